"""Hands of poker in the PHH format: real ones played again to their last chip, what is wrong refused, matches written and read back."""

from __future__ import annotations

import os
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

import sobremesa
from sobremesa import text
from sobremesa.adapters.phh import KINDS, Hand, dumps, load, loads
from sobremesa.adapters.phh_export import export
from sobremesa.adapters.phh_replay import replay
from sobremesa.core.chance import SeededChance
from sobremesa.core.records import Record, Step, record_of
from sobremesa.core.refusal import Refused

DATA = Path(__file__).parents[1] / "data" / "phh"
FOLDER = os.environ.get("SOBREMESA_PHH", "")


def outcomes(hands: list[Hand]) -> tuple[Counter[str], list[str]]:
    """How many hands of each variant end as told, and what is said of the others that are played here."""
    reached: Counter[str] = Counter()
    wrong: list[str] = []
    for hand in hands:
        if hand.variant not in KINDS:
            continue
        try:
            played = replay(hand)
        except Refused as refusal:
            wrong.append(f"{hand.number} {hand.variant}: {refusal}")
            continue
        if played.reached:
            reached[hand.variant] += 1
        else:
            wrong.append(f"{hand.number} {hand.variant}: {played.stacks}")
    return reached, wrong


def test_hands_of_a_televised_final_table() -> None:
    reached, wrong = outcomes(load(DATA / "televised.phhs"))
    assert wrong == []
    assert reached == {"F7S": 4, "FO/8": 4, "FR": 4, "PO": 6, "NT": 5, "FT": 5, "N2L1D": 2, "F7S/8": 3, "F2L3D": 6}


def test_hands_of_six() -> None:
    hands = load(DATA / "six-max.phhs")
    reached, wrong = outcomes(hands)
    assert wrong == []
    assert reached == {"NT": len(hands)}
    assert len(hands) >= 150


def test_famous_hands() -> None:
    hands = {hand.number: hand for hand in load(DATA / "historic.phhs")}
    stacks = {number: [float(amount) for amount in replay(hands[number]).stacks] for number in ("2", "3", "4")}
    assert stacks["2"] == [1259450.25 + 678473.5, 0]
    assert stacks["3"] == [0, 4190000, 5910000, 12095000]
    assert stacks["4"] == [572100, 1997500, 1109500]
    for number, variant in (("1", "FB"), ("5", "NS")):
        with pytest.raises(Refused) as refused:
            replay(hands[number])
        assert (refused.value.key, refused.value.facts["found"]) == ("phh-variant", variant)


def test_files_are_written_as_they_were_read() -> None:
    for path in DATA.glob("*.phhs"):
        hands = load(path)
        assert loads(dumps(hands)) == hands
        assert loads(dumps(hands[:1], several=False))[0].actions == hands[0].actions


@pytest.mark.soak
@pytest.mark.skipif(not FOLDER, reason="SOBREMESA_PHH names no folder")
def test_a_folder_of_hands() -> None:
    paths = sorted(path for path in Path(FOLDER).rglob("*.phh*") if path.suffix in (".phh", ".phhs"))
    assert paths
    total: Counter[str] = Counter()
    wrong: list[str] = []
    for path in paths:
        reached, others = outcomes(load(path))
        total += reached
        wrong += [f"{path.name} {other}" for other in others]
    print(dict(total))
    assert wrong == []
    assert total


def test_every_refusal_has_a_sentence() -> None:
    used: set[str] = set()
    for path in (Path(text.__file__).parents[1] / "adapters").glob("phh*.py"):
        used |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(used) > 12
    for lang in text.LANGUAGES:
        assert {f"refused-{key}" for key in used} - text.keys(lang) == set()


# -- hands made up ---------------------------------------------------------------------------------------------------------------------------

HEAD = """variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
"""
DEAL = "'d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 ????'"


def made(actions: str, **changes: str) -> Hand:
    """A hand of three with those actions, some fields being others."""
    lines = HEAD
    for name, value in changes.items():
        kept = [line for line in lines.splitlines() if not line.startswith(f"{name} ")]
        lines = "\n".join([*kept, f"{name} = {value}"]) + "\n"
    return loads(f"{lines}actions = [{actions}]\n")[0]


def ends(hand: Hand) -> list[int | Fraction]:
    played = replay(hand)
    assert played.over
    return list(played.stacks)


