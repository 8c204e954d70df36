# Lo que comparten los juegos de póker.

## Distintivos y zonas

badge-button = botón
badge-button-short = D
badge-small-blind = ciega pequeña
badge-small-blind-short = cp
badge-big-blind = ciega grande
badge-big-blind-short = cg
badge-straddle = straddle
badge-folded = no va
badge-all-in = todo dentro
badge-opens = abre primero
badge-opens-short = 1.º
zone-community = Cartas comunes
zone-open = Cartas a la vista de { $seat }
zone-open-own = Tus cartas a la vista
zone-exposed = Cartas vistas por error
zone-burns = Cartas quemadas
zone-bet = Apuesta de { $seat }
zone-bet-own = Tu apuesta
zone-pot = Bote
poker-pot-main = Principal
poker-pot-side = Secundario { $n }

## Manos

poker-hand-nothing = sin cartas
poker-hand-high-card = carta mayor: { $rank }
poker-hand-pair = pareja de { $say }
poker-hand-two-pair = dobles parejas de { $say } y { $say2 }
poker-hand-three = trío de { $say }
poker-hand-straight = escalera al { $rank }
poker-hand-flush = color al { $rank }
poker-hand-full = full de { $say } y { $say2 }
poker-hand-four = póker de { $say }
poker-hand-five = repóquer de { $say }
poker-hand-straight-flush = escalera de color al { $rank }
poker-hand-royal = escalera real
poker-hand-low = baja: { $told }
poker-hand-low-of = baja con { $say }: { $told }
poker-low-pair = pareja
poker-low-two-pair = dobles parejas
poker-low-three = trío
poker-low-straight = escalera
poker-low-flush = color
poker-low-full = full
poker-low-four = póker
poker-low-straight-flush = escalera de color
poker-many-2 = doses
poker-many-3 = treses
poker-many-4 = cuatros
poker-many-5 = cincos
poker-many-6 = seises
poker-many-7 = sietes
poker-many-8 = ochos
poker-many-9 = nueves
poker-many-T = dieces
poker-many-J = jotas
poker-many-Q = reinas
poker-many-K = reyes
poker-many-A = ases
poker-many-J-es = sotas
poker-many-Q-es = caballos

## Botones

poker-move-fold = Retirarse
poker-move-bring-in = Abrir con { $n }
poker-move-check = Pasar
poker-move-call = Igualar { $n }
poker-move-call-all = Igualar con todo: { $n }
poker-move-bet = Apostar { $n }
poker-move-raise = Subir a { $n }
poker-move-complete = Completar a { $n }
poker-move-all-in = Todo: { $n }
poker-move-deal = Repartir
poker-move-stay = Seguir así
poker-move-leave = Levantarse de la mesa
poker-move-show = Enseñar las cartas
poker-move-muck = No enseñarlas
poker-move-buy = Comprar { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
 }
poker-control-bet = Apostar
poker-control-raise = Subir a
poker-control-buy = Comprar fichas
poker-size-least = mín
poker-size-2-quarters = ½
poker-size-3-quarters = ¾
poker-size-4-quarters = bote
poker-size-all-in = todo
poker-size-most = máx

## Lo que se pide

poker-to-call = Igualar cuesta { $n }
poker-to-open = Te toca abrir: { $n } o la apuesta entera
poker-to-bring = Te toca abrir con { $n }
poker-to-bet = Te toca abrir: tienes que apostar
poker-free = Puedes pasar sin poner nada
poker-broke = Te has quedado sin fichas: compra más o levántate
poker-may-show = Has ganado sin enseñar; puedes enseñar si quieres
poker-may-deal = La mano ha terminado: puedes repartir
poker-may-buy = Antes de la próxima mano puedes completar tus fichas
poker-may-leave = La mano ha terminado: puedes seguir o levantarte de la mesa

## Lo que pasa en la mesa

