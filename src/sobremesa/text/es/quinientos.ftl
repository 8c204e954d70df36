game-quinientos = Quinientos
about-quinientos = Subasta el triunfo, cambia tres cartas con el gato y gana las bazas prometidas: el primero en cumplir con quinientos puntos vence.

zone-quinientos-kitty = Gato
zone-quinientos-thrown = Descarte de { $seat }
zone-quinientos-thrown-own = Tu descarte
badge-quinientos-contractor = declara

quinientos-bid = { $bid ->
    [suit] { $level } de { $suit }
    [nt] { $level } sin triunfo
    [m] misère
    [ma] misère abierto
   *[mc] misère ciego
 }{ $sans ->
    [1] { "" } sin gato
   *[0] { "" }
 }
quinientos-call = { $bid ->
    [suit] { $level } de { $suit }
    [nt] { $level } sin triunfo
    [m] Misère
    [ma] Misère abierto
   *[mc] Misère ciego
 }{ $sans ->
    [1] { "" } sin gato
   *[0] { "" }
 }
    .short = { $bid ->
    [nt] { $level } ST
   *[suit] { $level }
 }
quinientos-stands = { $seat } va ganando la subasta: { quinientos-bid }
quinientos-contract = { $seat } declara: { quinientos-bid }
quinientos-passed = paso
quinientos-pass = Paso
quinientos-stay = Lo dejo así
quinientos-look = Mirar cartas
quinientos-sans-kitty = Pujar sin gato…
quinientos-with-kitty = Pujar con gato…
quinientos-all-passed = Todos pasan: se vuelve a repartir
quinientos-takes-kitty = { $seat } recoge el gato
quinientos-kitty-was = En el gato había { $cards }
quinientos-has-thrown = { $seat } deja tres cartas boca abajo
quinientos-declares = { $seat } declara el comodín de { $suit }
quinientos-names = { $seat } pide { $suit }
quinientos-lays-open = { $seat } pone sus cartas boca arriba
quinientos-made = { $seat } cumple { quinientos-bid }: { $points } puntos
quinientos-failed = { $seat } falla { quinientos-bid }: { $points } puntos

quinientos-throw = Dejar { $cards }
quinientos-throw-these = Dejar tres
quinientos-declare = El comodín es de { $suit }
    .short = Es
quinientos-lead-joker = Salir con el comodín y pedir { $suit }
    .short = Pide
quinientos-choose-three = Ya tienes el gato: deja tres cartas
quinientos-look-or-blind = Mira tus cartas, o arriésgate a un misère ciego
quinientos-may-look = Puedes mirar ya tus cartas
quinientos-your-call = ¿Qué dices?
quinientos-your-raise = Los demás han pasado: puedes subir tu puja una vez
quinientos-owe-joker = No tienes del palo: en un misère el comodín tiene que salir
quinientos-may-declare = Antes de salir puedes dar un palo al comodín: «es…». O sal con él y «pide…» un palo
quinientos-may-lead-joker = Puedes salir con el comodín y pedir un palo

quinientos-sits-out = no juega esta mano
quinientos-won-of = { $won ->
    [one] { $won } baza
   *[other] { $won } bazas
 } de { $n }
quinientos-joker-of = Comodín: { $suit }
quinientos-sheet-passed = Todos han pasado
quinientos-sheet-made = { $seat } cumple { quinientos-bid }
quinientos-sheet-failed = { $seat } falla { quinientos-bid }
quinientos-line-tricks = Bazas
quinientos-line-gained = Esta mano
quinientos-line-total = Total

refused-quinientos-no-misere = Aquí no se juega el misère
refused-quinientos-no-sans = Aquí no se puja sin gato
refused-quinientos-looked = Ya has mirado tus cartas
refused-quinientos-stay-blind = Has pujado a ciegas: tus cartas se miran al acabar la subasta
refused-quinientos-too-low = Hay que pujar más alto, o pasar
refused-quinientos-after-seven = El misère solo se puede pujar cuando alguien ha dicho siete
refused-quinientos-throw-first = Primero deja tres cartas
refused-quinientos-throw-three = Se dejan tres cartas de tu mano, ni más ni menos
refused-quinientos-name-a-suit = Para salir con el comodín hay que pedir un palo
refused-quinientos-suit-led = De { $suit } ya se ha salido en esta mano: pide otro palo
refused-quinientos-joker-last = Con el comodín solo se puede salir en la última baza
refused-quinientos-joker-not-now = Ahora no se puede dar un palo al comodín
refused-quinientos-declare-first = Solo quien declara puede dar palo al comodín, y antes de la primera salida
refused-quinientos-must-joker = No tienes del palo: en un misère el comodín tiene que salir

quinientos-option-auction = Subasta
    .help = La australiana sigue hasta que pasan todos menos uno; en la americana cada cual habla una sola vez.
quinientos-value-auction-australian = australiana
quinientos-value-auction-american = americana, una vuelta
quinientos-option-misere = Misère
    .help = Prometer no ganar ninguna baza: solo después de un siete, siempre que supere la puja, o nunca.
quinientos-value-misere-after_seven = después de un siete
quinientos-value-misere-free = sin esperar al siete
quinientos-option-sans_kitty = Sin gato
    .help = Permite pujar renunciando a las tres cartas del gato; vale lo mismo.
quinientos-option-final_raise = Última subida
    .help = Cuando los demás han pasado, quien gana la subasta puede subir su puja una vez.
quinientos-option-joker_lead_last = Comodín al final
    .help = Sin triunfo, un comodín sin palo solo puede abrir la última baza.
quinientos-option-defence_cap = Tope de la defensa
    .help = El bando que ya tiene estos puntos no suma por sus bazas de defensa.
quinientos-option-teams = Bandos de seis
    .help = Tres parejas enfrente una de otra, o dos equipos de tres alternados.
quinientos-value-teams-pairs = tres parejas
quinientos-value-teams-two_teams = dos equipos de tres

hint-quinientos-look = Mira tus cartas: el misère ciego es una lotería
hint-quinientos-pass = No llegas a las bazas que hay que prometer: mejor defender
hint-quinientos-leave = La puja es de { $seat }, de tu bando: déjasela
hint-quinientos-stay = Con esto basta: subir solo añade riesgo
hint-quinientos-suit = Tienes { $n ->
    [one] un triunfo
   *[other] { $n } triunfos
 } si mandan { $suit }; el gato y los tuyos ponen el resto
hint-quinientos-no-trumps = Cartas altas repartidas: no te hace falta triunfo
hint-quinientos-misere = Todo son cartas bajas: promete no ganar ninguna baza
hint-quinientos-throw = Lo que menos falta te hace, y así te quedas sin un palo
hint-quinientos-throw-high = Fuera lo que podría ganar una baza sin querer
hint-quinientos-declare = De { $suit } queda mejor guardado
hint-quinientos-lead-joker = Nada gana al comodín: sal con él y que sirvan { $suit }
hint-quinientos-under = Quédate por debajo: que la baza se la lleve { $seat }
hint-quinientos-low = Juega bajo para que { $seat } tenga que ganar alguna
hint-quinientos-lead-low = Sal con la que menos riesgo tiene de ganar
hint-quinientos-rid = No tienes del palo: suelta la más peligrosa
hint-quinientos-below = La más alta con la que no ganas la baza
