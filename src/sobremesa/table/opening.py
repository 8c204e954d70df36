"""How a table comes into being."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace

from sobremesa.core.fair import new_secret
from sobremesa.core.options import Options, Value
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.table import log
from sobremesa.table.log import Entry
from sobremesa.table.seats import Chairs

SEED_LIMIT = 1_000_000
"""Patience deals nobody numbered get a number from 1 to this."""

SEED_MAX = (1 << 53) - 1
"""The highest number of a deal: what a browser still counts exactly."""


@dataclass(frozen=True)
class Setup:
    """What a table is opened with; see :class:`sobremesa.table.log.Opened`. ``seats`` 0: as many as is usual."""

    game: str
    host: str
    host_name: str
    seats: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    move_time: int = 0
    pace: int = 100
    seed: int | None = None
    listed: bool = True
    sit: bool = True


def open_table(setup: Setup, code: str, created: int) -> list[Entry]:
    """The first entries of a new table's log. Raises :class:`Refused` for what the game does not have."""
    game = get(setup.game)
    seats = setup.seats or game.seats[0]
    options = Options.of(game, seats, setup.options)
    game.check(seats, options)
    if setup.pace not in (100, 150, 200):
        raise Refused("pace-value", n=setup.pace)
    if not 0 <= setup.move_time <= 3600:
        raise Refused("move-time-value", n=setup.move_time, high=3600)
    seed = setup.seed
    if seed is None and seats == 1:
        seed = secrets.randbelow(SEED_LIMIT) + 1
    if seed is not None and not 0 <= seed <= SEED_MAX:
        raise Refused("seed-value")
    opened = log.Opened(
        code=code,
        game=setup.game,
        seats=seats,
        options=options.changed(),
        match=f"{code}-{secrets.token_hex(8)}",
        host=setup.host,
        host_name=setup.host_name,
        secret="" if seed is not None else new_secret().hex(),
        seed=seed,
        move_time=setup.move_time,
        pace=setup.pace,
        listed=setup.listed,
        created=created,
    )
    entries: list[Entry] = [opened]
    if setup.sit:
        entries.append(log.Seated(0, setup.host, setup.host_name))
    return entries


def open_again(opened: log.Opened, chairs: Chairs, host: str, code: str, created: int) -> list[Entry]:
    """The log of the table of a rematch: the same people, bots and options; a new deal. The host is ``host`` or, if he left, the first seated."""
    seat = chairs.of(host)
    chair = chairs.all[seat if seat >= 0 else chairs.humans()[0]]
    o = opened
    setup = Setup(o.game, chair.who, chair.name, o.seats, o.options, o.move_time, o.pace, listed=False, sit=False)
    if o.seed is not None:
        setup = replace(setup, seed=secrets.randbelow(SEED_LIMIT) + 1)
    entries = open_table(setup, code, created)
    for seat, chair in enumerate(chairs.all):
        if chair.kind == "human":
            entries.append(log.Seated(seat, chair.who, chair.name))
        elif chair.kind == "bot":
            entries.append(log.BotSeated(seat, chair.level))
    return entries
