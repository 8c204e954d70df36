"""Deals of several cards at a time."""

from __future__ import annotations

from sobremesa.games.tricks._tricks import TrickState


def deal_packets(state: TrickState, cards: list[int], packets: list[int]) -> None:
    """So many cards to each active place from mano on, in rounds of the sizes given, off the end of ``cards``."""
    for size in packets:
        place = state.mano
        for _ in state.active:
            hand = 0
            for _ in range(size):
                hand |= 1 << cards.pop()
            state.hands[place] |= hand
            place = state.next_place[place]
