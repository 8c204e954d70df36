game-outlaw-poker = Outlaw póker
about-outlaw-poker = De cinco cartas guardas una, añades otra sin verla y pasas el grupo: gana la mejor mano guardada.

badge-ready = listo
zone-reserve = Reserva de { $seat }
zone-reserve-own = Tu reserva

poker-street-cycle-1 = primera carta
poker-street-cycle-2 = segunda carta
poker-street-cycle-3 = tercera carta
poker-street-cycle-4 = cuarta carta
poker-street-cycle-5 = quinta carta

outlaw-group = El grupo que tienes delante
outlaw-passes = { $seat } añade una carta sin verla y pasa su grupo a { $seat2 }
outlaw-passes-seen = { $seat } mira la carta que añade y pasa su grupo a { $seat2 }
outlaw-kept = Cada uno guarda su carta
outlaw-ready = { $seat } está listo
outlaw-time = Se acabó el tiempo
outlaw-wins = { $seat } gana { $told ->
    [1] 1 punto
   *[other] { $told } de punto
 }
outlaw-points = { $told } puntos
outlaw-to = A { $n } puntos
outlaw-clock = { $n } segundos para guardar carta
outlaw-no-clock = Sin prisa para guardar carta
outlaw-goes-to = Después, tu grupo pasa a { $seat }
outlaw-goes-on = Después, los grupos pasan { $n ->
    [one] un sitio
   *[other] { $n } sitios
 } a la izquierda
outlaw-goes-right = Después, los grupos pasan un sitio a la derecha
outlaw-passed = Pasaste a { $seat }: { $cards }
outlaw-gone = Otros se han guardado: { $cards }
outlaw-move-keep = Guardar { $card }
outlaw-move-ready = Listo
outlaw-to-keep = Elige la carta que guardas de este grupo
outlaw-to-confirm = Guardarás { $card }. Confirma, o elige otra
outlaw-waits = Guardarás { $card }. Puedes cambiar mientras falte alguien
outlaw-line-points = Puntos

refused-outlaw-keep = Toca una carta del grupo que tienes delante
refused-outlaw-kept-already = { $card } ya está en tu reserva, y de ahí no vuelve
refused-outlaw-marked-already = Ya has elegido { $card }
refused-outlaw-mark-first = Antes de confirmar, elige una carta
refused-outlaw-ready-already = Ya has confirmado; puedes cambiar de carta
refused-outlaw-cards = Hacen falta { $n } cartas: añade una baraja
refused-outlaw-target = Con apuestas no hay puntos que alcanzar: quítalas, o pon un número de manos
refused-outlaw-tournament = Sin apuestas no hay torneo de fichas

outlaw-poker-option-time = Cuenta atrás
    .help = Segundos para elegir la carta que se guarda. Sin ella se espera a que todos confirmen.
outlaw-poker-value-time-none = sin reloj
outlaw-poker-option-timeout = Si se acaba el tiempo
    .help = Qué carta se guarda a quien no ha elegido.
outlaw-poker-value-timeout-highest = la más alta
outlaw-poker-value-timeout-random = una al azar
outlaw-poker-option-early_end = Acabar antes
    .help = Si la cuenta se para cuando todos han confirmado. Si no, se puede cambiar de carta hasta el final.
outlaw-poker-option-betting = Apuestas
    .help = Tres rondas, tras la tercera, la cuarta y la quinta carta. Sin apuestas, la mejor mano gana un punto.
outlaw-poker-option-draw_seen = Ver la carta añadida
    .help = Si quien añade una carta al grupo la mira antes de pasarlo.
outlaw-poker-option-pass_direction = A quién se pasa
    .help = Rotando, cada vez a un jugador distinto; o siempre al vecino.
outlaw-poker-value-pass_direction-rotating = rotando
outlaw-poker-value-pass_direction-left = a la izquierda
outlaw-poker-value-pass_direction-right = a la derecha
outlaw-poker-option-packs = Barajas
    .help = Una hasta cinco jugadores y dos desde seis, salvo que se diga otra cosa.
outlaw-poker-value-packs-auto = según los jugadores
outlaw-poker-option-target = Puntos para ganar
    .help = Sin apuestas, a cuántos puntos se juega.

hint-outlaw-keep = Guardando { $card } es como mejor mano esperas: { $say }
hint-outlaw-deny = Guarda { $card }: te sirve, y el siguiente la querría
hint-outlaw-ready = Con esa carta esperas la mejor mano
