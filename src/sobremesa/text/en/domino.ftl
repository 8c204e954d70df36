game-domino = Dominoes
about-domino = Tiles that match end to end: be out of them first, or hold fewer pips than anybody.

zone-line = Tiles on the table
zone-boneyard = Boneyard

domino-plays = { $seat } plays { $tile }
domino-joker = { $seat } plays the joker and asks for { $n }
domino-joker-start = { $seat } names the joker: { $n } and { $n2 }
domino-draws = { $seat } draws; { $n ->
    [0] the boneyard is empty
    [one] one is left
   *[other] { $n } are left
 }
domino-passes = { $seat } passes: no { $ends }
domino-out = Domino by { $seat }!
domino-blocked = Blocked: nobody can play
domino-scores = { $points ->
    [one] One point
   *[other] { $points } points
 } for { $seats }
domino-nobody = Equal lowest: nobody scores
domino-highest = { $seat } holds { $tile }, the highest tile, and starts
domino-highest-double = { $seat } holds { $tile }, the highest double, and starts
domino-lots = { $seat } draws { $tile } and starts
domino-failed = had no { $ends }
domino-ends = Ends: { $ends }
domino-pozo = Boneyard: { $n }
domino-asleep = Sleeping: { $n }
domino-move-left = On the left, at { $n }
domino-move-right = On the right, at { $n }
domino-move-up = At the top, at { $n }
domino-move-down = At the bottom, at { $n }
domino-move-draw = Draw
domino-move-name = Joker: I ask for { $n }
domino-move-names = Joker: { $n } and { $n2 }
domino-prompt-name = Name both numbers of the joker
domino-prompt-forced = You start with { $tile }
domino-prompt-draw = Nothing fits: draw
domino-sheet-out = Domino by { $seat }
domino-sheet-blocked = Blocked
domino-sheet-tied = Blocked, and tied
domino-line-pips = Pips in hand
domino-line-capicua = Capicúa
domino-line-round = This round
domino-line-total = Total

refused-domino-no-tile = There is no tile “{ $tile }” in this set
refused-domino-not-held = You do not hold { $tile }
refused-domino-no-fit = { $tile } does not match { $n }
refused-domino-no-arm = Nothing can be laid on that side
refused-domino-which-end = { $tile } fits more than one end: choose
refused-domino-line-empty = There is no tile on the table yet
refused-domino-line-begun = The first tile is laid: choose an end
refused-domino-forced = This round starts with { $tile }
refused-domino-name = Say which number the joker opens
refused-domino-name-first = First name the joker on the table
refused-domino-can-play = You cannot draw: one of your tiles fits
refused-domino-no-draw = You cannot draw
refused-domino-no-pass = Nobody chooses to pass: when you can neither play nor draw, the turn passes by itself
refused-domino-pairs = Pairs need 4, 6 or 8 players, not { $n }
refused-domino-cuban = Cuban dominoes are for 2, 3 or 4 players, not { $n }
refused-domino-too-many = There are not enough tiles for { $each } to each of { $n } players: there are { $size }

domino-option-preset = Style
    .help = Which set, how many tiles each, and how one draws.
domino-value-preset-international = international
domino-value-preset-cuban = Cuban
domino-value-preset-all_tiles = all dealt out
domino-value-preset-free = free, double nine
option-tile_set = Highest double
    .help = Double six has 28 tiles, double nine 55, double twelve 91.
domino-option-teams = Sides
    .help = Each alone or in pairs; four usually play in pairs.
domino-value-teams-auto = pairs if you are four
domino-option-hand_size = Tiles each
    .help = As the style says, or as many as you like.
option-draw = Drawing
    .help = What you do when nothing fits: draw until something does, draw just one, or pass.
value-until = until one fits
value-one = just one
domino-value-draw-none = no drawing
domino-option-target = Points to win
    .help = Whoever has so many at the end of a round wins.
domino-option-hands = Rounds
    .help = So many rounds instead of points; a single one starts with the highest double.
domino-value-hands-none = as many as it takes
option-first_tile = First tile
    .help = Whether the first round must start with the highest double.
domino-value-first_tile-preset = double only in a single round
value-forced_double = the highest double
domino-value-first_tile-free = any tile
option-blocked = Points of a block
    .help = The winner of a blocked round scores everybody’s pips, or only his own.
domino-value-blocked-all = everybody’s
domino-value-blocked-own = only one’s own
option-spinner = Spinner
    .help = With double nine, the first double takes tiles on all four sides.
option-joker_tile = Joker tile
    .help = One more tile that fits anything; whoever plays it says which number it opens.
domino-value-joker_tile-auto = only free with eight
option-starting_tile = Starting tile
    .help = If one tile is left over, it is laid on the table or stays hidden.
domino-option-tie = Tied block
    .help = Nobody scores, or the starter’s side wins.
domino-value-tie-none = nobody scores
domino-value-tie-starter = to the starter
option-capicua = Capicúa
    .help = A prize for going out with a tile, neither double nor blank, that fitted two ends.
domino-value-capicua-double = doubles the round
domino-value-capicua-plus25 = 25 points more
option-next_start = Who starts next
    .help = The player at the starter’s right, or the winner of the round.
domino-value-next_start-rotate = in turn
domino-value-next_start-winner = the winner

hint-domino-only = It is all you can do
hint-domino-double = Doubles match one number only: play it while it fits
hint-domino-block = It leaves { $ends }, which { $seat } had no tile for
hint-domino-keep = You keep tiles with { $ends } to go on
hint-domino-close = Block the round: counting what is out, you are lowest
hint-domino-heavy = It rids you of { $points } pips
