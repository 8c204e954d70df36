"""The state of a match of three lines (rules/poker-chino): where the cards lie, what a seat is to set, and what others cannot know of it.

Cards that a player has put down but not yet confirmed are *loose*: nobody else sees them, and they may still be taken up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Option, Options, When
from sobremesa.core.packs import Pack, bits, get_pack, to_mask
from sobremesa.core.positions import Field, IntEach, Masks, Reader, SeatNumber, Stack, Word
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.games.vying._fields import SeatSet
from sobremesa.games.vying._rows import ALL, NAMES, NO_ROYALTIES, OPEN_FACE, ROOM, Royalties

SET: Final = 0
SAY: Final = 1
OVER: Final = 2
END: Final = 3
"""Phases: cards are set; each says whether he stays; the hand is over; the match is over."""
FIRST: Final = 5
"""The cards that are set together at first."""


def rows_options(fantasyland: When) -> tuple[Option, ...]:
    """The options that the games of three lines share; ``fantasyland``: when there may be one."""
    return (
        Choice("royalties", "always", "won_lines", "off"),
        Flag("fantasyland", "on", when=fantasyland),
        Choice("fantasyland_min", "qq", "jj", "kk", when=(*fantasyland, ("fantasyland", ("on",)))),
        Choice("button_fl", "frozen", "moves", when=(*fantasyland, ("fantasyland", ("on",)))),
        Choice("packs", "auto", 1, 2),
        Number("hands", "none", 1, 99, 10),
        Number("unit", 1, 1, 1_000),
    )


def packs_of(seats: int, options: Options, each: int) -> int:
    """How many packs are in play where each player is given so many cards. Raises :class:`Refused` where those chosen are too few."""
    least = -(-seats * each // 52)
    if options["packs"] == "auto":
        return least
    if options.number("packs") < least:
        raise Refused("rows-packs", n=52 // each)
    return options.number("packs")


class RowLists(Field):
    """The cards of one line of each seat, in the order in which they were put there."""

    def __init__(self, line: int) -> None:
        super().__init__(NAMES[line] + "s")
        self.line = line

    def write(self, state: object) -> object:
        assert isinstance(state, RowsState)
        return [state.pack.text(state.rows[3 * seat + self.line]) for seat in range(state.seats)]

    def read(self, state: object, read: Reader) -> None:
        assert isinstance(state, RowsState)
        for seat, text in enumerate(read.texts(self.name, state.seats)):
            cards = state.pack.cards(text)
            if len(cards) > ROOM[self.line]:
                raise Refused("position-value", name=self.name)
            state.rows[3 * seat + self.line] = cards


_SCHEMA: Final[tuple[Field, ...]] = (
    Word("phase", ("set", "say", "over", "end")),
    SeatNumber("button"),
    SeatNumber("mover", nobody=True),
    RowLists(0),
    RowLists(1),
    RowLists(2),
    Masks("hands"),
    Masks("loose"),
    Masks("thrown"),
    Stack("stock"),
    SeatSet("done"),
    SeatSet("covered"),
    SeatSet("gone"),
    IntEach("fantasy"),
    IntEach("coming"),
    IntEach("nets"),
    IntEach("totals"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class RowsState(State):
    """A match of three lines.

    :ivar rows: the cards of seat ``s`` on line ``l``, at ``3 * s + l``. ``hands``: cards that have come and are not down; ``loose``: those that
        are down but not confirmed; ``thrown``: those thrown away (sets, by seat).
    :ivar mover: whose turn it is, -1 while only covered hands are being set. ``done``: the seats that have set all their cards; ``covered``: those
        whose lines lie face down; ``gone``: those that have surrendered (sets of seats).
    :ivar fantasy: how many cards each seat was given in fantasyland, 0: it is not there; ``coming``: the same for the next hand.
    :ivar nets: what the last hand brought; ``totals``: the match so far.
    :ivar drawn: cards that come at once after the first five, of which ``drawn - kept`` are thrown away.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, each: int, drawn: int, kept: int, secret: bool) -> None:
        super().__init__(game, seats, options, chance)
        self.pack: Pack = get_pack("fr52", packs_of(seats, options, each))
        self.drawn = drawn
        self.kept = kept
        self.secret = secret
        self.royalties: Royalties = NO_ROYALTIES if options["royalties"] == "off" else OPEN_FACE
        self.won_lines = options["royalties"] == "won_lines"
        self.naturals = False
        self.fantasyland = options.on("fantasyland") and not secret
        self.least = {"jj": 11, "qq": 12, "kk": 13}[str(options["fantasyland_min"])]
        self.frozen = options["button_fl"] == "frozen"
        self.full_stays = True
        self.surrenders = False  # whether hands may be given up
        self.last = options.number("hands")
        self.unit = options.number("unit", 1)
        self.everybody = (1 << seats) - 1
        self.phase = SET
        self.button = seats - 1
        self.mover = -1
        self.rows: list[list[int]] = [[] for _ in range(3 * seats)]
        self.hands: list[int] = [0] * seats
        self.loose: list[int] = [0] * seats
        self.thrown: list[int] = [0] * seats
        self.stock: list[int] = []
        self.done = 0
        self.covered = 0
        self.gone = 0
        self.fantasy: list[int] = [0] * seats
        self.coming: list[int] = [0] * seats
        self.nets: list[int] = [0] * seats
        self.totals: list[int] = [0] * seats

    # -- what is to be set --------------------------------------------------------------------------------------------------------------

    def placed(self, seat: int) -> int:
        """How many cards of a seat are down for good."""
        first = 3 * seat
        down = len(self.rows[first]) + len(self.rows[first + 1]) + len(self.rows[first + 2])
        return down - self.loose[seat].bit_count()

    def to_place(self, seat: int) -> int:
        """How many of the cards that a seat has been given it sets now."""
        if self.covered >> seat & 1:
            return ALL
        return self.kept if self.placed(seat) else FIRST

    def single(self, seat: int) -> bool:
        """Whether a seat has one card to set, which lies down for good at once."""
        return self.drawn == 1 and not self.covered >> seat & 1 and self.placed(seat) >= FIRST

    def down(self, seat: int, line: int) -> int:
        """The cards of a line, a set."""
        return to_mask(self.rows[3 * seat + line])

    def open_lines(self, seat: int) -> list[int]:
        """The lines that have room."""
        return [line for line in range(3) if len(self.rows[3 * seat + line]) < ROOM[line]]

    def order(self) -> list[int]:
        """The seats from the button's left round to the button."""
        return [(self.button + 1 + step) % self.seats for step in range(self.seats)]

    def take_up(self, seat: int, cards: int) -> None:
        """Cards that are loose go back to the hand."""
        for line in range(3):
            row = self.rows[3 * seat + line]
            if cards & to_mask(row):
                self.rows[3 * seat + line] = [card for card in row if not cards >> card & 1]
        self.loose[seat] &= ~cards
        self.hands[seat] |= cards

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_deal(self, new: RowsState) -> None:
        """Copy everything into a fresh state."""
        self.copy_to(new)
        new.phase, new.button, new.mover = self.phase, self.button, self.mover
        new.rows = [row[:] for row in self.rows]
        new.hands, new.loose, new.thrown, new.stock = self.hands[:], self.loose[:], self.thrown[:], self.stock[:]
        new.done, new.covered, new.gone = self.done, self.covered, self.gone
        new.fantasy, new.coming, new.nets, new.totals = self.fantasy[:], self.coming[:], self.nets[:], self.totals[:]

    def is_open(self, seat: int) -> bool:
        """Whether the cards that a seat has to set lie face up: the single ones that come after the first five."""
        return self.single(seat) and not self.gone >> seat & 1

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        pool = self.stock[:]
        for other in range(self.seats):
            if other == seat:
                continue
            self.take_up(other, self.loose[other])
            if not self.is_open(other):
                pool += bits(self.hands[other])
            pool += bits(self.thrown[other])
            if self.covered >> other & 1:
                for line in range(3):
                    pool += self.rows[3 * other + line]
        pool.sort()
        chance.shuffle(pool)
        for other in range(self.seats):
            if other == seat:
                continue
            if not self.is_open(other):
                self.hands[other] = self._guess(pool, self.hands[other].bit_count())
            self.thrown[other] = self._guess(pool, self.thrown[other].bit_count())
            if self.covered >> other & 1:
                for line in range(3):
                    row = self.rows[3 * other + line]
                    self.rows[3 * other + line] = bits(self._guess(pool, len(row)))
        self.stock = pool

    def _guess(self, pool: list[int], count: int) -> int:
        found = 0
        for _ in range(count):
            found |= 1 << pool.pop()
        return found

    def all_cards(self) -> list[int]:
        """Every card, wherever it lies."""
        found = self.stock[:]
        for seat in range(self.seats):
            found += bits(self.hands[seat]) + bits(self.thrown[seat])
        for row in self.rows:
            found += row
        return found

    def census(self) -> list[str]:
        return [self.pack.names[card] for card in self.all_cards()]

    # -- positions ----------------------------------------------------------------------------------------------------------------------

    def schema(self) -> tuple[Field, ...]:
        return _SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: nothing placed; whoever has cards left to set has the turn; hands in fantasyland and secret ones are covered; with thirteen
        cards down a seat is done; of a partial position the stock is any of the cards that are not named."""
        super().place(position)
        read = Reader(position)
        for seat in range(self.seats):
            bit = 1 << seat
            if not read.has("covered") and self.phase < OVER and (self.secret or self.fantasy[seat]):
                self.covered |= bit
            if not read.has("done") and self.placed(seat) == ALL:
                self.done |= bit
            down = to_mask([card for line in range(3) for card in self.rows[3 * seat + line]])
            for name, good in (
                ("loose", self.loose[seat] & ~down == 0),
                ("done", self.done >> seat & 1 == 0 or self.placed(seat) == ALL),
                ("fantasy", not self.fantasy[seat] or ALL <= self.fantasy[seat] < ALL + 5),
                ("coming", not self.coming[seat] or ALL <= self.coming[seat] < ALL + 5),
            ):
                if not good:
                    raise Refused("position-value", name=name)
        if not read.has("mover") and self.phase == SET:
            self.mover = next((seat for seat in self.order() if not (self.covered | self.done | self.gone) >> seat & 1), -1)
        if self.phase >= OVER or (self.mover >= 0 and self.phase == SET and (self.done | self.gone | self.covered) >> self.mover & 1):
            self.mover = -1
        if self.partial and not read.has("stock"):
            named = to_mask(self.all_cards())
            self.stock = [card for card in range(self.pack.size) if not named >> card & 1]
            self.chance.shuffle(self.stock)
        self._check_cards()

    def _check_cards(self) -> None:
        """Raise :class:`Refused` where somebody has more or fewer cards than he is to set, or the stock cannot give what is still to come."""
        need = 0
        for seat in range(self.seats):
            if self.phase != SET or (self.done | self.gone) >> seat & 1:
                continue
            have = (self.hands[seat] | self.loose[seat]).bit_count()
            placed = self.placed(seat)
            covered = self.covered >> seat & 1
            wanted = (self.fantasy[seat] or ALL) if covered else FIRST if not placed else self.drawn if seat == self.mover else 0
            if have != wanted or self.loose[seat].bit_count() > self.to_place(seat) or (covered and placed):
                raise Refused("position-value", name="hands")
            if not covered:
                rest = ALL - max(placed + (self.kept if seat == self.mover and placed else 0), FIRST)
                need += -(-rest // self.kept) * self.drawn
        if self.phase == SET and len(self.stock) < need:
            raise Refused("position-value", name="stock")
        if (self.phase == SET and not self.actors()) or (self.phase == SAY and self.mover < 0):
            raise Refused("position-value", name="phase")
