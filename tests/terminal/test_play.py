"""The terminal table, played by keys and by mouse at 80×24."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import sobremesa
from sobremesa.core.records import load
from sobremesa.core.view import Item, Move, Pick, Seat, View, Zone, say
from sobremesa.table.clock import Pauses
from sobremesa.table.messages import Look
from sobremesa.table.opening import Setup, open_table
from sobremesa.table.table import Table
from sobremesa.terminal.offers import touchable
from sobremesa.terminal.play import ME, Terminal, now
from sobremesa.text import Speaker

SWIFT = Pauses(bots=1, hand=1, absent=1, absent_timed=1, stuck=1)


def terminal(slug: str, seed: int = 3, **options: str | int) -> Terminal:
    setup = Setup(slug, ME, "Ana", 0, dict(options), seed=seed, listed=False)
    return Terminal(Table(open_table(setup, "LOCAL", 0), now(), pauses=SWIFT), Speaker("es", slug=slug), "easy", SWIFT)


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
            move = next((n for n, offer in enumerate(app.offers) if offer.kind == "move"), None)
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


def place_of(app: Terminal, zone: str, item: str) -> tuple[int, int]:
    """Where on the table a thing is touched."""
    table = app.query_one("#table", Static)
    for y in range(table.size.height):
        for x in range(table.size.width):
            if table.get_style_at(x, y).meta.get("touch") == (zone, item):
                return x, y
    raise AssertionError(f"nothing to touch: {zone} {item}")


async def test_a_card_is_played_by_the_mouse() -> None:
    app = terminal("brisca")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        seq = app.seq
        hand = next(zone for zone in app.shown.zones if zone.id == "hand-0")
        await pilot.click("#table", offset=place_of(app, "hand-0", hand.items[0].id))
        await pilot.pause(0.1)
        assert app.seq > seq
        assert hand.items[0].id not in [item.id for zone in app.shown.zones if zone.id == "hand-0" for item in zone.items]


@pytest.mark.parametrize("slug", ["damas", "klondike", "domino", "la-mona", "escoba"])
async def test_everything_playable_can_be_touched_with_the_mouse(slug: str) -> None:
    app = terminal(slug)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        for place in touchable(app.shown):
            place_of(app, *place)


async def test_a_card_is_played_by_its_number() -> None:
    app = terminal("brisca")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        second = next(zone for zone in app.shown.zones if zone.id == "hand-0").items[1].id
        await pilot.press("2")
        await pilot.pause(0.1)
        assert app.said
        assert second not in [item.id for zone in app.shown.zones if zone.id == "hand-0" for item in zone.items]


async def test_a_number_is_bid_by_its_key() -> None:
    """In an auction no card can be played: the keys choose from the list, a number by itself."""
    app = terminal("pocha")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        assert "bid 3" in [offer.key for offer in app.offers]
        moves = app.query_one("#moves", OptionList)
        assert [str(moves.get_option_at_index(n).prompt)[:2] for n in (0, 3)] == ["0 ", "3 "]
        seq = app.seq
        await pilot.press("3")
        await pilot.pause(0.2)
        assert app.seq > seq
        assert app.table.match is not None
        assert [step.text for step in app.table.match.steps if step.seat == 0][-1] == "bid 3"


async def test_a_piece_is_moved_by_cursor_and_target() -> None:
    app = terminal("damas")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        await pilot.press("right", "space")
        await pilot.pause(0.05)
        (piece,) = app.selected
        moves = [move for move in app.shown.moves if piece in move.items]
        assert [offer.key for offer in app.offers] == [move.text for move in moves]
        assert len(moves) > 1
        seq = app.seq
        await pilot.click("#table", offset=place_of(app, "board", moves[1].target.partition("/")[2]))
        await pilot.pause(0.05)
        assert app.seq > seq


def several_routes() -> View:
    ways = [Move(f"e2xg4xc8[{taken}]", ("e2",), "board/c8", say("damas-label-take", square="e2", square2="c8", n=2)) for taken in ("f3,e6", "f3,d7")]
    board = Zone("board", "board", "board", items=[Item("e2", "0m", at="e2", owner=0)], count=1)
    return View("damas", 0, [Seat(0), Seat(1)], [board], (0,), moves=ways)


async def test_several_routes_to_a_square_are_told_apart_and_not_chosen_for_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    app = terminal("damas")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        app.look(Look(app.seq, several_routes()))
        played: list[str] = []
        monkeypatch.setattr(app, "act", played.append)
        app.touch("board", "e2")
        app.touch("board", "c8")
        await pilot.pause(0.05)
        assert played == []
        assert [offer.key for offer in app.offers] == ["e2xg4xc8[f3,e6]", "e2xg4xc8[f3,d7]"]
        assert len({offer.label for offer in app.offers}) == 2
        await pilot.press("down", "enter")
        await pilot.pause(0.05)
        assert played == ["e2xg4xc8[f3,d7]"]


async def test_a_pick_shows_its_total_and_is_played_from_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    app = terminal("escoba")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        view = app.shown
        assert view is not None
        cards = [Item("10c", "10c"), Item("7o", "7o"), Item("5o", "5o")]
        pick = Pick("take", "take {items}", say("escoba-pick-take", card="3e", n=12), ("table",), worth={"10c": 8, "7o": 7, "5o": 5}, goal=12)
        table = Zone("table", "table", "scatter", items=cards, count=3)
        app.look(Look(app.seq, View("escoba", 0, [Seat(0), Seat(1)], [table], (0,), picks=[pick], look="spanish")))
        played: list[str] = []
        monkeypatch.setattr(app, "act", played.append)
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert played == []
        assert app.message == app.speaker.message("term-pick-first")
        await pilot.press("3", "2")
        await pilot.pause(0.05)
        assert "12/12" in app.message
        assert "(12/12)" in app.offers[0].label
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert played == ["take 7o 5o"]


async def test_a_bet_is_a_number_within_its_bounds() -> None:
    app = terminal("blackjack")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        seq = app.seq
        await pilot.press("enter")
        line = app.query_one("#line", Input)
        assert app.focused is line
        line.value = "7"
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert app.seq == seq
        assert "10" in app.message
        line.value = "30"
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert app.seq > seq
        assert any(zone.label and zone.label.facts.get("chips") == 30 for zone in app.shown.zones)


async def test_usual_bets_are_in_the_list() -> None:
    app = terminal("blackjack")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert [offer.label for offer in app.offers][:3] == ["10", "20", "50"]
        await pilot.press("down", "down", "enter")
        await pilot.pause(0.05)
        assert app.shown is not None
        assert any(zone.label and zone.label.facts.get("chips") == 20 for zone in app.shown.zones)
        at = app.query_one("#moves", OptionList).highlighted
        assert at is not None
        assert app.offers[at].key == "ready"


async def test_the_list_keeps_its_cursor_while_others_play_and_m_is_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    app = terminal("burro")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        moves = app.query_one("#moves", OptionList)
        await pilot.press("down", "down")
        kept = moves.highlighted
        assert kept == 2
        view = app.shown
        assert view is not None
        for beat in range(3):
            app.look(Look(app.seq, msgspec.structs.replace(view, actors=(0, beat), events=[])))
            await pilot.pause(0.02)
            assert moves.highlighted == kept
        played: list[str] = []
        monkeypatch.setattr(app, "act", played.append)
        await pilot.press("m")
        assert played == ["hand"]


@pytest.mark.parametrize("slug", ["la-mona", "klondike", "damas", "brisca"])
async def test_m_and_space_do_nothing_where_nobody_races(slug: str) -> None:
    app = terminal(slug)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        seq = app.seq
        await pilot.press("m", "space")
        await pilot.pause(0.05)
        assert app.seq == seq


@pytest.mark.parametrize("slug", ["burro", "la-mona", "dados-mentiroso"])
async def test_the_view_and_not_the_score_tells_who_has_won(slug: str) -> None:
    app = terminal(slug)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        seats = [Seat(n, score=score) for n, score in enumerate((5, 0, 5, 5))]
        end = View(slug, 0, seats, [], (), over=True, winners=(1,))
        app.look(Look(app.seq, end))
        assert "Gana Bot 1" in app.status(end)
        mine = msgspec.structs.replace(end, winners=(0, 2))
        assert "¡Has ganado!" in app.status(mine)
        assert "Bot 2" in app.status(mine)


async def to_the_end(app: Terminal, pilot: Pilot[None], seconds: float = 25) -> None:
    until = time.monotonic() + seconds
    while app.table.status != "over":
        assert time.monotonic() < until
        if app.shown and app.shown.seat in app.shown.actors and app.shown.moves:
            app.act(app.shown.moves[0].text)
        await pilot.pause(0.01)
    await pilot.pause(0.05)


async def test_it_is_my_turn_when_the_game_waits_for_me() -> None:
    """Who may make a seña meanwhile is not told that it is his turn."""
    app = terminal("mus")
    may = View("mus", 0, [Seat(seat) for seat in range(4)], [], (0, 1, 2, 3), awaited=(2,))
    must = View("mus", 0, [Seat(seat) for seat in range(4)], [], (0, 1, 2, 3), awaited=(0,))
    assert app.status(may).endswith(app.speaker.say(say("turn-of", seat=2)))
    assert app.status(must).endswith(app.speaker.message("turn-yours"))


async def test_after_the_end_the_result_is_in_sight_and_one_saves_and_plays_again(tmp_path: Path) -> None:
    app = terminal("cinquillo", hands=1)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        await pilot.press("n")
        assert app.message == app.speaker.refusal("not-over", {})
        await pilot.press("s")
        assert app.message == app.speaker.refusal("not-over", {})
        await to_the_end(app, pilot)
        assert app.shown is not None
        assert app.shown.sheet is not None
        assert place_seen(app, app.speaker.say(app.shown.sheet.lines[-1].say))
        assert [offer.key for offer in app.offers] == ["again", "save", "quit"]
        await pilot.press("s")
        path = tmp_path / "record.json"
        app.query_one("#line", Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert str(path) in app.message
        assert load(path).verify().scores() == [seat.score for seat in app.shown.seats]
        await pilot.press("s")
        app.query_one("#line", Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert app.message.startswith("No se puede escribir")
        match = app.table.opened.match
        await pilot.press("n")
        await pilot.pause(0.05)
        assert app.table.opened.match != match
        assert app.table.status == "playing"
        assert await my_turn(pilot)


def place_seen(app: Terminal, text: str) -> bool:
    """Whether a text stands in what the table shows without scrolling."""
    main = app.query_one("#main")
    shown = str(app.query_one("#table", Static).visual).splitlines()[: main.content_size.height]
    return any(text in line for line in shown)


async def test_a_small_terminal_is_told_so() -> None:
    app = terminal("brisca")
    async with app.run_test(size=(60, 20)) as pilot:
        assert await my_turn(pilot)
        small = app.query_one("#small", Static)
        assert small.display
        assert "60×20" in str(small.visual)
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.05)
        assert not small.display


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
