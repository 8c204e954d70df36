game-omaha = Omaha
about-omaha = Cuatro cartas en la mano, de las que juegan dos, con tres de la mesa.

omaha-option-hand_size = Cartas en la mano
    .help = Siempre se usan dos, sean cuatro, cinco o seis.
refused-omaha-too-many = No hay cartas para tantos: { $n } jugadores como mucho

hint-omaha-two = Ojo: juegan dos de tus cartas, ni más ni menos; lo que hay en la mesa no es tuyo
