"""A patience made of columns, foundations and a talon: what all such games write, show, guess and count alike.

A game gives ``actions`` and ``apply`` (with :meth:`PatienceState.finish_move` after each move) and says how many columns and foundations it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import Pack, to_mask
from sobremesa.core.positions import Field, Int, Reader, Word, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.patience._piles import (
    SHIFT,
    TARGETS,
    Columns,
    ColumnsField,
    Foundations,
    FoundationsField,
    Talon,
    column_zone,
    foundation_zone,
    reguess,
    talon_zones,
    unseen_cards,
)

CAP: Final = 5_000
"""Moves after which a deal that is not won is lost."""

# Actions that are not a card's, above all of those
DRAW: Final = 20_000
RECYCLE: Final = 20_010
FINISH: Final = 20_020
CONCEDE: Final = 20_030
WORDS: Final = {"draw": DRAW, "recycle": RECYCLE, "finish": FINISH, "concede": CONCEDE}

PLAY: Final = 0
WON: Final = 1
LOST: Final = 2

PILES: Final[tuple[Field, ...]] = (
    Word("phase", ("play", "won", "lost")),
    ColumnsField("columns"),
    FoundationsField("foundations"),
    Int("moves"),
    Int("points"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PatienceState(State):
    """A deal of a patience.

    :ivar moves: made so far. ``points``: of the scoring, where it has one. ``max_passes``: how often the stock may run out, :data:`CAP` for no limit.
    """

    def __init__(self, game: Game, options: Options, chance: Chance, pack: Pack, columns: int, foundations: int, packet: bool = False) -> None:
        super().__init__(game, 1, options, chance)
        self.pack = pack
        self.phase = PLAY
        self.columns = Columns(columns, pack.size)
        self.foundations = Foundations(foundations, len(pack.ranks))
        self.talon = Talon(packet)
        self.moves = 0
        self.points = 0
        self.max_passes = CAP

    # -- play -----------------------------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        return 1 if self.phase == PLAY else 0

    def end(self, phase: int) -> None:
        """The deal is won, or lost."""
        self.phase = phase
        if self.loud:
            self.note("win" if phase == WON else "score", "patience-won" if phase == WON else "patience-lost", n=self.foundations.count)

    def can_recycle(self) -> bool:
        """Whether the waste may become the stock."""
        talon = self.talon
        return len(talon.stock) == 0 and len(talon.waste) > 0 and talon.passes < self.max_passes

    def check_recycle(self) -> None:
        """Refuse to make the waste the stock where the rules do."""
        if self.talon.stock or not self.talon.waste:
            raise Refused("patience-nothing-to-recycle")
        if self.talon.passes >= self.max_passes:
            raise Refused("patience-no-passes", n=self.max_passes)

    def winners(self) -> list[int]:
        return [0] if self.phase == WON else []

    def scores(self) -> list[int]:
        """Cards on the foundations."""
        return [self.foundations.count]

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_piles(self, new: PatienceState) -> None:
        """Copy into a fresh state what every patience has."""
        self.copy_to(new)
        new.phase = self.phase
        new.columns = self.columns.clone()
        new.foundations = self.foundations.clone()
        new.talon = self.talon.clone()
        new.moves = self.moves
        new.points = self.points

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        cards = unseen_cards(self.columns, self.talon)
        chance.shuffle(cards)
        reguess(self.columns, self.talon, cards)

    def census(self) -> list[str]:
        cards = self.foundations.cards() + self.talon.stock + self.talon.waste
        for pile in self.columns.cards:
            cards += pile
        return [self.pack.names[card] for card in cards]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if 0 <= action >> SHIFT < self.pack.size:
            to = action & TARGETS
            columns = self.columns.count
            zone = f"column-{to + 1}" if to < columns else f"foundation-{to - columns + 1}"
            return f"{self.pack.names[action >> SHIFT]} {zone}"
        if DRAW < action < RECYCLE:
            return f"draw {action - DRAW}"
        return next((word for word, known in WORDS.items() if known == action), str(action))

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if len(words) == 1 and words[0] in WORDS:
            return WORDS[words[0]]
        if len(words) == 2 and words[0] == "draw" and whole(words[1]) >= 0:
            return DRAW + min(whole(words[1]), RECYCLE - DRAW - 1)
        if words and words[0] == "stock":
            return self.touched_stock()
        if len(words) not in (1, 2):
            raise Refused("unknown-move", text=text)
        card = self.pack.card(words[0])
        if len(words) == 1:
            return self.touched(card)
        kind, _, number = words[1].rpartition("-")
        place = whole(number) if len(number) < 3 else 0
        if kind == "column" and 1 <= place <= self.columns.count:
            return card << SHIFT | place - 1
        if kind == "foundation" and 1 <= place <= len(self.foundations.suits):
            return card << SHIFT | self.columns.count + place - 1
        if words[1] in ("stock", "waste"):
            raise Refused("patience-never-there")
        raise Refused("unknown-move", text=text)

    def touched_stock(self) -> int:
        """What touching the stock does: a draw, or if it is empty a recycling."""
        return DRAW if self.talon.stock else RECYCLE

    def touched(self, card: int) -> int:
        """What touching a card does: it goes up if it can, else to the first column that takes it."""
        moves = [action for action in self.actions(0) if action >> SHIFT == card]
        if not moves:
            raise Refused("patience-goes-nowhere", card=self.pack.names[card])
        return next((action for action in moves if action & TARGETS >= self.columns.count), moves[0])

    def fields(self) -> dict[str, object]:
        found = super().fields()
        pack = self.pack
        talon = self.talon
        found["stock"] = pack.text(talon.stock[::-1])
        found["waste"] = pack.text(talon.waste)
        found["passes"] = talon.passes
        found["seen"] = pack.mask_text(talon.seen)
        if talon.packet:
            found["drawn"] = pack.text(talon.drawn)
        return found

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: columns, stock and waste empty (the stock is written top first, the waste top last), nothing put up, no passes made; of the waste
        all has been seen (drawn in packets: its top only), of the stock nothing."""
        super().place(position)
        read = Reader(position)
        talon = self.talon
        talon.stock = self.pack.cards(read.text("stock"))[::-1]
        talon.waste = self.pack.cards(read.text("waste"))
        talon.passes = read.number("passes", 0, 0)
        talon.drawn = self.pack.cards(read.text("drawn")) if read.has("drawn") else talon.waste[:] if talon.packet else []
        talon.seen = self.pack.mask(read.text("seen"))
        if not read.has("seen"):
            for card in talon.waste[-1:] if talon.packet else talon.waste:
                talon.seen |= 1 << card
        elif talon.waste:
            talon.seen |= 1 << talon.waste[-1]
        self._check()

    def _check(self) -> None:
        """Of a position: refuse what cannot be."""
        self.complete()
        talon = self.talon
        stock, waste, drawn = to_mask(talon.stock), to_mask(talon.waste), to_mask(talon.drawn)
        complete = self.foundations.count == len(self.foundations.slot) * self.foundations.ranks
        for name, good in (
            ("seen", not talon.seen & ~(stock | waste)),
            ("drawn", not talon.packet or (not waste & ~drawn and not drawn & stock and len(talon.drawn) == drawn.bit_count())),
            ("passes", talon.passes <= self.max_passes),
            ("moves", 0 <= self.moves < CAP or (self.moves == CAP and self.phase != PLAY)),
            ("phase", complete == (self.phase == WON)),
        ):
            if not good:
                raise Refused("position-value", name=name)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def spread(self) -> int:
        """How many cards of the waste are shown."""
        return 1

    def stands_for(self) -> dict[int, str]:
        """What jokers in the columns are read as."""
        return {}

    def zones(self, seat: int) -> list[Zone]:
        found = talon_zones(self.pack, self.talon, self.spread())
        found += [foundation_zone(self.pack, self.foundations, slot) for slot in range(len(self.foundations.suits))]
        stands_for = self.stands_for()
        found += [column_zone(self.pack, self.columns, column, stands_for) for column in range(self.columns.count)]
        return found

    def counters(self) -> list[Say]:
        """Lines beside the player's name: moves made, cards up, and what the game counts besides."""
        return [say("patience-moves", n=self.moves), say("patience-up", n=self.foundations.count)]

    def seat(self, seat: int, viewer: int) -> Seat:
        return Seat(seat, self.scores()[seat], seat, notes=tuple(self.counters()))

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action < DRAW:
            name, zone = text.split()
            to = action & TARGETS
            if to >= self.columns.count:
                return Move(text, (name,), zone, say("patience-move-up", card=name))
            return Move(text, (name,), zone, say("patience-move-to", card=name, n=to + 1))
        if action < RECYCLE:
            return Move(text, ("stock",), say=say("patience-move-draw", n=action - DRAW))
        if action == RECYCLE:
            return Move(text, target="stock", say=say("patience-move-recycle"))
        return Move(text, say=say("patience-move-finish" if action == FINISH else "patience-move-concede"))

    def facts(self, seat: int) -> list[Say]:
        found = [say("stock-left", n=len(self.talon.stock))]
        if self.max_passes < CAP:
            found.append(say("patience-passes", n=max(0, self.max_passes - self.talon.passes)))
        found.append(say("patience-hidden", n=self.columns.down))
        return found

    def sheet(self) -> Sheet | None:
        if self.phase == PLAY:
            return None
        lines = [
            Line(say("patience-line-up"), (self.foundations.count,)),
            Line(say("patience-line-hidden"), (self.columns.down,)),
            Line(say("patience-line-moves"), (self.moves,)),
        ]
        if self.options.all().get("scoring", "none") != "none":
            lines.append(Line(say("patience-line-points"), (self.points,), total=True))
        return Sheet(say("patience-sheet-won" if self.phase == WON else "patience-sheet-lost"), (say("seats", seats="0"),), tuple(lines))
