"""The everyday case written out: compulsory captures on eight by eight squares, where men step along both diagonals ahead.

The moves in one direction from every set of squares in a third of the board are listed beforehand; those of a position are put together from the
lists, and no piece is looked at by itself.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.boards._draughts import NO_JUMPS, NONE_DUE, Board, Legal, Mover
from sobremesa.games.boards._variants import ROWS, Variant

_THIRD: Final = 12
_LOW: Final = (1 << _THIRD) - 1


class _Steps:
    """The steps in one direction: for each set of squares in a third of the board, the plain moves of pieces that all can step from there."""

    def __init__(self, full: int, shift: int) -> None:
        from_ = full & (full >> shift if shift > 0 else full << -shift)
        self.low = _lists(from_ & _LOW, 0, shift)
        self.middle = _lists(from_ >> _THIRD & _LOW, _THIRD, shift)
        self.high = _lists(from_ >> 2 * _THIRD, 2 * _THIRD, shift)


def _lists(live: int, base: int, shift: int) -> list[list[int]]:
    """For each set of the bits ``live`` the moves from there, ``base`` being the number of the first bit."""
    none: list[int] = []
    found = [none]
    for bit in range(_THIRD):
        square = base + bit
        move = [square << 17 | (square + shift) << 10]
        found += [moves + move for moves in found] if live >> bit & 1 else [none] * len(found)
    return found


_steps: dict[tuple[int, int], _Steps] = {}


def _steps_of(full: int, shift: int) -> _Steps:
    """Made once for each shape of board and direction."""
    key = (full, shift)
    if key not in _steps:
        _steps[key] = _Steps(full, shift)
    return _steps[key]


class SmallMover(Mover):
    """A :class:`Mover` for boards of at most 36 bits where men step ahead along both diagonals, and everything can take everything."""

    def __init__(self, variant: Variant, board: Board) -> None:
        super().__init__(variant, board)
        self.backward = variant.backward
        self.short_shift, self.long_shift = self.king_steps
        self.up_short = _steps_of(self.full, self.short_shift)
        self.up_long = _steps_of(self.full, self.long_shift)
        self.down_short = _steps_of(self.full, -self.short_shift)
        self.down_long = _steps_of(self.full, -self.long_shift)

    def legal(self, side: int, men: int, kings: int, foe_men: int, foe_kings: int) -> Legal:
        foes = foe_men | foe_kings
        empty = self.full ^ (men | kings | foes)
        able = 0
        ups = downs = men
        if kings:
            if self.flying:
                able = self.kings_that_capture(kings, foes, self.full ^ empty)
            else:
                ups = downs = men | kings
        if not self.backward:
            if side:
                ups ^= men
            else:
                downs ^= men
        short, long = self.short_shift, self.long_shift
        found: list[int] = []
        if ups:
            shorts, longs = empty >> short, empty >> long
            able |= ((foes & shorts) >> short | (foes & longs) >> long) & ups
            if not able:
                if self.backward and side:
                    ups ^= men
                steps, others = self.up_short, self.up_long
                shorts &= ups
                longs &= ups
                found = [
                    *steps.low[shorts & _LOW],
                    *others.low[longs & _LOW],
                    *steps.middle[shorts >> _THIRD & _LOW],
                    *others.middle[longs >> _THIRD & _LOW],
                    *steps.high[shorts >> 2 * _THIRD],
                    *others.high[longs >> 2 * _THIRD],
                ]
        if downs:
            shorts, longs = empty << short, empty << long
            able |= ((foes & shorts) << short | (foes & longs) << long) & downs
            if not able:
                if self.backward and not side:
                    downs ^= men
                steps, others = self.down_short, self.down_long
                shorts &= downs
                longs &= downs
                found = [
                    *found,
                    *others.low[longs & _LOW],
                    *steps.low[shorts & _LOW],
                    *others.middle[longs >> _THIRD & _LOW],
                    *steps.middle[shorts >> _THIRD & _LOW],
                    *others.high[longs >> 2 * _THIRD],
                    *steps.high[shorts >> 2 * _THIRD],
                ]
        if able:
            return self.capturing(able, side, men, kings, foe_men, foe_kings)
        if kings and self.flying:
            found += self.plain(side, 0, kings, empty)
        found.sort()
        return Legal(found, NO_JUMPS, NONE_DUE)


def mover_of(variant: Variant, board: Board) -> Mover:
    """The generator of moves of a variant."""
    if variant.size == 8 and variant.setup == ROWS and not variant.weak_men:
        return SmallMover(variant, board)
    return Mover(variant, board)
