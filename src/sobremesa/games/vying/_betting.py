"""The chips of a hand: forced bets, one betting round after another, and the pots they make (rules/poker-base, "One betting round").

It knows nothing of cards. All amounts are whole chips; a bet is told by its total for the round, as players say "raise to".
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.refusal import Refused

NO_LIMIT: Final = 0
POT_LIMIT: Final = 1
FIXED_LIMIT: Final = 2
SPREAD: Final = 3
STRUCTURES: Final = ("nl", "pl", "fl", "spread")
UNCAPPED: Final = 1 << 30
"""A cap that no round reaches."""


def lowest_seat(mask: int) -> int:
    """The lowest seat of a set, -1 of none."""
    return (mask & -mask).bit_length() - 1


def next_in(mask: int, seat: int) -> int:
    """The first seat of a set clockwise after ``seat``, itself last; -1 of none. Seats go clockwise by number, the first after the last.

    >>> next_in(0b1011, 1), next_in(0b1011, 3), next_in(0, 2)
    (3, 0, -1)
    """
    later = mask >> (seat + 1)
    if later:
        return seat + (later & -later).bit_length()
    return (mask & -mask).bit_length() - 1


class Betting:
    """Who has how many chips where, and who may do what with them.

    :ivar seats: how many seats there are, in the hand or not.
    :ivar stacks: the chips each has before him. ``bets``: his live chips of this round. ``paid``: all he has put into this hand, dead chips too.
    :ivar dead: chips of the main pot that count for nobody's ``paid`` (a big blind's ante, a pot carried over). ``pot``: every chip in the middle.
    :ivar live: the seats that have not folded, a set; ``able``: those of them that still have chips; ``pending``: those still to be asked.
    :ivar acted: the seats that have acted since the last full bet or raise (in a round without one: that have acted).
    :ivar marks: the level after which each last acted in this round.
    :ivar level: the total to match. ``delta``: the last full bet or raise. ``least``: the smallest bet.
    :ivar structure: ``NO_LIMIT``... ``cap``: bets that count in a round, at most. ``double``: a raise must double the level.
    :ivar single: several incomplete raises never add up to one that lets those who have acted raise again.
    :ivar size: fixed limit: the round's bet. ``big``: another one, 0: none; ``wide``: the seats that may choose it. ``floor``: the level of the last
        bet that counts; ``counted``: how many do. ``halves``: an all-in of half a bet or more counts; not before a bring-in has been completed, when
        without fixed limits the next raise goes to ``least``.
    :ivar low: and ``high``: of a spread limit, the least and the most that a bet or raise adds.
    :ivar aggressor: who bet or raised last in this round, -1: nobody.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stacks: list[int] = [0] * seats
        self.bets: list[int] = [0] * seats
        self.paid: list[int] = [0] * seats
        self.marks: list[int] = [0] * seats
        self.dead = 0
        self.pot = 0
        self.live = 0
        self.able = 0
        self.pending = 0
        self.acted = 0
        self.level = 0
        self.delta = 0
        self.least = 0
        self.structure: int = NO_LIMIT
        self.cap: int = UNCAPPED
        self.double = False
        self.single = False
        self.size = 0
        self.big = 0
        self.wide = 0
        self.floor = 0
        self.counted = 0
        self.halves = True
        self.low = 0
        self.high = 0
        self.aggressor = -1

    def copy_to(self, new: Betting) -> None:
        """Copy everything into another one."""
        new.stacks, new.bets, new.paid, new.marks = self.stacks[:], self.bets[:], self.paid[:], self.marks[:]
        new.dead, new.pot, new.live, new.able, new.pending, new.acted = self.dead, self.pot, self.live, self.able, self.pending, self.acted
        new.level, new.delta, new.least, new.structure, new.cap = self.level, self.delta, self.least, self.structure, self.cap
        new.double, new.single, new.size, new.big, new.wide = self.double, self.single, self.size, self.big, self.wide
        new.floor, new.counted, new.halves, new.low, new.high = self.floor, self.counted, self.halves, self.low, self.high
        new.aggressor = self.aggressor

    # -- before the first round -------------------------------------------------------------------------------------------------------

    def begin_hand(self, live: int, carried: int = 0) -> None:
        """An empty table for the seats of the set ``live``, who all have chips; ``carried`` lie in the middle from before."""
        seats = self.seats
        self.bets = [0] * seats
        self.paid = [0] * seats
        self.marks = [0] * seats
        self.dead = self.pot = carried
        self.live = self.able = live
        self.pending = self.acted = self.level = self.floor = self.counted = self.wide = self.big = 0
        self.halves = True
        self.aggressor = -1

    def ante(self, seat: int, amount: int) -> int:
        """Pay an ante, with whatever the seat has; what it paid. Antes are dead: they count for the pots and never for a call."""
        paid = self._pay(seat, amount)
        self.paid[seat] += paid
        return paid

    def dead_ante(self, seat: int, amount: int) -> int:
        """The same for all players by one of them: it lies in the main pot and is nobody's own."""
        paid = self._pay(seat, amount)
        self.dead += paid
        return paid

    def blind(self, seat: int, amount: int) -> int:
        """Post a live bet that is no action, with whatever the seat has; what it posted. The level is the caller's to set."""
        paid = self._pay(seat, amount)
        self.paid[seat] += paid
        self.bets[seat] += paid
        return paid

    def _pay(self, seat: int, amount: int) -> int:
        paid = min(amount, self.stacks[seat])
        self.stacks[seat] -= paid
        self.pot += paid
        if not self.stacks[seat]:
            self.able &= ~(1 << seat)
        return paid

    # -- a round ----------------------------------------------------------------------------------------------------------------------

    def begin_round(self, level: int, delta: int, size: int) -> None:
        """Everyone with chips is to be asked. ``level``: the nominal blind or bring-in to match, 0 without; ``delta``: what a first raise adds at
        least; ``size``: the round's bet in fixed limit."""
        self.level = level
        self.delta = delta
        self.size = size
        self.floor = self.counted = 0
        self.halves = True
        self.big = self.wide = 0
        self.pending = self.able
        self.acted = 0
        self.aggressor = -1
        marks = self.marks
        for seat in range(self.seats):
            marks[seat] = 0

    def blinds_count(self, level: int, counted: int) -> None:
        """The blinds (a straddle) count as so many bets of fixed and spread limit, up to that level."""
        self.floor = level
        self.counted = counted

    def brought(self, seat: int, level: int, counts: bool) -> None:
        """The seat has posted a bring-in of that nominal level, which is acting: a first raise completes it to the smallest bet. ``counts``: it is
        the first bet that counts, and bets rise by it."""
        bit = 1 << seat
        self.level = level
        self.marks[seat] = level
        self.acted |= bit
        self.pending &= ~bit
        self.delta = self.least - level
        if counts:
            self.size = self.delta = self.floor = level
            self.counted = 1
        elif self.structure == SPREAD:
            self.delta = self.low

    def first(self, opener: int) -> int:
        """Who acts first: ``opener``, or the next one clockwise who can; -1: nobody is asked."""
        return self.after(opener - 1)

    def after(self, seat: int) -> int:
        """Who acts next after that seat; -1: the round is over."""
        pending = self.pending
        live = self.live
        if not pending or not live & (live - 1):
            self.pending = 0
            return -1
        found = next_in(pending, seat)
        able = self.able
        if not able & (able - 1):  # nobody else has chips: he is asked only if he owes some
            bets = self.bets
            most = 0
            for other in range(self.seats):
                if live >> other & 1 and other != found and bets[other] > most:
                    most = bets[other]
            if bets[found] >= most:
                self.pending = 0
                return -1
        return found

    def owes(self, seat: int) -> int:
        """What a call costs the seat, 0: it may check."""
        owed = self.level - self.bets[seat]
        stack = self.stacks[seat]
        return owed if owed < stack else stack

    def may_raise(self, seat: int) -> bool:
        """Whether the action is open to the seat: it may bet or raise if it has the chips and somebody can pay more."""
        if self.acted >> seat & 1 and (self.structure == FIXED_LIMIT or self.single or self.level - self.marks[seat] < self.delta):
            return False
        return self.counted < self.cap or self.structure < FIXED_LIMIT

    def lowest(self, seat: int) -> int:
        """The smallest total the seat may bet or raise to, 0: it may not. An all-in below the minimum is the smallest there is."""
        level = self.level
        most = self.bets[seat] + self.stacks[seat]
        if most <= level or not self.may_raise(seat):
            return 0
        others = self.live & ~(1 << seat)
        if not others & self.able:  # with chips left they could pay more unless they owe them
            return 0
        for other in range(self.seats):
            if others >> other & 1 and self.bets[other] + self.stacks[other] > level:
                break
        else:
            return 0
        structure = self.structure
        if structure == FIXED_LIMIT:
            least = self.floor + self.size
        elif structure == SPREAD:
            least = level + (self.delta if self.delta > self.low else self.low)
            if least > level + self.high:  # no size fits between them but an all-in under the most
                return most if most <= level + self.high else 0
        else:
            least = level + self.delta if self.halves else self.least
        return least if least < most else most

    def highest(self, seat: int) -> int:
        """The largest total, of a seat that may bet or raise. In fixed limit it is the smallest, or the other size that the seat may choose."""
        most = self.bets[seat] + self.stacks[seat]
        structure = self.structure
        if structure == NO_LIMIT:
            return most
        level = self.level
        if structure == POT_LIMIT:
            limit = level + self.pot + level - self.bets[seat]
            least = level + self.delta if self.halves else self.least
            if limit < least:  # the smallest bet is always allowed
                limit = least
        elif structure == SPREAD:
            limit = level + self.high
        else:
            limit = self.floor + (self.big if self.big and self.wide >> seat & 1 else self.size)
        return limit if limit < most else most

    def allows(self, seat: int, total: int) -> bool:
        """Whether the seat may bet or raise to that total."""
        low = self.lowest(seat)
        if not low:
            return False
        high = self.highest(seat)
        if self.structure == FIXED_LIMIT:
            return total in (low, high)
        return low <= total <= high

    # -- actions, of the seat whose turn it is ------------------------------------------------------------------------------------------

    def fold(self, seat: int) -> None:
        """Give up every claim."""
        keep = ~(1 << seat)
        self.live &= keep
        self.able &= keep
        self.pending &= keep

    def call(self, seat: int) -> int:
        """Pay up to the level, or all there is; what was paid, 0 in a check."""
        owed = self.owes(seat)
        bit = 1 << seat
        if owed:
            self.stacks[seat] -= owed
            self.bets[seat] += owed
            self.paid[seat] += owed
            self.pot += owed
            if not self.stacks[seat]:
                self.able &= ~bit
        self.acted |= bit
        self.pending &= ~bit
        self.marks[seat] = self.level
        return owed

    def raise_to(self, seat: int, total: int) -> None:
        """Bet or raise to a total that is allowed."""
        added = total - self.bets[seat]
        bit = 1 << seat
        self.stacks[seat] -= added
        self.bets[seat] = total
        self.paid[seat] += added
        self.pot += added
        if not self.stacks[seat]:
            self.able &= ~bit
        if self.structure == FIXED_LIMIT:
            more = total - self.floor
            full = more >= self.size or (self.halves and 2 * more >= self.size)
            if full:
                self.floor = total
                self.halves = True
                if self.big and more > self.size:
                    self.size = self.big
        else:
            more = total - self.level
            full = more >= self.delta if self.halves else total >= self.least
            if full:
                self.halves = True
                self.delta = total if self.double else max(more, self.least)
        if full:
            self.counted += 1
            self.acted = bit
        else:
            self.acted |= bit
        self.level = total
        self.marks[seat] = total
        self.pending = self.able & ~bit
        self.aggressor = seat

    # -- after a round ------------------------------------------------------------------------------------------------------------------

    def close_round(self) -> tuple[int, int]:
        """Gather the bets; what nobody has called goes back: to whom and how much, (-1, 0) if nothing does."""
        bets = self.bets
        top = second = 0
        owner = -1
        for seat in range(self.seats):
            bet = bets[seat]
            if bet > top:
                second = top
                top = bet
                owner = seat
            elif bet > second:
                second = bet
            bets[seat] = 0
        self.level = 0
        back = top - second
        if not back:
            return -1, 0
        self.stacks[owner] += back
        self.paid[owner] -= back
        self.pot -= back
        if self.live >> owner & 1:
            self.able |= 1 << owner
        return owner, back

    def pots(self) -> tuple[list[int], list[int]]:
        """The pots from what everyone has paid, the main pot first: how much each holds, and the set of seats that contest it."""
        return self._pots(self.paid, self.pot)

    def gathered(self) -> tuple[list[int], list[int]]:
        """The same without the bets of this round, which still lie before the players."""
        return self._pots([self.paid[seat] - self.bets[seat] for seat in range(self.seats)], self.pot - sum(self.bets))

    def _pots(self, paid: list[int], pot: int) -> tuple[list[int], list[int]]:
        live = self.live
        levels: list[int] = []
        for seat in range(self.seats):
            if live >> seat & 1 and paid[seat] not in levels:
                levels.append(paid[seat])
        if len(levels) == 1:
            return [pot], [live]
        levels.sort()
        amounts: list[int] = []
        contestants: list[int] = []
        below = 0
        left = pot
        for level in levels:
            amount = 0
            who = 0
            for seat in range(self.seats):
                put = paid[seat]
                if put > below:
                    amount += (put if put < level else level) - below
                if live >> seat & 1 and put >= level:
                    who |= 1 << seat
            if not amounts:
                amount += self.dead
            below = level
            left -= amount
            amounts.append(amount)
            contestants.append(who)
        amounts[-1] += left  # a folded player may have paid more than anyone left
        return amounts, contestants

    # -- positions ----------------------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Raise :class:`Refused` where the chips of a position cannot be so."""
        for name, chips in (("stacks", self.stacks), ("bets", self.bets), ("paid", self.paid)):
            if min(chips) < 0:
                raise Refused("position-value", name=name)
        told = (("dead", self.dead), ("level", self.level), ("delta", self.delta), ("floor", self.floor), ("counted", self.counted))
        for name, value in (*told, ("size", self.size), ("big_bet", self.big)):
            if value < 0:
                raise Refused("position-value", name=name)
        for bet, paid in zip(self.bets, self.paid, strict=True):
            if paid < bet:
                raise Refused("position-value", name="paid")
