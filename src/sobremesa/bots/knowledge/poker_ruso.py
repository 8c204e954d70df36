"""Póker ruso: every play of a box is worth what it brings against all the hands that the croupier may have, and the best for the player is played.

Betting is counted exactly, and buying over all the cards that may come (the croupier's hands being those possible before one has); what is drawn for
three cards or more is sampled.
"""

from __future__ import annotations

from itertools import combinations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge._house import Croupier, HouseBot, croupier, ev_text, known_cards, stake
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.session import BETS, READY
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._hands import high
from sobremesa.games.vying._house import CENTS, FOLD, PLAY, HouseState, kind_key
from sobremesa.games.vying._paytable import LEAST_PAIR, kind_of, odds_of
from sobremesa.games.vying._ruso_table import BET, BUY, CHANGE, GAME_OFFER, INSURE, NO_OFFER, TAKE_OFFER
from sobremesa.games.vying.poker_ruso import RusoState

SAMPLES = 300  # hands drawn where there are more


class Values:
    """What the plays of the box in turn are worth, in antes."""

    def __init__(self, state: RusoState, seat: int) -> None:
        self.state = state
        self.known = known_cards(state, seat) | _thrown(state, seat)
        self.house: Croupier = croupier(state.house[4], self.known, state.pair_only)
        self.ante_win = 1.0 if state.ante_paid else 0.0
        self.hand = to_mask(state.hands[state.box])
        self.ceiling = state.max_pay / (CENTS * state.stakes[state.box]) if state.max_pay else 0.0

    def bet(self, hand: int) -> float:
        """Betting on a hand, a set."""
        worth = high(hand)
        six = hand.bit_count() > 5 or self.state.double == "any"
        odds = self.state.odds_of_hand(hand) if six else odds_of(kind_of(worth))
        win = 2.0 * odds
        if self.ceiling:
            win = min(win, self.ceiling)
        return self.house.value(worth, self.ante_win, win, 2)

    def rest(self) -> list[int]:
        """The cards that may come."""
        return bits((1 << 52) - 1 & ~self.known)

    def buy(self) -> float:
        """Buying a sixth card: all that may come, each bet on or given up."""
        cards = self.rest()
        return sum([max(-1.0, self.bet(self.hand | 1 << card)) for card in cards]) / len(cards) - 1

    def change(self, kept: int, chance: Chance) -> float:
        """Changing all but the cards ``kept``, the fee included."""
        count = (self.hand & ~kept).bit_count()
        cards = self.rest()
        fee = self.state.price(self.state.box, count) / self.state.stakes[self.state.box]
        total = 0.0
        if count < 3:
            draws = [to_mask(list(some)) for some in combinations(cards, count)]
        else:
            draws = []
            for _ in range(SAMPLES):
                chance.shuffle(cards)
                draws.append(to_mask(cards[:count]))
        for drawn in draws:
            total += max(-1.0, self.bet(kept | drawn))
        return total / len(draws) - fee

    def insure(self) -> float:
        """A chip of insurance: the croupier without a game against his being beaten."""
        no_game, wins, _, _ = self.house.counts(high(self.hand))
        return (no_game - wins) / self.house.total


def _thrown(state: RusoState, seat: int) -> int:
    """The cards that the seat has thrown itself."""
    known = 0
    for box in state.own_boxes(seat):
        known |= to_mask(state.thrown[box])
    return known


