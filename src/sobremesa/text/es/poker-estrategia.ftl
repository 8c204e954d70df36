# La estrategia básica de hold’em: categorías, posiciones, reglas, y el entrenador.

book-category-premium = muy buena
    .hands = AA KK QQ AK
    .hands-jj = AA KK QQ JJ
book-category-good = buena
    .hands = JJ AQ AJ KQ
    .hands-jj = AK AQ AJ KQ
book-category-potential = con futuro
    .hands = QJs JTs T9s 98s 87s
book-category-pairs = pareja pequeña
    .hands = de TT a 22
book-category-speculative = tramposa
    .hands = AT KJ KT QT QJo JTo
    .hands-axs = AT KJ KT QT QJo JTo y de A9s a A2s
book-category-trash = basura
    .hands = todas las demás
book-block-early = primera
book-block-middle = media
book-block-late = última
book-block-blinds = ciegas
book-class-strong = jugada fuerte
book-class-good_pair = buena pareja
book-class-medium_pair = pareja media
book-class-draw = proyecto
book-class-nothing = nada
book-action-fold = retirarse
book-action-check = pasar
book-action-call = ver
book-action-bet = apostar
book-action-raise = subir
book-do-fold = Retírate
book-do-check = Pasa
book-do-call = Ve la apuesta
book-do-bet = Apuesta { $n }
book-do-raise = Sube a { $n }
book-do-bet-all-in = Apuéstalo todo: { $n }
book-do-raise-all-in = Ve all-in: { $n }
book-hand-is = Tu mano: { $text }
book-seat-in = P{ $n }, { $say }

## Reglas: una frase cada una

