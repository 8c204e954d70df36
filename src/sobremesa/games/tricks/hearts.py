"""Hearts: no trumps, and whoever takes hearts or the queen of spades pays for them; or takes them all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options, Value
from sobremesa.core.packs import bits, get_pack, to_mask
from sobremesa.core.positions import Field, IntEach, Mask, Masks
from sobremesa.core.positions import Flag as FlagField
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event, Line, Pick, Say, Sheet, say
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._tricks import PLAY, TRICKS, TrickState, phases

HEARTS: Final = 1  # suits: copas and bastos in the Spanish pack
CLUBS: Final = 3
SPADES: Final = {"fr52": 0, "es52": 2}
NINE: Final = 8  # places of ranks in their suit
QUEEN: Final = 11
LOW_TO_HIGH: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0)
CATCHERS: Final = (0, 12)  # the spades above the queen
PASSED: Final = 3  # cards passed

# What hearts are worth, from the two to the ace; the queen of spades is always 13.
WORTH: Final[dict[str, list[int]]] = {
    "normal": [1] * 13,
    "spot": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    "grouped": [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 15],
    "high": [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5],
}
QUEEN_WORTH: Final = 13

# Actions. A pass of three cards is PASS with their numbers, ascending, seven bits each.
ADD: Final = 200
SUBTRACT: Final = 201
WORDS: Final = {"add": ADD, "subtract": SUBTRACT}
PASS: Final = 1 << 21

OFFERED: Final = 6  # cards of which any three are offered to be passed
CHOICES: Final = [(one, two, three) for three in range(2, OFFERED) for two in range(1, three) for one in range(two)]  # in the order of their actions

PASSING: Final = 3  # phases: three cards to pass, the shooter to choose
MOON: Final = 4

SCHEMA: Final[tuple[Field, ...]] = (
    phases("pass", "moon"),
    *TRICKS,
    FlagField("broken"),
    Masks("given"),
    Mask("table"),
    Mask("lost"),
    IntEach("totals"),
    IntEach("written"),
)


class Hearts(Game):
    seats = (4, 3, 5, 6, 7, 8)
    options = (
        Choice("seats", 4, 3, 5, 6, 7, 8),
        Choice("preset", "none", "black_marie"),
        Choice("teams", "individual", "pairs", when=(("seats", (4,)),)),
        Choice("scoring", "normal", "spot", "grouped", "high"),
        Choice("spot_ace", 14, 1, when=(("scoring", ("spot",)),)),
        Choice("pass_direction", "rotating", "none", "always_right"),
        Flag("free_hearts"),
        Choice("moon", "add", "subtract", "choose"),
        Flag("cancellation", when=(("seats", (4, 5, 6, 7, 8)),)),
        Flag("nines"),
        Number("target", 100, 20, 500),
        Choice("tie", "play_on", "shared"),
        Flag("queen_breaks"),
        Choice("deck", "fr52", "es52"),
    )
    presets: ClassVar[dict[str, dict[str, Value]]] = {"none": {}, "black_marie": {"pass_direction": "always_right", "free_hearts": "on"}}
    sampled = True  # of the passes, some are offered
    bound = 30_000

    def check(self, seats: int, options: Options) -> None:
        if options.on("cancellation") and seats == 3:
            raise Refused("hearts-cancellation-seats")
        if not options.on("cancellation") and seats > 6:
            raise Refused("hearts-one-pack-seats")
        if options["teams"] == "pairs" and seats != 4:
            raise Refused("hearts-teams-seats")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return HeartsState(self, seats, options, chance)


class HeartsState(TrickState):
    """A match of hearts.

    ``broken``: hearts may be led. ``given``: what each seat has chosen to pass, still in its hand. ``table``: cards of undecided tricks, for whoever
    wins the next decided one; ``lost``: those nobody won. ``totals``: penalty points of each seat, fewer is better; ``written``: what the hand
    just over added to them.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        self.cancellation = options.on("cancellation")
        worth = shared_penalties(str(options["deck"]), 2 if self.cancellation else 1, str(options["scoring"]), options.number("spot_ace"))
        super().__init__(game, seats, options, chance, worth, list(range(seats)))
        self.cancels = self.cancellation
        self.free = options.on("free_hearts")
        self.nines = options.on("nines")
        self.queen_breaks = options.on("queen_breaks")
        self.penalties = worth
        self.teams = 2 if options["teams"] == "pairs" else seats
        self.hearts = self.pack.suit_masks[HEARTS]
        self.spades = self.pack.suit_masks[SPADES[self.pack.id]]
        self.queens = self.spades & self.pack.rank_masks[QUEEN]
        self.opening = True  # the first trick
        self.broken = False
        self.given: list[int] = [0] * seats
        self.table = 0
        self.lost = 0
        self.totals: list[int] = [0] * seats
        self.written: list[int] = [0] * seats

    # -- the deal and the pass --------------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.clear()
        self.broken = False
        self.opening = True
        self.table = self.lost = 0
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        self.deal(cards, 13 if self.cancellation else 52 // self.seats)
        self.aside = to_mask(cards)
        if self.pass_steps():
            self.phase = PASSING
            self.mover = -1
            self.waiting = (1 << self.seats) - 1
        else:
            self._open()

    def pass_steps(self) -> int:
        """How many seats on the cards of this hand are passed; 0: they are not."""
        direction = self.options["pass_direction"]
        if direction != "rotating":
            return self.seats - 1 if direction == "always_right" else 0
        cycle = [1, self.seats - 1, 0] if self.seats % 2 else [1, self.seats - 1, self.seats // 2, 0]
        return cycle[self.hand % len(cycle)]

    def _pass(self, seat: int, action: int) -> None:
        cards = [action & 127, action >> 7 & 127, action >> 14 & 127]
        mask = to_mask([card for card in cards if card < self.pack.size])
        if action >> 22 or not cards[0] < cards[1] < cards[2] or mask.bit_count() != PASSED or mask & ~self.hands[seat]:
            raise Refused("hearts-pass")
        self.given[seat] = mask
        self.waiting &= ~(1 << seat)
        if self.loud:
            self.note("pass", "hearts-has-passed", seat)
        if not self.waiting:
            self._swap()

    def _swap(self) -> None:
        steps = self.pass_steps()
        for seat in range(self.seats):
            taker = (seat + steps) % self.seats
            self.hands[seat] &= ~self.given[seat]
            self.told[seat * self.places + taker] = self.given[seat]
        for seat in range(self.seats):
            taker = (seat + steps) % self.seats
            self.hands[taker] |= self.given[seat]
            if self.loud:
                self.note("receive", "hearts-receives", taker, cards=self.pack.mask_text(self.given[seat]))
        self.given = [0] * self.seats
        self._open()

    def _open(self) -> None:
        """The lowest club in play leads; who has it, and that lower ones are not in play, is found out by asking round."""
        self.phase = PLAY
        for rank in LOW_TO_HIGH:
            kind = self.order.kind(CLUBS * 13 + rank)
            for step in range(self.seats):
                seat = self.after(self.mano, step)
                held = self.hands[seat] & kind
                if held:
                    self.leader = self.mover = seat
                    self.known[seat] |= held & -held
                    return
                self.barred[seat] |= kind

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def playable(self, place: int) -> int:
        hand = self.hands[place]
        if self.trick:
            own = hand & self.ranking.suits[self.led]
            if own:
                return own
            return hand & ~self._barred_first() or hand if self.opening else hand
        if self.opening:
            for rank in LOW_TO_HIGH:
                lowest = hand & self.order.kind(CLUBS * 13 + rank)
                if lowest:
                    return lowest
        return hand if self.broken or self.free else hand & ~self.hearts or hand

    def _barred_first(self) -> int:
        """What may not be thrown to the first trick."""
        return self.queens if self.free else self.queens | self.hearts

    def only_cards(self) -> bool:
        return True

    def refusal(self, place: int, card: int) -> Refused:
        found = super().refusal(place, card)
        if found.key != "tricks-not-now":
            return found
        if self.opening:
            return Refused("hearts-first-trick") if self.trick else Refused("hearts-first-lead")
        return Refused("hearts-not-broken")

    def choices(self, seat: int) -> list[int]:
        return [ADD, SUBTRACT] if self.phase == MOON else self._passes(seat)

    def _passes(self, seat: int) -> list[int]:
        """Some of the passes there are: any three of the cards one would like best to be rid of."""
        cards = bits(self.hands[seat])
        cards.sort(key=self.penalties.danger.__getitem__)
        cards = cards[-OFFERED:]
        cards.sort()
        return [PASS | cards[one] | cards[two] << 7 | cards[three] << 14 for one, two, three in CHOICES if three < len(cards)]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def choose(self, seat: int, action: int) -> None:
        if self.phase == PASSING and action >= PASS:
            self._pass(seat, action)
        elif self.phase == MOON and action in (ADD, SUBTRACT):
            self._settle(seat, action == SUBTRACT)
        else:
            super().choose(seat, action)

    def lengths(self) -> tuple[int, ...]:
        return (self.seats, 2 * self.seats) if self.nines else (self.seats,)

    def on_lead(self, place: int, card: int) -> None:
        if self.opening:
            self.known[place] = 0  # of two lowest clubs he may have led either
        if self.nines:
            two = self.pack.rank[card] == NINE and self.hands[place]
            self.trick_size = self.seats * (2 if two else 1)
        if not self.broken and self.hearts >> card & 1 and not self.opening and not self.free:
            self.broken = True
            self.barred[place] |= self.pack.full & ~self.hearts
            if self.loud:
                self.note("say", "hearts-broken", place)

    def on_discard(self, place: int, card: int) -> None:
        if self.opening and self._barred_first() >> card & 1:
            self.barred[place] |= self.pack.full & ~self._barred_first()
        if not self.broken and (self.hearts >> card & 1 or (self.queen_breaks and self.queens >> card & 1)):
            self.broken = True
            if self.loud:
                self.note("say", "hearts-broken", place)

    def cancel(self) -> None:
        super().cancel()
        if self.best >= 0 and self.pack.suit[self.best] != self.led:
            self.best = self.winner = -1

    def trick_over(self) -> None:
        self.opening = False
        if self.winner >= 0:
            taken = self.table
            self.table = 0
            if taken:
                self.piles[self.winner] |= taken
                self.points[self.winner] += self.ranking.total(taken)
            super().trick_over()
            return
        if self.loud:
            self.note("win", "hearts-undecided")
        self.table |= to_mask(self.trick)
        self.last, self.last_leader = self.trick, self.leader
        self.trick = []
        self.led = -1
        self.mover = self.leader
        if not self.hands[self.leader]:
            self.lost, self.table = self.table, 0
            self.count()

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def shooter(self) -> int:
        """Who holds every penalty card that was dealt into play; -1: nobody."""
        penalties = (self.hearts | self.queens) & ~self.aside
        for seat in range(self.seats):
            if penalties and not penalties & ~self.piles[seat]:
                return seat
        return -1

    def count(self) -> None:
        seat = self.shooter()
        if seat < 0:
            self._write(self.points[:])
            return
        if self.loud:
            self.note("score", "hearts-moon", seat, True)
        if self.options["moon"] == "choose":
            self.phase = MOON
            self.mover = seat
        else:
            self._settle(seat, self.options["moon"] == "subtract")

    def _settle(self, shooter: int, subtract: bool) -> None:
        total = self.points[shooter]
        own, other = (-total, 0) if subtract else (0, total)
        self._write([own if seat == shooter else other for seat in range(self.seats)])

    def _write(self, points: list[int]) -> None:
        self.written = points
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        scores = self.team_scores()
        over = max(scores) >= self.options.number("target")
        alone = scores.count(min(scores)) == 1 or self.options["tie"] == "shared"
        self.close(over and alone)

    def team_scores(self) -> list[int]:
        """The total of each team (each seat, when all play alone)."""
        if self.teams == 2:
            return [self.totals[0] + self.totals[2], self.totals[1] + self.totals[3]]
        return self.totals

    def scores(self) -> list[int]:
        scores = self.team_scores()
        return [scores[seat % self.teams] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if self.actors():
            return []
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == min(scores)]

    def standing(self, seat: int) -> int:
        """Against the others, once the moon is counted."""
        points = self.points[:]
        shooter = self.shooter() if max(points) >= QUEEN_WORTH else -1
        if shooter >= 0:
            total = points[shooter]
            points = [0 if other == shooter else total for other in range(self.seats)]
        own = points[seat] if self.teams != 2 else points[seat] + points[(seat + 2) % 4]
        return sum(points) - self.teams * own

    def side(self, seat: int) -> int:
        return seat % self.teams

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = HeartsState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.broken, new.opening, new.table, new.lost = self.broken, self.opening, self.table, self.lost
        new.given, new.totals, new.written = self.given[:], self.totals[:], self.written[:]
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.events = self.heard(seat)
        super().redeal(seat, chance)
        if self.phase == PASSING:
            for other in range(self.seats):
                if other != seat and self.given[other]:
                    cards = bits(self.hands[other])
                    chance.shuffle(cards)
                    self.given[other] = to_mask(cards[:PASSED])

    def census(self) -> list[str]:
        return [*super().census(), *[self.pack.names[card] for card in bits(self.table | self.lost)]]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if action >= PASS:
            cards = [action & 127, action >> 7 & 127, action >> 14 & 127]
            return "pass " + self.pack.text([card % self.pack.size for card in cards])
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
        if words[0] == "pass":
            cards = sorted([self.pack.card(word) for word in words[1:]])
            if len(cards) != PASSED:
                raise Refused("hearts-pass")
            return PASS | cards[0] | cards[1] << 7 | cards[2] << 14
        if self.phase == PASSING:
            raise Refused("hearts-pass-first")
        return WORDS.get(words[0], -1) if len(words) == 1 else -1

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: hearts unbroken, nothing passed. The first trick is the one before which nothing has been won."""
        super().place(position)
        self.opening = not self.last and not any(self.piles) and not self.table
        if self.phase == PASSING and "waiting" not in position:
            self.waiting = to_mask([seat for seat in range(self.seats) if not self.given[seat]])
        if any(given & ~hand for given, hand in zip(self.given, self.hands, strict=True)):
            raise Refused("position-value", name="given")
        self.check_hands()
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return "clockwise"

    def heard(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.kind != "receive" or event.seat == seat]

    def notes(self, seat: int, viewer: int) -> list[Say]:
        return [say("hearts-points", n=self.points[seat])] if self.points[seat] else []

    def label(self, seat: int, action: int) -> Say:
        if action >= PASS:
            return say("hearts-pass-cards", cards=self.word(action).removeprefix("pass "))
        return say("hearts-move-add" if action == ADD else "hearts-move-subtract", n=self.points[seat])

    def picks(self, seat: int) -> list[Pick]:
        if self.phase != PASSING:
            return []
        taker = (seat + self.pass_steps()) % self.seats
        return [Pick("pass", "pass {items}", say("hearts-pass-to", seat=taker), (f"hand-{seat}",), PASSED, PASSED)]

    def prompt(self, seat: int) -> Say | None:
        if self.phase == PASSING:
            return say("hearts-choose-three", seat=(seat + self.pass_steps()) % self.seats)
        return say("hearts-choose-moon") if self.phase == MOON else super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = [say("hearts-are-broken" if self.broken else "hearts-unbroken")]
        steps = self.pass_steps()
        if self.phase == PASSING:
            found.append(say("hearts-to-left" if steps == 1 else "hearts-to-right" if steps == self.seats - 1 else "hearts-across"))
        if self.table:
            found.append(say("hearts-on-table", n=self.table.bit_count()))
        return found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        lines = [Line(say("hearts-line-hand"), tuple(self.points))]
        if self.written != self.points:
            lines.append(Line(say("hearts-line-moon"), tuple(self.written)))
        lines.append(Line(say("hearts-line-total"), tuple(self.totals), total=True))
        if self.teams == 2:
            lines.append(Line(say("hearts-line-pair"), tuple(self.scores()), total=True))
        return Sheet(say("hearts-sheet"), columns, tuple(lines))


class Penalties(Order):
    """The order of hearts, the penalties of its cards as their points. ``danger``: how glad one is to pass each card."""

    def __init__(self, deck: str, copies: int, scoring: str, spot_ace: int) -> None:
        super().__init__(get_pack(deck, copies), "A K Q J T 9 8 7 6 5 4 3 2", {})
        self.danger: list[int] = []
        pack = self.pack
        for card in range(pack.size):
            place = (pack.rank[card] - 1) % 13  # from the two to the ace
            spade = pack.suit[card] == SPADES[deck]
            if pack.suit[card] == HEARTS:
                self.points[card] = spot_ace if scoring == "spot" and place == 12 else WORTH[scoring][place]
            elif spade and pack.rank[card] == QUEEN:
                self.points[card] = QUEEN_WORTH
            self.danger.append(4 * place + 8 * self.points[card] + (60 if spade and pack.rank[card] in CATCHERS else 0))


_orders: dict[tuple[str, int, str, int], Penalties] = {}


def shared_penalties(deck: str, copies: int, scoring: str, spot_ace: int) -> Penalties:
    """The one shared :class:`Penalties` of these options."""
    key = (deck, copies, scoring, spot_ace)
    if key not in _orders:
        _orders[key] = Penalties(deck, copies, scoring, spot_ace)
    return _orders[key]


GAME = Hearts()
