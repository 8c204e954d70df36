"""The señas of mus: gestures that tell the truth, seen by those who happen to look, and the questions of a rival who has caught one.

Time goes by ticks: from one word at the table to the next. In a tick everybody looks at one of the others; where to look next is chosen at any time
and counts from the next tick on. Who looks at the maker of a seña in its tick sees it; who does so only in the tick before or after sees that
there was one.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.positions import Reader, whole
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._mus_cards import CUATRO_CERDOS, CUATRO_PITOS, DOS_CERDOS, DOS_PITOS, MARKS, SENAS, TWICE

LOOKS: Final = 8
"""How often a seat may change its mind, within a tick, about where to look next: more than anybody wants to, for afterwards it has to wait with its
señas and questions too."""
ASKABLE: Final = 1
"""The ticks after that of a seña in which it may be asked about."""
ALL: Final = 15

# A seña made, as a list of numbers.
MAKER: Final = 0
MARK: Final = 1
TICK: Final = 2
SEEN: Final = 3
NOTICED: Final = 4
CAUGHT: Final = 5
ASKED: Final = 6
DENIED: Final = 7
CONFIRMED: Final = 8

Sign = list[int]


class Gestures:
    """The señas of a hand. Sets of seats have a bit each, sets of señas too.

    :ivar tick: the number of the tick. ``gaze``: at whom each seat looks in it; ``before``: in the last one; ``coming``: in the next one.
    :ivar looks: how often each seat has chosen where to look next, in this tick.
    :ivar signs: each seña made: the maker; the mark it tells; its tick; who knows what it was; who knows that there was one; who caught it with his
        own eyes; who has asked about it; the señas that it is known not to have been; 1 if the maker has owned up to it.
    :ivar banned: señas that the house forbids.
    """

    def __init__(self, banned: int) -> None:
        self.banned = banned
        self.tick = 0
        self.gaze: list[int] = [2, 3, 0, 1]
        self.before: list[int] = [2, 3, 0, 1]
        self.coming: list[int] = [2, 3, 0, 1]
        self.looks: list[int] = [0, 0, 0, 0]
        self.signs: list[Sign] = []

    def clone(self) -> Gestures:
        """A copy that shares nothing that changes."""
        new = Gestures(self.banned)
        new.tick = self.tick
        new.gaze, new.before, new.coming, new.looks = self.gaze[:], self.before[:], self.coming[:], self.looks[:]
        new.signs = [sign[:] for sign in self.signs]
        return new

    # -- what may be done ---------------------------------------------------------------------------------------------------------------

    def free(self) -> int:
        """The seats that may still do something in this tick, besides speaking. Señas that the hand allows must not count: who may act is public."""
        mask = 0
        for seat in range(4):
            if self.looks[seat] < LOOKS:
                mask |= 1 << seat
        return mask

    def may_look(self, seat: int) -> list[int]:
        """At whom else the seat may choose to look next."""
        if self.looks[seat] >= LOOKS:
            return []
        return [other for other in range(4) if other != seat and other != self.coming[seat]]

    def may_sign(self, seat: int, marks: int) -> list[int]:
        """The señas that the seat may make, its hand having these marks."""
        for sign in self.signs:
            if sign[MAKER] == seat and sign[TICK] == self.tick:
                return []
        return [sena for sena in range(len(SENAS)) if mark_of(sena, marks) >= 0 and not self.banned >> sena & 1]

    def may_ask(self, seat: int) -> list[tuple[int, int]]:
        """The questions that the seat may put: to whom, and about which seña."""
        found: list[tuple[int, int]] = []
        for maker in ((seat + 1) % 4, (seat + 3) % 4):
            at = self._caught(seat, maker)
            if at >= 0:
                found += [(maker, sena) for sena in range(len(SENAS)) if not self.banned >> sena & 1 and not self.signs[at][DENIED] >> sena & 1]
        return found

    def _caught(self, seat: int, maker: int) -> int:
        """The last seña of the maker that the seat has caught half and may ask about; -1: none."""
        for at in range(len(self.signs) - 1, -1, -1):
            sign = self.signs[at]
            recent = sign[MAKER] == maker and sign[TICK] >= self.tick - ASKABLE
            if recent and (sign[CAUGHT] & ~sign[SEEN] & ~sign[ASKED]) >> seat & 1:
                return at
        return -1

    # -- what is done -------------------------------------------------------------------------------------------------------------------

    def look(self, seat: int, other: int) -> None:
        """The seat will look at another one from the next tick on."""
        self.coming[seat] = other
        self.looks[seat] += 1

    def sign(self, seat: int, sena: int, marks: int) -> Sign:
        """The seat makes a seña that its hand allows."""
        seen = 1 << seat
        caught = 0
        for other in range(4):
            if self.gaze[other] == seat:
                seen |= 1 << other
            if other != seat and (self.gaze[other] == seat or self.before[other] == seat):
                caught |= 1 << other
        made = [seat, mark_of(sena, marks), self.tick, seen, seen | caught, caught, 0, 0, 0]
        self.signs.append(made)
        return made

    def ask(self, seat: int, maker: int, sena: int) -> bool:
        """The seat asks the maker of what it has caught half whether it was that seña; the answer, which all hear."""
        sign = self.signs[self._caught(seat, maker)]
        sign[ASKED] |= 1 << seat
        sign[NOTICED] = ALL
        if sena_of(sign[MARK]) == sena:
            sign[SEEN] = ALL
            sign[CONFIRMED] = 1
            return True
        sign[DENIED] |= 1 << sena
        return False

    def pass_time(self) -> list[Sign]:
        """The next tick begins. Returns the señas of the last one that somebody catches only now."""
        late: list[Sign] = []
        for sign in self.signs:
            if sign[TICK] == self.tick:
                came = 0
                for other in range(4):
                    if other != sign[MAKER] and self.coming[other] == sign[MAKER]:
                        came |= 1 << other
                if came & ~sign[CAUGHT]:
                    late.append([*sign[:SEEN], came & ~sign[CAUGHT]])
                sign[CAUGHT] |= came
                sign[NOTICED] |= came
        self.tick += 1
        self.before = self.gaze
        self.gaze = self.coming
        self.coming = self.gaze[:]
        self.looks = [0, 0, 0, 0]
        return late

    def drop(self, seat: int) -> None:
        """The seat has other cards: what it has told of the old ones is past."""
        self.signs = [sign for sign in self.signs if sign[MAKER] != seat]

    # -- what is known ------------------------------------------------------------------------------------------------------------------

    def seen(self, maker: int, viewer: int) -> int:
        """The marks that the viewer knows the maker to have told, a set."""
        found = 0
        for sign in self.signs:
            if sign[MAKER] == maker and viewer >= 0 and sign[SEEN] >> viewer & 1:
                found |= 1 << sign[MARK]
        return found

    def noticed(self, maker: int, viewer: int) -> list[int]:
        """For each seña of the maker of which the viewer knows only that there was one: the señas that it was not, a set."""
        return [sign[DENIED] for sign in self.signs if sign[MAKER] == maker and viewer >= 0 and (sign[NOTICED] & ~sign[SEEN]) >> viewer & 1]

    def forget(self, seat: int, chance: Chance) -> None:
        """Keep what the seat knows, with a guess of where the others look and of what they have seen. What it has only noticed gets the mark -1."""
        kept: list[Sign] = []
        for sign in self.signs:
            if not sign[NOTICED] >> seat & 1:
                continue
            seen = ALL if sign[CONFIRMED] else self._guess(sign, SEEN, seat, chance)
            caught = self._guess(sign, CAUGHT, seat, chance) & ~(1 << sign[MAKER])
            noticed = ALL if sign[CONFIRMED] or sign[DENIED] else seen | caught
            mark = sign[MARK] if sign[SEEN] >> seat & 1 else -1
            kept.append([sign[MAKER], mark, sign[TICK], seen, noticed, caught | sign[ASKED], sign[ASKED], sign[DENIED], sign[CONFIRMED]])
        self.signs = kept
        for other in range(4):
            if other != seat:
                self.before[other] = (other + 1 + chance.below(3)) % 4
                self.gaze[other] = (other + 1 + chance.below(3)) % 4
                self.coming[other] = (other + 1 + chance.below(3)) % 4

    def _guess(self, sign: Sign, part: int, seat: int, chance: Chance) -> int:
        """A set of seats as the seat knows it of itself and the maker, and must guess it of the others."""
        found = sign[part] & (1 << seat) | 1 << sign[MAKER]
        for other in range(4):
            if other not in (seat, sign[MAKER]) and chance.below(2 if (other - sign[MAKER]) % 4 == 2 else 4) == 0:
                found |= 1 << other
        return found

    # -- positions ------------------------------------------------------------------------------------------------------------------------

    def write(self) -> dict[str, object]:
        """The part of a position that is of señas."""
        signs = [" ".join([str(sign[MAKER]), MARKS[sign[MARK]], *[str(number) for number in sign[TICK:]]]) for sign in self.signs]
        return {
            "tick": self.tick,
            "gaze": self.gaze[:],
            "gaze_before": self.before[:],
            "gaze_next": self.coming[:],
            "looks": self.looks[:],
            "signs": signs,
        }

    def read(self, read: Reader) -> None:
        """The inverse of :meth:`write`; left out: everybody looks at his partner. Raises :class:`Refused` ``position-value``."""
        self.tick = read.number("tick", 0, 0)
        for name in ("gaze", "gaze_before", "gaze_next"):
            seats = read.numbers(name) if read.has(name) else [2, 3, 0, 1]
            if len(seats) != 4 or any(not 0 <= other < 4 or other == seat for seat, other in enumerate(seats)):
                raise Refused("position-value", name=name)
            if name == "gaze":
                self.gaze = seats
            elif name == "gaze_before":
                self.before = seats
            else:
                self.coming = seats
        self.looks = read.numbers("looks", 4, 0)
        if min(self.looks) < 0 or max(self.looks) > LOOKS:
            raise Refused("position-value", name="looks")
        for text in read.texts("signs"):
            words = text.split()
            if len(words) != 9 or words[1] not in MARKS:
                raise Refused("position-value", name="signs")
            sign = [whole(words[0]), MARKS.index(words[1]), *[whole(word) for word in words[2:]]]
            if not 0 <= sign[MAKER] < 4 or min(sign) < 0 or any(mask > ALL for mask in (sign[SEEN], sign[NOTICED], sign[CAUGHT], sign[ASKED])):
                raise Refused("position-value", name="signs")
            self.signs.append(sign)


def mark_of(sena: int, marks: int) -> int:
    """What a seña would tell of a hand with these marks; -1: it would not be true."""
    if marks >> sena & 1:
        return sena
    if sena == DOS_CERDOS and marks >> CUATRO_CERDOS & 1:
        return CUATRO_CERDOS
    return CUATRO_PITOS if sena == DOS_PITOS and marks >> CUATRO_PITOS & 1 else -1


def sena_of(mark: int) -> int:
    """The seña that tells a mark."""
    return TWICE.get(mark, mark)
