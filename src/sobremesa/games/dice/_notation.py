"""How the dice of póker mentiroso and the claims about them are written in positions and told in words."""

from __future__ import annotations

from sobremesa.core.positions import Field, Reader
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.view import Event, Say
from sobremesa.games.dice._claims import FIGURES, KIND, KINDS, NAMES, PARTS, TOP, read_claim


class Dice(Field):
    """The faces of the five dice in figures, ``.`` for one not thrown yet."""

    def write(self, state: object) -> object:
        return "".join(FIGURES[face] if face >= 0 else "." for face in getattr(state, self.name))

    def value(self, state: object, read: Reader) -> object:
        text = read.text(self.name)
        if len(text) != 5 or not all(letter == "." or letter in FIGURES for letter in text):
            raise Refused("position-value", name=self.name)
        return [FIGURES.find(letter) for letter in text]


class DieSet(Field):
    """Some of the dice: ``d1 d4``."""

    def write(self, state: object) -> object:
        return dice_text(getattr(state, self.name))

    def value(self, state: object, read: Reader) -> object:
        return dice_mask(read.text(self.name).split())


class Hand(Field):
    """A claim in figures or in words, empty for none."""

    def write(self, state: object) -> object:
        hand = getattr(state, self.name)
        return NAMES[hand] if hand >= 0 else ""

    def value(self, state: object, read: Reader) -> object:
        text = read.text(self.name)
        return read_claim(text)[0] if text else -1


def is_die(word: str) -> bool:
    """Whether it names a die: ``d1`` to ``d5``."""
    return len(word) == 2 and word[0] == "d" and word[1] in "12345"


def dice_text(dice: int) -> str:
    """The names of a set of dice."""
    return " ".join([f"d{die + 1}" for die in range(5) if dice >> die & 1])


def dice_mask(words: list[str]) -> int:
    """The set of the dice named, by names or bare numbers. Raises :class:`Refused` ``unknown-move``."""
    found = 0
    for word in words:
        name = word if is_die(word) else "d" + word
        if not is_die(name):
            raise Refused("unknown-move", text=" ".join(words))
        found |= 1 << int(name[1]) - 1
    return found


def _named(key: str, claim: int, facts: dict[str, Fact]) -> Say:
    """A sentence about a claim: its figures are told as ``say``, ``say2``... in the form that the kind asks for."""
    kind = KINDS[KIND[claim]]
    counts = [NAMES[claim].count(FIGURES[figure]) for figure in PARTS[claim]]
    for place, figure in enumerate(PARTS[claim]):
        name = "say" if place == 0 else f"say{place + 1}"
        facts[name] = f"dados-mentiroso-{'many' if counts[place] > 1 else 'one'}-{FIGURES[figure]}"
    return Say(f"{key}-{kind}", facts)


def claim_words(claim: int) -> Say:
    """A claim in words."""
    return _named("dados-mentiroso-claim", claim, {})


def claim_said(seat: int, claim: int) -> Event:
    """The event of a claim being made."""
    return Event("say", _named("dados-mentiroso-says", claim, {"seat": seat}), seat, True)


def candidates(least: int, picked: list[int]) -> list[int]:
    """The claims from ``least`` on that fit what has been picked, a kind and then figures; ascending."""
    found: list[int] = []
    for claim in range(least, TOP + 1):
        if not picked or (KIND[claim] == picked[0] and list(PARTS[claim][: len(picked) - 1]) == picked[1:]):
            found.append(claim)
    return found


def choice_at(claims: list[int], picked: list[int]) -> int:
    """The first place, after what has been picked, in which the claims differ."""
    place = len(picked) - 1
    while all(PARTS[claim][place] == PARTS[claims[0]][place] for claim in claims):
        place += 1
    return place
