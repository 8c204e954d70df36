game-belote = Belote
about-belote = Somebody takes the turned card and makes trumps: his pair must win more than half of the 162 points.

badge-belote-taker = taker

belote-says-pass = Pass
belote-says-two = Two
belote-says-take = I take: { $suit }
belote-says-suit = I take on { $suit }
belote-says-belote = Belote
belote-says-rebelote = Rebelote
belote-says-capote = Capot!
belote-said-pass = passed
belote-said-two = passed twice
belote-has-belote = belote
belote-nobody-takes = Nobody takes: the cards are thrown in and the next player deals
belote-made = { $seats } make it with { $points } points
belote-inside = { $seats } fail with { $points } points
belote-even = Even: eighty-one each, and those of { $seats } are put by
belote-capote = { $seats } win every trick
belote-capote-against = { $seats } win not one trick

belote-choose-take = Do you take the { $card }?
belote-choose-suit = Name a suit or say two
belote-move-pass = Pass
belote-move-two = Two
belote-move-take = I take: { $suit }
belote-move-suit = I take on { $suit }
    .short = Take
belote-move-announce = { $card }, and belote

belote-turned = Turned card: { $card }
belote-taken = Trumps: { $suit } (taken by { $seat })
belote-put-by = { $n } points put by for whoever wins the hand

belote-sheet = The hand
belote-sheet-passed = Nobody took
belote-sheet-made = { $seats }: contract made
belote-sheet-inside = { $seats }: contract failed
belote-sheet-even = Even: 81 each
belote-sheet-capote = { $seats }: capot
belote-sheet-capote-against = { $seats }: failed without a trick
belote-line-points = Cards and ten for last
belote-line-belote = Belote
belote-line-scored = Scored
belote-line-total = Total

refused-belote-name-a-suit = In the second round you must name a suit
refused-belote-first-round = In the first round only the turned suit can be taken
refused-belote-turned-suit = The turned suit ({ $suit }) can no longer be named
refused-belote-no-belote = Belote is announced over the king or queen of trumps, holding both

belote-option-target = Points
    .help = The first pair to get there wins the match; if both do, the one with more.
belote-option-second_round = Second round
    .help = If nobody takes in the first, which suits can be named.
belote-value-second_round-other_suit = the other three
belote-value-second_round-any = any
belote-option-rank_order = Order of the cards
    .help = That of belote (jack and nine lead the trumps), or plainly from ace to seven in every suit. The points stay the same.
belote-value-rank_order-belote = belote's own
belote-value-rank_order-natural = ace to seven
belote-option-undertrump = Unable to overtrump
    .help = When an opponent's trump wins and yours are lower: trump all the same, or play what you like.
belote-value-undertrump-required = trump all the same
belote-value-undertrump-free = what you like
belote-option-litigio = 81 each
    .help = The takers fail, or their 81 wait for the pair that wins the next hand.
belote-value-litigio-dentro = takers fail
belote-value-litigio-held = put by
belote-option-belote_counts = Belote counts
    .help = The twenty of belote help to make the contract, and the opponents' to break it.
belote-option-announce = Announcing belote
    .help = It announces itself, or is lost unless you say it over the first of the two cards.
belote-value-announce-auto = by itself
belote-value-announce-manual = must be said

hint-belote-take-jack = You hold the jack of { $suit } and { $n ->
    [one] one trump
   *[other] { $n } trumps
 }: enough to take
hint-belote-take-jack-nine = With jack and nine of { $suit } you rule the trumps: take
hint-belote-take = With { $n ->
    [one] one trump
   *[other] { $n } trumps
 } in { $suit } and the rest of your hand, taking pays
hint-belote-pass = Not good enough for 82 points: let somebody else take
hint-belote-announce = Say belote: twenty points, whether the trick is yours or not
