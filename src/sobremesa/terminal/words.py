"""The command line's own words, in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.state import Game
from sobremesa.text import LANGUAGES, Speaker


def language() -> str:
    """``SOBREMESA_LANG`` or the system's language if it is one of ours; Spanish otherwise."""
    for name in ("SOBREMESA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command was asked to answer in (``--lang``), if it is one of ours; else :func:`language`."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        lang = value if equals else arguments[place + 1] if place + 1 < len(arguments) else ""
        if name == "--lang" and lang in LANGUAGES:
            return lang
    return language()


def word(key: str, **facts: Fact) -> str:
    """A text of the command line."""
    return Speaker(language()).message(key, facts)


def complain(refusal: Refused, speaker: Speaker | None = None) -> None:
    """Say on stderr, in one line, what was refused and why."""
    spoken = (speaker or Speaker(language())).refusal(refusal.key, refusal.facts)
    print("sobremesa: " + " ".join(spoken.split()), file=sys.stderr)


def seats_of(game: Game, seats: int | None, told: str) -> int:
    """How many play: ``seats``, or what ``-o seats=…`` told, or the usual number. Raises :class:`Refused` ``seats``."""
    count: int | str = seats if seats is not None else told or game.seats[0]
    if str(count) not in map(str, game.seats):
        raise Refused("seats", n=count, allowed=", ".join(map(str, game.seats)))
    return int(count)
