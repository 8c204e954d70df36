"""All hands on many boards at once: the same strengths as hand by hand, and places that make sense."""

from __future__ import annotations

import numpy as np

from sobremesa.core.packs import get_pack
from sobremesa.games.vying._hands import high
from sobremesa.lab._tables import tables
from sobremesa.lab.all_hands import HANDS, MASKS, beaten, future, kinds_of_hands, number_of, strengths_on
from sobremesa.lab.preflop import preflop

PACK = get_pack("fr52")


def test_strengths_are_the_games_own() -> None:
    rng = np.random.default_rng(3)
    boards = np.array([rng.permutation(52)[:5] for _ in range(80)] + [[0, 1, 2, 3, 4], [0, 13, 26, 39, 1]])
    found = strengths_on(boards)
    worths = tables().worths
    for row, board in enumerate(boards):
        mask = sum(1 << int(card) for card in board)
        for hand in rng.integers(0, HANDS, 60):
            own = int(MASKS[hand])
            if own & mask:
                assert found[row, hand] == 0
            else:
                assert worths[found[row, hand]] == high(own | mask)


def test_part_beaten() -> None:
    board = np.array([[PACK.card(name) for name in ("As", "Ks", "Qs", "2h", "7d")]])
    parts = beaten(strengths_on(board))[0]
    royal = number_of()[PACK.mask("Js Ts")]
    assert parts[royal] > 0.999
    possible = (MASKS & sum(1 << int(card) for card in board[0])) == 0
    assert possible.sum() == 1081
    assert abs(float(parts[possible].mean()) - 0.5) < 1e-6  # ties count half
    assert parts[~possible].max() == 0


def place(hand: str, board: str) -> float:
    return float(future(tuple(PACK.card(name) for name in board.split()), 96).place[number_of()[PACK.mask(hand)]])


def test_places() -> None:
    """Sets over top pairs over middling pairs over nothing; a great draw stands high though it has nothing yet."""
    board = "7s 8s Kd"
    assert place("7h 7c", board) > place("As Kh", board) > place("8h 9c", board) > place("3h 2c", board)
    assert place("9s Ts", board) > place("8h 9c", board)
    assert place("7h 7s", board) == 0  # a card that lies on the board
    assert place("9s Ts", "7s 8s Kd 2h 3c") < 0.2  # the draw has not come


def test_futures_are_the_same_again() -> None:
    board = tuple(PACK.card(name) for name in ("2c", "9d", "Th"))
    kept = future(board, 64)
    future.cache_clear()
    again = future(board, 64)
    assert (kept.strengths == again.strengths).all()
    assert len(kept.strengths) == 64
    assert len(future((*board, 0), 64).strengths) == 48
    assert len(future((*board, 0, 1), 64).strengths) == 1


def test_kinds() -> None:
    assert (np.bincount(kinds_of_hands(), minlength=169) == preflop().hands).all()
