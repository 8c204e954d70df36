"""What the routes share: the one object behind a running server."""

from __future__ import annotations

from dataclasses import dataclass, field

from sobremesa.server.guests import Guests
from sobremesa.server.limits import Limiter
from sobremesa.server.rooms import Rooms
from sobremesa.server.storage import Storage

HASTE = (60, 40)
"""Messages at once, and ms to one more, of a WebSocket: enough for any person and for a program that plays."""


@dataclass
class House:
    """A running server.

    :ivar origins: origins allowed beside our own. ``connections``: open WebSockets by guest.
    :ivar opening: limits how many tables an address may open, ``asking`` how many requests that cost something it may make.
    :ivar haste: limits the messages of a WebSocket.
    """

    storage: Storage
    guests: Guests
    rooms: Rooms
    origins: tuple[str, ...] = ()
    connections: dict[str, int] = field(default_factory=dict)
    opening: Limiter = field(default_factory=lambda: Limiter(20, 5000))
    asking: Limiter = field(default_factory=lambda: Limiter(200, 50))
    haste: tuple[int, int] = HASTE
