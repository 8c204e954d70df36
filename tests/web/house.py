"""A real server and a real browser for the tests that play through the page."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1440, "height": 900}
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-gpu"]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def house(**environment: str) -> Iterator[str]:
    """A server of its own on an empty database; gives its address. Bots do not dawdle in it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.web.serve", str(port), f"{folder}/house.db"]
        server = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            for _ in range(400):
                try:
                    urllib.request.urlopen(f"{url}/api/health", timeout=1).read()
                    break
                except OSError:
                    time.sleep(0.05)
            else:
                raise AssertionError("the server did not start")
            yield url
        finally:
            server.terminate()
            server.wait(10)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, with an empty profile."""
    path = next(found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def visitor(browser: Browser, url: str, lang: str = "es", size: dict[str, int] | None = None, **more: object) -> Page:
    """A new guest's page, on no page yet; motion is reduced so that views come as fast as the table sends them."""
    locale = {"es": "es-ES", "en": "en-GB"}[lang]
    context: BrowserContext = browser.new_context(
        base_url=url,
        viewport=size or DESK,
        locale=locale,
        reduced_motion="reduce",
        **more,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.errors = []  # type: ignore[attr-defined]
    page.on("pageerror", lambda error: page.errors.append(str(error)))  # type: ignore[attr-defined]
    return page


def open_table(page: Page, slug: str, seats: int, level: str = "easy", **more: object) -> str:
    """Open a table against bots as this page's guest and go there; returns its code."""
    page.goto("/")
    page.wait_for_selector("[data-play]")
    origin = page.evaluate("location.origin")
    page.request.post("/api/me", data={"name": "Ana"}, headers={"origin": origin})
    answer = page.request.post("/api/tables", data={"game": slug, "seats": seats, "listed": False, **more}, headers={"origin": origin})
    assert answer.ok, answer.text()
    code = str(answer.json()["code"])
    opening = {"start": True, "bots": {str(seat): level for seat in range(1, seats)}}
    page.evaluate("([key, value]) => sessionStorage.setItem(key, JSON.stringify(value))", [f"sobremesa-opening-{code}", opening])
    page.goto(f"/t/{code}")
    page.wait_for_selector("[data-table][data-seq]")
    return code
