"""Draughts: the board as bits, and every way of moving and capturing that the family knows.

A square is a bit. Rows are laid out with unused bits between them so that a step in one direction is the same shift from every square and
a step off the board falls on an unused bit: on diagonal boards ``a`` (north-west) and ``a + 1`` (north-east) up, the same down for the
opposite ways. Directions come as shifts upwards and shifts downwards, in the same order: the opposite of the i-th up is the i-th down.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.boards._variants import CONTINUES, CORNER, FRISIAN, ITALIAN, KING_FIRST, KINGS, NONE, PASSES, TURKISH, Variant

Jump = tuple[int, int, int, int]
"""A capture: the squares (bit numbers) from and to, the set of pieces taken, and 1 if the man becomes a king."""


NO_JUMPS: Final[dict[int, Jump]] = {}
NONE_DUE: Final[list[Jump]] = []


class Legal:
    """The moves of a position. Never changed.

    A move is ``from << 17 | to << 10 | way``: way 0 is a plain move, 1 and up number the captures from and to the same squares.

    :ivar actions: all of them, ascending. ``jumps``: the captures among them by action. ``dutiful``: the captures that compulsory capture
        would allow.
    """

    def __init__(self, actions: list[int], jumps: dict[int, Jump], dutiful: list[Jump]) -> None:
        self.actions = actions
        self.jumps = jumps
        self.dutiful = dutiful

    def duty(self) -> int:
        """The squares of the pieces that make the dutiful captures."""
        found = 0
        for jump in self.dutiful:
            found |= 1 << jump[0]
        return found


def number(jumps: list[Jump]) -> dict[int, Jump]:
    """Captures, ascending, by their actions: those with the same ends get successive ways."""
    found: dict[int, Jump] = {}
    last = -1
    for jump in jumps:
        action = jump[0] << 17 | jump[1] << 10 | 1
        if action <= last:
            action = last + 1
        last = action
        found[action] = jump
    return found


# bit.bit_length() without the call: 2 generates the multiplicative group of 83, so powers of two below 2**82 have different remainders.
def _places() -> list[int]:
    found = [0] * 83
    for number in range(82):
        found[(1 << number) % 83] = number
    return found


_PLACE: Final = _places()


def place(bit: int) -> int:
    """The number of a single bit."""
    return _PLACE[bit % 83]


def squares_of(mask: int) -> list[int]:
    """The squares of a set, ascending."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(_PLACE[bit % 83])
    return found


