"""Whist: two pairs, thirteen tricks and a trump suit; each trick beyond six is a point, and two mangas win the rubber."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.positions import Field, Int, IntEach, Masks, Reader, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Say, Sheet, Zone, say
from sobremesa.games.tricks._duties import FOLLOW, FREE
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._renuncio import Log, card_of, note_card, place_of
from sobremesa.games.tricks._revokes import PENALTY, Revokes
from sobremesa.games.tricks._rubber import BOOK, across, change_owner, change_partners, gain_of, seating
from sobremesa.games.tricks._tricks import END, NO_CARDS, PLAY, TRICKS, TrickState, phases

RANKS = "A K Q J T 9 8 7 6 5 4 3 2"
ORDERS = {"fr52": Order(get_pack("fr52"), RANKS, {}), "es52": Order(get_pack("es52"), RANKS, {})}
LOOKS = {"english": "french", "german": "german", "swiss": "swiss", "spanish_poker": "spanish52"}
SUITS = {"fr52": "shdc", "es52": "ecob"}  # the same suits in each pack's letters
HONOURS = (0, 10, 11, 12)  # ranks: A J Q K
DUMMY = 3  # the place of the dummy, with three players
MANGAS = 2  # win the rubber
LONGEST = 25  # hands of a manga, where renuncios may keep both sides from winning it: then the pair that is ahead has won

# Actions. An exposed card is ordered by ORDERED and its number; RETRACT and a card play it in place of the one taken back.
PASS, STAND, CLAIM, TAKE_TRICKS, ADD, TAKE_POINTS = range(200, 206)
WORDS = {"pass": PASS, "stand": STAND, "claim": CLAIM, "tricks": TAKE_TRICKS, "add": ADD, "take": TAKE_POINTS}
ORDERED, RETRACT = 300, 400

ORDERING, JUDGING, CHOOSING = 3, 4, 5  # phases: an exposed card to order or not, the hand to agree to, the penalty to choose

SCHEMA: tuple[Field, ...] = (
    phases("order", "judge", "choose"),
    *TRICKS,
    Masks("played"),
    IntEach("gained"),
    IntEach("honoured"),
    IntEach("totals"),
    Int("won"),
    IntEach("mangas"),
    Int("hands_played"),
    IntEach("wins"),
    Int("rubber"),
    IntEach("partners"),
    Log("log"),
)


class Whist(Game):
    seats = (4, 3)
    options = (
        Choice("seats", 4, 3),
        Choice("trump", "turned", "sequence"),
        Choice(
            "trump_order",
            "hdsc",
            *["".join(suits) for suits in permutations("hdsc") if suits != ("h", "d", "s", "c")],
            when=(("trump", ("sequence",)),),
        ),
        Flag("honours", "on"),
        Choice("target", 5, 7, 9),
        Choice("rubbers", 1, 3),
        Choice("partners", "drawn", "fixed"),
        Choice("deck_art", "english", "german", "swiss", "spanish_poker"),
        Choice("honours_near_target", "void", "clip", when=(("honours", ("on",)),)),
        Choice("renuncio", "prevented", "claim"),
    )
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return WhistState(self, seats, options, chance)


class WhistState(TrickState):
    """A match of whist. With three players place :data:`DUMMY` is the dummy, played by the seat opposite.

    :ivar played: the cards that each place has played to the tricks gone. ``gained``: points that tricks brought each side in the last hand,
        ``honoured`` those of honours.
    :ivar totals: points of each side in this manga, ``won``: the side that has won it, -1: none yet. ``mangas`` won in this rubber,
        ``hands_played`` in this manga. ``wins``: rubbers of each seat, ``rubber``: number of this one, from 0. ``partners``: for each seat the set of
        those who have been its partners.
    :ivar claims: renuncios are not prevented: ``revokes`` keeps them, ``log`` the cards of the hand in order.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        pack = "es52" if options["deck_art"] == "spanish_poker" else "fr52"
        super().__init__(game, seats, options, chance, ORDERS[pack], [0, 1, 0, 1])
        self.dummy = DUMMY if seats == 3 else -1
        self.target = options.number("target")
        self.rubbers = options.number("rubbers")
        self.claims = options["renuncio"] == "claim"
        self.duties = FREE if self.claims else FOLLOW
        self.played: list[int] = [0] * 4
        self.gained: list[int] = [0, 0]
        self.honoured: list[int] = [0, 0]
        self.totals: list[int] = [0, 0]
        self.won = -1
        self.mangas: list[int] = [0, 0]
        self.hands_played = 0
        self.wins: list[int] = [0] * seats
        self.rubber = 0
        self.partners: list[int] = [0] * seats
        self.log: list[int] = []
        self.revokes = Revokes(self.pack, self.places, self.dummy)
        self.take_places(seating(seats, False, chance))

    # -- the table --------------------------------------------------------------------------------------------------------------------

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

    def note_partners(self) -> None:
        """Remember who is whose partner in this rubber; of a dummy's owner, that he has had it."""
        for seat in range(self.seats):
            partner = across(self.active, seat)
            if self.dummy < 0 or partner == self.dummy:
                self.partners[seat] |= 1 << partner

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.take_places(seating(self.seats, self.options["partners"] == "drawn", self.chance))
        self.note_partners()
        self.new_hand()

    def new_hand(self) -> None:
        self.clear()
        self.played = [0] * 4
        self.log = []
        if self.claims:
            self.revokes = Revokes(self.pack, self.places, self.dummy)
        self.gained, self.honoured = [0, 0], [0, 0]
        self.hands_played += 1
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        if self.options["trump"] == "sequence":
            self.deal(cards, len(cards) // 4)
            self.set_trump(self.sequence_suit(self.hand))
        else:
            self.deal_all(cards)
        if self.dummy >= 0:
            self.known[self.dummy] = self.hands[self.dummy]

    def sequence_suit(self, hand: int) -> int:
        """The trump suit of that hand of the match where trumps go in sequence, as an index into the pack's suits."""
        letter = str(self.options["trump_order"])[hand % 4]
        return self.pack.suits.index(SUITS[self.pack.id]["shdc".index(letter)])

    def next_hand(self, dealer: int) -> None:
        if self.won >= 0:
            self.won = -1
            self.totals = [0, 0]
            self.hands_played = 0
            if max(self.mangas) == MANGAS:
                self.mangas = [0, 0]
                self.rubber += 1
                self.change_places()
        super().next_hand(dealer)

    def change_places(self) -> None:
        """Sit as the next rubber wants it."""
        if self.dummy < 0:
            self.take_places(change_partners(self.active, self.mano, self.partners))
        else:
            self.take_places(change_owner(self.active, self.dummy, self.partners))
        self.note_partners()

    def next_mano(self) -> int:
        return self.next_place[self.mano]

    def next_dealer(self) -> int:
        return self.mano

    # -- legal ------------------------------------------------------------------------------------------------------------------------

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

    # -- effect -----------------------------------------------------------------------------------------------------------------------

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

    def note_trick(self, winner: int, points: int) -> None:
        if winner == self.dummy:
            self.note("win", "whist-dummy-takes", self.owner())
        else:
            super().note_trick(winner, points)

    def choose(self, seat: int, action: int) -> None:
        if 0 <= action < self.pack.size:
            raise NO_CARDS
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
            self._settle()

    def awaited(self) -> int:
        """The place that plays next to the trick."""
        return self.after(self.leader, len(self.trick))

    # -- renuncios ----------------------------------------------------------------------------------------------------------------------

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

    # -- score --------------------------------------------------------------------------------------------------------------------------

    def won_tricks(self, side: int) -> int:
        """The tricks of a side, those moved for renuncios included."""
        return self.side_tricks(side) + self.revokes.moved[side]

    def held_honours(self, side: int) -> int:
        """The trump honours that were dealt to a side, once the hand has been played out."""
        if not self.options.on("honours"):
            return 0
        suit = self.pack.suit_masks[self.trump]
        honours = sum([self.pack.rank_masks[rank] & suit for rank in HONOURS])
        return sum([(self.played[place] & honours).bit_count() for place in range(4) if self.sides[place] == side])

    def count(self) -> None:
        if self.claims:
            seats = [self.seat_of(place) for place in self.active]
            self.ask(JUDGING, [seat for at, seat in enumerate(seats) if seat not in seats[:at] and self.may_claim(seat)])
        else:
            self._settle()

    def _settle(self) -> None:
        """Score the hand, and the manga, rubber and match that it decides."""
        clip = self.options["honours_near_target"] == "clip"
        tricks = [self.won_tricks(side) for side in (0, 1)]
        honours = [self.held_honours(side) for side in (0, 1)]
        gain = gain_of(self.totals, self.target, tricks, honours, clip, self.revokes.added, self.revokes.taken, self.revokes.revoked)
        self.totals, self.gained, self.honoured, self.won = gain.totals, gain.tricks, gain.honours, gain.won
        better = 0 if tricks[0] > tricks[1] else 1
        self.note("score", "whist-hand-won", seats=self._names(better), n=gain.tricks[better])
        for side in (0, 1):
            if gain.honours[side]:
                self.note("score", "whist-honours", seats=self._names(side), n=gain.honours[side])
        if self.won < 0 and self.claims and self.hands_played >= LONGEST:
            self.won = better if self.totals[0] == self.totals[1] else 0 if self.totals[0] > self.totals[1] else 1
        won = self.won
        if won >= 0:
            self.mangas[won] += 1
            self.note("score", "whist-rubber-won" if self.mangas[won] == MANGAS else "whist-manga-won", seats=self._names(won))
        self.close(won >= 0 and self._rubber_won(won))

    def _rubber_won(self, side: int) -> bool:
        """Note the rubber if the side has won it; whether the match is over."""
        if self.mangas[side] < MANGAS:
            return False
        for seat in self.side_seats(side):
            self.wins[seat] += 1
        return self.rubber + 1 == self.rubbers

    def _names(self, side: int) -> str:
        return " ".join([str(seat) for seat in self.side_seats(side)])

    def scores(self) -> list[int]:
        return self.wins[:] if self.rubbers > 1 else [self.mangas[self.sides[seat]] for seat in range(self.seats)]

    def standing(self, seat: int) -> int:
        """Tricks against the rivals', with what penalties bring."""
        side = self.sides[seat]
        added, taken = self.revokes.added, self.revokes.taken
        points = added[side] - added[1 - side] + taken[1 - side] - taken[side]
        return self.won_tricks(side) - self.won_tricks(1 - side) + 2 * points

    # -- copies and positions -----------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = WhistState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.played, new.gained, new.honoured = self.played[:], self.gained[:], self.honoured[:]
        new.totals, new.won, new.mangas, new.hands_played = self.totals[:], self.won, self.mangas[:], self.hands_played
        new.wins, new.rubber, new.partners = self.wins[:], self.rubber, self.partners[:]
        if self.options["renuncio"] == "claim":
            new.claims, new.duties = self.claims, self.duties
            new.log, new.revokes = self.log[:], self.revokes.clone()
        return new

    def enforced(self) -> WhistState:
        """A copy of this moment in which no more renuncios can be made: what an honest player reckons with."""
        new = self.clone()
        assert isinstance(new, WhistState)
        new.claims, new.duties, new._legal = False, FOLLOW, -1
        return new

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        return {**super().fields(), **self.revokes.write()} if self.claims else super().fields()

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: seats in order, nothing won. The sides follow from the order of play (``active``); a dummy lies open."""
        super().place(position)
        if sorted(self.active) != [0, 1, 2, 3]:
            raise Refused("position-value", name="active")
        self.take_places(self.active)
        if self.dummy >= 0:
            self.known[self.dummy] = self.hands[self.dummy]
        if self.claims:
            self.revokes.read(Reader(position), self, self.log)
        if self.phase == ORDERING and not self.revokes.exposed[self.awaited()]:
            raise Refused("position-value", name="exposed")
        if self.phase > END and not (self.claims and 0 <= self.mover < self.seats):
            raise Refused("position-value", name="phase")
        within("won", -1, 1, [self.won])
        within("totals", 0, 99, self.totals)
        within("mangas", 0, MANGAS, self.mangas)
        within("rubber", 0, self.rubbers - 1, [self.rubber])
        self.check_hands()
        self.complete()

    # -- notation -----------------------------------------------------------------------------------------------------------------------

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

    # -- at the table -------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return LOOKS[str(self.options["deck_art"])]

    def direction(self) -> str:
        return "clockwise"

    def circle(self) -> list[int]:
        return self.active if self.active != list(range(self.seats)) else []

    def faces(self, place: int, viewer: int) -> int:
        """One's own, a dummy's, and what was taken back or had to be shown; the dealer's trump is known but taken up."""
        if place == viewer or place == self.dummy:
            return -1
        return self.known[place] & ~(1 << self.shown) if self.shown >= 0 else self.known[place]

    def zones(self, seat: int) -> list[Zone]:
        found = [zone for zone in super().zones(seat) if zone.kind != "pile"]
        for zone in found:
            if zone.owner == self.dummy and zone.kind == "hand":
                zone.label = say("whist-dummys-hand", seat=self.owner())
            if zone.id == "last" and self.trick:
                zone.items, zone.count = [], 0
        for side in (0, 1):
            won = self.won_tricks(side)
            backs = [Item(marks=("apart",)) if at == BOOK else Item() for at in range(won)]
            found.append(Zone(f"pile-{side}", "pile", "fan", self.side_seats(side)[0], backs, won))
        return found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        side = self.sides[seat]
        found = [say("whist-tricks", n=self.won_tricks(side)), say("whist-points", n=self.totals[side])]
        if self.rubbers > 1:
            found.append(say("whist-mangas", n=self.mangas[side]))
        return [*found, say("whist-plays-dummy")] if seat == self.owner() else found

    def badges(self, seat: int) -> list[str]:
        found = ["mano"] if seat == self.seat_of(self.mano) and not self.hand_over() else []
        dealer = self.mano if self.hand_over() else self.active[self.active.index(self.mano) - 1]
        return [*found, "dealer"] if seat == self.seat_of(dealer) else found

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

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.rubbers > 1:
            found.append(say("whist-rubber", n=self.rubber + 1, of=self.rubbers))
        return [*found, say("whist-goal", n=self.target)]

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        revokes = self.revokes
        both = (0, 1)
        lines = [
            Line(say("whist-line-tricks"), tuple([self.won_tricks(side) for side in both])),
            Line(say("whist-line-beyond"), tuple(self.gained)),
        ]
        if self.options.on("honours"):
            lines.append(Line(say("whist-line-honours"), tuple(self.honoured)))
        if any(revokes.added) or any(revokes.taken):
            lines.append(Line(say("whist-line-penalties"), tuple([revokes.added[side] - revokes.taken[side] for side in both])))
        lines.append(Line(say("whist-line-total"), tuple(self.totals), total=True))
        lines.append(Line(say("whist-line-mangas"), tuple(self.mangas), total=True))
        return Sheet(say("whist-sheet"), tuple([say("seats", seats=self._names(side)) for side in both]), tuple(lines))


GAME = Whist()