book-rule-premium-open = Con AA, KK, QQ o AK se sube siempre, desde cualquier asiento: a { $n }
book-rule-premium-over = Con una mano muy buena se resube: el triple de la subida, { $n }
book-rule-premium-again = Con AA o KK se resube también a la segunda subida: a { $n }
book-rule-premium-call = Ya van dos subidas: aquí solo resuben AA y KK; con esta mano ves { $n }
book-rule-good-open = Mano buena y pocos detrás ({ $seats_behind }; un { $percent } % de que alguno la tenga buena): sube a { $n }
book-rule-good-early = Buena, pero hablas pronto: hay un { $percent } % de que alguien detrás la tenga buena o mejor. Fuera
book-rule-good-call = Mano buena contra una sola subida, en posición media o última: ves { $n }
book-rule-good-fold = Mano buena, pero hablas pronto y ya han subido: fuera
book-rule-good-fold-raised = Dos subidas ya: una mano buena no basta
book-rule-good-steal-call = Te han resubido el robo, pero la mano es buena: ves { $n }
book-rule-potential-open = Cartas seguidas del mismo palo y nadie ha entrado: desde última posición, sube a { $n }
book-rule-potential-limp = Cartas seguidas del mismo palo y otros han entrado viendo: desde última posición ves barato
book-rule-potential-call = Una subida y ya alguien que la ve: desde última posición, un proyecto barato: ves { $n }
book-rule-potential-not-late = Las cartas seguidas del mismo palo solo se juegan desde última posición
book-rule-potential-raised = Con una subida y nadie más dentro, un proyecto no compensa
book-rule-pairs-open = Pareja pequeña, última posición y nadie ha entrado: sube a { $n }
book-rule-pairs-middle = Una pareja de 8 a 10 abre también desde posición media: sube a { $n }
book-rule-pairs-limp = Pareja pequeña detrás de quien ha entrado viendo: ves barato y buscas el trío
book-rule-pairs-price = Buscar el trío cuesta { $n }, y hasta { $m } (la quinceava parte de la pila menor) merece la pena: ves
book-rule-pairs-dear = Buscar el trío cuesta { $n } y no vale más de { $m }, la quinceava parte de la pila menor: fuera
book-rule-pairs-not-late = La pareja pequeña solo entra desde última posición
book-rule-pairs-raised = Con dos subidas, la pareja pequeña se tira
book-rule-speculative-open = Última posición y nadie ha entrado: aquí sí, sube a { $n }
book-rule-speculative-fold = Parece fuerte, pero pierde más de lo que gana: solo se sube desde última posición si nadie ha entrado
book-rule-speculative-raised = Parece fuerte, pero contra una subida suele estar por detrás: fuera
book-rule-trash = Basura: ocho de cada diez manos se tiran
book-rule-trash-raised = Basura, y además han subido: fuera
book-rule-steal = Robo de ciegas: arriesgas { $risk } para ganar { $m } y basta con que salga un { $percent } % de las veces; sube a { $n }
book-rule-steal-raised = Era un robo y te han resubido: se suelta
book-rule-defend-raise = Te roba a menudo y tienes una mano buena: resube a { $n }
book-rule-defend-call = Te roba a menudo: con algo que pueda crecer, defiende la ciega y ve
book-rule-defend-fold = Roba a menudo, pero con esto no se defiende
book-rule-free = Es gratis: pasa
book-rule-closed = Ya no puedes subir: basta con seguir
book-rule-strong-bet = Jugada fuerte: apuesta { $n } en un bote de { $pot } y que paguen por verla
book-rule-good_pair-bet = Buena pareja: apuesta { $n } en un bote de { $pot }
book-rule-medium_pair-bet = Pareja media contra uno solo: protégela apostando el bote, { $n }
book-rule-medium_pair-check = Pareja media: pasa y mira otra carta
book-rule-draw-check = Un proyecto solo apuesta como continuación: pasa
book-rule-nothing-check = No tienes nada: pasa
book-rule-cbet-one = Subiste tú y solo queda uno: apuesta siempre. { $n } en un bote de { $pot }: basta con que se retire un { $percent } % y lo hará siete de cada diez veces
book-rule-cbet-many = Subiste tú y quedan { $rivals }, pero el flop te ha dado algo: apuesta { $n }
book-rule-cbet-again = Te vieron la continuación, pero la mesa te interesa: apuesta otra vez, { $n }
book-rule-cbet-scare = Ha caído un as o un rey que asusta: apuesta otra vez, { $n }
book-rule-cbet-stop = Te vieron la continuación y no has mejorado: déjalo aquí
book-rule-strong-raise = Jugada fuerte: sube al triple, { $n }
book-rule-good_pair-call = Con una buena pareja ves { $n }
book-rule-good_pair-fold = Te han resubido en el turn o en el river: una pareja ya no basta
book-rule-medium_pair-call = Pareja media contra uno solo y cuesta { $n }, no más de la mitad del bote: ves
book-rule-medium_pair-fold = La pareja media no paga esta apuesta: fuera
book-rule-draw-call = { $outs } outs de { $unseen }: aciertas un { $percent } % y basta un { $needed } %; ves { $n }
book-rule-draw-fold = { $outs } outs de { $unseen }: aciertas un { $percent } % y haría falta un { $needed } %; fuera
book-rule-nothing-fold = No tienes nada y han apostado: fuera
book-rule-nothing-raised = Te han subido y no tienes nada: suéltalo ya, así se pierde poco
book-rule-careless = Una jugada al azar

book-rule-seat-early = Son { $others } sin las ciegas: los dos últimos asientos van aparte, y de los demás { $early ->
    [one] el primero habla
   *[other] los { $early } primeros hablan
} en primera posición
book-rule-seat-middle = Son { $others } sin las ciegas: quien no está entre { $early ->
    [one] el primero
   *[other] los { $early } primeros
} ni en los dos últimos asientos habla en posición media
book-rule-seat-late = El botón { $others ->
    [one] habla
   *[other] y el asiento anterior hablan
} en última posición
book-rule-seat-blinds = P0 y P1 ponen las ciegas: del flop en adelante hablan los primeros, así que para entrar cuentan como primera posición
book-rule-seat-two = Mano a mano, P1 tiene el botón, pone la ciega pequeña y está en última posición; P0 pone la grande

## Probabilidades exactas

book-odds-category = { $n } manos de { $of }: el { $percent } %
book-odds-behind = { $n ->
    [one] Queda 1 detrás, y el { $percent } % de las veces tiene una mano buena o mejor
   *[other] Quedan { $n } detrás, y el { $percent } % de las veces alguno tiene una mano buena o mejor
}
book-odds-none = No queda nadie detrás
book-odds-folds = Apostar { $n } en un bote de { $of } necesita que se retiren el { $percent } % de las veces
book-odds-miss = { $n ->
    [one] Tu rival no encuentra nada en el flop el { $percent } % de las veces
   *[other] Tus { $n } rivales no encuentran nada en el flop el { $percent } % de las veces
}
book-odds-steal = R = { $n }, D = { $of }: sin contar lo que ganes si te ven, necesitas que salga el { $percent } % de las veces

