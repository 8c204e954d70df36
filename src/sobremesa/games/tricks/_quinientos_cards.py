"""The packs of quinientos, how their cards rank under each contract, and which of them a contractor can spare."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import bits, get_pack
from sobremesa.games.tricks._order import Order, Ranking

# By seats: the pack and the cards taken out of it, so that ten each and three are left.
_PACKS: Final[dict[int, tuple[str, str]]] = {
    2: ("fr32", ""),
    3: ("fr32", ""),
    4: ("fr44", "4s 4c"),
    5: ("fr52", ""),
    6: ("fr64", "13s 13c"),
}
_RANKS: Final = "A K Q J 13 12 11 T 9 8 7 6 5 4 3 2"
LEFT: Final = 31  # strengths above those of the ranks
RIGHT: Final = 32
JOKER: Final = 33

_orders: dict[int, Order] = {}
_rankings: dict[tuple[int, int, int], Ranking] = {}


def order_for(seats: int) -> Order:
    """The order of the pack for so many seats; the joker is its last card."""
    if seats not in _orders:
        _orders[seats] = Order(get_pack(_PACKS[seats][0], 1, 1), _RANKS, {}, later=False)
    return _orders[seats]


def pack_in_play(seats: int) -> int:
    """The cards that are played with, as a set."""
    pack = order_for(seats).pack
    return pack.full & ~pack.mask(_PACKS[seats][1])


def other_of_colour(suit: int) -> int:
    """The other suit of the same colour: suits lie spades, hearts, diamonds, clubs."""
    return 3 - suit


def ranking_for(seats: int, trump: int, joker_suit: int) -> Ranking:
    """How cards compare.

    With trumps (``trump`` a suit) the joker and both bowers lead them. Without, the joker is the highest of ``joker_suit``; or where that is -1 of no
    suit, and it beats everything.
    """
    key = (seats, trump, joker_suit)
    if key not in _rankings:
        _rankings[key] = _make(order_for(seats), trump, joker_suit)
    return _rankings[key]


def _make(order: Order, trump: int, joker_suit: int) -> Ranking:
    pack = order.pack
    joker = pack.size - 1
    suit = pack.suit[:]
    strength = order.strength[:]
    strength[joker] = JOKER
    suit[joker] = trump if trump >= 0 else joker_suit
    if trump >= 0:
        jacks = pack.rank_masks[pack.ranks.index("J")]
        for card in bits(jacks & pack.suit_masks[trump]):
            strength[card] = RIGHT
        for card in bits(jacks & pack.suit_masks[other_of_colour(trump)]):
            suit[card] = trump
            strength[card] = LEFT
    ranking = Ranking(pack, trump, suit, strength, [0] * pack.size, False)
    if suit[joker] < 0:
        for card in range(joker):
            ranking.beats[card] |= 1 << joker
    return ranking


def by_suits(ranking: Ranking, hand: int) -> list[int]:
    """A hand as it is held: trumps first, colours taking turns, each suit from its best card down; a joker without a suit last."""
    turns = [0, 1, 3, 2]  # spades, hearts, clubs, diamonds
    first = turns.index(ranking.trump) if ranking.trump >= 0 else 0
    place = [(turns.index(suit) - first) % 4 for suit in range(4)]
    return sorted(bits(hand), key=lambda card: (place[ranking.suit[card]] if ranking.suit[card] >= 0 else 9, -ranking.strength[card]))


SPARE: Final = 6  # cards among which three are offered to be thrown


def spare(ranking: Ranking, hand: int, misere: bool) -> list[int]:
    """The cards of a hand that the contractor misses least, ascending."""
    worths = [(worth_keeping(ranking, hand, card, misere), card) for card in bits(hand)]
    return sorted([card for _, card in sorted(worths)[:SPARE]])


def worth_keeping(ranking: Ranking, hand: int, card: int, misere: bool) -> int:
    """How much the contractor would miss a card of his hand, in no unit."""
    return _safety(ranking, hand, card) if misere else _worth(ranking, hand, card)


def _worth(ranking: Ranking, hand: int, card: int) -> int:
    """What a card is worth to somebody who wants tricks."""
    suit = ranking.suit[card]
    if suit < 0 or suit == ranking.trump:
        return 1000 + ranking.strength[card]
    own = hand & ranking.suits[suit]
    higher = ranking.above[card].bit_count()
    if not higher:
        return 500
    guarded = (own & ~ranking.above[card]).bit_count() > higher
    return ranking.strength[card] + 4 * own.bit_count() + (60 if guarded else 0) + (8 if ranking.trump < 0 else 0)


def _safety(ranking: Ranking, hand: int, card: int) -> int:
    """How safe a card is for somebody who wants no trick: a high one only over low ones of its suit."""
    suit = ranking.suit[card]
    if suit < 0:
        return -100
    lower = (ranking.suits[suit] & ~ranking.above[card] & ~hand).bit_count()
    under = (hand & ranking.suits[suit] & ~ranking.above[card]).bit_count() - 1
    return 3 * under - 2 * lower


def triples(cards: list[int]) -> list[tuple[int, int, int]]:
    """Every three of some cards."""
    found: list[tuple[int, int, int]] = []
    for third in range(2, len(cards)):
        for second in range(1, third):
            for first in range(second):
                found.append((cards[first], cards[second], cards[third]))
    return found
