"""What a good escoba player knows: what cards are worth, and what not to leave on the table."""

from __future__ import annotations

import time

from sobremesa.bots.base import Bot, Decision
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.fishing._capture import worth
from sobremesa.games.fishing._fishing import LAST, PLAY, TAKING
from sobremesa.games.fishing.escoba import CARDS, CLAIM, FIFTEEN, LAY, PASS, REPAIR, TAKE, EscobaState

# In hundredths of a point: a card towards "most cards", what an oro, a seven and the velo add to it, and the part of a card's worth that is lost
# by leaving it on the table.
CARD, ORO, SEVEN, VELO = 6, 14, 40, 110
LEFT = 4

PAUSE = 700  # ms that a bot takes so that people can follow
PATIENCE = 2000  # ms that a bot waits after a card has been laid, so that whoever laid it may still put a missed fifteen right
NOTICED = 3  # cards in a fifteen that the easy level always sees; of longer ones, and of fifteens to claim, it sees one in OVERLOOKED
OVERLOOKED = 4
EFFORT = {"normal": (4, 0.2), "hard": (80, 0.8)}  # level: guesses, seconds at most


def policy(state: State, seat: int, chance: Chance) -> int:
    """The play that wins most now for least risk of an escoba by the next player. Uses nothing that the seat has not seen."""
    assert isinstance(state, EscobaState)
    actions = state.actions(seat)
    if len(actions) == 1:
        return actions[0]
    if state.phase == PLAY and seat != state.culprit:
        return _best_in_turn(state, seat, actions)
    if state.phase == TAKING:
        return max(actions, key=lambda action: (_worth_of_take(state, seat, state.played, action), -action))
    taken = [action for action in actions if action & (CLAIM | REPAIR)]
    return max(taken, key=lambda action: (_prize(state, action & CARDS), -action)) if taken else PASS


def _best_in_turn(state: EscobaState, seat: int, actions: list[int]) -> int:
    claims = [action for action in actions if action & CLAIM]
    if claims:
        return max(claims, key=lambda action: (_prize(state, action & CARDS), -action))
    return max(actions, key=lambda card: (_best_take(state, seat, card)[0], -card))


def _best_take(state: EscobaState, seat: int, card: int) -> tuple[int, int]:
    """What a card of the hand is worth at best, and the set (or ``LAY``) that makes it so."""
    ways = [TAKE | taken for taken in state.captures(card)]
    if not (ways and state.forced):
        ways.append(LAY)
    return max([(_worth_of_take(state, seat, card, way), way) for way in ways])


def _worth_of_take(state: EscobaState, seat: int, card: int, way: int) -> int:
    table = to_mask(state.table)
    if way == LAY:
        left = table | 1 << card
        missed = state.captures(card) if state.claims else []
        claimed = max([_prize(state, taken | 1 << card) for taken in missed], default=0)
        return -claimed - _risk(state, seat, left, 1 << card)
    taken = way & CARDS
    gain = _value(state, taken | 1 << card) + (100 * state.per_escoba if taken == table else 0)
    return gain - _risk(state, seat, table & ~taken, 1 << card)


def _prize(state: EscobaState, taken: int) -> int:
    """The worth of taking cards that all lie on the table, or will."""
    bare = not to_mask(state.table) & ~taken
    return _value(state, taken) + (100 * state.per_escoba if bare else 0)


def _value(state: EscobaState, cards: int) -> int:
    pack = state.pack
    suit = pack.suit_masks[0 if pack.look == "spanish" else 2]
    seven = pack.rank_masks[6]
    found = CARD * cards.bit_count() + ORO * (cards & suit).bit_count() + SEVEN * (cards & seven).bit_count()
    return found + (VELO if cards & suit & seven else 0)


