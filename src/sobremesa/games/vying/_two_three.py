"""Exactly two of one's own cards with exactly three of the shared ones (Omaha): what that is worth.

Without wild cards nothing is tried five by five. Of the ranks alone, a table knows what every five are worth; the pairs of one's own cards and the
threes of the shared ones meet there as sums, and what a pair is worth with a board is remembered, for the other hands at the table and the next
guess. Flushes are looked for only where three of a suit lie on the table.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._forms import HIGH, NO_LOW, Form, Ranks, board_streets
from sobremesa.games.vying._hands import _COUNT, _FIVE, FLUSH, STRAIGHT_FLUSH, high
from sobremesa.games.vying._lows import _ACE_LOW, A5, PERFECT, LowRanks
from sobremesa.games.vying._ranks import WildRanks

_PART: Final = 8191
_SHIFT: Final = 20
_WINDOWS: Final[list[tuple[int, int]]] = [(top, sum([1 << (rank - 1) % 13 for rank in range(top - 4, top + 1)])) for top in range(14, 4, -1)]
_WEIGHT: Final[list[int]] = [5**rank for rank in range(13)]
"""A number for each rank, so that different fives have different sums."""


def _highest(part: int, count: int) -> int:
    ace = part & 1
    rest = part ^ ace
    while _COUNT[rest] + ace > count:
        rest &= rest - 1
    return rest | ace


_TWO: Final[list[int]] = [_highest(part, 2) for part in range(8192)]
_THREE: Final[list[int]] = [_highest(part, 3) for part in range(8192)]
_of_ranks: dict[int, int] = {}  # by the sum of five ranks: what they are worth in several suits


def _fill() -> None:
    for five in combinations_with_replacement(range(13), 5):
        if five[0] != five[4]:
            cards = [rank + 13 * (place % 4) for place, rank in enumerate(five)]
            _of_ranks[sum([_WEIGHT[rank] for rank in five])] = high(to_mask(cards))


class Shared:
    """What some shared cards, three or more, make of pairs of own cards. All ranks are those of the pack, the ace first.

    :ivar board: the cards, a set. ``sums``: of the ranks of each three. ``suits``: where three of a suit lie, its place and ranks.
    :ivar lows: each three different ranks not above ``limit``, as sets of ranks.
    """

    def __init__(self, board: int, limit: int) -> None:
        if not _of_ranks:
            _fill()
        self.board = board
        ranks = [card % 13 for card in bits(board)]
        self.sums: list[int] = sorted({_WEIGHT[a] + _WEIGHT[b] + _WEIGHT[c] for a, b, c in combinations(ranks, 3)})
        self.suits: list[tuple[int, int]] = []
        for first in (0, 13, 26, 39):
            part = board >> first & _PART
            if _COUNT[part] > 2:
                self.suits.append((first, part))
        self.low_part = (1 << limit) - 1
        low = sorted({rank for rank in ranks if rank < limit})
        self.lows: list[int] = [1 << a | 1 << b | 1 << c for a, b, c in combinations(low, 3)]
        self._high: dict[int, int] = {}
        self._low: dict[int, int] = {}

    def high(self, own: int) -> int:
        """The worth of the best hand with two of the cards of ``own``."""
        weights = [_WEIGHT[card % 13] for card in bits(own)]
        known = self._high
        best = NO_LOW
        for at in range(len(weights) - 1):
            first = weights[at]
            for second in weights[at + 1 :]:
                pair = first + second
                worth = known.get(pair)
                if worth is None:
                    worth = max([_of_ranks[pair + three] for three in self.sums])
                    known[pair] = worth
                if worth > best:
                    best = worth
        for place, shared in self.suits:
            mine = own >> place & _PART
            if _COUNT[mine] > 1:
                worth = self._flush(mine, shared)
                if worth > best:
                    best = worth
        return best

    def _flush(self, mine: int, shared: int) -> int:
        """The best flush of two own ranks and three shared ones of a suit."""
        both = mine | shared
        for top, window in _WINDOWS:
            if both & window == window and _COUNT[mine & window] == 2:
                return STRAIGHT_FLUSH << _SHIFT | top << 16
        return FLUSH << _SHIFT | _FIVE[_TWO[mine] | _THREE[shared]]

    def low(self, own: int) -> int:
        """The worth of the best low of five different ranks, none above the limit; :data:`NO_LOW`: there is none."""
        lows = self.lows
        if not lows:
            return NO_LOW
        part = (own | own >> 13 | own >> 26 | own >> 39) & self.low_part
        known = self._low
        best = NO_LOW
        while part:
            first = part & -part
            part ^= first
            rest = part
            while rest:
                second = rest & -rest
                rest ^= second
                pair = first | second
                worth = known.get(pair)
                if worth is None:
                    worth = NO_LOW
                    for three in lows:
                        if not pair & three:
                            worth = max(worth, PERFECT - _ACE_LOW[pair | three])
                    known[pair] = worth
                if worth > best:
                    best = worth
        return best


class TwoAndThree(Form):
    """A form in which exactly two of one's own cards play with exactly three of the shared ones."""

    any_five = False

    def __init__(self, slug: str, hole: int, burn: bool, ranks: Ranks, goal: int) -> None:
        super().__init__(slug, board_streets(hole, burn), ranks, goal)
        self.limit = ranks.limit if isinstance(ranks, LowRanks) else 0
        self.known = not isinstance(ranks, WildRanks) and not (isinstance(ranks, LowRanks) and (ranks.kind != A5 or not self.limit))
        self._shared = self._before = Shared(0, 0)  # the last two boards: the one that lies there, and that of a guess

    def shared(self, board: int) -> Shared:
        """What is known of a board of three cards or more."""
        found = self._shared
        if found.board != board:
            last = found
            found = self._before
            if found.board != board:
                found = Shared(board, self.limit)
            self._before = last
            self._shared = found
        return found

    def high(self, own: int, board: int) -> int:
        if self.known and board.bit_count() > 2:
            return self.shared(board).high(own)
        ranks = self.ranks
        return max([ranks.high(cards) for cards in self.hands(own, board)], default=NO_LOW)

    def low(self, own: int, board: int) -> int:
        if board.bit_count() < 3:
            return NO_LOW
        if self.known:
            return self.shared(board).low(own)
        ranks = self.ranks
        return max([ranks.low(cards) for cards in self.hands(own, board)], default=NO_LOW)

    def hands(self, own: int, board: int) -> list[int]:
        """Every hand of two and three, a set of cards each; before the flop, every two."""
        shared = bits(board)
        threes = [to_mask(list(three)) for three in combinations(shared, 3)] if len(shared) > 2 else [board]
        return [1 << one | 1 << other | three for one, other in combinations(bits(own), 2) for three in threes]

    def fives(self, own: int, board: int, low: bool) -> list[int]:
        best = self.low(own, board) if low else self.high(own, board)
        if board.bit_count() < 3 or best == NO_LOW:
            return []
        return [cards for cards in self.hands(own, board) if (self.ranks.low(cards) if low else self.ranks.high(cards)) == best]


def omaha(ranks: Ranks, hole: int = 4, burn: bool = True, goal: int = HIGH, slug: str = "omaha") -> Form:
    """Omaha: four hole cards (or more), two of them with three of the five shared ones; with lows where ``goal`` is SPLIT."""
    return TwoAndThree(slug, hole, burn, ranks, goal)
