"""How the bots do against each other, game by game: `make strength` plays the matches and writes docs/strength.md.

Every deal is played once with each kind of bot in each side's place, so luck evens out. Arguments: slugs (all by default).
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import sobremesa
from sobremesa.bots.arena import Match, Played, Tally, play, schedule, tally
from sobremesa.terminal.simulate import margin
from sobremesa.text import Speaker

PAGE = Path(__file__).resolve().parents[2] / "docs" / "strength.md"
HOLDEM = "## Hold'em"
"""The section that :mod:`tests.bench.holdem` writes, which is kept."""

# game: seats, options, matches of each pairing. Short matches are luckier than those at the table; the numbers say so.
PLAYED: dict[str, tuple[int, dict[str, str | int], int]] = {
    "brisca": (2, {}, 40),
    "burro": (4, {}, 40),
    "chinchon": (2, {}, 60),
    "cinquillo": (2, {}, 60),
    "dados-mentiroso": (2, {"limit": 10}, 100),
    "damas": (2, {"variant": "english"}, 40),
    "domino": (2, {}, 40),
    "escoba": (2, {}, 40),
    "la-mona": (2, {}, 200),
    "belote": (4, {}, 24),
    "butifarra": (4, {"target": 50}, 40),
    "durak": (2, {}, 60),
    "guinote": (4, {}, 16),
    "mus": (4, {}, 40),
    "quinientos": (4, {}, 16),
    "pineapple-ofc": (2, {"hands": 10}, 20),
    "poker-chino": (2, {"hands": 10}, 20),
    "spades": (4, {"target": 200}, 24),
    "sueca": (4, {}, 40),
    "tute": (4, {}, 24),
    "whist": (4, {}, 16),
}

# One hard bot among easy ones, everyone for himself: seats, options, matches, and whether the fewest points are best.
RANKED: dict[str, tuple[int, dict[str, str | int], int, bool]] = {
    "hearts": (4, {"target": 50}, 40, True),
    "julepe": (5, {}, 40, False),
    "pocha": (4, {"schedule": "down"}, 40, False),
    "tute-cabron": (4, {}, 40, True),
}
ALONE = {"klondike": ({"draw": 1}, 200), "blackjack": ({}, 200)}
BUDGET = 120.0  # seconds for each pairing: slow games get fewer matches, and wider intervals
WORKERS = os.cpu_count() or 1
PAIRS = (("hard", "random"), ("hard", "easy"))


def versus(slug: str, pair: tuple[str, str], pool: ProcessPoolExecutor) -> tuple[Tally, Tally, int]:
    """Matches between two kinds of bot."""
    seats, options, count = PLAYED[slug]
    sample = sobremesa.make(slug, seats, 0, None, **options)
    matches = schedule(sample, 1, count, pair)
    played: list[Played] = []
    finish = time.monotonic() + BUDGET
    for start in range(0, count, 2 * WORKERS):  # whole turns of the seats, until the time is up
        if time.monotonic() > finish:
            break
        played += pool.map(play, matches[start : start + 2 * WORKERS])
    rows = {row.kind: row for row in tally(played, [match.bots for match in matches[: len(played)]])}
    return rows[pair[0]], rows[pair[1]], len(played)


def mean_rank(slug: str, pool: ProcessPoolExecutor) -> tuple[float, float, int]:
    """One hard bot among easy ones: its mean place, half the width of its 95 % interval, the matches. Equal scores share places."""
    seats, options, count, fewest = RANKED[slug]
    places: list[float] = []
    finish = time.monotonic() + BUDGET
    for start in range(0, count, seats):  # each deal from every seat
        if time.monotonic() > finish:
            break
        kinds = [["hard" if seat == turn else "easy" for seat in range(seats)] for turn in range(seats)]
        matches = [Match(slug, seats, dict(options), 1 + start, bots) for bots in kinds]
        for turn, match in enumerate(pool.map(play, matches)):
            scores = [-score if fewest else score for score in match.record.scores]
            own = scores[turn]
            places.append(1 + sum(score > own for score in scores) + (sum(score == own for score in scores) - 1) / 2)
    mean = sum(places) / len(places)
    spread = (sum((place - mean) ** 2 for place in places) / max(len(places) - 1, 1)) ** 0.5
    return mean, 1.96 * spread / len(places) ** 0.5, len(places)


def alone(slug: str, kind: str, pool: ProcessPoolExecutor) -> list[Played]:
    """Matches of a game for one."""
    options, count = ALONE[slug]
    return list(pool.map(play, [Match(slug, 1, dict(options), seed, [kind]) for seed in range(count)], chunksize=4))


def main(slugs: list[str]) -> None:
    """Play and write the page."""
    speaker = Speaker("en")
    lines = [
        "# How strong the bots are",
        "",
        "Written by `make strength`. Share of matches won, with the 95 % interval; deals are played from every side.",
        "",
    ]
    lines += ["| game | matches | hard v random | hard v easy | ms a move (hard) |", "|---|---|---|---|---|"]
    with ProcessPoolExecutor(WORKERS) as pool:
        for slug in slugs or list(PLAYED):
            if slug not in PLAYED or slug not in sobremesa.games():
                continue
            cells, counts, pace = [], [], 0.0
            for pair in PAIRS:
                began = time.monotonic()
                strong, _, count = versus(slug, pair, pool)
                counts.append(count)
                share = strong.wins / strong.seats
                fair = strong.fair / strong.seats
                # Partners win together: what counts is the matches, not their seats.
                cells.append(f"{100 * share:.0f} ± {100 * margin(share, count):.0f} % (equals: {100 * fair:.0f} %)")
                pace = max(pace, 1000 * strong.seconds / max(strong.moves, 1))
                print(f"{slug} {pair}: {cells[-1]} in {time.monotonic() - began:.0f} s", flush=True)
            seats, options, _ = PLAYED[slug]
            title = f"{speaker.message(f'game-{slug}')}, {seats} seats" + "".join(f", {id}={value}" for id, value in options.items())
            lines.append(f"| {title} | {counts[0]}, {counts[1]} | {cells[0]} | {cells[1]} | {pace:.0f} |")
        lines += ["", "| everyone for himself, one hard among easy ones | matches | mean place |", "|---|---|---|"]
        for slug in slugs or list(RANKED):
            if slug not in RANKED or slug not in sobremesa.games():
                continue
            mean, half, count = mean_rank(slug, pool)
            print(f"{slug}: mean place {mean:.2f} ± {half:.2f} in {count}", flush=True)
            seats, options, _, _ = RANKED[slug]
            title = f"{speaker.message(f'game-{slug}')}, {seats} seats" + "".join(f", {id}={value}" for id, value in options.items())
            lines.append(f"| {title} | {count} | {mean:.2f} ± {half:.2f} (equals: {(seats + 1) / 2}) |")
        lines += ["", "| game for one | matches | random | easy | hard |", "|---|---|---|---|---|"]
        for slug in slugs or list(ALONE):
            if slug not in ALONE:
                continue
            cells = []
            for kind in ("random", "easy", "hard"):
                played = alone(slug, kind, pool)
                won = sum(0 in match.winners for match in played) / len(played)
                score = sum(match.record.scores[0] for match in played) / len(played)
                cells.append(f"won {100 * won:.0f} %, score {score:.1f}")
                print(f"{slug} {kind}: {cells[-1]}", flush=True)
            title = f"{speaker.message(f'game-{slug}')}" + "".join(f", {id}={value}" for id, value in ALONE[slug][0].items())
            lines.append(f"| {title} | {len(played)} | {' | '.join(cells)} |")
    if not slugs:
        _, heading, kept = PAGE.read_text().partition(f"\n{HOLDEM}")
        PAGE.write_text("\n".join([*lines, ""]) + heading + kept)


if __name__ == "__main__":
    main(sys.argv[1:])
