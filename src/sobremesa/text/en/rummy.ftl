# What rummy games share.

zone-meld = { $seat }’s group
zone-closed = Closing card

rummy-melds = { $seat } shows { $cards }
rummy-lays-off = { $seat } lays off { $card }
rummy-move-meld = Show { $cards }
rummy-move-lay-low = { $card } at the low end
rummy-move-lay-high = { $card } at the high end

refused-rummy-no-group = That is no group: { $cards }
refused-rummy-no-fit = { $card } does not fit there
refused-rummy-which-group = { $card } fits in several places: say where
refused-rummy-show-first = First show your groups
refused-rummy-bad-close = Your close would not hold: too much would be left loose
