"""Which hands the others at a hold'em table may hold, by what they have done: each action makes some hands likelier and others less so.

Every hand has a *place*: before the flop from 0 (aces) to 1 by how well its kind plays, after it from 0 to 1 by what it is and may become among all
hands possible on the board. How likely a player does something with a hand of that place is told by a few curves, wide enough for players
who play otherwise.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.games.vying._betting import FIXED_LIMIT, NO_LIMIT
from sobremesa.games.vying._habits import KEPT, last
from sobremesa.games.vying._hand import BET, BRING, FOLD, read_deed
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying.texas_holdem import HoldemState
from sobremesa.lab.all_hands import MASKS, future, kinds_of_hands, number_of
from sobremesa.lab.preflop import KINDS, preflop
from sobremesa.lab.pushfold import nearest
from sobremesa.lab.ranges import kinds

Row = NDArray[np.float64]

FUTURES: Final = 96
"""Boards looked at from the flop on; later streets are looked at whole."""
OPENED: Final = (0.0, 0.75, 0.46, 0.29, 0.22, 0.18, 0.16, 0.14, 0.13, 0.12)
"""By how many are still to act, the part of all hands with which a pot is opened."""
SHORT: Final = 12.0
"""Big blinds up to which a stack is pushed or folded."""


@cache
def places() -> Row:
    """By kind, its place before the flop, the middle of its part of the 1,326 hands: equity against any hand and against good ones, with something
    for what plays well after the flop."""
    table = preflop()
    every = table.hands / table.hands.sum()

    def against(weights: Row) -> Row:
        met = table.pairs * weights
        found: Row = (met * table.equity).sum(axis=1) / met.sum(axis=1)
        return found

    worth = against(every)
    good = np.zeros(KINDS)
    good[np.argsort(-worth)[:60]] = 1.0
    worth = 0.5 * worth + 0.5 * against(good)
    for number, name in enumerate(kinds()):
        high, low = "AKQJT98765432".index(name[0]), "AKQJT98765432".index(name[1])
        if name.endswith("s"):
            worth[number] += 0.014
        if 0 < low - high <= 2 and high > 1:
            worth[number] += 0.008
    order = np.argsort(-worth, kind="stable")
    found = np.zeros(KINDS)
    found[order] = (np.cumsum(table.hands[order]) - table.hands[order] / 2.0) / 1326.0
    return found


@cache
def hand_places() -> Row:
    """By hand, its place before the flop."""
    found: Row = places()[kinds_of_hands()]
    return found


def above(place: Row, edge: float, width: float) -> Row:
    """A curve from 0 to 1 that rises round ``edge``."""
    found: Row = 1.0 / (1.0 + np.exp(np.clip((edge - place) / width, -40.0, 40.0)))
    return found


def opens(behind: int, structure: int) -> float:
    """The part of all hands that opens the pot with so many still to act."""
    wide = OPENED[min(behind, 9)]
    return min(wide * 1.1, 0.9) if structure == FIXED_LIMIT else wide


def reraises(wide: float, raises: int, structure: int) -> float:
    """The part of all hands that raises again after so many raises, the last with a part of ``wide``."""
    if structure == FIXED_LIMIT:
        return wide * (0.45 if raises == 1 else 0.4)
    return wide * 0.24 if raises == 1 else max(wide * 0.25, 0.022)


def calls(wide: float, own: float, price: float, structure: int) -> float:
    """The part of all hands that stays in before the flop against a raise with a part of ``wide`` of them, at that price (see :func:`priced`).
    ``own``: the part with which the same player has raised before in the hand, 0: he has not."""
    cheap = min(max(1.6 - 2.2 * price, 0.3), 1.5)
    found = own * 0.55 * cheap if own else wide * cheap
    if structure == FIXED_LIMIT:
        found = own if own else found * 1.15
    return min(found, 0.95)


def priced(owed: float, pot: float) -> float:
    """The part of the pot that a call would be."""
    return owed / (pot + owed) if owed > 0 else 0.0


def stays(place: Row, price: float, width: float = 0.06) -> Row:
    """By place after the flop, the chance to stay in at a price."""
    return 0.03 + 0.97 * above(place, 0.2 + 0.95 * price, width)


class Beliefs:
    """What a seat may think of its rivals in the betting round that is going on.

    :ivar weights: by rival still in, how likely each hand is (not summing up to anything). ``raises``: bets and raises of this round, blinds not
        counted. ``opened_wide``: the part of all hands with which the last raise before the flop was made; ``raised_wide``: the same by seat, 0:
        it has not raised. ``limpers``: how many called the blind.
    :ivar last: who bet or raised last in the hand, -1 nobody. ``checked``: rivals who have checked in this round.
    """

    def __init__(self, state: PokerTable, seat: int, trust: float = 1.0) -> None:
        self.state = state
        self.trust = trust
        chips = state.chips
        self.board = tuple(state.deal.board)
        known = state.deal.seen(seat)
        possible = np.where(MASKS & known, 0.0, 1.0)
        self.weights: dict[int, Row] = {}
        for rival in range(state.seats):
            if rival != seat and chips.live >> rival & 1:
                shown = state.deal.own(rival) if state.deal.shown >> rival & 1 else 0
                self.weights[rival] = np.where(shown == MASKS, 1.0, 0.0) if shown else possible.copy()
        self.raises = 0
        self.opened_wide = 1.0
        self.raised_wide = [0.0] * state.seats
        self.limpers = 0
        self.last = -1
        self.checked = 0
        self._replay()

    def range_of(self, rival: int) -> Row:
        """How likely a rival holds each hand; sums up to 1."""
        weights = self.weights[rival]
        found: Row = weights / weights.sum()
        return found

    def _replay(self) -> None:
        state = self.state
        stakes = state.stakes
        seating = state.seating
        playing = seating.playing
        stacks = list(state.began)
        bets = [0] * state.seats
        antes = 0
        if stakes.ante:
            antes = stakes.ante if stakes.one_ante else stakes.ante * playing.bit_count()
        pot = antes
        for who, amount in ((seating.small_blind(), stakes.sb), (seating.big, stakes.bb), (state.straddler, 2 * stakes.bb)):
            if who >= 0 and stakes.blinds:
                bets[who] = min(amount, stacks[who])
                pot += bets[who]
        level = stakes.bb if state.straddler < 0 else 2 * stakes.bb
        opener = state.straddler if state.straddler >= 0 else seating.big
        street = 0
        live = playing
        acted = 0
        for number in state.history:
            when, who, action = read_deed(number)
            if when != street:
                street = when
                for other in range(state.seats):
                    stacks[other] -= bets[other]
                    bets[other] = 0
                level = self.raises = self.checked = acted = 0
            owed = min(level, stacks[who]) - bets[who]
            total = action - BET if action >= BET else min(level, stacks[who])
            if action == FOLD:
                live &= ~(1 << who)
                continue
            if action == BRING:
                return
            behind = self._behind(opener, who, live & ~acted) if street == 0 else 0
            if who in self.weights:
                all_in = total >= stacks[who]
                if street == 0:
                    chance = self._before_flop(who, action, owed, pot, behind, total, all_in, stacks, antes)
                else:
                    chance = self._after_flop(state.deal.board[: 2 + street], action, owed, pot, total - bets[who], level)
                mixed = self.weights[who] * (self.trust * chance + 1.0 - self.trust)
                if mixed.sum() > 0:
                    self.weights[who] = mixed
            if action >= BET:
                if street == 0:
                    self.opened_wide = self._raises_with(who, behind)
                    if all_in_short(total, stakes.bb, stacks, who):
                        self.opened_wide = max(self.opened_wide, 0.3 if behind > 2 else 0.5)
                    self.raised_wide[who] = self.opened_wide
                self.raises += 1
                self.last = who
                acted = 0
                level = total
            elif not owed:
                self.checked |= 1 << who
            elif street == 0 and not self.raises:
                self.limpers += 1
            acted |= 1 << who
            pot += total - bets[who]
            bets[who] = total
        if state.street != street:
            self.raises = self.checked = 0

    def _behind(self, opener: int, who: int, waiting: int) -> int:
        """How many of a set come after a seat before the flop, the big blind (or straddle) being the last."""
        found = 0
        at = who
        while at != opener:
            at = (at + 1) % self.state.seats
            found += waiting >> at & 1
        return found

    def _raises_with(self, who: int, behind: int) -> float:
        """The part of all hands with which a player raises now."""
        if self.raises == 0:
            return min(opens(max(behind, 1), self.state.chips.structure) * self._looseness(who), 0.95)
        return reraises(self.opened_wide, self.raises, self.state.chips.structure)

    def _looseness(self, who: int) -> float:
        """How much more often than expected a player has entered in the last hands: 1 as often, up to twice, down to a half. Whoever is not known
        yet is taken to be a little tighter than good play is."""
        if not isinstance(self.state, HoldemState):
            return 1.0
        seen = last(self.state.habits.entered[who], KEPT)
        usual = {2: 0.72, 3: 0.5, 4: 0.4}.get(self.state.seating.playing.bit_count(), 0.3)
        return min(max((sum(seen) + 0.85 * 8 * usual) / (len(seen) + 8) / usual, 0.5), 2.0)

    def _before_flop(self, who: int, action: int, owed: int, pot: int, behind: int, total: int, all_in: bool, stacks: list[int], antes: int) -> Row:
        place = hand_places()
        structure = self.state.chips.structure
        bb = self.state.stakes.bb
        if action >= BET:
            if all_in and structure == NO_LIMIT and not self.raises and total <= 1.6 * SHORT * bb:
                push: Row = nearest(total / bb, max(behind, 1), antes / bb).push[kinds_of_hands()]
                return 0.04 + push
            wide = self._raises_with(who, behind)
            return 0.03 + 0.97 * above(-place, -wide * 1.1, 0.25 * wide + 0.01)
        if not owed:  # the big blind lets it be
            return 1.0 - 0.7 * above(-place, -0.12, 0.03)
        if not self.raises:
            return 0.12 + 0.88 * above(-place, -0.65, 0.12) * (1.0 - 0.6 * above(-place, -0.12, 0.03))
        wide = calls(self.opened_wide, self.raised_wide[who], priced(owed, pot), structure)
        wide = min(wide * self._looseness(who), 0.95)
        top = self._raises_with(who, behind)
        return 0.04 + 0.96 * above(-place, -wide, 0.2 * wide + 0.01) * (1.0 - (0.0 if all_in else 0.6) * above(-place, -top, 0.25 * top + 0.005))

    def _after_flop(self, board: list[int], action: int, owed: int, pot: int, added: int, level: int) -> Row:
        place = future(tuple(board), FUTURES).place
        river = len(board) == 5
        if action >= BET:
            size = min((added - owed) / max(pot + owed, 1), 2.0)
            if not level:
                return (0.16 if river else 0.2) + 0.8 * above(place, 0.6 + 0.08 * size, 0.07)
            return (0.05 if self.raises < 2 else 0.03) + above(place, 0.82 if self.raises < 2 else 0.92, 0.05)
        if not owed:
            return 1.0 - 0.55 * above(place, 0.75, 0.06)
        price = priced(owed, pot)
        return (0.03 + stays(place, price)) * (1.0 - 0.45 * above(place, 0.93, 0.03))


def all_in_short(total: int, bb: int, stacks: list[int], who: int) -> bool:
    """Whether a raise to that total is a short stack's all-in."""
    return total >= stacks[who] and total <= 1.6 * SHORT * bb


def equity_before_flop(hole: int, beliefs: Beliefs) -> float:
    """The share of the pot that two cards win on average if all rivals stay; of several, as if each were met alone."""
    table = preflop()
    own = int(kinds_of_hands()[number_of()[hole]])
    found = 1.0
    for rival in beliefs.weights:
        by_kind = np.bincount(kinds_of_hands(), weights=beliefs.range_of(rival), minlength=KINDS)
        found *= float(by_kind @ table.equity[own])
    return found


def chances(hand: int, strengths: NDArray[np.int16], ranges: list[Row]) -> list[Row]:
    """By range and board, the chance that the hand of that number beats the range; boards that have one of its cards are left out."""
    lines = strengths[strengths[:, hand] > 0]
    mine = lines[:, hand][:, None]
    # 2 for a hand beaten, 1 for an equal one; the impossible ones, of strength 0, are taken out.
    halves = (lines < mine).astype(np.float64) + (lines <= mine)
    halves[lines == 0] = 0.0
    there = (lines > 0).astype(np.float64)
    found: list[Row] = []
    for weights in ranges:
        possible = there @ weights
        found.append(np.where(possible > 1e-9, 0.5 * (halves @ weights) / np.maximum(possible, 1e-9), 0.5))
    return found
