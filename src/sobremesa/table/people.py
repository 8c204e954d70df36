"""What is known of people beside their seats."""

from __future__ import annotations

import unicodedata

from sobremesa.table.clock import Bucket, Delay


class Person:
    """Somebody connected, or seated and away.

    :ivar left: the table's time when he dropped; ``hand``: the hand that was played then or had just ended, -1 before the first.
    :ivar delay: of his line. ``talk`` and ``hints``: his rate limits.
    :ivar hinted: whether he waits for a hint.
    """

    def __init__(self, name: str, left: int, hand: int) -> None:
        self.name = name
        self.connections = 0
        self.left = left
        self.hand = hand
        self.delay = Delay()
        self.talk = Bucket(5, 2000)
        self.hints = Bucket(2, 1000)
        self.hinted = False

    @property
    def here(self) -> bool:
        """Whether he is connected."""
        return self.connections > 0


def clean(text: str) -> str:
    """What somebody wrote, on one line and without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text)).split())
