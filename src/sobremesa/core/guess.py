"""Guessing hidden cards so that they fit what is known: who has room for how many, and who is known not to hold what."""

from __future__ import annotations

from math import factorial
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.packs import to_mask
from sobremesa.core.sampling import STEPS, CountTables, draw_fraction


def deal_evenly(cards: list[int], rooms: list[int], barred: list[int], chance: Chance) -> list[list[int]] | None:
    """Deal ``cards`` at random among places, ``rooms[p]`` to place ``p``, none of ``barred[p]`` (a set) among them.

    The cards are distinct, and the rooms add up to their number. Every way of dealing them that fits is equally likely, and so is every order within
    a place. None where no way fits.

    That holds to the precision of floats wherever the deals can be counted in :data:`sobremesa.core.sampling.STEPS` steps; what is counted is kept,
    so that the next guess from the same knowledge costs little more than a shuffle. Where so much is known of so many places that counting takes
    longer, a random walk takes its place (see :meth:`Plan.walk`), and deals are only nearly equally likely.
    """
    if sum(rooms) != len(cards):
        return None
    if any(barred):
        return _plan_for(cards, rooms, barred).deal(chance)
    order = cards[:]
    chance.shuffle(order)
    return _cut(order, rooms)


TRIES: Final = 6  # guesses made before one is made to fit


def deal_needing(cards: list[int], rooms: list[int], barred: list[int], place: int, needed: int, chance: Chance) -> list[list[int]] | None:
    """The same, where that place is known to hold at least one of the cards ``needed`` (0: nothing is needed).

    Again every way that fits is equally likely, or nearly so where there are too many to count.
    """
    for _ in range(TRIES):
        dealt = deal_evenly(cards, rooms, barred, chance)
        if dealt is None or not needed or to_mask(dealt[place]) & needed:
            return dealt
    return _deal_with_one_of(cards, rooms, barred, place, needed, chance) if rooms[place] else None


def _deal_with_one_of(cards: list[int], rooms: list[int], barred: list[int], place: int, needed: int, chance: Chance) -> list[list[int]] | None:
    """The same without trying: one of the cards is put there and the others are dealt around it."""
    # Each deal that fits has one first card of those needed: that one is drawn by how many deals it has, those before it being barred.
    bars = barred[:]
    smaller = rooms[:]
    smaller[place] -= 1
    firsts: list[int] = []
    plans: list[Plan] = []
    sums: list[float] = []
    total = 0.0
    counted = True
    for card in cards:
        if needed >> card & 1 and not barred[place] >> card & 1:
            plan = _plan_for([other for other in cards if other != card], smaller, bars)
            bars = bars[:]
            bars[place] |= 1 << card
            firsts.append(card)
            plans.append(plan)
            counted = counted and plan.tables.known
            total += plan.ways
            sums.append(total)
    if not counted:
        return _deal_forcing(cards, smaller, barred, place, firsts, chance)
    if total == 0.0:
        return None
    point = draw_fraction(chance) * total
    pick = 0
    while sums[pick] <= point:
        pick += 1
    dealt = plans[pick].deal(chance)
    assert dealt is not None, "it has been counted"
    dealt[place].append(firsts[pick])
    chance.shuffle(dealt[place])
    return dealt


def _deal_forcing(cards: list[int], rooms: list[int], barred: list[int], place: int, wanted: list[int], chance: Chance) -> list[list[int]] | None:
    """A deal with one of the cards ``wanted`` at that place, besides its room; not all are equally likely."""
    chance.shuffle(wanted)
    for one in wanted:
        dealt = deal_evenly([card for card in cards if card != one], rooms, barred, chance)
        if dealt is not None:
            dealt[place].append(one)
            chance.shuffle(dealt[place])
            return dealt
    return None


