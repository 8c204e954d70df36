"""Brisca: the numbered examples of its spec."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> State:
    """A position; ``partial`` unless told otherwise."""
    return sobremesa.get("brisca").restore({"seats": seats, "options": options or {}, "partial": True, **position})


def moves(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def after_trick(trump: str, cards: str, seats: int = 4, **options: object) -> tuple[int, int]:
    """Who wins a trick that P0 leads, and its points."""
    played = cards.split()
    spares = SPARE[: len(played)]
    state = at(seats, options, trump=trump, hands=[f"{card} {spare}" for card, spare in zip(played, spares, strict=True)])
    for seat, card in enumerate(played):
        state.play(seat, card)
    (side,) = [side for side, pile in enumerate(state.fields()["piles"]) if pile]  # type: ignore[arg-type, var-annotated]
    winner = state.turn()
    assert state.side(winner) == side
    return winner, state.hand_points()[side]  # type: ignore[attr-defined]


SPARE = ("10b", "11b", "12b", "10e", "11b'", "12b'")  # so that the hand goes on and the next lead tells who has won


def test_01_any_card_may_be_played() -> None:
    state = at(trump="o", leader=0, trick="1c", hands=["", "2c 4o 7b"])
    assert sorted(moves(state, 1)) == ["2c", "4o", "7b"]


def test_02_a_low_trump_takes_the_points() -> None:
    assert after_trick("o", "1c 3c 2o 12c") == (2, 25)


def test_03_a_side_ace_wins_nothing() -> None:
    assert after_trick("b", "4e 1o 7e 3c") == (2, 21)


def test_04_the_last_to_draw_takes_the_turn_up() -> None:
    state = at(options={"exchange": "off"}, turn_up="7b", stock="4o 5o 6o", leader=3, trick="4c 5c 6c", hands=["", "", "1c", ""])
    state.play(2, "1c")
    assert state.fields()["hands"] == ["6o", "7b", "4o", "5o"]
    assert state.fields()["turn_up"] == ""


def winning(turn_up: str, holder: int, hand: str, seats: int = 4, trump: str = "", **options: object) -> State:
    """P1 has just won a trick; ``holder`` holds ``hand``."""
    hands = ["4c", "1c", "10c", "11c"][:seats]
    hands[holder] += " " + hand
    state = at(seats, options, turn_up=turn_up, stock="4e 5e 6e 7e 10e" if seats == 3 else "4e 5e 6e 7e 10e 11e 12e", leader=0, hands=hands)
    for seat, card in enumerate(("4c", "1c", "10c", "11c")[:seats]):
        state.play(seat, card)
    return state


def test_05_the_seven_takes_a_figure() -> None:
    state = winning("12o", 1, "7o")
    assert moves(state, 1) == ["draw", "swap 7o"]
    state.play(1, "swap 7o")
    assert state.fields()["turn_up"] == "7o"
    assert "12o" in str(state.fields()["hands"][1])  # type: ignore[index]
    state.play(1, "draw")
    assert [len(hand.split()) for hand in state.fields()["hands"]] == [1, 2, 1, 1]  # type: ignore[attr-defined]


def test_06_the_two_takes_the_seven() -> None:
    state = at(turn_up="7o", stock="4e 5e 6e 7e 10e 11e 12e", leader=0, trick="4c 5c 6c", hands=["", "", "", "1c 2o"])
    state.play(3, "1c")
    state.play(3, "swap 2o")
    assert state.fields()["turn_up"] == "2o"
    assert state.fields()["hands"][3].split()[0] == "7o"  # type: ignore[index]


def test_06_the_holder_of_both_may_swap_twice_at_once() -> None:
    state = winning("3o", 1, "7o 2o")
    state.play(1, "swap 7o")
    assert moves(state, 1) == ["draw", "swap 2o"]
    state.play(1, "swap 2o")
    assert state.fields()["turn_up"] == "2o"


def test_07_a_low_turn_up_is_taken_by_the_two_only() -> None:
    state = winning("5c", 1, "7c")
    assert moves(state, 1) == ["draw"]
    assert refusal(state, 1, "swap 7c") == "brisca-swap"
    assert moves(winning("5o", 1, "2o"), 1) == ["draw", "swap 2o"]
    state = winning("2c", 1, "7c")
    assert "swap 7c" not in moves(state, state.turn())
    assert len(state.fields()["hands"][1].split()) == 2, "nothing can be swapped: all have drawn"  # type: ignore[index]


def test_08_who_may_swap() -> None:
    state = winning("3o", 0, "7o")
    assert state.turn() == 1
    assert refusal(state, 0, "swap 7o") == "not-your-turn"
    for by, texts in (("winner", None), ("pair", ["draw", "swap 7o"])):
        state = at(options={"exchange_by": by}, turn_up="3o", stock="4e 5e 6e 7e 10e 11e 12e", leader=0, hands=["4c 7o", "5c", "1c", "6c"])
        for seat, card in enumerate(("4c", "5c", "1c", "6c")):
            state.play(seat, card)
        assert moves(state, 2) == ["draw"]
        state.play(2, "draw")
        if texts:
            assert moves(state, 0) == texts
        else:
            assert refusal(state, 0, "swap 7o") == "not-your-turn"
            assert "3o" not in str(state.fields()["hands"])


def test_09_with_three_players_there_is_no_two() -> None:
    state = winning("4o", 1, "11o", seats=3)
    assert state.position()["phase"] == "play"
    assert [len(hand.split()) for hand in state.fields()["hands"]] == [1, 2, 1]  # type: ignore[attr-defined]


def played_out(
    seats: int, piles: list[str], last: list[str], trump: str = "b", options: dict[str, object] | None = None, **position: object
) -> State:
    """The last trick of a hand, led by P0."""
    state = at(seats, options, trump=trump, hands=last, piles=piles, **position)
    for card in last:
        if card:
            state.play(state.turn(), card)
    return state


def test_10_a_tie_is_credited_to_both() -> None:
    # 56 and 64 points in the piles less what the last trick brings: 4 to the first pair
    piles = ["1o 3o 12o 11o 1c 3c 12c 11c", "10o 10c 1e 3e 12e 11e 10e 1b 3b 11b 10b"]
    state = played_out(4, piles, ["12b", "4o", "5o", "6o"])
    assert state.hand_points() == [60, 60]  # type: ignore[attr-defined]
    assert state.scores() == [1, 1, 1, 1]


def test_11_two_of_three_are_credited() -> None:
    piles = ["1o 1c 1e 1b 12o 12c", "3o 3c 3e 3b 12e 12b", "11o 11c 11e 11b 10c 10e"]
    state = played_out(3, piles, ["4b", "4o", "5o"])
    assert state.hand_points() == [52, 48, 16]  # type: ignore[attr-defined]
    state = played_out(3, ["1o 1c 1e 1b 12o 12c", "3o 3c 3e 3b 12e 12b 10o 10b", "11o 11c 11e 11b 10c 10e"], ["4b", "4o", "5o"])
    assert state.hand_points() == [52, 52, 16]  # type: ignore[attr-defined]
    assert state.scores() == [1, 1, 0]


def test_12_mano_negra() -> None:
    state = at(options={"mano_negra": "hand"}, trump="b", leader=0, hands=["1b 3b 12b", "4o 5o 6o"])
    assert "show" in moves(state, 0)
    state.play(0, "show")
    assert state.scores() == [1, 0, 1, 0]
    assert state.hand_points() == [50, 0]  # type: ignore[attr-defined]
    assert state.fields()["totals"] == [50, 0]
    assert state.actors(), "the match goes on"
    assert sorted(item.face for item in state.view(1).zones[0].items) == ["12b", "1b", "3b"], "all see them"
    state = at(options={"mano_negra": "hand"}, trump="b", leader=0, hands=["1b 3b 11b"])
    assert "show" not in moves(state, 0)
    assert refusal(state, 0, "show") == "brisca-mano-negra"


def test_12_mano_negra_wins_the_match() -> None:
    state = at(options={"mano_negra": "match"}, trump="b", leader=1, piles=["1o", ""], hands=["", "1b 3b 12b"])
    state.play(1, "show")
    assert not state.actors()
    assert state.winners() == [1, 3]
    assert state.fields()["totals"] == [11, 50]


def test_13_twins_cancel() -> None:
    assert after_trick("b", "1o 5c 1o' 3o 4e 2o", seats=6, twins="cancel") == (3, 32)


def test_14_twins_cancel_and_a_trump_wins() -> None:
    assert after_trick("e", "1o 5c 1o' 3o 4e 2o", seats=6, twins="cancel") == (4, 32)


def test_15_the_suit_led_is_gone() -> None:
    assert after_trick("b", "4o 4o' 5c 1c 7e 6c'", seats=6, twins="cancel") == (3, 11)


def test_16_twins_forbidden() -> None:
    state = at(6, {"twins": "forbid"}, trump="o", leader=0, trick="3e 4c 5e 6c", hands=["", "", "", "", "3e' 2b 5c"])
    assert sorted(moves(state, 4)) == ["2b", "5c"]
    assert refusal(state, 4, "3e'") == "brisca-twin"


def test_17_the_second_twin_ranks_above_the_first() -> None:
    state = at(6, {"twins": "forbid"}, trump="c", hands=["7e", "2o", "7e'", "5b", "4e", "4o"])
    for seat, card in enumerate(("7e", "2o", "7e'", "5b", "4e", "4o")):
        state.play(seat, card)
    assert [bool(pile) for pile in state.fields()["piles"]] == [False, False, True]  # type: ignore[attr-defined]
    assert state.hand_points() == [0, 0, 0]  # type: ignore[attr-defined]


def test_18_the_losers_make_room() -> None:
    # 73 to 47, the last trick being worth nothing
    piles = ["1o 1c 1e 1b 3o 3c 12o 10o 11o", "", ""]
    state = played_out(6, piles, ["4b", "4o", "", "5o", "6o"], options={"six_pairs": "rotate"}, active=[0, 1, 3, 4])
    assert state.hand_points()[0] == 73  # type: ignore[attr-defined]
    assert [zone.id for zone in state.view(0).zones if zone.kind == "hand"] == ["hand-0", "hand-1", "hand-3", "hand-4"]
    sheet = state.view(0).sheet
    assert sheet is not None
    assert [column.facts["seats"] for column in sheet.columns] == ["0 3", "1 4"]
    state.play(state.turn(), "deal")
    assert state.fields()["active"] == [0, 2, 3, 5]
    assert [state.fields()["hands"][seat] for seat in (1, 4)] == ["", ""]  # type: ignore[index]


@pytest.mark.parametrize(("stays", "active"), [([0, 0, 0], [0, 2, 3, 5]), ([2, 0, 0], [1, 2, 4, 5]), ([0, 2, 0], [0, 2, 3, 5])])
def test_18_after_a_tie_the_longer_stay_leaves(stays: list[int], active: list[int]) -> None:
    piles = ["1o 3o 12o 11o 1c 3c 12c 11c", "10o 10c 1e 3e 12e 11e 10e 1b 3b 11b 10b", ""]
    state = played_out(6, piles, ["12b", "4o", "", "5o", "6o"], options={"six_pairs": "rotate"}, active=[0, 1, 3, 4], stays=stays)
    assert state.fields()["wins"] == [1, 1, 0]
    state.play(state.turn(), "deal")
    assert state.fields()["active"] == active


def tricks_of_a_hand(seats: int) -> int:
    state = sobremesa.make("brisca", seats=seats, hands=1, exchange="off")
    plays = 0
    while state.actors() and state.hand == 0:
        plays += state.turn() >= 0 and not state.hand_over()
        state.apply(state.turn(), state.actions(state.turn())[0])
    return plays // seats


def test_19_a_hand_of_two_has_twenty_tricks() -> None:
    view = sobremesa.make("brisca", seats=2).view(0)
    assert next(zone.count for zone in view.zones if zone.id == "stock") == 34
    assert tricks_of_a_hand(2) == 20


@pytest.mark.parametrize(("seats", "stock", "tricks"), [(2, 34, 20), (3, 27, 12), (4, 28, 10), (6, 60, 13), (8, 56, 10)])
def test_the_table_of_packs(seats: int, stock: int, tricks: int) -> None:
    view = sobremesa.make("brisca", seats=seats).view(0)
    assert next(zone.count for zone in view.zones if zone.id == "stock") == stock
    assert tricks_of_a_hand(seats) == tricks


def test_20_two_teams_or_three_pairs() -> None:
    ten = "3o 3c 3e 3b 3o' 3c' 3e' 3b'"
    aces = "1o 1c 1e 1b 1o' 1c' 1e' 1b'"
    rest = "12b 12o' 12c' 12e' 12b' 11o 11c 11e 11b 11o' 11c' 11e' 11b' 10o 10c 10e 10b 10o' 10c' 10e' 10b'"
    last = ["4b", "4o", "5o", "6o", "7o", "5c"]
    # 80 + 45 = 125, 88 + 27 = 115
    teams = [ten + " 12o 12c 12e 12b 12o' 12c' 12e' 12b' 11o 11c 11e 10o 10c", aces + " 11b 11o' 11c' 11e' 11b' 10e 10b 10o' 10c' 10e' 10b'"]
    state = played_out(6, teams, last, options={"teams": "two_teams"})
    assert state.hand_points() == [125, 115]  # type: ignore[attr-defined]
    assert state.scores() == [1, 0, 1, 0, 1, 0]
    # 100, 80, 60: aces and three kings; threes; all the other figures
    pairs = [aces + " 12o 12c 12e", ten, rest]
    state = played_out(6, pairs, last)
    assert state.hand_points() == [100, 80, 60]  # type: ignore[attr-defined]
    assert state.scores() == [1, 0, 0, 1, 0, 0]


def test_21_clockwise() -> None:
    assert sobremesa.make("brisca", direction="clockwise").view(0).direction == "clockwise"
    assert sobremesa.make("brisca").view(0).direction == "anticlockwise"
    state = at(
        options={"direction": "clockwise", "exchange": "off"}, turn_up="7b", stock="4o 5o 6o", leader=3, trick="4c 5c 6c", hands=["", "", "1c", ""]
    )
    state.play(2, "1c")
    assert state.fields()["hands"] == ["6o", "7b", "4o", "5o"], "draws follow in playing order from the winner"


def test_22_a_target_in_points() -> None:
    totals = 0
    piles = {
        70: "1o 1c 1e 1b 3o 12o 12c 12e 12b",
        65: "1o 1c 1e 1b 3o 12o 11c 10c 10e",
        80: "1o 1c 1e 1b 3o 3c 12o 12c 12e 10o 10c",
        90: "1o 1c 1e 1b 3o 3c 3e 12o 12c 12e 10o 10c",
    }
    for points in (70, 65, 80, 90):
        state = played_out(4, [piles[points], ""], ["4b", "4o", "5o", "6o"], options={"target": 300}, totals=[totals, 100])
        assert state.hand_points()[0] == points, state.hand_points()  # type: ignore[attr-defined]
        totals += points
        assert state.scores() == [totals, 100, totals, 100]
        assert bool(state.actors()) == (totals < 300)
    assert totals == 305
    assert state.winners() == [0, 2]


def test_23_the_seven_alone_swaps() -> None:
    state = winning("6o", 1, "2o", exchange="seven")
    assert state.position()["phase"] == "play", "nothing could be swapped: all have drawn"
    assert refusal(winning("12o", 1, "2o", exchange="seven"), 1, "swap 2o") == "brisca-swap"


def test_level_sides_play_on() -> None:
    piles = ["1o 3o 12o 11o 1c 3c 12c 11c", "10o 10c 1e 3e 12e 11e 10e 1b 3b 11b 10b"]
    state = played_out(4, piles, ["12b", "4o", "5o", "6o"], wins=[2, 2])
    assert state.scores() == [3, 3, 3, 3]
    assert state.actors()
    state = played_out(4, piles, ["12b", "4o", "5o", "6o"], wins=[3, 2])
    assert state.winners() == [0, 2]


def test_signals_are_true_and_seen_by_the_partner() -> None:
    state = at(options={"senas": "on"}, trump="o", leader=0, hands=["1o 4c 5c", "6c 7c 10c", "11c 12c 1c", "2e 4e 5e"])
    assert "signal 1o" in moves(state, 0)
    assert refusal(state, 1, "signal 1o") == "senas-no"
    state.play(0, "signal 1o")
    assert any(note.key == "senas-sign" for note in state.view(2).seats[0].notes)
    assert not any(note.key == "senas-sign" for note in state.view(None).seats[0].notes)


def test_a_rival_who_watches_sees_every_sign() -> None:
    state = at(options={"senas": "on"}, trump="o", leader=0, hands=["1o 4c 5c", "6c 7c 10c", "11c 12c 1c", "2e 4e 5e"])
    state.play(1, "watch 0")
    assert refusal(state, 1, "watch 2") == "senas-no", "once a trick"
    state.play(0, "signal 1o")
    assert any(note.key == "senas-sign" for note in state.view(1).seats[0].notes)


def test_the_pack_of_each_table() -> None:
    for seats, size in ((2, 40), (3, 36), (4, 40), (6, 78), (8, 80)):
        assert len(sobremesa.make("brisca", seats=seats).census()) == size
    options = Options.of(sobremesa.get("brisca"), 6, {"six_pairs": "rotate"})
    assert len(sobremesa.make("brisca", seats=6, **options.changed()).census()) == 40


@pytest.mark.parametrize(
    "wrong",
    [
        {"leader": 4},
        {"mano": -1},
        {"active": [0, 1]},
        {"active": [0, 1, 2, 9]},
        {"coming": []},
        {"asked": [1]},
        {"phase": "exchange"},
        {"champion": 2},
        {"bonus": [7, 0]},
        {"trick": "4o 5o 6o 7o"},
        {"hands": ["1c", "1c"]},
        {"known": ["3c"]},
        {"stock": "1c"},
        {"signs": ["9 1c 1"]},
        {"watching": [7]},
        {"watched": 99},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    whole: dict[str, object] = {"seats": 4, "options": {"senas": "on"}, "partial": True, "hands": ["1c 2b", "4c"], "turn_up": "7c"}
    sobremesa.get("brisca").restore(whole)
    with pytest.raises(Refused):
        sobremesa.get("brisca").restore({**whole, **wrong})


def test_a_whole_position_has_the_whole_pack() -> None:
    position = sobremesa.make("brisca", seed=3).position()
    stock = str(position["stock"]).split()
    for wrong, key in ((stock[1:], "position-missing"), ([*stock, stock[0]], "position-twice")):
        with pytest.raises(Refused) as refused:
            sobremesa.get("brisca").restore({**position, "stock": " ".join(wrong)})
        assert refused.value.key == key


@pytest.mark.parametrize("text", ["watch ²", "watch -1", "watch " + "9" * 5000])
def test_words_that_are_no_seat(text: str) -> None:
    state = sobremesa.make("brisca", senas="on")
    with pytest.raises(Refused):
        state.play(0, text)
    assert state.actions(-1) == []
