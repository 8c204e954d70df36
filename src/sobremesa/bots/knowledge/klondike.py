"""What a good klondike player knows: turn up hidden cards first, put up early what the columns no longer need, empty no column without a king."""

from __future__ import annotations

import time

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.patience._patience import CONCEDE, DRAW, FINISH, RECYCLE
from sobremesa.games.patience._piles import SHIFT, TARGETS
from sobremesa.games.patience.klondike import COLUMNS, KlondikeState

PAUSE = 500  # ms, so that people can follow
EFFORT = {"easy": (0, 0.0), "normal": (3, 0.4), "hard": (12, 1.2)}  # guesses a move is tried on, seconds at most
LONG = 250  # moves of a look-ahead at most
WIN = 130  # worth of a deal won in a look-ahead; of a lost one, cards up and twice the cards turned up, at most 94
MARGIN = 2  # by so much a guess must another move be better than the policy's (measured: less is noise)
NOTHING = 0

# Worths of moves: higher is better; below NOTHING a move is not worth making
ENDING, ACE, SAFE, TURN, UP_TURN, KING, EMPTY, WASTE, UP, PASS_ON, BACK, DRAWING = 1000, 950, 900, 600, 700, 550, 500, 450, 400, 380, 200, 100


def worth(state: KlondikeState, action: int) -> int:
    """What a move promises by rule of thumb, from what is seen alone."""
    if action >= DRAW:
        if action == FINISH:
            return ENDING
        if action == CONCEDE:
            return NOTHING
        return DRAWING + (3 - (action - DRAW) if DRAW < action < RECYCLE else 0)
    card = action >> SHIFT
    to = action & TARGETS
    columns = state.columns
    source = columns.where[card]
    if to >= COLUMNS:
        turns = source >= 0 and len(columns.cards[source]) - 1 == columns.hidden[source] > 0
        if card % 13 < 2:
            return ACE
        if safe(state, card):
            return SAFE
        return UP_TURN if turns else UP
    if source < 0:
        if state.talon.waste and state.talon.waste[-1] == card:
            return (KING + _queen_waits(state, card) if card % 13 == 12 and card < 52 else WASTE) - (60 if card >= 52 else 0)
        return BACK if _unlocks(state, card) else NOTHING - 1
    pile = columns.cards[source]
    hidden = columns.hidden[source]
    if pile[hidden] == card:
        if columns.cards[to]:
            if hidden:
                return TURN + hidden
            return EMPTY if _king_waits(state) else NOTHING - 1
        return KING + hidden + _queen_waits(state, card) if hidden and card % 13 == 12 and card < 52 else NOTHING - 1
    # Part of a group: only to uncover a card that goes up
    if columns.cards[to] and state.foundations.wanted >> pile[columns.start(card) - 1] & 1:
        return PASS_ON
    return NOTHING - 1


def safe(state: KlondikeState, card: int) -> bool:
    """Whether a card may go up without loss: those that could lie on it are up, or can go up at any time."""
    height = state.foundations.height
    suit = card // 13
    others = (height[1], height[2]) if suit in (0, 3) else (height[0], height[3])
    return card % 13 <= min(others) + 1


def _king_waits(state: KlondikeState) -> bool:
    """Whether a king would gain by an empty column."""
    columns = state.columns
    if state.any_empty:
        return columns.empty == 0
    if state.talon.waste and state.talon.waste[-1] % 13 == 12:
        return True
    return any(hidden > 0 and pile[hidden] % 13 == 12 for pile, hidden in zip(columns.cards, columns.hidden, strict=True))


def _queen_waits(state: KlondikeState, king: int) -> int:
    """How many hidden cards a queen that could lie on this king keeps down."""
    columns = state.columns
    most = 0
    for column, pile in enumerate(columns.cards):
        if pile and columns.hidden[column] > most:
            head = pile[columns.hidden[column]]
            if head % 13 == 11 and head < 52 and state.fits[head] >> king & 1:
                most = columns.hidden[column]
    return most


def _unlocks(state: KlondikeState, card: int) -> bool:
    """Whether, lying in a column, the card would let a group go that keeps a card hidden, or the top of the waste."""
    columns = state.columns
    bit = 1 << card
    waste = state.talon.waste
    if waste and state.fits[waste[-1]] & bit and not state.fits[waste[-1]] & columns.ends:
        return not state.foundations.wanted >> waste[-1] & 1
    for column, pile in enumerate(columns.cards):
        if pile and columns.hidden[column]:
            head = pile[columns.hidden[column]]
            if state.fits[head] & bit and not state.fits[head] & columns.ends:
                return True
    return False


