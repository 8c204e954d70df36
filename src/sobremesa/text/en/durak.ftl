game-durak = Durak
about-durak = One defends and the rest attack: the last player left with cards is the fool.

zone-durak-attack = Attack
zone-durak-transfer = Passing the attack on
zone-durak-aside = Cards left over

badge-durak-attacker = attacks
badge-durak-defender = defends
badge-durak-thrower = may throw in
badge-durak-ready = has answered
badge-durak-durak = durak

durak-redealt = Somebody’s hand was all of one colour: { $seat } deals again
durak-cuts = { $seat } cuts
durak-offers = { $seat } offers the cut to { $seat2 }
durak-declines = { $seat }: I do not take off my hat to a fool
durak-trapped = { $seat } touches the pack and has to deal
durak-swaps = { $seat } swaps the { $card } for the { $card2 }
durak-trump-now = Trumps are now { $suit }
durak-attacks = { $seat } attacks { $seat2 }: { $card }
durak-beats = { $seat } beats the { $card2 } with the { $card }
durak-takes = { $seat }: I take them
durak-passes = { $seat }: pass
durak-transfers = { $seat }: on to { $seat2 }, with the { $card }
durak-picks-up = { $seat } picks up { $n ->
    [one] one card
   *[other] { $n } cards
 }
durak-defends = { $seat } has beaten them off
durak-draws = { $seat } draws the { $card }
durak-is = Durak: { $seats }
durak-nobody = Nobody is the durak

durak-no-trumps = No trumps
durak-attacks-laid = Attacks: { $n } of { $most }
durak-full = No more attacks allowed ({ $n })
durak-is-taking = { $seat } is picking up
durak-titles = { $n ->
    [0] never durak
    [one] durak once
   *[other] durak { $n } times
 }
durak-transfer-to = Pass the attack on to { $seat }
durak-line-left = Cards left
durak-line-titles = Times durak

durak-ask-cut = Cut the pack
durak-ask-offer = Deal, or offer somebody the cut
durak-ask-trap = You are offered the cut: touch the pack and you deal
durak-ask-swap = Before we start, the lowest trump may be swapped
durak-ask-open = Attack { $seat }
durak-ask-defend = Beat each card, or take them
durak-ask-transfer = Beat, take, or pass the attack on to { $seat }
durak-ask-add = Throw in another at { $seat }, or pass
durak-ask-add-taken = { $seat } is picking up: throw in more, or pass

durak-move-pass = Pass
durak-move-take = Take them
durak-move-ready = Ready
durak-move-cut = Cut
durak-move-decline = Do not cut
durak-move-offer = Offer { $seat } the cut
durak-move-attack = Attack with the { $card }
durak-move-pair = Attack with the { $cards }
durak-move-beat = Beat the { $card2 } with the { $card }
durak-move-transfer = Pass the attack on to { $seat } with the { $card }
durak-move-swap = Swap the { $card } for the { $card2 }

refused-durak-one-spanish-pack = The Spanish pack is played with a single one
refused-durak-no-jokers = Jokers belong to the pack of 52
refused-durak-no-colours = Spanish suits have no colour: there is no swap by colour
refused-durak-two-packs = For { $n } players you need two packs
refused-durak-no-pairs = Pairs are for 4, 6 or 8 players, not { $n }
refused-durak-too-few-cards = That would take { $n } cards and there are only { $size }
refused-durak-trump-stock = There is no stock left to play with “{ $value }”
refused-durak-exchange-none = Without trumps there is nothing to swap
refused-durak-exchange-stock = There is no stock left, so no trump to swap

