"""The command line, run as a user runs it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa


def run(*arguments: str, given: str = "", lang: str = "es") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SOBREMESA_LANG": lang, "NO_COLOR": "1", "COLUMNS": "100"}
    command = [sys.executable, "-m", "sobremesa.terminal.main", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, check=False, timeout=60)


def test_list_tells_each_game_with_its_options() -> None:
    done = run("list", "--json")
    assert done.returncode == 0, done.stderr
    games = {game["slug"]: game for game in json.loads(done.stdout)}
    assert list(games) == sobremesa.games()
    brisca = games["brisca"]
    assert brisca["family"] == "tricks"
    assert brisca["names"] == {"es": "Brisca", "en": "Brisca"}
    assert brisca["seats"] == [4, 2, 3, 6, 8]
    options = {option["id"]: option for option in brisca["options"]}
    assert options["exchange"]["values"] == ["seven_and_two", "seven", "off"]
    assert options["exchange"]["default"] == "seven_and_two"
    assert options["hands"]["default"] == 3
    assert options["hands"]["low"] == 1
    assert games["blackjack"]["presets"]["american"]["hole_card"] == "peek"


def test_list_is_read_in_both_languages() -> None:
    assert "Bazas" in run("list").stdout
    assert "Tricks" in run("list", "--lang", "en").stdout


@pytest.mark.parametrize("slug", sobremesa.games())
@pytest.mark.parametrize("lang", ["es", "en"])
def test_rules_are_printed(slug: str, lang: str) -> None:
    from sobremesa.text import rulebook

    page = rulebook(lang, slug)
    assert page.startswith("# ")
    assert len(page) > 1000


def test_rules_command() -> None:
    done = run("rules", "brisca", "--lang", "en")
    assert done.returncode == 0
    assert done.stdout.startswith("# ")


def test_simulate_records_and_verify_checks(tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    done = run("simulate", "brisca", "--games", "4", "--bots", "policy,random", "--seats", "2", "-o", "hands=1", "--record", str(record), "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 4
    assert {row["kind"]: row["seats"] for row in told["bots"]} == {"policy": 4, "random": 4}
    assert run("verify", str(record)).returncode == 0
    changed = json.loads(record.read_text())
    changed["scores"] = [9, 9]
    record.write_text(json.dumps(changed))
    refused = run("verify", str(record))
    assert refused.returncode == 2
    assert "9 9" in refused.stderr


def test_simulate_on_several_processes_tells_the_same() -> None:
    arguments = ("simulate", "cinquillo", "--games", "6", "--bots", "policy,random", "--seed", "5", "--json", "-o", "hands=1")
    alone = json.loads(run(*arguments).stdout)
    together = json.loads(run(*arguments, "--jobs", "2").stdout)
    for told in (alone, together):
        for row in told["bots"]:
            del row["seconds"], row["ms_per_move"]
    assert alone == together


POSITION = json.dumps({"game": "brisca", "partial": True, "seats": 4, "trump": "o", "hands": ["1c 4b", "3c 4o", "2o 7b", "12c 5b"]})


def test_legal_tells_the_moves_of_a_position(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(POSITION)
    done = run("legal", "brisca", "--position", str(path), "--json")
    assert json.loads(done.stdout) == {"actors": [0], "actions": {"0": ["1c", "4b"]}}
    assert run("legal", "brisca", "--position", "-", given=POSITION).stdout == "P0: 1c, 4b\n"


def test_apply_prints_the_next_position() -> None:
    done = run("apply", "brisca", "--position", "-", "--seat", "0", "1c", given=POSITION)
    assert done.returncode == 0, done.stderr
    position = json.loads(done.stdout)
    assert position["trick"] == "1c"
    again = run("legal", "brisca", "--position", "-", "--json", given=done.stdout)
    assert json.loads(again.stdout)["actors"] == [1]


@pytest.mark.parametrize(("lang", "sentence"), [("es", "No te toca"), ("en", "It is not your turn")])
def test_apply_says_why_not(lang: str, sentence: str) -> None:
    done = run("apply", "brisca", "--position", "-", "--seat", "2", "2o", "--lang", lang, given=POSITION)
    assert done.returncode == 1
    assert json.loads(done.stdout) == {"refused": "not-your-turn", "facts": {}, "sentence": sentence}
    assert sentence in done.stderr


def test_bench_measures() -> None:
    done = run("bench", "brisca", "--seconds", "0.1", "--json")
    (row,) = json.loads(done.stdout)
    assert row["game"] == "brisca"
    assert row["actions_per_second"] > 1000


WRONG = [
    ("frobnicate",),
    ("rules",),
    ("rules", "no-such-game"),
    ("rules", "brisca", "--lang", "xx"),
    ("rules", "../../secret"),
    ("simulate", "brisca", "--games", "many"),
    ("simulate", "brisca", "--games", "0"),
    ("simulate", "brisca", "--bots", "genius"),
    ("simulate", "brisca", "--seats", "5"),
    ("simulate", "brisca", "-o", "exchange"),
    ("simulate", "brisca", "-o", "exchange=nine"),
    ("simulate", "brisca", "-o", "colour=red"),
    ("simulate", "brisca", "--games", "1", "--record", "/no/such/folder/record.json"),
    ("verify", "/no/such/record.json"),
    ("verify", "/"),
    ("legal", "brisca", "--position", "/no/such/position.json"),
    ("legal", "brisca", "--position", "-"),
    ("play", "brisca", "--level", "impossible"),
    ("play", "brisca", "--seats", "99"),
    ("bench", "no-such-game"),
    ("list", "--frob"),
]


SENTENCES = [
    (("frobnicate",), "No hay ninguna orden «frobnicate»; mira sobremesa --help", "There is no command “frobnicate”; see sobremesa --help"),
    (("rules",), "Falta SLUG", "SLUG is missing"),
    (("legal", "brisca"), "Falta --position", "--position is missing"),
    (("list", "--frob"), "No hay ninguna opción --frob", "There is no option --frob"),
    (("rules", "brisca", "extra"), "Sobra «extra»", "“extra” is one too many"),
    (("rules", "--lang"), "La opción --lang pide un valor", "Option --lang needs a value"),
    (("list", "--json=3"), "La opción --json no lleva valor", "Option --json takes no value"),
    (("simulate", "brisca", "--games", "many"), "--games pide un número entero", "--games must be a whole number"),
    (("bench", "--seconds", "x"), "--seconds pide un número", "--seconds must be a number"),
    (("simulate", "brisca", "--games", "0"), "--games pide un número no menor que 1", "--games must not be less than 1"),
    (("serve", "--port", "99999"), "--port pide un número no mayor que 65535", "--port must not be more than 65535"),
    (("simulate", "brisca", "-o", "seats=x"), "No se puede jugar con x", "It cannot be played by x"),
    (("play", "brisca"), "Para jugar aquí hace falta un terminal", "Playing here takes a terminal"),
]


@pytest.mark.parametrize(("arguments", "es", "en"), SENTENCES, ids=[" ".join(arguments) for arguments, *_ in SENTENCES])
def test_what_is_wrong_is_said_in_both_languages(
    arguments: tuple[str, ...], es: str, en: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, sentence in (("es", es), ("en", en)):
        monkeypatch.setenv("SOBREMESA_LANG", lang)
        assert refused(capsys, monkeypatch, arguments, "").startswith(f"sobremesa: {sentence}")


@pytest.mark.parametrize(("lang", "words"), [("es", ("Uso:", "Opciones:", "Muestra esta ayuda")), ("en", ("Usage:", "Options:", "Show this help"))])
def test_help_is_in_the_readers_language(lang: str, words: tuple[str, ...]) -> None:
    for arguments in ((), ("play", "--help")):
        done = run(*arguments, lang=lang)
        assert done.returncode == 0
        for word in words:
            assert word in done.stdout
    if lang == "es":
        assert "exit" not in done.stdout


def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], given: str) -> str:
    """The one line said about wrong input, by the same process: it starts in no time."""
    from sobremesa.terminal.main import main

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    told = capsys.readouterr()
    assert left.value.code == 2, told
    assert told.out == ""
    assert told.err.startswith("sobremesa: ")
    assert told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_input_is_one_line_and_exit_2(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    refused(capsys, monkeypatch, arguments, "not json")


def test_wrong_input_leaves_no_traceback_behind() -> None:
    done = run("legal", "brisca", "--position", "-", given="not json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("sobremesa: ")
    assert done.stderr.count("\n") == 1


def test_the_table_starts_soon() -> None:
    """Everything that ``play`` imports, in processor time: that of the machine's other work does not count."""
    code = "import time, sobremesa.terminal.main, sobremesa.terminal.play; print(time.process_time())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert float(done.stdout) < 1.5


SENSELESS = ["[]", '{"seats": "four"}', '{"hands": 7}', '{"hands": ["99x"]}', '{"options": []}', '{"chance": "luck"}', '{"game": "mus"}']


@pytest.mark.parametrize("text", SENSELESS)
def test_positions_that_mean_nothing_are_refused(text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    refused(capsys, monkeypatch, ("legal", "brisca", "--position", "-"), text)
