"""What jokers stand for in the columns of a patience built down in alternate colours.

A reading is ``rank * 3 + colour``: rank 0 for the ace, colour :data:`BLACK_SUIT`, :data:`RED_SUIT` or :data:`EITHER`; :data:`OPEN` while the joker
is not decided. The state that has jokers keeps in ``reads`` what each was read as when it was laid; one not decided then stands for a rank above the
card laid on it, while that card stays.
"""

from __future__ import annotations

from typing import Final, Protocol

from sobremesa.games.patience._piles import Columns

BLACK_SUIT: Final = 0
RED_SUIT: Final = 1
EITHER: Final = 2
OPEN: Final = -1
AFRESH: Final = -2
"""Instead of a reading: the joker is alone, and is read from where it is laid."""
KING: Final = 12 * 3 + EITHER
_RANKS: Final = "A23456789TJQK"


class HasJokers(Protocol):
    """A state with jokers: cards 52 and up."""

    columns: Columns
    reads: list[int]


def plain(card: int) -> int:
    """The reading of a natural card."""
    return card % 13 * 3 + (RED_SUIT if 13 <= card < 39 else BLACK_SUIT)


def next_lower(reading: int) -> int:
    """What a joker laid on a decided card stands for: a rank lower, of the other colour."""
    colour = reading % 3
    return (reading // 3 - 1) * 3 + (EITHER if colour == EITHER else 1 - colour)


def next_higher(reading: int) -> int:
    """What a joker not decided stands for under a card."""
    colour = reading % 3
    return (reading // 3 + 1) * 3 + (EITHER if colour == EITHER else 1 - colour)


def fits(above: int, below: int) -> bool:
    """Whether a card so read may lie on one so read; on a joker not decided, any but a king."""
    if below == OPEN:
        return above // 3 < 12
    if above == OPEN or above // 3 + 1 != below // 3:
        return False
    one, other = above % 3, below % 3
    return one == EITHER or other == EITHER or one != other


def read(state: HasJokers, column: int, place: int) -> int:
    """The reading of a face-up card of a column."""
    pile = state.columns.cards[column]
    card = pile[place]
    if card < 52:
        return plain(card)
    reading = state.reads[card - 52]
    if reading == OPEN and place + 1 < len(pile):
        above = pile[place + 1]
        return next_higher(plain(above) if above < 52 else state.reads[above - 52])
    return reading


def settle(state: HasJokers) -> None:
    """Read the jokers of a restored position from what lies beneath them; one with nothing face up beneath is not decided."""
    for column, pile in enumerate(state.columns.cards):
        for place in range(state.columns.hidden[column], len(pile)):
            if pile[place] >= 52:
                below = read(state, column, place - 1) if place > state.columns.hidden[column] else OPEN
                state.reads[pile[place] - 52] = OPEN if below == OPEN else next_lower(below)


def shown(state: HasJokers) -> dict[int, str]:
    """The card that each decided joker stands for, for the view; of two suits of its colour the first."""
    found: dict[int, str] = {}
    for column, pile in enumerate(state.columns.cards):
        for place in range(state.columns.hidden[column], len(pile)):
            if pile[place] >= 52:
                reading = read(state, column, place)
                if reading != OPEN:
                    found[pile[place]] = _RANKS[reading // 3] + ("h" if reading % 3 == RED_SUIT else "s")
    return found
