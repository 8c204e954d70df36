"""The kinds of poker as data: how the cards come, street by street, who opens, and what a hand is worth. :mod:`_poker` plays them.

A form is stateless and shared by every match with the same options; a mixed game (option ``rotation``) has several and changes from one to the
next between hands.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._betting import Betting
from sobremesa.games.vying._deal import Deal
from sobremesa.games.vying._hands import high

HIGH: Final = 1
LOW: Final = 2
SPLIT: Final = 3
"""What wins a pot: the best high hand, the best low hand, or one half each."""
NO_LOW: Final = -1
"""The worth of a low hand that does not qualify."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ranks:
    """What sets of cards are worth, the higher the better: here without wild cards, and no low."""

    def high(self, mask: int) -> int:
        """The worth of the best five of a set (see :mod:`_hands`)."""
        return high(mask)

    def low(self, mask: int) -> int:
        """The worth of the best low five of a set, the higher the lower the hand; :data:`NO_LOW` if it does not qualify (see :mod:`_lows`)."""
        return NO_LOW

    def plain(self, worth: int) -> int:
        """The worth of a high hand as :mod:`_hands` has it, class and ranks, to be named."""
        return worth


class Street:
    """One stage of a hand: what is dealt, then a betting round.

    :ivar name: names it in texts (``poker-street-<name>``). ``down``, ``up``: cards for each player still in; ``board``: shared cards.
    :ivar burn: a card is burnt first. ``big``: fixed limit bets are big ones. ``bets``: it has a betting round.
    """

    def __init__(self, name: str, down: int = 0, up: int = 0, board: int = 0, burn: bool = False, big: bool = False, bets: bool = True) -> None:
        self.name = name
        self.down = down
        self.up = up
        self.board = board
        self.burn = burn
        self.big = big
        self.bets = bets


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """A kind of poker.

    :ivar slug: the game whose rules page it has. ``streets``: its stages. ``goal``: HIGH, LOW or SPLIT. ``ranks``: what sets of cards are worth.
    :ivar stud: the open cards decide who opens, and there are antes and a bring-in instead of blinds.
    :ivar only_brings: whoever must open may only bring in; ``steps``: bets of that round rise by the bring-in, which counts as the first.
    :ivar antes: everyone posts an ante and nobody a blind, whatever the table's options.
    :ivar must_bet: whoever opens the first round must bet; where he ``may_fold``, so must each after him until somebody does.
    :ivar turned_up: from the end of this street on, hands may be turned up when nobody can bet any more (option ``all_in_face_up``).
    :ivar any_five: any five cards of one's own and the shared ones make the hand, so the board alone may.
    """

    any_five: bool = True

    def __init__(self, slug: str, streets: list[Street], ranks: Ranks, goal: int = HIGH, stud: bool = False) -> None:
        self.slug = slug
        self.streets = streets
        self.ranks = ranks
        self.goal = goal
        self.stud = stud
        self.turned_up = 0
        self.only_brings = False
        self.antes = False
        self.must_bet = False
        self.may_fold = False
        self.steps = False

    def high(self, own: int, board: int) -> int:
        """The worth of a player's best hand from his own cards and the shared ones (sets): by default any five of them."""
        return self.ranks.high(own | board)

    def low(self, own: int, board: int) -> int:
        """The worth of his best low hand, :data:`NO_LOW` if he has none."""
        return self.ranks.low(own | board)

    def fives(self, own: int, board: int, low: bool) -> list[int]:
        """Every five cards that make his best hand (or low), a set each. Slow: for the table and for odd chips, not for play."""
        best = self.low(own, board) if low else self.high(own, board)
        found: list[int] = []
        for cards in combinations(bits(own | board), 5):
            mask = to_mask(list(cards))
            if (self.low(mask & own, mask & board) if low else self.high(mask & own, mask & board)) == best:
                found.append(mask)
        return found

    def five(self, own: int, board: int, low: bool) -> int:
        """The first of them; 0: there are none."""
        found = self.fives(own, board, low)
        return found[0] if found else 0

    def ante(self, small: int) -> int:
        """What everyone posts before the deal by the form's own rules, ``small`` being the small bet; -1: what the table's forced bets say."""
        return -1

    def bring_in(self, street: int, small: int) -> int:
        """What the first to act in a street's round must put in at least, 0: nothing."""
        return 0

    def opener(self, deal: Deal, order: list[int], street: int) -> int:
        """Who opens a street's round, of the players still in, ``order`` being clockwise from the button's left; -1: as blinds and button say."""
        return -1

    def set_limits(self, chips: Betting, street: int, small: int, big: int) -> None:
        """Set the bounds of the bets of a street's round where they are the form's own, also in a round that goes on. By default nothing."""

    def set_round(self, deal: Deal, chips: Betting, street: int, small: int, big: int) -> None:
        """Change what a round allows, before anybody is asked; ``small`` and ``big``: the table's bets. By default nothing."""


def board_streets(hole: int, burn: bool) -> list[Street]:
    """The four streets of the games with five shared cards; ``hole`` cards each."""
    return [
        Street("preflop", down=hole),
        Street("flop", board=3, burn=burn),
        Street("turn", board=1, burn=burn, big=True),
        Street("river", board=1, burn=burn, big=True),
    ]


def holdem(ranks: Ranks, burn: bool = True) -> Form:
    """Texas hold'em: two hole cards, any five of the seven."""
    return Form("texas-holdem", board_streets(2, burn), ranks)
