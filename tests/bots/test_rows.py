"""The bots of the games of three lines: always legal, never foolish where it can be seen."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.bots.knowledge._rows import best_by_playing, explain, natural_rows, stays, whole
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import get_pack
from sobremesa.games.vying._rows import natural
from sobremesa.games.vying._rows_deal import GIVE_UP, PLAY
from sobremesa.games.vying._rows_table import RowsTable
from tests.laws.laws import check_say
from tests.spec.rows import restored, standard

PACK = get_pack("fr52")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("poker-chino", 3, {}),
        ("poker-chino", 2, {"variant": "standard", "naturals": "on"}),
        ("pineapple-ofc", 2, {"fantasyland_cards": "progressive"}),
    ],
)
def test_hands_are_played_out(slug: str, seats: int, options: dict[str, object], level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.bots.knowledge._rows.EFFORT", {"normal": (1, 9.0, 3), "hard": (2, 9.0, 4)})
    state = sobremesa.make(slug, seats, 3, None, hands=1, **options)
    assert isinstance(state, RowsTable)
    bot = get_bot(slug, level)
    chance = SeededChance(4)
    while not state.hand_over():
        seat = state.turn()
        decision = bot.decide(state, seat, chance)
        assert decision.action is not None
        if decision.say is not None:
            check_say(decision.say, state.look())
        state.apply(seat, decision.action)
    assert sum(state.nets) == 0


def test_the_last_card_does_not_make_a_foul() -> None:
    """A pair in front above the middle would be one; in the middle the same card is harmless."""
    state = restored(
        "poker-chino",
        2,
        {},
        fronts=["Ks 4d", "Qh 9s 5d"],
        middles=["9h 9c 3s 2d", "8h 8c 3d 2s 6c"],
        backs=["Jh Jd Jc 6d 5s", "Th Td Tc 6h 5h"],
        hands=["Kd", ""],
        mover=0,
        stock="7s 7c 7d 7h",
    )
    for level in ("normal", "hard"):
        action = best_by_playing(state, 0, SeededChance(1), level)
        assert state.text(0, action) == "Kd middle"
        said = explain(state, 0, action)
        assert said is not None
        check_say(said, state.look())


def test_hopeless_hands_are_given_up() -> None:
    poor = "2c 3d 5s / 4h 6s 7c 8d 9c / 2d 3h 4s 5c Jd"
    rich = "Ac Ad Kh / Th Ts Td 6c 6d / 9h 8h 7h 6h 5h"
    state = standard(poor, rich)
    bot = get_bot("poker-chino", "hard")
    assert bot.decide(state, 0, SeededChance(1)).action == GIVE_UP
    assert not stays(state, 0)
    state.play(0, "surrender")
    assert bot.decide(state, 1, SeededChance(1)).action == PLAY


def test_naturals_are_seen() -> None:
    flushes = PACK.mask("2c 7c Jc 3h 4h 9h Th Kh 2d 5d 8d Td Qd")
    rows = natural_rows(flushes)
    assert natural(*rows) == 3
    straights = PACK.mask("2c 3d 4s 5h 6s 7c 8d 9c 5d 6h 7h 8h 9d")
    assert natural(*natural_rows(straights)) == 3
    assert natural_rows(PACK.mask("2c 4d 5s 6h 6s 8c 9d Jc 7c 7d Kh Ks 4c")) == []
    poor = "2c 7c 9c 3h 4h 5h 8h Th 2d 3d 6d 8d Td"
    state = restored("poker-chino", 2, {"variant": "standard", "naturals": "on"}, hands=[poor, "Ac Ad Kh Qh Js Ts 9s 8s 7s 6s 5s 4s 3s"])
    state.apply(0, whole(state, 0))
    assert natural(*[state.down(0, line) for line in range(3)]) == 3
