"""Guessing hands in which no two cards pair."""

from __future__ import annotations

from sobremesa.core.chance import Chance


def deal_unpaired(cards: list[int], rooms: list[int], kept: list[list[int]], kind_of: list[int], chance: Chance) -> list[list[int]]:
    """Deal ``cards`` among places with those rooms so that no two at one place are of one kind, nor any of a kind that it has ``kept``.

    ``kind_of``: the kind of each card of the pack, from 0. The cards fit in some way; any such way may come out.
    """
    kinds = [kind_of[card] for card in cards]
    count = max(kind_of) + 1
    places = range(len(rooms))
    left = rooms[:]
    has = [[False] * count for _ in places]
    movable = [[False] * count for _ in places]
    for place in places:
        for card in kept[place]:
            has[place][kind_of[card]] = True
    chance.shuffle(kinds)
    for kind in kinds:
        total = 0
        for place in places:
            if not has[place][kind]:
                total += left[place]
        if total:
            pick = chance.below(total)
            for place in places:
                if not has[place][kind]:
                    pick -= left[place]
                    if pick < 0:
                        has[place][kind] = movable[place][kind] = True
                        left[place] -= 1
                        break
        else:
            _shift(kind, left, has, movable)
    chance.shuffle(cards)
    dealt: list[list[int]] = [[] for _ in places]
    for card in cards:
        kind = kind_of[card]
        for place in places:
            if movable[place][kind]:
                movable[place][kind] = False
                dealt[place].append(card)
                break
    return dealt


def _shift(kind: int, left: list[int], has: list[list[bool]], movable: list[list[bool]]) -> None:
    """Make room for one more of ``kind``: a chain of other kinds moves on, the last one to a place with room."""
    places = len(left)
    came = [-2] * places  # the place from which the kind ``brought`` would come; -1: ``kind`` itself, -2: not reached
    brought = [kind] * places
    queue: list[int] = []
    for place in range(places):
        if not has[place][kind]:
            came[place] = -1
            queue.append(place)
    while queue:
        place = queue.pop(0)
        if left[place]:
            left[place] -= 1
            while True:
                has[place][brought[place]] = movable[place][brought[place]] = True
                if came[place] < 0:
                    return
                origin = came[place]
                has[origin][brought[place]] = movable[origin][brought[place]] = False
                place = origin
        for other in range(len(has[place])):
            if movable[place][other]:
                for target in range(places):
                    if came[target] == -2 and not has[target][other]:
                        came[target] = place
                        brought[target] = other
                        queue.append(target)
    raise AssertionError("the hands as they are would fit")
