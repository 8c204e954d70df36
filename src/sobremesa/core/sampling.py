"""Tables of counts with given sums: how many cards of each kind go to each place, every way of dealing being equally likely.

A table says, by row and column, how many things of the row go to the column. The sums of rows and columns are given, and in some cells there
must be none. A table stands for as many deals as there are ways of telling the things of each row apart, so the tables are not equally likely;
their weights are multinomial, and are added up here row by row.
"""

from __future__ import annotations

from math import comb
from typing import Final

from sobremesa.core.chance import Chance

STEPS: Final = 20_000  # the most that one set of tables may take to count: the ways on from what is left, over all the rows
LOOKS: Final = 5  # the most ways looked at, fitting or not, for each of those steps
_HUGE: Final = 1e290  # beyond this the weights would soon leave the range of a float
_HIGH: Final = 1 << 27
_LOW: Final = 1 << 26
_WHOLE: Final = 9007199254740992.0  # 2**53


class Node:
    """What is left of the columns after some rows, with the ways on from there.

    :ivar left: the room left in each column.
    :ivar ways: how many deals there are from here.
    :ivar sums: the running sums of the deals by each way on; ``parts``: what each way puts into each column; ``after``: where it leads.
    """

    def __init__(self, left: list[int]) -> None:
        self.left = left
        self.ways = 0.0
        self.sums: list[float] = []
        self.parts: list[list[int]] = []
        self.after: list[Node] = []


class CountTables:
    """All the tables with those sums, ready for drawing.

    ``rows`` and ``columns`` are the sums, with the same total; ``open_to[r]`` is the set of the columns that row ``r`` may use.

    The rows are counted out one by one, but for the last two, which are those with the most ways: of the columns that both may use, any choice of as
    many things as the first one lacks is equally likely, so their deals have a closed form.

    :ivar known: whether the tables could be counted in ``steps`` steps; where not, nothing can be drawn.
    :ivar ways: how many deals there are, as a float; 0.0 where no table fits.
    :ivar size: the steps taken, a measure of the memory in use.
    """

    def __init__(self, rows: list[int], columns: list[int], open_to: list[int], steps: int = STEPS) -> None:
        self.rows = rows
        self.open_to = open_to
        self.width = len(columns)
        self.known = False
        self.ways = 0.0
        self.size = 0
        self.start = Node(columns)
        by_spreads = sorted([(_most_spreads(amount, open_to[row]), row) for row, amount in enumerate(rows)])
        self.order = [row for _, row in by_spreads[:-2]]
        self.last = [row for _, row in by_spreads[-2:]]  # what the last but one gets of what both may use is drawn at the end
        self.both = (1 << self.width) - 1
        self.either = 0
        for row in self.last:
            self.both &= open_to[row]
            self.either |= open_to[row]
        self._count(steps)
        if not self.known:
            self.start = Node(columns)
            self.size = 0

    def _count(self, steps: int) -> None:
        columns = self.start.left
        strides: list[int] = []
        stride = 1
        for room in columns:
            strides.append(stride)
            stride *= room + 1
        layer: list[Node] = [self.start]
        layers: list[list[Node]] = []
        looks = 0
        for row in self.order:
            if _most_spreads(self.rows[row], self.open_to[row]) > steps:
                return
            spreads = _spreads(self.rows[row], columns, self.open_to[row])
            looks += len(layer) * len(spreads)
            if looks > LOOKS * steps:
                return
            weights = [_multinomial(spread) for spread in spreads]
            shifts = [_code(spread, strides) for spread in spreads]
            reached: dict[int, Node] = {}
            layer_after: list[Node] = []
            for node in layer:
                code = _code(node.left, strides)
                for which, spread in enumerate(spreads):
                    fits = True
                    for column, count in enumerate(spread):
                        if count > node.left[column]:
                            fits = False
                            break
                    if not fits:
                        continue
                    after = reached.get(code - shifts[which])
                    if after is None:
                        after = Node([node.left[column] - spread[column] for column in range(self.width)])
                        reached[code - shifts[which]] = after
                        layer_after.append(after)
                    node.parts.append(spread)
                    node.after.append(after)
                    node.sums.append(weights[which])
                self.size += len(node.sums)
                if self.size > steps:
                    return
            layers.append(layer)
            layer = layer_after
        for node in layer:
            node.ways = self._ways_at_last(node.left)
        for depth in range(len(layers) - 1, -1, -1):
            for node in layers[depth]:
                _add_up(node)
        self.ways = self.start.ways
        self.known = self.ways < _HUGE

    def _ways_at_last(self, left: list[int]) -> float:
        """How many deals there are of what is left to the last two rows (or to the only one, or to none)."""
        for column, room in enumerate(left):
            if room and not self.either >> column & 1:
                return 0.0
        ways = _multinomial(left)
        if len(self.last) < 2:
            return ways
        first = self.rows[self.last[0]]
        wanted, on_offer = self._wanted(left)
        return ways / comb(sum(left), first) * comb(on_offer, wanted) if 0 <= wanted <= on_offer else 0.0

    def _wanted(self, left: list[int]) -> tuple[int, int]:
        """How many the last but one takes of the columns that both may use, and how many these have."""
        wanted = self.rows[self.last[0]]
        on_offer = 0
        for column, room in enumerate(left):
            if self.both >> column & 1:
                on_offer += room
            elif self.open_to[self.last[0]] >> column & 1:
                wanted -= room
        return wanted, on_offer

    def draw(self, chance: Chance) -> list[list[int]]:
        """The counts by row and column of a deal, any deal being as likely as any other. They may be shared: not to be changed.

        Only for tables that are ``known`` and of which there is one (``ways`` above 0).
        """
        found: list[list[int]] = [self.start.left] * len(self.rows)
        node = self.start
        for row in self.order:
            pick = 0
            if len(node.sums) > 1:
                point = draw_fraction(chance) * node.ways
                highest = len(node.sums) - 1
                while pick < highest:
                    middle = (pick + highest) // 2
                    if node.sums[middle] > point:
                        highest = middle
                    else:
                        pick = middle + 1
            found[row] = node.parts[pick]
            node = node.after[pick]
        if len(self.last) == 2:
            first = [0 if self.both >> column & 1 or not self.open_to[self.last[0]] >> column & 1 else room for column, room in enumerate(node.left)]
            wanted, on_offer = self._wanted(node.left)
            for _ in range(wanted):
                pick = chance.below(on_offer)
                on_offer -= 1
                for column, room in enumerate(node.left):
                    if self.both >> column & 1:
                        pick -= room - first[column]
                        if pick < 0:
                            first[column] += 1
                            break
            found[self.last[0]] = first
            found[self.last[1]] = [room - first[column] for column, room in enumerate(node.left)]
        elif self.last:
            found[self.last[0]] = node.left
        return found


