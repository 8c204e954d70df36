"""The bots of hold'em: what they do in plain spots, that they know no more than their seat, and that they win."""

from __future__ import annotations

import time

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.bots.arena import Match, play
from sobremesa.bots.knowledge._holdem_ranges import Beliefs, hand_places, places
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import get_pack
from sobremesa.games.vying._hand import BET, CALL, CHECK, FOLD
from sobremesa.games.vying.texas_holdem import HoldemState
from sobremesa.lab.all_hands import number_of
from sobremesa.lab.preflop import kind_numbers
from tests.bench.duplicate import duel

PACK = get_pack("fr52")


def hand(holes: list[str], board: str = "", stacks: int = 200, said: str = "", **options: str | int) -> HoldemState:
    """A hand of seats with those cards; the board comes from the pack; ``said``: the actions so far, between commas."""
    seats = len(holes)
    cards = [cards_.split() for cards_ in holes]
    stock = [cards[seat][at] for at in range(2) for seat in range(seats)]
    shared = board.split()
    spare = [name for name in PACK.names[:52] if name not in stock + shared]
    for start, count in ((0, 3), (3, 1), (4, 1)):
        stock += [spare.pop(), *shared[start : start + count]] if len(shared) >= start + count else []
    state = sobremesa.get("texas-holdem").restore({"seats": seats, "options": options, "stacks": [stacks] * seats, "stock": " ".join(stock)})
    assert isinstance(state, HoldemState)
    for text in filter(None, said.split(",")):
        seat = state.turn()
        state.apply(seat, state.parse(seat, text))
    return state


def choices(state: HoldemState, level: str = "hard", tries: int = 30) -> list[int]:
    """What the bot does, asked again and again."""
    seat = state.turn()
    found: list[int] = []
    for seed in range(tries):
        action = get_bot("texas-holdem", level).decide(state, seat, SeededChance(seed)).action
        assert action is not None
        found.append(action)
    return found


LIMITS = ("nl", "pl", "fl")


@pytest.mark.parametrize("structure", LIMITS)
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_good_and_bad_hands_before_the_flop(structure: str, level: str) -> None:
    """With two players the button (seat 1) acts first."""
    assert all(action >= BET for action in choices(hand(["7h 2c", "As Ad"], structure=structure), level))
    assert set(choices(hand(["7h 3c", "2s 7d"], structure=structure), level)) == {FOLD}
    raised = "raise 4" if structure == "fl" else "raise 6"
    assert FOLD not in choices(hand(["Ks Kd", "7h 2c"], said=raised, structure=structure), level)
    six = ["7h 2c", "8h 2d", "9c 4d", "As Ah", "Tc 3d", "Jc 5d"]
    assert set(choices(hand(six, structure=structure), level)) == {FOLD}  # 9-4 first to act
    assert all(action >= BET for action in choices(hand(six, said="fold", structure=structure), level))


def test_nobody_folds_for_nothing() -> None:
    for board, said in (("", "call"), ("Ah Kh Qd", "call,check"), ("Ah Kh Qd 9s 9c", "call,check,check,check,check,check,check")):
        assert FOLD not in choices(hand(["7h 2c", "Jc Tc"], board, said=said))


@pytest.mark.parametrize("structure", LIMITS)
def test_the_best_hand_is_bet_and_never_given_up(structure: str) -> None:
    board = "Ah Kh Qd 2s 3c"
    bet = "bet 10" if structure == "nl" else "bet 4"
    streets = "call,check,check,check,check,check"
    assert any(action >= BET for action in choices(hand(["Jc Tc", "7h 2c"], board, said=streets, structure=structure)))
    facing = choices(hand(["7h 2c", "Jc Tc"], board, said=f"{streets},{bet}", structure=structure))
    assert FOLD not in facing
    assert sum(action >= BET for action in facing) > len(facing) / 2


def test_all_in_is_called_with_what_wins_enough() -> None:
    assert set(choices(hand(["7h 2c", "As Ad"], said="raise 200"))) == {FOLD}
    assert FOLD not in choices(hand(["Ks Kd", "As Ad"], said="raise 200"))
    nuts = hand(["Jc Tc", "7h 2c"], "Ah Kh Qd 2s 3c", said="call,check,check,check,check,check,check,bet 198")
    assert set(choices(nuts)) == {CALL}


def test_rivers_without_anything_are_bluffed_now_and_then() -> None:
    tried = choices(hand(["7h 5c", "As Ad"], "Kh Qd 9s 9c 2d", said="call,check,check,check,check,check"), tries=200)
    assert set(tried) - {CHECK}
    assert 0.02 < sum(action >= BET for action in tried) / len(tried) < 0.6


