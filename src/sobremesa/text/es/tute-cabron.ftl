game-tute-cabron = Tute cabrón
about-tute-cabron = Cada uno a lo suyo: gana quien hace más puntos o menos, y pierde el de en medio.

tute-cabron-lost-no-trick = Sin una sola baza: tanto para { $seats }
tute-cabron-lost-over = Más de cien: tanto para { $seats }
tute-cabron-lost-middle = En medio: tanto para { $seats }
tute-cabron-lost-ties = Empatados: tanto para { $seats }
tute-cabron-rule-no-trick = Pierde quien no ha hecho ninguna baza
tute-cabron-rule-over = Pierde quien ha pasado de cien
tute-cabron-rule-middle = Pierde quien queda en medio
tute-cabron-rule-ties = No hay nadie en medio: pierde quien empata
tute-cabron-marks = tantos: { $marks }
tute-cabron-line-tricks = Bazas
tute-cabron-line-cards = Cartas
tute-cabron-line-cantes = Cantes
tute-cabron-line-last = Diez de últimas
tute-cabron-line-points = Puntos
tute-cabron-line-lost = Pierde la mano
tute-cabron-line-tantos = Tantos

tute-cabron-option-target = Tantos
    .help = La partida se acaba cuando alguien llega a tantas manos perdidas; gana quien tenga menos.
tute-cabron-option-over_limit = Tope
    .help = Quien hace más puntos pierde la mano.
tute-cabron-option-middle = El de en medio
    .help = Con cinco o seis: pierden todos los que no son primero ni último, o solo los puestos centrales.
tute-cabron-value-middle-all_between = todos los de en medio
tute-cabron-value-middle-median = solo el puesto central
tute-cabron-option-direction = Sentido del juego
    .help = Hacia dónde corre el turno alrededor de la mesa.

hint-tute-cabron-lead-low = Sal bajo: que se lleve la baza otro
hint-tute-cabron-one-trick = Sin bazas se pierde: llévate esta, que { $points ->
    [0] no vale nada
    [one] solo tiene { $points } punto
   *[other] solo tiene { $points } puntos
 }
hint-tute-cabron-climb = { $points ->
    [0] Tienes cartas para ir por arriba: gana bazas, sin pasar de cien
    [one] Vas por arriba con { $points } punto: sigue sumando, sin pasar de cien
   *[other] Vas por arriba con { $points } puntos: sigue sumando, sin pasar de cien
 }
hint-tute-cabron-load = Cuélgale { $card } a { $seat }: si cae su pareja, el cante es para quien gane
hint-tute-cabron-pair = Con { $card } hay pareja en la baza: el cante se lo lleva { $seat }
hint-tute-cabron-stop = Llevas { $points } puntos: otra baza buena te pasa de cien
hint-tute-cabron-give = Échale { $points } puntos a { $seat } y tú quédate abajo
hint-tute-cabron-duck = Vas por abajo: deja pasar la baza