poker-draws = { $seat } saca { $card }
poker-folds = { $seat } no va
poker-folds-aloud = No voy
poker-checks = { $seat } pasa
poker-checks-aloud = Paso
poker-calls = { $seat } iguala con { $n }
poker-calls-aloud = Voy
poker-calls-all-in = { $seat } iguala con todo lo que le queda: { $n }
poker-calls-all-in-aloud = Voy con todo
poker-bets = { $seat } apuesta { $n }
poker-bets-aloud = Apuesto { $n }
poker-raises = { $seat } sube a { $n }
poker-raises-aloud = Subo a { $n }
poker-completes = { $seat } completa a { $n }
poker-completes-aloud = Completo a { $n }
poker-all-in = { $seat } lo apuesta todo: { $n }
poker-all-in-aloud = Todo: { $n }
poker-returned = { $seat } recupera { $n } que nadie ha igualado
poker-deals-flop = Flop: { $cards }
poker-deals-turn = Turn: { $cards }
poker-deals-river = River: { $cards }
poker-slip-first = La primera carta se ha visto: se baraja y se reparte otra vez
poker-slip-holes = Se han visto varias cartas: se reparte otra vez
poker-slip-hole = Se ha visto { $card } de { $seat }: recibe otra, y esa será la que se queme
poker-slip-extra = { $seat } ha recibido una carta de más: vuelve al mazo y será la que se queme
poker-slip-flop = Flop equivocado ({ $cards }): se baraja y se repite sin quemar
poker-slip-turn = El turn se ha enseñado antes de tiempo: { $card } queda aparte
poker-slip-river = El river se ha enseñado antes de tiempo: { $card } volverá al mazo
poker-brings-in = { $seat } abre con { $n }
poker-brings-in-aloud = Abro con { $n }
poker-deals-street = Se reparte: { $say }
poker-deals-open = { $seat } recibe { $cards }
poker-deals-shared = No hay cartas para todos: { $card } es de todos
poker-shows = { $seat } enseña { $cards }
poker-wins = { $seat } se lleva { $n }
poker-won = se lleva { $n }
poker-is-out = { $seat } se queda fuera
poker-leaves = { $seat } se levanta de la mesa
poker-buys = { $seat } compra { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
 }

## A la vista de todos

poker-hand-number = Mano { $n }
poker-hand-of = Mano { $n } de { $m }
poker-plays = Se juega a { $say }
poker-game-texas-holdem = Texas hold’em
poker-game-omaha = Omaha
poker-game-omaha-hilo = Omaha alta y baja
poker-game-five-card-draw = póker con descarte
poker-game-five-card-stud = five-card stud
poker-game-razz = razz
poker-game-seven-card-stud = seven card stud
poker-game-seven-card-stud-hilo = seven card stud alta y baja
poker-structure-nl = Sin límite
poker-structure-pl = Límite de bote
poker-structure-fl = Límite fijo
poker-structure-spread = Límite abierto
poker-blinds = Ciegas { $n }/{ $m }
poker-ante = Ante de { $n }
poker-one-ante = La ciega grande pone el ante de todos: { $n }
poker-limits = Apuestas de { $n } y de { $m }
poker-spread = Apuestas de { $n } a { $m }
poker-brings = Quien abre pone { $n }
poker-lowest-wins = Gana la mano más baja
poker-level = Nivel { $n }
poker-street = Ronda: { $say }
poker-street-preflop = antes del flop
poker-street-flop = flop
poker-street-turn = turn
poker-street-river = river
poker-street-second = segunda carta
poker-street-third = tercera carta
poker-street-fourth = cuarta carta
poker-street-fifth = quinta carta
poker-street-sixth = sexta carta
poker-street-seventh = séptima carta
poker-pot = Con las apuestas: { $n }
poker-carried = Quedan { $n } para el próximo bote
poker-dead-cards = Han salido y ya no juegan: { $cards }
poker-raked = La casa se ha quedado { $n }
poker-clock = { $n } segundos por decisión, y un minuto de reserva
poker-no-clock = Sin reloj
poker-chat-free = Se puede charlar, menos de la mano en juego
poker-chat-between_hands = Se charla entre mano y mano
poker-chat-off = Sin charla
poker-sheet = Fin de la mano
poker-line-hand = En esta mano
poker-line-stack = Fichas
poker-line-result = Ganado o perdido
poker-line-outlasted = Rivales eliminados antes
poker-line-alone = { $seat } se lleva { $n }: nadie más ha querido seguir
poker-line-won = { $seat } se lleva { $n }
hilo-line-high = { $seat } gana { $n } por la mitad alta
hilo-line-low = { $seat } gana { $n } por la mitad baja
hilo-line-no-low = Nadie tiene baja: todo es para la alta
poker-low-told = { $told }

## Consejos

hint-poker-value = Ganas cerca del { $n } % del bote: que paguen por verlo
hint-poker-bluff = Con un { $n } % del bote no ganarás enseñando; si se retiran, sí
hint-poker-call = Ganas cerca del { $n } % del bote y seguir cuesta el { $m } %
hint-poker-check = Ver otra carta es gratis; ganas cerca del { $n } % del bote
hint-poker-bring-in = Tienes que abrir, y así es más barato; ganas cerca del { $n } % del bote
hint-poker-fold = Seguir cuesta el { $m } % del bote y solo ganarías cerca del { $n } %

## Negativas

