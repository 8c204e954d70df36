game-mus = Mus
about-mus = Dos parejas, cuatro cartas y cuatro lances: grande, chica, pares y juego. Se envida, se achanta o se echa un órdago.

badge-mus-inside = dentro
badge-mus-one-short = a falta de una

mus-lance-grande = Grande
mus-lance-chica = Chica
mus-lance-pares = Pares
mus-lance-juego = Juego
mus-lance-punto = Punto

mus-says-mus = Mus
mus-says-cut = No hay mus
mus-says-defer = Paso hasta mi compañero
mus-says-postre = Tengo postre
mus-says-pass = Paso
mus-says-accept = Quiero
mus-says-refuse = No quiero
mus-says-ordago = ¡Órdago!
mus-says-envido = { $n ->
    [2] Envido
   *[other] Envido { $n }
 }
mus-says-raise = { $n } más
mus-says-pares-yes = Pares sí
mus-says-pares-no = Pares no
mus-says-juego-yes = Juego sí
mus-says-juego-no = Juego no
mus-inside = Estamos dentro
mus-one-short = A falta de una
mus-out = ¡Fuera!

mus-move-mus = Mus
mus-move-cut = Cortar
mus-move-defer = Hasta mi compañero
mus-move-pass = Paso
mus-move-accept = Quiero
mus-move-refuse = No quiero
mus-move-ordago = Órdago
mus-move-keep = Sigo con mis cartas
mus-move-show = Enseñar y cambiar las cuatro
mus-move-stand = Quedarme con las cuatro
mus-move-envido = { $n ->
    [2] Envido
   *[other] Envido { $n }
 }
mus-move-raise = { $n } más
mus-move-discard = Tirar { $cards }
mus-move-look = Mirar a { $seat }
mus-move-sena = Seña: { $say }
mus-move-ask = ¿{ $say }, { $seat }?
mus-control-envido = Envidar
mus-control-raise = Subir
mus-pick-discard = Descartar

mus-ask-mus = ¿Hay mus?
mus-ask-corrido = Mus corrido: si cortas, eres mano
mus-ask-discards = ¿Qué cartas tiras?
mus-ask-exposed = Se vio una carta: cambia las que quieras, o ninguna
mus-ask-replacing = Con un 4, 5, 6 y 7 de primeras puedes cambiar las cuatro
mus-your-word = { $say }: tú hablas
mus-answer-to-bet = { $say }: { $seat } pone { $n }. ¿Quieres?
mus-answer-to-ordago = { $say }: órdago de { $seat }. ¿Quieres?

mus-drawn = { $seat } sacó { $card }: reparte { $seat2 }
mus-is-corrido = Mus corrido y sin señas
mus-stands-pending = { $say } —
mus-stands-now = { $say } ▸
mus-stands-offered = { $say } ▸ { $n }
mus-stands-nobody = { $say }: nadie
mus-stands-alone = { $say }: sin envite
mus-stands-passed = { $say }: en paso
mus-stands-bet = { $say }: { $n }
mus-stands-deje = { $say }: deje { $n }
mus-stands-ordago = { $say }: órdago

mus-amarracos = { $n ->
    [one] { $n } amarraco
   *[other] { $n } amarracos
 }
mus-piedras = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
 }
mus-games = Juegos: { $n }
mus-vacas = Vacas: { $n }
mus-threw = tiró { $n }
mus-has-pares = pares sí
mus-no-pares = pares no
mus-sign-seen = seña: { $say }
mus-sign-noticed = ha hecho una seña
mus-looking = mirando a { $seat }

mus-exposed = En el reparto se ve una carta de { $seat }: { $card }
mus-shows-perete = { $seat } enseña { $cards } y cambia las cuatro
mus-changes = { $seat } { $n ->
    [0] se queda con sus cartas
    [one] cambia una carta
   *[other] cambia { $n } cartas
 }
mus-shuffled = Se baraja el descarte
mus-pat-cuts = Alguien se planta: no hay mus
mus-takes = { $seats } se apuntan { $n }: { $say }
mus-shows = { $seat } enseña { $cards }
mus-ordago-won = { $say }: gana { $seat } y el juego es de { $seats }
mus-vaca-won = La vaca es de { $seats }
mus-gestured = { $seat } ha hecho una seña
mus-signs = { $seat } hace la seña: { $say }
mus-signs-twice = { $seat } hace dos veces la seña: { $say }
mus-asks = { $seat2 }, ¿has hecho la seña de { $say }?
mus-owns = Sí, la seña de { $say }
mus-denies = No, la de { $say } no

