game-julepe = Julepe
about-julepe = Pasa o juega, cambia cartas y haz dos bazas de cinco para repartirte el plato. Quien juega y no llega queda julepe y paga.

julepe-baceta = Baceta
zone-julepe-plate = Plato
zone-julepe-thrown = Descarte de { $seat }
zone-julepe-thrown-own = Tu descarte
zone-julepe-laid-down = Cartas de { $seat }, que ha pasado
zone-julepe-laid-down-own = Tus cartas, que has dejado al pasar
badge-julepe-alcalde = alcalde
badge-julepe-defender = por la baceta

julepe-stakes = { $seat } pone { $n ->
    [one] la puesta: { $n } ficha
   *[other] la puesta: { $n } fichas
 }
julepe-passes = { $seat }: paso
julepe-plays = { $seat }: juego
julepe-takes-pinta = { $seat }: me quedo la pinta
julepe-nobody = Nadie juega: el plato se queda para la mano siguiente
julepe-defends = { $seat } juega por la baceta: coge { $n } cartas
julepe-changes = { $seat }: { $n ->
    [0] servido
    [one] cambio una
   *[other] cambio { $n }
 }
julepe-receives = Te llegan { $cards }
julepe-new-baceta = Se acaba la baceta: con lo tirado se hace otra de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
julepe-wins = { $seat } se lleva { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
 }
julepe-pays = { $seat } queda julepe y paga { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
 }
julepe-baceta-wins = La baceta da julepe a { $seat }: no cobra nada

julepe-has-passed = ha pasado
julepe-is-in = juega
julepe-has-changed = { $n ->
    [0] servido
   *[other] cambió { $n }
 }

julepe-move-pass = Paso
julepe-move-play = Juego
julepe-move-take = Me quedo la pinta
julepe-keep-all = Servido, no cambio
julepe-discard = Tirar { $cards }
julepe-discard-these = Tirar estas
julepe-your-call = ¿Juegas o pasas? Se juegan { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
 } del plato
julepe-choose = Elige las cartas que cambias, o quédate servido
julepe-choose-least = Elige las cartas que tiras: { $n ->
    [one] una
   *[other] { $n }
 } como poco, y recibes { $n ->
    [one] una
   *[other] { $n }
 } menos
julepe-choose-one = Juegas por la baceta: tira una de las seis

julepe-played-for = En juego: { $n }
julepe-payment = El julepe cuesta { $n }

julepe-line-tricks = Bazas
julepe-line-hand = Fichas
julepe-line-shared = Plato
julepe-line-account = Cuenta
julepe-sheet-nobody = Todos pasan. En el plato quedan { $n }
julepe-sheet-won = { $n ->
    [0] El plato entero es para { $seats }
    [one] El plato es para { $seats }. Queda en él { $n }
   *[other] El plato es para { $seats }. Quedan en él { $n }
 }
julepe-sheet-all-pay = Nadie llega: todos pagan. En el plato quedan { $n }
julepe-sheet-alone = { $n ->
    [0] { $seat } le gana a la baceta y se lleva todo el plato
   *[other] { $seat } cobra contra la baceta. En el plato quedan { $n }
 }
julepe-sheet-baceta = La baceta da julepe a { $seat }. En el plato quedan { $n }

refused-julepe-declare-first = Primero di si juegas o pasas
refused-julepe-discard-first = Primero hay que cambiar cartas
refused-julepe-no-baile = En esta mesa no hay baile: la pinta se queda donde está
refused-julepe-dealer-takes = Solo quien reparte puede quedarse la pinta
refused-julepe-discard-one = Quien juega por la baceta tira exactamente una carta
refused-julepe-discard-least = Tienes cartas de más: tira { $n ->
    [one] una
   *[other] { $n }
 } por lo menos

julepe-option-deck = Baraja
    .help = La española, o la inglesa de cuarenta: sin ochos, nueves y dieces, o sin figuras.
julepe-value-deck-fr40 = inglesa sin 8, 9 y 10
julepe-value-deck-fr40_no_figures = inglesa sin figuras
julepe-option-puesta = Puesta
    .help = Fichas que pone en el plato quien reparte.
julepe-option-julepe = Julepe
    .help = Lo que paga quien juega y no llega: una cantidad fija, o tanto como haya en juego en el plato.
julepe-value-julepe-pot = lo que haya en el plato
julepe-option-baile = Baile
    .help = Quien reparte puede quedarse la pinta, y entonces tiene que jugar. Si es el as, ha de hacer tres bazas.
julepe-option-max_plate = Tope del plato
    .help = Fichas que se juegan como mucho en cada mano; las demás esperan.
julepe-value-max_plate-none = sin tope
julepe-option-hands = Manos
    .help = Cuántas se juegan. En automático, una ronda: cada uno reparte una vez.
julepe-value-hands-auto = una ronda

hint-julepe-play = Tienes { $n ->
    [one] un triunfo
   *[other] { $n } triunfos
 } y, con el cambio, dos bazas a la vista
hint-julepe-play-bold = Sin triunfos es un riesgo, pero por { $n } fichas merece la pena
hint-julepe-alone = Contra la baceta no pagas nada si fallas
hint-julepe-pass = { $n ->
    [0] No ves dos bazas: pasar no cuesta nada
    [one] Ya juega uno, y no ves dos bazas: pasar no cuesta nada
   *[other] Ya juegan { $n }, y no ves dos bazas: pasar no cuesta nada
 }
hint-julepe-take = La pinta te da una baza más a la vista
hint-julepe-take-ace = El as es una baza segura, y con lo tuyo llegas a tres
hint-julepe-keep = No te sobra nada: quédate servido
hint-julepe-change = Guarda triunfos y ases, y cambia lo que no hace bazas
hint-julepe-spare = Los triunfos bajos no bastan: busca algo mejor
hint-julepe-worst = Es la que menos ayuda a defender la baceta
hint-julepe-home = Con esta baza ya no quedas julepe
hint-julepe-deny = Tú ya has llegado: quítale a { $seat } la baza que le falta
