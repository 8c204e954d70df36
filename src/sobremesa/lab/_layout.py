"""Numbers that the tables and the compiled kernels share, apart so that tables can be read where nothing is compiled."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

ROW: Final = 12
"""Bits of a sum within one row of the folded table (see :mod:`_tables`)."""
SUM: Final = (1 << 26) - 1
"""The part of a key that tells the ranks."""
FIVE_SUITED: Final = 0x3333 << 32
"""Added to a key, a suit with five cards reaches eight: one of :data:`EIGHTS`."""
EIGHTS: Final = 0x8888 << 32
PAIRS: Final = list(combinations_with_replacement(range(13), 2))
"""Two ranks, as numbers whatever their order; :data:`TRIPLES`: three."""
TRIPLES: Final = list(combinations_with_replacement(range(13), 3))
