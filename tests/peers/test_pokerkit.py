"""Random hands of hold'em played action by action in PokerKit and here: the same bounds of every bet, pots and payoffs.

PokerKit numbers its players from the small blind (with two, from the big blind), as our seats of a first hand are.
"""

from __future__ import annotations

import random
import warnings

import pokerkit
import pytest

import sobremesa
from sobremesa.games.vying._hand import BET, CALL, CHECK, FOLD
from sobremesa.games.vying.texas_holdem import HoldemState


class PotLimitTexasHoldem(pokerkit.NoLimitTexasHoldem):
    """PokerKit has hold'em in the other two structures; this is all a third one takes."""

    betting_structure = pokerkit.BettingStructure.POT_LIMIT


HANDS = 60  # of each structure and number of seats
BLIND = 10
STRUCTURES = {
    "nl": pokerkit.NoLimitTexasHoldem,
    "pl": PotLimitTexasHoldem,
    "fl": pokerkit.FixedLimitTexasHoldem,
}
AUTOMATIC = (
    pokerkit.Automation.ANTE_POSTING,
    pokerkit.Automation.BET_COLLECTION,
    pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
    pokerkit.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    pokerkit.Automation.HAND_KILLING,
    pokerkit.Automation.CHIPS_PUSHING,
    pokerkit.Automation.CHIPS_PULLING,
)


def begin(structure: str, stacks: list[int], cards: list[str], ante: int) -> tuple[HoldemState, pokerkit.State]:
    """The same hand at both tables: stacks of chips, and the pack from the top."""
    seats = len(stacks)
    options: dict[str, object] = {"structure": structure, "sb": BLIND // 2}
    if ante:
        options |= {"forced": "blinds_antes", "ante": ante}
    ours = sobremesa.get("texas-holdem").restore({"seats": seats, "options": options, "stacks": stacks, "stock": " ".join(cards)})
    assert isinstance(ours, HoldemState)
    sizes = (BLIND, 2 * BLIND) if structure == "fl" else (BLIND,)
    theirs = STRUCTURES[structure].create_state(AUTOMATIC, True, ante, (BLIND // 2, BLIND), *sizes, tuple(stacks), seats)
    for seat in range(seats):
        theirs.deal_hole(cards[seat] + cards[seats + seat])
    return ours, theirs


def compare(ours: HoldemState, theirs: pokerkit.State) -> None:
    """The same player is to act, may bet and raise within the same bounds, owes as much, and has as much before him."""
    seat = ours.turn()
    chips = ours.chips
    assert theirs.actor_index == seat
    assert theirs.checking_or_calling_amount == chips.owes(seat)
    low = chips.lowest(seat)
    assert (theirs.min_completion_betting_or_raising_to_amount or 0) == low
    assert (theirs.max_completion_betting_or_raising_to_amount or 0) == (chips.highest(seat) if low else 0)
    assert list(theirs.stacks) == chips.stacks
    assert list(theirs.bets) == chips.bets


def act(ours: HoldemState, theirs: pokerkit.State, rng: random.Random) -> None:
    """The same random action at both tables."""
    seat = ours.turn()
    chips = ours.chips
    low = chips.lowest(seat)
    roll = rng.random()
    if low and roll < 0.35:
        high = chips.highest(seat)
        total = low if rng.random() < 0.5 else rng.randint(low, high)
        total = high if rng.random() < 0.1 else total
        ours.apply(seat, BET + total)
        theirs.complete_bet_or_raise_to(total)
    elif chips.owes(seat) and roll < 0.5:
        ours.apply(seat, FOLD)
        theirs.fold()
    else:
        ours.apply(seat, CALL if chips.owes(seat) else CHECK)
        theirs.check_or_call()


def deal_on(theirs: pokerkit.State, cards: list[str], pots: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Deal the shared cards that PokerKit waits for; the pots it had before the last of them."""
    at = 2 * theirs.player_count + len(theirs.burn_cards) + sum(len(column) for column in theirs.board_cards)
    while theirs.can_burn_card():
        theirs.burn_card(cards[at])
        count = theirs.board_dealing_count
        assert count
        pots = pots_of(theirs)
        theirs.deal_board("".join(cards[at + 1 : at + 1 + count]))
        at += 1 + count
    return pots


def pots_of(theirs: pokerkit.State) -> list[tuple[int, int]]:
    """PokerKit's pots: amount and set of contestants."""
    return [(pot.amount, sum(1 << seat for seat in pot.player_indices)) for pot in theirs.pots]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("structure", ["nl", "pl", "fl"])
def test_hands_of_holdem(structure: str, seats: int) -> None:
    rng = random.Random(f"{structure} {seats}")
    warnings.simplefilter("ignore", UserWarning)
    pack = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]
    for number in range(HANDS):
        cards = rng.sample(pack, 52)
        stacks = [rng.choice((rng.randint(BLIND, 60), rng.randint(BLIND, 400), 1000)) for _ in range(seats)]
        ante = rng.choice((0, 0, 1, 2))
        stacks = [stack + ante for stack in stacks]
        ours, theirs = begin(structure, stacks, cards, ante)
        where = f"{structure}, {seats} seats, hand {number}"
        seen: list[tuple[int, int]] = []
        while not ours.hand_over():
            seen = deal_on(theirs, cards, seen)
            assert theirs.status, where
            compare(ours, theirs)
            act(ours, theirs, rng)
        if theirs.status:
            seen = deal_on(theirs, cards, seen)
        assert not theirs.status, where
        assert [ours.standing(seat) for seat in range(seats)] == list(theirs.payoffs), where
        assert sum(ours.won) + sum(ours.chips.stacks) - sum(ours.won) == sum(stacks), where