mus-for-deje-grande = deje a la grande
mus-for-deje-chica = deje a la chica
mus-for-deje-pares = deje a pares
mus-for-deje-juego = deje al juego
mus-for-deje-punto = deje al punto
mus-for-grande = grande
mus-for-chica = chica
mus-for-pares = envite a pares
mus-for-juego = envite al juego
mus-for-punto = envite al punto
mus-for-par = par
mus-for-medias = medias
mus-for-duples = duples
mus-for-nothing = pares
mus-for-31 = treinta y una
mus-for-other = juego
mus-for-the-punto = punto

mus-sheet = Se cuenta
mus-line-ordago = Órdago querido
mus-line-total = Piedras
mus-line-games = Juegos
mus-line-vacas = Vacas

mus-sena-dos_cerdos = dos reyes
mus-sena-tres_cerdos = tres reyes
mus-sena-dos_pitos = dos ases
mus-sena-tres_pitos = tres ases
mus-sena-medias = medias
mus-sena-duples = duples
mus-sena-treinta_y_una = treinta y una
mus-sena-solomillo = solomillo
mus-sena-ciego = ciego
mus-sena-treinta_punto = treinta al punto
mus-mark-dos_cerdos = dos reyes
mus-mark-tres_cerdos = tres reyes
mus-mark-cuatro_cerdos = cuatro reyes
mus-mark-dos_pitos = dos ases
mus-mark-tres_pitos = tres ases
mus-mark-cuatro_pitos = cuatro ases
mus-mark-medias = medias
mus-mark-duples = duples
mus-mark-treinta_y_una = treinta y una
mus-mark-solomillo = solomillo
mus-mark-ciego = ciego
mus-mark-treinta_punto = treinta al punto

refused-mus-now-voices = Ahora se habla de mus: mus o no hay mus
refused-mus-now-envites = Las cartas no se echan: ahora se envida
refused-mus-now-discards = Ahora toca descartarse
refused-mus-now-replacing = Primero, di si sigues con tus cartas
refused-mus-now-exposed = Primero, di qué cartas cambias
refused-mus-now-over = La mano ha terminado: hay que repartir
refused-mus-now-end = La partida ha terminado
refused-mus-cut-in-turn = No puedes cortar antes de tu turno
refused-mus-least-bet = Lo menos que se envida son { $n }
refused-mus-least-raise = Lo menos que se sube { $n ->
    [one] es { $n }
   *[other] son { $n }
 }
refused-mus-say-ordago = Para llegar a { $n } hay que echar un órdago
refused-mus-answer-ordago = A un órdago se dice quiero o no quiero
refused-mus-answer-bet = Hay un envite: quiero, no quiero o más
refused-mus-no-bet = No hay ningún envite al que contestar
refused-mus-partner-spoke = Tu compañero ya ha hablado, o aquí no juega
refused-mus-corrido = En el mus corrido, hasta el corte, ni señas ni charla
refused-mus-no-perete = Solo se cambian un 4, un 5, un 6 y un 7 recibidos en el reparto
refused-mus-discard-some = Con mus hay que tirar al menos una carta
refused-mus-no-senas = En esta mesa no hay señas
refused-mus-sena-banned = Esa seña está prohibida en esta mesa
refused-mus-sena-false = Esa seña sería falsa: tu mano no la tiene
refused-mus-sena-once = Ya has hecho una seña: espera a que alguien hable
refused-mus-look = Ya has cambiado bastante de mirada: espera a que alguien hable
refused-mus-ask = Solo puedes preguntar si has pillado a un rival haciendo una seña

mus-option-kings = Reyes
    .help = Con ocho, los treses son reyes y los doses, ases. Con cuatro, cada carta es lo que es.
mus-option-deck = Baraja
    .help = La de cuarenta, la de cuarenta y ocho con ochos y nueves, o la francesa sin ochos, nueves ni dieces.
mus-value-deck-fr40 = francesa de 40
mus-option-real = Juego real
    .help = Tres sietes y una carta que valga diez: una treinta y una que gana a las demás.
mus-value-real-none = no hay
mus-value-real-any10 = con cualquier carta de diez
mus-value-real-sota_oros = con la sota de oros
mus-value-real-fourth_suit = con la sota del cuarto palo
mus-option-replace_4567 = Perete
    .help = Quien recibe de primeras un 4, un 5, un 6 y un 7 puede enseñarlos y cambiar las cuatro.
mus-option-mus_visto = Mus visto
    .help = En un reparto de cada ocho se ve una carta; entonces cada uno cambia las que quiera antes de hablar.
mus-value-mus_visto-off = no
mus-value-mus_visto-exchange = se cambia
mus-value-mus_visto-pat_cuts = quien se planta, corta
mus-option-corrido = Mus corrido
    .help = La primera mano se habla por turno, sin señas, y quien corta es mano.
mus-value-corrido-match = primera mano de la vaca
mus-value-corrido-game = primera mano de cada juego
mus-value-corrido-hand = todas las manos
mus-value-corrido-off = nunca
mus-option-corrido_circle = Si en el corrido todos quieren mus
    .help = El reparto pasa al de la derecha, o se queda donde está.