def test_short_stacks_push_as_often_as_the_table_says() -> None:
    sure = choices(hand(["7h 2c", "As 5d"], stacks=20))
    assert set(sure) == {BET + 20}
    assert set(choices(hand(["As Ad", "7h 2c"], stacks=20))) == {FOLD}
    assert set(choices(hand(["Kd 9s", "7h 2c"], stacks=16, said="raise 16"))) == {CALL}
    assert set(choices(hand(["7d 2s", "7h 2c"], stacks=20, said="raise 20"))) == {FOLD}
    three = hand(["7h 2c", "8h 3c", "As Kd"], stacks=20)
    assert set(choices(three)) == {BET + 20}
    assert not set(choices(hand(["7h 2c", "8h 3c", "Ts 6d"], stacks=20))) - {FOLD}
    limit = choices(hand(["7h 2c", "As 5d"], stacks=20, structure="pl"))
    assert BET + 20 not in limit


def test_decisions_depend_on_nothing_hidden() -> None:
    """The same table with other hidden cards: the same decisions."""
    said = "raise 6,call,check,bet 8"
    for rival, stock in (("As Ad", "Kh Qd 9s"), ("3h 4c", "Kh Qd 9s")):
        state = hand(["Ks Td", rival], stock, said=said)
        found = choices(state)
        assert state.turn() == 0
        if rival == "As Ad":
            first = found
    assert found == first
    state = hand(["Ks Td", "As Ad"], "Kh Qd 9s", said=said)
    one, two = state.clone(), state.clone()
    assert isinstance(one, HoldemState)
    assert isinstance(two, HoldemState)
    one.redeal(0, SeededChance(1))
    two.redeal(0, SeededChance(2))
    assert (Beliefs(one, 0).range_of(1) == Beliefs(two, 0).range_of(1)).all()


def test_what_bets_tell() -> None:
    """A raise speaks for good hands, a bet on the flop for hands that have hit, and cards that are seen are nobody's."""
    raised = Beliefs(hand(["Ks Td", "As Ad"], said="raise 6"), 0).range_of(1)
    called = Beliefs(hand(["Ks Td", "As Ad"], said="call"), 0).range_of(1)
    numbers = number_of()

    def held(weights: object, cards: str) -> float:
        return float(weights[numbers[PACK.mask(cards)]])  # type: ignore[index]

    assert held(raised, "Ah Ac") > 3 * held(raised, "7h 2c")
    assert held(raised, "Ah Ac") > held(called, "Ah Ac")
    assert held(raised, "Ks Ac") == 0
    bet = Beliefs(hand(["Ks Td", "As Ad"], "Qh 8d 3c", said="raise 6,call,check,bet 10"), 0).range_of(1)
    assert held(bet, "Qs 8s") > 3 * held(bet, "5s 4s")
    assert raised.sum() == pytest.approx(1)


def test_places_before_the_flop() -> None:
    kinds = kind_numbers()
    by_kind = places()
    order = [by_kind[kinds[name]] for name in ("AA", "KK", "AKs", "AQo", "87s", "J5o", "72o")]
    assert order == sorted(order)
    assert 0 < by_kind.min() < 0.01
    assert by_kind.max() < 1
    assert len(hand_places()) == 1326


def test_quick() -> None:
    """A decision takes a few milliseconds; half of them are far under 50 even on a busy machine."""
    bot = get_bot("texas-holdem", "hard")
    took: list[float] = []
    for seed in range(12):
        state = sobremesa.make("texas-holdem", 6, seed).quiet()
        chance = SeededChance(seed)
        while not state.hand_over():
            seat = state.turn()
            began = time.perf_counter()
            action = bot.decide(state, seat, chance).action
            took.append(time.perf_counter() - began)
            assert action is not None
            state.apply(seat, action)
    assert sorted(took)[len(took) // 2] < 0.05


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (6, {"format": "tournament"}),
        (10, {"straddle": "on", "hands": 5}),
        (3, {"structure": "pl", "forced": "blinds_antes", "hands": 8}),
        (4, {"structure": "spread", "hands": 8}),
        (2, {"structure": "fl", "hands": 12, "buy_in": 5}),
        (5, {"forced": "bb_ante", "hands": 10, "buy_in": 8}),
        (3, {"jokers": 2, "hands": 2}),
        (2, {"announce": "manual", "hands": 6}),
        (4, {"all_in_face_up": "on", "hands": 8, "buy_in": 12}),
        (2, {"heads_up": "left_sb", "hands": 8}),
    ],
)
def test_every_table(seats: int, options: dict[str, str | int]) -> None:
    played = play(Match("texas-holdem", seats, options, 7, (["hard", "normal"] * 5)[:seats]), most=600)
    assert sum(played.moves) > seats


@pytest.mark.parametrize(("rival", "structure", "deals"), [("caller", "nl", 60), ("caller", "fl", 60), ("random", "nl", 100), ("plain", "nl", 60)])
def test_wins(rival: str, structure: str, deals: int) -> None:
    """Every deal from both sides; the interval is wide with so few, and the difference wider."""
    found = duel("hard", rival, structure, deals, workers=1)
    assert found.rate > 0
