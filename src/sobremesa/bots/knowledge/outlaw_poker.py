"""What a player of outlaw poker knows: what a card does for the cards kept, what hands such drafts end in, and what the next player would want."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge._poker import BLUFF, PAUSE, SAMPLES, bet, between, reason
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._draft import SIZE
from sobremesa.games.vying._forms import Form
from sobremesa.games.vying._hand import BETTING, OVER
from sobremesa.games.vying._hands import class_of, ranks_of
from sobremesa.games.vying._names import NAMES
from sobremesa.games.vying._outlaw import CHOOSING, CYCLES, KEEP, READY, OutlawHand

DRAFTS: Final = {"easy": 4, "normal": 16, "hard": 32}
"""Drafts played out for each card that may be kept."""
REACTION: Final = {"easy": (1100, 250), "normal": (750, 180), "hard": (500, 120)}
FASTEST: Final = 250  # ms
RIVALS: Final = 150
"""Drafts played out to know what others may end with."""
DENIALS: Final = 5
"""Guesses of what the next player has kept."""
DENIAL: Final = 0.06
"""What a class of hand that the next player does not get counts, as a share of the pot."""

_ends: dict[tuple[Form, int], list[int]] = {}  # what drafts end with, by form and players


def promise(state: OutlawHand, kept: list[int], left: int) -> float:
    """What cards kept are worth with so many still to be kept, as a class of hand and a part: 5.2 is a good flush or what is likely to be as much."""
    if not left:
        ranks = state.form.ranks
        plain = ranks.plain(ranks.high(to_mask(kept)))
        told = ranks_of(plain)
        return class_of(plain) + sum([rank / 15.0 ** (at + 1) for at, rank in enumerate(told)])
    counts = [0] * 15
    suits = 0
    wild = 0
    high = 0
    for card in kept:
        if state.is_wild(card):
            wild += 1
            continue
        rank = state.pack.rank[card] + 1
        rank = 14 if rank == 1 else rank
        counts[rank] += 1
        suits |= 1 << state.pack.suit[card]
        high += rank
    equal = sorted(counts, reverse=True)
    first, second = equal[0] + wild, equal[1]
    pairs = {1: 0.0, 2: 1.0, 3: 3.0, 4: 7.0}.get(first, 8.0)
    if first == 2:
        pairs += (1.0 if second == 2 else 0.0) + 0.35 * left
    elif first == 3:
        pairs += 3.0 if second == 2 else 0.6 * left
    elif first == 1:
        pairs += 0.25 * left
    flush = 5.0 * 0.76**left if suits & (suits - 1) == 0 else 0.0
    straight = 0.0
    if equal[0] == 1:
        held = [rank for rank in range(2, 15) if counts[rank]]
        if held[-1] - held[0] < SIZE or (held[-1] == 14 and len(held) > 1 and held[-2] < 6):
            straight = 4.0 * (0.5 if held[-1] - held[0] < SIZE - 1 else 0.42) ** left
    best = max(pairs, flush, straight)
    return best + 0.15 * (pairs + flush + straight - best) + 0.01 * high


def pick(state: OutlawHand, kept: list[int], offered: list[int], left: int) -> int:
    """Of the cards offered, the one that promises most with those kept; ``left`` are still to be kept after it."""
    best, most = offered[0], -1.0
    for card in offered:
        found = promise(state, [*kept, card], left)
        if found > most:
            best, most = card, found
    return best


class Table:
    """A draft that may go on: what each seat has kept, the groups of those still in, and the stock, its top card last."""

    def __init__(self, state: OutlawHand) -> None:
        self.state = state
        self.sitting = bits(state.chips.live)
        self.kept = [cards[:] for cards in state.draft.taken]
        self.groups = [state.draft.held(seat) if state.chips.live >> seat & 1 else [] for seat in range(state.seats)]
        self.stock = state.deal.stock[:]
        self.ended: list[list[int]] = []

    def deal(self, cards: list[int]) -> None:
        """A new draft of the same players, with those cards."""
        self.stock = cards
        for seat in self.sitting:
            self.kept[seat] = []
            self.groups[seat] = [cards.pop() for _ in range(SIZE)]

    def finish(self, seat: int, card: int = -1) -> list[int]:
        """What a seat ends with where all keep what promises most to them; ``card``: the one it keeps first. -1: ends of others are wanted too."""
        state = self.state
        sitting = self.sitting
        kept, groups = [cards[:] for cards in self.kept], [cards[:] for cards in self.groups]
        at = len(self.stock)
        cycle = len(kept[sitting[0]])
        while True:
            if len(groups[sitting[0]]) == SIZE:
                for other in sitting if cycle < CYCLES - 1 or seat < 0 else (seat,):
                    choice = card if card >= 0 and other == seat else pick(state, kept[other], groups[other], CYCLES - 1 - cycle)
                    kept[other].append(choice)
                    groups[other].remove(choice)
                cycle += 1
                card = -1
            if cycle == CYCLES:
                self.ended = kept
                return kept[seat] if seat >= 0 else []
            for other in sitting:
                at -= 1
                groups[other].append(self.stock[at])
            step = state.distance(cycle, len(sitting))
            passed = [groups[other] for other in sitting]
            for place in range(len(sitting)):
                groups[sitting[(place + step) % len(sitting)]] = passed[place]


def guessed(state: OutlawHand, seat: int, chance: Chance) -> Table:
    """The table as it may be for all that a seat knows."""
    guess = state.clone()
    guess.redeal(seat, SeededChance(chance.below(1 << 30)))
    assert isinstance(guess, OutlawHand)
    return Table(guess)


def best_card(state: OutlawHand, seat: int, chance: Chance, samples: int, deny: bool) -> tuple[int, float, bool]:
    """The card to keep, what it may be expected to end in (see :func:`promise`), and whether it is kept from the next player rather."""
    held = sorted(state.draft.held(seat))
    kept = list(state.draft.taken[seat])
    left = CYCLES - 1 - len(kept)
    others = state.chips.live.bit_count() - 1
    wins = [0.0] * len(held)  # how often each card beats all the others
    worths = [0.0] * len(held)
    if left:
        for _ in range(samples):
            table = guessed(state, seat, chance)
            for at, card in enumerate(held):
                found = table.finish(seat, card)
                wins[at] += beaten(state, found) ** others / samples
                worths[at] += promise(state, found, 0) / samples
    else:
        worths = [promise(state, [*kept, card], 0) for card in held]
        wins = [float(state.form.high(to_mask([*kept, card]), 0)) for card in held]
    wants = _wanted(state, seat, held, left, chance) if deny and 0 < left < 3 else [0.0] * len(held)
    totals = [wins[at] + DENIAL * wants[at] / others for at in range(len(held))]
    at = max(range(len(held)), key=totals.__getitem__)
    return held[at], worths[at], wins[at] < max(wins)


def beaten(state: OutlawHand, kept: list[int]) -> float:
    """The share of what others end with that a hand beats, half of those that are as good."""
    worth = state.form.high(to_mask(kept), 0)
    rivals = ends(state)
    return (bisect_left(rivals, worth) + bisect_right(rivals, worth)) / (2 * len(rivals))


def _wanted(state: OutlawHand, seat: int, held: list[int], left: int, chance: Chance) -> list[float]:
    """How much more each card would promise the next player than a usual card of the group."""
    sitting = bits(state.chips.live)
    place = sitting.index(seat) + state.distance(state.street + 1, len(sitting))
    to = sitting[place % len(sitting)]
    found = [0.0] * len(held)
    for _ in range(DENIALS):
        guess = state.clone()
        guess.redeal(seat, SeededChance(chance.below(1 << 30)))
        assert isinstance(guess, OutlawHand)
        theirs = guess.draft.taken[to]
        gains = [promise(state, [*theirs, card], left - 1) for card in held]
        usual = sum(gains) / len(gains)
        for at, gain in enumerate(gains):
            found[at] += (gain - usual) / DENIALS
    return found


def ends(state: OutlawHand) -> list[int]:
    """What drafts of so many players end with, worths in ascending order; reckoned once for each form."""
    players = state.chips.live.bit_count()
    found = _ends.get((state.form, players))
    if found is None:
        if len(_ends) > 24:
            _ends.clear()
        chance = SeededChance(1)
        table = Table(state)
        found = []
        while len(found) < RIVALS:
            cards = list(range(state.pack.size))
            chance.shuffle(cards)
            table.deal(cards)
            table.finish(-1)
            found += [state.form.high(to_mask(table.ended[seat]), 0) for seat in table.sitting]
        found.sort()
        _ends[state.form, players] = found
    return found


def share_of(state: OutlawHand, seat: int, chance: Chance, samples: int) -> float:
    """The share of the pot that a seat may expect."""
    kept = state.draft.taken[seat]
    done = len(kept) == CYCLES
    others = [other for other in bits(state.chips.live) if other != seat]
    rivals = ends(state)
    won = 0.0
    mine = state.form.high(to_mask(kept), 0)
    for _ in range(samples):
        if not done:
            mine = state.form.high(to_mask(guessed(state, seat, chance).finish(seat)), 0)
        ties = 1
        for _ in others:
            worth = rivals[chance.below(len(rivals))]
            if worth > mine:
                ties = 0
                break
            ties += worth == mine
        won += 1 / ties if ties else 0.0
    return won / samples


def kind(worth: float) -> str:
    """The message that names the class of what a card may be expected to end in."""
    name = NAMES[min(int(worth), len(NAMES) - 1)]
    return f"house-kind-{'nothing' if name == 'high-card' else name}"


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, OutlawHand)
    if state.phase == OVER:
        return between(state, seat)
    if state.phase == CHOOSING:
        if state.chosen[seat] >= 0:
            return state.default(seat)
        kept = state.draft.taken[seat]
        return KEEP + pick(state, kept, sorted(state.draft.held(seat)), CYCLES - 1 - len(kept))
    return bet(state, seat, share_of(state, seat, chance, 8), chance, 6)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, OutlawHand)
    chance = SeededChance(1)
    if state.phase == BETTING:
        return reason(state, seat, action, share_of(state, seat, chance, 40))
    if state.phase == CHOOSING:
        return _why(state, action, *best_card(state, seat, chance, DRAFTS["normal"], True))
    return None


def _why(state: OutlawHand, action: int, card: int, worth: float, denied: bool) -> Say | None:
    if action == READY:
        return say("hint-outlaw-ready")
    if action != KEEP + card:
        return None
    name = state.pack.names[card]
    return say("hint-outlaw-deny", card=name) if denied else say("hint-outlaw-keep", card=name, say=kind(worth))


class Drafter(Bot):
    """Keeps what may be expected to end best, and bets by its share of the pot. It reacts at the speed of its level."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, OutlawHand)
        if guess.phase == OVER:
            return Decision(between(guess, seat), PAUSE) if guess.turn() == seat else Decision(None)
        if guess.phase == CHOOSING:
            return self._keep(guess, seat)
        if guess.turn() != seat:
            return Decision(None)
        share = share_of(guess, seat, chance, SAMPLES[self.level] // 4)
        if self.level == "easy":
            share += (chance.below(31) - 15) / 100
        action = bet(guess, seat, share, chance, BLUFF[self.level])
        return Decision(action, PAUSE, reason(guess, seat, action, share))

    def _keep(self, state: OutlawHand, seat: int) -> Decision:
        if state.ready >> seat & 1:
            return Decision(None)
        # The same however often it is asked: what is drawn follows from the moment and the seat.
        luck = SeededChance((state.since * 64 + state.hand) * 16 + seat)
        mean, deviation = REACTION[self.level]
        takes = [max(FASTEST, mean + (sum([luck.below(1001) for _ in range(12)]) - 6000) * deviation // 1000) for _ in range(3)]
        if state.chosen[seat] >= 0:
            return Decision(READY, max(0, state.since + sum(takes) - state.clock), say("hint-outlaw-ready"))
        card, worth, denied = best_card(state, seat, luck, DRAFTS[self.level], self.level == "hard")
        action = KEEP + card
        return Decision(action, max(0, state.since + takes[0] + takes[1] - state.clock), _why(state, action, card, worth, denied))


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return Drafter(level)
