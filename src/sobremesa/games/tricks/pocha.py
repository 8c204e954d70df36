"""Pocha (oh hell): before each hand everybody foretells how many tricks he will win, and only exactly so many pay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import get_pack, to_mask
from sobremesa.core.positions import Field, Int, IntEach, Suit, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Say, Sheet, Zone, say
from sobremesa.games.tricks._bids import BID, NOT_YET, bid_word, estimate, is_bid, progress, read_bid
from sobremesa.games.tricks._colours import ColourDuties, ColourOrder
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._table import ahead
from sobremesa.games.tricks._tricks import PLAY, TRICKS, TrickState, phases

RANKS: Final = {
    "french": "A K Q J T 9 8 7 6 5 4 3 2",
    "natural": "1 12 11 10 9 8 7 6 5 4 3 2",
    "brisca": "1 3 12 11 10 9 8 7 6 5 4 2",
}
EXACT: Final = 10  # points of winning just what was bid, besides one for each trick
PASSES: Final = (
    20  # through the schedule, at most: many times what people need for 100 points, who would otherwise never stop if they all got worse and worse
)
FEW_PLAYERS: Final = (3, 4, 5)  # whose largest hands may be limited

SUIT: Final = 240  # actions: the suit that a joker leads is SUIT with its number

BIDDING: Final = 3  # phases: tricks to bid, a suit to name for the joker just led
NAMING: Final = 4

SCHEMA: Final[tuple[Field, ...]] = (phases("bid", "suit"), *TRICKS, Int("size"), IntEach("bids"), IntEach("totals"))


class Pocha(Game):
    seats = (4, 3, 5, 6, 7, 8)
    options = (
        Choice("seats", 4, 3, 5, 6, 7, 8),
        Choice("bidding", "hidden", "open"),
        Choice("schedule", "down_up", "down", "up"),
        Choice("top_hands", "auto", "one", "per_player"),
        Choice("max_cards", "none", 10, when=(("seats", FEW_PLAYERS),)),
        Choice("trump", "turned", "fixed", "last_card", "none"),
        Flag("no_trump_ends"),
        Choice("target", "none", 100),
        Choice("jokers", 0, 2),
        Choice("deck", "fr52", "es40", "es48", "es52"),
        Choice("rank_order", "natural", "brisca", when=(("deck", ("es40", "es48")),)),
        Choice("direction", "anticlockwise", "clockwise"),
    )
    bound = 40_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        if options.number("jokers"):
            return JokerPochaState(self, seats, options, chance)
        return PochaState(self, seats, options, chance)


class PochaState(TrickState):
    """A match of pocha.

    ``schedule``: the cards each is dealt in each hand of a pass. ``size``: those of this hand. ``bids``: the tricks each has foretold, -1: not yet;
    ``secret``: all at once, shown when the last is in. ``totals``: the points of the match.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        ranks = order(str(options["deck"]), options.number("jokers"), str(options["rank_order"]))
        super().__init__(game, seats, options, chance, ranks, list(range(seats)))
        self.secret = options["bidding"] == "hidden"
        self.schedule = schedule_of(self.pack.base, seats, options)
        self.target = options.number("target")
        self.size = self.schedule[0]
        self.bids: list[int] = [NOT_YET] * seats
        self.totals: list[int] = [0] * seats

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.clear()
        self.size = self.schedule[self.hand % len(self.schedule)]
        self.bids = [NOT_YET] * self.seats
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        whole = len(cards) == self.size * self.seats
        last = cards[0]
        self.deal(cards, self.size)
        self.set_trump(self._make_trumps(cards, last if whole else -1))
        self.aside = to_mask(cards)
        self.phase = BIDDING
        if self.secret:
            self.mover = -1
            self.waiting = (1 << self.seats) - 1

    def _make_trumps(self, left: list[int], last: int) -> int:
        """The trump suit of this hand, -1: none; a card turned up for it is taken from those left. ``last``: the dealer's last, if none is left."""
        rule = self.options["trump"]
        if rule == "none" or (self.options.on("no_trump_ends") and self.hand % len(self.schedule) in (0, len(self.schedule) - 1)):
            return -1
        if rule == "fixed":
            return self.pack.suits.index("s" if self.pack.look == "french" else "e")
        if left:
            self.turn_up = left.pop()
            return self.pack.suit[self.turn_up]
        if rule == "turned":
            return -1
        self.shown = last
        self.known[(self.mano - 1) % self.seats] |= 1 << last
        return self.pack.suit[last]

    # -- the bids ---------------------------------------------------------------------------------------------------------------------

    def hushed(self) -> bool:
        """Whether bids have been made that are not shown yet."""
        return self.phase == BIDDING and self.secret

    def asked(self) -> int:
        """The tricks bid so far."""
        return sum([bid for bid in self.bids if bid != NOT_YET])

    def level_bid(self, seat: int) -> int:
        """The number that the seat may not bid, since all would be level: of the dealer when bids are open; -1: none."""
        if self.secret or self.next_place[seat] != self.mano:
            return -1
        left = self.size - self.asked()
        return left if left >= 0 else -1

    def worth(self, seat: int) -> float:
        """How many tricks the seat's hand may be expected to win."""
        return estimate(self.ranking, self.hands[seat], self.seats)

    def named_suits(self) -> list[int]:
        """The suits that the leader of a joker may name; none unless one is to be named."""
        return []

    def choices(self, seat: int) -> list[int]:
        level = self.level_bid(seat)
        return [BID + number for number in range(self.size + 1) if number != level]

    def choose(self, seat: int, action: int) -> None:
        if self.phase != BIDDING:
            super().choose(seat, action)
        elif not is_bid(action):
            raise Refused("tricks-bid-first")
        else:
            self._bid(seat, action - BID)

    def _bid(self, seat: int, number: int) -> None:
        if number > self.size:
            raise Refused("tricks-bid-high", n=self.size)
        if number == self.level_bid(seat):
            raise Refused("pocha-level", n=number)
        self.bids[seat] = number
        if self.secret:
            self.waiting &= ~(1 << seat)
            if self.loud:
                self.note("say", "tricks-has-bid", seat)
            if not self.waiting:
                for step in range(self.seats):
                    bidder = self.after(self.mano, step)
                    if self.loud:
                        self.note("say", "tricks-bids", bidder, True, n=self.bids[bidder])
                self._open()
            return
        if self.loud:
            self.note("say", "tricks-bids", seat, True, n=number)
        self.mover = self.next_place[seat]
        if self.mover == self.mano:
            self._open()

    def _open(self) -> None:
        """All have bid: the table is told how the tricks stand, and mano leads."""
        self.phase = PLAY
        self.mover = self.mano
        if self.loud:
            self.note("say", self._lean(), n=self.asked(), tricks=self.size)

    def _lean(self) -> str:
        """Whether more or fewer tricks have been bid than there are."""
        asked = self.asked()
        return "pocha-high" if asked > self.size else "pocha-low" if asked < self.size else "pocha-even"

    # -- play and score ---------------------------------------------------------------------------------------------------------------

    def only_cards(self) -> bool:
        return True

    def playable(self, place: int) -> int:
        hand = self.hands[place]
        return hand if self.led < 0 else hand & self.ranking.suits[self.led] or hand

    def result(self, seat: int) -> int:
        """The points of the seat if the hand ended with the tricks won so far."""
        bid = self.bids[seat]
        won = self.tricks[seat]
        return EXACT + bid if won == bid else -abs(won - bid)

    def count(self) -> None:
        for seat in range(self.seats):
            self.totals[seat] += self.result(seat)
        played = self.hand + 1
        self.close(ahead(self.totals, self.target) >= 0 or played >= PASSES * len(self.schedule) if self.target else played >= len(self.schedule))

    def scores(self) -> list[int]:
        return self.totals[:]

    def standing(self, seat: int) -> int:
        if self.phase == BIDDING:
            return 0
        rest = 0
        for other in range(self.seats):
            rest += self.result(other)
        return self.result(seat) * self.seats - rest

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, PochaState)
        new.size, new.bids, new.totals = self.size, self.bids[:], self.totals[:]

    def clone(self) -> State:
        new = self.game.new(self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        super().redeal(seat, chance)
        if self.hushed():
            for other in range(self.seats):
                if other != seat and self.bids[other] != NOT_YET:
                    # Anything may have been bid; most likely near what the hand is worth.
                    self.bids[other] = min(max(round(self.worth(other)) + chance.below(3) - 1, 0), self.size)

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        return bid_word(action) if is_bid(action) else str(action)

    def read_words(self, words: list[str]) -> int:
        return read_bid(words)

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: nothing bid, and as many cards as the schedule says."""
        self.size = self.schedule[self.hand % len(self.schedule)]
        super().place(position)
        if not 0 < self.size <= self.schedule[0] and self.size not in self.schedule:
            raise Refused("position-value", name="size")
        within("bids", NOT_YET, self.size, self.bids)
        self._place_bidding(position)
        self.check_hands()
        self.complete()

    def _place_bidding(self, position: Mapping[str, object]) -> None:
        missing = [seat for seat in [self.after(self.mano, step) for step in range(self.seats)] if self.bids[seat] == NOT_YET]
        if self.phase != BIDDING:
            if missing and not self.partial:
                raise Refused("position-value", name="bids")
        elif not missing:
            raise Refused("position-value", name="phase")
        elif self.secret:
            self.mover = -1
            self.waiting = to_mask(missing)
        else:
            self.mover = missing[0]

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def default(self, seat: int) -> int:
        actions = self.actions(seat)
        if self.phase != BIDDING:
            return actions[0]
        best = self.worth(seat)
        return min(actions, key=lambda action: abs(action - BID - best))

    def zones(self, seat: int) -> list[Zone]:
        found = super().zones(seat)
        if self.turn_up >= 0:
            name = self.pack.names[self.turn_up]
            found.append(Zone("turn-up", "turn-up", "row", items=[Item(face=name)], count=1))
        return found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        bid = self.bids[seat]
        if self.phase == BIDDING:
            if bid == NOT_YET:
                return []
            return [say("tricks-bid-in") if self.secret and viewer != seat else say("tricks-bid-is", n=bid)]
        return [progress(bid, self.tricks[seat])]

    def label(self, seat: int, action: int) -> Say:
        return say("tricks-bid-n", n=action - BID)

    def prompt(self, seat: int) -> Say | None:
        if self.phase == BIDDING:
            level = self.level_bid(seat)
            return say("tricks-how-many") if level < 0 else say("pocha-how-many-but", n=level)
        return super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if not self.hushed() and max(self.bids) != NOT_YET:
            found.append(say("pocha-asked" if self.phase == BIDDING else self._lean(), n=self.asked(), tricks=self.size))
        return [*found, say("pocha-hand", n=self.hand % len(self.schedule) + 1, all=len(self.schedule), each=self.size)]

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        lines = (
            Line(say("pocha-line-bid"), tuple(self.bids)),
            Line(say("pocha-line-tricks"), tuple(self.tricks)),
            Line(say("pocha-line-points"), tuple([self.result(seat) for seat in range(self.seats)])),
            Line(say("pocha-line-total"), tuple(self.totals), total=True),
        )
        return Sheet(say("pocha-sheet"), columns, lines)


class JokerPochaState(PochaState):
    """The same with two coloured jokers. ``named``: the suit for which a joker was led that is no trump, -1: none."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        assert isinstance(self.order, ColourOrder)
        self.colours: ColourOrder = self.order
        self.duties = ColourDuties(self.colours.joker)
        self.named = -1

    def set_trump(self, trump: int) -> None:
        super().set_trump(trump)
        led = self.suit_led(self.trick[0]) if self.trick else -1
        self.ranking = self.colours.under_led(trump, self.named if led < 0 else led)

    def suit_led(self, card: int) -> int:
        """The suit that leading the card leads; -1: to be named."""
        return self.trump if self.trump in self.colours.colours[card] else self.pack.suit[card]

    def playable(self, place: int) -> int:
        hand = self.hands[place]
        return hand if self.led < 0 else self.duties.legal(self.ranking, hand, self.led, self.best, False)

    def put(self, place: int, card: int) -> None:
        if self.trick:
            super().put(place, card)
            return
        led = self.suit_led(card)
        self.named = -1
        self.ranking = self.colours.under_led(self.trump, led)
        super().put(place, card)
        if led < 0:
            self.phase = NAMING
            self.mover = place

    def named_suits(self) -> list[int]:
        return self.colours.colours[self.trick[0]] if self.phase == NAMING else []

    def choices(self, seat: int) -> list[int]:
        return [SUIT + suit for suit in self.named_suits()] if self.phase == NAMING else super().choices(seat)

    def choose(self, seat: int, action: int) -> None:
        if self.phase != NAMING:
            super().choose(seat, action)
            return
        if action - SUIT not in self.colours.colours[self.trick[0]]:
            raise Refused("pocha-name-suit")
        self.led = self.named = action - SUIT
        self.ranking = self.colours.under_led(self.trump, self.led)
        self.phase = PLAY
        self.mover = self.next_place[seat]
        if self.loud:
            self.note("say", "pocha-names", seat, True, suit=self.pack.suits[self.led])

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, JokerPochaState)
        new.named = self.named

    def word(self, action: int) -> str:
        return f"suit {self.pack.suits[action - SUIT]}" if SUIT <= action < SUIT + len(self.pack.suits) else super().word(action)

    def read_words(self, words: list[str]) -> int:
        if len(words) == 2 and words[0] == "suit":
            suit = self.pack.suits.find(words[1])
            return SUIT + suit if suit >= 0 and len(words[1]) == 1 else -1
        return super().read_words(words)

    def schema(self) -> tuple[Field, ...]:
        return (*SCHEMA, Suit("named"))

    def _place_bidding(self, position: Mapping[str, object]) -> None:
        super()._place_bidding(position)
        loose = bool(self.trick) and self.suit_led(self.trick[0]) < 0
        if self.phase == NAMING:
            self.mover = self.leader
        if (self.phase == NAMING) != (loose and self.named < 0) or (self.phase == NAMING and len(self.trick) > 1):
            raise Refused("position-value", name="phase")
        if loose and self.named >= 0:
            if self.named not in self.colours.colours[self.trick[0]]:
                raise Refused("position-value", name="named")
            self.led = self.named

    def zones(self, seat: int) -> list[Zone]:
        found = super().zones(seat)
        for zone in found:
            if zone.id == "trick" and self.trick and self.named >= 0:
                zone.shape = {**zone.shape, "led": self.pack.suits[self.named]}
        return found

    def label(self, seat: int, action: int) -> Say:
        return say("pocha-lead-suit", suit=self.pack.suits[action - SUIT]) if self.phase == NAMING else super().label(seat, action)

    def prompt(self, seat: int) -> Say | None:
        return say("pocha-which-suit") if self.phase == NAMING else super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        return [*found, say("pocha-led", suit=self.pack.suits[self.named])] if self.trick and self.named >= 0 else found


def schedule_of(cards: int, seats: int, options: Options) -> list[int]:
    """The cards each player is dealt, hand by hand, once through the schedule; of ``cards`` without jokers."""
    most = cards // seats
    if options["max_cards"] == 10 and seats in FEW_PLAYERS:
        most = min(most, 10)
    top = options["top_hands"]
    many = top == "per_player" or (top == "auto" and options["bidding"] == "open")
    tops = [most] * (seats if many else 1)
    down = [*tops, *range(most - 1, 0, -1)]
    if options["schedule"] == "down":
        return down
    up = down[::-1]
    return up if options["schedule"] == "up" else down + up[1:]


_orders: dict[tuple[str, int, str], Order] = {}


def order(deck: str, jokers: int, rank_order: str) -> Order:
    """The order of the ranks in that pack."""
    pack = get_pack(deck, 1, jokers)
    ranks = rank_order if pack.look == "spanish" else "french"
    key = (deck, jokers, ranks)
    if key not in _orders:
        _orders[key] = ColourOrder(pack, RANKS[ranks]) if jokers else Order(pack, RANKS[ranks], {})
    return _orders[key]


GAME = Pocha()
