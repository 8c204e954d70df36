cli-help = The games of the table: in the terminal, in the browser and from your programs.
cli-json = Answer in JSON.
cli-lang = Language: es or en.
cli-slug = The game, by its name in “sobremesa list”.
cli-seats = How many play.
cli-option = A rule of the house; may be repeated.
cli-seed = Number of the deal.
cli-position = File with the position in JSON, or - to read it from standard input.
cli-list = The games there are.
cli-rules = The rules of a game.
cli-play = Play in the terminal against the bots.
cli-level = Level of the bots: easy, normal or hard.
cli-serve = Serve the tables for the browser.
cli-host = Address to listen on.
cli-port = Port.
cli-database = A SQLite file, or the URL of another database.
cli-open = Open the page in the browser.
cli-simulate = Matches between bots, and how each did.
cli-games = How many matches.
cli-bots = Bots by side: random, policy, easy, normal, hard.
cli-jobs = Processes at once; 0 for one a core.
cli-record = Save the record of the last match here.
cli-ray = Spread the matches over a Ray cluster.
cli-verify = Play a recorded match again and check its deals.
cli-verify-record = The record’s file.
cli-legal = The legal moves of a position.
cli-apply = Play in a position and write the next one.
cli-text = The move, as “sobremesa legal” writes it.
cli-seat = Who plays, from 0.
cli-bench = How fast the games are on this computer.
cli-seconds = Seconds a game.
cli-column-slug = game
cli-column-name = name
cli-column-family = family
cli-column-seats = players
cli-column-about = what it is about
cli-column-bot = bot
cli-column-seats-played = seats
cli-column-won = won
cli-column-expected = among equals
cli-column-score = score
cli-column-time = a move
cli-column-matches = matches/s
cli-column-actions = actions/s
cli-column-guesses = guesses/s
cli-bench-title = Random play ({ $engine })
cli-simulating = Playing
cli-serving = The table is set at { $url } (Ctrl+C to clear it)
cli-verified = Correct: { $n } steps played again, result { $scores }
cli-verified-fair = Correct: the secret fits its commitment; { $n } steps played again, result { $scores }
refused-cli-option-form = Options are written id=value, not “{ $text }”
refused-position-unreadable = The position cannot be read: { $text }
refused-position-of-another-game = The position is of another game: { $text }
refused-file-unwritable = The file cannot be written: { $text }
refused-no-ray = Ray is not installed: pip install "sobremesa[ray]"

term-bot = Bot { $n }
term-line = / to write a move · ? keys
term-hint = { $move }: { $why }
term-thinking = Thinking…
term-won = You have won!
term-lost = { $names } won
term-number = From { $low } to { $high }
term-keys = Arrows and Enter: choose and play in the list. The mouse touches cards, tiles and squares.
    /  write a move             Esc  let go of what is chosen
    h  a hint                   u, y  undo and redo
    r  rules                    l  all that was said
    ?  these keys               q  leave the table
