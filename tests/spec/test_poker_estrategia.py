"""The numbered examples and the tables of rules/poker-estrategia."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.lab import board_play, starting_hands
from sobremesa.lab.ranges import cards_of
from sobremesa.lab.situation import Situation, after_flop, before_flop, board_of
from sobremesa.lab.starting_hands import BLOCKS, CATEGORIES, behind_chance, block, combos, hands_of, strategy
from sobremesa.lab.stealing import stealing
from sobremesa.lab.strategy import RULES, Advice, advise, carelessly
from sobremesa.lab.trainer import ANSWERS, KINDS, Question, drill, grade, rule_of, steal_drill

ALL_OTHER = strategy({"premium_set": "jj", "axs": "speculative"})


def told(advice: Advice) -> str:
    return f"{advice.action} {advice.total}" if advice.total else advice.action


def play(hole: str, players: int, seat: int, acts: str = "", options: Options = starting_hands.PLAIN, **facts: object) -> str:
    return told(advise(before_flop(hole, players, seat, acts, **facts), options))  # type: ignore[arg-type]


def later(hole: str, board: str, pot: int, options: Options = starting_hands.PLAIN, **facts: object) -> str:
    return told(advise(after_flop(hole, board, pot, **facts), options))  # type: ignore[arg-type]


def category(hole: str, **options: object) -> str:
    return starting_hands.category(cards_of(hole), strategy(options))


# -- the tables ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "early", "middle", "late", "blinds"),
    [
        (10, "234", "567", "89", "01"),
        (9, "234", "56", "78", "01"),
        (8, "23", "45", "67", "01"),
        (7, "23", "4", "56", "01"),
        (6, "2", "3", "45", "01"),
        (5, "2", "", "34", "01"),
        (4, "", "", "23", "01"),
        (3, "", "", "2", "01"),
        (2, "", "", "1", "0"),
    ],
)
def test_positions(players: int, early: str, middle: str, late: str, blinds: str) -> None:
    found = {name: "".join(str(seat) for seat in range(players) if block(players, seat) == name) for name in BLOCKS}
    assert found == {"early": early, "middle": middle, "late": late, "blinds": blinds}


def test_categories_are_counted() -> None:
    counts = combos()
    assert counts == {"premium": 34, "good": 54, "potential": 20, "pairs": 54, "speculative": 88, "trash": 1076}
    assert [round(100 * counts[name] / 1326, 2) for name in CATEGORIES] == [2.56, 4.07, 1.51, 4.07, 6.64, 81.15]
    assert sum(combos(strategy({"axs": "speculative"})).values()) == 1326
    assert combos(strategy({"axs": "speculative"}))["speculative"] == 88 + 32


def test_good_hands_behind() -> None:
    both = [round(float(100 * behind_chance(k, "premium", "good")), 1) for k in range(1, 10)]
    assert both == [6.6, 12.8, 18.6, 24.0, 29.1, 33.8, 38.2, 42.3, 46.1]
    premium = [round(float(100 * behind_chance(k, "premium")), 1) for k in range(1, 10)]
    assert premium == [2.6, 5.1, 7.5, 9.9, 12.2, 14.4, 16.6, 18.8, 20.8]


@pytest.mark.parametrize(
    ("hole", "nobody", "limpers", "one", "two"),
    [
        # early P3, middle P5, late P8, big blind P1, in each of the columns
        ("Ah Kc", "rrrr", "rrrr", "rrrr", "cccc"),
        ("Ah Ac", "rrrr", "rrrr", "rrrr", "rrrr"),
        ("Ah Qc", "frrr", "frrr", "fccf", "ffff"),
        ("9s 8s", "ffrk", "ffck", "ffff", "ffff"),
        ("4s 4d", "ffrk", "ffck", "cccc", "ffff"),
        ("Kh Tc", "ffrk", "fffk", "ffff", "ffff"),
        ("9s 3d", "fffk", "fffk", "ffff", "ffff"),
    ],
)
def test_the_table_before_the_flop(hole: str, nobody: str, limpers: str, one: str, two: str) -> None:
    words = {"r": "raise", "c": "call", "f": "fold", "k": "check"}
    columns = {"": nobody, "P2 call": limpers, "P2 raise 6": one, "P2 raise 6, P4 raise 18": two}
    for acts, found in columns.items():
        seats = (5, 6, 8, 1) if "P4" in acts else (3, 5, 8, 1)
        for seat, letter in zip(seats, found, strict=True):
            if "P4" in acts and seat == 1:
                continue
            assert play(hole, 9, seat, acts).split()[0] == words[letter], (acts, seat)


def test_a_call_behind_a_call() -> None:
    assert play("9s 8s", 9, 8, "P2 raise 6") == "fold"
    assert play("9s 8s", 9, 8, "P2 raise 6, P4 call") == "call"
    assert play("9s 8s", 9, 5, "P2 raise 6, P4 call") == "fold"


def test_figures_of_the_continuation_bet() -> None:
    assert round(float(100 * board_play.PAIRS_UP), 2) == 32.43
    assert round(float(100 * board_play.SETS_UP), 2) == 11.76
    bets = (Fraction(1, 2), Fraction(3, 4), Fraction(1))
    assert [round(float(100 * board_play.folds_needed(bet, 1)), 1) for bet in bets] == [33.3, 42.9, 50.0]
    assert [float(board_play.bluff_value(bet)) for bet in bets[:2]] == [0.55, 0.475]
    assert [round(float(100 * board_play.all_miss(n)), 1) for n in (2, 3)] == [49.0, 34.3]


@pytest.mark.parametrize(
    ("hole", "board", "found"),
    [
        ("As Kd", "Kh 7c 4d", "good_pair"),
        ("Ks 9d", "Kh 7c 4d", "medium_pair"),  # the kicker is under a ten
        ("Ks Td", "Kh 7c 4d", "good_pair"),
        ("Qs Qd", "Jh 7c 4d", "good_pair"),
        ("7s 6d", "Kh 7c 4d", "medium_pair"),
        ("Ks 7d", "Kh 7c 4d", "strong"),
        ("As 2d", "Kh Kc 4d", "nothing"),  # the pair is everybody's
        ("As 2d", "Kh Kc Kd", "nothing"),
        ("As Kd", "Kh Kc 4d", "strong"),
        ("As 2d", "Kh Kc 4d 4s", "nothing"),
        ("As 2s", "Ks 7s 4d", "draw"),
        ("As 2s", "Ks 7s 4d 9h 3c", "nothing"),  # no card to come
        ("9s 8d", "7h 6c 2d", "draw"),
        ("Js Td", "Kh 9c 3d", "nothing"),  # one rank only finishes it
        ("9s 7d", "Jh 8c 5d", "draw"),
        ("9s 8d", "7h 6c 5d", "strong"),
        ("As 2d", "9h 8c 7d 6s 5h", "nothing"),  # the board's own straight
        ("Ts 2d", "9h 8c 7d 6s 5h", "strong"),
        ("2s 3d", "Ah Kh Qh 9h 4h", "nothing"),
        ("Jh 3d", "Ah Kh Qh 9h 4h", "strong"),
    ],
)
def test_classes_on_the_board(hole: str, board: str, found: str) -> None:
    assert board_play.hand_class(cards_of(hole), board_of(board)) == found


def test_facing_a_bet() -> None:
    assert later("9h 9d", "Kc 9s 4h", 30, bet=10) == "raise 30"
    assert later("As Kd", "Kh 7c 4d", 30, bet=10) == "call"
    assert later("As Kd", "Kh 7c 4d", 60, bet=30, own=10, raises=2) == "call"  # on the flop a raise is called
    assert later("As Kd", "Kh 7c 4d 2s", 60, bet=30, own=10, raises=2) == "fold"
    assert later("As Kd", "Kh 7c 4d 2s 3h", 60, bet=30, own=10, raises=2) == "fold"
    assert later("7s 6d", "Kh 7c 4d", 20, bet=10) == "call"
    assert later("7s 6d", "Kh 7c 4d", 20, bet=10, rivals=2) == "fold"
    assert later("7s 6d", "Kh 7c 4d", 20, bet=11) == "fold"
    assert later("7s 6d", "Kh 7c 4d 2s", 20, bet=10) == "fold"
    assert later("Jh 8h", "Kh 4h 2s", 10, bet=2) == "call"  # 38 to 9 against, 5 to 1 paid
    assert later("Jh 8h", "Kh 4h 2s", 12, bet=4) == "fold"  # 3 to 1 paid
    assert later("As 2d", "Kh Qc 4d", 12, bet=1) == "fold"


def test_later_streets() -> None:
    assert later("As Kd", "Kh 7c 4d 2s", 40) == "bet 20"
    assert later("As Kd", "Kh 7c 4d 2s 3s", 90) == "bet 30"
    assert later("Jh 8h", "Kh 4h 2s", 40) == "check"  # a draw bets the flop only as a continuation
    assert later("Jh 8h", "Kh 4h 2s", 40, aggressor=True) == "bet 30"
    assert later("7s 6d", "Kh 7c 4d", 40, rivals=2) == "check"


def test_the_second_continuation_bet() -> None:
    def turn(hole: str, board: str, rivals: int = 1) -> str:
        return later(hole, board, 40, rivals=rivals, aggressor=True, continued=True)

    assert turn("Jh 8h", "Kh 4h 2s 3c") == "bet 20"
    assert turn("Qh Jd", "9h 7c 4d As") == "bet 20"  # the ace frightens one rival
    assert turn("Qh Jd", "9h 7c 4d As", 2) == "check"
    assert turn("Qh Jd", "Ah 7c 4d Ks") == "check"  # a king under an ace does not
    assert turn("8h 8d", "Kc 7s 2h 3s") == "check"


# -- the examples ----------------------------------------------------------------------------------------------------------------------------


def test_01_sizes() -> None:
    assert play("Ah Ks", 9, 8, bb=50) == "raise 150"
    assert play("Ah Ks", 9, 8, "P5 call", bb=2) == "raise 8"
    assert play("Ah Ks", 9, 8, "P5 call, P6 call", bb=2) == "raise 10"
    assert play("Ah Ks", 9, 8, "P5 raise 150", bb=50) == "raise 450"
    assert play("Ah Ks", 9, 8, "P5 raise 8", bb=2) == "raise 24"


def test_02_positions() -> None:
    assert [block(9, seat) for seat in (4, 5, 7)] == ["early", "middle", "late"]
    assert [block(5, seat) for seat in (2, 3)] == ["early", "late"]
    assert block(2, 1) == "late"


def test_03_categories() -> None:
    hands = ["Ah Ks", "Jh Jd", "9s 8s", "7s 6s", "Kd Qd", "Th Td", "Qd Jc", "Qd Jd", "Ac 9c", "As Td"]
    names = ["premium", "good", "potential", "trash", "good", "pairs", "speculative", "potential", "trash", "speculative"]
    assert [category(hand) for hand in hands] == names
    assert category("Ac 9c", axs="speculative") == "speculative"


def test_04_first_in() -> None:
    assert play("As Qd", 9, 2) == "fold"
    assert [play("As Qd", 9, seat) for seat in (5, 8)] == ["raise 6", "raise 6"]
    assert play("Ah Kc", 9, 2) == "raise 6"
    assert play("8c 7c", 9, 8) == "raise 6"
    assert play("8c 7c", 9, 8, "P4 call") == "call"
    assert play("8c 7c", 9, 5) == "fold"
    assert play("Kc Jd", 9, 7) == "raise 6"
    assert play("Kc Jd", 9, 7, "P4 call") == "fold"


def test_05_the_price_of_a_small_pair() -> None:
    assert play("5h 5d", 9, 8, "P4 raise 6", stack=100, stacks={4: 80}) == "fold"
    assert play("5h 5d", 9, 8, "P4 raise 6", stack=100, stacks={4: 120}) == "call"


def test_06_the_big_blind_for_nothing() -> None:
    assert play("7d 2c", 9, 1, "P4 call") == "check"
    assert play("Ah Kc", 9, 1, "P4 call", bb=2) == "raise 8"


def test_07_two_raises() -> None:
    acts = "P3 raise 6, P5 raise 18"
    assert play("Ah Kc", 9, 8, acts) == "call"
    assert play("Kh Kd", 9, 8, acts) == "raise 54"
    found = advise(before_flop("Kh Kd", 9, 8, acts, stack=90))
    assert (found.action, found.total, found.all_in) == ("raise", 90, True)


def test_08_a_continuation_bet() -> None:
    board = "Qh 7c 4d"
    flop = after_flop("Ah Ks", board, 325, aggressor=True, bb=50)
    assert board_play.dry(flop.board)
    assert told(advise(flop)) == "bet 163"
    assert told(advise(flop, strategy({"flop_size": "three_quarters"}))) == "bet 244"
    assert later("Ah Ks", board, 325 + 163 + 400, bet=400, own=163, raises=2, aggressor=True) == "fold"
    assert later("Ah Ks", board + " 2s", 651, aggressor=True, continued=True) == "check"


def test_09_two_callers() -> None:
    assert later("Ah Ks", "Qh 7c 4d", 475, rivals=2, aggressor=True) == "check"
    assert later("Ah Qs", "Qd 7c 4d", 475, rivals=2, aggressor=True).startswith("bet")
    assert later("Ah Qs", "Qh 7c 4d", 475, rivals=2, aggressor=True) == "bet 238"


def test_10_a_set() -> None:
    hole, flop = "9h 9d", "Kc 9s 4h"
    assert board_play.hand_class(cards_of(hole), board_of(flop)) == "strong"
    assert later(hole, flop, 20) == "bet 10"
    assert board_play.bounds(board_of(flop), 20) == (10, 15)
    assert later(hole, flop + " 2d", 40) == "bet 20"
    assert later(hole, flop + " 2d 3d", 80) == "bet 27"


def test_11_a_middle_pair_is_protected() -> None:
    found = advise(after_flop("8h 8d", "Kc 7s 2h", 30))
    assert (found.hand, told(found)) == ("medium_pair", "bet 30")


def test_12_a_steal() -> None:
    assert play("9d 4c", 9, 8, bb=2, stack=40) == "raise 6"
    assert play("9d 4c", 9, 8, bb=2, stack=80) == "fold"


def test_13_options_of_the_hands() -> None:
    assert play("Ah Kc", 9, 2, options=strategy({"premium_set": "jj"})) == "fold"
    assert play("Jh Jc", 9, 2, options=strategy({"premium_set": "jj"})) == "raise 6"
    assert play("Qs As", 9, 2, options=strategy({"early": "premium_good"})) == "raise 6"
    assert play("9h 9d", 9, 5, options=strategy({"mid_pairs": "on"})) == "raise 6"
    assert play("9h 9d", 9, 5) == "fold"
    assert play("7h 7d", 9, 5, options=strategy({"mid_pairs": "on"})) == "fold"


def test_14_sizes_in_the_trainer() -> None:
    def asked(board: str, pot: int) -> Question:
        spot = after_flop("9h 9d", board, pot)
        low, high = board_play.bounds(spot.board, pot)
        return Question("size", spot, "0", advise(spot), low, high)

    flop = asked("Kc 9s 4h", 40)
    assert [grade(flop, str(size)).right for size in (19, 20, 25, 30, 31)] == [False, True, True, True, False]
    river = asked("Kc 9s 4h 2d 3d", 90)
    assert [grade(river, str(size)).right for size in (26, 27, 33, 34)] == [False, True, True, False]
    turn = asked("Kc 9s 4h 2d", 40)
    assert [grade(turn, str(size)).right for size in (17, 18, 22, 23)] == [False, True, True, False]


def test_15_frequency_and_level() -> None:
    assert later("Ah Ks", "Qh 7c 4d", 325, strategy({"cbet_freq": 0}), aggressor=True) == "check"
    spot = after_flop("Ah Ks", "Qh 7c 4d", 325, aggressor=True)
    bets = sum(advise(spot, strategy({"cbet_freq": 60}), chance=SeededChance(n)).action == "bet" for n in range(400))
    assert 190 < bets < 290
    free, priced = before_flop("Ah Kc", 9, 1, "P4 call"), before_flop("Ah Kc", 9, 8, "P4 raise 6")
    careless = [carelessly(priced, SeededChance(n)) for n in range(400)]
    kinds = [found.action for found in careless if found is not None]
    assert set(kinds) == {"call", "fold"}
    assert 50 < len(kinds) < 110
    assert {found.action for n in range(100) if (found := carelessly(free, SeededChance(n))) is not None} == {"check"}


def test_16_sizes_and_steals_by_option() -> None:
    assert play("Ah Ks", 9, 8, options=strategy({"open_size": 4}), bb=50) == "raise 200"
    assert later("9h 9d", "Kc 9s 4h", 90, strategy({"flop_size": "two_thirds"})) == "bet 60"
    assert later("9h 9d", "Kc 9s 4h", 90, strategy({"flop_size": "half"})) == "bet 45"
    off = strategy({"steal": "off"})
    assert play("9d 4c", 9, 8, options=off, bb=2, stack=40) == "fold"
    assert play("9d 4c", 9, 0, bb=2, stack=40) == "fold"
    assert play("9d 4c", 9, 0, options=strategy({"steal_sb": "on"}), bb=2, stack=40) == "raise 6"
    spot = before_flop("9d 4c", 9, 0, bb=2, stack=40)
    assert told(advise(spot, stealing=stealing({"steal_sb": "on"}))) == "raise 6"


# -- everything else -------------------------------------------------------------------------------------------------------------------------


def test_every_option_is_told_to_the_letter() -> None:
    found = {option.id: option.values for option in starting_hands.STRATEGY.options}
    assert found == {
        "premium_set": ("ak", "jj"),
        "axs": ("trash", "speculative"),
        "mid_pairs": ("off", "on"),
        "early": ("premium", "premium_good"),
        "open_size": (3,),
        "cbet_freq": (100,),
        "flop_size": ("board", "half", "two_thirds", "three_quarters"),
        "steal": ("on", "off"),
        "steal_sb": ("off", "on"),
        "level": ("normal", "easy", "hard"),
    }
    for size in (2, 5):
        assert strategy({"open_size": size})["open_size"] == size
    for wrong in ({"open_size": 6}, {"cbet_freq": 101}, {"level": "expert"}, {"unknown": 1}):
        with pytest.raises(Refused):
            strategy(wrong)


def test_an_ace_of_one_suit_is_played_late() -> None:
    assert play("Ac 9c", 9, 8, options=strategy({"axs": "speculative"})) == "raise 6"
    assert play("Ac 9c", 9, 8) == "fold"


def test_a_steal_raised_again_is_given_up() -> None:
    acts = "P8 raise 6, P1 raise 18"
    assert play("9d 4c", 9, 8, acts, stack=40) == "fold"
    assert play("Ah Kc", 9, 8, acts) == "call"
    sb = "P0 raise 6, P1 raise 18"
    assert play("Ah Qc", 9, 0, sb, options=strategy({"steal_sb": "on"})) == "call"


def test_ten_questions_of_five_kinds() -> None:
    for seed in range(30):
        asked = drill(seed)
        assert len(asked) == 10
        assert asked == drill(seed)
        for one in asked:
            assert one.kind in KINDS
            assert grade(one, one.answer).right
            wrong = [answer for answer in ANSWERS[one.kind] if answer != one.answer]
            assert not any(grade(one, answer).right for answer in wrong)
    kinds = [one.kind for seed in range(60) for one in drill(seed)]
    assert all(90 < kinds.count(kind) < 150 for kind in KINDS)
    again = [one.kind for seed in range(60) for one in drill(seed, {"size": 4})]
    assert again.count("size") > 2.5 * kinds.count("size")


def test_there_is_something_to_decide() -> None:
    for seed in range(200):
        for one in [*drill(seed, {"action": 9}), *steal_drill(seed)]:
            if one.kind in ("action", "steal"):
                assert one.spot.behind or one.spot.told, one


def test_every_rule_has_its_sentence() -> None:
    from sobremesa import text

    for lang in text.LANGUAGES:
        keys = text.keys(lang)
        assert {f"book-rule-{rule}" for rule in RULES} <= keys
        assert {f"book-category-{name}.{hands_of(name, chosen)}" for name in CATEGORIES for chosen in (strategy(), ALL_OTHER)} <= keys


def test_rules_of_the_trainer_are_spoken_whole() -> None:
    from sobremesa import text

    for lang in text.LANGUAGES:
        speaker = text.Speaker(lang)
        for seed in range(60):
            for one in [*drill(seed), *steal_drill(seed)]:
                rule = rule_of(one)
                if rule is not None:
                    sentence, errors = speaker.render(rule.key, rule.facts)
                    assert sentence
                    assert not errors


def test_what_cannot_be_asked() -> None:
    with pytest.raises(Refused, match="book-seat"):
        block(11, 2)
    with pytest.raises(Refused, match="book-acts"):
        before_flop("Ah Ks", 9, 8, "P2 jumps")
    with pytest.raises(Refused, match="book-answer"):
        grade(drill(1)[0], "perhaps") if drill(1)[0].kind != "size" else grade(Question("category", Situation(3, 9, 8), "trash"), "perhaps")
