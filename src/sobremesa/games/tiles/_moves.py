"""Moves of dominoes as numbers and as text: which tile goes where, and what a joker is named.

Tile ``t`` at arm ``a``: ``4 * t + a``. Tile ``t`` to start the line: ``FIRST + t``. The joker at arm ``a`` named ``n``: ``JOKER + 16 * a + n``.
The joker to start the line with the numbers ``a`` and ``b``: ``NAMES + 16 * a + b``.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import bits
from sobremesa.core.positions import whole
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Move, say
from sobremesa.games.tiles._line import ARMS, Line
from sobremesa.games.tiles._tiles import JOKER_NAME, TileSet

FIRST: Final = 400
JOKER: Final = 600
NAMES: Final = 700
DRAW: Final = 950
DEAL: Final = 951


def tile_of(tiles: TileSet, action: int) -> int:
    """The tile that a move lays; -1 if the number is no such move."""
    if 0 <= action < 4 * tiles.size:
        return action >> 2
    if FIRST <= action < FIRST + tiles.size:
        return action - FIRST
    return tiles.joker if JOKER <= action < DRAW else -1


def names(tiles: TileSet) -> list[int]:
    """The ways to name a joker that starts the line."""
    return [NAMES + 16 * high + low for high in range(tiles.top + 1) for low in range(high + 1)]


def ways(tiles: TileSet, line: Line, playable: int) -> list[int]:
    """The moves with those tiles, all of which fit, ascending."""
    natural = bits(playable & ~tiles.joker_mask)
    if line.start < 0:
        found = [FIRST + tile for tile in natural]
        return found + names(tiles) if playable & tiles.joker_mask else found
    ends = line.ends
    found = []
    for tile in natural:
        high, low = tiles.high[tile], tiles.low[tile]
        for arm in range(4):
            if ends[arm] == high or ends[arm] == low:
                found.append(4 * tile + arm)
    if playable & tiles.joker_mask:
        found += [JOKER + 16 * arm + number for arm in range(4) if ends[arm] >= 0 for number in range(tiles.top + 1)]
    return found


def move_text(tiles: TileSet, action: int) -> str:
    """The notation: ``6-4 left``, ``6-4`` to start, ``*1=9 right``, ``*1=6-4`` to start, ``draw``, ``deal``."""
    if action in (DRAW, DEAL):
        return "draw" if action == DRAW else "deal"
    if 0 <= action < 4 * tiles.size:
        return f"{tiles.names[action >> 2]} {ARMS[action & 3]}"
    if FIRST <= action < FIRST + tiles.size:
        return tiles.names[action - FIRST]
    if NAMES <= action < DRAW:
        return f"{JOKER_NAME}={(action - NAMES) >> 4}-{(action - NAMES) & 15}"
    if JOKER <= action < JOKER + 64:
        return f"{JOKER_NAME}={(action - JOKER) & 15} {ARMS[(action - JOKER) >> 4]}"
    return str(action)


def parse_move(tiles: TileSet, line: Line, text: str) -> int:
    """The inverse of :func:`move_text`; also takes a tile alone where only one end accepts it, and ``line/left`` for ``left``."""
    words = text.split()
    if words in (["draw"], ["boneyard"]):
        return DRAW
    if words == ["deal"]:
        return DEAL
    if words == ["pass"]:
        raise Refused("domino-no-pass")
    if not 1 <= len(words) <= 2:
        raise Refused("unknown-move", text=text)
    name, _, named = words[0].partition("=")
    tile = tiles.tile(name)
    where = words[1].removeprefix("line/") if len(words) == 2 and words[1] != "line" else ""
    if (where not in ("", "start") and where not in ARMS) or (named and tile != tiles.joker):
        raise Refused("unknown-move", text=text)
    if tile == tiles.joker:
        return _parse_joker(tiles, line, named, where)
    if line.start < 0 or where == "start":
        return FIRST + tile
    if where:
        return 4 * tile + ARMS.index(where)
    arms = [arm for arm in range(4) if line.ends[arm] in (tiles.high[tile], tiles.low[tile])]
    if len(arms) > 1:
        raise Refused("domino-which-end", tile=tiles.names[tile])
    return 4 * tile + (arms[0] if arms else 0)


def _parse_joker(tiles: TileSet, line: Line, named: str, where: str) -> int:
    if line.start < 0 or line.unnamed():
        if "-" not in named:
            raise Refused("domino-name")
        pair = tiles.tile(named)
        return NAMES + 16 * tiles.high[pair] + tiles.low[pair]
    if not 0 <= whole(named) <= tiles.top:
        raise Refused("domino-name")
    arms = [arm for arm in range(4) if line.ends[arm] >= 0]
    if where not in ARMS and len(arms) > 1:
        raise Refused("domino-which-end", tile=JOKER_NAME)
    return JOKER + 16 * (ARMS.index(where) if where in ARMS else arms[0]) + whole(named)


def show_move(tiles: TileSet, line: Line, action: int) -> Move:
    """The move as its seat is shown it."""
    text = move_text(tiles, action)
    if action in (DRAW, DEAL):
        return Move(text, (), say=say("domino-move-draw" if action == DRAW else "move-deal"))
    if action >= NAMES:
        items = (JOKER_NAME,) if line.start < 0 else ()
        return Move(text, items, "line", say("domino-move-names", n=(action - NAMES) >> 4, n2=(action - NAMES) & 15))
    if action >= JOKER:
        return Move(text, (JOKER_NAME,), f"line/{ARMS[(action - JOKER) >> 4]}", say("domino-move-name", n=(action - JOKER) & 15))
    if action >= FIRST:
        return Move(text, (text,), "line")
    arm = action & 3
    return Move(text, (tiles.names[action >> 2],), f"line/{ARMS[arm]}", say(f"domino-move-{ARMS[arm]}", n=line.ends[arm]))
