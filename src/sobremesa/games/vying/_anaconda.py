"""The course of a hand of anaconda: cards passed on, five chosen, one turned up (rules/anaconda)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import CardLists, Field, IntEach, Masks
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event
from sobremesa.games.vying._anaconda_form import KEPT, Anaconda
from sobremesa.games.vying._declare import DECLARED, Declarations, cut, declare, open_declaring, reveal
from sobremesa.games.vying._fields import Within
from sobremesa.games.vying._forms import SPLIT, Street
from sobremesa.games.vying._hand import FIRST_OWN, OWN
from sobremesa.games.vying._lead import lead_card, rank_of, stands
from sobremesa.games.vying._pass import Passing
from sobremesa.games.vying._pay import best_of
from sobremesa.games.vying._poker import PHASES
from sobremesa.games.vying._rules import Rules
from sobremesa.games.vying._seating import strength
from sobremesa.games.vying._stakes import numbers
from sobremesa.games.vying._table import PokerTable

PASSING: Final = FIRST_OWN
CHOOSING: Final = FIRST_OWN + 1
DECLARING: Final = FIRST_OWN + 2
"""Phases: all pick cards to pass; all pick their five, and what they turn up; all declare."""
PICK: Final = OWN
"""``PICK + places``: pass, or put aside, the cards at those places (a set) of one's own in ascending order."""
TURN: Final = OWN + 256
"""``TURN + place``: turn up the card at that place, the first or the next in turn."""
SAID: Final = OWN + 512
"""``SAID + 1``...: what one declares for."""


def _picks() -> list[list[list[int]]]:
    """By the cards held and those wanted, every set of places, ascending."""
    found: list[list[list[int]]] = []
    for held in range(9):
        found.append([sorted([to_mask(list(places)) for places in combinations(range(held), count)]) for count in range(9)])
    return found


_PICKS: Final[list[list[list[int]]]] = _picks()


