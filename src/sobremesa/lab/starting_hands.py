"""Starting hands of hold'em: where one sits, six categories of two cards, and what each may do (rules/poker-estrategia).

Seats are numbered from the blinds: P0 posts the small one, P1 the big one, the last has the button. With two players the button is P1, who posts the
small blind.

>>> from sobremesa.lab.ranges import cards_of
>>> block(9, 4), category(cards_of("9s 8s"))
('early', 'potential')
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Final

from sobremesa.core.options import Choice, Flag, Number, OptionOwner, Options
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.lab.ranges import RANKS, kind_of, kinds
from sobremesa.lab.ranges import hands_of as combos_of

BLOCKS: Final = ("early", "middle", "late", "blinds")
CATEGORIES: Final = ("premium", "good", "potential", "pairs", "speculative", "trash")
"""From the best down; a hand belongs to the first that fits."""
HANDS: Final = 1326
MOST_SEATS: Final = 10


class StrategyOwner(OptionOwner):
    """The options of the strategy."""

    seats = tuple(range(2, MOST_SEATS + 1))
    options = (
        Choice("premium_set", "ak", "jj"),
        Choice("axs", "trash", "speculative"),
        Flag("mid_pairs"),
        Choice("early", "premium", "premium_good"),
        Number("open_size", 3, 2, 5),
        Number("cbet_freq", 100, 0, 100),
        Choice("flop_size", "board", "half", "two_thirds", "three_quarters"),
        Flag("steal", "on"),
        Flag("steal_sb"),
        Choice("level", "normal", "easy", "hard"),
    )


STRATEGY: Final = StrategyOwner()


def strategy(given: Mapping[str, object] | None = None) -> Options:
    """The strategy with some options chosen. Raises :class:`Refused` ``option-unknown`` or ``option-value``."""
    return Options.of(STRATEGY, MOST_SEATS, given or {})


PLAIN: Final = strategy()
"""Every option at its default."""


# -- positions -----------------------------------------------------------------------------------------------------------------------------


def block(players: int, seat: int) -> str:
    """Where a seat lies, one of :data:`BLOCKS`. Raises :class:`Refused` ``book-seat`` for a seat there is not."""
    if not 2 <= players <= MOST_SEATS or not 0 <= seat < players:
        raise Refused("book-seat", n=players, text=str(seat))
    if players == 2:
        return "late" if seat else "blinds"
    if seat < 2:
        return "blinds"
    others = players - 2
    late = min(2, others)
    early = (others - late + 1) // 2
    place = seat - 2
    return "late" if place >= others - late else "early" if place < early else "middle"


def enters_as(players: int, seat: int) -> str:
    """The block that a seat counts for when it enters: the blinds, who speak first from the flop on, count as early."""
    found = block(players, seat)
    return "early" if found == "blinds" else found


def small_blind(players: int) -> int:
    """Who posts the small blind."""
    return 1 if players == 2 else 0


def big_blind(players: int) -> int:
    """Who posts the big blind."""
    return 0 if players == 2 else 1


def button(players: int) -> int:
    """Who has the button."""
    return players - 1


def order(players: int) -> list[int]:
    """The seats in the order in which they speak before the flop."""
    return [1, 0] if players == 2 else [*range(2, players), 0, 1]


# -- categories ----------------------------------------------------------------------------------------------------------------------------

_POTENTIAL: Final = frozenset(("QJs", "JTs", "T9s", "98s", "87s"))
_PAIRS: Final = frozenset(rank * 2 for rank in "T98765432")
_SPECULATIVE: Final = frozenset(("AT", "KJ", "KT", "QT"))
_SPECULATIVE_OFFSUIT: Final = frozenset(("QJo", "JTo"))
_SMALL_ACES: Final = frozenset(f"A{rank}s" for rank in "98765432")
MIDDLING_PAIRS: Final = frozenset(("TT", "99", "88"))


def category_of(kind: str, options: Options = PLAIN) -> str:
    """The category of a kind of hand (``AKs``, ``QJo``, ``77``)."""
    jacks = options["premium_set"] == "jj"
    pair = kind[:2]
    if pair in ("AA", "KK", "QQ") or pair == ("JJ" if jacks else "AK"):
        return "premium"
    if pair in ("AQ", "AJ", "KQ") or pair == ("AK" if jacks else "JJ"):
        return "good"
    if kind in _POTENTIAL:
        return "potential"
    if kind in _PAIRS:
        return "pairs"
    if pair in _SPECULATIVE or kind in _SPECULATIVE_OFFSUIT or (kind in _SMALL_ACES and options["axs"] == "speculative"):
        return "speculative"
    return "trash"


def category(hole: int, options: Options = PLAIN) -> str:
    """The category of two cards, a set."""
    return category_of(kind_of(hole), options)


def hands_of(name: str, options: Options = PLAIN) -> str:
    """The attribute of a category's message that lists its hands: ``hands``, or another one where an option changes them."""
    if name in ("premium", "good") and options["premium_set"] == "jj":
        return "hands-jj"
    return "hands-axs" if name == "speculative" and options["axs"] == "speculative" else "hands"


