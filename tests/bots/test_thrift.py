"""Bots of trick games waste no high card where a low one does the same."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.bots.tricks import thrifty
from sobremesa.core.chance import SeededChance
from sobremesa.games.tricks._tricks import TrickState


def at(slug: str, **position: object) -> TrickState:
    """A partial position."""
    state = sobremesa.get(slug).restore({"partial": True, **position})
    assert isinstance(state, TrickState)
    return state


@pytest.mark.parametrize(
    ("trick", "hand", "chosen", "played"),
    [
        ("2c 3c Kc", "Qc 9c 4c", "Qc", "4c"),  # beaten all the same
        ("2c 3c 8c", "Ac 9c 4c", "Ac", "9c"),  # the last one wins as cheaply as he can
        ("2c 3c 8c", "Ac 9c 4c", "4c", "4c"),  # not winning was meant
        ("2c 3c", "Ac 9c 4c", "Ac", "Ac"),  # somebody plays after him
        ("2c 3c 8c", "Ad 9d 4h", "9d", "9d"),
        ("", "Ac 9c", "Ac", "Ac"),
    ],
)
def test_the_lowest_that_does_the_same(trick: str, hand: str, chosen: str, played: str) -> None:
    seat = len(trick.split())
    state = at("whist", trump="h", trick=trick, hands=["" if other != seat else hand for other in range(4)])
    assert state.pack.names[thrifty(state, state.pack.card(chosen))] == played


def test_points_are_not_given_away_for_thrift() -> None:
    state = at("belote", trump="h", taker=0, trick="9s Ts", hands=["", "", "As Ks 8s 7s"])
    names = state.pack.names
    assert [names[thrifty(state, state.pack.card(card))] for card in ("Ks", "8s")] == ["Ks", "7s"]


def test_a_high_trump_is_kept_from_under_a_higher_one() -> None:
    hands = ["5d 6d", "Ah Th 4d", "7h 8h", "5c 6c"]
    state = at("quinientos", contract="8h", contractor=2, trick="6h Kh Jh", leader=2, hands=hands)
    assert state.turn() == 1
    for seed in range(4):
        decision = get_bot("quinientos", "normal").decide(state, 1, SeededChance(seed))
        assert decision.action == state.pack.card("Th")
