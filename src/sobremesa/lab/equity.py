"""What hands and ranges are worth against each other: hold'em and Omaha, high or high and low, two to nine players, on any board.

Every deal is gone through where they are few enough; otherwise deals are drawn at random and the standard error is told.

>>> result = equity(["Jh 8h", "Ks Qd"], board="Kh 4h 2s")
>>> result.exact, result.players[0].wins, result.deals
(True, 367.0, 990.0)
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import pairwise
from math import comb, prod, sqrt
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.lab import _deals
from sobremesa.lab._tables import fives, tables
from sobremesa.lab.ranges import Range, cards_of, kind_of, kinds, text_of

GAMES: Final[dict[str, tuple[int, bool]]] = {"texas-holdem": (2, False), "holdem-hilo": (2, True), "omaha": (4, False), "omaha-hilo": (4, True)}
"""The games: how many hole cards, and whether the pot is halved between the best high hand and the best low, eight or better."""
AFFORDABLE: Final = 60_000_000
"""So many hands are valued, at most, to go through every deal when nobody says otherwise: about a second."""
_MATCH: Final = 5  # meetings of two valued hands that take as long as valuing one
_CHUNK: Final = 50_000

A = TypeVar("A")
T = TypeVar("T")
Progress = Callable[[float], object]
"""Told the part done, 0 to 1, now and then; answering ``False`` stops the work."""


class Stopped(Exception):  # noqa: N818  (nothing went wrong)
    """The work was stopped before there was a result."""


@dataclass(frozen=True, slots=True)
class Share:
    """A player's part.

    :ivar equity: the part of the pot that is his, 0 to 1. ``error``: its standard error, 0 when exact.
    :ivar win: how often the whole pot is his; ``tie``: how often a part of it, so that the rest is lost. ``wins``, ``ties``: the number of deals, by
        the weights of the ranges.
    """

    equity: float
    error: float
    win: float
    tie: float
    wins: float
    ties: float


@dataclass(frozen=True, slots=True)
class Result:
    """What came out: ``players`` in their order; ``deals`` how many counted (by weight); ``exact``: every deal there is; ``seconds`` taken."""

    players: tuple[Share, ...]
    deals: float
    exact: bool
    seconds: float


class Task:
    """The cards of a question, checked, as the kernels want them."""

    def __init__(self, players: Sequence[Range | str], board: str | int, dead: str | int, game: str) -> None:
        if game not in GAMES:
            raise Refused("lab-game", text=game, allowed=", ".join(GAMES))
        if not 2 <= len(players) <= 9:
            raise Refused("lab-players", n=len(players))
        self.hole, self.hilo = GAMES[game]
        self.omaha = self.hole == 4
        self.board = cards_of(board) if isinstance(board, str) else board
        self.dead = cards_of(dead) if isinstance(dead, str) else dead
        count = self.board.bit_count()
        if count > 5:
            raise Refused("lab-board", n=count)
        if self.board & self.dead:
            raise Refused("lab-card-twice", text=text_of(self.board & self.dead).split()[0])
        self.missing = 5 - count
        given = [Range.parse(player, self.hole) if isinstance(player, str) else player for player in players]
        known = self.board | self.dead
        for player in given:
            if len(player.combos) == 1:
                hand = next(iter(player.combos))
                if hand & known:
                    raise Refused("lab-card-twice", text=text_of(hand & known).split()[0])
                known |= hand
        self.known = known  # board, dead cards and the hands of those who have but one
        self.ranges = [player if len(player.combos) == 1 else player.without(known) for player in given]
        if 52 - self.dead.bit_count() - self.hole * len(given) < 5:
            raise Refused("lab-too-many-cards")
        if any(not player.every for player in self.ranges) and not _possible([list(player.combos) for player in self.ranges if not player.every]):
            raise Refused("lab-ranges-collide")
        made = tables()
        self.looks = (made.keys, made.parts, made.shift, made.ranks, made.flush)
        self.rules = (self.omaha, self.hilo, fives() if self.omaha else made.flush, *self.looks[1:])

    def boards(self) -> int:
        """How many boards there may be, the hands of those who have but one apart."""
        return comb(52 - self.known.bit_count(), self.missing)

    def deck(self, used: int) -> NDArray[np.int64]:
        """The cards that are still to come."""
        return np.array(bits(((1 << 52) - 1) & ~used), dtype=np.int64)


def _possible(hands: list[list[int]], used: int = 0) -> bool:
    """Whether every player can hold one of his hands at once."""
    if not hands:
        return True
    hands = sorted(hands, key=len)
    return any(not hand & used and _possible(hands[1:], used | hand) for hand in hands[0])


def equity(
    players: Sequence[Range | str],
    board: str | int = "",
    dead: str | int = "",
    game: str = "texas-holdem",
    *,
    exact: bool | None = None,
    trials: int = 1_000_000,
    seed: int = 0,
    jobs: int = 0,
    progress: Progress | None = None,
) -> Result:
    """What each player's hand or range is worth.

    :param players: two to nine, each a :class:`~sobremesa.lab.ranges.Range` or its notation. ``board``: up to five shared cards; ``dead``: cards out
        of play; both as text or as a set.
    :param exact: go through every deal (``True``), draw ``trials`` at random (``False``), or the former where it takes about a second at most.
    :param seed: of the random deals; the result does not depend on ``jobs``, the threads (0: one a core).
    :raises Refused: ``lab-game``, ``lab-players``, ``lab-board``, ``lab-card``, ``lab-card-twice``, ``lab-hole``, ``lab-range``,
        ``lab-range-weight``, ``lab-range-empty``, ``lab-ranges-collide``, ``lab-too-many-cards``.
    :raises Stopped: ``progress`` said ``False`` before there was anything to tell.
    """
    began = time.perf_counter()
    task = Task(players, board, dead, game)
    listed = all(player.combos for player in task.ranges)
    if exact is None:
        exact = listed and effort(task) <= AFFORDABLE
    if exact and not listed:
        raise Refused("lab-not-exact")
    found, deals = _every(task, jobs, progress) if exact else _some(task, trials, seed, jobs, progress)
    shares = tuple(_share(row, deals, exact) for row in found)
    return Result(shares, deals, exact, time.perf_counter() - began)


def _share(row: NDArray[np.float64], deals: float, exact: bool) -> Share:
    wins, ties, parts, squares = row.tolist()
    mean = parts / deals / _deals.POT
    spread = squares / deals / _deals.POT**2 - mean * mean
    error = 0.0 if exact else sqrt(max(spread, 0.0) / deals)
    return Share(mean, error, wins / deals, ties / deals, wins, ties)


def effort(task: Task) -> int:
    """How many hands would be valued, about, to go through every deal: as :func:`cost` says of a question."""
    sizes = [len(player.combos) for player in task.ranges]
    slow = 12 if task.omaha else 1
    if len(sizes) == 2:
        return task.boards() * (slow * sum(sizes) + (prod(sizes) // _MATCH if max(sizes) > 1 else 0))
    singles = sum(size == 1 for size in sizes)
    left = 52 - task.known.bit_count() - task.hole * (len(sizes) - singles)
    return prod(sizes) * comb(max(left, 0), task.missing) * len(sizes) * slow


def cost(players: Sequence[Range | str], board: str | int = "", dead: str | int = "", game: str = "texas-holdem") -> int:
    """How many hands would be valued, about, to go through every deal; 0 where a hand of a player is not listed and they cannot be.

    :data:`AFFORDABLE` of them take about a second. Raises :class:`Refused` as :func:`equity` does.
    """
    task = Task(players, board, dead, game)
    return effort(task) if all(player.combos for player in task.ranges) else 0


def _arrays(task: Task) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64]]:
    """The hands of all players in a row, their weights, and where each player's begin; any hand is no hand listed, for sampling."""
    combos = [hand for player in task.ranges for hand in player.combos]
    weights = [weight for player in task.ranges for weight in player.combos.values()]
    starts = np.cumsum([0] + [len(player.combos) for player in task.ranges])
    return np.array(combos, dtype=np.int64), np.array(weights, dtype=np.float64), starts.astype(np.int64)


