"""Durak: one defends, the others attack; whoever empties his hand is safe, and the last one with cards is the fool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import (
    Card,
    CardLists,
    Cards,
    Field,
    Flag,
    Int,
    IntEach,
    Ints,
    Mask,
    Masks,
    Reader,
    SeatNumber,
    Stack,
    Word,
    agree,
    whole,
    within,
)
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.tricks._durak_deal import (
    ADD,
    BEAT,
    CUT,
    CUTTING,
    DEAL,
    DECLINE,
    DEFEND,
    OFFER,
    OFFERING,
    OPEN,
    OVER,
    PAIR,
    PASS,
    READY,
    STEP,
    SWAP,
    SWAPPING,
    TAKE,
    TRANSFER,
    TRAPPED,
)
from sobremesa.games.tricks._durak_hand import DurakHand
from sobremesa.games.tricks._durak_pack import NO_TRUMP, ORDER, TrumpField

WORDS: Final = {"pass": PASS, "take": TAKE, "ready": READY, "deal": DEAL, "cut": CUT, "decline": DECLINE}
LABELS: Final = {
    PASS: "durak-move-pass",
    TAKE: "durak-move-take",
    READY: "durak-move-ready",
    DEAL: "move-deal",
    CUT: "durak-move-cut",
    DECLINE: "durak-move-decline",
}
PROMPTS: Final = {
    CUTTING: "durak-ask-cut",
    OFFERING: "durak-ask-offer",
    TRAPPED: "durak-ask-trap",
    SWAPPING: "durak-ask-swap",
    OPEN: "durak-ask-open",
    DEFEND: "durak-ask-defend",
    ADD: "durak-ask-add",
}

SCHEMA: Final = (
    Word("phase", ("cutting", "offering", "trapped", "swapping", "open", "defend", "add", "over", "end")),
    SeatNumber("dealer"),
    SeatNumber("attacker"),
    SeatNumber("defender"),
    SeatNumber("current", nobody=True),
    Int("limit"),
    Int("passed"),
    Flag("taking"),
    Flag("swapped"),
    TrumpField("trump"),
    Card("turn_up"),
    Stack("stock"),
    Masks("hands"),
    Masks("known"),
    CardLists("table"),
    Ints("owners"),
    Mask("discard"),
    Cards("aside"),
    IntEach("answers"),
    Int("offered"),
    Int("bouts"),
    Ints("losers"),
    IntEach("titles"),
)

WITH_STOCK: Final = ("albanian", "albanian_rolling", "hidden_second", "colour_swap")
"""Ways of making trumps that need a stock."""


class Durak(Game):
    seats = (4, 2, 3, 5, 6, 7, 8)
    options = (
        Choice("seats", 4, 2, 3, 5, 6, 7, 8),
        Choice("deck", "fr36", "fr52", "es36"),
        Choice("packs", 1, 2, when=(("deck", ("fr36", "fr52")),)),
        Choice("jokers", 0, 2, when=(("deck", ("fr52",)),)),
        Choice("trump", "turned", "albanian", "albanian_rolling", "none", "hidden_second", "colour_swap"),
        Choice("exchange", "on", "off", when=(("trump", ("turned", *WITH_STOCK)), ("railway", ("off",)))),
        Choice("transfer", "off", "on"),
        Choice("railway", "off", "on"),
        Choice("spades_only", "off", "on"),
        Choice("open_pair", "off", "on"),
        Choice("suitless", "off", "on"),
        Choice("teams", "individual", "pairs", when=(("seats", (4, 6, 8)),)),
        Choice("hand_size", 6, 4, 5, 7, 8, when=(("railway", ("off",)),)),
        Choice("refill_order", "attacker_defender", "defender_last", when=(("railway", ("off",)),)),
        Choice("max_attacks", "hand", "hand_or_six"),
        Choice("cut_trap", "off", "cut", "trap"),
        Number("hands", 1, 1, 99),
    )
    bound = 400_000

    def check(self, seats: int, options: Options) -> None:
        deck = str(options["deck"])
        packs = options.number("packs")
        trump = str(options["trump"])
        if deck == "es36" and packs > 1:
            raise Refused("durak-one-spanish-pack")
        if deck != "fr52" and options.number("jokers"):
            raise Refused("durak-no-jokers")
        if deck == "es36" and trump == "colour_swap":
            raise Refused("durak-no-colours")
        if seats > 6 and packs == 1:
            raise Refused("durak-two-packs", n=seats)
        if options["teams"] == "pairs" and seats not in (4, 6, 8):
            raise Refused("durak-no-pairs", n=seats)
        size = (4 * len(ORDER[deck].split()) + options.number("jokers")) * packs
        stock = 0 if options.on("railway") else size - seats * options.number("hand_size")
        if stock < 0:
            raise Refused("durak-too-few-cards", n=seats * options.number("hand_size"), size=size)
        if trump in WITH_STOCK and stock < (2 if trump == "hidden_second" else 1):
            raise Refused("durak-trump-stock", value=trump)
        # The swap is on by itself, so only who asks for it expressly is told that it cannot be.
        if options.changed().get("exchange") == "on" and (trump == "none" or not stock):
            raise Refused("durak-exchange-none" if trump == "none" else "durak-exchange-stock")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return DurakState(self, seats, options, chance)


class DurakState(DurakHand):
    """A match of durak: how it is written and how it looks."""

    def clone(self) -> State:
        new = DurakState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.phase, new.dealer, new.attacker, new.defender, new.current = self.phase, self.dealer, self.attacker, self.defender, self.current
        new.limit, new.passed, new.taking, new.swapped, new.trump = self.limit, self.passed, self.taking, self.swapped, self.trump
        new.turn_up, new.stock, new.hands, new.known = self.turn_up, self.stock[:], self.hands[:], self.known[:]
        new.table, new.owners, new.discard, new.aside = [pair[:] for pair in self.table], self.owners[:], self.discard, self.aside[:]
        new.answers, new.offered, new.bouts = self.answers[:], self.offered, self.bouts
        new.losers, new.titles = self.losers[:], self.titles[:]
        return new

    def default(self, seat: int) -> int:
        return {DEFEND: TAKE, ADD: PASS, TRAPPED: DECLINE}.get(self.phase, self.actions(seat)[0])

    def census(self) -> list[str]:
        cards = bits(self.discard) + self.stock + self.aside
        for hand in self.hands:
            cards += bits(hand)
        for pair in self.table:
            cards += pair
        return [self.pack.names[card] for card in cards]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        names = self.pack.names
        if action < len(names):
            return names[action]
        if action >= PAIR:
            return f"{names[(action - PAIR) // STEP]} {names[(action - PAIR) % STEP]}"
        if action >= BEAT:
            return f"{names[(action - BEAT) % STEP]} on {names[self.table[(action - BEAT) // STEP][0]]}"
        if action >= TRANSFER:
            return "transfer " + names[action - TRANSFER]
        if action >= SWAP:
            return "swap " + names[action - SWAP]
        return next((word for word, known in WORDS.items() if known == action), f"offer P{action - OFFER}")

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if len(words) == 1:
            return WORDS[words[0]] if words[0] in WORDS else self._touched(self.pack.card(words[0]))
        if len(words) == 3 and words[1] == "on":
            return self._onto(self.pack.card(words[0]), self._place_of(self.pack.card(words[2])))
        if len(words) != 2:
            raise Refused("unknown-move", text=text)
        first, second = words
        if first == "swap":
            return SWAP + self.pack.card(second)
        if first == "transfer":
            return TRANSFER + self.pack.card(second)
        if first == "offer" and second[:1] == "P" and 0 <= whole(second[1:]) < self.seats:
            return OFFER + whole(second[1:])
        card = self.pack.card(first)
        if second == "transfer":
            return TRANSFER + card
        if second == "stock" and self.phase in (SWAPPING, OPEN):
            return SWAP + card
        if second.startswith("attack-"):
            return self._onto(card, whole(second[7:])) if self.phase == DEFEND else card
        if second in ("stock", "discard", "aside") or second.startswith("hand-"):
            return card
        other = self.pack.card(second)
        if card == other:
            raise Refused("card-twice", card=first)
        return PAIR + min(card, other) * STEP + max(card, other)

    def _touched(self, card: int) -> int:
        """What a card that is only touched is meant for: the one attack card it beats, else to pass the attack on."""
        if self.phase != DEFEND or not self.hands[self.defender] >> card & 1:
            return card
        able = self.beatable(card)
        if not able and self.transfers() >> card & 1:
            return TRANSFER + card
        return self._onto(card, able[0]) if len(able) == 1 else card

    def _onto(self, card: int, place: int) -> int:
        waiting = self.waiting()
        return card if place in waiting and len(waiting) == 1 else BEAT + max(place, 0) * STEP + card

    def _place_of(self, card: int) -> int:
        for place in range(len(self.table)):
            if self.table[place][0] == card:
                return place
        raise Refused("durak-not-attacking", card=self.pack.names[card])

    # -- positions ----------------------------------------------------------------------------------------------------------------------

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: nothing anywhere, P(n-1) has dealt and P0 attacks; trumps follow the turn-up; the phase follows the table, and the limit the
        defender's hand."""
        super().place(position)
        read = Reader(position)
        if self.turn_up >= 0 and not read.has("trump"):
            self.trump = self.pack.suit[self.turn_up]
        if not read.has("attacker"):
            self.attacker = (self.dealer + 1) % self.seats
        if not read.has("defender"):
            self.defender = max(self.foe_after(self.attacker), 0)
        if not read.has("owners"):
            self.owners = [self.attacker] * len(self.table)
        if not read.has("phase"):
            self.phase = OPEN if not self.table else DEFEND if self.waiting() and not self.taking else ADD
        if not read.has("limit"):
            spent = sum([len(pair) - 1 for pair in self.table])
            self.limit = min(self.hands[self.defender].bit_count() + spent, self.most)
        if not read.has("current"):
            self.current = self.thrower_from(self.attacker) if self.phase == ADD else self.attacker
        self._check()

    def _check(self) -> None:
        """Raise :class:`Refused` for a position that cannot be."""
        seats = self.seats
        phase = self.phase
        within("owners", 0, seats - 1, self.owners)
        within("losers", 0, seats - 1, self.losers)
        within("passed", 0, (1 << seats) - 1, [self.passed])
        within("offered", 0, (1 << seats) - 1, [self.offered])
        within("limit", 0, self.pack.size, [self.limit])
        within("bouts", 0, 1 << 30, [self.bouts])
        within("answers", 0, self.pack.size + 1, self.answers)
        within("titles", 0, 1 << 30, self.titles)
        agree(self.hands, self.known, [0] * seats)
        fine = {
            "table": all(0 < len(pair) <= 2 for pair in self.table) and len(self.table) <= max(self.limit, len(self.owners)),
            "owners": len(self.owners) == len(self.table),
            "turn_up": self.turn_up < 0 or (self.turn_up in self.stock and self.trump != NO_TRUMP),
            "defender": phase not in (OPEN, DEFEND, ADD) or not self.partners(self.attacker, self.defender),
            "current": self.current >= 0 or phase >= OVER,
            "answers": all(answer < 2 or self._could_swap(seat, answer - 2) for seat, answer in enumerate(self.answers)),
            "phase": {
                CUTTING: self.current != self.dealer,
                OFFERING: self.current == self.dealer,
                TRAPPED: self.current != self.dealer,
                SWAPPING: 0 in self.answers and self._lowest() > 0,
                OPEN: self.hands[self.attacker] > 0 and self.hands[self.defender] > 0 and not self.table,
                DEFEND: len(self.waiting()) > 0 and not self.taking,
                ADD: len(self.table) > 0 and (self.taking or not self.waiting()) and len(self.table) < self.limit and self._may_throw(),
            }.get(phase, not self.table),
            "stock": phase >= SWAPPING or len(self.stock) == self.pack.size,
        }
        for name, good in fine.items():
            if not good:
                raise Refused("position-value", name=name)
        self.complete()

    def _could_swap(self, seat: int, card: int) -> bool:
        return (self.hands[seat] & self._lowest()) >> card & 1 > 0

    def _may_throw(self) -> bool:
        return self.current >= 0 and self.thrower_from(self.current) == self.current

    # -- at the table -------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def direction(self) -> str:
        return "clockwise"

    def zones(self, seat: int) -> list[Zone]:
        names = self.pack.names
        found: list[Zone] = []
        for other in range(self.seats):
            hand = self.hands[other]
            shown = hand if other == seat or self.phase >= OVER else 0
            items = [Item(names[card], names[card]) for card in self.deck.sorted(shown, self.trump)]
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, hand.bit_count()))
        for place, pair in enumerate(self.table):
            items = [Item(names[card], names[card]) for card in pair]
            label = say("seats", seats=str(self.owners[place]))
            found.append(Zone(f"attack-{place}", "durak-attack", "row", items=items, count=len(items), label=label, shape={"show": 2}))
        if self.phase == DEFEND and seat == self.defender and self.transfers():
            label = say("durak-transfer-to", seat=self.foe_after(seat))
            found.append(Zone("transfer", "durak-transfer", "row", label=label))
        marks = () if self.trumps.startswith("albanian") else ("cross",)
        turned = [Item(names[self.turn_up], names[self.turn_up], marks=marks)] if self.turn_up >= 0 else []
        if self.level or self.stock:
            found.append(Zone("stock", "stock", "stack", items=turned, count=len(self.stock)))
        if self.aside:
            found.append(Zone("aside", "durak-aside", "stack", items=[Item(names[self.aside[-1]], names[self.aside[-1]])], count=len(self.aside)))
        found.append(Zone("discard", "discard", "stack", count=self.discard.bit_count(), shape={"small": 1}))
        return found

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        out = not self.hands[seat] and not self.stock and seat not in self.losers
        if seat == (self.next_dealer() if self.phase == OVER else self.dealer):
            badges.append("dealer")
        if OPEN <= self.phase <= ADD:
            if seat == self.attacker:
                badges.append("durak-attacker")
            if seat == self.defender:
                badges.append("durak-defender")
            if seat == self.current and seat != self.attacker:
                badges.append("durak-thrower")
            if out:
                badges.append("out")
        if self.phase == SWAPPING and self.answers[seat]:
            badges.append("durak-ready")
        if seat in self.losers:
            badges.append("durak-durak")
        notes = (say("durak-titles", n=self.titles[seat]),) if self.games > 1 else ()
        side = self.side(seat) if self.half else -1
        return Seat(seat, self.titles[seat], side, self.hands[seat].bit_count(), badges=tuple(badges), notes=notes, out=out and self.phase <= ADD)

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        names = self.pack.names
        if action < len(names):
            if self.phase != DEFEND:
                return Move(text, (text,), say=say("durak-move-attack", card=text))
            place = self.waiting()[0]
            return Move(text, (text,), f"attack-{place}", say("durak-move-beat", card=text, card2=names[self.table[place][0]]))
        if action >= PAIR:
            return Move(text, tuple(text.split()), say=say("durak-move-pair", cards=text))
        if action >= BEAT:
            card = names[(action - BEAT) % STEP]
            place = (action - BEAT) // STEP
            return Move(text, (card,), f"attack-{place}", say("durak-move-beat", card=card, card2=names[self.table[place][0]]))
        if action >= TRANSFER:
            card = names[action - TRANSFER]
            return Move(text, (card,), "transfer", say("durak-move-transfer", card=card, seat=self.foe_after(seat)))
        if action >= SWAP:
            return Move(text, (), say=say("durak-move-swap", card=names[action - SWAP], card2=names[self.turn_up]))
        if action >= OFFER:
            return Move(text, (), say=say("durak-move-offer", seat=action - OFFER))
        return Move(text, (), say=say(LABELS[action]))

    def prompt(self, seat: int) -> Say | None:
        if self.phase >= OVER:
            return None
        if self.phase == ADD and self.taking:
            return say("durak-ask-add-taken", seat=self.defender)
        if self.phase == DEFEND and self.transfers():
            return say("durak-ask-transfer", seat=self.foe_after(seat))
        return say(PROMPTS[self.phase], seat=self.defender)

    def facts(self, seat: int) -> list[Say]:
        found: list[Say] = []
        if self.phase >= SWAPPING:
            found.append(say("trump-is", suit=self.pack.suits[self.trump]) if self.trump >= 0 else say("durak-no-trumps"))
        if OPEN <= self.phase <= ADD:
            full = len(self.table) >= self.limit
            found.append(say("durak-full" if full else "durak-attacks-laid", n=len(self.table), most=self.limit))
            if self.taking:
                found.append(say("durak-is-taking", seat=self.defender))
        return found

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        seats = range(self.seats)
        columns = tuple([say("seats", seats=str(seat)) for seat in seats])
        left = Line(say("durak-line-left"), tuple([self.hands[seat].bit_count() for seat in seats]))
        titles = Line(say("durak-line-titles"), tuple([self.titles[seat] for seat in seats]), total=True)
        title = say("durak-is", seats=" ".join([str(seat) for seat in self.losers])) if self.losers else say("durak-nobody")
        return Sheet(title, columns, (left, titles))


GAME = Durak()
