"""The numbered examples of rules/poker-robo-ciegas."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hand import CHECK, FOLD
from sobremesa.lab import starting_hands
from sobremesa.lab.dead_hands import CASES, CAUSES, Happening, LiveHand, live_event, quiz, ruling
from sobremesa.lab.situation import Situation, before_flop
from sobremesa.lab.starting_hands import behind_chance, strategy
from sobremesa.lab.stealing import HABITS, STEALING, Steal, failed, steal, stealing
from sobremesa.lab.strategy import Advice, advise
from sobremesa.lab.trainer import ANSWERS, exact_odds, grade, steal_drill
from tests.spec.poker import hand, nets, run

BEHIND = dict.fromkeys(range(9), 10_000)  # 50 big blinds


def spot(hole: str = "9d 4c", seat: int = 8, acts: str = "", players: int = 9, *, stack: int = 8000, **facts: object) -> Situation:
    """Nine at a tournament with blinds of 100 and 200, unless told otherwise."""
    told: dict[str, object] = {"bb": 200, "tournament": True, "stacks": BEHIND, **facts}
    return before_flop(hole, players, seat, acts, stack=stack, **told)  # type: ignore[arg-type]


def verdict(answer: Steal) -> str:
    return " ".join([answer.verdict, *answer.failed]) if answer.verdict == "no" else answer.verdict


def ask(where: Situation, options: Options = HABITS) -> str:
    return verdict(steal(where, options))


def percent(share: Fraction) -> float:
    return round(float(100 * share), 2)


def test_01_worth_it() -> None:
    answer = steal(spot(ante=20))
    assert (answer.verdict, answer.total, answer.risk, answer.gain, percent(answer.needed)) == ("steal", 600, 600, 480, 55.56)


def test_02_not_against_a_deep_stack() -> None:
    assert ask(spot(ante=20, stack=12_000)) == "no S4"


def test_03_without_antes() -> None:
    where = spot(stack=6000)
    assert percent(steal(where).needed) == 66.67
    assert percent(steal(where, stealing({"size": 2})).needed) == 57.14


def test_04_somebody_has_called() -> None:
    where = spot(acts="P6 call", stack=6000)
    assert ask(where) == "no S2"
    answer = steal(where, stealing({"limpers": "on"}))
    assert (answer.verdict, answer.total) == ("steal", 800)
    two = spot(acts="P5 call, P6 call", stack=6000)
    assert ask(two, stealing({"limpers": "on"})) == "no S2"
    assert steal(spot(stack=6000), stealing({"limpers": "on"})).total == 600
    assert ask(spot(acts="P6 raise 400", stack=6000)) == "no S2"


def test_05_position_and_value() -> None:
    assert ask(spot("7s 2d", 5, stack=6000)) == "no S1"
    assert ask(spot("As Ad", 5, stack=6000)) == "value"


def test_06_image_and_hunger() -> None:
    twice = (True, False, True, False, False)
    assert ask(spot(stack=6000, entries=twice)) == "no S3"
    hungry = steal(spot(stack=1800, entries=twice))
    assert (hungry.verdict, hungry.total, hungry.all_in) == ("steal", 600, False)
    everything = steal(spot(stack=1000, entries=twice))
    assert (everything.verdict, everything.total, everything.all_in) == ("steal", 1000, True)
    assert ask(spot(stack=1800, entries=(True, True, True))) == "no S3"
    assert ask(spot(stack=1800, entries=twice, tournament=False)) == "no S3"


def test_07_a_committed_big_blind() -> None:
    assert ask(spot(ante=20, stacks={**BEHIND, 1: 1500})) == "no S5"
    assert ask(spot(ante=20, stacks={**BEHIND, 1: 1800})) == "steal"
    assert ask(spot(ante=20, resisted={0: 2})) == "no S5"
    assert ask(spot(ante=20, resisted={0: 1, 1: 1})) == "steal"
    assert ask(spot(ante=20, stacks={**BEHIND, 5: 100})) == "steal"  # he has folded


def test_08_cash_is_deep() -> None:
    where = spot(bb=2, tournament=False, stack=200, stacks={})
    assert steal(where).gain == 3
    assert ask(where) == "no S4"


def test_09_what_it_earns() -> None:
    first, third = steal(spot(ante=20)), steal(spot(stack=6000))
    assert first.value(Fraction(7, 10)) == 156
    assert third.value(Fraction(7, 10)) == 30
    assert third.value(Fraction(6, 10)) == -60


def test_10_two_players() -> None:
    answer = steal(spot(seat=1, players=2, stack=5900, stacks={0: 9800}))
    assert (answer.verdict, answer.risk, answer.gain, percent(answer.needed)) == ("steal", 500, 300, 62.5)


def test_11_the_small_blind() -> None:
    where = spot(seat=0, stack=5900)
    answer = steal(where, stealing({"steal_sb": "on"}))
    assert (answer.verdict, answer.risk, answer.gain, percent(answer.needed)) == ("steal", 500, 300, 62.5)
    assert ask(where) == "no S1"


def test_12_not_twice_a_lap() -> None:
    where = spot(seat=7, bb=2, tournament=False, stack=60, stacks={}, since_steal=1)
    assert ask(where) == "no S6"
    assert ask(spot(seat=7, bb=2, tournament=False, stack=60, stacks={}, since_steal=9)) == "steal"
    assert ask(spot(seat=7, stack=6000, since_steal=1)) == "steal"  # a tournament


def told(advice: Advice) -> str:
    return f"{advice.action} {advice.total}" if advice.total else advice.action


def test_13_raised_again() -> None:
    again = "P8 raise 600, P1 raise 1800"
    assert told(advise(spot("9d 4c", acts=again))) == "fold"
    assert told(advise(spot("Ah Kc", acts=again))) == "call"


def test_14_defending() -> None:
    where = spot("8s 7s", 1, "P8 raise 600", opener_steals=4)
    assert told(advise(where)) == "call"
    assert told(advise(spot("8s 7s", 1, "P8 raise 600", opener_steals=2))) == "fold"
    assert told(advise(spot("4s 4d", 1, "P8 raise 600", opener_steals=3, stack=1000))) == "call"
    assert told(advise(spot("Kh Tc", 1, "P7 raise 600", opener_steals=3))) == "call"
    assert told(advise(spot("Ah Qc", 1, "P7 raise 600", opener_steals=3))) == "raise 1800"
    assert told(advise(spot("9d 4c", 1, "P7 raise 600", opener_steals=3))) == "fold"
    assert told(advise(spot("Kh Tc", 1, "P6 raise 600", opener_steals=6))) == "fold"  # not a seat to steal from
    assert told(advise(spot("4s 4d", 0, "P8 raise 600", opener_steals=3, stack=50_000))) == "fold"
    assert told(advise(spot("Ah Qc", 0, "P8 raise 600", opener_steals=3))) == "raise 1800"


def test_15_a_fold_is_final() -> None:
    state = run(hand(3, holes=["9d 4c", "As Ks", "2h 2d"], stock="Qs Js Ts 3h 4d 5c 6c", burn="off"), "call, call, check")
    seat = state.turn()
    assert CHECK in state.actions(seat)
    assert FOLD in state.actions(seat)
    first = seat
    run(state, "check")
    royal = state.turn()
    assert royal == 1
    run(state, "fold")
    assert not state.chips.live >> royal & 1
    run(state, "check, check, check, check, check")
    assert state.hand_over()
    assert nets(state)[royal] == -2
    assert first != royal
    assert ruling(Happening("D1", 1, free=True), on_screen=True).dead


def test_16_the_exception() -> None:
    assert ruling(Happening("D3", 0, misled=True, identifiable=True)).dead
    found = ruling(Happening("D3", 0, misled=True, identifiable=True, delegate=True))
    assert (found.dead, found.restored) == (False, True)
    table = LiveHand([10, 10, 10])
    table.happen(Happening("D3", 0, misled=True, identifiable=True, delegate=True))
    assert table.alive == 0b111


def test_17_only_for_the_muck() -> None:
    assert ruling(Happening("D4", 0, misled=True, identifiable=True, delegate=True)).dead


def test_18_collected_by_mistake() -> None:
    table = LiveHand([20, 20, 20])
    table.happen(Happening("D5", 1))
    assert table.claims() == [(60, [0, 2])]


def test_19_a_feint() -> None:
    table = LiveHand([20] * 6)
    table.happen(Happening("D1", 4), Happening("D7", 3, acted=True))
    assert table.alive == 0b100111
    assert not ruling(Happening("D7", 3)).dead


def test_20_six_cards() -> None:
    at_once = LiveHand([5, 5, 5])
    assert at_once.happen(Happening("D8", 0, at_once=True))[0].misdeal
    assert at_once.void
    assert at_once.claims() == [(5, [0]), (5, [1]), (5, [2])]
    late = LiveHand([5, 5, 5])
    late.happen(Happening("D8", 0))
    assert not late.void
    assert late.claims() == [(15, [1, 2])]
    assert ruling(Happening("D8", 0), on_screen=True).misdeal


def test_21_all_in_and_collected() -> None:
    table = LiveHand([100, 300, 300])
    assert table.claims() == [(300, [0, 1, 2]), (400, [1, 2])]
    table.happen(Happening("D5", 0))
    assert [who for _, who in table.claims()] == [[1, 2]] * len(table.claims())
    assert sum(amount for amount, _ in table.claims()) == 700


def test_22_options() -> None:
    assert ask(spot(ante=20, stack=12_000), stealing({"worth": 30})) == "steal"
    assert ask(spot(ante=20), stealing({"worth": 15})) == "no S4"
    sixth = (True, False, False, False, False, True)
    assert ask(spot(ante=20, entries=sixth), stealing({"image": [2, 6]})) == "steal"
    assert ask(spot(ante=20, entries=(True, True)), stealing({"image": "[2, 6]"})) == "steal"
    assert ask(spot(ante=20, entries=(True, True, True)), stealing({"image": [2, 6]})) == "no S3"
    assert steal(spot(ante=20), stealing({"size": 2.5})).total == 500
    worst = stealing({"cards": "not_worst"})
    assert ask(spot("9d 4c", ante=20), worst) == "no cards"
    assert [ask(spot(cards, ante=20), worst) for cards in ("9d 6c", "9d 4d", "Ad 4c", "2d 2c")] == ["steal"] * 4
    assert ask(spot(ante=20), stealing({"freq": 0})) == "no freq"
    where = spot(seat=7, bb=2, tournament=False, stack=60, stacks={}, since_steal=1)
    assert ask(where, stealing({"later_street": "off"})) == "steal"
    robbed = spot("8s 7s", 1, "P8 raise 600", opener_steals=4)
    assert told(advise(robbed, stealing=stealing({"defend": "off"}))) == "fold"


# -- everything else -------------------------------------------------------------------------------------------------------------------------


def test_a_part_of_the_good_chances() -> None:
    half = stealing({"freq": 50})
    taken = sum(steal(spot(ante=20), half, chance=SeededChance(n)).verdict == "steal" for n in range(400))
    assert 150 < taken < 250


def test_a_straddle_is_at_stake() -> None:
    where = spot(straddle=400, stack=9000)
    answer = steal(where)
    assert (answer.verdict, answer.total, answer.gain) == ("steal", 1200, 700)
    assert {rival.seat for rival in where.behind} == {0, 1, 2}


def test_who_steals() -> None:
    def seats(players: int, options: Options = HABITS) -> list[int]:
        return [seat for seat in range(players) if "S1" not in failed(spot(seat=seat, players=players), options)]

    assert [seats(players) for players in (2, 3, 4, 9)] == [[1], [2], [2, 3], [7, 8]]
    assert seats(9, stealing({"steal_sb": "on"})) == [0, 7, 8]


def test_every_option_is_told_to_the_letter() -> None:
    assert {option.id: option.values for option in STEALING.options} == {
        "size": (3, 2, "2.5", "3.5", 4),
        "worth": (20, 15, 30),
        "image": ("1 5",),
        "steal_sb": ("off", "on"),
        "cards": ("any", "not_worst"),
        "freq": (100,),
        "limpers": ("off", "on"),
        "later_street": ("on", "off"),
        "defend": ("on", "off"),
        "live_events": ("off", "on"),
    }
    for wrong in ({"size": 5}, {"worth": 10}, {"image": "2"}, {"freq": 101}):
        with pytest.raises(Refused):
            stealing(wrong)


def test_two_random_hands_are_seldom_good() -> None:
    assert percent(1 - behind_chance(2, "premium", "good")) == 87.17


def test_the_last_hand_alive_wins() -> None:
    table = LiveHand([10, 10])
    table.happen(Happening("D5", 0), Happening("D5", 1))
    assert table.claims() == [(20, [1])]
    with pytest.raises(Refused, match="dead-already"):
        table.happen(Happening("D3", 0, misled=True, identifiable=True, delegate=True))


def test_out_of_time() -> None:
    assert ruling(Happening("D2", 0, free=True)).dead
    assert not ruling(Happening("D2", 0, free=True), on_screen=True).dead
    assert ruling(Happening("D2", 0), on_screen=True).dead


def test_the_quiz() -> None:
    assert {case.event.cause for case in CASES} == set(CAUSES)
    asked = quiz(SeededChance(3))
    assert len(asked) == len({case.name for case in asked}) == 10
    assert {case.event.cause for case in quiz(SeededChance(3), live_events=False)} <= {"D1", "D2"}
    answers = {case.answer.dead for case in CASES}
    assert answers == {True, False}
    causes = {live_event(SeededChance(seed), [0, 2]).cause for seed in range(60)}
    assert causes == set(CAUSES[2:])


def test_the_quiz_is_spoken() -> None:
    from sobremesa import text

    wanted = {case.name for case in CASES} | {case.answer.reason for case in CASES}
    for lang in text.LANGUAGES:
        assert wanted <= text.keys(lang)


def test_ten_situations() -> None:
    answers: list[str] = []
    for seed in range(40):
        asked = steal_drill(seed)
        assert len(asked) == 10
        assert asked == steal_drill(seed)
        for one in asked:
            assert one.stealing is not None
            answers.append(one.answer)
            if one.answer == "no":
                right = one.stealing.failed
                assert all(grade(one, f"no {name}").right for name in right)
                assert not grade(one, next(f"no {name}" for name in ("S1", "S2", "S3", "S4", "S5", "S6", "freq") if name not in right)).right
                assert not grade(one, "steal").right
            else:
                assert grade(one, one.answer).right
                assert not grade(one, "no S1").right
            assert exact_odds(one)[0].share == one.stealing.needed
    assert all(answers.count(answer) > 40 for answer in ANSWERS["steal"])


def test_options_of_the_strategy_go_through() -> None:
    where = spot("Jh Jd", ante=20)
    assert steal(where).verdict == "value"
    assert steal(where, strategy=strategy({"premium_set": "jj"})).verdict == "value"
    assert steal(spot("Ah Qd", 0, ante=20), stealing({"steal_sb": "on"})).verdict == "steal"
    assert steal(spot("Ah Qd", 0, ante=20), strategy=strategy({"early": "premium_good"})).verdict == "value"
    assert starting_hands.category(where.hole) == "good"
