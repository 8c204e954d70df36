# Lo que comparten los juegos contra la banca: casillas, apuestas y fichas.

zone-box = Casilla
zone-house = Banca
zone-shoe = Zapato
zone-tray = Descartes

boxes-place-bets = Hagan juego
boxes-no-more-bets = No va más
boxes-bets = { $seat } apuesta { $chips } en la casilla { $n }
boxes-leaves = { $seat } se levanta de la mesa
boxes-result = { $seat }: { $chips }
boxes-purse = { $chips } fichas
boxes-won = resultado: { $chips }
boxes-bet-on = Apuesta en la casilla { $n }
boxes-bet-of = Casilla { $n }: { $chips }
boxes-free = Casilla { $n }, libre
boxes-move-bet = Apostar { $chips } en la casilla { $n }
boxes-move-ready = No va más
boxes-move-pass = Pasar esta ronda
boxes-move-leave = Levantarse de la mesa
boxes-sign-limits = Mínimo { $low }, máximo { $high }
boxes-round = Ronda { $n } de { $n2 }
boxes-sheet = Ronda { $n }
boxes-column-chips = Fichas
boxes-line-seat = { $seat }

refused-boxes-too-few = Hay { $n } casillas y no todos tendrían la suya
refused-boxes-already-bet = Ya has apostado: espera al final de la ronda
refused-boxes-no-box = En esta mesa hay { $n } casillas
refused-boxes-taken = La casilla { $n } ya tiene apuesta
refused-boxes-not-yours = La casilla { $n } no es tuya
refused-boxes-limits = La apuesta va de { $low } a { $high } fichas
refused-boxes-chips = Solo te quedan { $chips } fichas
