"""What an absent player keeps in an exchange of cards (rules/five-card-draw, "Absent player")."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import Pack, bits
from sobremesa.games.vying._forms import HIGH, LOW, Form
from sobremesa.games.vying._hands import FOUR, PAIR, THREE, TWO_PAIR, class_of, ranks_of
from sobremesa.games.vying._lows import D6, D7, LOWS
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._seating import strength

_FOUR_HIGH: Final = (10, 11, 12, 13)  # what a royal flush wants besides the ace


def kept(pack: Pack, form: Form, ranking: str, hand: int, most: int) -> int:
    """The cards of a hand that are kept, a set. ``ranking``: the low ranking (``a5``...) or ``high``; ``most``: how many cards may be changed."""
    ranks = form.ranks
    wild = hand >> 52 << 52
    if isinstance(ranks, WildRanks):
        wild |= hand & ranks.wild.named
    if form.goal & LOW and not form.goal & HIGH:
        return _filled(pack, hand, _low(hand, wild, ranking), most, ranking)
    return _filled(pack, hand, _high(form, hand, wild), most, "high")


def rank_of(card: int) -> int:
    """A natural card's rank, the ace 14."""
    return card % 13 + 1 if card % 13 else 14


def _high(form: Form, hand: int, wild: int) -> int:
    """By the list: the first line that fits."""
    natural = hand ^ wild
    jokers = wild.bit_count()
    worth = form.ranks.plain(form.ranks.high(hand))
    kind = class_of(worth)
    told = ranks_of(worth)
    if kind >= TWO_PAIR:
        if kind in (TWO_PAIR, THREE, FOUR):
            return wild | _of_ranks(natural, told[:2] if kind == TWO_PAIR else told[:1])
        return hand
    for suit in range(4):
        four = _of_ranks(natural & 8191 << 13 * suit, list(_FOUR_HIGH))
        if four.bit_count() + jokers >= 4:
            return wild | four
    if kind == PAIR and told[0] > 10:
        return wild | _of_ranks(natural, told[:1])
    for suit in range(4):
        four = natural & 8191 << 13 * suit
        if four.bit_count() + jokers >= 4:
            return wild | four
    if kind == PAIR:
        return wild | _of_ranks(natural, told[:1])
    for top in range(13, 4, -1):  # open at both ends
        four = _of_ranks(natural, list(range(top - 3, top + 1)))
        if four.bit_count() + jokers >= 4:
            return wild | four
    for top in range(14, 4, -1):
        four = _of_ranks(natural, [rank if rank > 1 else 14 for rank in range(top - 4, top + 1)])
        if four.bit_count() + jokers >= 4:
            return wild | four
    if wild:  # a joker that may only be an ace: the highest card
        return wild
    return _of_ranks(natural, told[:1]) if told[0] > 10 else 0


def _low(hand: int, wild: int, ranking: str) -> int:
    """One card of each rank up to the eight; wild cards always."""
    ace = 14 if LOWS.index(ranking) in (D7, D6) else 1
    found = wild
    held: list[int] = []
    for card in bits(hand ^ wild):
        rank = card % 13 + 1 if card % 13 else ace
        if rank <= 8 and rank not in held:
            held.append(rank)
            found |= 1 << card
    return found


def _of_ranks(cards: int, ranks: list[int]) -> int:
    """The cards of a set that have one of those ranks."""
    found = 0
    for card in bits(cards):
        if rank_of(card) in ranks:
            found |= 1 << card
    return found


def _filled(pack: Pack, hand: int, keeps: int, most: int, ranking: str) -> int:
    """The same where fewer may be changed: the best of the others stay too."""
    others = bits(hand & ~keeps)
    spare = len(others) - most
    if spare <= 0:
        return keeps
    if ranking == "high":
        others.sort(key=lambda card: -strength(pack, card))
    else:
        ace_low = LOWS.index(ranking) not in (D7, D6)
        others.sort(key=lambda card: strength(pack, card) % 52 if ace_low else strength(pack, card))
    for card in others[:spare]:
        keeps |= 1 << card
    return keeps
