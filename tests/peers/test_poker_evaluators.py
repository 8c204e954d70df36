"""Our evaluator of hands beside eval7's and phevaluator's: the same order, hand by hand.

phevaluator tells a hand's place among the 7,462, the best first; eval7 tells a number that grows with the hand.
"""

from __future__ import annotations

import warnings
from itertools import combinations

import numpy as np
import pytest
from phevaluator import evaluate_cards

from sobremesa.core.packs import get_pack
from sobremesa.lab.equity import equity
from sobremesa.lab.evaluate import BEST, count_every, strength, strengths
from sobremesa.lab.ranges import Range, text_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # what eval7 itself imports calls old names
    import eval7

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:eval7")
NAMES = get_pack("fr52").names
CARDS = [eval7.Card(name) for name in NAMES]


def check(hands: np.ndarray) -> None:
    """Each hand's place and number, and that the numbers of eval7 stand in the order of our strengths."""
    ours = strengths(hands)
    numbers: dict[int, int] = {}
    for hand, mine in zip(hands.tolist(), ours.tolist(), strict=True):
        assert BEST + 1 - mine == evaluate_cards(*[NAMES[card] for card in hand]), [NAMES[card] for card in hand]
        number = eval7.evaluate([CARDS[card] for card in hand])
        assert numbers.setdefault(mine, number) == number, [NAMES[card] for card in hand]
    ordered = [numbers[key] for key in sorted(numbers)]
    assert ordered == sorted(set(ordered))


def random_hands(count: int, cards: int, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    return np.argsort(rng.random((count, 52)), axis=1)[:, :cards].astype(np.uint8)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_random_hands(cards: int) -> None:
    check(random_hands(5000, cards, cards))
    for hand in random_hands(200, cards, 10 + cards).tolist():
        assert strength(sum(1 << card for card in hand)) == BEST + 1 - evaluate_cards(*[NAMES[card] for card in hand])


@pytest.mark.soak
def test_a_million_hands_of_seven() -> None:
    for seed in range(20):
        check(random_hands(50_000, 7, 100 + seed))


@pytest.mark.soak
def test_every_hand_of_five() -> None:
    """All 2,598,960: as many of each strength as of each place of phevaluator's and of each number of eval7's, in the same order."""
    hands = np.array(list(combinations(range(52), 5)), dtype=np.uint8)
    ours = strengths(hands)
    theirs = np.array([eval7.evaluate([CARDS[card] for card in hand]) for hand in hands.tolist()])
    numbers, place = np.unique(theirs, return_inverse=True)
    assert len(numbers) == BEST
    assert (place + 1 == ours).all()
    assert (np.bincount(ours, minlength=BEST + 1) == count_every(5)).all()
    for hand, mine in zip(hands[::7].tolist(), ours[::7].tolist(), strict=True):
        assert BEST + 1 - mine == evaluate_cards(*[NAMES[card] for card in hand])


def peer(board: str) -> list[eval7.Card]:
    return [eval7.Card(card) for card in board.split()]


def test_equity_of_a_range() -> None:
    """On a whole board, which is all that eval7 reckons exactly; with cards to come, within the errors of both samples."""
    river = "Jh Th 2c 5d 9s"
    theirs = eval7.py_hand_vs_range_exact(peer("Ah Kh"), eval7.HandRange("QQ+, AKs, 76s"), peer(river))
    assert equity(["AhKh", "QQ+, AKs, 76s"], river).players[0].equity == pytest.approx(theirs, abs=1e-6)
    for board in ("", "Jh Th 2c", "Jh Th 2c 5d"):
        theirs = eval7.py_hand_vs_range_monte_carlo(peer("Ah Kh"), eval7.HandRange("QQ+, A5s"), peer(board), 200_000)
        mine = equity(["AhKh", "QQ+, A5s"], board, exact=False, trials=200_000).players[0]
        assert abs(mine.equity - theirs) < 6 * mine.error


def test_notation_of_ranges() -> None:
    for text in ("AKs, TT+", "A5s-A2s, KQo", "QQ-88, 76s+", "ATo+, K9s-K7s, 22", "AK, 55-33"):
        theirs = {frozenset(map(str, hand)) for hand, _ in eval7.HandRange(text).hands}
        assert {frozenset(text_of(hand).split()) for hand in Range.parse(text).combos} == theirs
