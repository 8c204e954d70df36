"""Señas: signs that partners make of the cards they hold, seen by the partner and, now and then, by the rivals."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.packs import Pack, bits
from sobremesa.core.positions import Reader, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Event, Move, Say, say

GLANCE: Final = 4  # a rival who is not watching catches one sign in so many

# Actions, above those of the game: SIGNAL + card, WATCH + seat.
SIGNAL: Final = 400
WATCH: Final = 500
TOP: Final = 600


class Senas:
    """The signs made in a hand and who saw each.

    :ivar sides: the side of each seat.
    :ivar signs: as (who made it, the card, mask of the seats that saw it); what nobody outside that mask may learn of.
    :ivar watching: whom each seat keeps an eye on, -1 nobody; its own secret. ``watched``: seats that have chosen since the last trick.
    """

    def __init__(self, pack: Pack, sides: list[int]) -> None:
        self.pack = pack
        self.sides = sides
        self.signs: list[tuple[int, int, int]] = []
        self.watching: list[int] = [-1] * len(sides)
        self.watched = 0

    def clone(self) -> Senas:
        """A copy that shares nothing that changes."""
        new = Senas(self.pack, self.sides)
        new.signs = self.signs[:]
        new.watching = self.watching[:]
        new.watched = self.watched
        return new

    def actors(self, active: list[int]) -> int:
        """The seats that may still choose whom to watch; they may signal too."""
        mask = 0
        for seat in active:
            mask |= 1 << seat
        return mask & ~self.watched

    def actions(self, seat: int, held: int, active: list[int]) -> list[int]:
        """Signs of the cards ``held`` that have one, and rivals among the ``active`` seats to watch."""
        made = 0
        for maker, card, _ in self.signs:
            if maker == seat:
                made |= 1 << card
        found = [SIGNAL + card for card in bits(held & ~made)]
        if not self.watched >> seat & 1:
            found += [WATCH + other for other in active if self.sides[other] != self.sides[seat]]
        return found

    def play(self, seat: int, action: int, chance: Chance) -> None:
        """Watch somebody from now on, or signal a card: the partners see it, each rival if it watches or happens to look."""
        if action >= WATCH:
            self.watching[seat] = action - WATCH
            self.watched |= 1 << seat
        else:
            self.signs.append((seat, action - SIGNAL, self._seers(seat, chance)))

    def _seers(self, maker: int, chance: Chance) -> int:
        seen = 0
        for other, side in enumerate(self.sides):
            if side == self.sides[maker] or self.watching[other] == maker or chance.below(GLANCE) == 0:
                seen |= 1 << other
        return seen

    def seen(self, maker: int, viewer: int) -> list[int]:
        """The cards that ``viewer`` saw ``maker`` signal."""
        return [card for seat, card, seers in self.signs if seat == maker and viewer >= 0 and seers >> viewer & 1]

    def heard(self, events: list[Event], viewer: int) -> list[Event]:
        """Those of the last action's events that ``viewer`` saw."""
        seers = self.signs[-1][2] if self.signs else 0
        return [event for event in events if event.kind != "signal" or (viewer >= 0 and seers >> viewer & 1)]

    def forget(self, seat: int, chance: Chance) -> None:
        """Keep what ``seat`` knows: the signs it saw, with a new guess of who else did."""
        self.watching = [other if place == seat else -1 for place, other in enumerate(self.watching)]
        self.signs = [(maker, card, self._seers(maker, chance) | 1 << seat) for maker, card, seers in self.signs if seers >> seat & 1]

    def text(self, action: int) -> str:
        """The notation of a sign or a watch."""
        return f"watch {action - WATCH}" if action >= WATCH else "signal " + self.pack.names[action - SIGNAL]

    def move(self, action: int) -> Move:
        """A sign or a watch as a button."""
        if action >= WATCH:
            return Move(self.text(action), say=say("senas-watch", seat=action - WATCH), quiet=True)
        return Move(self.text(action), say=say("senas-signal", card=self.pack.names[action - SIGNAL]), quiet=True)

    def notes(self, seat: int, viewer: int) -> list[Say]:
        """The signs of ``seat`` that ``viewer`` saw, and whether it keeps an eye on him, as lines beside the name."""
        found = [say("senas-sign", card=self.pack.names[card]) for card in self.seen(seat, viewer)]
        return [*found, say("senas-watched")] if viewer >= 0 and self.watching[viewer] == seat else found

    def write(self) -> dict[str, object]:
        """The part of a position that is of signs."""
        signs = [f"{maker} {self.pack.names[card]} {seen}" for maker, card, seen in self.signs]
        return {"signs": signs, "watching": self.watching[:], "watched": self.watched}

    def read(self, read: Reader) -> None:
        """The inverse of :meth:`write`. Raises :class:`Refused` ``position-value``."""
        for text in read.texts("signs"):
            words = text.split()
            seats = len(self.sides)
            if len(words) != 3 or not 0 <= whole(words[0]) < seats or not 0 <= whole(words[2]) < 1 << seats:
                raise Refused("position-value", name="signs")
            self.signs.append((whole(words[0]), self.pack.card(words[1]), whole(words[2])))
        self.watching = read.numbers("watching", len(self.sides), -1)
        if not all(-1 <= other < len(self.sides) for other in self.watching):
            raise Refused("position-value", name="watching")
        self.watched = read.number("watched", 0, 0, (1 << len(self.sides)) - 1)


def parse_sena(pack: Pack, words: list[str]) -> int:
    """The action of ``signal <card>`` or ``watch <seat>``; -1 if the words are neither."""
    if len(words) == 2 and words[0] == "signal":
        return SIGNAL + pack.card(words[1])
    if len(words) == 2 and words[0] == "watch" and whole(words[1]) >= 0:
        return WATCH + min(whole(words[1]), TOP - WATCH - 1)
    return -1
