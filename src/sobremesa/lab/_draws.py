"""Unfinished hands of hold'em and the cards that finish them (rules/poker-odds, "outs by draw").

Cards are sets of the pack ``fr52``: thirteen bits a suit, the ace first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

FULL_PACK: Final = (1 << 52) - 1
_SUIT: Final = 8191


@dataclass(frozen=True, slots=True)
class Draw:
    """One way a hand may become better.

    :ivar kind: ``flush``, ``straight``, ``overcards``, ``pair``, ``set``, ``two_pair_or_trips``, ``full_house`` or ``backdoor_flush``.
    :ivar outs: the unseen cards that finish it, a set; none of a backdoor flush.
    :ivar shape: of a straight ``gutshot``, ``open``, ``double`` or, in Omaha, ``wrap`` (three ranks or more); else empty.
    :ivar by_river: of a backdoor flush the chance that it comes.
    """

    kind: str
    outs: int
    shape: str = ""
    by_river: Fraction | None = None


def suit_of(cards: int, suit: int) -> int:
    """A suit's thirteen bits."""
    return cards >> 13 * suit & _SUIT


def ranks_of(cards: int) -> int:
    """The ranks of a set of cards, thirteen bits, the ace first."""
    return suit_of(cards, 0) | suit_of(cards, 1) | suit_of(cards, 2) | suit_of(cards, 3)


def of_rank(rank: int) -> int:
    """The four cards of a rank, by its bit's place."""
    return (1 << rank | 1 << 13 + rank | 1 << 26 + rank | 1 << 39 + rank) & FULL_PACK


def height(rank: int) -> int:
    """A rank's place in the order, the ace on top."""
    return rank or 13


def count(cards: int, rank: int) -> int:
    """How many cards of a rank are in a set."""
    return (cards & of_rank(rank)).bit_count()


def places(part: int) -> list[int]:
    """The ranks of thirteen bits, by their places."""
    return [rank for rank in range(13) if part >> rank & 1]


def _windows() -> list[int]:
    return [31 << low for low in range(9)] + [0b1111 << 9 | 1]  # the last from ten to ace


WINDOWS: Final = _windows()
"""The ranks of each straight."""


def _flush(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    for suit in range(4):
        held = suit_of(hole, suit)
        if held and suit_of(hole | board, suit).bit_count() == 4:
            yield Draw("flush", unseen & _SUIT << 13 * suit)


def _straight(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    every = ranks_of(hole | board)
    if any(every & window == window for window in WINDOWS):
        return
    finishing: list[int] = []
    for rank in range(13):
        own = ranks_of(hole) & ~(ranks_of(board) | 1 << rank)
        wide = every | 1 << rank
        if not every >> rank & 1 and any(wide & window == window and own & window for window in WINDOWS):
            finishing.append(rank)
    outs = sum(of_rank(rank) for rank in finishing) & unseen
    if not outs:
        return
    shape = "gutshot"
    if len(finishing) > 1:
        # Both ends of four in a row lie five apart, two gaps nearer; an ace is at either end.
        lows = set(finishing) | ({13} if 0 in finishing else set())
        shape = "open" if any(low + 5 in lows for low in lows) else "double"
    yield Draw("straight", outs, shape)


def _unpaired(hole: int, board: int) -> list[int]:
    """The ranks of hole cards that pair nothing."""
    return [rank for rank in places(ranks_of(hole)) if count(hole | board, rank) == 1]


def _overcards(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    top = max(height(rank) for rank in places(ranks_of(board)))
    outs = sum(of_rank(rank) for rank in _unpaired(hole, board) if height(rank) > top) & unseen
    if outs:
        yield Draw("overcards", outs)


def _pair(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    single = _unpaired(hole, board)
    if len(single) == 2:
        yield Draw("pair", sum(of_rank(rank) for rank in single) & unseen)


def _set(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    ranks = places(ranks_of(hole))
    if len(ranks) == 1 and not count(board, ranks[0]):
        yield Draw("set", of_rank(ranks[0]) & unseen)


def _two_pair_or_trips(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    every = hole | board
    paired = [rank for rank in range(13) if count(every, rank) > 1]
    if len(paired) == 1 and count(hole, paired[0]) == count(board, paired[0]) == 1:
        yield Draw("two_pair_or_trips", sum(of_rank(rank) for rank in places(ranks_of(hole))) & unseen)


def _full_house(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    every = hole | board
    many = [rank for rank in range(13) if count(every, rank) > 1]
    ready = len(many) > 1 or any(count(every, rank) == 3 for rank in many)
    if not ready or _fullness(every) or not any(count(hole, rank) for rank in many):
        return
    outs = 0
    for rank in range(13):
        one = of_rank(rank) & unseen
        card = one & -one
        # It uses a hole card if it is worth more than what everybody has on the board.
        if card and _fullness(every | card) > _fullness(board | card):
            outs |= one
    if outs:
        yield Draw("full_house", outs)


def _fullness(cards: int) -> int:
    """How good a full house or four of a kind a set holds, 0: neither."""
    fours = [height(rank) for rank in range(13) if count(cards, rank) == 4]
    if fours:
        kicker = max((height(rank) for rank in range(13) if count(cards, rank) and height(rank) != max(fours)), default=0)
        return 1000 + 14 * max(fours) + kicker
    threes = sorted((height(rank) for rank in range(13) if count(cards, rank) == 3), reverse=True)
    pairs = threes[1:] + [height(rank) for rank in range(13) if count(cards, rank) == 2]
    return 14 * threes[0] + max(pairs) if threes and pairs else 0


def _backdoor_flush(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    if board.bit_count() > 3:
        return
    for suit in range(4):
        if suit_of(hole, suit) and suit_of(hole | board, suit).bit_count() == 3:
            yield backdoor(unseen, suit)


def backdoor(unseen: int, suit: int) -> Draw:
    """A flush that takes both cards to come."""
    left = suit_of(unseen, suit).bit_count()
    return Draw("backdoor_flush", 0, by_river=Fraction(comb(left, 2), comb(unseen.bit_count(), 2)))


KINDS: Final[dict[str, Callable[[int, int, int], Iterator[Draw]]]] = {
    "flush": _flush,
    "straight": _straight,
    "overcards": _overcards,
    "pair": _pair,
    "set": _set,
    "two_pair_or_trips": _two_pair_or_trips,
    "full_house": _full_house,
    "backdoor_flush": _backdoor_flush,
}
"""The kinds of draw, each with what finds it among hole cards, board and unseen cards."""
AUTO: Final = ("flush", "straight", "set", "full_house")
"""Those counted unless others are chosen: pairing rarely wins."""


def draws(hole: int, board: int, unseen: int) -> list[Draw]:
    """Every draw of a hand, in the order of :data:`KINDS`."""
    return [draw for find in KINDS.values() for draw in find(hole, board, unseen)]
