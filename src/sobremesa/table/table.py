"""One live table, without network or storage: it takes messages and the time, and gives back what to store and what to send.

A table is its log; :class:`Table` is the fold over it plus what is not worth keeping: who is connected, and what is going to happen next.

Whoever drives it reads a clock in ms (any origin, never going back), passes it in as ``now``, and for every :class:`Outcome`: stores the entries,
only then sends the messages, runs the thoughts of :meth:`Table.thoughts` and calls :meth:`Table.wake` at :meth:`Table.due`.
"""

from __future__ import annotations

import logging
import secrets

from sobremesa.core.records import Record
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE
from sobremesa.table import log, seating
from sobremesa.table.agenda import Agenda, Item
from sobremesa.table.clock import Pauses
from sobremesa.table.fold import Fold
from sobremesa.table.log import Entry
from sobremesa.table.match import Match
from sobremesa.table.messages import (
    Act,
    Add,
    AskHint,
    Asks,
    Chat,
    Heard,
    Hint,
    No,
    Ping,
    Pong,
    Probe,
    Rematch,
    Rise,
    Said,
    SeatBot,
    Sit,
    Start,
    Undo,
)
from sobremesa.table.opening import open_again
from sobremesa.table.outcome import Outcome as Outcome
from sobremesa.table.people import clean
from sobremesa.table.presence import Presence
from sobremesa.table.telling import Changes, Teller
from sobremesa.table.thinking import Bots, Decision, Thought, house_bots

BURST = 64
"""The most steps played in one go, so that a table of quick bots does not hold up the others."""

_log = logging.getLogger(__name__)


