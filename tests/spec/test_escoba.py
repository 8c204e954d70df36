"""The numbered examples of escoba's spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.fishing.escoba import EscobaState

STOCK = "1o 1e 2e 4b 5e 6o"


def table(cards: str, hands: list[str], options: dict[str, object] | None = None, **fields: object) -> EscobaState:
    """A table for two (or as many as ``seats`` says) with only these cards and, unless told, something left in the stock."""
    given: dict[str, object] = {"partial": True, "seats": 2, "options": options or {}, "table": cards, "hands": hands, "stock": STOCK, **fields}
    state = sobremesa.get("escoba").restore(given)
    assert isinstance(state, EscobaState)
    return state


def texts(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def refused(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refusal:
        state.play(seat, text)
    return refusal.value.key


def counted(piles: list[str], sweeps: list[int] | None = None, options: dict[str, object] | None = None, totals: list[int] | None = None) -> State:
    """A hand about to end with these piles: the last question, and the pass that ends it."""
    state = table("", [], options, seats=len(piles), stock="", phase="last", piles=piles, sweeps=sweeps or [], totals=totals or [])
    state.play(0, "pass")
    return state


def cards(count: int, *wanted: str, without: str = "") -> str:
    """``wanted`` filled up to ``count`` with cards that are neither sevens nor oros."""
    plain = [f"{rank}{suit}" for suit in "ceb" for rank in (1, 2, 3, 4, 5, 6, 10, 11, 12) if f"{rank}{suit}" not in without.split()]
    return " ".join([*wanted, *plain[: count - len(wanted)]])


def rest(*piles: str) -> str:
    """All the cards that are not in ``piles``."""
    given = " ".join(piles).split()
    return " ".join(name for name in sobremesa.make("escoba").census() if name not in given)


ALL_SEVENS = ("7o", "7c", "7e", "7b")
ALL_OROS = ("1o", "2o", "3o", "4o", "5o", "6o", "10o", "11o", "12o")


def test_01_only_sets_that_make_fifteen() -> None:
    state = table("3o 5c 7b 12e", ["7o", "1c"])
    state.play(0, "7o")
    assert texts(state, 0) == ["lay", "take 3o 5c"]
    assert refused(state, 0, "take 7b") == "escoba-not-fifteen"
    state.play(0, "take 3o 5c")
    assert state.pack.text(state.table) == "7b 12e"
    assert state.pack.mask_text(state.piles[0]) == "3o 7o 5c"


def test_02_one_of_several_sets() -> None:
    state = table("10c 2b 3e 7o 12c", ["5o", "1c"])
    state.play(0, "5o")
    assert set(texts(state, 0)) == {"lay", "take 12c", "take 10c 2b", "take 7o 3e"}
    state.play(0, "take 3e 7o")
    assert refused(state, 0, "take 12c") == "not-your-turn"
    assert state.piles[0].bit_count() == 3


def test_03_an_escoba_and_the_bare_table() -> None:
    state = table("4c 1b", ["12o 2c", "5o 3c"])
    state.play(0, "12o")
    state.play(0, "take 4c 1b")
    assert state.sweeps == [1, 0]
    assert any(event.aloud and event.say.key == "escoba-says" for event in state.events)
    assert texts(state, 1) == ["5o", "3c"]
    state.play(1, "5o")
    assert state.pack.text(state.table) == "5o"
    assert state.turn() == 0


def check_mano(four: str, mano: str, count: int) -> None:
    """Four cards on the table are so many escobas for the dealer."""
    state = table(four, [], {"mano": mano}, stock="")
    state._mano()
    assert state.sweeps == [0, count]
    assert state.piles[1].bit_count() == (4 if count else 0)
    assert len(state.table) == (0 if count else 4)
    assert state.last_capture == (1 if count else -1)


@pytest.mark.parametrize("mano", ["pairs", "sum30"])
def test_04_escoba_de_mano(mano: str) -> None:
    check_mano("2o 3c 4b 6e", mano, 1)
    check_mano("7o 10c 6b 11e", mano, 2)


def test_05_thirty_without_two_fifteens() -> None:
    check_mano("12o 12c 11b 1e", "pairs", 0)
    check_mano("12o 12c 11b 1e", "sum30", 2)


@pytest.mark.parametrize("mano", ["pairs", "sum30"])
def test_06_a_fifteen_among_the_four(mano: str) -> None:
    check_mano("7o 10c 4b 2e", mano, 0)


def test_22_no_escoba_de_mano() -> None:
    check_mano("2o 3c 4b 6e", "off", 0)


def test_04_the_deal_looks_for_it() -> None:
    found: set[int] = set()
    for seed in range(120):
        state = sobremesa.make("escoba", seed=seed)
        assert isinstance(state, EscobaState)
        found.add(state.sweeps[1])
        assert len(state.table) == (0 if state.sweeps[1] else 4)
    assert found >= {0, 1}


def missed(options: dict[str, object] | None = None) -> EscobaState:
    state = table("4o 5c 11e 1c", ["6b 2o", "5o 2c", "1b", "3b"], options, seats=4)
    state.play(0, "6b")
    state.play(0, "lay")
    return state


def test_07_a_missed_fifteen_is_claimed() -> None:
    state = missed()
    assert {text for text in texts(state, 1) if text.startswith("claim")} == {"claim 4o 5c 6b", "claim 11e 6b"}
    assert refused(state, 1, "claim 4o 11e") == "escoba-not-fifteen"
    assert refused(state, 1, "claim 4o 5c 1c") == "escoba-not-fifteen"
    state.play(1, "claim 6b 4o 5c")
    assert state.pack.text(state.table) == "11e 1c"
    assert state.pack.mask_text(state.piles[1]) == "4o 5c 6b"
    assert refused(state, 1, "claim 11e 1c") == "escoba-claim-late"
    state.play(1, "5o")
    state.play(1, "take 11e 1c")
    assert state.sweeps == [0, 1, 0, 0]


def test_07_the_question_betrays_nothing() -> None:
    state = table("4o 1c", ["2b 2o", "5o 2c"])
    state.play(0, "2b")
    state.play(0, "lay")
    assert [pick.id for pick in state.view(1).picks] == ["claim"]
    assert refused(state, 1, "claim") == "escoba-claim-none"
    assert state.actors() == 0b11
    assert texts(state, 0) == ["pass"]
    assert [pick.id for pick in state.view(0).picks] == ["repair"]
    assert all(move.quiet for move in missed().view(1).moves if move.text.startswith("claim"))
    assert refused(missed(), 1, "claim") == "escoba-claim-which"


def test_08_it_lapses_with_the_next_card() -> None:
    state = missed()
    state.play(1, "2c")
    assert refused(state, 0, "repair 11e 6b") == "escoba-repair-late"
    state.play(1, "lay")
    assert [text for text in texts(state, 2) if text.startswith("claim")] == ["claim 4o 2c 11e"]
    assert refused(state, 2, "claim 11e 6b") == "escoba-claim-card"
    state.play(2, "claim 2c 4o 11e")
    assert state.pack.text(state.table) == "5c 1c 6b"


def test_09_the_culprit_puts_it_right() -> None:
    state = missed()
    assert refused(state, 3, "repair 11e 6b") == "escoba-repair-late"
    state.play(0, "repair 6b 11e")
    assert state.pack.text(state.table) == "4o 5c 1c"
    assert state.pack.mask_text(state.piles[0]) == "11e 6b"
    assert state.actors() == 0b10
    assert texts(state, 1) == ["5o", "2c"]
    assert refused(state, 1, "claim 4o 5c") == "escoba-claim-none"


def test_09_the_claim_shuts_out_the_culprit() -> None:
    state = missed()
    state.play(1, "claim 6b 11e")
    assert refused(state, 0, "repair 4o 5c 6b") == "escoba-repair-late"


def test_10_forced() -> None:
    state = table("4o 5c 11e 1c", ["6b 2o", "5o 2c"], {"missed": "forced"})
    state.play(0, "6b")
    assert set(texts(state, 0)) == {"take 11e", "take 4o 5c"}
    assert refused(state, 0, "lay") == "escoba-must-take"
    state.play(0, "take 11e")
    assert refused(state, 1, "claim 4o 5c") == "escoba-claim-off"


def test_11_drawing_from_the_stock() -> None:
    state = table("12e", ["1o 2o 3o", "1c 2c 3c"], {"refill": "draw"}, stock="4b 6c")
    for card, seat in (("1o", 0), ("1c", 1)):
        state.play(seat, card)
        state.play(seat, "lay")
    assert state.stock == []
    assert state.pack.mask_text(state.hands[0]) == "2o 3o 4b"
    assert state.pack.mask_text(state.hands[1]) == "2c 3c 6c"
    state.play(0, "3o")
    state.play(0, "lay")
    assert state.hands[0].bit_count() == 2
    assert state.phase == 0


def check_count(options: dict[str, object], points: list[int]) -> None:
    """The hand of example 12, counted."""
    one = cards(22, "7o", "7c", "7e", "1o", "2o", "3o", "4o")
    state = counted([one, rest(one)], [2, 1], options)
    assert state.scores() == points
    assert [len(pile.split()) for pile in (one, rest(one))] == [22, 18]


def test_12_a_count() -> None:
    check_count({}, [8, 3])


def test_22_an_escoba_of_one_point() -> None:
    check_count({"escoba_points": 1}, [6, 2])


@pytest.mark.parametrize(
    ("options", "points"),
    [({}, [11, 0]), ({"bonus_all": "replace"}, [9, 0]), ({"under_ten": "own"}, [9, 2]), ({"under_ten": "off"}, [9, 0])],
)
def test_13_a_rout(options: dict[str, object], points: list[int]) -> None:
    one = cards(31, *ALL_SEVENS, *ALL_OROS)
    assert counted([one, rest(one)], None, options).scores() == points


def test_14_short_rivals() -> None:
    piles: list[str] = []
    for count in (13, 11, 9, 7):
        piles.append(" ".join(rest(*piles).split()[:count]))
    state = counted(piles)
    assert isinstance(state, EscobaState)
    points = {key: points for key, points, _ in state.items()}
    assert points["escoba-line-cards"] == [1, 0, 0, 0]
    assert points["escoba-line-short"] == [4, 4, 0, 0]


def test_15_a_seven_each() -> None:
    state = counted(["7o", "7c", "7e", "7b"])
    assert isinstance(state, EscobaState)
    assert {key: points for key, points, _ in state.items()}["escoba-line-sevens"] == [1, 1, 1, 1]


def check_end(totals: list[int], target: int, over: list[int]) -> None:
    """After a hand that brings these totals the match is won by these seats, or goes on."""
    piles = [cards(12, "1o", "7c"), ""]
    piles[1] = cards(12, "2o", "7e", without=piles[0])
    state = counted(piles, None, {"target": target}, [total - 3 for total in totals])
    assert state.scores() == totals
    assert state.winners() == over
    assert (state.actors() == 0) == bool(over)


def test_16_the_end_of_the_match() -> None:
    check_end([52, 54], 51, [1])
    check_end([53, 53], 51, [])
    check_end([50, 50], 51, [])


def test_22_a_target_of_21() -> None:
    check_end([22, 20], 21, [0])
    check_end([20, 19], 21, [])


def test_17_the_french_pack() -> None:
    for card, taken, escoba in (("Kd", "2s", 0), ("Jh", "4c", 0), ("9d", "2s 4c", 1)):
        state = table("2s 4c", [card, "3h"], {"deck": "fr52"}, stock="5h 6h")
        state.play(0, card)
        assert texts(state, 0) == ["lay", f"take {taken}"]
        state.play(0, f"take {taken}")
        assert state.sweeps[0] == escoba
    velo = counted(["7d", "Ad"], None, {"deck": "fr52"})
    assert isinstance(velo, EscobaState)
    assert {key: points for key, points, _ in velo.items()}["escoba-line-velo"] == [1, 0]


def test_17_the_last_french_deal_is_short() -> None:
    for seats, each in ((3, 1), (6, 2)):
        state = sobremesa.make("escoba", seats=seats, deck="fr52", missed="free", late_capture="off")
        assert isinstance(state, EscobaState)
        most = 0
        while state.hand == 0 and state.phase < 3:
            if not state.stock:
                most = max(most, max(hand.bit_count() for hand in state.hands))
            state.apply(state.turn(), state.actions(state.turn())[0])
        assert most == each
        assert len(state.census()) == 52


def test_18_pairs_count_together() -> None:
    state = table("12e", ["5o", "3c", "2c", "1b"], {"teams": "pairs"}, seats=4, stock="", piles=["1o 2o 3o", ""])
    assert state.side(0) == state.side(2) == 0
    state.play(0, "5o")
    state.play(0, "take 12e")
    assert state.pack.mask_text(state.piles[0]) == "1o 2o 3o 5o 12e"
    with pytest.raises(Refused) as refusal:
        sobremesa.make("escoba", seats=3, teams="pairs")
    assert refusal.value.key == "escoba-pairs"


def test_19_clockwise_changes_nothing_else() -> None:
    one, other = sobremesa.make("escoba", seed=3), sobremesa.make("escoba", seed=3, direction="clockwise")
    assert (one.view(0).direction, other.view(0).direction) == ("anticlockwise", "clockwise")
    assert one.fields() == other.fields()


def test_20_free_and_without_repair() -> None:
    free = missed({"missed": "free"})
    assert refused(free, 1, "claim 6b 11e") == "escoba-claim-off"
    free.play(0, "repair 6b 11e")
    assert free.piles[0].bit_count() == 2
    strict = missed({"late_capture": "off"})
    assert strict.actors() == 0b10
    assert refused(strict, 0, "repair 6b 11e") == "escoba-repair-off"
    strict.play(1, "claim 6b 11e")
    assert strict.piles[1].bit_count() == 2


@pytest.mark.parametrize(("leftovers", "side"), [("last_capture", 1), ("last_escoba", 0)])
def test_21_leftovers(leftovers: str, side: int) -> None:
    state = table("12e", [], {"leftovers": leftovers}, stock="", phase="last", last_capture=1, last_sweep=0, sweeps=[1, 0])
    state.play(0, "pass")
    assert state.pack.mask_text(state.piles[side]) == "12e"
    assert state.sweeps == [1, 0]


def test_the_last_card_is_asked_about() -> None:
    """Rule 5: whether or not a fifteen was missed, the next seat claims or passes, and the culprit may repair until then."""
    for last, there in (("6b", True), ("2b", False)):
        state = table("4o 5c", [last, ""], stock="")
        state.play(0, last)
        state.play(0, "lay")
        assert [pick.id for pick in state.view(1).picks] == ["claim"]
        assert texts(state, 1) == ["pass", *(["claim 4o 5c 6b"] if there else [])]
        if there:
            state.play(0, "repair 4o 5c 6b")
            assert state.sweeps == [1, 0]
            assert state.hand_over()
        else:
            state.play(1, "pass")
            assert state.pack.text(state.table) == "4o 5c 2b"


@pytest.mark.parametrize("deck", ["es40", "fr52"])
def test_what_is_left_keeps_the_check_sum(deck: str) -> None:
    """Fifteens leave the pack's total modulo 15: 10 with the Spanish pack, 4 with the French one."""
    for seed in range(6):
        state = sobremesa.make("escoba", seats=2, seed=seed, deck=deck)
        assert isinstance(state, EscobaState)
        rng = random.Random(seed)
        left: list[int] = []
        while not state.hand_over():
            left = state.table[:] + ([state.played] if state.played >= 0 else [])
            seat = rng.choice([seat for seat in range(2) if state.actors() >> seat & 1])
            state.apply(seat, rng.choice(state.actions(seat)))
            taken = [event for event in state.events if event.say.key == "escoba-leftovers"]
            state.events = []
            if taken:
                left = [state.pack.card(name) for name in str(taken[0].say.facts["cards"]).split()]
        assert sum(state.values[card] for card in left) % 15 == (10 if deck == "es40" else 4)


