"""Poker with exchanges of cards: all cards hidden, and between betting rounds everyone still in changes as many as he likes
(rules/five-card-draw)."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Option, Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import Field, Int, IntEach, Masks
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Move, Pick, Say, Zone, say
from sobremesa.games.vying._exchange import kept
from sobremesa.games.vying._forms import HIGH, LOW, Form, Ranks, Street
from sobremesa.games.vying._hand import FIRST_OWN, OWN
from sobremesa.games.vying._poker import PHASES
from sobremesa.games.vying._ranks import high_ranks, lowest_ranks
from sobremesa.games.vying._rules import Rules
from sobremesa.games.vying._table import PokerTable

DRAWING: Final = FIRST_OWN  # one after another says what he changes
DISCARD: Final = OWN
"""``DISCARD + places``: throw the cards at those places (a set) of one's own in ascending order; none: stand pat."""
CARDS: Final = 5
CHOICES: Final = 1 << 8
"""``DISCARD`` and this many actions: no hand has more cards than it has bits."""

DRAW_OPTIONS: Final[tuple[Option, ...]] = (
    Flag("fl_double", "on", when=(("structure", ("fl",)),)),
    Choice("max_seats", 6, 5),
    Choice("max_draw", 5, 3),
    Choice("draws", 1, 3),
    Choice("goal", "high", "a5", "d7", "a6", "d6"),
    Choice("draw_deal", "after_all", "in_turn"),
    Flag("own_back", "on"),
    Choice("show_order", "last_bettor", "button_left"),
    Choice("auto_exchange", "list", "pat"),
)
"""The options of a game with exchanges besides those of all poker."""


class DrawForm(Form):
    """A kind of poker in which cards are exchanged before every street but the first."""


def draw_form(options: Options, slug: str) -> Form:
    """The kind of draw poker that a table has agreed on."""
    double = options.on("fl_double")
    if options.number("draws") == 1:
        streets = [Street("before-draw", down=CARDS), Street("after-draw", big=double)]
    else:
        streets = [Street("before-draw", down=CARDS), Street("first-draw"), Street("second-draw", big=double), Street("third-draw", big=double)]
    goal = str(options["goal"])
    ranks: Ranks = high_ranks(options) if goal == "high" else lowest_ranks(options, goal)
    form = DrawForm(slug, streets, ranks, HIGH if goal == "high" else LOW)
    form.turned_up = len(streets) - 1  # what is thrown and drawn stays secret
    return form


def check_draw(seats: int, options: Options) -> None:
    """Raise :class:`Refused` where more play than the table takes."""
    if seats > options.number("max_seats"):
        raise Refused("draw-too-many", n=options.number("max_seats"))


