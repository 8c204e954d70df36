"""A small game that keeps every law, to plant faults in: three cards each, the higher card takes the trick."""

from __future__ import annotations

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.positions import Cards, Field, Int, IntEach, Masks, Stack
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Zone

PACK = get_pack("es40")


class Toy(Game):
    """Two to four play; ``lowest=on`` turns the order round."""

    slug = "toy"
    seats = (2, 3)
    options = (Choice("lowest", "off", "on"),)
    bound = 100
    made: type[ToyState]

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return self.made(self, seats, options, chance)


class ToyState(State):
    """A match of the toy."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.pack = PACK
        self.hands = [0] * seats
        self.stock: list[int] = []
        self.trick: list[int] = []
        self.gone: list[int] = []
        self.won = [0] * seats
        self.leader = 0

    def begin(self) -> None:
        cards = list(range(PACK.size))
        self.chance.shuffle(cards)
        for seat in range(self.seats):
            for _ in range(3):
                self.hands[seat] |= 1 << cards.pop()
        self.stock = cards

    def turn(self) -> int:
        return (self.leader + len(self.trick)) % self.seats if any(self.hands) else -1

    def actors(self) -> int:
        return 1 << self.turn() if any(self.hands) else 0

    def actions(self, seat: int) -> list[int]:
        return bits(self.hands[seat]) if self.turn() == seat else []

    def apply(self, seat: int, action: int) -> None:
        if seat < 0 or seat != self.turn():
            raise Refused("not-your-turn")
        if not 0 <= action < PACK.size or not self.hands[seat] >> action & 1:
            raise Refused("unknown-move", text=str(action))
        self.hands[seat] ^= 1 << action
        self.trick.append(action)
        self.note("play", "event-play", seat, card=PACK.names[action])
        if len(self.trick) == self.seats:
            ranks = [PACK.rank[card] for card in self.trick]
            best = min(ranks) if self.options["lowest"] == "on" else max(ranks)
            self.leader = (self.leader + ranks.index(best)) % self.seats
            self.won[self.leader] += 1
            self.gone += self.trick
            self.trick = []

    def clone(self) -> State:
        new = type(self)(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.hands, new.stock, new.trick = self.hands[:], self.stock[:], self.trick[:]
        new.gone, new.won, new.leader = self.gone[:], self.won[:], self.leader
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        mask = sum(1 << card for card in self.stock)
        for other in range(self.seats):
            if other != seat:
                mask |= self.hands[other]
        pool = bits(mask)
        chance.shuffle(pool)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sum(1 << pool.pop() for _ in range(self.hands[other].bit_count()))
        self.stock = pool

    def scores(self) -> list[int]:
        return self.won[:]

    def census(self) -> list[str]:
        return [PACK.names[card] for card in bits(sum(self.hands)) + self.stock + self.trick + self.gone]

    def text(self, seat: int, action: int) -> str:
        return PACK.names[action]

    def parse(self, seat: int, text: str) -> int:
        return PACK.card(text)

    def schema(self) -> tuple[Field, ...]:
        return (Masks("hands"), Stack("stock"), Cards("trick"), Cards("gone"), IntEach("won"), Int("leader"))

    def zones(self, seat: int) -> list[Zone]:
        found = [Zone("stock", "stock", "stack", count=len(self.stock))]
        found.append(Zone("trick", "trick", "trick", items=[Item(PACK.names[card], PACK.names[card]) for card in self.trick], count=len(self.trick)))
        for other in range(self.seats):
            cards = bits(self.hands[other]) if other == seat else []
            items = [Item(PACK.names[card], PACK.names[card]) for card in cards]
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, self.hands[other].bit_count()))
        return found

    def look(self) -> str:
        return PACK.look


def toy(made: type[ToyState] = ToyState, seats: int = 2, seed: int = 1, **options: str) -> State:
    """A match of the toy, or of a faulty one."""
    game = Toy()
    game.made = made
    return game.start(seats, Options.of(game, seats, options), _chance(seed))


def _chance(seed: int) -> Chance:
    from sobremesa.core.chance import SeededChance

    return SeededChance(seed)
