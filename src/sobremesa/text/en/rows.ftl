# What the games of three lines share: Chinese poker and pineapple.

rows-front = Front
rows-middle = Middle
rows-back = Back
zone-rows-front = Front, { $seat }
zone-rows-front-own = Front
zone-rows-middle = Middle, { $seat }
zone-rows-middle-own = Middle
zone-rows-back = Back, { $seat }
zone-rows-back-own = Back
zone-rows-out = Discards of { $seat }
zone-rows-out-own = Your discards
badge-rows-fantasy = Fantasyland
badge-rows-to-fantasy = to Fantasyland
badge-rows-gone = surrenders
badge-rows-ready = ready
badge-rows-foul = foul
badge-rows-risk = mind the order
badge-rows-risk-short = mind
badge-rows-natural = natural
rows-note-royalties = royalties: { $n }

## What lies on a line

rows-plus = { $n ->
    [0] { "" }
   *[other] { " " }+{ $n }
 }
rows-tag-nothing = { $say3 }
rows-tag-high-card = { $say3 }: { $rank }
rows-tag-pair = { $say3 }: { poker-hand-pair }{ rows-plus }
rows-tag-two-pair = { $say3 }: { poker-hand-two-pair }
rows-tag-three = { $say3 }: { poker-hand-three }{ rows-plus }
rows-tag-straight = { $say3 }: { poker-hand-straight }{ rows-plus }
rows-tag-flush = { $say3 }: { poker-hand-flush }{ rows-plus }
rows-tag-full = { $say3 }: { poker-hand-full }{ rows-plus }
rows-tag-four = { $say3 }: { poker-hand-four }{ rows-plus }
rows-tag-straight-flush = { $say3 }: { poker-hand-straight-flush }{ rows-plus }
rows-tag-royal = { $say3 }: { poker-hand-royal }{ rows-plus }

## Buttons, and what is asked

rows-move-done = Done
rows-move-again = Take back
rows-move-surrender = Surrender
rows-move-play = Play
rows-move-leave = Stop here
rows-move-set = Like this: { $told }
rows-ask = Place { $n ->
    [one] one more card
   *[other] { $n } cards
 }
rows-ask-one = Place { $card }
rows-ask-throw = Place { $n }, throw { $n2 }
rows-ask-fantasy = { $n2 ->
    [0] Fantasyland: place { $n }
   *[other] Fantasyland: place { $n }, throw { $n2 }
 }
rows-ask-done = Leave them so?
rows-ask-done-throw = { $n ->
    [one] The last one is thrown
   *[other] The rest is thrown
 }
rows-ask-say = Do you play or surrender?
rows-may-deal = The hand is over: you may deal
rows-may-leave = The hand is over
rows-hand-of = Hand { $n } of { $n2 }
rows-unit = Each point is worth { $n }
rows-no-royalties = No royalties
rows-won-lines = Only lines that win are paid royalties

## What happens at the table

rows-event-front = { $seat } places in front { $cards }
rows-event-middle = { $seat } places in the middle { $cards }
rows-event-back = { $seat } places in back { $cards }
rows-event-set = { $seat } has set the cards
rows-event-foul = Foul by { $seat }: the lines are out of order
rows-event-fantasy = { $seat } goes to Fantasyland
rows-event-stays = { $seat } stays in Fantasyland
rows-says-surrender = I surrender
rows-says-play = I play
rows-says-leave = Let's stop here

## The reckoning

rows-sheet = The hand
rows-line-front = Front
rows-line-middle = Middle
rows-line-back = Back
rows-line-scoop = All three lines
rows-line-royalties = Royalties
rows-line-natural = Naturals
rows-line-surrender = Surrenders
rows-line-total = Points
rows-line-unit = At { $n } a point
rows-line-against = Against { $seat }

## Refusals

refused-rows-left = { $n ->
    [one] You have one more card to place
   *[other] You have { $n } more cards to place
 }
refused-rows-none-down = There are no cards to take back
refused-rows-set-first = Place your cards: front, middle or back
refused-rows-placed = { $card } is already placed: it does not move
refused-rows-enough = You have placed { $n ->
    [one] the one you had to
   *[other] the { $n } you had to
 }: the rest is thrown away
refused-rows-full = No room there: { $say } is full
refused-rows-count = You must place { $n ->
    [one] one card
   *[other] { $n } cards
 }, neither more nor fewer
refused-rows-which = Choose the line: front, middle or back
refused-rows-not-yours = That line is not yours
refused-rows-no-surrender = Nobody surrenders at this table
refused-rows-late-surrender = You may only surrender before placing your first cards
refused-rows-say = Say whether you play or surrender
refused-rows-no-leaving = The match is of { $n } hands
refused-rows-over = The hand is over: deal the next one
refused-rows-packs = { $n } can play with one pack: two are needed

## Options

option-royalties = Royalties
    .help = Whether high hands are paid besides their line: always, only if they win it, or never.
value-royalties-always = always
value-royalties-won_lines = if the line wins
value-royalties-off = no
option-fantasyland = Fantasyland
    .help = A good pair in front earns the next hand all at once, set in secret.
option-fantasyland_min = Way into Fantasyland
    .help = The lowest pair that earns it.
value-fantasyland_min-jj = jacks
value-fantasyland_min-qq = queens
value-fantasyland_min-kk = kings
option-button_fl = Button and Fantasyland
    .help = Whether the button passes though somebody will be in Fantasyland in the next hand.
value-button_fl-frozen = stays
value-button_fl-moves = passes
option-unit = Worth of a point
    .help = What each point is multiplied by.

## Hints

rows-kind-pair = a pair
rows-kind-two-pair = two pair
rows-kind-three = three of a kind
rows-kind-straight = a straight
rows-kind-flush = a flush
rows-kind-full = a full house
rows-kind-four = four of a kind
rows-kind-straight-flush = a straight flush
hint-rows-makes = { $say }: it makes { $say2 } there, and the lines stay in order
hint-rows-flush = { $say }: still one suit, with { $n ->
    [one] one slot
   *[other] { $n } slots
 } left
hint-rows-front = Front: it does no harm there and leaves room in the middle and in back
hint-rows-order = { $say }: it leaves the other lines open and the order safe
hint-rows-set = { $n1 ->
    [0] { "" }
   *[other] Front, { $cards1 }.{" "}
 }{ $n2 ->
    [0] { "" }
   *[other] Middle, { $cards2 }.{" "}
 }{ $n3 ->
    [0] { "" }
   *[other] Back, { $cards3 }.{" "}
 }{ $n4 ->
    [0] { "" }
   *[other] Out, { $cards4 }.{" "}
 }It does best over the cards that may come
hint-rows-whole = Front, { $cards1 }. Middle, { $cards2 }. Back, { $cards3 }.{ $n4 ->
    [0] { "" }
   *[other] {" "}Out, { $cards4 }.
 } No other way to set them promises more
hint-rows-play = Play: surrendering costs 2 points a rival, and these lines do better than that on average
hint-rows-surrender = Surrender: these lines lose more than 2 points a rival on average
