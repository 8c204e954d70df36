"""Guiñote: six cards, a stock to draw from, pairs to sing; once the stock is gone, the strict duties of the arrastre; a hundred and one win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.positions import Field, Int, IntEach, Masks, Word, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Say, Sheet, Zone, say
from sobremesa.games.tricks._cantes import SING, Cantes, announce, might_hold
from sobremesa.games.tricks._duties import FREE, Duties
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._stock import draw_round, left, lowest, stock_zone, swap, turn_up
from sobremesa.games.tricks._table import ahead, side_columns
from sobremesa.games.tricks._tricks import PLAY, TRICKS, TrickState, phases

ORDERS: Final = {"source": "1 3 12 11 10 7 6 5 4 2", "aragon": "1 3 12 10 11 7 6 5 4 2"}
POINTS: Final = {"source": {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2}, "aragon": {"1": 11, "3": 10, "12": 4, "10": 3, "11": 2}}
PAIR: Final = ("12", "10")
TWO: Final = 1  # places of ranks in their suit
SEVEN: Final = 6
DEALT: Final = 6
LAST: Final = 10  # for the last trick
TARGET: Final = 101
GAMES: Final = 3

# Actions, between the cards and the cantes (SING).
DRAW: Final = 200
PASS: Final = 201
SWAP: Final = 210
WORDS: Final = {"draw": DRAW, "pass": PASS}

TALK: Final = 3  # the phase after a trick: the side that has won it sings and exchanges

IDAS: Final = 0  # the hands of a partida: the first; those in which 101 points win at once; the one after a tie
VUELTAS: Final = 1
DECIDER: Final = 2

ARRASTRE: Final = Duties(head="all", ruff=True, overruff=True, underruff=True)
RELIEVED: Final = Duties(head="all", ruff=True, overruff=True, underruff=True, relief="all")
"""The duties once the stock is gone; ``RELIEVED``: only to follow suit while the partner wins the trick."""

SCHEMA: Final[tuple[Field, ...]] = (
    phases("talk"),
    *TRICKS,
    IntEach("sung"),
    Masks("flash"),
    Int("open"),
    Int("ten"),
    Word("stage", ("idas", "vueltas", "decider")),
    Word("coming", ("idas", "vueltas", "decider")),
    IntEach("carried"),
    Int("credited"),
    IntEach("wins"),
)


class Guinote(Game):
    seats = (4, 2, 3, 6, 8)
    options = (
        Choice("seats", 4, 2, 3, 6, 8),
        Choice("obligations", "after_stock", "before_stock", "always"),
        Choice("figure_order", "source", "aragon"),
        Choice("game_end", "vueltas", "hand"),
        Number("target", TARGET, TARGET, TARGET, when=(("game_end", ("vueltas",)),)),
        Choice("cante_window", "any_trick", "while_stock"),
        Choice("exchange", "seven", "seven_and_two", "off"),
        Flag("partner_relief", when=(("seats", (4, 6, 8)),)),
        Choice("twins", "cancel", "forbid", when=(("seats", (6, 8)),)),
        Number("games", GAMES, GAMES, GAMES),
        Choice("direction", "anticlockwise", "clockwise"),
    )
    bound = 40_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return GuinoteState(self, seats, options, chance)


class GuinoteState(TrickState):
    """A match of guiñote. Sets of suits, of seats and of sides are masks.

    :ivar sung: the suits that each seat has sung; ``flash``: the cards it has shown for it since the last trick.
    :ivar open: the seats that may still sing on the last trick. ``waiting``: those that have not yet said that they go on.
    :ivar ten: the side that has won the last trick, -1 before.
    :ivar stage: what hand of the partida this is, ``coming`` the next. ``carried``: each side's score in the partida before this hand.
    :ivar credited: the sides to which this hand has given a partida. ``wins``: the partidas of each side.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        self.side_count = seats if seats <= 3 else seats // 2
        packs = 2 if seats >= 6 else 1
        figures = str(options["figure_order"])
        forbid = packs == 2 and options["twins"] == "forbid"
        super().__init__(game, seats, options, chance, order(packs, figures, forbid), [seat % self.side_count for seat in range(seats)])
        self.cancels = packs == 2 and not forbid
        self.forbid = forbid
        self.removed = self.pack.mask("2o 2c 2e 2b" if seats == 3 else "2c 2c'" if seats == 6 else "")
        self.obligations = str(options["obligations"])
        self.strict = RELIEVED if options.on("partner_relief") else ARRASTRE
        self.seven = -1 if options["exchange"] == "off" else SEVEN
        self.two = TWO if options["exchange"] == "seven_and_two" else -1
        self.always_sing = options["cante_window"] == "any_trick"
        self.partidas = options["game_end"] == "vueltas"
        self.cantes = Cantes(self.order, PAIR)
        self.sung: list[int] = [0] * seats
        self.flash: list[int] = [0] * seats
        self.open = 0
        self.ten = -1
        self.stage = IDAS
        self.coming = IDAS
        self.carried: list[int] = [0] * self.side_count
        self.credited = 0
        self.wins: list[int] = [0] * self.side_count

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.clear()
        cards = bits(self.pack.full & ~self.removed)
        self.chance.shuffle(cards)
        self.deal(cards, DEALT)
        turn_up(self, cards)
        self.sung = [0] * self.seats
        self.flash = [0] * self.seats
        self.open = 0
        self.ten = -1
        self.credited = 0
        self._bind()

    def next_hand(self, dealer: int) -> None:
        self.carried = [0] * self.side_count if self.credited else self.totals()
        self.stage = self.coming
        super().next_hand(dealer)

    def _bind(self) -> None:
        """Put the duties in force that the stock calls for."""
        stock = left(self) > 0
        self.duties = self.strict if self.obligations == "always" or stock == (self.obligations == "before_stock") else FREE

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        found = super().actions(seat)
        if self.open and self.phase == PLAY and found:
            found += self._sings(seat)
        return found

    def only_cards(self) -> bool:
        return not self.open

    def choices(self, seat: int) -> list[int]:
        card = self._swap_card(seat)
        found = [DRAW if left(self) else PASS]
        if card >= 0:
            found.append(SWAP + card)
        return found + self._sings(seat)

    def playable(self, place: int) -> int:
        hand = self._choosable(place)
        if not self.trick:
            return hand
        return self.duties.legal(self.ranking, hand, self.led, self.best, self.partner_wins(place))

    def _choosable(self, place: int) -> int:
        """The place's hand without the twins that it may not play."""
        hand = self.hands[place]
        return self.order.unlike(hand, self.trick) if self.forbid and left(self) else hand

    def owed(self, place: int) -> str:
        if not self.trick or self.led < 0:
            return ""
        return self.duties.owed(self.ranking, self._choosable(place), self.led, self.best, self.partner_wins(place))

    def refusal(self, place: int, card: int) -> Refused:
        if self.hands[place] & ~self._choosable(place) & 1 << card:
            return Refused("guinote-twin", card=self.pack.names[card])
        return super().refusal(place, card)

    def _sings(self, seat: int) -> list[int]:
        """The cantes that the seat may sing now."""
        if not self.open >> seat & 1:
            return []
        return [SING + suit for suit in self.cantes.held(self.hands[seat], self.sung[seat])]

    def _swaps(self) -> int:
        """The cards one of which may be swapped for the turn-up."""
        if self.turn_up < 0 or self.seven < 0:
            return 0
        return self.order.swaps(self.turn_up, self.seven, self.two) & ~self.removed

    def _swap_card(self, seat: int) -> int:
        """The card that the seat holds to swap, -1 if none."""
        return lowest(self._swaps() & self.hands[seat])

    def _could_swap(self, seat: int) -> bool:
        """Whether, for all that everybody has seen, the seat may hold a card to swap."""
        swaps = self._swaps()
        return swaps != 0 and swaps & might_hold(self, seat) != 0

    def _could_sing(self, seat: int) -> bool:
        """The same of a pair to sing."""
        if not self.open >> seat & 1 or self.hands[seat].bit_count() < 2:
            return False
        return self.cantes.held(might_hold(self, seat), self.sung[seat]) != []

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def put(self, place: int, card: int) -> None:
        self.open = 0
        if not self.forbid or not self.trick or not left(self):
            super().put(place, card)
            return
        # A twin that may not be played is no proof; whoever plays one all the same holds nothing else.
        twins = sum([self.order.kind(kind) for kind in {other % self.pack.base for other in self.trick}])
        told = self.duties.missing(self.ranking, card, self.led, self.best, self.partner_wins(place))
        self.barred[place] |= told | self.pack.full & ~twins if twins >> card & 1 else told & ~twins
        self.duties = FREE
        super().put(place, card)
        self._bind()

    def after_trick(self) -> None:
        winner = self.leader
        side = self.sides[winner]
        self.flash = [0] * self.seats
        last = not self.hands[winner] and not left(self)
        if last:
            self.ten = side
        if self._reached(side):
            self._settle(1 << side)
        elif last:
            self.count()
        else:
            self._ask(side)

    def _ask(self, side: int) -> None:
        """Let the side that has won the trick sing and exchange; the leader himself sings with his lead when there is nothing to draw."""
        stock = left(self) > 0
        mates = [seat for seat in self.active if self.sides[seat] == side]
        if stock or self.always_sing:
            for seat in mates:
                self.open |= 1 << seat
        for seat in mates:
            if (stock or seat != self.leader) and (self._could_sing(seat) or self._could_swap(seat)):
                self.waiting |= 1 << seat
        if self.waiting:
            self.phase = TALK
            self.mover = -1
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Draw, and let the winner of the trick lead."""
        self.phase = PLAY
        self.mover = self.leader
        self.open &= 1 << self.leader
        if left(self):
            self.open = 0
            draw_round(self)
            self._bind()
            if not left(self) and self.loud and self.obligations != "always":
                self.note("say", "guinote-free" if self.duties is FREE else "guinote-arrastre")

    def choose(self, seat: int, action: int) -> None:
        if SING <= action < SING + len(self.pack.suits):
            self._sing(seat, action - SING)
        elif self.phase == TALK and action == (DRAW if left(self) else PASS):
            self._done(seat)
        elif self.phase == TALK and SWAP <= action < SWAP + self.pack.size:
            self._swap(seat, action - SWAP)
        elif self.phase == TALK and 0 <= action < self.pack.size:
            raise Refused("guinote-talk-first")
        else:
            super().choose(seat, action)

    def _done(self, seat: int) -> None:
        self.waiting &= ~(1 << seat)
        if not self.waiting:
            self._go_on()

    def _sing(self, seat: int, suit: int) -> None:
        if not self.open >> seat & 1:
            raise Refused("cantes-not-now")
        cards = self.cantes.cards(self.hands[seat], suit)
        if not cards:
            raise Refused("cantes-pair")
        if self.sung[seat] >> suit & 1:
            raise Refused("cantes-sung")
        announce(self, self.cantes, seat, suit)
        self.sung[seat] |= 1 << suit
        self.flash[seat] = cards
        self.open &= ~(1 << seat)
        side = self.sides[seat]
        if self._reached(side):
            self._settle(1 << side)
        elif self.phase == TALK and not self._could_swap(seat):
            self._done(seat)

    def _swap(self, seat: int, card: int) -> None:
        if card != self._swap_card(seat):
            raise Refused("guinote-swap")
        taken = swap(self, seat, card)
        if self.loud:
            self.note("swap", "guinote-swaps", seat, True, card=self.pack.names[card], card2=self.pack.names[taken])
        for mate in self.active:
            if self.sides[mate] == self.sides[seat] and self._could_swap(mate):
                self.waiting |= 1 << mate
        if not self._could_swap(seat) and not self._could_sing(seat):
            self._done(seat)

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def cante_points(self, side: int) -> int:
        """The points that a side has sung in this hand."""
        found = 0
        for seat in range(self.seats):
            if self.sung[seat] and self.sides[seat] == side:
                found += self.cantes.total(self.sung[seat], self.trump)
        return found

    def hand_points(self, side: int) -> int:
        """What a side has made in this hand so far."""
        return self.points[side] + self.cante_points(side) + (LAST if self.ten == side else 0)

    def totals(self) -> list[int]:
        """Each side's score in the partida (in this hand, where each stands alone)."""
        return [self.carried[side] + self.hand_points(side) for side in range(self.side_count)]

    def _reached(self, side: int) -> bool:
        """Whether the side wins the partida at this instant."""
        return self.stage == VUELTAS and self.carried[side] + self.hand_points(side) >= TARGET

    def count(self) -> None:
        totals = self.totals()
        best = max(totals)
        front = sum([1 << side for side in range(self.side_count) if totals[side] == best])
        alone = front & (front - 1) == 0
        if not self.partidas:
            self._settle(front)
        elif best < TARGET:
            self._settle(0, VUELTAS)
        elif self.stage == IDAS and totals[self.ten] >= TARGET:
            self._settle(1 << self.ten)
        else:
            self._settle(front if alone else 0, IDAS if alone else DECIDER)

    def _settle(self, credited: int, coming: int = IDAS) -> None:
        """End the hand: it gives those sides a partida, or none and the partida goes on."""
        self.credited = credited
        self.coming = coming
        self.open = self.waiting = 0
        for side in bits(credited):
            self.wins[side] += 1
        if self.loud:
            if credited:
                winners = [str(seat) for seat in range(self.seats) if credited >> self.sides[seat] & 1]
                self.note("score", "guinote-won", seats=" ".join(winners), n=self.totals()[bits(credited)[0]])
            else:
                self.note("score", "guinote-to-vueltas" if coming == VUELTAS else "guinote-to-decider")
        self.close(ahead(self.wins, GAMES) >= 0)

    def scores(self) -> list[int]:
        return [self.wins[side] for side in self.sides]

    def standing(self, seat: int) -> int:
        """In points of the partida; to win it is worth as much again as making it."""
        totals = self.totals()
        for side in bits(self.credited):
            totals[side] += TARGET
        return totals[self.sides[seat]] * self.side_count - sum(totals)

    # -- copies -------------------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = GuinoteState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.sung, new.flash, new.open, new.ten = self.sung[:], self.flash[:], self.open, self.ten
        new.stage, new.coming, new.carried = self.stage, self.coming, self.carried[:]
        new.credited, new.wins = self.credited, self.wins[:]
        return new

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if SWAP <= action < SING:
            return "swap " + self.pack.names[(action - SWAP) % self.pack.size]
        return self.cantes.word(action) or next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
        if words[0] == "swap" and len(words) == 2:
            return SWAP + self.pack.card(words[1])
        if words[0] == "stock":
            return DRAW
        if len(words) == 1 and words[0] in WORDS:
            return WORDS[words[0]]
        return self.cantes.read(words)

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: no stock, so that the arrastre is on; nobody may sing; the first hand of a partida. Between a trick and the next lead
        (``talk``) the side of ``leader`` may sing and exchange."""
        super().place(position)
        if self.phase == TALK:
            side = sum([1 << seat for seat in self.active if self.sides[seat] == self.sides[self.leader]])
            if "waiting" not in position:
                self.waiting = side if left(self) else side & ~(1 << self.leader)
            if "open" not in position:
                self.open = side if left(self) or self.always_sing else 0
        if (self.phase == TALK) != bool(self.waiting) or (self.phase == TALK) != (self.mover < 0 and self.actors() > 0):
            raise Refused("position-value", name="waiting")
        if self.open and (self.hand_over() or self.trick or (self.phase == PLAY and self.open != 1 << self.leader)):
            raise Refused("position-value", name="open")
        if self.credited and not self.hand_over():
            raise Refused("position-value", name="credited")
        for name, mask in (("waiting", self.waiting), ("open", self.open)):
            if mask >> self.seats or mask < 0 or any(self.sides[seat] != self.sides[self.leader] for seat in bits(mask)):
                raise Refused("position-value", name=name)
        within("sung", 0, (1 << len(self.pack.suits)) - 1, self.sung)
        within("ten", -1, self.side_count - 1, [self.ten])
        within("credited", 0, (1 << self.side_count) - 1, [self.credited])
        self._bind()
        self.check_hands()
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def faces(self, place: int, viewer: int) -> int:
        return -1 if place == viewer else self.flash[place]

    def zones(self, seat: int) -> list[Zone]:
        found = super().zones(seat)
        return [*found, stock_zone(self)] if left(self) else found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found = super().notes(seat, viewer) + self.cantes.notes(self.sung[seat], self.trump)
        if self.stage == VUELTAS:
            found.append(say("guinote-total", n=self.totals()[self.sides[seat]]))
        elif self.stage == DECIDER:  # what is made in this hand is counted at its end
            found.append(say("guinote-total", n=self.carried[self.sides[seat]]))
        return found

    def label(self, seat: int, action: int) -> Say:
        if action >= SING:
            return self.cantes.label(action - SING, self.trump)
        if action >= SWAP:
            return say("guinote-move-swap", card=self.pack.names[action - SWAP], card2=self.pack.names[self.turn_up])
        return say("guinote-move-draw" if action == DRAW else "guinote-move-pass")

    def prompt(self, seat: int) -> Say | None:
        if self.phase == TALK:
            if len(self.choices(seat)) == 1:
                return say("guinote-nothing-draw" if left(self) else "guinote-nothing-pass")
            return say("guinote-talk-draw" if left(self) else "guinote-talk-pass")
        return say("guinote-sing-or-lead") if self._sings(seat) else super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if left(self):
            found.append(say("stock-left", n=left(self)))
        if self.duties is not FREE:
            found.append(say("guinote-arrastre"))
        return [*found, say(("guinote-idas", "guinote-vueltas", "guinote-decider")[self.stage])] if self.partidas else found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        sides = list(range(self.side_count))
        lines = [
            Line(say("guinote-line-cards"), tuple(self.points)),
            Line(say("guinote-line-cantes"), tuple([self.cante_points(side) for side in sides])),
            Line(say("guinote-line-last"), tuple([LAST if self.ten == side else 0 for side in sides])),
        ]
        if any(self.carried):
            lines.append(Line(say("guinote-line-before"), tuple(self.carried)))
        lines.append(Line(say("guinote-line-total"), tuple(self.totals()), total=True))
        lines.append(Line(say("guinote-line-games"), tuple(self.wins), total=True))
        return Sheet(say("guinote-sheet"), side_columns(self.side_count, self.seats, sides), tuple(lines))


_orders: dict[tuple[int, str, bool], Order] = {}


def order(packs: int, figures: str, later: bool) -> Order:
    """Guiñote's order and points for so many packs and that order of figures. ``later``: of two twins in a trick the second beats the first."""
    key = (packs, figures, later)
    if key not in _orders:
        _orders[key] = Order(get_pack("es40", packs), ORDERS[figures], POINTS[figures], later=later)
    return _orders[key]


GAME = Guinote()
