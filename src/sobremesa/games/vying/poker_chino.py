"""Póker chino: thirteen cards in three lines, set card by card in the open (descubierto) or all at once in secret (estándar)."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.state import Game, State
from sobremesa.games.vying._rows import ALL, CLASSIC, NO_ROYALTIES
from sobremesa.games.vying._rows_state import packs_of, rows_options
from sobremesa.games.vying._rows_table import RowsTable

OPEN: Final = (("variant", ("ofc",)),)
STANDARD: Final = (("variant", ("standard",)),)


class PokerChino(Game):
    seats = (3, 2, 4, 5, 6, 7, 8)
    options = (
        Choice("variant", "ofc", "standard"),
        Choice("std_royalties", "classic", "off", when=STANDARD),
        Flag("naturals", when=STANDARD),
        Choice("surrender", "standard_only", "ofc_first", "off"),
        *rows_options(OPEN),
    )
    sampled = True
    zero_sum = True
    bound = 200_000

    def check(self, seats: int, options: Options) -> None:
        packs_of(seats, options, ALL)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return ChinoState(self, seats, options, chance)


class ChinoState(RowsTable):
    """A match of póker chino."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        standard = options["variant"] == "standard"
        super().__init__(game, seats, options, chance, ALL, 1, 1, standard)
        if standard:
            self.naturals = options.on("naturals")
            if options["royalties"] != "off":
                self.royalties = CLASSIC if options["std_royalties"] == "classic" else NO_ROYALTIES
        self.surrenders = options["surrender"] != "off" if standard else options["surrender"] == "ofc_first"

    def clone(self) -> State:
        new = ChinoState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_deal(new)
        return new


GAME = PokerChino()
