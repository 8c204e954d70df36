game-poker-comodin = Póker con comodín
about-poker-comodin = Póker con cartas que valen por la que más convenga, y con repóquer.
refused-comodin-none = Sin comodines no hay póker con comodín: pon alguno, o nombra cartas que valgan como tal

poker-comodin-option-game = A qué se juega
    .help = El póker al que se añaden los comodines, con sus reglas de costumbre.
poker-comodin-value-game-five-card-draw = póker con descarte
poker-comodin-value-game-texas-holdem = Texas hold’em
poker-comodin-value-game-omaha = Omaha
poker-comodin-value-game-omaha-hilo = Omaha alta y baja
poker-comodin-value-game-seven-card-stud = seven card stud
poker-comodin-value-game-seven-card-stud-hilo = seven card stud alta y baja
poker-comodin-value-game-five-card-stud = five-card stud
poker-comodin-option-jokers = Comodines
    .help = Cuántos se añaden a la baraja. Ninguno, solo si hay cartas de la baraja que valen como comodín.
