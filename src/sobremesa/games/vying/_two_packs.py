"""What hands of five are worth where two packs are shuffled together: five of a rank need no joker, and a flush may hold a pair."""

from __future__ import annotations

from itertools import chain
from typing import Final

from sobremesa.core.packs import bits
from sobremesa.games.vying._hands import FIVE, FLUSH, FULL, STRAIGHT_FLUSH, THREE
from sobremesa.games.vying._wild import _ROYAL, _SHAPES, _TOP_FIVE, Wild, _pack, _rank, _reach

COPY: Final = 52
JOKERS: Final = 2 * COPY
"""The first joker; before it lie two packs of 52."""


class TwoPacks(Wild):
    """The same agreements as of :class:`Wild`, for hands of five cards or fewer out of two packs, all of which play.

    >>> from sobremesa.core.packs import get_pack
    >>> pack = get_pack("fr52", 2)
    >>> two = TwoPacks()
    >>> two.high(pack.mask("As As' Ks Qs 9s")) > two.high(pack.mask("As Ks Qs Js 9s"))
    True
    """

    def high(self, mask: int) -> int:
        return self.remembered(mask)

    def _best(self, mask: int) -> int:
        jokers = mask >> JOKERS
        cards = bits(mask & (1 << JOKERS) - 1)
        named = [card for card in cards if self.named >> card % COPY & 1]
        fixed = [card for card in cards if not self.named >> card % COPY & 1]
        best = 0
        for choice in range(1 << len(named)):
            natural = [*fixed, *[card for place, card in enumerate(named) if choice >> place & 1]]
            full = len(named) - choice.bit_count()
            worth = self._of(natural, full, jokers.bit_count()) if self.bug else self._of(natural, full + jokers.bit_count(), 0)
            best = max(best, worth)
        return best

    def _of(self, natural: list[int], full: int, bugs: int) -> int:
        """The worth of these natural cards with ``full`` wild ones and ``bugs`` jokers bound as such."""
        wilds = full + bugs
        need = len(natural)
        size = need + wilds
        counts = [0] * 13
        part = 0
        suits = 0
        for card in natural:
            counts[_rank(card) - 2] += 1
            part |= 1 << _rank(card) - 2
            suits |= 1 << card % COPY // 13
        ranks = part.bit_count()
        one_suit = suits & (suits - 1) == 0
        if size == 5:
            five = 0
            if ranks < 2 and (not bugs or part in (0, 1 << 12)):
                five = part.bit_length() + 1 if part else 14
            if five and self.top:
                return self._worth(_TOP_FIVE, five << 16, wilds, _pack([five] * need))
            top = _reach[need][part] if ranks == need else 0
            if top and one_suit:
                naturals = _pack(sorted([_low_ace(card, top) for card in natural], reverse=True))
                return self._worth(_ROYAL if top == 14 else STRAIGHT_FLUSH, top << 16, wilds, naturals)
            if five:
                return self._worth(FIVE, five << 16, wilds, _pack([five] * need))
        for place, shape in _SHAPES:
            if place == THREE and size == 5:
                worth = self._suited(counts, wilds, need) if one_suit else 0
                if not worth and ranks == need:
                    worth = self._straight(part, wilds, need)
                if worth:
                    return worth
            elif place == FULL and size < 5:
                continue
            worth = self._shaped(place, shape, counts, full, bugs, size)
            if worth:
                return worth
        return 0

    def _suited(self, counts: list[int], wilds: int, need: int) -> int:
        """A flush of all the cards: wild ones are the highest ranks that are not there, or aces where they may be there twice."""
        natural = list(chain.from_iterable([[rank] * counts[rank - 2] for rank in range(14, 1, -1)]))
        missing = [14] * wilds if self.double_ace else [rank for rank in range(14, 1, -1) if not counts[rank - 2]][:wilds]
        return self._worth(FLUSH, _pack(sorted([*natural, *missing], reverse=True)), wilds, _pack(natural[:need]))

    def reading(self, mask: int) -> list[tuple[int, int]]:
        cards = bits(mask)
        wanted = self._played(self.plain(self.high(mask)), len(cards))
        place = self.high(mask) >> 46
        named = [card for card in cards if card < JOKERS and self.named >> card % COPY & 1]
        best: list[tuple[int, int]] = []
        most = -1
        for choice in range(1 << len(named)):
            kept = [card for at, card in enumerate(named) if choice >> at & 1]
            natural = [card for card in cards if card < JOKERS and (card in kept or card not in named)]
            wild = sorted([card for card in cards if card not in natural], key=_told, reverse=True)
            found = self._stands([_told(card) for card in natural], [_told(card) for card in wild], wanted, place)
            if found and len(natural) > most:
                most = len(natural)
                best = list(zip([*natural, *wild], [meant for _, meant in found], strict=True))
        return best


def _told(card: int) -> int:
    """The card of one pack that a card of two is, a joker above them all."""
    return card - COPY if card >= COPY else card


def _low_ace(card: int, top: int) -> int:
    """A natural card's rank in a straight up to ``top``."""
    rank = _rank(card)
    return 1 if top == 5 and rank == 14 else rank
