"""Anaconda, pass the trash: seven cards, three passes to the left with betting between, and the best five of what one has in the end."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Line, Move, Pick, Say, Seat, Sheet, Zone, say
from sobremesa.games.vying._anaconda import CHOOSING, DECLARING, PASSING, PICK, SAID, TURN
from sobremesa.games.vying._anaconda_form import OPTIONS, Anaconda, check_anaconda
from sobremesa.games.vying._anaconda_guess import AnacondaGuesses
from sobremesa.games.vying._declare import DECLARED
from sobremesa.games.vying._forms import SPLIT, Form
from sobremesa.games.vying._hand import HandState
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._table import WILD_IS

MONEY_FACTS: Final = ("poker-structure-", "poker-ante", "poker-limits", "poker-spread", "poker-brings", "poker-pot")
"""The beginnings of facts that say nothing where nothing is bet."""


class AnacondaGame(PokerGame):
    seats = (5, 2, 3, 4, 6, 7, 8, 9, 10)
    options = OPTIONS
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_anaconda(seats, options)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return AnacondaState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return [Anaconda(options)]


class AnacondaState(AnacondaGuesses):
    """A match of anaconda, and how the table shows it."""

    def blank(self) -> HandState:
        return AnacondaState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

    # -- zones ------------------------------------------------------------------------------------------------------------------------

    def hand_zones(self, owner: int, viewer: int, best: int) -> list[Zone]:
        found = super().hand_zones(owner, viewer, best)
        picked = self.picked[owner]
        order = self.order[owner]
        kind = "anaconda-tray" if self.phase == PASSING else "anaconda-aside"
        if owner != viewer:
            if self.phase == PASSING and picked:  # that a seat has picked is seen, and what not
                found[0].count -= picked.bit_count()
                found.append(Zone(f"tray-{owner}", kind, "row", owner, count=picked.bit_count()))
            return found
        away = [self.pack.names[card] for card in bits(picked | to_mask(order))]
        found[0].items = [item for item in found[0].items if item.id not in away]
        found[0].count = len(found[0].items)
        if picked:
            items = [self.face(card, best) for card in self.sorted_cards(picked)]
            found.append(Zone(f"tray-{owner}", kind, "row", owner, items, len(items)))
        if order:
            found.append(Zone(f"order-{owner}", "anaconda-order", "row", owner, [self.face(card, best) for card in order], len(order)))
        return found

    def shared_zones(self, best: int) -> list[Zone]:
        aside = sum([thrown.bit_count() for thrown in self.deal.thrown])
        return [Zone("discard", "discard", "stack", count=aside)] if aside else []

    def winning_cards(self) -> int:
        found = super().winning_cards()
        if self.hand_over() and not self.plan.money and self.form.goal != SPLIT:
            for seat in bits(self.deal.shown & self.chips.live):
                if self.gained[seat]:
                    found |= self.playing_five(seat)
        return found

    # -- seats ------------------------------------------------------------------------------------------------------------------------

    def seat(self, seat: int, viewer: int) -> Seat:
        found = super().seat(seat, viewer)
        if not self.plan.money:
            found.chips = -1
        return found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found: list[Say] = []
        if self.phase in (PASSING, CHOOSING) and self.chips.live >> seat & 1:
            ready = self.picked[seat] != 0 if self.phase == PASSING else not self.waiting >> seat & 1
            found.append(say("anaconda-ready" if ready else "anaconda-choosing"))
        found += super().notes(seat, viewer)
        ups = self.deal.ups[seat]
        if self.stood[seat] and self.chips.live >> seat & 1 and seat != viewer and not self.deal.shown >> seat & 1:
            found.append(say(WILD_IS, card=self.pack.names[ups[0]], rank=self.pack.ranks[(self.stood[seat] - 1) % 13]))
        said = self.declared.said[seat]
        if said and (seat == viewer or self.phase != DECLARING):
            found.append(say(f"poker-declared-{DECLARED[said]}"))
        if self.hand_over() and self.gained[seat]:
            found.append(say("anaconda-point"))
        return found

    def open_say(self, cards: list[int]) -> Say:
        if len(cards) == 1 and self.is_wild(cards[0]):
            return say("anaconda-shows", card=self.pack.names[cards[0]])
        return super().open_say(cards)

    # -- what may be done -------------------------------------------------------------------------------------------------------------

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if PICK <= action < SAID:
            return Move(text, tuple(text.split()[1:]), say=self.label(seat, action))
        return super().move(seat, action)

    def own_label(self, seat: int, action: int) -> Say:
        if action > SAID:
            return say(f"poker-move-{DECLARED[action - SAID]}")
        cards = self.text(seat, action).partition(" ")[2]
        if action >= TURN:
            return say("anaconda-move-turn", card=cards)
        return say("anaconda-move-pass" if self.phase == PASSING else "anaconda-move-discard", cards=cards)

    def picks(self, seat: int) -> list[Pick]:
        if self.phase not in (PASSING, CHOOSING) or not self.waiting >> seat & 1 or self.turning(seat):
            return []
        count = self.count()
        zones = (f"hand-{seat}", f"tray-{seat}") if self.picked[seat] else (f"hand-{seat}",)
        if self.phase == PASSING:
            taker = self.passing.takers(self.plan.passes[self.street], self.chips.live)[seat]
            return [Pick("pass", "pass {items}", say("anaconda-pick-pass", n=count, seat=taker), zones, count, count)]
        return [Pick("discard", "discard {items}", say("anaconda-pick-discard", n=count), zones, count, count)]

    def prompt(self, seat: int) -> Say | None:
        if self.phase == PASSING:
            at = self.plan.passes[self.street]
            taker = self.passing.takers(at, self.chips.live)[seat]
            return say("anaconda-may-change" if self.picked[seat] else "anaconda-to-pass", n=self.count(), seat=taker)
        if self.phase == CHOOSING:
            if not self.turning(seat):
                return say("anaconda-to-discard", n=self.count())
            if self.turns == 1:
                return say("anaconda-to-turn")
            return say("anaconda-to-order", n=len(self.order[seat]) + 1, m=self.turns)
        return say("poker-to-declare") if self.phase == DECLARING else super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found: list[Say] = []
        if self.phase == PASSING:
            way = self.passing.way(self.plan.passes[self.street])
            key = f"anaconda-way-{way}" if way in ("left", "right", "across") else "anaconda-way-seats"
            found.append(say(key, n=self.count(), m=way))
        if self.form.goal == SPLIT:
            found.append(say("anaconda-declared" if self.declares else "anaconda-halves"))
        if not self.plan.money:
            found.append(say("anaconda-no-money"))
        found += [fact for fact in super().facts(seat) if self.plan.money or not fact.key.startswith(MONEY_FACTS)]
        return found + self.memories(seat) if seat >= 0 and not self.hand_over() else found

    def memories(self, seat: int) -> list[Say]:
        """What the seat has given and received in each pass of this hand."""
        found: list[Say] = []
        for at in range(len(self.passing.counts)):
            taker, gave, giver, got = self.passing.memory(at, seat)
            if taker >= 0:
                gave_cards = self.pack.text(self.sorted_cards(gave))
                got_cards = self.pack.text(self.sorted_cards(got))
                found.append(say("anaconda-memory", n=at + 1, seat=taker, cards=gave_cards, seat2=giver, cards2=got_cards))
        return found

    def sheet(self) -> Sheet | None:
        if self.plan.money or not self.hand_over():
            return super().sheet()
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        lines: list[Line] = []
        for seat in range(self.seats):
            if self.gained[seat]:
                told = self.hand_says(seat)
                low = self.low_won[seat] and not self.high_won[seat]
                lines.append(Line(say("anaconda-scores", seat=seat), using=told[-1] if low else told[0]))
        lines.append(Line(say("poker-line-hand"), tuple(self.gained)))
        lines.append(Line(say("anaconda-line-points"), tuple(self.points), total=True))
        return Sheet(say("poker-sheet"), columns, tuple(lines))


GAME = AnacondaGame()
