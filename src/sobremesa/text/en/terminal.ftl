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
cli-help-option = Show this help and exit.
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-some-options = [OPTIONS]
cli-help-some-command = COMMAND [ARGUMENTS]…
cli-help-required = [required]
cli-help-default = [default:
refused-cli-no-terminal = Playing here takes a terminal
refused-cli-missing = { $text } is missing
refused-cli-no-command = There is no command “{ $text }”; see sobremesa --help
refused-cli-no-option = There is no option { $text }
refused-cli-no-value = Option { $text } needs a value
refused-cli-takes-none = Option { $text } takes no value
refused-cli-integer = { $text } must be a whole number
refused-cli-number = { $text } must be a number
refused-cli-low = { $text } must not be less than { $low }
refused-cli-high = { $text } must not be more than { $high }
refused-cli-value = What was given for { $text } will not do
refused-cli-extra = “{ $text }” is one too many
refused-cli-usage = The command makes no sense; see sobremesa --help

term-bot = Bot { $n }
term-line = / write · ? keys · h hint · r rules · q quit
term-hint = { $move }: { $why }
term-wait = wait
term-thinking = Thinking…
term-won = You have won!
term-lost = { $n ->
    [one] { $seats } wins
   *[other] { $seats } win
}
term-nobody = Nobody wins
term-ended = The match is over
term-number = from { $low } to { $high } · Esc leaves it
term-pick-first = First choose the cards, dice or pieces: by number, mouse, or ← → and space
term-as-listed = Choose from the list, or write one of its lines
term-ways = There are { $n } ways there: choose one in the list
term-small = The terminal is { $width }×{ $height }; it takes { $columns }×{ $rows }
term-again = Another match
term-save = Save the record
term-quit = Leave the table
term-save-as = In which file? Enter saves, Esc lets it be
term-saved = Record saved in { $text }
term-page = Arrows: read · Esc: back to the table
term-suits = Suits: o oros (coins), c copas (cups), e espadas (swords), b bastos (clubs). 10 is the sota, 11 the caballo, 12 the king.
term-keys = Arrows up and down and Enter: choose and play in the list.
    1…9, 0     the card with that number or, with no card to play, that line
    ← →        go from one thing on the table to another; space touches it
    m          your hand, in games of speed
    /          write a move, as the list has it
    Esc        let go of what is chosen
    h          a hint
    u, y       undo and redo, where the game has them
    r          rules
    l          all that was said
    n          another match, after the end
    s          save the record, after the end
    ?          these keys
    q          leave the table

    The mouse touches cards, tiles, squares and the names of places as well.
