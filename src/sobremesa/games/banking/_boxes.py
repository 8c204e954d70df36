"""Boxes to bet on, purses, and the rounds of a session against the house: what such games share (docs/decisions: sessions against the house).

Chips are whole; the ledger counts half-chips, so that no payment loses a fraction. Each seat has a box of its own; where a player may hold several,
boxes that are no seat's own belong to whoever bets on them first. A seat bets until it says it is ready, leaves, or has nothing left to bet on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.positions import Field, Int, IntEach, Ints, Word, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Control, Line, Move, Say, Seat, Sheet, say

ROUNDS: Final = 100
"""Rounds of a session at most."""
PURSE: Final = 100
"""What each player brings, in the least stakes."""
MOST: Final = (1 << 20) - 1
"""The largest stake there can be."""

READY: Final = 1
LEAVE: Final = 2
DEAL: Final = 3
BET: Final = 1 << 26  # | box << 20 | chips
_WORDS: Final = {"ready": READY, "leave": LEAVE, "deal": DEAL}

# Phases: bets, the round over, the session over; a game's own come after
BETS: Final = 0
OVER: Final = 1
END: Final = 2

LIMITS: Final = {"10_to_500": (10, 500), "2_to_100": (2, 100), "50_to_2000": (50, 2000)}

SESSION: Final[tuple[Field, ...]] = (
    IntEach("chips"),
    IntEach("before"),
    Ints("stakes"),
    Ints("owners"),
    Int("ready"),
    Int("gone"),
    Int("box"),
)


def phase_field(*own: str) -> Field:
    """The field of the phase, with the game's own phases."""
    return Word("phase", ("bets", "over", "end", *own))


def limits(options: Options) -> tuple[int, int]:
    """The least and the largest stake; the largest is never below the least."""
    known = LIMITS.get(str(options["limits"]))
    if known:
        return known
    low = options.number("min_stake")
    return low, max(low, options.number("max_stake"))


def check_table(seats: int, options: Options) -> None:
    """Refuse a table with more players than boxes."""
    if seats > options.number("boxes"):
        raise Refused("boxes-too-few", n=options.number("boxes"))


