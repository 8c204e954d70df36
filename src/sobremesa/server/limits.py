"""What keeps the server safe from rude clients: limits of rate and size, where requests may come from, and the headers of every answer."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.table.clock import Bucket

BODY_LIMIT = 16_384
"""Bytes of a request's body."""
LONG_BODIES = {"/api/lab/phh": 262_144, "/api/lab/phh/view": 65_536}
"""Bytes where files are sent."""
MESSAGE_LIMIT = 8_192
"""Bytes of a WebSocket message; longer ones get a ``no``, much longer ones end the connection."""
FRAME_LIMIT = 65_536


@dataclass(frozen=True)
class Limits:
    """How much is let through. Pairs are: so many at once, then one more every so many ms.

    :ivar haste: messages of a WebSocket: enough for any person, and for a program that plays. ``asking``: requests of an address.
    :ivar opening: tables opened from an address. ``connections``: WebSockets of a guest. ``rooms``: tables in memory.
    """

    haste: tuple[int, int] = (60, 40)
    asking: tuple[int, int] = (200, 50)
    opening: tuple[int, int] = (20, 5000)
    connections: int = 12
    rooms: int = 5000


_CSP = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": _CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Limiter:
    """A rate limit for each of many keys (addresses, guests); forgets the longest unseen."""

    def __init__(self, size: int, every: int, keys: int = 10_000) -> None:
        self._size = size
        self._every = every
        self._keys = keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: int) -> bool:
        """Use one of the key's, if it has one left. ``now`` in ms."""
        bucket = self._buckets.pop(key, None) or Bucket(self._size, self._every)
        self._buckets[key] = bucket
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket.take(now)


def same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a request was made by our own page (or by no page at all: a program sends no ``Origin``, and has nobody's cookies)."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host")


class Guard:
    """Adds the security headers and stops bodies that are too long, whatever their headers say."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        plain = length.isascii() and length.isdigit() and len(length) < 18
        most = LONG_BODIES.get(scope["path"], BODY_LIMIT)
        left = most if not plain or int(length) <= most else -1

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            return message if left >= 0 else {"type": "http.request", "body": TOO_LONG, "more_body": False}

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, limited, headed)


TOO_LONG = b"\x00"
"""What a body that is too long is replaced by: no JSON."""
