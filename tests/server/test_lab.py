"""The laboratory over HTTP: the figures of its rules, ranges, long work that is told of and can be left, the drill, hands in PHH."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from pathlib import Path

import httpx
import msgspec
import pytest

from sobremesa.adapters.phh import KINDS, loads
from sobremesa.adapters.phh_replay import replay
from sobremesa.core.refusal import Refused
from sobremesa.lab.drill import drill
from sobremesa.lab.ranges import text_of
from sobremesa.server import lab_worker
from sobremesa.server.lab_worker import StoppedWork, Tell, Worker
from sobremesa.text import LANGUAGES, keys

from .conftest import PATIENCE, Guest

ROOT = Path(__file__).resolve().parents[2]
HANDS = ROOT / "tests" / "data" / "phh" / "televised.phhs"
RIVER = {"hole": "Qh 9h", "board": "Ah Kh 7c 4s"}
FLUSH = {"hole": "Jh 8h", "board": "Kh 4h 2s"}


@pytest.fixture(scope="module")
def http(server):
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        yield client


def advise(http: httpx.Client, **asked: object) -> dict:
    answer = http.post("/api/lab/advice", json=asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def follow(http: httpx.Client, route: str, **asked: object) -> list[dict]:
    with http.stream("POST", f"/api/lab/{route}", json=asked) as answer:
        assert answer.status_code == 200, answer.read()
        return [msgspec.json.decode(line) for line in answer.iter_lines()]


# -- outs, odds, price -------------------------------------------------------------------------------------------------------------------------


def test_a_draw_with_a_price(http):
    told = advise(http, **FLUSH, pot="8", bet="2")
    assert (told["outs"], told["unseen"], told["decision"]) == (9, 47, "call")
    assert told["cards"] == ["Ah", "Qh", "Th", "9h", "7h", "6h", "5h", "3h", "2h"]
    assert (told["odds"]["exact"], told["pot_odds"]["exact"], told["needed"]["shown"]) == ("38/9", "5", "16.67")
    assert (told["value"]["exact"], told["chance"]["shown"], told["shortcut"]) == ("14/47", "19.15", 18)
    fold = advise(http, **FLUSH, pot="8", bet="4")
    assert (fold["decision"], fold["extra"]["exact"], fold["value"]["exact"]) == ("fold", "44/9", "-44/47")
    assert advise(http, **FLUSH, pot="8", bet="4", implied="5")["decision"] == "call"
    assert advise(http, **FLUSH, pot="20", bet="0")["decision"] == "check"


def test_the_options_of_the_calculator(http):
    assert advise(http, **FLUSH, style="simple")["odds"]["shown"] == "4"
    assert advise(http, **FLUSH, style="one_decimal")["odds"]["shown"] == "4.2"
    both = advise(http, **FLUSH, pot="100", bet="40", stack="40")
    assert (both["horizon"], both["chance"]["shown"], both["shortcut"], both["value"]["exact"]) == ("both", "34.97", 35, "24800/1081")
    known = advise(http, **RIVER, villains=["Ac Kd"], unseen="villain_known")
    assert (known["unseen"], known["odds"]["exact"]) == (44, "35/9")
    assert advise(http, **RIVER, villains=["Ac Kd"])["odds"]["exact"] == "37/9"
    pairs = advise(http, hole="Ah Kc", board="9d 6s 2h", draws=["overcards"])
    assert pairs["outs"] == 6
    dead = advise(http, **FLUSH, dead="Th 9h")
    assert (dead["outs"], dead["unseen"]) == (7, 45)
    table = advise(http, outs=7, street="turn", pot="11.3", bet="2.5", table="b")
    assert (table["table_odds"]["shown"], table["table_decision"], table["decision"], table["differs"]) == ("5.50", "call", "fold", True)


def test_outs_against_known_hands_are_graded(http):
    told = advise(http, hole="7h 7c", board="Kd 9s 2h", villains=["9c 9d"])
    grades = {out["card"]: out["grade"] for out in told["explained"]}
    assert grades == {"7s": "false", "7d": "false"}
    river = advise(http, **RIVER, villains=["7s 7d"])
    assert {out["card"] for out in river["explained"] if out["grade"] == "false"} == {"7h", "4h"} & {out["card"] for out in river["explained"]}
    assert len(river["split"]["win"]) == 7
    tied = advise(http, hole="9h 8c", board="7d 6s 2h", villains=["9d 8s"])
    assert {out["grade"] for out in tied["explained"]} == {"tie"}


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({**FLUSH, "hole": "1h 8h"}, "lab-card"),
        ({**FLUSH, "hole": "Ah Ah"}, "lab-card-twice"),
        ({**FLUSH, "hole": "Kh 8h"}, "lab-card-twice"),
        ({**FLUSH, "board": "Kh 4h 2s 3s 5s"}, "odds-count"),
        ({**FLUSH, "hole": "Jh"}, "odds-count"),
        ({**FLUSH, "villains": ["As"]}, "odds-count"),
        ({**FLUSH, "outs": 48}, "odds-outs"),
        ({**FLUSH, "bet": "-1"}, "odds-negative"),
        ({**FLUSH, "bet": "1e99999999"}, "odds-money"),
        ({**FLUSH, "bet": "1/0"}, "odds-money"),
        ({**FLUSH, "draws": ["magic"]}, "odds-draw"),
        ({**FLUSH, "horizon": "never"}, "odds-horizon"),
        ({**FLUSH, "style": "loose"}, "odds-style"),
        ({**FLUSH, "unseen": "all"}, "odds-unseen"),
        ({**FLUSH, "table": "c"}, "odds-table"),
        ({**FLUSH, "colour": "blue"}, "malformed"),
    ],
)
def test_wrong_input_is_refused_by_name(http, asked, key):
    answer = http.post("/api/lab/advice", json=asked)
    assert (answer.status_code, answer.json()["key"]) == (400, key)
    for lang in LANGUAGES:
        assert f"refused-{key}" in keys(lang)


def test_the_tables_hold_the_book_and_the_exact_figures(http):
    told = http.get("/api/lab/tables").json()
    nine = told["rows"][8]
    assert [figure["shown"] for figure in nine["odds"]] == ["4.22", "4.11", "1.86"]
    assert (nine["a"], nine["b"], nine["example"]) == (["4", "2"], ["4", "2"], "flush")
    assert told["rows"][2]["a"] == ["", ""]
    assert len(told["rows"]) == 21
    for lang in LANGUAGES:
        assert {f"odds-note-{note}" for note in told["notes"]} <= keys(lang)


# -- ranges ------------------------------------------------------------------------------------------------------------------------------------


def test_a_range_as_text_and_as_a_grid(http):
    told = http.post("/api/lab/range", json={"text": "QQ+, AKs"}).json()
    assert (told["text"], told["hands"]) == ("QQ+, AKs", 22)
    touched = http.post("/api/lab/range", json={"text": "QQ+, AKs", "set": {"JJ": 1, "AKs": 0}, "known": "Qh"}).json()
    assert (touched["text"], touched["hands"], touched["grid"][3][3], touched["grid"][0][1]) == ("JJ+", 21, 1.0, 0.0)
    assert http.post("/api/lab/range", json={"text": "AA", "set": {"AA": 0}}).json()["text"] == ""
    assert http.post("/api/lab/range", json={"text": "random"}).json()["hands"] == 1326
    for wrong in ({"text": "AKx"}, {"text": "", "set": {"ZZ": 1}}):
        assert http.post("/api/lab/range", json=wrong).json()["key"] == "lab-range"


# -- long work ---------------------------------------------------------------------------------------------------------------------------------


def test_equity_is_counted_and_told_by_street(http):
    lines = follow(http, "equity", players=["Jh8h", "KsQd"], board="Kh 4h 2s", streets=True)
    assert lines[0]["state"] == "waiting"
    assert {line["state"] for line in lines[1:-1]} <= {"warming", "working"}
    result = lines[-1]["result"]
    assert (result["exact"], result["deals"], result["players"][0]["wins"]) == (True, 990, 367)
    assert [street["cards"] for street in result["streets"]] == [0, 3]
    assert result["streets"][1]["equities"][0] == pytest.approx(367 / 990)


def test_equity_of_ranges_and_of_omaha(http):
    two = follow(http, "equity", players=["Qh9h", "AcKd, 7s7d"], board="Ah Kh 7c 4s")[-1]["result"]
    assert two["players"][0]["equity"] == pytest.approx(2 / 11)
    omaha = follow(http, "equity", players=["AsAhKsKh", "QdQcJdJc"], board="2c 7d Ts", game="omaha-hilo")[-1]["result"]
    assert omaha["exact"]
    assert sum(player["equity"] for player in omaha["players"]) == pytest.approx(1)
    sampled = follow(http, "equity", players=["AhKh", "random", "random"], way="sample", trials=20_000)[-1]["result"]
    assert not sampled["exact"]
    assert sampled["players"][0]["error"] > 0


def test_equity_hand_by_hand(http):
    told = follow(http, "equity", players=["Qh9h", "AcKd, 7s7d"], board="Ah Kh 7c 4s", by_hand=True)[-1]["result"]["by_hand"]
    assert (told["exact"], told["boards"]) == (True, 46)
    assert [(one["name"], one["kind"], one["equity"]) for one in told["hands"]] == [
        ("AcKd", "AKo", pytest.approx(9 / 44)),
        ("7s7d", "77", pytest.approx(7 / 44)),
    ]
    assert [(one["name"], one["beaten"]) for one in told["kinds"]] == [("AKo", pytest.approx(35 / 44)), ("77", pytest.approx(37 / 44))]
    sampled = follow(http, "equity", players=["AhKh", "random"], way="sample", trials=1000, by_hand=True)[-1]["result"]["by_hand"]
    assert (sampled["exact"], len(sampled["kinds"]), len(sampled["hands"])) == (False, 169, 1225)
    assert 0 < sampled["kinds"][0]["error"] < 0.01
    assert follow(http, "equity", players=["AhKh", "QsQd"], board="2c 7d Ts")[-1]["result"]["by_hand"] is None


def test_the_outs_of_omaha(http):
    told = advise(http, hole="Ah Kh 5c 6d", board="Qh 7h 2s", game="omaha", pot="8", bet="2", villains=["Qs Qd 9h 8h"])
    assert (told["outs"], told["unseen"], told["decision"], told["draws"][0]["kind"]) == (9, 45, "call", "flush")
    assert {out["card"]: out.get("risks") for out in told["explained"] if out["grade"] == "false"} == {
        "9h": ["held"],
        "8h": ["held"],
        "2h": ["pairs_board"],
    }
    assert advise(http, outs=16, game="omaha", street="turn")["unseen"] == 44


def test_the_grid_of_a_range(http):
    cells = follow(http, "grid", range="QQ+", board="2c 7d Ts 3h")[-1]["result"]["cells"]
    assert (len(cells), len(cells[0])) == (13, 13)
    assert cells[0][0] > 0.7 > cells[12][1]


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"players": ["AhKh", "random", "random"], "way": "exact"}, "lab-exact"),
        ({"players": ["AhKh"]}, "lab-players"),
        ({"players": ["AhKh", "QsQd"], "trials": 10**9}, "lab-trials-most"),
        ({"players": ["AhKh", "QsQd"], "way": "fast"}, "lab-way"),
        ({"players": ["AhKh", "KhQd"]}, "lab-card-twice"),
        ({"players": ["AhKh", "QQ"], "board": "Qh Qd Qc"}, "lab-range-empty"),
        ({"players": ["AhKh", "QQ"], "game": "bridge"}, "lab-game"),
        ({"players": ["AhKh", "QQ", "JJ"], "by_hand": True}, "lab-by-hand-players"),
        ({"players": ["AhKhQhJh", "random"], "game": "omaha", "by_hand": True, "trials": 100}, "lab-not-listed"),
        ({"players": ["AhKh", "QsQd"], "board": "2h 3h", "streets": True}, "lab-board"),
    ],
)
def test_long_work_refuses_by_name(http, asked, key):
    last = follow(http, "equity", **asked)[-1]
    assert (last["state"], last["failure"]["key"]) == ("failed", key)
    for lang in LANGUAGES:
        assert f"refused-{key}" in keys(lang)


LONG = {"players": ["22+", "22+", "22+"], "board": "Kd 7c 2h", "way": "exact"}  # a thousand million hands


def test_leaving_stops_the_work_and_others_are_served_meanwhile(server, http):
    follow(http, "warm")
    laboratory = server.app.state.laboratory
    with http.stream("POST", "/api/lab/equity", json=LONG) as answer:
        lines = answer.iter_lines()  # kept: httpx closes the answer when this is forgotten
        while msgspec.json.decode(next(lines))["state"] != "working":
            pass
        slowest = 0.0
        for _ in range(20):
            began = time.monotonic()
            assert httpx.get(f"{server.url}/api/health").status_code == 200
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 3.0
        assert laboratory._long.waiting == 1
    end = time.monotonic() + 10
    while laboratory._long.waiting:
        assert time.monotonic() < end, "the work went on though nobody waited for it"
        time.sleep(0.02)


def test_a_guest_has_one_piece_of_long_work(server):
    ana, ben = Guest(server.host, "Ana"), Guest(server.host, "Ben")
    ends: dict[str, dict] = {}

    def ask(name: str, who: Guest, asked: dict) -> None:
        ends[name] = follow(who.http, "equity", **asked)[-1]

    short = {"players": ["AhKh", "QsQd"], "board": "2c 7d Ts"}
    first = threading.Thread(target=ask, args=("first", ana, LONG))
    first.start()
    time.sleep(0.5)
    other = threading.Thread(target=ask, args=("other", ben, short))
    other.start()
    ask("second", ana, short)
    first.join(PATIENCE)
    other.join(PATIENCE)
    assert ends["first"]["failure"]["key"] == "lab-replaced"
    assert ends["second"]["state"] == ends["other"]["state"] == "done"


def stubborn(_order: object, _tell: Tell) -> object:
    time.sleep(60)
    return None


def hasty(order: object, tell: Tell) -> object:
    tell("working", 0.5)
    if order == "fall":
        raise ZeroDivisionError
    return order


def find(name: str) -> lab_worker.Work:
    return {"stubborn": stubborn, "hasty": hasty}[name]


async def test_work_that_does_not_listen_is_killed(monkeypatch):
    monkeypatch.setattr(lab_worker, "GRACE", 0.3)
    worker = Worker(find)
    try:
        quiet = {"tell": lambda _kind, _part: None, "seconds": 0.3}
        with pytest.raises(Refused, match="lab-too-long"):
            await worker.run("stubborn", None, stopped=lambda: False, **quiet)
        with pytest.raises(StoppedWork):
            await worker.run("stubborn", None, stopped=lambda: True, **quiet)
        told: list[float] = []
        answer = await asyncio.wait_for(
            worker.run("hasty", "well", tell=lambda _kind, part: told.append(part), stopped=lambda: False, seconds=PATIENCE), PATIENCE
        )
        assert (answer, told) == ("well", [0.5])
        with pytest.raises(Refused, match="lab-broken"):
            await worker.run("hasty", "fall", tell=lambda _kind, _part: None, stopped=lambda: False, seconds=PATIENCE)
    finally:
        worker.close()


# -- the drill ---------------------------------------------------------------------------------------------------------------------------------


def test_the_drill_asks_and_grades(http):
    asked = http.get("/api/lab/drill/7").json()
    assert len(asked) == 10
    assert set(asked[0]) == {"hole", "board", "pot", "bet"}
    for n, question in enumerate(drill(7)):
        outs = text_of(question.advice.cards).split()
        right = {"outs": outs, "odds": f"{float(question.advice.odds):.2f}", "decision": question.advice.decision}
        told = http.post(f"/api/lab/drill/7/{n}", json=right).json()
        assert (told["outs"], told["odds"], told["decision"]) == (True, True, True)
        wrong = http.post(f"/api/lab/drill/7/{n}", json={**right, "outs": outs[1:], "odds": "99"}).json()
        assert (wrong["outs"], wrong["odds"], wrong["missed"]) == (False, False, outs[:1])
    assert http.post("/api/lab/drill/7/0", json={"decision": "pray"}).json()["key"] == "odds-decision"
    assert http.post("/api/lab/drill/7/10", json={"decision": "call"}).status_code == 404
    assert http.get("/api/lab/drill/1000000").json()["key"] == "lab-seed"


# -- PHH ---------------------------------------------------------------------------------------------------------------------------------------


def test_a_file_of_hands_is_played_again(http):
    text = HANDS.read_text()
    told = http.post("/api/lab/phh", json={"text": text, "hand": "8"}).json()
    played = replay(next(hand for hand in loads(text) if hand.number == "8"))
    assert (told["game"], told["reached"], told["end"]) == ("texas-holdem", True, [float(amount) for amount in played.stacks])
    assert [(step["seat"], step["text"]) for step in told["steps"]] == played.steps
    assert all(step["said"] for step in told["steps"])
    assert told["board"] == "Th 8c 5d 9d Jd"
    last = http.post("/api/lab/phh/view", json={"text": told["text"], "step": len(told["steps"])}).json()
    assert last["steps"] == len(told["steps"])
    hands = [zone for zone in last["view"]["zones"] if zone["kind"] == "hand"]
    assert any(item.get("face") for zone in hands for item in zone.get("items", []))
    assert http.post("/api/lab/phh/view", json={"text": told["text"], "step": 99}).json()["key"] == "step-unknown"


def test_what_is_no_hand_is_refused(http):
    assert http.post("/api/lab/phh", json={"text": "\nhello"}).json() == {"key": "phh-unreadable", "facts": {"what": "line", "n": 2}}
    assert http.post("/api/lab/phh", json={"text": HANDS.read_text(), "hand": "nine"}).json()["key"] == "phh-no-hand"
    other = http.post("/api/lab/phh", json={"text": "variant = 'FB'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\n"
                                            "big_bet = 4\nstarting_stacks = [9, 9]\nactions = []"}).json()  # fmt: skip
    assert other["failure"]["key"] == "phh-variant"
    assert http.post("/api/lab/phh", json={"text": "#" * 300_000}).status_code == 400


async def test_a_match_that_is_over_is_given_as_hands(server):
    ana = Guest(server.host, "Ana")
    code = ana.open("texas-holdem", seats=2, options={"hands": 2})
    assert ana.http.get(f"/api/tables/{code}/hands.phhs").json()["key"] == "not-over"
    async with ana.at(code) as player:
        await player.say("seat_bot", seat=1, level="easy")
        await player.say("start")
        await player.play_out()
    answer = ana.http.get(f"/api/tables/{code}/hands.phhs")
    assert f"sobremesa-{code}.phhs" in answer.headers["content-disposition"]
    hands = loads(answer.text)
    assert len(hands) == 2
    assert all(replay(hand).reached for hand in hands)
    one = ana.http.get(f"/api/tables/{code}/hands.phhs?hand=2")
    assert one.headers["content-disposition"].endswith('-2.phh"')
    assert loads(one.text)[0].actions == hands[1].actions
    assert ana.http.get(f"/api/tables/{code}/hands.phhs?hand=7").json()["key"] == "phh-no-hand"


def test_the_page_knows_which_games_are_told_in_phh():
    listed = re.search(r"PHH: readonly string\[\] = \[(.*?)\]", (ROOT / "web" / "src" / "core" / "poker.ts").read_text())
    assert listed is not None
    assert set(re.findall(r'"([a-z-]+)"', listed[1])) == {kind.slug for kind in KINDS.values()}
