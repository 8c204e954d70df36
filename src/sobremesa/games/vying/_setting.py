"""How thirteen cards are set well: whole hands by search, single cards by what their lines promise. For players whose time is up, and for bots.

What is set is judged by points a rival: lines won more often than lost, royalties, fantasyland. Nothing here knows more than the cards it is given.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import combinations
from math import comb, erf, sqrt
from typing import Final

from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._hands import FOUR, FULL, PAIR, THREE, TWO_PAIR
from sobremesa.games.vying._rows import BACK, FRONT, MIDDLE, OPEN_FACE, ROOM, Royalties, five, kind_of, rank_of, three

STAY: Final = 9.0
"""About what another hand in fantasyland brings, in points a rival."""

# The worths that a line must pass to beat so many twentieths of the hands that are set as below, without royalties.
_BEATS: Final[tuple[tuple[int, ...], ...]] = (
    (
        0x96300,
        0xB5200,
        0xBA700,
        0xCA800,
        0xDB200,
        0xDC900,
        0xE9700,
        0xEC200,
        0xECB00,
        0xEDA00,
        0x143000,
        0x185000,
        0x1A5000,
        0x1B7000,
        0x1BD000,
        0x1CB000,
        0x1CE000,
        0x1DC000,
        0x1E5000,
    ),
    (
        0x13B750,
        0x1B9740,
        0x1D8740,
        0x1DEC60,
        0x1EC860,
        0x1ED930,
        0x262D00,
        0x275400,
        0x286400,
        0x297200,
        0x2A8600,
        0x2B8A00,
        0x2C9A00,
        0x34C300,
        0x396400,
        0x460000,
        0x480000,
        0x4C0000,
        0x5CA874,
    ),
    (
        0x282C00,
        0x2A4D00,
        0x2C6500,
        0x450000,
        0x470000,
        0x4A0000,
        0x4C0000,
        0x4E0000,
        0x5B9732,
        0x5CBA52,
        0x5DC753,
        0x5EA873,
        0x5ECBA3,
        0x632000,
        0x663000,
        0x693000,
        0x6B9000,
        0x6D7000,
        0x6E8000,
    ),
)


def chance_of(line: int, worth: int) -> float:
    """How often a line so strong wins against a rival who sets thirteen cards."""
    beats = _BEATS[line]
    return bisect_right(beats, worth) / (len(beats) + 1)


def hope(front: float, middle: float, back: float) -> float:
    """The points that lines with these chances bring, scoops included."""
    lines = 2 * (front + middle + back) - 3
    return lines + 3 * (front * middle * back - (1 - front) * (1 - middle) * (1 - back))


class Line:
    """Cards that may make a line: the set, its worth, its chance, and what it brings besides its share of a scoop."""

    def __init__(self, cards: int, worth: int, chance: float, value: float) -> None:
        self.cards = cards
        self.worth = worth
        self.chance = chance
        self.value = value


def _value(line: Line) -> float:
    return line.value


def _sets(cards: list[int], count: int) -> list[int]:
    found: list[int] = []
    for some in combinations(cards, count):
        mask = 0
        for card in some:
            mask |= 1 << card
        found.append(mask)
    return found


def _lines(sets: list[int], worths: list[int], line: int, royalties: Royalties, stay: float) -> list[Line]:
    """Every line that the sets make, the best first."""
    found: list[Line] = []
    least = THREE if line == FRONT else FULL if line == MIDDLE else FOUR
    for mask, worth in zip(sets, worths, strict=True):
        chance = chance_of(line, worth)
        value = 2 * chance - 1 + royalties.of(line, worth)
        if stay and kind_of(worth) >= least:
            value += stay
        found.append(Line(mask, worth, chance, value))
    found.sort(key=_value, reverse=True)
    return found


def best_rows(pool: int, royalties: Royalties, stay: float = 0.0) -> list[int]:
    """The best front, middle and back that thirteen cards or more can make without a foul; ``stay``: what a hand that stays in fantasyland brings."""
    cards = bits(pool)
    fives, threes = _sets(cards, 5), _sets(cards, 3)
    worths = [five(mask) for mask in fives]
    backs = _lines(fives, worths, BACK, royalties, stay)
    middles = _lines(fives, worths, MIDDLE, royalties, stay)
    fronts = _lines(threes, [three(mask) for mask in threes], FRONT, royalties, stay)
    middle_most, front_most = middles[0].value, fronts[0].value
    best = -1e9
    found = [0, 0, 0]
    for back in backs:
        scoop = 3 * back.chance
        if back.value + middle_most + front_most + scoop <= best:
            break
        used, top = back.cards, back.worth
        for middle in middles:
            if back.value + middle.value + front_most + scoop <= best:
                break
            if middle.cards & used or middle.worth > top:
                continue
            both = used | middle.cards
            for front in fronts:
                total = back.value + middle.value + front.value
                if total + scoop <= best:
                    break
                if front.cards & both or front.worth > middle.worth:
                    continue
                total += hope(front.chance, middle.chance, back.chance) - 2 * (front.chance + middle.chance + back.chance) + 3
                if total > best:
                    best = total
                    found = [front.cards, middle.cards, back.cards]
    return found


def plain_rows(pool: int) -> list[int]:
    """A front, middle and back without a foul as a beginner sets them: the best five in back, the best five of the rest in the middle."""
    left = bits(pool)
    back = strongest(left)
    left = [card for card in left if not back >> card & 1]
    middle = strongest(left)
    left = [card for card in left if not middle >> card & 1]
    if five(middle) > five(back):
        back, middle = middle, back
    return [_front_of(left), middle, back]


def strongest(cards: list[int]) -> int:
    """The five of the cards, a set, that make the best class; what that class does not need is as low as can be."""
    ranks: list[list[int]] = [[] for _ in range(15)]
    suits: list[list[int]] = [[] for _ in range(4)]
    for card in cards:
        ranks[rank_of(card)].append(card)
        suits[card % 52 // 13].append(card)
    for suit in suits:
        run = _run(suit)
        if run:
            return to_mask(run)
    groups = sorted([(min(len(ranks[rank]), 4), rank) for rank in range(2, 15) if ranks[rank]], reverse=True)
    first = groups[0]
    second = groups[1] if len(groups) > 1 else (0, 0)
    chosen: list[int] = []
    if first[0] == 4:
        chosen = ranks[first[1]][:4]
    elif first[0] == 3 and second[0] >= 2:
        pairs = [rank for count, rank in groups[1:] if count >= 2]
        return to_mask(ranks[first[1]] + ranks[pairs[-1]][:2])
    else:
        flush = max(suits, key=len)
        if len(flush) > 4:
            return to_mask(sorted(flush, key=rank_of)[-5:])
        run = _run(cards)
        if run:
            return to_mask(run)
        if first[0] == 3:
            chosen = ranks[first[1]][:]
        elif first[0] == 2:
            chosen = ranks[first[1]] + (ranks[second[1]] if second[0] == 2 else [])
        else:
            chosen = ranks[first[1]][:]
    for card in sorted(cards, key=rank_of):
        if len(chosen) < 5 and card not in chosen and (first[0] > 1 or rank_of(card) < first[1]):
            chosen.append(card)
    return to_mask(chosen)


def _run(cards: list[int]) -> list[int]:
    """Five cards in a row, the highest that there are; empty if there are none."""
    held: list[int] = [-1] * 15
    for card in cards:
        held[rank_of(card)] = card
    held[1] = held[14]
    for top in range(14, 4, -1):
        run = held[top - 4 : top + 1]
        if min(run) >= 0:
            return run
    return []


def _front_of(cards: list[int]) -> int:
    """The best three of the cards in front: three or two alike, or the highest."""
    best = -1
    found = 0
    for mask in _sets(cards, 3):
        worth = three(mask)
        if worth > best:
            best = worth
            found = mask
    return found


# -- cards that come one by one -------------------------------------------------------------------------------------------------------------

EARN: Final = 7.0
"""About what a hand in fantasyland brings, in points a rival."""

# Found by trying: what a free place adds to a line by its class, the spread of what it comes to, and what lines are worth beside royalties.
_GROWTH: Final = (0.16, 0.29, 1.5, 0.47, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
_SPREAD: Final = 0.33
_SPREAD_EACH: Final = 0.35
_SUITED: Final = 0.276  # how often a card that comes is of the one suit that a line needs
_FLUSH_KEPT: Final = 0.86
_STRAIGHT: Final = (0.0, 0.0, 0.0, 0.03, 0.076, 0.0)  # by cards held: how often a card that comes helps to a straight
_DRAWING: Final = 0.54  # how much of its growth a line keeps while it waits for a draw
_FRONT_GROWTH: Final = 0.32
_FRONT_SPREAD: Final = 0.1
_FRONT_SPREAD_EACH: Final = 0.235
_WEIGHTS: Final = (0.75, 1.17, 1.5)
_FOUL: Final = 9.0
_FANTASY: Final = 5.0


def _tail(cards: int, need: int) -> float:
    """How often at least ``need`` of so many cards that come are of one suit."""
    return sum([comb(cards, n) * _SUITED**n * (1 - _SUITED) ** (cards - n) for n in range(need, cards + 1)], 0.0)


_FLUSHES: Final[list[list[float]]] = [[_FLUSH_KEPT * _tail(cards, need) for need in range(6)] for cards in range(18)]
_BELOW: Final[list[float]] = [0.5 * (1 + erf((step - 400) / 100 / sqrt(2))) for step in range(801)]  # of a normal deviate, from -4 to 4


def _below(mean: float, spread: float) -> float:
    """How often a normal variable with this mean and spread is above 0."""
    return _BELOW[max(0, min(800, int(400 + 100 * mean / spread)))]


class Draft:
    """A line that is not full, as it may come out: ``strength`` (its class and fractions) with its ``spread`` unless a draw comes in, which it does
    with chance ``draw`` and brings it to ``top``; ``flush`` and ``straight``: the chances of each."""

    def __init__(self, cards: int, worth: int, left: int) -> None:
        count = cards.bit_count()
        room = 5 - count
        kind = worth >> 20
        self.strength = kind + ((worth >> 16 & 15) - 2) / 14
        self.spread = 0.0
        self.flush = 0.0
        self.straight = 0.0
        self.draw = 0.0
        self.top = self.strength
        if not room:
            return
        if kind == 0 and count > 1:
            union = (cards | cards >> 52) & (1 << 52) - 1
            for suit in range(4):
                if (union >> 13 * suit & 8191).bit_count() == count:
                    self.flush = _FLUSHES[left][room]
            if count > 2:
                part = (union | union >> 13 | union >> 26 | union >> 39) & 8191
                ranks = part >> 1 | (part & 1) << 12
                low, high = (ranks & -ranks).bit_length(), ranks.bit_length()
                if high - low < 5 or (part & 1 and (ranks & 4095).bit_length() < 5):
                    self.straight = min(0.7, left * _STRAIGHT[count])
            self.draw = self.flush + self.straight - self.flush * self.straight
        self.spread = _SPREAD + _SPREAD_EACH * room
        growth = room * _GROWTH[kind]
        if self.draw > 0:
            self.top = (5.3 * self.flush + 4.5 * self.straight) / (self.flush + self.straight)
            growth *= _DRAWING
        self.strength += growth

    def mean(self) -> float:
        """How strong it is on average."""
        return self.draw * self.top + (1 - self.draw) * self.strength


def _in_order(upper: float, upper_spread: float, lower: float, lower_spread: float, right: bool) -> float:
    """How often a line comes out above the one before it; ``right``: whether it does, of two that are full."""
    spread = sqrt(upper_spread * upper_spread + lower_spread * lower_spread)
    if spread == 0:
        return 1.0 if right else 0.0
    return _below(lower - upper, spread)


def promise(front: int, middle: int, back: int) -> float:
    """How good a board is so far, in points a rival: what its lines may come to, and what a foul would cost."""
    counts = front.bit_count(), middle.bit_count(), back.bit_count()
    top, mid, low = three(front), five(middle), five(back)
    left = 13 - sum(counts)
    behind = Draft(back, low, left)
    between = Draft(middle, mid, left)
    room = 3 - counts[FRONT]
    kind, rank = top >> 20, top >> 16 & 15
    first = kind + (rank - 2) / 14 + room * _FRONT_GROWTH
    spread = _FRONT_SPREAD + _FRONT_SPREAD_EACH * room if room else 0.0
    upper = _in_order(first, spread, between.strength, between.spread, mid >= top)
    lower = _in_order(between.strength, between.spread, behind.strength, behind.spread, low >= mid)
    if between.draw:
        upper = between.draw * (0.9 + 0.1 * upper) + (1 - between.draw) * upper
        lower = (1 - between.draw) * lower + between.draw * _below(behind.strength - between.top, behind.spread + 0.3)
    if behind.draw:
        lower = behind.draw * _in_order(between.strength, between.spread, behind.top, 0.3, True) + (1 - behind.draw) * lower
    points = _WEIGHTS[BACK] * behind.mean() + _WEIGHTS[MIDDLE] * between.mean() + _WEIGHTS[FRONT] * first
    if kind == THREE:
        points += 8 + rank + _FANTASY
    elif kind == PAIR:
        points += max(0, rank - 5) + (_FANTASY if rank > 11 else 0.0)
    elif counts[FRONT] and rank > 11:
        points += 0.15 * room * (rank - 11 + _FANTASY) * min(1.0, left / 8)
    points += _royalty(low >> 20, counts[BACK], behind, BACK) + _royalty(mid >> 20, counts[MIDDLE], between, MIDDLE)
    sound = upper * lower
    return sound * points - _FOUL * (1 - sound)


def _royalty(kind: int, count: int, draft: Draft, line: int) -> float:
    """The royalties that a line may bring."""
    if count == 5:
        return OPEN_FACE.back[kind] if line == BACK else OPEN_FACE.middle[kind]
    found = (1 if line == BACK else 2) * (4 * draft.flush + 2 * draft.straight)
    if kind == THREE:
        return found + 0.8 * (5 - count) + (0 if line == BACK else 2)
    if kind == TWO_PAIR:
        return found + (0.4 if line == BACK else 0.8)
    return found


def best_placement(rows: list[int], pending: list[int], count: int) -> list[int]:
    """Where to put ``count`` of the cards that have come so that the board promises most: for each the line, 3: thrown away."""
    best = -1e9
    found: list[int] = []
    for lines in placements(rows, len(pending), count):
        value = promise_of(rows, pending, lines)
        if value > best:
            best = value
            found = lines
    return found


def promise_of(rows: list[int], pending: list[int], lines: list[int]) -> float:
    """What the board promises with the cards on these lines."""
    after = [rows[FRONT], rows[MIDDLE], rows[BACK], 0]
    for card, line in zip(pending, lines, strict=True):
        after[line] |= 1 << card
    return promise(after[FRONT], after[MIDDLE], after[BACK])


_placed: dict[tuple[int, int, int, int, int], list[int]] = {}


def place(rows: list[int], pending: list[int], count: int) -> list[int]:
    """The same more quickly, the first five cards being put down from the highest, with only the best boards followed up. Remembered."""
    key = (rows[FRONT], rows[MIDDLE], rows[BACK], to_mask(pending), count)
    found = _placed.get(key)
    if found is None:
        if len(_placed) > 2000:
            _placed.clear()
        found = _placed[key] = _place_in_turn(rows, pending) if count > 2 else best_placement(rows, pending, count)
    return found[:]


_BEAM: Final = 5  # boards that are followed up while the first five cards are put down


def _place_in_turn(rows: list[int], pending: list[int]) -> list[int]:
    boards: list[tuple[float, list[int], list[int]]] = [(0.0, rows[:], [])]
    order = sorted(range(len(pending)), key=[-rank_of(card) for card in pending].__getitem__)
    for place in order:
        after: list[tuple[float, list[int], list[int]]] = []
        for _, board, lines in boards:
            for line in range(3):
                if board[line].bit_count() < ROOM[line]:
                    more = board[:]
                    more[line] |= 1 << pending[place]
                    after.append((promise(more[FRONT], more[MIDDLE], more[BACK]), more, [*lines, line]))
        after.sort(reverse=True)
        boards = after[:_BEAM]
    found = [BACK] * len(pending)
    for place, line in zip(order, boards[0][2], strict=True):
        found[place] = line
    return found


def placements(rows: list[int], pending: int, count: int) -> list[list[int]]:
    """Every way to put ``count`` of so many cards on the lines that have room: for each card its line, 3: thrown away."""
    room = [ROOM[line] - rows[line].bit_count() for line in range(3)] + [pending - count]
    found: list[list[int]] = [[]]
    for _ in range(pending):
        found = [[*lines, line] for lines in found for line in range(4) if lines.count(line) < room[line]]
    return [lines for lines in found if lines.count(3) == pending - count]
