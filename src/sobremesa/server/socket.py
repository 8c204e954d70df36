"""The WebSocket of a table: reads what a browser asks, checks its form and its manners, and writes what the table says."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sobremesa.core.refusal import Refused
from sobremesa.server.guests import Visitor
from sobremesa.server.house import House
from sobremesa.server.limits import MESSAGE_LIMIT, same_origin
from sobremesa.server.rooms import Connection, Room, clock
from sobremesa.server.storage import Conflict
from sobremesa.table.clock import Bucket
from sobremesa.table.messages import Asks, No, Tell

RUDE = 200
"""Refused for haste so often, a connection is closed."""
PROBES = (0.0, 0.3, 0.3, 1.0)
"""Seconds before the first probes of the delay; then one every ten."""

_asks = msgspec.json.Decoder(Asks)


async def table_socket(socket: WebSocket) -> None:
    """``WS /api/tables/{code}/ws``."""
    house: House = socket.app.state.house
    if not same_origin(socket, house.origins):
        await socket.close(1008)
        return
    await socket.accept()
    visitor = house.guests.read(socket)
    if visitor is None:
        await _refuse(socket, Refused("no-guest"), 4401)
        return
    most = house.limits.connections
    if house.connections.get(visitor.id, 0) >= most:
        await _refuse(socket, Refused("too-many", n=most), 4429)
        return
    house.connections[visitor.id] = house.connections.get(visitor.id, 0) + 1
    try:
        await _at_table(socket, house, visitor)
    except Refused as refusal:
        await _refuse(socket, refusal, 4404)
    finally:
        house.connections[visitor.id] -= 1
        if not house.connections[visitor.id]:
            del house.connections[visitor.id]


async def _at_table(socket: WebSocket, house: House, visitor: Visitor) -> None:
    connection = Connection(visitor.id)
    while True:
        room = await house.rooms.get(socket.path_params["code"])
        with suppress(Conflict):  # dropped from memory a moment ago: load it again
            await room.join(connection, visitor.name)
            break
    tasks = [
        asyncio.create_task(_write(socket, connection)),
        asyncio.create_task(_read(socket, connection, room, Bucket(*house.limits.haste))),
        asyncio.create_task(connection.lost.wait()),
    ]
    if room.table.timed and room.table.opened.seats > 1:
        tasks.append(asyncio.create_task(_probe(connection, room)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await room.part(connection)
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(connection.why)


async def _write(socket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text(await connection.queue.get())


async def _probe(connection: Connection, room: Room) -> None:
    for pause in PROBES:
        await asyncio.sleep(pause)
        await room.do(lambda table: table.probe(connection.who, clock()))
    while True:
        await asyncio.sleep(10)
        await room.do(lambda table: table.probe(connection.who, clock()))


async def _read(socket: WebSocket, connection: Connection, room: Room, bucket: Bucket) -> None:
    rude = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        now = clock()
        text = message.get("text")
        try:
            if not bucket.take(now):
                rude += 1
                if rude > RUDE:
                    connection.why = 1008
                    return
                raise Refused("too-fast")
            ask = _decode(text)
        except Refused as refusal:
            connection.send(_encode(No(refusal.key, refusal.facts)))
            continue

        await room.do(lambda table, ask=ask, now=now: table.take(connection.who, ask, now), connection)  # type: ignore[misc]


def _decode(text: str | None) -> Asks:
    if text is None:
        raise Refused("malformed", text="")
    if len(text) > MESSAGE_LIMIT:
        raise Refused("too-long")
    try:
        return _asks.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refused("malformed", text=str(error)[:200]) from error


def _encode(tell: Tell) -> str:
    return msgspec.json.encode(tell).decode()


async def _refuse(socket: WebSocket, refusal: Refused, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(_encode(No(refusal.key, refusal.facts)))
        await socket.close(code)
