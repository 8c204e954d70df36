"""The line of dominoes on the table: a start, and arms that grow from it, or from a double that takes tiles on all four sides."""

from __future__ import annotations

from typing import Final

from sobremesa.core.positions import Reader, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Item, Zone
from sobremesa.games.tiles._tiles import JOKER_NAME, TileSet

ARMS: Final = ("left", "right", "up", "down")
START: Final = 4  # the place of the first tile, where arms are told by their numbers
UNNAMED: Final = 15  # the number of a joker that nobody has named yet


class Line:
    """Tiles as laid.

    A tile laid is ``tile << 8 | inner << 4 | outer``: ``inner`` the number that touches the line, ``outer`` the one left open; of the start they are
    its left and its right.

    :ivar start: the first tile laid, -1 before. ``arms``: the tiles of each of :data:`ARMS`, outwards; up and down grow from the spinner.
    :ivar ends: the number open at each arm, -1 where none is.
    :ivar spinner: where the double with four sides lies, ``arm << 8 | place``; -1 if there is none. ``last``: the arm of the last tile laid.
    """

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self.start = -1
        self.arms: list[list[int]] = [[], [], [], []]
        self.ends: list[int] = [-1, -1, -1, -1]
        self.spinner = -1
        self.last = -1

    def clone(self) -> Line:
        """A copy that shares nothing that changes."""
        new = Line(self.tiles)
        new.start = self.start
        new.arms = [arm[:] for arm in self.arms]
        new.ends = self.ends[:]
        new.spinner = self.spinner
        new.last = self.last
        return new

    def open(self) -> int:
        """The numbers open, as a set of numbers."""
        found = 0
        for end in self.ends:
            if end >= 0:
                found |= 1 << end
        return found

    def fitting(self) -> int:
        """The tiles that fit somewhere, the joker included."""
        found = self.tiles.joker_mask
        for end in self.ends:
            if end >= 0:
                found |= self.tiles.bearing[end]
        return found

    def unnamed(self) -> bool:
        """Whether the line starts with a joker whose numbers nobody has named."""
        return self.start >= 0 and self.start & 15 == UNNAMED

    def lay_first(self, tile: int, left: int, right: int, pivot: bool) -> None:
        """Start the line; ``pivot``: the tile is to be the spinner."""
        self.start = tile << 8 | left << 4 | right
        self.last = START
        self.ends = [left, right, -1, -1] if left != UNNAMED else [-1, -1, -1, -1]
        if pivot:
            self._pivot(START << 8, left)

    def lay(self, arm: int, tile: int, outer: int, pivot: bool) -> None:
        """Lay a tile at an open end."""
        self.arms[arm].append(tile << 8 | self.ends[arm] << 4 | outer)
        self.ends[arm] = outer
        self.last = arm
        if pivot:
            self._pivot(arm << 8 | len(self.arms[arm]) - 1, outer)

    def _pivot(self, place: int, number: int) -> None:
        self.spinner = place
        self.ends[2] = self.ends[3] = number

    def laid(self) -> list[int]:
        """The tiles on the table."""
        found = [self.start >> 8] if self.start >= 0 else []
        for arm in self.arms:
            found += [code >> 8 for code in arm]
        return found

    def zone(self) -> Zone:
        """The line as everybody sees it."""
        items: list[Item] = []
        if self.start >= 0:
            items.append(self._item(self.start, "start", START << 8, self.last == START))
        for number, arm in enumerate(self.arms):
            for place, code in enumerate(arm):
                newest = self.last == number and place == len(arm) - 1
                items.append(self._item(code, f"{ARMS[number]} {place}", number << 8 | place, newest))
        return Zone("line", "line", "line", items=items, count=len(items))

    def _item(self, code: int, at: str, place: int, newest: bool) -> Item:
        tile = code >> 8
        marks: list[str] = []
        if self.tiles.doubles >> tile & 1:
            marks.append("double")
        if place == self.spinner:
            marks.append("spinner")
        if at == "start":
            marks.append("start")
        if newest:
            marks.append("last")
        if tile == self.tiles.joker:
            marks.append("joker")
        return Item(self.tiles.names[tile], _face(code, self.tiles.names[tile]), at, marks=tuple(marks))

    # -- positions ----------------------------------------------------------------------------------------------------------------------

    def write(self) -> dict[str, object]:
        """The line in a position: each tile as laid, its inner number first; of the start its left one."""
        found: dict[str, object] = {"start": self._text(self.start) if self.start >= 0 else ""}
        for number, arm in enumerate(self.arms):
            found[ARMS[number]] = " ".join([self._text(code) for code in arm])
        found["spinner"] = _place(self.spinner)
        found["last"] = "" if self.last < 0 else "start" if self.last == START else ARMS[self.last]
        return found

    def _text(self, code: int) -> str:
        face = _face(code, "")
        return face if code >> 8 != self.tiles.joker else f"{JOKER_NAME}={face}" if face else JOKER_NAME

    def read(self, read: Reader) -> None:
        """The inverse of :meth:`write`. Raises :class:`Refused` ``position-value`` where tiles do not touch by equal numbers."""
        start = read.text("start")
        if not start:
            return
        self.start = self._code(start)
        if not self.unnamed():
            self.ends = [self.start >> 4 & 15, self.start & 15, -1, -1]
        spinner = read.text("spinner")
        if spinner:
            self.spinner = _spot(spinner)
        for arm in range(4):
            if arm == 2 and self.spinner >= 0:
                row = [self.start] if self.spinner >> 8 == START else self.arms[self.spinner >> 8]
                if self.spinner & 255 >= len(row) or not self.tiles.doubles >> (row[self.spinner & 255] >> 8) & 1:
                    raise Refused("position-value", name="spinner")
                code = row[self.spinner & 255]
                self.ends[2] = self.ends[3] = code & 15
            for text in read.text(ARMS[arm]).split():
                code = self._code(text)
                if code >> 4 & 15 != self.ends[arm]:
                    raise Refused("position-value", name=ARMS[arm])
                self.arms[arm].append(code)
                self.ends[arm] = code & 15
        last = read.text("last")
        self.last = START if last == "start" else ARMS.index(last) if last in ARMS else -1

    def _code(self, text: str) -> int:
        name, _, named = text.partition("=")
        tile = self.tiles.tile(name)
        if tile == self.tiles.joker and not named:
            return tile << 8 | UNNAMED << 4 | UNNAMED
        inner, _, outer = (named or name).partition("-")
        if self.tiles.tile(f"{inner}-{outer}") != tile and tile != self.tiles.joker:
            raise Refused("position-value", name=text)
        return tile << 8 | int(inner) << 4 | int(outer)


def _face(code: int, otherwise: str) -> str:
    return otherwise if code & 15 == UNNAMED else f"{code >> 4 & 15}-{code & 15}"


def _spot(text: str) -> int:
    """The inverse of :func:`_place`. Raises :class:`Refused` ``position-value``."""
    name, _, place = text.partition(" ")
    if text == "start":
        return START << 8
    if name not in ARMS[:2] or not 0 <= whole(place) < 256:
        raise Refused("position-value", name="spinner")
    return ARMS.index(name) << 8 | whole(place)


def _place(place: int) -> str:
    if place < 0:
        return ""
    return "start" if place >> 8 == START else f"{ARMS[place >> 8]} {place & 255}"
