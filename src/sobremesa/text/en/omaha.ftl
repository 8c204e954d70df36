game-omaha = Omaha
about-omaha = Four cards in hand, two of which play, with three of the table’s.

omaha-option-hand_size = Cards in hand
    .help = Two of them always play, be they four, five or six.
refused-omaha-too-many = There are not cards for so many: { $n } players at most

hint-omaha-two = Beware: exactly two of your cards play; what lies on the table is not yours
