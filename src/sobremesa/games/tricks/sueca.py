"""Sueca: forty cards, two pairs, the seven above the king; more than half of the 120 points scores the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import get_pack
from sobremesa.core.positions import Field, Int, IntEach, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Say, Sheet, say
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._table import side_columns
from sobremesa.games.tricks._tricks import END, TRICKS, TrickState, phases

ORDER: Final = Order(get_pack("fr40"), "A 7 K J Q 6 5 4 3 2", {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2})
TARGET: Final = 4
HALF: Final = 60  # more than so many points score one, and two
DOUBLE: Final = 90
CAPOTE: Final = 10  # tricks of a bandeira

SCHEMA: Final[tuple[Field, ...]] = (phases(), *TRICKS, IntEach("won"), IntEach("totals"), Int("carried"))


class Sueca(Game):
    seats = (4,)
    options = (
        Choice("direction", "clockwise", "anticlockwise"),
        Number("target", TARGET, TARGET, TARGET),
        Choice("tie", "void", "carry"),
    )
    bound = 20_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return SuecaState(self, seats, options, chance)


class SuecaState(TrickState):
    """A match of sueca. ``won``: match points that the last hand brought each pair, ``totals`` all of them; ``carried``: hands tied in a row, with
    ``tie: carry``."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, ORDER, [0, 1, 0, 1])
        self.won: list[int] = [0, 0]
        self.totals: list[int] = [0, 0]
        self.carried = 0

    def only_cards(self) -> bool:
        return True

    def new_hand(self) -> None:
        self.clear()
        self.won = [0, 0]
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        self.deal_all(cards)

    def count(self) -> None:
        worth = [self.worth(side) for side in (0, 1)]
        if worth == [0, 0]:
            self.carried += self.options["tie"] == "carry"
            self.note("score", "sueca-tied")
        else:
            better = 0 if worth[0] else 1
            if worth[better] < TARGET:
                worth[better] += self.carried
            self.carried = 0
            self.won = worth
            self.totals[better] += worth[better]
            key = "sueca-bandeira" if self.side_tricks(better) == CAPOTE else "sueca-hand-won"
            self.note("score", key, seats=f"{better} {better + 2}", points=self.points[better], n=worth[better])
        self.close(max(self.totals) >= TARGET)

    def worth(self, side: int) -> int:
        """The match points that the hand brings a pair, ties carried over apart."""
        if self.side_tricks(side) == CAPOTE:
            return TARGET
        return (self.points[side] > HALF) + (self.points[side] > DOUBLE)

    def scores(self) -> list[int]:
        return [self.totals[side] for side in self.sides]

    def standing(self, seat: int) -> int:
        side = self.sides[seat]
        points = self.points
        return 40 * (self.worth(side) - self.worth(1 - side)) + points[side] - points[1 - side]

    def clone(self) -> State:
        new = SuecaState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.won, new.totals, new.carried = self.won[:], self.totals[:], self.carried
        return new

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        super().place(position)
        if self.active != [0, 1, 2, 3]:
            raise Refused("position-value", name="active")
        within("totals", 0, TARGET - 1 if self.phase != END else 99, self.totals)
        within("carried", 0, 1 << 20 if self.options["tie"] == "carry" else 0, [self.carried])
        self.check_hands()
        self.complete()

    def notes(self, seat: int, viewer: int) -> list[Say]:
        return [say("sueca-tricks", n=self.side_tricks(self.sides[seat]))]

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        return [*found, say("sueca-carried", n=self.carried)] if self.carried else found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        lines = (
            Line(say("sueca-line-points"), (self.points[0], self.points[1])),
            Line(say("sueca-line-tricks"), (self.side_tricks(0), self.side_tricks(1))),
            Line(say("sueca-line-won"), (self.won[0], self.won[1])),
            Line(say("sueca-line-total"), (self.totals[0], self.totals[1]), total=True),
        )
        return Sheet(say("sueca-sheet"), side_columns(2, 4, [0, 1]), lines)


GAME = Sueca()
