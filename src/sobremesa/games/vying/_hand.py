"""The course of one hand of poker, whatever the cards: forced bets, streets and their betting rounds.

What the cards are and what they are worth is a :class:`~sobremesa.games.vying._forms.Form`; the end of the hand is :mod:`_showdown`, and the match
around it :mod:`_poker`. What a game
may change of the course is told at each method of :class:`HandState` that says "by default".
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.games.vying._betting import FIXED_LIMIT, NO_LIMIT, SPREAD, Betting, next_in
from sobremesa.games.vying._deal import Deal
from sobremesa.games.vying._forms import Form, Street
from sobremesa.games.vying._rules import Rules
from sobremesa.games.vying._seating import Seating
from sobremesa.games.vying._stakes import Stakes

FOLD: Final = 0
CHECK: Final = 1
CALL: Final = 2
DEAL: Final = 3
STAY: Final = 4
LEAVE: Final = 5
SHOW: Final = 6
MUCK: Final = 7
BRING: Final = 8
OWN: Final = 16
"""The first action of a game's own; the last is ``BET - 1``."""
BET: Final = 1 << 10
"""``BET + T``: bet or raise to the total T of the round."""
BUY: Final = 1 << 40
"""``BUY + n``: add n chips between hands."""

BETTING: Final = 0
SHOWING: Final = 1
OVER: Final = 2
END: Final = 3
FIRST_OWN: Final = 4
"""The first phase of a game's own."""


def deed(street: int, seat: int, action: int) -> int:
    """An action of a betting round as one number."""
    return action << 8 | street << 4 | seat


def read_deed(number: int) -> tuple[int, int, int]:
    """The street, the seat and the action of a :func:`deed`."""
    return number >> 4 & 15, number & 15, number >> 8


