"""A view drawn with box characters and colour, for a terminal of 80 columns or more.

Every item and place that can be touched carries ``touch``: (zone id, item id) in its style's meta. Selected items are reversed, legal ones bold
in a heavy frame, the one under the keyboard's cursor underlined: nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.console import Console
from rich.style import Style
from rich.text import Text

from sobremesa.core.view import Item, Move, Say, View, Zone
from sobremesa.terminal.board import board
from sobremesa.terminal.faces import BACK, is_tile, mark, suit_of, suit_sign, tile, top_edge
from sobremesa.terminal.offers import brief
from sobremesa.terminal.sheet import reckoning
from sobremesa.text import Speaker

DIM = Style(dim=True)
ARROWS = {"left": "◀", "right": "▶", "up": "▲", "down": "▼"}
SIGNS = "●▲■◆"
SIDES = ("bright_yellow", "bright_blue", "bright_red", "bright_green")
WAYS = {"clockwise": "↻", "anticlockwise": "↺"}
BOXED = 24
"""The most items drawn as boxes."""


def waited_for(view: View) -> tuple[int, ...]:
    """The seats that the game waits for: of those that may act, not the ones that need not."""
    return view.awaited or view.actors


class Drawing:
    """Draws one view in ``width`` columns and, where it can be done, ``height`` lines. ``selected``: item ids chosen so far; ``cursor``: the
    (zone id, item id) under the keyboard's cursor; ``numbered``: the items that the number keys choose, in order."""

    def __init__(
        self,
        view: View,
        speaker: Speaker,
        width: int,
        height: int = 100,
        selected: frozenset[str] = frozenset(),
        cursor: tuple[str, str] = ("", ""),
        numbered: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.view = view
        self.speaker = speaker
        self.width = width
        self.height = height
        self.selected = selected
        self.cursor = cursor
        self.keys = {place: str((n + 1) % 10) for n, place in enumerate(numbered[:10])}
        self.legal = {item for move in view.moves if not move.quiet for item in move.items}
        self.picked = {zone for pick in view.picks for zone in pick.zones}
        self.targets = {move.target for move in view.moves if move.target and self.selected & set(move.items)}
        sides = [seat.side for seat in view.seats if seat.side >= 0]
        self.sided = len(set(sides)) < len(sides) == len(view.seats)
        self.level = 0

    def table(self) -> list[Text]:
        """The whole view, top to bottom: with boxes where there is room for them, in words where there is not."""
        lines: list[Text] = []
        for self.level in range(3):
            lines = self._lines()
            if len(lines) <= self.height:
                break
        return lines

    # -- items ------------------------------------------------------------------------------------------------------------------------

    def style(self, zone: Zone, item: Item, colour: str) -> Style:
        """How an item looks: legal, chosen, under the cursor; and what touching it does."""
        return Style(
            color=colour,
            bold=self.lit(zone, item) or None,
            reverse=(bool(item.id) and item.id in self.selected) or "chosen" in item.marks or None,
            italic="new" in item.marks or None,
            underline=(bool(item.id) and (zone.id, item.id) == self.cursor) or None,
            meta={"touch": (zone.id, item.id)} if item.id else {},
        )

    def lit(self, zone: Zone, item: Item) -> bool:
        """Whether an item can be played or picked."""
        return bool(item.id) and (item.id in self.legal or zone.id in self.picked)

    def box(self, zone: Zone, item: Item) -> tuple[str, str, str, Style]:
        """The three lines of one card, die or tile."""
        look = self.view.look
        text, colour = mark(look, item)
        lit = self.lit(zone, item)
        edges = "┏┓┃┗┛━" if lit else "┌┐│└┘─"
        key = self.keys.get((zone.id, item.id), edges[5])
        style = self.style(zone, item, colour)
        if is_tile(look, item.face):
            left, right = tile(item.face)
            if left == right and zone.layout == "line":
                return f"┌{left}┐", "├─┤", f"└{right}┘", style
            text = f"{left}│{right}"
        wide = max(3, len(text))
        above = top_edge(look, item.stands_for or item.face) if look and not lit else edges[5] * 3
        if text == BACK:
            text = BACK[0] * 3
        body = text if len(text) == wide else f"{text:^{wide}}"
        return (
            edges[0] + above + edges[5] * (wide - 3) + edges[1],
            edges[2] + body + edges[2],
            edges[3] + f"{key:{edges[5]}^{wide}}" + edges[4],
            style,
        )

    def boxes(self, zone: Zone, items: list[Item]) -> list[Text]:
        """Items side by side as boxes, in as many rows as they need; beneath a trick's cards, who played them."""
        told = zone.layout == "trick"
        lines: list[Text] = []
        rows: list[Text] = []
        used = self.width + 1
        for item in items:
            *parts, style = self.box(zone, item)
            name = self.speaker.name(str(item.owner))[:10] if told and item.owner >= 0 else ""
            wide = max(len(parts[0]), len(name) + 1 if told else 0)
            if used + wide > self.width:
                rows = [Text() for _ in range(4 if told else 3)]
                lines += rows
                used = 0
            used += wide
            for row, part in zip(rows, parts, strict=False):
                row.append(part, style)
                row.append(" " * (wide - len(part)))
            if told:
                won = "winner" in item.marks
                rows[3].append(f"{name:<{wide}}", Style(dim=not won, bold=won or None))
        return lines

    def grid(self, zone: Zone) -> list[Text]:
        """Things that lie at a row and a column (``2.3``) or at a number, counted row by row, a line for each row."""
        cols = int(zone.shape.get("cols", 1))
        cells: dict[tuple[int, int], Text] = {}
        for item in zone.items:
            row, _, column = item.at.partition(".")
            place = (int(row), int(column)) if column else ((int(row) - 1) // cols + 1, (int(row) - 1) % cols + 1)
            cells[place] = self.words(zone, [item], "")
        wide = 2 + max(cell.cell_len for cell in cells.values())
        lines = []
        for row_number in sorted({row_number for row_number, _ in cells}):
            line = Text()
            for column_number in range(1, cols + 1):
                cell = cells.get((row_number, column_number), Text())
                line.append_text(cell)
                line.append(" " * (wide - cell.cell_len))
            lines.append(line)
        return lines

    def words(self, zone: Zone, items: Iterable[Item], gap: str = " ") -> Text:
        """Items in one line."""
        line = Text()
        for item in items:
            text, colour = mark(self.view.look, item, long=True)
            if is_tile(self.view.look, item.face):
                left, right = tile(item.face)
                text = f"[{left}{'‖' if left == right else '|'}{right}]"
            if "cross" in item.marks:
                text = f"⟂{text}"
            key = self.keys.get((zone.id, item.id))
            if key:
                line.append(key + ":", DIM)
            line.append(text, self.style(zone, item, colour))
            if item.owner >= 0 and zone.layout == "trick":
                line.append(f"({self.speaker.name(str(item.owner))[:10]})", DIM)
            line.append(gap)
        return line

    # -- zones ------------------------------------------------------------------------------------------------------------------------

    def name(self, zone: Zone) -> Text:
        """What a zone is called; lit where a chosen thing may go there, and touched for the place itself."""
        said = self.speaker.say(zone.label) if zone.label else self.speaker.zone(zone.kind, zone.owner, zone.count, self.view.seat)
        aimed = zone.id in self.targets
        turn = "▶ " if zone.shape.get("turn") else ""
        led = self.led(zone)
        if led:
            said += " · " + self.speaker.message("ui-led", {"suit": led})
        return Text(("*" if aimed else "") + turn + said, Style(dim=not (aimed or turn), bold=aimed or None, meta={"touch": (zone.id, "")}))

    def led(self, zone: Zone) -> str:
        """The suit led to the trick that lies on the table, empty where there is none."""
        if zone.layout != "trick" or not self.view.look or not zone.items or zone.items[0].owner < 0 or zone.shape.get("aside"):
            return ""
        return str(zone.shape.get("led", suit_of(zone.items[0].face)))

    def cards(self, zone: Zone) -> list[Item]:
        """The items of a zone with backs for those that are only counted, beneath the rest."""
        return [Item()] * min(max(0, zone.count - len(zone.items)), 30) + zone.items

    def columns(self, zones: list[Zone]) -> list[Text]:
        """Columns side by side with their numbers on top; where the screen is low, hidden cards are counted in one line."""
        wide = max(5, min(7, self.width // max(len(zones), 1)))
        heads = Text()
        piles: list[list[tuple[str, Style]]] = []
        for zone in zones:
            head = zone.id.rpartition("-")[2]
            aimed = zone.id in self.targets
            heads.append(f"{'*' + head + '*' if aimed else head:^{wide}}", Style(dim=not aimed, bold=aimed or None, meta={"touch": (zone.id, "")}))
            items = self.cards(zone)
            shown = [item for item in items if item.face] if self.level else items
            pile = [(f"▒{len(items) - len(shown)}", Style(dim=True))] if len(shown) < len(items) else []
            for item in shown:
                text, colour = mark(self.view.look, item)
                pile.append((text, self.style(zone, item, colour)))
            piles.append(pile or [("[ ]", Style(dim=True, meta={"touch": (zone.id, "")}))])
        lines = [heads]
        for row in range(max(map(len, piles))):
            line = Text()
            for pile in piles:
                text, style = pile[row] if row < len(pile) else ("", Style())
                left = (wide - len(text)) // 2
                line.append(" " * left)
                line.append(text, style)
                line.append(" " * (wide - left - len(text)))
            lines.append(line)
        return lines

    def ladder(self, zone: Zone) -> Text:
        """A run built both ways, in one line."""
        return Text.assemble(self.name(zone), "  ", self.words(zone, zone.items))

    def line(self, zone: Zone) -> list[Text]:
        """A line of tiles; its ends are marked where a chosen tile may go."""
        body = self.boxes(zone, zone.items) if self.level == 0 else self.wrapped(self.words(zone, zone.items, ""))
        ends = [move.target for move in self.view.moves if move.target in self.targets and move.target.startswith(zone.id + "/")]
        aims = Text()
        for end in dict.fromkeys(ends):
            aims.append(f" *{ARROWS.get(end.partition('/')[2], '·')}* ", Style(bold=True, meta={"touch": (end, "")}))
        return [Text.assemble(self.name(zone), aims), *body]

    def wrapped(self, line: Text) -> list[Text]:
        """A line in as many as it needs."""
        if line.cell_len <= self.width:
            return [line]
        return list(line.wrap(Console(width=self.width), self.width))

    def short(self, zone: Zone) -> Text:
        """A zone that needs little room: its name, how much lies there, and what is on top."""
        name = self.name(zone)
        if zone.layout == "cup":
            return Text.assemble(name, " ╲ ", self.words(zone, self.cards(zone)), "╱") if zone.count else Text.assemble(name, Text(" ╲ ╱", DIM))
        if zone.layout == "chips" and not zone.items:
            return Text.assemble(name, " ", (f"◎{zone.count}", "bright_yellow"))
        if zone.layout in ("stack", "foundation", "fan") or zone.shape.get("aside"):
            most = len(zone.items) if zone.kind == "hand" else int(zone.shape.get("show", 4 if not self.level else 1))
            count = "" if zone.layout == "trick" else f" ({zone.count})"
            return Text.assemble(name, Text(count, DIM), " ", self.words(zone, zone.items[-most:]) if zone.items else "")
        return Text.assemble(name, Text("" if zone.label or not zone.shape.get("full") else " (0)", DIM), "  ", self.words(zone, self.cards(zone)))

    def boxed(self, zone: Zone) -> bool:
        """Whether a zone is drawn as boxes."""
        count = len(self.cards(zone))
        if not 0 < count <= BOXED or self.level > 1 or zone.shape.get("aside") or zone.layout == "cup":
            return False
        if zone.layout not in ("fan", "row", "trick", "scatter", "dice") or zone.kind == "waste":
            return False
        own = zone.kind == "hand" and zone.owner == self.view.seat
        return own or (self.level == 0 and (zone.owner in (-1, self.view.seat) or zone.kind == "played" or any(i.id for i in zone.items)))

    def foundations(self, zones: list[Zone]) -> Text:
        """Piles of the same kind with only their tops, in one line."""
        line = Text.assemble(self.name(zones[0]), "  ")
        for zone in zones:
            aimed = zone.id in self.targets
            if zone.items:
                text, colour = mark(self.view.look, zone.items[-1])
                line.append(f"[{text:>3}]", self.style(zone, zone.items[-1], colour) + Style(bold=aimed or None))
            else:
                line.append("[ * ]" if aimed else "[   ]", Style(dim=not aimed, meta={"touch": (zone.id, "")}))
            line.append(" ")
        return line

    # -- the table ----------------------------------------------------------------------------------------------------------------------

    def seat_line(self, index: int) -> Text:
        """A player in one line: name, score, badges, what is to be told."""
        seat = self.view.seats[index]
        waited = index in waited_for(self.view)
        line = Text("▶ " if waited else "  ", Style(color="bright_yellow", bold=True))
        name = self.speaker.name(str(index))
        if self.sided:
            line.append(SIGNS[seat.side % len(SIGNS)] + " ", Style(color=SIDES[seat.side % len(SIDES)]))
        line.append(name, Style(bold=index == self.view.seat or waited or None, strike=seat.out or None))
        line.append(f"  {self.speaker.number(seat.score)}")
        if seat.chips >= 0:
            line.append(f"  ◎{seat.chips}", Style(color="bright_yellow"))
        for zone in self.view.zones:
            # Stones that keep the score are told by the score.
            if zone.owner == index and self._stake(zone) and "form" not in zone.shape:
                line.append(f" → {zone.count}", Style(color="bright_yellow", bold=True))
        if seat.cards >= 0 and index != self.view.seat:
            backs = "▒" * min(seat.cards, 10) + " " if self.level < 2 else "▒"
            line.append(f"  {backs}{seat.cards}", DIM)
        for badge in seat.badges:
            line.append(" [" + self.speaker.message(f"badge-{badge}") + "]", Style(color="bright_cyan"))
        for note in seat.notes:
            line.append(" · " + self.speaker.say(note), DIM)
        return line

    def flow(self, parts: list[Text], between: str = "   ") -> list[Text]:
        """Short pieces side by side, in as many lines as they need."""
        lines: list[Text] = []
        for part in parts:
            part.rstrip()
            if lines and lines[-1].cell_len + len(between) + part.cell_len <= self.width:
                lines[-1].append(between)
                lines[-1].append(part)
            else:
                lines += self.wrapped(part)
        return lines

    def fact(self, fact: Say) -> Text:
        """A line that everybody can read; a suit in it shows its sign."""
        said = Text(self.speaker.say(fact), Style(color="bright_green"))
        suit = str(fact.facts.get("suit", ""))
        if not suit or not self.view.look:
            return said
        sign, colour = suit_sign(self.view.look, suit)
        return Text.assemble((sign + " ", Style(color=colour, bold=True)), said)

    def panel(self) -> list[Text]:
        """The buttons that have a place of their own, a row for each level of an auction; touching one says it."""
        rows: dict[int, dict[int, Move]] = {}
        for move in self.view.moves:
            row, _, column = move.at.partition(",")
            if not move.items and row.isdecimal() and column.isdecimal():
                rows.setdefault(int(row), {})[int(column)] = move
        if not rows:
            return []
        texts = {move.text: brief(move, self.view.look, self.speaker) for row in rows.values() for move in row.values()}
        columns = max(column for row in rows.values() for column in row)
        wide = max(3, self.width // columns - 1)
        lines = []
        for number in sorted(rows):
            line, cells = Text(), rows[number]
            for place in range(1, columns + 1):
                bid = cells.get(place)
                text, colour = texts[bid.text] if bid else ("·", "white")
                style = Style(color=colour, bold=True, meta={"touch": ("", bid.text)}) if bid else DIM
                line.append(f"{text[:wide]:^{wide}} ", style)
            lines.append(line)
        return lines

    def _seats(self) -> list[Text]:
        count = len(self.view.seats)
        circle = [seat for seat in self.view.circle if seat < count] or list(range(count))
        me = max(self.view.seat, 0)
        first = circle.index(me) + 1 if me in circle else 0
        order = [seat for seat in [*circle[first:], *circle[:first]] if seat != me]
        order += [seat for seat in range(count) if seat not in order and seat != me] + [me]
        seats = [self.seat_line(index) for index in order]
        if self.level == 0 and count > 1:
            return [line for seat in seats for line in self.wrapped(seat)]
        return self.flow(seats, " ")

    def _lines(self) -> list[Text]:
        view = self.view
        lines: list[Text] = reckoning(view.sheet, self.speaker, self.width) if view.sheet else []
        facts = [self.fact(fact) for fact in view.facts]
        if len(view.seats) > 2:
            facts.append(Text(WAYS.get(view.direction, ""), DIM))
        lines += self.flow(facts, " · ")
        lines += self._seats()
        own: list[Text] = []
        for kind, group in groupby(view.zones, self._kind):
            zones = list(group)
            if kind == "own":
                for zone in zones:
                    own += self._own(zone)
            elif kind == "column":
                lines += self.columns(zones)
            elif kind == "ladder":
                lines += [part for zone in zones for part in self.wrapped(self.ladder(zone))]
            elif kind == "foundation":
                lines.append(self.foundations(zones))
            elif kind == "short":
                lines += self.flow([self.short(zone) for zone in zones if not self._trifle(zone)])
            else:
                for zone in zones:
                    lines += self._large(zone)
        return lines + self.panel() + own

    def _kind(self, zone: Zone) -> str:
        if zone.kind == "hand" and zone.owner == self.view.seat:
            return "own"
        if zone.layout in ("column", "ladder"):
            return zone.layout
        if zone.kind == "foundation":
            return "foundation"
        if zone.layout in ("board", "line", "grid") or self.boxed(zone):
            return zone.id
        return "short"

    def _stake(self, zone: Zone) -> bool:
        """Whether a zone is chips before a player: they are told beside his name."""
        return zone.layout == "chips" and zone.owner >= 0 and not zone.items and zone.id not in self.targets

    def _trifle(self, zone: Zone) -> bool:
        if self._stake(zone):
            return True
        # What others hold is told beside their names; an empty place matters only if it has a name of its own or may be aimed at.
        if zone.kind == "hand":
            return not zone.items
        if not zone.count and (zone.kind == "pile" or zone.shape.get("aside")):
            return True
        return self.level > 0 and not zone.count and not zone.label and zone.id not in self.targets

    def _large(self, zone: Zone) -> list[Text]:
        if zone.layout == "board":
            return board(zone, self.view, self.selected, self.cursor[1])
        if zone.layout == "line":
            return self.line(zone)
        if zone.layout == "grid" and zone.items and all(item.at.replace(".", "").isdecimal() for item in zone.items):
            return [self.name(zone), *self.grid(zone)]
        return [self.name(zone), *self.boxes(zone, self.cards(zone))]

    def _own(self, zone: Zone) -> list[Text]:
        if self.boxed(zone):
            return self._large(zone)
        return self.wrapped(Text.assemble(self.name(zone), "  ", self.words(zone, self.cards(zone))))
