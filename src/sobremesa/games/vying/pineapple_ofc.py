"""Pineapple OFC: after the first five cards three come at a time, of which two are set and one is thrown away face down."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Options
from sobremesa.core.state import Game, State
from sobremesa.games.vying._rows import ALL
from sobremesa.games.vying._rows_state import packs_of, rows_options
from sobremesa.games.vying._rows_table import RowsTable

EACH: Final = 17  # cards that a player is given: five, then four times three
PROGRESSIVE: Final = {11: 14, 12: 14, 13: 15, 14: 16, 15: 17}
"""Cards in fantasyland by the pair in front that earned it; 15: three of a kind."""


class PineappleOfc(Game):
    seats = (3, 2, 4, 5, 6)
    options = (
        Choice("fantasyland_cards", 13, 14, "progressive", when=(("fantasyland", ("on",)),)),
        Choice("stay", "ofc", "pineapple", when=(("fantasyland", ("on",)),)),
        *rows_options(()),
        Choice("surrender", "off", "ofc_first"),
    )
    sampled = True
    zero_sum = True
    bound = 200_000

    def check(self, seats: int, options: Options) -> None:
        packs_of(seats, options, EACH)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return PineappleState(self, seats, options, chance)


class PineappleState(RowsTable):
    """A match of pineapple."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, EACH, 3, 2, False)
        self.surrenders = options["surrender"] == "ofc_first"
        self.full_stays = options["stay"] == "ofc"
        self.cards = options["fantasyland_cards"]

    def fantasy_cards(self, earned: int, again: bool) -> int:
        if self.cards == "progressive":
            return 14 if again else PROGRESSIVE[earned]
        return self.options.number("fantasyland_cards", ALL)

    def clone(self) -> State:
        new = PineappleState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_deal(new)
        return new


GAME = PineappleOfc()