class Board:
    """The squares of a variant and the lines between them.

    :ivar full: the playing squares. ``squares``: their bit numbers in the order of the notation, from the top left row by row where squares are
        numbered. ``names``: the name of each bit number, empty where there is no square. ``index``: the inverse.
    :ivar row: and ``col`` of each bit number, from P0's left corner. ``home``: each side's men at the start. ``crown``: where each side is crowned.
    """

    def __init__(self, variant: Variant) -> None:
        size = variant.size
        half = size // 2
        self.size = size
        self.numeric = size > 8
        self.orthogonal = variant.orthogonal
        if self.orthogonal:
            self.near = half
            bases = [(size + 1) * row for row in range(size)]
            self.bits = (size + 1) * size
        else:
            self.near = half + 1 if variant.eight else half
            bases = [0]
            for row in range(1, size):
                bases.append(bases[-1] + self.near + ((row % 2 == 1) != variant.corner_right))
            self.bits = bases[-1] + half + 1
        self.row = [-1] * self.bits
        self.col = [-1] * self.bits
        self.names = [""] * self.bits
        self.index: dict[str, int] = {}
        self.squares: list[int] = []
        self.full = 0
        for row in range(size - 1, -1, -1):
            for col in range(size):
                if not self.orthogonal and (row + col) % 2 != variant.corner_right:
                    continue
                square = bases[row] + (col if self.orthogonal else col // 2)
                self.row[square] = row
                self.col[square] = col
                self.squares.append(square)
                self.full |= 1 << square
                self.names[square] = str(len(self.squares)) if self.numeric else "abcdefgh"[col] + str(row + 1)
        for square in self.squares:
            self.index[self.names[square]] = square
        self.home = [self._home(variant, 0), self._home(variant, 1)]
        self.crown = [self._crown(variant, 0), self._crown(variant, 1)]

    def _home(self, variant: Variant, side: int) -> int:
        found = 0
        for square in self.squares:
            row, col = self.row[square], self.col[square]
            if side:
                row, col = self.size - 1 - row, self.size - 1 - col
            if variant.setup == CORNER:
                inside = row < col
            elif variant.setup == TURKISH:
                inside = 1 <= row <= variant.rows
            else:
                inside = row < variant.rows
            if inside:
                found |= 1 << square
        return found

    def _crown(self, variant: Variant, side: int) -> int:
        if variant.setup == CORNER:
            names = ("g1", "h2") if side else ("a7", "b8")
            return (1 << self.index[names[0]]) | (1 << self.index[names[1]])
        last = 0 if side else self.size - 1
        found = 0
        for square in self.squares:
            if self.row[square] == last:
                found |= 1 << square
        return found

    def text(self, mask: int) -> str:
        """A set of squares by their names, in the order of the notation."""
        return " ".join([self.names[square] for square in self.squares if mask >> square & 1])


class Mover:
    """Generates the moves of a variant. Everything it is asked is told to it: it holds no position.

    Arguments everywhere: ``side`` to move, its ``men`` and ``kings``, the others' ``foe_men`` and ``foe_kings`` (sets of squares).
    """

    def __init__(self, variant: Variant, board: Board) -> None:
        self.board = board
        self.full = board.full
        self.crown = board.crown
        self.flying = variant.flying
        self.quantity = variant.quantity
        self.quality = variant.quality
        self.italian = variant.quality == ITALIAN
        self.promotion = variant.promotion
        self.at_once = variant.at_once
        self.near = variant.near
        self.turning = variant.turning
        self.weak_men = variant.weak_men
        self.official_value = variant.official_value
        near, far = board.near, board.near + 1
        # Directions: north-west and north-east up, south-east and south-west down; north and east up, south and west down.
        lines = [board.size + 1, 1] if board.orthogonal else [near, far]
        self.king_steps = lines
        self.king_jumps = [*lines, near + far, 1] if variant.eight else lines
        none: list[int] = []
        # Men's are in the order of the squares they lead to: the longer shift first downwards, last upwards.
        if board.orthogonal:
            self.step_up = [lines[::-1], [1]]
            self.step_down = [[1], lines]
        elif variant.sideways:
            self.step_up = [[near, far], [far]]
            self.step_down = [[far], [far, near]]
        else:
            self.step_up = [lines, none]
            self.step_down = [none, lines[::-1]]
        self.jump_up = self.step_up
        self.jump_down = self.step_down
        if variant.backward:
            self.jump_up = [self.king_jumps, self.king_jumps]
            self.jump_down = [self.king_jumps, self.king_jumps]
        self.ray_up = [self._rays(shift, 1) for shift in self.king_jumps]
        self.ray_down = [self._rays(shift, -1) for shift in self.king_jumps]
        self.found: list[Jump] = []
        self.patterns: list[int] = []
        # About the captures being looked for
        self.short = False
        self.prey = 0
        self.foe_kings = 0
        self.ups = self.downs = none
        self.crowning = 0
        self.start = 0
        self.free = 0
        self.seen: dict[tuple[int, int, int], bool] = {}

    def _rays(self, shift: int, way: int) -> list[int]:
        found = [0] * self.board.bits
        for square in self.board.squares:
            other = square + way * shift
            while 0 <= other < self.board.bits and self.full >> other & 1:
                found[square] |= 1 << other
                other += way * shift
        return found

    # -- plain moves ------------------------------------------------------------------------------------------------------------------

    def plain(self, side: int, men: int, kings: int, empty: int) -> list[int]:
        """Plain moves as ``from << 17 | to << 10``, ascending."""
        found: list[int] = []
        ups, downs = self.step_up[side], self.step_down[side]
        movers = 0
        for shift in ups:
            movers |= empty >> shift
        for shift in downs:
            movers |= empty << shift
        movers &= men
        while movers:
            bit = movers & -movers
            movers ^= bit
            square = _PLACE[bit % 83]
            start = square << 17
            for shift in downs:
                if bit >> shift & empty:
                    found.append(start | (square - shift) << 10)
            for shift in ups:
                if bit << shift & empty:
                    found.append(start | (square + shift) << 10)
        if not kings:
            return found
        while kings:
            bit = kings & -kings
            kings ^= bit
            start = _PLACE[bit % 83] << 17
            for shift in self.king_steps:
                step = bit << shift
                while step & empty:
                    found.append(start | _PLACE[step % 83] << 10)
                    if not self.flying:
                        break
                    step <<= shift
                step = bit >> shift
                while step & empty:
                    found.append(start | _PLACE[step % 83] << 10)
                    if not self.flying:
                        break
                    step >>= shift
        found.sort()
        return found

    def count_plain(self, side: int, men: int, kings: int, empty: int) -> int:
        """How many plain moves there are."""
        count = 0
        for shift in self.step_up[side]:
            count += (men << shift & empty).bit_count()
        for shift in self.step_down[side]:
            count += (men >> shift & empty).bit_count()
        if kings:
            count += len(self.plain(side, 0, kings, empty))
        return count

    # -- captures ---------------------------------------------------------------------------------------------------------------------

    def legal(self, side: int, men: int, kings: int, foe_men: int, foe_kings: int) -> Legal:
        """The moves where captures are compulsory."""
        able = self.able(side, men, kings, foe_men, foe_kings)
        if able:
            return self.capturing(able, side, men, kings, foe_men, foe_kings)
        return Legal(self.plain(side, men, kings, self.full ^ (men | kings | foe_men | foe_kings)), NO_JUMPS, NONE_DUE)

    def capturing(self, able: int, side: int, men: int, kings: int, foe_men: int, foe_kings: int) -> Legal:
        """The same where the pieces ``able`` can capture."""
        jumps = self.best(able, side, men, kings, foe_men, foe_kings)
        if len(jumps) == 1:
            jump = jumps[0]
            action = jump[0] << 17 | jump[1] << 10 | 1
            return Legal([action], {action: jump}, jumps)
        numbered = number(jumps)
        return Legal(list(numbered), numbered, jumps)

    def men_that_capture(self, side: int, men: int, prey: int, empty: int) -> int:
        """The men that have something of ``prey`` to capture."""
        found = 0
        for shift in self.jump_up[side]:
            found |= (prey & empty >> shift) >> shift
        for shift in self.jump_down[side]:
            found |= (prey & empty << shift) << shift
        return found & men

    def kings_that_capture(self, kings: int, prey: int, occupied: int) -> int:
        """The kings that have something to capture."""
        empty = self.full & ~occupied
        found = 0
        if not self.flying:
            for shift in self.king_jumps:
                found |= (prey & empty >> shift) >> shift | (prey & empty << shift) << shift
            return found & kings
        rest = kings
        while rest:
            bit = rest & -rest
            rest ^= bit
            square = _PLACE[bit % 83]
            for index, shift in enumerate(self.king_jumps):
                ahead = occupied & self.ray_up[index][square]
                ahead &= -ahead
                if ahead & prey and ahead << shift & empty:
                    found |= bit
                    break
                ahead = occupied & self.ray_down[index][square]
                if ahead:
                    ahead = 1 << (ahead.bit_length() - 1)
                    if ahead & prey and ahead >> shift & empty:
                        found |= bit
                        break
        return found

    def able(self, side: int, men: int, kings: int, foe_men: int, foe_kings: int) -> int:
        """The pieces that can capture."""
        foes = foe_men | foe_kings
        occupied = men | kings | foes
        found = self.men_that_capture(side, men, foe_men if self.weak_men else foes, self.full ^ occupied)
        return found | self.kings_that_capture(kings, foes, occupied) if kings else found

    def captures(self, side: int, men: int, kings: int, foe_men: int, foe_kings: int) -> list[Jump]:
        """The captures that the laws allow, in ascending order; none if there are none."""
        able = self.able(side, men, kings, foe_men, foe_kings)
        return self.best(able, side, men, kings, foe_men, foe_kings) if able else NONE_DUE

    def best(self, able: int, side: int, men: int, kings: int, foe_men: int, foe_kings: int) -> list[Jump]:
        """The captures that the laws allow, ``able`` being the pieces that can capture."""
        found = self.chains(side, men, kings, foe_men, foe_kings, False, able)
        if len(found) > 1:
            if self.quantity or self.quality != NONE:
                found = self.prefer(found, kings, foe_men, foe_kings)
            if len(found) > 1:
                found = sorted(set(found))
        return found

    def chains(self, side: int, men: int, kings: int, foe_men: int, foe_kings: int, short: bool, able: int = -1) -> list[Jump]:
        """Every complete sequence of captures, the laws of quantity and quality apart; with ``short`` also those that stop early. The same capture
        may come twice, by another route. Pieces outside ``able`` are known to have none."""
        foes = foe_men | foe_kings
        free = self.full & ~(men | kings | foes)
        movers = able & men
        crowned = able & kings
        self.found = []
        self.patterns = []
        self.short = short
        self.foe_kings = foe_kings
        self.ups, self.downs, self.crowning = self.jump_up[side], self.jump_down[side], self.crown[side]
        self.prey = foe_men if self.weak_men else foes
        while movers:
            bit = movers & -movers
            movers ^= bit
            self.start = _PLACE[bit % 83]
            self.free = free | bit
            self.seen = {}
            self._man(bit, 0, 0)
        if crowned:
            self.prey = foes
            self.ups = self.downs = self.king_jumps
            self.crowning = 0
        while crowned:
            bit = crowned & -crowned
            crowned ^= bit
            self.start = _PLACE[bit % 83]
            self.free = free | bit
            self.seen = {}
            if self.flying:
                self._king(bit, 0, 0, 0, 0)
            else:
                self._man(bit, 0, 0)
        return self.found

    def _man(self, bit: int, taken: int, pattern: int) -> bool:
        """Go on capturing with a man or a short king on ``bit`` that has ``taken`` some; whether it could.

        ``pattern``: a binary digit for each victim so far, 1 for a king.
        """
        more = False
        prey = self.prey & ~taken
        empty = self.free | taken if self.at_once else self.free
        for shift in self.ups:
            victim = bit << shift
            if victim & prey and victim << shift & empty:
                more = True
                self._land(victim << shift, victim, taken | victim, pattern)
        for shift in self.downs:
            victim = bit >> shift
            if victim & prey and victim >> shift & empty:
                more = True
                self._land(victim >> shift, victim, taken | victim, pattern)
        return more

    def _land(self, bit: int, victim: int, taken: int, pattern: int) -> None:
        """A man has jumped ``victim`` and stands on ``bit``."""
        if self.italian:
            pattern = pattern << 1 | (1 if victim & self.foe_kings else 0)
        crown = 1 if bit & self.crowning else 0
        if crown and self.promotion != PASSES:
            more = self.promotion == CONTINUES and self._king(bit, taken, 0, 1, pattern)
        elif victim == taken:
            more = self._man(bit, taken, pattern)
        else:
            key = (bit, taken, pattern << 1)
            known = self.seen.get(key)
            if known is None:
                known = self.seen[key] = self._man(bit, taken, pattern)
            more = known
        if self.short or not more:
            self._note(bit, taken, crown, pattern)

    def _note(self, bit: int, taken: int, crown: int, pattern: int) -> None:
        self.found.append((self.start, _PLACE[bit % 83], taken, crown))
        if self.italian:
            self.patterns.append(pattern)

    def _king(self, bit: int, taken: int, last: int, crown: int, pattern: int) -> bool:
        """The same with a king; ``last``: the direction it came by, positive up, negative down; ``crown``: it became a king in this move."""
        more = False
        prey = self.prey & ~taken
        empty = self.free | taken if self.at_once else self.free
        occupied = self.full ^ empty
        square = _PLACE[bit % 83]
        for index, shift in enumerate(self.king_jumps):
            if self.turning or last != -1 - index:
                ahead = occupied & self.ray_up[index][square]
                victim = ahead & -ahead if self.flying else bit << shift
                if victim & prey and victim << shift & empty:
                    more = True
                    self._slide(victim << shift, shift, victim, taken | victim, index + 1, crown, pattern)
            if self.turning or last != index + 1:
                if self.flying:
                    ahead = occupied & self.ray_down[index][square]
                    victim = 1 << (ahead.bit_length() - 1) if ahead else 0
                else:
                    victim = bit >> shift
                if victim & prey and victim >> shift & empty:
                    more = True
                    self._slide(victim >> shift, shift, victim, taken | victim, -1 - index, crown, pattern)
        return more

    def _slide(self, bit: int, shift: int, victim: int, taken: int, last: int, crown: int, pattern: int) -> None:
        """A king has jumped ``victim``: try the squares behind it from ``bit`` on; it must go on from one that lets it, if there is one."""
        empty = self.free | taken if self.at_once else self.free
        if self.italian:
            pattern = pattern << 1 | (1 if victim & self.foe_kings else 0)
        more = False
        landed = 0
        while bit & empty:
            landed |= bit
            if victim == taken:
                if self._king(bit, taken, last, crown, pattern):
                    more = True
            else:
                key = (bit, taken, pattern << 1 | 1 if self.turning else last)
                known = self.seen.get(key)
                if known is None:
                    known = self.seen[key] = self._king(bit, taken, last, crown, pattern)
                more = known or more
            if self.near or not self.flying:
                break
            bit = bit << shift if last > 0 else bit >> shift
        if self.short or not more:
            while landed:
                bit = landed & -landed
                landed ^= bit
                self._note(bit, taken, crown, pattern)

    # -- the laws ---------------------------------------------------------------------------------------------------------------------

    def prefer(self, jumps: list[Jump], kings: int, foe_men: int, foe_kings: int) -> list[Jump]:
        """Those of complete sequences that the laws of quantity and quality allow. Of the Italian ones ``jumps`` are those just found."""
        best = -1
        chosen: list[Jump] = []
        for place_, jump in enumerate(jumps):
            pattern = self.patterns[place_] if self.italian else 0
            rank = self.rank(jump, kings, foe_men, foe_kings, pattern)
            if rank > best:
                best = rank
                chosen = [jump]
            elif rank == best:
                chosen.append(jump)
        return chosen

    def rank(self, jump: Jump, kings: int, foe_men: int, foe_kings: int, pattern: int) -> int:
        """What the laws compare: only the captures with the greatest are legal."""
        taken = jump[2]
        king = kings >> jump[0] & 1
        quality = self.quality
        if quality == KING_FIRST:
            return king
        if quality == FRISIAN and self.official_value:
            return (100 * (taken & foe_men).bit_count() + 199 * (taken & foe_kings).bit_count()) << 1 | king
        rank = taken.bit_count() if self.quantity else 0
        if quality == KINGS:
            return rank << 7 | (taken & foe_kings).bit_count()
        if quality == ITALIAN:
            return ((rank << 1 | king) << 7 | (taken & foe_kings).bit_count()) << 20 | pattern
        if quality == FRISIAN:
            return (rank << 7 | (taken & foe_kings).bit_count()) << 1 | king
        return rank

    # -- counting ---------------------------------------------------------------------------------------------------------------------

    def perft(self, side: int, men: int, kings: int, foe_men: int, foe_kings: int, depth: int) -> int:
        """The number of sequences of ``depth`` moves (at least 1), captures being compulsory: how generators of moves are checked and timed."""
        jumps = self.captures(side, men, kings, foe_men, foe_kings)
        if jumps:
            if depth == 1:
                return len(jumps)
            count = 0
            for start, to, taken, crown in jumps:
                start_bit, to_bit = 1 << start, 1 << to
                if kings & start_bit:
                    count += self.perft(1 - side, foe_men & ~taken, foe_kings & ~taken, men, kings ^ start_bit | to_bit, depth - 1)
                elif crown:
                    count += self.perft(1 - side, foe_men & ~taken, foe_kings & ~taken, men ^ start_bit, kings | to_bit, depth - 1)
                else:
                    count += self.perft(1 - side, foe_men & ~taken, foe_kings & ~taken, men ^ start_bit | to_bit, kings, depth - 1)
            return count
        empty = self.full & ~(men | kings | foe_men | foe_kings)
        if depth == 1:
            return self.count_plain(side, men, kings, empty)
        count = 0
        crowning = self.crown[side]
        for move in self.plain(side, men, kings, empty):
            start_bit, to_bit = 1 << (move >> 17), 1 << (move >> 10 & 127)
            if kings & start_bit:
                count += self.perft(1 - side, foe_men, foe_kings, men, kings ^ start_bit | to_bit, depth - 1)
            elif to_bit & crowning:
                count += self.perft(1 - side, foe_men, foe_kings, men ^ start_bit, kings | to_bit, depth - 1)
            else:
                count += self.perft(1 - side, foe_men, foe_kings, men ^ start_bit | to_bit, kings, depth - 1)
        return count
