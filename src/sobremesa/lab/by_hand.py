"""What a hand or a range is worth against each hand of an opponent's range, one by one and by kind (``AKs``, ``QQ``).

>>> found = by_hand("Jh 8h", "KsQd, 7s7d", board="Kh 4h 2s")
>>> [(one.name, one.exact, round(one.equity, 4)) for one in found.hands]
[('KsQd', True, 0.3707), ('7s7d', True, 0.5414)]
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.core.refusal import Refused
from sobremesa.lab import _deals
from sobremesa.lab.equity import AFFORDABLE, Progress, Task, effort, meetings, meetings_on_boards
from sobremesa.lab.ranges import Range, kind_of, kinds, text_of

BOARDS: Final = 20_000
"""So many boards are drawn where not all are gone through; every hand of the range is met on each."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """One hand of the opponent's range, or all those of a kind.

    :ivar name: ``AKs``, or the cards of a hand in notation, without blanks. ``hands``: how many hands it stands for; ``weight``: theirs in the range.
    :ivar equity: one's own part of the pot against it, 0 to 1; ``error``: its standard error, 0 where ``exact``.
    :ivar beaten: how often it wins the whole pot; ``tie``: how often the pot is shared; ``win``: how often one wins it whole.
    :ivar deals: how many deals counted, by weight.
    """

    name: str
    hands: int
    weight: float
    equity: float
    error: float
    beaten: float
    tie: float
    win: float
    deals: float
    exact: bool


@dataclass(frozen=True, slots=True)
class ByHand:
    """``hands`` one by one, in the order of the range, and ``kinds`` in that of the grid (none in games of four hole cards); ``exact``: every deal;
    ``boards``: how many of the shared cards still to come there were, or were drawn."""

    hands: tuple[Meeting, ...]
    kinds: tuple[Meeting, ...]
    exact: bool
    boards: int


def by_hand(
    own: Range | str,
    against: Range | str,
    board: str | int = "",
    dead: str | int = "",
    game: str = "texas-holdem",
    *,
    exact: bool | None = None,
    boards: int = BOARDS,
    seed: int = 0,
    jobs: int = 0,
    progress: Progress | None = None,
) -> ByHand:
    """What ``own``, a hand or a range, is worth against each hand of a range.

    :param exact: go through every deal (``True``), meet on so many ``boards`` drawn at random (``False``), or the former where it takes about a
        second. Hands that the known cards leave no room for are left out.
    :raises Refused: as :func:`~sobremesa.lab.equity.equity` does; ``lab-not-listed`` where any four cards are a hand; ``lab-trials`` for no boards.
    :raises Stopped: ``progress`` said ``False``.
    """
    task = Task([own, against], board, dead, game)
    mine, theirs = task.ranges
    if not mine.combos or not theirs.combos:
        raise Refused("lab-not-listed")
    if exact is None:
        exact = effort(task) <= AFFORDABLE
    if exact:
        rows = meetings(task, theirs, mine, jobs, progress)[None]
        count = task.boards()
    else:
        if boards < 2:
            raise Refused("lab-trials", n=boards)
        rows = meetings_on_boards(task, theirs, mine, boards, seed, jobs, progress)
        count = boards
    names = list(theirs.combos)
    hands = [_meeting(text_of(hand).replace(" ", ""), theirs, [hand], rows[:, [place]], exact) for place, hand in enumerate(names)]
    told: list[Meeting | None] = []
    if theirs.cards == 2:
        places: dict[str, list[int]] = {kind: [] for kind in kinds()}
        for place, hand in enumerate(names):
            places[kind_of(hand)].append(place)
        told = [_meeting(kind, theirs, [names[place] for place in held], rows[:, held], exact) for kind, held in places.items() if held]
    return ByHand(_there(hands), _there(told), exact, count)


def _there(found: Iterable[Meeting | None]) -> tuple[Meeting, ...]:
    return tuple(one for one in found if one is not None)


def _meeting(name: str, held: Range, hands: list[int], rows: NDArray[np.float64], exact: bool) -> Meeting | None:
    """Some hands out of the rows by batch and hand: pots they won, lost, their parts, and all. Nothing where none of them was ever dealt."""
    weights = np.array([held.combos[hand] for hand in hands])
    batches = (rows * weights[:, None]).sum(axis=1)
    won, lost, parts, every = batches.sum(axis=0).tolist()
    if not every:
        return None
    theirs = parts / every / _deals.POT
    error = 0.0
    if not exact and len(batches) > 1:
        # All hands meet on the same boards, so it is the batches of boards that tell how far the figure may be off.
        off = batches[:, 2] / _deals.POT - theirs * batches[:, 3]
        error = sqrt(len(batches) / (len(batches) - 1) * float((off * off).sum())) / every
    share = 1 - theirs
    return Meeting(name, len(hands), float(weights.sum()), share, error, won / every, (every - won - lost) / every, lost / every, every, exact)
