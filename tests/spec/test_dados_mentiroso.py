"""The numbered examples of póker mentiroso, and what its dice must always keep."""

from __future__ import annotations

import random
from itertools import product

import pytest

import sobremesa
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.dice._claims import KIND, KINDS, LOWEST_PAIR, NAMES, PARTS, rank, read_claim
from tests.laws import laws

GAME = sobremesa.get("dados-mentiroso")


class Loaded(Chance):
    """Dice that fall as told."""

    def __init__(self, faces: str) -> None:
        self.faces = [("NRJQKA").index(face) for face in faces]

    def text(self) -> str:
        return "0"

    def clone(self) -> Chance:
        new = Loaded("")
        new.faces = self.faces[:]
        return new

    def below(self, n: int) -> int:
        assert n == 6
        return self.faces.pop(0)


def match(**position: object) -> State:
    return GAME.restore({"partial": True, "seats": 3, **position})


def loaded(state: State, faces: str) -> State:
    state.chance = Loaded(faces.replace(" ", ""))
    return state


def hand(text: str) -> int:
    return read_claim(text)[0]


def why(state: State, seat: int, text: str) -> str:
    before = state.position()
    with pytest.raises(Refused) as refusal:
        state.play(seat, text)
    assert state.position() == before
    return refusal.value.key


def points(state: State) -> list[int]:
    return state.scores()


def answer(dice: str, claim: str, hidden: str = "d1 d2 d3", **more: object) -> State:
    """P0 has passed ``claim``; P1 is to answer."""
    return match(phase="answer", dice=dice, hidden=hidden, claim=claim, holder=0, **more)


def turn(dice: str, claim: str, hidden: str = "d1 d2 d3", **more: object) -> State:
    """P0's claim reaches P1, who believes it."""
    state = answer(dice, claim, hidden, **more)
    state.play(1, "believe")
    return state


def test_order_of_the_hands():
    assert [sum(kind == KINDS.index(name) for kind in KIND) for name in KINDS] == [6, 60, 60, 60, 30, 30, 6]
    assert len(NAMES) - LOWEST_PAIR == 246
    assert NAMES[LOWEST_PAIR] == "NNQJR"
    assert NAMES[-1] == "AAAAA"


def test_01_comparisons():
    for pair in ("KKKKQ KKKKJ", "AAANN KKKQQ", "JJJAR JJJAN", "JJRRN JJNNA", "AAKQJ AAKQR"):
        higher, lower = pair.split()
        assert hand(higher) > hand(lower), pair
    assert hand("full de ases-negros") == hand("AAANN")


def test_02_true_claim_doubted():
    state = loaded(match(), "JJN JA")
    state.play(0, "throw cup d1 d2 d3")
    assert state.view(1).zones[2].count == 3
    assert not any(item.face for item in state.view(1).zones[2].items)
    assert [item.face for item in state.view(0).zones[2].items] == ["J", "J", "N"]
    state.play(0, "open 4 5")
    assert [item.face for item in state.view(1).zones[1].items] == ["J", "A"]
    state.play(0, "trío de J con as y negro")
    assert state.claim == hand("JJJAN")  # type: ignore[attr-defined]
    state.play(1, "doubt")
    assert points(state) == [0, 1, 0]
    assert state.hand_over()
    assert state.turn() == 1


def test_03_lie_doubted():
    state = match(dice="JJNJA", hidden="d1 d2 d3")
    state.play(0, "full de J y ases")
    assert state.claim == hand("JJJAA")  # type: ignore[attr-defined]
    state.play(1, "doubt")
    assert points(state) == [1, 0, 0]
    assert state.turn() == 0


def test_04_understating_is_no_lie():
    state = answer("QQQQN", "QQQAA")
    state.play(1, "doubt")
    assert points(state) == [0, 1, 0]


