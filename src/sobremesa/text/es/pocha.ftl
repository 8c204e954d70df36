game-pocha = Pocha
about-pocha = Di cuántas bazas vas a hacer y haz esas: ni una más ni una menos.

pocha-card-joker-1 = comodín rojo
pocha-card-joker-2 = comodín negro
pocha-high = A la alta: { $n } pedidas para { $tricks }
pocha-low = A la baja: { $n } pedidas para { $tricks }
pocha-even = Justas: { $n } pedidas para { $tricks }
pocha-asked = Pedidas hasta ahora: { $n } de { $tricks }
pocha-hand = Mano { $n } de { $all }: { $each ->
    [one] una carta
   *[other] { $each } cartas
 }
pocha-how-many-but = ¿Cuántas bazas vas a hacer? No puedes pedir { $n }: saldrían justas
pocha-names = { $seat } sale de { $suit }
pocha-lead-suit = { $suit }
pocha-which-suit = ¿De qué palo sale tu comodín?
pocha-led = El comodín sale de { $suit }
pocha-sheet = La mano
pocha-line-bid = Pedidas
pocha-line-tricks = Hechas
pocha-line-points = Puntos
pocha-line-total = Total

refused-pocha-level = Eres el último: no puedes pedir { $n }, porque las bazas saldrían justas
refused-pocha-name-suit = Di primero de qué palo sale el comodín: uno de los dos de su color

hint-pocha-bid = Por tus cartas altas y tus triunfos, es lo que cabe esperar
hint-pocha-bid-zero = No tienes con qué ganar: el cero bien hecho vale diez
hint-pocha-need = Te { $n ->
    [one] falta una baza
   *[other] faltan { $n } bazas
 }: intenta llevarte esta
hint-pocha-take-last = Juegas en último lugar y te hace falta: es tuya
hint-pocha-dump = Ya tienes las tuyas: suelta lo más alto que no gana
hint-pocha-duck = No quieres esta baza: queda por debajo
hint-pocha-low-lead = Ya tienes las tuyas: sal bajo para que se la lleve otro
hint-pocha-spoil = { $seat } ya tiene las suyas: que se lleve otra
hint-pocha-suit = De ese color es el palo que más te conviene

pocha-option-bidding = Cómo se pide
    .help = Todos a la vez y en secreto, o en voz alta por turno; entonces quien reparte no puede dejar las bazas justas.
pocha-value-bidding-hidden = en secreto, a la vez
pocha-value-bidding-open = en voz alta, por turno
pocha-option-schedule = Cartas por mano
    .help = De muchas a una y vuelta, solo bajando o solo subiendo.
pocha-value-schedule-down_up = bajando y subiendo
pocha-value-schedule-down = bajando
pocha-value-schedule-up = subiendo
pocha-option-top_hands = Manos de más cartas
    .help = Una sola, o tantas como jugadores para que todos las repartan. Automático: tantas como jugadores si se pide en voz alta.
pocha-value-top_hands-one = una
pocha-value-top_hands-per_player = una por jugador
pocha-option-max_cards = Cartas como mucho
    .help = Con tres, cuatro o cinco jugadores, no pasar de diez cartas.
pocha-value-max_cards-none = las que quepan
pocha-option-trump = Triunfo
    .help = Cómo se decide el palo de triunfo de cada mano.
pocha-value-trump-turned = se vuelve una carta
pocha-value-trump-fixed = siempre picas o espadas
pocha-value-trump-last_card = se vuelve, o la última del que reparte
pocha-value-trump-none = nunca hay
pocha-option-no_trump_ends = Extremos sin triunfo
    .help = La primera y la última mano se juegan sin triunfo.
pocha-option-target = Meta
    .help = Jugar la serie de manos una vez, o repetirla hasta que alguien llegue a 100.
pocha-value-target-none = la serie completa
pocha-option-jokers = Comodines
    .help = Dos comodines de color: cada uno es la carta más alta de los palos de su color.
pocha-option-deck = Baraja
    .help = La francesa o una española. Cambian las cartas que se reparten.
pocha-option-rank_order = Orden de las cartas
    .help = El natural, o el de la brisca, con el tres detrás del as.
pocha-value-rank_order-natural = natural
pocha-value-rank_order-brisca = as, tres, rey…
pocha-option-direction = Sentido del juego
    .help = Hacia dónde corre el turno alrededor de la mesa.
