"""The numbered examples of the rules that all games of poker share (rules/poker-base), through hold'em or the engine's parts."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import sobremesa
from sobremesa.core.options import Options
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._betting import FIXED_LIMIT, Betting
from sobremesa.games.vying._forms import SPLIT
from sobremesa.games.vying._hands import high
from sobremesa.games.vying._lows import A5, A6, D6, D7, LowRanks, low
from sobremesa.games.vying._pay import halves, share
from sobremesa.games.vying._ranks import high_ranks
from sobremesa.games.vying._seating import Seating, seating
from sobremesa.games.vying._slips import CommunityTable
from sobremesa.games.vying._stakes import Ladder
from sobremesa.games.vying._table import PokerTable
from tests.spec.poker import bounds, hand, mask, nets, owed, run


def ladder(**options: object) -> Ladder:
    return Ladder(Options.of(sobremesa.get("texas-holdem"), 6, options))


def texts(state: PokerTable) -> set[str]:
    """The words of what the player to act may do, without the sizes."""
    seat = state.turn()
    return {state.text(seat, action).split()[0] for action in state.actions(seat)}


def test_01_blinds_complete() -> None:
    state = run(hand(3), "raise 4")
    assert owed(state) == 3
    run(state, "call")
    assert owed(state) == 2
    state = run(hand(3), "call, call")
    assert state.turn() == 1
    assert texts(state) == {"fold", "check", "raise"}


def test_02_smallest_raise_without_limit() -> None:
    flop = "call, call, check"
    state = run(hand(3, sb=5), f"{flop}, bet 10, raise 30")
    assert bounds(state)[0] == 50
    state = run(hand(3, sb=5, min_raise="double"), f"{flop}, bet 10, raise 30")
    assert bounds(state)[0] == 60
    run(state, "call")
    assert (state.turn(), bounds(state)[0]) == (0, 60)
    state = run(hand(4, [1000, 1000, 15, 1000], sb=5), "raise 15, call, fold")
    assert (state.turn(), bounds(state)[0]) == (1, 25)


@pytest.mark.parametrize(("reopen", "least"), [("cumulative", 320), ("single", 0)])
def test_03_all_ins_that_add_up(reopen: str, least: int) -> None:
    state = run(hand(3, [9000, 225, 9000], sb=50), "call, call, check, bet 100, bet 125")
    assert bounds(state)[0] == 225
    run(state, "call")
    assert (state.turn(), owed(state), bounds(state)) == (0, 25, (0, 0))
    with pytest.raises(Refused, match="poker-closed"):
        state.play(0, "raise 225")
    state = run(hand(4, [9000, 250, 320, 9000], sb=50, reopen=reopen), "call, call, call, check, bet 100, raise 150, raise 220, call")
    assert (state.turn(), owed(state), bounds(state)[0]) == (0, 120, least)


def test_04_an_incomplete_raise_before_the_flop() -> None:
    state = run(hand(6, [1000, 1000, 1000, 45, 1000, 1000], sb=5), "raise 30, raise 45, call, fold, fold")
    assert (state.turn(), bounds(state)[0]) == (1, 65)
    run(state, "call")
    assert (state.turn(), owed(state), bounds(state)) == (2, 15, (0, 0))


def test_05_an_all_in_under_the_minimum_bet() -> None:
    state = run(hand(3, [9000, 160, 9000], sb=50), "call, call, check, check, bet 60")
    assert (state.turn(), bounds(state)[0]) == (2, 160)
    run(state, "call")
    assert (state.turn(), owed(state), bounds(state)) == (0, 60, (0, 0))


def test_06_pot_limit_before_the_flop() -> None:
    def pot(actions: str) -> tuple[int, int]:
        state = hand(4, structure="pl")
        return bounds(run(state, actions) if actions else state)

    assert pot("") == (4, 7)
    assert pot("call") == (4, 9)
    assert pot("call, call") == (4, 10)
    assert pot("call, call, call") == (4, 10)
    assert pot("raise 7") == (12, 24)
    assert pot("raise 7, fold") == (12, 23)
    assert pot("raise 7, fold, fold") == (12, 22)
    assert pot("raise 7, raise 24") == (41, 81)


def test_07_pot_limit_on_the_flop() -> None:
    state = run(hand(3, sb=5, structure="pl"), "call, fold, check, bet 25")
    assert bounds(state) == (50, 100)
    state = hand(3, sb=4, structure="pl", forced="bb_ante", ante=1)
    run(state, "call, call, check")
    assert state.chips.pot == 25
    assert bounds(run(state, "bet 10, call")) == (20, 65)
    assert bounds(hand(6, sb=10, structure="pl", forced="blinds_antes", ante=2)) == (40, 82)


def test_07_an_ante_of_one_is_a_tenth_of_two() -> None:
    assert hand(6, forced="blinds_antes", ante=3).chips.pot == 21
    assert hand(6, forced="blinds_antes", ante=1).chips.pot == hand(6, forced="blinds_antes").chips.pot == 9
    assert hand(6, forced="blinds_antes", sb=50).chips.pot == 210


def test_08_all_ins_in_fixed_limit() -> None:
    options: dict[str, Any] = {"structure": "fl", "sb": 10, "bets": [20, 40]}
    flop = "call, call, call, check"
    state = run(hand(4, [35, 1000, 1000, 1000], **options), f"{flop}, bet 15")
    assert bounds(state) == (35, 35)
    run(state, "raise 35")
    assert bounds(state) == (55, 55)
    state = run(hand(4, [28, 1000, 1000, 1000], **options), f"{flop}, bet 8")
    assert bounds(state) == (20, 20)
    run(state, "raise 20")
    assert bounds(state) == (40, 40)
    state = run(hand(4, [1000, 48, 1000, 1000], **options), f"{flop}, bet 20, raise 28, call, fold")
    assert (state.turn(), owed(state), bounds(state)) == (0, 8, (0, 0))
    state = run(hand(4, [1000, 52, 1000, 1000], **options), f"{flop}, bet 20, raise 32, call, fold")
    assert (state.turn(), bounds(state)) == (0, (52, 52))


def test_09_the_cap() -> None:
    state = run(hand(4, sb=5, structure="fl"), "raise 20, raise 30, raise 40")
    assert bounds(state) == (0, 0)
    with pytest.raises(Refused, match="poker-cap"):
        state.play(state.turn(), "raise 50")
    state = run(hand(4, sb=5, structure="fl", max_bets=3), "raise 20, raise 30")
    assert bounds(state) == (0, 0)


BOARD = "2c 3d 7h 9s Jd"


def test_10_side_pots() -> None:
    aces, kings, threes = "As Ah", "Ks Kh", "3s 3h"
    for holes, won, net in (
        ([kings, aces[:2] + " 4c", threes], [200, 0, 300], [0, -200, 200]),
        ([threes, aces[:2] + " 4c", kings], [500, 0, 0], [300, -200, -100]),
    ):
        state = hand(3, [300, 200, 100], stock=BOARD, holes=holes, burn="off")
        run(state, "raise 100, raise 300, call")
        assert state.won == won
        assert nets(state) == net


def test_11_uncalled_bets_and_contributions() -> None:
    state = run(hand(2, [1000, 300], stock=BOARD, holes=["As Ah", "Ks Kh"], burn="off"), "call, raise 500, call")
    assert state.chips.paid == [300, 300]
    assert nets(state) == [300, -300]
    chips = Betting(5)
    chips.paid = [20, 60, 100, 100, 30]
    chips.pot = 310
    chips.live = 0b01111
    assert chips.pots() == ([100, 130, 80], [0b1111, 0b1110, 0b1100])


def test_12_a_folded_bet_counts_in_the_pots() -> None:
    chips = Betting(3)
    chips.stacks = [1000, 1000, 50]
    chips.begin_hand(0b111)
    chips.begin_round(0, 10, 10)
    chips.raise_to(0, 100)
    chips.raise_to(1, 300)
    chips.call(2)
    chips.fold(0)
    assert chips.close_round() == (1, 200)
    assert chips.pots() == ([150, 100], [0b110, 0b010])


def test_13_a_short_ante() -> None:
    chips = Betting(4)
    chips.stacks = [3, 100, 100, 100]
    chips.begin_hand(0b1111)
    assert [chips.ante(seat, 5) for seat in range(4)] == [3, 5, 5, 5]
    assert chips.pots() == ([12, 6], [0b1111, 0b1110])
    state = hand(4, [3, 1000, 1000, 1000], stock=BOARD, holes=["As Ah", "Ks Kh", "Qs Qh", "4s 4h"], burn="off", forced="blinds_antes", ante=5)
    run(state, "call, call, check, check, check, check, check, check, check, check, check, check")
    assert state.won == [12, 12, 0, 0]


def test_14_who_shows_first() -> None:
    checks = "check, check, check"
    river = f"call, call, check, {checks}, {checks}"
    state = run(hand(3), f"{river}, check, bet 5, fold, call")
    assert state.showing_order() == [1, 0]
    state = run(hand(3), f"{river}, bet 10, raise 20, fold, call")
    assert state.showing_order() == [1, 0]
    assert run(hand(3), f"{river}, {checks}").showing_order() == [0, 1, 2]
    state = run(hand(3), "call, call, check, fold, check, check, check, check, check, check")
    assert state.showing_order() == [1, 2]
    assert state.deal.shown >> 1 & 1


def test_15_odd_chips() -> None:
    table = Seating(7, False, False)
    assert table.button == 6

    def shared(amount: int, *seats: int) -> list[int]:
        won = [0] * 7
        who = sum(1 << seat for seat in seats)
        share(amount, who, table.order(who), won)
        return [won[seat] for seat in seats]

    assert shared(100, 1, 4, 6) == [34, 33, 33]
    assert halves(101, SPLIT, 0b11) == (51, 50)
    assert shared(50, 2, 5) == [25, 25]
    assert halves(27, SPLIT, 0b1001) == (14, 13)
    assert shared(13, 0, 3) == [7, 6]


def test_15_odd_chips_at_the_table() -> None:
    """Three players, P2 folding a chip: 5 for P0 and P1, whose aces tie on a board that plays three of its cards. P1 has the ace of spades."""
    holes = ["Ac Kh", "As Kd", "2d 7c"]
    for odd, won in (("button", [3, 2, 0]), ("suit", [2, 3, 0])):
        state = hand(3, stock="Ad Qs Jh 4c 3s", holes=holes, burn="off", odd_chip=odd, forced="bb_ante", ante=1, sb=1)
        run(state, "fold, call, check, check, check, check, check, check, check")
        assert state.won == won


def test_16_seats_are_drawn() -> None:
    pack = get_pack("fr52")
    assert seating(pack, pack.cards("Qd As Qs 4c")) == [3, 0, 2, 1]  # D A C B: B deals


def test_17_heads_up() -> None:
    state = hand(2)
    assert (state.seating.button, state.chips.bets, state.turn()) == (1, [2, 1], 1)
    run(state, "call, check")
    assert state.turn() == 0
    state = hand(2, heads_up="left_sb")
    assert (state.seating.button, state.chips.bets, state.turn()) == (1, [1, 2], 0)
    run(state, "call, check")
    assert state.turn() == 0
    state = hand(2, [4, 1000], sb=5, stock=BOARD, holes=["As Ah", "Ks Kh"], burn="off")
    assert state.hand_over()
    assert state.won == [8, 0]
    assert state.chips.stacks == [8, 996]


def test_18_places_and_absence() -> None:
    position = {"seats": 4, "options": {"format": "tournament"}, "holes": ["As Ah", "Ks Kh", "Qs Qh", "4s 4h"], "stock": BOARD}
    for stacks, places in (([3000, 300, 120, 5000], [2, 1, 0, 2]), ([3000, 300, 300, 5000], [2, 0, 0, 2])):
        state = sobremesa.get("texas-holdem").restore({**position, "stacks": stacks, "options": {"format": "tournament", "burn": "off"}})
        for text in (f"raise {stacks[2]}", "fold", "raise 1000" if stacks[2] < 300 else "call", "call"):
            state.play(state.turn(), text)
        assert state.scores() == places
    state = run(hand(3), "raise 10, fold")
    assert state.text(1, state.default(1)) == "fold"
    state = run(hand(3), "call, call")
    assert state.text(1, state.default(1)) == "check"


def test_19_kickers() -> None:
    board = mask("As Jd 3c 6h 9s")
    assert high(board | mask("Ac Kd")) > high(board | mask("Ah Qd"))
    board = mask("Qs Ad 6c 8h 3s")
    assert high(board | mask("Kd Qc")) > high(board | mask("Qh Jc"))


def test_20_flushes_fulls_and_two_pair() -> None:
    board = mask("As Ks Qs 7c 4c")
    assert high(board | mask("2s Js")) > high(board | mask("9s 7s"))
    assert high(mask("Ts Th Td Qs Qh")) > high(mask("7s 7h 7d As Ah"))
    assert high(mask("Qs Qh 7s 7h 2c")) > high(mask("Js Jh Ts Th Ac"))


def test_21_the_low_straight() -> None:
    assert high(mask("5s 4h 3d 2c As")) < high(mask("6s 5h 4d 3c 2s"))
    assert high(mask("5s 4h 3d 2c As")) > high(mask("As Ah Ad Kc Qs"))
    assert high(mask("2s As Kh Qd Jc")) < high(mask("2s 2h 3d 4c 5s"))


def joker_worth(cards: str, jokers: int = 1, **options: object) -> int:
    game = sobremesa.get("texas-holdem")
    return high_ranks(Options.of(game, 2, {"jokers": jokers, **options})).high(mask(cards, jokers))


def kind(cards: str) -> str:
    state = hand(2, jokers=1, holes=[cards[:5], "2d 3d"] if "2d" not in cards[:5] else [cards[:5], "4d 5d"], stock=cards[6:], burn="off")
    run(state, "call, check")
    state.deal.board = state.pack.cards(cards[6:])
    return state.hand_says(0)[0].key.removeprefix("poker-hand-")


def test_22_jokers() -> None:
    assert kind("Kh Kd *1 7s 2c") == "three"
    assert kind("Qh Qd Qs *1 5c") == "four"
    assert kind("Kh Kd 7s 7c *1") == "full"
    assert kind("9s 8s 7s 5s *1") == "straight-flush"
    assert kind("As Js 8s 4s *1") == "flush"
    assert kind("7s 7h 7d 7c *1") == "five"
    assert joker_worth("7s 7h 7d 7c *1") < joker_worth("Ks Qs Js Ts 9s")
    assert joker_worth("7s 7h 7d 7c *1", repoker="top") > joker_worth("As Ks Qs Js Ts", repoker="top")
    assert joker_worth("As Js 8s 4s *1", joker_tie="split") == joker_worth("As Ks Js 8s 4s", joker_tie="split")


def test_23_ties_with_jokers() -> None:
    for tie in ("category", "exact", "split"):
        natural, other = "2s 2h 2d 9c 4s", "As Ah *1 Kc Qd"
        assert (joker_worth(natural, joker_tie=tie) > joker_worth(other, joker_tie=tie)) == (tie == "category")
        pair, with_joker = joker_worth("Ks Kh 9d 8c 4s", joker_tie=tie), joker_worth("Kd *1 9h 8s 4c", joker_tie=tie)
        assert pair == with_joker if tie == "split" else pair > with_joker
    board = "*1 Ks Kh 7s 7h"
    assert joker_worth(f"{board} *2 Kd", 2) > joker_worth(f"{board} 7d 7c", 2)


def test_24_lows() -> None:
    assert low(mask("7s 5h 4d 2c As"), A5) > low(mask("8s 4h 3d 2c As"), A5)
    for ranking, hands in (
        (
            A5,
            (
                "5s 4h 3d 2c As",
                "6s 4h 3d 2c As",
                "6s 5h 4d 3c 2s",
                "7s 5h 4d 3c 2s",
                "Ks Qh Jd Tc As",
                "Ks Qh Jd Tc 9s",
                "As Ah 4d 3c 2s",
                "2s 2h 5d 4c 3s",
            ),
        ),
        (D7, ("7s 5h 4d 3c 2s", "7s 6h 4d 3c 2s", "As 5h 4d 3c 2s", "As 6h 4d 3c 2s", "2s 2h 5d 4c 3s", "As Ah 4d 3c 2s", "6s 5h 4d 3c 2s")),
        (A6, ("6s 4h 3d 2c As", "7s 5h 4d 3c 2s", "Ks Qh Jd Tc As", "As Ah 4d 3c 2s", "2s 2h 5d 4c 3s", "5s 4h 3d 2c As")),
        (D6, ("6s 5h 4d 3c 2s", "7s 5h 4d 3c 2s", "8s 5s 4s 3s 2s")),
    ):
        worths = [low(mask(cards), ranking) for cards in hands]
        assert worths == sorted(set(worths), reverse=True)


def test_25_eight_or_better() -> None:
    ranks = LowRanks(A5, 8)
    assert ranks.low(mask("8s 7h 5d 3c 2s")) > 0
    assert ranks.low(mask("9s 4h 3d 2c As")) < 0
    assert ranks.low(mask("6s 6h 3d 2c As")) < 0
    lows = [ranks.low(sum(1 << card for card in five)) for five in combinations([card for card in range(52) if card % 13 < 8], 5)]
    qualifying = [worth for worth in lows if worth > 0]
    assert (len(qualifying), len(set(qualifying))) == (57_344, 56)
    assert max(qualifying) == ranks.low(mask("5s 4h 3d 2c As"))
    assert min(qualifying) == ranks.low(mask("8s 7h 6d 5c 4s"))


def test_26_spread_caps_and_open_hands() -> None:
    spread: dict[str, Any] = {"structure": "spread", "bets": [5, 20], "sb": 2}
    state = run(hand(3, **spread), "call, call, check")
    assert bounds(state) == (5, 20)
    assert bounds(run(state, "bet 10")) == (20, 30)
    fixed: dict[str, Any] = {"structure": "fl", "sb": 5}
    turn = "call, check, check, check, bet 20, raise 40, raise 60, raise 80"
    assert bounds(run(hand(2, max_bets_heads_up="none", **fixed), turn)) == (100, 100)
    assert bounds(run(hand(2, **fixed), turn)) == (0, 0)
    checks = "call, check, check, check, check, check, bet 2, call"
    holes = ["As Ah", "Ks Kh"]
    assert run(hand(2, stock=BOARD, holes=holes, burn="off"), checks).deal.shown == 0b01
    assert run(hand(2, stock=BOARD, holes=holes, burn="off", showdown="all"), checks).deal.shown == 0b11
    for face_up, shown in (("on", 0b11), ("off", 0b01)):
        state = run(hand(2, stock=BOARD, holes=holes, burn="off", all_in_face_up=face_up), "call, check, bet 998, call")
        assert state.deal.shown == shown


def test_27_the_dead_button() -> None:
    table = Seating(4, True, False)
    table.button = 0
    table.place_blinds()
    assert (table.small, table.big) == (1, 2)
    table.playing = 0b1011
    table.move_on()
    assert (table.big, table.small_blind(), table.button) == (3, -1, 1)
    table.move_on()
    assert (table.big, table.small_blind(), table.button) == (0, 3, 2)
    state = sobremesa.get("texas-holdem").restore(
        {"seats": 4, "options": {"button": "dead"}, "playing": [0, 1, 3], "button": 1, "small": 2, "big": 3}
    )
    assert isinstance(state, PokerTable)
    assert state.chips.bets == [0, 0, 0, 2]
    assert state.turn() == 0


def test_28_levels_rake_and_buying() -> None:
    levels = ladder(format="tournament")
    told = [(hand_number, levels.at(hand_number - 1)) for hand_number in (1, 10, 31, 40, 51, 60, 101, 111)]
    assert [(number, at.sb, at.bb, at.ante) for number, at in told] == [
        (1, 10, 20, 0),
        (10, 10, 20, 0),
        (31, 50, 100, 0),
        (40, 50, 100, 0),
        (51, 100, 200, 20),
        (60, 100, 200, 20),
        (101, 1000, 2000, 200),
        (111, 2000, 4000, 400),
    ]
    assert [at.bb for at in ladder(format="tournament", levels=["1/2", "3/6+1"]).levels] == [2, 6]
    state = run(hand(3, sb=25, rake=[5, 3]), "call, fold, check, bet 50, fold")
    assert (state.house, state.won[1]) == (3, 122)
    state = run(hand(3, sb=25, rake=[5, 3]), "raise 100, fold, fold")
    assert (state.house, state.won[2]) == (0, 125)
    assert ladder().buy_in == 200
    state = run(hand(3, [31, 500, 200]), "fold, fold")
    assert state.room_to_buy(0) == 170
    with pytest.raises(Refused, match="poker-buy-too-much"):
        state.play(0, "buy 171")
    state.play(0, "buy 170")
    assert state.chips.stacks[0] == 200
    with pytest.raises(Refused):
        state.play(1, "buy 1")
    with pytest.raises(Refused):
        run(hand(3, [30, 500, 200]), "buy 10")


def test_29_mixed_limits_and_antes() -> None:
    state = sobremesa.make("texas-holdem", seats=6, sb=5, mixed_limits="alternate", hands=14)
    assert isinstance(state, PokerTable)
    limits = []
    while state.actors():
        if state.hand_over():
            state.play(state.turn(), "deal")
        limits.append(state.chips.structure)
        number = state.hand
        while state.actors() and not state.hand_over() and state.hand == number:
            state.play(state.turn(), "fold")
    assert limits == [2] * 6 + [0] * 6 + [2] * 2
    state = hand(
        5, [9000, 9000, 40, 9000, 9000], sb=50, forced="bb_ante", stock=BOARD, holes=["2s 4h", "Ks Kh", "As Ah", "3s 4s", "5s 6s"], burn="off"
    )
    assert state.chips.pot == 250
    run(state, "call, fold, fold, fold")
    assert state.hand_over()
    assert state.won == [0, 20, 220, 0, 0]


def slip(name: str, stock: str) -> CommunityTable:
    """Four players, the cards coming from ``stock``, and one slip of the dealer's."""
    state = sobremesa.get("texas-holdem").restore(
        {"seats": 4, "options": {"dealer_errors": "on"}, "stock": stock, "slip": name, "stacks": [1000] * 4}
    )
    assert isinstance(state, CommunityTable)
    return state


