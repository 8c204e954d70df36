"""The games there are: found by being there, with no list to keep.

Every module ``sobremesa/games/<family>/<slug with underscores>.py`` whose name does not start with ``_`` is a game and defines ``GAME``.
Modules are imported only when their game is asked for.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State


@cache
def _modules() -> dict[str, str]:
    found: dict[str, str] = {}
    for family in pkgutil.iter_modules(importlib.import_module("sobremesa.games").__path__):
        if not family.ispkg:
            continue
        package = importlib.import_module(f"sobremesa.games.{family.name}")
        for module in pkgutil.iter_modules(package.__path__):
            if not module.name.startswith("_"):
                found[module.name.replace("_", "-")] = f"{package.__name__}.{module.name}"
    return dict(sorted(found.items()))


def games() -> list[str]:
    """The slugs of all games, in alphabetical order.

    >>> "brisca" in games()
    True
    """
    return list(_modules())


@cache
def get(slug: str) -> Game:
    """The game of that slug. Raises :class:`Refused` ``unknown-game``."""
    name = _modules().get(slug)
    if name is None:
        raise Refused("unknown-game", text=slug)
    game: Game = importlib.import_module(name).GAME
    game.slug = slug
    game.family = name.split(".")[-2]
    return game


def make(slug: str, seats: int | None = None, seed: int | None = None, chance: Chance | None = None, **options: object) -> State:
    """A match of a game, ready for its first action.

    ``seed`` is the number of the deal (0 if not given); ``chance`` replaces it where chance comes from elsewhere; ``options`` are the game's,
    by id. Raises :class:`Refused` for anything the game does not have.

    >>> match = make("brisca", seats=2, seed=7, target=300)
    >>> len(match.actions(0))
    3
    """
    game = get(slug)
    n = game.seats[0] if seats is None else seats
    return game.start(n, Options.of(game, n, options), chance or SeededChance(seed or 0))
