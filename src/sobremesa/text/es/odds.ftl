# El laboratorio de póker: equity, outs, odds y precio de una apuesta.

## Proyectos y outs

odds-draw-flush = color
odds-draw-straight = escalera
odds-draw-overcards = cartas más altas que la mesa
odds-draw-pair = pareja
odds-draw-set = trío con la pareja de mano
odds-draw-two_pair_or_trips = dobles parejas o trío
odds-draw-full_house = full o póker
odds-draw-backdoor_flush = color con dos cartas seguidas
odds-shape-gutshot = interna
odds-shape-open = abierta
odds-shape-double = dos internas
odds-shape-wrap = envolvente
odds-grade-nuts = la mejor mano posible
odds-grade-weak = puede perder
odds-grade-tie = empata
odds-grade-false = falsa: ayuda más a otro
odds-risk-pairs_board = dobla la mesa: cabe un full
odds-risk-suits_board = deja tres de un palo: cabe otro color
odds-risk-straight_there = cabe una escalera
odds-risk-higher = cabe otra igual más alta
odds-risk-held = la tiene un rival
odds-clean = Limpias ({ $n }): { $text }
odds-dirty = Sucias ({ $n }): { $text }
odds-tied = Reparten ({ $n }): { $text }
odds-false = Falsas ({ $n }): { $text }

## Respuestas

odds-against = { $n } a 1
odds-outs = { $n ->
    [one] 1 out
   *[other] { $n } outs
} entre { $unseen } cartas sin ver: { $text }
odds-outs-only = { $n ->
    [one] 1 out
   *[other] { $n } outs
} entre { $unseen } cartas sin ver
odds-no-outs = Ninguna carta completa la mano
odds-chance-next = Con la próxima carta: { $percent } %, { $odds } a 1 en contra
odds-chance-both = Con las dos cartas que faltan: { $percent } %, { $odds } a 1 en contra
odds-grown = Contando las outs que se ganan en el turn: { $percent } %
odds-shortcut-next = De cabeza (outs por 2): { $n } %
odds-shortcut-both = De cabeza (outs por 4): { $n } %
odds-price = Pagas { $call } para ganar { $win }: el bote da { $odds } a 1 y te basta con un { $percent } %
odds-value = Valor esperado de ver: { $text }
odds-extra = Para igualar tendrías que ganar después { $text } más
odds-money-eur = { $text } €
odds-money-usd = { $text } $
odds-money-chips = { $text } fichas
odds-decision-call = Ver: el bote paga más de lo que tienes en contra
odds-decision-fold = Retírate: el bote paga menos de lo que tienes en contra
odds-decision-fold-none = Retírate: no hay cartas que te salven
odds-decision-even = Indiferente: el bote paga justo lo que tienes en contra
odds-decision-check = Pasa: mirar la carta es gratis
odds-by-table = Según la tabla { $text } del libro, { $odds } a 1: { $say }
odds-table-differs = Ojo: el redondeo de la tabla cambia la decisión
odds-table-lacks = La tabla { $text } del libro no tiene ese número de outs
odds-say-call = ver
odds-say-fold = retirarse
odds-say-even = indiferente
odds-say-check = pasar
odds-equity-exact = { $n } repartos, todos los posibles
odds-equity-sampled = { $n } repartos al azar
odds-by-kind = Lo que vale { $text } contra cada clase de mano
odds-by-hand = Lo que vale { $text } contra cada mano
odds-by-hand-exact = { $n ->
    [one] Contra cada una, la única mesa posible
   *[other] Contra cada una, todas las mesas posibles
}
odds-by-hand-sampled = Contra cada una, { $n } mesas al azar
odds-street-0 = antes del flop
odds-street-3 = flop
odds-street-4 = turn
odds-street-5 = river
odds-range-size = { $n ->
    [one] 1 mano
   *[other] { $n } manos
}, el { $percent } % de todas
odds-grid-against = Equity de cada mano contra { $text }

## Tablas

