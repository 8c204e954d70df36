"""Hands of three lines as the tests of póker chino and of pineapple set them up."""

from __future__ import annotations

import sobremesa
from sobremesa.games.vying._rows_table import RowsTable


def restored(slug: str, seats: int, options: dict[str, object], **position: object) -> RowsTable:
    """A position that names only the cards that matter."""
    state = sobremesa.get(slug).restore({"partial": True, "seats": seats, "options": options, **position})
    assert isinstance(state, RowsTable)
    return state


def nearly_done(slug: str, *boards: str, button: int = -1, fantasy: tuple[int, ...] = (), **options: object) -> RowsTable:
    """A hand whose lines (``front/middle/back`` of each seat) are all down but for one card in back of the last seat, which holds it."""
    seats = len(boards)
    lines = [[part.strip() for part in board.split("/")] for board in boards]
    backs = [line[2] for line in lines]
    last = backs[-1].split()[-1]
    backs[-1] = " ".join(backs[-1].split()[:-1])
    extra: dict[str, object] = {"button": button if button >= 0 else seats - 1, "mover": seats - 1}
    if fantasy:
        extra |= {"fantasy": list(fantasy), "covered": [], "done": list(range(seats - 1))}
    return restored(
        slug,
        seats,
        dict(options),
        fronts=[line[0] for line in lines],
        middles=[line[1] for line in lines],
        backs=backs,
        hands=[""] * (seats - 1) + [last],
        **extra,
    )


def shown(slug: str, *boards: str, button: int = -1, fantasy: tuple[int, ...] = (), **options: object) -> RowsTable:
    """The same after the last card is down: the hand is over."""
    state = nearly_done(slug, *boards, button=button, fantasy=fantasy, **options)
    seat = state.seats - 1
    state.play(seat, state.text(seat, 4 * state.hands[seat].bit_length() - 4 + 2))
    assert state.hand_over()
    assert sum(state.nets) == 0
    return state


def set_all(state: RowsTable, *boards: str) -> None:
    """In the standard game everybody sets the thirteen cards that he has been given."""
    for seat, board in enumerate(boards):
        state.play(seat, "set " + board)


def standard(*boards: str, **options: object) -> RowsTable:
    """A hand of the standard game in which the seats hold these cards and have set them so; they have still to say whether they play."""
    state = restored(
        "poker-chino", len(boards), {"variant": "standard", **options}, hands=[" ".join(board.replace("/", " ").split()) for board in boards]
    )
    set_all(state, *boards)
    return state
