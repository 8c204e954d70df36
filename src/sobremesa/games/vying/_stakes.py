"""What is played for: the options that all games of poker share, and the blinds, antes and bets of each hand (rules/poker-base, "Options")."""

from __future__ import annotations

from typing import Final

from sobremesa.core.options import Choice, Flag, Listing, Number, Option, Options
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._betting import FIXED_LIMIT, SPREAD, STRUCTURES, UNCAPPED

CASH: Final = (("format", ("cash",)),)
TOURNAMENT: Final = (("format", ("tournament",)),)
MOST: Final = 1_000_000  # chips of a blind or a bet
STANDARD: Final = "10/20 15/30 25/50 50/100 75/150 100/200+20 150/300+30 200/400+40 300/600+60 500/1000+100"
HANDS_PER_LEVEL: Final = 10

SHARED: Final[tuple[Option, ...]] = (
    Choice("structure", "nl", "pl", "fl", "spread"),
    Choice("format", "cash", "tournament"),
    Number("sb", 1, 1, MOST, 5, when=CASH),
    Listing("bets", "auto", item="[1-9][0-9]{0,5}", low=2, high=2, when=(("structure", ("fl", "spread")),)),
    Choice("forced", "blinds", "antes", "blinds_antes", "bb_ante"),
    Number("ante", "tenth", 1, MOST, when=(("forced", ("blinds_antes", "antes", "bb_ante")),)),
    Choice("heads_up", "button_sb", "left_sb", when=(("seats", (2,)),)),
    Choice("min_raise", "last_raise", "double", when=(("structure", ("nl", "pl", "spread")),)),
    Choice("reopen", "cumulative", "single", when=(("structure", ("nl", "pl", "spread")),)),
    Choice("max_bets", 4, 3, 5, "none", when=(("structure", ("fl", "spread")),)),
    Choice("max_bets_heads_up", "same", "none", when=(("structure", ("fl", "spread")),)),
    Choice("jokers", 0, 1, 2),
    Choice("repoker", "below_sf", "top", when=(("jokers", (1, 2)),)),
    Choice("joker_tie", "category", "exact", "split", when=(("jokers", (1, 2)),)),
    Choice("showdown", "muck", "all"),
    Flag("all_in_face_up"),
    Choice("odd_chip", "button", "suit"),
    Choice("first_dealer", "draw", "random"),
    Choice("button", "moving", "dead"),
    Number("hands", 20, 1, 100_000, "none", when=CASH),
    Number("buy_in", 100, 2, 10_000),
    Choice("rebuy", "between_hands", "off", when=CASH),
    Listing("levels", "standard", item="[1-9][0-9]{0,5}/[1-9][0-9]{0,5}([+][1-9][0-9]{0,5})?", when=TOURNAMENT),
    Listing("rake", 0, item="[0-9]{1,6}", low=2, high=2, when=CASH),
    Listing("rotation", "off", "horse", item="[a-z0-9-]+", low=2),
    Choice("mixed_limits", "off", "alternate"),
    Flag("dealer_errors"),
    Number("time", 30, 5, 3600, "none"),
    Choice("chat", "free", "between_hands", "off"),
    Choice("deck", "fr52", "es52"),
)
"""The options of every game of poker, in the order of a set-up form."""


