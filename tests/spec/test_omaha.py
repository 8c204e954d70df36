"""The numbered examples of rules/omaha."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._forms import HIGH, SPLIT, Form, Ranks
from sobremesa.games.vying._hands import FLUSH, FULL, PAIR, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIR, class_of, ranks_of
from sobremesa.games.vying._lows import A5, LowRanks
from sobremesa.games.vying._omaha import omaha_forms
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying._two_three import omaha
from tests.spec.poker import bounds, deal, mask, nets, owed, run


def worth(board: str, own: str, form: Form | None = None, jokers: int = 0) -> int:
    """The worth of a hand of two and three."""
    return (form or omaha(Ranks())).high(mask(own, jokers), mask(board, jokers))


def best(board: str, own: str, form: Form | None = None, jokers: int = 0) -> tuple[int, list[int]]:
    """Its class and ranks."""
    form = form or omaha(Ranks())
    plain = form.ranks.plain(worth(board, own, form, jokers))
    return class_of(plain), ranks_of(plain)


def check_down(state: PokerTable) -> PokerTable:
    """Call what is owed and check from then on, to the showdown."""
    while not state.hand_over():
        state.play(state.turn(), "call" if owed(state) else "check")
    return state


def showdown(board: str, *holes: str) -> PokerTable:
    """Hands that go to the showdown for two chips each."""
    return check_down(deal("omaha", len(holes), stock=board, holes=list(holes), burn="off"))


def test_01_one_heart_makes_no_flush() -> None:
    board = "Ah Kh Qh 4c 2d"
    assert best(board, "Jh Ts 9s 8s") == (STRAIGHT, [14])
    assert best(board, "Jh 5h 9s 8s") == (FLUSH, [14, 13, 12, 11, 5])
    assert showdown(board, "Jh Ts 9s 8s", "Jd 5h 9h 8c").won == [0, 4]


def test_02_three_nines_on_the_board() -> None:
    board = "9s 9h 9d Kc 2s"
    kind, ranks = best(board, "9c As Ac Kd")
    assert (kind, ranks) == (7, [9, 14])
    assert best(board, "As Ac Kd Qh") == (FULL, [9, 14])


def test_03_four_sevens_on_the_board() -> None:
    board = "7s 7h 7d 7c Kd"
    assert best(board, "As Qd 3c 2h") == (THREE, [7, 14, 12])
    assert best(board, "Ac Ad 3s 2s") == (FULL, [7, 14])
    assert showdown(board, "As Qd 3c 2h", "Ac Ad 3s 2s").won == [0, 4]


def test_04_a_straight_on_the_board() -> None:
    board = "5c 6d 7h 8s 9c"
    assert best(board, "As Ad Kc Kd") == (PAIR, [14, 9, 8, 7])
    assert best(board, "Tc Js 2h 3s") == (STRAIGHT, [11])
    assert best(board, "Tc 2d 2h 3s") == (PAIR, [2, 9, 8, 7])


def test_05_four_queens_are_a_pair() -> None:
    assert best("As 7d 6c 3h 2s", "Qs Qh Qd Qc") == (PAIR, [12, 14, 7, 6])


def test_06_two_pairs_on_the_board() -> None:
    board = "Kd Kc 8s 8h 3d"
    assert best(board, "Ks 8c 4d 2h") == (FULL, [13, 8])
    assert best(board, "Ah Kh 9c 5d") == (THREE, [13, 14, 8])
    assert best(board, "Ah As 7c 6d") == (TWO_PAIR, [14, 13, 8])


def test_07_a_lone_ace_of_the_suit() -> None:
    board = "Ks 9s 4s 2d 2c"
    assert best(board, "As 3s Kd Kh") == (FULL, [13, 2])
    assert best(board, "As Qd Jd Td") == (PAIR, [2, 14, 13, 12])


def test_08_straight_flushes() -> None:
    board = "Ts 9s 8s 3d 3c"
    assert best(board, "Qs Js 4d 5d") == (STRAIGHT_FLUSH, [12])
    assert best(board, "7s 6s Ad Ac") == (STRAIGHT_FLUSH, [10])
    assert showdown(board, "7s 6s Ad Ac", "Qs Js 4d 5d").won == [0, 4]


def test_09_equal_straights() -> None:
    board = "Qc Jd Th 5s 4h"
    assert best(board, "9c 8c Ah 3d") == (STRAIGHT, [12])
    assert showdown(board, "Ac Kd 9h 8s", "Ad Kc 2d 2c", "9c 8c As 3d").won == [3, 3, 0]


def test_10_full_houses() -> None:
    board = "Ah Th 7c 7d 2s"
    holes = ("As Ac Kh Qh", "Ad 7h 5c 4c", "7s 2h 3h 4d")
    assert [best(board, own) for own in holes] == [(FULL, [14, 7]), (FULL, [7, 14]), (FULL, [7, 2])]
    assert showdown(board, *holes).won == [6, 0, 0]
    assert showdown(board, *holes[1:]).won == [4, 0]


def test_11_pot_limit() -> None:
    state = deal("omaha", 4, sb=5)
    assert (state.turn(), owed(state), bounds(state)) == (2, 10, (20, 35))
    assert bounds(run(state, "raise 35")) == (60, 120)
    with pytest.raises(Refused, match="poker-too-much"):
        state.play(3, "raise 121")


def test_12_who_opens_on_the_flop() -> None:
    assert run(deal("omaha", 5), "call, call, call, fold, check").turn() == 1
    state = run(deal("omaha", 5, [1000, 2, 1000, 1000, 1000]), "call, call, call, fold")
    assert (state.street, state.turn()) == (1, 2)


def test_13_fixed_limit() -> None:
    state = deal("omaha", 2, structure="fl")
    sizes = []
    while not state.hand_over():
        street = state.street
        while bounds(state)[0]:
            sizes.append((street, bounds(state)[0]))
            state.play(state.turn(), f"{'raise' if state.chips.level else 'bet'} {bounds(state)[0]}")
        run(state, "call")
    raised = {street: [total for at, total in sizes if at == street] for street in range(4)}
    assert raised == {0: [4, 6, 8], 1: [2, 4, 6, 8], 2: [4, 8, 12, 16], 3: [4, 8, 12, 16]}


def test_14_more_cards_in_hand() -> None:
    assert deal("omaha", 8, hand_size=5).deal.holes[0].bit_count() == 5
    assert len(deal("omaha", 9, hand_size=5, burn="off").deal.stock) == 52 - 45
    for seats, size, burn in ((9, 5, "on"), (10, 5, "on"), (10, 5, "off"), (8, 6, "on"), (8, 6, "off")):
        with pytest.raises(Refused, match="omaha-too-many"):
            sobremesa.make("omaha", seats=seats, hand_size=size, burn=burn)
    assert sobremesa.make("omaha", seats=7, hand_size=6).seats == 7
    form = omaha(Ranks(), 6)
    assert best("Ah Kh 7h 3h 2h", "Qh Js Jc Ts Td 9c", form) == (PAIR, [11, 14, 13, 7])


def test_15_the_deal_to_two() -> None:
    order = "As Ks Ad Kd Ah Kh Ac Kc 2s 3s 4s 5s 2d 6s 2h 7s"
    state = check_down(deal("omaha", 2, stock=order))
    assert state.deal.holes == [mask("As Ad Ah Ac"), mask("Ks Kd Kh Kc")]
    assert state.pack.text(state.deal.board) == "3s 4s 5s 6s 7s"
    assert state.pack.text(state.deal.burns) == "2s 2d 2h"
    state = check_down(deal("omaha", 2, stock=order, burn="off"))
    assert state.pack.text(state.deal.board) == "2s 3s 4s 5s 2d"


def test_16_a_joker_is_one_of_the_two() -> None:
    state = deal("omaha", 2, stock="Ks Kd 9s 2s 7h", holes=["*1 As 4d 5c", "Qs Qd Jh Jc"], burn="off", jokers=1)
    board, own = "Ks Kd 9s 2s 7h", "*1 As 4d 5c"
    assert best(board, own, state.form, 1) == (FLUSH, [14, 13, 12, 9, 2])
    assert worth(board, own, state.form, 1) > state.form.ranks.high(mask("*1 As Ks Kd 9s", 1))
    check_down(state)
    assert state.won == [4, 0]
    assert state.playing_five(0) == mask("*1 As Ks 9s 2s", 1)


def test_17_all_fold_on_the_flop() -> None:
    state = run(deal("omaha", 3), "call, call, check, bet 6, fold, fold")
    assert nets(state) == [4, -2, -2]
    assert state.deal.shown == 0
    assert all(zone.items == [] for zone in state.view(1).zones if zone.id == "hand-0")


def test_the_five_that_play_are_lit_for_their_owner_alone() -> None:
    state = run(deal("omaha", 2, stock="Ah Kh Qh 4c 2d", holes=["Jh Ts 9s 8s", "3c 3d 4h 4d"], burn="off"), "call, check")

    def lit(viewer: int | None) -> set[str]:
        return {item.face for zone in state.view(viewer).zones for item in zone.items if "chosen" in item.marks}

    assert lit(0) == {"Jh", "Ts", "Ah", "Kh", "Qh"}
    assert {"Ah", "Kh", "Qh"} < lit(1)
    assert lit(1) & {"3c", "3d", "4h", "4d"} == {"4h", "4d"}
    assert lit(None) == set()
    check_down(state)
    assert lit(None) == {"Jh", "Ts", "Ah", "Kh", "Qh"}


def test_wild_cards_of_the_pack_are_shown_to_all() -> None:
    state = deal("omaha", 2, stock="2s 9h 8d 5c Kd", holes=["As Ad 7h 6c", "2h 2d 3s 4s"], burn="off", wild="deuces", jokers=1)
    check_down(state)
    assert best("2s 9h 8d 5c Kd", "As Ad 7h 6c", state.form, 1) == (STRAIGHT, [9])
    assert best("2s 9h 8d 5c Kd", "2h 2d 3s 4s", state.form, 1) == (7, [13, 9])
    assert state.won == [0, 4]
    assert [item.face for zone in state.view(0).zones for item in zone.items if zone.id == "board" and "wild" in item.marks] == ["2s"]
    with pytest.raises(Refused, match="poker-rotation-jokers"):
        sobremesa.make("omaha", wild="deuces", rotation="horse")


@pytest.mark.parametrize("hole", [4, 5, 6])
@pytest.mark.parametrize("limit", [8, 9, 13])
def test_sums_and_suits_find_what_trying_all_finds(hole: int, limit: int) -> None:
    """The evaluator against every two with every three, on whole packs and on packs of few ranks and suits, where strong hands are common."""
    rng = random.Random(10 * hole + limit)
    ranks = LowRanks(A5, limit, limit == 13)
    form = omaha(ranks, hole, goal=SPLIT)
    packs = [list(range(52)), [card for card in range(52) if card % 13 < 8], [card for card in range(26) if card % 13 < 9], list(range(20))]
    for number in range(240):
        pack = packs[number % 4]
        cards = rng.sample(pack, hole + 3 + number % 3)
        own, board = cards[:hole], cards[hole:]
        hands = [to_mask([*two, *three]) for two in combinations(own, 2) for three in combinations(board, 3)]
        assert form.high(to_mask(own), to_mask(board)) == max(ranks.high(hand) for hand in hands)
        assert form.low(to_mask(own), to_mask(board)) == max(ranks.low(hand) for hand in hands)
        five = form.five(to_mask(own), to_mask(board), False)
        assert len(set(bits(five)) & set(own)) == 2
        assert len(set(bits(five)) & set(board)) == 3


def test_wild_two_and_three_are_the_best_of_all() -> None:
    rng = random.Random(5)
    game = sobremesa.get("omaha-hilo")
    form = omaha_forms(Options.of(game, 2, {"jokers": 2, "wild": "deuces"}), SPLIT, "omaha-hilo")[0]
    for _ in range(40):
        cards = rng.sample(range(54), 9)
        hands = [to_mask([*two, *three]) for two in combinations(cards[:4], 2) for three in combinations(cards[4:], 3)]
        assert form.high(to_mask(cards[:4]), to_mask(cards[4:])) == max(form.ranks.high(hand) for hand in hands)


def test_chips_are_never_lost_or_made() -> None:
    """Whatever is played, the chips on the table are those that were bought, less the house's."""
    for seed in range(6):
        slug = "omaha-hilo" if seed % 2 else "omaha"
        options: dict[str, Any] = {"hilo": "declare", "odd_half": "button_left"} if seed == 1 else {}
        state = sobremesa.make(slug, seats=2 + seed, seed=seed, rake=[5, 7], hands=6, structure="pl", **options)
        assert isinstance(state, PokerTable)
        rng = SeededChance(seed)
        while state.actors():
            seat = (state.actors() & -state.actors()).bit_length() - 1
            actions = state.actions(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            assert sum(state.chips.stacks) + state.chips.pot + state.house == sum(state.bought)
            assert min(state.chips.stacks) >= 0


def test_options_of_wild_cards() -> None:
    """What they change in a hand of two and three."""

    def compare(board: str, one: str, other: str, **options: object) -> int:
        given = {"jokers": 3, **options}
        form = omaha_forms(Options.of(sobremesa.get("omaha"), 2, given), HIGH, "omaha")[0]
        first, second = worth(board, one, form, 3), worth(board, other, form, 3)
        return (first > second) - (first < second)

    board, joker, natural = "Ks 9s 4s 2d 7h", "*1 As Jd Td", "Qs Js 5d 6d"
    assert compare(board, joker, natural) == -1  # two flushes: the one without a joker
    assert compare(board, joker, natural, joker_tie="exact") == compare(board, joker, natural, joker_tie="split") == 1
    assert compare(board, "*1 As Jd Td", "Ac Qs Jc Tc", joker_kind="bug") == 1
    assert compare("Kd Kc 7h 4s 2d", "*1 Qh Jh 9c", "Ks Th 8h 6c") == -1
    assert compare("Kd 8c 7h 4s 2d", "*1 Kc Jh 9c", "Ac Ad Th 6c", joker_kind="bug") == -1
    assert compare("Kd 8c 7h 4s 2d", "*1 Kc Jh 9c", "Ac Ad Th 6c") == 1
    board = "7s 7h 7d 4d 5d"
    assert compare(board, "7c *1 2c 2h", "6d 8d Kc Kh") == -1
    assert compare(board, "7c *1 2c 2h", "6d 8d Kc Kh", repoker="top") == 1
    board = "*1 Ks Kh 5s 5d"
    assert compare(board, "Kd *2 2c 3c", "5h 5c 2d 3d") == 1  # five kings with two jokers, five fives with one
    assert compare(board, "Kd *2 2c 3c", "5h 5c 2d 3d", wild_five_order="tie_rule") == -1
    flush = "*1 As Jd Td"
    assert compare("Ks 9s 4s 2d 7h", flush, "Qs *2 Jc Tc", double_ace="on", joker_tie="split") == 1
    doubled = omaha_forms(Options.of(sobremesa.get("omaha"), 2, {"jokers": 1, "double_ace": "on"}), HIGH, "omaha")[0]
    assert best("Ks 9s 4s 2d 7h", flush, doubled, 1) == (FLUSH, [14, 14, 13, 9, 4])
