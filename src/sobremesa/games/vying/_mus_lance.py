"""The envites of one lance of mus: who speaks, what stands, and how it ended."""

from __future__ import annotations

from typing import Final

OPEN: Final = 0
NOBODY: Final = 1
ALONE: Final = 2
PASSED: Final = 3
BET: Final = 4
REFUSED: Final = 5
"""How a lance stands: not decided, nobody takes part, one pair takes part, all passed, a bet accepted, a bet refused."""
STANDS: Final = ("open", "nobody", "alone", "passed", "bet", "refused")

ORDAGO_TOTAL: Final = 1000
"""The running total of an órdago: more than any number that can be bet."""


class Lance:
    """The betting in one lance. Seats are those of the table, sets of them have a bit each.

    :ivar takers: who takes part in the betting. ``spoken``: who has said anything in this lance; ``out``: who has refused, and is out of its betting.
    :ivar bettor: who made the standing offer, -1 nobody. ``total``: all that is staked with it, :data:`ORDAGO_TOTAL` for an órdago; ``agreed``: what
        was staked before it, 0 if it is the first.
    :ivar passing: who has left the answer to this offer to his partner.
    """

    def __init__(self) -> None:
        self.takers = 0
        self.spoken = 0
        self.out = 0
        self.bettor = -1
        self.total = 0
        self.agreed = 0
        self.passing = 0

    def clone(self) -> Lance:
        """A copy."""
        new = Lance()
        new.takers, new.spoken, new.out = self.takers, self.spoken, self.out
        new.bettor, new.total, new.agreed, new.passing = self.bettor, self.total, self.agreed, self.passing
        return new

    def write(self) -> list[int]:
        """Everything as numbers, for positions."""
        return [self.takers, self.spoken, self.out, self.bettor, self.total, self.agreed, self.passing]

    def read(self, numbers: list[int]) -> None:
        """The inverse of :meth:`write`."""
        self.takers, self.spoken, self.out, self.bettor, self.total, self.agreed, self.passing = numbers

    def speaker(self, order: list[int]) -> int:
        """Who speaks now, ``order`` being that of the voices; -1: nobody is left, all have passed or the offer is refused."""
        if self.bettor < 0:
            for seat in order:
                if (self.takers & ~self.spoken) >> seat & 1:
                    return seat
            return -1
        asked = self.takers & ~self.out & ~self.passing
        for step in (1, 3):
            seat = (self.bettor + step) % 4
            if asked >> seat & 1:
                return seat
        return -1

    def may_defer(self, seat: int) -> bool:
        """Whether the seat may leave the word to its partner."""
        return bool((self.takers & ~self.spoken) >> (seat + 2) % 4 & 1)

    def is_ordago(self) -> bool:
        """Whether the standing offer is an órdago."""
        return self.total == ORDAGO_TOTAL

    def offer(self, seat: int, total: int) -> None:
        """The seat stakes so much in all."""
        self.spoken |= 1 << seat
        self.agreed = self.total
        self.total = total
        self.bettor = seat
        self.passing = 0

    def passed(self, seat: int) -> None:
        """The seat passes, or before a bet leaves the word to its partner."""
        self.spoken |= 1 << seat

    def defers(self, seat: int) -> None:
        """The seat leaves the answer to its partner."""
        self.spoken |= 1 << seat
        self.passing |= 1 << seat

    def refuses(self, seat: int) -> None:
        """The seat refuses, and takes no more part in the betting of this lance."""
        self.spoken |= 1 << seat
        self.out |= 1 << seat

    def deje(self) -> int:
        """What is paid if the standing offer is refused."""
        return max(1, self.agreed)
