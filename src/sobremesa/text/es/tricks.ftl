# Lo que comparten los juegos de bazas.

zone-turn-up = Carta vuelta
tricks-won = { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
 }
tricks-won-of = { $won ->
    [one] { $won } baza de { $bid }
   *[other] { $won } bazas de { $bid }
 }
tricks-bid-n = { $n }
tricks-bids = { $seat } pide { $n }
tricks-has-bid = { $seat } ya ha pedido
tricks-bid-in = Listo
tricks-bid-is = Pide { $n }
tricks-how-many = ¿Cuántas bazas vas a hacer?
refused-tricks-bid-first = Primero hay que decir cuántas bazas vas a hacer
refused-tricks-bid-high = No puedes pedir más de { $n }
tricks-takes = { $seat } se lleva la baza
tricks-takes-points = { $seat } se lleva la baza: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
tricks-no-trump = Sin triunfo

tricks-owe-follow = Asiste: juega { $suit }
tricks-owe-head = Asiste y monta: juega { $suit } y supera lo que hay en la mesa
tricks-owe-ruff = No tienes del palo: tienes que fallar con { $suit }
tricks-owe-overruff = Hay un triunfo en la mesa: tienes que pisarlo
tricks-owe-underruff = No puedes pisar, pero tienes que echar triunfo

refused-tricks-follow = Tienes que asistir: juega { $suit }
refused-tricks-head = Tienes que montar: juega { $suit } que supere lo que hay en la mesa
refused-tricks-ruff = Sin cartas del palo hay que fallar: juega { $suit }
refused-tricks-overruff = Tienes que pisar: juega un triunfo más alto
refused-tricks-underruff = Aunque no puedas pisar, tienes que echar triunfo
refused-tricks-not-now = Ahora no se puede jugar { $card }

hint-tricks-only = No puedes jugar otra cosa
hint-tricks-draw = Arrastra: { $n ->
    [one] queda un triunfo fuera
   *[other] quedan { $n } triunfos fuera
 }
hint-tricks-master = Es firme: nadie tiene nada mejor en { $suit } ni le quedan triunfos
hint-tricks-master-trumps = Es lo más alto que queda en { $suit }, aunque { $n ->
    [one] hay un triunfo fuera
   *[other] hay { $n } triunfos fuera
 }
hint-tricks-lead-low = Sal con una carta que no cuesta nada perder
hint-tricks-take-points = Juegas en último lugar: nadie te quita { $points ->
    [one] este punto
   *[other] estos { $points } puntos
 }
hint-tricks-take = Juegas en último lugar y la baza es tuya
hint-tricks-ruff = Falla: con el triunfo te pones por delante
hint-tricks-go-ahead = Con esta carta vas ganando la baza
hint-tricks-feed = La baza va para { $seat }, tu pareja: cárgala con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
hint-tricks-leave = La baza va para { $seat }, tu pareja: no gastes nada bueno
hint-tricks-throw-low = Esta baza no es para ti: suelta lo que menos vale
hint-tricks-exact = Con las cartas que quedan está calculado hasta el final: es lo que más te da
hint-tricks-sampled = Probada con muchos repartos posibles, es la que mejor sale

cantes-move = Cantar las { $n ->
    [20] veinte
    [40] cuarenta
   *[other] { $n }
 } en { $suit }
cantes-sings = { $seat } canta las { $n ->
    [20] veinte
    [40] cuarenta
   *[other] { $n }
 } en { $suit }
cantes-sung = cante: { $n } en { $suit }
refused-cantes-pair = No tienes las dos cartas de ese cante
refused-cantes-sung = Ese palo ya lo has cantado
refused-cantes-not-now = Solo se canta al ganar una baza tu bando, y un cante por baza
refused-tricks-no-card-now = Aún no se juegan cartas
