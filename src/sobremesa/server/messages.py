"""The bodies of the HTTP routes. What crosses a table's WebSocket is in :mod:`sobremesa.table.messages`, the shelf in :mod:`sobremesa.table.shelf`.

All are JSON. Unknown fields of what a browser sends are refused.
"""

from __future__ import annotations

import msgspec

from sobremesa.core.options import Value
from sobremesa.core.refusal import Fact
from sobremesa.core.view import View


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Who one is here: a name of 1 to 24 characters, empty for somebody who has not said it yet."""

    name: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be opened; whoever asks is its host.

    :ivar seats: how many seats, 0 as many as is usual in the game. ``options``: the game's, by id; defaults are left out.
    :ivar move_time: seconds a move, 0 none. ``pace``: per cent by which the windows of games in real time are stretched: 100, 150 or 200.
    :ivar seed: the number of a practice deal, only for one person (with bots, or alone); none: a fair deal, or of a patience a number drawn here.
    :ivar listed: whether the table is shown among the open ones. ``sit``: whether the host takes the first seat (not where he only shows the table).
    """

    game: str
    seats: int = 0
    options: dict[str, Value] = {}
    move_time: int = 0
    pace: int = 100
    seed: int | None = None
    listed: bool = True
    sit: bool = True


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table from outside. ``names``: the people and bots seated (a bot: ``""``); ``free``: seats nobody has; ``created``: Unix time in seconds."""

    code: str
    game: str
    seats: int
    options: dict[str, Value]
    status: str
    host: str
    names: list[str]
    free: int
    move_time: int = 0
    watchers: int = 0
    created: int = 0


class Failure(msgspec.Struct, omit_defaults=True):
    """Why a request was refused: the rule ``key`` (message ``refused-<key>``) and its facts."""

    key: str
    facts: dict[str, Fact] = {}


class Replay(msgspec.Struct):
    """A match that is over after some of its ``steps``."""

    steps: int
    view: View
