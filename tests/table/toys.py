"""Three tiny games and quick bots, to test the table by itself: cards in turns or all at once, a race against time, a puzzle alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType

from sobremesa.core import registry
from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.positions import Field, Int, IntEach, Ints, Masks
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, Game, State
from sobremesa.core.view import Item, Say, Zone

PACK = get_pack("es40")
DEAL = 100


class Cards(Game):
    """Three cards each; everybody plays one, in turns or all at once; the highest card number of the round scores."""

    seats = (2, 3, 4)
    options = (Number("hands", 2, 1, 9), Choice("together", "off", "on"))

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return CardsState(self, seats, options, chance)


class CardsState(State):
    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.pack = PACK
        self.hands = [0] * seats
        self.stock = 0
        self.chosen = [-1] * seats
        self.seen = 0
        self.points = [0] * seats
        self.first = 0

    def schema(self) -> tuple[Field, ...]:
        return (Masks("hands"), Int("stock"), Ints("chosen"), Int("seen"), IntEach("points"), Int("first"))

    def begin(self) -> None:
        cards = list(range(40))
        self.chance.shuffle(cards)
        for seat in range(self.seats):
            self.hands[seat] = sum(1 << card for card in cards[3 * seat : 3 * seat + 3])
        self.stock = sum(1 << card for card in cards[3 * self.seats :])
        self.seen = 0

    def hand_over(self) -> bool:
        return not any(self.hands) and min(self.chosen) < 0

    def actors(self) -> int:
        if self.hand_over():
            return 0 if self.hand + 1 >= self.options.number("hands") else 1 << (self.hand + 1) % self.seats
        waiting = [seat for seat in range(self.seats) if self.chosen[seat] < 0]
        if self.options.on("together"):
            return sum(1 << seat for seat in waiting)
        return 1 << min(waiting, key=lambda seat: (seat - self.first) % self.seats)

    def actions(self, seat: int) -> list[int]:
        if not self.actors() >> seat & 1:
            return []
        return [DEAL] if self.hand_over() else bits(self.hands[seat])

    def apply(self, seat: int, action: int) -> None:
        if not self.actors():
            raise Refused("match-over")
        if action not in self.actions(seat):
            raise Refused("not-held", card=self.text(seat, action)) if self.actors() >> seat & 1 else Refused("not-your-turn")
        if action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self.begin()
            self.note("deal", "event-deal", seat)
            return
        self.hands[seat] ^= 1 << action
        self.chosen[seat] = action
        if not self.options.on("together"):
            self.note("play", "event-play", seat, card=self.text(seat, action))
        if min(self.chosen) >= 0:
            self.first = self.chosen.index(max(self.chosen))
            self.points[self.first] += 1
            for card in self.chosen:
                self.seen |= 1 << card
            self.chosen = [-1] * self.seats

    def clone(self) -> State:
        new = CardsState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.hands, new.stock, new.chosen = list(self.hands), self.stock, list(self.chosen)
        new.seen, new.points, new.first = self.seen, list(self.points), self.first
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        secret = self.options.on("together")
        free = self.stock
        for other in range(self.seats):
            if other != seat:
                free |= self.hands[other]
                if secret and self.chosen[other] >= 0:
                    free |= 1 << self.chosen[other]
        cards = bits(free)
        chance.shuffle(cards)
        for other in range(self.seats):
            if other != seat:
                held = self.hands[other].bit_count()
                self.hands[other] = sum(1 << cards.pop() for _ in range(held))
                if secret and self.chosen[other] >= 0:
                    self.chosen[other] = cards.pop()
        self.stock = sum(1 << card for card in cards)

    def scores(self) -> list[int]:
        return list(self.points)

    def text(self, seat: int, action: int) -> str:
        return "deal" if action == DEAL else PACK.names[action]

    def parse(self, seat: int, text: str) -> int:
        if text == "boom":
            raise ZeroDivisionError
        return DEAL if text == "deal" else PACK.card(text.split()[0] if text.split() else "?")

    def census(self) -> list[str]:
        return list(PACK.names)

    def zones(self, seat: int) -> list[Zone]:
        zones = []
        for owner in range(self.seats):
            items = [Item(PACK.names[card], PACK.names[card]) for card in bits(self.hands[owner])] if owner == seat else []
            zones.append(Zone(f"hand-{owner}", "hand", "fan", owner, items, self.hands[owner].bit_count()))
        played = []
        for owner, card in enumerate(self.chosen):
            if card >= 0:
                shown = owner == seat or not self.options.on("together")
                played.append(Item(PACK.names[card], PACK.names[card], owner=owner) if shown else Item(owner=owner))
        zones.append(Zone("trick", "trick", "trick", -1, played, len(played)))
        zones.append(Zone("pile", "pile", "stack", -1, [Item(PACK.names[card], PACK.names[card]) for card in bits(self.seen)], self.seen.bit_count()))
        zones.append(Zone("stock", "stock", "stack", -1, [], self.stock.bit_count()))
        return zones


class Race(Game):
    """Each round the first to grab scores; after two seconds without, the rules go on to the next."""

    seats = (2, 3, 4)
    options = (Number("rounds", 3, 1, 99),)
    timed = True

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return RaceState(self, seats, options, chance)


class RaceState(State):
    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.points = [0] * seats
        self.opened = 0

    def schema(self) -> tuple[Field, ...]:
        return (IntEach("points"), Int("opened"))

    def begin(self) -> None:
        pass

    def actors(self) -> int:
        return (1 << self.seats) - 1 if self.hand < self.options.number("rounds") else 0

    def actions(self, seat: int) -> list[int]:
        return [0] if self.actors() >> seat & 1 else []

    def deadline(self) -> int:
        return self.opened + 2000 if self.actors() else -1

    def apply(self, seat: int, action: int) -> None:
        if not self.actors():
            raise Refused("match-over")
        if seat == TABLE:
            if self.clock < self.deadline():
                raise Refused("no-timeout")
            self.note("say", "event-timeout")
        else:
            if action != 0:
                raise Refused("unknown-move", text=str(action))
            self.points[seat] += 1
            self.note("take", "event-pass", seat)
        self.hand += 1
        self.opened = self.clock

    def clone(self) -> State:
        new = RaceState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.points, new.opened = list(self.points), self.opened
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance

    def scores(self) -> list[int]:
        return list(self.points)

    def text(self, seat: int, action: int) -> str:
        return "timeout" if seat == TABLE else "grab"

    def parse(self, seat: int, text: str) -> int:
        if text != "grab":
            raise Refused("unknown-move", text=text)
        return 0

    def census(self) -> list[str]:
        return []

    def zones(self, seat: int) -> list[Zone]:
        return []


class Solo(Game):
    """Climb to five, one step at a time."""

    seats = (1,)
    undo = True

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return SoloState(self, seats, options, chance)


class SoloState(State):
    height = 0

    def schema(self) -> tuple[Field, ...]:
        return (Int("height"),)

    def begin(self) -> None:
        pass

    def actors(self) -> int:
        return int(self.height < 5)

    def actions(self, seat: int) -> list[int]:
        return [0, 1] if self.actors() else []

    def apply(self, seat: int, action: int) -> None:
        if action not in self.actions(seat):
            raise Refused("match-over")
        self.height += 1 if action else -1
        self.note("play", "event-pass", 0)

    def clone(self) -> State:
        new = SoloState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.height = self.height
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance

    def scores(self) -> list[int]:
        return [self.height]

    def text(self, seat: int, action: int) -> str:
        return "up" if action else "down"

    def parse(self, seat: int, text: str) -> int:
        if text not in ("up", "down"):
            raise Refused("unknown-move", text=text)
        return int(text == "up")

    def census(self) -> list[str]:
        return []

    def zones(self, seat: int) -> list[Zone]:
        return []


TOYS: dict[str, Game] = {"toy-cards": Cards(), "toy-race": Race(), "toy-solo": Solo()}


@contextmanager
def registered() -> Iterator[None]:
    """While it lasts the registry knows the toys. Only then: other tests look at every game there is."""
    modules = registry._modules()
    for slug, game in TOYS.items():
        name = f"toys.{slug.replace('-', '_')}"
        module = ModuleType(name)
        module.GAME = game  # type: ignore[attr-defined]
        sys.modules[name] = module
        modules[slug] = name
    try:
        yield
    finally:
        for slug in TOYS:
            del modules[slug]
        registry.get.cache_clear()


@dataclass
class Quick:
    action: int | None
    delay: int = 500
    say: Say | None = None


class FirstBot:
    """Plays the first action after half a second; a bot of level ``hard`` says why."""

    def __init__(self, level: str) -> None:
        self.level = level

    def decide(self, state: State, seat: int, chance: Chance) -> Quick | None:
        actions = state.actions(seat)
        return Quick(actions[0], 500, Say("turn-yours") if self.level == "hard" else None) if actions else None


def first_bots(slug: str, level: str) -> FirstBot:
    return FirstBot(level)
