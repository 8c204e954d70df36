"""Anaconda as data: its options, its rounds and what happens before each (rules/anaconda)."""

from __future__ import annotations

from typing import Final

from sobremesa.core.options import Choice, Listing, Number, Option, Options
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._betting import Betting
from sobremesa.games.vying._forms import HIGH, SPLIT, Street
from sobremesa.games.vying._ranks import WILD_OPTIONS, high_ranks, lowest_ranks
from sobremesa.games.vying._stakes import CASH, MOST, Ladder, check_stakes, numbers, poker_options
from sobremesa.games.vying._stud import Stud

MONEY: Final = (("betting", ("full", "end_only")),)
FULL: Final = (("betting", ("full",)),)
FIXED: Final = (("structure", ("fl",)), *FULL)
KEPT: Final = 5
"""Cards of the hand one plays."""
PASSES: Final = 6
"""At most so many passes."""

OPTIONS: Final[tuple[Option, ...]] = poker_options(
    Choice("structure", "fl", "spread", "pl", "nl", when=MONEY),
    Choice("format", "cash", "tournament", when=MONEY),
    Number("sb", 1, 1, MOST, 5, when=(*CASH, *MONEY)),
    Listing("bets", "auto", item="[1-9][0-9]{0,5}", low=2, high=2, when=MONEY),
    Number("ante", "tenth", 1, MOST, when=MONEY),
    Number("buy_in", 100, 2, 10_000, when=MONEY),
    Choice("odd_chip", "button", "suit", when=MONEY),
    Number("bring_in", "half", 1, MOST, "off", when=FULL),
    Choice("over_bring_in", "complete", "by_bring_in", when=FIXED),
    Choice("hand_size", 7, 5, 6, 8),
    Listing("pass_cards", "3 2 1", "3", "2 1 1", "1 1 1", item="[1-8]", high=PASSES),
    Listing("pass_direction", "left left left", "left right left", "left across right", "1 2 3", item="left|right|across|[1-9]", high=PASSES),
    Choice("betting", "full", "end_only", "off"),
    Choice("open_card", "best", "choice", "roll", when=FULL),
    Choice("hilo", "off", "cards_speak", "declare"),
    *WILD_OPTIONS,
    without=("forced", "heads_up", "button", "dealer_errors", "rotation"),
)


def check_anaconda(seats: int, options: Options) -> None:
    """Raise :class:`Refused` where the cards do not suffice, or the options do not go together."""
    check_stakes(options)
    size = options.number("hand_size")
    most = (52 + options.number("jokers")) // size
    if seats > most:
        raise Refused("anaconda-too-many", n=most)
    if max(numbers(str(options["pass_cards"]))) > size:
        raise Refused("anaconda-pass-too-much", n=size)
    if options["betting"] == "off" and options["format"] == "tournament":
        raise Refused("anaconda-no-tournament")
    if options["betting"] != "full" or options["bring_in"] == "off":
        return
    bring = options.number("bring_in")
    for level in Ladder(options, True).levels:
        if 2 * bring > level.small:
            raise Refused("anaconda-bring-in", n=level.small // 2)
        if not bring and level.small % 2:
            raise Refused("stud-odd-bet", n=level.small)


class Anaconda(Stud):
    """The rounds of anaconda.

    :ivar passes: by street, the number (from 0) of the pass before it, -1: none.
    :ivar chooses: the street before which everyone sets five cards aside for himself, -1: nobody does. ``opens``: from that street on, each turns up
        a card before every street.
    """

    def __init__(self, options: Options) -> None:
        split = options["hilo"] != "off"
        ranks = lowest_ranks(options, "a5") if split else high_ranks(options)
        counts = numbers(str(options["pass_cards"]))
        betting = options["betting"]
        full = betting == "full"
        kept = options["hilo"] != "cards_speak"  # five cards in the end; otherwise all
        streets = [Street("anaconda-deal", down=options.number("hand_size"), bets=full)]
        passes = [-1]
        for at in range(len(counts)):
            last = at == len(counts) - 1
            bets = full or (betting == "end_only" and last)
            streets.append(Street(f"anaconda-pass-{at + 1}", big=full and at > 0, bets=bets))
            passes.append(at)
        self.opens = full and kept
        self.chooses = -1
        if kept and (full or options["hilo"] == "declare"):
            self.chooses = len(streets)
        if full and not kept:
            streets.append(Street("anaconda-last", big=True))
        elif full and options["open_card"] == "roll":
            streets += [Street(f"anaconda-open-{turned}", big=True) for turned in range(1, KEPT)]
        elif self.chooses >= 0:
            streets.append(Street("anaconda-open" if full else "anaconda-choice", big=full, bets=full))
        self.passes = passes + [-1] * (len(streets) - len(passes))
        super().__init__("anaconda", streets, ranks, SPLIT if split else HIGH, options.all() | {"open_pair": "off", "open_tie": "suit"})
        self.turned_up = self.chooses if self.chooses >= 0 else len(counts)  # what is passed and chosen stays secret
        self.brings = full and options["bring_in"] != "off"
        self.money = betting != "off"

    def ante(self, small: int) -> int:
        return super().ante(small) if self.money else 0

    def set_limits(self, chips: Betting, street: int, small: int, big: int) -> None:
        super().set_limits(chips, street, small, big)
        chips.low, chips.least = max(chips.low, 1), max(chips.least, 1)
