"""The numbered examples of rules/five-card-stud."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import sobremesa
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import high
from sobremesa.games.vying._stud import suit_ranks
from sobremesa.games.vying._table import PokerTable
from tests.spec.poker import bounds, mask, run
from tests.spec.stud import check_round, ended, paid_out, stud, texts

SLUG = "five-card-stud"


def test_01_the_bring_in() -> None:
    state = stud(SLUG, "7c 7d 2h Ks")
    assert state.chips.paid == [1] * 4
    assert state.turn() == 2
    assert texts(state) == ["bring-in", "bet 10"]
    run(state, "bring-in")
    assert texts(state) == ["fold", "call", "raise 10"]
    assert state.chips.owes(3) == 5


def test_02_the_lowest_suit() -> None:
    assert stud(SLUG, "2d 2c 9h").turn() == 1


def test_03_the_cap() -> None:
    state = run(stud(SLUG, "Ks 2d 2c 9h 8h"), "bring-in, raise 10, raise 20, raise 30, raise 40")
    assert texts(state) == ["fold", "call"]


def test_04_the_best_open_hand() -> None:
    assert check_round(stud(SLUG, "Ks 9c As", "4d 9d Qd")).turn() == 1
    state = check_round(stud(SLUG, "Ks 9c As", "4d 9d Qd", "2h 3h 5h"))
    run(state, "bet 10, call, call")
    assert state.turn() == 1
    run(state, "fold")
    assert state.turn() == 2
    state = run(stud(SLUG, "Ks 9c As", "4d Qd"), "bring-in, call, call")
    assert state.street == 1
    state = run(stud(SLUG, "2s 9c As", "4d Qd"), "bring-in, fold, call")
    assert state.turn() == 2


def test_05_equal_open_hands() -> None:
    doors, third = "Ah 2c 3c As", "7c 4d 5h 7d"
    assert check_round(stud(SLUG, doors, third)).turn() == 0
    assert check_round(stud(SLUG, doors, third, open_tie="suit")).turn() == 3


def test_06_three_to_a_flush_is_nothing() -> None:
    state = stud(SLUG, "Qs 2c", "Js 2d", "Ts 3h")
    check_round(check_round(state))
    assert state.street == 2
    assert state.turn() == 1


def test_07_suits_decide() -> None:
    hands = ["Kh | Ks 9c 8d 2s", "Kd | Kc 9h 8c 2d"]
    assert paid_out(SLUG, hands, [50, 50], dead=1) == [101, 0]
    assert paid_out(SLUG, hands, [50, 50], dead=1, tie="split") == [51, 50]
    assert paid_out(SLUG, hands[::-1], [50, 50], dead=1, tie="split") == [50, 51]
    assert paid_out(SLUG, hands[::-1], [50, 50], dead=1, tie="split", odd_chip="button") == [51, 50]


def beaten_by_suit(loser: str, winner: str) -> None:
    """The ranks are equal, and the suit of the most important card gives the whole pot to ``winner``."""
    ranks = suit_ranks("shdc", "fr52")
    assert high(mask(loser)) == high(mask(winner)) == ranks.plain(ranks.high(mask(loser)))
    assert ranks.high(mask(winner)) > ranks.high(mask(loser))
    assert paid_out(SLUG, [loser, winner], [50, 50]) == [0, 100]


def test_08_two_pairs() -> None:
    beaten_by_suit("Qh Qc 5s 5d Ah", "Qs Qd 5h 5c As")


def test_09_straights() -> None:
    beaten_by_suit("9d 8s 7s 6s 5h", "9h 8d 7d 6d 5d")
    beaten_by_suit("5c 4s 3s 2s As", "5d 4h 3h 2h Ah")


def test_10_flushes() -> None:
    beaten_by_suit("Ah Jh 9h 6h 3h", "As Js 9s 6s 3s")


def test_11_high_cards() -> None:
    beaten_by_suit("Ad Ks Tc 8h 4d", "Ah Kc Td 8s 4h")


def test_no_two_hands_are_equal() -> None:
    """Of hands that can be out at the same time."""
    ranks = suit_ranks("shdc", "fr52")
    rng = random.Random(1)
    found: dict[int, list[int]] = {}
    for _ in range(20_000):
        own = sum([1 << card for card in rng.sample(range(52), 5)])
        found.setdefault(ranks.high(own), []).append(own)
    for hands in found.values():
        assert all(one & other for one, other in itertools.combinations(hands, 2))


def test_the_spanish_suits() -> None:
    pack = get_pack("es52")
    ranks = suit_ranks(pack.suits, pack.id)
    hands = [ranks.high(pack.mask(f"A{suit} K{suit} 9{suit} 6{suit} 3{suit}")) for suit in "boce"]
    assert hands == sorted(set(hands))


def test_12_the_highest_must_bet() -> None:
    state = stud(SLUG, "7c As Ad Ks", first_open="high_must_bet")
    assert state.turn() == 1
    assert texts(state) == ["bet 10"]
    for wrong in ("check", "fold"):
        with pytest.raises(Refused, match="poker-must-bet"):
            state.play(1, wrong)
    assert state.default(1) == state.actions(1)[0]
    run(state, "bet 10")
    assert texts(state) == ["fold", "call", "raise 20"]
    assert bounds(stud(SLUG, "7c As Ad Ks", first_open="high_must_bet", structure="nl")) == (10, 999)


def test_12_he_who_must_bet_has_no_chips() -> None:
    state = stud(SLUG, "7c As Ad Ks", first_open="high_must_bet", stacks=[100, 1, 100, 100])
    assert state.turn() == 2
    assert texts(state) == ["fold", "bet 10"]
    run(state, "fold, fold")
    assert state.street == 4
    assert state.hand_over()


def test_13_the_bring_in_is_short() -> None:
    state = run(stud(SLUG, "7c 7d 2h Ks", stacks=[100, 100, 3, 100]), "bring-in")
    assert state.chips.bets[2] == 2
    assert state.chips.owes(3) == 5
    assert texts(state) == ["fold", "call", "raise 10"]


def test_14_no_limit() -> None:
    state = run(stud(SLUG, "7c 7d 2h Ks", structure="nl"), "bring-in")
    assert bounds(state) == (10, 999)
    run(state, "raise 10")
    assert bounds(state) == (20, 999)


def test_15_an_open_pair() -> None:
    state = check_round(stud(SLUG, "Ks 9c 2h", "4d 9d Qd", open_pair="any"))
    assert texts(state) == ["fold", "check", "bet 10", "bet 20"]
    run(state, "check")
    assert texts(state) == ["fold", "check", "bet 10", "bet 20"]
    assert texts(check_round(stud(SLUG, "Ks 9c 2h", "4d 9d Qd"))) == ["fold", "check", "bet 10"]


def test_16_the_highest_may_check() -> None:
    state = stud(SLUG, "7c As Ad Ks", first_open="high_checks")
    assert state.turn() == 1
    assert texts(state) == ["fold", "check", "bet 10"]
    run(state, "check, check, check, check")
    assert state.street == 1
    assert [len(cards) for cards in state.deal.ups] == [2] * 4


def test_17_ten_players() -> None:
    state = stud(SLUG, "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc")
    assert state.chips.paid == [1] * 10
    while not state.hand_over():
        check_round(state)
    assert len(state.deal.stock) == 2
    assert stud(SLUG, "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", ante="fifth").chips.paid == [2] * 10


def test_18_who_shows() -> None:
    hands = ["", "", "2h | 9s 9d Kc 4c", "Ah | Qd 8s 7c 3d"]
    state = ended(SLUG, hands, [0, 0, 50, 50], opener=2)
    assert state.showing_order() == [2, 3]
    state.play(3, "check")
    assert state.deal.shown == 0b100
    assert [zone.items for zone in state.view(0).zones if zone.id == "hand-3"] == [[]]


def test_the_rounds_and_their_bets() -> None:
    state = stud(SLUG, "Ks 9c 2h", "4d 9d Qd", "3h 8d Jd", "5c 7h Th")
    sizes = []
    while not state.hand_over():
        sizes.append(state.chips.size)
        check_round(state)
    assert sizes == [10, 10, 20, 20]
    state = check_round(stud(SLUG, "Ks 9c 2h", "4d 9d Qd", "3h 8d Jd", structure="spread"))
    assert bounds(state) == (5, 10)
    assert bounds(check_round(state)) == (5, 20)


def test_chips_are_kept() -> None:
    rng = random.Random(7)
    for seed in range(30):
        options: dict[str, Any] = {
            "structure": rng.choice(["fl", "nl", "pl", "spread"]),
            "first_open": rng.choice(["low_bring_in", "high_must_bet", "high_checks"]),
        }
        state = sobremesa.make(SLUG, seats=rng.choice([2, 5, 10]), seed=seed, hands=3, rebuy="off", buy_in=10, **options)
        assert isinstance(state, PokerTable)
        total = sum(state.bought)
        while state.actors():
            seat = state.turn()
            actions = [action for action in state.actions(seat) if action or rng.random() < 0.2] or [0]
            state.apply(seat, rng.choice(actions))
            assert sum(state.chips.stacks) + state.chips.pot == total
        assert sum(state.scores()) == 0


def test_all_in_face_up() -> None:
    """Both are all-in on the first round: the loser's hand is turned up too."""
    for told, shown in (("on", 0b11), ("off", 0b10)):
        state = run(
            stud(SLUG, "2c Ks", "3d Kd", "8h 4c", "9s 5d", downs=["Js", "As"], stacks=[11, 11], all_in_face_up=told), "bring-in, raise 10, call"
        )
        assert state.hand_over()
        assert state.deal.shown == shown
