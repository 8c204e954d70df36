"""What the house keeps of an ante at Caribbean stud, for each way of playing: counted, not simulated.

Two hands and the croupier's open card can fall in 2,598,960 x 1,533,939 x 5 = 19,933,230,517,200 ways. They need not be gone through. Of every set
of up to five cards it is tabled how many hands hold it and are worth less than a given one; hands that avoid the player's five cards are then those
that hold none of them, less those that hold one, and so on by inclusion and exclusion: 32 look-ups for each of the player's hands. The open card
matters only to hands with an ace and a king and no pair, so those are counted once for each of its 47 values.

``python -m sobremesa.lab.house_edges`` prints the figures (a minute, half a gigabyte).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from math import comb
from typing import Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.knowledge.caribbean_stud import STRATEGIES, calls
from sobremesa.core.packs import to_mask
from sobremesa.games.vying._hands import TWO_PAIR
from sobremesa.games.vying._paytable import KIND_NAMES, LEAST_ACE_KING, LEAST_PAIR, kind_of, odds_of
from sobremesa.lab.evaluate import BEST, strengths, worth

Cards = NDArray[np.uint8]
Counts = NDArray[np.int64]
Strengths = NDArray[np.uint16]
Holding = NDArray[np.int32]

HANDS: Final = comb(52, 5)
AGAINST: Final = comb(47, 5)
"""The croupier's hands against one of the player's."""
OPEN: Final = comb(46, 4)
"""The same with his open card given."""
EVERY: Final = HANDS * AGAINST * 5
NO_CARD: Final = 255

_CHOOSE: Counts = np.array([[comb(card, size) for size in range(7)] for card in range(53)], dtype=np.int64)


def place_of(cards: Cards) -> Counts:
    """The place of each row of ascending cards among all sets of its size."""
    found = np.zeros(len(cards), dtype=np.int64)
    for column in range(cards.shape[1]):
        found += _CHOOSE[cards[:, column], column + 1]
    return found


class Tables(NamedTuple):
    """``hands``: one hand of those alike in suits, ascending cards; ``strength``: of each; ``times``: how many are alike. ``five``: the strength by
    place of every hand.

    ``upto[k]`` (k up to 3): of each set of k cards, how many hands hold it and are of strength s or less; of three cards only for one of the sets
    that suits make alike, found by ``alike``. ``four``: of each set of four, the strengths of its 48 hands, ascending.
    """

    hands: Cards
    strength: Strengths
    times: Counts
    five: Strengths
    upto: list[Holding]
    alike: Counts
    four: Strengths


@cache
def tables() -> Tables:
    """All that is looked up."""
    hands = np.array(list(combinations(range(52), 5)), dtype=np.uint8)
    strength = strengths(hands)
    wide = BEST + 1
    five = np.empty(HANDS, dtype=np.uint16)
    five[place_of(hands)] = strength
    alike, classes = _triples_alike()
    upto: list[Holding] = []
    for size, rows in ((0, 1), (1, 52), (2, comb(52, 2)), (3, len(classes))):
        found = np.zeros(rows * wide, dtype=np.int64)
        for columns in combinations(range(5), size):
            place = place_of(hands[:, list(columns)]) if size else np.zeros(HANDS, dtype=np.int64)
            if size == 3:
                first = classes[alike[place]] == place
                found += np.bincount(alike[place[first]] * wide + strength[first], minlength=rows * wide)
            else:
                found += np.bincount(place * wide + strength, minlength=rows * wide)
        upto.append(np.cumsum(found.reshape(rows, wide), axis=1).astype(np.int32))
    places = np.concatenate([place_of(hands[:, list(columns)]) for columns in combinations(range(5), 4)]).astype(np.int32)
    order = np.argsort(places, kind="stable")
    four = np.sort(np.tile(strength, 5)[order].reshape(-1, 48), axis=1)
    first, times = _first_of_alike(hands)
    return Tables(hands[first], strength[first], times, five, upto, alike, four)


def _first_of_alike(hands: Cards) -> tuple[NDArray[np.bool_], Counts]:
    """Which hands stand for all that differ in suits only, their suits being in order of what they hold; and for how many each of these stands."""
    held = np.zeros((len(hands), 4), dtype=np.int64)
    ranks = np.int64(1) << (hands % 13).astype(np.int64)
    for suit in range(4):
        held[:, suit] = np.where(hands // 13 == suit, ranks, 0).sum(axis=1)
    first = np.all(held[:, :-1] >= held[:, 1:], axis=1)
    same = held[first, :-1] == held[first, 1:]
    # Suits that hold the same may change places: two, two and two, or three.
    count = same.sum(axis=1)
    times = np.where(count == 0, 24, np.where(count == 1, 12, np.where(same[:, 1], 4, 6)))
    return first, times.astype(np.int64)


def _triples_alike() -> tuple[Counts, Counts]:
    """Of each set of three cards the class of those that differ in suits only, and the place of each class's first set."""
    triples = np.array(list(combinations(range(52), 3)), dtype=np.uint8)
    least = np.full(len(triples), 1 << 40, dtype=np.int64)
    for suits in permutations(range(4)):
        turned = np.array(suits, dtype=np.uint8)[triples // 13] * 13 + triples % 13
        least = np.minimum(least, place_of(np.sort(turned.astype(np.uint8), axis=1)))
    by_place = np.empty(len(triples), dtype=np.int64)
    by_place[place_of(triples)] = least
    classes, alike = np.unique(by_place, return_inverse=True)
    return alike.astype(np.int64), classes


def avoiding(hands: Cards, most: Counts, up: Cards | None = None) -> Counts:
    """How many hands avoid all the cards of each row and are of no more than that strength; with ``up``, only those that hold that card."""
    made = tables()
    found = np.empty(len(hands), dtype=np.int64)
    ups = np.full(len(hands), NO_CARD, dtype=np.uint8) if up is None else up
    _avoid(
        np.ascontiguousarray(hands),
        most,
        ups,
        made.upto[0],
        made.upto[1],
        made.upto[2],
        made.upto[3],
        made.alike,
        made.four,
        made.five,
        _CHOOSE,
        found,
    )
    return found


@numba.njit(nogil=True, cache=True)
def _avoid(
    hands: Cards,
    most: Counts,
    ups: Cards,
    none: Holding,
    one: Holding,
    two: Holding,
    three: Holding,
    alike: Counts,
    four: Strengths,
    five: Strengths,
    choose: Counts,
    found: Counts,
) -> None:
    """Inclusion and exclusion for each row; see :func:`avoiding`."""
    chosen = np.empty(6, dtype=np.int64)
    for row in range(len(hands)):
        up = ups[row]
        limit = most[row]
        total = 0
        for subset in range(32):
            size = 0
            sign = 1
            waiting = up != NO_CARD
            for column in range(5):
                if subset >> column & 1:
                    card = hands[row, column]
                    if waiting and up < card:
                        chosen[size] = up
                        size += 1
                        waiting = False
                    chosen[size] = card
                    size += 1
                    sign = -sign
            if waiting:
                chosen[size] = up
                size += 1
            if size > 5:
                continue
            place = 0
            for at in range(size):
                place += choose[chosen[at], at + 1]
            if size == 0:
                count = none[0, limit]
            elif size == 1:
                count = one[place, limit]
            elif size == 2:
                count = two[place, limit]
            elif size == 3:
                count = three[alike[place], limit]
            elif size == 4:
                count = 0
                for step in (32, 16, 8, 4, 2, 1):
                    if count + step <= 48 and four[place, count + step - 1] <= limit:
                        count += step
            else:
                count = 1 if five[place] <= limit else 0
            total += sign * count
        found[row] = total


class Outcomes(NamedTuple):
    """Of the croupier's hands against each of some hands: no game, beaten by it, tied, beating it."""

    no_game: Counts
    wins: Counts
    ties: Counts
    loses: Counts

    def value(self, odds: Counts, cover: int) -> Counts:
        """What calling brings in all, in antes."""
        found: Counts = self.no_game + self.wins * (1 + cover * odds) - self.loses * (1 + cover)
        return found


def outcomes(hands: Cards, strength: Strengths, up: Cards | None = None, pair_only: bool = False) -> Outcomes:
    """Against all his hands, or those with an open card."""
    least = least_strength(LEAST_PAIR if pair_only else LEAST_ACE_KING)
    own = strength.astype(np.int64)
    no_game = avoiding(hands, np.full(len(hands), least - 1, dtype=np.int64), up)
    less = np.maximum(avoiding(hands, own - 1, up), no_game)
    upto = np.maximum(avoiding(hands, own, up), no_game)
    total = AGAINST if up is None else OPEN
    return Outcomes(no_game, less - no_game, upto - less, total - upto)


@cache
def least_strength(least: int) -> int:
    """The least strength of that worth or more."""
    return next(strength for strength in range(1, BEST + 1) if worth(strength) >= least)


@cache
def _odds() -> Counts:
    return np.array([0, *[odds_of(kind_of(worth(strength))) for strength in range(1, BEST + 1)]], dtype=np.int64)


class Open(NamedTuple):
    """Hands, one of those alike in suits, each with every open card; ``times``: how many are alike."""

    hands: Cards
    strength: Strengths
    up: Cards
    times: Counts


def with_open_card(least: int, below: int) -> Open:
    """All hands of a worth from ``least`` to less than ``below``."""
    made = tables()
    chosen = (made.strength >= least_strength(least)) & (made.strength < least_strength(below))
    hands, strength, times = made.hands[chosen], made.strength[chosen], made.times[chosen]
    rows, ups = np.divmod(np.arange(len(hands) * 52), 52)
    free = np.all(hands[rows] != ups[:, None], axis=1)
    rows, ups = rows[free], ups[free]
    return Open(hands[rows], strength[rows], ups.astype(np.uint8), times[rows])


def call_values(least: int, below: int, cover: int = 2, pair_only: bool = False) -> tuple[float, float]:
    """The least and the most, in antes, that calling is worth with hands of a worth from ``least`` to less than ``below``, whatever card is open."""
    some = with_open_card(least, below)
    values = outcomes(some.hands, some.strength, some.up, pair_only).value(_odds()[some.strength], cover)
    return int(values.min()) / OPEN, int(values.max()) / OPEN


class Edge(NamedTuple):
    """What the house keeps with a way of playing: of the ante, how often it calls, and of all that is staked; in hundredths."""

    strategy: str
    edge: float
    calls: float
    on_all: float


class Figures(NamedTuple):
    """All figures of the game: an :class:`Edge` for each strategy; with the best play, how often each end of a round comes (in hundredths), wins by
    the combination that is paid; and how many in a hundred call of the hands with which the open card is looked at."""

    edges: list[Edge]
    ends: dict[str, float]
    wins: dict[str, float]
    sometimes_called: float


def caribbean(cover: int = 2, pair_only: bool = False) -> Figures:
    """The figures of Caribbean stud with a call of so many antes, and with the croupier playing from ace-king or from a pair.

    The open card is looked at with an ace and a king, more always being called with and less never; where the croupier needs a pair, with a pair and
    with less too.
    """
    least, below = (0, TWO_PAIR << 20) if pair_only else (LEAST_ACE_KING, LEAST_PAIR)
    made = tables()
    odds = _odds()
    sure = made.strength >= least_strength(below)
    nothing = made.strength < least_strength(least)
    surely = outcomes(made.hands[sure], made.strength[sure], None, pair_only)
    without = outcomes(made.hands[nothing], made.strength[nothing], None, pair_only)
    some = with_open_card(least, below)
    between = outcomes(some.hands, some.strength, some.up, pair_only)
    values = between.value(odds[some.strength], cover)
    times = made.times[sure]
    sure_ways, nothing_ways = 5 * AGAINST * int(times.sum()), 5 * AGAINST * int(made.times[nothing].sum())
    sure_value = 5 * int((times * surely.value(odds[made.strength[sure]], cover)).sum())
    nothing_value = 5 * int((made.times[nothing] * without.value(odds[made.strength[nothing]], cover)).sum())
    edges: list[Edge] = []
    called: NDArray[np.bool_] = values > -OPEN
    best = called
    for strategy in STRATEGIES[:1] if pair_only else STRATEGIES:
        if strategy != "optimal":
            called = np.array([calls(strategy, to_mask([int(card) for card in hand]), int(up)) for hand, up in zip(some.hands, some.up, strict=True)])
        total = sure_value + int((some.times * np.where(called, values, -OPEN)).sum())
        ways = sure_ways + OPEN * int(some.times[called].sum())
        if strategy == "always":
            total += nothing_value
            ways += nothing_ways
        else:
            total -= nothing_ways
        rate = ways / EVERY
        edges.append(Edge(strategy, -100 * total / EVERY, 100 * rate, -100 * total / EVERY / (1 + cover * rate)))
    ends = {"fold": 100 - edges[0].calls}
    for name in ("no_game", "wins", "ties", "loses"):
        ends[name] = 100 * (5 * int((times * getattr(surely, name)).sum()) + int((some.times * getattr(between, name))[best].sum())) / EVERY
    kinds = np.array([0, *[kind_of(worth(strength)) for strength in range(1, BEST + 1)]])
    wins: dict[str, float] = {}
    for kind, name in enumerate(KIND_NAMES):
        found = 5 * int((times * surely.wins)[kinds[made.strength[sure]] == kind].sum())
        found += int((some.times * between.wins)[best & (kinds[some.strength] == kind)].sum())
        if found:
            wins[name] = 100 * found / EVERY
    return Figures(edges, ends, wins, 100 * int(some.times[best].sum()) / int(some.times.sum()))


class Jackpot(NamedTuple):
    """Of a stake of one: what the fixed prizes return, what each chip of the meter adds, and the meter at which it is fair."""

    fixed: float
    per_chip: float
    fair: float


def jackpot(flush: int = 50, full: int = 100, four: int = 500) -> Jackpot:
    """Every hand of five cards counted: 5,108 flushes, 3,744 full houses, 624 of four of a kind, 36 straight flushes (a tenth each) and 4 royals."""
    fixed = (5108 * flush + 3744 * full + 624 * four) / HANDS
    per_chip = (36 / 10 + 4) / HANDS
    return Jackpot(fixed, per_chip, (1 - fixed) / per_chip)


def no_game_by_card() -> list[float]:
    """How often, in hundredths, the croupier has no game with each rank open (the ace first), nothing else being known."""
    made = tables()
    least = least_strength(LEAST_ACE_KING)
    without = made.strength < least
    weights = np.repeat(made.times, 5).reshape(-1, 5)
    every = np.bincount((made.hands % 13).ravel(), weights.ravel(), minlength=13)
    low = np.bincount((made.hands[without] % 13).ravel(), weights[without].ravel(), minlength=13)
    return [100 * float(some) / float(count) for some, count in zip(low, every, strict=True)]


def main() -> None:
    """Print the figures."""
    print(__doc__)
    figures = caribbean()
    print(f"{'strategy':10}{'of the ante':>14}{'calls':>12}{'of all':>12}")
    for edge in figures.edges:
        print(f"{edge.strategy:10}{edge.edge:13.4f}%{edge.calls:11.2f}%{edge.on_all:11.4f}%")
    print("\nBest play, per round: " + ", ".join(f"{name} {share:.4f}%" for name, share in figures.ends.items()))
    print("Wins by combination: " + ", ".join(f"{name} {share:.4f}%" for name, share in figures.wins.items()))
    print(f"Hands with ace and king that call: {figures.sometimes_called:.2f}%")
    found = jackpot()
    print(f"Jackpot, per chip staked: {found.fixed:.6f} + {1e6 * found.per_chip:.5f} for each million of the meter; fair at {found.fair:,.2f}")
    print("Croupier without a game, by his open card (A 2 3 ... K): " + " ".join(f"{share:.1f}" for share in no_game_by_card()))
    print(f"If he needs a pair: {caribbean(pair_only=True).edges[0].edge:.2f}% of the ante with the best play")


if __name__ == "__main__":
    main()
