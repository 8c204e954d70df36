"""Dealing hidden cards within what is known."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from sobremesa.core import guess
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.guess import Plan, deal_evenly, deal_needing
from sobremesa.core.sampling import CountTables

Deal = tuple[frozenset[int], ...]

# name: rooms, what is barred where; the cards are 0, 1, 2... as many as there is room for
SHAPES: dict[str, tuple[list[int], list[int]]] = {
    "a void": ([3, 2, 2], [0b0000111, 0, 0]),
    "two voids that overlap": ([2, 3, 2], [0b0001111, 0b0111000, 0]),
    "voids at every place": ([2, 2, 2], [0b000011, 0b001100, 0b110000]),
    "thresholds, one above the other": ([2, 2, 3], [0b1110000, 0b1111100, 0]),
    "a void and a threshold": ([2, 1, 2, 2], [0b0001111, 0b1100000, 0, 0]),
    "a card for one place only": ([2, 2, 2], [0b000001, 0b100001, 0b000100]),
    "each card barred somewhere else": ([1, 2, 2, 1], [0b000001, 0b000010, 0b000100, 0b001000]),
    "a ring: two deals, and nothing between": ([1, 1, 1, 1, 1], [0b11100, 0b11001, 0b10011, 0b00111, 0b01110]),
    "places without room": ([0, 3, 0, 3], [0, 0b000011, 0b111111, 0b100000]),
    "nothing known": ([2, 0, 3, 1], [0, 0, 0, 0]),
    "all known but two cards": ([2, 2, 2], [0b111100, 0b110011, 0b000111]),
}


def all_deals(cards: list[int], rooms: list[int], barred: list[int]) -> list[Deal]:
    """Every way that fits, by trying all."""
    if not rooms:
        return [()] if not cards else []
    fitting = [card for card in cards if not barred[0] >> card & 1]
    found = []
    for hand in combinations(fitting, rooms[0]):
        rest = [card for card in cards if card not in hand]
        found += [(frozenset(hand), *others) for others in all_deals(rest, rooms[1:], barred[1:])]
    return found


def chi_square_limit(freedom: int) -> float:
    """What chi-square exceeds once in a thousand times (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 3.0902 * math.sqrt(part)) ** 3


def check_evenness(deals: list[Deal], draw: Callable[[Chance], list[list[int]] | None], seed: int) -> None:
    """Draw 60 times as many deals as there are: all come, no others, and as often as equally likely ones do (chi-square, 1 in 1000)."""
    chance = SeededChance(seed)
    seen: Counter[Deal] = Counter()
    for _ in range(60 * len(deals)):
        dealt = draw(chance)
        assert dealt is not None
        seen[tuple([frozenset(place) for place in dealt])] += 1
    assert set(seen) == set(deals)
    square = sum([(seen[deal] - 60) ** 2 / 60 for deal in deals])
    assert square <= chi_square_limit(len(deals) - 1)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_deal_that_fits_is_equally_likely(shape: str) -> None:
    rooms, barred = SHAPES[shape]
    cards = list(range(sum(rooms)))
    deals = all_deals(cards, rooms, barred)
    plan = Plan(cards, rooms, barred)
    assert plan.tables.known
    assert plan.ways == pytest.approx(len(deals), rel=1e-12)
    check_evenness(deals, lambda chance: deal_evenly(cards, rooms, barred, chance), 11)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_walk_comes_out_as_even(shape: str) -> None:
    """What serves where there are too many deals to count, where they can be counted after all."""
    rooms, barred = SHAPES[shape]
    cards = list(range(sum(rooms)))
    check_evenness(all_deals(cards, rooms, barred), Plan(cards, rooms, barred).walk, 12)


def test_the_unequal_guess_would_be_noticed() -> None:
    """Filling places card by card, without the walk or the counting, is not even: the check tells."""
    rooms, barred = SHAPES["voids at every place"]
    cards = list(range(6))
    with pytest.raises(AssertionError):
        check_evenness(all_deals(cards, rooms, barred), lambda chance: guess._fit(cards, rooms, barred, chance), 13)


def test_the_order_in_a_place_is_even_too() -> None:
    """A stock is a place whose order matters: all its orders come, under bars of others, equally often."""
    chance = SeededChance(14)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(60 * 24):
        dealt = deal_evenly([0, 1, 2, 3, 4], [1, 4], [0b00111, 0], chance)
        assert dealt is not None
        seen[tuple([4 if card == 3 else card for card in dealt[1]])] += 1
    assert len(seen) == 24
    assert sum([(times - 60) ** 2 / 60 for times in seen.values()]) <= chi_square_limit(23)


def test_counts_agree_with_trying_all() -> None:
    """Random shapes: as many deals are counted as there are, whether by class or by group, and none where there is none."""
    rng = random.Random(2)
    counted = empty = 0
    for seed in range(250):
        rooms = [rng.randrange(4) for _ in range(rng.randrange(1, 5))]
        cards = list(range(sum(rooms)))
        barred = [sum([1 << card for card in cards if rng.random() < 0.35]) for _ in rooms]
        deals = all_deals(cards, rooms, barred)
        plan = Plan(cards, rooms, barred)
        assert plan.ways == pytest.approx(len(deals), rel=1e-12)
        for dealt in (deal_evenly(cards, rooms, barred, SeededChance(seed)), plan.walk(SeededChance(seed))):
            assert (dealt is not None) == bool(deals)
            assert dealt is None or tuple([frozenset(place) for place in dealt]) in deals
        counted += len(deals) > 1
        empty += not deals
    assert min(counted, empty) > 40


