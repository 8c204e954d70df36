# What games of tricks share.

zone-turn-up = Turned card
tricks-won = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
tricks-won-of = { $won ->
    [one] { $won } trick of { $bid }
   *[other] { $won } tricks of { $bid }
 }
tricks-bid-n = { $n }
tricks-bids = { $seat } bids { $n }
tricks-has-bid = { $seat } has bid
tricks-bid-in = Ready
tricks-bid-is = Bids { $n }
tricks-how-many = How many tricks will you win?
refused-tricks-bid-first = First say how many tricks you will win
refused-tricks-bid-high = You cannot bid more than { $n }
tricks-takes = { $seat } takes the trick
tricks-takes-points = { $seat } takes the trick: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tricks-no-trump = No trumps

tricks-owe-follow = Follow suit: play { $suit }
tricks-owe-head = Follow suit and beat what is on the table: play { $suit }
tricks-owe-ruff = You have none of the suit led: you must trump with { $suit }
tricks-owe-overruff = There is a trump on the table: you must beat it
tricks-owe-underruff = You cannot beat the trump, but you must still play one

refused-tricks-follow = You must follow suit: play { $suit }
refused-tricks-head = You must beat what is on the table: play a higher card, of { $suit }
refused-tricks-ruff = Without the suit led you must trump: play { $suit }
refused-tricks-overruff = You must overtrump: play a higher trump
refused-tricks-underruff = Even if you cannot overtrump, you must play a trump
refused-tricks-not-now = { $card } may not be played now

hint-tricks-only = You can play nothing else
hint-tricks-draw = Draw trumps: { $n ->
    [one] one is still out
   *[other] { $n } are still out
 }
hint-tricks-master = It cannot lose: nobody has anything better in { $suit }, nor a trump
hint-tricks-master-trumps = It is the highest left in { $suit }, though { $n ->
    [one] one trump is out
   *[other] { $n } trumps are out
 }
hint-tricks-lead-low = Lead a card that costs nothing to lose
hint-tricks-take-points = You play last: nobody can take { $points ->
    [one] this point
   *[other] these { $points } points
 } from you
hint-tricks-take = You play last, and the trick is yours
hint-tricks-ruff = Trump it: that puts you ahead
hint-tricks-go-ahead = This card is winning the trick
hint-tricks-feed = The trick is going to { $seat }, your partner: add { $points ->
    [one] { $points } point
   *[other] { $points } points
 } to it
hint-tricks-leave = The trick is going to { $seat }, your partner: spend nothing good on it
hint-tricks-throw-low = This trick is not for you: throw what is worth least
hint-tricks-exact = With the cards that are left it has been worked out to the end: this gives you most
hint-tricks-sampled = Tried over many possible deals, this comes out best

cantes-move = Sing { $n } in { $suit }
cantes-sings = { $seat } sings { $n } in { $suit }
cantes-sung = sung: { $n } in { $suit }
refused-cantes-pair = You do not hold both cards of that cante
refused-cantes-sung = You have already sung that suit
refused-cantes-not-now = You sing when your side has just won a trick, one cante each
refused-tricks-no-card-now = It is not yet time to play cards