odds-table-title = Odds en contra según las outs, exactas y como las imprime el libro
odds-column-outs = outs
odds-column-flop = flop a turn
odds-column-turn = turn a river
odds-column-both = flop a river
odds-column-book-a = libro A
odds-column-book-b = libro B
odds-column-example = ejemplo
odds-column-player = mano
odds-column-equity = equity
odds-column-error = error
odds-column-win = gana
odds-column-tie = reparte
odds-column-hands = manos
odds-column-beats = te gana
odds-column-card = carta
odds-column-draw = completa
odds-column-grade = valor
odds-column-risk = riesgo
odds-column-street = calle
odds-example-backdoor = color con dos cartas seguidas
odds-example-pocket-pair = pareja de mano a trío
odds-example-gutshot = escalera interna
odds-example-two-pair-or-trips = dobles parejas o trío
odds-example-open-straight = escalera abierta
odds-example-flush = proyecto de color
odds-example-flush-gutshot = color y escalera interna
odds-example-open-straight-pair = escalera abierta y pareja
odds-example-flush-pair = color y pareja
odds-example-flush-open-straight = color y escalera abierta
odds-notes-title = Lo que el libro tiene mal, o redondea de más
odds-note-nine-of-46 = 9 de 46 no es un 19 %, sino un 19,57 %: 37 a 9, o sea 4,11 a 1.
odds-note-one-out-next = Con una sola out, 46 a 1 vale del flop al turn; del turn al river son 45 a 1.
odds-note-backdoor-is-no-out = Un color que necesita dos cartas seguidas no da ninguna out: llega 45 veces de 1081, 23,02 a 1; se parece a una out con dos cartas por venir (22,5 a 1).
odds-note-four-rounded = Con 4 outs la próxima carta está a 10,75 a 1, no a 11.
odds-note-eight-rounded = Con 8 outs la próxima carta está a 4,88 a 1, no a 5.
odds-note-five-rounded = Con 5 outs la próxima carta está a 8,4 a 1, no a 8.
odds-note-fifteen-is-favourite = De 12 a 15 outs no son todas «1 a 1» hasta el river: 1,22, 1,08, 0,95 y 0,85. Con 14 o 15 el proyecto es favorito.
odds-note-thirteen-not-fourteen = 13 y 14 outs no valen lo mismo: 2,62 y 2,36 a 1.
odds-note-one-out-both = Una out con dos cartas por venir está a 22,5 a 1, no a 22.
odds-note-six-truncated = Con 6 outs el river está a 6,67 a 1, no a 6,6.
odds-note-seven-truncated = Con 7 outs el river está a 5,57 a 1, no a 5,5.
odds-note-eight-truncated = Con 8 outs el river está a 4,75 a 1, no a 4,7.
odds-note-eight-not-nine = 8 y 9 outs hasta el river no son las dos 2 a 1: 2,18 y 1,86.
odds-note-call-is-not-won = De un bote de 12 que se gana pagando 2, la ganancia es 10: los 2 propios vuelven, no se ganan.
odds-note-one-of-six = Con 5 a 1 basta con ganar 1 de cada 6, no 1 de cada 5: cinco pérdidas de 1 pagan una ganancia de 5.
odds-note-below-not-above = Para ganar, las odds en contra tienen que estar por debajo de lo que paga el bote, no por encima.
odds-note-odds-are-against = Outs entre cartas posibles es la probabilidad; las odds son en contra: las que no valen frente a las que sí.
odds-note-turn-has-four = En el ejemplo del turn falta una carta de la mesa: son cuatro, y quedan 46 sin ver.

## Ejercicio

odds-drill-hand = Mano { $n } de { $of }: tienes { $hole }; en la mesa, { $board }
odds-drill-money = Bote { $pot }, apuesta { $bet }
odds-drill-free = Bote { $pot }, nadie apuesta
odds-drill-ask-outs = ¿Qué outs tienes? (cuántas, o las cartas)
odds-drill-ask-odds = ¿Odds en contra con la próxima carta? (x a 1)
odds-drill-ask-decision = ¿Qué haces? (call, fold, even, check)
odds-drill-points = { $n } de 3
odds-drill-right = Eran { $n ->
    [one] 1 out
   *[other] { $n } outs
} ({ $text }), { $odds } a 1: { $say }
odds-drill-missed = Te faltaban: { $text }
odds-drill-wrong = No son outs: { $text }
odds-drill-total = En total, { $n } de { $of } puntos

## Órdenes