def _run(jobs: int, work: Callable[[A], T], parts: Sequence[A], progress: Progress | None) -> list[T]:
    """Do every part in threads and gather in order what came out; parts not begun when ``progress`` said stop are left out."""
    workers = min(jobs or os.cpu_count() or 1, len(parts))
    if workers <= 1 and progress is None:
        return [work(part) for part in parts]
    with ThreadPoolExecutor(workers) as pool:
        every = [pool.submit(work, part) for part in parts]
        pending = set(every)
        try:
            while pending:
                _, pending = wait(pending, return_when=FIRST_COMPLETED)
                if progress is not None and progress(1 - len(pending) / len(every)) is False:
                    break
        finally:
            for future in pending:
                future.cancel()
    return [future.result() for future in every if not future.cancelled()]


def _every(task: Task, jobs: int, progress: Progress | None) -> tuple[NDArray[np.float64], float]:
    """Go through every deal: of each player what :func:`_deals.settle` counts, and the weight of all deals."""
    sizes = [len(player.combos) for player in task.ranges]
    if len(sizes) == 2 and max(sizes) > 1:
        return _duel_of_ranges(task, jobs, progress)
    combos, weights, starts = _arrays(task)
    if max(sizes) > 1:
        return _joints(task, combos, weights, starts, jobs, progress)
    deck = task.deck(task.known)
    firsts = range(max(1, len(deck) - task.missing + 1) if task.missing else 1)
    if len(sizes) == 2 and task.missing > 1 and not task.omaha and not task.hilo:
        one, two = int(combos[0]), int(combos[1])

        def meet(first: int) -> tuple[int, ...]:
            return tuple(map(int, _deals.duel(one, two, task.board, deck, task.missing, first, *task.looks)))

        duels = _run(jobs, meet, firsts, progress)
        _whole(duels, firsts)
        every, won, lost = (float(sum(part[at] for part in duels)) for at in range(3))
        ties = every - won - lost
        pot = float(_deals.POT)
        return np.array([[own, ties, pot * (own + ties / 2), pot * pot * (own + ties / 4)] for own in (won, lost)]), every

    def deal(first: int) -> tuple[NDArray[np.float64], int]:
        found = np.zeros((len(sizes), 4))
        return found, _deals.boards(combos, 1.0, task.board, deck, task.missing, first, *task.rules, found)

    dealt = _run(jobs, deal, firsts, progress)
    _whole(dealt, firsts)
    return np.sum([part for part, _ in dealt], axis=0), float(sum(count for _, count in dealt))


