"""What a bot is: it is given a match, may know what its seat may know, and decides.

Honesty is kept here and nowhere else: :meth:`Bot.decide` hands a bot's own :meth:`Bot.think` a clone in which everything the seat cannot know
has been guessed anew. No bot ever holds the true state.
"""

from __future__ import annotations

import msgspec

from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say

LEVELS = ("easy", "normal", "hard")


class Decision(msgspec.Struct, frozen=True):
    """What a bot would do. ``action`` None: nothing for now (games in real time: ask again after the next step). ``delay``: ms it takes to think or
    react, in game time. ``say``: why, for hints."""

    action: int | None
    delay: int = 0
    say: Say | None = None


class Bot:
    """A player made of code. ``level``: one of :data:`LEVELS`; levels differ by search, memory, reaction and error, never by what they know."""

    def __init__(self, level: str = "normal") -> None:
        self.level = level

    def decide(self, state: State, seat: int, chance: Chance) -> Decision:
        """What to do as ``seat``, an actor of ``state``; ``chance`` is the bot's own. ``state`` is left as it is."""
        guess = state.clone().quiet()
        guess.redeal(seat, chance)
        return self.think(guess, seat, chance)

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        """The decision, from a fair guess of the state; further guesses come from ``guess.clone()`` and its ``redeal``."""
        raise NotImplementedError


def best_of(actions: list[int], worths: list[int], chance: Chance) -> int:
    """The action worth most; of equals one at random. ``worths`` go with ``actions``."""
    most = max(worths)
    best = [action for action, worth in zip(actions, worths, strict=True) if worth == most]
    return best[chance.below(len(best))]
