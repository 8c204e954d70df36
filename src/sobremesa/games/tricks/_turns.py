"""Whose turn it can be in a position."""

from __future__ import annotations

from sobremesa.core.refusal import Refused
from sobremesa.games.tricks._tricks import END, OVER, PLAY, TrickState


def check_turn(state: TrickState) -> None:
    """For ``place`` of games in which every active place plays one card to each trick and nobody chooses at the same time as another: raise
    :class:`Refused` unless the mover fits the phase and the trick."""
    if state.waiting:
        raise Refused("position-value", name="waiting")
    if state.trick_size != len(state.active):
        raise Refused("position-value", name="trick_size")
    if state.phase == PLAY:
        fits = state.mover == state.after(state.leader, len(state.trick))
    elif state.phase == OVER:
        fits = state.mover == state.next_dealer()
    elif state.phase == END:
        fits = state.mover == -1
    else:
        fits = state.mover in state.active
    if not fits:
        raise Refused("position-value", name="mover")
