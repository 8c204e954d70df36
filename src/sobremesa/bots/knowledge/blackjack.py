"""Basic strategy: the best play of each hand against each upcard, for every table there is; never insurance, never even money."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.session import BETS, OVER, READY, STAKE
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.banking._hands import Hand
from sobremesa.games.banking._twentyone import ASK, PLAY, VALUE
from sobremesa.games.banking.blackjack import DOUBLE, EVEN, HIT, SPLIT, STAND, SURRENDER, BlackjackState

ACE = 11  # as an upcard
PAUSE = 700  # ms, so that people can follow
ERRORS = {"easy": 25, "normal": 6, "hard": 0}  # decisions in a hundred that go wrong


def _span(low: int, high: int) -> int:
    """A set of upcards."""
    return (1 << high + 1) - (1 << low)


# Sets of upcards, 2 to 10 and the ace as 11. Where two are given: with the house's blackjack excluded (or costing one stake only), or not.
_NEVER, _ALWAYS = 0, _span(2, ACE)
_SPLITS: dict[int, tuple[int, int]] = {
    1: (_ALWAYS, _span(2, 10)),
    2: (_span(2, 7), _span(2, 7)),
    3: (_span(2, 7), _span(2, 7)),
    4: (_span(5, 6), _span(5, 6)),
    6: (_span(2, 6), _span(2, 6)),
    7: (_span(2, 7), _span(2, 7)),
    8: (_ALWAYS, _span(2, 9)),
    9: (_span(2, 6) | _span(8, 9), _span(2, 6) | _span(8, 9)),
}
_SPLITS_WITHOUT_DOUBLES = {2: _span(4, 7), 3: _span(4, 7), 4: _NEVER, 6: _span(3, 6)}
_HARD_DOUBLES = {9: (_span(3, 6), _span(3, 6)), 10: (_span(2, 9), _span(2, 9)), 11: (_span(2, 10), _span(2, 9))}
_SOFT_DOUBLES = {13: _span(5, 6), 14: _span(5, 6), 15: _span(4, 6), 16: _span(4, 6), 17: _span(3, 6), 18: _span(3, 6)}
_HARD_STANDS = {12: _span(4, 6), 13: _span(2, 6), 14: _span(2, 6), 15: _span(2, 6), 16: _span(2, 6)}
_SURRENDERS = {15: _span(10, 10), 16: _span(9, ACE)}


def best(state: BlackjackState) -> int:
    """The play of the hand in turn by basic strategy."""
    hand = state.hand_in_turn()
    return _best(state, hand, state.actions(state.owners[state.box]))


def _best(state: BlackjackState, hand: Hand, actions: list[int]) -> int:
    up = state.upcard()
    bit = 1 << (ACE if up == 1 else up)
    column = 0 if state.peek or state.original_only else 1
    pair = SPLIT in actions
    if pair and _splits(state, VALUE[hand.cards[0]], column) & bit:
        return SPLIT
    total = hand.total()
    if hand.aces:
        return STAND
    if hand.soft():
        if DOUBLE in actions and _SOFT_DOUBLES.get(total, 0) & bit:
            return DOUBLE
        return STAND if total > 18 or (total == 18 and _span(2, 8) & bit) else HIT
    if SURRENDER in actions and state.peek and _SURRENDERS.get(total, 0) & bit and not (pair and total == 16):
        return SURRENDER
    if DOUBLE in actions:
        doubles = _HARD_DOUBLES.get(total, (0, 0))[column]
        if total == 11 and state.peek and state.hits_soft_17:
            doubles |= 1 << ACE
        if doubles & bit:
            return DOUBLE
    return STAND if total > 16 or _HARD_STANDS.get(total, 0) & bit else HIT


def _splits(state: BlackjackState, value: int, column: int) -> int:
    if not state.das and value in _SPLITS_WITHOUT_DOUBLES:
        return _SPLITS_WITHOUT_DOUBLES[value]
    return _SPLITS.get(value, (0, 0))[column]


def policy(state: State, seat: int, chance: Chance) -> int:
    """Basic strategy; the least stake on one's own box."""
    assert isinstance(state, BlackjackState)
    if state.phase == PLAY:
        return best(state)
    if state.phase == BETS:
        bet = STAKE | seat << 20 | state.low
        return bet if state.owners[seat] < 0 and state.chips[seat] >= 2 * state.low else READY
    return state.default(seat)


class BasicBot(Bot):
    """Plays basic strategy, with the errors of its level."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, BlackjackState)
        action = policy(guess, seat, chance)
        if guess.phase == PLAY and chance.below(100) < ERRORS[self.level]:
            wrong = [other for other in (HIT, STAND) if other != action and other in guess.actions(seat)]
            if wrong and guess.hand_in_turn().total() < 19:
                return Decision(wrong[0], PAUSE)
        return Decision(action, PAUSE, explain(guess, seat, action))


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return BasicBot(level)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a play is the best; of any other nothing."""
    assert isinstance(state, BlackjackState)
    if state.phase == OVER or action != policy(state, seat, state.chance):
        return None
    if state.phase == BETS:
        return say("hint-blackjack-ready" if action == READY else "hint-blackjack-bet")
    if state.phase == ASK:
        if EVEN in state.actions(seat):
            return say("hint-blackjack-no-even")
        return say("hint-blackjack-no-insurance") if state.upcard() == 1 and state.insurance != "off" else None
    hand = state.hand_in_turn()
    total = hand.total()
    rank = state.pack.ranks[state.pack.rank[state.house[0]]]
    if action == SPLIT and hand.ace:
        return say("hint-blackjack-split-aces")
    if action == HIT:
        key = "hit-soft" if hand.soft() else "hit-safe" if total < 12 else "hit"
    elif action == STAND:
        key = "stand-weak" if total < 17 else "stand"
    else:
        key = {DOUBLE: "double", SPLIT: "split", SURRENDER: "surrender"}[action]
    return say(f"hint-blackjack-{key}", total=total, rank=rank)