def draw_fraction(chance: Chance) -> float:
    """A uniform float from 0 to just under 1, of 53 random bits; times any ordinary float it stays below that float."""
    return float(chance.below(_HIGH) * _LOW + chance.below(_LOW)) / _WHOLE


def _add_up(node: Node) -> None:
    """Turn the weights of the ways on into running sums, leaving out the ways that lead nowhere."""
    sums: list[float] = []
    parts: list[list[int]] = []
    afters: list[Node] = []
    total = 0.0
    for which, after in enumerate(node.after):
        if after.ways > 0.0:
            total += node.sums[which] * after.ways
            sums.append(total)
            parts.append(node.parts[which])
            afters.append(after)
    node.ways = total
    node.sums, node.parts, node.after = sums, parts, afters


def _multinomial(counts: list[int]) -> float:
    """In how many ways as many things as that can be told off into lots of those sizes."""
    total = 0
    ways = 1.0
    for count in counts:
        total += count
        if count and count < total:
            ways *= comb(total, count)
    return ways


def _most_spreads(amount: int, open_to: int) -> int:
    """In how many ways an amount can be put into the columns that are open, were there no sums: as many as there can be at most."""
    wide = open_to.bit_count()
    return comb(amount + wide - 1, wide - 1) if wide else int(amount == 0)


def _spreads(amount: int, columns: list[int], open_to: int) -> list[list[int]]:
    """All the ways of putting an amount into the columns that are open, none over its sum."""
    found: list[list[int]] = [[]]
    left: list[int] = [amount]
    behind = 0  # the room in the open columns from here on
    for column, room in enumerate(columns):
        if open_to >> column & 1:
            behind += room
    for column, room in enumerate(columns):
        longer: list[list[int]] = []
        longer_left: list[int] = []
        is_open = open_to >> column & 1
        if is_open:
            behind -= room
        for which, spread in enumerate(found):
            rest = left[which]
            highest = min(rest, room) if is_open else 0
            for count in range(max(0, rest - behind), highest + 1):
                longer.append([*spread, count])
                longer_left.append(rest - count)
        found, left = longer, longer_left
    return found


def _code(counts: list[int], strides: list[int]) -> int:
    """Counts as one number, which adds and subtracts as they do."""
    code = 0
    for column, stride in enumerate(strides):
        code += counts[column] * stride
    return code
