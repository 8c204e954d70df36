game-omaha-hilo = Omaha hi-lo
about-omaha-hilo = Omaha a dos bandas: medio bote para la mano más alta y medio para la más baja.

omaha-hilo-option-odd_half = Ficha suelta de las mitades
    .help = Si el bote no se parte justo, a qué mitad va la ficha que sobra.
omaha-hilo-value-odd_half-high = a la alta
omaha-hilo-value-odd_half-button_left = al más cercano a la izquierda del botón
omaha-hilo-option-whole_split = Reparto de una vez
    .help = Si empatan los mismos por la alta y por la baja, el bote se reparte sin partirlo antes.
omaha-hilo-option-hilo = Alta y baja
    .help = Diciéndolo, cada uno elige en secreto alto, bajo o ambos; quien dice ambos tiene que ganar las dos sin empate.
omaha-hilo-value-hilo-cards_speak = las cartas hablan
omaha-hilo-value-hilo-declare = hay que decirlo
omaha-hilo-option-hand_size = Cartas en la mano
    .help = Siempre se usan dos, sean cuatro, cinco o seis.

hint-omaha-hilo-declare = Diciendo eso ganas unas { $n } veces de cada cien
