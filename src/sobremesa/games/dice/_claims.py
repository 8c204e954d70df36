"""Hands of five poker dice in their order, and claims of them in figures or in words.

A figure is an int, 0 to 5 in the order of ``FIGURES``; a hand is its place among the 252 there are, the lowest first.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import combinations_with_replacement
from typing import Final

from sobremesa.core.refusal import Refused

FIGURES: Final = "NRJQKA"
KINDS: Final = ("nada", "pareja", "dobles", "trio", "full", "poker", "repoker")
NADA: Final = 0
PAREJA: Final = 1
DOBLES: Final = 2
TRIO: Final = 3
FULL: Final = 4
POKER: Final = 5
REPOKER: Final = 6
_PATTERNS: Final = {(1, 1, 1, 1, 1): NADA, (2, 1, 1, 1): PAREJA, (2, 2, 1): DOBLES, (3, 1, 1): TRIO, (3, 2): FULL, (4, 1): POKER, (5,): REPOKER}
_WEIGHTS: Final = (1, 8, 64, 512, 4096, 32768)


def _sorted_hands() -> list[tuple[int, tuple[int, ...], str]]:
    hands: list[tuple[int, tuple[int, ...], str]] = []
    for dice in combinations_with_replacement(range(6), 5):
        groups = sorted(((dice.count(figure), figure) for figure in set(dice)), reverse=True)
        kind = _PATTERNS[tuple(count for count, _ in groups)]
        name = "".join(FIGURES[figure] * count for count, figure in groups)
        hands.append((kind, tuple(figure for _, figure in groups), name))
    return sorted(hands)


_HANDS: Final = _sorted_hands()
KIND: Final[list[int]] = [hand[0] for hand in _HANDS]
"""The kind of each hand, an index into ``KINDS``."""
PARTS: Final[list[tuple[int, ...]]] = [hand[1] for hand in _HANDS]
"""The figures of each hand in the order in which they count: those there are most of first, then from the highest."""
NAMES: Final[list[str]] = [hand[2] for hand in _HANDS]
"""Each hand in figures, in the same order: ``KKKKN``."""
LOWEST_PAIR: Final = KIND.index(PAREJA)
TOP: Final = len(_HANDS) - 1
"""The highest hand: five aces, which nothing beats."""


def _key(figures: list[int]) -> int:
    total = 0
    for figure in figures:
        total += _WEIGHTS[figure]
    return total


_BY_KEY: Final[dict[int, int]] = {_key([FIGURES.index(letter) for letter in hand]): place for place, hand in enumerate(NAMES)}


def rank(figures: list[int]) -> int:
    """The hand that five figures make.

    >>> NAMES[rank([2, 5, 2, 0, 2])]
    'JJJAN'
    """
    return _BY_KEY[_key(figures)]


_KIND_WORDS: Final = {
    "repoker": REPOKER, "five": REPOKER, "cinco": REPOKER,
    "poker": POKER, "four": POKER, "cuatro": POKER,
    "full": FULL, "house": FULL,
    "trio": TRIO, "three": TRIO, "tres": TRIO, "trips": TRIO,
    "doble": DOBLES, "dobles": DOBLES, "two": DOBLES, "dos": DOBLES,
    "pareja": PAREJA, "pair": PAREJA, "par": PAREJA,
    "nada": NADA, "nothing": NADA,
}  # fmt: skip
_FIGURE_WORDS: Final = {
    "as": 5, "ases": 5, "ace": 5, "aces": 5, "a": 5,
    "rey": 4, "reyes": 4, "king": 4, "kings": 4, "k": 4, "ka": 4, "kas": 4,
    "dama": 3, "damas": 3, "reina": 3, "reinas": 3, "queen": 3, "queens": 3, "q": 3, "cu": 3, "cus": 3,
    "jota": 2, "jotas": 2, "sota": 2, "sotas": 2, "jack": 2, "jacks": 2, "j": 2,
    "roja": 1, "rojas": 1, "rojo": 1, "rojos": 1, "red": 1, "reds": 1, "r": 1, "ocho": 1, "ochos": 1, "eight": 1, "eights": 1,
    "negra": 0, "negras": 0, "negro": 0, "negros": 0, "black": 0, "blacks": 0, "n": 0, "siete": 0, "sietes": 0, "seven": 0, "sevens": 0,
}  # fmt: skip
_FILLERS: Final = frozenset(
    ["de", "con", "y", "e", "of", "with", "and", "the", "over", "un", "una", "el", "la", "los", "las", "parejas", "pairs", "al"]
)


def read_claim(text: str) -> tuple[int, bool]:
    """The hand that a claim names, and whether it names all its figures: ``KKKKN``, ``póker de K con N``, ``three jacks with ace and red``.

    A claim that leaves figures open means the lowest hand that fits. Raises :class:`Refused` ``dados-mentiroso-claim`` for what is none.

    >>> NAMES[read_claim("full de ases")[0]], NAMES[read_claim("doble pareja de J")[0]]
    ('AAANN', 'JJNNR')
    """
    bare = "".join(text.split()).upper()
    if len(bare) == 5 and all(letter in FIGURES for letter in bare):
        return rank([FIGURES.index(letter) for letter in bare]), True
    kind, figures = _words(text)
    if kind >= 0 and len(set(figures)) == len(figures):
        found = _lowest(kind, figures)
        if found >= 0:
            return found, len(figures) >= len(PARTS[found])
    raise Refused("dados-mentiroso-claim", text=text)


def _words(text: str) -> tuple[int, list[int]]:
    """The kind (-1: none, or a word nobody knows) and the figures named, in their order."""
    plain = unicodedata.normalize("NFD", text.lower())
    plain = "".join([letter for letter in plain if not unicodedata.combining(letter)]).replace("of a kind", " ")
    kind = -1
    figures: list[int] = []
    for word in re.findall(r"[a-z0-9]+", plain):
        if word in _KIND_WORDS:
            if kind < 0:
                kind = _KIND_WORDS[word]
            elif (kind, word) not in ((DOBLES, "pareja"), (DOBLES, "pair"), (FULL, "house")):
                return -1, []
        elif word == "a" and kind < 0:
            continue  # the English article
        elif word in _FIGURE_WORDS:
            figures.append(_FIGURE_WORDS[word])
        elif word not in _FILLERS:
            return -1, []
    return kind, figures


def _lowest(kind: int, figures: list[int]) -> int:
    loose = -1
    for hand in range(len(NAMES)):
        if KIND[hand] != kind or len(figures) > len(PARTS[hand]):
            continue
        if _fits(kind, PARTS[hand], figures):
            return hand
        # A lone figure too low to be the higher pair can only mean the lower one.
        if loose < 0 and kind == DOBLES and len(figures) == 1 and figures[0] == PARTS[hand][1]:
            loose = hand
    return loose


def _fits(kind: int, parts: tuple[int, ...], figures: list[int]) -> bool:
    n = len(figures)
    if kind == NADA:
        return set(figures) <= set(parts)
    if kind == DOBLES and n >= 2:
        return set(figures[:2]) == set(parts[:2]) and tuple(figures[2:]) == parts[2:n]
    if kind in (PAREJA, TRIO) and n > 1:
        return figures[0] == parts[0] and set(figures[1:]) <= set(parts[1:])
    return tuple(figures) == parts[:n]
