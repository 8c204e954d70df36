"""Quinientos: the numbered examples of its spec, and what follows from its rules."""

from __future__ import annotations

import itertools
import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks.quinientos import QuinientosState
from tests.laws import laws

GAME = sobremesa.get("quinientos")


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> State:
    """A position that may hold less than the pack."""
    return GAME.restore({"seats": seats, "options": options or {}, "partial": True, **position})


def auction(calls: list[str], **options: object) -> State:
    """An auction after these calls, all hands seen."""
    return at(options=options, phase="auction", calls=calls)


def moves(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def bids(state: State, seat: int) -> list[str]:
    return [text.removeprefix("bid ") for text in moves(state, seat) if text.startswith("bid ")]


def refusal(state: State, seat: int, text: str) -> str:
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    assert state.position() == before
    return refused.value.key


def say(state: State, *calls: str) -> State:
    """The calls in turn; whoever has not looked looks first."""
    for call in calls:
        seat = state.turn()
        if "look" in moves(state, seat):
            state.play(seat, "look")
        state.play(seat, call if call == "pass" else f"bid {call}")
    return state


def ended(
    contract: str, tricks: list[int], seats: int = 4, contractor: int = 0, totals: list[int] | None = None, options: dict[str, object] | None = None
) -> State:
    """A hand of a contract with trumps or none, one trick before its end, which the contractor wins with the ace of his trumps (or of spades)."""
    before = tricks[:]
    before[contractor] -= 1
    suit = contract[-1] if contract[-1] in "scdh" else "s"
    low = ["7", "8", "9", "T", "K"]
    hands = [f"A{suit}" if seat == contractor else low[(seat - contractor) % seats - 1] + suit for seat in range(seats)]
    state = at(seats, options, contract=contract, contractor=contractor, leader=contractor, tricks=before, hands=hands, totals=totals or [0, 0])
    for _ in range(seats):
        state.apply(state.turn(), state.actions(state.turn())[0])
    assert state.position()["tricks"] == tricks
    return state


def totals(state: State) -> list[int]:
    found = state.position()["totals"]
    assert isinstance(found, list)
    return found


def over(state: State) -> bool:
    return state.actors() == 0


@pytest.mark.parametrize(("seats", "size"), [(4, 43), (3, 33), (2, 33), (5, 53), (6, 63)])
def test_01_the_packs(seats: int, size: int) -> None:
    state = sobremesa.make("quinientos", seats=seats)
    cards = state.census()
    assert len(cards) == len(set(cards)) == size
    position = state.position()
    hands = position["hands"]
    assert isinstance(hands, list)
    assert [len(hand.split()) for hand in hands] == [10] * seats
    assert len(str(position["stock"]).split()) == 3
    assert len(str(position["aside"]).split()) == (10 if seats == 2 else 0)
    by_suit = {suit: {card[:-1] for card in cards if card[-1] == suit} for suit in "shdc"}
    assert cards.count("*1") == 1
    if seats == 4:
        assert by_suit["h"] == by_suit["d"] == set("AKQJT987654")
        assert by_suit["s"] == by_suit["c"] == set("AKQJT98765")
    if seats == 6:
        assert by_suit["s"] == {*"A23456789TJQK", "11", "12"}
        assert by_suit["h"] == by_suit["d"] == {*"A23456789TJQK", "11", "12", "13"}


def test_02_bowers() -> None:
    ranked = ["*1", "Jh", "Jd", "Ah", "Kh", "Qh", "Th", "9h", "8h", "7h", "6h", "5h", "4h"]
    for better, worse in itertools.pairwise(ranked):
        state = at(contract="6h", contractor=0, hands=[worse, better, "5s", "6s"])
        state.play(0, worse)
        state.play(1, better)
        state.play(2, "5s")
        state.play(3, "6s")
        assert state.position()["tricks"] == [0, 1, 0, 0], f"{better} beats {worse}"
    state = at(contract="6h", contractor=0, trick="Jd", hands=["", "5h 9d Ks *1"])
    assert set(moves(state, 1)) == {"5h", "*1"}
    assert refusal(state, 1, "9d") == "tricks-follow"
    state = at(contract="6h", contractor=0, trick="Ad", hands=["", "Jd 5h Ks"])
    assert set(moves(state, 1)) == {"Jd", "5h", "Ks"}
    state = at(6, contract="6h", contractor=0, hands=["Th", "11h", "12h", "13h", "5d", "Jd"])
    for card in ("Th", "11h", "12h", "13h", "5d", "Jd"):
        state.play(state.turn(), card)
    assert state.position()["tricks"] == [0, 0, 0, 0, 0, 1]


def test_02_ranks_above_the_ten() -> None:
    ranked = ["Kc", "Qc", "Jc", "12c", "11c", "Tc"]
    for better, worse in itertools.pairwise(ranked):
        state = at(6, contract="6h", contractor=0, hands=[worse, better, "2c", "3c", "4c", "5c"])
        for card in (worse, better, "2c", "3c", "4c", "5c"):
            state.play(state.turn(), card)
        assert state.position()["tricks"] == [0, 1, 0, 0, 0, 0], f"{better} beats {worse}"


def test_03_misere_after_a_seven() -> None:
    state = auction(["0 6s", "1 6h", "2 pass", "3 7c", "0 pass", "1 M"])
    assert state.turn() == 3
    assert "8s" in bids(state, 3)
    assert refusal(state, 3, "bid 7n") == "quinientos-too-low"
    state = auction(["0 6s", "1 6h"])
    assert refusal(state, 2, "bid M") == "quinientos-after-seven"
    assert "M" not in bids(state, 2)
    assert "M" in bids(auction(["0 6s", "1 6h"], misere="free"), 2)
    assert "M" in bids(auction(["0 6s", "1 7s"]), 2)
    assert "M" not in bids(auction(["0 6s", "1 8s"], misere="free"), 2)
    assert not {"M", "MA", "MC"} & set(bids(auction(["0 7s"], misere="off"), 1))
    assert refusal(auction(["0 7s"], misere="off"), 1, "bid M") == "quinientos-no-misere"


def test_03_all_the_bids_in_order() -> None:
    state = auction([])
    ladder = [f"{level}{suit}" for level in range(6, 11) for suit in "scdhn"]
    ladder.insert(ladder.index("10h"), "MA")
    assert bids(state, 0) == ladder
    assert bids(auction(["0 7n"]), 1) == ["M", *ladder[10:]]
    assert bids(auction(["0 M"]), 1) == ladder[10:]


def test_04_open_and_blind_misere() -> None:
    blind = at(phase="auction", calls=[], looked=0)
    assert moves(blind, 0) == ["look", "sk", "bid MC"]
    state = auction(["0 MA"])
    assert bids(state, 1) == ["10h", "10n"]
    state = at(phase="auction", calls=["0 MA"], looked=1)
    assert refusal(state, 1, "bid MC") == "quinientos-too-low"
    assert "MA" in bids(auction(["0 10d"]), 1)
    assert refusal(auction(["0 10h"]), 1, "bid MA") == "quinientos-too-low"
    state = at(phase="auction", calls=["0 MC"], looked=0)
    state.play(1, "look")
    assert bids(state, 1) == ["10h", "10n"]


def test_05_final_raise() -> None:
    calls = ["0 pass", "1 pass", "2 7d", "3 pass"]
    state = sobremesa.make("quinientos", seats=4, seed=3)
    say(state, *[call[2:] for call in calls])
    assert state.turn() == 2
    assert state.position()["phase"] == "raise"
    assert "pass" in moves(state, 2)
    assert "8d" in bids(state, 2)
    assert "7d" not in bids(state, 2)
    assert len(str(state.position()["stock"]).split()) == 3
    kept = state.clone()
    state.play(2, "bid 8d")
    assert (state.position()["phase"], state.position()["contract"]) == ("exchange", "8d")
    kept.play(2, "pass")
    assert (kept.position()["phase"], kept.position()["contract"]) == ("exchange", "7d")
    state = say(sobremesa.make("quinientos", seats=4, seed=3, final_raise="off"), "pass", "pass", "7d", "pass")
    assert state.position()["phase"] == "exchange"


def test_06_all_pass() -> None:
    state = say(sobremesa.make("quinientos", seats=4, seed=3), "pass", "pass", "pass")
    assert state.turn() == 3, "the last player still has his call"
    assert bids(state, 3)
    say(state, "pass")
    assert state.hand_over()
    assert totals(state) == [0, 0]
    assert state.turn() == 0, "the next dealer"
    state.play(0, "deal")
    assert state.turn() == 1
    assert state.position()["hand"] == 1


def test_07_scores() -> None:
    assert totals(ended("8h", [5, 1, 4, 0])) == [300, 10]
    assert totals(ended("7d", [3, 2, 3, 2])) == [-180, 40]
    assert totals(ended("7n", [6, 0, 4, 0])) == [250, 0]
    assert totals(ended("8c", [6, 0, 4, 0])) == [260, 0]
    values = [totals(ended(f"{level}{suit}", [level, 10 - level, 0, 0]))[0] for level in range(6, 11) for suit in "scdhn"]
    assert values == list(range(40, 521, 20))


def misere(**position: object) -> State:
    """A misère of P0; P2 does not play."""
    position = {"contract": "M", "contractor": 0, **position}
    return at(4, None, **position)


def test_08_misere() -> None:
    state = misere(hands=["5s", "6s", "Ac Kc", "7s"], tricks=[0, 5, 0, 4])
    for seat, card in ((0, "5s"), (1, "6s"), (3, "7s")):
        assert state.turn() == seat, "the partner does not play"
        state.play(seat, card)
    assert totals(state) == [250, 0]
    state = misere(hands=["7s 8s", "6s 9s", "Ac Kc", "5s Ts"], tricks=[0, 1, 0, 1], totals=[0, 30])
    for card in ("7s", "6s", "5s"):
        state.play(state.turn(), card)
    assert state.hand_over()
    assert totals(state) == [-250, 30]
    for kind, value in (("MA", 500), ("MC", 500)):
        state = misere(contract=kind, hands=["5s", "6s", "", "7s"], tricks=[0, 9, 0, 0])
        for card in ("5s", "6s", "7s"):
            state.play(state.turn(), card)
        assert totals(state) == [value, 0]
        assert over(state)


def test_08_two_teams_sit_out_together() -> None:
    state = at(6, {"teams": "two_teams"}, contract="M", contractor=2, hands=["Ac", "6s", "5s", "7s", "Kc", "8s"])
    for seat, card in ((2, "5s"), (3, "7s"), (5, "8s"), (1, "6s")):
        assert state.turn() == seat
        state.play(seat, card)
    assert totals(state) == [250, 0]
    state = at(6, contract="M", contractor=2, hands=["Ac", "6s", "5s", "7s", "Kc", "8s"])
    for seat in (2, 3, 4, 0, 1):
        assert state.turn() == seat, "only the partner opposite sits out"
        state.apply(seat, state.actions(seat)[0])


def test_09_who_wins() -> None:
    state = ended("7s", [7, 3, 0, 0], totals=[490, 0])
    assert totals(state)[0] == 630
    assert over(state)
    assert state.winners() == [0, 2]
    state = ended("7s", [7, 3, 0, 0], totals=[0, 480])
    assert totals(state) == [140, 510]
    assert not over(state)
    state = ended("6s", [4, 6, 0, 0], contractor=1, totals=[140, 510])
    assert totals(state) == [180, 550]
    assert state.winners() == [1, 3]
    state = ended("6s", [5, 5, 0, 0], contractor=1, totals=[140, 510])
    assert totals(state) == [190, 470]
    assert not over(state)
    state = ended("6s", [6, 4, 0, 0], totals=[480, 600])
    assert state.winners() == [0, 2], "made, with the others above"


def test_10_out_the_back() -> None:
    state = ended("6c", [5, 5, 0, 0], totals=[-460, 20])
    assert totals(state) == [-520, 70]
    assert over(state)
    assert state.winners() == [1, 3]
    state = ended("6c", [5, 3, 2], seats=3, totals=[-460, 20, 40])
    assert totals(state) == [-520, 50, 60]
    assert state.winners() == [2]


NT = {"contract": "7n", "contractor": 0}


def test_11_a_declared_joker() -> None:
    state = at(**NT, hands=["*1 8d Ks", "Ad 5d", "6d", "7d"])  # type: ignore[arg-type]
    assert {"declare s", "declare h", "declare d", "declare c"} <= set(moves(state, 0))
    state.play(0, "declare d")
    assert "declare d" not in moves(state, 0)
    assert set(moves(state, 0)) == {"*1", "8d", "Ks"}
    state.play(0, "*1")
    for seat, card in ((1, "Ad"), (2, "6d"), (3, "7d")):
        state.play(seat, card)
    assert state.position()["tricks"] == [1, 0, 0, 0], "it beats the ace"
    for hand, legal in (("*1 8d Ks", {"*1", "8d"}), ("*1 Ks", {"*1"})):
        state = at(**NT, joker_suit="d", leader=3, trick="5d", hands=[hand, "Ad", "6d", ""])  # type: ignore[arg-type]
        assert set(moves(state, 0)) == legal
    state = at(**NT, joker_suit="d", hands=["Kd", "Ad", "6d", "7d"])  # type: ignore[arg-type]
    for card in ("Kd", "Ad", "6d", "7d"):
        state.play(state.turn(), card)
    assert state.position()["tricks"] == [0, 1, 0, 0], "then the ace is second best"
    assert refusal(at(**NT, leader=1, hands=["Ks", "*1 5d"]), 1, "declare d") == "quinientos-declare-first"  # type: ignore[arg-type]
    late = at(**NT, hands=["*1 5d", "6d"], tricks=[1, 0, 0, 0])  # type: ignore[arg-type]
    assert refusal(late, 0, "declare d") == "quinientos-declare-first"


def test_12_an_undeclared_joker() -> None:
    state = at(**NT, trick="9c", hands=["", "*1 5c Kd", "Ac", "6c"])  # type: ignore[arg-type]
    assert moves(state, 1) == ["5c"]
    assert refusal(state, 1, "*1") == "tricks-follow"
    state = at(**NT, trick="9c", hands=["", "*1 Kd", "Ac", "6c"])  # type: ignore[arg-type]
    assert set(moves(state, 1)) == {"*1", "Kd"}
    for seat, card in ((1, "*1"), (2, "Ac"), (3, "6c")):
        state.play(seat, card)
    assert state.position()["tricks"] == [0, 1, 0, 0]
    state = misere(trick="9c", hands=["", "*1 Kd", "Ac", "6c"])
    assert moves(state, 1) == ["*1"]
    assert refusal(state, 1, "Kd") == "quinientos-must-joker"
    state = misere(trick="9c", hands=["", "*1 5c", "Ac", "6c"])
    assert moves(state, 1) == ["5c"]


def test_13_leading_the_joker() -> None:
    hands = ["5d Kh", "9d Kc", "8d Kd", "*1 6c"]
    state = at(**NT, leader=3, suits_led="sc", tricks=[2, 1, 1, 1], hands=hands)  # type: ignore[arg-type]
    assert set(moves(state, 3)) == {"6c", "*1 h", "*1 d"}
    assert refusal(state, 3, "*1 c") == "quinientos-suit-led"
    assert refusal(state, 3, "*1") == "quinientos-name-a-suit"
    state.play(3, "*1 d")
    assert moves(state, 0) == ["5d"]
    state.play(0, "5d")
    assert moves(state, 1) == ["9d"]
    state.play(1, "9d")
    state.play(2, "Kd")
    assert state.position()["tricks"] == [2, 1, 1, 2]
    assert state.position()["suits_led"] == "sdc"
    state = at(**NT, leader=3, suits_led="shdc", tricks=[2, 1, 1, 1], hands=hands)  # type: ignore[arg-type]
    assert moves(state, 3) == ["6c"]
    assert refusal(state, 3, "*1") == "quinientos-joker-last"
    assert refusal(state, 3, "*1 d") == "quinientos-joker-last"
    state = at(**NT, leader=3, suits_led="shdc", tricks=[3, 3, 1, 2], hands=["5d", "9s", "Kd", "*1"])  # type: ignore[arg-type]
    assert moves(state, 3) == ["*1"]
    for card in ("*1", "5d", "9s", "Kd"):
        state.play(state.turn(), card)
    assert state.hand_over()
    assert state.position()["tricks"] == [3, 3, 1, 3]


def test_13_joker_lead_last() -> None:
    options: dict[str, object] = {"joker_lead_last": "on"}
    state = at(options=options, **NT, leader=3, tricks=[2, 1, 1, 1], hands=["5d", "9d", "8d", "*1 6c"])  # type: ignore[arg-type]
    assert moves(state, 3) == ["6c"]
    assert refusal(state, 3, "*1 d") == "quinientos-joker-last"
    state = at(options=options, **NT, leader=3, suits_led="sc", tricks=[3, 3, 1, 2], hands=["5d", "9d", "8d", "*1"])  # type: ignore[arg-type]
    assert moves(state, 3) == ["*1 h", "*1 d"]
    state = at(options=options, contract="7s", contractor=0, leader=3, tricks=[2, 1, 1, 1], hands=["5d", "9d", "8d", "*1 6c"])
    assert set(moves(state, 3)) == {"*1", "6c"}, "with trumps it is one of them"


def test_14_the_joker_in_a_misere() -> None:
    state = misere(joker_suit="h", leader=3, trick="6s", hands=["*1 Kd", "7s 5s", "", "8c"])
    assert set(moves(state, 0)) == {"*1", "Kd"}
    state.play(0, "*1")
    state.play(1, "7s")
    assert state.position()["tricks"] == [0, 1, 0, 0]
    assert not state.hand_over()
    state = misere(leader=3, trick="6s", hands=["*1 Kd", "7s 5s", "", "8c"])
    assert moves(state, 0) == ["*1"]
    state.play(0, "*1")
    assert state.hand_over(), "at once"
    assert totals(state) == [-250, 0]


def test_15_american_auction() -> None:
    state = sobremesa.make("quinientos", seats=4, seed=3, auction="american")
    say(state, "6h", "pass", "7s", "7c")
    assert state.position()["contract"] == "7c"
    assert state.position()["contractor"] == 3
    assert state.position()["phase"] == "exchange"


def test_16_defence_cap() -> None:
    for cap, before, gain in ((490, 490, 0), (490, 480, 40), (480, 480, 0), ("none", 490, 40)):
        state = ended("6s", [6, 4, 0, 0], totals=[0, before], options={"defence_cap": cap})
        assert totals(state) == [40, before + gain]


def test_17_sans_kitty() -> None:
    state = sobremesa.make("quinientos", seats=4, seed=3, final_raise="off")
    say(state, "8s sk")
    assert refusal(state, 1, "bid 8s") == "quinientos-too-low"
    before = state.position()
    say(state, "pass", "pass", "pass")
    position = state.position()
    assert position["phase"] == "play"
    assert position["hands"] == before["hands"]
    assert set(str(position["aside"]).split()) == set(str(before["stock"]).split())
    assert totals(ended("8s", [8, 2, 0, 0]))[0] == 240
    state = sobremesa.make("quinientos", seats=4, seed=3, sans_kitty="off")
    state.play(0, "look")
    assert "sk" not in moves(state, 0)
    assert refusal(state, 0, "bid 8s sk") == "quinientos-no-sans"


def test_17_the_choice_of_sans_kitty_is_a_step() -> None:
    state = auction([])
    assert "sk" in moves(state, 0)
    state.play(0, "sk")
    assert "6s sk" in bids(state, 0)
    assert "6s" not in bids(state, 0)
    state.play(0, "sk")
    assert "6s" in bids(state, 0)
    state = auction(["0 10n"])
    assert moves(state, 1) == ["pass"], "no bid is left to be made with it"
    assert refusal(state, 1, "sk") == "quinientos-too-low"


def test_the_contract_names_trumps_before_the_kitty_is_thrown() -> None:
    for bid, key in (("7c", "trump-is"), ("6n", "tricks-no-trump")):
        state = say(auction([f"0 {bid}"], final_raise="off"), "pass", "pass", "pass")
        assert state.position()["phase"] == "exchange"
        assert next(fact.key for fact in state.view(2).facts) == key


def test_18_three_players() -> None:
    assert totals(ended("7s", [5, 3, 2], seats=3, totals=[0, 0, 0])) == [-140, 30, 20]
    assert totals(ended("7s", [2, 3, 4, 1, 0], seats=5, contractor=1, totals=[0] * 5)) == [20, -140, 40, 10, 0]
    assert totals(ended("7s", [2, 3, 1, 1, 2, 1], seats=6, contractor=1, totals=[0] * 3)) == [30, -140, 20]
    assert totals(ended("6s", [2, 3, 1, 1, 2, 1], seats=6, contractor=1, totals=[0] * 2, options={"teams": "two_teams"})) == [50, -40]


def test_the_kitty_is_taken_and_three_are_thrown() -> None:
    state = say(sobremesa.make("quinientos", seats=4, seed=3, final_raise="off"), "pass", "6n", "pass", "pass")
    position = state.position()
    hands = position["hands"]
    assert isinstance(hands, list)
    hand = hands[1].split()
    assert len(hand) == 13
    assert [zone.count for zone in state.view(0).zones if zone.owner == 1 and zone.kind == "hand"] == [13]
    assert refusal(state, 1, f"discard {hand[0]} {hand[1]}") == "quinientos-throw-three"
    assert refusal(state, 1, hand[0]) == "quinientos-throw-first"
    assert refusal(state, 1, f"discard {hand[0]} {hand[1]} {str(hands[0]).split()[0]}") == "quinientos-throw-three"
    state.play(1, "discard " + " ".join(hand[:3]))
    assert state.turn() == 1, "the contractor leads"
    shown = [item.face for zone in state.view(1).zones if zone.id == "thrown" for item in zone.items]
    assert shown == hand[:3]
    for seat in (0, 2, 3, None):
        assert not [item for zone in state.view(seat).zones if zone.id == "thrown" for item in zone.items]


def test_cards_lie_face_down_until_looked_at() -> None:
    state = sobremesa.make("quinientos", seats=4, seed=3)
    assert not [item for zone in state.view(2).zones for item in zone.items]
    state.play(2, "look")
    assert len([item for zone in state.view(2).zones for item in zone.items]) == 10
    assert refusal(state, 2, "look") == "not-your-turn"
    assert refusal(state, 2, "bid 7s") == "not-your-turn"
    guess = state.clone()
    guess.redeal(0, SeededChance(1))
    truth = state.position()["hands"]
    guessed = guess.position()["hands"]
    assert isinstance(truth, list)
    assert isinstance(guessed, list)
    assert truth[0] != guessed[0], "he does not know his own"
    state.play(0, "pass")
    assert state.turn() == 1, "nothing forbids to speak unseen"
    state.play(1, "look")
    assert refusal(state, 1, "look") == "quinientos-looked"
    assert refusal(state, 1, "bid MC") == "quinientos-looked"


def test_a_blind_misere_stays_blind_while_it_stands() -> None:
    state = sobremesa.make("quinientos", seats=4, seed=3)
    state.play(0, "bid MC")
    assert moves(state, 0) == []
    say(state, "pass", "pass", "pass")
    assert state.position()["phase"] == "raise"
    assert set(moves(state, 0)) == {"pass", "sk", "bid 10h", "bid 10n"}
    assert not [item for zone in state.view(0).zones if zone.kind == "hand" for item in zone.items]
    assert refusal(state, 0, "look") == "quinientos-stay-blind"
    state.play(0, "pass")
    assert len([item for zone in state.view(0).zones if zone.kind == "hand" for item in zone.items]) == 13
    state = sobremesa.make("quinientos", seats=4, seed=3)
    state.play(0, "bid MC")
    say(state, "10h")
    assert moves(state, 0) == ["look"], "beaten, he may look"


def test_an_open_misere_lies_open_after_the_first_trick() -> None:
    state = misere(contract="MA", hands=["5s 5h", "6s 6h", "Ac Kc", "7s 7h"])
    assert not [item for zone in state.view(1).zones if zone.id == "hand-0" for item in zone.items]
    for card in ("5s", "6s"):
        state.play(state.turn(), card)
    assert not [item for zone in state.view(1).zones if zone.id == "hand-0" for item in zone.items]
    state.play(3, "7s")
    for seat in (1, 2, 3, None):
        assert [item.face for zone in state.view(seat).zones if zone.id == "hand-0" for item in zone.items] == ["5h"]
    guess = state.clone()
    guess.redeal(1, SeededChance(1))
    assert guess.position()["hands"][0] == "5h"  # type: ignore[index]


def test_a_discard_in_a_misere_proves_that_the_joker_is_elsewhere() -> None:
    state = misere(hands=["5s 6c", "Kd Qd", "", "9s *1"], leader=0)
    state.play(0, "5s")
    state.play(1, "Kd")
    state.play(3, "9s")
    for seed in range(20):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert "*1" not in str(guess.position()["hands"][1])  # type: ignore[index]


def modest(state: State, rng: random.Random) -> None:
    """A random step that does not bid to the top at once."""
    seat = rng.choice([seat for seat in range(state.seats) if state.actors() >> seat & 1])
    actions = state.actions(seat)
    state.apply(
        seat, actions[min(rng.randrange(len(actions)), rng.randrange(len(actions)), rng.randrange(len(actions)), rng.randrange(len(actions)))]
    )


def test_every_hand_adds_up() -> None:
    rng = random.Random(5)
    seen = set()
    for seed in range(60):
        state = sobremesa.make("quinientos", seats=2 + seed % 5, seed=seed, misere="free")
        assert isinstance(state, QuinientosState)
        before = state.totals[:]
        while state.actors():
            modest(state, rng)
            if not state.hand_over() or state.totals == before:
                continue
            own = state.teams[state.contractor]
            made = state.totals[own] > before[own]
            seen.add((made, state.misere))
            if not state.misere:
                assert sum(state.tricks) == 10
                assert made == (state.team_tricks(own) >= int(str(state.position()["contract"])[:-1]))
            else:
                assert made == (state.tricks[state.contractor] == 0)
                assert not made or sum(state.tricks) == 10
            for team, (old, new) in enumerate(zip(before, state.totals, strict=True)):
                assert team == own or new - old == (0 if state.misere else 10 * state.team_tricks(team))
            before = state.totals[:]
    assert seen >= {(True, False), (False, False), (False, True)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_laws_hold_where_random_bidding_seldom_leads(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(4):
        state = sobremesa.make("quinientos", seats=seats, seed=seed, misere="free", joker_lead_last=("off", "on")[seed % 2])
        for moment in range(90):
            if not state.actors():
                break
            if moment % 7 == seed:
                laws.law_1_nothing_leaks(state, rng)
                laws.law_2_guesses_forget(state, rng)
                laws.law_7_texts_come_back(state, rng)
                laws.law_8_positions_play_on(state, rng)
            modest(state, rng)
