"""Makes docs/table.png, the picture of the README: three tables under way, taken from the real page and laid side by side by the browser itself."""

from __future__ import annotations

import base64

from playwright.sync_api import Browser, Page

from tests.web.house import ROOT, chromium, house, open_table, visitor
from tests.web.player import play_match

PHONE = {"width": 375, "height": 720}
WIDE = {"width": 1000, "height": 720}
# Slug, seats, moves of one's own before the picture, deal, window.
TABLES = (("brisca", 4, 4, 7, PHONE), ("klondike", 1, 14, 7, WIDE), ("damas", 2, 5, 3, PHONE))
GAP = 20
# A flat cloth packs better than a gradient, and looks the same at this size.
FLAT = """
() => {
  const cloth = getComputedStyle(document.documentElement).getPropertyValue('--cloth');
  const table = document.querySelector('[data-table]');
  Object.assign(table.style, {transition: 'none', backgroundImage: 'none', backgroundColor: cloth});
}
"""


def table(browser: Browser, url: str, slug: str, seats: int, moves: int, seed: int, size: dict[str, int]) -> bytes:
    """One table under way, as the window shows it."""
    page = visitor(browser, url, "es", size, color_scheme="light")
    open_table(page, slug, seats, seed=seed)
    play_match(page, 3, 60, steps=moves)
    page.wait_for_selector("[data-mine=true]")
    page.wait_for_timeout(2600)  # what was said has been said
    page.evaluate(FLAT)
    taken = page.screenshot()
    page.context.close()
    return taken


def compose(page: Page, pictures: list[bytes]) -> bytes:
    """The pictures side by side, with round corners."""
    images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    style = f"body{{margin:0;padding:{GAP}px;display:flex;gap:{GAP}px;background:#f4ecdb}} img{{height:480px;border-radius:12px}}"
    page.set_content(f"<style>{style}</style>{images}")
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    width = int(page.evaluate("document.images[document.images.length - 1].getBoundingClientRect().right")) + GAP
    page.set_viewport_size({"width": width, "height": 480 + 2 * GAP})
    return page.screenshot()


def main() -> None:
    """Make it."""
    with house() as url, chromium() as browser:
        pictures = [table(browser, url, *one) for one in TABLES]
        page = browser.new_page(viewport={"width": 1600, "height": 600})
        picture = compose(page, pictures)
    path = ROOT / "docs" / "table.png"
    path.write_bytes(picture)
    print(f"{path.relative_to(ROOT)}: {len(picture) // 1000} kB")


if __name__ == "__main__":
    main()
