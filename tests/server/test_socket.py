"""Tables over real WebSockets."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.core.fair import commitment
from sobremesa.core.records import Record
from sobremesa.core.refusal import Refused
from sobremesa.server.limits import Limits
from sobremesa.server.socket import _decode
from sobremesa.table.messages import Ask
from tests.table import toys

from .conftest import PATIENCE, Guest, Player


async def test_two_people_and_a_spectator_play_a_match(server):
    ana, ben, eva = (Guest(server.host, name) for name in ("Ana", "Ben", "Eva"))
    code = ana.open("toy-cards", seats=2)
    async with ana.at(code) as one, ben.at(code) as two, eva.at(code) as three:
        await two.until("table")
        await two.say("sit")
        await two.say("add", text="a chance of my own")
        await one.until("table", lambda tell: tell["places"][1].get("text") == "a chance of my own")
        published = one.table["commitment"]
        await one.say("start")
        await asyncio.wait_for(asyncio.gather(one.play_out(), two.play_out(), three.play_out()), PATIENCE)
        assert one.look["view"]["over"]
        assert one.look["seq"] == two.look["seq"] == three.look["seq"] == 13
        secret = two.table["secret"]
        assert commitment(bytes.fromhex(secret)) == published
        assert not one.refusals
        await one.say("chat", text="bien jugado")
        assert (await three.until("chat"))["text"] == "bien jugado"
        record = json.loads(httpx.get(f"{server.url}/api/tables/{code}/record").content)
        assert record["fair"]["secret"] == secret
        assert record["names"] == ["Ana", "Ben"]
        opened = httpx.get(f"{server.url}/api/tables/{code}/replay/3").json()
        assert opened["steps"] == 13
        hands = [zone for zone in opened["view"]["zones"] if zone["kind"] == "hand"]
        assert [len(zone.get("items", [])) for zone in hands] == [1, 2] or [len(zone.get("items", [])) for zone in hands] == [2, 1]
        mine = httpx.get(f"{server.url}/api/tables/{code}/replay/0?seat=1").json()
        assert [len(zone.get("items", [])) for zone in mine["view"]["zones"] if zone["kind"] == "hand"] == [0, 3]
        for path in ("replay/99", "replay/0?seat=7", "replay/0?seat=x"):
            assert httpx.get(f"{server.url}/api/tables/{code}/{path}").status_code == 400
        await two.say("rematch")
        following = (await one.until("table", lambda tell: tell.get("next")))["next"]
    async with ben.at(following) as two:
        assert (await two.until("table"))["you"] == 1
        assert two.table["status"] == "waiting"


async def test_bots_play_in_the_free_seats(server):
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-cards", seats=4)
    async with ana.at(code) as one:
        await one.say("seat_bot", seat=1, level="hard")
        await one.say("start")
        await asyncio.wait_for(one.play_out(), PATIENCE)
        assert [place.get("level", "") for place in one.table["places"]] == ["", "hard", "normal", "normal"]


async def test_a_hint_comes_with_its_reason(server):
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.say("start")
        await one.until("view")
        await one.say("hint", seq=0)
        assert (await one.until("hint"))["text"] == one.moves[0]


async def test_a_game_in_real_time(server):
    ana, ben = Guest(server.host, "Ana"), Guest(server.host, "Ben")
    code = ana.open("toy-race", seats=2, options={"rounds": 1})
    async with ana.at(code) as one, ben.at(code) as two:
        await two.say("sit")
        await one.until("table", lambda tell: tell["places"][1]["kind"] == "human")
        probe = await one.until("probe")
        await one.say("ping", n=probe["n"])
        await one.until("pong")
        await one.say("start")
        await two.until("view")
        await two.say("act", seq=0, text="grab")
        await two.until("table", lambda tell: tell["status"] == "over")
        assert two.look["view"]["winners"] == [1]


async def test_who_drops_comes_back_to_the_same_seat(server):
    ana, ben = Guest(server.host, "Ana"), Guest(server.host, "Ben")
    code = ana.open("toy-cards", seats=2)
    async with ben.at(code) as two:
        async with ana.at(code) as one:
            await two.say("sit")
            await one.until("table", lambda tell: tell["places"][1]["kind"] == "human")
            await one.say("start")
            await one.until("view")
            before = one.look["view"]["zones"]
        await two.until("table", lambda tell: not tell["places"][0].get("here"))
        async with ana.at(code) as one:
            await one.until("view")
            assert one.table["you"] == 0
            assert one.look["view"]["zones"] == before


async def test_refusals_are_clear_and_change_nothing(server):
    ana, ben, eva = (Guest(server.host, name) for name in ("Ana", "Ben", "Eva"))
    code = ana.open("toy-cards", seats=2)
    async with ana.at(code) as one, ben.at(code) as two, eva.at(code) as three:
        await two.say("sit")
        await one.until("table", lambda tell: tell["places"][1]["kind"] == "human")
        assert await two.refused("start") == "not-host"
        assert await two.refused("seat_bot", seat=1) == "not-host"
        assert await three.refused("act", seq=0, text="1o") == "not-seated"
        assert await one.refused("act", seq=0, text="1o") == "match-not-begun"
        await one.say("start")
        for player in (one, two, three):
            await player.until("view")
        before = one.look["view"]
        for text in ('{"type":"act"}', "{", "[]", "null", '"act"', '{"type":"nothing"}', '{"type":"act","seq":"0","text":1}', "\x00", "[" * 5000, ""):
            await one.socket.send(text)
            assert (await one.until("no"))["key"] == "malformed"
        await one.socket.send(b"\x00\x01")
        assert (await one.until("no"))["key"] == "malformed"
        await one.socket.send(json.dumps({"type": "act", "seq": 0, "text": one.moves[0], "seat": 1}))
        assert (await one.until("no"))["key"] == "malformed"
        assert await one.refused("act", seq=0, text="x" * 10_000) == "too-long"
        assert await two.refused("act", seq=0, text=two.look["view"]["zones"][1]["items"][0]["id"]) == "not-your-turn"
        assert await one.refused("act", seq=99, text=one.moves[0]) == "late"
        assert await one.refused("act", seq=-1, text=one.moves[0]) == "late"
        assert await one.refused("act", seq=0, text=two.look["view"]["zones"][1]["items"][0]["id"]) == "not-held"
        assert await one.refused("act", seq=0, text="boom") == "unknown-move"
        assert await one.refused("undo") == "no-undo"
        assert await three.refused("sit", seat=0) == "seat-taken"
        async with ana.at(code) as again:
            await again.until("view")
            assert again.look["seq"] == 0
            assert again.look["view"] == before
        move = one.moves[0]
        await one.say("act", seq=0, text=move)
        await one.say("act", seq=0, text=move)
        assert (await one.until("no"))["key"] in ("late", "not-your-turn")
        assert one.look["seq"] == 1


async def test_a_huge_message_ends_the_connection_and_nothing_else(server):
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.until("table")
        await one.socket.send("x" * 200_000)
        assert await one.until_closed() == 1009
    async with ana.at(code) as one:
        assert (await one.until("table"))["you"] == 0


async def test_haste_is_slowed_down_and_rudeness_shown_the_door(make_server):
    server = make_server(limits=Limits(haste=(30, 100)))
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.until("table")
        for n in range(60):
            await one.say("ping", n=n)
        assert (await one.until("no"))["key"] == "too-fast"
        with suppress(ConnectionClosed):
            for n in range(2000):
                await one.say("ping", n=n)
        assert await one.until_closed() == 1008


async def test_who_may_not_come_in(server):
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    url = f"ws://{server.host}/api/tables/{code}/ws"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="https://evil.example", additional_headers={"Cookie": ana.cookie}):
            pass
    async with connect(url, origin=server.url, additional_headers={"Cookie": ana.cookie}) as socket:
        assert (await Player(socket).until("table"))["you"] == 0
    for cookie in ("", "sobremesa=x", ana.cookie[:-2] + "xx"):
        async with connect(url, additional_headers={"Cookie": cookie}) as socket:
            player = Player(socket)
            assert (await player.until("no"))["key"] == "no-guest"
            assert await player.until_closed() == 4401
    async with connect(url.replace(code, "zzzzzz"), additional_headers={"Cookie": ana.cookie}) as socket:
        player = Player(socket)
        assert (await player.until("no"))["key"] == "unknown-table"
        assert await player.until_closed() == 4404


async def test_a_guest_has_only_so_many_connections(server):
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    opened = [ana.at(code) for _ in range(13)]
    players = [await one.__aenter__() for one in opened]
    tells = [(await player.hear())["type"] for player in players]
    assert tells == ["table"] * 12 + ["no"]
    for one in opened:
        await one.__aexit__(None, None, None)


async def test_a_table_in_use_keeps_its_place_in_a_full_house(make_server):
    server = make_server(limits=Limits(rooms=1))
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.until("table")
        answer = ana.http.post("/api/tables", json={"game": "toy-solo"})
        assert (answer.status_code, answer.json()["key"]) == (503, "house-full")
        await one.say("start")
        await one.until("view")


async def test_a_restart_loses_nothing(make_server, tmp_path):
    server = make_server()
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-cards", seats=2)
    async with ana.at(code) as one:
        await one.say("start")
        await one.until("view", lambda tell: tell["seq"] == 0)
        await one.say("act", seq=0, text=one.moves[0])
        await one.until("view", lambda tell: tell["seq"] >= 2 and tell["view"]["actors"] == [0])
        before = one.look
    server.stop()
    again = make_server(tmp_path / "tables.db")
    ana.host = again.host
    async with ana.at(code) as one:
        await one.until("view")
        assert one.table["you"] == 0
        assert one.look["seq"] == before["seq"]
        assert one.look["view"]["zones"] == before["view"]["zones"]
        await asyncio.wait_for(one.play_out(), PATIENCE)
    record = httpx.get(f"{again.url}/api/tables/{code}/record").content
    assert _record(record).verify().scores()


async def test_two_servers_on_one_database_never_write_the_same_step(make_server, tmp_path):
    first = make_server()
    second = make_server(tmp_path / "tables.db")
    ana = Guest(first.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.say("start")
        await one.until("view")
        ana.host = second.host
        async with ana.at(code) as two:
            await two.until("view")
            await one.say("act", seq=0, text="up")
            await one.until("view", lambda tell: tell["seq"] == 1)
            await two.say("act", seq=0, text="down")  # the second server does not know of the first one's step
            assert await two.until_closed() == 1012
            assert two.look["seq"] == 0
        async with ana.at(code) as two:
            await two.until("view")
            assert two.look["seq"] == 1
            assert two.look["view"]["seats"][0]["score"] == 1


async def test_many_tables_at_once(server):
    async def match(n: int) -> None:
        ana, ben = Guest(server.host, f"Ana {n}"), Guest(server.host, f"Ben {n}")
        code = ana.open("toy-cards", seats=2)
        async with ana.at(code) as one, ben.at(code) as two:
            await two.say("sit")
            await one.until("table", lambda tell: tell["places"][1]["kind"] == "human")
            await one.say("start")
            await asyncio.gather(one.play_out(), two.play_out())
            assert one.look["seq"] == two.look["seq"] == 13

    await asyncio.wait_for(asyncio.gather(*[match(n) for n in range(15)]), 3 * PATIENCE)


async def test_an_idle_table_leaves_memory_and_comes_back(make_server):
    server = make_server()
    rooms = server.app.state.house.rooms
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.say("start")
        await one.until("view")
        rooms.sweep(0)
        assert len(rooms) == 1
        await one.say("act", seq=0, text="up")
        await one.until("view", lambda tell: tell["seq"] == 1)
    async with asyncio.timeout(PATIENCE):
        while len(rooms):
            rooms.sweep(0)
            await asyncio.sleep(0.01)
    async with ana.at(code) as one:
        await one.until("view")
        assert one.look["seq"] == 1
        assert len(rooms) == 1


async def test_a_fault_in_a_game_costs_only_a_connection(server, monkeypatch):
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.say("start")
        await one.until("view")
        await one.say("act", seq=0, text="up")
        await one.until("view")
        zones = toys.SoloState.zones
        monkeypatch.setattr(toys.SoloState, "zones", lambda self, seat: 1 // 0)
        await one.say("act", seq=1, text="up")
        assert await one.until_closed() == 1011
        monkeypatch.setattr(toys.SoloState, "zones", zones)
    async with ana.at(code) as one:
        await one.until("view")
        assert one.look["seq"] == 1
        await one.say("act", seq=1, text="up")
        await one.until("view", lambda tell: tell["seq"] == 2)


async def test_a_log_that_no_longer_plays_is_told_so(make_server, monkeypatch):
    server = make_server()
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-solo")
    async with ana.at(code) as one:
        await one.say("start")
        await one.until("view")
        await one.say("act", seq=0, text="up")
        await one.until("view", lambda tell: tell["seq"] == 1)
    server.app.state.house.rooms._rooms.clear()
    monkeypatch.setattr(toys.SoloState, "actions", lambda self, seat: [0])
    answer = ana.http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["key"]) == (500, "table-unreadable")


def _record(raw: bytes) -> Record:
    return msgspec.json.decode(raw, type=Record)


# -- garbage ------------------------------------------------------------------------------------------------------------------------------------

_words = st.one_of(st.text(max_size=30), st.integers(), st.none(), st.booleans(), st.floats())
_kinds = ["act", "sit", "rise", "start", "undo", "hint", "chat", "rematch", "ping", "add", "seat_bot", "deal", "1o"]
_objects = st.dictionaries(
    st.sampled_from(["type", "seq", "text", "seat", "level", "n", "redo", "x"]),
    st.one_of(_words, st.sampled_from(_kinds), st.lists(_words)),
    max_size=6,
)
_garbage = st.one_of(st.text(max_size=200), _objects.map(json.dumps), st.recursive(_words, lambda inner: st.lists(inner)).map(json.dumps))


def _read(text: str) -> Ask | Refused:
    try:
        return _decode(text)
    except Refused as refusal:
        return refusal


@given(_garbage)
@settings(max_examples=150, deadline=None)
def test_any_text_is_a_message_or_refused(text):
    assert isinstance(_read(text), Ask | Refused)


@given(st.lists(_objects, max_size=15))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_table_bears_any_messages(messages):
    from tests.table.test_table import Driver, Setup

    driver = Driver(Setup("toy-cards", "ana", "Ana", 2))
    driver.join("ana", "eva")
    for message in messages:
        for who in ("ana", "eva"):
            ask = _read(json.dumps(message))
            if isinstance(ask, Refused):
                continue
            before = len(driver.table.log)
            if driver.ask(who, ask) is not None:
                assert len(driver.table.log) == before
    driver.reload()
    assert driver.table.opened.game == "toy-cards"
