"""The commands of the poker laboratory, run as a user runs them."""

from __future__ import annotations

import json

import pytest

from sobremesa import text
from sobremesa.terminal.main import main
from tests.terminal.test_commands import run


def test_odds() -> None:
    done = run("odds", "AhKh vs QsQd", "--board", "Jh Th 2c", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["exact"]
    assert told["deals"] == 990
    assert [player["wins"] for player in told["players"]] == [555, 435]
    shown = run("odds", "AhKh vs QsQd", "--board", "Jh Th 2c", "--streets", lang="es").stdout
    assert "56,06 %" in shown
    assert "antes del flop" in shown
    assert "990 repartos, todos los posibles" in shown


def test_odds_by_sampling() -> None:
    done = run("odds", "AhKh | QQ+, AKs | random", "--sample", "--trials", "20000", "--lang", "en")
    assert "20,000 random deals" in done.stdout
    assert "± 0." in done.stdout
    again = run("odds", "AhKh | QQ+, AKs | random", "--sample", "--trials", "20000", "--lang", "en")
    assert again.stdout == done.stdout


def test_outs() -> None:
    done = run("outs", "Jh 8h", "--board", "Kh 4h 2s", "--pot", "8", "--bet", "4", "--vs", "Ks Qd", "--json")
    told = json.loads(done.stdout)
    assert (told["outs"], told["unseen"], told["odds"], told["decision"], told["value"], told["extra"]) == (9, 47, "38/9", "fold", "-44/47", "44/9")
    assert told["equity"] == pytest.approx(367 / 990)
    assert len(told["explained"]) == 9
    shown = run("outs", "Jh 8h", "--board", "Kh 4h 2s", "--pot", "8", "--bet", "2", "--table", "a", "--style", "simple", "--lang", "en").stdout
    assert "4 to 1 against" in shown
    assert "You pay €2 to win €10: the pot gives 5 to 1" in shown
    assert "By the book’s table A, 4 to 1: call" in shown
    grown = run("outs", "7h 7c", "--board", "7d Ks Qc", "--horizon", "both").stdout
    assert "33,40 %" in grown


def test_outs_by_their_number() -> None:
    done = run("outs", "7h 7c", "--board", "7d Ks Qc 2h", "--outs", "7", "--pot", "11.3", "--bet", "2.5", "--table", "b", "--lang", "en")
    assert "By the book’s table B, 5.50 to 1: call" in done.stdout
    assert "rounding changes the decision" in done.stdout
    assert "Fold" in done.stdout


def test_range() -> None:
    told = json.loads(run("range", "TT+, A5s-A2s", "--json").stdout)
    assert told["hands"] == 46
    assert told["grid"][0][0] == told["grid"][0][9] == 1
    assert "46 hands" in run("range", "TT+, A5s-A2s", "--lang", "en").stdout
    equities = json.loads(run("range", "AKs", "--vs", "QQ", "--board", "Jh Th 2c", "--json").stdout)["equity"]
    assert 0 < equities[0][1] < 1


def test_table_and_notes() -> None:
    shown = run("odds-table", "--lang", "en").stdout
    assert "34.97 % 1.86" in shown
    assert "19.57 %" in shown
    told = json.loads(run("odds-table", "--json").stdout)
    assert told["rows"][8]["both"] == "378/1081"
    assert len(told["notes"]) == 18


def test_push_or_fold() -> None:
    told = json.loads(run("pushfold", "10", "--json").stdout)
    assert told["exact"]
    assert told["exploitability"] < 0.01
    assert told["push"]["AA"] == 1
    assert "72o" not in told["push"]
    assert len(told["calls"]) == 1
    assert not json.loads(run("pushfold", "8.5", "--behind", "2", "--antes", "0.6", "--json").stdout)["exact"]
    shown = run("pushfold", "10", lang="es").stdout
    assert "all-in con el 58," in shown
    chart = run("pushfold", "--behind", "2", "--lang", "en").stdout
    assert "approximation" in chart
    assert len(json.loads(run("pushfold", "--json").stdout)["chart"]) == 13


def test_drill() -> None:
    shown = run("odds-drill", "--seed", "3", "--hands", "1", "--lang", "en", given="As Ah Ac Qs Qh Qc 5h\n5.7\nfold\n").stdout
    assert "3 of 3" in shown
    again = run("odds-drill", "--seed", "3", "--hands", "1", "--lang", "en", given="As Kd\nmany\n5,7\nraise\nfold\n")
    assert "2 of 3" in again.stdout
    assert "You missed: Ah Ac Qs Qh Qc 5h" in again.stdout
    assert "These are no outs: Kd" in again.stdout
    assert "“many” is no amount" in again.stderr
    assert "“raise”" in again.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("odds", "AhKh"), "2 to 9"),
        (("odds", "AhKx vs QsQd"), "“Kx” is no card"),
        (("odds", "AhKh vs AhQd"), "Ah is there twice"),
        (("odds", "AhKh vs AKz"), "“AKz”"),
        (("odds", "AhKh vs QQ", "--game", "mus"), "mus"),
        (("odds", "AhKh vs QQ", "--board", "Ah 2c 3c"), "Ah is there twice"),
        (("odds", "AhKh vs QQ", "--trials", "0"), "--trials"),
        (("outs", "JhJh"), "Jh is there twice"),
        (("outs", "Jh8h", "--board", "Kh4h"), "three or four"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--bet", "-3"), "cannot be negative"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--bet", "much"), "“much”"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--outs", "50"), "50 outs among 47"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--draws", "luck"), "“luck”"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--table", "c"), "“c”"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--style", "big"), "“big”"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--currency", "gold"), "“gold”"),
        (("outs", "Jh8h", "--board", "Kh4h2s", "--horizon", "soon"), "“soon”"),
        (("range", "TT+-55"), "“TT+-55”"),
    ],
)
def test_wrong_input_says_what_is_wrong(
    arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SOBREMESA_LANG", "en")
    with pytest.raises(SystemExit) as done:
        main(list(arguments))
    assert done.value.code == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert len(shown.err.strip().splitlines()) == 1
    assert shown.out == ""


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    wanted = {key for key in text.keys("en") if key.startswith(("odds-", "cli-odds", "cli-outs", "cli-range", "refused-odds", "refused-lab"))}
    assert len(wanted) > 150
    assert wanted <= text.keys(lang)


def test_odds_hand_by_hand() -> None:
    done = run("odds", "Qh9h vs AcKd, 7s7d", "--board", "Ah Kh 7c 4s", "--by-hand", "--by-kind", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [(one["name"], one["equity"]) for one in told["hands"]] == [("AcKd", pytest.approx(9 / 44)), ("7s7d", pytest.approx(7 / 44))]
    assert [one["name"] for one in told["kinds"]] == ["AKo", "77"]
    assert told["by_hand"] == {"exact": True, "boards": 46}
    shown = run("odds", "AhKh vs QQ+, AKs", "--board", "Jh Th 2c", "--by-kind", lang="es").stdout
    assert "te gana" in shown
    assert "todas las mesas posibles" in shown
    sampled = run("odds", "AhKh vs QQ", "--sample", "--trials", "1000", "--by-hand", "--lang", "en").stdout
    assert "± 0." in sampled
    assert "20,000 random boards" in sampled
    three = run("odds", "AhKh vs QQ vs JJ", "--by-kind", lang="es")
    assert (three.returncode, three.stdout) == (2, "")
    assert "entre dos jugadores, y hay 3" in three.stderr


def test_outs_of_omaha_by_name() -> None:
    done = run("outs", "Ah Kh 5c 6d", "--board", "Qh 7h 2s", "--game", "omaha", "--pot", "8", "--bet", "2", lang="es")
    assert "Limpias (8): Jh Th 9h 8h 6h 5h 4h 3h" in done.stdout
    assert "Sucias (1): 2h" in done.stdout
    assert "9 outs entre 45 cartas sin ver" in done.stdout
    told = json.loads(run("outs", "Ah Kh 5c 6d", "--board", "Qh 7h 2s", "--game", "omaha", "--vs", "QsQd9s8s", "--json").stdout)
    assert [out["card"] for out in told["explained"] if not out["clean"]] == ["2h"]
    wrong = run("outs", "Ah Kh", "--board", "Qh 7h 2s", "--game", "omaha", lang="es")
    assert wrong.returncode == 2
    assert "Tu mano son 4 cartas, y hay 2" in wrong.stderr


@pytest.mark.parametrize("lang", [("--lang", "en"), ("--lang=en",)])
def test_what_is_wrong_is_told_in_the_language_asked_for(lang: tuple[str, ...]) -> None:
    for words in (("odds", "AhKh vs AhQd"), ("outs", "Jh 8h", "--board", "Kh 4h"), ("outs", "Jh 8h", "--outs", "many")):
        done = run(*words, *lang, lang="es")
        assert (done.returncode, done.stdout) == (2, "")
        assert not {"La", "En", "pide"} & set(done.stderr.split())
    assert "The card Ah is there twice" in run("odds", "AhKh vs AhQd", *lang, lang="es").stderr


def test_the_rule_of_two_and_four_is_asked_for() -> None:
    assert "De cabeza" not in run("outs", "Jh 8h", "--board", "Kh 4h 2s", lang="es").stdout
    assert "De cabeza (outs por 2): 18 %" in run("outs", "Jh 8h", "--board", "Kh 4h 2s", "--rule", lang="es").stdout
