"""The course of a hand of outlaw poker: countdowns, cards kept, groups that change hands, and points where nothing is bet (rules/outlaw-poker)."""

from __future__ import annotations

from math import gcd
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import CardLists, Field, Int, IntEach
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, TIMEOUT, Game, State
from sobremesa.games.vying._betting import next_in
from sobremesa.games.vying._draft import SIZE, Draft, SeatLists
from sobremesa.games.vying._fields import SeatSet, Within
from sobremesa.games.vying._forms import Street
from sobremesa.games.vying._hand import END, FIRST_OWN, LEAVE, OWN
from sobremesa.games.vying._pay import best_of
from sobremesa.games.vying._poker import PHASES
from sobremesa.games.vying._rules import Rules
from sobremesa.games.vying._seating import strength
from sobremesa.games.vying._table import PokerTable

CHOOSING: Final = FIRST_OWN  # all at once keep a card of the group before them
KEEP: Final = OWN
"""``KEEP + card``: that card is to be kept; it may be changed until all are ready."""
READY: Final = OWN + 200
CYCLES: Final = 5
FIRST_BETS: Final = 2
"""The first street with a betting round."""
BET_SECONDS: Final = 30
RESERVE: Final = 60
"""Seconds for the match besides those of each bet."""
POINT: Final = 27720
"""A point in the score, which any number of equal winners up to eleven can share."""


def points_text(units: int) -> str:
    """Points as written: ``3½``, ``1/3``."""
    whole, rest = divmod(units, POINT)
    if not rest:
        return str(whole)
    part = gcd(rest, POINT)
    told = "½" if 2 * rest == POINT else f"{rest // part}/{POINT // part}"
    return told if not whole else f"{whole}{told}" if told == "½" else f"{whole} {told}"


