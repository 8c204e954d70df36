"""What four cards are worth in mus: how hands compare in each lance, the bonuses they earn, the señas they allow."""

from __future__ import annotations

from math import comb
from typing import Final

from sobremesa.core.packs import Pack, bits, get_pack

GRANDE: Final = 0
CHICA: Final = 1
PARES: Final = 2
JUEGO: Final = 3
PUNTO: Final = 4
"""The lances; punto is played in the place of juego."""
LANCES: Final = ("grande", "chica", "pares", "juego", "punto")

NOTHING: Final = 0
PAR: Final = 1
MEDIAS: Final = 2
DUPLES: Final = 3

SENAS: Final = (
    "dos_cerdos",
    "tres_cerdos",
    "dos_pitos",
    "tres_pitos",
    "medias",
    "duples",
    "treinta_y_una",
    "solomillo",
    "ciego",
    "treinta_punto",
)
DOS_CERDOS: Final = 0
TRES_CERDOS: Final = 1
DOS_PITOS: Final = 2
TRES_PITOS: Final = 3
S_MEDIAS: Final = 4
S_DUPLES: Final = 5
TREINTA_Y_UNA: Final = 6
SOLOMILLO: Final = 7
CIEGO: Final = 8
TREINTA_PUNTO: Final = 9
CUATRO_CERDOS: Final = 10
CUATRO_PITOS: Final = 11
"""Marks beyond the señas: what ``dos_cerdos`` and ``dos_pitos`` tell when they are made twice."""
MARKS: Final = (*SENAS, "cuatro_cerdos", "cuatro_pitos")
TWICE: Final = {CUATRO_CERDOS: DOS_CERDOS, CUATRO_PITOS: DOS_PITOS}

FEWEST: Final = 31  # the sum that makes juego
BEST_FIRST: Final = (31, 32, 40, 39, 38, 37, 36, 35, 34, 33)
WORTH_PARES: Final = (0, 1, 2, 3)


