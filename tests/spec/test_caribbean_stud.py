"""The numbered examples of Caribbean stud's spec, and what any session must keep."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import sobremesa
from sobremesa.bots.knowledge._house import croupier, ev_text
from sobremesa.bots.knowledge.caribbean_stud import call_value, calls, explain, jackpot_return, make_bot
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.core.session import LEAVE, READY
from sobremesa.core.view import say
from sobremesa.games.vying._hands import high
from sobremesa.games.vying._house import CENTS, PURSE, chips_text
from sobremesa.games.vying.caribbean_stud import CaribbeanState
from tests.laws import laws

LOW = "7h 5d 4c 3s 2h"
QUEENS = "Qs Qd 9h 5c 2d"


def table(house: str, *hands: str, ante: int = 10, staked: int = 0, meter: int = 10_000 * CENTS, **options: object) -> CaribbeanState:
    """A round in which the hands are dealt and P0 is to decide; the croupier's last card is up."""
    position: dict[str, object] = {
        "partial": True,
        "seats": len(hands),
        "options": options,
        "phase": "play",
        "stakes": [ante] * len(hands),
        "hands": list(hands),
        "house": house,
        "staked": staked,
        "meter": meter,
    }
    state = sobremesa.get("caribbean-stud").restore(position)
    assert isinstance(state, CaribbeanState)
    # What has been staked is no longer in the purses.
    for seat in range(len(hands)):
        state.chips[seat] -= CENTS * (ante + (state.stake if staked >> seat & 1 else 0))
    return state


def net(state: CaribbeanState, *texts: str) -> list[str]:
    """What each seat wins when they do so in turn."""
    for text in texts:
        state.play(state.turn(), text)
    assert state.hand_over()
    for seat in range(state.seats):
        assert state.chips[seat] - state.before[seat] == state.result(seat), "the accounts do not add up"
    return [chips_text(state.result(seat), True) for seat in range(state.seats)]


def refusal(state: CaribbeanState, text: str, seat: int = 0) -> str:
    before = laws.frozen(state)
    with pytest.raises(Refused) as caught:
        state.play(seat, text)
    assert laws.frozen(state) == before
    laws.check_refusal(caught.value)
    return caught.value.key


def test_01_a_full_house_with_a_hundred() -> None:
    full = "9h 9d 9c 4s 4h"
    state = table("Qs Qd 8h 5c 2d", full, ante=100)
    put = state.chips[0]
    assert net(state, "call") == ["+1500"]
    assert state.bets[0] == 200
    assert state.chips[0] - put + 200 * CENTS == 1800 * CENTS, "what is collected"
    state = table("Ah Qd Jc Ts 8h", full, ante=100)
    put = state.chips[0]
    assert net(state, "call") == ["+100"]
    assert state.chips[0] - put + 200 * CENTS == 400 * CENTS


@pytest.mark.parametrize(("hand", "won"), [("As Ks 4d 3h 2c", "0"), ("Ad Kc 5s 3h 2d", "+30"), ("As Qs Jd 9h 8c", "−30")])
def test_02_ace_king_qualifies(hand: str, won: str) -> None:
    house = "Ah Kd 4s 3c 2h"
    assert net(table(house, hand), "call") == [won]


def test_03_not_qualified() -> None:
    assert net(table("Ah Qd Jc Ts 9h", LOW), "call") == ["+10"]
    assert net(table("Ah Qd Jc Ts 9h", "Ad Kc 5s 3h 2d"), "call") == ["+10"]


@pytest.mark.parametrize(
    ("hand", "won"), [("Kh Kd 7c 4s 3h", "+30"), ("Jh Jd 4c 4s 3h", "+50"), ("Ah Kh Qh Jh Th", "+2010"), ("Jh Jd 7c 4s 3h", "−30")]
)
def test_04_against_queens(hand: str, won: str) -> None:
    assert net(table("Qs Qd 9c 5c 2d", hand), "call") == [won]


def test_05_kickers_to_the_fifth_card() -> None:
    assert net(table("Ks Kd 9h 5c 3d", "Kh Kc 9d 5h 2s"), "call") == ["−30"]
    assert net(table("Ks Kd 9h 5c 2d", "Kh Kc 9d 5h 3s"), "call") == ["+30"]
    assert net(table("Ks Kd 9h 5c 2d", "Kh Kc 9d 5h 2s"), "call") == ["0"]


