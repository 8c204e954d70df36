"""Poker with wild cards: any poker of the shelf with jokers, or with cards of the pack that are wild."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Listing, Option, Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._draw import DRAW_OPTIONS, DrawTable, check_draw, draw_form
from sobremesa.games.vying._forms import HIGH, SPLIT, Form, holdem
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._ranks import high_ranks, split_ranks
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._stakes import check_even, check_stakes, poker_options
from sobremesa.games.vying._stud import Stud, five_streets, seven_card_stud
from sobremesa.games.vying._two_three import omaha

DRAW: Final = "five-card-draw"
MOST: Final[dict[str, int]] = {
    DRAW: 6,
    "texas-holdem": 10,
    "omaha": 10,
    "omaha-hilo": 10,
    "seven-card-stud": 8,
    "seven-card-stud-hilo": 8,
    "five-card-stud": 10,
}
"""The games that may be played, and how many can play each."""


def _of_draw(option: Option) -> Option:
    """An option of the draw, which matters only where that is played."""
    return Option(option.id, option.values, option.low, option.high, (*option.when, ("game", (DRAW,))))


class PokerComodin(PokerGame):
    seats = (6, 2, 3, 4, 5, 7, 8, 9, 10)
    options = poker_options(
        Choice("jokers", 1, 2, 3, 0),
        Choice("repoker", "below_sf", "top"),
        Choice("joker_tie", "category", "exact", "split"),
        Choice("game", *MOST),
        Listing("wild", "none", "deuces", "one_eyed", item="[A2-9TJQK][shdcoeb]?"),
        Choice("joker_kind", "full", "bug", when=(("jokers", (1, 2, 3)),)),
        Flag("double_ace"),
        Choice("wild_five_order", "rank", "tie_rule"),
        *[_of_draw(option) for option in DRAW_OPTIONS],
        without=("rotation", "dealer_errors"),
    )
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_stakes(options)
        if options["jokers"] == 0 and options["wild"] == "none":
            raise Refused("comodin-none")
        game = str(options["game"])
        if game == DRAW:
            check_draw(seats, options)
        elif seats > MOST[game]:
            raise Refused("draw-too-many", n=MOST[game])
        if "stud" in game:
            check_even(options, True)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return ComodinState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return [form_of(options)]


def form_of(options: Options) -> Form:
    """The game played, with the table's wild cards and otherwise its usual rules."""
    game = str(options["game"])
    if game == DRAW:
        return draw_form(options, DRAW)
    if game == "texas-holdem":
        return holdem(high_ranks(options))
    if game == "omaha":
        return omaha(high_ranks(options))
    if game == "omaha-hilo":
        return omaha(split_ranks(options, 8), goal=SPLIT, slug=game)
    if game == "seven-card-stud":
        return seven_card_stud(high_ranks(options), {}, HIGH)
    if game == "seven-card-stud-hilo":
        return seven_card_stud(split_ranks(options, 8), {}, SPLIT, game)
    return Stud(game, five_streets(), high_ranks(options), HIGH, {})


class ComodinState(DrawTable):
    """A match of poker with wild cards."""

    def blank(self) -> HandState:
        return ComodinState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

    def facts(self, seat: int) -> list[Say]:
        return [say("poker-plays", say=f"poker-game-{self.form.slug}"), *super().facts(seat)]


GAME = PokerComodin()
