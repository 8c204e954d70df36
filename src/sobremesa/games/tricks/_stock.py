"""A stock to draw from, the card that makes trumps lying face up under it."""

from __future__ import annotations

from sobremesa.core.packs import bits
from sobremesa.core.view import Item, Zone
from sobremesa.games.tricks._tricks import TrickState


def turn_up(state: TrickState, cards: list[int]) -> None:
    """Turn the next card up for trumps; the rest of ``cards`` lies across it as the stock."""
    state.turn_up = cards.pop()
    state.stock = cards
    state.set_trump(state.pack.suit[state.turn_up])


def left(state: TrickState) -> int:
    """Cards that can still be drawn."""
    return len(state.stock) + (1 if state.turn_up >= 0 else 0)


def draw_round(state: TrickState) -> None:
    """Each draws one, the winner of the trick first; the turn-up is the last of all, and everybody sees who takes it."""
    place = state.leader
    for _ in range(len(state.active)):
        if state.stock:
            state.hands[place] |= 1 << state.stock.pop()
            state.barred[place] = 0  # what he lacked he may have drawn
        elif state.turn_up >= 0:
            state.hands[place] |= 1 << state.turn_up
            state.known[place] |= 1 << state.turn_up
            state.turn_up = -1
        place = state.next_place[place]


def swap(state: TrickState, place: int, card: int) -> int:
    """Change a held card for the turn-up, which everybody sees in the hand from now on; returns the card taken."""
    taken = state.turn_up
    state.hands[place] ^= 1 << card | 1 << taken
    state.known[place] = state.known[place] & ~(1 << card) | 1 << taken
    state.turn_up = card
    return taken


def may_exist(state: TrickState, cards: int) -> bool:
    """Whether, for all that everybody has seen, one of those cards may still be in a hand or in the stock."""
    for pile in state.piles:
        cards &= ~pile
    return cards & ~(1 << state.turn_up if state.turn_up >= 0 else 0) != 0


def lowest(mask: int) -> int:
    """The lowest member of a set, -1 of an empty one."""
    return (mask & -mask).bit_length() - 1


def stock_zone(state: TrickState) -> Zone:
    """The stock with the turn-up crosswise under it."""
    names = state.pack.names
    items = [Item(names[card], names[card], marks=("cross",)) for card in bits(1 << state.turn_up if state.turn_up >= 0 else 0)]
    return Zone("stock", "stock", "stack", items=items, count=left(state))
