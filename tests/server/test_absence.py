"""People who leave games of poker and come back, over real WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import httpx

from sobremesa.table.clock import Pauses

from .conftest import PATIENCE, Guest, Player

MEEK = ("check", "call", "deal", "muck", "stay")


def meekest(player: Player) -> str:
    """The quietest of his moves."""
    return next((text for text in MEEK if text in player.moves), player.moves[0])


def boldest(player: Player) -> str:
    """The most he may bet or buy."""
    return player.moves[-1] if len(player.moves) > 1 else player.moves[0]


def timid(player: Player) -> str:
    """Never a chip more than he must."""
    return "fold" if "fold" in player.moves else meekest(player)


def must_act(player: Player) -> bool:
    view = player.look.get("view", {})
    return player.table["you"] in view.get("awaited", view.get("actors", []))


async def play(player: Player, style: Callable[[Player], str] = meekest, until: Callable[[Player], bool] = lambda player: False) -> None:
    """Play, in a style, until the match is over or something has come about."""
    answered = -1
    while player.table.get("status") != "over" and not until(player):
        if player.look and must_act(player) and player.look["seq"] > answered:
            answered = player.look["seq"]
            await player.say("act", seq=answered, text=style(player))
        await player.hear()


@asynccontextmanager
async def seated(code: str, *guests: Guest) -> AsyncIterator[list[Player]]:
    """All of them with a seat, the first being the host."""
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(guest.at(code)) for guest in guests]
        for player in players[1:]:
            await player.say("sit")
            await player.until("table", lambda tell: tell["you"] >= 0)
        await players[0].until("table", lambda tell: sum(place["kind"] == "human" for place in tell["places"]) == len(guests))
        yield players


def hand(player: Player) -> int:
    return int(player.look["view"].get("hand", 0)) if player.look else 0


async def test_the_rules_then_a_bot_play_for_who_has_gone_and_he_comes_back(make_server):
    server = make_server(pauses=Pauses(hand=0, absent=200))
    ana, ben, eva = (Guest(server.host, name) for name in ("Ana", "Ben", "Eva"))
    code = ana.open("texas-holdem", seats=3)
    told: list[tuple[int, str]] = []

    def note(player: Player) -> None:
        place = player.table["places"][2]
        if player.look:
            told.append((hand(player), place.get("stand_in", "here" if place.get("here") else "away")))

    async with seated(code, ana, ben) as (one, two), asyncio.timeout(PATIENCE):
        async with eva.at(code) as three:
            await three.say("sit")
            await three.until("table", lambda tell: tell["you"] == 2)
            await one.say("start")
            await three.until("view")
        enough = asyncio.Event()
        other = asyncio.create_task(play(two, until=lambda player: enough.is_set()))

        def watch(player: Player) -> bool:
            note(player)
            return hand(player) >= 4

        await play(one, until=watch)
        assert {who for number, who in told if number == 0} >= {"away", "rules"}
        assert {who for number, who in told if number == 1} == {"rules"}
        assert {who for number, who in told if number == 2} <= {"rules", "bot"}
        assert {who for number, who in told if number == 3} == {"bot"}
        async with eva.at(code) as three:
            await three.until("view")
            assert three.table["you"] == 2
            assert "stand_in" not in three.table["places"][2]
            await one.until("table", lambda tell: tell["places"][2].get("here", False))
            assert "stand_in" not in one.table["places"][2]
            rest = asyncio.create_task(play(one, until=lambda player: enough.is_set()))
            await play(three, until=lambda player: must_act(player))
            seq = three.look["seq"]
            await three.say("act", seq=seq, text=meekest(three))
            await three.until("view", lambda tell: tell["seq"] > seq)
            assert not three.refusals
            enough.set()
        await asyncio.gather(rest, other)  # her going is told to both


async def insist(player: Player, word: str, done: Callable[[Player], bool]) -> None:
    """Make the move that begins so whenever it may be made, others being faster now and then, until something has come about (the end of the match
    may be told before it)."""
    answered = -1
    while not done(player):
        wanted = next((text for text in reversed(player.moves) if text.startswith(word)), "")
        if player.look["seq"] > answered and (wanted or must_act(player)):
            answered = player.look["seq"]
            await player.say("act", seq=answered, text=wanted or meekest(player))
        await player.hear()


async def test_leaving_a_cash_game_buying_again_and_its_end(make_server):
    server = make_server(pauses=Pauses(hand=0))
    ana, ben = Guest(server.host, "Ana"), Guest(server.host, "Ben")
    code = ana.open("texas-holdem", seats=3, options={"hands": "none"})

    def bought(player: Player) -> bool:
        events = player.look["view"].get("events", [])
        return any(event["kind"] == "buy" and event.get("seat", -1) == 0 for event in events)

    def out(player: Player) -> bool:
        return bool(player.look["view"]["seats"][player.table["you"]].get("out"))

    async with seated(code, ana, ben) as (one, two), asyncio.timeout(PATIENCE):
        await one.say("start")
        enough = asyncio.Event()
        other = asyncio.create_task(play(two, until=lambda player: enough.is_set()))
        await one.until("view")
        await insist(one, "buy", bought)
        assert one.look["view"]["seats"][0]["chips"] == 200, "a hundred big blinds"
        await insist(one, "leave", out)
        begun = hand(one)
        await play(one, until=lambda player: hand(player) > begun)
        assert one.table["you"] == 0, "she watches from her seat"
        assert one.table["status"] == "playing"
        enough.set()
        await other
        await insist(two, "leave", out)
        await one.until("table", lambda tell: tell["status"] == "over")
        assert one.look["view"]["winners"]
        assert httpx.get(f"{server.url}/api/tables/{code}/record").status_code == 200
        await one.say("rematch")
        assert (await two.until("table", lambda tell: tell.get("next")))["next"]


async def test_who_is_out_of_a_tournament_goes_and_comes_to_watch(make_server):
    server = make_server(pauses=Pauses(hand=0, absent=100))
    ana, ben, eva = (Guest(server.host, name) for name in ("Ana", "Ben", "Eva"))
    code = ana.open("texas-holdem", seats=3, options={"format": "tournament", "buy_in": 20})
    async with seated(code, ana, ben, eva) as players, asyncio.timeout(PATIENCE):
        await players[0].say("start")

        def somebody_out(player: Player) -> bool:
            return bool(player.look) and any(seat.get("out") for seat in player.look["view"]["seats"])

        styles = (boldest, boldest, timid)
        await asyncio.gather(*[play(player, style, somebody_out) for player, style in zip(players, styles, strict=True)])
        outs = [n for n, seat in enumerate(players[0].look["view"]["seats"]) if seat.get("out")]
        assert players[0].table["status"] == "playing"
        guests = [ana, ben, eva]
        gone = outs[0]
        await players[gone].socket.close()
        left = [player for n, player in enumerate(players) if n != gone]
        await left[0].until("table", lambda tell: not tell["places"][gone].get("here"))
        await asyncio.sleep(0.3)
        async with guests[gone].at(code) as back:
            await back.until("view")
            assert back.table["you"] == gone
            assert back.moves == []
            assert all("stand_in" not in place for place in back.table["places"])
            await asyncio.gather(*[play(player, meekest, lambda player: player.over) for player in [*left, back]])
            assert back.over
            assert gone not in back.look["view"]["winners"]
