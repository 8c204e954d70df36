game-spades = Spades
about-spades = Spades are always trumps. Say how many tricks you will win, keep your word… and mind the extra ones.

spades-nil = Nil
spades-blind-nil = Blind nil
spades-says-nil = { $seat } says nil
spades-says-blind = { $seat } says blind nil
spades-look = See my cards
spades-looks = { $seat } looks at the cards
spades-look-or-blind = You have not seen your cards yet
spades-keep = Exchange nothing
spades-keeps = { $seat } exchanges nothing
spades-gives = { $seat } passes two cards to { $seat2 }
spades-gives-back = { $seat } gives two cards back to { $seat2 }
spades-receives = You are passed { $cards }
spades-give-cards = Pass { $cards }
spades-give-to = Pass to { $seat }
spades-may-give = You may pass two cards to { $seat }, who gives two back
spades-must-return = Give two cards back to { $seat }
spades-broken = Spades broken
spades-are-broken = Spades broken
spades-unbroken = Spades not broken
spades-bags = { $n ->
    [one] { $n } bag
   *[other] { $n } bags
 }
spades-side = { $seats }: { $won } of { $bid }
spades-side-bags = { $seats }: { $won } of { $bid } · { $n ->
    [one] { $n } bag
   *[other] { $n } bags
 }
spades-bags-full = Ten bags for { $seats }: { $points } points off
spades-sheet = The hand
spades-line-contract = Contract
spades-line-tricks = Tricks that count
spades-line-points = Points of the contract
spades-line-nil = Nils
spades-line-fine = Fine for bags
spades-line-bags = Bags
spades-line-total = Total

refused-spades-not-broken = Spades are not broken yet: lead another suit
refused-spades-look-first = First look at your cards, or say blind nil
refused-spades-no-blind = You cannot say blind nil now: a side must be at least a hundred points behind, the cards unseen, and only one of a side may
refused-spades-give-two = Two cards of your hand are passed, neither more nor fewer
refused-spades-whiz = You must bid just the spades you hold, or nil
refused-spades-mirror = You must bid just the spades you hold
refused-spades-suicide = In each pair one says nil and the other four or more
refused-spades-two-teams-seats = Two teams take six players
refused-spades-suicide-pairs = Suicide is played in pairs

hint-spades-bid = By your high cards and your spades, that is what to expect
hint-spades-nil = No high cards and no dangerous spades: a nil is worth a hundred
hint-spades-look = You are not so far behind as to risk it blind
hint-spades-blind = You are far behind: blind it is worth two hundred
hint-spades-give-high = Give what is most likely to win
hint-spades-give-low = Give back cards that do not win
hint-spades-need = You need { $n ->
    [one] one more trick
   *[other] { $n } more tricks
 }: try to win this one
hint-spades-cover = Cover { $seat }'s nil: play above it
hint-spades-duck-nil = You are nil: stay below
hint-spades-dump-nil = You are nil: throw the highest that does not win
hint-spades-attack = { $seat } is nil: go low and see whether it must be taken
hint-spades-bags = Your contract is safe: this trick would be a bag
hint-spades-partner = { $seat } is winning it: spend nothing

spades-option-teams = Sides
    .help = Pairs (with six, three pairs), each alone, or with six two teams of three. Three always play each alone.
spades-value-teams-two_teams = two teams of three
spades-option-target = Points to win
    .help = The match ends when a side reaches these points, or falls to as many below zero.
spades-option-hands = Hands
    .help = Play to the points, or a fixed number of hands after which the most points win.
spades-value-hands-none = to the points
spades-option-variant = Variant
    .help = What may be bid: anything; your spades or nil; only your spades; one of the pair nil and the other four or more; or all bid before seeing their cards.
spades-value-variant-normal = normal
spades-value-variant-whiz = whiz: your spades or nil
spades-value-variant-mirror = mirror: your spades
spades-value-variant-suicide = suicide: one of the two is nil
spades-value-variant-all_blind = everybody blind
spades-option-nil = Nil
    .help = Bidding zero is a bet on winning no trick: a hundred points. Without it zero is a number like any other, and there is no blind nil either.
spades-option-blind_nil = Blind nil
    .help = Before seeing their cards, a player whose side is a hundred points behind may say nil: two hundred.
spades-option-fail_penalty = Failed contract
    .help = Ten points off for each missing trick, or for all that were bid.
spades-value-fail_penalty-missing = for each missing trick
spades-value-fail_penalty-total = for all that were bid
spades-option-failed_nil = Tricks of a failed nil
    .help = They count for nothing, or are added to those of the side.
spades-value-failed_nil-ignored = count for nothing
spades-value-failed_nil-counted = are added
spades-option-bags = Bags
    .help = Every ten extra tricks cost a hundred points, or nothing.
spades-value-bags-none = no fine
spades-option-fit = If the deal does not come out even
    .help = With six players: both twos of diamonds or both twos of clubs are taken out, or two cards stay unseen.
spades-value-fit-remove_2d = without the twos of diamonds
spades-value-fit-remove_2c = without the twos of clubs
spades-value-fit-aside = two cards aside
spades-option-twins = Identical cards
    .help = Which of two identical cards in a trick wins.
spades-value-twins-first = the first
spades-value-twins-second = the second
spades-option-deck = Pack
    .help = French, or the Spanish poker pack, where spades are espadas: only the drawing changes.
