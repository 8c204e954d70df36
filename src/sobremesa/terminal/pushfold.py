"""The command ``pushfold``: what to push and what to call with a short stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from sobremesa.terminal.data import show
from sobremesa.text import Speaker

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def pushfold(stack: float | None, behind: int, antes: float, json: bool, lang: str) -> None:
    """Both strategies for a stack; without one, up to which stack each kind of hand is pushed. Raises :class:`Refused` for wrong input."""
    from sobremesa.lab.pushfold import chart

    if stack is not None:
        _solution(stack, behind, antes, json, lang)
        return
    deepest = chart(behind, antes)
    if json:
        show({"behind": behind, "antes": antes, "chart": deepest})
        return
    speaker = Speaker(lang)
    console = Console()
    console.print(Text(speaker.message("pushfold-chart", {"n": behind}), style="bold"))
    _grid(console, [[f"{cell:.0f}" if cell else "" for cell in row] for row in deepest], deepest)
    _approximate(console, speaker, behind)


def _solution(stack: float, behind: int, antes: float, json: bool, lang: str) -> None:
    from sobremesa.lab.preflop import preflop
    from sobremesa.lab.pushfold import solve
    from sobremesa.lab.ranges import kinds

    found = solve(stack, behind, antes)
    hands = preflop().hands
    if json:
        names = kinds()

        def told(row: NDArray[np.float64]) -> dict[str, float]:
            return {name: round(float(chance), 4) for name, chance in zip(names, row, strict=True) if float(chance) >= 0.00005}

        calls = [told(call) for call in found.calls]
        worth = {"value": found.value, "exploitability": found.exploitability, "exact": behind == 1}
        show({"stack": stack, "behind": behind, "antes": antes, "push": told(found.push), "calls": calls, **worth})
        return
    speaker = Speaker(lang)
    console = Console()
    for key, row in (("pushfold-push", found.push), ("pushfold-call", found.calls[-1])):
        percent = _number(speaker, f"{float(row @ hands) / 13.26:.1f}")
        console.print(Text(speaker.message(key, {"stack": _number(speaker, f"{stack:g}"), "percent": percent}), style="bold"))
        cells = [[float(cell) for cell in row[at : at + 13]] for at in range(0, 169, 13)]
        names = kinds()
        shown = [[names[13 * line + column] if cell >= 0.005 else "" for column, cell in enumerate(cells[line])] for line in range(13)]
        _grid(console, shown, cells)
    facts = {"text": _number(speaker, f"{found.value:+.3f}"), "percent": _number(speaker, f"{100 * found.exploitability:.2f}")}
    console.print(Text(speaker.message("pushfold-worth", facts)))
    _approximate(console, speaker, behind)


def _number(speaker: Speaker, text: str) -> str:
    return text.replace(".", ",") if speaker.lang == "es" else text


def _approximate(console: Console, speaker: Speaker, behind: int) -> None:
    if behind > 1:
        console.print(Text(speaker.message("pushfold-approximate", {"n": behind})))


def _grid(console: Console, shown: list[list[str]], parts: list[list[float]]) -> None:
    """Thirteen rows of thirteen; what is always done bears ``*``, what is done now and then ``+``."""
    for words, row in zip(shown, parts, strict=True):
        line = Text()
        for word, part in zip(words, row, strict=True):
            sure = part > 0.995
            line.append(f"{'*' if sure else '+' if word else '·'}{word:<4}", "bold green" if sure else "yellow" if word else "dim")
        console.print(line, soft_wrap=True)
