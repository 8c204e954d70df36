"""Poker with shared cards that lie in places and count only by lines (rules/poker-tic-tac-toe): the layouts, and what hands are worth in them.

A place is told by its number from 0; players call it by its name, ``1`` and up, the lift of an H ``C``.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import whole
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._forms import Form, Ranks, Street
from sobremesa.games.vying._ranks import WildRanks, high_ranks
from sobremesa.games.vying._wild import wild_of

HAND: Final = 5
MOST_LINES: Final = 400
MOST_GROUPS: Final = 11

SQUARE_LINES: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip
SIDES: Final[tuple[tuple[int, int], ...]] = (
    (0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (0, 3), (3, 6), (1, 4), (4, 7), (2, 5), (5, 8),
)  # fmt: skip
"""The pairs of places of the square that share a side."""


class Layout:
    """Where the shared cards lie and how they count.

    :ivar hole: private cards of each; ``own``: how many of them play with a line.
    :ivar names: of the places, as players call them. ``cells``: where each is drawn, by its number row by row or as
        ``2.3``, row and column; ``rows`` and ``cols``: of them all.
    :ivar order: the places in the order in which they are dealt. ``groups``: what is turned before each round but the first; of a square whose
        cards are turned by choice, ``chosen``, what is left to the rules is turned there too.
    :ivar lines: the places that count together. ``centre``: the place of the middle card, -1: there is none.
    """

    def __init__(self, hole: int, own: int, places: int, groups: list[list[int]], lines: list[tuple[int, ...]]) -> None:
        self.hole = hole
        self.own = own
        self.places = places
        self.groups = groups
        self.lines = lines
        self.names = [str(place + 1) for place in range(places)]
        self.order = list(range(places))
        self.rows = 1
        self.cols = places
        self.cells = [str(place + 1) for place in range(places)]
        self.centre = -1
        self.chosen = False

    def line_says(self, line: int) -> str:
        """A line as the table shows it: ``1-4-7``."""
        return "-".join([self.names[place] for place in self.lines[line]])

    def line_name(self, line: int) -> str:
        """A line in the notation of actions: ``147``, ``1C4``."""
        names = [self.names[place] for place in self.lines[line]]
        return ("" if all(len(name) == 1 for name in names) else "-").join(names)


def square(chosen: bool) -> Layout:
    """Three by three; opened column by column, or as the last bettor chooses."""
    columns = [[0, 3, 6], [1, 4, 7], [2, 5, 8]]
    found = Layout(2, 2, 9, [[] for _ in range(5)] if chosen else columns, list(SQUARE_LINES))
    if not chosen:
        found.order = [place for column in columns for place in column]
    found.rows = found.cols = 3
    found.centre = 4
    found.chosen = chosen
    return found


def elevator(rows: int, diagonals: bool) -> Layout:
    """Two columns and a lift between them, which may be imagined in any row; ``diagonals`` from corner to corner count too."""
    lift = 2 * rows
    lines: list[tuple[int, ...]] = [(row, lift, rows + row) for row in range(rows)]
    if diagonals:
        lines += [(0, lift, lift - 1), (rows - 1, lift, rows)]
    groups: list[list[int]] = []
    top, foot = 0, rows - 1
    while top <= foot:  # from the outside in
        groups.append([top, rows + top])
        if top < foot:
            groups.append([foot, rows + foot])
        top, foot = top + 1, foot - 1
    found = Layout(2, 2, lift + 1, [*groups, [lift]], lines)
    found.names[lift] = "C"
    found.rows, found.cols = rows, 3
    found.cells = [f"{place % rows + 1}.{1 if place < rows else 3}" for place in range(lift)] + [f"{(rows + 1) // 2}.2"]
    found.centre = lift
    return found


def custom(options: Options) -> Layout:
    """As the table says. Raises :class:`Refused` where its parts do not fit together."""
    places = options.number("positions")
    own = options.number("own_cards")
    hole = options.number("hand_size")
    told = str(options["groups"])
    groups = [[0, 1, 2], *[[place] for place in range(3, places)]] if told == "auto" else [_places(item, places) for item in told.split()]
    seen = [place for group in groups for place in group]
    if sorted(seen) != list(range(places)) or len(groups) > MOST_GROUPS:
        raise Refused("ttt-groups", n=places, most=MOST_GROUPS)
    size = HAND - own
    told = str(options["lines"])
    if own > hole or size > places:
        raise Refused("ttt-own-cards", n=own)
    lines = list(combinations(range(places), size)) if told == "any" else [tuple(_places(item, places)) for item in told.split()]
    if not all(len(set(line)) == len(line) == size for line in lines) or len(lines) > MOST_LINES:
        raise Refused("ttt-lines", n=size, most=MOST_LINES)
    found = Layout(hole, own, places, groups, lines)
    found.cols = min(places, HAND)
    found.rows = (places + found.cols - 1) // found.cols
    return found


def _places(text: str, places: int) -> list[int]:
    """Places written ``1-4-7``."""
    found = [whole(name) - 1 for name in text.split("-")]
    if not all(0 <= place < places for place in found):
        raise Refused("ttt-groups", n=places, most=MOST_GROUPS)
    return found


def layout_of(options: Options) -> Layout:
    """What a table has agreed on."""
    if options["layout"] == "custom":
        return custom(options)
    variant = str(options["variant"])
    if variant.startswith("elevator"):
        return elevator(options.number("rows"), variant == "elevator_diag")
    return square(variant == "choice")


class LineForm(Form):
    """A form in which some private cards play with those of one line. Hands are valued by :meth:`best`, which knows the places; not by ``high``.

    :ivar layout: where the cards lie. ``spare``: private cards dealt besides, to be thrown.
    """

    any_five = False

    def __init__(self, slug: str, layout: Layout, ranks: Ranks, spare: int) -> None:
        streets = [Street("round-1", down=layout.hole + spare)]
        streets += [Street(f"round-{number + 2}", big=number > 0) for number in range(len(layout.groups))]
        super().__init__(slug, streets, ranks)
        self.layout = layout
        self.spare = spare
        self.antes = True

    def best(self, ranks: Ranks, own: int, table: list[int], line: int = -1) -> tuple[int, int, int]:
        """The best hand of private cards (a set) with a line: its worth, the line and its cards, a set.

        ``table``: the card of each place, -1 where it is not seen; such cards are left out. ``line``: only that one counts.
        """
        layout = self.layout
        use = layout.own
        cards = bits(own)
        pairs = [to_mask(list(some)) for some in combinations(cards, use)] if len(cards) > use else [own]
        most = (-1, -1, 0)
        seen: set[int] = set()
        for number in range(len(layout.lines)) if line < 0 else (line,):
            shared = 0
            for place in layout.lines[number]:
                if table[place] >= 0:
                    shared |= 1 << table[place]
            if shared in seen:
                continue
            seen.add(shared)
            for pair in pairs:
                worth = ranks.high(pair | shared)
                if worth > most[0]:
                    most = (worth, number, pair | shared)
        return most


def line_form(options: Options) -> LineForm:
    """The form that a table has agreed on."""
    discard = str(options["discard"])
    form = LineForm("poker-tic-tac-toe", layout_of(options), line_ranks(options), int(discard in ("early", "late")))
    if discard.startswith("late"):
        form.turned_up = len(form.streets) - 1  # what is thrown stays secret
    if form.layout.chosen:
        form.must_bet = options["open_round1"] == "must_bet"
        form.may_fold = True
    return form


def line_ranks(options: Options, named: int = 0) -> Ranks:
    """The ranking of a table, with cards that are wild besides (a set)."""
    if options["wild"] != "centre":
        return high_ranks(options)
    chosen = options.all()
    chosen["wild"] = "none"
    wild = wild_of(chosen)
    wild.named = named
    return WildRanks(wild) if named or options["jokers"] != 0 else Ranks()
