"""Fair deals: the server binds itself before the deal, the players add chance of their own, anyone checks afterwards.

1. Before the deal the server publishes SHA-256 of a 32-byte secret (the *commitment*).
2. Each human seat adds a text of its own.
3. The match key is HMAC-SHA256(secret, match id + LF + the seats' texts joined by LF, an empty line for a seat without one), UTF-8.
4. Hand ``h`` is dealt from the stream that :class:`~sobremesa.core.chance.KeyedChance` describes.
5. After the match the secret is shown.

This proves that the deal was fixed before the players spoke and that nobody changed it afterwards; not that the operator did not look at it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

from sobremesa.core.chance import KeyedChance
from sobremesa.core.refusal import Refused


class FairDeal(msgspec.Struct, omit_defaults=True):
    """What anyone needs to recompute a deal. ``secret`` (hex) is empty until the match is over."""

    match: str
    commitment: str
    texts: list[str] = []
    secret: str = ""

    def key(self) -> bytes:
        """The match key. Raises :class:`Refused` ``fair-mismatch`` when the secret is not the one committed to."""
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            secret = b""
        if commitment(secret) != self.commitment:
            raise Refused("fair-mismatch")
        return match_key(secret, self.match, self.texts)

    def chance(self) -> KeyedChance:
        """The chance the match is dealt from."""
        return KeyedChance(self.key())


def new_secret() -> bytes:
    """A secret for one match."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is published before the deal (hex).

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def match_key(secret: bytes, match: str, texts: list[str]) -> bytes:
    """The key of a match, 32 bytes. A line feed in a text counts as a blank, so that texts cannot run into each other."""
    message = "\n".join([match, *[text.replace("\n", " ") for text in texts]])
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()
