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


ADVISED = [
    (("As Qd", "--seat", "2"), "fold", 0),
    (("As Qd", "--seat", "2", "-o", "early=premium_good"), "raise", 6),
    (("As Qd", "--seat", "5", "-o", "open_size=4"), "raise", 8),
    (("Ah Kc", "--seat", "2", "-o", "premium_set=jj"), "fold", 0),
    (("9h 9d", "--seat", "5", "-o", "mid_pairs=on"), "raise", 6),
    (("Kc Jd", "--seat", "7", "--acts", "P3 call"), "fold", 0),
    (("5h 5d", "--acts", "P2 raise 6", "--stack", "100", "--stack-of", "P2=80"), "fold", 0),
    (("5h 5d", "--acts", "P2 raise 6", "--stack", "100", "--stack-of", "P2=120"), "call", 0),
    (("Ah Kc", "--acts", "P2 raise 6, P3 raise 18"), "call", 0),
    (("Ah Ks", "--board", "Qh 7c 4d", "--pot", "325", "--bb", "50", "--aggressor"), "bet", 163),
    (("Ah Ks", "--board", "Qh 7c 4d", "--pot", "325", "--bb", "50", "--aggressor", "-o", "cbet_freq=0"), "check", 0),
    (("Ah Ks", "--board", "Qh 7c 4d", "--pot", "90", "--aggressor", "-o", "flop_size=two_thirds"), "bet", 60),
    (("Ah Ks", "--board", "Qh 7c 4d", "--pot", "325", "--bb", "50", "--aggressor", "--rivals", "2"), "check", 0),
    (("8s 7s", "--seat", "1", "--acts", "P8 raise 6", "--opener-steals", "4"), "call", 0),
    (("8s 7s", "--seat", "1", "--acts", "P8 raise 6", "--opener-steals", "4", "-o", "defend=off"), "fold", 0),
]
STEAL = ("9d 4c", "--tournament", "--bb", "200", "--ante", "20")


@pytest.mark.parametrize(("words", "action", "total"), ADVISED)
def test_the_book_is_asked(words: tuple[str, ...], action: str, total: int, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "advise", *words, "--json")
    told = json.loads(out)
    assert (code, told["action"], told["total"]) == (0, action, total)


@pytest.mark.parametrize(
    ("words", "verdict", "failed"),
    [
        (("--stack", "8000"), "steal", []),
        (("--stack", "12000"), "no", ["S4"]),
        (("--stack", "12000", "-o", "worth=30"), "steal", []),
        (("--stack", "8000", "-o", "worth=15"), "no", ["S4"]),
        (("--stack", "8000", "--entries", "2"), "no", ["S3"]),
        (("--stack", "8000", "--entries", "2", "-o", "image=2 6"), "steal", []),
        (("--stack", "8000", "--stack-of", "P1=1500"), "no", ["S5"]),
        (("--stack", "8000", "--resisted", "P1=2"), "no", ["S5"]),
        (("--stack", "8000", "-o", "cards=not_worst"), "no", ["cards"]),
        (("--stack", "8000", "-o", "freq=0"), "no", ["freq"]),
        (("--stack", "8000", "--acts", "P6 call"), "no", ["S2"]),
        (("--stack", "8000", "--acts", "P6 call", "-o", "limpers=on"), "steal", []),
        (("--stack", "8000", "--seat", "0"), "no", ["S1"]),
        (("--stack", "8000", "--seat", "0", "-o", "steal_sb=on"), "steal", []),
    ],
)
def test_the_book_tells_whether_to_steal(words: tuple[str, ...], verdict: str, failed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "advise", *STEAL, *words, "--json")
    told = json.loads(out)["steal"]
    assert (told["verdict"], told["failed"]) == (verdict, failed)


def test_the_books_answer_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "advise", *STEAL, "--stack", "8000", "--lang", "es")
    assert "Sube a 600" in out
    assert "R = 600, D = 480" in out
    assert "55,56 %" in out
    _, out, _ = run(capsys, "advise", *STEAL, "--stack", "8000", "--lang", "en", "-o", "steal=off")
    assert out.startswith("Fold\n")
    rules = {
        json.loads(run(capsys, "advise", "7d 2c", "--acts", "P2 raise 6", "-o", "level=easy", "--seed", str(seed), "--json")[1])["rule"]
        for seed in range(12)
    }
    assert rules == {"careless", "trash-raised"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("9d",), "Tu mano son 2 cartas, y hay 1"),
        (("9d 9d",), "La carta 9d está dos veces"),
        (("9d 4c", "--board", "9d 4h 2h", "--pot", "20"), "La carta 9d está dos veces"),
        (("9d 4c", "--board", "9s 4h", "--pot", "20"), "no puede haber 2 cartas"),
        (("9d 4c", "--board", "9s 4h 2h"), "El bote son todas las fichas"),
        (("9d 4c", "--acts", "P9 raise 6"), "no hay asiento P9"),
        (("9d 4c", "--acts", "P5 raise 6, P3 call"), "P3 no puede hablar ahí"),
        (("9d 4c", "--acts", "P5 fold, P5 call"), "P5 no puede hablar ahí"),
        (("9d 4c", "--seat", "3", "--acts", "P5 call"), "P3 no puede hablar ahí"),
        (("9d 4c", "--acts", "P5 check"), "P5 no puede hablar ahí"),
        (("9d 4c", "--acts", "P5 raise 2"), "P5 no puede subir a 2: ya hay 2"),
        (("9d 4c", "--acts", "hola"), "No entiendo «hola»"),
        (("9d 4c", "--seat", "20"), "no hay asiento P20"),
        (("9d 4c", "--bb", "-5"), "No puede haber −5 fichas"),
        (("9d 4c", "--stack-of", "P2"), "se escribe P2=80"),
        (("9d 4c", "-o", "nada=1"), "no tiene la opción «nada»"),
    ],
)
def test_a_decision_there_cannot_be(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "advise", *words, "--lang", "es")
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
