game-dados-mentiroso = Liar’s poker dice
about-dados-mentiroso = Five dice, a cup, and a hand that must keep growing: believe it, or lift the cup?

dados-mentiroso-claim-repoker = Five { $say }
dados-mentiroso-says-repoker = { $seat }: five { $say }
dados-mentiroso-kind-repoker = Five of a kind
dados-mentiroso-claim-poker = Four { $say } with { $say2 }
dados-mentiroso-says-poker = { $seat }: four { $say } with { $say2 }
dados-mentiroso-kind-poker = Four of a kind
dados-mentiroso-claim-full = Full house, { $say } over { $say2 }
dados-mentiroso-says-full = { $seat }: full house, { $say } over { $say2 }
dados-mentiroso-kind-full = Full house
dados-mentiroso-claim-trio = Three { $say } with { $say2 } and { $say3 }
dados-mentiroso-says-trio = { $seat }: three { $say } with { $say2 } and { $say3 }
dados-mentiroso-kind-trio = Three of a kind
dados-mentiroso-claim-dobles = Two pairs, { $say } and { $say2 } with { $say3 }
dados-mentiroso-says-dobles = { $seat }: two pairs, { $say } and { $say2 } with { $say3 }
dados-mentiroso-kind-dobles = Two pairs
dados-mentiroso-claim-pareja = A pair of { $say } with { $say2 }, { $say3 } and { $say4 }
dados-mentiroso-says-pareja = { $seat }: a pair of { $say } with { $say2 }, { $say3 } and { $say4 }
dados-mentiroso-kind-pareja = Pair
dados-mentiroso-claim-nada = Nothing: { $say }, { $say2 }, { $say3 }, { $say4 } and { $say5 }
dados-mentiroso-says-nada = { $seat }: nothing: { $say }, { $say2 }, { $say3 }, { $say4 } and { $say5 }
dados-mentiroso-kind-nada = Nothing
dados-mentiroso-one-A = ace
dados-mentiroso-many-A = aces
dados-mentiroso-one-K = king
dados-mentiroso-many-K = kings
dados-mentiroso-one-Q = queen
dados-mentiroso-many-Q = queens
dados-mentiroso-one-J = jack
dados-mentiroso-many-J = jacks
dados-mentiroso-one-R = red
dados-mentiroso-many-R = reds
dados-mentiroso-one-N = black
dados-mentiroso-many-N = blacks

dados-mentiroso-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
dados-mentiroso-limit = Out at { $n }
dados-mentiroso-standing = { $seat } claims:
dados-mentiroso-starts = { $seat } starts the hand
dados-mentiroso-keeps = { $seat } throws nothing
dados-mentiroso-takes = { $seat } picks up { $n ->
    [one] { $n } die
   *[other] { $n } dice
 }
dados-mentiroso-throws-cup = { $seat } throws { $n ->
    [one] { $n } die
   *[other] { $n } dice
 } under the cup
dados-mentiroso-throws-open = { $seat } throws in the open: { $hand }
dados-mentiroso-shows = { $seat } shows { $hand }
dados-mentiroso-believes = { $seat } believes it
dados-mentiroso-doubts = “Liar!” says { $seat }, and lifts the cup
dados-mentiroso-lifted = There was { $hand }
dados-mentiroso-loses = A point for { $seat }, who has { $points }
dados-mentiroso-out = { $seat } is out

dados-mentiroso-move-doubt = Lift the cup
dados-mentiroso-move-believe = I believe it
dados-mentiroso-move-keep = Throw nothing
dados-mentiroso-move-deal = Start the hand
dados-mentiroso-move-back = Back
dados-mentiroso-move-least = The least: { $hand }
dados-mentiroso-move-truth = What there is: { $hand }
dados-mentiroso-move-reveal = Show
dados-mentiroso-move-lift = Show everything
dados-mentiroso-move-cup = { $n } under the cup
dados-mentiroso-move-open = { $n } in the open
dados-mentiroso-move-take = { $n ->
    [one] Throw the odd one again
    [5] Throw all five again
   *[other] Throw the { $n } odd ones again
 }
dados-mentiroso-pick-take = Throw these again
dados-mentiroso-pick-cup = Under the cup
dados-mentiroso-pick-open = In the open
dados-mentiroso-prompt-answer = Do you believe { $seat }?
dados-mentiroso-prompt-turn = Choose the dice to throw again, or none
dados-mentiroso-prompt-throw = Throw: covered or in the open
dados-mentiroso-prompt-claim = Claim a higher hand and pass the cup
dados-mentiroso-prompt-pick = { $say }: of what?
dados-mentiroso-prompt-reveal = Show dice until { $most } stay covered
dados-mentiroso-sheet = The cup is lifted
dados-mentiroso-line-said = { $hand } was claimed, { $real } was there
dados-mentiroso-line-point = Point of this hand
dados-mentiroso-line-points = Points
dados-mentiroso-line-place = Place

zone-dados-mentiroso-claim = The claim
zone-dados-mentiroso-loose = To throw
badge-dados-mentiroso-cup = has the cup

refused-dados-mentiroso-claim = I do not understand the hand “{ $text }”
refused-dados-mentiroso-all-five = Name all five dice, KKKKN for instance
refused-dados-mentiroso-higher = { $hand } does not beat the claim, { $standing }
refused-dados-mentiroso-nothing = Without a pair there is nothing to claim
refused-dados-mentiroso-too-hidden = { $n } dice are covered and at most { $most } may be: show some
refused-dados-mentiroso-thrown = That die has been thrown already
refused-dados-mentiroso-not-hidden = That die is not covered
refused-dados-mentiroso-turn = First choose whether to throw any dice again
refused-dados-mentiroso-throw = First throw all the dice
refused-dados-mentiroso-pass = The dice are thrown: claim a hand
refused-dados-mentiroso-answer = Now believe it or lift the cup
refused-dados-mentiroso-over = The hand is over

dados-mentiroso-option-limit = Points that put you out
    .help = Whoever gets this many is out. Three to five make a short match.
dados-mentiroso-option-min_claim = The least claim
    .help = Whether a hand without a pair may be claimed.
dados-mentiroso-value-min_claim-pair = a pair
dados-mentiroso-value-min_claim-nothing = nothing too
dados-mentiroso-option-hidden_later = Covered dice after the opening
    .help = How many dice whoever gets the cup may leave under it.
dados-mentiroso-option-claims = Wording of claims
    .help = “Four kings” is enough, or all five dice must be named.
dados-mentiroso-value-claims-full_or_partial = in full or in part
dados-mentiroso-value-claims-full = always in full

hint-dados-mentiroso-doubt = Lift it: it would be true only { $n } times in 100
hint-dados-mentiroso-believe = Believe it: it is true about { $n } times in 100, and you can still go higher
hint-dados-mentiroso-keep = Throw nothing: what is there beats the claim
hint-dados-mentiroso-keep-bluff = Throw nothing: as it lies it supports a better lie
hint-dados-mentiroso-take = Keep what counts and throw the rest: { $n } times in 100 you beat the claim
hint-dados-mentiroso-throw-cup = Covered, the others have to guess
hint-dados-mentiroso-throw-open = No more dice may be covered
hint-dados-mentiroso-reveal = Too many dice are covered
hint-dados-mentiroso-truth = It is true: whoever lifts the cup loses
hint-dados-mentiroso-under = Claim less than there is: it is true, and leaves a reserve
hint-dados-mentiroso-bluff = You do not have it, but with what shows it can be believed
