"""The dealer's errors in games with shared cards, and how they are put right (rules/poker-base, "Dealer's errors", option ``dealer_errors``).

A slip is drawn at each moment when it could happen and happens there and then, so that nothing about it is ever waiting unseen; a position may name
the one to come.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import Cards, Field, Flag, Text, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Zone
from sobremesa.games.vying._forms import Street
from sobremesa.games.vying._rules import Rules
from sobremesa.games.vying._table import PokerTable

ODDS: Final = 12
"""One in so many moments when a slip could happen, it does."""
AT_DEAL: Final[tuple[str, ...]] = ("first", "hole", "holes", "extra")


class CommunityTable(PokerTable):
    """A game with shared cards, whose dealer may slip.

    :ivar slip: the slip that a position says will come, at its moment: ``first`` (the first card is seen), ``hole 3`` (a card of seat 3 is),
        ``holes`` (several are), ``extra`` (the first player gets a card too many), ``flop`` (four cards, or too early), ``turn`` or ``river`` (too
        early); empty: none.
    :ivar exposed: cards that everybody has seen and nobody holds, a burn or a card set aside. ``aside``: the last of them goes back to the stock.
    :ivar burnt: the next burn has been made already. ``unburnt``: the next street is dealt without one.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance, rules)
        self.slips = rules.slips
        self.slip = ""
        self.exposed: list[int] = []
        self.aside = False
        self.burnt = False
        self.unburnt = False

    def start_hand(self, stock: list[int], holes: list[int] | None = None) -> None:
        self.exposed = []
        self.aside = self.burnt = self.unburnt = False
        super().start_hand(stock, holes)

    def _slips_now(self, names: tuple[str, ...]) -> str:
        """The slip of this moment, one of ``names``, to which a seat may be added; empty: none."""
        told = self.slip
        if told:
            if told.split()[0] not in names:
                return ""
            self.slip = ""
            return told
        if not self.slips or self.chance.below(ODDS):
            return ""
        name = names[self.chance.below(len(names))]
        if name == "hole":
            order = self.seating.order(self.chips.live)
            return f"hole {order[self.chance.below(len(order))]}"
        return name

    # -- the deal -----------------------------------------------------------------------------------------------------------------------

    def deal_street(self, street: Street) -> None:
        if not self.slips or self.form.stud:
            super().deal_street(street)
        elif self.street == 0:
            super().deal_street(street)
            self._slip_at_deal(self._slips_now(AT_DEAL))
        else:
            self._deal_board(street)

    def _slip_at_deal(self, slip: str) -> None:
        deal = self.deal
        order = self.seating.order(self.chips.live)
        if slip in ("first", "holes"):
            self.note("deal", f"poker-slip-{slip}")
            stock = deal.stock + [card for holes in deal.holes for card in bits(holes)]
            self.chance.shuffle(stock)
            deal.begin_hand(stock)
            deal.give_down(order, self.form.streets[0].down)
        elif slip == "extra":
            first = order[0]
            self.note("deal", "poker-slip-extra", first)
            cards = [*bits(deal.holes[first]), deal.stock.pop()]
            back = cards[self.chance.below(len(cards))]
            (deal.stock if self.form.streets[1].burn else deal.burns).append(back)  # it is the burn, even where none is made
            deal.holes[first] = sum([1 << card for card in cards if card != back])
        elif slip:
            words = slip.split()
            seat = whole(words[1])
            held = bits(deal.holes[seat])
            card = self.pack.card(words[2]) if len(words) > 2 else held[self.chance.below(len(held))]
            deal.holes[seat] ^= 1 << card
            deal.holes[seat] |= 1 << deal.stock.pop()
            self.exposed.append(card)
            self.burnt = True
            self.note("deal", "poker-slip-hole", seat, card=self.pack.names[card])

    def _deal_board(self, street: Street) -> None:
        deal = self.deal
        if street.burn and not self.burnt and not self.unburnt:
            deal.burns.append(deal.stock.pop())
        self.burnt = self.unburnt = False
        if self.street == 1 and self._slips_now(("flop",)):
            cards = [deal.stock.pop() for _ in range(street.board + 1)]
            self.note("deal", "poker-slip-flop", cards=self.pack.text(cards))
            deal.stock += cards
            self.chance.shuffle(deal.stock)
        for _ in range(street.board):
            deal.board.append(deal.stock.pop())
        self.note("deal", f"poker-deals-{street.name}", cards=self.pack.text(deal.board[-street.board :]))

    # -- cards shown before the betting has ended ---------------------------------------------------------------------------------------

    def open_round(self, street: Street) -> bool:
        asked = super().open_round(street)
        if asked and self.slips and self.street in (1, 2) and not self.form.stud and not self.aside:
            early = "turn" if self.street == 1 else "river"
            if self._slips_now((early,)):
                deal = self.deal
                if self.form.streets[self.street + 1].burn:
                    deal.burns.append(deal.stock.pop())
                card = deal.stock.pop()
                self.exposed.append(card)
                self.aside = True
                self.note("deal", f"poker-slip-{early}", card=self.pack.names[card])
        return asked

    def before_street(self, street: Street) -> bool:
        if self.aside and self.street == 3:
            self.deal.stock.append(self.exposed.pop())
            self.chance.shuffle(self.deal.stock)
            self.aside = False
            self.unburnt = True
        return super().before_street(street)

    # -- copies, positions, table -------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, CommunityTable)
        new.slip, new.exposed = self.slip, self.exposed[:]
        new.aside, new.burnt, new.unburnt = self.aside, self.burnt, self.unburnt

    def census(self) -> list[str]:
        names = self.pack.names
        return [*super().census(), *[names[card] for card in self.exposed]]

    def own_fields(self) -> tuple[Field, ...]:
        return SLIPS

    def check_seats(self) -> None:
        super().check_seats()
        if self.aside and not self.exposed:
            raise Refused("position-value", name="aside")
        words = self.slip.split()
        known = not words or words[0] in ("first", "holes", "extra", "flop", "turn", "river")
        if not known and not (words[0] == "hole" and len(words) in (2, 3) and 0 <= whole(words[1]) < self.seats):
            raise Refused("position-value", name="slip")

    def shared_zones(self, best: int) -> list[Zone]:
        found = super().shared_zones(best)
        if self.exposed:
            names = [self.pack.names[card] for card in self.exposed]
            found.append(Zone("exposed", "exposed", "row", items=[Item(name, name) for name in names], count=len(names)))
        return found


SLIPS: Final[tuple[Field, ...]] = (Text("slip"), Cards("exposed"), Flag("aside"), Flag("burnt"), Flag("unburnt"))
