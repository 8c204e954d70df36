"""What a good durak player knows: attack low, keep the trumps, beat cheaply, take when beating costs more, and throw away what is not needed."""

from __future__ import annotations

import math
import time

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge import Knowledge
from sobremesa.bots.players import EFFORT, PAUSE, SearchBot
from sobremesa.bots.tricks import play_out
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._durak_deal import (
    ADD,
    BEAT,
    DECLINE,
    DEFEND,
    OPEN,
    PAIR,
    PASS,
    READY,
    STEP,
    SWAP,
    SWAPPING,
    TAKE,
    TRANSFER,
    TRAPPED,
)
from sobremesa.games.tricks.durak import DurakState

# How much a card is worth keeping: its place in its suit, and for trumps and jokers as much again as that and these
JOKER_WORTH = 4
MATE_WORTH = 2  # what it is worth to open with a rank held twice
SAME_RANK = 3  # what it is worth to beat with a rank that is on the table already
DEAR = 4  # while there is stock, a trump of this place in its suit is too good to spend on a defence
HELD_BACK = 5  # while there is stock, cards from this place in their suit up are not thrown in
HELD_BACK_TAKING = 7  # the same against a player who picks up
LONG = 60  # bouts after which the same cards may be going round and round
STRAY = 6  # one move in so many is then left to chance
CULLS = (8, 24, 72)  # guessed deals after which what does clearly worse is dropped
FEWEST = 12  # guessed deals that say anything
SURE = 2.5  # standard errors by which another move has to be better than the usual one


def keep(state: DurakState, card: int) -> int:
    """How much the card is worth keeping."""
    ranks = len(state.pack.ranks)
    suit = state.pack.suit[card]
    if suit < 0:
        return 2 * ranks + JOKER_WORTH
    return state.deck.strength[card] + (ranks if suit == state.trump else 0)


def _cheapest(state: DurakState, cards: list[int]) -> int:
    """Of some cards the one least worth keeping."""
    best = cards[0]
    for card in cards:
        if keep(state, card) < keep(state, best):
            best = card
    return best


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, DurakState)
    actions = state.actions(seat)
    if state.bouts > LONG and chance.below(STRAY) == 0:
        return actions[chance.below(len(actions))]
    if state.phase == DEFEND:
        return _defend(state, seat, actions)
    if state.phase == ADD:
        return _add(state, seat, actions)
    if state.phase == OPEN:
        return _attack(state, seat, actions)
    if state.phase == SWAPPING:
        return actions[-1]
    return DECLINE if state.phase == TRAPPED else actions[0]