def policy(state: State, seat: int, chance: Chance) -> int:
    """The move that promises most; gives up when nothing is worth making or nothing of the stock can be played any more."""
    assert isinstance(state, KlondikeState)
    actions = state.actions(0)
    found = CONCEDE
    most = NOTHING
    for action in actions:
        value = worth(state, action)
        if value > most:
            found, most = action, value
    if most <= DRAWING + 3 and found != CONCEDE and state.stock_is_dead():
        return _last_resort(state, actions)
    return found


def _last_resort(state: KlondikeState, actions: list[int]) -> int:
    """With nothing to hope for from the stock: empty a column though no king waits for it, or give up."""
    columns = state.columns
    for action in actions:
        if action < DRAW and action & TARGETS < COLUMNS:
            source = columns.where[action >> SHIFT]
            if source >= 0 and columns.cards[source][0] == action >> SHIFT and columns.cards[action & TARGETS]:
                return action
    return CONCEDE


def candidates(state: KlondikeState) -> list[int]:
    """The moves worth a thought; a single one where it cannot be wrong."""
    found: list[int] = []
    for action in state.actions(0):
        value = worth(state, action)
        if value >= SAFE:
            return [action]
        if value > NOTHING:
            found.append(action)
    return found


def play_out(state: KlondikeState, chance: Chance) -> int:
    """Play on by the policy; how well it went: cards up and cards turned up, and more for a win."""
    for _ in range(LONG):
        if not state.actors():
            break
        action = policy(state, 0, chance)
        if action == CONCEDE:
            break
        state.apply(0, action)
    return WIN if state.foundations.count == 52 else state.foundations.count + 2 * (21 - state.columns.down)


class PatientBot(Bot):
    """Tries each move worth a thought on several guesses of the hidden cards, playing each out by the policy."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, KlondikeState)
        guesses, seconds = EFFORT[self.level]
        best = policy(guess, seat, chance)
        if guesses and best != CONCEDE:
            best = self._look_ahead(guess, best, chance, guesses, time.perf_counter() + seconds)
        return Decision(best, PAUSE, explain(guess, seat, best))

    def _look_ahead(self, guess: KlondikeState, best: int, chance: Chance, guesses: int, until: float) -> int:
        moves = candidates(guess)
        if len(moves) < 2:
            return best
        sums = [0] * len(moves)
        for turn in range(guesses):
            world = guess
            if turn:
                redealt = guess.clone()
                redealt.redeal(0, chance)
                assert isinstance(redealt, KlondikeState)
                world = redealt
            for place, move in enumerate(moves):
                trial = world.clone()
                assert isinstance(trial, KlondikeState)
                trial.quiet()
                trial.apply(0, move)
                sums[place] += play_out(trial, chance)
            if time.perf_counter() > until:
                break
        most = max(sums)
        return best if best in moves and sums[moves.index(best)] + MARGIN * guesses >= most else moves[sums.index(most)]


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return PatientBot(level)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a move is good."""
    assert isinstance(state, KlondikeState)
    if action >= DRAW:
        key = {FINISH: "finish", CONCEDE: "concede", RECYCLE: "recycle"}.get(action, "draw")
        return say(f"hint-klondike-{key}")
    card = action >> SHIFT
    name = state.pack.names[card]
    column = (action & TARGETS) + 1
    columns = state.columns
    source = columns.where[card]
    if column > COLUMNS:
        turns = source >= 0 and len(columns.cards[source]) - 1 == columns.hidden[source] > 0
        key = "ace" if card % 13 < 2 else "turn-up" if turns else "safe" if safe(state, card) else "up"
        return say(f"hint-klondike-{key}", card=name)
    if card < 52 and card % 13 == 12 and not columns.cards[column - 1]:
        for pile, hidden in zip(columns.cards, columns.hidden, strict=True):
            if pile and hidden and pile[hidden] % 13 == 11 and state.fits[pile[hidden]] >> card & 1:
                return say("hint-klondike-king-queen", card=name, card2=state.pack.names[pile[hidden]])
        return say("hint-klondike-king", card=name)
    if source < 0:
        waste = state.talon.waste
        return say("hint-klondike-waste" if waste and waste[-1] == card else "hint-klondike-return", card=name, n=column)
    hidden = columns.hidden[source]
    if columns.cards[source][hidden] == card:
        return say("hint-klondike-turn", card=name, n=column, n2=hidden) if hidden else say("hint-klondike-empty", card=name, n=column)
    return say("hint-klondike-pass-on", card=name, n=column, card2=state.pack.names[columns.cards[source][columns.start(card) - 1]])