def poker_options(*own: Option, without: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """The shared options for one game: ``own`` take the place of those with the same id, or come at the end; ``without`` are left out."""
    replaced = {option.id: option for option in own}
    found = [replaced.pop(option.id, option) for option in SHARED if option.id not in without]
    return (*found, *replaced.values())


def numbers(text: str) -> list[int]:
    """The whole numbers of a list option."""
    return [int(item) for item in text.split()]


class Stakes:
    """The sizes of one hand. ``sb``, ``bb``; ``ante``, 0: none; ``one_ante``: the big blind posts it for all; ``blinds``: they are posted.

    ``small`` and ``big``: the bets of fixed limit; ``low`` and ``high``: of a spread limit; ``least``: the smallest bet without a limit.
    """

    def __init__(self, sb: int, bb: int, ante: int) -> None:
        self.sb = sb
        self.bb = bb
        self.ante = ante
        self.one_ante = False
        self.blinds = True
        self.small = bb
        self.big = 2 * bb
        self.low = bb
        self.high = 5 * bb
        self.least = bb


class Ladder:
    """The stakes of every hand of a match, read from its options once.

    ``stud``: its games are stud, without blinds: their small bet takes the place of the big blind, and ``bets`` are the small and the big one in any
    structure. ``antes``: its games have antes alone, without an option that says so.

    :ivar buy_in: chips of a full stack. ``structure``: ``NO_LIMIT``... of the hands that nothing changes. ``cap``: see :class:`Betting`.
    :ivar rake_percent: and ``rake_most``: the house's share.
    """

    def __init__(self, options: Options, stud: bool = False, antes: bool = False) -> None:
        self.stud = stud
        self.tournament = options["format"] == "tournament"
        self.structure = STRUCTURES.index(str(options["structure"]))
        self.cap = options.number("max_bets", UNCAPPED)
        self.cap_heads_up = UNCAPPED if options["max_bets_heads_up"] == "none" else self.cap
        self.forced = str(options.get("forced", "antes" if antes else "blinds"))
        self.options = options
        rake = numbers(str(options["rake"])) if options.get("rake", 0) != 0 else [0, 0]
        self.rake_percent, self.rake_most = rake[0], rake[1]
        self.levels: list[Stakes] = []
        if self.tournament:
            told = str(options["levels"])
            for level in (STANDARD if told == "standard" else told).split():
                blinds, _, ante = level.partition("+")
                sb, bb = blinds.split("/")
                self.levels.append(self._stakes(int(sb), int(bb), int(ante or 0)))
        else:
            sb_chips = options.number("sb", 1)
            self.levels.append(self._stakes(sb_chips, 2 * sb_chips, 0))
        self.buy_in = options.number("buy_in") * (self.levels[0].small if stud else self.levels[0].bb)

    def _stakes(self, sb: int, bb: int, ante: int) -> Stakes:
        options = self.options
        found = Stakes(sb, bb, ante)
        if options["bets"] != "auto":
            pair = numbers(str(options["bets"]))
            if self.structure == SPREAD and not self.stud:
                found.low, found.high = pair[0], pair[1]
                found.least = pair[0]
            else:
                found.small, found.big = pair[0], pair[1]
                if self.structure == FIXED_LIMIT or self.forced == "antes":
                    found.least = pair[0]
        found.blinds = self.forced != "antes"
        given = options.number("ante")
        if self.forced == "bb_ante":
            found.one_ante = True
            found.ante = given or bb
        elif self.forced != "blinds":
            found.ante = given or ante or (found.small + 9) // 10
        return found

    def level(self, hand: int) -> int:
        """The number of the level of a hand, from 0."""
        return hand // HANDS_PER_LEVEL if self.tournament else 0

    def at(self, hand: int) -> Stakes:
        """The stakes of a hand. After the last level they double with each one more."""
        at = self.level(hand)
        if at < len(self.levels):
            return self.levels[at]
        last = self.levels[-1]
        times = 1 << min(at - len(self.levels) + 1, 20)
        return self._stakes(last.sb * times, last.bb * times, 0 if last.one_ante else last.ante * times)


def check_stakes(options: Options) -> None:
    """Raise :class:`Refused` where the sizes chosen do not go together."""
    if options["bets"] != "auto":
        pair = numbers(str(options["bets"]))
        if pair[0] > pair[1]:
            raise Refused("poker-bets-order")
    rake = options.get("rake", 0)
    if rake != 0 and numbers(str(rake))[0] > 100:
        raise Refused("poker-rake", n=numbers(str(rake))[0])
    if options.get("format", "cash") == "tournament" and options["levels"] != "standard":
        for level in str(options["levels"]).split():
            small, _, big = level.partition("+")[0].partition("/")
            if int(small) > int(big):
                raise Refused("poker-level", text=level)


def check_even(options: Options, stud: bool) -> None:
    """Raise :class:`Refused` where half a small bet, the bring-in of stud, is no whole number; ``stud``: see :class:`Ladder`."""
    for stakes in Ladder(options, stud).levels:
        if stakes.small % 2:
            raise Refused("stud-odd-small", n=stakes.small)
