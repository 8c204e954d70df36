"""Random hands of hold'em, Omaha and stud played action by action in PokerKit and here: the same bounds of every bet, pots and payoffs.

PokerKit numbers its players from the small blind (with two, from the big blind), as our seats of a first hand are. Where it plays otherwise than the
rules page of poker says (each difference has its test or its line below):

- In fixed limit it counts four raises after the big blind; here the blind is the first of four bets. It is set to three before the flop.
- An all-in below the minimum that is the first bet of a round is to PokerKit a full bet: the next raise adds as little, and those who had checked may
  raise. :func:`test_a_short_first_bet`.
- Short all-ins that together make a full raise open the betting again to everybody there; here only to those who face so much.
- Once they have, a further short all-in closes it again there to whoever has acted; here he may raise as long as what he faces since his own action
  is a full raise. :func:`test_short_all_ins_after_a_full_one`.
- In fixed limit every short all-in counts there; here one of at least half a bet. :func:`test_a_short_raise_in_fixed_limit`.
- A blind posted short is there the whole amount to call; here the nominal blind is owed. Stacks below are never so short.
- In stud with eight it deals the folded cards again where the pack runs out; here one card is shared. Such hands are left there.
- It asks a player who can only check, nobody else having chips; here nobody is asked.
- A side pot none of whose players has a low is halved there all the same where somebody else has one; here it goes whole to the high hand
  (:mod:`tests.spec.test_omaha_hilo`, example 13). Payoffs of such hands are not compared.
- All the odd chips of a pot go to one winner there, here one each to the winners; and once losers are out of it, side pots with the same winners are
  divided there as one. So where several win, payoffs are compared up to the odd chips; :mod:`tests.spec.test_poker_base` has ours to the chip.
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
from sobremesa.games.vying._betting import FIXED_LIMIT
from sobremesa.games.vying._forms import SPLIT
from sobremesa.games.vying._hand import BET, BRING, CALL, CHECK, FOLD
from sobremesa.games.vying._pay import best_of
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying.texas_holdem import HoldemState


class PotLimitTexasHoldem(pokerkit.NoLimitTexasHoldem):
    """PokerKit has hold'em in the other two structures; this is all a third one takes."""

    betting_structure = pokerkit.BettingStructure.POT_LIMIT


