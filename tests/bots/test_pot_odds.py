"""What bots of poker call with: the price is that of the chips they can win, not of all that lie in the middle."""

from __future__ import annotations

import pytest

from sobremesa.bots import get_bot
from sobremesa.bots.knowledge._poker import odds, winnable
from sobremesa.core.chance import SeededChance
from tests.spec.poker import deal, run


def test_a_short_stack_can_win_no_more_than_it_matches() -> None:
    state = run(deal("omaha", 3, [2000, 2000, 20], structure="nl"), "call, raise 500, call")
    assert state.turn() == 2
    assert (state.chips.pot, winnable(state, 2)) == (1002, 42)
    assert odds(state, 2) == 18 / 60
    state = run(deal("omaha", 3, [2000, 2000, 20], structure="nl"), "call, raise 10, call")
    assert winnable(state, 2) == state.chips.pot == 22


@pytest.mark.parametrize(("slug", "hand"), [("texas-holdem", "7c 2d"), ("five-card-draw", "2c 3d 8h 7s 9d")])
def test_a_short_stack_lets_a_bad_hand_go(slug: str, hand: str) -> None:
    """A raise of a thousand chips does not make a call of the last eighteen cheap."""
    state = run(deal(slug, 2, [2000, 20], holes=["Ks Kh" if slug == "texas-holdem" else "Ks Kh Kd 4s 4d", hand], structure="nl"), "call, raise 1900")
    called = 0
    for seed in range(6):
        guess = state.clone()
        guess.redeal(1, SeededChance(seed))
        decision = get_bot(slug, "hard").think(guess, 1, SeededChance(seed))
        assert decision.action is not None
        called += state.text(1, decision.action) == "call"
    assert called <= 1
