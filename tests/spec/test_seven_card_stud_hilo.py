"""The numbered examples of rules/seven-card-stud-hilo."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._forms import NO_LOW
from sobremesa.games.vying._hands import FLUSH, PAIR, STRAIGHT, TWO_PAIR, class_of, ranks_of
from sobremesa.games.vying._lows import low_class, low_ranks
from tests.spec.poker import run
from tests.spec.stud import check_round, ended, paid_out, stud

SLUG = "seven-card-stud-hilo"
A = "As 2d 3c 4h 5s Kd Qc"
B = "Ks Kh 9d 9c 5d 2s 2h"
C = "8h 7h 5c 3d 2c Jd Jh"
D = "Ah 4s 6s 8s Ts Qd 3s"
E = "Ac 2s 4c 6d 8d 8h Tc"
F = "7d 5h 4d 2c Ad Qh Qs"
G = "9s 8c 7c 6c 5s Td Jc"


def won(*hands: str, pot: int = 100, **options: object) -> list[int]:
    """What each is paid of a pot."""
    each, rest = divmod(pot, len(hands))
    return paid_out(SLUG, list(hands), [each] * len(hands), dead=rest, **dict[str, Any](options))


def high(own: str) -> tuple[int, list[int]]:
    """The class and ranks of the high hand."""
    worth = ended(SLUG, [own, ""], [50, 50]).worth(0, False)
    return class_of(worth), ranks_of(worth)


def low(own: str, **options: object) -> list[int]:
    """The ranks of the low hand, none where there is none."""
    worth = ended(SLUG, [own, ""], [50, 50], **dict[str, Any](options)).worth(0, True)
    return low_ranks(worth) if worth > NO_LOW else []


def test_the_hands() -> None:
    assert (high(A), low(A)) == ((STRAIGHT, [5]), [5, 4, 3, 2, 1])
    assert (high(B), low(B)) == ((TWO_PAIR, [13, 9, 5]), [])
    assert (high(C), low(C)) == ((PAIR, [11, 8, 7, 5]), [8, 7, 5, 3, 2])
    assert (high(D)[0], high(D)[1][0], low(D)) == (FLUSH, 10, [8, 6, 4, 3, 1])
    assert (high(E)[:1], low(E)) == ((PAIR,), [8, 6, 4, 2, 1])
    assert (high(F)[:1], low(F)) == ((PAIR,), [7, 5, 4, 2, 1])
    assert (high(G), low(G)) == ((STRAIGHT, [11]), [])


def test_01_both_halves() -> None:
    assert won(A, B) == [100, 0]


def test_02_one_half_each() -> None:
    assert won(B, C) == [50, 50]
    assert won(B, C, pot=101) == [51, 50]


def test_03_no_low() -> None:
    assert won(B, G) == [0, 100]


def test_04_the_better_low() -> None:
    assert won(D, E) == [50, 50]


def test_05_three_ways() -> None:
    assert won(F, D, E, pot=99) == [49, 50, 0]
    assert won(F, D, E, pot=100) == [50, 50, 0]


def test_06_a_scoop() -> None:
    assert won(C, D, B) == [0, 100, 0]


def test_07_quartered() -> None:
    first, last = "Ks Kd 7s 5d 3s 2h Ah", "Qs Qh 7c 5c 3d 2d Ad"
    for pot, paid in {100: [75, 0, 0, 25], 101: [76, 0, 0, 25], 103: [78, 0, 0, 25]}.items():
        assert paid_out(SLUG, [first, "", "", last], [pot // 2, 0, 0, pot // 2], dead=pot % 2) == paid
    state = ended(SLUG, [first, "", "", last], [50, 0, 0, 50])
    state.play(state.turn(), "check")
    assert (state.high_won, state.low_won) == ([50, 0, 0, 0], [25, 0, 0, 25])
    assert {"high-half", "low-half"} <= set(state.badges(0))
    assert [note.key for note in state.view(0).seats[0].notes][-2:] == ["hilo-won-high", "hilo-won-low"]


def test_08_a_scoop_of_both_pots() -> None:
    assert paid_out(SLUG, [C, B, D], [40, 100, 100]) == [0, 0, 240]


def test_09_the_only_low_is_all_in() -> None:
    assert paid_out(SLUG, [F, B, G], [40, 100, 100]) == [60, 0, 180]


def test_10_other_qualifiers() -> None:
    assert won(B, G, qualifier="none") == [0, 100]
    worth = ended(SLUG, [B, ""], [50, 50], qualifier="none").worth(0, True)
    assert (low_class(worth), low_ranks(worth)) == (PAIR, [2, 13, 9, 5])
    assert low(G, qualifier="none") == low(G, qualifier=9) == [9, 8, 7, 6, 5]
    assert low(G) == []
    assert won(D, G, qualifier=9) == [100, 0]
    assert won(B, G, qualifier=9) == [0, 100]


def test_11_a_flush_that_is_a_low() -> None:
    own = "7s 5s 4s 2s As Kd Kh"
    assert high(own) == (FLUSH, [14, 7, 5, 4, 2])
    assert low(own) == [7, 5, 4, 2, 1]


def test_12_all_fold() -> None:
    state = run(stud(SLUG, "Ks 9d 2c 8h"), "bring-in, call, call, call, bet 10, fold, fold, fold")
    assert state.hand_over()
    assert sorted(state.won) == [0, 0, 0, 24]
    assert state.low_won == [0] * 4


def test_13_who_opens() -> None:
    assert stud(SLUG, "4h As 9c").turn() == 0
    state = stud(SLUG, "2c Kd", "3d 9s", "4h 9c", "6s 4d")
    for _ in range(3):
        check_round(state)
    assert state.street == 3
    assert state.turn() == 1


def test_14_the_shared_card() -> None:
    first, second = "As 2d 4c | 5s Kd Qc", "Ks Kh 9d | 9c 5d 7h"
    state = ended(SLUG, [first, second], [50, 50], shared="3h")
    assert low_ranks(state.worth(0, True)) == [5, 4, 3, 2, 1]
    assert class_of(state.worth(0, False)) == STRAIGHT
    assert ranks_of(ended(SLUG, [first, second], [50, 50], shared="9h").worth(1, False)) == [9, 13]


def test_15_a_straight_spoils_the_low() -> None:
    assert low(A, low_rank="a6", qualifier="none") == [12, 4, 3, 2, 1]
    assert won(A, F, low_rank="a6", qualifier="none") == [50, 50]
    assert won(A, F) == [100, 0]


def test_16_an_ace_that_is_high() -> None:
    assert low(A, low_rank="d7", qualifier="none") == [12, 5, 4, 3, 2]
    with pytest.raises(Refused, match="stud-low-rank"):
        sobremesa.make(SLUG, low_rank="d7")


def test_whether_a_low_is_possible_is_told() -> None:
    def told(state_seat: int, downs: list[str]) -> bool:
        state = stud(SLUG, "Ks 2c", "Kd 3d", "Qh 4h", "7c Td", downs=downs)
        for _ in range(3):
            check_round(state)
        return "stud-low-open" in [fact.key for fact in state.view(state_seat).facts]

    assert not told(0, ["As 8d", "Ac 8h"])
    assert told(1, ["As 8d", "Ac 8h"])
    assert told(1, ["As 8d", "Ac Jh"])
    assert not told(1, ["As 8d", "3c Jh"])


def test_the_two_hands_are_lit_apart() -> None:
    state = ended(SLUG, [B, C], [50, 50])
    state.play(state.turn(), "check")

    def lit(mark: str) -> set[str]:
        return {item.face for zone in state.view(0).zones for item in zone.items if mark in item.marks}

    assert lit("of-high") == {"Ks", "Kh", "9d", "9c", "5d"}
    assert lit("of-low") == {"8h", "7h", "5c", "3d", "2c"}


def test_all_in_face_up() -> None:
    """Both are all-in on the first round: the loser's hand is turned up too."""
    for told, shown in (("on", 0b11), ("off", 0b10)):
        state = run(
            stud(SLUG, "2c Ks", "3d Kd", "8h 4c", "9s 5d", "Th 7c", downs=["Js 6d", "As Ah"], stacks=[11, 11], all_in_face_up=told),
            "bring-in, raise 10, call",
        )
        assert state.hand_over()
        assert state.deal.shown == shown


def test_odd_chips_of_a_half_by_the_button() -> None:
    hands = ["Qs Qh 7c 5c 3d 2d Ad", "", "", "Ks Kd 7s 5d 3s 2h Ah"]
    assert paid_out(SLUG, hands, [51, 0, 0, 51], dead=1) == [25, 0, 0, 78]
    assert paid_out(SLUG, hands, [51, 0, 0, 51], dead=1, odd_chip="button") == [26, 0, 0, 77]
