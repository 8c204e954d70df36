"""What a poker hand is worth with wild cards in it (rules/poker-comodin): jokers, or cards of the pack named wild.

A wild card stands for any card that is not among the same five, chosen for the best class, and inside the class by the order of ties; in a
repóquer it is the fifth card of a rank. :class:`Wild` holds what the table agreed on and values sets of cards; its worths compare among themselves
only, and :meth:`Wild.plain` turns one into a worth as :mod:`_hands` has them, to be named and shown.

A worth is made of: the place of its class (a royal flush has its own), then by the rule of ties the fewer wild cards, the ranks, the fewer wild
cards, the ranks of the natural cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from sobremesa.core.packs import bits, get_pack
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import (
    _COUNT,
    FIVE,
    FLUSH,
    FOUR,
    FULL,
    HIGH_CARD,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    high,
)

_PART: Final = 8191
_NATURAL: Final = (1 << 52) - 1
_ROTATED: Final[list[int]] = [part >> 1 | (part & 1) << 12 for part in range(8192)]  # of a suit's bits: the ace moved to the top
_ACE: Final = 4096  # rotated
_WHEEL: Final = 0x100F
_RANKS: Final = 20  # bits of five ranks

_ROYAL: Final = 10
_TOP_FIVE: Final = 11
_CLASS: Final[tuple[int, ...]] = (HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL, FOUR, FIVE, STRAIGHT_FLUSH, STRAIGHT_FLUSH, FIVE)

# Of each class without straights and flushes, best first: how many cards it has of each rank, the most important first.
_SHAPES: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (FOUR, (4, 1)),
    (FULL, (3, 2)),
    (THREE, (3, 1, 1)),
    (TWO_PAIR, (2, 2, 1)),
    (PAIR, (2, 1, 1, 1)),
    (HIGH_CARD, (1, 1, 1, 1, 1)),
)

_reach: list[list[int]] = []  # by how many natural cards it takes, by a suit's rotated ranks: the top of the best straight so made, 0: none


def _fill_reach() -> None:
    windows = [(top + 2, 31 << (top - 4)) for top in range(12, 3, -1)] + [(5, _WHEEL)]
    for need in range(6):
        row: list[int] = []
        for part in range(8192):
            found = 0
            for top, window in windows:
                if _COUNT[part & window] >= need:
                    found = top
                    break
            row.append(found)
        _reach.append(row)


def _window(top: int) -> int:
    return _WHEEL if top == 5 else 31 << (top - 6)


def _pack(ranks: list[int]) -> int:
    """Ranks (2 to 14), the most important first, as the five of a worth."""
    found = 0
    place = 16
    for rank in ranks:
        found |= rank << place
        place -= 4
    return found


def _descending(part: int, top: int = 14) -> list[int]:
    """The ranks of a rotated set from the highest down; the ace last, as 1, in the lowest straight (``top`` 5)."""
    if top == 5 and part & _ACE:
        return [*_descending(part & ~_ACE), 1]
    return [rank + 2 for rank in range(12, -1, -1) if part >> rank & 1]


class Wild:
    """What a table agreed on about wild cards, and what hands are worth by it.

    :ivar named: the cards of the pack that are wild, a set; jokers (cards 52 and up) always are.
    :ivar bug: a joker may only be an ace or complete a straight, a flush or a straight flush.
    :ivar top: a repóquer beats even a royal flush; otherwise it stands between four of a kind and a straight flush.
    :ivar tie: equal classes: ``category`` the fewer wild cards win, then the ranks; ``exact`` the ranks, then the fewer wild cards, then the
        ranks of the natural cards; ``split`` the ranks alone.
    :ivar double_ace: in a flush a wild card may repeat a rank. ``five_by_tie``: repóquers too follow ``tie``, not their rank first.

    >>> pack = get_pack("fr52", jokers=1)
    >>> wild = Wild()
    >>> wild.high(pack.mask("Kh Kd *1 7s 2c")) > wild.high(pack.mask("Ah Ad Kc Ks 2s"))
    True
    """

    def __init__(
        self, named: int = 0, bug: bool = False, top: bool = False, tie: str = "category", double_ace: bool = False, five_by_tie: bool = False
    ) -> None:
        if not _reach:
            _fill_reach()
        self.named = named
        self.bug = bug
        self.top = top
        self.category = tie == "category"
        self.exact = tie == "exact"
        self.double_ace = double_ace
        self.five_by_tie = five_by_tie
        self._known: dict[int, int] = {}

    # -- worths -----------------------------------------------------------------------------------------------------------------------

    def high(self, mask: int) -> int:
        """The worth of the best five of a set of cards; of fewer than five, of them all (a stud player's open cards)."""
        wild = mask & self.named | mask >> 52 << 52
        return self.remembered(mask) if wild else self._natural(mask)

    def remembered(self, mask: int) -> int:
        """The worth of a set of cards, searched for once: the same few sets are asked for again and again."""
        found = self._known.get(mask)
        if found is None:
            found = self._best(mask)
            if len(self._known) > 20000:
                self._known.clear()
            self._known[mask] = found
        return found

    def plain(self, worth: int) -> int:
        """A worth of this class as one of :mod:`_hands`: the class, then the ranks the wild cards play."""
        return _CLASS[worth >> 46] << _RANKS | worth >> 23 & (1 << _RANKS) - 1

    def reading(self, mask: int) -> list[tuple[int, int]]:
        """The five cards that make the best hand (all, of fewer) and what each stands for: ``(card, card it is)``, natural cards themselves.

        Slow: for the table, not for play. A wild card stands for the fifth of a rank by the card of that rank in the first suit.
        """
        size = min(5, mask.bit_count())
        worth = self.high(mask)
        place = worth >> 46
        wanted = self._played(self.plain(worth), size)
        best: tuple[int, int, list[tuple[int, int]]] | None = None
        for cards in combinations(bits(mask), size):
            named = [card for card in cards if self.named >> card & 1]
            for count in range(len(named) + 1):
                for kept in combinations(named, count):
                    natural = [card for card in cards if card < 52 and (card in kept or card not in named)]
                    found = self._stands(natural, [card for card in cards if card not in natural], wanted, place)
                    if found:
                        order = (len(natural), _pack(sorted([_rank(card) for card in natural], reverse=True)))
                        if best is None or order > best[:2]:
                            best = (*order, found)
        return best[2] if best else []

    # -- how -------------------------------------------------------------------------------------------------------------------------

    def _natural(self, mask: int) -> int:
        plain = high(mask)
        place = plain >> _RANKS
        ranks = plain & (1 << _RANKS) - 1
        if place == STRAIGHT_FLUSH and ranks >> 16 == 14:
            place = _ROYAL
        return self._worth(place, ranks, 0, 0)

    def _worth(self, place: int, ranks: int, wilds: int, naturals: int) -> int:
        worth = place << 46 | ranks << 23
        if _CLASS[place] == FIVE and not self.five_by_tie:
            return worth | 7 - wilds << 20
        if self.category:
            return worth | 7 - wilds << 43
        if self.exact:
            return worth | 7 - wilds << 20 | (naturals if wilds else 0)
        return worth

    def _best(self, mask: int) -> int:
        size = min(5, mask.bit_count())
        jokers = (mask >> 52).bit_count()
        named = bits(mask & self.named)
        best = 0
        # Which of the pack's wild cards play as themselves; the others are wild, and so are some or all of the jokers.
        for choice in range(1 << len(named)):
            natural = mask & _NATURAL & ~self.named
            full = len(named)
            for place, card in enumerate(named):
                if choice >> place & 1:
                    natural |= 1 << card
                    full -= 1
            count = natural.bit_count()
            for used in range(jokers + 1):
                wilds = full + used
                if wilds <= size <= wilds + count:
                    worth = self._with(natural, full, used, size) if self.bug else self._with(natural, wilds, 0, size)
                    best = max(best, worth)
        return best

    def _with(self, natural: int, full: int, bugs: int, size: int) -> int:
        """The best of ``size`` cards of which exactly ``full`` are wild, ``bugs`` are jokers bound as such, and the rest from ``natural``."""
        wilds = full + bugs
        need = size - wilds
        a = _ROTATED[natural & _PART]
        b = _ROTATED[natural >> 13 & _PART]
        c = _ROTATED[natural >> 26 & _PART]
        d = _ROTATED[natural >> 39 & _PART]
        suits = (a, b, c, d)
        one = a | b | c | d
        two = a & b | c & d | (a | b) & (c | d)
        three = a & b & (c | d) | c & d & (a | b)
        four = a & b & c & d
        five = 0
        if size == 5 and wilds:
            able = (_PART, one, two, three, four)[need]
            if bugs:
                able &= _ACE
            if able:
                five = able.bit_length() + 1
                if self.top:
                    return self._worth(_TOP_FIVE, five << 16, wilds, _pack([five] * need))
        if size == 5:
            top = 0
            row = _reach[need]
            for suit in suits:
                top = max(top, row[suit])
            if top:
                naturals = 0
                for suit in suits:
                    if row[suit] == top:
                        naturals = max(naturals, _pack(_descending(suit & _window(top), top)[:need]))
                return self._worth(_ROYAL if top == 14 else STRAIGHT_FLUSH, top << 16, wilds, naturals)
            if five:
                return self._worth(FIVE, five << 16, wilds, _pack([five] * need))
        counts = [0] * 13
        for rank in range(13):
            counts[rank] = (one >> rank & 1) + (two >> rank & 1) + (three >> rank & 1) + (four >> rank & 1)
        for place, shape in _SHAPES:
            if place < FULL and size == 5:
                # A flush and a straight come between the full house and three of a kind.
                if place == THREE:
                    worth = max(self._flush(suits, wilds, need), self._straight(one, wilds, need))
                    if worth:
                        return worth
            elif place == FULL and size < 5:
                continue
            worth = self._shaped(place, shape, counts, full, bugs, size)
            if worth:
                return worth
        return 0

    def _flush(self, suits: tuple[int, int, int, int], wilds: int, need: int) -> int:
        best = 0
        for suit in suits:
            if _COUNT[suit] < need:
                continue
            ranks: list[int] = []
            left = wilds
            if self.double_ace:
                ranks = [14] * wilds
                left = 0
            for rank in range(14, 1, -1):
                held = suit >> rank - 2 & 1
                if len(ranks) < 5 and (held or left):
                    ranks.append(rank)
                    left -= not held
            naturals = [rank for rank in ranks[wilds if self.double_ace else 0 :] if suit >> rank - 2 & 1][:need]
            best = max(best, self._worth(FLUSH, _pack(ranks), wilds, _pack(naturals)))
        return best

    def _straight(self, one: int, wilds: int, need: int) -> int:
        top = _reach[need][one]
        if not top:
            return 0
        return self._worth(STRAIGHT, top << 16, wilds, _pack(_descending(one & _window(top), top)[:need]))

    def _shaped(self, place: int, shape: tuple[int, ...], counts: list[int], full: int, bugs: int, size: int) -> int:
        """The best hand with so many cards of each rank as ``shape`` tells, cut to ``size`` cards; 0: there is none."""
        wanted: list[int] = []
        left = size
        for part in shape:
            if part > left > 0 or (part > 1 and not left):
                return 0
            if left:
                wanted.append(part)
                left -= part
        ranks: list[int] = []
        if not self._fill(wanted, ranks, counts, full + bugs, bugs):
            return 0
        naturals: list[int] = []
        for part, rank in zip(wanted, ranks, strict=True):
            naturals += [rank] * min(part - bugs if rank == 14 else part, counts[rank - 2])
        naturals.sort(reverse=True)
        return self._worth(place, _pack(ranks), full + bugs, _pack(naturals[: size - full - bugs]))

    def _fill(self, wanted: list[int], ranks: list[int], counts: list[int], spare: int, bugs: int) -> bool:
        """Choose the rank of each part still open, the highest that leads anywhere first; ``spare``: the wild cards left for what is not held.

        A bug plays as an ace here, so a hand with bugs has at least as many aces, and those it plays are not taken from the natural ones.
        """
        at = len(ranks)
        if at == len(wanted):
            return not bugs or any(rank == 14 and part >= bugs for part, rank in zip(wanted, ranks, strict=True))
        part = wanted[at]
        highest = ranks[-1] - 1 if at and wanted[at - 1] == part else 14
        for rank in range(highest, 1, -1):
            if rank in ranks:
                continue
            held = min(part - bugs if rank == 14 else part, counts[rank - 2])
            if held < 0 or part - held > spare - (bugs if bugs and rank != 14 and 14 not in ranks else 0):
                continue
            ranks.append(rank)
            if self._fill(wanted, ranks, counts, spare - part + held, bugs):
                return True
            ranks.pop()
        return False

    # -- reading it back --------------------------------------------------------------------------------------------------------------

    def _played(self, plain: int, size: int) -> list[int]:
        """The ranks of all cards a hand plays, an ace as 14."""
        kind = plain >> _RANKS
        told = [plain >> shift & 15 for shift in (16, 12, 8, 4, 0) if plain >> shift & 15]
        if kind in (STRAIGHT, STRAIGHT_FLUSH):
            return _descending(_window(told[0]))
        if kind in (FLUSH, HIGH_CARD):
            return told
        if kind == FIVE:
            return told * 5
        shape = next(shape for place, shape in _SHAPES if place == kind)
        return [rank for part, rank in zip(shape, told, strict=False) for _ in range(part)][:size]

    def _stands(self, natural: list[int], wilds: list[int], wanted: list[int], place: int) -> list[tuple[int, int]]:
        """What each card stands for if they play those ranks, ``natural`` as themselves and ``wilds`` as the rest; nothing if they cannot."""
        left = list(wanted)
        suits: set[int] = set()
        for card in natural:
            if _rank(card) not in left:
                return []
            left.remove(_rank(card))
            suits.add(card // 13)
        suited = _CLASS[place] in (FLUSH, STRAIGHT_FLUSH)
        if suited and len(suits) > 1:
            return []
        bound = self.bug and _CLASS[place] not in (FLUSH, STRAIGHT, STRAIGHT_FLUSH)
        found = [(card, card) for card in natural]
        for card in sorted(wilds, reverse=True):  # jokers first: a bug has less choice
            rank = 14 if bound and card > 51 else left[0]
            if rank not in left:
                return []
            left.remove(rank)
            taken = {meant for _, meant in found}
            choice = [suit * 13 + (0 if rank == 14 else rank - 1) for suit in (sorted(suits)[:1] or [0] if suited else range(4))]
            found.append((card, next((meant for meant in choice if meant not in taken), choice[0])))
        return found


def _rank(card: int) -> int:
    """A natural card's rank, 2 to 14."""
    return card % 13 + 1 if card % 13 else 14


ONE_EYED: Final[dict[str, list[str]]] = {"fr52": ["Js", "Jh"], "es52": ["Je", "Jc"]}
"""The one-eyed jacks; in the Spanish pack those of the suits that stand for spades and hearts."""


def named_wild(wild: object, deck: str = "fr52") -> int:
    """The cards of a pack that an option ``wild`` names: ``none``, ``deuces``, ``one_eyed``, or a list of ranks and cards (``["7", "Kh"]``).

    Raises :class:`Refused` ``unknown-card`` for what is neither.
    """
    if wild in ("none", ""):
        return 0
    if wild == "deuces":
        wild = ["2"]
    elif wild == "one_eyed":
        wild = ONE_EYED[deck]
    elif isinstance(wild, int):  # one rank alone, as options read it
        wild = [str(wild)]
    elif isinstance(wild, str):
        wild = wild.strip("[]").replace(",", " ").split()
    if not isinstance(wild, Sequence):
        raise Refused("unknown-card", text=str(wild))
    pack = get_pack(deck)
    found = 0
    for name in wild:
        if str(name) in pack.ranks:
            found |= pack.rank_masks[pack.ranks.index(str(name))]
        else:
            found |= 1 << pack.card(str(name))
    return found


def wild_of(chosen: Mapping[str, object]) -> Wild:
    """The wild cards of a table by its options, as the rules name them; what is left out has its first value."""
    return Wild(
        named=named_wild(chosen.get("wild", "none"), str(chosen.get("deck", "fr52"))),
        bug=chosen.get("joker_kind") == "bug",
        top=chosen.get("repoker") == "top",
        tie=str(chosen.get("joker_tie", "category")),
        double_ace=chosen.get("double_ace") == "on",
        five_by_tie=chosen.get("wild_five_order") == "tie_rule",
    )
