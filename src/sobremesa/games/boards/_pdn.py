"""Portable Draughts Notation, in and out, for the variants to which its GameType codes give a name.

A code says how squares are told: ``A`` as in chess, ``N`` by numbers, and from which corner, seen by the side that starts, the first one is
counted: 0 bottom left, 1 bottom right, 2 top left, 3 top right.
"""

from __future__ import annotations

import re
from typing import Final

from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options, Value
from sobremesa.core.records import Record
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.state import State
from sobremesa.games.boards._draughts import Board
from sobremesa.games.boards._match import Match, rules_of

# code: variant, the rest of the tag, and the sign between the squares of a capture
TYPES: Final[dict[int, tuple[str, str, str]]] = {
    20: ("international", "W,10,10,N2,0", "x"),
    21: ("english", "B,8,8,N1,0", "x"),
    22: ("italian", "W,8,8,N2,1", "x"),
    23: ("pool", "B,8,8,N1,0", "x"),
    24: ("spanish", "W,8,8,N1,1", "x"),
    25: ("russian", "W,8,8,A0,0", ":"),
    26: ("brazilian", "W,8,8,A0,0", "x"),
    27: ("canadian", "W,12,12,N2,0", "x"),
    28: ("portuguese", "W,8,8,N1,1", "x"),
    29: ("czech", "W,8,8,A0,0", "x"),
    30: ("turkish", "W,8,8,A0,0", "x"),
    31: ("thai", "B,8,8,N2,0", "x"),
    40: ("frisian", "W,10,10,N2,0", "x"),
}
CODES: Final = {row[0]: code for code, row in TYPES.items()}
Game = tuple[dict[str, Value], list[str], dict[str, str]]
"""A game read: the options it is played with, its moves in the project's notation, and its tags."""

_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_SKIP: Final = re.compile(r"\{[^}]*\}|;[^\n]*|\$\d+")
_NUMBER: Final = re.compile(r"\d+\.+")
_RESULTS: Final = ("1/2-1/2", "1-0", "0-1", "2-0", "0-2", "1-1", "0-0", "*")


class Names:
    """How one GameType names the squares of a variant."""

    def __init__(self, board: Board, notation: str) -> None:
        self.board = board
        corner = int(notation[1])
        last = board.size - 1
        self.algebraic = notation[0] != "N"
        order = sorted(
            board.squares,
            key=lambda square: (
                last - board.row[square] if corner >= 2 else board.row[square],
                last - board.col[square] if corner % 2 else board.col[square],
            ),
        )
        self.told: dict[int, str] = {}
        for number, square in enumerate(order, 1):
            if self.algebraic:
                row = last - board.row[square] if corner >= 2 else board.row[square]
                col = last - board.col[square] if corner % 2 else board.col[square]
                self.told[square] = "abcdefghijkl"[col] + str(row + 1)
            else:
                self.told[square] = str(number)
        self.squares = {name: square for square, name in self.told.items()}

    def write(self, name: str) -> str:
        """The name in PDN of a square of the project's."""
        return self.told[self.board.index[name]]

    def read(self, name: str) -> str:
        """The inverse. Raises :class:`Refused` ``damas-pdn`` for a name that is none."""
        if name not in self.squares:
            raise Refused("damas-pdn", text=name)
        return self.board.names[self.squares[name]]


def read_pdn(text: str) -> list[Game]:
    """The games of a PDN text.

    ``options`` and ``moves`` are what :func:`replay` plays; comments, numbers and variations are left out. Raises :class:`Refused` ``damas-pdn``
    for what is no PDN, ``damas-pdn-variant`` for a GameType of a game that is not played here.
    """
    found: list[Game] = []
    tags: dict[str, str] = {}
    words: list[str] = []
    for line in _without_variations(text).splitlines():
        tag = _TAG.match(line.strip())
        if tag is None:
            words.append(line)
            continue
        if any(word.strip() for word in words):
            found.append(_game(tags, " ".join(words)))
            tags = {}
        words = []
        tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
    if tags or any(word.strip() for word in words):
        found.append(_game(tags, " ".join(words)))
    return found


def _without_variations(text: str) -> str:
    """The text without comments and without what stands in parentheses."""
    text = _SKIP.sub(" ", text)
    while (cut := re.sub(r"\([^()]*\)", " ", text)) != text:
        text = cut
    return text


