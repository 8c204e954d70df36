# Boards: how their squares and pieces are named to those who do not see them, and what is asked when moving.

board-name = Board of { $n } by { $n }
board-empty = { $at }, empty
board-man = { $at }, { $wood ->
    [dark] dark
   *[light] light
} man
board-king = { $at }, { $wood ->
    [dark] dark
   *[light] light
} king
board-movable = can move
board-must-take = must capture
board-chosen = chosen
board-landing = you can land here
board-taken = captured
board-huff = can be huffed
board-last = last move
board-which-way = Which way? Touch the next square.
board-confirm = { $n ->
    [0] Move
    [1] Capture one
   *[other] Capture { $n }
}
board-again = Start over

line-tiles = Tiles on the table
line-empty = No tiles yet
line-start = Lay the first tile
line-joker = joker
line-end-left = Lay on the left, open: { $n }
line-end-right = Lay on the right, open: { $n }
line-end-up = Lay at the top, open: { $n }
line-end-down = Lay at the bottom, open: { $n }
