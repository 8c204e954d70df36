"""How one thing looks in a terminal: a few characters and one of the terminal's own colours."""

from __future__ import annotations

from sobremesa.core.view import Item

FRENCH = {"s": ("♠", "white"), "h": ("♥", "bright_red"), "d": ("♦", "bright_blue"), "c": ("♣", "bright_green")}
SPANISH = {"o": ("o", "bright_yellow"), "c": ("c", "bright_red"), "u": ("u", "bright_red"), "e": ("e", "bright_blue"), "b": ("b", "bright_green")}
# The frame of a Spanish card is broken once for copas, twice for espadas, three times for bastos.
PINTAS = {"c": "─ ─", "u": "─ ─", "e": " ─ ", "b": "╌╌╌"}
POKER = {"A": "bright_yellow", "K": "bright_blue", "Q": "bright_magenta", "J": "bright_green", "R": "bright_red"}
BACK = "▒▒"
JOKER = "★"


def face(look: str, name: str) -> tuple[str, str]:
    """A face in up to three characters, and its colour. ``look``: of the pack, empty for what is no card."""
    if not name:
        return BACK, "bright_black"
    if name.startswith("*"):
        return JOKER + name[1:].rstrip("'"), "bright_magenta"
    body = name.rstrip("'")
    suits = SPANISH if look.startswith("spanish") else FRENCH if look == "french" else {**SPANISH, **FRENCH}
    if look and body[-1:] in suits and len(body) > 1:
        sign, colour = suits[body[-1]]
        return body[:-1].replace("T", "10") + sign, colour
    return name, POKER.get(name, "white") if not look else "white"


def suit_of(name: str) -> str:
    """The letter of a card's suit; empty for a joker or a back."""
    return "" if name.startswith("*") else name.rstrip("'")[-1:]


def suit_sign(look: str, suit: str) -> tuple[str, str]:
    """The sign of a suit and its colour."""
    text, colour = face(look, "2" + suit)
    return text[-1:], colour


def mark(look: str, item: Item, long: bool = False) -> tuple[str, str]:
    """An item's face; of a joker also what it stands for (``★7♥``; ``long``: ``★=7♥``)."""
    if item.stands_for:
        text, colour = face(look, item.stands_for)
        return JOKER + ("=" if long else "") + text, colour
    return face(look, item.face)


def top_edge(look: str, name: str) -> str:
    """The three characters of a card's upper edge that may tell its suit."""
    return PINTAS.get(name.rstrip("'")[-1:], "───") if look.startswith("spanish") and name else "───"


def tile(name: str) -> tuple[str, str]:
    """The two ends of a domino tile."""
    left, _, right = name.partition("-")
    return left, right


def is_tile(look: str, name: str) -> bool:
    """Whether a face is a domino tile's."""
    left, right = tile(name)
    return not look and left.isdigit() and right.isdigit()