def _worth_keeping(hand: list[int]) -> list[int]:
    """What one may sensibly keep when changing, as sets: what is paired, four to a flush or a straight, the highest two, the highest."""
    found: list[int] = []
    paired = [card for card in hand if [other % 13 for other in hand].count(card % 13) > 1]
    if paired:
        found.append(to_mask(paired))
    for some in combinations(hand, 4):
        ranks = sorted([(card % 13 - 1) % 13 for card in some])
        if len({card // 13 for card in some}) == 1 or (len(set(ranks)) == 4 and ranks[3] - ranks[0] < 5):
            found.append(to_mask(list(some)))
    order = sorted(hand, key=_height, reverse=True)
    found += [to_mask(order[:2]), to_mask(order[:1])]
    return sorted(set(found))


def _height(card: int) -> int:
    return (card % 13 - 1) % 13


def plays(state: RusoState, seat: int) -> list[tuple[float, int]]:
    """What the plays of the box in turn are worth in antes, with their actions; the best first. Of changes only sensible ones."""
    box = state.box
    if state.is_blind(box):
        return [(0.0, BET)]  # given up it loses all, and no hand in the dark is worth less than that
    values = Values(state, seat)
    bet, brings = BET, values.bet(values.hand)
    most, share = state.most_insured(box), values.insure()
    if most >= state.stakes[box] and share > 0:
        bet = INSURE | most
        brings += share * most / state.stakes[box]
    found = [(brings, bet), (-1.0, FOLD)]
    if state.why_not_buy(box) == "":
        found.append((values.buy(), BUY))
    if not state.acts[box]:
        hand = state.hands[box]
        chance = SeededChance(sum(hand))  # the same answer whenever it is asked
        for kept in _worth_keeping(hand):
            places = sum([1 << place for place, card in enumerate(hand) if not kept >> card & 1])
            if 0 < places.bit_count() <= state.most_change(box):
                found.append((values.change(kept, chance), CHANGE | places))
    return sorted(found, key=_first, reverse=True)


def _first(play: tuple[float, int]) -> float:
    return play[0]


def game_value(state: RusoState, seat: int) -> float:
    """What buying the croupier a game is worth in antes, for the box in turn; not buying is worth one."""
    unseen = bits((1 << 52) - 1 & ~(known_cards(state, seat) | _thrown(state, seat) | to_mask(state.house)))
    top = max(state.house, key=_height)
    cards = [card for card in unseen if not (state.redraws and card % 13 == top % 13)]
    total = 0.0
    if not state.is_blind(state.box):
        hand = to_mask(state.hands[state.box])
        for card in cards:
            total += _against(state, hand, top, card)
        return total / len(cards) - 1
    chance = SeededChance(sum(state.house))  # the same answer whenever it is asked
    for _ in range(SAMPLES):
        card = cards[chance.below(len(cards))]
        chance.shuffle(unseen)
        total += _against(state, to_mask([other for other in unseen[:6] if other != card][:5]), top, card)
    return total / SAMPLES - 1


def _against(state: RusoState, hand: int, top: int, card: int) -> float:
    """What a hand (a set) on the box in turn brings, in antes, against the croupier with ``card`` for his highest, ``top``."""
    worth, own = high(to_mask(state.house) & ~(1 << top) | 1 << card), high(hand)
    if not state.house_plays(worth) or worth == own:
        return 0.0
    if own < worth:
        return -3.0
    win = 2.0 * state.odds_of_hand(hand)
    if state.max_pay:
        win = min(win, state.max_pay / (CENTS * state.stakes[state.box]))
    return (1.0 if state.ante_paid else 0.0) + win


def _best(state: RusoState, seat: int) -> int:
    if state.phase == PLAY:
        return plays(state, seat)[0][1]
    if state.phase == GAME_OFFER:
        return TAKE_OFFER if state.chips[seat] >= CENTS * state.stakes[state.box] and game_value(state, seat) > 1 else NO_OFFER
    return stake(state, seat)


def policy(state: State, seat: int, chance: Chance) -> int:
    """Quick and sensible: bet on a pair or better, in the dark too; buy and change nothing."""
    assert isinstance(state, RusoState)
    if state.phase == GAME_OFFER:
        return NO_OFFER
    if state.phase != PLAY:
        return stake(state, seat)
    if state.is_blind(state.box):
        return BET
    worth = high(to_mask(state.hands[state.box]))
    return BET if worth >= LEAST_PAIR else FOLD


class RusoBot(HouseBot):
    """Plays what is worth most."""

    def best(self, state: HouseState, seat: int, chance: Chance) -> int:
        assert isinstance(state, RusoState)
        return policy(state, seat, chance) if self.level == "easy" else _best(state, seat)

    def why(self, state: HouseState, seat: int, action: int) -> Say | None:
        return explain(state, seat, action)


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return RusoBot(level)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a play is the best, with what it is worth; of any other nothing."""
    assert isinstance(state, RusoState)
    if state.phase == BETS:
        if action == READY:
            return None
        return say("hint-poker-ruso-ante" if state.edge[:1] == "+" else "hint-house-least")
    if state.phase == GAME_OFFER:
        value = game_value(state, seat)
        if action != (TAKE_OFFER if value > 1 else NO_OFFER):
            return None
        return say("hint-poker-ruso-game" if action == TAKE_OFFER else "hint-poker-ruso-no-game", ev=ev_text(value))
    if state.phase != PLAY or action != _best(state, seat):
        return None
    if state.is_blind(state.box):
        return say("hint-poker-ruso-blind")
    order = plays(state, seat)
    ev, next_ev = ev_text(order[0][0]), ev_text(order[1][0])
    kind = kind_key(high(to_mask(state.hands[state.box])))
    name = "bet"
    if action == FOLD:
        name = "fold"
    elif action == BUY:
        name = "buy"
    elif action >= INSURE:
        name = "insure"
    elif action >= CHANGE:
        name = "change"
    return say(f"hint-poker-ruso-{name}", say=kind, ev=ev, ev2=next_ev)
