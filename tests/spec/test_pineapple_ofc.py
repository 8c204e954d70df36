"""The numbered examples of pineapple's spec."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._rows import FRONT
from sobremesa.games.vying._rows_table import RowsTable
from tests.spec.rows import restored

SLUG = "pineapple-ofc"
A = "Qh Qd 5s / 3c 3d 3h 9s 9d / Kc Ks Kd 8h 8s"
B = "7h 7s 2d / Jc Jd 4s 4h 6c / Ac 9c 8c 5c 2c"


def shown(*boards: str, fantasy: tuple[int, ...] = (), button: int = -1, **options: object) -> RowsTable:
    """A hand whose lines are all down but for two cards in back of the last seat, who now sets them and throws a third away."""
    seats = len(boards)
    lines = [[part.strip() for part in board.split("/")] for board in boards]
    backs = [line[2] for line in lines]
    *kept, one, other = backs[-1].split()
    backs[-1] = " ".join(kept)
    named = " ".join(boards).replace("/", " ").split()
    spare = next(f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "shdc" if f"{rank}{suit}" not in named)
    state = restored(
        SLUG,
        seats,
        dict(options),
        fronts=[line[0] for line in lines],
        middles=[line[1] for line in lines],
        backs=backs,
        hands=[""] * (seats - 1) + [f"{one} {other} {spare}"],
        mover=seats - 1,
        button=seats - 1 if button < 0 else button,
        **({"fantasy": list(fantasy), "covered": []} if fantasy else {}),
    )
    state.play(seats - 1, f"set - / - / {one} {other} / {spare}")
    assert state.hand_over()
    assert sum(state.nets) == 0
    return state


def test_01_cards_and_packs() -> None:
    for seats, dealt in ((3, 51), (2, 34)):
        state = sobremesa.make(SLUG, seats, 3, hands=1)
        assert isinstance(state, RowsTable)
        while not state.hand_over():
            state.apply(state.turn(), state.default(state.turn()))
        assert len(state.stock) == 52 - dealt
    assert len(sobremesa.make(SLUG, 4, 1).census()) == 104
    assert len(sobremesa.make(SLUG, 2, 1, packs=2).census()) == 104
    with pytest.raises(Refused, match="rows-packs"):
        sobremesa.make(SLUG, 4, 1, packs=1)


def test_02_rounds() -> None:
    state = sobremesa.make(SLUG, 3, 1, hands=1)
    assert isinstance(state, RowsTable)
    placed: list[list[int]] = [[], [], []]
    while not state.hand_over():
        seat = state.turn()
        before = state.placed(seat)
        state.apply(seat, state.default(seat))
        placed[seat].append(state.placed(seat) - before)
    assert placed == [[5, 2, 2, 2, 2]] * 3
    assert [thrown.bit_count() for thrown in state.thrown] == [4, 4, 4]


def second_round() -> RowsTable:
    return restored(SLUG, 2, {}, backs=["Kc 9c", "Ac 8c"], middles=["5d 5s", "3h 3s"], fronts=["Qd", "Jd"], hands=["Ks 7d 2c", ""], mover=0)


def test_03_two_of_three_are_placed() -> None:
    state = second_round()
    state.play(0, "Ks back")
    with pytest.raises(Refused, match="rows-left"):
        state.play(0, "done")
    state.play(0, "7d middle")
    with pytest.raises(Refused, match="rows-enough"):
        state.play(0, "2c front")
    state.play(0, "done")
    assert state.pack.mask_text(state.thrown[0]) == "2c"
    assert state.turn() == 1
    assert state.hands[1].bit_count() == 3
    for wrong in ("set - / 7d / Ks 2c / -", "set - / - / Ks / 7d 2c", "set - / 7d / Ks 2c"):
        with pytest.raises(Refused, match="rows-count"):
            second_round().play(0, wrong)
    both = second_round()
    both.play(0, "set - / - / Ks 7d / 2c")
    assert both.pack.text(both.rows[2]) == "Kc 9c Ks 7d"


def test_03_what_is_thrown_is_its_owners_secret() -> None:
    state = second_round()
    state.play(0, "set - / 7d / Ks / 2c")
    own = [zone for zone in state.view(0).zones if zone.id == "out-0"]
    assert [item.face for item in own[0].items] == ["2c"]
    for viewer in (1, None):
        zone = next(zone for zone in state.view(viewer).zones if zone.id == "out-0")
        assert (zone.items, zone.count) == ([], 1)
    assert not any("2c" in str(event.say.facts) for event in state.events)
    seen = set()
    for seed in range(30):
        guess = state.clone()
        assert isinstance(guess, RowsTable)
        guess.redeal(1, SeededChance(seed))
        seen.add(guess.pack.mask_text(guess.thrown[0]))
    assert len(seen) > 10


def test_04_the_last_two_slots() -> None:
    state = restored(
        SLUG,
        2,
        {},
        fronts=["Qd 4s 3s", "Jd 9s 8s"],
        middles=["5d 5s 7h", "3h 3c Td 6s 6d"],
        backs=["Kc 9c 2c 4c 8c", "Ac Ah 8h 8d Ts"],
        hands=["Ks 7d 2h", ""],
        mover=0,
    )
    for text in ("Ks front", "Ks back"):
        with pytest.raises(Refused, match="rows-full"):
            state.play(0, text)
    assert {state.text(0, action).split()[1] for action in state.actions(0) if not state.text(0, action).startswith("set")} == {"middle"}
    state.play(0, "set - / Ks 7d / - / 2h")
    assert state.hand_over()


def test_05_a_scoop_with_royalties() -> None:
    state = shown(A, B)
    assert state.nets == [25, -25]
    assert state.coming == [13, 0]
    assert [state.hand_of(seat).royalties for seat in (0, 1)] == [[7, 12, 6], [2, 0, 4]]
    assert shown(A, B, fantasyland="off").coming == [0, 0]


def test_06_the_third_fouls() -> None:
    first = "8h 8d 4h / 9c 9d Th 6s 2c / 7c 7d Kh Ks 4c"  # 3
    second = "2d 3s 5h / 6c 6d 8c 9s Jd / Qc Qd Ah As 4d"  # 0
    foul = "2h 3c 5s / Tc Td Ts 9h Js / Ac Jc 7h 6h 3d"
    state = shown(first, second, foul)
    assert [sum(state.hand_of(seat).royalties) for seat in range(3)] == [3, 0, 0]
    assert state.duels()[2] == [-9, -6, 0]
    assert state.nets[2] == -15


def test_07_progressive() -> None:
    kings = "Kh Kd 5s / 3c 3d 3h 9s Td / Ac As Ad 8h 8s"
    low = "7h 7s 2d / Jc Jd 4s 4h 6c / Qc 9c 8c 5c 2c"
    assert shown(kings, low, fantasyland_cards="progressive").coming == [15, 0]
    for front, cards in (("Qh Qd 5s", 14), ("Kh Kd 5s", 15), ("Ah Ad 5s", 16), ("2h 2s 2c", 17)):
        back = "9c 9s 9d 8h 8s" if front[0] == "2" else "Tc Ts Td 8h 8s"
        other = "7h 7s 4d / Jc Jd 4s 4h 6c / Qc Jh 8c 5c 5d"
        state = shown(f"{front} / 3c 3d 3h 9h 6d / {back}", other, fantasyland_cards="progressive")
        assert state.coming == [cards, 0], front
    jacks = shown("Jh Js 5s / 3c 3d 3h 9s Td / Ac As Ad 8h 8s", low.replace("Jc Jd", "Tc Ts"), fantasyland_cards="progressive", fantasyland_min="jj")
    assert jacks.coming == [14, 0]
    assert shown("Qh Qs 5s / 3c 3d 3h 9s Td / Ac As Ad 8h 8s", low, fantasyland_min="kk").coming == [0, 0]
    state = shown(kings, low, fantasyland_cards="progressive")
    state.play(state.turn(), "deal")
    assert state.hands[0].bit_count() == 15
    state.apply(0, state.sensible(0))
    assert state.thrown[0].bit_count() == 2
    stays = shown("5s 6h Kd / 3c 3d 7d 9s Td / Ac As Ad Ah 8s", low, fantasy=(15, 0), fantasyland_cards="progressive")
    assert stays.coming == [14, 0]


def test_08_stay() -> None:
    full = "5h 5d 2s / 3c 3d 3h 9s 9d / Kc Ks Kd 8h 8s"
    assert shown(full, B, fantasy=(13, 0)).coming == [13, 0]
    assert shown(full, B, fantasy=(13, 0), stay="pineapple").coming == [0, 0]
    four = "5h 5d 2s / 3c 3d 7d 9s 9d / Kc Ks Kd Kh 8s"
    assert shown(four, B, fantasy=(13, 0), stay="pineapple").coming == [13, 0]


def test_09_fourteen_cards() -> None:
    state = shown(A, B, fantasyland_cards=14)
    assert state.coming == [14, 0]
    state.play(state.turn(), "deal")
    assert state.hands[0].bit_count() == 14
    for _ in range(13):
        state.apply(0, state.actions(0)[0])
    with pytest.raises(Refused, match="rows-enough"):
        state.play(0, f"{state.pack.mask_text(state.hands[0])} front")
    state.play(0, "done")
    assert state.thrown[0].bit_count() == 1
    plain = shown(A, B)
    plain.play(plain.turn(), "deal")
    assert plain.hands[0].bit_count() == 13
    plain.apply(0, plain.sensible(0))
    assert not plain.thrown[0]


def test_10_surrender() -> None:
    state = sobremesa.make(SLUG, 3, 5, surrender="ofc_first", hands=1)
    assert isinstance(state, RowsTable)
    state.apply(0, state.default(0))
    state.play(1, "surrender")
    state.apply(2, state.default(2))
    with pytest.raises(Refused, match="rows-late-surrender"):
        state.play(0, "surrender")
    while not state.hand_over():
        state.apply(state.turn(), state.default(state.turn()))
    assert state.nets[1] == -4
    assert [state.duels()[seat][1] for seat in (0, 2)] == [2, 2]
    with pytest.raises(Refused, match="rows-no-surrender"):
        sobremesa.make(SLUG, 3, 5).play(0, "surrender")


def test_the_button_and_fantasyland() -> None:
    for button_fl, expected in (("frozen", 1), ("moves", 0)):
        state = shown(A, B, button=1, button_fl=button_fl)
        state.play(state.turn(), "deal")
        assert state.button == expected


def test_royalties_as_the_house_wants() -> None:
    assert shown(A, B, royalties="won_lines").nets == [31, -31]
    assert shown(A, B, royalties="off").nets == [6, -6]
    assert shown(A, B, unit=3).nets == [75, -75]
    assert shown(A, B).royalties.of(FRONT, shown(A, B).hand_of(0).worths[FRONT]) == 7
