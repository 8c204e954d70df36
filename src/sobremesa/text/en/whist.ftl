game-whist = Whist
about-whist = Two pairs, thirteen tricks and a suit that rules: each trick beyond six is a point.

whist-dummy-played = { $seat } plays the { $card } from the dummy
whist-dummy-takes = The trick goes to the dummy, played by { $seat }
whist-hand-won = { $seats } make { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 } beyond six
whist-honours = Honours of { $seats }: { $n }
whist-manga-won = { $seats } win the game
whist-rubber-won = { $seats } win the rubber
whist-dummys-hand = The dummy (played by { $seat })
whist-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
whist-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
whist-mangas = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
whist-dummy-plays = Play for the dummy
whist-dummy-follows = Play for the dummy, which must follow suit: { $suit }
whist-rubber = Rubber { $n } of { $of }
whist-goal = Game at { $n } points
whist-sheet = The hand
whist-line-tricks = Tricks
whist-line-beyond = Beyond six
whist-line-honours = Honours
whist-line-penalties = For revokes
whist-line-total = Points in the game
whist-line-mangas = Games
refused-whist-dummys-turn = It is the dummy’s turn: play one of its cards
refused-whist-own-turn = It is your own turn: play a card of your hand

revokes-retracts = { $seat } takes the { $card } back and plays the { $card2 }
revokes-orders = { $seat } calls for the { $card } from { $seat2 }
revokes-claims = { $seat } claims a revoke
revokes-proved = A revoke: { $seat } played the { $card } and could have followed
revokes-not-proved = No revoke: { $seat } is mistaken
revokes-penalty-tricks = { $seat } takes { $n } tricks for the revoke
revokes-penalty-add = { $seat } scores { $n } points for the revoke
revokes-penalty-take = { $seat } takes { $n } points off for the revoke
revokes-move-order = Call for the { $card }
revokes-move-free = Let any card be played
revokes-move-retract = Take your card back and play the { $card }
revokes-move-stand = Let your card stand
revokes-move-claim = Revoke!
revokes-move-agree = Agree to the hand
revokes-move-tricks = Take { $n } of their tricks
revokes-move-add = Score { $n } points
revokes-move-take = Take { $n } points off them
revokes-called-for = The { $card } is called for: play it unless you have to follow with another
revokes-may-order = { $seat } has an exposed card: you may call for it
revokes-may-claim = The hand is over: has anybody revoked?
revokes-choose = The revoke is proved: choose the penalty
refused-revokes-ordered = The { $card } has been called for and you may play it
refused-revokes-nothing-to-retract = You may only take back a card that did not follow though it could have, and before the trick is over
refused-revokes-not-exposed = The { $card } is not exposed in the hand that is to play
refused-revokes-nothing-to-claim = There is nothing to claim: your rivals’ discards to the tricks that are over have all been looked into

hint-whist-petition = You hold just two of that suit: the higher first, then the lower, tells your partner so
hint-revokes-claim = Everybody has seen the revoke: claim it
hint-revokes-retract = You could have followed: take the card back before the trick is over

whist-option-trump = Trumps
    .help = Made by the last card dealt, or the suits take turns from hand to hand.
whist-value-trump-turned = the last card
whist-value-trump-sequence = in turn
whist-option-trump_order = Turns of the suits
    .help = The order in which they are trumps; after four hands it begins again.
whist-value-trump_order-hdsc = hearts, diamonds, spades, clubs
whist-value-trump_order-hdcs = hearts, diamonds, clubs, spades
whist-value-trump_order-hsdc = hearts, spades, diamonds, clubs
whist-value-trump_order-hscd = hearts, spades, clubs, diamonds
whist-value-trump_order-hcds = hearts, clubs, diamonds, spades
whist-value-trump_order-hcsd = hearts, clubs, spades, diamonds
whist-value-trump_order-dhsc = diamonds, hearts, spades, clubs
whist-value-trump_order-dhcs = diamonds, hearts, clubs, spades
whist-value-trump_order-dshc = diamonds, spades, hearts, clubs
whist-value-trump_order-dsch = diamonds, spades, clubs, hearts
whist-value-trump_order-dchs = diamonds, clubs, hearts, spades
whist-value-trump_order-dcsh = diamonds, clubs, spades, hearts
whist-value-trump_order-shdc = spades, hearts, diamonds, clubs
whist-value-trump_order-shcd = spades, hearts, clubs, diamonds
whist-value-trump_order-sdhc = spades, diamonds, hearts, clubs
whist-value-trump_order-sdch = spades, diamonds, clubs, hearts
whist-value-trump_order-schd = spades, clubs, hearts, diamonds
whist-value-trump_order-scdh = spades, clubs, diamonds, hearts
whist-value-trump_order-chds = clubs, hearts, diamonds, spades
whist-value-trump_order-chsd = clubs, hearts, spades, diamonds
whist-value-trump_order-cdhs = clubs, diamonds, hearts, spades
whist-value-trump_order-cdsh = clubs, diamonds, spades, hearts
whist-value-trump_order-cshd = clubs, spades, hearts, diamonds
whist-value-trump_order-csdh = clubs, spades, diamonds, hearts
whist-option-honours = Honours
    .help = Three or four of the top trumps (ace, king, queen and jack) in one side’s hands bring points.
whist-option-target = Points of a game
    .help = Five is usual, seven is American, and nine is long whist.
whist-option-rubbers = Rubbers
    .help = One alone, or three, with other partners (or another owner of the dummy) in each.
whist-option-partners = Partners
    .help = Drawn by lot, or each with the player opposite. With three players: who has the dummy first.
whist-value-partners-drawn = drawn
whist-value-partners-fixed = fixed
whist-option-deck_art = Drawing of the cards
    .help = Only the look changes: the cards are the same 52.
whist-value-deck_art-english = English
whist-value-deck_art-german = German
whist-value-deck_art-swiss = Swiss
whist-value-deck_art-spanish_poker = Spanish poker
whist-option-honours_near_target = Honours at the end
    .help = A game is not won by honours: those that would reach the target count for nothing, or up to one point less.
whist-value-honours_near_target-void = count for nothing
whist-value-honours_near_target-clip = up to one less
whist-option-renuncio = Revokes
    .help = They cannot be made; or everybody plays what he likes and the rivals claim them.
whist-value-renuncio-prevented = cannot be made
whist-value-renuncio-claim = are claimed

card-german = { $r } of { $s }
rank-german-A = ace
rank-german-2 = two
rank-german-3 = three
rank-german-4 = four
rank-german-5 = five
rank-german-6 = six
rank-german-7 = seven
rank-german-8 = eight
rank-german-9 = nine
rank-german-T = ten
rank-german-J = Unter
rank-german-Q = Ober
rank-german-K = king
suit-german-s = leaves
suit-german-h = hearts
suit-german-d = bells
suit-german-c = acorns

card-swiss = { $r } of { $s }
rank-swiss-A = ace
rank-swiss-2 = two
rank-swiss-3 = three
rank-swiss-4 = four
rank-swiss-5 = five
rank-swiss-6 = six
rank-swiss-7 = seven
rank-swiss-8 = eight
rank-swiss-9 = nine
rank-swiss-T = ten
rank-swiss-J = Under
rank-swiss-Q = Ober
rank-swiss-K = king
suit-swiss-s = shields
suit-swiss-h = roses
suit-swiss-d = bells
suit-swiss-c = acorns
