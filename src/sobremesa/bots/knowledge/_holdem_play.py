"""How hold'em is played well: before the flop by position, stacks and what has been raised; after it by weighing what every size of bet would bring.

After the flop each choice has a worth in chips: what folds bring, and the share of the pot that the hand wins against the hands that would stay in.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.knowledge._holdem_ranges import (
    FUTURES,
    SHORT,
    Beliefs,
    Row,
    calls,
    chances,
    equity_before_flop,
    hand_places,
    opens,
    priced,
    reraises,
    stays,
)
from sobremesa.bots.knowledge._poker import winnable
from sobremesa.core.chance import Chance
from sobremesa.games.vying._betting import FIXED_LIMIT, NO_LIMIT
from sobremesa.games.vying._hand import BET, CALL, CHECK, FOLD
from sobremesa.games.vying._table import PokerTable
from sobremesa.lab.all_hands import future, kinds_of_hands, number_of
from sobremesa.lab.pushfold import nearest


class Thought:
    """A decision in a betting round: the action, and the share of the pot the hand is taken to win."""

    def __init__(self, action: int, share: float) -> None:
        self.action = action
        self.share = share


class Spot:
    """What a seat looks at when it is to act. Chips as they are; ``pot``: what it can win of the pot; ``deep``: the big blinds it can win or lose at
    most."""

    def __init__(self, state: PokerTable, seat: int, chance: Chance, trust: float) -> None:
        chips = state.chips
        self.state = state
        self.seat = seat
        self.chance = chance
        self.beliefs = Beliefs(state, seat, trust)
        self.hole = state.deal.own(seat)
        self.number = number_of()[self.hole]
        self.bb = state.stakes.bb
        self.pot = winnable(state, seat)
        self.owed = chips.owes(seat)
        self.rivals = list(self.beliefs.weights)
        self.own = chips.stacks[seat] + chips.bets[seat]
        self.reach = min(self.own, max(chips.stacks[rival] + chips.bets[rival] for rival in self.rivals))
        self.deep = self.reach / self.bb
        self.low = chips.lowest(seat)
        self.high = chips.highest(seat) if self.low else 0

    def roll(self) -> float:
        """A number from 0 to 1."""
        return self.chance.below(10_000) / 10_000

    def passes(self) -> int:
        """Check, or fold where that is not free."""
        return CHECK if self.state.chips.level <= self.state.chips.bets[self.seat] else FOLD

    def stays_in(self) -> int:
        """Check or call."""
        return CHECK if self.state.chips.level <= self.state.chips.bets[self.seat] else CALL

    def raises_to(self, total: float) -> int:
        """Raise to about that total, all-in where little would be left; call where raising is not allowed."""
        if not self.low:
            return self.stays_in()
        wanted = max(self.low, min(round(total), self.high))
        if self.state.chips.structure == NO_LIMIT and wanted > 0.45 * self.reach:
            wanted = max(self.low, min(self.high, self.reach))
        if self.state.chips.structure == FIXED_LIMIT:
            wanted = self.low
        return BET + wanted

    def waiting(self) -> int:
        """How many rivals are still to act after one in this round, before the flop."""
        pending = self.state.chips.pending & ~(1 << self.seat)
        return pending.bit_count()

    def last_to_act(self) -> bool:
        """Whether nobody still in with chips acts after one from the flop on."""
        order = self.state.seating.order(self.state.chips.able | 1 << self.seat)
        return order[-1] == self.seat


def think(state: PokerTable, seat: int, chance: Chance, trust: float = 1.0) -> Thought:
    """What to do, of a seat that is to act in a betting round of hold'em. ``trust``: how far it believes what the others' bets tell, 0 to 1."""
    spot = Spot(state, seat, chance, trust)
    return after_flop(spot) if len(state.deal.board) >= 3 else before_flop(spot)


# -- before the flop --------------------------------------------------------------------------------------------------------------------------


def before_flop(spot: Spot) -> Thought:
    """Open, push, call or raise by the place of the hand, the seat, and what has been done."""
    state = spot.state
    chips = state.chips
    beliefs = spot.beliefs
    share = equity_before_flop(spot.hole, beliefs)
    place = float(hand_places()[spot.number]) + 0.03 * (spot.roll() - 0.5)
    if beliefs.raises:
        return Thought(_facing_raise(spot, place, share), share)
    behind = max(spot.waiting(), 1)
    wide = opens(behind, chips.structure)
    if beliefs.limpers:
        if place < 0.5 * wide + 0.03:
            return Thought(spot.raises_to((3.0 + beliefs.limpers) * spot.bb), share)
        if not spot.owed or (spot.owed < spot.bb and place < 0.6) or place < wide * 0.9:
            return Thought(spot.stays_in(), share)
        return Thought(spot.passes(), share)
    if not spot.owed:  # the big blind to whom everybody has folded but callers that are none: let it be or raise
        return Thought(spot.raises_to(3.0 * spot.bb) if place < 0.2 else CHECK, share)
    if chips.structure == NO_LIMIT and spot.deep <= SHORT and spot.high >= spot.reach:
        antes = (chips.pot - sum(chips.bets)) / spot.bb
        push = nearest(spot.deep, behind, antes).push[kinds_of_hands()[spot.number]]
        return Thought(BET + spot.high if spot.roll() < push else spot.passes(), share)
    if place < wide:
        return Thought(spot.raises_to(2.5 * spot.bb), share)
    if behind == 1 and place < 0.88 and chips.structure != FIXED_LIMIT:  # the small blind completes
        return Thought(spot.stays_in(), share)
    return Thought(spot.passes(), share)


def _facing_raise(spot: Spot, place: float, share: float) -> int:
    chips = spot.state.chips
    beliefs = spot.beliefs
    structure = chips.structure
    price = priced(spot.owed, spot.pot)
    if spot.owed >= 0.4 * (spot.own - chips.bets[spot.seat]) or spot.owed + chips.bets[spot.seat] >= spot.reach:
        # Calling takes (nearly) all there is, or nobody can bet on: the share against the price.
        if share < price + 0.01:
            return FOLD
        return spot.raises_to(spot.reach) if spot.low and spot.owed < spot.reach - chips.bets[spot.seat] else CALL
    wide = beliefs.opened_wide
    own = beliefs.raised_wide[spot.seat]
    reraise = reraises(wide, beliefs.raises, structure)
    stay = calls(wide, own, price, structure)
    if structure != FIXED_LIMIT and not own:
        stay *= 1.0 if spot.state.seating.big == spot.seat else 0.62
        stay *= 1.0 if beliefs.raises == 1 else 0.3
    bluffs = beliefs.raises == 1 and stay < place < stay + 0.1 and spot.roll() < 0.15
    if place < reraise or (bluffs and spot.low):
        late = spot.last_to_act()
        times = (3.0 if late else 3.7) if beliefs.raises == 1 else 2.3
        if structure == NO_LIMIT and spot.deep <= 1.7 * SHORT:
            return spot.raises_to(spot.reach)
        return spot.raises_to(times * chips.level + spot.bb * beliefs.limpers)
    return CALL if place < stay else FOLD


# -- after the flop ---------------------------------------------------------------------------------------------------------------------------


def after_flop(spot: Spot) -> Thought:
    """The choice worth most; of bets about as good, one or the other."""
    chips = spot.state.chips
    coming = future(tuple(spot.state.deal.board), FUTURES)
    ranges = [spot.beliefs.range_of(rival) for rival in spot.rivals]
    share = _all_beaten(chances(spot.number, coming.strengths, ranges))
    left = 5 - len(spot.state.deal.board)
    late = spot.last_to_act()
    behind = spot.reach - chips.bets[spot.seat] - spot.owed
    plays_on = chips.able & ~(1 << spot.seat) != 0 and behind > 0
    best, worth = spot.passes(), 0.0
    if not spot.owed:
        worth = _realised(share, left, late, behind / max(spot.pot, 1), plays_on) * spot.pot
        worth -= 0.0 if late or not plays_on else 0.02 * spot.pot
    else:
        pot = spot.pot + spot.owed
        called = _realised(share, left, late, behind / max(pot, 1), plays_on) * pot - spot.owed
        if called > 0:
            best, worth = CALL, called
    bluffing = False
    for action in _sizes(spot):
        gain, against = _worth_of_bet(spot, action - BET, coming.place, coming.strengths, left, late)
        gain += (spot.roll() - 0.5) * 0.03 * spot.pot
        if gain > worth:
            if against < 0.35 and _gives_up(spot, action - BET, left):
                continue
            best, worth = action, gain
            bluffing = against < 0.35
    return Thought(best, 0.0 if bluffing else share)


def _gives_up(spot: Spot, total: int, left: int) -> bool:
    """A bluff is made as often as keeps a caller in doubt, and more often while there are cards to come."""
    added = total - spot.state.chips.level
    often = added / (spot.pot + 2.0 * added)
    return spot.roll() > often * (1.5 if not left else 2.2)


def _all_beaten(won: list[Row]) -> float:
    found = won[0]
    for other in won[1:]:
        found = found * other
    return float(found.mean())


def _realised(share: float, left: int, late: bool, behind: float, plays_on: bool) -> float:
    """The part of the pot that a hand will bring with ``left`` cards to come: good hands win bets besides, weak ones are bet out of their share."""
    if not left or not plays_on:
        return share
    weight = 0.08 * left * min(behind, 1.0)
    return share + weight * (2.0 * share - 1.0) + (0.04 if late else -0.08) * left * share * (1.0 - share)


def _sizes(spot: Spot) -> list[int]:
    """The bets to think about."""
    chips = spot.state.chips
    if not spot.low:
        return []
    if chips.structure == FIXED_LIMIT:
        return [BET + spot.low]
    pot = spot.pot + spot.owed
    found: list[int] = []
    for part in (0.33, 0.6, 1.0, 1.6) if not chips.level else (0.5, 1.0):
        total = round(chips.level + part * pot)
        if total >= 0.6 * spot.reach:
            total = spot.reach
        total = max(spot.low, min(total, spot.high))
        if BET + total not in found:
            found.append(BET + total)
    if spot.reach <= 1.5 * pot + chips.level and chips.structure == NO_LIMIT:
        total = max(spot.low, min(spot.reach, spot.high))
        if BET + total not in found:
            found.append(BET + total)
    return found


def _worth_of_bet(spot: Spot, total: int, place: Row, strengths: NDArray[np.int16], left: int, late: bool) -> tuple[float, float]:
    """What a bet or raise to that total is worth in chips, and the share the hand has of the pot where it is not folded to."""
    chips = spot.state.chips
    beliefs = spot.beliefs
    added = total - chips.bets[spot.seat]
    all_fold = 1.0
    paid = 0.0
    most = 0
    stayed: list[Row] = []
    parts: list[float] = []
    for rival in spot.rivals:
        weights = beliefs.range_of(rival)
        owes = min(max(total - chips.bets[rival], 0), chips.stacks[rival])
        most = max(most, owes + chips.bets[rival])
        if chips.stacks[rival]:
            tough = 0.04 if beliefs.raises else 0.0
            weights = weights * stays(place, priced(owes, spot.pot + added) + tough)
        part = float(weights.sum())
        stayed.append(weights / max(part, 1e-9))
        parts.append(part)
        all_fold *= 1.0 - part
        paid += part * owes
    added = min(added, max(most - chips.bets[spot.seat], spot.owed))  # more than anybody can pay comes back
    met = 1.0 - all_fold
    if met < 1e-6:
        return float(spot.pot), 1.0
    won: Row = np.ones(1)
    for part, by_board in zip(parts, chances(spot.number, strengths, stayed), strict=True):
        won = won * (1.0 - part + part * by_board)
    share = (float(won.mean()) - all_fold) / met
    pot = spot.pot + added + paid / met
    behind = spot.reach - chips.bets[spot.seat] - added
    share_won = _realised(share, left, late, behind / max(pot, 1.0), behind > 0)
    raised = 0.1 * max(0.0, 0.6 - share) * pot if behind > 0 else 0.0  # now and then one is raised and must let it go
    return all_fold * 0.95 * spot.pot + met * (share_won * pot - added - raised), share
