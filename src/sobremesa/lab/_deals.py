"""What runs compiled (Numba) to deal boards out and share pots; beside :mod:`_kernels`, whose look-up is inlined here.

Numba keeps compiled functions on disk until *their own* file changes: after a change to what is inlined from ``_kernels``, :data:`MAKE` is raised.
Shares of a pot are counted in :data:`POT` parts, so that halves, and halves shared by up to nine, are whole.
"""

from __future__ import annotations

from itertools import permutations

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.lab._kernels import Small, Word, Words, key_of, look_up
from sobremesa.lab._layout import PAIRS, TRIPLES

MAKE = 1
POT = 5040
Counts = NDArray[np.float64]
Shift = NDArray[np.int32]


def _lowest(ranks: int, count: int) -> int:
    """The lowest of some ranks as bits, 0 if there are not so many."""
    while ranks.bit_count() > count:
        ranks ^= 1 << ranks.bit_length() - 1
    return ranks if ranks.bit_count() == count else 0


def _low(ranks: int) -> int:
    """A low's worth: 256 less its five ranks as bits, ace the least; 0 without five different ones. The highest card weighs most."""
    five = _lowest(ranks, 5)
    return 256 - five if five else 0


# A number whose 64 windows of six bits all differ tells one bit from another by multiplication.
_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
_PLACES = np.zeros(64, dtype=np.int64)
for _bit in range(64):
    _PLACES[(int(_BRUIJN) << _bit & (1 << 64) - 1) >> 58] = _bit
_LOWS = np.array([_low(ranks) for ranks in range(256)], dtype=np.int64)
# Two ranks, and three, as numbers whatever their order: a row of five ranks is found by both.
_PAIR = np.array([PAIRS.index((min(a, b), max(a, b))) for a in range(13) for b in range(13)], dtype=np.int64)
_TRIPLE = np.zeros(13**3, dtype=np.int64)
for _place, _ranks in enumerate(TRIPLES):
    for _a, _b, _c in permutations(_ranks):
        _TRIPLE[(_a * 13 + _b) * 13 + _c] = _place
# Of a board's ranks up to eight: whether there are three; the lowest three, 0 if there are fewer.
_BEST_THREE = np.array([_lowest(ranks, 3) for ranks in range(256)], dtype=np.int64)
_MANY = _BEST_THREE > 0


@numba.njit(cache=True, nogil=True, inline="always")
def eights(mask: Word) -> Word:
    """Which of the ranks from ace to eight a set of cards has."""
    return (mask | mask >> 13 | mask >> 26 | mask >> 39) & 255


@numba.njit(cache=True, nogil=True, inline="always")
def lowest(mask: Word) -> Word:
    """The lowest card of a set, which is not empty."""
    return np.int64(_PLACES[(np.uint64(mask & -mask) * _BRUIJN) >> np.uint64(58)])


@numba.njit(cache=True, nogil=True)
def members(mask: Word, cards: Words) -> int:
    """Write the cards of a set into an array; how many there are."""
    count = 0
    while mask:
        cards[count] = lowest(mask)
        mask &= mask - 1
        count += 1
    return count


@numba.njit(cache=True, nogil=True)
def omaha_high(hole: Word, board: Word, fives: Small, flush: Small) -> Word:
    """The strength of the best five of exactly two of four cards and three of five."""
    own = np.empty(4, dtype=np.int64)
    shared = np.empty(5, dtype=np.int64)
    members(hole, own)
    members(board, shared)
    pairs = np.empty(6, dtype=np.int64)
    count = 0
    for a in range(3):
        for b in range(a + 1, 4):
            pairs[count] = _PAIR[own[a] % 13 * 13 + own[b] % 13]
            count += 1
    best: Word = np.int64(0)
    for c in range(3):
        for d in range(c + 1, 4):
            for e in range(d + 1, 5):
                row = _TRIPLE[(shared[c] % 13 * 13 + shared[d] % 13) * 13 + shared[e] % 13] * 91
                for pair in range(6):
                    best = max(best, np.int64(fives[row + pairs[pair]]))
    for suit in range(4):
        held = hole >> 13 * suit & 8191
        up = board >> 13 * suit & 8191
        # Two or more of one's own, three or more on the board; a suit of few cards has few choices.
        if held & held - 1 and up & up - 1 and (up & up - 1) & (up & up - 1) - 1:
            best = max(best, _suited(held, up, flush))
    return best


