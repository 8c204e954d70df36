"""Ranges: sets of hole cards with weights, and their notation.

``"AKs, TT+, A5s-A2s, QJo, KQ, AhKh, 76s-54s:0.5"``: pairs, suited (``s``), offsuit (``o``) or both; ``+`` up to the best of its kind (the second rank
rises under the first; a pair up to aces); a dash from one to another; two named cards; ``:`` and a weight. ``random`` is every hand.
In games with four hole cards a range is a list of such hands (``AsAhKsKh, AdAcKdKc``) or ``random``.

>>> len(Range.parse("QQ+, AKs").combos)
22
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Final

from sobremesa.core.packs import bits, get_pack
from sobremesa.core.refusal import Refused

RANKS: Final = "AKQJT98765432"
"""The ranks of a grid's rows and columns, in their order."""
_PACK = get_pack("fr52")
_CARD = re.compile(r"(10|[2-9TJQKA])([shdc])", re.IGNORECASE)
_KIND = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so]?)", re.IGNORECASE)


def cards_of(text: str, what: str = "") -> int:
    """The set of cards of a text such as ``"Ah Kh"`` or ``"AhKh"``.

    Raises :class:`Refused`: ``lab-card`` for what is no card, ``lab-card-twice``.
    """
    left = text.replace(",", " ").strip()
    found = 0
    while left:
        match = _CARD.match(left)
        if match is None:
            raise Refused("lab-card", text=left.split()[0])
        name = match[1].upper().replace("10", "T") + match[2].lower()
        card = 1 << _PACK.card(name)
        if found & card:
            raise Refused("lab-card-twice", text=name)
        found |= card
        left = left[match.end() :].lstrip()
    return found


