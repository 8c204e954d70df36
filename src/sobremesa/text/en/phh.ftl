cli-phh = Hands of poker in the PHH format.
cli-phh-file = A file of PHH: .phh, or .phhs with several hands.
cli-phh-hand = The number of the hand in the file.
cli-phh-replay = Play hands again and compare the stacks they end with.
cli-phh-export = The hands of a recorded match as PHH.
cli-phh-output = Write them to this file.
cli-phh-import = The position of a hand, to play on from it.
cli-phh-after = After this many bets and discards.
cli-phh-stacks = Stacks: { $stacks }
cli-phh-reached = { $text }: { $n } of { $of } hands end as told
refused-phh-unreadable = The hands cannot be read: { $what ->
    [line] line { $n } is no PHH
    [variant] no hand says its variant
    [missing] there is no file “{ $text }”
    [encoding] “{ $text }” is no text in UTF-8
   *[file] the file “{ $text }” cannot be opened
}
refused-phh-field = Hand { $text }: the field { $name } is missing or wrong
refused-phh-action = Hand { $text }: entry { $n } of actions is none: “{ $found }”
refused-phh-variant = Hand { $text }: { $found } is not played here; these are: { $allowed }
refused-phh-seats = Hand { $text }: that game is not played here by { $n }
refused-phh-twice = Hand { $text }: the card { $found } is dealt twice, and discards shuffled in again cannot be followed
refused-phh-cards = Hand { $text }: it has more cards than the game deals
refused-phh-held = Hand { $text }: { $found } is discarded or shown by a player who does not hold it
refused-phh-turn = Hand { $text }: “{ $found }” (step { $n }) is out of turn
refused-phh-step = Hand { $text }: “{ $found }” (step { $n }) is against the rules
refused-phh-big = Hand { $text }: its bets are missing or too large for a table
refused-phh-forced = Hand { $text }: its forced bets leave nobody anything to decide
refused-phh-unfinished = Hand { $text } is not played to its end
refused-phh-stacks = Hand { $text } ends with { $found } and is told to end with { $told }
refused-phh-not-poker = PHH tells hands of poker, and this record is of { $text }
refused-phh-untold = PHH has no word for what was played: { $text }
refused-phh-no-hand = There is no hand { $text } in the file
refused-phh-after = Hand { $text } has only { $n } steps