@numba.njit(cache=True, nogil=True)
def _suited(held: Word, up: Word, flush: Small) -> Word:
    """The best flush of exactly two ranks of the first and three of the second."""
    best: Word = np.int64(0)
    for a in range(12):
        for b in range(a + 1, 13):
            pair = np.int64(1) << a | np.int64(1) << b
            if pair & ~held:
                continue
            for c in range(11):
                if not up >> c & 1:
                    continue
                for d in range(c + 1, 12):
                    if not up >> d & 1:
                        continue
                    for e in range(d + 1, 13):
                        if up >> e & 1:
                            best = max(best, np.int64(flush[pair | np.int64(1) << c | np.int64(1) << d | np.int64(1) << e]))
    return best


@numba.njit(cache=True, nogil=True)
def omaha_low(hole: Word, board: Word) -> Word:
    """The worth of the best low, eight or better, of exactly two of four cards and three of five; 0: none."""
    shared = eights(board)
    # Three different ranks of eight or less on the board, or there is no low.
    if not _MANY[shared] or not eights(hole):
        return np.int64(0)
    own = np.empty(4, dtype=np.int64)
    count = members(eights(hole), own)
    best = np.int64(0)
    for a in range(count - 1):
        for b in range(a + 1, count):
            pair = np.int64(1) << own[a] | np.int64(1) << own[b]
            best = max(best, _BEST_THREE[shared & ~pair] and _LOWS[pair | _BEST_THREE[shared & ~pair]])
    return best


@numba.njit(cache=True, nogil=True)
def value(
    hole: Word, board: Word, omaha: bool, hilo: bool, fives: Small, parts: Words, shift: Shift, ranks: Small, flush: Small
) -> tuple[Word, Word]:
    """The strength of a player's best hand and the worth of his low, 0 if there is none or it does not count."""
    if omaha:
        return omaha_high(hole, board, fives, flush), omaha_low(hole, board) if hilo else np.int64(0)
    mask = hole | board
    return look_up(key_of(mask, parts), mask, shift, ranks, flush), _LOWS[eights(mask)] if hilo else np.int64(0)


@numba.njit(cache=True, nogil=True)
def settle(highs: Words, lows: Words, weight: float, found: Counts) -> None:
    """Share one pot; of each player are counted the pots won whole, those won in part, the parts, and their squares."""
    best = np.int64(0)
    winners = 0
    low = np.int64(0)
    lowest = 0
    for player in range(len(highs)):
        if highs[player] > best:
            best = highs[player]
            winners = 0
        winners += highs[player] == best
        if lows[player] > low:
            low = lows[player]
            lowest = 0
        lowest += lows[player] == low
    high_pot = POT // 2 if low else POT
    for player in range(len(highs)):
        share = 0
        if highs[player] == best:
            share += high_pot // winners
        if low and lows[player] == low:
            share += POT // 2 // lowest
        if share:
            if share == POT:
                found[player, 0] += weight
            else:
                found[player, 1] += weight
            found[player, 2] += weight * share
            found[player, 3] += weight * share * share


@numba.njit(cache=True, nogil=True)
def following(place: Words, count: int, size: int) -> bool:
    """Step to the next choice of ``count`` of ``size`` in order, the first standing still; whether there is one."""
    at = count - 1
    while at > 0:
        if place[at] < size - count + at:
            place[at] += 1
            for later in range(at + 1, count):
                place[later] = place[later - 1] + 1
            return True
        at -= 1
    return False


