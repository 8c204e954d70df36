"""Hearts: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State

GAME = sobremesa.get("hearts")


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> State:
    """A position in mid-hand (a trick has been won, whatever was in it) unless told otherwise; ``partial``."""
    return GAME.restore({"seats": seats, "options": options or {}, "partial": True, "last": "4c", **position})


def moves(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def play(state: State, cards: str) -> State:
    """The cards in turn, whoever's turn it is."""
    for card in cards.split():
        state.play(state.turn(), card)
    return state


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def ended(seats: int, piles: list[str], options: dict[str, object] | None = None, totals: list[int] | None = None, **position: object) -> State:
    """A hand whose last trick, without points, P0 wins; the piles already won; what is not in them lies aside."""
    return play(
        at(seats, options, piles=piles, hands=["Kc", "2c", "3c", "5c", "6c"][:seats], totals=totals or [0] * seats, broken=True, **position),
        " ".join(["Kc", "2c", "3c", "5c", "6c"][:seats]),
    )


HEARTS = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"


@pytest.mark.parametrize(("seats", "steps"), [(4, [1, 3, 2, 0, 1, 3, 2, 0, 1]), (3, [1, 2, 0, 1, 2, 0]), (5, [1, 4, 0, 1]), (6, [1, 5, 3, 0, 1])])
def test_01_where_cards_are_passed(seats: int, steps: list[int]) -> None:
    for hand, step in enumerate(steps):
        state = GAME.restore({"seats": seats, "hand": hand, "partial": True, "phase": "pass", "hands": ["2c 3c 4c 5c"] + [""] * (seats - 1)})
        assert state.pass_steps() == step  # type: ignore[attr-defined]
    state = sobremesa.make("hearts", seats=seats, seed=2)
    before = [set(hand.split()) for hand in state.position()["hands"]]  # type: ignore[attr-defined]
    given = []
    for seat in range(seats):
        given.append(set(state.text(seat, state.actions(seat)[0]).split()[1:]))
        state.apply(seat, state.actions(seat)[0])
    after = [set(hand.split()) for hand in state.position()["hands"]]  # type: ignore[attr-defined]
    for seat in range(seats):
        assert given[seat] <= after[(seat + 1) % seats], "the first pass goes to the left"
        assert before[seat] - given[seat] <= after[seat]


def test_02_the_first_trick() -> None:
    for hand, legal in (("Ah Qs 5d 9s", "5d 9s"), ("Ah Qs 3h", "Ah Qs 3h")):
        state = at(last="", trick="2c", hands=["", hand])
        assert set(moves(state, 1)) == set(legal.split())
    assert refusal(at(last="", trick="2c", hands=["", "Ah Qs 5d 9s"]), 1, "Qs") == "hearts-first-trick"


def test_03_leading_before_hearts_are_broken() -> None:
    state = at(hands=["4h 9s"])
    assert moves(state, 0) == ["9s"]
    assert refusal(state, 0, "4h") == "hearts-not-broken"
    state = at(hands=["4h Kh", "2c", "3c", "5c"])
    assert set(moves(state, 0)) == {"4h", "Kh"}
    state.play(0, "4h")
    assert state.position()["broken"] is True


def test_04_what_breaks_hearts() -> None:
    for card, broken in (("3h", True), ("Qs", False), ("2c", False)):
        state = at(trick="Kd", hands=["", "Qs 3h 2c", "4d", "5d"])
        assert set(moves(state, 1)) == {"Qs", "3h", "2c"}
        state.play(1, card)
        assert state.position()["broken"] is broken
    state = at(options={"queen_breaks": "on"}, trick="Kd", hands=["", "Qs 3h 2c", "4d", "5d"])
    state.play(1, "Qs")
    assert state.position()["broken"] is True


def test_05_who_takes_a_trick() -> None:
    state = play(at(hands=["5d 2c", "Kd 3c", "As 6c", "2h 7c"]), "5d Kd As 2h")
    assert state.turn() == 1
    assert state.position()["points"] == [0, 1, 0, 0]


def test_06_normal_points() -> None:
    state = ended(4, ["2h 3h 4h 5h 6h", "Qs 7h 8h 9h", "Th Jh Qh Kh Ah", ""])
    assert state.position()["totals"] == [5, 16, 5, 0]


