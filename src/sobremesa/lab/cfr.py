"""Equilibria of two small pokers, Kuhn's and Leduc, by CFR+ (counterfactual regrets kept from falling below nothing, averages weighted by time).

A whole tree of public events is walked once for each player and turn; every hand a player may hold is reckoned with at once, as a row of numbers.

>>> solved = solve(KUHN, 300)
>>> solved.exploitability < 0.001, round(solved.value, 3)
(True, -0.056)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float64]

FOLD, CALL, RAISE = "f", "c", "r"
"""The actions: fold, check or call, bet or raise."""


@dataclass(frozen=True, slots=True)
class Poker:
    """A limit poker for two: everybody antes one chip and holds one card.

    :ivar name: its name. ``ranks``: the rank of each card of the pack. ``bets``: the size of a bet in each round; before the second round one card
        is turned up. ``raises``: bets and raises allowed in a round.
    """

    name: str
    ranks: tuple[int, ...]
    bets: tuple[int, ...]
    raises: int


KUHN: Final = Poker("kuhn", (0, 1, 2), (1,), 1)
"""Three cards, one bet."""
LEDUC: Final = Poker("leduc", (0, 0, 1, 1, 2, 2), (2, 4), 2)
"""Two of each of three ranks; a pair with the card turned up wins."""


@dataclass
class _Node:
    """A public state: whose turn it is, or how the hand ended.

    Rows run over the cards turned up (one row before) and the player's own card. ``history``: the actions so far, rounds parted by ``/``.
    """

    history: str
    player: int
    actions: tuple[str, ...] = ()
    children: list[_Node] = field(default_factory=list)
    paid: tuple[int, int] = (1, 1)
    folded: int = -1
    up: bool = False
    regrets: Rows = field(default_factory=lambda: np.zeros(0))
    total: Rows = field(default_factory=lambda: np.zeros(0))


class Solver:
    """CFR+ on one poker; each :meth:`step` improves it.

    :ivar steps: how many were made.
    """

    def __init__(self, poker: Poker) -> None:
        self.poker = poker
        self.steps = 0
        cards = len(poker.ranks)
        self._nodes: list[_Node] = []
        self._root = self._grow("", 0, (1, 1), 0, 0)
        other = np.ones((cards, cards)) - np.eye(cards)
        # By card turned up, own card, the other's card: can they be, and who wins.
        self._apart = np.array([other * np.outer(row, row) for row in other]) if len(poker.bets) > 1 else other[None]
        self._wins = [self._winners(None), *([self._winners(card) for card in range(cards)] if len(poker.bets) > 1 else [])]
        self._deals = float(cards * (cards - 1))

    def _winners(self, up: int | None) -> Rows:
        ranks = np.array(self.poker.ranks)
        worth = ranks + (10 * (ranks == ranks[up]) if up is not None else 0)
        wins: Rows = np.sign(worth[:, None] - worth[None, :]).astype(np.float64)
        return wins

    def _grow(self, history: str, round_: int, paid: tuple[int, int], player: int, raised: int) -> _Node:
        poker = self.poker
        node = _Node(history, player, paid=paid, up=round_ > 0)
        owed = paid[1 - player] - paid[player]
        node.actions = (*((FOLD,) if owed else ()), CALL, *((RAISE,) if raised < poker.raises else ()))
        rows = len(poker.ranks) if round_ else 1
        node.regrets = np.zeros((len(node.actions), rows, len(poker.ranks)))
        node.total = np.zeros_like(node.regrets)
        self._nodes.append(node)
        opened = bool(history.rpartition("/")[2])
        for action in node.actions:
            told = history + action
            if action == FOLD:
                node.children.append(_Node(told, -1, paid=paid, folded=player, up=node.up))
            elif action == CALL:
                even = (max(paid), max(paid))
                if not (owed or opened):
                    node.children.append(self._grow(told, round_, even, 1 - player, raised))
                elif round_ + 1 < len(poker.bets):
                    node.children.append(self._grow(told + "/", round_ + 1, even, 0, 0))
                else:
                    node.children.append(_Node(told, -1, paid=even, up=node.up))
            else:
                put = max(paid) + poker.bets[round_]
                after = (put, paid[1]) if player == 0 else (paid[0], put)
                node.children.append(self._grow(told, round_, after, 1 - player, raised + 1))
        return node

    @staticmethod
    def _policy(weights: Rows) -> Rows:
        total = weights.sum(axis=0)
        return np.where(total > 0, weights / np.where(total > 0, total, 1.0), 1.0 / len(weights))

    def step(self) -> None:
        """One turn of each player."""
        self.steps += 1
        for player in (0, 1):
            reach = np.ones((1, len(self.poker.ranks)))
            self._improve(self._root, player, reach, reach)

    def _improve(self, node: _Node, player: int, own: Rows, other: Rows) -> Rows:
        """The values of a player's hands at a node against the other's chances of getting there; regrets and averages are brought up to date."""
        if not node.actions:
            return self._end(node, player, other)
        policy = self._policy(node.regrets)
        turned = [child.up and not node.up for child in node.children]
        if node.player != player:
            values = np.zeros_like(own)
            for place, child in enumerate(node.children):
                values = values + self._below(child, turned[place], player, own, other * policy[place])
            return values
        by_action = np.array([self._below(child, turned[at], player, own * policy[at], other) for at, child in enumerate(node.children)])
        values = np.einsum("arc,arc->rc", policy, by_action)
        np.maximum(node.regrets + by_action - values, 0.0, out=node.regrets)
        node.total += self.steps * own * policy
        return values  # type: ignore[no-any-return]

    def _below(self, child: _Node, turned: bool, player: int, own: Rows, other: Rows) -> Rows:
        if not turned:
            return self._improve(child, player, own, other)
        cards = len(self.poker.ranks)
        rows = self._improve(child, player, np.repeat(own, cards, axis=0), np.repeat(other, cards, axis=0))
        return rows.sum(axis=0, keepdims=True) / (cards - 2)  # type: ignore[no-any-return]

    def _end(self, node: _Node, player: int, other: Rows) -> Rows:
        """What each hand of a player wins where the hand is over, weighted with the other's chances."""
        cards = len(self.poker.ranks)
        apart = self._apart if node.up else (np.ones((cards, cards)) - np.eye(cards))[None]
        if node.folded >= 0:
            won = node.paid[1 - player] if node.folded != player else -node.paid[player]
            return won * np.einsum("rij,rj->ri", apart, other)  # type: ignore[no-any-return]
        wins = np.array(self._wins[1:]) if node.up else self._wins[0][None]
        return node.paid[0] * np.einsum("rij,rj->ri", apart * wins, other)  # type: ignore[no-any-return]

    def _answer(self, node: _Node, player: int, other: Rows, best: bool) -> Rows:
        """The values of a player's hands against the other's average strategy, with the best answer or his own average."""
        if not node.actions:
            return self._end(node, player, other)
        average = self._policy(node.total)
        values: list[Rows] = []
        for place, child in enumerate(node.children):
            reach = other if node.player == player else other * average[place]
            if child.up and not node.up:
                cards = len(self.poker.ranks)
                below = self._answer(child, player, np.repeat(reach, cards, axis=0), best).sum(axis=0, keepdims=True) / (cards - 2)
            else:
                below = self._answer(child, player, reach, best)
            values.append(below)
        stacked = np.array(values)
        if node.player != player:
            return stacked.sum(axis=0)  # type: ignore[no-any-return]
        return stacked.max(axis=0) if best else (average * stacked).sum(axis=0)  # type: ignore[no-any-return]

    def _worth(self, player: int, best: bool) -> float:
        return float(self._answer(self._root, player, np.ones((1, len(self.poker.ranks))), best).sum()) / self._deals

    @property
    def value(self) -> float:
        """What the first player wins a hand, in antes, when both play their averages."""
        return self._worth(0, best=False)

    @property
    def exploitability(self) -> float:
        """What the best answers to both averages win a hand, in antes, halved: 0 at an equilibrium."""
        return (self._worth(0, best=True) + self._worth(1, best=True)) / 2

    def strategy(self) -> dict[str, dict[str, float]]:
        """The averages: by what a player knows, the chance of each action.

        The key is his card's place in the pack, the card turned up if any, and the actions so far: ``0:cr`` or ``3,4:rc/c``.
        """
        found: dict[str, dict[str, float]] = {}
        for node in self._nodes:
            policy = self._policy(node.total)
            for up in range(policy.shape[1]):
                for own in range(policy.shape[2]):
                    if node.up and up == own:
                        continue
                    key = f"{own},{up}:{node.history}" if node.up else f"{own}:{node.history}"
                    found[key] = {action: float(policy[place, up, own]) for place, action in enumerate(node.actions)}
        return found


@dataclass(frozen=True, slots=True)
class Solution:
    """What :func:`solve` found: the averages (see :meth:`Solver.strategy`), the first player's value and the exploitability, in antes a hand."""

    strategy: dict[str, dict[str, float]]
    value: float
    exploitability: float
    steps: int


def solve(poker: Poker, steps: int, target: float = 0.0, progress: Callable[[float], object] | None = None) -> Solution:
    """Take so many steps, fewer if the exploitability falls below ``target`` before; ``progress`` is told the part done, ``False`` stops."""
    solver = Solver(poker)
    for step in range(1, steps + 1):
        solver.step()
        if step % 50 == 0:
            if target and solver.exploitability < target:
                break
            if progress is not None and progress(step / steps) is False:
                break
    return Solution(solver.strategy(), solver.value, solver.exploitability, solver.steps)
