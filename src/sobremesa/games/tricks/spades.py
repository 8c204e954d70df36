"""Spades: always trumps; partners add up the tricks they announce, some announce none, and each trick too many is a bag to carry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.packs import to_mask
from sobremesa.core.positions import Field, Int, IntEach, within
from sobremesa.core.positions import Flag as FlagField
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Pick, Say, Sheet, Zone, say
from sobremesa.games.tricks._bids import BID, NOT_YET, bid_word, is_bid, progress, read_bid
from sobremesa.games.tricks._spades_hand import BIDDING, BLIND, GIVE, GIVING, KEEP, LOOK, RETURNING, SpadesHand
from sobremesa.games.tricks._table import side_columns
from sobremesa.games.tricks._tricks import PLAY, TRICKS, phases

CONTRACT: Final = 10  # points for each trick of a contract made, or missing in one that fails
NIL: Final = 100
BLIND_NIL: Final = 200
BAGS: Final = 10
BAG_FINE: Final = 100
BAG_WORTH: Final = 8  # points that a bag is thought to cost: a tenth of the fine, less its own point and some luck
GIVEN: Final = 2  # cards given, and given back

WORDS: Final = {"look": LOOK, "blind": BLIND, "keep": KEEP}

SCHEMA: Final[tuple[Field, ...]] = (
    phases("bid", "give", "return"),
    *TRICKS,
    FlagField("broken"),
    IntEach("bids"),
    Int("blind"),
    Int("blindfold"),
    Int("giver"),
    IntEach("totals"),
    IntEach("bags"),
)


class Spades(Game):
    seats = (4, 3, 6)
    options = (
        Choice("seats", 4, 3, 6),
        Choice("teams", "pairs", "individual", "two_teams", when=(("seats", (4, 6)),)),
        Number("target", 500, 200, 1000),
        Number("hands", "none", 1, 99),
        Choice("variant", "normal", "whiz", "mirror", "suicide", "all_blind"),
        Flag("nil", "on"),
        Flag("blind_nil", "on", when=(("variant", ("normal",)), ("nil", ("on",)))),
        Choice("fail_penalty", "missing", "total"),
        Choice("failed_nil", "ignored", "counted", when=(("nil", ("on",)),)),
        Choice("bags", BAGS, "none"),
        Choice("fit", "remove_2d", "remove_2c", "aside", when=(("seats", (6,)),)),
        Choice("twins", "first", "second", when=(("seats", (6,)),)),
        Choice("deck", "fr52", "es52"),
    )
    bound = 200_000

    def check(self, seats: int, options: Options) -> None:
        teams = options["teams"]
        if teams == "two_teams" and seats != 6:
            raise Refused("spades-two-teams-seats")
        if options["variant"] == "suicide" and (teams != "pairs" or seats == 3):
            raise Refused("spades-suicide-pairs")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return MuestraSpadesState(self, seats, options, chance) if seats == 3 else SpadesState(self, seats, options, chance)


class SpadesState(SpadesHand):
    """A match of spades: the hand and its score."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.total_fine = options["fail_penalty"] == "total"
        self.counted = options["failed_nil"] == "counted"
        self.bag_limit = options.number("bags")

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def contract(self, side: int) -> int:
        """The tricks announced by the players of a side who are not nil."""
        total = 0
        for seat in range(side, self.seats, self.teams):
            total += max(self.bids[seat], 0)
        return total

    def made(self, side: int) -> int:
        """The tricks that count towards the side's contract."""
        total = 0
        for seat in range(side, self.seats, self.teams):
            if self.counted or not self.is_nil(seat):
                total += self.tricks[seat]
        return total

    def contract_points(self, side: int) -> int:
        """What the side's contract brings with the tricks won so far, extra tricks included."""
        contract = self.contract(side)
        missing = contract - self.made(side)
        if missing <= 0:
            return CONTRACT * contract - missing
        return -CONTRACT * (contract if self.total_fine else missing)

    def nil_points(self, side: int) -> int:
        """What the side's nils bring."""
        total = 0
        for seat in range(side, self.seats, self.teams):
            if self.is_nil(seat):
                worth = BLIND_NIL if self.is_blind(seat) else NIL
                total += -worth if self.tricks[seat] else worth
        return total

    def extra(self, side: int) -> int:
        """The bags of this hand."""
        return max(0, self.made(side) - self.contract(side))

    def fines(self, side: int) -> int:
        """How often the bags of this hand bring the side's to the limit, or bring them there again."""
        return (self.bags[side] + self.extra(side)) // self.bag_limit if self.bag_limit else 0

    def count(self) -> None:
        for side in range(self.teams):
            fines = self.fines(side)
            if fines:
                self.note("score", "spades-bags-full", seats=self._players(side), points=BAG_FINE * fines)
            self.totals[side] += self.contract_points(side) + self.nil_points(side) - BAG_FINE * fines
            self.bags[side] += self.extra(side) - BAGS * fines
        best = max(self.totals)
        hands = self.options.number("hands")
        target = self.options.number("target")
        reached = self.hand + 1 >= hands if hands else best >= target or min(self.totals) <= -target
        self.close(reached and self.totals.count(best) == 1)

    def scores(self) -> list[int]:
        return [self.totals[side] for side in self.sides]

    def standing(self, seat: int) -> int:
        if self.phase in (BIDDING, GIVING, RETURNING):
            return 0
        own = rest = 0
        for side in range(self.teams):
            worth = self.contract_points(side) + self.nil_points(side)
            if self.bag_limit:
                worth -= BAG_WORTH * self.extra(side)
            rest += worth
            if side == self.sides[seat]:
                own = worth
        return own * self.teams - rest

    def clone(self) -> State:
        new = self.game.new(self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        return new

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if is_bid(action):
            return bid_word(action)
        if action >= GIVE:
            return "give " + self.pack.text([(action & 127) % self.pack.size, (action >> 7 & 127) % self.pack.size])
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
        if words[0] == "give":
            cards = sorted([self.pack.card(word) for word in words[1:]])
            if len(cards) != GIVEN:
                raise Refused("spades-give-two")
            return GIVE | cards[0] | cards[1] << 7
        return WORDS.get(words[0], -1) if len(words) == 1 else read_bid(words)

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: spades unbroken, nothing announced; who has not looked at his cards follows from the score."""
        super().place(position)
        self.set_trump(self.suit)
        within("bids", NOT_YET, self.size, self.bids)
        within("giver", 0, self.seats - 1, [self.giver])
        within("blind", 0, (1 << self.seats) - 1, [self.blind])
        if self.bag_limit:
            within("bags", 0, self.bag_limit - 1, self.bags)
        within("blindfold", 0, (1 << self.seats) - 1, [self.blindfold])
        self._place_phase(position)
        self.check_hands()
        self.complete()

    def _place_phase(self, position: Mapping[str, object]) -> None:
        missing = [seat for seat in [self.after(self.mano, step) for step in range(self.seats)] if self.bids[seat] == NOT_YET]
        if self.phase == BIDDING:
            if not missing:
                raise Refused("position-value", name="phase")
            self.mover = missing[0]
            if "blindfold" not in position:
                sides = [self.sides[seat] for seat in range(self.seats) if self.blind >> seat & 1]
                self.blindfold = self._blindfolds() & to_mask([seat for seat in missing if self.sides[seat] not in sides])
        elif self.blindfold or (missing and not self.partial):
            raise Refused("position-value", name="blindfold" if self.blindfold else "bids")
        elif self.phase in (GIVING, RETURNING):
            if not self.blind >> self.giver & 1 or self.teams == self.seats:
                raise Refused("position-value", name="giver")
            self.mover = self.giver if self.phase == GIVING else self.partner(self.giver)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def default(self, seat: int) -> int:
        actions = self.actions(seat)
        if self.phase == PLAY:
            return min(actions, key=lambda card: (self.spades >> card & 1, self.order.strength[card]))
        if not is_bid(actions[-1]):
            return actions[0]
        best = self.size / self.seats - 0.5
        if not self.blindfold >> seat & 1:
            best = max(1.0, self.worth(seat) - 0.3)
        return min(actions, key=lambda action: abs(action - BID - best))

    def direction(self) -> str:
        return "clockwise"

    def faces(self, place: int, viewer: int) -> int:
        return 0 if self.blindfold >> place & 1 else super().faces(place, viewer)

    def _players(self, side: int) -> str:
        return " ".join([str(seat) for seat in range(side, self.seats, self.teams)])

    def notes(self, seat: int, viewer: int) -> list[Say]:
        bid = self.bids[seat]
        found: list[Say] = []
        if self.is_nil(seat):
            found.append(say("spades-blind-nil" if self.is_blind(seat) else "spades-nil"))
            if self.phase != BIDDING:
                found.append(say("tricks-won", n=self.tricks[seat]))
        elif self.phase == BIDDING:
            found += [say("tricks-bid-is", n=bid)] if bid != NOT_YET else []
        else:
            found.append(progress(bid, self.tricks[seat]))
        if self.teams == self.seats and self.bag_limit:
            found.append(say("spades-bags", n=self.bags[seat]))
        return found

    def label(self, seat: int, action: int) -> Say:
        if is_bid(action):
            return say("tricks-bid-n", n=action - BID) if action > BID or not self.nil else say("spades-nil")
        if action >= GIVE:
            return say("spades-give-cards", cards=self.word(action).removeprefix("give "))
        return say({LOOK: "spades-look", BLIND: "spades-blind-nil", KEEP: "spades-keep"}[action])

    def picks(self, seat: int) -> list[Pick]:
        if self.phase not in (GIVING, RETURNING):
            return []
        taker = self.giver if self.phase == RETURNING else self.partner(seat)
        return [Pick("give", "give {items}", say("spades-give-to", seat=taker), (f"hand-{seat}",), GIVEN, GIVEN)]

    def prompt(self, seat: int) -> Say | None:
        if self.phase == BIDDING:
            return say("spades-look-or-blind" if self.blindfold >> seat & 1 and self.variant != "all_blind" else "tricks-how-many")
        if self.phase == GIVING:
            return say("spades-may-give", seat=self.partner(seat))
        return say("spades-must-return", seat=self.giver) if self.phase == RETURNING else super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = [*super().facts(seat), say("spades-are-broken" if self.broken else "spades-unbroken")]
        if self.teams < self.seats:
            for step in range(self.teams):
                side = (max(seat, 0) + step) % self.teams  # the reader's own first
                if self.phase == BIDDING and not self.contract(side) and not self.bags[side]:
                    continue
                key = "spades-side-bags" if self.bag_limit else "spades-side"
                found.append(say(key, seats=self._players(side), won=self.made(side), bid=self.contract(side), n=self.bags[side]))
        return found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        sides = list(range(self.teams))
        lines = [
            Line(say("spades-line-contract"), tuple([self.contract(side) for side in sides])),
            Line(say("spades-line-tricks"), tuple([self.made(side) for side in sides])),
            Line(say("spades-line-points"), tuple([self.contract_points(side) for side in sides])),
        ]
        if any(self.is_nil(seat) for seat in range(self.seats)):
            lines.append(Line(say("spades-line-nil"), tuple([self.nil_points(side) for side in sides])))
        if self.bag_limit:
            # The bags have been counted: fewer than this hand brought means that they were paid for.
            fined = [
                -BAG_FINE * ((self.extra(side) - self.bags[side] + BAGS - 1) // BAGS if self.extra(side) > self.bags[side] else 0) for side in sides
            ]
            if any(fined):
                lines.append(Line(say("spades-line-fine"), tuple(fined)))
            lines.append(Line(say("spades-line-bags"), tuple(self.bags)))
        lines.append(Line(say("spades-line-total"), tuple(self.totals), total=True))
        return Sheet(say("spades-sheet"), side_columns(self.teams, self.seats, sides), tuple(lines))


class MuestraSpadesState(SpadesState):
    """Three players: the card left over, turned up, is the card led to the first trick; it is nobody's and wins nothing."""

    def opening(self) -> bool:
        """Whether the first trick is being played."""
        return self.phase == PLAY and self.turn_up >= 0 and not any(self.tricks)

    def lay_aside(self, left: list[int]) -> None:
        self.turn_up = left[0]

    def open(self) -> None:
        super().open()
        self.led = self.pack.suit[self.turn_up]

    def put(self, place: int, card: int) -> None:
        if self.last or not self.opening():
            super().put(place, card)
            return
        ranking = self.ranking
        suit = ranking.suit[card]
        best = self.best
        if suit != self.led:
            self.barred[place] |= ranking.suits[self.led]
            self.on_discard(place, card)
        if (best < 0 and suit in (self.led, self.suit)) or (best >= 0 and ranking.beats[best] >> card & 1):
            self.best, self.winner = card, place
        self.hands[place] ^= 1 << card
        self.trick.append(card)
        if self.loud:
            self.note("play", "event-play", place, card=self.pack.names[card])
        self.mover = self.next_place[place]
        if len(self.trick) == self.trick_size:
            self.trick_over()

    def _place_phase(self, position: Mapping[str, object]) -> None:
        super()._place_phase(position)
        if self.opening():
            self.led = self.pack.suit[self.turn_up]
            self.best = self.winner = -1
            place = self.leader
            for card in self.trick:
                suit = self.pack.suit[card]
                if (self.best < 0 and suit in (self.led, self.suit)) or (self.best >= 0 and self.ranking.beats[self.best] >> card & 1):
                    self.best, self.winner = card, place
                place = self.next_place[place]

    def zones(self, seat: int) -> list[Zone]:
        found = super().zones(seat)
        if self.turn_up >= 0 and not any(self.tricks):
            found.append(Zone("turn-up", "turn-up", "row", items=[Item(face=self.pack.names[self.turn_up])], count=1))
            for zone in found:
                if zone.id == "trick":
                    zone.shape = {**zone.shape, "led": self.pack.suits[self.pack.suit[self.turn_up]]}
        return found


GAME = Spades()
