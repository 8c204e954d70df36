"""The course of a hand of spades: announcing, the exchange of a blind nil, and when spades may be led."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, get_pack, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event
from sobremesa.games.tricks._bids import BID, NOT_YET, estimate, is_bid
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._tricks import PLAY, TrickState

SUITS: Final = {"fr52": "sdc", "es52": "eob"}
"""Of each pack, the letters of spades, diamonds and clubs."""
BEHIND: Final = 100  # how far a side must be behind to announce blind
HIGH: Final = 4  # in ``suicide``, the least of the partner who is not nil

# Actions. Giving two cards is GIVE with their numbers, ascending, seven bits each.
LOOK: Final = 240
BLIND: Final = 241
KEEP: Final = 242
GIVE: Final = 1 << 14

BIDDING: Final = 3  # phases: tricks to announce; cards for the partner of a blind nil, and back
GIVING: Final = 4
RETURNING: Final = 5


class SpadesHand(TrickState):
    """A match of spades but for its score.

    ``bids``: the tricks each has announced, -1: none yet. ``blind``: the seats that said blind nil, ``blindfold``: those that have not seen their
    own cards (both as masks). ``giver``: the blind bidder whose exchange is on. ``broken``: spades may be led. ``totals`` and ``bags``: of the sides.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        teams = seats if seats == 3 or options["teams"] == "individual" else 2 if seats == 4 or options["teams"] == "two_teams" else 3
        ranks = order(str(options["deck"]), 2 if seats == 6 else 1, options["twins"] == "second")
        super().__init__(game, seats, options, chance, ranks, [seat % teams for seat in range(seats)])
        self.teams = teams
        self.variant = str(options["variant"])
        self.nil = options.on("nil")
        self.blind_nil = self.nil and self.variant == "normal" and options.on("blind_nil")
        self.out = 0  # cards taken out of the pack
        if seats == 6 and options["fit"] != "aside":
            suit = SUITS[self.pack.id][1 if options["fit"] == "remove_2d" else 2]
            self.out = self.pack.mask(f"2{suit} 2{suit}'")
        self.size = 13 if seats == 4 else 17
        self.suit = self.pack.suits.index(SUITS[self.pack.id][0])
        self.spades = self.pack.suit_masks[self.suit]
        self.set_trump(self.suit)
        self.broken = False
        self.bids: list[int] = [NOT_YET] * seats
        self.blind = 0
        self.blindfold = 0
        self.giver = 0
        self.totals: list[int] = [0] * teams
        self.bags: list[int] = [0] * teams

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.clear()
        self.broken = False
        self.bids = [NOT_YET] * self.seats
        self.blind = self.giver = 0
        cards = bits(self.pack.full & ~self.out) if self.out else list(range(self.pack.size))
        self.chance.shuffle(cards)
        self.deal(cards, self.size)
        self.lay_aside(cards)
        self.phase = BIDDING
        self.blindfold = self._blindfolds()

    def lay_aside(self, left: list[int]) -> None:
        """Put the cards left over where nobody sees them."""
        self.aside = to_mask(left)

    def _blindfolds(self) -> int:
        """The seats that are dealt cards which they have not looked at: all in ``all_blind``, else those of sides far enough behind."""
        if self.variant == "all_blind":
            return (1 << self.seats) - 1
        mask = 0
        if self.blind_nil:
            best = max(self.totals)
            for seat in range(self.seats):
                if self.totals[self.sides[seat]] + BEHIND <= best:
                    mask |= 1 << seat
        return mask

    def worth(self, seat: int) -> float:
        """How many tricks the seat's hand may be expected to win."""
        return estimate(self.ranking, self.hands[seat], self.seats)

    def partner(self, seat: int) -> int:
        """The next player of the same side; the seat itself if it plays alone."""
        return (seat + self.teams) % self.seats

    # -- the bids ---------------------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        if self.phase == BIDDING:
            if self.blindfold >> seat & 1 and self.variant != "all_blind":
                return [LOOK, BLIND]
            return [BID + number for number in self._numbers(seat)]
        gifts = self._gifts(seat)
        return [KEEP, *gifts] if self.phase == GIVING else gifts

    def _numbers(self, seat: int) -> list[int]:
        """What the seat may announce."""
        if self.variant in ("whiz", "mirror"):
            held = (self.hands[seat] & self.spades).bit_count()
            return [0, held] if self.variant == "whiz" and held else [held]
        if self.variant != "suicide":
            return list(range(self.size + 1))
        other = self.bids[self.partner(seat)]
        return ([] if other == 0 else [0]) + ([] if other > 0 else list(range(HIGH, self.size + 1)))

    def _gifts(self, seat: int) -> list[int]:
        """Any two cards of the hand."""
        cards = bits(self.hands[seat])
        found: list[int] = []
        for second in range(1, len(cards)):
            for first in range(second):
                found.append(GIVE | cards[first] | cards[second] << 7)
        return sorted(found)

    def choose(self, seat: int, action: int) -> None:
        if self.phase == BIDDING:
            self._announce(seat, action)
        elif self.phase in (GIVING, RETURNING):
            self._exchange(seat, action)
        else:
            super().choose(seat, action)

    def _announce(self, seat: int, action: int) -> None:
        hidden = self.blindfold >> seat & 1 and self.variant != "all_blind"
        if action == LOOK and hidden:
            self.blindfold &= ~(1 << seat)
            if self.loud:
                self.note("say", "spades-looks", seat)
        elif action == BLIND:
            if not hidden:
                raise Refused("spades-no-blind")
            self.blind |= 1 << seat
            for other in range(self.seats):
                if self.sides[other] == self.sides[seat]:
                    self.blindfold &= ~(1 << other)
            self._bid(seat, 0)
        elif not is_bid(action):
            raise Refused("spades-look-first" if hidden else "tricks-bid-first")
        elif hidden:
            raise Refused("spades-look-first")
        elif action - BID > self.size:
            raise Refused("tricks-bid-high", n=self.size)
        elif action - BID not in self._numbers(seat):
            raise Refused(f"spades-{self.variant}")
        else:
            self._bid(seat, action - BID)

    def _bid(self, seat: int, number: int) -> None:
        self.bids[seat] = number
        if self.loud:
            key = "tricks-bids" if number or not self.nil else "spades-says-blind" if self.is_blind(seat) else "spades-says-nil"
            self.note("say", key, seat, True, n=number)
        self.mover = self.next_place[seat]
        if self.mover == self.mano:
            self.blindfold = 0
            self._next_exchange(0)

    def is_nil(self, seat: int) -> bool:
        """Whether the seat has announced a nil."""
        return self.nil and self.bids[seat] == 0

    def is_blind(self, seat: int) -> bool:
        """Whether a nil of the seat is a blind one."""
        return self.variant == "all_blind" or self.blind >> seat & 1 != 0

    # -- the exchange of a blind nil ----------------------------------------------------------------------------------------------------

    def _next_exchange(self, asked: int) -> None:
        """Ask the next blind bidder who has a partner, ``asked`` turns from mano on being done; or begin to play."""
        if self.teams < self.seats:
            for step in range(asked, self.seats):
                seat = self.after(self.mano, step)
                if self.blind >> seat & 1:
                    self.phase = GIVING
                    self.giver = self.mover = seat
                    return
        self.open()

    def open(self) -> None:
        """Mano is to lead."""
        self.phase = PLAY
        self.mover = self.mano

    def _exchange(self, seat: int, action: int) -> None:
        giver = self.giver
        if action == KEEP and self.phase == GIVING:
            if self.loud:
                self.note("say", "spades-keeps", seat, True)
            self._next_exchange((giver - self.mano) % self.seats + 1)
            return
        first, second = action & 127, action >> 7 & 127
        if action >> 15 or not action & GIVE or not first < second < self.pack.size or (1 << first | 1 << second) & ~self.hands[seat]:
            raise Refused("spades-give-two")
        cards = 1 << first | 1 << second
        back = self.phase == RETURNING
        taker = giver if back else self.partner(giver)
        self.hands[seat] ^= cards
        self.hands[taker] |= cards
        self.told[seat * self.places + taker] = cards
        self.told[taker * self.places + seat] &= ~cards
        if self.loud:
            self.note("pass", "spades-gives-back" if back else "spades-gives", seat, seat2=taker)
            self.note("receive", "spades-receives", taker, cards=self.pack.mask_text(cards))
        if back:
            self._next_exchange((giver - self.mano) % self.seats + 1)
        else:
            self.phase = RETURNING
            self.mover = taker

    # -- play -------------------------------------------------------------------------------------------------------------------------

    def only_cards(self) -> bool:
        return True

    def playable(self, place: int) -> int:
        hand = self.hands[place]
        if self.led >= 0:
            return hand & self.ranking.suits[self.led] or hand
        return hand if self.broken else hand & ~self.spades or hand

    def refusal(self, place: int, card: int) -> Refused:
        found = super().refusal(place, card)
        return Refused("spades-not-broken") if found.key == "tricks-not-now" else found

    def on_lead(self, place: int, card: int) -> None:
        if not self.broken and self.spades >> card & 1:
            self.break_spades(place)

    def on_discard(self, place: int, card: int) -> None:
        if not self.broken and self.spades >> card & 1:
            self.break_spades(place)

    def break_spades(self, place: int) -> None:
        """Note what a spade played while they are unbroken does and tells."""
        if self.led < 0:
            self.barred[place] |= self.pack.full & ~self.spades
        if self.led != self.suit:
            self.broken = True
            if self.loud:
                self.note("say", "spades-broken", place)

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, SpadesHand)
        new.broken, new.blind, new.blindfold, new.giver = self.broken, self.blind, self.blindfold, self.giver
        new.bids, new.totals, new.bags = self.bids[:], self.totals[:], self.bags[:]

    def redeal(self, seat: int, chance: Chance) -> None:
        self.events = self.heard(seat)
        super().redeal(seat, chance)

    def heard(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.kind != "receive" or event.seat == seat]

    def sure(self, seat: int, place: int) -> int:
        return 0 if seat == place and self.blindfold >> seat & 1 else super().sure(seat, place)

    def proven(self, place: int) -> int:
        bid = self.bids[place]
        return self.spades if (self.variant == "mirror" and bid >= 0) or (self.variant == "whiz" and bid > 0) else 0


_orders: dict[tuple[str, int, bool], Order] = {}


def order(deck: str, copies: int, later: bool) -> Order:
    """The order of the ranks; ``later``: of two identical cards in a trick the second beats the first."""
    key = (deck, copies, later)
    if key not in _orders:
        _orders[key] = Order(get_pack(deck, copies), "A K Q J T 9 8 7 6 5 4 3 2", {}, later=later)
    return _orders[key]
