"""Domino tiles: sets of any size, their notation and worth. A tile is an int, its place in its set; a set of tiles is an int of bits."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Refused

JOKER_NAME: Final = "*1"


class TileSet:
    """All tiles from 0-0 to the highest double, and perhaps a joker, which comes last.

    :ivar top: the highest number. ``size``: how many tiles. ``joker``: the joker's tile, -1 if there is none.
    :ivar names: the notation by tile, the higher number first (``6-4``); ``high``, ``low``, ``pips`` the numbers on it (a joker has none: -1, -1, 0).
    :ivar bearing: for each number the tiles that bear it, without the joker; ``doubles``: all doubles.

    >>> tiles = get_tiles(6)
    >>> tiles.size, tiles.pips[tiles.tile("4-6")], tiles.text(tiles.mask("5-5 0-3"))
    (28, 10, '3-0 5-5')
    """

    def __init__(self, top: int, joker: bool) -> None:
        self.top = top
        self.names: list[str] = []
        self.high: list[int] = []
        self.low: list[int] = []
        self.pips: list[int] = []
        self.bearing: list[int] = [0] * (top + 1)
        self.doubles = 0
        for high in range(top + 1):
            for low in range(high + 1):
                bit = 1 << len(self.names)
                self.bearing[high] |= bit
                self.bearing[low] |= bit
                if high == low:
                    self.doubles |= bit
                self.names.append(f"{high}-{low}")
                self.high.append(high)
                self.low.append(low)
                self.pips.append(high + low)
        self.joker = -1
        self.joker_mask = 0
        if joker:
            self.joker = len(self.names)
            self.joker_mask = 1 << self.joker
            self.names.append(JOKER_NAME)
            self.high.append(-1)
            self.low.append(-1)
            self.pips.append(0)
        self.size = len(self.names)
        self._by_name: dict[str, int] = {name: tile for tile, name in enumerate(self.names)}

    def tile(self, text: str) -> int:
        """The tile written ``text``, either number first. Raises :class:`Refused` ``domino-no-tile``."""
        found = self._by_name.get(text)
        if found is None:
            first, _, second = text.partition("-")
            found = self._by_name.get(f"{second}-{first}")
        if found is None:
            raise Refused("domino-no-tile", tile=text)
        return found

    def tiles(self, text: str) -> list[int]:
        """The tiles of a text, in its order."""
        return [self.tile(name) for name in text.split()]

    def mask(self, text: str) -> int:
        """The same as a set. Raises :class:`Refused` ``position-value`` when a tile is named twice."""
        found = 0
        for tile in self.tiles(text):
            if found >> tile & 1:
                raise Refused("position-value", name=self.names[tile])
            found |= 1 << tile
        return found

    def text(self, mask: int) -> str:
        """The notation of a set."""
        return " ".join([self.names[tile] for tile in bits(mask)])

    def worth(self, mask: int) -> int:
        """The pips of a set."""
        total = 0
        while mask:
            low = mask & -mask
            total += self.pips[low.bit_length() - 1]
            mask ^= low
        return total

    def rank(self, tile: int) -> int:
        """For drawing lots and for the highest tile: more pips first, of equal ones the higher end; a joker below all."""
        return self.pips[tile] * 16 + self.high[tile]

    def best(self, mask: int) -> int:
        """The highest tile of a set that is not empty."""
        found = bits(mask)
        best = found[0]
        for tile in found:
            if self.rank(tile) > self.rank(best):
                best = tile
        return best


_sets: dict[tuple[int, bool], TileSet] = {}


def get_tiles(top: int, joker: bool = False) -> TileSet:
    """The one shared set with that highest double."""
    found = _sets.get((top, joker))
    if found is None:
        found = _sets[top, joker] = TileSet(top, joker)
    return found


def highest_lot(tiles: TileSet, lots: list[int]) -> int:
    """Who starts after each has drawn a tile."""
    return lots.index(tiles.best(to_mask(lots)))


def numbers(mask: int) -> str:
    """A set of numbers as it is read: ``4 · 1``."""
    return " · ".join([str(number) for number in reversed(bits(mask))])