## El entrenador

book-trainer-ask-category = ¿Qué categoría es?
book-trainer-ask-position = ¿En qué posición hablas?
book-trainer-ask-action = ¿Qué haces?
book-trainer-ask-size = ¿Cuánto? (fichas en total)
book-trainer-ask-cbet = ¿Apuestas o pasas?
book-trainer-ask-steal = ¿Robas las ciegas?
book-trainer-title = Pregunta { $n } de { $of }
book-trainer-hole = Tienes { $hole }
book-trainer-board = En la mesa, { $board }
book-trainer-seat = { $n } jugadores, estás en P{ $m } (P0 es la ciega { $n ->
    [2] grande
   *[other] pequeña
})
book-trainer-blinds = Ciegas { $sb }/{ $bb }
book-trainer-antes = Ciegas { $sb }/{ $bb } y { $n } en antes
book-trainer-stack = Te quedan { $n } fichas
book-trainer-raiser = A quien ha subido le quedan { $n }
book-trainer-pot = Bote { $n }
book-trainer-rivals = { $n ->
    [one] Queda 1 rival
   *[other] Quedan { $n } rivales
}
book-trainer-aggressor = Subiste tú el último antes del flop
book-trainer-continued = Apostaste el flop y te vieron
book-trainer-act-fold = P{ $n } se retira
book-trainer-act-check = P{ $n } pasa
book-trainer-act-call = P{ $n } ve
book-trainer-act-bet = P{ $n } apuesta { $m }
book-trainer-act-raise = P{ $n } sube a { $m }
book-trainer-nobody = Nadie ha entrado
book-trainer-choices = Respuestas: { $text }
book-trainer-right = ¡Eso es!
book-trainer-wrong = No: { $text }
book-trainer-size-range = de { $n } a { $m }
book-trainer-points = { $n } de { $of }
book-trainer-failed = Has fallado más en: { $text }
book-trainer-kind-category = categorías
book-trainer-kind-position = posiciones
book-trainer-kind-action = decisiones
book-trainer-kind-size = tamaños
book-trainer-kind-cbet = continuación
book-trainer-again = Otras diez, con más de lo que fallas
book-trainer-next = Siguiente
book-trainer-start = Empezar

## La parrilla

book-grid-title = Manos de salida: posición { $say }
book-grid-acts = Primero en hablar: negrita y «!» sube, «·» ve, en gris se tira
book-grid-limped = Detrás de quien ha entrado viendo

## Órdenes

cli-trainer = Diez preguntas de estrategia de hold’em, con la regla y las probabilidades exactas.
cli-trainer-topic = strategy (por defecto), steal (robar las ciegas) o dead (manos muertas).
cli-trainer-questions = Cuántas preguntas.
cli-trainer-failed = Lo fallado antes, por ejemplo «size:3 cbet:1»: esas preguntas salen más.
cli-advise = Qué hace el libro en una decisión de hold’em, y por qué regla: "As Qd" --players 9 --seat 8 --acts "P3 call".
cli-advise-hole = Tus dos cartas.
cli-advise-players = Antes del flop: cuántos reciben cartas.
cli-advise-seat = Tu asiento: 0 la ciega pequeña, 1 la grande, el último el botón (el tuyo si no dices otro).
cli-advise-acts = Lo que se ha hecho; quien hablaba antes que tú y no aparece se ha retirado.
cli-advise-sb = La ciega pequeña (media grande si no lo dices).
cli-advise-bb = La ciega grande.
cli-advise-ante = El ante de cada jugador.
cli-advise-straddle = El straddle, si lo hay.
cli-advise-stack = Tus fichas (cien ciegas grandes si no lo dices).
cli-advise-stacks = Las fichas de otro asiento; puede repetirse.
cli-advise-resisted = Cuántos de tus tres últimos robos vio o resubió un asiento de detrás; puede repetirse.
cli-advise-tournament = Es un torneo, no una mesa de fichas.
cli-advise-entries = En cuántas de tus últimas manos, las más recientes, entraste.
cli-advise-since = Manos desde tu último robo (0: ninguno).
cli-advise-opener = En cuántas de sus últimas seis ocasiones abrió así el primero que subió.
cli-advise-pot = Tras el flop: todas las fichas del centro, con la apuesta.
cli-advise-bet = Tras el flop: la apuesta que hay que igualar.
cli-advise-own = Tras el flop: lo que ya has apostado en esta ronda.
cli-advise-raises = Tras el flop: apuestas y subidas de esta ronda (1 si hay apuesta).
cli-advise-rivals = Tras el flop: rivales que quedan.
cli-advise-saw = Cuántos rivales vieron el flop (los que quedan si no lo dices).
cli-advise-aggressor = Subiste el último antes del flop.
cli-advise-continued = Apostaste el flop habiendo subido, y te vieron.
cli-starting-hands = Las manos de salida en la parrilla de 13 por 13, por categoría y posición.
cli-starting-hands-block = early, middle, late o blinds; si no, todas.
cli-starting-hands-limpers = Cuántos han entrado viendo.

