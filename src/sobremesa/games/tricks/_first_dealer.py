"""Who deals first: whoever is dealt the first king, or draws the highest card."""

from __future__ import annotations

from sobremesa.core.chance import Chance


def first_of(cards: list[int], wanted: int, seats: int) -> tuple[int, list[int]]:
    """Deal face up round the table from seat 0 until somebody gets one of the cards ``wanted`` (a set): his seat, and the cards shown in order."""
    for at, card in enumerate(cards):
        if wanted >> card & 1:
            return at % seats, cards[: at + 1]
    raise ValueError("none of the cards wanted is there")


def highest(cards: list[int], strength: list[int], seats: int) -> tuple[int, list[int]]:
    """Each seat draws the next card, and those who are level draw again, until one has the highest: his seat, and the cards drawn in order."""
    drawing = list(range(seats))
    at = 0
    while len(drawing) > 1:
        drawn = cards[at : at + len(drawing)]
        at += len(drawing)
        most = max([strength[card] for card in drawn])
        drawing = [seat for seat, card in zip(drawing, drawn, strict=True) if strength[card] == most]
    return drawing[0], cards[:at]


def choose_dealer(way: str, kings: int, strength: list[int], seats: int, chance: Chance) -> tuple[int, list[int]]:
    """The first dealer and the cards shown to find him: by the ``first_king``, the ``high_card`` or at ``random``, without ceremony."""
    if way == "random":
        return chance.below(seats), []
    cards = list(range(len(strength)))
    chance.shuffle(cards)
    return first_of(cards, kings, seats) if way == "first_king" else highest(cards, strength, seats)