def test_tables_the_other_way_round_have_as_many_deals() -> None:
    """Rows and columns may change places: the ways differ only by how rows and columns are told off."""
    by_row = CountTables([3, 4, 5], [4, 4, 4], [0b011, 0b110, 0b111])
    by_column = CountTables([4, 4, 4], [3, 4, 5], [0b101, 0b111, 0b110])
    assert by_row.known
    assert by_column.known
    # 3! 4! 5! and 4! 4! 4!
    assert by_row.ways / (6 * 24 * 120) == pytest.approx(by_column.ways / 24**3, rel=1e-12)


def test_every_guess_fits() -> None:
    """Whatever is barred in a way that some deal keeps, a deal comes out that keeps it."""
    rng = random.Random(1)
    walked = 0
    for seed in range(200):
        rooms = [rng.randrange(5) for _ in range(rng.randrange(1, 10))]
        cards = list(range(sum(rooms)))
        truth = cards[:]
        rng.shuffle(truth)
        barred = []
        for room in rooms:
            held, truth = truth[:room], truth[room:]
            barred.append(sum(1 << card for card in cards if card not in held and rng.random() < rng.choice([0.1, 0.5, 0.8])))
        found = deal_evenly(cards, rooms, barred, SeededChance(seed))
        assert found is not None
        assert [len(place) for place in found] == rooms
        assert sorted(card for place in found for card in place) == cards
        assert not any(bar >> card & 1 for place, bar in zip(found, barred, strict=True) for card in place)
        walked += not Plan(cards, rooms, barred).tables.known
    assert 8 < walked < 100


def test_two_packs_among_nine_are_dealt() -> None:
    """104 cards and a stock, four players with a void: cards beyond a machine word, weights far beyond exact floats."""
    cards = list(range(104))
    suits = [((1 << 13) - 1) << 13 * suit for suit in range(8)]
    barred = [suits[0] | suits[4], suits[1] | suits[5], suits[2] | suits[6], suits[0] | suits[4], 0, 0, 0, 0, 0]
    rooms = [9] * 8 + [32]
    assert Plan(cards, rooms, barred).tables.known
    found = deal_evenly(cards, rooms, barred, SeededChance(3))
    assert found is not None
    assert sorted([card for place in found for card in place]) == cards
    assert not any(bar >> card & 1 for place, bar in zip(found, barred, strict=True) for card in place)


def test_a_guess_depends_on_its_chance_alone() -> None:
    """What is kept from earlier guesses changes no later one, and is not handed out to be spoilt."""
    rooms, barred = SHAPES["two voids that overlap"]
    cards = list(range(7))
    first = deal_evenly(cards, rooms, barred, SeededChance(5))
    assert first is not None
    copy = [place[:] for place in first]
    for place in first:
        place.clear()
    assert deal_evenly(cards, rooms, barred, SeededChance(5)) == copy
    for size in range(2, 2 * guess.KEPT_PLANS):
        assert deal_evenly(list(range(size)), [1, size - 1], [1, 0], SeededChance(5)) is not None
    assert len(guess._plans) <= guess.KEPT_PLANS
    assert deal_evenly(cards, rooms, barred, SeededChance(5)) == copy


def test_what_cannot_be_is_not_dealt() -> None:
    assert deal_evenly([0, 1], [1, 1], [0b01, 0b01], SeededChance(1)) is None
    assert deal_evenly([0, 1, 2], [1, 2], [0b000, 0b011], SeededChance(1)) is None
    assert deal_evenly([0, 1, 2], [1, 1], [0, 0], SeededChance(1)) is None
    assert Plan([0, 1, 2], [1, 2], [0b000, 0b011]).walk(SeededChance(1)) is None


@pytest.mark.parametrize(
    ("shape", "place", "needed"), [("nothing known", 3, 0b000001), ("a void", 1, 0b0000011), ("a void and a threshold", 0, 0b0110000)]
)
def test_deals_with_a_needed_card_are_equally_likely(shape: str, place: int, needed: int) -> None:
    """Whether the first guesses hit or none is made."""
    rooms, barred = SHAPES[shape]
    cards = list(range(sum(rooms)))
    deals = [deal for deal in all_deals(cards, rooms, barred) if any(needed >> card & 1 for card in deal[place])]
    check_evenness(deals, lambda chance: deal_needing(cards, rooms, barred, place, needed, chance), 15)
    check_evenness(deals, lambda chance: guess._deal_with_one_of(cards, rooms, barred, place, needed, chance), 16)


def test_what_is_needed_is_there() -> None:
    """One place surely holds one of some cards, however rare that is by chance."""
    for seed in range(60):
        dealt = deal_needing(list(range(30)), [2, 14, 14], [0, 0, 0], 0, 0b1, SeededChance(seed))
        assert dealt is not None
        assert 0 in dealt[0]
        assert [len(place) for place in dealt] == [2, 14, 14]
    assert deal_needing([0, 1], [1, 1], [0b01, 0], 0, 0b01, SeededChance(1)) is None
