"""What a good chinchón player knows: which cards hold promise, what to throw, when to draw from the pozo and when to close.

Playouts of random moves say nothing in rummy (they never meld) and good ones are slow, so there is a bot of its own instead of search. It counts
what each pair of loose cards may still become. The constants were tuned by matches of the policy against itself; weighing each throw by every
card that may be drawn next was tried too, and won no more.
"""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.rummy._melds import Melds
from sobremesa.games.rummy._rummy import MELD
from sobremesa.games.rummy._showdown import DRAWING, LAYING, PASS, RETURNING, SHOW, SHOWING, TURN
from sobremesa.games.rummy.chinchon import BACK, CLOSE, DEAL, DRAW, TAKE, ChinchonState

# Costs are in tenths of a point.
PROMISE = 5  # hundredths of the points of two cards that each card completing a group takes off their cost
MOST_PROMISE = 40  # hundredths that they can lose at most
JOKER = 20  # what a loose joker costs: it soon finds a group
FEEDING = 30  # for throwing what the next player may be waiting for
KEEN = 40  # how much less a hand must cost for a card of the pozo to be better than one unseen
PAUSE = 700  # ms that a bot takes so that people can follow
ERRORS = {"easy": 4, "normal": 12, "hard": 0}  # one decision in so many is not thought about (0: none)


