"""What runs compiled (Numba): looking hands up, dealing out boards, sampling deals.

All compiled functions lie here together, with the numbers they know: what Numba keeps on disk is made anew when this file changes, not when another
does. Shares of a pot are counted in :data:`POT` parts, so that halves, and halves shared by up to nine, are whole.
"""

from __future__ import annotations

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.lab._layout import EIGHTS, FIVE_SUITED, ROW, SUM

Word = int | np.int64
Words = NDArray[np.int64]
Small = NDArray[np.uint16]

POT = 5040


@numba.njit(cache=True, nogil=True, inline="always")
def look_up(key: Word, mask: Word, shift: NDArray[np.int32], ranks: Small, flush: Small) -> Word:
    """The strength of the hand with that sum of keys and that set of cards (asked for only where there is a flush)."""
    suited = (key + FIVE_SUITED) & EIGHTS
    if suited:
        suit = 0
        while not suited >> (35 + 4 * suit) & 1:
            suit += 1
        return np.int64(flush[mask >> (13 * suit) & 8191])
    total = key & SUM
    return np.int64(ranks[total + shift[total >> ROW]])


@numba.njit(cache=True, nogil=True, inline="always")
def key_of(mask: Word, parts: Words) -> Word:
    """The sum of the keys of a set of cards."""
    a, b, c, d = parts[mask & 8191], parts[mask >> 13 & 8191], parts[mask >> 26 & 8191], parts[mask >> 39 & 8191]
    suits = (a >> 32) + (b >> 32 << 4) + (c >> 32 << 8) + (d >> 32 << 12)
    return np.int64((a & SUM) + (b & SUM) + (c & SUM) + (d & SUM) + (suits << 32))


@numba.njit(cache=True, nogil=True)
def seven(
    hands: NDArray[np.uint8],
    keys: Words,
    shift: NDArray[np.int32],
    ranks: Small,
    flush: Small,
    found: Small,
) -> None:
    for place in range(len(hands)):
        row = hands[place]
        key = keys[row[0]] + keys[row[1]] + keys[row[2]] + keys[row[3]] + keys[row[4]] + keys[row[5]] + keys[row[6]]
        mask = np.int64(0)
        if (key + FIVE_SUITED) & EIGHTS:
            for card in row:
                mask |= np.int64(1) << np.int64(card)
        found[place] = look_up(key, mask, shift, ranks, flush)


@numba.njit(cache=True, nogil=True)
def some(
    hands: NDArray[np.uint8],
    keys: Words,
    shift: NDArray[np.int32],
    ranks: Small,
    flush: Small,
    found: Small,
) -> None:
    for place in range(len(hands)):
        key = np.int64(0)
        mask = np.int64(0)
        for card in hands[place]:
            key += keys[card]
            mask |= np.int64(1) << np.int64(card)
        found[place] = look_up(key, mask, shift, ranks, flush)


@numba.njit(cache=True, nogil=True)
def sets(
    masks: Words,
    parts: Words,
    shift: NDArray[np.int32],
    ranks: Small,
    flush: Small,
    found: Small,
) -> None:
    for place in range(len(masks)):
        found[place] = look_up(key_of(masks[place], parts), masks[place], shift, ranks, flush)


@numba.njit(cache=True, nogil=True)
def count_all(
    cards: int,
    keys: Words,
    shift: NDArray[np.int32],
    ranks: Small,
    flush: Small,
    found: Words,
) -> None:
    one = np.int64(1)
    # The first two cards only where the hands are of six or seven; then five more.
    for a in range(52 if cards == 7 else 1):
        key_a = keys[a] if cards == 7 else 0
        mask_a = one << a if cards == 7 else 0
        for b in range(a + 1 if cards == 7 else 0, 52 if cards > 5 else 1):
            key_b = key_a + (keys[b] if cards > 5 else 0)
            mask_b = mask_a | (one << b if cards > 5 else 0)
            for c in range(b + 1 if cards > 5 else 0, 52):
                key_c, mask_c = key_b + keys[c], mask_b | one << c
                for d in range(c + 1, 52):
                    key_d, mask_d = key_c + keys[d], mask_c | one << d
                    for e in range(d + 1, 52):
                        key_e, mask_e = key_d + keys[e], mask_d | one << e
                        for f in range(e + 1, 52):
                            key_f, mask_f = key_e + keys[f], mask_e | one << f
                            for g in range(f + 1, 52):
                                found[look_up(key_f + keys[g], mask_f | one << g, shift, ranks, flush)] += 1
