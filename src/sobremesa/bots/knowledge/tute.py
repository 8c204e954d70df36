"""What a good tute player knows: win a trick to sing, keep the pair and the ace, load the partner, fight for the last ten, never throw in lightly."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import explain_card, is_master, take_policy
from sobremesa.bots.players import EFFORT, PAUSE, SearchBot
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._cantes import SING
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks._tute_hand import ACCUSE, CANTES, CAPOTE, DUTIES, JUDGING, KINGS, PASS, SINGING, SWAP, SWAPPING, THROW, TUTES, VOWING
from sobremesa.games.tricks.tute import LAST_TRICK, TuteState

FIRST = 12  # what a trick is worth to who has something to sing
LATE = 4  # cards in hand from which the last ten are fought for
ACE = 0  # its place in the suit
SUSPICIONS = 12  # guesses that must all show a renuncio before it is denounced


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move: sing and swap whatever one really holds, vow what cannot fail, then the card with the best balance."""
    assert isinstance(state, TuteState)
    if state.phase == PLAY:
        return take_policy(state, chance, per_trick(state, seat), _spared(state, seat))
    if state.phase in (SWAPPING, SINGING):
        return max(call(state, seat), PASS)
    if state.phase == VOWING:
        return CAPOTE if seat == state.leader and all(is_master(state, seat, card) for card in bits(state.hands[seat])) else PASS
    return state.actions(seat)[0]


def call(state: TuteState, seat: int) -> int:
    """What the seat, being asked, has to swap or to sing: the turn-up, then a tute, the forty, another cante; -1: nothing."""
    card = state.swap_card(seat)
    if card >= 0:
        return SWAP + card
    if state.phase != SINGING:
        return -1
    found = state.singable(seat)
    for kings in (0, 1):
        if found >> (KINGS + kings) & 1 and not TUTES[kings] & ~state.hands[seat]:
            return SING + KINGS + kings
    held = [suit for suit in CANTES.held(state.hands[seat], 0) if found >> suit & 1]
    return -1 if not held else SING + (state.trump if state.trump in held else held[0])


def to_sing(state: TuteState, seat: int) -> int:
    """The cards of what the seat may still sing."""
    if state.closed >> seat & 1:
        return 0
    hand = state.hands[seat]
    found = 0
    for suit in CANTES.held(hand, state.sung[seat] | state.lost[seat]):
        found |= CANTES.cards(hand, suit)
    if not state.sung[seat] and state.tute_in_time(seat):
        for tute in TUTES:
            found |= tute if not tute & ~hand else 0
    return found


def _spared(state: TuteState, seat: int) -> int:
    """The cards that the seat would rather not play: what it may still sing, and what would break a duty."""
    hand = state.hands[seat]
    pairs = to_sing(state, seat)
    if not state.claims:
        return pairs
    honest = state.legal()
    if state.trick and not state.drawing():
        honest = DUTIES.legal(state.ranking, hand, state.led, state.best, state.partner_wins(seat))
    return hand & ~(honest & ~pairs or honest)


def per_trick(state: TuteState, seat: int) -> int:
    """What winning a trick brings besides its cards."""
    if to_sing(state, seat):
        return FIRST
    cards = state.hands[seat].bit_count()
    return LAST_TRICK // cards if cards <= LATE and not state.drawing() else 1


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, TuteState)
    names = state.pack.names
    if SWAP <= action < SWAP + state.pack.size:
        return say("hint-tute-swap", card=names[state.turn_up], card2=names[action - SWAP])
    if action >= ACCUSE:
        return say("hint-tute-accuse")
    if action >= SING + KINGS:
        return say("hint-tute-tute")
    if action >= SING:
        return say("hint-tute-sing", n=CANTES.worth(action - SING, state.trump))
    if action == PASS:
        return say(f"hint-tute-pass-{state.phase - SWAPPING}")
    if action in (CAPOTE, THROW):
        return say("hint-tute-capote" if action == CAPOTE else "hint-tute-throw")
    if not 0 <= action < state.pack.size:
        return None
    spared = to_sing(state, seat)
    wins = bool(state.trick) and state.winner_with(seat, action) == seat
    if spared and not spared >> action & 1:
        if wins:
            return say("hint-tute-win-to-sing")
        if state.legal() & spared:
            return say("hint-tute-keep-pair")
    if not state.drawing() and state.hands[seat].bit_count() == 1 and wins:
        return say("hint-tute-last-ten")
    if wins and state.legal() & state.ranking.above[action] & state.pack.rank_masks[ACE]:
        return say("hint-tute-keep-ace")
    return explain_card(state, seat, action)


class TuteBot(TrickBot):
    """Search; what can be sung or swapped is so at once. It keeps every duty, and denounces only what is proved."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, TuteState)
        if guess.hand_over():
            return super().think(guess, seat, chance)
        careless = EFFORT[self.level][2]
        careful = not careless or chance.below(careless) > 0
        if guess.claims:
            if careful:
                for action in guess.actions(seat):
                    if action >= ACCUSE and _proved(guess, seat, action - ACCUSE, chance):
                        return Decision(action, PAUSE, explain(guess, seat, action))
            if guess.phase == JUDGING:
                return Decision(PASS, PAUSE, explain(guess, seat, PASS))
            guess.keep_duties()
        if careful and guess.phase in (SWAPPING, SINGING):
            action = max(call(guess, seat), PASS)
            return Decision(action, PAUSE, explain(guess, seat, action))
        if guess.phase == PLAY and (guess.vower >= 0 or to_sing(guess, seat)):  # endings where more counts than the cards
            return SearchBot.think(self, guess, seat, chance)
        return super().think(guess, seat, chance)


def _proved(guess: TuteState, seat: int, side: int, chance: Chance) -> bool:
    """Whether the side has broken a duty however the cards lie that the seat does not see."""
    for _ in range(SUSPICIONS):
        world = guess.clone()
        world.redeal(seat, chance)
        assert isinstance(world, TuteState)
        if not world.broken_by(side):
            return False
    return True


def make_bot(level: str) -> Bot:
    """Search, with the endings of two sides solved on guessed deals."""
    return TuteBot(knowledge_of("tute"), level, per_trick=0, last=LAST_TRICK)