class Table(Fold):
    """A table, from its log: see :class:`~sobremesa.table.fold.Fold` for what is known of it at any time."""

    def __init__(self, entries: list[Entry], now: int, bots: Bots = house_bots, pauses: Pauses | None = None) -> None:
        super().__init__(entries)
        self.bots = bots
        self._pauses = pauses or Pauses()
        self._presence = Presence(self.chairs, self._pauses)
        self._teller = Teller(self, self._presence)
        self._changes = Changes(self.opened.seats)
        self._agenda: Agenda | None = None
        self._hints: list[Thought] = []
        self._out = Outcome()
        if self.match is not None:
            self._begin_agenda()
        self._presence.resume(self.match, self._time(now))

    def _do(self, *entries: Entry) -> None:
        for entry in entries:
            self._fold(entry)
            self._out.entries.append(entry)

    def _begin_agenda(self) -> None:
        assert self.match is not None
        assert self.thinking is not None
        self._agenda = Agenda(self.match, self.opened, self._pauses, self._presence, self.clock, self.thinking)
        self._changes.note(self.match, TABLE, 0)

    def _time(self, now: int) -> int:
        return self._agenda.watch.read(now) if self._agenda is not None else 0

    @property
    def present(self) -> int:
        """How many people are connected."""
        return self._presence.present

    @property
    def watchers(self) -> int:
        """How many of them have no seat."""
        return self._presence.watchers

    # -- what drives it ---------------------------------------------------------------------------------------------------------------

    def connect(self, who: str, name: str, now: int) -> Outcome:
        """Somebody's connection is there: a seated person is back, or a spectator comes. The replies tell it all there is to know."""
        left = self._left(now)
        if self._presence.come(who, name, self._time(now)):
            self._tell_table(now, but=who)
        if self._agenda is not None and self.status == "playing":
            self._agenda.watch.run(now)
        if self._left(now) != left:
            self._tell_look(now)
        self._out.replies.append(self._teller.table(who, self._time(now)))
        if self.match is not None and self._agenda is not None:
            seat = self.chairs.of(who)
            self._out.replies.append(Heard(self.match.seq, self.match.heard(seat)))
            self._out.replies.append(self._teller.look(seat, self.match, self._agenda, self._time(now)))
        self._run(now)
        return self._outcome()

    def disconnect(self, who: str, now: int) -> Outcome:
        """A connection is gone. Time stands still at a table where nobody is left."""
        left = self._left(now)
        if self._presence.go(who, self._time(now)):
            if not self.present and self._agenda is not None:
                self._agenda.watch.pause(now)
            self._tell_table(now)
            if self._left(now) != left:
                self._tell_look(now)
        return self._outcome()

    def take(self, who: str, ask: Asks, now: int) -> Outcome:
        """A message of somebody connected. What is refused is answered by ``no`` and changes nothing."""
        try:
            self._take(who, ask, now)
        except Refused as refusal:
            self._out.replies.append(No(refusal.key, refusal.facts, ask.text if isinstance(ask, Act) else ""))
        return self._outcome()

    def wake(self, now: int) -> Outcome:
        """Let everything happen whose time has come."""
        self._run(now)
        return self._outcome()

    def due(self, now: int) -> int | None:
        """When :meth:`wake` is to be called next; None: not before something else happens."""
        agenda = self._agenda
        if agenda is None or self.status != "playing" or not agenda.watch.running:
            return None
        time = agenda.watch.read(now)
        times = (agenda.due(time), self._presence.due(time))
        known = [time for time in times if time is not None]
        return agenda.watch.when(min(known)) if known else None

    def thoughts(self, now: int) -> list[Thought]:
        """Decisions to be made, each handed out once; the answers go to :meth:`decided`."""
        agenda = self._agenda
        if agenda is None or self.status != "playing" or not agenda.watch.running:
            return []
        hints, self._hints = self._hints, []
        return hints + agenda.wanted(agenda.watch.read(now))

    def decided(self, thought: Thought, decision: Decision | None, now: int) -> Outcome:
        """A thought has come to its end."""
        agenda, match = self._agenda, self.match
        assert agenda is not None
        assert match is not None
        if not thought.who:
            agenda.decided(thought, decision, self._time(now))
            self._run(now)
            return self._outcome()
        person = self._presence.people.get(thought.who)
        if person is not None:
            person.hinted = False
            if thought.seq == match.seq or match.state.game.timed:
                action = decision.action if decision is not None else None
                text = thought.state.text(thought.seat, action) if action is not None else ""
                self._out.sends.append((thought.who, Hint(thought.seq, text, decision.say if decision is not None else None)))
            else:
                self._out.sends.append((thought.who, No("late")))
        return self._outcome()

    def probe(self, who: str, now: int) -> Outcome:
        """Measure the delay of somebody's line (of use in games in real time)."""
        n = secrets.randbelow(1 << 31)
        self._presence.people[who].delay.asked(n, now)
        self._out.sends.append((who, Probe(n)))
        return self._outcome()

    def record(self) -> Record:
        """The record of the match. Raises :class:`Refused` ``not-over`` before its end, since it tells everything."""
        if self.match is None or self.status != "over":
            raise Refused("not-over")
        return self.match.record([chair.name for chair in self.chairs.all])

    def again(self, code: str, created: int) -> list[Entry]:
        """The log of the table of the rematch: the same people, bots and options; a new deal."""
        return open_again(self.opened, self.chairs, self.host, code, created)

    def follow(self, code: str, now: int) -> Outcome:
        """The rematch is at the table ``code``."""
        self._do(log.Followed(code))
        self._tell_table(now)
        return self._outcome()

    def _outcome(self) -> Outcome:
        out, self._out = self._out, Outcome()
        return out

    # -- messages -----------------------------------------------------------------------------------------------------------------------

    def _take(self, who: str, ask: Asks, now: int) -> None:
        if isinstance(ask, Act):
            self._act(who, ask, now)
        elif isinstance(ask, Ping):
            self._presence.people[who].delay.answered(ask.n, now)
            self._out.replies.append(Pong(ask.n))
        elif isinstance(ask, Sit):
            self._do(*seating.sit(self, who, self._presence.people[who].name, ask.seat))
            self._tell_table(now)
            self._look_again(who, now)
        elif isinstance(ask, Rise):
            self._do(*seating.rise(self, who))
            self._tell_table(now)
            self._look_again(who, now)
        elif isinstance(ask, SeatBot):
            self._need_host(who)
            self._do(*seating.seat_bot(self, ask.seat, ask.level))
            self._tell_table(now)
        elif isinstance(ask, Start):
            self._start(who, now)
        elif isinstance(ask, Add):
            self._do(*seating.add(self, who, ask.text))
            self._tell_table(now)
        elif isinstance(ask, Undo):
            self._take_back(who, ask.redo, now)
        elif isinstance(ask, AskHint):
            self._hint(who, ask.seq, now)
        elif isinstance(ask, Chat):
            self._chat(who, ask.text, now)
        elif isinstance(ask, Rematch):
            self._rematch(who, now)

    def _playing(self) -> tuple[Match, Agenda]:
        if self.match is None or self._agenda is None:
            raise Refused("match-not-begun")
        if self.status == "over":
            raise Refused("match-over")
        return self.match, self._agenda

    def _need_host(self, who: str) -> None:
        if who != self._presence.acting_host(self.host):
            raise Refused("not-host")

    def _start(self, who: str, now: int) -> None:
        self._need_host(who)
        self._do(*seating.fill(self), log.Started())
        self._begin_agenda()
        assert self.match is not None
        assert self._agenda is not None
        self._agenda.watch.run(now)
        self._presence.begin(self.match)
        self._tell_table(now)
        self._tell_look(now)
        self._run(now)

    def _act(self, who: str, ask: Act, now: int) -> None:
        seat = self.seat_of(who)
        match, agenda = self._playing()
        if ask.seq > match.seq:
            raise Refused("late")
        if len(ask.text) > 4000:
            raise Refused("too-long")
        if match.state.game.timed:
            time = agenda.watch.read(now)
            if not agenda.arrive(seat, ask.text, who, time - self._presence.people[who].delay.ms):
                raise Refused("too-fast")
            self._run(now)
            return
        if ask.seq < self._changes.seq[seat]:
            raise Refused("late")
        self._need_open(seat, ask.text)
        self._move(seat, ask.text, agenda.watch.read(now), now)
        self._run(now)

    def _need_open(self, seat: int, text: str) -> None:
        # Any other refusal could tell whoever has just taken the seat what it held.
        match, _ = self._playing()
        if self.newcomer(seat) and match.state.actors() >> seat & 1 and not seating.open_to_newcomer(match.state, seat, text):
            raise Refused("from-next-hand")

    def _take_back(self, who: str, redo: bool, now: int) -> None:
        self.seat_of(who)
        match, agenda = self._playing()
        self.need_room()
        if not self.undo:
            raise Refused("no-undo")
        if not (match.undone if redo else match.steps):
            raise Refused("nothing-to-redo" if redo else "nothing-to-undo")
        self._do(log.TakenBack(redo))
        agenda.forget()
        agenda.stepped(0, 0, True, agenda.watch.read(now))
        self._stepped(0, 0, now)

    def _hint(self, who: str, seq: int, now: int) -> None:
        seat = self.seat_of(who)
        match, agenda = self._playing()
        person = self._presence.people[who]
        if not match.state.actors() >> seat & 1:
            raise Refused("not-your-turn")
        if self.newcomer(seat):
            raise Refused("from-next-hand")  # a bot would think with what the seat knows
        if len(self.chairs.humans()) > 1 and not match.state.may_hint():
            raise Refused("no-hints")
        if seq < self._changes.seq[seat] and not match.state.game.timed:
            raise Refused("late")
        if person.hinted or not person.hints.take(now):
            raise Refused("too-fast")
        person.hinted = True
        self._hints.append(agenda.thought(seat, "hard", agenda.watch.read(now), who))

    def _chat(self, who: str, text: str, now: int) -> None:
        said = clean(text)
        if not 1 <= len(said) <= 300:
            raise Refused("text-length", high=300)
        person = self._presence.people[who]
        if self.match is not None and self.status == "playing" and not self.match.state.may_chat(self.chairs.of(who)):
            raise Refused("no-talk")
        if not person.talk.take(now):
            raise Refused("too-fast")
        seat = self.chairs.of(who)
        self._out.sends += [(other, Said(person.name, said, seat)) for other in self._presence.here()]

    def _rematch(self, who: str, now: int) -> None:
        self.seat_of(who)
        if self.status != "over":
            raise Refused("not-over")
        if self.next:
            self._out.replies.append(self._teller.table(who, self._time(now)))
        else:
            self._out.rematch = True

    # -- steps ------------------------------------------------------------------------------------------------------------------------------

    def _run(self, now: int) -> None:
        agenda = self._agenda
        if agenda is None or not agenda.watch.running:
            return
        time = agenda.watch.read(now)
        for _ in range(BURST):
            item = agenda.next(time) if self.status == "playing" else None
            if item is None:
                break
            self._happen(item, now)
        if self.status == "over":
            agenda.watch.pause(now)
        elif self._teller.changed(time):
            self._tell_table(now)

    def _happen(self, item: Item, now: int) -> None:
        match, agenda = self.match, self._agenda
        assert match is not None
        assert agenda is not None
        state = match.state
        if item.kind == "act":
            try:
                self._need_open(item.seat, item.text)
                self._move(item.seat, item.text, item.stamp, now)
            except Refused as refusal:
                self._out.sends.append((item.who, No(refusal.key, refusal.facts, item.text)))
        elif item.kind == "rules":
            self._move(TABLE, "timeout", item.stamp, now)
        elif item.kind == "expired" or item.action is None:
            self._move(item.seat, state.text(item.seat, state.default(item.seat)), item.stamp, now)
        else:
            self._bot_move(item.seat, item.action, item.stamp, now)

    def _bot_move(self, seat: int, action: int, time: int, now: int) -> None:
        match, agenda = self._playing()
        state = match.state
        parting = state.parting(seat)
        if parting >= 0 and not self._presence.company:
            action = parting
        try:
            self._move(seat, state.text(seat, action), time, now)
        except Exception as error:
            agenda.drop(seat)
            if state.game.timed and isinstance(error, Refused):
                return  # the world has moved on since the bot decided
            # A fault in a bot must not stop the table.
            _log.exception("a bot of %s chose what is not legal: %r", self.opened.game, action)
            self._move(seat, state.text(seat, state.default(seat)), time, now)

    def _move(self, seat: int, text: str, time: int, now: int) -> None:
        """Play a step and tell of it. Raises :class:`Refused`."""
        match, agenda = self._playing()
        before = match.state.actors()
        if seat != TABLE:
            if not before >> seat & 1:
                raise Refused("not-your-turn")
            text = match.read(seat, text)
        was_over = match.state.hand_over()
        clock = max(agenda.clock(time), match.state.clock)
        entry = log.Played(seat, text, clock)
        try:
            self._fold(entry)
        except Refused:
            self.log.pop()
            raise
        except Exception as error:
            # A fault in one game's code must not take the table with it: the log is the truth, so play it again without this move.
            _log.exception("%s failed on %r", self.opened.game, text)
            self.log.pop()
            match.rebuild(match.steps)
            raise Refused("unknown-move", text=text) from error
        self._out.entries.append(entry)
        agenda.stepped(seat, before, was_over, time)
        self._stepped(seat, before, now)

    def _stepped(self, seat: int, before: int, now: int) -> None:
        match = self.match
        assert match is not None
        self._changes.note(match, seat, before)
        self._tell_look(now)
        if self.status == "over":
            self._tell_table(now)

    # -- what is told -----------------------------------------------------------------------------------------------------------------------

    def _left(self, now: int) -> int:
        return self._agenda.left(TABLE, self._time(now)) if self._agenda is not None and self.status == "playing" else -1

    def _tell_table(self, now: int, but: str = "") -> None:
        self._out.sends += self._teller.tables(self._time(now), but)

    def _tell_look(self, now: int) -> None:
        assert self.match is not None
        assert self._agenda is not None
        self._out.sends += self._teller.looks(self.match, self._agenda, self._time(now))

    def _look_again(self, who: str, now: int) -> None:
        if self.match is not None and self._agenda is not None:
            self._out.sends.append((who, self._teller.look(self.chairs.of(who), self.match, self._agenda, self._time(now))))
