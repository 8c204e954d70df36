"""The record of a match: what is needed to play it again, step by step, and to check its deals.

A record is JSON: game, seats, options, chance (a seed; or of a fair deal the secret, match and texts, see :mod:`sobremesa.core.fair`) and the
steps, each ``[seat, text, clock]``, the clock being -1 but in games in real time; seat -1 is the rules' own ``timeout``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.fair import FairDeal
from sobremesa.core.options import Options, Value
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.state import State


class Step(msgspec.Struct, array_like=True, frozen=True, omit_defaults=True):
    """One action: who, its text, and the game's clock in ms where order in time decides (-1 elsewhere)."""

    seat: int
    text: str
    clock: int = -1


class Record(msgspec.Struct, omit_defaults=True):
    """One match. ``scores``: its final scores, or those so far; ``over``: whether it was played out; ``names``: who sat where."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: int | None = None
    fair: FairDeal | None = None
    steps: list[Step] = []
    scores: list[int] = []
    over: bool = False
    names: list[str] = []
    format: int = 1

    def chance(self) -> Chance:
        """The chance the match was dealt from. Raises :class:`Refused` ``fair-mismatch`` if the secret does not fit its commitment."""
        if self.fair is not None:
            return self.fair.chance()
        return SeededChance(self.seed or 0)

    def begin(self) -> State:
        """The match before its first step."""
        game = get(self.game)
        return game.start(self.seats, Options.of(game, self.seats, self.options), self.chance())

    def states(self) -> Iterator[State]:
        """The one state of the match, after the deal and then after each step; not a new one each time."""
        state = self.begin()
        yield state
        for step in self.steps:
            state.tick(step.clock)
            state.events = []
            state.play(step.seat, step.text)
            yield state

    def replay(self) -> State:
        """The match after its last step. Raises :class:`Refused` if a step is not legal."""
        state = self.begin()
        for state in self.states():  # noqa: B007  (the last one is the answer)
            pass
        return state

    def verify(self) -> State:
        """Play the match again and compare what the record claims.

        Raises :class:`Refused`: ``fair-mismatch`` (commitment), ``record-step`` (a step that is not legal), ``record-scores`` (another result).
        """
        state = self.begin()
        count = 0
        try:
            for state in self.states():  # noqa: B007
                count += 1
        except Refused as refusal:
            raise Refused("record-step", n=count, rule=refusal.key) from refusal
        if state.scores() != self.scores or (state.actors() == 0) != self.over:
            raise Refused("record-scores", found=" ".join(map(str, state.scores())), told=" ".join(map(str, self.scores)))
        return state


def note_step(state: State, seat: int, text: str) -> Step:
    """The step as a record keeps it."""
    return Step(seat, text, state.clock) if state.game.timed else Step(seat, text)


def record_of(state: State, steps: list[Step], seed: int | None = None, fair: FairDeal | None = None, names: list[str] | None = None) -> Record:
    """The record of a match that has come to ``state`` by ``steps``."""
    return Record(state.game.slug, state.seats, state.options.changed(), seed, fair, steps, state.scores(), state.actors() == 0, names or [])


def load(path: str | Path) -> Record:
    """Read a record. Raises :class:`Refused` ``record-unreadable``."""
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Record)
    except (OSError, msgspec.DecodeError) as error:
        raise Refused("record-unreadable", text=str(error)) from error


def dumps(record: Record) -> bytes:
    """The record as JSON, one step a line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)
