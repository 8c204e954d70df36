"""The end of a hand of poker: who shows, what hands are worth, and how the pots are paid (rules/poker-base, "Showdown")."""

from __future__ import annotations

from sobremesa.core.packs import bits, to_mask
from sobremesa.games.vying._betting import next_in
from sobremesa.games.vying._forms import HIGH, LOW, NO_LOW, SPLIT
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._pay import best_of, halves, rake_pots, share
from sobremesa.games.vying._seating import strength


def _played(top: tuple[list[int], int]) -> list[int]:
    return top[0]


class EndingState(HandState):
    """A hand of poker with its end. What a game may change of it is told at each method that says "by default", or "overridden"."""

    def close_hand(self) -> None:
        """What follows when a hand has been paid."""
        raise NotImplementedError

    def win_alone(self) -> None:
        """Everybody else has folded."""
        chips = self.chips
        seat = chips.live.bit_length() - 1
        amounts = [chips.pot]
        self.rake(amounts)
        self.won[seat] += amounts[0]
        self.may_show = seat
        self.settle()

    def rake(self, amounts: list[int]) -> None:
        """Take the house's share out of the pots of a hand that saw a second round."""
        ladder = self.rules.ladder
        if ladder.rake_most and self.street > 0:
            self.house += rake_pots(amounts, ladder.rake_percent, ladder.rake_most)

    def showing_order(self) -> list[int]:
        """Who shows when: from the last to bet or raise in the last round, or else from who acts first in it, clockwise."""
        live = self.chips.live
        first = self.aggressor
        if first < 0 or not live >> first & 1:
            first = next_in(live, self.opener - 1)
        order = [first]
        seat = next_in(live, first)
        while seat != first:
            order.append(seat)
            seat = next_in(live, seat)
        return order

    def worth(self, seat: int, low: bool) -> int:
        """The worth of a seat's hand, high or low."""
        deal = self.deal
        board = 0
        for card in deal.board:
            board |= 1 << card
        own = deal.own(seat)
        return self.form.low(own, board) if low else self.form.high(own, board)

    def worths(self, low: bool) -> list[int]:
        """The worth of each seat's hand that is still in, high or low; :data:`NO_LOW` of the others and where that does not count in the form."""
        found = [NO_LOW] * self.seats
        if self.form.goal & (LOW if low else HIGH):
            live = self.chips.live
            for seat in range(self.seats):
                if live >> seat & 1:
                    found[seat] = self.worth(seat, low)
        return found

    def show_down(self) -> None:
        """Compare the hands left: who has to shows, and the pots are paid. Overridden where players have something to say first."""
        highs, lows = self.worths(False), self.worths(True)
        amounts, contestants = self.chips.pots()
        self.deal.shown |= self.must_show(contestants, highs, lows)
        self.pay(amounts, contestants, highs, lows)

    def must_show(self, contestants: list[int], highs: list[int], lows: list[int]) -> int:
        """The seats that show, a set: the first, and in turn each that beats or ties all shown before it in a pot, or half, that it contests.

        Nothing has to be shown for a pot that nobody else contests.
        """
        contestants = [who for who in contestants if who & (who - 1)]
        if self.rules.show_all:
            return self.chips.live
        shown = 0
        for seat in self.showing_order():
            if shown:
                for who in contestants:
                    if who >> seat & 1:
                        rivals = who & shown
                        if self._matches(seat, rivals, highs) or self._matches(seat, rivals, lows):
                            shown |= 1 << seat
                            break
            else:
                shown = 1 << seat
        return shown

    def _matches(self, seat: int, rivals: int, worths: list[int]) -> bool:
        """Whether the seat's hand counts and no rival's is better."""
        own = worths[seat]
        for other in range(self.seats):
            if rivals >> other & 1 and worths[other] > own:
                return False
        return own > NO_LOW

    def pay(self, amounts: list[int], contestants: list[int], highs: list[int], lows: list[int]) -> None:
        """Pay the pots to the best of the hands shown, the last side pot first, and end the hand."""
        self.rake(amounts)
        if self.loud:
            self.tell_hands(highs, lows)
        shown = self.deal.shown
        for at in range(len(amounts) - 1, -1, -1):
            who = contestants[at]
            if who & (who - 1):
                who &= shown
            self.divide(amounts[at], who, highs, lows)
        self.settle()

    def divide(self, amount: int, who: int, highs: list[int], lows: list[int]) -> None:
        """Pay one pot to the best of the seats of a set, or to the only one."""
        if not who & (who - 1):
            self.won[who.bit_length() - 1] += amount
            return
        best_low = best_of(who, lows)
        for_high, for_low = halves(amount, self.form.goal, best_low)
        if for_high:
            self.give(for_high, best_of(who, highs), False)
        if for_low:
            self.give(for_low, best_low, True)

    def give(self, amount: int, who: int, low: bool) -> None:
        """Share a pot, or a half of one, among the equal hands of a set of seats."""
        order = self.odd_order(who, low)
        share(amount, who, order, self.won)
        if self.form.goal == SPLIT:
            share(amount, who, order, self.low_won if low else self.high_won)
            if self.loud:
                self.note("score", "hilo-low" if low else "hilo-high", n=amount, seats=" ".join([str(seat) for seat in order]))

    def odd_order(self, who: int, low: bool) -> list[int]:
        """The order in which equal hands get odd chips: from the button's left, or the highest card of the five first."""
        order = self.seating.order(who)
        if not self.rules.odd_by_suit or len(order) == 1:
            return order
        tops: list[tuple[list[int], int]] = []
        board = to_mask(self.deal.board)
        for seat in order:
            best: list[int] = []
            for five in self.form.fives(self.deal.own(seat), board, low):
                played = [strength(self.pack, card) for card in bits(five) if self.pack.suit[card] >= 0]
                played.sort(reverse=True)
                if played > best:
                    best = played
            tops.append((best, seat))
        tops.sort(key=_played, reverse=True)  # the same five shared cards: from the button's left
        return [seat for _, seat in tops]

    def playing_five(self, seat: int, low: bool = False) -> int:
        """The cards that make a seat's best hand, a set: the first found where several do. Not for hot paths."""
        deal = self.deal
        board = 0
        for card in deal.board:
            board |= 1 << card
        return self.form.five(deal.own(seat), board, low)

    def tell_hands(self, highs: list[int], lows: list[int]) -> None:
        """Note what is shown at a showdown. The table gives it."""

    def settle(self) -> None:
        """Pay what has been won, and end the hand."""
        chips = self.chips
        for seat in range(self.seats):
            if self.won[seat]:
                chips.stacks[seat] += self.won[seat]
                if self.loud:
                    self.note("win", "poker-wins", seat, n=self.won[seat])
        chips.pot = chips.dead = 0
        self.close_hand()