class DrawTable(PokerTable):
    """A table where cards are exchanged.

    ``deal.thrown`` holds what each seat has discarded and no new stock has been made of, in this draw and in earlier ones.

    :ivar first_draw: the first street at which cards may be changed. ``least`` and ``most``: how many each may
        change in a draw.
    :ivar drawn: how many cards each seat has changed in the latest draw, -1: it has not said.
    :ivar discards: what each seat has thrown in this draw, a set.
    :ivar restocked: the street of the first new stock of the hand, -1: there has been none; ``fresh``: how many cards each seat has got from it;
        ``recycled``: the cards of its own that each seat knows to have gone into it or into a later one, a set.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance, rules)
        chosen = options.all()
        self.first_draw = 1
        self.least = 0
        self.most = options.number("max_draw") if "max_draw" in chosen else CARDS
        self.in_turn = chosen.get("draw_deal") == "in_turn"
        self.own_back = chosen.get("own_back", "on") == "on"
        self.left_shows = chosen.get("show_order") == "button_left"
        self.listed = chosen.get("auto_exchange", "list") == "list"
        self.drawn: list[int] = [-1] * seats
        self.discards: list[int] = [0] * seats
        self.restocked = -1
        self.fresh: list[int] = [0] * seats
        self.recycled: list[int] = [0] * seats

    def start_hand(self, stock: list[int], holes: list[int] | None = None) -> None:
        seats = self.seats
        self.drawn = [-1] * seats
        self.discards = [0] * seats
        self.restocked = -1
        self.fresh = [0] * seats
        self.recycled = [0] * seats
        super().start_hand(stock, holes)

    # -- the exchange -------------------------------------------------------------------------------------------------------------------

    def before_street(self, street: Street) -> bool:
        if self.street == 0 or not isinstance(self.form, DrawForm):
            return False
        self.begin_draw()
        return True

    def begin_draw(self) -> None:
        """Ask those still in, one after another, what they change."""
        self.phase = DRAWING
        self.drawn = [-1] * self.seats
        self.discards = [0] * self.seats
        self.mover = self.seating.order(self.chips.live)[0]

    def choices(self, seat: int) -> list[int]:
        held = self.deal.holes[seat].bit_count()
        return [DISCARD + places for places in range(1 << held) if self.least <= places.bit_count() <= self.most]

    def choose(self, seat: int, action: int) -> None:
        hand = bits(self.deal.holes[seat])
        places = action - DISCARD
        if self.phase != DRAWING or not 0 <= places < 1 << len(hand):
            raise Refused("draw-mark" if self.phase == DRAWING else "draw-not-now")
        if places.bit_count() > self.most:
            raise Refused("draw-too-much", n=self.most)
        if places.bit_count() < self.least:
            raise Refused("draw-too-few", n=self.least)
        thrown = to_mask([card for place, card in enumerate(hand) if places >> place & 1])
        self.deal.holes[seat] ^= thrown
        self.deal.thrown[seat] |= thrown
        self.discards[seat] = thrown
        self.drawn[seat] = places.bit_count()
        if self.loud:
            self.tell_change(seat)
        if self.in_turn:
            self.serve(seat)
        order = self.seating.order(self.chips.live)
        for other in order:
            if self.drawn[other] < 0:
                self.mover = other
                return
        if not self.in_turn:
            for other in order:
                self.serve(other)
        self.end_draw()

    def phase_fits(self) -> bool:
        return self.street < len(self.form.streets) if self.phase == DRAWING else super().phase_fits()

    def no_bet(self, seat: int, action: int) -> Refused:
        return Refused("draw-not-now") if DISCARD <= action < DISCARD + CHOICES else super().no_bet(seat, action)

    def tell_change(self, seat: int) -> None:
        """Note how many cards a seat changes."""
        count = self.drawn[seat]
        self.note("throw" if count else "pass", "draw-changes" if count else "draw-stands", seat, True, n=count)

    def end_draw(self) -> None:
        """Go on when all have changed: by default with the street that waits."""
        self.resume()

    def serve(self, seat: int) -> None:
        """Deal a seat as many cards as it has thrown, all at once."""
        deal = self.deal
        due = self.drawn[seat]
        own = 0
        while due:
            if not deal.stock:
                own |= self._restock(seat, due)
            deal.holes[seat] |= 1 << deal.stock.pop()
            if self.restocked >= 0:
                self.fresh[seat] += 1
            due -= 1
        if own:  # kept out of the new stock until now
            self._into_stock(seat, own)
            deal.thrown[seat] &= ~own
            self.discards[seat] = 0
            self.chance.shuffle(deal.stock)

    def _restock(self, seat: int, due: int) -> int:
        """Make a new stock, of folded hands and earlier discards or else of this draw's; ``due``: how many cards the seat still gets of it.

        The seat's own discards of this draw if they are to be shuffled in only once it is served, a set.
        """
        deal = self.deal
        live = self.chips.live
        if self.restocked < 0:
            self.restocked = self.street
        for other in range(self.seats):
            earlier = deal.thrown[other] & ~self.discards[other]
            if not live >> other & 1:
                earlier |= deal.holes[other]
                deal.holes[other] = 0
            deal.thrown[other] = self.discards[other]
            self._into_stock(other, earlier)
        held_back = 0
        if not deal.stock:
            if not self.own_back and sum([cards.bit_count() for cards in self.discards]) - self.discards[seat].bit_count() >= due:
                held_back = self.discards[seat]
            for other in range(self.seats):
                cards = self.discards[other]
                if other != seat or not held_back:
                    self.discards[other] = 0
                    deal.thrown[other] &= ~cards
                    self._into_stock(other, cards)
        self.chance.shuffle(deal.stock)
        if self.loud:
            self.note("deal", "draw-restocks", n=len(deal.stock))
        return held_back

    def _into_stock(self, owner: int, cards: int) -> None:
        self.deal.stock += bits(cards)
        self.recycled[owner] |= cards

    def kept(self, seat: int) -> int:
        """What the list of the rules has a seat keep, a set."""
        return kept(self.pack, self.form, str(self.options["goal"]), self.deal.holes[seat], self.most)

    def default(self, seat: int) -> int:
        if self.phase != DRAWING:
            return super().default(seat)
        if not self.listed:
            return DISCARD
        keeps = self.kept(seat)
        places = [place for place, card in enumerate(bits(self.deal.holes[seat])) if not keeps >> card & 1]
        return DISCARD + to_mask(places)

    # -- showdown -----------------------------------------------------------------------------------------------------------------------

    def showing_order(self) -> list[int]:
        return self.seating.order(self.chips.live) if self.left_shows else super().showing_order()

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, DrawTable)
        new.drawn, new.discards, new.restocked = self.drawn[:], self.discards[:], self.restocked
        new.fresh, new.recycled = self.fresh[:], self.recycled[:]

    def redeal(self, seat: int, chance: Chance) -> None:
        """What the seat has thrown back into the stock can only be there, or with those who have got cards since."""
        self.chance = chance
        deal = self.deal
        pool = to_mask(deal.stock)
        rooms: list[tuple[int, int, int, int]] = []  # of a seat: cards held, thrown in this draw and earlier, how many held are fresh
        fresh_now = 0 <= self.restocked < self.street
        fresh_earlier = 0 <= self.restocked < self.street - 1
        new = len(deal.stock)
        for other in range(self.seats):
            if other == seat:
                rooms.append((0, 0, 0, 0))
                continue
            hidden = 0 if deal.shown >> other & 1 else deal.holes[other]
            thrown, now = deal.thrown[other], self.discards[other]
            pool |= hidden | thrown
            held = hidden.bit_count()
            fresh = min(held, self.fresh[other])
            rooms.append((held, now.bit_count(), (thrown & ~now).bit_count(), fresh))
            new += fresh + (now.bit_count() if fresh_now else 0) + ((thrown & ~now).bit_count() if fresh_earlier else 0)
        bound = bits(pool & self.recycled[seat]) if seat >= 0 else []
        free = bits(pool & ~to_mask(bound))
        chance.shuffle(free)
        cut = new - len(bound)
        bound += free[:cut]
        chance.shuffle(bound)
        free = free[cut:]
        for other in range(self.seats):
            held, now_count, earlier_count, fresh = rooms[other]
            if other == seat:
                continue
            if held:
                deal.holes[other] = _take(bound, fresh) | _take(free, held - fresh)
            now = _take(bound if fresh_now else free, now_count)
            self.discards[other] = now
            deal.thrown[other] = now | _take(bound if fresh_earlier else free, earlier_count)
            self.recycled[other] = 0
        deal.stock = bound

    # -- notation and positions ---------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        return "pat" if action == DISCARD else super().word(action)

    def text(self, seat: int, action: int) -> str:
        if DISCARD < action < DISCARD + CHOICES:
            hand = bits(self.deal.holes[seat])
            return "discard " + self.pack.text([card for place, card in enumerate(hand) if action - DISCARD >> place & 1])
        return super().text(seat, action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if words[:1] == ["discard"] and len(words) > 1:
            hand = bits(self.deal.holes[seat]) if 0 <= seat < self.seats else []
            places = 0
            for card in self.pack.cards(" ".join(words[1:])):
                if card not in hand:
                    raise Refused("not-held", card=self.pack.names[card])
                places |= 1 << hand.index(card)
            if places.bit_count() == len(words) - 1:
                return DISCARD + places
        return super().parse(seat, text)

    def read_words(self, words: list[str], text: str) -> int:
        if words == ["pat"]:
            return DISCARD
        if self.phase == DRAWING and words and words[0] in self.pack.names:
            raise Refused("draw-mark")
        return super().read_words(words, text)

    def phases(self) -> tuple[str, ...]:
        return (*PHASES, "draw")

    def own_fields(self) -> tuple[Field, ...]:
        return DRAWS

    def check_seats(self) -> None:
        super().check_seats()
        if self.phase == DRAWING:
            live = self.chips.live
            if self.street < self.first_draw or self.mover < 0 or not live >> self.mover & 1 or self.drawn[self.mover] >= 0:
                raise Refused("position-value", name="mover")
            for seat in bits(live):
                if not self.partial and not self.deal.holes[seat] and (self.in_turn or self.drawn[seat] <= 0):
                    raise Refused("position-value", name="holes")
        for seat in range(self.seats):
            if self.discards[seat] & ~self.deal.thrown[seat]:
                raise Refused("position-value", name="discards")
            if not -1 <= self.drawn[seat] <= CARDS:
                raise Refused("position-value", name="drawn")

    # -- table --------------------------------------------------------------------------------------------------------------------------

    def shared_zones(self, best: int) -> list[Zone]:
        if not isinstance(self.form, DrawForm):
            return super().shared_zones(best)
        count = sum([thrown.bit_count() for thrown in self.deal.thrown])
        return [Zone("discard", "discard", "stack", count=count)] if count or self.phase == DRAWING else []

    def move(self, seat: int, action: int) -> Move:
        if DISCARD < action < DISCARD + CHOICES:
            text = self.text(seat, action)
            return Move(text, tuple(text.split()[1:]), say=self.label(seat, action))
        return super().move(seat, action)

    def own_label(self, seat: int, action: int) -> Say:
        if action == DISCARD:
            return say("draw-move-pat")
        return say("draw-move-change", cards=self.text(seat, action).removeprefix("discard "))

    def picks(self, seat: int) -> list[Pick]:
        if self.phase != DRAWING or seat != self.mover:
            return []
        return [Pick("discard", "discard {items}", say("draw-pick"), (f"hand-{seat}",), 1, self.most)]

    def prompt(self, seat: int) -> Say | None:
        return say("draw-to-change", n=self.most) if self.phase == DRAWING else super().prompt(seat)

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found = super().notes(seat, viewer)
        count = self.drawn[seat]
        if count >= 0 and self.chips.live >> seat & 1:
            found += self.change_says(count)
        return found

    def change_says(self, count: int) -> list[Say]:
        """What is written beside a player who has changed so many cards."""
        return [say("draw-changed", n=count) if count else say("draw-stood")]

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.phase == DRAWING and len(self.form.streets) == 2:
            found = [say("poker-street", say="poker-street-draw") if fact.key == "poker-street" else fact for fact in found]
        if self.form.goal == LOW and isinstance(self.form, DrawForm):
            found.append(say("draw-lowest", say=f"value-goal-{self.options['goal']}"))
        return found


def _take(cards: list[int], count: int) -> int:
    """The last ``count`` cards of a list, taken out of it, as a set."""
    found = 0
    for _ in range(count):
        found |= 1 << cards.pop()
    return found


DRAWS: Final[tuple[Field, ...]] = (IntEach("drawn"), Masks("discards"), Int("restocked"), IntEach("fresh"), Masks("recycled"))
