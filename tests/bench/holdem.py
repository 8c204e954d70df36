"""How strong the bots of hold'em are, heads-up in duplicate: `make strength-holdem` plays and writes the last section of docs/strength.md.

`--deals N` plays fewer; each deal is played twice.
"""

from __future__ import annotations

import argparse

from tests.bench.duplicate import duel
from tests.bench.strength import HOLDEM, PAGE

DEALS = 20_000
STRUCTURES = {"nl": "no-limit", "fl": "limit"}

# Who plays whom, in which structure, and in what part of the deals.
PAIRS = (
    ("hard", "rlcard", "fl", 1.0),
    ("hard", "rlcard", "nl", 1.0),
    ("hard", "caller", "nl", 0.1),
    ("hard", "random", "nl", 0.1),
    ("hard", "plain", "nl", 0.1),
    ("hard", "plain", "fl", 0.1),
    ("hard", "easy", "nl", 0.2),
    ("hard", "easy", "fl", 0.2),
    ("hard", "normal", "nl", 0.2),
)
NAMES = {
    "rlcard": "RLCard 1.2.0's rule agent",
    "caller": "who calls everything",
    "plain": "our bot without ranges (`PokerBot`, hard)",
    "easy": "easy (the book)",
}


def main() -> None:
    """Play and write."""
    arguments = argparse.ArgumentParser(prog="make strength-holdem")
    arguments.add_argument("--deals", type=int, default=DEALS)
    arguments.add_argument("--workers", type=int, default=0)
    given = arguments.parse_args()
    lines = [
        HOLDEM,
        "",
        "Heads-up, a hundred big blinds each, every deal played twice with the seats changed (`make strength-holdem`;",
        "`tests/bench/duplicate.py`). Big blinds won in a hundred hands, with the 95 % interval over deals. Nobody remembers the hand before.",
        "RLCard has one rule agent, for limit hold'em; in no-limit it is the same agent, whose raise is RLCard's half pot.",
        "",
        "| | against | deals, twice each | bb/100 | ms a decision |",
        "|---|---|---|---|---|",
    ]
    for one, two, structure, part in PAIRS:
        found = duel(one, two, structure, max(int(given.deals * part), 100), workers=given.workers)
        line = f"{one}, {STRUCTURES[structure]} | {NAMES.get(two, two)} | {found.deals:,} | {found.rate:+.1f} ± {found.margin:.1f} | {found.pace:.1f}"
        lines.append(f"| {line} |")
        print(lines[-1], flush=True)
    PAGE.write_text(PAGE.read_text().partition(f"\n{HOLDEM}")[0].rstrip("\n") + "\n\n" + "\n".join([*lines, ""]))


if __name__ == "__main__":
    main()
