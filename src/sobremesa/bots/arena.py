"""Matches between bots, without a table: for measuring strength, for simulation and for tests."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import msgspec

from sobremesa.bots import get_bot
from sobremesa.bots.base import Bot
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.options import Options, Value
from sobremesa.core.records import Record, Step, note_step, record_of
from sobremesa.core.registry import get
from sobremesa.core.state import TABLE, TIMEOUT, State


class Played(msgspec.Struct):
    """One match: its record, who won, and for each seat the actions it took and the seconds it thought."""

    record: Record
    winners: list[int]
    moves: list[int]
    seconds: list[float]


class Match(msgspec.Struct):
    """What to play: a game, its options, the number of the deal, and the kinds of bot by seat."""

    slug: str
    seats: int
    options: dict[str, Value]
    seed: int
    bots: list[str]


def play(match: Match, most: int = 0) -> Played:
    """Play a match out (or ``most`` actions of it, if that is not 0).

    Every bot draws from a chance of its own, so the deal is the same whoever plays.
    """
    game = get(match.slug)
    state = game.start(match.seats, Options.of(game, match.seats, match.options), SeededChance(match.seed), quiet=True)
    bots = [get_bot(match.slug, kind) for kind in match.bots]
    chances: list[Chance] = [SeededChance((match.seed << 8) + seat + 1) for seat in range(match.seats)]
    moves = [0] * match.seats
    seconds = [0.0] * match.seats
    steps: list[Step] = []
    driver = _in_time if state.game.timed else _in_turn
    for seat, action, thought in driver(state, bots, chances):
        steps.append(note_step(state, seat, "timeout" if seat == TABLE else state.text(seat, action)))
        state.apply(seat, action)
        if seat != TABLE:
            moves[seat] += 1
            seconds[seat] += thought
        if most and len(steps) >= most:
            break
    return Played(record_of(state, steps, match.seed, names=match.bots), state.winners(), moves, seconds)


def _in_turn(state: State, bots: Sequence[Bot], chances: Sequence[Chance]) -> Iterator[tuple[int, int, float]]:
    """Whoever the game waits for; seats that may act out of turn are asked when he has nothing to do."""
    while state.actors():
        first = state.turn()
        asked = [first, *[seat for seat in range(state.seats) if seat != first and state.actors() >> seat & 1]]
        for seat in asked:
            began = time.perf_counter()
            action = bots[seat].decide(state, seat, chances[seat]).action
            if action is not None:
                yield seat, action, time.perf_counter() - began
                break
        else:
            yield first, state.default(first), 0.0


def _in_time(state: State, bots: Sequence[Bot], chances: Sequence[Chance]) -> Iterator[tuple[int, int, float]]:
    """Everybody as fast as he is: each bot's decision waits its delay, and is kept while it stays legal; then the rules' own timeouts."""
    due: dict[int, tuple[int, int, float]] = {}
    while state.actors():
        for seat in range(state.seats):
            acting = bool(state.actors() >> seat & 1)
            if seat in due and not (acting and due[seat][1] in state.actions(seat)):
                del due[seat]
            if acting and seat not in due:
                began = time.perf_counter()
                decision = bots[seat].decide(state, seat, chances[seat])
                if decision.action is not None:
                    due[seat] = (state.clock + decision.delay, decision.action, time.perf_counter() - began)
        deadline = state.deadline()
        when, seat = min(((due[seat][0], seat) for seat in due), default=(-1, TABLE))
        if seat == TABLE or 0 <= deadline <= when:
            if deadline < 0:
                seat = state.turn()
                yield seat, state.default(seat), 0.0
                continue
            state.tick(deadline)
            yield TABLE, TIMEOUT, 0.0
            continue
        state.tick(when)
        _, action, thought = due.pop(seat)
        yield seat, action, thought


class Tally(msgspec.Struct):
    """How a kind of bot did over many matches: seats it took, matches won, sums of scores, actions and seconds; ``fair``: the wins that equal bots
    would have."""

    kind: str
    seats: int = 0
    wins: float = 0.0
    score: int = 0
    moves: int = 0
    seconds: float = 0.0
    fair: float = 0.0

    @property
    def share(self) -> float:
        """The part of its matches that the kind won."""
        return self.wins / self.seats if self.seats else 0.0


def tally(played: Sequence[Played], kinds: Sequence[Sequence[str]]) -> list[Tally]:
    """Add matches up by kind of bot; ``kinds`` are the bots of each match by seat. A match won by several seats of several kinds is
    credited whole to each winning seat, as partners win together."""
    found: dict[str, Tally] = {}
    for match, bots in zip(played, kinds, strict=True):
        for seat, kind in enumerate(bots):
            one = found.setdefault(kind, Tally(kind))
            one.seats += 1
            one.wins += seat in match.winners
            one.fair += len(match.winners) / len(bots)
            one.score += match.record.scores[seat]
            one.moves += match.moves[seat]
            one.seconds += match.seconds[seat]
    return list(found.values())


def schedule(sample: State, seed: int, count: int, bots: Sequence[str]) -> list[Match]:
    """``count`` matches like ``sample`` (its game, seats and options), in which the kinds of ``bots`` are dealt to the sides in turn and move on
    by one side every match; a deal is played as often as there are kinds before the next, so that luck evens out."""
    found = []
    for number in range(count):
        kinds = [bots[(sample.side(seat) + number) % len(bots)] for seat in range(sample.seats)]
        found.append(Match(sample.game.slug, sample.seats, sample.options.changed(), seed + number // len(bots), kinds))
    return found
