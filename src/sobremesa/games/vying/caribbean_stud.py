"""Caribbean stud: five cards each against the croupier, who shows one; fold, or call twice the ante; and a jackpot beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Listing, Number, Options
from sobremesa.core.packs import to_mask
from sobremesa.core.positions import Field, Int, IntEach, Word
from sobremesa.core.refusal import Refused
from sobremesa.core.session import BETS, DEAL, END, LEAVE, OVER, READY
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Move, Say, Sheet, Zone, say
from sobremesa.games.vying._hands import FLUSH, FOUR, FULL, STRAIGHT_FLUSH, high
from sobremesa.games.vying._house import (
    CENTS,
    FOLD,
    FOLDED,
    LIMITS,
    LOST,
    NO_GAME,
    OUTCOMES,
    PLAY,
    SESSION,
    TIED,
    WAITING,
    WON,
    HouseState,
    chips_text,
    kind_key,
)
from sobremesa.games.vying._paytable import ROYAL, kind_of, odds_of

JACKPOT: Final = 5
CALL: Final = 6

_PRIZES: Final = {"source": (50, 100, 500), "low": (50, 75, 100), "high": (100, 250, 500)}
"""Chips for a flush, a full house and four of a kind."""
_WITH_JACKPOT: Final = (("jackpot", ("on",)),)

_SCHEMA: Final[tuple[Field, ...]] = (
    Word("phase", ("bets", "over", "end", "play")),
    *SESSION,
    Int("meter"),
    Int("staked"),
    IntEach("prizes"),
)


class CaribbeanStud(Game):
    seats = (1, 2, 3, 4, 5, 6, 7)
    options = (
        Flag("jackpot", "on"),
        Number("jp_stake", 1, 1, 1000, when=_WITH_JACKPOT),
        Number("jp_seed", 10_000, 1, 10_000_000, when=_WITH_JACKPOT),
        Listing("jp_feed", "0.75", item=r"0(\.[0-9]{1,2})?|1(\.00?)?", low=1, high=1, when=_WITH_JACKPOT),
        Choice("jp_table", "source", "low", "high", when=_WITH_JACKPOT),
        Choice("qualify", "ak", "pair"),
        Choice("call", 2, 1, 3),
        *LIMITS,
        Number("max_pay", "none", 1, 1_000_000),
        Number("max_seats", 7, 1, 7),
        Choice("reveal", "settlement", "never"),
    )
    sampled = True
    bound = 20_000

    def check(self, seats: int, options: Options) -> None:
        if seats > options.number("max_seats"):
            raise Refused("boxes-too-few", n=options.number("max_seats"))

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return CaribbeanState(self, seats, options, chance)


class CaribbeanState(HouseState):
    """A session of Caribbean stud; each seat has one box.

    :ivar meter: what the jackpot holds, in hundredths. ``staked``: mask of the seats in it; ``prizes``: what it paid each, in hundredths.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, options.number("max_seats"), 1, options.number("call"))
        self.pair_only = options["qualify"] == "pair"
        self.reveals = options["reveal"] == "settlement"
        self.jackpot = options.on("jackpot")
        self.stake = options.number("jp_stake")
        self.seed = CENTS * options.number("jp_seed")
        self.feed = round(CENTS * float(options["jp_feed"])) * self.stake  # hundredths of each stake
        self.table = str(options["jp_table"])
        self.meter = self.seed if self.jackpot else 0
        self.staked = 0
        self.prizes: list[int] = [0] * seats

    # -- before the cards ---------------------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        super().clear()
        self.staked = 0
        self.prizes = [0] * self.seats

    def _may_stake(self, seat: int) -> bool:
        """Whether the seat can pay for the jackpot and still stake and call the least ante."""
        return self.jackpot and self.owners[seat] < 0 and self.spare(seat) >= CENTS * (self.stake + self.low * (1 + self.cover))

    def _stake_jackpot(self, seat: int) -> None:
        """Put the jackpot's stake on its slot, or take it back before the ante."""
        if not self.jackpot:
            raise Refused("caribbean-stud-no-jackpot")
        if self.staked >> seat & 1:
            self.staked ^= 1 << seat
            self.chips[seat] += CENTS * self.stake
            return
        if not self._may_stake(seat):
            raise Refused("boxes-already-bet" if self.owners[seat] >= 0 else "boxes-chips", chips=chips_text(self.chips[seat]))
        self.staked |= 1 << seat
        self.chips[seat] -= CENTS * self.stake
        if self.loud:
            self.note("play", "caribbean-stud-stakes", seat, chips=self.stake)

    def begin_round(self) -> None:
        self.phase = PLAY
        self.box = -1
        self._next()

    # -- play -----------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        if self.phase == PLAY:
            return [FOLD, CALL]
        if self.phase == OVER:
            return [DEAL]
        found = self.ante_actions(seat)
        if self.staked >> seat & 1:
            found = [JACKPOT, *found[2:]]  # a stake in the slot wants an ante: take it back before sitting out
        elif self._may_stake(seat):
            found.append(JACKPOT)
        return sorted(found)

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat < 0 or not self.actors() >> seat & 1:
            raise Refused("not-your-turn")
        if self.phase == PLAY:
            self._decide(seat, action)
        elif self.phase == BETS and action == JACKPOT:
            self._stake_jackpot(seat)
        elif self.phase == BETS and self.staked >> seat & 1 and action in (READY, LEAVE):
            raise Refused("caribbean-stud-slot-first")
        else:
            self.apply_stake(seat, action)

    def _decide(self, seat: int, action: int) -> None:
        box = self.box
        if action == FOLD:
            self.fold(seat)
        elif action == CALL:
            self.bets[box] = self.cover * self.stakes[box]
            self.chips[seat] -= CENTS * self.bets[box]
            if self.loud:
                self.note("say", "caribbean-stud-says-call", seat, True, chips=self.bets[box])
        else:
            raise Refused("caribbean-stud-fold-or-call", chips=self.cover * self.stakes[box])
        self._next()

    def _next(self) -> None:
        self.box += 1
        while self.box < self.boxes and not self.stakes[self.box]:
            self.box += 1
        if self.box == self.boxes:
            self.box = 0
            self._settle()

    # -- settling -------------------------------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        if any(self.bets):
            self.show_house()
        house = high(to_mask(self.house))
        plays = self.house_plays(house)
        for box in range(self.boxes):
            if not self.bets[box]:
                continue
            own = high(to_mask(self.hands[box]))
            ante, bet = self.stakes[box], self.bets[box]
            if not plays:
                self.pay(box, NO_GAME, ante, 0)
            elif own > house:
                self.odds[box] = odds_of(kind_of(own))
                self.pay(box, WON, ante, self.odds[box] * bet)
            elif own == house:
                self.pay(box, TIED, 0, 0)
            else:
                self.pay(box, LOST, -ante, -bet)
        if self.staked:
            self._pay_jackpot()
        self.round_over()

    def _pay_jackpot(self) -> None:
        """Prizes to those who staked and have not folded; those of a royal empty the meter."""
        meter = self.meter + self.feed * self.staked.bit_count()
        left = meter
        royals: list[int] = []
        for seat in range(self.seats):
            if not self.staked >> seat & 1 or not self.bets[seat]:
                continue
            kind = kind_of(high(to_mask(self.hands[seat])))
            if kind == ROYAL:
                royals.append(seat)
            elif kind == STRAIGHT_FLUSH:
                self.prizes[seat] = _share(meter, 10)
                left -= self.prizes[seat]
            elif kind in (FLUSH, FULL, FOUR):
                self.prizes[seat] = CENTS * _PRIZES[self.table][(FLUSH, FULL, FOUR).index(kind)]
        left = max(left, 0)  # eleven straight flushes would take more than there is; no table has so many places
        for seat in royals:
            self.prizes[seat] = _share(left, len(royals))
        self.meter = self.seed if royals else left
        for seat in range(self.seats):
            self.chips[seat] += self.prizes[seat]
            if self.prizes[seat] and self.loud:
                self.note("win", "caribbean-stud-prize", seat, chips=chips_text(self.prizes[seat]))

    def result(self, seat: int) -> int:
        """What the round has brought a seat, the jackpot included, in hundredths."""
        return self.nets[seat] + self.prizes[seat] - (CENTS * self.stake if self.staked >> seat & 1 else 0)

    # -- copies, notation -----------------------------------------------------------------------------------------------------------------

    def sees(self, seat: int, box: int) -> bool:
        return self.owners[box] == seat or (self.reveals and self.outcomes[box] > FOLDED)

    def clone(self) -> State:
        new = CaribbeanState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_house(new)
        new.meter = self.meter
        new.staked = self.staked
        new.prizes = self.prizes[:]
        return new

    def schema(self) -> tuple[Field, ...]:
        return _SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: full purses, a meter at its start, no antes, stakes nor cards; a box with an ante is its seat's."""
        super().place(position)
        for box in range(self.seats):
            if self.stakes[box] and self.owners[box] < 0:
                self.owners[box] = box
        if self.meter < 0:
            raise Refused("position-value", name="meter")
        if not 0 <= self.staked < 1 << self.seats or (self.staked and not self.jackpot):
            raise Refused("position-value", name="staked")
        if any(owner not in (-1, box) for box, owner in enumerate(self.owners)):
            raise Refused("position-value", name="owners")
        self.check_house()

    def text(self, seat: int, action: int) -> str:
        return {JACKPOT: "jackpot", CALL: "call"}.get(action, "") or self.ante_text(seat, action)

    def parse(self, seat: int, text: str) -> int:
        return {"jackpot": JACKPOT, "call": CALL}.get(text, 0) or self.parse_ante(seat, text)

    def default(self, seat: int) -> int:
        return JACKPOT if self.phase == BETS and self.staked >> seat & 1 else super().default(seat)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def move(self, seat: int, action: int) -> Move:
        if action == JACKPOT:
            key = "caribbean-stud-move-back" if self.staked >> seat & 1 else "caribbean-stud-move-jackpot"
            return Move("jackpot", say=say(key, chips=self.stake))
        if action == CALL:
            return Move("call", say=say("caribbean-stud-move-call", chips=self.cover * self.stakes[self.box]))
        return self.ante_move(seat, action)

    def prompt(self, seat: int) -> Say | None:
        if self.phase == PLAY:
            return say("caribbean-stud-decide", say=self._own_key(self.box), chips=self.cover * self.stakes[self.box])
        return super().prompt(seat)

    def _own_key(self, box: int) -> str:
        return kind_key(high(to_mask(self.hands[box])))

    def facts(self, seat: int) -> list[Say]:
        found = self.session_facts()
        if self.jackpot:
            flush, full, four = _PRIZES[self.table]
            found.append(say("caribbean-stud-meter", chips=chips_text(self.meter)))
            found.append(say("caribbean-stud-sign-prizes", n=flush, n2=full, n3=four))
        if self.max_pay:
            found.append(say("house-sign-max-pay", chips=chips_text(self.max_pay)))
        return found

    def zones(self, seat: int) -> list[Zone]:
        found = [self.house_zone()]
        for box in range(self.boxes):
            items = self.box_items(box, seat)
            turn: dict[str, str | int] = {"turn": 1} if self.phase == PLAY and box == self.box else {}
            found.append(Zone(f"box-{box}", "box", "row", self.owners[box], items, len(items), self._label(box), turn))
        return found

    def _label(self, box: int) -> Say:
        """The tag of a box: what lies on it, or what became of it."""
        if not self.stakes[box]:
            slot = self.phase == BETS and box < self.seats and self.staked >> box & 1
            return say("caribbean-stud-slot" if slot else "boxes-free", n=box + 1)
        outcome = self.outcomes[box]
        if outcome != WAITING:
            return say(f"house-tag-{OUTCOMES[outcome]}", n=box + 1, odds=self.odds[box])
        key = "caribbean-stud-called" if self.bets[box] else "caribbean-stud-ante"
        lamp = "-jackpot" if self.staked >> box & 1 else ""
        return say(key + lamp, n=box + 1, chips=self.stakes[box], chips2=self.bets[box])

    def sheet(self) -> Sheet | None:
        if not self.hand_over() or not any(self.stakes):
            return None
        lines = self.house_line()
        for box in range(self.seats):
            if self.stakes[box]:
                key = f"house-tag-{OUTCOMES[self.outcomes[box]]}"
                lines.append(Line(say(key, n=box + 1, odds=self.odds[box]), (chips_text(self.nets[box], True),), using=self.held(box)))
            if self.staked >> box & 1:
                lines.append(Line(say("caribbean-stud-line-jackpot", n=box + 1), (chips_text(self.result(box) - self.nets[box], True),)))
        return self.result_sheet(lines)


def prizes_of(state: CaribbeanState) -> tuple[int, int, int]:
    """What the jackpot pays for a flush, a full house and four of a kind, in chips."""
    return _PRIZES[state.table]


def _share(cents: int, parts: int) -> int:
    """One of so many equal parts, half a hundredth rounded up."""
    return (2 * cents + parts) // (2 * parts)


GAME = CaribbeanStud()
