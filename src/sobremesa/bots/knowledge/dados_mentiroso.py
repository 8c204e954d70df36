"""Playing póker mentiroso: how likely a claim is true given what is seen and how people claim, and which claim to make oneself."""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations_with_replacement

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.dice._claims import NAMES, TOP, rank
from sobremesa.games.dice.dados_mentiroso import (
    ANSWER,
    BELIEVE,
    CLAIM,
    CUP,
    DEAL,
    DOUBT,
    KEEP,
    OPEN,
    OVER,
    PASS,
    REVEAL,
    TAKE,
    THROW,
    TURN,
    DadosMentirosoState,
)

# How claims are made, as far as others can tell: of those who hold a higher hand than they got, how many name it and how many go above it
# all the same; and over how many hands, about, a lie stretches.
HONEST, GREEDY, REACH = 0.4, 0.1, 30.0
LIES = [math.exp(-step / REACH) for step in range(TOP + 2)]
# How likely one loses the hand in the end: having passed on a true claim, having passed on a lie that nobody doubted. Two players, and more.
SAFE, LUCKY = (0.33, 0.14), (0.36, 0.16)
CAUGHT = 0.55  # how often the lie one will need is doubted
SHARP = 0.1  # how far from even a doubt is still a toss-up
STUBBORN = 0.4  # doubts that come whatever was claimed
# By level: the error in judging a claim, the error in weighing one's own, and one lie in so many told for its own sake (0: none).
LEVELS = {"easy": (0.3, 0.25, 7), "normal": (0.12, 0.1, 20), "hard": (0.02, 0.02, 0)}
PAUSE = 1100  # ms

Figures = tuple[int, ...]


@cache
def throws(n: int) -> list[tuple[Figures, float]]:
    """What ``n`` dice may show, each sorted set of figures with its probability."""
    found: list[tuple[Figures, float]] = []
    for faces in combinations_with_replacement(range(6), n):
        ways = math.factorial(n)
        for figure in set(faces):
            ways //= math.factorial(faces.count(figure))
        found.append((faces, ways / 6.0**n))
    return found


@cache
def _above(kept: Figures) -> list[float]:
    exact = [0.0] * (TOP + 2)
    for faces, weight in throws(5 - len(kept)):
        exact[rank([*kept, *faces])] += weight
    for hand in range(TOP - 1, -1, -1):
        exact[hand] += exact[hand + 1]
    return exact


def above(kept: Figures, claim: int) -> float:
    """The probability that ``kept``, sorted, and other dice thrown afresh make a hand above ``claim``."""
    return _above(kept)[claim + 1]


@cache
def best_throw(hand: int, claim: int) -> tuple[float, Figures]:
    """The best chance of getting above ``claim`` from a hand by throwing some of its dice, and what is kept for it."""
    dice = sorted("NRJQKA".index(letter) for letter in NAMES[hand])
    if hand > claim:
        return 1.0, tuple(dice)
    best, kept = -1.0, tuple(dice)
    for mask in range(31):
        some = tuple([dice[die] for die in range(5) if mask >> die & 1])
        chance = above(some, claim)
        if chance > best + 1e-12:
            best, kept = chance, some
    return best, kept


def likelihood(claim: int, hand: int, standing: int) -> float:
    """How likely somebody who holds ``hand`` over a ``standing`` claim makes this one."""
    if hand <= standing:
        return LIES[claim - standing - 1] / REACH
    if claim > hand:
        return GREEDY * LIES[claim - hand - 1] / REACH
    return (HONEST if claim == hand else 0.0) + (1 - HONEST - GREEDY) / (hand - standing)


def judge(visible: Figures, unknown: int, claim: int, standing: int) -> tuple[float, float]:
    """The probability that a claim is true, for one who sees the ``visible`` dice and not the ``unknown`` ones; and that of then getting above it."""
    total = true = beaten = 0.0
    for faces, prior in throws(unknown):
        hand = rank([*visible, *faces])
        weight = prior * likelihood(claim, hand, standing)
        total += weight
        if hand >= claim:
            true += weight
        if claim < TOP:
            beaten += weight * best_throw(hand, claim)[0]
    return true / total, beaten / total


def risk(beating: float, claim: int, players: int) -> float:
    """How likely one loses who believes a claim and gets above it with probability ``beating``."""
    if claim == TOP:
        return 1.0
    many = 1 if players > 2 else 0
    return beating * SAFE[many] + (1 - beating) * (CAUGHT + (1 - CAUGHT) * LUCKY[many])