HANDS = 45  # of each structure and number of seats: 1080 of hold'em
OMAHA_HANDS = 16  # of each game, structure and number of seats: 768
STUD_HANDS = 30
BLIND = 10
STRUCTURES: dict[str, Any] = {
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
    if structure == "fl":
        theirs.streets = (replace(theirs.streets[0], max_completion_betting_or_raising_count=3), *theirs.streets[1:])
    for seat in range(seats):
        theirs.deal_hole(cards[seat] + cards[seats + seat])
    return ours, theirs


def compare(ours: PokerTable, theirs: pokerkit.State, full: int) -> bool:
    """The same player is to act, may bet and raise within the same bounds, owes as much, and has as much before him. ``full``: the level after the
    last full raise. False where PokerKit opens the betting again because of several short all-ins, or closes it because of one more."""
    seat = ours.turn()
    chips = ours.chips
    assert theirs.actor_index == seat
    assert theirs.checking_or_calling_amount == chips.owes(seat)
    assert list(theirs.stacks) == chips.stacks
    assert list(theirs.bets) == chips.bets
    low = chips.lowest(seat)
    least = theirs.min_completion_betting_or_raising_to_amount or 0
    if least and not low and chips.acted >> seat & 1 and chips.level - full >= chips.delta > chips.level - chips.marks[seat]:
        return False
    forgotten = 0 < sum(theirs.consecutive_short_all_in_amounts) < chips.delta
    if low and not least and chips.acted >> seat & 1 and forgotten and chips.level - chips.marks[seat] >= chips.delta:
        return False
    assert least == low
    assert (theirs.max_completion_betting_or_raising_to_amount or 0) == (chips.highest(seat) if low else 0)
    return True


def choose(ours: PokerTable, rng: random.Random) -> int:
    """A random action; no short all-in where PokerKit takes it for more than it is."""
    seat = ours.turn()
    chips = ours.chips
    low = chips.lowest(seat)
    roll = rng.random()
    if low and roll < 0.4:
        high = chips.highest(seat)
        total = low if rng.random() < 0.5 else rng.randint(low, high)
        total = high if rng.random() < 0.2 else total
        fixed = chips.structure == FIXED_LIMIT
        if total >= (chips.floor + chips.size if fixed else chips.level + chips.delta) or not (fixed or chips.aggressor < 0):
            return BET + total
    if chips.owes(seat):
        return FOLD if roll > 0.88 else CALL
    return CHECK


def follow(theirs: pokerkit.State, action: int) -> None:
    """The same action at PokerKit's table."""
    if action >= BET:
        theirs.complete_bet_or_raise_to(action - BET)
    elif action == FOLD:
        theirs.fold()
    else:
        theirs.check_or_call()


def deal_on(ours: HoldemState, theirs: pokerkit.State, cards: list[str]) -> None:
    """Deal the shared cards that PokerKit waits for, and answer for a player who cannot but check."""
    while theirs.status:
        if theirs.can_burn_card():
            at = 2 * theirs.player_count + len(theirs.burn_cards) + sum(len(column) for column in theirs.board_cards)
            theirs.burn_card(cards[at])
            count = theirs.board_dealing_count
            assert count
            theirs.deal_board("".join(cards[at + 1 : at + 1 + count]))
        elif theirs.actor_index is not None and not ours.chips.pending >> theirs.actor_index & 1:
            assert theirs.checking_or_calling_amount == 0
            assert theirs.min_completion_betting_or_raising_to_amount is None
            theirs.check_or_call()
        else:
            return


def compare_pots(ours: PokerTable, theirs: pokerkit.State) -> None:
    """Before a street's bets: the same pots, contested by the same players."""
    if not any(ours.chips.bets) and ours.street > 0:
        amounts, contestants = ours.chips.pots()
        assert [(pot.amount, sum(1 << seat for seat in pot.player_indices)) for pot in theirs.pots] == list(zip(amounts, contestants, strict=True))


def play_hand(ours: PokerTable, theirs: pokerkit.State, rng: random.Random, go_on: Callable[[Any, pokerkit.State], bool | None]) -> bool:
    """Play a hand at random in both, comparing all; False: PokerKit opens the betting again where it is closed here, and there the hand is left.

    ``go_on`` does before every bet what is no bet (dealing, drawing), and says whether that has to be seen to again before the next one.
    """
    street, full = 0, BLIND
    while not ours.hand_over():
        if go_on(ours, theirs):
            continue
        if ours.street != street:
            street, full = ours.street, 0
        compare_pots(ours, theirs)
        if not compare(ours, theirs, full):
            return False
        action = choose(ours, rng)
        level, delta = ours.chips.level, ours.chips.delta
        ours.apply(ours.turn(), action)
        follow(theirs, action)
        if action >= BET and action - BET - level >= delta:
            full = action - BET
    go_on(ours, theirs)
    return True


def check_payoffs(ours: PokerTable, theirs: pokerkit.State, odd: int, number: int) -> None:
    """After a hand (the ``number``-th): everybody has won or lost the same in both, but for the odd chips, ``odd`` of each pot and winner."""
    assert not theirs.status, number
    net = [ours.standing(seat) for seat in range(ours.seats)]
    assert sum(net) == sum(theirs.payoffs) == 0
    winners = sum(1 for won in ours.won if won)
    spare = odd * len(ours.chips.pots()[0]) * (winners - 1)
    assert all(abs(mine - other) <= spare for mine, other in zip(net, theirs.payoffs, strict=True)), (number, net, theirs.payoffs)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("structure", ["nl", "pl", "fl"])
def test_hands_of_holdem(structure: str, seats: int) -> None:
    showdowns, reopened = play_holdem(structure, seats, HANDS)
    assert reopened <= HANDS // 10
    assert showdowns >= HANDS // 4


def play_holdem(structure: str, seats: int, hands: int) -> tuple[int, int]:
    """Random hands of hold'em in both, with antes and stacks of all sizes: how many came to a showdown, and how many were left off where PokerKit
    opens the betting again."""
    rng = random.Random(f"{structure} {seats}")
    warnings.simplefilter("ignore", UserWarning)
    pack = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]
    reopened = 0
    showdowns = 0
    for number in range(hands):
        cards = rng.sample(pack, 52)
        ante = rng.choice((0, 0, 1, 2))
        stacks = [ante + rng.choice((rng.randint(BLIND, 60), rng.randint(BLIND, 400), 1000)) for _ in range(seats)]
        ours, theirs = begin(structure, stacks, cards, ante)
        if not play_hand(ours, theirs, rng, partial(deal_on, cards=cards)):
            reopened += 1
            continue
        check_payoffs(ours, theirs, 1, number)
        showdowns += ours.chips.live.bit_count() > 1
    return showdowns, reopened