class Eye:
    """What a seat can count: ``left``: of each suit and rank, the cards it has not seen; ``cards``: all of those cards."""

    def __init__(self, state: ChinchonState, seat: int) -> None:
        self.melds: Melds = state.melds
        self.ranks = state.melds.ranks
        pack = state.pack
        self.left: list[int] = [0] * (len(pack.suits) * self.ranks)
        self.of_rank: list[int] = [0] * self.ranks
        self.cards: list[int] = state.stock[:]
        for other in range(state.seats):
            if other != seat:
                known = state.known[other]
                self.cards += [card for card in state.hands[other] if card not in known]
        for card in self.cards:
            if pack.suit[card] >= 0:
                self.left[pack.suit[card] * self.ranks + pack.rank[card]] += 1
                self.of_rank[pack.rank[card]] += 1

    def cost(self, hand: list[int]) -> int:
        """What a hand costs at its best: its loose points, less the promise that they hold."""
        return self._costs(hand, False)[0]

    def throws(self, hand: list[int]) -> list[int]:
        """What the hand costs after throwing each of its cards, by place."""
        return self._costs(hand, True)

    def _costs(self, hand: list[int], throwing: bool) -> list[int]:
        melds = self.melds
        suit = melds.suit
        rank = melds.rank
        size = len(hand)
        points = [0 if suit[card] < 0 else melds.points[card] for card in hand]
        # promise[i][j]: what the cards at two places save each other.
        promise: list[list[int]] = [[0] * size for _ in range(size)]
        for i in range(size):
            if suit[hand[i]] < 0:
                continue
            for j in range(i):
                if suit[hand[j]] >= 0:
                    outs = self._outs(suit[hand[i]], rank[hand[i]], suit[hand[j]], rank[hand[j]])
                    if outs:
                        saved = min(MOST_PROMISE, outs * PROMISE) * (points[i] + points[j]) // 10
                        promise[i][j] = saved
                        promise[j][i] = saved
        groups = melds.find(hand)
        found = [1 << 30] * (size if throwing else 1)
        for union in melds.unions(groups) if groups else [0]:
            loose = [place for place in range(size) if not union >> place & 1]
            both = 0
            base = 0
            saved = 0
            for i in loose:
                both += points[i]
                base += 10 * points[i] if points[i] else JOKER
                for j in loose:
                    if j < i:
                        saved += promise[i][j]
            if not throwing:
                found[0] = min(found[0], base - min(saved, both * MOST_PROMISE // 10))
                continue
            for thrown in loose:
                less = saved
                for j in loose:
                    less -= promise[thrown][j]
                left = base - (10 * points[thrown] if points[thrown] else JOKER)
                found[thrown] = min(found[thrown], left - min(less, (both - points[thrown]) * MOST_PROMISE // 10))
        return found

    def _outs(self, suit: int, rank: int, other_suit: int, other_rank: int) -> int:
        """How many unseen cards make a group of two."""
        if rank == other_rank:
            return self.of_rank[rank]
        if suit != other_suit:
            return 0
        base = suit * self.ranks
        low = min(rank, other_rank)
        high = max(rank, other_rank)
        if high - low == 2:
            return self.left[base + low + 1]
        if high - low > 2:
            return 0
        return (self.left[base + low - 1] if low else 0) + (self.left[base + high + 1] if high + 1 < self.ranks else 0)


def feeding(state: ChinchonState, seat: int, card: int) -> int:
    """The cost of throwing a card that goes with what the next player is known to hold."""
    pack = state.pack
    for known in state.known[state.after(seat)]:
        if pack.rank[known] == pack.rank[card]:
            return FEEDING
        if pack.suit[known] == pack.suit[card] and abs(pack.rank[known] - pack.rank[card]) <= 2:
            return FEEDING
    return 0


def best_throw(state: ChinchonState, eye: Eye, seat: int, hand: list[int], taken: int) -> tuple[int, int]:
    """The cost of the best hand left after throwing a card other than ``taken``, and that card (of equals the dearer)."""
    best = (1 << 30, 0, -1)
    for cost, card in zip(eye.throws(hand), hand, strict=True):
        if card != taken:
            best = min(best, (cost + feeding(state, seat, card), -state.melds.points[card], card))
    return best[0], best[2]


def best_close(state: ChinchonState, seat: int) -> int:
    """The card to close with, -1 if the seat cannot: all melded if possible, or else what leaves the least."""
    found = -1
    least = 0
    for card in state.closing(seat):
        kept = [other for other in state.hands[seat] if other != card]
        cost = state.melds.least(kept)
        if cost == 0 and state.is_chinchon(kept):
            cost = -1
        if found < 0 or cost < least:
            found = card
            least = cost
    return found


def wants(state: ChinchonState, eye: Eye, seat: int) -> bool:
    """Whether the top of the pozo is better than an unseen card."""
    top = state.pozo[-1]
    hand = state.hands[seat]
    if state.pack.suit[top] < 0:
        return True
    more = sorted([*hand, top])
    if state.turns[seat]:
        ahead = state.clone()
        assert isinstance(ahead, ChinchonState)
        ahead.hands[seat] = more
        ahead.phase = TURN
        if ahead.closing(seat):
            return True
    return best_throw(state, eye, seat, more, top)[0] + KEEN < eye.cost(hand)


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move: close when possible, throw what holds least promise, take from the pozo what helps at once."""
    assert isinstance(state, ChinchonState)
    if state.phase == TURN:
        close = best_close(state, seat)
        return CLOSE + close if close >= 0 else best_throw(state, Eye(state, seat), seat, state.hands[seat], state.taken)[1]
    if state.phase == DRAWING:
        if state.pozo and (not state.stock or wants(state, Eye(state, seat), seat)):
            return TAKE
        return DRAW
    return _after_close(state, seat)


def _after_close(state: ChinchonState, seat: int) -> int:
    if state.phase == SHOWING:
        return SHOW
    if state.phase == LAYING:
        actions = state.lay_offs(seat)
        return max(actions, key=lambda action: (state.melds.points[action & 255], -action)) if actions else PASS
    return BACK if state.phase == RETURNING else DEAL


class ChinchonBot(Bot):
    """Plays by :func:`policy`; the lower levels now and then do not think."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, ChinchonState)
        errors = ERRORS[self.level]
        if errors and guess.phase in (DRAWING, TURN) and chance.below(errors) == 0:
            actions = guess.actions(seat)
            return Decision(actions[chance.below(len(actions))], PAUSE)
        action = policy(guess, seat, chance)
        return Decision(action, PAUSE, explain(guess, seat, action))


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return ChinchonBot(level)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a move is good, from what the seat knows."""
    assert isinstance(state, ChinchonState)
    melds = state.melds
    hand = state.hands[seat]
    names = state.pack.names
    if state.phase == DRAWING:
        if action == TAKE:
            return say("hint-chinchon-take", card=names[state.pozo[-1]])
        return say("hint-chinchon-draw", n=melds.least(hand))
    if state.phase == TURN and CLOSE <= action < SHOW:
        kept = [card for card in hand if card != action - CLOSE]
        least = melds.least(kept)
        if least == 0:
            return say("hint-chinchon-chinchon" if state.is_chinchon(kept) else "hint-chinchon-close-clean")
        return say("hint-chinchon-close", n=least)
    if state.phase == TURN and 0 <= action < CLOSE:
        kept = [card for card in hand if card != action]
        outs = outs_of(state, seat, kept)
        key = "hint-chinchon-throw-outs" if outs else "hint-chinchon-throw"
        return say(key, card=names[action], n=melds.least(kept), outs=outs)
    if action == SHOW:
        return say("hint-chinchon-show", n=_left_by(state, seat))
    if action >= MELD:
        return say("hint-chinchon-lay-off") if state.phase == LAYING else None
    return say("hint-chinchon-back", n=state.figure()) if action == BACK and state.phase == RETURNING else None


def outs_of(state: ChinchonState, seat: int, kept: list[int]) -> int:
    """How many unseen cards, kept instead of another, would make a group that leaves fewer points loose."""
    now = state.melds.least(kept)
    found = 0
    for card in Eye(state, seat).cards:
        more = sorted([*kept, card])
        place = more.index(card)
        if not any(group >> place & 1 for group in state.melds.find(more)):
            continue
        if min([state.melds.least([other for other in more if other != thrown]) for thrown in more if thrown != card]) < now:
            found += 1
    return found


def _left_by(state: ChinchonState, seat: int) -> int:
    covered = 0
    for mask in state.proposal(seat):
        covered |= mask
    return state.melds.loose(state.hands[seat], covered)
