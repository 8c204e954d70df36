game-tute-cabron = Tute cabrón
about-tute-cabron = Each for himself: most points win, fewest win, and the middle loses.

tute-cabron-lost-no-trick = Not a single trick: { $seats } lost
tute-cabron-lost-over = More than a hundred: { $seats } lost
tute-cabron-lost-middle = In the middle: { $seats } lost
tute-cabron-lost-ties = Level: { $seats } lost
tute-cabron-rule-no-trick = Whoever took no trick loses
tute-cabron-rule-over = Whoever passed a hundred loses
tute-cabron-rule-middle = Whoever is in the middle loses
tute-cabron-rule-ties = Nobody is in the middle: those who are level lose
tute-cabron-marks = marks: { $marks }
tute-cabron-line-tricks = Tricks
tute-cabron-line-cards = Cards
tute-cabron-line-cantes = Cantes
tute-cabron-line-last = Last trick
tute-cabron-line-points = Points
tute-cabron-line-lost = Loses the hand
tute-cabron-line-tantos = Marks

tute-cabron-option-target = Marks
    .help = The match ends when somebody has lost so many hands; whoever has lost fewest wins.
tute-cabron-option-over_limit = Ceiling
    .help = Whoever makes more points loses the hand.
tute-cabron-option-middle = The middle
    .help = With five or six: all but first and last lose, or only the places in the very middle.
tute-cabron-value-middle-all_between = all in between
tute-cabron-value-middle-median = only the very middle
tute-cabron-option-direction = Direction of play
    .help = Which way the turn goes round the table.

hint-tute-cabron-lead-low = Lead low: let somebody else win the trick
hint-tute-cabron-one-trick = Without a trick you lose: take this one, which { $points ->
    [0] is worth nothing
    [one] holds only { $points } point
   *[other] holds only { $points } points
 }
hint-tute-cabron-climb = { $points ->
    [0] You have the cards to go high: win tricks, but stop at a hundred
    [one] You are going high, with { $points } point: add more, but stop at a hundred
   *[other] You are going high, with { $points } points: add more, but stop at a hundred
 }
hint-tute-cabron-load = Throw the { $card } to { $seat }: if its partner falls too, the winner gets the cante
hint-tute-cabron-pair = The { $card } makes a pair in this trick: the cante goes to { $seat }
hint-tute-cabron-stop = You have { $points } points: another good trick takes you past a hundred
hint-tute-cabron-give = Give { $seat } { $points } points and stay low yourself
hint-tute-cabron-duck = You are going low: let the trick pass