def test_a_straddle() -> None:
    """The third player has posted four: the first acts first, and the straddler last."""
    hand = made(f"{DEAL}, 'p1 f', 'p2 cc', 'p3 cbr 12', 'p2 f'", blinds_or_straddles="[1, 2, 4]")
    assert ends(hand) == [99, 96, 105]
    with pytest.raises(Refused, match="phh-step"):  # a raise is at least as much as the straddle
        replay(made(f"{DEAL}, 'p1 cbr 6'", blinds_or_straddles="[1, 2, 4]"))


def test_a_missing_small_blind() -> None:
    assert ends(made(f"{DEAL}, 'p2 f', 'p3 f'", blinds_or_straddles="[2, 0, 0]")) == [100, 100, 100]
    assert ends(made(f"{DEAL}, 'p2 cbr 6', 'p3 f', 'p1 f'", blinds_or_straddles="[2, 0, 0]")) == [98, 102, 100]


def test_two_players_have_the_button_with_the_small_blind() -> None:
    changes = {"antes": "[0, 3]", "blinds_or_straddles": "[1, 2]", "starting_stacks": "[100, 100]", "ante_trimming_status": "false"}
    hand = made("'d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cbr 4', 'p2 f'", **changes)
    assert ends(hand) == [102, 98]  # the first player posted the big blind, and the ante told second


def test_antes_are_trimmed_or_not() -> None:
    """The second player has 2, all of them his ante. Trimmed, he can win 2 of each; else every chip of the antes."""
    actions = "'d dh p1 KsKh', 'd dh p2 AsAh', 'd dh p3 QsQh', 'p3 cc', 'p1 cc', 'd db 2c3c4d', 'p1 cc', 'p3 cc', 'd db 8s', 'p1 cc', 'p3 cc', "
    actions += "'d db 9s', 'p1 cc', 'p3 cc', 'p1 sm KsKh', 'p3 sm QsQh', 'p2 sm AsAh'"
    stakes = {"antes": "[5, 5, 5]", "blinds_or_straddles": "[1, 2, 0]", "starting_stacks": "[100, 2, 100]"}
    assert ends(made(actions, **stakes, ante_trimming_status="true")) == [103, 6, 93]
    assert ends(made(actions, **stakes, ante_trimming_status="false")) == [97, 12, 93]


def test_parts_of_chips() -> None:
    actions = f"{DEAL}, 'p3 cbr 1.25', 'p1 cbr 4.5', 'p2 f', 'p3 f'"
    hand = made(actions, blinds_or_straddles="[0.25, 0.5, 0]", min_bet="0.5", starting_stacks="[20, 20.75, 9.1]")
    played = replay(hand)
    assert played.unit == Fraction(1, 20)
    assert played.stacks == [Fraction("21.75"), Fraction("20.25"), Fraction("7.85")]


def test_who_mucks_does_not_win_whatever_he_held() -> None:
    """Unknown cards are dealt so that the hand goes as told."""
    first = "'p3 cc', 'p1 cc', 'p2 cbr 4', 'p3 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 f', 'p3 cc'"
    rest = "'d db Jd', 'p1 cc', 'p3 cc', 'd db Jh', 'p1 cc', 'p3 cc'"
    hand = made(f"'d dh p1 7d2s', 'd dh p2 ????', 'd dh p3 ????', {first}, {rest}, 'p1 sm 7d2s', 'p3 sm'")
    played = replay(hand)
    assert played.stacks == [108, 96, 96]
    shown = replay(made(", ".join(f"'{action.text}'" for action in hand.actions[:-2]) + ", 'p1 sm', 'p3 sm AdJc'"))
    assert shown.stacks == [96, 96, 108]
    holes = shown.state.position()["holes"]
    assert isinstance(holes, list)
    assert set(holes[2].split()) == {"Ad", "Jc"}


def test_a_hand_that_is_not_told_to_its_end() -> None:
    played = replay(made(f"{DEAL}, 'p3 cc', 'p1 cc'"))
    assert not played.over
    assert not played.reached
    assert played.stacks == [98, 98, 98]


def test_comments_are_passed_over() -> None:
    assert ends(made(f"{DEAL}, '# a pause', 'p3 f # tired', 'p1 f'")) == [99, 101, 100]


