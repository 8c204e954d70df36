"""Hands of poker in the PHH format (poker hand history): reading and writing files.

A ``.phh`` file is one hand, a table of TOML; a ``.phhs`` file several, each under its number. Players are told by their place clockwise from the
button's left, the button being last. :mod:`~sobremesa.adapters.phh_replay` plays a hand again, :mod:`~sobremesa.adapters.phh_export` writes those of
a record.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

from sobremesa.core.refusal import Refused

UNKNOWN = "??"
"""A card that nobody noted."""


@dataclass(frozen=True)
class Kind:
    """How a variant of PHH is played here: ``slug``, the game; ``options``, those of its rules; ``hole``, cards dealt first, of which ``up`` open;
    ``draws``: how often cards are exchanged."""

    slug: str
    structure: str
    hole: int
    options: Mapping[str, str | int] = field(default_factory=dict)
    up: int = 0
    draws: int = 0
    board: int = 0


def _draw(structure: str, draws: int) -> Kind:
    return Kind("five-card-draw", structure, 5, {"goal": "d7", "draws": draws}, draws=draws)


KINDS: dict[str, Kind] = {
    "NT": Kind("texas-holdem", "nl", 2, {"burn": "off"}, board=5),
    "FT": Kind("texas-holdem", "fl", 2, {"burn": "off"}, board=5),
    "PO": Kind("omaha", "pl", 4, {"burn": "off"}, board=5),
    "FO/8": Kind("omaha-hilo", "fl", 4, {"burn": "off"}, board=5),
    "F7S": Kind("seven-card-stud", "fl", 3, {"odd_chip": "button"}, up=1),
    "F7S/8": Kind("seven-card-stud-hilo", "fl", 3, {"odd_chip": "button"}, up=1),
    "FR": Kind("seven-card-stud", "fl", 3, {"odd_chip": "button", "goal": "razz"}, up=1),
    "N2L1D": _draw("nl", 1),
    "F2L3D": _draw("fl", 3),
}
"""The variants that are played here. Badugi (FB) and short-deck hold'em (NS) are not."""


@dataclass(frozen=True)
class Action:
    """One entry of ``actions``. ``player`` from 0, -1: the dealer to the board; ``verb``: ``db``, ``dh``, ``f``, ``cc``, ``cbr``, ``pb``, ``sd``,
    ``sm``; ``amount``: of ``cbr``, the total of the round; ``text``: as written, without the comment."""

    player: int
    verb: str
    cards: tuple[str, ...] = ()
    amount: Fraction = Fraction(0)
    text: str = ""


@dataclass
class Hand:
    """One hand as PHH tells it. Amounts are in the file's own unit, which may be a part of a chip.

    :ivar number: the hand's name in its file, ``1`` in a file of one. ``variant``: see :data:`KINDS`.
    :ivar trimming: antes that others cannot match go back to whoever paid them. ``finishing``: what each must end with, empty if that is not told.
    :ivar others: the fields that are not needed to play, as they were.
    """

    number: str
    variant: str
    stacks: list[Fraction]
    antes: list[Fraction]
    blinds: list[Fraction]
    actions: list[Action]
    trimming: bool = False
    bring_in: Fraction = Fraction(0)
    small_bet: Fraction = Fraction(0)
    big_bet: Fraction = Fraction(0)
    min_bet: Fraction = Fraction(0)
    finishing: list[Fraction] = field(default_factory=list)
    others: dict[str, object] = field(default_factory=dict)

    def amounts(self) -> list[Fraction]:
        """Every amount of the hand."""
        told = [self.bring_in, self.small_bet, self.big_bet, self.min_bet]
        return [*told, *self.stacks, *self.antes, *self.blinds, *self.finishing, *(action.amount for action in self.actions)]


_CARD = r"(?:[2-9TJQKA?][cdhs?])"
_NUMBER = r"[0-9]+(?:\.[0-9]+)?"
_FORMS = re.compile(
    rf"d (?P<board>db) (?P<shared>{_CARD}+)|d (?P<deal>dh) p(?P<to>[0-9]+) (?P<dealt>{_CARD}+)"
    rf"|p(?P<player>[0-9]+) (?:(?P<plain>f|cc|pb)|(?P<bet>cbr) (?P<amount>{_NUMBER})|(?P<cards>sd|sm)(?: (?P<own>-|{_CARD}+))?)"
)


def parse_action(text: str) -> Action | None:
    """The action so written; None for a comment alone. Raises ``ValueError`` for what is no action.

    >>> parse_action("p2 cbr 600 # a bluff").amount
    Fraction(600, 1)
    """
    plain = " ".join(text.split("#")[0].split())
    if not plain:
        return None
    found = _FORMS.fullmatch(plain)
    if found is None:
        raise ValueError(text)
    cards = split_cards(found["shared"] or found["dealt"] or found["own"] or "")
    player = int(found["to"] or found["player"] or 0) - 1
    verb = found["board"] or found["deal"] or found["plain"] or found["bet"] or found["cards"]
    return Action(player, verb, cards, Fraction(found["amount"] or 0), plain)


def split_cards(text: str) -> tuple[str, ...]:
    """The cards written one after another; a card of which only a half is known counts as unknown."""
    cards = [text[at : at + 2] for at in range(0, len(text) - 1, 2)]
    return tuple(UNKNOWN if "?" in card else card for card in cards)


# -- reading ---------------------------------------------------------------------------------------------------------------------------------


def loads(text: str) -> list[Hand]:
    """The hands of a file's text, one or several. Raises :class:`Refused` ``phh-unreadable``, ``phh-field``, ``phh-action`` or ``phh-variant``."""
    try:
        tables = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        raise Refused("phh-unreadable", what="line", n=int(place[1]) if place else text.count("\n") + 1) from error
    if "variant" in tables or "actions" in tables:
        return [read_hand("1", tables)]
    if not tables or not all(isinstance(table, dict) for table in tables.values()):
        raise Refused("phh-unreadable", what="variant")
    return [read_hand(number, table) for number, table in tables.items()]


