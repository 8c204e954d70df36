"""Alpha-beta on draughts: it sees shots, keeps its budget, beats weaker play and says why."""

from __future__ import annotations

import time

import pytest

import sobremesa
from sobremesa.bots.alphabeta import WIN, Effort, Search
from sobremesa.bots.knowledge.damas import DamasBot, evaluate, explain, key, make_bot, restless
from sobremesa.core.chance import SeededChance
from sobremesa.games.boards._match import Match


def at(variant: str, own: str, others: str) -> Match:
    state = sobremesa.get("damas").restore({"partial": True, "options": {"variant": variant}, "pieces": [own, others]})
    assert isinstance(state, Match)
    return state


def best(state: Match, depth: int) -> tuple[str, int]:
    found = Search(evaluate, restless, key).run(state, state.turn(), depth, SeededChance(1))
    return state.text(state.turn(), found.action), found.value


def test_it_sees_a_shot():
    # Whichever way the man given on e5 is taken, two come back.
    state = at("english", "b2 c3 d4 g3 h2", "f6 d6 a7 a5")
    text, value = best(state, 4)
    assert text == "d4-e5"
    assert value > evaluate(state, 0) + 50
    said = explain(state, 0, state.parse(0, text))
    assert said is not None
    assert (said.key, said.facts) == ("hint-damas-shot", {"n": 1, "n2": 2})


def test_it_sees_the_win():
    text, value = best(at("english", "Ke5", "h8"), 3)
    assert (text, value) == ("e5-f6", WIN - 3)


@pytest.mark.parametrize("variant", ["english", "spanish", "poddavki"])
@pytest.mark.parametrize("depth", [1, 3, 4])
def test_the_table_and_the_order_change_no_value(variant, depth):
    """The same value as plain minimax without a table, from a position of the middle game."""
    state = sobremesa.make("damas", variant=variant)
    chance = SeededChance(depth)
    for _ in range(12):
        actions = state.actions(state.turn())
        state.apply(state.turn(), actions[chance.below(len(actions))])
    assert isinstance(state, Match)

    def minimax(position: Match, left: int, ply: int) -> int:
        """For the seat to move there."""
        if not position.actors():
            ahead = position.scores()[position.mover]
            return ahead * (WIN - ply)
        if left <= 0 and not restless(position):
            return evaluate(position, position.mover)
        actions = position.actions(position.mover)
        values: list[int] = []
        for action in actions:
            child = position.clone()
            assert isinstance(child, Match)
            child.apply(position.mover, action)
            values.append(-minimax(child, left - (ply == 0 or len(actions) > 1), ply + 1))
        return max(values)

    assert Search(evaluate, restless).run(state, state.turn(), depth, SeededChance(1)).value == minimax(state, depth, 0)
    assert Search(evaluate, restless, key).run(state, state.turn(), 1, SeededChance(1)).value == minimax(state, 1, 0)


def test_it_keeps_its_budget():
    state = sobremesa.make("damas", variant="international")
    found = Search(evaluate, restless, key, nodes=500).run(state, 0, 40, SeededChance(1))
    assert found.nodes <= 501
    assert found.action in state.actions(0)
    began = time.monotonic()
    Search(evaluate, restless, key, seconds=0.1).run(state, 0, 40, SeededChance(1))
    assert time.monotonic() - began < 1


def play(one: DamasBot, other: DamasBot | None, variant: str, seed: int) -> int:
    """The score of ``one`` against ``other`` (None: random), who changes sides with the seed."""
    state = sobremesa.make("damas", variant=variant)
    chance = SeededChance(seed)
    own = seed % 2
    while state.actors():
        seat = state.turn()
        bot = one if seat == own else other
        if bot is None:
            actions = state.actions(seat)
            state.apply(seat, actions[chance.below(len(actions))])
        else:
            action = bot.decide(state, seat, chance).action
            assert action is not None
            state.apply(seat, action)
    return state.scores()[own]


@pytest.mark.parametrize("variant", ["spanish", "english", "turkish", "poddavki"])
def test_it_beats_random_play(variant):
    bot = make_bot("hard")
    assert isinstance(bot, DamasBot)
    bot.effort = Effort(3, 400, 0, 0)
    assert sum(play(bot, None, variant, seed) > 0 for seed in range(6)) >= 5


def test_it_answers_offers():
    bot = make_bot("normal")
    lost = at("english", "c1", "Ke5 Kc5 h8")
    lost.play(0, "c1-b2")
    winning = lost.clone()
    lost.play(1, "offer draw")
    assert lost.text(0, bot.decide(lost, 0, SeededChance(1)).action or 0) == "accept"
    assert isinstance(winning, Match)
    winning.play(1, "e5-d6")
    winning.play(0, "offer draw")
    assert winning.text(1, bot.decide(winning, 1, SeededChance(1)).action or 0) == "decline"


@pytest.mark.parametrize(
    ("variant", "own", "others", "text", "hint"),
    [
        ("english", "a1", "h8", "a1-b2", "hint-damas-only"),
        ("english", "c3 h2", "d4", "c3xe5[d4]", "hint-damas-only"),
        ("english", "c3 a3 h2", "d4 b4 h8", "c3xe5[d4]", "hint-damas-takes"),
        ("english", "a7 h2", "f8 d2", "a7-b8=", "hint-damas-crowns"),
    ],
)
def test_it_says_why(variant, own, others, text, hint):
    state = at(variant, own, others)
    said = explain(state, 0, state.parse(0, text))
    assert said is not None
    assert said.key == hint
