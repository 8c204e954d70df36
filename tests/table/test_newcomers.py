"""Whoever takes a bot's seat between hands learns nothing of what it held in the hand that is over."""

from __future__ import annotations

import pytest

from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Value
from sobremesa.core.registry import games, make
from sobremesa.core.state import TABLE, State
from sobremesa.core.view import Event, Say
from sobremesa.table.messages import AskHint, Heard, Rise, Sit, Start
from sobremesa.table.opening import Setup
from tests.company import company

from .test_table import Driver
from .toys import CardsState


def between_hands() -> Driver:
    """Hold'em of one person and two bots, the first hand over: everybody has folded to the big blind, which may show; Ben watches."""
    driver = Driver(Setup("texas-holdem", "ana", "Ana", 3))
    driver.join("ana", "ben")
    assert driver.ask("ana", Start()) is None
    for _ in range(20):
        state = driver.table.match.state
        if state.hand_over():
            return driver
        if state.actors() & 1:
            assert driver.act("ana", "fold" if "fold" in [move.text for move in driver.look("ana").view.moves] else "check") is None
        else:
            driver.pass_time(500)
    raise AssertionError("the hand does not end")


def faces(driver: Driver, who: str, seat: int) -> list[str]:
    return [item.face for zone in driver.look(who).view.zones if zone.id == f"hand-{seat}" for item in zone.items]


def until_dealt(driver: Driver, *people: str) -> None:
    for _ in range(60):
        if driver.table.match.state.hand:
            return
        for who in people:
            moves = [move.text for move in driver.look(who).view.moves]
            if moves:
                assert driver.act(who, next(text for text in ("deal", "stay") if text in moves)) is None
        driver.pass_time(500)
    raise AssertionError("nobody deals")


def the_one_who_may_show(driver: Driver) -> int:
    state = driver.table.match.state
    seats = [seat for seat in range(3) if "show" in [state.text(seat, action) for action in state.actions(seat)]]
    assert len(seats) == 1
    return seats[0]


def test_who_takes_a_seat_sees_its_cards_from_the_next_deal_on():
    driver = between_hands()
    for seat in (1, 2):
        assert faces(driver, "ben", seat) in ([], ["", ""])
    winner = the_one_who_may_show(driver)
    assert winner > 0
    assert driver.ask("ben", Sit(winner)) is None
    view = driver.look("ben").view
    watching = driver.table.match.state.view(None)
    assert view.seat == winner
    assert (view.zones, view.seats, view.events) == (watching.zones, watching.seats, watching.events)
    texts = [move.text for move in view.moves]
    assert "stay" in texts
    assert "show" not in texts
    assert view.prompt is None
    for text in ("show", "SHOW", " show", "Ah", "hand-1"):
        assert driver.act("ben", text).key == "from-next-hand"
    assert driver.ask("ben", AskHint(driver.table.match.seq)).key == "from-next-hand"
    driver.reload()
    driver.join("ana", "ben")
    assert faces(driver, "ben", winner) == faces(driver, "ana", winner)
    until_dealt(driver, "ben", "ana")
    assert all(faces(driver, "ben", winner))
    assert len(faces(driver, "ben", winner)) == 2


def test_a_number_out_of_range_is_refused_for_what_it_is():
    driver = between_hands()
    assert driver.ask("ana", Rise()) is None
    assert driver.ask("ana", Sit()) is None
    assert driver.act("ana", "buy 1000000").key == "poker-buy-too-much"


def test_who_has_risen_watches_as_anybody_and_waits_for_the_next_deal_in_his_old_seat():
    driver = between_hands()
    assert all(faces(driver, "ana", 0))
    assert driver.ask("ana", Rise()) is None
    watching = driver.table.match.state.view(None)
    assert driver.look("ana").view.zones == watching.zones
    assert driver.look("ana").view.seat == -1
    assert driver.ask("ana", Sit()) is None
    assert driver.look("ana").view.zones == watching.zones
    until_dealt(driver, "ana")
    assert all(faces(driver, "ana", 0))


def test_what_a_seat_alone_has_heard_is_not_told_to_who_takes_it(monkeypatch: pytest.MonkeyPatch):
    secret = Event("draw", Say("event-secret"), 1)
    monkeypatch.setattr(CardsState, "heard", lambda self, seat: [*self.events, secret] if seat == 1 else self.events)
    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana", "ben")
    driver.ask("ana", Start())
    while not driver.table.match.state.hand_over():
        if driver.look("ana").view.moves:
            driver.act("ana", driver.first_move("ana"))
        driver.pass_time(0 if driver.table.match.state.hand_over() else 500)
    assert secret in driver.table.match.heard(1)
    assert driver.ask("ben", Sit(1)) is None
    assert driver.table.match.heard(1) == driver.table.match.heard(-1)
    driver.reload()
    driver.join("ben")
    heard = driver.last("ben", Heard)
    assert isinstance(heard, Heard)
    assert heard.events == driver.table.match.heard(-1) != []
    driver.table.match.rebuild(driver.table.match.steps)
    assert driver.table.match.heard(1) == driver.table.match.heard(-1)
    assert driver.act("ben", "deal") is None
    assert secret in driver.table.match.heard(1), "what happens from now on is his"


ONE_HAND = ("damas", "durak", "klondike")
"""Games in which nobody can come in between hands."""

MORE_HANDS: dict[str, dict[str, Value]] = {"la-mona": {"hands": 3}}


def hands_end(slug: str) -> State:
    """A match played at random until a hand is over and another to come."""
    seats, options = company(slug)
    options |= MORE_HANDS.get(slug, {})
    for seed in range(1, 60):
        state = make(slug, seats, seed=seed, **options)
        chance = SeededChance(seed)
        for step in range(3000):
            actors = state.actors()
            if not actors:
                break
            if state.hand_over():
                return state
            deadline = state.deadline()
            if deadline >= 0 and step % 3 == 0:
                state.tick(deadline)
                state.play(TABLE, "timeout")
                continue
            seat = [seat for seat in range(seats) if actors >> seat & 1][step % actors.bit_count()]
            # At random somebody bids what ends the match; by default nobody does.
            state.apply(seat, state.any_action(seat, chance) if seed % 2 else state.default(seat))
    raise AssertionError("no match has had a second hand")


@pytest.mark.parametrize("slug", sorted(set(games()) - set(ONE_HAND)))
def test_in_every_game_a_newcomer_sees_what_spectators_see(slug: str):
    """And what he may do between hands names nothing that lies on the table."""
    state = hands_end(slug)
    watching = state.view(None)
    hand = state.hand
    for seat in range(state.seats):
        view = state.view(seat, newcomer=True)
        assert (view.zones, view.seats, view.events, view.facts) == (watching.zones, watching.seats, watching.events, watching.facts)
        assert not view.picks
        assert not any(move.items for move in view.moves)
        assert all(isinstance(fact, int) for move in view.moves if move.say for fact in move.say.facts.values())
    chance = SeededChance(8)
    for _ in range(200):
        actors = state.actors()
        if not state.hand_over() or not actors:
            break
        seat = (actors & -actors).bit_length() - 1
        state.apply(seat, state.any_action(seat, chance))
    assert not state.actors() or state.hand > hand, "the next deal is the next hand"
