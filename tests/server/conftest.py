"""A real server on the loopback, in a thread, with quick bots; and people who talk to it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.server.app import create_app
from sobremesa.server.limits import FRAME_LIMIT, Limits
from sobremesa.server.thinking import ThreadThinker
from sobremesa.table.clock import Pauses
from tests.table import toys
from tests.table.toys import Quick, first_bots

PATIENCE = 60.0
"""Seconds after which a test that waits for a message fails; only reached when something is broken."""


GENEROUS = Limits(haste=(1000, 1), asking=(10_000, 1), opening=(10_000, 1))


class HastyBot:
    """The first action, at once."""

    def decide(self, state, seat, chance):
        decision = first_bots("", "").decide(state, seat, chance)
        return Quick(decision.action, 0) if decision else None


def hasty_bots(slug: str, level: str) -> HastyBot:
    return HastyBot()


class Running:
    """A server in a thread."""

    def __init__(self, database: Path, **more: object) -> None:
        more.setdefault("thinker", ThreadThinker(hasty_bots))
        more.setdefault("pauses", Pauses(hand=0))
        more.setdefault("limits", GENEROUS)
        more.setdefault("web", database.parent / "web")
        self.app = create_app(database, **more)  # type: ignore[arg-type]
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=0, log_level="error", ws_max_size=FRAME_LIMIT, ws_per_message_deflate=False, timeout_graceful_shutdown=2
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server did not start in time"
            time.sleep(0.005)
        self.host = f"127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"
        self.url = f"http://{self.host}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture(autouse=True, scope="module")
def registered_toys() -> Iterator[None]:
    with toys.registered():
        yield


@pytest.fixture(scope="module")
def server(registered_toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server") / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    started: list[Running] = []

    def make(database: Path | None = None, **more: object) -> Running:
        started.append(Running(database or tmp_path / "tables.db", **more))
        return started[-1]

    yield make
    for running in started:
        if running.thread.is_alive():
            running.stop()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, host: str, name: str) -> None:
        self.host = host
        self.name = name
        self.http = httpx.Client(base_url=f"http://{host}", timeout=PATIENCE)
        assert self.http.post("/api/me", json={"name": name}).status_code == 200

    def open(self, game: str, **more: object) -> str:
        answer = self.http.post("/api/tables", json={"game": game, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    @property
    def cookie(self) -> str:
        return f"sobremesa={self.http.cookies['sobremesa']}"

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Player]:
        async with connect(
            f"ws://{self.host}/api/tables/{code}/ws", additional_headers={"Cookie": self.cookie}, max_size=None, max_queue=None, close_timeout=2
        ) as socket:
            yield Player(socket, self.name)


class Player:
    """Somebody at a table: keeps every text that reached him, and what he was last told."""

    def __init__(self, socket: ClientConnection, name: str = "") -> None:
        self.socket = socket
        self.name = name
        self.heard: list[str] = []
        self.table: dict = {}
        self.look: dict = {}
        self.refusals: list[dict] = []

    async def hear(self) -> dict:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        tell = msgspec.json.decode(text)
        if tell["type"] == "table":
            self.table = tell
        elif tell["type"] == "view":
            self.look = tell
        elif tell["type"] == "no":
            self.refusals.append(tell)
        return dict(tell)

    async def until(self, kind: str, test: Callable[[dict], bool] = lambda tell: True) -> dict:
        while True:
            tell = await self.hear()
            if tell["type"] == kind and test(tell):
                return tell

    async def until_closed(self) -> int:
        """Hear everything until the server closes; its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.socket.close_code or 0

    async def say(self, kind: str, **fields: object) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def refused(self, kind: str, **fields: object) -> str:
        """Send what is going to be refused; the rule."""
        await self.say(kind, **fields)
        return str((await self.until("no"))["key"])

    @property
    def moves(self) -> list[str]:
        return [move["text"] for move in self.look.get("view", {}).get("moves", [])]

    @property
    def over(self) -> bool:
        return bool(self.look.get("view", {}).get("over"))

    async def play_out(self, limit: int = 100_000) -> None:
        """Play the first legal move, always, until the match is over (and told to be) or ``limit`` moves."""
        answered = -1
        while self.table.get("status") != "over" and limit > 0:
            if self.moves and self.look["seq"] > answered:
                answered = self.look["seq"]
                limit -= 1
                await self.say("act", seq=answered, text=self.moves[0])
            if (await self.hear())["type"] == "no":
                assert self.refusals[-1]["key"] == "late"
