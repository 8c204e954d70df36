"""The way a capture goes, landing by landing: for writing it down and for reading it."""

from __future__ import annotations

from sobremesa.games.boards._draughts import Jump, Mover, place
from sobremesa.games.boards._variants import CONTINUES, ENDS

Leap = tuple[int, int, int]
"""One jump: the bits of the victim and of the square behind it, and its direction (positive up, negative down)."""


class Route:
    """Finds how a piece goes from a square to another taking just the pieces of a :data:`~sobremesa.games.boards._draughts.Jump`.

    :ivar landings: and ``victims``: the squares (bit numbers) of the route found, in its order.
    """

    def __init__(self, mover: Mover, side: int, jump: Jump, king: bool, occupied: int, foe_kings: int) -> None:
        self.mover = mover
        self.side = side
        self.start = jump[0]
        self.to = jump[1]
        self.taken = jump[2]
        self.crown = jump[3]
        self.king = king
        self.occupied = occupied & ~(1 << jump[0])
        self.foe_kings = foe_kings
        self.through: list[int] = []
        self.landings: list[int] = []
        self.victims: list[int] = []
        self.failed: set[tuple[int, int, bool, int, int]] = set()

    def find(self, through: list[int]) -> bool:
        """Look for a route that lands on the squares ``through`` in that order, among others; whether there is one."""
        self.through = through
        self.landings = []
        self.victims = []
        self.failed = set()
        return self._go(1 << self.start, self.king, self.taken, 0, 0, False)

    def _go(self, bit: int, king: bool, left: int, last: int, passed: int, crowned: bool) -> bool:
        if not left:
            return place(bit) == self.to and passed == len(self.through) and crowned == (self.crown == 1)
        key = (bit, left, king, last, passed)
        if key in self.failed:
            return False
        mover = self.mover
        leaps = self._leaps(bit, king, left, last)
        # Where the law of quality looks at the order of the victims, the route written is one that takes a king as early as it can.
        leaps = [leap for leap in leaps if leap[0] & self.foe_kings] + [leap for leap in leaps if not leap[0] & self.foe_kings]
        for victim, landing, direction in leaps:
            square = place(landing)
            on_crown = not self.king and landing & mover.crown[self.side] != 0
            if on_crown and mover.promotion == ENDS and left != victim:
                continue
            king_now = king or (on_crown and mover.promotion == CONTINUES)
            crown = on_crown or (crowned and mover.promotion == CONTINUES)
            on = 1 if passed < len(self.through) and self.through[passed] == square else 0
            self.landings.append(square)
            self.victims.append(place(victim))
            if self._go(landing, king_now, left ^ victim, direction, passed + on, crown):
                return True
            self.landings.pop()
            self.victims.pop()
        self.failed.add(key)
        return False

    def _leaps(self, bit: int, king: bool, left: int, last: int) -> list[Leap]:
        mover = self.mover
        occupied = self.occupied
        if mover.at_once:
            occupied &= ~(self.taken & ~left)
        empty = mover.full & ~occupied
        ups = mover.king_jumps if king else mover.jump_up[self.side]
        downs = mover.king_jumps if king else mover.jump_down[self.side]
        far = king and mover.flying
        found: list[Leap] = []
        for index, shift in enumerate(ups):
            if king and not mover.turning and last == -1 - index:
                continue
            victim = bit << shift
            while far and victim & empty:
                victim <<= shift
            landing = victim << shift
            while victim & left and landing & empty:
                found.append((victim, landing, index + 1))
                if not far or mover.near:
                    break
                landing <<= shift
        for index, shift in enumerate(downs):
            if king and not mover.turning and last == index + 1:
                continue
            victim = bit >> shift
            while far and victim & empty:
                victim >>= shift
            landing = victim >> shift
            while victim & left and landing & empty:
                found.append((victim, landing, -1 - index))
                if not far or mover.near:
                    break
                landing >>= shift
        return found
