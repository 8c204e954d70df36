"""All 1,326 hands of hold'em at once on many boards, with NumPy alone: what a bot thinks in. Nothing is compiled here, so it starts at once.

Hands are numbered in the order of :data:`MASKS`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.lab._layout import ROW, SUM
from sobremesa.lab._tables import tables
from sobremesa.lab.preflop import kind_numbers
from sobremesa.lab.ranges import kind_of

HANDS: Final = 1326
_CARDS: Final = np.array(list(combinations(range(52), 2)), dtype=np.int64)
MASKS: Final[NDArray[np.int64]] = (np.int64(1) << _CARDS[:, 0]) | (np.int64(1) << _CARDS[:, 1])
"""By hand, its two cards, a set."""
_WITH: Final = np.array([np.flatnonzero(np.equal(_CARDS, card).any(axis=1)) for card in range(52)], dtype=np.int64)


@cache
def number_of() -> dict[int, int]:
    """By set of two cards, the number of the hand."""
    return {mask: number for number, mask in enumerate(MASKS.tolist())}


@cache
def kinds_of_hands() -> NDArray[np.int64]:
    """By hand, the number of its kind."""
    numbers = kind_numbers()
    return np.array([numbers[kind_of(mask)] for mask in MASKS.tolist()], dtype=np.int64)


@cache
def _keys() -> NDArray[np.int64]:
    """By hand, the sum of its cards' keys."""
    found: NDArray[np.int64] = tables().keys[_CARDS].sum(axis=1)
    return found


@cache
def _suited() -> NDArray[np.int64]:
    """By suit and hand, the hand's cards of that suit as thirteen bits."""
    return np.array([MASKS >> 13 * suit & 8191 for suit in range(4)], dtype=np.int64)


def strengths_on(boards: NDArray[np.int64]) -> NDArray[np.int16]:
    """By board (five cards a row) and hand, the strength as :mod:`~sobremesa.lab.evaluate` has it; 0 where the hand has a card of the board."""
    made = tables()
    sums = made.keys[boards].sum(axis=1)[:, None] + _keys()[None, :]
    sums &= SUM
    taken = _WITH[boards].reshape(len(boards), -1)
    np.put_along_axis(sums, taken, made.keys[:7].sum() & SUM, axis=1)  # a card twice has no place in the table
    found: NDArray[np.int16] = made.ranks[sums + made.shift[sums >> ROW]].astype(np.int16)
    suits = boards // 13
    rows = np.arange(len(boards))
    for suit in range(4):
        own = suits == suit
        for row in rows[own.sum(axis=1) >= 3].tolist():  # on others there is no flush
            part = int((1 << boards[row][own[row]] % 13).sum())
            flush = made.flush[_suited()[suit] | part]
            found[row] = np.where(flush > 0, flush, found[row])
    np.put_along_axis(found, taken, 0, axis=1)
    return found


def beaten(strengths: NDArray[np.int16]) -> NDArray[np.float32]:
    """By board and hand, the part of the other hands possible on the board that it beats, ties counted half; 0 where the hand is not possible."""
    found = np.zeros(strengths.shape, dtype=np.float32)
    for row, line in enumerate(strengths):
        counts = np.bincount(line, minlength=1)
        counts[0] = 0
        below = np.cumsum(counts) - counts / 2.0
        found[row] = (below / max(int(counts.sum()), 1))[line]
    found[strengths == 0] = 0.0
    return found


class Future(NamedTuple):
    """What may come of a board.

    :ivar strengths: by board of five cards (all of them, or some drawn) and hand, see :func:`strengths_on`.
    :ivar place: by hand, where it stands among all hands possible now, from 0 to 1, by what it may become: hands that may yet beat nearly all
        stand higher than those that are as good on average. Impossible hands: 0.
    """

    strengths: NDArray[np.int16]
    place: NDArray[np.float64]


@lru_cache(maxsize=24)
def future(board: tuple[int, ...], most: int) -> Future:
    """The futures of a board of three to five cards: all of its last cards, or ``most`` that are the same whenever the board is asked for."""
    rest = np.array([card for card in range(52) if card not in board], dtype=np.int64)
    missing = 5 - len(board)
    if missing == 0:
        last = np.zeros((1, 0), dtype=np.int64)
    elif missing == 1:
        last = rest[:, None]
    else:
        draws = np.random.default_rng(board).random((most, len(rest)))
        last = rest[np.argpartition(draws, missing, axis=1)[:, :missing]]
    boards = np.concatenate([np.tile(np.array(board, dtype=np.int64), (len(last), 1)), last], axis=1)
    strengths = strengths_on(boards)
    parts = beaten(strengths).astype(np.float64)
    worth = np.sqrt((parts**2).sum(axis=0) / np.maximum((strengths > 0).sum(axis=0), 1))
    worth[(MASKS & sum(1 << card for card in board)) != 0] = -1.0
    order = np.argsort(np.argsort(worth, kind="stable"), kind="stable").astype(np.float64)
    impossible = int((worth < 0).sum())
    return Future(strengths, np.maximum((order - impossible) / (HANDS - impossible - 1), 0.0))
