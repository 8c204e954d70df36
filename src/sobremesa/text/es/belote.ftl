game-belote = Belote
about-belote = Alguien toma la carta vuelta y elige triunfo: su pareja tiene que pasar de la mitad de los 162 puntos.

badge-belote-taker = ha tomado

belote-says-pass = Paso
belote-says-two = Dos
belote-says-take = Tomo: { $suit }
belote-says-suit = Tomo a { $suit }
belote-says-belote = Belote
belote-says-rebelote = Rebelote
belote-says-capote = ¡Capote!
belote-said-pass = paso
belote-said-two = dos
belote-has-belote = belote
belote-nobody-takes = Nadie toma: se tiran las cartas y reparte el siguiente
belote-made = { $seats } cumplen con { $points } puntos
belote-inside = { $seats } se quedan dentro con { $points } puntos
belote-even = Litigio: ochenta y un puntos por bando, y los de { $seats } quedan en el aire
belote-capote = { $seats } se llevan todas las bazas
belote-capote-against = { $seats } no hacen ni una baza

belote-choose-take = La vuelta: { $card }. ¿Tomas?
belote-choose-suit = Nombra un palo o di dos
belote-move-pass = Paso
belote-move-two = Dos
belote-move-take = Tomo: { $suit }
belote-move-suit = Tomo a { $suit }
    .short = Tomo
belote-move-announce = { $card }, y belote

belote-turned = La vuelta: { $card }
belote-taken = Triunfo: { $suit } (ha tomado { $seat })
belote-put-by = { $n } puntos en el aire para quien gane la mano

belote-sheet = La mano
belote-sheet-passed = Nadie ha tomado
belote-sheet-made = { $seats }: contrato cumplido
belote-sheet-inside = { $seats }: dentro
belote-sheet-even = Litigio: 81 a 81
belote-sheet-capote = { $seats }: capote
belote-sheet-capote-against = { $seats }: dentro y sin una baza
belote-line-points = Cartas y diez de der
belote-line-belote = Belote
belote-line-scored = Se apuntan
belote-line-total = Total

refused-belote-name-a-suit = En la segunda vuelta hay que nombrar un palo
refused-belote-first-round = En la primera vuelta solo se puede tomar el palo de la vuelta
refused-belote-turned-suit = El palo de la vuelta ({ $suit }) ya no se puede nombrar
refused-belote-no-belote = La belote se anuncia al jugar el rey o la reina de triunfo, con los dos en la mano

belote-option-target = Puntos
    .help = La partida es de la primera pareja que llega; si llegan las dos, de la que más tenga.
belote-option-second_round = Segunda vuelta
    .help = Si en la primera nadie toma, qué palos se pueden nombrar.
belote-value-second_round-other_suit = los otros tres
belote-value-second_round-any = cualquiera
belote-option-rank_order = Orden de las cartas
    .help = El de la belote (en triunfo mandan la jota y el nueve), o el natural del as al siete en todos los palos. Los puntos no cambian.
belote-value-rank_order-belote = el de la belote
belote-value-rank_order-natural = del as al siete
belote-option-undertrump = Sin poder pisar
    .help = Si un rival va ganando de triunfo y los tuyos son más bajos: echar triunfo igualmente, o lo que quieras.
belote-value-undertrump-required = triunfo igualmente
belote-value-undertrump-free = lo que quieras
belote-option-litigio = Empate a 81
    .help = Quien tomó se queda dentro, o sus 81 esperan en el aire a la pareja que gane la mano siguiente.
belote-value-litigio-dentro = dentro
belote-value-litigio-held = en el aire
belote-option-belote_counts = La belote cuenta
    .help = Los veinte de la belote ayudan a cumplir el contrato, y los de los contrarios a romperlo.
belote-option-announce = Anunciar la belote
    .help = Se anuncia sola, o la pierdes si no la dices al jugar la primera de las dos cartas.
belote-value-announce-auto = sola
belote-value-announce-manual = hay que decirla

hint-belote-take-jack = Tienes la jota de { $suit } y { $n ->
    [one] un triunfo
   *[other] { $n } triunfos
 }: da para tomar
hint-belote-take-jack-nine = Con jota y nueve de { $suit } mandas tú: toma
hint-belote-take = Con { $n ->
    [one] un triunfo
   *[other] { $n } triunfos
 } de { $suit } y lo demás de tu mano, sale a cuenta tomar
hint-belote-pass = No da para 82 puntos: mejor que tome otro
hint-belote-announce = Di belote: son veinte puntos, ganes o no la baza
