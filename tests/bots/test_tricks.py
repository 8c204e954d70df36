"""What is said for the cards of tricks, whatever the game."""

from __future__ import annotations

import sobremesa
from sobremesa.bots.knowledge._tricks import explain_card
from sobremesa.games.tricks.pocha import PochaState


def said(trick: str, hand: str, card: str) -> str:
    """The reason given for a card of the next player in pocha, trumps being diamonds; clubs of the others are still out."""
    seat = len(trick.split())
    hands = [""] * seat + [hand] + ["Kc 2h"] * (seat < 3)
    state = sobremesa.get("pocha").restore({"seats": 4, "partial": True, "phase": "play", "trump": "d", "trick": trick, "hands": hands, "size": 2})
    assert isinstance(state, PochaState)
    found = explain_card(state, seat, state.parse(seat, card))
    return found.key if found else ""


def test_only_the_lowest_of_a_suit_is_called_low() -> None:
    assert said("3c 9d", "Ac 5c", "5c") == "hint-tricks-throw-low"
    assert said("3c 9d", "Ac 5c", "Ac") == ""
    assert said("", "Tc 5c", "5c") == "hint-tricks-lead-low"
    assert said("", "Tc 5c", "Tc") == ""
