game-guinote = Guiñote
about-guinote = Aragon’s own: draw, sing pairs and, once the stock is gone, follow, beat and trump. A hundred and one wins.

guinote-swaps = { $seat } swaps the { $card } for the { $card2 }
guinote-arrastre = Arrastre: you must follow, beat, trump and overtrump
guinote-free = Without stock all cards are free
guinote-nothing-draw = You have nothing to sing or to swap: draw
guinote-nothing-pass = You have nothing to sing: go on
guinote-idas = First hand (idas)
guinote-vueltas = Return hand (vueltas)
guinote-decider = Deciding hand
guinote-total = { $n ->
    [one] has { $n } point
   *[other] has { $n } points
 }
guinote-won = { $seats } won the game with { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
guinote-to-vueltas = Nobody has 101: another hand, the vueltas
guinote-to-decider = Still level: another hand decides
guinote-move-draw = Draw
guinote-move-pass = Go on
guinote-move-swap = Swap the { $card } for the { $card2 }
guinote-talk-draw = Sing, swap the turn-up, or draw
guinote-talk-pass = Sing or go on
guinote-sing-or-lead = Sing, or lead without singing
guinote-sheet = The hand
guinote-line-cards = Points in tricks
guinote-line-cantes = Cantes
guinote-line-last = Last trick
guinote-line-before = From the hand before
guinote-line-total = Total
guinote-line-games = Games won

refused-guinote-twin = The { $card } already lies in this trick: play another card
refused-guinote-swap = That swap cannot be made now
refused-guinote-talk-first = Before you play, sing, swap or go on

guinote-option-obligations = Following, beating, trumping
    .help = When they bind: once the stock is gone, only while there is stock, or always.
guinote-value-obligations-after_stock = once the stock is gone
guinote-value-obligations-before_stock = while there is stock
guinote-value-obligations-always = always
guinote-option-figure_order = Sota and caballo
    .help = Which is higher and worth three: the caballo, or the sota as in Aragon.
guinote-value-figure_order-source = caballo is higher
guinote-value-figure_order-aragon = sota is higher
guinote-option-game_end = The game
    .help = To a hundred and one over two hands, idas and vueltas, or each hand on its own.
guinote-value-game_end-vueltas = idas and vueltas
guinote-value-game_end-hand = hand by hand
guinote-option-target = Points of a game
    .help = How many win it.
guinote-option-cante_window = When to sing
    .help = After any trick won, or only while there is stock.
guinote-value-cante_window-any_trick = after any trick
guinote-value-cante_window-while_stock = while there is stock
guinote-option-exchange = Swapping the turn-up
    .help = The seven of trumps takes a figure, ace or three turned up; the two takes a lower card.
guinote-option-partner_relief = Partner’s relief
    .help = While your partner is winning the trick, in the arrastre it is enough to follow suit.
guinote-option-twins = Twin cards
    .help = With two packs: two identical cards cancel each other, or may not fall in one trick while there is stock.
guinote-option-games = Games of the match
    .help = How many must be won.
guinote-option-direction = Direction of play
    .help = Which way the turn goes round the table.

hint-guinote-sing = Sing now: that is { $n } points, and later may be too late
hint-guinote-swap = Swap the seven: the { $card } comes into your hand
hint-guinote-win-to-sing = Win the trick and you may sing
hint-guinote-keep-pair = Keep the pair to sing it, and play something else
hint-guinote-last-ten = Keep the highest trump for the last trick, which is worth ten