@numba.njit(cache=True, nogil=True)
def duel(
    one: Word, two: Word, board: Word, deck: Words, missing: int, first: int, keys: Words, parts: Words, shift: Shift, ranks: Small, flush: Small
) -> tuple[int, Word, Word]:
    """Hold'em, two hands: boards of two to five more cards (``missing``) whose first is ``deck[first]``: all, won by the first, won by the second."""
    bit = np.int64(1)
    size = len(deck)
    won: Word = 0
    lost: Word = 0
    every = 0
    if first + missing > size:
        return every, won, lost
    place = np.empty(5, dtype=np.int64)
    for at in range(missing - 1):
        place[at] = first + at
    key_board = key_of(board, parts)
    key_one = key_of(one, parts)
    key_two = key_of(two, parts)
    while True:
        key = key_board
        mask = board
        for at in range(missing - 1):
            key += keys[deck[place[at]]]
            mask |= bit << deck[place[at]]
        for last in range(place[missing - 2] + 1, size):
            card = deck[last]
            a = look_up(key + key_one + keys[card], one | mask | bit << card, shift, ranks, flush)
            b = look_up(key + key_two + keys[card], two | mask | bit << card, shift, ranks, flush)
            won += a > b
            lost += b > a
            every += 1
        if not following(place, missing - 1, size - 1):
            break
    return every, won, lost


@numba.njit(cache=True, nogil=True)
def boards(
    holes: Words,
    weight: float,
    board: Word,
    deck: Words,
    missing: int,
    first: int,
    omaha: bool,
    hilo: bool,
    fives: Small,
    parts: Words,
    shift: Shift,
    ranks: Small,
    flush: Small,
    found: Counts,
) -> int:
    """Any players, one hand each: boards whose first missing card is ``deck[first]``; how many there were."""
    size = len(deck)
    if first + missing > size:
        return 0
    place = np.empty(6, dtype=np.int64)
    for at in range(missing):
        place[at] = first + at
    highs = np.empty(len(holes), dtype=np.int64)
    lows = np.empty(len(holes), dtype=np.int64)
    count = 0
    while True:
        mask = board
        for at in range(missing):
            mask |= np.int64(1) << deck[place[at]]
        for player in range(len(holes)):
            highs[player], lows[player] = value(holes[player], mask, omaha, hilo, fives, parts, shift, ranks, flush)
        settle(highs, lows, weight, found)
        count += 1
        if not following(place, missing, size):
            return count


@numba.njit(cache=True, nogil=True)
def joints(
    combos: Words,
    weights: Counts,
    starts: Words,
    begin: int,
    end: int,
    board: Word,
    dead: Word,
    missing: int,
    omaha: bool,
    hilo: bool,
    fives: Small,
    parts: Words,
    shift: Shift,
    ranks: Small,
    flush: Small,
    found: Counts,
) -> tuple[int, float]:
    """Ranges: each choice of a hand for every player, by number from ``begin`` to ``end``, on every board; pots dealt, and their weight."""
    players = len(starts) - 1
    holes = np.empty(players, dtype=np.int64)
    deck = np.empty(52, dtype=np.int64)
    count = 0
    total = 0.0
    for number in range(begin, end):
        left = number
        used = board | dead
        weight = 1.0
        free = True
        for player in range(players):
            size = starts[player + 1] - starts[player]
            at = starts[player] + left % size
            left //= size
            if used & combos[at]:
                free = False
                break
            used |= combos[at]
            holes[player] = combos[at]
            weight *= weights[at]
        if not free:
            continue
        size = members(~used & (np.int64(1) << 52) - 1, deck)
        here = 0
        for first in range(max(1, size if missing else 1)):
            here += boards(holes, weight, board, deck[:size], missing, first, omaha, hilo, fives, parts, shift, ranks, flush, found)
        count += here
        total += here * weight
    return count, total


