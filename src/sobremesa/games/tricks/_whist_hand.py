"""A hand of whist: who sits where, a dummy that another plays for, and renuncios that may have to be claimed."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import Field, Masks
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Move, Say, say
from sobremesa.games.tricks._duties import FOLLOW, FREE
from sobremesa.games.tricks._hand import PLAY
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._renuncio import Log, card_of, note_card, place_of
from sobremesa.games.tricks._revokes import PENALTY, Revokes
from sobremesa.games.tricks._rubber import across
from sobremesa.games.tricks._tricks import TRICKS, TrickState, phases

DUMMY: Final = 3  # the place of the dummy, with three players

# Actions. An exposed card is ordered by ORDERED and its number; RETRACT and a card play it in place of the one taken back.
PASS: Final = 200
STAND: Final = 201
CLAIM: Final = 202
TAKE_TRICKS: Final = 203
ADD: Final = 204
TAKE_POINTS: Final = 205
WORDS: Final = {"pass": PASS, "stand": STAND, "claim": CLAIM, "tricks": TAKE_TRICKS, "add": ADD, "take": TAKE_POINTS}
ORDERED: Final = 300
RETRACT: Final = 400

ORDERING: Final = 3  # phases: an exposed card to order or not, the hand to agree to, the penalty to choose
JUDGING: Final = 4
CHOOSING: Final = 5

WHIST_HAND: Final[tuple[Field, ...]] = (phases("order", "judge", "choose"), *TRICKS, Masks("played"), Log("log"))
"""The part of a position that a hand has; the renuncios besides."""


class WhistHand(TrickState):
    """A hand of whist. With three players place :data:`DUMMY` is the dummy, played by the seat opposite.

    :ivar dummy: its place, -1: none. ``played``: the cards that each place has played to the tricks gone.
    :ivar claims: renuncios are not prevented: ``revokes`` keeps them, ``log`` the cards of the hand in order.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, order: Order) -> None:
        super().__init__(game, seats, options, chance, order, [0, 1, 0, 1])
        self.dummy = DUMMY if seats == 3 else -1
        self.claims = options["renuncio"] == "claim"
        self.duties = FREE if self.claims else FOLLOW
        self.played: list[int] = [0] * 4
        self.log: list[int] = []
        self.revokes = Revokes(self.pack, self.places, self.dummy)

    def settle(self) -> None:
        """Score the hand, which is over and agreed to, and close it."""
        raise NotImplementedError

    def clear(self) -> None:
        super().clear()
        self.played = [0] * 4
        self.log = []
        if self.claims:
            self.revokes = Revokes(self.pack, self.places, self.dummy)

    # -- the table ------------------------------------------------------------------------------------------------------------------------

    def take_places(self, order: list[int]) -> None:
        """Sit in that order of play; those opposite each other are partners, seat 0 and his of side 0."""
        self.sit(order)
        first = order.index(0)
        for at, place in enumerate(order):
            self.sides[place] = (at - first) % 2

    def owner(self) -> int:
        """The seat that plays the dummy; -1 where there is none."""
        return across(self.active, self.dummy) if self.dummy >= 0 else -1

    def seat_of(self, place: int) -> int:
        """Who plays the cards of a place."""
        return self.owner() if place == self.dummy else place

    def side_seats(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in range(self.seats) if self.sides[seat] == side]

    # -- legal ----------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        return self.seat_of(self.mover)

    def actors(self) -> int:
        if self.mover < 0:
            return 0
        mask = 1 << self.seat_of(self.mover)
        if self.claims and self.phase == PLAY:
            for place in self.revokes.discarders(self):
                mask |= 1 << place
        return mask

    def only_cards(self) -> bool:
        return not self.claims and self.places == self.seats

    def actions(self, seat: int) -> list[int]:
        if self.phase != PLAY:
            return super().actions(seat)
        found = bits(self.legal()) if seat == self.seat_of(self.mover) else []
        if self.claims and seat >= 0:
            discarded = seat in self.revokes.discarders(self)
            if discarded:
                found.append(STAND)
            if seat == self.seat_of(self.mover) and self.may_claim(seat):
                found.append(CLAIM)
            if discarded:
                found += [RETRACT + card for card in bits(self.revokes.retractable(self, seat))]
        return found

    def choices(self, seat: int) -> list[int]:
        if self.phase == ORDERING:
            return [PASS, *[ORDERED + card for card in bits(self.revokes.exposed[self.awaited()])]]
        return [PASS, CLAIM] if self.phase == JUDGING else [TAKE_TRICKS, ADD, TAKE_POINTS]

    def lawful(self, place: int) -> int:
        """The cards of a place that break no duty, its turn having come."""
        return FOLLOW.legal(self.ranking, self.hands[place], self.led, self.best, False) if self.trick else self.hands[place]

    def playable(self, place: int) -> int:
        ordered = self.revokes.ordered
        if self.claims and ordered < 0 and place != self.dummy:
            return self.hands[place]
        lawful = self.lawful(place)
        return 1 << ordered if ordered >= 0 and lawful >> ordered & 1 else lawful

    def refusal(self, place: int, card: int) -> Refused:
        ordered = self.revokes.ordered
        if not self.hands[place] >> card & 1:
            if self.dummy >= 0 and (self.hands[self.owner()] | self.hands[self.dummy]) >> card & 1 and place in (self.dummy, self.owner()):
                return Refused("whist-dummys-turn" if place == self.dummy else "whist-own-turn")
        elif ordered >= 0 and self.legal() == 1 << ordered:
            return Refused("revokes-ordered", card=self.pack.names[ordered])
        elif self.claims:
            return Refused("tricks-follow", suit=self.pack.suits[self.led])
        return super().refusal(place, card)

    # -- effect ---------------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == PLAY and 0 <= action < self.pack.size:
            if seat != self.seat_of(self.mover):
                raise Refused("not-your-turn")
            self.play_card(self.mover, action)
        else:
            super().apply(seat, action)

    def put(self, place: int, card: int) -> None:
        if self.claims:
            note_card(self.log, self, place, card, True)
            self.revokes.played(self, place, card)
        super().put(place, card)
        if self.claims and self.phase == PLAY and self.revokes.exposed[self.mover]:
            side = self.sides[self.mover]
            self.ask(ORDERING, [seat for seat in range(self.seats) if self.sides[seat] != side])

    def trick_over(self) -> None:
        place = self.leader
        for card in self.trick:
            self.played[place] |= 1 << card
            place = self.next_place[place]
        self.revokes.stood = 0
        super().trick_over()

    def note_play(self, place: int, card: int) -> None:
        if place == self.dummy:
            self.note("play", "whist-dummy-played", self.owner(), card=self.pack.names[card])
        else:
            super().note_play(place, card)

    def note_trick(self, winner: int, points: int) -> None:
        if winner == self.dummy:
            self.note("win", "whist-dummy-takes", self.owner())
        else:
            super().note_trick(winner, points)

    def choose(self, seat: int, action: int) -> None:
        if 0 <= action < self.pack.size:
            raise Refused("tricks-no-card-now")
        if action == STAND or RETRACT <= action < RETRACT + self.pack.size:
            self._stand_or_retract(seat, action)
        elif seat != self.seat_of(self.mover):
            raise Refused("not-your-turn")
        elif action == CLAIM:
            self._claim(seat)
        elif self.phase == ORDERING and (action == PASS or ORDERED <= action < ORDERED + self.pack.size):
            self._answer_order(seat, action)
        elif self.phase == JUDGING and action == PASS:
            self.ask(JUDGING, self.revokes.asked[1:])
        elif self.phase == CHOOSING and TAKE_TRICKS <= action <= TAKE_POINTS:
            self._penalise(seat, action)
        else:
            super().choose(seat, action)

    def ask(self, phase: int, seats: list[int]) -> None:
        """Ask those seats in turn; go on when nobody is left."""
        self.revokes.asked = seats
        if seats:
            self.phase = phase
            self.mover = seats[0]
        elif phase == ORDERING:
            self.phase = PLAY
            self.mover = self.awaited()
        elif self.revokes.pending:
            self.phase = CHOOSING
            self.mover = self.revokes.pending[0]
        else:
            self.settle()

    def awaited(self) -> int:
        """The place that plays next to the trick."""
        return self.after(self.leader, len(self.trick))

    # -- renuncios ------------------------------------------------------------------------------------------------------------------------

    def _stand_or_retract(self, seat: int, action: int) -> None:
        if self.phase != PLAY or not self.claims or seat not in self.revokes.discarders(self):
            raise Refused("revokes-nothing-to-retract")
        if action == STAND:
            self.revokes.stood |= 1 << seat
            return
        back = self.revokes.retract(self, self.log, seat, action - RETRACT)
        self._follow_trick()
        self._legal = -1
        self.note("play", "revokes-retracts", seat, True, card=self.pack.names[back], card2=self.pack.names[action - RETRACT])

    def _answer_order(self, seat: int, action: int) -> None:
        if action == PASS:
            self.ask(ORDERING, self.revokes.asked[1:])
            return
        card = action - ORDERED
        place = self.awaited()
        if not self.revokes.exposed[place] >> card & 1:
            raise Refused("revokes-not-exposed", card=self.pack.names[card])
        self.revokes.ordered = card
        self._legal = -1
        self.note("say", "revokes-orders", seat, True, card=self.pack.names[card], seat2=place)
        self.ask(ORDERING, [])

    def may_claim(self, seat: int) -> bool:
        """Whether the rivals have failed to follow in a trick that is over, since their plays were last looked into."""
        return self.revokes.claimable(self, self.log, 1 - self.sides[seat])

    def _claim(self, seat: int) -> None:
        if not self.claims or self.phase not in (PLAY, JUDGING) or not self.may_claim(seat):
            raise Refused("revokes-nothing-to-claim")
        self.note("say", "revokes-claims", seat, True)
        entry = self.revokes.claim(self, self.log, seat)
        if entry >= 0:
            self.note("say", "revokes-proved", place_of(entry), card=self.pack.names[card_of(entry)])
        else:
            self.note("say", "revokes-not-proved", seat)
        if self.phase == JUDGING:
            self.ask(JUDGING, [other for other in self.revokes.asked[1:] if self.may_claim(other)])

    def _penalise(self, seat: int, action: int) -> None:
        own = self.sides[seat]
        if action == TAKE_TRICKS:
            self.revokes.take_tricks(own, self.won_tricks(1 - own))
        elif action == ADD:
            self.revokes.added[own] += PENALTY
        else:
            self.revokes.taken[1 - own] += PENALTY
        self.note("say", f"revokes-penalty-{self.word(action)}", seat, True, n=PENALTY)
        self.revokes.pending = self.revokes.pending[1:]
        self.ask(CHOOSING, [])

    # -- the end of the hand --------------------------------------------------------------------------------------------------------------

    def won_tricks(self, side: int) -> int:
        """The tricks of a side, those moved for renuncios included."""
        return self.side_tricks(side) + self.revokes.moved[side]

    def count(self) -> None:
        if self.claims:
            seats = [self.seat_of(place) for place in self.active]
            self.ask(JUDGING, [seat for at, seat in enumerate(seats) if seat not in seats[:at] and self.may_claim(seat)])
        else:
            self.settle()

    # -- copies, notation -----------------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, WhistHand)
        new.played = self.played[:]
        if self.options["renuncio"] == "claim":
            new.claims = self.claims
            new.log, new.revokes = self.log[:], self.revokes.clone()

    def word(self, action: int) -> str:
        if ORDERED <= action < ORDERED + self.pack.size:
            return "order " + self.pack.names[action - ORDERED]
        if RETRACT <= action < RETRACT + self.pack.size:
            return "retract " + self.pack.names[action - RETRACT]
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
        if words[0] in ("order", "retract") and len(words) == 2:
            return (ORDERED if words[0] == "order" else RETRACT) + self.pack.card(words[1])
        return WORDS.get(words[0], -1) if len(words) == 1 else -1

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return "clockwise"

    def circle(self) -> list[int]:
        return self.active if self.active != list(range(self.seats)) else []

    def faces(self, place: int, viewer: int) -> int:
        """One's own, a dummy's, and what was taken back or had to be shown; the dealer's trump is known but taken up."""
        if place == viewer or place == self.dummy:
            return -1
        taken_up = 1 << self.shown if self.shown >= 0 else 0
        return self.known[place] & ~taken_up | self.revokes.exposed[place]

    def move(self, seat: int, action: int) -> Move:
        if RETRACT <= action < RETRACT + self.pack.size:
            return Move(self.text(seat, action), (self.pack.names[action - RETRACT],), say=self.label(seat, action))
        return super().move(seat, action)

    def label(self, seat: int, action: int) -> Say:
        if ORDERED <= action < ORDERED + self.pack.size:
            return say("revokes-move-order", card=self.pack.names[action - ORDERED])
        if RETRACT <= action < RETRACT + self.pack.size:
            return say("revokes-move-retract", card=self.pack.names[action - RETRACT])
        if action == PASS:
            return say("revokes-move-agree" if self.phase == JUDGING else "revokes-move-free")
        return say(f"revokes-move-{self.word(action)}", n=PENALTY)

    def prompt(self, seat: int) -> Say | None:
        if seat != self.turn():
            return None
        if self.phase == ORDERING:
            return say("revokes-may-order", seat=self.awaited())
        if self.phase == JUDGING or self.phase == CHOOSING:
            return say("revokes-may-claim" if self.phase == JUDGING else "revokes-choose")
        if self.phase != PLAY:
            return None
        owed = self.owed(self.mover)
        if self.mover == self.dummy:
            return (
                say("whist-dummy-follows", suit=self._suit_owed(owed))
                if self.lawful(self.mover) != self.hands[self.mover]
                else say("whist-dummy-plays")
            )
        if self.revokes.ordered >= 0 and self.phase == PLAY:
            return say("revokes-called-for", card=self.pack.names[self.revokes.ordered])
        return say(f"tricks-owe-{owed}", suit=self._suit_owed(owed)) if owed else None