def test_05_four_hidden():
    state = match(dice="KKQJA", hidden="d1 d2 d3 d4")
    assert why(state, 0, "pass KKQJA") == "dados-mentiroso-too-hidden"
    assert [state.text(0, action) for action in state.actions(0)] == ["reveal d1", "reveal d2", "reveal d3", "reveal d4"]
    state.play(0, "reveal d4")
    state.play(0, "pass KKAQJ")
    assert state.turn() == 1


def test_06_reveal_then_cup():
    state = loaded(match(), "KKQ RN")
    state.play(0, "cup 1 2 3")
    state.play(0, "reveal d1 d2 d3")
    assert [item.face for item in state.view(2).zones[1].items] == ["K", "K", "Q"]
    state.play(0, "cup 4 5")
    assert state.view(2).zones[2].count == 2
    state.play(0, "pass KKQRN")
    assert state.turn() == 1


def test_07_bluff_without_throwing():
    state = turn("JJNJA", "JJJAN")
    assert [item.face for item in state.view(1).zones[2].items] == ["J", "J", "N"]
    assert [item.face for item in state.view(2).zones[2].items] == ["", "", ""]
    state.play(1, "keep")
    assert why(state, 1, "trío de J") == "dados-mentiroso-higher"
    state.play(1, "trío de Q")
    assert state.claim == hand("QQQRN")  # type: ignore[attr-defined]
    state.play(2, "doubt")
    assert points(state) == [0, 1, 0]


def test_08_believer_throws_two():
    state = loaded(turn("JJNJA", "JJJAN"), "RR")
    state.play(1, "take d3 d5")
    assert [item.face for item in state.view(2).zones[1].items] == ["J", "J", "J"]
    assert state.view(2).zones[2].count == 0
    state.play(1, "cup d3 d5")
    assert state.view(0).zones[2].count == 2
    state.play(1, "full de J")
    assert state.claim == hand("JJJNN")  # type: ignore[attr-defined]
    state.play(2, "doubt")
    assert points(state) == [0, 0, 1]


def test_09_what_beats_poker_of_kings_with_queen():
    state = turn("KKKKQ", "póker de K con Q")
    state.play(1, "keep")
    assert why(state.clone(), 1, "KKKKJ") == "dados-mentiroso-higher"
    for claim in ("KKKKA", *(f"AAAA{kicker}" for kicker in "KQJRN"), *(figure * 5 for figure in "NRJQKA")):
        copy = state.clone()
        copy.play(1, f"pass {claim}")
        assert copy.turn() == 2, claim


def test_10_partial_claims_mean_the_lowest():
    state = turn("KKKKR", "KKKKR")
    state.play(1, "keep")
    assert hand("póker de K") == hand("KKKKN")
    assert why(state, 1, "póker de K") == "dados-mentiroso-higher"
    lowest = {
        "full de ases": "AAANN",
        "trío de J": "JJJRN",
        "doble pareja de J y R": "JJRRN",
        "doble pareja de J": "JJNNR",
        "pareja de ases": "AAJRN",
    }
    for words, figures in lowest.items():
        assert hand(words) == hand(figures), words


def test_11_five_aces():
    state = answer("AAAAK", "AAAAA", "d1 d2 d3")
    believed = state.clone()
    believed.play(1, "believe")
    assert points(believed) == [0, 1, 0]
    assert believed.hand_over()
    assert believed.view(2).zones[1].count == 5
    state.play(1, "doubt")
    assert points(state) == [1, 0, 0]


def test_12_odds():
    def better(kept: str, thrown: int, than: int) -> tuple[int, int]:
        fixed = ["NRJQKA".index(letter) for letter in kept]
        rolls = list(product(range(6), repeat=thrown))
        return sum(rank([*fixed, *roll]) > than for roll in rolls), len(rolls)

    poker = KIND.index(KINDS.index("poker"))
    assert better("JJJ", 2, poker - 1) == (11, 36)
    assert better("JJJ", 2, hand("JJJNN")) == (15, 36)
    for figure in "NRKQA":
        assert better(figure * 4, 1, hand(figure * 4 + "J")) == (3 + (figure in "NR"), 6)
    assert better("KKKK", 1, hand("KKKKJ")) == (3, 6)


