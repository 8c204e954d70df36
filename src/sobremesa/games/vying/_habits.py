"""What everybody at a table has seen of how each player enters before the flop, over the last hands: bots and hints reckon with it.

A memory is a whole number: one bit a hand (or chance), the latest lowest, with a mark above the oldest that tells how many there are.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.vying._hand import BET, CALL, read_deed

KEPT: Final = 16
"""So many hands are remembered."""
STEALS: Final = 3
"""Of so many steals it is remembered who called or raised them."""
_SEATS: Final = 16


def remember(memory: int, happened: bool) -> int:
    """A memory with one thing more."""
    found = memory << 1 | int(happened)
    return found & (1 << KEPT) - 1 | 1 << KEPT if found >> KEPT + 1 else found


def last(memory: int, count: int) -> list[bool]:
    """The last things remembered, the latest first; fewer if there are not so many.

    >>> last(remember(remember(1, True), False), 5)
    [False, True]
    """
    return [memory >> place & 1 == 1 for place in range(min(count, memory.bit_length() - 1))]


class Habits:
    """How each seat enters.

    :ivar entered: a memory of the hands in which it called, bet or raised before the flop.
    :ivar chances: a memory of those in which it could raise first from the last seats (the small blind too), and whether it did.
    :ivar since: hands dealt to it since it last did, 0: never.
    :ivar resisted: of its last such raises, who called or raised them: sets of seats, sixteen bits each, the latest lowest.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.entered: list[int] = [1] * seats
        self.chances: list[int] = [1] * seats
        self.since: list[int] = [0] * seats
        self.resisted: list[int] = [0] * seats

    def copy_to(self, new: Habits) -> None:
        """Copy everything into another one."""
        new.entered, new.chances, new.since, new.resisted = self.entered[:], self.chances[:], self.since[:], self.resisted[:]

    def end_hand(self, playing: int, history: list[int], lasts: int) -> None:
        """Remember a hand of the seats ``playing``. ``history``: the deeds of its rounds; ``lasts``: the seats that may steal blinds, a set."""
        entered = 0
        stealer = -1
        against = 0
        asked = 0
        robbed = 0
        for number in history:
            street, seat, action = read_deed(number)
            if street:
                break
            raised = action >= BET
            paid = raised or action == CALL
            if not entered and lasts >> seat & 1:
                asked |= 1 << seat
                if raised:
                    robbed |= 1 << seat
                    stealer = seat
            elif stealer >= 0 and paid and seat != stealer:
                against |= 1 << seat
            if paid:
                entered |= 1 << seat
        for seat in range(self.seats):
            if not playing >> seat & 1:
                continue
            self.entered[seat] = remember(self.entered[seat], entered >> seat & 1 == 1)
            if self.since[seat]:
                self.since[seat] += 1
            if asked >> seat & 1:
                self.chances[seat] = remember(self.chances[seat], robbed >> seat & 1 == 1)
        if stealer >= 0:
            self.since[stealer] = 1
            self.resisted[stealer] = (self.resisted[stealer] << _SEATS | against) & (1 << STEALS * _SEATS) - 1

    def resists(self, stealer: int, seat: int) -> int:
        """How many of a seat's last three such raises another one called or raised."""
        found = 0
        for place in range(STEALS):
            found += self.resisted[stealer] >> place * _SEATS + seat & 1
        return found


def last_seats(playing: int, button: int, small: int) -> int:
    """The seats from which blinds are stolen: the button, with four players or more the seat before it, and the small blind (-1: nobody)."""
    if not playing >> button & 1:
        return 0
    found = 1 << button
    if playing.bit_count() > 3:
        lower = playing & (1 << button) - 1
        found |= 1 << (lower or playing).bit_length() - 1
    return found | 1 << small if small >= 0 else found
