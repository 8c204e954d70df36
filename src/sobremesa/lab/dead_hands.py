"""Dead hands (rules/poker-robo-ciegas, part 2): what kills a hand at a live table, what of it exists on a screen, and a quiz about it.

>>> ruling(Happening("D3", 2, misled=True, identifiable=True, delegate=True)).restored
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._betting import Betting

CAUSES: Final = ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8")
"""Folded; out of time; thrown into the muck; mixed by another's cards; collected by the croupier; thrown onto another's hand; a feigned fold that
makes the next player act; a wrong number of cards, or a wrong card, not told."""
ON_SCREEN: Final = ("D1", "D2")
"""Those that exist on a computer table by themselves; the others are events of a live table (option ``live_events``)."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that may kill a seat's hand.

    :ivar cause: of :data:`CAUSES`. ``misled``, ``identifiable``, ``delegate``: somebody misled him, the cards can be told with certainty, the
        delegate of the table agrees; ``free``: checking was free; ``acted``: the next player has acted; ``at_once``: he told before any betting.
    """

    cause: str
    seat: int
    misled: bool = False
    identifiable: bool = False
    delegate: bool = False
    free: bool = False
    acted: bool = False
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """What becomes of the hand: ``dead`` or not; ``restored``: it was dead and comes back; ``misdeal``: the whole hand is void, bets go back."""

    cause: str
    dead: bool
    restored: bool = False
    misdeal: bool = False

    @property
    def reason(self) -> str:
        """The name of the sentence that says why."""
        tail = "restored" if self.restored else "misdeal" if self.misdeal else "dead" if self.dead else "alive"
        return f"dead-why-{self.cause}-{tail}"


def ruling(event: Happening, on_screen: bool = False) -> Ruling:
    """Whether it kills the hand. ``on_screen``: at a computer table, where time that runs out checks if that is free, and a wrong count of cards is
    the engine's fault and voids the hand. Raises :class:`Refused` ``dead-cause``."""
    cause = event.cause
    if cause not in CAUSES:
        raise Refused("dead-cause", text=cause, allowed=", ".join(CAUSES))
    if cause == "D2":
        return Ruling(cause, not (on_screen and event.free))
    if cause == "D3" and event.misled and event.identifiable and event.delegate:
        return Ruling(cause, False, restored=True)
    if cause == "D7":
        return Ruling(cause, event.acted and not on_screen)
    if cause == "D8" and (event.at_once or on_screen):
        return Ruling(cause, False, misdeal=True)
    return Ruling(cause, True)


class LiveHand:
    """Who of a hand at a live table is still alive, while things happen to it.

    :ivar paid: the chips each has put in; they stay in whatever dies. ``alive``: the seats whose hands live, a set. ``void``: the hand does not
        count.
    :ivar died: the seats whose hands have died, in that order.
    """

    def __init__(self, paid: Sequence[int]) -> None:
        self.paid = list(paid)
        self.alive = (1 << len(self.paid)) - 1
        self.void = False
        self.died: list[int] = []

    def happen(self, *events: Happening) -> list[Ruling]:
        """Let things happen, in their order; those of one call happen at once. If they would kill every hand that is left, the last one alive wins.

        Raises :class:`Refused` ``dead-already`` for a hand that is dead: only what the rules restore comes back.
        """
        found: list[Ruling] = []
        for event in events:
            told = ruling(event)
            if not self.alive >> event.seat & 1:
                raise Refused("dead-already", seat=event.seat)
            found.append(told)
            if told.misdeal:
                self.void = True
            elif told.dead and self.alive != 1 << event.seat:
                self.alive &= ~(1 << event.seat)
                self.died.append(event.seat)
        return found

    def claims(self) -> list[tuple[int, list[int]]]:
        """The pots with the seats that may win them; all chips go back where the hand is void."""
        if self.void:
            return [(paid, [seat]) for seat, paid in enumerate(self.paid)]
        chips = Betting(len(self.paid))
        chips.paid, chips.live, chips.pot = self.paid[:], self.alive, sum(self.paid)
        amounts, who = chips.pots()
        return [(amount, bits(seats)) for amount, seats in zip(amounts, who, strict=True)]


# -- quiz ------------------------------------------------------------------------------------------------------------------------------------------

QUESTIONS: Final = 10


@dataclass(frozen=True, slots=True)
class Case:
    """A question of the quiz: is this hand dead? ``name`` of the sentence that tells the case; ``event`` with the flags that matter."""

    name: str
    event: Happening

    @property
    def answer(self) -> Ruling:
        """What the rules say."""
        return ruling(self.event)


def _cases() -> tuple[Case, ...]:
    three = [Happening("D3", 2, bool(flags & 1), bool(flags & 2), bool(flags & 4)) for flags in (0, 1, 3, 5, 6, 7)]
    plain = [Happening(cause, 2) for cause in ("D1", "D2", "D5", "D6")]
    return (
        *[Case(f"dead-case-{event.cause}", event) for event in plain],
        Case("dead-case-D1-royal", Happening("D1", 2, free=True)),
        *[Case(f"dead-case-D3-{_flags(event)}", event) for event in three],
        Case("dead-case-D4", Happening("D4", 2)),
        Case("dead-case-D4-yyy", Happening("D4", 2, True, True, True)),
        Case("dead-case-D5-all-in", Happening("D5", 2)),
        Case("dead-case-D7-acted", Happening("D7", 2, acted=True)),
        Case("dead-case-D7", Happening("D7", 2)),
        Case("dead-case-D8", Happening("D8", 2)),
        Case("dead-case-D8-at-once", Happening("D8", 2, at_once=True)),
        Case("dead-case-D8-joker", Happening("D8", 2)),
    )


def _flags(event: Happening) -> str:
    return "".join("y" if flag else "n" for flag in (event.misled, event.identifiable, event.delegate))


CASES: Final = _cases()


def quiz(chance: Chance, questions: int = QUESTIONS, live_events: bool = True) -> list[Case]:
    """Different cases in random order, of all causes or only of those on a screen, as many as there are of them at most; seats differ."""
    pool = [case for case in CASES if live_events or case.event.cause in ON_SCREEN]
    places = list(range(len(pool)))
    chance.shuffle(places)
    return [replace(pool[place], event=replace(pool[place].event, seat=chance.below(6))) for place in places[:questions]]


def live_event(chance: Chance, seats: Sequence[int]) -> Happening:
    """One of the events D3 to D8 of a live table, happening to one of those seats with any flags."""
    cause = CAUSES[2 + chance.below(6)]
    flags = [chance.below(2) == 1 for _ in range(5)]
    return Happening(cause, seats[chance.below(len(seats))], flags[0], flags[1], flags[2], acted=flags[3], at_once=flags[4])
