# What games against the house share: boxes, bets and chips.

zone-box = Box
zone-house = House
zone-shoe = Shoe
zone-tray = Discards

boxes-place-bets = Place your bets
boxes-no-more-bets = No more bets
boxes-bets = { $seat } bets { $chips } on box { $n }
boxes-leaves = { $seat } leaves the table
boxes-result = { $seat }: { $chips }
boxes-purse = { $chips } chips
boxes-won = result: { $chips }
boxes-bet-on = Bet on box { $n }
boxes-bet-of = Box { $n }: { $chips }
boxes-free = Box { $n }, free
boxes-move-bet = Bet { $chips } on box { $n }
boxes-move-ready = No more bets
boxes-move-pass = Sit this round out
boxes-move-leave = Leave the table
boxes-sign-limits = Minimum { $low }, maximum { $high }
boxes-round = Round { $n } of { $n2 }
boxes-sheet = Round { $n }
boxes-column-chips = Chips
boxes-line-seat = { $seat }

refused-boxes-too-few = There are { $n } boxes, not one for each player
refused-boxes-already-bet = You have bet: wait until the round is over
refused-boxes-no-box = This table has { $n } boxes
refused-boxes-taken = Box { $n } has a bet on it already
refused-boxes-not-yours = Box { $n } is not yours
refused-boxes-limits = Bets go from { $low } to { $high } chips
refused-boxes-chips = You have only { $chips } chips left
