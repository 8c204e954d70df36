"""What the bots of guiñote and tute cabrón know."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.core.chance import SeededChance
from sobremesa.core.state import State
from sobremesa.text import LANGUAGES, Speaker


def at(slug: str, seats: int, **position: object) -> State:
    return sobremesa.get(slug).restore({"seats": seats, "partial": True, **position})


def quick(state: State, seat: int) -> str:
    """What the policy plays."""
    policy = knowledge_of(state.game.slug).policy
    assert policy is not None
    return state.text(seat, policy(state, seat, SeededChance(1)))


def hint(state: State, seat: int, text: str) -> str:
    explain = knowledge_of(state.game.slug).explain
    assert explain is not None
    said = explain(state, seat, state.parse(seat, text))
    return said.key if said else ""


STOCK = "4e 5e 6e 7e 4b 5b 6b"


def test_forty_is_sung_first_then_twenty_then_the_seven() -> None:
    talk = {"phase": "talk", "turn_up": "1o", "stock": STOCK}
    assert quick(at("guinote", 4, **talk, hands=["12o 10o 12e 10e 7o"]), 0) == "sing o"
    assert quick(at("guinote", 4, **talk, hands=["12e 10e 7o"]), 0) == "sing e"
    assert quick(at("guinote", 4, **talk, hands=["3b 7o"]), 0) == "swap 7o"
    assert quick(at("guinote", 4, **talk, hands=["3b 2o"]), 0) == "draw"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_sings_before_it_leads(level: str) -> None:
    state = at("guinote", 2, trump="o", open=1, hands=["12e 10e 4b", "1e 3e 5b"])
    decision = get_bot("guinote", level).decide(state, 0, SeededChance(1))
    assert decision.action == state.parse(0, "sing e")
    assert decision.say is not None
    assert decision.say.key == "hint-guinote-sing"


def test_an_ace_is_not_led_while_anybody_may_trump_it() -> None:
    hands = ["1b 5o 6o", "2o 3o 4o"]
    assert quick(at("guinote", 2, turn_up="1e", stock=STOCK, hands=hands), 0) == "5o"
    assert quick(at("tute", 2, turn_up="1e", stock=STOCK, tricks=[1], last="4c 5c", hands=hands), 0) == "5o"
    assert quick(at("guinote", 2, trump="e", hands=["1b 5o 6o", "2b 3b 4o"]), 0) == "1b", "in the arrastre they have to follow"


def test_a_pair_is_kept_together() -> None:
    state = at("guinote", 2, turn_up="1o", stock=STOCK, trick="1b", hands=["", "12c 10c 3b"])
    assert quick(state, 1) == "3b"
    assert hint(state, 1, "3b") == "hint-guinote-keep-pair"
    state = at("guinote", 2, options={"cante_window": "while_stock"}, trump="o", trick="1b", hands=["", "12c 10c 3e"])
    assert quick(state, 1) == "10c", "nothing can be sung any more"


def test_who_has_no_trick_takes_a_cheap_one() -> None:
    state = at("tute-cabron", 3, trump="b", trick="2o", hands=["", "5o 4e 4c 5c 6c 7c 2e 5e", "1o 3o"])
    assert hint(state, 1, "5o") in ("hint-tricks-only", "hint-tute-cabron-one-trick")
    state = at("tute-cabron", 4, trump="b", trick="4o", hands=["", "5o 7o 4c 5c 6c 7c 2e 5e", "1o 3o"])
    assert quick(state, 1) == "7o"
    assert hint(state, 1, "7o") == "hint-tute-cabron-one-trick"


def test_who_is_near_the_limit_ducks() -> None:
    state = at("tute-cabron", 3, trump="b", trick="6c 1e", tricks=[1, 3, 4], points=[5, 20, 80], hands=["4o", "5o", "1c 4e 2o"], leader=0)
    assert quick(state, 2) == "1c", "bound to follow and to beat"
    state = at("tute-cabron", 3, trump="b", trick="1c 4c", tricks=[1, 3, 4], points=[5, 20, 80], hands=["4o", "5o", "3c 2c 2o"], leader=0)
    assert quick(state, 2) == "3c", "the dear card goes while it does not win"
    assert hint(state, 2, "3c") == "hint-tute-cabron-stop"


def test_a_king_is_laid_under_the_trick_of_another() -> None:
    state = at("tute-cabron", 4, trick="1c 11c", tricks=[1, 1, 1, 1], hands=["4o", "5o", "12c 2c", "6o"])
    assert hint(state, 2, "12c") == "hint-tute-cabron-pair"
    state = at("tute-cabron", 4, trick="1c 4c", tricks=[1, 1, 1, 1], hands=["4o", "5o", "12c 2c", "11c"])
    assert hint(state, 2, "12c") == "hint-tute-cabron-load"
    state = at("tute-cabron", 4, trick="1c 4c", tricks=[1, 1, 1, 1], hands=["4o", "5o", "12c 2c", "6o"], piles=["11c"])
    assert hint(state, 2, "12c") not in ("hint-tute-cabron-load", "hint-tute-cabron-pair"), "its caballo has gone"


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in ("guinote", "tute-cabron") for seats in sobremesa.get(slug).seats])
def test_policies_are_legal_and_hints_have_words(slug: str, seats: int) -> None:
    knowledge = knowledge_of(slug)
    assert knowledge.policy is not None
    assert knowledge.explain is not None
    state = sobremesa.make(slug, seats=seats, seed=seats)
    chance = SeededChance(seats)
    said = set()
    for _ in range(250):
        if not state.actors():
            break
        seat = state.turn()
        action = knowledge.policy(state, seat, chance)
        assert action in state.actions(seat)
        why = knowledge.explain(state, seat, action)
        if why and why.key not in said:
            said.add(why.key)
            for lang in LANGUAGES:
                speaker = Speaker(lang, state.look(), [f"Ana{n}" for n in range(8)])
                text, errors = speaker.render(why.key, why.facts)
                assert text
                assert not errors
        state.apply(seat, action)
    assert len(said) > 5


@pytest.mark.parametrize(("slug", "seats"), [("guinote", 4), ("tute-cabron", 3)])
def test_the_policy_beats_chance(slug: str, seats: int) -> None:
    """Of the hands of a match, by what they are worth to the seats that know something."""
    knowledge = knowledge_of(slug)
    assert knowledge.policy is not None
    total = 0
    for seed in range(120):
        state = sobremesa.make(slug, seats=seats, seed=seed).quiet()
        chance = SeededChance(seed)
        wise = seed % seats
        while not state.hand_over():
            seat = state.turn()
            actions = state.actions(seat)
            knows = state.side(seat) == state.side(wise)
            state.apply(seat, knowledge.policy(state, seat, chance) if knows else actions[chance.below(len(actions))])
        total += state.standing(wise)
    assert total > 0
