"""What the croupier may hold, counted: the odds of every play against him, exact for the cards that are known.

Hands are counted by ranks (1,820 ways for the four cards not seen), and those of the open card's suit are moved to the flushes one by one, so the
whole count takes some milliseconds and no sampling.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import combinations, combinations_with_replacement

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.session import BETS, READY, STAKE
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.vying._hands import high
from sobremesa.games.vying._house import PLAY, HouseState
from sobremesa.games.vying._paytable import LEAST_ACE_KING, LEAST_PAIR

PAUSE = 700  # ms, so that people can follow
ERRORS = {"easy": 20, "normal": 5, "hard": 0}  # decisions in a hundred that go wrong

_CHOOSE = [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]]
_RANKS: list[tuple[int, ...]] = list(combinations_with_replacement(range(13), 4))
_PLACE: dict[tuple[int, ...], int] = {ranks: place for place, ranks in enumerate(_RANKS)}
_plain: dict[int, list[int]] = {}  # by rank of the open card: the worth of each of _RANKS with it, no flush


def _plain_worths(rank: int) -> list[int]:
    """The worths of all ranks of four cards with a fifth of that rank, -1 where there are not so many."""
    found = _plain.get(rank)
    if found is None:
        found = []
        for ranks in _RANKS:
            held = [0] * 13
            held[rank] = 1
            mask = 1 << rank
            for other in ranks:
                # Later cards of a rank in later suits; one alone leaves the first suit if that could make a flush.
                suit = held[other] if held[other] else 1
                if held[other] == 1 and mask >> 13 + other & 1:
                    suit = 0
                held[other] += 1
                if held[other] > 4:
                    break
                mask |= 1 << 13 * suit + other
            found.append(high(mask) if max(held) <= 4 else -1)
        _plain[rank] = found
    return found


class Croupier:
    """All the hands he may hold: ``worths`` in ascending order, and ``below``, how many hands are worth less than each; ``total`` of them."""

    def __init__(self, up: int, known: int, pair_only: bool) -> None:
        """``up`` is his open card, ``known`` the set of all cards that are known, that one included."""
        rank = up % 13
        free = [4 - sum([known >> other + 13 * suit & 1 for suit in range(4)]) for other in range(13)]
        ways_of: dict[int, int] = {}
        worths = _plain_worths(rank)
        for place, ranks in enumerate(_RANKS):
            if worths[place] < 0:
                continue
            ways, before, count = 1, -1, 0
            for other in ranks:
                if other == before:
                    count += 1
                else:
                    if count:
                        ways *= _CHOOSE[free[before]][count]
                    before, count = other, 1
            ways *= _CHOOSE[free[before]][count]
            if ways:
                ways_of[worths[place]] = ways_of.get(worths[place], 0) + ways
        suit = up // 13
        for four in combinations(bits((8191 << 13 * suit) & ~known), 4):
            plain = worths[_PLACE[tuple(sorted([card % 13 for card in four]))]]
            flush = high(1 << up | 1 << four[0] | 1 << four[1] | 1 << four[2] | 1 << four[3])
            ways_of[plain] -= 1
            ways_of[flush] = ways_of.get(flush, 0) + 1
        self.worths: list[int] = sorted(ways_of)
        self.below: list[int] = [0]
        for worth in self.worths:
            self.below.append(self.below[-1] + ways_of[worth])
        self.total = self.below[-1]
        self.least = LEAST_PAIR if pair_only else LEAST_ACE_KING
        self.no_game = self.below[bisect_left(self.worths, self.least)]

    def counts(self, own: int) -> tuple[int, int, int, int]:
        """Of all his hands: how many are no game, and how many a worth beats, ties and loses to."""
        less = self.below[bisect_left(self.worths, own)]
        upto = self.below[bisect_left(self.worths, own + 1)]
        if own < self.least:
            less = upto = self.no_game
        return self.no_game, less - self.no_game, upto - less, self.total - upto

    def value(self, own: int, ante_win: float, win: float, cover: int) -> float:
        """What going on is worth, in antes: ``ante_win`` and ``win`` are what ante and bet bring when his game is beaten, ``cover`` the bet."""
        no_game, wins, _, loses = self.counts(own)
        return (no_game + wins * (ante_win + win) - loses * (1 + cover)) / self.total


_kept: dict[tuple[int, int, bool], Croupier] = {}


def croupier(up: int, known: int, pair_only: bool = False) -> Croupier:
    """The count for an open card and the set of known cards; the last ones are kept."""
    key = (up, known, pair_only)
    found = _kept.get(key)
    if found is None:
        if len(_kept) > 64:
            _kept.clear()
        found = _kept[key] = Croupier(up, known, pair_only)
    return found


def known_cards(state: HouseState, seat: int) -> int:
    """The set of cards whose faces a seat has seen and not lost sight of."""
    known = 1 << state.house[4]
    for box in range(state.boxes):
        if state.hands[box] and state.sees(seat, box):
            for card in state.hands[box]:
                known |= 1 << card
    return known


def stake(state: HouseState, seat: int) -> int:
    """Between rounds: the least ante on one's own box."""
    if state.phase == BETS and state.owners[seat] < 0 and state.most_ante(seat) >= state.low:
        return STAKE | seat << 20 | state.low
    return READY if state.phase == BETS else state.default(seat)


def ev_text(value: float) -> str:
    """A value in antes as hints tell it: ``−0.99``, ``+1.30``."""
    return f"{value:+.2f}".replace("-", "−")


class HouseBot(Bot):
    """Plays what its game knows to be best, with the errors of its level. A game's module gives :meth:`best` and :meth:`why`."""

    def best(self, state: HouseState, seat: int, chance: Chance) -> int:
        """What to do."""
        raise NotImplementedError

    def why(self, state: HouseState, seat: int, action: int) -> Say | None:
        """The reason for it."""
        raise NotImplementedError

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, HouseState)
        action = self.best(guess, seat, chance)
        if guess.phase == PLAY and chance.below(100) < ERRORS[self.level]:
            # People err by staying in, and by giving up what they should not.
            others = [other for other in guess.actions(seat)[:2] if other != action]
            return Decision(others[0], PAUSE)
        return Decision(action, PAUSE, self.why(guess, seat, action))
