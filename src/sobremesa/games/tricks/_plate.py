"""A plate of chips that hands are played for: what of it is at stake, who gets what. Chips are whole; what cannot be shared stays in the plate.

All of it says what each account gains, so that the plate loses the sum of it and no chip is lost or made.
"""

from __future__ import annotations

from typing import Final

ALL_OF_IT: Final = 4
"""Tricks of five with which he who plays against the baceta takes the whole plate."""


def at_stake(plate: int, most: int) -> int:
    """The part of the plate that a hand is played for: ``most`` chips at most, 0: all of it."""
    return min(plate, most) if most else plate


def settle(pot: int, payment: int, won: list[int], lost: list[int], seats: int) -> list[int]:
    """What each seat gains when those of ``lost`` pay and those of ``won`` share the pot and the payments; with nobody to share, all stays."""
    gains = [0] * seats
    for seat in lost:
        gains[seat] = -payment
    for seat in won:
        gains[seat] = (pot + payment * len(lost)) // len(won)
    return gains


def settle_alone(pot: int, tricks: int, need: int) -> int:
    """What he gains who plays alone against the baceta and needs so many tricks."""
    if tricks >= ALL_OF_IT:
        return pot
    return pot // 2 if tricks >= need else 0