DEALT = "As Ks Qs Js Ah Kh Qh 9h"  # to four players, P3's second card the 9h


def test_30_a_hole_card_is_seen() -> None:
    state = slip("hole 3 9h", f"{DEALT} Jh 2c 3d 4s 5c 7h")
    assert state.deal.holes[3] == mask("Js Jh")
    assert state.pack.text(state.exposed) == "9h"
    state.slip = "none"  # no other one by chance
    run(state, "call, call, call, check")
    assert (state.pack.text(state.deal.board), state.deal.burns) == ("2c 3d 4s", [])


def test_30_the_turn_is_shown_early() -> None:
    state = slip("turn", f"{DEALT} 2c 3d 5d 6d 8c Kd 4s 7h Tc")
    run(state, "call, call, call, check")
    assert state.pack.text(state.exposed) == "Kd"
    state.slip = "none"
    run(state, "check, check, check, check")
    assert state.pack.text(state.deal.board) == "3d 5d 6d 7h"
    assert state.pack.text(state.deal.burns) == "2c 8c 4s"
    run(state, "check, check, check, check")
    assert len(state.deal.board) == 5
    assert state.exposed == []
    assert state.pack.text(state.deal.burns) == "2c 8c 4s"
    assert mask("Kd") & (sum(1 << card for card in state.deal.stock) | 1 << state.deal.board[4])


