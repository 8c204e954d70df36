"""Cards passed between the players still in: who gets them, what each remembers of it, and where the cards one has passed may be by now
(rules/anaconda, "Passing", option ``pass_direction``)."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.packs import Pack, bits


def distance(way: str, active: int) -> int:
    """How many active seats to the left cards go, of so many active: ``left``, ``right``, ``across`` or a number, which never leads back to oneself.

    >>> distance("across", 5), distance("right", 4), distance("3", 3)
    (2, 3, 1)
    """
    if way == "left":
        return 1
    if way == "right":
        return active - 1
    if way == "across":
        return active // 2
    return (int(way) - 1) % (active - 1) + 1


class Passing:
    """The passes of a hand.

    :ivar counts: how many cards go in each pass; ``ways``: where to, the last of them again for the passes beyond.
    :ivar given: by pass and seat (``pass * seats + seat``), what each has passed, a set: known to giver and receiver, and in guesses to nobody else.
    :ivar passers: by pass, the seats that took part, a set; 0: it has not been made.
    """

    def __init__(self, pack: Pack, seats: int, counts: list[int], ways: list[str]) -> None:
        self.pack = pack
        self.seats = seats
        self.counts = counts
        self.ways = ways
        self.given: list[int] = [0] * (seats * len(counts))
        self.passers: list[int] = [0] * len(counts)

    def copy_to(self, new: Passing) -> None:
        """Copy what has been passed into another one."""
        new.given, new.passers = self.given[:], self.passers[:]

    def begin_hand(self) -> None:
        """Forget the last hand."""
        self.given = [0] * (self.seats * len(self.counts))
        self.passers = [0] * len(self.counts)

    def way(self, at: int) -> str:
        """Where to the cards go in a pass."""
        return self.ways[min(at, len(self.ways) - 1)]

    def takers(self, at: int, live: int) -> list[int]:
        """Who gets the cards of each seat in a pass between the seats of a set; -1 for those that do not pass."""
        order = bits(live)
        found = [-1] * self.seats
        if len(order) > 1:
            step = distance(self.way(at), len(order))
            for place, seat in enumerate(order):
                found[seat] = order[(place + step) % len(order)]
        return found

    def record(self, at: int, live: int, picked: list[int]) -> list[int]:
        """Make a pass of those cards (a set for each seat); what each seat gets, a set."""
        takers = self.takers(at, live)
        self.passers[at] = live
        got = [0] * self.seats
        for seat in range(self.seats):
            if takers[seat] >= 0:
                self.given[at * self.seats + seat] = picked[seat]
                got[takers[seat]] = picked[seat]
        return got

    def memory(self, at: int, seat: int) -> tuple[int, int, int, int]:
        """Of a pass: whom the seat gave which cards (a set), and from whom it got which; nobody, -1, where it took no part."""
        takers = self.takers(at, self.passers[at])
        if takers[seat] < 0:
            return -1, 0, -1, 0
        giver = takers.index(seat)
        return takers[seat], self.given[at * self.seats + seat], giver, self.given[at * self.seats + giver]

    # -- what a seat knows of others' hands -------------------------------------------------------------------------------------------

    def tracked(self, seat: int, unseen: int) -> dict[int, int]:
        """The cards the seat has passed on and does not see now (``unseen``: all that it does not, a set), and in which pass it did so last."""
        found: dict[int, int] = {}
        for at in range(len(self.counts)):
            for card in bits(self.given[at * self.seats + seat] & unseen):
                found[card] = at
        return found

    def reach(self, seat: int, given: dict[int, int]) -> dict[int, int]:
        """Who may hold each of those cards now, a set of seats."""
        found: dict[int, int] = {}
        for at, live in enumerate(self.passers):
            takers = self.takers(at, live)
            for card in found:
                more = 0
                for other in bits(found[card]):
                    if takers[other] >= 0 and takers[other] != seat:
                        more |= 1 << takers[other]
                found[card] |= more
            for card, when in given.items():
                if when == at:
                    found[card] = 1 << takers[seat]
        return found

    def walk(self, seat: int, given: dict[int, int], size: int, chance: Chance) -> dict[int, int]:
        """A guess of who holds each of them now: every set of the ``size`` cards of a hand is as likely to have been passed on as any other."""
        found: dict[int, int] = {}
        for at, live in enumerate(self.passers):
            takers = self.takers(at, live)
            left = [size] * self.seats  # cards of a hand not yet told off, and of those to be passed
            due = [self.counts[at]] * self.seats
            for card in found:
                holder = found[card]
                if takers[holder] < 0 or takers[holder] == seat:  # what comes back to the seat it sees
                    continue
                if chance.below(left[holder]) < due[holder]:
                    found[card] = takers[holder]
                    due[holder] -= 1
                left[holder] -= 1
            for card, when in given.items():
                if when == at:
                    found[card] = takers[seat]
        return found

    def forget(self, seat: int) -> None:
        """Leave of the passes only what the seat knows: its own, and those it was given."""
        for at, live in enumerate(self.passers):
            takers = self.takers(at, live)
            for other in range(self.seats):
                if other != seat and takers[other] != seat:
                    self.given[at * self.seats + other] = 0
