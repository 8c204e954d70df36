"""Cinquillo (seises, sietes): one ladder a suit, built up and down from the central card; the first out of cards wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.guess import deal_evenly
from sobremesa.core.options import Choice, Options
from sobremesa.core.packs import Pack, bits, get_pack, to_mask
from sobremesa.core.positions import Field, Int, IntEach, Masks, Reader, SeatNumber, Word, agree
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Say, Seat, Sheet, Zone, say

CENTRES: Final = {"es40": 4, "es48": 5, "fr52": 6, "mix104": 6}
"""Place in its suit of the card that opens a ladder: 5, 6 or 7."""
OUT: Final = 5  # for going out, besides one for each card the others hold
MOST_HANDS: Final = 200  # hands that end blocked only cost points, so a match could go on for ever: then whoever leads wins

# Actions: a natural card by its number; joker j as card c: AS + j * STEP + c.
PASS: Final = 110
DONE: Final = 111
DEAL: Final = 112
AS: Final = 128
STEP: Final = 128
WORDS: Final = {"pass": PASS, "done": DONE, "deal": DEAL}

# Phases: a card to place, one more after taking a joker back, the next hand to deal, the match over
PLAY: Final = 0
MORE: Final = 1
OVER: Final = 2
END: Final = 3

SCHEMA: Final = (
    Word("phase", ("play", "more", "over", "end")),
    SeatNumber("current"),
    Int("passes"),
    Masks("hands"),
    Masks("known"),
    Masks("barred"),
    IntEach("gains"),
    IntEach("totals"),
    SeatNumber("winner", nobody=True),
)


class Cinquillo(Game):
    seats = (4, 2, 3, 5, 6, 7, 8)
    options = (
        Choice("deck", "es40", "es48", "fr52", "mix104"),
        Choice("cyclic", "on", "off"),
        Choice("jokers", 0, 1, 2, 3, when=(("fit", ("uneven",)),)),
        Choice("joker_swap", "as_turn", "then_play", when=(("jokers", (3, 2, 1)),)),
        Choice("must_play", "on", "off"),
        Choice("fit", "uneven", "add_jokers"),
        Choice("target", 30, 20, 50, 100),
        Choice("hands", "none", 1),
    )
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return CinquilloState(self, seats, options, chance)


def jokers_of(seats: int, options: Options) -> int:
    """How many jokers are in play."""
    if options["fit"] == "uneven":
        return options.number("jokers")
    size = get_pack(str(options["deck"])).size
    return next((jokers for jokers in (0, 1, 2) if (size + jokers) % seats == 0), 0)


class CinquilloState(State):
    """A match of cinquillo.

    ``low`` and ``high``: the ends of each suit's ladder as places in the suit, -1 before it is begun; going up from low to high, round the top where
    the numbering is cyclic. ``size``: its cards. ``stands``: for each joker the card it stands for, -1 in a hand; ``locked``: jokers that cannot
    be taken back. ``known``: jokers that everybody saw a player take; ``barred``: cards that a player is known not to hold, having passed.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.jokers = jokers_of(seats, options)
        self.pack: Pack = get_pack(str(options["deck"]), 1, self.jokers)
        self.suits = len(self.pack.suits)
        self.ranks = len(self.pack.ranks)
        self.centre = CENTRES[str(options["deck"])]
        self.opener = self.pack.card("7d" if self.pack.suits[0] == "s" else self.pack.ranks[self.centre] + "o")
        self.cyclic = options.on("cyclic")
        self.must = options.on("must_play")
        self.phase = PLAY
        self.current = 0
        self.passes = 0
        self.hands: list[int] = [0] * seats
        self.known: list[int] = [0] * seats
        self.barred: list[int] = [0] * seats
        self.low: list[int] = [-1] * self.suits
        self.high: list[int] = [-1] * self.suits
        self.size: list[int] = [0] * self.suits
        self.stands: list[int] = [-1] * self.jokers
        self.locked = 0
        self.gains: list[int] = [0] * seats
        self.totals: list[int] = [0] * seats
        self.winner = -1

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._deal()

    def _deal(self) -> None:
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        seats = self.seats
        self.hands = [0] * seats
        seat = self.hand % seats
        while cards:
            self.hands[seat] |= 1 << cards.pop()
            seat = (seat + 1) % seats
        self.known = [0] * seats
        self.barred = [0] * seats
        self.low = [-1] * self.suits
        self.high = [-1] * self.suits
        self.size = [0] * self.suits
        self.stands = [-1] * self.jokers
        self.locked = 0
        self.gains = [0] * seats
        self.winner = -1
        self.passes = 0
        self.phase = PLAY
        self.current = next(seat for seat in range(seats) if self.hands[seat] >> self.opener & 1)

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        return 0 if self.phase == END else 1 << self.current

    def open(self) -> int:
        """The cards that may be placed now, whoever holds them."""
        if not any(self.size):
            return 1 << self.opener
        ranks = self.ranks
        found = 0
        for suit in range(self.suits):
            size = self.size[suit]
            base = suit * ranks
            if size == 0:
                found |= 1 << base + self.centre
            elif size < ranks:
                up = self.high[suit] + 1
                down = self.low[suit] - 1
                if up < ranks or self.cyclic:
                    found |= 1 << base + up % ranks
                if down >= 0 or self.cyclic:
                    found |= 1 << base + down % ranks
        return found

    def centres(self) -> int:
        """The central cards, which no joker stands for."""
        return self.pack.rank_masks[self.centre]

    def wanted(self) -> int:
        """The cards that may be put in the place of a joker."""
        found = 0
        for joker, card in enumerate(self.stands):
            if card >= 0 and not self.locked >> joker & 1:
                found |= 1 << card
        return found

    def actions(self, seat: int) -> list[int]:
        if seat != self.current or self.phase == END:
            return []
        if self.phase == OVER:
            return [DEAL]
        hand = self.hands[seat]
        places = self.open()
        laid = bits(hand & places)
        as_cards: list[int] = []
        if hand & self.pack.joker_mask:
            named = bits(places & ~self.centres())
            for joker in bits(hand & self.pack.joker_mask):
                as_cards += [AS + (joker - self.pack.base) * STEP + card for card in named]
        if self.phase == MORE:
            return [*laid, DONE, *as_cards]
        stuck = not laid and not as_cards
        found = bits(hand & (places | self.wanted())) if self.jokers else laid
        if stuck or not (self.must or places == 1 << self.opener):
            found.append(PASS)
        return found + as_cards

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat != self.current:
            raise Refused("not-your-turn")
        if action not in self.actions(seat):
            raise self._refusal(seat, action)
        if action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self.note("deal", "event-deal", seat)
            self._deal()
            return
        if action == PASS:
            self._pass(seat)
        elif action == DONE:
            self._end_turn()
        elif action >= AS:
            card = (action - AS) % STEP
            joker = self.pack.base + (action - AS) // STEP
            self._leave(seat, joker)
            self.stands[joker - self.pack.base] = card
            if self.loud:
                self.note("play", "cinquillo-joker", seat, card=self.pack.names[card])
            self._lay(card)
            self._after_card(seat)
        elif self.open() >> action & 1:
            self._leave(seat, action)
            if self.loud:
                self.note("play", "event-play", seat, card=self.pack.names[action])
            self._lay(action)
            self._after_card(seat)
        else:
            self._take_back(seat, action)

    def _refusal(self, seat: int, action: int) -> Refused:
        """Why an action of the seat to move is not legal."""
        if self.phase == OVER or action in (DEAL, DONE) or action < 0:
            return Refused("unknown-move", text=self.text(seat, action))
        if action == PASS:
            if not any(self.size):
                return Refused("cinquillo-opener", card=self.pack.names[self.opener])
            return Refused("cinquillo-enough" if self.phase == MORE else "cinquillo-can-play")
        card = (action - AS) % STEP if action >= AS else action
        held = self.pack.base + (action - AS) // STEP if action >= AS else action
        if held >= self.pack.size or card >= self.pack.base:
            return Refused("unknown-move", text=str(action))
        name = self.pack.names[card]
        if not self.hands[seat] >> held & 1:
            return Refused("not-held", card=self.pack.names[held])
        if not any(self.size):
            return Refused("cinquillo-opener", card=self.pack.names[self.opener])
        if action >= AS and self.centres() >> card & 1:
            return Refused("cinquillo-joker-centre", card=name)
        if action < AS and self.phase == PLAY and card in self.stands:
            return Refused("cinquillo-locked", card=name)
        suit = self.pack.suits[self.pack.suit[card]]
        if self.size[self.pack.suit[card]] == 0:
            return Refused("cinquillo-not-begun", card=name, card2=self.pack.ranks[self.centre] + suit)
        return Refused("cinquillo-no-place", card=name, suit=suit)

    def _leave(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[seat] &= ~(1 << card)
        self.known[seat] &= ~(1 << card)

    def _lay(self, card: int) -> None:
        """A card, or a joker that stands for it, comes to an end of its ladder; a joker that it lies beyond is locked."""
        ranks = self.ranks
        suit, rank = card // ranks, card % ranks
        if self.size[suit] == 0:
            self.low[suit] = self.high[suit] = rank
        else:
            # the last card of a cyclic ladder lies beyond both ends; elsewhere the ladder ends at the ace and at the king
            above = rank == (self.high[suit] + 1) % ranks and (self.cyclic or rank > 0)
            below = rank == (self.low[suit] - 1) % ranks and (self.cyclic or rank < ranks - 1)
            for joker, stood in enumerate(self.stands):
                if stood >= 0 and stood // ranks == suit:
                    end = stood % ranks
                    if (above and end == self.high[suit]) or (below and end == self.low[suit]):
                        self.locked |= 1 << joker
            if above:
                self.high[suit] = rank
            else:
                self.low[suit] = rank
        self.size[suit] += 1

    def _take_back(self, seat: int, card: int) -> None:
        """The real card takes a joker's place and the joker comes to the hand."""
        place = self.stands.index(card)
        joker = self.pack.base + place
        self._leave(seat, card)
        self.stands[place] = -1
        self.hands[seat] |= 1 << joker
        self.known[seat] |= 1 << joker
        self.barred[seat] &= ~(1 << joker)
        if self.loud:
            self.note("swap", "cinquillo-takes-joker", seat, card=self.pack.names[card])
        self.passes = 0
        if self.options["joker_swap"] == "then_play":
            self.phase = MORE
        else:
            self._end_turn()

    def _after_card(self, seat: int) -> None:
        self.passes = 0
        if self.hands[seat]:
            self._end_turn()
        else:
            self._count(seat)

    def _pass(self, seat: int) -> None:
        if self.must:
            self.barred[seat] |= self.open()
            if self.open() & ~self.centres():
                self.barred[seat] |= self.pack.joker_mask
        if self.loud:
            self.note("pass", "event-pass", seat, True)
        self.passes += 1
        if self.passes == self.seats:
            self._count(-1)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.phase = PLAY
        self.current = (self.current + 1) % self.seats

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def _count(self, winner: int) -> None:
        """The hand is over; ``winner`` -1: blocked."""
        self.winner = winner
        held = [hand.bit_count() for hand in self.hands]
        for seat in range(self.seats):
            self.gains[seat] = OUT + sum(held) if seat == winner else -held[seat]
            self.totals[seat] += self.gains[seat]
        if self.loud:
            if winner >= 0:
                self.note("score", "cinquillo-out", winner, points=self.gains[winner])
            else:
                self.note("score", "cinquillo-blocked")
        target = self.options.number("target")
        last = self.options["hands"] == 1 or self.hand + 1 >= MOST_HANDS
        self.phase = END if last or (target and max(self.totals) >= target) else OVER
        self.current = self.hand % self.seats  # who was mano deals the next hand

    def scores(self) -> list[int]:
        return self.totals[:]

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def standing(self, seat: int) -> int:
        if self.phase >= OVER:
            return self.gains[seat] * self.seats - sum(self.gains)
        return sum([hand.bit_count() for hand in self.hands]) - self.hands[seat].bit_count() * self.seats

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = CinquilloState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.phase, new.current, new.passes, new.winner, new.locked = self.phase, self.current, self.passes, self.winner, self.locked
        new.hands, new.known, new.barred = self.hands[:], self.known[:], self.barred[:]
        new.low, new.high, new.size, new.stands = self.low[:], self.high[:], self.size[:], self.stands[:]
        new.gains, new.totals = self.gains[:], self.totals[:]
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        if self.phase >= OVER:
            return
        known = self.known[:]
        if not any(self.size):  # who holds the opening card is to place it
            known[self.current] |= 1 << self.opener & self.hands[self.current]
        others = [other for other in range(self.seats) if other != seat]
        pool = 0
        for other in others:
            pool |= self.hands[other] & ~known[other]
        rooms = [(self.hands[other] & ~known[other]).bit_count() for other in others]
        dealt = deal_evenly(bits(pool), rooms, [self.barred[other] for other in others], chance)
        assert dealt is not None, "what players passed on is what they lack"
        for place, other in enumerate(others):
            self.hands[other] = self.hands[other] & known[other] | to_mask(dealt[place])

    def census(self) -> list[str]:
        held = [card for hand in self.hands for card in bits(hand)]
        laid = [card for suit in range(self.suits) for card in self.ladder(suit) if card not in self.stands]
        jokers = [self.pack.base + joker for joker, card in enumerate(self.stands) if card >= 0]
        return [self.pack.names[card] for card in held + laid + jokers]

    def ladder(self, suit: int) -> list[int]:
        """The cards of a ladder from its bottom end to its top end, those that jokers stand for included."""
        return [suit * self.ranks + (self.low[suit] + step) % self.ranks for step in range(self.size[suit])]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if action >= AS and (action - AS) // STEP < self.jokers and (action - AS) % STEP < self.pack.base:
            return f"*{(action - AS) // STEP + 1}={self.pack.names[(action - AS) % STEP]}"
        if 0 <= action < self.pack.base:
            return self.pack.names[action]
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if len(words) == 1 and words[0] in WORDS:
            return WORDS[words[0]]
        if not 1 <= len(words) <= 2:
            raise Refused("unknown-move", text=text)
        name, _, named = words[0].partition("=")
        card = self.pack.card(name)
        if card < self.pack.base and not named:
            if len(words) == 2 and words[1] != f"ladder-{self.pack.suits[self.pack.suit[card]]}":
                raise Refused("cinquillo-other-ladder", card=name, suit=self.pack.suits[self.pack.suit[card]])
            return card
        if card < self.pack.base:
            raise Refused("unknown-move", text=text)
        if named:
            stood = self.pack.card(named)
            if stood >= self.pack.base:
                raise Refused("unknown-move", text=text)
            return AS + (card - self.pack.base) * STEP + stood
        return self._where(seat, card, words[1] if len(words) == 2 else "")

    def _where(self, seat: int, joker: int, ladder: str) -> int:
        """The one way to place a joker (on that ladder) without naming a card. Raises :class:`Refused` where there is not exactly one."""
        ways = [action for action in self.actions(seat) if action >= AS and self.pack.base + (action - AS) // STEP == joker]
        if ladder:
            ways = [action for action in ways if ladder == f"ladder-{self.pack.suits[(action - AS) % STEP // self.ranks]}"]
        if len(ways) == 1:
            return ways[0]
        if seat != self.current:
            raise Refused("not-your-turn")
        if not self.hands[seat] >> joker & 1:
            raise Refused("not-held", card=self.pack.names[joker])
        raise Refused("cinquillo-name-joker" if ways else "cinquillo-joker-nowhere")

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        found = super().fields()
        found["ladders"] = [self.pack.text(self.ladder(suit)) for suit in range(self.suits)]
        found["jokers"] = [
            f"{self.pack.names[card]} locked" if self.locked >> joker & 1 else self.pack.names[card] if card >= 0 else ""
            for joker, card in enumerate(self.stands)
        ]
        return found

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: no ladder, empty hands, P0 to play, no points. ``ladders``: the cards of each suit, bottom to top. ``jokers``: the card that each
        joker on the table stands for, followed by ``locked`` if so."""
        super().place(position)
        read = Reader(position)
        for suit, text in enumerate(read.texts("ladders", self.suits)):
            cards = self.pack.cards(text)
            for step, card in enumerate(cards):
                if card != suit * self.ranks + (cards[0] + step) % self.ranks or step >= self.ranks:
                    raise Refused("position-value", name="ladders")
            if cards:
                self.low[suit], self.high[suit], self.size[suit] = cards[0] % self.ranks, cards[-1] % self.ranks, len(cards)
        for joker, text in enumerate(read.texts("jokers", self.jokers)):
            words = text.split()
            if words:
                self.stands[joker] = self.pack.card(words[0])
                if len(words) > 1:
                    self.locked |= 1 << joker
        on_table = [card for suit in range(self.suits) for card in self.ladder(suit)]
        if any(card >= 0 and card not in on_table for card in self.stands):
            raise Refused("position-value", name="jokers")
        self.complete()
        agree(self.hands, self.known, self.barred)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def zones(self, seat: int) -> list[Zone]:
        names = self.pack.names
        found: list[Zone] = []
        for other in range(self.seats):
            hand = bits(self.hands[other])
            items = [Item(names[card], names[card]) for card in hand] if other == seat or self.phase >= OVER else []
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, len(hand)))
        for suit in range(self.suits):
            letter = self.pack.suits[suit]
            items = [self._rung(card) for card in self.ladder(suit)]
            if items:
                label = say("cinquillo-ladder", suit=letter, rank=self.pack.ranks[self.low[suit]], rank2=self.pack.ranks[self.high[suit]])
            else:
                label = say("cinquillo-ladder-empty", suit=letter)
            found.append(Zone(f"ladder-{letter}", "ladder", "ladder", items=items, count=len(items), label=label, shape={"full": self.ranks}))
        return found

    def _rung(self, card: int) -> Item:
        name = self.pack.names[card]
        if card not in self.stands:
            return Item(name, name)
        joker = self.stands.index(card)
        face = self.pack.names[self.pack.base + joker]
        return Item(face, face, stands_for=name, marks=("locked",) if self.locked >> joker & 1 else ())

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        mano = self.hand % self.seats
        if seat == mano:
            badges.append("mano")
        if seat == (mano if self.phase == OVER else (mano - 1) % self.seats):
            badges.append("dealer")
        if seat == self.winner:
            badges.append("winner")
        return Seat(seat, self.totals[seat], self.side(seat), self.hands[seat].bit_count(), badges=tuple(badges))

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action >= AS:
            card = (action - AS) % STEP
            target = f"ladder-{self.pack.suits[self.pack.suit[card]]}"
            return Move(text, (text.partition("=")[0],), target, say("cinquillo-move-joker", card=self.pack.names[card]))
        if action < self.pack.base:
            label = say("cinquillo-move-swap", card=text) if self.wanted() >> action & 1 else None
            return Move(text, (text,), f"ladder-{self.pack.suits[self.pack.suit[action]]}", label)
        return Move(text, (), say=say({PASS: "cinquillo-move-pass", DONE: "cinquillo-move-done", DEAL: "move-deal"}[action]))

    def prompt(self, seat: int) -> Say | None:
        if self.phase == MORE:
            return say("cinquillo-one-more")
        return None if any(self.size) or self.phase >= OVER else say("cinquillo-open", card=self.pack.names[self.opener])

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        lines = (
            Line(say("cinquillo-line-cards"), tuple([hand.bit_count() for hand in self.hands])),
            Line(say("cinquillo-line-hand"), tuple(self.gains)),
            Line(say("cinquillo-line-total"), tuple(self.totals), total=True),
        )
        title = say("cinquillo-sheet-out", seat=self.winner) if self.winner >= 0 else say("cinquillo-sheet-blocked")
        return Sheet(title, columns, lines)


GAME = Cinquillo()
