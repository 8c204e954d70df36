"""What a hand of poker is worth where the lowest wins (rules/poker-base, "Low hands"): whole numbers, the higher the worth the lower the hand.

Four rankings: ``a5`` and ``d6`` mind only equal ranks, with the ace low or high; ``a6`` and ``d7`` mind straights and flushes too. A worth is
:data:`PERFECT` less the badness of the hand, which is its class in bits 20 and up, then five ranks of four bits, the most important first (an ace is
1 where it is low, 14 where it is high). Cards are the sets of ``fr52``, as in :mod:`_hands`; five or more of them.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._forms import NO_LOW, Ranks
from sobremesa.games.vying._hands import FLUSH, FOUR, FULL, HIGH_CARD, PAIR, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIR

A5: Final = 0
A6: Final = 1
D7: Final = 2
D6: Final = 3
LOWS: Final[tuple[str, ...]] = ("a5", "a6", "d7", "d6")
"""The rankings by the names that options have."""
PERFECT: Final = 1 << 24
_PART: Final = 8191


def _packed(part: int, first: int) -> int:
    """The lowest five of a suit's ranks, the highest of them first, four bits each; -1 if there are fewer. ``first``: the rank of the lowest bit."""
    ranks = [first + place for place in range(13) if part >> place & 1][:5]
    if len(ranks) < 5:
        return -1
    found = 0
    for rank in ranks[::-1]:
        found = found << 4 | rank
    return found


_ACE_LOW: Final[list[int]] = [_packed(part, 1) for part in range(8192)]
_ACE_HIGH: Final[list[int]] = [_packed(part >> 1 | (part & 1) << 12, 2) for part in range(8192)]


def low(mask: int, kind: int) -> int:
    """The worth of the lowest five of a set of cards by one of the four rankings; of fewer, of them all."""
    if kind in (A5, D6):
        part = (mask | mask >> 13 | mask >> 26 | mask >> 39) & _PART
        packed = _ACE_LOW[part] if kind == A5 else _ACE_HIGH[part]
        if packed >= 0:
            return PERFECT - packed
    cards = bits(mask)
    if len(cards) < 6:
        return PERFECT - badness(cards, kind)
    return PERFECT - min([badness(list(five), kind) for five in combinations(cards, 5)])


def badness(cards: list[int], kind: int) -> int:
    """How bad five cards (or fewer, as they stand) are as a low hand: class and ranks."""
    ace = 1 if kind in (A5, A6) else 14
    counts = [0] * 15
    for card in cards:
        counts[card % 13 + 1 if card % 13 else ace] += 1
    order: list[int] = []
    for count in (4, 3, 2, 1):
        for rank in range(14, 0, -1):
            if counts[rank] == count:
                order.append(rank)
    top = counts[order[0]]
    second = counts[order[1]] if len(order) > 1 else 0
    if top == 4:
        found = FOUR
    elif top == 3:
        found = FULL if second == 2 else THREE
    elif top == 2:
        found = TWO_PAIR if second == 2 else PAIR
    else:
        found = HIGH_CARD
        if kind in (A6, D7) and len(cards) == 5:
            straight = order[0] - order[4] == 4
            flush = len({card // 13 for card in cards}) == 1
            found = STRAIGHT_FLUSH if straight and flush else FLUSH if flush else STRAIGHT if straight else HIGH_CARD
    packed = 0
    for place in range(5):
        packed = packed << 4 | (order[place] if place < len(order) else 0)
    return found << 20 | packed


def low_ranks(worth: int) -> list[int]:
    """The ranks that decide, from the most important down."""
    told = PERFECT - worth
    return [rank for rank in (told >> 16 & 15, told >> 12 & 15, told >> 8 & 15, told >> 4 & 15, told & 15) if rank]


def low_class(worth: int) -> int:
    """The class of a low hand, one of those of :mod:`_hands`."""
    return PERFECT - worth >> 20


class LowRanks(Ranks):
    """High hands as usual, and lows by one ranking. ``limit``: the highest card that a low may have, all its ranks being different; 0: any low counts
    (with ``unpaired``: any of five different ranks)."""

    def __init__(self, kind: int, limit: int, unpaired: bool = False) -> None:
        self.kind = kind
        self.limit = 13 if unpaired else limit

    def low(self, mask: int) -> int:
        worth = low(mask, self.kind)
        limit = self.limit
        return worth if not limit or PERFECT - worth < limit + 1 << 16 else NO_LOW


def wild_low(natural: int, wilds: int) -> int:
    """The worth by ``a5`` of the lowest five different ranks of a set of cards and so many wild ones; :data:`NO_LOW` if there are not five."""
    part = (natural | natural >> 13 | natural >> 26 | natural >> 39) & _PART
    for _ in range(wilds):
        part |= ~part & part + 1  # the lowest rank that is missing
    packed = _ACE_LOW[part & _PART]
    return PERFECT - packed if packed >= 0 else NO_LOW


def wild_lowest(mask: int, wild: int, kind: int) -> int:
    """The worth by one of the four rankings of the lowest five of a set of cards (of fewer, of them all), the wild ones being whatever helps most."""
    cards = bits(mask)
    if len(cards) > 5:
        return max([wild_lowest(to_mask(list(five)), wild & to_mask(list(five)), kind) for five in combinations(cards, 5)])
    natural = bits(mask & ~wild)
    count = len(cards) - len(natural)
    if not count:
        return PERFECT - badness(natural, kind)
    held = {card % 13 for card in natural}
    suit = (natural[0] // 13 + 1) % 4 if natural else 0  # of another suit than the rest: never a flush
    best = -1
    for ranks in combinations([rank for rank in range(13) if rank not in held], count):
        played = [*natural, *[13 * ((suit + place) % 4 if not natural else suit) + rank for place, rank in enumerate(ranks)]]
        found = badness(played, kind)
        if best < 0 or found < best:
            best = found
    return PERFECT - best
