game-damas = Damas
about-damas = Salta, come y corona: las damas españolas, las inglesas, las turcas y otras trece maneras de jugar.

damas-moves = { $seat }: { $square }–{ $square2 }
damas-takes = { $seat } come { $n ->
    [one] una pieza
   *[other] { $n } piezas
 } ({ $square }–{ $square2 })
damas-crowns = { $seat } corona en { $square }
damas-huffs = ¡Soplo la de { $square }!
damas-offers = ¿Tablas?
damas-accepts = De acuerdo, tablas
damas-declines = No, seguimos
damas-resigns = Me rindo

damas-won-captured = Gana { $seat }: no quedan piezas enfrente
damas-won-blocked = Gana { $seat }: el rival está ahogado
damas-won-lone = Gana { $seat }: dama contra una sola pieza
damas-won-resigned = Gana { $seat } por abandono
damas-won-time = Gana { $seat }: se acabó el tiempo del rival
damas-won-given = Gana { $seat }: ya no puede mover
damas-drawn-lone = Tablas: una dama contra otra
damas-drawn-agreed = Tablas de común acuerdo
damas-drawn-repeated = Tablas: la posición se ha dado tres veces
damas-drawn-quiet = Tablas: solo se mueven damas y nadie come
damas-drawn-material = Tablas: el final ha agotado sus jugadas
damas-drawn-cap = Tablas: la partida se ha hecho demasiado larga

damas-pieces = { $men ->
    [one] 1 peón
   *[other] { $men } peones
 }, { $kings ->
    [one] 1 dama
   *[other] { $kings } damas
 }
damas-clock = { $left }
damas-variant-is = { $say }
damas-quiet = Jugadas de dama sin comer: { $n } de { $most }
damas-limit = A { $seat } le quedan { $n } jugadas para ganar
damas-three-left = Jugadas seguidas de la misma dama de { $seat }: { $n } de 3
damas-label-move = De { $square } a { $square2 }
damas-label-take = De { $square } a { $square2 }, comiendo { $n }
damas-move-resign = Rendirse
damas-move-offer = Ofrecer tablas
damas-move-accept = Aceptar tablas
damas-move-decline = Seguir jugando
damas-move-huff = Soplar { $square }
damas-prompt-answer = { $seat } te ofrece tablas
damas-prompt-huff = Puedes soplar antes de mover
damas-prompt-capture = Hay que comer { $n ->
    [one] una pieza
   *[other] { $n } piezas
 }
damas-line-men = Peones
damas-line-kings = Damas
damas-line-score = Resultado

refused-damas-men = En un tablero de { $size } caben { $allowed } peones por bando, no { $n }
refused-damas-offered = Ya has ofrecido tablas en esta jugada
refused-damas-answer = Primero contesta: ¿tablas o seguimos?
refused-damas-huff = La pieza de { $square } no se puede soplar
refused-damas-which = Hay más de una captura así: { $allowed }
refused-damas-where = Di a qué casilla va la pieza de { $square }
refused-damas-not-yours = En { $square } no tienes ninguna pieza
refused-damas-must-capture = Hay que comer: puede hacerlo { $pieces }
refused-damas-go-on = En { $square } no se para: todavía puedes comer más
refused-damas-king-first = Si puede comer una dama, come la dama: { $pieces }
refused-damas-quantity = Ley de la cantidad: hay que comer { $n }, con { $pieces }
refused-damas-quality = Ley de la calidad: otra captura vale más, con { $pieces }
refused-damas-three = Esa dama ya ha hecho tres jugadas seguidas: mueve otra pieza
refused-damas-no-capture = La pieza de { $square } no puede comer así
refused-damas-blocked = La pieza de { $square } no tiene adónde ir
refused-damas-no-move = La pieza de { $square } no puede ir a { $square2 }
refused-damas-pdn = Eso no es una partida en PDN: { $text }
refused-damas-pdn-variant = El PDN no tiene código para «{ $value }»

