"""The terminal table, played by keys and by mouse at 80×24."""

from __future__ import annotations

import time

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import sobremesa
from sobremesa.table.agenda import Pauses
from sobremesa.table.opening import Setup, open_table
from sobremesa.table.table import Table
from sobremesa.terminal.play import ME, Terminal, now
from sobremesa.text import Speaker

SWIFT = Pauses(hand=1, absent=1, absent_timed=1, stuck=1)


def terminal(slug: str, seed: int = 3, **options: str | int) -> Terminal:
    setup = Setup(slug, ME, "Ana", 0, dict(options), seed=seed, listed=False)
    return Terminal(Table(open_table(setup, "LOCAL", 0), now(), pauses=SWIFT), Speaker("es", slug=slug), "easy")


async def my_turn(pilot: Pilot[None], seconds: float = 20) -> bool:
    """Wait until it is one's turn; False when the match is over first."""
    app = pilot.app
    assert isinstance(app, Terminal)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await pilot.pause(0.02)
        if app.shown and app.shown.over:
            return False
        if app.shown and app.shown.seat in app.shown.actors and app.offers:
            return True
    raise AssertionError("the bots never came to an end")


@pytest.mark.parametrize("slug", sobremesa.games())
async def test_every_game_is_drawn_and_played_by_keys(slug: str) -> None:
    """At 80×24: something to read, something to choose, and Enter plays it."""
    app = terminal(slug)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3):
            if not await my_turn(pilot):
                break
            assert app.shown is not None
            seq = app.seq
            moves = app.query_one("#moves", OptionList)
            assert moves.option_count == len(app.offers) > 0
            move = next((n for n, offer in enumerate(app.offers) if type(offer).__name__ == "Move"), None)
            if move is None:
                break
            moves.highlighted = move
            moves.focus()
            await pilot.press("enter")
            await pilot.pause(0.05)
            assert app.seq > seq, app.message


async def test_a_refused_try_says_why_and_changes_nothing() -> None:
    app = terminal("brisca")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        seq = app.seq
        await pilot.press("slash", *"12b", "enter")
        await pilot.pause(0.05)
        assert app.seq == seq
        assert "No tienes" in app.message


async def test_a_hint_tells_the_move_and_why() -> None:
    app = terminal("brisca")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        await pilot.press("h")
        until = time.monotonic() + 10
        while not app.hinted and time.monotonic() < until:
            await pilot.pause(0.02)
        assert app.hinted in [move.text for move in app.shown.moves] if app.shown else False
        assert ":" in app.message


async def test_undo_and_redo_where_the_game_has_them() -> None:
    app = terminal("klondike")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        before = app.shown
        await pilot.press("slash", *"draw", "enter")
        await pilot.pause(0.05)
        after = app.shown
        assert after != before
        await pilot.press("u")
        await pilot.pause(0.05)
        assert app.shown is not None
        assert before is not None
        assert app.shown.zones == before.zones
        await pilot.press("y")
        await pilot.pause(0.05)
        assert after is not None
        assert app.shown.zones == after.zones


async def test_a_card_is_played_by_the_mouse() -> None:
    app = terminal("brisca")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        seq = app.seq
        table = app.query_one("#table", Static)
        hand = next(zone for zone in app.shown.zones if zone.id == "hand-0")
        for y in range(table.size.height):
            found = next((x for x in range(60) if "@click" in (meta := table.get_style_at(x, y).meta) or meta.get("@click")), None)
            action = str(table.get_style_at(found, y).meta.get("@click", "")) if found is not None else ""
            if f"'{hand.items[0].id}'" in action:
                await pilot.click("#table", offset=(found, y))
                break
        else:
            raise AssertionError("no card to touch")
        await pilot.pause(0.1)
        assert app.seq > seq


async def test_pages_open_and_close() -> None:
    app = terminal("brisca")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        for key in ("question_mark", "l", "r"):
            await pilot.press(key)
            await pilot.pause(0.05)
            if len(app.screen_stack) > 1:
                await pilot.press("escape")
                await pilot.pause(0.05)
            assert len(app.screen_stack) == 1
