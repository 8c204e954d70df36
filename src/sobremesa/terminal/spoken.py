"""What somebody means who writes a move in the words of the list, and not in the game's notation."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from itertools import takewhile

from sobremesa.terminal.offers import Offer

STEM, ENDING = 3, 3
"""Two forms of one verb ("subir", "subo") share at least so many letters, and neither has more than so many besides."""


def meant(text: str, found: list[Offer]) -> Offer | None:
    """The line of the list that the words ``text`` mean: a move, or a control; with its number, if one was given, as a move. None if it is not plain.

    Accents and capitals do not count, and words at the end of a line may be left out.
    """
    words, number = _parted(text)
    if not words and not number:
        return None
    for same in (_whole, _begun, _inflected):
        offers = [one for offer in found if (one := _taken(offer, words, number, same)) is not None]
        if len({one.key for one in offers}) == 1:
            return offers[0]
    return None


def _taken(offer: Offer, words: list[str], number: str, same: Callable[[list[str], list[str]], bool]) -> Offer | None:
    if offer.kind not in ("move", "control"):
        return None
    own, fixed = _parted(offer.label)
    if not same(words, own) or (number not in ("", fixed) and offer.control is None):
        return None
    if offer.control is None or not number:
        return offer
    return Offer("move", offer.control.text.replace("{n}", number), offer.label)


def _parted(text: str) -> tuple[list[str], str]:
    letters = unicodedata.normalize("NFKD", text.casefold())
    words = re.findall(r"[^\W_]+", "".join(c for c in letters if not unicodedata.combining(c)))
    return (words[:-1], words[-1]) if words and words[-1].isdecimal() else (words, "")


def _whole(words: list[str], own: list[str]) -> bool:
    return words == own


def _begun(words: list[str], own: list[str]) -> bool:
    return own[: len(words)] == words


def _inflected(words: list[str], own: list[str]) -> bool:
    if not words or not own:
        return False
    stem = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(words[0], own[0], strict=False))))
    return stem >= STEM and max(len(words[0]), len(own[0])) - stem <= ENDING and words[1:] == own[1 : len(words)]