def _whole(parts: Sequence[object], wanted: Sequence[object]) -> None:
    if len(parts) < len(wanted):
        raise Stopped


def _joints(
    task: Task, combos: NDArray[np.int64], weights: NDArray[np.float64], starts: NDArray[np.int64], jobs: int, progress: Progress | None
) -> tuple[NDArray[np.float64], float]:
    """Three players or more with ranges: every choice of hands on every board."""
    numbers = prod(len(player.combos) for player in task.ranges)
    cuts = [numbers * at // 64 for at in range(65)]
    chunks = [(begin, end) for begin, end in pairwise(cuts) if begin < end]

    def deal(chunk: tuple[int, int]) -> tuple[NDArray[np.float64], float]:
        begin, end = chunk
        found = np.zeros((len(task.ranges), 4))
        return found, _deals.joints(combos, weights, starts, begin, end, task.board, task.dead, task.missing, *task.rules, found)[1]

    dealt = _run(jobs, deal, chunks, progress)
    _whole(dealt, chunks)
    return np.sum([part for part, _ in dealt], axis=0), float(sum(count for _, count in dealt))


def _duel_of_ranges(task: Task, jobs: int, progress: Progress | None) -> tuple[NDArray[np.float64], float]:
    one, two = task.ranges
    weights = np.array(list(one.combos.values()))
    rows = weights[:, None] * meetings(task, one, two, jobs, progress)
    won, lost, parts, every = rows.sum(axis=0).tolist()
    ties = every - won - lost
    pot = float(_deals.POT)
    return np.array([[won, ties, parts, 0.0], [lost, ties, pot * every - parts, 0.0]]), every


def meetings(task: Task, one: Range, two: Range, jobs: int, progress: Progress | None) -> NDArray[np.float64]:
    """By hand of the first range: the weight of pots won and lost, of the parts, and of all, over every board."""
    ones = np.array(list(one.combos), dtype=np.int64)
    twos = np.array(list(two.combos), dtype=np.int64)
    weights = np.array(list(two.combos.values()))
    deck = task.deck(task.known)
    firsts = range(max(1, len(deck) - task.missing + 1) if task.missing else 1)

    def deal(first: int) -> NDArray[np.float64]:
        found = np.zeros((len(ones), 4))
        _deals.ranges(ones, twos, weights, task.board, deck, task.missing, first, *task.rules, found)
        return found

    dealt = _run(jobs, deal, firsts, progress)
    _whole(dealt, firsts)
    return np.sum(dealt, axis=0)  # type: ignore[no-any-return]


def _some(task: Task, trials: int, seed: int, jobs: int, progress: Progress | None) -> tuple[NDArray[np.float64], float]:
    """Draw deals at random."""
    if trials < 1:
        raise Refused("lab-trials", n=trials)
    combos: list[int] = []
    sums: list[float] = []
    starts = [0]
    for player in task.ranges:
        if not player.every:
            combos += player.combos
            sums += np.cumsum(list(player.combos.values())).tolist()
        starts.append(len(combos))
    known = task.board | task.dead
    hands, chances, begins = np.array(combos, dtype=np.int64), np.array(sums), np.array(starts, dtype=np.int64)
    deck = task.deck(known)
    sizes = [min(_CHUNK, trials - at) for at in range(0, trials, _CHUNK)]
    seeds = np.random.SeedSequence(seed).generate_state(len(sizes), np.uint32).tolist()

    def deal(chunk: tuple[int, int]) -> tuple[NDArray[np.float64], int]:
        size, own_seed = chunk
        found = np.zeros((len(task.ranges), 4))
        looks = (hands, chances, begins, task.hole, task.board, deck, task.missing, size, own_seed, *task.rules, found)
        return found, _deals.sample(*looks)

    dealt = _run(jobs, deal, list(zip(sizes, seeds, strict=True)), progress)
    deals = sum(count for _, count in dealt)
    if not deals:
        raise Stopped if len(dealt) < len(sizes) else Refused("lab-ranges-collide")
    return np.sum([part for part, _ in dealt], axis=0), float(deals)


def by_street(players: Sequence[str], board: str, game: str = "texas-holdem", *, dead: str = "", progress: Progress | None = None) -> list[Result]:
    """The equity before the flop, on the flop, on the turn and on the river, as far as the board (in its order) goes."""
    order: list[str] = []
    left = board.replace(",", " ").strip()
    while left:
        size = 3 if left.startswith("10") else 2
        order.append(left[:size])
        left = left[size:].lstrip()
    cards_of(board)
    if len(order) not in (0, 3, 4, 5):
        raise Refused("lab-board", n=len(order))
    return [equity(players, " ".join(order[:count]), dead, game, progress=progress) for count in (0, 3, 4, 5) if count <= len(order)]


def grid(
    against: Range | str,
    board: str | int = "",
    dead: str | int = "",
    *,
    boards: int = 2000,
    seed: int = 0,
    jobs: int = 0,
    progress: Progress | None = None,
) -> list[list[float | None]]:
    """The equity in hold'em of each of the 169 kinds of hand against a range: 13 rows by 13 columns as :meth:`Range.grid` has them.

    Exact from the flop on; before it on so many ``boards`` drawn at random. ``None``: no hand of that kind is possible.
    """
    every = Range.random()
    task = Task([every, against], board, dead, "texas-holdem")
    mine, theirs = task.ranges
    few = task.missing < 3
    rows = meetings(task, mine, theirs, jobs, progress) if few else meetings_on_boards(task, mine, theirs, boards, seed, jobs, progress).sum(axis=0)
    by_kind: dict[str, NDArray[np.float64]] = {kind: np.zeros(4) for kind in kinds()}
    for hand, row in zip(mine.combos, rows, strict=True):
        by_kind[kind_of(hand)] += row
    cells = [float(row[2] / row[3] / _deals.POT) if row[3] else None for row in by_kind.values()]
    return [cells[at : at + 13] for at in range(0, 169, 13)]


def meetings_on_boards(task: Task, one: Range, two: Range, boards: int, seed: int, jobs: int, progress: Progress | None) -> NDArray[np.float64]:
    """What :func:`meetings` tells over boards drawn at random, a hundred or less at a time: by batch, hand and figure."""
    ones = np.array(list(one.combos), dtype=np.int64)
    twos = np.array(list(two.combos), dtype=np.int64)
    weights = np.array(list(two.combos.values()))
    deck = task.deck(task.known)
    sizes = [min(100, boards - at) for at in range(0, boards, 100)]
    seeds = np.random.SeedSequence(seed).generate_state(len(sizes), np.uint32).tolist()

    def deal(chunk: tuple[int, int]) -> NDArray[np.float64]:
        size, own_seed = chunk
        found = np.zeros((len(ones), 4))
        _deals.sample_ranges(ones, twos, weights, task.board, deck, task.missing, size, own_seed, *task.rules, found)
        return found

    dealt = _run(jobs, deal, list(zip(sizes, seeds, strict=True)), progress)
    if not dealt:
        raise Stopped
    return np.array(dealt)
