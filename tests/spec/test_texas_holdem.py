"""The numbered examples of rules/texas-holdem."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._betting import FIXED_LIMIT, NO_LIMIT
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying.texas_holdem import HoldemState
from tests.spec.poker import bounds, hand, nets, owed, run

FIXED: dict[str, Any] = {"structure": "fl", "sb": 5}


def check_down(state: PokerTable) -> PokerTable:
    """Call what is owed and check from then on, to the showdown."""
    number = state.hand
    while not state.hand_over() and state.hand == number:
        state.play(state.turn(), "call" if owed(state) else "check")
    return state


def showdown(board: str, *holes: str) -> PokerTable:
    """Hands that go to the showdown for two chips each."""
    return check_down(hand(len(holes), stock=board, holes=list(holes), burn="off"))


def test_01_a_first_round_to_the_cap() -> None:
    state = run(hand(10, **FIXED), "raise 20, fold, fold, fold, fold, raise 30, call, fold")
    assert (state.turn(), owed(state)) == (0, 25)
    run(state, "call")
    assert (state.turn(), owed(state), bounds(state)) == (1, 20, (40, 40))
    run(state, "raise 40")
    assert (state.turn(), owed(state), bounds(state)) == (2, 20, (0, 0))
    run(state, "call, call, call, call")
    assert (state.street, state.chips.pot) == (1, 200)


def test_02_a_check_raise() -> None:
    state = run(hand(3, **FIXED), "call, call, check, check, bet 10, call")
    assert (state.turn(), owed(state), bounds(state)) == (0, 10, (20, 20))
    assert [state.text(0, action) for action in state.actions(0)] == ["fold", "call", "raise 20"]


def test_03_turn_and_river() -> None:
    state = run(hand(3, stock="2c 3d 7h 9s Jd", holes=["4s 6h", "Ks Kh", "As Ah"], burn="off", **FIXED), "call, call, check, fold, check, check")
    assert bounds(state) == (20, 20)
    run(state, "bet 20, raise 40")
    assert owed(state) == 20
    run(state, "call, check, bet 20, call")
    assert state.showing_order() == [2, 1]
    assert state.deal.shown == 0b100  # P1 is beaten and mucks


def test_04_a_river_without_bets() -> None:
    state = run(hand(3), "call, call, check, fold, check, check, check, check, check, check")
    assert state.showing_order()[0] == 1


def test_05_the_cap_on_the_turn() -> None:
    state = run(hand(2, structure="fl"), "call, check, check, check, bet 4, raise 8, raise 12, raise 16")
    assert bounds(state) == (0, 0)
    assert {state.text(state.turn(), action) for action in state.actions(state.turn())} == {"fold", "call"}


def test_06_raises_without_limit() -> None:
    state = hand(4, sb=10)
    assert bounds(state)[0] == 40
    assert bounds(run(state, "raise 60"))[0] == 100


def test_07_an_unraised_pot() -> None:
    state = run(hand(4, sb=10), "call, call, call")
    assert (state.turn(), owed(state), bounds(state)[0]) == (1, 0, 40)
    run(state, "check")
    assert state.street == 1


def test_08_all_fold_to_the_big_blind() -> None:
    state = run(hand(4, sb=10), "fold, fold, fold")
    assert state.hand_over()
    assert nets(state) == [-10, 10, 0, 0]
    assert state.deal.shown == 0
    assert "show" in [state.text(1, action) for action in state.actions(1)]
    state.play(1, "show")
    assert state.deal.shown == 0b10


def test_09_two_players() -> None:
    state = hand(2, sb=10)
    assert state.chips.bets == [20, 10]
    assert (state.turn(), owed(state), bounds(state)[0]) == (1, 10, 40)
    run(state, "call, check")
    assert (state.street, state.turn()) == (1, 0)


def test_10_three_players() -> None:
    state = hand(3)
    assert (state.seating.button, state.turn()) == (2, 2)
    run(state, "call, call, check")
    assert state.turn() == 0
    run(state, "check, check")
    assert state.turn() == 2


STACK = "As Kd 7c Ad Kh 7h 2c 9s 7s 2d 3c 4h 5c Ks"


def test_11_a_stacked_pack() -> None:
    state = hand(3, stock=STACK)
    assert [state.pack.mask_text(holes) for holes in state.deal.holes] == [
        state.pack.mask_text(state.pack.mask(two)) for two in ("As Ad", "Kd Kh", "7c 7h")
    ]
    check_down(state)
    assert state.pack.text(state.deal.board) == "9s 7s 2d 4h Ks"
    assert state.pack.text(state.deal.burns) == "2c 3c 5c"
    assert state.won == [0, 6, 0]


def test_12_the_board_plays() -> None:
    assert showdown("As Ks Qs Js Ts", "2c 2d", "Ad Ac", "7h 8h").won == [2, 2, 2]


def test_13_the_third_pair_is_a_kicker() -> None:
    assert showdown("Kd Kh 7s 7c Ac", "Ad 2c", "Qs Qh").won == [4, 0]


def test_14_straights() -> None:
    board = "9c 8d 7h 6s 2c"
    assert showdown(board, "Tc 3d", "5c 5d").won == [4, 0]
    assert showdown(board, "Tc 3d", "5c 5d", "Jd Td").won == [0, 0, 6]


def test_15_a_sixth_card_never_counts() -> None:
    assert showdown("5h 5d 5s Kc Qd", "Ah 2c", "Ac 3d").won == [2, 2]


def test_16_the_straddle() -> None:
    for structure, after in (("nl", (8, 1000)), ("pl", (8, 15)), ("fl", (6, 6))):
        state = hand(6, straddle="on", structure=structure)
        assert state.turn() == 2
        assert sum(holes.bit_count() for holes in state.deal.holes) == 0
        run(state, "straddle")
        assert (state.turn(), owed(state), bounds(state)) == (3, 4, after)
        assert sum(holes.bit_count() for holes in state.deal.holes) == 12
    state = run(hand(6, straddle="on", structure="fl"), "straddle, raise 6")
    assert bounds(state) == (8, 8)
    assert bounds(run(state, "raise 8")) == (0, 0)
    state = run(hand(6, straddle="on"), "straddle, call, call, call, call, call")
    assert (state.turn(), owed(state), bounds(state)[0]) == (2, 0, 8)
    state = run(hand(6, straddle="on"), "pass")
    assert (state.turn(), owed(state)) == (2, 2)
    assert hand(6, [1000, 1000, 3, 1000, 1000, 1000], straddle="on").street == 0
    for seats, form in ((3, "cash"), (6, "tournament")):
        with pytest.raises(Refused, match="holdem-straddle"):
            sobremesa.make("texas-holdem", seats=seats, straddle="on", format=form)


def test_17_antes() -> None:
    state = hand(6, sb=10, structure="pl", forced="blinds_antes", ante=2)
    assert (state.chips.pot, bounds(state)[1]) == (42, 82)


def test_18_a_short_big_blind() -> None:
    state = hand(4, [1000, 12, 1000, 1000], sb=10)
    assert (state.chips.bets[1], state.chips.stacks[1]) == (12, 0)
    assert (owed(state), bounds(state)[0]) == (20, 40)


def test_19_claiming_the_board() -> None:
    board = "As Kd Qc Jh Ts"
    state = showdown_to_claim(board)
    assert {state.text(0, action) for action in state.actions(0)} == {"show", "muck", "board"}
    state.play(0, "board")
    state.play(1, "muck")
    assert state.won == [4, 0]
    state = showdown_to_claim(board)
    state.play(0, "show")
    state.play(1, "board")
    assert state.won == [0, 4]
    state = showdown_to_claim(board)
    run(state, "board, board")
    assert state.won == [2, 2]
    state = showdown_to_claim("As Kd Qc Jh 2s")
    with pytest.raises(Refused, match="holdem-not-the-board"):
        state.play(0, "board")
    state = showdown_to_claim(board)
    state.play(0, "muck")
    with pytest.raises(Refused, match="holdem-must-show"):
        state.play(1, "muck")


def showdown_to_claim(board: str) -> PokerTable:
    """Two players at the showdown where the board must be claimed."""
    state = hand(2, stock=board, holes=["3c 3d", "4c 4d"], burn="off", announce="manual")
    return run(state, "call, check, check, check, check, check, check, check")


def test_20_mixed_limits() -> None:
    state = hand(2, sb=5, mixed_limits="alternate")
    assert isinstance(state, HoldemState)
    structures = []
    for _ in range(4):
        structures.append((state.chips.structure, bounds(state)))
        run(state, "fold, deal")
    assert [structure for structure, _ in structures] == [FIXED_LIMIT, FIXED_LIMIT, NO_LIMIT, NO_LIMIT]
    assert structures[0][1] == (20, 20)
    assert structures[2][1][0] == 20
    state = run(hand(3, sb=5, structure="fl", max_bets=3), "raise 20, raise 30")
    assert bounds(state) == (0, 0)


def test_21_without_burns() -> None:
    state = check_down(hand(3, stock=STACK, burn="off"))
    assert state.pack.text(state.deal.board) == "2c 9s 7s 2d 3c"
    assert state.won == [0, 0, 6]


def test_chips_are_never_lost_or_made() -> None:
    """Whatever is played, the chips on the table are those that were bought, less the house's."""
    for seed in range(6):
        state = sobremesa.make("texas-holdem", seats=2 + seed, seed=seed, rake=[5, 7], straddle="on" if seed > 1 else "off", hands=6)
        assert isinstance(state, PokerTable)
        rng = SeededChance(seed)
        while state.actors():
            seat = (state.actors() & -state.actors()).bit_length() - 1
            actions = state.actions(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            assert sum(state.chips.stacks) + state.chips.pot + state.house == sum(state.bought)
            assert min(state.chips.stacks) >= 0