def _attack(state: DurakState, seat: int, actions: list[int]) -> int:
    hand = state.hands[seat]
    best = actions[0]
    least = 1 << 20
    for action in actions:
        if SWAP <= action < TRANSFER:
            # The other suit of the colour: worth it where one holds more of it than of the trumps there are.
            mates = state.pack.suit_masks[state.pack.suit[action - SWAP]]
            if (hand & mates).bit_count() > (hand & state.pack.suit_masks[state.trump]).bit_count() + 1:
                return action
            continue
        card = action if action < PAIR else (action - PAIR) % STEP
        mates = (hand & state.deck.alike[card] & ~(state.pack.suit_masks[state.trump] if state.trump >= 0 else 0)).bit_count()
        cost = keep(state, card) - MATE_WORTH * (mates > 1)
        if action >= PAIR:
            cost = max(cost, keep(state, (action - PAIR) // STEP)) - 1
        if cost < least:
            least = cost
            best = action
    return best


def _cost(state: DurakState, card: int, laid: int) -> int:
    """What it costs to beat with a card."""
    return keep(state, card) - SAME_RANK * (laid >> card & 1)


def _defend(state: DurakState, seat: int, actions: list[int]) -> int:
    laid = state.ranks_laid()
    passed_on = [action for action in actions if TRANSFER <= action < BEAT]
    if passed_on:
        card = _cheapest(state, [action - TRANSFER for action in passed_on])
        if state.pack.suit[card] != state.trump or not state.stock:
            return TRANSFER + card
    dear = len(state.pack.ranks) + (DEAR if state.stock else 1 << 10)
    best = TAKE
    least = 1 << 20
    for place in state.waiting():
        beating = bits(state.hands[seat] & state.deck.beating(state.table[place][0], state.trump))
        if not beating:
            return TAKE
    for action in actions:
        if action < TAKE or action >= BEAT:
            cost = _cost(state, action if action < TAKE else (action - BEAT) % STEP, laid)
            if cost < least:
                least = cost
                best = action
    return best if least < dear else TAKE


def _add(state: DurakState, seat: int, actions: list[int]) -> int:
    cards = actions[:-1]
    if not cards:
        return PASS
    card = _cheapest(state, cards)
    if not state.stock and state.hands[seat] == 1 << card:
        return card
    most = len(state.pack.ranks) - 1
    if state.stock:
        most = min(most, HELD_BACK_TAKING if state.taking else HELD_BACK)
    return card if keep(state, card) <= most else PASS


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, DurakState)
    names = state.pack.names
    if state.phase == TRAPPED:
        return say("hint-durak-decline") if action == DECLINE else None
    if SWAP <= action < TRANSFER:
        return say("hint-durak-swap") if state.phase == SWAPPING else None
    if state.phase == OPEN:
        return _explain_attack(state, seat, action)
    if state.phase == ADD:
        if action == PASS:
            return say("hint-durak-pass" if len(state.actions(seat)) > 1 else "hint-durak-pass-none")
        if not state.stock and state.hands[seat] == 1 << action:
            return say("hint-durak-add-last")
        return say("hint-durak-add-taken" if state.taking else "hint-durak-add", seat=state.defender)
    if state.phase != DEFEND:
        return None
    if action == TAKE:
        able = all(state.hands[seat] & state.deck.beating(state.table[place][0], state.trump) for place in state.waiting())
        return say("hint-durak-take" if able else "hint-durak-take-forced")
    if TRANSFER <= action < BEAT:
        return say("hint-durak-transfer", seat=state.foe_after(seat))
    card = action if action < TAKE else (action - BEAT) % STEP
    place = state.waiting()[0] if action < TAKE else (action - BEAT) // STEP
    if state.hands[seat] == 1 << card:
        return say("hint-durak-beat-last")
    if state.ranks_laid() >> card & 1:
        return say("hint-durak-beat-same")
    attack = state.table[place][0]
    beating = bits(state.hands[seat] & state.deck.beating(attack, state.trump))
    return say("hint-durak-beat-cheap", card=names[attack]) if card == _cheapest(state, beating) else None


def _explain_attack(state: DurakState, seat: int, action: int) -> Say | None:
    hand = state.hands[seat]
    card = action if action < PAIR else (action - PAIR) % STEP
    if state.trump >= 0 and not hand & ~state.pack.suit_masks[state.trump]:
        return say("hint-durak-open-trump")
    if (hand & state.deck.alike[card]).bit_count() > 1 and state.pack.suit[card] != state.trump:
        return say("hint-durak-open-pair")
    return say("hint-durak-open-low") if card == _cheapest(state, bits(hand)) else None


def better(state: DurakState, seat: int, chance: Chance, usual: int, playouts: int, seconds: float) -> int:
    """The action that is clearly better than the ``usual`` one, if there is one; else that.

    While there is stock the end is far and says little about one card, so that the best of a few hundred playouts is often a matter of luck. Each
    action is tried on the same guessed deals, and has to be better than the usual one by more than chance would make it.
    """
    actions = [action for action in state.actions(seat) if action != usual]
    gains = [0] * len(actions)
    squares = [0] * len(actions)
    alive = list(range(len(actions)))
    finish = time.perf_counter() + seconds
    deals = done = 0
    while alive and done < playouts and time.perf_counter() < finish:
        world = state.clone().quiet()
        world.redeal(seat, chance)
        seed = chance.clone()
        plain = _outcome(world, seat, usual, seed)
        for index in alive:
            gain = _outcome(world, seat, actions[index], seed) - plain
            gains[index] += gain
            squares[index] += gain * gain
        deals += 1
        done += 1 + len(alive)
        if deals in CULLS:
            alive = [index for index in alive if gains[index] > -2 * math.sqrt(squares[index])]
    best = usual
    most = SURE
    for index in alive:
        if deals >= FEWEST and squares[index] and gains[index] / math.sqrt(squares[index]) > most:
            most = gains[index] / math.sqrt(squares[index])
            best = actions[index]
    return best


def _outcome(world: State, seat: int, action: int, seed: Chance) -> int:
    played = world.clone()
    played.apply(seat, action)
    return play_out(played, seat, seed.clone(), policy)


class Attacker(Bot):
    """Plays by search, with stock by what is usual unless something else is clearly better; answers the swap at once, so that the time it takes
    tells nothing of what it holds."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.searcher = SearchBot(Knowledge(policy=policy, explain=explain), level)

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, DurakState)
        if guess.phase >= OPEN and (not guess.stock or self.level == "easy"):
            return self.searcher.think(guess, seat, chance)
        action = policy(guess, seat, chance)
        if guess.phase >= OPEN:
            playouts, seconds, _ = EFFORT[self.level]
            action = better(guess, seat, chance, action, playouts, seconds)
        return Decision(action, PAUSE, explain(guess, seat, action) or (say("hint-best") if action != READY else None))


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return Attacker(level)
