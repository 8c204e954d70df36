"""The forms of stud: cards of one's own, some of them open, which decide who opens each round; antes and a bring-in instead of blinds
(rules/seven-card-stud, five-card-stud, seven-card-stud-hilo)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.options import Choice, Flag, Listing, Number, Option, Options
from sobremesa.core.packs import to_mask
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._betting import FIXED_LIMIT, SPREAD, Betting
from sobremesa.games.vying._deal import Deal
from sobremesa.games.vying._forms import HIGH, LOW, Form, Ranks, Street
from sobremesa.games.vying._hands import PAIR, class_of
from sobremesa.games.vying._hands import high as worth_of
from sobremesa.games.vying._lows import A5, badness
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._seating import SUITS_UP, strength
from sobremesa.games.vying._stakes import CASH, MOST, Ladder, check_stakes, poker_options

FIXED: Final = (("structure", ("fl",)),)
BRINGS: Final = (("first_open", ("low_bring_in",)),)


def stud_options(*structures: str, own: tuple[Option, ...], without: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """The options of a game of stud; ``structures``: the usual one first; ``own``: those of the game."""
    return poker_options(
        Choice("structure", *structures),
        Number("sb", 1, 1, MOST, 5, when=CASH),
        Listing("bets", "auto", item="[1-9][0-9]{0,5}", low=2, high=2),
        Number("ante", "tenth", 0, MOST, "fifth", 0),
        Choice("odd_chip", "suit", "button"),
        Number("bring_in", "half", 1, MOST, 1),
        Choice("open_tie", "seat", "suit"),
        *own,
        without=("forced", "heads_up", "jokers", "repoker", "joker_tie", "button", "dealer_errors", *without),
    )


SEVEN: Final[tuple[Option, ...]] = (
    Choice("bring_in_tie", "suit", "seat"),
    Choice("open_pair", "holder", "any", "off", when=FIXED),
    Choice("over_bring_in", "complete", "by_bring_in", when=FIXED),
    Choice("opener_choice", "half_or_full", "half"),
    Flag("burn"),
)
"""The options of seven-card stud that it has besides."""


def check_stud(options: Options) -> None:
    """Raise :class:`Refused` where the bets and the bring-in do not go together."""
    check_stakes(options)
    if options.get("first_open", "low_bring_in") != "low_bring_in" and options["structure"] != "spread":
        return
    smalls = [stakes.small for stakes in Ladder(options, True).levels]
    bring = options.number("bring_in")
    if bring and bring >= min(smalls):
        raise Refused("stud-bring-in", n=min(smalls))
    if not bring and any(small % 2 for small in smalls):
        raise Refused("stud-odd-bet", n=next(small for small in smalls if small % 2))


_WILD_DOOR: Final = 56  # above every natural card: a wild card is never the lowest


class Stud(Form):
    """A form of stud.

    :ivar razz: the lowest wins, so the highest door card brings in and the lowest open hand opens.
    :ivar by_seat: of equal door cards the one nearest the button's left brings in, not the lowest suit.
    :ivar suits: of equal open hands the suit of the most important card decides who opens, not the seat.
    :ivar pairs: who may choose the big bet on the second street of fixed limit when an open pair is seen: ``holder``, ``any`` or ``off``.
    :ivar tenth: the ante is a tenth of the small bet, otherwise a fifth; ``fixed_ante``: this many, -1: that fraction. ``fixed_bring``: the bring-in,
        0: half the small bet.
    :ivar brings: the lowest door card brings in; otherwise the highest opens, with a bet if it ``must_bet``.
    """

    def __init__(self, slug: str, streets: list[Street], ranks: Ranks, goal: int, chosen: Mapping[str, object]) -> None:
        super().__init__(slug, streets, ranks, goal, stud=True)
        self.razz = goal == LOW
        self.by_seat = chosen.get("bring_in_tie") == "seat"
        self.suits = chosen.get("open_tie") == "suit"
        self.pairs = "off" if self.razz else str(chosen.get("open_pair", "holder"))
        self.steps = chosen.get("over_bring_in") == "by_bring_in" and chosen.get("structure") == "fl"
        self.only_brings = self.steps or chosen.get("opener_choice") == "half"
        self.brings = chosen.get("first_open", "low_bring_in") == "low_bring_in"
        self.must_bet = chosen.get("first_open") == "high_must_bet"
        ante = chosen.get("ante", "tenth")
        self.tenth = ante != "fifth"
        self.fixed_ante = ante if isinstance(ante, int) else -1
        bring = chosen.get("bring_in", "half")
        self.fixed_bring = bring if isinstance(bring, int) else 0

    def ante(self, small: int) -> int:
        if self.fixed_ante >= 0:
            return self.fixed_ante
        return -(-small // 10) if self.tenth else -(-small // 5)

    def bring_in(self, street: int, small: int) -> int:
        return (self.fixed_bring or small // 2) if street == 0 and self.brings else 0

    def opener(self, deal: Deal, order: list[int], street: int) -> int:
        if street == 0:
            return self._door(deal, order) if self.brings else self._highest_door(deal, order)
        if self.razz:
            return self._lowest(deal, order)
        best = order[0]
        for seat in order[1:]:
            mine, most = self._open_worth(deal, seat), self._open_worth(deal, best)
            if mine > most or (self.suits and mine == most and self._suit(deal, seat) > self._suit(deal, best)):
                best = seat
        return best

    def _open_worth(self, deal: Deal, seat: int) -> int:
        """What a seat's open cards are worth, a wild one at its best."""
        cards = to_mask(deal.ups[seat])
        return self.ranks.plain(self.ranks.high(cards)) if isinstance(self.ranks, WildRanks) else worth_of(cards)

    def _lowest(self, deal: Deal, order: list[int]) -> int:
        """Who has the lowest open hand."""
        best = order[0]
        for seat in order[1:]:
            mine, least = badness(deal.ups[seat], A5), badness(deal.ups[best], A5)
            if mine < least or (self.suits and mine == least and self._suit(deal, seat) > self._suit(deal, best)):
                best = seat
        return best

    def _door(self, deal: Deal, order: list[int]) -> int:
        """Who has the lowest door card (in razz the highest, the ace being low)."""
        found = order[0]
        for seat in order[1:]:
            mine, other = self._door_worth(deal, seat), self._door_worth(deal, found)
            if self.by_seat:
                mine, other = mine // 4, other // 4
            if (mine > other) if self.razz else (mine < other):
                found = seat
        return found

    def _highest_door(self, deal: Deal, order: list[int]) -> int:
        """Who has the door card of the highest rank; of equal ones the first."""
        found = order[0]
        for seat in order[1:]:
            if self._door_worth(deal, seat) // 4 > self._door_worth(deal, found) // 4:
                found = seat
        return found

    def _door_worth(self, deal: Deal, seat: int) -> int:
        card = deal.ups[seat][0]
        ranks = self.ranks
        if isinstance(ranks, WildRanks) and (card > 51 or ranks.wild.named >> card & 1):
            return _WILD_DOOR
        worth = strength(deal.pack, card)
        return worth % 4 if self.razz and worth >= 52 else worth  # the ace is below the two

    def _suit(self, deal: Deal, seat: int) -> int:
        """The best suit of the most important rank of the open cards."""
        pack = deal.pack
        counts: dict[int, int] = {}
        for card in deal.ups[seat]:
            counts[pack.rank[card]] = counts.get(pack.rank[card], 0) + 1
        tops = [(counts[pack.rank[card]], self._place(deal, card)) for card in deal.ups[seat]]
        return max(tops)[1] % 4

    def _place(self, deal: Deal, card: int) -> int:
        """A card by rank, ace high (in razz low), then by suit."""
        place = strength(deal.pack, card)
        return place % 4 if self.razz and place >= 52 else place

    def set_limits(self, chips: Betting, street: int, small: int, big: int) -> None:
        if chips.structure == SPREAD:  # from the bring-in's size up to the round's bet
            chips.low = chips.least = self.fixed_bring or small // 2
            chips.high = big if self.streets[min(street, len(self.streets) - 1)].big else small

    def set_round(self, deal: Deal, chips: Betting, street: int, small: int, big: int) -> None:
        if chips.structure == SPREAD:
            self.set_limits(chips, street, small, big)
            chips.delta = chips.low
        if chips.structure != FIXED_LIMIT:
            return
        if street != 1 or self.pairs == "off":
            return
        holders = 0
        for seat in range(deal.seats):
            if chips.live >> seat & 1 and len(deal.ups[seat]) == 2 and class_of(self._open_worth(deal, seat)) == PAIR:
                holders |= 1 << seat
        if holders:
            chips.big = big
            chips.wide = holders if self.pairs == "holder" else chips.live


