"""Draughts games go out as PDN and come back."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.records import Step, record_of
from sobremesa.core.refusal import Refused
from sobremesa.games.boards._match import Match
from sobremesa.games.boards._pdn import TYPES, position_of, read_pdn, replay, write_pdn

VARIANTS = [row[0] for row in TYPES.values()]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(4))
def test_games_come_back(variant, seed):
    rng = random.Random(seed)
    state = sobremesa.make("damas", variant=variant)
    steps: list[Step] = []
    while state.actors():
        seat = state.turn()
        action = rng.choice(state.actions(seat))
        steps.append(Step(seat, state.text(seat, action)))
        state.apply(seat, action)
    text = write_pdn(record_of(state, steps, 0, names=['Ana "la de copas"', "Blas"]))
    (game,) = read_pdn(text)
    again = replay(game)
    assert isinstance(again, Match)
    assert again.position()["pieces"] == state.position()["pieces"]
    assert again.scores() == state.scores()
    assert {game[2]["White"], game[2]["Black"]} == {'Ana "la de copas"', "Blas"}
    assert game[2]["Result"] in text.splitlines()[-1]


def test_numbers_start_where_the_code_says():
    # The usual first moves: Black's 11-15 in English draughts, White's 32-28 in international, White's c3-d4 in Russian.
    for tags, move, known in (
        ("21", "11-15", "c3-d4"),
        ("20", "32-28", "32-28"),
        ("25", "c3-d4", "c3-d4"),
        ("24", "10-13", "f3-g4"),
        ("22", "21-18", "b3-c4"),
    ):
        (game,) = read_pdn(f'[GameType "{tags}"]\n\n1. {move} *\n')
        replay(game)
        assert game[1] == [known], tags


def test_a_published_opening():
    text = """[Event "?"]
[GameType "21"]
[Result "*"]

{The opening called Single Corner.} 1. 11-15 22-18 2. 15x22 25x18 3. 8-11 (3. 12-16 29-25) 29-25! 4. 4-8 $1 25-22 ; quiet
*

[GameType "20,W,10,10,N2,0"]

1. 32-28 19-23 2. 28x19 14x23 1-1
"""
    games = read_pdn(text)
    assert [len(game[1]) for game in games] == [8, 4]
    for game in games:
        state = replay(game)
        assert isinstance(state, Match)
        assert state.plies == len(game[1])


def test_positions():
    (game,) = read_pdn('[GameType "21"]\n[SetUp "1"]\n[FEN "W:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29."]\n\n*\n')
    position = position_of(game[2])
    assert position["mover"] == 1, "White moves second in English draughts"
    assert [len(str(side).split()) for side in position["pieces"]] == [6, 6]
    state = replay(game)
    assert state.turn() == 1
    (ranged,) = read_pdn('[GameType "20"]\n[FEN "B:W31-35,K40:BK1,6-10"]\n\n*\n')
    assert [len(str(side).split()) for side in position_of(ranged[2])["pieces"]] == [6, 6]


def test_what_is_no_pdn_is_refused():
    with pytest.raises(Refused, match="damas-pdn-variant"):
        read_pdn('[GameType "50"]\n\n1. e4 *\n')
    with pytest.raises(Refused, match="damas-pdn "):
        read_pdn('[GameType "20"]\n\n1. hello *\n')
    with pytest.raises(Refused, match="damas-pdn "):
        read_pdn('[GameType "20"]\n\n1. 32-99 *\n')
    state = sobremesa.make("damas", variant="poddavki")
    with pytest.raises(Refused, match="damas-pdn-variant"):
        write_pdn(record_of(state, [], 0))
