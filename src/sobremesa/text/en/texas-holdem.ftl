game-texas-holdem = Texas hold’em
about-texas-holdem = Two cards in hand, five on the table and four rounds of betting.

holdem-straddles = { $seat } posts a straddle of { $n }
holdem-move-straddle = Straddle: { $n } blind
holdem-move-pass = No straddle
holdem-may-straddle = Before seeing cards you may double the big blind
holdem-claims = { $seat }: I play the board
holdem-mucks = { $seat } mucks
holdem-move-board = I play the board
holdem-to-show = Show your cards, muck them or say that you play the board
refused-holdem-not-now = This is not the time for it
refused-holdem-must-show = You cannot muck: nobody else can win that pot
refused-holdem-not-the-board = Your cards improve on the board
refused-holdem-straddle = A straddle needs a cash game with four players or more

texas-holdem-option-straddle = Straddle
    .help = The third player may post twice the big blind unseen and speak last.
texas-holdem-option-burn = Burns
    .help = Whether a card is put aside before the flop, the turn and the river.
texas-holdem-option-dealer = Who deals
    .help = Only changes who is shown dealing; the button keeps the order.
texas-holdem-value-dealer-house = the house
texas-holdem-value-dealer-player = the button
texas-holdem-option-announce = Playing the board
    .help = Whether a player whose hand is the five cards of the table must say so to be paid.
texas-holdem-value-announce-auto = it speaks for itself
texas-holdem-value-announce-manual = must be said
