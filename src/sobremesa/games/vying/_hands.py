"""What a poker hand is worth (rules/poker-base, "High hands" and "Low hands"): whole numbers, the higher the better.

A worth is the class of the hand in bits 20 and up, then five ranks of four bits, the most important first (2 to 14; an ace that is low is 1). So the
best of several hands is their ``max``, equal numbers share, and :func:`class_of` and :func:`ranks_of` read a worth back for the table.

Cards are the sets of the pack ``fr52``: suit by suit, thirteen bits each, the ace first.
"""

from __future__ import annotations

from typing import Final

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL: Final = 6
FOUR: Final = 7
FIVE: Final = 8
STRAIGHT_FLUSH: Final = 9
"""The classes, FIVE (repóquer) where it usually stands; a royal flush is the straight flush with the ace on top."""

_SHIFT: Final = 20
_PART: Final = 8191


def class_of(worth: int) -> int:
    """The class of a high hand's worth."""
    return worth >> _SHIFT


def ranks_of(worth: int) -> list[int]:
    """The ranks that decide, from the most important down; those a class does not need are left out."""
    return [rank for rank in (worth >> 16 & 15, worth >> 12 & 15, worth >> 8 & 15, worth >> 4 & 15, worth & 15) if rank]


def _ranks(part: int) -> list[int]:
    """The ranks of a suit's thirteen bits, the ace bit 0, from the highest down."""
    return [rank for rank in range(14, 1, -1) if part >> (rank - 1) % 13 & 1]


def _packed(part: int) -> int:
    """The highest five ranks of a suit, four bits each, the first on top."""
    return sum([rank << place for rank, place in zip(_ranks(part), (16, 12, 8, 4, 0), strict=False)])


def _straight(part: int) -> int:
    """The top rank of the best straight, 0: none; five is the lowest, with the ace below the two."""
    line = part | (part & 1) << 13
    return next((top for top in range(14, 4, -1) if line >> top - 5 & 31 == 31), 0)


def _top(part: int) -> int:
    return max(_ranks(part), default=0)


# Of every part, a set of ranks. Bytes where they hold the number: the tables are read at random, and the smaller they are the sooner they are there.
_COUNT: Final[bytes] = bytes([part.bit_count() for part in range(8192)])
_TOP: Final[bytes] = bytes([_top(part) for part in range(8192)])
_STRAIGHT: Final[bytes] = bytes([_straight(part) for part in range(8192)])
_FIVE: Final[list[int]] = [_packed(part) for part in range(8192)]
_BUT: Final[list[int]] = [_PART & ~(1 << (rank - 1) % 13) for rank in range(15)]  # every rank but this one


def high(mask: int) -> int:
    """The worth of the best five of a set of cards, five or more; of fewer, of them all (a stud player's open cards).

    Sets of any number of cards, all natural.
    """
    a = mask & _PART
    b = mask >> 13 & _PART
    c = mask >> 26 & _PART
    d = mask >> 39 & _PART
    every = a | b | c | d
    flush = 0
    if _COUNT[a] > 4 or _COUNT[b] > 4 or _COUNT[c] > 4 or _COUNT[d] > 4:
        for suit in (a, b, c, d):
            if _COUNT[suit] > 4:
                top = _STRAIGHT[suit]
                if top:
                    return max(STRAIGHT_FLUSH << _SHIFT | top << 16, _other_straight_flush(a, b, c, d))
                flush = max(flush, _FIVE[suit])
    both = a & b
    others = c & d
    four = both & others
    if four:
        top = _TOP[four]
        return FOUR << _SHIFT | top << 16 | _FIVE[every & _BUT[top]] >> 4 & 0xF000
    three = both & (c | d) | others & (a | b)
    two = both | others | (a | b) & (c | d)
    if three:
        top = _TOP[three]
        pairs = two & _BUT[top]
        if pairs:
            return FULL << _SHIFT | top << 16 | _TOP[pairs] << 12
    if flush:
        return FLUSH << _SHIFT | flush
    straight = _STRAIGHT[every]
    if straight:
        return STRAIGHT << _SHIFT | straight << 16
    if three:
        top = _TOP[three]
        return THREE << _SHIFT | top << 16 | _FIVE[every & _BUT[top]] >> 4 & 0xFF00
    if two:
        top = _TOP[two]
        rest = two & _BUT[top]
        if rest:
            second = _TOP[rest]
            return TWO_PAIR << _SHIFT | top << 16 | second << 12 | _FIVE[every & _BUT[top] & _BUT[second]] >> 8 & 0xF00
        return PAIR << _SHIFT | top << 16 | _FIVE[every & _BUT[top]] >> 4 & 0xFFF0
    return _FIVE[every]


def _other_straight_flush(a: int, b: int, c: int, d: int) -> int:
    """The best straight flush where several suits may hold one."""
    top = 0
    for suit in (a, b, c, d):
        top = max(top, _STRAIGHT[suit])
    return STRAIGHT_FLUSH << _SHIFT | top << 16
