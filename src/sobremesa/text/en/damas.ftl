game-damas = Draughts
about-damas = Jump, capture and crown: Spanish draughts, checkers, Turkish dama and thirteen more ways to play.

damas-moves = { $seat }: { $square }–{ $square2 }
damas-takes = { $seat } takes { $n ->
    [one] a piece
   *[other] { $n } pieces
 } ({ $square }–{ $square2 })
damas-crowns = { $seat } crowns a king on { $square }
damas-huffs = I huff the one on { $square }!
damas-offers = A draw?
damas-accepts = Agreed, a draw
damas-declines = No, let us play on
damas-resigns = I resign

damas-won-captured = { $seat } wins: no pieces left on the other side
damas-won-blocked = { $seat } wins: the other side cannot move
damas-won-lone = { $seat } wins: a king against a single piece
damas-won-resigned = { $seat } wins by resignation
damas-won-time = { $seat } wins: the other side is out of time
damas-won-given = { $seat } wins, having no move left
damas-drawn-lone = Draw: king against king
damas-drawn-agreed = Draw by agreement
damas-drawn-repeated = Draw: the same position for the third time
damas-drawn-quiet = Draw: only kings moving, and no captures
damas-drawn-material = Draw: the ending has used up its moves
damas-drawn-cap = Draw: the game has gone on too long

damas-pieces = { $men ->
    [one] 1 man
   *[other] { $men } men
 }, { $kings ->
    [one] 1 king
   *[other] { $kings } kings
 }
damas-clock = { $left }
damas-variant-is = { $say }
damas-quiet = King moves without capture: { $n } of { $most }
damas-limit = { $seat } has { $n } moves left to win
damas-three-left = Moves in a row of the same king of { $seat }: { $n } of 3
damas-label-move = { $square } to { $square2 }
damas-label-take = { $square } to { $square2 }, taking { $n }
damas-move-resign = Resign
damas-move-offer = Offer a draw
damas-move-accept = Accept the draw
damas-move-decline = Play on
damas-move-huff = Huff { $square }
damas-prompt-answer = { $seat } offers you a draw
damas-prompt-huff = You may huff before you move
damas-prompt-capture = You have to take { $n ->
    [one] a piece
   *[other] { $n } pieces
 }
damas-line-men = Men
damas-line-kings = Kings
damas-line-score = Result

refused-damas-men = A board of { $size } takes { $allowed } men a side, not { $n }
refused-damas-offered = You have already offered a draw on this move
refused-damas-answer = Answer first: a draw, or play on?
refused-damas-huff = The piece on { $square } cannot be huffed
refused-damas-which = There is more than one such capture: { $allowed }
refused-damas-where = Say where the piece on { $square } goes
refused-damas-not-yours = You have no piece on { $square }
refused-damas-must-capture = You have to capture: { $pieces } can
refused-damas-go-on = You cannot stop on { $square }: there is more to take
refused-damas-king-first = If a king can capture, a king must: { $pieces }
refused-damas-quantity = Law of quantity: you have to take { $n }, with { $pieces }
refused-damas-quality = Law of quality: another capture is worth more, with { $pieces }
refused-damas-three = That king has made three moves in a row: move another piece
refused-damas-no-capture = The piece on { $square } cannot capture like that
refused-damas-blocked = The piece on { $square } has nowhere to go
refused-damas-no-move = The piece on { $square } cannot go to { $square2 }
refused-damas-pdn = That is not a game in PDN: { $text }
refused-damas-pdn-variant = PDN has no code for “{ $value }”

hint-damas-only = There is no other move
hint-damas-wins = This wins
hint-damas-crowns = It crowns a king
hint-damas-takes = It captures, and you come out ahead
hint-damas-even = It captures, and the exchange is even
hint-damas-shot = You give { $n }, but then take { $n2 }
hint-damas-saves = Like this you lose nothing
hint-damas-least = You will lose something: this way least
hint-damas-keeps-row = It advances without opening your back row
hint-damas-centre = It takes the centre
hint-damas-king = It puts the king on a better square
hint-damas-gives = It makes the other side capture

damas-option-variant = Draughts
    .help = Each country has its own: the board, how a man captures, how a king moves and what must be taken all change.
damas-value-variant-spanish = Spanish
damas-value-variant-international = international (10×10)
damas-value-variant-brazilian = Brazilian
damas-value-variant-canadian = Canadian (12×12)
damas-value-variant-english = English (checkers)
damas-value-variant-italian = Italian
damas-value-variant-russian = Russian
damas-value-variant-poddavki = poddavki (loser wins)
damas-value-variant-pool = American pool
damas-value-variant-frisian = Frisian
damas-value-variant-thai = Thai
damas-value-variant-turkish = Turkish
damas-value-variant-corner = corner
damas-value-variant-czech = Czech
damas-value-variant-malaysian = Malaysian (12×12)
damas-value-variant-portuguese = Portuguese
damas-value-variant-custom = custom
damas-option-size = Board
    .help = Squares on a side, in custom draughts.
damas-value-size-variant = as the draughts say
damas-option-men = Men
    .help = Men on each side: as many as fill whole rows.
damas-value-men-variant = as the board says
damas-option-flying_king = Flying king
    .help = A king runs along the whole diagonal, or takes one step.
damas-value-flying_king-variant = as the draughts say
damas-option-men_backward = Men capture backwards
    .help = When capturing, a man may turn back.
damas-value-men_backward-variant = as the draughts say
damas-option-quantity = Law of quantity
    .help = You have to take as many as possible.
damas-value-quantity-variant = as the draughts say
damas-option-quality = Law of quality
    .help = Of as many pieces, you have to take kings.
damas-value-quality-variant = as the draughts say
damas-option-capture = Duty to capture
    .help = Compulsory; with huffing, whoever does not capture as he should may lose the piece; or quite free.
damas-value-capture-compulsory = compulsory
damas-value-capture-huff = with huffing
damas-value-capture-free = free
damas-option-capture_promotion = Reaching the far row in a capture
    .help = As the draughts played say, or the man is always crowned and stops there.
damas-value-capture_promotion-variant = as the draughts say
damas-value-capture_promotion-stops = crowned, and stops
damas-option-frisian_value = Value in Frisian
    .help = First how many pieces, then how many kings; or the official value, where a king is worth nearly two men.
damas-value-frisian_value-matrix = quantity, then quality
damas-value-frisian_value-official = official value
damas-option-frisian_three = Three king moves
    .help = Whoever still has men does not move the same king more than three times in a row.
damas-option-corner_steps = Steps in corner draughts
    .help = A man has its two steps ahead, or also steps sideways as seen from its corner.
damas-value-corner_steps-czech = ahead
damas-value-corner_steps-both = ahead and sideways
damas-option-turkish_turn = Half turn of the Turkish king
    .help = Between two captures a king may turn back the way it came.
damas-option-first_colour = Colour of the first mover
    .help = That of the squares played on, or that of each federation.
damas-value-first_colour-square = that of the squares
damas-value-first_colour-official = the federation's
damas-option-draw_rules = Draws
    .help = The common ones, the federations' limits for endings as well, or by agreement only.
damas-value-draw_rules-common = common
damas-value-draw_rules-official = federation
damas-value-draw_rules-agreement = agreement only
damas-option-clock = Clock
    .help = Minutes of each player for the whole game.
damas-value-clock-none = no clock
