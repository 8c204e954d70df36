# What all games of poker share.

## Badges and zones

badge-button = button
badge-button-short = D
badge-small-blind = small blind
badge-small-blind-short = SB
badge-big-blind = big blind
badge-big-blind-short = BB
badge-straddle = straddle
badge-folded = folded
badge-all-in = all in
badge-opens = opens
badge-opens-short = 1st
zone-community = Shared cards
zone-open = { $seat }’s open cards
zone-open-own = Your open cards
zone-exposed = Cards seen by mistake
zone-burns = Burnt cards
zone-bet = { $seat }’s bet
zone-bet-own = Your bet
zone-pot = Pot
poker-pot-main = Main
poker-pot-side = Side { $n }

## Hands

poker-hand-nothing = no cards
poker-hand-high-card = high card: { $rank }
poker-hand-pair = a pair of { $say }
poker-hand-two-pair = two pair, { $say } and { $say2 }
poker-hand-three = three { $say }
poker-hand-straight = { $rank }-high straight
poker-hand-flush = { $rank }-high flush
poker-hand-full = full house, { $say } over { $say2 }
poker-hand-four = four { $say }
poker-hand-five = five { $say }
poker-hand-straight-flush = { $rank }-high straight flush
poker-hand-royal = royal flush
poker-hand-low = low: { $told }
poker-hand-low-of = low with { $say }: { $told }
poker-low-pair = a pair
poker-low-two-pair = two pair
poker-low-three = three of a kind
poker-low-straight = a straight
poker-low-flush = a flush
poker-low-full = a full house
poker-low-four = four of a kind
poker-low-straight-flush = a straight flush
poker-many-2 = twos
poker-many-3 = threes
poker-many-4 = fours
poker-many-5 = fives
poker-many-6 = sixes
poker-many-7 = sevens
poker-many-8 = eights
poker-many-9 = nines
poker-many-T = tens
poker-many-J = jacks
poker-many-Q = queens
poker-many-K = kings
poker-many-A = aces
poker-many-J-es = jacks
poker-many-Q-es = knights

## Buttons

poker-move-fold = Fold
poker-move-bring-in = Bring in { $n }
poker-move-check = Check
poker-move-call = Call { $n }
poker-move-call-all = Call all in: { $n }
poker-move-bet = Bet { $n }
poker-move-raise = Raise to { $n }
poker-move-complete = Complete to { $n }
poker-move-all-in = All in: { $n }
poker-move-deal = Deal
poker-move-stay = Stay as I am
poker-move-leave = Leave the table
poker-move-show = Show the cards
poker-move-muck = Muck them
poker-move-buy = Buy { $n ->
    [one] { $n } chip
   *[other] { $n } chips
 }
poker-control-bet = Bet
poker-control-raise = Raise to
poker-control-buy = Buy chips
poker-size-least = min
poker-size-2-quarters = ½
poker-size-3-quarters = ¾
poker-size-4-quarters = pot
poker-size-all-in = all
poker-size-most = max

## Prompts

poker-to-call = It is { $n } to call
poker-to-open = You open: { $n }, or a full bet
poker-to-bring = You must open for { $n }
poker-to-bet = You open: you have to bet
poker-free = You may check for nothing
poker-broke = You are out of chips: buy more or leave
poker-may-show = You have won unseen; you may show if you like
poker-may-deal = The hand is over: you may deal
poker-may-buy = You may top up your chips before the next hand
poker-may-leave = The hand is over: you may stay or leave the table

## What happens