@pytest.mark.parametrize(
    ("actions", "key"),
    [
        (f"{DEAL}, 'p1 cc'", "phh-turn"),
        (f"{DEAL}, 'p3 f', 'p1 f', 'p2 cc'", "phh-turn"),
        (f"{DEAL}, 'p3 cbr 3'", "phh-step"),
        (f"{DEAL}, 'p3 pb'", "phh-step"),
        ("'d dh p1 AsAh', 'd dh p2 AsKh'", "phh-twice"),
        (f"{DEAL}, 'p1 sm 2c3c'", "phh-held"),
        ("'p4 f'", "phh-action"),
        ("'p0 f'", "phh-action"),
        ("'p1 raise 4'", "phh-action"),
        ("'d dh p1 1s2s'", "phh-action"),
        ("'p1 cbr -4'", "phh-action"),
    ],
)
def test_what_is_wrong_in_the_actions(actions: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        replay(made(actions))
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("variant", "'XX'", "phh-variant"),
        ("variant", "3", "phh-field"),
        ("antes", "[0, 0]", "phh-field"),
        ("antes", "[0, 0, -1]", "phh-field"),
        ("starting_stacks", "[100, 100, inf]", "phh-field"),
        ("starting_stacks", "[100, 100, true]", "phh-field"),
        ("starting_stacks", "[100]", "phh-field"),
        ("min_bet", "'2'", "phh-field"),
        ("min_bet", "0", "phh-big"),
        ("min_bet", "1000003", "phh-big"),
        ("ante_trimming_status", "1", "phh-field"),
        ("blinds_or_straddles", "[0, 0, 0]", "phh-forced"),
    ],
)
def test_what_is_wrong_in_the_fields(name: str, value: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        replay(made(DEAL, **{name: value}))
    assert refused.value.key == key


@pytest.mark.parametrize("file", ["variant = ", "", "a = 1", "[1]\nx = 1"])
def test_what_is_no_file_of_hands(file: str) -> None:
    with pytest.raises(Refused) as refused:
        loads(file)
    assert refused.value.key in ("phh-unreadable", "phh-field")


# -- matches of ours -------------------------------------------------------------------------------------------------------------------------

MATCHES: list[tuple[str, int, dict[str, object]]] = [
    ("texas-holdem", 5, {}),
    ("texas-holdem", 2, {"structure": "fl"}),
    ("texas-holdem", 5, {"straddle": "on"}),
    ("texas-holdem", 3, {"forced": "bb_ante"}),
    ("texas-holdem", 4, {"format": "tournament", "button": "dead"}),
    ("texas-holdem", 4, {"structure": "fl", "rotation": "horse"}),
    ("omaha", 3, {}),
    ("omaha-hilo", 4, {}),
    ("five-card-draw", 4, {"goal": "d7"}),
    ("five-card-draw", 3, {"goal": "d7", "draws": 3, "structure": "fl"}),
    ("seven-card-stud", 4, {}),
    ("seven-card-stud", 3, {"goal": "razz"}),
    ("seven-card-stud-hilo", 4, {}),
]


def match(slug: str, seats: int, seed: int, options: dict[str, object], hands: int = 8) -> Record:
    """A match at random, of so many hands, that folds less than chance would."""
    state = sobremesa.make(slug, seats, seed, None, **options)
    chance = SeededChance(seed + 99)
    steps: list[Step] = []
    while state.actors() and state.hand < hands:
        seat = state.turn()
        action = state.any_action(seat, chance)
        told = state.text(seat, action)
        if told != "fold" or not chance.below(3):
            steps.append(Step(seat, told))
            state.apply(seat, action)
    return record_of(state, steps, seed)


@pytest.mark.parametrize(("slug", "seats", "options"), MATCHES)
def test_matches_are_written_and_played_again(slug: str, seats: int, options: dict[str, object]) -> None:
    finished = 0
    for seed in range(2):
        for hand in loads(dumps(export(match(slug, seats, seed, options)))):
            played = replay(hand)
            assert played.over == bool(hand.finishing)
            assert played.reached == played.over, dumps([hand])
            finished += played.over
    assert finished >= 4


@pytest.mark.parametrize(
    ("slug", "options", "key"),
    [
        ("brisca", {}, "phh-not-poker"),
        ("texas-holdem", {"structure": "pl"}, "phh-untold"),
        ("texas-holdem", {"jokers": 1}, "phh-untold"),
        ("omaha", {"hand_size": 5}, "phh-untold"),
        ("five-card-draw", {}, "phh-untold"),
        ("omaha-hilo", {"hilo": "declare"}, "phh-untold"),
    ],
)
def test_what_phh_cannot_tell(slug: str, options: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refused:
        export(match(slug, 4, 0, options, 1))
    assert refused.value.key == key
