"""Póker ruso: up to three boxes against the croupier; cards may be changed or a sixth bought, and six may be paid as two combinations."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.packs import to_mask
from sobremesa.core.refusal import Refused
from sobremesa.core.session import DEAL, END, OVER
from sobremesa.core.state import Game, State
from sobremesa.games.vying._hands import THREE, high
from sobremesa.games.vying._house import CENTS, FOLD, LIMITS, LOST, NO_GAME, PLAY, RETURNED, TIED, WAITING, WON
from sobremesa.games.vying._paytable import kind_of
from sobremesa.games.vying._ruso_table import BET, BOUGHT, BUY, CHANGE, GAME_OFFER, INSURE, MOST_INSURED, NO_OFFER, TAKE_OFFER, RusoTable


class PokerRuso(Game):
    seats = (1, 2, 3, 4, 5, 6)
    options = (
        Choice("fee", "per_card", "flat"),
        Choice("ante_win", "paid", "push"),
        Choice("double", "six", "any", "off"),
        Choice("paired_straight", "straight", "pair", when=(("double", ("six", "any")),)),
        Flag("buy_dealer"),
        Flag("buy_redraw", when=(("buy_dealer", ("on",)),)),
        Choice("insurance", "off", "half", "full"),
        Choice("max_boxes", 3, 1, 2),
        Flag("blind_third", "on", when=(("max_boxes", (3,)),)),
        Choice("table", "single", "shared"),
        *LIMITS,
        Number("max_pay", "none", 1, 1_000_000),
    )
    sampled = True
    bound = 20_000

    def check(self, seats: int, options: Options) -> None:
        if seats > 1 and options["table"] == "single":
            raise Refused("poker-ruso-single")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return RusoState(self, seats, options, chance)


class RusoState(RusoTable):
    """A session of póker ruso: what may be done with a box, and how it is settled."""

    # -- a box in turn ------------------------------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        self.phase = PLAY
        self.box = -1
        self._next()

    def price(self, box: int, count: int) -> int:
        """What changing so many cards of a box costs, in chips."""
        return self.stakes[box] * (count if self.per_card else 1)

    def most_change(self, box: int) -> int:
        """How many cards of a box can be changed: as far as the stock and the purse go."""
        most = min(5, self.left())
        spare = self.spare(self.owners[box])
        while most and CENTS * self.price(box, most) > spare:
            most -= 1
        return most

    def left(self) -> int:
        """Cards of the stock that the boxes may draw."""
        return max(0, len(self.stock) - (1 if self.buys_game else 0))

    def most_insured(self, box: int) -> int:
        """The largest insurance of a box that bets, in chips; below its ante if there is none."""
        if self.insurance == "off" or self.is_blind(box):
            return 0
        hand = to_mask(self.hands[box])
        if kind_of(high(hand)) < THREE:
            return 0
        bet = 2 * self.stakes[box]
        win = bet * self.odds_of_hand(hand)
        if self.max_pay:
            win = min(win, self.max_pay // CENTS)
        return min(win // 2 if self.insurance == "half" else win, self.spare(self.owners[box]) // CENTS)

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        if self.phase == OVER:
            return [DEAL]
        if self.phase == GAME_OFFER:
            return [TAKE_OFFER, NO_OFFER] if self.chips[seat] >= CENTS * self.stakes[self.box] else [NO_OFFER]
        if self.phase != PLAY:
            return self.ante_actions(seat)
        box = self.box
        found = [FOLD, BET]
        if not self.acts[box] and not self.is_blind(box):
            if self.why_not_buy(box) == "":
                found.append(BUY)
            most = self.most_change(box)
            found += [CHANGE | places for places in range(1, 32) if places.bit_count() <= most]
        low, most = self.stakes[box], self.most_insured(box)
        if most >= low:
            found += [INSURE | chips for chips in sorted({low, (low + most) // 2, most})]
        return found

    def why_not_buy(self, box: int) -> str:
        """The rule that forbids buying a card, empty if none does."""
        if self.is_blind(box):
            return "poker-ruso-blind"
        if self.acts[box]:
            return "poker-ruso-once"
        if self.left() < 1:
            return "poker-ruso-no-cards"
        return "" if CENTS * self.stakes[box] <= self.spare(self.owners[box]) else "poker-ruso-no-chips"

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat < 0 or not self.actors() >> seat & 1:
            raise Refused("not-your-turn")
        if self.phase == PLAY:
            self._decide(seat, action)
        elif self.phase == GAME_OFFER:
            self._answer(seat, action)
        else:
            self.apply_stake(seat, action)

    def _decide(self, seat: int, action: int) -> None:
        box = self.box
        if action == FOLD:
            self.fold(seat)
            self._next()
        elif action == BET:
            self._bet(seat, 0)
        elif INSURE <= action <= INSURE + MOST_INSURED:
            self._check_insurance(box, action - INSURE)
            self._bet(seat, action - INSURE)
        elif action == BUY:
            why = self.why_not_buy(box)
            if why:
                raise Refused(why, chips=self.stakes[box])
            self._fee(seat, self.stakes[box])
            self.acts[box] = BOUGHT
            self.hands[box].append(self.stock.pop())
            if self.loud:
                self.note("say", "poker-ruso-says-buy", seat, True)
        elif CHANGE < action < CHANGE + 32:
            self._change(seat, action - CHANGE)
        else:
            raise Refused("poker-ruso-choose")

    def _fee(self, seat: int, chips: int) -> None:
        self.chips[seat] -= CENTS * chips
        self.nets[self.box] -= CENTS * chips

    def _change(self, seat: int, places: int) -> None:
        box = self.box
        count = places.bit_count()
        if self.is_blind(box):
            raise Refused("poker-ruso-blind")
        if self.acts[box]:
            raise Refused("poker-ruso-once")
        if count > self.left():
            raise Refused("poker-ruso-no-cards" if not self.left() else "poker-ruso-few-cards", n=self.left())
        if CENTS * self.price(box, count) > self.spare(seat):
            raise Refused("poker-ruso-no-chips", chips=self.price(box, count))
        self._fee(seat, self.price(box, count))
        self.acts[box] = count
        hand = self.hands[box]
        for place in range(5):
            if places >> place & 1:
                self.thrown[box].append(hand[place])
                hand[place] = self.stock.pop()
        if self.loud:
            self.note("say", "poker-ruso-says-change", seat, True, n=count)

    def _check_insurance(self, box: int, chips: int) -> None:
        if self.insurance == "off":
            raise Refused("poker-ruso-no-insurance")
        if self.is_blind(box):
            raise Refused("poker-ruso-blind")
        if kind_of(high(to_mask(self.hands[box]))) < THREE:
            raise Refused("poker-ruso-insurance-hand")
        if not self.stakes[box] <= chips <= self.most_insured(box):
            raise Refused("poker-ruso-insurance-size", low=self.stakes[box], high=max(self.most_insured(box), 0))

    def _bet(self, seat: int, insured: int) -> None:
        box = self.box
        self.bets[box] = 2 * self.stakes[box]
        self.insured[box] = insured
        self.chips[seat] -= CENTS * (self.bets[box] + insured)
        if self.loud:
            self.note("say", "poker-ruso-says-bet", seat, True, chips=self.bets[box])
            if insured:
                self.note("say", "poker-ruso-says-insure", seat, True, chips=insured)
        self._next()

    def _next(self) -> None:
        """Go to the next box; after the last the croupier shows."""
        self.box += 1
        while self.box < self.boxes and not self.stakes[self.box]:
            self.box += 1
        if self.box < self.boxes:
            if self.loud:
                self.note("turn", "poker-ruso-opens", self.owners[self.box], n=self.box + 1)
            return
        self.box = 0
        if not any(self.bets):
            self.round_over()
            return
        self.show_house()
        if self.house_plays(high(to_mask(self.house))):
            self._settle()
        elif self.buys_game:
            for box in range(self.boxes):
                self._settle_insurance(box, True, False)
            self.phase = GAME_OFFER
            self.box = -1
            self._next_offer()
        else:
            self._settle()

    # -- a game for the croupier --------------------------------------------------------------------------------------------------------

    def _next_offer(self) -> None:
        self.box += 1
        while self.box < self.boxes and not self.bets[self.box]:
            self.box += 1
        if self.box < self.boxes:
            return
        self.box = 0
        if self.buyers:
            self._draw_for_house()
        self._settle()

    def _answer(self, seat: int, action: int) -> None:
        box = self.box
        if action == TAKE_OFFER:
            if self.chips[seat] < CENTS * self.stakes[box]:
                raise Refused("poker-ruso-no-chips", chips=self.stakes[box])
            self._fee(seat, self.stakes[box])
            self.buyers |= 1 << box
            if self.loud:
                self.note("say", "poker-ruso-says-game", seat, True)
        elif action == NO_OFFER:
            self.pay(box, NO_GAME, self.stakes[box], 0)
        else:
            raise Refused("poker-ruso-answer")
        self._next_offer()

    def _draw_for_house(self) -> None:
        """The croupier throws his highest card and draws another."""
        place = max(range(5), key=self._height)
        rank = self.house[place] % 13
        while self.stock:
            self.house_thrown.append(self.house[place])
            self.house[place] = self.stock.pop()
            if self.loud:
                self.note("draw", "poker-ruso-house-draws", card=self.pack.names[self.house_thrown[-1]], card2=self.pack.names[self.house[place]])
            if not self.redraws or self.house[place] % 13 != rank:
                break
        if self.loud:
            self.show_house()

    def _height(self, place: int) -> int:
        return (self.house[place] % 13 - 1) % 13

    # -- settling -----------------------------------------------------------------------------------------------------------------------

    def _settle_insurance(self, box: int, no_game: bool, wins: bool) -> None:
        """Pay, keep or give back an insurance; of a box that has none nothing happens."""
        chips = self.insured[box]
        if not chips or self.insured_nets[box] or self.outcomes[box] != WAITING:
            return
        net = CENTS * chips if no_game else -CENTS * chips if wins else 0
        self.insured_nets[box] = net
        self.chips[self.owners[box]] += CENTS * chips + net

    def _settle(self) -> None:
        house = high(to_mask(self.house))
        plays = self.house_plays(house)
        bought = self.buyers != 0
        for box in range(self.boxes):
            if not self.bets[box] or self.outcomes[box] != WAITING:
                continue
            hand = to_mask(self.hands[box])
            own = high(hand)
            ante, bet = self.stakes[box], self.bets[box]
            if not bought:
                self._settle_insurance(box, not plays, own > house)
            if not plays:
                self.pay(box, RETURNED if bought else NO_GAME, 0 if bought else ante, 0)
            elif own > house:
                self.odds[box] = self.odds_of_hand(hand)
                self.pay(box, WON, ante if self.ante_paid else 0, self.odds[box] * bet)
            elif own == house:
                self.pay(box, TIED, 0, 0)
            else:
                self.pay(box, LOST, -ante, -bet)
        self.round_over()

    def result(self, box: int) -> int:
        """What a box has brought in this round, fees and insurance included, in hundredths."""
        return self.nets[box] + self.insured_nets[box]

    def clone(self) -> State:
        new = RusoState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_table(new)
        return new


GAME = PokerRuso()
