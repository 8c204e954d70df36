"""Stealing the blinds: when, for how much, what it needs to succeed, and how to defend one's own (rules/poker-robo-ciegas, part 1).

>>> from sobremesa.lab.situation import before_flop
>>> spot = before_flop("9d 4c", 9, 8, bb=200, ante=20, stack=8000, tournament=True)
>>> answer = steal(spot)
>>> answer.verdict, answer.total, answer.risk, answer.gain, answer.needed
('steal', 600, 600, 480, Fraction(5, 9))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Listing, Number, OptionOwner, Options
from sobremesa.lab.ranges import kind_of
from sobremesa.lab.situation import Situation
from sobremesa.lab.starting_hands import PLAIN, big_blind, button, category, enters_as, ranks_apart, small_blind, suited, table

CONDITIONS: Final = ("S1", "S2", "S3", "S4", "S5", "S6", "cards", "freq")
"""Position, clean, image, worth, rivals, moment; then the options that may forbid a steal besides."""
HUNGRY: Final = 10
"""With fewer big blinds than these one is hungry in a tournament."""
HUNGRY_ENTRIES: Final = 2
COMMITTED: Final = 3
"""Whoever has fewer chips than so many times the steal is likely to call."""
RESISTS: Final = 2
"""So many of one's last three steals called or re-raised tell who will do it again."""
ROBBER: Final = 3
"""So many first raises in his last six chances tell who robs."""


class StealingOwner(OptionOwner):
    """The options of stealing."""

    seats = tuple(range(2, 11))
    options = (
        Choice("size", 3, 2, "2.5", "3.5", 4),
        Choice("worth", 20, 15, 30),
        Listing("image", "1 5", item="[0-9]{1,2}", low=2, high=2),
        Flag("steal_sb"),
        Choice("cards", "any", "not_worst"),
        Number("freq", 100, 0, 100),
        Flag("limpers"),
        Flag("later_street", "on"),
        Flag("defend", "on"),
        Flag("live_events"),
    )


STEALING: Final = StealingOwner()


def stealing(given: Mapping[str, object] | None = None) -> Options:
    """Stealing with some options chosen. Raises :class:`Refused` ``option-unknown`` or ``option-value``."""
    return Options.of(STEALING, 10, given or {})


HABITS: Final = stealing()
"""Every option at its default."""


@dataclass(frozen=True, slots=True)
class Steal:
    """Whether to steal.

    :ivar verdict: ``value`` (the cards alone justify a raise), ``steal`` or ``no``; ``failed``: of :data:`CONDITIONS`, those that forbid it.
    :ivar total: what to raise to, and ``all_in`` whether that is everything. ``risk``: R, what it adds to what one has posted; ``gain``: D, what is
        won if all fold; ``needed``: f, how often all must fold if a call always loses.
    """

    verdict: str
    failed: tuple[str, ...]
    total: int
    all_in: bool
    risk: int
    gain: int
    needed: Fraction

    def value(self, success: Fraction) -> Fraction:
        """The chips it earns on average if it succeeds so often and a call always loses."""
        return success * self.gain - (1 - success) * self.risk


def size_of(options: Options) -> Fraction:
    """What a steal raises to, in big blinds."""
    return Fraction(str(options["size"]))


def total(spot: Situation, options: Options = HABITS) -> tuple[int, bool]:
    """What a steal raises to, and whether that is all one has: it is where it would be more than half of it."""
    wanted = size_of(options) + (1 if spot.limpers == 1 and options.on("limpers") else 0)
    chips = int(wanted * spot.unit + Fraction(1, 2))
    all_in = 2 * chips > spot.left
    return (spot.left if all_in else chips), all_in


def image_of(options: Options) -> tuple[int, int]:
    """How many entries in how many hands are still a clean image."""
    most, hands = str(options["image"]).split()
    return int(most), int(hands)


def steal_seat(players: int, seat: int, steal_sb: bool = False) -> bool:
    """Whether a seat steals: the button, with four or more the cut-off too, and the small blind if that is allowed."""
    if seat == button(players) or (steal_sb and seat == small_blind(players)):
        return True
    return players > 3 and seat == players - 2


def failed(spot: Situation, options: Options = HABITS, chance: Chance | None = None) -> tuple[str, ...]:
    """The conditions that forbid a steal, of :data:`CONDITIONS`; empty: it is on. ``chance`` draws
    where a steal is taken but so often; without it, it is taken."""
    found: list[str] = []
    if not steal_seat(spot.players, spot.seat, options.on("steal_sb")):
        found.append("S1")
    if spot.raises or spot.limpers > (1 if options.on("limpers") else 0):
        found.append("S2")
    most, hands = image_of(options)
    hungry = spot.tournament and spot.stack < HUNGRY * spot.bb
    if sum(spot.entries[:hands]) > (max(most, HUNGRY_ENTRIES) if hungry else most):
        found.append("S3")
    if spot.posted * options.number("worth") < spot.stack:
        found.append("S4")
    size = total(spot, options)[0]
    if any(rival.stack < COMMITTED * size or rival.resisted >= RESISTS for rival in spot.behind):
        found.append("S5")
    if not spot.tournament and options.on("later_street") and 0 < spot.since_steal < spot.players:
        found.append("S6")
    if options["cards"] == "not_worst" and not helped(spot.hole):
        found.append("cards")
    often = options.number("freq")
    if not found and (not often or (often < 100 and chance is not None and chance.below(100) >= often)):
        found.append("freq")
    return tuple(found)


def helped(hole: int) -> bool:
    """Whether cards help a steal a little: a pair, an ace, one suit, or ranks at most three apart."""
    return ranks_apart(hole) <= 3 or "A" in kind_of(hole) or suited(hole)


def worth_a_raise(spot: Situation, strategy: Options = PLAIN) -> bool:
    """Whether the cards alone justify a raise."""
    if category(spot.hole, strategy) not in ("premium", "good"):
        return False
    where = enters_as(spot.players, spot.seat)
    return table(kind_of(spot.hole), where, spot.raises, spot.limpers, spot.callers, options=strategy)[0] == "raise"


def steal(spot: Situation, options: Options = HABITS, strategy: Options = PLAIN, chance: Chance | None = None) -> Steal:
    """Whether to raise first for the blinds, and what that risks, wins and needs."""
    size, all_in = total(spot, options)
    risk, gain = size - spot.own, spot.posted
    needed = Fraction(risk, risk + gain)
    if worth_a_raise(spot, strategy):
        return Steal("value", (), size, all_in, risk, gain, needed)
    forbidden = failed(spot, options, chance)
    return Steal("no" if forbidden else "steal", forbidden, size, all_in, risk, gain, needed)


def plays_on(hole: int, strategy: Options = PLAIN) -> bool:
    """Whether to go on when a steal is raised again."""
    return category(hole, strategy) in ("premium", "good")


def defends(spot: Situation, options: Options = HABITS, strategy: Options = PLAIN) -> str:
    """What a blind does against somebody who robs: ``raise``, ``call`` or ``fold``; empty where it is no such raise and the usual table holds."""
    players = spot.players
    blinds = (small_blind(players), big_blind(players))
    if not options.on("defend") or spot.raises != 1 or spot.seat not in blinds or spot.opener_steals < ROBBER:
        return ""
    if not steal_seat(players, spot.opener, steal_sb=True):
        return ""
    name = category(spot.hole, strategy)
    if name in ("premium", "good"):
        return "raise"
    return "call" if spot.seat == blinds[1] and name != "trash" else "fold"
