"""Seven-card stud: seven cards of one's own, four of them open; the best five win, or in razz the lowest five."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Options
from sobremesa.core.state import State
from sobremesa.games.vying._forms import HIGH, LOW, Form, Ranks
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._lows import A5, LowRanks
from sobremesa.games.vying._mixed import check_rotation, mixed_forms
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._stud import SEVEN, check_stud, seven_card_stud, stud_options
from sobremesa.games.vying._table import PokerTable


class SevenCardStud(PokerGame):
    seats = (6, 2, 3, 4, 5, 7, 8)
    options = stud_options("fl", "spread", "pl", "nl", own=(Choice("goal", "high", "razz"), *SEVEN))
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_stud(options)
        check_rotation(seats, options)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return SevenCardState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return mixed_forms(options, form_of(options))


def form_of(options: Options) -> Form:
    """Seven-card stud or razz as the table has agreed."""
    if options["goal"] == "razz":
        return seven_card_stud(LowRanks(A5, 0), options.all(), LOW, "razz")
    return seven_card_stud(Ranks(), options.all(), HIGH)


class SevenCardState(PokerTable):
    """A match of seven-card stud."""

    def blank(self) -> HandState:
        return SevenCardState(self.game, self.seats, self.options, self.chance.clone(), self.rules)


GAME = SevenCardStud()
