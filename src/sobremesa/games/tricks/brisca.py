"""Brisca: three cards in hand, a stock to draw from, a trump suit and no duty to follow; tricks rich in aces and threes win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.positions import Field, Int, IntEach, Ints, Reader
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event, Line, Move, Say, Sheet, Zone, say
from sobremesa.games.tricks._duties import FREE
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._senas import SIGNAL, TOP, WATCH, Senas, parse_sena
from sobremesa.games.tricks._stock import draw_round, left, lowest, may_exist, stock_zone, swap, turn_up
from sobremesa.games.tricks._table import ahead, side_columns
from sobremesa.games.tricks._tricks import END, OVER, PLAY, TRICKS, TrickState, phases

ORDER: Final = "1 3 12 11 10 7 6 5 4 2"
POINTS: Final = {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2}
TWO: Final = 1  # places of ranks in their suit
SEVEN: Final = 6
SIGNALS: Final = (0, 2, 7, 8, 9)  # the trumps that have a seña: 1 3 10 11 12
NEGRA: Final = (0, 2, 9)  # 1 3 12
BONUS: Final = 50  # noted for a mano negra

# Actions, between the cards and the señas (SIGNAL to TOP).
DRAW: Final = 200
SWAP: Final = 210
SHOW: Final = 390
WORDS: Final = {"draw": DRAW, "show": SHOW}

EXCHANGE: Final = 3  # the phase after a trick: the turn-up to exchange or not

SCHEMA: Final[tuple[Field, ...]] = (
    phases("exchange"),
    *TRICKS,
    Ints("coming"),
    Ints("asked"),
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


class BriscaState(TrickState):
    """A match of brisca.

    ``active``: the seats that play this hand, ``coming``: those of the next. ``asked``: seats still to say whether they exchange, the next first.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        self.side_count = seats if seats <= 3 else 2 if seats == 4 or options["teams"] == "two_teams" else seats // 2
        self.rotating = seats == 6 and self.side_count == 3 and options["six_pairs"] == "rotate"
        packs = 2 if seats >= 6 and not self.rotating else 1
        super().__init__(game, seats, options, chance, order(packs), [seat % self.side_count for seat in range(seats)])
        self.duties = FREE
        self.removed = self.pack.mask("2o 2c 2e 2b" if seats == 3 else "2c 2c'" if packs == 2 and seats == 6 else "")
        self.exchange = str(options["exchange"])
        self.mano_negra = str(options["mano_negra"])
        self.cancels = packs == 2 and options["twins"] == "cancel"
        self.senas: Senas | None = Senas(self.pack, self.sides) if options.on("senas") and seats >= 4 else None
        self.coming: list[int] = list(range(seats))
        self.asked: list[int] = []
        self.bonus: list[int] = [0] * self.side_count
        self.wins: list[int] = [0] * self.side_count
        self.totals: list[int] = [0] * self.side_count
        self.stays: list[int] = [0] * self.side_count
        self.champion = -1

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        if self.rotating:
            self.sit([0, 1, 3, 4])
        self.new_hand()

    def new_hand(self) -> None:
        self.clear()
        cards = bits(self.pack.full & ~self.removed)
        self.chance.shuffle(cards)
        self.deal(cards, 3)
        turn_up(self, cards)
        self.bonus = [0] * self.side_count
        if self.senas:
            self.senas = Senas(self.pack, self.sides)

    def next_hand(self, dealer: int) -> None:
        self.sit(self.coming)
        super().next_hand(dealer)

    def next_mano(self) -> int:
        mano = (self.mano + 1) % self.seats
        while mano not in self.coming:
            mano = (mano + 1) % self.seats
        return mano

    def next_dealer(self) -> int:
        return self.coming[self.coming.index(self.next_mano()) - 1]

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        mask = super().actors()
        return mask | self.senas.actors(self.active) if self.senas and self.phase == PLAY else mask

    def actions(self, seat: int) -> list[int]:
        found = super().actions(seat)
        if self.phase == PLAY and seat >= 0:
            if seat == self.mover and self._holds_negra(seat):
                found.append(SHOW)
            if self.senas and self.actors() >> seat & 1:
                found += self.senas.actions(seat, self.hands[seat] & self._trumps(SIGNALS), self.active)
        return found

    def only_cards(self) -> bool:
        return self.senas is None and self.mano_negra == "off"

    def choices(self, seat: int) -> list[int]:
        card = self._swap_card(seat)
        return [DRAW] if card < 0 else [DRAW, SWAP + card]

    def playable(self, place: int) -> int:
        hand = self.hands[place]
        return hand if self.cancels or self.pack.copies == 1 else self.order.unlike(hand, self.trick)

    def refusal(self, place: int, card: int) -> Refused:
        if self.hands[place] >> card & 1:
            return Refused("brisca-twin", card=self.pack.names[card])
        return super().refusal(place, card)

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
        return lowest(self._swaps() & self.hands[seat])

    def _could_swap(self) -> bool:
        """Whether, for all that everybody has seen, somebody may hold a card to swap."""
        return may_exist(self, self._swaps() & ~self.removed)

    def _holds_negra(self, seat: int) -> bool:
        return self.mano_negra != "off" and all(self.hands[seat] & self._trumps((rank,)) for rank in NEGRA)

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if SIGNAL <= action < TOP and self.phase != END and action not in self.actions(seat):
            raise Refused("senas-no")
        super().apply(seat, action)

    def choose(self, seat: int, action: int) -> None:
        if self.senas and SIGNAL <= action < TOP:
            self.senas.play(seat, action, self.chance)
            if action < WATCH:
                self.note("signal", "senas-signals", seat, card=self.pack.names[action - SIGNAL])
        elif seat != self.mover:
            raise Refused("not-your-turn")
        elif self.phase == PLAY and action == SHOW:
            self._show(seat)
        elif self.phase == EXCHANGE and (action == DRAW or SWAP <= action < SHOW):
            self._answer(seat, action)
        else:
            super().choose(seat, action)

    def after_trick(self) -> None:
        if self.senas:
            self.senas.watched = 0
        if self._could_swap():
            self._ask(self._askable())
        elif self.turn_up >= 0:
            draw_round(self)
        elif not any(self.hands):
            self.count()

    def _ask(self, seats: list[int]) -> None:
        self.asked = seats
        self.phase = EXCHANGE if seats else PLAY
        self.mover = seats[0] if seats else self.leader

    def _askable(self) -> list[int]:
        """Who may exchange after a trick: its winner, and by ``exchange_by: pair`` his side after him."""
        if self.options["exchange_by"] == "winner":
            return [self.leader]
        turns = [self.after(self.leader, step) for step in range(len(self.active))]
        return [other for other in turns if self.sides[other] == self.sides[self.leader]]

    def _answer(self, seat: int, action: int) -> None:
        left_to_ask = self.asked[1:]
        if action != DRAW:
            card = action - SWAP
            if card != self._swap_card(seat):
                raise Refused("brisca-swap")
            taken = swap(self, seat, card)
            if self.loud:
                self.note("swap", "brisca-swaps", seat, True, card=self.pack.names[card], card2=self.pack.names[taken])
            left_to_ask = self._askable()
        if left_to_ask and self._could_swap():
            self._ask(left_to_ask)
        else:
            draw_round(self)
            self._ask([])

    def _show(self, seat: int) -> None:
        if not self._holds_negra(seat):
            raise Refused("brisca-mano-negra")
        side = self.sides[seat]
        self.bonus[side] = BONUS
        self.known[seat] |= self.hands[seat] & self._trumps(NEGRA)
        self.note("show", "brisca-shows", seat, True)
        if self.mano_negra == "match":
            self.champion = side
        self.count()

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def hand_points(self) -> list[int]:
        """Card points of each side in this hand, a mano negra's bonus included."""
        return [points + extra for points, extra in zip(self.points, self.bonus, strict=True)]

    def _playing(self) -> list[int]:
        return sorted({self.sides[seat] for seat in self.active})

    def _credited(self) -> list[int]:
        """The sides that win the hand: all with most points, or the one that showed a mano negra."""
        points = self.hand_points()
        best = max([points[side] for side in self._playing()])
        return [side for side in self._playing() if points[side] == best] if not any(self.bonus) else [self.bonus.index(BONUS)]

    def count(self) -> None:
        points = self.hand_points()
        credited = self._credited()
        for side in range(self.side_count):
            self.totals[side] += points[side]
        for side in credited:
            self.wins[side] += 1
        if self.loud:
            seats = [seat for seat in self.active if self.sides[seat] in credited]
            self.note("score", "brisca-hand-won", -1, seats=" ".join(map(str, seats)), points=points[credited[0]])
        if self.rotating:
            self._rotate(credited)
        if self.champion < 0:
            self.champion = ahead(self._measure(), self.options.number("target") or self.options.number("hands"))
        self.close(self.champion >= 0)

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
        return [measure[side] for side in self.sides]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.phase > OVER and self.sides[seat] == self.champion]

    def standing(self, seat: int) -> int:
        points = self.hand_points()
        return points[self.sides[seat]] * 2 - sum(points)

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = BriscaState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.coming, new.champion, new.asked = self.coming[:], self.champion, self.asked[:]
        new.bonus, new.wins, new.totals, new.stays = self.bonus[:], self.wins[:], self.totals[:], self.stays[:]
        new.senas = self.senas.clone() if self.senas else None
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        if self.senas:
            self.events = self.heard(seat)
            self.senas.forget(seat, chance)
        super().redeal(seat, chance)

    def sure(self, seat: int, place: int) -> int:
        found = super().sure(seat, place)
        if self.senas:
            for maker, card, _ in self.senas.signs:
                if maker == place:
                    found |= 1 << card & self.hands[place]
        return found

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if SWAP <= action < SHOW:
            return "swap " + self.pack.names[(action - SWAP) % self.pack.size]
        if self.senas and SIGNAL <= action < TOP:
            return self.senas.text(action)
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
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
        return -1

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        found = super().fields()
        if self.senas:
            found.update(self.senas.write())
        return found

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: as for all games of tricks, no stock and no turn-up. ``trump`` need only be told without a turn-up."""
        if self.rotating and "active" not in position:
            self.sit([0, 1, 3, 4])
        super().place(position)
        if self.phase == EXCHANGE and self.asked:
            self.mover = self.asked[0]
        if self.senas:
            self.senas.read(Reader(position))
        self._check()

    def _check(self) -> None:
        """Raise :class:`Refused` for a position that cannot be."""
        for name, seats in (("active", self.active), ("coming", self.coming)):
            unset = name == "coming" and self.phase != OVER  # until a first hand has been counted
            sides = {seat % self.side_count for seat in seats}
            expected = [seat for seat in range(self.seats) if seat % self.side_count in sides]
            if seats != expected or len(sides) not in ((2, self.side_count) if unset else (2 if self.rotating else self.side_count,)):
                raise Refused("position-value", name=name)
        if not set(self.asked) <= set(self.active) or (self.phase == EXCHANGE) != bool(self.asked) or (bool(self.asked) and self.turn_up < 0):
            raise Refused("position-value", name="asked")
        if not -1 <= self.champion < self.side_count:
            raise Refused("position-value", name="champion")
        if not set(self.bonus) <= {0, BONUS} or sum(self.bonus) > BONUS:
            raise Refused("position-value", name="bonus")
        self.check_hands()
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def faces(self, place: int, viewer: int) -> int:
        if place == viewer:
            return -1
        return self.known[place] if self.hand_over() else 0

    def zones(self, seat: int) -> list[Zone]:
        return [*super().zones(seat), stock_zone(self)]

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found = [say("brisca-points", points=self.totals[self.sides[seat]])]
        if seat not in self.active:
            found.append(say("brisca-rests"))
        return found + self.senas.notes(seat, viewer) if self.senas else found

    def move(self, seat: int, action: int) -> Move:
        return self.senas.move(action) if self.senas and SIGNAL <= action < TOP else super().move(seat, action)

    def label(self, seat: int, action: int) -> Say:
        if SWAP <= action < SHOW:
            return say("brisca-move-swap", card=self.pack.names[action - SWAP], card2=self.pack.names[self.turn_up])
        return say("brisca-move-show" if action == SHOW else "brisca-move-draw")

    def prompt(self, seat: int) -> Say | None:
        return say("brisca-exchange-or-draw") if self.phase == EXCHANGE else None

    def facts(self, seat: int) -> list[Say]:
        return [*super().facts(seat), say("stock-left", n=left(self))]

    def heard(self, seat: int) -> list[Event]:
        return self.senas.heard(self.events, seat) if self.senas else self.events

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        sides = self._playing()
        lines = [Line(say("brisca-line-cards"), tuple([self.points[side] for side in sides]))]
        if any(self.bonus):
            lines.append(Line(say("brisca-line-mano-negra"), tuple([self.bonus[side] for side in sides])))
        lines.append(Line(say("brisca-line-hands"), tuple([self.wins[side] for side in sides]), total=True))
        lines.append(Line(say("brisca-line-total"), tuple([self.totals[side] for side in sides]), total=True))
        return Sheet(say("brisca-sheet"), side_columns(self.side_count, self.seats, sides), tuple(lines))


_orders: dict[int, Order] = {}


def order(copies: int) -> Order:
    """Brisca's order and points for so many packs."""
    if copies not in _orders:
        _orders[copies] = Order(get_pack("es40", copies), ORDER, POINTS)
    return _orders[copies]


GAME = Brisca()
