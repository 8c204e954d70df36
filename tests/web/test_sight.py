"""On a small phone one sees what one plays with: one's own hand is over the bar in every game, and nothing that is said hides a neighbour."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

import sobremesa
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import Event, say
from sobremesa.games.vying._table import PokerTable
from tests.web.house import DESK, PHONE, visitor
from tests.web.stage import Stage, match, play_until

pytestmark = pytest.mark.browser

HAND = """
() => {
  const foot = document.querySelector('[data-actions]').getBoundingClientRect().top;
  const cards = [...document.querySelectorAll('[data-area^="hand-0"] [data-item]')].map((node) => node.getBoundingClientRect());
  const bottom = Math.max(...cards.map((box) => box.bottom));
  return {cards: cards.length, under: cards.length ? bottom - foot : 0, left: Math.min(0, ...cards.map((box) => box.left))};
}
"""
GIVING_UP = ("resign", "leave", "fold", "retirarse", "levantarse")
POKER = ("texas-holdem", "omaha", "omaha-hilo", "five-card-draw", "five-card-stud", "seven-card-stud", "seven-card-stud-hilo", "poker-comodin")


def at_random(seed: int) -> Callable[[State, int, list[str]], str]:
    """Plays at random, but goes on playing."""
    rng = random.Random(seed)

    def choose(_state: State, _seat: int, texts: list[str]) -> str:
        return rng.choice([text for text in texts if not text.startswith(GIVING_UP)] or texts)

    return choose


def settled(state: State, seat: int, texts: list[str]) -> str:
    """Calls and checks."""
    return next((text for text in ("call", "check", "stand", "stay") if text in texts), texts[0])


def reader_to_act(moves: int) -> Callable[[State], bool]:
    """Whether the reader may act, after so many positions in which he could."""
    seen = [0]

    def done(state: State) -> bool:
        seen[0] += state.actors() & 1
        return seen[0] > moves and bool(state.actors() & 1)

    return done


@pytest.mark.parametrize("slug", sobremesa.games())
def test_ones_own_hand_is_over_the_bar_of_a_small_phone(slug: str, place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    stage = Stage(page)
    for seats in sorted({sobremesa.get(slug).seats[0], sobremesa.get(slug).seats[-1]}):
        try:
            match(slug, seats)
        except Refused:
            continue  # so many only with other options
        stage.open(slug, seats)
        for seed in range(2):
            state = match(slug, seats, seed)
            choose = at_random(seed)
            for moves in (0, 1, 3, 5):
                play_until(state, choose, reader_to_act(moves), 200)
                stage.show(state.view(0))
                shut = page.locator("[data-close-sheet]")
                if shut.count():
                    shut.first.click()
                    shut.first.wait_for(state="detached")
                    stage.painted()
                found = page.evaluate(HAND)
                assert found["under"] <= 4, (seats, seed, moves, found)
                assert found["left"] >= 0, (seats, seed, moves, found)
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


BUBBLES = """
() => [...document.querySelectorAll('.bubble')].map((bubble) => {
  const box = bubble.getBoundingClientRect();
  const home = bubble.closest('[data-seat]');
  const parts = [...document.querySelectorAll('[data-seat], [data-area="board"] [data-item]')].filter((node) => node !== home);
  const over = parts.filter((node) => {
    const other = node.getBoundingClientRect();
    return box.left < other.right - 1 && box.right > other.left + 1 && box.top < other.bottom - 1 && box.bottom > other.top + 1;
  });
  return {seat: home.dataset.seat, text: bubble.textContent, over: over.map((node) => node.dataset.seat ?? node.dataset.item)};
})
"""
SAID = ("poker-calls", "poker-raises", "poker-folds", "poker-all-in", "poker-checks", "poker-bets", "poker-calls-all-in", "poker-completes")


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("slug", "seats"), [("texas-holdem", 6), ("texas-holdem", 9), ("seven-card-stud", 7)])
def test_what_is_said_hides_no_neighbour_and_no_shared_card(slug: str, seats: int, lang: str, place: str, browser: Browser) -> None:
    page = visitor(browser, place, lang, PHONE, has_touch=True)
    stage = Stage(page)
    stage.open(slug, seats)
    state = play_until(match(slug, seats), settled, lambda state: isinstance(state, PokerTable) and state.street > 0 and bool(state.actors() & 1))
    view = state.view(0)
    stage.show(view)
    view.events = [Event("say", say(key, seat=seat, n=100), seat, True) for seat, key in enumerate(SAID[:seats])]
    stage.show(view)
    found = page.evaluate(BUBBLES)
    assert len(found) == min(seats, len(SAID))
    assert [bubble for bubble in found if bubble["over"]] == []
    page.context.close()


OWN = """
() => {
  const bubble = document.querySelector('.bubble.own');
  const box = bubble.getBoundingClientRect();
  const seats = '[data-seat]:not([data-seat="0"]), [data-seat="0"] > :not(.bubble)';
  const parts = document.querySelectorAll(`${seats}, [data-chips], .title, .facts li, [data-area="board"] [data-item]`);
  const over = [...parts].filter((node) => {
    const other = node.getBoundingClientRect();
    if (!node.checkVisibility({visibilityProperty: true}) || other.width < 3 || other.height < 3) return false;
    return box.left < other.right - 1 && box.right > other.left + 1 && box.top < other.bottom - 1 && box.bottom > other.top + 1;
  });
  return [box.left >= 0 && box.right <= innerWidth, over.map((node) => node.textContent)];
}
"""


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("poker-ruso", 4, {"table": "shared"}),
        ("poker-ruso", 1, {}),
        ("texas-holdem", 9, {}),
        ("poker-chino", 4, {}),
        ("guinote", 4, {}),
        ("mus", 4, {}),
    ],
)
def test_ones_own_words_hide_no_number(
    slug: str, seats: int, options: dict[str, str | int], size: dict[str, int], place: str, browser: Browser
) -> None:
    page = visitor(browser, place, "es", size)
    stage = Stage(page)
    stage.open(slug, seats, options)
    state = match(slug, seats, 5, **options)
    stage.show(state.view(0))
    choose = at_random(5)
    for waits in (1, 2, 3):
        play_until(state, choose, reader_to_act(waits), 100)
        view = state.view(0)
        view.sheet = None
        view.events = [Event("say", say("poker-raises", seat=0, n=100), 0, True)]
        stage.show(view)
        inside, over = page.evaluate(OWN)
        assert inside
        assert over == [], waits
    page.context.close()


def test_what_is_too_long_for_a_phone_hides_no_fact_that_fits(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE)
    stage = Stage(page)
    stage.open("outlaw-poker", 6)
    view = match("outlaw-poker", 6).view(0)
    stage.show(view)
    view.facts = (*(say("outlaw-passed", seat=seat, cards="Ks Kh 5d 5c Qs Qh") for seat in (1, 2)), *view.facts)
    stage.show(view)
    shown = page.evaluate(
        "() => [...document.querySelectorAll('.facts li')].filter((line) => line.style.visibility === '').map((line) => line.textContent)"
    )
    assert shown
    assert not [text for text in shown if text.startswith("Pasaste")]
    page.context.close()


def side_pot() -> PokerTable:
    """Hold'em: one is all in, and the others have bet on; the reader may bet more."""
    position = {**match("texas-holdem", 4).position(), "began": [200, 200, 40, 200], "stacks": [199, 198, 40, 200]}
    state = sobremesa.get("texas-holdem").restore(position)
    for seat, text in ((2, "raise 40"), (3, "call"), (0, "call"), (1, "call"), (0, "bet 20"), (1, "call"), (3, "call")):
        state.play(seat, text)
    assert isinstance(state, PokerTable)
    return state


