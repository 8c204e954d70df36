game-brisca = Brisca
about-brisca = Three cards in hand, a trump suit and a stock: win the aces and the threes.

brisca-takes = { $seat } takes the trick: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
brisca-swaps = { $seat } swaps the { $card } for the { $card2 }
brisca-shows = Mano negra by { $seat }!
brisca-hand-won = { $seats } won the hand with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
brisca-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
brisca-rests = sits out
brisca-move-draw = Draw
brisca-move-swap = Swap the { $card } for the { $card2 }
brisca-move-show = Show the mano negra
brisca-exchange-or-draw = Swap the turn-up, or draw
brisca-sheet = The hand
brisca-line-cards = Points in tricks
brisca-line-mano-negra = Mano negra
brisca-line-hands = Hands won
brisca-line-total = Points so far

refused-brisca-twin = The { $card } already lies in this trick: play another card
refused-brisca-swap = That swap cannot be made now
refused-brisca-mano-negra = The mano negra needs the ace, three and king of trumps
refused-brisca-draw-first = Swap or draw before you play

brisca-option-teams = Sides
    .help = With six or eight, in pairs or in two alternating teams.
brisca-value-teams-two_teams = two teams
option-six_pairs = Six players
    .help = Three pairs at once, or two play while the third waits for the losers.
value-three_pairs = three pairs at once
value-rotate = winner stays on
brisca-option-exchange = Swapping the turn-up
    .help = The seven of trumps takes a higher turn-up; the two a lower one.
value-seven_and_two = with the seven and the two
value-seven = only with the seven
option-exchange_by = Who may swap
    .help = Only the winner of the trick, or the partner too.
value-winner = the trick’s winner
value-pair = the partner too
option-mano_negra = Mano negra
    .help = Holding the ace, three and king of trumps, show them and win the hand or the match.
brisca-value-mano_negra-match = wins the match
brisca-value-mano_negra-hand = wins the hand
option-twins = Twin cards
    .help = With two packs: two identical cards cancel each other, or may not fall in one trick.
value-cancel = cancel each other
value-forbid = forbidden
brisca-option-hands = Hands to win
    .help = The first to win so many hands wins.
brisca-option-target = Points
    .help = Instead of hands, card points added up from hand to hand.
brisca-option-direction = Direction of play
    .help = Which way the turn goes round the table.
option-senas = Signals
    .help = Partners signal their trumps; rivals catch some of the signals.

hint-brisca-swap = Swap: the { $card } comes to your hand for a lesser trump
hint-brisca-show = You hold the ace, three and king of trumps: show them and the hand is yours
hint-brisca-lead-blank = Lead a card worth nothing: if it is taken, you lose no points
hint-brisca-lead-trump = Lead a trump to draw theirs
hint-brisca-lead = It costs you least
hint-brisca-take-last = You play last, so nobody can take { $points ->
    [0] the trick
    [one] this point
   *[other] these { $points } points
 } from you
hint-brisca-take = With this card you are winning the trick, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 } so far
hint-brisca-feed = The trick is going to your partner { $seat }: put { $points ->
    [one] { $points } point
   *[other] { $points } points
 } on it
hint-brisca-leave-partner = The trick is going to your partner { $seat }: spend nothing good
hint-brisca-blank = This trick is not worth a fight: throw a card without points
hint-brisca-least = It gives away the fewest points
