"""Boxes of blackjack and its kin: half-chips in the ledger, and how bets are written (sessions: :mod:`sobremesa.core.session`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.positions import Field, Int, IntEach, Ints, Word, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.session import BETS, LEAVE, MOST, READY, STAKE, WORDS, Session
from sobremesa.core.state import Game
from sobremesa.core.view import Control, Move, Say, say

PURSE: Final = 100
"""What each player brings, in the least stakes."""
HALF: Final = 2
"""Units of the ledger in a chip."""

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
    whole, rest = divmod(abs(half), HALF)
    text = (str(whole) if whole or not rest else "") + ("½" if rest else "")
    return ("−" if half < 0 else "+" if sign and half > 0 else "") + text


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxesState(Session):
    """A session at a table of boxes. A game gives :meth:`deal_round`, calls :meth:`round_over`, and answers for its own phases."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, boxes: int, multi: bool) -> None:
        low, high = limits(options)
        super().__init__(game, seats, options, chance, boxes, multi, low, high, HALF, PURSE)

    def written(self, parts: int, sign: bool = False) -> str:
        return chips_text(parts, sign)

    # -- bets ---------------------------------------------------------------------------------------------------------------------------

    def open_boxes(self, seat: int) -> list[int]:
        return self.free_boxes(seat) if self.chips[seat] >= self.least else []

    def check_stake(self, seat: int, box: int, chips: int) -> None:
        if HALF * chips > self.chips[seat]:
            raise Refused("boxes-chips", chips=chips_text(self.chips[seat]))

    def bet_actions(self, seat: int) -> list[int]:
        """Legal actions of the phase of bets: of stakes, some usual ones."""
        found = [READY] if self.own_boxes(seat) else [READY, LEAVE]
        most = min(self.high, self.chips[seat] // HALF)
        for box in self.open_boxes(seat):
            for chips in self.some_stakes(most) if box == seat else [self.low]:
                found.append(STAKE | box << 20 | chips)
        return found

    def check_bets(self) -> None:
        """Of a position: refuse purses, bets and seats that cannot be."""
        self.check_session()
        for owner in self.owners:
            if owner >= 0 and not self.hand_over() and self.gone >> owner & 1:
                raise Refused("position-value", name="owners")

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def bet_text(self, action: int) -> str:
        """An action of bets as text."""
        if STAKE <= action < 2 * STAKE:
            return f"bet P{action >> 20 & 63} {action & MOST}"
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def parse_bet(self, seat: int, text: str) -> int:
        """The inverse; without a box (``bet 20``) it is the seat's own. Raises :class:`Refused` ``unknown-move``."""
        words = text.split()
        if len(words) == 1 and words[0] in WORDS:
            return WORDS[words[0]]
        if words and words[0] == "bet" and len(words) in (2, 3) and words[-1].isascii() and words[-1].isdigit():
            chips = min(whole(words[-1]), MOST) if len(words[-1]) < 10 else MOST
            name = words[1] if len(words) == 3 else f"P{seat}"
            if name[:1] == "P" and whole(name[1:]) >= 0 and len(name) < 4:
                return STAKE | min(whole(name[1:]), 63) << 20 | chips
        raise Refused("unknown-move", text=text)

    # -- at the table -----------------------------------------------------------------------------------------------------------------------

    def bet_move(self, seat: int, action: int) -> Move:
        """An action of bets as shown."""
        return self.stake_move(seat, action, "boxes-move-bet")

    def controls(self, seat: int) -> list[Control]:
        if self.phase != BETS:
            return []
        most = min(self.high, self.chips[seat] // HALF)
        marks = self.usual_stakes(most)
        return [
            Control(f"bet-{box}", f"bet P{box} {{n}}", say("boxes-bet-on", n=box + 1), self.low, most, 1, self.low, marks)
            for box in self.open_boxes(seat)
        ]

    def session_facts(self) -> list[Say]:
        """Lines of the sign on the table: its limits, and the round of how many."""
        return [self.limits_sign(), self.rounds_sign()]