def _number(text: str) -> bool:
    """Whether the text is a number of at most three plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= 3


def _type(tags: dict[str, str]) -> tuple[str, str]:
    """The variant and the notation that the tags tell; international draughts where they tell none, as PDN has it."""
    parts = tags.get("GameType", "20").split(",")
    if not _number(parts[0].strip()) or int(parts[0]) not in TYPES:
        raise Refused("damas-pdn-variant", value=tags.get("GameType", ""))
    variant, rest, _ = TYPES[int(parts[0])]
    notation = parts[4].strip() if len(parts) > 4 else rest.split(",")[3]
    if not re.fullmatch("[ANS][0-3]", notation):
        raise Refused("damas-pdn", text=tags["GameType"])
    return variant, notation


def _board(variant: str) -> Board:
    return rules_of(Options.of(get("damas"), 2, {"variant": variant})).board


def _game(tags: dict[str, str], text: str) -> Game:
    variant, notation = _type(tags)
    names = Names(_board(variant), notation)
    moves: list[str] = []
    for word in _NUMBER.sub(" ", text).split():
        token = word.rstrip("!?+#")
        if not token or token in _RESULTS:
            continue
        squares = re.findall(r"[a-l]\d{1,2}" if names.algebraic else r"\d+", token)
        if len(squares) < 2 or not re.fullmatch(r"[a-l0-9x:-]+", token):
            raise Refused("damas-pdn", text=token)
        captures = "x" in token or ":" in token or len(squares) > 2
        moves.append(("x" if captures else "-").join([names.read(name) for name in squares]))
    return {"variant": variant}, moves, dict(tags)


def position_of(tags: dict[str, str]) -> dict[str, object]:
    """The position a game starts from: that of its FEN tag, else the usual one; for ``restore``."""
    variant, notation = _type(tags)
    position: dict[str, object] = {"options": {"variant": variant}}
    fen = tags.get("FEN", "").strip().rstrip(".")
    if not fen:
        return position
    parts = fen.split(":")
    names = Names(_board(variant), notation)
    first = _first(tags)
    pieces = ["", ""]
    if len(parts) != 3 or parts[0] not in ("W", "B"):
        raise Refused("damas-pdn", text=fen)
    for part in parts[1:]:
        side = 0 if part[:1] == first else 1
        if part[:1] not in ("W", "B"):
            raise Refused("damas-pdn", text=fen)
        words: list[str] = []
        for word in part[1:].replace(" ", "").split(","):
            king = "K" if word.startswith("K") else ""
            span = word.removeprefix("K").split("-")
            if len(span) == 2 and _number(span[0]) and _number(span[1]):
                words += [king + names.read(str(number)) for number in range(int(span[0]), int(span[1]) + 1)]
            elif word:
                words.append(king + names.read(span[0]))
        pieces[side] = " ".join(words)
    return {**position, "partial": True, "pieces": pieces, "mover": 0 if parts[0] == first else 1}


def _first(tags: dict[str, str]) -> str:
    """The letter of the side that starts."""
    parts = tags.get("GameType", "20").split(",")
    return parts[1].strip() if len(parts) > 1 else TYPES[int(parts[0])][1][0]


def replay(game: Game) -> State:
    """The match after the moves of a game read, which may be any that PDN's short forms say. Raises :class:`Refused` for one that is not legal."""
    options, moves, tags = game
    state = get("damas").restore({**position_of(tags), "options": options, "chance": SeededChance(0).text()})
    for text in moves:
        state.play(state.turn(), text)
    return state


def write_pdn(record: Record) -> str:
    """A match of draughts as PDN.

    Raises :class:`Refused` ``damas-pdn-variant`` where PDN has no code for its variant, or it was played with huffing.
    """
    variant = str(record.options.get("variant", "spanish"))
    if record.game != "damas" or variant not in CODES or record.options.get("capture", "compulsory") == "huff":
        raise Refused("damas-pdn-variant", value=variant)
    code = CODES[variant]
    rest, sign = TYPES[code][1], TYPES[code][2]
    state = record.begin()
    assert isinstance(state, Match)
    names = Names(state.rules.board, rest.split(",")[3])
    told: list[str] = []
    for step in record.steps:
        seat = state.turn()
        if "x" in step.text or "-" in step.text:
            told.append(_move(state, seat, step.text, names, sign))
        state.tick(step.clock)
        state.play(step.seat, step.text)
    result = _result(state, rest[0], code)
    people = record.names or ["?", "?"]
    white = 0 if rest[0] == "W" else 1
    tags = {"Event": "?", "White": people[white], "Black": people[1 - white], "Result": result, "GameType": f"{code},{rest}"}
    lines = [f'[{name} "{value.translate({34: chr(92) + chr(34), 92: chr(92) * 2})}"]' for name, value in tags.items()]
    text = ""
    for number, move in enumerate(told):
        text += f"{number // 2 + 1}. {move} " if number % 2 == 0 else f"{move} "
    return "\n".join([*lines, "", *_wrapped(text + result), ""])


def _move(state: Match, seat: int, text: str, names: Names, sign: str) -> str:
    """A move by its ends, or by all its landings where the ends do not say which it is."""
    action = state.parse(seat, text)
    full = state.text(seat, action).split("[")[0].rstrip("=")
    squares = [names.write(name) for name in re.split("[-x]", full)]
    if "x" not in full:
        return "-".join(squares)
    alike = [other for other in state.actions(seat) if other >> 10 == action >> 10]
    return sign.join(squares if len(alike) > 1 else [squares[0], squares[-1]])


def _result(state: Match, first: str, code: int) -> str:
    if state.actors():
        return "*"
    winners = state.winners()
    international = code in (20, 27)
    if not winners:
        return "1-1" if international else "1/2-1/2"
    white = (winners[0] == 0) == (first == "W")
    if international:
        return "2-0" if white else "0-2"
    return "1-0" if white else "0-1"


def _wrapped(text: str) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) > 78:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
