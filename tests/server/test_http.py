"""The routes over real HTTP."""

from __future__ import annotations

import gzip

import httpx
import msgspec
import pytest

from sobremesa import text
from sobremesa.server.limits import Limits
from sobremesa.server.messages import TableInfo
from sobremesa.table.shelf import GameInfo, game_info
from tests.table import toys

from .conftest import Guest


def test_the_shelf_holds_every_game_with_its_options(server):
    answer = httpx.get(f"{server.url}/api/games", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    games = {game.slug: game for game in msgspec.json.decode(answer.content, type=list[GameInfo])}
    assert set(toys.TOYS) <= set(games)
    assert games["toy-cards"] == game_info("toy-cards")
    hands, together = games["toy-cards"].options
    assert (hands.values, hands.low, hands.high) == ((2,), 1, 9)
    assert (together.values, together.low) == (("off", "on"), None)
    again = httpx.get(f"{server.url}/api/games", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_texts_in_both_languages(server):
    for lang in text.LANGUAGES:
        assert httpx.get(f"{server.url}/api/text/{lang}.ftl").text == text.source(lang)
    answer = httpx.get(f"{server.url}/api/text/xx.ftl")
    assert (answer.status_code, answer.json()["key"]) == (404, "unknown-language")


def test_rules_are_html_and_never_hold_foreign_html(server, monkeypatch):
    page = "# Rules\n\n<script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    monkeypatch.setattr(text, "rulebook", lambda lang, slug: page)
    answer = httpx.get(f"{server.url}/api/rules/es/toy-cards")
    assert answer.headers["content-type"].startswith("text/html")
    assert "<h1>Rules</h1>" in answer.text
    assert "<td>2</td>" in answer.text
    assert "<script" not in answer.text
    monkeypatch.undo()
    assert httpx.get(f"{server.url}/api/rules/es/..%2f..%2fcore").status_code == 404
    assert httpx.get(f"{server.url}/api/rules/es/no-such-game").json()["key"] == "no-rules"


def test_a_guest_has_a_name_in_a_signed_cookie(server):
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/api/me").json() == {"name": ""}
        answer = http.post("/api/me", json={"name": "  Ana\tMaría "})
        assert answer.json() == {"name": "Ana María"}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert http.get("/api/me").json() == {"name": "Ana María"}
        forged = http.cookies["sobremesa"][:-2] + "xx"
        assert httpx.get(f"{server.url}/api/me", cookies={"sobremesa": forged}).json() == {"name": ""}
        for name in ("", "   ", "x" * 25, "\u202e"):
            answer = http.post("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["key"]) == (400, "name-length")


def test_tables_are_opened_and_told_of(server):
    ana = Guest(server.host, "Ana")
    code = ana.open("toy-cards", seats=3, options={"hands": 1}, move_time=30)
    info = msgspec.json.decode(httpx.get(f"{server.url}/api/tables/{code}").content, type=TableInfo)
    assert (info.game, info.seats, info.names, info.free, info.status) == ("toy-cards", 3, ["Ana"], 2, "waiting")
    assert info.options == {"hands": 1}
    assert ana.http.get("/api/tables").json() == []
    qr = httpx.get(f"{server.url}/api/tables/{code}/qr.svg")
    assert qr.headers["content-type"] == "image/svg+xml"
    assert qr.text.startswith("<svg")
    for route in ("record", "replay/0"):
        answer = httpx.get(f"{server.url}/api/tables/{code}/{route}")
        assert (answer.status_code, answer.json()["key"]) == (403, "not-over")


async def test_the_lobby_lists_tables_where_somebody_waits(server):
    ana = Guest(server.host, "Ana")
    shown, hidden, practice = ana.open("toy-cards"), ana.open("toy-cards", listed=False), ana.open("toy-cards", seed=5)
    async with ana.at(shown) as one, ana.at(hidden) as two, ana.at(practice) as three:
        for player in (one, two, three):
            await player.until("table")
        listed = [info["code"] for info in ana.http.get("/api/tables").json()]
        assert shown in listed
        assert hidden not in listed
        assert practice not in listed


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"{", "malformed"),
        (b"[]", "malformed"),
        (b'{"game": 3}', "malformed"),
        (b'{"game": "toy-cards", "what": 1}', "malformed"),
        (b'{"game": "nothing"}', "unknown-game"),
        (b'{"game": "toy-cards", "seats": 77}', "seats"),
        (b'{"game": "toy-cards", "options": {"hands": 0}}', "option-value"),
        (b'{"game": "toy-cards", "pace": 3}', "pace-value"),
        (b"[" * 10_000, "malformed"),
        (b'{"game": "toy-cards", "x": "' + b"x" * 20_000 + b'"}', "malformed"),
        (b"\xff\xfe", "malformed"),
    ],
)
def test_bad_bodies_are_refused(server, body, key):
    ana = Guest(server.host, "Ana")
    answer = ana.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_a_body_longer_than_it_says_is_cut(server):
    ana = Guest(server.host, "Ana")

    def chunks():
        for _ in range(100):
            yield b" " * 1000
        yield b'{"game": "toy-cards"}'

    answer = ana.http.post("/api/tables", content=chunks(), headers={"content-type": "application/json"})
    assert answer.json()["key"] == "malformed"


