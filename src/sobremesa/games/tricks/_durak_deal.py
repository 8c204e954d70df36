"""What a match of durak is made of: who sits and holds what, the deal, and guesses of what is hidden."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import Pack, bits, to_mask
from sobremesa.core.state import Game, State
from sobremesa.games.tricks._durak_pack import NO_TRUMP, Deck, deck_of

# Actions: a card is played by its number (a pair as two); the rest lie above the pack. Where several cards wait to be beaten, BEAT tells which.
PASS: Final = 120
TAKE: Final = 121
READY: Final = 122
DEAL: Final = 123
CUT: Final = 124
DECLINE: Final = 125
OFFER: Final = 130
SWAP: Final = 200
TRANSFER: Final = 400
BEAT: Final = 1000
PAIR: Final = 20_000
STEP: Final = 128  # more than the cards of any pack

# Phases: the pack to cut, the cut to be offered, an offer to answer, the lowest trump to swap or not; a bout to open, cards to beat, cards to be
# thrown in; the next game to deal, the match over
CUTTING: Final = 0
OFFERING: Final = 1
TRAPPED: Final = 2
SWAPPING: Final = 3
OPEN: Final = 4
DEFEND: Final = 5
ADD: Final = 6
OVER: Final = 7
END: Final = 8

MOST: Final = 6  # attack cards of a bout under ``hand_or_six``
CAP: Final = 1000  # bouts after which a game is void, far above any that is played
TRIES: Final = 60  # guesses of a first bout before one is let pass in which somebody was dealt a hand that voids the deal


class DurakDeal(State):
    """The cards of a game of durak, and who has been durak so far.

    ``stock``: top last. ``turn_up``: the card of it that lies face up, -1 if none. ``known``: cards that everybody knows a player to hold.
    ``table``: each attack card with the one that beats it. ``owners``: who laid the attack cards. ``attacker``: the principal one; ``current``: who
    may throw in. ``limit``: attack cards this bout may have. ``passed``: who has passed since the last card (a set of seats). ``taking``: the
    defender picks up. ``swapped``: the attacker has changed the trumps in this bout. ``aside``: cards left over (railway), the shown one last.
    ``answers``: to the swap, 0 none, 1 ready, from 2 the card to swap. ``offered``: who has been offered the cut or has offered it (a set).
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.deck: Deck = deck_of(options)
        self.pack: Pack = self.deck.pack
        self.trumps = str(options["trump"])
        self.railway = options.on("railway")
        self.level = 0 if self.railway else options.number("hand_size")
        self.half = seats // 2 if options["teams"] == "pairs" and seats in (4, 6, 8) else 0
        self.transfer = options.on("transfer")
        self.open_pair = options.on("open_pair")
        self.exchange = options.on("exchange")
        self.most = MOST if options["max_attacks"] == "hand_or_six" else self.pack.size
        self.last_refill = options["refill_order"] == "defender_last"
        self.cut_trap = str(options["cut_trap"])
        self.games = options.number("hands")
        self.phase = OPEN
        self.dealer = seats - 1
        self.attacker = 0
        self.defender = 1
        self.current = 0
        self.limit = 0
        self.passed = 0
        self.taking = False
        self.swapped = False
        self.trump = NO_TRUMP
        self.turn_up = -1
        self.stock: list[int] = []
        self.hands: list[int] = [0] * seats
        self.known: list[int] = [0] * seats
        self.table: list[list[int]] = []
        self.owners: list[int] = []
        self.discard = 0
        self.aside: list[int] = []
        self.answers: list[int] = [0] * seats
        self.offered = 0
        self.bouts = 0
        self.losers: list[int] = []
        self.titles: list[int] = [0] * seats

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._shuffle()

    def _open(self, attacker: int) -> None:
        """Begin a bout."""
        raise NotImplementedError

    def _shuffle(self) -> None:
        self.stock = list(range(self.pack.size))
        self.chance.shuffle(self.stock)
        self.hands = [0] * self.seats
        self.known = [0] * self.seats
        self.table = []
        self.owners = []
        self.aside = []
        self.discard = self.offered = self.passed = 0
        self.turn_up = -1
        self.trump = NO_TRUMP
        self.losers = []
        self.taking = False
        if self.cut_trap == "cut":
            self.phase = CUTTING
            self.current = (self.dealer - 1) % self.seats
        elif self.cut_trap == "trap":
            self._offer()
        else:
            self._deal()

    def _offer(self) -> None:
        self.phase = OFFERING
        self.current = self.dealer
        self.offered |= 1 << self.dealer

    def _cut(self) -> None:
        place = 1 + self.chance.below(self.pack.size - 1)
        self.stock = self.stock[place:] + self.stock[:place]

    def _deal(self) -> None:
        again = 0
        cards = self.stock
        while not self._lay(cards[:]):
            again += 1
            cards = list(range(self.pack.size))
            self.chance.shuffle(cards)
        if again and self.loud:
            self.note("deal", "durak-redealt", self.dealer, n=again)
        self.answers = [0] * self.seats
        self.bouts = 0
        if self._lowest():
            self.phase = SWAPPING
        else:
            self._open((self.dealer + 1) % self.seats)

    def _lay(self, cards: list[int]) -> bool:
        """Deal from the top (the end of ``cards``) and turn the trump; False where the deal is void."""
        seats = self.seats
        hands = [0] * seats
        self.known = [0] * seats
        seat = self.dealer
        card = -1
        for _ in range(seats * (len(cards) // seats if self.railway else self.level)):
            seat = (seat + 1) % seats
            card = cards.pop()
            hands[seat] |= 1 << card
        self.hands = hands
        for hand in hands:
            if self.deck.plain(hand):
                return False
        self.aside = []
        self.turn_up = -1
        self.trump = NO_TRUMP
        if self.railway:
            self.aside = cards[::-1]
            cards = []
        self.stock = cards
        if self.trumps == "none":
            return True
        if cards:
            if not self.trumps.startswith("albanian"):
                card = cards.pop()
                cards.insert(0, card)
                if self.trumps == "hidden_second":
                    cards.insert(0, cards.pop())
            else:
                card = cards[-1]
            self.turn_up = card
        elif self.aside:
            card = self.aside[-1]
        else:
            self.known[self.dealer] |= 1 << card
        self.trump = self.pack.suit[card]
        return self.trump >= 0

    def _lowest(self) -> int:
        """The trumps that may be swapped for the turn-up, whoever holds them; none where there is no swap."""
        if not self.exchange or self.turn_up < 0 or self.deck.lowest >> self.turn_up & 1:
            return 0
        return self.deck.lowest & self.pack.suit_masks[self.trump]

    # -- seats ------------------------------------------------------------------------------------------------------------------------

    def partners(self, one: int, other: int) -> bool:
        """Whether two seats are of one pair (or the same)."""
        return one == other or (self.half > 0 and (one - other) % self.half == 0)

    def holder_after(self, seat: int) -> int:
        """The next player clockwise with cards, not ``seat`` itself; -1 if there is none."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.hands[other]:
                return other
        return -1

    def foe_after(self, seat: int) -> int:
        """The next player clockwise with cards who is no partner of ``seat``; -1 if there is none."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.hands[other] and not self.partners(seat, other):
                return other
        return -1

    def room(self, seat: int) -> int:
        """The attack cards a bout against that seat could have."""
        return min(self.hands[seat].bit_count(), self.most)

    def thrower_from(self, seat: int) -> int:
        """The first, from ``seat`` on, who may throw in and has not passed; -1 if there is none. The order is: the principal attacker, then from the
        defender's left clockwise, which in pairs is not the way round from the attacker where his partner sits between the two."""
        left = [(self.defender + step) % self.seats for step in range(1, self.seats)]
        order = [self.attacker, *[other for other in left if other != self.attacker]]
        start = order.index(seat) if seat in order else 0
        for other in order[start:] + order[:start]:
            if self.hands[other] and not self.passed >> other & 1 and not self.partners(other, self.defender):
                return other
        return -1

    def next_dealer(self) -> int:
        """Who deals the next game: the durak, the first clockwise of two; if there is none the same as before."""
        for step in range(1, self.seats + 1):
            if (self.dealer + step) % self.seats in self.losers:
                return (self.dealer + step) % self.seats
        return self.dealer

    def turn(self) -> int:
        if self.phase == SWAPPING:
            return next(seat for seat in range(self.seats) if not self.answers[seat])
        if self.phase == OPEN:
            return self.attacker
        if self.phase == DEFEND:
            return self.defender
        if self.phase == OVER:
            return self.next_dealer()
        return -1 if self.phase == END else self.current

    def actors(self) -> int:
        if self.phase == END:
            return 0
        if self.phase == SWAPPING:
            return to_mask([seat for seat in range(self.seats) if not self.answers[seat]])
        return 1 << self.turn()

    # -- guesses ------------------------------------------------------------------------------------------------------------------------

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        if self.phase < SWAPPING:
            self.stock = list(range(self.pack.size))
            chance.shuffle(self.stock)
            return
        kept = self.known[:]
        kept[seat] = self.hands[seat]
        up = self.stock.index(self.turn_up) if self.turn_up >= 0 else -1
        hidden = self.stock[:] + self.aside[:-1]
        if up >= 0:
            hidden.remove(self.turn_up)
        pool = to_mask(hidden)
        rooms = [0] * self.seats
        for other in range(self.seats):
            unknown = self.hands[other] & ~kept[other]
            pool |= unknown
            rooms[other] = unknown.bit_count()
        cards = bits(pool)
        chance.shuffle(cards)
        if not self.bouts:
            for _ in range(TRIES):
                if not self._void(cards, rooms, kept):
                    break
                chance.shuffle(cards)
        place = 0
        for other in range(self.seats):
            hand = self.hands[other] & kept[other]
            for card in cards[place : place + rooms[other]]:
                hand |= 1 << card
            self.hands[other] = hand
            place += rooms[other]
        spare = len(self.aside) - 1
        if spare > 0:
            self.aside[:spare] = cards[place : place + spare]
            place += spare
        self.stock = cards[place:]
        if up >= 0:
            self.stock.insert(up, self.turn_up)
        self._guess_answers(seat)

    def _void(self, cards: list[int], rooms: list[int], kept: list[int]) -> bool:
        """Whether, in the first bout, this guess would have had somebody dealt a hand that voids the deal."""
        played = [0] * self.seats
        for pair, owner in zip(self.table, self.owners, strict=True):
            played[owner] |= 1 << pair[0]
            if len(pair) > 1:
                played[self.defender] |= 1 << pair[1]
        place = 0
        for other in range(self.seats):
            if rooms[other]:
                hand = (self.hands[other] & kept[other]) | to_mask(cards[place : place + rooms[other]]) | played[other]
                if self.deck.plain(hand):
                    return True
                place += rooms[other]
        return False

    def _guess_answers(self, seat: int) -> None:
        """What the others have answered to the swap, which nobody is told before all have."""
        for other in range(self.seats):
            if other != seat and self.answers[other]:
                able = bits(self.hands[other] & self._lowest())
                self.answers[other] = 2 + able[0] if able and self.chance.below(2) else 1
