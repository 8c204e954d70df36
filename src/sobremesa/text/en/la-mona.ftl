game-la-mona = La mona
about-la-mona = Make pairs, draw blind from your neighbour, and don’t be left with the sota de oros.

la-mona-lays = { $seat } pairs the { $cards }
la-mona-offers = { $seat } holds out the fan to { $seat2 }
la-mona-takes = { $seat } takes card number { $n } from { $seat2 }
la-mona-takes-card = { $seat } takes the { $card } from { $seat2 }
la-mona-passes = { $seat } passes a card to { $seat2 }
la-mona-passes-card = { $seat } passes the { $card } to { $seat2 }
la-mona-safe = { $seat } has no cards left: safe
la-mona-is = { $seat } is the mona, left with the { $card }!
la-mona-uncovers = { $seat } uncovers the { $card }: { $n ->
    [one] one pat
   *[other] { $n } pats
 } for { $seat2 }
la-mona-picked = took number { $n }

la-mona-arrange = Arrange your fan and hold it out to { $seat }
la-mona-draw = Take a card from the fan of { $seat }
la-mona-give = Choose the card you pass to { $seat }
la-mona-chance = Nobody finds a pair: the card for { $seat } is left to chance
la-mona-punish = Uncover a card: { $seat } has a hand on the table
la-mona-move-put = Put the { $card } in place { $n }
la-mona-move-take = Take card number { $n }
la-mona-move-offer = Hold out as it is
la-mona-move-shuffle = Shuffle and hold out
la-mona-move-pass = Pass one at random
la-mona-move-uncover = Uncover
la-mona-fan = Fan of { $seat }
la-mona-removed = The mona: { $card2 }. Out: { $card }
la-mona-aside = One card lies aside that nobody has seen
la-mona-hand = Hand { $n } of { $hands }
la-mona-from = { $seat } takes from { $seat2 }
la-mona-to = { $seat2 } passes to { $seat }
la-mona-sheet = { $seat } is the mona: { $card }
la-mona-line-mona = The mona
la-mona-line-pats = Pats
la-mona-line-monas = Monas

zone-la-mona-fan = Fan
zone-la-mona-pairs = Pairs
zone-la-mona-aside = Card set aside
zone-la-mona-uncovered = Cards uncovered
badge-la-mona = the mona
badge-la-mona-safe = safe
mark-la-mona = the mona

refused-la-mona-unseen = It is not for you to choose: { $seat } takes one unseen. Arrange your fan and hold it out
refused-la-mona-take = Take a card from the fan of { $seat }
refused-la-mona-neighbour = The card goes to { $seat }
refused-la-mona-random = Too long without a pair: the card is now left to chance
refused-la-mona-place = The { $card } cannot go there
refused-la-mona-arranged = Arranged enough: hold out your fan

la-mona-option-deck = Pack
    .help = The mona is the sota de oros, or the jack of diamonds.
la-mona-option-variant = How it is played
    .help = With the sota de oros and drawing blind, or with any card set aside unseen and choosing the one you pass.
la-mona-value-variant-classic = classic
la-mona-value-variant-blind = card set aside
la-mona-option-forfeit = Forfeit
    .help = The others uncover a card each: the mona gets as many pats, on screen, as its number says.
la-mona-value-forfeit-off = none
la-mona-value-forfeit-count = pats
la-mona-option-hands = Hands
    .help = Whoever has been the mona most often loses.

hint-la-mona-shuffle = Shuffle the fan, so that nobody knows where anything is
hint-la-mona-any = Unseen, all are alike; just don’t always take the same place
hint-la-mona-suspect = One pair of that number is down already: the { $card } may be the odd one
hint-la-mona-single = The { $card } may find its mate in another hand
