"""Pictures of every game at both sizes and in both languages, and of the other pages: `make screenshots` puts them into screenshots/.

Arguments: slugs to picture (all by default).
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Error, Page

import sobremesa
from tests.web.house import DESK, PHONE, ROOT, chromium, house, open_table, visitor
from tests.web.player import play_match

FOLDER = ROOT / "screenshots"
MOVES = 4  # played before the picture, so that something lies on the table
PAGES = {"home": "/", "setup": "/new/brisca", "rules": "/rules/brisca", "verify": "/verify"}


def main(slugs: list[str]) -> None:
    """Take them all."""
    FOLDER.mkdir(exist_ok=True)
    with house() as url, chromium() as browser:
        for size, viewport in (("phone", PHONE), ("desk", DESK)):
            for lang, scheme in (("es", "light"), ("en", "dark")):
                for slug in slugs or sobremesa.games():
                    page = visitor(browser, url, lang, viewport, color_scheme=scheme, has_touch=size == "phone")
                    open_table(page, slug, sobremesa.get(slug).seats[0], seed=7)
                    play_some(page, MOVES)
                    picture(page, FOLDER / f"{slug}-{size}-{lang}.png")
                    page.context.close()
                if not slugs:
                    page = visitor(browser, url, lang, viewport, color_scheme=scheme)
                    for name, path in PAGES.items():
                        page.goto(path)
                        page.wait_for_timeout(600)
                        picture(page, FOLDER / f"{name}-{size}-{lang}.png")
                    page.context.close()


def play_some(page: Page, count: int) -> None:
    """Play some moves, so that something lies on the table; a picture is taken wherever that leads."""
    try:
        if not play_match(page, 3, 20, steps=count):
            page.wait_for_selector("[data-mine=true]", timeout=5_000)
    except (AssertionError, Error):
        print("the picture is of a table that waits")


def picture(page: Page, path: Path) -> None:
    """One picture, as the window shows it."""
    page.wait_for_timeout(400)
    page.screenshot(path=str(path))
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
