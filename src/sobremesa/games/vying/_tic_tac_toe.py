"""The course of a hand of Tic Tac Toe poker: cards turned in their places, discards, a player left alone, lines named (rules/poker-tic-tac-toe)."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import Field, Int, IntEach, Ints
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Say
from sobremesa.games.vying._betting import FIXED_LIMIT, next_in
from sobremesa.games.vying._draw import DISCARD, DRAWING, DrawTable
from sobremesa.games.vying._forms import Ranks, Street
from sobremesa.games.vying._hand import BET, CHECK, END, FOLD, OWN, HandState
from sobremesa.games.vying._lines import SIDES, LineForm, line_ranks
from sobremesa.games.vying._pay import share
from sobremesa.games.vying._poker import PHASES
from sobremesa.games.vying._rules import Rules
from sobremesa.games.vying._seating import strength

TURNING: Final = DRAWING + 1
CLAIMING: Final = DRAWING + 2
DECLARING: Final = DRAWING + 3
"""The last bettor turns two cards; a player left alone takes the pot or leaves it; all who are left name their lines."""
TURN: Final = OWN + 256
"""``TURN + 16 a + b``: turn the cards of the places a < b."""
LINE: Final = OWN + 600
"""``LINE + n``: only line number n counts."""
CENTRE: Final = 4
PAIRS: Final = 3
"""How often two cards are turned by choice."""


class TicTacToeHand(DrawTable):
    """A hand of Tic Tac Toe poker.

    ``deal.covered`` holds the shared cards that lie face down, in the order of their places.

    :ivar opened: the place of each card of ``deal.board``.
    :ivar turner: who turned cards last, or would have, -1: nobody yet.
    :ivar said: the line each has named, counted from 1; 0: none.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance, rules)
        form = self.form
        assert isinstance(form, LineForm)
        self.lines = form
        self.layout = form.layout
        last = len(form.streets) - 1
        discard = options["discard"]
        self.draws_at = {"early": 0, "late": last, "late_draw": last}.get(str(discard), -1)
        self.first_draw = 0
        self.redraws = discard == "late_draw"
        self.least, self.most = (0, 2) if self.redraws else (1, 1)
        self.apart = options["neighbours"] == "side"
        self.claims = options["last_player"] == "must_bet"
        self.declares = options["line_choice"] == "declare"
        self.centre_wild = options["wild"] == "centre"
        self.by_centre: list[Ranks] = [line_ranks(options, rank) for rank in rules.pack.rank_masks] if self.centre_wild else []
        self.opened: list[int] = []
        self.turner = -1
        self.said: list[int] = [0] * seats
        self.has_bet = False

    def start_hand(self, stock: list[int], holes: list[int] | None = None) -> None:
        self.opened = []
        self.turner = -1
        self.said = [0] * self.seats
        super().start_hand(stock, holes)

    # -- the shared cards -----------------------------------------------------------------------------------------------------------------

    def before_street(self, street: Street) -> bool:
        if self.street == 0 or not self.layout.chosen:
            return False
        live = self.chips.live
        if self.aggressor >= 0:
            self.turner = self.aggressor
        elif self.turner < 0:
            self.turner = self.seating.button
        if not live >> self.turner & 1:
            self.turner = next_in(live, self.turner)
        if self.street > PAIRS or not self._bets_to_come():
            return False
        self.phase = TURNING
        self.mover = self.turner
        return True

    def _bets_to_come(self) -> bool:
        able = self.chips.able
        return able & (able - 1) != 0

    def deal_street(self, street: Street) -> None:
        super().deal_street(street)
        deal = self.deal
        layout = self.layout
        if self.street == 0:
            cards = [0] * layout.places
            for place in layout.order:
                cards[place] = deal.stock.pop()
            deal.covered = cards
            return
        covered = self.places_covered()
        if not layout.chosen:
            self._turn(layout.groups[self.street - 1])
        elif len(self.opened) == 2 * self.street:
            return  # chosen
        elif not self._bets_to_come():
            self._turn(covered)  # in the order of the places
        else:
            self._turn([place for place in covered if place != CENTRE] or covered)

    def places_covered(self) -> list[int]:
        """The places whose cards lie face down, ascending."""
        return [place for place in range(self.layout.places) if place not in self.opened]

    def _turn(self, places: list[int], by: int = -1) -> None:
        """Turn the cards of those places."""
        deal = self.deal
        for place in places:
            deal.board.append(deal.covered.pop(self.places_covered().index(place)))
            self.opened.append(place)
        if places and self.loud:
            names = "-".join([self.layout.names[place] for place in places])
            cards = self.pack.text(deal.board[-len(places) :])
            if by >= 0:
                self.note("deal", "ttt-turns", by, at=names, cards=cards)
            else:
                self.note("deal", "ttt-turned", at=names, cards=cards)

    def pairs(self) -> list[int]:
        """The pairs of cards that may be turned now, actions."""
        outer = [place for place in self.places_covered() if place != CENTRE]
        return [TURN + 16 * one + other for one in outer for other in outer if one < other and not (self.apart and (one, other) in SIDES)]

    def first_to_act(self, street: Street) -> int:
        if self.layout.chosen and self.street > 0:
            return next_in(self.chips.live, self.turner)
        return next_in(self.chips.live, self.seating.button)

    # -- discards -------------------------------------------------------------------------------------------------------------------------

    def open_round(self, street: Street) -> bool:
        if self.street == self.draws_at:
            for seat in bits(self.chips.live):
                if self.drawn[seat] < 0:
                    self.begin_draw()
                    return True
        return super().open_round(street)

    def end_draw(self) -> None:
        if not self.open_round(self.form.streets[self.street]):
            self.close_round()
            self.advance()

    def serve(self, seat: int) -> None:
        if self.redraws:
            super().serve(seat)

    def tell_change(self, seat: int) -> None:
        if self.redraws:
            super().tell_change(seat)
        else:
            self.note("throw", "ttt-throws", seat)

    def change_says(self, count: int) -> list[Say]:
        return super().change_says(count) if self.redraws else []

    # -- a player left alone ----------------------------------------------------------------------------------------------------------------

    def end_round(self) -> None:
        live = self.chips.live
        self.has_bet = self.chips.bets[live.bit_length() - 1] > 0
        super().end_round()

    def win_alone(self) -> None:
        seat = self.chips.live.bit_length() - 1
        if self.claims and not self.has_bet and self.chips.stacks[seat]:
            self.phase = CLAIMING
            self.mover = seat
            return
        super().win_alone()

    def claim_bet(self, seat: int) -> int:
        """What a player left alone must bet to take the pot."""
        chips = self.chips
        return min(chips.size if chips.structure == FIXED_LIMIT else chips.least, chips.stacks[seat])

    def _claim(self, seat: int, action: int) -> None:
        due = self.claim_bet(seat)
        if action == BET + due:
            self.note("bet", "poker-bets", seat, True, n=due)
            self.note("return", "poker-returned", seat, n=due)
            super().win_alone()
        elif action == FOLD:
            chips = self.chips
            chips.fold(seat)
            self.carried = chips.pot
            chips.pot = chips.dead = 0
            self.note("fold", "poker-folds", seat, True)
            self.note("score", "ttt-pot-stays", n=self.carried)
            self.close_hand()
        else:
            raise Refused("ttt-claim", n=due)

    def close_hand(self) -> None:
        super().close_hand()
        self._share_carried()

    def find_dealer(self) -> None:
        super().find_dealer()
        self._share_carried()

    def _share_carried(self) -> None:
        """A pot that nobody has taken when the match ends is shared by those who are still there."""
        playing = self.seating.playing
        if self.phase == END and self.carried and playing:
            share(self.carried, playing, self.seating.order(playing), self.chips.stacks)
            self.note("score", "ttt-pot-shared", n=self.carried)
            self.carried = 0

    # -- showdown -------------------------------------------------------------------------------------------------------------------------

    def show_down(self) -> None:
        if self.declares and not all(self.said[seat] for seat in bits(self.chips.live)):
            self.phase = DECLARING
            self.mover = -1
            self.waiting = self.chips.live
        else:
            super().show_down()

    def ranks(self) -> Ranks:
        return self.ranks_with(self.table()) if self.centre_wild else self.form.ranks

    def ranks_with(self, table: list[int]) -> Ranks:
        """The ranking where those cards lie in the places, -1: none is seen there."""
        card = table[self.layout.centre] if self.centre_wild else -1
        # A joker in the centre has no rank.
        return self.form.ranks if card < 0 or self.pack.rank[card] < 0 else self.by_centre[self.pack.rank[card]]

    def table(self) -> list[int]:
        """The card of each place, -1 where it is not seen."""
        found = [-1] * self.layout.places
        for card, place in zip(self.deal.board, self.opened, strict=False):
            found[place] = card
        return found

    def best(self, seat: int) -> tuple[int, int, int]:
        """A seat's best hand: see :meth:`LineForm.best`."""
        return self.lines.best(self.ranks(), self.deal.own(seat), self.table(), self.said[seat] - 1)

    def worth(self, seat: int, low: bool) -> int:
        return self.best(seat)[0]

    def playing_five(self, seat: int, low: bool = False) -> int:
        return self.best(seat)[2]

    # -- legal ----------------------------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        if self.phase == TURNING:
            return self.pairs()
        if self.phase == CLAIMING:
            return [FOLD, BET + self.claim_bet(seat)]
        if self.phase == DECLARING:
            return [LINE + line for line in range(len(self.layout.lines))]
        return super().choices(seat)

    def choose(self, seat: int, action: int) -> None:
        if self.phase == TURNING:
            self._turn_pair(seat, action)
        elif self.phase == CLAIMING:
            self._claim(seat, action)
        elif self.phase == DECLARING:
            self._declare(seat, action)
        else:
            super().choose(seat, action)

    def _turn_pair(self, seat: int, action: int) -> None:
        if action not in self.pairs():
            raise self._why_not(action)
        one, other = divmod(action - TURN, 16)
        self._turn([one, other], seat)
        self.resume()

    def _why_not(self, action: int) -> Refused:
        """Why two cards may not be turned."""
        if not TURN <= action < TURN + 256:
            return Refused("ttt-turn")
        one, other = divmod(action - TURN, 16)
        if CENTRE in (one, other):
            return Refused("ttt-centre-last")
        for place in (one, other):
            if place in self.opened:
                return Refused("ttt-open-already", at=self.layout.names[place])
        return Refused("ttt-neighbours") if one < other < self.layout.places else Refused("ttt-turn")

    def _declare(self, seat: int, action: int) -> None:
        line = action - LINE
        if not 0 <= line < len(self.layout.lines):
            raise Refused("ttt-declare")
        self.said[seat] = line + 1
        self.waiting &= ~(1 << seat)
        self.note("pass", "ttt-has-declared", seat)
        if not self.waiting:
            for other in self.showing_order():
                self.note("say", "ttt-declares", other, True, at=self.layout.line_says(self.said[other] - 1))
            self.show_down()

    def bet(self, seat: int, action: int) -> None:
        if action == CHECK and self.must_bet():
            raise Refused("ttt-must-bet")
        super().bet(seat, action)

    def default(self, seat: int) -> int:
        if self.phase == DRAWING:
            if self.redraws:
                return DISCARD
            hand = bits(self.deal.holes[seat])
            return DISCARD + (1 << hand.index(min(hand, key=self._keeping)))
        if self.phase == DECLARING:
            return LINE + self.best(seat)[1]
        return super().default(seat)

    def _keeping(self, card: int) -> int:
        """How much a card is worth keeping by itself."""
        return 1000 if self.is_wild(card) else strength(self.pack, card)

    # -- copies, guesses, positions ---------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, TicTacToeHand)
        new.opened, new.turner, new.said = self.opened[:], self.turner, self.said[:]

    def redeal(self, seat: int, chance: Chance) -> None:
        if self.deal.covered:  # so no new stock has been made
            HandState.redeal(self, seat, chance)
            for other in range(self.seats):
                if self.drawn[other] >= 0:
                    self.discards[other] = self.deal.thrown[other]
        else:
            super().redeal(seat, chance)
        if self.phase == DECLARING:
            for other in range(self.seats):
                if other != seat and self.said[other]:
                    self.said[other] = 1 + chance.below(len(self.layout.lines))

    def phases(self) -> tuple[str, ...]:
        return (*PHASES, "draw", "turn", "claim", "declare")

    def own_fields(self) -> tuple[Field, ...]:
        return (*super().own_fields(), Ints("opened"), Int("turner"), IntEach("said"))

    def check_seats(self) -> None:
        """Places are left out where the cards of the table lie in their order."""
        if not self.opened:
            self.opened = list(range(len(self.deal.board)))
        places = self.layout.places
        if len(set(self.opened)) != len(self.deal.board) or not all(0 <= place < places for place in self.opened):
            raise Refused("position-value", name="opened")
        dealt = len(self.deal.board) + len(self.deal.covered)
        if dealt not in ((0, places) if self.street < 0 or self.partial else (places,)):
            raise Refused("position-value", name="covered")
        if not all(0 <= line <= len(self.layout.lines) for line in self.said) or not -1 <= self.turner < self.seats:
            raise Refused("position-value", name="said")
        super().check_seats()
        if self.phase in (TURNING, CLAIMING) and not self.chips.live >> max(self.mover, 0) & 1:
            raise Refused("position-value", name="mover")

    # -- notation -------------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if TURN <= action < TURN + 256:
            one, other = divmod(action - TURN, 16)
            return f"turn {one + 1} {other + 1}"
        if LINE <= action < LINE + len(self.layout.lines):
            return f"line {self.layout.line_name(action - LINE)}"
        return super().word(action)

    def read_words(self, words: list[str], text: str) -> int:
        names = self.layout.names
        if words and words[0] == "turn":
            places = sorted([names.index(word) for word in words[1:] if word in names])
            if len(places) != 2 or len(words) != 3:
                raise Refused("ttt-turn")
            return TURN + 16 * places[0] + places[1]
        if len(words) == 2 and words[0] == "line":
            for line in range(len(self.layout.lines)):
                if self.layout.line_name(line) == words[1]:
                    return LINE + line
            raise Refused("ttt-no-line", at=words[1])
        if words and words[0] in names and self.phase == TURNING:
            raise Refused("ttt-turn")
        return super().read_words(words, text)
