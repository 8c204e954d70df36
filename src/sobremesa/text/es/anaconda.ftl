game-anaconda = Anaconda
about-anaconda = Póker de pasar la basura: tres cartas al de la izquierda, luego dos, luego una, y tus cinco mejores.

zone-anaconda-tray = Lo que pasa { $seat }
zone-anaconda-tray-own = Lo que pasas
zone-anaconda-aside = Lo que deja { $seat }
zone-anaconda-aside-own = Lo que dejas
zone-anaconda-order = Cartas que irá enseñando { $seat }
zone-anaconda-order-own = En este orden las enseñas

## Lo que pasa en la mesa

anaconda-deals = Se reparten { $n } cartas a cada uno
anaconda-has-picked = { $seat } ya sabe lo que pasa
anaconda-has-picked-aloud = Paso { $n }
anaconda-has-chosen = { $seat } ya ha elegido
anaconda-passed = { $n ->
    [one] Todos pasan una carta
   *[other] Todos pasan { $n } cartas
 }
anaconda-receives = { $seat } recibe de { $seat2 }: { $cards }
anaconda-turns = { $seat } enseña { $card }
anaconda-scores = { $seat } gana la mano y se apunta un punto

## A la vista

poker-street-anaconda-deal = tras el reparto
poker-street-anaconda-pass-1 = primer pase
poker-street-anaconda-pass-2 = segundo pase
poker-street-anaconda-pass-3 = tercer pase
poker-street-anaconda-pass-4 = cuarto pase
poker-street-anaconda-pass-5 = quinto pase
poker-street-anaconda-pass-6 = sexto pase
poker-street-anaconda-last = última ronda
poker-street-anaconda-open = carta a la vista
poker-street-anaconda-choice = elección de cinco
poker-street-anaconda-open-1 = primera carta a la vista
poker-street-anaconda-open-2 = segunda carta a la vista
poker-street-anaconda-open-3 = tercera carta a la vista
poker-street-anaconda-open-4 = cuarta carta a la vista
anaconda-ready = listo
anaconda-choosing = eligiendo
anaconda-shows = enseña { $card }
anaconda-point = gana la mano
anaconda-no-money = Sin fichas: la mejor mano vale un punto
anaconda-halves = Se parte entre la mano más alta y la más baja
anaconda-declared = Se parte entre alta y baja, diciendo antes a qué se juega
anaconda-way-left = { $n ->
    [one] ↻ Se pasa una carta a la izquierda
   *[other] ↻ Se pasan { $n } cartas a la izquierda
 }
anaconda-way-right = { $n ->
    [one] ↺ Se pasa una carta a la derecha
   *[other] ↺ Se pasan { $n } cartas a la derecha
 }
anaconda-way-across = { $n ->
    [one] ⇄ Se pasa una carta al de enfrente
   *[other] ⇄ Se pasan { $n } cartas al de enfrente
 }
anaconda-way-seats = { $n ->
    [one] ↻ Se pasa una carta, { $m } sitios a la izquierda
   *[other] ↻ Se pasan { $n } cartas, { $m } sitios a la izquierda
 }
anaconda-memory = Pase { $n }: a { $seat } le diste { $cards }; de { $seat2 } te llegó { $cards2 }
anaconda-line-points = Manos ganadas

## Lo que se pide

anaconda-pick-pass = { $n ->
    [one] Pasar a { $seat }
   *[other] Pasar las { $n } a { $seat }
 }
anaconda-pick-discard = { $n ->
    [one] Dejar esa carta
   *[other] Dejar esas { $n }
 }
anaconda-to-pass = { $n ->
    [one] Marca la carta que pasas a { $seat }
   *[other] Marca las { $n } cartas que pasas a { $seat }
 }
anaconda-may-change = { $n ->
    [one] Esperando a los demás. Aún puedes marcar otra para { $seat }
   *[other] Esperando a los demás. Aún puedes marcar otras { $n } para { $seat }
 }
anaconda-to-discard = { $n ->
    [one] Quédate con cinco: marca la que dejas
   *[other] Quédate con cinco: marca las { $n } que dejas
 }
anaconda-to-turn = Toca la carta que vas a enseñar
anaconda-to-order = Toca la carta que enseñas en el lugar { $n } de { $m }
anaconda-move-pass = Pasar { $cards }
anaconda-move-discard = Dejar { $cards }
anaconda-move-turn = Enseñar { $card }

## Negativas

