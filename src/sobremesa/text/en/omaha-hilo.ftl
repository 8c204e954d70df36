game-omaha-hilo = Omaha hi-lo
about-omaha-hilo = Omaha both ways: half the pot for the highest hand and half for the lowest.

omaha-hilo-option-odd_half = Odd chip of the halves
    .help = Where a pot cannot be halved, which half gets the chip left over.
omaha-hilo-value-odd_half-high = the high half
omaha-hilo-value-odd_half-button_left = the winner nearest the button’s left
omaha-hilo-option-whole_split = One split
    .help = Where the same players tie for both halves, the pot is shared without cutting it first.
omaha-hilo-option-hilo = High and low
    .help = Declaring, each chooses in secret high, low or both; whoever says both must win both without a tie.
omaha-hilo-value-hilo-cards_speak = cards speak
omaha-hilo-value-hilo-declare = to be declared
omaha-hilo-option-hand_size = Cards in hand
    .help = Two of them always play, be they four, five or six.

hint-omaha-hilo-declare = Saying that you win about { $n } times in a hundred
