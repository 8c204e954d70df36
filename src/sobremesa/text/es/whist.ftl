game-whist = Whist
about-whist = Dos parejas, trece bazas y un palo que manda: cada baza por encima de seis es un punto.

whist-dummy-played = { $seat } juega { $card } del muerto
whist-dummy-takes = La baza es del muerto, que juega { $seat }
whist-hand-won = { $seats } hacen { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
 } por encima de seis
whist-honours = Honores de { $seats }: { $n }
whist-manga-won = { $seats } ganan la manga
whist-rubber-won = { $seats } ganan el rubber
whist-dummys-hand = El muerto (juega { $seat })
whist-tricks = { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
 }
whist-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
whist-mangas = { $n ->
    [one] { $n } manga
   *[other] { $n } mangas
 }
whist-dummy-plays = Juega por el muerto
whist-dummy-follows = Juega por el muerto, que tiene que asistir a { $suit }
whist-rubber = Rubber { $n } de { $of }
whist-goal = Manga a { $n } puntos
whist-sheet = La mano
whist-line-tricks = Bazas
whist-line-beyond = Por encima de seis
whist-line-honours = Honores
whist-line-penalties = Por renuncios
whist-line-total = Puntos en la manga
whist-line-mangas = Mangas
refused-whist-dummys-turn = Ahora le toca al muerto: juega una de sus cartas
refused-whist-own-turn = Ahora te toca a ti: juega una carta de tu mano

revokes-retracts = { $seat } retira { $card } y echa { $card2 }
revokes-orders = { $seat } exige { $card } a { $seat2 }
revokes-claims = { $seat } reclama un renuncio
revokes-proved = Hay renuncio: { $seat } echó { $card } pudiendo asistir
revokes-not-proved = No hay renuncio: { $seat } se equivoca
revokes-penalty-tricks = { $seat } se lleva { $n } bazas por el renuncio
revokes-penalty-add = { $seat } se apunta { $n } puntos por el renuncio
revokes-penalty-take = { $seat } quita { $n } puntos por el renuncio
revokes-move-order = Exigir { $card }
revokes-move-free = Que juegue lo que quiera
revokes-move-retract = Retirar tu carta y jugar { $card }
revokes-move-stand = Mantener tu carta
revokes-move-claim = ¡Renuncio!
revokes-move-agree = Dar la mano por buena
revokes-move-tricks = Llevarnos { $n } bazas suyas
revokes-move-add = Apuntarnos { $n } puntos
revokes-move-take = Quitarles { $n } puntos
revokes-called-for = Te exigen { $card }: juégala si no te toca asistir con otra
revokes-may-order = { $seat } tiene una carta expuesta: puedes exigirle que la juegue
revokes-may-claim = Se acabó la mano: ¿alguien ha renunciado?
revokes-choose = Renuncio probado: elige el castigo
refused-revokes-ordered = Te han exigido { $card } y puedes jugarla
refused-revokes-nothing-to-retract = Solo se retira una carta que no asistió pudiendo, y antes de que acabe la baza
refused-revokes-not-exposed = { $card } no está expuesta en la mano de quien juega
refused-revokes-nothing-to-claim = No hay nada que reclamar: en las bazas acabadas no queda ningún descarte de tus rivales sin mirar

hint-whist-petition = Solo tienes dos de ese palo: la más alta primero y luego la baja se lo dice a tu pareja
hint-revokes-claim = Todos han visto el renuncio: reclámalo
hint-revokes-retract = Podías asistir: retira la carta antes de que acabe la baza

whist-option-trump = Triunfo
    .help = Lo marca la última carta del reparto, o los palos se van turnando de mano en mano.
whist-value-trump-turned = la última carta
whist-value-trump-sequence = por turno
whist-option-trump_order = Turno de los palos
    .help = En qué orden van siendo triunfo; a las cuatro manos se vuelve a empezar.
