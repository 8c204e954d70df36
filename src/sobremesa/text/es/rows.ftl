# Lo que comparten los juegos de tres líneas: póker chino y pineapple.

rows-front = Delante
rows-middle = Medio
rows-back = Detrás
zone-rows-front = Delante, { $seat }
zone-rows-front-own = Delante
zone-rows-middle = Medio, { $seat }
zone-rows-middle-own = Medio
zone-rows-back = Detrás, { $seat }
zone-rows-back-own = Detrás
zone-rows-out = Descartes de { $seat }
zone-rows-out-own = Tus descartes
badge-rows-fantasy = Fantasyland
badge-rows-to-fantasy = va a Fantasyland
badge-rows-gone = se rinde
badge-rows-ready = listo
badge-rows-foul = falta
badge-rows-risk = ojo con el orden
badge-rows-risk-short = ojo
badge-rows-natural = mano natural
rows-note-royalties = primas: { $n }

## Lo que hay en una línea

rows-plus = { $n ->
    [0] { "" }
   *[other] { " " }+{ $n }
 }
rows-tag-nothing = { $say3 }
rows-tag-high-card = { $say3 }: { $rank }
rows-tag-pair = { $say3 }: { poker-hand-pair }{ rows-plus }
rows-tag-two-pair = { $say3 }: { poker-hand-two-pair }
rows-tag-three = { $say3 }: { poker-hand-three }{ rows-plus }
rows-tag-straight = { $say3 }: { poker-hand-straight }{ rows-plus }
rows-tag-flush = { $say3 }: { poker-hand-flush }{ rows-plus }
rows-tag-full = { $say3 }: { poker-hand-full }{ rows-plus }
rows-tag-four = { $say3 }: { poker-hand-four }{ rows-plus }
rows-tag-straight-flush = { $say3 }: { poker-hand-straight-flush }{ rows-plus }
rows-tag-royal = { $say3 }: { poker-hand-royal }{ rows-plus }

## Botones y lo que se pide

rows-move-done = Listo
rows-move-again = Recoger
rows-move-surrender = Me rindo
rows-move-play = Juego
rows-move-leave = Dejarlo aquí
rows-move-set = Así: { $told }
rows-ask = Coloca { $n ->
    [one] una carta más
   *[other] { $n } cartas
 }
rows-ask-one = Coloca { $card }
rows-ask-throw = Coloca { $n } y tira { $n2 }
rows-ask-fantasy = { $n2 ->
    [0] Fantasyland: coloca { $n }
   *[other] Fantasyland: coloca { $n } y tira { $n2 }
 }
rows-ask-done = ¿Las dejas así?
rows-ask-done-throw = { $n ->
    [one] Se tira la que queda
   *[other] Se tiran las que quedan
 }
rows-ask-say = ¿Juegas o te rindes?
rows-may-deal = La mano ha terminado: puedes repartir
rows-may-leave = La mano ha terminado
rows-hand-of = Mano { $n } de { $n2 }
rows-unit = Cada punto vale { $n }
rows-no-royalties = Sin primas
rows-won-lines = Solo cobran prima las líneas que se ganan

## Lo que pasa en la mesa

rows-event-front = { $seat } pone delante { $cards }
rows-event-middle = { $seat } pone en medio { $cards }
rows-event-back = { $seat } pone detrás { $cards }
rows-event-set = { $seat } ha colocado sus cartas
rows-event-foul = Falta de { $seat }: sus líneas no están en orden
rows-event-fantasy = { $seat } va a Fantasyland
rows-event-stays = { $seat } sigue en Fantasyland
rows-says-surrender = Me rindo
rows-says-play = Juego
rows-says-leave = Lo dejamos aquí

## La cuenta

rows-sheet = La mano
rows-line-front = Delante
rows-line-middle = Medio
rows-line-back = Detrás
rows-line-scoop = Las tres líneas
rows-line-royalties = Primas
rows-line-natural = Manos naturales
rows-line-surrender = Rendiciones
rows-line-total = Puntos
rows-line-unit = A { $n } el punto
rows-line-against = Contra { $seat }

