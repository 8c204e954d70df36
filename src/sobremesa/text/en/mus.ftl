game-mus = Mus
about-mus = Two pairs, four cards each and four rounds to bet on: grande, chica, pares and juego. Bet, back down, or stake the whole game.

badge-mus-inside = nearly home
badge-mus-one-short = one short

mus-lance-grande = Grande
mus-lance-chica = Chica
mus-lance-pares = Pares
mus-lance-juego = Juego
mus-lance-punto = Punto

mus-says-mus = Mus
mus-says-cut = No mus
mus-says-defer = I leave it to my partner
mus-says-postre = I have the last word
mus-says-pass = Pass
mus-says-accept = I see it
mus-says-refuse = No
mus-says-ordago = Órdago!
mus-says-envido = { $n ->
    [2] Envido
   *[other] Envido { $n }
 }
mus-says-raise = { $n } more
mus-says-pares-yes = Pares, yes
mus-says-pares-no = Pares, no
mus-says-juego-yes = Juego, yes
mus-says-juego-no = Juego, no
mus-inside = We are nearly home
mus-one-short = One short
mus-out = Out!

mus-move-mus = Mus
mus-move-cut = No mus
mus-move-defer = To my partner
mus-move-pass = Pass
mus-move-accept = Accept
mus-move-refuse = Refuse
mus-move-ordago = Órdago
mus-move-keep = Keep my cards
mus-move-show = Show and change all four
mus-move-stand = Keep all four
mus-move-envido = { $n ->
    [2] Envido
   *[other] Envido { $n }
 }
mus-move-raise = { $n } more
mus-move-discard = Throw { $cards }
mus-move-look = Look at { $seat }
mus-move-sena = Sign: { $say }
mus-move-ask = { $say }, { $seat }?
mus-control-envido = Bet
mus-control-raise = Raise
mus-pick-discard = Discard

mus-ask-mus = Mus or no mus?
mus-ask-corrido = Mus corrido: who cuts becomes mano
mus-ask-discards = Which cards do you throw?
mus-ask-exposed = A card was seen: change any cards, or none
mus-ask-replacing = A dealt 4, 5, 6 and 7 may be changed
mus-your-word = { $say }: your word
mus-answer-to-bet = { $say }: { $seat } stakes { $n }. Do you accept?
mus-answer-to-ordago = { $say }: órdago from { $seat }. Do you accept?

mus-drawn = { $seat } drew { $card }: { $seat2 } deals
mus-is-corrido = Mus corrido, no signs
mus-stands-pending = { $say } —
mus-stands-now = { $say } ▸
mus-stands-offered = { $say } ▸ { $n }
mus-stands-nobody = { $say }: nobody
mus-stands-alone = { $say }: no bets
mus-stands-passed = { $say }: passed
mus-stands-bet = { $say }: { $n }
mus-stands-deje = { $say }: refused { $n }
mus-stands-ordago = { $say }: órdago

mus-amarracos = { $n ->
    [one] { $n } amarraco
   *[other] { $n } amarracos
 }
mus-piedras = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
 }
mus-games = Games: { $n }
mus-vacas = Vacas: { $n }
mus-threw = threw { $n }
mus-has-pares = pares
mus-no-pares = no pares
mus-sign-seen = sign: { $say }
mus-sign-noticed = made a sign
mus-looking = looking at { $seat }

mus-exposed = A card of { $seat } shows in the deal: { $card }
mus-shows-perete = { $seat } shows { $cards } and changes all four
mus-changes = { $seat } { $n ->
    [0] keeps all four cards
    [one] changes one card
   *[other] changes { $n } cards
 }
mus-shuffled = The discards are shuffled
mus-pat-cuts = Somebody stands pat: no mus
mus-takes = { $seats } take { $n }: { $say }
mus-shows = { $seat } shows { $cards }
mus-ordago-won = { $say }: { $seat } has the best, and { $seats } win the game
mus-vaca-won = { $seats } win the vaca
mus-gestured = { $seat } made a sign
mus-signs = { $seat } signs: { $say }
mus-signs-twice = { $seat } signs twice: { $say }
mus-asks = { $seat2 }, did you sign { $say }?
mus-owns = Yes, I signed { $say }
mus-denies = No, not { $say }

