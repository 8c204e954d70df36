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
from sobremesa.terminal.offers import keyed, numbered, offers
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
    assert name == "Baza · Se sale de oros"
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


def _trick_view(*zones: Zone, moves: tuple[Move, ...] = (), direction: str = "anticlockwise") -> View:
    seats = [Seat(seat, side=seat % 2, cards=13) for seat in range(4)]
    facts = (say("trump-is", suit="h"),)
    return View("hearts", 0, seats, list(zones), (0,), list(moves), facts=facts, look="french", direction=direction)


def _cards(text: str, owner: int = -1) -> list[Item]:
    return [Item(name, name, owner=owner + n if owner >= 0 else -1) for n, name in enumerate(text.split())]


def _names(text: str) -> list[str]:
    return text.split()


THIRTEEN = "As Ks 2s Qh Jh 9h 8h Td 9d 8d 7c Kc 3c"


def test_a_trick_tells_the_suit_led_and_the_table_its_trumps_sides_and_direction() -> None:
    view = _trick_view(Zone("trick", "trick", "trick", items=_cards("9d Js", 1), count=2), direction="clockwise")
    text = drawn(view)
    assert "Baza · Se sale de diamantes" in text
    assert "♥ Triunfo: corazones · ↻" in text
    assert ["● Ana" in text, "▲ Bot 1" in text] == [True, True]
    joker = _trick_view(Zone("trick", "trick", "trick", items=_cards("*1 Js", 1), count=2, shape={"led": "c"}))
    assert "Se sale de tréboles" in drawn(joker)


def test_a_hand_of_thirteen_a_dummy_and_a_trick_of_two_rounds_fit() -> None:
    hand = Zone("hand-0", "hand", "fan", 0, _cards(THIRTEEN), 13)
    dummy = Zone("hand-2", "hand", "fan", 2, _cards("3s 4s Ts 5s 6h 7h 3d 5d 6d Qd 4c 5c Tc"), 13)
    trick = Zone("trick", "trick", "trick", items=[Item(name, name, owner=n % 4) for n, name in enumerate(_names("2d Jd 4d Qs 7d Kd 6c"))], count=7)
    view = _trick_view(hand, dummy, trick, moves=(Move("3c", ("3c",)), Move("Td", ("Td",))))
    text = drawn(view)
    assert len(text.splitlines()) <= HEIGHT
    assert max(map(len, text.splitlines())) <= WIDTH
    assert all(sign in text for sign in ("3♠", "10♣", "Q♠", "7♣"))
    # The keys choose what can be played, which may lie beyond the tenth card.
    assert numbered(view) == (("hand-0", "Td"), ("hand-0", "3c"))


def test_players_stand_in_the_order_of_play() -> None:
    view = View("whist", 0, [Seat(seat) for seat in range(4)], [], (0,), circle=(0, 2, 4, 3), direction="clockwise")
    names = [line.split()[0 if "▶" not in line else 1] + line.split()[1 if "▶" not in line else 2] for line in drawn(view).splitlines()[1:]]
    assert names == ["Bot2", "Bot3", "Bot1", "Ana0"]


def test_only_whom_the_game_waits_for_is_pointed_at() -> None:
    """In mus all four may make a seña, but one has the word; and the stones are told once, by the score."""
    state = make("mus", 4, 3, None, corrido="off")
    assert state.actors() == 0b1111
    position = {**state.position(), "points": [13, 0]}
    view = get("mus").restore(position).view(0)
    text = drawn(view)
    pointed = [line for line in text.splitlines() if line.startswith("▶")]
    assert len(pointed) == 1
    assert ("Ana" if state.turn() == 0 else f"Bot {state.turn()}") in pointed[0]
    assert "  13" in text
    assert "→" not in text


def test_an_auction_is_a_panel_and_a_list_with_keys() -> None:
    bids = [Move(f"bid {n}{suit}", say=say("trump-is", n=n, suit=suit), at=f"{n - 5},{at}") for n in (6, 7) for at, suit in enumerate("scdh", 1)]
    view = _trick_view(Zone("hand-0", "hand", "fan", 0, _cards(THIRTEEN), 13), moves=(*bids[1:], Move("pass", say=say("turn-yours"))))
    rows = [line.split() for line in drawn(view).splitlines()]
    assert ["·", "6♣", "6♦", "6♥"] in rows
    assert ["7♠", "7♣", "7♦", "7♥"] in rows
    found = offers(view, Speaker("es", "french"), [], "", None)
    assert found[0].key == "pass"
    keys = keyed(found, view)
    assert [found[keys[key]].key for key in "12"] == ["pass", "bid 6c"]


def test_a_number_is_bid_by_its_own_key_and_cards_keep_theirs() -> None:
    asks = tuple(Move(f"bid {n}", say=say("stock-left", n=n)) for n in range(14) if n != 3)
    view = _trick_view(Zone("hand-0", "hand", "fan", 0, _cards(THIRTEEN), 13), moves=asks)
    found = offers(view, Speaker("es", "french"), [], "", None)
    keys = keyed(found, view)
    assert {key: found[n].key for key, n in keys.items()} == {str(n): f"bid {n}" for n in (0, 1, 2, 4, 5, 6, 7, 8, 9)}
    played = _trick_view(Zone("hand-0", "hand", "fan", 0, _cards(THIRTEEN), 13), moves=(*asks, Move("As", ("As",))))
    assert keyed(offers(played, Speaker("es", "french"), [], "", None), played) == {}


def test_many_sets_that_a_pick_can_make_do_not_hide_what_else_may_be_done() -> None:
    state = make("poker-ruso", 1, seed=3)
    state.play(0, "ante 1")
    state.play(0, "ready")
    view = state.view(0)
    assert len(view.moves) > 30
    found = offers(view, Speaker("es", slug="poker-ruso"), [], "", None)
    assert sorted(offer.key for offer in found) == ["bet", "buy", "change", "fold"]
    chosen = offers(view, Speaker("es", slug="poker-ruso"), [view.moves[-1].items[0]], "", None)
    assert sorted(offer.key for offer in chosen) == ["bet", "buy", "change", "fold"]
