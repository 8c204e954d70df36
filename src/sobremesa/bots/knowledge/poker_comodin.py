"""What a player of poker with wild cards knows: the same, and the hands that wild cards make."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge._draw import DrawBot, explain, policy

__all__ = ["explain", "make_bot", "policy"]


def make_bot(level: str) -> Bot:
    """A bot that weighs its share of the pot against the price, and changes what wins most."""
    return DrawBot(level)