def test_06_fold() -> None:
    assert net(table(QUEENS, LOW), "fold") == ["−10"]
    assert net(table(QUEENS, LOW, staked=1), "fold") == ["−11"]


def test_07_the_jackpot() -> None:
    # The stake in play feeds the meter with 0.75, so M is 12,000.75.
    state = table(QUEENS, "Th 8h 6h 4h 2h", staked=1, meter=1_200_000)
    assert net(state, "call") == ["+159"]  # 10, 5 to 1 on 20, 50 of the jackpot, less its stake
    assert (state.prizes, state.meter) == ([50 * CENTS], 1_200_075)
    state = table(QUEENS, "Ah Kh Qh Jh Th", staked=1, meter=1_200_000)
    net(state, "call")
    assert (state.prizes, state.meter) == ([1_200_075], 10_000 * CENTS)
    state = table("Qs Qd 9c 5c 2d", "9h 8h 7h 6h 5h", staked=1, meter=1_200_000)
    net(state, "call")
    assert (state.prizes, state.meter) == ([120_008], 1_080_067)


def test_07_a_hand_given_up_wins_nothing() -> None:
    state = table(QUEENS, "Th 8h 6h 4h 2h", staked=1)
    assert net(state, "fold") == ["−11"]
    assert state.prizes == [0]
    straight = table(QUEENS, "Th 9d 8c 7s 6h", staked=1)
    net(straight, "call")
    assert straight.prizes == [0]


def test_08_shared_jackpots() -> None:
    royal, other, flush = "Ah Kh Qh Jh Th", "As Ks Qs Js Ts", "9d 8d 7d 6d 5d"
    state = table("Qc Qd 9c 5c 2c", flush, royal, staked=3, meter=20_000 * CENTS - 150)
    net(state, "call", "call")
    assert (state.prizes, state.meter) == ([2000 * CENTS, 18_000 * CENTS], 10_000 * CENTS)
    state = table("Qc Qd 9c 5c 2c", other, royal, staked=3, meter=20_000 * CENTS - 150)
    net(state, "call", "call")
    assert (state.prizes, state.meter) == ([10_000 * CENTS, 10_000 * CENTS], 10_000 * CENTS)


def test_09_the_jackpot_does_not_ask_whether_the_croupier_qualifies() -> None:
    assert net(table("As Qd Jc Ts 9h", "Th 8h 6h 4h 2h", staked=1), "call") == ["+59"]


def test_11_a_pair_to_qualify() -> None:
    house = "Ah Kd 9s 7c 5h"
    assert net(table(house, LOW, qualify="pair"), "call") == ["+10"]
    assert net(table(house, LOW.replace("7h", "7d").replace("2h", "2c")), "call") == ["−30"]
    assert net(table("2s 2h 9s 8c 5h", LOW.replace("2h", "2c"), qualify="pair"), "call") == ["−30"]


def test_12_other_calls_and_prizes() -> None:
    full = "9h 9d 9c 4s 4h"
    assert net(table("Qs Qd 8h 5c 2d", full, call=1), "call") == ["+80"]
    assert net(table("Qs Qd 8h 5c 2d", full, call=3), "call") == ["+220"]
    for prices, won in (("source", 100), ("low", 75), ("high", 250)):
        state = table("Qs Qd 8h 5c 2d", full, staked=1, jp_table=prices)
        net(state, "call")
        assert state.prizes == [won * CENTS]
    state = table("Qs Qd 8h 5c 2d", full, staked=1, jp_stake=4, jp_feed=0.5, meter=500)
    assert net(state, "call") == ["+246"]  # 10 + 140 + 100 − 4
    assert state.meter == 700


