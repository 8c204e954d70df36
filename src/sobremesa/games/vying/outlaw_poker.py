"""Outlaw poker: from a group of five each keeps one card in secret, adds another unseen, and the groups change hands; the best five kept win."""

from __future__ import annotations

from math import gcd
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Option, Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import CardLists, Field, Int, IntEach
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, TIMEOUT, Game, State
from sobremesa.core.view import Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.vying._betting import next_in
from sobremesa.games.vying._draft import SIZE, Draft, SeatLists
from sobremesa.games.vying._fields import SeatSet, Within
from sobremesa.games.vying._forms import Form, Ranks, Street
from sobremesa.games.vying._hand import END, FIRST_OWN, LEAVE, OVER, OWN, HandState
from sobremesa.games.vying._pay import best_of
from sobremesa.games.vying._poker import PHASES
from sobremesa.games.vying._ranks import WILD_OPTIONS, WildRanks, high_ranks
from sobremesa.games.vying._rules import Rules
from sobremesa.games.vying._seating import strength
from sobremesa.games.vying._stakes import MOST, check_stakes, poker_options
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying._two_packs import TwoPacks
from sobremesa.games.vying._wild import named_wild

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

BETS: Final = (("betting", ("on",)),)
NO_BETS: Final = (("betting", ("off",)),)
# What matters only where there are chips.
OF_CHIPS: Final = (
    *("structure", "format", "sb", "bets", "min_raise", "reopen", "max_bets", "max_bets_heads_up", "all_in_face_up", "odd_chip"),
    *("buy_in", "rebuy", "levels", "rake", "mixed_limits", "button"),
)


def _options() -> tuple[Option, ...]:
    found = poker_options(
        Choice("structure", "fl", "pl", "nl"),
        Number("ante", "tenth", 1, MOST, when=BETS),
        *[Choice("repoker", "below_sf", "top") if option.id == "repoker" else option for option in WILD_OPTIONS],
        Choice("time", 60, 15, 30, 90, "none"),
        Choice("timeout", "highest", "random", when=(("time", (60, 15, 30, 90)),)),
        Flag("early_end", "on", when=(("time", (60, 15, 30, 90)),)),
        Flag("betting", "on"),
        Flag("draw_seen"),
        Choice("pass_direction", "rotating", "left", "right"),
        Choice("packs", "auto", 1, 2),
        Number("target", "none", 1, 1000, when=NO_BETS),
        without=("forced", "heads_up", "rotation", "dealer_errors"),
    )
    return tuple([option.beside(BETS) if option.id in OF_CHIPS else option for option in found])


class OutlawPoker(Game):
    seats = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    options = _options()
    timed = True
    sampled = True  # of the sizes of a bet, some are offered
    bound = 200_000

    def check(self, seats: int, options: Options) -> None:
        check_stakes(options)
        needed = (2 * SIZE - 1) * seats
        if needed > 52 * packs_of(seats, options) + options.number("jokers"):
            raise Refused("outlaw-cards", n=needed)
        if options.on("betting") and options["target"] != "none":
            raise Refused("outlaw-target")
        if not options.on("betting") and options["format"] == "tournament":
            raise Refused("outlaw-tournament")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        packs = packs_of(seats, options)
        return OutlawState(self, seats, options, chance, Rules(options, [form_of(options, packs)], packs))


def packs_of(seats: int, options: Options) -> int:
    """How many packs are shuffled together."""
    return options.number("packs", 1 if seats < 6 else 2)


def form_of(options: Options, packs: int) -> Form:
    """The form that a table has agreed on."""
    bets = options.on("betting")
    streets = [Street(f"cycle-{cycle + 1}", big=cycle == CYCLES - 1, bets=bets and cycle >= FIRST_BETS) for cycle in range(CYCLES)]
    form = Form("outlaw-poker", streets, _ranks(options, packs))
    form.antes = True
    form.turned_up = CYCLES - 1  # what has been kept is not shown while cards are still chosen
    return form


def _ranks(options: Options, packs: int) -> Ranks:
    if packs == 1:
        return high_ranks(options)
    return WildRanks(
        TwoPacks(
            named=named_wild(options["wild"]),
            bug=options["joker_kind"] == "bug",
            top=options["repoker"] == "top",
            tie=str(options["joker_tie"]),
            double_ace=options.on("double_ace"),
            five_by_tie=options["wild_five_order"] == "tie_rule",
        )
    )


def points_text(units: int) -> str:
    """Points as written: ``3½``, ``1/3``."""
    whole, rest = divmod(units, POINT)
    if not rest:
        return str(whole)
    part = gcd(rest, POINT)
    told = "½" if 2 * rest == POINT else f"{rest // part}/{POINT // part}"
    return told if not whole else f"{whole}{told}" if told == "½" else f"{whole} {told}"


