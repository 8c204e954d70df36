"""The numbered examples of póker chino's spec, and what any hand must keep."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots.knowledge._rows import explain
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import FOUR, STRAIGHT_FLUSH
from sobremesa.games.vying._rows import BACK, CLASSIC, FRONT, MIDDLE, NO_ROYALTIES, OPEN_FACE, Duel, Hand, five, kind_of, three
from sobremesa.games.vying._rows_table import RowsTable
from sobremesa.games.vying._setting import best_rows, plain_rows
from tests.laws import laws
from tests.spec.rows import nearly_done, restored, shown, standard

PACK = get_pack("fr52", 2)
SLUG = "poker-chino"
ONE = "Kc 9d 4h / 7c 7d 7h 2s 2c / Js Jh Jd 5c 5d"
TWO = "Kd Ks 3h / Ts Tc 8h 8d 4c / Ah 9h 6h 5h 2h"
LOW = "2c 3d 5s / 6h 7s 8c 9d Jc / 3c 4d 6s 8h Qd"  # nothing but a queen high that lies in order


def hand(board: str, naturals: bool = False) -> Hand:
    return Hand([PACK.mask(part) for part in board.split("/")], OPEN_FACE, naturals)


def duel(one: str, two: str, won_lines: bool = False, naturals: bool = False) -> Duel:
    return Duel(hand(one, naturals), hand(two, naturals), won_lines)


def test_01_two_players() -> None:
    state = shown(SLUG, ONE, TWO)
    assert state.nets == [7, -7]
    assert [hand(board).royalties for board in (ONE, TWO)] == [[0, 12, 6], [8, 0, 4]]
    assert duel(ONE, TWO).lines == [-1, 1, 1]
    assert state.scores() == [7, -7]
    sheet = state.sheet()
    assert sheet is not None
    assert {line.say.key: line.values for line in sheet.lines}["rows-line-royalties"] == ("+6", "−6")


def test_02_only_lines_that_win_are_paid() -> None:
    assert shown(SLUG, ONE, TWO, royalties="won_lines").nets == [11, -11]
    assert shown(SLUG, ONE, TWO, royalties="off").nets == [1, -1]


def test_03_three_players() -> None:
    a = "6c 6d Ah / 8c 8d 8h Ks 3d / 2h 7h 9h Jh Kh"
    b = "Qs Qc 4d / Ac Ad 5s 5c Jd / 3c 4c 5d 6h 7s"
    c = "As Kd Td / 9s 9c Qh 4s 2d / 2s 2c Th Tc 6s"
    state = shown(SLUG, a, b, c)
    assert [sum(hand(board).royalties) for board in (a, b, c)] == [7, 9, 0]
    assert state.duels() == [[0, -1, 13], [1, 0, 15], [-13, -15, 0]]
    assert state.nets == [12, 16, -28]
    assert state.coming == [0, 13, 0]


def test_04_a_middle_above_the_back_is_a_foul() -> None:
    assert hand("2c 3d 5s / 7c 7d 7h Ks 2d / Js Jh 5c 5d Ah").foul
    assert not hand("2c 3d 5s / Js Jh 5c 5d Ah / 7c 7d 7h Ks 2d").foul


def test_05_a_front_above_the_middle_is_a_foul() -> None:
    back = "3c 3d 3h 8s 8c"
    assert hand(f"Qs Qh Ad / Qc Qd Ks 9h 2c / {back}").foul
    assert not hand(f"Qs Qh Kd / Qc Qd Ks 9h 2c / {back}").foul
    assert five(PACK.mask("Qc Qd Ks 9h 2c")) > three(PACK.mask("Qs Qh Kd"))


def test_06_lines_and_scoops() -> None:
    one = "Ac Kd 9s / 4c 4d 8h 9c Td / 6s 6c Jh 2d 3s"
    tied = duel(one, "Ad Qs 9h / 4h 4s 8c 9d Jd / 6d 6h Js 2c 3d")  # won, lost, equal
    assert (tied.lines, tied.total) == ([1, -1, 0], 0)
    two_wins = duel(one, "Ad Qs 9h / 4h 4s 8c 9d 7d / 6d 6h Js 2c 3d")
    assert (two_wins.lines, two_wins.scoop, two_wins.total) == ([1, 1, 0], 0, 2)
    scoop = duel(one, "Ad Qs 9h / 4h 4s 8c 9d 7d / 5d 5h Js 2c 3d")
    assert (scoop.lines, scoop.scoop, scoop.total) == ([1, 1, 1], 3, 6)


def test_07_fouls() -> None:
    foul = "2c 3d 5s / 7c 7d 7h Ks 2d / Js Jh 5c 5d Ac"
    good = "Qd 9s 4d / 8d 8s Th 4s 2s / Ah 9h 6h 5h 2h"
    assert shown(SLUG, foul, good).nets == [-10, 10]
    assert duel(foul, "2h 3s 6d / 7s 7c 7d Kh 4d / Jd Jc 5h 5d Ac").total == 0
    assert shown(SLUG, foul, good, royalties="won_lines").nets == [-10, 10]
    view = shown(SLUG, foul, good).view(1)
    assert "rows-foul" in view.seats[0].badges


@pytest.mark.parametrize(
    ("front", "royalty"), [("5s 5h 5d", 13), ("5s 5h Ad", 0), ("6s 6h 2d", 1), ("Ah Ad 2c", 9), ("2s 2h 2d", 10), ("9h Th Jh", 0)]
)
def test_08_royalties_in_front(front: str, royalty: int) -> None:
    assert OPEN_FACE.of(FRONT, three(PACK.mask(front))) == royalty
    rest = "Kc Kd Ks Qc Qd / Kh Kh' Kc' Kd' 4s"  # above any front
    assert Hand([PACK.mask(part) for part in f"{front}/{rest}".split("/")], OPEN_FACE, False).royalties[FRONT] == royalty


def test_08_the_other_tables() -> None:
    hands = ["7c 7d 7h 2s Ac", "3c 4d 5s 6h 7c", "2h 5h 8h Jh Kh", "9c 9d 9h 4s 4d", "6c 6d 6h 6s 2d", "5h 6h 7h 8h 9h", "Tc Jc Qc Kc Ac"]
    worths = [five(PACK.mask(cards)) for cards in hands]
    assert [OPEN_FACE.of(BACK, worth) for worth in worths] == [0, 2, 4, 6, 10, 15, 25]
    assert [OPEN_FACE.of(MIDDLE, worth) for worth in worths] == [2, 4, 8, 12, 20, 30, 50]
    assert [OPEN_FACE.of(FRONT, three(PACK.mask(f"{rank}c {rank}d {rank}h"))) for rank in "23456789TJQKA"] == list(range(10, 23))


def test_09_two_pokers_in_back() -> None:
    one = "2h 3d 5s / 6h 6s 8c 9d Jc / Kc Kd Kh Ks 4c"
    two = "2d 3s 5h / 6c 6d 8h 9s Jd / Qc Qd Qh Qs 4d"
    found = duel(one, two)
    assert (found.lines[BACK], found.royalties) == (1, 0)


def test_10_the_steel_wheel() -> None:
    worth = five(PACK.mask("2s 3s 4s 5s As"))
    assert kind_of(worth) == STRAIGHT_FLUSH
    assert OPEN_FACE.of(MIDDLE, worth) == 30


def test_11_who_enters_fantasyland() -> None:
    jacks = "Jc Jd 4h / 7c 7d 7h 2s 2c / Ts Th Td 5c 5d"
    deuces = "2s 2h 2d / 7c 7d 7h Js Qc / Ts Th Td 5c 5d"
    other = "3d 5s 6s / 9c Kd 8c 3c Jh / 4c 4d Ks Qh 9d"
    assert shown(SLUG, jacks, other).coming == [0, 0]
    assert shown(SLUG, jacks, other, fantasyland_min="jj").coming == [13, 0]
    assert shown(SLUG, deuces, other).coming == [13, 0]
    queens = jacks.replace("Jc Jd", "Qc Qd")
    assert shown(SLUG, queens, other).coming == [13, 0]
    assert shown(SLUG, queens, other, fantasyland_min="kk").coming == [0, 0]
    assert shown(SLUG, queens, other, fantasyland="off").coming == [0, 0]
    state = shown(SLUG, queens, other)
    assert "rows-to-fantasy" in state.view(1).seats[0].badges
    state.play(state.turn(), "deal")
    assert state.hands[0].bit_count() == 13
    assert state.actors() == 0b11
    assert state.awaited() == 0b10, "nobody waits for who is in fantasyland"


def test_11_a_foul_earns_nothing() -> None:
    assert shown(SLUG, "Qc Qd 4h / 7c 7d 8h 2s 3c / Ts Th Td 5c 5d", "3d 5s 6s / 9c Kd 8c 3h Jh / 4c 4d Ks Qh 9d").coming == [0, 0]


def test_12_who_stays_in_fantasyland() -> None:
    other = "3d 5s 6s / 9c Kd 8c 3h Jh / 4c 4d Ks Ac 9d"
    queens = "Qc Qd 4h / 7c 7d 8h 8s 2c / Ts Th Td 5c 6d"
    full = "Qc Qd 4h / 7c 7d 7h 2s 2c / Ts Th Td 5c 5d"
    assert shown(SLUG, queens, other, fantasy=(13, 0)).coming == [0, 0]
    assert shown(SLUG, full, other, fantasy=(13, 0)).coming == [13, 0]
    assert shown(SLUG, "Qc Qd 4h / 7c 7d 8h 8s 2c / Ts Th Td Tc 6d", other, fantasy=(13, 0)).coming == [13, 0]
    assert shown(SLUG, "2d 2h 2s / 7c 7d 7h 8s Jc / Ts Th Td 6h 6d", other, fantasy=(13, 0)).coming == [13, 0]


def test_13_surrender() -> None:
    boards = (
        "2c 3d 5s / 6h 6s 8c 9d Jc / 7c 7d Kh Ks 4c",
        "2d 3s 5h / 6c 6d 8h 9s Jd / Qc Qd Ah As 4d",
        "2h 3c 4h / Tc Th 8d 9h Js / Ac Ad Qh Qs 4s",
    )
    state = standard(*boards)
    assert [state.turn(), state.actions(1)] == [0, []]
    state.play(0, "surrender")
    state.play(1, "surrender")
    assert not state.hand_over()
    state.play(2, "play")
    assert state.nets == [-2, -2, 4]
    shown_rows = [zone for zone in state.view(2).zones if zone.owner == 0]
    assert all(item.face == "" for zone in shown_rows for item in zone.items), "who surrenders does not show"
    off = standard(*boards, surrender="off")
    assert off.hand_over(), "nobody is asked"
    # in the open game only where the house says so
    with pytest.raises(Refused, match="rows-no-surrender"):
        sobremesa.make(SLUG, 2, 1).play(0, "surrender")


def test_14_four_players() -> None:
    state = sobremesa.make(SLUG, 4, 3, hands=1)
    assert state.seats == 4
    assert isinstance(state, RowsTable)
    turns: list[int] = []
    while not state.hand_over():
        seat = state.turn()
        turns.append(seat)
        state.apply(seat, state.default(seat))
    assert turns == [0, 1, 2, 3] * 9
    assert not state.stock
    assert sum(map(len, state.rows)) == 52


def test_15_standard_royalties() -> None:
    assert [CLASSIC.of(MIDDLE, five(PACK.mask(text))) for text in ("6c 6d 6h 6s 2d", "9c 9d 9h 4s 4d", "5h 6h 7h 8h 9h", "Tc Jc Qc Kc Ac")] == [
        8,
        2,
        10,
        14,
    ]
    assert [CLASSIC.of(BACK, five(PACK.mask(text))) for text in ("6c 6d 6h 6s 2d", "9c 9d 9h 4s 4d", "5h 6h 7h 8h 9h", "Tc Jc Qc Kc Ac")] == [
        4,
        0,
        5,
        7,
    ]
    assert [CLASSIC.of(FRONT, three(PACK.mask(text))) for text in ("2c 2d 2h", "Ac Ad As", "Ac Ad 3s")] == [3, 3, 0]
    one = "3c 3d 3h / 6c 6d 6h 6s 2d / Tc Jc Qc Kc Ac"
    two = "2c 4d 5s / 7h 7s 8c 9d Jd / 8h 8d Kh Ks 4c"
    for options, royalties in (({}, 3 + 8 + 7), ({"std_royalties": "off"}, 0), ({"royalties": "off"}, 0)):
        state = standard(one, two, surrender="off", **options)
        assert state.nets == [6 + royalties, -6 - royalties]


def test_16_naturals() -> None:
    ranks = "2c 3d 4s / 5h 6s 7c 8d 9c / Td Jh Qs Kd Ah"
    suits = "2s 7s Js / 3h 6h 9h Jc' Kh / 2d 5d 8d Td Qd"
    pairs = "2h 2d 9s / 5c 5d 9h Qh 3c / Kc Ks Tc Ts Qc"
    plain = "3s 4h 6d / 8h 8c 7s 4d Jd / 3h 4c 6c Kh Ac"
    rest = ("2h 2s 8h / 5c 5s 8c Jc Qc / Kc Kh Tc Th Qd", "3s 4h 6d / 7h 7s 9s 4d Jd / 3h 4c 6c Ad Ac")
    state = standard(ranks, *rest, surrender="off", naturals="on")
    assert state.duels()[0] == [0, 13, 13]
    assert state.royalties is CLASSIC
    twice = standard(ranks, ranks.translate(str.maketrans("cdhs", "dcsh")), surrender="off", naturals="on")
    assert twice.nets == [0, 0]
    assert standard(ranks, rest[0], surrender="off").nets != [13, -13], "only where the house plays them"
    assert duel(pairs, plain, naturals=True).total == 3
    assert duel(pairs, ranks, naturals=True).total == -13
    assert hand(pairs, True).natural == 3
    assert not hand(pairs, True).foul
    assert hand(suits.replace("Jc'", "8h"), True).natural == 3
    assert hand(suits, True).natural == 0
    assert hand("Ac 2d 3s / 4h 5s 6c 7d 8c / 9d Th Js Qd Kh", True).natural == 13
    assert hand("Qc Kd As / 4h 5s 6c 7d 8c / 4d 5h 6s 7h 8d", True).natural == 3
    assert hand("Kc Ad 2s / 4h 5s 6c 7d 8c / 4d 5h 6s 7h 8d", True).natural == 0
    assert hand("2h 2d 9s / 9c 9d 9h Qh 3c / Kc Ks Tc Ts Qc", True).natural == 3, "four alike are two pairs"
    assert "rows-natural" in state.view(0).seats[0].badges


def test_17_the_button_and_fantasyland() -> None:
    boards = (
        "Qc Qd 4h / 7c 7d 7h 2s 2c / Ts Th Td 5c 5d",
        "3d 5s 6s / 9c Kd 8c 3h Jh / 4c 4d Ks Qh 9d",
        "3c 5h 6c / 9s Kh 8h 3s Jd / 8d 8s Kc Ad 9h",
    )
    for button_fl, expected in (("frozen", 2), ("moves", 0)):
        state = shown(SLUG, *boards, button=2, button_fl=button_fl)
        assert state.coming[0] == 13
        state.play(state.turn(), "deal")
        assert state.button == expected
    plain = shown(SLUG, *boards, button=2, fantasyland="off")
    plain.play(0, "deal")
    assert plain.button == 0


def test_18_unit_and_surrender() -> None:
    assert shown(SLUG, ONE, TWO, unit=2).nets == [14, -14]
    state = sobremesa.make(SLUG, 3, 5, surrender="ofc_first", hands=1)
    assert isinstance(state, RowsTable)
    state.play(0, "surrender")
    assert state.turn() == 1
    for seat in (1, 2):
        state.apply(seat, state.default(seat))
    with pytest.raises(Refused, match="rows-late-surrender"):
        state.play(1, "surrender")
    while not state.hand_over():
        state.apply(state.turn(), state.default(state.turn()))
    assert state.nets[0] == -4
    assert [row[0] for row in state.duels()] == [0, 2, 2]


def test_18_the_last_one_is_paid_at_once() -> None:
    state = sobremesa.make(SLUG, 3, 5, surrender="ofc_first", hands=1)
    state.play(0, "surrender")
    state.play(1, "surrender")
    assert state.hand_over()
    assert state.scores() == [-2, -2, 4]


def test_19_two_packs() -> None:
    assert kind_of(five(PACK.mask("Kc Kc' Kd Kh 4s"))) == FOUR
    assert kind_of(five(PACK.mask("Kc Kc' Kd Kh Ks"))) == FOUR, "five alike are a póker"
    assert five(PACK.mask("Kc Kc' Kd Kh Ks")) > five(PACK.mask("Kc Kc' Kd Kh Qs"))
    five_seats = sobremesa.make(SLUG, 5, 1)
    assert len(five_seats.census()) == 104
    assert len(sobremesa.make(SLUG, 4, 1).census()) == 52
    assert len(sobremesa.make(SLUG, 4, 1, packs=2).census()) == 104
    with pytest.raises(Refused, match="rows-packs"):
        sobremesa.make(SLUG, 5, 1, packs=1)


def test_a_flush_of_two_packs_counts_the_same_card_twice() -> None:
    double = five(PACK.mask("Kc Kc' 9c 5c 2c"))
    assert double > five(PACK.mask("Kc Qc 9c 5c 2c"))
    assert double < five(PACK.mask("2c 2c' 2d 3s 3h"))


def test_cards_are_put_down_and_taken_up_until_all_is_set() -> None:
    state = restored(SLUG, 2, {}, hands=["Kc Kd 7h 5s 2d", "3c 4c 5c 6c 8c"])
    state.play(0, "Kc back")
    state.play(0, "Kd back")
    assert [zone.items for zone in state.view(1).zones if zone.id == "back-0"] == [[]], "nobody else sees it yet"
    assert state.view(1).seats[0].cards == 5
    with pytest.raises(Refused, match="rows-left"):
        state.play(0, "done")
    state.play(0, "Kd front-0")
    assert [state.pack.text(row) for row in state.rows[:3]] == ["Kd", "", "Kc"]
    state.play(0, "Kd")
    assert state.pack.text(state.rows[0]) == ""
    with pytest.raises(Refused, match="rows-which"):
        state.play(0, "Kd")
    with pytest.raises(Refused, match="rows-not-yours"):
        state.play(0, "Kd back-1")
    with pytest.raises(Refused, match="not-held"):
        state.play(0, "3c back")
    for move in ("Kd back", "7h front", "5s front", "2d front", "done"):
        state.play(0, move)
    assert state.turn() == 1
    with pytest.raises(Refused, match="rows-full"):
        restored(SLUG, 2, {}, fronts=["7h 5s 2d"], backs=["Kc Kd", "3c 4c 5c 6c 8c"], hands=["9s"], mover=0).play(0, "9s front")
    state.play(1, "set - / - / 3c 4c 5c 6c 8c")
    assert [item.face for zone in state.view(0).zones if zone.id == "back-1" for item in zone.items] == ["3c", "4c", "5c", "6c", "8c"]


def test_the_single_card_lies_open_and_goes_down_at_once() -> None:
    state = sobremesa.make(SLUG, 2, 4, hands=1)
    for seat in (0, 1):
        state.apply(seat, state.default(seat))
    assert isinstance(state, RowsTable)
    (card,) = state.pack.mask_text(state.hands[0]).split()
    assert [item.face for zone in state.view(1).zones if zone.id == "hand-0" for item in zone.items] == [card]
    move = state.view(0).moves[0]
    state.play(0, move.text)
    assert state.turn() == 1
    with pytest.raises(Refused, match="not-your-turn"):
        state.play(0, "done")
    guess = state.clone()
    guess.redeal(0, SeededChance(5))
    assert isinstance(guess, RowsTable)
    assert guess.hands[1] == state.hands[1], "everybody sees it"


def test_fantasyland_is_set_in_secret_and_shown_at_the_end() -> None:
    state = nearly_done(SLUG, "Qc Qd 4h / 7c 7d 7h 2s 2c / Ts Th Td 5c 5d", "3d 5s 6s / 9c Kd 8c 3h Jh / 4c 4d Ks Qh 9d")
    state.play(1, "9d back")
    state.play(state.turn(), "deal")
    assert state.fantasy == [13, 0]
    assert isinstance(state, RowsTable)
    state.apply(0, state.sensible(0))
    backs = [item for zone in state.view(1).zones if zone.owner == 0 and zone.kind.startswith("rows-") for item in zone.items]
    assert len(backs) == 13
    assert all(item == type(item)() for item in backs)
    while not state.hand_over():
        state.apply(state.turn(), state.default(state.turn()))
    assert all(item.face for zone in state.view(1).zones if zone.owner == 0 and zone.kind.startswith("rows-") for item in zone.items)


def test_hands_and_leaving() -> None:
    state = shown(SLUG, ONE, TWO, fantasyland="off")
    assert state.actors() == 0b11
    assert state.awaited() == 0b01
    state.play(1, "leave")
    assert state.actors() == 0
    assert state.winners() == [0]
    three_hands = shown(SLUG, ONE, TWO, hands=3, fantasyland="off")
    with pytest.raises(Refused, match="rows-no-leaving"):
        three_hands.play(0, "leave")
    assert shown(SLUG, ONE, TWO, hands=1).actors() == 0


@pytest.mark.parametrize("packs", [52, 104])
def test_whole_hands_are_set_without_a_foul(packs: int) -> None:
    rng = random.Random(packs)
    for size in (13, 13, 14, 17):
        pool = sum(1 << card for card in rng.sample(range(packs), size))
        for rows in (plain_rows(pool), best_rows(pool, CLASSIC)):
            assert [row.bit_count() for row in rows] == [3, 5, 5]
            assert (rows[0] | rows[1] | rows[2]) & ~pool == 0
            assert not Hand(rows, NO_ROYALTIES, False).foul


def test_the_best_setting_is_the_best_of_all() -> None:
    """Found otherwise, over all the ways to set some thirteen cards, by the same measure."""
    from itertools import combinations

    from sobremesa.core.packs import bits
    from sobremesa.games.vying._setting import chance_of, hope

    def worth(rows: list[int]) -> float:
        found = Hand(rows, CLASSIC, False)
        return hope(*[chance_of(line, found.worths[line]) for line in range(3)]) + sum(found.royalties)

    pool = PACK.mask("2c 2d 5h 6h 7h 9h Jh Js Qs Kd Kc As 3h")
    best = -1e9
    fronts = {mask: three(mask) for some in combinations(bits(pool), 3) for mask in [sum(1 << card for card in some)]}
    for front, upper in fronts.items():
        rest = bits(pool & ~front)
        for some in combinations(rest, 5):
            middle = sum(1 << card for card in some)
            back = pool & ~front & ~middle
            if upper <= five(middle) <= five(back):
                best = max(best, worth([front, middle, back]))
    assert worth(best_rows(pool, CLASSIC)) == pytest.approx(best)


def test_duels_add_up_to_nothing_in_random_matches() -> None:
    rng = random.Random(2)
    for seats in (2, 3, 5):
        for variant in ("ofc", "standard"):
            state = sobremesa.make(SLUG, seats, seats, variant=variant, hands=2, surrender="ofc_first", naturals="on").quiet()
            while state.actors():
                laws.step(state, rng)
                assert sum(state.scores()) == 0


def test_the_reckoning_says_who_fouled_and_who_goes_to_fantasyland() -> None:
    foul = "2c 3d 5s / 7c 7d 7h Ks 2d / Js Jh 5c 5d Ac"
    queens = "Qs Qd 4d / 8d 8s Th 4s 4h / Ah 9h 6h 5h 2h"
    for boards, fantasy, expected in (
        ((foul, queens), (), [("rows-event-foul", 0), ("rows-event-fantasy", 1)]),
        ((queens, foul), (13, 0), [("rows-event-foul", 1)]),
        (("Qs Qd 4d / 8d 8s 8c 4s 4h / Th Td Tc Ts 6c", foul), (13, 0), [("rows-event-foul", 1), ("rows-event-stays", 0)]),
        ((ONE, TWO), (), [("rows-event-fantasy", 1)]),
    ):
        sheet = shown(SLUG, *boards, fantasy=fantasy).sheet()
        assert sheet is not None
        told = [(line.say.key, line.say.facts["seat"]) for line in sheet.lines if not line.values]
        assert told == expected


def test_hints_for_a_whole_hand_speak_of_no_cards_to_come() -> None:
    whole = restored(SLUG, 2, {"variant": "standard"}, hands=["2c 2d 5h 6h 7h 9h Jh Js Qs Kd Kc As 3h", "3c 4c 5c 6c 8c Tc Jc Qc 9s 8s 7s 4s 3s"])
    said = explain(whole, 0, whole.sensible(0))
    assert said is not None
    assert said.key == "hint-rows-whole"
    laws.check_say(said, "french")
    first = restored(SLUG, 2, {}, hands=["Kc Kd 7h 5s 2d", "3c 4c 5c 6c 8c"])
    said = explain(first, 0, first.sensible(0))
    assert said is not None
    assert said.key == "hint-rows-set"


def test_a_card_put_again_where_it_lies_stays_there() -> None:
    state = restored(SLUG, 2, {}, hands=["Kc Kd 7h 5s 2d", "3c 4c 5c 6c 8c"])
    for move in ("Kc back", "Kd back", "Kc back", "Kd front", "7h front", "5s front"):
        state.play(0, move)
    state.play(0, "7h front")  # the line is full, but the card is one of it
    assert [state.pack.text(row) for row in state.rows[:3]] == ["Kd 5s 7h", "", "Kc"]
    assert state.game.restore(state.position()).position() == state.position()
    state.play(0, "2d back")
    state.play(0, "done")
    assert state.placed(0) == 5