mus-for-deje-grande = grande refused
mus-for-deje-chica = chica refused
mus-for-deje-pares = pares refused
mus-for-deje-juego = juego refused
mus-for-deje-punto = punto refused
mus-for-grande = grande
mus-for-chica = chica
mus-for-pares = the bet at pares
mus-for-juego = the bet at juego
mus-for-punto = the bet at punto
mus-for-par = a pair
mus-for-medias = medias
mus-for-duples = duples
mus-for-nothing = pares
mus-for-31 = thirty-one
mus-for-other = juego
mus-for-the-punto = punto

mus-sheet = The count
mus-line-ordago = Órdago accepted
mus-line-total = Stones
mus-line-games = Games
mus-line-vacas = Vacas

mus-sena-dos_cerdos = two kings
mus-sena-tres_cerdos = three kings
mus-sena-dos_pitos = two aces
mus-sena-tres_pitos = three aces
mus-sena-medias = medias
mus-sena-duples = duples
mus-sena-treinta_y_una = thirty-one
mus-sena-solomillo = solomillo
mus-sena-ciego = blind
mus-sena-treinta_punto = thirty at punto
mus-mark-dos_cerdos = two kings
mus-mark-tres_cerdos = three kings
mus-mark-cuatro_cerdos = four kings
mus-mark-dos_pitos = two aces
mus-mark-tres_pitos = three aces
mus-mark-cuatro_pitos = four aces
mus-mark-medias = medias
mus-mark-duples = duples
mus-mark-treinta_y_una = thirty-one
mus-mark-solomillo = solomillo
mus-mark-ciego = blind
mus-mark-treinta_punto = thirty at punto

refused-mus-now-voices = Now say mus or no mus
refused-mus-now-envites = Cards are not played: now you bet
refused-mus-now-discards = Now throw cards and draw
refused-mus-now-replacing = First say whether you keep your cards
refused-mus-now-exposed = First say which cards you change
refused-mus-now-over = The hand is over: somebody must deal
refused-mus-now-end = The match is over
refused-mus-cut-in-turn = You cannot cut before your turn
refused-mus-least-bet = The least bet is { $n }
refused-mus-least-raise = The least raise is { $n }
refused-mus-say-ordago = To reach { $n } you must say órdago
refused-mus-answer-ordago = An órdago is accepted or refused
refused-mus-answer-bet = There is a bet: accept, refuse or raise
refused-mus-no-bet = There is no bet to answer
refused-mus-partner-spoke = Your partner has spoken, or takes no part
refused-mus-corrido = In mus corrido, until the cut, no signs and no talk
refused-mus-no-perete = Only a 4, a 5, a 6 and a 7 from the deal are changed
refused-mus-discard-some = With mus you must throw at least one card
refused-mus-no-senas = There are no signs at this table
refused-mus-sena-banned = That sign is banned at this table
refused-mus-sena-false = That sign would be false: your hand does not have it
refused-mus-sena-once = You have just made a sign: wait until somebody speaks
refused-mus-look = You have looked about enough: wait until somebody speaks
refused-mus-ask = You may only ask a rival whom you caught making a sign

mus-option-kings = Kings
    .help = With eight, threes are kings and twos are aces. With four, every card is itself.
mus-option-deck = Pack
    .help = The pack of forty, that of forty-eight with eights and nines, or the French one without eights, nines and tens.
mus-value-deck-fr40 = French, 40 cards
mus-option-real = Juego real
    .help = Three sevens and a card worth ten: a thirty-one that beats the others.
mus-value-real-none = none
mus-value-real-any10 = with any card worth ten
mus-value-real-sota_oros = with the sota of oros
mus-value-real-fourth_suit = with the sota of the fourth suit
mus-option-replace_4567 = Perete
    .help = Whoever is dealt a 4, a 5, a 6 and a 7 may show them and change all four.
mus-option-mus_visto = Exposed card
    .help = In one deal of eight a card shows; then each changes as many cards as he likes before anybody speaks.
mus-value-mus_visto-off = no
mus-value-mus_visto-exchange = cards are changed
mus-value-mus_visto-pat_cuts = standing pat cuts
mus-option-corrido = Mus corrido
    .help = The first hand is spoken strictly in turn, without signs, and who cuts becomes mano.
