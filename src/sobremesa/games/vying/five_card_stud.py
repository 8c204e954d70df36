"""Five-card stud: one card down and four open ones; the best hand wins, and suits separate equal ones."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Options
from sobremesa.core.packs import get_pack
from sobremesa.core.state import State
from sobremesa.games.vying._forms import HIGH, Form, Ranks
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._stud import FIXED, Stud, check_stud, five_streets, stud_options, suit_ranks
from sobremesa.games.vying._table import PokerTable

SPLIT_TIES: Final = (("tie", ("split",)),)


class FiveCardStud(PokerGame):
    seats = (6, 2, 3, 4, 5, 7, 8, 9, 10)
    options = stud_options(
        "fl",
        "nl",
        "pl",
        "spread",
        own=(
            Choice("tie", "suit", "split"),
            Choice("first_open", "low_bring_in", "high_must_bet", "high_checks"),
            Choice("open_pair", "off", "any", when=FIXED),
            Choice("odd_chip", "suit", "button", when=SPLIT_TIES),
        ),
        without=("rotation",),
    )
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_stud(options)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return FiveCardState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return [form_of(options)]


def form_of(options: Options) -> Form:
    """Five-card stud as the table has agreed."""
    pack = get_pack(str(options["deck"]))
    ranks = Ranks() if options["tie"] == "split" else suit_ranks(pack.suits, pack.id)
    return Stud("five-card-stud", five_streets(), ranks, HIGH, options.all())


class FiveCardState(PokerTable):
    """A match of five-card stud."""

    def blank(self) -> HandState:
        return FiveCardState(self.game, self.seats, self.options, self.chance.clone(), self.rules)


GAME = FiveCardStud()