def chips_text(half: int, sign: bool = False) -> str:
    """Half-chips as chips: ``7½``, ``-½``; with ``sign``, gains with a plus.

    >>> chips_text(15), chips_text(-1), chips_text(20, True)
    ('7½', '−½', '+10')
    """
    whole, rest = divmod(abs(half), 2)
    text = (str(whole) if whole or not rest else "") + ("½" if rest else "")
    return ("−" if half < 0 else "+" if sign and half > 0 else "") + text


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxesState(State):
    """A session at a table with boxes.

    :ivar chips: the purse of each seat in half-chips; ``before``: the same when the round began.
    :ivar owners: the seat that holds each box in this round, -1 for none; ``stakes``: chips bet on it.
    :ivar ready: mask of the seats that have finished betting; ``gone``: of those that have left or can bet no more. ``box``: the one in turn.

    A game gives :meth:`deal_round`, calls :meth:`round_over`, and answers for its own phases.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, boxes: int, multi: bool) -> None:
        super().__init__(game, seats, options, chance)
        self.low, self.high = limits(options)
        self.boxes = boxes
        self.multi = multi
        self.phase = BETS
        self.chips: list[int] = [2 * PURSE * self.low] * seats
        self.before: list[int] = self.chips[:]
        self.stakes: list[int] = [0] * boxes
        self.owners: list[int] = [-1] * boxes
        self.ready = 0
        self.gone = 0
        self.box = 0

    # -- what a game gives ------------------------------------------------------------------------------------------------------------

    def deal_round(self) -> None:
        """Bets are closed: deal, and go on to the first decision."""
        raise NotImplementedError

    def clear(self) -> None:
        """Take the last round's cards from the table."""
        raise NotImplementedError

    # -- bets ---------------------------------------------------------------------------------------------------------------------------

    def in_play(self) -> int:
        """Mask of the seats that are still in the session."""
        return (1 << self.seats) - 1 & ~self.gone

    def actors(self) -> int:
        if self.phase == BETS:
            return self.in_play() & ~self.ready
        if self.phase == OVER:
            return self.in_play() & -self.in_play()
        if self.phase == END:
            return 0
        return 1 << self.owners[self.box]

    def open_boxes(self, seat: int) -> list[int]:
        """The boxes the seat may still bet on: its own, and those that nobody holds nor has as his own."""
        if self.chips[seat] < 2 * self.low:
            return []
        found = [seat] if self.owners[seat] < 0 else []
        if self.multi:
            found += [box for box in range(self.seats, self.boxes) if self.owners[box] < 0]
        return found

    def bet_actions(self, seat: int) -> list[int]:
        """Legal actions of the phase of bets: of stakes, some usual ones."""
        found = [READY] if self.stakes_of(seat) else [READY, LEAVE]
        most = min(self.high, self.chips[seat] // 2)
        for box in self.open_boxes(seat):
            first = BET | box << 20
            for chips in sorted({self.low, min(2 * self.low, most), min(5 * self.low, most), most}) if box == seat else [self.low]:
                found.append(first | chips)
        return found

    def stakes_of(self, seat: int) -> int:
        """All that the seat has bet in this round."""
        return sum([stake for stake, owner in zip(self.stakes, self.owners, strict=True) if owner == seat])

    def apply_bet(self, seat: int, action: int) -> None:
        """An action of the phases of bets and between rounds. Refused, with nothing changed, unless legal."""
        if self.phase == OVER and action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self._open_bets()
            if self.loud:
                self.note("say", "boxes-place-bets")
            return
        if self.phase != BETS or not (action in (READY, LEAVE) or BET <= action < 2 * BET):
            raise Refused("unknown-move", text=self.text(seat, action))
        if action == LEAVE:
            if self.stakes_of(seat):
                raise Refused("boxes-already-bet")
            self.gone |= 1 << seat
            if self.loud:
                self.note("say", "boxes-leaves", seat)
        elif action == READY:
            self.ready |= 1 << seat
        else:
            self._bet(seat, action >> 20 & 63, action & MOST)
        if not self.in_play():
            self.phase = END
        elif not self.in_play() & ~self.ready:
            self._close_bets()

    def _bet(self, seat: int, box: int, chips: int) -> None:
        if box >= self.boxes:
            raise Refused("boxes-no-box", n=self.boxes)
        if self.owners[box] >= 0:
            raise Refused("boxes-taken", n=box + 1)
        if box != seat and (not self.multi or box < self.seats):
            raise Refused("boxes-not-yours", n=box + 1)
        if not self.low <= chips <= self.high:
            raise Refused("boxes-limits", low=self.low, high=self.high)
        if 2 * chips > self.chips[seat]:
            raise Refused("boxes-chips", chips=chips_text(self.chips[seat]))
        self.chips[seat] -= 2 * chips
        self.stakes[box] = chips
        self.owners[box] = seat
        if self.loud:
            self.note("play", "boxes-bets", seat, chips=chips, n=box + 1)
        if not self.open_boxes(seat):
            self.ready |= 1 << seat

    def _open_bets(self) -> None:
        self.phase = BETS
        self.before = self.chips[:]
        self.stakes = [0] * self.boxes
        self.owners = [-1] * self.boxes
        self.ready = 0
        self.clear()

    def _close_bets(self) -> None:
        if any(self.stakes):
            if self.loud:
                self.note("say", "boxes-no-more-bets")
            self.deal_round()
        else:
            self.round_over()

    def round_over(self) -> None:
        """The round is settled: another may follow, unless nobody can bet or the session has lasted long enough."""
        for seat in range(self.seats):
            if self.chips[seat] < 2 * self.low:
                self.gone |= 1 << seat
        self.phase = OVER if self.in_play() and self.hand + 1 < ROUNDS else END

    # -- score --------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """What each seat has won, in half-chips; what lies on the table counts as the house's."""
        bought = 2 * PURSE * self.low
        return [chips - bought for chips in self.chips]

    def standing(self, seat: int) -> int:
        return self.chips[seat] - self.before[seat]

    def hand_over(self) -> bool:
        return self.phase == OVER or self.phase == END

    # -- copies, notation -----------------------------------------------------------------------------------------------------------------

    def copy_session(self, new: BoxesState) -> None:
        """Copy into a fresh state what every such game has."""
        self.copy_to(new)
        new.phase = self.phase
        new.chips = self.chips[:]
        new.before = self.before[:]
        new.stakes = self.stakes[:]
        new.owners = self.owners[:]
        new.ready = self.ready
        new.gone = self.gone
        new.box = self.box

    def check_bets(self) -> None:
        """Of a position: refuse purses, bets and seats that cannot be."""
        everybody = (1 << self.seats) - 1
        for name, good in (
            ("chips", min(self.chips) >= 0),
            ("before", min(self.before) >= 0),
            ("stakes", all(0 <= stake <= MOST for stake in self.stakes)),
            ("owners", all(-1 <= owner < self.seats for owner in self.owners)),
            ("ready", 0 <= self.ready <= everybody and (self.phase != BETS or self.actors() != 0)),
            ("gone", 0 <= self.gone <= everybody and (self.phase == END or self.in_play() != 0)),
            ("box", 0 <= self.box < self.boxes),
        ):
            if not good:
                raise Refused("position-value", name=name)
        for stake, owner in zip(self.stakes, self.owners, strict=True):
            if (stake == 0) != (owner < 0) or (stake and not self.hand_over() and self.gone >> owner & 1):
                raise Refused("position-value", name="owners")

    def bet_text(self, action: int) -> str:
        """An action of bets as text."""
        if BET <= action < 2 * BET:
            return f"bet P{action >> 20 & 63} {action & MOST}"
        return next((word for word, known in _WORDS.items() if known == action), str(action))

    def parse_bet(self, seat: int, text: str) -> int:
        """The inverse; without a box (``bet 20``) it is the seat's own. Raises :class:`Refused` ``unknown-move``."""
        words = text.split()
        if len(words) == 1 and words[0] in _WORDS:
            return _WORDS[words[0]]
        if words and words[0] == "bet" and len(words) in (2, 3) and words[-1].isascii() and words[-1].isdigit():
            chips = min(whole(words[-1]), MOST) if len(words[-1]) < 10 else MOST
            name = words[1] if len(words) == 3 else f"P{seat}"
            if name[:1] == "P" and whole(name[1:]) >= 0 and len(name) < 4:
                return BET | min(whole(name[1:]), 63) << 20 | chips
        raise Refused("unknown-move", text=text)

    # -- at the table -----------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return "clockwise"

    def seat(self, seat: int, viewer: int) -> Seat:
        won = (self.chips if self.hand_over() else self.before)[seat] - 2 * PURSE * self.low  # a round counts once it is settled
        # The seat shows whole chips by itself; only half a one needs saying.
        notes = [say("boxes-purse", chips=chips_text(self.chips[seat]))] if self.chips[seat] % 2 else []
        notes.append(say("boxes-won", chips=chips_text(won, True)))
        out = bool(self.gone >> seat & 1)
        return Seat(seat, won // 2, seat, chips=self.chips[seat] // 2, badges=("out",) if out else (), notes=tuple(notes), out=out)

    def bet_move(self, seat: int, action: int) -> Move:
        """An action of bets as shown."""
        text = self.bet_text(action)
        if BET <= action < 2 * BET:
            return Move(text, target=f"box-{action >> 20 & 63}", say=say("boxes-move-bet", chips=action & MOST, n=(action >> 20 & 63) + 1))
        if action == READY:
            return Move(text, say=say("boxes-move-ready" if self.stakes_of(seat) else "boxes-move-pass"))
        return Move(text, say=say("boxes-move-leave" if action == LEAVE else "move-deal"))

    def controls(self, seat: int) -> list[Control]:
        if self.phase != BETS:
            return []
        most = min(self.high, self.chips[seat] // 2)
        marks = tuple([chips for chips in (self.low, 2 * self.low, 5 * self.low, 10 * self.low, self.high) if chips <= most])
        return [
            Control(f"bet-{box}", f"bet P{box} {{n}}", say("boxes-bet-on", n=box + 1), self.low, most, 1, self.low, marks)
            for box in self.open_boxes(seat)
        ]

    def prompt(self, seat: int) -> Say | None:
        return say("boxes-place-bets") if self.phase == BETS else None

    def session_facts(self) -> list[Say]:
        """Lines of the sign on the table: its limits, and the round of how many."""
        return [say("boxes-sign-limits", low=self.low, high=self.high), say("boxes-round", n=self.hand + 1, n2=ROUNDS)]

    def result_sheet(self, lines: list[Line]) -> Sheet:
        """The result of a round: the game's lines, then what each seat has won."""
        for seat in range(self.seats):
            if not self.gone >> seat & 1 or self.chips[seat] != self.before[seat]:
                won = chips_text(self.chips[seat] - self.before[seat], True)
                lines.append(Line(say("boxes-line-seat", seat=seat), (won,), total=True))
        return Sheet(say("boxes-sheet", n=self.hand + 1), (say("boxes-column-chips"),), tuple(lines))