def test_07_the_moon() -> None:
    for moon, totals, over in (("add", [106, 100, 30, 86], True), ("subtract", [80, 74, 4, 60], False)):
        state = ended(4, ["", "", f"{HEARTS} Qs", ""], {"moon": moon}, [80, 74, 30, 60])
        assert state.position()["totals"] == totals
        assert (state.actors() == 0) is over
        assert state.winners() == ([2] if over else [])
    assert ended(4, ["", "", f"{HEARTS} Qs", ""]).position()["totals"] == [26, 26, 0, 26]


@pytest.mark.parametrize(
    ("scoring", "cards", "points"),
    [
        ("spot", "2h 9h Jh", 22),
        ("spot", "Qs Ah", 27),
        ("grouped", "Th Jh Qh Kh Ah", 55),
        ("high", "9h Jh Qh Kh Ah", 15),
        ("high", "Qs 2h", 14),
        ("spot", f"{HEARTS} Qs", 117),
        ("grouped", f"{HEARTS} Qs", 112),
        ("high", f"{HEARTS} Qs", 36),
        ("normal", f"{HEARTS} Qs", 26),
    ],
)
def test_08_other_values(scoring: str, cards: str, points: int) -> None:
    assert at(options={"scoring": scoring}, hands=["2c"], piles=[cards]).position()["points"] == [points, 0, 0, 0]


def test_08_the_ace_may_count_one() -> None:
    assert at(options={"scoring": "spot", "spot_ace": 1}, hands=["2c"], piles=[f"{HEARTS} Qs"]).position()["points"] == [104, 0, 0, 0]


def test_09_hidden_cards() -> None:
    state = sobremesa.make("hearts", seats=5, seed=3, pass_direction="none")
    position = state.position()
    hands = [str(hand).split() for hand in position["hands"]]  # type: ignore[attr-defined]
    assert [len(hand) for hand in hands] == [10] * 5
    assert len(str(position["aside"]).split()) == 2
    for seed in range(40):
        state = sobremesa.make("hearts", seats=5, seed=seed, pass_direction="none")
        aside = str(state.position()["aside"]).split()
        lowest = next(f"{rank}c" for rank in "23456" if f"{rank}c" not in aside)
        assert moves(state, state.turn()) == [lowest], "the lowest club in play leads"
    state = ended(5, [HEARTS, "", "", "", ""], aside="Qs Td", hand=1)
    assert state.position()["totals"] == [0, 13, 13, 13, 13], "all that was dealt: the queen lies hidden"


def test_10_cancellation() -> None:
    options: dict[str, object] = {"cancellation": "on"}
    hands = ["8s 2d", "Ks 3d", "Ks' 5d", "8s' 6d", "3s 7d"]
    state = play(at(5, options, hands=hands), "8s Ks Ks' 8s' 3s")
    assert state.turn() == 4
    hands[4] = "4h 7d"
    state = play(at(5, options, hands=hands), "8s Ks Ks' 8s' 4h")
    assert state.turn() == 0, "undecided: the same leader"
    assert state.position()["table"] == "8s Ks 4h 8s' Ks'"
    play(state, "2d 3d 5d 6d 7d")
    assert state.position()["points"] == [0, 0, 0, 0, 1], "they went with the next trick"
    state = play(at(5, options, hands=[hand.split()[0] for hand in hands], broken=True), "8s Ks Ks' 8s' 4h")
    assert state.hand_over()
    assert state.position()["totals"] == [0] * 5, "an undecided last trick is nobody's"


def test_11_a_nine_goes_round_twice() -> None:
    state = at(options={"nines": "on"}, hands=["9d 2d", "Jd Kd", "4d 7c", "Qs 3c"])
    play(state, "9d Jd 4d Qs")
    assert moves(state, 0) == ["2d"], "everyone follows the nine's suit again, the leader too"
    play(state, "2d Kd 7c 3c")
    assert len(str(state.position()["piles"][1]).split()) == 8  # type: ignore[index]
    assert state.position()["points"] == [0, 13, 0, 0]