def _risk(state: EscobaState, seat: int, left: int, gone: int) -> int:
    """What the next player may be expected to make of the cards ``left``, when ``gone`` has left the hand too."""
    after = (seat + 1) % state.seats
    holds = state.hands[after].bit_count() or (3 if state.stock else 0)
    if not holds or not left:
        return 0
    found = _value(state, left) // LEFT
    needed = FIFTEEN - worth(left, state.values)
    if 1 <= needed <= len(state.pack.ranks):
        unseen = state.unseen(seat)
        there = (unseen & state.pack.rank_masks[needed - 1]).bit_count()
        found += 100 * state.per_escoba * min(100, 100 * holds * there // max(1, unseen.bit_count())) // 100
    return found


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a play is good, from what the seat knows."""
    assert isinstance(state, EscobaState)
    names = state.pack.names
    if action & REPAIR:
        return say("hint-escoba-repair", cards=state.pack.mask_text(action & CARDS))
    if action & CLAIM:
        return say("hint-escoba-claim", cards=state.pack.mask_text(action & CARDS))
    if state.phase == PLAY and seat != state.culprit and 0 <= action < state.pack.size:
        return _explain(state, seat, action, _best_take(state, seat, action)[1])
    if state.phase == TAKING:
        return _explain(state, seat, state.played, action)
    if action == PASS and state.phase <= LAST:
        return say("hint-escoba-nothing", card=names[state.laid]) if state.laid >= 0 else None
    return None


def _explain(state: EscobaState, seat: int, card: int, way: int) -> Say:
    pack = state.pack
    table = to_mask(state.table)
    if way == LAY:
        needed = FIFTEEN - worth(table | 1 << card, state.values)
        there = needed < 1 or needed > len(pack.ranks) or not state.unseen(seat) & pack.rank_masks[needed - 1]
        return say("hint-escoba-lay-safe" if there else "hint-escoba-lay", card=pack.names[card])
    taken = way & CARDS
    won = taken | 1 << card
    suit = pack.suit_masks[0 if pack.look == "spanish" else 2]
    seven = pack.rank_masks[6]
    facts = {"card": pack.names[card], "cards": pack.text(bits(taken))}
    if taken == table:
        return Say("hint-escoba-escoba", dict(facts))
    if won & suit & seven:
        return Say("hint-escoba-velo", dict(facts))
    if won & seven:
        return Say("hint-escoba-sevens", dict(facts))
    if won & suit:
        return Say("hint-escoba-oros", dict(facts))
    return Say("hint-escoba-cards", dict(facts))


def by_playouts(state: EscobaState, seat: int, chance: Chance, worlds: int, seconds: float) -> int:
    """The action that does best when every player goes on by :func:`policy`, over ``worlds`` fair guesses, or as many as ``seconds`` allow.

    Each guess is played once for every action, so that what luck there is in it is the same for all.
    """
    actions = state.actions(seat)
    totals = [0] * len(actions)
    finish = time.perf_counter() + seconds
    for _ in range(worlds):
        world = state.clone().quiet()
        world.redeal(seat, chance)
        for place, action in enumerate(actions):
            after = world.clone()
            after.apply(seat, action)
            while not after.hand_over():
                mover = after.turn()
                after.apply(mover, policy(after, mover, chance))
            totals[place] += after.standing(seat)
        if time.perf_counter() > finish:
            break
    return actions[totals.index(max(totals))]


class EscobaBot(Bot):
    """Plays by :func:`by_playouts`, and leaves others the time to put things right; the easy level plays by :func:`policy` and overlooks long
    fifteens.

    Out of turn it says nothing, whether or not it has missed a fifteen, so that its silence betrays nothing.
    """

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, EscobaState)
        if seat == guess.culprit:
            return self._repair(guess, seat, chance)
        pause = PATIENCE if guess.culprit >= 0 else PAUSE
        if self.level == "easy":
            return Decision(self._easily(guess, seat, chance), pause)
        worlds, seconds = EFFORT[self.level]
        action = by_playouts(guess, seat, chance, worlds, seconds) if len(guess.actions(seat)) > 1 else guess.actions(seat)[0]
        return Decision(action, pause, explain(guess, seat, action))

    def _repair(self, guess: EscobaState, seat: int, chance: Chance) -> Decision:
        action = policy(guess, seat, chance) if self.level == "hard" else PASS
        return Decision(None) if action == PASS else Decision(action, PAUSE, explain(guess, seat, action))

    def _easily(self, guess: EscobaState, seat: int, chance: Chance) -> int:
        actions = guess.actions(seat)
        if guess.phase == TAKING:
            noticed = [way for way in actions if (way & CARDS).bit_count() < NOTICED or way == LAY or not chance.below(OVERLOOKED)]
            return max(noticed or actions, key=lambda way: (_worth_of_take(guess, seat, guess.played, way), -way))
        if any(action & CLAIM for action in actions) and chance.below(OVERLOOKED):
            actions = [action for action in actions if not action & CLAIM]
        if guess.phase == PLAY and chance.below(OVERLOOKED) == 0:
            return actions[chance.below(len(actions))]
        return _best_in_turn(guess, seat, actions) if guess.phase == PLAY else actions[-1]


def make_bot(level: str) -> Bot:
    """The bot of a level."""
    return EscobaBot(level)
