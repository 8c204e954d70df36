"""Texas hold'em: two hidden cards each and five shared ones; the best five of the seven."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import to_mask
from sobremesa.core.positions import Field, IntEach
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._betting import next_in
from sobremesa.games.vying._fields import SeatSet, Within
from sobremesa.games.vying._forms import Form, holdem
from sobremesa.games.vying._habits import Habits, last_seats
from sobremesa.games.vying._hand import FIRST_OWN, MUCK, OWN, SHOW, SHOWING, HandState
from sobremesa.games.vying._mixed import check_rotation, mixed_forms
from sobremesa.games.vying._poker import PHASES
from sobremesa.games.vying._ranks import high_ranks
from sobremesa.games.vying._rules import PokerGame, Rules
from sobremesa.games.vying._slips import CommunityTable
from sobremesa.games.vying._stakes import CASH, check_stakes, poker_options

STRADDLING: Final = FIRST_OWN  # P2 may post a straddle
STRADDLE: Final = OWN
PASS: Final = OWN + 1
BOARD: Final = OWN + 2
HABITS: Final[tuple[Field, ...]] = tuple([Within("habits", IntEach(name)) for name in ("entered", "chances", "since", "resisted")])
TOLD: Final[dict[str, int]] = {"straddle": STRADDLE, "pass": PASS, "board": BOARD}


class TexasHoldem(PokerGame):
    seats = (6, 2, 3, 4, 5, 7, 8, 9, 10)
    options = poker_options(
        Choice("structure", "nl", "fl", "pl", "spread"),
        Choice("max_bets", 4, 3, 5, when=(("structure", ("fl", "spread")),)),
        Choice("forced", "blinds", "blinds_antes", "bb_ante"),
        Flag("straddle", when=(*CASH, ("seats", (4, 5, 6, 7, 8, 9, 10)))),
        Flag("burn", "on"),
        Choice("dealer", "house", "player"),
        Choice("announce", "auto", "manual"),
    )
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_stakes(options)
        check_rotation(seats, options)
        if options.on("straddle") and (options["format"] == "tournament" or seats < 4):
            raise Refused("holdem-straddle")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return HoldemState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return mixed_forms(options, holdem(high_ranks(options), options.on("burn")))


class HoldemState(CommunityTable):
    """A match of hold'em.

    ``asked``: the seats that have shown, mucked or claimed the board where that is theirs to say; ``claimed``: those that play the board and said so.
    ``habits``: how each has entered in the last hands.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance, rules)
        self.straddles = options.on("straddle")
        self.manual = options["announce"] == "manual"
        self.asked = 0
        self.claimed = 0
        self.habits = Habits(seats)

    def blank(self) -> HandState:
        return HoldemState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

    # -- the straddle -------------------------------------------------------------------------------------------------------------------

    def before_deal(self) -> bool:
        """Left of the big blind, who has two big blinds, may post them."""
        if not self.straddles or self.seating.playing.bit_count() < 4 or self.form.stud:
            return False
        seat = self._may_straddle()
        if self.chips.stacks[seat] < 2 * self.stakes.bb:
            return False
        self.phase = STRADDLING
        self.mover = seat
        return True

    def _may_straddle(self) -> int:
        """Who sits left of the big blind."""
        return next_in(self.seating.playing, self.seating.big)

    def phase_fits(self) -> bool:
        mover = self.mover
        if self.waiting or mover < 0:
            return False
        if self.phase == STRADDLING:
            return self.straddles and self.street < 0 and mover == self._may_straddle() and self.straddler < 0
        return self.manual and self.form.any_five and bool(self.chips.live & ~self.asked & 1 << mover)

    def choices(self, seat: int) -> list[int]:
        if self.phase == STRADDLING:
            return [STRADDLE, PASS]
        found = [SHOW, MUCK] if self._may_muck(seat) else [SHOW]
        return [*found, BOARD] if self._plays_board(seat) else found

    def default(self, seat: int) -> int:
        """Nobody straddles in his absence."""
        return PASS if self.phase == STRADDLING else super().default(seat)

    def choose(self, seat: int, action: int) -> None:
        if self.phase == STRADDLING and action in (STRADDLE, PASS):
            if action == STRADDLE:
                self.straddler = seat
                self.chips.blind(seat, 2 * self.stakes.bb)
                self.note("bet", "holdem-straddles", seat, True, n=2 * self.stakes.bb)
            self.advance()
        elif self.phase == SHOWING and action in (SHOW, MUCK, BOARD):
            self._speak(seat, action)
        else:
            raise Refused("holdem-not-now")

    # -- a showdown in which the board must be claimed ------------------------------------------------------------------------------------

    def show_down(self) -> None:
        if not self.manual or not self.form.any_five:
            super().show_down()
            return
        self.phase = SHOWING
        self.asked = self.claimed = 0
        self.mover = self.showing_order()[0]

    def _plays_board(self, seat: int) -> bool:
        """Whether the seat's cards add nothing to the five on the table."""
        board = to_mask(self.deal.board)
        return len(self.deal.board) == 5 and self.worth(seat, False) == self.form.high(0, board)

    def _may_muck(self, seat: int) -> bool:
        """Not where all must show, nor the last who could still win some pot."""
        shown = self.deal.shown
        if self.rules.show_all or shown >> seat & 1:
            return False
        others = ~self.asked & ~(1 << seat)
        contested = [who for who in self.chips.pots()[1] if who >> seat & 1 and who & (who - 1)]
        return all(who & (shown | others) for who in contested)

    def _speak(self, seat: int, action: int) -> None:
        """Show, muck or claim the board, and pay once all have."""
        if action == MUCK and not self._may_muck(seat):
            raise Refused("holdem-must-show")
        if action == BOARD and not self._plays_board(seat):
            raise Refused("holdem-not-the-board")
        self.asked |= 1 << seat
        if action != MUCK:
            self.deal.shown |= 1 << seat
        if action == BOARD:
            self.claimed |= 1 << seat
            self.note("say", "holdem-claims", seat, True)
        elif action == MUCK:
            self.note("fold", "holdem-mucks", seat, True)
        for other in self.showing_order():
            if not self.asked >> other & 1:
                self.mover = other
                return
        highs = self.worths(False)
        for other in range(self.seats):
            if self.deal.shown >> other & 1 and not self.claimed >> other & 1 and self._plays_board(other):
                highs[other] = 0
        amounts, contestants = self.chips.pots()
        self.pay(amounts, contestants, highs, self.worths(True))

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, HoldemState)
        new.asked, new.claimed = self.asked, self.claimed
        self.habits.copy_to(new.habits)

    def close_hand(self) -> None:
        seating = self.seating
        if self.stakes.blinds and not self.form.stud:
            self.habits.end_hand(seating.playing, self.history, last_seats(seating.playing, seating.button, seating.small_blind()))
        super().close_hand()

    # -- notation, positions, table --------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        return next((word for word, known in TOLD.items() if known == action), str(action))

    def read_words(self, words: list[str], text: str) -> int:
        return TOLD[words[0]] if len(words) == 1 and words[0] in TOLD else super().read_words(words, text)

    def phases(self) -> tuple[str, ...]:
        return (*PHASES, "straddle")

    def own_fields(self) -> tuple[Field, ...]:
        return (*super().own_fields(), SeatSet("asked"), SeatSet("claimed"), *HABITS)

    def own_label(self, seat: int, action: int) -> Say:
        if action == BOARD:
            return say("holdem-move-board")
        return say("holdem-move-straddle", n=2 * self.stakes.bb) if action == STRADDLE else say("holdem-move-pass")

    def prompt(self, seat: int) -> Say | None:
        if self.phase == SHOWING:
            return say("holdem-to-show")
        return say("holdem-may-straddle") if self.phase == STRADDLING else super().prompt(seat)

    def badges(self, seat: int) -> list[str]:
        found = super().badges(seat)
        if self.options["dealer"] == "player" and seat == self.seating.dealer() and "dealer" not in found and "out" not in found:
            found.append("dealer")
        return found


GAME = TexasHoldem()