def test_12_a_nine_in_the_last_trick() -> None:
    state = play(at(options={"nines": "on"}, hands=["9d", "Jd", "4d", "Qs"], broken=True), "9d Jd 4d Qs")
    assert state.hand_over()
    assert state.position()["points"] == [0, 13, 0, 0]


def test_13_pairs() -> None:
    state = ended(4, ["2h 3h 4h 5h", "Qs", "6h 7h 8h 9h Th Jh Qh Kh", "Ah"], {"teams": "pairs"})
    assert state.scores() == [12, 14, 12, 14]
    state = ended(4, [f"{HEARTS} Qs", "", "", ""], {"teams": "pairs"})
    assert state.position()["totals"] == [0, 26, 26, 26]
    assert state.scores() == [26, 52, 26, 52]


def test_13_a_pair_counts_what_both_took() -> None:
    state = ended(4, ["2h 3h 4h 5h", "", "", ""], {"teams": "pairs"}, [0, 10, 8, 4])
    assert state.scores() == [12, 14, 12, 14]


def test_14_ties_at_the_end() -> None:
    totals = [103, 61, 61, 75]
    for tie, over, winners in (("play_on", False, []), ("shared", True, [1, 2])):
        state = ended(4, ["", "", "", ""], {"tie": tie}, totals, aside=f"{HEARTS} Qs")
        assert state.position()["totals"] == totals
        assert (state.actors() == 0) is over
        assert state.winners() == winners


def test_15_no_pass() -> None:
    for hand in range(5):
        state = GAME.restore(
            {**sobremesa.make("hearts", pass_direction="none", seed=hand).position(), "hand": hand},
        )
        assert len(moves(state, state.turn())) == 1, "the lowest club leads at once"
        assert state.pass_steps() == 0  # type: ignore[attr-defined]


def test_16_black_marie() -> None:
    options: dict[str, object] = {"preset": "black_marie"}
    state = at(options=options, last="", trick="2c", hands=["", "5h Qs 8d"])
    assert set(moves(state, 1)) == {"5h", "8d"}
    assert at(options=options, hand=4, phase="pass", hands=["2c 3c 4c 5c"]).pass_steps() == 3  # type: ignore[attr-defined]
    assert set(moves(at(options=options, hands=["4h 9s"]), 0)) == {"4h", "9s"}


def test_17_the_shooter_chooses() -> None:
    for choice, totals in (("add", [26, 26, 0, 26]), ("subtract", [0, 0, -26, 0])):
        state = ended(4, ["", "", f"{HEARTS} Qs", ""], {"moon": "choose"})
        assert state.position()["totals"] == [0, 0, 0, 0], "nothing is written before the choice"
        assert [state.actions(seat) == [] for seat in range(4)] == [True, True, False, True]
        assert moves(state, 2) == ["add", "subtract"]
        state.play(2, choice)
        assert state.position()["totals"] == totals


# -- what no example says -----------------------------------------------------------------------------------------------------------


def test_a_pass_is_of_three_own_cards() -> None:
    state = sobremesa.make("hearts", seed=1)
    own = str(state.position()["hands"][0]).split()  # type: ignore[index]
    other = str(state.position()["hands"][1]).split()  # type: ignore[index]
    for cards in (own[:2], own[:4], [*own[:2], other[0]]):
        assert refusal(state, 0, "pass " + " ".join(cards)) == "hearts-pass"
    assert refusal(state, 0, own[0]) == "hearts-pass-first"
    state.play(0, "pass " + " ".join(own[3:6]))
    assert refusal(state, 0, "pass " + " ".join(own[3:6])) == "not-your-turn"
    view = state.view(1)
    assert all(not set(own[3:6]) & {item.face for item in zone.items} for zone in view.zones)


