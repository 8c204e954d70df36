game-texas-holdem = Texas hold’em
about-texas-holdem = Dos cartas en la mano, cinco en la mesa y cuatro rondas de apuestas.

holdem-straddles = { $seat } pone un straddle de { $n }
holdem-move-straddle = Straddle: { $n } a ciegas
holdem-move-pass = Sin straddle
holdem-may-straddle = Antes de ver cartas puedes doblar la ciega grande
holdem-claims = { $seat }: juego con la mesa
holdem-mucks = { $seat } no enseña
holdem-move-board = Juego con la mesa
holdem-to-show = Enseña tus cartas, guárdalas o di que juegas con la mesa
refused-holdem-not-now = Ahora no es el momento
refused-holdem-must-show = No puedes guardártelas: nadie más puede ganar ese bote
refused-holdem-not-the-board = Tus cartas mejoran las de la mesa
refused-holdem-straddle = El straddle es solo para mesas de fichas con cuatro jugadores o más

texas-holdem-option-straddle = Straddle
    .help = El tercero puede poner a ciegas el doble de la ciega grande y hablar el último.
texas-holdem-option-burn = Quemar
    .help = Si se aparta una carta antes del flop, del turn y del river.
texas-holdem-option-dealer = Quién reparte
    .help = Solo cambia a quién se ve repartir; el orden lo marca el botón.
texas-holdem-value-dealer-house = la casa
texas-holdem-value-dealer-player = el botón
texas-holdem-option-announce = Jugar con la mesa
    .help = Si quien juega con las cinco cartas de la mesa tiene que decirlo para cobrar su parte.
texas-holdem-value-announce-auto = se ve solo
texas-holdem-value-announce-manual = hay que decirlo
