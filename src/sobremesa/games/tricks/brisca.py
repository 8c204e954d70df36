"""Brisca: three cards in hand, a stock to draw from, a trump suit and no duty to follow; tricks rich in aces and threes win."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import bits, get_pack, to_mask
from sobremesa.core.positions import Card, Cards, Field, Int, IntEach, Ints, Masks, Reader, Stack, Word
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event, Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.tricks._senas import Senas
from sobremesa.games.tricks._trick import Order

ORDER = "1 3 12 11 10 7 6 5 4 2"
POINTS = {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2}
SIGNALS = ("1", "3", "12", "11", "10")  # the trumps that have a seña
BONUS = 50  # noted for a mano negra

# Actions: a card is played by its number, the rest lie above the pack.
DRAW, SWAP, SHOW, SIGNAL, WATCH, DEAL = 100, 200, 300, 400, 500, 600

# Phases: a card to play, the turn-up to exchange or not, the next hand to deal, the match over
PLAY, EXCHANGE, OVER, END = range(4)

SCHEMA = (
    Word("phase", ("play", "exchange", "over", "end")),
    Ints("active"),
    Int("mano"),
    Int("leader"),
    Word("trump", ("o", "c", "e", "b")),
    Card("turn_up"),
    Stack("stock"),
    Masks("hands"),
    Masks("shown"),
    Cards("trick"),
    Cards("last"),
    Int("last_leader"),
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

    Stock: top last; the turn-up lies under it, -1 once drawn. ``asked``: seats still to say whether they exchange, the next first.
    ``signals``: señas of this hand as (sender, card, mask of who saw it).
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.rotating = seats == 6 and options["six_pairs"] == "rotate" and options["teams"] == "pairs"
        self.pack = get_pack("es40", 2 if seats >= 6 and not self.rotating else 1)
        self.order = _order(self.pack.copies)
        self.removed = _removed(seats, self.rotating)
        self.sides = _sides(seats, str(options["teams"]))
        self.exchange = str(options["exchange"])
        self.by_pair = options["exchange_by"] == "pair"
        self.senas: Senas | None = Senas(seats) if options.on("senas") and self.sides < seats else None
        self.cancel = options["twins"] == "cancel"
        self.active: list[int] = list(range(seats))
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
        n = len(self.active)
        for seat in range(self.seats):
            self.hands[seat] = 0
        first = self.active.index(self.mano)
        for turn in range(3 * n):
            self.hands[self.active[(first + turn) % n]] |= 1 << cards.pop()
        self.turn_up = cards.pop()
        self.stock = cards
        self.trump = self.pack.suit[self.turn_up]
        self.leader = self.mano
        self.phase = PLAY
        self.trick = []
        self.last = []
        self.asked = []
        self.piles = [0] * self.sides
        self.bonus = [0] * self.sides
        self.shown = [0] * self.seats
        if self.senas:
            self.senas = Senas(self.seats)

    def _next(self, seat: int, step: int = 1) -> int:
        active = self.active
        if len(active) == self.seats:
            return (seat + step) % self.seats
        return active[(active.index(seat) + step) % len(active)]

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        if self.phase == PLAY:
            return self._next(self.leader, len(self.trick))
        if self.phase == EXCHANGE:
            return self.asked[0]
        return self._next(self.mano, -1) if self.phase == OVER else -1

    def actors(self) -> int:
        if self.phase == END:
            return 0
        mask = 1 << self.turn()
        if self.senas and self.phase == PLAY:
            for seat in self.active:
                if not self.senas.watched >> seat & 1:
                    mask |= 1 << seat
        return mask

    def actions(self, seat: int) -> list[int]:
        if not self.actors() >> seat & 1:
            return []
        found: list[int] = []
        if self.turn() == seat:
            if self.phase == OVER:
                return [DEAL]
            if self.phase == EXCHANGE:
                swap = self._swap_card(seat)
                return [DRAW] if swap < 0 else [DRAW, SWAP + swap]
            found = bits(self._playable(seat))
            if self._mano_negra(seat):
                found.append(SHOW)
        if self.senas and self.phase == PLAY:
            found += [SIGNAL + card for card in bits(self._signs(seat) & ~self.senas.made(seat))]
            if not self.senas.watched >> seat & 1:
                found += [WATCH + other for other in self.active if self.side(other) != self.side(seat)]
        return found

    def _playable(self, seat: int) -> int:
        hand = self.hands[seat]
        if self.cancel or self.pack.copies == 1 or not self.trick:
            return hand
        twins = 0
        base = self.pack.base
        for card in self.trick:
            twins |= 1 << (card + base) % (2 * base)
        return hand & ~twins or hand

    def _swap_kind(self) -> int:
        """The card, without its copy, that may now be swapped for the turn-up; -1 if none ever could."""
        if self.turn_up < 0 or self.exchange == "off":
            return -1
        strength = self.order.strength
        ace = self.trump * 10
        if strength[self.turn_up] > strength[ace + 6]:
            return ace + 6
        if strength[self.turn_up] > strength[ace + 1] and self.exchange == "seven_and_two":
            return ace + 1
        return -1

    def _swap_card(self, seat: int) -> int:
        """The card that the seat holds to swap, -1 if none."""
        kind = self._swap_kind()
        if kind >= 0:
            for card in range(kind, self.pack.size, self.pack.base):
                if self.hands[seat] >> card & 1:
                    return card
        return -1

    def _could_swap(self) -> bool:
        """Whether, for all that everybody has seen, somebody may hold a card to swap."""
        kind = self._swap_kind()
        if kind < 0 or not self.stock:
            return False
        seen = self.removed | to_mask(self.trick)
        for pile in self.piles:
            seen |= pile
        return any(not seen >> card & 1 for card in range(kind, self.pack.size, self.pack.base))

    def _mano_negra(self, seat: int) -> bool:
        if self.options["mano_negra"] == "off":
            return False
        hand, base, suit = self.hands[seat], self.pack.base, self.trump * 10
        return all(any(hand >> card & 1 for card in range(suit + rank, self.pack.size, base)) for rank in (0, 2, 9))

    def _signs(self, seat: int) -> int:
        """The cards held that have a sign."""
        trumps = bits(self.hands[seat] & self.pack.suit_masks[self.trump])
        return to_mask([card for card in trumps if self.pack.ranks[self.pack.rank[card]] in SIGNALS])

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if action >= SIGNAL and action < DEAL:
            self._signal(seat, action)
            return
        if seat != self.turn():
            raise Refused("not-your-turn")
        if self.phase == PLAY and 0 <= action < self.pack.size:
            self._play(seat, action)
        elif self.phase == PLAY and action == SHOW:
            self._show(seat)
        elif self.phase == EXCHANGE and (action == DRAW or SWAP <= action < SHOW):
            self._answer(seat, action)
        elif self.phase == OVER and action == DEAL:
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

    def _take(self) -> None:
        twins = self.cancel and self.pack.copies == 2
        place = self.order.best_uncancelled(self.trick, self.trump) if twins else self.order.best(self.trick, self.trump)
        winner = self._next(self.leader, place)
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
            self.asked = self._askable(winner)
        elif self.turn_up >= 0:
            self._draw()
        elif not any(self.hands):
            self._count()

    def _askable(self, winner: int) -> list[int]:
        """Who may exchange after a trick: its winner, and by ``exchange_by: pair`` his partner after him."""
        if not self.by_pair:
            return [winner]
        turns = [self._next(winner, step) for step in range(len(self.active))]
        return [other for other in turns if self.side(other) == self.side(winner)][:2]

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
            self.asked = self._askable(self.leader)
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
            else:
                self.hands[seat] |= 1 << self.turn_up
                self.shown[seat] |= 1 << self.turn_up
                self.turn_up = -1
            seat = self._next(seat)
        self.phase = PLAY

    def _show(self, seat: int) -> None:
        if not self._mano_negra(seat):
            raise Refused("brisca-mano-negra")
        side = self.side(seat)
        self.bonus[side] = BONUS
        self.note("show", "brisca-shows", seat, True)
        if self.options["mano_negra"] == "match":
            self.champion = side
        self._count()

    def _signal(self, seat: int, action: int) -> None:
        if self.senas is None or action not in self.actions(seat):
            raise Refused("brisca-signal")
        if action >= WATCH:
            self.senas.watch(seat, action - WATCH)
            return
        card = action - SIGNAL
        self.senas.make(seat, card, self._partners(seat), self._rivals(seat), self.chance)
        self.note("signal", "brisca-signals", seat, card=self.pack.names[card])

    def _partners(self, seat: int) -> int:
        return to_mask([other for other in self.active if self.side(other) == self.side(seat)])

    def _rivals(self, seat: int) -> int:
        return to_mask(self.active) & ~self._partners(seat)

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """Card points of each side in this hand, a mano negra's bonus included."""
        return [self.order.total(pile) + extra for pile, extra in zip(self.piles, self.bonus, strict=True)]

    def _credited(self) -> list[int]:
        """The sides that win the hand."""
        shown = [side for side in range(self.sides) if self.bonus[side]]
        playing = sorted({self.side(seat) for seat in self.active})
        points = self.points()
        best = max(points[side] for side in playing)
        return shown or [side for side in playing if points[side] == best]

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
        self.phase = END if self.champion >= 0 or self._leaders() else OVER
        if self.phase == OVER:
            self._seat_next_hand(credited)

    def _measure(self) -> list[int]:
        return self.totals if isinstance(self.options["target"], int) else self.wins

    def _leaders(self) -> list[int]:
        """The side that has won the match, if one has: at the goal and ahead of every other."""
        target = self.options.number("target")
        measure = self._measure()
        best = max(measure)
        if best < (target or self.options.number("hands")) or measure.count(best) > 1:
            return []
        return [measure.index(best)]

    def _seat_next_hand(self, credited: list[int]) -> None:
        if self.rotating:
            first, second = self.side(self.active[0]), self.side(self.active[1])
            for side in (first, second):
                self.stays[side] += 1
            leaving = second if credited == [first] else first
            if len(credited) == 2:
                leaving = first if self.stays[first] > self.stays[second] else second
            self.stays[leaving] = 0
            self.active = [seat for seat in range(6) if seat % 3 != leaving]
        mano = (self.mano + 1) % self.seats
        while mano not in self.active:
            mano = (mano + 1) % self.seats
        self.mano = mano

    def scores(self) -> list[int]:
        measure = self._measure()
        return [measure[self.side(seat)] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if self.phase != END:
            return []
        sides = [self.champion] if self.champion >= 0 else self._leaders()
        return [seat for seat in range(self.seats) if self.side(seat) in sides]

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
        new.active = self.active[:]
        new.phase = self.phase
        new.mano = self.mano
        new.leader = self.leader
        new.trump = self.trump
        new.turn_up = self.turn_up
        new.stock = self.stock[:]
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.trick = self.trick[:]
        new.last = self.last[:]
        new.last_leader = self.last_leader
        new.asked = self.asked[:]
        new.piles = self.piles[:]
        new.bonus = self.bonus[:]
        new.wins = self.wins[:]
        new.totals = self.totals[:]
        new.stays = self.stays[:]
        new.champion = self.champion
        new.senas = self.senas.clone() if self.senas else None
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        known = self.shown[:]
        if self.senas:
            everyone = range(self.seats)
            self.senas.forget(seat, [self._partners(other) for other in everyone], [self._rivals(other) for other in everyone], chance)
            for maker, card, _ in self.senas.signs:
                known[maker] |= 1 << card & self.hands[maker]
        pool = to_mask(self.stock)
        for other in range(self.seats):
            if other != seat:
                pool |= self.hands[other] & ~known[other]
        cards = bits(pool)
        chance.shuffle(cards)
        for other in range(self.seats):
            if other != seat:
                hand = self.hands[other] & known[other]
                for _ in range((self.hands[other] & ~hand).bit_count()):
                    hand |= 1 << cards.pop()
                self.hands[other] = hand
        self.stock = cards

    def census(self) -> list[str]:
        cards = bits(sum(self.hands) + sum(self.piles)) + self.stock + self.trick
        return [self.pack.names[card] for card in cards + ([self.turn_up] if self.turn_up >= 0 else [])]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if action < DRAW:
            return self.pack.names[action]
        if SWAP <= action < SHOW:
            return "swap " + self.pack.names[action - SWAP]
        if SIGNAL <= action < WATCH:
            return "signal " + self.pack.names[action - SIGNAL]
        if WATCH <= action < DEAL:
            return f"watch {action - WATCH}"
        return _word(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if not words:
            raise Refused("unknown-move", text=text)
        if words[0] == "swap" and len(words) == 2:
            return SWAP + self.pack.card(words[1])
        if words[0] == "signal" and len(words) == 2:
            return SIGNAL + self.pack.card(words[1])
        if words[0] == "watch" and len(words) == 2 and words[1].isdigit():
            return WATCH + min(int(words[1]), DEAL - WATCH - 1)
        if len(words) == 1 and words[0] in _WORDS:
            return _WORDS[words[0]]
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
            found["signs"] = [f"{maker} {self.pack.names[card]} {seen}" for maker, card, seen in self.senas.signs]
            found["watching"] = self.senas.watching[:]
            found["watched"] = self.senas.watched
        return found

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: no stock, no turn-up, empty hands and piles, P0 to lead, nothing scored yet. ``trump`` need only be told without a turn-up."""
        super().place(position)
        read = Reader(position)
        if self.turn_up >= 0:
            self.trump = self.pack.suit[self.turn_up]
        if not read.has("leader"):
            self.leader = self.mano
        if self.senas:
            for text in read.texts("signs"):
                maker, card, seen = text.split()
                self.senas.signs.append((int(maker), self.pack.card(card), int(seen)))
            self.senas.watching = read.numbers("watching", self.seats, -1)
            self.senas.watched = read.number("watched", 0)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def direction(self) -> str:
        return str(self.options["direction"])

    def zones(self, seat: int) -> list[Zone]:
        names = self.pack.names
        found: list[Zone] = []
        for other in self.active:
            hand = bits(self.hands[other])
            items = [Item(names[card], names[card]) for card in hand] if other == seat else []
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, len(hand)))
        stock = [Item(names[self.turn_up], names[self.turn_up], marks=("cross",))] if self.turn_up >= 0 else []
        found.append(Zone("stock", "stock", "stack", items=stock, count=len(self.stock) + len(stock)))
        trick, leader = self.trick, self.leader
        laid = [Item(names[card], names[card], owner=self._next(leader, place)) for place, card in enumerate(trick)]
        found.append(Zone("trick", "trick", "trick", items=laid, count=len(laid)))
        last = [Item(names[card], names[card], owner=self._next(self.last_leader, place)) for place, card in enumerate(self.last)]
        found.append(Zone("last", "last-trick", "trick", items=last, count=len(last), shape={"aside": 1}))
        for side in range(self.sides):
            found.append(Zone(f"pile-{side}", "pile", "stack", side, count=self.piles[side].bit_count()))
        return found

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        if seat == self.mano:
            badges.append("mano")
        if seat == self._next_dealer():
            badges.append("dealer")
        notes = [say("brisca-points", points=self.totals[self.side(seat)])]
        if seat not in self.active:
            notes.append(say("brisca-rests"))
        if self.senas:
            notes += [say("brisca-sign", card=self.pack.names[card]) for card in self.senas.seen(seat, viewer)]
        return Seat(seat, self.scores()[seat], self.side(seat), self.hands[seat].bit_count(), badges=tuple(badges), notes=tuple(notes))

    def _next_dealer(self) -> int:
        """The seat before the mano: who deals (after a hand: who will deal the next)."""
        return self._next(self.mano, -1)

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action < DRAW:
            return Move(text, (text,), "trick")
        if SWAP <= action < SHOW:
            return Move(text, (), say=say("brisca-move-swap", card=self.pack.names[action - SWAP], card2=self.pack.names[self.turn_up]))
        if SIGNAL <= action < WATCH:
            return Move(text, (), say=say("brisca-move-signal", card=self.pack.names[action - SIGNAL]))
        if WATCH <= action < DEAL:
            return Move(text, (), say=say("brisca-move-watch", seat=action - WATCH))
        return Move(text, (), say=say({DRAW: "brisca-move-draw", SHOW: "brisca-move-show", DEAL: "move-deal"}[action]))

    def prompt(self, seat: int) -> Say | None:
        return say("brisca-exchange-or-draw") if self.phase == EXCHANGE else None

    def facts(self, seat: int) -> list[Say]:
        return [say("trump-is", suit=self.pack.suits[self.trump]), say("stock-left", n=len(self.stock) + (1 if self.turn_up >= 0 else 0))]

    def heard(self, seat: int) -> list[Event]:
        if self.senas is None:
            return self.events
        seen = self.senas.signs[-1][2] if self.senas.signs else 0
        return [event for event in self.events if event.kind != "signal" or (seat >= 0 and seen >> seat & 1)]

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        playing = [side for side in range(self.sides) if any(self.side(seat) == side for seat in self.active)]
        columns = [say("seats", seats=" ".join(str(seat) for seat in range(self.seats) if self.side(seat) == side)) for side in playing]
        lines = [Line(say("brisca-line-cards"), tuple(self.order.total(self.piles[side]) for side in playing))]
        if any(self.bonus):
            lines.append(Line(say("brisca-line-mano-negra"), tuple(self.bonus[side] for side in playing)))
        lines.append(Line(say("brisca-line-hands"), tuple(self.wins[side] for side in playing), total=True))
        lines.append(Line(say("brisca-line-total"), tuple(self.totals[side] for side in playing), total=True))
        return Sheet(say("brisca-sheet"), tuple(columns), tuple(lines))


_WORDS = {"draw": DRAW, "show": SHOW, "deal": DEAL}
_orders: dict[int, Order] = {}


def _word(action: int) -> str:
    return next((word for word, known in _WORDS.items() if known == action), str(action))


def _order(copies: int) -> Order:
    if copies not in _orders:
        _orders[copies] = Order(get_pack("es40", copies), ORDER, POINTS)
    return _orders[copies]


def _removed(seats: int, rotating: bool) -> int:
    if seats == 3:
        return get_pack("es40").mask("2o 2c 2e 2b")
    return get_pack("es40", 2).mask("2c 2c'") if seats == 6 and not rotating else 0


def _sides(seats: int, teams: str) -> int:
    if seats <= 3:
        return seats
    return 2 if seats == 4 or teams == "two_teams" else seats // 2


GAME = Brisca()
