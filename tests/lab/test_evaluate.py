"""The evaluator: known counts, the games' own evaluation, its tables in the cache."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from sobremesa.core.packs import get_pack
from sobremesa.games.vying._hands import class_of, high
from sobremesa.lab import _tables
from sobremesa.lab.evaluate import BEST, count_every, strength, strengths, strengths_of_sets, worth

# High card, pair, two pair, three, straight, flush, full house, four, five of a kind, straight flush (with the royal one).
FIVE = (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 0, 40)
SEVEN = (23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 0, 41584)


def by_class(cards: int) -> tuple[int, ...]:
    found = [0] * 10
    for value, count in enumerate(count_every(cards)):
        if count:
            found[class_of(worth(value))] += int(count)
    return tuple(found)


def test_every_hand_of_five() -> None:
    assert by_class(5) == FIVE
    assert np.count_nonzero(count_every(5)) == BEST


@pytest.mark.soak
def test_every_hand_of_seven() -> None:
    assert by_class(7) == SEVEN
    assert by_class(6)[9] == 1844  # straight flushes among 20,358,520 hands of six


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_as_the_games_value_hands(cards: int) -> None:
    rng = random.Random(cards)
    hands = [rng.sample(range(52), cards) for _ in range(3000)]
    hands += [rng.sample(range(13, 26), cards) for _ in range(300)]
    masks = [sum(1 << card for card in hand) for hand in hands]
    wanted = [high(mask) for mask in masks]
    assert [worth(int(value)) for value in strengths(np.array(hands))] == wanted
    assert [worth(int(value)) for value in strengths_of_sets(np.array(masks))] == wanted
    assert [worth(strength(mask)) for mask in masks] == wanted


def test_ends_of_the_scale() -> None:
    pack = get_pack("fr52")
    assert strength(pack.mask("7s 5h 4d 3c 2s")) == 1
    assert strength(pack.mask("As Ks Qs Js Ts 9s 8s")) == BEST
    assert strength(pack.mask("As 2h 3d 4c 5s 7h 7d")) > strength(pack.mask("As Ah Ad Kc Qs 9h 8d"))
    made = _tables.tables()
    assert [int(worth) for worth in made.worths] == sorted({int(worth) for worth in made.worths})
    assert made.size < 1_000_000


def test_tables_are_kept_and_made_anew_when_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "cache"))
    made = _tables.tables()
    monkeypatch.setattr(_tables, "build", lambda: made)
    _tables.tables.cache_clear()
    try:
        assert _tables.tables() is made  # nothing kept yet
        kept = next((tmp_path / "cache").glob("*.npz"))
        _tables.tables.cache_clear()
        read = _tables.tables()
        assert read is not made
        assert all((mine == theirs).all() for mine, theirs in zip(read, made, strict=True))
        data = bytearray(kept.read_bytes())
        data[len(data) // 2] ^= 1
        kept.write_bytes(data)
        _tables.tables.cache_clear()
        assert _tables.tables() is made
    finally:
        _tables.tables.cache_clear()


@pytest.mark.soak
def test_the_tables_can_be_made() -> None:
    assert all((mine == theirs).all() for mine, theirs in zip(_tables.build(), _tables.tables(), strict=True))
