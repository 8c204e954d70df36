"""What a good tute cabrón player knows: choose an end, take one cheap trick and duck, or climb and stop in time; load the others with cantes."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import duck_policy, explain_card, out, take_policy
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.tute_cabron import KING, KNIGHT, LIMIT, TuteCabronState

ENOUGH = 75  # points from which one who leads rather stops: more tricks and cantes would take him past the limit
SCARCE = 30  # what a first trick is worth to one who must not stay without any
CHEAP = 4  # points that one who goes low lets a first trick cost while there is time
NEAR = 26  # so near the limit a single trick may be too many: aces, threes and a cante


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, TuteCabronState)
    if state.phase != PLAY:
        return state.actions(seat)[0]
    if not state.tricks[seat]:
        return first_trick(state, seat, chance)
    return take_policy(state, chance, 1) if climbs(state, seat) else duck_policy(state, chance)


def climbs(state: TuteCabronState, seat: int) -> bool:
    """Whether the seat does better to go for most points."""
    scores = state.hand_points()
    own = scores[seat]
    if own >= ENOUGH:
        return False
    # What a player has and holds is about what he can hope for.
    held = state.ranking.total(state.hands[seat])
    others = sum(scores) - own + state.ranking.total(out(state, seat))
    return (own + held) * (state.seats - 1) > others


def first_trick(state: TuteCabronState, seat: int, chance: Chance) -> int:
    """A card for one without any trick: whoever wants few points waits for a cheap one, but not for long where tricks are few."""
    cards = state.hands[seat].bit_count()
    if climbs(state, seat) or cards <= 3 * (state.seats - 2):
        return take_policy(state, chance, SCARCE)
    if state.trick:
        card = cheap_trick(state, seat)
        if card >= 0:
            return card
    return duck_policy(state, chance)


def cheap_trick(state: TuteCabronState, seat: int) -> int:
    """The card that wins the trick on the table as long as it is cheap, the highest such; -1: none."""
    pot = 0
    for card in state.trick:
        pot += state.ranking.points[card]
    best = -1
    for card in bits(state.legal()):
        points = state.ranking.points[card]
        if pot + points <= CHEAP and state.winner_with(seat, card) == seat and (best < 0 or state.ranking.above[best] >> card & 1):
            best = card
    return best


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, TuteCabronState)
    if state.phase != PLAY or not 0 <= action < state.pack.size:
        return None
    if state.legal().bit_count() == 1:
        return explain_card(state, seat, action)
    points = state.hand_points()[seat]
    if not state.trick:
        if climbs(state, seat):
            return explain_card(state, seat, action)
        return say("hint-tute-cabron-lead-low") if not state.ranking.points[action] else None
    winner = state.winner_with(seat, action)
    if winner == seat:
        pot = state.ranking.total(sum([1 << card for card in [*state.trick, action]]))
        if not state.tricks[seat] and pot <= CHEAP:
            return say("hint-tute-cabron-one-trick", points=pot)
        return say("hint-tute-cabron-climb", points=points) if climbs(state, seat) else None
    loaded = load(state, seat, action)
    if loaded:
        return say(loaded, card=state.pack.names[action], seat=winner)
    if points > LIMIT or climbs(state, seat):
        return say("hint-tricks-throw-low") if not state.ranking.points[action] else None
    if points + NEAR > LIMIT:
        return say("hint-tute-cabron-stop", points=points)
    if state.ranking.points[action]:
        return say("hint-tute-cabron-give", seat=winner, points=state.ranking.points[action])
    return say("hint-tute-cabron-duck")


def load(state: TuteCabronState, seat: int, card: int) -> str:
    """The hint for a king or caballo laid under a trick of somebody else's that becomes, or may still become, a cante; empty if it cannot."""
    if state.pack.rank[card] < KNIGHT:
        return ""
    figures = state.pack.suit_masks[state.pack.suit[card]] & (state.pack.rank_masks[KNIGHT] | state.pack.rank_masks[KING])
    partner = figures & ~(1 << card)
    if any(partner >> other & 1 for other in state.trick):
        return "hint-tute-cabron-pair"
    return "hint-tute-cabron-load" if partner & out(state, seat) and len(state.trick) + 1 < state.trick_size else ""


def make_bot(level: str) -> Bot:
    """Search: who loses depends on everybody's points, so endings are not solved."""
    return TrickBot(knowledge_of("tute-cabron"), level)
