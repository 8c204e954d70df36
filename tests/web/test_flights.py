"""What moves at a table of poker moves as on a real one: chips from seat to bet to pot to winner, cards from the stock and into the muck."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from sobremesa.core.state import State
from sobremesa.games.vying._table import PokerTable
from tests.web.house import PHONE, visitor
from tests.web.stage import Stage, match, play_until
from tests.web.test_sight import settled

pytestmark = pytest.mark.browser

SLOW = 0.02
# Where the parts of the table are.
PARTS = """
() => {
  const parts = {stock: '[data-area="stock"]', burns: '[data-area="burns"]', pot: '[data-kind="pot"]', board: '[data-area="board"]', hand: '.hand'};
  document.querySelectorAll('[data-seat]').forEach((node) => (parts[`seat ${node.dataset.seat}`] = `[data-seat="${node.dataset.seat}"]`));
  return Object.entries(parts).flatMap(([name, part]) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return box ? [[name, box.left - 3, box.right + 3, box.top - 3, box.bottom + 3]] : [];
  });
}
"""
# Of everything in the air: whether it is chips, and where the middle of it is at the beginning and at the end of its way.
FLIGHTS = """
() => [...document.querySelectorAll('.ghost')].map((ghost) => {
  const motion = ghost.getAnimations()[0];
  const {delay, duration} = motion.effect.getComputedTiming();
  motion.pause();
  const middle = (time) => {
    motion.currentTime = time;
    const box = ghost.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  return [ghost.querySelector('svg.chips') ? 'chips' : 'card', middle(0), middle(delay + duration - 0.01)];
})
"""
LAND = "document.getAnimations().forEach((motion) => motion.finish())"


@pytest.fixture
def page(place: str, browser: Browser) -> Iterator[Page]:
    """A page on which things move, so slowly that they hang in the air."""
    page = visitor(browser, place, "es", PHONE)
    page.emulate_media(reduced_motion="no-preference")
    line = page.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
    yield page
    page.context.close()


def part(parts: list[tuple[str, float, float, float, float]], place: tuple[float, float]) -> str:
    """The part of the table that holds a place."""
    x, y = place
    return next((name for name, left, right, top, bottom in parts if left <= x <= right and top <= y <= bottom), "?")


def flights(stage: Stage, state: State, seat: int, text: str) -> list[tuple[str, str, str]]:
    """What is in the air after a move: cards or chips, from where, where to."""
    page = stage.page
    landed(page)
    before = page.evaluate(PARTS)
    state.events = []
    state.play(seat, text)
    stage.show(state.view(0))
    after = page.evaluate(PARTS)
    return [(str(kind), part(before, begin), part(after, end)) for kind, begin, end in page.evaluate(FLIGHTS)]


def landed(page: Page) -> None:
    """Let all that moves arrive."""
    page.evaluate(LAND)
    page.wait_for_selector(".ghost", state="detached")


def first_of(state: State) -> int:
    """Who may act."""
    return (state.actors() & -state.actors()).bit_length() - 1


def calm_move(state: State) -> str:
    """What a player who only calls and checks does now."""
    seat = first_of(state)
    return settled(state, seat, [state.text(seat, action) for action in state.actions(seat)])


def test_chips_and_cards_travel_as_on_a_real_table(page: Page) -> None:
    stage = Stage(page)
    stage.open("texas-holdem", 4)
    state = match("texas-holdem", 4, 3)
    assert isinstance(state, PokerTable)
    stage.show(state.view(0))
    caller = first_of(state)
    assert flights(stage, state, caller, "call") == [("chips", f"seat {caller}", f"seat {caller}")], "from the stack to the bet"
    folder = first_of(state)
    assert flights(stage, state, folder, "fold") == [("card", f"seat {folder}", "stock")] * 2, "folded cards are thrown away"
    while state.street == 0:
        gathered = flights(stage, state, first_of(state), calm_move(state))
    assert [way for way in gathered if way[2] == "board"] == [("card", "stock", "board")] * 3
    bets = [way for way in gathered if way[0] == "chips"]
    assert {end for _, _, end in bets} == {"pot"}
    assert len(bets) == 3
    while not state.hand_over():
        won = flights(stage, state, first_of(state), "check")
    assert {(begin, end) for kind, begin, end in won if kind == "chips"} == {("pot", f"seat {seat}") for seat in range(4) if state.won[seat]}
    shown = [way for way in won if way[0] == "card"]
    assert shown
    assert all(begin == end for _, begin, end in shown), "cards that are shown are turned where they lie"
    assert page.locator(".reckoning").is_hidden(), "the reckoning waits until all that has been seen"
    landed(page)
    assert page.locator(".reckoning").is_visible()


def test_a_deal_goes_round_the_table(page: Page) -> None:
    stage = Stage(page)
    stage.open("texas-holdem", 4)
    state = play_until(match("texas-holdem", 4, 3), settled, lambda state: isinstance(state, PokerTable) and state.hand_over())
    stage.show(state.view(0))
    dealt = flights(stage, state, 0, "deal")
    for seat in (1, 2, 3):
        assert dealt.count(("card", "stock", f"seat {seat}")) == 2
    assert {end for kind, begin, end in dealt if begin == "board" and kind == "card"} == {"stock"}, "the old cards are taken away"


def test_nothing_flies_where_motion_is_reduced(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page)
    stage.open("texas-holdem", 4)
    state = match("texas-holdem", 4, 3)
    assert isinstance(state, PokerTable)
    stage.show(state.view(0))
    while state.street == 0:
        assert flights(stage, state, first_of(state), calm_move(state)) == []
