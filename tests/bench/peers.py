"""The peers' side of the bench, run by the Python of `.venv-peers`: random play stepped from Python, and perft. Prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time

GAMES = ("solitaire", "checkers", "blackjack", "hearts", "spades(num_tricks=13)", "oh_hell(players=4)")


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
    found["perft"] = pydraughts_perft(4)
    print(json.dumps(found))
