"""Five-card draw: five hidden cards, a round of betting, an exchange of as many as one likes, and a second round."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Options
from sobremesa.core.state import State
from sobremesa.games.vying._draw import DRAW_OPTIONS, DrawTable, check_draw, draw_form
from sobremesa.games.vying._forms import Form
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._stakes import check_stakes, poker_options


class FiveCardDraw(PokerGame):
    seats = (6, 2, 3, 4, 5)
    options = poker_options(Choice("forced", "blinds", "antes", "blinds_antes"), *DRAW_OPTIONS, without=("rotation", "dealer_errors"))
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_stakes(options)
        check_draw(seats, options)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return DrawState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return [draw_form(options, "five-card-draw")]


class DrawState(DrawTable):
    """A match of five-card draw."""

    def blank(self) -> HandState:
        return DrawState(self.game, self.seats, self.options, self.chance.clone(), self.rules)


GAME = FiveCardDraw()
