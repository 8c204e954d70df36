"""One live table, without network or storage: it takes messages and the time, and gives back what to store and what to send.

A table is its log; :class:`Table` is the fold over it plus what is not worth keeping: who is connected, and what is going to happen next.

Whoever drives it reads a clock in ms (any origin, never going back), passes it in as ``now``, and for every :class:`Outcome`: stores the entries,
only then sends the messages, runs the thoughts of :meth:`Table.thoughts` and calls :meth:`Table.wake` at :meth:`Table.due`.
"""

from __future__ import annotations

import logging
import secrets

import msgspec

from sobremesa.core.records import Record
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.state import TABLE
from sobremesa.table import log
from sobremesa.table.agenda import Agenda, Item, Pauses
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
    Look,
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
    Tell,
    Undo,
)
from sobremesa.table.messages import Table as TableTell
from sobremesa.table.opening import open_again
from sobremesa.table.outcome import Outcome as Outcome
from sobremesa.table.people import Person, clean
from sobremesa.table.seats import LEVELS, Chairs
from sobremesa.table.telling import Changes, table_tell
from sobremesa.table.thinking import Bots, Decision, Thought, house_bots
from sobremesa.table.thinking_time import ThinkingTime

LOG_LIMIT = 50_000
"""Entries of a log after which people may only go on playing: no more sitting down, adding or taking back."""
BURST = 64
"""The most steps played in one go, so that a table of quick bots does not hold up the others."""

_log = logging.getLogger(__name__)


