"""What a poker hand is paid by the house: the table of odds, the least hand the croupier plays with, and two combinations in one hand."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._hands import FIVE, FLUSH, FOUR, FULL, HIGH_CARD, PAIR, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIR, high

ACE_KING: Final = HIGH_CARD
"""As a kind of combination, what stands below the pair."""
ROYAL: Final = STRAIGHT_FLUSH + 1
NOTHING: Final = -1

LEAST_ACE_KING: Final = 14 << 16 | 13 << 12
"""The worth from which a hand has an ace and a king, or better."""
LEAST_PAIR: Final = PAIR << 20

_ODDS: Final[list[int]] = [0] * 11
_ODDS[ACE_KING] = 1
_ODDS[PAIR] = 1
_ODDS[TWO_PAIR] = 2
_ODDS[THREE] = 3
_ODDS[STRAIGHT] = 4
_ODDS[FLUSH] = 5
_ODDS[FULL] = 7
_ODDS[FOUR] = 20
_ODDS[FIVE] = 20
_ODDS[STRAIGHT_FLUSH] = 50
_ODDS[ROYAL] = 100

KIND_NAMES: Final[tuple[str, ...]] = (
    "ace-king",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full",
    "four",
    "five",
    "straight-flush",
    "royal",
)
"""Names of the kinds, from :data:`ACE_KING` up, as texts have them."""


def kind_of(worth: int) -> int:
    """The kind of combination of a worth (see :mod:`_hands`): a class, :data:`ROYAL`, :data:`ACE_KING`, or :data:`NOTHING` below that."""
    if worth < LEAST_ACE_KING:
        return NOTHING
    kind = worth >> 20
    return ROYAL if kind == STRAIGHT_FLUSH and worth >> 16 & 15 == 14 else kind


def odds_of(kind: int) -> int:
    """What a kind of combination wins for each chip of the bet."""
    return _ODDS[kind] if kind >= 0 else 0


def sets_in(cards: list[int]) -> list[tuple[int, int]]:
    """Every set of those cards that is just a combination, with its kind: (kind, set)."""
    found: list[tuple[int, int]] = []
    for size in (2, 3, 4, 5):
        for some in combinations(cards, size):
            mask = to_mask(list(some))
            kind = _kind_of_set(mask, [card % 13 for card in some])
            if kind >= 0:
                found.append((kind, mask))
    return found


def _kind_of_set(mask: int, ranks: list[int]) -> int:
    """The kind of a set whose every card counts; :data:`NOTHING` if some does not."""
    size = len(ranks)
    different = len(set(ranks))
    if size == 2:
        return PAIR if different == 1 else ACE_KING if 0 in ranks and 12 in ranks else NOTHING
    if size == 3:
        return THREE if different == 1 else NOTHING
    if size == 4:
        if different == 1:
            return FOUR
        return TWO_PAIR if different == 2 and ranks.count(ranks[0]) == 2 else NOTHING
    kind = kind_of(high(mask))
    return kind if kind in (STRAIGHT, FLUSH, FULL, STRAIGHT_FLUSH, ROYAL) else NOTHING


def _ranks(mask: int) -> int:
    """The ranks of a set of cards, thirteen bits."""
    return (mask | mask >> 13 | mask >> 26 | mask >> 39) & 8191


def two_combinations(mask: int, same_ranks: bool) -> tuple[int, int, int, int]:
    """The first and the second combination of a hand: (kind, kind, set, set); a second of kind :data:`NOTHING` and an empty set if there is none.

    The first is the highest there is. The second is the best paid that neither holds the first nor lies in it. Not ``same_ranks``: a straight beside
    a straight, a straight flush or a royal must be of other ranks.
    """
    found = sets_in(bits(mask))
    if not found:
        return NOTHING, NOTHING, 0, 0
    first = max([kind for kind, _ in found])
    best, one, other = NOTHING, 0, 0
    for kind, some in found:
        if kind != first:
            continue
        one = one or some
        for second, others in found:
            if (best == NOTHING or odds_of(second) > odds_of(best)) and some & ~others and others & ~some:
                if second == STRAIGHT and not same_ranks and first in (STRAIGHT, STRAIGHT_FLUSH, ROYAL) and _ranks(some) == _ranks(others):
                    continue
                best, one, other = second, some, others
    return first, best, one, other
