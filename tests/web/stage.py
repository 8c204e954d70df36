"""A real page on which any position can be seen at once: the line to the server is answered here, with views made by the engine itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from urllib.parse import urlparse

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.state import State
from sobremesa.core.view import View
from sobremesa.table.messages import Look, Place, Table

NAMES = ("Ana", "Bernardo", "Carmen", "Domingo", "Elvira", "Fermín", "Gloria", "Hilario", "Inés", "Julián", "Karina", "Lope", "Marta")
"""Who sits at the tables of the stage; the reader is the first."""


def match(slug: str, seats: int, seed: int = 7, **options: str | int) -> State:
    """A match before its first action."""
    game = sobremesa.get(slug)
    return game.start(seats, Options.of(game, seats, options), SeededChance(seed))


class Stage:
    """A page whose table is played by hand: :meth:`show` puts a view on it and waits until it is drawn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[str] = []
        self._lines: list[WebSocketRoute] = []
        self._told: list[str] = []
        self._seq = 0
        self._code = ""
        page.route_web_socket(lambda url: urlparse(url).path.endswith("/ws"), self._join)

    def open(self, slug: str, seats: int, options: Mapping[str, str | int] | None = None) -> None:
        """Go to a table of this game, which is being played."""
        self.page.goto("/")
        self.page.wait_for_selector("[data-play]")
        origin = self.page.evaluate("location.origin")
        headers = {"origin": origin}
        self.page.request.post("/api/me", data={"name": NAMES[0]}, headers=headers)
        body = {"game": slug, "seats": seats, "listed": False, "options": dict(options or {})}
        answer = self.page.request.post("/api/tables", data=body, headers=headers)
        assert answer.ok, answer.text()
        self._code = str(answer.json()["code"])
        places = [Place(seat, "bot" if seat else "human", NAMES[seat], "normal" if seat else "", True) for seat in range(seats)]
        table = Table(self._code, slug, dict(options or {}), places, "playing", 0, True, "", "")
        self._lines.clear()
        self._told = [msgspec.json.encode(table).decode()]
        self.page.goto(f"/t/{self._code}")

    @staticmethod
    def name(seat: int) -> str:
        """Who sits there."""
        return NAMES[seat]

    def show(self, view: View) -> None:
        """Put this view on the table."""
        self._seq += 1
        look = msgspec.json.encode(Look(self._seq, view)).decode()
        self._told = [*self._told[:1], look]
        for line in self._lines:
            line.send(look)
        self.page.wait_for_selector(f'[data-table][data-seq="{self._seq}"]')
        self.painted()

    def painted(self) -> None:
        """Wait until the page has been painted: what it measures of itself it does just before, so that no one sees it undone."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def _join(self, line: WebSocketRoute) -> None:
        self._lines.append(line)
        line.on_message(self._hear)
        for told in self._told:
            line.send(told)

    def _hear(self, message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["type"] == "act":
            self.sent.append(asked["text"])


def play_until(state: State, choose: Callable[[State, int, list[str]], str], done: Callable[[State], bool], most: int = 2000) -> State:
    """Let ``choose`` play for every seat (it is given the state, the seat and what may be done, in words) until ``done``."""
    for _ in range(most):
        if done(state) or not state.actors():
            break
        seat = (state.actors() & -state.actors()).bit_length() - 1
        state.play(seat, choose(state, seat, [state.text(seat, action) for action in state.actions(seat)]))
    return state
