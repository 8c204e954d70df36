"""A hand of three lines from deal to showdown (rules/poker-chino): who sets which cards when, in the open or covered, and who is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._rows import ALL, NAMES, ROOM, Duel, Hand
from sobremesa.games.vying._rows_state import END, FIRST, OVER, SAY, SET, RowsState
from sobremesa.games.vying._setting import place, plain_rows

# Actions: PUT a card on a line is card * 4 + line; TAKE + card takes it up again; ARRANGE sets all that is to be set, see `arrangement`.
TAKE: Final = 512
DONE: Final = 700
AGAIN: Final = 701
GIVE_UP: Final = 702
PLAY: Final = 703
DEAL: Final = 704
LEAVE: Final = 705
ARRANGE: Final = 1 << 36
WORDS: Final = {"done": DONE, "again": AGAIN, "surrender": GIVE_UP, "play": PLAY, "deal": DEAL, "leave": LEAVE}
OUT: Final = 3
"""The line of cards that are thrown away."""

SURRENDER: Final = 2
EARNED: Final = 7
"""About what a hand in fantasyland is worth, in points of each rival: for :meth:`State.standing`."""


def arrangement(lines: list[int]) -> int:
    """The action that sets the cards that are to be set, in pack order, on these lines (3: thrown away)."""
    found = ARRANGE
    for at, line in enumerate(lines):
        found |= line << 2 * at
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class RowsDeal(RowsState):
    """The course of a hand."""

    # -- the deal -----------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._deal()

    def _deal(self) -> None:
        seats = self.seats
        self.stock = list(range(self.pack.size))
        self.chance.shuffle(self.stock)
        self.rows = [[] for _ in range(3 * seats)]
        self.hands = [0] * seats
        self.loose = [0] * seats
        self.thrown = [0] * seats
        self.done = self.covered = self.gone = 0
        self.fantasy = self.coming
        self.coming = [0] * seats
        self.nets = [0] * seats
        self.phase = SET
        order = self.order()
        most = max([*self.fantasy, ALL if self.secret else FIRST])
        for n in range(most):
            for seat in order:
                if n < (self.fantasy[seat] or (ALL if self.secret else FIRST)):
                    self.hands[seat] |= 1 << self.stock.pop()
        self.mover = -1
        for seat in range(seats):
            if self.secret or self.fantasy[seat]:
                self.covered |= 1 << seat
        for seat in order:
            if not self.covered >> seat & 1:
                self.mover = seat
                break

    def next_button(self) -> int:
        """The button of the next hand: its player deals it."""
        return self.button if self.frozen and any(self.coming) else (self.button + 1) % self.seats

    # -- legal --------------------------------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == END:
            return 0
        if self.phase == OVER:
            return self.everybody if not self.last else 1 << self.next_button()
        own = 1 << self.mover if self.mover >= 0 else 0
        return own | self.covered & ~self.done if self.phase == SET else own

    def turn(self) -> int:
        if self.phase == OVER:
            return self.next_button()
        return self.mover if self.mover >= 0 else super().turn()

    def awaited(self) -> int:
        if self.phase == OVER:
            return 1 << self.next_button()
        return 1 << self.mover if self.mover >= 0 else self.actors()

    def hand_over(self) -> bool:
        return self.phase == OVER or self.phase == END

    def may_give_up(self, seat: int) -> bool:
        """Whether a seat may surrender instead of setting its first five cards."""
        return self.surrenders and not self.secret and not self.fantasy[seat] and not self.placed(seat)

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        if self.phase == OVER:
            found = [DEAL] if seat == self.next_button() else []
            return found if self.last else [*found, LEAVE]
        if self.phase == SAY:
            return [GIVE_UP, PLAY]
        count = self.to_place(seat)
        loose = self.loose[seat]
        found = []
        if loose.bit_count() < count:
            lines = self.open_lines(seat)
            for card in bits(self.hands[seat]):
                for line in lines:
                    found.append(4 * card + line)
        else:
            found.append(DONE)
        if loose:
            found.append(AGAIN)
        if self.may_give_up(seat):
            found.append(GIVE_UP)
        if not self.single(seat):
            found.append(self.sensible(seat))
        return found

    def sensible(self, seat: int) -> int:
        """An arrangement of all that a seat has to set that makes sense."""
        pending = bits(self.hands[seat] | self.loose[seat])
        if self.covered >> seat & 1:
            rows = plain_rows(to_mask(pending))
            lines = [next((line for line in range(3) if rows[line] >> card & 1), OUT) for card in pending]
        else:
            lines = place([self.down(seat, line) & ~self.loose[seat] for line in range(3)], pending, self.to_place(seat))
        return arrangement(lines)

    # -- effect -------------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat < 0 or not self.actors() >> seat & 1:
            raise Refused("not-your-turn")
        if self.phase == OVER:
            self._between(seat, action)
        elif self.phase == SAY:
            self._say(seat, action)
        elif action == GIVE_UP:
            self._give_up(seat)
        elif action == DONE:
            left = self.to_place(seat) - self.loose[seat].bit_count()
            if left:
                raise Refused("rows-left", n=left)
            self._confirm(seat)
        elif action == AGAIN:
            if not self.loose[seat]:
                raise Refused("rows-none-down")
            self.take_up(seat, self.loose[seat])
        elif 0 <= action < 4 * self.pack.size:
            self._put(seat, action >> 2, action & 3)
        elif TAKE <= action < TAKE + self.pack.size:
            self.check_loose(seat, action - TAKE)
            self.take_up(seat, 1 << action - TAKE)
        elif ARRANGE <= action < 2 * ARRANGE:
            self._arrange(seat, action - ARRANGE)
        else:
            raise Refused("rows-set-first")

    def check_loose(self, seat: int, card: int) -> None:
        """Raise :class:`Refused` unless a seat may still take up that card."""
        if self.loose[seat] >> card & 1:
            return
        for line in range(3):
            if card in self.rows[3 * seat + line]:
                raise Refused("rows-placed", card=self.pack.names[card])
        raise Refused("not-held", card=self.pack.names[card])

    def _put(self, seat: int, card: int, line: int) -> None:
        if line == OUT:
            raise Refused("rows-set-first")
        if not self.hands[seat] >> card & 1:
            self.check_loose(seat, card)
        elif self.loose[seat].bit_count() == self.to_place(seat):
            raise Refused("rows-enough", n=self.to_place(seat))
        row = self.rows[3 * seat + line]
        if len(row) == ROOM[line] and card not in row:
            raise Refused("rows-full", say=f"rows-{NAMES[line]}")
        if self.loose[seat] >> card & 1:
            self.take_up(seat, 1 << card)
        self.rows[3 * seat + line].append(card)  # what was taken up may have left this very line, and with it the list
        self.hands[seat] &= ~(1 << card)
        self.loose[seat] |= 1 << card
        if self.single(seat):
            self._confirm(seat)

    def _arrange(self, seat: int, code: int) -> None:
        pending = bits(self.hands[seat] | self.loose[seat])
        lines = [code >> 2 * place & 3 for place in range(len(pending))]
        if code >> 2 * len(pending) or self.single(seat):
            raise Refused("rows-set-first")
        count = self.to_place(seat)
        if len(pending) - lines.count(OUT) != count:
            raise Refused("rows-count", n=count)
        for line in range(3):
            kept = (self.down(seat, line) & ~self.loose[seat]).bit_count()
            if kept + lines.count(line) > ROOM[line]:
                raise Refused("rows-full", say=f"rows-{NAMES[line]}")
        self.take_up(seat, self.loose[seat])
        for card, line in zip(pending, lines, strict=True):
            if line != OUT:
                self.rows[3 * seat + line].append(card)
                self.hands[seat] &= ~(1 << card)
                self.loose[seat] |= 1 << card
        self._confirm(seat)

    def _confirm(self, seat: int) -> None:
        """What a seat has put down lies for good, and what it still holds is thrown away."""
        covered = self.covered >> seat & 1 == 1
        if self.loud:
            self._tell(seat, covered)
        self.loose[seat] = 0
        self.thrown[seat] |= self.hands[seat]
        self.hands[seat] = 0
        if self.placed(seat) == ALL:
            self.done |= 1 << seat
        if seat == self.mover:
            self._pass_on()
        else:
            self._look_for_end()

    def _tell(self, seat: int, covered: bool) -> None:
        if covered:
            self.note("play", "rows-event-set", seat)
            return
        for line in range(3):
            cards = [card for card in self.rows[3 * seat + line] if self.loose[seat] >> card & 1]
            if cards:
                self.note("play", f"rows-event-{NAMES[line]}", seat, cards=self.pack.text(cards))

    def _pass_on(self) -> None:
        """The turn goes to the next who has cards to set in the open, and he is given his."""
        seat = self.mover
        for step in range(1, self.seats + 1):
            after = (seat + step) % self.seats
            if not (self.gone | self.covered | self.done) >> after & 1:
                self.mover = after
                if self.placed(after):
                    for _ in range(self.drawn):
                        self.hands[after] |= 1 << self.stock.pop()
                return
        self.mover = -1
        self._look_for_end()

    def _look_for_end(self) -> None:
        if self.mover >= 0 or self.covered & ~self.done:
            return
        if self.secret and self.surrenders:
            self.phase = SAY
            self.mover = self.order()[0]
        else:
            self._show()

    # -- surrender ----------------------------------------------------------------------------------------------------------------------

    def _give_up(self, seat: int) -> None:
        if not self.surrenders or self.secret:
            raise Refused("rows-no-surrender")
        if not self.may_give_up(seat):
            raise Refused("rows-late-surrender")
        self.take_up(seat, self.loose[seat])
        self.gone |= 1 << seat
        if self.loud:
            self.note("say", "rows-says-surrender", seat, True)
        left = self.everybody & ~self.gone
        if left.bit_count() == 1 and not left & self.covered:
            self.mover = -1  # nobody is left to set against
            self._look_for_end()
        else:
            self._pass_on()

    def _say(self, seat: int, action: int) -> None:
        if action not in (PLAY, GIVE_UP):
            raise Refused("rows-say")
        if action == GIVE_UP:
            self.gone |= 1 << seat
        if self.loud:
            self.note("say", "rows-says-surrender" if action == GIVE_UP else "rows-says-play", seat, True)
        if seat == self.button:
            self.mover = -1
            self._show()
        else:
            self.mover = (seat + 1) % self.seats

    # -- the showdown -------------------------------------------------------------------------------------------------------------------

    def shown(self) -> int:
        """The seats whose hands are compared, a set: complete ones that have not been given up."""
        return self.done & ~self.gone

    def hand_of(self, seat: int) -> Hand:
        """A complete hand as it is compared."""
        return Hand([self.down(seat, line) for line in range(3)], self.royalties, self.naturals)

    def duels(self) -> list[list[int]]:
        """What each seat gets of each other one, in points."""
        hands = self.compared()
        found = [[0] * self.seats for _ in range(self.seats)]
        for seat in range(self.seats):
            for other in range(self.seats):
                own, rival = hands[seat], hands[other]
                if own is not None and rival is not None and other != seat:
                    found[seat][other] = Duel(own, rival, self.won_lines).total
                elif (self.gone >> seat ^ self.gone >> other) & 1:
                    found[seat][other] = -SURRENDER if self.gone >> seat & 1 else SURRENDER
        return found

    def compared(self) -> list[Hand | None]:
        """The hands that are compared, by seat."""
        return [self.hand_of(seat) if self.shown() >> seat & 1 else None for seat in range(self.seats)]

    def _show(self) -> None:
        self.covered &= self.gone
        self.nets = [self.unit * sum(points) for points in self.duels()]
        for seat, hand in enumerate(self.compared()):
            self.totals[seat] += self.nets[seat]
            if hand is None:
                continue
            if hand.foul and self.loud:
                self.note("fault", "rows-event-foul", seat)
            if self.fantasyland:
                self.coming[seat] = self.cards_to_come(seat, hand)
                if self.coming[seat] and self.loud:
                    self.note("win", "rows-event-stays" if self.fantasy[seat] else "rows-event-fantasy", seat)
        self.phase = END if self.last and self.hand + 1 >= self.last else OVER

    def cards_to_come(self, seat: int, hand: Hand) -> int:
        """How many cards a hand gives its player in fantasyland next time, 0: he is not there."""
        if self.fantasy[seat]:
            return self.fantasy_cards(14, True) if hand.stays(self.full_stays) else 0
        earned = hand.earns(self.least)
        return self.fantasy_cards(earned, False) if earned else 0

    def fantasy_cards(self, earned: int, again: bool) -> int:
        """The cards of a hand in fantasyland that was ``earned`` by a pair of that rank (15: by three in front), or by staying (``again``)."""
        return ALL

    def _between(self, seat: int, action: int) -> None:
        if action == LEAVE:
            if self.last:
                raise Refused("rows-no-leaving", n=self.last)
            if self.loud:
                self.note("say", "rows-says-leave", seat, True)
            self.phase = END
        elif action == DEAL:
            if seat != self.next_button():
                raise Refused("not-your-turn")
            if self.loud:
                self.note("deal", "event-deal", seat)
            self.button = self.next_button()
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self._deal()
        else:
            raise Refused("rows-over")

    # -- score --------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.totals[:]

    def standing(self, seat: int) -> int:
        """The points of the hand, and what fantasyland in the next one is worth to those who have earned it."""
        found = self.nets[seat] * 2
        rivals = self.seats - 1
        for other in range(self.seats):
            if self.coming[other]:
                found += 2 * EARNED * self.unit * (rivals if other == seat else -1)
        return found
