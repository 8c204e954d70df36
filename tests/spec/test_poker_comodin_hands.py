"""Wild cards (rules/poker-comodin): the numbered examples that are about hands, the table of counts, and every card tried in a wild card's place."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb

import pytest

from sobremesa.core.packs import bits, get_pack
from sobremesa.games.vying._hands import FIVE, STRAIGHT_FLUSH, class_of, high, ranks_of
from sobremesa.games.vying._wild import Wild, named_wild, wild_of

PACK = get_pack("fr52", jokers=3)
DEUCES = named_wild("deuces")
ROYAL = 10
NAMES = {
    "high": 0,
    "pair": 1,
    "two pair": 2,
    "three": 3,
    "straight": 4,
    "flush": 5,
    "full": 6,
    "four": 7,
    "five": 8,
    "straight flush": 9,
}


def mask(text: str) -> int:
    return PACK.mask(text)


def told(wild: Wild, text: str) -> str:
    worth = wild.plain(wild.high(mask(text)))
    letters = "  23456789TJQKA"
    name = next(name for name, number in NAMES.items() if number == class_of(worth))
    return name + " " + "".join(letters[rank] if rank > 1 else "A" for rank in ranks_of(worth))


def order(wild: Wild, *hands: str) -> list[int]:
    """The places of hands, 0 the best; equal ones share a place."""
    worths = [wild.high(mask(hand)) for hand in hands]
    return [sorted(set(worths), reverse=True).index(worth) for worth in worths]


@pytest.mark.parametrize(
    ("hand", "is_"),
    [
        ("Kh Kd *1 7s 2c", "three K72"),
        ("Th Td *1 8c 3s", "three T83"),
        ("Qh Qd Qs *1 5c", "four Q5"),
        ("Kh Kd 7s 7c *1", "full K7"),
        ("Ah 9d 7c 4s *1", "pair A974"),
        ("9h 8c 7d 5s *1", "straight 9"),
        ("Qs Jh Td 9c *1", "straight K"),
        ("As 2h 3d 4c *1", "straight 5"),
        ("As Kh 4d 3c *1", "pair AK43"),
        ("Ah Jh 8h 4h *1", "flush AKJ84"),
        ("Kh Qh Jh 9h *1", "straight flush K"),
        ("Kh Qh Jh Th *1", "straight flush A"),
        ("Ks 9s *1 *2 *3", "straight flush K"),
        ("Ah *1 *2 *3 Kd", "four AK"),
        ("Ah *1 *2 *3 Kh", "straight flush A"),
        ("*1 Ah 2d 3c 4s", "straight 5"),
        ("*1 2d 3c 4s 5h", "straight 6"),
        ("*1 Kd 8c 5h 2s Ks Qh", "three KQ8"),
        ("*1 Kd 8c 5h 2s 8h 8d", "four 8K"),
        ("*1 Kd 8c 5h 2s Ah Ad", "three AK8"),
        ("9s 8s 7s 5s *1", "straight flush 9"),
        ("As Js 8s 4s *1", "flush AKJ84"),
        ("*1", "high A"),
        ("*1 Kd", "pair K"),
        ("*1 Kd Kc Qs", "three KQ"),
    ],
)
def test_what_a_joker_makes(hand: str, is_: str) -> None:
    assert told(Wild(), hand) == is_


def test_double_ace() -> None:
    wild = wild_of({"double_ace": "on"})
    assert told(wild, "Ah Jh 8h 4h *1") == "flush AAJ84"
    assert told(wild, "Ah Kh Qh 9h 2s 3d *1") == "flush AAKQ9"


def test_place_of_repoquer() -> None:
    hands = ("7s 7h 7d 7c *1", "As Ah Ad Ac Kd", "6d 5d 4d 3d 2d", "As Ks Qs Js Ts")
    assert order(Wild(), *hands) == [2, 3, 1, 0]
    assert order(wild_of({"repoker": "top"}), *hands) == [0, 3, 2, 1]


def test_natural_first() -> None:
    hands = ("2s 2h 2d 9c 4s", "As Ah *1 Kc Qd")
    assert order(Wild(), *hands) == [0, 1]
    assert order(Wild(tie="exact"), *hands) == [1, 0]
    assert order(Wild(tie="split"), *hands) == [1, 0]
    for tie in ("category", "exact", "split"):
        assert order(Wild(tie=tie), "Ks Kh Kd 9d 4s", "9s 9h *1 Ad Qd") == [0, 1]


def test_exact() -> None:
    hands = ("Ah Kh Th 6h 3h", "As *1 Ts 6s 3s")
    assert order(Wild(tie="exact"), *hands) == [0, 1]
    assert order(Wild(tie="split"), *hands) == [0, 0]
    assert order(Wild(tie="exact"), "Ah Qh 9h 4h *1", "Kd Qd 9d 4d *2") == [0, 1]


def test_repoquers_by_rank() -> None:
    assert order(Wild(), "9s 9h 9d 9c *1", "Js Jh Jd Jc *2") == [1, 0]
    hands = ("Kh Kd 2s 2h *1", "Qs Qh Qd Qc 2d")
    assert order(Wild(named=DEUCES), *hands) == [0, 1]
    assert order(wild_of({"wild": "deuces", "wild_five_order": "tie_rule"}), *hands) == [1, 0]


def test_deuces() -> None:
    assert told(Wild(named=DEUCES), "2s 2h 2d 2c Kd") == "straight flush A"
    assert told(Wild(named=DEUCES, top=True), "2s 2h 2d 2c Kd") == "five K"
    assert told(Wild(named=DEUCES), "2s 3s 4s 5s 6s") == "straight flush 6"
    for tie in ("exact", "split"):
        assert told(Wild(named=DEUCES, tie=tie), "2s 3s 4s 5s 6s") == "straight flush 7"


def test_bug() -> None:
    bug = wild_of({"joker_kind": "bug"})
    assert told(bug, "Kh Kd *1 7s 2c") == "pair KA72"
    assert told(bug, "Ah Ad *1 7s 2c") == "three A72"
    assert told(bug, "Kh Kd Qs Qc *1") == "two pair KQA"
    assert told(bug, "9h 8c 7d 5s *1") == "straight 9"
    assert told(bug, "Ah Ad As Ac *1") == "five A"
    assert told(bug, "7s 7h 7d 7c *1") == "four 7A"


def test_best_five_of_seven_by_the_rule_of_ties() -> None:
    assert told(Wild(), "Ks 9s 7s 5s 3s *1 2d") == "flush K9753"
    assert told(Wild(tie="exact"), "Ks 9s 7s 5s 3s *1 2d") == "flush AK975"


def test_other_wild_cards() -> None:
    assert told(wild_of({"wild": "one_eyed"}), "Js Kd Kc 9h 4s") == "three K94"
    assert told(wild_of({"wild": "[Kh]"}), "Kh Ah 7d 7c 2s") == "three 7A2"
    assert named_wild(["7"]) == mask("7s 7h 7d 7c")
    assert named_wild("[7, Kh]") == mask("7s 7h 7d 7c Kh")


def test_what_each_card_stands_for() -> None:
    def reading(wild: Wild, text: str) -> str:
        return " ".join(PACK.names[card] + "=" + PACK.names[meant] for card, meant in wild.reading(mask(text)) if card != meant)

    assert reading(Wild(), "9h 8c 7d 5s *1") == "*1=6s"
    assert reading(Wild(), "Ah Jh 8h 4h *1") == "*1=Kh"
    assert reading(Wild(), "7s 7h 7d 7c *1") == "*1=7s"
    assert reading(Wild(), "Ks 9s 7s 5s 3s *1 2d") == ""
    assert reading(Wild(tie="exact"), "Ks 9s 7s 5s 3s *1 2d") == "*1=As"
    assert reading(Wild(named=DEUCES), "2s 2h 2d 2c Kd") in ("2c=Ad 2d=Qd 2h=Jd 2s=Td", "2s=Ad 2h=Qd 2d=Jd 2c=Td")
    assert reading(wild_of({"joker_kind": "bug"}), "Kh Kd *1 7s 2c") == "*1=As"
    rng = random.Random(5)
    for wild in (Wild(), Wild(tie="exact"), Wild(bug=True), Wild(named=DEUCES, tie="split"), Wild(named=DEUCES, bug=True)):
        for _ in range(60):
            cards = [52, *rng.sample(range(52), 6)]
            hand = sum(1 << card for card in cards)
            meant = wild.reading(hand)
            assert len({card for card, _ in meant}) == 5
            worth = wild.plain(wild.high(hand))
            if class_of(worth) != FIVE:
                assert high(sum(1 << card for card in {card for _, card in meant})) == worth


# -- every card in a wild card's place ---------------------------------------------------------------------------------------------------


def tried(cards: tuple[int, ...], wild: Wild) -> tuple[int, ...]:
    """The worth of five cards with every card tried for each wild one, by the rules as they stand in words."""
    best: tuple[int, ...] = ()
    roles = [[False] if card < 52 and not wild.named >> card & 1 else [True] if card > 51 else [False, True] for card in cards]
    choices: list[list[bool]] = [[]]
    for role in roles:
        choices = [[*head, tail] for head in choices for tail in role]
    for choice in choices:
        natural = [card for card, is_wild in zip(cards, choice, strict=True) if not is_wild]
        jokers = sum(card > 51 for card, is_wild in zip(cards, choice, strict=True) if is_wild)
        wilds = 5 - len(natural)
        for kind, ranks in results(natural, wilds, jokers if wild.bug else 0):
            by_rank = sorted((card % 13 + 1 if card % 13 else 14 for card in natural), reverse=True)
            if kind in (4, 9, 10) and ranks[0] == 5:
                by_rank = sorted((1 if rank == 14 else rank for rank in by_rank), reverse=True)
            place = 11 if kind == FIVE and wild.top else kind
            if kind == FIVE and not wild.five_by_tie:
                key = (place, *ranks, -wilds)
            elif wild.category:
                key = (place, -wilds, *ranks)
            elif wild.exact:
                key = (place, *ranks, -wilds, *by_rank)
            else:
                key = (place, *ranks)
            best = max(best, key)
    return best


def results(natural: list[int], wilds: int, bugs: int) -> Iterator[tuple[int, list[int]]]:
    taken = set(natural)
    for chosen in combinations([card for card in range(52) if card not in taken], wilds):
        worth = high(sum(1 << card for card in natural) | sum(1 << card for card in chosen))
        kind, ranks = class_of(worth), ranks_of(worth)
        if kind in (4, 5, 9) or sum(card % 13 == 0 for card in chosen) >= bugs:
            yield ROYAL if kind == STRAIGHT_FLUSH and ranks[0] == 14 else kind, ranks
    ranks_held = {card % 13 for card in natural}
    if wilds and len(ranks_held) <= 1:
        for rank in ranks_held or range(13):
            if not bugs or rank == 0:
                yield FIVE, [rank + 1 if rank else 14]


WILDS = {
    "joker": Wild(),
    "exact": Wild(tie="exact"),
    "split": Wild(tie="split"),
    "top": Wild(top=True),
    "tie rule": Wild(five_by_tie=True, tie="exact"),
    "bug": Wild(bug=True),
    "bug exact": Wild(bug=True, tie="exact"),
    "deuces": Wild(named=DEUCES),
    "deuces exact": Wild(named=DEUCES, tie="exact"),
    "deuces bug": Wild(named=DEUCES, bug=True),
    "one eyed": Wild(named=named_wild("one_eyed"), tie="split"),
}


def random_hand(rng: random.Random, size: int, most: int, wild: Wild) -> tuple[int, ...]:
    """Some cards with one to ``most`` wild ones among them, drawn from few ranks and suits half of the time, for the rarer classes."""
    named = [*bits(wild.named), 52, 53, 54]
    plain = [card for card in range(52) if card not in named]
    if rng.random() < 0.5:
        ranks = rng.sample(range(13), rng.choice((2, 3)))
        plain = [card for card in plain if card % 13 in ranks] if rng.random() < 0.5 else [card for card in plain if card // 13 == 1]
    wilds = rng.sample(named, rng.randint(1, most))
    return (*wilds, *rng.sample(plain, min(size - len(wilds), len(plain))))


@pytest.mark.parametrize("name", WILDS)
def test_against_every_card_tried(name: str) -> None:
    wild = WILDS[name]
    rng = random.Random(name)
    found: dict[int, tuple[int, ...]] = {}
    for _ in range(120):
        cards = random_hand(rng, 5, 2, wild)
        if len(cards) == 5:
            check(wild, cards, found)


@pytest.mark.soak
@pytest.mark.parametrize("name", WILDS)
def test_against_every_card_tried_at_length(name: str) -> None:
    wild = WILDS[name]
    rng = random.Random(name)
    found: dict[int, tuple[int, ...]] = {}
    for size, most, times in ((5, 2, 1500), (5, 3, 60), (6, 2, 150), (7, 2, 60)):
        for _ in range(times):
            cards = random_hand(rng, size, most, wild)
            if len(cards) == size:
                check(wild, cards, found)


def check(wild: Wild, cards: tuple[int, ...], found: dict[int, tuple[int, ...]]) -> None:
    """The worth of a hand, and that worths stand in the order of what was found by trying."""
    best = max(tried(five, wild) for five in combinations(cards, 5))
    worth = wild.high(sum(1 << card for card in cards))
    assert found.setdefault(worth, best) == best, PACK.text(list(cards))
    ordered = [found[key] for key in sorted(found)]
    assert ordered == sorted(set(ordered)), PACK.text(list(cards))


# -- the table of counts -----------------------------------------------------------------------------------------------------------------

#        real, straight flush, five, four, full, flush, straight, three, two pair, pair, high card
COUNTS = {
    1: (24, 180, 13, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540),
    2: (84, 540, 78, 9360, 9360, 11388, 34704, 232968, 123552, 1437936, 1302540),
    3: (224, 1260, 273, 20408, 12168, 15860, 52716, 341976, 123552, 1607784, 1302540),
}
BUG = (24, 180, 1, 828, 4368, 7804, 20532, 63360, 138600, 1215024, 1418964)
NATURAL = (4, 36, 0, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540)
DEUCES_WILD = (504, 2096, 624, 31552, 12672, 14472, 62232, 355080, 95040, 1225008, 799680)
DEUCES_TOP = (484, 2068, 672, 31552, 12672, 14472, 62232, 355080, 95040, 1225008, 799680)


def column(wild: Wild, worth: int) -> int:
    """The row of the table a worth counts in."""
    plain = wild.plain(worth)
    kind = class_of(plain)
    if kind == STRAIGHT_FLUSH:
        return 0 if ranks_of(plain)[0] == 14 else 1
    return 10 - kind


def shapes(count: int, deuces: bool = True) -> Counter[int]:
    """All sets of ``count`` natural cards as one of each kind that differs by more than its suits, and how many there are."""
    found: Counter[int] = Counter()
    cards = [1 << card for card in range(52) if deuces or card % 13 != 1]
    suit = 8191
    for chosen in combinations(cards, count):
        hand = sum(chosen)
        a, b, c, d = sorted((hand & suit, hand >> 13 & suit, hand >> 26 & suit, hand >> 39))
        found[a | b << 13 | c << 26 | d << 39] += 1
    return found


@pytest.fixture(scope="module")
def by_shape() -> dict[int, Counter[int]]:
    return {count: shapes(count) for count in (2, 3, 4)}


def counted(wild: Wild, jokers: int, by_shape: dict[int, Counter[int]]) -> tuple[int, ...]:
    rows = list(NATURAL)
    for used in range(1, jokers + 1):
        held = ((1 << used) - 1) << 52
        for hand, times in by_shape[5 - used].items():
            rows[column(wild, wild.high(hand | held))] += times * comb(jokers, used)
    return tuple(rows)


@pytest.mark.parametrize("jokers", [1, 2, 3])
def test_counts_with_jokers(jokers: int, by_shape: dict[int, Counter[int]]) -> None:
    assert counted(Wild(), jokers, by_shape) == COUNTS[jokers]
    assert sum(COUNTS[jokers]) == comb(52 + jokers, 5)


def test_counts_with_the_bug(by_shape: dict[int, Counter[int]]) -> None:
    assert counted(Wild(bug=True), 1, by_shape) == BUG


@pytest.mark.parametrize("tie", ["exact", "split"])
def test_counts_do_not_depend_on_ties(tie: str, by_shape: dict[int, Counter[int]]) -> None:
    assert counted(Wild(tie=tie, top=True), 2, by_shape) == COUNTS[2]


@pytest.mark.soak
@pytest.mark.parametrize(("top", "wanted"), [(False, DEUCES_WILD), (True, DEUCES_TOP)])
def test_counts_with_deuces_wild(top: bool, wanted: tuple[int, ...]) -> None:
    wild = Wild(named=DEUCES, top=top)
    rows = [0] * 11
    for hand, times in shapes(5).items():
        rows[column(wild, wild.high(hand))] += times
    assert tuple(rows) == wanted
    assert sum(rows) == comb(52, 5)


@pytest.mark.soak
def test_counts_with_every_hand_of_53() -> None:
    wild = Wild()
    rows = [0] * 11
    for hand in combinations([1 << card for card in range(53)], 5):
        rows[column(wild, wild.high(sum(hand)))] += 1
    assert tuple(rows) == COUNTS[1]
