"""How positions write what the parts of a poker state hold: sets of seats, and attributes of a part."""

from __future__ import annotations

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import Field, Reader
from sobremesa.core.refusal import Refused


class SeatSet(Field):
    """A set of seats, written as their numbers."""

    def write(self, state: object) -> object:
        return bits(getattr(state, self.name))

    def value(self, state: object, read: Reader) -> object:
        seats = getattr(state, "seats")  # noqa: B009  (states are typed one by one; this names what they share)
        found = read.numbers(self.name)
        if any(not 0 <= seat < seats for seat in found):
            raise Refused("position-value", name=self.name)
        return to_mask(found)


class Within(Field):
    """A field of one of the state's parts, an attribute of the state."""

    def __init__(self, part: str, field: Field) -> None:
        super().__init__(field.name)
        self.part = part
        self.field = field

    def write(self, state: object) -> object:
        return self.field.write(getattr(state, self.part))

    def read(self, state: object, read: Reader) -> None:
        self.field.read(getattr(state, self.part), read)


class Renamed(Field):
    """A whole number of one of the state's parts that positions call by another name."""

    def __init__(self, name: str, part: str, attribute: str) -> None:
        super().__init__(name)
        self.part = part
        self.attribute = attribute

    def write(self, state: object) -> object:
        return getattr(getattr(state, self.part), self.attribute)

    def read(self, state: object, read: Reader) -> None:
        if read.has(self.name):
            setattr(getattr(state, self.part), self.attribute, read.number(self.name, 0))
