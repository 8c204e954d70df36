"""Alpha-beta for open games of two: nothing hidden, nothing left to chance.

It needs a game's evaluation; what else a game knows (which positions are not at rest, how to recognise one met before) makes it quicker and
surer. Depth grows until nodes or time run out, forced replies cost no depth, and positions that are not at rest are played on.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say

WIN: Final = 1_000_000
"""Worth of a won game, less one for each move until then."""
_LONG: Final = WIN - 1000
PAUSE: Final = 700  # ms that a bot takes so that people can follow

Evaluate = Callable[[State, int], int]
"""How a position stands for a seat, in hundredths of a man or the like; it is never asked about a game that is over."""
Restless = Callable[[State], bool]
"""Whether a position should be played on before it is judged."""
Key = Callable[[State], tuple[int, ...]]
"""What two positions that go on alike have in common."""


class OutOfBudget(Exception):  # noqa: N818  (not an error: the search has had what it was given)
    """Nodes or time have run out."""


class Found:
    """What a search has found.

    :ivar action: the best action and ``value``, what it is worth to the seat. ``depth``: moves looked ahead in full. ``nodes``: positions visited.
    """

    def __init__(self, action: int, value: int, depth: int, nodes: int) -> None:
        self.action = action
        self.value = value
        self.depth = depth
        self.nodes = nodes


class Search:
    """One search. ``nodes`` and ``seconds`` bound it; ``most`` is the deepest it goes."""

    def __init__(self, evaluate: Evaluate, restless: Restless | None = None, key: Key | None = None, nodes: int = 0, seconds: float = 0.0) -> None:
        self.evaluate = evaluate
        self.restless = restless
        self.key = key
        self.limit = nodes
        self.seconds = seconds
        self.nodes = 0
        self._end = 0.0
        # position: depth searched, kind of value (0 exact, 1 at least, 2 at most), value, best action
        self._table: dict[tuple[int, ...], tuple[int, int, int, int]] = {}
        self._history: dict[int, int] = {}

    def run(self, state: State, seat: int, most: int, chance: Chance) -> Found:
        """Search for ``seat``, whose turn it is. Among equals ``chance`` decides."""
        self._end = time.monotonic() + self.seconds if self.seconds else 0.0
        actions = state.actions(seat)
        chance.shuffle(actions)
        found = Found(actions[0], 0, 0, 0)
        children: list[State] = []
        for action in actions:
            child = state.clone().quiet()
            child.apply(seat, action)
            children.append(child)
        order = list(range(len(actions)))
        try:
            for depth in range(1, most + 1):
                best = -2 * WIN
                best_index = order[0]
                for index in order:
                    value = self._reply(children[index], seat, depth - 1, 1, best, 2 * WIN)
                    if value > best:
                        best = value
                        best_index = index
                        if index == order[0] or depth > 1:
                            found = Found(actions[index], value, found.depth, self.nodes)
                found = Found(actions[best_index], best, depth, self.nodes)
                order.remove(best_index)
                order.insert(0, best_index)
                if len(actions) == 1 or abs(best) > _LONG:
                    break
        except OutOfBudget:
            pass
        found.nodes = self.nodes
        return found

    def _reply(self, child: State, seat: int, depth: int, ply: int, alpha: int, beta: int) -> int:
        """What a position is worth to ``seat``, who has moved into it."""
        turn = child.turn()
        if turn == seat:
            return self._value(child, seat, depth, ply, alpha, beta)
        if turn >= 0:
            return -self._value(child, turn, depth, ply, -beta, -alpha)
        scores = child.scores()
        ahead = scores[seat] - scores[1 - seat]
        return 0 if ahead == 0 else WIN - ply if ahead > 0 else ply - WIN

    def _value(self, state: State, seat: int, depth: int, ply: int, alpha: int, beta: int) -> int:
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            raise OutOfBudget
        if self._end and self.nodes % 64 == 0 and time.monotonic() > self._end:
            raise OutOfBudget
        if (depth <= 0 and (self.restless is None or not self.restless(state))) or ply >= 100:
            return self.evaluate(state, seat)
        before = -1
        mark: tuple[int, ...] = ()
        if self.key is not None and depth > 0:
            mark = self.key(state)
            known = self._table.get(mark)
            if known is not None:
                before = known[3]
                value = known[2]
                if known[0] >= depth and -_LONG < value < _LONG:
                    kind = known[1]
                    if kind == 0 or (kind == 1 and value >= beta) or (kind == 2 and value <= alpha):
                        return value
        actions = state.actions(seat)
        if len(actions) > 1:
            if depth > 1:
                history = self._history
                ranked = [(-history.get(action, 0), action) for action in actions]
                ranked.sort()
                actions = [action for _, action in ranked]
            if before >= 0 and before in actions:
                actions.remove(before)
                actions.insert(0, before)
            depth -= 1
        best = -2 * WIN
        chosen = -1
        low = alpha
        for action in actions:
            child = state.clone()
            child.apply(seat, action)
            value = self._reply(child, seat, depth, ply + 1, low, beta)
            if value > best:
                best = value
                chosen = action
                if value > low:
                    low = value
                    if value >= beta:
                        self._history[action] = self._history.get(action, 0) + depth * depth + 1
                        break
        if mark:
            kind = 1 if best >= beta else 0 if best > alpha else 2
            self._table[mark] = (depth + (1 if len(actions) > 1 else 0), kind, best, chosen)
        return best


class Effort:
    """How hard a level tries: the deepest it looks, its nodes and seconds (0: no limit), one move in ``careless`` played at random (0: none)."""

    def __init__(self, depth: int, nodes: int, seconds: float, careless: int) -> None:
        self.depth = depth
        self.nodes = nodes
        self.seconds = seconds
        self.careless = careless


EFFORT: Final = {"easy": Effort(1, 0, 0.3, 4), "normal": Effort(4, 0, 0.5, 20), "hard": Effort(40, 0, 0.9, 0)}


class AlphaBetaBot(Bot):
    """Plays an open game by alpha-beta. ``explain`` says why; ``efforts`` gives another effort to each level."""

    def __init__(
        self,
        level: str,
        evaluate: Evaluate,
        restless: Restless | None = None,
        key: Key | None = None,
        explain: Callable[[State, int, int], Say | None] | None = None,
        efforts: dict[str, Effort] | None = None,
    ) -> None:
        super().__init__(level)
        self.evaluate = evaluate
        self.restless = restless
        self.key = key
        self.explain = explain
        self.effort = (efforts or EFFORT)[level]

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        actions = guess.actions(seat)
        if len(actions) == 1:
            return Decision(actions[0], PAUSE, self.why(guess, seat, actions[0]))
        if self.effort.careless and chance.below(self.effort.careless) == 0:
            return Decision(actions[chance.below(len(actions))], PAUSE)
        found = self.search(guess, seat, chance)
        return Decision(found.action, PAUSE, self.why(guess, seat, found.action))

    def search(self, state: State, seat: int, chance: Chance) -> Found:
        """The search of this bot's level for ``seat``, whose turn it is."""
        effort = self.effort
        return Search(self.evaluate, self.restless, self.key, effort.nodes, effort.seconds).run(state, seat, effort.depth, chance)

    def why(self, state: State, seat: int, action: int) -> Say:
        """Why the action is good."""
        said = self.explain(state, seat, action) if self.explain is not None else None
        return said or Say("hint-ahead")
