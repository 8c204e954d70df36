"""What a good belote player knows: when a hand is worth taking, and to say "belote".

The figures are tenths of a point, fitted to some thousands of hands played by the policy itself.
"""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import explain_card, take_policy
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.belote import ANNOUNCE, DER, KING, NAME, NAMING, PASS, QUEEN, TAKE, TAKING, BeloteState

ACE, NINE, TEN, JACK = 0, 3, 4, 5  # places of ranks in their suit
IN_TRUMPS = ((JACK, 159), (NINE, 106), (ACE, 89), (TEN, 68), (KING, 22), (QUEEN, 12))
TAKES = 970  # what the taking pair must expect of the 162 points, in tenths, for taking to pay
PACE = 1  # what a trick is worth besides its cards: the lead, and a step to the last one


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, BeloteState)
    if state.phase == PLAY:
        card = take_policy(state, chance, PACE)
        says = state.manual and state.pair >> card & 1 and not state.pair & ~state.hands[seat]
        return ANNOUNCE + card if says else card
    if state.phase == TAKING:
        return TAKE if worth(state, seat, state.pack.suit[state.turn_up]) >= TAKES else PASS
    actions = state.actions(seat)
    if state.phase != NAMING:
        return actions[0]
    best = PASS
    most = TAKES - 1
    for action in actions[1:]:
        found = worth(state, seat, action - NAME)
        if found > most:
            most = found
            best = action
    return best


def worth(state: BeloteState, seat: int, trump: int) -> int:
    """What the pair may expect of the hand's points, in tenths, if the seat takes with those trumps; from its cards and the turned one."""
    hand = state.hands[seat] | 1 << state.turn_up
    found = 596 + (15 if seat == state.mano else 0)
    for suit in range(4):
        held = (hand & state.pack.suit_masks[suit]) >> 8 * suit
        if suit == trump:
            found += _worth_trumps(held)
        elif not held:
            found += 17
        elif held >> ACE & 1:
            found += 80
        elif held >> TEN & 1 and held.bit_count() > 1:
            found += 33
    return found


def _worth_trumps(held: int) -> int:
    count = held.bit_count()
    found = 25 * count + 6 * count * count
    for rank, value in IN_TRUMPS:
        found += value if held >> rank & 1 else 0
    found += 41 if held >> JACK & held >> NINE & 1 else 0
    return found + (100 if held >> KING & held >> QUEEN & 1 else 0)  # twenty for belote, half of it a reserve


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, BeloteState)
    pack = state.pack
    if state.phase == PLAY:
        return say("hint-belote-announce") if action >= ANNOUNCE else explain_card(state, seat, action)
    if action == PASS:
        return say("hint-belote-pass")
    if action == TAKE or NAME <= action < NAME + 4:
        trump = pack.suit[state.turn_up] if action == TAKE else action - NAME
        trumps = bits((state.hands[seat] | 1 << state.turn_up) & pack.suit_masks[trump])
        ranks = [pack.rank[card] for card in trumps]
        suit = pack.suits[trump]
        if JACK in ranks and state.options["rank_order"] == "belote":
            return say("hint-belote-take-jack-nine" if NINE in ranks else "hint-belote-take-jack", suit=suit, n=len(trumps))
        return say("hint-belote-take", suit=suit, n=len(trumps))
    return None


def make_bot(level: str) -> Bot:
    """Search; the auction is tried on guessed deals and endings are solved."""
    return TrickBot(knowledge_of("belote"), level, 0, DER)
