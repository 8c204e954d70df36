"""The commands of the strategy, run as a user runs them."""

from __future__ import annotations

import json

import pytest

from sobremesa.core.chance import SeededChance
from sobremesa.lab.dead_hands import quiz
from sobremesa.lab.trainer import drill, steal_drill
from sobremesa.terminal.main import main


def feed(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    left = iter(lines)

    def answer(_prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int | str | None, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    told = capsys.readouterr()
    return ended.value.code, told.out, told.err


def test_starting_hands(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "starting-hands", "late", "--json")
    assert code == 0
    (rows,) = json.loads(out)["grids"].values()
    cells = {cell["hand"]: (cell["category"], cell["action"]) for row in rows for cell in row}
    assert len(cells) == 169
    assert (cells["AA"], cells["87s"], cells["KJo"], cells["72o"]) == (
        ("premium", "raise"),
        ("potential", "raise"),
        ("speculative", "raise"),
        ("trash", "fold"),
    )
    limped = json.loads(run(capsys, "starting-hands", "late", "--limpers", "1", "--json")[1])["grids"]["late"]
    assert next(cell for row in limped for cell in row if cell["hand"] == "87s")["action"] == "call"
    shown = run(capsys, "starting-hands", "--lang", "es")[1]
    assert shown.count("Manos de salida") == 4
    assert "!AA" in shown
    assert run(capsys, "starting-hands", "somewhere", "--lang", "en")[0] == 2


def test_a_full_score(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    feed(monkeypatch, ["what?", *[one.answer for one in drill(5)]])
    code, out, err = run(capsys, "trainer", "--seed", "5", "--lang", "en")
    assert code == 0
    assert "10 of 10" in out
    assert out.count("That's it!") == 10
    assert "what?" in err


def test_what_was_failed_is_told_and_asked_more(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = drill(3)
    feed(monkeypatch, ["1" if one.kind == "size" else one.answer for one in asked])
    sizes = sum(one.kind == "size" for one in asked)
    assert sizes
    out = run(capsys, "trainer", "--seed", "3", "--lang", "es")[1]
    assert f"{10 - sizes} de 10" in out
    assert f'--failed "size:{sizes}"' in out
    again = drill(3, {"size": sizes})
    feed(monkeypatch, [one.answer for one in again])
    assert "10 de 10" in run(capsys, "trainer", "--seed", "3", "--failed", f"size:{sizes}", "--lang", "es")[1]
    assert run(capsys, "trainer", "--failed", "luck:3")[0] == 2


def test_answers_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = {"fold": "retirarse", "raise": "Subir", "call": "ver", "trash": "basura", "late": "última", "check": "pasar"}
    feed(monkeypatch, [words.get(one.answer, one.answer) for one in drill(9)])
    assert "10 de 10" in run(capsys, "trainer", "--seed", "9", "--lang", "es")[1]


def test_stealing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = steal_drill(4)
    answers = [f"no {one.stealing.failed[-1]}" if one.stealing and one.answer == "no" else one.answer for one in asked]
    feed(monkeypatch, answers)
    out = run(capsys, "trainer", "--topic", "steal", "--seed", "4", "--lang", "en")[1]
    assert "10 of 10" in out
    assert out.count("R = ") == 10


def test_the_quiz(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    feed(monkeypatch, ["sí" if case.answer.dead else "no" for case in quiz(SeededChance(2))])
    out = run(capsys, "trainer", "--topic", "dead", "--seed", "2", "-o", "live_events=on", "--lang", "es")[1]
    assert "10 de 10" in out
    feed(monkeypatch, ["yes"] * 10)
    out = run(capsys, "trainer", "--topic", "dead", "--seed", "2", "--lang", "en")[1]
    assert "3 of 3" in out
    assert run(capsys, "trainer", "--topic", "bridge")[0] == 2
    assert run(capsys, "trainer", "-o", "luck=on")[0] == 2


@pytest.mark.parametrize("slug", ["poker-estrategia", "poker-robo-ciegas"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_pages_beside_the_games(capsys: pytest.CaptureFixture[str], slug: str, lang: str) -> None:
    code, out, _ = run(capsys, "rules", slug, "--lang", lang)
    assert code == 0
    assert out.startswith("# ")
    assert run(capsys, "rules", "no-such-page")[0] == 2
