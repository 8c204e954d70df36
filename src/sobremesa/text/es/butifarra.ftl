game-butifarra = Butifarra
about-butifarra = Manda la manilla, el nueve: hay que asistir, montar y fallar, y la mano puede doblarse hasta tres veces.

badge-butifarra-namer = ha cantado

butifarra-says-suit = { $suit }
butifarra-says-butifarra = Butifarra
butifarra-says-delegate = Delego
butifarra-says-pass = Paso
butifarra-says-contro = Contro
butifarra-says-recontro = Recontro
butifarra-says-san-vicenc = San Vicenç
butifarra-hand-won = { $seats } hacen { $points } puntos y se apuntan { $n }
butifarra-level = Treinta y seis por bando: nadie se apunta nada

butifarra-choose-name = Canta el triunfo, juega sin él (butifarra) o delega
butifarra-choose-delegated = Tu pareja delega: canta el triunfo o butifarra
butifarra-choose-double = ¿Doblas? La mano valdría por { $n }

butifarra-unnamed = Triunfo por cantar
butifarra-no-trump = Butifarra: sin triunfo
butifarra-times = Vale por { $n }
butifarra-points = { $n } de 72 puntos

butifarra-sheet = La mano
butifarra-line-cards = Cartas
butifarra-line-tricks = Bazas
butifarra-line-points = Puntos
butifarra-line-scored = Lo que pasa de 36, por { $n }
butifarra-line-total = Total

refused-butifarra-delegated = Tu pareja te ha pasado la palabra: no puedes devolvérsela
refused-butifarra-no-double = Eso no se puede decir ahora
refused-butifarra-lowest = Modo obligado: de { $suit } tienes que echar la más baja
refused-butifarra-load = Modo obligado: de { $suit }, una con puntos o la más baja

butifarra-option-target = Puntos
    .help = Hay que pasar de esa cifra para ganar la partida.
butifarra-option-obligatory = Modo obligado
    .help = Una carta que no gana la baza tiene que ser la más baja de su palo, salvo para cargar con puntos lo que es o puede ser de la pareja.
butifarra-option-doubling = Contro y recontro
    .help = La pareja que no canta puede doblar la mano, la otra redoblar, y aún queda San Vicenç. La butifarra vale doble en todo caso.
butifarra-option-direction = Sentido del juego
    .help = Hacia dónde corre el turno alrededor de la mesa.
butifarra-option-deal = Reparto
    .help = Las cartas se dan de una en una o de cuatro en cuatro.
butifarra-value-deal-by_one = de una en una
butifarra-value-deal-by_four = de cuatro en cuatro

hint-butifarra-suit = Tu palo largo: { $n } cartas de { $suit }
hint-butifarra-suit-nine = Tienes la manilla de { $suit }{ $n ->
    [one] { "" }
   *[other] { " y" } { $n } cartas del palo
 }
hint-butifarra-no-trump = { $n } manillas: sin triunfos no te las falla nadie, y la mano vale doble
hint-butifarra-delegate = Tu mano no da para cantar: que elija tu pareja
hint-butifarra-pass = No conviene: la mano pasaría a valer por { $n }
hint-butifarra-double = Tu pareja lleva las de ganar: que la mano valga por { $n }
