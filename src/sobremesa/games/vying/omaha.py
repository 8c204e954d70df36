"""Omaha: four hidden cards each and five shared ones; the best hand of exactly two of one's own and three of the others."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.state import State
from sobremesa.games.vying._forms import HIGH, Form
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._omaha import SEATS, OmahaTable, check_omaha, omaha_forms, omaha_options
from sobremesa.games.vying._rules import PokerGame


class Omaha(PokerGame):
    seats = SEATS
    options = omaha_options("pl", "fl", "nl")
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_omaha(seats, options)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return OmahaState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return omaha_forms(options, HIGH, "omaha")


class OmahaState(OmahaTable):
    """A match of Omaha."""

    def blank(self) -> HandState:
        return OmahaState(self.game, self.seats, self.options, self.chance.clone(), self.rules)


GAME = Omaha()
