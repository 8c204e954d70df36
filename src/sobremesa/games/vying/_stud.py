"""The forms of stud: cards of one's own, some of them open, which decide who opens each round; antes and a bring-in instead of blinds
(rules/seven-card-stud, five-card-stud, seven-card-stud-hilo)."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core.packs import to_mask
from sobremesa.games.vying._betting import FIXED_LIMIT, SPREAD, Betting
from sobremesa.games.vying._deal import Deal
from sobremesa.games.vying._forms import HIGH, LOW, Form, Ranks, Street
from sobremesa.games.vying._hands import PAIR, class_of
from sobremesa.games.vying._hands import high as worth_of
from sobremesa.games.vying._lows import A5, badness
from sobremesa.games.vying._seating import SUITS_UP, strength


class Stud(Form):
    """A form of stud.

    :ivar razz: the lowest wins, so the highest door card brings in and the lowest open hand opens.
    :ivar by_seat: of equal door cards the one nearest the button's left brings in, not the lowest suit.
    :ivar suits: of equal open hands the suit of the most important card decides who opens, not the seat.
    :ivar pairs: who may choose the big bet on the second street of fixed limit when an open pair is seen: ``holder``, ``any`` or ``off``.
    :ivar tenth: the ante is a tenth of the small bet, otherwise a fifth; ``fixed_ante``: this many, -1: that fraction. ``fixed_bring``: the bring-in,
        0: half the small bet.
    """

    def __init__(self, slug: str, streets: list[Street], ranks: Ranks, goal: int, chosen: Mapping[str, object]) -> None:
        super().__init__(slug, streets, ranks, goal, stud=True)
        self.razz = goal == LOW
        self.by_seat = chosen.get("bring_in_tie") == "seat"
        self.suits = chosen.get("open_tie") == "suit"
        self.pairs = "off" if self.razz else str(chosen.get("open_pair", "holder"))
        self.steps = chosen.get("over_bring_in") == "by_bring_in"
        self.only_brings = self.steps or chosen.get("opener_choice") == "half"
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
        return (self.fixed_bring or small // 2) if street == 0 else 0

    def opener(self, deal: Deal, order: list[int], street: int) -> int:
        if street == 0:
            return self._door(deal, order)
        if self.razz:
            return min(order, key=lambda seat: badness(deal.ups[seat], A5))
        best = order[0]
        for seat in order[1:]:
            mine, most = self._open_worth(deal, seat), self._open_worth(deal, best)
            if mine > most or (self.suits and mine == most and self._suit(deal, seat) > self._suit(deal, best)):
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

    def _door_worth(self, deal: Deal, seat: int) -> int:
        worth = strength(deal.pack, deal.ups[seat][0])
        return worth % 4 if self.razz and worth >= 52 else worth  # the ace is below the two

    def _open_worth(self, deal: Deal, seat: int) -> int:
        return self.ranks.high(to_mask(deal.ups[seat]))

    def _suit(self, deal: Deal, seat: int) -> int:
        """The best suit of the most important rank of the open cards."""
        pack = deal.pack
        counts: dict[int, int] = {}
        for card in deal.ups[seat]:
            counts[pack.rank[card]] = counts.get(pack.rank[card], 0) + 1
        first = max(deal.ups[seat], key=lambda card: (counts[pack.rank[card]], strength(pack, card)))
        return SUITS_UP[pack.id].index(pack.suits[pack.suit[first]])

    def set_round(self, deal: Deal, chips: Betting, street: int, small: int, big: int) -> None:
        if chips.structure == SPREAD:  # from the bring-in's size up to the round's bet
            chips.low = chips.delta = chips.least = self.bring_in(0, small)
            chips.high = big if self.streets[street].big else small
            return
        if chips.structure != FIXED_LIMIT:
            return
        if street != 1 or self.pairs == "off" or len(self.streets) < 2:
            return
        holders = 0
        for seat in range(deal.seats):
            if chips.live >> seat & 1 and len(deal.ups[seat]) == 2 and class_of(worth_of(to_mask(deal.ups[seat]))) == PAIR:
                holders |= 1 << seat
        if holders:
            chips.big = big
            chips.wide = holders if self.pairs == "holder" else chips.live


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
