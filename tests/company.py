"""A table with company: how a game is played by more than one, for tests that need somebody who must not see."""

from __future__ import annotations

from sobremesa.core.options import Value
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get, make


def company(slug: str) -> tuple[int, dict[str, Value]]:
    """Seats above one, and the first option that allows so many where the defaults do not; the only seat of a game for one."""
    game = get(slug)
    choices: list[dict[str, Value]] = [{}]
    choices += [{option.id: value} for option in game.options if option.id != "seats" for value in option.values[1:]]
    for seats in game.seats:
        for options in choices if seats > 1 else []:
            try:
                make(slug, seats, **options)
            except Refused:
                continue
            return seats, options
    return game.seats[0], {}