whist-value-trump_order-hdsc = corazones, diamantes, picas, tréboles
whist-value-trump_order-hdcs = corazones, diamantes, tréboles, picas
whist-value-trump_order-hsdc = corazones, picas, diamantes, tréboles
whist-value-trump_order-hscd = corazones, picas, tréboles, diamantes
whist-value-trump_order-hcds = corazones, tréboles, diamantes, picas
whist-value-trump_order-hcsd = corazones, tréboles, picas, diamantes
whist-value-trump_order-dhsc = diamantes, corazones, picas, tréboles
whist-value-trump_order-dhcs = diamantes, corazones, tréboles, picas
whist-value-trump_order-dshc = diamantes, picas, corazones, tréboles
whist-value-trump_order-dsch = diamantes, picas, tréboles, corazones
whist-value-trump_order-dchs = diamantes, tréboles, corazones, picas
whist-value-trump_order-dcsh = diamantes, tréboles, picas, corazones
whist-value-trump_order-shdc = picas, corazones, diamantes, tréboles
whist-value-trump_order-shcd = picas, corazones, tréboles, diamantes
whist-value-trump_order-sdhc = picas, diamantes, corazones, tréboles
whist-value-trump_order-sdch = picas, diamantes, tréboles, corazones
whist-value-trump_order-schd = picas, tréboles, corazones, diamantes
whist-value-trump_order-scdh = picas, tréboles, diamantes, corazones
whist-value-trump_order-chds = tréboles, corazones, diamantes, picas
whist-value-trump_order-chsd = tréboles, corazones, picas, diamantes
whist-value-trump_order-cdhs = tréboles, diamantes, corazones, picas
whist-value-trump_order-cdsh = tréboles, diamantes, picas, corazones
whist-value-trump_order-cshd = tréboles, picas, corazones, diamantes
whist-value-trump_order-csdh = tréboles, picas, diamantes, corazones
whist-option-honours = Honores
    .help = Tres o cuatro figuras altas de triunfo (as, rey, reina y jota) en un mismo bando dan puntos.
whist-option-target = Puntos de la manga
    .help = Cinco es lo corriente, siete a la americana y nueve el whist largo.
whist-option-rubbers = Rubbers
    .help = Uno solo, o tres cambiando de pareja (o de muerto) en cada uno.
whist-option-partners = Parejas
    .help = A suertes, o cada uno con el de enfrente. Con tres jugadores, quién empieza llevando el muerto.
whist-value-partners-drawn = a suertes
whist-value-partners-fixed = fijas
whist-option-deck_art = Dibujo de las cartas
    .help = Solo cambia el aspecto: las cartas son las mismas 52.
whist-value-deck_art-english = inglesa
whist-value-deck_art-german = alemana
whist-value-deck_art-swiss = suiza
whist-value-deck_art-spanish_poker = española de póquer
whist-option-honours_near_target = Honores al final
    .help = Una manga no se gana con honores: los que llegarían a la meta no valen nada, o valen hasta un punto menos.
whist-value-honours_near_target-void = no valen
whist-value-honours_near_target-clip = hasta un punto menos
whist-option-renuncio = Renuncio
    .help = El juego no deja renunciar; o cada uno juega lo que quiere y los rivales lo reclaman.
whist-value-renuncio-prevented = no se puede
whist-value-renuncio-claim = se reclama

card-german = { $r } de { $s }
rank-german-A = as
rank-german-2 = dos
rank-german-3 = tres
rank-german-4 = cuatro
rank-german-5 = cinco
rank-german-6 = seis
rank-german-7 = siete
rank-german-8 = ocho
rank-german-9 = nueve
rank-german-T = diez
rank-german-J = Unter
rank-german-Q = Ober
rank-german-K = rey
suit-german-s = hojas
suit-german-h = corazones
suit-german-d = cascabeles
suit-german-c = bellotas

card-swiss = { $r } de { $s }
rank-swiss-A = as
rank-swiss-2 = dos
rank-swiss-3 = tres
rank-swiss-4 = cuatro
rank-swiss-5 = cinco
rank-swiss-6 = seis
rank-swiss-7 = siete
rank-swiss-8 = ocho
rank-swiss-9 = nueve
rank-swiss-T = diez
rank-swiss-J = Under
rank-swiss-Q = Ober
rank-swiss-K = rey
suit-swiss-s = escudos
suit-swiss-h = rosas
suit-swiss-d = cascabeles
suit-swiss-c = bellotas
