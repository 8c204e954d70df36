# What games of tricks share.

zone-turn-up = Turned card
tricks-won = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
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
