"""The outs of Omaha, against every two of one's own cards with every three of the board."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import FLUSH, FOUR, FULL, STRAIGHT, STRAIGHT_FLUSH, class_of, high
from sobremesa.lab.odds import Spot, advise, compare, equity, explain
from sobremesa.lab.ranges import text_of

PACK = (1 << 52) - 1


def fives(hole: int, board: int) -> list[int]:
    """What every two of the hand with every three of the board are worth."""
    return [high(to_mask([*two, *three])) for two in combinations(bits(hole), 2) for three in combinations(bits(board), 3)]


def made(hole: int, board: int) -> dict[str, bool]:
    classes = {class_of(worth) for worth in fives(hole, board)}
    return {
        "flush": bool(classes & {FLUSH, STRAIGHT_FLUSH}),
        "straight": bool(classes & {STRAIGHT, STRAIGHT_FLUSH}),
        "full_house": bool(classes & {FULL, FOUR}),
    }


def spot(hole: str, board: str, **more: object) -> Spot:
    return Spot.read(hole, board, game="omaha", **more)  # type: ignore[arg-type]


def outs(hole: str, board: str) -> dict[str, str]:
    return {draw.kind: text_of(draw.outs) for draw in spot(hole, board).draws()}


def test_draws_are_what_the_fives_say() -> None:
    chance = Random(5)
    seen = set()
    for _ in range(150):
        cards = chance.sample(range(52), 7 + chance.randrange(2))
        hole, board = to_mask(cards[:4]), to_mask(cards[4:])
        here = Spot(hole, board, game="omaha")
        now = made(hole, board)
        found = {draw.kind: draw.outs for draw in here.draws()}
        for kind, ready in now.items():
            wanted = 0
            for place in bits(here.unseen):
                if not ready and made(hole, board | 1 << place)[kind]:
                    wanted |= 1 << place
            if kind == "straight" and not ready:
                assert found.get(kind, 0) & ~wanted == 0
            assert found.get(kind, 0) == wanted, (text_of(hole), text_of(board), kind)
            seen.add(kind if wanted else "")
    assert seen == {"", "flush", "straight", "full_house"}


@pytest.mark.parametrize(
    ("hole", "board", "shape", "n"),
    [
        ("Qs Jd 8c 7s", "Th 9d 2c", "wrap", 20),
        ("Th 9d 8c 5s", "7h 6d 2c", "wrap", 16),
        ("Jh Td 9c 8s", "7h 6d 2c", "wrap", 13),
        ("Qs Jd 3c 3s", "Th 9d 2c", "open", 8),
        ("Qs 8d 3c 3s", "Th 9d 2c", "gutshot", 4),
    ],
)
def test_straights_of_many_outs(hole: str, board: str, shape: str, n: int) -> None:
    (draw,) = [draw for draw in spot(hole, board).draws() if draw.kind == "straight"]
    assert (draw.shape, draw.outs.bit_count()) == (shape, n)


def test_one_card_of_a_suit_is_no_draw() -> None:
    assert "flush" not in outs("Ah Kd Qs Jc", "9h 7h 2h")
    assert "flush" not in outs("Ah Kd Qs Jc", "9h 7h 2s")
    assert outs("Ah 3h Qs Jc", "9h 7h 2s")["flush"] == "Kh Qh Jh Th 8h 6h 5h 4h 2h"
    assert outs("Ah Kh Qh 3h", "9h 7h 2s")["flush"] == "Jh Th 8h 6h 5h 4h 2h"  # two of its cards are one's own


def test_outs_are_named_clean_and_dirty() -> None:
    found = {out.card: out for out in explain(spot("Ah Kh 5c 6d", "Qh 7h 2s"))}
    assert list(found) == ["Jh", "Th", "9h", "8h", "6h", "5h", "4h", "3h", "2h"]
    assert [card for card, out in found.items() if not out.clean] == ["2h"]
    assert found["2h"].risks == ("pairs_board",)
    low = explain(spot("9h 5h 5c 6d", "Qh 7h 2s"))
    assert not any(out.clean for out in low)
    assert all("higher" in out.risks for out in low)
    under = {out.card: out.risks for out in explain(spot("8s 7d 2c 2d", "Th 9c Kd"))}
    assert under["Jh"] == under["Jd"] == ("higher",)  # the low end


def test_clean_is_that_nobody_can_have_better() -> None:
    chance = Random(9)
    for _ in range(12):
        cards = chance.sample(range(52), 7)
        here = Spot(to_mask(cards[:4]), to_mask(cards[4:]), game="omaha")
        for out in explain(here):
            (card,) = [card for card in bits(here.unseen) if text_of(1 << card) == out.card]
            board = here.board | 1 << card
            own = max(fives(here.hole, board))
            left = combinations(bits(PACK & ~(here.hole | board)), 2)
            better = {class_of(worth) for two in left if (worth := max(fives(to_mask(list(two)), board))) > own}
            assert out.nuts == (not better)
            assert out.clean == (not better - {FOUR, STRAIGHT_FLUSH} or better == {class_of(own)} & {FOUR, STRAIGHT_FLUSH})


def test_odds_price_and_the_hands_in_sight() -> None:
    here = spot("Ah Kh 5c 6d", "Qh 7h 2s", villains=["Qs Qd 9h 8h"])
    found = advise(here, pot=8, bet=2)
    assert (found.outs, found.unseen, str(found.odds), found.decision) == (9, 45, "4", "call")
    split = compare(here)
    assert text_of(split.win) == "Jh Th 6h 5h 4h 3h"
    assert [out.card for out in explain(here) if out.grade == "false"] == ["9h", "8h", "2h"]
    assert {out.card: out.risks for out in explain(here)}["9h"] == ("held",)
    known = advise(spot("Ah Kh 5c 6d", "Qh 7h 2s", villains=["Qs Qd 9h 8h"], villain_known=True), pot=8, bet=2)
    assert (known.outs, known.unseen) == (6, 41)
    from sobremesa.lab.equity import equity as fast

    assert float(equity(here).share) == pytest.approx(fast(["AhKh5c6d", "QsQd9h8h"], board="Qh 7h 2s", game="omaha").players[0].equity)


def test_what_is_refused() -> None:
    with pytest.raises(Refused, match="odds-count") as refused:
        spot("Ah Kh", "Qh 7h 2s")
    assert refused.value.facts == {"what": "hole", "n": 2, "of": 4}
    with pytest.raises(Refused, match="lab-not-listed"):
        spot("Ah Kh 5c 6d", "Qh 7h 2s", range="random")
    with pytest.raises(Refused, match="odds-game"):
        Spot.read("Ah Kh 5c 6d", "Qh 7h 2s", game="omaha-hilo")
