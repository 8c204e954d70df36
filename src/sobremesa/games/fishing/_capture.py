"""What fishing games share: which cards of the table add up to what is wanted, and who has most of something."""

from __future__ import annotations


def subsets(cards: list[int], values: list[int], total: int) -> list[int]:
    """Every set of ``cards`` (as bit masks of cards) whose ``values`` add up to exactly ``total``, ascending; none for a total below 1.

    ``values`` gives the worth of each card of the pack, 1 or more.

    >>> subsets([0, 1, 2, 4], [1, 2, 3, 4, 5], 6)
    [7, 17]
    """
    if total < 1:
        return []
    found: list[int] = []
    _grow(cards, values, total, 0, 0, found)
    found.sort()
    return found


def _grow(cards: list[int], values: list[int], left: int, start: int, taken: int, found: list[int]) -> None:
    for place in range(start, len(cards)):
        card = cards[place]
        value = values[card]
        if value < left:
            _grow(cards, values, left - value, place + 1, taken | 1 << card, found)
        elif value == left:
            found.append(taken | 1 << card)


def sums(cards: list[int], values: list[int]) -> int:
    """The totals that sets of ``cards`` can make, as a bit mask of totals (bit 0, the empty set, is always there).

    >>> bin(sums([0, 1], [2, 3]))
    '0b101101'
    """
    reached = 1
    for card in cards:
        reached |= reached << values[card]
    return reached


def worth(mask: int, values: list[int]) -> int:
    """What a set of cards adds up to."""
    total = 0
    while mask:
        low = mask & -mask
        total += values[low.bit_length() - 1]
        mask ^= low
    return total


def parts(cards: list[int], values: list[int], total: int) -> int:
    """Into how many groups of exactly ``total`` all the ``cards`` can be split; 0 if they cannot.

    >>> parts([0, 1, 2, 3], [7, 8, 6, 9], 15), parts([0, 1], [10, 5], 15), parts([0, 1], [10, 4], 15)
    (2, 1, 0)
    """
    whole = 0
    for card in cards:
        whole += values[card]
    if not cards or whole % total:
        return 0
    return whole // total if _splits(cards, values, total) else 0


def _splits(cards: list[int], values: list[int], total: int) -> bool:
    if not cards:
        return True
    first = cards[0]
    rest = cards[1:]
    if values[first] == total:
        return _splits(rest, values, total)
    groups = subsets(rest, values, total - values[first])
    return any(_splits([card for card in rest if not group >> card & 1], values, total) for group in groups)


def most(counts: list[int]) -> list[int]:
    """The sides that have most of something, all who share it; nobody where there is none.

    >>> most([3, 5, 5]), most([0, 0])
    ([1, 2], [])
    """
    best = max(counts)
    return [side for side, count in enumerate(counts) if count == best] if best else []
