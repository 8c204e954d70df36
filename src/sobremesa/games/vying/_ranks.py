"""The ranking of a table by its options: with jokers or other wild cards, or without."""

from __future__ import annotations

from typing import Final

from sobremesa.core.options import Choice, Flag, Listing, Option, Options
from sobremesa.games.vying._forms import NO_LOW, Ranks
from sobremesa.games.vying._lows import A5, LOWS, PERFECT, LowRanks, low, wild_low, wild_lowest
from sobremesa.games.vying._wild import Wild, wild_of

_JOKERS: Final = (("jokers", (1, 2, 3)),)
WILD_OPTIONS: Final[tuple[Option, ...]] = (
    Choice("jokers", 0, 1, 2, 3),
    Listing("wild", "none", "deuces", "one_eyed", item="[A2-9TJQK][shdcoeb]?"),
    Choice("joker_kind", "full", "bug", when=_JOKERS),
    Choice("repoker", "below_sf", "top", when=_JOKERS),
    Choice("joker_tie", "category", "exact", "split", when=_JOKERS),
    Flag("double_ace", when=_JOKERS),
    Choice("wild_five_order", "rank", "tie_rule", when=_JOKERS),
)
"""The options of a game that may be played with any wild cards, jokers or not."""


class WildRanks(Ranks):
    """High hands with wild cards."""

    def __init__(self, wild: Wild) -> None:
        self.wild = wild

    def high(self, mask: int) -> int:
        return self.wild.high(mask)

    def plain(self, worth: int) -> int:
        return self.wild.plain(worth)


def high_ranks(options: Options) -> Ranks:
    """The ranking of high hands that a table has agreed on."""
    chosen = options.all()
    if chosen.get("jokers", 0) == 0 and chosen.get("wild", "none") == "none":
        return Ranks()
    return WildRanks(wild_of(chosen))


class WildLowRanks(WildRanks):
    """High hands with wild cards, and ``a5`` lows without a pair, none above ``limit``, in which a wild card is the lowest rank that helps."""

    def __init__(self, wild: Wild, limit: int) -> None:
        super().__init__(wild)
        self.limit = limit

    def low(self, mask: int) -> int:
        wild = mask & self.wild.named | mask >> 52 << 52
        worth = wild_low(mask ^ wild, wild.bit_count())
        return worth if worth > NO_LOW and PERFECT - worth < self.limit + 1 << 16 else NO_LOW


def split_ranks(options: Options, limit: int = 0) -> Ranks:
    """The ranking of a table that divides its pots: lows of five different ranks, ace to five, none above ``limit`` (0: the option ``qualifier``)."""
    limit = limit or options.number("qualifier", 13)
    ranks = high_ranks(options)
    return WildLowRanks(ranks.wild, limit) if isinstance(ranks, WildRanks) else LowRanks(A5, limit, limit == 13)


class WildLowestRanks(WildRanks):
    """Hands with wild cards where the lowest wins by one of the four rankings, whatever it is. A bug is a full joker here."""

    def __init__(self, wild: Wild, kind: int) -> None:
        super().__init__(wild)
        self.kind = kind
        self._lows: dict[int, int] = {}

    def low(self, mask: int) -> int:
        wild = mask & self.wild.named | mask >> 52 << 52
        if not wild:
            return low(mask, self.kind)
        found = self._lows.get(mask)
        if found is None:
            if len(self._lows) > 20000:
                self._lows.clear()
            found = self._lows[mask] = wild_lowest(mask, wild, self.kind)
        return found


def lowest_ranks(options: Options, ranking: str) -> Ranks:
    """The ranking of a table where the lowest hand wins; ``ranking``: one of the four names."""
    ranks = high_ranks(options)
    kind = LOWS.index(ranking)
    return WildLowestRanks(ranks.wild, kind) if isinstance(ranks, WildRanks) else LowRanks(kind, 0)
