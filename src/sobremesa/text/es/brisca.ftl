game-brisca = Brisca
about-brisca = Tres cartas en la mano, un triunfo y un mazo: gana quien se lleve los ases y los treses.

brisca-takes = { $seat } se lleva la baza: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
brisca-swaps = { $seat } cambia { $card } por { $card2 }
brisca-shows = ¡Mano negra de { $seat }!
brisca-hand-won = La mano es de { $seats }, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
brisca-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
brisca-rests = descansa
brisca-move-draw = Robar
brisca-move-swap = Cambiar { $card } por { $card2 }
brisca-move-show = Enseñar la mano negra
brisca-exchange-or-draw = Cambia la muestra o roba
brisca-sheet = La mano
brisca-line-cards = Puntos en las bazas
brisca-line-mano-negra = Mano negra
brisca-line-hands = Manos ganadas
brisca-line-total = Puntos acumulados

refused-brisca-twin = { $card } ya está en la baza: echa otra
refused-brisca-swap = Ese cambio no se puede hacer ahora
refused-brisca-mano-negra = Para la mano negra hacen falta el as, el tres y el rey de triunfo
refused-brisca-draw-first = Antes de jugar, cambia o roba

brisca-option-teams = Bandos
    .help = Con seis u ocho, por parejas o en dos equipos alternos.
brisca-value-teams-two_teams = dos equipos
option-six_pairs = Seis jugadores
    .help = Tres parejas a la vez, o juegan dos y la tercera espera a quien pierda.
value-three_pairs = tres parejas a la vez
value-rotate = rey de pista
brisca-option-exchange = Cambiar la muestra
    .help = Con el siete de triunfo se toma una muestra mayor; con el dos, una menor.
value-seven_and_two = con el siete y el dos
value-seven = solo con el siete
option-exchange_by = Quién cambia
    .help = Solo quien gana la baza, o también su pareja.
value-winner = quien gana la baza
value-pair = también la pareja
option-mano_negra = Mano negra
    .help = Quien junta el as, el tres y el rey de triunfo los enseña y gana la mano o la partida.
brisca-value-mano_negra-match = gana la partida
brisca-value-mano_negra-hand = gana la mano
option-twins = Cartas gemelas
    .help = Con dos barajas: dos cartas iguales se anulan, o no se pueden echar en la misma baza.
value-cancel = se anulan
value-forbid = prohibidas
brisca-option-hands = Manos ganadas
    .help = Gana quien llegue a ganar tantas manos.
brisca-option-target = Puntos
    .help = En vez de manos, puntos de las bazas sumados de mano en mano.
brisca-option-direction = Sentido del juego
    .help = Hacia dónde corre el turno alrededor de la mesa.
option-senas = Señas
    .help = Las parejas se hacen señas de sus triunfos; los rivales a veces las ven.

hint-brisca-swap = Cambia: te llevas { $card } a la mano por un triunfo que vale menos
hint-brisca-show = Tienes el as, el tres y el rey de triunfo: enséñalos y la mano es tuya
hint-brisca-lead-blank = Sal con una carta blanca: si te la ganan, no pierdes puntos
hint-brisca-lead-trump = Sal de triunfo para sacárselos a los demás
hint-brisca-lead = Es lo que menos te cuesta jugar
hint-brisca-take-last = Juegas en último lugar y nadie puede quitarte { $points ->
    [0] la baza
    [one] este punto
   *[other] estos { $points } puntos
 }
hint-brisca-take = Con esta carta vas ganando la baza, que ya lleva { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
hint-brisca-feed = La baza va para { $seat }, tu pareja: cárgala con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
hint-brisca-leave-partner = La baza va para { $seat }, tu pareja: no gastes nada bueno
hint-brisca-blank = No merece la pena luchar por esta baza: echa una blanca
hint-brisca-least = Es la carta con menos puntos que puedes dejar
