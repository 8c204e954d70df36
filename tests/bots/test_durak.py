"""What the bots of durak do while there is stock: what is usual, unless something else is clearly better."""

from __future__ import annotations

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.bots.knowledge.durak import better, policy
from sobremesa.core.chance import SeededChance
from sobremesa.games.tricks._durak_deal import TAKE
from sobremesa.games.tricks.durak import DurakState

HANDS = ["8s 9s 6h Kh 8d 6c", "7s Ah Ad Kd 9c Tc", "Ts 8h Th Qd 8c Jc"]


def at(**position: object) -> DurakState:
    state = sobremesa.get("durak").restore({"partial": True, **position})
    assert isinstance(state, DurakState)
    return state


def test_the_king_of_trumps_is_not_led_early() -> None:
    state = at(seats=3, hands=HANDS, stock="6s Qs 7h 7d Jd Td 7c Qc Kc Ac 9h", turn_up="9h")
    for seed in range(3):
        decision = get_bot("durak", "normal").decide(state, 0, SeededChance(seed))
        assert decision.action is not None
        assert state.text(0, decision.action) in ("8s", "8d", "6c", "9s")


def test_what_has_not_been_tried_is_not_better() -> None:
    state = at(seats=3, hands=HANDS, stock="6s Qs 9h", turn_up="9h")
    usual = policy(state, 0, SeededChance(1))
    assert better(state, 0, SeededChance(1), usual, 0, 5.0) == usual


def test_what_clearly_wins_is_found() -> None:
    """He beats with his last card, draws the last trump and gets rid of it; taking loses."""
    state = at(seats=2, table=["9c"], options={"hand_size": 4}, hands=["Ts Td As Ad", "Tc"], stock="Ah", turn_up="Ah")
    action = better(state, 1, SeededChance(1), TAKE, 1500, 5.0)
    assert state.text(1, action) == "Tc"
