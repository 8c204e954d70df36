"""Who is in the match, where the button is, and who posts the blinds (rules/poker-base, "Seats", option ``button``)."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import Pack
from sobremesa.games.vying._betting import next_in

SUITS_UP: Final = {"fr52": "cdhs", "es52": "boce"}
"""The suits from the lowest to the highest, where a rule of poker compares them: c d h s, and the Spanish suits that stand for them."""


def strength(pack: Pack, card: int) -> int:
    """The place of a card by rank, ace high, then by suit: for draws and for odd chips."""
    rank = pack.rank[card] or 13
    return 4 * rank + SUITS_UP[pack.id].index(pack.suits[pack.suit[card]])


def seating(pack: Pack, cards: list[int]) -> list[int]:
    """Where the players who drew ``cards`` sit: the players from the dealer's left round to the dealer, who has the highest card."""
    drawn = [strength(pack, card) for card in cards]
    return sorted(range(len(cards)), key=drawn.__getitem__)


class Seating:
    """The button and the blinds.

    :ivar playing: the seats still in the match, a set.
    :ivar button: the seat with the button, perhaps an empty one; ``small`` and ``big``: where the blinds fall.
    :ivar dead: the button may fall on an empty seat (big blinds move on one player every hand).
    :ivar left_small: with two players the small blind is at the button's left, too.
    """

    def __init__(self, seats: int, dead: bool, left_small: bool) -> None:
        self.seats = seats
        self.dead = dead
        self.left_small = left_small
        self.playing = (1 << seats) - 1
        self.button = seats - 1
        self.small = 0
        self.big = 0
        self.place_blinds()

    def copy_to(self, new: Seating) -> None:
        """Copy everything into another one."""
        new.playing, new.button, new.small, new.big = self.playing, self.button, self.small, self.big

    def place_blinds(self) -> None:
        """Put the blinds where the button says."""
        playing = self.playing
        left = next_in(playing, self.button)
        if playing.bit_count() == 2 and not self.left_small:
            self.small, self.big = self.button, left
        else:
            self.small, self.big = left, next_in(playing, left)

    def move_on(self) -> None:
        """The button and the blinds of the next hand, for the seats that play it."""
        last_big = self.big
        playing = self.playing
        if self.dead:
            button, small = self.small, last_big
            self.big = next_in(playing, last_big)
            if playing.bit_count() == 2:
                other = next_in(playing, self.big)
                self.small = other
                self.button = self.big if self.left_small else other
            else:
                self.button, self.small = button, small
            return
        self.button = next_in(playing, self.button)
        self.place_blinds()
        if playing.bit_count() == 2 and self.big == last_big:
            self.button = next_in(playing, self.button)
            self.place_blinds()

    def small_blind(self) -> int:
        """Who posts the small blind, -1: nobody (a dead one)."""
        return self.small if self.playing >> self.small & 1 else -1

    def dealer(self) -> int:
        """Who deals: the button, or if its seat is empty the last player before it."""
        seat = self.button
        while not self.playing >> seat & 1:
            seat = (seat - 1) % self.seats
        return seat

    def order(self, live: int) -> list[int]:
        """The seats of a set clockwise from the button's left."""
        found: list[int] = []
        for step in range(1, self.seats + 1):
            seat = (self.button + step) % self.seats
            if live >> seat & 1:
                found.append(seat)
        return found
