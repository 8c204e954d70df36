"""Where the cards of a hand of mus lie, and guesses of them that fit what a seat knows."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import Reader, agree
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._mus_cards import JUEGO, PARES, MusCards, Worth

UNKNOWN: Final = 0
LACKS: Final = 1
HAS: Final = 2

LUCK: Final = 12  # hands tried by chance before one is drawn from among all that fit
ATTEMPTS: Final = 8  # at fitting three hands together; after them what is hardest to fit is let go


class Needs:
    """What somebody knows of another one's hand.

    :ivar pares: and ``juego``: :data:`UNKNOWN`, or what has been declared. ``told``: marks seen, a set. ``hinted``: of each seña only noticed, a set
        of the marks of which it may be one.
    """

    def __init__(self) -> None:
        self.pares = UNKNOWN
        self.juego = UNKNOWN
        self.told = 0
        self.hinted: list[int] = []

    def any(self) -> bool:
        """Whether anything is known."""
        return self.pares != UNKNOWN or self.juego != UNKNOWN or self.told != 0 or len(self.hinted) > 0

    def fit(self, hand: Worth) -> bool:
        """Whether a hand fits."""
        if self.pares != UNKNOWN and (hand.key(PARES) > 0) != (self.pares == HAS):
            return False
        if self.juego != UNKNOWN and (hand.key(JUEGO) > 0) != (self.juego == HAS):
            return False
        if self.told & ~hand.marks:
            return False
        return all(hand.marks & marks for marks in self.hinted)


class MusDeal:
    """The cards. Sets are masks.

    :ivar stock: top last. ``hands``: four sets. ``thrown``: what each seat has thrown on the discards since they were last shuffled, ``open``: of
        these, what everybody has seen.
    :ivar known: cards that everybody has seen a seat be dealt, and that it still holds. ``barred``: cards that seat ``q`` knows not to be in the hand
        of seat ``p``, at ``4 * q + p``.
    :ivar shown: the seats whose hands have been laid open, a set.
    """

    def __init__(self, cards: MusCards) -> None:
        self.cards = cards
        self.stock: list[int] = []
        self.hands: list[int] = [0, 0, 0, 0]
        self.thrown: list[int] = [0, 0, 0, 0]
        self.open = 0
        self.known: list[int] = [0, 0, 0, 0]
        self.barred: list[int] = [0] * 16
        self.shown = 0

    def copy_to(self, new: MusDeal) -> None:
        """Copy everything into another one."""
        new.stock, new.hands, new.thrown, new.open = self.stock[:], self.hands[:], self.thrown[:], self.open
        new.known, new.barred, new.shown = self.known[:], self.barred[:], self.shown

    def begin(self, first: int, chance: Chance) -> None:
        """Shuffle, and four cards to each, one at a time from the seat ``first`` on."""
        stock = list(range(self.cards.pack.size))
        chance.shuffle(stock)
        self.hands = [0, 0, 0, 0]
        for turn in range(16):
            self.hands[(first + turn) % 4] |= 1 << stock.pop()
        self.stock = stock
        self.thrown = [0, 0, 0, 0]
        self.open = 0
        self.known = [0, 0, 0, 0]
        self.barred = [0] * 16
        self.shown = 0

    def pile(self) -> int:
        """The discards, a set."""
        return self.thrown[0] | self.thrown[1] | self.thrown[2] | self.thrown[3]

    def change(self, seat: int, cards: int, own_aside: bool, chance: Chance) -> bool:
        """The seat throws some of its cards and draws as many. Returns whether the discards had to be shuffled for it."""
        self.hands[seat] &= ~cards
        self.thrown[seat] |= cards
        if cards:
            self.known[seat] = 0
        wanted = cards.bit_count()
        shuffled = False
        while wanted:
            if not self.stock:
                self._shuffle(cards if own_aside else 0, chance)
                shuffled = True
            self.hands[seat] |= 1 << self.stock.pop()
            wanted -= 1
        if cards:
            for other in range(4):
                self.barred[4 * other + seat] = 0
        return shuffled

    def _shuffle(self, kept: int, chance: Chance) -> None:
        """Make a new stock of the discards, but for those ``kept``."""
        stock = bits(self.pile() & ~kept)
        for one in range(4):
            for other in range(4):
                if other != one:
                    self.barred[4 * one + other] |= (self.thrown[one] | self.open) & ~kept
            self.thrown[one] &= kept
        self.open &= kept
        chance.shuffle(stock)
        self.stock = stock

    def census(self) -> list[int]:
        """Every card."""
        return self.stock + bits(self.pile()) + [card for hand in self.hands for card in bits(hand)]

    def write(self) -> dict[str, object]:
        """The part of a position that is of cards."""
        pack = self.cards.pack
        return {
            "stock": pack.text(self.stock[::-1]),
            "hands": [pack.mask_text(hand) for hand in self.hands],
            "thrown": [pack.mask_text(cards) for cards in self.thrown],
            "open": pack.mask_text(self.open),
            "known": [pack.mask_text(cards) for cards in self.known],
            "barred": [pack.mask_text(cards) for cards in self.barred],
            "shown": self.shown,
        }

    def read(self, read: Reader) -> None:
        """The inverse of :meth:`write`. Raises :class:`Refused`."""
        pack = self.cards.pack
        self.stock = pack.cards(read.text("stock"))[::-1]
        self.hands = [pack.mask(text) for text in read.texts("hands", 4)]
        self.thrown = [pack.mask(text) for text in read.texts("thrown", 4)]
        self.open = pack.mask(read.text("open"))
        self.known = [pack.mask(text) for text in read.texts("known", 4)]
        self.barred = [pack.mask(text) for text in read.texts("barred", 16)]
        self.shown = read.number("shown", 0, 0, 15)
        if self.open & ~self.pile():
            raise Refused("position-value", name="open")
        agree(self.hands, self.known, [0, 0, 0, 0])

    # -- guesses ------------------------------------------------------------------------------------------------------------------------

    def redeal(self, seat: int, needs: list[Needs], chance: Chance) -> None:
        """Deal anew all that the seat does not know, so that each hand fits what it knows of it."""
        own = self.thrown[seat] | self.open
        hands = self.guess(seat, needs, chance)
        pool = to_mask(self.stock)
        rooms = [0, 0, 0, 0]
        for other in range(4):
            pool |= self.thrown[other] & ~own | self.hands[other]
            rooms[other] = (self.thrown[other] & ~own).bit_count()
        self.hands = hands
        for hand in hands:
            pool &= ~hand
        rest = bits(pool)
        chance.shuffle(rest)
        for other in range(4):
            self.thrown[other] &= own
            if other != seat:
                for third in range(4):
                    self.barred[4 * other + third] = 0
            for _ in range(rooms[other]):
                self.thrown[other] |= 1 << rest.pop()
        self.stock = rest

    def guess(self, seat: int, needs: list[Needs], chance: Chance) -> list[int]:
        """The four hands as the seat may suppose them: its own, those laid open, and others that fit what it knows of them."""
        own = self.thrown[seat] | self.open
        pool = to_mask(self.stock)
        fixed = [0, 0, 0, 0]
        hidden: list[int] = []
        for other in range(4):
            pool |= self.thrown[other] & ~own
            if other == seat or self.shown >> other & 1:
                continue
            fixed[other] = self.known[other]
            pool |= self.hands[other] & ~fixed[other]
            hidden.append(other)
        hidden = [other for _, other in sorted([(-_strictness(needs[other]), other) for other in hidden])]
        sizes = [self.hands[other].bit_count() for other in hidden]
        found = self._fit(seat, hidden, sizes, fixed, pool, needs, chance)
        hands = self.hands[:]
        for at, other in enumerate(hidden):
            hands[other] = found[at]
        return hands

    def _fit(self, seat: int, hidden: list[int], sizes: list[int], fixed: list[int], pool: int, needs: list[Needs], chance: Chance) -> list[int]:
        for _ in range(ATTEMPTS):
            found: list[int] = []
            left = pool
            for at, other in enumerate(hidden):
                hand = self._draw(left & ~self.barred[4 * seat + other], fixed[other], sizes[at], needs[other], chance)
                if hand < 0:
                    break
                found.append(hand)
                left &= ~hand
            if len(found) == len(hidden):
                return found
        loose = bits(pool)
        chance.shuffle(loose)
        found = []
        for at, other in enumerate(hidden):
            room = sizes[at] - fixed[other].bit_count()
            found.append(fixed[other] | to_mask(loose[:room]))
            loose = loose[room:]
        return found

    def _draw(self, pool: int, fixed: int, size: int, needs: Needs, chance: Chance) -> int:
        """A hand with the cards ``fixed`` and others of the pool, each that fits being equally likely; -1: none fits."""
        cards = bits(pool)
        room = size - fixed.bit_count()
        if room > len(cards):
            return -1
        if not needs.any() or size != 4:
            return fixed | _some(cards, room, chance)
        for _ in range(LUCK):
            hand = fixed | _some(cards, room, chance)
            if needs.fit(self.cards.hand(hand)):
                return hand
        return self._draw_fitting(cards, fixed, needs, chance)

    def _draw_fitting(self, cards: list[int], fixed: int, needs: Needs, chance: Chance) -> int:
        ranks = self.cards.top + 1
        rank = self.cards.rank
        free = [0] * ranks
        held = [0] * ranks
        for card in cards:
            free[rank[card]] += 1
        for card in bits(fixed):
            held[rank[card]] += 1
        fitting: list[Worth] = []
        weights: list[int] = []
        total = 0
        for hand in self.cards.hands:
            if needs.fit(hand):
                ways = self.cards.ways(hand, free, held)
                if ways:
                    fitting.append(hand)
                    weights.append(ways)
                    total += ways
        if not total:
            return -1
        point = chance.below(total)
        at = 0
        while point >= weights[at]:
            point -= weights[at]
            at += 1
        found = fixed
        for which in range(ranks):
            wanted = fitting[at].counts[which] - held[which]
            if wanted:
                found |= _some([card for card in cards if rank[card] == which], wanted, chance)
        return found


def _some(cards: list[int], count: int, chance: Chance) -> int:
    """So many of the cards at random, a set."""
    found = 0
    size = len(cards)
    while count:
        bit = 1 << cards[chance.below(size)]
        if not found & bit:
            found |= bit
            count -= 1
    return found


def _strictness(needs: Needs) -> int:
    """How hard a hand is to fit."""
    return 8 * needs.told.bit_count() + 2 * len(needs.hinted) + (2 if needs.juego == HAS else 0) + (1 if needs.pares != UNKNOWN else 0)
