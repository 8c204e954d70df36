"""Packs of cards and their notation (rules/conventions, "Packs").

A card is an int: its place in its pack's :attr:`Pack.names`. A set of cards is an int with one bit a card. Cards lie suit by suit in the
suits' order, low to high; then the second copy of the whole pack, and so on; the jokers come last. So with ``base`` natural cards in one
copy, ``card % base`` is the card without its copy, ``card % base // ranks`` its suit and ``card % base % ranks`` its place in the suit.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.refusal import Refused

_FRENCH: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
_FRENCH_64: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "11", "12", "13", "J", "Q", "K")
_FRENCH_44: Final = ("A", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
_FRENCH_40: Final = ("A", "2", "3", "4", "5", "6", "7", "J", "Q", "K")
_FRENCH_40_NO_FIGURES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T")
_FRENCH_36: Final = ("A", "6", "7", "8", "9", "T", "J", "Q", "K")
_FRENCH_32: Final = ("A", "7", "8", "9", "T", "J", "Q", "K")
_SPANISH_36: Final = ("1", "5", "6", "7", "8", "9", "10", "11", "12")
_SPANISH_40: Final = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
_SPANISH_48: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")

# id: ranks low to high in pack order, suits, how the faces are drawn
_KINDS: Final[dict[str, tuple[tuple[str, ...], str, str]]] = {
    "fr52": (_FRENCH, "shdc", "french"),
    "fr64": (_FRENCH_64, "shdc", "french"),
    "fr44": (_FRENCH_44, "shdc", "french"),
    "fr40": (_FRENCH_40, "shdc", "french"),
    "fr40_no_figures": (_FRENCH_40_NO_FIGURES, "shdc", "french"),
    "fr36": (_FRENCH_36, "shdc", "french"),
    "fr32": (_FRENCH_32, "shdc", "french"),
    "es36": (_SPANISH_36, "oceb", "spanish"),
    "es40": (_SPANISH_40, "oceb", "spanish"),
    "es48": (_SPANISH_48, "oceb", "spanish"),
    "it48": (_SPANISH_48, "oceb", "spanish"),
    "es52": (_FRENCH, "oceb", "spanish52"),
    "mix104": (_FRENCH, "shdcoueb", "mixed"),
}


class Pack:
    """One pack, or several shuffled together, with or without jokers.

    :ivar id: the pack's name in the specs (``es40``).
    :ivar look: how its cards are drawn and named: ``french``, ``spanish``, ``spanish52`` or ``mixed``.
    :ivar names: the notation of each card, by card (``7o``, ``As'``, ``*1``).
    :ivar ranks: the ranks of a suit in pack order; ``suits`` the suits' letters.
    :ivar suit: the suit of each card, as an index into ``suits``; -1 for a joker.
    :ivar rank: the place of each card in its suit; -1 for a joker.
    :ivar base: natural cards in one copy; ``size``: all cards.

    >>> pack = get_pack("es40")
    >>> pack.size, pack.names[pack.card("7o")], pack.text(pack.cards("12c 7o"))
    (40, '7o', '12c 7o')
    """

    def __init__(self, pack: str, copies: int = 1, jokers: int = 0) -> None:
        ranks, suits, look = _KINDS[pack]
        self.id = pack
        self.look = look
        self.copies = copies
        self.jokers = jokers
        self.ranks = ranks
        self.suits = suits
        self.base = len(ranks) * len(suits)
        self.size = self.base * copies + jokers
        self.names: list[str] = []
        self.suit: list[int] = []
        self.rank: list[int] = []
        for copy in range(copies):
            for s, suit in enumerate(suits):
                for r, rank in enumerate(ranks):
                    self.names.append(rank + suit + "'" * copy)
                    self.suit.append(s)
                    self.rank.append(r)
        for j in range(jokers):
            self.names.append(f"*{j + 1}")
            self.suit.append(-1)
            self.rank.append(-1)
        self.full = (1 << self.size) - 1
        self.suit_masks: list[int] = [0] * len(suits)
        self.rank_masks: list[int] = [0] * len(ranks)
        self.joker_mask = 0
        for card in range(self.size):
            if self.suit[card] < 0:
                self.joker_mask |= 1 << card
            else:
                self.suit_masks[self.suit[card]] |= 1 << card
                self.rank_masks[self.rank[card]] |= 1 << card
        self._by_name: dict[str, int] = {name: card for card, name in enumerate(self.names)}

    def card(self, name: str) -> int:
        """The card written ``name``. Raises :class:`Refused` ``unknown-card`` when the pack has none such."""
        card = self._by_name.get(name)
        if card is None:
            raise Refused("unknown-card", text=name)
        return card

    def cards(self, text: str) -> list[int]:
        """The cards of a text such as ``"7o 3c 5e"``, in its order."""
        return [self.card(name) for name in text.split()]

    def mask(self, text: str) -> int:
        """The same as a set. Raises :class:`Refused` ``card-twice`` when a card is named twice."""
        found = 0
        for name in text.split():
            bit = 1 << self.card(name)
            if found & bit:
                raise Refused("card-twice", card=name)
            found |= bit
        return found

    def text(self, cards: list[int]) -> str:
        """The notation of a list of cards, in its order."""
        names = self.names
        return " ".join([names[card] for card in cards])

    def mask_text(self, mask: int) -> str:
        """The notation of a set of cards, in pack order."""
        return self.text(bits(mask))


_CHUNK: Final = 13  # bits looked up at once: a suit of the French pack
_PART: Final = (1 << _CHUNK) - 1
_members: dict[int, list[int]] = {}  # of sets within one chunk, filled as they are met


def bits(mask: int) -> list[int]:
    """The members of a set, ascending.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    members = _members.get(mask)
    if members is not None:
        return members[:]
    found: list[int] = []
    first = 0
    while mask:
        part = mask & _PART
        if part:
            chunk = part << first
            members = _members.get(chunk)
            if members is None:
                members = _members[chunk] = _bits(part, first)
            found += members
        mask >>= _CHUNK
        first += _CHUNK
    return found


def _bits(mask: int, first: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(first + low.bit_length() - 1)
        mask ^= low
    return found


def to_mask(cards: list[int]) -> int:
    """The set of a list's members."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


_packs: dict[tuple[str, int, int], Pack] = {}


def get_pack(pack: str, copies: int = 1, jokers: int = 0) -> Pack:
    """The one shared :class:`Pack` of this make-up. Raises :class:`KeyError` for an unknown id."""
    key = (pack, copies, jokers)
    found = _packs.get(key)
    if found is None:
        found = _packs[key] = Pack(pack, copies, jokers)
    return found