@cache
def _combos(premium_set: str, axs: str) -> dict[str, int]:
    options = strategy({"premium_set": premium_set, "axs": axs})
    found = dict.fromkeys(CATEGORIES, 0)
    for kind in kinds():
        found[category_of(kind, options)] += len(combos_of(kind))
    return found


def combos(options: Options = PLAIN) -> dict[str, int]:
    """How many of the 1,326 hands each category has."""
    return dict(_combos(str(options["premium_set"]), str(options["axs"])))


def behind_chance(players: int, *categories: str, options: Options = PLAIN) -> Fraction:
    """The chance that at least one of so many players holds a hand of these categories, each taken by himself.

    >>> round(float(100 * behind_chance(5, "premium", "good")), 1)
    29.1
    """
    count = combos(options)
    return 1 - (1 - Fraction(sum(count[name] for name in categories), HANDS)) ** players


# -- the table before the flop ---------------------------------------------------------------------------------------------------------------

PRICE: Final = 15
"""A small pair calls a raise if it costs at most this part of the smaller stack."""


def table(
    kind: str,
    where: str,
    raises: int,
    limpers: int = 0,
    callers: int = 0,
    cheap: bool = False,
    options: Options = PLAIN,
) -> tuple[str, str]:
    """What the table says before the flop: ``raise``, ``call`` or ``fold``, and the name of its rule.

    :param where: the block that one counts for (:func:`enters_as`). ``raises``: how many before; ``limpers``: who called the big blind, none having
        raised; ``callers``: who called the one raise. ``cheap``: a call costs at most a fifteenth of the smaller stack.
    """
    name = category_of(kind, options)
    late = where == "late"
    if name == "premium":
        if raises > 1:
            return ("raise", "premium-again") if kind in ("AA", "KK") else ("call", "premium-call")
        return "raise", "premium-over" if raises else "premium-open"
    if name == "good":
        if raises:
            calls = raises == 1 and where != "early"
            return ("call", "good-call") if calls else ("fold", "good-fold" if raises == 1 else "good-fold-raised")
        return ("raise", "good-open") if where != "early" or options["early"] == "premium_good" else ("fold", "good-early")
    if raises > 1:
        return "fold", f"{name}-raised"
    if name == "pairs" and raises:
        return ("call", "pairs-price") if cheap else ("fold", "pairs-dear")
    if name in ("potential", "pairs"):
        if raises:
            return ("call", "potential-call") if late and callers else ("fold", "potential-raised")
        if late:
            return ("call", f"{name}-limp") if limpers else ("raise", f"{name}-open")
        if where == "middle" and not limpers and kind in MIDDLING_PAIRS and options.on("mid_pairs"):
            return "raise", "pairs-middle"
        return "fold", f"{name}-not-late"
    if name == "speculative":
        if late and not raises and not limpers:
            return "raise", "speculative-open"
        return "fold", "speculative-raised" if raises else "speculative-fold"
    return "fold", "trash-raised" if raises else "trash"


def grid(where: str, options: Options = PLAIN, limpers: int = 0) -> list[list[tuple[str, str]]]:
    """The 169 kinds by category and by what a seat of that block does first in (or behind limpers): 13 rows by 13 columns, suited hands above the
    diagonal. Raises :class:`Refused` ``book-block``."""
    if where not in BLOCKS:
        raise Refused("book-block", text=where, allowed=", ".join(BLOCKS))
    counts_as = "early" if where == "blinds" else where
    cells = [(category_of(kind, options), table(kind, counts_as, 0, limpers, options=options)[0]) for kind in kinds()]
    return [cells[at : at + 13] for at in range(0, 169, 13)]


def ranks_apart(hole: int) -> int:
    """How many ranks two cards lie apart, the ace high; 0: a pair."""
    first, second = (RANKS.index(rank) for rank in kind_of(hole)[:2])
    return abs(first - second)


def suited(hole: int) -> bool:
    """Whether two cards are of one suit."""
    first, second = bits(hole)
    return first // 13 == second // 13
