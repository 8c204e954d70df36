"""Short stacks before the flop: all-in or fold, and call or fold.

Heads-up this is a game of two decisions whose equilibrium is found exactly, but for the steps taken: the button (the small blind) pushes or folds,
the big blind calls or folds, and nothing else is allowed. With more players behind the pusher the same is solved with one approximation: **the first
who calls is the only one**. Whoever might still call behind him is taken to fold, so callers are a little too loose where several are behind. Prizes
(a tournament's) are not weighed, chips alone are.

Stacks are in big blinds, forced bets included, the shorter one's where they differ. Players *behind* the pusher are numbered in their order; the last
is the big blind, the one before him the small blind, except that alone behind the pusher there is the big blind and the pusher is the small one.

>>> found = solve(10)
>>> found.exploitability < 0.001, round(found.value, 2)
(True, -0.05)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.core.refusal import Refused
from sobremesa.lab.preflop import KINDS, preflop

Row = NDArray[np.float64]

SMALL: Final = 0.5
"""The small blind."""
MOST_BEHIND: Final = 9
STACKS: Final = tuple(float(stack) for stack in range(1, 21))
"""The stacks of a :func:`chart`."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Who may push and call for how much.

    :ivar stack: big blinds, from 1 to 100. ``behind``: players behind the pusher, 1 to 9. ``antes``: dead chips besides the blinds, in big blinds.
    """

    stack: float
    behind: int = 1
    antes: float = 0.0

    def __post_init__(self) -> None:
        if not 1 <= self.stack <= 100:
            raise Refused("pushfold-stack", low=1, high=100)
        if not 1 <= self.behind <= MOST_BEHIND:
            raise Refused("pushfold-behind", low=1, high=MOST_BEHIND)
        if not 0 <= self.antes <= 10:
            raise Refused("pushfold-antes", low=0, high=10)

    @property
    def own(self) -> float:
        """What the pusher has posted."""
        return SMALL if self.behind == 1 else 0.0

    def posted(self, place: int) -> float:
        """What the caller at that place behind the pusher has posted."""
        left = self.behind - 1 - place
        return 1.0 if left == 0 else SMALL if left == 1 else 0.0

    @property
    def middle(self) -> float:
        """All that is in the middle before the push."""
        return 1.0 + SMALL + self.antes


@dataclass(frozen=True, slots=True)
class Solution:
    """Strategies and what they are worth, by kind of hand (see :func:`~sobremesa.lab.ranges.kinds`).

    :ivar push: the chance of pushing each kind. ``calls``: by place behind the pusher, the chance of calling with each kind.
    :ivar value: what the pusher wins or loses a hand, in big blinds, against folding before the blinds were posted.
    :ivar exploitability: what the one who gains most would gain a hand by playing his best answer instead, in big blinds.
    """

    spot: Spot
    push: Row
    calls: tuple[Row, ...]
    value: float
    exploitability: float


class _Game:
    """The pay-offs of a spot."""

    def __init__(self, spot: Spot) -> None:
        table = preflop()
        self.spot = spot
        self.equity = table.equity
        self.dealt = table.hands / table.hands.sum()
        self.given = table.pairs / table.pairs.sum(axis=1, keepdims=True)  # by own kind, the chance of another's
        self.places = range(spot.behind)
        self.pots = [2 * spot.stack + spot.middle - spot.own - spot.posted(place) for place in self.places]
        risk = spot.stack - spot.own
        # By pusher's and caller's kind, weighed with the chance that the caller has it: what each wins by a call.
        self.pushed = [self.given * (self.equity * pot - risk) for pot in self.pots]
        self.called = [self.given * (self.equity * pot - (spot.stack - spot.posted(place))) for place, pot in enumerate(self.pots)]

    def worth_of_push(self, calls: list[Row]) -> Row:
        """By kind, what pushing wins against folding."""
        reach = np.ones(KINDS)
        worth = np.zeros(KINDS)
        for place in self.places:
            worth += reach * (self.pushed[place] @ calls[place])
            reach = reach * (1.0 - self.given @ calls[place])
        return worth + reach * self.spot.middle

    def worth_of_calls(self, push: Row, calls: list[Row]) -> list[Row]:
        """By place and kind, what calling wins against folding, times the chance that it comes to it."""
        found: list[Row] = []
        reach = push
        for place in self.places:
            found.append(self.called[place] @ reach)
            reach = reach * (1.0 - self.given @ calls[place])
        return found

    def gains(self, push: Row, calls: list[Row]) -> list[float]:
        """What each player, the pusher first, would gain a hand by his best answer."""
        worth = self.worth_of_push(calls)
        found = [float(self.dealt @ (np.maximum(worth, 0.0) - push * worth))]
        for call, value in zip(calls, self.worth_of_calls(push, calls), strict=True):
            found.append(float(self.dealt @ (np.maximum(value, 0.0) - call * value)))
        return found

    def value(self, push: Row, calls: list[Row]) -> float:
        return float(self.dealt @ (push * self.worth_of_push(calls))) - self.spot.own


def solve(stack: float, behind: int = 1, antes: float = 0.0, *, steps: int = 1000, target: float = 0.0005) -> Solution:
    """Solve a spot by CFR+ (regrets kept from falling below nothing, averages weighted by time): so many steps, or until nobody gains ``target``.

    Raises :class:`Refused` ``pushfold-stack``, ``pushfold-behind``, ``pushfold-antes``.
    """
    spot = Spot(stack, behind, antes)
    game = _Game(spot)
    regrets = [np.zeros((2, KINDS)) for _ in range(behind + 1)]  # of each player: folding, and going in
    now: list[Row] = [np.full(KINDS, 0.5) for _ in range(behind + 1)]
    totals = [np.zeros(KINDS) for _ in range(behind + 1)]
    weight = 0.0
    for step in range(1, steps + 1):
        for player in range(behind + 1):
            worth = game.worth_of_push(now[1:]) if player == 0 else game.worth_of_calls(now[0], now[1:])[player - 1]
            gone = now[player] * worth
            regret = regrets[player]
            np.maximum(regret + np.array([-gone, worth - gone]), 0.0, out=regret)
            both = regret.sum(axis=0)
            now[player] = np.where(both > 0, regret[1] / np.where(both > 0, both, 1.0), 0.5)
            totals[player] += step * now[player]
        weight += step
        if step % 50 == 0 and max(game.gains(totals[0] / weight, [total / weight for total in totals[1:]])) < target:
            break
    averages = [total / weight for total in totals]
    return judge(spot, averages[0], averages[1:])


def judge(spot: Spot, push: Row, calls: list[Row]) -> Solution:
    """What strategies are worth, and how far they can be exploited."""
    game = _Game(spot)
    return Solution(spot, push, tuple(calls), game.value(push, calls), max(game.gains(push, calls)))


@cache
def _solved(halves: int, behind: int, tenths: int) -> Solution:
    return solve(halves / 2, behind, tenths / 10, target=0.0005 if behind < 4 else 0.003)


def nearest(stack: float, behind: int = 1, antes: float = 0.0) -> Solution:
    """The solution for the nearest half of a big blind (antes: tenth), remembered: the first takes from 5 to 200 ms, the same again nothing."""
    return _solved(round(2 * min(max(stack, 1.0), 100.0)), min(max(behind, 1), MOST_BEHIND), round(10 * min(max(antes, 0.0), 10.0)))


def chart(behind: int = 1, antes: float = 0.0, stacks: tuple[float, ...] = STACKS) -> list[list[float]]:
    """By kind of hand (13 rows by 13 columns as :meth:`~sobremesa.lab.ranges.Range.grid` has them), the largest of ``stacks`` at which it is pushed
    more often than not; 0: at none."""
    deepest = [0.0] * KINDS
    for stack in stacks:
        push = solve(stack, behind, antes, target=0.002).push
        for kind in range(KINDS):
            if push[kind] > 0.5:
                deepest[kind] = max(deepest[kind], stack)
    return [deepest[at : at + 13] for at in range(0, KINDS, 13)]
