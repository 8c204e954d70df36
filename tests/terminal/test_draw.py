"""Views drawn in characters: they fit, and tell what they are."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.registry import get, make
from sobremesa.core.state import TABLE, TIMEOUT
from sobremesa.core.view import Item, Line, Move, Seat, Sheet, View, Zone, say
from sobremesa.terminal.draw import Drawing
from sobremesa.terminal.faces import face, mark
from sobremesa.terminal.offers import numbered, offers
from sobremesa.terminal.sheet import reckoning
from sobremesa.text import Speaker

WIDTH, HEIGHT = 50, 22
"""What a terminal of 80×24 leaves for the table."""


def drawn(view: View, selected: tuple[str, ...] = (), width: int = WIDTH, height: int = HEIGHT, lang: str = "es") -> str:
    names = ["Ana", *[f"Bot {n}" for n in range(1, len(view.seats))]]
    speaker = Speaker(lang, view.look, names, view.game)
    return "\n".join(line.plain for line in Drawing(view, speaker, width, height, frozenset(selected), numbered=numbered(view)).table())


def cases() -> list[tuple[str, int, dict[str, object]]]:
    found: list[tuple[str, int, dict[str, object]]] = [(slug, get(slug).seats[0], {}) for slug in sobremesa.games()]
    found += [("damas", 2, {"variant": variant}) for variant in ("international", "canadian", "turkish")]
    return [*found, ("chinchon", 2, {"jokers": 3}), ("brisca", 8, {}), ("blackjack", 7, {}), ("burro", 10, {})]


@pytest.mark.parametrize(("slug", "seats", "options"), cases())
def test_a_match_fits_a_terminal_of_80_by_24(slug: str, seats: int, options: dict[str, object]) -> None:
    """Nothing is wider than the table, all is in sight while one plays, no text lacks its words, no two lines of the list are alike."""
    state = make(slug, seats, 1, None, **options)
    chance = random.Random(1)
    speaker = Speaker("es", slug=slug)
    for _ in range(150):
        view = state.view(0)
        text = drawn(view)
        lines = text.splitlines()
        assert max(map(len, lines)) <= WIDTH, text
        if view.sheet is None:
            assert len(lines) <= HEIGHT, text
        assert f"{slug}-" not in text
        assert "badge-" not in text
        assert "zone-" not in text
        speaker.look = view.look
        labels = [offer.label for offer in offers(view, speaker, [], "", None)]
        assert len(set(labels)) == len(labels)
        if not state.actors():
            return
        if state.deadline() >= 0 and chance.random() < 0.1:
            state.tick(state.deadline())
            state.apply(TABLE, TIMEOUT)
            continue
        seat = state.turn()
        actions = [action for action in state.actions(seat) if state.text(seat, action) not in ("resign", "concede", "leave")]
        state.apply(seat, chance.choice(actions or state.actions(seat)))


def test_faces_of_each_pack() -> None:
    assert face("french", "Th'") == ("10♥", "bright_red")
    assert face("spanish", "12b") == ("12b", "bright_green")
    assert face("mixed", "Ku")[0] == "Ku"
    assert face("mixed", "Kc")[0] == "K♣"
    assert face("", "K") == ("K", "bright_blue")
    assert mark("french", Item("*1", "*1", stands_for="Th")) == ("★10♥", "bright_red")
    assert mark("french", Item("*1", "*1"))[0] == "★1"


def test_a_trick_tells_who_played_what() -> None:
    trick = Zone("trick", "trick", "trick", items=[Item("7o", "7o", owner=1), Item("1o", "1o", owner=2)], count=2)
    view = View("brisca", 0, [Seat(0), Seat(1), Seat(2)], [trick], (0,), look="spanish")
    name, above, cards, below, who = drawn(view).splitlines()[-5:]
    assert name == "Baza"
    assert cards.replace(" ", "") == "│7o││1o│"
    assert who.split() == ["Bot", "1", "Bot", "2"]
    assert who.index("Bot 2") == cards.index("│1o")
    assert len(above) == len(below)


def test_the_frame_of_a_spanish_card_tells_its_suit() -> None:
    hand = Zone("hand-0", "hand", "fan", 0, [Item(f"3{suit}", f"3{suit}") for suit in "oceb"], 4)
    view = View("brisca", 0, [Seat(0), Seat(1)], [hand], (1,), look="spanish")
    assert drawn(view).splitlines()[-3] == "┌───┐┌─ ─┐┌ ─ ┐┌╌╌╌┐"


def test_doubles_stand_upright_and_the_line_wraps() -> None:
    items = [Item(f"{n % 7}-1", f"{n % 7}-{(n + 1) % 7}", at=f"right {n}") for n in range(12)]
    items.insert(3, Item("3-3", "3-3", at="right", marks=("double",)))
    line = Zone("line", "line", "line", items=items, count=13)
    text = drawn(View("domino", 0, [Seat(0), Seat(1)], [line], (0,)))
    assert "┌3┐" in text
    assert "├─┤" in text
    assert "└3┘" in text
    assert sum("│" in row for row in text.splitlines()) == 2
    low = drawn(View("domino", 0, [Seat(0), Seat(1)], [line], (0,)), height=5)
    assert "[3‖3]" in low


def test_the_ends_of_the_line_are_aimed_at() -> None:
    moves = [Move(f"6-1 {end}", ("6-1",), f"line/{end}") for end in ("left", "right")]
    zones = [Zone("line", "line", "line", items=[Item("6-1", "1-6", at="start")], count=1), Zone("hand-0", "hand", "row", 0, [Item("6-1", "6-1")], 1)]
    view = View("domino", 0, [Seat(0), Seat(1)], zones, (0,), moves=moves)
    assert "◀" not in drawn(view)
    assert "*◀*  *▶*" in drawn(view, ("6-1",))


def test_numbered_boards_show_their_numbers_where_the_squares_are() -> None:
    view = make("damas", variant="international").view(0)
    rows = drawn(view).splitlines()[-10:]
    assert rows[0] == " 1     x     x     x     x     x "
    assert rows[4] == "21    21    22    23    24    25 "
    assert rows[9] == "46  o     o     o     o     o    "


def test_a_chosen_piece_shows_where_it_may_go() -> None:
    view = make("damas").view(0)
    rank = next(row for row in drawn(view, ("b3",)).splitlines() if row.startswith(" 4"))
    assert rank.count("*") == 2
    assert "(o)" in drawn(view, ("b3",))


def test_deep_columns_are_counted_where_the_screen_is_low() -> None:
    column = Zone("column-1", "column", "column", items=[Item()] * 6 + [Item(f"{r}s", f"{r}s") for r in "KQJT98765432A"], count=19)
    view = View("klondike", 0, [Seat(0)], [column], (0,), look="french")
    assert drawn(view, height=40).count("▒▒") == 6
    low = drawn(view, height=18)
    assert "▒6" in low
    assert len(low.splitlines()) <= 18


@pytest.mark.parametrize("seats", [1, 2, 4, 10])
def test_a_sheet_fits_and_shows_every_figure(seats: int) -> None:
    columns = tuple(say("seats", seats=str(n)) for n in range(seats))
    sheet = Sheet(say("brisca-sheet"), columns, (Line(say("brisca-line-total"), tuple(range(10, 10 + seats)), total=True),))
    lines = reckoning(sheet, Speaker("es", names=["Ana", *[f"Bot {n}" for n in range(1, seats)]]), WIDTH)
    assert all(line.cell_len <= WIDTH for line in lines)
    assert lines[-2].plain.split()[-seats:] == [str(n) for n in range(10, 10 + seats)]
    if seats == 10:
        assert "Bo9" in lines[1].plain
