"""The tables behind :mod:`sobremesa.lab.evaluate`: made from the rules' own :func:`~sobremesa.games.vying._hands.high`, under one megabyte.

Every card has a number, its *key*; a hand is looked up by the sum of its cards' keys. The low 26 bits tell the ranks: they are chosen so that no
two hands of five to seven cards with different ranks have the same sum. Above bit 32 each suit counts its cards in four bits.

The sums are spread far apart, so their table is folded: each row of 4,096 sums is shifted to where its few entries fall on free places. Four
cards of one suit do not matter; from five on the suit alone decides, since seven cards cannot hold five of a suit and a full house.

Making them takes a second or so; they are kept in the user's cache folder (``SOBREMESA_CACHE`` names another) and made anew when they are missing or
do not fit.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from sobremesa.games.vying._hands import high
from sobremesa.lab._layout import PAIRS, ROW, TRIPLES

# Found by taking, from rank to rank, the least number that keeps the sums of up to seven cards apart; every card adds _EACH besides, so that hands of
# five, six and seven cards do not meet either.
_RANK_KEYS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
_EACH = 7_825_760
_LAYOUT = 1  # changes whenever tables of an earlier make would be read wrongly


class Tables(NamedTuple):
    """What an evaluation looks up.

    :ivar keys: by card, its key. ``parts``: by a suit's thirteen bits, the sum of their ranks' keys, and their number above bit 32.
    :ivar shift: by row, where the row begins in ``ranks``, less its own first sum. ``ranks``: the strength by folded sum, suits apart.
    :ivar flush: the strength of five or more cards of one suit, by their set. ``worths``: by strength, the worth as the games have it.
    """

    keys: NDArray[np.int64]
    parts: NDArray[np.int64]
    shift: NDArray[np.int32]
    ranks: NDArray[np.uint16]
    flush: NDArray[np.uint16]
    worths: NDArray[np.int32]

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return sum(table.nbytes for table in self)


def _keys() -> NDArray[np.int64]:
    return np.array([_RANK_KEYS[card % 13] + _EACH + (1 << 32 + 4 * (card // 13)) for card in range(52)], dtype=np.int64)


def _parts() -> NDArray[np.int64]:
    found = np.zeros(8192, dtype=np.int64)
    for part in range(1, 8192):
        low = part & -part
        found[part] = found[part ^ low] + _RANK_KEYS[low.bit_length() - 1] + _EACH + (1 << 32)
    return found


def _rank_sets(cards: int, ranks: int = 13) -> Iterator[list[int]]:
    """How many cards of each rank, for every hand of so many cards."""
    if ranks == 1:
        if cards <= 4:
            yield [cards]
        return
    for count in range(min(4, cards) + 1):
        for rest in _rank_sets(cards - count, ranks - 1):
            yield [count, *rest]


def _spread(counts: list[int]) -> int:
    """A hand with so many cards of each rank and no more than four of a suit."""
    mask = 0
    suit = 0
    for rank, count in enumerate(counts):
        for _ in range(count):
            while mask >> (suit % 4 * 13 + rank) & 1:
                suit += 1
            mask |= 1 << (suit % 4 * 13 + rank)
            suit += 1
    return mask


def build() -> Tables:
    """Make the tables."""
    sums: list[int] = []
    worths: list[int] = []
    for cards in (5, 6, 7):
        for counts in _rank_sets(cards):
            sums.append(sum(count * (key + _EACH) for count, key in zip(counts, _RANK_KEYS, strict=True)))
            worths.append(high(_spread(counts)))
    suited = [(part, high(part)) for part in range(8192) if part.bit_count() > 4]
    every = np.unique(np.array(worths + [worth for _, worth in suited], dtype=np.int32))
    flush = np.zeros(8192, dtype=np.uint16)
    for part, worth in suited:
        flush[part] = np.searchsorted(every, worth) + 1
    strengths = (np.searchsorted(every, np.array(worths)) + 1).astype(np.uint16)
    shift, ranks = _fold(np.array(sums, dtype=np.int64), strengths)
    return Tables(_keys(), _parts(), shift, ranks, flush, np.concatenate([np.zeros(1, dtype=np.int32), every]))


def _fold(sums: NDArray[np.int64], strengths: NDArray[np.uint16]) -> tuple[NDArray[np.int32], NDArray[np.uint16]]:
    """Shift each row of sums to the first place where its entries are free, the fullest rows first."""
    order = np.argsort(sums)
    sums, strengths = sums[order], strengths[order]
    rows, starts = np.unique(sums >> ROW, return_index=True)
    ends = np.append(starts[1:], len(sums))
    shift = np.zeros(int(rows[-1]) + 1, dtype=np.int32)
    ranks = np.zeros(8 * len(sums), dtype=np.uint16)
    taken = np.zeros(len(ranks), dtype=np.bool_)
    window = 1 << ROW
    for place in np.argsort(starts - ends, kind="stable"):
        row = int(rows[place])
        entries = sums[starts[place] : ends[place]] & window - 1
        begins = entries.tolist()
        base = 0
        while True:
            clash = taken[base + begins[0] : base + begins[0] + window].copy()
            for begin in begins[1:]:
                clash |= taken[base + begin : base + begin + window]
            free = int(clash.argmin())
            if not clash[free]:
                break
            base += window
        shift[row] = base + free - (row << ROW)
        ranks[base + free + entries] = strengths[starts[place] : ends[place]]
        taken[base + free + entries] = True
    return shift, ranks[: int(np.flatnonzero(taken)[-1]) + 1].copy()


def cache_folder() -> Path:
    """Where tables are kept between runs; it need not exist."""
    named = os.environ.get("SOBREMESA_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "sobremesa"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "sobremesa"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sobremesa"


def _digest(arrays: Tables) -> str:
    digest = hashlib.sha256(str(_LAYOUT).encode())
    for array in arrays:
        digest.update(array.tobytes())
    return digest.hexdigest()


def _read(path: Path) -> Tables | None:
    """The tables of a file, if it is whole and of this make."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            found = Tables(*(kept[name] for name in Tables._fields))
            told = str(kept["digest"])
    except (OSError, KeyError, ValueError, EOFError, BadZipFile):
        return None
    return found if told == _digest(found) else None


@cache
def tables() -> Tables:
    """The tables, from the cache or made now."""
    path = cache_folder() / f"hands-{_LAYOUT}.npz"
    found = _read(path)
    if found is None:
        found = build()
        # Whoever may not write there makes them anew each time.
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent, suffix=".npz")
            with os.fdopen(handle, "wb") as file:
                np.savez(file, digest=np.array(_digest(found)), **found._asdict())
            os.replace(name, path)
    return found


@cache
def fives() -> NDArray[np.uint16]:
    """The strength of five cards of more than one suit by the ranks of three of them and of the other two, a row of 91 pairs for each three."""
    made = tables()
    keys = np.array([key + _EACH for key in _RANK_KEYS])
    sums = keys[np.array(TRIPLES)].sum(axis=1)[:, None] + keys[np.array(PAIRS)].sum(axis=1)[None, :]
    five = np.array([[three == (two[0],) * 3 and two[0] == two[1] for two in PAIRS] for three in TRIPLES])
    sums[five] = sums[0, 1]  # five of a rank: never asked for
    found: NDArray[np.uint16] = made.ranks[sums + made.shift[sums >> ROW]].ravel()
    return found
