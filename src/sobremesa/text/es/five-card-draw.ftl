game-five-card-draw = Póker con descarte
about-five-card-draw = El póker de siempre: cinco cartas tapadas, un descarte y dos rondas de apuestas.