def text_of(cards: int) -> str:
    """The notation of a set of cards, the highest rank first.

    >>> text_of(cards_of("7h Ad 7s"))
    'Ad 7s 7h'
    """
    return " ".join(_PACK.names[card] for card in sorted(bits(cards), key=lambda card: (-((card % 13 - 1) % 13), card // 13)))


def kind_of(hand: int) -> str:
    """The kind of two cards: ``AKs``, ``AKo``, ``AA``."""
    first, second = sorted(bits(hand), key=lambda card: RANKS.index(_PACK.names[card][0]))
    ranks = _PACK.names[first][0] + _PACK.names[second][0]
    return ranks if ranks[0] == ranks[1] else ranks + ("s" if first // 13 == second // 13 else "o")


def hands_of(kind: str) -> list[int]:
    """The hands of a kind: six of a pair, four suited, twelve offsuit."""
    first, second = kind[0], kind[1]
    if first == second:
        return [1 << a | 1 << b for a, b in combinations([_PACK.card(first + suit) for suit in "shdc"], 2)]
    suited = kind[2:] == "s"
    return [1 << _PACK.card(first + a) | 1 << _PACK.card(second + b) for a in "shdc" for b in "shdc" if (a == b) == suited]


def kinds() -> list[str]:
    """All 169 kinds, row by row of the grid: pairs on the diagonal, suited hands above it."""
    return [_kind(row, column) for row in range(13) for column in range(13)]


def _kind(row: int, column: int) -> str:
    if row == column:
        return RANKS[row] * 2
    return RANKS[row] + RANKS[column] + "s" if row < column else RANKS[column] + RANKS[row] + "o"


class Range:
    """Hands, each with a positive weight; immutable.

    :ivar combos: by set of hole cards, its weight. ``cards``: how many hole cards each has. ``every``: it is all hands, equally.
    """

    def __init__(self, combos: Mapping[int, float], cards: int = 2, every: bool = False) -> None:
        self.combos: dict[int, float] = dict(combos)
        self.cards = cards
        self.every = every

    @classmethod
    def random(cls, cards: int = 2) -> Range:
        """Every hand; with more than two cards they are not listed, ``combos`` is empty."""
        combos = {1 << a | 1 << b: 1.0 for a, b in combinations(range(52), 2)} if cards == 2 else {}
        return cls(combos, cards, every=True)

    @classmethod
    def parse(cls, text: str, cards: int = 2) -> Range:
        """Read the notation. Raises :class:`Refused`: ``lab-range``, ``lab-range-weight``, ``lab-hole`` (not so many cards), ``lab-card-twice``."""
        if text.strip().lower() in ("random", "any", "*", "xx"):
            return cls.random(cards)
        combos: dict[int, float] = {}
        for part in _parts(text):
            body, colon, told = part.partition(":")
            weight = _weight(told) if colon else 1.0
            for hand in _hands(body.strip(), cards):
                combos[hand] = weight
        if not combos:
            raise Refused("lab-range", text=text)
        return cls(combos, cards)

    def without(self, known: int) -> Range:
        """What is left of it once those cards are known to be elsewhere. Raises :class:`Refused` ``lab-range-empty`` if nothing is."""
        if self.every and self.cards != 2:
            return self
        left = {hand: weight for hand, weight in self.combos.items() if not hand & known}
        if not left:
            raise Refused("lab-range-empty", text=str(self))
        return Range(left, self.cards, self.every)

    def grid(self) -> list[list[float]]:
        """What part of each kind it holds, 13 rows by 13 columns in the order of :data:`RANKS`: suited above the diagonal, offsuit below."""
        parts = [sum(self.combos.get(hand, 0.0) for hand in hands_of(kind)) / len(hands_of(kind)) for kind in kinds()]
        return [parts[row * 13 : row * 13 + 13] for row in range(13)]

    def share(self) -> float:
        """The part of all 1,326 hands of two cards it holds, by weight."""
        return sum(self.combos.values()) / 1326

    def __str__(self) -> str:
        if self.every:
            return "random"
        if self.cards != 2:
            return ", ".join(_told(text_of(hand).replace(" ", ""), weight) for hand, weight in self.combos.items())
        return ", ".join(_told(name, weight) for name, weight in self._names())

    def _names(self) -> Iterator[tuple[str, float]]:
        left = dict(self.combos)
        whole: dict[str, float] = {}
        for kind in kinds():
            hands = hands_of(kind)
            weights = {left.get(hand, 0.0) for hand in hands}
            if len(weights) == 1 and 0.0 not in weights:
                whole[kind] = weights.pop()
                for hand in hands:
                    del left[hand]
        yield from _joined(whole)
        for hand, weight in left.items():
            yield text_of(hand).replace(" ", ""), weight


def _told(name: str, weight: float) -> str:
    return name if weight == 1.0 else f"{name}:{weight:g}"


def _joined(kinds_held: dict[str, float]) -> Iterator[tuple[str, float]]:
    """Kinds with neighbours joined: ``TT+``, ``A5s-A2s``."""
    rows = [[rank * 2 for rank in RANKS]]
    for tail in "so":
        rows += [[RANKS[row] + RANKS[column] + tail for column in range(row + 1, 13)] for row in range(12)]
    for row in rows:
        start = 0
        while start < len(row):
            weight = kinds_held.get(row[start])
            end = start
            while end + 1 < len(row) and weight is not None and kinds_held.get(row[end + 1]) == weight:
                end += 1
            if weight is not None:
                yield row[start] if start == end else row[end] + "+" if start == 0 else f"{row[start]}-{row[end]}", weight
            start = end + 1


def _parts(text: str) -> Iterable[str]:
    """The parts between commas; blanks part them too, but not the cards of one hand."""
    for piece in text.split(","):
        words = piece.split()
        if words and all(_CARD.fullmatch(word) for word in words):
            yield "".join(words)
        else:
            yield from words


def _weight(text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        weight = -1.0
    if not 0 < weight <= 1_000_000:
        raise Refused("lab-range-weight", text=text)
    return weight


def _hands(text: str, cards: int) -> list[int]:
    if _CARD.match(text):
        hand = cards_of(text)
        if hand.bit_count() != cards:
            raise Refused("lab-hole", n=cards, text=text)
        return [hand]
    if cards != 2:
        raise Refused("lab-hole", n=cards, text=text)
    plus = text.endswith("+")
    first, dash, last = text.removesuffix("+").partition("-")
    head = _read(first, text)
    if plus and dash:
        raise Refused("lab-range", text=text)
    tail = _read(last, text) if dash else head
    if plus:
        tail = (0, 0, head[2]) if head[0] == head[1] else (head[0], head[0] + 1, head[2])
    return [hand for kind in _between(head, tail, text) for hand in hands_of(kind)]


def _read(text: str, whole: str) -> tuple[int, int, str]:
    """A kind as places in :data:`RANKS`, the higher rank first, and ``s``, ``o`` or neither."""
    match = _KIND.fullmatch(text.strip())
    if match is None:
        raise Refused("lab-range", text=whole)
    first, second = sorted((RANKS.index(match[1].upper()), RANKS.index(match[2].upper())))
    tail = match[3].lower()
    if first == second and tail:
        raise Refused("lab-range", text=whole)
    return first, second, tail


def _between(head: tuple[int, int, str], tail: tuple[int, int, str], whole: str) -> list[str]:
    """The kinds from one to the other: the same first rank, or both ranks moving together."""
    steps = (tail[0] - head[0], tail[1] - head[1])
    if head[2] != tail[2] or (head[0] == head[1]) != (tail[0] == tail[1]) or (steps[0] not in (0, steps[1])):
        raise Refused("lab-range", text=whole)
    step = 1 if steps[1] >= 0 else -1
    found: list[str] = []
    for moved in range(0, steps[1] + step, step):
        first = head[0] + (moved if steps[0] else 0)
        second = head[1] + moved
        ranks = RANKS[first] + RANKS[second]
        found += [ranks] if first == second else [ranks + tail for tail in (head[2] or "so")]
    return found