def test_only_giver_and_taker_know_what_was_passed() -> None:
    state = sobremesa.make("hearts", seed=1)
    given = ""
    for seat in range(4):
        text = state.text(seat, state.actions(seat)[0])
        given = text.removeprefix("pass ") if seat == 0 else given
        state.events = []
        state.play(seat, text)
    cards = set(given.split())
    heard = [[str(event.say.facts.get("cards", "")) for event in state.heard(seat) if event.kind == "receive"] for seat in range(4)]
    assert [len(told) for told in heard] == [1, 1, 1, 1]
    assert set(heard[1][0].split()) == cards
    kept = 0
    for seed in range(30):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert cards <= set(str(guess.position()["hands"][1]).split()), "the giver remembers"  # type: ignore[index]
        other = state.clone()
        other.redeal(2, SeededChance(seed))
        kept += cards <= set(str(other.position()["hands"][1]).split())  # type: ignore[index]
    assert kept < 5, "others cannot know"


@pytest.mark.parametrize("scoring", ["normal", "spot", "grouped", "high"])
def test_every_hand_adds_up(scoring: str) -> None:
    """No way of playing breaks the total of the pack: 26, 117, 112 or 36."""
    total = {"normal": 26, "spot": 117, "grouped": 112, "high": 36}[scoring]
    for seed in range(20):
        rng = random.Random(seed)
        state = sobremesa.make("hearts", seed=seed, scoring=scoring, target=20).quiet()
        while not state.hand_over():
            state.apply(state.turn(), rng.choice(state.actions(state.turn())))
        assert sum(state.position()["points"]) == total  # type: ignore[call-overload]


def test_what_a_lead_of_hearts_tells() -> None:
    """He who leads a heart before they are broken has nothing else."""
    state = play(at(hands=["4h Kh", "2c 3d", "3c 5d", "5c 6d"]), "4h")
    barred = set(str(state.position()["barred"][0]).split())  # type: ignore[index]
    assert {"2c", "As", "Qd"} <= barred
    assert "Ah" not in barred


# -- two packs ----------------------------------------------------------------------------------------------------------------------


def test_either_of_two_lowest_clubs_may_be_led() -> None:
    hands = ["3s 4s", "2c 2c' 5d", "6d 7d", "8d 9d"]
    state = at(4, {"cancellation": "on"}, last="", hands=hands, leader=1)
    assert set(moves(state, 1)) == {"2c", "2c'"}
    state.play(1, "2c'")
    assert state.position()["known"] == [""] * 4, "nobody knows that he has another"


def test_of_two_holders_the_nearest_to_the_left_of_the_dealer_leads() -> None:
    for seed in range(60):
        state = sobremesa.make("hearts", seats=8, seed=seed, cancellation="on", pass_direction="none")
        holders = [seat for seat, hand in enumerate(state.position()["hands"]) if "2c" in hand]  # type: ignore[arg-type, var-annotated]
        assert state.turn() == holders[0]
        assert {text.rstrip("'") for text in moves(state, state.turn())} == {"2c"}
        assert all("2c" in state.position()["barred"][seat] for seat in range(holders[0]))  # type: ignore[index]


def test_points_that_nobody_took_are_no_moon() -> None:
    options: dict[str, object] = {"cancellation": "on"}
    hands = ["8s", "8s'", "2h", "3d"]
    aside = f"{HEARTS.replace('2h ', '')} Qs"
    state = play(at(4, options, hands=hands, piles=["2h'", "", "", ""], broken=True, aside=aside), "8s 8s' 2h 3d")
    assert set(str(state.position()["lost"]).split()) == {"2h", "3d", "8s", "8s'"}
    assert state.position()["totals"] == [1, 0, 0, 0]


def test_twins_cancel_over_both_rounds_of_a_nine() -> None:
    options: dict[str, object] = {"cancellation": "on", "nines": "on"}
    state = play(at(4, options, hands=["9d Ad' 2c", "Ad 5d 3c", "4d 6d 4c'", "7d Jd 5c"]), "9d Ad 4d 7d Ad' 5d 6d Jd")
    assert state.turn() == 3


def test_the_sheet_tells_what_a_moon_wrote() -> None:
    state = ended(4, ["", "", f"{HEARTS} Qs", ""], {"moon": "subtract"}, [80, 74, 30, 60])
    sheet = state.sheet()
    assert sheet is not None
    assert [(line.say.key, line.values) for line in sheet.lines] == [
        ("hearts-line-hand", (0, 0, 26, 0)),
        ("hearts-line-moon", (0, 0, -26, 0)),
        ("hearts-line-total", (80, 74, 4, 60)),
    ]
