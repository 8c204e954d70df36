"""The numbered examples of rules/seven-card-stud."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import TWO_PAIR, class_of, ranks_of
from sobremesa.games.vying._lows import low_ranks
from sobremesa.games.vying._table import PokerTable
from tests.spec.poker import bounds, run
from tests.spec.stud import check_round, ended, paid_out, stud, texts

SLUG = "seven-card-stud"


def test_01_who_brings_in() -> None:
    state = stud(SLUG, "Ks 2d 2c 9h")
    assert state.turn() == 2
    assert state.chips.paid == [1, 1, 1, 1]
    assert texts(state) == ["bring-in", "bet 10"]
    assert stud(SLUG, "Ks 2d 2c 9h", bring_in_tie="seat").turn() == 1
    assert stud(SLUG, "Ks 2d 2c 9h", goal="razz").turn() == 0
    for wrong in ("fold", "check", "bet 5", "bet 20"):
        with pytest.raises(Refused, match="poker-bring-in"):
            state.play(2, wrong)


def test_02_the_cap() -> None:
    state = run(stud(SLUG, "Ks 2d 2c 9h 8h"), "bring-in")
    assert texts(state) == ["fold", "call", "raise 10"]
    run(state, "raise 10, raise 20, raise 30, raise 40")
    assert state.turn() == 2
    assert texts(state) == ["fold", "call"]
    with pytest.raises(Refused, match="poker-cap"):
        state.play(2, "raise 50")
    run(state, "call, call, call, call")
    assert state.street == 1
    assert state.chips.paid == [41] * 5


def test_02_all_call_the_bring_in() -> None:
    """The opener has no second option."""
    state = run(stud(SLUG, "Ks 2d 2c 9h"), "bring-in, call, call, call")
    assert state.street == 1


def test_03_opening_full() -> None:
    state = run(stud(SLUG, "Ks 2d 2c 9h"), "bet 10")
    assert state.turn() == 3
    assert texts(state) == ["fold", "call", "raise 20"]


def test_04_by_the_bring_in() -> None:
    state = stud(SLUG, "Ks 2d 2c 9h", over_bring_in="by_bring_in")
    assert texts(state) == ["bring-in"]
    run(state, "bring-in, raise 10, raise 15, raise 20")
    assert texts(state) == ["fold", "call"]


def fourth(*streets: str, **options: object) -> PokerTable:
    """At 5/10, the fourth street with `8h 8s` open before P0; all called the bring-in."""
    return run(stud(SLUG, "8h 2c Ks 9d", *streets, bets=[5, 10], bring_in=2, **dict[str, Any](options)), "bring-in, call, call, call")


def test_05_an_open_pair() -> None:
    state = fourth("8s 3d Qc 6h")
    assert state.turn() == 0
    assert texts(state) == ["fold", "check", "bet 5", "bet 10"]
    run(state, "bet 5")
    assert texts(state) == ["fold", "call", "raise 10"]
    run(state, "raise 10, call, call")
    assert texts(state) == ["fold", "call", "raise 15", "raise 20"]
    with pytest.raises(Refused, match="poker-either"):
        state.play(0, "raise 25")
    run(state, "raise 20")
    assert texts(state) == ["fold", "call", "raise 30"]
    run(state, "raise 30")
    assert texts(state) == ["fold", "call"]


def test_06_another_bets_first() -> None:
    state = run(fourth("8s 3d Qc 6h"), "check")
    assert texts(state) == ["fold", "check", "bet 5"]
    assert texts(run(fourth("8s 3d Qc 6h", open_pair="any"), "check")) == ["fold", "check", "bet 5", "bet 10"]
    assert texts(fourth("8s 3d Qc 6h", open_pair="off")) == ["fold", "check", "bet 5"]


def test_07_fifth_street() -> None:
    state = stud(SLUG, "8c Qc Th", "8d 2d Js", "Kh Qs 9d", bets=[5, 10], bring_in=2)
    check_round(check_round(state))
    assert state.street == 2
    assert state.turn() == 1
    assert texts(state) == ["fold", "check", "bet 10"]


def test_08_equal_open_hands() -> None:
    assert check_round(stud(SLUG, "Ah As", "7c 7d")).turn() == 0
    assert check_round(stud(SLUG, "Ah As", "7c 7d", open_tie="suit")).turn() == 1


def test_09_straights_and_flushes_do_not_open() -> None:
    state = stud(SLUG, "9s 2c", "8s 2d", "7s 5h", "6s 3s")
    for _ in range(3):
        check_round(state)
    assert state.street == 3
    assert state.turn() == 1


def last_street(seats: int, folds: dict[int, int], **options: object) -> PokerTable:
    """The seventh street of a hand in which so many fold on each street named, the last of those who have not opened."""
    doors = ["2c", "3d", "4h", "5s", "6c", "7d", "8h", "9s"][:seats]
    state = stud(SLUG, " ".join(doors), **dict[str, Any](options))
    while state.street < 4:
        street = state.street
        left = folds.get(street, 0)
        while state.street == street:
            seat = state.turn()
            if left and not state.bring:
                state.play(seat, "fold")
                left -= 1
            else:
                state.play(seat, "bring-in" if state.bring else "call" if state.chips.owes(seat) else "check")
    return state


def test_10_not_enough_cards() -> None:
    state = last_street(8, {})
    assert len(state.deal.board) == 1
    assert len(state.deal.stock) == 3
    assert [state.deal.own(seat).bit_count() for seat in range(8)] == [6] * 8
    state = last_street(8, {0: 1})
    assert state.deal.board == []
    assert state.deal.stock == []
    state = last_street(8, {1: 1})
    assert len(state.deal.board) == 1
    assert state.chips.live.bit_count() == 7


def test_11_seven_players() -> None:
    state = last_street(7, {})
    assert state.deal.board == []
    assert len(state.deal.stock) == 52 - 49


def test_12_burns() -> None:
    state = last_street(8, {}, burn="on")
    assert len(state.deal.board) == 1
    assert len(state.deal.burns) == 0
    assert len(state.deal.stock) == 3
    state = last_street(7, {}, burn="on")
    assert state.deal.board == []
    assert len(state.deal.burns) == 3
    assert state.deal.stock == []
    state = last_street(6, {}, burn="on")
    assert len(state.deal.burns) == 4


def test_12_burns_that_are_enough() -> None:
    """Eight begin and three fold on sixth street: 1 in the stock, 3 burns, 5 players; with two more folded there are cards for all, and no burn."""
    assert len(last_street(8, {3: 3}, burn="on").deal.board) == 1
    state = last_street(8, {3: 4}, burn="on")
    assert state.deal.board == []
    assert state.deal.burns == state.deal.stock == []


def test_13_the_shared_card_opens_nothing() -> None:
    state = stud(SLUG, "Kc Ah 2c 4s 5s 6s 7s 8s", "Kd Qd 5h 6d 7d 8h 9d Td", "9s 7c 8d 9h Th Jc Jd Qh", "4h 3c Tc Js Qc Qs 2h 3d", "As")
    for _ in range(4):
        check_round(state)
    assert [state.pack.names[card] for card in state.deal.board] == ["As"]
    assert state.turn() == 0


def test_14_odd_chips() -> None:
    first = "Kd Kc 9h | 8c 4d 2s 3h"
    second = "Ks Kh 9c | 8d 4s 2d 3c"
    hands = ["", first, "", "", second]
    assert paid_out(SLUG, hands, [1, 50, 0, 0, 50]) == [0, 50, 0, 0, 51]
    assert paid_out(SLUG, hands, [1, 50, 0, 0, 50], odd_chip="button") == [0, 51, 0, 0, 50]


def test_15_no_chips_for_the_bring_in() -> None:
    state = stud(SLUG, "Ks 9d Qc 2c 8h", stacks=[100, 100, 100, 1, 100])
    assert state.opener == 3
    assert state.turn() == 4
    assert texts(state) == ["fold", "bring-in", "bet 10"]
    run(state, "fold")
    assert state.turn() == 0
    assert texts(state) == ["fold", "bring-in", "bet 10"]
    state = run(stud(SLUG, "Ks 9d Qc 2c 8h", stacks=[100, 100, 100, 4, 100]), "bring-in")
    assert state.chips.bets[3] == 3
    assert state.turn() == 4
    assert state.chips.owes(4) == 5


def test_15_all_the_others_fold() -> None:
    state = run(stud(SLUG, "Ks 9d Qc 2c 8h", stacks=[100, 100, 100, 1, 100]), "fold, fold, fold")
    assert state.hand_over()
    assert sum(state.won) == 5


def test_16_an_all_in_over_the_bring_in() -> None:
    state = run(stud(SLUG, "Ks 9d 2c 8h Th", stacks=[100, 100, 100, 8, 100]), "bring-in, raise 7")
    assert state.turn() == 4
    assert state.chips.owes(4) == 7
    assert texts(state) == ["fold", "call", "raise 10"]
    run(state, "raise 10")
    assert texts(state) == ["fold", "call", "raise 20"]


def test_17_no_limit() -> None:
    state = run(stud(SLUG, "Ks 9d 2c 8h", structure="nl"), "bring-in")
    assert bounds(state) == (10, 999)
    run(state, "raise 10")
    assert bounds(state) == (20, 999)


def test_17_an_all_in_over_the_bring_in_without_a_limit() -> None:
    state = run(stud(SLUG, "Ks 9d 2c 8h Th", stacks=[100, 100, 100, 8, 100], structure="nl"), "bring-in, raise 7")
    assert bounds(state) == (10, 99)
    run(state, "call, call, call")
    assert state.turn() == 2
    assert bounds(state) == (0, 0)


def test_18_who_shows() -> None:
    hands = ["2c 3d 8h | 9s Js Qd 6c", "", "", "", "As Ah Ad | 4c 5h 7s Ts"]
    state = ended(SLUG, hands, [50, 0, 0, 0, 50], opener=4)
    state.aggressor = 4
    assert state.showing_order() == [4, 0]
    position = state.position() | {"raiser": 4}
    state = sobremesa.get(SLUG).restore(position)  # type: ignore[assignment]
    state.play(4, "check")
    assert state.deal.shown == 1 << 4
    assert state.won[4] == 100
    shown = next(zone for zone in state.view(0).zones if zone.id == "hand-4")
    assert {item.face for item in shown.items} == {"As", "Ah", "Ad"}
    assert [zone.items for zone in state.view(1).zones if zone.id == "hand-0"] == [[]]


def test_18_a_bet_on_seventh_street() -> None:
    state = stud(SLUG, "2c As", "3d Ah", "8h Kd", "9s Kc", downs=["Js Qd", "4c 5h"])
    for _ in range(4):
        check_round(state)
    run(state, "bet 20, call")
    assert state.deal.shown == 0b10
    assert state.showing_order()[0] == 1


def test_19_the_third_pair_is_dropped() -> None:
    state = ended(SLUG, ["As Kh 9d 9c 5s 5d Kd", "2c 3c 4d 7h 8s Jh Qc"], [50, 50])
    worth = state.worth(0, False)
    assert class_of(worth) == TWO_PAIR
    assert ranks_of(worth) == [13, 9, 14]


def test_20_razz() -> None:
    state = stud(SLUG, "Ks Ad 7c", goal="razz")
    assert state.turn() == 0
    state = stud(SLUG, "7c 6h 8c", "4d 6s 2d", goal="razz")
    check_round(state)
    assert state.turn() == 0
    hands = ["7s 5h 4d 3c 2s Kd Kh", "8s 4h 3d 2c As Qd Qh"]
    state = ended(SLUG, hands, [50, 50], goal="razz")
    assert low_ranks(state.worth(0, True)) == [7, 5, 4, 3, 2]
    assert low_ranks(state.worth(1, True)) == [8, 4, 3, 2, 1]
    assert paid_out(SLUG, hands, [50, 50], goal="razz") == [100, 0]
    best = ended(SLUG, ["5s 4h 3d 2c As Kd Kh", "6s 4c 3h 2d Ac Qd Qh"], [50, 50], goal="razz")
    assert best.worth(0, True) > best.worth(1, True)


def test_20_no_open_pair_bet_in_razz() -> None:
    state = check_round(stud(SLUG, "7c 6h 8c", "7d 6s 2d", goal="razz"))
    assert state.turn() == 2
    assert texts(state) == ["fold", "check", "bet 10"]


def test_21_spread_and_pot_limit() -> None:
    state = stud(SLUG, "Ks 9d 2c 8h", structure="spread")
    run(state, "bring-in")
    assert bounds(state) == (10, 15)
    run(state, "call, call, call")
    assert bounds(state) == (5, 10)
    check_round(state)
    assert bounds(state) == (5, 20)
    run(state, "bet 8")
    assert bounds(state) == (16, 28)
    state = run(stud(SLUG, "Ks 9d 2c 8h", structure="pl"), "bring-in")
    assert bounds(state) == (10, 19)


def test_22_ante_and_bring_in() -> None:
    assert stud(SLUG, "Ks 2d 2c 9h", ante="fifth").chips.paid == [2, 2, 2, 2]
    state = stud(SLUG, "Ks 2d 2c 9h", ante=0)
    assert state.chips.pot == 0
    assert run(state, "bring-in").chips.pot == 5
    assert texts(stud(SLUG, "Ks 2d 2c 9h", opener_choice="half")) == ["bring-in"]
    state = stud(SLUG, "Ks 2d 2c 9h", sb=10, bring_in=5)
    assert texts(state) == ["bring-in", "bet 20"]
    run(state, "bring-in")
    assert state.chips.owes(3) == 5
    assert texts(state) == ["fold", "call", "raise 20"]


@pytest.mark.parametrize(
    ("sb", "small", "ante", "bring"), [(1, 2, 1, 1), (2, 4, 1, 2), (5, 10, 1, 5), (10, 20, 2, 10), (15, 30, 3, 15), (50, 100, 10, 50)]
)
def test_the_table_of_antes(sb: int, small: int, ante: int, bring: int) -> None:
    state = stud(SLUG, "Ks 2d 2c 9h", sb=sb)
    assert (state.stakes.small, state.stakes.big) == (small, 2 * small)
    assert state.chips.paid == [ante] * 4
    assert state.bring == bring


def test_sizes_that_do_not_go_together() -> None:
    with pytest.raises(Refused, match="stud-odd-bet"):
        sobremesa.make(SLUG, bets=[5, 10])
    with pytest.raises(Refused, match="stud-bring-in"):
        sobremesa.make(SLUG, bring_in=2, sb=1)
    with pytest.raises(Refused, match="stud-odd-bet"):
        sobremesa.make(SLUG, format="tournament", levels=["10/25"])
    assert sobremesa.make(SLUG, bets=[5, 10], bring_in=2).view(0).seats[0].chips is not None


def test_a_tournament() -> None:
    """The small bet is the level's big blind; antes and bring-ins go by it."""
    state = sobremesa.make(SLUG, seats=4, format="tournament", seed=1)
    assert isinstance(state, PokerTable)
    assert (state.stakes.small, state.stakes.big, state.bring) == (20, 40, 10)
    assert sum(state.chips.stacks) + state.chips.pot == 4 * 2000
    assert state.chips.paid[0] == 2


