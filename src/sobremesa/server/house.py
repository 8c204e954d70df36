"""What the routes share: the one object behind a running server."""

from __future__ import annotations

from sobremesa.server.guests import Guests
from sobremesa.server.limits import Limiter, Limits
from sobremesa.server.rooms import Rooms
from sobremesa.server.storage import Storage


class House:
    """A running server.

    :ivar origins: origins allowed beside our own. ``connections``: open WebSockets by guest.
    :ivar opening: limits how many tables an address may open, ``asking`` how many requests that cost something it may make.
    """

    def __init__(self, storage: Storage, guests: Guests, rooms: Rooms, origins: tuple[str, ...], limits: Limits) -> None:
        self.storage = storage
        self.guests = guests
        self.rooms = rooms
        self.origins = origins
        self.limits = limits
        self.connections: dict[str, int] = {}
        self.opening = Limiter(*limits.opening)
        self.asking = Limiter(*limits.asking)
