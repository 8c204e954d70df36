game-quinientos = Five Hundred
about-quinientos = Bid for trumps, change three cards with the kitty and win the tricks you promised: first to five hundred on a made contract wins.

zone-quinientos-kitty = Kitty
zone-quinientos-thrown = { $seat }'s discards
zone-quinientos-thrown-own = Your discards
badge-quinientos-contractor = contractor

quinientos-bid = { $bid ->
    [suit] { $level } { $suit }
    [nt] { $level } no trumps
    [m] misère
    [ma] open misère
   *[mc] blind misère
 }{ $sans ->
    [1] { "" } sans kitty
   *[0] { "" }
 }
quinientos-call = { $bid ->
    [suit] { $level } { $suit }
    [nt] { $level } no trumps
    [m] Misère
    [ma] Open misère
   *[mc] Blind misère
 }{ $sans ->
    [1] { "" } sans kitty
   *[0] { "" }
 }
    .short = { $bid ->
    [nt] { $level } NT
   *[suit] { $level }
 }
quinientos-stands = { $seat } has the highest bid: { quinientos-bid }
quinientos-contract = { $seat } is contractor: { quinientos-bid }
quinientos-passed = pass
quinientos-pass = Pass
quinientos-stay = Leave it
quinientos-look = Look at the cards
quinientos-sans-kitty = Bid sans kitty…
quinientos-with-kitty = Bid with the kitty…
quinientos-all-passed = All pass: the cards are dealt again
quinientos-takes-kitty = { $seat } takes the kitty
quinientos-kitty-was = The kitty was { $cards }
quinientos-has-thrown = { $seat } lays three cards face down
quinientos-declares = { $seat } declares the joker to be of { $suit }
quinientos-names = { $seat } calls for { $suit }
quinientos-lays-open = { $seat } lays the hand open
quinientos-made = { $seat } makes { quinientos-bid }: { $points } points
quinientos-failed = { $seat } fails { quinientos-bid }: { $points } points

quinientos-throw = Throw { $cards }
quinientos-throw-these = Throw three
quinientos-declare = The joker is of { $suit }
    .short = Is
quinientos-lead-joker = Lead the joker and call for { $suit }
    .short = Call
quinientos-choose-three = You have the kitty: throw three cards
quinientos-look-or-blind = Look at your cards, or risk a blind misère
quinientos-may-look = You may look at your cards
quinientos-your-call = What do you say?
quinientos-your-raise = The others have passed: you may raise your bid once
quinientos-owe-joker = You have none of the suit: in a misère the joker must go
quinientos-may-declare = Before leading you may give the joker a suit, “is…”, or lead it and “call” one
quinientos-may-lead-joker = You may lead the joker and call for a suit

quinientos-sits-out = sits this hand out
quinientos-won-of = { $won ->
    [one] { $won } trick
   *[other] { $won } tricks
 } of { $n }
quinientos-joker-of = Joker: { $suit }
quinientos-sheet-passed = All have passed
quinientos-sheet-made = { $seat } makes { quinientos-bid }
quinientos-sheet-failed = { $seat } fails { quinientos-bid }
quinientos-line-tricks = Tricks
quinientos-line-gained = This hand
quinientos-line-total = Total

refused-quinientos-no-misere = Misère is not played here
refused-quinientos-no-sans = There is no bidding sans kitty here
refused-quinientos-looked = You have looked at your cards already
refused-quinientos-stay-blind = You have bid blind: your cards are seen when the auction is over
refused-quinientos-too-low = Bid higher, or pass
refused-quinientos-after-seven = Misère may be bid only once somebody has bid seven
refused-quinientos-throw-first = Throw three cards first
refused-quinientos-throw-three = Three cards of your hand are thrown, no more and no fewer
refused-quinientos-name-a-suit = To lead the joker, name a suit
refused-quinientos-suit-led = { $suit } have been led in this hand: name another suit
refused-quinientos-joker-last = The joker may be led only to the last trick
refused-quinientos-joker-not-now = The joker cannot be given a suit now
refused-quinientos-declare-first = Only the contractor may give the joker a suit, and before the first lead
refused-quinientos-must-joker = You have none of the suit: in a misère the joker must go

quinientos-option-auction = Auction
    .help = The Australian goes on until all but one have passed; in the American everyone speaks once.
quinientos-value-auction-australian = Australian
quinientos-value-auction-american = American, one round
quinientos-option-misere = Misère
    .help = Promising to win no trick: only after a bid of seven, whenever it is high enough, or never.
quinientos-value-misere-after_seven = after a seven
quinientos-value-misere-free = no seven needed
quinientos-option-sans_kitty = Sans kitty
    .help = Allows bids that give up the three cards of the kitty, for the same points.
quinientos-option-final_raise = Final raise
    .help = When the others have passed, the highest bidder may raise his own bid once.
quinientos-option-joker_lead_last = Joker at the end
    .help = Without trumps, a joker of no suit may be led only to the last trick.
quinientos-option-defence_cap = Cap on the defence
    .help = A side that has so many points already scores nothing for the tricks of its defence.
quinientos-option-teams = Sides of six
    .help = Three pairs sitting opposite, or two alternating teams of three.
quinientos-value-teams-pairs = three pairs
quinientos-value-teams-two_teams = two teams of three

hint-quinientos-look = Look at your cards: a blind misère is a lottery
hint-quinientos-pass = You are short of the tricks you would have to promise: better defend
hint-quinientos-leave = { $seat }, on your side, has the bid: leave it there
hint-quinientos-stay = This is enough: raising only adds risk
hint-quinientos-suit = With { $suit } as trumps you hold { $n ->
    [one] one of them
   *[other] { $n } of them
 }; the kitty and your side add the rest
hint-quinientos-no-trumps = High cards all round: you need no trumps
hint-quinientos-misere = Low cards everywhere: promise to win no trick
hint-quinientos-throw = What you miss least, and it empties a suit
hint-quinientos-throw-high = Out with what might win a trick against your will
hint-quinientos-declare = It is best hidden among the { $suit }
hint-quinientos-lead-joker = Nothing beats the joker: lead it and have { $suit } played to it
hint-quinientos-under = Stay below: let { $seat } take the trick
hint-quinientos-low = Play low, so that { $seat } has to win one
hint-quinientos-lead-low = Lead the card least likely to win
hint-quinientos-rid = You have none of the suit: throw the most dangerous card
hint-quinientos-below = The highest card that does not win the trick
