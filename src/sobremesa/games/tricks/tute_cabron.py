"""Tute cabrón: each alone, most points or fewest, and the middle loses; trumps are born when a king and a knight fall into one trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.positions import Field, Int, IntEach, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Say, Sheet, say
from sobremesa.games.tricks._cantes import Cantes
from sobremesa.games.tricks._duties import Duties
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._tricks import TRICKS, TrickState, phases

ORDER: Final = Order(get_pack("es40"), "1 3 12 11 10 7 6 5 4 2", {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2})
TWOS: Final = "2o 2c 2e 2b"  # out of the pack for three and for six
KNIGHT: Final = 8  # places of ranks in their suit
KING: Final = 9
CANTES: Final = Cantes(ORDER, ("12", "11"))
LAST: Final = 10  # for the last trick
LIMIT: Final = 100  # who makes more loses

DUTIES: Final = Duties(head="all", ruff=True, overruff=True)

RULES: Final = ("no-trick", "over", "middle", "ties")
"""What decides who loses a hand: the first of these that hits anybody."""

SCHEMA: Final[tuple[Field, ...]] = (phases(), *TRICKS, IntEach("sung"), Int("ten"), IntEach("tantos"))


class TuteCabron(Game):
    seats = (3, 4, 5, 6)
    options = (
        Choice("seats", 3, 4, 5, 6),
        Number("target", 5, 1, 99),
        Number("over_limit", LIMIT, LIMIT, LIMIT),
        Choice("middle", "all_between", "median", when=(("seats", (5, 6)),)),
        Choice("direction", "anticlockwise", "clockwise"),
    )
    bound = 100_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return TuteCabronState(self, seats, options, chance)


class TuteCabronState(TrickState):
    """A match of tute cabrón.

    :ivar sung: the suits that each seat has sung in this hand, one bit a suit; the first of all is trumps.
    :ivar ten: who has won the last trick, -1 before. ``tantos``: the hands that each seat has lost.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, ORDER, list(range(seats)))
        self.duties = DUTIES
        self.removed = self.pack.mask(TWOS if seats in (3, 6) else "")
        self.median = seats >= 5 and options["middle"] == "median"
        self.target = options.number("target")
        self.sung: list[int] = [0] * seats
        self.ten = -1
        self.tantos: list[int] = [0] * seats

    def only_cards(self) -> bool:
        return True

    def new_hand(self) -> None:
        self.clear()
        self.set_trump(-1)
        self.sung = [0] * self.seats
        self.ten = -1
        cards = bits(self.pack.full & ~self.removed)
        self.chance.shuffle(cards)
        self.deal(cards, len(cards) // self.seats)

    # -- cantes -----------------------------------------------------------------------------------------------------------------------

    def after_trick(self) -> None:
        winner = self.leader
        for suit in self._pairs():
            if self.trump < 0:
                self.set_trump(suit)
            self.sung[winner] |= 1 << suit
            if self.loud:
                self.note("sing", "cantes-sings", winner, True, suit=self.pack.suits[suit], n=CANTES.worth(suit, self.trump))
        if not self.hands[winner]:
            self.ten = winner
            self.count()

    def _pairs(self) -> list[int]:
        """The suits whose king and knight lie in the trick just won: the suit led first, then as they were completed."""
        rank = self.pack.rank
        suit = self.pack.suit
        found: list[int] = []
        figures = 0
        for card in self.last:
            if rank[card] >= KNIGHT:
                if figures >> suit[card] & 1:
                    found.append(suit[card])
                figures |= 1 << suit[card]
        led = suit[self.last[0]]
        if len(found) > 1 and led in found:
            found.remove(led)
            found.insert(0, led)
        return found

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def hand_points(self) -> list[int]:
        """What each seat has made in this hand: cards, cantes and the last trick."""
        found = self.points[:]
        for seat in range(self.seats):
            if self.sung[seat]:
                found[seat] += CANTES.total(self.sung[seat], self.trump)
        if self.ten >= 0:
            found[self.ten] += LAST
        return found

    def verdict(self) -> tuple[str, list[int]]:
        """Who loses the hand as it stands, and by which of :data:`RULES`."""
        return judge(self.hand_points(), self.tricks, self.median)

    def count(self) -> None:
        rule, losers = self.verdict()
        for seat in losers:
            self.tantos[seat] += 1
        if self.loud:
            self.note("score", f"tute-cabron-lost-{rule}", seats=" ".join(map(str, losers)))
        self.close(max(self.tantos) >= self.target and self.tantos.count(min(self.tantos)) == 1)

    def scores(self) -> list[int]:
        return self.tantos[:]

    def winners(self) -> list[int]:
        if self.actors():
            return []
        return [seat for seat in range(self.seats) if self.tantos[seat] == min(self.tantos)]

    def standing(self, seat: int) -> int:
        """The tantos of the others less one's own share of them."""
        _, losers = self.verdict()
        return len(losers) - (self.seats if seat in losers else 0)

    # -- copies and positions -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = TuteCabronState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.sung, new.ten, new.tantos = self.sung[:], self.ten, self.tantos[:]
        return new

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: nothing sung, no tantos."""
        super().place(position)
        within("sung", 0, (1 << len(self.pack.suits)) - 1, self.sung)
        within("ten", -1, self.seats - 1, [self.ten])
        within("tantos", 0, 1 << 20, self.tantos)
        if any(self.sung) and self.trump < 0:
            raise Refused("position-value", name="trump")
        self.check_hands()
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found = super().notes(seat, viewer) + CANTES.notes(self.sung[seat], self.trump)
        return [*found, say("tute-cabron-marks", marks="●" * self.tantos[seat])] if self.tantos[seat] else found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        rule, losers = self.verdict()
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        sung = [CANTES.total(mask, self.trump) for mask in self.sung]
        lines = (
            Line(say("tute-cabron-line-tricks"), tuple(self.tricks)),
            Line(say("tute-cabron-line-cards"), tuple(self.points)),
            Line(say("tute-cabron-line-cantes"), tuple(sung)),
            Line(say("tute-cabron-line-last"), tuple([LAST if seat == self.ten else 0 for seat in range(self.seats)])),
            Line(say("tute-cabron-line-points"), tuple(self.hand_points()), total=True),
            Line(say("tute-cabron-line-lost"), tuple(["●" if seat in losers else "–" for seat in range(self.seats)])),
            Line(say("tute-cabron-line-tantos"), tuple(self.tantos), total=True),
        )
        return Sheet(say(f"tute-cabron-rule-{rule}"), columns, lines)


def judge(scores: list[int], tricks: list[int], median: bool) -> tuple[str, list[int]]:
    """Which of :data:`RULES` decides a hand, and the seats that lose it. ``median``: of five or more, only the middle places lose."""
    seats = range(len(scores))
    losers = [seat for seat in seats if not tricks[seat]]
    if losers:
        return RULES[0], losers
    losers = [seat for seat in seats if scores[seat] > LIMIT]
    if losers:
        return RULES[1], losers
    if median:
        ranked = sorted(scores)
        middle = (ranked[(len(scores) - 1) // 2], ranked[len(scores) // 2])
        return RULES[2], [seat for seat in seats if scores[seat] in middle]
    best = max(scores)
    worst = min(scores)
    losers = [seat for seat in seats if worst < scores[seat] < best]
    if losers:
        return RULES[2], losers
    return RULES[3], [seat for seat in seats if scores.count(scores[seat]) > 1]


GAME = TuteCabron()