def test_14_ceilings_limits_places() -> None:
    assert net(table(QUEENS, "Ah Kh Qh Jh Th", max_pay=500), "call") == ["+510"]
    game = sobremesa.get("caribbean-stud")
    state = sobremesa.make("caribbean-stud", seats=1)
    assert isinstance(state, CaribbeanState)
    assert refusal(state, "ante 101") == "boxes-limits"
    assert refusal(state, "ante 0") == "boxes-limits"
    state.play(0, "ante 100")
    assert state.phase >= 3
    wide = sobremesa.make("caribbean-stud", seats=1, limits="custom", min_stake=5, max_stake=400)
    assert isinstance(wide, CaribbeanState)
    assert refusal(wide, "ante 4") == "boxes-limits"
    wide.play(0, "ante 101")
    assert 8 not in game.seats
    with pytest.raises(Refused) as caught:
        sobremesa.make("caribbean-stud", seats=5, max_seats=4)
    assert caught.value.key == "boxes-too-few"


def test_14_no_jackpot() -> None:
    state = sobremesa.make("caribbean-stud", seats=1, jackpot="off")
    assert isinstance(state, CaribbeanState)
    assert refusal(state, "jackpot") == "caribbean-stud-no-jackpot"
    assert not [fact for fact in state.view(0).facts if "meter" in fact.key]
    assert [fact for fact in sobremesa.make("caribbean-stud", seats=1).view(0).facts if "meter" in fact.key]


def test_14_reveal() -> None:
    hands = ("Kh Kd Kc 4s 3h", LOW, "Ts 8c 6d 4d 3d")
    for reveal, seen in (("settlement", 5), ("never", 0)):
        state = table("Qs Qd 9h 5c 2d", *hands, reveal=reveal)
        net(state, "call", "fold", "call")
        for viewer in (1, None):
            view = state.view(viewer)
            boxes = {zone.id: zone for zone in view.zones}
            assert len([item for item in boxes["box-0"].items if item.face]) == seen
            assert len([item for item in boxes["box-1"].items if item.face]) == (5 if viewer == 1 else 0), "a folded hand is its owner's alone"
            label = boxes["box-0"].label
            assert label is not None
            assert (label.key, label.facts["odds"]) == ("house-tag-won", 3)


def test_before_the_cards() -> None:
    state = sobremesa.make("caribbean-stud", seats=2)
    assert isinstance(state, CaribbeanState)
    state.play(0, "jackpot")
    assert state.chips[0] == (PURSE - 1) * CENTS
    assert refusal(state, "ready") == "caribbean-stud-slot-first"
    state.play(0, "jackpot")
    assert state.chips[0] == PURSE * CENTS
    state.play(0, "jackpot")
    state.play(0, "ante 5")
    assert refusal(state, "call") == "not-your-turn"
    assert refusal(state, "call", 1) == "house-cards-later"
    assert refusal(state, "ante B1 5", 1) == "boxes-taken"
    state.play(1, "ante 2")
    assert len(state.stock) == 52 - 15
    assert refusal(state, "ante 5") == "caribbean-stud-fold-or-call"
    assert refusal(state, state.pack.names[state.hands[0][0]] + " box-0") == "house-cards-lie"
    assert refusal(state, "call", 1) == "not-your-turn"


def test_nobody_is_dealt_what_he_could_not_call() -> None:
    state = sobremesa.get("caribbean-stud").restore({"seats": 1, "chips": [1000], "before": [1000]})
    assert isinstance(state, CaribbeanState)
    assert refusal(state, "ante 4") == "house-cover"
    state.play(0, "ante 3")
    state.play(0, "call")


def test_all_fold_and_the_croupier_need_not_show() -> None:
    state = table(QUEENS, LOW, "9s 8c 6d 4d 3d")
    net(state, "fold", "fold")
    assert not state.shown
    assert [item.face for item in state.zones(0)[0].items] == ["", "", "", "", "2d"]


def test_forty_cards_at_most_and_accounts_that_add_up() -> None:
    rng = random.Random(5)
    state = sobremesa.make("caribbean-stud", seats=7, seed=3, limits="custom", min_stake=1, max_stake=2)
    assert isinstance(state, CaribbeanState)
    rounds = 0
    while state.actors() and rounds < 25:
        seat = rng.choice(laws.seats_in(state.actors()))
        state.apply(seat, rng.choice([action for action in state.actions(seat) if action != LEAVE] or [READY]))
        assert len(state.all_cards()) == 52
        if state.hand_over():
            rounds += 1
            for seat in range(7):
                assert state.chips[seat] - state.before[seat] == state.result(seat)
    assert rounds > 8


