"""What a player of anaconda knows: which cards are worth keeping, what hands become once all have passed their rubbish, and what to show of them."""

from __future__ import annotations

from typing import Final

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge._poker import BLUFF, PAUSE, SAMPLES, _share, best_half, bet, between, reason
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._anaconda import CHOOSING, DECLARING, PASSING, PICK, SAID, TURN, AnacondaHand
from sobremesa.games.vying._forms import HIGH, LOW, NO_LOW, SPLIT
from sobremesa.games.vying._hand import BETTING, OVER
from sobremesa.games.vying._hands import STRAIGHT, class_of
from sobremesa.games.vying._lead import rank_of
from sobremesa.games.vying._lows import low_class, low_ranks

QUICK: Final = 5
"""Guesses of a quick move."""
TRIED: Final = 8
"""Passes that are tried out against each other."""
SAME: Final = 24
"""What one other card of its rank adds to the use of a card; a full suit and a straight in sight add about as much."""


def uses(state: AnacondaHand, hand: int) -> list[int]:
    """How useful each card of a hand is for its owner, by its place in ascending order."""
    cards = bits(hand)
    ranks = [0] * 15
    suits = [0] * 4
    for card in cards:
        if not state.is_wild(card):
            ranks[rank_of(card)] += 1
            suits[card // 13] += 1
    ranks[1] = ranks[14]
    run = [0] * 15  # how many ranks of the five that hold most of a straight with this one
    for low in range(1, 11):
        held = 0
        for rank in range(low, low + 5):
            held += ranks[rank] > 0
        for rank in range(low, low + 5):
            if held > run[rank]:
                run[rank] = held
    run[14] = max(run[14], run[1])
    small = sum([ranks[rank] > 0 for rank in range(1, 9)])
    lows = state.form.goal == SPLIT and small >= 4
    found: list[int] = []
    for card in cards:
        if state.is_wild(card):
            found.append(1000)
            continue
        rank = rank_of(card)
        suit = suits[card // 13]
        worth = rank + SAME * (ranks[rank] - 1)
        if suit > 3:
            worth += 22 if suit == 4 else 60
        elif suit == 3:
            worth += 6
        if run[rank] > 3:
            worth += 12 if run[rank] == 4 else 45
        if lows and rank in (2, 3, 4, 5, 6, 7, 8, 14):
            worth += 40 // ranks[rank]
        found.append(worth)
    return found


def rubbish(state: AnacondaHand, hand: int, count: int) -> int:
    """The least useful cards of a hand, a set."""
    found = 0
    worth = uses(state, hand)
    cards = bits(hand)
    for _ in range(count):
        least = worth.index(min(worth))
        found |= 1 << cards[least]
        worth[least] = 1 << 20
    return found


def best_low(state: AnacondaHand, hand: int) -> bool:
    """Whether of a hand's best fives the low one promises more, where one set of five has to serve."""
    worth = state.form.low(hand, 0)
    high = class_of(state.form.ranks.plain(state.form.high(hand, 0)))
    return low_class(worth) == 0 and low_ranks(worth)[0] <= 8 and high < STRAIGHT


def chosen(state: AnacondaHand, hand: int) -> int:
    """The five cards to keep, a set."""
    return state.form.five(hand, 0, state.declares and best_low(state, hand))


class Trials:
    """Guesses of a hand played to its end: all pass what is least useful to them.

    Others have improved their hands in the passes already made: those are made once more among themselves.
    """

    def __init__(self, state: AnacondaHand, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.live = state.chips.live
        self.rivals = self.live & ~(1 << seat)
        passing = state.passing
        self.made = sum([live != 0 for live in passing.passers])
        self.left = len(passing.counts) - self.made
        self.settled = state.plan.chooses >= 0 and state.street >= state.plan.chooses and state.phase != CHOOSING

    def hands(self, chance: Chance) -> list[int]:
        """What each may hold now, a set."""
        guess = self.state.clone().quiet()
        guess.redeal(self.seat, chance)
        assert isinstance(guess, AnacondaHand)
        found = [guess.deal.own(other) if self.live >> other & 1 else 0 for other in range(guess.seats)]
        if not self.settled:
            for at in range(self.made):
                self._pass(found, at, self.rivals, 0)
        return found

    def _pass(self, hands: list[int], at: int, live: int, mine: int) -> None:
        """A pass between the seats of a set; ``mine``: what the own seat passes, 0: what is of least use to it."""
        state = self.state
        if live & (live - 1) == 0:
            return
        takers = state.passing.takers(at, live)
        given = [0] * state.seats
        for other in bits(live):
            given[other] = mine if mine and other == self.seat else rubbish(state, hands[other], state.passing.counts[at])
        for other in bits(live):
            hands[other] &= ~given[other]
        for other in bits(live):
            hands[takers[other]] |= given[other]

    def share(self, hands: list[int], mine: int) -> float:
        """The share of the pot won from these hands, the own seat passing ``mine`` first (0: rubbish)."""
        state = self.state
        hands = hands[:]
        for at in range(self.made, self.made + self.left):
            self._pass(hands, at, self.live, mine)
            mine = 0
        highs, lows = self.worths(hands)
        return _share(self.live, self.seat, state.form.goal, highs, lows)

    def worths(self, hands: list[int]) -> tuple[list[int], list[int]]:
        """What those hands are worth."""
        form = self.state.form
        highs = [NO_LOW] * self.state.seats
        lows = [NO_LOW] * self.state.seats
        for other in bits(self.live):
            if form.goal & HIGH:
                highs[other] = form.high(hands[other], 0)
            if form.goal & LOW:
                lows[other] = form.low(hands[other], 0)
        return highs, lows

    def final(self, chance: Chance) -> tuple[list[int], list[int]]:
        """What all may have in the end, once five have been chosen: of others, the best of two guesses, for they have chosen theirs."""
        highs, lows = self.worths(self.hands(chance))
        more, less = self.worths(self.hands(chance))
        for other in bits(self.rivals):
            if more[other] > highs[other]:
                highs[other] = more[other]
            if less[other] > lows[other]:
                lows[other] = less[other]
        return highs, lows


def share_of(state: AnacondaHand, seat: int, chance: Chance, samples: int) -> float:
    """The share of the pot that the seat may expect, from 0 to 1."""
    trials = Trials(state, seat)
    won = 0.0
    for _ in range(samples):
        if trials.settled:
            highs, lows = trials.final(chance)
            won += _share(trials.live, seat, state.form.goal, highs, lows)
        else:
            won += trials.share(trials.hands(chance), 0)
    return won / samples


def best_pass(state: AnacondaHand, seat: int, chance: Chance, samples: int) -> tuple[int, float]:
    """The pass that wins most, a set of cards, and the share of the pot it may expect; all are tried against the same hands."""
    hand = bits(state.deal.holes[seat])
    worth = uses(state, state.deal.holes[seat])
    ways: list[tuple[int, int]] = []
    for action in [*state.choices(seat), PICK + to_mask([place for place, card in enumerate(hand) if state.picked[seat] >> card & 1])]:
        places = action - PICK
        if places:
            ways.append((sum([use for place, use in enumerate(worth) if places >> place & 1]), places))
    ways.sort()
    sets = [to_mask([card for place, card in enumerate(hand) if places >> place & 1]) for _, places in ways[:TRIED]]
    trials = Trials(state, seat)
    totals = [0.0] * len(sets)
    for _ in range(samples):
        hands = trials.hands(chance)
        for at, cards in enumerate(sets):
            totals[at] += trials.share(hands, cards)
    for at, cards in enumerate(sets):  # where samples hardly differ: two that go together are no present
        totals[at] -= samples * (0.02 * paired(state, cards) + 0.002 * at)
    best = max(range(len(sets)), key=totals.__getitem__)
    return sets[best], min(1.0, max(0.0, totals[best] / samples))


def paired(state: AnacondaHand, cards: int) -> bool:
    """Whether two cards of a set have the same rank."""
    ranks = [card % 13 for card in bits(cards) if not state.is_wild(card)]
    return len(set(ranks)) < len(ranks)


def declare(state: AnacondaHand, seat: int, chance: Chance, samples: int) -> tuple[int, int]:
    """What to declare for, and how often in a hundred it wins."""
    trials = Trials(state, seat)
    return best_half(trials.live, seat, (trials.final(chance) if trials.settled else trials.worths(trials.hands(chance)) for _ in range(samples)))


def _pick(state: AnacondaHand, seat: int, cards: int) -> int:
    """The action that picks those cards; where they are picked already, another one."""
    hand = bits(state.deal.holes[seat])
    action = PICK + to_mask([place for place, card in enumerate(hand) if cards >> card & 1])
    return action if cards != state.picked[seat] else state.actions(seat)[0]


def _choice(state: AnacondaHand, seat: int) -> int:
    """What to put aside, or to turn up: of the five, what tells least."""
    holes = state.deal.holes[seat]
    if not state.turning(seat):
        return _pick(state, seat, holes & ~chosen(state, holes))
    hand = bits(holes)
    left = holes & ~state.picked[seat] & ~to_mask(state.order[seat])
    five = holes & ~state.picked[seat]
    worth = uses(state, five)
    shown = [(worth[place], card) for place, card in enumerate(bits(five)) if left >> card & 1]
    return TURN + hand.index(min(shown)[1])


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, AnacondaHand)
    if state.phase == OVER:
        return between(state, seat)
    if state.phase == PASSING:
        return _pick(state, seat, rubbish(state, state.deal.holes[seat], state.count()))
    if state.phase == CHOOSING:
        return _choice(state, seat)
    if state.phase == DECLARING:
        return SAID + declare(state, seat, chance, QUICK)[0]
    if state.phase != BETTING:
        return state.actions(seat)[0]
    return bet(state, seat, share_of(state, seat, chance, QUICK), chance, 6)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, AnacondaHand)
    chance = SeededChance(1)
    if state.phase == BETTING:
        return reason(state, seat, action, share_of(state, seat, chance, 60))
    if state.phase == PASSING:
        cards, share = best_pass(state, seat, chance, 30)
        return _why_pass(state, seat, cards, share) if _pick(state, seat, cards) == action else None
    if state.phase == CHOOSING:
        return _why_choice(state, seat) if _choice(state, seat) == action else None
    return say("hint-anaconda-declare", n=declare(state, seat, chance, 100)[1]) if state.phase == DECLARING else None


def _why_pass(state: AnacondaHand, seat: int, cards: int, share: float) -> Say:
    plain = rubbish(state, state.deal.holes[seat], state.count())
    split = paired(state, plain) and not paired(state, cards)
    return say("hint-anaconda-pass-split" if split else "hint-anaconda-pass", n=round(100 * share))


def _why_choice(state: AnacondaHand, seat: int) -> Say:
    return say("hint-anaconda-turn" if state.turning(seat) else "hint-anaconda-discard")


class AnacondaBot(Bot):
    """Passes what wins most in trial deals, keeps its best five, and weighs the share of the pot against the price."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, AnacondaHand)
        samples = SAMPLES[self.level] // 4
        if guess.phase == OVER:
            return Decision(between(guess, seat), PAUSE) if guess.turn() == seat else Decision(None)
        if guess.phase == PASSING:
            if not guess.awaited() >> seat & 1:
                return Decision(None)
            if self.level == "easy":
                return Decision(policy(guess, seat, chance), PAUSE)
            cards, share = best_pass(guess, seat, chance, samples)
            return Decision(_pick(guess, seat, cards), PAUSE, _why_pass(guess, seat, cards, share))
        if guess.phase == CHOOSING:
            return Decision(_choice(guess, seat), PAUSE, _why_choice(guess, seat))
        if guess.phase == DECLARING:
            kind, percent = declare(guess, seat, chance, samples)
            return Decision(SAID + kind, PAUSE, say("hint-anaconda-declare", n=percent))
        if guess.phase != BETTING:
            return Decision(guess.actions(seat)[0], PAUSE)
        share = share_of(guess, seat, chance, samples)
        if self.level == "easy":
            share += (chance.below(31) - 15) / 100
        action = bet(guess, seat, share, chance, BLUFF[self.level])
        return Decision(action, PAUSE, reason(guess, seat, action, share))


def make_bot(level: str) -> Bot:
    """A bot of its own: passing is not a matter of search."""
    return AnacondaBot(level)
