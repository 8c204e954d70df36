"""Playing the games of three lines: whole hands are set by search over all arrangements, cards that come by playing the hand out many times.

A playout deals what the seat cannot know anew and lets everybody place by the quick rule of :mod:`sobremesa.games.vying._setting`; all candidates
are tried on the same deals, and the worse half is dropped as they go.
"""

from __future__ import annotations

import time
from itertools import combinations

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._hands import FLUSH, STRAIGHT, STRAIGHT_FLUSH
from sobremesa.games.vying._names import NAMES
from sobremesa.games.vying._rows import ALL, BACK, FRONT, MIDDLE, ROOM, Hand, five, kind_of, natural, worth_of
from sobremesa.games.vying._rows import NAMES as LINES
from sobremesa.games.vying._rows_deal import ARRANGE, DEAL, GIVE_UP, OUT, PLAY, SURRENDER, arrangement
from sobremesa.games.vying._rows_state import OVER, SAY
from sobremesa.games.vying._rows_table import RowsTable
from sobremesa.games.vying._setting import STAY, best_rows, chance_of, hope, placements, plain_rows, promise_of

PAUSE = 700  # ms, so that people can follow
EFFORT = {"normal": (60, 0.4, 6), "hard": (500, 1.0, 10)}  # deals, seconds at most, candidates
FIRST_CUT = 16  # deals before the worse half of the candidates is dropped; again after twice as many
CARELESS = 4  # of the easy level: one placement in so many is made at random
RIVAL_ROYALTIES = 0.3  # what a rival is paid on average in the standard game


def policy(state: State, seat: int, chance: Chance) -> int:
    """Quick and sensible: what the table would play for a seat whose time is up."""
    return state.default(seat)


# -- whole hands ------------------------------------------------------------------------------------------------------------------------------


def natural_rows(pool: int) -> list[int]:
    """Three lines that make three straights or three flushes of thirteen cards, empty if there are none."""
    if pool.bit_count() != ALL:
        return []
    fives = []
    for some in combinations(bits(pool), 5):
        mask = sum([1 << card for card in some])
        kind = five(mask) >> 20
        if kind in (STRAIGHT, FLUSH, STRAIGHT_FLUSH):
            fives.append(mask)
    for back, middle in combinations(fives, 2):
        if not back & middle and natural(pool & ~back & ~middle, middle, back):
            return [pool & ~back & ~middle, *sorted((middle, back), key=five)]
    return []


def expected(state: RowsTable, rows: list[int]) -> float:
    """What lines so set bring of each rival who plays, in points."""
    hand = Hand(rows, state.royalties, state.naturals)
    if hand.natural:
        return float(hand.natural)
    if hand.foul:
        return -6.0
    return hope(*[chance_of(line, hand.worths[line]) for line in range(3)]) + sum(hand.royalties)


def whole(state: RowsTable, seat: int) -> int:
    """The best arrangement of a hand that is set at once."""
    pool = state.hands[seat] | state.loose[seat]
    rows = best_rows(pool, state.royalties, STAY if state.fantasy[seat] else 0.0)
    if state.naturals:
        other = natural_rows(pool)
        if other and expected(state, other) > expected(state, rows):
            rows = other
    return as_action(pool, rows)


def as_action(pool: int, rows: list[int]) -> int:
    """The action that sets these lines; what is on none of them is thrown away."""
    lines = [OUT] * pool.bit_count()
    for place, card in enumerate(bits(pool)):
        for line in range(3):
            if rows[line] >> card & 1:
                lines[place] = line
    return arrangement(lines)


def stays(state: RowsTable, seat: int) -> bool:
    """Whether a hand of the standard game is worth playing."""
    return expected(state, [state.down(seat, line) for line in range(3)]) - RIVAL_ROYALTIES > -SURRENDER


# -- cards that come --------------------------------------------------------------------------------------------------------------------------


def candidates(state: RowsTable, seat: int, most: int) -> list[int]:
    """The actions that promise most, the best first."""
    kept = [state.down(seat, line) & ~state.loose[seat] for line in range(3)]
    pending = bits(state.hands[seat] | state.loose[seat])
    ways = [(promise_of(kept, pending, lines), lines) for lines in placements(kept, len(pending), state.to_place(seat))]
    ways.sort(reverse=True)
    if state.single(seat):
        return [4 * pending[0] + lines[0] for _, lines in ways]
    return [arrangement(lines) for _, lines in ways[:most]]


