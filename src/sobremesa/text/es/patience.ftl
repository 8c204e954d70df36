# Lo que comparten los solitarios.

zone-column = Columna
zone-foundation = Base
zone-waste = Descarte

patience-goes-up = { $card }, a su base
patience-goes-to = { $card }, a la columna { $n }
patience-turned = Aparece { $card }
patience-draws = { $n ->
    [one] Una carta del mazo
   *[other] { $n } cartas del mazo
 }
patience-recycles = El descarte vuelve a ser mazo
patience-won = ¡Solitario resuelto!
patience-lost = Se acabó: { $n ->
    [one] una carta colocada
   *[other] { $n } cartas colocadas
 }
patience-move-up = Subir { $card } a su base
patience-move-to = Llevar { $card } a la columna { $n }
patience-move-draw = { $n ->
    [one] Sacar una carta
   *[other] Sacar { $n } cartas
 }
patience-move-recycle = Dar la vuelta al descarte
patience-move-finish = Terminar de colocar
patience-move-concede = Rendirse
patience-moves = { $n ->
    [one] un movimiento
   *[other] { $n } movimientos
 }
patience-up = { $n ->
    [one] una colocada
   *[other] { $n } colocadas
 }
patience-points = { $n } puntos
patience-time = { $n } s
patience-passes = { $n ->
    [0] No quedan pasadas
    [one] Queda una pasada
   *[other] Quedan { $n } pasadas
 }
patience-hidden = { $n ->
    [0] Ninguna carta tapada
    [one] Una carta tapada
   *[other] { $n } cartas tapadas
 }
patience-no-useful = No quedan jugadas útiles: puedes rendirte o deshacer
patience-sheet-won = Resuelto
patience-sheet-lost = No ha salido
patience-line-up = Cartas colocadas
patience-line-hidden = Cartas tapadas
patience-line-moves = Movimientos
patience-line-points = Puntos

refused-patience-covered = { $card } tiene cartas encima
refused-patience-not-free = { $card } no está a mano
refused-patience-same-place = { $card } ya está ahí
refused-patience-not-next = Antes que { $card } tiene que subir { $card2 }
refused-patience-joker-up = Los comodines no suben a las bases
refused-patience-other-foundation = El palo de { $card } ya tiene su base
refused-patience-foundation-taken = Esa base es de otro palo
refused-patience-same-colour = { $card } y { $card2 } son del mismo color: hay que alternar
refused-patience-not-lower = { $card } no es una menos que { $card2 }
refused-patience-not-on-joker = { $card } no encaja con lo que vale ese comodín
refused-patience-stock-empty = El mazo está vacío
refused-patience-nothing-to-recycle = No hay descarte al que dar la vuelta, o aún queda mazo
refused-patience-no-passes = Ya has dado todas las pasadas ({ $n })
refused-patience-cannot-finish = Todavía no se puede colocar todo de una vez
refused-patience-goes-nowhere = { $card } no encaja en ningún sitio
refused-patience-never-there = Al mazo y al descarte no se llevan cartas
