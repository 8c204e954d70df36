"""What the drawing of a card says besides its face."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import PHONE, open_table, visitor

pytestmark = pytest.mark.browser


def test_wild_cards_wear_a_star_and_say_so(place: str, browser: Browser) -> None:
    """Half the pack is wild: each such card in the hand has its star and its word, and no other card has."""
    page = visitor(browser, place, "es", PHONE)
    options = {"game": "seven-card-stud", "wild": "2 4 6 8 T Q A", "jokers": 3}
    open_table(page, "poker-comodin", 2, seed=5, options=options)
    page.wait_for_selector("[data-zone=hand-0] .face")
    told = page.evaluate(
        """() => [...document.querySelectorAll('[data-item]')].map((node) =>
            [node.dataset.item, node.querySelectorAll('.star').length, node.getAttribute('aria-label').includes('comodín')])"""
    )
    assert len(told) >= 3
    for face, stars, said in told:
        wild = face[0] in "*2468TQA"
        assert (stars, said) == (int(wild), wild), face
    assert {stars for _, stars, _ in told} == {0, 1}, "the deal has both kinds"
    page.context.close()
