"""Push or fold: the equilibrium cannot be exploited, and the equities under it are those dealt out."""

from __future__ import annotations

import numpy as np
import pytest

from sobremesa.core.refusal import Refused
from sobremesa.lab.equity import equity
from sobremesa.lab.preflop import KINDS, kind_numbers, preflop
from sobremesa.lab.pushfold import STACKS, Spot, chart, judge, nearest, solve

NUMBER = kind_numbers()


@pytest.mark.parametrize(("one", "two"), [("AA", "KK"), ("AKs", "QQ"), ("AKo", "22"), ("T9s", "T9s"), ("72o", "AKs"), ("JTs", "66")])
def test_equities_are_those_of_the_boards(one: str, two: str) -> None:
    assert preflop().equity[NUMBER[one], NUMBER[two]] == pytest.approx(equity([one, two], exact=True).players[0].equity, abs=1e-9)


def test_the_table_is_whole() -> None:
    table = preflop()
    assert np.allclose(table.equity + table.equity.T, 1)
    assert table.pairs.sum() == 1326 * 1225
    assert sorted(table.order) == list(range(KINDS))
    assert table.order[0] == NUMBER["AA"]
    assert table.order[-1] == NUMBER["32o"]


@pytest.mark.parametrize("stack", STACKS)
def test_heads_up_nobody_gains_a_hundredth_of_a_blind(stack: float) -> None:
    """Against each of the two strategies the best answer is reckoned apart from the solver, hand by hand."""
    found = solve(stack)
    assert found.exploitability < 0.01
    table = preflop()
    call = found.calls[0]
    best = worth = 0.0
    caller = np.zeros(KINDS)
    reached = 0.0
    for one in range(KINDS):
        chances = table.pairs[one] / table.pairs[one].sum()
        called = float(chances @ call)
        win = float((chances * call) @ table.equity[one])
        # The chips each has at the end, less those he began with, in big blinds: folding loses half of one.
        push = (1 - called) * 1.0 + win * 2 * stack - called * stack
        weight = table.hands[one] / 1326
        best += weight * max(push, -0.5)
        worth += weight * (found.push[one] * push + (1 - found.push[one]) * -0.5)
        reached += weight * found.push[one]
        caller += weight * found.push[one] * chances * ((1 - table.equity[one]) * 2 * stack - stack + 1.0)
    assert worth == pytest.approx(found.value, abs=1e-9)
    assert best - worth < 0.01
    assert np.maximum(caller, 0).sum() - float(caller @ call) < 0.01


@pytest.mark.parametrize("stack", [3.3, 9.75, 17.4])
def test_a_stack_between_is_close_to_the_nearest(stack: float) -> None:
    near = nearest(stack)
    assert judge(Spot(stack), near.push, list(near.calls)).exploitability < 0.01


def test_well_known_pushes() -> None:
    found = solve(10)
    share = float(found.push @ preflop().hands) / 1326
    assert share == pytest.approx(0.583, abs=0.01)  # the published share of hands pushed with ten blinds
    assert float(found.calls[0] @ preflop().hands) / 1326 == pytest.approx(0.373, abs=0.01)
    assert found.push[NUMBER["K2s"]] > 0.99
    assert found.push[NUMBER["72o"]] < 0.01
    assert solve(1).calls[0].min() > 0.99  # one chip more wins what lies there
    assert solve(20).value < solve(10).value < solve(5).value


def test_strategies_bite() -> None:
    """A strategy that is wrong is found out."""
    always = np.ones(KINDS)
    assert judge(Spot(15), always, [always]).exploitability > 0.5
    assert judge(Spot(10), solve(10).push, [np.zeros(KINDS)]).exploitability > 0.1


@pytest.mark.parametrize("behind", [2, 3, 5, 9])
def test_more_players_behind(behind: int) -> None:
    """In the game in which the first caller is the only one, nobody gains much; the more are behind, the fewer hands are pushed."""
    found = solve(10, behind)
    assert found.exploitability < 0.01
    assert len(found.calls) == behind
    assert found.push.sum() < solve(10, behind - 1).push.sum()
    assert solve(10, behind, antes=1.0).push.sum() > found.push.sum()


def test_chart() -> None:
    found = chart()
    assert found[0][0] == 20  # aces always
    assert found[12][12] > found[12][8]
    assert 0 < found[12][7] < 4  # 7-2 offsuit only with almost nothing left


@pytest.mark.parametrize(("stack", "behind", "antes"), [(0.5, 1, 0), (101, 1, 0), (10, 0, 0), (10, 10, 0), (10, 1, -1), (10, 1, 11)])
def test_refused(stack: float, behind: int, antes: float) -> None:
    with pytest.raises(Refused):
        solve(stack, behind, antes)
