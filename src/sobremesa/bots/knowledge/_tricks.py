"""What anyone who plays tricks well knows, whatever the game: what is still out, when to win, when to feed the partner.

Compiled with the games.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._tricks import TrickState

UNIT: Final = 8  # a card point, in the units of the worths below


def out(state: TrickState, place: int) -> int:
    """The cards that the place does not see and that may still be played against it: other hands, the stock, what lies aside."""
    found = state.aside
    for other in range(state.places):
        if other != place:
            found |= state.hands[other] | state.thrown[other]
    for card in state.stock:
        found |= 1 << card
    return found


def is_master(state: TrickState, place: int, card: int) -> bool:
    """Whether no card still out beats it in its own suit."""
    return not state.ranking.above[card] & out(state, place)


def rivals_after(state: TrickState, place: int) -> int:
    """How many of the other sides still play to the trick after the place."""
    found = 0
    other = place
    for _ in range(len(state.trick) + 1, state.trick_size):
        other = state.next_place[other]
        if state.sides[other] != state.sides[place]:
            found += 1
    return found


def may_ruff(state: TrickState, place: int, suit: int) -> bool:
    """Whether a rival still to play is known to lack the suit and may hold a trump."""
    suits = state.ranking.suits[suit]
    trumps = state.ranking.trumps
    other = place
    for _ in range(len(state.trick) + 1, state.trick_size):
        other = state.next_place[other]
        if state.sides[other] != state.sides[place] and not suits & ~state.barred[other] and trumps & ~state.barred[other]:
            return True
    return False


def take_policy(state: TrickState, chance: Chance, per_trick: int, spared: int = 0) -> int:
    """The card of the mover's with the best balance of what it wins and what it spends, where tricks and points are good.

    ``per_trick``: what a trick is worth besides its card points. ``spared``: cards not to be played while there are others (a pair still to sing).
    """
    legal = state.legal()
    if spared:
        legal = legal & ~spared or legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    cards = bits(legal)
    place = state.mover
    unseen = out(state, place)
    best = cards[0]
    most = -1 << 30
    leading = not state.trick
    pot = per_trick * UNIT
    for card in state.trick:
        pot += state.ranking.points[card] * UNIT
    for card in cards:
        worth = _lead_worth(state, place, card, unseen, per_trick) if leading else _follow_worth(state, place, card, unseen, pot)
        worth = worth * 4 + chance.below(4)
        if worth > most:
            most = worth
            best = card
    return best


def _keep(state: TrickState, card: int) -> int:
    """What one would rather have than spend the card: it may win something later."""
    ranking = state.ranking
    keep = ranking.strength[card]
    return keep + 3 * UNIT if ranking.trumps >> card & 1 else keep


def _lead_worth(state: TrickState, place: int, card: int, unseen: int, per_trick: int) -> int:
    ranking = state.ranking
    suit = ranking.suit[card]
    points = ranking.points[card] * UNIT
    if suit < 0:
        return 0
    trumps = ranking.trumps & unseen
    if not ranking.above[card] & unseen:
        if suit == ranking.trump:
            return (2 * UNIT if trumps else -2 * UNIT) - points // 4
        # Where nobody has to follow, anybody with a trump takes it.
        if trumps and (not state.duties.follow or may_ruff(state, place, suit) or not ranking.suits[suit] & unseen):
            return -points
        return per_trick * UNIT + points + (2 * UNIT if trumps else 3 * UNIT)
    held = (state.hands[place] & ranking.suits[suit]).bit_count()
    if suit == ranking.trump:
        return -points - _keep(state, card) + held
    return -points - ranking.strength[card] + held


def _follow_worth(state: TrickState, place: int, card: int, unseen: int, pot: int) -> int:
    ranking = state.ranking
    winner = state.winner_with(place, card)
    points = ranking.points[card] * UNIT
    rivals = rivals_after(state, place)
    ours = winner >= 0 and state.sides[winner] == state.sides[place]
    top = card if winner == place else state.best
    sure = 8
    if rivals:
        suit = ranking.suit[top] if top >= 0 else -1
        beaten = ranking.above[top] & unseen if top >= 0 else 0
        if beaten:
            sure = 3 if rivals > 1 else 4
        elif suit != ranking.trump and ranking.trumps & unseen:
            sure = 4 if not state.duties.follow else 5 if may_ruff(state, place, suit) else 7
    stake = (pot + points) * sure // 4 - (pot + points)  # from all lost to all won
    if not ours:
        stake = -(pot + points)
    elif winner != place:
        return stake - ranking.strength[card] - (3 * UNIT if ranking.trumps >> card & 1 else 0)
    return stake - _keep(state, card)


def duck_policy(state: TrickState, chance: Chance, mate: int = -1) -> int:
    """The card of the mover's where tricks are bad: the highest that loses, or the highest of all where it must win or plays last.

    ``mate``: the place whose points are as bad as its own, -1: none.
    """
    legal = state.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    place = state.mover
    ranking = state.ranking
    unseen = out(state, place)
    best = -1
    most = -1 << 30
    last = len(state.trick) + 1 == state.trick_size
    pot = 0
    for card in state.trick:
        pot += ranking.points[card]
    for card in bits(legal):
        suit = ranking.suit[card]
        strength = ranking.strength[card]
        if not state.trick:
            lower = (ranking.suits[suit] & unseen & ~ranking.above[card]).bit_count() if suit >= 0 else 0
            higher = (ranking.above[card] & unseen).bit_count()
            worth = 4 * higher - 6 * lower - 8 * ranking.points[card]
        elif mate >= 0 and state.winner_with(place, card) == mate:
            worth = 4 * strength - 24 * ranking.points[card]
        elif state.winner_with(place, card) == place:
            worth = -200 - 8 * (pot + ranking.points[card]) + (4 * strength if last else -4 * strength)
        else:
            worth = 4 * strength + 24 * ranking.points[card]
            if suit != state.led:
                worth += 30 - 4 * (state.hands[place] & ranking.suits[suit]).bit_count() if suit >= 0 else 0
            worth += 40 if ranking.trumps >> card & 1 else 0
        worth = worth * 4 + chance.below(4)
        if worth > most:
            most = worth
            best = card
    return best


def explain_card(state: TrickState, seat: int, action: int) -> Say | None:
    """Why playing the card is good, in the words of the table."""
    if not 0 <= action < state.pack.size:
        return None
    ranking = state.ranking
    place = state.mover
    points = ranking.points[action]
    unseen = out(state, place)
    trumps = (ranking.trumps & unseen).bit_count()
    suit = state.pack.suits[ranking.suit[action]] if ranking.suit[action] >= 0 else ""
    if state.legal().bit_count() == 1 and state.hands[place].bit_count() > 1:
        return say("hint-tricks-only")
    low = not any(ranking.above[card] >> action & 1 for card in bits(state.legal()))
    if not state.trick:
        if ranking.trumps >> action & 1:
            return say("hint-tricks-draw", n=trumps) if trumps else None
        if suit and not ranking.above[action] & unseen:
            return say("hint-tricks-master", suit=suit) if not trumps else say("hint-tricks-master-trumps", suit=suit, n=trumps)
        return say("hint-tricks-lead-low") if low and not points else None
    winner = state.winner_with(place, action)
    pot = points
    for card in state.trick:
        pot += ranking.points[card]
    rivals = rivals_after(state, place)
    if winner == place:
        if not rivals:
            return say("hint-tricks-take-points", points=pot) if pot else say("hint-tricks-take")
        return say("hint-tricks-ruff") if ranking.trumps >> action & 1 and state.led != ranking.trump else say("hint-tricks-go-ahead")
    if winner >= 0 and state.sides[winner] == state.sides[place]:
        return say("hint-tricks-feed", seat=winner, points=points) if points else say("hint-tricks-leave", seat=winner)
    return say("hint-tricks-throw-low") if low and not points else None
