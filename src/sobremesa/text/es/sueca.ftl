game-sueca = Sueca
about-sueca = Cuarenta cartas, dos parejas y un siete que gana al rey: pasa de la mitad de los 120 puntos.

sueca-tied = Empate a sesenta: nadie puntúa
sueca-hand-won = { $seats } ganan la mano con { $points } puntos: { $n ->
    [one] { $n } tanto
   *[other] { $n } tantos
 }
sueca-bandeira = ¡Bandeira de { $seats }! Todas las bazas y la partida
sueca-tricks = { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
 }
sueca-carried = { $n ->
    [one] Empate anterior: la próxima mano vale un tanto más
   *[other] Empates seguidos: la próxima mano vale { $n } tantos más
 }
sueca-sheet = La mano
sueca-line-points = Puntos
sueca-line-tricks = Bazas
sueca-line-won = Tantos de la mano
sueca-line-total = Tantos

hint-sueca-seven = El as de { $suit } ya ha salido: este siete es firme
hint-sueca-singleton = Es tu única carta de { $suit }: luego podrás fallar ese palo

sueca-option-direction = Sentido del juego
    .help = Hacia dónde corre el turno alrededor de la mesa. En Portugal se suele jugar hacia la derecha.
sueca-option-target = Tantos
    .help = La partida se gana con cuatro tantos: lo que vale una bandeira.
sueca-option-tie = Empate a 60
    .help = La mano empatada no cuenta, o su tanto se añade a la próxima que se decida.
sueca-value-tie-void = no cuenta
sueca-value-tie-carry = se acumula
