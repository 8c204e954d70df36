"""Five thousand random hands of every kind of poker that PokerKit plays too, spread over the numbers of seats: `make soak`.

What is compared, and where the two differ, is told in :mod:`tests.peers.test_pokerkit`.
"""

from __future__ import annotations

import os

import pytest

from tests.peers.test_pokerkit import BLIND, OMAHA, STUD, play_hands, play_holdem
from tests.peers.test_pokerkit_draw import GAMES, play_draws

HANDS = int(os.environ.get("SOAK_HANDS", "5000"))
"""Of each kind; ``SOAK_HANDS`` says another number."""

pytestmark = pytest.mark.soak


def share(seats: list[int]) -> int:
    """The hands of each number of seats."""
    return -(-HANDS // len(seats))


def told(name: str, hands: int, showdowns: int, reopened: int) -> None:
    """Say what has been played (seen with ``-s``), and see that it was worth it."""
    print(f"{name}: {hands} hands, {showdowns} showdowns, {reopened} left off", flush=True)
    assert showdowns >= hands // 4
    assert reopened <= hands // 20


@pytest.mark.parametrize("structure", ["nl", "pl", "fl"])
def test_holdem(structure: str) -> None:
    seats = list(range(2, 10))
    found = [play_holdem(structure, count, share(seats)) for count in seats]
    told(f"hold'em {structure}", share(seats) * len(seats), sum(one for one, _ in found), sum(two for _, two in found))


@pytest.mark.parametrize("structure", ["nl", "pl", "fl"])
@pytest.mark.parametrize("slug", OMAHA)
def test_omaha(slug: str, structure: str) -> None:
    seats = list(range(2, 10))
    options = {"structure": structure, "sb": BLIND // 2}
    found = [play_hands(slug, options, OMAHA[slug][structure].create_state, count, share(seats)) for count in seats]
    told(f"{slug} {structure}", share(seats) * len(seats), sum(one for one, _ in found), sum(two for _, two in found))


@pytest.mark.parametrize("kind", STUD)
def test_stud(kind: str) -> None:
    slug, own, peer = STUD[kind]
    seats = list(range(2, 9))
    options = {"structure": "fl", "sb": BLIND // 2, **own}
    found = [play_hands(slug, options, peer.create_state, count, share(seats), stud=True) for count in seats]
    told(f"{slug} {kind}", share(seats) * len(seats), sum(one for one, _ in found), sum(two for _, two in found))


@pytest.mark.parametrize("kind", GAMES)
def test_draw(kind: str) -> None:
    seats = [2, 3, 4, 6]
    found = [play_draws(kind, count, share(seats)) for count in seats]
    told(f"draw {kind}", share(seats) * len(seats), sum(one for one, _, _ in found), sum(two for _, two, _ in found))
