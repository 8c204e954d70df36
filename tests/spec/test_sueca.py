"""Sueca: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks.sueca import SuecaState


def at(options: dict[str, object] | None = None, **position: object) -> SuecaState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("sueca").restore({"options": options or {}, "partial": True, **position})
    assert isinstance(state, SuecaState)
    return state


def moves(state: State, seat: int) -> list[str]:
    return sorted(state.text(seat, action) for action in state.actions(seat))


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def after_trick(trump: str, cards: str) -> tuple[int, int]:
    """Who wins a trick that P0 leads, and its points."""
    played = cards.split()
    spares = "2d 3d 4d 5d" if played[0][1] == "s" else "2s 3s 4s 5s"
    state = at(trump=trump, hands=[f"{card} {spare}" for card, spare in zip(played, spares.split(), strict=True)])
    for seat, card in enumerate(played):
        state.play(seat, card)
    winner = state.turn()
    assert state.tricks[winner] == 1
    assert sum(state.points) == state.points[state.side(winner)]
    return winner, state.points[state.side(winner)]


def after_hand(points: tuple[int, int], tricks: tuple[int, int], totals: tuple[int, int] = (0, 0), **options: object) -> SuecaState:
    """The hand has come to so many points and tricks, with a last trick of blanks for whoever still lacks one."""
    last = ["3c", "2s", "2d", "2h"] if tricks[0] else ["2s", "3c", "2d", "2h"]
    before = [tricks[0] - 1, tricks[1]] if tricks[0] else [tricks[0], tricks[1] - 1]
    state = at(dict(options), trump="c", hands=last, tricks=before, points=list(points), totals=list(totals))
    for seat, card in enumerate(last):
        state.play(seat, card)
    assert [state.side_tricks(0), state.side_tricks(1)] == list(tricks)
    assert state.hand_over()
    return state


def test_01_follow_suit_without_duty_to_beat() -> None:
    state = at(trump="c", trick="Kd", hands=["", "2d Ad As"])
    assert moves(state, 1) == ["2d", "Ad"]
    assert refusal(state, 1, "As") == "tricks-follow"


def test_02_without_the_suit_all_is_free() -> None:
    assert moves(at(trump="c", trick="Kd", hands=["", "As 3c 6h"]), 1) == ["3c", "6h", "As"]


def test_03_the_seven_beats_the_king() -> None:
    assert after_trick("c", "Kd 7d Jd 2d") == (1, 17)


def test_04_the_lowest_trump_wins() -> None:
    assert after_trick("c", "Kd Ad 2c Qd") == (2, 17)


def test_05_the_jack_beats_the_queen() -> None:
    assert after_trick("c", "Qh Jh 6h 5h") == (1, 5)


def test_06_another_suit_wins_nothing() -> None:
    assert after_trick("c", "6s Ah 7h Kh") == (0, 25)


def test_07_match_points() -> None:
    for points, worth in (((61, 59), [1, 0]), ((90, 30), [1, 0]), ((91, 29), [2, 0]), ((60, 60), [0, 0]), ((30, 90), [0, 1])):
        assert after_hand(points, (5, 5)).totals == worth


def test_08_bandeira_is_counted_in_tricks() -> None:
    assert after_hand((120, 0), (9, 1)).totals == [2, 0]
    state = after_hand((120, 0), (10, 0))
    assert state.totals == [4, 0]
    assert "sueca-bandeira" in [event.say.key for event in state.events]
    assert state.winners() == [0, 2]


def test_09_the_match_ends_at_four_or_more() -> None:
    state = after_hand((95, 25), (6, 4), (3, 3))
    assert state.scores() == [5, 3, 5, 3]
    assert state.actors() == 0
    assert state.winners() == [0, 2]


def test_10_a_bandeira_wins_from_behind() -> None:
    state = after_hand((120, 0), (10, 0), (0, 3))
    assert state.totals == [4, 3]
    assert state.winners() == [0, 2]


def test_11_the_shown_card_is_known_to_all() -> None:
    for seed in range(30):
        state = sobremesa.make("sueca", seed=seed)
        assert isinstance(state, SuecaState)
        card = state.pack.names[state.shown]
        assert state.hands[3] >> state.shown & 1
        assert state.trump == state.pack.suit[state.shown]
        for seat in range(4):
            guess = state.clone()
            guess.redeal(seat, SeededChance(seed))
            assert isinstance(guess, SuecaState)
            assert guess.hands[3] >> state.shown & 1, "every guess leaves it with the dealer"
            (shown,) = [zone for zone in state.view(seat).zones if zone.id == "turn-up"]
            assert [item.face for item in shown.items] == [card]
    state = at(shown="7h", trump="h", known=["", "", "", "7h"], hands=["2s", "3s", "4s", "7h"])
    assert state.trump == state.pack.suits.index("h")
    assert refusal(state, 0, "7h") == "not-held"


def test_12_ties_are_carried_over() -> None:
    state = after_hand((60, 60), (5, 5), tie="carry")
    assert (state.totals, state.carried) == ([0, 0], 1)
    after = at({"tie": "carry"}, carried=1, trump="c", hands=["3c", "2s", "2d", "2h"], tricks=[5, 4], points=[70, 50])
    for seat, card in enumerate(("3c", "2s", "2d", "2h")):
        after.play(seat, card)
    assert (after.totals, after.carried) == ([2, 0], 0)
    void = after_hand((60, 60), (5, 5))
    assert (void.totals, void.carried) == ([0, 0], 0)


def test_13_anticlockwise_the_right_hand_neighbour_leads() -> None:
    state = sobremesa.make("sueca", direction="anticlockwise")
    view = state.view(0)
    assert (view.direction, state.turn()) == ("anticlockwise", 0)
    assert "dealer" in view.seats[3].badges
    assert sobremesa.make("sueca").view(0).direction == "clockwise"


def test_the_deal_passes_on_and_the_next_leads() -> None:
    state = after_hand((70, 50), (5, 5))
    assert moves(state, 0) == ["deal"]
    assert moves(state, 3) == []
    state.play(0, "deal")
    assert state.turn() == 1
    assert state.hands[0] >> state.shown & 1


def test_a_hand_lies_in_the_order_of_sueca() -> None:
    state = at(hands=["2d Ad 7d Kd Jd Qd 6d", "", "", ""])
    (hand,) = [zone for zone in state.view(0).zones if zone.id == "hand-0"]
    assert [item.face for item in hand.items] == ["Ad", "7d", "Kd", "Jd", "Qd", "6d", "2d"]


def test_all_the_points_are_won() -> None:
    rng = random.Random(5)
    for seed in range(20):
        state = sobremesa.make("sueca", seed=seed, tie="carry")
        assert isinstance(state, SuecaState)
        while state.actors():
            before = state.totals[:]
            while not state.hand_over():
                seat = state.turn()
                state.apply(seat, rng.choice(state.actions(seat)))
            assert sum(state.points) == 120
            assert sum(state.tricks) == 10
            assert [total - old for total, old in zip(state.totals, before, strict=True)] == state.won
            if state.actors():
                state.play(state.turn(), "deal")
        assert max(state.totals) >= 4 > min(state.totals)


def test_what_a_position_may_not_say() -> None:
    for position in ({"totals": [4, 0]}, {"carried": 1}, {"known": ["2s"], "hands": ["3s"]}):
        with pytest.raises(Refused):
            at(**position)
