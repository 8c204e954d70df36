"""What a player of stud knows: which first cards to stay with, what the open cards tell, and what the pot offers."""

from __future__ import annotations

from sobremesa.bots.knowledge._poker import bet, between, equity
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.games.vying._hand import BETTING, OVER
from sobremesa.games.vying._table import PokerTable

SAMPLES = 24  # of a quick move: open cards count for much, so the share of the pot is dealt out and not guessed


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, PokerTable)
    if state.phase == OVER:
        return between(state, seat)
    if state.phase != BETTING:
        return state.actions(seat)[0]
    return bet(state, seat, equity(state, seat, chance, SAMPLES), chance, 6)
