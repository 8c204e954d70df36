"""The command line: ``sobremesa …``. Each command is a thin skin over the floor below it.

Data go to stdout, as JSON with ``--json``; wrong input is one line on stderr and exit 2; a move that the rules refuse, exit 1.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sobremesa.core.refusal import Refused
from sobremesa.terminal.parsing import Complaint, Spoken, SpokenGroup
from sobremesa.terminal.parsing import refusal as refusal_of
from sobremesa.terminal.words import complain, language, word

LANGUAGE = language()
app = typer.Typer(
    name="sobremesa", cls=SpokenGroup, help=word("cli-help"), add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)

Json = Annotated[bool, typer.Option("--json", help=word("cli-json"))]
Lang = Annotated[str, typer.Option("--lang", help=word("cli-lang"))]
Slug = Annotated[str, typer.Argument(metavar="SLUG", help=word("cli-slug"))]
Seats = Annotated[int | None, typer.Option("--seats", help=word("cli-seats"))]
Choices = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="ID=VALUE", help=word("cli-option"))]
Seed = Annotated[int, typer.Option("--seed", help=word("cli-seed"))]
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


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and exit: 0 done, 1 refused by the rules, 2 wrong input, 130 interrupted."""
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="sobremesa", standalone_mode=False)
    except Refused as refusal:
        complain(refusal)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads any more: neither say so nor fail
        code = 0
    except Complaint as error:
        complain(refusal_of(error))
        code = 2
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
