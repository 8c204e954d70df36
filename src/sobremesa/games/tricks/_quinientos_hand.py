"""The rules of quinientos: the deal, the auction, the kitty, the play and the score."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event, Say
from sobremesa.games.tricks._quinientos_bids import (
    ALL_TRICKS,
    BID,
    BIDS,
    BLIND_BID,
    KITTY,
    LETTER,
    LEVEL,
    LOOK,
    MISERE_BID,
    OPEN_BID,
    PASS,
    RANK,
    SANS,
    SEATS,
    VALUE,
    bid_of,
    is_misere,
    say_bid,
)
from sobremesa.games.tricks._quinientos_cards import order_for, pack_in_play, ranking_for, spare, triples
from sobremesa.games.tricks._tricks import END, PLAY, TrickState

GOAL: Final = 500
TRICK: Final = 10  # points of a defender's trick
PACKETS: Final = (3, 4, 3)  # dealt to each, a card to the kitty after each
HAND: Final = 10
KITTY_SIZE: Final = 3
SUITS: Final = 4

# Actions besides those of the auction: a suit for the joker before the first lead, a suit named when it is led; and cards thrown for those of the
# kitty, DISCARD with their three numbers, ascending, seven bits each.
DECLARE: Final = 280
LEAD: Final = 290
DISCARD: Final = 1 << 21

AUCTION: Final = 3  # phases: a call, the bidder's own raise, three cards to throw
RAISE: Final = 4
EXCHANGE: Final = 5

OUTCOMES: Final = ("", "passed", "made", "failed")
"""How a hand ended: nobody bid; the contract was made, or not."""
NONE: Final = 0
PASSED: Final = 1
MADE: Final = 2
FAILED: Final = 3


class QuinientosHand(TrickState):
    """A match of quinientos, but for how it is written and shown.

    ``teams``: the team of each seat for the whole match, while ``sides`` tells the contractor's from all the rest. ``calls``: what has been said
    in the auction, each as ``action * SEATS + seat``; ``passed``: who is out of it. ``contract``: the bid that stands, a place in ``BIDS`` after 0,
    none; ``sans``: without the kitty; ``contractor``: who made it, -1: nobody. ``leaving``: the mover's next bid will be sans kitty. ``looked``: who
    has seen his cards. ``loose``: the joker belongs to no suit; ``joker_suit``: the one it was declared to be of; ``named``: the one named for it in
    this trick. ``suits_led``: those led in this hand. ``totals``: points of each team, ``gained`` those of the last hand.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        teams = seats if seats in (3, 5) else 3 if seats == 6 and options["teams"] == "pairs" else 2
        self.team_count = teams
        self.teams: list[int] = [seat % teams for seat in range(seats)]
        self.loose = False
        self.joker_suit = -1
        super().__init__(game, seats, options, chance, order_for(seats), [min(seat % teams, 1) for seat in range(seats)])
        self.joker = self.pack.size - 1
        self.in_play = pack_in_play(seats)
        self.everybody = (1 << seats) - 1
        self.american = options["auction"] == "american"
        self.raises = options.on("final_raise") and not self.american
        self.sans_kitty = options.on("sans_kitty")
        self.lead_last = options.on("joker_lead_last")
        self.cap = options.number("defence_cap", 1 << 30)
        self.calls: list[int] = []
        self.passed = 0
        self.contract = 0
        self.sans = False
        self.contractor = -1
        self.leaving = False
        self.misere = False
        self.looked = self.everybody
        self.named = -1
        self.suits_led = 0
        self.totals: list[int] = [0] * teams
        self.gained: list[int] = [0] * teams
        self.outcome = NONE

    @property
    def bid(self) -> int:
        """The bid that stands, as a place in ``BIDS``; -1: none."""
        return self.contract - 1

    # -- the deal and the auction -----------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.sit(list(range(self.seats)))
        self.clear()
        self._open_auction()
        self.looked = self.everybody if self.options["misere"] == "off" else 0
        self.joker_suit = self.named = -1
        self.suits_led = 0
        self.gained = [0] * self.team_count
        self.outcome = NONE
        self.set_trump(-1)
        cards = bits(self.in_play)
        self.chance.shuffle(cards)
        self._deal(cards)
        self.phase = AUCTION

    def _deal(self, cards: list[int]) -> None:
        for size in PACKETS:
            for turn in range(self.seats):
                self.hands[(self.mano + turn) % self.seats] |= to_mask(cards[-size:])
                del cards[-size:]
            if self.seats == 2:  # a hand that nobody plays
                self.aside |= to_mask(cards[-size:])
                del cards[-size:]
            self.stock.append(cards.pop())

    def _open_auction(self) -> None:
        self.calls = []
        self.passed = self.contract = 0
        self.contractor = -1
        self.sans = self.leaving = self.misere = False

    def why_not(self, seat: int, bid: int, sans: bool) -> str:
        """Which rule forbids the seat, whose call it is, that bid; empty: none."""
        if is_misere(bid) and self.options["misere"] == "off":
            return "quinientos-no-misere"
        if sans and not self.sans_kitty:
            return "quinientos-no-sans"
        if bid == BLIND_BID and self.looked >> seat & 1:
            return "quinientos-looked"
        if self.contract and RANK[bid] <= RANK[self.bid]:
            return "quinientos-too-low"
        if bid == MISERE_BID and self.options["misere"] == "after_seven" and not (self.contract and LEVEL[self.bid] == 7):
            return "quinientos-after-seven"
        return ""

    def may_look(self) -> int:
        """The seats that may still look at their cards before the auction is over: not he whose blind misère stands."""
        found = self.everybody & ~self.looked
        return found & ~(1 << self.contractor) if self.contractor >= 0 and self.bid == BLIND_BID else found

    def actors(self) -> int:
        """Besides the mover, in the auction all who have not looked yet may."""
        found = super().actors()
        return found | self.may_look() if self.phase in (AUCTION, RAISE) else found

    def choices(self, seat: int) -> list[int]:
        if self.phase == EXCHANGE:
            cards = spare(ranking_for(self.seats, self.trump_called(), -1), self.hands[seat], self.misere)
            return sorted([DISCARD | first | second << 7 | third << 14 for first, second, third in triples(cards)])
        if seat != self.mover:
            return [LOOK]
        looks = self.may_look() >> seat & 1
        first = SANS if self.leaving else BID
        bids = [first + bid for bid in ((BLIND_BID,) if looks else range(len(BIDS))) if not self.why_not(seat, bid, self.leaving)]
        kitty = [KITTY] if self.sans_kitty and bids else []
        return [LOOK if looks else PASS, *kitty, *bids]

    def actions(self, seat: int) -> list[int]:
        found = super().actions(seat)
        if self.phase == PLAY and self.loose and seat == self.mover and not self.trick:
            found += self.joker_moves(seat)
        return found

    def only_cards(self) -> bool:
        return not self.loose

    def joker_moves(self, place: int) -> list[int]:
        """What the leader may do with the joker while it has no suit: give it one before the first lead, lead it naming one."""
        if not self.hands[place] >> self.joker & 1:
            return []
        found = [DECLARE + suit for suit in range(SUITS)] if place == self.contractor and not any(self.tricks) else []
        for suit in range(SUITS):
            if not self.why_not_lead(place, suit):
                found.append(LEAD + suit)
        return found

    def why_not_lead(self, place: int, suit: int) -> str:
        """Which rule forbids the place to lead the joker naming that suit; empty: none."""
        last = not self.hands[place] & ~(1 << self.joker)
        if (self.lead_last or self.suits_led == (1 << SUITS) - 1) and not last:
            return "quinientos-joker-last"
        return "quinientos-suit-led" if self.suits_led >> suit & 1 else ""

    def choose(self, seat: int, action: int) -> None:
        if self.phase in (AUCTION, RAISE):
            self._say(seat, action)
        elif self.phase == EXCHANGE and action >= DISCARD:
            self._throw(seat, action)
        elif self.phase == EXCHANGE and 0 <= action < self.pack.size:
            raise Refused("quinientos-throw-first")
        elif self.phase == PLAY and DECLARE <= action < LEAD + SUITS and (action - DECLARE) % (LEAD - DECLARE) < SUITS:
            if seat != self.mover:
                raise Refused("not-your-turn")
            self._joker_move(seat, action)
        else:
            super().choose(seat, action)

    def _say(self, seat: int, action: int) -> None:
        bid = bid_of(action)
        if action == LOOK:
            if not self.may_look() >> seat & 1:
                raise Refused("quinientos-looked" if self.looked >> seat & 1 else "quinientos-stay-blind")
            self.looked |= 1 << seat
            return
        if seat != self.mover:
            raise Refused("not-your-turn")
        if action == KITTY:
            if not self.sans_kitty:
                raise Refused("quinientos-no-sans")
            if KITTY not in self.choices(seat):
                raise Refused("quinientos-too-low")
            self.leaving = not self.leaving
            return
        if action != PASS:
            if bid < 0:
                raise Refused("tricks-no-card-now") if 0 <= action < self.pack.size else Refused("unknown-move", text=self.text(seat, action))
            why = self.why_not(seat, bid, action >= SANS)
            if why:
                raise Refused(why)
        self._call(seat, action)
        if self.phase == RAISE or self._auction_over():
            self._close_auction()

    def _call(self, seat: int, action: int) -> None:
        """Note the call and pass the turn on."""
        self.calls.append(action * SEATS + seat)
        self.leaving = False
        if action == PASS:
            self.passed |= 1 << seat
            if self.loud and self.phase == AUCTION:
                self.note("pass", "event-pass", seat, True)
        else:
            self.contract = bid_of(action) + 1
            self.sans = action >= SANS
            self.contractor = seat
            if self.loud:
                self._note_bid(seat)
        mover = self.next_place[seat]
        while self.passed >> mover & 1 and self.passed != self.everybody:
            mover = self.next_place[mover]
        self.mover = mover

    def _note_bid(self, seat: int) -> None:
        said = say_bid("quinientos-bid", self.bid, self.sans)
        self.note("say", said.key, seat, True, **said.facts)

    def _auction_over(self) -> bool:
        if self.american:
            return len(self.calls) == self.seats
        return self.passed == self.everybody or (self.contract > 0 and self.passed == self.everybody & ~(1 << self.contractor))

    def _close_auction(self) -> None:
        """The last call has been made: deal again, let the bidder raise, or go on to the kitty."""
        if not self.contract:
            self.looked = self.everybody
            self.outcome = PASSED
            if self.loud:
                self.note("score", "quinientos-all-passed")
            self.close(False)
        elif self.phase == AUCTION and self.raises and RANK[self.bid] < RANK[-1]:
            self.phase = RAISE
            self.mover = self.contractor
        else:
            self._take_kitty()

    # -- the kitty --------------------------------------------------------------------------------------------------------------------

    def _take_kitty(self) -> None:
        self.looked = self.everybody
        self._set_sides()
        kitty = to_mask(self.stock)
        self.stock = []
        if self.sans:
            self.aside |= kitty
            self._open()
            return
        self.hands[self.contractor] |= kitty
        self.phase = EXCHANGE
        self.mover = self.contractor
        if self.loud:
            self.note("take", "quinientos-takes-kitty", self.contractor)
            self.note("receive", "quinientos-kitty-was", self.contractor, cards=self.pack.mask_text(kitty))

    def _throw(self, seat: int, action: int) -> None:
        cards = [action & 127, action >> 7 & 127, action >> 14 & 127]
        mask = to_mask([card for card in cards if card < self.pack.size])
        if action >> 22 or not cards[0] < cards[1] < cards[2] or mask.bit_count() != KITTY_SIZE or mask & ~self.hands[seat]:
            raise Refused("quinientos-throw-three")
        self.hands[seat] &= ~mask
        self.thrown[seat] = mask
        if self.loud:
            self.note("throw", "quinientos-has-thrown", seat)
        self._open()

    def _open(self) -> None:
        """The contractor leads; in a misère his partners lay their cards down."""
        self.phase = PLAY
        self.sit(self._players())
        self.leader = self.last_leader = self.mover = self.contractor
        self.set_trump(self.trump_called())

    def _players(self) -> list[int]:
        """Who plays the hand."""
        own = self.teams[self.contractor]
        return [seat for seat in range(self.seats) if not self.misere or seat == self.contractor or self.teams[seat] != own]

    def _set_sides(self) -> None:
        """Follow from the contract: whether it is a misère, and who plays against whom where there are more than two teams."""
        self.misere = is_misere(self.bid)
        if self.team_count > 2 and self.contractor >= 0:
            self.sides = [int(team != self.teams[self.contractor]) for team in self.teams]

    def trump_called(self) -> int:
        """The trump suit of the bid that stands, -1: none."""
        letter = LETTER[self.bid] if self.contract else ""
        return self.pack.suits.find(letter) if letter else -1

    def set_trump(self, trump: int) -> None:
        super().set_trump(trump)
        self.ranking = ranking_for(self.seats, trump, self.joker_suit)
        self.loose = trump < 0 and self.joker_suit < 0

    # -- play -------------------------------------------------------------------------------------------------------------------------

    def playable(self, place: int) -> int:
        hand = self.hands[place]
        joker = 1 << self.joker
        if not self.trick:
            if self.loose and hand & joker and (hand != joker or self.suits_led != (1 << SUITS) - 1):
                return hand & ~joker  # it is led naming a suit
            return hand
        if self.led < 0:
            return hand
        own = hand & self.ranking.suits[self.led]
        if not own and self.loose and self.misere and hand & joker:
            return joker
        return own or hand

    def refusal(self, place: int, card: int) -> Refused:
        if card == self.joker and self.loose and not self.trick and self.hands[place] >> card & 1:
            named = [suit for suit in range(SUITS) if not self.why_not_lead(place, suit)]
            return Refused("quinientos-name-a-suit") if named else Refused("quinientos-joker-last")
        found = super().refusal(place, card)
        return Refused("quinientos-must-joker") if found.key == "tricks-not-now" else found

    def _joker_move(self, place: int, action: int) -> None:
        if not self.hands[place] >> self.joker & 1:
            raise Refused("not-held", card=self.pack.names[self.joker])
        suit = (action - DECLARE) % (LEAD - DECLARE)
        if not self.loose or self.trick:
            raise Refused("quinientos-joker-not-now")
        if action < LEAD:
            if place != self.contractor or any(self.tricks):
                raise Refused("quinientos-declare-first")
            self.joker_suit = suit
            self.known[place] |= 1 << self.joker
            self.set_trump(-1)
            if self.loud:
                self.note("say", "quinientos-declares", place, True, suit=self.pack.suits[suit])
            return
        why = self.why_not_lead(place, suit)
        if why:
            raise Refused(why, suit=self.pack.suits[suit])
        self.named = suit
        self._legal = -1
        self.put(place, self.joker)
        if self.loud:
            self.note("say", "quinientos-names", place, True, suit=self.pack.suits[suit])

    def put(self, place: int, card: int) -> None:
        loose_joker = card == self.joker and self.loose
        leads = not self.trick
        if not leads and self.loose and self.misere and not loose_joker and self.ranking.suit[card] != self.led >= 0:
            self.barred[place] |= 1 << self.joker  # it would have had to go
        super().put(place, card)
        if leads:
            if loose_joker:
                self.led = self.named
            if self.led >= 0:
                self.suits_led |= 1 << self.led
        if loose_joker and self.misere and place == self.contractor and self.trick:
            self.trick_over()  # it wins, whatever would follow

    def trick_over(self) -> None:
        self.named = -1
        super().trick_over()

    def after_trick(self) -> None:
        if self.misere:
            if self.bid == OPEN_BID and not self.known[self.contractor]:
                if self.loud:
                    self.note("say", "quinientos-lays-open", self.contractor)
                self.known[self.contractor] = self.hands[self.contractor]
            if self.leader == self.contractor:
                self.count()
                return
        super().after_trick()

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def team_tricks(self, team: int) -> int:
        """The tricks a team has won in this hand."""
        return sum([won for won, other in zip(self.tricks, self.teams, strict=True) if other == team])

    def results(self, made: bool) -> list[int]:
        """What the hand brings each team by the tricks won."""
        own = self.teams[self.contractor]
        value = VALUE[self.bid]
        found = [0] * self.team_count
        if not self.misere:
            for team in range(self.team_count):
                if self.totals[team] < self.cap:
                    found[team] = TRICK * self.team_tricks(team)
            if made and self.team_tricks(own) == HAND:
                value = max(value, ALL_TRICKS)
        found[own] = value if made else -value
        return found

    def count(self) -> None:
        won = self.team_tricks(self.teams[self.contractor])
        made = won == 0 if self.misere else won >= LEVEL[self.bid]
        self.outcome = MADE if made else FAILED
        self.gained = self.results(made)
        for team in range(self.team_count):
            self.totals[team] += self.gained[team]
        if self.loud:
            own = self.teams[self.contractor]
            said = say_bid("quinientos-made" if made else "quinientos-failed", self.bid, self.sans)
            facts: dict[str, Fact] = {**said.facts, "points": self.gained[own], "seat": self.contractor}
            self.events.append(Event("score", Say(said.key, facts), self.contractor))
        self.close((made and self.totals[self.teams[self.contractor]] >= GOAL) or min(self.totals) <= -GOAL)

    def scores(self) -> list[int]:
        return [self.totals[team] for team in self.teams]

    def side(self, seat: int) -> int:
        return self.teams[seat]

    def winners(self) -> list[int]:
        if self.phase != END:
            return []
        own = self.teams[self.contractor]
        if self.outcome == MADE:
            best = [own]
        elif self.team_count == 2:
            best = [team for team in (0, 1) if self.totals[team] > -GOAL]
        else:
            best = [team for team in range(self.team_count) if self.totals[team] == max(self.totals)]
        return [seat for seat in range(self.seats) if self.teams[seat] in best]

    def standing(self, seat: int) -> int:
        """By the points of the hand, and by the match where it ends."""
        team = self.teams[seat]
        gained = self.gained
        if self.phase != END and self.outcome == NONE:
            if self.contractor < 0 or self.phase != PLAY:
                return 0
            gained = self.results(self.misere or self.team_tricks(self.teams[self.contractor]) >= LEVEL[self.bid])
        found = gained[team] * self.team_count - sum(gained)
        if self.phase == END:
            found += GOAL if seat in self.winners() else -GOAL
        return found

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = self.game.new(self.seats, self.options, self.chance.clone())
        assert isinstance(new, QuinientosHand)
        self.copy_to(new)
        new.calls, new.passed, new.contract, new.sans = self.calls[:], self.passed, self.contract, self.sans
        new.contractor, new.leaving, new.misere, new.looked = self.contractor, self.leaving, self.misere, self.looked
        new.loose, new.joker_suit, new.named, new.suits_led = self.loose, self.joker_suit, self.named, self.suits_led
        new.totals, new.gained, new.outcome = self.totals[:], self.gained[:], self.outcome
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.events = self.heard(seat)
        super().redeal(seat, chance)

    def heard(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.kind != "receive" or event.seat == seat]

    def sure(self, seat: int, place: int) -> int:
        return 0 if seat == place and not self.looked >> seat & 1 else super().sure(seat, place)
