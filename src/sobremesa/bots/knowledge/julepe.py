"""What a good julepe player knows: one sure trick and a fair chance of another to play, what to change, and whom to keep from his second trick."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import explain_card, take_policy
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._julepe_hand import ACE, DECLARING, DISCARD, DISCARDING, HAND, IN, PASS, PLAYS, SILENT, TAKE
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.julepe import JulepeState

# Worths of cards in hundredths of a trick, by strength from the two (1) to the ace (10), among four who play.
TRUMP = (0, 22, 24, 26, 28, 32, 40, 48, 58, 78, 100)
PLAIN = (0, 0, 0, 0, 1, 2, 4, 6, 10, 20, 52)
CHANGED = 13  # of a card yet to be served
CROWD = 7  # less for each one more who plays
ENOUGH = 134  # hundredths of a trick with which one plays for a plate as large as the julepe
PER_TRICK = 6


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, JulepeState)
    if state.phase == PLAY:
        return take_policy(state, chance, PER_TRICK)
    if state.phase == DECLARING:
        return _declare(state, seat)
    if state.phase == DISCARDING:
        return _discard(state, seat)
    return state.actions(seat)[0]


def worth(state: JulepeState, hand: int) -> int:
    """The tricks that a hand may win once changed, in hundredths."""
    found = 0
    kept = 0
    trumps = 0
    for card in bits(hand):
        strength = state.order.strength[card]
        if state.ranking.trumps >> card & 1:
            trumps += 1
            kept += 1
            found += TRUMP[strength]
        elif strength == 10:
            kept += 1
            found += PLAIN[strength]
    return found + max(HAND - kept, 0) * CHANGED + 8 * max(trumps - 1, 0)


def _declare(state: JulepeState, seat: int) -> int:
    ins = state.called.count(PLAYS)
    to_come = state.called.count(SILENT) - 1 - (1 if state.alcalde else 0)
    rivals = ins + to_come / 3
    pot, payment = state.pot(), state.payment()
    bold = min(30, 10 * pot // max(payment, 1)) - 10
    need = ENOUGH - bold + int(CROWD * (rivals - 2)) + (8 if state.seats == 5 else 0)  # who then keeps the best five of six
    own = worth(state, state.hands[seat])
    if not state.why_not_take(seat):
        taken = own + TRUMP[state.order.strength[state.turn_up]] - CHANGED
        if state.pack.rank[state.turn_up] == ACE:
            if taken >= need + 90:
                return TAKE
        elif taken >= need:
            return TAKE
    if ins == 0 and not to_come:
        need -= 40  # against the baceta one pays nothing
    return IN if own >= need else PASS


def _discard(state: JulepeState, seat: int) -> int:
    """Keep trumps and aces; throw the rest."""
    least, most = state.limits(seat)
    ranked = sorted(bits(state.hands[seat]), key=state.keeping)
    cards = 0
    count = 0
    for card in ranked:
        plain = not state.ranking.trumps >> card & 1 and state.pack.rank[card] != ACE
        if count < least or (count < most and plain):
            cards |= 1 << card
            count += 1
    return DISCARD | cards


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, JulepeState)
    if state.phase == PLAY:
        return _explain_play(state, seat, action)
    if state.phase == DISCARDING and action >= DISCARD:
        thrown = action ^ DISCARD
        if not thrown:
            return say("hint-julepe-keep")
        if seat == state.defender:
            return say("hint-julepe-worst")
        if not thrown & state.ranking.trumps:
            return say("hint-julepe-change")
        return say("hint-julepe-spare")
    if state.phase != DECLARING:
        return None
    if action == TAKE:
        return say("hint-julepe-take-ace" if state.pack.rank[state.turn_up] == ACE else "hint-julepe-take")
    trumps = (state.hands[seat] & state.ranking.trumps).bit_count()
    ins = state.called.count(PLAYS)
    if action == IN:
        if not ins and seat == state.active[-1]:
            return say("hint-julepe-alone")
        return say("hint-julepe-play", n=trumps) if trumps else say("hint-julepe-play-bold", n=state.pot())
    return say("hint-julepe-pass", n=ins)


def _explain_play(state: JulepeState, seat: int, action: int) -> Say | None:
    if not state.trick or state.winner_with(seat, action) != seat or state.legal().bit_count() == 1:
        return explain_card(state, seat, action)
    if state.tricks[seat] == state.need(seat) - 1 and len(state.trick) + 1 == state.trick_size:
        return say("hint-julepe-home")
    rival = state.winner
    if state.tricks[seat] >= state.need(seat) and rival >= 0 and state.tricks[rival] == state.need(rival) - 1 and rival != state.defender:
        return say("hint-julepe-deny", seat=rival)
    return explain_card(state, seat, action)


def make_bot(level: str) -> Bot:
    """Search; to play or to pass, and what to change, is tried on guessed deals."""
    return TrickBot(knowledge_of("julepe"), level)
