"""How a game says no."""

from __future__ import annotations

Fact = str | int


class Refused(Exception):  # noqa: N818  (the contract's word: a refusal is an answer, not an error)
    """A move, option or position that the rules do not allow.

    ``key`` names the rule (a Fluent message ``refused-<key>``), ``facts`` fill its sentence. A fact's name tells how it is spoken, in any
    language: see :mod:`sobremesa.text`. Whoever raises it has changed nothing.

    >>> str(Refused("must-follow", suit="o", held="3o 7o"))
    'must-follow (suit=o, held=3o 7o)'
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        if not self.facts:
            return self.key
        return f"{self.key} ({', '.join(f'{name}={value}' for name, value in self.facts.items())})"
