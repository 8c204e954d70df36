"""The numbered examples and the tables of rules/poker-odds."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from sobremesa import text
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.refusal import Refused
from sobremesa.lab.drill import DECISIONS, drill, grade
from sobremesa.lab.equity import equity as kernel_equity
from sobremesa.lab.odds import ERRORS, Spot, advise, by_river, compare, equity, explain, percent, rounded, union, value_at
from sobremesa.lab.odds_tables import NOTES, against, chance, printed, row, rows, rule_of_2_and_4
from sobremesa.lab.ranges import cards_of, text_of

PACK = get_pack("fr52")


def draw(hole: str, board: str, kind: str) -> str:
    """The outs of one kind of draw, empty if there is none."""
    return next((text_of(found.outs) for found in Spot.read(hole, board).draws() if found.kind == kind), "")


def outs(hole: str, board: str, *chosen: str) -> int:
    spot = Spot.read(hole, board)
    return (union(spot.draws(), chosen) if chosen else union(spot.draws())).bit_count()


def straight(hole: str, board: str) -> tuple[str, str]:
    found = next(one for one in Spot.read(hole, board).draws() if one.kind == "straight")
    return found.shape, "".join(sorted({PACK.names[card][0] for card in bits(found.outs)})) + str(found.outs.bit_count())


# 1
def test_flush_draw() -> None:
    assert draw("Jh 8h", "Kh 4h 2s", "flush") == "Ah Qh Th 9h 7h 6h 5h 3h 2h"
    advice = advise(Spot.read("Jh 8h", "Kh 4h 2s"))
    assert (advice.outs, advice.unseen, advice.chance, advice.odds) == (9, 47, Fraction(9, 47), Fraction(38, 9))
    turn = Spot.read("Jh 8h", "Kh 4h 2s 8c")
    assert union(turn.draws()).bit_count() == 9  # the pair of eights is no reason to count more


# 2
def test_straights() -> None:
    assert straight("9h 8c", "7d 6s 2h") == ("open", "5T8")
    assert straight("Jd Tc", "Ks 9h 3c") == ("gutshot", "Q4")
    assert straight("9h 7c", "Jd 8s 5h") == ("double", "6T8")
    assert draw("Ah Kc", "2d 3s 4h", "straight") != ""  # the ace below
    assert straight("Kh Qc", "Jd Ts 2h") == ("open", "9A8")
    assert draw("2h 2c", "9d 8s 7h", "straight") == ""
    assert draw("Ah 2c", "9d 8s 7h 6c", "straight") == ""  # the board's own draw


# 3
def test_pairing() -> None:
    assert len(draw("Ah Kc", "9d 6s 2h", "overcards").split()) == 6
    assert outs("Ah Kc", "9d 6s 2h", "overcards") == 6
    assert outs("Ah Kc", "9d 6s 2h") == 0
    assert draw("7h 7c", "Kd 9s 2h", "set") == "7s 7d"
    assert set(draw("Ah 9c", "9d 6s 2h", "two_pair_or_trips").split()) == {"9s", "9h", "As", "Ad", "Ac"}
    assert len(draw("Ah Kc", "9d 6s 2h", "pair").split()) == 6


# 4
def test_full_houses() -> None:
    assert set(draw("Ah Kc", "As Kd 7h", "full_house").split()) == {"Ad", "Ac", "Ks", "Kh"}
    assert outs("7h 7c", "7d Ks Qc", "full_house") == 7
    assert outs("7h 7c", "7d Ks Qc 2h", "full_house") == 10
    assert draw("Ah Qc", "Ks Kd 5h 5c", "full_house") == ""  # the pairs are the board's


# 5
def test_unions() -> None:
    assert outs("Jh Th", "Kh 9h 3c") == 12
    assert outs("9h 8h", "7h 6h 2c") == 15
    assert outs("Ah 9h", "9c 5h 2h", "flush", "two_pair_or_trips") == 14
    assert outs("9h 8c", "8d 7s 6h", "straight", "two_pair_or_trips") == 13


# 6
def test_backdoor_flush() -> None:
    found = [one for one in Spot.read("9h 8h", "Kh 4s 2d").draws() if one.kind == "backdoor_flush"]
    assert [one.by_river for one in found] == [Fraction(45, 1081)]
    assert outs("9h 8h", "Kh 4s 2d") == 0
    assert not [one for one in Spot.read("9h 8h", "Kh 4s 2d 3c").draws() if one.kind == "backdoor_flush"]


# 7
def test_a_known_villain_counts_if_asked() -> None:
    unknown = Spot.read("Qh 9h", "Ah Kh 7c 4s", villains=["Ac Kd"])
    assert (advise(unknown).outs, advise(unknown).unseen, advise(unknown).odds) == (9, 46, Fraction(37, 9))
    split = compare(unknown)
    assert (split.win.bit_count(), split.win.bit_count() + split.tie.bit_count() + split.lose.bit_count()) == (9, 44)
    assert percent(equity(unknown).share) == "20.45"
    known = Spot.read("Qh 9h", "Ah Kh 7c 4s", villains=["Ac Kd"], villain_known=True)
    assert (advise(known).outs, advise(known).unseen, advise(known).odds) == (9, 44, Fraction(35, 9))


# 8
def test_a_good_price() -> None:
    advice = advise(Spot.read("Jh 8h", "Kh 4h 2s"), pot=8, bet=2)
    assert (advice.win, advice.pot_odds, advice.needed) == (10, 5, Fraction(1, 6))
    assert (advice.decision, advice.value, rounded(advice.value, 3)) == ("call", Fraction(14, 47), "0.298")
    assert value_at(Fraction(4), 10, 2) == Fraction(2, 5)
    assert 5 * value_at(Fraction(4), 10, 2) == 2
    assert advice.extra == 0


# 9
def test_a_bad_price() -> None:
    advice = advise(Spot.read("Jh 8h", "Kh 4h 2s"), pot=8, bet=4)
    assert (advice.win, advice.pot_odds, advice.decision) == (12, 3, "fold")
    assert (advice.value, rounded(advice.value, 3)) == (Fraction(-44, 47), "-0.936")
    assert (advice.extra, rounded(advice.extra)) == (Fraction(44, 9), "4.89")
    assert advise(Spot.read("Jh 8h", "Kh 4h 2s"), pot=8, bet=4, implied=5).decision == "call"


# 10
def test_on_the_turn() -> None:
    advice = advise(Spot.read("Jh 8h", "Kh 4h 2s 3c"), pot=20, bet=5)
    assert (advice.pot_odds, advice.needed, advice.value, advice.decision) == (5, Fraction(1, 6), Fraction(20, 23), "call")


# 11
def test_small_and_large_bets() -> None:
    turn = Spot.read("Jh 8h", "Kh 4h 2s 3c")
    small = advise(turn, pot=100, bet=10)
    assert (small.pot_odds, small.decision, small.value) == (11, "call", Fraction(310, 23))
    large = advise(turn, pot=100, bet=40)
    assert (large.pot_odds, large.decision, large.value) == (Fraction(7, 2), "fold", Fraction(-110, 23))
    flop = Spot.read("Jh 8h", "Kh 4h 2s")
    for both in (advise(flop, pot=100, bet=40, horizon="both"), advise(flop, pot=100, bet=40, stack=40)):
        assert (both.horizon, both.decision, both.value) == ("both", "call", Fraction(24800, 1081))
        assert percent(both.chance) == "34.97"
        assert both.needed is not None
        assert percent(both.needed) == "22.22"
    assert advise(turn, horizon="both").horizon == "next"  # one card to come is one card
    assert advise(flop, pot=100, bet=40, stack=41).horizon == "next"


# 12
def test_indifferent() -> None:
    advice = advise(Spot.read("9h 8c", "7d 6s 2h Kc"), pot=30, bet=8)
    assert (advice.win, advice.pot_odds, advice.odds, advice.decision, advice.value) == (38, Fraction(19, 4), Fraction(19, 4), "even", 0)


# 13
@pytest.mark.parametrize(
    ("hole", "villain", "board", "wins", "share"),
    [
        ("Jh 8h", "Ks Qd", "Kh 4h 2s", 367, "37.07"),
        ("9h 8h", "As Ac", "7h 6h 2c", 557, "56.26"),
        ("7h 7c", "Ks Qd", "Kd 9s 2h", 87, "8.79"),
        ("Ah Kc", "9s 8s", "9d 6s 2h", 202, "20.40"),
    ],
)
def test_equity(hole: str, villain: str, board: str, wins: int, share: str) -> None:
    found = equity(Spot.read(hole, board, villains=[villain]))
    assert found.share == Fraction(wins, 990)
    assert (found.win + found.tie / 2, found.total) == (wins, 990)
    assert percent(found.share) == share
    assert kernel_equity([hole, villain], board).players[0].equity == pytest.approx(float(found.share), abs=1e-12)


def test_equity_of_several() -> None:
    spot = Spot.read("Jh 8h", "Kh 4h 2s", villains=["Ks Qd", "Js 8s", "Ah 3h"])
    wanted = kernel_equity(["Jh 8h", "Ks Qd", "Js 8s", "Ah 3h"], "Kh 4h 2s").players[0]
    assert float(equity(spot).share) == pytest.approx(wanted.equity, abs=1e-12)


# 14
def test_equity_against_a_range() -> None:
    found = equity(Spot.read("Qh 9h", "Ah Kh 7c 4s", range="AcKd, 7s7d"))
    assert found.by_hand == {cards_of("Ac Kd"): Fraction(9, 44), cards_of("7s 7d"): Fraction(7, 44)}
    assert found.share == Fraction(2, 11)
    marked = {out.card: out.grade for out in explain(Spot.read("Qh 9h", "Ah Kh 7c 4s", villains=["7s 7d"]))}
    assert [card for card, mark in marked.items() if mark == "false"] == ["7h", "4h"]
    weighted = equity(Spot.read("Qh 9h", "Ah Kh 7c 4s", range="AcKd:3, 7s7d"))
    assert weighted.share == Fraction(34, 176)


# 15
def test_rule_of_2_and_4() -> None:
    assert [rule_of_2_and_4(9, False), rule_of_2_and_4(9, True), rule_of_2_and_4(15, True), rule_of_2_and_4(4, True)] == [18, 35, 53, 16]
    assert [percent(chance(9, 47)), percent(chance(9, 47, True)), percent(chance(15, 47, True)), percent(chance(4, 47, True))] == [
        "19.15",
        "34.97",
        "54.12",
        "16.47",
    ]
    assert advise(Spot.read("Jh 8h", "Kh 4h 2s"), horizon="both").shortcut == 35


# 16
def test_a_short_stack_and_a_free_card() -> None:
    advice = advise(Spot.read("Jh 8h", "Kh 4h 2s 3c"), pot=20, bet=15, stack=6)
    assert (advice.call, advice.win, advice.needed) == (6, 26, Fraction(6, 32))
    free = advise(Spot.read("Jh 8h", "Kh 4h 2s"), pot=20)
    assert (free.decision, free.pot_odds, free.needed) == ("check", None, None)


# 17
def test_deciding_by_the_book() -> None:
    spot = Spot.read("7h 7c", "7d Ks Qc 2h")
    first = advise(spot, pot="11.2", bet="2.5", outs=7, table="b")
    assert (first.pot_odds, first.table_odds, first.odds) == (Fraction("5.48"), Fraction("5.5"), Fraction(39, 7))
    assert (first.table_decision, first.decision, first.differs) == ("fold", "fold", False)
    second = advise(spot, pot="11.3", bet="2.5", outs=7, table="b")
    assert (second.pot_odds, second.table_decision, second.decision, second.differs) == (Fraction("5.52"), "call", "fold", True)
    none = advise(spot, pot=11, bet=2, outs=7, table="a")
    assert (none.table_odds, none.table_decision, none.differs) == (None, "", False)


# 18
def test_dead_cards_and_style() -> None:
    advice = advise(Spot.read("Jh 8h", "Kh 4h 2s", dead="Th 9h"))
    assert (advice.outs, advice.unseen) == (7, 45)
    assert [rounded(Fraction(38, 9), places) for places in (2, 1, 0)] == ["4.22", "4.2", "4"]
    assert rounded(Fraction(5, 2), 0) == "3"


# 19
@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("E_DUP", {"hole": "Ah Ah"}),
        ("E_DUP", {"board": "Jh 4h 2s"}),
        ("E_DUP", {"dead": "Kh"}),
        ("E_COUNT", {"board": "Kh 4h 2s 3s 5s"}),
        ("E_COUNT", {"board": ""}),
        ("E_COUNT", {"board": "Kh"}),
        ("E_COUNT", {"board": "Kh 4h"}),
        ("E_COUNT", {"hole": "Jh"}),
        ("E_COUNT", {"villains": ["Ks"]}),
        ("E_CARD", {"board": "1h 4h 2s"}),
        ("E_RANGE_EMPTY", {"range": "KhQd"}),
    ],
)
def test_wrong_cards(code: str, arguments: dict[str, object]) -> None:
    given: dict[str, object] = {"hole": "Jh 8h", "board": "Kh 4h 2s", **arguments}
    with pytest.raises(Refused) as refusal:
        Spot.read(**given)  # type: ignore[arg-type]
    assert ERRORS[refusal.value.key] == code


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("E_OUTS", {"outs": 48}),
        ("E_OUTS", {"outs": -1}),
        ("E_NEG", {"bet": -1}),
        ("E_NEG", {"pot": -1}),
        ("E_NEG", {"implied": -1}),
        ("E_NEG", {"stack": -1}),
    ],
)
def test_wrong_numbers(code: str, arguments: dict[str, int]) -> None:
    with pytest.raises(Refused) as refusal:
        advise(Spot.read("Jh 8h", "Kh 4h 2s"), **arguments)  # type: ignore[arg-type]
    assert ERRORS[refusal.value.key] == code


# -- the tables --------------------------------------------------------------------------------------------------------------------------

TABLE = """
1 2.13 46.00 2.17 45.00 46 4.26 22.50
2 4.26 22.50 4.35 22.00 91 8.42 10.88
3 6.38 14.67 6.52 14.33 135 12.49 7.01
4 8.51 10.75 8.70 10.50 178 16.47 5.07
5 10.64 8.40 10.87 8.20 220 20.35 3.91
6 12.77 6.83 13.04 6.67 261 24.14 3.14
7 14.89 5.71 15.22 5.57 301 27.84 2.59
8 17.02 4.88 17.39 4.75 340 31.45 2.18
9 19.15 4.22 19.57 4.11 378 34.97 1.86
10 21.28 3.70 21.74 3.60 415 38.39 1.60
11 23.40 3.27 23.91 3.18 451 41.72 1.40
12 25.53 2.92 26.09 2.83 486 44.96 1.22
13 27.66 2.62 28.26 2.54 520 48.10 1.08
14 29.79 2.36 30.43 2.29 553 51.16 0.95
15 31.91 2.13 32.61 2.07 585 54.12 0.85
16 34.04 1.94 34.78 1.88 616 56.98 0.75
17 36.17 1.76 36.96 1.71 646 59.76 0.67
18 38.30 1.61 39.13 1.56 675 62.44 0.60
19 40.43 1.47 41.30 1.42 703 65.03 0.54
20 42.55 1.35 43.48 1.30 730 67.53 0.48
"""


@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_exact_table(line: str) -> None:
    number, flop, flop_odds, turn, turn_odds, numerator, both, both_odds = line.split()
    figures = row(int(number))
    assert (percent(figures.flop), rounded(against(figures.flop))) == (flop, flop_odds)
    assert (percent(figures.turn), rounded(against(figures.turn))) == (turn, turn_odds)
    assert figures.both == Fraction(int(numerator), 1081)
    assert (percent(figures.both), rounded(against(figures.both))) == (both, both_odds)


def test_the_table_runs_to_21() -> None:
    assert [figures.outs for figures in rows()] == list(range(1, 22))
    assert row(21).both == 1 - Fraction(comb(26, 2), comb(47, 2))


def test_the_book_s_tables() -> None:
    assert printed("a", 1, both=False) == 46
    assert printed("a", 1, both=True) == Fraction("22.5")
    assert printed("b", 6, both=False) == Fraction("6.6")
    assert printed("b", 6, both=True) == 3
    assert printed("a", 3, both=False) is None
    assert printed("b", 12, both=True) is None


def test_a_set_grows_on_the_turn() -> None:
    spot = Spot.read("7h 7c", "7d Ks Qc")
    assert by_river(spot) == 1 - Fraction(40 * 36, 47 * 46)
    advice = advise(spot, horizon="both")
    assert percent(advice.chance) == "27.84"
    assert advice.grown is not None
    assert percent(advice.grown) == "33.40"
    assert advise(Spot.read("Jh 8h", "Kh 4h 2s"), horizon="both").grown is None


def test_notes_are_told_and_true() -> None:
    for note in NOTES:
        assert note.told is None or note.told != note.true
        for lang in text.LANGUAGES:
            assert text.Speaker(lang).has(f"odds-note-{note.key}"), note.key
    figures = {note.key: note.true for note in NOTES}
    assert percent(figures["nine-of-46"] or Fraction(0)) == "19.57"
    assert rounded(figures["backdoor-is-no-out"] or Fraction(0)) == "23.02"
    assert rounded(figures["fifteen-is-favourite"] or Fraction(0)) == "0.85"


# -- explaining and drilling ---------------------------------------------------------------------------------------------------------------


def test_outs_are_explained() -> None:
    told = {out.card: out for out in explain(Spot.read("Jh 8h", "Kh 4h 2s", villains=["Ks Qd"]))}
    assert len(told) == 9
    assert told["2h"].risks == ("pairs_board",)
    assert told["Ah"].grade == "weak"  # the queen of hearts makes a better flush
    assert all(out.result == "win" for out in told.values())
    nuts = {out.card: out.nuts for out in explain(Spot.read("Ah 8h", "Kh 4h 2s"))}
    assert nuts["Qh"]
    assert not nuts["2h"]
    risky = {out.card: out for out in explain(Spot.read("9s 8c", "7h 6h 2d"))}
    assert risky["Th"].risks == ("suits_board",)
    assert not risky["Th"].clean
    assert risky["Ts"].clean
    assert risky["Ts"].nuts


def test_a_shared_out_is_a_tie() -> None:
    told = {out.card: out.grade for out in explain(Spot.read("9h 8c", "7d 6s 2h", villains=["9c 8d"]))}
    assert set(told.values()) == {"tie"}


def test_drill() -> None:
    asked = drill(3)
    assert len(asked) == 10
    assert [one.spot for one in asked] == [one.spot for one in drill(3)]
    assert [one.spot for one in asked] != [one.spot for one in drill(4)]
    for one in asked:
        right = one.advice
        assert right.outs > 0
        assert grade(one, outs=right.outs, odds=right.odds, decision=right.decision).points == 3
        assert grade(one, outs=text_of(right.cards), odds=right.odds + Fraction(1, 2) if right.odds else None, decision="call").odds
        wrong = grade(
            one, outs=right.outs + 1, odds=right.odds + 1 if right.odds else None, decision=next(d for d in DECISIONS if d != right.decision)
        )
        assert wrong.points == 0
        assert wrong.missed == text_of(right.cards)
    with pytest.raises(Refused):
        grade(asked[0], outs=1, odds=1, decision="raise")


def test_a_drill_shows_missed_and_false_cards() -> None:
    one = drill(3)[0]
    names = text_of(one.advice.cards).split()
    known = one.spot.known | one.advice.cards
    other = next(PACK.names[card] for card in range(52) if not known >> card & 1)
    found = grade(one, outs=" ".join([*names[1:], other]), odds=None, decision="fold")
    assert (found.missed, found.wrong) == (names[0], other)
    assert not found.outs