poker-draws = { $seat } draws { $card }
poker-folds = { $seat } folds
poker-folds-aloud = Fold
poker-checks = { $seat } checks
poker-checks-aloud = Check
poker-calls = { $seat } calls { $n }
poker-calls-aloud = Call
poker-calls-all-in = { $seat } calls with all that is left: { $n }
poker-calls-all-in-aloud = Call, all in
poker-bets = { $seat } bets { $n }
poker-bets-aloud = Bet { $n }
poker-raises = { $seat } raises to { $n }
poker-raises-aloud = Raise to { $n }
poker-completes = { $seat } completes to { $n }
poker-completes-aloud = Complete to { $n }
poker-all-in = { $seat } is all in: { $n }
poker-all-in-aloud = All in: { $n }
poker-returned = { $seat } takes back { $n } that nobody called
poker-deals-flop = Flop: { $cards }
poker-deals-turn = Turn: { $cards }
poker-deals-river = River: { $cards }
poker-slip-first = The first card has been seen: a new shuffle and deal
poker-slip-holes = Several cards have been seen: a new deal
poker-slip-hole = { $card } of { $seat } has been seen: another card instead, and that one is the burn
poker-slip-extra = { $seat } got a card too many: it goes back and is the burn
poker-slip-flop = Wrong flop ({ $cards }): shuffled back and dealt again without a burn
poker-slip-turn = The turn came too early: { $card } is set aside
poker-slip-river = The river came too early: { $card } goes back to the stock
poker-brings-in = { $seat } brings in { $n }
poker-brings-in-aloud = Bring in { $n }
poker-deals-street = Dealing: { $say }
poker-deals-open = { $seat } gets { $cards }
poker-deals-shared = There are not enough cards: { $card } is everybody’s
poker-shows = { $seat } shows { $cards }
poker-wins = { $seat } wins { $n }
poker-won = wins { $n }
poker-is-out = { $seat } is out
poker-leaves = { $seat } leaves the table
poker-buys = { $seat } buys { $n ->
    [one] { $n } chip
   *[other] { $n } chips
 }

## For all to see

poker-hand-number = Hand { $n }
poker-hand-of = Hand { $n } of { $m }
poker-plays = The game is { $say }
poker-game-texas-holdem = Texas hold’em
poker-game-omaha = Omaha
poker-game-omaha-hilo = Omaha hi-lo
poker-game-five-card-draw = five-card draw
poker-game-five-card-stud = five-card stud
poker-game-razz = razz
poker-game-seven-card-stud = seven-card stud
poker-game-seven-card-stud-hilo = seven-card stud hi-lo
poker-structure-nl = No limit
poker-structure-pl = Pot limit
poker-structure-fl = Fixed limit
poker-structure-spread = Spread limit
poker-blinds = Blinds { $n }/{ $m }
poker-ante = Ante { $n }
poker-one-ante = The big blind posts everyone’s ante: { $n }
poker-limits = Bets of { $n } and { $m }
poker-spread = Bets from { $n } to { $m }
poker-brings = Bring-in of { $n }
poker-lowest-wins = The lowest hand wins
poker-level = Level { $n }
poker-street = Street: { $say }
poker-street-preflop = preflop
poker-street-flop = flop
poker-street-turn = turn
poker-street-river = river
poker-street-second = second street
poker-street-third = third street
poker-street-fourth = fourth street
poker-street-fifth = fifth street
poker-street-sixth = sixth street
poker-street-seventh = seventh street
poker-pot = With the bets: { $n }
poker-carried = { $n } stay for the next pot
poker-dead-cards = Seen and out of play: { $cards }
poker-raked = The house has kept { $n }
poker-clock = { $n } seconds per decision, and a minute in reserve
poker-no-clock = No clock
poker-chat-free = Talk is free, but not about the hand in play
poker-chat-between_hands = Talk between hands only
poker-chat-off = No talk
poker-sheet = The hand is over
poker-line-hand = This hand
poker-line-stack = Chips
poker-line-result = Won or lost
poker-line-outlasted = Rivals outlasted
poker-line-alone = { $seat } takes { $n }: nobody else stayed in
poker-line-won = { $seat } takes { $n }
hilo-line-high = { $seat } wins { $n } as the high half
hilo-line-low = { $seat } wins { $n } as the low half
hilo-line-no-low = Nobody has a low: it all goes to the high hand
poker-low-told = { $told }

## Hints

hint-poker-value = You win about { $n }% of the pot: let them pay to see it
hint-poker-bluff = With { $n }% of the pot you will not win by showing; you will if they fold
hint-poker-call = You win about { $n }% of the pot and staying costs { $m }%
hint-poker-check = Another card is free; you win about { $n }% of the pot
hint-poker-bring-in = You have to open, and this is the cheap way; you win about { $n }% of the pot
hint-poker-fold = Staying costs { $m }% of the pot and you would win only about { $n }%

