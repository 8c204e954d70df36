"""Pots divided between high and low: how a pot is cut, and what players have declared (rules/omaha-hilo, options ``odd_half`` and ``hilo``)."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.games.vying._forms import NO_LOW
from sobremesa.games.vying._pay import best_of
from sobremesa.games.vying._showdown import EndingState

ALTO: Final = 1
BAJO: Final = 2
AMBOS: Final = 3
"""What a player may declare for: the high half, the low one, both."""
DECLARED: Final[tuple[str, ...]] = ("", "alto", "bajo", "ambos")


def cut(amount: int, best: int, lowest: int, order: list[int], odd_left: bool) -> tuple[int, int]:
    """The halves of a pot for the seats with the best high and the best low (sets; an empty one leaves all to the other).

    The odd chip is the high half's; with ``odd_left``, that of the winner who comes first in ``order``.
    """
    if not lowest:
        return amount, 0
    if not best:
        return 0, amount
    less = amount // 2
    if odd_left:
        first = next(seat for seat in order if (best | lowest) >> seat & 1)
        if not best >> first & 1:
            return less, amount - less
    return amount - less, less


class Declarations:
    """What each seat has declared for, ALTO, BAJO or AMBOS; 0: nothing yet. Secret until all have."""

    def __init__(self, seats: int) -> None:
        self.said: list[int] = [0] * seats

    def claims(self, half: int) -> int:
        """The seats that declared for a half (ALTO or BAJO), perhaps with the other; a set."""
        return sum([1 << seat for seat, said in enumerate(self.said) if said & half])

    def counting(self, worths: list[int], half: int, nothing: int) -> list[int]:
        """The worths of those that declared for a half, ``nothing`` of the others."""
        return [worth if self.said[seat] & half else nothing for seat, worth in enumerate(worths)]

    def winners(self, who: int, highs: list[int], lows: list[int]) -> tuple[int, int]:
        """Who wins each half of a pot contested by a set of seats, as sets.

        Whoever declared for both must win both alone; all who fail are struck out at once, and the pot is decided again without them. Where that
        leaves nobody, the cards speak.
        """
        up = who & self.claims(ALTO)
        down = who & self.claims(BAJO)
        best, lowest = best_of(up, highs), best_of(down, lows)
        both = up & down
        failed = both
        if best == lowest:
            failed = both & ~best if not best & (best - 1) else both
        if failed:
            best, lowest = best_of(up & ~failed, highs), best_of(down & ~failed, lows)
        if not best and not lowest:
            best, lowest = best_of(who, highs), best_of(who, lows)
        return best, lowest

    def guess(self, seat: int, chance: Chance) -> None:
        """Put something at random in place of what others have declared in secret."""
        for other in range(len(self.said)):
            if other != seat and self.said[other]:
                self.said[other] = 1 + chance.below(3)


def open_declaring(state: EndingState, phase: int) -> None:
    """All who are left are to declare, in that phase of the game."""
    state.phase = phase
    state.mover = -1
    state.waiting = state.chips.live


def declare(state: EndingState, declared: Declarations, seat: int, said: int) -> bool:
    """A seat declares in secret; whether all have now."""
    declared.said[seat] = said
    state.waiting &= ~(1 << seat)
    if state.loud:
        state.note("pass", "poker-has-declared", seat)
    return not state.waiting


def reveal(state: EndingState, declared: Declarations) -> None:
    """All have declared: say it, show what can win, and pay."""
    if state.loud:
        for seat in state.showing_order():
            state.note("say", f"poker-declares-{DECLARED[declared.said[seat]]}", seat, True)
    highs, lows = state.worths(False), state.worths(True)
    amounts, contestants = state.chips.pots()
    shown = state.must_show(contestants, declared.counting(highs, ALTO, NO_LOW), declared.counting(lows, BAJO, NO_LOW))
    for who in contestants:
        if who & (who - 1):
            best, lowest = declared.winners(who, highs, lows)
            shown |= best | lowest
    state.deal.shown |= shown
    state.pay(amounts, contestants, highs, lows)
