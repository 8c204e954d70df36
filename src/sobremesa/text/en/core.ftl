# What all the games share.

line-with = { $told } with { $using }
list-and = { $first } and { $last }
seat-name = Player { $n }
seat-dummy = the dummy

## Cards

card-french = { $r } of { $s }
card-spanish = { $r } of { $s }
card-spanish52 = { $r } of { $s }
card-mixed = { $r } of { $s }
card-joker = joker

rank-french-A = ace
rank-french-2 = two
rank-french-3 = three
rank-french-4 = four
rank-french-5 = five
rank-french-6 = six
rank-french-7 = seven
rank-french-8 = eight
rank-french-9 = nine
rank-french-T = ten
rank-french-11 = eleven
rank-french-12 = twelve
rank-french-13 = thirteen
rank-french-J = jack
rank-french-Q = queen
rank-french-K = king
suit-french-s = spades
suit-french-h = hearts
suit-french-d = diamonds
suit-french-c = clubs

rank-spanish-1 = ace
rank-spanish-2 = two
rank-spanish-3 = three
rank-spanish-4 = four
rank-spanish-5 = five
rank-spanish-6 = six
rank-spanish-7 = seven
rank-spanish-8 = eight
rank-spanish-9 = nine
rank-spanish-10 = sota
rank-spanish-11 = caballo
rank-spanish-12 = king
suit-spanish-o = oros
suit-spanish-c = copas
suit-spanish-e = espadas
suit-spanish-b = bastos

rank-spanish52-A = ace
rank-spanish52-2 = two
rank-spanish52-3 = three
rank-spanish52-4 = four
rank-spanish52-5 = five
rank-spanish52-6 = six
rank-spanish52-7 = seven
rank-spanish52-8 = eight
rank-spanish52-9 = nine
rank-spanish52-T = ten
rank-spanish52-J = sota
rank-spanish52-Q = caballo
rank-spanish52-K = king
suit-spanish52-o = oros
suit-spanish52-c = copas
suit-spanish52-e = espadas
suit-spanish52-b = bastos

rank-mixed-A = ace
rank-mixed-2 = two
rank-mixed-3 = three
rank-mixed-4 = four
rank-mixed-5 = five
rank-mixed-6 = six
rank-mixed-7 = seven
rank-mixed-8 = eight
rank-mixed-9 = nine
rank-mixed-T = ten
rank-mixed-J = jack
rank-mixed-Q = queen
rank-mixed-K = king
suit-mixed-s = spades
suit-mixed-h = hearts
suit-mixed-d = diamonds
suit-mixed-c = clubs
suit-mixed-o = oros
suit-mixed-u = copas
suit-mixed-e = espadas
suit-mixed-b = bastos

## Families

family-tricks = Tricks
family-vying = Vying and poker
family-shedding = Shedding
family-matching = Matching and memory
family-fishing = Fishing
family-rummy = Melds
family-banking = Against the bank
family-patience = Patience
family-puzzles = Puzzles
family-dice = Dice
family-tiles = Tiles
family-boards = Boards
family-sports = Table sports

## Zones

zone-hand = { $seat }’s hand
zone-hand-own = Your hand
zone-stock = Stock
zone-discard = Discard pile
zone-trick = Trick
zone-pile = Cards won by { $seat }
zone-pile-own = Cards you have won
zone-table = Table
zone-board = Board
zone-last-trick = Last trick
zone-dice = Dice in the open
zone-cup = Cup
zone-played = Card played

## Poker dice

face-A = ace
face-K = king
face-Q = queen
face-J = jack
face-R = red
face-N = black

## Badges

badge-mano = plays first
badge-dealer = deals
badge-turn = to play
badge-out = out
badge-winner = wins

## What any game says

turn-yours = Your turn
turn-of = { $seat } to play
move-deal = Deal
event-deal = { $seat } deals
event-play = { $seat } plays { $card }
event-pass = Pass
event-timeout = Time is up
trump-is = Trumps: { $suit }
hint-best = Of all the hands there may be, it turns out best
hint-ahead = Looking some moves ahead, this one comes out best
stock-left = { $n } left in the stock

## Options shared by games

option-seats = Players
    .help = How many sit at the table.
option-variant = Variant
option-preset = Style
option-deck = Pack
    .help = Which cards are used.
option-packs = Packs
option-jokers = Jokers
    .help = How many jokers are added.
option-hand_size = Cards each
option-teams = Sides
option-direction = Direction of play
option-target = Points to win
option-hands = Hands
    .help = How many hands are played.
option-limit = Elimination limit
option-time = Time
    .help = Seconds to decide.
option-fit = If the deal is not even
value-on = yes
value-off = no
value-none = none
value-any = any
value-auto = automatic
value-individual = individual
value-pairs = in pairs
value-anticlockwise = to the right
value-clockwise = to the left
value-es40 = Spanish, 40 cards
value-es48 = Spanish, 48 cards
value-fr52 = French, 52 cards
value-es52 = Spanish poker pack
value-mix104 = French and Spanish mixed
value-preset = as the style says

## Refusals

refused-unknown-card = There is no card “{ $text }” in this pack
refused-card-twice = You named the { $card } twice
refused-unknown-game = I know no game “{ $text }”
refused-unknown-language = I do not speak “{ $text }”; you may choose { $allowed }
refused-unknown-move = You cannot do “{ $text }” here
refused-no-talk = No talking now
refused-no-hints = No hints in a tournament with other people
refused-not-your-turn = It is not your turn
refused-match-over = The match is over
refused-option-unknown = This game has no option “{ $option }”; it has { $allowed }
refused-option-value = “{ $value }” will not do for “{ $option }”; you may choose { $allowed }
refused-seats = It cannot be played by { $n }; it can by { $allowed }
refused-position-value = I do not understand “{ $name }” in the position
refused-position-twice = “{ $text }” lies in two places of the position
refused-position-missing = “{ $text }” is missing from the position
refused-no-rules = There is no rulebook page for “{ $text }”
refused-not-held = You do not hold the { $card }
refused-must-follow = You must follow suit: { $suit }
refused-no-timeout = There is time left
refused-fair-mismatch = The secret does not fit the published commitment
refused-record-step = Step { $n } of the record is not legal ({ $rule })
refused-record-scores = The record says { $told } and the match gives { $found }
refused-unknown-bot = There is no bot “{ $text }”; you may choose { $allowed }
refused-record-unreadable = The record cannot be read: { $text }
seats = { $seats }

## Signals between partners

senas-signals = { $seat } signals the { $card }
senas-sign = signal: { $card }
senas-signal = Signal: { $card }
senas-watch = Watch { $seat }
senas-watched = you watch
refused-senas-no = You cannot make that signal now
