# The page: what the interface says and no game does.

ui-pages = Pages
ui-verify = Verify
ui-settings = Settings
ui-close = Close
ui-cancel = Never mind
ui-loading = One moment…
ui-again = Try again
ui-offline = The server cannot be reached. Nothing is lost: try again in a moment.
ui-server = The server could not answer. Nothing has changed.
ui-lost-title = Nothing here
ui-lost = That address leads to no table.
ui-to-shelf = All games

## The shelf

ui-home-title = What shall we play?
ui-home-lead = The old games, with people or with honest bots, by the rules of your house.
ui-search = Find a game
ui-nothing-found = No game goes by that name.
ui-families = Kinds of games
ui-all-families = All
ui-open-tables = Tables waiting for people
ui-table-of = { $host } is waiting · { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
ui-sit = Sit down
ui-play = Play
ui-play-game = Play { $game }
ui-set-up = Set up
ui-set-up-game = Set up a table of { $game }
ui-rules = Rules
ui-rules-of = Rules of { $game }
ui-no-rules = This game has no page of rules yet.
ui-alone = For one person
ui-players = { $range } players

## Setting up

ui-who-plays = Who plays
ui-bot-level = Level of the bots
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard
ui-move-time = Time for a move
ui-no-clock = no clock
ui-seconds = { $n } seconds
ui-house-rules = House rules
ui-other-number = another number…
ui-other-list = another list, with blanks between…
ui-deal = The deal
ui-practice = Practice deal number
ui-practice-help = With a number the cards are always the same. Without one, the deal can be verified at the end.
ui-listed = Show the table among those waiting for people
ui-play-bots = Play with bots
ui-invite = Invite people

## Waiting

ui-seats = Seats
ui-free-seat = free
ui-you = you
ui-bot = Bot
ui-guest = Guest
ui-add-bot = Add a bot
ui-change-level = Another level
ui-remove = Remove
ui-start = Start
ui-start-with-bots = Start with bots
ui-rise = Stand up
ui-invite-title = Invite anybody
ui-share = Share the link
ui-copied = Link copied
ui-qr = QR code of the link to this table
ui-wait-share = Share the link, or start now: bots take the free seats.
ui-wait-start = Everybody is here. Start when you like.
ui-wait-host = Waiting for whoever opened the table to start.
ui-wait-sit = Take a free seat, or stay and watch.
ui-fair-now = The server has fixed the deal and published its fingerprint. At the end the secret is shown and anyone can do the deal again.
ui-seed-is = Deal number { $n }.
ui-no-table = There is no such table
ui-no-table-help = The link may be incomplete, or the table has been cleared away.

## Playing

ui-your-hand = Your hand
ui-led = { $suit } led
ui-bids = What you may say
ui-side = Side { $n }
ui-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-n-things = { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}
ui-face-down = face down
ui-stands-for = stands for { $card }
ui-playable = can be played
ui-target = can be chosen
ui-to-zone = Here: { $zone }
ui-score = Points
ui-clock = Seconds left
ui-away = away
ui-partner = with you
ui-opponents = The others
ui-facts = In sight
ui-quietly = On the quiet ({ $n })
ui-chips = Chips
ui-amount = Amount
ui-more-facts = Show all that is known
ui-fewer-facts = Show less
ui-match-over = The match is over
ui-waiting-for = { $who } to play
ui-choose = Choose
ui-choose-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
ui-choose-fewer = { $n ->
    [one] One too many
   *[other] { $n } too many
}
ui-palm = { $seat }'s hand
ui-total = { $total } of { $goal }
ui-less = Less
ui-more = More
ui-put = Put { $n }
ui-hint = Hint
ui-hint-wait = Better wait.
ui-undo = Undo
ui-redo = Redo
ui-panel = Side panel
ui-more-choices = More
ui-line-lost = Line lost: coming back…
ui-line-connecting = Connecting…
ui-see-table = See the table
ui-tab-log = Log
ui-tab-scores = Score
ui-tab-rules = Rules
ui-tab-deal = Deal
ui-log-empty = What happens at the table will be written here.
ui-chat = Say something
ui-say = Say
ui-hand-number = Hand { $n }

## End of the match

ui-win = { $n ->
    [one] { $seats } wins
   *[other] { $seats } win
}
ui-you-win = You win
ui-drawn = Nobody wins
ui-won-patience = It came out
ui-lost-patience = It did not come out
ui-rematch = Rematch
ui-go-rematch = Go to the rematch
ui-again-patience = Again
ui-replay = Replay
ui-step = Step
ui-step-back = Step back
ui-step-on = Step on
ui-record = Save the match
ui-verify-deal = Verify the deal

## Verifying

ui-verify-title = Verify a deal
ui-verify-lead = Your browser does the deal again by itself here and asks the server nothing: if the secret were not the one announced before the deal, it would show.
ui-verify-file = Choose the file of the match
ui-verify-paste = …or paste its text here
ui-verify-check = Verify
ui-verify-unreadable = This is not the record of a match.
ui-verify-no-secret = This record has no secret: it is shown when the match is over.
ui-verify-no-record = The record of that table is not there. If the match is not over, it cannot be seen yet.
ui-verify-fits = The secret is the one announced before the deal.
ui-verify-differs = The secret is not the one announced: this deal is void.
ui-verify-seed = It is a numbered deal: there is no secret to verify.
ui-verify-computed = Fingerprint computed here
ui-verify-key = Key of the match
ui-verify-shuffles = How the pack was shuffled
ui-verify-shuffles-help = The order of the pack when shuffled in that hand. Games deal from the end of the list or from its beginning; where lots were drawn before shuffling, look at the second one.
ui-verify-hand = Hand, from 0
ui-verify-times = Shuffles
ui-verify-steps = What was played
ui-verify-limits-title = What this proves and what it does not
ui-verify-limits = It proves that the deal was fixed before the players added their own chance and that nobody changed it afterwards. It does not prove that whoever runs the server did not look at the cards.
ui-commitment = Fingerprint announced
ui-match-id = Match
ui-texts = Chance added by each seat
ui-secret = Secret

## Settings

ui-your-name = Your name
ui-name-not-kept = The name could not be kept.
ui-theme = Light or dark
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-cloth = Cloth
ui-cloth-green = green
ui-cloth-wine = wine
ui-cloth-navy = navy
ui-cloth-plain = plain
ui-four-colour = Four-colour suits
ui-sound = Sound
ui-left-handed = Buttons on the left
ui-hand-names = Tell me what hand I have (poker)

## Keys

ui-key-keys = Keys
ui-key-tab = From zone to zone
ui-key-arrows = Within a zone
ui-key-enter = Play or choose
ui-key-escape = Let go of what is chosen
