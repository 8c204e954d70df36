"""With many at the table, or much on it, a small phone still shows all of it: tricks, open lines, attacks, and what is asked."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from sobremesa.core.state import State
from tests.web.house import PHONE, visitor
from tests.web.stage import Stage, match, play_until
from tests.web.test_sight import at_random, reader_to_act

pytestmark = pytest.mark.browser

LINES = ("rows-front", "rows-middle", "rows-back")
# The parts of the table that scroll.
SCROLLS = """
() => [...document.querySelectorAll('.middle, .board')].filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className)
"""
# Cards of the trick, with their names, that are not wholly between the players over it and one's own place.
CUT = """
() => {
  const top = document.querySelector('.middle').getBoundingClientRect().top;
  const foot = document.querySelector('.mine').getBoundingClientRect().top;
  const parts = [...document.querySelectorAll('[data-layout="trick"] [data-item], [data-layout="trick"] .who')];
  const laid = parts.map((part) => part.getBoundingClientRect());
  return [laid.length, laid.filter((box) => box.top < top - 1 || box.bottom > foot + 1 || box.left < -1 || box.right > innerWidth + 1).length];
}
"""


def moves(state: State) -> list[str]:
    """What the reader may do."""
    return [state.text(0, action) for action in state.actions(0)] if state.actors() & 1 else []


def trick_of(state: State) -> int:
    """How many cards lie in the trick."""
    return next((len(zone.items) for zone in state.zones(0) if zone.id == "trick"), 0)


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("pocha", 8, {}),
        ("pocha", 4, {}),
        ("hearts", 8, {"cancellation": "on"}),
        ("guinote", 8, {}),
        ("brisca", 8, {}),
        ("julepe", 6, {}),
        ("tute", 4, {}),
    ],
)
def test_a_trick_is_whole_on_a_small_phone(slug: str, seats: int, options: dict[str, str | int], place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    stage = Stage(page)
    stage.open(slug, seats, options)
    seen = 0
    for seed in range(3):
        state = match(slug, seats, seed, **options)
        choose = at_random(seed)
        for _ in range(3):
            play_until(state, choose, lambda state: trick_of(state) == seats - 1 and bool(state.actors() & 1))
            if trick_of(state) < seats - 1:
                break
            stage.show(state.view(0))
            laid, cut = page.evaluate(CUT)
            assert laid >= 2 * (seats - 1)
            assert cut == 0, (seed, seen)
            assert page.evaluate(SCROLLS) == [], (seed, seen)
            seen += 1
            state.play(0, choose(state, 0, moves(state)))
    assert seen
    page.context.close()


@pytest.mark.parametrize(("slug", "seats"), [("poker-chino", 3), ("poker-chino", 5), ("poker-chino", 8), ("pineapple-ofc", 6)])
def test_open_face_is_in_sight_with_many(slug: str, seats: int, place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    stage = Stage(page)
    stage.open(slug, seats)
    state = match(slug, seats, 3)
    choose = at_random(3)
    for waits in (0, 4, 3, 6):
        play_until(state, choose, reader_to_act(waits))
        stage.show(state.view(0))
        assert page.evaluate(SCROLLS) == [], waits
        rows = [zone for zone in state.zones(0) if zone.kind in LINES and zone.owner > 0]
        assert len(rows) == 3 * (seats - 1)
        for zone in rows:
            cards = [box for card in page.locator(f'[data-area="{zone.id}"] [data-item]').all() if (box := card.bounding_box())]
            assert len({round(box["y"]) for box in cards}) <= 1, "a line is one line"
            for one, other in itertools.pairwise(cards):
                assert other["x"] - one["x"] >= 12, "its rank shows"
    page.context.close()


def no_mercy(seed: int) -> Callable[[State, int, list[str]], str]:
    """Plays durak without ever picking up, transferring or passing where a card can be laid."""
    rng = random.Random(seed)

    def choose(_state: State, _seat: int, texts: list[str]) -> str:
        return rng.choice([text for text in texts if not text.startswith(("take", "pass", "transfer"))] or texts)

    return choose


@pytest.mark.parametrize("seats", [4, 6])
def test_many_attacks_lie_in_sight(seats: int, place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    stage = Stage(page)
    stage.open("durak", seats)
    most = 0
    for seed in range(12):
        state = play_until(match("durak", seats, seed), no_mercy(seed), lambda state: attacks(state) >= 6 and bool(state.actors() & 1))
        if attacks(state) < 6 or not state.actors():
            continue
        stage.show(state.view(0))
        assert page.evaluate(SCROLLS) == [], seed
        most = max(most, attacks(state))
    assert most >= 6
    page.context.close()


def attacks(state: State) -> int:
    """How many attacks lie on the table."""
    return sum(zone.kind == "durak-attack" for zone in state.zones(0))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_is_asked_leaves_its_words_whole(lang: str, place: str, browser: Browser) -> None:
    page = visitor(browser, place, lang, PHONE, has_touch=True)
    stage = Stage(page)
    stage.open("belote", 4)
    state = play_until(match("belote", 4, 2), lambda _state, _seat, _texts: "pass", lambda state: "take s" in moves(state))
    stage.show(state.view(0))
    cells = page.locator("[data-panel] button")
    assert cells.all_inner_texts() == [{"es": "Tomo", "en": "Take"}[lang]] * 3
    assert cells.locator("svg").count() == 3
    stage.open("pocha", 4, {"jokers": 2})
    state = play_until(match("pocha", 4, 5, jokers=2), at_random(5), lambda state: any(text.startswith("suit ") for text in moves(state)))
    stage.show(state.view(0))
    prompt = page.locator("[data-actions] .prompt").bounding_box()
    assert prompt is not None
    assert prompt["height"] <= 42, "two lines"
    page.context.close()
