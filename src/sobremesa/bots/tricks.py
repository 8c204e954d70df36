"""The bot of the games of tricks: search while much is open, exact play of guessed deals at the end, and guessed deals for everything said before."""

from __future__ import annotations

import time

from sobremesa.bots.base import Decision
from sobremesa.bots.endgame import Endgame, OutOfNodes, solvable
from sobremesa.bots.knowledge import Knowledge
from sobremesa.bots.players import EFFORT, PAUSE, SearchBot
from sobremesa.bots.search import Policy
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.tricks._tricks import PLAY, TrickState

DEALS = {"easy": 6, "normal": 24, "hard": 120}
"""Deals guessed at most for a call (a bid, a cante, to stay or to fold), by level."""
ENDING = {"easy": 0, "normal": 4, "hard": 6}
"""Cards in a hand from which the ending is solved, by level; 0: never."""
SOLVED = 40  # deals solved at most
NODES = 60_000  # cards tried at most in one deal


class TrickBot(SearchBot):
    """Plays a game of tricks.

    :param per_trick: what a trick is worth besides its card points, ``last`` what the last one is worth besides: for endings of two sides. With -1
        endings are not solved (nobody wants tricks, or more than the cards decides).
    """

    def __init__(self, knowledge: Knowledge, level: str = "normal", per_trick: int = -1, last: int = 0) -> None:
        super().__init__(knowledge, level)
        self.per_trick = per_trick
        self.last = last

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, TrickState)
        actions = guess.actions(seat) if guess.phase == PLAY else self.calls(guess, seat)
        _, seconds, careless = EFFORT[self.level]
        if len(actions) == 1 or guess.hand_over():
            return Decision(actions[0], PAUSE, self._why(guess, seat, actions[0]))
        if careless and chance.below(careless) == 0:
            return Decision(actions[chance.below(len(actions))], PAUSE)
        policy = self.knowledge.policy
        if policy is not None and guess.phase != PLAY:
            action = best_call(guess, seat, chance, policy, DEALS[self.level], seconds, actions)
            said = self.knowledge.explain(guess, seat, action) if self.knowledge.explain is not None else None
            return Decision(action, PAUSE, said or Say("hint-tricks-sampled"))
        if policy is not None and self.per_trick >= 0 and guess.turn() == seat and solvable(guess, ENDING[self.level]):
            action = best_ending(guess, seat, chance, policy, self.per_trick, self.last, seconds)
            if action >= 0:
                return Decision(thrifty(guess, action), PAUSE, Say("hint-tricks-exact"))
        found = super().think(guess, seat, chance)
        if self.per_trick < 0 or found.action is None or guess.phase != PLAY:
            return found
        action = thrifty(guess, found.action)
        return found if action == found.action else Decision(action, PAUSE, self._why(guess, seat, action))

    def calls(self, guess: State, seat: int) -> list[int]:
        """What is worth considering outside the play of cards: by default all that is legal."""
        return guess.actions(seat)


def thrifty(state: TrickState, action: int) -> int:
    """The same card, or the lowest of its suit that does as much for the trick: it loses alike, or wins alike as the last one, for as many points.

    Search does not tell such cards apart when nothing comes of it in the deals it guesses; players do.
    """
    if not state.trick or not 0 <= action < state.pack.size:
        return action
    place, ranking = state.mover, state.ranking
    winner = state.winner_with(place, action)
    if winner == place and len(state.trick) + 1 < state.trick_size:
        return action
    found = action
    for card in bits(state.legal()):
        if ranking.suit[card] >= 0 and ranking.above[card] >> found & 1 and ranking.points[card] == ranking.points[action]:
            found = card if state.winner_with(place, card) == winner else found
    return found


def best_call(state: State, seat: int, chance: Chance, policy: Policy, deals: int, seconds: float, actions: list[int]) -> int:
    """Of ``actions`` the one that does best on average when the rest of the hand is played by ``policy``, each being tried on the same guessed deals.

    What falls clearly behind is dropped on the way, so that the deals go to what is close.
    """
    sums = [0.0] * len(actions)
    alive = list(range(len(actions)))
    finish = time.perf_counter() + seconds
    for deal in range(1, deals + 1):
        world = state.clone().quiet()
        world.redeal(seat, chance)
        seed = chance.clone()
        for index in alive:
            played = world.clone()
            played.apply(seat, actions[index])
            sums[index] += play_out(played, seat, seed.clone(), policy)
        if time.perf_counter() > finish or len(alive) == 1:
            break
        if deal in (6, 16, 40, 80):
            ranked = sorted(alive, key=lambda index: -sums[index])
            alive = ranked[: max(2, (len(ranked) + 1) // 2)]
    return actions[max(alive, key=lambda index: sums[index])]


def play_out(state: State, seat: int, chance: Chance, policy: Policy) -> int:
    """How the hand stands for the seat after the policy has played it out for all."""
    for _ in range(600):
        if state.hand_over():
            break
        mover = state.turn()
        state.apply(mover, policy(state, mover, chance))
    return state.standing(seat)


def best_ending(state: TrickState, seat: int, chance: Chance, policy: Policy, per_trick: int, last: int, seconds: float) -> int:
    """The action that does best on average over guessed deals that are then played perfectly by both sides; -1 where not even two could be solved."""
    actions = state.actions(seat)
    sums = [0.0] * len(actions)
    finish = time.perf_counter() + seconds
    solved = 0
    while solved < SOLVED and time.perf_counter() < finish:
        world = state.clone()
        world.loud = False
        world.redeal(seat, chance)
        assert isinstance(world, TrickState)
        solver = Endgame(world, per_trick, last, NODES)
        try:
            results = [_perfect(world, seat, action, solver, chance, policy) for action in actions]
        except OutOfNodes:
            if solved == 0:
                return -1
            continue
        for index, result in enumerate(results):
            sums[index] += result
        solved += 1
    if solved < 2:
        return -1
    return actions[sums.index(max(sums))]


def _perfect(world: TrickState, seat: int, action: int, solver: Endgame, chance: Chance, policy: Policy) -> int:
    """How the hand stands for the seat in the end if, after the action, both sides play their cards perfectly; the policy does the rest."""
    state = world.clone()
    assert isinstance(state, TrickState)
    state.apply(seat, action)
    for _ in range(200):
        if state.hand_over():
            break
        mover = state.turn()
        cards = state.phase == PLAY and state.actions(mover)[-1] < state.pack.size
        state.apply(mover, solver.best(state) if cards else policy(state, mover, chance))
    return state.standing(seat)
