"""What a good butifarra player knows: what a hand is worth under each trump suit and without, and when to double.

The figures are tenths of a point above 36, fitted to some thousands of hands played by the policy itself.
"""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import explain_card, take_policy
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._tricks import PLAY, TrickState
from sobremesa.games.tricks.butifarra import ACE, BUTIFARRA, DELEGATE, DOUBLE, DOUBLING, NAME, NAMING, NINE, PASS, ButifarraState

REY, CABALLO, SOTA = 11, 10, 9  # places of ranks in their suit
IN_TRUMPS = ((NINE, 41), (ACE, 35), (REY, 27), (CABALLO, 15), (SOTA, 12))
PER_TRICK = 1
DELEGATES = 40  # what the dealer's best call must be worth for him not to leave it to his partner
DOUBLES = (45, 90, 60)  # what the hand must be worth to say contro, recontro, San Vicenç


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, ButifarraState)
    if state.phase == PLAY:
        return take_policy(state, chance, PER_TRICK)
    if state.phase == DOUBLING:
        return DOUBLE + state.doubles if worth(state, seat, state.trump) >= DOUBLES[state.doubles] else PASS
    actions = state.actions(seat)
    if actions[0] != NAME:
        return actions[0]
    best = BUTIFARRA
    most = 2 * worth(state, seat, -1)
    for suit in range(4):
        found = worth(state, seat, suit)
        if found > most:
            most = found
            best = NAME + suit
    return DELEGATE if state.phase == NAMING and most < DELEGATES else best


def worth(state: ButifarraState, seat: int, trump: int) -> int:
    """What the pair may expect above 36 points from this hand alone, in tenths of a point, with those trumps (-1: none)."""
    hand = state.hands[seat]
    masks = state.pack.suit_masks
    found = -19 if trump < 0 else -124
    for suit in range(4):
        held = hand & masks[suit]
        if suit == trump:
            count = held.bit_count()
            found += count + 23 * count * count // 10
            for rank, value in IN_TRUMPS:
                found += value if held >> 12 * suit + rank & 1 else 0
        elif trump < 0:
            found += _worth_alone(held >> 12 * suit)
        else:
            found += _worth_beside(held >> 12 * suit)
    return found


def _worth_alone(held: int) -> int:
    """The worth of a suit where there are no trumps."""
    nine, ace = held >> NINE & 1, held >> ACE & 1
    found = 27 * nine - 17 * ace + 19 * (held >> REY & 1) + 8 * (held >> CABALLO & 1)
    if nine:
        return found + 63 * ace - 2 * held.bit_count()
    return found + (28 if held.bit_count() > 1 else 0) if ace else found - 22


def _worth_beside(held: int) -> int:
    """The worth of a suit beside the trumps."""
    if not held:
        return 37
    nine, ace = held >> NINE & 1, held >> ACE & 1
    return 46 * nine + 22 * ace + 10 * (held >> REY & 1) + 6 * (nine & ace) + (6 if held & held - 1 == 0 else 0)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, ButifarraState)
    if action < state.pack.size:
        return explain_card(state, seat, action) if state.phase == PLAY else None
    if NAME <= action < BUTIFARRA:
        suit = action - NAME
        held = state.hands[seat] & state.pack.suit_masks[suit]
        letter = state.pack.suits[suit]
        if held >> 12 * suit + NINE & 1:
            return say("hint-butifarra-suit-nine", suit=letter, n=held.bit_count())
        return say("hint-butifarra-suit", suit=letter, n=held.bit_count()) if held.bit_count() > 3 else None
    if action == BUTIFARRA:
        nines = (state.hands[seat] & state.pack.rank_masks[NINE]).bit_count()
        return say("hint-butifarra-no-trump", n=nines) if nines > 1 else None
    if action == DELEGATE:
        return say("hint-butifarra-delegate")
    if action == PASS:
        return say("hint-butifarra-pass", n=2 * state.times())
    return say("hint-butifarra-double", n=2 * state.times()) if action >= DOUBLE else None


class ButifarraBot(TrickBot):
    """Search; calls are tried on guessed deals, endings are solved unless the obligatory game binds more than the duties do."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, TrickState)
        self.per_trick = -1 if guess.options.on("obligatory") else PER_TRICK
        return super().think(guess, seat, chance)


def make_bot(level: str) -> Bot:
    """A bot of that level."""
    return ButifarraBot(knowledge_of("butifarra"), level, PER_TRICK)
