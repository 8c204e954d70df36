"""Announcing a number of tricks: how such bids are written and shown, and what a hand is worth in tricks."""

from __future__ import annotations

from sobremesa.core.packs import bits
from sobremesa.core.positions import whole
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._order import Ranking

BID = 200
"""The action of announcing no trick; of ``n`` tricks it is ``BID + n``, written ``bid n``."""

MOST = 30  # tricks that may be written: more than any hand has

NOT_YET = -1
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


FALLS = 0.6  # how much of a card's worth each higher card against it leaves
RUFFED = 0.12  # how much of a plain card's worth each card of the suit beyond the third takes, while there are trumps
LENGTH = 0.75  # of each trump beyond the third
LOWEST = 0.08  # of any other trump


def estimate(ranking: Ranking, hand: int, unseen: int, rivals: int) -> float:
    """How many tricks a hand may be expected to win, by its high cards and its trumps.

    :param unseen: the cards that may be against it, of which ``rivals`` players hold as many each as ``hand``: the rest is out of play.
    """
    held = hand.bit_count()
    against = unseen.bit_count()
    dealt = min(1.0, rivals * held / against) if against else 0.0  # how likely a card is to be in play
    total = 0.0
    for mask in ranking.suits:
        own = hand & mask
        long = own.bit_count()
        trumps = own & ranking.trumps != 0
        for at, card in enumerate(sorted(bits(own), key=lambda card: -ranking.strength[card])):
            worth: float = 0.97 * FALLS ** ((unseen & ranking.above[card]).bit_count() * dealt)
            if trumps:
                worth = max(worth, LENGTH if at >= 3 else LOWEST + (1 - dealt) / 2)
            elif ranking.trump >= 0 and long > 3:
                worth *= max(0.0, 1 - RUFFED * (long - 3))
            total += worth
    return total
