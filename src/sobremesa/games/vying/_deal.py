"""The cards of a hand of poker: the stock, what each seat holds down and open, the shared cards, burns and discards."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.packs import Pack, bits, to_mask


class Deal:
    """Where every card lies, from :meth:`begin_hand` on, or once copied into.

    A hand that is folded or mucked stays in ``holes``, known to its owner and nobody else, until the next deal.

    :ivar stock: the cards to come, the top one last.
    :ivar holes: the face-down cards of each seat, a set. ``ups``: its open cards, in the order they came.
    :ivar board: the shared cards that are seen; ``covered``: shared cards that lie face down. ``burns``: the burnt cards.
    :ivar thrown: what each seat has discarded, known to itself.
    :ivar shown: the seats whose face-down cards have been turned up, a set.
    """

    def __init__(self, pack: Pack, seats: int) -> None:
        self.pack = pack
        self.seats = seats
        self.stock: list[int] = []
        self.holes: list[int] = []
        self.ups: list[list[int]] = []
        self.board: list[int] = []
        self.covered: list[int] = []
        self.burns: list[int] = []
        self.thrown: list[int] = []
        self.shown = 0

    def copy_to(self, new: Deal) -> None:
        """Copy everything into another one."""
        new.stock, new.holes, new.board = self.stock[:], self.holes[:], self.board[:]
        new.covered, new.burns, new.thrown, new.shown = self.covered[:], self.burns[:], self.thrown[:], self.shown
        new.ups = [cards[:] for cards in self.ups]

    def begin_hand(self, stock: list[int]) -> None:
        """Gather everything into ``stock``, the top card last."""
        seats = self.seats
        self.stock = stock
        self.holes = [0] * seats
        self.ups = [[] for _ in range(seats)]
        self.board = []
        self.covered = []
        self.burns = []
        self.thrown = [0] * seats
        self.shown = 0

    def give_down(self, order: list[int], each: int) -> None:
        """So many cards face down to the seats of ``order``, one at a time."""
        holes = self.holes
        stock = self.stock
        for _ in range(each):
            for seat in order:
                holes[seat] |= 1 << stock.pop()

    def give_up(self, order: list[int], each: int) -> None:
        """The same face up."""
        for _ in range(each):
            for seat in order:
                self.ups[seat].append(self.stock.pop())

    def own(self, seat: int) -> int:
        """All the cards of a seat, down and open, a set."""
        ups = self.ups[seat]
        return self.holes[seat] | to_mask(ups) if ups else self.holes[seat]

    def seen(self, seat: int) -> int:
        """The cards whose faces the seat (-1: a spectator) knows from the table and its own hand, a set."""
        known = to_mask(self.board)
        for other in range(self.seats):
            known |= to_mask(self.ups[other])
            if other == seat:
                known |= self.holes[other] | self.thrown[other]
            elif self.shown >> other & 1:
                known |= self.holes[other]
        return known

    def redeal(self, seat: int, sure: list[int], chance: Chance) -> None:
        """Deal anew all that ``seat`` cannot know. ``sure[other]``: cards it knows to be among those that seat holds face down."""
        pool = to_mask(self.stock) | to_mask(self.burns) | to_mask(self.covered)
        rooms: list[int] = []
        for other in range(self.seats):
            hidden = 0 if other == seat or self.shown >> other & 1 else self.holes[other] & ~sure[other]
            thrown = 0 if other == seat else self.thrown[other]
            pool |= hidden | thrown
            rooms.append(hidden.bit_count())
            rooms.append(thrown.bit_count())
            self.holes[other] ^= hidden
            self.thrown[other] ^= thrown
        cards = bits(pool)
        chance.shuffle(cards)
        at = 0
        for other in range(self.seats):
            room = rooms[2 * other]
            if room:
                self.holes[other] |= to_mask(cards[at : at + room])
                at += room
            room = rooms[2 * other + 1]
            if room:
                self.thrown[other] |= to_mask(cards[at : at + room])
                at += room
        room = len(self.burns)
        self.burns = cards[at : at + room]
        at += room
        room = len(self.covered)
        self.covered = cards[at : at + room]
        self.stock = cards[at + room :]

    def all(self) -> list[int]:
        """Every card, wherever it lies."""
        cards = self.stock + self.board + self.covered + self.burns
        for seat in range(self.seats):
            cards += bits(self.holes[seat])
            cards += bits(self.thrown[seat])
            cards += self.ups[seat]
        return cards
