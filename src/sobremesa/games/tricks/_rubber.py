"""Rubbers: who sits where in each of them, and what a hand of tricks and honours brings in a manga."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance

BOOK: Final = 6  # tricks that bring nothing: la obligación
HONOURS: Final = {4: 4, 3: 2}  # points for so many honours of the trump suit


def seating(seats: int, drawn: bool, chance: Chance) -> list[int]:
    """The places of the first rubber in order of play from seat 0: four in pairs, or three with place 3 the dummy, opposite its owner.

    The partner of seat 0, or the owner of the dummy, is drawn or fixed; those who sit between keep their order.
    """
    if seats == 3:
        return [[0, 1, 3, 2], [0, 1, 2, 3], [0, 3, 1, 2]][chance.below(3) if drawn else 0]
    return [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]][chance.below(3) if drawn else 0]


def across(order: list[int], place: int) -> int:
    """Who sits opposite."""
    return order[(order.index(place) + 2) % 4]


def change_partners(order: list[int], dealer: int, partners: list[int]) -> list[int]:
    """The seating of the next rubber of three, from that of the last.

    ``dealer``: who deals next. ``partners``: for each seat the set of those who have been its partners, the last one included. After the first rubber
    the dealer and the player on his right stay and the others change places; after the second the dealer's last partner changes with the one
    who has not been it.
    """
    opposite = across(order, dealer)
    left = order[(order.index(dealer) + 1) % 4]
    right = order[order.index(dealer) - 1]
    return exchanged(order, opposite, right if partners[dealer] >> left & 1 else left)


def change_owner(order: list[int], dummy: int, owned: list[int]) -> list[int]:
    """The same with a dummy, which stays: its owner changes places with the next player who has not had it (``owned``: who has, as a truth value)."""
    old = across(order, dummy)
    at = order.index(old)
    for step in (1, 2, 3):
        new = order[(at + step) % 4]
        if new != dummy and not owned[new]:
            return exchanged(order, old, new)
    return order[:]


def exchanged(order: list[int], one: int, other: int) -> list[int]:
    """The seating with two of them in each other's place."""
    return [other if place == one else one if place == other else place for place in order]


class Gain:
    """What a hand brings two sides.

    :ivar totals: points of the manga after it. ``tricks``: points that tricks brought, ``honours`` those that honours did; ``won``: the side that has
        won the manga, -1: none.
    """

    def __init__(self, totals: list[int]) -> None:
        self.totals = totals
        self.tricks: list[int] = [0, 0]
        self.honours: list[int] = [0, 0]
        self.won = -1


def gain_of(
    totals: list[int], target: int, tricks: list[int], honours: list[int], clip: bool, added: list[int], taken: list[int], capped: list[int]
) -> Gain:
    """What a hand brings.

    :param totals: points of the manga before it. ``tricks`` won, ``honours`` dealt to each side; ``clip``: honours that would reach the target
        count up to one less, else not at all.
    :param added: and ``taken``: points given and taken for renuncios, before all else; ``capped``: the sides that cannot win the manga by it.
    """
    gain = Gain([max(total - less, 0) + more for total, less, more in zip(totals, taken, added, strict=True)])
    for side in (0, 1):
        gain.tricks[side] = max(tricks[side] - BOOK, 0)
        gain.totals[side] += gain.tricks[side]
        if capped[side]:
            gain.totals[side] = min(gain.totals[side], target - 1)
        elif gain.totals[side] >= target:
            gain.won = side
    if gain.won < 0:
        for side in (0, 1):
            points = HONOURS.get(honours[side], 0)
            if gain.totals[side] + points >= target:
                points = target - 1 - gain.totals[side] if clip else 0
            gain.honours[side] = points
            gain.totals[side] += points
    return gain