## Refusals

refused-poker-must-call = You cannot check: call { $n }, raise or fold
refused-poker-nothing-to-call = There is nothing to call: you may check
refused-poker-bring-in = You must open: bring in { $n } or make a full bet
refused-poker-must-bet = You open and have to bet
refused-poker-rotation = There is no such mixed game: { $text }
refused-poker-rotation-seats = Eight at most can play stud
refused-poker-rotation-jokers = Mixed games have no jokers
refused-poker-exactly = In fixed limit the bet here is exactly { $n }
refused-poker-either = Here the bet is { $n } or { $m }
refused-poker-too-little = It must be at least { $n }
refused-poker-too-much = The limit here is { $n }
refused-poker-no-chips = Your chips only reach { $n }
refused-poker-cap = There have been { $n } bets in this round: call or fold
refused-poker-nobody-left = Nobody has the chips to call a raise
refused-poker-closed = The last raise was not a full one: you may call but not raise again
refused-poker-not-the-dealer = Somebody else deals
refused-poker-hand-over = The hand is over
refused-poker-buy-too-much = You may buy { $n } chips at most
refused-poker-no-card = Cards are not played here: you bet on them
refused-stud-bring-in = The bring-in must be below the small bet, { $n }
refused-stud-odd-bet = Half of { $n } is no whole number of chips: say how much the bring-in is
refused-poker-bets-order = The small bet cannot be larger than the big one
refused-poker-between-hands = That is done between hands, not during one
refused-poker-hand-goes-on = Cards are shown when the hand ends
refused-poker-no-bring-in = There is no bring-in to post now: call, raise or fold
refused-poker-rake = The house cannot take more than 100% of a pot: { $n }
refused-poker-level = The small blind cannot be larger than the big one: { $text }
refused-poker-no-room = The smallest raise here would be { $n } and the largest is { $m }: you may call but not raise
refused-stud-odd-small = With a small bet of { $n } the bring-in, which is half of it, would be no whole number of chips

## Options

option-structure = Betting limit
    .help = How much may be bet at once.
value-structure-nl = no limit
value-structure-pl = pot limit
value-structure-fl = fixed limit
value-structure-spread = spread limit
option-format = Format
    .help = In a cash game chips are bought and taken away; a tournament goes on until one player has them all.
value-format-cash = cash game
value-format-tournament = tournament
option-sb = Small blind
    .help = In chips. The big blind is always twice as much.
option-bets = Bet sizes
    .help = The small and the big bet of fixed limit, or the least and the most of spread limit.
value-bets-auto = from the blinds
option-forced = Forced bets
    .help = What is posted before the deal.
value-forced-blinds = blinds
value-forced-antes = antes
value-forced-blinds_antes = blinds and antes
value-forced-bb_ante = big blind ante
option-ante = Ante
    .help = What everyone posts besides the blinds, or instead of them.
value-ante-tenth = a tenth of the bet
option-heads_up = Heads-up
    .help = With two players, who posts the small blind.
value-heads_up-button_sb = the button
value-heads_up-left_sb = the player left of the button
option-min_raise = Smallest raise
    .help = How much a raise must add.
value-min_raise-last_raise = as the last raise
value-min_raise-double = twice the bet
option-reopen = Incomplete raises
    .help = Whether several incomplete raises add up to one that lets those who acted raise again.
value-reopen-cumulative = add up
value-reopen-single = do not add up
option-max_bets = Bets per round
    .help = How many bets and raises a round may have.
option-max_bets_heads_up = Cap heads-up
    .help = Whether the cap holds when a round starts with two players.
value-max_bets_heads_up-same = the same
option-repoker = Five of a kind
    .help = Where five of a kind, made with a joker, stands.
value-repoker-below_sf = below straight flushes
value-repoker-top = above everything
option-joker_tie = Ties with a joker
    .help = What happens between hands of one class when one has a joker.