refused-poker-must-call = No puedes pasar: hay que igualar { $n }, subir o retirarse
refused-poker-nothing-to-call = No hay nada que igualar: puedes pasar
refused-poker-bring-in = Te toca abrir: pon { $n } o la apuesta entera
refused-poker-must-bet = Te toca abrir y hay que apostar
refused-poker-rotation = No conozco un juego mezclado así: { $text }
refused-poker-rotation-seats = A las variantes con cartas a la vista juegan ocho como mucho
refused-poker-rotation-jokers = En los juegos mezclados no hay comodines
refused-poker-exactly = Con límite fijo aquí solo se puede llegar a { $n }
refused-poker-either = Aquí se puede llegar a { $n } o a { $m }
refused-poker-too-little = Hay que llegar por lo menos a { $n }
refused-poker-too-much = El límite aquí es { $n }
refused-poker-no-chips = Solo te alcanza para llegar a { $n }
refused-poker-cap = Ya se ha apostado { $n } veces en esta ronda: solo se puede igualar o retirarse
refused-poker-nobody-left = A nadie le quedan fichas para igualar una subida
refused-poker-closed = La última subida no era completa: puedes igualar, pero no volver a subir
refused-poker-not-the-dealer = Le toca repartir a otro
refused-poker-hand-over = La mano ha terminado
refused-poker-buy-too-much = Puedes comprar { $n } fichas como mucho
refused-poker-no-card = Aquí las cartas no se juegan: se apuesta sobre ellas
refused-stud-bring-in = La apertura tiene que ser menor que la apuesta pequeña, { $n }
refused-stud-odd-bet = La mitad de { $n } no es un número entero de fichas: di de cuánto es la apertura
refused-poker-bets-order = La apuesta pequeña no puede ser mayor que la grande
refused-poker-between-hands = Eso se hace entre mano y mano, no durante una
refused-poker-hand-goes-on = Las cartas se enseñan cuando acaba la mano
refused-poker-no-bring-in = Ahora no hay que abrir: iguala, sube o retírate
refused-poker-rake = La casa no puede quedarse con más del 100 % del bote: { $n }
refused-poker-level = La ciega pequeña no puede ser mayor que la grande: { $text }
refused-poker-no-room = Aquí la subida más pequeña sería de { $n } y la más grande es de { $m }: puedes igualar, pero no subir
refused-stud-odd-small = Con una apuesta pequeña de { $n } la apertura, que es la mitad, no sería un número entero de fichas

## Opciones

option-structure = Límite de las apuestas
    .help = Cuánto se puede apostar de una vez.
value-structure-nl = sin límite
value-structure-pl = límite de bote
value-structure-fl = límite fijo
value-structure-spread = límite abierto
option-format = Formato
    .help = Por dinero, fichas que se compran y se llevan; en torneo, se juega hasta que uno lo tiene todo.
value-format-cash = mesa de fichas
value-format-tournament = torneo
option-sb = Ciega pequeña
    .help = En fichas. La ciega grande es siempre el doble.
option-bets = Apuestas fijas
    .help = Apuesta pequeña y grande con límite fijo, o mínima y máxima con límite abierto.
value-bets-auto = según las ciegas
option-forced = Apuestas obligadas
    .help = Qué se pone antes de repartir.
value-forced-blinds = ciegas
value-forced-antes = antes
value-forced-blinds_antes = ciegas y antes
value-forced-bb_ante = ante de la ciega grande
option-ante = Ante
    .help = Lo que pone cada uno además de las ciegas, o en lugar de ellas.
value-ante-tenth = la décima parte de la apuesta
option-heads_up = Mano a mano
    .help = Con dos jugadores, quién pone la ciega pequeña.
value-heads_up-button_sb = el botón
value-heads_up-left_sb = quien está a la izquierda del botón
option-min_raise = Subida mínima
    .help = Lo que hay que añadir al subir.
value-min_raise-last_raise = como la última subida
value-min_raise-double = el doble de lo apostado
option-reopen = Subidas incompletas
    .help = Si varias subidas incompletas suman una completa, devuelven el derecho a subir.
value-reopen-cumulative = se suman
value-reopen-single = no se suman
option-max_bets = Apuestas por ronda
    .help = Cuántas apuestas y subidas caben en una ronda.
option-max_bets_heads_up = Tope mano a mano
    .help = Si el tope vale cuando la ronda empieza con dos jugadores.
value-max_bets_heads_up-same = el mismo
option-repoker = Repóquer
    .help = Dónde se coloca el repóquer, cinco cartas iguales con ayuda del comodín.
value-repoker-below_sf = por debajo de la escalera de color
value-repoker-top = por encima de todo
option-joker_tie = Empates con comodín
    .help = Qué pasa entre manos de la misma clase si una lleva comodín.
