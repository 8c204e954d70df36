"""The bots that play any game: at random, by a game's quick policy, by search. Levels differ by playouts and error."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge import Knowledge
from sobremesa.bots.search import search
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say

# level: playouts, seconds at most, one move in so many played without thinking (0: none)
EFFORT = {"easy": (24, 0.2, 4), "normal": (250, 0.4, 0), "hard": (1500, 0.8, 0)}
PAUSE = 700  # ms that a bot takes so that people can follow


class RandomBot(Bot):
    """Plays any legal action."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        actions = guess.actions(seat)
        return Decision(actions[chance.below(len(actions))], PAUSE)


class PolicyBot(Bot):
    """Plays a game's quick policy, or at random where there is none."""

    def __init__(self, knowledge: Knowledge, level: str = "easy") -> None:
        super().__init__(level)
        self.knowledge = knowledge

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        if self.knowledge.policy is not None:
            return Decision(self.knowledge.policy(guess, seat, chance), PAUSE)
        actions = guess.actions(seat)
        return Decision(actions[chance.below(len(actions))], PAUSE)


class SearchBot(Bot):
    """Plays by information-set search."""

    def __init__(self, knowledge: Knowledge, level: str = "normal") -> None:
        super().__init__(level)
        self.knowledge = knowledge

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        actions = guess.actions(seat)
        if len(actions) == 1:
            return Decision(actions[0], PAUSE, self._why(guess, seat, actions[0]))
        playouts, seconds, careless = EFFORT[self.level]
        if careless and chance.below(careless) == 0:
            return Decision(actions[chance.below(len(actions))], PAUSE)
        if guess.turn() != seat:  # out of turn there is nothing that the rest of the hand waits for
            return Decision(None)
        found = search(guess, seat, chance, playouts, seconds, self.knowledge.policy)
        return Decision(found.action, PAUSE, self._why(guess, seat, found.action))

    def _why(self, guess: State, seat: int, action: int) -> Say:
        said = self.knowledge.explain(guess, seat, action) if self.knowledge.explain is not None else None
        return said or Say("hint-best")