refused-anaconda-too-many = Con esas cartas por cabeza no puede haber más de { $n } jugadores
refused-anaconda-pass-too-much = No se pueden pasar más cartas de las que se tienen: { $n }
refused-anaconda-no-tournament = Un torneo necesita fichas: pon apuestas o juega sin torneo
refused-anaconda-bring-in = La apertura no puede ser mayor que media apuesta pequeña, { $n }
refused-anaconda-pass = { $n ->
    [one] Tienes que pasar una carta
   *[other] Tienes que pasar { $n } cartas
 }
refused-anaconda-discard = { $n ->
    [one] Te quedas con cinco: tienes que dejar una
   *[other] Te quedas con cinco: tienes que dejar { $n }
 }
refused-anaconda-same = Esas son las que ya habías marcado
refused-anaconda-turn = Ahora toca decir qué carta enseñas
refused-anaconda-turn-other = { $card } ya no se puede enseñar: elige otra
refused-anaconda-mark = Marca las cartas y confírmalas

## Consejos

hint-anaconda-pass = Lo que guardas es lo que mejor acaba: en repartos de prueba ganas cerca del { $n } %
hint-anaconda-pass-split = Así no le das a tu vecino dos cartas que casen, y lo que guardas gana cerca del { $n } %
hint-anaconda-discard = Las otras cinco son tu mejor mano
hint-anaconda-turn = Enseñarla dice lo menos posible de tu mano
hint-anaconda-declare = Diciendo eso ganas unas { $n } veces de cada cien

## Opciones

anaconda-option-sb = Tamaño de las apuestas
    .help = La apuesta pequeña es el doble de este número y la grande, el cuádruple.
anaconda-option-bets = Apuestas pequeña y grande
    .help = Por ejemplo, 10 y 20. La pequeña tiene que ser par si quien abre pone la mitad.
anaconda-value-bets-auto = según el tamaño
anaconda-option-buy_in = Entrada
    .help = Fichas con que se empieza, en apuestas pequeñas.
anaconda-option-ante = Ante
    .help = Lo que pone cada uno antes de repartir.
anaconda-value-ante-tenth = un décimo de la apuesta pequeña
anaconda-option-bring_in = Apertura obligada
    .help = Lo que pone el primero en la primera ronda, quiera o no: la mitad de la apuesta pequeña, menos, o nada.
anaconda-value-bring_in-half = media apuesta pequeña
anaconda-value-bring_in-off = ninguna
anaconda-option-over_bring_in = Sobre la apertura
    .help = Lo que sube la primera apuesta de la primera ronda.
anaconda-value-over_bring_in-complete = hasta la apuesta pequeña
anaconda-value-over_bring_in-by_bring_in = de apertura en apertura
anaconda-option-hand_size = Cartas por cabeza
    .help = Cuántas se reparten. Con menos cartas caben más jugadores.
anaconda-option-pass_cards = Cartas que se pasan
    .help = Cuántas en cada pase, por orden; tras cada uno se apuesta.
anaconda-option-pass_direction = A quién se pasan
    .help = En cada pase: a la izquierda, a la derecha, enfrente, o a tantos sitios a la izquierda. El último vale para los pases que falten.
anaconda-value-pass_direction-left_left_left = siempre a la izquierda
anaconda-value-pass_direction-left_right_left = izquierda, derecha, izquierda
anaconda-value-pass_direction-left_across_right = izquierda, enfrente, derecha
anaconda-option-betting = Cuándo se apuesta
    .help = En todas las rondas, solo tras el último pase, o nunca: entonces la mejor mano vale un punto.
anaconda-value-betting-full = en cada ronda
anaconda-value-betting-end_only = solo al final
anaconda-value-betting-off = no se apuesta
anaconda-option-open_card = Carta a la vista
    .help = La que manda en la mano, la que uno elija, o cuatro de una en una con apuestas entre ellas.
anaconda-value-open_card-best = la que manda
anaconda-value-open_card-choice = a elegir
anaconda-value-open_card-roll = cuatro, de una en una
anaconda-option-hilo = Alta y baja
    .help = Medio bote para la mano más baja. Si las cartas hablan, cada mitad usa cinco de las siete; si hay que decirlo, las cinco elegidas valen para todo.
anaconda-value-hilo-cards_speak = las cartas hablan
anaconda-value-hilo-declare = hay que decirlo
anaconda-option-jokers = Comodines
    .help = Cuántos se añaden a la baraja.
