"""The HTTP routes. Each answers JSON unless it says otherwise; a refusal is 4xx with a :class:`~sobremesa.server.messages.Failure`."""

from __future__ import annotations

import gzip
import hashlib
import io
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from sobremesa import text
from sobremesa.core.refusal import Refused
from sobremesa.server.guests import Visitor, named
from sobremesa.server.house import House
from sobremesa.server.limits import same_origin
from sobremesa.server.messages import Failure, Guest, NewTable, Replay
from sobremesa.server.rooms import Room, clock
from sobremesa.server.socket import table_socket
from sobremesa.table.opening import Setup
from sobremesa.table.replay import replay
from sobremesa.table.shelf import shelf

_STATUS = {
    "unknown-table": 404,
    "no-rules": 404,
    "unknown-language": 404,
    "not-found": 404,
    "not-over": 403,
    "foreign-origin": 403,
    "no-guest": 401,
    "too-fast": 429,
    "house-full": 503,
    "lab-busy": 503,
    "table-unreadable": 500,
}
_Body = TypeVar("_Body")


def json(value: object, status: int = 200) -> Response:
    """An answer that changes from one moment to the next."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def refused(_request: Request, error: Exception) -> Response:
    """How a refusal is answered."""
    assert isinstance(error, Refused)
    return json(Failure(error.key, error.facts), _STATUS.get(error.key, 400))


def house_of(request: Request, costs: bool = True) -> House:
    """The house a request has come to. ``costs``: it counts towards what its address may ask; raises :class:`Refused` ``too-fast``."""
    house: House = request.app.state.house
    if costs and not house.asking.take(address_of(request), clock()):
        raise Refused("too-fast")
    return house


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


async def body_of(request: Request, kind: type[_Body]) -> _Body:
    """The body of a ``POST``, checked. Raises :class:`Refused`: ``foreign-origin``, ``malformed``."""
    house: House = request.app.state.house
    if not same_origin(request, house.origins):
        raise Refused("foreign-origin")
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("malformed", text="content-type")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("malformed", text=str(error)[:200]) from error


def _guest(request: Request) -> Visitor:
    visitor = house_of(request, False).guests.read(request)
    if visitor is None:
        raise Refused("no-guest")
    return visitor


async def room_of(request: Request) -> Room:
    """The table that an address names. Raises :class:`Refused` ``unknown-table``."""
    return await house_of(request).rooms.get(request.path_params["code"])


# -- what does not change while the server runs -----------------------------------------------------------------------------------------------


class Fixed:
    """An answer that stays the same, ready to be sent, packed and named by its digest."""

    def __init__(self, body: bytes, media: str) -> None:
        self.body = body
        self.packed = gzip.compress(body, 6)
        self.media = media
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """What is sent: nothing but 304 to whoever has it."""
        headers = {"etag": self.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.media)
        return Response(self.body, headers=headers, media_type=self.media)


@cache
def _shelf() -> Fixed:
    return Fixed(msgspec.json.encode(shelf()), "application/json")


@cache
def _catalogue(lang: str) -> Fixed:
    return Fixed(text.source(lang).encode(), "text/plain; charset=utf-8")


@lru_cache(64)
def _rules(lang: str, slug: str) -> Fixed:
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return Fixed(str(markdown.render(text.rulebook(lang, slug))).encode(), "text/html; charset=utf-8")


async def fixed(request: Request, make: Callable[..., Fixed], *names: str) -> Response:
    """Answer with what ``make`` makes of the names, which it remembers."""
    house_of(request)
    return (await run_in_threadpool(make, *names)).answer(request)


async def get_games(request: Request) -> Response:
    """``GET /api/games``."""
    return await fixed(request, _shelf)


async def get_text(request: Request) -> Response:
    """``GET /api/text/{lang}.ftl``: Fluent source."""
    return await fixed(request, _catalogue, request.path_params["lang"])


async def get_rules(request: Request) -> Response:
    """``GET /api/rules/{lang}/{slug}``: HTML."""
    return await fixed(request, _rules, request.path_params["lang"], request.path_params["slug"])


# -- guests and tables --------------------------------------------------------------------------------------------------------------------------


async def get_me(request: Request) -> Response:
    """``GET /api/me``."""
    visitor = house_of(request, False).guests.read(request)
    return json(Guest(visitor.name if visitor is not None else ""))


async def post_me(request: Request) -> Response:
    """``POST /api/me``: sets the cookie."""
    house = house_of(request)
    body = await body_of(request, Guest)
    visitor = named(house.guests.read(request), body.name)
    response = json(Guest(visitor.name))
    house.guests.write(response, visitor, request.url.scheme == "https")
    return response


async def get_tables(request: Request) -> Response:
    """``GET /api/tables``."""
    return json(house_of(request).rooms.waiting())


async def post_tables(request: Request) -> Response:
    """``POST /api/tables``."""
    house = house_of(request)
    new = await body_of(request, NewTable)
    visitor = _guest(request)
    if not house.opening.take(address_of(request), clock()):
        raise Refused("too-fast")
    setup = Setup(
        game=new.game,
        host=visitor.id,
        host_name=visitor.name,
        seats=new.seats,
        options=new.options,
        move_time=new.move_time,
        pace=new.pace,
        seed=new.seed,
        listed=new.listed,
        sit=new.sit,
    )
    return json((await house.rooms.open(setup)).info(), 201)


async def get_table(request: Request) -> Response:
    """``GET /api/tables/{code}``."""
    return json((await room_of(request)).info())


async def get_record(request: Request) -> Response:
    """``GET /api/tables/{code}/record``."""
    return json((await room_of(request)).table.record())


async def get_replay(request: Request) -> Response:
    """``GET /api/tables/{code}/replay/{n}``."""
    record = (await room_of(request)).table.record()
    seat = request.query_params.get("seat", "")
    if seat and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Refused("seat-unknown", n=seat[:3], last=record.seats - 1)
    view = await run_in_threadpool(replay, record, request.path_params["n"], int(seat) if seat else None)
    return json(Replay(len(record.steps), view))


async def get_qr(request: Request) -> Response:
    """``GET /api/tables/{code}/qr.svg``: the invite link as an image."""
    import segno

    room = await room_of(request)
    image = io.BytesIO()
    segno.make(f"{request.base_url}t/{room.code}", error="m").save(image, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return Response(image.getvalue(), headers={"cache-control": "no-store"}, media_type="image/svg+xml")


async def get_health(_request: Request) -> Response:
    """``GET /api/health``: whether the server is up."""
    return json({"ok": True})


async def unknown(_request: Request) -> Response:
    """Any other address under ``/api/``."""
    raise Refused("not-found")


ROUTES: list[BaseRoute] = [
    Route("/api/games", get_games),
    Route("/api/text/{lang}.ftl", get_text),
    Route("/api/rules/{lang}/{slug}", get_rules),
    Route("/api/me", get_me),
    Route("/api/me", post_me, methods=["POST"]),
    Route("/api/tables", get_tables),
    Route("/api/tables", post_tables, methods=["POST"]),
    Route("/api/tables/{code}", get_table),
    Route("/api/tables/{code}/record", get_record),
    Route("/api/tables/{code}/replay/{n:int}", get_replay),
    Route("/api/tables/{code}/qr.svg", get_qr),
    WebSocketRoute("/api/tables/{code}/ws", table_socket),
    Route("/api/health", get_health),
    Route("/api/{rest:path}", unknown),
]
