"""What a player of outlaw poker knows: what a card does for the cards kept, what hands such drafts end in, and what the next player would want."""

from __future__ import annotations

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
from sobremesa.games.vying.outlaw_poker import CHOOSING, CYCLES, KEEP, READY, OutlawState

DRAFTS: Final = {"easy": 4, "normal": 16, "hard": 32}
"""Drafts played out for each card that may be kept."""
REACTION: Final = {"easy": (1100, 250), "normal": (750, 180), "hard": (500, 120)}
FASTEST: Final = 250  # ms
RIVALS: Final = 150
"""Drafts played out to know what others may end with."""
DENIALS: Final = 5
"""Guesses of what the next player has kept."""

_ends: dict[Form, list[int]] = {}  # what drafts end with, by form


def promise(state: OutlawState, kept: list[int], left: int) -> float:
    """What cards kept are worth with so many still to be kept, as a class of hand and a part: 5.2 is a good flush or what is likely to be as much."""
    if not left:
        ranks = state.form.ranks
        plain = ranks.plain(ranks.high(to_mask(kept)))
        told = ranks_of(plain)
        return class_of(plain) + (told[0] * 15 + (told[1] if len(told) > 1 else 0)) / 256
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


def pick(state: OutlawState, kept: list[int], offered: list[int], left: int) -> int:
    """Of the cards offered, the one that promises most with those kept; ``left`` are still to be kept after it."""
    best, most = offered[0], -1.0
    for card in offered:
        found = promise(state, [*kept, card], left)
        if found > most:
            best, most = card, found
    return best


def end(state: OutlawState, kept: list[int], pool: list[int]) -> list[int]:
    """The cards kept at the end of a draft that goes on with cards of the pool, five new ones each time."""
    at = 0
    while len(kept) < CYCLES:
        kept = [*kept, pick(state, kept, pool[at : at + SIZE], CYCLES - 1 - len(kept))]
        at += SIZE
    return kept


def unseen(state: OutlawState, seat: int) -> list[int]:
    """The cards that a seat has not seen."""
    seen = state.draft.seen(seat)
    return [card for card in range(state.pack.size) if card not in seen]


def best_card(state: OutlawState, seat: int, chance: Chance, samples: int, deny: bool) -> tuple[int, float, bool]:
    """The card to keep, what it may be expected to end in (see :func:`promise`), and whether it is kept from the next player rather."""
    held = sorted(state.draft.held(seat))
    kept = list(state.draft.taken[seat])
    left = CYCLES - 1 - len(kept)
    pool = unseen(state, seat)
    worths = [0.0] * len(held)
    for _ in range(samples if left else 1):
        chance.shuffle(pool)
        for at, card in enumerate(held):
            worths[at] += promise(state, end(state, [*kept, card], pool), 0)
    worths = [worth / (samples if left else 1) for worth in worths]
    wants = _wanted(state, seat, held, left, chance) if deny and 0 < left < 3 else [0.0] * len(held)
    totals = [worths[at] + 0.3 * wants[at] for at in range(len(held))]
    at = max(range(len(held)), key=totals.__getitem__)
    return held[at], worths[at], worths[at] < max(worths)


def _wanted(state: OutlawState, seat: int, held: list[int], left: int, chance: Chance) -> list[float]:
    """How much more each card would promise the next player than a usual card of the group."""
    sitting = bits(state.chips.live)
    place = sitting.index(seat) + state.distance(state.street + 1, len(sitting))
    to = sitting[place % len(sitting)]
    found = [0.0] * len(held)
    for _ in range(DENIALS):
        guess = state.clone()
        guess.redeal(seat, SeededChance(chance.below(1 << 30)))
        assert isinstance(guess, OutlawState)
        theirs = guess.draft.taken[to]
        gains = [promise(state, [*theirs, card], left - 1) for card in held]
        usual = sum(gains) / len(gains)
        for at, gain in enumerate(gains):
            found[at] += (gain - usual) / DENIALS
    return found


def ends(state: OutlawState) -> list[int]:
    """What drafts end with, worths; reckoned once for each form."""
    found = _ends.get(state.form)
    if found is None:
        if len(_ends) > 8:
            _ends.clear()
        chance = SeededChance(1)
        pool = list(range(state.pack.size))
        found = []
        for _ in range(RIVALS):
            chance.shuffle(pool)
            found.append(state.form.high(to_mask(end(state, [], pool)), 0))
        _ends[state.form] = found
    return found


def share_of(state: OutlawState, seat: int, chance: Chance, samples: int) -> float:
    """The share of the pot that a seat may expect."""
    kept = state.draft.taken[seat] or bits(state.deal.holes[seat])
    done = len(kept) == CYCLES
    pool = unseen(state, seat)
    others = [other for other in bits(state.chips.live) if other != seat]
    rivals = ends(state)
    won = 0.0
    mine = state.form.high(to_mask(kept), 0)
    for _ in range(samples):
        if not done:
            chance.shuffle(pool)
            mine = state.form.high(to_mask(end(state, kept, pool)), 0)
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
    name = NAMES[min(int(worth + 0.25), len(NAMES) - 1)]
    return f"house-kind-{'nothing' if name == 'high-card' else name}"


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, OutlawState)
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
    assert isinstance(state, OutlawState)
    chance = SeededChance(1)
    if state.phase == BETTING:
        return reason(state, seat, action, share_of(state, seat, chance, 40))
    if state.phase == CHOOSING:
        return _why(state, action, *best_card(state, seat, chance, DRAFTS["normal"], True))
    return None


def _why(state: OutlawState, action: int, card: int, worth: float, denied: bool) -> Say | None:
    if action == READY:
        return say("hint-outlaw-ready")
    if action != KEEP + card:
        return None
    name = state.pack.names[card]
    return say("hint-outlaw-deny", card=name) if denied else say("hint-outlaw-keep", card=name, say=kind(worth))


class Drafter(Bot):
    """Keeps what may be expected to end best, and bets by its share of the pot. It reacts at the speed of its level."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, OutlawState)
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

    def _keep(self, state: OutlawState, seat: int) -> Decision:
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
