"""Blackjack: each box alone against the house, nearer to 21 without going over; the European table and the American one."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.refusal import Refused
from sobremesa.core.session import BETS, DEAL, END, LEAVE, MOST, OVER, READY, STAKE
from sobremesa.core.state import Game, State
from sobremesa.core.view import Control, Move, Say, say
from sobremesa.games.banking._boxes import check_table, chips_text
from sobremesa.games.banking._hands import BUST, GIVEN_UP, LIVE, NATURAL, PAID, STOOD, Hand, hand_of, is_natural, total_of
from sobremesa.games.banking._house import must_draw
from sobremesa.games.banking._twentyone import ASK, PLAY, VALUE, TwentyOneState

# Actions; INSURE + half-chips
HIT: Final = 10
STAND: Final = 11
DOUBLE: Final = 12
SPLIT: Final = 13
SURRENDER: Final = 14
EVEN: Final = 15
INSURE: Final = 1 << 22
_WORDS: Final = {"hit": HIT, "stand": STAND, "double": DOUBLE, "split": SPLIT, "surrender": SURRENDER, "even": EVEN}

_DOUBLE_ON: Final = {"9_to_11": (9, 11), "10_to_11": (10, 11), "any": (0, 21)}


class Blackjack(Game):
    seats = (1, 2, 3, 4, 5, 6, 7)
    options = (
        Choice("preset", "european", "american"),
        Choice("hole_card", "none", "peek"),
        Flag("even_money", when=(("hole_card", ("peek",)),)),
        Choice("enhc_loss", "all", "original_only", when=(("hole_card", ("none",)),)),
        Choice("packs", 6, 8, 4, 2, 1),
        Choice("reshuffle", "exhaust", "cut_75"),
        Number("boxes", 7, 1, 7),
        Flag("multi_box", "on"),
        Choice("limits", "10_to_500", "2_to_100", "50_to_2000", "custom"),
        Number("min_stake", 5, 1, 100_000, when=(("limits", ("custom",)),)),
        Number("max_stake", 1000, 1, 1_000_000, when=(("limits", ("custom",)),)),
        Choice("bj_pays", "three_to_two", "six_to_five"),
        Choice("soft17", "stand", "hit"),
        Choice("double_on", "9_to_11", "any", "10_to_11"),
        Flag("das", "on"),
        Choice("split_match", "value", "rank"),
        Choice("max_hands", "none", 2, 3, 4),
        Flag("resplit_aces"),
        Choice("surrender", "none", "late", "early"),
        Choice("insurance", "up_to_half", "exact_half", "off"),
    )
    presets = {  # noqa: RUF012
        "european": {"hole_card": "none", "even_money": "off"},
        "american": {"hole_card": "peek", "even_money": "on"},
    }
    sampled = True
    bound = 60_000

    def check(self, seats: int, options: Options) -> None:
        check_table(seats, options)
        if options.on("even_money") and options["hole_card"] == "none":
            raise Refused("blackjack-even-needs-peek")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return BlackjackState(self, seats, options, chance)


class BlackjackState(TwentyOneState):
    """A session of blackjack."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.even_money = options.on("even_money")
        self.original_only = options["enhc_loss"] == "original_only"
        self.six_to_five = options["bj_pays"] == "six_to_five"
        self.hits_soft_17 = options["soft17"] == "hit"
        self.double_low, self.double_high = _DOUBLE_ON[str(options["double_on"])]
        self.das = options.on("das")
        self.by_rank = options["split_match"] == "rank"
        self.max_hands = options.number("max_hands", 1 << 20)
        self.resplit_aces = options.on("resplit_aces")
        self.late = options["surrender"] == "late"
        self.early = options["surrender"] == "early"
        self.insurance = str(options["insurance"])

    def begin(self) -> None:
        self.shoe.fill(self.chance)

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def deal_round(self) -> None:
        boxes = [box for box in range(self.boxes) if self.stakes[box]]
        for box in boxes:
            self.hands[box] = [Hand()]
            self.give(self.hands[box][0])
        self.house.append(self.shoe.draw(self.chance))
        for box in boxes:
            hand = self.hands[box][0]
            self.give(hand)
            if is_natural(hand):
                hand.state = NATURAL
                if self.loud:
                    self.note("say", "blackjack-natural", self.owners[box], n=box + 1)
        if self.peek:
            self.house.append(self.shoe.draw(self.chance))
        self.phase = ASK
        self.box = -1
        self.at = 0
        self._next_asked()

    # -- before play ------------------------------------------------------------------------------------------------------------------

    def _asked(self, box: int) -> bool:
        """Whether a box has something to say before play."""
        if not self.stakes[box]:
            return False
        natural = self.hands[box][0].state == NATURAL
        if self.early and not natural:
            return True
        return self.upcard() == 1 and ((self.insurance != "off" and self._insurance_most(box) > 0) or (self.even_money and natural))

    def _insurance_most(self, box: int) -> int:
        """The largest insurance of a box, in half-chips; of the exact half, that or nothing."""
        half = self.stakes[box]
        have = self.chips[self.owners[box]]
        if self.insurance == "off" or self.upcard() != 1:
            return 0
        return half if have >= half else have if self.insurance == "up_to_half" else 0

    def _next_asked(self) -> None:
        self.box += 1
        while self.box < self.boxes and not self._asked(self.box):
            self.box += 1
        if self.box < self.boxes:
            return
        self.box = 0
        if self.peek and self.upcard() in (1, 10):
            if self.house_natural():
                self.shown = True
                if self.loud:
                    self.note("turn", "blackjack-house-natural")
                self._settle()
                return
            self.peeked = True
            if self.loud:
                self.note("say", "blackjack-peeked")
            for box in range(self.boxes):
                self._settle_insurance(box, False)
        self.phase = PLAY
        self._go_on()

    def _answer(self, action: int) -> None:
        box, seat = self.box, self.owners[self.box]
        hand = self.hands[box][0]
        if action == SURRENDER:
            if not self.early:
                raise Refused("blackjack-no-surrender")
            if hand.state == NATURAL:
                raise Refused("blackjack-surrender-natural")
            self._give_up(hand)
        elif action == EVEN:
            if not self.even_money or hand.state != NATURAL or self.upcard() != 1:
                raise Refused("blackjack-no-even-money")
            if self.loud:
                self.note("say", "blackjack-says-even", seat, True)
            self._pay(box, hand, 2 * self.stakes[box])
            hand.state = PAID
            self.shoe.tray += hand.cards
        elif action == STAND or INSURE <= action <= INSURE + MOST:
            half = 0 if action == STAND else action - INSURE
            most = self._insurance_most(box)
            if half and not most:
                raise Refused("blackjack-no-insurance")
            if half and self.insurance == "exact_half" and half != most:
                raise Refused("blackjack-insurance-exact", chips=chips_text(most))
            if half > most:
                raise Refused("blackjack-insurance-size", chips=chips_text(most))
            self.insured[box] = half
            self.chips[seat] -= half
            if half and self.loud:
                self.note("say", "blackjack-says-insurance", seat, True, chips=chips_text(half))
        else:
            raise Refused("blackjack-first-answer")
        self._next_asked()

    # -- play -------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        if not self.actors() >> seat & 1 or seat < 0:
            return []
        if self.phase == BETS:
            return self.bet_actions(seat)
        if self.phase == OVER:
            return [DEAL]
        if self.phase == ASK:
            return self._answers()
        hand = self.hand_in_turn()
        found = [STAND] if hand.aces else [HIT, STAND]
        if len(hand.cards) == 2:
            if self._why_not_double(hand) == "":
                found.append(DOUBLE)
            if self._why_not_split(hand) == "":
                found.append(SPLIT)
            if self._why_not_surrender(hand) == "":
                found.append(SURRENDER)
        return found

    def _answers(self) -> list[int]:
        found = [STAND]
        natural = self.hands[self.box][0].state == NATURAL
        if self.early and not natural:
            found.append(SURRENDER)
        if self.even_money and natural and self.upcard() == 1:
            found.append(EVEN)
        most = self._insurance_most(self.box)
        if most:
            if self.insurance == "up_to_half" and most >= 4:
                found.append(INSURE + most // 4 * 2)
            found.append(INSURE + most)
        return found

    def _why_not_double(self, hand: Hand) -> str:
        if len(hand.cards) != 2:
            return "blackjack-two-cards"
        if hand.aces:
            return "blackjack-split-aces"
        total = hand.hard + 10 if hand.ace and hand.hard <= 11 else hand.hard
        if not self.double_low <= total <= self.double_high:
            return "blackjack-double-total"
        if not self.das and len(self.hands[self.box]) > 1:
            return "blackjack-no-das"
        return "" if self.chips[self.owners[self.box]] >= 2 * self.stakes[self.box] else "blackjack-no-chips"

    def _why_not_split(self, hand: Hand) -> str:
        cards = hand.cards
        if len(cards) != 2:
            return "blackjack-two-cards"
        one, other = cards
        if (one % 13 != other % 13) if self.by_rank else (VALUE[one] != VALUE[other]):
            return "blackjack-split-unequal"
        if hand.aces and not self.resplit_aces:
            return "blackjack-split-aces"
        if len(self.hands[self.box]) >= self.max_hands:
            return "blackjack-max-hands"
        return "" if self.chips[self.owners[self.box]] >= 2 * self.stakes[self.box] else "blackjack-no-chips"

    def _why_not_surrender(self, hand: Hand) -> str:
        if not self.late:
            return "blackjack-no-surrender"
        return "" if len(hand.cards) == 2 and len(self.hands[self.box]) == 1 else "blackjack-surrender-first"

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if phase == END:
            raise Refused("match-over")
        if seat < 0 or not self.actors() >> seat & 1:
            raise Refused("not-your-turn")
        if phase == PLAY:
            self._play(seat, action)
        elif phase == ASK:
            self._answer(action)
        elif action >= STAKE or action in (READY, LEAVE, DEAL):
            self.apply_stake(seat, action)
        else:
            raise Refused("blackjack-no-cards-yet")

    def _play(self, seat: int, action: int) -> None:
        hand = self.hand_in_turn()
        if action == STAND:
            hand.state = STOOD
            if self.loud:
                self.note("say", "blackjack-says-stand", seat, True)
        elif action == HIT:
            if hand.aces:
                raise Refused("blackjack-split-aces")
            if self.loud:
                self.note("say", "blackjack-says-card", seat, True)
            self._hit(seat, hand)
        elif action == DOUBLE:
            why = self._why_not_double(hand)
            if why:
                raise self._refused(why, hand)
            if self.loud:
                self.note("say", "blackjack-says-double", seat, True)
            self.chips[seat] -= 2 * self.stakes[self.box]
            hand.units = 2
            self._hit(seat, hand)
            if hand.state == LIVE:
                hand.state = STOOD
        elif action == SPLIT:
            why = self._why_not_split(hand)
            if why:
                raise self._refused(why, hand)
            if self.loud:
                self.note("say", "blackjack-says-split", seat, True)
            self._split(seat, hand)
        elif action == SURRENDER:
            why = self._why_not_surrender(hand)
            if why:
                raise Refused(why)
            self._give_up(hand)
        else:
            raise Refused("blackjack-bets-closed" if action >= STAKE or action in (READY, LEAVE) else "unknown-move", text=self.text(seat, action))
        if hand.state != LIVE or len(hand.cards) == 1:
            self._go_on()

    def _refused(self, why: str, hand: Hand) -> Refused:
        return Refused(why, total=hand.total(), low=self.double_low, high=self.double_high, n=min(self.max_hands, 99))

    def _hit(self, seat: int, hand: Hand) -> None:
        card = self.give(hand)
        if card >= 0 and self.loud:
            self.note("draw", "blackjack-gets", seat, card=self.pack.names[card], total=hand.total())
        if hand.hard > 21:
            hand.state = BUST
            hand.net = -2 * hand.units * self.stakes[self.box]
            self.shoe.tray += hand.cards
            if self.loud:
                self.note("say", "blackjack-busts", seat, total=hand.hard)
        elif card < 0 or hand.hard == 21 or (hand.ace and hand.hard == 11):
            hand.state = STOOD

    def _split(self, seat: int, hand: Hand) -> None:
        self.chips[seat] -= 2 * self.stakes[self.box]
        right, left = hand_of(hand.cards[:1]), hand_of(hand.cards[1:])
        right.aces = left.aces = right.ace
        hands = self.hands[self.box]
        hands[self.at] = right
        hands.insert(self.at + 1, left)
        hand.cards = hand.cards[:1]

    def _give_up(self, hand: Hand) -> None:
        """Half the stake goes back at once, unless the house may still turn out to have a blackjack."""
        box = self.box
        hand.state = GIVEN_UP
        if self.early or self.peek:
            self._pay(box, hand, -self.stakes[box])
        if self.loud:
            self.note("say", "blackjack-says-surrender", self.owners[box], True)

    def _go_on(self) -> None:
        """Go to the next hand that has something to decide; after the last the croupier plays."""
        while self.box < self.boxes:
            hands = self.hands[self.box]
            if self.at >= len(hands):
                self.box += 1
                self.at = 0
                continue
            hand = hands[self.at]
            if hand.state == LIVE:
                if len(hand.cards) == 1:
                    card = self.give(hand)
                    if card >= 0 and self.loud:
                        self.note("draw", "blackjack-gets", self.owners[self.box], card=self.pack.names[card], total=hand.total())
                    if card < 0 or (hand.aces and self._why_not_split(hand) != ""):
                        hand.state = STOOD
                if hand.total() == 21:
                    hand.state = STOOD
                if hand.state == LIVE:
                    return
            elif hand.state == NATURAL and self.peek:
                self._pay(self.box, hand, self._natural_pay(self.box))
                hand.state = PAID
                self.shoe.tray += hand.cards
            self.at += 1
        self.box = 0
        self._house_plays()

    # -- the croupier -----------------------------------------------------------------------------------------------------------------

    def _house_plays(self) -> None:
        alive = pending = False
        for box in range(self.boxes):
            for hand in self.hands[box]:
                if hand.state == STOOD:
                    alive = True
                elif hand.state == NATURAL or (hand.state == GIVEN_UP and self.late and not self.peek):
                    pending = True
            if self.insured[box] and not self.peek:
                pending = True
        if self.peek:
            self.shown = True
        if alive:
            hard, ace = 0, False
            for card in self.house:
                hard += VALUE[card]
                ace = ace or VALUE[card] == 1
            while len(self.house) < 2 or must_draw(hard, ace, self.hits_soft_17):
                card = self.shoe.draw(self.chance)
                if card < 0:
                    break
                self.house.append(card)
                hard += VALUE[card]
                ace = ace or VALUE[card] == 1
        elif pending and not self.peek and self.upcard() in (1, 10):
            card = self.shoe.draw(self.chance)
            if card >= 0:
                self.house.append(card)
        if self.loud:
            self.note("turn", "blackjack-house-has", cards=self.pack.text(self.house), total=total_of(self.house))
        self._settle()

    # -- settling ---------------------------------------------------------------------------------------------------------------------

    def _natural_pay(self, box: int) -> int:
        """What a blackjack wins, in half-chips; a fraction of one that six to five may leave is made whole for the player."""
        stake = self.stakes[box]
        return -(-12 * stake // 5) if self.six_to_five else 3 * stake

    def _pay(self, box: int, hand: Hand, net: int) -> None:
        """Give back what lies on a hand with what it has won or lost."""
        hand.net = net
        self.chips[self.owners[box]] += 2 * hand.units * self.stakes[box] + net

    def _settle_insurance(self, box: int, natural: bool) -> None:
        half = self.insured[box]
        if half and not self.insurance_net[box]:
            self.insurance_net[box] = 2 * half if natural else -half
            if natural:
                self.chips[self.owners[box]] += 3 * half

    def _settle(self) -> None:
        natural = self.house_natural()
        total = total_of(self.house)
        for box in range(self.boxes - 1, -1, -1):
            hands = self.hands[box]
            if not hands:
                continue
            self._settle_insurance(box, natural)
            if natural and self.original_only and not self.peek and hands[0].state != NATURAL and not (self.early and hands[0].state == GIVEN_UP):
                self._lose_original(box)
                continue
            stake = self.stakes[box]
            for hand in hands:
                won = 2 * hand.units * stake
                if hand.state == GIVEN_UP:
                    if self.late and not self.peek:
                        self._pay(box, hand, -2 * stake if natural else -stake)
                elif hand.state == NATURAL:
                    self._pay(box, hand, 0 if natural else self._natural_pay(box))
                elif hand.state != BUST and hand.state != PAID:
                    own = hand.total()
                    if natural or (total > own and total <= 21):
                        won = -won
                    elif total == own:
                        won = 0
                    self._pay(box, hand, won)
        if self.loud:
            self._tell_results()
        self.round_over()

    def _lose_original(self, box: int) -> None:
        """The house has a blackjack, and the box as a whole loses its first stake only."""
        put = 0
        for place, hand in enumerate(self.hands[box]):
            put += 2 * hand.units * self.stakes[box]
            hand.net = 0 if place else -2 * self.stakes[box]
        self.chips[self.owners[box]] += put - 2 * self.stakes[box]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if INSURE <= action <= INSURE + MOST:
            return "insure " + _number(action - INSURE)
        return next((word for word, known in _WORDS.items() if known == action), "") or self.bet_text(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if len(words) == 1 and words[0] in _WORDS:
            return _WORDS[words[0]]
        if len(words) == 1 and words[0] == "shoe":
            return HIT
        if len(words) == 2 and words[0] == "insure":
            whole, _, part = words[1].partition(".")
            if whole.isdecimal() and len(whole) < 7 and part in ("", "0", "5"):
                half = 2 * int(whole) + (1 if part == "5" else 0)
                return INSURE + min(half, MOST) if half else STAND
        return self.parse_bet(seat, text)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action >= STAKE or action in (READY, LEAVE, DEAL):
            return self.bet_move(seat, action)
        if action >= INSURE:
            return Move(text, say=say("blackjack-move-insure", chips=chips_text(action - INSURE)))
        if self.phase == ASK and action == STAND:
            return Move(text, say=say("blackjack-move-no" if self._insurance_most(self.box) or not self.early else "blackjack-move-keep"))
        return Move(text, say=say(f"blackjack-move-{text}"))

    def controls(self, seat: int) -> list[Control]:
        if self.phase != ASK or self.insurance != "up_to_half":
            return super().controls(seat)
        most = self._insurance_most(self.box) // 2
        return [Control("insure", "insure {n}", say("blackjack-insurance"), 0, most, 1, 0, (0, most))] if most else []

    def prompt(self, seat: int) -> Say | None:
        if self.phase == ASK:
            return say("blackjack-ask-insurance" if self.upcard() == 1 else "blackjack-ask-surrender", n=self.box + 1)
        if self.phase == PLAY:
            hand = self.hand_in_turn()
            return say("blackjack-decide-soft" if hand.soft() else "blackjack-decide", n=self.box + 1, total=hand.total(), low=hand.hard)
        return super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = [say("blackjack-sign-six-to-five" if self.six_to_five else "blackjack-sign-three-to-two")]
        found.append(say("blackjack-sign-hits" if self.hits_soft_17 else "blackjack-sign-stands"))
        if self.insurance != "off":
            found.append(say("blackjack-sign-insurance"))
        if self.peeked and not self.shown:
            found.append(say("blackjack-peeked"))
        return found + self.session_facts()

    def default(self, seat: int) -> int:
        return {BETS: READY, OVER: DEAL}.get(self.phase, STAND)


def _number(half: int) -> str:
    """Half-chips as they are written in actions: ``7``, ``7.5``."""
    return f"{half // 2}.5" if half % 2 else str(half // 2)


GAME = Blackjack()
