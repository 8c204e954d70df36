"""A move may be written in the words of the list."""

from __future__ import annotations

import pytest
from textual.widgets import OptionList, Static

from sobremesa.core.refusal import Refused
from sobremesa.core.registry import make
from sobremesa.core.view import View
from sobremesa.terminal.offers import keyed, offers
from sobremesa.terminal.play import Terminal
from sobremesa.terminal.spoken import meant
from sobremesa.text import Speaker

from .test_play import my_turn, terminal


def first_view() -> View:
    state = make("texas-holdem", 6, seed=3)
    return state.view(state.turn())


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("igualar", "call"),
        ("Igualar 2", "call"),
        ("igualo", "call"),
        ("RETIRARSE", "fold"),
        ("me retiro", ""),
        ("subir a 10", "raise 10"),
        ("subir 10", "raise 10"),
        ("subo 10", "raise 10"),
        ("10", "raise 10"),
        ("2", ""),
        ("subir", "bet"),
        ("igualar 7", ""),
        ("retirarse 3", ""),
        ("xyz", ""),
        ("?", ""),
    ],
)
def test_words_mean_the_line_they_begin(text: str, key: str) -> None:
    """Two lines that a number alone could mean are none."""
    view = first_view()
    found = meant(text, offers(view, Speaker("es", slug="texas-holdem"), [], "", None))
    assert (found.key if found else "") == key


@pytest.mark.parametrize(("text", "key"), [("órdago", "ordago"), ("ÓRDAGO", "ordago"), ("envidar 5", "envido 5"), ("Pasar", "paso")])
def test_accents_do_not_count(text: str, key: str) -> None:
    state = make("mus", 4, seed=3)
    state.play(0, "cortar")
    seat = state.turn()
    found = meant(text, offers(state.view(seat), Speaker("es", slug="mus"), [], "", None))
    assert found is not None
    assert found.key == key


def test_where_cards_are_not_played_the_numbers_choose_lines_a_bet_too() -> None:
    view = first_view()
    found = offers(view, Speaker("es", slug="texas-holdem"), [], "", None)
    assert [offer.kind for offer in found] == ["control", "move", "move"]
    assert keyed(found, view) == {"1": 0, "2": 1, "3": 2}


def test_usual_bets_have_their_names() -> None:
    view = first_view()
    found = offers(view, Speaker("es", slug="texas-holdem"), [], "", view.controls[0])
    assert found[0].label == "4 · mín"
    assert found[-1].label == "200 · todo"
    assert [offer.key for offer in found] == [offer.label.split()[0] for offer in found]


def drawn(app: Terminal) -> str:
    return str(app.query_one("#table", Static).render())


async def test_what_is_written_in_words_is_played_and_what_means_nothing_is_told_so() -> None:
    app = terminal("texas-holdem")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        seq = app.seq
        await pilot.press("slash", *"xyz", "enter")
        await pilot.pause(0.05)
        assert "xyz" in app.message
        assert "lista" in app.message
        await pilot.press("slash", *"subir", "enter")
        await pilot.pause(0.05)
        assert app.control is not None
        assert "Esc" in app.message
        assert "─1─" not in drawn(app), "digits are the bet's, not the cards'"
        await pilot.press("escape")
        assert app.seq == seq
        await pilot.press("slash", *"retirarse", "enter")
        await pilot.pause(0.05)
        assert app.seq > seq
        assert any("no va" in line for line in app.said)


async def test_a_card_that_waits_to_be_confirmed_is_confirmed_by_enter_in_real_time_too() -> None:
    app = terminal("outlaw-poker")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await my_turn(pilot)
        assert app.shown is not None
        card = app.offers[0].key
        await pilot.press("enter")
        await pilot.pause(0.2)
        moves = app.query_one("#moves", OptionList)
        assert card not in [offer.key for offer in app.offers]
        assert moves.highlighted is not None
        assert app.offers[moves.highlighted].key == "ready"
        await pilot.press("slash", *"guardar", "enter")
        await pilot.pause(0.2)
        assert "lista" in app.message, "that could be any of the cards"
        await pilot.press("slash", *"Listo", "enter")
        await pilot.pause(0.2)
        assert "ready" not in [offer.key for offer in app.offers]
        assert "Listo" not in app.message


def test_no_is_no_card() -> None:
    state = make("mus", 4, seed=3)
    with pytest.raises(Refused, match="unknown-move"):
        state.parse(0, "no mus")
