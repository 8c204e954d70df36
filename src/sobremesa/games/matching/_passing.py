"""Cards of a few numbers that are passed round the table, all at the same moment, or thrown into the middle and mixed."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import Field, Reader, once
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.games.matching._numbers import Numbers, draw


class Passing(State):
    """A match in which hands of one size go round.

    :ivar out: the seats that play no more. ``passes``: made since the deal; ``way``: ``right``, ``left``, ``alternate`` or ``centre``.
    :ivar chosen: what each seat would pass, in the order chosen; others only know whether it is all chosen. ``count``: how many that is.
    :ivar given: what each seat passed last and ``given_to`` to whom (-1: nobody, or into the pool); its own knowledge.
    :ivar pool: cards thrown into the middle, by position, -1 taken; ``taken``: what each seat has taken from it.
    :ivar shown: seats whose cards all can see.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, numbers: Numbers, way: str, count: int) -> None:
        super().__init__(game, seats, options, chance)
        self.numbers = numbers
        self.pack = numbers.pack
        self.size = numbers.size
        self.way = way
        self.count = count
        self.out: list[int] = []
        self.passes = 0
        self.hands: list[int] = [0] * seats
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        self.given: list[int] = [0] * seats
        self.given_to: list[int] = [-1] * seats
        self.pool: list[int] = []
        self.taken: list[int] = [0] * seats
        self.shown = 0

    def playing(self) -> list[int]:
        """The seats still in."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def before(self, seat: int) -> int:
        """The seat still in next to it clockwise."""
        seat = (seat - 1) % self.seats
        while seat in self.out:
            seat = (seat - 1) % self.seats
        return seat

    def deal(self, first: int) -> None:
        """New hands to all who are still in, one card at a time from ``first`` on."""
        playing = self.playing()
        cards = bits(self.numbers.cards(len(playing)))
        self.chance.shuffle(cards)
        self.hands = [0] * self.seats
        place = playing.index(first)
        for turn in range(self.size * len(playing)):
            self.hands[playing[(place + turn) % len(playing)]] |= 1 << cards.pop()
        self.passes = 0
        self.chosen = [[] for _ in range(self.seats)]
        self.shown = 0
        self.forget_passes()

    def forget_passes(self) -> None:
        """Nobody knows any longer who holds what he passed."""
        self.given = [0] * self.seats
        self.given_to = [-1] * self.seats
        self.taken = [0] * self.seats
        self.pool = []

    def ready(self, seat: int) -> bool:
        """Whether a seat has chosen all that it passes."""
        return len(self.chosen[seat]) == self.count

    def all_ready(self) -> bool:
        """Whether everybody has."""
        return all(self.ready(seat) for seat in self.playing())

    def choose(self, seat: int, card: int) -> None:
        """Choose a card, in place of the earliest choice if there are enough; or put a chosen one back."""
        chosen = self.chosen[seat]
        if card in chosen:
            chosen.remove(card)
            return
        if len(chosen) == self.count:
            chosen.pop(0)
        chosen.append(card)

    def choose_rest(self) -> None:
        """Choose at random whatever is not chosen yet."""
        for seat in self.playing():
            rest = bits(self.hands[seat] & ~to_mask(self.chosen[seat]))
            while rest and not self.ready(seat):
                self.chosen[seat].append(rest.pop(self.chance.below(len(rest))))

    def slide(self) -> None:
        """All that is chosen goes to the next hand, or mixed into the pool."""
        playing = self.playing()
        self.forget_passes()
        step = 1 if self.way == "right" or (self.way == "alternate" and self.passes % 2 == 0) else -1
        for place, seat in enumerate(playing):
            cards = to_mask(self.chosen[seat])
            self.hands[seat] ^= cards
            self.given[seat] = cards
            if self.way != "centre":
                self.given_to[seat] = playing[(place + step) % len(playing)]
        for seat in playing:
            if self.way == "centre":
                self.pool += self.chosen[seat]
            else:
                self.hands[self.given_to[seat]] |= self.given[seat]
            self.chosen[seat] = []
        self.chance.shuffle(self.pool)
        self.passes += 1

    def short(self) -> list[int]:
        """The seats that have still to take from the pool."""
        return [seat for seat in self.playing() if self.hands[seat].bit_count() < self.size]

    def places(self) -> list[int]:
        """The positions of the pool that hold a card."""
        return [place for place, card in enumerate(self.pool) if card >= 0]

    def take(self, seat: int, place: int) -> None:
        """Take the card of a position of the pool."""
        bit = 1 << self.pool[place]
        self.pool[place] = -1
        self.hands[seat] |= bit
        self.taken[seat] |= bit

    def guess_hands(self, seat: int, chance: Chance, claimant: int) -> None:
        """Give the others anything that ``seat`` does not see: but what it passed last stays where it is, and the hand of a ``claimant`` (-1: nobody)
        is a complete one."""
        others = [other for other in range(self.seats) if other != seat and not self.shown >> other & 1 and self.hands[other]]
        sizes = [hand.bit_count() for hand in self.hands]
        took = [self.taken[other].bit_count() for other in range(self.seats)]
        places = self.places()
        unseen = to_mask([self.pool[place] for place in places])
        for other in others:
            unseen |= self.hands[other]
        # The pool and what others have taken from it hold what the seat threw in, all but what it took back itself.
        thrown = self.given[seat] & ~self.hands[seat] if places else 0
        rest = bits(unseen & ~thrown)
        chance.shuffle(rest)
        if places:
            mixed = bits(thrown)
            while len(mixed) < len(places) + sum([took[other] for other in others]):
                mixed.append(rest.pop())
            chance.shuffle(mixed)
            for place in places:
                self.pool[place] = mixed.pop()
            for other in others:
                self.taken[other] = draw(mixed, took[other])
        known = self.taken[:]
        if self.given_to[seat] in others:
            known[self.given_to[seat]] |= self.given[seat]
        if claimant >= 0:
            free = unseen
            for other in others:
                if other != claimant:
                    free &= ~known[other]
            known[claimant] = self.numbers.guess(len(self.playing()), free, known[claimant], chance) or known[claimant]
        fixed = 0
        for other in others:
            fixed |= known[other]
        rest = [card for card in rest if not fixed >> card & 1]
        for other in others:
            self.hands[other] = known[other] | draw(rest, sizes[other] - known[other].bit_count())
        for other in range(self.seats):
            if other != seat:
                cards = bits(self.hands[other])
                chance.shuffle(cards)
                self.chosen[other] = cards[: self.count] if self.ready(other) else []
                if self.given_to[other] != seat:
                    self.given[other] = 0

    def check_passing(self) -> None:
        """Of a position: refuse hands, choices and knowledge that cannot be; unless it is partial, all the numbers must be there."""
        if len(set(self.out)) != len(self.out) or not all(0 <= seat < self.seats for seat in self.out):
            raise Refused("position-value", name="out")
        pool = [card for card in self.pool if card >= 0]
        names = self.pack.text(pool).split()
        held = to_mask(pool)
        for hand in self.hands:
            names += self.pack.mask_text(hand).split()
            held |= hand
        once(names)
        playing = self.playing()
        settled = any(self.hands[seat] for seat in self.out)  # whoever has just gone out still holds his cards
        if not self.partial and not settled and held != self.numbers.cards(len(playing)):
            raise Refused("position-value", name="hands")
        for seat in range(self.seats):
            hand = self.hands[seat]
            full = hand.bit_count() == self.size or (hand.bit_count() < self.size and (self.partial or len(pool) > 0))
            if seat in playing and not full:
                raise Refused("position-value", name="hands")
            if len(self.chosen[seat]) > self.count or to_mask(self.chosen[seat]) & ~hand or len(set(self.chosen[seat])) != len(self.chosen[seat]):
                raise Refused("position-value", name="chosen")
            to = self.given_to[seat]
            if not -1 <= to < self.seats or (to >= 0 and self.given[seat] & ~self.hands[to]):
                raise Refused("position-value", name="given_to")
            if self.taken[seat] & ~hand or (self.taken[seat] and not self.pool):
                raise Refused("position-value", name="taken")
        if pool and sum([self.size - self.hands[seat].bit_count() for seat in playing]) != len(pool):
            raise Refused("position-value", name="pool")
        if not 0 <= self.shown < 1 << self.seats:
            raise Refused("position-value", name="shown")

    def copy_passing_to(self, new: Passing) -> None:
        """Copy all this into a fresh state."""
        self.copy_to(new)
        new.out = self.out[:]
        new.passes = self.passes
        new.hands = self.hands[:]
        new.chosen = [cards[:] for cards in self.chosen]
        new.given = self.given[:]
        new.given_to = self.given_to[:]
        new.pool = self.pool[:]
        new.taken = self.taken[:]
        new.shown = self.shown

    def census(self) -> list[str]:
        cards = bits(sum(self.hands)) + [card for card in self.pool if card >= 0]
        return [self.pack.names[card] for card in cards]


class Pool(Field):
    """Cards by their position, ``.`` where one has been taken."""

    def write(self, state: object) -> object:
        assert isinstance(state, Passing)
        return " ".join([state.pack.names[card] if card >= 0 else "." for card in state.pool])

    def value(self, state: object, read: Reader) -> object:
        assert isinstance(state, Passing)
        return [-1 if name == "." else state.pack.card(name) for name in read.text(self.name).split()]
