game-butifarra = Butifarra
about-butifarra = The nine rules its suit: follow, beat and trump as you must, in a hand that may be doubled three times over.

badge-butifarra-namer = named

butifarra-says-suit = { $suit }
butifarra-says-butifarra = Butifarra
butifarra-says-delegate = I delegate
butifarra-says-pass = Pass
butifarra-says-contro = Contro
butifarra-says-recontro = Recontro
butifarra-says-san-vicenc = San Vicenç
butifarra-hand-won = { $seats } make { $points } points and score { $n }
butifarra-level = Thirty-six each: nobody scores

butifarra-choose-name = Name trumps, play without them (butifarra) or delegate
butifarra-choose-delegated = Your partner delegates: name trumps or butifarra
butifarra-choose-double = Do you double? The hand would count { $n } times

butifarra-unnamed = Trumps not named yet
butifarra-no-trump = Butifarra: no trumps
butifarra-times = Counts × { $n }
butifarra-points = { $n } of 72 points

butifarra-sheet = The hand
butifarra-line-cards = Cards
butifarra-line-tricks = Tricks
butifarra-line-points = Points
butifarra-line-scored = Above 36, times { $n }
butifarra-line-total = Total

refused-butifarra-delegated = Your partner left it to you: you cannot hand it back
refused-butifarra-no-double = That cannot be said now
refused-butifarra-lowest = Obligatory play: of { $suit } you must play the lowest
refused-butifarra-load = Obligatory play: of { $suit }, one with points or the lowest

butifarra-option-target = Points
    .help = A pair must go beyond that figure to win the match.
butifarra-option-obligatory = Obligatory play
    .help = A card that does not win the trick must be the lowest of its suit, unless its points go to a trick that is or may be the partner's.
butifarra-option-doubling = Contro and recontro
    .help = The pair that did not name may double the hand, the other double again, and San Vicenç a third time. Butifarra counts double anyway.
butifarra-option-direction = Direction of play
    .help = Which way the turn goes round the table.
butifarra-option-deal = Dealing
    .help = The cards are dealt one by one or four by four.
butifarra-value-deal-by_one = one by one
butifarra-value-deal-by_four = four by four

hint-butifarra-suit = Your long suit: { $n } cards of { $suit }
hint-butifarra-suit-nine = You hold the nine of { $suit }{ $n ->
    [one] { "" }
   *[other] { "," } { $n } cards in all
 }
hint-butifarra-no-trump = { $n } nines: without trumps nobody can ruff them, and the hand counts double
hint-butifarra-delegate = Your hand names nothing well: let your partner choose
hint-butifarra-pass = Not worth it: the hand would count { $n } times
hint-butifarra-double = Your pair should win this: let the hand count { $n } times
