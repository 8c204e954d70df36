"""What a good domino player knows: shed doubles and pips, keep numbers to go on with, leave the next rival what he had no tile for."""

from __future__ import annotations

from sobremesa.bots.base import best_of
from sobremesa.core.chance import Chance
from sobremesa.core.packs import to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tiles._moves import FIRST, JOKER, NAMES, tile_of
from sobremesa.games.tiles._tiles import numbers
from sobremesa.games.tiles.domino import PLAY, DominoState

# Weights, in pips.
DOUBLE, GO_ON, FAILED, ALL_FAILED, PARTNER, CLOSE = 4, 3, 4, 6, 3, 40


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move, from the own hand, the line and the passes that everybody has seen; of equals one at random."""
    assert isinstance(state, DominoState)
    actions = state.actions(seat)
    if len(actions) == 1 or state.phase != PLAY:
        return actions[0]
    return best_of(actions, [_worth(state, seat, action) for action in actions], chance)


def _opens(state: DominoState, action: int) -> list[int]:
    """The numbers open after a move; the arms of a spinner are left out, for they change little."""
    tiles, line = state.tiles, state.line
    if action >= NAMES:
        return [(action - NAMES) >> 4, (action - NAMES) & 15]
    ends = line.ends[:]
    if action >= JOKER:
        ends[(action - JOKER) >> 4] = (action - JOKER) & 15
    elif action >= FIRST:
        return [tiles.high[action - FIRST], tiles.low[action - FIRST]]
    else:
        ends[action & 3] = tiles.high[action >> 2] + tiles.low[action >> 2] - ends[action & 3]
    return [end for end in ends if end >= 0]


def _fitting(state: DominoState, opens: list[int]) -> int:
    found = state.tiles.joker_mask
    for number in opens:
        found |= state.tiles.bearing[number]
    return found


def _rest(state: DominoState, seat: int, action: int) -> int:
    """The hand after a move."""
    tile = state.tiles.joker if action >= JOKER else tile_of(state.tiles, action)
    return state.hands[seat] & ~(1 << tile)


def _next_rival(state: DominoState, seat: int) -> int:
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.side(other) != state.side(seat):
            return other
    return seat


def _worth(state: DominoState, seat: int, action: int) -> int:
    tiles = state.tiles
    opens = _opens(state, action)
    rest = _rest(state, seat, action)
    tile = tile_of(tiles, action)
    worth = tiles.pips[tile] + DOUBLE * (tiles.doubles >> tile & 1)
    worth += GO_ON * min(3, (rest & _fitting(state, opens)).bit_count())
    failed = state.failed[_next_rival(state, seat)]
    missing = sum([1 for number in opens if failed >> number & 1])
    worth += FAILED * missing + (ALL_FAILED if missing == len(opens) else 0)
    for mate in range(state.seats):
        if mate != seat and state.side(mate) == state.side(seat):
            worth -= PARTNER * sum([1 for number in opens if state.failed[mate] >> number & 1])
    closing = _closing(state, seat, action)
    return worth + CLOSE * closing


def _closing(state: DominoState, seat: int, action: int) -> int:
    """1 if the move blocks the round and the own side is likely lowest, -1 if it blocks and is not, 0 if it does not block."""
    if state.pozo and not state.asleep:
        return 0
    tiles = state.tiles
    rest = _rest(state, seat, action)
    laid = to_mask(state.line.laid()) | state.hands[seat] & ~rest
    if _fitting(state, _opens(state, action)) & ((1 << tiles.size) - 1) & ~laid:
        return 0
    unseen = (1 << tiles.size) - 1 & ~laid & ~rest
    each = 100 * tiles.worth(unseen) // max(1, unseen.bit_count())
    held = [100 * tiles.worth(rest) if other == seat else each * state.hands[other].bit_count() for other in range(state.seats)]
    sides = [0] * state.sides
    for other in range(state.seats):
        sides[state.side(other)] += held[other]
    return 1 if sides[state.side(seat)] == min(sides) else -1


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, DominoState)
    tiles = state.tiles
    tile = tile_of(tiles, action)
    if state.phase != PLAY or tile < 0:
        return None
    if len(state.actions(seat)) == 1:
        return say("hint-domino-only")
    if _closing(state, seat, action) > 0:
        return say("hint-domino-close")
    opens = _opens(state, action)
    rival = _next_rival(state, seat)
    missing = to_mask([number for number in opens if state.failed[rival] >> number & 1])
    if missing:
        return say("hint-domino-block", ends=numbers(missing), seat=rival)
    if tiles.doubles >> tile & 1:
        return say("hint-domino-double")
    rest = _rest(state, seat, action)
    kept = to_mask([number for number in opens if rest & tiles.bearing[number]])
    if kept:
        return say("hint-domino-keep", ends=numbers(kept))
    return say("hint-domino-heavy", points=tiles.pips[tile]) if tiles.pips[tile] else None
