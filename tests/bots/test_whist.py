"""Whist bots speak with their cards and listen: of two low cards the higher first shows a doubleton."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.bots.knowledge.whist import asks, petition, reading
from sobremesa.core.chance import SeededChance
from sobremesa.games.tricks.whist import WhistState


def at(**position: object) -> WhistState:
    """A partial position, trumps hearts."""
    state = sobremesa.get("whist").restore({"partial": True, "trump": "h", **position})
    assert isinstance(state, WhistState)
    return state


@pytest.mark.parametrize(
    ("hand", "chosen", "played"),
    [
        ("9c 4c 7d", "4c", "9c"),
        ("9c 4c 7d", "9c", "9c"),
        ("9c 4c 3c", "3c", "3c"),  # three are told by the lowest
        ("Tc 4c 7d", "4c", "4c"),  # a high card is worth keeping
        ("4c 7d 2d", "4c", "4c"),
        ("7d 2d 3s", "2d", "2d"),  # a discard says nothing
    ],
)
def test_a_doubleton_is_shown_by_the_higher_card(hand: str, chosen: str, played: str) -> None:
    state = at(trick="Ac 2c", hands=["", "", hand, ""])
    assert state.pack.names[petition(state, state.pack.card(chosen))] == played


def test_the_second_of_two_and_a_card_that_wins_are_no_code() -> None:
    state = at(trick="Ac 2c", hands=["", "", "9c 4c", ""], played=["", "", "5c", ""])
    assert petition(state, state.pack.card("4c")) == state.pack.card("4c")
    state = at(trick="3c 2c", hands=["", "", "9c 4c", ""])
    assert petition(state, state.pack.card("4c")) == state.pack.card("4c")
    state = at(trick="Ah 2h", hands=["", "", "9h 4h", ""])
    assert petition(state, state.pack.card("4h")) == state.pack.card("4h"), "nor is it played in trumps"


def after(first: str, second: str) -> WhistState:
    """P0 has led two high clubs, to which his partner followed with these cards, and leads again."""
    return at(last=f"Kc 5c {second} 7c", played=["Ac Kc", "3c 5c", f"{first} {second}", "6c 7c"], hands=["2c 8d", "8c 3d", "2h 2d", "Tc 4d"])


@pytest.mark.parametrize(("first", "second", "shown"), [("9c", "4c", True), ("4c", "9c", False), ("Jc", "4c", False), ("9c", "2d", False)])
def test_who_played_high_and_then_low_holds_no_more(first: str, second: str, shown: bool) -> None:
    state = after(first, second)
    assert (asks(state, 2) >= 0) == shown
    assert bool(reading(state, 0).barred[2]) == shown
    assert not state.barred[2], "what is read is nobody's certain knowledge"


def test_guesses_believe_the_code() -> None:
    state = after("9c", "4c")
    clubs = state.ranking.suits[state.pack.suits.index("c")]
    believed, certain = reading(state, 0), state.clone()
    held = [0, 0]
    for seed in range(20):
        for at, world in enumerate((believed.clone(), certain.clone())):
            world.redeal(0, SeededChance(seed))
            assert isinstance(world, WhistState)
            held[at] += (world.hands[2] & clubs).bit_count()
    assert held[0] == 0
    assert held[1] > 0, "only a reader knows that he has none"


def test_a_bot_shows_its_doubleton() -> None:
    hands = ["Ks Qs 8s 7s 6s", "Js Ts 5s 3d 2d", "9c 4c Jd Td 9d", "7c Qc Ad Kd Qd"]
    state = at(trick="Ac 2c", leader=0, hands=[hands[0].replace(" 6s", ""), hands[1].replace(" 2d", ""), *hands[2:]])
    decision = get_bot("whist", "normal").decide(state, 2, SeededChance(1))
    assert decision.action == state.pack.card("9c")
    assert decision.say is not None
    assert decision.say.key == "hint-whist-petition"
