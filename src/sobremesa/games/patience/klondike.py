"""Klondike: seven columns built down in alternate colours, four foundations up by suit, and a stock gone through a few times."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.positions import Field, Int, Ints, Reader
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Move, Say, say
from sobremesa.games.patience import _jokers
from sobremesa.games.patience._patience import CAP, CONCEDE, DRAW, FINISH, LOST, PILES, PLAY, RECYCLE, WON, PatienceState
from sobremesa.games.patience._piles import SHIFT, TARGETS, descending

COLUMNS: Final = 7
FIRST_FOUNDATION: Final = COLUMNS
LAST_TARGET: Final = COLUMNS + 3

# Points of the scoring "standard"
TO_COLUMN: Final = 5
UP: Final = 10
TURNED: Final = 5
BACK: Final = -15
RECYCLED_BY_ONE: Final = -100
RECYCLED: Final = -20
VEGAS_PRICE: Final = -52
VEGAS_CARD: Final = 5

_PACKS: Final = [get_pack("fr52", 1, jokers) for jokers in range(4)]
_FITS: Final = [descending(pack) for pack in _PACKS]
_KINGS: Final = _PACKS[0].rank_masks[12]
_ALL: Final = (1 << 62) - 1
# A card's two parents are of the other colour: sets of ranks spread over the red and over the black suits (s h d c)
_RANKS: Final = (1 << 13) - 1
_RED: Final = 1 << 13 | 1 << 26
_BLACK: Final = 1 | 1 << 39

SCHEMA: Final = (*PILES, Int("charged"), Int("recycled"), Ints("reads"))


class Klondike(Game):
    seats = (1,)
    options = (
        Choice("draw", 3, 1, 2, "choice"),
        Choice("draw_order", "block", "packet"),
        Choice("max_passes", 3, 1, 2, "none"),
        Choice("stock_when", "any", "stuck"),
        Choice("empty_column", "king", "any"),
        Choice("group_move", "tail", "whole"),
        Flag("foundation_return", "on"),
        Choice("jokers", 0, 1, 2, 3),
        Choice("scoring", "none", "standard", "vegas"),
        Flag("timed", "off", when=(("scoring", ("standard",)),)),
    )
    undo = True
    timed = True
    bound = CAP + 10

    def check(self, seats: int, options: Options) -> None:
        if options["scoring"] == "vegas" and options["draw"] == "choice":
            raise Refused("klondike-vegas-choice")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return KlondikeState(self, seats, options, chance)


class KlondikeState(PatienceState):
    """A deal of klondike.

    ``reads``: what each joker in a column was read as when it was laid, see :mod:`~sobremesa.games.patience._jokers`. ``points``: of the scoring,
    what time costs being taken off up to ``charged`` spans of ten seconds. ``recycled``: how often the waste became the stock.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        self.jokers = options.number("jokers")
        super().__init__(game, options, chance, _PACKS[self.jokers], COLUMNS, 4, options["draw_order"] == "packet")
        self.fits = _FITS[self.jokers]
        self.draw = options.number("draw", 0)
        self.vegas = options["scoring"] == "vegas"
        self.standard = options["scoring"] == "standard"
        self.timed = self.standard and options.on("timed")
        self.max_passes = self.draw if self.vegas else options.number("max_passes", CAP)
        self.stuck_only = options["stock_when"] == "stuck"
        self.any_empty = options["empty_column"] == "any"
        self.into_empty = _ALL if self.any_empty else _KINGS
        self.whole = options["group_move"] == "whole"
        self.returns = options.on("foundation_return")
        self.points = VEGAS_PRICE if self.vegas else 0
        self.charged = 0
        self.recycled = 0
        self.reads: list[int] = [_jokers.OPEN] * self.jokers

    def begin(self) -> None:
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        piles: list[list[int]] = [[] for _ in range(COLUMNS)]
        for row in range(COLUMNS):
            for column in range(row, COLUMNS):
                piles[column].append(cards.pop())
        self.columns.fill(piles, list(range(COLUMNS)))
        self.talon.stock = cards

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        if self.phase != PLAY or seat != 0:
            return []
        found = self._card_moves()
        talon = self.talon
        if talon.stock:
            if not self.stuck_only or not self._useful():
                if self.draw:
                    found.append(DRAW)
                else:
                    found += [DRAW + 1, DRAW + 2, DRAW + 3]
        elif talon.waste:
            if talon.passes < self.max_passes and not (self.stuck_only and self._useful()):
                found.append(RECYCLE)
        elif not self.columns.down and self._can_finish():
            found.append(FINISH)
        found.append(CONCEDE)
        return found

    def _card_moves(self) -> list[int]:
        """Every legal move of a card or group, ascending. The hot path: sets of cards find those that can go anywhere at all."""
        if self.jokers:
            return self._card_moves_one_by_one()
        columns = self.columns
        ends = columns.ends
        free = columns.up
        out = ends
        if self.whole:
            free = columns.heads() | ends
        waste = self.talon.waste
        if waste:
            bit = 1 << waste[-1]
            free |= bit
            out |= bit
        rising = self.foundations.wanted & out
        if self.returns:
            free |= self.foundations.tops
        black = (ends | ends >> 39) & _RANKS
        red = (ends >> 13 | ends >> 26) & _RANKS
        going = ((black >> 1) * _RED | (red >> 1) * _BLACK) & free
        entering = 0
        if columns.empty:
            entering = free & self.into_empty
        going |= rising | entering
        found: list[int] = []
        fits = self.fits
        where = columns.where
        while going:
            low = going & -going
            going ^= low
            card = low.bit_length() - 1
            first = card << SHIFT
            on = fits[card] & ends
            if on:
                top = on.bit_length() - 1
                on ^= 1 << top
                if on:
                    one = where[top]
                    other = where[on.bit_length() - 1]
                    if one < other:
                        found.append(first + one)
                        found.append(first + other)
                    else:
                        found.append(first + other)
                        found.append(first + one)
                else:
                    found.append(first + where[top])
            if entering and entering & low:
                for column in columns.empties():
                    found.append(first + column)
            if rising and rising & low:
                slot = self.foundations.slot[card // 13]
                if slot >= 0:
                    found.append(first + FIRST_FOUNDATION + slot)
                else:
                    for place in range(4):
                        if self.foundations.suits[place] < 0:
                            found.append(first + FIRST_FOUNDATION + place)
        if entering and self.any_empty:
            found.sort()
        return found

    def _card_moves_one_by_one(self) -> list[int]:
        """The same, asking the rules of each card and target: with jokers, and for the tests to compare."""
        free = self.columns.up | self.foundations.tops
        if self.talon.waste:
            free |= 1 << self.talon.waste[-1]
        columns = self.columns
        ends = columns.ends
        doubtful = 0  # columns that take what no table tells
        for column, pile in enumerate(columns.cards):
            if not pile or pile[-1] >= 52:
                doubtful |= 1 << column
        found: list[int] = []
        for card in bits(free):
            to = (1 << COLUMNS) - 1 if card >= 52 else doubtful
            for parent in bits(self.fits[card] & ends):
                to |= 1 << columns.where[parent]
            if self.foundations.wanted >> card & 1:
                to |= 15 << COLUMNS
            found += [card << SHIFT | place for place in bits(to) if self._why_not(card, place) is None]
        return found

    def _useful(self) -> bool:
        """Whether the columns offer play: a card to go up, or a whole group to move that turns up a card or empties a column."""
        columns = self.columns
        if columns.ends & self.foundations.wanted:
            return True
        for column, pile in enumerate(columns.cards):
            if pile:
                hidden = columns.hidden[column]
                for to in range(COLUMNS):
                    if to != column and (columns.cards[to] or hidden) and self._why_not(pile[hidden], to) is None:
                        return True
        return False

    def hopeless(self) -> bool:
        """Whether, for all that has been seen, nothing useful is left: no play in the columns, and none of the stock."""
        return not self.talon.unseen() and not self._useful() and self.stock_is_dead()

    def stock_is_dead(self) -> bool:
        """Whether all of the stock has been seen, and of no pass from here on any card can be played as things lie."""
        talon = self.talon
        if talon.unseen():
            return False
        again = talon.waste[::-1] + talon.stock if talon.passes + (1 if talon.stock else 0) < self.max_passes else []
        shown = _shown(talon.stock, max(self.draw, 1), talon.packet) + _shown(again, max(self.draw, 1), talon.packet)
        if talon.waste:
            shown.append(talon.waste[-1])
        for card in shown:
            if self.foundations.wanted >> card & 1:
                return False
            if any(self._why_not_onto(card, 1, to, _jokers.AFRESH) is None for to in range(COLUMNS)):
                return False
        return True

    def _can_finish(self) -> bool:
        return not self.jokers and self.foundations.count < 52 and self.columns.ends & self.foundations.wanted != 0

    def _why_not(self, card: int, to: int) -> Refused | None:
        """The rule against moving a card to a target, None if there is none."""
        names = self.pack.names
        columns = self.columns
        if not 0 <= card < self.pack.size or to > LAST_TARGET:
            return Refused("unknown-move", text=str(card << SHIFT | to))
        source = columns.where[card]
        size = 1
        reading = _jokers.AFRESH
        if source >= 0:
            pile = columns.cards[source]
            start = columns.start(card)
            size = len(pile) - start
            if to < COLUMNS:
                if self.whole and size > 1 and start != columns.hidden[source]:
                    return Refused("klondike-whole-group", card=names[card])
                if to == source:
                    return Refused("patience-same-place", card=names[card])
                if size > 1:
                    reading = _jokers.read(self, source, start)
            elif size > 1:
                return Refused("patience-covered", card=names[card])
        elif card < 52 and self.foundations.tops >> card & 1:
            if to >= COLUMNS:
                return Refused("patience-same-place", card=names[card])
            if not self.returns:
                return Refused("klondike-no-return")
        elif not self.talon.waste or self.talon.waste[-1] != card:
            return Refused("patience-not-free", card=names[card])
        if to < COLUMNS:
            return self._why_not_onto(card, size, to, reading)
        return self._why_not_up(card, to - FIRST_FOUNDATION)

    def _why_not_up(self, card: int, slot: int) -> Refused | None:
        names = self.pack.names
        if card >= 52:
            return Refused("patience-joker-up")
        suit = card // 13
        if not self.foundations.wanted >> card & 1:
            return Refused("patience-not-next", card=names[card], card2=names[suit * 13 + self.foundations.height[suit]])
        place = self.foundations.slot[suit]
        if place >= 0 and place != slot:
            return Refused("patience-other-foundation", card=names[card])
        if place < 0 and self.foundations.suits[slot] >= 0:
            return Refused("patience-foundation-taken", card=names[card])
        return None

    def _why_not_onto(self, card: int, size: int, to: int, reading: int) -> Refused | None:
        """The rule against laying a card (the head of a group of ``size``, a joker in it read as ``reading``) on a column."""
        names = self.pack.names
        pile = self.columns.cards[to]
        if not pile:
            if self.any_empty or self.into_empty >> card & 1 or (card >= 52 and (size == 1 or reading // 3 == 12)):
                return None
            return Refused("klondike-king-only", card=names[card])
        end = pile[-1]
        if card < 52 and end < 52:
            if self.fits[card] >> end & 1:
                return None
            if card % 13 + 1 == end % 13:
                return Refused("patience-same-colour", card=names[card], card2=names[end])
            return Refused("patience-not-lower", card=names[card], card2=names[end])
        below = _jokers.read(self, to, len(pile) - 1)
        if card >= 52 and below == _jokers.OPEN:
            return Refused("klondike-joker-undecided")
        if card >= 52 and size == 1:
            return Refused("klondike-joker-on-ace") if below < 3 else None
        above = _jokers.plain(card) if card < 52 else reading
        if not _jokers.fits(above, below):
            return Refused("patience-not-on-joker", card=names[card])
        return None

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase != PLAY:
            raise Refused("match-over")
        if seat != 0:
            raise Refused("not-your-turn")
        if 0 <= action < DRAW:
            self._move(action >> SHIFT, action & TARGETS)
        elif DRAW <= action < RECYCLE:
            self._draw(action - DRAW)
        elif action == RECYCLE:
            self._recycle()
        elif action == FINISH:
            self._finish()
        elif action == CONCEDE:
            self.end(LOST)
            return
        else:
            raise Refused("unknown-move", text=str(action))
        self.moves += 1
        if self.foundations.count == 52:
            self.end(WON)
        elif self.moves >= CAP or (not self.talon.stock and not self.can_recycle() and not self._card_moves()):
            self.end(LOST)

    def _move(self, card: int, to: int) -> None:
        columns = self.columns
        source = columns.where[card] if card < self.pack.size else -1
        if source >= 0 and not self.jokers and not self.whole and to < COLUMNS:
            # The same as _why_not for the commonest move
            pile = columns.cards[to]
            if not (self.fits[card] >> pile[-1] & 1 if pile else self.into_empty >> card & 1) or to == source:
                raise self._why_not(card, to) or Refused("unknown-move", text=str(card))
        else:
            why = self._why_not(card, to)
            if why is not None:
                raise why
        if self.timed:
            self._charge()
        standard = self.standard
        if source >= 0:
            pile = columns.cards[source]
            start = len(pile) - 1 if pile[-1] == card else columns.start(card)
            if to >= COLUMNS:
                columns.lift(source, start)
                self.foundations.put(card, to - FIRST_FOUNDATION)
                self._score(UP, VEGAS_CARD)
            elif self.jokers:
                reading = _jokers.read(self, source, start) if start < len(pile) - 1 else _jokers.AFRESH
                self._lay(to, columns.lift(source, start), reading)
            else:
                columns.lay(to, columns.lift(source, start))
        elif to >= COLUMNS:
            self.talon.take()
            self.foundations.put(card, to - FIRST_FOUNDATION)
            self._score(UP, VEGAS_CARD)
        else:
            if self.talon.waste and self.talon.waste[-1] == card:
                self.talon.take()
                self._score(TO_COLUMN, 0)
            else:
                self.foundations.take(card)
                self._score(BACK, -VEGAS_CARD)
            if self.jokers:
                self._lay(to, [card], _jokers.AFRESH)
            else:
                columns.lay(to, [card])
        if self.loud:
            self._tell(card, to)
        if source >= 0:
            turned = columns.turn(source)
            if turned >= 0:
                if turned >= 52:
                    self.reads[turned - 52] = _jokers.OPEN
                if standard:
                    self._score(TURNED, 0)
                if self.loud:
                    self.note("turn", "patience-turned", card=self.pack.names[turned])

    def _lay(self, to: int, group: list[int], reading: int) -> None:
        """Lay cards of which the first may be a joker: alone it is read afresh from where it lies, in a group it keeps its reading."""
        head = group[0]
        if head >= 52:
            pile = self.columns.cards[to]
            if len(group) == 1:
                reading = _jokers.next_lower(_jokers.read(self, to, len(pile) - 1)) if pile else _jokers.OPEN if self.any_empty else _jokers.KING
            self.reads[head - 52] = reading
        self.columns.lay(to, group)

    def _draw(self, count: int) -> None:
        if self.draw and count:
            raise Refused("klondike-draw-fixed", n=self.draw)
        if not self.draw and not 1 <= count <= 3:
            raise Refused("klondike-draw-number")
        if not self.talon.stock:
            raise Refused("patience-stock-empty")
        if self.stuck_only and self._useful():
            raise Refused("klondike-columns-first")
        if self.timed:
            self._charge()
        drawn = self.talon.draw(count or self.draw)
        if self.loud:
            self.note("draw", "patience-draws", n=drawn)

    def _recycle(self) -> None:
        self.check_recycle()
        if self.stuck_only and self._useful():
            raise Refused("klondike-columns-first")
        if self.timed:
            self._charge()
        self.talon.recycle()
        self.recycled += 1
        if self.draw == 1:
            self._score(RECYCLED_BY_ONE, 0)
        elif self.recycled >= 4:
            self._score(RECYCLED, 0)
        if self.loud:
            self.note("draw", "patience-recycles")

    def _finish(self) -> None:
        """Put up all that can go up, when nothing hidden is left: each card is a move."""
        if self.columns.down or self.talon.stock or self.talon.waste or not self._can_finish():
            raise Refused("patience-cannot-finish")
        self.moves -= 1
        while self.moves < CAP - 1:
            rising = self.columns.ends & self.foundations.wanted
            if not rising:
                break
            card = (rising & -rising).bit_length() - 1
            slot = self.foundations.slot[card // 13]
            self._move(card, FIRST_FOUNDATION + (slot if slot >= 0 else self.foundations.suits.index(-1)))
            self.moves += 1

    def _score(self, standard: int, vegas: int) -> None:
        if self.standard:
            points = self.points + standard
            self.points = points if points > 0 else 0
        elif self.vegas:
            self.points += vegas

    def _charge(self) -> None:
        """Take off two points for every full ten seconds since this was last done."""
        spans = self.clock // 10_000
        self.points = max(0, self.points - 2 * (spans - self.charged))
        self.charged = spans

    def end(self, phase: int) -> None:
        if self.timed:
            self._charge()
            seconds = self.clock // 1000
            if phase == WON and seconds >= 30:
                self.points += 700_000 // seconds
        super().end(phase)

    def _tell(self, card: int, to: int) -> None:
        name = self.pack.names[card]
        if to >= COLUMNS:
            self.note("play", "patience-goes-up", card=name)
        else:
            self.note("play", "patience-goes-to", card=name, n=to + 1)

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of the scoring; with none, the cards on the foundations."""
        if not self.standard:
            return [self.points if self.vegas else self.foundations.count]
        if self.timed and self.phase == PLAY:
            return [max(0, self.points - 2 * (self.clock // 10_000 - self.charged))]
        return [self.points]

    def standing(self, seat: int) -> int:
        """Cards up, and on the way there cards turned up: a hidden card is worth more than any single card put up."""
        if self.phase == WON:
            return 1000
        return self.foundations.count * 5 - self.columns.down * 10

    # -- copies and guesses -----------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = KlondikeState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_piles(new)
        new.charged = self.charged
        new.recycled = self.recycled
        new.reads = self.reads[:]
        return new

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def touched_stock(self) -> int:
        return super().touched_stock() if self.draw or not self.talon.stock else DRAW + 1

    def touched(self, card: int) -> int:
        why = self._why_not(card, 0)
        if why is not None and why.key in ("patience-not-free", "klondike-no-return"):
            raise why
        return super().touched(card)

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out, besides: no points (in Vegas -52), jokers read from the cards on which they lie."""
        super().place(position)
        read = Reader(position)
        self.reads += [_jokers.OPEN] * (self.jokers - len(self.reads))
        if not read.has("reads"):
            _jokers.settle(self)
        if len(self.reads) > self.jokers or any(not _jokers.OPEN <= reading <= _jokers.KING for reading in self.reads):
            raise Refused("position-value", name="reads")
        if min(self.charged, self.recycled) < 0:
            raise Refused("position-value", name="recycled" if self.recycled < 0 else "charged")
        if not self.partial:
            self._check_columns()

    def _check_columns(self) -> None:
        """Of a position: refuse columns whose cards face up do not follow each other."""
        columns = self.columns
        for column, pile in enumerate(columns.cards):
            for place in range(columns.hidden[column] + 1, len(pile)):
                below, above = _jokers.read(self, column, place - 1), _jokers.read(self, column, place)
                if not _jokers.fits(above, below):
                    raise Refused("position-value", name="columns")

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def spread(self) -> int:
        return self.draw or 3

    def stands_for(self) -> dict[int, str]:
        return _jokers.shown(self) if self.jokers else {}

    def counters(self) -> list[Say]:
        found = super().counters()
        if self.standard or self.vegas:
            found.append(say("patience-points", n=self.scores()[0]))
        if self.timed:
            found.append(say("patience-time", n=self.clock // 1000))
        return found

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.phase == PLAY and self.hopeless():
            found.append(say("patience-no-useful"))
        return found

    def move(self, seat: int, action: int) -> Move:
        if action == DRAW:
            return Move("draw", ("stock",), say=say("patience-move-draw", n=min(self.draw, len(self.talon.stock))))
        return super().move(seat, action)


def _shown(stock: list[int], count: int, packet: bool) -> list[int]:
    """The cards that come to the top of the waste when ``stock`` (top last) is drawn through and none is played."""
    order = stock[::-1]
    found: list[int] = []
    for start in range(0, len(order), count):
        batch = order[start : start + count]
        found.append(batch[0] if packet else batch[-1])
    return found


GAME = Klondike()