class Plan:
    """What is known, sorted for dealing: places that the same cards are barred from make one group, cards that the same groups take make one class.

    How many cards of each class a group gets is drawn from the tables of counts with those sums; which ones, and where in the group, is shuffling.

    :ivar ways: how many deals there are, not counting orders within a place; 0.0 where none fits or where they cannot be counted.
    :ivar tables: the counts by class and group, or by group and class where ``turned``, whichever is the shorter to count.
    """

    def __init__(self, cards: list[int], rooms: list[int], barred: list[int], steps: int = STEPS) -> None:
        pool = to_mask(cards)
        self.cards = cards[:]
        self.rooms = rooms[:]
        self.group_of: list[int] = [-1] * len(rooms)
        self.bars: list[int] = []  # by group
        self.sizes: list[int] = []
        for place, room in enumerate(rooms):
            if room == 0:
                continue
            bar = barred[place] & pool
            if bar not in self.bars:
                self.bars.append(bar)
                self.sizes.append(0)
            self.group_of[place] = self.bars.index(bar)
            self.sizes[self.group_of[place]] += room
        members: dict[int, list[int]] = {}
        for card in cards:
            takers = 0
            for group, bar in enumerate(self.bars):
                if not bar >> card & 1:
                    takers |= 1 << group
            if takers not in members:
                members[takers] = []
            members[takers].append(card)
        takers_of = sorted(members)
        self.classes: list[list[int]] = [members[takers] for takers in takers_of]
        counts = [len(members[takers]) for takers in takers_of]
        self.turned = _span(counts) < _span(self.sizes)
        self.tables = _tables_for(counts, self.sizes, takers_of, self.turned, steps)
        if not self.tables.known:
            other = _tables_for(counts, self.sizes, takers_of, not self.turned, steps)
            if other.known:
                self.tables, self.turned = other, not self.turned
        self.ways = 0.0
        if self.tables.known:
            self.ways = self.tables.ways * self._ways_per_table_way(counts)

    def _ways_per_table_way(self, counts: list[int]) -> float:
        """Deals to places for each way of telling off the rows of the tables."""
        above = below = 1
        if self.turned:
            for count in counts:
                above *= factorial(count)
        else:
            for size in self.sizes:
                above *= factorial(size)
        for room in self.rooms:
            below *= factorial(room)
        return above / below

    def deal(self, chance: Chance) -> list[list[int]] | None:
        """A deal, any being as likely as any other as far as they could be counted; None where none fits."""
        if not self.tables.known:
            return self.walk(chance)
        if self.tables.ways == 0.0:
            return None
        counts = self.tables.draw(chance)
        piles: list[list[int]] = [[] for _ in self.sizes]
        for which, members in enumerate(self.classes):
            order = members[:]
            chance.shuffle(order)
            for group, pile in enumerate(piles):
                count = counts[group][which] if self.turned else counts[which][group]
                if count:
                    cut = len(order) - count
                    pile += order[cut:]
                    del order[cut:]
        return self._share_out(piles, chance)

    def walk(self, chance: Chance) -> list[list[int]] | None:
        """A deal by a random walk from some deal that fits; None where none fits.

        Each step leaves a uniform distribution uniform, and the steps together lead from any deal to any other: two groups share out anew what both
        may hold; or some groups pass on a card each in a ring, if all may. (A ring of any length is needed: bars can leave two deals that differ in
        a ring of all groups and none between them.) So the more rounds, the nearer all deals are to being equally likely; they never quite are.
        """
        piles = _fit(self.cards, self.sizes, self.bars, chance)
        if piles is None:
            return None
        groups = len(piles)
        order = list(range(groups))
        for _ in range(ROUNDS):
            for one in range(groups):
                for other in range(one):
                    _share_anew(piles, self.bars, one, other, chance)
            for _ in range(groups):
                chance.shuffle(order)
                _pass_round(piles, self.bars, order[: 2 + chance.below(groups - 1)] if groups > 1 else [], chance)
        return self._share_out(piles, chance)

    def _share_out(self, piles: list[list[int]], chance: Chance) -> list[list[int]] | None:
        """The groups' cards by place, in random order."""
        for pile in piles:
            chance.shuffle(pile)
        found: list[list[int]] = []
        for place, room in enumerate(self.rooms):
            if room == 0:
                found.append([])
                continue
            pile = piles[self.group_of[place]]
            cut = len(pile) - room
            found.append(pile[cut:])
            del pile[cut:]
        return found


ROUNDS: Final = 12  # of a random walk


def _share_anew(piles: list[list[int]], bars: list[int], one: int, other: int, chance: Chance) -> None:
    """Deal anew between two groups what both may hold, each getting as many as it had."""
    both = bars[one] | bars[other]
    mixed = [card for card in piles[one] if not both >> card & 1]
    kept = len(mixed)
    mixed += [card for card in piles[other] if not both >> card & 1]
    if kept in (0, len(mixed)):
        return
    chance.shuffle(mixed)
    piles[one] = [card for card in piles[one] if both >> card & 1] + mixed[:kept]
    piles[other] = [card for card in piles[other] if both >> card & 1] + mixed[kept:]


def _pass_round(piles: list[list[int]], bars: list[int], ring: list[int], chance: Chance) -> None:
    """Have each group of the ring pass a random card to the next one, unless one of the cards is barred there."""
    picks = [chance.below(len(piles[group])) for group in ring]
    for step, pick in enumerate(picks):
        if bars[ring[(step + 1) % len(ring)]] >> piles[ring[step]][pick] & 1:
            return
    moved = [piles[ring[step]][pick] for step, pick in enumerate(picks)]
    for step in range(len(ring)):
        piles[ring[step]][picks[step]] = moved[step - 1]


