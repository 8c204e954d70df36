"""What a good pocha player knows: foretell what high cards and trumps will bring, win that, and then keep below."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge import Knowledge, knowledge_of
from sobremesa.bots.knowledge._tricks import duck_policy, explain_card, is_master, out, take_policy
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._bids import BID
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.pocha import BIDDING, NAMING, PochaState

PER_TRICK = 6  # of take_policy
LEAN = 0.3  # of what the bids so far are above or below their share, how much one's own gives way
NEAR = 2  # bids tried on either side of what is expected


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, PochaState)
    if state.phase == BIDDING:
        return _bid(state, seat)
    if state.phase == NAMING:
        return _name(state, seat)
    if state.phase != PLAY:
        return state.actions(seat)[0]
    need = state.bids[seat] - state.tricks[seat]
    if need <= 0 or _enough(state, seat, need):
        return duck_policy(state, chance)
    return take_policy(state, chance, PER_TRICK)


def _enough(state: PochaState, seat: int, need: int) -> bool:
    """Whether the hand has more sure tricks than are needed."""
    if not state.trick or need == state.hands[seat].bit_count():
        return False
    sure = 0
    for card in bits(state.hands[seat] & (state.ranking.trumps or state.hands[seat])):
        sure += is_master(state, seat, card)
    return sure > need


def _expected(state: PochaState, seat: int) -> float:
    """The tricks one may expect; with open bids less where much has been asked, more where little has."""
    worth = state.worth(seat)
    spoken = sum([bid >= 0 for bid in state.bids])
    if not state.secret and spoken:
        worth -= LEAN * (state.asked() - spoken * state.size / state.seats) / (state.seats - spoken)
    return min(max(worth, 0.0), float(state.size))


def _bid(state: PochaState, seat: int) -> int:
    best = _expected(state, seat) + BID
    found = -1
    for action in state.actions(seat):
        if found < 0 or abs(action - best) < abs(found - best):
            found = action
    return found


def _name(state: PochaState, seat: int) -> int:
    """The suit of which more is out when the trick is wanted, since it is not ruffed so soon; else the one more likely to be."""
    wanted = state.bids[seat] > state.tricks[seat]
    actions = state.actions(seat)
    unseen = out(state, seat)
    one, other = [(unseen & state.pack.suit_masks[suit]).bit_count() for suit in state.named_suits()]
    return actions[0] if (one >= other) == wanted else actions[1]


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, PochaState)
    if state.phase == BIDDING:
        return say("hint-pocha-bid-zero" if action == BID else "hint-pocha-bid")
    if state.phase == NAMING:
        return say("hint-pocha-suit")
    if not 0 <= action < state.pack.size:
        return None
    if state.legal().bit_count() == 1:
        return explain_card(state, seat, action)
    need = state.bids[seat] - state.tricks[seat]
    winner = state.winner_with(seat, action)
    if not state.trick:
        if need > 0:
            return explain_card(state, seat, action) or say("hint-pocha-need", n=need)
        return say("hint-pocha-low-lead")
    last = len(state.trick) + 1 == state.trick_size
    if winner == seat:
        if need <= 0:
            return None
        return say("hint-pocha-take-last") if last else say("hint-pocha-need", n=need)
    if need <= 0:
        if last and winner >= 0 and state.bids[winner] <= state.tricks[winner]:
            return say("hint-pocha-spoil", seat=winner)
        return say("hint-pocha-duck") if state.ranking.suit[action] == state.led else say("hint-pocha-dump")
    return explain_card(state, seat, action)


class PochaBot(TrickBot):
    """Search; of the bids, those near what the hand may be expected to bring are tried on guessed deals."""

    def __init__(self, knowledge: Knowledge, level: str) -> None:
        super().__init__(knowledge, level)

    def calls(self, guess: State, seat: int) -> list[int]:
        assert isinstance(guess, PochaState)
        actions = guess.actions(seat)
        if guess.phase != BIDDING:
            return actions
        near = _expected(guess, seat) + BID
        return [action for action in actions if abs(action - near) <= NEAR] or actions


def make_bot(level: str) -> Bot:
    """Search, with bids tried on guessed deals."""
    return PochaBot(knowledge_of("pocha"), level)
