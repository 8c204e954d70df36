"""The house: a shoe to deal from with its discard tray, and an automaton that draws by a fixed rule."""

from __future__ import annotations

from sobremesa.core.chance import Chance


class Shoe:
    """Several packs shuffled together, and the cards played.

    :ivar cards: still to come, the next one last. ``tray``: played ones. ``size``: how many cards there are in all.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.cards: list[int] = []
        self.tray: list[int] = []

    def fill(self, chance: Chance) -> None:
        """Shuffle everything into a new shoe."""
        self.cards = list(range(self.size))
        self.tray = []
        chance.shuffle(self.cards)

    def draw(self, chance: Chance) -> int:
        """The next card. When the shoe has run out the tray is shuffled into a new one; -1 if every card lies on the table."""
        if not self.cards:
            if not self.tray:
                return -1
            self.cards = self.tray
            self.tray = []
            chance.shuffle(self.cards)
        return self.cards.pop()

    def dealt(self, percent: int) -> bool:
        """Whether so much of the shoe is gone."""
        return (self.size - len(self.cards)) * 100 >= self.size * percent

    def reguess(self, hidden: list[int], chance: Chance) -> list[int]:
        """Shuffle the cards to come together with those that lie ``hidden`` on the table; what lies there now, as guessed."""
        cards = sorted(self.cards + hidden)
        chance.shuffle(cards)
        count = len(cards) - len(hidden)
        self.cards = cards[:count]
        return cards[count:]

    def clone(self) -> Shoe:
        """An independent copy."""
        new = Shoe(self.size)
        new.cards = self.cards[:]
        new.tray = self.tray[:]
        return new


def best_total(hard: int, ace: bool) -> int:
    """The total of a hand from its total with aces as one."""
    return hard + 10 if ace and hard <= 11 else hard


def must_draw(hard: int, ace: bool, hits_soft_17: bool) -> bool:
    """Whether the house draws: on 16 or less, and on a soft 17 where its rule says so."""
    if ace and hard <= 11:
        return hard < 7 or (hard == 7 and hits_soft_17)
    return hard < 17