## Negativas

refused-rows-left = { $n ->
    [one] Te falta una carta por colocar
   *[other] Te faltan { $n } cartas por colocar
 }
refused-rows-none-down = No hay cartas que recoger
refused-rows-set-first = Coloca tus cartas: delante, medio o detrás
refused-rows-placed = { $card } ya está colocada: no se mueve
refused-rows-enough = Ya has colocado { $n ->
    [one] la que tocaba
   *[other] las { $n } que tocaban
 }: las demás se tiran
refused-rows-full = No cabe: { $say } está completo
refused-rows-count = Hay que colocar { $n ->
    [one] una carta
   *[other] { $n } cartas
 }, ni más ni menos
refused-rows-which = Elige la línea: delante, medio o detrás
refused-rows-not-yours = Esa línea no es tuya
refused-rows-no-surrender = En esta mesa no se puede rendir uno
refused-rows-late-surrender = Solo puedes rendirte antes de colocar tus primeras cartas
refused-rows-say = Di si juegas o te rindes
refused-rows-no-leaving = La partida es a { $n } manos
refused-rows-over = La mano ha terminado: toca repartir
refused-rows-packs = Con una baraja pueden jugar { $n }: hacen falta dos

## Opciones

option-royalties = Primas
    .help = Si las jugadas altas cobran además de la línea: siempre, solo si ganan su línea, o nunca.
value-royalties-always = siempre
value-royalties-won_lines = si gana la línea
value-royalties-off = no
option-fantasyland = Fantasyland
    .help = Con una buena pareja delante, la mano siguiente se recibe entera y se coloca a escondidas.
option-fantasyland_min = Entrada a Fantasyland
    .help = La pareja más baja que la gana.
value-fantasyland_min-jj = jotas
value-fantasyland_min-qq = reinas
value-fantasyland_min-kk = reyes
option-button_fl = El botón con Fantasyland
    .help = Si el botón pasa aunque en la mano siguiente haya alguien en Fantasyland.
value-button_fl-frozen = se queda
value-button_fl-moves = pasa
option-unit = Valor del punto
    .help = Por cuánto se multiplica cada punto.

## Consejos

rows-kind-pair = pareja
rows-kind-two-pair = dobles parejas
rows-kind-three = trío
rows-kind-straight = escalera
rows-kind-flush = color
rows-kind-full = full
rows-kind-four = póker
rows-kind-straight-flush = escalera de color
hint-rows-makes = { $say }: ahí haces { $say2 }, y las líneas siguen en orden
hint-rows-flush = { $say }: sigues a color y quedan { $n ->
    [one] un hueco
   *[other] { $n } huecos
 }
hint-rows-front = Delante: ahí no estorba, y guardas sitio en medio y detrás
hint-rows-order = { $say }: deja las demás líneas abiertas y el orden a salvo
hint-rows-set = { $n1 ->
    [0] { "" }
   *[other] Delante, { $cards1 }.{" "}
 }{ $n2 ->
    [0] { "" }
   *[other] En medio, { $cards2 }.{" "}
 }{ $n3 ->
    [0] { "" }
   *[other] Detrás, { $cards3 }.{" "}
 }{ $n4 ->
    [0] { "" }
   *[other] Fuera, { $cards4 }.{" "}
 }Es lo que mejor sale probando las cartas que pueden venir
hint-rows-whole = Delante, { $cards1 }. En medio, { $cards2 }. Detrás, { $cards3 }.{ $n4 ->
    [0] { "" }
   *[other] {" "}Fuera, { $cards4 }.
 } Ninguna otra manera de colocarlas promete más
hint-rows-play = Juega: rendirse cuesta 2 puntos por rival, y estas líneas salen de media mejor que eso
hint-rows-surrender = Ríndete: con estas líneas se pierden de media más de 2 puntos por rival
