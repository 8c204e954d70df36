"""What a good brisca player knows: load points on tricks that are won, spend nothing on those that are not, keep trumps."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.brisca import DRAW, SHOW, SWAP, BriscaState

HOLDS = 6  # chances in ten that a trick won so far is still won after one more rival; an estimate from play
TRUMP_WORTH = 5  # points one would give for keeping the lowest trump


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move: the card with the best balance of points won and cards spent."""
    assert isinstance(state, BriscaState)
    actions = state.actions(seat)
    if state.phase != PLAY:
        return actions[-1]
    if state.turn() != seat or SHOW in actions:
        return SHOW if SHOW in actions else actions[chance.below(len(actions))]
    cards = [action for action in actions if action < DRAW]
    worths = [_worth(state, seat, card) for card in cards]
    return cards[worths.index(max(worths))]


def _worth(state: BriscaState, seat: int, card: int) -> int:
    """Tenths of a point that playing ``card`` is thought to bring, from the trick and the own hand alone."""
    order = state.order
    points = order.points[card]
    keep = 10 * TRUMP_WORTH + 6 * order.strength[card] if state.pack.suit[card] == state.trump else 2 * order.strength[card]
    if not state.trick:
        return -15 * points - keep
    winner = state.winner_with(seat, card)
    stake = points + sum([order.points[other] for other in state.trick])
    sure = 10
    for step in range(len(state.trick) + 1, len(state.active)):
        if state.side(state.after(state.leader, step)) != state.side(max(winner, 0)):
            sure = sure * HOLDS // 10
    if winner < 0 or state.side(winner) != state.side(seat):
        sure = 10 - sure
    return stake * (2 * sure - 10) - keep


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, BriscaState)
    if SWAP <= action < SHOW:
        return say("hint-brisca-swap", card=state.pack.names[state.turn_up])
    if action == SHOW:
        return say("hint-brisca-show")
    if state.phase != PLAY or action >= DRAW:
        return None
    points = state.order.points[action]
    if not state.trick:
        if points == 0:
            return say("hint-brisca-lead-blank")
        return say("hint-brisca-lead-trump" if state.pack.suit[action] == state.trump else "hint-brisca-lead")
    winner = state.winner_with(seat, action)
    stake = points + sum([state.order.points[other] for other in state.trick])
    last = len(state.trick) + 1 == len(state.active)
    if winner == seat:
        return say("hint-brisca-take-last" if last else "hint-brisca-take", points=stake)
    if winner >= 0 and state.side(winner) == state.side(seat):
        return say("hint-brisca-feed", seat=winner, points=points) if points else say("hint-brisca-leave-partner", seat=winner)
    if points == 0:
        return say("hint-brisca-blank")
    cheapest = min([state.order.points[card] for card in bits(state.hands[seat])])
    return say("hint-brisca-least") if points == cheapest else None
