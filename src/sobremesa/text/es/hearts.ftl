game-hearts = Corazones
about-hearts = No te lleves corazones ni la reina de picas… o llévatelos todos.

hearts-has-passed = { $seat } ya ha elegido qué pasa
hearts-receives = Te pasan { $cards }
hearts-broken = Corazones rotos
hearts-undecided = Todo se anula: la baza se queda en la mesa
hearts-moon = ¡La luna!
hearts-points = { $n ->
    [one] { $n } punto en la mano
   *[other] { $n } puntos en la mano
 }
hearts-pass-cards = Pasar { $cards }
hearts-pass-to = Pasar a { $seat }
hearts-choose-three = Elige tres cartas para { $seat }
hearts-choose-moon = Te lo has llevado todo: elige quién lo paga
hearts-move-add = Sumar { $n } a los demás
hearts-move-subtract = Restarte { $n }
hearts-are-broken = Corazones rotos
hearts-unbroken = Corazones sin romper
hearts-to-left = Se pasa a la izquierda
hearts-to-right = Se pasa a la derecha
hearts-across = Se pasa enfrente
hearts-on-table = { $n } cartas en la mesa para la próxima baza
hearts-sheet = La mano
hearts-line-hand = Puntos en las bazas
hearts-line-moon = La luna: se apuntan
hearts-line-total = Total
hearts-line-pair = Total de la pareja

refused-hearts-pass = Se pasan tres cartas de tu mano, ni más ni menos
refused-hearts-pass-first = Primero hay que pasar tres cartas
refused-hearts-first-trick = En la primera baza no se puede echar eso mientras tengas otra cosa
refused-hearts-first-lead = La primera baza se abre con el trébol más bajo
refused-hearts-not-broken = Los corazones aún no están rotos: sal de otro palo
refused-hearts-cancellation-seats = Con dos barajas juegan de cuatro a ocho
refused-hearts-one-pack-seats = Siete u ocho jugadores necesitan dos barajas (cancelación)
refused-hearts-teams-seats = Por parejas juegan cuatro

value-black_marie = Black Marie
hearts-option-preset = Reglas de la casa
    .help = Black Marie: se pasan siempre tres a la derecha y los corazones no hay que romperlos.
hearts-option-teams = Bandos
    .help = Cada uno por su cuenta, o dos parejas que suman sus puntos.
hearts-option-scoring = Valor de las cartas
    .help = Un punto por corazón, el número impreso, las figuras agrupadas o solo las altas con más.
hearts-value-scoring-normal = uno por corazón
hearts-value-scoring-spot = el número de la carta
hearts-value-scoring-grouped = figuras 10 y as 15
hearts-value-scoring-high = figuras y as valen más
hearts-option-spot_ace = As de corazones
    .help = Cuánto vale cuando cada corazón vale su número.
hearts-option-pass_direction = Pase de cartas
    .help = A quién se pasan las tres cartas antes de jugar.
hearts-value-pass_direction-rotating = cambia cada mano
hearts-value-pass_direction-none = no se pasa
hearts-value-pass_direction-always_right = siempre a la derecha
hearts-option-free_hearts = Corazones libres
    .help = Se puede salir de corazones cuando se quiera y echarlos en la primera baza.
hearts-option-moon = La luna
    .help = Quien se lo lleva todo carga los puntos a los demás, se los resta, o elige.
hearts-value-moon-add = se suman a los demás
hearts-value-moon-subtract = se los resta
hearts-value-moon-choose = elige
hearts-option-cancellation = Cancelación
    .help = Con dos barajas: dos cartas iguales en una baza se anulan.
hearts-option-nines = Nueves elevadores
    .help = Si se sale de un nueve, la baza da dos vueltas.
hearts-option-target = Límite
    .help = La partida acaba cuando alguien llega a estos puntos; gana quien menos tenga.
hearts-option-tie = Empate
    .help = Si empatan los que menos tienen: se sigue jugando o comparten la victoria.
hearts-value-tie-play_on = se sigue
hearts-value-tie-shared = se comparte
hearts-option-queen_breaks = La reina rompe
    .help = Echar la reina de picas también rompe los corazones.
hearts-option-deck = Baraja
    .help = La francesa, o la española de póquer: solo cambia el dibujo.

hint-hearts-pass-spades = Quítate de encima las picas altas: con pocas que las guarden acabarían cogiendo a la reina
hint-hearts-pass-high = Pasa lo que más puede costarte y acorta un palo
hint-hearts-moon-add = Que lo paguen los demás
hint-hearts-moon-subtract = Réstatelo: si lo sumas a los demás se acaba la partida y no vas delante
hint-hearts-flush = Sal de picas bajas: así sacas a la reina de quien la tenga
hint-hearts-lead-low = Sal con algo que probablemente otro tenga que ganar
hint-hearts-give-queen = ¡La reina para { $seat }!
hint-hearts-give = Regala { $points ->
    [one] un punto
   *[other] { $points } puntos
 } mientras la baza es de otro
hint-hearts-duck = Es la más alta con la que no ganas la baza
hint-hearts-under = Queda por debajo: esta baza no es tuya
hint-hearts-hope = De momento ganas con cualquiera: con la más baja aún pueden pasarte
hint-hearts-void = Aprovecha que no tienes del palo para soltar lo peligroso
hint-hearts-clean = Baza limpia: gánala ahora con una alta
hint-hearts-forced = No puedes evitar { $points ->
    [one] este punto
   *[other] estos { $points } puntos
 }: que sea con la más alta
