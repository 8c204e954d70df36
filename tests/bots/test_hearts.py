"""What the bots of hearts know besides the play of cards."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.bots.knowledge.hearts import explain, policy
from sobremesa.core.chance import SeededChance
from sobremesa.core.state import State
from sobremesa.games.tricks.hearts import HeartsState

ALL = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah Qs"


def shot(totals: list[int], **options: str) -> State:
    """P2 has just taken everything, and chooses."""
    position = {
        "seats": 4,
        "options": {"moon": "choose", **options},
        "partial": True,
        "phase": "moon",
        "mover": 2,
        "piles": ["", "", ALL, ""],
        "last": "4c",
    }
    return sobremesa.get("hearts").restore({**position, "totals": totals})


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(
    ("totals", "options", "choice"),
    [
        ([80, 74, 30, 60], {}, "add"),  # ends the match, and he is ahead
        ([80, 20, 60, 30], {}, "subtract"),  # would end it with P1 ahead
        ([70, 20, 60, 30], {}, "add"),  # ends nothing
        ([5, 5, 70, 5], {"teams": "pairs"}, "subtract"),  # his partner would write 26 too: 101 against 62
        ([5, 40, 40, 30], {"teams": "pairs"}, "add"),  # 71 against 122
    ],
)
def test_a_moon_is_not_added_where_that_loses_the_match(level: str, totals: list[int], options: dict[str, str], choice: str) -> None:
    state = shot(totals, **options)
    decision = get_bot("hearts", level).decide(state, 2, SeededChance(1))
    assert decision.action is not None
    assert state.text(2, decision.action) == choice


def hint(trick: str, hand: str, card: str, options: dict[str, str] | None = None, others: str = "3c") -> str:
    """What is said for a card that P3, or who is next to play, lays to a trick led by P0."""
    seat = len(trick.split())
    hands = [others] * seat + [hand] + ["9c Tc", "6c 7c", "4c 5c"][: 3 - seat]
    position = {
        "seats": 4,
        "options": options or {},
        "partial": True,
        "last": "2c",
        "trick": trick,
        "hands": hands if seat < 3 else ["", "", "", hand],
    }
    state = sobremesa.get("hearts").restore(position)
    assert isinstance(state, HeartsState)
    said = explain(state, seat, state.parse(seat, card))
    return said.key if said else ""


def test_hints_say_what_is_true() -> None:
    assert hint("Kd 2d 3d", "Qd 5d As", "Qd") == "hint-hearts-duck"
    assert hint("Kd 2d 3d", "Qd 5d As", "5d") == "hint-hearts-under", "the queen would have stayed under too"
    assert hint("5d 2h 3d", "Qd 7d", "Qd") == "hint-hearts-forced"
    assert hint("5d 2h 3d", "Qd 7d", "7d") == "", "not with the highest"
    assert hint("5d 2h 3d", "Qd 4d", "Qd") == "", "he could have stayed under"
    assert hint("5d 2h", "Qd 7d", "7d", others="") == "hint-hearts-hope"
    assert hint("Kd 2d 3d", "Qs", "Qs") == "hint-hearts-give-queen"


def test_points_are_not_given_to_the_partner() -> None:
    options = {"teams": "pairs"}
    assert hint("2d Kd 3d", "Qs 9c", "Qs", options) == "", "P1 is P3's partner"
    assert hint("Kd 2d 3d", "Qs 9c", "Qs", options) == "hint-hearts-give-queen"
    for trick, thrown in (("2d Kd 3d", "9c"), ("Kd 2d 3d", "Qs")):
        state = sobremesa.get("hearts").restore(
            {"seats": 4, "options": options, "partial": True, "last": "2c", "trick": trick, "hands": ["", "", "", "Qs 9c"]}
        )
        assert state.text(3, policy(state, 3, SeededChance(1))) == thrown
