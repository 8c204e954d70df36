game-anaconda = Anaconda
about-anaconda = Pass the trash: three cards to the player on your left, then two, then one, and play your best five.

zone-anaconda-tray = What { $seat } passes
zone-anaconda-tray-own = What you pass
zone-anaconda-aside = What { $seat } throws away
zone-anaconda-aside-own = What you throw away
zone-anaconda-order = Cards { $seat } will turn up
zone-anaconda-order-own = You turn them up in this order

## What happens at the table

anaconda-deals = { $n } cards are dealt to each
anaconda-has-picked = { $seat } has picked what to pass
anaconda-has-picked-aloud = Passing { $n }
anaconda-has-chosen = { $seat } has chosen
anaconda-passed = { $n ->
    [one] Everyone passes one card
   *[other] Everyone passes { $n } cards
 }
anaconda-receives = { $seat } gets from { $seat2 }: { $cards }
anaconda-turns = { $seat } turns up { $card }
anaconda-scores = { $seat } wins the hand and a point

## In sight

poker-street-anaconda-deal = after the deal
poker-street-anaconda-pass-1 = first pass
poker-street-anaconda-pass-2 = second pass
poker-street-anaconda-pass-3 = third pass
poker-street-anaconda-pass-4 = fourth pass
poker-street-anaconda-pass-5 = fifth pass
poker-street-anaconda-pass-6 = sixth pass
poker-street-anaconda-last = last round
poker-street-anaconda-open = open card
poker-street-anaconda-choice = choice of five
poker-street-anaconda-open-1 = first open card
poker-street-anaconda-open-2 = second open card
poker-street-anaconda-open-3 = third open card
poker-street-anaconda-open-4 = fourth open card
anaconda-ready = ready
anaconda-choosing = choosing
anaconda-shows = shows { $card }
anaconda-point = wins the hand
anaconda-no-money = No chips: the best hand is worth a point
anaconda-halves = Split between the highest hand and the lowest
anaconda-declared = Split between high and low, and players say beforehand which they play for
anaconda-way-left = { $n ->
    [one] ↻ One card is passed to the left
   *[other] ↻ { $n } cards are passed to the left
 }
anaconda-way-right = { $n ->
    [one] ↺ One card is passed to the right
   *[other] ↺ { $n } cards are passed to the right
 }
anaconda-way-across = { $n ->
    [one] ⇄ One card is passed across the table
   *[other] ⇄ { $n } cards are passed across the table
 }
anaconda-way-seats = { $n ->
    [one] ↻ One card is passed { $m } seats to the left
   *[other] ↻ { $n } cards are passed { $m } seats to the left
 }
anaconda-memory = Pass { $n }: you gave { $seat } { $cards }; { $seat2 } gave you { $cards2 }
anaconda-line-points = Hands won

## What is asked

anaconda-pick-pass = { $n ->
    [one] Pass to { $seat }
   *[other] Pass the { $n } to { $seat }
 }
anaconda-pick-discard = { $n ->
    [one] Throw that card away
   *[other] Throw those { $n } away
 }
anaconda-to-pass = { $n ->
    [one] Mark the card you pass to { $seat }
   *[other] Mark the { $n } cards you pass to { $seat }
 }
anaconda-may-change = { $n ->
    [one] Waiting for the others. You may still mark another for { $seat }
   *[other] Waiting for the others. You may still mark { $n } others for { $seat }
 }
anaconda-to-discard = { $n ->
    [one] Keep five: mark the one you throw away
   *[other] Keep five: mark the { $n } you throw away
 }
anaconda-to-turn = Touch the card you are going to turn up
anaconda-to-order = Touch the card to turn up in place { $n } of { $m }
anaconda-move-pass = Pass { $cards }
anaconda-move-discard = Throw away { $cards }
anaconda-move-turn = Turn up { $card }

## Refusals

refused-anaconda-too-many = With so many cards each there cannot be more than { $n } players
refused-anaconda-pass-too-much = You cannot pass more cards than you hold: { $n }
refused-anaconda-no-tournament = A tournament needs chips: have betting, or play without a tournament
refused-anaconda-bring-in = The bring-in cannot be more than half the small bet, { $n }
refused-anaconda-pass = { $n ->
    [one] You have to pass one card
   *[other] You have to pass { $n } cards
 }
refused-anaconda-discard = { $n ->
    [one] You keep five: you have to throw one away
   *[other] You keep five: you have to throw { $n } away
 }
refused-anaconda-same = Those are the ones you had marked already
refused-anaconda-turn = Now say which card you turn up
refused-anaconda-turn-other = { $card } can no longer be turned up: choose another
refused-anaconda-mark = Mark the cards and confirm them

## Hints

hint-anaconda-pass = What you keep ends up best: in trial deals you win about { $n } %
hint-anaconda-pass-split = So your neighbour gets no two cards that go together, and what you keep wins about { $n } %
hint-anaconda-discard = The other five are your best hand
hint-anaconda-turn = Turning it up tells as little as can be of your hand
hint-anaconda-declare = Saying so you win about { $n } times in a hundred

## Options

anaconda-option-sb = Size of the bets
    .help = The small bet is twice this number and the big one four times.
anaconda-option-bets = Small and big bet
    .help = For example 10 and 20. The small one has to be even if whoever opens puts in half of it.
anaconda-value-bets-auto = by the size
anaconda-option-buy_in = Buy-in
    .help = Chips one starts with, in small bets.
anaconda-option-ante = Ante
    .help = What everyone posts before the deal.
anaconda-value-ante-tenth = a tenth of the small bet
anaconda-option-bring_in = Bring-in
    .help = What the first player puts in on the first round, like it or not: half the small bet, less, or nothing.
anaconda-value-bring_in-half = half the small bet
anaconda-value-bring_in-off = none
anaconda-option-over_bring_in = Over the bring-in
    .help = By how much the first bet of the first round rises.
anaconda-value-over_bring_in-complete = to the small bet
anaconda-value-over_bring_in-by_bring_in = by the bring-in each time
anaconda-option-hand_size = Cards each
    .help = How many are dealt. With fewer cards more can play.
anaconda-option-pass_cards = Cards passed
    .help = How many in each pass, in order; there is betting after each.
anaconda-option-pass_direction = Who gets them
    .help = In each pass: left, right, across, or so many seats to the left. The last one holds for the passes beyond.
anaconda-value-pass_direction-left_left_left = always to the left
anaconda-value-pass_direction-left_right_left = left, right, left
anaconda-value-pass_direction-left_across_right = left, across, right
anaconda-option-betting = When there is betting
    .help = On every round, only after the last pass, or never: then the best hand is worth a point.
anaconda-value-betting-full = on every round
anaconda-value-betting-end_only = only at the end
anaconda-value-betting-off = there is none
anaconda-option-open_card = Open card
    .help = The one that leads the hand, one of your choice, or four one by one with betting between.
anaconda-value-open_card-best = the leading one
anaconda-value-open_card-choice = of one’s choice
anaconda-value-open_card-roll = four, one by one
anaconda-option-hilo = High and low
    .help = Half the pot goes to the lowest hand. If cards speak, each half uses five of the seven; if players declare, the five chosen serve for all.
anaconda-value-hilo-cards_speak = cards speak
anaconda-value-hilo-declare = players declare
anaconda-option-jokers = Jokers
    .help = How many are added to the pack.
