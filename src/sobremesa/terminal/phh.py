"""``sobremesa phh``: hands of poker in the PHH format played again, exported from records and imported as positions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sobremesa.core.refusal import Refused
from sobremesa.terminal.parsing import Spoken, SpokenGroup
from sobremesa.terminal.words import word

if TYPE_CHECKING:
    from sobremesa.adapters.phh import Hand

app = typer.Typer(cls=SpokenGroup, help=word("cli-phh"), add_completion=False, rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE", help=word("cli-phh-file"))]
Number = Annotated[str, typer.Option("--hand", metavar="N", help=word("cli-phh-hand"))]


@app.callback(invoke_without_command=True, help=word("cli-phh"))
def start(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("replay", cls=Spoken, help=word("cli-phh-replay"))
def replay(file: File, hand: Number = "", json: Annotated[bool, typer.Option("--json", help=word("cli-json"))] = False) -> None:
    raise typer.Exit(replay_file(file, hand, json))


@app.command("export", cls=Spoken, help=word("cli-phh-export"))
def export(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help=word("cli-verify-record"))],
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help=word("cli-phh-output"))] = None,
) -> None:
    export_record(record, output)


@app.command("import", cls=Spoken, help=word("cli-phh-import"))
def take_in(
    file: File,
    hand: Number = "1",
    after: Annotated[int, typer.Option("--after", metavar="N", min=0, help=word("cli-phh-after"))] = 0,
) -> None:
    import_hand(file, hand, after)


def replay_file(path: Path, number: str, json: bool) -> int:
    """Play the hands of a file again, or the one of that number, and tell how they end: 0, or 1 where one does not end as it is told to."""
    from sobremesa.adapters import phh, phh_replay
    from sobremesa.terminal.data import show
    from sobremesa.terminal.words import complain

    hands = phh.load(path)
    if number:
        hands = [_numbered(hands, number)]
    counts: Counter[str] = Counter()
    reached: Counter[str] = Counter()
    rows: list[dict[str, object]] = []
    for hand in hands:
        counts[hand.variant] += 1
        row: dict[str, object] = {"hand": hand.number, "variant": hand.variant}
        rows.append(row)
        try:
            played = phh_replay.replay(hand)
        except Refused as refusal:
            row.update(reached=False, refused=refusal.key, facts=refusal.facts)
            if not json:
                complain(refusal)
            continue
        reached[hand.variant] += played.reached
        stacks = [phh.plain(amount) for amount in played.stacks]
        told = [phh.plain(amount) for amount in hand.finishing]
        row.update(reached=played.reached, over=played.over, stacks=stacks, told=told, steps=played.steps)
        if json:
            continue
        if len(hands) == 1:
            for seat, text in played.steps:
                print(f"p{seat + 1} {text}")
            print(word("cli-phh-stacks", stacks=" ".join(map(str, stacks))))
        if not played.over:
            complain(Refused("phh-unfinished", text=hand.number))
        elif not played.reached:
            complain(Refused("phh-stacks", text=hand.number, found=" ".join(map(str, stacks)), told=" ".join(map(str, told))))
    if json:
        show(rows)
    else:
        for variant, count in sorted(counts.items()):
            print(word("cli-phh-reached", text=variant, n=reached[variant], of=count))
    return 0 if reached == counts else 1


def export_record(path: Path, output: Path | None) -> None:
    """Write the hands of a record as PHH, to stdout or a file. Raises :class:`Refused`."""
    from sobremesa.adapters.phh import dumps
    from sobremesa.adapters.phh_export import export as hands_of
    from sobremesa.core.records import load

    text = dumps(hands_of(load(path)))
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused("file-unwritable", text=str(error)) from error


def import_hand(path: Path, number: str, after: int) -> None:
    """Print the position of a hand after so many of its actions (bets and discards), as ``legal`` and ``apply`` read it. Raises :class:`Refused`."""
    from sobremesa.adapters import phh, phh_replay
    from sobremesa.terminal.data import show

    played = phh_replay.replay(_numbered(phh.load(path), number))
    state = played.first
    if after > len(played.steps):
        raise Refused("phh-after", text=number, n=len(played.steps))
    for seat, text in played.steps[:after]:
        state.play(seat, text)
    show(state.position())


def _numbered(hands: list[Hand], number: str) -> Hand:
    """The hand of that number. Raises :class:`Refused` ``phh-no-hand``."""
    for hand in hands:
        if hand.number == number:
            return hand
    raise Refused("phh-no-hand", text=number)
