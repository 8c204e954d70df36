"""The strength of poker hands of five to seven cards, one at a time or by the million.

A *strength* is 1 (7-5-4-3-2) to 7,462 (a royal flush): the distinct hands in their order, so the higher wins and equals share. Cards are those of the
pack ``fr52``, numbers or sets (bit masks); :func:`worth` turns a strength into what the games reckon with.

The first call makes or reads the tables (under one megabyte in memory); the first batch compiles its kernel, which the machine then keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.lab._kernels import count_all, key_of, look_up, sets, seven, some
from sobremesa.lab._tables import tables

BEST = 7462
"""The strength of a royal flush, and how many different hands there are."""


def strength(mask: int) -> int:
    """The strength of the best five of a set of five to seven cards. What is given is not checked.

    >>> from sobremesa.core.packs import get_pack
    >>> strength(get_pack("fr52").mask("As Ks Qs Js Ts 2d 2c"))
    7462
    """
    return _one()(mask)


def worth(strength: int) -> int:
    """The worth of a hand as the games have it: its class, then its ranks."""
    return int(tables().worths[strength])


def strengths(hands: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """The strength of each row of cards, five to seven numbers from 0 to 51. What is given is not checked.

    :param hands: an array of shape (hands, cards); other whole numbers are converted.
    """
    found = np.empty(len(hands), dtype=np.uint16)
    made = tables()
    rows = np.ascontiguousarray(hands, dtype=np.uint8)
    (seven if rows.shape[1] == 7 else some)(rows, made.keys, made.shift, made.ranks, made.flush, found)
    return found


def strengths_of_sets(masks: NDArray[np.int64]) -> NDArray[np.uint16]:
    """The strength of each set of five to seven cards."""
    found = np.empty(len(masks), dtype=np.uint16)
    made = tables()
    sets(np.ascontiguousarray(masks, dtype=np.int64), made.parts, made.shift, made.ranks, made.flush, found)
    return found


def count_every(cards: int) -> NDArray[np.int64]:
    """How many of all hands of five, six or seven cards have each strength (seven cards: 133,784,560 hands).

    >>> int(count_every(5)[BEST])
    4
    """
    made = tables()
    found = np.zeros(BEST + 1, dtype=np.int64)
    count_all(cards, made.keys, made.shift, made.ranks, made.flush, found)
    return found


@cache
def _one() -> Callable[[int], int]:
    """The evaluation of one hand with the tables bound to it, since passing them takes longer than the evaluation."""
    made = tables()
    parts, shift, ranks, flush = made.parts, made.shift, made.ranks, made.flush

    @numba.njit("int64(int64)", nogil=True, cache=True)
    def one(mask: int) -> int:
        return look_up(key_of(mask, parts), mask, shift, ranks, flush)  # type: ignore[return-value]  # an int once compiled

    return one
