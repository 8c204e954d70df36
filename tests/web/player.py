"""Plays through the page as a person without a plan would: touches what lifts, lights up or stands on a button, at random but repeatably."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Error, Page

# What can be done now, in the page: buttons of moves, lifted or lit things, lit places; each told by a selector of its own.
OFFERS = """
() => {
  const table = document.querySelector('[data-table]');
  if (!table) return {seq: -1, over: false, mine: false, offers: []};
  const offers = [];
  document.querySelectorAll('[data-offer]').forEach((node) => delete node.dataset.offer);
  const add = (selector, kind) => document.querySelectorAll(selector).forEach((node) => {
    const box = node.getBoundingClientRect();
    if (box.width === 0 || node.disabled || node.dataset.offer) return;
    node.dataset.offer = String(offers.length);
    offers.push([String(offers.length), kind, node.dataset.move ?? node.dataset.confirm ?? '']);
  });
  add('button.lit, .lit > .ground, [data-zone].lit, [data-at].lit, .square.landing, .square.end', 'lit');
  const lit = offers.length;
  add('[data-move]', 'move');
  add('[data-control-send]', 'control');
  add('[data-confirm]', 'confirm');
  if (lit === 0) add('button.lifted, .square.start', 'item');
  if (document.querySelector('[data-pick]') && !document.querySelector('[data-square]')) add('button[data-item]:not([aria-pressed=true])', 'item');
  return {seq: Number(table.dataset.seq), over: table.dataset.over === 'true', mine: table.dataset.mine === 'true', offers};
}
"""

# What gives a match up rather than plays it, by kind of button: left alone for the first moves.
GIVING_UP = {("move", "resign"), ("move", "concede"), ("move", "accept"), ("move", "leave"), ("confirm", "resign"), ("confirm", "draw")}
PATIENCE = 60


def state(page: Page) -> dict[str, object]:
    """The table as the page shows it."""
    found: dict[str, object] = page.evaluate(OFFERS)
    return found


def play_match(page: Page, seed: int, seconds: float, steps: int = 10_000) -> bool:
    """Play until the match is over (True), or ``steps`` of one's own moves are done (False). Raises AssertionError when nothing goes on for long."""
    rng = random.Random(seed)
    finish = time.monotonic() + seconds
    last, since, done, turns, acted = -1, time.monotonic(), 0, 0, False
    while time.monotonic() < finish:
        now = state(page)
        if now["over"]:
            return True
        if now["seq"] != last:
            done += acted
            last, since, acted, turns = int(str(now["seq"])), time.monotonic(), False, 0
            if done >= steps:
                return False
        assert time.monotonic() - since < 30, f"nothing has happened for half a minute at step {last}: {now}"
        offers = [offer for offer in now["offers"] if done > PATIENCE or (offer[1], offer[2]) not in GIVING_UP]  # type: ignore[attr-defined]
        if not now["mine"] or not offers:
            page.wait_for_timeout(25)
            continue
        number, _, _ = rng.choice(offers)
        turns += 1
        if turns % 12 == 0:
            page.keyboard.press("Escape")  # let go of what was chosen and begin again
        try:
            page.locator(f'[data-offer="{number}"]').dispatch_event("click", timeout=1500)
        except Error:
            continue  # the table moved on meanwhile
        acted = True
        page.wait_for_timeout(15)
    raise AssertionError(f"the match was not over after {seconds} s (step {last})")
