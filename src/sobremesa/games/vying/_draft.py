"""Groups of cards that go from hand to hand: from each its holder keeps one card, adds one unseen and passes it on (rules/outlaw-poker).

What everybody may know follows from who held which group when. A group is told by the seat it was first dealt to.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.packs import Pack
from sobremesa.core.positions import Field, Reader, whole
from sobremesa.core.refusal import Refused

SIZE: Final = 5


class SeatLists(Field):
    """Lists of seats, one text each."""

    def write(self, state: object) -> object:
        return [" ".join([str(seat) for seat in seats]) for seats in getattr(state, self.name)]

    def value(self, state: object, read: Reader) -> object:
        found = [[whole(word) for word in text.split()] for text in read.texts(self.name)]
        empty = list(getattr(state, self.name))
        if len(found) > len(empty) or not all(0 <= seat < len(empty) for seats in found for seat in seats):
            raise Refused("position-value", name=self.name)
        return found + empty[len(found) :]


class Draft:
    """The groups and what has been taken from them.

    :ivar entries: the cards that have come into each group, in order: five dealt, then those added.
    :ivar path: who has held each group, cycle by cycle. ``taken``: what each seat has kept, cycle by cycle.
    :ivar seen_draws: whoever adds a card looks at it.
    """

    def __init__(self, pack: Pack, seats: int, seen_draws: bool) -> None:
        self.pack = pack
        self.seats = seats
        self.seen_draws = seen_draws
        self.entries: list[list[int]] = [[] for _ in range(seats)]
        self.path: list[list[int]] = [[] for _ in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]

    def copy_to(self, new: Draft) -> None:
        """Copy everything into another one."""
        new.entries = [cards[:] for cards in self.entries]
        new.path = [seats[:] for seats in self.path]
        new.taken = [cards[:] for cards in self.taken]

    def clear(self) -> None:
        """Before a deal: nothing."""
        self.entries = [[] for _ in range(self.seats)]
        self.path = [[] for _ in range(self.seats)]
        self.taken = [[] for _ in range(self.seats)]

    # -- play ---------------------------------------------------------------------------------------------------------------------------

    def deal(self, order: list[int], stock: list[int]) -> None:
        """Five cards to each, one at a time, from the end of ``stock``."""
        for _ in range(SIZE):
            for seat in order:
                self.entries[seat].append(stock.pop())
        for seat in order:
            self.path[seat] = [seat]

    def group_of(self, seat: int) -> int:
        """The group that a seat holds, or held when it left the game; -1: none."""
        for group in range(self.seats):
            if self.path[group] and self.path[group][-1] == seat:
                return group
        return -1

    def inside(self, group: int, cycle: int) -> list[int]:
        """The cards of a group when its holder of that cycle (from 0) looks at it, in the order they came."""
        gone = [self.taken[holder][at] for at, holder in enumerate(self.path[group][:cycle])]
        return [card for card in self.entries[group][: SIZE + cycle] if card not in gone]

    def cards(self, group: int) -> list[int]:
        """The cards that are in a group now."""
        gone = [self.taken[holder][at] for at, holder in enumerate(self.path[group]) if at < len(self.taken[holder])]
        return [card for card in self.entries[group] if card not in gone]

    def held(self, seat: int) -> list[int]:
        """The cards of the group that a seat holds."""
        group = self.group_of(seat)
        return self.cards(group) if group >= 0 else []

    def take(self, seat: int, card: int) -> None:
        """The seat keeps a card of its group."""
        self.taken[seat].append(card)

    def add(self, order: list[int], stock: list[int]) -> None:
        """Each of ``order`` adds a card to its group."""
        for seat in order:
            self.entries[self.group_of(seat)].append(stock.pop())

    def pass_on(self, order: list[int], distance: int) -> None:
        """The groups of the seats of ``order`` go so many of its places on."""
        groups = [self.group_of(seat) for seat in order]
        for place, group in enumerate(groups):
            self.path[group].append(order[(place + distance) % len(order)])

    def everything(self) -> list[int]:
        """All cards that lie in groups, those of folded players too."""
        return [card for group in range(self.seats) for card in self.cards(group)]

    # -- what a seat knows ----------------------------------------------------------------------------------------------------------------

    def visits(self, seat: int, group: int) -> list[int]:
        """The cycles in which a seat has held a group."""
        return [cycle for cycle, holder in enumerate(self.path[group]) if holder == seat]

    def seen(self, seat: int) -> set[int]:
        """All cards that a seat has seen in groups."""
        found: set[int] = set()
        for group in range(self.seats):
            for cycle in self.visits(seat, group):
                found.update(self.inside(group, cycle))
                if self.seen_draws and len(self.entries[group]) > SIZE + cycle:
                    found.add(self.entries[group][SIZE + cycle])
        return found

    def passed(self, seat: int, group: int, cycle: int) -> list[int]:
        """The cards that a seat knows to have been in a group when it passed it on after that cycle."""
        found = [card for card in self.inside(group, cycle) if card != self.taken[seat][cycle]]
        if self.seen_draws and len(self.entries[group]) > SIZE + cycle:
            found.append(self.entries[group][SIZE + cycle])
        return found

    def missing(self, seat: int) -> list[int]:
        """The cards that a seat passed on and found gone when the group came back: others have kept them."""
        found: list[int] = []
        for group in range(self.seats):
            visits = self.visits(seat, group)
            for before, now in pairwise(visits):
                back = self.inside(group, now)
                found += [card for card in self.passed(seat, group, before) if card not in back]
        return found

    # -- guesses --------------------------------------------------------------------------------------------------------------------------

    def guess(self, seat: int, shown: int, unseen: list[int], chance: Chance) -> None:
        """Replace all that ``seat`` cannot know: the cards come from ``unseen``, in random order, and what is left of it stays there.

        ``shown``: the seats whose kept cards all have seen. Whatever the seat has passed on is still in the group or was kept by one of those who
        have held it since, any of its cards as likely as another.
        """
        public = {card for other in range(self.seats) if shown >> other & 1 for card in self.taken[other]}
        known = [other == seat or shown >> other & 1 == 1 for other in range(self.seats)]
        entries: list[list[int]] = []
        taken = [cards[:] if known[other] else [-1] * len(cards) for other, cards in enumerate(self.taken)]
        for group in range(self.seats):
            entries.append(self._guess_group(seat, group, known, public, taken, unseen, chance))
        self.entries = entries
        self.taken = taken

    def _guess_group(
        self, seat: int, group: int, known: list[bool], public: set[int], taken: list[list[int]], unseen: list[int], chance: Chance
    ) -> list[int]:
        """The cards that have come into a group, what was taken from it going into ``taken``."""
        path = self.path[group]
        if not path:
            return []
        visits = self.visits(seat, group)
        takes = len([cycle for cycle, holder in enumerate(path) if cycle < len(self.taken[holder])])
        total = len(self.entries[group])
        if not visits or visits[0] > 0:
            end = visits[0] if visits else takes
            gone = [self._kept(path[cycle], cycle, known, taken, unseen) for cycle in range(end)]
            if visits:
                entries = gone + sorted(self.inside(group, end))
            else:
                return gone + [unseen.pop() for _ in range(total - takes)]
        else:
            entries = sorted(self.inside(group, 0))
        for before, now in pairwise(visits):
            entries += self._between(seat, group, before, now, known, taken, unseen, chance)
        return entries + self._after(seat, group, visits[-1], takes, known, public, taken, unseen, chance)

    def _kept(self, holder: int, cycle: int, known: list[bool], taken: list[list[int]], unseen: list[int]) -> int:
        """What a holder kept of cards that have never been seen."""
        if not known[holder]:
            taken[holder][cycle] = unseen.pop()
        return taken[holder][cycle]

    def _between(
        self, seat: int, group: int, before: int, now: int, known: list[bool], taken: list[list[int]], unseen: list[int], chance: Chance
    ) -> list[int]:
        """The cards added from one look at a group to the next one."""
        path = self.path[group]
        had = self.passed(seat, group, before)
        back = self.inside(group, now)
        gone = [card for card in had if card not in back]
        cycles = range(before + 1, now)
        secret = [cycle for cycle in cycles if not known[path[cycle]]]
        sure = [taken[path[cycle]][cycle] for cycle in cycles if known[path[cycle]]]
        gone = sorted([card for card in gone if card not in sure])
        chance.shuffle(gone)
        chance.shuffle(secret)
        if len(had) == SIZE and before + 1 in secret:  # whoever came next could keep nothing else
            secret.remove(before + 1)
            secret.insert(0, before + 1)
        for place, cycle in enumerate(secret):
            taken[path[cycle]][cycle] = gone[place] if place < len(gone) else unseen.pop()
        added = had[SIZE - 1 :]
        added += [taken[path[cycle]][cycle] for cycle in cycles if taken[path[cycle]][cycle] not in had]
        return added + sorted([card for card in back if card not in had])

    def _after(
        self,
        seat: int,
        group: int,
        last: int,
        takes: int,
        known: list[bool],
        public: set[int],
        taken: list[list[int]],
        unseen: list[int],
        chance: Chance,
    ) -> list[int]:
        """The cards added since the last look at a group, each keeping any of the cards that were there."""
        path = self.path[group]
        if takes <= last:
            return []  # it is being looked at
        total = len(self.entries[group])
        inside = sorted(self.inside(group, last))
        inside.remove(self.taken[seat][last])
        added: list[int] = []
        fresh: list[int] = []
        for cycle in range(last, max(takes, total - SIZE)):
            if cycle > last and cycle < takes:
                holder = path[cycle]
                if known[holder]:
                    card = taken[holder][cycle]
                    if card not in inside:  # it had been added
                        other = fresh[-1]
                        unseen.insert(0, other)
                        inside[inside.index(other)] = card
                        added[added.index(other)] = card
                        fresh.remove(other)
                else:
                    free = [card for card in inside if card not in public]
                    card = free[chance.below(len(free))]
                    taken[holder][cycle] = card
                inside.remove(card)
                if card in fresh:
                    fresh.remove(card)
            if SIZE + cycle < total:
                if self.seen_draws and cycle == last:
                    card = self.entries[group][SIZE + cycle]
                else:
                    card = unseen.pop()
                    fresh.append(card)
                added.append(card)
                inside.append(card)
        return added
