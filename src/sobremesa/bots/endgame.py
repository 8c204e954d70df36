"""The end of a hand of tricks, solved exactly with all cards seen (double dummy): alpha-beta over two sides.

Meant for guesses: a bot deals what it cannot know several times and plays what is best on average (:class:`~sobremesa.bots.tricks.TrickBot`).
Compiled with the games.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import bits
from sobremesa.games.tricks._tricks import PLAY, TrickState

INFINITE: Final = 1 << 30


class OutOfNodes(Exception):  # noqa: N818  (not an error: the solver has had what it was given)
    """The node budget has run out."""


class Endgame:
    """Solves positions of one deal. Values are the points that side 0 still wins less those of the others.

    :param state: a trick game in play between two sides, all cards in hands or on the table, with no rule of play beyond its duties.
    :param per_trick: what a trick is worth besides its cards. ``last``: what the last one is worth besides.
    :ivar nodes: cards tried so far; past ``budget`` :class:`OutOfNodes` is raised.
    """

    def __init__(self, state: TrickState, per_trick: int, last: int, budget: int) -> None:
        self.per_trick = per_trick
        self.last = last
        self.budget = budget
        self.nodes = 0
        self.size = len(state.active)
        self.next_place = state.next_place
        self.first_side: list[bool] = [side == 0 for side in state.sides]
        self.sides = state.sides
        self.duties = state.duties
        self.ranking = state.ranking
        self.hands: list[int] = state.hands[:]
        self._table: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}  # leader and hands: value is at least, at most

    def values(self, state: TrickState) -> list[tuple[int, int]]:
        """Each card that the mover may play, with its value under best play; ``state`` must be a later moment of the same deal."""
        self.hands = state.hands[:]
        place = state.mover
        pot = 0
        for card in state.trick:
            pot += self.ranking.points[card]
        found: list[tuple[int, int]] = []
        twin = -1
        value = 0
        for card in bits(state.legal())[::-1]:
            if twin < 0 or not self._alike(place, card, twin):
                value = self._try(place, card, len(state.trick), state.led, state.best, state.winner, pot, -INFINITE, INFINITE)
            found.append((card, value))
            twin = card
        return found

    def best(self, state: TrickState) -> int:
        """A card that is best for the mover."""
        values = self.values(state)
        best = values[0]
        maximise = self.first_side[state.mover]
        for one in values:
            if one[1] > best[1] if maximise else one[1] < best[1]:
                best = one
        return best[0]

    def _alike(self, place: int, card: int, twin: int) -> bool:
        """Whether two cards of a hand, ``card`` the weaker, are worth the same and nothing that is still out lies between them."""
        ranking = self.ranking
        if ranking.suit[card] != ranking.suit[twin] or ranking.points[card] != ranking.points[twin]:
            return False
        between = ranking.above[card] & ~ranking.above[twin] & ~(1 << twin)
        if not ranking.above[card] >> twin & 1:
            return False
        still_out = 0
        for hand in self.hands:
            still_out |= hand
        return not still_out & between

    def _try(self, place: int, card: int, laid: int, led: int, best: int, winner: int, pot: int, alpha: int, beta: int) -> int:
        """The value when the place lays the card."""
        self.nodes += 1
        if self.nodes > self.budget:
            raise OutOfNodes
        ranking = self.ranking
        hands = self.hands
        hands[place] ^= 1 << card
        pot += ranking.points[card]
        if laid == 0:
            led = ranking.suit[card]
            best = card
            winner = place
        elif ranking.beats[best] >> card & 1:
            best = card
            winner = place
        laid += 1
        if laid < self.size:
            value = self._reply(self.next_place[place], laid, led, best, winner, pot, alpha, beta)
        else:
            gain = pot + self.per_trick
            over = hands[winner] == 0
            if over:
                gain += self.last
            if not self.first_side[winner]:
                gain = -gain
            value = gain if over else gain + self._lead(winner, alpha - gain, beta - gain)
        hands[place] ^= 1 << card
        return value

    def _lead(self, place: int, alpha: int, beta: int) -> int:
        """The value when the place leads; tricks are remembered from here."""
        hands = self.hands
        third = hands[2] if len(hands) > 2 else 0
        fourth = hands[3] if len(hands) > 3 else 0
        key = (place, hands[0], hands[1], third, fourth)
        known = self._table.get(key)
        low = -INFINITE
        high = INFINITE
        if known is not None:
            low = known[0]
            high = known[1]
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        value = self._reply(place, 0, -1, -1, -1, 0, alpha, beta)
        if value <= alpha:
            high = value
        elif value >= beta:
            low = value
        else:
            low = high = value
        self._table[key] = (low, high)
        return value

    def _reply(self, place: int, laid: int, led: int, best: int, winner: int, pot: int, alpha: int, beta: int) -> int:
        """The value when it is the place's turn."""
        legal = self.hands[place]
        if laid:
            legal = self.duties.legal(self.ranking, legal, led, best, self.sides[winner] == self.sides[place])
        maximise = self.first_side[place]
        found = -INFINITE if maximise else INFINITE
        twin = -1
        for card in self._order(legal, laid, best):
            if twin >= 0 and self._alike(place, card, twin):
                twin = card
                continue
            twin = card
            value = self._try(place, card, laid, led, best, winner, pot, alpha, beta)
            if maximise:
                if value > found:
                    found = value
                    if value > alpha:
                        alpha = value
            elif value < found:
                found = value
                if value < beta:
                    beta = value
            if alpha >= beta:
                break
        return found

    def _order(self, legal: int, laid: int, best: int) -> list[int]:
        """The cards with those that win first: they cut the most off. Suit by suit, high to low, so that equals stand together."""
        cards = bits(legal)
        cards.reverse()
        if laid and best >= 0:
            winning = legal & self.ranking.beats[best]
            if winning and winning != legal:
                first = bits(winning)
                first.reverse()
                rest = bits(legal & ~winning)
                rest.reverse()
                return first + rest
        return cards


def solvable(state: TrickState, most: int) -> bool:
    """Whether the rest of the hand can be solved here: two sides, in play, nothing left to draw, at most ``most`` cards in a hand, plain rules."""
    if state.phase != PLAY or len(state.piles) != 2 or state.places > 4 or state.cancels or state.stock or state.turn_up >= 0:
        return False
    if state.trick_size != len(state.active):
        return False
    return all(state.hands[place].bit_count() <= most for place in state.active)
