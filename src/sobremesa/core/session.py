"""A session against the house: boxes to stake on, purses, and round after round (docs/decisions/0020). What the tables of every family share.

The ledger counts parts of a chip, so that no payment loses a fraction; stakes are whole chips. Each seat has a box of its own; where a player may
hold several, boxes that are no seat's own belong to whoever stakes on them first. A seat stakes until it says it is ready, leaves, or can stake no
more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Move, Say, Seat, Sheet, say

ROUNDS: Final = 100
"""Rounds of a session at most."""
ALWAYS: Final = 1 << 30
"""More rounds than any session has."""
MOST: Final = (1 << 20) - 1
"""The largest stake there can be."""

READY: Final = 1
LEAVE: Final = 2
DEAL: Final = 3
STAKE: Final = 1 << 26
"""The action of staking: STAKE | box << 20 | chips."""
WORDS: Final[dict[str, int]] = {"ready": READY, "leave": LEAVE, "deal": DEAL}

# Phases: stakes to be put, the round over, the session over; a game's own come after
BETS: Final = 0
OVER: Final = 1
END: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Session(State):
    """A session at a table with boxes.

    :ivar unit: parts of a chip that the ledger counts. ``purse``: what each player brings, in parts. ``low`` and ``high``: the least and the largest
        stake, in chips. ``least``: the purse, in parts, with which one can still stake.
    :ivar chips: the purse of each seat in parts; ``before``: the same when the round began.
    :ivar owners: the seat that holds each box in this round, -1 for none; ``stakes``: chips staked on it. ``multi``: whether a seat may hold several.
    :ivar ready: mask of the seats that have finished staking; ``gone``: of those that have left or can stake no more. ``box``: the one in turn.
    """

    def __init__(
        self, game: Game, seats: int, options: Options, chance: Chance, boxes: int, multi: bool, low: int, high: int, unit: int, purse: int
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.unit = unit
        self.purse = unit * purse * low
        self.least = unit * low
        self.low = low
        self.high = high
        self.boxes = boxes
        self.multi = multi
        self.phase = BETS
        self.chips: list[int] = [self.purse] * seats
        self.before: list[int] = self.chips[:]
        self.stakes: list[int] = [0] * boxes
        self.owners: list[int] = [-1] * boxes
        self.ready = 0
        self.gone = 0
        self.box = 0

    # -- what a table gives -----------------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take the last round's cards and stakes from the table, besides ``stakes`` and ``owners``."""
        raise NotImplementedError

    def deal_round(self) -> None:
        """Stakes are closed, and there are some: deal, and go on to the first decision."""
        raise NotImplementedError

    def written(self, parts: int, sign: bool = False) -> str:
        """Parts of a chip as chips; with ``sign``, gains with a plus."""
        raise NotImplementedError

    def open_boxes(self, seat: int) -> list[int]:
        """The boxes the seat may still stake on."""
        raise NotImplementedError

    def no_stake(self, seat: int, action: int) -> Refused:
        """Why an action that is none of this module's cannot be played now."""
        return Refused("unknown-move", text=self.text(seat, action))

    def not_yours(self, seat: int, box: int) -> Refused:
        """Why the seat cannot stake on a box that is not its own."""
        return Refused("boxes-not-yours", n=box + 1)

    def check_stake(self, seat: int, box: int, chips: int) -> None:
        """Refuse a stake for what the seat has, or holds already. Raises :class:`Refused`."""
        raise NotImplementedError

    # -- stakes -----------------------------------------------------------------------------------------------------------------------

    def in_play(self) -> int:
        """Mask of the seats that are still in the session."""
        return (1 << self.seats) - 1 & ~self.gone

    def actors(self) -> int:
        if self.phase == BETS:
            return self.in_play() & ~self.ready
        if self.phase == OVER:
            return self.in_play() & -self.in_play()
        return 0 if self.phase == END else 1 << self.owners[self.box]

    def hands_by_default(self) -> int:
        """Nobody stakes the chips of somebody who has dropped: he sits out until he comes back."""
        return ALWAYS

    def own_boxes(self, seat: int) -> list[int]:
        """The boxes the seat has staked on in this round, in order."""
        return [box for box in range(self.boxes) if self.owners[box] == seat]

    def free_boxes(self, seat: int) -> list[int]:
        """The seat's own box, and where it may hold several those that nobody holds nor has as his own."""
        found = [seat] if self.owners[seat] < 0 else []
        if self.multi:
            found += [box for box in range(self.seats, self.boxes) if self.owners[box] < 0]
        return found

    def apply_stake(self, seat: int, action: int) -> None:
        """An action of the phases of stakes and between rounds. Refused, with nothing changed, unless legal."""
        if self.phase == OVER and action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self._open_round()
            return
        if self.phase != BETS or not (action in (READY, LEAVE) or STAKE <= action < 2 * STAKE):
            raise self.no_stake(seat, action)
        if action == LEAVE:
            if self.own_boxes(seat):
                raise Refused("boxes-already-bet")
            self.gone |= 1 << seat
            if self.loud:
                self.note("say", "boxes-leaves", seat)
        elif action == READY:
            self.ready |= 1 << seat
        else:
            self._stake(seat, action >> 20 & 63, action & MOST)
        self.go_on_stakes()

    def go_on_stakes(self) -> None:
        """Deal when nobody has anything more to stake."""
        if not self.in_play():
            self.phase = END
        elif not self.in_play() & ~self.ready:
            if any(self.stakes):
                if self.loud:
                    self.note("say", "boxes-no-more-bets")
                self.deal_round()
            else:
                self.round_over()

    def _stake(self, seat: int, box: int, chips: int) -> None:
        if box >= self.boxes:
            raise Refused("boxes-no-box", n=self.boxes)
        if self.owners[box] >= 0:
            raise Refused("boxes-taken", n=box + 1)
        if box != seat and (not self.multi or box < self.seats):
            raise self.not_yours(seat, box)
        if not self.low <= chips <= self.high:
            raise Refused("boxes-limits", low=self.low, high=self.high)
        self.check_stake(seat, box, chips)
        self.chips[seat] -= self.unit * chips
        self.stakes[box] = chips
        self.owners[box] = seat
        if self.loud:
            self.note("play", "boxes-bets", seat, chips=chips, n=box + 1)
        if not self.open_boxes(seat):
            self.ready |= 1 << seat

    def _open_round(self) -> None:
        self.phase = BETS
        self.before = self.chips[:]
        self.stakes = [0] * self.boxes
        self.owners = [-1] * self.boxes
        self.ready = 0
        self.clear()
        if self.loud:
            self.note("say", "boxes-place-bets")

    def round_over(self) -> None:
        """The round is settled: another may follow, unless nobody can stake or the session has lasted long enough."""
        for seat in range(self.seats):
            if self.chips[seat] < self.least:
                self.gone |= 1 << seat
        self.phase = OVER if self.in_play() and self.hand + 1 < ROUNDS else END

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """What each seat has won, in parts of a chip; what lies on the table counts as the house's."""
        return [chips - self.purse for chips in self.chips]

    def standing(self, seat: int) -> int:
        return self.chips[seat] - self.before[seat]

    def hand_over(self) -> bool:
        return self.phase == OVER or self.phase == END

    # -- copies and positions -----------------------------------------------------------------------------------------------------------

    def copy_session(self, new: Session) -> None:
        """Copy into a fresh state what every such table has."""
        self.copy_to(new)
        new.phase = self.phase
        new.chips = self.chips[:]
        new.before = self.before[:]
        new.stakes = self.stakes[:]
        new.owners = self.owners[:]
        new.ready = self.ready
        new.gone = self.gone
        new.box = self.box

    def check_session(self, stakes: str = "stakes") -> None:
        """Of a position: refuse purses, stakes (which the position calls so) and seats that cannot be."""
        everybody = (1 << self.seats) - 1
        for name, good in (
            ("chips", min(self.chips) >= 0),
            ("before", min(self.before) >= 0),
            (stakes, all(0 <= stake <= MOST for stake in self.stakes)),
            ("owners", all(-1 <= owner < self.seats for owner in self.owners)),
            ("ready", 0 <= self.ready <= everybody and (self.phase != BETS or self.actors() != 0)),
            ("gone", 0 <= self.gone <= everybody and (self.phase == END or self.in_play() != 0)),
            ("box", 0 <= self.box < self.boxes),
        ):
            if not good:
                raise Refused("position-value", name=name)
        for stake, owner in zip(self.stakes, self.owners, strict=True):
            if (stake == 0) != (owner < 0):
                raise Refused("position-value", name="owners")

    # -- at the table -------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return "clockwise"

    def seat(self, seat: int, viewer: int) -> Seat:
        won = (self.chips if self.hand_over() else self.before)[seat] - self.purse  # a round counts once it is settled
        # The seat shows whole chips by itself; only a part of one needs saying.
        notes = [say("boxes-purse", chips=self.written(self.chips[seat]))] if self.chips[seat] % self.unit else []
        notes.append(say("boxes-won", chips=self.written(won, True)))
        out = bool(self.gone >> seat & 1)
        chips = self.chips[seat] // self.unit
        return Seat(seat, won // self.unit, seat, chips=chips, badges=("out",) if out else (), notes=tuple(notes), out=out)

    def stake_move(self, seat: int, action: int, key: str) -> Move:
        """An action of this module as shown; ``key`` says what a stake is called."""
        text = self.text(seat, action)
        if STAKE <= action < 2 * STAKE:
            box = action >> 20 & 63
            return Move(text, target=f"box-{box}", say=say(key, chips=action & MOST, n=box + 1))
        if action == READY:
            return Move(text, say=say("boxes-move-ready" if self.own_boxes(seat) else "boxes-move-pass"))
        return Move(text, say=say("boxes-move-leave" if action == LEAVE else "move-deal"))

    def usual_stakes(self, most: int) -> tuple[int, ...]:
        """The amounts that are offered to be staked at once, up to ``most`` chips."""
        return tuple([chips for chips in (self.low, 2 * self.low, 5 * self.low, 10 * self.low, self.high) if chips <= most])

    def some_stakes(self, most: int) -> list[int]:
        """The amounts that lists of actions hold, up to ``most`` chips."""
        return sorted({self.low, min(2 * self.low, most), min(5 * self.low, most), most})

    def prompt(self, seat: int) -> Say | None:
        return say("boxes-place-bets") if self.phase == BETS else None

    def limits_sign(self) -> Say:
        """The line of the sign on the table that tells its limits."""
        return say("boxes-sign-limits", low=self.low, high=self.high)

    def rounds_sign(self) -> Say:
        """The line that tells the round, of how many."""
        return say("boxes-round", n=self.hand + 1, n2=ROUNDS)

    def result_sheet(self, lines: list[Line]) -> Sheet:
        """The result of a round: the game's lines, then what each seat has won."""
        for seat in range(self.seats):
            if not self.gone >> seat & 1 or self.chips[seat] != self.before[seat]:
                won = self.written(self.chips[seat] - self.before[seat], True)
                lines.append(Line(say("boxes-line-seat", seat=seat), (won,), total=True))
        return Sheet(say("boxes-sheet", n=self.hand + 1), (say("boxes-column-chips"),), tuple(lines))
