"""How the cards of a pack compare: the order of ranks of a game, and under each trump suit which card beats which."""

from __future__ import annotations

from sobremesa.core.packs import Pack


class Ranking:
    """How cards compare in one trick, once trumps are fixed.

    :ivar trump: the trump suit, as an index into the pack's suits; -1: none.
    :ivar suit: the suit each card counts to (a bower is a trump); -1: none, it never wins. ``suits``: the cards that count to each suit.
    :ivar trumps: the trumps, as a set. ``points``: the card points of each card.
    :ivar above: for each card, those of its suit that beat it. ``beats``: those that beat it while it wins a trick: ``above``, and for a plain card
        the trumps too. Cards of a suit neither led nor trump are never asked: they beat nothing.
    """

    def __init__(self, pack: Pack, trump: int, suit: list[int], strength: list[int], points: list[int], later: bool) -> None:
        self.pack = pack
        self.trump = trump
        self.suit = suit
        self.strength = strength
        self.points = points
        self.suits: list[int] = [0] * len(pack.suits)
        for card in range(pack.size):
            if suit[card] >= 0:
                self.suits[suit[card]] |= 1 << card
        self.trumps = self.suits[trump] if trump >= 0 else 0
        self.above: list[int] = [0] * pack.size
        self.beats: list[int] = [0] * pack.size
        for card in range(pack.size):
            for other in range(pack.size):
                same = suit[other] == suit[card] and suit[card] >= 0
                if same and other != card and (strength[other] > strength[card] or (later and strength[other] == strength[card])):
                    self.above[card] |= 1 << other
            self.beats[card] = self.above[card] if suit[card] == trump else self.above[card] | self.trumps

    def total(self, mask: int) -> int:
        """The card points of a set."""
        total = 0
        points = self.points
        while mask:
            low = mask & -mask
            total += points[low.bit_length() - 1]
            mask ^= low
        return total


class Order:
    """An order of the ranks and the worth of each card, for one pack; trumps may have their own.

    :ivar strength: of each card among its own suit when that is not trumps, higher beats; copies of a card are equal.
    :ivar points: the card points of each card when its suit is not trumps.

    ``high_to_low`` names the ranks; ``trump_high_to_low`` and ``trump_points`` those of the trump suit where they differ. ``later``: of two
    copies in one trick the second beats the first. Cards without a rank (jokers) count to no suit; a game that wants them elsewhere builds its
    own :class:`Ranking`.
    """

    def __init__(
        self,
        pack: Pack,
        high_to_low: str,
        points: dict[str, int],
        trump_high_to_low: str = "",
        trump_points: dict[str, int] | None = None,
        later: bool = True,
    ) -> None:
        self.pack = pack
        self.later = later
        self.strength: list[int] = _strengths(pack, high_to_low)
        self.points: list[int] = _points(pack, points)
        self._trump_strength: list[int] = _strengths(pack, trump_high_to_low or high_to_low)
        self._trump_points: list[int] = _points(pack, points if trump_points is None else trump_points)
        self._rankings: dict[int, Ranking] = {}

    def under(self, trump: int) -> Ranking:
        """How cards compare when that suit (-1: none) is trumps."""
        found = self._rankings.get(trump)
        if found is None:
            strength = self.strength[:]
            points = self.points[:]
            for card in range(self.pack.size):
                if trump >= 0 and self.pack.suit[card] == trump:
                    strength[card] = self._trump_strength[card]
                    points[card] = self._trump_points[card]
            found = self._rankings[trump] = Ranking(self.pack, trump, self.pack.suit, strength, points, self.later)
        return found

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


def uncancelled(ranking: Ranking, trick: list[int]) -> int:
    """The place in ``trick`` of its best card where identical cards cancel each other (rules/brisca, ``twins: cancel``): the highest trump left, else
    the highest of the suit led, else of the suit of the first card left; -1 if nothing is left."""
    base = ranking.pack.base
    kinds = [card % base for card in trick]
    left = [place for place in range(len(trick)) if kinds.count(kinds[place]) == 1]
    if not left:
        return -1
    for wanted in (ranking.trump, ranking.suit[trick[0]], ranking.suit[trick[left[0]]]):
        best = -1
        for place in left:
            if ranking.suit[trick[place]] == wanted and (best < 0 or ranking.above[trick[best]] >> trick[place] & 1):
                best = place
        if best >= 0:
            return best
    return -1


def _strengths(pack: Pack, high_to_low: str) -> list[int]:
    ranks = high_to_low.split()
    return [len(ranks) - ranks.index(pack.ranks[rank]) if rank >= 0 else 0 for rank in pack.rank]


def _points(pack: Pack, points: dict[str, int]) -> list[int]:
    return [points.get(pack.ranks[rank], 0) if rank >= 0 else 0 for rank in pack.rank]