cli-odds = Equity de manos y rangos de póker: "AhKh vs QQ+, AKs".
cli-odds-hands = Las manos o rangos, separados por «vs».
cli-odds-board = Las cartas de la mesa.
cli-odds-dead = Cartas que están fuera de juego.
cli-odds-game = texas-holdem, holdem-hilo, omaha u omaha-hilo.
cli-odds-exact = Recorre todos los repartos, o (con --sample) reparte al azar; si no se dice, lo que convenga.
cli-odds-trials = Cuántos repartos al azar.
cli-odds-streets = También calle por calle.
cli-odds-by-kind = También contra cada clase de mano (AKs, QQ) del segundo rango.
cli-odds-by-hand = También contra cada mano del segundo rango, carta a carta.
cli-outs = Outs, odds y precio de ver: "Jh 8h" --board "Kh 4h 2s" --pot 8 --bet 2.
cli-outs-hole = Tus cartas: dos, o en Omaha cuatro.
cli-outs-game = texas-holdem u omaha.
cli-outs-rule = Enseña también la regla del 2 y el 4.
cli-outs-vs = La mano de un rival; puede repetirse.
cli-outs-range = El rango de un rival.
cli-outs-known = Las manos de los rivales cuentan también para las odds.
cli-outs-pot = El bote antes de la apuesta.
cli-outs-bet = La apuesta del rival.
cli-outs-stack = Lo que te queda.
cli-outs-implied = Lo que esperas ganar después.
cli-outs-horizon = next (la próxima carta) o both (las dos).
cli-outs-number = El número de outs, si no quieres que se cuenten.
cli-outs-draws = Los proyectos que cuentan, separados por comas.
cli-outs-table = Decide también con la tabla a o b del libro.
cli-outs-style = Odds con dos decimales (exact), con uno (one_decimal) o enteras (simple).
cli-outs-currency = Moneda: eur, usd o chips (fichas).
cli-range = Un rango en la parrilla de 13 por 13: "TT+, AKs".
cli-range-text = El rango.
cli-range-vs = Equity de cada mano contra este rango.
cli-odds-table = La tabla de outs y odds, con la del libro al lado y sus errores.
cli-odds-drill = Diez manos para practicar outs, odds y decisiones.
cli-odds-drill-hands = Cuántas manos.

## Lo que no puede ser

refused-lab-card = «{ $text }» no es ninguna carta; se escriben Ah, Td, 7s
refused-lab-card-twice = La carta { $text } está dos veces
refused-lab-game = No conozco el juego «{ $text }»; puedes elegir { $allowed }
refused-lab-players = Tienen que ser de 2 a 9 manos, separadas por «vs», y hay { $n }
refused-lab-board = En la mesa no puede haber { $n } cartas
refused-lab-hole = Una mano de este juego son { $n } cartas, y «{ $text }» no
refused-lab-range = No entiendo el rango «{ $text }»; se escriben AKs, TT+, A5s-A2s, KQo, AhKh
refused-lab-range-weight = «{ $text }» no vale como peso: es un número mayor que 0
refused-lab-range-empty = De «{ $text }» no queda ninguna mano: sus cartas ya se ven en otro sitio
refused-lab-ranges-collide = Las manos chocan: no pueden tenerse todas a la vez
refused-lab-too-many-cards = No quedan cartas para la mesa
refused-lab-trials = Hace falta al menos un reparto al azar
refused-lab-not-exact = Con una mano cualquiera de cuatro cartas no se recorren todos los repartos
refused-lab-not-listed = Si vale cualquier mano de cuatro cartas, no se pueden contar una a una
refused-lab-by-hand-players = Las manos se cuentan una a una entre dos jugadores, y hay { $n }
refused-odds-count = { $what ->
    [hole] Tu mano son { $of } cartas, y hay { $n }
    [board] En la mesa tiene que haber tres o cuatro cartas, y hay { $n }
    [villain] La mano de un rival son { $of } cartas, y hay { $n }
   *[villains] Se comparan de una a ocho manos rivales, o un rango, y hay { $n }
}
refused-odds-outs = No puede haber { $n } outs entre { $unseen } cartas
refused-odds-money = «{ $text }» no es una cantidad
refused-odds-negative = Una cantidad no puede ser negativa: { $text }
refused-odds-draw = No hay proyectos «{ $text }»; puedes elegir { $allowed }
refused-odds-horizon = El plazo es next o both, no «{ $text }»
refused-odds-table = Las tablas del libro son a y b, no «{ $text }»
refused-odds-style = El estilo es exact, one_decimal o simple, no «{ $text }»
refused-odds-game = Las outs se cuentan en { $allowed }, no en «{ $text }»
refused-odds-currency = La moneda es eur, usd o chips, no «{ $text }»
refused-odds-decision = La decisión «{ $text }» no existe; puedes elegir { $allowed }
