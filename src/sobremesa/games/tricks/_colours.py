"""Two coloured jokers, each the top card of its colour: of the trumps if they have it, else of the suit led if that has it, else worth nothing."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import Pack
from sobremesa.games.tricks._duties import Duties
from sobremesa.games.tricks._order import Order, Ranking

RED: Final = {"french": "hd", "spanish": "oc", "spanish52": "oc"}
"""The red suits of each pack. The first joker is red, the second black."""


class ColourOrder(Order):
    """An order of the ranks for a pack with two coloured jokers.

    :ivar joker: of each suit, the joker of its colour, as a set. ``colours``: of each card, the suits of its colour if it is a joker.
    """

    def __init__(self, pack: Pack, high_to_low: str) -> None:
        super().__init__(pack, high_to_low, {})
        red = RED[pack.look]
        self.joker: list[int] = [1 << pack.base * pack.copies + (suit not in red) for suit in pack.suits]
        self.colours: list[list[int]] = [[suit for suit in range(len(pack.suits)) if self.joker[suit] >> card & 1] for card in range(pack.size)]
        self._under: dict[tuple[int, int], Ranking] = {}

    def under_led(self, trump: int, led: int) -> Ranking:
        """How cards compare while that suit is trumps and that one has been led (-1: none)."""
        found = self._under.get((trump, led))
        if found is None:
            suits = self.pack.suit[:]
            strength = self.strength[:]
            top = max(strength) + 1
            for card in range(self.pack.size):
                if self.colours[card]:
                    strength[card] = top
                    suits[card] = trump if trump in self.colours[card] else led if led in self.colours[card] else -1
            found = self._under[trump, led] = Ranking(self.pack, trump, suits, strength, self.points, self.later)
        return found


class ColourDuties(Duties):
    """To follow suit, by a natural card of it or the joker of its colour; who has no natural one is free."""

    def __init__(self, joker: list[int]) -> None:
        super().__init__()
        self.joker = joker
        self.simple = False

    def legal(self, ranking: Ranking, hand: int, led: int, best: int, partner: bool) -> int:
        own = hand & ranking.pack.suit_masks[led]
        return own | hand & self.joker[led] if own else hand

    def missing(self, ranking: Ranking, card: int, led: int, best: int, partner: bool) -> int:
        natural = ranking.pack.suit_masks[led]
        return 0 if (natural | self.joker[led]) >> card & 1 else natural

    def owed(self, ranking: Ranking, hand: int, led: int, best: int, partner: bool) -> str:
        return "follow" if hand & ranking.pack.suit_masks[led] else ""
