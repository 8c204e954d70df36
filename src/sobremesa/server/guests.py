"""Guests: a name in a signed cookie, and nothing about them in the database."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sobremesa.core.refusal import Refused
from sobremesa.table.people import clean

COOKIE = "sobremesa"
NAME_LENGTH = 24
_YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """A guest: ``id`` tells him from the others and is never shown to them."""

    id: str
    name: str


class Guests:
    """Reads and writes the cookie, signed with the server's key."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")

    def read(self, connection: HTTPConnection) -> Visitor | None:
        """Whose request it is; None without a valid cookie."""
        try:
            id, name = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except (BadSignature, ValueError, TypeError):
            return None
        return Visitor(id, name) if isinstance(id, str) and isinstance(name, str) else None

    def signed(self, visitor: Visitor) -> str:
        """The cookie's value."""
        return str(self._signer.dumps([visitor.id, visitor.name]))

    def write(self, response: Response, visitor: Visitor, secure: bool) -> None:
        """Set the cookie. ``secure``: the browser came by HTTPS."""
        response.set_cookie(COOKIE, self.signed(visitor), max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def named(visitor: Visitor | None, name: str) -> Visitor:
    """The guest with that name, a new one if there was none. Raises :class:`Refused` ``name-length``."""
    chosen = clean(name)
    if not 1 <= len(chosen) <= NAME_LENGTH:
        raise Refused("name-length", high=NAME_LENGTH)
    return Visitor(visitor.id if visitor is not None else secrets.token_urlsafe(15), chosen)