class HandState(State):
    """A hand of poker in a match.

    :ivar rules: see :class:`Rules`. ``form``: what is played in this hand; ``stakes``: for how much.
    :ivar chips: the betting. ``deal``: the cards. ``seating``: the button, the blinds and who is still in the match.
    :ivar phase: BETTING; SHOWING: hands are shown one by one; OVER: the hand is over and the next one may be dealt; END: the match is over.
    :ivar street: the number of the street of the form, -1 before the first.
    :ivar mover: who is to act; ``waiting``: others who may act at the same time, a set.
    :ivar opener: who acted (or would have acted) first in this round; ``aggressor``: who bet or raised last in the round that has ended.
    :ivar bring: what the mover has to bring in or complete, 0: nothing; ``bring_free``: he may fold instead, having been passed on to.
    :ivar straddler: who posted a straddle in this hand.
    :ivar began: each seat's chips when the hand began; ``won``: what it was paid out of its pots; ``bought``: chips bought in the match.
    :ivar high_won: and ``low_won``: of that, what was paid for the high and the low halves, where pots are divided.
    :ivar outlasted: in a tournament, how many players each seat that is out has outlasted; ``house``: chips raked; ``carried``: chips left for the
        next hand's pot.
    :ivar lap: the number of the lap of the button, and ``lap_left`` the hands it still has after this one.
    :ivar may_show: who won without showing and may still show.
    :ivar history: what has been done in the hand's betting rounds, in order: :func:`deed` of each, which :func:`read_deed` reads.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance)
        self.rules = rules
        self.pack = rules.pack
        self.form: Form = rules.forms[0]
        self.stakes: Stakes = rules.ladder.at(0)
        self.chips = Betting(seats)
        self.deal = Deal(self.pack, seats)
        self.seating = Seating(seats, rules.dead_button, rules.left_small)
        self.phase: int = OVER
        self.street = -1
        self.mover = -1
        self.waiting = 0
        self.opener = 0
        self.aggressor = -1
        self.straddler = -1
        self.bring = 0
        self.bring_free = False
        self.began: list[int] = []
        self.won: list[int] = []
        self.high_won: list[int] = []
        self.low_won: list[int] = []
        self.bought: list[int] = [0] * seats
        self.outlasted: list[int] = [0] * seats
        self.house = 0
        self.carried = 0
        self.lap = 0
        self.lap_left = 0
        self.may_show = -1
        self.history: list[int] = []

    def show_down(self) -> None:
        """All streets have been played: compare the hands left."""
        raise NotImplementedError

    def win_alone(self) -> None:
        """Everybody else has folded."""
        raise NotImplementedError

    def blank(self) -> HandState:
        """A new state of the same class, options and rules, with a copy of the chance: for clones. Each game gives it."""
        raise NotImplementedError

    # -- the start of a hand -----------------------------------------------------------------------------------------------------------------------

    def start_hand(self, stock: list[int], holes: list[int] | None = None) -> None:
        """Start the hand with that stock, the top card last; ``holes``: hands already dealt face down, of a position."""
        rules = self.rules
        chips = self.chips
        self.lap_left -= 1
        self.set_stakes()
        playing = self.seating.playing
        self.began = chips.stacks[:]
        self.nothing_won()
        self.deal.begin_hand(stock)
        if holes is not None:
            self.deal.holes = holes
        chips.begin_hand(playing, self.carried)
        self.carried = 0
        chips.double = rules.double
        chips.single = rules.single
        self.straddler = self.may_show = self.aggressor = -1
        self.history = []
        self.bring = 0
        self.waiting = 0
        self.street = -1
        self.force_bets()
        if not self.before_deal():
            self.advance()

    def nothing_won(self) -> None:
        """Nobody has been paid yet."""
        self.won = [0] * self.seats
        self.high_won = [0] * self.seats
        self.low_won = [0] * self.seats

    def set_stakes(self) -> None:
        """What is played in this hand, and for how much."""
        rules = self.rules
        chips = self.chips
        stakes = self.stakes = rules.ladder.at(self.hand)
        self.form = rules.forms[self.lap % len(rules.forms)]
        structure = rules.ladder.structure
        if rules.all_limit:
            structure = FIXED_LIMIT
        if rules.alternate:
            structure = NO_LIMIT if self.lap % 2 else FIXED_LIMIT
        chips.structure = structure
        chips.cap = rules.ladder.cap
        chips.low, chips.high, chips.least = stakes.low, stakes.high, stakes.least
        if structure == FIXED_LIMIT or self.form.stud or not (stakes.blinds or structure == SPREAD):
            chips.least = stakes.small

    def force_bets(self) -> None:
        """Antes, then blinds, each with whatever the player has."""
        chips = self.chips
        stakes = self.stakes
        seating = self.seating
        stud = self.form.stud
        own = self.form.ante(stakes.small)
        ante = own if own >= 0 else stakes.ante
        if ante and (stud or not stakes.one_ante):
            for seat in seating.order(seating.playing):
                chips.ante(seat, ante)
        if stakes.blinds and not stud:
            small = seating.small_blind()
            if small >= 0:
                chips.blind(small, stakes.sb)
            chips.blind(seating.big, stakes.bb)
            if ante and stakes.one_ante:
                chips.dead_ante(seating.big, ante)

    def before_deal(self) -> bool:
        """What happens between the forced bets and the deal; whether somebody has to act, who then ends with :meth:`advance`. By default nothing."""
        return False

    # -- streets -----------------------------------------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on from street to street until somebody has to act or the hand is over."""
        streets = self.form.streets
        while True:
            if self.rules.face_up and self.street >= self.form.turned_up and not self.chips.able & (self.chips.able - 1):
                self.deal.shown |= self.chips.live
            self.street += 1
            if self.street == len(streets):
                self.show_down()
                return
            street = streets[self.street]
            if self.before_street(street):
                return
            self.deal_street(street)
            if street.bets and self.open_round(street):
                return
            self.close_round()

    def before_street(self, street: Street) -> bool:
        """What happens before a street is dealt (a draw, a pass of cards); whether somebody has to act, who then ends with :meth:`resume`. By default
        nothing."""
        return False

    def resume(self) -> None:
        """Deal the street that :meth:`before_street` held up, and go on."""
        street = self.form.streets[self.street]
        self.deal_street(street)
        if street.bets and self.open_round(street):
            return
        self.close_round()
        self.advance()

    def deal_street(self, street: Street) -> None:
        """Deal its cards: a burn, then down cards and open ones for the players still in, from the button's left, then shared ones."""
        deal = self.deal
        live = self.chips.live
        if self.form.stud:
            wanted = live.bit_count() * (street.down + street.up)
            if len(deal.stock) < wanted:
                if self.short_stock(wanted):
                    return
            elif street.burn and len(deal.stock) > wanted:
                deal.burns.append(deal.stock.pop())
        elif street.burn and deal.stock:
            deal.burns.append(deal.stock.pop())
        if street.down or street.up:
            order = self.seating.order(live)
            if street.down and not (self.street == 0 and deal.holes[order[0]]):  # a position may have given them
                deal.give_down(order, street.down)
            if street.up:
                deal.give_up(order, street.up)
        if self.form.stud and self.loud:
            self.tell_street(street)
        for _ in range(street.board):
            deal.board.append(deal.stock.pop())
        if street.board and self.loud:
            self.note("deal", f"poker-deals-{street.name}", cards=self.pack.text(deal.board[-street.board :]))

    def tell_street(self, street: Street) -> None:
        """Note a street of stud and its open cards."""
        self.note("deal", "poker-deals-street", say=f"poker-street-{street.name}")
        if street.up:
            for seat in self.seating.order(self.chips.live):
                self.note("deal", "poker-deals-open", seat, cards=self.pack.text(self.deal.ups[seat][-street.up :]))

    def short_stock(self, wanted: int) -> bool:
        """The stock has not the ``wanted`` cards: the burns go back into it, and if that is not enough there is one card for all; whether so."""
        deal = self.deal
        if deal.burns:
            deal.stock += deal.burns
            deal.burns = []
            self.chance.shuffle(deal.stock)
        if len(deal.stock) >= wanted:
            return False
        deal.board.append(deal.stock.pop())
        if self.loud:
            self.note("deal", "poker-deals-shared", card=self.pack.names[deal.board[-1]])
        return True

    def open_round(self, street: Street) -> bool:
        """Open a street's betting round; whether somebody has to act."""
        chips = self.chips
        stakes = self.stakes
        size = stakes.big if street.big else stakes.small
        blinds = self.street == 0 and stakes.blinds and not self.form.stud
        if blinds:
            level = stakes.bb if self.straddler < 0 else 2 * stakes.bb
            chips.begin_round(level, level, size)
            chips.blinds_count(level, 1 if self.straddler < 0 else 2)
        else:
            chips.begin_round(0, chips.least, size)
        live = chips.live
        chips.cap = self.rules.ladder.cap if live.bit_count() > 2 else self.rules.ladder.cap_heads_up
        self.opener = self.first_to_act(street)
        self.form.set_round(self.deal, chips, self.street, stakes.small, stakes.big)
        self.before_round(street)
        self.phase = BETTING
        self.mover = chips.first(self.opener)
        if self.mover < 0:
            return False
        self.bring = self.form.bring_in(self.street, stakes.small)
        self.bring_free = self.mover != self.opener
        if self.bring and chips.structure != SPREAD:
            chips.halves = False
        return True

    def first_to_act(self, street: Street) -> int:
        """Who is to act first in a street's round: by default left of the blinds, then left of the button; of those who have not folded."""
        live = self.chips.live
        opener = self.form.opener(self.deal, self.seating.order(live), self.street) if self.form.stud else -1
        if opener >= 0:
            return opener
        if self.street == 0 and self.stakes.blinds and not self.form.stud:
            return next_in(live, self.straddler if self.straddler >= 0 else self.seating.big)
        return next_in(live, self.seating.button)

    def before_round(self, street: Street) -> None:
        """Change what :meth:`open_round` has set for a round (a bring-in, another size), before anybody is asked. By default nothing."""

    def end_round(self) -> None:
        """Go on when nobody else is to be asked."""
        self.close_round()
        if self.chips.live & (self.chips.live - 1):
            self.advance()
        else:
            self.win_alone()

    def close_round(self) -> None:
        """Gather the bets; give back what nobody has called."""
        self.aggressor = self.chips.aggressor
        owner, back = self.chips.close_round()
        if back and self.loud:
            self.note("return", "poker-returned", owner, n=back)

    # -- betting -----------------------------------------------------------------------------------------------------------------------------------

    def bet_choices(self, seat: int) -> list[int]:
        """What the mover of a betting round may do, ascending: of the sizes the least, half the pot, three quarters, the pot, and the most."""
        chips = self.chips
        if self.bring:
            return self._bring_choices(seat)
        found = [FOLD, CALL if chips.level > chips.bets[seat] else CHECK]
        if self.must_bet():
            found = found[: self.form.may_fold or seat != self.opener]
        low = chips.lowest(seat)
        if low:
            high = chips.highest(seat)
            found.append(BET + low)
            if high > low:
                if chips.structure != FIXED_LIMIT:
                    owed = chips.level - chips.bets[seat]
                    whole_pot = chips.pot + owed
                    last = low
                    for quarters in (2, 3, 4):
                        total = chips.level + whole_pot * quarters // 4
                        if last < total < high:
                            found.append(BET + total)
                            last = total
                found.append(BET + high)
        return found

    def must_bet(self) -> bool:
        """Whether the mover opens a round that must be opened with a bet. Those passed on to, the first having no chips, may fold."""
        return self.form.must_bet and self.street == 0 and not self.chips.level

    def _bring_choices(self, seat: int) -> list[int]:
        """What whoever must open may do: bring in, or open with a full bet."""
        found = [FOLD, BRING] if self.bring_free else [BRING]
        full = self.full_opening(seat)
        return [*found, BET + full] if full else found

    def full_opening(self, seat: int) -> int:
        """What whoever must open may open to instead of bringing in, 0: nothing."""
        most = min(self.stakes.small, self.chips.stacks[seat])
        return 0 if self.form.only_brings or most <= self.bring else most

    def _bring_in(self, seat: int) -> None:
        """Post the bring-in, or what there is of it; the others owe it whole."""
        chips = self.chips
        paid = chips.blind(seat, self.bring)
        chips.brought(seat, self.bring, self.form.steps)
        if self.loud:
            self.note("bet", "poker-brings-in", seat, True, n=paid)

    def bet(self, seat: int, action: int) -> None:
        """Play the mover's action in a betting round."""
        chips = self.chips
        if self.bring:
            if action not in self._bring_choices(seat):
                raise Refused("poker-bring-in", n=self.bring)
            if action == FOLD:
                self.history.append(deed(self.street, seat, action))
                self._fold_unopened(seat)
                return
            if action == BRING:
                self.history.append(deed(self.street, seat, action))
                self._bring_in(seat)
                self.bring = 0
                self._next_after(seat)
                return
            self.bring = 0
        if action >= BET:
            total = action - BET
            if not chips.allows(seat, total):
                raise self.bet_refusal(seat, total)
            level = chips.level
            chips.raise_to(seat, total)
            if self.loud:
                kind = "poker-all-in" if not chips.stacks[seat] else self.bet_kind(total, level)
                self.note("bet", kind, seat, True, n=total)
        elif action == CALL:
            if chips.level <= chips.bets[seat]:
                raise Refused("poker-nothing-to-call")
            paid = chips.call(seat)
            if self.loud:
                self.note("bet", "poker-calls" if chips.stacks[seat] else "poker-calls-all-in", seat, True, n=paid)
        elif action == CHECK:
            if self.must_bet():
                raise Refused("poker-must-bet")
            if chips.level > chips.bets[seat]:
                raise Refused("poker-must-call", n=chips.owes(seat))
            chips.call(seat)
            if self.loud:
                self.note("pass", "poker-checks", seat, True)
        elif action == FOLD:
            if seat == self.opener and self.must_bet() and not self.form.may_fold:
                raise Refused("poker-must-bet")
            chips.fold(seat)
            if self.loud:
                self.note("fold", "poker-folds", seat, True)
        else:
            raise self.no_bet(seat, action)
        self.history.append(deed(self.street, seat, action))
        self._next_after(seat)

    def bet_kind(self, total: int, level: int) -> str:
        """What a bet to that total is called over that level."""
        if not level:
            return "poker-bets"
        return "poker-completes" if self.form.stud and level < self.chips.least == total else "poker-raises"

    def _next_after(self, seat: int) -> None:
        mover = self.chips.after(seat)
        if mover >= 0:
            self.mover = mover
        else:
            self.end_round()

    def _fold_unopened(self, seat: int) -> None:
        """Somebody passed on to folds: the next one is to bring in."""
        chips = self.chips
        chips.fold(seat)
        if self.loud:
            self.note("fold", "poker-folds", seat, True)
        self.mover = chips.after(seat)
        if self.mover < 0:
            self.bring = 0
            self.end_round()

    def no_bet(self, seat: int, action: int) -> Refused:
        """Why an action that is neither a bet nor an answer to one cannot be played in a betting round."""
        if action in (DEAL, STAY, LEAVE):
            return Refused("poker-between-hands")
        if action in (SHOW, MUCK):
            return Refused("poker-hand-goes-on")
        return Refused("poker-no-bring-in") if action == BRING else Refused("unknown-move", text=self.text(seat, action))

    def bet_refusal(self, seat: int, total: int) -> Refused:
        """Why the seat may not bet or raise to that total."""
        chips = self.chips
        if BET + total >= BUY:
            return Refused("poker-between-hands")
        low = chips.lowest(seat)
        if low:
            high = chips.highest(seat)
            if chips.structure == FIXED_LIMIT:
                return Refused("poker-exactly", n=low) if low == high else Refused("poker-either", n=low, m=high)
            if total < low:
                return Refused("poker-too-little", n=low)
            return Refused("poker-too-much", n=high) if high < chips.bets[seat] + chips.stacks[seat] else Refused("poker-no-chips", n=high)
        if chips.bets[seat] + chips.stacks[seat] <= chips.level:
            return Refused("poker-no-chips", n=chips.bets[seat] + chips.stacks[seat])
        if chips.structure >= FIXED_LIMIT and chips.counted >= chips.cap:
            return Refused("poker-cap", n=chips.cap)
        if chips.structure == SPREAD and chips.may_raise(seat) and max(chips.delta, chips.low) > chips.high:
            return Refused("poker-no-room", n=max(chips.delta, chips.low), m=chips.high)
        return Refused("poker-nobody-left" if chips.may_raise(seat) else "poker-closed")

    def standing(self, seat: int) -> int:
        """The chips won or lost in this hand."""
        return self.chips.stacks[seat] - self.began[seat]

    # -- copies and guesses ------------------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = self.blank()
        self.copy_to(new)
        return new

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, HandState)
        self.chips.copy_to(new.chips)
        self.deal.copy_to(new.deal)
        self.seating.copy_to(new.seating)
        new.form, new.stakes = self.form, self.stakes
        new.phase, new.street, new.mover, new.waiting = self.phase, self.street, self.mover, self.waiting
        new.opener, new.aggressor, new.straddler, new.may_show = self.opener, self.aggressor, self.straddler, self.may_show
        new.began, new.won, new.bought, new.outlasted = self.began[:], self.won[:], self.bought[:], self.outlasted[:]
        new.bring, new.bring_free = self.bring, self.bring_free
        new.high_won, new.low_won = self.high_won[:], self.low_won[:]
        new.history = self.history[:]
        new.house, new.carried, new.lap, new.lap_left = self.house, self.carried, self.lap, self.lap_left

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.deal.redeal(seat, self.sure(seat), chance)

    def sure(self, seat: int) -> list[int]:
        """For each seat, the cards that ``seat`` knows to be among those it holds face down: by default none but the hands shown."""
        return [0] * self.seats

    def census(self) -> list[str]:
        names = self.pack.names
        return [names[card] for card in self.deal.all()]
