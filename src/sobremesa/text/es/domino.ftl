game-domino = Dominó
about-domino = Fichas que casan por los extremos: quédate sin ninguna o con menos puntos que nadie.

zone-line = Fichas en la mesa
zone-boneyard = Pozo

domino-plays = { $seat } pone { $tile }
domino-joker = { $seat } pone el comodín y pide { $n }
domino-joker-start = { $seat } nombra el comodín: { $n } y { $n2 }
domino-draws = { $seat } roba; { $n ->
    [0] el pozo se acaba
    [one] queda una en el pozo
   *[other] quedan { $n } en el pozo
 }
domino-passes = { $seat } pasa: no lleva { $ends }
domino-out = ¡Dominó de { $seat }!
domino-blocked = Cierre: nadie puede poner
domino-scores = { $points ->
    [one] Un punto
   *[other] { $points } puntos
 } para { $seats }
domino-nobody = Empate a menos puntos: nadie se apunta nada
domino-highest = { $seat } tiene { $tile }, la ficha más alta, y sale
domino-highest-double = { $seat } tiene { $tile }, el doble más alto, y sale
domino-lots = { $seat } saca { $tile } en el sorteo y empieza
domino-failed = ha fallado a { $ends }
domino-ends = Extremos: { $ends }
domino-pozo = En el pozo: { $n }
domino-asleep = Dormidas: { $n }
domino-move-left = Por la izquierda, al { $n }
domino-move-right = Por la derecha, al { $n }
domino-move-up = Por arriba, al { $n }
domino-move-down = Por abajo, al { $n }
domino-move-draw = Robar del pozo
domino-move-name = Comodín: pido { $n }
domino-move-names = Comodín: { $n } y { $n2 }
domino-prompt-name = Nombra los dos números del comodín
domino-prompt-forced = Sales con { $tile }
domino-prompt-draw = No te cabe ninguna: roba
domino-sheet-out = Dominó de { $seat }
domino-sheet-blocked = Cierre
domino-sheet-tied = Cierre, con empate
domino-line-pips = Puntos en la mano
domino-line-capicua = Capicúa
domino-line-round = En esta ronda
domino-line-total = Total

refused-domino-no-tile = No hay ninguna ficha «{ $tile }» en este juego
refused-domino-not-held = No tienes la { $tile }
refused-domino-no-fit = { $tile } no casa con el { $n }
refused-domino-no-arm = Por ese lado no se puede poner
refused-domino-which-end = { $tile } cabe en más de un extremo: elige cuál
refused-domino-line-empty = Aún no hay ninguna ficha en la mesa
refused-domino-line-begun = La primera ficha ya está puesta: elige un extremo
refused-domino-forced = Esta ronda se abre con { $tile }
refused-domino-name = Di qué número abre el comodín
refused-domino-name-first = Antes hay que nombrar el comodín de la mesa
refused-domino-can-play = No puedes robar: tienes una ficha que cabe
refused-domino-no-draw = No puedes robar
refused-domino-no-pass = Aquí nadie elige pasar: si no puedes poner ni robar, el turno pasa solo
refused-domino-pairs = Por parejas se juega con 4, 6 u 8, no con { $n }
refused-domino-cuban = El dominó cubano es para 2, 3 o 4 jugadores, no para { $n }
refused-domino-too-many = No hay fichas para dar { $each } a { $n } jugadores: son { $size }

domino-option-preset = Modalidad
    .help = Qué fichas se usan, cuántas lleva cada uno y cómo se roba.
domino-value-preset-international = internacional
domino-value-preset-cuban = cubano
domino-value-preset-all_tiles = todas repartidas
domino-value-preset-free = libre, doble nueve
option-tile_set = Doble más alto
    .help = El doble seis tiene 28 fichas; el doble nueve, 55; el doble doce, 91.
domino-option-teams = Bandos
    .help = Cada uno por su cuenta o por parejas; de cuatro en cuatro, parejas.
domino-value-teams-auto = parejas si sois cuatro
domino-option-hand_size = Fichas por jugador
    .help = Las de la modalidad, o las que digáis.
option-draw = Robar
    .help = Qué hace quien no puede poner: robar hasta que le quepa una, robar una sola o pasar.
value-until = hasta que quepa una
value-one = una sola
domino-value-draw-none = no se roba
domino-option-target = Puntos para ganar
    .help = Gana quien llegue a esta cifra al acabar una ronda.
domino-option-hands = Rondas
    .help = En vez de a puntos, tantas rondas; con una, se sale con el doble más alto.
domino-value-hands-none = las que hagan falta
option-first_tile = Salida
    .help = Si la primera ronda se abre por fuerza con el doble más alto.
domino-value-first_tile-preset = doble solo si es una ronda
value-forced_double = con el doble más alto
domino-value-first_tile-free = con la que quiera
option-blocked = Puntos del cierre
    .help = Quien gana un cierre se apunta lo de todos, o solo lo suyo.
domino-value-blocked-all = los de todos
domino-value-blocked-own = solo los suyos
option-spinner = Doble de cuatro lados
    .help = Con doble nueve, al primer doble se le puede poner por los cuatro lados.
option-joker_tile = Ficha comodín
    .help = Una ficha más que casa con todo; quien la pone dice qué número abre.
domino-value-joker_tile-auto = solo en libre con ocho
option-starting_tile = Ficha de salida
    .help = Si al repartir sobra una ficha, se pone en la mesa o se queda tapada.
domino-option-tie = Empate en el cierre
    .help = No se apunta nadie, o gana el bando de quien salió.
domino-value-tie-none = nadie puntúa
domino-value-tie-starter = para quien salió
option-capicua = Capicúa
    .help = Premio por cerrar con una ficha, ni doble ni blanca, que cabía en dos extremos.
domino-value-capicua-double = dobla la ronda
domino-value-capicua-plus25 = 25 puntos más
option-next_start = Quién sale después
    .help = Quien está a la derecha del que salió, o quien ganó la ronda.
domino-value-next_start-rotate = por turno
domino-value-next_start-winner = quien ganó

hint-domino-only = Es lo único que puedes hacer
hint-domino-double = Los dobles solo casan con un número: suéltalo ahora que cabe
hint-domino-block = Deja abierto { $ends }, a lo que { $seat } ya ha fallado
hint-domino-keep = Te quedan fichas de { $ends } para seguir
hint-domino-close = Cierra el juego: contando lo que falta, vas por debajo
hint-domino-heavy = Te quitas { $points } puntos de encima