@pytest.mark.parametrize(
    ("hand", "up", "counts", "value", "best"),
    [
        ("Ah Kd Qs 9c 4h", "8s", (74_028, 5_202, 0, 83_955), -0.9942, "call"),
        ("Ah Kd Qs 9c 4h", "Ts", (74_302, 4_581, 0, 84_302), -1.0103, "fold"),
        ("Ah Kd Qs 9c 4h", "4s", (81_566, 5_508, 81, 76_030), -0.7966, "call"),
        ("Ah Kd Js 7c 5h", "As", (62_735, 15_060, 81, 85_309), -0.9070, "call"),
        ("Ah Kd 9s 7c 5h", "As", (62_735, 6_925, 81, 93_444), -1.2061, "fold"),
        ("Ah Kd 9s 7c 5h", "9h", (81_634, 1_620, 81, 79_850), -0.9379, "call"),
        ("Ah Kd Qs Jc 2h", "Ts", (74_238, 5_418, 0, 83_529), -0.9811, "call"),
        ("Ah Kd Qs Tc 3h", "Js", (74_493, 4_581, 0, 84_111), -1.0056, "fold"),
        ("Ah Kd Js 8c 3h", "5s", (74_029, 4_022, 0, 85_134), -1.0375, "fold"),
        ("2h 2d Ks Qc Jh", "As", (56_119, 23_466, 0, 83_600), -0.7616, "call"),
        ("Ah Qd Js Tc 9h", "9s", (80_177, 0, 0, 83_008), -1.0347, "fold"),
    ],
)
def test_10_what_calling_is_worth(hand: str, up: str, counts: tuple[int, int, int, int], value: float, best: str) -> None:
    pack = get_pack("fr52")
    mask, card = pack.mask(hand), pack.card(up)
    found = croupier(card, mask | 1 << card)
    assert found.total == 163_185
    assert found.counts(high(mask)) == counts
    assert round(call_value(mask, card), 4) == value
    assert calls("optimal", mask, card) == (best == "call")
    if hand.startswith("Ah Kd Js 8c 3h"):
        assert calls("akj83", mask, card)
    # At the table the best bot does so and says why.
    rest = [name for name in pack.names if name not in hand.split() and name != up]
    state = table(" ".join([*rest[:4], up]), hand)
    assert state.text(0, make_bot("hard").decide(state, 0, SeededChance(1)).action or 0) == best
    said = explain(state, 0, state.parse(0, best))
    assert said is not None
    assert said.facts["ev"] == ev_text(value)
    assert explain(state, 0, state.parse(0, "fold" if best == "call" else "call")) is None
    laws.check_say(said, "french")


@pytest.mark.parametrize(("hand", "against"), [("Ah Kd Qs 9c 4h", "23456789QKA"), ("Ah Kd 9s 7c 5h", "975"), ("Ah Kd Js 7c 5h", "AKJ75")])
def test_13_the_strategy_by_the_open_card(hand: str, against: str) -> None:
    pack = get_pack("fr52")
    for rank in "23456789TJQKA":
        up = next(card for card in pack.cards(f"{rank}s {rank}d") if not pack.mask(hand) >> card & 1)
        assert calls("upcard", pack.mask(hand), up) == (rank in against), rank


def test_13_the_other_strategies() -> None:
    pack = get_pack("fr52")
    pair, ace_king, high_one, low = [pack.mask(hand) for hand in ("2h 2d Ks Qc Jh", "Ah Kd Js 8c 3h", "Ah Kd Js 8c 2h", "Ah Qd Js Tc 9h")]
    five, ace = pack.cards("5s As")
    for name, found in {
        "akj83": [True, True, False, False],
        "match": [True, False, False, False],
        "pair": [True, False, False, False],
        "ak": [True, True, True, False],
        "always": [True, True, True, True],
    }.items():
        assert [calls(name, hand, five) for hand in (pair, ace_king, high_one, low)] == found, name
    assert calls("match", ace_king, ace)