hint-damas-only = No hay otra jugada
hint-damas-wins = Con esto ganas
hint-damas-crowns = Corona una dama
hint-damas-takes = Come y sales ganando en el cambio
hint-damas-even = Come y el cambio queda igualado
hint-damas-shot = Entregas { $n }, pero luego comes { $n2 }
hint-damas-saves = Así no te comen nada
hint-damas-least = Algo vas a perder: así pierdes menos
hint-damas-keeps-row = Avanza sin abrir tu última fila
hint-damas-centre = Ocupa el centro
hint-damas-king = Coloca mejor la dama
hint-damas-gives = Obliga al rival a comer

damas-option-variant = Damas
    .help = Cada país tiene las suyas: cambian el tablero, cómo come el peón, cómo anda la dama y qué hay que comer.
damas-value-variant-spanish = españolas
damas-value-variant-international = internacionales (10×10)
damas-value-variant-brazilian = brasileñas
damas-value-variant-canadian = canadienses (12×12)
damas-value-variant-english = inglesas
damas-value-variant-italian = italianas
damas-value-variant-russian = rusas
damas-value-variant-poddavki = poddavki (quien pierde gana)
damas-value-variant-pool = pool americano
damas-value-variant-frisian = frisonas
damas-value-variant-thai = tailandesas
damas-value-variant-turkish = turcas
damas-value-variant-corner = esquinadas
damas-value-variant-czech = checas
damas-value-variant-malaysian = malayas (12×12)
damas-value-variant-portuguese = portuguesas
damas-value-variant-custom = a medida
damas-option-size = Tablero
    .help = Casillas por lado, en las damas a medida.
damas-value-size-variant = según las damas
damas-option-men = Peones
    .help = Peones de cada bando: los que llenan filas enteras.
damas-value-men-variant = según el tablero
damas-option-flying_king = Dama que vuela
    .help = La dama recorre toda la diagonal, o solo avanza una casilla.
damas-value-flying_king-variant = según las damas
damas-option-men_backward = El peón come hacia atrás
    .help = Al comer, el peón puede volver hacia su campo.
damas-value-men_backward-variant = según las damas
damas-option-quantity = Ley de la cantidad
    .help = Hay que comer lo más posible.
damas-value-quantity-variant = según las damas
damas-option-quality = Ley de la calidad
    .help = A igual número, hay que comer las damas.
damas-value-quality-variant = según las damas
damas-option-capture = Obligación de comer
    .help = Obligatorio; con soplo, quien no come como debe puede perder la pieza; o del todo libre.
damas-value-capture-compulsory = obligatorio
damas-value-capture-huff = con soplo
damas-value-capture-free = libre
damas-option-capture_promotion = Llegar a la última fila comiendo
    .help = Según las damas que se juegan, o siempre se corona y ahí acaba la jugada.
damas-value-capture_promotion-variant = según las damas
damas-value-capture_promotion-stops = corona y se para
damas-option-frisian_value = Valor en las frisonas
    .help = Primero cuántas piezas y luego cuántas damas; o el valor oficial, en el que la dama vale casi dos peones.
damas-value-frisian_value-matrix = cantidad y calidad
damas-value-frisian_value-official = valor oficial
damas-option-frisian_three = Tres jugadas de dama
    .help = Quien aún tiene peones no mueve la misma dama más de tres veces seguidas.
damas-option-corner_steps = Pasos en las esquinadas
    .help = El peón da dos pasos hacia delante, o también de lado respecto a su esquina.
damas-value-corner_steps-czech = hacia delante
damas-value-corner_steps-both = adelante y a los lados
damas-option-turkish_turn = Media vuelta de la dama turca
    .help = Entre dos capturas, la dama puede volver por donde vino.
damas-option-first_colour = Color de quien empieza
    .help = El de las casillas en las que se juega, o el de cada federación.
damas-value-first_colour-square = el de las casillas
damas-value-first_colour-official = el de la federación
damas-option-draw_rules = Tablas
    .help = Las comunes, además los límites de final de cada federación, o solo de común acuerdo.
damas-value-draw_rules-common = comunes
damas-value-draw_rules-official = de federación
damas-value-draw_rules-agreement = solo de acuerdo
damas-option-clock = Reloj
    .help = Minutos de cada jugador para toda la partida.
damas-value-clock-none = sin reloj
