"""A spy at every seat: nothing that reaches anybody holds what he may not know.

What a seat is sent must be the same whatever the hidden cards are: each view from the wire is compared with the view of a state in which all that
the seat cannot know has been dealt anew. Of the toy, whose secrets are known without asking the game, the raw text is searched for them besides.
"""

from __future__ import annotations

import asyncio
import json
import re

import msgspec
import pytest

from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import bits
from sobremesa.core.registry import games, get
from sobremesa.core.state import State
from sobremesa.table import log
from sobremesa.table.match import HEARD, Match
from sobremesa.table.table import Table
from tests.company import company
from tests.table.toys import PACK

from .conftest import PATIENCE, Guest, Player, Running

STEPS = 30
TIMED_STEPS = 8
"""How much of a match is watched; less of one in real time, which takes its time."""


@pytest.fixture(scope="module")
def guests(server: Running) -> list[Guest]:
    return [Guest(server.host, name) for name in ("Ana", "Ben", "Eva", "Leo")]


def table_of(server: Running, code: str) -> Table:
    return server.app.state.house.rooms._rooms[code].table


def watched(player: Player) -> bool:
    """Whether the player has seen enough."""
    view = player.look.get("view", {})
    steps = TIMED_STEPS if view and get(view["game"]).timed else STEPS
    return player.over or player.look.get("seq", 0) >= steps


async def act(server: Running, code: str, player: Player) -> None:
    """Play whatever is legal for a while; where a view lists no moves (only numbers to choose), what the table would play."""
    answered = -1
    seat = player.table["you"]
    while not watched(player):
        seq, view = player.look.get("seq", -1), player.look.get("view", {})
        if seq > answered and seat in view.get("actors", ()):
            answered = seq
            text = player.moves[0] if player.moves else None
            if text is None:
                state = table_of(server, code).match.state
                text = state.text(seat, state.default(seat))
            await player.say("act", seq=seq, text=text)
        if (await player.hear())["type"] == "no":
            # Where several may act at once, another may have been quicker; in real time nothing is late, so one's own choice may be said twice.
            refusal = player.refusals.pop()["key"]
            assert refusal == "late" or get(player.look["view"]["game"]).timed


def states(table: Table) -> list[State]:
    """The true state after every step, from the log alone."""
    texts = [""] * table.opened.seats
    for entry in table.log:
        if isinstance(entry, log.Added):
            texts[entry.seat] = entry.text
    match = Match(table.opened, texts)
    found = [match.state.clone()]
    for entry in table.log:
        if isinstance(entry, log.Played):
            match.play(entry.seat, entry.text, entry.clock)
            found.append(match.state.clone())
    return found


def plain(view: object) -> dict:
    return json.loads(msgspec.json.encode(view))


def faces(view: dict) -> set[str]:
    return {item["face"] for zone in view["zones"] for item in zone.get("items", ()) if item.get("face")}


def words(events: list[dict]) -> set[str]:
    said = [str(fact) for event in events for fact in event["say"].get("facts", {}).values()]
    return {word for text in said for word in text.split()}


def check(player: Player, seat: int, truth: list[State], secret: str, guests: list[Guest]) -> int:
    """Check everything a player has heard; how many views there were."""
    views = 0
    for text in player.heard:
        tell = json.loads(text)
        if tell["type"] == "table" and tell["status"] == "over":
            continue
        assert not secret or secret not in text
        for guest in guests:
            assert guest.cookie.split("=")[1].split(".")[0] not in text
        if tell["type"] != "view":
            continue
        views += 1
        state = truth[tell["seq"]]
        view = tell["view"]
        guessers = [seat] if seat >= 0 else range(min(2, state.seats))
        for guesser in guessers:
            guess = state.clone()
            guess.redeal(guesser, SeededChance(views))
            assert view == plain(guess.view(None if seat < 0 else seat)), f"step {tell['seq']} tells seat {seat} what it cannot know"
        before = truth[max(0, tell["seq"] - 1)]
        if tell["seq"] == 0 or before.hand != state.hand:
            continue  # what was said while lots were drawn and cards dealt is about cards that have been shuffled since
        public = faces(view) | faces(plain(before.view(None if seat < 0 else seat)))
        public |= words([event for event in view.get("events", []) if event["kind"] == "play"])  # laid for all to see, and perhaps taken up at once
        for other in range(state.seats):
            if other != seat:
                held = {item.face for zone in state.zones(other) if zone.owner == other and zone.kind == "hand" for item in zone.items if item.face}
                assert not (words(view.get("events", [])) & held - public), f"an event of step {tell['seq']} names a card that seat {other} holds"
    return views


async def watch(server: Running, guests: list[Guest], slug: str, **more: object) -> None:
    seats, options = company(slug)
    ana, ben, eva, leo = guests
    code = ana.open(slug, seats=seats, **{"options": options, **more})
    async with ana.at(code) as one, ben.at(code) as two, eva.at(code) as three:
        people, watchers = [one], [three]
        await one.until("table")
        await two.until("table")
        if seats > 1:
            people.append(two)
            await two.say("sit", seat=1)
            await two.until("table", lambda tell: tell["you"] == 1)
            await two.say("add", text="a chance of my own")
        else:
            watchers.append(two)
        await one.say("start")
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[act(server, code, player) for player in people], *[_listen(player) for player in watchers])
        async with leo.at(code) as four:
            late = await four.until("events")
        table = table_of(server, code)
        truth = states(table)
        secret = table.opened.secret
        assert check(one, 0, truth, secret, guests[1:]) > 1
        if seats > 1:
            assert check(two, 1, truth, secret, guests[:1]) > 1
        assert check(three, -1, truth, secret, guests[:2]) > 1
        told = [event for state in truth[: late["seq"] + 1] for event in plain(state.view(None)).get("events", [])]
        assert late["events"] == told[-HEARD:]
        if slug == "toy-cards":
            for player, seat in ((one, 0), (two, 1), (three, -1)):
                search(player, seat, truth)


async def _listen(player: Player) -> None:
    while not watched(player):
        await player.hear()


def search(player: Player, seat: int, truth: list[State]) -> None:
    """Search the raw text for the toy's secret cards."""
    for text in player.heard:
        tell = json.loads(text)
        if tell["type"] == "view":
            state = truth[tell["seq"]]
            secret = bits(state.stock)
            for other in range(state.seats):
                if other != seat:
                    secret += bits(state.hands[other])
                    if state.options.on("together") and state.chosen[other] >= 0:
                        secret.append(state.chosen[other])
            said = set(re.findall(r'[^",:\[\]{} ]+', text))
            assert not said & {PACK.names[card] for card in secret}


@pytest.mark.parametrize("together", ["off", "on"])
async def test_the_toy_keeps_its_secrets(server, guests, together):
    await watch(server, guests, "toy-cards", options={"together": together})


@pytest.mark.parametrize("slug", games())
async def test_every_game_keeps_its_secrets(server, guests, slug):
    await watch(server, guests, slug)


async def test_the_spy_would_notice(server, guests, monkeypatch):
    from tests.table import toys

    honest = toys.CardsState.zones

    def leaky(self, seat):
        zones = honest(self, seat)
        zones[-1].label = toys.Say("stock-left", {"n": PACK.names[(bits(self.hands[1]) or [0])[0]]})
        return zones

    monkeypatch.setattr(toys.CardsState, "zones", leaky)
    with pytest.raises(AssertionError, match="what it cannot know"):
        await watch(server, guests, "toy-cards")
