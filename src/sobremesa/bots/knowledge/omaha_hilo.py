"""What an Omaha hi-lo player knows: how often a hand wins each half, and what that is worth."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge._omaha import OmahaBot, quick, why
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    return quick(state, seat, chance)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    return why(state, seat, action)


def make_bot(level: str) -> Bot:
    """A bot that weighs its share of the pot against the price."""
    return OmahaBot(level)
