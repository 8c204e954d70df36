# What patiences share.

zone-column = Column
zone-foundation = Foundation
zone-waste = Waste

patience-goes-up = { $card } goes up
patience-goes-to = { $card } to column { $n }
patience-turned = { $card } turns up
patience-draws = { $n ->
    [one] One card from the stock
   *[other] { $n } cards from the stock
 }
patience-recycles = The waste becomes the stock again
patience-won = It's out!
patience-lost = That's the end: { $n ->
    [one] one card up
   *[other] { $n } cards up
 }
patience-move-up = Put up { $card }
patience-move-to = Move { $card } to column { $n }
patience-move-draw = { $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
 }
patience-move-recycle = Turn the waste over
patience-move-finish = Put up the rest
patience-move-concede = Give up
patience-moves = { $n ->
    [one] one move
   *[other] { $n } moves
 }
patience-up = { $n ->
    [one] one up
   *[other] { $n } up
 }
patience-points = { $n } points
patience-time = { $n } s
patience-passes = { $n ->
    [0] No passes left
    [one] One pass left
   *[other] { $n } passes left
 }
patience-hidden = { $n ->
    [0] No card face down
    [one] One card face down
   *[other] { $n } cards face down
 }
patience-no-useful = No useful moves left: you may give up or undo
patience-sheet-won = Out
patience-sheet-lost = Not this time
patience-line-up = Cards up
patience-line-hidden = Cards face down
patience-line-moves = Moves
patience-line-points = Points

refused-patience-covered = { $card } has cards on it
refused-patience-not-free = { $card } is not available
refused-patience-same-place = { $card } is there already
refused-patience-not-next = { $card2 } goes up before { $card }
refused-patience-joker-up = Jokers never go up
refused-patience-other-foundation = The suit of { $card } has its own foundation
refused-patience-foundation-taken = That foundation belongs to another suit
refused-patience-same-colour = { $card } and { $card2 } are of one colour: colours alternate
refused-patience-not-lower = { $card } is not one lower than { $card2 }
refused-patience-not-on-joker = { $card } does not fit what that joker stands for
refused-patience-stock-empty = The stock is empty
refused-patience-nothing-to-recycle = There is no waste to turn over, or the stock is not out yet
refused-patience-no-passes = You have made all your passes ({ $n })
refused-patience-cannot-finish = The rest cannot be put up at once yet
refused-patience-goes-nowhere = { $card } fits nowhere
refused-patience-never-there = No card goes to the stock or the waste
