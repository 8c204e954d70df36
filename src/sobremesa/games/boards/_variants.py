"""The draughts of the world as data: one row each, and what a table's options make of it."""

from __future__ import annotations

from typing import Final

from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused

# Which captures are preferred among equals, ``Variant.quality``
NONE: Final = 0
KINGS: Final = 1
ITALIAN: Final = 2
FRISIAN: Final = 3
KING_FIRST: Final = 4
# What reaching the far row in the middle of a capture does, ``Variant.promotion``
ENDS: Final = 0
PASSES: Final = 1
CONTINUES: Final = 2
# How the men stand at the start, ``Variant.setup``
ROWS: Final = 0
TURKISH: Final = 1
CORNER: Final = 2

# id, size, rows, setup, corner on the right, colour of the squares, king flies, man captures backward, quantity, quality, promotion, opener
Row = tuple[str, int, int, int, bool, str, bool, bool, bool, int, int, str]
ROWS_OF: Final[tuple[Row, ...]] = (
    ("spanish", 8, 3, ROWS, True, "light", True, False, True, KINGS, ENDS, "white"),
    ("international", 10, 4, ROWS, False, "dark", True, True, True, NONE, PASSES, "white"),
    ("brazilian", 8, 3, ROWS, False, "dark", True, True, True, NONE, PASSES, "white"),
    ("canadian", 12, 5, ROWS, False, "dark", True, True, True, NONE, PASSES, "white"),
    ("english", 8, 3, ROWS, False, "dark", False, False, False, NONE, ENDS, "dark"),
    ("italian", 8, 3, ROWS, True, "dark", False, False, True, ITALIAN, ENDS, "white"),
    ("russian", 8, 3, ROWS, False, "dark", True, True, False, NONE, CONTINUES, "white"),
    ("poddavki", 8, 3, ROWS, False, "dark", True, True, False, NONE, CONTINUES, "white"),
    ("pool", 8, 3, ROWS, False, "dark", True, True, False, NONE, PASSES, "dark"),
    ("frisian", 10, 4, ROWS, False, "dark", True, True, True, FRISIAN, PASSES, "white"),
    ("thai", 8, 2, ROWS, False, "dark", True, False, False, NONE, ENDS, "either"),
    ("turkish", 8, 2, TURKISH, False, "plain", True, False, True, NONE, ENDS, "white"),
    ("corner", 8, 3, CORNER, False, "dark", True, False, False, KING_FIRST, ENDS, "white"),
    ("czech", 8, 3, ROWS, False, "dark", True, False, False, KING_FIRST, ENDS, "white"),
    ("malaysian", 12, 5, ROWS, True, "light", True, True, False, NONE, PASSES, "either"),
    ("portuguese", 8, 3, ROWS, True, "dark", True, False, True, KINGS, ENDS, "white"),
)
NAMES: Final = tuple([row[0] for row in ROWS_OF])
_MEN: Final = {8: (12, 8), 10: (20, 15), 12: (30, 24)}  # the usual number first; whole rows both
_SIZE: Final = {8: 8, 12: 8, 15: 10, 20: 10, 24: 12, 30: 12}


class Variant:
    """The rules of one table.

    :ivar size: squares on a side. ``rows``: rows of men on each side. ``corner_right``: the playing corner is at each player's right.
    :ivar ground: colour of the squares in use, ``light``, ``dark``, or ``plain`` where all are.
    :ivar orthogonal: pieces move along ranks and files (Turkish). ``eight``: they also capture along them (Frisian).
    :ivar at_once: a jumped piece leaves the board at once. ``near``: a king lands just behind its victim. ``turning``: it may turn half round.
    :ivar weak_men: men may not capture kings. ``reverse``: who gives all away wins. ``official_value``: a king is worth 199 men of 100.
    :ivar sideways: the men of :data:`CORNER` also step along the row of their corner.
    :ivar three: no fourth plain move in a row with the same king. ``duty``: ``compulsory``, ``huff`` or ``free``.
    :ivar first: colour of the first mover's men, ``white`` or ``dark``; cosmetic.
    """

    def __init__(self, row: Row, options: Options) -> None:
        self.id = row[0]
        self.size = row[1]
        self.rows = row[2]
        self.setup = row[3]
        self.corner_right = row[4]
        self.ground = row[5]
        self.flying = row[6]
        self.backward = row[7]
        self.quantity = row[8]
        self.quality = row[9]
        self.promotion = row[10]
        self.orthogonal = self.setup == TURKISH
        self.eight = self.id == "frisian"
        self.at_once = self.id == "thai" or self.id == "turkish"
        self.near = self.id == "thai"
        self.turning = self.id != "turkish" or options.on("turkish_turn")
        self.weak_men = self.id == "italian"
        self.reverse = self.id == "poddavki"
        self.official_value = options["frisian_value"] == "official"
        self.sideways = self.setup == CORNER and options["corner_steps"] == "both"
        self.three = self.id == "frisian" and options.on("frisian_three")
        self.duty = str(options["capture"])
        if self.id == "malaysian" and "capture" not in options.changed():
            self.duty = "huff"
        if options["capture_promotion"] == "stops" and self.promotion == PASSES:
            self.promotion = ENDS
        if options["first_colour"] == "square":
            self.first = "dark" if self.ground == "dark" else "white"
        else:
            self.first = "dark" if row[11] == "dark" else "white"

    def customise(self, options: Options) -> None:
        """Apply the single parameters of the variant ``custom``. Raises :class:`Refused` ``damas-men`` for men that do not fill rows of the board."""
        self.id = "custom"
        men = options.number("men")
        self.size = options.number("size") or _SIZE.get(men, 8)
        men = men or _MEN[self.size][0]
        if men not in _MEN[self.size]:
            raise Refused("damas-men", n=men, size=self.size, allowed=" ".join(map(str, _MEN[self.size])))
        self.rows = men // (self.size // 2)
        self.flying = _either(options, "flying_king", self.flying)
        self.backward = _either(options, "men_backward", self.backward)
        self.quantity = _either(options, "quantity", self.quantity)
        self.quality = KINGS if _either(options, "quality", self.quality == KINGS) else NONE


def _either(options: Options, id: str, otherwise: bool) -> bool:
    return otherwise if options[id] == "variant" else options.on(id)


def variant_of(options: Options) -> Variant:
    """The rules that a table's options choose. Raises :class:`Refused` where they do not go together."""
    id = str(options["variant"])
    if id == "custom":
        variant = Variant(ROWS_OF[0], options)
        variant.customise(options)
        return variant
    return Variant(ROWS_OF[NAMES.index(id)], options)
