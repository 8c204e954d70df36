"""A drill in outs, odds and decisions: ten hands from a number, one point each for the outs, the odds and the decision.

>>> first = drill(7)[0]
>>> grade(first, outs=first.advice.outs, odds=first.advice.odds, decision=first.advice.decision).points
3
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import to_mask
from sobremesa.core.refusal import Refused
from sobremesa.lab.odds import Advice, Money, Spot, advise, money, outs_of
from sobremesa.lab.ranges import cards_of, text_of

HANDS: Final = 10
TOLERANCE: Final = Fraction(1, 2)
"""How far off the odds against (x to 1) may be."""
DECISIONS: Final = ("call", "fold", "even", "check")
_PARTS: Final = (Fraction(1, 8), Fraction(1, 4), Fraction(1, 3), Fraction(1, 2), Fraction(2, 3), Fraction(1))  # of the pot, as bets go


@dataclass(frozen=True, slots=True)
class Question:
    """A hand with a draw, a pot and a bet, for the next card; ``advice`` is the answer."""

    spot: Spot
    pot: Fraction
    bet: Fraction
    advice: Advice


@dataclass(frozen=True, slots=True)
class Grade:
    """What was right: ``outs``, ``odds``, ``decision``. Where cards were named, those ``missed`` and those that are no outs (``wrong``), as text."""

    outs: bool
    odds: bool
    decision: bool
    missed: str = ""
    wrong: str = ""

    @property
    def points(self) -> int:
        """0 to 3."""
        return self.outs + self.odds + self.decision


def question(chance: Chance) -> Question:
    """A hand with at least one out, dealt by ``chance``, on the flop or on the turn."""
    while True:
        pack = list(range(52))
        chance.shuffle(pack)
        board = 3 + chance.below(2)
        spot = Spot(to_mask(pack[:2]), to_mask(pack[2 : 2 + board]))
        if outs_of(spot):
            break
    pot = Fraction(12 * (1 + chance.below(10)))
    bet = Fraction(int(pot * _PARTS[chance.below(len(_PARTS))]))
    return Question(spot, pot, bet, advise(spot, pot=pot, bet=bet))


def drill(seed: int, hands: int = HANDS) -> list[Question]:
    """The questions of a number."""
    chance = SeededChance(seed)
    return [question(chance) for _ in range(hands)]


def grade(asked: Question, *, outs: int | str, odds: Money | None, decision: str) -> Grade:
    """Compare an answer.

    :param outs: their number, or the cards themselves. ``odds``: against, as x to 1. ``decision``: one of :data:`DECISIONS`.
    :raises Refused: ``odds-decision``, ``odds-money``, ``odds-negative``, ``lab-card``, ``lab-card-twice``.
    """
    if decision not in DECISIONS:
        raise Refused("odds-decision", text=decision, allowed=", ".join(DECISIONS))
    right = asked.advice
    missed = wrong = ""
    if isinstance(outs, str):
        named = cards_of(outs)
        missed, wrong = text_of(right.cards & ~named), text_of(named & ~right.cards)
        counted = named == right.cards
    else:
        counted = outs == right.outs
        missed = "" if counted else text_of(right.cards)
    near = odds is not None and right.odds is not None and abs(money(odds) - right.odds) <= TOLERANCE
    return Grade(counted, near, decision == right.decision, missed, wrong)
