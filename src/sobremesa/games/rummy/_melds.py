"""Groups of a rummy hand: sets of one rank and runs of one suit, with jokers, and the split of a hand that leaves the fewest points loose.

A hand is a list of cards. Within it a group is a *place mask*: bit ``i`` stands for ``hand[i]``. A group on the table is a list of cards in its
order, a joker lying where the card would that it stands for.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import Pack, bits

LOW: Final = 1
HIGH: Final = 2
"""The ends of a run, as bits; a set takes cards at its ``HIGH`` end only."""


class Melds:
    """What counts as a group in one game and pack.

    :ivar points: what each card costs when loose. ``joker_limit``: jokers in one group.
    :ivar min_set: and ``max_set``, ``min_run``: how many cards; ``suits_differ``: a set may not hold one suit twice.
    :ivar top: places in a run of a suit: one more than its ranks where the ace (the first rank) may also follow the last.
    """

    def __init__(
        self,
        pack: Pack,
        points: list[int],
        joker_limit: int = 1,
        min_set: int = 3,
        max_set: int = 99,
        suits_differ: bool = False,
        min_run: int = 3,
        ace_high: bool = False,
    ) -> None:
        self.pack = pack
        self.points = points
        self.joker_limit = joker_limit
        self.min_set = min_set
        self.max_set = max_set
        self.suits_differ = suits_differ
        self.min_run = min_run
        self.ace_high = ace_high
        self.ranks = len(pack.ranks)
        self.top = self.ranks + (1 if ace_high else 0)
        self.suit = pack.suit
        self.rank = pack.rank

    # -- groups in a hand ---------------------------------------------------------------------------------------------------------------

    def jokers(self, hand: list[int]) -> int:
        """The places of the jokers."""
        mask = 0
        for place, card in enumerate(hand):
            if self.suit[card] < 0:
                mask |= 1 << place
        return mask

    def find(self, hand: list[int]) -> list[int]:
        """Every group that the cards of a hand can form, as place masks, each once."""
        width = self.top
        by_rank = [0] * self.ranks
        by_card = [0] * (len(self.pack.suits) * width)
        jokers = 0
        for place, card in enumerate(hand):
            bit = 1 << place
            suit = self.suit[card]
            if suit < 0:
                jokers |= bit
                continue
            rank = self.rank[card]
            by_rank[rank] |= bit
            by_card[suit * width + rank] |= bit
            if rank == 0 and self.ace_high:
                by_card[suit * width + self.ranks] |= bit
        found: list[int] = []
        for mask in by_rank:
            if mask:
                self._sets(hand, mask, jokers, found)
        limit = self.joker_limit if jokers else 0
        for suit in range(len(self.pack.suits)):
            base = suit * width
            for start in range(width - self.min_run + 1):
                self._runs(by_card, base + start, base + width, jokers, limit, 0, 0, 0, found)
        if not jokers:
            return found
        return sorted(set(found))

    def _sets(self, hand: list[int], mask: int, jokers: int, found: list[int]) -> None:
        sub = mask
        while sub:
            size = sub.bit_count()
            if size >= 2 and size <= self.max_set and not (self.suits_differ and self._suit_twice(hand, sub)):
                if size >= self.min_set:
                    found.append(sub)
                if jokers:
                    self._with_jokers(sub, size, jokers, found)
            sub = (sub - 1) & mask

    def _with_jokers(self, sub: int, size: int, jokers: int, found: list[int]) -> None:
        extra = jokers
        while extra:
            more = extra.bit_count()
            if more <= self.joker_limit and self.min_set <= size + more <= self.max_set:
                found.append(sub | extra)
            extra = (extra - 1) & jokers

    def _suit_twice(self, hand: list[int], mask: int) -> bool:
        seen = 0
        while mask:
            low = mask & -mask
            bit = 1 << self.suit[hand[low.bit_length() - 1]]
            if seen & bit:
                return True
            seen |= bit
            mask ^= low
        return False

    def _runs(self, by_card: list[int], at: int, end: int, jokers: int, limit: int, mask: int, length: int, natural: int, found: list[int]) -> None:
        """Add every run that goes on from ``mask`` with the card of slot ``at``."""
        if length >= self.min_run and natural >= 2:
            found.append(mask)
        if at >= end:
            return
        here = by_card[at] & ~mask
        while here:
            low = here & -here
            self._runs(by_card, at + 1, end, jokers, limit, mask | low, length + 1, natural + 1, found)
            here ^= low
        if limit:
            free = jokers & ~mask
            while free:
                low = free & -free
                self._runs(by_card, at + 1, end, jokers, limit - 1, mask | low, length + 1, natural, found)
                free ^= low

    # -- splits of a hand ---------------------------------------------------------------------------------------------------------------

    def unions(self, groups: list[int], jokers: int = 0, natural: bool = False) -> list[int]:
        """What disjoint ``groups`` can cover together, as place masks, each once; with ``natural``, at least one of them being without joker."""
        every: dict[int, bool] = {0: False}
        for group in groups:
            plain = not group & jokers
            for covered in list(every):
                if not covered & group:
                    union = covered | group
                    if plain or every[covered]:
                        every[union] = True
                    elif union not in every:
                        every[union] = False
        return [union for union, has in every.items() if has] if natural else list(every)

    def loose(self, hand: list[int], covered: int) -> int:
        """The points of the cards outside ``covered``."""
        total = 0
        points = self.points
        for place, card in enumerate(hand):
            if not covered >> place & 1:
                total += points[card]
        return total

    def least(self, hand: list[int]) -> int:
        """The fewest points that a split of the hand leaves loose."""
        groups = self.find(hand)
        if not groups:
            return self.loose(hand, 0)
        return min([self.loose(hand, union) for union in self.unions(groups)])

    def best(self, hand: list[int]) -> list[int]:
        """The groups of a split that leaves the fewest points loose (of several, the one with fewer loose cards)."""
        groups = self.find(hand)
        chosen = 0
        least = -1
        for union in self.unions(groups):
            cost = self.loose(hand, union) * 32 + len(hand) - union.bit_count()
            if least < 0 or cost < least:
                least = cost
                chosen = union
        return self.parts(groups, chosen)

    def parts(self, groups: list[int], union: int, jokers: int = 0, natural: bool = False) -> list[int]:
        """Disjoint ``groups`` that make up exactly ``union``, as few as may be found first; with ``natural``, at least one without joker."""
        found: list[int] = []
        inside = sorted([group for group in groups if not group & ~union], key=int.bit_count, reverse=True)
        self._split(inside, union, jokers, natural, found)
        return found

    def _split(self, groups: list[int], left: int, jokers: int, natural: bool, found: list[int]) -> bool:
        if not left:
            return not natural
        lowest = left & -left
        for group in groups:
            if group & lowest and not group & ~left:
                found.append(group)
                if self._split(groups, left ^ group, jokers, natural and bool(group & jokers), found):
                    return True
                found.pop()
        return False

    # -- groups on the table ------------------------------------------------------------------------------------------------------------

    def is_set(self, group: list[int]) -> bool:
        """Whether a valid group is of one rank (or else a run)."""
        ranks = [self.rank[card] for card in group if self.suit[card] >= 0]
        return ranks[0] == ranks[1]

    def start(self, group: list[int]) -> int:
        """The rank at which a run starts."""
        for place, card in enumerate(group):
            if self.rank[card] > 0:
                return self.rank[card] - place
        return 0

    def free_ends(self, cards: list[int]) -> int:
        """Where the joker of the cards of a group may lie by its owner's choice: ``LOW``, ``HIGH`` or both of a run; 0 if there is no choice."""
        naturals = [card for card in cards if self.suit[card] >= 0]
        if len(naturals) == len(cards) or self.is_set(cards):
            return 0
        slots = self._slots(naturals, len(cards))
        if slots[-1] - slots[0] + 1 >= len(cards):
            return 0
        return (LOW if slots[0] > 0 else 0) | (HIGH if slots[-1] + 1 < self.top else 0)

    def _slots(self, naturals: list[int], size: int) -> list[int]:
        """The places in the suit of the natural cards of a run of ``size`` cards, ascending."""
        slots = sorted([self.rank[card] for card in naturals])
        if self.ace_high and slots[0] == 0 and slots[-1] >= size:
            slots = [*slots[1:], self.ranks]
        return slots

    def laid(self, cards: list[int], low: bool = False) -> list[int]:
        """The cards of a group in the order in which they lie; ``low``: a joker with the choice goes to the low end."""
        jokers = [card for card in cards if self.suit[card] < 0]
        naturals = [card for card in cards if self.suit[card] >= 0]
        if self.is_set(cards):
            return sorted(naturals, key=self._set_order) + jokers
        slots = self._slots(naturals, len(cards))
        naturals.sort(key=self._run_order)
        if slots[-1] == self.ranks:
            naturals = [*naturals[1:], naturals[0]]
        found: list[int] = []
        for place, card in enumerate(naturals):
            while place and slots[place] > slots[place - 1] + 1 and len(found) < slots[place] - slots[0]:
                found.append(jokers.pop())
            found.append(card)
        ends = LOW * (slots[0] > 0) | HIGH * (slots[-1] + 1 < self.top)
        while jokers:
            if (low and ends & LOW) or not ends & HIGH:
                found.insert(0, jokers.pop())
            else:
                found.append(jokers.pop())
        return found

    def _set_order(self, card: int) -> int:
        return self.suit[card] * 1000 + card

    def _run_order(self, card: int) -> int:
        return self.rank[card]

    def fits(self, group: list[int], card: int) -> int:
        """Where a card may be laid off on a group of the table: ``LOW`` and ``HIGH`` ends, 0: nowhere."""
        jokers = 0
        suit = -1
        for other in group:
            if self.suit[other] < 0:
                jokers += 1
            else:
                suit = self.suit[other]
        joker = self.suit[card] < 0
        if joker and jokers >= self.joker_limit:
            return 0
        if self.is_set(group):
            if len(group) >= self.max_set:
                return 0
            if joker:
                return HIGH
            rank = max([self.rank[other] for other in group])
            twice = self.suits_differ and any(self.suit[other] == self.suit[card] for other in group)
            return HIGH if self.rank[card] == rank and not twice else 0
        low = self.start(group) - 1
        high = low + len(group) + 1
        if joker:
            return (LOW if low >= 0 else 0) | (HIGH if high < self.top else 0)
        if self.suit[card] != suit:
            return 0
        rank = self.rank[card]
        if rank == high or (self.ace_high and rank == 0 and high == self.ranks):
            return HIGH
        return LOW if rank == low else 0

    def stands_for(self, group: list[int], place: int) -> str:
        """The notation of the card that the joker at ``place`` of a group stands for."""
        naturals = [card for card in group if self.suit[card] >= 0]
        pack = self.pack
        if self.is_set(group):
            suits = [self.suit[card] for card in naturals]
            missing = [suit for suit in range(len(pack.suits)) if suit not in suits]
            return pack.ranks[self.rank[naturals[0]]] + pack.suits[missing[0] if missing else suits[0]]
        return pack.ranks[(self.start(group) + place) % self.ranks] + pack.suits[self.suit[naturals[0]]]


def cards_of(hand: list[int], mask: int) -> list[int]:
    """The cards at the places of a mask."""
    return [hand[place] for place in bits(mask)]


def loose_points(pack: Pack, figures: str, joker: int) -> list[int]:
    """What each card of a pack costs when loose: its number, for ``figures`` that many points or the ``printed`` ones, for a joker ``joker``."""
    found: list[int] = []
    first = len(pack.ranks) - 3
    for rank in pack.rank:
        if rank < 0:
            found.append(joker)
        elif rank < first:
            found.append(rank + 1)
        elif figures != "printed":
            found.append(int(figures))
        else:
            found.append(rank + 1 if pack.look == "french" else 10 + rank - first)
    return found