value-joker_tie-category = gana la que lleva menos comodines
value-joker_tie-exact = solo pierde si todo es igual
value-joker_tie-split = el comodín no cuenta
option-showdown = Al enseñar
    .help = Si quien pierde puede guardarse sus cartas.
value-showdown-muck = quien pierde no enseña
value-showdown-all = enseñan todos
option-all_in_face_up = Cartas boca arriba
    .help = Cuando ya no se puede apostar más, se enseñan las manos antes de las cartas que faltan.
option-odd_chip = Fichas sueltas
    .help = A quién va la ficha que no se puede repartir.
value-odd_chip-button = al más cercano a la izquierda del botón
value-odd_chip-suit = a la carta más alta
option-first_dealer = Primer reparto
    .help = Cómo se decide quién empieza con el botón.
value-first_dealer-draw = a la carta más alta
value-first_dealer-random = al azar
option-button = Botón
    .help = Si el botón se salta los sitios vacíos o puede caer en uno.
value-button-moving = salta los vacíos
value-button-dead = puede caer en uno vacío
option-buy_in = Entrada
    .help = Fichas con que se empieza, en ciegas grandes.
option-rebuy = Recompra
    .help = Si entre mano y mano se pueden comprar fichas hasta la entrada.
value-rebuy-between_hands = entre manos
option-levels = Niveles
    .help = Las ciegas del torneo, que suben cada diez manos.
value-levels-standard = los de costumbre
option-rake = Parte de la casa
    .help = Tanto por ciento de cada bote que se queda la casa, y su máximo.
option-rotation = Juegos mezclados
    .help = Se cambia de juego en cada vuelta del botón.
value-rotation-horse = HORSE
option-mixed_limits = Límites alternos
    .help = Una vuelta con límite fijo y otra sin límite.
value-mixed_limits-alternate = alternos
option-dealer_errors = Errores al repartir
    .help = De vez en cuando quien reparte se equivoca, y se arregla como mandan las reglas.
option-chat = Charla
    .help = Cuándo se puede hablar en la mesa.
value-chat-free = libre
value-chat-between_hands = entre manos
option-burn = Quemar
    .help = Si se aparta una carta antes del flop, del turn y del river.

## Comodines de cualquier clase

mark-wild = comodín
option-wild = Cartas comodín
    .help = Cartas de la baraja que además valen por la que más convenga.
value-wild-deuces = los doses
value-wild-one_eyed = las jotas de picas y de corazones
option-joker_kind = Alcance del comodín
    .help = Limitado: vale por un as, o completa una escalera o un color.
value-joker_kind-full = vale por cualquier carta
value-joker_kind-bug = limitado
option-double_ace = Carta doble en el color
    .help = En un color, el comodín puede repetir una carta que ya está: dos ases, por ejemplo.
option-wild_five_order = Entre repóqueres
    .help = Qué decide entre dos repóqueres.
value-wild_five_order-rank = la carta más alta
value-wild_five_order-tie_rule = la regla de los empates
poker-wild-jokers = Comodines: { $n }
poker-wild-bugs = Comodines limitados: { $n }
poker-wild-doubled = En el color, el comodín puede repetir una carta
poker-wild-fives = Entre repóqueres vale la regla de los empates
poker-wild-rank = Valen de comodín: { $say }
poker-wild-cards = Valen de comodín: { $cards }
poker-repoker-below = El repóquer va por debajo de la escalera de color
poker-repoker-top = El repóquer gana a todo
poker-wild-named = { $say } son comodines
poker-wild-is = { $card } vale { $rank }
poker-wild-ties = Empates con comodín: { $say }

## Alta y baja

badge-high-half = alta
badge-low-half = baja
mark-of-high = de la alta
mark-of-low = de la baja
hilo-high = { $n } por la alta para { $seats }
hilo-low = { $n } por la baja para { $seats }
hilo-won-high = { $n } por la alta
hilo-won-low = { $n } por la baja
hilo-no-low = Sin baja posible
option-qualifier = Carta más alta de la baja
    .help = Una mano baja que lleve una carta mayor no cuenta.
value-qualifier-none = sin tope
poker-move-alto = Alto
poker-move-bajo = Bajo
poker-move-ambos = Ambos
poker-to-declare = Di en secreto a qué juegas: a la alta, a la baja o a las dos
poker-has-declared = { $seat } ya ha decidido a qué juega
poker-declares-alto = { $seat }: alto
poker-declares-bajo = { $seat }: bajo
poker-declares-ambos = { $seat }: ambos
poker-declared-alto = dice alto
poker-declared-bajo = dice bajo
poker-declared-ambos = dice ambos
refused-poker-declare = Ahora toca decir alto, bajo o ambos
