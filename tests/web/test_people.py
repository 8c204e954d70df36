"""What people do at a table, through the page: sit down together, drop and come back, change the language, check the deal, play by keys."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sobremesa.core.chance import KeyedChance
from sobremesa.core.fair import match_key
from sobremesa.core.packs import get_pack
from tests.web.house import DESK, PHONE, ROOT, free_port, open_table, visitor
from tests.web.player import play_match, state

pytestmark = pytest.mark.browser


def invite(host: Page, slug: str, seats: int, **options: str | int) -> str:
    """Open a table that waits for people; returns its code."""
    host.goto("/")
    host.wait_for_selector("[data-play]")
    origin = host.evaluate("location.origin")
    host.request.post("/api/me", data={"name": "Ana"}, headers={"origin": origin})
    answer = host.request.post("/api/tables", data={"game": slug, "seats": seats, "options": options}, headers={"origin": origin})
    code = str(answer.json()["code"])
    host.goto(f"/t/{code}")
    host.wait_for_selector("[data-start]")
    return code


def test_two_browsers_play_each_other_to_the_end(place: str, browser: Browser) -> None:
    ana, luis = visitor(browser, place, "es", PHONE), visitor(browser, place, "en", DESK)
    code = invite(ana, "brisca", 2, hands=1)
    luis.goto(f"/t/{code}")
    luis.click("[data-sit='1']")
    expect(ana.locator("[data-place-seat='1']")).to_have_attribute("data-place-kind", "human")
    ana.click("[data-start]")
    for page in (ana, luis):
        page.wait_for_selector("[data-table][data-seq]")
    until = time.monotonic() + 90
    turn = 0
    while time.monotonic() < until and not state(ana)["over"]:
        for page in (ana, luis):
            if state(page)["mine"]:
                turn += 1
                play_match(page, turn, 20, steps=1)
    assert state(ana)["over"]
    expect(luis.locator("[data-match-end]")).to_be_visible()
    assert ana.errors == luis.errors == []  # type: ignore[attr-defined]
    for page in (ana, luis):
        page.context.close()


def test_dropped_and_back_in_the_same_seat(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE)
    code = open_table(page, "brisca", 2, options={"hands": 1}, seed=5)
    play_match(page, 1, 30, steps=2)
    page.wait_for_selector("[data-mine=true]")
    hand = page.eval_on_selector_all("[data-zone='hand-0'][data-item]", "(cards) => cards.map((card) => card.dataset.item)")
    page.context.set_offline(True)
    page.wait_for_timeout(200)
    page.context.set_offline(False)
    page.goto("/")
    page.goto(f"/t/{code}")
    page.wait_for_selector("[data-mine=true]")
    assert page.eval_on_selector_all("[data-zone='hand-0'][data-item]", "(cards) => cards.map((card) => card.dataset.item)") == hand
    assert play_match(page, 2, 60)
    page.context.close()


def test_the_server_is_killed_and_the_match_goes_on(tmp_path: Path, browser: Browser) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tests.web.serve", str(port), str(tmp_path / "house.db")]
    url = f"http://127.0.0.1:{port}"

    def serve() -> subprocess.Popen[bytes]:
        server = subprocess.Popen(command, cwd=ROOT, env={**os.environ}, stderr=subprocess.DEVNULL)
        for _ in range(400):
            try:
                urllib.request.urlopen(f"{url}/api/health", timeout=1).read()
                return server
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    server = serve()
    try:
        page = visitor(browser, url, "es", PHONE)
        open_table(page, "brisca", 2, options={"hands": 1}, seed=5)
        play_match(page, 1, 30, steps=4)
        page.wait_for_selector("[data-mine=true]")
        before = state(page)["seq"]
        server.send_signal(signal.SIGKILL)
        server.wait()
        server = serve()
        page.wait_for_selector(f"[data-mine=true][data-seq='{before}']", timeout=20_000)
        assert play_match(page, 2, 60)
        page.context.close()
    finally:
        server.terminate()
        server.wait(10)


def test_the_language_is_switched_without_reload(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", DESK)
    open_table(page, "brisca", 2, seed=5)
    page.wait_for_selector("[data-mine=true]")
    page.evaluate("window.untouched = true")
    expect(page.locator("[data-actions]")).to_contain_text("Te toca")
    page.click("[data-language]")
    expect(page.locator("[data-actions]")).to_contain_text("Your turn")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.evaluate("window.untouched") is True
    page.goto("/")
    page.wait_for_selector("[data-play]")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.context.close()


def test_the_deal_is_checked_in_the_browser_as_by_the_command(place: str, browser: Browser, tmp_path: Path) -> None:
    page = visitor(browser, place, "es", DESK)
    code = open_table(page, "brisca", 2, options={"hands": 1})
    assert play_match(page, 3, 90)
    record = page.request.get(f"/api/tables/{code}/record").json()
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    done = subprocess.run([sys.executable, "-m", "sobremesa.terminal.main", "verify", str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    page.goto(f"/verify?table={code}")
    expect(page.locator("[data-verified='true']")).to_be_visible()
    fair = record["fair"]
    key = match_key(bytes.fromhex(fair["secret"]), fair["match"], fair["texts"])
    assert page.locator("[data-key]").inner_text() == key.hex()
    page.locator("select").last.select_option("es40")
    cards = list(range(40))
    KeyedChance(key).shuffle(cards)
    expect(page.locator("[data-shuffle='0']")).to_contain_text(get_pack("es40").text(cards))

    # A record whose secret is another is told by both.
    record["fair"]["secret"] = "00" * 32
    path.write_text(json.dumps(record))
    done = subprocess.run([sys.executable, "-m", "sobremesa.terminal.main", "verify", str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    page.fill("[data-record]", json.dumps(record))
    page.click("[data-verify]")
    expect(page.locator("[data-verified='false']")).to_be_visible()
    page.context.close()


def test_a_match_is_played_by_the_keyboard_alone(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", DESK)
    open_table(page, "brisca", 2, options={"hands": 1}, seed=9)
    until = time.monotonic() + 90
    while time.monotonic() < until:
        now = state(page)
        if now["over"]:
            break
        if not now["mine"]:
            page.wait_for_timeout(30)
            continue
        moves = page.locator("[data-actions] [data-move]")
        if page.locator("[data-zone='hand-0'].lifted").count() == 0 and moves.count():
            for _ in range(40):  # Tab to the button
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement?.dataset.move !== undefined"):
                    break
        else:
            for _ in range(40):  # Tab to the hand, arrows within it
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement?.dataset.zone === 'hand-0'"):
                    break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    assert state(page)["over"], state(page)
    page.context.close()


def test_a_refused_try_says_why_in_a_sentence(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE)
    open_table(page, "cinquillo", 3, seed=4)
    page.wait_for_selector("[data-mine=true]", timeout=20_000)
    seq = state(page)["seq"]
    asleep = page.locator("[data-zone='hand-0'][data-item]:not(.lifted)")
    assert asleep.count() > 0
    asleep.first.dispatch_event("click")
    expect(page.locator("[data-refusal]")).to_be_visible()
    assert len(page.locator("[data-refusal]").inner_text()) > 10
    assert state(page)["seq"] == seq
    page.context.close()


def test_a_rematch_seats_the_same_people(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", DESK)
    code = open_table(page, "cinquillo", 3, options={"hands": 1}, seed=4)
    assert play_match(page, 1, 90)
    page.locator("[data-rematch]").dispatch_event("click")
    until = time.monotonic() + 20
    while page.url.endswith(code) and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert not page.url.endswith(code)
    page.wait_for_selector("[data-table][data-seq]")
    assert state(page)["over"] is False
    page.context.close()


@pytest.mark.parametrize("path", ["/", "/new/domino", "/rules/escoba", "/verify"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_pages_fit_their_window(path: str, size: dict[str, int], place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", size)
    page.goto(path)
    page.wait_for_selector("main, [data-play]")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()
