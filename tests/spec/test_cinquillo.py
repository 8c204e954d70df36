"""Cinquillo: the numbered examples of its spec."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.shedding.cinquillo import MOST_HANDS, jokers_of

SUITS = {"es40": "oceb", "es48": "oceb", "fr52": "shdc", "mix104": "shdcoueb"}


def at(ladders: dict[str, str], hands: list[str], seats: int = 4, options: dict[str, object] | None = None, **position: object) -> State:
    """A position, the ladders by suit."""
    options = options or {}
    rows = [ladders.get(suit, "") for suit in SUITS[str(options.get("deck", "es40"))]]
    return sobremesa.get("cinquillo").restore(
        {"seats": seats, "options": options, "partial": True, "ladders": rows, "hands": hands, **position},
    )


def placeable(state: State) -> set[str]:
    return {state.pack.names[card] for card in range(state.pack.size) if state.open() >> card & 1}  # type: ignore[attr-defined]


def moves(state: State, seat: int) -> set[str]:
    return {state.text(seat, action) for action in state.actions(seat)}


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def test_01_after_the_opening_card() -> None:
    state = at({"o": "5o"}, ["4o 6o 5c 5e 5b 3o 7o 4c 6c 10b"])
    assert placeable(state) == {"4o", "6o", "5c", "5e", "5b"}
    assert moves(state, 0) == {"4o", "6o", "5c", "5e", "5b"}
    assert refusal(state, 0, "3o") == "cinquillo-no-place"
    assert refusal(state, 0, "4c") == "cinquillo-not-begun"


def test_02_the_sota_follows_the_seven() -> None:
    assert {card for card in placeable(at({"o": "4o 5o 6o 7o"}, [])) if card[-1] == "o"} == {"3o", "10o"}


def test_03_the_last_card_of_a_cyclic_ladder() -> None:
    state = at({"o": "2o 3o 4o 5o 6o 7o 10o 11o 12o"}, ["1o 2c", "3c"])
    assert {card for card in placeable(state) if card[-1] == "o"} == {"1o"}
    state.play(0, "1o")
    assert not {card for card in placeable(state) if card[-1] == "o"}
    ladder = next(zone for zone in state.view(0).zones if zone.id == "ladder-o")
    assert ladder.count == 10


def test_04_round_the_king() -> None:
    row = {"c": "4c 5c 6c 7c 10c 11c 12c"}
    state = at(row, ["1c 2e"])
    assert {card for card in placeable(state) if card[-1] == "c"} == {"3c", "1c"}
    state.play(0, "1c")
    assert {card for card in placeable(state) if card[-1] == "c"} == {"2c", "3c"}
    ladder = next(zone for zone in state.view(0).zones if zone.id == "ladder-c")
    assert [item.face for item in ladder.items] == ["4c", "5c", "6c", "7c", "10c", "11c", "12c", "1c"]
    state = at(row, [], options={"cyclic": "off"})
    assert {card for card in placeable(state) if card[-1] == "c"} == {"3c"}


def test_05_other_packs() -> None:
    for deck, opener in (("es40", "5o"), ("es48", "6o"), ("fr52", "7d"), ("mix104", "7d")):
        state = sobremesa.make("cinquillo", deck=deck, seed=3)
        assert moves(state, state.turn()) == {opener}
        assert opener in state.position()["hands"][state.turn()].split()  # type: ignore[index]
        state.play(state.turn(), opener)
        assert moves(state, state.turn()) != {opener}
    state = at({"d": "7d"}, [], options={"deck": "fr52"})
    order = []
    for _ in range(7):
        up = [card for card in ["8d", "9d", "Td", "Jd", "Qd", "Kd", "Ad"] if card in placeable(state)]
        assert len(up) == 1
        order += up
        state = at({"d": " ".join(["7d", *order])}, [], options={"deck": "fr52"})
    assert order == ["8d", "9d", "Td", "Jd", "Qd", "Kd", "Ad"]


def test_06_scoring() -> None:
    state = at({"o": "5o"}, ["1b 2b 3b", "1c 2c 3c 10c 11c", "6o", "1e"], current=2)
    state.play(2, "6o")
    assert state.scores() == [-3, -5, 14, -1]
    sheet = state.view(None).sheet
    assert sheet is not None
    assert sheet.lines[1].values == (-3, -5, 14, -1)


def test_07_one_card_a_turn() -> None:
    state = at({"o": "5o 6o", "e": "4e 5e"}, ["1b", "7o 3e 1c"], current=1)
    assert moves(state, 1) == {"7o", "3e"}
    state.play(1, "7o")
    assert state.turn() == 2


def test_08_passing() -> None:
    state = at({"o": "5o"}, ["", "", "", "12c 2b"], current=3)
    assert moves(state, 3) == {"pass"}
    state.play(3, "pass")
    assert [event.aloud for event in state.view(0).events if event.kind == "pass"] == [True]
    state = at({"o": "5o 6o"}, ["", "", "", "7o 2b"], current=3)
    assert moves(state, 3) == {"7o"}
    assert refusal(state, 3, "pass") == "cinquillo-can-play"
    state = at({"o": "5o 6o"}, ["", "", "", "7o 2b"], current=3, options={"must_play": "off"})
    assert moves(state, 3) == {"7o", "pass"}


def joker_on_the_seven(**options: object) -> State:
    state = at({"o": "5o 6o"}, ["*1 1b", "7o 1c", "10o 1e", "2b"], options={"jokers": 1, **options})
    state.play(0, "*1=7o")
    return state


def test_09_a_joker_taken_back() -> None:
    state = joker_on_the_seven()
    ladder = next(zone for zone in state.view(2).zones if zone.id == "ladder-o")
    assert (ladder.items[2].face, ladder.items[2].stands_for, ladder.items[2].marks) == ("*1", "7o", ())
    state.play(1, "7o")
    assert state.position()["hands"][1] == "1c *1"  # type: ignore[index]
    assert state.turn() == 2, "that was the turn"


def test_09_a_joker_locked_in() -> None:
    state = joker_on_the_seven(must_play="off")
    state.play(1, "pass")
    state.play(2, "10o")
    ladder = next(zone for zone in state.view(2).zones if zone.id == "ladder-o")
    assert ladder.items[2].marks == ("locked",)
    state.play(3, "pass")
    state.play(0, "pass")
    assert moves(state, 1) == {"pass"}
    assert refusal(state, 1, "7o") == "cinquillo-locked"


def test_09_nobody_has_to_take_a_joker_back() -> None:
    state = joker_on_the_seven()
    assert moves(state, 1) == {"7o", "pass"}


def test_09_the_joker_that_completes_a_ladder_is_not_locked() -> None:
    state = at({"o": "2o 3o 4o 5o 6o 7o 10o 11o 12o"}, ["*1 1b", "1o 1c"], options={"jokers": 1})
    state.play(0, "*1=1o")
    assert "1o" in moves(state, 1)


def test_10_what_a_joker_may_stand_for() -> None:
    state = at({"o": "5o 6o"}, ["*1 1b"], options={"jokers": 1})
    assert moves(state, 0) == {"*1=4o", "*1=7o"}
    assert refusal(state, 0, "*1=5c") == "cinquillo-joker-centre"
    assert refusal(state, 0, "*1") == "cinquillo-name-joker"
    state.play(0, "*1=4o")
    assert state.position()["jokers"] == ["4o"]


def test_11_then_one_more() -> None:
    state = joker_on_the_seven(joker_swap="then_play")
    state.play(1, "7o")
    assert state.turn() == 1
    assert {"*1=10o", "done"} <= moves(state, 1)
    state.play(1, "*1=10o")
    assert state.turn() == 2
    state = joker_on_the_seven(joker_swap="then_play")
    state.play(1, "7o")
    state.play(1, "done")
    assert state.turn() == 2


def test_12_a_deal_that_is_not_exact() -> None:
    state = sobremesa.make("cinquillo", seats=3, seed=1)
    assert [seat.cards for seat in state.view(None).seats] == [14, 13, 13]
    state = sobremesa.make("cinquillo", seats=3, seed=1, fit="add_jokers")
    assert [seat.cards for seat in state.view(None).seats] == [14, 14, 14]
    assert sorted(state.census())[:2] == ["*1", "*2"]


@pytest.mark.parametrize(
    ("deck", "jokers"),
    [("es40", {3: 2, 6: 2, 7: 2, 4: 0, 8: 0}), ("es48", {5: 2, 7: 1, 6: 0}), ("fr52", {3: 2, 6: 2, 5: 0, 7: 0, 8: 0})],
)
def test_12_the_jokers_that_make_a_deal_exact(deck: str, jokers: dict[int, int]) -> None:
    for seats, wanted in jokers.items():
        state = sobremesa.make("cinquillo", seats=seats, deck=deck, fit="add_jokers", jokers=3)
        assert jokers_of(seats, state.options) == wanted


def test_13_blocked() -> None:
    full = {suit: " ".join(f"{rank}{suit}" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)) for suit in "oceb"}
    state = at(full, ["7o", "6c"], seats=2, options={"jokers": 2}, jokers=["7o locked", "6c locked"])
    state.play(0, "pass")
    state.play(1, "pass")
    assert state.scores() == [-1, -1]
    assert state.hand_over()
    assert state.position()["winner"] == -1


def test_13_a_single_hand_that_is_blocked_has_a_winner() -> None:
    state = at({"o": "5o"}, ["12c 1b", "12b"], seats=2, options={"must_play": "off", "hands": 1})
    state.play(0, "pass")
    state.play(1, "pass")
    assert state.winners() == [1]


def test_14_the_target() -> None:
    state = at({"o": "5o"}, ["1b 2b 3b", "1c 2c 3c 10c 11c", "6o", "1e"], current=2, totals=[0, 0, 27, 0])
    state.play(2, "6o")
    assert state.scores()[2] == 41
    assert not state.actors()
    assert state.winners() == [2]
    state = at({"o": "5o"}, ["1b 2b 3b", "1c 2c 3c 10c 11c", "6o", "1e"], current=2, totals=[0, 0, 15, 0])
    state.play(2, "6o")
    assert state.actors(), "29 points are not 30"


def test_15_eight_suits() -> None:
    options: dict[str, object] = {"deck": "mix104"}
    assert placeable(at({}, [], options=options)) == {"7d"}
    assert placeable(at({"d": "7d"}, [], options=options)) == {"8d", "6d", "7s", "7h", "7c", "7o", "7u", "7e", "7b"}
    state = sobremesa.make("cinquillo", deck="mix104", seats=8)
    assert sum(zone.layout == "ladder" for zone in state.view(None).zones) == 8


def test_a_pass_is_remembered_in_guesses() -> None:
    """Whoever has passed holds nothing of what could be placed then, in no guess."""
    from sobremesa.core.chance import SeededChance

    state = at({"o": "5o 6o"}, ["7o 1b", "12c 2b", "4o 5c", "5e 5b"], current=1)
    state.play(1, "pass")
    for seed in range(30):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert not {"4o", "5c", "5e", "5b"} & set(str(guess.position()["hands"][1]).split())  # type: ignore[index]


def test_a_match_that_never_ends_ends() -> None:
    state = at({"o": "5o"}, ["12c 1b", "12b"], seats=2, options={"must_play": "off"}, hand=MOST_HANDS - 1)
    state.play(0, "pass")
    state.play(1, "pass")
    assert not state.actors()


def test_a_card_on_another_ladder() -> None:
    state = at({"o": "5o", "c": "5c"}, ["6o 1b"])
    assert refusal(state, 0, "6o ladder-c") == "cinquillo-other-ladder"
    state.play(0, "6o ladder-o")
    assert state.turn() == 1


def test_the_opening_card_is_placed_even_by_a_table_that_passes_at_will() -> None:
    state = sobremesa.make("cinquillo", seed=1, must_play="off")
    seat = state.turn()
    assert moves(state, seat) == {"5o"}
    assert refusal(state, seat, "pass") == "cinquillo-opener"
    state.play(seat, "5o")
    assert "pass" in moves(state, state.turn())


@pytest.mark.parametrize(("cyclic", "free"), [("off", True), ("on", False)])
def test_a_ladder_that_is_not_cyclic_has_two_ends(cyclic: str, free: bool) -> None:
    """The last card lies beyond a joker at the other end only where the numbering goes round."""
    whole = "2o 3o 4o 5o 6o 7o 10o 11o"
    for joker, last in (("1o", "12o"), ("12o", "1o")):
        ladder = f"1o {whole}" if joker == "1o" else f"{whole} 12o"
        state = at({"o": ladder, "c": "5c"}, [f"{last} 3b", f"{joker} 3e"], 2, {"jokers": 1, "cyclic": cyclic}, jokers=[joker])
        state.play(0, last)
        assert (joker in moves(state, 1)) is free
        if cyclic == "off":
            row = next(zone for zone in state.view(0).zones if zone.id == "ladder-o")
            assert [item.stands_for or item.face for item in row.items][::9] == ["1o", "12o"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"current": 4},
        {"current": -1},
        {"winner": 9},
        {"hands": ["7o", "7o"]},
        {"hands": ["5o"]},
        {"hands": ["7o"] * 5},
        {"known": ["7o"]},
        {"barred": ["3e"]},
        {"jokers": ["3c"]},
        {"ladders": ["5o 7o"]},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    whole: dict[str, object] = {"seats": 4, "options": {"jokers": 1}, "partial": True, "ladders": ["5o"], "hands": ["3e"]}
    sobremesa.get("cinquillo").restore(whole)
    with pytest.raises(Refused):
        sobremesa.get("cinquillo").restore({**whole, **wrong})
