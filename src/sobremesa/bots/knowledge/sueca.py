"""What a good sueca player knows: aces and sevens are most of the points; win them, or give them to the partner's tricks."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import explain_card, is_master, out, take_policy
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._tricks import PLAY, TrickState
from sobremesa.games.tricks.sueca import SuecaState

PER_TRICK = 1
SEVEN = 6  # place of the rank in its suit


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, TrickState)
    return take_policy(state, chance, PER_TRICK) if state.phase == PLAY else state.actions(seat)[0]


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, SuecaState)
    if state.phase != PLAY or action >= state.pack.size:
        return None
    ranking = state.ranking
    hand = state.hands[seat]
    plain = not ranking.trumps >> action & 1
    suit = state.pack.suits[state.pack.suit[action]]
    if plain and state.pack.rank[action] == SEVEN and is_master(state, seat, action) and not hand & ranking.above[action]:
        return say("hint-sueca-seven", suit=suit)
    alone = hand & ranking.suits[ranking.suit[action]] == 1 << action
    if not state.trick and alone and plain and not ranking.points[action] and hand & ranking.trumps and out(state, seat) & ranking.trumps:
        return say("hint-sueca-singleton", suit=suit)
    return explain_card(state, seat, action)


def make_bot(level: str) -> Bot:
    """A bot of that level."""
    return TrickBot(knowledge_of("sueca"), level, 0)
