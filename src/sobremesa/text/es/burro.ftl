game-burro = Burro
about-burro = Las cartas dan vueltas al grito de «burro va»: junta cuatro iguales, o no seas la última mano.

burro-goes = { $seat }: ¡Burro va!
burro-takes = { $seat } coge del centro
burro-stray = { $seat } pone la mano sin que nadie haya cantado
burro-shouts = { $seat }: ¡BURRO!
burro-shouts-other = { $seat }: ¡Perro!
burro-palm = { $seat } pone la mano con la palma arriba
burro-hand = { $seat } pone la mano
burro-shows = { $seat } enseña { $cards }
burro-higher = { $seat } tiene una escalera más alta: { $cards }
burro-fooled = { $seat } los ha engañado
burro-not-fooled = { $seat } no engaña a nadie
burro-letter = Letra para { $seat }: { $letter } ({ $word })
burro-out = { $seat } es burro y queda fuera
burro-void = Nadie canta: la mano no vale
burro-word = { $word }
burro-place = mano puesta, { $n }.ª

burro-move-va = Burro va
burro-move-burro = ¡BURRO! y mano
burro-move-hand = Mano
burro-move-lie = ¡BURRO! (solo voz)
burro-move-amago = Otra palabra y mano
burro-move-palm-burro = ¡BURRO! palma arriba
burro-move-palm-amago = Otra palabra, palma arriba
burro-move-turn = Dar la vuelta a la mano
burro-prompt-choose = { $n ->
    [one] Elige la carta que pasas
   *[other] Elige las { $n } cartas que pasas
 }
burro-prompt-wait = Elegido: puedes cambiar hasta que se dé la orden
burro-prompt-go = Todos han elegido: di «burro va»
burro-prompt-take = Coge del centro
burro-prompt-hand = ¿Pones la mano?
burro-fact-caller = Da la orden { $seat }
burro-fact-complete = Para cantar, { $n } iguales
burro-sheet = La mano
burro-line-letter = Letra
burro-line-winner = Gana la mano
burro-line-word = Llevan

zone-burro-slot = Lo que pasas
zone-burro-pool = Cartas del centro
zone-burro-middle = Manos en el centro
badge-burro-caller = da la orden
badge-burro-ready = ha elegido
mark-palm-up = palma arriba

refused-burro-too-many = Sois { $n }, y con la baraja española caben { $most }: jugad con la francesa
refused-burro-late = Llegas tarde: la jugada ya está resuelta
refused-burro-already-in = Tu mano ya está puesta
refused-burro-settling = Antes se resuelve lo que se ha cantado
refused-burro-take-first = Antes se cogen las cartas del centro
refused-burro-not-complete = Para cantar burro hacen falta { $n } cartas iguales
refused-burro-not-all = Todavía falta alguien por elegir
refused-burro-not-caller = Esta vez la orden la da { $seat }

burro-option-pass_direction = Hacia dónde se pasa
    .help = A la derecha, a la izquierda, una vez a cada lado, o todas al centro y cada cual coge una.
burro-value-pass_direction-right = derecha
burro-value-pass_direction-left = izquierda
burro-value-pass_direction-alternate = una vez a cada lado
burro-value-pass_direction-centre = al centro
burro-option-pass_cards = Cartas que se pasan
    .help = Cuántas cartas cambian de mano cada vez.
burro-option-lie = Mentira
    .help = Se puede gritar burro sin poner la mano: quien ponga la suya se lleva letra.
burro-option-amago = Amago
    .help = Se puede poner la mano diciendo otra palabra: quien la siga se lleva letra.
burro-option-palm_up = Palma arriba
    .help = Una mano con la palma arriba no vale: quien la siga se lleva letra.
burro-option-hand_size = Cartas por jugador
    .help = Con 6, 7 u 8 se juega con dos barajas y hay que juntar esas mismas iguales.
burro-option-runs = Escaleras
    .help = Si también vale una escalera de un palo con toda la mano.
burro-value-runs-none = no valen
burro-value-runs-suited = del mismo palo
burro-option-end = Final
    .help = Hasta que quede uno, hasta que queden dos, o hasta que alguien complete la palabra.
burro-value-end-last_left = queda uno
burro-value-end-two_left = quedan dos
burro-value-end-first_out = el primer burro
burro-option-misfire = Mano sin canto
    .help = Qué pasa si alguien pone la mano cuando nadie ha cantado.
burro-value-misfire-letter = letra
burro-value-misfire-ignore = nada
burro-option-deck = Baraja
    .help = Española hasta 10 jugadores, francesa hasta 13.

hint-burro-claim = Tienes la mano completa: cántala ya
hint-burro-follow = Han cantado: pon la mano antes que nadie
hint-burro-pass = Pasa { $card }: guarda el número del que más tienes
hint-burro-pass-back = Devuelve { $card } a la mano: te conviene guardarla
hint-burro-go = Están todos: da la orden
hint-burro-take = Coge cualquiera: todas van boca abajo
hint-burro-bluff = A ver quién pica
