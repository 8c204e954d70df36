"""The ranking of a table by its options: with jokers or other wild cards, or without."""

from __future__ import annotations

from sobremesa.core.options import Options
from sobremesa.games.vying._forms import Ranks
from sobremesa.games.vying._wild import Wild, wild_of


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