@numba.njit(cache=True, nogil=True)
def meet(
    ones: Words,
    twos: Words,
    weights: Counts,
    mask: Word,
    values: Words,
    omaha: bool,
    hilo: bool,
    fives: Small,
    parts: Words,
    shift: Shift,
    ranks: Small,
    flush: Small,
    found: Counts,
) -> int:
    """On one board every hand of the first range meets every one of the second (``weights``, of the second); by hand of the first are counted
    the pots won, lost, the parts, and all. Returns how many pots there were.
    """
    held = 0
    for two in range(len(twos)):
        if not twos[two] & mask:
            values[held, 0], values[held, 1] = value(twos[two], mask, omaha, hilo, fives, parts, shift, ranks, flush)
            values[held, 2] = two
            held += 1
    pots = 0
    for one in range(len(ones)):
        if ones[one] & mask:
            continue
        high, low = value(ones[one], mask, omaha, hilo, fives, parts, shift, ranks, flush)
        won = 0.0
        lost = 0.0
        parts_won = 0.0
        every = 0.0
        for at in range(held):
            two = values[at, 2]
            if twos[two] & ones[one]:
                continue
            weight = weights[two]
            pots += 1
            every += weight
            share = 2 if high > values[at, 0] else 1 if high == values[at, 0] else 0
            share *= 2
            if low or values[at, 1]:
                share = share // 2 + (2 if low > values[at, 1] else 1 if low == values[at, 1] else 0)
            parts_won += weight * share
            if share == 4:
                won += weight
            elif share == 0:
                lost += weight
        found[one, 0] += won
        found[one, 1] += lost
        found[one, 2] += parts_won * (POT // 4)
        found[one, 3] += every
    return pots


@numba.njit(cache=True, nogil=True)
def ranges(
    ones: Words,
    twos: Words,
    weights: Counts,
    board: Word,
    deck: Words,
    missing: int,
    first: int,
    omaha: bool,
    hilo: bool,
    fives: Small,
    parts: Words,
    shift: Shift,
    ranks: Small,
    flush: Small,
    found: Counts,
) -> int:
    """:func:`meet` on every board whose first missing card is ``deck[first]``; how many pots there were."""
    size = len(deck)
    if first + missing > size:
        return 0
    place = np.empty(6, dtype=np.int64)
    for at in range(missing):
        place[at] = first + at
    values = np.empty((len(twos), 3), dtype=np.int64)
    pots = 0
    while True:
        mask = board
        for at in range(missing):
            mask |= np.int64(1) << deck[place[at]]
        pots += meet(ones, twos, weights, mask, values, omaha, hilo, fives, parts, shift, ranks, flush, found)
        if not following(place, missing, size):
            return pots


# -- sampling ----------------------------------------------------------------------------------------------------------------------------


@numba.njit(cache=True, nogil=True, inline="always")
def draw(state: NDArray[np.uint64]) -> np.uint64:
    """The next 64 random bits (SplitMix64)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed: np.uint64 = state[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.uint64(mixed ^ (mixed >> np.uint64(31)))


@numba.njit(cache=True, nogil=True, inline="always")
def below(state: NDArray[np.uint64], count: int) -> int:
    """A number from 0 to ``count`` - 1; its bias is under ``count`` / 2**32."""
    return np.int64(((draw(state) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))  # type: ignore[return-value]


@numba.njit(cache=True, nogil=True, inline="always")
def dealt(state: NDArray[np.uint64], deck: Words, used: Word, cards: int) -> Word:
    """That many more cards of a deck, none of those used."""
    size = np.uint64(len(deck))
    half = np.uint64(32)
    found = np.int64(0)
    while cards:
        bits = draw(state)
        card = np.int64(1) << deck[(bits >> half) * size >> half]
        if not card & (used | found):
            found |= card
            cards -= 1
            if not cards:
                break
        card = np.int64(1) << deck[(bits & np.uint64(0xFFFFFFFF)) * size >> half]
        if not card & (used | found):
            found |= card
            cards -= 1
    return found


@numba.njit(cache=True, nogil=True)
def sample(
    combos: Words,
    sums: Counts,
    starts: Words,
    hole: int,
    board: Word,
    deck: Words,
    missing: int,
    trials: int,
    seed: int,
    omaha: bool,
    hilo: bool,
    fives: Small,
    parts: Words,
    shift: Shift,
    ranks: Small,
    flush: Small,
    found: Counts,
) -> int:
    """Deal that often at random and share the pots; how many were dealt before too many choices of hands fell on the same cards.

    :param sums: by combo, the weights of its player's up to it. A player without combos holds any ``hole`` cards: those are dealt last, which
        leaves the chances of all the others as they are.
    """
    players = len(starts) - 1
    state = np.empty(1, dtype=np.uint64)
    state[0] = np.uint64(seed)
    holes = np.empty(players, dtype=np.int64)
    highs = np.empty(players, dtype=np.int64)
    lows = np.empty(players, dtype=np.int64)
    plain = players == 2 and not omaha and not hilo
    won = np.int64(0)
    lost = np.int64(0)
    even = True
    for at in range(len(sums)):
        even = even and sums[at] == (1.0 if at in starts else sums[at - 1] + 1.0)
    done = 0
    patience = 2000 * trials
    while done < trials:
        used = board
        free = True
        for player in range(players):
            begin = starts[player]
            size = starts[player + 1] - begin
            if not size:
                continue
            at = begin
            if size > 1 and even:
                at += below(state, size)
            elif size > 1:
                wanted = np.float64(draw(state) >> np.uint64(11)) * 2.0**-53 * sums[begin + size - 1]
                at = begin + min(np.searchsorted(sums[begin : begin + size], wanted, side="right"), size - 1)
            if used & combos[at]:
                free = False
                break
            used |= combos[at]
            holes[player] = combos[at]
        if not free:
            patience -= 1
            if not patience:
                break
            continue
        for player in range(players):
            if starts[player + 1] == starts[player]:
                holes[player] = dealt(state, deck, used, hole)
                used |= holes[player]
        mask = board | dealt(state, deck, used, missing)
        done += 1
        if plain:
            one = look_up(key_of(holes[0] | mask, parts), holes[0] | mask, shift, ranks, flush)
            two = look_up(key_of(holes[1] | mask, parts), holes[1] | mask, shift, ranks, flush)
            won += one > two
            lost += two > one
            continue
        for player in range(players):
            highs[player], lows[player] = value(holes[player], mask, omaha, hilo, fives, parts, shift, ranks, flush)
        settle(highs, lows, 1.0, found)
    if plain:
        for player in range(2):
            own = won if player == 0 else lost
            ties = done - won - lost
            found[player, 0] += own
            found[player, 1] += ties
            found[player, 2] += POT * (own + 0.5 * ties)
            found[player, 3] += POT * POT * (own + 0.25 * ties)
    return done


@numba.njit(cache=True, nogil=True)
def sample_ranges(
    ones: Words,
    twos: Words,
    weights: Counts,
    board: Word,
    deck: Words,
    missing: int,
    trials: int,
    seed: int,
    omaha: bool,
    hilo: bool,
    fives: Small,
    parts: Words,
    shift: Shift,
    ranks: Small,
    flush: Small,
    found: Counts,
) -> int:
    """:func:`meet` on boards dealt at random; how many pots there were."""
    state = np.empty(1, dtype=np.uint64)
    state[0] = np.uint64(seed)
    values = np.empty((len(twos), 3), dtype=np.int64)
    pots = 0
    for _ in range(trials):
        mask = board | dealt(state, deck, board, missing)
        pots += meet(ones, twos, weights, mask, values, omaha, hilo, fives, parts, shift, ranks, flush, found)
    return pots
