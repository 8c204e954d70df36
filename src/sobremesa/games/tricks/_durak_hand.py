"""A game of durak as it is played: bouts of attack and defence, refills, and who is left with cards."""

from __future__ import annotations

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.games.tricks._durak_deal import (
    ADD,
    BEAT,
    CAP,
    CUT,
    CUTTING,
    DEAL,
    DECLINE,
    DEFEND,
    END,
    OFFER,
    OFFERING,
    OPEN,
    OVER,
    PAIR,
    PASS,
    READY,
    STEP,
    SWAP,
    SWAPPING,
    TAKE,
    TRANSFER,
    TRAPPED,
    DurakDeal,
)


class DurakHand(DurakDeal):
    """A game of durak, from the pack to cut to the last card."""

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        phase = self.phase
        hand = self.hands[seat]
        if phase == DEFEND:
            return self._defences(hand)
        if phase == ADD:
            return [*bits(hand & self.ranks_laid()), PASS]
        if phase == OPEN:
            found = bits(hand)
            found += [SWAP + card for card in bits(hand & self.colour_mates())]
            if self.open_pair and self.limit >= 2:
                for card in bits(hand):
                    found += [PAIR + card * STEP + other for other in bits(hand & self.deck.alike[card] & -(2 << card))]
            return found
        if phase == SWAPPING:
            return [READY, *[SWAP + card for card in bits(hand & self._lowest())]]
        if phase == OFFERING:
            return [DEAL, *[OFFER + other for other in range(self.seats) if not self.offered >> other & 1]]
        return {CUTTING: [CUT], TRAPPED: [CUT, DECLINE]}.get(phase, [DEAL])

    def waiting(self) -> list[int]:
        """The places on the table of attack cards that are not beaten yet."""
        return [place for place in range(len(self.table)) if len(self.table[place]) == 1]

    def beatable(self, card: int) -> list[int]:
        """The places of the waiting attack cards that a card beats."""
        return [place for place in self.waiting() if self.deck.beating(self.table[place][0], self.trump) >> card & 1]

    def _defences(self, hand: int) -> list[int]:
        waiting = self.waiting()
        found: list[int] = []
        if len(waiting) == 1:
            found = bits(hand & self.deck.beating(self.table[waiting[0]][0], self.trump))
        found.append(TAKE)
        found += [TRANSFER + card for card in bits(self.transfers())]
        if len(waiting) > 1:
            for place in waiting:
                found += [BEAT + place * STEP + card for card in bits(hand & self.deck.beating(self.table[place][0], self.trump))]
        return found

    def ranks_laid(self) -> int:
        """All cards of a rank that lies on the table."""
        found = 0
        for pair in self.table:
            for card in pair:
                found |= self.deck.alike[card]
        return found

    def transfers(self) -> int:
        """The cards with which the defender may pass the attack on."""
        return 0 if self.no_transfer() is not None else self.hands[self.defender] & self.deck.alike[self.table[0][0]]

    def no_transfer(self) -> Refused | None:
        """Why the attack cannot be passed on now with any card."""
        if not self.transfer:
            return Refused("durak-transfer-off")
        if self.phase != DEFEND or len(self.waiting()) < len(self.table):
            return Refused("durak-transfer-late")
        target = self.foe_after(self.defender)
        if target < 0:
            return Refused("durak-transfer-nobody")
        if len(self.table) >= self.room(target):
            return Refused("durak-transfer-full", seat=target, n=self.room(target))
        return None

    def colour_mates(self) -> int:
        """The cards for which the attacker may take the turn-up."""
        if self.trumps != "colour_swap" or self.turn_up < 0 or self.swapped:
            return 0
        return self.deck.alike[self.turn_up] & self.deck.colours[0 if self.deck.black(self.turn_up) else 1]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if phase == END:
            raise Refused("match-over")
        if seat < 0 or not self.actors() >> seat & 1:
            if phase in (DEFEND, ADD) and 0 <= action < PASS and seat != self.defender and len(self.table) >= self.limit:
                raise Refused("durak-limit", n=self.limit)
            raise Refused("not-your-turn")
        if 0 <= action < self.pack.size and phase in (OPEN, DEFEND, ADD):
            self._held(seat, action)
            if phase == OPEN:
                self._attack(seat, [action])
            elif phase == ADD:
                self._add(seat, action)
            else:
                self._beat(seat, action, self._place_for(seat, action))
        elif phase == ADD and action == PASS:
            self._pass(seat)
        elif phase == DEFEND and action == TAKE:
            self._take(seat)
        elif phase == DEFEND and BEAT <= action < PAIR and (action - BEAT) % STEP < self.pack.size:
            self._held(seat, (action - BEAT) % STEP)
            self._beat(seat, (action - BEAT) % STEP, (action - BEAT) // STEP)
        elif phase == DEFEND and TRANSFER <= action < TRANSFER + self.pack.size:
            self._held(seat, action - TRANSFER)
            self._pass_on(seat, action - TRANSFER)
        elif phase == OPEN and PAIR <= action < PAIR + STEP * STEP:
            self._open_with(seat, (action - PAIR) // STEP, (action - PAIR) % STEP)
        elif phase in (SWAPPING, OPEN) and (SWAP <= action < SWAP + self.pack.size or (phase == SWAPPING and action == READY)):
            self._swap(seat, action)
        elif phase == SWAPPING and 0 <= action < self.pack.size:
            raise Refused("durak-answer-first")
        elif phase == OPEN and action in (PASS, TAKE):
            raise Refused("durak-must-open")
        elif action not in self.actions(seat):
            raise Refused("unknown-move", text=str(action))
        else:
            self._prepare(seat, action)

    def _prepare(self, seat: int, action: int) -> None:
        """What is done with the pack before a game."""
        if self.phase == OVER:
            self.dealer = self.next_dealer()
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self.note("deal", "event-deal", seat)
            self._shuffle()
        elif action == DEAL:
            self._deal()
        elif action == DECLINE:
            self.note("say", "durak-declines", seat, True)
            self._offer()
        elif action == CUT:
            self.note("cut", "durak-cuts" if self.phase == CUTTING else "durak-trapped", seat)
            self._cut()
            if self.phase == TRAPPED:
                self.dealer = seat
                self._offer()
            else:
                self._deal()
        else:
            self.current = action - OFFER
            self.offered |= 1 << self.current
            self.phase = TRAPPED
            self.note("say", "durak-offers", seat, True, seat2=self.current)

    def _held(self, seat: int, card: int) -> None:
        if not self.hands[seat] >> card & 1:
            raise Refused("not-held", card=self.pack.names[card])

    def _drop(self, seat: int, card: int) -> None:
        self.hands[seat] &= ~(1 << card)
        self.known[seat] &= ~(1 << card)

    def _swap(self, seat: int, action: int) -> None:
        if action == READY:
            self.answers[seat] = 1
        else:
            card = action - SWAP
            self._held(seat, card)
            if not (self._lowest() if self.phase == SWAPPING else self.colour_mates()) >> card & 1:
                raise Refused("durak-no-swap", card=self.pack.names[card])
            if self.phase == OPEN:
                self._exchange(seat, card)
                self.swapped = True
                return
            self.answers[seat] = 2 + card
        if 0 in self.answers:
            return
        first = (self.dealer + 1) % self.seats
        for step in range(self.seats):
            one = (first + step) % self.seats
            if self.answers[one] > 1:
                self._exchange(one, self.answers[one] - 2)
                break
        self.answers = [0] * self.seats
        self._open(first)

    def _exchange(self, seat: int, card: int) -> None:
        old = self.turn_up
        self._drop(seat, card)
        self.hands[seat] |= 1 << old
        self.known[seat] |= 1 << old
        self.stock[self.stock.index(old)] = card
        self.turn_up = card
        if self.loud:
            self.note("swap", "durak-swaps", seat, True, card=self.pack.names[card], card2=self.pack.names[old])
        self._set_trump(self.pack.suit[card])

    def _set_trump(self, suit: int) -> None:
        if suit != self.trump and self.loud:
            self.note("trump", "durak-trump-now", suit=self.pack.suits[suit])
        self.trump = suit

    # -- the bout -----------------------------------------------------------------------------------------------------------------------

    def _open(self, attacker: int) -> None:
        self.phase = OPEN
        self.attacker = self.current = attacker
        self.defender = self.foe_after(attacker)
        self.limit = self.room(self.defender)
        self.table = []
        self.owners = []
        self.passed = 0
        self.taking = self.swapped = False

    def _open_with(self, seat: int, card: int, other: int) -> None:
        if not self.open_pair:
            raise Refused("durak-pair-off")
        if not (0 <= card < self.pack.size and 0 <= other < self.pack.size) or card >= other:
            raise Refused("unknown-move", text=str(card))
        self._held(seat, card)
        self._held(seat, other)
        if not self.deck.alike[card] >> other & 1:
            raise Refused("durak-pair-ranks")
        if self.limit < 2:
            raise Refused("durak-limit", n=self.limit)
        self._attack(seat, [card, other])

    def _attack(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self._drop(seat, card)
            self.table.append([card])
            self.owners.append(seat)
            if self.loud:
                self.note("play", "durak-attacks", seat, card=self.pack.names[card], seat2=self.defender)
        self.passed = 0
        self.phase = DEFEND

    def _add(self, seat: int, card: int) -> None:
        if not self.ranks_laid() >> card & 1:
            raise Refused("durak-rank", card=self.pack.names[card])
        self._attack(seat, [card])
        if self.taking:
            self._throwing(seat)

    def _place_for(self, seat: int, card: int) -> int:
        """Which waiting attack card a card is meant for, where there is no choice."""
        waiting = self.waiting()
        if len(waiting) > 1 and self.beatable(card):
            raise Refused("durak-which", card=self.pack.names[card])
        return waiting[0]

    def _beat(self, seat: int, card: int, place: int) -> None:
        if place >= len(self.table) or len(self.table[place]) > 1:
            raise Refused("durak-beaten")
        attack = self.table[place][0]
        if not self.deck.beating(attack, self.trump) >> card & 1:
            raise self.deck.why_not(attack, card, self.trump)
        self._drop(seat, card)
        self.table[place].append(card)
        if self.loud:
            self.note("play", "durak-beats", seat, card=self.pack.names[card], card2=self.pack.names[attack])
        if not self.waiting():
            self._throwing(self.current)

    def _take(self, seat: int) -> None:
        self.taking = True
        self.passed = 0
        if self.loud:
            self.note("take", "durak-takes", seat, True)
        self._throwing(self.attacker)

    def _pass(self, seat: int) -> None:
        self.passed |= 1 << seat
        if self.loud:
            self.note("pass", "durak-passes", seat, True)
        self._throwing(seat)

    def _pass_on(self, seat: int, card: int) -> None:
        refusal = self.no_transfer()
        if refusal is not None:
            raise refusal
        if not self.deck.alike[self.table[0][0]] >> card & 1:
            raise Refused("durak-transfer-rank", card=self.pack.names[card])
        target = self.foe_after(seat)
        self._drop(seat, card)
        self.table.append([card])
        self.owners.append(seat)
        self.attacker = self.current = seat
        self.defender = target
        self.limit = self.room(target)
        if self.loud:
            self.note("play", "durak-transfers", seat, True, card=self.pack.names[card], seat2=target)

    def _throwing(self, seat: int) -> None:
        """All is beaten, or will be picked up: the first from ``seat`` on may throw in, unless the bout is over."""
        self.current = self.thrower_from(seat) if len(self.table) < self.limit and (self.taking or self.hands[self.defender]) else -1
        self.phase = ADD
        if self.current < 0:
            self._close()

    def _close(self) -> None:
        """The end of a bout, and what follows from it."""
        laid = 0
        for pair in self.table:
            laid |= to_mask(pair)
        taken = self.taking
        if taken:
            self.hands[self.defender] |= laid
            self.known[self.defender] |= laid
        else:
            self.discard |= laid
        if self.loud:
            self.note("take" if taken else "win", "durak-picks-up" if taken else "durak-defends", self.defender, n=laid.bit_count())
        self.table = []
        self.owners = []
        self.passed = 0
        self.taking = False
        self.current = self.attacker
        self._refill()
        self.bouts += 1
        left = [seat for seat in range(self.seats) if self.hands[seat]]
        if not left or (len(left) <= 2 and self.partners(left[0], left[-1])):
            self._count(left)
        elif self.bouts >= CAP:
            self._count([])
        elif self.hands[self.defender] and not taken:
            self._open(self.defender)
        else:
            self._open(self.holder_after(self.defender))

    def _refill(self) -> None:
        seats = self.seats
        others = [(self.defender + step) % seats for step in range(1, seats) if (self.defender + step) % seats != self.attacker]
        order = [self.attacker, *others, self.defender] if self.last_refill else [self.attacker, self.defender, *others]
        for seat in order:
            while self.stock and self.hands[seat].bit_count() < self.level:
                self._draw(seat)
        if self.trumps == "albanian_rolling" and self.stock:
            self.turn_up = self.stock[-1]
            self._set_trump(self.deck.trump_of(self.turn_up, self.trump))

    def _draw(self, seat: int) -> None:
        card = self.stock.pop()
        self.hands[seat] |= 1 << card
        if card == self.turn_up:
            self.known[seat] |= 1 << card
            self.turn_up = -1
            if self.loud:
                self.note("draw", "durak-draws", seat, card=self.pack.names[card])
            if self.trumps == "hidden_second" and self.stock:
                self.turn_up = self.stock[0]
                self._set_trump(self.deck.trump_of(self.turn_up, self.trump))

    def _count(self, losers: list[int]) -> None:
        self.losers = losers
        for seat in losers:
            self.titles[seat] += 1
        self.known = self.hands[:]
        self.phase = END if self.hand + 1 >= self.games else OVER
        if self.loud:
            if losers:
                self.note("score", "durak-is", -1, seats=" ".join([str(seat) for seat in losers]))
            else:
                self.note("score", "durak-nobody")

    # -- how it stands ------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.titles[:]

    def winners(self) -> list[int]:
        fewest = min(self.titles)
        return [seat for seat in range(self.seats) if self.phase == END and self.titles[seat] == fewest]

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def standing(self, seat: int) -> int:
        if self.phase >= OVER:
            return 0 if seat in self.losers else 100
        return 50 - self.hands[seat].bit_count()

    def side(self, seat: int) -> int:
        return seat % self.half if self.half else seat
