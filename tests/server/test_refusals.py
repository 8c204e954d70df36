"""Trying tells nothing: whatever a player tries, the answer is the same whatever the cards he cannot see are."""

from __future__ import annotations

import random

import pytest

from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import games, make
from sobremesa.core.state import State
from tests.company import company
from tests.table import toys

STEPS = 60
EVERY = 6
"""Steps played, and how often all is tried."""


def answer(state: State, seat: int, text: str) -> str:
    """What a table answers to a try."""
    trial = state.clone().quiet()
    try:
        trial.apply(seat, trial.parse(seat, text))
    except Refused as refusal:
        return str(refusal)
    return "played"


def tries(state: State, seat: int) -> list[str]:
    """Everything there is, by name, alone and dragged to every zone; and the moves of the others."""
    zones = [zone.id for zone in state.zones(seat)]
    things = sorted(set(state.census()))
    others = {state.text(other, action) for other in range(state.seats) if other != seat for action in state.actions(other)[:20]}
    chosen = random.Random(len(things)).sample(things, min(40, len(things)))
    return [*chosen, *[f"{thing} {zone}" for thing in chosen[:6] for zone in zones], *others]


@pytest.mark.parametrize("slug", games())
def test_a_refusal_tells_nothing_hidden(slug):
    seats, options = company(slug)
    state = make(slug, seats, 11, None, **options)
    draw = random.Random(5)
    for step in range(STEPS):
        if not state.actors():
            break
        if step % EVERY == 0:
            for seat in range(min(seats, 3)):
                guess = state.clone()
                guess.redeal(seat, SeededChance(step))
                for text in tries(state, seat):
                    assert answer(guess, seat, text) == answer(state, seat, text), f"step {step}, seat {seat}: {text}"
        seat = draw.choice([seat for seat in range(seats) if state.actors() >> seat & 1])
        state.apply(seat, draw.choice(state.actions(seat)))


def test_a_telltale_would_be_caught(monkeypatch):
    honest = toys.CardsState.apply

    def telltale(self, seat, action):
        if action < 40 and seat >= 0 and not self.hands[seat] >> action & 1:
            raise Refused("not-held", seat=next((other for other in range(self.seats) if self.hands[other] >> action & 1), -1))
        honest(self, seat, action)

    monkeypatch.setattr(toys.CardsState, "apply", telltale)
    with pytest.raises(AssertionError):
        test_a_refusal_tells_nothing_hidden("toy-cards")
