"""Quinientos (five hundred): the highest bidder names trumps, changes three cards, and has to win what he bid; or, in a misère, nothing at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import Field, Int, IntEach, SeatNumber, Suit, Suits, Word
from sobremesa.core.positions import Flag as FlagField
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Pick, Say, Sheet, Zone, say
from sobremesa.games.tricks._quinientos_bids import (
    BID,
    BIDS,
    KITTY,
    LEVEL,
    LOOK,
    OPEN_BID,
    PASS,
    RANK,
    SANS,
    SEATS,
    WORDS,
    Calls,
    bid_of,
    bid_word,
    cell_of,
    read_bid,
    say_bid,
)
from sobremesa.games.tricks._quinientos_cards import by_suits
from sobremesa.games.tricks._quinientos_hand import (
    AUCTION,
    DECLARE,
    DISCARD,
    EXCHANGE,
    HAND,
    KITTY_SIZE,
    LEAD,
    MADE,
    OUTCOMES,
    PASSED,
    RAISE,
    SUITS,
    QuinientosHand,
)
from sobremesa.games.tricks._table import side_columns, trick_zone
from sobremesa.games.tricks._tricks import OVER, PLAY, TRICKS, phases

SCHEMA: Final[tuple[Field, ...]] = (
    phases("auction", "raise", "exchange"),
    *TRICKS,
    Calls("calls"),
    Word("contract", ("", *BIDS)),
    FlagField("sans"),
    SeatNumber("contractor", nobody=True),
    FlagField("leaving"),
    Int("looked"),
    Suit("joker_suit"),
    Suit("named"),
    Suits("suits_led"),
    IntEach("totals"),
    IntEach("gained"),
    Word("outcome", OUTCOMES),
)


class Quinientos(Game):
    seats = (4, 3, 2, 5, 6)
    options = (
        Choice("seats", 4, 3, 2, 5, 6),
        Choice("auction", "australian", "american"),
        Choice("misere", "after_seven", "free", "off"),
        Flag("sans_kitty", "on"),
        Flag("final_raise", "on", when=(("auction", ("australian",)),)),
        Flag("joker_lead_last"),
        Choice("defence_cap", "none", 490, 480),
        Choice("teams", "pairs", "two_teams", when=(("seats", (6,)),)),
    )
    sampled = True  # of the cards to be thrown, some are offered; who has not looked at his cards is not offered what he may say all the same
    bound = 40_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return QuinientosState(self, seats, options, chance)


class QuinientosState(QuinientosHand):
    """A match of quinientos, as it is written and shown."""

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if action >= DISCARD:
            cards = [action & 127, action >> 7 & 127, action >> 14 & 127]
            return "discard " + self.pack.text([card % self.pack.size for card in cards])
        if DECLARE <= action < DECLARE + SUITS:
            return f"declare {self.pack.suits[action - DECLARE]}"
        if LEAD <= action < LEAD + SUITS:
            return f"{self.pack.names[self.joker]} {self.pack.suits[action - LEAD]}"
        if action >= BID and bid_of(action) >= 0:
            return bid_word(action)
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
        if words[0] == "discard":
            cards = sorted([self.pack.card(word) for word in words[1:]])
            if len(cards) != KITTY_SIZE:
                raise Refused("quinientos-throw-three")
            return DISCARD | cards[0] | cards[1] << 7 | cards[2] << 14
        if len(words) == 2 and words[1] in tuple(self.pack.suits):
            suit = self.pack.suits.index(words[1])
            if words[0] == "declare":
                return DECLARE + suit
            if words[0] == self.pack.names[self.joker]:
                return LEAD + suit
        return WORDS[words[0]] if len(words) == 1 and words[0] in WORDS else read_bid(words)

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: everybody has looked, no joker declared. Of an auction the calls are enough, later the contract and who made it."""
        super().place(position)
        if self.phase in (AUCTION, RAISE, EXCHANGE) and self.active != list(range(self.seats)):
            raise Refused("position-value", name="active")
        if self.phase in (AUCTION, RAISE):
            self._follow_auction()
        elif (self.contract > 0) != (self.contractor >= 0) or (
            not self.contract and (self.phase == EXCHANGE or (self.phase == PLAY and not self.partial))
        ):
            raise Refused("position-value", name="contract")
        elif self.contract:
            self._follow_contract(position)
        if not self.partial and self.phase in (AUCTION, RAISE, EXCHANGE):
            held = [
                hand.bit_count() - (KITTY_SIZE if seat == self.contractor and self.phase == EXCHANGE else 0) for seat, hand in enumerate(self.hands)
            ]
            if held != [HAND] * self.seats:
                raise Refused("position-value", name="hands")
        if self.waiting or self.mover != self._whose_turn() or (self.phase == PLAY and not self.hands[self.mover]):
            raise Refused("position-value", name="mover")
        self.check_hands()
        self.complete()

    def _whose_turn(self) -> int:
        """Who acts, as all the rest of a position tells."""
        if self.phase == PLAY:
            return self.after(self.leader, len(self.trick))
        if self.phase == OVER:
            return self.next_dealer()
        return self.mover if self.phase in (AUCTION, RAISE, EXCHANGE) else -1

    def _follow_auction(self) -> None:
        """Work out from the calls which bid stands and whose turn it is."""
        calls, leaving, raising = self.calls, self.leaving, self.phase == RAISE
        self._open_auction()
        self.phase = AUCTION
        self.mover = self.mano
        loud, self.loud = self.loud, False
        for at, call in enumerate(calls):
            seat, action = call % SEATS, call // SEATS
            if seat != self.mover or (at and self._auction_over()):
                raise Refused("position-value", name="calls")
            if action != PASS and self.contract and RANK[bid_of(action)] <= RANK[self.bid]:
                raise Refused("position-value", name="calls")
            self._call(seat, action)
        self.loud = loud
        if raising:
            self.phase = RAISE
            self.mover = self.contractor
        self.leaving = leaving
        if (raising or bool(calls)) and self._auction_over() != raising:
            raise Refused("position-value", name="calls")

    def _follow_contract(self, position: Mapping[str, object]) -> None:
        """Work out from the contract who plays against whom, and how the trick stands under it."""
        self._set_sides()
        if self.phase == EXCHANGE:
            self.mover = self.contractor
            return
        for name in ("leader", "last_leader"):
            if name not in position:
                setattr(self, name, self.contractor)
            elif getattr(self, name) not in self._players():
                raise Refused("position-value", name=name)
        if "active" not in position:
            self.sit(self._players())
        elif self.active != self._players():
            raise Refused("position-value", name="active")
        self.set_trump(self.trump_called())
        self._follow_trick()
        if self.trick and self.trick[0] == self.joker and self.loose:
            self.led = self.named
        if self.phase == PLAY and "mover" not in position:
            self.mover = self.after(self.leader, len(self.trick))

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return "clockwise"

    def faces(self, place: int, viewer: int) -> int:
        if place == viewer and self.looked >> place & 1:
            return -1
        return self.known[place] if self.bid == OPEN_BID and place == self.contractor else 0

    def zones(self, seat: int) -> list[Zone]:
        pack = self.pack
        names = pack.names
        found: list[Zone] = []
        for place in range(self.seats):
            cards = by_suits(self.ranking, self.hands[place] & self.faces(place, seat))
            items = [Item(names[card], names[card]) for card in cards]
            found.append(Zone(f"hand-{place}", "hand", "fan", place, items, self.hands[place].bit_count(), shape={"sorted": 1}))
        found.append(trick_zone(pack, "trick", self.trick, [self.after(self.leader, step) for step in range(self.trick_size)]))
        if self.trick and self.named >= 0:
            found[-1].shape["led"] = pack.suits[self.named]
        found.append(trick_zone(pack, "last", self.last, [self.after(self.last_leader, step) for step in range(self.seats)]))
        if self.stock or self.sans:
            found.append(Zone("kitty", "quinientos-kitty", "stack", count=KITTY_SIZE, shape={"small": 1}))
        elif self.contractor >= 0 and self.thrown[self.contractor]:
            thrown = bits(self.thrown[self.contractor]) if seat == self.contractor else []
            items = [Item(face=names[card]) for card in thrown]
            shape: dict[str, str | int] = {"small": 1, "aside": 1} if items else {"small": 1}
            found.append(Zone("thrown", "quinientos-thrown", "row", self.contractor, items, KITTY_SIZE, shape=shape))
        owners = [max(self.contractor, 0), self._first_rival()]
        return found + [Zone(f"pile-{side}", "pile", "stack", owners[side], count=self.piles[side].bit_count()) for side in (0, 1)]

    def _first_rival(self) -> int:
        """The first seat that plays against the contractor."""
        own = self.teams[max(self.contractor, 0)]
        return next(seat for seat in range(self.seats) if self.teams[seat] != own)

    def badges(self, seat: int) -> list[str]:
        found = super().badges(seat)
        return [*found, "quinientos-contractor"] if seat == self.contractor and self.phase not in (AUCTION, RAISE) else found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        if self.phase in (AUCTION, RAISE) or (self.outcome == PASSED and self.hand_over()):
            found: list[Say] = []
            for call in self.calls:
                if call % SEATS == seat:
                    action = call // SEATS
                    found.append(say("quinientos-passed") if action == PASS else say_bid("quinientos-bid", bid_of(action), action >= SANS))
            return found
        if self.contractor < 0:
            return []
        if seat not in self.active:
            return [say("quinientos-sits-out")]
        if self.teams[seat] != self.teams[self.contractor]:
            return super().notes(seat, viewer)
        return [say("quinientos-won-of", won=self.team_tricks(self.teams[seat]), n=LEVEL[self.bid])]

    def move(self, seat: int, action: int) -> Move:
        found = super().move(seat, action)
        if BID <= action < DECLARE and bid_of(action) >= 0:
            found.at = cell_of(bid_of(action))
        elif DECLARE <= action < LEAD + SUITS:
            found.at = f"{1 if action < LEAD else 2},{(action - DECLARE) % (LEAD - DECLARE) + 1}"
        return found

    def label(self, seat: int, action: int) -> Say:
        if action >= DISCARD:
            return say("quinientos-throw", cards=self.word(action).removeprefix("discard "))
        if action >= LEAD:
            return say("quinientos-lead-joker", suit=self.pack.suits[action - LEAD])
        if action >= DECLARE:
            return say("quinientos-declare", suit=self.pack.suits[action - DECLARE])
        if action >= BID:
            return say_bid("quinientos-call", bid_of(action), action >= SANS)
        if action == KITTY:
            return say("quinientos-with-kitty" if self.leaving else "quinientos-sans-kitty")
        if action == LOOK:
            return say("quinientos-look")
        return say("quinientos-stay" if self.phase == RAISE else "quinientos-pass")

    def picks(self, seat: int) -> list[Pick]:
        if self.phase != EXCHANGE:
            return []
        return [Pick("discard", "discard {items}", say("quinientos-throw-these"), (f"hand-{seat}",), KITTY_SIZE, KITTY_SIZE)]

    def prompt(self, seat: int) -> Say | None:
        if self.phase == EXCHANGE:
            return say("quinientos-choose-three")
        if self.phase in (AUCTION, RAISE):
            if self.may_look() >> seat & 1:
                return say("quinientos-look-or-blind" if seat == self.mover else "quinientos-may-look")
            return say("quinientos-your-raise" if self.phase == RAISE else "quinientos-your-call")
        if self.phase == PLAY and self.loose:
            if self.playable(seat) == 1 << self.joker and self.trick and self.misere:
                return say("quinientos-owe-joker")
            moves = self.joker_moves(seat) if not self.trick else []
            if moves:
                return say("quinientos-may-declare" if moves[0] < LEAD else "quinientos-may-lead-joker")
        return super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        if not self.contract:
            return []
        standing = self.phase in (AUCTION, RAISE)
        said = say_bid("quinientos-stands" if standing else "quinientos-contract", self.bid, self.sans)
        found = [say(said.key, seat=self.contractor, **said.facts)]
        if not standing:
            trump = self.trump_called()
            found.insert(0, say("trump-is", suit=self.pack.suits[trump]) if trump >= 0 else say("tricks-no-trump"))
            if self.joker_suit >= 0:
                found.append(say("quinientos-joker-of", suit=self.pack.suits[self.joker_suit]))
        return found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        shown = list(range(self.team_count))
        lines = [Line(say("quinientos-line-total"), tuple(self.totals), total=True)]
        title = say("quinientos-sheet-passed")
        if self.contract:
            said = say_bid("quinientos-sheet-made" if self.outcome == MADE else "quinientos-sheet-failed", self.bid, self.sans)
            title = say(said.key, seat=self.contractor, **said.facts)
            tricks = Line(say("quinientos-line-tricks"), tuple([self.team_tricks(team) for team in shown]))
            lines = [tricks, Line(say("quinientos-line-gained"), tuple(self.gained)), *lines]
        return Sheet(title, side_columns(self.team_count, self.seats, shown), tuple(lines))


GAME = Quinientos()