class OutlawHand(PokerTable):
    """A hand of outlaw poker. ``deal.holes`` holds what each has kept in this hand, its reserve.

    :ivar draft: the groups. ``chosen``: the card each has marked in this countdown, -1: none; ``ready``: who has confirmed, a set.
    :ivar since: the clock at which the countdown began.
    :ivar points: of each seat in the match, where there is no betting, in parts of :data:`POINT`; ``gained``: in this hand.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules) -> None:
        super().__init__(game, seats, options, chance, rules)
        self.betting = options.on("betting")
        self.seconds = options.number("time")
        self.early = options.on("early_end") or not self.seconds
        self.highest = options["timeout"] == "highest"
        self.way = str(options["pass_direction"])
        self.target = options.number("target")
        self.draft = Draft(rules.pack, seats, options.on("draw_seen"))
        self.pass_key = "outlaw-passes-seen" if self.draft.seen_draws else "outlaw-passes"
        self.chosen: list[int] = [-1] * seats
        self.ready = 0
        self.since = 0
        self.points: list[int] = [0] * seats
        self.gained: list[int] = [0] * seats

    def start_hand(self, stock: list[int], holes: list[int] | None = None) -> None:
        self.draft.clear()
        self.chosen = [-1] * self.seats
        self.ready = 0
        self.gained = [0] * self.seats
        super().start_hand(stock, holes)

    def force_bets(self) -> None:
        if self.betting:
            super().force_bets()

    # -- a cycle --------------------------------------------------------------------------------------------------------------------------

    def before_street(self, street: Street) -> bool:
        order = self.seating.order(self.chips.live)
        stock = self.deal.stock
        if self.street == 0:
            self.draft.deal(order, stock)
        else:
            self.draft.add(order, stock)
            sitting = bits(self.chips.live)
            distance = self.distance(self.street, len(sitting))
            self.draft.pass_on(sitting, distance)
            if self.loud:
                for place, seat in enumerate(sitting):
                    self.note("take", self.pass_key, seat, seat2=sitting[(place + distance) % len(sitting)])
        self.phase = CHOOSING
        self.chosen = [-1] * self.seats
        self.ready = 0
        self.since = self.clock
        self.waiting = self.chips.live
        self.mover = -1
        return True

    def distance(self, exchange: int, players: int) -> int:
        """How many places to the left the groups go in an exchange, counted from 1."""
        if self.way == "rotating":
            return (exchange - 1) % (players - 1) + 1
        return 1 if self.way == "left" else players - 1

    def _keep_all(self) -> None:
        """What is chosen goes to the reserves, all at once."""
        for seat in bits(self.chips.live):
            card = self.chosen[seat]
            self.draft.take(seat, card)
            self.deal.holes[seat] |= 1 << card
        self.note("play", "outlaw-kept")
        self.chosen = [-1] * self.seats
        self.ready = 0
        self.waiting = 0
        self.opener = next_in(self.chips.live, self.seating.button)
        self.resume()

    def _time_up(self) -> None:
        if self.phase != CHOOSING or not self.seconds or self.clock < self.deadline():
            raise Refused("no-timeout")
        self.note("score", "outlaw-time")
        for seat in self.seating.order(self.chips.live):
            if self.chosen[seat] < 0:
                held = sorted(self.draft.held(seat))
                self.chosen[seat] = self.top(held) if self.highest else held[self.chance.below(len(held))]
        self._keep_all()

    def top(self, cards: list[int]) -> int:
        """The highest card by rank, then by suit; a joker before all."""
        return max(cards, key=self._place)

    def _place(self, card: int) -> int:
        return strength(self.pack, card) if self.pack.suit[card] >= 0 else 100

    # -- legal ----------------------------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        found = [KEEP + card for card in sorted(self.draft.held(seat)) if card != self.chosen[seat]]
        if self.chosen[seat] >= 0 and not self.ready >> seat & 1:
            found.append(READY)
        return found

    def awaited(self) -> int:
        if self.phase != CHOOSING:
            return super().awaited()
        return self.waiting & ~self.ready or self.waiting

    def thinking_time(self) -> tuple[int, int]:
        """Of the bets; the countdown is the rules' own. Where there is none, nobody is hurried at all."""
        return (BET_SECONDS, RESERVE) if self.betting and self.seconds else (0, 0)

    def turn(self) -> int:
        if self.phase != CHOOSING:
            return super().turn()
        awaited = self.awaited()
        return (awaited & -awaited).bit_length() - 1

    def deadline(self) -> int:
        return self.since + 1000 * self.seconds if self.phase == CHOOSING and self.seconds else -1

    def apply(self, seat: int, action: int) -> None:
        if seat == TABLE and action == TIMEOUT:
            self._time_up()
        else:
            super().apply(seat, action)

    def choose(self, seat: int, action: int) -> None:
        if action == READY:
            if self.chosen[seat] < 0:
                raise Refused("outlaw-mark-first")
            if self.ready >> seat & 1:
                raise Refused("outlaw-ready-already")
            self.ready |= 1 << seat
            if self.loud:
                self.note("pass", "outlaw-ready", seat)
            if self.early and self.ready == self.chips.live:
                self._keep_all()
            return
        card = action - KEEP
        if not 0 <= card < self.pack.size:
            raise Refused("outlaw-keep")
        if card not in self.draft.held(seat):
            raise Refused("outlaw-kept-already" if self.deal.holes[seat] >> card & 1 else "not-held", card=self.pack.names[card])
        if card == self.chosen[seat]:
            raise Refused("outlaw-marked-already", card=self.pack.names[card])
        self.chosen[seat] = card

    def default(self, seat: int) -> int:
        if self.phase != CHOOSING:
            return super().default(seat)
        if self.chosen[seat] < 0:
            return KEEP + self.top(self.draft.held(seat))
        return READY if not self.ready >> seat & 1 else self.actions(seat)[0]

    # -- the end of a hand ------------------------------------------------------------------------------------------------------------------

    def rake(self, amounts: list[int]) -> None:
        if self.street > FIRST_BETS:
            super().rake(amounts)

    def divide(self, amount: int, who: int, highs: list[int], lows: list[int]) -> None:
        if self.betting:
            super().divide(amount, who, highs, lows)
            return
        winners = best_of(who, highs)
        for seat in bits(winners):
            self.gained[seat] = POINT // winners.bit_count()
            self.points[seat] += self.gained[seat]
            self.note("win", "outlaw-wins", seat, told=points_text(self.gained[seat]))

    def close_hand(self) -> None:
        super().close_hand()
        if self.target and max(self.points) >= self.target * POINT:
            self.phase = END
            self.mover = self.may_show = -1
            self.waiting = 0

    def between_choices(self, seat: int) -> list[int]:
        found = super().between_choices(seat)
        return [action for action in found if action != LEAVE] if self.target else found

    def between(self, seat: int, action: int) -> None:
        if action == LEAVE and self.target:
            raise Refused("poker-hand-over")
        super().between(seat, action)

    def scores(self) -> list[int]:
        return super().scores() if self.betting else self.points[:]

    def standing(self, seat: int) -> int:
        return super().standing(seat) if self.betting else self.gained[seat]

    # -- copies, guesses, positions -----------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, OutlawHand)
        self.draft.copy_to(new.draft)
        new.chosen, new.ready, new.since = self.chosen[:], self.ready, self.since
        new.points, new.gained = self.points[:], self.gained[:]

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        draft = self.draft
        known = draft.seen(seat)
        known.update(draft.taken[seat])
        for other in bits(self.deal.shown):
            known.update(draft.taken[other])
        dealt = self.census_cards()
        unseen = sorted([card for card in dealt if card not in known])
        chance.shuffle(unseen)
        draft.guess(seat, self.deal.shown, unseen, chance)
        self.deal.stock = unseen
        for other in range(self.seats):
            if draft.taken[other]:
                self.deal.holes[other] = to_mask(draft.taken[other])
            if other != seat:
                held = sorted(draft.held(other)) if self.ready >> other & 1 else []
                self.chosen[other] = held[chance.below(len(held))] if held else -1

    def census_cards(self) -> list[int]:
        """Every card there is."""
        return [*self.deal.all(), *self.draft.everything()]

    def census(self) -> list[str]:
        return [self.pack.names[card] for card in self.census_cards()]

    def phases(self) -> tuple[str, ...]:
        return (*PHASES, "choose")

    def own_fields(self) -> tuple[Field, ...]:
        return OUTLAW

    def check_seats(self) -> None:
        """What has been kept may be told as ``holes`` alone, where the groups do not matter any more."""
        super().check_seats()
        deal, draft = self.deal, self.draft
        for seat in range(self.seats):
            if not draft.taken[seat]:
                draft.taken[seat] = bits(deal.holes[seat])
            deal.holes[seat] = to_mask(draft.taken[seat])
        for group in range(self.seats):
            cycles = len(draft.path[group])
            entries = len(draft.entries[group])
            fits = entries == SIZE + cycles - 1 if cycles else not entries
            for cycle, holder in enumerate(draft.path[group] if fits else []):
                kept = draft.taken[holder]
                fits = fits and (kept[cycle] in draft.inside(group, cycle) if cycle < len(kept) else cycle == cycles - 1)
            if not fits:
                raise Refused("position-value", name="entries")
        if self.phase == CHOOSING:
            self.waiting = self.chips.live
            for seat in bits(self.chips.live):
                held = draft.held(seat)
                if len(held) != SIZE or (self.chosen[seat] >= 0 and self.chosen[seat] not in held):
                    raise Refused("position-value", name="chosen")
                if self.ready >> seat & 1 and self.chosen[seat] < 0:
                    raise Refused("position-value", name="ready")

    # -- notation ---------------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if action == READY:
            return "ready"
        if KEEP <= action < KEEP + self.pack.size:
            return f"reserve {self.pack.names[action - KEEP]}"
        return super().word(action)

    def read_words(self, words: list[str], text: str) -> int:
        if words == ["ready"]:
            return READY
        if len(words) == 2 and words[0] == "reserve":
            return KEEP + self.pack.card(words[1])
        if words and words[0] in self.pack.names and self.phase == CHOOSING:
            return KEEP + self.pack.card(words[0])
        return super().read_words(words, text)


OUTLAW: Final[tuple[Field, ...]] = (
    Within("draft", CardLists("entries")),
    Within("draft", SeatLists("path")),
    Within("draft", CardLists("taken")),
    IntEach("chosen"),
    SeatSet("ready"),
    Int("since"),
    IntEach("points"),
    IntEach("gained"),
)
