"""A stock that thrown cards are replaced from (the *baceta*), made anew of what has been thrown when it runs out; and what each player then knows.

Who has thrown cards that are dealt out again knows some that his rivals may hold, and who was served how many of them. So it is kept which cards
came from which baceta: each player knows that of his own hand, everybody knows the numbers.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.guess import deal_evenly
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import Card, Field, Int, IntEach, Masks
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._tricks import TrickState


class BacetaState(TrickState):
    """A match of a game in which cards are thrown away and replaced once, before the first trick.

    :ivar played: the cards that each place has played in this hand.
    :ivar taken: the turn-up, once the dealer has taken it into his hand; -1: it is still on the table.
    :ivar bacetas: how many have been made anew. ``lots``: of each place, the number (from 1) of the one that its thrown cards went into, 0: they lie
        where they were thrown. ``recycled``: those cards, which only the place itself knows.
    :ivar served: the cards that a place was served from a baceta that was made anew, at ``number * places + place``, known to the place alone; from
        the first one (number 0) only those of the dealer who has taken the turn-up.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, order: Order, sides: list[int]) -> None:
        super().__init__(game, seats, options, chance, order, sides)
        self.played: list[int] = [0] * self.places
        self.taken = -1
        self.bacetas = 0
        self.lots: list[int] = [0] * self.places
        self.recycled: list[int] = [0] * self.places
        self.served: list[int] = [0] * (self.places * (self.places + 1))

    def clear(self) -> None:
        super().clear()
        places = self.places
        self.played = [0] * places
        self.taken = -1
        self.bacetas = 0
        self.lots = [0] * places
        self.recycled = [0] * places
        self.served = [0] * (places * (places + 1))

    def dealer(self) -> int:
        """Who has dealt this hand."""
        return (self.mano - 1) % self.seats

    def put(self, place: int, card: int) -> None:
        self.played[place] |= 1 << card
        super().put(place, card)

    # -- serving ----------------------------------------------------------------------------------------------------------------------

    def throw(self, place: int, cards: int) -> None:
        """Lay cards of a hand down, unseen; nobody else can tell any longer whether a card known to be there still is."""
        self.hands[place] &= ~cards
        self.thrown[place] |= cards
        self.known[place] = 0

    def serve(self, place: int, count: int, waiting: list[int]) -> list[int]:
        """Give the place so many cards off the top, those of ``waiting`` being still to be served; returns them in order."""
        found: list[int] = []
        while len(found) < count:
            if not self.stock:
                self._renew(place, count - len(found), waiting)
                if not self.stock:
                    break
            card = self.stock.pop()
            found.append(card)
            if self.bacetas or (self.taken >= 0 and place == self.dealer()):
                self.served[self.bacetas * self.places + place] |= 1 << card
        self.hands[place] |= to_mask(found)
        return found

    def _renew(self, place: int, wanted: int, waiting: list[int]) -> None:
        """Shuffle what has been thrown into a new baceta: not what those have thrown who are still to be served, nor the one being served, unless
        there are too few cards without it; then that of the former, one after the other, and his own last."""
        donors = [other for other in range(self.places) if other != place and other not in waiting]
        for other in (*waiting, place):
            if sum([self.thrown[donor].bit_count() for donor in donors]) >= wanted:
                break
            donors.append(other)
        donors = [donor for donor in donors if self.thrown[donor]]
        if not donors:
            return
        self.bacetas += 1
        for donor in donors:
            self.stock += bits(self.thrown[donor])
            self.recycled[donor] |= self.thrown[donor]
            self.lots[donor] = self.bacetas
            self.thrown[donor] = 0
        self.chance.shuffle(self.stock)
        if self.loud:
            self.note("deal", "julepe-new-baceta", self.dealer(), n=len(self.stock))

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, BacetaState)
        new.taken, new.bacetas = self.taken, self.bacetas
        new.played, new.lots, new.recycled, new.served = self.played[:], self.lots[:], self.recycled[:], self.served[:]

    def deal_hidden(self, seat: int, chance: Chance) -> None:
        """Every way that fits is equally likely.

        A hand is dealt in parts: what was served from each baceta that counts, and the rest. What a player threw himself is only in the baceta it
        went into and in the parts served from that; a turn-up that the dealer may have thrown only in what he kept or threw. Which part a played
        card belonged to nobody else can tell, so it is dealt again, to the parts of that hand.
        """
        places = self.places
        own = self.recycled[seat]
        lot = self.lots[seat]
        dealer = self.dealer()
        turned = 1 << self.taken if self.taken >= 0 and dealer != seat and not self.lots[dealer] else 0
        shown = 0
        for place in range(places):
            if place != seat and self._was_served(place):
                shown |= self.played[place]
        rooms: list[int] = []
        barred: list[int] = []
        least: list[int] = []  # the bars without which played cards would change hands
        pool = 0
        for place in range(places):
            sure = self.sure(seat, place)
            hidden = self.hands[place] & ~sure
            self.hands[place] = sure
            parts = place != seat and self._was_served(place)
            mine = self.played[place] if parts else 0
            hidden |= mine
            pool |= hidden
            rest = hidden.bit_count()
            lacks = (self.barred[place] | shown) & ~mine
            for number in range(self.bacetas + 1):
                size = self.served[number * places + place].bit_count() if parts else 0
                rest -= size
                rooms.append(size)
                barred.append(lacks | turned | (0 if number and number == lot else own))
                least.append(shown & ~mine)
            kept = 0 if place == dealer else turned
            rooms.append(rest)
            barred.append(lacks | own | kept)
            least.append(shown & ~mine)
            hidden = self.thrown[place] if place != seat else 0
            self.thrown[place] ^= hidden
            pool |= hidden
            rooms.append(hidden.bit_count())
            barred.append(own | shown | kept)
            least.append(shown)
        pool |= to_mask(self.stock) | self.aside
        rooms += [len(self.stock), self.aside.bit_count()]
        barred += [shown | turned | (0 if lot and lot == self.bacetas else own), shown | turned | own]
        least += [shown, shown]
        cards = bits(pool)
        dealt = deal_evenly(cards, rooms, [bar & pool if room else 0 for bar, room in zip(barred, rooms, strict=True)], chance)
        if dealt is None:  # a position that nobody can have come to
            dealt = deal_evenly(cards, rooms, [bar & pool if room else 0 for bar, room in zip(least, rooms, strict=True)], chance)
            assert dealt is not None, "each hand's own cards fit there"
        at = 0
        for place in range(places):
            hand = 0
            for number in range(self.bacetas + 1):
                part = to_mask(dealt[at])
                at += 1
                hand |= part
                if place != seat:
                    self.served[number * places + place] = part
            self.hands[place] |= (hand | to_mask(dealt[at])) & ~self.played[place]
            self.thrown[place] |= to_mask(dealt[at + 1])
            at += 2
        self.stock = dealt[at]
        self.aside = to_mask(dealt[at + 1])
        self._legal = -1
        if self.bacetas:
            self._guess_recycled(seat, chance)

    def _was_served(self, place: int) -> bool:
        """Whether it counts from which baceta the cards of the place came."""
        found = 0
        for number in range(self.bacetas + 1):
            found |= self.served[number * self.places + place]
        return found != 0

    def _guess_recycled(self, seat: int, chance: Chance) -> None:
        """Who had thrown which of the cards of the new bacetas: for all that ``seat`` knows, anybody any of them but its own."""
        places = self.places
        for number in range(1, self.bacetas + 1):
            made = to_mask(self.stock) if number == self.bacetas else 0
            for place in range(places):
                made |= self.served[number * places + place]
            if self.lots[seat] == number:
                made &= ~self.recycled[seat]
            cards = bits(made)
            chance.shuffle(cards)
            for place in range(places):
                if place != seat and self.lots[place] == number:
                    count = self.recycled[place].bit_count()
                    self.recycled[place] = to_mask(cards[:count])
                    del cards[:count]

    def check_served(self) -> None:
        """For ``place``: raise :class:`Refused` unless each place was served cards that it has or has played, from bacetas made of cards thrown."""
        places = self.places
        for place in range(places):
            found = 0
            for number in range(places + 1):
                part = self.served[number * places + place]
                if part & ~(self.hands[place] | self.played[place]) or part & found or (part and number > self.bacetas):
                    raise Refused("position-value", name="served")
                found |= part
            if not 0 <= self.lots[place] <= self.bacetas or bool(self.recycled[place]) != bool(self.lots[place]):
                raise Refused("position-value", name="lots")
        for number in range(1, self.bacetas + 1):
            made = to_mask(self.stock) if number == self.bacetas else 0
            thrown = 0
            for place in range(places):
                made |= self.served[number * places + place]
                if self.lots[place] == number:
                    if thrown & self.recycled[place]:
                        raise Refused("position-value", name="recycled")
                    thrown |= self.recycled[place]
            if made != thrown:
                raise Refused("position-value", name="recycled")


BACETA: Final[tuple[Field, ...]] = (
    Masks("played"),
    Card("taken"),
    Int("bacetas"),
    IntEach("lots"),
    Masks("recycled"),
    Masks("served"),
)
"""What positions hold besides the fields of every game of tricks."""
