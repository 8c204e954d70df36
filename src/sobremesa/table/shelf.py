"""The shelf: every game with what may be chosen about it, as plain data for the browser and the command line."""

from __future__ import annotations

import msgspec

from sobremesa.core.options import ListOption, Option, Value
from sobremesa.core.registry import games, get, make


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """One option of a game.

    :ivar values: what may be chosen, the default first. ``low`` and ``high``: where any number between is allowed too, both included.
    :ivar when: it matters only while each option named here has one of the values beside it (``seats`` counts as an option).
    :ivar pattern: where a list may be written too, the regular expression of it, items blank-separated.
    """

    id: str
    values: tuple[Value, ...]
    low: int | None = None
    high: int | None = None
    when: tuple[tuple[str, tuple[Value, ...]], ...] = ()
    pattern: str = ""


class GameInfo(msgspec.Struct, omit_defaults=True):
    """A game on the shelf; its texts are ``game-<slug>`` and ``about-<slug>`` of the catalogue. Flags as in :class:`sobremesa.core.state.Game`.

    :ivar things: what it is played with, for a picture: the look of its pack (see :class:`~sobremesa.core.view.View`), or ``dice``,
        ``poker-dice``, ``tiles``, ``board``; empty if its opening shows none of these.
    """

    slug: str
    family: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...] = ()
    presets: dict[str, dict[str, Value]] = {}
    open: bool = False
    undo: bool = False
    timed: bool = False
    things: str = ""


def option_info(option: Option) -> OptionInfo:
    """An option as plain data."""
    low, high = (option.low, option.high) if option.low <= option.high else (None, None)
    return OptionInfo(option.id, option.values, low, high, option.when, option.pattern if isinstance(option, ListOption) else "")


def _things(slug: str) -> str:
    """What lies on the table when a match by the usual rules begins."""
    view = make(slug).view(0)
    if view.look:
        return view.look
    for zone in view.zones:
        if zone.layout in ("dice", "cup"):
            return "poker-dice" if zone.shape.get("set") == "poker" else "dice"
        if zone.layout == "line":
            return "tiles"
        if zone.layout == "board":
            return "board"
    return ""


def game_info(slug: str) -> GameInfo:
    """The game of that slug. Raises :class:`~sobremesa.core.refusal.Refused` ``unknown-game``."""
    game = get(slug)
    options = tuple(option_info(option) for option in game.options)
    return GameInfo(game.slug, game.family, game.seats, options, game.presets, game.open, game.undo, game.timed, _things(slug))


def shelf() -> list[GameInfo]:
    """All games, in alphabetical order of their slugs. Imports every game: slow the first time."""
    return [game_info(slug) for slug in games()]
