"""Butifarra: the nine rules its suit, strict duties to follow, beat and trump, and a hand that can be doubled up to eight times."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import get_pack
from sobremesa.core.positions import Field, Int, IntEach, SeatNumber, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Move, Say, Sheet, say
from sobremesa.games.tricks._duties import Duties
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._packets import deal_packets
from sobremesa.games.tricks._table import side_columns
from sobremesa.games.tricks._tricks import PLAY, TRICKS, TrickState, phases

ORDER: Final = Order(get_pack("es48"), "9 1 12 11 10 8 7 6 5 4 3 2", {"9": 5, "1": 4, "12": 3, "11": 2, "10": 1})
DUTIES: Final = Duties(head="all", ruff=True, overruff=True, relief="all")
ACE: Final = 0  # places of ranks in their suit; the others rank as they lie there
NINE: Final = 8
HALF: Final = 36  # of the 72 points of a hand, one of them for each trick

DOUBLES: Final = ("contro", "recontro", "san-vicenc")
"""What doubles the hand, in turn; the pair that did not name begins, and the pairs take turns."""
MOST_DOUBLES: Final = {"trumps": 3, "butifarra": 2}

# Actions. A suit is named by NAME with it; doubling is DOUBLE with the step.
NAME: Final = 200
BUTIFARRA: Final = 204
DELEGATE: Final = 205
PASS: Final = 206
DOUBLE: Final = 210

NAMING: Final = 3  # phases
DELEGATED: Final = 4
DOUBLING: Final = 5

SCHEMA: Final[tuple[Field, ...]] = (
    phases("naming", "delegated", "doubling"),
    *TRICKS,
    SeatNumber("namer", nobody=True),
    Int("doubles"),
    IntEach("calls"),
    IntEach("totals"),
    IntEach("scored"),
)


class Butifarra(Game):
    seats = (4,)
    options = (
        Choice("target", 100, 75, 50),
        Flag("obligatory"),
        Flag("doubling", "on"),
        Choice("direction", "anticlockwise", "clockwise"),
        Choice("deal", "by_one", "by_four"),
    )
    bound = 20_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return ButifarraState(self, seats, options, chance)


class ButifarraState(TrickState):
    """A match of butifarra.

    ``namer``: who named trumps or butifarra (-1: nobody yet); no trumps once named is butifarra. ``doubles``: how often the hand was doubled.
    ``calls``: the last word of each seat before play, an action; -1: none. ``totals``: points of each pair in the match, ``scored``: of those, what
    the last hand brought.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, ORDER, [0, 1, 0, 1])
        self.duties = DUTIES
        self.obligatory = options.on("obligatory")
        ranks = self.pack.rank_masks
        self.worthless = 0
        for rank, mask in enumerate(ranks):
            if not ORDER.points[rank]:
                self.worthless |= mask
        self.top = ranks[ACE] | ranks[NINE]
        self.aces = ranks[ACE]
        self.namer = -1
        self.doubles = 0
        self.calls: list[int] = [-1] * 4
        self.totals: list[int] = [0, 0]
        self.scored: list[int] = [0, 0]

    # -- before play ------------------------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.clear()
        self.namer = -1
        self.doubles = 0
        self.calls = [-1] * 4
        self.scored = [0, 0]
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        if self.options["deal"] == "by_four":
            deal_packets(self, cards, [4, 4, 4])
        else:
            self.deal(cards, 12)
        self.set_trump(-1)
        self.phase = NAMING
        self.mover = self.dealer()

    def dealer(self) -> int:
        """Who dealt this hand, and so names first."""
        return (self.mano + 3) % 4

    def times(self) -> int:
        """What the points of the hand are multiplied by, once something is named."""
        return (2 if self.trump < 0 and self.namer >= 0 else 1) << self.doubles

    def only_cards(self) -> bool:
        return True

    def choices(self, seat: int) -> list[int]:
        if self.phase == DOUBLING:
            return [PASS, DOUBLE + self.doubles]
        found = [NAME, NAME + 1, NAME + 2, NAME + 3, BUTIFARRA]
        return [*found, DELEGATE] if self.phase == NAMING else found

    def choose(self, seat: int, action: int) -> None:
        naming = self.phase in (NAMING, DELEGATED)
        if 0 <= action < self.pack.size and self.phase in (NAMING, DELEGATED, DOUBLING):
            raise Refused("tricks-no-card-now")
        if naming and NAME <= action <= BUTIFARRA:
            self._call(seat, action)
            self.namer = seat
            self.set_trump(-1 if action == BUTIFARRA else action - NAME)
            self._ask(0)
        elif naming and action == DELEGATE:
            if self.phase == DELEGATED:
                raise Refused("butifarra-delegated")
            self._call(seat, action)
            self.phase = DELEGATED
            self.mover = (seat + 2) % 4
        elif self.phase == DOUBLING and action == PASS:
            self._call(seat, action)
            if seat == self.first_asked():
                self.mover = (seat + 2) % 4
            else:
                self._begin_play()
        elif self.phase == DOUBLING and action == DOUBLE + self.doubles:
            self._call(seat, action)
            self._ask(self.doubles + 1)
        elif DOUBLE <= action < DOUBLE + len(DOUBLES):
            raise Refused("butifarra-no-double")
        else:
            super().choose(seat, action)

    def first_asked(self) -> int:
        """Who may double first at this step."""
        return self.dealer() if self.doubles % 2 else self.mano

    def _ask(self, doubles: int) -> None:
        """Ask one pair whether it doubles again, or play."""
        self.doubles = doubles
        if self.options.on("doubling") and doubles < MOST_DOUBLES["butifarra" if self.trump < 0 else "trumps"]:
            self.phase = DOUBLING
            self.mover = self.first_asked()
        else:
            self._begin_play()

    def _begin_play(self) -> None:
        self.phase = PLAY
        self.mover = self.mano

    def _call(self, seat: int, action: int) -> None:
        self.calls[seat] = action
        if self.loud:
            if NAME <= action < BUTIFARRA:
                self.note("say", "butifarra-says-suit", seat, True, suit=self.pack.suits[action - NAME])
            else:
                self.note("pass" if action == PASS else "say", f"butifarra-says-{self.word(action)}", seat, True)

    # -- play: what the obligatory game adds to the duties ----------------------------------------------------------------------------

    def playable(self, place: int) -> int:
        legal = super().playable(place)
        if not self.obligatory or not self.trick:
            return legal
        losing = legal & ~self.ranking.beats[self.best]
        for suit in range(4):
            if losing & self.ranking.suits[suit]:
                own = self.hands[place] & self.ranking.suits[suit]
                legal &= ~(losing & own) | self._losers(place, suit, own)
        return legal

    def _losers(self, place: int, suit: int, own: int) -> int:
        """Of the cards held of a suit, those that may be lost to the trick."""
        low = own & self.worthless
        if self.partner_wins(place):
            return low & -low | own & ~low
        return self.lowest(own) | own & ~low if self.may_load(place, suit) else self.lowest(own)

    def may_load(self, place: int, suit: int) -> bool:
        """Whether cards of that suit with points may be played though they do not win: the partner wins, or may yet and the suit led is lacking."""
        return self.partner_wins(place) or (len(self.trick) == 1 and suit != self.led)

    def lowest(self, own: int) -> int:
        """The lowest of some cards of one suit, as a set."""
        low = own & ~self.top
        if low:
            return low & -low
        return own & self.aces or own

    def put(self, place: int, card: int) -> None:
        if self.obligatory and self.trick and not self.ranking.beats[self.best] >> card & 1:
            suit = self.ranking.suit[card]
            if self.worthless >> card & 1 or not self.may_load(place, suit):
                self.barred[place] |= self.ranking.suits[suit] & ~self.ranking.above[card] & ~(1 << card)
        super().put(place, card)

    def refusal(self, place: int, card: int) -> Refused:
        if self.obligatory and self.trick and super().playable(place) >> card & 1:
            suit = self.pack.suit[card]
            return Refused("butifarra-load" if self.may_load(place, suit) else "butifarra-lowest", suit=self.pack.suits[suit])
        return super().refusal(place, card)

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def note_trick(self, winner: int, points: int) -> None:
        super().note_trick(winner, points + 1)

    def after_trick(self) -> None:
        self.points[self.sides[self.leader]] += 1
        super().after_trick()

    def count(self) -> None:
        better = 0 if self.points[0] > self.points[1] else 1
        excess = self.points[better] - HALF
        self.scored = [0, 0]
        self.scored[better] = excess * self.times()
        self.totals[better] += self.scored[better]
        if self.loud:
            if excess:
                won = self.scored[better]
                self.note("score", "butifarra-hand-won", seats=f"{better} {better + 2}", points=self.points[better], n=won)
            else:
                self.note("score", "butifarra-level")
        self.close(self.totals[better] > self.options.number("target"))

    def scores(self) -> list[int]:
        return [self.totals[side] for side in self.sides]

    def standing(self, seat: int) -> int:
        side = self.sides[seat]
        return (self.points[side] - self.points[1 - side]) * self.times()

    # -- copies and notation ------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = ButifarraState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.namer, new.doubles, new.calls = self.namer, self.doubles, self.calls[:]
        new.totals, new.scored = self.totals[:], self.scored[:]
        return new

    def word(self, action: int) -> str:
        if NAME <= action < BUTIFARRA:
            return f"name {self.pack.suits[action - NAME]}"
        if DOUBLE <= action < DOUBLE + len(DOUBLES):
            return DOUBLES[action - DOUBLE]
        return WORDS.get(action, str(action))

    def read_words(self, words: list[str]) -> int:
        if len(words) == 2 and words[0] == "name" and len(words[1]) == 1 and words[1] in self.pack.suits:
            return NAME + self.pack.suits.index(words[1])
        if len(words) != 1:
            return -1
        if words[0] in DOUBLES:
            return DOUBLE + DOUBLES.index(words[0])
        return next((action for action, word in WORDS.items() if word == words[0]), -1)

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: the dealer has named, or is to name; nobody has doubled."""
        super().place(position)
        within("doubles", 0, MOST_DOUBLES["butifarra" if self.trump < 0 else "trumps"], [self.doubles])
        within("calls", -1, DOUBLE + len(DOUBLES) - 1, self.calls)
        naming = self.phase in (NAMING, DELEGATED)
        if self.phase == DOUBLING and self.doubles == MOST_DOUBLES["butifarra" if self.trump < 0 else "trumps"]:
            raise Refused("position-value", name="doubles")
        if naming and (self.trump >= 0 or self.namer >= 0 or self.doubles):
            raise Refused("position-value", name="namer")
        if not naming and self.namer < 0:
            self.namer = self.dealer()
        if "mover" not in position and self.phase >= NAMING:
            self.mover = self.dealer() if self.phase == NAMING else self.after(self.mano) if self.phase == DELEGATED else self.first_asked()
        if "points" not in position:
            for side in (0, 1):
                self.points[side] += self.side_tricks(side)
        self.check_hands()
        self.complete()

    # -- at the table -------------------------------------------------------------------------------------------------------------------

    def badges(self, seat: int) -> list[str]:
        found = super().badges(seat)
        return [*found, "butifarra-namer"] if seat == self.namer else found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        if self.phase >= NAMING:
            return [self._said(self.calls[seat])] if self.calls[seat] >= 0 else []
        return [say("butifarra-points", n=self.points[self.sides[seat]])]

    def _said(self, action: int) -> Say:
        if NAME <= action < BUTIFARRA:
            return say("butifarra-says-suit", suit=self.pack.suits[action - NAME])
        return say(f"butifarra-says-{self.word(action)}")

    def move(self, seat: int, action: int) -> Move:
        move = super().move(seat, action)
        if NAME <= action < BUTIFARRA:
            move.at = f"1,{action - NAME + 1}"
        return move

    def label(self, seat: int, action: int) -> Say:
        return self._said(action)

    def prompt(self, seat: int) -> Say | None:
        if self.phase == NAMING:
            return say("butifarra-choose-name")
        if self.phase == DELEGATED:
            return say("butifarra-choose-delegated")
        return say("butifarra-choose-double", n=2 * self.times()) if self.phase == DOUBLING else super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        if self.namer < 0:
            return [say("butifarra-unnamed")]
        found = super().facts(seat) if self.trump >= 0 else [say("butifarra-no-trump")]
        return [*found, say("butifarra-times", n=self.times())] if self.times() > 1 else found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        tricks = [self.side_tricks(0), self.side_tricks(1)]
        lines = (
            Line(say("butifarra-line-cards"), (self.points[0] - tricks[0], self.points[1] - tricks[1])),
            Line(say("butifarra-line-tricks"), (tricks[0], tricks[1])),
            Line(say("butifarra-line-points"), (self.points[0], self.points[1])),
            Line(say("butifarra-line-scored", n=self.times()), (self.scored[0], self.scored[1])),
            Line(say("butifarra-line-total"), (self.totals[0], self.totals[1]), total=True),
        )
        return Sheet(say("butifarra-sheet"), side_columns(2, 4, [0, 1]), lines)


WORDS: Final[dict[int, str]] = {BUTIFARRA: "butifarra", DELEGATE: "delegate", PASS: "pass"}

GAME = Butifarra()
