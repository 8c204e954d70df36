"""What the tests of the games of tricks ask of a state."""

from __future__ import annotations

import pytest

from sobremesa.core.refusal import Refused
from sobremesa.core.state import State


def moves(state: State, seat: int) -> list[str]:
    """What the seat may do, in writing."""
    return [state.text(seat, action) for action in state.actions(seat)]


def refusal(state: State, seat: int, text: str) -> str:
    """The rule that forbids the move, which changes nothing."""
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    assert state.position() == before
    return refused.value.key


def of_the_hand(hand: str, state: State) -> str:
    """The cards of ``hand`` that the seat whose turn it is may play, in the order of the hand; it may do nothing else."""
    allowed = set(moves(state, state.turn()))
    assert allowed <= set(hand.split())
    return " ".join(card for card in hand.split() if card in allowed)
