game-la-mona = La mona
about-la-mona = Empareja, coge a ciegas del vecino y que no te quedes tú con la sota de oros.

la-mona-lays = { $seat } empareja { $cards }
la-mona-offers = { $seat } ofrece su abanico a { $seat2 }
la-mona-takes = { $seat } coge de { $seat2 } la { $n }.ª carta
la-mona-takes-card = { $seat } coge de { $seat2 }: { $card }
la-mona-passes = { $seat } pasa una carta a { $seat2 }
la-mona-passes-card = { $seat } pasa a { $seat2 }: { $card }
la-mona-safe = { $seat } se queda sin cartas: está a salvo
la-mona-is = ¡{ $seat } es la mona! Le queda { $card }
la-mona-uncovers = { $seat } destapa { $card }: { $n ->
    [one] una palmadita
   *[other] { $n } palmaditas
 } para { $seat2 }
la-mona-picked = cogió la { $n }.ª

la-mona-arrange = Ordena tu abanico y ofréceselo a { $seat }
la-mona-draw = Coge una carta del abanico de { $seat }
la-mona-give = Elige la carta que pasas a { $seat }
la-mona-chance = Nadie empareja: la carta para { $seat } sale al azar
la-mona-punish = Destapa una carta: { $seat } tiene la mano en la mesa
la-mona-move-put = Poner { $card } en el sitio { $n }
la-mona-move-take = Coger la { $n }.ª carta
la-mona-move-offer = Ofrecer así
la-mona-move-shuffle = Barajar y ofrecer
la-mona-move-pass = Pasar una al azar
la-mona-move-uncover = Destapar
la-mona-fan = Abanico de { $seat }
la-mona-removed = La mona: { $card2 }. Fuera: { $card }
la-mona-aside = Hay una carta apartada que nadie ha visto
la-mona-hand = Mano { $n } de { $hands }
la-mona-from = { $seat } coge de { $seat2 }
la-mona-to = { $seat2 } pasa a { $seat }
la-mona-sheet = { $seat } es la mona: { $card }
la-mona-line-mona = La mona
la-mona-line-pats = Palmaditas
la-mona-line-monas = Monas

zone-la-mona-fan = Abanico
zone-la-mona-pairs = Parejas
zone-la-mona-aside = Carta apartada
zone-la-mona-uncovered = Cartas destapadas
badge-la-mona = la mona
badge-la-mona-safe = a salvo
mark-la-mona = la mona

refused-la-mona-unseen = No eliges tú: { $seat } coge una a ciegas. Ordena el abanico y ofréceselo
refused-la-mona-take = Coge una carta del abanico de { $seat }
refused-la-mona-neighbour = La carta es para { $seat }
refused-la-mona-random = Lleváis demasiado sin emparejar: ahora la carta sale al azar
refused-la-mona-place = { $card } no puede ir a ese sitio
refused-la-mona-arranged = Ya has ordenado bastante: ofrece el abanico

la-mona-option-deck = Baraja
    .help = La mona es la sota de oros, o la jota de diamantes.
la-mona-option-variant = Cómo se juega
    .help = Con la sota de oros y cogiendo a ciegas, o con una carta cualquiera apartada sin verla y eligiendo la que se pasa.
la-mona-value-variant-classic = clásica
la-mona-value-variant-blind = con carta apartada
la-mona-option-forfeit = Castigo
    .help = Los demás destapan una carta cada uno: tantas palmaditas a la mona, en pantalla, como diga su número.
la-mona-value-forfeit-off = sin castigo
la-mona-value-forfeit-count = palmaditas
la-mona-option-hands = Manos
    .help = Pierde quien más veces haya sido la mona.

hint-la-mona-shuffle = Baraja el abanico: que no se sepa dónde está nada
hint-la-mona-any = A ciegas todas valen lo mismo; no repitas siempre el sitio
hint-la-mona-suspect = De ese número ya hay una pareja en la mesa: { $card } puede ser la que sobra
hint-la-mona-single = { $card } puede emparejar en otra mano
