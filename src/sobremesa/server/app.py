"""The web server: put together here, and run by :func:`serve`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sobremesa.core.refusal import Refused
from sobremesa.server.guests import Guests
from sobremesa.server.house import House
from sobremesa.server.lab import LAB_ROUTES, Laboratory
from sobremesa.server.lab_trainer import TRAINER_ROUTES
from sobremesa.server.limits import FRAME_LIMIT, Guard, Limits
from sobremesa.server.messages import Failure
from sobremesa.server.rooms import Rooms
from sobremesa.server.routes import ROUTES, json, refused
from sobremesa.server.storage import Storage
from sobremesa.server.thinking import ProcessThinker, Thinker
from sobremesa.server.web import WEB, Pages
from sobremesa.table.clock import Pauses

KEEP_WAITING = 7 * 24 * 3600
"""Seconds after which a table whose match never began is deleted."""

_log = logging.getLogger(__name__)


def create_app(
    database: str | Path,
    *,
    web: Path = WEB,
    thinker: Thinker | None = None,
    pauses: Pauses | None = None,
    origins: tuple[str, ...] = (),
    limits: Limits | None = None,
) -> Starlette:
    """The server as an ASGI application.

    :param database: path of an SQLite file, made if it is not there, or a database URL. ``web``: where the built page lies.
    :param thinker: where bots think; by default in processes of their own. ``pauses``: how long things rest at the tables.
    :param origins: origins (``https://example.org``) allowed beside the one the server is reached by. ``limits``: how much is let through.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = await Storage.open(database)
        mind = thinker or ProcessThinker()
        allowed = limits or Limits()
        live = Rooms(storage, mind, pauses or Pauses(), allowed.rooms)
        app.state.house = House(storage, Guests(await storage.key("cookie")), live, origins, allowed)
        app.state.laboratory = Laboratory()
        keeper = asyncio.create_task(_keep_house(storage, live))
        try:
            yield
        finally:
            keeper.cancel()
            live.close()
            app.state.laboratory.close()
            mind.close()
            with suppress(asyncio.CancelledError):
                await keeper
            await storage.close()

    return Starlette(
        routes=[*LAB_ROUTES, *TRAINER_ROUTES, *ROUTES, Route("/{path:path}", Pages(web).__call__)],
        middleware=[Middleware(Guard)],
        exception_handlers={Refused: refused, HTTPException: _http_error, Exception: _fault},
        lifespan=lifespan,
    )


async def _keep_house(storage: Storage, rooms: Rooms) -> None:
    """Every minute drop idle tables from memory, every hour delete what nobody will come back to."""
    minutes = 0
    while True:
        rooms.sweep()
        if minutes % 60 == 0:
            try:
                await storage.forget("waiting", int(time.time()) - KEEP_WAITING)
            except Exception:
                _log.exception("old tables could not be deleted")
        minutes += 1
        await asyncio.sleep(60)


def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return json(Failure("not-found" if error.status_code == 404 else "malformed", {"text": error.detail}), error.status_code)


def _fault(_request: Request, _error: Exception) -> Response:
    return json(Failure("server-fault"), 500)


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    database: str | Path = "sobremesa.db",
    *,
    origins: tuple[str, ...] = (),
    proxies: str = "127.0.0.1",
    limits: Limits | None = None,
) -> None:
    """Run the server until it is stopped. ``proxies``: addresses of reverse proxies whose word about the client is taken, ``*`` for all; the rest
    as in :func:`create_app`."""
    import uvicorn

    uvicorn.run(
        create_app(database, origins=origins, limits=limits),
        host=host,
        port=port,
        log_level="warning",
        server_header=False,
        forwarded_allow_ips=proxies,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
