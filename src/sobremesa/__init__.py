"""Sobremesa: the games of the table, by the book and by the house's rules.

>>> import random, sobremesa
>>> match = sobremesa.make("brisca", seats=4, hands=1, seed=7)
>>> while match.actors():
...     seat = match.turn()
...     match.apply(seat, random.choice(match.actions(seat)))
>>> sorted(set(match.scores())) != []
True
"""

from sobremesa._engine import install

install()

# The engine must be chosen before any of it is imported; and importing the package `games` gives this one an attribute of that
# name, so it comes before the function that takes its place.
import sobremesa.games  # noqa: E402, F401
from sobremesa.core.refusal import Refused  # noqa: E402
from sobremesa.core.registry import games, get, make  # noqa: E402
from sobremesa.core.state import Game, State  # noqa: E402

__all__ = ["Game", "Refused", "State", "games", "get", "make"]
__version__ = "0.1.0"
