# Lo que comparten los juegos de bazas.

zone-turn-up = Carta vuelta
tricks-won = { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
 }
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
