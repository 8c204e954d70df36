"""When a game of draughts is drawn without anybody agreeing to it."""

from __future__ import annotations

from typing import Final

# Moves of each side with kings only and without captures, where a federation's rules replace the common 25
QUIET: Final = {"brazilian": 20, "russian": 15, "poddavki": 15, "english": 40}
COMMON_QUIET: Final = 25
CAP: Final = 1000
"""Moves of both sides together after which a game that nothing else ends is drawn; real ones take a fifth of it."""

EQUAL: Final = 2


def quiet_limit(variant: str, rules: str) -> int:
    """Successive moves of each side with kings only and no capture that draw the game; 0: none do."""
    if rules == "agreement":
        return 0
    return QUIET.get(variant, COMMON_QUIET) if rules == "official" else COMMON_QUIET


def material_limit(variant: str, men: list[int], kings: list[int]) -> tuple[int, int]:
    """The stronger side (:data:`EQUAL`: neither) and the moves it has, by the federation of the variant, to win with the pieces there are, given as
    sets of squares; no moves where no limit applies."""
    one = men[0].bit_count() + kings[0].bit_count()
    other = men[1].bit_count() + kings[1].bit_count()
    strong = 0 if one > other else 1
    weak = 1 - strong
    if men[weak] or kings[weak].bit_count() != 1 or (not kings[strong] and variant != "brazilian"):
        return 0, 0
    pieces = max(one, other)
    if one == other:
        strong = EQUAL
    limit = 0
    if variant in ("international", "canadian"):
        limit = 16 if pieces == 3 else 5 if pieces < 3 else 0
    elif variant == "brazilian":
        limit = 5 if pieces == 2 else 0
    elif variant in ("russian", "poddavki", "pool"):
        if pieces == 3 and not men[strong]:
            limit = 13 if variant == "pool" else 15
    elif variant == "frisian" and not men[0] and not men[1]:
        limit = 7 if pieces == 2 else 2 if pieces == 1 else 0
    return (strong, limit) if limit else (0, 0)


Position = tuple[int, int, int, int, int]
"""The mover, the men and the kings of the mover, and those of the other side."""


class Past:
    """A position met before, and those before it back to the last move that cannot be taken back. Never changed.

    :ivar times: how often the position has been there so far.
    :ivar marks: a set to which each position adds a number from 0 to 60 found from its kings; one whose number is not there is new.
    """

    def __init__(self, position: Position, before: Past | None) -> None:
        self.position = position
        self.before = before
        self.times = 1
        mark = 1 << (position[2] ^ position[4] << 3) % 61
        if before is None:
            self.marks = mark
            return
        self.marks = before.marks | mark
        if before.marks & mark:
            past = before.before
            while past is not None:
                if past.position == position:
                    self.times = past.times + 1
                    return
                past = past.before
