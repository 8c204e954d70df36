"""The card that leads a hand of five: the highest of those that make its class (rules/anaconda, "Open card")."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import Pack, bits
from sobremesa.games.vying._forms import Ranks
from sobremesa.games.vying._hands import FULL, class_of, ranks_of
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._seating import strength

_KEPT: Final = 20_000
_read: dict[tuple[int, int], list[tuple[int, int]]] = {}


def reading(ranks: Ranks, five: int) -> list[tuple[int, int]]:
    """The cards of a hand of five, each with the card it stands for."""
    if not isinstance(ranks, WildRanks) or not five & (ranks.wild.named | five >> 52 << 52):
        return [(card, card) for card in bits(five)]
    key = (id(ranks), five)
    found = _read.get(key)
    if found is None:
        if len(_read) >= _KEPT:
            _read.clear()
        found = _read[key] = ranks.wild.reading(five)
    return found


def rank_of(card: int) -> int:
    """The rank of a card of the pack, 2 to 14."""
    return card % 13 + 1 if card % 13 else 14


def lead_rank(ranks: Ranks, five: int) -> int:
    """The rank that leads a hand: of its four, three or higher pair, otherwise the highest of the five; five in 5-4-3-2-A."""
    worth = ranks.plain(ranks.high(five))
    told = ranks_of(worth)
    return max(told) if class_of(worth) == FULL else told[0]


def lead_card(ranks: Ranks, pack: Pack, five: int) -> int:
    """The card that leads a hand of five: of that rank the best suit, a wild card after the natural ones."""
    rank = lead_rank(ranks, five)
    best = found = -1
    for card, meant in reading(ranks, five):
        if rank_of(meant) == rank:
            order = 100 + strength(pack, card) if card == meant else strength(pack, meant)
            if order > best:
                best, found = order, card
    return found


def stands(ranks: Ranks, five: int, card: int) -> int:
    """The rank that a wild card of the hand stands for; 0 for a card that is itself."""
    for held, meant in reading(ranks, five):
        if held == card:
            return 0 if held == meant else rank_of(meant)
    return 0
