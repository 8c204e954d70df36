"""Dividing pots: the house's share, halves of high and low, equal hands and odd chips (rules/poker-base, "Showdown" and "Uncalled bet, pots")."""

from __future__ import annotations

from sobremesa.games.vying._forms import HIGH, LOW, NO_LOW


def best_of(who: int, worths: list[int]) -> int:
    """The seats of a set whose worth is the highest, as a set; 0 where none is worth anything (all :data:`NO_LOW`)."""
    most = NO_LOW
    found = 0
    for seat in range(len(worths)):
        if who >> seat & 1:
            worth = worths[seat]
            if worth > most:
                most = worth
                found = 1 << seat
            elif worth == most and worth > NO_LOW:
                found |= 1 << seat
    return found


def share(amount: int, who: int, order: list[int], won: list[int]) -> None:
    """Divide ``amount`` among the seats of a set, adding to ``won``; odd chips one each in the given ``order`` of seats."""
    count = who.bit_count()
    each, odd = divmod(amount, count)
    for seat in order:
        if who >> seat & 1:
            won[seat] += each
            if odd:
                won[seat] += 1
                odd -= 1


def halves(amount: int, goal: int, lows: int) -> tuple[int, int]:
    """A pot cut for high and low; ``lows``: the seats with the best qualifying low, 0: nobody. The odd chip is the high half's."""
    if goal == HIGH:
        return amount, 0
    if goal == LOW:
        return 0, amount
    if not lows:
        return amount, 0
    return amount - amount // 2, amount // 2


def rake_pots(amounts: list[int], percent: int, most: int) -> int:
    """Take the house's share out of the pots, the main pot first; what it took, rounded down."""
    share_of_house = min(sum(amounts) * percent // 100, most)
    left = share_of_house
    for at, amount in enumerate(amounts):
        taken = min(left, amount)
        amounts[at] -= taken
        left -= taken
    return share_of_house
