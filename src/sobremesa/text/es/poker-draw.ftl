# Lo que comparten los pókers con descarte.

draw-changes = { $seat } pide { $n }
draw-stands = { $seat } está servido
draw-restocks = No quedan cartas: se barajan { $n } que ya se habían dejado
draw-changed = pide { $n }
draw-stood = servido
draw-move-pat = Servido
draw-move-change = Cambiar { $cards }
draw-pick = Cambiar las marcadas
draw-to-change = Marca las cartas que quieras cambiar, { $n } como mucho, o quédate servido
draw-lowest = Gana la mano más baja: { $say }
poker-street-before-draw = antes del descarte
poker-street-draw = descarte
poker-street-after-draw = después del descarte
poker-street-first-draw = primer descarte
poker-street-second-draw = segundo descarte
poker-street-third-draw = tercer descarte

hint-draw-pat = Servido: ninguna carta nueva te da más que las que tienes; ganas cerca del { $n } % de las veces
hint-draw-change = Guardando las demás es como más ganas: cerca del { $n } % de las veces

refused-draw-too-many = A esta mesa se sientan { $n } como mucho
refused-draw-too-much = Solo se pueden cambiar { $n } cartas
refused-draw-too-few = Tienes que marcar { $n }
refused-draw-mark = Marca las cartas que quieras tirar y confirma el cambio
refused-draw-not-now = Ahora no se cambian cartas

option-fl_double = Apuesta doble al final
    .help = Con límite fijo, las apuestas valen el doble en la segunda mitad de la mano.
option-max_seats = Sitios
    .help = Cuántos caben en la mesa.
option-max_draw = Cartas que se cambian
    .help = Cuántas se pueden cambiar como mucho de una vez.
option-draws = Descartes
    .help = Con tres, se descarta y se apuesta tres veces.
option-goal = Qué mano gana
    .help = La más alta, o la más baja según una de las cuentas que se usan.
value-goal-high = la más alta
value-goal-a5 = la más baja, con el as bajo; escaleras y colores no cuentan
value-goal-d7 = la más baja, con el as alto; escaleras y colores estropean
value-goal-a6 = la más baja, con el as bajo; escaleras y colores estropean
value-goal-d6 = la más baja, con el as alto; escaleras y colores no cuentan
option-draw_deal = Cuándo se sirve
    .help = Si las cartas nuevas se dan cuando todos han descartado o a cada uno en su turno.
value-draw_deal-after_all = cuando todos han descartado
value-draw_deal-in_turn = a cada uno en su turno
option-own_back = Cartas propias de vuelta
    .help = Si al barajar los descartes puede volver a cada uno lo que acaba de dejar.
option-show_order = Quién enseña primero
    .help = Quien hizo la última apuesta, o siempre el primero a la izquierda del botón.
value-show_order-last_bettor = el último que apostó
value-show_order-button_left = el primero a la izquierda del botón
option-auto_exchange = Descarte de un ausente
    .help = Qué se cambia a quien no está cuando le toca.
value-auto_exchange-list = lo aconsejable
value-auto_exchange-pat = nada