def test_folded_open_cards_are_remembered() -> None:
    """They are turned down, but nobody deals them to anyone in a guess, and the player is reminded of them."""
    state = run(stud(SLUG, "Ks 9d 2c 8h"), "bring-in, call, fold, call")
    assert [zone.items for zone in state.view(1).zones if zone.id == "open-0"] == [[]]
    fact = next(fact for fact in state.view(1).facts if fact.key == "poker-dead-cards")
    assert fact.facts["cards"] == "Ks"
    for seed in range(20):
        guess = state.clone()
        guess.redeal(1, SeededChance(seed))
        assert isinstance(guess, PokerTable)
        assert guess.deal.ups[0] == state.deal.ups[0]
        assert guess.deal.holes[1] == state.deal.holes[1]


def test_chips_are_kept_and_the_best_are_paid() -> None:
    rng = random.Random(4)
    for seed in range(30):
        options: dict[str, Any] = {
            "structure": rng.choice(["fl", "nl", "pl", "spread"]),
            "burn": rng.choice(["on", "off"]),
            "goal": rng.choice(["high", "razz"]),
        }
        state = sobremesa.make(SLUG, seats=rng.choice([2, 5, 8]), seed=seed, hands=3, rebuy="off", buy_in=10, **dict[str, Any](options))
        assert isinstance(state, PokerTable)
        total = sum(state.bought)
        while state.actors():
            seat = state.turn()
            actions = [action for action in state.actions(seat) if action or rng.random() < 0.2] or [0]
            state.apply(seat, rng.choice(actions))
            assert sum(state.chips.stacks) + state.chips.pot == total
        assert sum(state.scores()) == 0


def test_a_mixed_match_keeps_the_options_of_its_own_game() -> None:
    state = sobremesa.make(SLUG, seats=2, seed=3, rotation=["seven-card-stud", "razz"], ante=0, open_pair="off")
    assert isinstance(state, PokerTable)
    assert state.chips.paid == [0, 0]
    state.lap = 1
    state.set_stakes()
    assert state.form.slug == "razz"


def test_all_in_face_up() -> None:
    """Both are all-in on the first round: the loser's hand is turned up too."""
    for told, shown in (("on", 0b11), ("off", 0b10)):
        state = run(
            stud(SLUG, "2c Ks", "3d Kd", "8h 4c", "9s 5d", "Th 7c", downs=["Js 6d", "As Ah"], stacks=[11, 11], all_in_face_up=told),
            "bring-in, raise 10, call",
        )
        assert state.hand_over()
        assert state.deal.shown == shown
