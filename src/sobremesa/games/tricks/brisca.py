"""Brisca: three cards in hand, a stock to draw from, a trump suit and no duty to follow; tricks rich in aces and threes win."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import bits, get_pack, to_mask
from sobremesa.core.positions import Card, Cards, Field, Int, IntEach, Ints, Masks, Reader, SeatNumber, Stack, Word
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event, Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.tricks._senas import SIGNAL, TOP, WATCH, Senas, parse_sena
from sobremesa.games.tricks._trick import Order, ahead, hand_zone, side_columns, trick_zone

ORDER = "1 3 12 11 10 7 6 5 4 2"
POINTS = {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2}
TWO, SEVEN = 1, 6  # places of ranks in their suit
SIGNALS = (0, 2, 7, 8, 9)  # the trumps that have a seña: 1 3 10 11 12
NEGRA = (0, 2, 9)  # 1 3 12
BONUS = 50  # noted for a mano negra

# Actions: a card is played by its number, the rest lie above the pack; señas from SIGNAL to TOP.
DRAW, SWAP, SHOW, DEAL = 100, 200, 300, 600
WORDS = {"draw": DRAW, "show": SHOW, "deal": DEAL}

# Phases: a card to play, the turn-up to exchange or not, the next hand to deal, the match over
PLAY, EXCHANGE, OVER, END = range(4)

SCHEMA = (
    Word("phase", ("play", "exchange", "over", "end")),
    Ints("active"),
    Ints("coming"),
    SeatNumber("mano"),
    SeatNumber("leader"),
    Word("trump", ("o", "c", "e", "b")),
    Card("turn_up"),
    Stack("stock"),
    Masks("hands"),
    Masks("shown"),
    Cards("trick"),
    Cards("last"),
    SeatNumber("last_leader"),
    Ints("asked"),
    Masks("piles"),
    IntEach("bonus"),
    IntEach("wins"),
    IntEach("totals"),
    IntEach("stays"),
    Int("champion"),
)


class Brisca(Game):
    seats = (4, 2, 3, 6, 8)
    options = (
        Choice("seats", 4, 2, 3, 6, 8),
        Choice("teams", "pairs", "two_teams", when=(("seats", (6, 8)),)),
        Choice("six_pairs", "three_pairs", "rotate", when=(("seats", (6,)), ("teams", ("pairs",)))),
        Choice("direction", "anticlockwise", "clockwise"),
        Choice("exchange", "seven_and_two", "seven", "off"),
        Choice("exchange_by", "winner", "pair", when=(("seats", (4, 6, 8)),)),
        Choice("mano_negra", "off", "match", "hand"),
        Choice("twins", "cancel", "forbid", when=(("seats", (6, 8)),)),
        Number("hands", 3, 1, 99),
        Number("target", "none", 1, 9999),
        Choice("senas", "off", "on", when=(("seats", (4, 6, 8)),)),
    )
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return BriscaState(self, seats, options, chance)


class BriscaState(State):
    """A match of brisca.

    Stock: top last; the turn-up lies under it, -1 once drawn. ``active``: the seats that play this hand, ``coming``: those of the next.
    ``shown``: cards in hand that everybody has seen. ``asked``: seats still to say whether they exchange, the next first.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.sides = seats if seats <= 3 else 2 if seats == 4 or options["teams"] == "two_teams" else seats // 2
        self.rotating = seats == 6 and self.sides == 3 and options["six_pairs"] == "rotate"
        self.pack = get_pack("es40", 2 if seats >= 6 and not self.rotating else 1)
        self.order = order(self.pack.copies)
        self.removed = self.pack.mask("2o 2c 2e 2b" if seats == 3 else "2c 2c'" if self.pack.copies == 2 and seats == 6 else "")
        self.exchange = str(options["exchange"])
        self.mano_negra = str(options["mano_negra"])
        self.cancel = options["twins"] == "cancel"
        self.senas: Senas | None = Senas(self.pack, [seat % self.sides for seat in range(seats)]) if options.on("senas") and seats >= 4 else None
        self.active: list[int] = list(range(seats))
        self.coming: list[int] = list(range(seats))
        self.phase = PLAY
        self.mano = 0
        self.leader = 0
        self.trump = 0
        self.turn_up = -1
        self.stock: list[int] = []
        self.hands: list[int] = [0] * seats
        self.shown: list[int] = [0] * seats
        self.trick: list[int] = []
        self.last: list[int] = []
        self.last_leader = 0
        self.asked: list[int] = []
        self.piles: list[int] = [0] * self.sides
        self.bonus: list[int] = [0] * self.sides
        self.wins: list[int] = [0] * self.sides
        self.totals: list[int] = [0] * self.sides
        self.stays: list[int] = [0] * self.sides
        self.champion = -1

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        if self.rotating:
            self.active = [0, 1, 3, 4]
        self._deal()

    def _deal(self) -> None:
        cards = bits(self.pack.full & ~self.removed)
        self.chance.shuffle(cards)
        self.hands = [0] * self.seats
        seat = self.mano
        for _ in range(3 * len(self.active)):
            self.hands[seat] |= 1 << cards.pop()
            seat = self.after(seat)
        self.turn_up = cards.pop()
        self.stock = cards
        self.trump = self.pack.suit[self.turn_up]
        self.leader = self.last_leader = self.mano
        self.phase = PLAY
        self.trick = []
        self.last = []
        self.piles = [0] * self.sides
        self.bonus = [0] * self.sides
        self.shown = [0] * self.seats
        if self.senas:
            self.senas = Senas(self.pack, self.senas.sides)

    def after(self, seat: int, step: int = 1) -> int:
        """The seat so many turns after that one, of those that play this hand."""
        active = self.active
        if len(active) == self.seats:
            return (seat + step) % self.seats
        return active[(active.index(seat) + step) % len(active)]

    def _next_mano(self) -> int:
        mano = (self.mano + 1) % self.seats
        while mano not in self.coming:
            mano = (mano + 1) % self.seats
        return mano

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        if self.phase == PLAY:
            return self.after(self.leader, len(self.trick))
        if self.phase == EXCHANGE:
            return self.asked[0]
        return self.coming[self.coming.index(self._next_mano()) - 1] if self.phase == OVER else -1

    def actors(self) -> int:
        if self.phase == END:
            return 0
        mask = 1 << self.turn()
        return mask | self.senas.actors(self.active) if self.senas and self.phase == PLAY else mask

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        found: list[int] = []
        if self.turn() == seat:
            if self.phase == OVER:
                return [DEAL]
            if self.phase == EXCHANGE:
                swap = self._swap_card(seat)
                return [DRAW] if swap < 0 else [DRAW, SWAP + swap]
            found = bits(self._playable(seat))
            if self._holds_negra(seat):
                found.append(SHOW)
        if self.senas and self.phase == PLAY:
            found += self.senas.actions(seat, self.hands[seat] & self._trumps(SIGNALS), self.active)
        return found

    def _playable(self, seat: int) -> int:
        hand = self.hands[seat]
        return hand if self.cancel or self.pack.copies == 1 else self.order.unlike(hand, self.trick)

    def _trumps(self, ranks: tuple[int, ...]) -> int:
        """The trumps of those ranks, all copies."""
        return sum([self.order.kind(self.trump * 10 + rank) for rank in ranks])

    def _swaps(self) -> int:
        """The cards one of which may now be swapped for the turn-up."""
        if self.turn_up < 0 or self.exchange == "off":
            return 0
        return self.order.swaps(self.turn_up, SEVEN, TWO if self.exchange == "seven_and_two" else -1)

    def _swap_card(self, seat: int) -> int:
        """The card that the seat holds to swap, -1 if none."""
        held = self._swaps() & self.hands[seat]
        return (held & -held).bit_length() - 1

    def _could_swap(self) -> bool:
        """Whether, for all that everybody has seen, somebody may hold a card to swap."""
        swaps = self._swaps() & ~self.removed
        for pile in self.piles:
            swaps &= ~pile
        return swaps != 0

    def _holds_negra(self, seat: int) -> bool:
        return self.mano_negra != "off" and all(self.hands[seat] & self._trumps((rank,)) for rank in NEGRA)

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if SIGNAL <= action < TOP:
            if self.senas is None or action not in self.actions(seat):
                raise Refused("senas-no")
            self.senas.play(seat, action, self.chance)
            if action < WATCH:
                self.note("signal", "senas-signals", seat, card=self.pack.names[action - SIGNAL])
        elif seat != self.turn():
            raise Refused("not-your-turn")
        elif self.phase == PLAY and 0 <= action < self.pack.size:
            self._play(seat, action)
        elif self.phase == PLAY and action == SHOW:
            self._show(seat)
        elif self.phase == EXCHANGE and (action == DRAW or SWAP <= action < SHOW):
            self._answer(seat, action)
        elif self.phase == OVER and action == DEAL:
            self.mano = self._next_mano()
            self.active = self.coming[:]
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self.note("deal", "event-deal", seat)
            self._deal()
        else:
            raise Refused("unknown-move", text=_word(action))

    def _play(self, seat: int, card: int) -> None:
        bit = 1 << card
        if not self.hands[seat] & bit:
            raise Refused("not-held", card=self.pack.names[card])
        if not self._playable(seat) & bit:
            raise Refused("brisca-twin", card=self.pack.names[card])
        self.hands[seat] ^= bit
        self.shown[seat] &= ~bit
        self.trick.append(card)
        if self.loud:
            self.note("play", "event-play", seat, card=self.pack.names[card])
        if len(self.trick) == len(self.active):
            self._take()

    def best(self, trick: list[int]) -> int:
        """The place in ``trick`` of the card that wins it."""
        if self.cancel and self.pack.copies == 2:
            return self.order.best_uncancelled(trick, self.trump)
        return self.order.best(trick, self.trump)

    def _take(self) -> None:
        winner = self.after(self.leader, self.best(self.trick))
        taken = to_mask(self.trick)
        self.piles[self.side(winner)] |= taken
        if self.loud:
            self.note("win", "brisca-takes", winner, points=self.order.total(taken))
        self.last, self.last_leader = self.trick, self.leader
        self.trick = []
        self.leader = winner
        if self.senas:
            self.senas.watched = 0
        if self._could_swap():
            self.phase = EXCHANGE
            self.asked = self._askable()
        elif self.turn_up >= 0:
            self._draw()
        elif not any(self.hands):
            self._count()

    def _askable(self) -> list[int]:
        """Who may exchange after a trick: its winner, and by ``exchange_by: pair`` his side after him."""
        if self.options["exchange_by"] == "winner":
            return [self.leader]
        turns = [self.after(self.leader, step) for step in range(len(self.active))]
        return [other for other in turns if self.side(other) == self.side(self.leader)]

    def _answer(self, seat: int, action: int) -> None:
        if action != DRAW:
            swap = action - SWAP
            if swap != self._swap_card(seat):
                raise Refused("brisca-swap")
            self.hands[seat] ^= 1 << swap | 1 << self.turn_up
            self.shown[seat] |= 1 << self.turn_up
            if self.loud:
                self.note("swap", "brisca-swaps", seat, True, card=self.pack.names[swap], card2=self.pack.names[self.turn_up])
            self.turn_up = swap
            self.asked = self._askable()
        else:
            self.asked = self.asked[1:]
        if not self.asked or not self._could_swap():
            self._draw()

    def _draw(self) -> None:
        self.asked = []
        seat = self.leader
        for _ in range(len(self.active)):
            if self.stock:
                self.hands[seat] |= 1 << self.stock.pop()
            elif self.turn_up >= 0:
                self.hands[seat] |= 1 << self.turn_up
                self.shown[seat] |= 1 << self.turn_up
                self.turn_up = -1
            seat = self.after(seat)
        self.phase = PLAY

    def _show(self, seat: int) -> None:
        if not self._holds_negra(seat):
            raise Refused("brisca-mano-negra")
        side = self.side(seat)
        self.bonus[side] = BONUS
        self.shown[seat] |= self.hands[seat] & self._trumps(NEGRA)
        self.note("show", "brisca-shows", seat, True)
        if self.mano_negra == "match":
            self.champion = side
        self._count()

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """Card points of each side in this hand, a mano negra's bonus included."""
        return [self.order.total(pile) + extra for pile, extra in zip(self.piles, self.bonus, strict=True)]

    def _playing(self) -> list[int]:
        return sorted({self.side(seat) for seat in self.active})

    def _credited(self) -> list[int]:
        """The sides that win the hand: all with most points, or the one that showed a mano negra."""
        points = self.points()
        best = max([points[side] for side in self._playing()])
        return [side for side in self._playing() if points[side] == best] if not any(self.bonus) else [self.bonus.index(BONUS)]

    def _count(self) -> None:
        points = self.points()
        credited = self._credited()
        for side in range(self.sides):
            self.totals[side] += points[side]
        for side in credited:
            self.wins[side] += 1
        if self.loud:
            seats = [seat for seat in self.active if self.side(seat) in credited]
            self.note("score", "brisca-hand-won", -1, seats=" ".join(map(str, seats)), points=points[credited[0]])
        if self.rotating:
            self._rotate(credited)
        if self.champion < 0:
            self.champion = ahead(self._measure(), self.options.number("target") or self.options.number("hands"))
        self.phase = END if self.champion >= 0 else OVER

    def _rotate(self, credited: list[int]) -> None:
        """The pair that loses gives up its place; after a tie the one that has stayed longer, P1's pair if equal."""
        first, second = self._playing()
        for side in (first, second):
            self.stays[side] += 1
        leaving = second if credited == [first] else first
        if len(credited) == 2:
            leaving = first if self.stays[first] > self.stays[second] else second
        self.stays[leaving] = 0
        self.coming = [seat for seat in range(6) if seat % 3 != leaving]

    def _measure(self) -> list[int]:
        return self.totals if isinstance(self.options["target"], int) else self.wins

    def scores(self) -> list[int]:
        measure = self._measure()
        return [measure[self.side(seat)] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.phase == END and self.side(seat) == self.champion]

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def standing(self, seat: int) -> int:
        points = self.points()
        return points[self.side(seat)] * 2 - sum(points)

    def side(self, seat: int) -> int:
        return seat % self.sides

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = BriscaState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.active, new.coming = self.active[:], self.coming[:]
        new.phase, new.mano, new.leader, new.champion = self.phase, self.mano, self.leader, self.champion
        new.trump, new.turn_up, new.stock = self.trump, self.turn_up, self.stock[:]
        new.hands, new.shown, new.piles = self.hands[:], self.shown[:], self.piles[:]
        new.trick, new.last, new.last_leader, new.asked = self.trick[:], self.last[:], self.last_leader, self.asked[:]
        new.bonus, new.wins, new.totals, new.stays = self.bonus[:], self.wins[:], self.totals[:], self.stays[:]
        new.senas = self.senas.clone() if self.senas else None
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        known = self.shown[:]
        if self.senas:
            self.events = self.heard(seat)
            self.senas.forget(seat, chance)
            for maker, card, _ in self.senas.signs:
                known[maker] |= 1 << card & self.hands[maker]
        known[seat] = self.hands[seat]
        pool = to_mask(self.stock)
        for hand, kept in zip(self.hands, known, strict=True):
            pool |= hand & ~kept
        cards = bits(pool)
        chance.shuffle(cards)
        for other in range(self.seats):
            hand = self.hands[other] & known[other]
            for _ in range((self.hands[other] & ~hand).bit_count()):
                hand |= 1 << cards.pop()
            self.hands[other] = hand
        self.stock = cards

    def census(self) -> list[str]:
        cards = [card for held in self.hands + self.piles for card in bits(held)] + self.stock + self.trick
        return [self.pack.names[card] for card in cards + ([self.turn_up] if self.turn_up >= 0 else [])]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if action < DRAW:
            return self.pack.names[action]
        if SWAP <= action < SHOW:
            return "swap " + self.pack.names[action - SWAP]
        return self.senas.text(action) if self.senas and SIGNAL <= action < TOP else _word(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if not words:
            raise Refused("unknown-move", text=text)
        if words[0] == "swap" and len(words) == 2:
            return SWAP + self.pack.card(words[1])
        sena = parse_sena(self.pack, words)
        if sena >= 0:
            return sena
        if len(words) == 1 and words[0] in WORDS:
            return WORDS[words[0]]
        if words[0] == "stock":
            return DRAW
        if self.phase == EXCHANGE and len(words) == 1:
            raise Refused("brisca-draw-first")
        return self.pack.card(words[0])

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        found = super().fields()
        if self.senas:
            found.update(self.senas.write())
        return found

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: no stock, no turn-up, empty hands and piles, P0 to lead, nothing scored yet. ``trump`` need only be told without a turn-up."""
        super().place(position)
        read = Reader(position)
        if self.turn_up >= 0:
            self.trump = self.pack.suit[self.turn_up]
        if self.rotating and not read.has("active"):
            self.active = [0, 1, 3, 4]
        if not read.has("leader"):
            self.leader = self.mano
        if not read.has("last_leader"):
            self.last_leader = self.mano
        if self.senas:
            self.senas.read(read)
        self._check()

    def _check(self) -> None:
        """Raise :class:`Refused` for a position that cannot be."""
        playing = self.active
        for name, seats in (("active", playing), ("coming", self.coming)):
            unset = name == "coming" and self.phase != OVER  # until a first hand has been counted
            sides = {seat % self.sides for seat in seats}
            expected = [seat for seat in range(self.seats) if seat % self.sides in sides]
            if seats != expected or len(sides) not in ((2, self.sides) if unset else (2 if self.rotating else self.sides,)):
                raise Refused("position-value", name=name)
        for name, seat in (("mano", self.mano), ("leader", self.leader), ("last_leader", self.last_leader)):
            if seat not in playing:
                raise Refused("position-value", name=name)
        exchanging = self.phase == EXCHANGE
        if not set(self.asked) <= set(playing) or exchanging != bool(self.asked) or (exchanging and self.turn_up < 0):
            raise Refused("position-value", name="asked")
        if len(self.trick) >= len(playing):
            raise Refused("position-value", name="trick")
        if not -1 <= self.champion < self.sides:
            raise Refused("position-value", name="champion")
        if not set(self.bonus) <= {0, BONUS} or sum(self.bonus) > BONUS:
            raise Refused("position-value", name="bonus")
        held = [self.hands[self.after(self.leader, step)].bit_count() + (step < len(self.trick)) for step in range(len(playing))]
        if not self.partial and self.phase < OVER and (min(held) != max(held) or not held[0]):
            raise Refused("position-value", name="hands")
        if any(shown & ~hand for shown, hand in zip(self.shown, self.hands, strict=True)):
            raise Refused("position-value", name="shown")
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def direction(self) -> str:
        return str(self.options["direction"])

    def zones(self, seat: int) -> list[Zone]:
        pack = self.pack
        shown = self.phase >= OVER
        found = [hand_zone(pack, other, self.hands[other], -1 if other == seat else self.shown[other] if shown else 0) for other in self.active]
        stock = [Item(pack.names[self.turn_up], pack.names[self.turn_up], marks=("cross",))] if self.turn_up >= 0 else []
        found.append(Zone("stock", "stock", "stack", items=stock, count=len(self.stock) + len(stock)))
        turns = range(len(self.active))
        found.append(trick_zone(pack, "trick", self.trick, [self.after(self.leader, step) for step in turns]))
        found.append(trick_zone(pack, "last", self.last, [self.after(self.last_leader, step) for step in turns]))
        return found + [Zone(f"pile-{side}", "pile", "stack", side, count=self.piles[side].bit_count()) for side in range(self.sides)]

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        if seat == self.mano:
            badges.append("mano")
        if seat == (self.turn() if self.phase == OVER else self.after(self.mano, -1)):
            badges.append("dealer")
        notes = [say("brisca-points", points=self.totals[self.side(seat)])]
        if seat not in self.active:
            notes.append(say("brisca-rests"))
        if self.senas:
            notes += self.senas.notes(seat, viewer)
        return Seat(seat, self.scores()[seat], self.side(seat), self.hands[seat].bit_count(), badges=tuple(badges), notes=tuple(notes))

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action < DRAW:
            return Move(text, (text,), "trick")
        if SWAP <= action < SHOW:
            return Move(text, (), say=say("brisca-move-swap", card=self.pack.names[action - SWAP], card2=self.pack.names[self.turn_up]))
        if self.senas and SIGNAL <= action < TOP:
            return self.senas.move(action)
        return Move(text, (), say=say({DRAW: "brisca-move-draw", SHOW: "brisca-move-show", DEAL: "move-deal"}[action]))

    def prompt(self, seat: int) -> Say | None:
        return say("brisca-exchange-or-draw") if self.phase == EXCHANGE else None

    def facts(self, seat: int) -> list[Say]:
        return [say("trump-is", suit=self.pack.suits[self.trump]), say("stock-left", n=len(self.stock) + (1 if self.turn_up >= 0 else 0))]

    def heard(self, seat: int) -> list[Event]:
        return self.senas.heard(self.events, seat) if self.senas else self.events

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        sides = self._playing()
        lines = [Line(say("brisca-line-cards"), tuple([self.order.total(self.piles[side]) for side in sides]))]
        if any(self.bonus):
            lines.append(Line(say("brisca-line-mano-negra"), tuple([self.bonus[side] for side in sides])))
        lines.append(Line(say("brisca-line-hands"), tuple([self.wins[side] for side in sides]), total=True))
        lines.append(Line(say("brisca-line-total"), tuple([self.totals[side] for side in sides]), total=True))
        return Sheet(say("brisca-sheet"), side_columns(self.sides, self.seats, sides), tuple(lines))


_orders: dict[int, Order] = {}


def _word(action: int) -> str:
    return next((word for word, known in WORDS.items() if known == action), str(action))


def order(copies: int) -> Order:
    """Brisca's order and points for so many packs."""
    if copies not in _orders:
        _orders[copies] = Order(get_pack("es40", copies), ORDER, POINTS)
    return _orders[copies]


GAME = Brisca()