class OutlawState(PokerTable):
    """A match of outlaw poker. ``deal.holes`` holds what each has kept in this hand, its reserve.

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
        self.chosen: list[int] = [-1] * seats
        self.ready = 0
        self.since = 0
        self.points: list[int] = [0] * seats
        self.gained: list[int] = [0] * seats

    def blank(self) -> HandState:
        return OutlawState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

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
                    self.note("take", "outlaw-passes", seat, seat2=sitting[(place + distance) % len(sitting)])
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
        assert isinstance(new, OutlawState)
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

    # -- table ------------------------------------------------------------------------------------------------------------------------------

    def hand_zones(self, owner: int, viewer: int, best: int) -> list[Zone]:
        deal = self.deal
        live = self.chips.live >> owner & 1
        found: list[Zone] = []
        held = self.draft.held(owner) if live else []
        if held and not self.hand_over():
            items: list[Item] = []
            if owner == viewer:
                chosen = self.chosen[owner]
                items = [self._group_item(card, chosen) for card in self.sorted_cards(to_mask(held))]
            label = say("outlaw-group") if items else None
            found.append(Zone(f"group-{owner}", "hand", "fan", owner, items, len(held), label))
        kept = deal.holes[owner]
        if kept and (owner == viewer or deal.shown >> owner & 1):
            items = [self.face(card, best) for card in self.sorted_cards(kept)]
            if not live:
                items = [Item(item.id, item.face, marks=("folded",)) for item in items]
            found.append(Zone(f"reserve-{owner}", "reserve", "row", owner, items, len(items)))
        elif owner == viewer or (kept and live):
            found.append(Zone(f"reserve-{owner}", "reserve", "stack", owner, count=kept.bit_count()))
        return found

    def _group_item(self, card: int, chosen: int) -> Item:
        item = self.face(card, 0)
        return Item(item.id, item.face, marks=("chosen", *item.marks)) if card == chosen else item

    def winning_cards(self) -> int:
        if self.betting:
            return super().winning_cards()
        return to_mask([card for seat in bits(self.deal.shown) if self.gained[seat] for card in bits(self.deal.holes[seat])])

    def seat(self, seat: int, viewer: int) -> Seat:
        found = super().seat(seat, viewer)
        if not self.hand_over() and self.chips.live >> seat & 1:
            found.cards = len(self.draft.held(seat))
        if self.betting:
            return found
        points = self.points[seat]
        notes = (*found.notes, say("outlaw-points", told=points_text(points))) if points % POINT else found.notes
        return Seat(seat, points // POINT, seat, found.cards, badges=found.badges, notes=notes, out=found.out)

    def badges(self, seat: int) -> list[str]:
        found = super().badges(seat)
        if self.phase == CHOOSING and self.ready >> seat & 1:
            found.append("ready")
        if not self.betting and self.hand_over() and self.gained[seat]:
            found.append("winner")
        return found

    def facts(self, seat: int) -> list[Say]:
        clock = [say("outlaw-clock", n=self.seconds) if self.seconds else say("outlaw-no-clock")]
        if self.betting and self.seconds:
            clock.append(say("poker-clock", n=BET_SECONDS))
        money = ("poker-structure", "poker-ante", "poker-limits")
        found: list[Say] = []
        for fact in super().facts(seat):
            if fact.key in ("poker-clock", "poker-no-clock"):
                found += clock
            elif self.betting or not fact.key.startswith(money):
                found.append(fact)
        if self.target:
            found.append(say("outlaw-to", n=self.target))
        if self.hand_over() or self.street < 0:
            return found
        known = self._memory(seat) if seat >= 0 else []
        return [*self._passing(seat), *known, *found] if self.street < CYCLES - 1 else [*known, *found]

    def wild_facts(self) -> list[Say]:
        found = super().wild_facts()
        wild = self.options["jokers"] != 0 or self.options["wild"] != "none"
        return found if wild else [fact for fact in found if fact.key != "poker-wild-ties"]

    def _passing(self, seat: int) -> list[Say]:
        """Where the groups go next, if nobody else folds."""
        sitting = bits(self.chips.live)
        distance = self.distance(self.street + 1, len(sitting))
        if self.chips.live >> max(seat, 0) & 1 and seat >= 0:
            return [say("outlaw-goes-to", seat=sitting[(sitting.index(seat) + distance) % len(sitting)])]
        return [say("outlaw-goes-on", n=distance)]

    def _memory(self, seat: int) -> list[Say]:
        """What the reader has passed on since he last saw it, and what others must have kept of it."""
        draft = self.draft
        found: list[Say] = []
        for group in range(self.seats):
            visits = draft.visits(seat, group)
            path = draft.path[group]
            if visits and visits[-1] < len(path) - 1:
                cards = self.pack.text(self.sorted_cards(to_mask(draft.passed(seat, group, visits[-1]))))
                found.append(say("outlaw-passed", seat=path[visits[-1] + 1], cards=cards))
        gone = draft.missing(seat)
        if gone:
            found.append(say("outlaw-gone", cards=self.pack.text(self.sorted_cards(to_mask(gone)))))
        return found

    def move(self, seat: int, action: int) -> Move:
        if KEEP <= action < READY:
            return Move(self.text(seat, action), (self.pack.names[action - KEEP],), say=self.label(seat, action))
        return super().move(seat, action)

    def own_label(self, seat: int, action: int) -> Say:
        return say("outlaw-move-ready") if action == READY else say("outlaw-move-keep", card=self.pack.names[action - KEEP])

    def prompt(self, seat: int) -> Say | None:
        if self.phase == CHOOSING:
            if self.chosen[seat] < 0:
                return say("outlaw-to-keep")
            return say("outlaw-waits" if self.ready >> seat & 1 else "outlaw-to-confirm", card=self.pack.names[self.chosen[seat]])
        if self.phase == OVER and not self.betting and seat == self.mover:
            return say("poker-may-deal")
        return super().prompt(seat)

    def sheet(self) -> Sheet | None:
        if self.betting or not self.hand_over():
            return super().sheet()
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        winners = [seat for seat in range(self.seats) if self.gained[seat]]
        lines = (
            *[Line(say("outlaw-wins", seat=seat, told=points_text(self.gained[seat])), using=self.hand_says(seat)[0]) for seat in winners],
            Line(say("poker-line-hand"), tuple([points_text(gained) for gained in self.gained])),
            Line(say("outlaw-line-points"), tuple([points_text(points) for points in self.points]), total=True),
        )
        return Sheet(say("poker-sheet"), columns, lines)


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

GAME = OutlawPoker()
