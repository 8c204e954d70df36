"""For everybody: axe-core finds no bad name nor contrast, nothing scrolls sideways, and text may be twice as large."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

import sobremesa
from tests.web.house import DESK, PHONE, ROOT, open_table, visitor
from tests.web.player import play_match

pytestmark = pytest.mark.browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Contrast cannot be told on a gradient: the cloth is laid flat, in the lightest colour it has.
# What has come by the wire a moment ago is drawn first: sizes are known only then.
# A zone's ground may be covered by its things: touching those does the same, so its size does not count.
RUN = """
async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const flat = getComputedStyle(document.documentElement).getPropertyValue('--cloth');
  const plain = {transition: 'none', backgroundImage: 'none', backgroundColor: flat};
  for (const cloth of document.querySelectorAll('[data-table]')) Object.assign(cloth.style, plain);
  const {violations} = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  const counts = (id, node) => id !== 'target-size' || !node.html.includes('class="ground');
  const why = (node) => node.any.map((one) => one.message).join('; ');
  return violations.flatMap(({id, nodes}) =>
    nodes.filter((node) => counts(id, node)).map((node) => `${id}: ${node.target.join(' ')} ${why(node)}`));
}
"""
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
INSIDE = """
(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
}
"""
LARGE = "document.documentElement.style.fontSize = '200%'"


@pytest.fixture(scope="module")
def axe() -> str:
    """The source of axe-core, which ``npm ci`` brings."""
    assert AXE.exists(), "run npm ci in web/ first: make test does"
    return Path(AXE).read_text()


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core finds wrong with the page as it is."""
    page.evaluate(axe)
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/brisca", "/rules/escoba", "/verify"])
def test_a_page_is_for_everybody(path: str, scheme: str, axe: str, place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", DESK if scheme == "light" else PHONE, color_scheme=scheme)
    page.goto(path)
    page.wait_for_selector("[data-play], form, .rules")
    assert violations(page, axe) == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.evaluate(LARGE)
    page.wait_for_timeout(100)
    assert not page.evaluate(SIDEWAYS)
    page.context.close()


@pytest.mark.parametrize("slug", sobremesa.games())
def test_a_table_is_for_everybody(slug: str, axe: str, place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, color_scheme="light")
    open_table(page, slug, sobremesa.get(slug).seats[0], seed=7)
    with contextlib.suppress(AssertionError, Error):  # as far as it came: what is looked at is the table, not the match
        play_match(page, 3, 2, steps=2)
    assert violations(page, axe) == []
    assert not page.evaluate(SIDEWAYS)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    page.wait_for_timeout(50)
    assert violations(page, axe) == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.evaluate(LARGE)
    page.wait_for_timeout(100)
    assert not page.evaluate(SIDEWAYS)
    for selector in ("[data-actions]", "header"):
        inside: bool = page.evaluate(INSIDE, selector)
        assert inside, selector
    page.context.close()
