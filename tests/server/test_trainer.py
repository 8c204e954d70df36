"""The trainer's routes over real HTTP."""

from __future__ import annotations

import httpx
import pytest

from sobremesa.core.chance import SeededChance
from sobremesa.lab.dead_hands import quiz
from sobremesa.lab.trainer import drill, steal_drill


def ask(server, path: str, **body: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lab/{path}", json=body, headers={"origin": server.url}, timeout=30)


def test_questions_are_told_without_their_answers(server) -> None:
    asked = drill(3)
    told = ask(server, "trainer", topic="strategy", seed=3).json()
    assert [one["kind"] for one in told] == [one.kind for one in asked]
    for one in told:
        assert not {"answer", "advice", "low", "high"} & set(one)
        if one["kind"] == "position":
            assert "blocks" not in one
            assert "hole" not in one


def test_grades(server) -> None:
    for n, one in enumerate(drill(3)):
        told = ask(server, "trainer/grade", topic="strategy", seed=3, n=n, answer=one.answer).json()
        assert told["right"]
        assert told["answer"] == one.answer
        if one.advice is not None:
            assert told["rule"]["key"] == f"book-rule-{one.advice.rule}"
    assert ask(server, "trainer/grade", topic="strategy", seed=3, n=10, answer="fold").status_code == 404
    nonsense = ask(server, "trainer/grade", topic="strategy", seed=3, n=0, answer="jump")
    assert (nonsense.status_code, nonsense.json()["key"]) == (400, "book-answer")


def test_what_was_failed_and_options_are_heeded(server) -> None:
    told = ask(server, "trainer", topic="strategy", seed=4, failed={"cbet": 50}).json()
    assert sum(one["kind"] == "cbet" for one in told) > 6
    hands = ask(server, "starting-hands", options={"premium_set": "jj"}).json()
    assert hands["kinds"][3][3] == "premium"
    assert hands["actions"]["early"][0][1] == "fold"
    assert [one["combos"] for one in hands["categories"]] == [24, 64, 20, 54, 88, 1076]


def test_stealing(server) -> None:
    for n, one in enumerate(steal_drill(8)):
        assert one.stealing is not None
        answer = f"no {one.stealing.failed[0]}" if one.answer == "no" else one.answer
        told = ask(server, "trainer/grade", topic="steal", seed=8, n=n, answer=answer).json()
        assert told["right"]
        assert (told["risk"], told["gain"]) == (one.stealing.risk, one.stealing.gain)
        assert told.get("failed", []) == list(one.stealing.failed)


def test_dead_hands(server) -> None:
    options = {"live_events": "on"}
    cases = quiz(SeededChance(5))
    told = ask(server, "trainer", topic="dead", seed=5, options=options).json()
    assert [one["name"] for one in told] == [case.name for case in cases]
    for n, case in enumerate(cases):
        grade = ask(server, "trainer/grade", topic="dead", seed=5, n=n, options=options, answer="yes").json()
        assert grade["right"] == case.answer.dead
        assert grade["rule"]["key"] == case.answer.reason
    assert len(ask(server, "trainer", topic="dead", seed=5).json()) == 3


def test_the_options_are_told(server) -> None:
    told = httpx.get(f"{server.url}/api/lab/trainer/options").json()
    assert told["strategy"][0] == {"id": "premium_set", "values": ["ak", "jj"]}
    assert {one["id"] for one in told["stealing"]} >= {"size", "worth", "image"}


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"topic": "bridge"}, "book-topic"),
        ({"seed": -1}, "lab-seed"),
        ({"failed": {"luck": 1}}, "book-kind"),
        ({"options": {"luck": "on"}}, "option-unknown"),
        ({"options": {"open_size": 9}}, "option-value"),
        ({"more": 1}, "malformed"),
    ],
)
def test_what_is_refused(server, body: dict[str, object], key: str) -> None:
    answer = ask(server, "trainer", **body)
    assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_the_book_is_asked(server) -> None:
    told = ask(server, "book", hole="As Qd", acts="P3 call").json()
    assert (told["action"], told["total"], told["rule"]["key"], told["hand"]) == ("raise", 8, "book-rule-good-open", "good")
    assert told["blocks"][8] == "late"
    assert told["steal"]["verdict"] == "value"
    steal = {"hole": "9d 4c", "bb": 200, "ante": 20, "stack": 8000, "tournament": True}
    told = ask(server, "book", **steal).json()
    assert (told["action"], told["total"], told["steal"]["risk"], told["steal"]["gain"]) == ("raise", 600, 600, 480)
    told = ask(server, "book", **steal, options={"worth": 15}).json()
    assert (told["action"], told["steal"]["failed"]) == ("fold", ["S4"])
    told = ask(server, "book", hole="Ah Ks", board="Qh 7c 4d", pot=90, aggressor=True, options={"flop_size": "two_thirds"}).json()
    assert (told["action"], told["total"], told.get("steal")) == ("bet", 60, None)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"hole": "As"}, "odds-count"),
        ({"hole": "As Ax"}, "lab-card"),
        ({"hole": "As Qd", "board": "As 2c 3d", "pot": 5}, "lab-card-twice"),
        ({"hole": "As Qd", "seat": 12}, "book-seat"),
        ({"hole": "As Qd", "acts": "P2 raise 1"}, "book-raise"),
        ({"hole": "As Qd", "stack": 10**12}, "book-chips"),
        ({"hole": "As Qd", "options": {"level": "wise"}}, "option-value"),
        ({"hole": "As Qd", "seed": -1}, "lab-seed"),
    ],
)
def test_what_the_book_is_not_asked(server, body: dict[str, object], key: str) -> None:
    answer = ask(server, "book", **body)
    assert (answer.status_code, answer.json()["key"]) == (400, key)