class Table:
    """A table, from its log.

    :ivar status: ``waiting``, ``playing`` or ``over``. ``log``: all its entries. ``match``: what is played, once it has begun.
    """

    def __init__(self, entries: list[Entry], now: int, bots: Bots = house_bots, pauses: Pauses | None = None) -> None:
        opened = entries[0]
        assert isinstance(opened, log.Opened)
        self.opened = opened
        self.bots = bots
        self._pauses = pauses or Pauses()
        self.log: list[Entry] = []
        self.status = "waiting"
        self.chairs = Chairs(opened.seats)
        self.host = opened.host
        self.match: Match | None = None
        self.next = ""
        self._agenda: Agenda | None = None
        self._thinking: ThinkingTime | None = None
        self._people: dict[str, Person] = {}
        self._texts = [""] * opened.seats
        self._changes = Changes(opened.seats)
        self._hints: list[Thought] = []
        self._out = Outcome()
        self._undo = get(opened.game).undo and opened.seats == 1
        clock = 0
        for entry in entries:
            self._fold(entry)
            if isinstance(entry, log.Played):
                clock = max(clock, entry.clock)
        if self.match is not None:
            self._begin_agenda(clock)
        for seat in self.chairs.humans():
            chair = self.chairs.all[seat]
            self._people[chair.who] = Person(chair.name, self._time(now))

    # -- the fold -----------------------------------------------------------------------------------------------------------------------

    def _fold(self, entry: Entry) -> None:
        self.log.append(entry)
        started = self.status != "waiting"
        if isinstance(entry, log.Played):
            assert self.match is not None
            self.match.play(entry.seat, entry.text, entry.clock)
            if self._thinking is not None:
                self._thinking.stepped(self.match.state, entry.seat, entry.clock)
        elif isinstance(entry, log.Seated):
            self.chairs.sit(entry.seat, entry.who, entry.name, started)
        elif isinstance(entry, log.Risen):
            who = self.chairs.all[entry.seat].who
            self.chairs.bot(entry.seat, "normal" if started else "", started)
            if who == self.host and not started and self.chairs.humans():
                self.host = self.chairs.all[self.chairs.humans()[0]].who
        elif isinstance(entry, log.BotSeated):
            self.chairs.bot(entry.seat, entry.level, started)
        elif isinstance(entry, log.Added):
            self.chairs.all[entry.seat].text = entry.text
        elif isinstance(entry, log.Started):
            self._texts = [chair.text for chair in self.chairs.all]
            self.match = Match(self.opened, self._texts)
            self._thinking = ThinkingTime(self.opened, self.match.state)
            self.status = "playing"
        elif isinstance(entry, log.TakenBack):
            assert self.match is not None
            self.match.take_back(entry.redo)
        elif isinstance(entry, log.Followed):
            self.next = entry.code
        if self.match is not None and self.match.over:
            self.status = "over"

    def _do(self, entry: Entry) -> None:
        self._fold(entry)
        self._out.entries.append(entry)

    def _begin_agenda(self, clock: int) -> None:
        assert self.match is not None
        assert self._thinking is not None
        self._agenda = Agenda(self.match, self.opened, self._pauses, self._driver, self._hold, clock, self._thinking)
        self._changes.note(self.match, TABLE, 0)

    # -- who plays, and what time it is ---------------------------------------------------------------------------------------------

    def _time(self, now: int) -> int:
        return self._agenda.watch.read(now) if self._agenda is not None else 0

    def _absent_after(self) -> int:
        timed = self.match is not None and self.match.state.game.timed
        return self._pauses.absent_timed if timed else self._pauses.absent

    def _driver(self, seat: int, time: int) -> str:
        chair = self.chairs.all[seat]
        if chair.kind == "bot":
            return chair.level
        person = self._people.get(chair.who)
        away = person is not None and not person.here and time >= person.left + self._absent_after()
        return "normal" if away else ""

    def _hold(self) -> int:
        # The one ms more lets those of equal stamps meet, whichever is read first.
        people = [self._people[self.chairs.all[seat].who] for seat in self.chairs.humans()]
        delays = [person.delay.ms for person in people if person.here]
        return max(delays) + 1 if len(delays) > 1 else 0

    @property
    def timed(self) -> bool:
        """Whether order in time decides the game."""
        return get(self.opened.game).timed

    @property
    def present(self) -> int:
        """How many people are connected."""
        return sum(person.here for person in self._people.values())

    @property
    def watchers(self) -> int:
        """How many of them have no seat."""
        return sum(person.here and self.chairs.of(who) < 0 for who, person in self._people.items())

    # -- what drives it ---------------------------------------------------------------------------------------------------------------

    def connect(self, who: str, name: str, now: int) -> Outcome:
        """Somebody's connection is there: a seated person is back, or a spectator comes. The replies tell it all there is to know."""
        person = self._people.setdefault(who, Person(name, self._time(now)))
        person.connections += 1
        seat = self.chairs.of(who)
        if person.connections == 1:
            person.name = name
            self._tell_table(but=who)
        if self._agenda is not None and self.status == "playing":
            self._agenda.watch.run(now)
        self._out.replies.append(self._table_tell(who))
        if self.match is not None:
            self._out.replies.append(Heard(self.match.seq, self.match.heard(seat)))
            self._out.replies.append(self._look(seat, now))
        self._run(now)
        return self._outcome()

    def disconnect(self, who: str, now: int) -> Outcome:
        """A connection is gone. Time stands still at a table where nobody is left."""
        person = self._people[who]
        person.connections -= 1
        if not person.here:
            person.left = self._time(now)
            if self.chairs.of(who) < 0:
                del self._people[who]
            if not self.present and self._agenda is not None:
                self._agenda.watch.pause(now)
            self._tell_table()
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
        times = [agenda.due(time)]
        for seat in self.chairs.humans():
            person = self._people[self.chairs.all[seat].who]
            if not person.here and not self._driver(seat, time):
                times.append(person.left + self._absent_after())
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
            agenda.decided(thought, decision)
            self._run(now)
            return self._outcome()
        person = self._people.get(thought.who)
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
        self._people[who].delay.asked(n, now)
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

    def follow(self, code: str) -> Outcome:
        """The rematch is at the table ``code``."""
        self._do(log.Followed(code))
        self._tell_table()
        return self._outcome()

    def _outcome(self) -> Outcome:
        out, self._out = self._out, Outcome()
        return out

    # -- messages -----------------------------------------------------------------------------------------------------------------------

    def _take(self, who: str, ask: Asks, now: int) -> None:
        if isinstance(ask, Act):
            self._act(who, ask, now)
        elif isinstance(ask, Ping):
            self._people[who].delay.answered(ask.n, now)
            self._out.replies.append(Pong(ask.n))
        elif isinstance(ask, Sit):
            self._sit(who, ask.seat)
            self._look_again(who, now)
        elif isinstance(ask, Rise):
            seat = self._seat(who)
            if self.status == "over":
                raise Refused("match-over")  # the record tells who sat where at the end
            self._do(log.Risen(seat))
            self._tell_table()
            self._look_again(who, now)
        elif isinstance(ask, SeatBot):
            self._seat_bot(who, ask)
        elif isinstance(ask, Start):
            self._start(who, now)
        elif isinstance(ask, Add):
            self._add(who, ask.text)
        elif isinstance(ask, Undo):
            self._take_back(who, ask.redo, now)
        elif isinstance(ask, AskHint):
            self._hint(who, ask.seq, now)
        elif isinstance(ask, Chat):
            self._chat(who, ask.text, now)
        elif isinstance(ask, Rematch):
            self._rematch(who)

    def _seat(self, who: str) -> int:
        seat = self.chairs.of(who)
        if seat < 0:
            raise Refused("not-seated")
        return seat

    def _room_in_log(self) -> None:
        if len(self.log) > LOG_LIMIT:
            raise Refused("log-full")

    def _need_waiting(self) -> None:
        if self.status != "waiting":
            raise Refused("match-begun")

    def _playing(self) -> tuple[Match, Agenda]:
        if self.match is None or self._agenda is None:
            raise Refused("match-not-begun")
        if self.status == "over":
            raise Refused("match-over")
        return self.match, self._agenda

    def _need_host(self, who: str) -> None:
        if who != self._acting_host():
            raise Refused("not-host")

    def _acting_host(self) -> str:
        """The host; while he is away the first of those seated who are there, so that nobody waits in vain."""
        people = [self.host, *[self.chairs.all[seat].who for seat in self.chairs.humans()]]
        return next((who for who in people if (person := self._people.get(who)) is not None and person.here), self.host)

    def _sit(self, who: str, wanted: int) -> None:
        self._room_in_log()
        if self.status == "over":
            raise Refused("match-over")
        old = self.chairs.of(who)
        seat = self.chairs.choose(wanted)
        if self.match is not None:
            if old >= 0:
                raise Refused("already-seated")
            if not self.match.state.hand_over():
                raise Refused("hand-going-on")
        if self.opened.seed is not None and any(other != old for other in self.chairs.humans()):
            raise Refused("practice-alone")
        if old >= 0:
            self._do(log.Risen(old))
        self._do(log.Seated(seat, who, self._people[who].name))
        self._tell_table()

    def _seat_bot(self, who: str, ask: SeatBot) -> None:
        self._need_host(who)
        self._need_waiting()
        self._room_in_log()
        if self.chairs.named(ask.seat).kind == "human":
            raise Refused("seat-taken")
        if ask.level and ask.level not in LEVELS:
            raise Refused("level-unknown", text=ask.level, allowed=", ".join(LEVELS))
        self._do(log.BotSeated(ask.seat, ask.level))
        self._tell_table()

    def _start(self, who: str, now: int) -> None:
        self._need_host(who)
        self._need_waiting()
        for seat, chair in enumerate(self.chairs.all):
            if chair.kind == "free":
                self._do(log.BotSeated(seat, "normal"))
        self._do(log.Started())
        self._begin_agenda(0)
        assert self._agenda is not None
        self._agenda.watch.run(now)
        for person in self._people.values():
            person.left = 0
        self._tell_table()
        self._tell_look(now)
        self._run(now)

    def _add(self, who: str, text: str) -> None:
        self._need_waiting()
        self._room_in_log()
        seat = self._seat(who)
        if not 1 <= len(text) <= 200 or not text.isprintable():
            raise Refused("text-length", high=200)
        self._do(log.Added(seat, text))
        self._tell_table()

    def _act(self, who: str, ask: Act, now: int) -> None:
        seat = self._seat(who)
        match, agenda = self._playing()
        if ask.seq > match.seq:
            raise Refused("late")
        if len(ask.text) > 4000:
            raise Refused("too-long")
        if match.state.game.timed:
            time = agenda.watch.read(now)
            if not agenda.arrive(seat, ask.text, who, time - self._people[who].delay.ms):
                raise Refused("too-fast")
            self._run(now)
            return
        if ask.seq < self._changes.seq[seat]:
            raise Refused("late")
        self._move(seat, ask.text, agenda.watch.read(now), now)
        self._run(now)

    def _take_back(self, who: str, redo: bool, now: int) -> None:
        self._seat(who)
        match, agenda = self._playing()
        self._room_in_log()
        if not self._undo:
            raise Refused("no-undo")
        if not (match.undone if redo else match.steps):
            raise Refused("nothing-to-redo" if redo else "nothing-to-undo")
        self._do(log.TakenBack(redo))
        agenda.forget()
        agenda.stepped(0, 0, True, agenda.watch.read(now))
        self._stepped(0, 0, now)

    def _hint(self, who: str, seq: int, now: int) -> None:
        seat = self._seat(who)
        match, agenda = self._playing()
        person = self._people[who]
        if not match.state.actors() >> seat & 1:
            raise Refused("not-your-turn")
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
        person = self._people[who]
        if self.match is not None and self.status == "playing" and not self.match.state.may_chat(self.chairs.of(who)):
            raise Refused("no-talk")
        if not person.talk.take(now):
            raise Refused("too-fast")
        self._send_all(Said(person.name, said, self.chairs.of(who)))

    def _rematch(self, who: str) -> None:
        self._seat(who)
        if self.status != "over":
            raise Refused("not-over")
        if self.next:
            self._out.replies.append(self._table_tell(who))
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

    def _happen(self, item: Item, now: int) -> None:
        match, agenda = self.match, self._agenda
        assert match is not None
        assert agenda is not None
        state = match.state
        if item.kind == "act":
            try:
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
            self._tell_table()

    # -- what is told -----------------------------------------------------------------------------------------------------------------------

    def _table_tell(self, who: str, base: TableTell | None = None) -> TableTell:
        seat, host = self.chairs.of(who), who == self._acting_host()
        base = base or self._table_seen()
        return base if seat < 0 and not host else msgspec.structs.replace(base, you=seat, host=host)

    def _table_seen(self) -> TableTell:
        here = [chair.kind == "human" and self._people[chair.who].here for chair in self.chairs.all]
        tell = table_tell(self.opened, self.chairs, here, self.status, self._undo)
        tell.watchers = self.watchers
        tell.next = self.next
        return tell

    def _tell_table(self, but: str = "") -> None:
        base = self._table_seen()
        for who, person in self._people.items():
            if person.here and who != but:
                self._out.sends.append((who, self._table_tell(who, base)))

    def _look(self, seat: int, now: int) -> Look:
        match, agenda = self.match, self._agenda
        assert match is not None
        assert agenda is not None
        mine = self._undo and seat >= 0 and self.status == "playing"
        view = match.state.view(None if seat < 0 else seat)
        left = agenda.left(seat, agenda.watch.read(now)) if self.status == "playing" else -1
        return Look(match.seq, view, left, mine and bool(match.steps), mine and bool(match.undone))

    def _tell_look(self, now: int) -> None:
        spectators: Look | None = None
        for who, person in self._people.items():
            if not person.here:
                continue
            seat = self.chairs.of(who)
            if seat < 0:
                spectators = spectators or self._look(-1, now)
                self._out.sends.append((who, spectators))
            else:
                self._out.sends.append((who, self._look(seat, now)))

    def _look_again(self, who: str, now: int) -> None:
        if self.match is not None:
            self._out.sends.append((who, self._look(self.chairs.of(who), now)))

    def _send_all(self, tell: Tell) -> None:
        for who, person in self._people.items():
            if person.here:
                self._out.sends.append((who, tell))