def test_a_short_first_bet() -> None:
    """Flop, P0 checks, P1 has 3 left and bets them: here the next raise is to 13 at least and P0 may only call; there he may raise to 6."""
    warnings.simplefilter("ignore", UserWarning)
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
    ours, theirs = begin("nl", [1000, 13, 1000], cards, 0)
    for action in (CALL, CALL, CHECK, CHECK, BET + 3, CALL):
        deal_on(ours, theirs, cards)
        ours.apply(ours.turn(), action)
        follow(theirs, action)
    assert ours.turn() == theirs.actor_index == 0
    assert ours.chips.lowest(0) == 0
    assert theirs.min_completion_betting_or_raising_to_amount == 13


def test_short_all_ins_after_a_full_one() -> None:
    """P2 raises to 35 and calls wait: all-ins to 47, 67 and 74. P2 faces 39, more than the full raise of 25: here he may raise, there he may not."""
    warnings.simplefilter("ignore", UserWarning)
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
    ours, theirs = begin("nl", [1000, 74, 1000, 47, 67], cards, 0)
    for action in (BET + 35, BET + 47, BET + 67, CALL, BET + 74):
        ours.apply(ours.turn(), action)
        follow(theirs, action)
    assert ours.turn() == theirs.actor_index == 2
    assert ours.chips.lowest(2) == 99
    assert theirs.min_completion_betting_or_raising_to_amount is None


def test_a_short_raise_in_fixed_limit() -> None:
    """Preflop at 10/20, P2 raises to 20, P0 is all-in for 24 and P1 folds: here P2 may only call, there he may raise."""
    warnings.simplefilter("ignore", UserWarning)
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
    ours, theirs = begin("fl", [24, 1000, 1000], cards, 0)
    for action in (BET + 20, BET + 24, CALL):
        ours.apply(ours.turn(), action)
        follow(theirs, action)
    assert ours.turn() == theirs.actor_index == 2
    assert ours.chips.lowest(2) == 0
    assert ours.chips.counted == 2
    assert theirs.completion_betting_or_raising_count == 2


class FixedLimitOmahaEight(pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter):
    """PokerKit's class of that name bets by the pot; this one by fixed limits."""

    betting_structure = pokerkit.BettingStructure.FIXED_LIMIT


OTHERS: dict[str, tuple[str, Any]] = {
    "omaha": ("pl", pokerkit.PotLimitOmahaHoldem),
    "omaha-hilo": ("fl", FixedLimitOmahaEight),
    "seven-card-stud": ("fl", pokerkit.FixedLimitSevenCardStud),
    "seven-card-stud-hilo": ("fl", pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter),
    "razz": ("fl", pokerkit.FixedLimitRazz),
}


