"""A squared board of men and kings."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from sobremesa.core.view import View, Zone

MEN = {"0m": "o", "0k": "O", "1m": "x", "1k": "X"}
COLOURS = {"0": "bright_yellow", "1": "bright_cyan"}


def board(zone: Zone, view: View, selected: frozenset[str], cursor: str = "") -> list[Text]:
    """The board with files below and ranks beside it; where squares are numbered, the empty ones show their number and each row its first.

    A square that a chosen piece may go to is starred. ``zone.shape`` tells the playing squares, from the top left, row by row.
    """
    rows, cols = int(zone.shape.get("rows", 8)), int(zone.shape.get("cols", 8))
    numeric = zone.shape.get("notation") == "numeric"
    squares = str(zone.shape.get("squares", "")).split()
    names = _numbered(rows, cols, squares, zone.shape.get("corner") == "right") if numeric else _lettered(rows, cols)
    playing = set(squares) if squares else {name for row in names for name in row}
    held = {item.at: item for item in zone.items}
    legal = {item for move in view.moves if not move.quiet for item in move.items}
    targets = {move.target.partition("/")[2] for move in view.moves if set(move.items) & selected}
    flip = bool(zone.shape.get("flip"))
    lines = []
    for row in reversed(names) if flip else names:
        line = Text()
        margin = next((name for name in row if name), "") if numeric else row[0][1:]
        line.append(f"{margin:>2} ", Style(dim=True))
        for name in reversed(row) if flip else row:
            item = held.get(name)
            meta = {"touch": (zone.id, item.id if item else name)} if name in playing else {}
            ground = "color(238)" if name in playing else None
            if item is not None:
                chosen = item.id in selected
                style = Style(
                    color=COLOURS.get(item.face[:1], "white"),
                    bgcolor=ground,
                    bold=item.id in legal or chosen or None,
                    reverse=chosen or None,
                    underline=item.id == cursor or "last" in item.marks or None,
                    meta=meta,
                )
                around = "()" if chosen else "**" if name in targets else "  "
                line.append(around[0] + MEN.get(item.face, item.face[:1]) + around[1], style)
            elif name in playing:
                empty = "*" if name in targets else "" if not numeric else name
                line.append(f"{empty or '·':^3}", Style(bgcolor=ground, dim=name not in targets, bold=name in targets or None, meta=meta))
            else:
                line.append("   ")
        lines.append(line)
    if not numeric:
        files = [chr(97 + col) for col in range(cols)]
        lines.append(Text("    " + "  ".join(reversed(files) if flip else files), Style(dim=True)))
    return lines


def _lettered(rows: int, cols: int) -> list[list[str]]:
    return [[chr(97 + col) + str(rows - row) for col in range(cols)] for row in range(rows)]


def _numbered(rows: int, cols: int, squares: list[str], right: bool) -> list[list[str]]:
    # The corner nearest to the reader that is played on, at his left or right, tells which squares of the top row are.
    every = len(squares) == rows * cols
    order = iter(squares)
    first = (cols - 1 if right else 0) + rows - 1
    return [[next(order, "") if every or (row + col + first) % 2 == 0 else "" for col in range(cols)] for row in range(rows)]
