"""Tute: what must be true of every hand, of guesses and of its bot."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots.knowledge.tute import make_bot
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.games.tricks._tute_hand import ACCUSE, CANTES, COUNTED, ORDER
from sobremesa.games.tricks.tute import TuteState
from tests.spec.test_tute import PACK, at, hand, moves, play, start


def test_direction_changes_only_the_seating() -> None:
    one, other = start(4, 7), start(4, 7, direction="clockwise")
    assert one.hands == other.hands
    assert (one.view(0).direction, other.view(0).direction) == ("anticlockwise", "clockwise")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_of_a_hand_add_up(seats: int) -> None:
    rng = random.Random(seats)
    counted = 0
    for seed in range(12):
        state = start(seats, seed, cante_timing="free", capote="off")
        state.quiet()
        while state.actors():
            actions = [action for action in state.actions(state.turn()) if state.text(state.turn(), action) != "throw"]
            state.apply(state.turn(), rng.choice(actions))
            if state.hand_over() and state.how == COUNTED:
                sung = sum([CANTES.total(sung, state.trump) for sung in state.sung])
                aside = ORDER.points[state.turn_up] if seats == 3 else 0
                assert sum(state.hand_points()) == 130 - aside + sung
                counted += 1
    assert counted > 30


def test_a_twenty_sung_first_tells_that_the_forty_is_not_held() -> None:
    state = at(trump="b", hands=["1c 12o 11o 12b", "11b 4c 5c", "2e 4e 5e", "6c 7c 10c"], tricks=[1])
    play(state, "0 1c", "1 4c", "2 2e", "3 6c", "0 sing o")
    for seed in range(200):
        guess = state.clone()
        guess.redeal(2, SeededChance(seed))
        assert isinstance(guess, TuteState)
        assert not (hand(guess, 0) >= {"12b", "11b"})
        assert hand(guess, 0) >= {"12o", "11o"}


def test_bots_keep_their_duties_and_denounce_what_is_proved() -> None:
    bot = make_bot("normal")
    state = at(4, {"renuncio": "claim"}, trump="o", hands=["5c 4b 1o", "3c 2e 4e", "6c 5e 6b", "7c 2c 7b"])
    play(state, "0 5c", "1 2e", "2 6c", "3 7c")
    while state.turn() != 0:
        play(state, f"{state.turn()} pass" if "pass" in moves(state, state.turn()) else "3 2c")
    assert bot.decide(state, 0, SeededChance(1)).action == PACK.card("1o"), "nothing is proved"
    play(state, "0 1o", "1 3c", "2 6b")
    assert bot.decide(state, 0, SeededChance(1)).action == ACCUSE + 1
    for seed in range(12):
        bound = at(4, {"renuncio": "claim"}, trump="o", trick="5c", hands=["4b 1o", "3c 2e 4e", "6c 5e 6b", "7c 6e 7b"])
        action = bot.decide(bound, 1, SeededChance(seed)).action
        assert action is not None
        assert bound.text(1, action) == "3c"


def test_options_that_cannot_be() -> None:
    with pytest.raises(Refused):
        Options.of(sobremesa.get("tute"), 3, {"target": 11})
    with pytest.raises(Refused):
        Options.of(sobremesa.get("tute"), 4, {"tute_prize": 0})


def test_hidden_cards_never_decide_who_is_asked() -> None:
    for seed in range(6):
        state = start(4, seed)
        state.quiet()
        rng = random.Random(seed)
        for _ in range(60):
            seat = state.turn()
            for viewer in range(4):
                if viewer != seat:
                    guess = state.clone()
                    guess.redeal(viewer, SeededChance(rng.randrange(1 << 20)))
                    assert guess.actors() == state.actors()
            state.apply(seat, rng.choice(state.actions(seat)))
            if state.hand_over():
                break
