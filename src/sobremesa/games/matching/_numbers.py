"""Packs cut down to a few whole numbers, and the hands that complete one: all of a number, or a run of a suit."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits, get_pack, to_mask


class Numbers:
    """The cards of a pack's lowest numbers, ``size`` copies of each, and which hands of ``size`` cards are complete.

    :ivar pack: of one copy for hands of four, of two for longer ones. ``runs``: whether a run of one suit is complete too.
    """

    def __init__(self, deck: str, size: int, runs: bool) -> None:
        self.pack = get_pack(deck, 1 if size == 4 else 2)
        self.size = size
        self.runs = runs
        # What two packs have too many of goes bastos (clubs) of the second first, then its espadas (spades).
        surplus = 4 * self.pack.copies - size
        order = ("c", "s") if deck == "fr52" else ("b", "e")
        self.left_out = 0
        for suit in order[:surplus]:
            self.left_out |= self.pack.suit_masks[self.pack.suits.index(suit)] & ~((1 << self.pack.base) - 1)

    def cards(self, n: int) -> int:
        """The cards in play with ``n`` numbers."""
        found = 0
        for rank in range(n):
            found |= self.pack.rank_masks[rank]
        return found & ~self.left_out

    def same(self, hand: int) -> bool:
        """Whether a full hand is all of one number."""
        if hand.bit_count() != self.size:
            return False
        rank = self.pack.rank[(hand & -hand).bit_length() - 1]
        return hand & ~self.pack.rank_masks[rank] == 0

    def top(self, hand: int) -> int:
        """The place of the highest card of a hand that is a run of one suit, from 0; -1 if it is none, or if runs are not played."""
        if not self.runs or hand.bit_count() != self.size:
            return -1
        cards = bits(hand)
        ranks = sorted([self.pack.rank[card] for card in cards])
        if any(self.pack.suit[card] != self.pack.suit[cards[0]] for card in cards):
            return -1
        return ranks[-1] if ranks == list(range(ranks[0], ranks[0] + self.size)) else -1

    def complete(self, hand: int) -> bool:
        """Whether a hand may be claimed."""
        return self.same(hand) or self.top(hand) >= 0

    def guess(self, n: int, free: int, known: int, chance: Chance) -> int:
        """A complete hand drawn from the cards ``free`` with ``n`` numbers in play, ``known`` ones among them; 0 if there is none."""
        wholes = [self.pack.rank_masks[rank] & ~self.left_out for rank in range(n)]
        found = [whole for whole in wholes if whole & ~free == 0 and known & ~whole == 0]
        if self.runs:
            for suit in range(len(self.pack.suits)):
                for low in range(n - self.size + 1):
                    run = self._run(suit, low, free, known, chance)
                    if run:
                        found.append(run)
        return found[chance.below(len(found))] if found else 0

    def _run(self, suit: int, low: int, free: int, known: int, chance: Chance) -> int:
        run = 0
        for rank in range(low, low + self.size):
            cards = self.pack.rank_masks[rank] & self.pack.suit_masks[suit] & free
            choices = bits(cards & known or cards)
            if not choices:
                return 0
            run |= 1 << choices[chance.below(len(choices))]
        return run if known & ~run == 0 else 0


def draw(cards: list[int], n: int) -> int:
    """The set of the last ``n`` of a shuffled list, taken off it."""
    return to_mask([cards.pop() for _ in range(n)])