value-joker_tie-category = fewer jokers win
value-joker_tie-exact = it loses only if all is equal
value-joker_tie-split = jokers never decide
option-showdown = At the showdown
    .help = Whether losers may keep their cards to themselves.
value-showdown-muck = losers muck
value-showdown-all = all show
option-all_in_face_up = All in face up
    .help = Once no more bets are possible, hands are turned up before the cards to come.
option-odd_chip = Odd chips
    .help = Who gets a chip that cannot be divided.
value-odd_chip-button = nearest left of the button
value-odd_chip-suit = the highest card
option-first_dealer = First deal
    .help = How it is decided who has the button first.
value-first_dealer-draw = by the highest card
value-first_dealer-random = at random
option-button = Button
    .help = Whether the button skips empty seats or may fall on one.
value-button-moving = skips empty seats
value-button-dead = may fall on one
option-buy_in = Buy-in
    .help = Chips to start with, in big blinds.
option-rebuy = Buying again
    .help = Whether chips may be bought between hands, up to the buy-in.
value-rebuy-between_hands = between hands
option-levels = Levels
    .help = The blinds of a tournament, which rise every ten hands.
value-levels-standard = the usual ones
option-rake = House’s share
    .help = The percentage of each pot that the house keeps, and its maximum.
option-rotation = Mixed games
    .help = The game changes with each lap of the button.
value-rotation-horse = HORSE
option-mixed_limits = Mixed limits
    .help = One lap at fixed limit, one at no limit.
value-mixed_limits-alternate = alternate
option-dealer_errors = Dealer’s errors
    .help = Now and then the dealer slips, and it is put right as the rules say.
option-chat = Talk
    .help = When there may be talk at the table.
value-chat-free = free
value-chat-between_hands = between hands
option-burn = Burns
    .help = Whether a card is put aside before the flop, the turn and the river.

## Wild cards of any kind

mark-wild = wild
option-wild = Wild cards
    .help = Cards of the pack that may also stand for whatever helps most.
value-wild-deuces = deuces
value-wild-one_eyed = one-eyed jacks
option-joker_kind = What a joker may be
    .help = As a bug it is an ace, or completes a straight or a flush.
value-joker_kind-full = any card
value-joker_kind-bug = a bug
option-double_ace = Doubled cards in a flush
    .help = In a flush a wild card may repeat one that is there: a second ace, say.
option-wild_five_order = Between fives of a kind
    .help = What decides between two fives of a kind.
value-wild_five_order-rank = the higher rank
value-wild_five_order-tie_rule = the rule of ties
poker-wild-jokers = Jokers: { $n }
poker-wild-bugs = Jokers, as bugs: { $n }
poker-wild-doubled = In a flush a wild card may repeat another
poker-wild-fives = Fives of a kind follow the rule of ties
poker-wild-rank = Wild: { $say }
poker-wild-cards = Wild: { $cards }
poker-repoker-below = Five of a kind ranks below a straight flush
poker-repoker-top = Five of a kind beats everything
poker-wild-named = { $say } are wild
poker-wild-is = { $card } plays { $rank }
poker-wild-ties = Ties with wild cards: { $say }

## High and low

badge-high-half = high
badge-low-half = low
mark-of-high = in the high hand
mark-of-low = in the low hand
hilo-high = { $n } for the high hand to { $seats }
hilo-low = { $n } for the low hand to { $seats }
hilo-won-high = { $n } for the high
hilo-won-low = { $n } for the low
hilo-no-low = No low is possible
option-qualifier = Highest card of a low
    .help = A low hand with a higher card does not count.
value-qualifier-none = no limit
poker-move-alto = High
poker-move-bajo = Low
poker-move-ambos = Both
poker-to-declare = Say in secret what you play for: the high, the low or both
poker-has-declared = { $seat } has decided what to play for
poker-declares-alto = { $seat }: high
poker-declares-bajo = { $seat }: low
poker-declares-ambos = { $seat }: both
poker-declared-alto = says high
poker-declared-bajo = says low
poker-declared-ambos = says both
refused-poker-declare = Now you have to say high, low or both
