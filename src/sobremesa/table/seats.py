"""Who sits where: the part of a table's fold that is about people."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.core.refusal import Refused

LEVELS = ("easy", "normal", "hard")


class Chair:
    """A seat: ``kind`` is ``free``, ``human`` or ``bot``; ``who`` a person's private id; ``text`` the chance added to the deal.

    :ivar since: the first hand that its person plays from the deal, from 0.
    """

    __slots__ = ("kind", "level", "name", "since", "text", "who")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nobody's."""
        self.kind = "free"
        self.who = ""
        self.name = ""
        self.level = ""
        self.text = ""
        self.since = 0


class Chairs:
    """All the seats of a table."""

    def __init__(self, seats: int) -> None:
        self.all = [Chair() for _ in range(seats)]

    def of(self, who: str) -> int:
        """The seat of a person, -1 if none."""
        return next((seat for seat, chair in enumerate(self.all) if chair.kind == "human" and chair.who == who), -1)

    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.all) if chair.kind == "human"]

    def named(self, seat: int) -> Chair:
        """The chair of a number. Raises :class:`Refused` ``seat-unknown``."""
        if not 0 <= seat < len(self.all):
            raise Refused("seat-unknown", n=seat, last=len(self.all) - 1)
        return self.all[seat]

    def choose(self, seat: int, shut: Sequence[int] = ()) -> int:
        """The seat meant by ``seat`` (-1: any free one, else a bot's), if it is not among the ``shut`` ones.

        Raises :class:`Refused` ``seat-taken``, ``seat-out`` or ``table-full``.
        """
        if seat != -1:
            if self.named(seat).kind == "human":
                raise Refused("seat-taken")
            if seat in shut:
                raise Refused("seat-out")
            return seat
        for kind in ("free", "bot"):
            for number, chair in enumerate(self.all):
                if chair.kind == kind and number not in shut:
                    return number
        raise Refused("table-full")

    def sit(self, seat: int, who: str, name: str, keep_text: bool) -> None:
        """A person takes the seat; the text added by whoever had it before the start stays the deal's."""
        chair = self.all[seat]
        text = chair.text if keep_text else ""
        chair.clear()
        chair.kind, chair.who, chair.name, chair.text = "human", who, name, text

    def bot(self, seat: int, level: str, keep_text: bool) -> None:
        """A bot takes the seat; with an empty level nobody has it."""
        chair = self.all[seat]
        text = chair.text if keep_text else ""
        chair.clear()
        chair.text = text
        if level:
            chair.kind, chair.level = "bot", level
