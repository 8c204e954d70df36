"""The command line: ``sobremesa …``. Each command is a thin skin over the floor below it.

Data go to stdout, as JSON with ``--json``; wrong input is one line on stderr and exit 2; a move that the rules refuse, exit 1.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sobremesa.core.refusal import Refused
from sobremesa.terminal import phh
from sobremesa.terminal.parsing import Complaint, Spoken, SpokenGroup
from sobremesa.terminal.parsing import refusal as refusal_of
from sobremesa.terminal.words import complain, language, language_of, word
from sobremesa.text import Speaker

LANGUAGE = language()
app = typer.Typer(
    name="sobremesa", cls=SpokenGroup, help=word("cli-help"), add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)

app.add_typer(phh.app, name="phh")

Json = Annotated[bool, typer.Option("--json", help=word("cli-json"))]
Lang = Annotated[str, typer.Option("--lang", help=word("cli-lang"))]
Slug = Annotated[str, typer.Argument(metavar="SLUG", help=word("cli-slug"))]
Seats = Annotated[int | None, typer.Option("--seats", help=word("cli-seats"))]
Choices = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="ID=VALUE", help=word("cli-option"))]
Seed = Annotated[int, typer.Option("--seed", help=word("cli-seed"))]
Board = Annotated[str, typer.Option("--board", help=word("cli-odds-board"))]
Dead = Annotated[str, typer.Option("--dead", help=word("cli-odds-dead"))]
Position = Annotated[str, typer.Option("--position", metavar="FILE|-", help=word("cli-position"))]


def chosen(choices: list[str] | None) -> dict[str, str]:
    """Options given as ``id=value``. Raises :class:`Refused` ``cli-option-form``."""
    found: dict[str, str] = {}
    for choice in choices or []:
        id, equals, value = choice.partition("=")
        if not equals:
            raise Refused("cli-option-form", text=choice)
        found[id] = value
    return found


@app.callback(invoke_without_command=True, help=word("cli-help"))
def start(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list", cls=Spoken, help=word("cli-list"))
def list_games(json: Json = False, lang: Lang = LANGUAGE) -> None:
    from sobremesa.terminal import data

    data.list_games(json, lang)


@app.command("rules", cls=Spoken, help=word("cli-rules"))
def rules(slug: Slug, lang: Lang = LANGUAGE, json: Json = False) -> None:
    from sobremesa.terminal import data

    data.rules(slug, lang, json)


@app.command("play", cls=Spoken, help=word("cli-play"))
def play(
    slug: Slug,
    seats: Seats = None,
    option: Choices = None,
    seed: Annotated[int | None, typer.Option("--seed", help=word("cli-seed"))] = None,
    level: Annotated[str, typer.Option("--level", help=word("cli-level"))] = "normal",
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal.play import play_at_terminal

    play_at_terminal(slug, seats, chosen(option), seed, level, lang)


@app.command("serve", cls=Spoken, help=word("cli-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=word("cli-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help=word("cli-port"))] = 8000,
    database: Annotated[str, typer.Option("--database", metavar="FILE|URL", help=word("cli-database"))] = "sobremesa.db",
    browser: Annotated[bool, typer.Option("--open", help=word("cli-open"))] = False,
) -> None:
    from sobremesa.terminal.serving import serve_here

    serve_here(host, port, database, browser)


@app.command("simulate", cls=Spoken, help=word("cli-simulate"))
def simulate(
    slug: Slug,
    games: Annotated[int, typer.Option("--games", min=1, help=word("cli-games"))] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B…", help=word("cli-bots"))] = "random",
    jobs: Annotated[int, typer.Option("--jobs", min=0, help=word("cli-jobs"))] = 1,
    seats: Seats = None,
    option: Choices = None,
    seed: Seed = 0,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help=word("cli-record"))] = None,
    ray: Annotated[bool, typer.Option("--ray", help=word("cli-ray"))] = False,
    json: Json = False,
) -> None:
    from sobremesa.terminal.simulate import simulate as run

    run(slug, games, bots.split(","), jobs, seats, chosen(option), seed, record, ray, json)


@app.command("verify", cls=Spoken, help=word("cli-verify"))
def verify(record: Annotated[Path, typer.Argument(metavar="RECORD", help=word("cli-verify-record"))], json: Json = False) -> None:
    from sobremesa.terminal import data

    data.verify(record, json)


@app.command("legal", cls=Spoken, help=word("cli-legal"))
def legal(slug: Slug, position: Position, json: Json = False) -> None:
    from sobremesa.terminal import data

    data.legal(slug, position, json)


@app.command("apply", cls=Spoken, help=word("cli-apply"))
def apply(
    slug: Slug,
    position: Position,
    text: Annotated[str, typer.Argument(metavar="TEXT", help=word("cli-text"))],
    seat: Annotated[int, typer.Option("--seat", help=word("cli-seat"))],
    lang: Lang = LANGUAGE,
    json: Json = True,  # its answer is JSON in any case
) -> None:
    from sobremesa.terminal import data

    raise typer.Exit(data.apply(slug, position, seat, text, lang))


@app.command("bench", cls=Spoken, help=word("cli-bench"))
def bench(
    slug: Annotated[list[str] | None, typer.Argument(metavar="[SLUG…]", help=word("cli-slug"))] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help=word("cli-seconds"))] = 1.0,
    json: Json = False,
) -> None:
    from sobremesa.terminal.bench import bench as run

    run(slug or [], seconds, json)


@app.command("odds", cls=Spoken, help=word("cli-odds"))
def odds(
    hands: Annotated[str, typer.Argument(metavar="HANDS", help=word("cli-odds-hands"))],
    board: Board = "",
    dead: Dead = "",
    game: Annotated[str, typer.Option("--game", help=word("cli-odds-game"))] = "texas-holdem",
    exact: Annotated[bool | None, typer.Option("--exact/--sample", help=word("cli-odds-exact"))] = None,
    trials: Annotated[int, typer.Option("--trials", min=1, help=word("cli-odds-trials"))] = 1_000_000,
    seed: Seed = 0,
    streets: Annotated[bool, typer.Option("--streets", help=word("cli-odds-streets"))] = False,
    by_kind: Annotated[bool, typer.Option("--by-kind", help=word("cli-odds-by-kind"))] = False,
    by_hand: Annotated[bool, typer.Option("--by-hand", help=word("cli-odds-by-hand"))] = False,
    json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal import laboratory

    laboratory.odds(hands, board, dead, game, exact, trials, seed, streets, json, lang, by_kind, by_hand)


@app.command("outs", cls=Spoken, help=word("cli-outs"))
def outs(
    hole: Annotated[str, typer.Argument(metavar="HAND", help=word("cli-outs-hole"))],
    board: Board = "",
    dead: Dead = "",
    villain: Annotated[list[str] | None, typer.Option("--vs", metavar="HAND", help=word("cli-outs-vs"))] = None,
    held: Annotated[str, typer.Option("--range", help=word("cli-outs-range"))] = "",
    known: Annotated[bool, typer.Option("--known", help=word("cli-outs-known"))] = False,
    pot: Annotated[str, typer.Option("--pot", help=word("cli-outs-pot"))] = "0",
    bet: Annotated[str, typer.Option("--bet", help=word("cli-outs-bet"))] = "0",
    stack: Annotated[str | None, typer.Option("--stack", help=word("cli-outs-stack"))] = None,
    implied: Annotated[str, typer.Option("--implied", help=word("cli-outs-implied"))] = "0",
    horizon: Annotated[str, typer.Option("--horizon", help=word("cli-outs-horizon"))] = "",
    number: Annotated[int | None, typer.Option("--outs", help=word("cli-outs-number"))] = None,
    draws: Annotated[str, typer.Option("--draws", help=word("cli-outs-draws"))] = "",
    table: Annotated[str, typer.Option("--table", help=word("cli-outs-table"))] = "",
    style: Annotated[str, typer.Option("--style", help=word("cli-outs-style"))] = "exact",
    currency: Annotated[str, typer.Option("--currency", help=word("cli-outs-currency"))] = "eur",
    game: Annotated[str, typer.Option("--game", help=word("cli-outs-game"))] = "texas-holdem",
    rule: Annotated[bool, typer.Option("--rule", help=word("cli-outs-rule"))] = False,
    json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal import laboratory

    laboratory.outs(
        hole,
        board,
        dead=dead,
        villains=villain,
        held=held,
        known=known,
        pot=pot,
        bet=bet,
        stack=stack,
        implied=implied,
        horizon=horizon,
        number=number,
        draws=draws,
        table=table,
        style=style,
        currency=currency,
        game=game,
        rule=rule,
        json=json,
        lang=lang,
    )


@app.command("range", cls=Spoken, help=word("cli-range"))
def held_range(
    text: Annotated[str, typer.Argument(metavar="RANGE", help=word("cli-range-text"))],
    against: Annotated[str, typer.Option("--vs", metavar="RANGE", help=word("cli-range-vs"))] = "",
    board: Board = "",
    json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal import laboratory

    laboratory.held(text, against, board, json, lang)


@app.command("odds-table", cls=Spoken, help=word("cli-odds-table"))
def odds_table(json: Json = False, lang: Lang = LANGUAGE) -> None:
    from sobremesa.terminal import laboratory

    laboratory.odds_table(json, lang)


@app.command("pushfold", cls=Spoken, help=word("cli-pushfold"))
def pushfold(
    stack: Annotated[float | None, typer.Argument(metavar="[STACK]", help=word("cli-pushfold-stack"))] = None,
    behind: Annotated[int, typer.Option("--behind", help=word("cli-pushfold-behind"))] = 1,
    antes: Annotated[float, typer.Option("--antes", help=word("cli-pushfold-antes"))] = 0.0,
    json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal.pushfold import pushfold as tell

    tell(stack, behind, antes, json, lang)


@app.command("odds-drill", cls=Spoken, help=word("cli-odds-drill"))
def odds_drill(
    seed: Seed = 0,
    hands: Annotated[int, typer.Option("--hands", min=1, help=word("cli-odds-drill-hands"))] = 10,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal import laboratory

    laboratory.odds_drill(seed, hands, lang)


@app.command("starting-hands", cls=Spoken, help=word("cli-starting-hands"))
def starting_hands(
    block: Annotated[str, typer.Argument(metavar="[BLOCK]", help=word("cli-starting-hands-block"))] = "",
    limpers: Annotated[int, typer.Option("--limpers", min=0, help=word("cli-starting-hands-limpers"))] = 0,
    options: Choices = None,
    json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal import trainer

    trainer.starting_hands(block, limpers, chosen(options), json, lang)


@app.command("advise", cls=Spoken, help=word("cli-advise"))
def advise(
    hole: Annotated[str, typer.Argument(metavar="HAND", help=word("cli-advise-hole"))],
    board: Board = "",
    players: Annotated[int, typer.Option("--players", help=word("cli-advise-players"))] = 9,
    seat: Annotated[int | None, typer.Option("--seat", help=word("cli-advise-seat"))] = None,
    acts: Annotated[str, typer.Option("--acts", metavar='"P2 raise 6, P3 call"', help=word("cli-advise-acts"))] = "",
    sb: Annotated[int, typer.Option("--sb", help=word("cli-advise-sb"))] = 0,
    bb: Annotated[int, typer.Option("--bb", help=word("cli-advise-bb"))] = 2,
    ante: Annotated[int, typer.Option("--ante", help=word("cli-advise-ante"))] = 0,
    straddle: Annotated[int, typer.Option("--straddle", help=word("cli-advise-straddle"))] = 0,
    stack: Annotated[int, typer.Option("--stack", help=word("cli-advise-stack"))] = 0,
    stacks: Annotated[list[str] | None, typer.Option("--stack-of", metavar="P2=80", help=word("cli-advise-stacks"))] = None,
    resisted: Annotated[list[str] | None, typer.Option("--resisted", metavar="P2=2", help=word("cli-advise-resisted"))] = None,
    tournament: Annotated[bool, typer.Option("--tournament", help=word("cli-advise-tournament"))] = False,
    entries: Annotated[int, typer.Option("--entries", min=0, max=16, help=word("cli-advise-entries"))] = 0,
    since: Annotated[int, typer.Option("--since-steal", min=0, help=word("cli-advise-since"))] = 0,
    opener: Annotated[int, typer.Option("--opener-steals", min=0, max=6, help=word("cli-advise-opener"))] = 0,
    pot: Annotated[int, typer.Option("--pot", help=word("cli-advise-pot"))] = 0,
    bet: Annotated[int, typer.Option("--bet", help=word("cli-advise-bet"))] = 0,
    own: Annotated[int, typer.Option("--own", help=word("cli-advise-own"))] = 0,
    raises: Annotated[int, typer.Option("--raises", help=word("cli-advise-raises"))] = -1,
    rivals: Annotated[int, typer.Option("--rivals", help=word("cli-advise-rivals"))] = 1,
    saw: Annotated[int, typer.Option("--saw-flop", help=word("cli-advise-saw"))] = 0,
    aggressor: Annotated[bool, typer.Option("--aggressor", help=word("cli-advise-aggressor"))] = False,
    continued: Annotated[bool, typer.Option("--continued", help=word("cli-advise-continued"))] = False,
    options: Choices = None,
    seed: Seed = 0,
    json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.lab.consult import Asked
    from sobremesa.terminal import trainer

    place = players - 1 if seat is None else seat
    by_seat = [trainer.read_seats(given or []) for given in (stacks, resisted)]
    asked = Asked(
        hole,
        board,
        players,
        place,
        acts,
        sb,
        bb,
        ante,
        straddle,
        stack,
        by_seat[0],
        tournament,
        entries,
        since,
        opener,
        by_seat[1],
        pot,
        bet,
        own,
        raises,
        rivals,
        saw,
        aggressor,
        continued,
    )
    trainer.book(asked, chosen(options), seed, json, lang)


@app.command("trainer", cls=Spoken, help=word("cli-trainer"))
def train(
    topic: Annotated[str, typer.Option("--topic", help=word("cli-trainer-topic"))] = "strategy",
    seed: Seed = 0,
    questions: Annotated[int, typer.Option("--questions", min=1, max=100, help=word("cli-trainer-questions"))] = 10,
    failed: Annotated[str, typer.Option("--failed", help=word("cli-trainer-failed"))] = "",
    options: Choices = None,
    lang: Lang = LANGUAGE,
) -> None:
    from sobremesa.terminal import trainer

    trainer.train(topic, seed, questions, failed, chosen(options), lang)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and exit: 0 done, 1 refused by the rules, 2 wrong input, 130 interrupted."""
    command: Any = typer.main.get_command(app)
    speaker = Speaker(language_of(sys.argv[1:] if arguments is None else arguments))
    try:
        code = command.main(args=arguments, prog_name="sobremesa", standalone_mode=False)
    except Refused as refusal:
        complain(refusal, speaker)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads any more: neither say so nor fail
        code = 0
    except Complaint as error:
        complain(refusal_of(error), speaker)
        code = 2
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
