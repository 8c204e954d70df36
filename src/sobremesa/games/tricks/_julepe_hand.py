"""The rules of julepe: the puesta, who plays, the discards, five tricks and who pays."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, get_pack, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Event
from sobremesa.games.tricks._baceta import BacetaState
from sobremesa.games.tricks._duties import Duties
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._plate import at_stake, settle, settle_alone
from sobremesa.games.tricks._stock import turn_up
from sobremesa.games.tricks._tricks import PLAY

DUTIES: Final = Duties(head="all", ruff=True, overruff=True, underruff=True)

ORDERS: Final[dict[str, str]] = {
    "es40": "1 3 12 11 10 7 6 5 4 2",
    "fr40": "A 3 K Q J 7 6 5 4 2",
    "fr40_no_figures": "A 3 T 9 8 7 6 5 4 2",
}
ACE: Final = 0  # place of the rank in its suit

HAND: Final = 5
DEFENCE: Final = 6  # cards taken to defend the baceta, of which one is thrown
NEED: Final = 2  # tricks
NEED_WITH_ACE: Final = 3

# Actions. Cards thrown are DISCARD with their set.
PASS: Final = 200
IN: Final = 201
TAKE: Final = 202
WORDS: Final = {"pass": PASS, "play": IN, "take": TAKE}
DISCARD: Final = 1 << 40

DECLARING: Final = 3  # phases: to play or to pass, cards to throw
DISCARDING: Final = 4

SILENT: Final = 0
OUT: Final = 1
PLAYS: Final = 2
CALLS: Final = ("", "pass", "play")
"""What a seat has declared."""

_orders: dict[str, Order] = {}


def order_of(deck: str) -> Order:
    """The one shared order of a pack."""
    if deck not in _orders:
        _orders[deck] = Order(get_pack(deck), ORDERS[deck], {})
    return _orders[deck]


class JulepeHand(BacetaState):
    """A match of julepe, but for how it is written and shown.

    ``called``: what each seat has declared, a place in ``CALLS``. ``defender``: who plays for the baceta, -1: nobody. ``changed``: how many cards
    each seat has thrown, -1: none yet. ``plate``: the chips in it; ``accounts`` those of each seat, so that all of them add up to nothing.
    ``gained``: what each seat has gained by the last hand, but for the puesta; ``shared``: what each got of the plate when the match ended.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, order_of(str(options["deck"])), list(range(seats)))
        self.duties = DUTIES
        self.dealt = DEFENCE if seats == 5 else HAND
        self.alcalde = seats == 7
        self.puesta = options.number("puesta")
        self.julepe = options.number("julepe")  # 0: as much as the plate
        self.most = options.number("max_plate")
        self.baile = options.on("baile")
        self.length = options.number("hands", seats)
        self.called: list[int] = [SILENT] * seats
        self.defender = -1
        self.changed: list[int] = [-1] * seats
        self.plate = 0
        self.accounts: list[int] = [0] * seats
        self.gained: list[int] = [0] * seats
        self.shared = 0

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def partakers(self) -> list[int]:
        """Who is dealt cards, from mano on: with seven all but the dealer, who is alcalde."""
        found = [(self.mano + turn) % self.seats for turn in range(self.seats)]
        return found[:-1] if self.alcalde else found

    def new_hand(self) -> None:
        self.sit(self.partakers())
        self.clear()
        self.called = [SILENT] * self.seats
        self.defender = -1
        self.changed = [-1] * self.seats
        self.gained = [0] * self.seats
        self.accounts[self.dealer()] -= self.puesta
        self.plate += self.puesta
        if self.loud:
            self.note("bet", "julepe-stakes", self.dealer(), n=self.puesta)
        cards = list(range(self.card_count))
        self.chance.shuffle(cards)
        self.deal(cards, self.dealt)
        turn_up(self, cards)
        self.phase = DECLARING

    # -- who plays --------------------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        if self.phase == DISCARDING:
            return [DISCARD | cards for cards in self.samples(seat)]
        return [PASS, IN] if self.why_not_take(seat) else [PASS, IN, TAKE]

    def why_not_take(self, seat: int) -> str:
        """Which rule forbids the seat, whose turn it is to declare, to take the pinta; empty: none."""
        if not self.baile:
            return "julepe-no-baile"
        return "" if seat == self.dealer() and self.turn_up >= 0 else "julepe-dealer-takes"

    def choose(self, seat: int, action: int) -> None:
        if self.phase == DECLARING and PASS <= action <= TAKE:
            why = self.why_not_take(seat) if action == TAKE else ""
            if why:
                raise Refused(why)
            self._declare(seat, action)
        elif self.phase == DISCARDING and action >= DISCARD:
            self._discard(seat, action ^ DISCARD)
        elif self.phase == DECLARING and 0 <= action < self.card_count:
            raise Refused("julepe-declare-first")
        elif self.phase == DISCARDING and 0 <= action < self.card_count:
            raise Refused("julepe-discard-first")
        else:
            super().choose(seat, action)

    def _declare(self, seat: int, action: int) -> None:
        if action == PASS:
            self.called[seat] = OUT
            self.throw(seat, self.hands[seat])
            if self.loud:
                self.note("pass", "julepe-passes", seat, True)
        else:
            self.called[seat] = PLAYS
            if action == TAKE:
                self.taken = self.turn_up
                self.turn_up = -1
                self.hands[seat] |= 1 << self.taken
                self.known[seat] |= 1 << self.taken
            if self.loud:
                self.note("say", "julepe-takes-pinta" if action == TAKE else "julepe-plays", seat, True)
        if seat != self.active[-1]:
            self.mover = self.next_place[seat]
            return
        if PLAYS not in self.called:
            if self.loud:
                self.note("score", "julepe-nobody")
            self._finish()
            return
        self.find_defender()
        self.sit(self.players())
        self.leader = self.last_leader = self.active[0]
        self.phase = DISCARDING
        if self.defender >= 0:
            self.hands[self.defender] = to_mask(self.stock[-DEFENCE:])
            del self.stock[-DEFENCE:]
            if self.loud:
                self.note("take", "julepe-defends", self.defender, n=DEFENCE)
                self.note("receive", "julepe-receives", self.defender, cards=self.pack.mask_text(self.hands[self.defender]))
        self.mover = self.turns()[0]

    def find_defender(self) -> None:
        """When one plays alone the first who has passed defends the baceta."""
        passed = [place for place in self.partakers() if self.called[place] == OUT]
        self.defender = passed[0] if self.called.count(PLAYS) == 1 and passed else -1

    def players(self) -> list[int]:
        """Who plays the tricks, from mano on."""
        return [place for place in self.partakers() if self.called[place] == PLAYS or place == self.defender]

    # -- discards ---------------------------------------------------------------------------------------------------------------------

    def turns(self) -> list[int]:
        """Who discards, in order: for the baceta before him who plays alone."""
        if self.defender < 0:
            return self.players()
        return [self.defender, *[place for place in self.players() if place != self.defender]]

    def surplus(self, place: int) -> int:
        """How many cards the place holds too many before the discards."""
        if place == self.defender:
            return DEFENCE - HAND
        return self.dealt - HAND + (1 if self.taken >= 0 and place == self.dealer() else 0)

    def limits(self, place: int) -> tuple[int, int]:
        """How many cards the place has to throw at least, and may at most."""
        least = self.surplus(place)
        return (least, least) if place == self.defender else (least, self.hands[place].bit_count())

    def samples(self, place: int) -> list[int]:
        """Sets of cards that the place may want to throw, ascending: as many as he likes of those he misses least, or all but trumps."""
        least, most = self.limits(place)
        ranked = sorted(bits(self.hands[place]), key=self.keeping)
        found = {to_mask(ranked[:count]) for count in range(least, most + 1)}
        plain = self.hands[place] & ~self.ranking.trumps
        if least <= plain.bit_count() <= most:
            found.add(plain)
        return sorted(found)

    def keeping(self, card: int) -> int:
        """How much a card is missed when it is thrown, in no unit: trumps, aces, then threes."""
        strength = self.order.strength[card]
        if self.ranking.trumps >> card & 1:
            return 20 + strength
        return 24 if self.pack.rank[card] == ACE else strength

    def _discard(self, seat: int, cards: int) -> None:
        if cards & ~self.hands[seat]:
            strange = bits(cards & ~self.hands[seat] & self.pack.full)
            raise Refused("not-held", card=self.pack.names[strange[0]]) if strange else Refused("unknown-move", text="discard")
        count = cards.bit_count()
        least, most = self.limits(seat)
        if count > most:
            raise Refused("julepe-discard-one")
        if count < least:
            raise Refused("julepe-discard-one" if seat == self.defender else "julepe-discard-least", n=least)
        if cards:
            self.throw(seat, cards)
        self.changed[seat] = count
        if self.loud:
            self.note("throw", "julepe-changes", seat, True, n=count)
        turns = self.turns()
        following = turns.index(seat) + 1
        if following < len(turns):
            self.mover = turns[following]
        else:
            self._serve(turns)

    def _serve(self, turns: list[int]) -> None:
        """Replace what has been thrown, player by player, and open the play."""
        for at, place in enumerate(turns):
            served = self.serve(place, self.changed[place] - self.surplus(place), turns[at + 1 :])
            if served and self.loud:
                self.note("receive", "julepe-receives", place, cards=self.pack.text(served))
        self.phase = PLAY
        self.mover = self.leader

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def need(self, place: int) -> int:
        """How many tricks the place has to win."""
        ace = self.taken >= 0 and self.pack.rank[self.taken] == ACE and place == self.dealer()
        return NEED_WITH_ACE if ace else NEED

    def pot(self) -> int:
        """The part of the plate that this hand is played for."""
        return at_stake(self.plate, self.most)

    def payment(self) -> int:
        """What a julepe costs."""
        return self.julepe or self.pot()

    def count(self) -> None:
        ins = [place for place in range(self.seats) if self.called[place] == PLAYS]
        if self.defender >= 0:
            alone = ins[0]
            self.gained[alone] = settle_alone(self.pot(), self.tricks[alone], self.need(alone))
            if self.loud:
                self._note_alone(alone)
        else:
            won = [place for place in ins if self.tricks[place] >= self.need(place)]
            lost = [place for place in ins if place not in won]
            self.gained = settle(self.pot(), self.payment(), won, lost, self.seats)
            if self.loud:
                for place in won:
                    self.note("score", "julepe-wins", place, n=self.gained[place])
                for place in lost:
                    self.note("score", "julepe-pays", place, n=-self.gained[place])
        for place in range(self.seats):
            self.accounts[place] += self.gained[place]
        self.plate -= sum(self.gained)
        self._finish()

    def _note_alone(self, alone: int) -> None:
        if self.gained[alone]:
            self.note("score", "julepe-wins", alone, n=self.gained[alone])
        else:
            self.note("score", "julepe-baceta-wins", alone)

    def _finish(self) -> None:
        """End the hand; the plate is shared out after the last."""
        over = self.hand + 1 >= self.length
        if over:
            self.shared = self.plate // self.seats
            for place in range(self.seats):
                self.accounts[place] += self.shared
            self.plate -= self.shared * self.seats
        self.close(over)

    def scores(self) -> list[int]:
        return self.accounts[:]

    def standing(self, seat: int) -> int:
        """What the hand has brought, against the others; until it is over, the tricks."""
        gained = self.gained if self.hand_over() else self.tricks
        return gained[seat] * self.seats - sum(gained)

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = self.game.new(self.seats, self.options, self.chance.clone())
        assert isinstance(new, JulepeHand)
        self.copy_to(new)
        new.called, new.defender, new.changed = self.called[:], self.defender, self.changed[:]
        new.plate, new.accounts, new.gained, new.shared = self.plate, self.accounts[:], self.gained[:], self.shared
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.events = self.heard(seat)
        super().redeal(seat, chance)

    def heard(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.kind != "receive" or event.seat == seat]