mus-value-corrido_circle-rotate = pasa a la derecha
mus-value-corrido_circle-same_dealer = no se mueve
mus-option-deal_rotation = Quién reparte
    .help = Cada mano reparte el que fue mano, o uno mismo durante todo el juego.
mus-value-deal_rotation-each_hand = cambia cada mano
mus-value-deal_rotation-each_game = cambia cada juego
mus-option-speaking = Orden de hablar
    .help = Por turno, o primero la pareja del mano y luego la otra.
mus-value-speaking-turn = por turno
mus-value-speaking-by_pairs = por parejas
mus-option-cut_out_of_turn = Cortar sin esperar
    .help = La segunda pareja puede cortar el mus antes de que le toque.
mus-value-cut_out_of_turn-off = no
mus-value-cut_out_of_turn-second_pair = la segunda pareja
mus-option-games = Juegos de la vaca
    .help = Al mejor de cuántos juegos.
mus-option-vacas = Vacas de la partida
    .help = Al mejor de cuántas vacas.
mus-option-target = Piedras
    .help = Con cuántas se gana un juego.
mus-option-min_raise = Subida mínima
    .help = Lo menos que se puede subir un envite.
mus-option-stock_out = Si se acaba el mazo
    .help = Se barajan todos los descartes, o todos menos los de quien está pidiendo.
mus-value-stock_out-all = se barajan todos
mus-value-stock_out-own_aside = menos los de quien pide
mus-option-communication = Hablar y hacer señas
    .help = Qué pueden decirse los compañeros. Las señas las ve quien mira a quien las hace.
mus-value-communication-senas_and_talk = señas y charla
mus-value-communication-senas_only = solo señas
mus-value-communication-talk_only = solo charla
mus-value-communication-none = nada
mus-option-senas_banned = Señas prohibidas
    .help = Con cuatro reyes no se hace la de ciego, si no se dice otra cosa.
mus-value-senas_banned-auto = según los reyes
mus-value-senas_banned-none = ninguna
mus-option-showdown = Qué se enseña al contar
    .help = Solo las cartas que ganan algo, o las de todos.
mus-value-showdown-needed = lo que gana
mus-value-showdown-all = todo
mus-option-first_dealer = Primer reparto
    .help = Uno saca una carta y su palo dice quién reparte, o se elige al azar.
mus-value-first_dealer-suit_draw = por el palo de una carta
mus-value-first_dealer-random = al azar

hint-mus-mus = Cambia cartas: así tu mano tiene más que ganar que perder
hint-mus-black = Mus negro: nadie espera que lo pidas con estas cartas
hint-mus-defer = Deja hablar a { $seat }: él sabrá si sus cartas valen
hint-mus-cut = Corta: tal como están las cartas salís ganando, y el mus ayudaría más a los otros
hint-mus-cut-with = Corta: tienes { $say }
hint-mus-cut-juego = Corta: tienes juego
hint-mus-hold = Guarda { $cards } y tira lo demás
hint-mus-throw-all = Tíralas todas: ninguna merece la pena
hint-mus-show = Cámbialas: ese cuatro, cinco, seis y siete no ganan nada
hint-mus-keep = Sigue con tus cartas
hint-mus-sena = Que { $seat } lo sepa: { $say }
hint-mus-pass = { $say }: ganáis { $n } de cada 100 veces; no lo encarezcas
hint-mus-trap = { $say }: ganáis { $n } de cada 100 veces; pasa, y si envidan, sube
hint-mus-bet = { $say }: ganáis { $n } de cada 100 veces; que les cueste
hint-mus-bluff = { $say }: solo ganáis { $n } de cada 100 veces, pero lo más fácil es que no quieran
hint-mus-raise = { $say }: ganáis { $n } de cada 100 veces; sube
hint-mus-raise-bluff = { $say }: solo ganáis { $n } de cada 100 veces, pero si subes se lo pensarán
hint-mus-accept = { $say }: ganáis { $n } de cada 100 veces; quiérelo
hint-mus-accept-ordago = { $say }: ganáis { $n } de cada 100 veces; por un órdago merece la pena
hint-mus-refuse = { $say }: solo ganáis { $n } de cada 100 veces; dejarlo cuesta { $paid }
hint-mus-leave = { $say }: ganáis { $n } de cada 100 veces; que conteste tu compañero
hint-mus-ordago-behind = { $say }: vais muy por detrás, y un órdago querido gana desde cualquier tanteo
hint-mus-ordago-strong = { $say }: ganáis { $n } de cada 100 veces; échalo todo
hint-mus-ordago-scare = { $say }: un órdago que nadie espera se quiere pocas veces
