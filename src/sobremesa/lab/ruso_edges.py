"""What a box of póker ruso brings to a player who plays it well, for each table.

All that may be drawn cannot be gone through, so boxes are dealt at random; but what each play of a box is worth is counted, not played out. From
that, what Caribbean stud would have brought with the same cards is taken away, and its exact mean put back: left to chance is only what changing,
buying and the second combination add.

``python -m sobremesa.lab.ruso_edges`` prints the figures, with twice their standard error (some minutes).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

import sobremesa
from sobremesa.bots.knowledge.caribbean_stud import call_value
from sobremesa.bots.knowledge.poker_ruso import Values, plays
from sobremesa.core.packs import to_mask
from sobremesa.games.vying.poker_ruso import RusoState

CARIBBEAN: Final = -5.224306
"""What a player wins of an ante at Caribbean stud who plays best, in hundredths: :func:`sobremesa.lab.house_edges.caribbean` counts it."""

TABLES: tuple[tuple[str, str, str], ...] = (
    ("paid", "per_card", "six"),
    ("paid", "flat", "six"),
    ("push", "flat", "six"),
    ("push", "per_card", "six"),
    ("paid", "per_card", "off"),
    ("paid", "flat", "off"),
)
"""Of which the figures are printed: ``ante_win``, ``fee``, ``double``."""


class Estimate(NamedTuple):
    """What the player wins of an ante, in hundredths, and twice the standard error."""

    wins: float
    error: float


def ruso(boxes: int, ante_win: str, fee: str, double: str, seed: int = 1) -> Estimate:
    """The mean of so many boxes dealt at random."""
    total = squares = 0.0
    for deal in range(boxes):
        state = sobremesa.make("poker-ruso", seed=seed * 1_000_000 + deal, ante_win=ante_win, fee=fee, double=double, max_boxes=1)
        assert isinstance(state, RusoState)
        state.play(0, "ante 1")
        if fee == "flat":
            best = plays(state, 0)[0][0]
        else:  # changing, which costs more than it brings, need not be sampled
            values = Values(state, 0)
            best = max(-1.0, values.bet(values.hand), values.buy())
        more = best - max(-1.0, call_value(to_mask(state.hands[0]), state.house[4]))
        total += more
        squares += more * more
    mean = total / boxes
    return Estimate(CARIBBEAN + 100 * mean, 200 * sqrt((squares / boxes - mean * mean) / boxes))


def main() -> None:
    """Print the figures."""
    print(__doc__)
    for ante_win, fee, double in TABLES:
        found = ruso(4000 if fee == "per_card" else 1500, ante_win, fee, double)
        print(f"ante {ante_win}, change {fee}, double {double}: {found.wins:+.1f}% of the ante, within {found.error:.1f}")


if __name__ == "__main__":
    main()
