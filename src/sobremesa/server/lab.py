"""The laboratory's routes (docs/laboratory.md). What is quick is answered at once, out of a process of its own; long work as a stream of lines that
tell how far it is: leaving the stream stops the work."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from functools import cache
from typing import Final, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from sobremesa.core.refusal import Refused
from sobremesa.server import lab_work
from sobremesa.server.lab_messages import (
    AnswerAsked,
    EquityAsked,
    EquityTold,
    GridAsked,
    GridTold,
    Line,
    PhhAsked,
    PhhViewAsked,
    RangeAsked,
    SpotAsked,
    WarmAsked,
)
from sobremesa.server.lab_worker import StoppedWork, Worker
from sobremesa.server.messages import Failure
from sobremesa.server.routes import Fixed, address_of, body_of, fixed, house_of, json, room_of

QUEUE: Final = 12
"""So much long work may wait at once; of one guest only one piece, the newest."""
QUICK_QUEUE: Final = 60
QUICK_SECONDS: Final = 10.0
LONG_SECONDS: Final = 60.0

_Order = TypeVar("_Order")


class _Job:
    """A piece of long work: ``lines`` that were told of it, and whether it was ``left``."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        self.left = False
        self.replaced = False


class Laboratory:
    """The processes that calculate, and who has asked for what."""

    def __init__(self) -> None:
        self._quick = Worker(lab_work.find)
        self._long = Worker(lab_work.find)
        self._jobs: dict[str, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, name: str, order: object) -> object:
        """Something quick. Raises :class:`Refused`: what the calculation refuses, ``lab-busy``, ``lab-too-long``."""
        if self._quick.waiting >= QUICK_QUEUE:
            raise Refused("lab-busy")
        return await self._quick.run(name, order, tell=lambda _kind, _part: None, stopped=lambda: False, seconds=QUICK_SECONDS)

    async def stream(self, guest: str, name: str, order: object) -> AsyncIterator[bytes]:
        """Long work, line by line. Ending the stream stops it, and so does the same guest's next. Raises :class:`Refused` ``lab-busy``."""
        if self._long.waiting >= QUEUE:
            raise Refused("lab-busy")
        before = self._jobs.get(guest)
        if before is not None:
            before.replaced = before.left = True
        job = self._jobs[guest] = _Job()
        ahead = self._long.waiting
        task = asyncio.create_task(self._work(guest, job, name, order))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._lines(job, ahead)

    async def _lines(self, job: _Job, ahead: int) -> AsyncIterator[bytes]:
        try:
            line = Line("waiting", ahead=ahead)
            while True:
                yield msgspec.json.encode(line) + b"\n"
                if line.state in ("done", "failed"):
                    return
                line = await job.lines.get()
        finally:
            job.left = True

    async def _work(self, guest: str, job: _Job, name: str, order: object) -> None:
        def tell(state: str, part: float) -> None:
            job.lines.put_nowait(Line(state, part=round(part, 3)))

        try:
            result = await self._long.run(name, order, tell=tell, stopped=lambda: job.left, seconds=LONG_SECONDS)
            assert isinstance(result, EquityTold | GridTold)
            line = Line("done", part=1.0, result=result)
        except Refused as refused:
            line = Line("failed", failure=Failure(refused.key, refused.facts))
        except StoppedWork:
            line = Line("failed", failure=Failure("lab-replaced" if job.replaced else "lab-stopped"))
        finally:
            if self._jobs.get(guest) is job:
                del self._jobs[guest]
        job.lines.put_nowait(line)

    def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        self._quick.close()
        self._long.close()


def _laboratory(request: Request) -> Laboratory:
    laboratory: Laboratory = request.app.state.laboratory
    return laboratory


def _quick(name: str, kind: type[_Order]) -> Callable[[Request], object]:
    async def route(request: Request) -> Response:
        house_of(request)
        return json(await _laboratory(request).ask(name, await body_of(request, kind)))

    return route


def _long(name: str, kind: type[_Order]) -> Callable[[Request], object]:
    async def route(request: Request) -> Response:
        visitor = house_of(request).guests.read(request)
        order = await body_of(request, kind)
        guest = visitor.id if visitor is not None else address_of(request)
        if name == "warm":
            guest = f"{guest} warm"  # opening the page once more stops nothing
        lines = await _laboratory(request).stream(guest, name, order)
        # A proxy that gathers what it passes on would keep the progress from the page.
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(lines, headers=headers, media_type="application/x-ndjson")

    return route


async def post_range(request: Request) -> Response:
    """``POST /api/lab/range``."""
    house_of(request)
    return json(await run_in_threadpool(lab_work.read_range, await body_of(request, RangeAsked)))


@cache
def _tables() -> Fixed:
    return Fixed(msgspec.json.encode(lab_work.tables()), "application/json")


async def get_tables(request: Request) -> Response:
    """``GET /api/lab/tables``."""
    return await fixed(request, _tables)


async def get_drill(request: Request) -> Response:
    """``GET /api/lab/drill/{seed}``."""
    house_of(request)
    return json(await _laboratory(request).ask("questions", request.path_params["seed"]))


async def post_drill(request: Request) -> Response:
    """``POST /api/lab/drill/{seed}/{n}``."""
    house_of(request)
    given = await body_of(request, AnswerAsked)
    return json(await _laboratory(request).ask("answer", (request.path_params["seed"], request.path_params["n"], given)))


async def get_hands(request: Request) -> Response:
    """``GET /api/tables/{code}/hands.phhs``: the match that is over as PHH; ``?hand=N``: one hand, as a ``.phh`` file."""
    from sobremesa.adapters.phh import dumps
    from sobremesa.adapters.phh_export import export

    record = (await room_of(request)).table.record()
    hands = await run_in_threadpool(export, record)
    wanted = request.query_params.get("hand", "")
    if wanted:
        hands = [hand for hand in hands if hand.number == wanted]
        if not hands:
            raise Refused("phh-no-hand", text=re.sub(r"\W", "", wanted)[:10])
    name = f"sobremesa-{request.path_params['code']}" + (f"-{wanted}.phh" if wanted else ".phhs")
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(dumps(hands, several=not wanted), headers=headers, media_type="application/toml")


LAB_ROUTES: list[BaseRoute] = [
    Route("/api/lab/advice", _quick("advice", SpotAsked), methods=["POST"]),
    Route("/api/lab/range", post_range, methods=["POST"]),
    Route("/api/lab/tables", get_tables),
    Route("/api/lab/equity", _long("equity", EquityAsked), methods=["POST"]),
    Route("/api/lab/grid", _long("grid", GridAsked), methods=["POST"]),
    Route("/api/lab/warm", _long("warm", WarmAsked), methods=["POST"]),
    Route("/api/lab/drill/{seed:int}", get_drill),
    Route("/api/lab/drill/{seed:int}/{n:int}", post_drill, methods=["POST"]),
    Route("/api/lab/phh", _quick("phh", PhhAsked), methods=["POST"]),
    Route("/api/lab/phh/view", _quick("phh-view", PhhViewAsked), methods=["POST"]),
    Route("/api/tables/{code}/hands.phhs", get_hands),
]
