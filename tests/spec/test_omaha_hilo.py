"""The numbered examples of rules/omaha-hilo."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._forms import NO_LOW, SPLIT, Form
from sobremesa.games.vying._hands import FLUSH, FULL, PAIR, STRAIGHT, THREE, class_of, ranks_of
from sobremesa.games.vying._lows import A5, LowRanks, low_ranks
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying._two_three import omaha
from sobremesa.games.vying.omaha_hilo import HiloState
from tests.spec.poker import deal, mask, run

EIGHT: Form = omaha(LowRanks(A5, 8), goal=SPLIT)
NINE: Form = omaha(LowRanks(A5, 9), goal=SPLIT)
ANY: Form = omaha(LowRanks(A5, 13, True), goal=SPLIT)


def low(board: str, own: str, form: Form = EIGHT) -> list[int]:
    """The ranks of the best low, the highest first; none: there is no low."""
    worth = form.low(mask(own), mask(board))
    return low_ranks(worth) if worth > NO_LOW else []


def high(board: str, own: str) -> tuple[int, list[int]]:
    """The class and ranks of the best high hand."""
    worth = EIGHT.high(mask(own), mask(board))
    return class_of(worth), ranks_of(worth)


def table(board: str, holes: list[str], paid: list[int], dead: int = 0, **options: object) -> HiloState:
    """The end of a hand: the river has been checked by all but the last, who is to check. ``paid``: by each; ``dead``: chips besides."""
    seats = len(paid)
    position: dict[str, object] = {"seats": seats, "options": options, "phase": "bet", "street": 3, "holes": holes, "board": board}
    live = [seat for seat in range(seats) if holes[seat]]
    able = [seat for seat in live if paid[seat] == max(paid)]
    position |= {"stacks": [100 if seat in able else 0 for seat in range(seats)], "paid": paid, "dead": dead, "live": live}
    position |= {"pending": able[-1:], "mover": able[-1], "opener": live[0], "button": seats - 1, "acted": able[:-1], "partial": True}
    state = sobremesa.get("omaha-hilo").restore(position)
    assert isinstance(state, HiloState)
    return state


def settle(board: str, holes: list[str], paid: list[int], dead: int = 0, said: str = "", **options: object) -> list[int]:
    """What each is paid."""
    state = table(board, holes, paid, dead, **options)
    state.play(state.turn(), "check")
    for seat, word in zip([seat for seat in range(state.seats) if holes[seat]], said.split(), strict=False):
        state.play(seat, word)
    assert state.hand_over()
    assert sum(state.won) == sum(paid) + dead
    return state.won


def test_01_lows_are_compared_from_the_top() -> None:
    ranks = LowRanks(A5, 8)
    assert ranks.low(mask("7c 5d 4h 2s Ac")) > ranks.low(mask("8c 4d 3h 2s Ac"))
    assert ranks.low(mask("8c 6d 4h 3s 2c")) > ranks.low(mask("8c 7d 3h 2s Ac"))
    assert ranks.low(mask("6c 5d 4h 3s 2c")) > NO_LOW


def test_02_a_scoop() -> None:
    board, first, second = "2c 5d 8h Ks Qd", "Ah 3s Kd Kh", "Ac 4h 9s 9d"
    assert high(board, first)[0] == THREE
    assert (low(board, first), low(board, second)) == ([8, 5, 3, 2, 1], [8, 5, 4, 2, 1])
    assert high(board, second) == (PAIR, [9, 13, 12, 8])
    assert settle(board, [first, second], [50, 50]) == [100, 0]


def test_03_other_cards_for_each_half() -> None:
    board, own = "3d 4s 5d Kd 9c", "Ad 2d Kh Kc"
    assert high(board, own) == (FLUSH, [14, 13, 5, 3, 2])
    assert low(board, own) == [5, 4, 3, 2, 1]
    assert EIGHT.five(mask(own), mask(board), True) == mask("Ad 2d 3d 4s 5d")
    assert EIGHT.five(mask(own), mask(board), False) == mask("Ad 2d 3d 5d Kd")


def test_04_counterfeited() -> None:
    board = "2c 7d 8h Ks Td"
    assert low(board, "Ah 2s Kd Kh") == []
    assert low(board, "Ah 2s 3d Kh") == [8, 7, 3, 2, 1]


def test_05_two_aces() -> None:
    board = "2d 4h 6s Kc Qc"
    assert low(board, "Ah As 3c Kd") == [6, 4, 3, 2, 1]
    assert high(board, "Ah As 3c Kd") == (PAIR, [14, 13, 12, 6])
    assert low(board, "Ah As Ac Kd") == []


def test_06_two_low_cards_on_the_board() -> None:
    board = "2c 3d 9h Ks Qd"
    assert low(board, "Ah 4s 5c 6d") == []
    assert settle(board, ["Ah 4s 5c 6d", "Kh 7s 8c 8d"], [50, 50]) == [0, 100]
    state = table(board, ["Ah 4s 5c 6d", "Kh 7s 8c 8d"], [50, 50])
    assert "hilo-no-low" in [fact.key for fact in state.view(0).facts]
    assert "hilo-no-low" not in [fact.key for fact in table("2c 3d 8h Ks Qd", ["", "Kh 7s 8c 8d", "Ah 4s 5c 6d"], [50] * 3).view(0).facts]


SEVEN = "3c 6d 7h Js Jd"
QUARTERED = ["Ah 2s Kd Qc", "Ad 2h Jc Td"]


def test_07_quartered() -> None:
    assert [low(SEVEN, own) for own in QUARTERED] == [[7, 6, 3, 2, 1]] * 2
    state = table(SEVEN, QUARTERED, [100, 100])
    state.play(1, "check")
    assert (state.won, state.high_won, state.low_won) == ([50, 150], [0, 100], [50, 50])
    assert "low-half" in state.badges(0)
    assert "high-half" not in state.badges(0)


def test_08_three_ways() -> None:
    assert high(SEVEN, "4s 5c 8h 8d") == (STRAIGHT, [7])
    assert low(SEVEN, "4s 5c 8h 8d") == [7, 6, 5, 4, 3]
    assert settle(SEVEN, [*QUARTERED, "4s 5c 8h 8d"], [66, 66, 66], 2) == [50, 50, 100]


def test_09_straights_and_an_odd_chip() -> None:
    board = "2h 3h 4d 8s Jc"
    first, second = "5c 6h Ks Kd", "Ac 5d Qs Qc"
    assert (high(board, first), low(board, first)) == ((STRAIGHT, [6]), [6, 5, 4, 3, 2])
    assert (high(board, second), low(board, second)) == ((STRAIGHT, [5]), [5, 4, 3, 2, 1])
    assert settle(board, [first, second], [50, 50], 1) == [51, 50]


def test_10_both_halves_tied() -> None:
    board, holes = "As 2d 3c 8h 8d", ["4s 5h Kc Kd", "4c 5d Qs Js"]
    assert settle(board, holes, [33, 33]) == [34, 32]
    assert settle(board, holes, [33, 33], whole_split="on") == [33, 33]
    assert settle(board, holes, [33, 33], 1) == [34, 33]
    assert settle(board, holes, [33, 33], 1, whole_split="on") == [34, 33]


def test_11_three_tied_lows() -> None:
    board, holes = "3c 6d 7h Jd Js", ["Ah 2s Kd Qc", "Ad 2h Td 9c", "Jc Jh Ts 9s", "Ac 2c Kh 9d"]
    assert settle(board, holes, [25, 25, 25, 25], 1) == [17, 17, 51, 16]


def test_12_side_pots() -> None:
    board = "2c 4d 7h Ks Qd"
    holes = ["Kd Kh Jc Ts", "As 3h 9c 9d", "Qs Qh Jh Td"]
    assert settle(board, holes, [20, 100, 100]) == [30, 110, 80]


def test_13_the_only_low_is_all_in() -> None:
    board = "2c 4d 7h Ks Qd"
    holes = ["Kd Kh As 3h", "9c 9d Jc Ts", "Qs Qh Jh Td"]
    assert settle(board, holes, [20, 100, 100]) == [60, 0, 160]


def test_14_other_qualifiers() -> None:
    board = "2c 3d 9h Ks Qd"
    assert low(board, "Ah 4s 5c 6d", ANY) == [9, 4, 3, 2, 1]
    assert low(board, "Ah 4s 5c 6d", NINE) == [9, 4, 3, 2, 1]
    assert low("9c 9d Ks Kd Kh", "Qh Jc Td 8s", ANY) == []
    assert low("Kc Qd Jh Js Jd", "Th 9c Kd Ks", ANY) == [13, 12, 11, 10, 9]
    holes = ["Ah 4s 5c 6d", "Kh 7s 8c 8d"]
    assert settle(board, holes, [50, 50], qualifier="none") == settle(board, holes, [50, 50], qualifier=9) == [50, 50]
    assert settle(board, holes, [50, 50]) == [0, 100]


def test_15_declaring() -> None:
    def declare(said: str) -> list[int]:
        return settle(SEVEN, QUARTERED, [100, 100], said=said, hilo="declare")

    assert declare("bajo ambos") == [200, 0]
    assert declare("bajo alto") == [100, 100]
    assert declare("ambos ambos") == [50, 150]
    assert declare("alto alto") == [0, 200]
    assert declare("bajo bajo") == [100, 100]


def test_16_the_odd_half() -> None:
    board, holes = "3c 6d 7h Js Jd", ["Ah 2s Kd Qc", "", "", "Jc Jh Ts 9s"]
    assert settle(board, holes, [50, 0, 0, 50], 1, odd_half="button_left") == [51, 0, 0, 50]
    assert settle(board, holes, [50, 0, 0, 50], 1) == [50, 0, 0, 51]


def declaring(seats: int = 3) -> HiloState:
    """A hand in which all are about to declare."""
    state = deal("omaha-hilo", seats, hilo="declare", stock=SEVEN, holes=[*QUARTERED, "4s 5c 8h 8d"][:seats], burn="off")
    while state.phase == 0:
        state.play(state.turn(), "call" if state.chips.owes(state.turn()) else "check")
    assert isinstance(state, HiloState)
    return state


def test_declarations_are_secret_until_all_have_been_made() -> None:
    state = declaring()
    assert state.actors() == 0b111
    assert [state.text(1, action) for action in state.actions(1)] == ["alto", "bajo", "ambos"]
    other = state.clone()
    state.play(1, "ambos")
    other.play(1, "bajo")
    assert state.view(0) == other.view(0)
    assert state.view(1) != other.view(1)
    assert state.actors() == 0b101
    with pytest.raises(Refused, match="not-your-turn"):
        state.play(1, "alto")
    with pytest.raises(Refused, match="poker-declare"):
        state.play(0, "check")
    guesses = set()
    for seed in range(30):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, HiloState)
        guesses.add(guess.declared.said[1])
    assert guesses == {1, 2, 3}
    state.play(2, "alto")
    state.play(0, "bajo")
    assert state.hand_over()
    assert [note.key for note in state.view(2).seats[1].notes if note.key.startswith("poker-declared")] == ["poker-declared-ambos"]
    assert state.won == [3, 0, 3]


def test_whoever_declares_for_both_wins_all_or_nothing() -> None:
    """P2 has the best high alone; of the lows, P1's equal P0's. Each case by what the three say."""
    for said, won in {
        "bajo bajo alto": [2, 1, 3],
        "bajo ambos alto": [3, 0, 3],
        "bajo alto ambos": [3, 3, 0],
        "bajo bajo bajo": [3, 3, 0],
        "alto alto alto": [0, 0, 6],
        "ambos ambos ambos": [2, 1, 3],
        "ambos ambos bajo": [0, 0, 6],
        "bajo bajo ambos": [3, 3, 0],
    }.items():
        state = declaring()
        for seat, word in enumerate(said.split()):
            state.play(seat, word)
        assert state.won == won, said


def test_a_low_that_does_not_qualify_counts_for_nothing_declared() -> None:
    board, holes = "2c 3d 9h Ks Qd", ["Ah 4s 5c 6d", "Kh 7s 8c 8d"]
    assert settle(board, holes, [50, 50], said="bajo alto", hilo="declare") == [0, 100]
    assert settle(board, holes, [50, 50], said="bajo bajo", hilo="declare") == [0, 100]
    assert settle(board, holes, [50, 50], said="alto bajo", hilo="declare") == [100, 0]
    assert settle(board, holes, [50, 50], said="alto ambos", hilo="declare") == [100, 0]


def test_jokers_are_the_lowest_rank_that_helps() -> None:
    """In a low; and another card in the high hand."""
    state = deal("omaha-hilo", 2, stock="2c 3d 4h Ks Kd", holes=["*1 5s Kh Qc", "As 5d 9c 9d"], burn="off", jokers=1)
    while not state.hand_over():
        state.play(state.turn(), "call" if state.chips.owes(state.turn()) else "check")
    assert low_ranks(state.worth(0, True)) == low_ranks(state.worth(1, True)) == [5, 4, 3, 2, 1]
    assert class_of(state.form.ranks.plain(state.worth(0, False))) == 7
    assert state.won == [3, 1]


def test_a_hand_that_cannot_win_is_not_shown() -> None:
    """Whatever has been declared, whoever is paid at a showdown has shown, and no other hand is needed to see why."""
    rng = random.Random(2)
    for seed in range(40):
        state = sobremesa.make("omaha-hilo", seats=4, seed=seed, hands=1, hilo="declare" if seed % 2 else "cards_speak")
        assert isinstance(state, PokerTable)
        while not state.hand_over():
            seat = state.turn()
            actions = [action for action in state.actions(seat) if action]
            state.apply(seat, rng.choice(actions))
        assert all(state.deal.shown >> seat & 1 for seat in range(4) if state.won[seat])


def test_the_two_hands_are_lit_apart() -> None:
    state = run(deal("omaha-hilo", 2, stock="3d 4s 5d Kd 9c", holes=["Ad 2d Kh Kc", "9s 9h Qd Jc"], burn="off"), "call, check, check, check")

    def lit(mark: str) -> set[str]:
        return {item.face for zone in state.view(0).zones for item in zone.items if mark in item.marks}

    assert lit("of-high") == {"Ad", "2d", "Kd", "5d", "3d"}
    assert lit("of-low") == {"Ad", "2d", "3d", "4s", "5d"}
    assert high("3d 4s 5d Kd", "9s 9h Qd Jc")[0] < FULL
