game-pocha = Oh Hell
about-pocha = Say how many tricks you will win, and win just those: not one more, not one less.

pocha-card-joker-1 = red joker
pocha-card-joker-2 = black joker
pocha-high = Overbid: { $n } bid for { $tricks }
pocha-low = Underbid: { $n } bid for { $tricks }
pocha-even = Level: { $n } bid for { $tricks }
pocha-asked = Bid so far: { $n } of { $tricks }
pocha-hand = Hand { $n } of { $all }: { $each ->
    [one] one card
   *[other] { $each } cards
 }
pocha-how-many-but = How many tricks will you win? Not { $n }: that would be level
pocha-names = { $seat } leads { $suit }
pocha-lead-suit = { $suit }
pocha-which-suit = Which suit does your joker lead?
pocha-led = The joker leads { $suit }
pocha-sheet = The hand
pocha-line-bid = Bid
pocha-line-tricks = Won
pocha-line-points = Points
pocha-line-total = Total

refused-pocha-level = You bid last: not { $n }, or the bids would come out level
refused-pocha-name-suit = First say which suit the joker leads: one of the two of its colour

hint-pocha-bid = By your high cards and trumps, that is what to expect
hint-pocha-bid-zero = You have nothing to win with: a good zero is worth ten
hint-pocha-need = You need { $n ->
    [one] one more trick
   *[other] { $n } more tricks
 }: try to win this one
hint-pocha-take-last = You play last and you need it: it is yours
hint-pocha-dump = You have yours: throw the highest card that does not win
hint-pocha-duck = You do not want this trick: stay below
hint-pocha-low-lead = You have yours: lead low and let another win
hint-pocha-spoil = { $seat } has enough already: give them one more
hint-pocha-suit = Of that colour, it is the suit that suits you best

pocha-option-bidding = Bidding
    .help = All at once in secret, or aloud in turn; then the dealer may not make the bids come out level.
pocha-value-bidding-hidden = in secret, at once
pocha-value-bidding-open = aloud, in turn
pocha-option-schedule = Cards in each hand
    .help = From many to one and back, only down, or only up.
pocha-value-schedule-down_up = down and up
pocha-value-schedule-down = down
pocha-value-schedule-up = up
pocha-option-top_hands = Largest hands
    .help = Just one, or as many as players so that each deals one. Automatic: as many as players when bids are aloud.
pocha-value-top_hands-one = one
pocha-value-top_hands-per_player = one for each player
pocha-option-max_cards = Most cards
    .help = With three, four or five players, never more than ten cards each.
pocha-value-max_cards-none = as many as there are
pocha-option-trump = Trumps
    .help = How the trump suit of each hand is made.
pocha-value-trump-turned = a card is turned up
pocha-value-trump-fixed = always spades
pocha-value-trump-last_card = turned up, or the dealer's last card
pocha-value-trump-none = never any
pocha-option-no_trump_ends = Ends without trumps
    .help = The first and the last hand are played without trumps.
pocha-option-target = Goal
    .help = Play the series of hands once, or go on until somebody reaches 100.
pocha-value-target-none = the whole series
pocha-option-jokers = Jokers
    .help = Two coloured jokers: each is the highest card of the suits of its colour.
pocha-option-deck = Pack
    .help = French or Spanish. The number of cards dealt changes with it.
pocha-option-rank_order = Order of the cards
    .help = The natural one, or that of brisca, with the three right behind the ace.
pocha-value-rank_order-natural = natural
pocha-value-rank_order-brisca = ace, three, king…
pocha-option-direction = Direction of play
    .help = Which way the turn goes round the table.
