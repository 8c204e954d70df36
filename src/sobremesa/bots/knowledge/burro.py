"""Playing burro: collect the number there is most of, and react as fast as the level can; bluffs fool the slow-witted more often.

A bot is asked again after every step at the table. So that the same thing seen has the same reaction however often it is asked, what it draws
follows from what it reacts to (the moment, the hand, its seat): the bot's own chance would give it a new try at every step.
"""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.matching.burro import (
    AMAGO,
    BURRO,
    CHOOSE,
    DEAL,
    DOWN,
    GO,
    HAND,
    LIE,
    OVER,
    PALM,
    PALM_AMAGO,
    POOL,
    REAL,
    SETTLE,
    TAKE,
    WORD,
    BurroState,
)

# By level: reaction in ms, its mean and deviation; bluffs in a hundred that fool it; passes in a hundred with which it bluffs itself
LEVELS = {"easy": (1100, 250, 50, 1), "normal": (750, 180, 30, 2), "hard": (500, 120, 12, 3)}
FASTEST = 250  # ms
CHOOSING = 2  # reactions that choosing a card takes
STUCK = 8  # passes after which what is collected is now and then given up
BLUFFS = (LIE, AMAGO, PALM, PALM_AMAGO)


def targets(state: BurroState) -> list[int]:
    """The complete hands that may be collected: each number, and each run of a suit where runs are played (of one copy of each card)."""
    numbers = state.numbers
    n = len(state.playing())
    found = [numbers.pack.rank_masks[rank] & ~numbers.left_out for rank in range(n)]
    if numbers.runs:
        for suit in numbers.pack.suit_masks:
            for low in range(n - numbers.size + 1):
                run = 0
                for rank in range(low, low + numbers.size):
                    run |= suit & numbers.pack.rank_masks[rank] & ((1 << numbers.pack.base) - 1)
                found.append(run)
    return found


def collected(state: BurroState, seat: int, luck: Chance) -> int:
    """The complete hand that a seat collects: the one it has most of, then what has come in last."""
    received = 0
    for other in state.playing():
        if state.given_to[other] == seat:
            received |= state.given[other]
    hand = state.hands[seat]
    ranked = sorted([((hand & whole).bit_count(), (received & whole).bit_count(), luck.below(1000), whole) for whole in targets(state)])
    if state.passes >= STUCK and luck.below(6) == 0 and ranked[-2][0] > 0:
        return ranked[-2][3]
    return ranked[-1][3]


def to_pass(state: BurroState, seat: int, luck: Chance) -> list[int]:
    """The cards to pass: those outside what is collected, the numbers least held first."""
    whole = collected(state, seat, luck)
    hand = state.hands[seat]
    rank = state.pack.rank
    masks = state.pack.rank_masks
    ranked = sorted([(whole >> card & 1, (hand & masks[rank[card]]).bit_count(), luck.below(1000), card) for card in bits(hand)])
    return [entry[3] for entry in ranked[: state.count]]


def _luck(state: BurroState, seat: int, what: int) -> Chance:
    """The chance of one reaction."""
    return SeededChance((((state.since * 64 + state.hand % 64) * 256 + state.passes) * 16 + seat) * 16 + what)


class Player(Bot):
    """Collects, claims and follows at the speed of its level."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, BurroState)
        if guess.phase == OVER:
            return Decision(DEAL)
        if guess.phase == TAKE:
            luck = _luck(guess, seat, 1)
            places = guess.places()
            return self._after(guess, luck, POOL + places[luck.below(len(places))], seat, 1)
        if guess.phase == SETTLE:
            return self._answer(guess, seat)
        return self._choose(guess, seat)

    def _answer(self, state: BurroState, seat: int) -> Decision:
        luck = _luck(state, seat, 2)
        if state.palms >> seat & 1:
            return self._after(state, luck, DOWN, seat, 1)
        fooled = luck.below(100) < LEVELS[self.level][2]
        if state.call == REAL or fooled:
            return self._after(state, luck, HAND, seat, 1)
        return Decision(None)

    def _choose(self, state: BurroState, seat: int) -> Decision:
        if state.numbers.complete(state.hands[seat]):
            return self._after(state, _luck(state, seat, 3), BURRO, seat, 1)
        luck = _luck(state, seat, 4)
        bluffs = [bluff for bluff in BLUFFS if bluff in state.actions(seat)]
        if bluffs and state.letters[seat] < len(WORD) - 1 and luck.below(100) < LEVELS[self.level][3]:
            return self._after(state, luck, bluffs[luck.below(len(bluffs))], seat, 1 + luck.below(4))
        if not state.ready(seat):
            # Several cards take one step each, and the time is counted from the first.
            wanted = to_pass(state, seat, luck)
            missing = [card for card in wanted if card not in state.chosen[seat]]
            return self._after(state, luck, missing[0], seat, CHOOSING + len(state.chosen[seat]))
        if seat == state.caller and state.all_ready():
            return Decision(GO, self._reaction(luck), explain(state, seat, GO))
        return Decision(None)

    def _reaction(self, luck: Chance) -> int:
        mean, deviation = LEVELS[self.level][:2]
        return max(FASTEST, mean + (sum([luck.below(1001) for _ in range(12)]) - 6000) * deviation // 1000)

    def _after(self, state: BurroState, luck: Chance, action: int, seat: int, reactions: int) -> Decision:
        """The action, so many reactions after the window opened."""
        due = state.since + sum([self._reaction(luck) for _ in range(reactions)])
        return Decision(action, max(0, due - state.clock), explain(state, seat, action))


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a choice, a call or a hand is a good one."""
    assert isinstance(state, BurroState)
    if action < GO:
        key = "hint-burro-pass-back" if action in state.chosen[seat] else "hint-burro-pass"
        return Say(key, {"card": state.pack.names[action]})
    if action >= POOL:
        return Say("hint-burro-take")
    if state.phase == SETTLE and state.call == REAL and action in (HAND, DOWN):
        return Say("hint-burro-follow")
    if state.phase == CHOOSE and action in BLUFFS:
        return Say("hint-burro-bluff")
    return {GO: Say("hint-burro-go"), BURRO: Say("hint-burro-claim")}.get(action)


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move: claim, follow a claim, give the order, or choose what to pass."""
    assert isinstance(state, BurroState)
    actions = state.actions(seat)
    for action in (DEAL, DOWN, BURRO, GO):
        if action in actions:
            return action
    if state.phase == SETTLE:
        return HAND
    if state.phase == TAKE:
        return actions[chance.below(len(actions))]
    wanted = to_pass(state, seat, chance)
    missing = [card for card in wanted if card not in state.chosen[seat]]
    return missing[0] if missing else state.chosen[seat][0]


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return Player(level)