def load(path: str | Path) -> list[Hand]:
    """The hands of a file. Raises :class:`Refused` as :func:`loads` does."""
    try:
        return loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        what = "missing" if isinstance(error, FileNotFoundError) else "encoding" if isinstance(error, UnicodeDecodeError) else "file"
        raise Refused("phh-unreadable", what=what, text=str(path)) from error


class _Table:
    """Reads the fields of one hand's table."""

    def __init__(self, number: str, table: Mapping[str, object]) -> None:
        self.number = number
        self.left = dict(table)

    def wrong(self, name: str) -> Refused:
        return Refused("phh-field", text=self.number, name=name)

    def amount(self, name: str, value: object) -> Fraction:
        if isinstance(value, bool) or not isinstance(value, int | Decimal) or (isinstance(value, Decimal) and not value.is_finite()) or value < 0:
            raise self.wrong(name)
        return Fraction(value)

    def one(self, name: str, needed: bool) -> Fraction:
        value = self.left.pop(name, None)
        if value is None and not needed:
            return Fraction(0)
        return self.amount(name, value)

    def each(self, name: str, count: int, needed: bool = True) -> list[Fraction]:
        value = self.left.pop(name, None)
        if value is None and not needed:
            return []
        if not isinstance(value, list) or (count and len(value) != count):
            raise self.wrong(name)
        return [self.amount(name, amount) for amount in value]


def read_hand(number: str, table: Mapping[str, object]) -> Hand:
    """One hand from its table. Raises :class:`Refused`."""
    read = _Table(number, table)
    variant = read.left.pop("variant", None)
    if not isinstance(variant, str):
        raise read.wrong("variant")
    stacks = read.each("starting_stacks", 0)
    seats = len(stacks)
    if seats < 2 or 0 in stacks:
        raise read.wrong("starting_stacks")
    stud = variant.startswith(("F7S", "FR"))
    fixed = variant.startswith("F")
    trimming = read.left.pop("ante_trimming_status", False)
    if not isinstance(trimming, bool):
        raise read.wrong("ante_trimming_status")
    told = read.left.pop("actions", None)
    if not isinstance(told, list):
        raise read.wrong("actions")
    return Hand(
        number,
        variant,
        stacks,
        read.each("antes", seats),
        read.each("blinds_or_straddles", seats, not stud) or [Fraction(0)] * seats,
        _actions(number, told, seats),
        trimming,
        read.one("bring_in", stud),
        read.one("small_bet", fixed),
        read.one("big_bet", fixed),
        read.one("min_bet", not fixed),
        read.each("finishing_stacks", seats, False),
        read.left,
    )


def _actions(number: str, told: Iterable[object], seats: int) -> list[Action]:
    found: list[Action] = []
    for at, text in enumerate(told, 1):
        try:
            action = parse_action(str(text))
        except ValueError:
            raise Refused("phh-action", text=number, n=at, found=str(text)) from None
        if action is not None:
            if action.player >= seats or (action.player < 0 and action.verb != "db"):
                raise Refused("phh-action", text=number, n=at, found=action.text)
            found.append(action)
    return found


# -- writing ---------------------------------------------------------------------------------------------------------------------------------


def plain(amount: Fraction) -> int | float:
    """An amount as a number of the file: whole where it is."""
    return amount.numerator if amount.denominator == 1 else float(amount)


def _row(amounts: Iterable[Fraction]) -> str:
    return "[" + ", ".join(str(plain(amount)) for amount in amounts) + "]"


def _quoted(text: str) -> str:
    return "'" + text + "'" if "'" not in text and text.isprintable() else '"' + _escaped(text) + '"'


def _escaped(text: str) -> str:
    return "".join(letter if letter.isprintable() and letter not in '"\\' else f"\\U{ord(letter):08x}" for letter in text)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f'"{_escaped(str(key))}" = {_value(item)}' for key, item in value.items()) + "}"
    return str(value) if isinstance(value, int | Decimal) else _quoted(value if isinstance(value, str) else str(value))


def dump_hand(hand: Hand) -> str:
    """The hand's table, without a heading."""
    lines = [f"variant = {_quoted(hand.variant)}", f"ante_trimming_status = {_value(hand.trimming)}", f"antes = {_row(hand.antes)}"]
    if not hand.bring_in:
        lines.append(f"blinds_or_straddles = {_row(hand.blinds)}")
    for name in ("bring_in", "small_bet", "big_bet", "min_bet"):
        amount: Fraction = getattr(hand, name)
        if amount:
            lines.append(f"{name} = {plain(amount)}")
    lines.append(f"starting_stacks = {_row(hand.stacks)}")
    lines.append("actions = [" + ", ".join(_quoted(action.text) for action in hand.actions) + "]")
    for name, value in hand.others.items():
        key = name if re.fullmatch(r"[\w-]+", name, re.ASCII) else f'"{_escaped(name)}"'
        lines.append(f"{key} = {_value(value)}")
    if hand.finishing:
        lines.append(f"finishing_stacks = {_row(hand.finishing)}")
    return "\n".join(lines) + "\n"


def dumps(hands: list[Hand], several: bool = True) -> str:
    """The text of a ``.phhs`` file, or of a ``.phh`` one (``several`` false) with its one hand."""
    if not several:
        return dump_hand(hands[0])
    return "\n".join(f"[{hand.number if re.fullmatch(r'[0-9]+', hand.number) else _quoted(hand.number)}]\n{dump_hand(hand)}" for hand in hands)
