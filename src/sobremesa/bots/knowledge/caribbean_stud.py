"""Caribbean stud: the strategies that books give, and the best, which counts what calling is worth against every hand the croupier may have."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge._house import HouseBot, croupier, ev_text, known_cards, stake
from sobremesa.core.chance import Chance
from sobremesa.core.packs import to_mask
from sobremesa.core.session import BETS, READY
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._hands import high, ranks_of
from sobremesa.games.vying._house import CENTS, FOLD, PLAY, HouseState, kind_key
from sobremesa.games.vying._paytable import LEAST_ACE_KING, LEAST_PAIR, kind_of, odds_of
from sobremesa.games.vying.caribbean_stud import CALL, JACKPOT, CaribbeanState, prizes_of

STRATEGIES: tuple[str, ...] = ("optimal", "upcard", "akj83", "match", "pair", "ak", "always")
"""From the best to the worst."""

_STRATEGY_OF = {"easy": "match", "normal": "akj83", "hard": "optimal"}

_AKJ83 = 14 << 16 | 13 << 12 | 11 << 8 | 8 << 4 | 3


def call_value(hand: int, up: int, cover: int = 2, pair_only: bool = False, known: int = 0) -> float:
    """What calling is worth in antes, with a hand (a set) against an open card; folding is worth -1."""
    worth = high(hand)
    return croupier(up, known | hand | 1 << up, pair_only).value(worth, 1, cover * odds_of(kind_of(worth)), cover)


def calls(strategy: str, hand: int, up: int) -> bool:
    """Whether a strategy calls with a hand (a set) against an open card; the rules are the usual ones."""
    worth = high(hand)
    if strategy == "always":
        return True
    if worth >= LEAST_PAIR or worth < LEAST_ACE_KING:
        return worth >= LEAST_PAIR
    if strategy == "pair":
        return False
    if strategy == "ak":
        return True
    if strategy == "akj83":
        return worth >= _AKJ83
    rank = (up % 13 - 1) % 13 + 2
    ranks = ranks_of(worth)
    if strategy == "match":
        return rank in ranks
    if strategy == "upcard":
        return rank in ranks[2:] or (ranks[2] >= 11 and rank in ranks[:2]) or (ranks[2] == 12 and rank < ranks[3])
    return call_value(hand, up) > -1


def decides(state: CaribbeanState, seat: int, strategy: str) -> bool:
    """Whether to call in a match; the best strategy counts by its options and by every card the seat has seen."""
    hand = to_mask(state.hands[state.box])
    if strategy != "optimal":
        return calls(strategy, hand, state.house[4])
    return _value(state, seat) > -1


def _value(state: CaribbeanState, seat: int) -> float:
    hand = to_mask(state.hands[state.box])
    worth = high(hand)
    win = state.cover * odds_of(kind_of(worth))
    value = min(float(win), state.max_pay / (CENTS * state.stakes[state.box])) if state.max_pay else float(win)
    return croupier(state.house[4], known_cards(state, seat), state.pair_only).value(worth, 1, value, state.cover)


def jackpot_return(state: CaribbeanState) -> float:
    """What a stake in the jackpot brings on average, in chips, as the meter stands."""
    flush, full, four = prizes_of(state)
    meter = (state.meter + state.feed) / CENTS
    return (5108 * flush + 3744 * full + 624 * four + 36 * meter / 10 + 4 * meter) / 2_598_960


def _best(state: CaribbeanState, seat: int, strategy: str) -> int:
    if state.phase == PLAY:
        return CALL if decides(state, seat, strategy) else FOLD
    if state.phase == BETS and not state.staked >> seat & 1 and JACKPOT in state.actions(seat) and jackpot_return(state) > state.stake:
        return JACKPOT
    return stake(state, seat)


def policy(state: State, seat: int, chance: Chance) -> int:
    """The usual strategy, quick: by the open card."""
    assert isinstance(state, CaribbeanState)
    return _best(state, seat, "upcard")


class CaribbeanBot(HouseBot):
    """Plays the strategy of its level."""

    def best(self, state: HouseState, seat: int, chance: Chance) -> int:
        assert isinstance(state, CaribbeanState)
        return _best(state, seat, _STRATEGY_OF[self.level])

    def why(self, state: HouseState, seat: int, action: int) -> Say | None:
        return explain(state, seat, action)


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return CaribbeanBot(level)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a decision is the best, with what calling is worth; of any other nothing."""
    assert isinstance(state, CaribbeanState)
    if state.phase == BETS:
        if action == JACKPOT:
            return None if state.staked >> seat & 1 else say("hint-caribbean-stud-jackpot")
        return None if action == READY else say("hint-house-least")
    if state.phase != PLAY:
        return None
    value = _value(state, seat)
    if action != (CALL if value > -1 else FOLD):
        return None
    worth = high(to_mask(state.hands[state.box]))
    rank = state.pack.ranks[state.house[4] % 13]
    if state.cover == 2 and not state.pair_only and not state.max_pay:  # what never changes does so by the usual rules only
        if worth >= LEAST_PAIR:
            return say("hint-caribbean-stud-pair", say=kind_key(worth), ev=ev_text(value))
        if worth < LEAST_ACE_KING:
            return say("hint-caribbean-stud-nothing", ev=ev_text(value))
    return say("hint-caribbean-stud-call" if action == CALL else "hint-caribbean-stud-fold", say=kind_key(worth), rank=rank, ev=ev_text(value))
