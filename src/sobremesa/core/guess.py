"""Guessing hidden cards so that they fit what is known: who has room for how many, and who is known not to hold what."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.packs import to_mask


def deal_within(cards: list[int], rooms: list[int], barred: list[int], chance: Chance) -> list[list[int]] | None:
    """Deal ``cards`` at random among places, ``rooms[p]`` to place ``p``, none of ``barred[p]`` (a set) among them.

    Any way of dealing them that fits may come out, though not all need be equally likely. The rooms add up to the number of cards. None where no
    way fits. The order within a place is random.
    """
    order = cards[:]
    chance.shuffle(order)
    places = range(len(rooms))
    found: list[list[int]] = [[] for _ in places]
    loose: list[int] = []
    tied: list[list[int]] = [[] for _ in places]  # by the number of places that take the card, the fewest first
    for card in order:
        takers = 0
        for place in places:
            if rooms[place] and not barred[place] >> card & 1:
                takers += 1
        if takers == 0:
            return None
        if takers == len(rooms):
            loose.append(card)
        else:
            tied[takers - 1].append(card)
    left = rooms[:]
    for few in tied:
        for card in few:
            room = 0
            for place in places:
                if not barred[place] >> card & 1:
                    room += left[place]
            if room == 0:
                if not _shift(card, found, left, barred):
                    return None
                continue
            pick = chance.below(room)
            for place in places:
                if not barred[place] >> card & 1:
                    pick -= left[place]
                    if pick < 0:
                        found[place].append(card)
                        left[place] -= 1
                        break
    for place in places:
        cut = len(loose) - left[place]
        if cut < 0:
            return None
        found[place] += loose[cut:]
        del loose[cut:]
        if len(found[place]) > 1:
            chance.shuffle(found[place])
    return found


TRIES = 6  # guesses made before one is forced to fit


def deal_needing(cards: list[int], rooms: list[int], barred: list[int], place: int, needed: int, chance: Chance) -> list[list[int]] | None:
    """The same, where that place is known to hold at least one of the cards ``needed`` (0: nothing is needed)."""
    for _ in range(TRIES):
        dealt = deal_within(cards, rooms, barred, chance)
        if dealt is None or not needed or to_mask(dealt[place]) & needed:
            return dealt
    wanted = [card for card in cards if needed >> card & 1 and not barred[place] >> card & 1]
    chance.shuffle(wanted)
    rooms = rooms[:]
    rooms[place] -= 1
    for one in wanted if rooms[place] >= 0 else []:
        dealt = deal_within([card for card in cards if card != one], rooms, barred, chance)
        if dealt is not None:
            dealt[place].append(one)
            return dealt
    return None


def _shift(card: int, found: list[list[int]], left: list[int], barred: list[int]) -> bool:
    """Make room for ``card``, whose places are all full, by moving a chain of other cards; whether that can be done."""
    places = len(left)
    came: list[int] = [-2] * places  # the place before this one in the chain; -1: takes the card itself, -2: not reached
    moved: list[int] = [card] * places  # the card that would come here from there
    queue: list[int] = []
    for place in range(places):
        if not barred[place] >> card & 1:
            came[place] = -1
            queue.append(place)
    while queue:
        place = queue.pop(0)
        if left[place]:
            left[place] -= 1
            while place >= 0:
                found[place].append(moved[place])
                if came[place] >= 0:
                    found[came[place]].remove(moved[place])
                place = came[place]
            return True
        for other in found[place]:
            for next_place in range(places):
                if came[next_place] == -2 and not barred[next_place] >> other & 1:
                    came[next_place] = place
                    moved[next_place] = other
                    queue.append(next_place)
    return False
