game-poker-comodin = Poker with wild cards
about-poker-comodin = Poker with cards that stand for whatever helps most, and five of a kind.
refused-comodin-none = No wild cards, no such game: add a joker, or name cards that are wild

poker-comodin-option-game = Game
    .help = The poker to which wild cards are added, with its usual rules.
poker-comodin-value-game-five-card-draw = five-card draw
poker-comodin-value-game-texas-holdem = Texas hold’em
poker-comodin-value-game-omaha = Omaha
poker-comodin-value-game-omaha-hilo = Omaha hi-lo
poker-comodin-value-game-seven-card-stud = seven-card stud
poker-comodin-value-game-seven-card-stud-hilo = seven-card stud hi-lo
poker-comodin-value-game-five-card-stud = five-card stud
poker-comodin-option-jokers = Jokers
    .help = How many are added to the pack. None only where cards of the pack are wild.
