"""Our side of the bench, run once by each engine. Prints JSON."""

from __future__ import annotations

import json
import sys
import time

import sobremesa
import sobremesa._engine
from sobremesa.bots.search import search
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.state import State
from sobremesa.games.patience.klondike import CONCEDE

PLAYED = {
    "klondike": {"seats": 1},
    "damas": {"seats": 2, "variant": "english"},
    "blackjack": {"seats": 1, "boxes": 1},  # one hand a round, like the peer
    "brisca": {"seats": 4, "hands": 1},
    "hearts": {"seats": 4},
    "spades": {"seats": 4, "blind_nil": "off"},  # the peer has none
    "pocha": {"seats": 4, "bidding": "open"},
}
TRICKS = [slug for slug in sobremesa.games() if sobremesa.get(slug).family == "tricks"]
SEARCHED = ("brisca", "tute", "hearts")  # playouts are counted for these

# The peers know no giving up, and a match given up at random is mostly dealing.
GIVING_UP = {"klondike": CONCEDE}


FIRST_CALL = 200  # actions of the games of tricks that are no card


def random_play(slug: str, seconds: float) -> dict[str, float]:
    """Random play: hands and actions a second (a match of one hand is one hand)."""
    chance = SeededChance(1)
    below = chance.below
    giving_up = GIVING_UP.get(slug, -1)
    began = time.perf_counter()
    hands = actions = seed = 0
    while (passed := time.perf_counter() - began) < seconds:
        state = sobremesa.make(slug, seed=seed, **PLAYED.get(slug, {})).quiet()  # type: ignore[arg-type]
        seed += 1
        while (seat := state.turn()) >= 0:
            legal = state.actions(seat)
            if legal[-1] == giving_up and len(legal) > 1:
                legal.pop()
            state.apply(seat, legal[below(len(legal))])
            actions += 1
        hands += state.hand + 1
    return {"hands": hands / passed, "actions": actions / passed}


def perft(depth: int) -> dict[str, float]:
    """Leaves of the English opening tree and how many a second, through the contract: actions, clone, apply."""

    def leaves(state: State, left: int) -> int:
        seat = state.turn()
        actions = [action for action in state.actions(seat) if state.text(seat, action)[0] in "abcdefgh"] if left == 1 else state.actions(seat)
        if left == 1:
            return len(actions)
        total = 0
        for action in actions:
            if state.text(seat, action)[0] not in "abcdefgh":
                continue  # resigning and offering a draw are not moves on the board
            after = state.clone()
            after.apply(seat, action)
            total += leaves(after, left - 1)
        return total

    began = time.perf_counter()
    count = leaves(sobremesa.make("damas", variant="english").quiet(), depth)
    return {"leaves": count, "per_second": count / (time.perf_counter() - began)}


def playouts(slug: str, seconds: float) -> float:
    """Information-set search at the first card there is a choice of: playouts a second, random play to the end of the hand."""
    state = sobremesa.make(slug, seed=3).quiet()
    while state.actions(state.turn())[0] >= FIRST_CALL or len(state.actions(state.turn())) == 1:
        state.apply(state.turn(), state.actions(state.turn())[0])
    return search(state, state.turn(), SeededChance(1), 1_000_000, seconds).playouts / seconds


def holdem(seconds: float) -> dict[str, float]:
    """Random hands of no-limit hold'em with six seats and a hundred big blinds each, each of what is offered being as likely; the game and its
    options are read once, as the peers do."""
    game = sobremesa.get("texas-holdem")
    options = Options.of(game, 6, {"hands": 1})
    below = SeededChance(1).below
    began = time.perf_counter()
    hands = actions = 0
    while (passed := time.perf_counter() - began) < seconds:
        state = game.start(6, options, SeededChance(hands), quiet=True)
        hands += 1
        while (seat := state.turn()) >= 0:
            legal = state.actions(seat)
            state.apply(seat, legal[below(len(legal))])
            actions += 1
    return {"hands": hands / passed, "actions": actions / passed}


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    found: dict[str, object] = {slug: random_play(slug, seconds) for slug in PLAYED}
    found["holdem"] = holdem(seconds)
    found["playouts"] = {slug: playouts(slug, seconds) for slug in SEARCHED}
    found["tricks"] = {slug: random_play(slug, seconds / 3)["actions"] for slug in TRICKS}
    found["perft"] = perft(6 if sobremesa._engine.engine == "compiled" else 5)
    print(json.dumps(found))
