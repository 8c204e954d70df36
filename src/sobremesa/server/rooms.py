"""Live tables on the server: each with its connections, its place in storage, its timer and its thoughts."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from sobremesa.core.refusal import Refused
from sobremesa.server.messages import TableInfo
from sobremesa.server.storage import Conflict, Storage
from sobremesa.server.thinking import Thinker
from sobremesa.table import log
from sobremesa.table.clock import Pauses
from sobremesa.table.log import Entry
from sobremesa.table.messages import Tell
from sobremesa.table.opening import Setup, open_table
from sobremesa.table.table import Outcome, Table
from sobremesa.table.thinking import Thought

IDLE = 600
"""Seconds without a connection after which a table is dropped from memory; it is loaded again when somebody asks for it."""
QUEUE = 200
"""Messages that may wait for a slow connection before it is given up."""

_CODE = "23456789abcdefghjkmnpqrstuvwxyz"
_log = logging.getLogger(__name__)


def clock() -> int:
    """The server's clock, in ms; never goes back."""
    return time.monotonic_ns() // 1_000_000


class Connection:
    """One WebSocket's way out: messages wait here, in order, to be written. ``lost`` is set when it is to be closed, with the code ``why``."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self.lost = asyncio.Event()
        self.why = 1000

    def send(self, text: str) -> None:
        """Let a message wait to be written."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.give_up(1013)

    def give_up(self, why: int) -> None:
        """Close it; the browser connects again and gets the table as it is then."""
        self.why = why
        self.lost.set()


