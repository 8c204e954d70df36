"""The rulebook's tables of odds beside the exact figures, the rule of two and four, and the notes on what the book has wrong."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

FLOP_UNSEEN: Final = 47
TURN_UNSEEN: Final = 46


@dataclass(frozen=True, slots=True)
class Row:
    """One number of outs, nobody else's cards known.

    :ivar flop: the chance that the next card after the flop is an out; ``turn``: that the last one is; ``both``: that one of the two is.
    """

    outs: int
    flop: Fraction
    turn: Fraction
    both: Fraction


def chance(outs: int, unseen: int, both: bool = False) -> Fraction:
    """The chance of an out among ``unseen`` cards: next, or with two cards to come.

    >>> chance(9, 47, both=True)
    Fraction(378, 1081)
    """
    if both:
        return 1 - Fraction(comb(unseen - outs, 2), comb(unseen, 2))
    return Fraction(outs, unseen)


def against(chance: Fraction) -> Fraction:
    """Odds against, as x to 1. Raises :class:`ZeroDivisionError` for no chance at all.

    >>> against(Fraction(9, 47))
    Fraction(38, 9)
    """
    return (1 - chance) / chance


def row(outs: int) -> Row:
    """The exact figures of 1 to 21 outs."""
    return Row(outs, chance(outs, FLOP_UNSEEN), chance(outs, TURN_UNSEEN), chance(outs, FLOP_UNSEEN, both=True))


def rows() -> list[Row]:
    """The whole table."""
    return [row(outs) for outs in range(1, 22)]


def rule_of_2_and_4(outs: int, both: bool) -> int:
    """The percentage one reckons in one's head: twice the outs for one card, four times for two, less one for each out past eight."""
    if not both:
        return 2 * outs
    return 4 * outs - max(0, outs - 8)


def _odds(text: str) -> Fraction:
    return Fraction(text)


# outs: (next card, flop to river) in table A, (turn and river, river) in table B, as the book prints them.
_A: Final = {
    1: ("46", "22.5"),
    2: ("22.5", "11"),
    4: ("11", "5"),
    5: ("8", "4"),
    8: ("5", "2"),
    9: ("4", "2"),
    12: ("3", "1"),
    13: ("2.5", "1"),
    14: ("2.5", "1"),
    15: ("2", "1"),
}
_B: Final = {
    1: ("22", "45"),
    2: ("11", "22"),
    3: ("7", "14"),
    4: ("5", "10.5"),
    5: ("4", "8"),
    6: ("3", "6.6"),
    7: ("2.6", "5.5"),
    8: ("2", "4.7"),
    9: ("2", "4"),
    10: ("1.6", "3.6"),
}
EXAMPLES: Final = {
    1: "backdoor",
    2: "pocket-pair",
    4: "gutshot",
    5: "two-pair-or-trips",
    8: "open-straight",
    9: "flush",
    12: "flush-gutshot",
    13: "open-straight-pair",
    14: "flush-pair",
    15: "flush-open-straight",
}
"""What table A names as an example of so many outs (texts ``odds-example-…``)."""
TABLES: Final = ("a", "b")


def printed(table: str, outs: int, both: bool) -> Fraction | None:
    """The odds against that the book's table ``a`` or ``b`` prints for so many outs, for the next card or for both; ``None``: it has none."""
    found = (_A if table == "a" else _B).get(outs)
    if found is None:
        return None
    first, second = map(_odds, found)
    # Table A has the next card first, table B both cards.
    return (second if both else first) if table == "a" else (first if both else second)


@dataclass(frozen=True, slots=True)
class Note:
    """Something the book has wrong, or that its rounding hides (text ``odds-note-<key>``).

    :ivar told: what it says; ``true``: what is so. Empty where words alone tell it.
    """

    key: str
    told: Fraction | None = None
    true: Fraction | None = None


NOTES: Final[tuple[Note, ...]] = (
    Note("nine-of-46", Fraction(19, 100), Fraction(9, 46)),
    Note("one-out-next", Fraction(46), against(Fraction(1, 46))),
    Note("backdoor-is-no-out", Fraction(45, 2), against(Fraction(45, 1081))),
    Note("four-rounded", Fraction(11), against(Fraction(4, 47))),
    Note("eight-rounded", Fraction(5), against(Fraction(8, 47))),
    Note("five-rounded", Fraction(8), against(Fraction(5, 47))),
    Note("fifteen-is-favourite", Fraction(1), against(chance(15, 47, both=True))),
    Note("thirteen-not-fourteen", Fraction(5, 2), against(Fraction(13, 47))),
    Note("one-out-both", Fraction(22), against(chance(1, 47, both=True))),
    Note("six-truncated", Fraction(66, 10), against(Fraction(6, 46))),
    Note("seven-truncated", Fraction(55, 10), against(Fraction(7, 46))),
    Note("eight-truncated", Fraction(47, 10), against(Fraction(8, 46))),
    Note("eight-not-nine", Fraction(2), against(chance(8, 47, both=True))),
    Note("call-is-not-won", Fraction(12), Fraction(10)),
    Note("one-of-six", Fraction(1, 5), Fraction(1, 6)),
    Note("below-not-above"),
    Note("odds-are-against"),
    Note("turn-has-four"),
)
"""The book's slips, in its order."""
