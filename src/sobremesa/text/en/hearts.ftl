game-hearts = Hearts
about-hearts = Take no hearts and not the queen of spades… or take them all.

hearts-has-passed = { $seat } has chosen what to pass
hearts-receives = You are passed { $cards }
hearts-broken = Hearts are broken
hearts-undecided = Everything cancels: the trick stays on the table
hearts-moon = The moon!
hearts-points = { $n ->
    [one] { $n } point this hand
   *[other] { $n } points this hand
 }
hearts-pass-cards = Pass { $cards }
hearts-pass-to = Pass to { $seat }
hearts-choose-three = Choose three cards for { $seat }
hearts-choose-moon = You have taken them all: choose who pays
hearts-move-add = Add { $n } to the others
hearts-move-subtract = Take { $n } off yours
hearts-are-broken = Hearts broken
hearts-unbroken = Hearts not broken
hearts-to-left = Passing to the left
hearts-to-right = Passing to the right
hearts-across = Passing across
hearts-on-table = { $n } cards on the table for the next trick
hearts-sheet = The hand
hearts-line-hand = Points taken
hearts-line-moon = The moon: written
hearts-line-total = Total
hearts-line-pair = Total of the pair

refused-hearts-pass = You pass three cards of your hand, no more and no fewer
refused-hearts-pass-first = Three cards must be passed first
refused-hearts-first-trick = That may not go to the first trick while you hold anything else
refused-hearts-first-lead = The first trick is opened with the lowest club
refused-hearts-not-broken = Hearts are not broken yet: lead another suit
refused-hearts-cancellation-seats = Two packs are for four to eight players
refused-hearts-one-pack-seats = Seven or eight players need two packs (cancellation)
refused-hearts-teams-seats = Pairs are for four players

value-black_marie = Black Marie
hearts-option-preset = House rules
    .help = Black Marie: three cards always pass to the right and hearts need not be broken.
hearts-option-teams = Sides
    .help = Everyone alone, or two pairs that add their points.
hearts-option-scoring = What cards cost
    .help = One point a heart, the number printed, pictures grouped, or only the high ones dearer.
hearts-value-scoring-normal = one a heart
hearts-value-scoring-spot = the card's number
hearts-value-scoring-grouped = pictures 10, ace 15
hearts-value-scoring-high = pictures and ace cost more
hearts-option-spot_ace = Ace of hearts
    .help = What it costs when each heart costs its number.
hearts-option-pass_direction = Passing
    .help = Who gets the three cards before play.
hearts-value-pass_direction-rotating = changes every hand
hearts-value-pass_direction-none = no passing
hearts-value-pass_direction-always_right = always to the right
hearts-option-free_hearts = Free hearts
    .help = Hearts may be led at any time and thrown to the first trick.
hearts-option-moon = The moon
    .help = Whoever takes everything adds the points to the others, takes them off his own, or chooses.
hearts-value-moon-add = added to the others
hearts-value-moon-subtract = taken off his own
hearts-value-moon-choose = he chooses
hearts-option-cancellation = Cancellation
    .help = With two packs: two identical cards in a trick cancel each other.
hearts-option-nines = Two-round nines
    .help = If a nine is led, the trick goes round twice.
hearts-option-target = Limit
    .help = The match ends when somebody reaches so many points; the fewest win.
hearts-option-tie = Ties
    .help = If the lowest are level: play on, or share the win.
hearts-value-tie-play_on = play on
hearts-value-tie-shared = shared
hearts-option-queen_breaks = The queen breaks
    .help = Throwing the queen of spades breaks hearts too.
hearts-option-deck = Pack
    .help = French, or the Spanish poker pack: only the drawing changes.

hint-hearts-pass-spades = Get rid of the high spades: with few to guard them they would end up catching the queen
hint-hearts-pass-high = Pass what may cost you most, and shorten a suit
hint-hearts-moon-add = Let the others pay
hint-hearts-moon-subtract = Take it off yours: added to the others it would end the match with you behind
hint-hearts-flush = Lead low spades: that drives the queen out of whoever has her
hint-hearts-lead-low = Lead what somebody else will probably have to win
hint-hearts-give-queen = The queen for { $seat }!
hint-hearts-give = Give away { $points ->
    [one] a point
   *[other] { $points } points
 } while the trick is somebody else's
hint-hearts-duck = It is the highest card that does not win the trick
hint-hearts-under = It stays under: this trick is not yours
hint-hearts-hope = Any card wins for now: with the lowest somebody may still go over you
hint-hearts-void = You are out of the suit: throw something dangerous
hint-hearts-clean = A clean trick: win it now with a high card
hint-hearts-forced = You cannot avoid { $points ->
    [one] this point
   *[other] these { $points } points
 }: use your highest
