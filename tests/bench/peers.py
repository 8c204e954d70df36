"""The peers' side of the bench, run by the Python of `.venv-peers`: random play stepped from Python, and perft. Prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time
import warnings

GAMES = ("solitaire", "checkers", "blackjack", "hearts", "spades(num_tricks=13)", "oh_hell(players=4)")


# No-limit hold'em for six with a hundred big blinds each; what may be done there is to fold, call, bet the pot or all.
UNIVERSAL = (
    "universal_poker(betting=nolimit,numPlayers=6,numRounds=4,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
    "firstPlayer=3 1 1 1,blind=1 2 0 0 0 0,stack=200 200 200 200 200 200,bettingAbstraction=fcpa)"
)


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """Random play of an OpenSpiel game: matches and player actions a second."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    began = time.perf_counter()
    matches = actions = 0
    while (passed := time.perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        matches += 1
    return {"matches": matches / passed, "actions": actions / passed}


def rlcard_holdem(seconds: float) -> dict[str, float]:
    """The same hands in RLCard's environment: fold, call, half the pot, the pot, all-in."""
    import rlcard

    table = rlcard.make("no-limit-holdem", config={"game_num_players": 6, "chips_for_each": 200})
    rng = random.Random(1)
    began = time.perf_counter()
    hands = actions = 0
    while (passed := time.perf_counter() - began) < seconds:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(rng.choice(list(state["legal_actions"])))
            actions += 1
        table.get_payoffs()
        hands += 1
    return {"matches": hands / passed, "actions": actions / passed}


def pokerkit_holdem(seconds: float) -> dict[str, float]:
    """The same hands in PokerKit, everything but the players' actions automatic: fold, call, the least raise, the pot, all-in."""
    import pokerkit

    automatic = tuple(pokerkit.Automation)
    rng = random.Random(1)
    began = time.perf_counter()
    hands = actions = 0
    while (passed := time.perf_counter() - began) < seconds:
        state = pokerkit.NoLimitTexasHoldem.create_state(automatic, True, 0, (1, 2), 2, (200,) * 6, 6)
        while state.status:
            choices: list[int] = [-1, 0] if state.can_fold() else [0]
            low = state.min_completion_betting_or_raising_to_amount
            if low is not None:
                high = state.max_completion_betting_or_raising_to_amount
                pot = min(max(state.pot_completion_betting_or_raising_to_amount or low, low), high)
                choices += sorted({low, pot, high})
            choice = rng.choice(choices)
            if choice < 0:
                state.fold()
            elif choice == 0:
                state.check_or_call()
            else:
                state.complete_bet_or_raise_to(choice)
            actions += 1
        hands += 1
    return {"matches": hands / passed, "actions": actions / passed}


def pydraughts_perft(depth: int) -> dict[str, float]:
    """Leaves of the English opening tree and how many a second."""
    from draughts import Board

    def leaves(board: object, left: int) -> int:
        moves = list(board.legal_moves())
        if left == 1:
            return len(moves)
        total = 0
        for move in moves:
            board.push(move)
            total += leaves(board, left - 1)
            board.pop()
        return total

    began = time.perf_counter()
    count = leaves(Board(variant="english"), depth)
    return {"leaves": count, "per_second": count / (time.perf_counter() - began)}


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    found: dict[str, object] = {name: open_spiel(name, seconds) for name in GAMES}
    warnings.simplefilter("ignore")  # PokerKit's, on folding where checking is free
    found["universal_poker"] = open_spiel(UNIVERSAL, seconds)
    found["rlcard"] = rlcard_holdem(seconds)
    found["pokerkit"] = pokerkit_holdem(seconds)
    found["perft"] = pydraughts_perft(4)
    print(json.dumps(found))
