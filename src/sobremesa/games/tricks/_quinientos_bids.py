"""The bids of quinientos: their order, what each is worth, how they are written, spoken and laid out."""

from __future__ import annotations

from typing import Final

from sobremesa.core.positions import Field, Reader, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Say, say

MISERE: Final = "M"
OPEN: Final = "MA"
BLIND: Final = "MC"
COLUMNS: Final = "scdhn"  # from the lowest suit to no trumps
LEVELS: Final = range(6, 11)
MISERES: Final = {"7n": [MISERE], "10d": [OPEN, BLIND]}  # after which bid they come


def _ladder() -> list[str]:
    found: list[str] = []
    for level in LEVELS:
        for column in COLUMNS:
            found.append(f"{level}{column}")
            found += MISERES.get(found[-1], [])
    return found


BIDS: Final[list[str]] = _ladder()
"""Every bid, low to high; a bid is its place here."""

MISERE_BID: Final = BIDS.index(MISERE)
OPEN_BID: Final = BIDS.index(OPEN)
BLIND_BID: Final = BIDS.index(BLIND)
LEVEL: Final[list[int]] = [whole(name[:-1]) if name[0] != "M" else 0 for name in BIDS]
"""The tricks a bid promises; 0 for a misère."""
RANK: Final[list[int]] = [OPEN_BID if bid == BLIND_BID else bid for bid in range(len(BIDS))]
"""A bid beats those of a lower rank."""
LETTER: Final[list[str]] = [name[-1] if name[0] != "M" else "" for name in BIDS]
"""The suit of a bid, ``n`` for no trumps; empty for a misère."""
VALUE: Final[list[int]] = [
    (250 if bid == MISERE_BID else 500) if not level else 100 * (level - 6) + 40 + 20 * COLUMNS.index(LETTER[bid]) for bid, level in enumerate(LEVEL)
]
"""What making the bid scores."""
ALL_TRICKS: Final = 250  # at least, for winning all ten

# Actions. A bid is BID with its place, sans kitty SANS with it.
PASS: Final = 200
LOOK: Final = 201
KITTY: Final = 202
BID: Final = 210
SANS: Final = 240
WORDS: Final[dict[str, int]] = {"pass": PASS, "look": LOOK, "sk": KITTY}


def is_misere(bid: int) -> bool:
    """Whether the bid promises to win no trick."""
    return bid >= 0 and not LEVEL[bid]


def bid_of(action: int) -> int:
    """The bid that an action makes; -1: it is no bid."""
    bid = action - SANS if action >= SANS else action - BID
    return bid if 0 <= bid < len(BIDS) else -1


def bid_word(action: int) -> str:
    """How a bid is written."""
    return f"bid {BIDS[bid_of(action)]}{' sk' if action >= SANS else ''}"


def read_bid(words: list[str]) -> int:
    """The action of the bid so written; -1 for anything else."""
    if words[0] != "bid" or not 2 <= len(words) <= 3 or words[2:] not in ([], ["sk"]) or words[1] not in BIDS:
        return -1
    return (SANS if words[2:] else BID) + BIDS.index(words[1])


def say_bid(key: str, bid: int, sans: bool) -> Say:
    """A sentence about a bid. Its message has ``bid`` (``suit``, ``nt``, ``m``, ``ma`` or ``mc``), the ``level`` of the first two, the ``suit`` of
    the first, and ``sans``: 1 where the kitty is left."""
    letter = LETTER[bid]
    if not letter:
        return say(key, bid=BIDS[bid].lower(), sans=int(sans), level=0, suit="")
    suit = letter if letter != "n" else ""
    return say(key, bid="suit" if suit else "nt", sans=int(sans), level=LEVEL[bid], suit=suit)


def cell_of(bid: int) -> str:
    """Where the bid stands in the panel: a row for each level, a column for each suit; empty for a misère."""
    return f"{LEVEL[bid] - 5},{COLUMNS.index(LETTER[bid]) + 1}" if LEVEL[bid] else ""


SEATS: Final = 8  # more than sit at a table


class Calls(Field):
    """The calls of an auction in their order, each as ``action * SEATS + seat``: written ``0 7h``, ``1 pass``, ``2 MA sk``."""

    def write(self, state: object) -> object:
        calls: list[int] = getattr(state, self.name)
        return [f"{call % SEATS} {'pass' if call // SEATS == PASS else bid_word(call // SEATS)[4:]}" for call in calls]

    def value(self, state: object, read: Reader) -> object:
        found: list[int] = []
        for text in read.texts(self.name):
            seat, *words = text.split()
            action = PASS if words == ["pass"] else read_bid(["bid", *words])
            if action < 0 or not 0 <= whole(seat) < SEATS:
                raise Refused("position-value", name=self.name)
            found.append(action * SEATS + whole(seat))
        return found
