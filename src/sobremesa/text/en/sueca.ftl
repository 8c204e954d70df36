game-sueca = Sueca
about-sueca = Forty cards, two pairs and a seven that beats the king: take more than half of the 120 points.

sueca-tied = Sixty all: nobody scores
sueca-hand-won = { $seats } win the hand with { $points } points: { $n ->
    [one] { $n } game point
   *[other] { $n } game points
 }
sueca-bandeira = Bandeira for { $seats }! Every trick, and the match
sueca-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
sueca-carried = { $n ->
    [one] The last hand was tied: the next is worth one more
   *[other] Tied hands in a row: the next is worth { $n } more
 }
sueca-sheet = The hand
sueca-line-points = Points
sueca-line-tricks = Tricks
sueca-line-won = Game points of the hand
sueca-line-total = Game points

hint-sueca-seven = The ace of { $suit } has gone: this seven is good
hint-sueca-singleton = It is your only card of { $suit }: later you can trump that suit

sueca-option-direction = Direction of play
    .help = Which way the turn goes round the table. In Portugal it usually goes to the right.
sueca-option-target = Game points
    .help = Four game points win the match: what a bandeira is worth.
sueca-option-tie = Sixty all
    .help = The tied hand counts for nothing, or its point is added to the next one decided.
sueca-value-tie-void = counts for nothing
sueca-value-tie-carry = is carried over
