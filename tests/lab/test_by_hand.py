"""Equity hand by hand, against boards dealt out one by one and against the whole."""

from __future__ import annotations

import pytest

from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import high
from sobremesa.lab.by_hand import Meeting, by_hand
from sobremesa.lab.equity import Stopped, equity
from sobremesa.lab.ranges import cards_of

FULL = (1 << 52) - 1


def dealt(own: str, other: str, board: str) -> tuple[float, float, float]:
    """Lost, shared and the own part, over every end of a board that lacks two cards."""
    mine, theirs, shared = cards_of(own), cards_of(other), cards_of(board)
    left = bits(FULL & ~(mine | theirs | shared))
    lost = tied = every = 0
    for at, one in enumerate(left):
        for two in left[:at]:
            end = shared | 1 << one | 1 << two
            a, b = high(mine | end), high(theirs | end)
            lost, tied, every = lost + (b > a), tied + (a == b), every + 1
    return lost / every, tied / every, (every - lost - tied / 2) / every


def test_each_hand_is_what_the_boards_say() -> None:
    found = by_hand("AhKh", "QQ, AKs, A5s:0.5, 7s6s", board="Jh Th 2c")
    assert found.exact
    assert found.boards == 1081
    assert len(found.hands) == 6 + 3 + 3 + 1  # without the suited hands that hold a heart of one's own
    for one in found.hands:
        assert (one.beaten, one.tie, one.equity) == pytest.approx(dealt("AhKh", one.name, "Jh Th 2c"))
        assert one.win + one.tie + one.beaten == pytest.approx(1)


def whole(found: list[Meeting] | tuple[Meeting, ...]) -> float:
    return sum(one.deals * one.equity for one in found) / sum(one.deals for one in found)


@pytest.mark.parametrize("own", ["AhKh", "JJ+, AKs:0.25"])
def test_hands_and_kinds_add_up_to_the_whole(own: str) -> None:
    range_ = "TT+, AQs+, KQo, A5s:0.5, 9s8s:2"
    found = by_hand(own, range_, board="Jh Th 2c 5d")
    total = equity([own, range_], board="Jh Th 2c 5d")
    assert total.exact
    assert whole(found.hands) == pytest.approx(total.players[0].equity)
    assert whole(found.kinds) == pytest.approx(total.players[0].equity)
    assert sum(one.deals * one.beaten for one in found.kinds) == pytest.approx(total.players[1].wins)
    assert sum(one.hands for one in found.kinds) == len(found.hands)
    assert {one.name: one.weight for one in found.kinds}["98s"] == 2.0


def test_at_random_the_error_tells_how_far_off_it_is() -> None:
    exact = {one.name: one.equity for one in by_hand("AhKh", "QQ+, AKs, 76s", board="Jh 4s 2c", exact=True).kinds}
    off = []
    for seed in range(12):
        for one in by_hand("AhKh", "QQ+, AKs, 76s", board="Jh 4s 2c", exact=False, boards=2000, seed=seed).kinds:
            assert not one.exact
            assert 0 < one.error < 0.02
            off.append((one.equity - exact[one.name]) / one.error)
    assert max(map(abs, off)) < 4.5
    assert 0.6 < (sum(value * value for value in off) / len(off)) ** 0.5 < 1.5  # neither too small an error nor too large a one


def test_before_the_flop_many_hands_are_met_on_random_boards() -> None:
    found = by_hand("AhKh", "random")
    assert not found.exact
    assert len(found.kinds) == 169
    told = {one.name: one for one in found.kinds}
    assert told["AA"].hands == 3
    assert abs(told["QQ"].equity - 0.4605) < 4 * told["QQ"].error
    assert by_hand("AhKh", "random") == found


def test_omaha_hand_by_hand() -> None:
    found = by_hand("AsAhKsKh", "QdQcJdJc, 2s3s4s5s", board="2c 7d Ts", game="omaha")
    for one in found.hands:
        assert one.equity == pytest.approx(equity(["AsAhKsKh", one.name], board="2c 7d Ts", game="omaha").players[0].equity)
    assert found.kinds == ()


def test_what_cannot_be_told_hand_by_hand() -> None:
    with pytest.raises(Refused, match="lab-not-listed"):
        by_hand("AsAhKsKh", "random", game="omaha")
    with pytest.raises(Refused, match="lab-card-twice"):
        by_hand("AhKh", "AhQd")
    with pytest.raises(Refused, match="lab-trials"):
        by_hand("AhKh", "QQ", exact=False, boards=0)
    with pytest.raises(Stopped):
        by_hand("AhKh", "QQ+", progress=lambda _part: False, exact=True)
