"""What a good spades player knows: a contract one can keep, a nil when nothing wins, cover for the partner's, and no bags."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import duck_policy, explain_card, take_policy
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._bids import BID, is_bid
from sobremesa.games.tricks._spades_hand import BIDDING, BLIND, GIVE, GIVING, KEEP, LOOK, RETURNING
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.spades import SpadesState

PER_TRICK = 6  # of take_policy
CAUTION = 0.25  # tricks not announced of those expected
DESPERATE = 250  # points behind from which a blind nil is worth the risk
SUICIDE_NIL = 3.0  # in ``suicide``, who speaks first of a pair is nil with fewer tricks to expect than this
NIL_RISK = 0.8  # tricks that a hand may be expected to win at most to say nil


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, SpadesState)
    if state.phase == PLAY:
        return _play(state, seat, chance)
    actions = state.actions(seat)
    if state.phase == BIDDING:
        return _bid(state, seat, actions)
    if state.phase in (GIVING, RETURNING):
        return _gift(state, actions, state.phase == GIVING)
    return actions[0]


def behind(state: SpadesState, seat: int) -> int:
    """How many points the seat's side is behind the best."""
    return max(state.totals) - state.totals[state.sides[seat]]


def _bid(state: SpadesState, seat: int, actions: list[int]) -> int:
    if actions[0] == LOOK:
        return BLIND if behind(state, seat) >= DESPERATE else LOOK
    if state.variant == "all_blind":
        return BID + state.size // state.seats
    worth = state.worth(seat)
    if state.variant == "suicide" and len(actions) > 1 and actions[0] == BID:
        return BID if worth < SUICIDE_NIL else _nearest(state, actions, worth)
    if actions[0] == BID and state.nil and (len(actions) == 1 or nil_is_safe(state, seat, worth)):
        return BID
    return _nearest(state, actions, worth)


def _nearest(state: SpadesState, actions: list[int], worth: float) -> int:
    """Of the numbers that may be said the one nearest to what the hand is worth; a nil is none."""
    best = max(worth - CAUTION, 1.0) + BID
    found = actions[-1]
    for action in actions:
        if (action > BID or not state.nil) and abs(action - best) <= abs(found - best):
            found = action
    return found


def nil_is_safe(state: SpadesState, seat: int, worth: float) -> bool:
    """Whether the hand may well win nothing: no high cards, few spades and low ones, and each long suit with low cards below."""
    hand = state.hands[seat]
    spades = hand & state.spades
    if worth > NIL_RISK or spades.bit_count() > 3 or state.bids[state.partner(seat)] == 0:
        return False
    strength = state.order.strength
    for card in bits(spades):
        if strength[card] >= 10:
            return False
    for mask in state.pack.suit_masks:
        cards = sorted([strength[card] for card in bits(hand & mask)])
        if cards and mask != state.spades and cards[0] > 6:
            return False
    return True


def _gift(state: SpadesState, actions: list[int], high: bool) -> int:
    """Of the pairs of cards the most dangerous; or the least, to give back."""
    found = actions[-1]
    most = -1 << 30
    for action in actions:
        if action == KEEP:
            continue
        worth = 0
        for card in (action & 127, action >> 7 & 127):
            worth += state.order.strength[card] + (8 if state.spades >> card & 1 else 0)
        if (worth if high else -worth) > most:
            most = worth if high else -worth
            found = action
    return found


def need(state: SpadesState, side: int) -> int:
    """The tricks that the side's contract still lacks; below 0: bags so far."""
    return state.contract(side) - state.made(side)


def alive_nil(state: SpadesState, seat: int) -> bool:
    """Whether the seat is nil and has won nothing yet."""
    return state.is_nil(seat) and not state.tricks[seat]


def _play(state: SpadesState, seat: int, chance: Chance) -> int:
    if alive_nil(state, seat):
        return duck_policy(state, chance)
    side = state.sides[seat]
    winner = state.winner
    if winner >= 0 and winner != seat and state.sides[winner] == side and alive_nil(state, winner):
        covers = [card for card in bits(state.legal()) if state.winner_with(seat, card) == seat]
        if covers:
            return covers[-1]
    lacking = need(state, side)
    left = state.hands[seat].bit_count()
    if lacking > 0 or not state.bag_limit:
        return take_policy(state, chance, PER_TRICK)
    if winner >= 0 and state.sides[winner] != side and alive_nil(state, winner):
        return duck_policy(state, chance)
    for other in range(state.teams):
        if other != side and need(state, other) == left:
            return take_policy(state, chance, PER_TRICK)
    return duck_policy(state, chance)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, SpadesState)
    if state.phase == BIDDING:
        if action in (LOOK, BLIND):
            return say("hint-spades-look" if action == LOOK else "hint-spades-blind")
        if not is_bid(action) or state.blindfold >> seat & 1:
            return None
        return say("hint-spades-nil" if action == BID and state.nil else "hint-spades-bid")
    if action >= GIVE:
        return say("hint-spades-give-high" if state.phase == GIVING else "hint-spades-give-low")
    if not 0 <= action < state.pack.size or state.phase != PLAY:
        return None
    winner = state.winner_with(seat, action)
    if state.legal().bit_count() == 1 or not state.trick:
        return explain_card(state, seat, action)
    if alive_nil(state, seat):
        if winner == seat:
            return None
        return say("hint-spades-duck-nil" if state.ranking.suit[action] == state.led else "hint-spades-dump-nil")
    side = state.sides[seat]
    before = state.winner
    if winner == seat and before >= 0 and state.sides[before] == side and alive_nil(state, before):
        return say("hint-spades-cover", seat=before)
    if winner >= 0 and state.sides[winner] != side and alive_nil(state, winner):
        return say("hint-spades-attack", seat=winner)
    lacking = need(state, side)
    if winner == seat:
        return say("hint-spades-need", n=lacking) if lacking > 0 else None
    if winner >= 0 and state.sides[winner] == side:
        return say("hint-spades-partner", seat=winner)
    return say("hint-spades-bags") if lacking <= 0 and state.bag_limit else explain_card(state, seat, action)


class SpadesBot(TrickBot):
    """Search; bids near what the hand may be expected to bring, and a nil, are tried on guessed deals. Cards are given as the policy would."""

    def calls(self, guess: State, seat: int) -> list[int]:
        assert isinstance(guess, SpadesState)
        actions = guess.actions(seat)
        if guess.phase in (GIVING, RETURNING):
            return [_gift(guess, actions, guess.phase == GIVING)]
        if guess.phase != BIDDING or not is_bid(actions[0]) or guess.variant == "all_blind":
            return actions if guess.phase != BIDDING or actions[0] == LOOK else [_bid(guess, seat, actions)]
        worth = guess.worth(seat)
        return [action for action in actions if abs(action - BID - worth) <= 1.5 or (action == BID and worth < 2.5)] or [_bid(guess, seat, actions)]


def make_bot(level: str) -> Bot:
    """Search, with bids tried on guessed deals."""
    return SpadesBot(knowledge_of("spades"), level)
