"""Thirteen cards in three lines (rules/poker-chino): what each line is worth, which hands are void, royalties, and how two players settle.

Lines are sets of cards of one French pack or two; a worth is that of :mod:`_hands`, so the lines of a hand compare by number: the three cards in
front count as the first three of five, and lose to five that begin alike.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import bits
from sobremesa.games.vying._hands import FLUSH, FOUR, FULL, HIGH_CARD, PAIR, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIR, high

FRONT: Final = 0
MIDDLE: Final = 1
BACK: Final = 2
NAMES: Final = ("front", "middle", "back")
ROOM: Final = (3, 5, 5)
"""How many cards each line takes."""
ALL: Final = 13
"""Cards of a whole hand."""
ROYAL: Final = 10
"""One past the classes of :mod:`_hands`: the straight flush to the ace."""

_PACK: Final = (1 << 52) - 1
_SHIFT: Final = 20


def rank_of(card: int) -> int:
    """The rank of a card, 2 to 14."""
    return (card % 13 - 1) % 13 + 2


def _packed(ranks: list[int]) -> int:
    found = 0
    for place, rank in enumerate(ranks):
        found |= rank << 16 - 4 * place
    return found


def five(cards: int) -> int:
    """The worth of a set of up to five cards, all counting; five of one rank (two packs) are a four with its own rank beside it."""
    one, other = cards & _PACK, cards >> 52
    if not one & other:
        return high(one | other)
    members = bits(cards)
    ranks = sorted([rank_of(card) for card in members], reverse=True)
    groups = sorted([(ranks.count(rank), rank) for rank in sorted(set(ranks))], reverse=True)
    shape = [count for count, _ in groups]
    order = [rank for _, rank in groups]
    if shape[0] > 3:
        kicker = order[0] if shape[0] == 5 else order[1] if len(order) > 1 else 0
        return FOUR << _SHIFT | _packed([order[0], kicker])
    if shape[:2] == [3, 2]:
        return FULL << _SHIFT | _packed(order)
    if len(members) == 5 and len({card % 52 // 13 for card in members}) == 1:
        return FLUSH << _SHIFT | _packed(ranks)
    kind = THREE if shape[0] == 3 else TWO_PAIR if shape[:2] == [2, 2] else PAIR
    return kind << _SHIFT | _packed(order)


def three(cards: int) -> int:
    """The worth of a set of up to three cards in front, where neither straights nor flushes count."""
    ranks = sorted([rank_of(card) for card in bits(cards)], reverse=True)
    if len(ranks) == 3 and ranks[0] == ranks[2]:
        return THREE << _SHIFT | ranks[0] << 16
    if len(ranks) > 1 and ranks[0] == ranks[1]:
        return PAIR << _SHIFT | _packed([ranks[0], *ranks[2:]])
    if len(ranks) == 3 and ranks[1] == ranks[2]:
        return PAIR << _SHIFT | _packed([ranks[1], ranks[0]])
    return HIGH_CARD << _SHIFT | _packed(ranks)


def worth_of(line: int, cards: int) -> int:
    """The worth of the cards on a line, full or not."""
    return three(cards) if line == FRONT else five(cards)


def kind_of(worth: int) -> int:
    """The class of a worth, :data:`ROYAL` for the highest straight flush."""
    kind = worth >> _SHIFT
    return ROYAL if kind == STRAIGHT_FLUSH and worth >> 16 & 15 == 14 else kind


class Royalties:
    """What full lines are paid besides being won, by class from the high card up to :data:`ROYAL`.

    :ivar pair_over: a pair in front is paid its rank less this, 99: never. ``three``: three in front are paid this and their rank above the two
        (with ``steps``) or this alone.
    """

    def __init__(self, middle: list[int], back: list[int], pair_over: int, three: int, steps: bool) -> None:
        self.middle = middle
        self.back = back
        self.pair_over = pair_over
        self.three = three
        self.steps = steps

    def of(self, line: int, worth: int) -> int:
        """The royalty of a full line."""
        kind = kind_of(worth)
        if line == BACK:
            return self.back[kind]
        if line == MIDDLE:
            return self.middle[kind]
        rank = worth >> 16 & 15
        if kind == THREE:
            return self.three + (rank - 2 if self.steps else 0)
        return max(0, rank - self.pair_over) if kind == PAIR else 0


#                      -  1  2  3  S  F  full four  -  SF  royal
OPEN_FACE: Final = Royalties([0, 0, 0, 2, 4, 8, 12, 20, 20, 30, 50], [0, 0, 0, 0, 2, 4, 6, 10, 10, 15, 25], 5, 10, True)
CLASSIC: Final = Royalties([0, 0, 0, 0, 0, 0, 2, 8, 8, 10, 14], [0, 0, 0, 0, 0, 0, 0, 4, 4, 5, 7], 99, 3, False)
NO_ROYALTIES: Final = Royalties([0] * 11, [0] * 11, 99, 0, False)


def natural(front: int, middle: int, back: int) -> int:
    """What a hand of thirteen wins by itself as it is set: 13 for thirteen ranks; 3 for six pairs, three straights or three flushes; else 0."""
    ranks = [rank_of(card) for card in bits(front | middle | back)]
    if len(set(ranks)) == ALL:
        return 13
    if sum([ranks.count(rank) // 2 for rank in set(ranks)]) == 6:
        return 3
    suits = [{card % 52 // 13 for card in bits(cards)} for cards in (front, middle, back)]
    if max([len(suit) for suit in suits]) == 1:
        return 3
    straights = all(five(cards) >> _SHIFT in (STRAIGHT, STRAIGHT_FLUSH) for cards in (middle, back))
    return 3 if straights and _run_of_three(front) else 0


def _run_of_three(front: int) -> bool:
    ranks = sorted([rank_of(card) for card in bits(front)])
    return ranks == [2, 3, 14] or (ranks[1] == ranks[0] + 1 and ranks[2] == ranks[0] + 2)


class Hand:
    """A hand of thirteen as it is compared.

    :ivar worths: of front, middle and back. ``royalties``: of each line. ``foul``: whether the hand is void. ``natural``: what it wins by itself.
    """

    def __init__(self, rows: list[int], royalties: Royalties, naturals: bool) -> None:
        self.worths = [worth_of(line, rows[line]) for line in range(3)]
        self.natural = natural(rows[FRONT], rows[MIDDLE], rows[BACK]) if naturals else 0
        self.foul = not self.natural and not self.worths[BACK] >= self.worths[MIDDLE] >= self.worths[FRONT]
        self.royalties = [0, 0, 0] if self.foul else [royalties.of(line, self.worths[line]) for line in range(3)]

    def earns(self, least: int) -> int:
        """The rank of the pair in front that earns fantasyland, 15 for three of a kind, 0 if nothing does; ``least``: the weakest pair that does."""
        kind, rank = kind_of(self.worths[FRONT]), self.worths[FRONT] >> 16 & 15
        if self.foul:
            return 0
        if kind == THREE:
            return 15
        return rank if kind == PAIR and rank >= least else 0

    def stays(self, full_stays: bool) -> bool:
        """Whether a hand in fantasyland earns another one."""
        if self.foul:
            return False
        middle = kind_of(self.worths[MIDDLE])
        return kind_of(self.worths[BACK]) >= FOUR or middle >= FOUR or (full_stays and middle == FULL) or kind_of(self.worths[FRONT]) == THREE


class Duel:
    """What a hand gets of another one, in points.

    :ivar lines: 1, 0 or -1 for each line, as compared; all alike where one hand is void. ``scoop``: 3 or -3 for all of them. ``royalties``: own
        less the other's. ``natural``: what was won or lost without comparing; then the others are 0.
    """

    def __init__(self, own: Hand, other: Hand, won_lines: bool) -> None:
        self.lines = [0, 0, 0]
        self.scoop = 0
        self.royalties = 0
        self.natural = 0
        if own.natural or other.natural:
            if own.natural != other.natural:
                self.natural = own.natural if own.natural > other.natural else -other.natural
        elif own.foul or other.foul:
            if own.foul != other.foul:
                self.lines = [-1, -1, -1] if own.foul else [1, 1, 1]
        else:
            for line in range(3):
                one, two = own.worths[line], other.worths[line]
                self.lines[line] = 1 if one > two else -1 if one < two else 0
        if not self.natural and not own.natural and not other.natural:
            for line in range(3):
                won = self.lines[line]
                self.royalties += own.royalties[line] if won > 0 or not won_lines else 0
                self.royalties -= other.royalties[line] if won < 0 or not won_lines else 0
            if abs(sum(self.lines)) == 3:
                self.scoop = sum(self.lines)
        self.total = sum(self.lines) + self.scoop + self.royalties + self.natural
