"""Unfinished hands of Omaha and the cards that finish them: exactly two of one's own cards with exactly three of the board.

The kinds are those of :mod:`sobremesa.lab._draws` that have a sense here: single cards above the board, and pairs, win nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from sobremesa.core.packs import bits
from sobremesa.games.vying._hands import FLUSH, FOUR, FULL, PAIR, STRAIGHT, THREE, TWO_PAIR, class_of
from sobremesa.games.vying._two_three import Shared
from sobremesa.lab._draws import FULL_PACK, WINDOWS, Draw, backdoor, of_rank, ranks_of, suit_of

KINDS: Final = ("flush", "straight", "set", "full_house", "two_pair_or_trips", "backdoor_flush")
_SUIT: Final = 8191
_RARE: Final = (FOUR, FOUR + 1, FOUR + 2)
"""Four of a kind and straight flushes beat nearly everything, but are too rare to spoil an out."""


@lru_cache(512)
def _shared(board: int) -> Shared:
    return Shared(board, 8)


def worth(hole: int, board: int) -> int:
    """The worth of the best hand with two of one's own cards and three of the board."""
    return _shared(board).high(hole)


def draws(hole: int, board: int, unseen: int) -> list[Draw]:
    """Every draw of a hand, in the order of :data:`KINDS`."""
    found = [*_flush(hole, board, unseen), *_straight(hole, board, unseen)]
    sets = _set(hole, board, unseen)
    full = _made(hole, board, unseen, FULL)
    found += [Draw("set", sets)] * bool(sets) + [Draw("full_house", full)] * bool(full)
    if class_of(worth(hole, board)) <= PAIR:
        pairs = _made(hole, board, unseen, TWO_PAIR, THREE) & ~sets
        found += [Draw("two_pair_or_trips", pairs)] * bool(pairs)
    return [*found, *_backdoor(hole, board, unseen)]


def _flush(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    for suit in range(4):
        outs = unseen & _SUIT << 13 * suit
        if outs and suit_of(hole, suit).bit_count() > 1 and suit_of(board, suit).bit_count() == 2:
            yield Draw("flush", outs)


def _backdoor(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    if board.bit_count() > 3:
        return
    for suit in range(4):
        if suit_of(hole, suit).bit_count() > 1 and suit_of(board, suit).bit_count() == 1:
            yield backdoor(unseen, suit)


def _runs(own: int, shared: int) -> bool:
    """Whether two own ranks and three shared ones stand in a row."""
    return any(
        (window & shared).bit_count() >= 3 and any((window & (own & ~three)).bit_count() == 2 for three in _threes(window & shared, window, own))
        for window in WINDOWS
    )


def _threes(part: int, window: int, own: int) -> Iterator[int]:
    """The shared ranks of a row taken three at a time, where one's own two fill the rest."""
    ranks = [1 << rank for rank in range(13) if part >> rank & 1]
    for chosen in combinations(ranks, 3):
        three = sum(chosen)
        if window & ~three & ~own == 0:
            yield three


def _straight(hole: int, board: int, unseen: int) -> Iterator[Draw]:
    own, shared = ranks_of(hole), ranks_of(board)
    if _runs(own, shared):
        return
    finishing = [rank for rank in range(13) if of_rank(rank) & unseen and not shared >> rank & 1 and _runs(own, shared | 1 << rank)]
    outs = sum(of_rank(rank) for rank in finishing) & unseen
    if not outs:
        return
    if len(finishing) > 2:
        shape = "wrap"
    elif len(finishing) == 1:
        shape = "gutshot"
    else:
        lows = set(finishing) | ({13} if 0 in finishing else set())
        shape = "open" if any(low + 5 in lows for low in lows) else "double"
    yield Draw("straight", outs, shape)


def _set(hole: int, board: int, unseen: int) -> int:
    """The cards that make three of a kind with a pair in hand."""
    pairs = [rank for rank in range(13) if (hole & of_rank(rank)).bit_count() > 1 and not board & of_rank(rank)]
    return sum(of_rank(rank) for rank in pairs) & unseen


def _made(hole: int, board: int, unseen: int, *classes: int) -> int:
    """The cards whose rank makes one of those classes, or a better one of several of a rank, where one has none yet.

    Suits and straights are left out of account: a full house is still a draw for who has a straight.
    """
    least = min(classes)
    if _alike(hole, board) >= least:
        return 0
    outs = 0
    for rank in range(13):
        cards = of_rank(rank) & unseen
        if cards:
            made = _alike(hole, board | cards & -cards)
            if made in classes or (least == FULL and made == FOUR):
                outs |= cards
    return outs


def _alike(hole: int, board: int) -> int:
    """The best class of two own cards and three shared ones by equal ranks alone."""
    best = 0
    own = [card % 13 for card in bits(hole)]
    shared = [card % 13 for card in bits(board)]
    for two in combinations(own, 2):
        for three in combinations(shared, 3):
            ranks = (*two, *three)
            counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
            most, second = counts[0], counts[1] if len(counts) > 1 else 0
            if most == 4:
                best = max(best, FOUR)
            elif most == 3:
                best = max(best, FULL if second == 2 else THREE)
            elif most == 2:
                best = max(best, TWO_PAIR if second == 2 else PAIR)
    return best


RISKS: Final = {STRAIGHT: "straight_there", FLUSH: "suits_board", FULL: "pairs_board"}


def better(hole: int, board: int) -> tuple[bool, tuple[str, ...]]:
    """Whether nobody can have a better hand, and what the better ones are: a higher one of the same kind (``higher``) or another kind, the rare ones
    left out."""
    own = worth(hole, board)
    left = [1 << card for card in bits(FULL_PACK & ~(hole | board))]
    shared = _shared(board)
    classes = {class_of(found) for one, two in combinations(left, 2) if (found := shared.high(one | two)) > own}
    mine = class_of(own)
    risks = ["higher"] if mine in classes and mine not in _RARE else []
    risks += [name for kind, name in RISKS.items() if kind in classes and kind > mine]
    return not classes, tuple(risks)