class SuitRanks(Ranks):
    """High hands of which no two are equal: of equal ranks, the suit of the most important card decides.

    That card is the highest; of a straight its top, the five in 5-4-3-2-A; of a pair or two pairs the better card of the higher pair. ``order``: the
    place of each suit of the pack, from the lowest up.
    """

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def high(self, mask: int) -> int:
        if not mask:
            return 0
        worth = worth_of(mask)
        place = (worth >> 16 & 15) - 1
        place = 0 if place == 13 else place  # the ace comes first in a suit
        best = 0
        for suit in range(4):
            if mask >> 13 * suit + place & 1 and self.order[suit] > best:
                best = self.order[suit]
        return worth << 2 | best

    def plain(self, worth: int) -> int:
        return worth >> 2


def suit_ranks(suits: str, pack: str) -> SuitRanks:
    """The same for a pack with those suits, one letter each, in the order of its cards."""
    return SuitRanks([SUITS_UP[pack].index(suit) for suit in suits])


def seven_streets(burn: bool) -> list[Street]:
    """The five streets of seven-card stud."""
    return [
        Street("third", down=2, up=1),
        Street("fourth", up=1, burn=burn),
        Street("fifth", up=1, burn=burn, big=True),
        Street("sixth", up=1, burn=burn, big=True),
        Street("seventh", down=1, burn=burn, big=True),
    ]


def five_streets() -> list[Street]:
    """The four streets of five-card stud."""
    return [Street("second", down=1, up=1), Street("third", up=1), Street("fourth", up=1, big=True), Street("fifth", up=1, big=True)]


def seven_card_stud(ranks: Ranks, chosen: Mapping[str, object], goal: int = HIGH, slug: str = "seven-card-stud") -> Form:
    """Seven-card stud with the options ``chosen`` (by id, those left out being the usual ones); razz where ``goal`` is LOW."""
    return Stud(slug, seven_streets(chosen.get("burn") == "on"), ranks, goal, chosen)
