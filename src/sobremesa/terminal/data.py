"""The commands that answer with data: list, rules, verify, legal, apply."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from sobremesa.core.records import load
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.state import State
from sobremesa.table.shelf import GameInfo, shelf
from sobremesa.terminal.words import complain, word
from sobremesa.text import LANGUAGES, Speaker, rulebook


def show(value: object) -> None:
    """Print JSON."""
    print(msgspec.json.encode(value).decode())


def list_games(json: bool, lang: str) -> None:
    """The shelf: of each game slug, family, names, seats, options with id, values and default, presets."""
    games = shelf()
    if json:
        show([told(game) for game in games])
        return
    speaker = Speaker(lang)
    table = Table(box=None, pad_edge=False)
    for key in ("cli-column-slug", "cli-column-name", "cli-column-family", "cli-column-seats", "cli-column-about"):
        table.add_column(word(key), no_wrap=key in ("cli-column-slug", "cli-column-seats"))
    for game in games:
        seats = ", ".join(str(n) for n in game.seats)
        table.add_row(
            game.slug, speaker.message(f"game-{game.slug}"), speaker.message(f"family-{game.family}"), seats, speaker.message(f"about-{game.slug}")
        )
    Console().print(table)


def told(game: GameInfo) -> dict[str, object]:
    """A game of the shelf with its names and lines in every language and the default of each option."""
    return {
        **msgspec.to_builtins(game),
        "names": {lang: Speaker(lang).message(f"game-{game.slug}") for lang in LANGUAGES},
        "about": {lang: Speaker(lang).message(f"about-{game.slug}") for lang in LANGUAGES},
        "options": [{**msgspec.to_builtins(option), "default": option.values[0]} for option in game.options],
        "presets": game.presets,
    }


def rules(slug: str, lang: str, json: bool) -> None:
    """A rulebook page: of a game, or of one of the studies beside them. Raises :class:`Refused` for a game or language that is not there."""
    try:
        page = rulebook(lang, slug)
    except Refused:
        get(slug)
        raise
    if json:
        show({"slug": slug, "lang": lang, "markdown": page})
    elif sys.stdout.isatty():
        Console().print(Markdown(page))
    else:
        print(page)


def verify(path: Path, json: bool) -> None:
    """Play a record again and compare its deals and its result."""
    record = load(path)
    state = record.verify()
    found: dict[str, object] = {
        "game": record.game,
        "steps": len(record.steps),
        "scores": state.scores(),
        "over": state.actors() == 0,
        "fair": record.fair is not None,
    }
    if json:
        show(found)
        return
    print(word("cli-verified-fair" if record.fair else "cli-verified", n=len(record.steps), scores=" ".join(map(str, state.scores()))))


def read_position(slug: str, source: str) -> State:
    """The state of a position file, or of stdin (``-``). Raises :class:`Refused`."""
    game = get(slug)
    try:
        data = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        position = msgspec.json.decode(data, type=dict[str, object])
    except (OSError, msgspec.DecodeError) as error:
        raise Refused("position-unreadable", text=str(error)) from error
    named = position.get("game", slug)
    if named != slug:
        raise Refused("position-of-another-game", text=str(named))
    return game.restore(position)


def legal(slug: str, source: str, json: bool) -> None:
    """The seats that may act and, for each, the texts of its legal actions."""
    state = read_position(slug, source)
    actors = [seat for seat in range(state.seats) if state.actors() >> seat & 1]
    actions = {str(seat): [state.text(seat, action) for action in state.actions(seat)] for seat in actors}
    if json:
        show({"actors": actors, "actions": actions})
        return
    for seat, texts in actions.items():
        print(f"P{seat}: " + ", ".join(texts))


def apply(slug: str, source: str, seat: int, text: str, lang: str) -> int:
    """Print the position after an action (0), or the refusal with its sentence (1)."""
    state = read_position(slug, source)
    try:
        state.play(seat, text)
    except Refused as refusal:
        speaker = Speaker(lang, state.look(), slug=slug)
        complain(refusal, speaker)
        show({"refused": refusal.key, "facts": refusal.facts, "sentence": speaker.refusal(refusal.key, refusal.facts)})
        return 1
    show(state.position())
    return 0
