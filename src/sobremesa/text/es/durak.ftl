game-durak = Durak
about-durak = Uno se defiende y los demás atacan: el último que se queda con cartas es el tonto.

zone-durak-attack = Ataque
zone-durak-transfer = Pasar el ataque
zone-durak-aside = Cartas que sobran

badge-durak-attacker = ataca
badge-durak-defender = se defiende
badge-durak-thrower = puede echar
badge-durak-ready = ha contestado
badge-durak-durak = durak

durak-redealt = Había una mano de un solo color: { $seat } reparte otra vez
durak-cuts = { $seat } corta
durak-offers = { $seat } le ofrece el corte a { $seat2 }
durak-declines = { $seat }: ante un tonto no me quito el sombrero
durak-trapped = { $seat } toca la baraja y se queda con el reparto
durak-swaps = { $seat } cambia { $card } por { $card2 }
durak-trump-now = Ahora el triunfo es { $suit }
durak-attacks = { $seat } ataca a { $seat2 }: { $card }
durak-beats = { $seat } mata { $card2 } con { $card }
durak-takes = { $seat }: levanto
durak-passes = { $seat }: paso
durak-transfers = { $seat }: paso el ataque a { $seat2 } con { $card }
durak-picks-up = { $seat } se lleva { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
durak-defends = { $seat } se ha defendido
durak-draws = { $seat } se lleva { $card } del mazo
durak-is = { $seats }: durak
durak-nobody = Nadie es durak

durak-no-trumps = Sin triunfos
durak-attacks-laid = Ataques: { $n } de { $most }
durak-full = Ya no caben más ataques ({ $n })
durak-is-taking = { $seat } levanta
durak-titles = { $n ->
    [0] ninguna vez durak
    [one] una vez durak
   *[other] { $n } veces durak
 }
durak-transfer-to = Pasar el ataque a { $seat }
durak-line-left = Cartas que quedan
durak-line-titles = Veces durak

durak-ask-cut = Corta la baraja
durak-ask-offer = Reparte, o ofrece el corte a alguien
durak-ask-trap = Te ofrecen cortar: si tocas la baraja, repartes tú
durak-ask-swap = Antes de empezar, quien tenga el triunfo más bajo puede cambiarlo
durak-ask-open = Ataca a { $seat }
durak-ask-defend = Mata cada carta, o levanta
durak-ask-transfer = Mata, levanta o pasa el ataque a { $seat }
durak-ask-add = Echa otra contra { $seat }, o pasa
durak-ask-add-taken = { $seat } levanta: échale más o pasa

durak-move-pass = Paso
durak-move-take = Levanto
durak-move-ready = Listo
durak-move-cut = Cortar
durak-move-decline = No cortar
durak-move-offer = Ofrecer el corte a { $seat }
durak-move-attack = Atacar con { $card }
durak-move-pair = Atacar con { $cards }
durak-move-beat = Matar { $card2 } con { $card }
durak-move-transfer = Pasar el ataque a { $seat } con { $card }
durak-move-swap = Cambiar { $card } por { $card2 }

refused-durak-one-spanish-pack = Con la baraja española se juega con una sola
refused-durak-no-jokers = Los comodines son de la baraja de 52
refused-durak-no-colours = Los palos españoles no tienen color: no hay cambio de color
refused-durak-two-packs = Para { $n } hacen falta dos barajas
refused-durak-no-pairs = Por parejas se juega con 4, 6 u 8, no con { $n }
refused-durak-too-few-cards = Harían falta { $n } cartas y solo hay { $size }
refused-durak-trump-stock = No queda mazo para jugar con «{ $value }»
refused-durak-exchange-none = Sin triunfos no hay nada que cambiar
refused-durak-exchange-stock = No queda mazo: no hay triunfo que cambiar

refused-durak-higher = Para matar { $card } hace falta una más alta de { $suit } o un triunfo
refused-durak-higher-trump = { $card } es triunfo: solo lo mata uno más alto de { $suit }
refused-durak-higher-any = Para matar { $card } hace falta una más alta o un triunfo
refused-durak-spades = { $card } solo se mata con una más alta de { $suit }
refused-durak-joker = Un comodín que ataca no lo mata nadie, tampoco { $card }
refused-durak-joker-colour = Ese comodín no es del color de { $card }
refused-durak-which = Di qué carta matas con { $card }
refused-durak-beaten = Ahí no hay ninguna carta por matar
refused-durak-not-attacking = { $card } no está atacando
refused-durak-rank = No hay en la mesa ninguna carta del número de { $card }
refused-durak-limit = Ya no caben más ataques: como mucho { $n }
refused-durak-must-open = Te toca salir: no puedes pasar
refused-durak-answer-first = Antes de empezar, cambia o di que estás listo
refused-durak-no-swap = { $card } no se puede cambiar por la muestra
refused-durak-pair-off = Aquí se sale con una sola carta
refused-durak-pair-ranks = Para salir con dos tienen que ser del mismo número
refused-durak-transfer-off = Aquí no se pasa el ataque
refused-durak-transfer-late = Ya se ha matado alguna carta: el ataque no se puede pasar
refused-durak-transfer-rank = Para pasar el ataque hace falta una carta del mismo número, y { $card } no lo es
refused-durak-transfer-nobody = No hay a quién pasarle el ataque
refused-durak-transfer-full = { $seat } no tiene cartas para defenderse de tantas: como mucho { $n }

durak-option-deck = Baraja
    .help = La rusa de 36, del seis al as; la francesa entera, o la española del cinco al as.
durak-value-deck-fr36 = francesa de 36
durak-value-deck-fr52 = francesa de 52
durak-value-deck-es36 = española de 36
durak-option-packs = Barajas
    .help = Con dos se puede jugar hasta ocho.
durak-option-jokers = Comodines
    .help = Por baraja, uno rojo y uno negro: matan cualquier carta de su color, y atacando no los mata nadie.
durak-option-trump = Triunfo
    .help = De dónde sale el triunfo y si puede cambiar durante el juego.
durak-value-trump-turned = la muestra, bajo el mazo
durak-value-trump-albanian = la muestra, encima del mazo
durak-value-trump-albanian_rolling = cambia tras cada robo
durak-value-trump-none = sin triunfos
durak-value-trump-hidden_second = un segundo, escondido
durak-value-trump-colour_swap = cambio por el otro palo del color
durak-option-exchange = Cambiar la muestra
    .help = Antes de empezar, el triunfo más bajo puede cambiarse por la muestra.
durak-option-transfer = Pasar el ataque
    .help = Antes de matar nada, el atacado puede añadir una carta del mismo número y pasar el ataque al siguiente.
durak-option-railway = Ferroviario
    .help = Se reparte toda la baraja y no hay mazo.
durak-option-spades_only = Picas aparte
    .help = Una pica, o espada, solo se mata con otra más alta.
durak-option-open_pair = Salir con dos
    .help = Se puede salir con dos cartas del mismo número.
durak-option-suitless = Sin palos
    .help = Una carta más alta mata aunque sea de otro palo; los triunfos siguen siendo triunfos.
durak-option-teams = Bandos
    .help = Por parejas, enfrente una de otra, los compañeros no se atacan.
durak-option-hand_size = Cartas por jugador
    .help = Las que se reparten, y hasta las que se roba.
durak-option-refill_order = Quién roba antes
    .help = Siempre primero quien atacó; el que se defendió, segundo o el último.
durak-value-refill_order-attacker_defender = el defensor, segundo
durak-value-refill_order-defender_last = el defensor, el último
durak-option-max_attacks = Ataques por turno
    .help = Tantos como cartas tenga quien se defiende, o nunca más de seis.
durak-value-max_attacks-hand = los de su mano
durak-value-max_attacks-hand_or_six = seis como mucho
durak-option-cut_trap = Cortar
    .help = No se corta, se corta, o quien acepta cortar se queda con el reparto.
durak-value-cut_trap-cut = se corta
durak-value-cut_trap-trap = la trampa
durak-option-hands = Juegos
    .help = Cuántos se juegan. Pierde quien más veces sea durak.

hint-durak-swap = Cambia: te llevas un triunfo mejor
hint-durak-open-low = Sal de lo más bajo y guarda los triunfos
hint-durak-open-pair = Tienes otra del mismo número para seguir atacando
hint-durak-open-trump = Ya no te queda nada mejor que soltar
hint-durak-beat-cheap = Es lo más barato con lo que puedes matar { $card }
hint-durak-beat-same = Mata con un número que ya está en la mesa: no das nada nuevo a los demás
hint-durak-beat-last = Es tu última carta: con ella te libras
hint-durak-take = Defenderte te costaría cartas que valen más que las que levantas
hint-durak-take-forced = No puedes matarlas todas
hint-durak-transfer = Que se defienda { $seat }
hint-durak-add = Te sobra, y { $seat } tiene que matarla
hint-durak-add-taken = { $seat } se lo lleva todo: suelta lo que te sobra
hint-durak-add-last = Es tu última carta: suéltala y te libras
hint-durak-pass = Lo que podrías echar es demasiado bueno para perderlo
hint-durak-pass-none = No tienes ningún número de los que hay en la mesa
hint-durak-decline = Si tocas la baraja, repartes tú
