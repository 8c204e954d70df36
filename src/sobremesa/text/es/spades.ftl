game-spades = Espadas
about-spades = Las picas mandan siempre. Di cuántas bazas haréis, cumplid… y ojo con las que sobran.

spades-nil = Nula
spades-blind-nil = Nula a ciegas
spades-says-nil = { $seat } dice: nula
spades-says-blind = { $seat } dice: nula a ciegas
spades-look = Ver cartas
spades-looks = { $seat } mira sus cartas
spades-look-or-blind = Todavía no has visto tus cartas
spades-keep = No cambiar cartas
spades-keeps = { $seat } no cambia cartas
spades-gives = { $seat } pasa dos cartas a { $seat2 }
spades-gives-back = { $seat } devuelve dos cartas a { $seat2 }
spades-receives = Te pasan { $cards }
spades-give-cards = Pasar { $cards }
spades-give-to = Pasar a { $seat }
spades-may-give = Puedes pasar dos cartas a { $seat }; te devolverá otras dos
spades-must-return = Devuelve dos cartas a { $seat }
spades-broken = Picas rotas
spades-are-broken = Picas rotas
spades-unbroken = Picas sin romper
spades-bags = { $n ->
    [one] { $n } bolsa
   *[other] { $n } bolsas
 }
spades-side = { $seats }: { $won } de { $bid }
spades-side-bags = { $seats }: { $won } de { $bid } · { $n ->
    [one] { $n } bolsa
   *[other] { $n } bolsas
 }
spades-bags-full = Diez bolsas de { $seats }: { $points } puntos menos
spades-sheet = La mano
spades-line-contract = Contrato
spades-line-tricks = Bazas que cuentan
spades-line-points = Puntos del contrato
spades-line-nil = Nulas
spades-line-fine = Multa por bolsas
spades-line-bags = Bolsas
spades-line-total = Total

refused-spades-not-broken = Las picas aún no están rotas: sal de otro palo
refused-spades-look-first = Primero mira tus cartas, o di «nula a ciegas»
refused-spades-no-blind = Ahora no puedes decir «nula a ciegas»: hay que ir al menos cien puntos por detrás y no haber visto las cartas, y solo uno por bando
refused-spades-give-two = Se pasan dos cartas de tu mano, ni más ni menos
refused-spades-whiz = Tienes que decir justo las picas que llevas, o nula
refused-spades-mirror = Tienes que decir justo las picas que llevas
refused-spades-suicide = De cada pareja, uno dice nula y el otro cuatro o más
refused-spades-two-teams-seats = A dos equipos juegan seis
refused-spades-suicide-pairs = El suicidio se juega por parejas

hint-spades-bid = Por tus cartas altas y tus picas, es lo que cabe esperar
hint-spades-nil = Sin cartas altas ni picas peligrosas, la nula vale cien
hint-spades-look = No vais tan mal como para jugárosla a ciegas
hint-spades-blind = Vais muy por detrás: a ciegas son doscientos
hint-spades-give-high = Dale lo que más peligro tiene de ganar
hint-spades-give-low = Devuélvele cartas que no ganan
hint-spades-need = Os { $n ->
    [one] falta una baza
   *[other] faltan { $n } bazas
 }: intenta llevarte esta
hint-spades-cover = Cubre la nula de { $seat }: juega por encima
hint-spades-duck-nil = Vas de nula: queda por debajo
hint-spades-dump-nil = Vas de nula: suelta lo más alto, que no gana
hint-spades-attack = { $seat } va de nula: baja, a ver si se la tiene que llevar
hint-spades-bags = Ya habéis cumplido: esta baza sería una bolsa
hint-spades-partner = La gana { $seat }: no gastes nada

spades-option-teams = Bandos
    .help = Por parejas (con seis, tres parejas), cada uno por su cuenta, o con seis, dos equipos de tres. Con tres, siempre cada uno por su cuenta.
spades-value-teams-two_teams = dos equipos de tres
spades-option-target = Puntos para ganar
    .help = La partida acaba cuando un bando llega a estos puntos, o cae hasta los mismos en negativo.
spades-option-hands = Manos
    .help = Jugar hasta los puntos, o un número fijo de manos y gana quien tenga más.
spades-value-hands-none = hasta los puntos
spades-option-variant = Variante
    .help = Qué se puede decir: lo que se quiera; las picas que se llevan o nula; solo las picas que se llevan; uno de la pareja nula y el otro cuatro o más; o hablar todos antes de ver las cartas.
spades-value-variant-normal = normal
spades-value-variant-whiz = whiz: tus picas o nula
spades-value-variant-mirror = espejo: tus picas
spades-value-variant-suicide = suicidio: uno de los dos, nula
spades-value-variant-all_blind = todos a ciegas
spades-option-nil = Nula
    .help = Decir cero es apostar a no ganar ninguna baza: cien puntos. Sin ella, el cero es una cifra más y tampoco hay nula a ciegas.
spades-option-blind_nil = Nula a ciegas
    .help = Antes de ver sus cartas, quien va cien puntos por detrás puede decir nula: doscientos.
spades-option-fail_penalty = Contrato fallado
    .help = Diez puntos menos por cada baza que falta, o por todas las dichas.
spades-value-fail_penalty-missing = por baza que falta
spades-value-fail_penalty-total = por todas las dichas
spades-option-failed_nil = Bazas de una nula fallada
    .help = No cuentan para nada, o se suman a las de su bando.
spades-value-failed_nil-ignored = no cuentan
spades-value-failed_nil-counted = se suman
spades-option-bags = Bolsas
    .help = Cada diez bazas de más cuestan cien puntos, o no cuestan nada.
spades-value-bags-none = sin multa
spades-option-fit = Si el reparto no es exacto
    .help = Con seis jugadores: se quitan los dos doses de diamantes, los de tréboles, o quedan dos cartas ocultas.
spades-value-fit-remove_2d = sin los doses de diamantes
spades-value-fit-remove_2c = sin los doses de tréboles
spades-value-fit-aside = dos cartas aparte
spades-option-twins = Cartas gemelas
    .help = De dos cartas idénticas en una baza, cuál gana.
spades-value-twins-first = la primera
spades-value-twins-second = la segunda
spades-option-deck = Baraja
    .help = La francesa, o la española de póquer, donde las picas son las espadas: solo cambia el dibujo.