mus-value-corrido-match = first hand of the vaca
mus-value-corrido-game = first hand of each game
mus-value-corrido-hand = every hand
mus-value-corrido-off = never
mus-option-corrido_circle = When all want mus in corrido
    .help = The deal moves to the right, or stays.
mus-value-corrido_circle-rotate = moves to the right
mus-value-corrido_circle-same_dealer = stays
mus-option-deal_rotation = Who deals
    .help = Each hand the last mano deals, or one player deals a whole game.
mus-value-deal_rotation-each_hand = changes every hand
mus-value-deal_rotation-each_game = changes every game
mus-option-speaking = Order of speaking
    .help = In turn, or first the pair of the mano and then the other.
mus-value-speaking-turn = in turn
mus-value-speaking-by_pairs = pair by pair
mus-option-cut_out_of_turn = Cutting out of turn
    .help = The second pair may cut before its turn.
mus-value-cut_out_of_turn-off = no
mus-value-cut_out_of_turn-second_pair = the second pair
mus-option-games = Games in a vaca
    .help = Best of how many games.
mus-option-vacas = Vacas in the match
    .help = Best of how many vacas.
mus-option-target = Stones
    .help = How many win a game.
mus-option-min_raise = Least raise
    .help = The least by which a bet is raised.
mus-option-stock_out = When the stock runs out
    .help = All discards are shuffled, or all but those of the player who draws.
mus-value-stock_out-all = all are shuffled
mus-value-stock_out-own_aside = all but the drawer's
mus-option-communication = Talk and signs
    .help = What partners may tell each other. Signs are seen by whoever looks at their maker.
mus-value-communication-senas_and_talk = signs and talk
mus-value-communication-senas_only = signs only
mus-value-communication-talk_only = talk only
mus-value-communication-none = nothing
mus-option-senas_banned = Banned signs
    .help = With four kings the blind sign is not made, unless the house says otherwise.
mus-value-senas_banned-auto = by the kings
mus-value-senas_banned-none = none
mus-option-showdown = Shown at the count
    .help = Only the cards that win something, or everybody's.
mus-value-showdown-needed = what wins
mus-value-showdown-all = everything
mus-option-first_dealer = First deal
    .help = Somebody turns a card and its suit says who deals, or it is random.
mus-value-first_dealer-suit_draw = by the suit of a card
mus-value-first_dealer-random = at random

hint-mus-mus = Change cards: your hand has more to gain than to lose
hint-mus-black = Black mus: nobody expects you to ask for it with these cards
hint-mus-defer = Let { $seat } speak: he will know whether his cards are worth it
hint-mus-cut = Cut: as the cards lie you come out ahead, and mus would help the others more
hint-mus-cut-with = Cut: you have { $say }
hint-mus-cut-juego = Cut: you have juego
hint-mus-hold = Keep { $cards } and throw the rest
hint-mus-throw-all = Throw them all: none is worth keeping
hint-mus-show = Change them: that four, five, six and seven win nothing
hint-mus-keep = Stay with your cards
hint-mus-sena = Let { $seat } know: { $say }
hint-mus-pass = { $say }: you win { $n } times in 100; do not make it dearer
hint-mus-trap = { $say }: you win { $n } times in 100; pass, and raise if they bet
hint-mus-bet = { $say }: you win { $n } times in 100; make them pay
hint-mus-bluff = { $say }: you win only { $n } times in 100, but they will most likely refuse
hint-mus-raise = { $say }: you win { $n } times in 100; raise
hint-mus-raise-bluff = { $say }: you win only { $n } times in 100, but a raise will make them think
hint-mus-accept = { $say }: you win { $n } times in 100; accept
hint-mus-accept-ordago = { $say }: you win { $n } times in 100; that is worth an órdago
hint-mus-refuse = { $say }: you win only { $n } times in 100; refusing costs { $paid }
hint-mus-leave = { $say }: you win { $n } times in 100; let your partner answer
hint-mus-ordago-behind = { $say }: you are far behind, and an órdago accepted wins from any score
hint-mus-ordago-strong = { $say }: you win { $n } times in 100; stake it all
hint-mus-ordago-scare = { $say }: an órdago that nobody expects is seldom accepted
