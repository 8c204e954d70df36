"""Omaha hi-lo: Omaha in which the best high hand and the best low one of eight or better divide the pot."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import Field, IntEach
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._declare import DECLARED, Declarations, cut, declare, open_declaring, reveal
from sobremesa.games.vying._fields import Within
from sobremesa.games.vying._forms import SPLIT, Form
from sobremesa.games.vying._hand import FIRST_OWN, OWN, HandState
from sobremesa.games.vying._omaha import SEATS, OmahaTable, check_omaha, omaha_forms, omaha_options
from sobremesa.games.vying._pay import best_of
from sobremesa.games.vying._poker import PHASES
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._rules import PokerGame, Rules
from sobremesa.games.vying._table import LOWS

DECLARING: Final = FIRST_OWN  # all who are left say in secret what they play for


class OmahaHilo(PokerGame):
    seats = SEATS
    options = omaha_options(
        "fl",
        "pl",
        "nl",
        own=(
            Choice("qualifier", 8, 9, "none"),
            Choice("odd_half", "high", "button_left"),
            Flag("whole_split"),
            Choice("hilo", "cards_speak", "declare"),
        ),
    )
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_omaha(seats, options)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return HiloState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return omaha_forms(options, SPLIT, "omaha-hilo")


class HiloState(OmahaTable):
    """A match of Omaha hi-lo.

    ``declared``: what each declared for in this hand.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance, rules)
        self.odd_left = options["odd_half"] == "button_left"
        self.whole = options.on("whole_split")
        self.declares = options["hilo"] == "declare"
        self.limit = options.number("qualifier", 13)
        self.declared = Declarations(seats)

    def blank(self) -> HandState:
        return HiloState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

    def start_hand(self, stock: list[int], holes: list[int] | None = None) -> None:
        self.declared.said = [0] * self.seats
        super().start_hand(stock, holes)

    # -- declaring ------------------------------------------------------------------------------------------------------------------------

    def _declaring(self) -> bool:
        """Whether the pots of this hand are declared for."""
        return self.declares and self.form.goal == SPLIT and not self.form.any_five

    def show_down(self) -> None:
        if self._declaring():
            open_declaring(self, DECLARING)
        else:
            super().show_down()

    def choices(self, seat: int) -> list[int]:
        return [OWN + 1, OWN + 2, OWN + 3]

    def choose(self, seat: int, action: int) -> None:
        if self.phase != DECLARING or not OWN < action <= OWN + 3:
            raise Refused("poker-declare")
        if declare(self, self.declared, seat, action - OWN):
            reveal(self, self.declared)

    # -- two halves -----------------------------------------------------------------------------------------------------------------------

    def divide(self, amount: int, who: int, highs: list[int], lows: list[int]) -> None:
        if self.form.goal != SPLIT or not who & (who - 1):
            super().divide(amount, who, highs, lows)
            return
        best, lowest = self.declared.winners(who, highs, lows) if self._declaring() else (best_of(who, highs), best_of(who, lows))
        if self.whole and best == lowest and best & (best - 1):
            self.give(amount, best, False)
            return
        for_high, for_low = cut(amount, best, lowest, self.seating.order(who), self.odd_left)
        if for_high:
            self.give(for_high, best, False)
        if for_low:
            self.give(for_low, lowest, True)

    # -- copies and guesses ---------------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, HiloState)
        new.declared.said = self.declared.said[:]

    def redeal(self, seat: int, chance: Chance) -> None:
        super().redeal(seat, chance)
        if self.phase == DECLARING:
            self.declared.guess(seat, chance)

    # -- notation and positions -----------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        return DECLARED[action - OWN] if OWN < action <= OWN + 3 else super().word(action)

    def read_words(self, words: list[str], text: str) -> int:
        return OWN + DECLARED.index(words[0]) if len(words) == 1 and words[0] in DECLARED[1:] else super().read_words(words, text)

    def phases(self) -> tuple[str, ...]:
        return (*PHASES, "declare")

    def own_fields(self) -> tuple[Field, ...]:
        return (*super().own_fields(), Within("declared", IntEach("said")))

    def phase_fits(self) -> bool:
        if self.phase != DECLARING or not self._declaring() or self.mover >= 0:
            return False
        live = self.chips.live
        return self.waiting > 0 and not self.waiting & ~live and (self.partial or all(self.deal.holes[seat] for seat in bits(live)))

    def check_seats(self) -> None:
        super().check_seats()
        if not all(0 <= said < len(DECLARED) for said in self.declared.said):
            raise Refused("position-value", name="said")

    # -- table ----------------------------------------------------------------------------------------------------------------------------

    def own_label(self, seat: int, action: int) -> Say:
        return say(f"poker-move-{DECLARED[action - OWN]}")

    def prompt(self, seat: int) -> Say | None:
        return say("poker-to-declare") if self.phase == DECLARING else super().prompt(seat)

    def lit(self, seat: int) -> int:
        found = super().lit(seat)
        if seat < 0 or self.hand_over() or self.form.goal != SPLIT or not self.chips.live >> seat & 1:
            return found
        return found | self.form.five(self.deal.own(seat), to_mask(self.deal.board), True) << LOWS

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found = super().notes(seat, viewer)
        said = self.declared.said[seat]
        if said and (seat == viewer or self.phase != DECLARING):
            found.append(say(f"poker-declared-{DECLARED[said]}"))
        return found

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.form.goal == SPLIT and not self.form.any_five and self._no_low():
            found.append(say("hilo-no-low"))
        return found

    def _no_low(self) -> bool:
        """Whether nobody can have a low with the shared cards that are there and those to come."""
        ranks = self.form.ranks
        low = wild = 0
        for card in self.deal.board:
            if card > 51 or (isinstance(ranks, WildRanks) and ranks.wild.named >> card & 1):
                wild += 1
            elif card % 13 < self.limit:
                low |= 1 << card % 13
        return low.bit_count() + wild + 5 - len(self.deal.board) < 3


GAME = OmahaHilo()