@pytest.mark.parametrize("pair_only", [False, True])
def test_counts_against_all_hands_one_by_one(pair_only: bool) -> None:
    """The count by ranks is the count of hands, also where more cards are known and where a pair is needed."""
    rng = random.Random(2)
    least = 1 << 20 if pair_only else 14 << 16 | 13 << 12
    for _ in range(6):
        cards = rng.sample(range(52), 32)
        up, own = cards[0], sum(1 << card for card in cards[1:6])
        known = sum(1 << card for card in cards)
        found = croupier(up, known, pair_only)
        rest = [card for card in range(52) if not known >> card & 1]
        worths = [high(1 << up | 1 << a | 1 << b | 1 << c | 1 << d) for a, b, c, d in combinations(rest, 4)]
        playing = [worth for worth in worths if worth >= least]
        mine = high(own)
        assert found.counts(mine) == (
            len(worths) - len(playing),
            len([worth for worth in playing if worth < mine]),
            len([worth for worth in playing if worth == mine]),
            len([worth for worth in playing if worth > mine]),
        )


def test_bots_stake_the_jackpot_only_when_it_pays() -> None:
    fresh = sobremesa.make("caribbean-stud", seats=1)
    assert isinstance(fresh, CaribbeanState)
    assert 0.39 < jackpot_return(fresh) < 0.4
    for meter, wanted in ((218_046, "ante 1"), (218_048, "jackpot")):
        state = sobremesa.get("caribbean-stud").restore({"seats": 1, "meter": meter * CENTS})
        assert isinstance(state, CaribbeanState)
        action = make_bot("hard").decide(state, 0, SeededChance(1)).action
        assert action is not None
        assert state.text(0, action) == wanted
    state.play(0, "jackpot")
    assert state.text(0, make_bot("hard").decide(state, 0, SeededChance(1)).action or 0) == "ante 1"


def test_bots_play_whole_sessions() -> None:
    for level in ("easy", "normal", "hard"):
        state = sobremesa.make("caribbean-stud", seats=3, seed=4)
        chance = SeededChance(3)
        for _ in range(60):
            seat = state.turn()
            decision = make_bot(level).decide(state, seat, chance)
            assert decision.action in state.actions(seat)
            if decision.say:
                laws.check_say(decision.say, "french")
            state.apply(seat, decision.action)
        assert state.hand > 5


@pytest.mark.parametrize(
    ("hand", "up", "call", "max_pay", "best", "key"),
    [
        (LOW, "7s", 1, "none", "call", "hint-caribbean-stud-call"),  # without ace-king one calls where calling is cheap
        (LOW, "7s", 2, "none", "fold", "hint-caribbean-stud-nothing"),
        ("2h 2d Ks Qc Jh", "As", 3, "none", "fold", "hint-caribbean-stud-fold"),  # and twos are folded where it is dear
        ("2h 2d Ks Qc Jh", "As", 2, 100, "call", "hint-caribbean-stud-call"),
        ("2h 2d Ks Qc Jh", "As", 2, "none", "call", "hint-caribbean-stud-pair"),
    ],
)
def test_hints_say_always_and_never_by_the_usual_rules_only(hand: str, up: str, call: int, max_pay: str | int, best: str, key: str) -> None:
    state = table(f"Qs Qd 9h 5s {up}", hand, call=call, max_pay=max_pay)
    said = explain(state, 0, state.parse(0, best))
    assert said is not None
    assert said.key == key
    laws.check_say(said, "french")


def test_the_reckoning_tells_the_hands_that_were_shown() -> None:
    for reveal, kinds in (("settlement", ["", "house-kind-three", "", "house-kind-pair"]), ("never", ["", "", "", ""])):
        state = table(QUEENS, "Kh Kd Kc 4s 3h", LOW, "Js Jd 7c 6s 4h", reveal=reveal)
        net(state, "call", "fold", "call")
        sheet = state.sheet()
        assert sheet is not None
        assert (sheet.lines[0].say, sheet.lines[0].values) == (say("house-label", say="house-kind-pair"), ())
        assert [line.using.key if line.using else "" for line in sheet.lines[:4]] == kinds
    state = table(QUEENS, LOW)
    net(state, "fold")
    sheet = state.sheet()
    assert sheet is not None
    assert sheet.lines[0].say.key == "house-tag-folded", "he has not shown"
