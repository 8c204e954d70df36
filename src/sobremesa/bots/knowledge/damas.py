"""Draughts: how a position stands, what an exchange brings, and why a move is good."""

from __future__ import annotations

from sobremesa.bots.alphabeta import PAUSE, AlphaBetaBot, Effort, Search
from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.boards._match import ACCEPT, ANSWER, DECLINE, PLAY, RESIGN, Match, Rules

MAN, FLYING, SHORT = 100, 280, 140

# The levels differ by depth and by how often they play a move without looking.
EFFORTS = {"easy": Effort(1, 0, 0.3, 4), "normal": Effort(4, 0, 0.5, 20), "hard": Effort(40, 0, 0.9, 0)}


class _Ground:
    """Sets of squares that matter on one board: for each side its first row and three bands ahead of it; the centre, the edge, the long
    diagonal."""

    def __init__(self, rules: Rules) -> None:
        board = rules.board
        size = board.size
        self.king = FLYING if rules.variant.flying else SHORT
        self.home = [0, 0]
        self.bands = [[0, 0, 0], [0, 0, 0]]
        self.centre = 0
        self.edge = 0
        self.long = 0
        for square in board.squares:
            bit = 1 << square
            row, col = board.row[square], board.col[square]
            for side in range(2):
                ahead = row if side == 0 else size - 1 - row
                if ahead == 0:
                    self.home[side] |= bit
                elif ahead >= size // 2 - 1:
                    self.bands[side][min(2, (ahead - size // 2 + 1) * 3 // (size // 2))] |= bit
            if col in (0, size - 1):
                self.edge |= bit
            if size // 2 - 2 <= row <= size // 2 + 1 and size // 2 - 2 <= col <= size // 2 + 1:
                self.centre |= bit
            if row == (size - 1 - col if rules.variant.corner_right else col):
                self.long |= bit


_grounds: dict[Rules, _Ground] = {}


def _ground(rules: Rules) -> _Ground:
    ground = _grounds.get(rules)
    if ground is None:
        ground = _grounds[rules] = _Ground(rules)
    return ground


def _side(ground: _Ground, side: int, men: int, kings: int) -> int:
    bands = ground.bands[side]
    worth = MAN * men.bit_count() + 5 * (men & ground.home[side]).bit_count() + 4 * ((men | kings) & ground.centre).bit_count()
    worth += 3 * (men & bands[0]).bit_count() + 7 * (men & bands[1]).bit_count() + 14 * (men & bands[2]).bit_count()
    worth -= 2 * (men & ground.edge).bit_count()
    if kings:
        worth += ground.king * kings.bit_count() + 12 * (kings & ground.long).bit_count() - 4 * (kings & ground.edge).bit_count()
    return worth


def evaluate(state: State, seat: int) -> int:
    """How the position stands for ``seat``, a man being worth 100."""
    assert isinstance(state, Match)
    rules = state.rules
    ground = _ground(rules)
    men, kings = state.men, state.kings
    own = _side(ground, seat, men[seat], kings[seat])
    other = _side(ground, 1 - seat, men[1 - seat], kings[1 - seat])
    if rules.variant.reverse:
        # Who gives wins: few pieces and few moves are good.
        free = len(state.moves().actions)
        return other - own + (-3 * free if state.mover == seat else 3 * free)
    value = own - other
    # With fewer pieces on the board the same lead weighs more: the side ahead exchanges, the other avoids it.
    value += 8 * (own - other) // (1 + (men[0] | men[1] | kings[0] | kings[1]).bit_count())
    if rules.lone:
        for side in range(2):
            if (men[side] | kings[side]).bit_count() <= 2 and kings[1 - side]:
                value += -60 if side == seat else 60
    if state.calm > 20:
        value = value * (120 - state.calm) // 100
    return value


def restless(state: State) -> bool:
    """Whether the mover has a capture to make."""
    assert isinstance(state, Match)
    return state.phase == PLAY and bool(state.moves().dutiful)


def key(state: State) -> tuple[int, ...]:
    """What positions that go on alike have in common: pieces, mover, and what may be huffed or not be moved."""
    assert isinstance(state, Match)
    men, kings = state.men, state.kings
    extra = state.huffable
    if state.rules.variant.three:
        extra = hash((extra, tuple(state.king_square), tuple(state.king_moves)))
    return (men[0], kings[0], men[1], kings[1], state.mover, extra)


def _material(state: State, seat: int) -> int:
    """Material alone."""
    assert isinstance(state, Match)
    king = FLYING if state.rules.variant.flying else SHORT
    ahead = MAN * (state.men[seat].bit_count() - state.men[1 - seat].bit_count())
    ahead += king * (state.kings[seat].bit_count() - state.kings[1 - seat].bit_count())
    return -ahead if state.rules.variant.reverse else ahead


class Exchange:
    """What the captures that follow a move cost the mover and bring him, in pieces; ``value``: how the material then stands for him."""

    def __init__(self, state: Match, seat: int, action: int) -> None:
        after = state.clone().quiet()
        assert isinstance(after, Match)
        after.apply(seat, action)
        for _ in range(12):
            if after.phase != PLAY or not after.moves().dutiful:
                break
            turn = after.turn()
            found = Search(_material, restless, None, 400).run(after, turn, 1, SeededChance(0))
            after.apply(turn, found.action)
        other = 1 - seat
        self.lost = (state.men[seat] | state.kings[seat]).bit_count() - (after.men[seat] | after.kings[seat]).bit_count()
        self.taken = (state.men[other] | state.kings[other]).bit_count() - (after.men[other] | after.kings[other]).bit_count()
        self.value = _material(after, seat)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a move is good."""
    assert isinstance(state, Match)
    if state.phase != PLAY or action >= RESIGN:
        return None
    actions = state.actions(seat)
    if len(actions) == 1:
        return Say("hint-damas-only")
    after = state.clone().quiet()
    assert isinstance(after, Match)
    after.apply(seat, action)
    if after.winner == seat:
        return Say("hint-damas-wins")
    exchange = Exchange(state, seat, action)
    now = _material(state, seat)
    jumps = state.moves().jumps
    if action in jumps:
        return Say("hint-damas-takes" if exchange.value > now else "hint-damas-even" if exchange.value == now else "hint-damas-least")
    if after.kings[seat].bit_count() > state.kings[seat].bit_count() and exchange.value > now:
        return Say("hint-damas-crowns")
    if state.rules.variant.reverse:
        return Say("hint-damas-gives" if exchange.lost else "hint-ahead")
    if exchange.lost and exchange.value > now:
        return Say("hint-damas-shot", {"n": exchange.lost, "n2": exchange.taken})
    others = [Exchange(state, seat, other).value for other in actions[:12] if other != action]
    if exchange.value < now:
        return Say("hint-damas-least" if not others or exchange.value >= max(others) else "hint-ahead")
    if others and min(others) < now and sum(value < now for value in others) * 2 >= len(others):
        return Say("hint-damas-saves")
    start, to = action >> 17, action >> 10 & 127
    ground = _ground(state.rules)
    if state.kings[seat] >> start & 1:
        return Say("hint-damas-king")
    if ground.centre >> to & 1 and not ground.centre >> start & 1:
        return Say("hint-damas-centre")
    if not ground.home[seat] >> start & 1 and state.men[seat] & ground.home[seat]:
        return Say("hint-damas-keeps-row")
    return Say("hint-ahead")


class DamasBot(AlphaBetaBot):
    """Alpha-beta that also answers offers of a draw: it takes one when it stands worse."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, Match)
        if guess.phase == ANSWER:
            going_on = guess.clone().quiet()
            going_on.apply(seat, DECLINE)
            found = self.search(going_on, 1 - seat, chance)
            return Decision(ACCEPT if found.value >= 50 else DECLINE, PAUSE)
        return super().think(guess, seat, chance)


def make_bot(level: str) -> Bot:
    """A bot of that level."""
    return DamasBot(level, evaluate, restless, key, explain, EFFORTS)
