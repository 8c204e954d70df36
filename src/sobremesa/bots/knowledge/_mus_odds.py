"""What hands of mus are worth: how they rank among all there may be, what they bring, and what a whole deal comes to."""

from __future__ import annotations

import math

from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.games.vying._mus_cards import CHICA, GRANDE, JUEGO, PARES, PUNTO, MusCards, Worth

USUAL = 2  # stones on a lance that is still to be played, about


class Odds:
    """How every hand ranks under one make-up of the cards.

    :ivar rank: for each lance, by a hand's worth there, the part of the hands that take part which it beats (half of those it ties with).
    """

    def __init__(self, cards: MusCards) -> None:
        self.cards = cards
        weighed: list[tuple[Worth, int]] = []
        for hand in cards.hands:
            ways = 1
            for rank, count in enumerate(hand.counts):
                ways *= math.comb(cards.copies[rank], count)
            weighed.append((hand, ways))
        self.rank: list[dict[int, float]] = [_ranking(weighed, lance) for lance in range(5)]
        self._values: dict[int, float] = {}

    def strength(self, lance: int, hand: Worth) -> float:
        """The part of the hands in this lance that a hand beats; 0 where it takes no part."""
        return self.rank[lance].get(hand.key(lance), 0.0)

    def value(self, hand: Worth) -> float:
        """What a hand brings over all lances, in stones, about."""
        code = hand.grande << 12 | hand.pares
        found = self._values.get(code)
        if found is None:
            grande = self.strength(GRANDE, hand)
            chica = self.strength(CHICA, hand)
            found = 1.6 * grande * grande + 1.1 * chica * chica
            found += hand.bonus + 2.5 * self.strength(PARES, hand) ** 2 if hand.pares else -1.0
            if hand.juego:
                found += hand.juego_bonus + 2.5 * self.strength(JUEGO, hand) ** 2
            else:
                found += 0.6 * self.strength(PUNTO, hand) ** 2 - 1.0
            self._values[code] = found
        return found


def _ranking(weighed: list[tuple[Worth, int]], lance: int) -> dict[int, float]:
    counts: dict[int, int] = {}
    for hand, ways in weighed:
        key = hand.key(lance)
        if (lance in (PARES, JUEGO) and not key) or (lance == PUNTO and hand.juego):
            continue
        counts[key] = counts.get(key, 0) + ways
    total = sum(counts.values())
    found: dict[int, float] = {}
    below = 0
    for key in sorted(counts):
        found[key] = (below + counts[key] / 2) / total
        below += counts[key]
    return found


_odds: dict[int, Odds] = {}


def odds_of(cards: MusCards) -> Odds:
    """The :class:`Odds` of these cards, worked out once."""
    found = _odds.get(id(cards))
    if found is None:
        found = _odds[id(cards)] = Odds(cards)
    return found


class Dealt:
    """One deal that may be: who wins each lance in it and what the hands earn besides.

    :ivar worths: of each seat. ``weight``: how well it fits what has been said. ``wins``: the side that wins each of the four lances, -1 nobody.
    :ivar alone: the lances (pares, juego) in which only one side takes part, a set. ``earned``: for each lance and side, the bonus.
    """

    def __init__(self, cards: MusCards, hands: list[int], mano: int) -> None:
        self.worths = [cards.hand(hand) for hand in hands]
        self.weight = 1.0
        self.wins: list[int] = [-1, -1, -1, -1]
        self.alone = 0
        self.earned: list[int] = [0] * 8
        self.punto = True
        for hand in self.worths:
            if hand.juego:
                self.punto = False
        for which in range(4):
            lance = PUNTO if which == JUEGO and self.punto else which
            best = 0
            sides = 0
            for step in range(4):
                seat = (mano + step) % 4
                key = cards.key(lance, hands[seat]) if lance == JUEGO else self.worths[seat].key(lance)
                if key > 0:
                    sides |= 1 << seat % 2
                if key > best:
                    best = key
                    self.wins[which] = seat % 2
            if lance in (PARES, JUEGO):
                if sides in (1, 2):
                    self.alone |= 1 << which
                for seat in range(4):
                    self.earned[2 * which + seat % 2] += self.worths[seat].bonus if lance == PARES else self.worths[seat].juego_bonus
            elif lance == PUNTO:
                self.earned[2 * which] = self.earned[2 * which + 1] = 1

    def stones(self) -> float:
        """What it brings side 0 more than side 1, if each lance is played for the usual stakes."""
        found = 0.0
        for which in range(4):
            side = self.wins[which]
            if side >= 0:
                stake = 0 if self.alone >> which & 1 else USUAL
                found += (stake + self.earned[2 * which + side]) * (1 - 2 * side)
        return found


def chance_of(own: int, others: int, target: int) -> float:
    """How likely a pair is to win the game from that score."""
    if own >= target:
        return 1.0
    if others >= target:
        return 0.0
    left, against = target - own, target - others
    return 1.0 / (1.0 + math.exp((left - against) / (3.5 + 0.11 * (left + against))))


def keep(odds: Odds, hand: int) -> int:
    """What is kept of a hand when there is mus, by rule of thumb: kings, pairs of high cards, aces for the chica; at most three."""
    cards = odds.cards
    worth = cards.hand(hand)
    wanted = 0
    for card in bits(hand):
        rank = cards.rank[card]
        if rank == cards.top or (worth.counts[rank] >= 2 and rank >= cards.top - 2) or (rank == 0 and worth.aces >= 2):
            wanted |= 1 << card
    if wanted == hand:
        low = -1
        for card in bits(hand):
            if low < 0 or cards.rank[card] < cards.rank[low]:
                low = card
        wanted &= ~(1 << low)
    return wanted


def best_keep(odds: Odds, hand: int, pool: list[int], chance: Chance, tries: int, all_of_it: bool) -> int:
    """What to keep of a hand so that it becomes best on the average of some draws from the ``pool``; all of it only where that is allowed."""
    cards = odds.cards
    held = bits(hand)
    best = 0
    most = -1e9
    size = 1 << len(held)
    for places in range(size if all_of_it else size - 1):
        kept = 0
        for at, card in enumerate(held):
            if places >> at & 1:
                kept |= 1 << card
        wanted = len(held) - kept.bit_count()
        found = 0.0
        rounds = tries if wanted else 1
        for _ in range(rounds):
            drawn = kept
            left = wanted
            while left:
                bit = 1 << pool[chance.below(len(pool))]
                if not drawn & bit:
                    drawn |= bit
                    left -= 1
            found += odds.value(cards.hand(drawn))
        if found / rounds > most:
            most = found / rounds
            best = kept
    return best
