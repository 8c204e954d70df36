"""Cantes: two figures of one suit held in one hand and sung by their holder, worth more in trumps."""

from __future__ import annotations

from typing import Final

from sobremesa.core.view import Say, say
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._tricks import TrickState

SING: Final = 300
"""The action of singing a suit: SING with its number."""


class Cantes:
    """The pairs that a game lets be sung, and what they bring. Sets of suits are masks, one bit a suit.

    :ivar pairs: for each suit, the copies of the one card and of the other.
    :ivar trumps: points for the pair in trumps ("las cuarenta"); ``plain``: in another suit ("las veinte").
    """

    def __init__(self, order: Order, ranks: tuple[str, str], trumps: int = 40, plain: int = 20) -> None:
        pack = order.pack
        one, other = [pack.rank_masks[pack.ranks.index(rank)] for rank in ranks]
        self.pairs: list[tuple[int, int]] = [(one & suit, other & suit) for suit in pack.suit_masks]
        self.pack = pack
        self.trumps = trumps
        self.plain = plain

    def held(self, hand: int, sung: int) -> list[int]:
        """The suits of which a hand holds both cards, but for those already sung by its owner, ascending."""
        found: list[int] = []
        for suit, (one, other) in enumerate(self.pairs):
            if hand & one and hand & other and not sung >> suit & 1:
                found.append(suit)
        return found

    def cards(self, hand: int, suit: int) -> int:
        """The two cards with which the hand sings a suit, 0 if it does not hold both."""
        one, other = self.pairs[suit]
        one &= hand
        other &= hand
        return one & -one | other & -other if one and other else 0

    def worth(self, suit: int, trump: int) -> int:
        """The points of a cante."""
        return self.trumps if suit == trump else self.plain

    def total(self, sung: int, trump: int) -> int:
        """The points of a set of suits sung."""
        return self.plain * sung.bit_count() + (self.trumps - self.plain if trump >= 0 and sung >> trump & 1 else 0)

    def read(self, words: list[str]) -> int:
        """The action written ``sing <suit>``; -1: none."""
        return SING + self.pack.suits.index(words[1]) if len(words) == 2 and words[0] == "sing" and words[1] in list(self.pack.suits) else -1

    def word(self, action: int) -> str:
        """The notation of the action, empty if it sings nothing."""
        return f"sing {self.pack.suits[action - SING]}" if SING <= action < SING + len(self.pack.suits) else ""

    def label(self, suit: int, trump: int) -> Say:
        """What the button says."""
        return say("cantes-move", suit=self.pack.suits[suit], n=self.worth(suit, trump))

    def notes(self, sung: int, trump: int) -> list[Say]:
        """The markers beside the name of a player who has sung."""
        names = self.pack.suits
        return [say("cantes-sung", suit=names[suit], n=self.worth(suit, trump)) for suit in range(len(names)) if sung >> suit & 1]


def announce(state: TrickState, cantes: Cantes, place: int, suit: int) -> None:
    """Let the place sing: it says so, and everybody has seen its two cards."""
    state.known[place] |= cantes.cards(state.hands[place], suit)
    if state.loud:
        state.note("sing", "cantes-sings", place, True, suit=state.pack.suits[suit], n=cantes.worth(suit, state.trump))


def might_hold(state: TrickState, place: int) -> int:
    """The cards that the place may hold for all that everybody has seen: not those won, on the table, turned up, or known to be elsewhere."""
    gone = state.barred[place]
    for pile in state.piles:
        gone |= pile
    for card in state.trick:
        gone |= 1 << card
    if state.turn_up >= 0:
        gone |= 1 << state.turn_up
    for other in state.active:
        if other != place:
            gone |= state.known[other]
    return state.pack.full & ~gone | state.known[place]
