"""What a seat knows of the others' hands in anaconda: the cards it has passed can only be with those they may have come to since, and what is turned
up tells of the rest."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.guess import deal_evenly
from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._anaconda import CHOOSING, DECLARING, PASSING, AnacondaHand
from sobremesa.games.vying._anaconda_form import KEPT
from sobremesa.games.vying._lead import lead_card, stands
from sobremesa.games.vying._seating import strength

WALKS: Final = 12  # guesses of where the cards passed are by now
DEALS: Final = 6  # guesses of all hands before one is taken that does not fit
FITS: Final = 60  # guesses of a hand given up when none fits; from the middle on they are helped


class AnacondaGuesses(AnacondaHand):
    """A hand of anaconda that can be guessed."""

    def redeal(self, seat: int, chance: Chance) -> None:
        """The seat knows what it has passed and that it can only be with those it may have come to since."""
        self.chance = chance
        self.events = self.heard(seat)
        deal = self.deal
        pool = to_mask(deal.stock)
        rooms = [0] * self.seats  # the cards of each seat's that are hidden, and of those the ones put aside
        aside = [0] * self.seats
        for other in range(self.seats):
            if other != seat:
                hidden = 0 if deal.shown >> other & 1 else deal.holes[other]
                pool |= hidden | deal.thrown[other]
                aside[other] = deal.thrown[other].bit_count()
                rooms[other] = hidden.bit_count() + aside[other]
        order = [other for other in range(self.seats) if rooms[other]]
        order.sort(key=self._choosiness)
        free: list[int] = []
        for _ in range(DEALS):
            hands = self._placed(seat, pool, rooms, chance)
            free = bits(pool & ~_union(hands))
            chance.shuffle(free)
            fits = True
            for other in order:
                if not self._fill(other, hands[other], rooms[other] - aside[other], aside[other], free, chance):
                    fits = False
            if fits:
                break
        deal.stock = free
        self.passing.forget(seat)
        self._guess_choices(seat, chance)

    def _placed(self, seat: int, pool: int, rooms: list[int], chance: Chance) -> list[int]:
        """Where the cards are that the seat has passed and not seen since, a set for each seat."""
        given = self.passing.tracked(seat, pool) if seat >= 0 else {}
        hands = [0] * self.seats
        if not given:
            return hands
        for _ in range(WALKS):
            hands = [0] * self.seats
            for card, holder in self.passing.walk(seat, given, self.size, chance).items():
                hands[holder] |= 1 << card
            if not any(hand.bit_count() > room for hand, room in zip(hands, rooms, strict=True)):
                return hands
        known = to_mask(list(given))
        barred = [known] * self.seats
        for card, holders in self.passing.reach(seat, given).items():
            for other in bits(holders):
                barred[other] &= ~(1 << card)
        cards = bits(pool)
        dealt = deal_evenly(cards, [*rooms, len(cards) - sum(rooms)], [*barred, known], chance)
        assert dealt is not None, "the truth fits"
        return [to_mask(hand) & known for hand in dealt[: self.seats]]

    def _bound(self, seat: int) -> bool:
        """Whether what a seat has turned up tells of the rest of its five."""
        return len(self.deal.ups[seat]) > 0 and (self.best_opens or self.stood[seat] > 0) and not self.deal.shown >> seat & 1

    def _choosiness(self, seat: int) -> int:
        """Seats by how few hands fit what they have turned up: those that show low cards first, those that show none last."""
        return self._wild_first(self.deal.ups[seat][0]) if self._bound(seat) else 1000

    def _fill(self, seat: int, sure: int, held: int, aside: int, free: list[int], chance: Chance) -> bool:
        """Give a seat the cards it is ``sure`` to have and others, taken off ``free``: ``held`` in its hand and so many put aside. Whether they fit
        what it has turned up."""
        deal = self.deal
        need = held + aside - sure.bit_count()
        bound = self._bound(seat)
        fits = not bound
        hand: list[int] = []
        for attempt in range(FITS if bound else 1):
            for place in range(need if attempt else 0):  # other cards at the end of the list
                last = len(free) - 1 - place
                pick = chance.below(last + 1)
                free[last], free[pick] = free[pick], free[last]
            good = self._help(seat, free, need, chance) if attempt > FITS // 2 else 0
            rest = bits(sure) + free[len(free) - need : len(free) - good]
            chance.shuffle(rest)
            hand = free[len(free) - good :] + rest
            if fits or self._fits(seat, to_mask(hand[:held])):
                fits = True
                break
        del free[len(free) - need :]
        if not deal.shown >> seat & 1:
            deal.holes[seat] = to_mask(hand[:held])
        deal.thrown[seat] = to_mask(hand[held:])
        return fits

    def _help(self, seat: int, free: list[int], need: int, chance: Chance) -> int:
        """Put at the end of the list what goes well with the card turned up: one of its rank or a wild one, now and then four of a suit; how many."""
        up = self.deal.ups[seat][0]
        flush = chance.below(3) == 0
        suit = chance.below(4) if self.is_wild(up) else self.pack.suit[up]
        most = min(need, KEPT - 1 if flush else 1)
        good: list[int] = []
        rest: list[int] = []
        for card in free:
            same = card < 52 and not self.is_wild(up) and card % 13 == up % 13 and strength(self.pack, card) < strength(self.pack, up)
            fits = self.pack.suit[card] == suit if flush else same or self.is_wild(card)
            if fits and len(good) < most:
                good.append(card)
            else:
                rest.append(card)
        free[:] = rest + good
        return len(good)

    def _fits(self, seat: int, holes: int) -> bool:
        """Whether a seat with those cards would have turned up what it has."""
        ups = self.deal.ups[seat]
        five = holes | to_mask(ups)
        ranks = self.form.ranks
        if self.best_opens and lead_card(ranks, self.pack, five) != ups[0]:
            return False
        return stands(ranks, five, ups[0]) == self.stood[seat]

    def _guess_choices(self, seat: int, chance: Chance) -> None:
        """Put something at random in place of what others have chosen in secret."""
        if self.phase == DECLARING:
            self.declared.guess(seat, chance)
        for other in range(self.seats):
            if other == seat:
                continue
            hand = bits(self.deal.holes[other])
            chance.shuffle(hand)
            if self.phase == PASSING:
                if self.picked[other]:
                    self.picked[other] = to_mask(hand[: self.count()])
            elif self.phase == CHOOSING:  # how far those are who have not done is not known either
                done = (self.chips.live & ~self.waiting) >> other & 1
                self.picked[other] = to_mask(hand[: self.size - KEPT]) if done else 0
                self.order[other] = hand[self.size - KEPT :][: self.turns] if done else []
            elif self.order[other]:  # of those, too, who have folded since
                self.order[other] = hand[: len(self.order[other])]


def _union(hands: list[int]) -> int:
    found = 0
    for hand in hands:
        found |= hand
    return found
