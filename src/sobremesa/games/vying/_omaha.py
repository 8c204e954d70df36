"""What the games of Omaha share: their options, how many can play, and the hand of two and three at the table."""

from __future__ import annotations

from typing import Final

from sobremesa.core.options import Choice, Flag, Option, Options
from sobremesa.core.packs import to_mask
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Item
from sobremesa.games.vying._forms import HIGH, Form
from sobremesa.games.vying._mixed import check_rotation, mixed_forms
from sobremesa.games.vying._ranks import WILD_OPTIONS, high_ranks, split_ranks
from sobremesa.games.vying._slips import CommunityTable
from sobremesa.games.vying._stakes import check_stakes, poker_options
from sobremesa.games.vying._table import LOWS
from sobremesa.games.vying._two_three import omaha

SEATS: Final = (6, 2, 3, 4, 5, 7, 8, 9, 10)


def omaha_options(*structures: str, own: tuple[Option, ...] = ()) -> tuple[Option, ...]:
    """The options of a game of Omaha; ``structures``: the usual one first; ``own``: those of the game."""
    return poker_options(Choice("structure", *structures), Choice("hand_size", 4, 5, 6), Flag("burn", "on"), *WILD_OPTIONS, *own)


def check_omaha(seats: int, options: Options) -> None:
    """Raise :class:`Refused` where the pack has not cards for so many, or the options do not go together."""
    check_stakes(options)
    check_rotation(seats, options)
    if options["rotation"] != "off" and options["wild"] != "none":
        raise Refused("poker-rotation-jokers")
    size = options.number("hand_size")
    burns = 3 if options.on("burn") else int(options.on("dealer_errors"))  # a card seen by mistake is a burn too
    most = (52 + options.number("jokers") - 5 - burns) // size
    if seats > most:
        raise Refused("omaha-too-many", n=most)


def omaha_forms(options: Options, goal: int, slug: str) -> list[Form]:
    """What is played, hand by hand."""
    ranks = high_ranks(options) if goal == HIGH else split_ranks(options)
    return mixed_forms(options, omaha(ranks, options.number("hand_size"), options.on("burn"), goal, slug))


class OmahaTable(CommunityTable):
    """A table where two cards of one's own play with three shared ones: the five are lit for their owner, and for all at the showdown."""

    def lit(self, seat: int) -> int:
        if seat < 0 or self.hand_over() or self.form.any_five or not self.chips.live >> seat & 1:
            return super().lit(seat)
        return self.form.five(self.deal.own(seat), to_mask(self.deal.board), False)

    def face(self, card: int, best: int) -> Item:
        name = self.pack.names[card]
        marks: list[str] = []
        if best >> card & 1:
            marks.append("chosen")
        elif best >> LOWS + card & 1:
            marks.append("last")
        if best >> LOWS:
            if best >> card & 1:
                marks.append("of-high")
            if best >> LOWS + card & 1:
                marks.append("of-low")
        if self.is_wild(card):
            marks.append("wild")
        return Item(name, name, marks=tuple(marks))
