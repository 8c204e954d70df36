"""What the rules of a game say about time and talk, kept by the table (rules/poker-base, options ``time`` and ``chat``)."""

from __future__ import annotations

from sobremesa.core.options import Value
from sobremesa.table.messages import AskHint, Chat, Sit, Start
from sobremesa.table.opening import Setup

from .test_table import Driver

NAMES = ("ana", "ben")


def poker(move_time: int = 0, **options: Value) -> Driver:
    """Two people at hold'em, the button first."""
    driver = Driver(Setup("texas-holdem", "ana", "Ana", 2, options=options, move_time=move_time))
    driver.join(*NAMES)
    assert driver.ask("ben", Sit()) is None
    assert driver.ask("ana", Start()) is None
    return driver


def mover(driver: Driver) -> str:
    """Who is to act."""
    assert driver.table.match is not None
    return NAMES[driver.table.match.state.turn()]


def seq(driver: Driver) -> int:
    assert driver.table.match is not None
    return driver.table.match.seq


def test_half_a_minute_a_decision_and_a_minute_for_the_match() -> None:
    driver = poker()
    first = mover(driver)
    assert driver.look(first).left == 90_000
    driver.pass_time(29_000)
    driver.act(first, "call")
    second = mover(driver)
    assert second != first
    driver.pass_time(40_000)
    assert driver.look(second).left == 90_000
    driver.join(second)
    assert driver.look(second).left == 50_000
    driver.act(second, "check")
    assert mover(driver) == second, "after the flop the other seat opens"
    assert driver.look(second).left == 80_000, "ten seconds of the minute are gone"
    driver.act(second, "check")
    assert driver.look(first).left == 90_000, "the first one has all of his"


def test_who_is_out_of_time_folds_or_checks() -> None:
    driver = poker()
    late = mover(driver)
    driver.pass_time(89_999)
    assert seq(driver) == 0
    driver.pass_time(1)
    assert seq(driver) == 1
    assert driver.table.match is not None
    assert driver.table.match.steps[-1].text == "fold"
    assert driver.table.match.state.hand_over()
    assert driver.table.match.state.scores()[NAMES.index(late)] == -1


def test_the_reserve_is_spent_once_and_outlives_the_house() -> None:
    driver = poker()
    first = mover(driver)
    driver.pass_time(85_000)
    driver.act(first, "call")
    driver.reload()
    driver.join(*NAMES)
    other = mover(driver)
    driver.act(other, "check")
    driver.act(other, "check")
    assert mover(driver) == first
    assert driver.look(first).left == 35_000
    driver.pass_time(35_000)
    assert driver.table.match is not None
    assert driver.table.match.steps[-1].text == "check"
    assert driver.look(other).left == 90_000


def test_between_hands_there_is_no_reserve_and_nobody_waits_for_who_need_not_act() -> None:
    driver = poker()
    driver.act(mover(driver), "fold")
    assert driver.table.match is not None
    state = driver.table.match.state
    dealer = mover(driver)
    assert state.actors() == 0b11
    assert state.awaited() == 1 << NAMES.index(dealer)
    driver.join(dealer)
    assert driver.look(dealer).left == 30_000
    driver.pass_time(30_000)
    assert driver.table.match.steps[-1].text == "deal"
    assert driver.look(mover(driver)).left == 90_000, "the minute is for hands"


def test_other_times() -> None:
    assert poker(time=10).look("ana").left == 70_000
    assert poker(time="none").look("ana").left == -1
    driver = poker(move_time=20)
    assert driver.look("ana").left == 20_000, "the table's own clock takes the place of the rules'"
    driver.pass_time(20_000)
    assert seq(driver) == 1


def test_when_there_may_be_talk() -> None:
    for chat, in_hand, after in (("free", True, True), ("between_hands", False, True), ("off", False, False)):
        driver = poker(chat=chat)
        driver.join("zoe")

        def talks(who: str, driver: Driver = driver) -> bool:
            refused = driver.ask(who, Chat("bluff?"))
            assert refused is None or refused.key == "no-talk"
            return refused is None

        assert [talks(who) for who in ("ana", "ben", "zoe")] == [in_hand] * 3, chat
        driver.act(mover(driver), "fold")
        assert [talks(who) for who in ("ana", "ben", "zoe")] == [after] * 3, chat


def test_no_hints_in_a_tournament_with_other_people() -> None:
    cash = poker()
    assert cash.ask(mover(cash), AskHint(seq(cash))) is None
    tournament = poker(format="tournament")
    assert tournament.ask(mover(tournament), AskHint(seq(tournament))).key == "no-hints"
