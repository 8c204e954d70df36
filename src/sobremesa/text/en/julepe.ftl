game-julepe = Julepe
about-julepe = Pass or play, change cards, and win two tricks of five to share the plate. Play and fall short, and you are julepe and pay.

julepe-baceta = Baceta
zone-julepe-plate = Plate
zone-julepe-thrown = Discards of { $seat }
zone-julepe-thrown-own = Your discards
zone-julepe-laid-down = Cards of { $seat }, who has passed
zone-julepe-laid-down-own = Your cards, laid down when you passed
badge-julepe-alcalde = alcalde
badge-julepe-defender = for the baceta

julepe-stakes = { $seat } stakes { $n ->
    [one] { $n } chip
   *[other] { $n } chips
 }
julepe-passes = { $seat }: pass
julepe-plays = { $seat }: I play
julepe-takes-pinta = { $seat }: I take the pinta
julepe-nobody = Nobody plays: the plate stays for the next hand
julepe-defends = { $seat } plays for the baceta and takes { $n } cards
julepe-changes = { $seat }: { $n ->
    [0] I stand pat
    [one] I change one
   *[other] I change { $n }
 }
julepe-receives = You are served { $cards }
julepe-new-baceta = The baceta is used up: what was thrown makes a new one of { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
julepe-wins = { $seat } gets { $n ->
    [one] { $n } chip
   *[other] { $n } chips
 }
julepe-pays = { $seat } is julepe and pays { $n ->
    [one] { $n } chip
   *[other] { $n } chips
 }
julepe-baceta-wins = The baceta makes { $seat } julepe: no share of the plate

julepe-has-passed = has passed
julepe-is-in = plays
julepe-has-changed = { $n ->
    [0] stood pat
   *[other] changed { $n }
 }

julepe-move-pass = Pass
julepe-move-play = Play
julepe-move-take = Take the pinta
julepe-keep-all = Stand pat, change none
julepe-discard = Throw { $cards }
julepe-discard-these = Throw these
julepe-your-call = Play or pass? { $n ->
    [one] { $n } chip
   *[other] { $n } chips
 } of the plate at stake
julepe-choose = Choose the cards you change, or stand pat
julepe-choose-least = Choose the cards you throw: at least { $n ->
    [one] one
   *[other] { $n }
 }, and you are served { $n ->
    [one] one
   *[other] { $n }
 } fewer
julepe-choose-one = You play for the baceta: throw one of the six

julepe-played-for = At stake: { $n }
julepe-payment = A julepe costs { $n }

julepe-line-tricks = Tricks
julepe-line-hand = Chips
julepe-line-shared = Plate
julepe-line-account = Account
julepe-sheet-nobody = Everybody passes. Left in the plate: { $n }
julepe-sheet-won = { $n ->
    [0] The whole plate goes to { $seats }
   *[other] The plate goes to { $seats }. Left in it: { $n }
 }
julepe-sheet-all-pay = Nobody makes it: all pay. In the plate: { $n }
julepe-sheet-alone = { $n ->
    [0] { $seat } beats the baceta and takes the whole plate
   *[other] { $seat } is paid against the baceta. Left in the plate: { $n }
 }
julepe-sheet-baceta = The baceta makes { $seat } julepe. Left in the plate: { $n }

refused-julepe-declare-first = First say whether you play or pass
refused-julepe-discard-first = You have to change your cards first
refused-julepe-no-baile = No baile at this table: the pinta stays where it is
refused-julepe-dealer-takes = Only the dealer may take the pinta
refused-julepe-discard-one = Whoever plays for the baceta throws exactly one card
refused-julepe-discard-least = You hold too many cards: throw { $n ->
    [one] one
   *[other] { $n }
 } at least

julepe-option-deck = Pack
    .help = The Spanish one, or the English one of forty: without 8, 9 and 10, or without court cards.
julepe-value-deck-fr40 = English without 8, 9, 10
julepe-value-deck-fr40_no_figures = English without court cards
julepe-option-puesta = Puesta
    .help = Chips that the dealer puts into the plate.
julepe-option-julepe = Julepe
    .help = What a player pays who plays and falls short: a fixed amount, or as much as is at stake in the plate.
julepe-value-julepe-pot = as much as the plate
julepe-option-baile = Baile
    .help = The dealer may take the pinta, and then has to play. If it is the ace, three tricks are needed.
julepe-option-max_plate = Limit of the plate
    .help = Chips that are played for in one hand at most; the rest waits.
julepe-value-max_plate-none = no limit
julepe-option-hands = Hands
    .help = How many are played. Automatic: one round, so that each deals once.
julepe-value-hands-auto = one round

hint-julepe-play = You hold { $n ->
    [one] one trump
   *[other] { $n } trumps
 } and, once changed, two tricks are in view
hint-julepe-play-bold = Without trumps it is a risk, but { $n } chips are worth it
hint-julepe-alone = Against the baceta you pay nothing if you fail
hint-julepe-pass = { $n ->
    [0] You do not see two tricks: passing costs nothing
    [one] One is in already and you do not see two tricks: passing costs nothing
   *[other] { $n } are in already and you do not see two tricks: passing costs nothing
 }
hint-julepe-take = With the pinta another trick comes into view
hint-julepe-take-ace = The ace is one sure trick, and the rest makes it three
hint-julepe-keep = Nothing to spare: stand pat
hint-julepe-change = Keep trumps and aces, change what wins no tricks
hint-julepe-spare = Low trumps will not do: look for something better
hint-julepe-worst = It is the one that helps the baceta least
hint-julepe-home = With this trick you are not julepe
hint-julepe-deny = You are home: take from { $seat } the trick still needed
