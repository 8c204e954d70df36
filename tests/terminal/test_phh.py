"""``sobremesa phh``, run as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.test_commands import run

DATA = Path(__file__).parents[1] / "data" / "phh"


def test_replay_tells_how_many_end_as_told() -> None:
    done = run("phh", "replay", str(DATA / "televised.phhs"), lang="en")
    assert done.returncode == 0, done.stderr
    assert "PO: 6 of 6 hands end as told" in done.stdout.splitlines()


def test_replay_refuses_what_is_not_played() -> None:
    done = run("phh", "replay", str(DATA / "historic.phhs"))
    assert done.returncode == 1
    assert "aquí no se juega FB" in done.stderr
    assert "PO: 1 de 1 manos acaban como se dice" in done.stdout.splitlines()
    one = run("phh", "replay", str(DATA / "historic.phhs"), "--hand", "4", "--json")
    assert one.returncode == 0
    assert json.loads(one.stdout)[0]["stacks"] == [572100, 1997500, 1109500]


def test_replay_says_where_stacks_differ(tmp_path: Path) -> None:
    text = (
        (DATA / "televised.phhs")
        .read_text(encoding="utf-8")
        .replace("finishing_stacks = [2550000, 11150000", "finishing_stacks = [2550001, 11149999")
    )
    path = tmp_path / "wrong.phhs"
    path.write_text(text, encoding="utf-8")
    done = run("phh", "replay", str(path), lang="en")
    assert done.returncode == 1
    assert "Hand 1 ends with 2550000 11150000" in done.stderr
    assert "F7S: 3 of 4 hands end as told" in done.stdout


def test_import_gives_a_position_to_play_on_from(tmp_path: Path) -> None:
    done = run("phh", "import", str(DATA / "historic.phhs"), "--hand", "2", "--after", "4")
    assert done.returncode == 0, done.stderr
    legal = run("legal", "omaha", "--position", "-", "--json", given=done.stdout)
    assert json.loads(legal.stdout)["actors"] == [1]
    beyond = run("phh", "import", str(DATA / "historic.phhs"), "--hand", "2", "--after", "400", lang="en")
    assert (beyond.returncode, beyond.stderr) == (2, "sobremesa: Hand 2 has only 9 steps\n")


def test_export_of_a_match_replays(tmp_path: Path) -> None:
    record, hands = tmp_path / "match.json", tmp_path / "match.phhs"
    assert run("simulate", "texas-holdem", "--games", "1", "-o", "hands=3", "--record", str(record)).returncode == 0
    assert run("phh", "export", str(record), "--output", str(hands)).returncode == 0
    done = run("phh", "replay", str(hands), lang="en")
    assert (done.returncode, done.stdout) == (0, "NT: 3 of 3 hands end as told\n")
    assert run("phh", "export", str(record)).stdout == hands.read_text(encoding="utf-8")


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    missing = run("phh", "replay", str(tmp_path / "none.phh"))
    assert missing.returncode == 2
    assert missing.stderr.startswith("sobremesa: No se pueden leer las manos")
    assert run("phh").stdout.startswith("Uso:")
