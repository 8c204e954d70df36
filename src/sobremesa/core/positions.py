"""Reading positions: plain data from outside, checked as it is read."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core.packs import Pack
from sobremesa.core.refusal import Refused


def whole(text: str) -> int:
    """The whole number written in up to nine plain digits; -1 for any other text.

    >>> whole("12"), whole("-3"), whole("²")
    (12, -1, -1)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def once(names: list[str]) -> None:
    """Raise :class:`Refused` ``position-twice`` where a thing of which there is one lies in two places."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise Refused("position-twice", text=name)
        seen.add(name)


def within(name: str, low: int, high: int, numbers: list[int]) -> None:
    """Raise :class:`Refused` ``position-value`` unless all are from ``low`` to ``high``."""
    if numbers and (min(numbers) < low or max(numbers) > high):
        raise Refused("position-value", name=name)


def agree(hands: list[int], known: list[int], barred: list[int]) -> None:
    """Raise :class:`Refused` where a hand (a set of cards) lacks what its owner is ``known`` to hold or has what he is ``barred`` from holding."""
    for hand, sure, never in zip(hands, known, barred, strict=True):
        if sure & ~hand or never & hand:
            raise Refused("position-value", name="known" if sure & ~hand else "barred")


class Reader:
    """Reads the fields of a position; what is left out gets the default given. Raises :class:`Refused` ``position-value`` with the field's name."""

    def __init__(self, position: Mapping[str, object]) -> None:
        self._position = position

    def has(self, name: str) -> bool:
        """Whether the field is given."""
        return name in self._position

    def text(self, name: str, default: str = "") -> str:
        """A text."""
        value = self._position.get(name, default)
        if not isinstance(value, str):
            raise Refused("position-value", name=name)
        return value

    def number(self, name: str, default: int, low: int = -(1 << 60), high: int = 1 << 60) -> int:
        """A whole number from ``low`` to ``high``."""
        value = self._position.get(name, default)
        if not isinstance(value, int) or not low <= value <= high:
            raise Refused("position-value", name=name)
        return int(value)

    def flag(self, name: str, default: bool = False) -> bool:
        """A truth value."""
        return bool(self._position.get(name, default))

    def choice(self, name: str, words: tuple[str, ...], default: int = 0) -> int:
        """The index of one of ``words``."""
        word = self.text(name, words[default])
        if word not in words:
            raise Refused("position-value", name=name)
        return words.index(word)

    def texts(self, name: str, count: int = -1, default: str = "") -> list[str]:
        """A list of texts; of ``count`` if that is given, the missing ones at its end being ``default``."""
        value = self._position.get(name, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value) or (count >= 0 and len(value) > count):
            raise Refused("position-value", name=name)
        return [str(text) for text in value] + [default] * (count - len(value))

    def numbers(self, name: str, count: int = -1, default: int = 0) -> list[int]:
        """A list of whole numbers, the same."""
        value = self._position.get(name, [])
        if not isinstance(value, list) or not all(isinstance(number, int) for number in value) or (count >= 0 and len(value) > count):
            raise Refused("position-value", name=name)
        return [int(number) for number in value] + [default] * (count - len(value))


class Field:
    """One attribute of a state that its positions hold, and how it is written there.

    A state that lists its fields (:meth:`~sobremesa.core.state.State.schema`) needs no more to write positions and read them back. What a position
    leaves out keeps the value of an empty state. Fields of cards use the state's ``pack``.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, state: object) -> object:
        """The attribute as plain data."""
        return getattr(state, self.name)

    def read(self, state: object, read: Reader) -> None:
        """Set the attribute from a position. Raises :class:`Refused` for what cannot be meant."""
        if read.has(self.name):
            try:
                setattr(state, self.name, self.value(state, read))
            except (ValueError, IndexError, TypeError):
                raise Refused("position-value", name=self.name) from None

    def value(self, state: object, read: Reader) -> object:
        """The attribute's value in a position that has it."""
        raise NotImplementedError


def _pack(state: object) -> Pack:
    pack = getattr(state, "pack")  # noqa: B009  (states are typed one by one; this names what they share)
    assert isinstance(pack, Pack)
    return pack


class Int(Field):
    """A whole number."""

    def value(self, state: object, read: Reader) -> object:
        return read.number(self.name, 0)


