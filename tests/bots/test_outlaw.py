"""What the bots of outlaw poker know."""

from __future__ import annotations

import sobremesa
from sobremesa.bots.knowledge.outlaw_poker import best_card, ends, kind, promise
from sobremesa.core.chance import SeededChance
from sobremesa.games.vying._outlaw import OutlawHand

DEALT = ("Kh Jc 4h 5d 2s", "Jd Th 2c 2h 8s")
ADDED = "7d 2d 8h 6d 9s Tc 9c 3d"
KEPT = (("Kh", "2c"), ("Jd", "2s"), ("Jc", "2h"), ("Th", "9s"))


def last_choice() -> OutlawHand:
    """The fifth countdown of two: P0 has kept a pair of jacks with king and ten."""
    stock = " ".join([group.split()[place] for place in range(5) for group in DEALT])
    state = sobremesa.get("outlaw-poker").restore({"seats": 2, "options": {"betting": "off"}, "stock": f"{stock} {ADDED}"})
    assert isinstance(state, OutlawHand)
    for cards in KEPT:
        for seat, card in enumerate(cards):
            state.play(seat, f"reserve {card}")
        for seat in range(2):
            state.play(seat, "ready")
    return state


def test_the_last_kicker_counts() -> None:
    state = last_choice()
    assert state.pack.mask_text(state.deal.holes[0]) == "Th Kh Jd Jc"
    card, _, denied = best_card(state, 0, SeededChance(1), 4, True)
    assert (state.pack.names[card], denied) == ("7d", False)


def test_a_hand_is_called_what_it_is() -> None:
    """A pair of aces is not told to be nearly two pairs."""
    state = last_choice()
    for cards, name in (("As Ah Kd Qc Jh", "house-kind-pair"), ("As Kd Qc Jh 9s", "house-kind-nothing"), ("As Ah Kd Kc Jh", "house-kind-two-pair")):
        assert kind(promise(state, state.pack.cards(cards), 0)) == name


def test_drafts_of_a_few_end_no_better_than_they_can() -> None:
    """Two players see few new cards: what others end with is mostly two pairs or less, not three of a kind and more."""
    state = last_choice()
    found = ends(state)
    assert found == sorted(found)
    three = state.form.high(state.pack.mask("2s 2h 2d 3c 4s"), 0)
    assert 2 * len([worth for worth in found if worth < three]) > len(found)
