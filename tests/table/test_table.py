"""The table by itself: no network, no storage, no real time."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.core.fair import commitment
from sobremesa.core.records import Record
from sobremesa.core.refusal import Refused
from sobremesa.table import log
from sobremesa.table.clock import Pauses
from sobremesa.table.messages import Act, Add, AskHint, Asks, Chat, Heard, Hint, Look, No, Ping, Probe, Rematch, Rise, Said, SeatBot, Sit, Start, Undo
from sobremesa.table.messages import Table as TableTell
from sobremesa.table.opening import Setup, open_table
from sobremesa.table.table import Outcome, Table

from .toys import first_bots


class Driver:
    """Drives a table: keeps what everybody is told, stores the log, and lets time pass by jumping to what is due."""

    def __init__(self, setup: Setup, thinking: int = 0) -> None:
        self.now = 1000
        self.thinking = thinking
        self.stored = open_table(setup, "abc234", 0)
        self.table = Table(list(self.stored), self.now, first_bots, Pauses())
        self.inbox: dict[str, list[object]] = {}
        self.thought: list[tuple[int, int]] = []  # which seats bots have thought for, each with the hand

    def done(self, who: str, outcome: Outcome) -> Outcome:
        self.stored += outcome.entries
        self.inbox.setdefault(who, []).extend(outcome.replies)
        for to, tell in outcome.sends:
            self.inbox.setdefault(to, []).append(tell)
        for thought in self.table.thoughts(self.now):
            decision = thought.run(first_bots)
            self.thought.append((thought.state.hand, thought.seat))
            self.done("", self.table.decided(thought, decision, self.now))
        return outcome

    def join(self, *names: str) -> None:
        for name in names:
            self.done(name, self.table.connect(name, name.title(), self.now))

    def drop(self, name: str) -> None:
        self.done(name, self.table.disconnect(name, self.now))

    def ask(self, who: str, ask: Asks) -> No | None:
        """Send; the refusal, if it was one."""
        outcome = self.done(who, self.table.take(who, ask, self.now))
        refusals = [tell for tell in outcome.replies if isinstance(tell, No)]
        return refusals[0] if refusals else None

    def act(self, who: str, text: str, seq: int | None = None) -> No | None:
        assert self.table.match is not None
        return self.ask(who, Act(self.table.match.seq if seq is None else seq, text))

    def pass_time(self, ms: int) -> None:
        end = self.now + ms
        while (due := self.table.due(self.now)) is not None and due <= end:
            self.now = max(self.now, due)
            self.done("", self.table.wake(self.now))
        self.now = end

    def last(self, who: str, kind: type) -> object:
        return [tell for tell in self.inbox[who] if isinstance(tell, kind)][-1]

    def look(self, who: str) -> Look:
        look = self.last(who, Look)
        assert isinstance(look, Look)
        return look

    def tell(self, who: str) -> TableTell:
        tell = self.last(who, TableTell)
        assert isinstance(tell, TableTell)
        return tell

    def first_move(self, who: str) -> str:
        return self.look(who).view.moves[0].text

    def reload(self) -> None:
        """As after a restart: nothing is left but what was stored."""
        lines = [log.encode(entry) for entry in self.stored]
        self.now += 12345
        self.table = Table(log.decode(lines), self.now, first_bots, Pauses())


def two(**more: object) -> Driver:
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2, **more))  # type: ignore[arg-type]
    driver.join("ana", "ben")
    assert driver.ask("ben", Sit()) is None
    assert driver.ask("ana", Start()) is None
    return driver


def play_out(driver: Driver, *people: str) -> None:
    for _ in range(200):
        if driver.table.status == "over":
            return
        for who in people:
            look = driver.look(who)
            if look.view.moves and driver.table.status == "playing":
                assert driver.act(who, look.view.moves[0].text) is None
        driver.pass_time(5000)
    raise AssertionError("the match does not end")


def test_a_match_of_two_from_opening_to_record():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana", "ben")
    assert driver.tell("ben").you == -1
    published = driver.tell("ben").commitment
    driver.ask("ben", Sit())
    driver.ask("ben", Add("ben's own chance"))
    driver.ask("ana", Add("ana's own chance"))
    assert driver.tell("ana").places[1].name == "Ben"
    assert driver.tell("ana").secret == ""
    driver.ask("ana", Start())
    assert driver.ask("ana", Add("too late")).key == "match-begun"
    seqs = []
    for _ in range(13):
        who = "ana" if driver.look("ana").view.moves else "ben"
        seqs.append(driver.look(who).seq)
        assert driver.act(who, driver.first_move(who)) is None
    assert seqs == list(range(13))
    assert driver.look("ana").view.over
    over = driver.tell("ben")
    assert over.status == "over"
    assert commitment(bytes.fromhex(over.secret)) == published
    record = driver.table.record()
    assert record.fair is not None
    assert record.fair.texts == ["ana's own chance", "ben's own chance"]
    assert record.names == ["Ana", "Ben"]
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert again.verify().scores() == driver.table.match.state.scores()


def test_the_record_is_closed_until_the_end():
    driver = two()
    with pytest.raises(Refused, match="not-over"):
        driver.table.record()


def test_refusals_change_nothing():
    driver = two()
    driver.join("eva")
    before = [log.encode(entry) for entry in driver.table.log]
    assert driver.act("ben", driver.first_move("ana")).key == "not-your-turn"
    assert driver.act("eva", driver.first_move("ana")).key == "not-seated"
    assert driver.act("ana", "99z").key == "unknown-card"
    assert driver.act("ana", "").key == "unknown-card"
    assert driver.act("ana", "boom").key == "unknown-move"
    assert driver.act("ana", "x" * 5000).key == "too-long"
    assert driver.act("ana", "timeout").key == "unknown-card"
    not_held = next(name for name in ("1o", "2o", "3o", "4o") if name not in [move.text for move in driver.look("ana").view.moves])
    refused = driver.act("ana", not_held)
    assert refused.key == "not-held"
    assert refused.facts == {"card": not_held}
    assert refused.text == not_held
    assert driver.ask("ben", Start()).key == "not-host"
    assert driver.ask("ana", Start()).key == "match-begun"
    assert driver.ask("ana", SeatBot(1)).key == "match-begun"
    assert driver.ask("ben", Sit()).key in ("table-full", "already-seated")
    assert driver.ask("eva", Sit(0)).key == "seat-taken"
    assert driver.ask("eva", Sit(9)).key == "seat-unknown"
    assert driver.ask("ana", Undo()).key == "no-undo"
    assert driver.ask("ana", Rematch()).key == "not-over"
    assert driver.ask("eva", Rise()).key == "not-seated"
    assert [log.encode(entry) for entry in driver.table.log] == before


def test_replayed_and_early_moves_are_told_apart():
    driver = two()
    move = driver.first_move("ana")
    assert driver.act("ana", move, 0) is None
    assert driver.act("ana", move, 0).key in ("late", "not-your-turn")
    assert driver.act("ben", driver.first_move("ben"), 0).key == "late"
    assert driver.act("ben", driver.first_move("ben"), 7).key == "late"
    assert driver.act("ben", driver.first_move("ben"), 1) is None


def test_a_drag_is_stored_as_the_canonical_move():
    driver = two()
    move = driver.first_move("ana")
    assert driver.act("ana", f"{move} trick") is None
    assert driver.table.match.steps[0].text == move


def test_simultaneous_choices_do_not_make_each_other_late():
    driver = two(options={"together": "on"})
    assert driver.act("ana", driver.first_move("ana"), 0) is None
    assert driver.look("ben").seq == 1
    assert driver.act("ben", driver.first_move("ben"), 0) is None
    assert driver.table.match.seq == 2
    assert driver.act("ana", driver.look("ana").view.moves[0].text, 0).key == "late"


def test_everybody_gets_his_own_view_and_spectators_none_of_the_hands():
    driver = two()
    driver.join("eva")
    hands = driver.table.match.state.hands
    assert hands[0] != hands[1]
    for who, seat in (("ana", 0), ("ben", 1), ("eva", -1)):
        view = driver.look(who).view
        assert view.seat == seat
        shown = [zone.owner for zone in view.zones if zone.kind == "hand" and zone.items]
        assert shown == ([seat] if seat >= 0 else [])


def test_bots_fill_the_free_seats_and_play_after_thinking():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 4))
    driver.join("ana")
    assert driver.ask("ana", SeatBot(1, "genius")).key == "level-unknown"
    assert driver.ask("ana", SeatBot(1, "hard")) is None
    assert driver.ask("ana", SeatBot(2, "easy")) is None
    assert driver.ask("ana", SeatBot(2, "")) is None
    assert driver.ask("ana", SeatBot(0)).key == "seat-taken"
    driver.ask("ana", Start())
    assert [place.level for place in driver.tell("ana").places] == ["", "hard", "normal", "normal"]
    driver.act("ana", driver.first_move("ana"))
    assert driver.table.match.seq == 1
    driver.pass_time(499)
    assert driver.table.match.seq == 1
    driver.pass_time(1)
    assert driver.table.match.seq == 2
    play_out(driver, "ana")


def test_a_bot_deals_the_next_hand_after_a_pause():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana")
    driver.ask("ana", Start())
    while not driver.table.match.state.hand_over():
        if driver.look("ana").view.moves:
            driver.act("ana", driver.first_move("ana"))
        driver.pass_time(0 if driver.table.match.state.hand_over() else 500)
    driver.pass_time(3000)
    assert driver.table.match.state.hand == 0
    driver.pass_time(1500)
    assert driver.table.match.state.hand == 1


def test_a_person_takes_over_a_bot_between_hands_only():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 3))
    driver.join("ana", "ben")
    driver.ask("ana", Start())
    assert driver.ask("ben", Sit(1)).key == "hand-going-on"
    while not driver.table.match.state.hand_over():
        if driver.look("ana").view.moves:
            driver.act("ana", driver.first_move("ana"))
        driver.pass_time(500 if not driver.table.match.state.hand_over() else 0)
    assert driver.ask("ben", Sit(1)) is None
    assert driver.tell("ana").places[1].name == "Ben"
    assert driver.look("ben").view.moves[0].text == "deal"
    assert driver.ask("ben", Sit(2)).key == "already-seated"
    driver.reload()
    driver.join("ana", "ben")
    play_out(driver, "ana", "ben")
    driver.table.record().verify()


def test_who_rises_in_a_match_is_played_on_by_a_bot():
    driver = two()
    driver.ask("ana", Rise())
    assert driver.tell("ben").places[0].kind == "bot"
    assert driver.look("ana").view.seat == -1
    driver.pass_time(500)
    assert driver.table.match.seq == 1
    play_out(driver, "ben")


def test_the_host_may_change_before_the_match_only():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ana", Rise())
    assert driver.tell("ben").host
    assert not driver.tell("ana").host
    assert driver.ask("ana", Start()).key == "not-host"


def test_while_the_host_is_away_another_may_start():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana", "eva", "ben")
    driver.ask("ben", Sit())
    assert driver.ask("ben", Start()).key == "not-host"
    driver.drop("ana")
    assert driver.tell("ben").host
    assert driver.ask("eva", Start()).key == "not-host"
    driver.join("ana")
    assert not driver.tell("ben").host
    driver.drop("ana")
    assert driver.ask("ben", Start()) is None


def test_a_seat_may_be_changed_before_the_match():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 3))
    driver.join("ana")
    driver.ask("ana", Add("mine"))
    driver.ask("ana", Sit(2))
    assert [place.kind for place in driver.tell("ana").places] == ["free", "free", "human"]
    assert driver.tell("ana").places[0].text == ""
    assert driver.tell("ana").host


def test_the_clock_plays_the_default():
    driver = two(move_time=10)
    assert driver.look("ana").left == 10_000
    driver.pass_time(9_999)
    assert driver.table.match.seq == 0
    driver.join("eva")
    assert driver.look("eva").left == 1
    driver.pass_time(1)
    assert driver.table.match.seq == 1
    driver.pass_time(10_000)
    assert driver.table.match.seq == 2


def four(**options: str) -> Driver:
    driver = Driver(Setup("mus", "ana", "Ana", 4, options={"first_dealer": "random", **options}, move_time=10))
    driver.join("ana", "ben", "eva", "leo")
    for who in ("ben", "eva", "leo"):
        assert driver.ask(who, Sit()) is None
    assert driver.ask("ana", Start()) is None
    return driver


def test_the_clock_runs_for_whom_the_game_waits_only():
    driver = four(corrido="off")
    names = ("ana", "ben", "eva", "leo")
    view = driver.look("ana").view
    assert view.actors == (0, 1, 2, 3)
    (mover,) = view.awaited
    idle = (mover + 1) % 4
    driver.pass_time(6_000)
    sees = [move.text for move in driver.look(names[idle]).view.moves]
    assert driver.act(names[idle], next(text for text in sees if text.startswith("gaze"))) is None
    assert driver.look("ana").left == 4_000
    driver.pass_time(4_000)
    assert driver.table.match.state.cutter == mover
    assert driver.look("ana").left == 10_000


def test_nobody_talks_where_the_rules_forbid_it():
    driver = four()
    driver.join("zoe")
    assert driver.ask("ana", Chat("mus")).key == "no-talk"
    assert driver.ask("zoe", Chat("mus")).key == "no-talk"
    talking = four(corrido="off")
    assert talking.ask("ana", Chat("mus")) is None


def test_a_dropped_player_is_played_for_and_comes_back_to_the_same_seat():
    driver = two()
    driver.drop("ana")
    assert not driver.tell("ben").places[0].here
    driver.pass_time(29_000)
    assert driver.table.match.seq == 0
    driver.pass_time(2_000)
    assert driver.table.match.seq == 1
    driver.act("ben", driver.first_move("ben"))
    while driver.look("ben").view.actors != (0,):
        driver.act("ben", driver.first_move("ben"))
    driver.join("ana")
    assert driver.tell("ana").you == 0
    assert driver.look("ana").view.moves
    seq = driver.table.match.seq
    driver.pass_time(60_000)
    assert driver.table.match.seq == seq


def test_time_stands_still_when_nobody_is_there():
    driver = two(move_time=10)
    driver.drop("ana")
    driver.pass_time(4_000)
    driver.drop("ben")
    assert driver.table.due(driver.now) is None
    driver.pass_time(3_600_000)
    driver.join("ben")
    assert driver.table.match.seq == 0
    assert driver.look("ben").left == 6_000
    driver.pass_time(6_000)
    assert driver.table.match.seq == 1


def test_a_second_tab_of_the_same_person_keeps_him_there():
    driver = two()
    driver.join("ana")
    driver.drop("ana")
    assert driver.tell("ben").places[0].here


def test_undo_and_redo_alone():
    driver = Driver(Setup("toy-solo", "ana", "Ana"))
    driver.join("ana")
    assert driver.tell("ana").undo
    assert driver.tell("ana").seed > 0
    assert driver.tell("ana").commitment == ""
    driver.ask("ana", Start())
    assert not driver.look("ana").can_undo
    assert driver.ask("ana", Undo()).key == "nothing-to-undo"
    driver.act("ana", "up")
    driver.act("ana", "up")
    driver.ask("ana", Undo())
    look = driver.look("ana")
    assert (look.seq, look.can_undo, look.can_redo) == (3, True, True)
    assert driver.table.match.state.scores() == [1]
    driver.ask("ana", Undo(redo=True))
    assert driver.ask("ana", Undo(redo=True)).key == "nothing-to-redo"
    assert driver.table.match.state.scores() == [2]
    driver.ask("ana", Undo())
    driver.act("ana", "down")
    assert driver.ask("ana", Undo(redo=True)).key == "nothing-to-redo"
    driver.reload()
    assert driver.table.match.state.scores() == [0]
    assert driver.table.match.seq == 6
    driver.join("ana")
    for _ in range(5):
        driver.act("ana", "up")
    assert [step.text for step in driver.table.record().steps] == ["up", "down", "up", "up", "up", "up", "up"]
    driver.table.record().verify()


def test_taking_back_gives_the_clock_back():
    driver = Driver(Setup("toy-solo", "ana", "Ana", move_time=10))
    driver.join("ana")
    driver.ask("ana", Start())
    driver.act("ana", "up")
    driver.pass_time(9_000)
    driver.ask("ana", Undo())
    assert driver.look("ana").left == 10_000
    driver.pass_time(9_999)
    assert driver.table.match.seq == 2


def test_who_sat_where_stays_as_it_was_at_the_end():
    driver = two(options={"hands": 1})
    play_out(driver, "ana", "ben")
    assert driver.ask("ana", Rise()).key == "match-over"
    driver.drop("ana")
    assert driver.table.record().names == ["Ana", "Ben"]


def test_a_hint_is_the_hard_bots_move_with_its_reason():
    driver = two()
    assert driver.ask("ben", AskHint(0)).key == "not-your-turn"
    driver.ask("ana", AskHint(0))
    hint = driver.last("ana", Hint)
    assert isinstance(hint, Hint)
    assert hint.text == driver.first_move("ana")
    assert hint.why is not None
    assert not any(isinstance(tell, Hint) for tell in driver.inbox["ben"])
    driver.act("ana", driver.first_move("ana"))
    assert driver.ask("ben", AskHint(0)).key == "late"


def test_chat_reaches_all_and_is_limited():
    driver = two()
    driver.join("eva")
    driver.ask("eva", Chat("hola\nmesa\x00"))
    said = driver.last("ben", Said)
    assert said == Said("Eva", "hola mesa", -1)
    assert driver.ask("ana", Chat("   ")).key == "text-length"
    assert driver.ask("ana", Chat("x" * 301)).key == "text-length"
    assert [driver.ask("ana", Chat("hey")) for _ in range(5)] == [None] * 5
    assert driver.ask("ana", Chat("hey")).key == "too-fast"
    driver.pass_time(2000)
    assert driver.ask("ana", Chat("hey")) is None


def test_late_comers_hear_what_has_happened():
    driver = two()
    driver.act("ana", driver.first_move("ana"))
    driver.act("ben", driver.first_move("ben"))
    driver.join("eva")
    heard = driver.last("eva", Heard)
    assert isinstance(heard, Heard)
    assert [event.seat for event in heard.events] == [0, 1]
    assert heard.seq == 2


def test_a_rematch_is_a_new_table_with_the_same_people():
    driver = two(options={"hands": 1})
    play_out(driver, "ana", "ben")
    outcome = driver.table.take("ben", Rematch(), driver.now)
    assert outcome.rematch
    entries = driver.table.again("xyz789", 5)
    driver.done("ben", driver.table.follow("xyz789", driver.now))
    assert driver.tell("ana").next == "xyz789"
    assert not driver.table.take("ana", Rematch(), driver.now).rematch
    new = Table(entries, driver.now, first_bots)
    assert [chair.name for chair in new.chairs.all] == ["Ana", "Ben"]
    assert new.host == "ana"
    assert new.opened.options == {"hands": 1}
    assert new.opened.secret != driver.table.opened.secret
    assert new.opened.match != driver.table.opened.match
    driver.reload()
    assert driver.table.next == "xyz789"


def test_practice_deals_repeat_and_are_for_one_person():
    hands = []
    for _ in range(2):
        driver = Driver(Setup("toy-cards", "ana", "Ana", 2, seed=42))
        driver.join("ana", "ben")
        assert driver.ask("ben", Sit()).key == "practice-alone"
        assert driver.tell("ben").seed == 42
        driver.ask("ana", Start())
        hands.append(list(driver.table.match.state.hands))
        play_out(driver, "ana")
        assert driver.table.record().seed == 42
        driver.table.record().verify()
    assert hands[0] == hands[1]


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"game": "nothing"}, "unknown-game"),
        ({"seats": 9}, "seats"),
        ({"options": {"hands": 1000}}, "option-value"),
        ({"options": {"what": 1}}, "option-unknown"),
        ({"pace": 7}, "pace-value"),
        ({"move_time": -1}, "move-time-value"),
        ({"seed": 1 << 70}, "seed-value"),
    ],
)
def test_what_cannot_be_opened(more, key):
    with pytest.raises(Refused) as refused:
        open_table(Setup(**{"game": "toy-cards", "host": "a", "host_name": "A", **more}), "abc", 0)
    assert refused.value.key == key


def test_everything_is_a_fold_over_the_log():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 3))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ben", Add("b"))
    driver.ask("ana", Start())
    for _ in range(4):
        for who in ("ana", "ben"):
            if driver.look(who).view.moves:
                driver.act(who, driver.first_move(who))
        driver.pass_time(600)
        before = (driver.table.match.state.position(), driver.table.match.seq, driver.table.chairs.of("ben"), driver.table.match.heard(1))
        driver.reload()
        after = (driver.table.match.state.position(), driver.table.match.seq, driver.table.chairs.of("ben"), driver.table.match.heard(1))
        assert after == before
        driver.join("ana", "ben")


def test_an_illegal_bot_cannot_stop_the_table():
    class Liar:
        def decide(self, state, seat, chance):
            from .toys import Quick

            return Quick(77, 0)

    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana")
    driver.ask("ana", Start())
    driver.table.take("ana", Act(0, driver.first_move("ana")), driver.now)
    for thought in driver.table.thoughts(driver.now):
        driver.table.decided(thought, Liar().decide(thought.state, thought.seat, None), driver.now)
    driver.pass_time(1000)
    assert driver.table.match.seq >= 2


def test_a_bot_that_waits_for_ever_is_moved_on():
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana")
    driver.table.take("ana", Start(), driver.now)
    driver.table.take("ana", Act(0, driver.table.match.state.view(0).moves[0].text), driver.now)
    for thought in driver.table.thoughts(driver.now):
        driver.table.decided(thought, None, driver.now)
    driver.table.wake(driver.now + 999)
    assert driver.table.match.seq == 1
    driver.table.wake(driver.now + 1000)
    assert driver.table.match.seq == 2


# -- real time -------------------------------------------------------------------------------------------------------------------------------


def race(delays: dict[str, int], **options: int) -> Driver:
    driver = Driver(Setup("toy-race", "ana", "Ana", 2, dict(options)))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    for who, delay in delays.items():
        driver.done(who, driver.table.probe(who, driver.now))
        probe = driver.last(who, Probe)
        driver.now += 2 * delay
        driver.ask(who, Ping(probe.n))
    driver.ask("ana", Start())
    return driver


def test_the_rules_time_out_by_themselves():
    driver = race({})
    driver.pass_time(2000)
    assert driver.table.match.seq == 0
    driver.pass_time(1)
    assert driver.table.match.seq == 1
    assert driver.table.match.steps[0].seat == -1
    assert driver.table.match.steps[0].clock == 2000


def test_an_arrival_is_dated_back_by_the_delay_of_its_line():
    driver = race({"ana": 100, "ben": 0})
    driver.pass_time(500)
    driver.act("ben", "grab")
    assert driver.table.match.seq == 0
    driver.pass_time(50)
    driver.act("ana", "grab")
    driver.pass_time(100)
    steps = driver.table.match.steps
    assert [(step.seat, step.clock) for step in steps] == [(0, 450), (1, 500)]


def test_the_delay_taken_off_is_capped():
    driver = race({"ana": 5000})
    driver.pass_time(500)
    driver.act("ana", "grab")
    driver.pass_time(200)
    assert driver.table.match.steps[0].clock == 350


def test_equal_stamps_go_low_first_in_odd_hands_and_high_first_in_even_ones():
    driver = race({"ana": 50, "ben": 50}, rounds=4)
    driver.pass_time(500)
    for who in ("ben", "ana"):
        driver.act(who, "grab")
    driver.pass_time(100)
    assert [step.seat for step in driver.table.match.steps] == [0, 1]
    driver.reload()
    driver.join("ana", "ben")
    driver = race({"ana": 50, "ben": 50}, rounds=4)
    driver.pass_time(100)
    driver.act("ben", "grab")
    driver.pass_time(100)
    for who in ("ana", "ben"):
        driver.act(who, "grab")
    driver.pass_time(100)
    assert [step.seat for step in driver.table.match.steps] == [1, 1, 0]


def test_an_action_before_the_deadline_counts_though_it_arrives_after():
    driver = race({"ana": 100})
    driver.pass_time(2050)
    assert driver.table.match.seq == 0
    driver.act("ana", "grab")
    driver.pass_time(100)
    assert [(step.seat, step.clock) for step in driver.table.match.steps] == [(0, 1950)]


def test_in_real_time_an_older_view_may_be_answered():
    driver = race({}, rounds=5)
    driver.act("ana", "grab", 0)
    driver.pass_time(10)
    assert driver.act("ben", "grab", 0) is None
    driver.pass_time(10)
    assert driver.table.match.seq == 2


def test_what_the_rules_refuse_later_is_told_to_who_asked():
    driver = race({"ana": 50})
    driver.act("ana", "dance")
    driver.pass_time(100)
    assert driver.last("ana", No).key == "unknown-move"
    for _ in range(9):
        refusal = driver.act("ana", "dance")
    assert refusal.key == "too-fast"


def test_bots_react_in_real_time_and_absent_people_get_one_after_five_seconds():
    driver = Driver(Setup("toy-race", "ana", "Ana", 3, {"rounds": 12}))
    driver.join("ana", "ben")
    driver.ask("ben", Sit(1))
    driver.ask("ana", Rise())
    driver.ask("ben", Start())
    driver.pass_time(500)
    assert {step.seat for step in driver.table.match.steps} == {0, 2}
    driver = race({}, rounds=12)
    driver.drop("ben")
    driver.pass_time(4999)
    assert {step.seat for step in driver.table.match.steps} == {-1}
    driver.pass_time(600)
    assert 1 in {step.seat for step in driver.table.match.steps}


def test_a_slower_pace_stretches_the_rules_windows():
    driver = Driver(Setup("toy-race", "ana", "Ana", 2, pace=150))
    driver.join("ana", "ben")
    driver.ask("ben", Sit())
    driver.ask("ana", Start())
    driver.pass_time(3000)
    assert driver.table.match.seq == 0
    assert driver.table.match.state.deadline() == 2000
    driver.pass_time(1)
    assert driver.table.match.seq == 1


def test_the_games_clock_goes_on_where_it_was_after_a_restart():
    driver = race({}, rounds=9)
    driver.pass_time(2500)
    driver.reload()
    driver.join("ana")
    driver.pass_time(1999)
    assert driver.table.match.seq == 1
    driver.pass_time(1)
    assert driver.table.match.steps[1].clock == 4000
    play_out(driver)
    driver.table.record().verify()
