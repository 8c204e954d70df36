"""How a trick-taking game lies on the table, and who is ahead in a match of several hands."""

from __future__ import annotations

from sobremesa.core.packs import Pack, bits
from sobremesa.core.view import Item, Say, Zone, say
from sobremesa.games.tricks._order import Ranking


def ahead(measure: list[int], goal: int) -> int:
    """The side that has reached the goal and is alone in front; -1 while there is none: a match that is level plays on."""
    best = max(measure)
    return measure.index(best) if best >= goal and measure.count(best) == 1 else -1


def side_columns(sides: int, seats: int, shown: list[int]) -> tuple[Say, ...]:
    """The heads of a result sheet: the players of each side shown, where seat ``s`` is of side ``s % sides``."""
    return tuple([say("seats", seats=" ".join([str(seat) for seat in range(side, seats, sides)])) for side in shown])


def hand_zone(ranking: Ranking, owner: int, hand: int, seen: int) -> Zone:
    """A player's hand, the cards ``seen`` by the viewer face up: suit by suit, the card that beats the others of its suit first."""
    names = ranking.pack.names
    ranked = sorted([(ranking.suit[card], -ranking.strength[card], card) for card in bits(hand & seen)])
    return Zone(f"hand-{owner}", "hand", "fan", owner, [Item(names[card], names[card]) for _, _, card in ranked], hand.bit_count())


def trick_zone(pack: Pack, id: str, cards: list[int], owners: list[int], winner: int = -1) -> Zone:
    """The cards of a trick in the order played, each with who played it; ``last`` lies aside, to be looked at, its ``winner``'s card marked."""
    names = pack.names
    items: list[Item] = []
    for card, owner in zip(cards, owners, strict=False):
        items.append(Item(names[card], names[card], owner=owner, marks=("winner",) if owner == winner else ()))
    shape: dict[str, str | int] = {"aside": 1} if id == "last" else {}
    return Zone(id, "last-trick" if id == "last" else "trick", "trick", items=items, count=len(items), shape=shape)