class Ints(Field):
    """A list of whole numbers, as long as given."""

    def write(self, state: object) -> object:
        return list(getattr(state, self.name))

    def value(self, state: object, read: Reader) -> object:
        return read.numbers(self.name)


class SeatNumber(Field):
    """One of the state's seats; with ``nobody`` also -1, none of them."""

    def __init__(self, name: str, nobody: bool = False) -> None:
        super().__init__(name)
        self.low = -1 if nobody else 0

    def value(self, state: object, read: Reader) -> object:
        seats = getattr(state, "seats")  # noqa: B009  (states are typed one by one; this names what they share)
        assert isinstance(seats, int)
        return read.number(self.name, 0, self.low, seats - 1)


class IntEach(Ints):
    """A whole number for each seat or side; those left out at the end keep their initial value."""

    def value(self, state: object, read: Reader) -> object:
        initial = list(getattr(state, self.name))
        given = read.numbers(self.name)
        if len(given) > len(initial):
            raise Refused("position-value", name=self.name)
        return given + initial[len(given) :]


class Flag(Field):
    """A truth value."""

    def value(self, state: object, read: Reader) -> object:
        return read.flag(self.name)


class Word(Field):
    """A number told as one of some words: a phase, a suit."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name)
        self.words = words

    def write(self, state: object) -> object:
        return self.words[getattr(state, self.name)]

    def value(self, state: object, read: Reader) -> object:
        return read.choice(self.name, self.words)


class Text(Field):
    """A text."""

    def value(self, state: object, read: Reader) -> object:
        return read.text(self.name)


class Suit(Field):
    """A suit of the state's pack by its letter, or none: -1, written as an empty text."""

    def write(self, state: object) -> object:
        suit = getattr(state, self.name)
        return _pack(state).suits[suit] if suit >= 0 else ""

    def value(self, state: object, read: Reader) -> object:
        text = read.text(self.name)
        return _pack(state).suits.index(text) if text else -1


class Suits(Field):
    """A set of suits of the state's pack, one bit each, by their letters."""

    def write(self, state: object) -> object:
        mask = getattr(state, self.name)
        return "".join([letter for suit, letter in enumerate(_pack(state).suits) if mask >> suit & 1])

    def value(self, state: object, read: Reader) -> object:
        mask = 0
        for letter in read.text(self.name):
            mask |= 1 << _pack(state).suits.index(letter)
        return mask


class Card(Field):
    """One card, or none: -1, written as an empty text."""

    def write(self, state: object) -> object:
        card = getattr(state, self.name)
        return _pack(state).names[card] if card >= 0 else ""

    def value(self, state: object, read: Reader) -> object:
        text = read.text(self.name)
        return _pack(state).card(text) if text else -1


class Cards(Field):
    """A list of cards in its order."""

    def write(self, state: object) -> object:
        return _pack(state).text(getattr(state, self.name))

    def value(self, state: object, read: Reader) -> object:
        return _pack(state).cards(read.text(self.name))


class Stack(Field):
    """A list of cards whose last is the top: written top first, as the specs write a stock."""

    def write(self, state: object) -> object:
        return _pack(state).text(getattr(state, self.name)[::-1])

    def value(self, state: object, read: Reader) -> object:
        return _pack(state).cards(read.text(self.name))[::-1]


class CardLists(Field):
    """Lists of cards, each in its order: columns, melds."""

    def write(self, state: object) -> object:
        return [_pack(state).text(cards) for cards in getattr(state, self.name)]

    def value(self, state: object, read: Reader) -> object:
        given = [_pack(state).cards(text) for text in read.texts(self.name)]
        return given + list(getattr(state, self.name))[len(given) :]


class Mask(Field):
    """A set of cards."""

    def write(self, state: object) -> object:
        return _pack(state).mask_text(getattr(state, self.name))

    def value(self, state: object, read: Reader) -> object:
        return _pack(state).mask(read.text(self.name))


class Masks(Field):
    """Sets of cards, one a seat or side; those left out at the end stay empty."""

    def write(self, state: object) -> object:
        return [_pack(state).mask_text(mask) for mask in getattr(state, self.name)]

    def value(self, state: object, read: Reader) -> object:
        initial = list(getattr(state, self.name))
        given = [_pack(state).mask(text) for text in read.texts(self.name)]
        if len(given) > len(initial):
            raise Refused("position-value", name=self.name)
        return given + initial[len(given) :]