def test_13_elimination_and_next_starter():
    state = match(phase="answer", dice="QQQQN", hidden="d1", claim="QQQAA", holder=1, points=[3, 3, 19])
    state.play(2, "doubt")
    assert points(state) == [3, 3, 20]
    assert state.view(0).seats[2].out
    assert state.turn() == 0
    state.play(0, "deal")
    assert state.turn() == 0
    state = answer("QQQQN", "QQQAA", points=[3, 19, 3])
    state.play(1, "doubt")
    assert state.turn() == 2


def test_14_nothing_may_be_claimed():
    state = match(dice="KQJRN", hidden="d1 d2", options={"min_claim": "nothing"})
    assert NAMES[0] == "KQJRN"
    state.play(0, "pass KQJRN")
    assert state.turn() == 1
    assert hand("AKQJR") == LOWEST_PAIR - 1
    assert hand("pareja de N") == LOWEST_PAIR
    assert why(match(dice="KQJRN", hidden="d1 d2"), 0, "pass KQJRN") == "dados-mentiroso-nothing"


def test_15_hidden_later():
    for most, key in ((5, ""), (3, "dados-mentiroso-too-hidden")):
        state = loaded(turn("JJNJA", "JJJAN", options={"hidden_later": most}), "KKKKK")
        state.play(1, "take 1 2 3 4 5")
        state.play(1, "cup 1 2 3 4 5")
        if key:
            assert why(state, 1, "pass KKKKK") == key
            state.play(1, "reveal d1")
            assert why(state, 1, "pass KKKKK") == key
            state.play(1, "reveal d2")
        state.play(1, "pass KKKKK")
        assert state.view(2).zones[2].count == most
    opening = match(dice="KKQJA", hidden="d1 d2 d3 d4", options={"hidden_later": 5})
    assert why(opening, 0, "pass KKQJA") == "dados-mentiroso-too-hidden"


def test_16_two_left():
    state = answer("QQQQN", "QQQAA", seats=2, options={"limit": 3}, points=[2, 2])
    state.play(1, "doubt")
    assert state.actors() == 0
    assert state.winners() == [0]
    assert state.places() == [1, 2]  # type: ignore[attr-defined]


def test_17_full_claims():
    state = match(dice="KKKKN", hidden="d1 d2", options={"claims": "full"})
    assert why(state, 0, "póker de K") == "dados-mentiroso-all-five"
    state.play(0, "KKKKN")
    assert state.turn() == 1
    match(dice="KKKKN", hidden="d1 d2").play(0, "póker de K")


@pytest.mark.parametrize(
    ("words", "figures"),
    [
        ("three jacks with ace and red", "JJJAR"),
        ("jacks full of reds", "JJJRR"),
        ("a pair of kings", "KKJRN"),
        ("two pairs of jacks and reds with a", "JJRRA"),
        ("four of a kind", "NNNNR"),
        ("repóker de ases", "AAAAA"),
        ("póker de K con Q", "KKKKQ"),
        ("K K N K K", "KKKKN"),
        ("trío de J con as", "JJJAN"),
        ("nada", "KQJRN"),
        ("póker", "NNNNR"),
    ],
)
def test_claims_in_words(words: str, figures: str):
    assert NAMES[read_claim(words)[0]] == figures


@pytest.mark.parametrize("words", ["", "póker de siete y medio", "full de K y K", "póker póker", "KKKK", "trío de J con J", "12345"])
def test_no_claims(words: str):
    with pytest.raises(Refused):
        read_claim(words)


