"""What is going to happen at a table, and when: arrivals, bots' moves, the rules' timeouts, clocks that run out.

All times here are the table's own (see :class:`~sobremesa.table.clock.Stopwatch`).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from sobremesa.core.state import TABLE
from sobremesa.table.clock import Pauses, Stopwatch
from sobremesa.table.log import Opened
from sobremesa.table.match import Match
from sobremesa.table.presence import Presence
from sobremesa.table.thinking import Decision, Thought
from sobremesa.table.thinking_time import ThinkingTime

QUEUE = 8
"""The most actions of one seat that wait to be put in order."""


@dataclass(frozen=True)
class Item:
    """One thing to happen at ``stamp``. ``kind``: a person's ``act``, a ``bot``'s, the ``rules``' timeout, or a clock ``expired``."""

    stamp: int
    kind: Literal["act", "bot", "rules", "expired"]
    seat: int
    text: str = ""
    action: int | None = None
    who: str = ""
    order: int = 0


@dataclass
class _Pending:
    seq: int
    due: int
    action: int | None


class Agenda:
    """The agenda of one match.

    :param presence: who plays for each seat. ``clock``: the game's, when the agenda begins. ``thinking``: how long decisions may take.
    """

    def __init__(
        self,
        match: Match,
        opened: Opened,
        pauses: Pauses,
        presence: Presence,
        clock: int,
        thinking: ThinkingTime,
    ) -> None:
        self.match = match
        self.thinking = thinking
        self.watch = Stopwatch(-(-clock * opened.pace // 100))
        self.timed = match.state.game.timed
        self._opened = opened
        self._pauses = pauses
        self._presence = presence
        self._arrivals: list[Item] = []
        self._count = 0
        self._pending: dict[int, _Pending] = {}
        self._thinking: set[int] = set()
        self._hand_end = self.watch.read(0)
        self.since = [self._hand_end] * match.state.seats
        self._awaited = match.state.awaited()

    def clock(self, time: int) -> int:
        """The game's clock at a time."""
        return time * 100 // self._opened.pace

    def _deadline(self) -> int:
        deadline = self.match.state.deadline() if self.timed else -1
        return -1 if deadline < 0 else -(-deadline * self._opened.pace // 100)

    # -- what comes in ----------------------------------------------------------------------------------------------------------------

    def arrive(self, seat: int, text: str, who: str, stamp: int) -> bool:
        """An action in real time; False if the seat has too many waiting."""
        if sum(item.seat == seat for item in self._arrivals) >= QUEUE:
            return False
        self._count += 1
        self._arrivals.append(Item(stamp, "act", seat, text, None, who, self._count))
        return True

    def wanted(self, time: int) -> list[Thought]:
        """Decisions that bots have to make now; each is handed out once."""
        match = self.match
        found: list[Thought] = []
        for seat in self._actors():
            pending = self._pending.get(seat)
            level = self._presence.driver(seat, time)
            if level and seat not in self._thinking and (pending is None or pending.seq != match.seq):
                self._thinking.add(seat)
                found.append(self.thought(seat, level, time))
        return found

    def thought(self, seat: int, level: str, time: int, who: str = "") -> Thought:
        """A thought about the position as it is."""
        opened = self._opened
        # Nobody can foretell a bot's chance, and yet it follows from the log; SHA-256 keeps it apart from the deal.
        source = f"bot:{opened.secret or opened.seed}:{opened.match}:{seat}:{self.match.seq}:{who}"
        seed = int.from_bytes(hashlib.sha256(source.encode()).digest()[:7], "big")
        return Thought(self.match.state.clone(), seat, level, self.match.seq, time, seed, who)

    def decided(self, thought: Thought, decision: Decision | None, time: int) -> None:
        """A bot has decided, by ``time``. A decision about a position that is gone counts in real time only: there a player's hand moves on too."""
        seat = thought.seat
        self._thinking.discard(seat)
        if not self.timed and thought.seq != self.match.seq:
            return
        action = decision.action if decision is not None else None
        stretch = self._opened.pace if self.timed else self._pauses.bots
        delay = (decision.delay if decision is not None else 0) * stretch // 100
        # In turns nothing is dated back: the time of whoever is next begins when the bot has played.
        due = max(thought.asked, self.since[seat]) + delay if self.timed else max(self.since[seat] + delay, time)
        due = max(due, self._hand_end + self._pauses.hand) if self.match.state.hand_over() else due
        before = self._pending.get(seat)
        if before is not None and before.action == action and action is not None:
            due = min(due, before.due)
        self._pending[seat] = _Pending(thought.seq, due, action)

    def forget(self) -> None:
        """The position is another one: whatever was decided is void."""
        self._arrivals.clear()
        self._pending.clear()

    def stepped(self, seat: int, before: int, hand_over: bool, time: int) -> None:
        """A step has been played by ``seat``; ``before`` were the actors, ``hand_over`` whether the hand was over before it."""
        state = self.match.state
        self._pending.pop(seat, None)
        actors = state.actors()
        awaited = state.awaited()
        fresh = actors & ~before | awaited & ~self._awaited
        for other in range(state.seats):
            if not actors >> other & 1:
                self._pending.pop(other, None)
            elif other == seat or fresh >> other & 1:
                self.since[other] = time
        self._awaited = awaited
        if state.hand_over() and not hand_over:
            self._hand_end = time

    # -- what comes next --------------------------------------------------------------------------------------------------------------

    def _actors(self) -> list[int]:
        actors = self.match.state.actors()
        return [seat for seat in range(self.match.state.seats) if actors >> seat & 1]

    def _items(self, time: int) -> list[Item]:
        items = list(self._arrivals)
        actors = self._actors()
        if not actors:
            return items
        deadline = self._deadline()
        if deadline >= 0:
            items.append(Item(deadline, "rules", TABLE))
        waiting = 0
        for seat in actors:
            pending = self._pending.get(seat)
            if self._presence.driver(seat, time):
                if pending is None or (not self.timed and pending.seq != self.match.seq):
                    continue
                if pending.action is not None:
                    items.append(Item(pending.due, "bot", seat, "", pending.action))
                elif pending.seq == self.match.seq:
                    waiting += 1
            elif deadline < 0 and self.match.state.awaited() >> seat & 1:
                expiry = self._expiry(seat)
                if expiry is not None:
                    items.append(Item(expiry, "expired", seat))
        if waiting == len(actors) and deadline < 0:
            last = max(self._pending[seat].due for seat in actors)
            items.append(Item(last + self._pauses.stuck, "expired", actors[0]))
        return items

    def _expiry(self, seat: int) -> int | None:
        """When the default is played for a seat that no bot plays for: its time is up, or it has dropped; None: never."""
        since = self.since[seat]
        times = [since + self.thinking.limit(seat)] if self.thinking.each else []
        lapse = self._presence.lapse(seat)
        if lapse is not None:
            rest = self._hand_end + self._pauses.hand if self.match.state.hand_over() else 0
            times.append(max(lapse, since, rest))
        return min(times, default=None)

    def _order(self, item: Item) -> tuple[int, bool, int, int]:
        # Equal stamps: the lower seat first in odd-numbered hands (counted from 1), the higher in even ones; the rules act last.
        seat = item.seat if self.match.state.hand % 2 == 0 else -item.seat
        return (item.stamp, item.kind == "rules", seat, item.order)

    def next(self, time: int) -> Item | None:
        """The next thing to happen, if its time has come; an arrival is taken off the list."""
        items = self._items(time)
        if not items:
            return None
        item = min(items, key=self._order)
        if item.stamp + self._wait() > time:
            return None
        if item.kind == "act":
            self._arrivals.remove(item)
        return item

    def drop(self, seat: int) -> None:
        """The bot of that seat decides again."""
        self._pending.pop(seat, None)

    def due(self, time: int) -> int | None:
        """When something is to happen next."""
        return min((item.stamp + self._wait() for item in self._items(time)), default=None)

    def left(self, viewer: int, time: int) -> int:
        """The ms until the clock of the move runs out, as ``viewer`` sees it; -1 none."""
        deadline = self._deadline()
        if deadline >= 0:
            return max(0, deadline - time)
        awaited = self.match.state.awaited()
        waited = [seat for seat in self._actors() if awaited >> seat & 1 and not self._presence.driver(seat, time)]
        clocks = {seat: expiry - time for seat in waited if (expiry := self._expiry(seat)) is not None}
        if viewer in waited:
            return max(0, clocks[viewer]) if viewer in clocks else -1
        return max(0, min(clocks.values())) if clocks else -1

    def _wait(self) -> int:
        return self._presence.hold() if self.timed else 0
