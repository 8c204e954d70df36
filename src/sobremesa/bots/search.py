"""Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse, IEEE TCIAIG 4(2), 2012), over any game of the contract.

Every playout starts from a new fair guess of what the seat cannot know, so one tree collects what is good on average over all the worlds the
seat cannot tell apart. Playouts stop when the hand is over and are judged by :meth:`~sobremesa.core.state.State.standing`.
Compiled with the games; plain loops, no allocation that need not be.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.state import State

Policy = Callable[[State, int, Chance], int]

EXPLORATION: Final = 0.7
LONGEST: Final = 600  # actions in a playout: far above a hand; what lasts longer is judged as it stands


class Node:
    """A place in the tree: what has come of the action that leads here, for the seat that chose it.

    ``seen``: how often the action could have been chosen; ``visits``: how often it was; ``worth``: sum of outcomes from 0 to 1.
    """

    def __init__(self, action: int) -> None:
        self.action = action
        self.seen = 0
        self.visits = 0
        self.worth = 0.0
        self.children: dict[int, Node] = {}


class Found:
    """What a search found: the action, its mean outcome (0 to 1), the playouts run, and each action with its visits and mean."""

    def __init__(self, action: int, mean: float, playouts: int, options: list[tuple[int, int, float]]) -> None:
        self.action = action
        self.mean = mean
        self.playouts = playouts
        self.options = options


def search(state: State, seat: int, chance: Chance, playouts: int, seconds: float, policy: Policy | None = None) -> Found:
    """The best action for ``seat``, whose turn it is, after at most ``playouts`` playouts or ``seconds``.

    ``state`` is left as it is; only what the seat knows of it is used. ``policy`` plays four of five moves of a playout, chance the rest.
    """
    actions = state.actions(seat)
    if len(actions) == 1:
        return Found(actions[0], 0.5, 0, [(actions[0], 0, 0.5)])
    root = Node(-1)
    scale = Scale()
    finish = time.perf_counter() + seconds
    done = 0
    while done < playouts:
        if done & 15 == 15 and time.perf_counter() > finish:
            break
        guess = state.clone()
        guess.loud = False
        guess.redeal(seat, chance)
        playout(guess, root, seat, chance, policy, scale)
        done += 1
    options = [(child.action, child.visits, child.worth / max(child.visits, 1)) for child in root.children.values()]
    best = options[0]
    for option in options:
        if option[1] > best[1] or (option[1] == best[1] and option[2] > best[2]):
            best = option
    return Found(best[0], best[2], done, options)


class Scale:
    """Brings standings to 0..1 by the lowest and highest met so far."""

    def __init__(self) -> None:
        self.low = 0
        self.high = 0
        self.fresh = True

    def outcome(self, standing: int) -> float:
        """The standing on the scale, which it stretches if it must."""
        if self.fresh:
            self.low = standing
            self.high = standing + 1
            self.fresh = False
        elif standing < self.low:
            self.low = standing
        elif standing > self.high:
            self.high = standing
        return (standing - self.low) / (self.high - self.low)


def playout(state: State, root: Node, seat: int, chance: Chance, policy: Policy | None, scale: Scale) -> None:
    """Go down the tree, add one node, play the hand out, and write the outcome along the way."""
    path: list[Node] = []
    movers: list[int] = []
    node = root
    mover = seat
    growing = True
    while growing and not state.hand_over():
        actions = state.actions(mover)
        chosen = -1
        best = -1.0
        fresh = 0
        for action in actions:
            child = node.children.get(action)
            if child is None:
                # One of the untried actions, each with the same chance.
                fresh += 1
                if chance.below(fresh) == 0:
                    chosen = action
            else:
                child.seen += 1
                if fresh == 0:
                    value = child.worth / child.visits + EXPLORATION * math.sqrt(math.log(child.seen) / child.visits)
                    if value > best:
                        best = value
                        chosen = action
        if fresh:
            child = Node(chosen)
            child.seen = 1
            node.children[chosen] = child
            growing = False
        else:
            child = node.children[chosen]
        state.apply(mover, chosen)
        path.append(child)
        movers.append(mover)
        node = child
        mover = state.turn()
    steps = 0
    while steps < LONGEST and not state.hand_over():
        mover = state.turn()
        if policy is not None and chance.below(5):
            state.apply(mover, policy(state, mover, chance))
        else:
            state.apply(mover, state.any_action(mover, chance))
        steps += 1
    for place in range(len(path)):
        child = path[place]
        child.visits += 1
        child.worth += scale.outcome(state.standing(movers[place]))
