"""What the 169 kinds of hand of hold'em are worth against each other before the flop, exactly, and how often they meet.

The table lies in the package (``preflop.npz``) and is made anew by ``tools/make_preflop.py``: every hand meets every other on every board. Kinds are
numbered as :func:`~sobremesa.lab.ranges.kinds` lists them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.lab.ranges import hands_of, kinds

KINDS: Final = 169
BOARDS: Final = 1_712_304
"""Boards of five cards once four are known."""
FILE: Final = Path(__file__).with_name("preflop.npz")


class Preflop(NamedTuple):
    """The table.

    :ivar equity: by two kinds, the share of the pot the first wins, from 0 to 1. ``pairs``: by two kinds, in how many ways two players hold them.
    :ivar hands: how many of the 1,326 hands each kind has. ``order``: the kinds from the best against a random hand to the worst.
    """

    equity: NDArray[np.float64]
    pairs: NDArray[np.float64]
    hands: NDArray[np.float64]
    order: NDArray[np.int64]


@cache
def kind_numbers() -> dict[str, int]:
    """The number of each kind."""
    return {name: number for number, name in enumerate(kinds())}


def meetings() -> NDArray[np.float64]:
    """In how many ways two players hold two kinds: pairs of hands without a common card."""
    held = [hands_of(kind) for kind in kinds()]
    return np.array([[sum(not one & two for one in first for two in second) for second in held] for first in held], dtype=np.float64)


@cache
def preflop() -> Preflop:
    """The table, read once."""
    with np.load(FILE, allow_pickle=False) as kept:
        halves = np.zeros((KINDS, KINDS))
        halves[np.triu_indices(KINDS)] = kept["halves"]
    pairs = meetings()
    below = np.tril_indices(KINDS, -1)
    halves[below] = (2.0 * BOARDS * pairs - halves.T)[below]
    equity = halves / (2.0 * BOARDS * pairs)
    against_all = (halves.sum(axis=1)) / (2.0 * BOARDS * pairs.sum(axis=1))
    hands = np.array([len(hands_of(kind)) for kind in kinds()], dtype=np.float64)
    return Preflop(equity, pairs, hands, np.argsort(-against_all, kind="stable"))