KEPT: Final = 100_000  # steps of counting whose results are kept
KEPT_PLANS: Final = 64
_plans: dict[tuple[int, ...], Plan] = {}
_tables: dict[tuple[int, ...], CountTables] = {}
_kept: list[int] = [0]  # the steps in _tables


def _plan_for(cards: list[int], rooms: list[int], barred: list[int]) -> Plan:
    """The plan for what is known, kept from the last time if it was met lately: a search guesses thousands of times from the same knowledge."""
    key = (len(rooms), *rooms, *barred, *cards)
    plan = _plans.get(key)
    if plan is None:
        plan = Plan(cards, rooms, barred)
        if len(_plans) >= KEPT_PLANS:
            _plans.clear()
        _plans[key] = plan
    return plan


def _tables_for(counts: list[int], sizes: list[int], takers: list[int], turned: bool, steps: int) -> CountTables:
    """The tables of how many of each class go to each group; by group and class if turned. They are shared by all plans that come to the same."""
    key = (steps, turned, len(counts), *counts, *takers, *sizes)
    tables = _tables.get(key)
    if tables is None:
        if turned:
            fits = [0] * len(sizes)
            for which, groups in enumerate(takers):
                for group in range(len(sizes)):
                    fits[group] |= (groups >> group & 1) << which
            tables = CountTables(sizes, counts, fits, steps)
        else:
            tables = CountTables(counts, sizes, takers, steps)
        if _kept[0] + tables.size > KEPT:
            _tables.clear()
            _plans.clear()
            _kept[0] = 0
        _tables[key] = tables
        _kept[0] += tables.size
    return tables


def _span(sums: list[int]) -> int:
    """How many different remainders there may be of such sums, at most: the largest follows from the others."""
    span = 1
    for amount in sums:
        span *= amount + 1
    return span // (max(sums, default=0) + 1)


def _cut(order: list[int], rooms: list[int]) -> list[list[int]]:
    """The cards of a list in turn, as many to each place as it has room for."""
    found: list[list[int]] = []
    at = 0
    for room in rooms:
        found.append(order[at : at + room])
        at += room
    return found


def _fit(cards: list[int], rooms: list[int], barred: list[int], chance: Chance) -> list[list[int]] | None:
    """Some deal that fits, by chance but not evenly; None where there is none."""
    order = cards[:]
    chance.shuffle(order)
    places = range(len(rooms))
    found: list[list[int]] = [[] for _ in places]
    loose: list[int] = []
    tied: list[list[int]] = [[] for _ in places]  # by the number of places that take the card, the fewest first
    for card in order:
        takers = 0
        for place in places:
            if rooms[place] and not barred[place] >> card & 1:
                takers += 1
        if takers == 0:
            return None
        if takers == len(rooms):
            loose.append(card)
        else:
            tied[takers - 1].append(card)
    left = rooms[:]
    for few in tied:
        for card in few:
            room = 0
            for place in places:
                if not barred[place] >> card & 1:
                    room += left[place]
            if room == 0:
                if not _shift(card, found, left, barred):
                    return None
                continue
            pick = chance.below(room)
            for place in places:
                if not barred[place] >> card & 1:
                    pick -= left[place]
                    if pick < 0:
                        found[place].append(card)
                        left[place] -= 1
                        break
    for place in places:
        cut = len(loose) - left[place]
        if cut < 0:
            return None
        found[place] += loose[cut:]
        del loose[cut:]
    return found


def _shift(card: int, found: list[list[int]], left: list[int], barred: list[int]) -> bool:
    """Make room for ``card``, whose places are all full, by moving a chain of other cards; whether that can be done."""
    places = len(left)
    came: list[int] = [-2] * places  # the place before this one in the chain; -1: takes the card itself, -2: not reached
    moved: list[int] = [card] * places  # the card that would come here from there
    queue: list[int] = []
    for place in range(places):
        if not barred[place] >> card & 1:
            came[place] = -1
            queue.append(place)
    while queue:
        place = queue.pop(0)
        if left[place]:
            left[place] -= 1
            while place >= 0:
                found[place].append(moved[place])
                if came[place] >= 0:
                    found[came[place]].remove(moved[place])
                place = came[place]
            return True
        for other in found[place]:
            for next_place in range(places):
                if came[next_place] == -2 and not barred[next_place] >> other & 1:
                    came[next_place] = place
                    moved[next_place] = other
                    queue.append(next_place)
    return False
