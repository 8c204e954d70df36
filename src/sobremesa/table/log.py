"""The log of a table: what it is made of. Everything else about a table is a fold over these entries.

The log is kept by whoever drives the table and holds its secrets (the secret of a fair deal, who sits where by private id): it never leaves
the server. Entries are JSON objects told apart by ``do``.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sobremesa.core.options import Value


class Entry(msgspec.Struct, tag_field="do", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a log holds."""


class Opened(Entry, tag="open", frozen=True):
    """The first entry: what is played, and from what chance.

    :ivar match: the match id that goes into the key of a fair deal; ``secret`` its secret (hex), empty for the numbered deal ``seed``.
    :ivar host: the private id of who opened the table, ``host_name`` his name. ``move_time``: seconds a move, 0 as the rules say.
        ``pace``: per cent.
    :ivar listed: whether the table is shown among the open ones; ``created``: Unix time in seconds.
    """

    code: str
    game: str
    seats: int
    options: dict[str, Value]
    match: str
    host: str
    host_name: str
    secret: str = ""
    seed: int | None = None
    move_time: int = 0
    pace: int = 100
    listed: bool = True
    created: int = 0


class Seated(Entry, tag="sit", frozen=True):
    """A person (private id ``who``) takes a seat."""

    seat: int
    who: str
    name: str


class Risen(Entry, tag="rise", frozen=True):
    """The person leaves the seat: before the match it is free, later a normal bot's."""

    seat: int


class BotSeated(Entry, tag="bot", frozen=True):
    """A bot of that level has the seat; with an empty level nobody."""

    seat: int
    level: str


class Added(Entry, tag="add", frozen=True):
    """A seat's own chance for the deal."""

    seat: int
    text: str


class Started(Entry, tag="start", frozen=True):
    """The match begins: the texts added so far are fixed, and the first hand is dealt."""


class Played(Entry, tag="play", frozen=True):
    """A step of the match; ``clock`` is the game's, in ms. Seat -1 is the rules' own ``timeout``."""

    seat: int
    text: str
    clock: int


class TakenBack(Entry, tag="undo", frozen=True):
    """The last step is taken back, or with ``redo`` the last one taken back is played again."""

    redo: bool = False


class Followed(Entry, tag="next", frozen=True):
    """The rematch is played at the table ``code``."""

    code: str


Entries = Opened | Seated | Risen | BotSeated | Added | Started | Played | TakenBack | Followed

_decoder = msgspec.json.Decoder(Entries)


def encode(entry: Entry) -> bytes:
    """One entry as JSON."""
    return msgspec.json.encode(entry)


def decode(lines: Iterable[bytes]) -> list[Entry]:
    """The inverse of :func:`encode`, of many entries. Raises :class:`msgspec.DecodeError`."""
    return [_decoder.decode(line) for line in lines]
