"""Time at the table, all in whole ms of a clock that the driver reads (any origin, never going back)."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

DELAY_CAP = 150
"""The most, in ms, that an arrival is dated back for the delay of its line."""


@dataclass(frozen=True)
class Pauses:
    """How long things rest, in ms.

    :ivar bots: per cent of the time that bots take over a move, but in real time. ``hand``: before the next hand is dealt by a bot, or for somebody
        who is away.
    :ivar absent: before somebody who has dropped is played for; ``absent_timed``: in real time.
    :ivar stuck: before the table moves on when all who may act are bots that would rather wait.
    """

    bots: int = 100
    hand: int = 4000
    absent: int = 30_000
    absent_timed: int = 5000
    stuck: int = 1000


class Stopwatch:
    """Runs while somebody is at the table. :meth:`read` is the table's own time in ms; it stands still while paused."""

    def __init__(self, value: int = 0) -> None:
        self._value = value
        self._since: int | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def run(self, now: int) -> None:
        """Let time pass from ``now`` on."""
        if self._since is None:
            self._since = now

    def pause(self, now: int) -> None:
        """Let time stand still from ``now`` on."""
        self._value = self.read(now)
        self._since = None

    def read(self, now: int) -> int:
        """The table's time."""
        return self._value if self._since is None else self._value + max(0, now - self._since)

    def when(self, time: int) -> int | None:
        """When the table's time will be ``time``; None while paused."""
        return None if self._since is None else self._since + time - self._value


class Delay:
    """The one-way delay of a line, half the best of its last round trips: one slow packet shows nothing about the line."""

    def __init__(self) -> None:
        self._sent: dict[int, int] = {}
        self._trips: deque[int] = deque(maxlen=5)

    def asked(self, n: int, now: int) -> None:
        """The probe ``n`` has been sent."""
        if len(self._sent) > 8:
            self._sent.clear()
        self._sent[n] = now

    def answered(self, n: int, now: int) -> bool:
        """The answer to a probe has come; False if there was no such probe."""
        sent = self._sent.pop(n, None)
        if sent is None:
            return False
        self._trips.append(max(0, now - sent))
        return True

    @property
    def ms(self) -> int:
        """The delay, at most :data:`DELAY_CAP`; 0 while unknown."""
        return min(DELAY_CAP, min(self._trips) // 2) if self._trips else 0


class Bucket:
    """A rate limit: ``size`` at once, then one more every ``every`` ms."""

    __slots__ = ("_at", "_level", "every", "size")

    def __init__(self, size: int, every: int) -> None:
        self.size = size
        self.every = every
        self._level = float(size)
        self._at: int | None = None

    def take(self, now: int) -> bool:
        """Use one, if there is one."""
        if self._at is not None:
            self._level = min(self.size, self._level + (now - self._at) / self.every)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def at(self) -> int:
        """When it was last asked."""
        return self._at or 0