class Table:
    """What a seat sees of the hand, put as the questions here need it."""

    def __init__(self, state: DadosMentirosoState, seat: int) -> None:
        self.players = state.seats - len(state.gone)
        self.seen = tuple(sorted([state.dice[die] for die in range(5) if not state.hidden >> die & 1 or state.knows[die] >> seat & 1]))
        self.visible = tuple(sorted([state.dice[die] for die in range(5) if not state.hidden >> die & 1]))
        self.standing = state.least() - 1
        self.before = max(state.story[-7] if len(state.story) >= 8 else -1, state.lowest - 1)

    def of_claim(self, claim: int) -> tuple[float, float]:
        """Of the standing claim: the probability that it is true, and the risk of believing it."""
        true, beating = judge(self.seen, 5 - len(self.seen), claim, self.before)
        return true, risk(beating, claim, self.players)

    def loss(self, claim: int, hand: int) -> float:
        """How likely one loses who now makes a claim with this hand and the visible dice as they are."""
        true, beating = judge(self.visible, 5 - len(self.visible), claim, self.standing)
        doubted = STUBBORN + (1 - STUBBORN) / (1 + math.exp((true - risk(beating, claim, self.players)) / SHARP))
        many = 1 if self.players > 2 else 0
        if claim == TOP:
            return doubted if claim > hand else 0.0
        # Whoever gets the cup knows what is there: if he cannot beat the claim he has to lie.
        hard = 1 - best_throw(hand, claim)[0]
        believed = SAFE[many] * (1.35 - 0.7 * hard)
        return doubted * (1.0 if claim > hand else 0.0) + (1 - doubted) * believed

    def claims(self, hand: int) -> list[int]:
        """The claims worth weighing: the true ones, thinned out, and the next lies."""
        first = self.standing + 1
        true = list(range(first, hand + 1))
        if len(true) > 16:
            true = sorted({*true[:: len(true) // 12 + 1], first, hand})
        start = max(first, hand + 1)
        return true + list(range(start, min(TOP, start + 24) + 1))


def _mask(state: DadosMentirosoState, kept: Figures) -> int:
    """The dice to throw so that ``kept`` stays."""
    left = list(kept)
    mask = 0
    for die in range(5):
        if state.dice[die] in left:
            left.remove(state.dice[die])
        else:
            mask |= 1 << die
    return mask


class Liar(Bot):
    """Judges claims by probability and tells the truth or a lie, whichever costs less."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, DadosMentirosoState)
        action = self._choose(guess, seat, chance)
        return Decision(action, PAUSE, explain(guess, seat, action))

    def _choose(self, state: DadosMentirosoState, seat: int, chance: Chance) -> int:
        if state.phase == OVER:
            return DEAL
        table = Table(state, seat)
        if state.phase == ANSWER:
            true, danger = table.of_claim(state.claim)
            return DOUBT if true + self._error(0, chance) < danger else BELIEVE
        if state.phase == TURN:
            return self._turn(state, table, chance)
        if state.phase == THROW:
            return _throw(state)
        hidden = state.hidden.bit_count()
        if hidden > state.most_hidden():
            low = min((state.dice[die], die) for die in range(5) if state.hidden >> die & 1)
            return REVEAL + (1 << low[1])
        return PASS + self._claim(table, rank(state.dice), chance)[0]

    def _error(self, which: int, chance: Chance) -> float:
        return (chance.below(2001) - 1000) / 1000 * LEVELS[self.level][which]

    def _turn(self, state: DadosMentirosoState, table: Table, chance: Chance) -> int:
        hand = rank(state.dice)
        options: list[tuple[float, int]] = [(self._claim(table, hand, chance)[1], KEEP)]
        dice = sorted(state.dice)
        tried: set[Figures] = set()
        for mask in range(31):
            kept = tuple([dice[die] for die in range(5) if mask >> die & 1])
            if kept in tried:
                continue
            tried.add(kept)
            beats = above(kept, state.claim)
            danger = beats * SAFE[table.players > 2] + (1 - beats) * (CAUGHT + 0.3 * (1 - beats))
            options.append((danger + self._error(1, chance) / 2, TAKE + _mask(state, kept)))
        return min(options)[1]

    def _claim(self, table: Table, hand: int, chance: Chance) -> tuple[int, float]:
        first = table.standing + 1
        whim = LEVELS[self.level][2]
        if whim and chance.below(whim) == 0:
            claim = min(TOP, max(first, hand + 1) + chance.below(20))
            return claim, table.loss(claim, hand)
        weighed = [(table.loss(claim, hand) + self._error(1, chance), claim) for claim in table.claims(hand)]
        loss, claim = min(weighed)
        return claim, loss


def _throw(state: DadosMentirosoState) -> int:
    """Under the cup what may stay there, the rest in the open."""
    room = state.most_hidden() - state.hidden.bit_count()
    loose = [die for die in range(5) if state.loose >> die & 1]
    if room <= 0:
        return OPEN + state.loose
    return CUP + sum([1 << die for die in loose[:room]])


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why an answer, a throw or a claim is a good one."""
    assert isinstance(state, DadosMentirosoState)
    table = Table(state, seat) if state.phase <= ANSWER and not state.loose else None
    if action in (DOUBT, BELIEVE) and table is not None:
        true = round(100 * table.of_claim(state.claim)[0])
        return Say("hint-dados-mentiroso-doubt" if action == DOUBT else "hint-dados-mentiroso-believe", {"n": true})
    if action == KEEP:
        return Say("hint-dados-mentiroso-keep" if rank(state.dice) > state.claim else "hint-dados-mentiroso-keep-bluff")
    if TAKE < action < CUP:
        kept = tuple(sorted([state.dice[die] for die in range(5) if not (action - TAKE) >> die & 1]))
        return Say("hint-dados-mentiroso-take", {"n": round(100 * above(kept, state.claim))})
    if action >= PASS:
        hand, claim = rank(state.dice), action - PASS
        return Say("hint-dados-mentiroso-" + ("bluff" if claim > hand else "truth" if claim == hand else "under"))
    for base, key in ((REVEAL, "reveal"), (OPEN, "throw-open"), (CUP, "throw-cup")):
        if action > base:
            return Say("hint-dados-mentiroso-" + key) if state.phase in (THROW, CLAIM) else None
    return None


def policy(state: State, seat: int, chance: Chance) -> int:
    """The easy bot's move."""
    assert isinstance(state, DadosMentirosoState)
    return Liar("easy")._choose(state, seat, chance)


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return Liar(level)
