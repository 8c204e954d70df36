"""Players made of code. :func:`get_bot` gives one for any game and level."""

from __future__ import annotations

from sobremesa.bots.base import LEVELS, Bot, Decision
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.players import PolicyBot, RandomBot, SearchBot
from sobremesa.core.refusal import Refused

KINDS = ("random", "policy", *LEVELS)

__all__ = ["KINDS", "LEVELS", "Bot", "Decision", "get_bot"]


def get_bot(slug: str, level: str = "normal") -> Bot:
    """A bot for the game: a level (``easy``, ``normal``, ``hard``), ``random``, or ``policy`` (the game's quick sensible move).

    Raises :class:`Refused` ``unknown-bot``.
    """
    if level not in KINDS:
        raise Refused("unknown-bot", text=level, allowed=", ".join(KINDS))
    if level == "random":
        return RandomBot(level)
    knowledge = knowledge_of(slug)
    if level == "policy":
        return PolicyBot(knowledge, level)
    if knowledge.make_bot is not None:
        return knowledge.make_bot(level)
    return SearchBot(knowledge, level)