## Lo que no puede ser

refused-book-seat = En una mesa de { $n } no hay asiento P{ $text }
refused-book-acts = No entiendo «{ $text }»; se escriben P2 raise 6, P3 call, P4 fold
refused-book-block = La posición es { $allowed }, no «{ $text }»
refused-book-kind = Las preguntas son { $allowed }, no «{ $text }»
refused-book-topic = El entrenador pregunta { $allowed }, no «{ $text }»
refused-book-size = «{ $text }» no es una cantidad de fichas
refused-book-answer = «{ $text }» no es una respuesta; puedes elegir { $allowed }
refused-book-by-seat = No entiendo «{ $text }»; se escribe P2=80
refused-book-turn = P{ $n } no puede hablar ahí: no le toca, o se ha retirado
refused-book-raise = P{ $n } no puede subir a { $total }: ya hay { $level }
refused-book-chips = No puede haber { $n } fichas
refused-book-pot = El bote son todas las fichas del centro, con la apuesta: no puede ser { $n } con una apuesta de { $bet }

## En la página

lab-tab-trainer = Entrenador
lab-trainer-title = Entrenador de hold'em
lab-trainer-topic-strategy = Estrategia
lab-trainer-topic-steal = Robar las ciegas
lab-trainer-topic-dead = ¿Mano muerta?
lab-trainer-topic-hands = Manos de salida
lab-trainer-lead-strategy = Diez preguntas: qué mano es, desde dónde hablas, qué haces, cuánto apuestas y si sigues apostando. Un punto cada una.
lab-trainer-lead-steal = Diez situaciones antes del flop: robar, subir por las cartas o no; y si es que no, por qué.
lab-trainer-lead-dead = Casos de la mesa de verdad: ¿sigue viva la mano?
lab-trainer-lead-hands = Qué hace cada mano si hablas el primero, según dónde te sientas. Toca una para verla.
lab-trainer-topic-ask = Preguntar al libro
lab-trainer-lead-ask = Pon tus cartas y di qué ha pasado: el libro dice qué haría, y por qué.
lab-ask-players = Jugadores
lab-ask-seat = Tu asiento
lab-ask-seat-is = P{ $n }, { $say }
lab-ask-before = Antes que tú
lab-ask-act = P{ $n }
lab-ask-raise-to = P{ $n } sube a
lab-ask-fold = se retira
lab-ask-call = ve
lab-ask-raise = sube a…
lab-ask-nobody = Hablas el primero.
lab-ask-sb = Ciega pequeña
lab-ask-bb = Ciega grande
lab-ask-ante = Ante de cada uno
lab-ask-straddle = Straddle
lab-ask-stack = Tus fichas
lab-ask-stack-help = Vacío: cien ciegas grandes.
lab-ask-raiser = Fichas de quien sube
lab-ask-tournament = Es un torneo
lab-ask-entries = Manos en que entraste, de las últimas
lab-ask-since = Manos desde tu último robo
lab-ask-since-help = Vacío: no has robado.
lab-ask-opener = Veces que ha subido así, de sus últimas 6
lab-ask-pot = Bote, con la apuesta
lab-ask-bet = Apuesta que igualar
lab-ask-rivals = Rivales que quedan
lab-ask-saw = Rivales que vieron el flop
lab-ask-raised = Es una subida, no la primera apuesta
lab-ask-aggressor = Subiste el último antes del flop
lab-ask-continued = Apostaste el flop y te vieron
lab-ask-go = ¿Qué hace el libro?
lab-ask-missing = Pon antes tus dos cartas; tras el flop, de tres a cinco más en la mesa.
lab-trainer-page = Leer la página del reglamento
lab-trainer-options = Opciones
lab-trainer-reset = Volver a lo de siempre
lab-trainer-score = { $n } de { $of }
lab-trainer-over = Has acertado { $n } de { $of }
lab-trainer-why-not = ¿Qué falla?
lab-trainer-said = Has dicho: { $text }
lab-trainer-oval = La mesa: { $n } jugadores
lab-trainer-you = Tú
lab-trainer-button = el botón
lab-trainer-small = ciega pequeña
lab-trainer-big = ciega grande
lab-trainer-small-short = cp
lab-trainer-big-short = cg
lab-trainer-done-fold = se retira
lab-trainer-done-check = pasa
lab-trainer-done-call = ve
lab-trainer-done-bet = apuesta { $n }
lab-trainer-done-raise = sube a { $n }
lab-trainer-do-raise = se sube
lab-trainer-do-call = se ve
lab-trainer-do-fold = se tira
lab-trainer-kind = { $text }: { $say }; { $say2 }
lab-trainer-limped = Alguien ha entrado viendo
lab-trainer-block = Posición
lab-trainer-legend = Categorías
lab-trainer-combos = { $n } manos, el { $percent } %
lab-trainer-size = Fichas
lab-trainer-answer = Responder
lab-trainer-steal-odds = Cuánto tiene que salir
lab-trainer-risk = R: arriesgas { $n }
lab-trainer-gain = D: ganas { $n }
lab-trainer-needed = f = R / (R + D) = { $percent } %
lab-trainer-success = Si sale el { $percent } % de las veces (q)
lab-trainer-wins = De media ganas { $text } fichas
lab-trainer-loses = De media pierdes { $text } fichas
lab-trainer-even = De media ni ganas ni pierdes
lab-trainer-sb = Ciega pequeña
lab-trainer-bb = Ciega grande
lab-trainer-antes = Antes, en total
lab-trainer-times = Subes a (ciegas grandes)
lab-trainer-from-sb = Robas desde la ciega pequeña
lab-trainer-try = Cuánto tiene que salir un robo

