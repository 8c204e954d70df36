"""Announcing a number of tricks: how such bids are written and shown, and what a hand is worth in tricks."""

from __future__ import annotations

import math
from typing import Final

from sobremesa.core.packs import bits
from sobremesa.core.positions import whole
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._order import Ranking

BID: Final = 200
"""The action of announcing no trick; of ``n`` tricks it is ``BID + n``, written ``bid n``."""

MOST: Final = 30  # tricks that may be written: more than any hand has

NOT_YET: Final = -1
"""The bid of a player who has not announced."""


def is_bid(action: int) -> bool:
    """Whether the action announces a number of tricks."""
    return BID <= action <= BID + MOST


def bid_word(action: int) -> str:
    """How a bid is written."""
    return f"bid {action - BID}"


def read_bid(words: list[str]) -> int:
    """The action of announcing the number so written; -1 for anything else."""
    if len(words) != 2 or words[0] != "bid":
        return -1
    number = whole(words[1])
    return BID + number if 0 <= number <= MOST else -1


def progress(bid: int, won: int) -> Say:
    """How a player stands: his tricks, and beside them what he has announced."""
    return say("tricks-won", n=won) if bid == NOT_YET else say("tricks-won-of", won=won, bid=bid)


VOID: Final = 0.75  # how likely it is that a card dealt is not of a given suit
LATE: Final = 0.08  # how likely a long hand is to ruff a plain card all the same
UNLED: Final = 0.6  # how much of a plain card's worth is lost where nobody leads its suit
LENGTH: Final = 0.75  # tricks of each trump beyond the third, if the whole pack is dealt
RUFFED: Final = 0.12  # how much of a plain card's worth each card of the suit beyond the third takes, while there are trumps

_chances: dict[tuple[str, int, tuple[int, ...], int, int], list[float]] = {}


def winning_chances(ranking: Ranking, held: int, players: int) -> list[float]:
    """How likely each card is to win a trick where so many players hold so many cards each.

    A card's chance falls with what may beat it; how steeply follows from one trick in ``players`` cards being won, whatever the size of the hands.
    """
    pack = ranking.pack
    key = (pack.id, pack.size, (ranking.trump, *ranking.strength), held, players)
    if key not in _chances:
        dealt = min(1.0, held * players / pack.size)
        void = VOID**held
        threats: list[float] = []
        worths: list[float] = []
        for card in range(pack.size):
            plain = ranking.suit[card] != ranking.trump
            higher = ranking.above[card].bit_count() + (ranking.trumps.bit_count() * (void + LATE) if plain else 0.0)
            threats.append(higher * dealt)
            worths.append(1 - UNLED * void if plain else 1.0)
        gentle, steep = 0.0, 8.0
        for _ in range(24):
            fall = (gentle + steep) / 2
            total = 0.0
            for card in range(pack.size):
                total += worths[card] * math.exp(-fall * threats[card])
            if total * players > pack.size:
                gentle = fall
            else:
                steep = fall
        _chances[key] = [worths[card] * math.exp(-steep * threats[card]) for card in range(pack.size)]
    return _chances[key]


def estimate(ranking: Ranking, hand: int, players: int) -> float:
    """How many tricks a hand may be expected to win among so many players, by its high cards and its trumps."""
    held = hand.bit_count()
    chances = winning_chances(ranking, held, players)
    dealt = min(1.0, held * players / ranking.pack.size)
    total = 0.0
    for card in bits(hand):
        total += chances[card]
    for mask in ranking.suits:
        own = hand & mask
        over = own.bit_count() - 3
        if over <= 0 or ranking.trump < 0:
            continue
        cards = sorted([chances[card] for card in bits(own)], reverse=True)
        if own & ranking.trumps:
            for chance in cards[3:]:
                total += max(0.0, LENGTH * dealt - chance)
        else:
            total -= sum(cards) * min(1.0, RUFFED * over) * dealt
    return total
