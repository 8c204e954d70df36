"""``sobremesa bench``: how fast the games play at random, on this machine and engine."""

from __future__ import annotations

import time

from rich.console import Console
from rich.table import Table

import sobremesa._engine
from sobremesa.core.chance import SeededChance
from sobremesa.core.registry import games, get, make
from sobremesa.core.state import TABLE, TIMEOUT, State
from sobremesa.terminal.data import show
from sobremesa.terminal.words import word


def random_match(state: State, chance: SeededChance) -> int:
    """Play a match out at random; returns its number of actions."""
    below = chance.below
    count = 0
    while state.actors():
        deadline = state.deadline()
        if deadline >= 0 and below(8) == 0:
            state.tick(deadline)
            state.apply(TABLE, TIMEOUT)
        else:
            seat = state.turn()
            actions = state.actions(seat)
            state.apply(seat, actions[below(len(actions))])
        count += 1
    return count


def rate(slug: str, seconds: float) -> dict[str, object]:
    """Matches and actions a second of random play with the game's first number of seats, and guesses (clone and redeal) a second."""
    get(slug)
    chance = SeededChance(1)
    began = time.perf_counter()
    matches = actions = 0
    while (passed := time.perf_counter() - began) < seconds:
        actions += random_match(make(slug, seed=matches).quiet(), chance)
        matches += 1
    state = make(slug, seed=1).quiet()
    count = 0
    again = time.perf_counter()
    while (spent := time.perf_counter() - again) < seconds / 4:
        state.clone().redeal(0, chance)
        count += 1
    return {
        "game": slug,
        "engine": sobremesa._engine.engine,
        "matches_per_second": round(matches / passed, 1),
        "actions_per_second": round(actions / passed),
        "guesses_per_second": round(count / spent),
    }


def bench(slugs: list[str], seconds: float, json: bool) -> None:
    """Measure the games named, or all. Raises :class:`sobremesa.core.refusal.Refused` for one that is not there."""
    for slug in slugs:
        get(slug)
    rows = [rate(slug, seconds) for slug in slugs or games()]
    if json:
        show(rows)
        return
    table = Table(title=word("cli-bench-title", engine=sobremesa._engine.engine), box=None, pad_edge=False)
    for key in ("cli-column-slug", "cli-column-matches", "cli-column-actions", "cli-column-guesses"):
        table.add_column(word(key), justify="left" if key == "cli-column-slug" else "right")
    for row in rows:
        table.add_row(str(row["game"]), str(row["matches_per_second"]), str(row["actions_per_second"]), str(row["guesses_per_second"]))
    Console().print(table)
