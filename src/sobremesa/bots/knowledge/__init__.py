"""What is known about playing single games well: one module per game, named like it, found by being there.

Such a module has any of: ``policy`` (a quick sensible move), ``explain`` (why a move is good), ``evaluate`` (how an open position stands),
``make_bot`` (a bot of its own for a level).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache

from sobremesa.bots.base import Bot
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say


class Knowledge:
    """A game's module of knowledge, whatever of it there is."""

    def __init__(
        self,
        policy: Callable[[State, int, Chance], int] | None = None,
        explain: Callable[[State, int, int], Say | None] | None = None,
        evaluate: Callable[[State, int], int] | None = None,
        make_bot: Callable[[str], Bot] | None = None,
    ) -> None:
        self.policy = policy
        self.explain = explain
        self.evaluate = evaluate
        self.make_bot = make_bot


@cache
def knowledge_of(slug: str) -> Knowledge:
    """What is known about a game; empty where there is no module."""
    name = f"{__name__}.{slug.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return Knowledge()
    module = importlib.import_module(name)
    return Knowledge(*[getattr(module, part, None) for part in ("policy", "explain", "evaluate", "make_bot")])
