"""Random hands played move by move in OpenSpiel and here: the same legal moves, winners and points.

OpenSpiel numbers a card by its rank from the two, four to a rank in the order C D H S.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel
import pytest

import sobremesa
from sobremesa.core.state import State

Extra = Callable[[State, set[str]], set[str]]

HANDS = 2000
RANKS = "23456789TJQKA"


def name(card: int) -> str:
    """OpenSpiel's card in our notation."""
    return RANKS[card // 4] + "cdhs"[card % 4]


def dealt(peer: pyspiel.State, rng: random.Random, seats: int) -> list[list[int]]:
    """Deal at random, one card to each seat in turn until the peer stops asking for chance; the hands, in its numbers."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    turn = 0
    while peer.is_chance_node():
        card = rng.choice(peer.chance_outcomes())[0]
        peer.apply_action(card)
        hands[turn % seats].append(card)
        turn += 1
    return hands


def legal(state: State, seat: int) -> set[str]:
    return {state.text(seat, action) for action in state.actions(seat)}


def cards_played(peer: pyspiel.State, state: State, rng: random.Random, extra: Extra | None = None) -> None:
    """Play both on at random to the end of the hand, comparing what is legal at every card. ``extra``: what the peer allows besides, by its rules."""
    while not peer.is_terminal():
        seat = peer.current_player()
        assert seat == state.turn()
        ours = legal(state, seat)
        theirs = {name(action): action for action in peer.legal_actions()}
        assert set(theirs) == ours | (extra(state, set(theirs)) if extra else set())
        card = rng.choice(sorted(ours))
        peer.apply_action(theirs[card])
        state.play(seat, card)
    assert state.hand_over()


def hearts_after_the_queen(state: State, theirs: set[str]) -> set[str]:
    """To OpenSpiel the queen of spades breaks hearts however she falls; here only when she is thrown on another suit."""
    position = state.position()
    gone = "Qs" in " ".join([*position["piles"], str(position["trick"])]).split()  # type: ignore[misc]
    return {card for card in theirs if card[1] == "h"} if gone and not position["trick"] and not position["broken"] else set()


@pytest.mark.parametrize("queen_breaks", ["on", "off"])
def test_hearts(queen_breaks: str) -> None:
    """Same rules but for the queen, see above. OpenSpiel's return is 26 less the points, those of the moon counted as here."""
    truth = "true" if queen_breaks == "on" else "false"
    game = pyspiel.load_game(f"hearts(qs_breaks_hearts={truth})")
    ours = sobremesa.get("hearts")
    rng = random.Random(26)
    for _ in range(HANDS // 2):
        peer = game.new_initial_state()
        direction = rng.randrange(4)  # none, left, across, right
        peer.apply_action(direction)
        hands = [[name(card) for card in hand] for hand in dealt(peer, rng, 4)]
        number = {0: 3, 1: 0, 2: 2, 3: 1}[direction]  # ours go left, right, across, none
        start = {"seats": 4, "options": {"queen_breaks": queen_breaks}, "hand": number, "hands": [" ".join(hand) for hand in hands]}
        if direction:
            state = ours.restore({**start, "phase": "pass", "mover": -1})
            given = [[name(_apply(peer, rng)) for _ in range(3)] for _ in range(4)]
            for seat in range(4):
                state.play(seat, "pass " + " ".join(given[seat]))
        else:
            leader = next(seat for seat in range(4) if "2c" in hands[seat])
            state = ours.restore({**start, "leader": leader, "known": ["2c" if seat == leader else "" for seat in range(4)]})
        cards_played(peer, state, rng, hearts_after_the_queen if queen_breaks == "on" else None)
        assert state.position()["totals"] == [26 - points for points in peer.returns()]


def _apply(peer: pyspiel.State, rng: random.Random) -> int:
    action = rng.choice(peer.legal_actions())
    peer.apply_action(action)
    return action


def _their_hands(peer: pyspiel.State) -> tuple[list[str], str]:
    """OpenSpiel's oh hell writes its hands in words: those of each seat, and the card turned up."""
    hands: list[str] = []
    turned = ""
    for line in str(peer).splitlines():
        if line.startswith("Player:"):
            hands.append("")
        elif line.strip()[:2] in ("C:", "D:", "S:", "H:") and hands:
            suit, ranks = line.strip().split(":")
            hands[-1] += "".join(f" {rank}{suit.lower()}" for rank in ranks.strip())
        elif line.startswith("Trump:"):
            card = line.split()[1]
            turned = card[1] + card[0].lower()
    return hands, turned


@pytest.mark.parametrize(("seats", "size"), [(4, 5), (4, 12), (3, 17), (5, 10), (6, 1), (7, 7)])
def test_pocha(seats: int, size: int) -> None:
    """Oh hell is pocha with open bidding and a card turned for trumps. OpenSpiel pays a point for each trick won, ten more if all were foretold, and
    takes nothing away: here those who missed lose a point a trick, and those who did not have the same."""
    game = pyspiel.load_game(f"oh_hell(players={seats},num_tricks_fixed={size})")
    ours = sobremesa.get("pocha")
    rng = random.Random(size)
    exact = 0
    for _ in range(HANDS // 5):
        peer = game.new_initial_state()
        while peer.is_chance_node():
            peer.apply_action(rng.choice(peer.chance_outcomes())[0])
        hands, turned = _their_hands(peer)
        first = peer.current_player()  # P0 here
        state = ours.restore(
            {
                "seats": seats,
                "options": {"bidding": "open"},
                "partial": True,  # the cards that nobody was dealt are not named
                "phase": "bid",
                "size": size,
                "turn_up": turned,
                "hands": [hands[(first + seat) % seats] for seat in range(seats)],
            }
        )
        while not peer.is_terminal():
            player = peer.current_player()
            seat = (player - first) % seats
            assert seat == state.turn()
            theirs: dict[str, int] = {}
            for action in peer.legal_actions():
                text = peer.action_to_string(player, action)
                theirs[f"bid {text}" if text.isdigit() else text[1] + text[0].lower()] = action
            assert set(theirs) == legal(state, seat)
            text = rng.choice(sorted(theirs))
            peer.apply_action(theirs[text])
            state.play(seat, text)
        assert state.hand_over()
        position = state.position()
        for player, paid in enumerate(peer.returns()):
            seat = (player - first) % seats
            won, bid = position["tricks"][seat], position["bids"][seat]  # type: ignore[index]
            exact += won == bid
            assert paid == won + (10 if won == bid else 0)
            assert position["totals"][seat] == (paid if won == bid else -abs(won - bid))  # type: ignore[index]
    assert exact


def test_spades() -> None:
    """OpenSpiel's spades: partners may not bid more than thirteen together, a failed contract costs ten a trick bid, and a failed nil's tricks count
    for the partner. It never notes that spades are broken, and so never lets one be led while another suit is held: nor is it done here then."""
    game = pyspiel.load_game("spades(num_tricks=13)")
    ours = sobremesa.get("spades")
    options = {"fail_penalty": "total", "failed_nil": "counted", "blind_nil": "off", "hands": 1}
    rng = random.Random(13)
    sample = game.new_initial_state()
    cards = [sample.action_to_string(0, card)[::-1] for card in range(52)]
    cards = [card[0] + card[1].lower() for card in cards]
    led_late = 0
    for _ in range(HANDS):
        peer = game.new_initial_state()
        hands = [" ".join(cards[card] for card in hand) for hand in dealt(peer, rng, 4)]
        state = ours.restore({"seats": 4, "options": options, "phase": "bid", "hands": hands})
        for seat in range(4):
            bids = {action - 52: action for action in peer.legal_actions()}
            assert peer.current_player() == seat == state.turn()
            partner = state.position()["bids"][seat - 2] if seat > 1 else 0  # type: ignore[index]
            assert set(bids) == set(range(14 - partner))
            assert legal(state, seat) == {f"bid {number}" for number in range(14)}
            bid = rng.choice([number for number in bids if number < 6])
            peer.apply_action(bids[bid])
            state.play(seat, f"bid {bid}")
        while not peer.is_terminal():
            seat = peer.current_player()
            assert seat == state.turn()
            theirs = {cards[action]: action for action in peer.legal_actions()}
            allowed = legal(state, seat)
            if not state.position()["trick"] and state.position()["broken"] and any(card[1] != "s" for card in allowed):
                led_late += any(card[1] == "s" for card in allowed)
                allowed = {card for card in allowed if card[1] != "s"}
            assert set(theirs) == allowed
            card = rng.choice(sorted(theirs))
            peer.apply_action(theirs[card])
            state.play(seat, card)
        assert state.scores() == [int(points) for points in peer.returns()]
    assert led_late
