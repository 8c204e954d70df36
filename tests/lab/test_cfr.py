"""The solver: known equilibria, and OpenSpiel's measure of how far ours can be exploited."""

from __future__ import annotations

import pyspiel
import pytest

from sobremesa.lab.cfr import KUHN, LEDUC, Poker, solve


def test_kuhn() -> None:
    found = solve(KUHN, 400)
    assert found.exploitability < 0.001
    assert found.value == pytest.approx(-1 / 18, abs=0.001)
    strategy = found.strategy
    assert len(strategy) == 12
    bluff = strategy["0:"]["r"]
    assert 0 <= bluff <= 1 / 3 + 0.02
    assert strategy["2:"]["r"] == pytest.approx(3 * bluff, abs=0.03)  # a king is bet three times as often as a jack
    assert strategy["1:"]["r"] < 0.02
    assert strategy["2:r"]["c"] > 0.99
    assert strategy["0:r"]["f"] > 0.99
    assert strategy["1:r"]["c"] == pytest.approx(1 / 3, abs=0.02)
    assert strategy["0:c"]["r"] == pytest.approx(1 / 3, abs=0.02)


def test_leduc() -> None:
    found = solve(LEDUC, 800)
    assert found.exploitability < 0.001
    assert found.value == pytest.approx(-0.0856, abs=0.001)
    assert len(found.strategy) == 936
    assert all(sum(chances.values()) == pytest.approx(1) for chances in found.strategy.values())


def test_no_strategy_is_exploited_more_before_it_is_learnt() -> None:
    assert solve(LEDUC, 5).exploitability > solve(LEDUC, 60).exploitability > 0.005


def test_target_and_stopping() -> None:
    assert solve(KUHN, 10_000, target=0.01).steps < 1000
    told: list[float] = []
    assert solve(KUHN, 1000, progress=lambda part: told.append(part) or len(told) < 3).steps == 150
    assert told == [0.05, 0.1, 0.15]


@pytest.mark.parametrize(("poker", "steps", "actions"), [(KUHN, 400, "cr"), (LEDUC, 800, "fcr")])
def test_openspiel_finds_it_as_hard_to_exploit(poker: Poker, steps: int, actions: str) -> None:
    found = solve(poker, steps)
    game = pyspiel.load_game(f"{poker.name}_poker")
    table: dict[str, list[tuple[int, float]]] = {}

    def name(state: pyspiel.State, cards: list[int], told: str) -> tuple[str, dict[int, str]]:
        """Our key for what the player to act knows, and what his actions are called."""
        up = f",{cards[2]}" if len(cards) > 2 else ""
        owed = "r" in told.rpartition("/")[2]
        letters = {number: ("f" if owed and number == 0 else actions[number]) for number in state.legal_actions()} if poker is KUHN else {}
        if poker is KUHN and owed:
            letters[1] = "c"  # a bet after a bet is a call
        letters = letters or {number: actions[number] for number in state.legal_actions()}
        return f"{cards[state.current_player()]}{up}:{told}", letters

    def walk(state: pyspiel.State, cards: list[int], told: str) -> None:
        if state.is_terminal():
            return
        if state.is_chance_node():
            for card, _ in state.chance_outcomes():
                walk(state.child(card), [*cards, card], told + ("/" if len(cards) == 2 else ""))
            return
        key, letters = name(state, cards, told)
        chances = found.strategy[key]
        assert set(chances) == set(letters.values())
        table[state.information_state_string()] = [(number, chances[letter]) for number, letter in letters.items()]
        for number, letter in letters.items():
            walk(state.child(number), cards, told + letter)

    walk(game.new_initial_state(), [], "")
    assert len(table) in (12, 936)
    assert pyspiel.exploitability(game, table) == pytest.approx(found.exploitability, abs=1e-6)
