"""Hold'em heads-up in duplicate: every deal is played twice with the seats changed, so the cards favour nobody.

`python -m tests.bench.duplicate ONE TWO [--structure nl] [--deals 20000] [--stack 100] [--seed 0]` tells how many big blinds in a hundred hands
ONE wins from TWO, with the 95 % interval of the mean over deals. A player is a level of our bots (`hard`), `random`, `caller` (checks and calls),
`plain` (our bot of any poker, without ranges of hold'em) or `rlcard`: the rule agent of RLCard 1.2.0, fed with its own form of a state. Our engine
deals and keeps the chips. Both play cash with equal stacks, and every hand by itself: nobody remembers the one before.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import sobremesa
from sobremesa.bots import Bot, get_bot
from sobremesa.bots.knowledge._poker import PokerBot
from sobremesa.bots.knowledge.texas_holdem import likely, other
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import bits
from sobremesa.games.vying._betting import FIXED_LIMIT
from sobremesa.games.vying._hand import BET, CALL, CHECK, FOLD
from sobremesa.games.vying.texas_holdem import HoldemState

Player = Callable[[HoldemState, int], int]

BB = 20  # chips, so that odd chips are small
CARDS = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]


class Result(NamedTuple):
    """What ONE wins of TWO: big blinds in a hundred hands, half of the 95 % interval, deals, and milliseconds a decision of ONE takes."""

    rate: float
    margin: float
    deals: int
    pace: float


def ours(level: str, seed: int, bot: Bot | None = None) -> Player:
    """One of our bots; it gets the state as any bot does, through :meth:`Bot.decide`."""
    bot = bot or get_bot("texas-holdem", level)
    chance = SeededChance(seed)

    def act(state: HoldemState, seat: int) -> int:
        action = bot.decide(state, seat, chance).action
        assert action is not None
        return action

    return act


def caller(state: HoldemState, seat: int) -> int:
    """Never folds and never raises."""
    return CALL if state.chips.level > state.chips.bets[seat] else CHECK


def rlcard() -> Player:
    """RLCard's rule agent for limit hold'em. RLCard has none for no-limit: there its raise is RLCard's half pot (all-in where it has less)."""
    from rlcard.models.limitholdem_rule_models import LimitholdemRuleAgentV1  # type: ignore[import-untyped]

    agent = LimitholdemRuleAgentV1()

    def act(state: HoldemState, seat: int) -> int:
        chips = state.chips
        free = chips.level <= chips.bets[seat]
        low = chips.lowest(seat)
        legal = [*([] if free else ["call"]), *(["raise"] if low else []), "fold", *(["check"] if free else [])]
        names = state.pack.names
        hand = [names[card][1].upper() + names[card][0] for card in bits(state.deal.own(seat))]
        board = [names[card][1].upper() + names[card][0] for card in state.deal.board]
        said = agent.step({"raw_legal_actions": legal, "raw_obs": {"hand": hand, "public_cards": board}})
        if said not in legal:  # as RLCard's environment does
            said = "check" if free else "fold"
        if said == "raise":
            half = chips.bets[seat] + chips.pot // 2
            return BET + (low if chips.structure == FIXED_LIMIT else max(low, min(half, chips.highest(seat))))
        return {"call": CALL, "check": CHECK, "fold": FOLD}[said]

    return act


def player(kind: str, seed: int) -> Player:
    """The player of that name."""
    if kind == "rlcard":
        return rlcard()
    if kind == "plain":
        return ours("hard", seed, PokerBot("hard", likely, other))
    return caller if kind == "caller" else ours(kind, seed)


def play(structure: str, stack: int, stock: str, players: list[Player], clock: list[float]) -> int:
    """One hand: what the player in seat 0 (the big blind) wins, in chips. ``clock``: seconds and decisions, by seat, are added to it."""
    options = {"structure": structure, "sb": BB // 2, "hands": 1}
    state = sobremesa.get("texas-holdem").restore({"seats": 2, "options": options, "stacks": [stack * BB] * 2, "stock": stock})
    assert isinstance(state, HoldemState)
    state.quiet()
    while not state.hand_over():
        seat = state.turn()
        began = time.perf_counter()
        action = players[seat](state, seat)
        clock[2 * seat] += time.perf_counter() - began
        clock[2 * seat + 1] += 1
        state.apply(seat, action)
    return state.standing(0)


def deal(job: tuple[str, str, str, int, int, int]) -> tuple[list[float], float, float]:
    """Some deals, each played from both sides: what ONE wins a hand in each, in big blinds; the seconds ONE thinks, and its decisions."""
    one, two, structure, stack, seed, count = job
    rng = random.Random(f"{structure} {seed}")
    first, second = player(one, 2 * seed), player(two, 2 * seed + 1)
    found: list[float] = []
    seconds = decisions = 0.0
    for _ in range(count):
        stock = " ".join(rng.sample(CARDS, 52))
        clock = [0.0] * 4
        won = play(structure, stack, stock, [first, second], clock)
        seconds += clock[0]
        decisions += clock[1]
        clock = [0.0] * 4
        won -= play(structure, stack, stock, [second, first], clock)
        seconds += clock[2]
        decisions += clock[3]
        found.append(won / 2 / BB)
    return found, seconds, decisions


def duel(one: str, two: str, structure: str, deals: int, stack: int = 100, seed: int = 0, workers: int = 0) -> Result:
    """So many deals, twice each, on all cores."""
    chunk = 100
    jobs = [(one, two, structure, stack, 1000 * seed + at, chunk) for at in range(-(-deals // chunk))]
    won: list[float] = []
    seconds = decisions = 0.0
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for part, took, count in pool.map(deal, jobs):
            won += part
            seconds += took
            decisions += count
    mean = sum(won) / len(won)
    spread = (sum((each - mean) ** 2 for each in won) / (len(won) - 1)) ** 0.5
    return Result(100 * mean, 196 * spread / len(won) ** 0.5, len(won), 1000 * seconds / max(decisions, 1.0))


def main() -> None:
    """The command."""
    arguments = argparse.ArgumentParser(prog="python -m tests.bench.duplicate")
    arguments.add_argument("one")
    arguments.add_argument("two")
    arguments.add_argument("--structure", default="nl", choices=("nl", "pl", "fl"))
    arguments.add_argument("--deals", type=int, default=20_000)
    arguments.add_argument("--stack", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--workers", type=int, default=0)
    given = arguments.parse_args()
    found = duel(given.one, given.two, given.structure, given.deals, given.stack, given.seed, given.workers)
    spot = f"{given.one} v {given.two}, {given.structure}, {given.stack} big blinds"
    print(f"{spot}: {found.deals:,} deals twice, {found.rate:+.1f} ± {found.margin:.1f} bb/100, {found.pace:.1f} ms a decision")


if __name__ == "__main__":
    main()
