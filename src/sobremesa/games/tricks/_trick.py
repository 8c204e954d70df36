"""What trick-taking games share: orders of the cards, who wins a trick, who wins a match of several hands, and how it all lies on the table."""

from __future__ import annotations

from sobremesa.core.packs import Pack, bits
from sobremesa.core.view import Item, Say, Zone, say


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

    def kind(self, card: int) -> int:
        """All copies of a card."""
        pack = self.pack
        return pack.rank_masks[pack.rank[card]] & pack.suit_masks[pack.suit[card]]

    def swaps(self, turn_up: int, high: int, low: int) -> int:
        """The cards one of which may be swapped for the turn-up: the trump of rank ``high`` for any stronger one, that of rank ``low`` for those from
        there down that are stronger than it; -1 for a rank that swaps nothing."""
        strength = self.strength
        suit = self.pack.suit[turn_up] * len(self.pack.ranks)
        if high >= 0 and strength[turn_up] > strength[suit + high]:
            return self.kind(suit + high)
        return self.kind(suit + low) if low >= 0 and strength[turn_up] > strength[suit + low] else 0

    def unlike(self, hand: int, trick: list[int]) -> int:
        """The cards of a hand that have no twin in the trick; the whole hand if all have one."""
        twins = 0
        for card in trick:
            twins |= self.kind(card)
        return hand & ~twins or hand

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


def ahead(measure: list[int], goal: int) -> int:
    """The side that has reached the goal and is alone in front; -1 while there is none: a match that is level plays on."""
    best = max(measure)
    return measure.index(best) if best >= goal and measure.count(best) == 1 else -1


def side_columns(sides: int, seats: int, shown: list[int]) -> tuple[Say, ...]:
    """The heads of a result sheet: the players of each side shown, where seat ``s`` is of side ``s % sides``."""
    return tuple([say("seats", seats=" ".join([str(seat) for seat in range(side, seats, sides)])) for side in shown])


def hand_zone(pack: Pack, owner: int, hand: int, seen: int) -> Zone:
    """A player's hand, the cards ``seen`` by the viewer face up."""
    names = pack.names
    return Zone(f"hand-{owner}", "hand", "fan", owner, [Item(names[card], names[card]) for card in bits(hand & seen)], hand.bit_count())


def trick_zone(pack: Pack, id: str, cards: list[int], owners: list[int]) -> Zone:
    """The cards of a trick in the order played, each with who played it; ``last`` lies aside, to be looked at."""
    names = pack.names
    items = [Item(names[card], names[card], owner=owner) for card, owner in zip(cards, owners, strict=False)]
    shape: dict[str, str | int] = {"aside": 1} if id == "last" else {}
    return Zone(id, "last-trick" if id == "last" else "trick", "trick", items=items, count=len(items), shape=shape)
