"""Seven-card stud hi-lo: seven-card stud in which the best high hand and the best low one of eight or better divide the pot."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Options
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._forms import SPLIT, Form
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._lows import LOWS, LowRanks
from sobremesa.games.vying._mixed import check_rotation, mixed_forms
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._stud import SEVEN, check_stud, seven_card_stud, stud_options
from sobremesa.games.vying._table import PokerTable


class SevenCardStudHilo(PokerGame):
    seats = (6, 2, 3, 4, 5, 7, 8)
    options = stud_options(
        "fl",
        "pl",
        "nl",
        "spread",
        own=(Choice("qualifier", 8, "none", 9), Choice("low_rank", "a5", "a6", "d7", when=(("qualifier", ("none",)),)), *SEVEN),
    )
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_stud(options)
        check_rotation(seats, options)
        if options["low_rank"] != "a5" and options["qualifier"] != "none":
            raise Refused("stud-low-rank")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return HiloStudState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return mixed_forms(options, form_of(options))


def form_of(options: Options) -> Form:
    """Seven-card stud hi-lo as the table has agreed."""
    ranks = LowRanks(LOWS.index(str(options["low_rank"])), options.number("qualifier"))
    return seven_card_stud(ranks, options.all(), SPLIT, "seven-card-stud-hilo")


class HiloStudState(PokerTable):
    """A match of seven-card stud hi-lo."""

    def blank(self) -> HandState:
        return HiloStudState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        limit = self.options.number("qualifier")
        if seat >= 0 and limit and self.form.stud and self.form.goal == SPLIT and self.chips.live >> seat & 1 and not self.hand_over():
            found.append(say("stud-low-open" if self._low_open(seat, limit) else "stud-low-closed"))
        return found

    def _low_open(self, seat: int, limit: int) -> bool:
        """Whether the seat has a low, or may still have one with the cards to come."""
        cards = bits(self.deal.own(seat)) + self.deal.board
        ranks = {card % 13 for card in cards if card % 13 < limit}
        return len(ranks) + 7 - len(cards) >= 5


GAME = SevenCardStudHilo()
