"""Señas: signs that partners make of the cards they hold, seen by the partner and, now and then, by the rivals."""

from __future__ import annotations

from sobremesa.core.chance import Chance

GLANCE = 4  # a rival who is not watching catches one sign in so many


class Senas:
    """The signs made in a hand and who saw each.

    :ivar signs: as (who made it, the card, mask of the seats that saw it); what nobody outside that mask may learn of.
    :ivar watching: whom each seat keeps an eye on, -1 nobody; its own secret. ``watched``: seats that have chosen since the last trick.
    """

    def __init__(self, seats: int) -> None:
        self.signs: list[tuple[int, int, int]] = []
        self.watching: list[int] = [-1] * seats
        self.watched = 0

    def clone(self) -> Senas:
        """A copy that shares nothing."""
        new = Senas(0)
        new.signs = self.signs[:]
        new.watching = self.watching[:]
        new.watched = self.watched
        return new

    def watch(self, seat: int, other: int) -> None:
        """From now on ``seat`` sees every sign of ``other``."""
        self.watching[seat] = other
        self.watched |= 1 << seat

    def make(self, seat: int, card: int, partners: int, rivals: int, chance: Chance) -> None:
        """``seat`` signals that it holds ``card``: its ``partners`` see it, each of the ``rivals`` if it watches or happens to look."""
        self.signs.append((seat, card, self._seers(seat, partners, rivals, chance)))

    def _seers(self, seat: int, partners: int, rivals: int, chance: Chance) -> int:
        seen = partners | 1 << seat
        for other in range(len(self.watching)):
            if rivals >> other & 1 and (self.watching[other] == seat or chance.below(GLANCE) == 0):
                seen |= 1 << other
        return seen

    def made(self, seat: int) -> int:
        """The cards that ``seat`` has signalled."""
        mask = 0
        for maker, card, _ in self.signs:
            if maker == seat:
                mask |= 1 << card
        return mask

    def seen(self, maker: int, viewer: int) -> list[int]:
        """The cards that ``viewer`` saw ``maker`` signal."""
        if viewer < 0:
            return []
        return [card for seat, card, seers in self.signs if seat == maker and seers >> viewer & 1]

    def forget(self, seat: int, partners: list[int], rivals: list[int], chance: Chance) -> None:
        """Keep what ``seat`` knows: the signs it saw, with a new guess of who else did (``partners`` and ``rivals`` by maker)."""
        self.watching = [other if place == seat else -1 for place, other in enumerate(self.watching)]
        self.signs = [
            (maker, card, self._seers(maker, partners[maker] | 1 << seat, rivals[maker], chance))
            for maker, card, seers in self.signs
            if seers >> seat & 1
        ]
