"""What a player of seven-card stud hi-lo knows: what the open cards leave to hope for, and what the pot offers."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge._poker import PokerBot, explain_bet
from sobremesa.bots.knowledge._stud import policy as policy
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.vying._table import PokerTable


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, PokerTable)
    return explain_bet(state, seat, action)


def make_bot(level: str) -> Bot:
    """A bot that weighs its share of the pot against the price."""
    return PokerBot(level)
