"""What a hand is on the board and how much is bet with it, from the flop on (rules/poker-estrategia, "Flop, turn, river").

Ranks are counted with the ace high; cards are sets of ``fr52`` or, of a board, numbers in the order they came.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil
from typing import Final

from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._hands import FLUSH, FOUR, FULL, PAIR, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIR, class_of, high, ranks_of
from sobremesa.lab._draws import FULL_PACK, draws
from sobremesa.lab.starting_hands import PLAIN

CLASSES: Final = ("strong", "good_pair", "medium_pair", "draw", "nothing")
"""From the best down; a hand belongs to the first that fits."""
HALF, TWO_THIRDS, THREE_QUARTERS, THIRD = Fraction(1, 2), Fraction(2, 3), Fraction(3, 4), Fraction(1, 3)
_FLOP_SIZES: Final = {"half": HALF, "two_thirds": TWO_THIRDS, "three_quarters": THREE_QUARTERS}
_NEEDED: Final = {PAIR: 1, TWO_PAIR: 2, THREE: 1, FULL: 2, FOUR: 1}
"""How many of a hand's ranks make its class; the others are kickers."""
GOOD_KICKER: Final = 10


def height(card: int) -> int:
    """A card's rank from 2 to 14."""
    return card % 13 + 1 if card % 13 else 14


def has_draw(hole: int, board: Sequence[int]) -> bool:
    """Whether a hand with cards to come has a flush draw or a straight that two ranks finish."""
    if not 3 <= len(board) < 5:
        return False
    shared = to_mask(list(board))
    found = draws(hole, shared, FULL_PACK & ~(hole | shared))
    return any(draw.kind == "flush" or (draw.kind == "straight" and draw.shape != "gutshot") for draw in found)


def hand_class(hole: int, board: Sequence[int]) -> str:
    """What two cards are on a board of three to five, one of :data:`CLASSES`.

    >>> from sobremesa.lab.situation import board_of, cards_of
    >>> hand_class(cards_of("8h 8d"), board_of("Kc 7s 2h"))
    'medium_pair'
    """
    shared = to_mask(list(board))
    worth = high(hole | shared)
    kind = class_of(worth)
    own = [height(card) for card in bits(hole)]
    if kind in (STRAIGHT, FLUSH, STRAIGHT_FLUSH):
        if worth > high(shared):
            return "strong"
    elif kind in _NEEDED:
        making = ranks_of(worth)[: _NEEDED[kind]]
        mine = worth > high(shared) and any(rank in making for rank in own)
        if mine and kind != PAIR:
            return "strong"
        if mine:
            top = max(height(card) for card in board)
            if own[0] == own[1]:
                return "good_pair" if own[0] > top else "medium_pair"
            kicker = own[0] if own[1] == making[0] else own[1]
            return "good_pair" if making[0] == top and kicker >= GOOD_KICKER else "medium_pair"
    return "draw" if has_draw(hole, board) else "nothing"


def dry(flop: Sequence[int]) -> bool:
    """Whether a flop helps few draws: three suits, and no two cards within two ranks."""
    ranks = sorted(height(card) for card in flop)
    return len({card // 13 for card in flop}) == 3 and all(after - before > 2 for before, after in pairwise(ranks))


def share_of_pot(board: Sequence[int], options: Options = PLAIN) -> Fraction:
    """The part of the pot that is the standard bet of the street: on the flop as the option says, by default by the board; half on the turn, a third
    on the river."""
    if len(board) == 3:
        return _FLOP_SIZES.get(str(options["flop_size"]), HALF if dry(board) else THREE_QUARTERS)
    return HALF if len(board) == 4 else THIRD


def half_up(amount: Fraction) -> int:
    """To the nearest chip.

    >>> half_up(Fraction(325, 2))
    163
    """
    return int(amount + HALF)


def standard_bet(board: Sequence[int], pot: int, options: Options = PLAIN) -> int:
    """The standard bet into a pot, in chips."""
    return half_up(share_of_pot(board, options) * pot)


def bounds(board: Sequence[int], pot: int) -> tuple[int, int]:
    """From what to what, in chips, a bet counts as the standard one: from half to three quarters of the pot on the flop, a tenth either side later
    on."""
    if len(board) == 3:
        return half_up(HALF * pot), half_up(THREE_QUARTERS * pot)
    share = share_of_pot(board) * pot
    best = half_up(share)
    return min(ceil(share * Fraction(9, 10)), best), max(int(share * Fraction(11, 10)), best)


def scare_card(board: Sequence[int]) -> bool:
    """Whether the turn is an ace or a king higher than every card of the flop."""
    return len(board) > 3 and height(board[3]) >= 13 and height(board[3]) > max(height(card) for card in board[:3])


# -- what a bluff earns ------------------------------------------------------------------------------------------------------------------------

MISSES: Final = Fraction(7, 10)
"""How often one rival finds nothing on a flop, as the rule of the continuation bet reckons."""
PAIRS_UP: Final = 1 - Fraction(44 * 43 * 42, 50 * 49 * 48)
"""The chance that two unpaired cards make at least a pair with one of them on the flop: 32.43 %."""
SETS_UP: Final = 1 - Fraction(48 * 47 * 46, 50 * 49 * 48)
"""The chance that a pocket pair makes a set or better on the flop: 11.76 %."""


def folds_needed(bet: Fraction | int, pot: Fraction | int) -> Fraction:
    """How often rivals must fold for a bet that loses whenever it is called."""
    return Fraction(bet) / (Fraction(pot) + bet)


def bluff_value(bet: Fraction, folds: Fraction = MISSES) -> Fraction:
    """What such a bet, in pots, earns in pots.

    >>> bluff_value(Fraction(1, 2))
    Fraction(11, 20)
    """
    return folds - (1 - folds) * bet


def all_miss(rivals: int) -> Fraction:
    """The chance that so many rivals all find nothing."""
    return MISSES**rivals
