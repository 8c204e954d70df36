"""The numbered examples of burro, and what its windows and guesses must always keep."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, TIMEOUT, State
from sobremesa.games.matching.burro import BurroState
from tests.laws import laws

GAME = sobremesa.get("burro")

# Nobody has four of a number; P1 and P3 are one card short of it.
HANDS = ["1o 2o 3o 4o", "1c 1e 1b 2c", "2e 3c 4c 2b", "3e 3b 4e 4b"]


def match(seats: int = 4, **position: object) -> BurroState:
    state = GAME.restore({"partial": True, "seats": seats, "hands": HANDS, **position})
    assert isinstance(state, BurroState)
    return state


def start(seats: int, seed: int = 1, **options: object) -> BurroState:
    state = sobremesa.make("burro", seats=seats, seed=seed, **options)
    assert isinstance(state, BurroState)
    return state


def at(state: State, clock: int, seat: int, text: str) -> None:
    state.tick(clock)
    state.play(seat, text)


def timeout(state: State) -> None:
    state.tick(state.deadline())
    state.apply(TABLE, TIMEOUT)


def why(state: BurroState, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refusal:
        state.play(seat, text)
    return refusal.value.key


def one_pass(state: BurroState, cards: list[str]) -> None:
    for seat, text in enumerate(cards):
        for card in text.split():
            state.play(seat, card)
    state.play(state.caller, "va")


def names(state: BurroState, seat: int) -> set[str]:
    return set(state.pack.mask_text(state.hands[seat]).split())


def test_01_the_cards():
    state = start(4)
    assert {name[:-1] for name in state.census()} == {"1", "2", "3", "4"}
    assert len(state.census()) == 16
    eight = start(8)
    assert {name[:-1] for name in eight.census()} == {"1", "2", "3", "4", "5", "6", "7", "10"}
    assert len(eight.census()) == 32
    assert [hand.bit_count() for hand in eight.hands] == [4] * 8


def test_02_claim_and_last_hand():
    state = match(hands=["1o 2o 4o 4c", "1c 1e 1b 3b", "3o 3c 3e 2e", "2b 4e 4b 2c"])
    assert why(state, 2, "burro") == "burro-not-complete"
    one_pass(state, ["2o", "3b", "2e", "2b"])
    assert names(state, 2) == {"3o", "3c", "3e", "3b"}
    assert "burro" in [state.text(2, action) for action in state.actions(2)]
    start_at = state.clock
    at(state, start_at + 100, 2, "burro")
    at(state, start_at + 410, 0, "hand")
    at(state, start_at + 520, 3, "hand")
    assert state.letters == [0, 1, 0, 0]
    assert state.hand_over()
    assert state.shown == 1 << 2
    state.play(state.turn(), "deal")
    assert state.letters == [0, 1, 0, 0]
    assert len(state.census()) == 16


def both_complete() -> BurroState:
    return match(hands=["1o 1c 2o 2c", "3o 3c 3e 3b", "1e 1b 2e 2b", "4o 4c 4e 4b"])


def test_03_no_privilege():
    state = both_complete()
    at(state, 300, 3, "burro")
    at(state, 550, 0, "hand")
    at(state, 620, 1, "hand")
    assert state.letters == [0, 0, 1, 0]
    state = both_complete()
    at(state, 300, 3, "burro")
    at(state, 550, 0, "hand")
    at(state, 620, 2, "hand")
    assert state.letters == [0, 1, 0, 0]


def test_03_hands_not_in_after_ten_seconds():
    losers = set()
    for seed in range(40):
        state = both_complete()
        state.chance = SeededChance(seed)
        at(state, 300, 3, "burro")
        at(state, 500, 0, "hand")
        timeout(state)
        assert state.deadline() == 10_300
        state.tick(10_299)
        with pytest.raises(Refused):
            state.apply(TABLE, TIMEOUT)
        timeout(state)
        assert sum(state.letters) == 1
        losers.add(state.letters.index(1))
    assert losers == {1, 2}


def test_the_clock_tells_no_bluff():
    state = match(hands=["1o 1c 2o 2c", "3o 3c 3e 3b", "1e 1b 2e 2b", "4o 4c 4e 4b"], options={"palm_up": "on"})
    bluff = state.clone()
    at(state, 300, 3, "burro")
    at(bluff, 300, 3, "palm burro")
    assert state.view(0).deadline == bluff.view(0).deadline == 2300
    assert state.events[-1] == bluff.events[-1]


def test_04_callers():
    state = start(4)
    callers = [state.caller]
    for _ in range(4):
        for seat in range(4):
            if not state.ready(seat):
                state.apply(seat, state.actions(seat)[0])
        other = (state.caller + 1) % 4
        assert why(state, other, "va") == "burro-not-caller"
        state.play(state.caller, "va")
        callers.append(state.caller)
    assert callers == [0, 3, 2, 1, 0]


def test_04_the_order_waits_for_all():
    state = start(4)
    state.apply(0, state.actions(0)[0])
    assert why(state, 0, "va") == "burro-not-all"


def test_05_directions():
    def received(way: str, passes: int) -> list[int]:
        state = match(options={"pass_direction": way})
        found = []
        for _ in range(passes):
            card = bits(state.hands[0])[0]
            for seat in range(4):
                state.apply(seat, bits(state.hands[seat])[0])
            state.play(state.caller, "va")
            found.append(next(seat for seat in range(4) if state.hands[seat] >> card & 1))
        return found

    assert received("right", 2) == [1, 1]
    assert received("left", 2) == [3, 3]
    assert received("alternate", 3) == [1, 3, 1]


def test_06_lie_followed():
    state = match(options={"lie": "on"})
    state.play(0, "1o")
    before = state.hands[:]
    at(state, 1000, 0, "lie")
    assert state.view(1).seats[0].notes == ()
    assert state.deadline() == 3000
    at(state, 1500, 1, "hand")
    at(state, 2100, 3, "hand")
    timeout(state)
    assert state.letters == [0, 1, 0, 1]
    assert state.hands == before
    assert state.chosen[0] == [state.pack.card("1o")]
    assert state.caller == 0
    assert not state.hand_over()


def test_07_lie_not_followed():
    state = match(options={"lie": "on"})
    at(state, 1000, 0, "lie")
    timeout(state)
    assert state.letters == [1, 0, 0, 0]


def test_08_feint():
    state = match(options={"amago": "on"})
    at(state, 1000, 3, "amago")
    assert any(event.say.key == "burro-shouts-other" for event in state.events)
    at(state, 1400, 0, "hand")
    timeout(state)
    assert state.letters == [1, 0, 0, 0]
    state = match()
    at(state, 1000, 3, "amago")
    assert state.letters == [0, 0, 0, 1]


def test_09_palm_up():
    state = match(hands=["1o 1c 3o 3c", "2o 2c 2e 2b", "1e 1b 3e 3b", "4o 4c 4e 4b"], options={"palm_up": "on"})
    twos = state.hands[1]
    at(state, 100, 1, "palm burro")
    for seat, clock in ((0, 500), (2, 600), (3, 700)):
        at(state, clock, seat, "palm" if seat == 2 else "hand")
    assert state.letters == [1, 0, 1, 1]
    assert state.hands[1] == twos
    assert not state.hand_over()
    at(state, 2000, 1, "palm amago")
    timeout(state)
    assert state.letters == [1, 1, 1, 1]


def test_09_palm_up_does_not_answer_a_claim():
    state = match(hands=["1o 1c 3o 3c", "2o 2c 2e 2b", "1e 1b 3e 3b", "4o 4c 4e 4b"], options={"palm_up": "on"})
    at(state, 100, 1, "burro")
    at(state, 200, 0, "palm")
    at(state, 300, 2, "hand")
    assert state.actors() == 0b1001
    assert [state.text(0, action) for action in state.actions(0)] == ["turn"]
    later = state.clone()
    at(state, 400, 3, "hand")
    assert state.letters == [1, 0, 0, 0]
    assert isinstance(later, BurroState)
    at(later, 350, 0, "turn")
    assert later.letters == [0, 0, 0, 1]


def test_10_fifth_letter():
    hands = ["1o 1c 1e 1b", "2o 2c 2e 2b", "3o 3c 3e 3b", "4o 4c 4e 4b", "5o 5c 5e 5b"]
    state = match(5, hands=hands, letters=[0, 0, 0, 0, 4])
    state.play(0, "burro")
    for seat in (1, 2, 3):
        state.play(seat, "hand")
    assert state.out == [4]
    assert state.view(None).seats[4].out
    state.play(state.turn(), "deal")
    assert {name[:-1] for name in state.census()} == {"1", "2", "3", "4"}
    assert len(state.census()) == 16
    assert [hand.bit_count() for hand in state.hands] == [4, 4, 4, 4, 0]


def test_11_two_packs():
    state = start(4, hand_size=6)
    suits = {name[1:] for name in state.census()}
    assert suits == {"o", "c", "e", "b", "o'", "c'"}
    assert len(state.census()) == 24
    assert {name[1:] for name in start(4, hand_size=7).census()} == {"o", "c", "e", "b", "o'", "c'", "e'"}
    assert len(start(4, hand_size=8).census()) == 32
    assert {name[1:] for name in start(4, hand_size=6, deck="fr52").census()} == {"s", "h", "d", "c", "h'", "d'"}
    numbers = state.numbers
    mask = state.pack.mask
    assert numbers.complete(mask("2o 2c 2e 2b 2o' 2c'"))
    assert not numbers.complete(mask("2o 2c 2e 2b 2o' 3c'"))


def runs(**position: object) -> BurroState:
    hands = ["1o 2o 3o 4o", "1c 1e 2e 2b", "2c 6o 6e 6b", "1b 5o 5e 5b", "3c 4c 5c 6c", "3e 3b 4e 4b"]
    return match(6, hands=hands, options={"runs": "suited"}, **position)


def test_12_runs():
    state = runs()
    at(state, 100, 0, "burro")
    for seat, clock in ((4, 300), (1, 350), (2, 400), (3, 500)):
        at(state, clock, seat, "hand")
    assert state.letters == [0, 0, 0, 0, 0, 1]
    assert state.winner == 4
    assert state.shown == 0b10001
    assert why(match(), 0, "burro") == "burro-not-complete"
    equal = match(6, hands=["1o 2o 3o 4o", "1e 2e 3e 4e"], options={"runs": "suited"})
    equal.play(1, "burro")
    for seat in (0, 2, 3, 4):
        equal.play(seat, "hand")
    assert equal.winner == 1
    assert equal.numbers.top(equal.pack.mask("7o 10o 11o 12o")) == 9
    assert equal.numbers.top(equal.pack.mask("11o 12o 1o 2o")) < 0


def test_13_ends():
    hands = ["1o 1c 1e 1b", "2o 2c 2e 2b", "3o 3c 3e 3b", "4o 4c 4e 4b"]

    def last_gets_letter(state: BurroState) -> None:
        state.play(0, "burro")
        for seat in state.playing()[1:-1]:
            state.play(seat, "hand")

    state = match(hands=hands, letters=[0, 0, 0, 4], options={"end": "first_out"})
    last_gets_letter(state)
    assert state.actors() == 0
    assert state.winners() == [0, 1, 2]
    state = match(hands=hands, letters=[0, 0, 4, 5], out=[3], options={"end": "two_left"})
    last_gets_letter(state)
    assert state.actors() == 0
    assert state.winners() == [0, 1]
    state = match(hands=hands, letters=[0, 0, 4, 5], out=[3])
    last_gets_letter(state)
    assert state.hand_over()
    assert state.actors() != 0
    state = match(hands=hands, letters=[0, 4, 5, 5], out=[3, 2])
    state.play(0, "burro")
    assert state.actors() == 0
    assert state.winners() == [0]


def test_14_two_cards_and_the_centre():
    state = match(options={"pass_cards": 2})
    one_pass(state, ["1o 2o", "1c 1e", "2e 3c", "3e 3b"])
    assert {"1o", "2o"} <= names(state, 1)
    state = match(options={"pass_direction": "centre"})
    one_pass(state, ["1o", "1c", "2e", "3e"])
    assert len(state.pool) == 4
    assert state.actors() == 0b1111
    assert why(state, 0, "hand") == "burro-take-first"
    state.play(2, "take 3")
    assert state.actors() == 0b1011
    state.play(0, "p1")
    assert [item.id for item in state.view(1).zones[-2].items] == ["p2", "p4"]
    assert not any(item.face for item in state.view(1).zones[-2].items)
    timeout(state)
    assert [hand.bit_count() for hand in state.hands] == [4] * 4
    assert state.phase == 0
    assert len(set(state.census())) == 16


def test_15_misfire():
    state = match(options={"misfire": "ignore"})
    before = state.position()
    state.play(2, "hand")
    assert state.position() == before
    state = match()
    state.play(0, "1o")
    hands = state.hands[:]
    state.play(2, "hand")
    assert state.letters == [0, 0, 1, 0]
    assert state.hands == hands
    assert state.caller == 0


def test_hands_just_after_a_settlement_are_no_slips():
    state = match(options={"lie": "on"})
    at(state, 1000, 0, "lie")
    timeout(state)
    letters = state.letters[:]
    at(state, state.clock + 999, 1, "hand")
    assert state.letters == letters
    at(state, state.clock + 1, 1, "hand")
    assert state.letters != letters
    over = both_complete()
    over.play(3, "burro")
    over.play(0, "hand")
    over.play(1, "hand")
    assert why(over, 2, "hand") == "burro-late"


def test_a_call_waits_for_the_one_before():
    state = match(hands=["1o 1c 2o 2c", "3o 3c 3e 3b", "1e 1b 2e 2b", "4o 4c 4e 4b"], options={"lie": "on"})
    state.play(0, "lie")
    assert why(state, 1, "burro") == "burro-settling"
    assert why(state, 0, "hand") == "burro-already-in"


def test_the_choice_may_change_and_the_timer_chooses():
    state = match()
    state.play(0, "1o")
    state.play(0, "2o")
    assert state.chosen[0] == [state.pack.card("2o")]
    assert state.deadline() == 8000
    timeout(state)
    assert state.passes == 1
    assert state.caller == 3
    assert "2o" in names(state, 1)


def test_a_slow_dealer_holds_up_nobody():
    state = both_complete()
    at(state, 300, 3, "burro")
    at(state, 550, 0, "hand")
    at(state, 620, 1, "hand")
    assert state.deadline() == 20_620
    timeout(state)
    assert state.hand == 1
    assert not state.hand_over()


def test_too_many_for_the_spanish_pack():
    with pytest.raises(Refused) as refusal:
        start(11)
    assert refusal.value.key == "burro-too-many"
    assert len(start(13, deck="fr52").census()) == 52


def test_five_letters_by_a_lie_end_the_hand():
    state = match(5, hands=[*HANDS, "5o 5c 5e 5b"], letters=[4, 0, 0, 0, 0], options={"lie": "on"})
    at(state, 100, 0, "lie")
    timeout(state)
    assert state.out == [0]
    assert state.hand_over()
    state.play(state.turn(), "deal")
    assert state.caller == 4
    assert len(state.census()) == 16


@pytest.mark.parametrize("way", ["right", "centre"])
def test_guesses_keep_what_is_known(way: str):
    for seed in range(30):
        state = start(5, seed=seed, pass_direction=way)
        rng = random.Random(seed)
        for seat in range(5):
            state.apply(seat, rng.choice(bits(state.hands[seat])))
        state.play(0, "va")
        if way == "centre":
            state.play(1, "take 1")
        guess = state.clone()
        assert isinstance(guess, BurroState)
        guess.redeal(2, SeededChance(seed))
        assert guess.hands[2] == state.hands[2]
        if way == "right":
            assert guess.hands[3] & state.given[2] == state.given[2]
        else:
            middle = guess.taken[1] | sum(1 << card for card in guess.pool if card >= 0)
            assert middle & state.given[2] == state.given[2]


def test_a_claimant_is_guessed_complete():
    for seed in range(30):
        state = both_complete()
        state.play(3, "burro")
        guess = state.clone()
        assert isinstance(guess, BurroState)
        guess.redeal(0, SeededChance(seed))
        assert guess.numbers.complete(guess.hands[3])
        sixes = runs()
        sixes.play(4, "burro")
        guess = sixes.clone()
        assert isinstance(guess, BurroState)
        guess.redeal(5, SeededChance(seed))
        assert guess.numbers.complete(guess.hands[4])


def test_nobody_claims_for_ever():
    state = start(4, misfire="ignore")
    for _ in range(3):
        while not state.hand_over():
            timeout(state)
        if state.actors():
            state.play(state.turn(), "deal")
    assert state.actors() == 0
    assert state.winners() == [0, 1, 2, 3]


def test_random_matches_keep_the_letters():
    for seed in range(10):
        rng = random.Random(seed)
        state = start(4, seed=seed, lie="on", amago="on", palm_up="on")
        before = 0
        for _ in laws.matches(state, rng, 4000):
            assert sum(state.letters) >= before
            before = sum(state.letters)
            assert all((letters == 5) == (seat in state.out) for seat, letters in enumerate(state.letters))
        assert state.actors() == 0


def test_bots_react_the_same_however_often_they_are_asked():
    for level, least in (("easy", 250), ("normal", 250), ("hard", 250)):
        bot = get_bot("burro", level)
        state = both_complete()
        at(state, 1000, 3, "burro")
        first = bot.decide(state, 0, SeededChance(1))
        assert first.action is not None
        assert state.text(0, first.action) == "hand"
        assert first.delay >= least
        at(state, 1100, 1, "hand")
        again = bot.decide(state, 0, SeededChance(2))
        assert again.action == first.action
        assert 1100 + again.delay == 1000 + first.delay


FOUR = ["1o 3o 4o 1b", "2o 2c 2e 2b", "1c 3c 4c 3b", "1e 3e 4e 4b"]
IMPOSSIBLE: dict[str, dict[str, object]] = {
    "everybody out": {"hands": FOUR, "out": [0, 1, 2, 3]},
    "out twice": {"hands": FOUR, "out": [1, 1], "letters": [0, 5]},
    "a burro still in": {"hands": FOUR, "letters": [5]},
    "a caller who is out": {"hands": FOUR, "out": [0], "letters": [5]},
    "the same card in two hands": {"hands": ["1o 3o 4o 1b", "1o 2c 2e 2b"]},
    "five cards in a hand": {"hands": ["1o 3o 4o 1b 2b"]},
    "a card chosen that is not held": {"hands": FOUR, "chosen": ["2o"]},
    "a claim of nobody": {"hands": FOUR, "phase": "settle", "call": "real"},
    "a claim without the cards": {"hands": FOUR, "phase": "settle", "call": "real", "called_by": 0, "hands_in": [0]},
    "a claim settled already": {"hands": FOUR, "phase": "settle", "call": "real", "called_by": 1, "hands_in": [1, 0, 2]},
    "a liar whose hand is in": {"hands": FOUR, "phase": "settle", "call": "lie", "called_by": 0, "hands_in": [0]},
    "nothing to take": {"hands": FOUR, "phase": "take"},
    "a window that opens later": {"hands": FOUR, "since": 1},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(position: dict[str, object]):
    with pytest.raises(Refused) as caught:
        sobremesa.get("burro").restore({"partial": True, "seats": 4, **position})
    laws.check_refusal(caught.value)


def test_a_whole_position_has_all_its_numbers():
    position = sobremesa.make("burro", seats=5).position()
    position["hands"] = position["hands"][:4]  # type: ignore[index]
    with pytest.raises(Refused):
        sobremesa.get("burro").restore(position)


def test_what_may_be_called_is_said_as_the_table_plays_it():
    for runs, key in (("none", "burro-fact-complete"), ("suited", "burro-fact-complete-runs")):
        state = sobremesa.get("burro").restore({"partial": True, "seats": 4, "options": {"runs": runs}, "hands": ["1o 3o 4o 1b"]})
        assert key in [fact.key for fact in state.facts(0)]
        with pytest.raises(Refused) as caught:
            state.play(0, "burro")
        assert caught.value.key == key.replace("fact", "not")
        laws.check_refusal(caught.value)


@pytest.mark.parametrize("text", ["take ²", "p²", "take " + "9" * 5000, "p" + "9" * 5000])
def test_numbers_that_are_none_are_refused(text: str):
    state = sobremesa.make("burro", pass_direction="centre")
    with pytest.raises(Refused):
        state.play(0, text)
