"""What a table asks of a bot. The table itself never thinks: it hands out :class:`Thought` objects, and whoever drives it runs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.state import State
from sobremesa.core.view import Say


class Decision(Protocol):
    """What a bot would do: the action (None: nothing for now), after how many ms of thinking or reaction (game time), and the reason, if any."""

    @property
    def action(self) -> int | None: ...
    @property
    def delay(self) -> int: ...
    @property
    def say(self) -> Say | None: ...


class Bot(Protocol):
    """Decides for a seat by what that seat may know; leaves the state as it is."""

    def decide(self, state: State, seat: int, chance: Chance) -> Decision | None: ...


Bots = Callable[[str, str], Bot]
"""Makes the bot of a game (slug) and a level."""


def house_bots(slug: str, level: str) -> Bot:
    """The project's own bots, imported when first needed."""
    from sobremesa.bots import get_bot

    bot: Bot = get_bot(slug, level)
    return bot


class Thought:
    """A decision to be made.

    :ivar state: a copy that is the thought's own. ``seq``: the match's when asked; ``asked``: the table's time then.
    :ivar seed: of the bot's chance, drawn apart from the deal. ``who``: for whom it is a hint; empty for a bot's move.
    """

    __slots__ = ("asked", "level", "seat", "seed", "seq", "state", "who")

    def __init__(self, state: State, seat: int, level: str, seq: int, asked: int, seed: int, who: str = "") -> None:
        self.state = state
        self.seat = seat
        self.level = level
        self.seq = seq
        self.asked = asked
        self.seed = seed
        self.who = who

    def run(self, bots: Bots) -> Decision | None:
        """Think; may take a second, in any thread."""
        return bots(self.state.game.slug, self.level).decide(self.state, self.seat, SeededChance(self.seed))
