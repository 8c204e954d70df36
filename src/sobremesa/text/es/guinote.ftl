game-guinote = Guiñote
about-guinote = El de Aragón: se roba, se canta y, acabado el mazo, se arrastra. A ciento uno.

guinote-swaps = { $seat } cambia { $card } por { $card2 }
guinote-arrastre = Arrastre: hay que asistir, montar, fallar y pisar
guinote-free = Sin mazo se juega libre
guinote-nothing-draw = No tienes nada que cantar ni que cambiar: roba
guinote-nothing-pass = No tienes nada que cantar: sigue
guinote-idas = De idas
guinote-vueltas = De vueltas
guinote-decider = Desempate
guinote-total = { $n ->
    [one] lleva { $n } punto
   *[other] lleva { $n } puntos
 }
guinote-won = La partida es de { $seats }, con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
guinote-to-vueltas = Nadie llega a 101: se juega otra mano, de vueltas
guinote-to-decider = Siguen igualados: decide otra mano
guinote-move-draw = Robar
guinote-move-pass = Seguir
guinote-move-swap = Cambiar { $card } por { $card2 }
guinote-talk-draw = Canta, cambia la muestra o roba
guinote-talk-pass = Canta o sigue
guinote-sing-or-lead = Canta, o sal sin cantar
guinote-sheet = La mano
guinote-line-cards = Puntos en las bazas
guinote-line-cantes = Cantes
guinote-line-last = Diez de últimas
guinote-line-before = De la mano anterior
guinote-line-total = Total
guinote-line-games = Partidas ganadas

refused-guinote-twin = { $card } ya está en la baza: echa otra
refused-guinote-swap = Ese cambio no se puede hacer ahora
refused-guinote-talk-first = Antes de jugar, canta, cambia o sigue

guinote-option-obligations = Asistir, montar y fallar
    .help = Cuándo obligan: acabado el mazo, solo mientras queda mazo, o siempre.
guinote-value-obligations-after_stock = acabado el mazo
guinote-value-obligations-before_stock = mientras queda mazo
guinote-value-obligations-always = siempre
guinote-option-figure_order = Sota y caballo
    .help = Cuál gana y vale tres: el caballo, o la sota como en Aragón.
guinote-value-figure_order-source = gana el caballo
guinote-value-figure_order-aragon = gana la sota
guinote-option-game_end = La partida
    .help = A ciento uno en dos manos, de idas y de vueltas, o cada mano por su cuenta.
guinote-value-game_end-vueltas = idas y vueltas
guinote-value-game_end-hand = mano a mano
guinote-option-target = Puntos de la partida
    .help = Con cuántos se gana.
guinote-option-cante_window = Cuándo se canta
    .help = Tras cualquier baza ganada, o solo mientras queda mazo.
guinote-value-cante_window-any_trick = en cualquier baza
guinote-value-cante_window-while_stock = mientras queda mazo
guinote-option-exchange = Cambiar la muestra
    .help = Con el siete de triunfo se toma una muestra de figura, as o tres; con el dos, una menor.
guinote-option-partner_relief = Descanso del compañero
    .help = Si la baza va para tu pareja, en el arrastre basta con asistir.
guinote-option-twins = Cartas gemelas
    .help = Con dos barajas: dos cartas iguales se anulan, o no se pueden echar en la misma baza mientras queda mazo.
guinote-option-games = Partidas del coto
    .help = Cuántas hay que ganar.
guinote-option-direction = Sentido del juego
    .help = Hacia dónde corre el turno alrededor de la mesa.

hint-guinote-sing = Canta ya: son { $n } puntos, y luego puede ser tarde
hint-guinote-swap = Cambia el siete: te llevas { $card } a la mano
hint-guinote-win-to-sing = Gana la baza y podrás cantar
hint-guinote-keep-pair = Guarda la pareja para cantarla y juega otra cosa
hint-guinote-last-ten = Guarda el triunfo más alto para la última baza, que vale diez
