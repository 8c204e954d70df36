"""Julepe: play or pass, change cards, and win two tricks of five to share the plate; whoever plays and does not pays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import Field, Int, IntEach
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Pick, Say, Sheet, Zone, say
from sobremesa.games.tricks._baceta import BACETA
from sobremesa.games.tricks._julepe_hand import (
    CALLS,
    DECLARING,
    DEFENCE,
    DISCARD,
    DISCARDING,
    HAND,
    IN,
    OUT,
    PASS,
    PLAYS,
    SILENT,
    WORDS,
    JulepeHand,
)
from sobremesa.games.tricks._stock import stock_zone
from sobremesa.games.tricks._table import hand_zone, trick_zone
from sobremesa.games.tricks._tricks import PLAY, TRICKS, phases

SCHEMA: Final[tuple[Field, ...]] = (
    phases("declare", "discard"),
    *TRICKS,
    *BACETA,
    IntEach("called"),
    IntEach("changed"),
    Int("plate"),
    IntEach("accounts"),
    IntEach("gained"),
    Int("shared"),
)

MUCH: Final = 9999  # chips, the most that may be agreed


class Julepe(Game):
    seats = (6, 5, 7)
    options = (
        Choice("seats", 6, 5, 7),
        Choice("deck", "es40", "fr40", "fr40_no_figures"),
        Number("puesta", 10, 1, MUCH),
        Number("julepe", 10, 1, MUCH, "pot"),
        Flag("baile", "on"),
        Number("max_plate", "none", 1, MUCH),
        Number("hands", "auto", 1, 99),
    )
    sampled = True  # of the cards to be thrown some sets are offered
    bound = 8_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return JulepeState(self, seats, options, chance)


class JulepeState(JulepeHand):
    """A match of julepe, as it is written and shown."""

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        if action >= DISCARD:
            return f"discard {self.pack.mask_text(action & self.pack.full)}".rstrip()
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def read_words(self, words: list[str]) -> int:
        if words[0] == "discard":
            return DISCARD | self.pack.mask(" ".join(words[1:]))
        return WORDS.get(words[0], -1) if len(words) == 1 else -1

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: once it has been declared, all who are dealt cards play, and the first of them leads; nobody has discarded; a pinta taken
        is in the dealer's hand. ``called`` holds a number for each seat: 0 nothing yet, 1 passed, 2 plays."""
        super().place(position)
        partakers = self.partakers()
        if "called" not in position and self.phase != DECLARING:
            for place in partakers:
                self.called[place] = PLAYS
        if any(not 0 <= call < len(CALLS) or (call and place not in partakers) for place, call in enumerate(self.called)):
            raise Refused("position-value", name="called")
        if self.phase != DECLARING:
            self.find_defender()
        self._seat_players(position)
        if "trump" not in position and self.taken >= 0:
            self.set_trump(self.pack.suit[self.taken])
        self._follow_trick()
        if "played" not in position:
            for turn, card in enumerate(self.trick):
                self.played[self.after(self.leader, turn)] |= 1 << card
        dealer = self.dealer()
        knowable = self.taken >= 0 and self.phase == DISCARDING and self.changed[dealer] < 0
        if "known" not in position and knowable:
            self.known[dealer] = 1 << self.taken
        for place in range(self.places):
            if self.known[place] & ~(1 << self.taken if knowable and place == dealer else 0):
                raise Refused("position-value", name="known")
        self._set_mover(position)
        self._check_sizes()
        self.check_served()
        self.check_hands()
        self.complete()

    def _seat_players(self, position: Mapping[str, object]) -> None:
        """Work out who plays, and who leads."""
        expected = self.partakers() if self.phase == DECLARING else self.players() or self.partakers()
        if "active" in position and self.active != expected:
            raise Refused("position-value", name="active")
        self.sit(expected)
        for name in ("leader", "last_leader"):
            if name not in position:
                setattr(self, name, expected[0])
            elif getattr(self, name) not in expected:
                raise Refused("position-value", name=name)
        if len(self.trick) >= self.trick_size:
            raise Refused("position-value", name="trick")

    def _set_mover(self, position: Mapping[str, object]) -> None:
        """Work out whose turn it is to declare, to discard or to play."""
        found = self.mover
        if self.phase == PLAY:
            found = self.after(self.leader, len(self.trick))
        elif self.phase == DECLARING:
            silent = [place for place in self.active if self.called[place] == SILENT]
            if not silent or silent != self.active[len(self.active) - len(silent) :]:
                raise Refused("position-value", name="called")
            found = silent[0]
        elif self.phase == DISCARDING:
            left = [place for place in self.turns() if self.changed[place] < 0]
            if not left or left != self.turns()[len(self.turns()) - len(left) :]:
                raise Refused("position-value", name="changed")
            found = left[0]
        if "mover" in position and self.mover != found:
            raise Refused("position-value", name="mover")
        self.mover = found

    def _check_sizes(self) -> None:
        """Hands must have the sizes that the phase asks for."""
        if self.partial:
            return
        for place in self.partakers():
            held = self.hands[place].bit_count()
            call = self.called[place]
            wanted = held
            if self.phase == DECLARING:
                wanted = self.dealt if call == SILENT else 0 if call == OUT else held
            elif self.phase == DISCARDING:
                whole = DEFENCE if place == self.defender else HAND + self.surplus(place) if call == PLAYS else 0
                wanted = whole - max(self.changed[place], 0)
            if held != wanted:
                raise Refused("position-value", name="hands")

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return "anticlockwise"

    def faces(self, place: int, viewer: int) -> int:
        return -1 if place == viewer else self.known[place]

    def zones(self, seat: int) -> list[Zone]:
        pack = self.pack
        found = [hand_zone(self.ranking, place, self.hands[place], self.faces(place, seat)) for place in range(self.seats)]
        turns = range(max(self.trick_size, len(self.last)))
        if self.phase == PLAY:  # before the plate: where there is little room, the first thing is what is seen
            trick = trick_zone(pack, "trick", self.trick, [self.after(self.leader, step) for step in turns])
            if self.trick_size < self.seats:
                trick.shape = {"cols": self.trick_size}
            found.append(trick)
        chips = [Item(face=str(self.plate))] if self.plate else []
        found.append(Zone("plate", "julepe-plate", "chips", items=chips, count=self.plate))
        if self.stock or self.turn_up >= 0:
            baceta = stock_zone(self)
            baceta.label = say("julepe-baceta")
            found.append(baceta)
        last_turns = [self.after(self.last_leader, step) for step in turns] if self.last else []
        found.append(trick_zone(pack, "last", self.last, last_turns))
        for place in range(self.seats):
            thrown = self.thrown[place]
            if thrown and (place == seat or self.phase in (DECLARING, DISCARDING)):  # how many others have thrown is told beside their names
                items = [Item(face=pack.names[card]) for card in bits(thrown)] if place == seat else []
                kind = "julepe-laid-down" if self.called[place] == OUT else "julepe-thrown"
                found.append(Zone(f"thrown-{place}", kind, "row", place, items, thrown.bit_count(), shape={"small": 1}))
        return found + [Zone(f"pile-{place}", "pile", "stack", place, count=self.piles[place].bit_count()) for place in self.active]

    def badges(self, seat: int) -> list[str]:
        found = super().badges(seat)
        if self.alcalde and "dealer" in found and not self.hand_over():
            found.append("julepe-alcalde")
        if seat == self.defender:
            found.append("julepe-defender")
        return found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        call = self.called[seat]
        own = seat == self.defender
        if call == OUT and not own:
            return [say("julepe-has-passed")]
        if call == SILENT:
            return []
        found = [say("julepe-has-changed", n=self.changed[seat])] if self.changed[seat] >= 0 and not self.last else []
        if self.phase in (DECLARING, DISCARDING):
            return found or [say("julepe-is-in")]
        return [*found, say("tricks-won", n=self.tricks[seat]) if own else say("tricks-won-of", won=self.tricks[seat], bid=self.need(seat))]

    def label(self, seat: int, action: int) -> Say:
        if action == DISCARD:
            return say("julepe-keep-all")
        if action > DISCARD:
            return say("julepe-discard", cards=self.pack.mask_text(action ^ DISCARD))
        if action == PASS:
            return say("julepe-move-pass")
        return say("julepe-move-play" if action == IN else "julepe-move-take")

    def picks(self, seat: int) -> list[Pick]:
        if self.phase != DISCARDING:
            return []
        least, most = self.limits(seat)
        return [Pick("discard", "discard {items}", say("julepe-discard-these"), (f"hand-{seat}",), max(least, 1), most)]

    def prompt(self, seat: int) -> Say | None:
        if self.phase == DECLARING:
            return say("julepe-your-call", n=self.pot())
        if self.phase == DISCARDING:
            if seat == self.defender:
                return say("julepe-choose-one")
            least = self.limits(seat)[0]
            return say("julepe-choose-least", n=least) if least else say("julepe-choose")
        return super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.pot() < self.plate:
            found.append(say("julepe-played-for", n=self.pot()))
        if self.phase in (DECLARING, DISCARDING):  # later there is nothing to decide by it, and the trick needs the room
            found.append(say("julepe-payment", n=self.payment()))
        return found

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        seats = range(self.seats)
        columns = tuple([say("seats", seats=str(seat)) for seat in seats])
        tricks: tuple[Fact, ...] = tuple([self.tricks[seat] if seat in self.active and PLAYS in self.called else "–" for seat in seats])
        lines = [Line(say("julepe-line-tricks"), tricks)]
        if any(self.gained):
            lines.append(Line(say("julepe-line-hand"), tuple(self.gained)))
        if self.shared:
            lines.append(Line(say("julepe-line-shared"), tuple([self.shared] * self.seats)))
        lines.append(Line(say("julepe-line-account"), tuple(self.accounts), total=True))
        return Sheet(self._outcome(), columns, tuple(lines))

    def _outcome(self) -> Say:
        """How the hand ended, and what is left in the plate."""
        if PLAYS not in self.called:
            return say("julepe-sheet-nobody", n=self.plate)
        winners = [str(seat) for seat in range(self.seats) if self.gained[seat] > 0]
        if self.defender >= 0:
            alone = self.called.index(PLAYS)
            return say("julepe-sheet-alone" if winners else "julepe-sheet-baceta", seat=alone, n=self.plate)
        return say("julepe-sheet-won", seats=" ".join(winners), n=self.plate) if winners else say("julepe-sheet-all-pay", n=self.plate)


GAME = Julepe()
