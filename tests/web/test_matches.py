"""Whole matches through the page, in a real browser against the real server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import sobremesa
from tests.web.house import DESK, PHONE, open_table, visitor
from tests.web.player import play_match

pytestmark = pytest.mark.browser

# What makes a match short enough to be played out by touching at random.
SHORT: dict[str, tuple[int, dict[str, str | int]]] = {
    "anaconda": (3, {"hands": 2}),
    "blackjack": (1, {}),
    "brisca": (2, {"hands": 1}),
    "burro": (4, {"end": "first_out"}),
    "butifarra": (4, {"target": 50}),
    "chinchon": (2, {"limit": 100}),
    "cinquillo": (3, {"hands": 1}),
    "dados-mentiroso": (2, {"limit": 2}),
    "damas": (2, {"variant": "english", "draw_rules": "common"}),
    "domino": (2, {"hands": 1}),
    "escoba": (2, {"target": 5}),
    "five-card-draw": (3, {"hands": 2, "rebuy": "off"}),
    "five-card-stud": (3, {"hands": 2}),
    "guinote": (4, {"game_end": "hand"}),
    "hearts": (4, {"target": 50}),
    "klondike": (1, {"draw": 1, "max_passes": 1}),
    "la-mona": (3, {}),
    "mus": (4, {"target": 30}),
    "omaha": (2, {"hands": 1}),
    "omaha-hilo": (2, {"hands": 1, "hilo": "declare"}),
    "outlaw-poker": (2, {"hands": 1}),
    "pineapple-ofc": (2, {"hands": 1}),
    "pocha": (8, {"schedule": "up"}),
    "poker-chino": (3, {"hands": 1}),
    "poker-comodin": (3, {"hands": 2, "rebuy": "off"}),
    "poker-tic-tac-toe": (3, {"hands": 2, "variant": "choice", "rebuy": "off"}),
    "seven-card-stud": (3, {"hands": 2}),
    "seven-card-stud-hilo": (2, {"hands": 2}),
    "spades": (4, {"hands": 1}),
    "tute": (4, {"games": 1}),
    "tute-cabron": (3, {"target": 1}),
}


@pytest.mark.parametrize("slug", sobremesa.games())
def test_a_whole_match_is_played_through_the_page(slug: str, place: str, browser: Browser) -> None:
    seats, options = SHORT.get(slug, (sobremesa.get(slug).seats[0], {}))
    phone = len(slug) % 2 == 0
    page = visitor(browser, place, "es" if phone else "en", PHONE if phone else DESK)
    open_table(page, slug, seats, options=options)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    over = play_match(page, 1, 150)
    assert over
    page.wait_for_selector("[data-status=over]")
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()
