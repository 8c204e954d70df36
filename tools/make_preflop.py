"""Make the table that `sobremesa.lab.preflop` reads: what the kinds of hand are worth against each other. Five minutes on one core."""

from __future__ import annotations

from itertools import combinations

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.lab import preflop
from sobremesa.lab._kernels import key_of, look_up
from sobremesa.lab._tables import tables
from sobremesa.lab.ranges import kind_of

Words = NDArray[np.int64]


@numba.njit(nogil=True)
def meet_all(
    boards: Words,
    weights: Words,
    hands: Words,
    kind: Words,
    parts: Words,
    shift: NDArray[np.int32],
    ranks: NDArray[np.uint16],
    flush: NDArray[np.uint16],
    found: Words,
) -> None:
    """On each board every hand meets every other: halves of pots won, by kind against kind."""
    strength = np.empty(1326, np.int64)
    held = np.empty(1326, np.int64)
    kinds = np.empty(1326, np.int64)
    for at in range(len(boards)):
        board = boards[at]
        count = 0
        for hand in range(1326):
            if not hands[hand] & board:
                mask = hands[hand] | board
                strength[count] = look_up(key_of(mask, parts), mask, shift, ranks, flush)
                held[count] = hands[hand]
                kinds[count] = kind[hand]
                count += 1
        for one in range(count):
            for two in range(count):
                if not held[one] & held[two]:
                    share = 2 if strength[one] > strength[two] else 1 if strength[one] == strength[two] else 0
                    found[kinds[one], kinds[two]] += weights[at] * share


def boards() -> dict[tuple[int, ...], int]:
    """Every board of five cards up to a change of suits, and how many are like it."""
    found: dict[tuple[int, ...], int] = {}
    for cards in combinations(range(52), 5):
        suits = [0, 0, 0, 0]
        for card in cards:
            suits[card // 13] |= 1 << card % 13
        like = tuple(sorted(suits))
        found[like] = found.get(like, 0) + 1
    return found


def make_equities() -> None:
    """All kinds against all on all boards."""
    numbers = preflop.kind_numbers()
    hands = [1 << a | 1 << b for a, b in combinations(range(52), 2)]
    kind = np.array([numbers[kind_of(hand)] for hand in hands], dtype=np.int64)
    like = boards()
    masks = np.array([a | b << 13 | c << 26 | d << 39 for a, b, c, d in like], dtype=np.int64)
    made = tables()
    halves = np.zeros((preflop.KINDS, preflop.KINDS), dtype=np.int64)
    weights = np.array(list(like.values()), dtype=np.int64)
    meet_all(masks, weights, np.array(hands, dtype=np.int64), kind, made.parts, made.shift, made.ranks, made.flush, halves)
    np.savez_compressed(preflop.FILE, halves=halves[np.triu_indices(preflop.KINDS)].astype(np.uint32))


if __name__ == "__main__":
    make_equities()