class Dealer:
    """Deals at PokerKit's table what has been dealt at ours."""

    def __init__(self, ours: PokerTable) -> None:
        self.ours = ours
        self.first = ours.deal.holes[:]
        self.given = [0] * ours.seats

    def cards_for(self, seat: int) -> str:
        """The next cards of a seat: all those before the first round, then one a street, the seventh face down."""
        deal = self.ours.deal
        names = self.ours.pack.names
        street = self.given[seat]
        self.given[seat] += 1
        if street == 0:
            return "".join([names[card] for card in bits(self.first[seat]) + deal.ups[seat][:1]])
        if street < 4:
            return names[deal.ups[seat][street]]
        return names[bits(deal.holes[seat] & ~self.first[seat])[0]]

    def deal_on(self, theirs: pokerkit.State) -> None:
        """Deal what PokerKit waits for, and answer for a player who cannot but check."""
        board = self.ours.deal.board
        while theirs.status:
            if theirs.can_burn_card():
                theirs.burn_card("??")
            elif theirs.can_deal_hole():
                seat = theirs.hole_dealee_index
                assert seat is not None
                theirs.deal_hole(self.cards_for(seat))
            elif theirs.can_deal_board():
                at = sum(len(column) for column in theirs.board_cards)
                count = theirs.board_dealing_count
                assert count
                theirs.deal_board("".join([self.ours.pack.names[card] for card in board[at : at + count]]))
            elif theirs.actor_index is not None and not self.ours.chips.pending >> theirs.actor_index & 1:
                assert theirs.checking_or_calling_amount == 0
                theirs.check_or_call()
            else:
                return


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
@pytest.mark.parametrize("slug", OTHERS)
def test_hands_of_other_games(slug: str, seats: int) -> None:
    """The same for the other games of a mixed match, which :mod:`_mixed` deals with their usual options."""
    structure, peer = OTHERS[slug]
    options = {"structure": structure, "sb": BLIND // 2, "rotation": [slug, slug]}
    showdowns, reopened = play_hands("texas-holdem", options, peer.create_state, seats, HANDS // 2, stud="omaha" not in slug)
    assert reopened <= 3
    assert showdowns >= HANDS // 8


# Omaha in the structures that PokerKit has no class for


class NoLimitOmaha(pokerkit.PotLimitOmahaHoldem):
    betting_structure = pokerkit.BettingStructure.NO_LIMIT


class FixedLimitOmaha(FixedLimitOmahaEight):
    hand_types = (pokerkit.OmahaHoldemHand,)  # type: ignore[assignment]  # narrower there than its base has it


class PotLimitOmahaEight(pokerkit.PotLimitOmahaHoldem):
    hand_types = FixedLimitOmahaEight.hand_types  # type: ignore[assignment]


class NoLimitOmahaEight(PotLimitOmahaEight):
    betting_structure = pokerkit.BettingStructure.NO_LIMIT


OMAHA: dict[str, dict[str, Any]] = {
    "omaha": {"nl": NoLimitOmaha, "pl": pokerkit.PotLimitOmahaHoldem, "fl": FixedLimitOmaha},
    "omaha-hilo": {"nl": NoLimitOmahaEight, "pl": PotLimitOmahaEight, "fl": FixedLimitOmahaEight},
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("structure", ["nl", "pl", "fl"])
@pytest.mark.parametrize("slug", OMAHA)
def test_hands_of_omaha(slug: str, structure: str, seats: int) -> None:
    """Both games of Omaha in every structure, with uneven stacks."""
    options = {"structure": structure, "sb": BLIND // 2}
    showdowns, reopened = play_hands(slug, options, OMAHA[slug][structure].create_state, seats, OMAHA_HANDS)
    assert reopened <= 2
    assert showdowns >= OMAHA_HANDS // 4


STUD: dict[str, tuple[str, dict[str, Any], Any]] = {
    "high": ("seven-card-stud", {}, pokerkit.FixedLimitSevenCardStud),
    "razz": ("seven-card-stud", {"goal": "razz"}, pokerkit.FixedLimitRazz),
    "hilo": ("seven-card-stud-hilo", {}, pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter),
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("kind", STUD)
def test_hands_of_stud(kind: str, seats: int) -> None:
    """The games of seven-card stud in fixed limit, with uneven stacks."""
    slug, options, peer = STUD[kind]
    showdowns, reopened = play_hands(slug, {"structure": "fl", "sb": BLIND // 2, **options}, peer.create_state, seats, STUD_HANDS, stud=True)
    assert reopened == 0
    assert showdowns >= STUD_HANDS // 4


def some_lows(ours: PokerTable) -> bool:
    """Whether somebody has a low in a pot that is divided, and nobody in another pot."""
    lows = ours.worths(True)
    found = {best_of(who, lows) > 0 for who in ours.chips.pots()[1] if who & (who - 1)}
    return ours.form.goal == SPLIT and len(found) > 1


def play_hands(
    slug: str, options: dict[str, Any], create: Callable[..., pokerkit.State], seats: int, hands: int, stud: bool = False
) -> tuple[int, int]:
    """Random hands of a game in both, compared all along: how many came to a showdown, and how many were left off where PokerKit opens the betting
    again."""
    structure = options["structure"]
    rng = random.Random(f"{slug} {options} {seats}")
    warnings.simplefilter("ignore", UserWarning)
    pack = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]
    showdowns = reopened = 0
    for number in range(hands):
        stacks = [rng.choice((rng.randint(2 * BLIND, 80), rng.randint(2 * BLIND, 400), 1000)) for _ in range(seats)]
        stock = " ".join(rng.sample(pack, 52))
        ours = sobremesa.get(slug).restore({"seats": seats, "options": options, "stacks": stacks, "stock": stock})
        assert isinstance(ours, PokerTable)
        sizes = (BLIND, 2 * BLIND) if structure == "fl" else (BLIND,)
        forced = (1, BLIND // 2) if stud else (0, (BLIND // 2, BLIND))
        theirs = create(AUTOMATIC, True, *forced, *sizes, tuple(stacks), seats)
        if structure == "fl" and not stud:
            theirs.streets = tuple(
                replace(street, max_completion_betting_or_raising_count=4 if at else 3) for at, street in enumerate(theirs.streets)
            )
        dealer = Dealer(ours)
        same = True
        street, full = 0, 0 if stud else BLIND
        while same and not ours.hand_over() and not (stud and ours.deal.board):
            dealer.deal_on(theirs)
            seat = ours.turn()
            if ours.bring:
                assert theirs.actor_index == seat
                assert theirs.can_post_bring_in()
                action = rng.choice(ours.actions(seat))
                ours.apply(seat, action)
                if action == BRING:
                    theirs.post_bring_in()
                else:
                    follow(theirs, action)
                continue
            if ours.street != street:
                street, full = ours.street, 0
            compare_pots(ours, theirs)
            if ours.chips.big:  # PokerKit has no big bet on an open pair
                ours.chips.big = 0
            same = compare(ours, theirs, full)
            if same:
                action = choose(ours, rng)
                level, delta = ours.chips.level, ours.chips.delta
                ours.apply(seat, action)
                follow(theirs, action)
                if action >= BET and action - BET - level >= delta:
                    full = action - BET
        if stud and ours.deal.board:
            continue
        if not same:
            reopened += 1
            continue
        dealer.deal_on(theirs)
        assert not theirs.status, number
        net = [ours.standing(seat) for seat in range(seats)]
        showdowns += ours.chips.live.bit_count() > 1
        if some_lows(ours):
            continue
        spare = 2 * len(ours.chips.pots()[0]) * max(sum(1 for won in ours.won if won) - 1, 0)
        assert sum(net) == sum(theirs.payoffs) == 0
        assert all(abs(mine - other) <= spare for mine, other in zip(net, theirs.payoffs, strict=True)), (number, net, theirs.payoffs)
    return showdowns, reopened