refused-durak-higher = To beat the { $card } you need a higher one of { $suit }, or a trump
refused-durak-higher-trump = The { $card } is a trump: only a higher one of { $suit } beats it
refused-durak-higher-any = To beat the { $card } you need a higher card, or a trump
refused-durak-spades = Only a higher one of { $suit } beats the { $card }
refused-durak-joker = Nothing beats a joker that attacks, not even the { $card }
refused-durak-joker-colour = That joker is not of the colour of the { $card }
refused-durak-which = Say which card you beat with the { $card }
refused-durak-beaten = There is no card to beat there
refused-durak-not-attacking = The { $card } is not attacking
refused-durak-rank = No card on the table has the rank of the { $card }
refused-durak-limit = No more attacks allowed: { $n } at most
refused-durak-must-open = You open the attack: you cannot pass
refused-durak-answer-first = Before we start, swap or say that you are ready
refused-durak-no-swap = The { $card } cannot be swapped for the turn-up
refused-durak-pair-off = Here one opens with a single card
refused-durak-pair-ranks = To open with two they must have the same rank
refused-durak-transfer-off = Here the attack is not passed on
refused-durak-transfer-late = A card has been beaten: the attack cannot be passed on any more
refused-durak-transfer-rank = To pass the attack on takes a card of the same rank, which the { $card } is not
refused-durak-transfer-nobody = There is nobody to pass the attack on to
refused-durak-transfer-full = { $seat } has not the cards to face so many: { $n } at most

durak-option-deck = Pack
    .help = The Russian 36, sixes to aces; the full French pack; or the Spanish one, fives to aces.
durak-value-deck-fr36 = French, 36 cards
durak-value-deck-fr52 = French, 52 cards
durak-value-deck-es36 = Spanish, 36 cards
durak-option-packs = Packs
    .help = With two, up to eight can play.
durak-option-jokers = Jokers
    .help = In each pack a red and a black one: they beat any card of their colour, and nothing beats one that attacks.
durak-option-trump = Trumps
    .help = Where trumps come from, and whether they may change during the game.
durak-value-trump-turned = the turn-up, under the stock
durak-value-trump-albanian = the turn-up, on top of the stock
durak-value-trump-albanian_rolling = new after each refill
durak-value-trump-none = no trumps
durak-value-trump-hidden_second = a second one, hidden
durak-value-trump-colour_swap = swap for the colour’s other suit
durak-option-exchange = Swapping the turn-up
    .help = Before the start the lowest trump may be swapped for the turn-up.
durak-option-transfer = Passing the attack on
    .help = Before beating anything, the defender may add a card of the same rank and pass the attack to the next player.
durak-option-railway = Railway
    .help = The whole pack is dealt and there is no stock.
durak-option-spades_only = Spades apart
    .help = A spade is beaten only by a higher spade.
durak-option-open_pair = Opening with two
    .help = One may open with two cards of the same rank.
durak-option-suitless = Suits ignored
    .help = A higher card beats whatever its suit; trumps stay trumps.
durak-option-teams = Sides
    .help = In pairs, partners sit opposite each other and never attack each other.
durak-option-hand_size = Cards each
    .help = How many are dealt, and up to how many one draws.
durak-option-refill_order = Who draws first
    .help = Always the attacker; the defender comes second, or last.
durak-value-refill_order-attacker_defender = defender second
durak-value-refill_order-defender_last = defender last
durak-option-max_attacks = Attacks in a turn
    .help = As many as the defender has cards, or never more than six.
durak-value-max_attacks-hand = as the hand allows
durak-value-max_attacks-hand_or_six = six at most
durak-option-cut_trap = Cutting
    .help = No cut, a plain cut, or whoever agrees to cut has to deal.
durak-value-cut_trap-cut = the pack is cut
durak-value-cut_trap-trap = the trap
durak-option-hands = Games
    .help = How many are played. Whoever is durak most often loses.

hint-durak-swap = Swap: you get a better trump
hint-durak-open-low = Open with the lowest you have and keep the trumps
hint-durak-open-pair = You hold another of that rank to go on attacking with
hint-durak-open-trump = You have nothing better left to let go
hint-durak-beat-cheap = It is the cheapest card that beats the { $card }
hint-durak-beat-same = That rank already lies on the table: you give the others nothing new
hint-durak-beat-last = It is your last card: it sets you free
hint-durak-take = Beating them would cost you better cards than you pick up
hint-durak-take-forced = You cannot beat them all
hint-durak-transfer = Let { $seat } do the defending
hint-durak-add = You can spare it, and { $seat } has to beat it
hint-durak-add-taken = { $seat } picks it all up: get rid of what you do not need
hint-durak-add-last = It is your last card: throw it in and you are free
hint-durak-pass = What you could throw in is too good to lose
hint-durak-pass-none = You have no rank that lies on the table
hint-durak-decline = Touch the pack and you have to deal
