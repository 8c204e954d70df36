"""Tute: forty cards, a trump suit, strict duties to follow, beat and trump, kings and knights sung in pairs; for two, three or two pairs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import Cards, Field, Int, IntEach, Ints, Word, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Say, Sheet, Zone, say
from sobremesa.games.tricks._cantes import SING
from sobremesa.games.tricks._first_dealer import choose_dealer
from sobremesa.games.tricks._renuncio import Log
from sobremesa.games.tricks._stock import stock_zone
from sobremesa.games.tricks._table import side_columns
from sobremesa.games.tricks._tricks import END, PLAY, TRICKS, phases
from sobremesa.games.tricks._tute_hand import (
    ACCUSE,
    ALL_CANTES,
    CANTES,
    CAPOTE,
    COUNTED,
    FALSE,
    JUDGING,
    KINGS,
    ORDER,
    PASS,
    PROVED,
    RUNNING,
    SINGING,
    SWAP,
    SWAPPING,
    THROW,
    THROWN,
    TUTE,
    TUTES,
    VOWED,
    VOWING,
    TuteHand,
)

LAST_TRICK: Final = 10
TWICE: Final = 2  # juegos, or losses, for a hand thrown in or a renuncio
WON: Final = 60  # what a juego more than the others' and a whole match are worth to a search, in points of the hand
MATCH: Final = 250
EARLY: Final = 60  # the points by which a hand broken off is taken to have been won
HUNDRED: Final = 100  # points for a tute; what a hand thrown in or a renuncio costs where points are added up

WORDS: Final = {"pass": PASS, "throw": THROW, "capote": CAPOTE, "tute 12": SING + KINGS, "tute 11": SING + KINGS + 1}
ENDS: Final = ("", "counted", "thrown", "tute", "capote", "capote_lost", "renuncio", "false_renuncio")
"""How a hand ended, as positions tell it; its sheet is headed ``tute-sheet-<end>``."""

SCHEMA: Final[tuple[Field, ...]] = (
    phases("swap", "cantes", "capote", "renuncio"),
    *TRICKS,
    Int("dealer"),
    Cards("drawn"),
    Ints("asked"),
    IntEach("sung"),
    IntEach("lost"),
    Int("singers"),
    Int("declined"),
    Int("closed"),
    Int("lacks"),
    Int("vower"),
    Log("log"),
    Word("how", ENDS),
    Int("hero"),
    Int("accused"),
    IntEach("gains"),
    IntEach("totals"),
    Int("streak"),
    Int("champion"),
)


class Tute(Game):
    seats = (4, 2, 3)
    options = (
        Choice("seats", 4, 2, 3),
        Choice("hand_size", 6, 7, when=(("seats", (2,)),)),
        Choice("first_dealer", "first_king", "high_card", "random"),
        Choice("exchange", "before_play", "after_trick", "off", when=(("seats", (2, 3)),)),
        Flag("first_hand_oros", "on", when=(("seats", (4,)),)),
        Flag("capote", "on", when=(("seats", (2,)),)),
        Number("tute_prize", "match", 1, 99, "hand"),
        Choice("cante_timing", "prompt", "free"),
        Choice("scoring", "losses", "points", when=(("seats", (3,)),)),
        Choice("target", 10, 12, when=(("seats", (3,)), ("scoring", ("losses",)))),
        Number("games", 5, 1, 99, when=(("seats", (4, 2)),)),
        Number("hands", "none", 1, 99),
        Flag("throw_in", "on", when=(("seats", (3,)),)),
        Choice("renuncio", "prevented", "claim"),
        Choice("renuncio_penalty", "two_games", "match", when=(("seats", (4, 2)), ("renuncio", ("claim",)))),
        Choice("direction", "anticlockwise", "clockwise"),
    )
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return TuteState(self, seats, options, chance)


class TuteState(TuteHand):
    """A match of tute.

    :ivar drawn: the cards shown to find the first dealer.
    :ivar gains: what the hand brought each side, ``totals``: all hands so far: juegos won, with three players losses or points.
    :ivar streak: who of three won the last hand, -1 nobody. ``champion``: the side that has won the match otherwise than by its total, -1 none.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        sides = len(self.points)
        self.losses = seats == 3 and options["scoring"] == "losses"
        self.summed = seats == 3 and not self.losses
        self.prize = self.options.number("tute_prize", 1 if options["tute_prize"] == "hand" else 0)  # juegos or losses for a tute; 0: the match
        self.drawn: list[int] = []
        self.gains: list[int] = [0] * sides
        self.totals: list[int] = [0] * sides
        self.streak = -1
        self.champion = -1

    def begin(self) -> None:
        way = str(self.options["first_dealer"])
        dealer, self.drawn = choose_dealer(way, TUTES[0], ORDER.strength, self.seats, self.chance)
        self.mano = (dealer + 1) % self.seats
        if self.drawn:
            self.note("deal", "tute-drawn", dealer, cards=self.pack.text(self.drawn))
        self.new_hand()

    def new_hand(self) -> None:
        self.gains = [0] * len(self.totals)
        super().new_hand()

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def hand_points(self) -> list[int]:
        """Each side's points of this hand: cards, cantes and the last trick."""
        found = self.points[:]
        for seat in range(self.seats):
            found[self.sides[seat]] += CANTES.total(self.sung[seat], self.trump)
        if self.how == COUNTED:
            found[self.sides[self.leader]] += LAST_TRICK
        return found

    def best_side(self) -> int:
        """The side with most points in a hand that has been counted, of those level the one with the last trick; -1 where none of them has it."""
        points = self.hand_points()
        most = max(points)
        best = [side for side, worth in enumerate(points) if worth == most]
        return best[0] if len(best) == 1 else self.sides[self.leader] if self.sides[self.leader] in best else -1

    def settle(self) -> None:
        if self.losses:
            self._note_losses()
        elif self.summed:
            self._add_points()
        else:
            self._note_juegos()
        for side, gain in enumerate(self.gains):
            self.totals[side] += gain
        if (self.how == TUTE and not self.prize) or (self.how == PROVED and self.seats != 3 and self.options["renuncio_penalty"] == "match"):
            self.champion = self.sides[self.hero]
        self.close(self.champion >= 0 or self._match_over())

    def _match_over(self) -> bool:
        if self.losses:
            return max(self.totals) >= self.options.number("target", 10)
        hands = self.options.number("hands") or (self.options.number("games") if self.summed else 0)
        return self.hand + 1 >= hands if hands else max(self.totals) >= self.options.number("games")

    def _note_juegos(self) -> None:
        """One juego to the side that wins the hand, two for a hand thrown in or a renuncio."""
        how = self.how
        own = self.sides[self.hero]
        side = self.best_side() if how == COUNTED else own if how in (TUTE, VOWED, PROVED) else 1 - own
        if how == TUTE:
            self.gains[side] = self.prize
        else:
            self.gains[side] = TWICE if how in (THROWN, PROVED, FALSE) else 1
        if self.loud and how == COUNTED:
            seats = " ".join([str(seat) for seat in range(self.seats) if self.sides[seat] == side])
            self.note("score", "tute-hand-won", -1, seats=seats, points=self.hand_points()[side])

    def _note_losses(self) -> None:
        """The lowest notes a loss; both others do when one player wins again."""
        how = self.how
        if how == COUNTED:
            best = self.best_side()
            points = self.hand_points()
            low = [seat for seat in range(3) if points[seat] == min(points)]
            if best >= 0 and best == self.streak:
                low = [seat for seat in range(3) if seat != best]
            elif len(low) > 1 and self.leader in low:
                low.remove(self.leader)
            for seat in low:
                self.gains[seat] = 1
            self.streak = best
            if self.loud:
                self.note("score", "tute-losers", -1, seats=" ".join(map(str, low)))
        elif how == TUTE:
            self.gains = [0 if seat == self.hero else self.prize for seat in range(3)]
            self.streak = self.hero
        else:
            self.gains[self.accused if how == PROVED else self.hero] = TWICE
            self.streak = -1

    def _add_points(self) -> None:
        """The points of the hand; a tute brings a hundred, a hand thrown in or a renuncio costs as many."""
        if self.how == COUNTED:
            self.gains = self.hand_points()
        elif self.how == TUTE:
            self.gains[self.hero] = HUNDRED * max(self.prize, 1)
        else:
            self.gains[self.accused if self.how == PROVED else self.hero] = -HUNDRED

    def scores(self) -> list[int]:
        return [self.totals[side] for side in self.sides]

    def winners(self) -> list[int]:
        if self.actors():
            return []
        if self.champion >= 0:
            return [seat for seat in range(self.seats) if self.sides[seat] == self.champion]
        best = min(self.totals) if self.losses else max(self.totals)
        return [seat for seat in range(self.seats) if self.totals[self.sides[seat]] == best]

    def standing(self, seat: int) -> int:
        """The points of the hand against the others', and once it is settled what it has brought: a hand won is worth as much as a good many points,
        and nothing so much more that the difference of a few would be lost beside it."""
        side = self.sides[seat]
        sides = len(self.points)
        points = self.gains if self.summed and self.hand_over() else self.hand_points()
        found = points[side] * sides - sum(points)
        if not self.hand_over() or self.summed:
            return found
        if self.champion >= 0:
            return MATCH if self.champion == side else -MATCH
        gain = (self.gains[side] * sides - sum(self.gains)) * (-1 if self.losses else 1)
        if self.how != COUNTED:  # the points of a hand broken off say nothing
            found = EARLY if gain > 0 else -EARLY if gain < 0 else 0
        return min(max(found // 2 + WON * gain, -MATCH), MATCH)

    # -- copies and positions -----------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = TuteState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        self.copy_hand(new)
        new.drawn, new.gains, new.totals = self.drawn[:], self.gains[:], self.totals[:]
        new.streak, new.champion = self.streak, self.champion
        return new

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: the dealer is the one before mano, nothing sung or declined, nobody asked. The duties follow from the stock."""
        super().place(position)
        if "dealer" not in position:
            self.dealer = (self.mano - 1) % self.seats
        self.bind()
        if self.phase >= SWAPPING and "mover" not in position:
            self.mover = self.asked[0] if self.asked else -1
        if not set(self.asked) <= set(range(self.seats)) or (self.phase >= SWAPPING) != bool(self.asked):
            raise Refused("position-value", name="asked")
        within("dealer", 0, self.seats - 1, [self.dealer, self.hero])
        within("vower", -1, self.seats - 1, [self.vower, self.streak])
        within("champion", -1, len(self.totals) - 1, [self.champion, self.accused])
        due = self.after(self.leader, len(self.trick)) if self.phase == PLAY else self.asked[0] if self.asked else self.mover
        for name, wrong in (
            ("mover", self.mover != due or (self.mover < 0) != (self.phase == END) or self.mover >= self.seats),
            ("waiting", self.waiting != 0),
            ("trump", self.trump < 0),
            ("turn_up", self.phase == SWAPPING and self.turn_up < 0),
            ("vower", (self.vower >= 0 or self.phase == VOWING) and self.seats != 2),
            ("how", self.phase == JUDGING and (self.how == RUNNING or not self.claims)),
        ):
            if wrong:
                raise Refused("position-value", name=name)
        within("sung", 0, ALL_CANTES, self.sung + self.lost)
        within("singers", 0, (1 << self.seats) - 1, [self.singers, self.declined, self.closed, self.lacks])
        self.check_hands()
        self.complete()

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if SWAP <= action < SWAP + self.pack.size:
            return "swap " + self.pack.names[action - SWAP]
        if ACCUSE <= action < ACCUSE + len(self.points):
            return "accuse" if self.seats != 3 else f"accuse {action - ACCUSE}"
        return CANTES.word(action) or next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
        text = " ".join(words)
        if text in WORDS:
            return WORDS[text]
        if words[0] == "swap" and len(words) == 2:
            return SWAP + self.pack.card(words[1])
        if text == "stock" or text == "turn-up":
            return PASS if self.phase == SWAPPING or self.phase == SINGING else -1
        if words[0] == "accuse" and len(words) < 3:
            if self.seats != 3 and len(words) == 1:
                return ACCUSE + 1 - self.sides[max(self.turn(), 0)]
            return ACCUSE + int(words[1]) if self.seats == 3 and words[1:] in (["0"], ["1"], ["2"]) else -1
        return CANTES.read(words)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def faces(self, place: int, viewer: int) -> int:
        if place == viewer:
            return -1
        if self.hand_over():
            return self.known[place]
        found = 0
        if self.singers >> place & 1 and not self.claims:  # the pair is shown until the next trick is over
            for suit in bits(self.sung[place]):
                found |= CANTES.cards(self.hands[place], suit)
        return found

    def zones(self, seat: int) -> list[Zone]:
        found = super().zones(seat)
        if self.drawing():
            found.append(stock_zone(self))
        elif self.turn_up >= 0:
            name = self.pack.names[self.turn_up]
            found.append(Zone("turn-up", "turn-up", "row", items=[Item(name, name)], count=1))
        return found

    def badges(self, seat: int) -> list[str]:
        found = ["mano"] if seat == self.mano else []
        return [*found, "dealer"] if seat == (self.next_dealer() if self.hand_over() else self.dealer) else found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found = super().notes(seat, viewer) + CANTES.notes(self.sung[seat], self.trump)
        return [*found, say("tute-vowed")] if seat == self.vower else found

    def label(self, seat: int, action: int) -> Say:
        names = self.pack.names
        if SWAP <= action < SWAP + self.pack.size:
            return say("tute-move-swap", card=names[action - SWAP], card2=names[self.turn_up])
        if SING <= action < SING + KINGS:
            return CANTES.label(action - SING, self.trump)
        if ACCUSE <= action < ACCUSE + len(self.points):
            return say("tute-move-accuse", seats=" ".join([str(other) for other in range(self.seats) if self.sides[other] == action - ACCUSE]))
        if action == PASS:
            return say(f"tute-move-pass-{self.phase - SWAPPING}")
        if action == THROW:  # what it costs: the words alone could be taken for playing a card
            return say(f"tute-move-throw-{self._unit()}")
        if action == CAPOTE:
            return say("tute-move-capote")
        return say("tute-move-kings" if action == SING + KINGS else "tute-move-knights")

    def _unit(self) -> str:
        """What a match is counted in, as texts name it."""
        return "losses" if self.losses else "points" if self.summed else "juegos"

    def prompt(self, seat: int) -> Say | None:
        if self.phase < SWAPPING:
            return super().prompt(seat) if self.phase == PLAY else None
        nothing = self.phase in (SWAPPING, SINGING) and all(action == PASS or action >= ACCUSE for action in self.choices(seat))
        return say(f"tute-{'nothing' if nothing else 'asked'}-{self.phase - SWAPPING}")

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.seats == 2:
            found += [] if self.drawing() else [say("tute-bound")]
        if self.hand == 0 and not self.last and self.drawn:
            king = self.options["first_dealer"] == "first_king"
            found.append(say("tute-first-king" if king else "tute-high-card", seat=self.dealer, card=self.pack.names[self.drawn[-1]]))
        if self.claims:
            found.append(say("tute-claims"))
        return found

    def sheet(self) -> Sheet | None:
        if not self.hand_over() or self.how == RUNNING:
            return None
        sides = list(range(len(self.totals)))
        lines: list[Line] = []
        if self.how == COUNTED:
            points = self.hand_points()
            ten = [LAST_TRICK if side == self.sides[self.leader] else 0 for side in sides]
            sung = [points[side] - self.points[side] - ten[side] for side in sides]
            lines.append(Line(say("tute-line-cards"), tuple(self.points)))
            if any(sung):
                lines.append(Line(say("tute-line-cantes"), tuple(sung)))
            lines.append(Line(say("tute-line-ten"), tuple(ten)))
            lines.append(Line(say("tute-line-hand"), tuple(points), total=True))
        elif self.how == TUTE:
            lines.append(Line(say("tute-line-tute"), tuple([HUNDRED if side == self.sides[self.hero] else 0 for side in sides])))
        unit = self._unit()
        if any(self.gains) and not (self.summed and self.how == COUNTED):
            lines.append(Line(say(f"tute-line-{unit}"), tuple(self.gains)))
        lines.append(Line(say(f"tute-line-total-{unit}"), tuple(self.totals), total=True))
        return Sheet(say(f"tute-sheet-{ENDS[self.how]}", seat=self.hero), side_columns(len(sides), self.seats, sides), tuple(lines))


GAME = Tute()
