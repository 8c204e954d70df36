"""The result of a hand, as players count it."""

from __future__ import annotations

import textwrap

from rich.style import Style
from rich.text import Text

from sobremesa.core.view import Sheet
from sobremesa.text import Speaker

REASON = 14
"""The least room for what a line is for, while the figures leave it that."""


def reckoning(sheet: Sheet, speaker: Speaker, width: int) -> list[Text]:
    """The sheet in ``width`` columns: what for, and a figure for each side; long reasons go on in the next line."""
    heads = [speaker.say(column) for column in sheet.columns]
    figures = [[speaker.number(str(value)) for value in row.values] for row in sheet.lines]
    wanted = max([len(text) for text in heads] + [len(value) for row in figures for value in row], default=1) + 2
    column = max(4, min(wanted, 16, (width - REASON) // max(len(heads), 1)))
    heads = [_short(head, column - 1) for head in heads]
    reason = max(width - column * len(heads), 8)
    lines = [Text("── " + speaker.say(sheet.title) + " ──", Style(bold=True))]
    lines.append(Text(" " * reason + "".join(f"{head:>{column}}" for head in heads), Style(dim=True)))
    for row, values in zip(sheet.lines, figures, strict=True):
        whole = speaker.say(row.say)
        if row.using:
            whole = speaker.message("line-with", {"told": whole, "using": speaker.message(row.using.key, row.using.facts)})
        said = textwrap.wrap(whole, reason - 1 if values else width) or [""]
        shown = "".join(f"{value[: column - 1]:>{column}}" for value in values)
        style = Style(bold=row.total or None, color="bright_yellow" if row.total else None)
        lines += [Text(part, style) for part in said[:-1]]
        lines.append(Text(f"{said[-1]:<{reason}}{shown}", style))
    lines.append(Text("─" * min(width, 40), Style(dim=True)))
    return lines


def _short(head: str, room: int) -> str:
    """A heading in so many characters: of a numbered name rather the number than the end of the name."""
    first, _, last = head.rpartition(" ")
    return head[:room] if len(head) <= room or not last.isdigit() or not first else first[: max(room - len(last), 0)] + last
