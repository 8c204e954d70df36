"""What a good hearts player knows: duck, keep off the queen of spades, pass what is dangerous, mind who is taking everything."""

from __future__ import annotations

from sobremesa.bots.base import Bot
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import duck_policy, out
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.hearts import ADD, MOON, PASS, PASSING, SUBTRACT, HeartsState

HIGH = (0, 11, 12)  # ace, queen, king


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, HeartsState)
    if state.phase == PLAY:
        return duck_policy(state, chance, mate(state, seat))
    actions = state.actions(seat)
    if state.phase == PASSING:
        worths = [_relief(state, seat, action) for action in actions]
        return actions[worths.index(max(worths))]
    return SUBTRACT if SUBTRACT in actions and _adding_loses(state, seat) else actions[0]


def mate(state: HeartsState, seat: int) -> int:
    """The seat's partner, -1: it plays alone."""
    return (seat + 2) % 4 if state.teams == 2 else -1


def _relief(state: HeartsState, seat: int, action: int) -> int:
    """How glad the seat is to be rid of three cards."""
    hand = state.hands[seat]
    cards = [action & 127, action >> 7 & 127, action >> 14 & 127]
    rest = hand
    worth = 0
    for card in cards:
        rest &= ~(1 << card)
        worth += state.order.strength[card] + 3 * state.order.points[card] // 2
        if state.spades >> card & 1:
            guards = (hand & state.spades).bit_count()
            if state.pack.rank[card] in HIGH:
                worth += 25 if guards < 5 else 0
            else:
                worth -= 12
    for mask in state.pack.suit_masks:
        if mask != state.spades and hand & mask and not rest & mask:
            worth += 10
    return worth


def _adding_loses(state: HeartsState, seat: int) -> bool:
    """Whether adding the moon to the others would end the match with somebody else in front."""
    total = state.points[seat]
    after = state.scores()
    for payer in range(state.seats):
        if payer != seat:
            for other in range(state.seats):
                if state.side(other) == state.side(payer):
                    after[other] += total
    return max(after) >= state.options.number("target") and after[seat] > min(after)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, HeartsState)
    if action >= PASS and state.phase == PASSING:
        cards = [action & 127, action >> 7 & 127, action >> 14 & 127]
        if any(state.spades >> card & 1 and state.pack.rank[card] in HIGH for card in cards):
            return say("hint-hearts-pass-spades")
        return say("hint-hearts-pass-high")
    if action in (ADD, SUBTRACT):
        return say("hint-hearts-moon-add" if action == ADD else "hint-hearts-moon-subtract")
    if not 0 <= action < state.pack.size:
        return None
    winner = state.winner_with(seat, action)
    danger = state.order.points[action]
    queen_out = bool(out(state, seat) & state.queens)
    if not state.trick:
        if state.spades >> action & 1 and queen_out and state.pack.rank[action] not in HIGH:
            return say("hint-hearts-flush")
        return say("hint-hearts-lead-low")
    if winner != seat:
        if danger and winner == mate(state, seat):
            return None
        if state.queens >> action & 1:
            return say("hint-hearts-give-queen", seat=max(winner, 0))
        if danger:
            return say("hint-hearts-give", points=danger)
        if state.pack.suit[action] != state.led:
            return say("hint-hearts-void")
        above = state.legal() & state.ranking.above[action]
        return say("hint-hearts-under" if any(state.winner_with(seat, card) != seat for card in bits(above)) else "hint-hearts-duck")
    stake = danger + sum([state.order.points[card] for card in state.trick])
    if not stake:
        return say("hint-hearts-clean")
    legal = state.legal()
    if any(state.winner_with(seat, card) != seat for card in bits(legal)):
        return None
    if len(state.trick) + 1 < state.trick_size:
        return None if any(state.ranking.above[card] >> action & 1 for card in bits(legal)) else say("hint-hearts-hope")
    return None if legal & state.ranking.above[action] else say("hint-hearts-forced", points=stake)


class Heartless(TrickBot):
    """Search, but whether a moon is added or subtracted is a matter of the match, which the search of a hand does not see."""

    def calls(self, guess: State, seat: int) -> list[int]:
        assert isinstance(guess, HeartsState)
        return [policy(guess, seat, guess.chance)] if guess.phase == MOON else super().calls(guess, seat)


def make_bot(level: str) -> Bot:
    """Search; the pass is tried on guessed deals."""
    return Heartless(knowledge_of("hearts"), level)
