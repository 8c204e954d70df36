"""How long people may think: seconds a decision, and what the rules of a game give each seat besides for the whole match."""

from __future__ import annotations

from sobremesa.core.state import State
from sobremesa.table.log import Opened


class ThinkingTime:
    """The time of a match's decisions, as its log tells it: so it outlives whoever drives the table.

    The table's own seconds a move take the place of those of the rules. All times are in ms.

    :ivar each: for one decision, 0: as long as one likes. ``reserve``: what each seat has left besides, for decisions in a hand.
    """

    def __init__(self, opened: Opened, state: State) -> None:
        each, reserve = (opened.move_time, 0) if opened.move_time else state.thinking_time()
        self._pace = opened.pace
        self.each = 1000 * each
        self.reserve = [1000 * reserve] * state.seats
        self._since = [0] * state.seats
        self._actors = self._awaited = 0
        self._over = True
        self._look(state, -1, 0)

    def limit(self, seat: int) -> int:
        """How long the seat may take over its decision now; 0: as long as it likes."""
        return self.each and self.each + (0 if self._over else self.reserve[seat])

    def stepped(self, state: State, seat: int, clock: int) -> None:
        """A step has been played by ``seat`` at that clock of the game; ``state`` is what came of it."""
        time = -(-clock * self._pace // 100)
        if seat >= 0 and self._awaited >> seat & 1 and not self._over:
            self.reserve[seat] = max(0, self.reserve[seat] - max(0, time - self._since[seat] - self.each))
        self._look(state, seat, time)

    def _look(self, state: State, stepped: int, time: int) -> None:
        actors, awaited = state.actors(), state.awaited()
        fresh = actors & ~self._actors | awaited & ~self._awaited
        for seat in range(state.seats):
            if seat == stepped or fresh >> seat & 1:
                self._since[seat] = time
        self._actors, self._awaited, self._over = actors, awaited, state.hand_over()