def test_30_other_slips() -> None:
    for name in ("first", "holes"):
        state = slip(name, f"{DEALT} 2c 3d 5d 6d")
        assert [holes.bit_count() for holes in state.deal.holes] == [2, 2, 2, 2]
        assert state.deal.holes != [mask("As Ah"), mask("Ks Kh"), mask("Qs Qh"), mask("Js 9h")]
        assert state.chips.bets == [1, 2, 0, 0]
        assert len(set(state.census())) == 52
    state = slip("extra", f"{DEALT} 2c 3d 5d 6d")
    assert state.deal.holes[0] | 1 << state.deal.stock[-1] == mask("As Ah 2c")
    state = slip("flop", f"{DEALT} 2c 3d 5d 6d 7d")
    run(state, "call, call, call, check")
    assert state.pack.text(state.deal.burns) == "2c"
    assert len(state.deal.board) == 3
    assert len(set(state.census())) == 52
    state = slip("river", f"{DEALT} 2c 3d 5d 6d 8c Kd 4s 7h Tc")
    run(state, "call, call, call, check, check, check, check, check")
    assert state.pack.text(state.exposed) == "7h"
    state.slip = "none"
    run(state, "check, check, check, check")
    assert (len(state.deal.board), state.exposed, len(set(state.census()))) == (5, [], 52)
    assert state.pack.text(state.deal.burns) == "2c 8c 4s"


def test_29_horse() -> None:
    state = sobremesa.make("texas-holdem", seats=6, sb=5, rotation="horse", hands=31)
    assert isinstance(state, PokerTable)
    played = []
    while state.actors():
        if state.hand_over():
            state.play(state.turn(), "deal")
        played.append(state.form.slug)
        assert state.chips.structure == FIXED_LIMIT
        number = state.hand
        while state.actors() and not state.hand_over() and state.hand == number:
            state.apply(state.turn(), state.default(state.turn()))
    games = ["texas-holdem", "omaha-hilo", "razz", "seven-card-stud", "seven-card-stud-hilo", "texas-holdem"]
    assert played == [slug for slug in games for _ in range(6)][:31]
    with pytest.raises(Refused, match="poker-rotation"):
        sobremesa.make("texas-holdem", seats=9, rotation="horse")
    with pytest.raises(Refused, match="poker-rotation"):
        sobremesa.make("texas-holdem", seats=4, rotation=["texas-holdem", "brisca"])
    assert sobremesa.make("texas-holdem", seats=9, rotation=["texas-holdem", "omaha"]).actors()
