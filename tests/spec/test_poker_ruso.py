"""The numbered examples of póker ruso's spec, and what any session must keep."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots.knowledge._house import ev_text
from sobremesa.bots.knowledge.poker_ruso import Values, explain, game_value, make_bot, plays
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.core.session import LEAVE, READY
from sobremesa.games.vying._hands import FLUSH, FOUR, FULL, PAIR, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIR, class_of, high
from sobremesa.games.vying._house import CENTS, chips_text
from sobremesa.games.vying._paytable import ROYAL
from sobremesa.games.vying.poker_ruso import RusoState
from sobremesa.text import Speaker
from tests.laws import laws

NO_GAME = "Ah Qd Js 9c 7h"


def table(
    house: str, *hands: str, stock: str = "", antes: tuple[int, ...] = (), seats: int = 1, owners: tuple[int, ...] = (), **options: object
) -> RusoState:
    """A round in which the hands are dealt and the first box is to decide; the croupier's last card is up, the stock's first is next."""
    staked = list(antes or [10] * len(hands))
    position: dict[str, object] = {
        "partial": True,
        "seats": seats,
        "options": {**({"table": "shared"} if seats > 1 else {}), **options},
        "phase": "play",
        "stakes": staked,
        "owners": list(owners or [0] * len(hands)),
        "hands": list(hands),
        "house": house,
        "stock": stock,
    }
    state = sobremesa.get("poker-ruso").restore(position)
    assert isinstance(state, RusoState)
    for box, ante in enumerate(staked):
        state.chips[state.owners[box]] -= CENTS * ante
    return state


def does(state: RusoState, *texts: str) -> RusoState:
    for text in texts:
        state.play(state.turn(), text)
    return state


def net(state: RusoState, *texts: str) -> list[str]:
    """What each box brings when its owner does so in turn."""
    does(state, *texts)
    assert state.hand_over()
    for seat in range(state.seats):
        assert state.chips[seat] - state.before[seat] == sum(state.result(box) for box in state.own_boxes(seat)), "the accounts do not add up"
    return [chips_text(state.result(box), True) for box in range(6) if state.stakes[box]]


def refusal(state: RusoState, text: str) -> str:
    before = laws.frozen(state)
    with pytest.raises(Refused) as caught:
        state.play(state.turn(), text)
    assert laws.frozen(state) == before
    laws.check_refusal(caught.value)
    return caught.value.key


def legal(state: RusoState) -> set[str]:
    seat = state.turn()
    return {state.text(seat, action) for action in state.actions(seat)}


def test_01_fees_are_gone() -> None:
    house, hand = "Kh Kd 9s 5c 3d", "Qs Jh 8d 6c 2h"
    assert net(table(house, hand), "fold") == ["−10"]
    assert net(table(house, hand, stock="4c 4d"), "change 6c 2h", "fold") == ["−30"]
    assert net(table(house, hand, stock="4c 4d", fee="flat"), "change 6c 2h", "fold") == ["−20"]
    assert net(table(house, hand, stock="4c"), "buy", "bet") == ["−40"]


def test_01_one_thing_once() -> None:
    state = table("Kh Kd 9s 5c 3d", "Qs Jh 8d 6c 2h", stock="4c 4d 4h 4s")
    assert {"fold", "bet", "buy", "change 2h", "change Qs Jh 8d"} <= legal(state)
    does(state, "change 6c")
    assert state.pack.text(state.hands[0]) == "Qs Jh 8d 4c 2h"
    assert legal(state) == {"fold", "bet"}
    assert refusal(state, "buy") == "poker-ruso-once"
    assert refusal(state, "change 2h") == "poker-ruso-once"
    state = does(table("Kh Kd 9s 5c 3d", "Qs Jh 8d 6c 2h", stock="4c 4d 4h 4s"), "buy")
    assert legal(state) == {"fold", "bet"}
    assert refusal(state, "change Qs") == "poker-ruso-once"
    assert refusal(state, "change Ad") == "not-held"


def test_02_no_game_pays_the_ante_whatever_is_held() -> None:
    assert net(table(NO_GAME, "5h 4s 3d 2c 7d"), "bet") == ["+10"]


@pytest.mark.parametrize(("hand", "won"), [("Ah Kh 5d 4c 2d", "+30"), ("Ad Kc 4s 3h 2s", "0"), ("Qs Qh 7d 5c 3h", "+30"), ("Qs Jh 9d 5c 3h", "−30")])
def test_03_ace_king_is_a_game(hand: str, won: str) -> None:
    assert net(table("Ac Kd 4h 3s 2c", hand), "bet") == [won]


def test_04_the_ante_is_paid_or_only_returned() -> None:
    house, hand = "9h 9d Ks 5c 3d", "Th Td 4s 4c 2h"
    assert net(table(house, hand), "bet") == ["+50"]
    assert net(table(house, hand, ante_win="push"), "bet") == ["+40"]


def test_05_straight_flush_and_royal() -> None:
    house = "6s 6d 6c 2s 3d"
    assert net(table(house, "9h 8h 7h 6h 5h"), "bet") == ["+1010"]
    assert net(table(house, "Ah Kh Qh Jh Th"), "bet") == ["+2010"]


def test_06_straight_with_a_pair() -> None:
    house, hand = "6s 6d 8c 2s 3d", "Kh Qs Jd Tc 9h"
    assert net(table(house, hand, stock="9s"), "buy", "bet") == ["+160"]
    assert net(table(house, hand, stock="9s", paired_straight="pair"), "buy", "bet") == ["+100"]
    assert net(table(house, hand, stock="9s", double="off"), "buy", "bet") == ["+80"]


@pytest.mark.parametrize(
    ("hand", "odds"),
    [
        ("As Ah Ad Ac 8h 8s", 27),
        ("Ah As Ad 8h 8s 8c", 14),
        ("Kh Ks 8d 8h 2s 2c", 4),
        ("Kh Qh Jh 8h 7h 7s", 6),
        ("As Kh Qh Jh 7h 2h", 6),
        ("5h 4h 3h 2h Ah Ks", 51),
        ("Ah Kh Qh Jh Th 9s", 104),
    ],
)
def test_07_two_combinations(hand: str, odds: int) -> None:
    state = table("6s 6d 4c 2d 3d", hand)
    assert state.odds_of_hand(state.pack.mask(hand)) == odds


@pytest.mark.parametrize(
    ("hand", "odds"),
    [
        ("8h 8s 8d 5c 4h 2s", 3),
        ("As Ad Kh Kc 7s 4d", 2),
        ("Ah Kh 9h 5h 2h 7s", 5),
        ("Ah Kh Qs Jd Tc 4h", 4),
        ("Ah As Kd Kc Kh 5s", 7),
        ("Ah Ks 9d 7c 5h 3s", 1),
    ],
)
def test_08_no_second_combination(hand: str, odds: int) -> None:
    state = table("6s 6d 4c 2d 3d", hand)
    assert state.odds_of_hand(state.pack.mask(hand)) == odds


def test_07_every_double_there_is() -> None:
    """The table of the spec, out of random hands of six cards and of those that draw near it: no other pays."""
    table_of = {
        ROYAL: (150, 105, 104),
        STRAIGHT_FLUSH: (100, 55, 54, 51),
        FOUR: (27, 21),
        FULL: (14, 8),
        FLUSH: (10, 9, 6),
        STRAIGHT: (8, 5),
        THREE: (4,),
        TWO_PAIR: (4, 3),
        PAIR: (2,),
    }
    state = table("6s 6d 4c 2d 3d", "8h 8s 8d 5c 4h")
    rng = random.Random(4)
    met: set[int] = set()
    for turn in range(2400):
        deck = list(range(52))
        if turn % 3:  # few ranks or few suits, where doubles are
            deck = [card for card in deck if card % 13 in (0, 12, 11, 10, 9, 8)] if turn % 3 == 1 else [card for card in deck if card // 13 < 2]
        hand = sum(1 << card for card in rng.sample(deck, 6))
        first, second, one, other = state.combinations(hand)
        if second >= 0:
            assert one & ~other
            assert other & ~one
            total = state.odds_of_hand(hand)
            assert total in table_of[first], (first, second, state.pack.mask_text(hand))
            met.add(total)
    assert len(met) > 9


def test_09_two_combinations_in_five_cards() -> None:
    house, hand = "6s 6d 4c 2d 3d", "Ah As Kd 7c 2h"
    assert net(table(house, hand), "bet") == ["+30"]
    assert net(table(house, hand, double="any"), "bet") == ["+50"]


def test_10_six_cards_make_the_best_five() -> None:
    assert net(table("Kd Kc Qh 7s 4d", "Kh Ks Ac 8d 5h", stock="3c"), "buy", "bet") == ["+40"]


def test_11_buying_the_croupier_a_game() -> None:
    house, full = "Kd Qh 9s 6c 3d", "8h 8d 8c 4s 4h"
    for draws, does_buy, redraw, won in (
        ("9h", False, "off", "+10"),
        ("9h", True, "off", "+140"),
        ("2c", True, "off", "−10"),
        ("Ah", True, "off", "−10"),
        ("Kh 9h", True, "off", "−10"),
        ("Kh 9h", True, "on", "+140"),
    ):
        state = does(table(house, full, stock=draws, buy_dealer="on", buy_redraw=redraw), "bet")
        assert legal(state) == {"game", "no"}
        assert net(state, "game" if does_buy else "no") == [won], draws
    assert state.pack.text(state.house_thrown) == "Kd Kh"


def test_12_only_the_first_box_buys() -> None:
    for draws, first in (("9h", "+140"), ("2c", "−10")):
        state = table("Kd Qh 9s 6c 3d", "8h 8d 8c 4s 4h", "Ts Tc 7s 5d 2h", stock=draws, buy_dealer="on")
        does(state, "bet", "bet", "game")
        assert not state.house_thrown
        assert net(state, "no") == [first, "+10"]


def test_13_insurance() -> None:
    full = "8h 8d 8c 4s 4h"
    for house, won in ((NO_GAME, "+80"), ("9h 9d Ks 5c 3d", "+80"), ("9h 9d 9c 9s 3d", "−30")):
        state = table(house, full, insurance="half")
        control = state.controls(0)[0]
        assert (control.low, control.high) == (10, 70)
        assert refusal(state, "bet insure 71") == "poker-ruso-insurance-size"
        assert refusal(state, "bet insure 9") == "poker-ruso-insurance-size"
        assert net(state, "bet insure 70") == [won], house
    state = table(NO_GAME, full, insurance="full")
    assert net(state, "bet insure 140") == ["+150"]
    assert refusal(table(NO_GAME, full), "bet insure 10") == "poker-ruso-no-insurance"


def test_13_insurance_looks_at_the_first_hand() -> None:
    state = table("Kd Qh 9s 6c 3d", "8h 8d 8c 4s 4h", stock="9h", insurance="half", buy_dealer="on")
    assert net(state, "bet insure 70", "game") == ["+210"]  # −10 + 10 + 140 + 70


def test_14_no_insurance() -> None:
    assert refusal(table(NO_GAME, "8h 8d 6c 4s 2h", insurance="half"), "bet insure 10") == "poker-ruso-insurance-hand"
    state = does(table(NO_GAME, "8h 8d 8c 4s 4h", "Th 9d 6c 4d 2h", "Ks Kc Kh 2s 2c", insurance="half"), "bet", "bet")
    assert refusal(state, "bet insure 10") == "poker-ruso-blind"
    assert legal(state) == {"fold", "bet"}


def faces(state: RusoState, viewer: int | None) -> list[int]:
    """How many cards of each box a viewer sees."""
    return [len([item for item in zone.items if item.face]) for zone in state.view(viewer).zones if zone.kind == "box"]


def test_15_boxes_open_one_by_one() -> None:
    state = table("9h 9d Ks 5c 3d", "Qs Jh 8d 6c 2h", "Th 9s 6h 4d 2s", "Js Jc 7h 3s 2c", stock="As Ad Ac", antes=(5, 10, 20))
    assert faces(state, 0) == [5, 0, 0, 0, 0, 0]
    assert faces(state, None) == [0] * 6
    does(state, "buy")
    assert faces(state, 0) == [6, 0, 0, 0, 0, 0]
    does(state, "fold")
    assert faces(state, 0) == [6, 5, 0, 0, 0, 0]
    does(state, "fold")
    assert faces(state, 0) == [6, 5, 0, 0, 0, 0]
    assert refusal(state, "change Js") == "poker-ruso-blind"
    assert refusal(state, "buy") == "poker-ruso-blind"
    state.house = state.pack.cards("Qh Qd Ks 5c 3d")
    assert net(state, "bet") == ["−10", "−10", "−60"]
    assert faces(state, 0) == [6, 5, 5, 0, 0, 0]
    assert faces(state, None) == [0, 0, 5, 0, 0, 0]


def test_16_cards_run_short_at_a_shared_table() -> None:
    for buy_dealer, kept in (("off", 0), ("on", 1)):
        state = sobremesa.make("poker-ruso", seats=6, seed=2, table="shared", buy_dealer=buy_dealer)
        assert isinstance(state, RusoState)
        for seat in range(6):
            state.play(seat, "ante 1")
            if state.actors() >> seat & 1 and state.phase == 0:
                state.play(seat, "ready")
        assert len(state.stock) == 17
        for box in range(3):
            does(state, "change " + state.pack.text(state.hands[box]), "fold")
        assert len(state.stock) == 2
        hand = state.pack.text(state.hands[3]).split()
        assert state.most_change(3) == 2 - kept
        assert refusal(state, "change " + " ".join(hand[:3])) == "poker-ruso-few-cards"
        if kept:
            assert refusal(state, "change " + " ".join(hand[:2])) == "poker-ruso-few-cards"
        does(state, "change " + " ".join(hand[: 2 - kept]), "fold")
        for _ in (4, 5):
            assert legal(state) == {"fold", "bet"}
            assert refusal(state, "buy") == "poker-ruso-no-cards"
            does(state, "fold")


def test_17_all_fold() -> None:
    state = table(NO_GAME, "Qs Jh 8d 6c 2h", "Th 9s 6h 4d 2s")
    assert net(state, "fold", "fold") == ["−10", "−10"]
    house = next(zone for zone in state.view(0).zones if zone.id == "house")
    assert [item.face for item in house.items] == ["", "", "", "", "7h"]


def test_18_an_open_third_box() -> None:
    state = table("Qh Qd Ks 5c 3d", "Ts Jh 8d 6c 2h", "Th 9s 6h 4d 2s", "Js Jc 7h 3s 2c", stock="As Ad", antes=(5, 10, 20), blind_third="off")
    does(state, "fold", "fold")
    assert faces(state, 0) == [5, 5, 5, 0, 0, 0]
    assert {"buy", "change Js"} <= legal(state)


def test_18_boxes_limits_ceiling() -> None:
    state = sobremesa.make("poker-ruso", max_boxes=2)
    assert isinstance(state, RusoState)
    assert refusal(state, "ante 150") == "boxes-limits"
    does(state, "ante 5", "ante B4 5")
    assert state.own_boxes(0) == [0, 3]
    one = sobremesa.make("poker-ruso", max_boxes=1)
    assert isinstance(one, RusoState)
    one.play(0, "ante 5")
    assert one.phase == 3, "with one box there is nothing more to stake"
    fresh = sobremesa.make("poker-ruso")
    assert isinstance(fresh, RusoState)
    does(fresh, "ante 5", "ante B2 5")
    assert refusal(fresh, "ante B2 5") == "boxes-taken"
    assert refusal(fresh, "ante B7 5") == "boxes-no-box"
    does(fresh, "ante B3 5")
    assert fresh.phase == 3
    assert net(table("6s 6d 6c 2s 3d", "9h 8h 7h 6h 5h", max_pay=500), "bet") == ["+510"]
    with pytest.raises(Refused) as caught:
        sobremesa.make("poker-ruso", seats=2)
    assert caught.value.key == "poker-ruso-single"


def test_18_a_second_box_is_refused() -> None:
    state = sobremesa.get("poker-ruso").restore({"seats": 2, "options": {"table": "shared", "max_boxes": 1}, "stakes": [5], "owners": [0]})
    assert isinstance(state, RusoState)
    assert refusal(state, "ante B4 5") == "house-most-boxes"
    state.play(0, "ready")
    state.play(1, "ante 5")
    assert state.phase == 3


def test_fees_leave_what_it_takes_to_bet() -> None:
    state = table("Qh Qd Ks 5c 3d", "Ts Jh 8d 6c 2h", "Th 9s 6h 4d 2s", stock="As Ad Ac 7h 7d")
    state.chips[0] = 55 * CENTS  # 40 are pledged to the two bets
    assert state.most_change(0) == 1
    assert refusal(state, "change 6c 2h") == "poker-ruso-no-chips"
    does(state, "buy")
    does(state, "bet")
    assert refusal(state, "buy") == "poker-ruso-no-chips"
    does(state, "bet")


def test_guesses_keep_to_what_is_insured() -> None:
    state = table(
        NO_GAME, "8h 8d 8c 4s 4h", "Th 9d 6c 4d 2h", seats=2, owners=(0, 1), insurance="half", stock="As Ad Ac 2s 2c 3s 3c 5s 5c 6s 6d Kd Ks Kh Qs Qh"
    )
    does(state, "bet insure 60")
    for seed in range(20):
        guess = state.clone()
        guess.redeal(1, SeededChance(seed))
        assert isinstance(guess, RusoState)
        assert class_of(high(sum(1 << card for card in guess.hands[0]))) >= THREE
        assert guess.hands[1] == state.hands[1]


def test_accounts_add_up() -> None:
    rng = random.Random(5)
    for options in ({"insurance": "full", "buy_dealer": "on"}, {"fee": "flat", "double": "any", "max_pay": 30}):
        state = sobremesa.make("poker-ruso", seats=3, seed=3, table="shared", limits="custom", min_stake=1, max_stake=2, **options)
        assert isinstance(state, RusoState)
        rounds = 0
        while state.actors() and rounds < 30:
            seat = rng.choice(laws.seats_in(state.actors()))
            state.apply(seat, rng.choice([action for action in state.actions(seat) if action != LEAVE] or [READY]))
            assert len(set(state.all_cards())) == 52
            if state.hand_over():
                rounds += 1
                for seat in range(3):
                    assert state.chips[seat] - state.before[seat] == sum(state.result(box) for box in state.own_boxes(seat))
        assert rounds > 8


def decision(hand: str, up: str, fee: str = "per_card", insurance: str = "off") -> RusoState:
    """A box to decide with nothing else known."""
    pack = get_pack("fr52")
    rest = [name for name in pack.names if name not in hand.split() and name != up]
    return table(" ".join([*rest[:4], up]), hand, stock=" ".join(rest[4:]), fee=fee, insurance=insurance)


@pytest.mark.parametrize(
    ("hand", "up", "fee", "best"),
    [
        ("Kh Qh 9h 4h 2s", "7s", "per_card", "buy"),  # four to a flush
        ("9h 8s 7d 6c 2s", "7s", "per_card", "buy"),  # four to an open straight
        ("9h 9s 8d 7c 6s", "Kd", "per_card", "buy"),  # a pair with a draw
        ("Kh Qs Jd Tc 9h", "7s", "per_card", "buy"),  # a made straight
        ("Ah Qh 9h 5h 2h", "7s", "per_card", "buy"),  # a made flush
        ("Ah As Kd 7c 2h", "9s", "per_card", "buy"),
        ("Kh Ks Ad 7c 2h", "9s", "per_card", "buy"),
        ("9h 9s 7d 4c 2s", "5s", "per_card", "bet"),  # other pairs
        ("9h 9s 7d 7c 2s", "5s", "per_card", "bet"),
        ("Ah Kd 9s 7c 5h", "2c", "per_card", "fold"),
        ("Ah Qs 8d 6c 2s", "7s", "per_card", "fold"),
        ("5h 5d 9s 7c 2h", "Kc", "flat", "change 9s 7c 2h"),
        ("9h 9s 9d 4c 2s", "Ks", "flat", "change 4c 2s"),
        ("Ah Qs 8d 6c 2s", "7s", "flat", "change 8d 6c 2s"),
    ],
)
def test_playing_well(hand: str, up: str, fee: str, best: str) -> None:
    state = decision(hand, up, fee=fee)
    order = plays(state, 0)
    assert state.text(0, order[0][1]) == best, [(round(value, 3), state.text(0, action)) for value, action in order]
    assert state.text(0, make_bot("hard").decide(state, 0, SeededChance(1)).action or 0) == best
    said = explain(state, 0, order[0][1])
    assert said is not None
    laws.check_say(said, "french")
    assert explain(state, 0, order[1][1]) is None


def test_one_card_is_better_bought_than_changed() -> None:
    rng = random.Random(6)
    pack = get_pack("fr52")
    for _ in range(4):
        cards = rng.sample(range(52), 6)
        values = Values(decision(pack.text(cards[:5]), pack.names[cards[5]]), 0)
        for card in cards[:5]:
            assert values.buy() >= values.change(values.hand & ~(1 << card), SeededChance(1)) - 1e-9


def test_how_often_the_croupier_has_no_game() -> None:
    for hand, up, share in (("As Ah Ad 7s 7h", "7d", 55.5), ("As Ah Ad Ks Kh", "Kd", 51.4), ("As Ah Ad Ks Kh", "Ac", 51.4)):
        house = Values(decision(hand, up), 0).house
        assert round(100 * house.no_game / house.total, 1) == share
    state = decision("As Ah Ad 7s 7h", "7d", insurance="half")
    assert state.text(0, plays(state, 0)[0][1]) == "bet insure 70"
    assert state.text(0, plays(decision("8s 8h 8d 6s 6h", "3d", insurance="half"), 0)[0][1]) == "bet"


def test_buying_a_game_when_the_win_is_large() -> None:
    for hand, best in (("8h 8d 8c 8s 4h", "game"), ("4h 4d 8c 7s 2h", "no")):
        state = does(table("Kd Qh 9s 6c 3d", hand, stock="2c", buy_dealer="on"), "bet")
        decided = make_bot("hard").decide(state, 0, SeededChance(1))
        assert state.text(0, decided.action or 0) == best
        assert decided.say is not None
        laws.check_say(decided.say, "french")


def test_bots_play_whole_sessions() -> None:
    for level in ("easy", "normal", "hard"):
        state = sobremesa.make("poker-ruso", seats=2, seed=4, table="shared", buy_dealer="on", insurance="half")
        chance = SeededChance(3)
        for _ in range(30):
            seat = state.turn()
            decided = make_bot(level).decide(state, seat, chance)
            assert decided.action in state.actions(seat)
            if decided.say:
                laws.check_say(decided.say, "french")
            state.apply(seat, decided.action)
        assert state.hand > 2


def test_a_game_bought_in_the_dark_is_worth_its_average() -> None:
    """The estimate is near the count over other draws, and is what the hint tells."""
    state = does(table("Kd Qh 9s 6c 3d", "Th Td 4s 4c 2h", "Js Jh 7h 5d 2c", "8h 8d 8c 7s 5c", stock="2s", buy_dealer="on"), "fold", "fold", "bet")
    value = game_value(state, 0)
    rng = random.Random(1)
    unseen = [card for card in range(52) if card not in state.house + state.hands[0] + state.hands[1]]
    total = 0.0
    for _ in range(6000):
        card, *hand = rng.sample(unseen, 6)
        worth, own = high(sum(1 << other for other in [*state.house[1:], card])), high(sum(1 << other for other in hand))
        if state.house_plays(worth) and own != worth:
            total += 1 + 2 * state.odds_of_hand(sum(1 << other for other in hand)) if own > worth else -3
    assert value == pytest.approx(total / 6000 - 1, abs=0.35)
    said = explain(state, 0, state.parse(0, "no"))
    assert said is not None
    assert said.key == "hint-poker-ruso-no-game"
    assert said.facts["ev"] == ev_text(value)


def test_the_sign_tells_from_how_many_cards_two_are_paid_and_what_may_be_insured() -> None:
    for double, insurance, n in (("six", "off", 6), ("any", "half", 5), ("off", "full", 0)):
        facts = {fact.key: fact.facts for fact in sobremesa.make("poker-ruso", double=double, insurance=insurance).view(0).facts}
        assert facts.get("poker-ruso-sign-double", {}).get("n", 0) == n
        assert [key for key in facts if "insurance" in key] == ([f"poker-ruso-sign-insurance-{insurance}"] if insurance != "off" else [])


def test_few_cards_are_told_in_the_singular_too() -> None:
    for lang, one, more in (("es", "queda una carta", "quedan 2 cartas"), ("en", "is only one card", "are only 2 cards")):
        assert one in Speaker(lang).refusal("poker-ruso-few-cards", {"n": 1})
        assert more in Speaker(lang).refusal("poker-ruso-few-cards", {"n": 2})


@pytest.mark.parametrize(("slug", "bets"), [("poker-ruso", [0, 0, 0, 0, 0, 99]), ("caribbean-stud", [0, 0, 0, 0, 0, 0, 99])])
def test_a_bet_without_an_ante_is_no_position(slug: str, bets: list[int]) -> None:
    with pytest.raises(Refused, match="position-value"):
        sobremesa.get(slug).restore({"partial": True, "seats": 1, "bets": bets})


def test_an_insured_bet_is_worth_its_insurance_too() -> None:
    hand, up = "As Ah Ad 7s 7h", "7d"
    plain, insured = plays(decision(hand, up), 0)[0], plays(decision(hand, up, insurance="half"), 0)[0]
    share = Values(decision(hand, up), 0).insure()
    assert insured[0] - plain[0] == pytest.approx(7 * share)
    assert share > 0


def test_the_dearest_insurance_of_the_largest_ante_is_itself() -> None:
    state = table(NO_GAME, "8h 8d 8c 4s 4h", antes=(1_000_000,), insurance="full", limits="custom", min_stake=100_000, max_stake=1_000_000)
    assert {"bet insure 1000000", "bet insure 14000000"} <= legal(state)
    assert net(state, "bet insure 14000000") == ["+15000000"]
