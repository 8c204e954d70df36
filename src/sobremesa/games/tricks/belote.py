"""Belote: a card is turned up, somebody takes it and makes trumps, and his pair must win more than half of the 162 points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import get_pack
from sobremesa.core.positions import Field, Int, IntEach, SeatNumber, Word, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Move, Say, Sheet, Zone, say
from sobremesa.games.tricks._duties import Duties
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._packets import deal_packets
from sobremesa.games.tricks._stock import stock_zone
from sobremesa.games.tricks._table import ahead, side_columns
from sobremesa.games.tricks._tricks import PLAY, TRICKS, TrickState, phases

PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
ORDERS: Final = {
    "belote": Order(get_pack("fr32"), "A T K Q J 9 8 7", PLAIN_POINTS, "J 9 A T K Q 8 7", TRUMP_POINTS),
    "natural": Order(get_pack("fr32"), "A K Q J T 9 8 7", PLAIN_POINTS, "", TRUMP_POINTS),
}
DUTIES: Final = {
    "required": Duties(head="trumps", ruff=True, overruff=True, underruff=True, relief="ruff"),
    "free": Duties(head="trumps", ruff=True, overruff=True, relief="ruff"),
}
QUEEN: Final = 6  # places of ranks in their suit
KING: Final = 7

FIRST: Final = [3, 2]  # packets dealt before the auction
TAKER_DRAWS: Final = 2  # and after it
OTHERS_DRAW: Final = 3
UNDEALT: Final = 11  # cards under the turned one during the auction
DER: Final = 10  # for the last trick
WHOLE: Final = 162  # points of a hand, those that make the contract, and just half
MADE: Final = 82
EVEN: Final = 81
CAPOTE: Final = 252  # instead of 162 for all the tricks
TRICKS_IN_HAND: Final = 8
BELOTE: Final = 20

# Actions; naming a suit is NAME with it, saying "belote" over a card is ANNOUNCE with that.
PASS: Final = 200
TAKE: Final = 201
NAME: Final = 210
ANNOUNCE: Final = 300

TAKING: Final = 3  # phases: the first and the second round of the auction
NAMING: Final = 4

OUTCOMES: Final = ("", "passed", "made", "inside", "even", "capote", "capote-against")
"""How a hand ended: nobody took; the takers made their contract, or not, or half the points put by; one pair took every trick."""
NONE: Final = 0
PASSED: Final = 1
DONE: Final = 2
INSIDE: Final = 3
HELD: Final = 4
ALL_TAKERS: Final = 5
ALL_OTHERS: Final = 6

SCHEMA: Final[tuple[Field, ...]] = (
    phases("taking", "naming"),
    *TRICKS,
    SeatNumber("taker", nobody=True),
    SeatNumber("belote", nobody=True),
    IntEach("totals"),
    IntEach("scored"),
    Int("held"),
    Word("outcome", OUTCOMES),
)


class Belote(Game):
    seats = (4,)
    options = (
        Choice("target", 501, 1001),
        Choice("second_round", "other_suit", "any"),
        Choice("rank_order", "belote", "natural"),
        Choice("undertrump", "required", "free"),
        Choice("litigio", "dentro", "held", when=(("belote_counts", ("off",)),)),
        Flag("belote_counts"),
        Choice("announce", "auto", "manual"),
    )
    bound = 20_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return BeloteState(self, seats, options, chance)


class BeloteState(TrickState):
    """A match of belote.

    ``taker``: who took, ``belote``: who has announced it (-1: nobody). ``totals``: points of each pair in the match, ``scored``: of those, what the
    last hand brought. ``held``: points of even hands, put by for the next winner.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, ORDERS[str(options["rank_order"])], [0, 1, 0, 1])
        self.duties = DUTIES[str(options["undertrump"])]
        self.manual = options["announce"] == "manual"
        self.royals = self.pack.rank_masks[QUEEN] | self.pack.rank_masks[KING]
        self.pair = 0  # king and queen of trumps
        self.taker = -1
        self.belote = -1
        self.totals: list[int] = [0, 0]
        self.scored: list[int] = [0, 0]
        self.held = 0
        self.outcome = NONE

    # -- the deal and the auction -----------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.clear()
        self.taker = self.belote = -1
        self.scored = [0, 0]
        self.outcome = NONE
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        deal_packets(self, cards, FIRST)
        self.turn_up = cards.pop()
        self.stock = cards
        self.set_trump(-1)
        self.phase = TAKING

    def set_trump(self, trump: int) -> None:
        super().set_trump(trump)
        self.pair = self.royals & self.ranking.trumps

    def choices(self, seat: int) -> list[int]:
        if self.phase == TAKING:
            return [PASS, TAKE]
        return [PASS, *[NAME + suit for suit in range(4) if self.may_name(suit)]]

    def may_name(self, suit: int) -> bool:
        """Whether the suit can be made trumps in the second round."""
        return suit != self.pack.suit[self.turn_up] or self.options["second_round"] == "any"

    def choose(self, seat: int, action: int) -> None:
        if self.phase == PLAY:
            if not ANNOUNCE <= action < ANNOUNCE + self.pack.size:
                super().choose(seat, action)
            self._announce(seat, action - ANNOUNCE)
        elif self.phase not in (TAKING, NAMING):
            super().choose(seat, action)
        elif action == PASS:
            self._pass(seat)
        elif action == TAKE:
            if self.phase == NAMING:
                raise Refused("belote-name-a-suit")
            self._take(seat, self.pack.suit[self.turn_up])
        elif NAME <= action < NAME + 4:
            if self.phase == TAKING:
                raise Refused("belote-first-round")
            if not self.may_name(action - NAME):
                raise Refused("belote-turned-suit", suit=self.pack.suits[action - NAME])
            self._take(seat, action - NAME)
        elif 0 <= action < self.pack.size:
            raise Refused("tricks-no-card-now")
        else:
            super().choose(seat, action)

    def _pass(self, seat: int) -> None:
        if self.loud:
            self.note("pass", "belote-says-pass" if self.phase == TAKING else "belote-says-two", seat, True)
        self.mover = self.next_place[seat]
        if self.mover != self.mano:
            return
        if self.phase == TAKING:
            self.phase = NAMING
            return
        self.outcome = PASSED
        if self.loud:
            self.note("score", "belote-nobody-takes")
        self.close(False)

    def _take(self, seat: int, trump: int) -> None:
        if self.loud:
            turned = self.phase == TAKING
            self.note("say", "belote-says-take" if turned else "belote-says-suit", seat, True, suit=self.pack.suits[trump])
        self.taker = seat
        self.shown = self.turn_up
        self.hands[seat] |= 1 << self.turn_up
        self.known[seat] |= 1 << self.turn_up
        self.turn_up = -1
        place = self.mano
        for _ in range(4):
            for _ in range(TAKER_DRAWS if place == seat else OTHERS_DRAW):
                self.hands[place] |= 1 << self.stock.pop()
            place = self.next_place[place]
        self.set_trump(trump)
        self.phase = PLAY
        self.mover = self.mano

    # -- play -------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        found = super().actions(seat)
        if self.manual and self.phase == PLAY and seat == self.mover and not self.pair & ~self.hands[seat] and self.pair:
            found += [ANNOUNCE + card for card in found if self.pair >> card & 1]
        return found

    def only_cards(self) -> bool:
        return not self.manual

    def _announce(self, place: int, card: int) -> None:
        """Play king or queen of trumps saying that the other is there too."""
        if not self.manual or not self.pair >> card & 1 or self.pair & ~self.hands[place]:
            raise Refused("belote-no-belote")
        if not self.legal() >> card & 1:
            raise self.refusal(place, card)
        self.belote = place
        self.play_card(place, card)

    def put(self, place: int, card: int) -> None:
        if self.pair >> card & 1:
            self._reveal(place, card)
        super().put(place, card)

    def _reveal(self, place: int, card: int) -> None:
        """What is said, or not said, when king or queen of trumps is played."""
        other = self.pair & ~(1 << card)
        first = self.hands[place] & other != 0
        if first and not self.manual:
            self.belote = place
        if self.belote == place:
            if first:
                self.known[place] |= other
            if self.loud:
                self.note("say", "belote-says-belote" if first else "belote-says-rebelote", place, True)
        elif not self.manual:
            self.barred[place] |= other

    def note_trick(self, winner: int, points: int) -> None:
        self.note("win", "tricks-takes", winner)  # the points are counted at the end

    def after_trick(self) -> None:
        if not self.hands[self.leader]:
            self.points[self.sides[self.leader]] += DER
            self.count()

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def count(self) -> None:
        takers = self.sides[self.taker]
        others = 1 - takers
        self.outcome = self._outcome(takers)
        scored = [0, 0]
        if self.outcome == DONE:
            scored = self.points[:]
        elif self.outcome == HELD:
            scored[others] = EVEN
        elif self.outcome == ALL_TAKERS:
            scored[takers] = CAPOTE
        else:
            scored[others] = CAPOTE if self.outcome == ALL_OTHERS else WHOLE
        if self.belote >= 0:
            scored[self.sides[self.belote]] += BELOTE
        if self.loud:
            if self.outcome in (ALL_TAKERS, ALL_OTHERS):
                self.note("say", "belote-says-capote", self.leader, True)
            seats = f"{takers} {takers + 2}"
            self.note("score", f"belote-{OUTCOMES[self.outcome]}", seats=seats, points=self.points[takers])
        if self.outcome == HELD:
            self.held += EVEN
        elif self.held and scored[0] != scored[1]:
            scored[scored.index(max(scored))] += self.held
            self.held = 0
        self.scored = scored
        for side in (0, 1):
            self.totals[side] += scored[side]
        self.close(ahead(self.totals, self.options.number("target")) >= 0)

    def _outcome(self, takers: int) -> int:
        others = 1 - takers
        if self.side_tricks(takers) == TRICKS_IN_HAND:
            return ALL_TAKERS
        if self.side_tricks(others) == TRICKS_IN_HAND:
            return ALL_OTHERS
        own, against = self.points[takers], self.points[others]
        if self.options.on("belote_counts"):
            if self.belote >= 0:
                if self.sides[self.belote] == takers:
                    own += BELOTE
                else:
                    against += BELOTE
            return DONE if own >= MADE and own > against else INSIDE
        if own == EVEN and self.options["litigio"] == "held":
            return HELD
        return DONE if own >= MADE else INSIDE

    def scores(self) -> list[int]:
        return [self.totals[side] for side in self.sides]

    def standing(self, seat: int) -> int:
        side = self.sides[seat]
        if self.hand_over():
            return self.scored[side] - self.scored[1 - side]
        found = self.points[side] - self.points[1 - side]
        if self.belote >= 0:
            found += BELOTE if self.sides[self.belote] == side else -BELOTE
        return found

    # -- copies and notation ------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = BeloteState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.pair, new.taker, new.belote = self.pair, self.taker, self.belote
        new.totals, new.scored = self.totals[:], self.scored[:]
        new.held, new.outcome = self.held, self.outcome
        return new

    def word(self, action: int) -> str:
        if NAME <= action < NAME + 4:
            return f"take {self.pack.suits[action - NAME]}"
        if ANNOUNCE <= action < ANNOUNCE + self.pack.size:
            return f"{self.pack.names[action - ANNOUNCE]} belote"
        return {PASS: "pass", TAKE: "take"}.get(action, str(action))

    def read_words(self, words: list[str]) -> int:
        if len(words) == 2 and words[0] == "take" and len(words[1]) == 1 and words[1] in self.pack.suits:
            return NAME + self.pack.suits.index(words[1])
        if len(words) == 2 and words[1] == "belote":
            return ANNOUNCE + self.pack.card(words[0])
        return {"pass": PASS, "take": TAKE}.get(words[0], -1) if len(words) == 1 else -1

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: nobody has taken or announced belote; in the auction mano is to speak."""
        super().place(position)
        if self.phase in (TAKING, NAMING):
            if self.turn_up < 0 or len(self.stock) != UNDEALT:
                raise Refused("position-value", name="stock" if self.turn_up >= 0 else "turn_up")
            self.set_trump(-1)
            self.mover = self.mano if "mover" not in position else self.mover
        if self.phase == PLAY and self.taker < 0 and not self.partial:
            raise Refused("position-value", name="taker")
        within("held", 0, 1 << 20, [self.held])
        self.check_hands()
        self.complete()

    # -- at the table -------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return "anticlockwise"

    def zones(self, seat: int) -> list[Zone]:
        found = super().zones(seat)
        if self.turn_up >= 0:
            found.append(stock_zone(self))
        return found

    def badges(self, seat: int) -> list[str]:
        found = super().badges(seat)
        return [*found, "belote-taker"] if seat == self.taker else found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        if self.phase in (TAKING, NAMING):
            spoken = (seat - self.mano) % 4 < (self.mover - self.mano) % 4
            if self.phase == NAMING:
                return [say("belote-said-two" if spoken else "belote-said-pass")]
            return [say("belote-said-pass")] if spoken else []
        found = super().notes(seat, viewer)
        return [*found, say("belote-has-belote")] if seat == self.belote else found

    def move(self, seat: int, action: int) -> Move:
        move = super().move(seat, action)
        if NAME <= action < ANNOUNCE:
            move.at = f"1,{action - NAME + 1}"
        return move

    def label(self, seat: int, action: int) -> Say:
        if action >= ANNOUNCE:
            return say("belote-move-announce", card=self.pack.names[action - ANNOUNCE])
        if action >= NAME:
            return say("belote-move-suit", suit=self.pack.suits[action - NAME])
        if action == TAKE:
            return say("belote-move-take", suit=self.pack.suits[self.pack.suit[self.turn_up]])
        return say("belote-move-pass" if self.phase == TAKING else "belote-move-two")

    def prompt(self, seat: int) -> Say | None:
        if self.phase == TAKING:
            return say("belote-choose-take", card=self.pack.names[self.turn_up])
        return say("belote-choose-suit") if self.phase == NAMING else super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found: list[Say] = []
        if self.taker >= 0:
            found.append(say("belote-taken", seat=self.taker, suit=self.pack.suits[self.trump]))
        elif self.turn_up >= 0:
            found.append(say("belote-turned", card=self.pack.names[self.turn_up]))
        return [*found, say("belote-put-by", n=self.held)] if self.held else found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        lines: list[Line] = []
        if self.taker >= 0:
            lines.append(Line(say("belote-line-points"), (self.points[0], self.points[1])))
            if self.belote >= 0:
                announced = self.sides[self.belote]
                lines.append(Line(say("belote-line-belote"), (BELOTE * (1 - announced), BELOTE * announced)))
            lines.append(Line(say("belote-line-scored"), (self.scored[0], self.scored[1])))
        lines.append(Line(say("belote-line-total"), (self.totals[0], self.totals[1]), total=True))
        takers = self.sides[self.taker]
        title = say(f"belote-sheet-{OUTCOMES[self.outcome]}", seats=f"{takers} {takers + 2}") if self.outcome else say("belote-sheet")
        return Sheet(title, side_columns(2, 4, [0, 1]), tuple(lines))


GAME = Belote()
