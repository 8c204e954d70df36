"""Who plays for whoever has dropped: in games of poker the rules for two whole hands, then a bot; elsewhere a bot (rules/poker-base, "Absence")."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.core.options import Value
from sobremesa.games.vying._poker import PokerState
from sobremesa.table.log import Opened
from sobremesa.table.messages import Chat, Rise, Sit, Start
from sobremesa.table.opening import Setup

from .test_table import Driver

NAMES = ("ana", "ben", "eva")


def poker(game: str = "texas-holdem", move_time: int = 0, **options: Value) -> Driver:
    """Three people at a game of poker."""
    driver = Driver(Setup(game, "ana", "Ana", 3, options=options, move_time=move_time))
    driver.join(*NAMES)
    for who in NAMES[1:]:
        assert driver.ask(who, Sit()) is None
    assert driver.ask("ana", Start()) is None
    return driver


def state(driver: Driver) -> PokerState:
    assert driver.table.match is not None
    found = driver.table.match.state
    assert isinstance(found, PokerState)
    return found


def stand_in(driver: Driver, seat: int = 0) -> str:
    """Who plays for the seat, as the others have been told last."""
    told = {driver.tell(who).places[seat].stand_in for who in NAMES if driver.table._presence.people[who].here}
    assert len(told) == 1
    return told.pop()


def meek(driver: Driver, *people: str) -> None:
    """One of ``people`` calls, checks or deals, if it is for him to do something; else a second passes."""
    now = state(driver)
    for who in people:
        seat = NAMES.index(who)
        if driver.table.status == "playing" and now.awaited() >> seat & 1:
            texts = [now.text(seat, action) for action in now.actions(seat)]
            text = next((text for text in ("check", "call", "deal", "muck", "stay") if text in texts), texts[0])
            assert driver.act(who, text) is None
            return
    driver.pass_time(1_000)


def play_to_hand(driver: Driver, hand: int, *people: str) -> None:
    """Until the hand of that number is dealt."""
    for _ in range(2_000):
        if state(driver).hand >= hand:
            return
        meek(driver, *people)
    raise AssertionError("the hand does not come")


def played(driver: Driver, seat: int = 0) -> list[str]:
    """What has been played for a seat."""
    assert driver.table.match is not None
    return [step.text for step in driver.table.match.steps if step.seat == seat]


def gone(driver: Driver, who: str = "ana") -> None:
    """It is for ``who`` to bet, and he drops."""
    while state(driver).mover != NAMES.index(who):
        meek(driver, *NAMES)
    driver.drop(who)


def test_the_rules_play_for_two_whole_hands_and_then_a_bot() -> None:
    driver = poker()
    gone(driver)
    assert not driver.tell("ben").places[0].here
    assert stand_in(driver) == ""
    before = len(played(driver))
    driver.pass_time(29_999)
    assert len(played(driver)) == before, "the table waits a while"
    driver.pass_time(1)
    assert stand_in(driver) == "rules"
    assert played(driver)[before:] == ["fold"]
    for hand in (1, 2):
        play_to_hand(driver, hand, "ben", "eva")
        assert stand_in(driver) == "rules", f"hand {hand}"
    while not state(driver).hand_over():
        assert driver.thought == []
        meek(driver, "ben", "eva")
    assert set(played(driver)[before:]) <= {"fold", "check", "deal"}
    assert stand_in(driver) == "bot", "two whole hands have been played"
    play_to_hand(driver, 4, "ben", "eva")
    assert (3, 0) in driver.thought


def test_whoever_is_away_checks_for_nothing_and_posts_his_blinds() -> None:
    driver = poker(first_dealer="draw")
    assert state(driver).seating.big == 1, "the button is with the last seat: seat 0 posts the small blind, seat 1 the big one"
    driver.drop("ben")
    driver.pass_time(30_000)
    before = state(driver).chips.stacks[1]
    for who in ("eva", "ana"):
        assert driver.act(who, "call") is None
    assert played(driver, 1) == ["check"], "the big blind faces no raise"
    assert driver.act("ana", "bet 10") is None
    assert played(driver, 1) == ["check", "fold"]
    assert state(driver).chips.stacks[1] == before
    play_to_hand(driver, 1, "ana", "eva")
    assert state(driver).seating.small == 1
    assert state(driver).chips.stacks[1] == before - 1, "the small blind"


def test_nobody_waits_again_for_whoever_is_away() -> None:
    driver = poker()
    gone(driver)
    driver.pass_time(30_000)
    begun = driver.now
    for hand in (1, 2, 3):
        play_to_hand(driver, hand, "ben", "eva")
    assert driver.now - begun <= 3 * 4_000, "only the rest between hands, where it is for the absent one to deal"


def test_who_comes_back_has_his_seat_at_once_and_the_count_begins_anew() -> None:
    driver = poker()
    gone(driver)
    driver.pass_time(30_000)
    play_to_hand(driver, 2, "ben", "eva")
    assert stand_in(driver) == "rules"
    driver.join("ana")
    assert driver.tell("ana").you == 0
    assert stand_in(driver) == ""
    while state(driver).mover != 0:
        meek(driver, "ben", "eva")
    acts = len(played(driver))
    driver.pass_time(29_000)
    assert len(played(driver)) == acts, "it is for himself to play"
    assert driver.look("ana").view.moves
    driver.drop("ana")
    driver.pass_time(30_000)
    assert stand_in(driver) == "rules"
    for hand in (3, 4):
        play_to_hand(driver, hand, "ben", "eva")
        assert stand_in(driver) == "rules", f"hand {hand}"
    play_to_hand(driver, 5, "ben", "eva")
    assert stand_in(driver) == "bot"
    driver.join("ana")
    assert stand_in(driver) == "", "from the bot, too"
    while state(driver).mover != 0:
        meek(driver, "ben", "eva")
    acts = len(played(driver))
    driver.pass_time(20_000)
    assert len(played(driver)) == acts
    assert driver.act("ana", "fold") is None


def test_hands_before_the_start_and_between_hands_are_counted_whole() -> None:
    driver = Driver(Setup("texas-holdem", "ana", "Ana", 3))
    driver.join(*NAMES)
    for who in ("ben", "eva"):
        driver.ask(who, Sit())
    driver.drop("eva")
    driver.ask("ana", Start())
    driver.pass_time(30_000)
    play_to_hand(driver, 1, "ana", "ben")
    assert stand_in(driver, 2) == "rules"
    play_to_hand(driver, 2, "ana", "ben")
    assert stand_in(driver, 2) == "bot"
    driver.join("eva")
    while not state(driver).hand_over():
        meek(driver, *NAMES)
    driver.drop("eva")
    hand = state(driver).hand
    driver.pass_time(30_000)
    play_to_hand(driver, hand + 2, "ana", "ben")
    assert stand_in(driver, 2) == "rules"
    play_to_hand(driver, hand + 3, "ana", "ben")
    assert stand_in(driver, 2) == "bot"


def test_the_clock_of_whoever_has_dropped_is_that_of_the_waiting() -> None:
    driver = poker()
    gone(driver)
    assert driver.look("ben").left == 30_000, "not the minute and a half that he would have"
    driver.pass_time(10_000)
    driver.join("ana")
    assert driver.look("ben").left == driver.look("ana").left == 80_000
    driver.drop("ana")
    driver.pass_time(30_000)
    assert played(driver)[-1] == "fold"
    assert driver.look("ben").left == 90_000, "the next one has all his time"


def test_a_shorter_clock_of_the_table_goes_on_running() -> None:
    driver = poker(move_time=10)
    gone(driver)
    acts = len(played(driver))
    driver.pass_time(9_999)
    assert len(played(driver)) == acts
    driver.pass_time(1)
    assert played(driver)[acts:] == ["fold"]
    assert stand_in(driver) == "", "it was his time that was up"


def test_without_a_time_limit_nobody_waits_for_ever() -> None:
    driver = poker(time="none")
    assert driver.look("ben").left == -1
    gone(driver)
    assert driver.look("ben").left == 30_000
    driver.pass_time(30_000)
    assert played(driver)[-1] == "fold"
    assert driver.look("ben").left == -1


def test_after_a_restart_the_waiting_begins_anew() -> None:
    driver = poker()
    gone(driver)
    driver.pass_time(30_000)
    play_to_hand(driver, 2, "ben", "eva")
    driver.reload()
    driver.join("ben", "eva")
    assert stand_in(driver) == ""
    driver.pass_time(29_999)
    assert stand_in(driver) == ""
    driver.pass_time(1)
    assert stand_in(driver) == "rules"
    play_to_hand(driver, 4, "ben", "eva")
    assert stand_in(driver) == "rules"
    play_to_hand(driver, 5, "ben", "eva")
    assert stand_in(driver) == "bot"


def test_time_stands_still_while_nobody_is_there() -> None:
    driver = poker()
    for who in NAMES:
        driver.drop(who)
    assert driver.table.due(driver.now) is None
    driver.pass_time(3_600_000)
    driver.join("ben")
    assert driver.table.match is not None
    assert driver.table.match.seq == 0
    assert stand_in(driver) == ""
    driver.pass_time(30_000)
    assert stand_in(driver) == "rules"


def test_a_tournament_whose_players_have_all_dropped_ends_before_who_watches() -> None:
    driver = poker(format="tournament", buy_in=20)
    driver.join("zoe")
    for who in NAMES:
        driver.drop(who)
    driver.pass_time(31_000)
    assert {place.stand_in for place in driver.tell("zoe").places} == {"rules"}
    for _ in range(600):
        driver.pass_time(10_000)
        if driver.table.status == "over":
            break
    assert driver.table.status == "over"
    assert {seat for hand, seat in driver.thought} == {0, 1, 2}
    assert min(hand for hand, _ in driver.thought) == 2
    assert {place.stand_in for place in driver.tell("zoe").places} == {""}
    driver.table.record().verify()


def test_an_absent_player_is_exchanged_by_the_rules() -> None:
    driver = poker("five-card-draw", auto_exchange="pat", forced="antes")
    driver.drop("ana")
    driver.pass_time(30_000)
    play_to_hand(driver, 2, "ben", "eva")
    assert driver.thought == []
    assert "pat" in played(driver), "a round was checked, so he came to the draw, and kept his five"
    assert set(played(driver)) <= {"fold", "check", "deal", "pat"}


@pytest.mark.parametrize("game", ["texas-holdem", "seven-card-stud", "five-card-draw", "anaconda", "poker-tic-tac-toe", "outlaw-poker", "omaha"])
def test_games_of_poker_tell_so(game: str) -> None:
    assert state(poker(game)).hands_by_default() == 2


def test_other_games_have_a_bot_at_once() -> None:
    driver = Driver(Setup("brisca", "ana", "Ana", 2))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    assert driver.table.match is not None
    who = ("ana", "ben")[driver.table.match.state.turn()]
    other = ("ana", "ben")[1 - ("ana", "ben").index(who)]
    driver.drop(who)
    driver.pass_time(29_999)
    assert driver.thought == []
    driver.pass_time(1)
    assert len(driver.thought) == 1
    assert driver.tell(other).places[driver.thought[0][1]].stand_in == "bot"


@pytest.mark.parametrize("game", ["blackjack", "caribbean-stud", "poker-ruso"])
def test_nobody_stakes_the_chips_of_an_absent_player(game: str) -> None:
    options: dict[str, Value] = {"table": "shared"} if game == "poker-ruso" else {}
    driver = Driver(Setup(game, "ana", "Ana", 2, options=options))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    driver.drop("ana")
    driver.pass_time(30_000)
    for _ in range(200):
        assert driver.table.match is not None
        now = driver.table.match.state
        if now.hand >= 4:
            break
        if now.awaited() >> 1 & 1:
            texts = [now.text(1, action) for action in now.actions(1)]
            stakes = [text for text in texts if text.startswith("bet")]
            assert driver.act("ben", stakes[0] if stakes and not now.own_boxes(1) else texts[0]) is None  # type: ignore[attr-defined]
        else:
            driver.pass_time(1_000)
    assert now.hand >= 4
    assert driver.thought == []
    assert set(played(driver)) <= {"ready", "deal"}
    assert driver.tell("ben").places[0].stand_in == "rules"


def test_what_a_bot_plays_for_somebody_away_takes_nothing_from_the_others_time() -> None:
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2, move_time=60))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    driver.drop("ana")
    driver.pass_time(30_500)
    assert driver.table.match is not None
    assert driver.table.match.seq == 1
    assert driver.look("ben").left == 60_000


# -- seats that are left for good -----------------------------------------------------------------------------------------------------------


def test_whoever_leaves_his_seat_may_come_back_to_no_other() -> None:
    driver = Driver(Setup("texas-holdem", "ana", "Ana", 3))
    driver.join("ana", "ben", "zoe")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    driver.ask("ben", Rise())
    while not state(driver).hand_over():
        meek(driver, "ana")
    assert driver.ask("ben", Sit(2)).key == "own-seat-only"
    driver.reload()
    driver.join("ana", "ben", "zoe")
    assert driver.ask("ben", Sit(2)).key == "own-seat-only"
    assert driver.ask("ben", Sit()) is None
    assert driver.tell("ben").you == 1
    assert driver.ask("zoe", Sit()) is None
    assert driver.tell("zoe").you == 2


def test_nobody_sits_where_nothing_is_to_be_played() -> None:
    driver = Driver(Setup("texas-holdem", "ana", "Ana", 3, options={"hands": "none"}))
    driver.join("ana", "ben", "zoe")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    while not state(driver).hand_over():
        meek(driver, "ana", "ben")
    assert driver.act("ben", "leave") is None
    driver.ask("ben", Rise())
    assert driver.ask("zoe", Sit(1)).key == "seat-out"
    assert driver.ask("zoe", Sit()) is None
    assert driver.tell("zoe").you == 2


def test_between_hands_of_a_match_without_end_everybody_may_leave() -> None:
    driver = poker(hands="none")
    while not state(driver).hand_over():
        assert driver.act(NAMES[state(driver).mover], "fold") is None
    dealer = state(driver).mover
    others = [seat for seat in range(3) if seat != dealer]
    assert all("leave" in [move.text for move in driver.look(who).view.moves] for who in NAMES)
    assert state(driver).awaited() == 1 << dealer, "nobody waits for them"
    assert driver.act(NAMES[others[0]], "stay") is None
    assert driver.look(NAMES[others[0]]).view.moves == []
    assert driver.act(NAMES[others[1]], "leave") is None
    assert driver.act(NAMES[state(driver).mover], "deal") is None
    assert state(driver).seating.playing == 1 << dealer | 1 << others[0]


def test_bots_leave_a_match_without_end_once_no_person_plays() -> None:
    driver = Driver(Setup("texas-holdem", "ana", "Ana", 4, options={"hands": "none"}))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    for who in ("ana", "ben"):
        while not state(driver).hand_over():
            meek(driver, "ana", "ben")
        assert driver.table.status == "playing"
        assert driver.act(who, "leave") is None
        if who == "ana":
            play_to_hand(driver, state(driver).hand + 1, "ben")
    driver.drop("ben")
    driver.pass_time(31_000)
    assert driver.table.status == "over"
    assert driver.tell("ana").places[1].stand_in == ""
    driver.table.record().verify()


def test_who_is_out_of_a_tournament_watches_it_from_his_seat() -> None:
    driver = Driver(Setup("texas-holdem", "ana", "Ana", 3, options={"format": "tournament", "buy_in": 20}))
    opened = driver.stored[0]
    assert isinstance(opened, Opened)
    driver.stored[0] = msgspec.structs.replace(opened, match="m", secret="00")  # a deal in which whoever bets all he has loses it
    driver.reload()
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    for _ in range(100):
        if not state(driver).seating.playing & 1:
            break
        if not state(driver).hand_over() and state(driver).mover == 0:
            assert driver.act("ana", driver.look("ana").view.moves[-1].text) is None
        else:
            meek(driver, "ana", "ben")
    assert driver.table.status == "playing"
    assert driver.look("ana").view.moves == []
    assert driver.look("ana").view.seats[0].out
    driver.drop("ana")
    driver.pass_time(40_000)
    assert driver.tell("ben").places[0].stand_in == "", "there is nothing to play for her"
    driver.join("ana")
    assert driver.tell("ana").you == 0
    assert driver.look("ana").view.seat == 0
    assert driver.ask("ana", Chat("suerte")) is None
    assert driver.ask("ana", Sit()).key == "already-seated"


@pytest.mark.parametrize("game", ["pineapple-ofc", "poker-chino"])
def test_games_of_three_lines_end_when_the_last_person_has_gone(game: str) -> None:
    options: dict[str, Value] = {"table": "shared"} if game == "poker-ruso" else {}
    driver = Driver(Setup(game, "ana", "Ana", 2, options=options))
    driver.join("ana")
    driver.ask("ana", Start())
    assert driver.ask("ana", Rise()) is None
    driver.pass_time(600_000)
    assert driver.table.status == "over"
    assert driver.table.match is not None
    assert driver.table.match.steps[-1].text == "leave"
    assert driver.table.match.state.hand == 0
