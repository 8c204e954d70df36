"""What the bots of hearts know besides the play of cards."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.core.chance import SeededChance
from sobremesa.core.state import State

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
