"""A view drawn with box characters and colour, for a terminal of 80 columns or more.

Every item that can be touched carries the click action ``app.touch(<zone>, <item>)``; selected ones are reversed, legal ones bold.
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from sobremesa.core.view import Item, View, Zone
from sobremesa.text import Speaker

FRENCH = {"s": ("♠", "white"), "h": ("♥", "red"), "d": ("♦", "bright_blue"), "c": ("♣", "green")}
SPANISH = {"o": ("o", "yellow"), "c": ("c", "red"), "u": ("u", "red"), "e": ("e", "bright_blue"), "b": ("b", "green")}
PIECES = {"0m": "o", "0k": "O", "1m": "x", "1k": "X"}
STACKED = ("stack", "foundation", "cup")
BACK = "▒▒"


class Drawing:
    """Draws one view. ``selected``: item ids chosen so far; ``cursor``: the item under the keyboard's cursor."""

    def __init__(self, view: View, speaker: Speaker, width: int, selected: frozenset[str] = frozenset(), cursor: str = "") -> None:
        self.view = view
        self.speaker = speaker
        self.width = width
        self.selected = selected
        self.cursor = cursor
        self.legal = {item for move in view.moves if not move.quiet for item in move.items}

    # -- items ------------------------------------------------------------------------------------------------------------------------

    def face(self, face: str) -> tuple[str, str]:
        """A face in two or three characters, and its colour."""
        if not face:
            return BACK, "bright_black"
        if face.startswith("*"):
            return "★" + face[1:], "magenta"
        body = face.rstrip("'")
        suits = SPANISH if self.view.look.startswith("spanish") else FRENCH if self.view.look == "french" else {**SPANISH, **FRENCH}
        if self.view.look and body[-1:] in suits and len(body) > 1:
            sign, colour = suits[body[-1]]
            return body[:-1].replace("T", "10") + sign, colour
        return face, "white"

    def style(self, zone: Zone, item: Item, colour: str) -> Style:
        """How an item looks: legal, chosen, under the cursor; and what touching it does."""
        meta = {"@click": f"app.touch({zone.id!r}, {item.id!r})"} if item.id else {}
        return Style(
            color=colour,
            bold=item.id in self.legal or None,
            reverse=(bool(item.id) and item.id in self.selected) or None,
            underline=(bool(item.id) and item.id == self.cursor) or None,
            meta=meta,
        )

    def boxes(self, zone: Zone, items: list[Item], width: int) -> list[Text]:
        """Cards side by side as boxes, in as many rows as they need."""
        lines: list[Text] = []
        per_row = max(1, width // 5)
        for start in range(0, len(items), per_row):
            rows = [Text(), Text(), Text()]
            for item in items[start : start + per_row]:
                mark, colour = self.face(item.face)
                if item.stands_for:
                    mark = self.face(item.stands_for)[0].lower()
                style = self.style(zone, item, colour)
                edges = "┏━━━┓┃┗┛" if item.id in self.legal else "┌───┐│└┘"
                rows[0].append(edges[:5], style)
                rows[1].append(edges[5] + mark.center(3) + edges[5], style)
                below = self.speaker.name(str(item.owner))[:3].ljust(3) if item.owner >= 0 else edges[1] * 3
                rows[2].append(edges[6] + below + edges[7], style)
            lines += rows
        return lines

    def words(self, zone: Zone, items: list[Item], gap: str = " ") -> Text:
        """Items in one line."""
        line = Text()
        for item in items:
            mark, colour = self.face(item.face)
            if item.stands_for:
                mark += "=" + self.face(item.stands_for)[0]
            line.append(mark, self.style(zone, item, colour))
            if item.owner >= 0 and zone.layout == "trick":
                line.append(f"({self.speaker.name(str(item.owner))[:8]})", Style(dim=True))
            line.append(gap)
        return line

    # -- zones ------------------------------------------------------------------------------------------------------------------------

    def name(self, zone: Zone) -> str:
        """What a zone is called."""
        if zone.label:
            return self.speaker.say(zone.label)
        return self.speaker.zone(zone.kind, zone.owner, zone.count, self.view.seat)

    def columns(self, zones: list[Zone], upwards: bool = False) -> list[Text]:
        """Zones side by side, one card under another."""
        depth = max((len(self.cards(zone)) for zone in zones), default=0)
        lines = []
        for row in range(max(depth, 1)):
            line = Text()
            for zone in zones:
                cards = self.cards(zone)
                place = len(cards) - 1 - row if upwards else row
                if 0 <= place < len(cards):
                    item = cards[place]
                    mark, colour = self.face(item.stands_for or item.face)
                    line.append(f" {mark:<4}", self.style(zone, item, colour))
                elif row == 0 and not cards:
                    line.append(" [  ] ", Style(dim=True, meta={"@click": f"app.touch({zone.id!r}, '')"}))
                else:
                    line.append("     ")
            lines.append(line)
        return lines

    def cards(self, zone: Zone) -> list[Item]:
        """The items of a zone with backs for those that are only counted, beneath the rest."""
        hidden = max(0, zone.count - len(zone.items))
        return [Item()] * min(hidden, 30) + zone.items

    def board(self, zone: Zone) -> list[Text]:
        """A squared board; the files below, the ranks beside it."""
        rows, cols = int(zone.shape.get("rows", 8)), int(zone.shape.get("cols", 8))
        squares = str(zone.shape.get("squares", "")).split()
        numeric = zone.shape.get("notation") == "numeric"
        held = {item.at: item for item in zone.items}
        targets = {move.target.partition("/")[2] for move in self.view.moves if set(move.items) & self.selected}
        lines = []
        playing = set(squares)
        order = iter(squares)
        for row in range(rows):
            line = Text()
            for col in range(cols):
                name = chr(97 + col) + str(rows - row)
                if numeric:
                    name = next(order, "") if (row + col) % 2 == self._odd(zone, rows) else ""
                known = name in playing or (not squares and not numeric)
                item = held.get(name)
                if item is not None:
                    style = self.style(zone, item, "bright_yellow" if item.face.startswith("0") else "bright_cyan")
                    line.append(f" {PIECES.get(item.face, item.face[:1])} ", style)
                elif known:
                    meta = {"@click": f"app.touch({zone.id!r}, {name!r})"}
                    line.append(" * " if name in targets else " · ", Style(dim=name not in targets, bold=name in targets, meta=meta))
                else:
                    line.append("   ")
            line.append("" if numeric else f" {rows - row}", Style(dim=True))
            lines.append(line)
        if not numeric:
            lines.append(Text(" " + "  ".join(chr(97 + col) for col in range(cols)), Style(dim=True)))
        return lines

    @staticmethod
    def _odd(zone: Zone, rows: int) -> int:
        # Square 1 lies at the top left as P0 sees it; with a1 a playing square that row begins with an empty one on even boards.
        return 0 if zone.shape.get("corner") == "h1" else (rows - 1) % 2

    def zone(self, zone: Zone) -> list[Text]:
        """One zone, its name before it."""
        name = Text(self.name(zone) + ": ", Style(dim=True))
        if zone.layout == "board":
            return self.board(zone)
        if zone.layout in STACKED or zone.shape.get("aside"):
            top = self.words(zone, zone.items[-4:]) if zone.items else Text("", Style(dim=True))
            count = Text(f"({zone.count}) ", Style(dim=True, meta={"@click": f"app.touch({zone.id!r}, '')"}))
            return [Text.assemble(name, count, top)]
        if zone.layout in ("fan", "row", "trick") and zone.owner in (-1, self.view.seat) and 0 < len(self.cards(zone)) <= 24 and self.view.look:
            return [name, *self.boxes(zone, self.cards(zone), self.width)]
        if not zone.items:
            return [Text.assemble(name, f"({zone.count})")]
        line = self.words(zone, zone.items)
        line.truncate(self.width * 4)
        return [Text.assemble(name, line)]

    def seat_line(self, index: int) -> Text:
        """A player in one line: name, score, badges, what is to be told."""
        seat = self.view.seats[index]
        acting = index in self.view.actors
        line = Text("▶ " if acting else "  ", Style(color="yellow", bold=True))
        line.append(self.speaker.name(str(index)), Style(bold=True, dim=seat.out or None))
        line.append(f"  {seat.score}")
        if seat.chips >= 0:
            line.append(f"  ◎{seat.chips}")
        if seat.cards >= 0 and index != self.view.seat:
            line.append("  " + "▒" * min(seat.cards, 12) + f" {seat.cards}", Style(dim=True))
        for badge in seat.badges:
            line.append("  [" + self.speaker.message(f"badge-{badge}") + "]", Style(color="cyan"))
        for note in seat.notes:
            line.append("  " + self.speaker.say(note), Style(dim=True))
        return line

    def table(self) -> list[Text]:
        """The whole view, top to bottom."""
        view = self.view
        lines: list[Text] = []
        facts = " · ".join(self.speaker.say(fact) for fact in view.facts)
        if facts:
            lines.append(Text(facts, Style(color="green")))
        if len(view.seats) > 1:
            order = [(view.seat + step) % len(view.seats) for step in range(1, len(view.seats))] + [max(view.seat, 0)]
            lines += [self.seat_line(index) for index in order]
        side_by_side: list[Zone] = []
        own: list[Text] = []
        for zone in view.zones:
            if zone.layout in ("column", "ladder"):
                side_by_side.append(zone)
                continue
            if side_by_side:
                lines += self.columns(side_by_side, side_by_side[0].layout == "ladder")
                side_by_side = []
            if zone.owner >= 0 and zone.owner == view.seat and zone.kind == "hand":
                own += self.zone(zone)
            elif zone.kind != "hand" or zone.items:
                lines += self.zone(zone)
        if side_by_side:
            lines += self.columns(side_by_side, side_by_side[0].layout == "ladder")
        if view.sheet:
            lines += self.sheet()
        return lines + own

    def sheet(self) -> list[Text]:
        """The result of the hand."""
        sheet = self.view.sheet
        assert sheet is not None
        heads = [self.speaker.say(column)[:12] for column in sheet.columns]
        lines = [Text("── " + self.speaker.say(sheet.title) + " ──", Style(bold=True))]
        lines.append(Text(" " * 26 + "".join(f"{head:>13}" for head in heads), Style(dim=True)))
        for row in sheet.lines:
            values = "".join(f"{value!s:>13}" for value in row.values)
            lines.append(Text(f"{self.speaker.say(row.say)[:25]:<26}{values}", Style(bold=row.total)))
        return lines
