"""Butifarra: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks.butifarra import HALF, ButifarraState
from tests.laws import laws
from tests.spec.tricks import of_the_hand

WHOLE = 72


def at(options: dict[str, object] | None = None, **position: object) -> ButifarraState:
    """A partial position."""
    state = sobremesa.get("butifarra").restore({"options": options or {}, "partial": True, **position})
    assert isinstance(state, ButifarraState)
    return state


def match(seed: int = 1, **options: object) -> ButifarraState:
    """A new match."""
    game = sobremesa.get("butifarra")
    state = game.start(4, Options.of(game, 4, options), SeededChance(seed))
    assert isinstance(state, ButifarraState)
    return state


def moves(state: State) -> set[str]:
    seat = state.turn()
    return {state.text(seat, action) for action in state.actions(seat)}


def legal(hand: str, trick: str, trump: str = "b", **options: object) -> str:
    """The cards that the player after those of the trick (led by P0) may play, in the order of the hand."""
    seat = len(trick.split())
    return of_the_hand(hand, at(options, trump=trump, trick=trick, hands=["" if other != seat else hand for other in range(4)]))


def refusal(state: State, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(state.turn(), text)
    return refused.value.key


def say_all(state: State, *words: str) -> None:
    for word in words:
        state.play(state.turn(), word)


def test_01_following_and_beating() -> None:
    assert legal("1o 10o 5o 9e", "7o") == "1o 10o"
    assert legal("8o 10o 5o 9e", "12o") == "8o 10o 5o"


def test_02_beating_only_an_opponent() -> None:
    assert legal("3o 9o 12c", "5o 12o") == "9o"
    assert legal("3o 9o 12c", "12o 5o") == "3o 9o"


def test_03_trumping() -> None:
    assert legal("4b 9b 12c", "5o 12o") == "4b 9b"
    assert legal("4b 9b 12c", "5o 8b") == "9b"
    assert legal("4b 6b 12c", "5o 8b") == "4b 6b 12c"


def test_04_partner_winning_frees_from_trumping() -> None:
    assert legal("4b 9b 12c", "12o 5o") == "4b 9b 12c"


def test_05_a_trumped_suit_need_not_be_beaten() -> None:
    assert legal("9o 3o", "5o 2b") == "9o 3o"


def test_06_butifarra() -> None:
    assert legal("4e 9e 12c", "5o 12o", trump="") == "4e 9e 12c"
    state = at(trick="5o 12o", hands=["2c", "3c", "9e 12c", "2o 4c"])
    say_all(state, "9e", "2o")
    assert state.turn() == 1


@pytest.mark.parametrize("place", range(5))
def test_07_rank(place: int) -> None:
    order = ["9c", "1c", "12c", "11c", "10c", "8c"]
    high, low = order[place], order[place + 1]
    for led, second, winner in ((high, low, 0), (low, high, 1)):
        state = at(trump="b", hands=[f"{led} 2e", f"{second} 3e", "2o 4e", "3o 5e"])
        say_all(state, led, second, "2o", "3o")
        assert state.turn() == winner


def test_08_doubling() -> None:
    state = match()
    say_all(state, "name c")
    assert state.turn() == 0
    assert moves(state) == {"pass", "contro"}
    say_all(state, "contro")
    assert state.turn() == 3
    assert moves(state) == {"pass", "recontro"}
    say_all(state, "pass")
    assert state.turn() == 1
    say_all(state, "recontro")
    assert state.turn() == 0
    assert moves(state) == {"pass", "san-vicenc"}
    say_all(state, "pass", "san-vicenc")
    assert state.times() == 8
    assert state.turn() == 0  # leads
    assert len(state.actions(0)) == 12

    state = match()
    say_all(state, "butifarra")
    assert state.times() == 2
    say_all(state, "pass", "contro", "recontro")
    assert state.times() == 8
    assert len(state.actions(0)) == 12

    state = match()
    say_all(state, "butifarra", "pass", "pass")
    assert state.times() == 2
    assert len(state.actions(0)) == 12


def test_08_each_step_ends_when_both_have_passed() -> None:
    state = match()
    say_all(state, "name o", "pass")
    assert state.turn() == 2
    say_all(state, "contro", "pass", "pass")
    assert state.times() == 2
    assert len(state.actions(0)) == 12


def test_08_without_doubling() -> None:
    state = match(doubling="off")
    say_all(state, "butifarra")
    assert state.times() == 2
    assert len(state.actions(0)) == 12
    assert refusal(state, "contro") == "butifarra-no-double"


def test_09_delegating() -> None:
    state = match()
    assert state.turn() == 3
    assert moves(state) == {"name o", "name c", "name e", "name b", "butifarra", "delegate"}
    say_all(state, "delegate")
    assert state.turn() == 1
    assert moves(state) == {"name o", "name c", "name e", "name b", "butifarra"}
    assert refusal(state, "delegate") == "butifarra-delegated"
    assert refusal(state, "contro") == "butifarra-no-double"
    named = state.clone()
    say_all(named, "butifarra")
    assert isinstance(named, ButifarraState)
    assert (named.namer, named.trump, named.times()) == (1, -1, 2)
    say_all(state, "name e", "contro")
    assert (state.namer, state.fields()["trump"], state.turn()) == (1, "e", 3)  # the dealer is asked first all the same


def finish(points: tuple[int, int], trump: str = "o", doubles: int = 0, totals: tuple[int, int] = (0, 0), **options: object) -> ButifarraState:
    """A hand that ends with these points; its last trick is P0's, or P1's where the pair of P0 has none."""
    cards = ["9c", "2c", "3c", "4c"] if points[0] else ["2c", "9c", "3c", "4c"]
    before = [points[0] - 6, points[1]] if points[0] else [0, points[1] - 6]
    state = at(options, trump=trump, doubles=doubles, hands=cards, points=before, totals=list(totals))
    say_all(state, *cards)
    assert sum(state.points) == sum(points)
    return state


def test_10_the_excess_is_scored() -> None:
    assert finish((45, 27), doubles=1).totals == [18, 0]
    assert finish((27, 45), doubles=1).totals == [0, 18]
    assert finish((40, 32), trump="").totals == [8, 0]
    assert finish((36, 36), doubles=3).totals == [0, 0]
    assert finish((72, 0), doubles=3).totals == [288, 0]
    assert finish((0, 72), doubles=3).totals == [0, 288]


def test_11_points_of_a_trick() -> None:
    state = at(trump="b", hands=["9o 2c", "1o 3c", "12o 4c", "11o 5c"])
    say_all(state, "9o", "1o", "12o", "11o")
    assert state.points == [15, 0]
    assert state.events[-1].say.facts["points"] == 15


def test_12_the_target_must_be_exceeded() -> None:
    assert finish((37, 35), totals=(99, 0)).actors()
    won = finish((38, 34), totals=(99, 0))
    assert not won.actors()
    assert won.winners() == [0, 2]
    assert finish((37, 35), totals=(49, 0), target=50).actors()
    assert not finish((37, 35), totals=(50, 0), target=50).actors()
    assert finish((37, 35), totals=(74, 99), target=75).actors()
    assert not finish((35, 37), totals=(0, 75), target=75).actors()


def test_13_obligatory_before_the_partner() -> None:
    assert legal("3o 7o 10o", "1o", obligatory="on") == "3o"
    assert legal("3o 7o 10o", "1o") == "3o 7o 10o"


def test_14_obligatory_partner_winning() -> None:
    assert legal("3o 7o 10o 1o", "9o 5o", obligatory="on") == "3o 10o 1o"


def test_15_obligatory_partner_losing() -> None:
    assert legal("3o 7o 10o", "5o 9o", obligatory="on") == "3o"


def test_16_obligatory_without_the_suit() -> None:
    hand = "3c 7c 10c 2e 12e"
    assert legal(hand, "9o", obligatory="on") == "3c 10c 2e 12e"
    assert legal(hand, "9o 2o", obligatory="on") == "3c 10c 2e 12e"
    assert legal(hand, "5o 9o", obligatory="on") == "3c 2e"


def test_16_obligatory_leaves_what_wins_free() -> None:
    assert legal("8o 12o 1o", "7o", obligatory="on") == "8o 12o 1o"
    assert legal("2b 8b 12b", "7o", obligatory="on") == "2b 8b 12b"
    assert legal("2b 4b 5c", "5o 8b", obligatory="on") == "2b 5c"  # trumps that do not win: the lowest
    assert legal("10c 12c 1c 9c", "5o 9o", obligatory="on") == "10c"
    assert legal("1c 9c", "5o 9o", obligatory="on") == "1c"
    assert legal("1c 9c 12e", "5o 9o", obligatory="on") == "1c 12e"


def test_obligatory_refusals() -> None:
    state = at({"obligatory": "on"}, trump="b", trick="1o", hands=["", "3o 7o 10o 5c"])
    assert refusal(state, "7o") == "butifarra-lowest"
    assert refusal(state, "5c") == "tricks-follow"
    state = at({"obligatory": "on"}, trump="b", trick="9o 5o", hands=["", "", "3o 7o 10o"])
    assert refusal(state, "7o") == "butifarra-load"


@pytest.mark.parametrize("obligatory", ["on", "off"])
@pytest.mark.parametrize("trick", ["1o", "9o", "5o 9o", "9o 5o", "9o 5o 2o", "5o 8o 6o", "5o 8b", "5o 2o 8b", "8b 5b"])
def test_a_card_tells_what_was_not_held(trick: str, obligatory: str) -> None:
    """Just the cards are struck out with which beside it the card could not have been played."""
    seat = len(trick.split())
    names = [name for name in at().pack.names if name not in trick.split()]
    for card in ("7o", "10o", "1o", "4c", "12c", "6b", "9b"):
        if card not in names:
            continue
        state = at({"obligatory": obligatory}, trump="b", trick=trick, hands=["" if other != seat else f"{card} 2e" for other in range(4)])
        if card not in moves(state):
            continue
        state.play(seat, card)
        struck = set(state.pack.mask_text(state.barred[seat]).split()) - set(trick.split())
        assert struck == {other for other in names if other != card and card not in legal(f"{card} {other}", trick, obligatory=obligatory).split()}


def test_the_two_deals() -> None:
    one, four = match(7), match(7, deal="by_four")
    assert one.hands != four.hands
    cards = list(range(48))
    SeededChance(7).shuffle(cards)
    cards.reverse()
    assert one.hands[0] == sum(1 << card for card in cards[::4])
    assert four.hands[0] == sum(1 << card for packet in (0, 16, 32) for card in cards[packet : packet + 4])


@pytest.mark.parametrize("seed", range(6))
def test_a_hand_has_72_points(seed: int) -> None:
    cases: list[dict[str, object]] = [
        {},
        {"obligatory": "on"},
        {"doubling": "off"},
        {"obligatory": "on", "target": 50},
        {"deal": "by_four"},
        {"target": 75},
    ]
    state = match(seed, **cases[seed])
    rng = random.Random(seed)
    hands = 0
    while state.actors():
        laws.step(state, rng)
        assert not any(hand & barred for hand, barred in zip(state.hands, state.barred, strict=True))
        if state.hand_over():
            hands += 1
            assert sum(state.points) == WHOLE
            assert sorted(state.scored) == [0, (max(state.points) - HALF) * state.times()]
    assert hands
    assert max(state.totals) > state.options.number("target")
