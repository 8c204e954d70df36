"""Hands of poker in words: the message for a worth, with its ranks."""

from __future__ import annotations

from typing import Final

from sobremesa.core.refusal import Fact
from sobremesa.core.view import Say, say
from sobremesa.games.vying._hands import STRAIGHT_FLUSH, class_of, ranks_of
from sobremesa.games.vying._lows import low_class, low_ranks

LETTERS: Final = " A23456789TJQKA"
NAMES: Final[tuple[str, ...]] = ("high-card", "pair", "two-pair", "three", "straight", "flush", "full", "four", "five", "straight-flush")
SINGLE: Final[tuple[str, ...]] = ("high-card", "straight", "flush", "straight-flush")
"""The classes told by one card; the others tell ranks in the plural."""


def plural(look: str, rank: int) -> str:
    """The message that says "kings"."""
    letter = LETTERS[rank]
    return f"poker-many-{letter}-es" if look == "spanish52" and letter in "JQ" else f"poker-many-{letter}"


def wild_says(names: str, look: str) -> list[Say]:
    """What says that these cards (names, blank-separated) are wild: whole ranks by their name, then the other cards."""
    cards = names.split()
    ranks = [letter for letter in LETTERS[2:] if sum(card[:-1] == letter for card in cards) == 4]
    found = [say("poker-wild-rank", say=plural(look, LETTERS.rindex(letter))) for letter in ranks]
    left = [card for card in cards if card[:-1] not in ranks]
    return [*found, say("poker-wild-cards", cards=" ".join(left))] if left else found


def high_say(worth: int, look: str) -> Say:
    """A high hand: ``poker-hand-pair`` with its facts."""
    kind = class_of(worth)
    ranks = ranks_of(worth)
    name = NAMES[kind]
    if kind == STRAIGHT_FLUSH and ranks[0] == 14:
        return Say("poker-hand-royal")
    if not ranks:
        return Say("poker-hand-nothing")
    if name in SINGLE:
        return Say(f"poker-hand-{name}", {"rank": LETTERS[ranks[0]]})
    facts: dict[str, Fact] = {"say": plural(look, ranks[0])}
    if name in ("two-pair", "full"):
        facts["say2"] = plural(look, ranks[1])
    return Say(f"poker-hand-{name}", facts)


def low_say(worth: int) -> Say:
    """A low hand by its ranks, as players read it out: ``7 5 4 2 A``; with equal ranks, a straight or a flush by its class."""
    kind = low_class(worth)
    if kind:
        return Say("poker-hand-low-of", {"say": f"poker-low-{NAMES[kind]}", "told": " ".join([LETTERS[rank] for rank in low_ranks(worth)])})
    return Say("poker-hand-low", {"told": " ".join([LETTERS[rank] for rank in low_ranks(worth)])})
