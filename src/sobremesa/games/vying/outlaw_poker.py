"""Outlaw poker: from a group of five each keeps one card in secret, adds another unseen, and the groups change hands; the best five kept win."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Option, Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.vying._draft import SIZE
from sobremesa.games.vying._forms import Form, Ranks, Street
from sobremesa.games.vying._hand import OVER, HandState
from sobremesa.games.vying._outlaw import BET_SECONDS, CHOOSING, CYCLES, FIRST_BETS, KEEP, POINT, READY, OutlawHand, points_text
from sobremesa.games.vying._ranks import WILD_OPTIONS, WildRanks, high_ranks
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._stakes import MOST, check_stakes, poker_options
from sobremesa.games.vying._two_packs import TwoPacks
from sobremesa.games.vying._wild import named_wild

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


class OutlawPoker(PokerGame):
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
        return OutlawState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return [form_of(options, packs_of(seats, options))]

    def packs(self, seats: int, options: Options) -> int:
        return packs_of(seats, options)


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
            named=named_wild(options["wild"], str(options["deck"])),
            bug=options["joker_kind"] == "bug",
            top=options["repoker"] == "top",
            tie=str(options["joker_tie"]),
            double_ace=options.on("double_ace"),
            five_by_tie=options["wild_five_order"] == "tie_rule",
        )
    )


class OutlawState(OutlawHand):
    """A match of outlaw poker, and how the table shows it."""

    def blank(self) -> HandState:
        return OutlawState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

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
        return [say("outlaw-goes-right")] if self.way == "right" else [say("outlaw-goes-on", n=distance)]

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


GAME = OutlawPoker()