def test_requests_of_other_pages_are_refused(server):
    ana = Guest(server.host, "Ana")
    for origin in ("https://evil.example", "null"):
        answer = ana.http.post("/api/tables", json={"game": "toy-cards"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
    assert ana.http.post("/api/tables", json={"game": "toy-cards"}, headers={"origin": server.url}).status_code == 201
    form = ana.http.post("/api/tables", content=b'{"game": "toy-cards"}', headers={"content-type": "text/plain"})
    assert form.json()["key"] == "malformed"
    assert httpx.post(f"{server.url}/api/tables", json={"game": "toy-cards"}).json()["key"] == "no-guest"


def test_opening_tables_is_limited(make_server):
    server = make_server(limits=Limits())
    ana = Guest(server.host, "Ana")
    answers = [ana.http.post("/api/tables", json={"game": "toy-cards"}).status_code for _ in range(30)]
    assert answers[:20] == [201] * 20
    assert 429 in answers


def test_asking_is_limited(make_server):
    server = make_server(limits=Limits(asking=(5, 60_000)))
    answers = [httpx.get(f"{server.url}/api/tables").status_code for _ in range(8)]
    assert answers == [200] * 5 + [429] * 3


def test_a_full_house_says_so(make_server):
    server = make_server(limits=Limits(rooms=2))
    ana = Guest(server.host, "Ana")
    codes = [ana.open("toy-cards") for _ in range(4)]  # empty ones make room
    assert all(httpx.get(f"{server.url}/api/tables/{code}").status_code == 200 for code in codes)


def test_unknown_addresses(server):
    for path, status in (("/api/nothing", 404), ("/api/tables/abcdef", 404), ("/api/tables/..%2F..", 404), ("/api/tables/ABC$", 404)):
        answer = httpx.get(f"{server.url}{path}")
        assert (answer.status_code, "key" in answer.json()) == (status, True)
    assert httpx.put(f"{server.url}/api/me").status_code == 405
    assert httpx.get(f"{server.url}/api/health").json() == {"ok": True}


def test_every_answer_has_the_security_headers(server):
    for path in ("/", "/api/games", "/api/nothing", "/t/abcdef"):
        headers = httpx.get(f"{server.url}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_without_a_built_page_it_says_how_to_build_it(server):
    answer = httpx.get(f"{server.url}/t/abcdef")
    assert answer.status_code == 200
    assert "make web" in answer.text


def test_the_built_page_is_served(make_server, tmp_path):
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>page</title>")
    (web / "assets" / "app-1234.js").write_text("let x = 1;")
    (web / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(b"let x = 1;"))
    (web / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("secret")
    server = make_server()
    with httpx.Client(base_url=server.url, headers={"accept-encoding": "identity"}) as http:
        for path in ("/", "/t/abcdef", "/rules/brisca"):
            answer = http.get(path)
            assert "<title>page</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        assert http.get("/", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
        script = http.get("/assets/app-1234.js")
        assert script.text == "let x = 1;"
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        packed = http.get("/assets/app-1234.js", headers={"accept-encoding": "gzip"})
        assert (packed.headers["content-encoding"], packed.text) == ("gzip", "let x = 1;")
        with http.stream("GET", "/assets/app-1234.js", headers={"accept-encoding": "gzip, br"}) as best:
            assert best.headers["content-encoding"] == "br"
            assert b"".join(best.iter_raw()) == b"brotli"
        assert http.get("/assets/gone.js").status_code == 404
        assert "secret" not in http.get("/..%2fsecret.txt").text
        assert "secret" not in http.get("/%2e%2e/secret.txt").text