class AnacondaHand(PokerTable):
    """A hand of anaconda.

    :ivar passing: the passes of the hand.
    :ivar picked: what each seat has picked to pass or to put aside, a set, still among its cards.
    :ivar order: the cards each seat is going to turn up, the first first, still face down.
    :ivar stood: the rank that each seat's first open card stands for, if it is a wild card that does; 0: it is itself.
    :ivar declared: what each declared for. ``points``: hands won where nothing is bet, and ``gained`` those of this hand.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance, rules)
        form = rules.forms[0]
        assert isinstance(form, Anaconda)
        self.plan = form
        self.size = options.number("hand_size")
        self.best_opens = options["open_card"] == "best"
        self.turns = {"best": 0, "choice": 1, "roll": KEPT - 1}[str(options["open_card"])] if form.opens else 0
        self.declares = options["hilo"] == "declare"
        self.passing = Passing(self.pack, seats, numbers(str(options["pass_cards"])), str(options["pass_direction"]).split())
        self.picked: list[int] = [0] * seats
        self.order: list[list[int]] = [[] for _ in range(seats)]
        self.stood: list[int] = [0] * seats
        self.declared = Declarations(seats)
        self.points: list[int] = [0] * seats
        self.gained: list[int] = [0] * seats

    def start_hand(self, stock: list[int], holes: list[int] | None = None) -> None:
        seats = self.seats
        self.passing.begin_hand()
        self.picked = [0] * seats
        self.order = [[] for _ in range(seats)]
        self.stood = [0] * seats
        self.declared.said = [0] * seats
        self.gained = [0] * seats
        self.opener = self.seating.order(self.seating.playing)[0]  # who shows first where nobody bets
        super().start_hand(stock, holes)

    # -- what comes before a round ----------------------------------------------------------------------------------------------------

    def before_street(self, street: Street) -> bool:
        if self.plan.passes[self.street] >= 0:
            self.phase = PASSING
        elif self.street == self.plan.chooses and (self.size > KEPT or self.turns):
            self.phase = CHOOSING
        else:
            return False
        self.mover = -1
        self.waiting = self.chips.live
        self.picked = [0] * self.seats
        return True

    def count(self) -> int:
        """How many cards are picked now."""
        return self.passing.counts[self.plan.passes[self.street]] if self.phase == PASSING else self.size - KEPT

    def turning(self, seat: int) -> bool:
        """Whether the seat has put its cards aside and says what it turns up."""
        return self.phase == CHOOSING and (self.picked[seat] != 0 or self.size == KEPT)

    def awaited(self) -> int:
        """In a pass, those who have not picked; the others may still change their minds."""
        if self.phase != PASSING:
            return super().awaited()
        found = 0
        for seat in bits(self.waiting):
            if not self.picked[seat]:
                found |= 1 << seat
        return found

    def turn(self) -> int:
        if self.phase != PASSING:
            return super().turn()
        awaited = self.awaited()
        return (awaited & -awaited).bit_length() - 1

    def choices(self, seat: int) -> list[int]:
        if self.phase == DECLARING:
            return [SAID + 1, SAID + 2, SAID + 3]
        hand = bits(self.deal.holes[seat])
        if self.turning(seat):
            taken = self.picked[seat] | to_mask(self.order[seat])
            return [TURN + place for place, card in enumerate(hand) if not taken >> card & 1]
        mine = to_mask([place for place, card in enumerate(hand) if self.picked[seat] >> card & 1])
        return [PICK + places for places in _PICKS[len(hand)][self.count()] if places != mine]

    def choose(self, seat: int, action: int) -> None:
        if self.phase == DECLARING:
            if not SAID < action <= SAID + 3:
                raise Refused("poker-declare")
            if declare(self, self.declared, seat, action - SAID):
                reveal(self, self.declared)
            return
        hand = bits(self.deal.holes[seat])
        if self.turning(seat):
            self._plan_turn(seat, hand, action - TURN)
            return
        places = action - PICK
        if not 0 <= places < 1 << len(hand) or places.bit_count() != self.count():
            raise Refused("anaconda-pass" if self.phase == PASSING else "anaconda-discard", n=self.count())
        cards = to_mask([card for place, card in enumerate(hand) if places >> place & 1])
        if cards == self.picked[seat]:
            raise Refused("anaconda-same")
        first = not self.picked[seat]
        self.picked[seat] = cards
        if self.phase == CHOOSING:
            self._chosen(seat)
            return
        if first and self.loud:
            self.note("pass", "anaconda-has-picked", seat, True, n=self.count())
        if not self.awaited():
            self._pass_on()

    def _pass_on(self) -> None:
        """All have picked: the cards move at once."""
        at = self.plan.passes[self.street]
        live = self.waiting
        got = self.passing.record(at, live, self.picked)
        holes = self.deal.holes
        if self.loud:
            self.note("pass", "anaconda-passed", n=self.count())
        for seat in bits(live):
            holes[seat] = holes[seat] & ~self.picked[seat] | got[seat]
            if self.loud:
                giver = self.passing.memory(at, seat)[2]
                self.note("receive", "anaconda-receives", seat, seat2=giver, cards=self.pack.text(self.sorted_cards(got[seat])))
        self.picked = [0] * self.seats
        self.waiting = 0
        self.resume()

    def _plan_turn(self, seat: int, hand: list[int], place: int) -> None:
        """A seat says which card it turns up, or which next."""
        if not 0 <= place < len(hand):
            raise Refused("anaconda-turn")
        card = hand[place]
        if (self.picked[seat] | to_mask(self.order[seat])) >> card & 1:
            raise Refused("anaconda-turn-other", card=self.pack.names[card])
        self.order[seat].append(card)
        self._chosen(seat)

    def _chosen(self, seat: int) -> None:
        """Whether that was all the seat had to choose, and the last that all had."""
        if len(self.order[seat]) < self.turns:
            return
        self.waiting &= ~(1 << seat)
        if self.loud:
            self.note("pass", "anaconda-has-chosen", seat)
        if self.waiting:
            return
        deal = self.deal
        for other in bits(self.chips.live):
            deal.holes[other] &= ~self.picked[other]
            deal.thrown[other] |= self.picked[other]
        self.picked = [0] * self.seats
        self.resume()

    def deal_street(self, street: Street) -> None:
        super().deal_street(street)
        if self.plan.opens and self.street >= self.plan.chooses >= 0:
            for seat in self.seating.order(self.chips.live):
                self._turn_up(seat)

    def _turn_up(self, seat: int) -> None:
        deal = self.deal
        five = deal.own(seat)
        card = lead_card(self.form.ranks, self.pack, five) if self.best_opens else self.order[seat].pop(0)
        if not deal.ups[seat]:
            self.stood[seat] = stands(self.form.ranks, five, card)
        deal.holes[seat] &= ~(1 << card)
        deal.ups[seat].append(card)
        if self.loud:
            self.note("show", "anaconda-turns", seat, card=self.pack.names[card])

    def tell_street(self, street: Street) -> None:
        if street.down:
            self.note("deal", "anaconda-deals", n=street.down)

    def first_to_act(self, street: Street) -> int:
        order = self.seating.order(self.chips.live)
        ups = self.deal.ups
        if not ups[order[0]]:
            return order[0]
        if len(ups[order[0]]) > 1:
            return self.form.opener(self.deal, order, self.street)
        best = order[0]
        for seat in order[1:]:
            if self._open_place(seat) > self._open_place(best):
                best = seat
        return best

    def _open_place(self, seat: int) -> int:
        """A seat's open card by rank, then by suit, a wild one after the natural ones of its rank."""
        if self.stood[seat]:
            return 8 * self.stood[seat]
        card = self.deal.ups[seat][0]
        return 8 * rank_of(card) + 4 + strength(self.pack, card) % 4

    # -- the end ----------------------------------------------------------------------------------------------------------------------

    def show_down(self) -> None:
        if self.declares:
            open_declaring(self, DECLARING)
        else:
            super().show_down()

    def divide(self, amount: int, who: int, highs: list[int], lows: list[int]) -> None:
        if self.plan.money and (not self.declares or not who & (who - 1)):
            super().divide(amount, who, highs, lows)
            return
        best = best_of(who, highs)
        lowest = best_of(who, lows) if self.form.goal == SPLIT else 0
        if self.declares:
            best, lowest = self.declared.winners(who, highs, lows)
        if not self.plan.money:
            self._score(best, lowest)
            return
        for_high, for_low = cut(amount, best, lowest, [], False)
        if for_high:
            self.give(for_high, best, False)
        if for_low:
            self.give(for_low, lowest, True)

    def _score(self, best: int, lowest: int) -> None:
        """A point for each of the winners, where nothing is bet."""
        for seat in bits(best | lowest):
            self.gained[seat] = 1
            self.points[seat] += 1
            if self.form.goal == SPLIT:
                self.high_won[seat] = best >> seat & 1
                self.low_won[seat] = lowest >> seat & 1
            if self.loud:
                self.note("win", "anaconda-scores", seat)

    def scores(self) -> list[int]:
        return super().scores() if self.plan.money else self.points[:]

    def standing(self, seat: int) -> int:
        return super().standing(seat) if self.plan.money else self.seats * self.gained[seat] - sum(self.gained)

    # -- out of time ------------------------------------------------------------------------------------------------------------------

    def least(self, seat: int, count: int) -> int:
        """The lowest cards of a seat, by rank and then by suit, wild ones last; a set."""
        return to_mask(self.sorted_cards(self.deal.holes[seat])[-count:]) if count else 0

    def sorted_cards(self, mask: int) -> list[int]:
        cards = bits(mask)
        cards.sort(key=self._wild_first, reverse=True)
        return cards

    def _wild_first(self, card: int) -> int:
        return (100 if self.is_wild(card) else 0) + (strength(self.pack, card) if self.pack.suit[card] >= 0 else 60 + card - 52)

    def default(self, seat: int) -> int:
        if self.phase not in (PASSING, CHOOSING):
            return super().default(seat)
        holes = self.deal.holes[seat]
        hand = bits(holes)
        if self.turning(seat):
            left = holes & ~self.picked[seat] & ~to_mask(self.order[seat])
            five = holes & ~self.picked[seat]
            card = self.sorted_cards(left)[0] if self.order[seat] else lead_card(self.form.ranks, self.pack, five)
            return TURN + hand.index(card)
        cards = self.least(seat, self.count()) if self.phase == PASSING else holes & ~self.form.five(holes, 0, False)
        action = PICK + to_mask([hand.index(card) for card in bits(cards)])
        return action if cards != self.picked[seat] else self.choices(seat)[0]

    # -- copies and guesses -----------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, AnacondaHand)
        self.passing.copy_to(new.passing)
        new.picked, new.stood, new.points, new.gained = self.picked[:], self.stood[:], self.points[:], self.gained[:]
        new.order = [cards[:] for cards in self.order]
        new.declared.said = self.declared.said[:]

    def heard(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.kind != "receive" or event.seat == seat]

    # -- notation and positions -------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        hand = bits(self.deal.holes[seat]) if 0 <= seat < self.seats else []
        if PICK <= action < PICK + (1 << len(hand)):
            cards = self.pack.text([card for place, card in enumerate(hand) if action - PICK >> place & 1])
            return f"{'discard' if self.phase == CHOOSING else 'pass'} {cards}"
        if TURN <= action < TURN + len(hand):
            return f"turn {self.pack.names[hand[action - TURN]]}"
        return super().text(seat, action)

    def word(self, action: int) -> str:
        return DECLARED[action - SAID] if SAID < action <= SAID + 3 else super().word(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        hand = bits(self.deal.holes[seat]) if 0 <= seat < self.seats else []
        if len(words) > 1 and words[0] in ("pass", "discard", "turn"):
            places = 0
            for card in self.pack.cards(" ".join(words[1:])):
                if card not in hand:
                    raise Refused("not-held", card=self.pack.names[card])
                places |= 1 << hand.index(card)
            if words[0] == "turn" and len(words) == 2:
                return TURN + places.bit_length() - 1
            wrong = (self.phase == CHOOSING and words[0] == "pass") or (self.phase == PASSING and words[0] == "discard")
            if words[0] != "turn" and places.bit_count() == len(words) - 1 and not wrong:
                return PICK + places
        return super().parse(seat, text)

    def read_words(self, words: list[str], text: str) -> int:
        if len(words) == 1 and words[0] in DECLARED[1:]:
            return SAID + DECLARED.index(words[0])
        if words and words[0] in self.pack.names and self.phase in (PASSING, CHOOSING):
            raise Refused("anaconda-mark")
        return super().read_words(words, text)

    def phases(self) -> tuple[str, ...]:
        return (*PHASES, "pass", "choose", "declare")

    def own_fields(self) -> tuple[Field, ...]:
        return ANACONDA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: where cards are picked, all still in may pick them; what an open card stands for follows from the hand."""
        super().place(position)
        if self.phase in (PASSING, CHOOSING) and "waiting" not in position:
            self.waiting = self.chips.live
        if "stood" not in position:
            for seat in range(self.seats):
                five = self.deal.own(seat)
                if self.deal.ups[seat] and five.bit_count() == KEPT:
                    self.stood[seat] = stands(self.form.ranks, five, self.deal.ups[seat][0])

    def check_seats(self) -> None:
        super().check_seats()
        own = self.deal.holes
        if self.phase in (PASSING, CHOOSING):
            wanted = self.plan.passes[self.street] >= 0 if self.phase == PASSING else self.street == self.plan.chooses
            if not 0 <= self.street < len(self.form.streets) or not wanted:
                raise Refused("position-value", name="street")
        for seat in range(self.seats):
            if self.picked[seat] & ~own[seat]:
                raise Refused("position-value", name="picked")
            if to_mask(self.order[seat]) & ~own[seat]:
                raise Refused("position-value", name="order")
        if not all(0 <= said < len(DECLARED) for said in self.declared.said):
            raise Refused("position-value", name="said")


ANACONDA: Final[tuple[Field, ...]] = (
    Within("passing", Masks("given")),
    Within("passing", IntEach("passers")),
    Masks("picked"),
    CardLists("order"),
    IntEach("stood"),
    Within("declared", IntEach("said")),
    IntEach("points"),
    IntEach("gained"),
)
"""What a position of anaconda has besides."""
