"""Random hands of draw poker played action by action in PokerKit and here: the same bounds of every bet, order of draws, pots and payoffs.

What is not the same in both is told in :mod:`tests.peers.test_pokerkit`. PokerKit burns a card before each draw and makes its new stocks
otherwise, so it is told what has been dealt here.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pokerkit
import pytest

import sobremesa
from sobremesa.core.packs import bits
from sobremesa.games.vying._draw import DISCARD, DRAWING, DrawTable
from tests.peers.test_pokerkit import AUTOMATIC, BLIND, HANDS, check_payoffs, play_hand


class NoLimitFiveCardDraw(pokerkit.NoLimitDeuceToSevenLowballSingleDraw):
    """PokerKit has single draw for the lowest hand; the highest is all this takes."""

    hand_types = (pokerkit.StandardHighHand,)


GAMES: dict[str, tuple[dict[str, Any], Callable[..., pokerkit.State]]] = {
    "high": ({"structure": "nl"}, NoLimitFiveCardDraw.create_state),
    "2-7 single": ({"structure": "nl", "goal": "d7"}, pokerkit.NoLimitDeuceToSevenLowballSingleDraw.create_state),
    "2-7 triple": ({"structure": "fl", "goal": "d7", "draws": 3}, pokerkit.FixedLimitDeuceToSevenLowballTripleDraw.create_state),
}


def names(state: DrawTable, cards: int) -> str:
    """Cards as PokerKit writes them."""
    return "".join([state.pack.names[card] for card in bits(cards)])


def let_check(ours: DrawTable, theirs: pokerkit.State) -> None:
    """Burn where PokerKit burns, and answer for a player who cannot but check."""
    while theirs.status:
        if theirs.can_burn_card():
            theirs.burn_card("??")
        elif theirs.actor_index is not None and not (ours.phase != DRAWING and ours.chips.pending >> theirs.actor_index & 1):
            assert theirs.checking_or_calling_amount == 0
            theirs.check_or_call()
        else:
            return


def draw_on(ours: DrawTable, theirs: pokerkit.State, rng: random.Random) -> bool:
    """If it is time for that, everybody changes some cards at both tables; whether so."""
    let_check(ours, theirs)
    if ours.phase != DRAWING:
        return False
    held = ours.deal.holes[:]
    order = ours.seating.order(ours.chips.live)
    for seat in order:
        assert theirs.stand_patter_or_discarder_index == ours.turn() == seat
        action = ours.default(seat) if rng.random() < 0.7 else rng.choice(ours.actions(seat))
        thrown = sum(1 << card for place, card in enumerate(bits(held[seat])) if action - DISCARD >> place & 1)
        theirs.stand_pat_or_discard(names(ours, thrown))
        held[seat] &= ~thrown
        ours.apply(seat, action)
    for seat in order:
        new = ours.deal.holes[seat] & ~held[seat]
        if theirs.can_burn_card():
            theirs.burn_card("??")
        for card in bits(new):
            assert theirs.hole_dealee_index == seat
            theirs.deal_hole(ours.pack.names[card])
    return True


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("kind", GAMES)
def test_hands_of_draw(kind: str, seats: int) -> None:
    showdowns, reopened, changed = play_draws(kind, seats, HANDS // 2)
    assert reopened <= 3
    assert showdowns >= HANDS // 8
    assert changed > HANDS


def play_draws(kind: str, seats: int, hands: int) -> tuple[int, int, int]:
    """Random hands in both: how many came to a showdown, how many were left off where PokerKit opens the betting again, and the cards changed."""
    options, create = GAMES[kind]
    rng = random.Random(f"{kind} {seats}")
    warnings.simplefilter("ignore", UserWarning)
    pack = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]
    showdowns = changed = reopened = 0
    for number in range(hands):
        stacks = [rng.choice((rng.randint(2 * BLIND, 80), rng.randint(2 * BLIND, 400), 1000)) for _ in range(seats)]
        position = {"seats": seats, "options": {"sb": BLIND // 2, **options}, "stacks": stacks, "stock": " ".join(rng.sample(pack, 52))}
        ours = sobremesa.get("five-card-draw").restore(position)
        assert isinstance(ours, DrawTable)
        sizes = (BLIND, 2 * BLIND) if options["structure"] == "fl" else (BLIND,)
        theirs = create(AUTOMATIC, True, 0, (BLIND // 2, BLIND), *sizes, tuple(stacks), seats)
        if options["structure"] == "fl":
            theirs.streets = tuple(
                replace(street, max_completion_betting_or_raising_count=4 if at else 3) for at, street in enumerate(theirs.streets)
            )
        for seat in range(seats):
            theirs.deal_hole(names(ours, ours.deal.holes[seat]))
        if not play_hand(ours, theirs, rng, partial(draw_on, rng=rng)):
            reopened += 1
            continue
        changed += sum(thrown.bit_count() for thrown in ours.deal.thrown)
        check_payoffs(ours, theirs, 2, number)
        showdowns += ours.chips.live.bit_count() > 1
    return showdowns, reopened, changed
