game-outlaw-poker = Outlaw poker
about-outlaw-poker = Of five cards you keep one, add another unseen and pass the group on: the best hand kept wins.

badge-ready = ready
zone-reserve = Reserve of { $seat }
zone-reserve-own = Your reserve

poker-street-cycle-1 = first card
poker-street-cycle-2 = second card
poker-street-cycle-3 = third card
poker-street-cycle-4 = fourth card
poker-street-cycle-5 = fifth card

outlaw-group = The group before you
outlaw-passes = { $seat } adds a card unseen and passes the group to { $seat2 }
outlaw-passes-seen = { $seat } looks at the card added and passes the group to { $seat2 }
outlaw-kept = Everybody keeps a card
outlaw-ready = { $seat } is ready
outlaw-time = Time is up
outlaw-wins = { $seat } wins { $told ->
    [1] 1 point
   *[other] { $told } of a point
 }
outlaw-points = { $told } points
outlaw-to = To { $n } points
outlaw-clock = { $n } seconds to keep a card
outlaw-no-clock = No clock to keep a card
outlaw-goes-to = Next, your group goes to { $seat }
outlaw-goes-on = Next, the groups go { $n ->
    [one] one place
   *[other] { $n } places
 } to the left
outlaw-goes-right = Next, the groups go one place to the right
outlaw-passed = You passed to { $seat }: { $cards }
outlaw-gone = Others have kept: { $cards }
outlaw-move-keep = Keep { $card }
outlaw-move-ready = Ready
outlaw-to-keep = Choose the card you keep of this group
outlaw-to-confirm = You keep { $card }. Confirm, or choose another
outlaw-waits = You keep { $card }. You may change while others are choosing
outlaw-line-points = Points

refused-outlaw-keep = Touch a card of the group before you
refused-outlaw-kept-already = { $card } is in your reserve already, and stays there
refused-outlaw-marked-already = You have chosen { $card } already
refused-outlaw-mark-first = Choose a card before you confirm
refused-outlaw-ready-already = You have confirmed already; you may still change the card
refused-outlaw-cards = { $n } cards are needed: add a pack
refused-outlaw-target = With betting there are no points to reach: play without, or set a number of hands
refused-outlaw-tournament = Without betting there is no tournament of chips

outlaw-poker-option-time = Countdown
    .help = Seconds to choose the card to keep. Without it, all have to confirm.
outlaw-poker-value-time-none = no clock
outlaw-poker-option-timeout = When time is up
    .help = Which card is kept for a player who has not chosen.
outlaw-poker-value-timeout-highest = the highest
outlaw-poker-value-timeout-random = any
outlaw-poker-option-early_end = End early
    .help = Whether the countdown stops when all have confirmed. If not, cards may be changed until its end.
outlaw-poker-option-betting = Betting
    .help = Three rounds, after the third, the fourth and the fifth card. Without betting the best hand wins a point.
outlaw-poker-option-draw_seen = Look at the added card
    .help = Whether the player who adds a card to the group looks at it before passing it on.
outlaw-poker-option-pass_direction = Who gets the group
    .help = In turn a different player each time, or always the neighbour.
outlaw-poker-value-pass_direction-rotating = in turn
outlaw-poker-value-pass_direction-left = to the left
outlaw-poker-value-pass_direction-right = to the right
outlaw-poker-option-packs = Packs
    .help = One for up to five players and two from six, unless said otherwise.
outlaw-poker-value-packs-auto = by the players
outlaw-poker-option-target = Points to win
    .help = Without betting, how many points end the match.

hint-outlaw-keep = Keeping { $card } you may expect the best hand: { $say }
hint-outlaw-deny = Keep { $card }: it helps you, and the next player would want it
hint-outlaw-ready = With that card you may expect the best hand