IMPOSSIBLE: dict[str, dict[str, object]] = {
    "a seat there is not": {"to_play": 2},
    "a mano there is not": {"mano": -1},
    "the same card in hand and won": {"hands": ["4o"], "piles": ["4o"]},
    "the same card on the table twice": {"table": "4o 4o"},
    "four cards in a hand": {"hands": ["1o 2o 3o 4o"]},
    "a card on its way, and none being played": {"hands": ["4o"], "played": "5o"},
    "a last question with cards in hand": {"hands": ["4o"], "phase": "last"},
    "a side there is not": {"last_capture": 2},
    "a card to claim that does not lie there": {"hands": ["4o"], "table": "5o", "laid": "6o"},
    "a claim twice": {"hands": ["4o"], "table": "5o", "laid": "5o", "fresh": False},
    "a culprit who has laid nothing": {"hands": ["4o"], "table": "5o", "culprit": 1},
    "a culprit who did not play last": {"hands": ["4o"], "table": "5o", "laid": "5o", "culprit": 0},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(position: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        sobremesa.get("escoba").restore({"partial": True, "seats": 2, **position})
    assert caught.value.key in ("position-value", "position-twice")


def test_a_whole_position_holds_the_whole_pack() -> None:
    position = sobremesa.make("escoba", seed=2).position()
    position["table"] = str(position["table"]).rsplit(" ", 1)[0]
    with pytest.raises(Refused) as caught:
        sobremesa.get("escoba").restore(position)
    assert caught.value.key == "position-missing"
