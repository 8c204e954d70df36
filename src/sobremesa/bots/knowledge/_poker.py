"""What any game of poker without draws has in common for a bot: the share of the pot that a hand may expect, and what to do at what price."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._betting import FIXED_LIMIT
from sobremesa.games.vying._declare import ALTO, AMBOS, BAJO
from sobremesa.games.vying._forms import HIGH, LOW, NO_LOW, SPLIT
from sobremesa.games.vying._hand import BET, BETTING, BRING, BUY, CALL, CHECK, DEAL, FOLD, LEAVE, OVER, SHOW, STAY
from sobremesa.games.vying._pay import best_of
from sobremesa.games.vying._table import PokerTable

PAUSE = 900  # ms that a bot takes so that people can follow
SAMPLES = {"easy": 30, "normal": 160, "hard": 600}
BLUFF = {"easy": 12, "normal": 7, "hard": 9}  # in a hundred

Likely = Callable[[int, int], bool]
"""Whether a hand (a set of cards) is one that a player would have put so many big blinds into the pot with."""


def equity(state: PokerTable, seat: int, chance: Chance, samples: int, likely: Likely | None = None) -> float:
    """The share of the pot that the seat's hand wins on average, from 0 to 1, all players left staying to the end.

    Every card the seat has not seen is equally likely to be anywhere, but for ``likely``: of others, hands that it finds unlikely are mostly dealt
    again.
    """
    deal = state.deal
    form = state.form
    live = state.chips.live
    seen = deal.seen(seat)
    pool = [card for card in range(state.pack.size) if not seen >> card & 1]
    held = 0
    shared = 0
    for street in form.streets:
        held += street.down + street.up
        shared += street.board
    table = to_mask(deal.board)
    to_come = shared - len(deal.board)
    fixed: list[int] = []
    rooms: list[int] = []
    rivals = [other for other in range(state.seats) if live >> other & 1]
    for other in rivals:
        known = deal.own(other) if other == seat or deal.shown >> other & 1 else to_mask(deal.ups[other])
        fixed.append(known)
        rooms.append(max(held - known.bit_count(), 0))
    won = 0.0
    for _ in range(samples):
        chance.shuffle(pool)
        at = to_come
        board = table | to_mask(pool[:to_come])
        highs = [NO_LOW] * state.seats
        lows = [NO_LOW] * state.seats
        for place, other in enumerate(rivals):
            own = fixed[place] | to_mask(pool[at : at + rooms[place]])
            if likely is not None and other != seat and rooms[place] and not likely(own, state.chips.paid[other] // state.stakes.bb):
                last = len(pool) - rooms[place]
                if last >= at + rooms[place] and chance.below(4):  # the cards at the end are nobody's
                    own = fixed[place] | to_mask(pool[last:])
            at += rooms[place]
            if form.goal & HIGH:
                highs[other] = form.high(own, board)
            if form.goal & LOW:
                lows[other] = form.low(own, board)
        won += _share(live, seat, form.goal, highs, lows)
    return won / samples


def best_half(live: int, seat: int, guesses: Iterable[tuple[list[int], list[int]]]) -> tuple[int, int]:
    """What to declare for, ALTO, BAJO or AMBOS, and how often in a hundred it wins, over guesses of what all have high and low."""
    bit = 1 << seat
    high = low = both = count = 0
    for highs, lows in guesses:
        best, lowest = best_of(live, highs), best_of(live, lows)
        high += best >> seat & 1
        low += lowest >> seat & 1
        both += best == lowest == bit
        count += 1
    # A half each way, or all by winning both outright; those who play for the other half leave this one alone, so a doubt is for the high.
    found = BAJO if low > high else ALTO
    if 2 * both > max(high, low):
        found = AMBOS
    return found, 100 * {ALTO: high, BAJO: low, AMBOS: both}[found] // count


def _share(live: int, seat: int, goal: int, highs: list[int], lows: list[int]) -> float:
    """The share of one pot that a seat wins."""
    best = best_of(live, highs) if goal & HIGH else 0
    lowest = best_of(live, lows) if goal & LOW else 0
    half = 0.5 if goal == SPLIT and lowest else 1.0
    found = 0.0
    if best >> seat & 1:
        found += half / best.bit_count()
    if lowest >> seat & 1:
        found += half / lowest.bit_count()
    return found


def winnable(state: PokerTable, seat: int) -> int:
    """The chips in the middle that a seat can win if it calls: of each bet no more than it can match itself."""
    chips = state.chips
    most = chips.paid[seat] + chips.owes(seat)
    return chips.dead + sum([min(paid, most) for paid in chips.paid])


def odds(state: PokerTable, seat: int) -> float:
    """The part of the pot it can win that a call would be, 0 where it is free: the equity at which calling costs nothing."""
    owed = state.chips.owes(seat)
    return owed / (winnable(state, seat) + owed) if owed else 0.0


def bet(state: PokerTable, seat: int, share: float, chance: Chance, bluff: int) -> int:
    """What to do in a betting round with a hand worth ``share`` of the pot; ``bluff``: bluffs in a hundred chances."""
    chips = state.chips
    actions = state.actions(seat)
    raises = [action for action in actions if action >= BET]
    if state.bring:
        return raises[0] if raises and share > 1.5 / chips.live.bit_count() else BRING
    others = chips.live.bit_count() - 1
    fair = 1.0 / (others + 1)
    price = odds(state, seat)
    strong = max(fair * 1.4 + 0.05, 0.55 if others == 1 else 0.0)
    if raises and share > max(strong, price + 0.12) and chance.below(100) < 85:
        return _size(state, seat, raises, share, chance)
    if not price:
        if CHECK not in actions:  # whoever opens must bet
            return raises[0] if FOLD not in actions or share > 0.8 * fair else FOLD
        if raises and others <= 2 and share < fair and chance.below(100) < bluff:
            return raises[min(1, len(raises) - 1)] if chips.structure != FIXED_LIMIT else raises[0]
        return CHECK
    risk = chips.owes(seat) / (chips.owes(seat) + chips.stacks[seat] + 1)
    return CALL if share > price + 0.06 * risk else FOLD


def _size(state: PokerTable, seat: int, raises: list[int], share: float, chance: Chance) -> int:
    """Of the sizes offered, one for that share: all-in with the best hands or with few chips left, else between half the pot and the pot."""
    if len(raises) == 1 or state.chips.structure == FIXED_LIMIT:
        return raises[0]
    stack = state.chips.stacks[seat]
    if stack <= state.chips.pot or (share > 0.85 and chance.below(3) == 0):
        return raises[-1]
    return raises[min(chance.below(len(raises) - 1) + (1 if share > 0.7 else 0), len(raises) - 2)]


def between(state: PokerTable, seat: int) -> int:
    """Between hands: buy when broke, deal when it is one's turn, keep one's cards to oneself."""
    actions = state.actions(seat)
    if DEAL in actions:
        return DEAL
    if not state.chips.stacks[seat] and actions[-1] >= BUY:
        return actions[-1]
    return next((action for action in (STAY, LEAVE) if action in actions), actions[0])


class PokerBot(Bot):
    """Weighs the share of the pot it may expect against what it costs. ``likely``: which hands it believes others to play, at the hard level."""

    def __init__(self, level: str, likely: Likely | None = None, other: Callable[[State, int, Chance], int] | None = None) -> None:
        super().__init__(level)
        self.likely = likely if level == "hard" else None
        self.other = other

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, PokerTable)
        if guess.phase == OVER:
            return Decision(between(guess, seat), PAUSE) if guess.turn() == seat else Decision(None)
        if guess.phase != BETTING:
            action = self.other(guess, seat, chance) if self.other is not None else guess.actions(seat)[0]
            return Decision(action, PAUSE)
        share = equity(guess, seat, chance, SAMPLES[self.level], self.likely)
        if self.level == "easy":
            share += (chance.below(31) - 15) / 100
        action = bet(guess, seat, share, chance, BLUFF[self.level])
        return Decision(action, PAUSE, reason(guess, seat, action, share))


def reason(state: PokerTable, seat: int, action: int, share: float) -> Say:
    """Why an action in a betting round is good, the hand being worth that share of the pot."""
    percent = max(0, min(100, round(100 * share)))
    price = round(100 * odds(state, seat))
    if action >= BET:
        fair = 1 / state.chips.live.bit_count()
        return say("hint-poker-value" if share >= fair else "hint-poker-bluff", n=percent)
    if action == CALL:
        return say("hint-poker-call", n=percent, m=price)
    if action == CHECK:
        return say("hint-poker-check", n=percent)
    if action == BRING:
        return say("hint-poker-bring-in", n=percent)
    return say("hint-poker-fold", n=percent, m=price)


def explain_bet(state: PokerTable, seat: int, action: int) -> Say | None:
    """The same for a guess of the state, the share being estimated here."""
    if state.phase != BETTING or action in (SHOW, DEAL):
        return None
    return reason(state, seat, action, equity(state, seat, SeededChance(1), 120))


def quick_share(state: PokerTable, seat: int, strength: float) -> float:
    """A share of the pot from a strength between 0 and 1, the chance to beat one other hand: less with more players."""
    others = state.chips.live.bit_count() - 1
    return strength ** (0.7 * others + 0.3) if others else 1.0


def cards_of(state: PokerTable, seat: int) -> list[int]:
    """A seat's own cards, ascending."""
    return bits(state.deal.own(seat))
