"""La mona: pairs are laid down, a card is taken from the neighbour's fan, and whoever is left with the sota of oros is the mona."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Options
from sobremesa.core.packs import get_pack, to_mask
from sobremesa.core.positions import Card, CardLists, Cards, Field, Int, IntEach, Masks, Reader, SeatNumber, Stack, Word, whole
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event, Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.matching._unpaired import deal_unpaired

ODD = {"es40": ("10o", "10b"), "es48": ("10o", "10b"), "fr52": ("Jd", "Jc")}
"""The mona of each pack, and the card taken out that leaves it alone."""
PATIENCE = 12  # passes a player without a pair (blind) after which chance passes
HANDLES = 1 << 20

# Actions: a card is passed by its number; a place of the fan is taken; a card of the own fan is put at a place.
OFFER, SHUFFLE, PASS, UNCOVER, DEAL, TAKE, PUT, PLACES = 100, 101, 102, 103, 104, 200, 1024, 64
WORDS = {"offer": OFFER, "shuffle": SHUFFLE, "pass": PASS, "uncover": UNCOVER, "deal": DEAL}

# Phases: a fan to arrange, a card of it to take, a card to pass (blind), the punishment, the next hand to deal, the match over
ARRANGE, DRAW, GIVE, FORFEIT, OVER, END = range(6)

# Events that only giver and taker hear, and what the others hear instead
PRIVATE = {"la-mona-takes-card": "la-mona-takes", "la-mona-passes-card": "la-mona-passes"}

SCHEMA = (
    Word("phase", ("arrange", "draw", "give", "forfeit", "over", "end")),
    SeatNumber("giver"),
    SeatNumber("taker"),
    CardLists("hands"),
    Cards("laid"),
    Card("aside"),
    Masks("known"),
    Int("puts"),
    Int("handle"),
    IntEach("picked"),
    Int("passes"),
    SeatNumber("loser", nobody=True),
    Card("odd"),
    Stack("stock"),
    Cards("uncovered"),
    IntEach("monas"),
)


class LaMona(Game):
    seats = (4, 2, 3, 5, 6, 7, 8, 9, 10)
    options = (
        Choice("deck", "es40", "es48", "fr52"),
        Choice("variant", "classic", "blind"),
        Choice("forfeit", "off", "count"),
        Choice("hands", 1, 3, 5),
    )
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return LaMonaState(self, seats, options, chance)


class LaMonaState(State):
    """A match of la mona.

    ``hands``: in the order in which each is held, so a fan has its places. ``known``: the cards that a seat knows where they are, having given
    them to their holder, who has parted with none since. ``puts``: cards the giver may still move in his fan. ``handle``: what the first place
    of the fan is called in this offer. ``picked``: the place that each took last. ``odd``: the card left over, once it is known. ``stock``,
    ``uncovered``: the pack of the punishment.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        deck = str(options["deck"])
        self.pack = get_pack(deck)
        self.blind = options["variant"] == "blind"
        self.mona = -1 if self.blind else self.pack.card(ODD[deck][0])
        self.removed = -1 if self.blind else self.pack.card(ODD[deck][1])
        self.phase = GIVE if self.blind else ARRANGE
        self.giver = seats - 1
        self.taker = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = []
        self.aside = -1
        self.known: list[int] = [0] * seats
        self.puts = 0
        self.handle = 0
        self.picked: list[int] = [-1] * seats
        self.passes = 0
        self.loser = -1
        self.odd = -1
        self.stock: list[int] = []
        self.uncovered: list[int] = []
        self.monas: list[int] = [0] * seats

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._deal()

    def mano(self) -> int:
        """The first to take in this hand; the dealer sits before it."""
        return self.hand % self.seats

    def _deal(self) -> None:
        cards = [card for card in range(self.pack.size) if card != self.removed]
        self.chance.shuffle(cards)
        self.aside = cards.pop() if self.blind else -1
        self.hands = [[] for _ in range(self.seats)]
        seat = self.mano()
        while cards:
            self.hands[seat].append(cards.pop())
            seat = (seat + 1) % self.seats
        self.laid = []
        self.known = [0] * self.seats
        self.picked = [-1] * self.seats
        self.passes = 0
        self.loser = self.odd = -1
        self.stock = []
        self.uncovered = []
        self._lay_all()
        self._ask(self.mano())

    def _lay_all(self) -> None:
        """The first discards. The order of what is kept is the order of the deal: a sorted fan would tell numbers by their places."""
        for seat in range(self.seats):
            pairs: list[int] = []
            kept: list[int] = []
            for card in self.hands[seat]:
                mate = self._mate(kept, card)
                if mate < 0:
                    kept.append(card)
                else:
                    kept.remove(mate)
                    pairs += [mate, card]
            if pairs:
                self.hands[seat] = kept
                self.laid += pairs
                if self.loud:
                    self.note("play", "la-mona-lays", seat, cards=self.pack.text(pairs))

    def kind(self, card: int) -> int:
        """What a card pairs by: its number, but the mona is a kind of its own."""
        return len(self.pack.ranks) if card == self.mona else self.pack.rank[card]

    def _mate(self, hand: list[int], card: int) -> int:
        """A card of the hand that makes a pair with ``card``, -1 if none does."""
        kind = self.kind(card)
        for other in hand:
            if self.kind(other) == kind:
                return other
        return -1

    def holders(self) -> list[int]:
        """The seats that still have cards."""
        return [seat for seat in range(self.seats) if self.hands[seat]]

    def _ask(self, first: int) -> None:
        """The first seat with cards from ``first`` on is to get a card of the nearest one before it; or the hand ends."""
        if len(self.holders()) < 2:
            self._finish()
            return
        self.taker = first
        while not self.hands[self.taker]:
            self.taker = (self.taker + 1) % self.seats
        self.giver = (self.taker - 1) % self.seats
        while not self.hands[self.giver]:
            self.giver = (self.giver - 1) % self.seats
        self.phase = GIVE if self.blind else ARRANGE
        self.puts = len(self.hands[self.giver]) - 1
        if self.phase == ARRANGE and self.puts == 0:
            self._offer()

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        if self.phase <= GIVE:
            return self.taker if self.phase == DRAW else self.giver
        if self.phase == FORFEIT:
            return (self.loser + 1 + len(self.uncovered)) % self.seats
        return self.mano() if self.phase == OVER else -1

    def actors(self) -> int:
        return 0 if self.phase == END else 1 << self.turn()

    def actions(self, seat: int) -> list[int]:
        if seat != self.turn():
            return []
        hand = self.hands[self.giver]
        if self.phase == DRAW:
            return [TAKE + place for place in range(len(hand))]
        if self.phase == GIVE:
            return [PASS] if self.random() else sorted(hand)
        if self.phase != ARRANGE:
            return [UNCOVER if self.phase == FORFEIT else DEAL]
        found = [OFFER, SHUFFLE]
        if self.puts:
            for card in sorted(hand):
                found += [PUT + card * PLACES + place for place in range(len(hand)) if hand[place] != card]
        return found

    def default(self, seat: int) -> int:
        actions = self.actions(seat)
        return actions[0] if self.phase != DRAW else actions[len(actions) // 2]

    def random(self) -> bool:
        """Whether so many passes have made no pair that chance chooses the next card."""
        return self.passes >= PATIENCE * len(self.holders())

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat != self.turn():
            raise Refused("not-your-turn")
        hand = self.hands[self.giver]
        if self.phase == ARRANGE and action == OFFER:
            self._offer()
        elif self.phase == ARRANGE and action == SHUFFLE:
            self.chance.shuffle(hand)
            self._offer()
        elif self.phase == ARRANGE and PUT <= action < PUT + self.pack.size * PLACES:
            self._put((action - PUT) // PLACES, (action - PUT) % PLACES)
        elif self.phase == DRAW and TAKE <= action < TAKE + len(hand):
            self._take(action - TAKE)
        elif self.phase == GIVE and self.random() and action == PASS:
            self._give(hand[self.chance.below(len(hand))])
        elif self.phase == GIVE and not self.random() and action in hand:
            self._give(action)
        elif self.phase == FORFEIT and action == UNCOVER:
            self._uncover(seat)
        elif self.phase == OVER and action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self.note("deal", "event-deal", seat)
            self._deal()
        else:
            raise self._refusal(seat, action)

    def _refusal(self, seat: int, action: int) -> Refused:
        """Why the seat to move may not do that."""
        card = 0 <= action < self.pack.size
        if card and self.phase <= GIVE and action not in self.hands[seat]:
            return Refused("not-held", card=self.pack.names[action])
        if card and self.phase == GIVE:
            return Refused("la-mona-random")
        if card and self.phase == ARRANGE:
            return Refused("la-mona-unseen", seat=self.taker)
        if (card and self.phase == DRAW) or (self.phase == DRAW and action in (OFFER, SHUFFLE)):
            return Refused("la-mona-take", seat=self.giver)
        return Refused("unknown-move", text=self.text(seat, action))

    def _put(self, card: int, place: int) -> None:
        hand = self.hands[self.giver]
        if card not in hand:
            raise Refused("not-held", card=self.pack.names[card])
        if place >= len(hand) or hand[place] == card:
            raise Refused("la-mona-place", card=self.pack.names[card])
        if not self.puts:
            raise Refused("la-mona-arranged")
        hand.remove(card)
        hand.insert(place, card)
        self.puts -= 1

    def _offer(self) -> None:
        self.phase = DRAW
        self.puts = 0
        self.handle = self.chance.below(HANDLES)
        if self.loud:
            self.note("say", "la-mona-offers", self.giver, seat2=self.taker)

    def _take(self, place: int) -> None:
        card = self.hands[self.giver][place]
        self.picked[self.taker] = place
        if self.loud:
            self.note("take", "la-mona-takes", self.taker, seat2=self.giver, n=place + 1)
            self.note("take", "la-mona-takes-card", self.taker, seat2=self.giver, card=self.pack.names[card])
        self._move(card)

    def _give(self, card: int) -> None:
        if self.loud:
            self.note("pass", "la-mona-passes", self.giver, seat2=self.taker)
            self.note("pass", "la-mona-passes-card", self.giver, seat2=self.taker, card=self.pack.names[card])
        self._move(card)

    def _move(self, card: int) -> None:
        """A card goes from giver to taker, who lays it down if he can; then on to the next."""
        giver, taker = self.giver, self.taker
        self.hands[giver].remove(card)
        rest = to_mask(self.hands[giver])
        hand = self.hands[taker]
        mate = self._mate(hand, card)
        for seat in range(self.seats):
            # A last card, and one laid down at once, is known to all that knew where it was. Of any other, whoever has not seen which
            # one went no longer knows that the giver has the rest.
            if mate >= 0 or seat == taker:
                self.known[seat] &= ~(1 << card)
            elif rest:
                self.known[seat] &= ~(rest | 1 << card)
        self.passes += 1
        if mate >= 0:
            hand.remove(mate)
            self.laid += [mate, card]
            self.passes = 0
            for seat in range(self.seats):
                self.known[seat] &= ~(1 << mate)
            if self.loud:
                self.note("play", "la-mona-lays", taker, cards=self.pack.text([mate, card]))
        else:
            hand.append(card)
            self.known[giver] |= 1 << card
        if self.loud:
            for seat in (giver, taker):
                if not self.hands[seat]:
                    self.note("win", "la-mona-safe", seat)
        self._ask((taker + 1) % self.seats)

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Only the odd card is left."""
        self.known = [0] * self.seats
        self.puts = 0
        for seat in self.holders():
            self.loser = seat
            self.odd = self.hands[seat][0]
            self.monas[seat] += 1
            if self.loud:
                self.note("score", "la-mona-is", seat, card=self.pack.names[self.odd])
        self.phase = FORFEIT
        if self.options["forfeit"] == "off" or self.loser < 0:
            self._close()

    def _close(self) -> None:
        self.phase = END if self.hand + 1 >= self.options.number("hands") else OVER

    def _uncover(self, seat: int) -> None:
        if not self.stock and not self.uncovered:
            self.stock = self.laid + [card for hand in self.hands for card in hand]
            if self.aside >= 0:
                self.stock.append(self.aside)
            self.chance.shuffle(self.stock)
            self.laid = []
            self.hands = [[] for _ in range(self.seats)]
            self.aside = -1
        card = self.stock.pop()
        self.uncovered.append(card)
        if self.loud:
            self.note("show", "la-mona-uncovers", seat, seat2=self.loser, card=self.pack.names[card], n=self.worth(card))
        if len(self.uncovered) == self.seats - 1:
            self._close()

    def worth(self, card: int) -> int:
        """How many times the punishment is carried out for a card: its number, figures going on from there."""
        rank = self.pack.rank[card]
        return int(self.pack.ranks[rank]) if self.pack.look == "spanish" else rank + 1

    def pats(self, seat: int) -> int:
        """What the card that a seat has uncovered says; 0 if it has none."""
        turn = (seat - self.loser - 1) % self.seats
        return self.worth(self.uncovered[turn]) if turn < len(self.uncovered) else 0

    def scores(self) -> list[int]:
        return self.monas[:]

    def winners(self) -> list[int]:
        """All but those who have been the mona most often."""
        most = max(self.monas)
        return [seat for seat in range(self.seats) if self.phase == END and self.monas[seat] < most]

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def standing(self, seat: int) -> int:
        if self.loser >= 0:
            return -10 if seat == self.loser else 10
        held = len(self.hands[seat])
        return 10 if held == 0 else -held

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = LaMonaState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.phase, new.giver, new.taker, new.puts, new.handle = self.phase, self.giver, self.taker, self.puts, self.handle
        new.hands = [hand[:] for hand in self.hands]
        new.laid, new.aside, new.known = self.laid[:], self.aside, self.known[:]
        new.picked, new.passes, new.monas = self.picked[:], self.passes, self.monas[:]
        new.loser, new.odd, new.stock, new.uncovered = self.loser, self.odd, self.stock[:], self.uncovered[:]
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        if seat != self.giver and self.phase == ARRANGE:
            self.puts = len(self.hands[self.giver]) - 1
        self.events = [event for event in self.events if event.say.key not in PRIVATE or self._party(event, seat)]
        if self.phase >= FORFEIT:
            self.stock.sort()
            chance.shuffle(self.stock)
            return
        others = [other for other in range(self.seats) if other != seat]
        kept = [[card for card in sorted(self.hands[other]) if self.known[seat] >> card & 1] for other in others]
        rooms = [len(self.hands[other]) - len(cards) for other, cards in zip(others, kept, strict=True)]
        loose = [card for other in others for card in self.hands[other] if not self.known[seat] >> card & 1]
        if self.aside >= 0:
            loose.append(self.aside)
            rooms.append(1)
            kept.append([])
        loose.sort()
        kinds = [self.kind(card) for card in range(self.pack.size)]
        dealt = deal_unpaired(loose, rooms, kept, kinds, chance)
        if self.aside >= 0:
            self.aside = dealt.pop()[0]
        for place, other in enumerate(others):
            hand = kept[place] + dealt[place]
            chance.shuffle(hand)
            self.hands[other] = hand
        # What others know is theirs: a guess only keeps how much of it lies in the hand of ``seat``, who knows that too.
        own = to_mask(self.hands[seat])
        for other in others:
            self.known[other] &= own

    def census(self) -> list[str]:
        cards = self.laid + self.stock + self.uncovered + ([self.aside] if self.aside >= 0 else [])
        for hand in self.hands:
            cards = cards + hand
        return [self.pack.names[card] for card in cards]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if 0 <= action < self.pack.size:
            return self.pack.names[action]
        if TAKE <= action < TAKE + PLACES:
            return f"take {action - TAKE + 1}"
        if PUT <= action < PUT + self.pack.size * PLACES:
            return f"put {self.pack.names[(action - PUT) // PLACES]} {(action - PUT) % PLACES + 1}"
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def parse(self, seat: int, text: str) -> int:
        """Besides the texts of the actions: a touched back of the fan, a card dragged to a place of the own fan or to the neighbour."""
        words = text.split()
        if len(words) == 1 and words[0] in WORDS:
            return WORDS[words[0]]
        if len(words) == 2 and words[0] == "take":
            return TAKE + _number(words[1], text)
        if len(words) == 3 and words[0] == "put":
            return PUT + self.pack.card(words[1]) * PLACES + _number(words[2], text)
        if not 1 <= len(words) <= 2:
            raise Refused("unknown-move", text=text)
        if words[0] == "stock":
            return UNCOVER
        if self.phase == DRAW and seat == self.taker:
            for place in range(len(self.hands[self.giver])):
                if words[0] == self._handle(place):
                    return TAKE + place
        card = self.pack.card(words[0])
        zone = words[1] if len(words) == 2 else ""
        if zone.startswith(f"hand-{seat}/"):
            return PUT + card * PLACES + _number(zone.partition("/")[2], text)
        if zone.startswith("hand-") and zone != f"hand-{self.taker}" and seat == self.turn():
            raise Refused("la-mona-neighbour", seat=self.taker)
        return card

    def _handle(self, place: int) -> str:
        return f"x{self.handle + place}"

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: nothing laid, no monas yet; the mano is to get a card and the hands are as dealt, so pairs in them are laid down."""
        super().place(position)
        read = Reader(position)
        if len(self.hands) != self.seats or len(self.known) != self.seats:
            raise Refused("position-value", name="hands")
        self.complete()
        if read.has("phase") and self.phase <= GIVE and (self.giver == self.taker or not self.hands[self.giver]):
            raise Refused("position-value", name="giver")
        if not read.has("phase") and any(self.hands):
            self._lay_all()
            self._ask(self.taker if read.has("taker") else self.mano())

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def zones(self, seat: int) -> list[Zone]:
        found: list[Zone] = []
        for other in range(self.seats):
            hand = self.hands[other]
            if self.phase == DRAW and other == self.giver and other != seat:
                continue  # he holds it out
            shown = other == seat or self.phase >= FORFEIT
            arranging = other == seat == self.giver and self.phase == ARRANGE
            items = [self._item(card, str(place + 1) if arranging else "") for place, card in enumerate(hand)] if shown else []
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, len(hand)))
        if self.phase == DRAW and seat != self.giver:
            places = range(len(self.hands[self.giver]))
            backs = [Item(self._handle(place)) for place in places] if seat == self.taker else []
            found.append(Zone("fan", "la-mona-fan", "fan", items=backs, count=len(places), label=say("la-mona-fan", seat=self.giver)))
        if self.stock or self.uncovered:
            found.append(Zone("stock", "stock", "stack", count=len(self.stock)))
            owners = [(self.loser + 1 + turn) % self.seats for turn in range(len(self.uncovered))]
            cards = [Item(self.pack.names[card], self.pack.names[card], owner=owner) for card, owner in zip(self.uncovered, owners, strict=True)]
            found.append(Zone("uncovered", "la-mona-uncovered", "trick", items=cards, count=len(cards)))
            return found
        pairs = [self._item(card) for card in self.laid]
        found.append(Zone("pairs", "la-mona-pairs", "stack", items=pairs, count=len(pairs), shape={"show": 6}))
        if self.aside >= 0:
            found.append(Zone("aside", "la-mona-aside", "stack", items=[self._item(self.aside)] if self.phase >= FORFEIT else [], count=1))
        return found

    def _item(self, card: int, at: str = "") -> Item:
        return Item(self.pack.names[card], self.pack.names[card], at, marks=("la-mona",) if card == self.odd else ())

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        if seat == self.mano():
            badges.append("mano")
        if seat == (self.mano() - (0 if self.phase == OVER else 1)) % self.seats:
            badges.append("dealer")
        if seat == self.loser:
            badges.append("la-mona")
        elif not self.hands[seat]:
            badges.append("la-mona-safe")
        notes = [say("la-mona-picked", n=self.picked[seat] + 1)] if self.picked[seat] >= 0 and self.phase < FORFEIT else []
        return Seat(seat, self.monas[seat], self.side(seat), len(self.hands[seat]), badges=tuple(badges), notes=tuple(notes))

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action < self.pack.size:
            return Move(text, (text,), f"hand-{self.taker}")
        if action >= PUT:
            card, place = self.pack.names[(action - PUT) // PLACES], (action - PUT) % PLACES + 1
            return Move(text, (card,), f"hand-{seat}/{place}", say("la-mona-move-put", card=card, n=place), quiet=True)
        if action >= TAKE:
            return Move(text, (self._handle(action - TAKE),), say=say("la-mona-move-take", n=action - TAKE + 1))
        if action == UNCOVER and self.stock:
            return Move(text, (), "stock", say("la-mona-move-uncover"))
        return Move(text, (), say=say("move-deal" if action == DEAL else f"la-mona-move-{text}"))

    def prompt(self, seat: int) -> Say | None:
        if self.phase == ARRANGE:
            return say("la-mona-arrange", seat=self.taker)
        if self.phase == DRAW:
            return say("la-mona-draw", seat=self.giver)
        if self.phase == GIVE:
            return say("la-mona-chance" if self.random() else "la-mona-give", seat=self.taker)
        return say("la-mona-punish", seat=self.loser) if self.phase == FORFEIT else None

    def facts(self, seat: int) -> list[Say]:
        found = [say("la-mona-aside") if self.blind else say("la-mona-removed", card=self.pack.names[self.removed], card2=self.pack.names[self.mona])]
        hands = self.options.number("hands")
        if hands > 1:
            found.append(say("la-mona-hand", n=self.hand + 1, hands=hands))
        if self.phase <= GIVE:
            found.append(say("la-mona-to" if self.blind else "la-mona-from", seat=self.taker, seat2=self.giver))
        return found

    def heard(self, seat: int) -> list[Event]:
        told = [event for event in self.events if event.say.key not in PRIVATE or self._party(event, seat)]
        heard = [PRIVATE[event.say.key] for event in told if event.say.key in PRIVATE]
        return [event for event in told if event.say.key not in heard]

    def _party(self, event: Event, seat: int) -> bool:
        """Whether that seat has given or taken the card of which the event tells."""
        return seat >= 0 and seat in (event.seat, event.say.facts.get("seat2"))

    def sheet(self) -> Sheet | None:
        if self.phase < OVER or self.loser < 0:
            return None
        seats = range(self.seats)
        marks: list[Fact] = ["★" if seat == self.loser else "" for seat in seats]
        lines = [Line(say("la-mona-line-mona"), tuple(marks))]
        if self.uncovered:
            pats = [self.pats(seat) for seat in seats]
            given: list[Fact] = [sum(pats) if seat == self.loser else pats[seat] for seat in seats]
            lines.append(Line(say("la-mona-line-pats"), tuple(given)))
        lines.append(Line(say("la-mona-line-monas"), tuple(self.monas), total=True))
        columns = tuple([say("seats", seats=str(seat)) for seat in seats])
        return Sheet(say("la-mona-sheet", seat=self.loser, card=self.pack.names[self.odd]), columns, tuple(lines))


def _number(text: str, told: str) -> int:
    """A place as players count it, from 0. Raises :class:`Refused` for anything else."""
    number = whole(text)
    if not 0 < number < PLACES:
        raise Refused("unknown-move", text=told)
    return number - 1


GAME = LaMona()