def test_every_claim_is_a_few_touches_away():
    """From the opening and above any claim, the picker reaches every higher claim in at most five short steps, and ``back`` returns."""
    for standing in ("", "NNQJR", "JJRRN", "KKKKQ", "AAAAK", "KKKKK"):
        state = match(dice="QQJRN", hidden="d1 d2", claim=standing, phase="claim")
        found: set[int] = set()
        paths = [(state, 0)]
        while paths:
            node, depth = paths.pop()
            assert depth <= 4
            for action in node.actions(0):
                text = node.text(0, action)
                if text.startswith("pass "):
                    found.add(action)
                elif text == "back":
                    copy = node.clone()
                    copy.apply(0, action)
                    assert len(copy.picked) < len(node.picked)  # type: ignore[attr-defined]
                elif text.startswith(("kind", "figure")):
                    copy = node.clone()
                    copy.apply(0, action)
                    assert len(copy.actions(0)) <= 11
                    paths.append((copy, depth + 1))
        least = hand(standing) + 1 if standing else LOWEST_PAIR
        assert sorted(action - 1000 for action in found) == list(range(least, 252))


def test_the_picker_is_a_secret():
    state = match(dice="QQJRN", hidden="d1 d2")
    before = laws.shown(state, 1), laws.shown(state, None)
    state.play(0, "kind poker")
    state.play(0, "figure K")
    state.events = []
    assert (laws.shown(state, 1), laws.shown(state, None)) == before


def test_earlier_holders_know_dice_left_alone():
    state = turn("JJNJA", "JJJAN")
    state.play(1, "keep")
    state.play(1, "pass JJJAR")
    for seed in range(30):
        for seat, known in ((0, True), (1, True), (2, False)):
            guess = state.clone()
            guess.redeal(seat, SeededChance(seed))
            if known:
                assert guess.dice == state.dice  # type: ignore[attr-defined]
    state.play(2, "believe")
    state.play(2, "take d3")
    state.play(2, "cup d3")
    assert state.knows[2] == 1 << 2  # type: ignore[attr-defined]
    assert [item.face for item in state.view(0).zones[2].items] == [""]


def test_one_point_a_hand():
    for seed in range(20):
        rng = random.Random(seed)
        state = sobremesa.make("dados-mentiroso", seats=3, seed=seed, limit=3)
        for _ in laws.matches(state, rng, 3000):
            over = state.hand + (1 if state.hand_over() else 0)
            assert sum(state.scores()) == over
        assert state.actors() == 0
        assert sorted(state.scores())[-2:] == [3, 3]


def test_parts_read_back():
    for place, name in enumerate(NAMES):
        assert hand(name) == place
        assert len(PARTS[place]) == len(set(name))


IMPOSSIBLE: dict[str, dict[str, object]] = {
    "a seat there is not": {"holder": 3},
    "a player who is out has the cup": {"points": [20, 0, 0], "gone": [0]},
    "points enough to be out, and in": {"points": [20, 0, 0], "holder": 1},
    "out twice": {"points": [20, 0, 0], "gone": [0, 0], "holder": 1},
    "everybody out but one": {"points": [20, 20, 0], "gone": [0, 1], "holder": 2},
    "a claim of dice not thrown": {"phase": "claim"},
    "to throw, with nothing left to throw": {"phase": "throw", "dice": "KKQQN"},
    "an answer to no claim": {"phase": "answer", "dice": "KKQQN"},
    "hidden before it is thrown": {"hidden": "d1"},
    "passed with four hidden": {"phase": "answer", "dice": "KKQQN", "claim": "KKQQN", "hidden": "d1 d2 d3 d4"},
    "a figure that no die has": {"dice": "KKQQN", "picked": [2, 9]},
    "half a story": {"dice": "KKQQN", "story": [0]},
    "a loser before the end": {"dice": "KKQQN", "loser": 1},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(position: dict[str, object]):
    with pytest.raises(Refused) as caught:
        match(**position)
    laws.check_refusal(caught.value)
