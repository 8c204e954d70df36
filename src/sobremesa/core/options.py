"""The options of a game as data: what a house may choose, and the choice made.

Ids and values are the specs' (rules/conventions, "Option names"). Values are words or whole numbers; a default is the first value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from sobremesa.core.refusal import Refused

Value = str | int
When = tuple[tuple[str, tuple[Value, ...]], ...]


class Option:
    """One thing a house may choose. Made by :func:`Choice`, :func:`Number` or :func:`Flag`.

    :ivar values: what may be chosen, the default first; of a number, its names (``none``) and usual values.
    :ivar low: and ``high``: the bounds of a number, both included; ``low > high`` where only ``values`` may be chosen.
    :ivar when: the option matters only while each option named has one of the values beside it (``seats`` counts as an option); a set-up
        form hides it otherwise. It never changes what is accepted.
    """

    def __init__(self, id: str, values: tuple[Value, ...], low: int, high: int, when: When) -> None:
        self.id = id
        self.values = values
        self.default: Value = values[0]
        self.low = low
        self.high = high
        self.when = when

    def accepts(self, value: Value) -> bool:
        """Whether ``value`` may be chosen."""
        return value in self.values or (isinstance(value, int) and self.low <= value <= self.high)

    def beside(self, when: When) -> Option:
        """The same option with more conditions on when it matters."""
        return Option(self.id, self.values, self.low, self.high, (*self.when, *when))

    def read(self, value: object) -> Value:
        """The value meant by ``value``: text, number or truth value. Raises :class:`Refused` ``option-value``."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        if isinstance(value, float):
            value = f"{value:g}"
        if isinstance(value, str):
            text = value.strip()
            if text in self.values:
                return self.values[self.values.index(text)]  # the one object, which a view leaves out where it is a default
            digits = text.removeprefix("-")
            if digits.isascii() and digits.isdigit() and len(digits) < 10:
                value = int(text)
        if isinstance(value, str | int) and self.accepts(value):
            return value
        allowed = [str(known) for known in self.values]
        if self.low <= self.high:
            allowed.append(f"{self.low}..{self.high}")
        raise Refused("option-value", option=self.id, value=str(value), allowed=", ".join(allowed))


def Choice(id: str, *values: Value, when: When = ()) -> Option:  # noqa: N802  (reads as the kind of option it makes)
    """One of ``values``, the default first."""
    return Option(id, values, 1, 0, when)


def Number(id: str, default: Value, low: int, high: int, *values: Value, when: When = ()) -> Option:  # noqa: N802
    """A whole number from ``low`` to ``high``, or one of the words ``values``; ``values`` may also hold usual numbers to offer first."""
    return Option(id, (default, *[value for value in values if value != default]), low, high, when)


class ListOption(Option):
    """An option whose value may also be a list, kept as a text with its items blank-separated. Made by :func:`Listing`.

    :ivar pattern: the regular expression of such a text.
    """

    def __init__(self, id: str, values: tuple[Value, ...], item: str, low: int, high: int, when: When) -> None:
        super().__init__(id, values, 1, 0, when)
        self._items = (item, low, high)
        some = f"(?:{item})(?: (?:{item})){{{max(low, 1) - 1},{high - 1}}}"
        self.pattern = some if low else f"(?:{some})?"
        self._texts = re.compile(self.pattern)

    def beside(self, when: When) -> Option:
        item, low, high = self._items
        return ListOption(self.id, self.values, item, low, high, (*self.when, *when))

    def accepts(self, value: Value) -> bool:
        return value in self.values or self._texts.fullmatch(str(value)) is not None

    def read(self, value: object) -> Value:
        """``value`` may be a list, or its text in the specs' way (``[5, 20]``) or in ours (``5 20``)."""
        if isinstance(value, list | tuple):
            value = " ".join([str(item) for item in value])
        elif isinstance(value, str) and value not in self.values:
            value = " ".join(value.strip().removeprefix("[").removesuffix("]").replace(",", " ").split())
        return super().read(value)


def Listing(id: str, *values: Value, item: str, low: int = 1, high: int = 99, when: When = ()) -> Option:  # noqa: N802
    """One of ``values``, the default first, or a list of ``low`` to ``high`` items, each of which the regular expression ``item`` matches whole.

    >>> Listing("bets", "auto", item="[1-9][0-9]{0,5}", low=2, high=2).read([5, 20])
    '5 20'
    """
    return ListOption(id, values, item, low, high, when)


def Flag(id: str, default: str = "off", when: When = ()) -> Option:  # noqa: N802
    """``on`` or ``off``; ``default`` first."""
    return Option(id, ("on", "off") if default == "on" else ("off", "on"), 1, 0, when)


class Options:
    """The choices of one match: every option of its game with its value.

    >>> from sobremesa.core.registry import get
    >>> options = Options.of(get("brisca"), 2, {"exchange": "off"})
    >>> options["exchange"], options.changed()
    ('off', {'exchange': 'off'})
    """

    def __init__(self, values: dict[str, Value], changed: dict[str, Value]) -> None:
        self._values = values
        self._changed = changed

    @staticmethod
    def of(game: OptionOwner, seats: int, given: Mapping[str, object]) -> Options:
        """Check ``given`` (seats apart) against the game's options and fill in presets and defaults.

        A value that the chosen preset sets may be overridden beside it. Of ``target`` and ``hands``, giving a number for one makes the
        other ``none`` (rules/conventions). Raises :class:`Refused` ``option-unknown``, ``option-value`` or ``seats``.
        """
        known = {option.id: option for option in game.options}
        changed: dict[str, Value] = {}
        for id, value in given.items():
            if id == "seats":
                continue
            if id not in known:
                raise Refused("option-unknown", option=id, allowed=", ".join(known) or "-")
            changed[id] = known[id].read(value)
        if seats not in game.seats:
            raise Refused("seats", n=seats, allowed=", ".join(str(n) for n in game.seats))
        values: dict[str, Value] = {option.id: option.default for option in game.options}
        if "seats" in values:
            values["seats"] = seats
        if "preset" in known:
            preset = str(changed.get("preset", known["preset"].default))
            values.update(game.presets.get(preset, {}))
        for one, other in (("target", "hands"), ("hands", "target")):
            if one in known and other in known and isinstance(changed.get(one), int) and other not in changed:
                values[other] = "none"
        values.update(changed)
        return Options(values, changed)

    def __getitem__(self, id: str) -> Value:
        return self._values[id]

    def get(self, id: str, otherwise: Value) -> Value:
        """The option's value; ``otherwise`` in a game that does not have it."""
        return self._values.get(id, otherwise)

    def on(self, id: str) -> bool:
        """Whether the option is ``on``."""
        return self._values[id] == "on"

    def number(self, id: str, otherwise: int = 0) -> int:
        """The option's number; ``otherwise`` where it is a word such as ``none``."""
        value = self._values[id]
        return value if isinstance(value, int) else otherwise

    def changed(self) -> dict[str, Value]:
        """What was chosen expressly, for records and positions."""
        return dict(self._changed)

    def all(self) -> dict[str, Value]:
        """Every option with its value."""
        return dict(self._values)


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionOwner:
    """What :meth:`Options.of` needs of a game (:class:`~sobremesa.core.state.Game` is one)."""

    seats: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[dict[str, dict[str, Value]]] = {}
