"""What the tests of poker share: hands set up in a line, played in a line, and what they come to."""

from __future__ import annotations

import sobremesa
from sobremesa.core.packs import get_pack
from sobremesa.games.vying._table import PokerTable


def deal(slug: str, seats: int, stacks: list[int] | None = None, stock: str = "", holes: list[str] | None = None, **options: object) -> PokerTable:
    """A hand about to be bet on: ``stock`` (the top card first) or ``holes`` say the cards that matter; any chips, 1000 each where none are given."""
    position: dict[str, object] = {"seats": seats, "options": options, "stacks": stacks or [1000] * seats}
    if stock:
        position["stock"] = stock
    if holes:
        position["holes"] = holes
    state = sobremesa.get(slug).restore(position)
    assert isinstance(state, PokerTable)
    return state


def hand(seats: int, stacks: list[int] | None = None, stock: str = "", holes: list[str] | None = None, **options: object) -> PokerTable:
    """The same of hold'em."""
    return deal("texas-holdem", seats, stacks, stock, holes, **options)


def run(state: PokerTable, actions: str) -> PokerTable:
    """Play actions one after another, each by whoever is to act: ``"raise 4, call, fold"``."""
    for text in actions.split(","):
        state.play(state.turn(), text.strip())
    return state


def bounds(state: PokerTable) -> tuple[int, int]:
    """What the player to act may bet or raise to, from and to; (0, 0): he may not."""
    seat = state.turn()
    low = state.chips.lowest(seat)
    return (low, state.chips.highest(seat)) if low else (0, 0)


def owed(state: PokerTable) -> int:
    """What a call costs the player to act."""
    return state.chips.owes(state.turn())


def mask(cards: str, jokers: int = 0) -> int:
    """A set of cards."""
    return get_pack("fr52", jokers=jokers).mask(cards)


def nets(state: PokerTable) -> list[int]:
    """What each has won or lost in the hand."""
    return [state.standing(seat) for seat in range(state.seats)]
