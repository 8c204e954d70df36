"""What a good guiñote player knows: win a trick to sing, keep the pair together until then, swap the seven, fight for the last ten."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import explain_card, is_master, take_policy
from sobremesa.bots.players import EFFORT, PAUSE
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._cantes import SING
from sobremesa.games.tricks._stock import left
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.guinote import LAST, PASS, SWAP, TALK, GuinoteState

FIRST = 12  # what a trick is worth to who has a pair to sing, or a seven to swap
LATE = 4  # cards in hand from which the last ten are fought for


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move: sing and swap whatever can be sung and swapped, then the card with the best balance."""
    assert isinstance(state, GuinoteState)
    if state.phase == PLAY:
        called = call(state, seat, state.actions(seat)) if state.open else -1
        return called if called >= 0 else take_policy(state, chance, per_trick(state, seat), pair_cards(state, seat))
    actions = state.actions(seat)
    return max(call(state, seat, actions), actions[0])


def call(state: GuinoteState, seat: int, actions: list[int]) -> int:
    """The cante or exchange to be made among the actions: the forty, then another cante, then the seven; -1: none."""
    if actions[-1] < SWAP:
        return -1
    trumps = SING + state.trump
    if trumps in actions:
        return trumps
    return actions[-1]


def pair_cards(state: GuinoteState, seat: int) -> int:
    """The cards of the pairs that the seat may still sing."""
    hand = state.hands[seat]
    if not (left(state) or state.always_sing):
        return 0
    found = 0
    for suit in state.cantes.held(hand, state.sung[seat]):
        found |= state.cantes.cards(hand, suit)
    return found


def per_trick(state: GuinoteState, seat: int) -> int:
    """What winning a trick brings besides its cards."""
    if pair_cards(state, seat):
        return FIRST
    cards = state.hands[seat].bit_count()
    return LAST // cards if cards <= LATE and not left(state) else 1


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, GuinoteState)
    if action >= SING:
        return say("hint-guinote-sing", n=state.cantes.worth(action - SING, state.trump))
    if state.phase == TALK and action >= SWAP:
        return say("hint-guinote-swap", card=state.pack.names[state.turn_up])
    if state.phase == TALK:
        return say("guinote-nothing-pass" if action == PASS else "guinote-nothing-draw")
    if not 0 <= action < state.pack.size:
        return None
    spared = pair_cards(state, seat)
    if spared and state.trick and not spared >> action & 1 and state.winner_with(seat, action) == seat:
        return say("hint-guinote-win-to-sing")
    if spared and not spared >> action & 1 and state.legal() & spared:
        return say("hint-guinote-keep-pair")
    if state.hands[seat].bit_count() == 1:
        return say("hint-tricks-only")
    if not left(state) and keeps_last(state, seat, action):
        return say("hint-guinote-last-ten")
    return explain_card(state, seat, action)


def keeps_last(state: GuinoteState, seat: int, action: int) -> bool:
    """Whether the card is played to keep the best trump there is for the last trick."""
    hand = state.hands[seat]
    if hand.bit_count() > 2 or not state.legal() & ~(1 << action):
        return False
    kept = hand & ~(1 << action) & state.ranking.trumps
    return kept != 0 and is_master(state, seat, kept.bit_length() - 1)


class GuinoteBot(TrickBot):
    """Search; what can be sung or swapped is so at once: waiting only risks the pair."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, GuinoteState)
        if not guess.hand_over():
            careless = EFFORT[self.level][2]
            action = call(guess, seat, guess.actions(seat))
            if action >= 0 and not (careless and chance.below(careless) == 0):
                return Decision(action, PAUSE, explain(guess, seat, action))
        return super().think(guess, seat, chance)


def make_bot(level: str) -> Bot:
    """Search, with the endings of two sides solved on guessed deals."""
    return GuinoteBot(knowledge_of("guinote"), level, per_trick=0, last=LAST)
