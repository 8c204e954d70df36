"""What a player of draw poker knows: what each number of cards changed tells, which cards to keep, and what the hand is worth after it."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge._poker import BLUFF, PAUSE, SAMPLES, bet, between, equity, explain_bet, reason
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._draw import CARDS, DISCARD, DRAWING, DrawForm, DrawTable
from sobremesa.games.vying._exchange import kept
from sobremesa.games.vying._forms import LOW
from sobremesa.games.vying._hand import BETTING, OVER

TRIES = 4
"""How many hands are looked at for one that fits the number of cards its player has changed."""


def share_of(state: DrawTable, seat: int, chance: Chance, samples: int) -> float:
    """The share of the pot that the seat may expect, from 0 to 1: everybody changes what is usual in the draws to come."""
    if not isinstance(state.form, DrawForm):
        return equity(state, seat, chance, samples)
    left = len(state.form.streets) - 1 - state.street
    mine = state.deal.holes[seat]
    total = 0.0
    for _ in range(samples):
        pool, best, ties = _rivals(state, seat, chance, left)
        hand = mine
        for _ in range(left):
            hand = _change(state, hand, pool)
        total += _against(_worth(state, hand), best, ties)
    return total / samples


def best_change(state: DrawTable, seat: int, chance: Chance, samples: int) -> tuple[int, float]:
    """The exchange that wins most, an action, and the share of the pot it may expect. All are tried against the same hands and the same cards."""
    hand = bits(state.deal.holes[seat])
    choices = state.choices(seat)
    keeps = [to_mask([card for place, card in enumerate(hand) if not action - DISCARD >> place & 1]) for action in choices]
    totals = [0.0] * len(choices)
    later = len(state.form.streets) - 1 - state.street
    for _ in range(samples):
        pool, best, ties = _rivals(state, seat, chance, later + 1)
        room = len(pool)
        for at, keep in enumerate(keeps):
            need = CARDS - keep.bit_count()
            if need <= room:
                found = keep | to_mask(pool[room - need :])
                totals[at] += _against(_worth(state, found), best, ties)
    totals[choices.index(_usual(state, seat))] += samples * 0.01  # where samples hardly differ, what is usual
    best_at = max(range(len(choices)), key=totals.__getitem__)
    return choices[best_at], min(1.0, totals[best_at] / samples)


def _worth(state: DrawTable, hand: int) -> int:
    return state.form.low(hand, 0) if state.form.goal == LOW else state.form.high(hand, 0)


def _against(own: int, best: int, ties: int) -> float:
    return 1.0 if own > best else 1 / (ties + 1) if own == best else 0.0


def _change(state: DrawTable, hand: int, pool: list[int]) -> int:
    """The hand after the usual exchange, its new cards taken off the pool."""
    keep = kept(state.pack, state.form, str(state.options["goal"]), hand, state.most)
    need = CARDS - keep.bit_count()
    if need > len(pool):
        return hand
    for _ in range(need):
        keep |= 1 << pool.pop()
    return keep


def _rivals(state: DrawTable, seat: int, chance: Chance, left: int) -> tuple[list[int], int, int]:
    """Deal the others hands such as they may have at the end: the cards that remain, the best worth among them and how many have it.

    ``left``: the draws they have still to make. Who has changed so many cards in the last one probably held a hand that changes so many.
    """
    deal = state.deal
    seen = deal.seen(seat)
    pool = [card for card in range(state.pack.size) if not seen >> card & 1]
    chance.shuffle(pool)
    best, ties = -1, 0
    for other in range(state.seats):
        if other == seat or not state.chips.live >> other & 1:
            continue
        drawn = state.drawn[other]
        shown = deal.shown >> other & 1
        hand = deal.holes[other] if shown else _hand_that_changes(state, drawn, pool, chance)
        draws = left
        if drawn >= 0 and state.phase != DRAWING:
            draws += 1  # the draw it has made, which is played again
        for _ in range(0 if shown else min(draws, len(state.form.streets) - 1)):
            hand = _change(state, hand, pool)
        worth = _worth(state, hand)
        if worth > best:
            best, ties = worth, 1
        elif worth == best:
            ties += 1
    return pool, best, ties


def _hand_that_changes(state: DrawTable, count: int, pool: list[int], chance: Chance) -> int:
    """Five cards taken off the pool, of which the usual exchange changes so many where a few tries find such; -1: any five."""
    hand = 0
    for _ in range(TRIES):
        hand = to_mask(pool[-CARDS:])
        if count < 0 or CARDS - kept(state.pack, state.form, str(state.options["goal"]), hand, state.most).bit_count() == count:
            break
        if len(pool) > 2 * CARDS:
            for place in range(len(pool) - CARDS, len(pool)):
                other = chance.below(len(pool))
                pool[place], pool[other] = pool[other], pool[place]
    del pool[-CARDS:]
    return hand


class DrawBot(Bot):
    """Changes what wins most against hands that would have changed as many cards as the others did, and bets by the share of the pot."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, DrawTable)
        if guess.phase == OVER:
            return Decision(between(guess, seat), PAUSE) if guess.turn() == seat else Decision(None)
        if guess.phase == DRAWING:
            if self.level == "easy":
                return Decision(_usual(guess, seat), PAUSE)
            action, share = best_change(guess, seat, chance, SAMPLES[self.level] // 2)
            return Decision(action, PAUSE, _why(action, share))
        if guess.phase != BETTING:
            return Decision(guess.actions(seat)[0], PAUSE)
        share = share_of(guess, seat, chance, SAMPLES[self.level])
        if self.level == "easy":
            share += (chance.below(31) - 15) / 100
        action = bet(guess, seat, share, chance, BLUFF[self.level])
        return Decision(action, PAUSE, reason(guess, seat, action, share))


def _usual(state: DrawTable, seat: int) -> int:
    """The usual exchange, whatever the table does for those who are absent."""
    keeps = state.kept(seat)
    return DISCARD + to_mask([place for place, card in enumerate(bits(state.deal.holes[seat])) if not keeps >> card & 1])


def _why(action: int, share: float) -> Say:
    return say("hint-draw-pat" if action == DISCARD else "hint-draw-change", n=round(100 * share))


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, DrawTable)
    if state.phase == OVER:
        return between(state, seat)
    if state.phase == DRAWING:
        return _usual(state, seat)
    if state.phase != BETTING:
        return state.actions(seat)[0]
    return bet(state, seat, share_of(state, seat, chance, 12), chance, 6)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, DrawTable)
    chance = SeededChance(1)
    if state.phase == DRAWING:
        best, share = best_change(state, seat, chance, 100)
        return _why(action, share) if best == action else None
    if state.phase == BETTING and isinstance(state.form, DrawForm):
        return reason(state, seat, action, share_of(state, seat, chance, 120))
    return explain_bet(state, seat, action)
