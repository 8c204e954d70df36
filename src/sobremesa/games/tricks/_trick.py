"""What trick-taking games share: orders of the cards, and who wins a trick."""

from __future__ import annotations

from sobremesa.core.packs import Pack


class Order:
    """An order of the ranks and the worth of each card, for one pack.

    :ivar strength: of each card among its own suit, higher beats; copies of a card are equal.
    :ivar points: the card points of each card.
    """

    def __init__(self, pack: Pack, high_to_low: str, points: dict[str, int]) -> None:
        ranks = high_to_low.split()
        self.pack = pack
        self.strength: list[int] = []
        self.points: list[int] = []
        for card in range(pack.size):
            rank = pack.ranks[pack.rank[card]]
            self.strength.append(len(ranks) - ranks.index(rank))
            self.points.append(points.get(rank, 0))

    def total(self, mask: int) -> int:
        """The card points of a set."""
        total = 0
        points = self.points
        while mask:
            low = mask & -mask
            total += points[low.bit_length() - 1]
            mask ^= low
        return total

    def best(self, trick: list[int], trump: int) -> int:
        """The place in ``trick`` (in order of play) of the card that wins it; of equal cards the second ranks above the first."""
        suit = self.pack.suit
        strength = self.strength
        best = 0
        best_card = trick[0]
        for place in range(1, len(trick)):
            card = trick[place]
            if suit[card] == suit[best_card]:
                if strength[card] >= strength[best_card]:
                    best = place
                    best_card = card
            elif suit[card] == trump:
                best = place
                best_card = card
        return best

    def best_uncancelled(self, trick: list[int], trump: int) -> int:
        """The same where identical cards cancel each other (rules/brisca, ``twins: cancel``): the highest trump left, else the highest of the suit
        led, else of the suit of the first card left; the leader if nothing is left."""
        base = self.pack.base
        suit = self.pack.suit
        kinds = [card % base for card in trick]
        left = [place for place in range(len(trick)) if kinds.count(kinds[place]) == 1]
        if not left:
            return 0
        for wanted in (trump, suit[trick[0]], suit[trick[left[0]]]):
            best = -1
            for place in left:
                card = trick[place]
                if suit[card] == wanted and (best < 0 or self.strength[card] > self.strength[trick[best]]):
                    best = place
            if best >= 0:
                return best
        return 0