class Worth:
    """What a hand is worth, suits apart.

    :ivar ranks: its ranks from high to low. ``counts``: how many of each rank.
    :ivar grande: and ``chica``, ``pares``, ``juego``: higher is better; 0 in pares and juego: it has none. ``total``: the sum for juego and punto.
    :ivar kind: of pares: :data:`NOTHING`, :data:`PAR`, :data:`MEDIAS` or :data:`DUPLES`.
    :ivar bonus: what it earns in pares; ``juego_bonus``: in juego.
    :ivar marks: the señas that tell the truth of it, a set of numbers into :data:`MARKS`.
    """

    def __init__(self, ranks: list[int], values: list[int], kings_rank: int) -> None:
        self.ranks = sorted(ranks, reverse=True)
        self.counts: list[int] = [0] * len(values)
        self.grande = 0
        self.chica = 0
        self.total = 0
        for rank in self.ranks:
            self.grande = self.grande << 4 | (rank + 1)
            self.total += values[rank]
            self.counts[rank] += 1
        for rank in self.ranks[::-1]:
            self.chica = self.chica << 4 | (15 - rank)
        self.kind = NOTHING
        self.pares = 0
        self._pair()
        self.bonus: int = WORTH_PARES[self.kind]
        self.juego = 0
        self.juego_bonus = 0
        if self.total in BEST_FIRST:
            self.juego = len(BEST_FIRST) - BEST_FIRST.index(self.total)
            self.juego_bonus = 3 if self.total == FEWEST else 2
        self.kings = self.counts[kings_rank]
        self.aces = self.counts[0]
        self.marks = self._marks()

    def _pair(self) -> None:
        pairs: list[int] = []
        for rank in range(len(self.counts) - 1, -1, -1):
            count = self.counts[rank]
            if count == 3:
                self.kind = MEDIAS
                self.pares = 2 << 8 | (rank + 1) << 4
                return
            pairs += [rank] * (count // 2)
        if len(pairs) == 2:
            self.kind = DUPLES
            self.pares = 3 << 8 | (pairs[0] + 1) << 4 | (pairs[1] + 1)
        elif pairs:
            self.kind = PAR
            self.pares = 1 << 8 | (pairs[0] + 1) << 4

    def _marks(self) -> int:
        found = 0
        for count, two, three, four in ((self.kings, DOS_CERDOS, TRES_CERDOS, CUATRO_CERDOS), (self.aces, DOS_PITOS, TRES_PITOS, CUATRO_PITOS)):
            if count >= 2:
                found |= 1 << (two if count == 2 else three if count == 3 else four)
        if self.kind == MEDIAS:
            found |= 1 << S_MEDIAS
        if self.kind == DUPLES:
            found |= 1 << S_DUPLES
        if self.total == FEWEST:
            found |= 1 << TREINTA_Y_UNA
        if self.kings == 3 and self.aces == 1:
            found |= 1 << SOLOMILLO
        if self.kind == NOTHING and self.total < FEWEST - 1:
            found |= 1 << CIEGO
        if self.total == FEWEST - 1:
            found |= 1 << TREINTA_PUNTO
        return found

    def key(self, lance: int) -> int:
        """How good the hand is in a lance (juego without juego real); higher is better."""
        if lance == GRANDE:
            return self.grande
        if lance == CHICA:
            return self.chica
        if lance == PARES:
            return self.pares
        return self.juego if lance == JUEGO else self.total


class MusCards:
    """The cards under the options ``deck``, ``kings`` and ``real``.

    :ivar rank: of each card, from 0, the ace; ``top``: the rank of kings. ``values``: what each rank counts in juego.
    :ivar copies: how many cards there are of each rank. ``hands``: every hand of four there can be.
    """

    def __init__(self, deck: str, kings: int, real: str) -> None:
        self.pack: Pack = get_pack(deck)
        self.real = real
        names = ["1", *([] if kings == 8 else ["2", "3"]), "4", "5", "6", "7", *(["8", "9"] if deck == "es48" else []), "10", "11", "12"]
        french = {"A": "1", "J": "10", "Q": "11", "K": "12"}
        same = {"2": "1", "3": "12"} if kings == 8 else {}
        self.names = names
        self.top = len(names) - 1
        self.values = [min(10, int(name)) for name in names]
        self.copies: list[int] = [0] * len(names)
        self.rank: list[int] = []
        self.faces: list[int] = []  # the number printed on each card, 10 to 12 for figures
        for card in range(self.pack.size):
            printed = self.pack.ranks[self.pack.rank[card]]
            name = french.get(printed, printed)
            self.faces.append(int(name))
            self.rank.append(names.index(same.get(name, name)))
            self.copies[self.rank[card]] += 1
        self.oros = self.pack.suits.index("d" if self.pack.look == "french" else "o")
        self._described: dict[int, Worth] = {}
        self.hands: list[Worth] = []
        self._fill([], 0)

    def _fill(self, ranks: list[int], least: int) -> None:
        if len(ranks) == 4:
            self.hands.append(self._described_as(ranks))
            return
        for rank in range(least, self.top + 1):
            if ranks.count(rank) < self.copies[rank]:
                self._fill([*ranks, rank], rank)

    def _described_as(self, ranks: list[int]) -> Worth:
        code = 0
        for rank in ranks:
            code += 1 << 3 * rank
        found = self._described.get(code)
        if found is None:
            found = self._described[code] = Worth(ranks, self.values, self.top)
        return found

    def hand(self, cards: int) -> Worth:
        """What a set of cards is worth."""
        code = 0
        rank = self.rank
        rest = cards
        while rest:
            low = rest & -rest
            code += 1 << 3 * rank[low.bit_length() - 1]
            rest ^= low
        found = self._described.get(code)
        return found if found is not None else self._described_as([rank[card] for card in bits(cards)])

    def is_real(self, cards: int) -> bool:
        """Whether a set of cards is a juego real."""
        if self.real == "none" or cards.bit_count() != 4:
            return False
        others: list[int] = []
        sevens: list[int] = []
        for card in bits(cards):
            if self.faces[card] == 7:
                sevens.append(self.pack.suit[card])
            else:
                others.append(card)
        if len(others) != 1:
            return False
        last = others[0]
        if self.real == "any10":
            return self.values[self.rank[last]] == 10
        suit = self.pack.suit[last]
        return self.faces[last] == 10 and (suit == self.oros if self.real == "sota_oros" else suit not in sevens)

    def key(self, lance: int, cards: int) -> int:
        """How good a set of cards is in a lance, higher is better; 0: it takes no part."""
        found = self.hand(cards).key(lance)
        return found + 1 if lance == JUEGO and self.is_real(cards) else found

    def is_perete(self, cards: int) -> bool:
        """Whether the cards are one each of 4, 5, 6, 7."""
        return sorted([self.faces[card] for card in bits(cards)]) == [4, 5, 6, 7]

    def ways(self, hand: Worth, open_cards: list[int], held: list[int]) -> int:
        """In how many ways a hand can be made up of ``held`` cards and the rest from among so many cards, both counted by rank."""
        ways = 1
        for rank, count in enumerate(hand.counts):
            needed = count - held[rank]
            if needed:
                if needed < 0:
                    return 0
                ways *= comb(open_cards[rank], needed)
                if not ways:
                    return 0
        return ways


_known: dict[tuple[str, int, str], MusCards] = {}


def mus_cards(deck: str, kings: int, real: str) -> MusCards:
    """The one shared :class:`MusCards` of these options."""
    key = (deck, kings, real)
    found = _known.get(key)
    if found is None:
        found = _known[key] = MusCards(deck, kings, real)
    return found
