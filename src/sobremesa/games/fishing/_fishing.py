"""The table that fishing games share: hands dealt a few cards at a time, cards lying in the middle, piles won by sides, sweeps marked on them."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import Pack, bits, to_mask
from sobremesa.core.positions import Card, Cards, Field, Int, IntEach, Masks, Stack, Word, once
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Say, Seat, Sheet, Zone, say

# Phases: a card to play, what it takes, a question after the last card of the hand, the next hand to deal, the match over
PLAY: Final = 0
TAKING: Final = 1
LAST: Final = 2
OVER: Final = 3
END: Final = 4

SCHEMA: Final[tuple[Field, ...]] = (
    Word("phase", ("play", "taking", "last", "over", "end")),
    Int("mano"),
    Int("to_play"),
    Stack("stock"),
    Masks("hands"),
    Cards("table"),
    Card("played"),
    Masks("piles"),
    IntEach("sweeps"),
    Int("last_capture"),
    Int("last_sweep"),
    IntEach("totals"),
    IntEach("gained"),
)


class FishingState(State):
    """What a match of a fishing game holds.

    :ivar table: the cards in the middle, in the order of laying; ``stock``: top last. ``played``: the card on its way to take something, -1 if none.
    :ivar piles: the cards each side has won: face down, but all have been seen, so guesses keep them. ``sweeps``: how often it cleared the table.
    :ivar last_capture: and ``last_sweep``: the side that took last, that swept last; -1: none in this hand.
    :ivar totals: points of each side; ``gained``: those of the hand that is over.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, pack: Pack, sides: int) -> None:
        super().__init__(game, seats, options, chance)
        self.pack = pack
        self.sides = sides
        self.phase = PLAY
        self.mano = 0
        self.to_play = 0
        self.stock: list[int] = []
        self.hands: list[int] = [0] * seats
        self.table: list[int] = []
        self.played = -1
        self.piles: list[int] = [0] * sides
        self.sweeps: list[int] = [0] * sides
        self.last_capture = -1
        self.last_sweep = -1
        self.totals: list[int] = [0] * sides
        self.gained: list[int] = [0] * sides

    def items(self) -> list[tuple[str, list[int], list[int]]]:
        """What counts in a hand, from the cards won so far: the key of its name, each side's points for it and its count. Each game gives it."""
        raise NotImplementedError

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def gather(self) -> None:
        """All the cards are shuffled into the stock, nothing is won yet, and the mano is to play."""
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        self.stock = cards
        self.hands = [0] * self.seats
        self.table = []
        self.piles = [0] * self.sides
        self.sweeps = [0] * self.sides
        self.gained = [0] * self.sides
        self.last_capture = self.last_sweep = -1
        self.played = -1
        self.phase = PLAY
        self.to_play = self.mano

    def deal_round(self, each: int) -> None:
        """``each`` cards to every seat, one at a time, or as many as there are for all."""
        for turn in range(min(each, len(self.stock) // self.seats) * self.seats):
            self.hands[(self.mano + turn) % self.seats] |= 1 << self.stock.pop()

    def before(self, seat: int) -> int:
        """The seat that plays before ``seat``."""
        return (seat - 1) % self.seats

    # -- taking and counting ----------------------------------------------------------------------------------------------------------

    def win(self, side: int, taken: int, more: int) -> bool:
        """The cards ``taken`` leave the table for a side's pile, with ``more`` from elsewhere. Whether that cleared the table: a sweep, marked."""
        self.piles[side] |= taken | more
        self.table = [card for card in self.table if not taken >> card & 1]
        self.last_capture = side
        if self.table:
            return False
        self.sweeps[side] += 1
        self.last_sweep = side
        return True

    def sweep_up(self, side: int) -> None:
        """What is left on the table goes to a side (-1: to nobody), and is no sweep."""
        if side >= 0:
            self.piles[side] |= to_mask(self.table)
            self.table = []

    def count(self) -> None:
        """The hand's points join the totals, and the deal passes."""
        self.gained = [0] * self.sides
        for _, points, _ in self.items():
            for side in range(self.sides):
                self.gained[side] += points[side]
        for side in range(self.sides):
            self.totals[side] += self.gained[side]
        self.mano = (self.mano + 1) % self.seats

    def scores(self) -> list[int]:
        return [self.totals[self.side(seat)] for seat in range(self.seats)]

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def side(self, seat: int) -> int:
        return seat % self.sides

    def members(self, side: int) -> str:
        """The seats of a side, as a fact."""
        return " ".join([str(seat) for seat in range(side, self.seats, self.sides)])

    # -- copies and guesses -----------------------------------------------------------------------------------------------------------

    def copy_table(self, new: FishingState) -> None:
        """Copy into a fresh state what every fishing game has."""
        self.copy_to(new)
        new.phase = self.phase
        new.mano = self.mano
        new.to_play = self.to_play
        new.stock = self.stock[:]
        new.hands = self.hands[:]
        new.table = self.table[:]
        new.played = self.played
        new.piles = self.piles[:]
        new.sweeps = self.sweeps[:]
        new.last_capture = self.last_capture
        new.last_sweep = self.last_sweep
        new.totals = self.totals[:]
        new.gained = self.gained[:]

    def unseen(self, seat: int) -> int:
        """The cards that ``seat`` has not seen: the stock's and the other hands', as a mask."""
        pool = to_mask(self.stock)
        for other in range(self.seats):
            if other != seat:
                pool |= self.hands[other]
        return pool

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        cards = bits(self.unseen(seat))
        chance.shuffle(cards)
        for other in range(self.seats):
            if other != seat:
                hand = 0
                for _ in range(self.hands[other].bit_count()):
                    hand |= 1 << cards.pop()
                self.hands[other] = hand
        self.stock = cards

    def census(self) -> list[str]:
        cards = bits(sum(self.hands) + sum(self.piles)) + self.stock + self.table
        return [self.pack.names[card] for card in cards + ([self.played] if self.played >= 0 else [])]

    def check_table(self, each: int) -> None:
        """Of a position: refuse seats, sides, hands of more than ``each`` cards and phases that cannot be, and cards in two places or in none."""
        cards = [*self.stock, *self.table] + ([self.played] if self.played >= 0 else [])
        for pile in self.hands + self.piles:
            cards += bits(pile)
        once([self.pack.names[card] for card in cards])
        self.complete()
        for name, good in (
            ("mano", 0 <= self.mano < self.seats),
            ("to_play", 0 <= self.to_play < self.seats),
            ("hands", all(hand.bit_count() <= each for hand in self.hands)),
            ("phase", self.phase < LAST or (not any(self.hands) and not self.stock)),
            ("played", (self.played >= 0) == (self.phase == TAKING)),
            ("sweeps", min(self.sweeps) >= 0),
            ("last_capture", -1 <= self.last_capture < self.sides),
            ("last_sweep", -1 <= self.last_sweep < self.sides),
        ):
            if not good:
                raise Refused("position-value", name=name)
        if self.phase == PLAY and not self.partial and not self.hands[self.to_play]:
            raise Refused("position-value", name="hands")

    # -- at the table -----------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def zones(self, seat: int) -> list[Zone]:
        names = self.pack.names
        found: list[Zone] = []
        for other in range(self.seats):
            hand = bits(self.hands[other])
            items = [Item(names[card], names[card]) for card in hand] if other == seat else []
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, len(hand)))
        found.append(Zone("stock", "stock", "stack", count=len(self.stock), shape={"small": 1}))
        table = [Item(names[card], names[card], marks=self.marks(card)) for card in self.table]
        found.append(Zone("table", "table", "scatter", items=table, count=len(table)))
        if self.played >= 0:
            played = [Item(names[self.played], names[self.played], owner=self.to_play)]
            found.append(Zone("played", "played", "row", self.to_play, played, 1))
        for side in range(self.sides):
            found.append(Zone(f"pile-{side}", "pile", "stack", side, count=self.piles[side].bit_count(), shape={"cross": self.sweeps[side]}))
        return found

    def marks(self, card: int) -> tuple[str, ...]:
        """What a card of the table is marked with."""
        return ()

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        if seat == self.mano:
            badges.append("mano")
        if seat == self.before(self.mano):
            badges.append("dealer")
        notes = tuple(self.notes(seat))
        return Seat(seat, self.scores()[seat], self.side(seat), self.hands[seat].bit_count(), badges=tuple(badges), notes=notes)

    def notes(self, seat: int) -> list[Say]:
        """The lines beside a player's name."""
        return []

    def facts(self, seat: int) -> list[Say]:
        return [say("stock-left", n=len(self.stock))]

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        slug = self.game.slug
        lines: list[Line] = []
        for key, points, counts in self.items():
            if any(points) or any(counts):
                told = [f"{point} ({count})" if count and count != point else str(point) for point, count in zip(points, counts, strict=True)]
                lines.append(Line(say(key), tuple(told)))
        lines.append(Line(say(f"{slug}-line-hand"), tuple(self.gained), total=True))
        lines.append(Line(say(f"{slug}-line-total"), tuple(self.totals), total=True))
        return Sheet(say(f"{slug}-sheet"), tuple([say("seats", seats=self.members(side)) for side in range(self.sides)]), tuple(lines))
