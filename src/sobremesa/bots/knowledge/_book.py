"""Hold'em by the book: what a seat sees made into a situation of :mod:`sobremesa.lab.situation`, and the book's advice made into a move."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.bots.base import Decision
from sobremesa.bots.knowledge._poker import PAUSE, PokerBot
from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.vying._habits import last
from sobremesa.games.vying._hand import BET, BETTING, CALL, CHECK, FOLD, read_deed
from sobremesa.games.vying.texas_holdem import HoldemState
from sobremesa.lab.situation import Rival, Situation
from sobremesa.lab.starting_hands import PLAIN, strategy
from sobremesa.lab.stealing import HABITS
from sobremesa.lab.strategy import Advice, advise, carelessly

OPTIONS = {level: strategy({"level": level}) for level in ("easy", "normal", "hard")}
"""The strategy at each level, every other option at its default."""
EASY, HARD = OPTIONS["easy"], OPTIONS["hard"]
_PACK = (1 << 52) - 1


def places(state: HoldemState) -> dict[int, int]:
    """The seats dealt in, each with its number in the book: P0 the small blind, P1 the big one, the last the button (of two, P1 is the button)."""
    dealt = state.seating.order(state.seating.playing)
    big = dealt.index(state.seating.big) if state.seating.big in dealt else 1
    first = big if len(dealt) == 2 else big - 1
    return {seat: (place - first) % len(dealt) for place, seat in enumerate(dealt)}


def situation(state: HoldemState, seat: int) -> Situation | None:
    """What a seat that is to bet sees; ``None`` where the book has nothing to say: another game of a mixed one, or cards that stand for others."""
    own = state.deal.holes[seat]
    board = state.deal.board
    if state.phase != BETTING or state.form.slug != "texas-holdem" or own.bit_count() != 2 or own & ~_PACK or any(card > 51 for card in board):
        return None
    numbers = places(state)
    if not 2 <= len(numbers) <= 10 or seat not in numbers:
        return None
    chips, stakes = state.chips, state.stakes
    street = state.street
    raises = limpers = callers = 0
    raiser = opener = last_before = bettor = last_on_flop = -1
    opened = False
    folded_before = 0
    for number in state.history:
        when, who, action = read_deed(number)
        if not when and action >= BET:
            last_before = who
        if not when and action == FOLD:
            folded_before |= 1 << who
        if when == 1 and action >= BET:
            bettor = who if bettor < 0 else bettor
            last_on_flop = who
        if when != street:
            continue
        if action >= BET:
            opened = opened or (who == seat and not raises and not limpers)
            opener = who if opener < 0 else opener
            raises, callers, raiser = raises + 1, 0, who
        elif action == CALL and who != seat:
            limpers, callers = (limpers, callers + 1) if raises else (limpers + 1, callers)
    straddle = 2 * stakes.bb if state.straddler >= 0 else 0
    blinds = stakes.blinds
    small, big = (stakes.sb if blinds and state.seating.small_blind() >= 0 else 0), (stakes.bb if blinds else 0)
    habits = state.habits
    others = [other for other in bits(chips.pending) if other != seat]
    since = habits.since[seat]
    return Situation(
        own,
        len(numbers),
        numbers[seat],
        tuple(board),
        sb=small,
        bb=stakes.bb,
        antes=max(chips.pot - sum(chips.bets), 0) if not board else 0,
        straddle=straddle,
        pot=chips.pot,
        level=chips.level,
        own=chips.bets[seat],
        stack=chips.stacks[seat],
        least=chips.lowest(seat),
        most=chips.highest(seat) if chips.lowest(seat) else 0,
        closed=not chips.lowest(seat),
        raises=raises,
        raiser=numbers.get(raiser, -1),
        raiser_stack=chips.stacks[raiser] if raiser >= 0 else 0,
        limpers=0 if board else limpers,
        callers=callers,
        opener=numbers.get(opener, -1),
        behind=tuple(Rival(numbers[other], chips.stacks[other], habits.resists(seat, other)) for other in others if other in numbers),
        rivals=(chips.live & ~(1 << seat)).bit_count(),
        saw_flop=(state.seating.playing & ~folded_before & ~(1 << seat)).bit_count() if board else 0,
        aggressor=bool(board) and last_before == seat,
        continued=len(board) > 3 and last_before == bettor == last_on_flop == seat,
        tournament=state.rules.ladder.tournament,
        entries=tuple(last(habits.entered[seat], 16)),
        since_steal=since if blinds and big else 0,
        opened=opened and not board,
        opener_steals=sum(last(habits.chances[opener], 5)) + 1 if opener >= 0 else 0,
    )


def move_of(state: HoldemState, seat: int, advice: Advice) -> int:
    """The action that follows an advice, its size cut to what is legal."""
    chips = state.chips
    low = chips.lowest(seat)
    if advice.action in ("bet", "raise") and low:
        total = min(max(advice.total, low), chips.highest(seat))
        return BET + (total if chips.allows(seat, total) else low)
    if chips.level > chips.bets[seat]:
        return FOLD if advice.action == "fold" else CALL
    return CHECK


def book_move(
    state: State, seat: int, chance: Chance, options: Options = PLAIN, after: Callable[[State, int, Chance], int] | None = None
) -> int | None:
    """The book's move in a betting round, or ``None`` where it says nothing (see :func:`situation`).

    ``options``: of the strategy. Their level ``easy`` makes one decision in five a call or fold at random; ``hard`` plays the table before the flop
    and leaves what follows to ``after``.
    """
    assert isinstance(state, HoldemState)
    seen = situation(state, seat)
    if seen is None:
        return None
    level = options["level"]
    if level == "hard" and seen.board and after is not None:
        return after(state, seat, chance)
    careless = carelessly(seen, chance) if level == "easy" else None
    return move_of(state, seat, careless or advise(seen, options, HABITS, chance))


def book_say(state: State, seat: int, action: int, options: Options = PLAIN) -> Say | None:
    """The rule of the book behind an action, if the book would do the same; else ``None``."""
    assert isinstance(state, HoldemState)
    seen = situation(state, seat)
    if seen is None:
        return None
    found = advise(seen, options)
    kind = "raise" if action >= BET else {FOLD: "fold", CHECK: "check", CALL: "call"}.get(action, "")
    told = "raise" if found.action == "bet" else found.action
    if kind != told:
        return None
    if kind == "raise" and action - BET != found.total:
        return Advice(found.action, found.rule, found.hand, action - BET, facts={**found.facts, "n": action - BET}).say
    return found.say


class BookBot(PokerBot):
    """Plays by the book with its options at their defaults; where the book says nothing, like any bot of poker."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, HoldemState)
        action = book_move(guess, seat, chance, OPTIONS[self.level], self._weigh)
        if action is None:
            return super().think(guess, seat, chance)
        return Decision(action, PAUSE, book_say(guess, seat, action))

    def _weigh(self, guess: State, seat: int, chance: Chance) -> int:
        """What the bot of any poker would do, by its share of the pot against the hands that others are likely to hold."""
        found = super().think(guess, seat, chance).action
        assert found is not None
        return found
