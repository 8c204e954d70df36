"""What the log of a table comes to."""

from __future__ import annotations

from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.table import log
from sobremesa.table.log import Entry, Opened
from sobremesa.table.match import Match
from sobremesa.table.seats import Chairs
from sobremesa.table.thinking_time import ThinkingTime

LOG_LIMIT = 50_000
"""Entries of a log after which people may only go on playing: no more sitting down, adding or taking back."""


class Fold:
    """The fold over the entries of a log.

    :ivar log: the entries; ``opened``: the first of them. ``status``: ``waiting``, ``playing`` or ``over``.
    :ivar chairs: who sits where; ``former``: the seats that people have left during the match, by private id.
    :ivar host: the private id of whose table it is.
    :ivar match: what is played, once it has begun; ``thinking``: the time of its decisions. ``clock``: the game's, of the last step.
    :ivar next: the code of the table of the rematch, empty before there is one.
    """

    def __init__(self, entries: list[Entry]) -> None:
        opened = entries[0]
        assert isinstance(opened, Opened)
        self.opened = opened
        self.log: list[Entry] = []
        self.status = "waiting"
        self.chairs = Chairs(opened.seats)
        self.former: dict[str, int] = {}
        self.host = opened.host
        self.match: Match | None = None
        self.thinking: ThinkingTime | None = None
        self.clock = 0
        self.next = ""
        for entry in entries:
            self._fold(entry)

    @property
    def timed(self) -> bool:
        """Whether order in time decides the game."""
        return get(self.opened.game).timed

    @property
    def undo(self) -> bool:
        """Whether moves may be taken back here."""
        return get(self.opened.game).undo and self.opened.seats == 1

    def seat_of(self, who: str) -> int:
        """The seat of a person. Raises :class:`Refused` ``not-seated``."""
        seat = self.chairs.of(who)
        if seat < 0:
            raise Refused("not-seated")
        return seat

    def newcomer(self, seat: int) -> bool:
        """Whether the person of a seat has taken it since the last deal: the secrets of the hand that is over are not his."""
        return self.match is not None and self.match.state.hand < self.chairs.all[seat].since

    def need_waiting(self) -> None:
        """Raise :class:`Refused` ``match-begun`` once the match has begun."""
        if self.status != "waiting":
            raise Refused("match-begun")

    def need_room(self) -> None:
        """Raise :class:`Refused` ``log-full`` when the log is as long as it may get."""
        if len(self.log) > LOG_LIMIT:
            raise Refused("log-full")

    def _fold(self, entry: Entry) -> None:
        """Take in one entry more. Raises :class:`Refused`, the entry being in the log nevertheless, for a step that is not legal."""
        self.log.append(entry)
        started = self.status != "waiting"
        if isinstance(entry, log.Played):
            assert self.match is not None
            assert self.thinking is not None
            self.match.play(entry.seat, entry.text, entry.clock)
            self.thinking.stepped(self.match.state, entry.seat, entry.clock)
            self.clock = max(self.clock, entry.clock)
        elif isinstance(entry, log.Seated):
            self.chairs.sit(entry.seat, entry.who, entry.name, started)
            if self.match is not None:
                self.chairs.all[entry.seat].since = self.match.state.hand + 1
                self.match.inherit(entry.seat)
        elif isinstance(entry, log.Risen):
            who = self.chairs.all[entry.seat].who
            self.chairs.bot(entry.seat, "normal" if started else "", started)
            if started:
                self.former[who] = entry.seat
            elif who == self.host and self.chairs.humans():
                self.host = self.chairs.all[self.chairs.humans()[0]].who
        elif isinstance(entry, log.BotSeated):
            self.chairs.bot(entry.seat, entry.level, started)
        elif isinstance(entry, log.Added):
            self.chairs.all[entry.seat].text = entry.text
        elif isinstance(entry, log.Started):
            self.match = Match(self.opened, [chair.text for chair in self.chairs.all])
            self.thinking = ThinkingTime(self.opened, self.match.state)
            self.status = "playing"
        elif isinstance(entry, log.TakenBack):
            assert self.match is not None
            self.match.take_back(entry.redo)
        elif isinstance(entry, log.Followed):
            self.next = entry.code
        if self.match is not None and self.match.over:
            self.status = "over"