class Room:
    """A table with those connected to it. All that happens to it happens one thing after the other."""

    def __init__(self, table: Table, rooms: Rooms) -> None:
        self.table = table
        self.code = table.opened.code
        self.closed = False
        self.idle_since = clock()
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self._stored = len(table.log)
        self._status = table.status
        self._connections: dict[str, set[Connection]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self, connection: Connection, name: str) -> None:
        """Somebody connects."""
        async with self._lock:
            if self.closed:
                raise Conflict
            self._connections.setdefault(connection.who, set()).add(connection)
            await self._happen(lambda table: table.connect(connection.who, name, clock()), connection)

    async def part(self, connection: Connection) -> None:
        """A connection is gone."""
        async with self._lock:
            mine = self._connections.get(connection.who, set())
            if connection not in mine:
                return
            mine.remove(connection)
            if not mine:
                del self._connections[connection.who]
            self.idle_since = clock()
            if not self.closed:
                await self._happen(lambda table: table.disconnect(connection.who, clock()), None)

    async def do(self, act: Callable[[Table], Outcome], asker: Connection | None = None) -> None:
        """Let something happen to the table: store what it adds to the log, then tell everybody."""
        async with self._lock:
            if not self.closed:
                await self._happen(act, asker)

    async def _happen(self, act: Callable[[Table], Outcome], asker: Connection | None) -> None:
        try:
            outcome = act(self.table)
        except Exception:
            # A fault half way: what is stored is whole, so go on from that.
            _log.exception("table %s (%s) failed", self.code, self.table.opened.game)
            self.close(1011)
        else:
            await self._settle(outcome, asker)

    async def _settle(self, outcome: Outcome, asker: Connection | None) -> None:
        try:
            await self._store(outcome.entries)
            if outcome.rematch:
                code = await self._rooms.rematch(self.table)
                following = self.table.follow(code, clock())
                await self._store(following.entries)
                outcome.sends += following.sends
        except BaseException as error:
            # What is in memory has got ahead of what is stored: nobody has been told, so forget it and let people come back to what is stored.
            self.close(1012)
            if not isinstance(error, Exception):
                raise
            if not isinstance(error, Conflict):
                _log.exception("table %s could not be stored", self.code)
            return
        self._deliver(outcome, asker)
        now = clock()
        for thought in self.table.thoughts(now):
            self._spawn(thought)
        self._schedule(now)

    async def _store(self, entries: list[Entry]) -> None:
        if entries:
            await self._rooms.storage.append(self.code, self._stored, [log.encode(entry) for entry in entries], self._new_status())
            self._stored += len(entries)
            self._status = self.table.status

    def _new_status(self) -> str:
        return self.table.status if self.table.status != self._status else ""

    def _deliver(self, outcome: Outcome, asker: Connection | None) -> None:
        written: dict[int, str] = {}

        def text(tell: Tell) -> str:
            if id(tell) not in written:
                written[id(tell)] = msgspec.json.encode(tell).decode()
            return written[id(tell)]

        for tell in outcome.replies:
            if asker is not None:
                asker.send(text(tell))
        for who, tell in outcome.sends:
            for connection in self._connections.get(who, ()):
                connection.send(text(tell))

    def _schedule(self, now: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.table.due(now)
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0, due - now) / 1000, self._wake)

    def _wake(self) -> None:
        self._start(self.do(lambda table: table.wake(clock())))

    def _spawn(self, thought: Thought) -> None:
        self._start(self._think(thought))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, thought: Thought) -> None:
        try:
            decision = await self._rooms.thinker.think(thought)
        except Exception:
            _log.exception("a bot of %s failed", self.table.opened.game)
            decision = None
        await self.do(lambda table: table.decided(thought, decision, clock()))

    def close(self, why: int) -> None:
        """Drop the table from memory, and its connections with it."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        for connections in self._connections.values():
            for connection in connections:
                connection.give_up(why)
        self._rooms.dropped(self)

    @property
    def empty(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        return not self._connections and not self._lock.locked() and not self._tasks

    def info(self) -> TableInfo:
        """The table from outside."""
        table, opened = self.table, self.table.opened
        chairs = table.chairs.all
        return TableInfo(
            code=opened.code,
            game=opened.game,
            seats=opened.seats,
            options=opened.options,
            status=table.status,
            host=opened.host_name,
            names=[chair.name for chair in chairs if chair.kind != "free"],
            free=sum(chair.kind == "free" for chair in chairs),
            move_time=opened.move_time,
            watchers=table.watchers,
            created=opened.created,
        )


class Rooms:
    """All the tables in memory; the others are loaded when somebody asks for them."""

    def __init__(self, storage: Storage, thinker: Thinker, pauses: Pauses, limit: int) -> None:
        self.storage = storage
        self.thinker = thinker
        self._pauses = pauses
        self._limit = limit
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, setup: Setup) -> Room:
        """Open a table. Raises :class:`Refused` for what its game does not have, and ``house-full``."""
        code = await self._create(lambda code: open_table(setup, code, int(time.time())))
        return await self.get(code)

    async def rematch(self, table: Table) -> str:
        """Open the table of a rematch; its code."""
        return await self._create(lambda code: table.again(code, int(time.time())))

    async def _create(self, entries_for: Callable[[str], list[Entry]]) -> str:
        self._make_room()
        while True:
            code = "".join(secrets.choice(_CODE) for _ in range(6))
            entries = entries_for(code)
            first = entries[0]
            assert isinstance(first, log.Opened)
            try:
                await self.storage.create(code, first.game, [log.encode(entry) for entry in entries])
            except Conflict:
                continue
            return code

    async def get(self, code: str) -> Room:
        """The table of a code. Raises :class:`Refused` ``unknown-table``, ``house-full``; ``table-unreadable`` where its game has changed since."""
        room = self._rooms.get(code)
        if room is not None:
            return room
        if len(code) > 16 or not set(code) <= set(_CODE):
            raise Refused("unknown-table", text=code[:16])
        async with self._loading:
            room = self._rooms.get(code)
            if room is not None:
                return room
            lines = await self.storage.load(code)
            if not lines:
                raise Refused("unknown-table", text=code)
            self._make_room()
            try:
                table = Table(log.decode(lines), clock(), pauses=self._pauses)
            except Exception as error:
                _log.exception("the log of table %s cannot be played again", code)
                raise Refused("table-unreadable", text=code) from error
            room = self._rooms[code] = Room(table, self)
            return room

    def _make_room(self) -> None:
        if len(self._rooms) >= self._limit:
            self.sweep(0)
        if len(self._rooms) >= self._limit:
            raise Refused("house-full")

    def sweep(self, idle: int = IDLE) -> None:
        """Drop from memory the tables that nobody has been connected to for ``idle`` seconds."""
        now = clock()
        for room in list(self._rooms.values()):
            if room.empty and now - room.idle_since >= 1000 * idle:
                room.close(1001)

    def dropped(self, room: Room) -> None:
        """A table has left memory."""
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]

    def waiting(self) -> list[TableInfo]:
        """The listed tables where somebody waits for others, the newest first."""
        found = [
            room.info()
            for room in self._rooms.values()
            if room.table.status == "waiting" and room.table.opened.listed and room.table.opened.seed is None and room.table.present
        ]
        return sorted([info for info in found if info.free], key=lambda info: -info.created)

    def close(self) -> None:
        """Drop them all, for the server stops."""
        for room in list(self._rooms.values()):
            room.close(1012)