## Opciones

poker-estrategia-option-premium_set = Manos muy buenas
    .help = Con AK, o con JJ en su lugar: entonces AK pasa a las buenas.
poker-estrategia-value-premium_set-ak = AA KK QQ AK
poker-estrategia-value-premium_set-jj = AA KK QQ JJ
poker-estrategia-option-axs = As con carta baja del mismo palo
    .help = De A9 a A2 del mismo palo: basura, o se juegan como las tramposas.
poker-estrategia-value-axs-trash = basura
poker-estrategia-value-axs-speculative = tramposas
poker-estrategia-option-mid_pairs = Parejas de 8 a 10 desde posición media
    .help = También abren subiendo desde ahí.
poker-estrategia-option-early = Qué se abre hablando pronto
poker-estrategia-value-early-premium = solo las muy buenas
poker-estrategia-value-early-premium_good = muy buenas y buenas
poker-estrategia-option-open_size = Subida inicial
    .help = En ciegas grandes.
poker-estrategia-option-cbet_freq = Continuación contra uno
    .help = Qué tanto por ciento de las veces se apuesta.
poker-estrategia-option-flop_size = Apuesta en el flop
poker-estrategia-value-flop_size-board = según la mesa
poker-estrategia-value-flop_size-half = medio bote
poker-estrategia-value-flop_size-two_thirds = dos tercios
poker-estrategia-value-flop_size-three_quarters = tres cuartos
poker-estrategia-option-steal = Robar las ciegas
poker-estrategia-option-steal_sb = Robar desde la ciega pequeña
poker-estrategia-option-level = Nivel
    .help = Fácil: una decisión de cada cinco al azar. Difícil: tras el flop, lo que gana contra las manos probables.
poker-estrategia-value-level-normal = normal
poker-estrategia-value-level-easy = fácil
poker-estrategia-value-level-hard = difícil