def deal_world(state: RowsTable, seat: int, chance: Chance) -> RowsTable:
    """A state that may be the true one for all that the seat knows, covered hands being set as people set them."""
    world = state.clone()
    assert isinstance(world, RowsTable)
    world.loud = False
    world.redeal(seat, chance)
    for other in range(world.seats):
        if other != seat and world.covered & world.done & 1 << other:
            pool = world.down(other, FRONT) | world.down(other, MIDDLE) | world.down(other, BACK)
            for line, cards in enumerate(plain_rows(pool)):
                world.rows[3 * other + line] = bits(cards)
    return world


def finish(world: RowsTable, seat: int) -> int:
    """Play a hand out by the quick rule; how it stands for the seat then."""
    while not world.hand_over():
        mover = world.turn()
        world.apply(mover, world.default(mover))
    return world.standing(seat)


def best_by_playing(state: RowsTable, seat: int, chance: Chance, level: str) -> int:
    """The candidate that brings most when hands are played out."""
    deals, seconds, most = EFFORT[level]
    alive = candidates(state, seat, most)
    totals = dict.fromkeys(alive, 0)
    until = time.perf_counter() + seconds
    halving = FIRST_CUT
    for played in range(1, deals + 1):
        if len(alive) == 1 or time.perf_counter() > until:
            break
        world = deal_world(state, seat, chance)
        for action in alive:
            copy = world.clone()
            assert isinstance(copy, RowsTable)
            copy.apply(seat, action)
            totals[action] += finish(copy, seat)
        if played == halving:
            alive.sort(key=totals.__getitem__, reverse=True)
            alive = alive[: max(2, (len(alive) + 1) // 2)]
            halving *= 2
    return max(alive, key=totals.__getitem__)


class RowsBot(Bot):
    """Sets whole hands by search and single cards by playing out; the easy level follows the quick rule, now and then at random."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, RowsTable)
        if guess.phase == OVER:
            return Decision(DEAL if seat == guess.next_button() else None, PAUSE)
        if guess.phase == SAY:
            action = PLAY if self.level == "easy" or stays(guess, seat) else GIVE_UP
        elif self.level == "easy":
            action = policy(guess, seat, chance)
            if not guess.covered >> seat & 1 and chance.below(CARELESS) == 0:
                ways = candidates(guess, seat, 6)
                action = ways[chance.below(len(ways))]
        elif guess.covered >> seat & 1:
            action = whole(guess, seat)
        else:
            action = best_by_playing(guess, seat, chance, self.level)
        return Decision(action, PAUSE, None if self.level == "easy" else explain(guess, seat, action))  # nothing was weighed there


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return RowsBot(level)


# -- hints ------------------------------------------------------------------------------------------------------------------------------------


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a placement is good: what the line comes to, or what it leaves open. Of a whole hand, the lines themselves."""
    assert isinstance(state, RowsTable)
    if state.phase == OVER:
        return None
    if action in (PLAY, GIVE_UP):
        return say("hint-rows-play" if action == PLAY else "hint-rows-surrender")
    rows = [state.down(seat, line) & ~state.loose[seat] for line in range(3)]
    if 0 <= action < 4 * state.pack.size:
        return _why(state, rows, action & 3, 1 << (action >> 2))
    if action < ARRANGE:
        return None
    pending = bits(state.hands[seat] | state.loose[seat])
    put: list[list[int]] = [[], [], [], []]
    for place, card in enumerate(pending):
        put[action >> 2 * place & 3].append(card)
    texts = [state.pack.text(cards) for cards in put]
    counts = [len(cards) for cards in put]
    key = "hint-rows-whole" if state.covered >> seat & 1 else "hint-rows-set"
    return say(key, cards1=texts[0], cards2=texts[1], cards3=texts[2], cards4=texts[3], n1=counts[0], n2=counts[1], n3=counts[2], n4=counts[3])


def _why(state: RowsTable, rows: list[int], line: int, card: int) -> Say:
    before, after = rows[line], rows[line] | card
    kind = kind_of(worth_of(line, after))
    facts = {"say": f"rows-{LINES[line]}"}
    if kind > kind_of(worth_of(line, before)):
        return say("hint-rows-makes", say=facts["say"], say2=f"rows-kind-{NAMES[min(kind, STRAIGHT_FLUSH)]}")
    left = ROOM[line] - after.bit_count()
    suits = {other % 52 // 13 for other in bits(after)}
    if line != FRONT and left and len(suits) == 1 and after.bit_count() > 1:
        return say("hint-rows-flush", say=facts["say"], n=left)
    if line == FRONT:
        return say("hint-rows-front")
    return say("hint-rows-order", say=facts["say"])
