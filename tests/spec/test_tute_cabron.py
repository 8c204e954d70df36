"""Tute cabrón: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks._tricks import OVER
from sobremesa.games.tricks.tute_cabron import TuteCabronState, judge
from tests.laws import laws


def at(seats: int = 3, options: dict[str, object] | None = None, **position: object) -> TuteCabronState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("tute-cabron").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, TuteCabronState)
    return state


def moves(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


LAST = ("4o", "5o", "6o", "7o", "4c", "5c")


def over(totals: list[int], last: int = 0, no_trick: int = -1, options: dict[str, object] | None = None, **position: object) -> TuteCabronState:
    """A hand that ends with those scores, the last trick (of blank cards, with its ten) going to ``last``. Cards and cantes are told as points."""
    seats = len(totals)
    hands = list(LAST[:seats])
    hands[last] = "5b"
    points = totals[:]
    points[last] -= 10
    tricks = [0 if seat in (last, no_trick) else 1 for seat in range(seats)]
    state = at(seats, options, trump="b", hands=hands, points=points, tricks=tricks, **position)
    for seat in range(seats):
        state.play(seat, hands[seat])
    assert state.hand_points() == totals
    return state


def losers(totals: list[int], last: int = 0, no_trick: int = -1, **options: object) -> list[int]:
    state = over(totals, last, no_trick, options)
    found = [seat for seat, tantos in enumerate(state.tantos) if tantos]
    assert set(state.tantos) <= {0, 1}
    sheet = state.view(0).sheet
    assert sheet is not None
    assert [seat for seat, mark in enumerate(sheet.lines[-2].values) if mark == "●"] == found
    return found


def test_01_the_second_of_three() -> None:
    assert losers([60, 45, 25]) == [1]


def test_02_two_level() -> None:
    assert losers([50, 50, 30]) == [0, 1]
    assert losers([70, 30, 30]) == [1, 2]


def test_03_level_with_cantes() -> None:
    assert losers([60, 60, 50]) == [0, 1]
    assert losers([70, 70, 70]) == [0, 1, 2]


def test_04_second_and_third_of_four() -> None:
    assert losers([50, 40, 30, 10]) == [1, 2]


def test_05_level_at_one_end_is_safe() -> None:
    assert losers([50, 50, 20, 10]) == [2]
    assert losers([60, 40, 15, 15]) == [1]


def test_06_level_in_the_middle() -> None:
    assert losers([50, 30, 30, 20]) == [1, 2]


def test_07_nobody_in_the_middle() -> None:
    assert losers([45, 45, 20, 20]) == [0, 1, 2, 3]
    assert losers([40, 40, 40, 10]) == [0, 1, 2]


def test_08_without_a_trick() -> None:
    assert losers([110, 12, 8, 0], no_trick=3) == [3]


def test_09_over_a_hundred() -> None:
    assert losers([115, 30, 25]) == [0]
    assert losers([100, 20, 10]) == [1]


def test_10_two_over_a_hundred() -> None:
    assert losers([110, 105, 5, 10]) == [0, 1]


def test_11_one_takes_all() -> None:
    state = at(4, trump="b", hands=["2b", "4o", "5o", "6o"], tricks=[9, 0, 0, 0], points=[120, 0, 0, 0])
    for seat, card in enumerate(("2b", "4o", "5o", "6o")):
        state.play(seat, card)
    assert state.tantos == [0, 1, 1, 1]
    assert state.view(0).sheet is not None
    assert state.view(0).sheet.title.key == "tute-cabron-rule-no-trick"  # type: ignore[union-attr]


def test_12_a_cante_makes_trumps() -> None:
    state = at(hands=["4o 7c", "12o 4c 5o", "11o 5c"])
    assert [fact.key for fact in state.view(0).facts] == ["tricks-no-trump"]
    for seat, card in enumerate(("4o", "12o", "11o")):
        state.play(seat, card)
    assert state.leader == 1
    assert state.points == [0, 7, 0]
    assert state.hand_points() == [0, 47, 0]
    assert state.fields()["trump"] == "o"
    said = [event for event in state.events if event.kind == "sing"]
    assert [(event.seat, event.aloud, event.say.facts["suit"], event.say.facts["n"]) for event in said] == [(1, True, "o", 40)]


def test_13_a_later_cante_is_worth_20() -> None:
    state = at(trump="o", sung=[0, 1, 0], hands=["12e 7c", "1e 4c", "11e 5c"])
    for seat, card in enumerate(("12e", "1e", "11e")):
        state.play(seat, card)
    assert state.leader == 1
    assert state.fields()["trump"] == "o"
    assert state.hand_points() == [0, 40 + 20 + 18, 0]
    assert [note.facts["n"] for note in state.view(None).seats[1].notes if note.key == "cantes-sung"] == [40, 20]


def test_14_without_trumps_all_is_free() -> None:
    state = at(trick="7c", hands=["", "1o 12e 4b"])
    assert set(moves(state, 1)) == {"1o", "12e", "4b"}


def test_15_fallar() -> None:
    state = at(trump="o", trick="7c", hands=["", "4o 12e"])
    assert moves(state, 1) == ["4o"]
    assert refusal(state, 1, "12e") == "tricks-ruff"


def test_duties_are_those_of_tute() -> None:
    for trick, hand, legal in (
        ("12o", "1o 4o 7c 12e", "1o"),
        ("12o", "10o 4o 7c", "4o 10o"),
        ("5o 4b", "1o 2o 3b", "1o 2o"),
        ("5o 4b", "6c 7b 1b", "7b 1b"),
        ("5o 4b", "6c 2b 3c", "6c 2b 3c"),
        ("5o 4e", "6c 2b 3c", "2b"),
        ("7b", "1b 2b 3c", "1b"),
        ("7b 12b", "2b 4b 3c", "2b 4b"),
    ):
        turn = len(trick.split())
        state = at(4, trump="b", trick=trick, hands=[*[""] * turn, hand])
        assert set(moves(state, turn)) == set(legal.split()), (trick, hand)


def test_16_two_pairs_in_one_trick() -> None:
    state = at(4, hands=["12c 4e", "11c 5e", "12b 6e", "11b 7e"])
    for seat, card in enumerate(("12c", "11c", "12b", "11b")):
        state.play(seat, card)
    assert state.points == [14, 0, 0, 0]
    assert state.hand_points() == [74, 0, 0, 0]
    assert state.fields()["trump"] == "c"


def test_16_the_suit_led_comes_first_even_when_completed_later() -> None:
    state = at(4, hands=["12c 4e", "12b 5e", "11b 6e", "11c 7e"])
    for seat, card in enumerate(("12c", "12b", "11b", "11c")):
        state.play(seat, card)
    assert state.fields()["trump"] == "c"


def test_16_of_two_pairs_of_other_suits_the_one_completed_earlier() -> None:
    cards = ["4e", "12b", "11o", "12o", "11b"]
    state = at(5, hands=[f"{card} {spare}" for card, spare in zip(cards, ("5c", "6c", "7c", "1c", "3c"), strict=True)])
    for seat, card in enumerate(cards):
        state.play(seat, card)
    assert state.fields()["trump"] == "o"
    assert state.hand_points() == [60 + 14, 0, 0, 0, 0]


def test_17_without_any_trump() -> None:
    state = over([60, 45, 25])
    assert sum(state.hand_points()) == 130


def test_18_median() -> None:
    assert losers([50, 40, 25, 10, 5]) == [1, 2, 3]
    assert losers([50, 40, 25, 10, 5], middle="median") == [2]
    assert losers([50, 25, 25, 20, 10], middle="median") == [1, 2]
    assert losers([40, 35, 25, 15, 10, 5], middle="median") == [2, 3]
    assert losers([40, 25, 25, 15, 15, 10], middle="median") == [1, 2, 3, 4]
    assert losers([40, 35, 25, 15, 10, 5], no_trick=5, middle="median") == [5]
    assert losers([110, 5, 5, 5, 5], middle="median") == [0]


def test_19_the_match_goes_on_while_the_fewest_are_shared() -> None:
    state = over([60, 45, 25], tantos=[4, 1, 2])  # P1 loses: 4 2 2
    assert state.actors()
    state = over([45, 60, 25], last=1, tantos=[4, 2, 2])
    assert state.tantos == [5, 2, 2]
    assert state.actors(), "two share the fewest"
    state = over([60, 45, 25], tantos=[5, 2, 2])
    assert state.tantos == [5, 3, 2]
    assert not state.actors()
    assert state.winners() == [2]


def test_target() -> None:
    state = over([60, 45, 25], options={"target": 2}, tantos=[0, 1, 1])
    assert state.tantos == [0, 2, 1]
    assert state.winners() == [0]
    assert over([60, 45, 25], tantos=[0, 1, 1]).actors()


def test_direction() -> None:
    assert sobremesa.make("tute-cabron").view(0).direction == "anticlockwise"
    assert sobremesa.make("tute-cabron", direction="clockwise").view(0).direction == "clockwise"


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 10), (5, 8), (6, 6)])
def test_the_deal_and_the_points_of_a_hand(seats: int, cards: int) -> None:
    hands = pairs = 0
    for seed in range(4):
        state = sobremesa.make("tute-cabron", seats=seats, seed=seed)
        assert isinstance(state, TuteCabronState)
        rng = random.Random(seed)
        while state.actors():
            if not state.last and not state.trick:
                assert [hand.bit_count() for hand in state.hands] == [cards] * seats
                assert (state.mano, state.turn()) == (state.hand % seats, state.hand % seats)
            laws.step(state, rng)
            if state.hand_over():
                suits = sum(sung.bit_count() for sung in state.sung)
                assert sum(state.hand_points()) == 130 + (20 + 20 * suits if suits else 0)
                assert (state.trump >= 0) == (suits > 0)
                assert sum(state.tricks) == cards
                hands += 1
                pairs += suits
    assert hands > 20
    assert pairs > 5


@pytest.mark.parametrize("median", [False, True])
def test_somebody_always_loses_and_an_end_is_safe(median: bool) -> None:
    rng = random.Random(1)
    for _ in range(2000):
        seats = rng.randint(5 if median else 3, 6)
        scores = [rng.randint(0, 60) for _ in range(seats)]
        rule, found = judge(scores, [1] * seats, median)
        assert found
        if rule == "middle" and not median:
            assert not {seat for seat in found if scores[seat] in (min(scores), max(scores))}
        if median and len(set(scores)) == seats:
            assert len(found) == 2 - seats % 2


def test_a_hand_that_is_over_waits_for_the_next_dealer() -> None:
    state = over([60, 45, 25])
    assert state.phase == OVER
    assert moves(state, 0) == ["deal"], "P0 deals the second hand, P1 is mano"
    state.play(0, "deal")
    assert state.turn() == 1
