"""Dominó: tiles end to end with equal numbers touching; who is out of tiles, or lowest when the line is blocked, takes the others' pips."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core.chance import Chance
from sobremesa.core.guess import deal_needing
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import Field, Flag, Int, IntEach, Ints, Reader, SeatNumber, Word, agree, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.tiles._line import UNNAMED
from sobremesa.games.tiles._line import Line as TileLine
from sobremesa.games.tiles._moves import DEAL, DRAW, FIRST, JOKER, NAMES, move_text, names, parse_move, show_move, tile_of, ways
from sobremesa.games.tiles._tiles import TileSet, get_tiles, highest_lot, numbers

CAPICUA = 25  # added to the round by ``capicua: plus25``

# Phases: a tile to lay or draw, the next round to deal, the match over
PLAY, OVER, END = range(3)

SCHEMA = (
    Word("phase", ("play", "over", "end")),
    SeatNumber("current"),
    SeatNumber("starter"),
    SeatNumber("following"),
    Int("forced"),
    Int("drew"),
    Flag("asleep"),
    Ints("lots"),
    IntEach("failed"),
    IntEach("totals"),
    Int("winner"),
    SeatNumber("out", nobody=True),
    Int("gain"),
    Flag("capicua"),
)


class Domino(Game):
    seats = (4, 2, 3, 5, 6, 7, 8)
    options = (
        Choice("preset", "international", "cuban", "all_tiles", "free"),
        Choice("tile_set", 6, 9, 12),
        Choice("teams", "auto", "individual", "pairs", when=(("seats", (4, 6, 8)),)),
        Number("hand_size", "preset", 1, 45),
        Choice("draw", "preset", "until", "one", "none"),
        Number("target", 250, 1, 9999),
        Number("hands", "none", 1, 99, 1, 10),
        Choice("first_tile", "preset", "forced_double", "free"),
        Choice("blocked", "all", "own"),
        Choice("spinner", "off", "on", when=(("tile_set", (9,)),)),
        Choice("joker_tile", "auto", "off", "on"),
        Choice("starting_tile", "on", "off", when=(("preset", ("all_tiles", "free")),)),
        Choice("tie", "none", "starter"),
        Choice("capicua", "off", "double", "plus25"),
        Choice("next_start", "rotate", "winner"),
    )
    bound = 200_000
    presets = {  # noqa: RUF012
        "international": {"tile_set": 6},
        "cuban": {"tile_set": 9},
        "all_tiles": {"tile_set": 6},
        "free": {"tile_set": 9},
    }

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return DominoState(self, seats, options, chance)

    def check(self, seats: int, options: Options) -> None:
        if options["teams"] == "pairs" and seats not in (4, 6, 8):
            raise Refused("domino-pairs", n=seats)
        if options["preset"] == "cuban" and seats > 4:
            raise Refused("domino-cuban", n=seats)
        tiles, each = tiles_of(seats, options), tiles_each(seats, options)
        if seats * each > tiles.size or each == 0:
            raise Refused("domino-too-many", n=seats, each=each, size=tiles.size)


def tiles_of(seats: int, options: Options) -> TileSet:
    """The set in play."""
    joker = options["joker_tile"] == "on" or (options["joker_tile"] == "auto" and options["preset"] == "free" and seats == 8)
    return get_tiles(options.number("tile_set"), joker)


def tiles_each(seats: int, options: Options) -> int:
    """How many tiles each player is dealt."""
    preset = options["preset"]
    usual = 7 if preset == "international" else 10 if preset == "cuban" else tiles_of(seats, options).size // seats
    return options.number("hand_size", usual)


class DominoState(State):
    """A match of dominoes.

    ``pozo``: the tiles not dealt, the next to be drawn last; ``asleep``: nobody draws from it. ``forced``: the tile that the starter must open with,
    -1 none. ``drew``: tiles drawn in this turn. ``lots``: the tiles drawn for the start of the match. ``failed``: for each seat the numbers it had
    no tile for, as a set of numbers. ``known``: tiles that everybody knows a player holds; ``barred``: those he is known not to hold.
    ``following``: who starts the next round. Of the round just over: ``winner`` its side (-1 none), ``out`` who went out (-1: blocked), ``gain``.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        pairs = options["teams"] == "pairs" or (options["teams"] == "auto" and seats == 4)
        self.sides = seats // 2 if pairs else seats
        self.tiles = tiles_of(seats, options)
        self.each = tiles_each(seats, options)
        preset = options["preset"]
        usual = "until" if preset == "international" else "one"
        self.draws = {"none": 0, "one": 1, "until": 999}[str(options["draw"]) if options["draw"] != "preset" else usual]
        self.turns_up = preset in ("all_tiles", "free") and self.tiles.size - seats * self.each == 1
        self.pivots = options.on("spinner") and options["tile_set"] == 9
        self.single = options["hands"] == 1
        self.phase = PLAY
        self.current = 0
        self.starter = 0
        self.following = 0
        self.forced = -1
        self.drew = 0
        self.asleep = False
        self.lots: list[int] = []
        self.line = TileLine(self.tiles)
        self.hands: list[int] = [0] * seats
        self.known: list[int] = [0] * seats
        self.barred: list[int] = [0] * seats
        self.failed: list[int] = [0] * seats
        self.pozo: list[int] = []
        self.totals: list[int] = [0] * self.sides
        self.winner = -1
        self.out = -1
        self.gain = 0
        self.capicua = False

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        first = self.options["first_tile"]
        highest = self.single or first == "forced_double"
        if not highest:
            self._draw_lots()
        self._deal()
        if highest:
            self._start_highest(first != "free")
        self._open()

    def _draw_lots(self) -> None:
        tiles = list(range(self.tiles.size))
        self.chance.shuffle(tiles)
        self.lots = tiles[: self.seats]
        self.starter = highest_lot(self.tiles, self.lots)

    def _deal(self) -> None:
        tiles = list(range(self.tiles.size))
        self.chance.shuffle(tiles)
        self.hands = [0] * self.seats
        for turn in range(self.each * self.seats):
            self.hands[turn % self.seats] |= 1 << tiles.pop()
        self.pozo = tiles
        self.line = TileLine(self.tiles)
        self.known = [0] * self.seats
        self.barred = [0] * self.seats
        self.failed = [0] * self.seats
        self.forced = -1
        self.winner = self.out = -1
        self.gain = 0
        self.capicua = False
        self.phase = PLAY
        self.asleep = self.draws == 0
        if self.turns_up and self.options.on("starting_tile"):
            tile = self.pozo.pop()
            if tile == self.tiles.joker:
                self.line.lay_first(tile, UNNAMED, UNNAMED, False)
            else:
                self.line.lay_first(tile, self.tiles.high[tile], self.tiles.low[tile], self._is_pivot(tile))
        elif self.turns_up:
            self.asleep = True

    def _start_highest(self, forced: bool) -> None:
        """The holder of the highest double, or else of the highest tile, starts; all learn that nobody holds a higher one."""
        held = sum(self.hands)
        doubles = held & self.tiles.doubles
        tile = self.tiles.best(doubles or held)
        self.starter = next(seat for seat in range(self.seats) if self.hands[seat] >> tile & 1)
        higher = 0
        for other in range(self.tiles.size):
            double = self.tiles.doubles >> other & 1
            if other != self.tiles.joker and (double >= (1 if doubles else 0)) and self.tiles.rank(other) > self.tiles.rank(tile):
                higher |= 1 << other
        self.barred = [higher if doubles else higher | self.tiles.doubles] * self.seats
        self.known[self.starter] = 1 << tile
        if forced and self.line.start < 0:
            self.forced = tile
        if self.loud:
            self.note("say", "domino-highest-double" if doubles else "domino-highest", self.starter, True, tile=self.tiles.names[tile])

    def _open(self) -> None:
        """The starter's turn begins."""
        self.current = self.starter
        self.drew = 0
        if self.hand == 0 and self.lots and self.loud:
            self.note("say", "domino-lots", self.starter, tile=self.tiles.names[self.lots[self.starter]])
        self._settle()

    def _is_pivot(self, tile: int) -> bool:
        return self.pivots and self.line.spinner < 0 and self.tiles.doubles >> tile & 1 == 1

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        return 0 if self.phase == END else 1 << self.turn()

    def turn(self) -> int:
        if self.phase == PLAY:
            return self.current
        return self.starter if self.phase == OVER else -1

    def playable(self, seat: int) -> int:
        """The tiles of a seat that could be laid if it were its turn."""
        hand = self.hands[seat]
        if self.line.start >= 0:
            return hand & self.line.fitting()
        return hand & 1 << self.forced if self.forced >= 0 else hand

    def can_draw(self) -> bool:
        """Whether the seat to move may draw if nothing fits."""
        return len(self.pozo) > 0 and not self.asleep and self.drew < self.draws

    def actions(self, seat: int) -> list[int]:
        if seat != self.turn():
            return []
        if self.phase == OVER:
            return [DEAL]
        if self.line.unnamed():
            return names(self.tiles)
        playable = self.playable(seat)
        return ways(self.tiles, self.line, playable) if playable else [DRAW]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat != self.turn():
            raise Refused("not-your-turn")
        if self.phase == OVER:
            if action != DEAL:
                raise Refused("unknown-move", text=self.text(seat, action))
            self._next_round()
        elif action == DRAW:
            self._draw(seat)
        elif self.line.unnamed():
            self._name_start(seat, action)
        else:
            self._lay(seat, action)

    def _next_round(self) -> None:
        self.note("deal", "event-deal", self.starter)
        self.hand += 1
        self.chance.begin_hand(self.hand)
        self.starter = self.following
        self._deal()
        self._open()

    def _draw(self, seat: int) -> None:
        if self.line.unnamed():
            raise Refused("domino-name-first")
        if self.playable(seat):
            raise Refused("domino-can-play")
        if not self.can_draw():
            raise Refused("domino-no-draw")
        self.hands[seat] |= 1 << self.pozo.pop()
        self.drew += 1
        self.barred[seat] = 0
        self.failed[seat] |= self.line.open()
        if self.loud:
            self.note("draw", "domino-draws", seat, n=len(self.pozo))
        if not self.playable(seat) and not self.can_draw():
            self._pass()
            self._settle()

    def _name_start(self, seat: int, action: int) -> None:
        """The starter names the numbers of a joker that was turned up; his turn goes on."""
        if action not in names(self.tiles):
            raise Refused("domino-name-first")
        self._lay_joker_first(seat, self.line.start >> 8, action - NAMES)
        self._settle()

    def _lay_joker_first(self, seat: int, tile: int, named: int) -> None:
        self.line.lay_first(tile, named >> 4, named & 15, False)
        if self.loud:
            self.note("play", "domino-joker-start", seat, n=named >> 4, n2=named & 15)

    def _lay(self, seat: int, action: int) -> None:
        tiles, line = self.tiles, self.line
        tile = tile_of(tiles, action)
        self._check(seat, tile, action)
        fitting = line.fitting()
        last = self.hands[seat] == 1 << tile
        two_ends = last and self._fits_two_ends(tile)
        self.hands[seat] ^= 1 << tile
        self.known[seat] &= ~(1 << tile)
        if self.drew:
            self.barred[seat] = fitting
        self.forced = -1
        if action >= NAMES:
            self._lay_joker_first(seat, tile, action - NAMES)
        elif action >= JOKER:
            line.lay((action - JOKER) >> 4, tile, (action - JOKER) & 15, False)
            self.note("play", "domino-joker", seat, n=(action - JOKER) & 15)
        else:
            if action >= FIRST:
                line.lay_first(tile, tiles.high[tile], tiles.low[tile], self._is_pivot(tile))
            else:
                line.lay(action & 3, tile, tiles.high[tile] + tiles.low[tile] - line.ends[action & 3], self._is_pivot(tile))
            if self.loud:
                self.note("play", "domino-plays", seat, tile=tiles.names[tile])
        if last:
            self._domino(seat, two_ends)
            return
        self.current = (seat + 1) % self.seats
        self.drew = 0
        self._settle()

    def _check(self, seat: int, tile: int, action: int) -> None:
        """Raise :class:`Refused` unless the seat, whose turn it is, may lay the tile so."""
        tiles, line = self.tiles, self.line
        if tile < 0:
            raise Refused("unknown-move", text=str(action))
        if not self.hands[seat] >> tile & 1:
            raise Refused("domino-not-held", tile=tiles.names[tile])
        if self.forced not in (-1, tile):
            raise Refused("domino-forced", tile=tiles.names[self.forced])
        if action >= JOKER:
            if action not in ways(tiles, line, tiles.joker_mask):
                raise Refused("domino-name")
            return
        if (action >= FIRST) != (line.start < 0):
            raise Refused("domino-line-empty" if line.start < 0 else "domino-line-begun")
        if tile == tiles.joker:
            raise Refused("domino-name")
        if action < FIRST:
            end = line.ends[action & 3]
            if end < 0:
                raise Refused("domino-no-arm")
            if end != tiles.high[tile] and end != tiles.low[tile]:
                raise Refused("domino-no-fit", tile=tiles.names[tile], n=end)

    def _fits_two_ends(self, tile: int) -> bool:
        """Whether a tile that is neither double nor blank nor joker fits two ends."""
        high, low = self.tiles.high[tile], self.tiles.low[tile]
        return low > 0 and high != low and sum([1 for end in self.line.ends if end in (high, low)]) > 1

    def _pass(self) -> None:
        """The seat to move has nothing that fits and nothing to draw."""
        seat = self.current
        fitting = self.line.fitting()
        self.barred[seat] = fitting if self.drew else self.barred[seat] | fitting
        self.failed[seat] |= self.line.open()
        if self.loud:
            self.note("pass", "domino-passes", seat, True, ends=numbers(self.line.open()))
        self.current = (seat + 1) % self.seats
        self.drew = 0

    def _settle(self) -> None:
        """End a blocked round; pass for those that can do nothing else, which is forced and seen by all."""
        if self.line.start < 0 or self.line.unnamed():
            return
        fitting = self.line.fitting()
        if (self.asleep or not self.pozo) and not sum(self.hands) & fitting:
            self._block()
            return
        while not self.hands[self.current] & fitting and not self.can_draw():
            self._pass()

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def pips(self) -> list[int]:
        """The pips in the hands of each side."""
        found = [0] * self.sides
        for seat in range(self.seats):
            found[seat % self.sides] += self.tiles.worth(self.hands[seat])
        return found

    def _domino(self, seat: int, two_ends: bool) -> None:
        self.out = seat
        self.winner = self.side(seat)
        self.gain = sum(self.pips())
        self.capicua = two_ends and self.options["capicua"] != "off"
        if self.capicua:
            self.gain = 2 * self.gain if self.options["capicua"] == "double" else self.gain + CAPICUA
        if self.loud:
            self.note("win", "domino-out", seat, True)
        self._score()

    def _block(self) -> None:
        pips = self.pips()
        least = min(pips)
        lowest = [side for side in range(self.sides) if pips[side] == least]
        if len(lowest) == 1:
            self.winner = lowest[0]
        elif self.options["tie"] == "starter" and self.side(self.starter) in lowest:
            self.winner = self.side(self.starter)
        if self.winner >= 0:
            self.gain = sum(pips) if self.options["blocked"] == "all" else pips[self.winner]
        self.note("say", "domino-blocked")
        self._score()

    def _score(self) -> None:
        if self.winner >= 0:
            self.totals[self.winner] += self.gain
        if self.loud:
            if self.winner >= 0:
                seats = " ".join([str(seat) for seat in range(self.winner, self.seats, self.sides)])
                self.note("score", "domino-scores", seats=seats, points=self.gain)
            else:
                self.note("score", "domino-nobody")
        self.following = self._next_starter()
        target, hands = self.options.number("target"), self.options.number("hands")
        self.phase = END if (target and max(self.totals) >= target) or (hands and self.hand + 1 >= hands) else OVER

    def _next_starter(self) -> int:
        turns = [(self.starter + step) % self.seats for step in range(self.seats)]
        if self.options["next_start"] == "rotate" or self.winner < 0:
            return turns[1]
        if self.out >= 0:
            return self.out
        mates = [seat for seat in turns if self.side(seat) == self.winner]
        fewest = min([self.tiles.worth(self.hands[seat]) for seat in mates])
        return next(seat for seat in mates if self.tiles.worth(self.hands[seat]) == fewest)

    def scores(self) -> list[int]:
        return [self.totals[self.side(seat)] for seat in range(self.seats)]

    def side(self, seat: int) -> int:
        return seat % self.sides

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def standing(self, seat: int) -> int:
        side = self.side(seat)
        if self.phase >= OVER:
            return self.gain * (self.sides - 1) if side == self.winner else -self.gain
        pips = self.pips()
        return sum(pips) - self.sides * pips[side]

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = DominoState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.phase, new.current, new.starter, new.following = self.phase, self.current, self.starter, self.following
        new.forced, new.drew, new.asleep, new.lots = self.forced, self.drew, self.asleep, self.lots[:]
        new.line, new.pozo = self.line.clone(), self.pozo[:]
        new.hands, new.known, new.barred, new.failed = self.hands[:], self.known[:], self.barred[:], self.failed[:]
        new.totals, new.winner, new.out, new.gain, new.capicua = self.totals[:], self.winner, self.out, self.gain, self.capicua
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        if self.phase >= OVER:
            self.pozo.sort()
            chance.shuffle(self.pozo)
            return
        others = [other for other in range(self.seats) if other != seat]
        pool = to_mask(self.pozo)
        for other in others:
            pool |= self.hands[other] & ~self.known[other]
        rooms = [(self.hands[other] & ~self.known[other]).bit_count() for other in others] + [len(self.pozo)]
        bars = [self.barred[other] for other in others] + [0]
        mover = others.index(self.current) if self.current != seat else 0
        dealt = deal_needing(bits(pool), rooms, bars, mover, self._surely_holds(seat), chance)
        assert dealt is not None, "the true hands fit what is known"
        for place, other in enumerate(others):
            self.hands[other] = self.hands[other] & self.known[other] | to_mask(dealt[place])
        self.pozo = dealt[-1]

    def _surely_holds(self, seat: int) -> int:
        """The tiles of which the seat to move, not being ``seat``, holds at least one for all to know: it has not passed."""
        if seat == self.current or self.line.start < 0 or self.line.unnamed() or self.can_draw():
            return 0
        fitting = self.line.fitting()
        return 0 if self.known[self.current] & fitting else fitting

    def census(self) -> list[str]:
        held = [tile for hand in self.hands for tile in bits(hand)]
        return [self.tiles.names[tile] for tile in held + self.pozo + self.line.laid()]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        return move_text(self.tiles, action)

    def parse(self, seat: int, text: str) -> int:
        return parse_move(self.tiles, self.line, text)

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        found = super().fields()
        for name, masks in self._sets():
            found[name] = [self.tiles.text(mask) for mask in masks]
        found["pozo"] = " ".join([self.tiles.names[tile] for tile in reversed(self.pozo)])
        found.update(self.line.write())
        return found

    def _sets(self) -> list[tuple[str, list[int]]]:
        return [("hands", self.hands), ("known", self.known), ("barred", self.barred)]

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: no tile on the table, empty hands and pozo, P0 has started and is to play, no points.

        The line is told by ``start`` (its left number first) and by ``left``, ``right``, ``up`` and ``down``: tiles outwards, each with its inner
        number first; a joker as ``*1=4-9``.
        """
        super().place(position)
        read = Reader(position)
        for name, masks in self._sets():
            for seat, text in enumerate(read.texts(name, self.seats)):
                masks[seat] = self.tiles.mask(text)
        self.pozo = self.tiles.tiles(read.text("pozo"))[::-1]
        if not read.has("asleep"):
            self.asleep = self.draws == 0
        self.line.read(read)
        self.complete()
        within("forced", -1, self.tiles.size - 1, [self.forced])
        within("winner", -1, self.sides - 1, [self.winner])
        within("lots", 0, self.tiles.size - 1, self.lots)
        within("failed", 0, (2 << self.tiles.top) - 1, self.failed)
        if self.forced >= 0 and (self.line.start >= 0 or not self.hands[self.current] >> self.forced & 1):
            raise Refused("position-value", name="forced")
        stuck = not self.line.unnamed() and not self.playable(self.current) and not self.can_draw()
        if stuck and self.phase == PLAY and not self.partial:
            raise Refused("position-value", name="current")
        if len(self.lots) not in (0, self.seats):
            raise Refused("position-value", name="lots")
        agree(self.hands, self.known, self.barred)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def zones(self, seat: int) -> list[Zone]:
        found: list[Zone] = []
        tiles = self.tiles
        for other in range(self.seats):
            hand = bits(self.hands[other])
            shown = hand if other == seat or self.phase >= OVER else []
            items = [Item(tiles.names[tile], tiles.names[tile], marks=("joker",) if tile == tiles.joker else ()) for tile in shown]
            found.append(Zone(f"hand-{other}", "hand", "row", other, items, len(hand)))
        found.append(self.line.zone())
        if self.pozo:
            label = say("domino-asleep", n=len(self.pozo)) if self.asleep else None
            found.append(Zone("boneyard", "boneyard", "stack", count=len(self.pozo), label=label))
        return found

    def seat(self, seat: int, viewer: int) -> Seat:
        badges = ["mano"] if seat == self.starter else []
        if self.phase >= OVER and seat == self.out:
            badges.append("winner")
        notes = (say("domino-failed", ends=numbers(self.failed[seat])),) if self.failed[seat] and self.phase == PLAY else ()
        return Seat(seat, self.totals[self.side(seat)], self.side(seat), self.hands[seat].bit_count(), badges=tuple(badges), notes=notes)

    def move(self, seat: int, action: int) -> Move:
        return show_move(self.tiles, self.line, action)

    def prompt(self, seat: int) -> Say | None:
        if self.phase != PLAY:
            return None
        if self.line.unnamed():
            return say("domino-prompt-name")
        if self.forced >= 0:
            return say("domino-prompt-forced", tile=self.tiles.names[self.forced])
        return None if self.playable(seat) else say("domino-prompt-draw")

    def facts(self, seat: int) -> list[Say]:
        found: list[Say] = []
        if self.line.open():
            found.append(say("domino-ends", ends=" · ".join([str(end) for end in self.line.ends if end >= 0])))
        if self.pozo:
            found.append(say("domino-asleep" if self.asleep else "domino-pozo", n=len(self.pozo)))
        return found

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        sides = range(self.sides)
        columns = tuple([say("seats", seats=" ".join([str(seat) for seat in range(side, self.seats, self.sides)])) for side in sides])
        lines = [Line(say("domino-line-pips"), tuple(self.pips()))]
        if self.capicua:
            lines.append(Line(say("domino-line-capicua"), tuple(["✓" if side == self.winner else "" for side in sides])))
        lines.append(Line(say("domino-line-round"), tuple([self.gain if side == self.winner else 0 for side in sides])))
        lines.append(Line(say("domino-line-total"), tuple(self.totals), total=True))
        title = say("domino-sheet-out", seat=self.out) if self.out >= 0 else say("domino-sheet-blocked" if self.winner >= 0 else "domino-sheet-tied")
        return Sheet(title, columns, tuple(lines))


GAME = Domino()
