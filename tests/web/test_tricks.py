"""A table of tricks on a phone: every card of a full hand can be read and touched, trumps are in sight, the last trick can be looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import PHONE, open_table, visitor

pytestmark = pytest.mark.browser

STRIP = 28
"""The least of a card that shows beside the next, in px."""

# Of each card in the hand: how much of its upper left corner is its own, and whether a touch there is its touch.
STRIPS = """
() => [...document.querySelectorAll('[data-area^="hand-"] ul')].flatMap((line) => {
  const cards = [...line.querySelectorAll('button[data-item]')];
  return cards.map((card, n) => {
    const box = card.getBoundingClientRect();
    const next = cards[n + 1]?.getBoundingClientRect();
    const wide = next ? Math.min(box.width, next.left - box.left) : box.width;
    const corner = document.elementFromPoint(box.left + wide / 2, box.top + box.height * 0.2);
    return [card.dataset.item, wide, corner?.closest('[data-item]') === card, box.left >= 0 && box.right <= innerWidth];
  });
})
"""


def strips(page: Page) -> list[tuple[str, float, bool, bool]]:
    """The cards in hand as :data:`STRIPS` measures them."""
    found: list[tuple[str, float, bool, bool]] = page.evaluate(STRIPS)
    return found


@pytest.mark.parametrize(("seats", "cards"), [(4, 13), (3, 17)])
def test_each_card_of_a_full_hand_can_be_touched(seats: int, cards: int, place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    open_table(page, "hearts", seats, seed=11)
    page.wait_for_selector("[data-pick]")
    found = strips(page)
    assert len(found) == cards
    for card, wide, touched, inside in found:
        assert wide >= STRIP, found
        assert touched, (card, found)
        assert inside, (card, found)
    suits = [card[-1] for card, *_ in found]
    assert [suit for n, suit in enumerate(suits) if suits[n - 1 : n] != [suit]] == list(dict.fromkeys(suits))
    page.context.close()


def test_cards_to_pass_are_chosen_by_touch(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    open_table(page, "hearts", 4, seed=11)
    page.wait_for_selector("[data-pick]")
    expect(page.locator("[data-confirm]")).to_be_disabled()
    chosen = [card for card, *_ in strips(page)][4:7]
    for card in chosen:
        page.locator(f'[data-item="{card}"]').tap(position={"x": 8, "y": 8})
    assert page.locator("[aria-pressed=true]").count() == 3
    page.locator("[data-confirm]").tap()
    page.wait_for_selector("[data-pick]", state="detached")
    for card in chosen:
        expect(page.locator(f'[data-area="hand-0"] [data-item="{card}"]')).to_have_count(0)
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_trumps_and_the_last_trick_are_in_sight(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    open_table(page, "sueca", 4, seed=7)
    page.wait_for_selector("[data-mine=true]")
    trump = page.locator("[data-trump]")
    expect(trump).to_be_in_viewport()
    assert trump.get_attribute("data-trump") in ("s", "h", "d", "c")
    assert page.locator("[data-trump] svg").count() == 1
    page.locator("button.lifted").first.click()
    last = page.locator("[data-aside] > button")
    expect(last).to_have_attribute("data-count", "4")
    last.tap()
    opened = page.locator("[data-aside] [role=group]")
    expect(opened).to_be_in_viewport()
    expect(opened.locator("[data-item]")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.context.close()
