"""`make bench`: our speeds and the peers', one after the other in one run, and their ratios. One process at a time.

`--json FILE` keeps the numbers; `--seconds S` is the time of each measure.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
PEERS = ROOT / ".venv-peers" / "bin" / "python"


def run(command: list[str], **environment: str) -> dict[str, dict[str, float]]:
    """The JSON that a command prints."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure, compare, print."""
    arguments = argparse.ArgumentParser(prog="make bench")
    arguments.add_argument("--seconds", type=float, default=3.0)
    arguments.add_argument("--json", type=Path)
    given = arguments.parse_args()
    seconds = str(given.seconds)
    interpreted = run([sys.executable, "-m", "tests.bench.ours", seconds], SOBREMESA_ENGINE="interpreted")
    peers = run([str(PEERS), "tests/bench/peers.py", seconds])
    compiled = run([sys.executable, "-m", "tests.bench.ours", seconds], SOBREMESA_ENGINE="compiled")
    again = run([str(PEERS), "tests/bench/peers.py", seconds])

    rows: list[tuple[str, str, float, float, float, float]] = []
    for title, ours, theirs, unit in (
        ("klondike", "klondike", "solitaire", "actions"),
        ("draughts (English)", "damas", "checkers", "actions"),
        ("blackjack", "blackjack", "blackjack", "actions"),
        ("hearts", "hearts", "hearts", "actions"),
        ("spades", "spades", "spades(num_tricks=13)", "actions"),
        ("pocha", "pocha", "oh_hell(players=4)", "actions"),
    ):
        peer = (peers[theirs][unit] + again[theirs][unit]) / 2
        a, b = interpreted[ours][unit], compiled[ours][unit]
        rows.append((f"{title}: random {unit}/s", f"OpenSpiel {theirs}", peer, a, b, 0.0))
    peer = (peers["blackjack"]["matches"] + again["blackjack"]["matches"]) / 2
    rows.append(("blackjack: random hands/s", "OpenSpiel blackjack", peer, interpreted["blackjack"]["hands"], compiled["blackjack"]["hands"], 0.0))
    # Everybody plays at random among what his own table offers, so hands are of different lengths: both are told.
    for name, theirs in (("OpenSpiel universal_poker", "universal_poker"), ("RLCard no-limit-holdem", "rlcard"), ("PokerKit", "pokerkit")):
        for measure, unit in (("hands", "matches"), ("actions", "actions")):
            peer = (peers[theirs][unit] + again[theirs][unit]) / 2
            a, b = interpreted["holdem"][measure], compiled["holdem"][measure]
            rows.append((f"no-limit hold'em, 6 seats: random {measure}/s", name, peer, a, b, 0.0))
    peer = (peers["perft"]["per_second"] + again["perft"]["per_second"]) / 2
    rows.append(("draughts perft: leaves/s", "pydraughts", peer, interpreted["perft"]["per_second"], compiled["perft"]["per_second"], 0.0))

    table = Table(box=None, pad_edge=False)
    for head in ("measure", "peer", "peer's", "interpreted", "ratio", "compiled", "ratio"):
        table.add_column(head, justify="left" if head in ("measure", "peer") else "right")
    for measure, name, peer, a, b, _ in rows:
        table.add_row(measure, name, f"{peer:,.0f}", f"{a:,.0f}", f"{a / peer:.2f}×", f"{b:,.0f}", f"{b / peer:.2f}×")
    for slug, count in interpreted["playouts"].items():
        table.add_row(f"{slug} search: playouts/s", "", "", f"{count:,.0f}", "", f"{compiled['playouts'][slug]:,.0f}", "")
    table.add_row("brisca: random hands/s", "", "", f"{interpreted['brisca']['hands']:,.0f}", "", f"{compiled['brisca']['hands']:,.0f}", "")
    hearts = [found["tricks"]["hearts"] for found in (interpreted, compiled)]
    for slug in sorted(interpreted["tricks"]):
        a, b = interpreted["tricks"][slug], compiled["tricks"][slug]
        table.add_row(f"{slug}: random actions/s", "hearts, ours", "", f"{a:,.0f}", f"{a / hearts[0]:.2f}×", f"{b:,.0f}", f"{b / hearts[1]:.2f}×")
    Console().print(table)
    if given.json:
        given.json.write_text(json.dumps({"interpreted": interpreted, "compiled": compiled, "peers": [peers, again]}, indent=1))


if __name__ == "__main__":
    main()
