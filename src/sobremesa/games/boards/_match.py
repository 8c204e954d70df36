"""A game of draughts in progress: whose move it is, what may be played, what it does, and when the game ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.positions import Field, Flag, Int, IntEach, Reader, Word
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, TIMEOUT, Game, State
from sobremesa.games.boards._draughts import NO_JUMPS, NONE_DUE, Board, Legal, number, squares_of
from sobremesa.games.boards._draws import CAP, EQUAL, Past, material_limit, quiet_limit
from sobremesa.games.boards._small import mover_of
from sobremesa.games.boards._variants import Variant, variant_of

# A move is ``from << 17 | to << 10 | way``: way 0 is a plain move, 1 and up number the captures from and to the same squares.
# The other actions lie above.
WAYS: Final = 1023
RESIGN: Final = 1 << 24
OFFER: Final = RESIGN + 1
ACCEPT: Final = RESIGN + 2
DECLINE: Final = RESIGN + 3
HUFF: Final = RESIGN + 128

# Phases: a move to make, a draw offered to the other side, the end
PLAY: Final = 0
ANSWER: Final = 1
END: Final = 2

# How games end
REASONS: Final = ("", "captured", "blocked", "lone", "resigned", "time", "agreed", "repeated", "quiet", "material", "cap", "given")
CAPTURED: Final = 1
BLOCKED: Final = 2
LONE: Final = 3
RESIGNED: Final = 4
TIME: Final = 5
AGREED: Final = 6
REPEATED: Final = 7
QUIET_END: Final = 8
MATERIAL: Final = 9
TOO_LONG: Final = 10
GIVEN: Final = 11

MINUTE: Final = 60_000  # ms

SCHEMA: Final = (
    Word("phase", ("play", "answer", "end")),
    Int("mover"),
    Int("calm"),
    Int("plies"),
    Flag("offered"),
    IntEach("used"),
    Int("since"),
    IntEach("king_moves"),
    Word("reason", REASONS),
    Int("winner"),
    Int("strong"),
    Int("limit"),
    Int("limit_used"),
)


class Rules:
    """What all states of one table share: its variant, board, and generator of moves.

    :ivar simple: where the pieces stand tells what may be played.
    :ivar marking: moves leave marks: time spent, what may be huffed, how often a king has moved.
    :ivar watchful: games can end while there are moves to play and men make them.
    """

    def __init__(self, options: Options) -> None:
        self.variant: Variant = variant_of(options)
        self.board = Board(self.variant)
        self.crown = self.board.crown
        self.mover = mover_of(self.variant, self.board)
        self.quiet = 2 * quiet_limit(self.variant.id, str(options["draw_rules"]))
        self.agreement = options["draw_rules"] == "agreement"
        self.official = options["draw_rules"] == "official"
        self.compulsory = self.variant.duty == "compulsory"
        self.huff = self.variant.duty == "huff"
        self.minutes = options.number("clock")
        # Men that can step sideways can come back to where they were.
        self.men_return = self.variant.orthogonal or self.variant.sideways
        self.lone = self.variant.orthogonal
        self.simple = self.compulsory and not self.variant.three
        self.marking = self.huff or self.variant.three or self.minutes > 0
        self.watchful = self.men_return or self.official or self.huff


class Match(State):
    """A game of draughts.

    :ivar men: and ``kings``: the squares of each seat's. ``mover``: whose move it is, also while a draw that he offers is answered.
    :ivar calm: moves in a row with kings only and no capture. ``past``: positions that may come back.
    :ivar huffable: pieces that the mover may huff. ``offered``: a draw has been offered and declined since the last move.
    :ivar king_square: where each seat's last moved king stands and ``king_moves``, how many plain moves in a row it has made.
    :ivar last: the last move, -1 before it, and ``last_taken``, the squares of what it took.
    :ivar strong: the side that has ``limit`` moves to win (``limit_used`` made), where the rules limit an ending; see :mod:`._draws`.
    :ivar used: ms that each seat has thought; ``since``: the clock when the one to act began.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, rules: Rules | None = None) -> None:
        super().__init__(game, seats, options, chance)
        self.rules = rules or rules_of(options)
        self.men: list[int] = [0, 0]
        self.kings: list[int] = [0, 0]
        self.mover = 0
        self.phase = PLAY
        self.calm = 0
        self.plies = 0
        self.past: Past | None = None
        self.huffable = 0
        self.offered = False
        self.king_square: list[int] = [-1, -1]
        self.king_moves: list[int] = [0, 0]
        self.strong = 0
        self.limit = 0
        self.limit_used = 0
        self.last = -1
        self.last_taken = 0
        self.used: list[int] = [0, 0]
        self.since = 0
        self.reason = 0
        self.winner = -1
        self.legal: Legal | None = None

    def begin(self) -> None:
        self.men = list(self.rules.board.home)

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        if self.phase == PLAY:
            return self.mover
        return 1 - self.mover if self.phase == ANSWER else -1

    def actors(self) -> int:
        if self.phase == PLAY:
            return self.mover + 1
        return 2 - self.mover if self.phase == ANSWER else 0

    def actions(self, seat: int) -> list[int]:
        if self.phase == PLAY and seat == self.mover:
            legal = self.legal or self.moves()
            return legal.actions[:]
        return [ACCEPT, DECLINE] if self.phase == ANSWER and seat == 1 - self.mover else []

    def moves(self) -> Legal:
        """What the mover may play, found once for each position."""
        if self.legal is None:
            self.legal = self._find()
        return self.legal

    def _find(self) -> Legal:
        side = self.mover
        generator = self.rules.mover
        men, kings = self.men[side], self.kings[side]
        foe_men, foe_kings = self.men[1 - side], self.kings[1 - side]
        if self.rules.simple:
            return generator.legal(side, men, kings, foe_men, foe_kings)
        able = generator.able(side, men, kings, foe_men, foe_kings)
        if able and self.rules.compulsory:
            return generator.capturing(able, side, men, kings, foe_men, foe_kings)
        actions = self._plain(side)
        if able:
            dutiful = generator.best(able, side, men, kings, foe_men, foe_kings)
            jumps = number(sorted(set(generator.chains(side, men, kings, foe_men, foe_kings, True))))
            actions += jumps
        else:
            dutiful, jumps = NONE_DUE, NO_JUMPS
        if self.huffable:
            actions += [HUFF + square for square in squares_of(self.huffable)]
        actions.sort()
        return Legal(actions, jumps, dutiful)

    def _plain(self, side: int) -> list[int]:
        kings = self.kings[side]
        if self.rules.variant.three and self.king_moves[side] >= 3 and self.men[side]:
            kings &= ~(1 << self.king_square[side])
        empty = self.rules.board.full & ~(self.men[0] | self.men[1] | self.kings[0] | self.kings[1])
        return self.rules.mover.plain(side, self.men[side], kings, empty)

    def forced(self) -> int:
        """The squares of the mover's pieces that have to capture."""
        return self.moves().duty() if self.rules.compulsory else 0

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase != PLAY or seat != self.mover or action >= RESIGN:
            self._act(seat, action)
            return
        legal = self.legal or self.moves()
        if action not in legal.actions:
            raise self.why_not(action)
        self._move(seat, action, legal)

    def _act(self, seat: int, action: int) -> None:
        """What is no move on the board: the clock's doing, offers and answers, resigning; and the refusal of moves out of turn."""
        if self.phase == END:
            raise Refused("match-over")
        if seat == TABLE:
            self._time_out(action)
            return
        if seat != self.turn():
            raise Refused("not-your-turn")
        if self.phase == ANSWER:
            self._answer(seat, action)
        elif action == OFFER:
            if self.offered:
                raise Refused("damas-offered")
            self._charge(seat)
            self.offered = True
            self.phase = ANSWER
            self.note("offer", "damas-offers", seat, True)
        elif action == RESIGN:
            self._charge(seat)
            self.note("resign", "damas-resigns", seat, True)
            self._finish(1 - seat, RESIGNED)
        elif action in self.moves().actions:
            self._charge(seat)
            self._huff(seat, action - HUFF)
        else:
            raise self.why_not(action)

    def why_not(self, action: int) -> Refused:
        """The rule that forbids a move which is not legal now; the notation knows better."""
        return Refused("unknown-move", text=str(action))

    def _move(self, side: int, action: int, legal: Legal) -> None:
        rules = self.rules
        if rules.marking:
            self._mark(side, action, legal)
        other = 1 - side
        men, kings = self.men[side], self.kings[side]
        foe_men, foe_kings = self.men[other], self.kings[other]
        start_bit, to_bit = 1 << (action >> 17), 1 << (action >> 10 & 127)
        taken = 0
        crown = False
        past: Past | None = None
        if action & WAYS:
            self.calm = 0
            jump = legal.jumps[action]
            taken = jump[2]
            foe_men &= ~taken
            foe_kings &= ~taken
            self.men[other] = foe_men
            self.kings[other] = foe_kings
            if kings & start_bit:
                kings = kings ^ start_bit | to_bit  # which may be the same
            else:
                men ^= start_bit
                crown = jump[3] == 1
                if crown:
                    kings |= to_bit
                else:
                    men |= to_bit
        elif kings & start_bit:
            self.calm += 1
            past = self.past or Past((side, men, kings, foe_men, foe_kings), None)
            kings ^= start_bit | to_bit
            past = Past((other, foe_men, foe_kings, men, kings), past)
        else:
            self.calm = 0
            if to_bit & rules.crown[side]:
                crown = True
                men ^= start_bit
                kings |= to_bit
            elif rules.men_return:
                past = self.past or Past((side, men, kings, foe_men, foe_kings), None)
                men ^= start_bit | to_bit
                past = Past((other, foe_men, foe_kings, men, kings), past)
            else:
                men ^= start_bit | to_bit
        self.men[side] = men
        self.kings[side] = kings
        self.past = past
        self.plies += 1
        self.mover = other
        self.offered = False
        self.last = action
        self.last_taken = taken
        if self.loud:
            self._tell(side, action, taken, crown)
        legal = rules.mover.legal(other, foe_men, foe_kings, men, kings) if rules.simple else self._find()
        self.legal = legal
        if self.calm or rules.watchful or not legal.actions or self.plies >= CAP:
            if rules.official:
                self._count_material(side)
            self._settle()

    def _mark(self, side: int, action: int, legal: Legal) -> None:
        """Before a move is made: the time it took, what it lays open to be huffed, and how often its king has moved."""
        self._charge(side)
        start, to = action >> 17, action >> 10 & 127
        jump = legal.jumps.get(action)
        if self.rules.huff:
            duty = legal.duty()
            self.huffable = 0
            if duty and (jump is None or jump not in legal.dutiful):
                self.huffable = duty & ~(1 << start) | (1 << to if duty >> start & 1 else 0)
        if self.rules.variant.three:
            again = jump is None and self.kings[side] >> start & 1 == 1
            self.king_moves[side] = self.king_moves[side] + 1 if again and self.king_square[side] == start else 1 if again else 0
            self.king_square[side] = to if again else -1

    def _tell(self, side: int, action: int, taken: int, crown: bool) -> None:
        start, to = self.rules.board.names[action >> 17], self.rules.board.names[action >> 10 & 127]
        if taken:
            self.note("take", "damas-takes", side, square=start, square2=to, n=taken.bit_count())
        else:
            self.note("play", "damas-moves", side, square=start, square2=to)
        if crown:
            self.note("crown", "damas-crowns", side, square=to)

    def _count_material(self, side: int) -> None:
        strong, limit = material_limit(self.rules.variant.id, self.men, self.kings)
        if not limit:
            self.limit = 0
        elif self.limit != limit or (strong != EQUAL and strong != self.strong):
            self.limit = limit
            self.limit_used = 0
            # Between equals the one who moves first counts as the stronger.
            self.strong = self.mover if strong == EQUAL else strong
        elif side == self.strong:
            self.limit_used += 1

    def _huff(self, seat: int, square: int) -> None:
        bit = 1 << square
        self.men[1 - seat] &= ~bit
        self.kings[1 - seat] &= ~bit
        self.huffable = 0
        self.past = None
        self.calm = 0
        self.legal = None
        self.note("huff", "damas-huffs", seat, True, square=self.rules.board.names[square])
        if self.rules.official:
            self._count_material(-1)
        self._settle()

    def _settle(self) -> None:
        """End the game if it is over with the mover to play."""
        side = self.mover
        legal = self.moves()
        if self.rules.lone and not legal.dutiful and self._lone():
            return
        if not legal.actions:
            if self.rules.variant.reverse:
                self._finish(side, GIVEN)
            else:
                self._finish(1 - side, BLOCKED if self.men[side] | self.kings[side] else CAPTURED)
        elif self.rules.quiet and self.calm >= self.rules.quiet:
            self._finish(-1, QUIET_END)
        elif self.limit and self.limit_used >= self.limit:
            self._finish(-1, MATERIAL)
        elif self.past is not None and not self.rules.agreement and self.past.times >= 3:
            self._finish(-1, REPEATED)
        elif self.plies >= CAP:
            self._finish(-1, TOO_LONG)

    def _lone(self) -> bool:
        """Turkish: a single piece loses against a king; king against king alone is a draw."""
        counts = [self.men[side].bit_count() + self.kings[side].bit_count() for side in range(2)]
        if counts == [1, 1] and self.kings[0] and self.kings[1]:
            self._finish(-1, LONE)
            return True
        for side in range(2):
            if counts[1 - side] == 1 and self.kings[side]:
                self._finish(side, LONE)
                return True
        return False

    def _answer(self, seat: int, action: int) -> None:
        if action == ACCEPT:
            self._charge(seat)
            self.note("accept", "damas-accepts", seat, True)
            self._finish(-1, AGREED)
        elif action == DECLINE:
            self._charge(seat)
            self.phase = PLAY
            self.note("decline", "damas-declines", seat, True)
        elif action == RESIGN:
            self._charge(seat)
            self.note("resign", "damas-resigns", seat, True)
            self._finish(1 - seat, RESIGNED)
        else:
            raise Refused("damas-answer")

    def _finish(self, winner: int, reason: int) -> None:
        self.phase = END
        self.winner = winner
        self.reason = reason
        if self.loud:
            if winner >= 0:
                self.note("win", f"damas-won-{REASONS[reason]}", -1, seat=winner)
            else:
                self.note("win", f"damas-drawn-{REASONS[reason]}")

    # -- the clock --------------------------------------------------------------------------------------------------------------------

    def _charge(self, seat: int) -> None:
        if self.rules.minutes:
            self.used[seat] += max(0, self.clock - self.since)
            self.since = self.clock

    def deadline(self) -> int:
        if not self.rules.minutes or self.phase == END:
            return -1
        return max(self.since, self.since + self.rules.minutes * MINUTE - self.used[self.turn()])

    def _time_out(self, action: int) -> None:
        deadline = self.deadline()
        if action != TIMEOUT or deadline < 0 or self.clock < deadline:
            raise Refused("no-timeout")
        seat = self.turn()
        self._charge(seat)
        self.note("timeout", "event-timeout")
        self._finish(1 - seat, TIME)

    # -- result, copies, positions ----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        if self.winner < 0:
            return [0, 0]
        return [1, -1] if self.winner == 0 else [-1, 1]

    def winners(self) -> list[int]:
        return [self.winner] if self.winner >= 0 else []

    def standing(self, seat: int) -> int:
        if self.phase == END:
            return 10_000 * self.scores()[seat]
        worth = 3 if self.rules.variant.flying else 2
        ahead = self.men[seat].bit_count() - self.men[1 - seat].bit_count()
        ahead += worth * (self.kings[seat].bit_count() - self.kings[1 - seat].bit_count())
        return -ahead if self.rules.variant.reverse else ahead

    def default(self, seat: int) -> int:
        return DECLINE if self.phase == ANSWER else self.actions(seat)[0]

    def blank(self) -> Match:
        """An empty state of the same table, for a copy. It has the same chance, since nothing is drawn from it."""
        raise NotImplementedError

    def clone(self) -> State:
        new = self.blank()
        self.copy_to(new)
        new.men = self.men[:]
        new.kings = self.kings[:]
        new.mover = self.mover
        new.phase = self.phase
        new.calm = self.calm
        new.plies = self.plies
        new.past = self.past
        new.huffable = self.huffable
        new.offered = self.offered
        new.king_square = self.king_square[:]
        new.king_moves = self.king_moves[:]
        new.strong = self.strong
        new.limit = self.limit
        new.limit_used = self.limit_used
        new.last = self.last
        new.last_taken = self.last_taken
        new.used = self.used[:]
        new.since = self.since
        new.reason = self.reason
        new.winner = self.winner
        new.legal = self.legal
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance

    def census(self) -> list[str]:
        return []

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        board = self.rules.board
        found = super().fields()
        found["pieces"] = [self._pieces(self.men[side], self.kings[side]) for side in range(2)]
        found["huffable"] = board.text(self.huffable)
        found["king_square"] = [board.names[square] if square >= 0 else "" for square in self.king_square]
        last = [board.names[self.last >> 17], board.names[self.last >> 10 & 127]] if self.last >= 0 else []
        found["last"] = [*last, *([board.text(self.last_taken)] if self.last_taken else [])]
        past = self.past
        told: list[str] = []
        while past is not None:
            mover, men, kings, foe_men, foe_kings = past.position
            pieces = [self._pieces(men, kings), self._pieces(foe_men, foe_kings)]
            told.append(f"{mover}/{pieces[mover]}/{pieces[1 - mover]}")
            past = past.before
        found["past"] = told[::-1]
        return found

    def _pieces(self, men: int, kings: int) -> str:
        names = self.rules.board.names
        return " ".join([("K" if kings >> square & 1 else "") + names[square] for square in self.rules.board.squares if (men | kings) >> square & 1])

    def _squares(self, text: str) -> tuple[int, int]:
        """The men and the kings of a text."""
        men = kings = 0
        for word in text.split():
            square = self.rules.board.index.get(word.removeprefix("K"), -1)
            if square < 0 or (men | kings) >> square & 1:
                raise Refused("position-value", name="pieces")
            if word[0] == "K":
                kings |= 1 << square
            else:
                men |= 1 << square
        return men, kings

    def place(self, position: Mapping[str, object]) -> None:
        """``pieces``: those of P0 and of P1, kings as ``Kd4``; left out: the men of the start. P0 moves if ``mover`` is left out."""
        super().place(position)
        read = Reader(position)
        self.men = list(self.rules.board.home)
        if read.has("pieces"):
            for side, text in enumerate(read.texts("pieces", 2)):
                self.men[side], self.kings[side] = self._squares(text)
        if (self.men[0] | self.kings[0]) & (self.men[1] | self.kings[1]) or self.mover not in (0, 1):
            raise Refused("position-value", name="pieces")
        self.huffable = self._squares(read.text("huffable"))[0]
        for side, name in enumerate(read.texts("king_square", 2)):
            self.king_square[side] = self._one(name) if name else -1
        last = read.texts("last")
        if len(last) >= 2:
            self.last = self._one(last[0]) << 17 | self._one(last[1]) << 10
            self.last_taken = self._squares(last[2])[0] if len(last) > 2 else 0
        for told in read.texts("past"):
            parts = told.split("/")
            if len(parts) != 3 or parts[0] not in ("0", "1"):
                raise Refused("position-value", name="past")
            mover = int(parts[0])
            men, kings = self._squares(parts[1 + mover])
            foe_men, foe_kings = self._squares(parts[2 - mover])
            self.past = Past((mover, men, kings, foe_men, foe_kings), self.past)
        if self.rules.official and not read.has("limit"):
            self._count_material(-1)
        if self.phase == PLAY:
            self._settle()

    def _one(self, name: str) -> int:
        if name not in self.rules.board.index:
            raise Refused("position-value", name="pieces")
        return self.rules.board.index[name]


_rules: dict[str, Rules] = {}


def rules_of(options: Options) -> Rules:
    """The rules of these options, made once. Raises :class:`Refused` where the options do not go together."""
    key = repr(options.changed())
    if key not in _rules:
        _rules[key] = Rules(options)
    return _rules[key]
