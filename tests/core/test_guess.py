"""Dealing hidden cards within what is known."""

from __future__ import annotations

import random

from sobremesa.core.chance import SeededChance
from sobremesa.core.guess import deal_needing, deal_within


def test_every_guess_fits() -> None:
    """Whatever is barred in a way that some deal keeps, a deal comes out that keeps it."""
    rng = random.Random(1)
    for seed in range(400):
        rooms = [rng.randrange(5) for _ in range(rng.randrange(1, 6))]
        cards = list(range(sum(rooms)))
        truth = cards[:]
        rng.shuffle(truth)
        barred = []
        for room in rooms:
            held, truth = truth[:room], truth[room:]
            barred.append(sum(1 << card for card in cards if card not in held and rng.random() < 0.8))
        found = deal_within(cards, rooms, barred, SeededChance(seed))
        assert found is not None
        assert [len(place) for place in found] == rooms
        assert sorted(card for place in found for card in place) == cards
        assert not any(bar >> card & 1 for place, bar in zip(found, barred, strict=True) for card in place)


def test_what_cannot_be_is_not_dealt() -> None:
    assert deal_within([0, 1], [1, 1], [0b01, 0b01], SeededChance(1)) is None
    assert deal_within([0, 1, 2], [1, 2], [0b000, 0b011], SeededChance(1)) is None


def test_every_deal_that_fits_can_come_out() -> None:
    """Three cards, two places, one bar: all the ways there are."""
    ways = {tuple(sorted((deal_within([0, 1, 2], [1, 2], [0b001, 0], SeededChance(seed)) or [[]])[0])) for seed in range(40)}
    assert ways == {(1,), (2,)}


def test_what_is_needed_is_there() -> None:
    """One place surely holds one of some cards, however rare that is by chance."""
    for seed in range(60):
        dealt = deal_needing(list(range(30)), [2, 14, 14], [0, 0, 0], 0, 0b1, SeededChance(seed))
        assert dealt is not None
        assert 0 in dealt[0]
        assert [len(place) for place in dealt] == [2, 14, 14]
    assert deal_needing([0, 1], [1, 1], [0b01, 0], 0, 0b01, SeededChance(1)) is None
