"""When a game of draughts is drawn without anybody agreeing to it."""

from __future__ import annotations

# Moves of each side with kings only and without captures, where a federation's rules replace the common 25
QUIET = {"brazilian": 20, "russian": 15, "poddavki": 15, "english": 40}
COMMON_QUIET = 25
CAP = 1000
"""Moves of both sides together after which a game that nothing else ends is drawn; real ones take a fifth of it."""

EQUAL = 2


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


class Past:
    """A position met before, and those before it back to the last move that cannot be taken back. Never changed."""

    def __init__(self, men0: int, kings0: int, men1: int, kings1: int, mover: int, before: Past | None) -> None:
        self.men0 = men0
        self.kings0 = kings0
        self.men1 = men1
        self.kings1 = kings1
        self.mover = mover
        self.before = before

    def times(self) -> int:
        """How often this position has been there, with the same side to move."""
        count = 1
        past = self.before
        while past is not None:
            if (
                past.men0 == self.men0
                and past.men1 == self.men1
                and past.kings0 == self.kings0
                and past.kings1 == self.kings1
                and past.mover == self.mover
            ):
                count += 1
            past = past.before
        return count