def test_chips_are_seen_before_everybody_and_in_each_pot(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    stage = Stage(page)
    stage.open("texas-holdem", 4)
    view = side_pot().view(0)
    stage.show(view)
    pots = page.locator('[data-kind="pot"]')
    assert [" ".join(text.split()) for text in pots.all_inner_texts()] == ["Principal 160", "Secundario 1 60"]
    for zone in view.zones:
        if zone.layout == "chips":
            assert page.locator(f'[data-area="{zone.id}"] svg.chips').is_visible()
            assert page.locator(f'[data-area="{zone.id}"]').inner_text().endswith(str(zone.count))
    foot = page.locator("[data-actions]").bounding_box()
    for pot in pots.all():
        box = pot.bounding_box()
        assert box is not None
        assert foot is not None
        assert box["y"] + box["height"] <= foot["y"]
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_bet_is_chosen_by_its_name_typed_or_slid(size: dict[str, int], place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", size)
    stage = Stage(page)
    stage.open("texas-holdem", 3)
    state = play_until(
        match("texas-holdem", 3), settled, lambda state: bool(state.actors() & 1) and isinstance(state, PokerTable) and state.street > 0
    )
    control = state.controls(0)[0]
    stage.show(state.view(0))
    names = page.locator(".mark .name").all_inner_texts()
    assert names == ["mín", "½", "¾", "bote", "todo"]
    for node in page.locator("[data-control] button, [data-actions] [data-move], [data-control-send]").all():
        box = node.bounding_box()
        assert box is not None
        assert box["height"] >= 40, "as large as a thumb"
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    amount = page.locator("[data-amount]")
    page.get_by_role("button", name="bote").click()
    assert amount.input_value() == str(control.marks[3])
    amount.fill(str(control.low + 3))
    amount.press("Tab")
    page.locator("[data-control-send]").click()
    amount.fill(str(control.high + 500))
    amount.press("Tab")
    assert amount.input_value() == str(control.high), "no more than one has"
    page.locator(".slider").fill(str(control.low + 5))
    page.locator("[data-control-send]").click()
    assert stage.sent == [f"bet {control.low + 3}", f"bet {control.low + 5}"]
    page.context.close()


@pytest.mark.parametrize("slug", POKER)
def test_the_result_of_a_hand_is_whole_on_a_small_phone(slug: str, place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    stage = Stage(page)
    seats = min(sobremesa.get(slug).seats[-1], 5 if slug == "poker-comodin" else 6)
    stage.open(slug, seats)
    state = play_until(match(slug, seats), settled, lambda state: isinstance(state, PokerTable) and state.hand_over())
    view = state.view(0)
    assert view.sheet is not None
    stage.show(view)
    sheet = page.locator("[data-sheet]")
    assert sheet.locator("tbody tr").count() == seats
    words = page.locator("[data-told]").inner_text()
    winners = [seat for seat in range(seats) if isinstance(state, PokerTable) and state.won[seat]]
    assert all(stage.name(seat) in words for seat in winners)
    assert " con " in words, "and with which hand"
    card = page.locator("section:has([data-sheet])")
    assert card.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1"), "nothing is under the edge"
    page.context.close()


def test_ones_own_hand_is_named_for_those_who_wish_it(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE)
    stage = Stage(page)
    stage.open("texas-holdem", 3)
    state = play_until(
        match("texas-holdem", 3), settled, lambda state: bool(state.actors() & 1) and isinstance(state, PokerTable) and state.street > 0
    )
    named = page.locator('[data-seat="0"] .note')
    for wished in (True, False):
        page.evaluate(f"() => localStorage.setItem('sobremesa', JSON.stringify({{lang: 'es', handNames: {str(wished).lower()}}}))")
        page.reload()
        stage.show(state.view(0))
        assert named.count() == wished
    over = play_until(state, settled, lambda state: isinstance(state, PokerTable) and state.hand_over())
    stage.show(over.view(0))
    assert named.count() > 0, "what is shown is named to all"
    page.context.close()


def test_halves_are_told_apart_in_words(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE)
    stage = Stage(page)
    stage.open("omaha-hilo", 6)
    for seed in range(40):
        state = play_until(match("omaha-hilo", 6, seed), settled, lambda state: isinstance(state, PokerTable) and state.hand_over())
        assert isinstance(state, PokerTable)
        if any(state.low_won):
            break
    stage.show(state.view(0))
    words = page.locator("[data-told]").inner_text()
    assert "por la mitad alta con " in words
    assert "por la mitad baja con " in words
    page.context.close()


def test_stones_lie_at_the_seats_that_keep_them(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE)
    stage = Stage(page)
    stage.open("mus", 4)
    state = sobremesa.get("mus").restore({**match("mus", 4).position(), "points": [17, 9]})
    stage.show(state.view(0))
    drawn = {
        area: page.locator(f'[data-seat="{seat}"] [data-area="{area}"] svg').count() for seat, area in enumerate(f"stones-{n}" for n in range(4))
    }
    assert drawn == {"stones-0": 1, "stones-1": 1, "stones-2": 1, "stones-3": 1}
    assert page.locator('[data-area="stones-2"]').inner_text() == "3", "three that count five"
    assert page.locator('[data-area="stones-0"]').inner_text() == "2"
    page.context.close()
