"""``sobremesa simulate``: matches between bots, on all cores or a Ray cluster, with a table of how each did."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sobremesa.bots import KINDS
from sobremesa.bots.arena import Match, Played, Tally, play, schedule, tally
from sobremesa.core.records import dumps
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get, make
from sobremesa.terminal.data import show
from sobremesa.terminal.words import seats_of, word


def simulate(
    slug: str,
    games: int,
    bots: list[str],
    jobs: int,
    seats: int | None,
    options: dict[str, str],
    seed: int,
    record: Path | None,
    ray: bool,
    json: bool,
) -> None:
    """Play ``games`` matches. ``jobs`` 0: one for each core. ``record``: where to write the last match. Raises :class:`Refused` for wrong input."""
    for kind in bots:
        if kind not in KINDS:
            raise Refused("unknown-bot", text=kind, allowed=", ".join(KINDS))
    chosen: dict[str, object] = dict(options)
    seats = seats_of(get(slug), seats, str(chosen.pop("seats", "")))
    sample = make(slug, seats, seed, None, **chosen)
    matches = schedule(sample, seed, games, bots)
    played: list[Played] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(word("cli-simulating"), total=games)
        for one in _run(matches, jobs or os.cpu_count() or 1, ray):
            played.append(one)
            progress.advance(task)
    if record is not None:
        try:
            record.write_bytes(dumps(played[-1].record))
        except OSError as error:
            raise Refused("file-unwritable", text=str(error)) from error
    rows = tally(played, [match.bots for match in matches])
    if json:
        show({"game": slug, "seats": sample.seats, "options": sample.options.changed(), "games": games, "bots": [_row(row) for row in rows]})
    else:
        _print(rows)


def _run(matches: list[Match], jobs: int, ray: bool) -> Iterator[Played]:
    if ray:
        yield from _on_ray(matches)
    elif jobs == 1:
        yield from map(play, matches)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(play, matches, chunksize=max(1, len(matches) // (jobs * 8)))


def _on_ray(matches: Iterable[Match]) -> Iterator[Played]:
    try:
        import ray
    except ImportError:
        raise Refused("no-ray") from None
    remote = ray.remote(play)
    for reference in [remote.remote(match) for match in matches]:
        yield ray.get(reference)


def margin(share: float, count: int) -> float:
    """Half the width of the 95 % interval of a share of ``count`` matches (Wilson, PASA 22, 1927)."""
    z = 1.96
    return z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))


def _row(row: Tally) -> dict[str, object]:
    return {
        **msgspec.structs.asdict(row),
        "share": round(row.wins / row.seats, 4),
        "expected": round(row.fair / row.seats, 4),
        "margin": round(margin(row.wins / row.seats, row.seats), 4),
        "mean_score": round(row.score / row.seats, 3),
        "ms_per_move": round(1000 * row.seconds / max(row.moves, 1), 3),
    }


def _print(rows: list[Tally]) -> None:
    table = Table(box=None, pad_edge=False)
    for key in ("cli-column-bot", "cli-column-seats-played", "cli-column-won", "cli-column-expected", "cli-column-score", "cli-column-time"):
        table.add_column(word(key), justify="left" if key == "cli-column-bot" else "right")
    for row in rows:
        share = row.wins / row.seats
        table.add_row(
            row.kind,
            str(row.seats),
            f"{100 * share:.1f} ± {100 * margin(share, row.seats):.1f} %",
            f"{100 * row.fair / row.seats:.1f} %",
            f"{row.score / row.seats:.2f}",
            f"{1000 * row.seconds / max(row.moves, 1):.2f} ms",
        )
    Console().print(table)
