"""What a good la mona player knows, which is little: mix the fan, do not take the same place twice, and pass on what may be the odd card."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge import Knowledge
from sobremesa.bots.players import PAUSE, SearchBot
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.matching.la_mona import ARRANGE, DRAW, GIVE, SHUFFLE, TAKE, LaMonaState

DODGE = {"easy": 0, "normal": 1, "hard": 2}
"""How often of three a bot that has hit the place of its last take thinks again."""
SUSPECT = 3  # of four passes, those of a number that has gone down once already, if there is one


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, LaMonaState)
    return _choose(state, seat, chance, 1)


def _choose(state: LaMonaState, seat: int, chance: Chance, dodge: int) -> int:
    actions = state.actions(seat)
    if state.phase == ARRANGE:
        return SHUFFLE
    if state.phase == GIVE and len(actions) > 1 and chance.below(4) < SUSPECT:
        actions = [card for card in actions if suspect(state, card)] or actions
    action = actions[chance.below(len(actions))]
    if state.phase == DRAW and action == TAKE + state.picked[seat] and chance.below(3) < dodge:
        action = actions[chance.below(len(actions))]
    return action


def suspect(state: LaMonaState, card: int) -> bool:
    """Whether so few of the number are left that this may be the one without a mate."""
    return any(state.kind(other) == state.kind(card) for other in state.laid)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, LaMonaState)
    if action == SHUFFLE:
        return say("hint-la-mona-shuffle")
    if state.phase == DRAW:
        return say("hint-la-mona-any")
    if state.phase == GIVE and 0 <= action < state.pack.size:
        return say("hint-la-mona-suspect" if suspect(state, action) else "hint-la-mona-single", card=state.pack.names[action])
    return None


class Child(Bot):
    """Plays by the policy; where cards are passed by choice, by search."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.searcher = SearchBot(Knowledge(policy=policy, explain=explain), level)

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, LaMonaState)
        if guess.phase == GIVE:
            return self.searcher.think(guess, seat, chance)
        action = _choose(guess, seat, chance, DODGE[self.level])
        return Decision(action, PAUSE, explain(guess, seat, action) or say("hint-best"))


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return Child(level)
