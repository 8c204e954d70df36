"""The match at a table: the part of the fold that is about play."""

from __future__ import annotations

import logging
from collections import deque

from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.fair import FairDeal, commitment
from sobremesa.core.options import Options
from sobremesa.core.records import Record, Step, note_step, record_of
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.state import TABLE, TIMEOUT, State
from sobremesa.core.view import Event
from sobremesa.table.log import Opened

HEARD = 50
"""How many events are kept for those who come in later."""

_log = logging.getLogger(__name__)


class Match:
    """A match in progress and how it came about.

    :ivar seq: counts what has happened (steps, and steps taken back); ``steps``: those that stand; ``undone``: those that can be redone.
    """

    def __init__(self, opened: Opened, texts: list[str]) -> None:
        self._opened = opened
        self._texts = texts
        self.seq = 0
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self._heirs: dict[int, int] = {}
        self._begin()

    def _begin(self) -> None:
        opened = self._opened
        game = get(opened.game)
        self.state: State = game.start(opened.seats, Options.of(game, opened.seats, opened.options), self._chance())
        self._heard: list[deque[Event]] = [deque(maxlen=HEARD) for _ in range(opened.seats + 1)]
        self._hear()

    def fair(self) -> FairDeal | None:
        """What anyone needs to recompute the deal; None for a numbered one."""
        if self._opened.seed is not None:
            return None
        return FairDeal(self._opened.match, commitment_of(self._opened), self._texts, self._opened.secret)

    def _chance(self) -> Chance:
        fair = self.fair()
        return SeededChance(self._opened.seed or 0) if fair is None else fair.chance()

    def read(self, seat: int, text: str) -> str:
        """The canonical text of a move so written. Raises :class:`Refused`; whether it is legal is found by :meth:`play`."""
        try:
            return self.state.text(seat, self.state.parse(seat, text))
        except Refused:
            raise
        except Exception as error:
            # Anything may be typed here, and a game that stumbles over it must not take the table with it.
            _log.exception("%s could not read %r", self._opened.game, text)
            raise Refused("unknown-move", text=text) from error

    def play(self, seat: int, text: str, clock: int) -> None:
        """Play a step. Raises :class:`Refused`, having changed nothing but the clock."""
        self._step(seat, text, clock)
        self.undone.clear()
        self.seq += 1

    def _step(self, seat: int, text: str, clock: int) -> None:
        state = self.state
        if state.game.timed:
            state.tick(clock)
        before = state.events
        state.events = []
        try:
            if seat == TABLE:
                state.apply(TABLE, TIMEOUT)
            else:
                state.play(seat, text)
        except BaseException:
            state.events = before
            raise
        self.steps.append(note_step(state, seat, text))
        self._hear()

    def take_back(self, redo: bool) -> None:
        """Take the last step back, or play the last one taken back again; the caller knows that there is one."""
        if redo:
            step = self.undone[-1]
            undone = self.undone[:-1]
            self._step(step.seat, step.text, step.clock)
            self.undone = undone
        else:
            steps = self.steps
            self.undone.append(steps[-1])
            self.rebuild(steps[:-1])
            self.state.events = []
        self.seq += 1

    def rebuild(self, steps: list[Step]) -> None:
        """Begin again and play ``steps``."""
        self.steps = []
        self._begin()
        for step in steps:
            self._step(step.seat, step.text, step.clock)

    def _hear(self) -> None:
        for viewer, heard in enumerate(self._heard, start=-1):
            # A seat's own events are its player's: whoever has taken it later has heard of them what spectators have.
            stranger = len(self.steps) <= self._heirs.get(viewer, -1)
            heard.extend(self.state.heard(-1 if stranger else viewer))

    def inherit(self, seat: int) -> None:
        """Somebody new has the seat: what its player alone has heard so far is not for him."""
        self._heirs[seat] = len(self.steps)
        self._heard[seat + 1] = self._heard[0].copy()

    def heard(self, seat: int) -> list[Event]:
        """The last events that ``seat`` (-1: a spectator) may know of, oldest first."""
        return list(self._heard[seat + 1])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.actors() == 0

    def record(self, names: list[str]) -> Record:
        """The record of the match; it holds the secret, so only once it is over."""
        return record_of(self.state, list(self.steps), self._opened.seed, self.fair(), names)


def commitment_of(opened: Opened) -> str:
    """What is published before the deal (hex); empty for a numbered deal."""
    return "" if opened.seed is not None else commitment(bytes.fromhex(opened.secret))
