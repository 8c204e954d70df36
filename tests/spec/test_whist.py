"""Whist: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots.knowledge.whist import make_bot, policy
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks._rubber import across
from sobremesa.games.tricks._whist_hand import CLAIM, DUMMY
from sobremesa.games.tricks.whist import WhistState


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> WhistState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("whist").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, WhistState)
    return state


def match(seed: int = 0, seats: int = 4, **options: object) -> WhistState:
    state = sobremesa.get("whist").start(seats, Options.of(sobremesa.get("whist"), seats, options), SeededChance(seed))
    assert isinstance(state, WhistState)
    return state


def moves(state: State, seat: int) -> list[str]:
    return sorted(state.text(seat, action) for action in state.actions(seat))


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def said(state: State) -> list[str]:
    return [event.say.key for event in state.events]


def winner_of(trump: str, cards: str) -> int:
    """Who wins a trick that P0 leads."""
    spares = {"s": "2d 3d 4d 5d", "d": "3s 4s 5s 6s"}[cards[1]]
    state = at(trump=trump, hands=[f"{card} {spare}" for card, spare in zip(cards.split(), spares.split(), strict=True)])
    for seat, card in enumerate(cards.split()):
        state.play(seat, card)
    assert state.tricks[state.turn()] == 1
    return state.turn()


def after_hand(
    tricks: int,
    totals: tuple[int, int] = (0, 0),
    played: tuple[str, str, str, str] = ("", "", "", ""),
    options: dict[str, object] | None = None,
    trump: str = "d",
    **position: object,
) -> WhistState:
    """The hand is over: so many tricks of P0+P2, the other 13 less them of P1+P3."""
    first = tricks > 0
    last = ["9c", "8c", "7c", "6c"] if first else ["8c", "9c", "7c", "6c"]
    state = at(
        4,
        options,
        trump=trump,
        hands=last,
        tricks=[tricks - 1, 13 - tricks] if first else [0, 12],
        played=list(played),
        totals=list(totals),
        **position,
    )
    for seat, card in enumerate(last):
        state.play(seat, card)
    assert [state.side_tricks(0), state.side_tricks(1)] == [tricks, 13 - tricks]
    return state


def test_01_follow_suit() -> None:
    state = at(trump="h", trick="7d", hands=["", "2d As Kh"])
    assert moves(state, 1) == ["2d"]
    assert refusal(state, 1, "Kh") == "tricks-follow"


def test_02_without_the_suit_all_is_free() -> None:
    assert moves(at(trump="h", trick="7d", hands=["", "As Kh 3c"]), 1) == ["3c", "As", "Kh"]


def test_03_the_highest_trump_wins() -> None:
    assert winner_of("c", "9s 2c Ks 3c") == 3


def test_04_other_suits_never_win() -> None:
    assert winner_of("c", "2s Ah Kd 3h") == 0


def test_05_trumps_may_be_led() -> None:
    state = at(trump="s", hands=["4s 2d", "Js Ah", "3h 4h", "5h 6h"])
    state.play(0, "4s")
    assert moves(state, 1) == ["Js"]


def test_06_tricks_beyond_six() -> None:
    state = after_hand(8)
    assert state.gained == [2, 0]
    assert state.totals == [2, 0]


@pytest.mark.parametrize(("target", "mangas"), [(5, [0, 1]), (7, [0, 1]), (9, [0, 0])])
def test_07_all_thirteen_tricks(target: int, mangas: list[int]) -> None:
    state = after_hand(0, options={"target": target})
    assert state.totals == [0, 7]
    assert state.mangas == mangas
    state.play(state.turn(), "deal")
    assert state.totals == ([0, 0] if mangas[1] else [0, 7]), "the next manga starts from nothing"


THREE = ("Ad Jd", "", "Qd", "Kd")
FOUR = ("Ad Jd", "", "Qd Kd", "")


def test_08_three_honours() -> None:
    state = after_hand(7, played=THREE)
    assert (state.gained, state.honoured, state.totals) == ([1, 0], [2, 0], [3, 0])


@pytest.mark.parametrize("way", ["void", "clip"])
def test_09_honours_do_not_win_a_manga(way: str) -> None:
    state = after_hand(7, (3, 0), THREE, {"honours_near_target": way})
    assert (state.honoured, state.totals, state.mangas) == ([0, 0], [4, 0], [0, 0])


@pytest.mark.parametrize(("way", "points"), [("void", 2), ("clip", 4)])
def test_10_four_honours_that_would_overshoot(way: str, points: int) -> None:
    state = after_hand(6, (2, 0), FOUR, {"honours_near_target": way})
    assert state.totals == [points, 1]
    assert state.mangas == [0, 0]


def all_four_honours(**options: object) -> WhistState:
    """P3 has turned the ace of trumps, P1 held the other three; the tricks are 7 to 6."""
    return after_hand(7, played=("", "Kh Qh Jh", "", "Ah"), options=dict(options), trump="h")


def test_11_the_turned_card_counts() -> None:
    state = all_four_honours()
    assert (state.gained, state.honoured, state.totals) == ([1, 0], [0, 4], [1, 4])
    for seed in range(20):
        state = match(seed)
        dealer = state.active[-1]
        assert state.hands[dealer] >> state.shown & 1
        assert state.trump == state.pack.suit[state.shown]
        for seat in range(4):
            guess = state.clone()
            guess.redeal(seat, SeededChance(seed))
            assert isinstance(guess, WhistState)
            assert guess.hands[dealer] >> state.shown & 1


def test_12_tricks_for_one_pair_and_honours_for_the_other() -> None:
    state = after_hand(5, (4, 1), THREE)
    assert state.totals == [4, 3]
    assert state.mangas == [0, 0]


def test_13_best_of_three_mangas() -> None:
    state = after_hand(8, (3, 4), mangas=[1, 0])
    assert state.mangas == [2, 0]
    assert state.actors() == 0
    assert state.winners() == [0, 2]
    state = after_hand(8, (3, 4), mangas=[0, 1])
    assert state.mangas == [1, 1]
    assert state.actors() != 0
    state.play(state.turn(), "deal")
    assert (state.totals, state.mangas) == ([0, 0], [1, 1])


def trumps(state: WhistState, hands: int) -> str:
    """The trump suits of the first hands of a match, played at random."""
    rng = random.Random(1)
    found = state.pack.suits[state.trump]
    while len(found) < hands:
        assert state.shown < 0, "no card is turned"
        seat, hand = state.turn(), state.hand
        state.apply(seat, rng.choice(state.actions(seat)))
        if state.hand != hand:
            found += state.pack.suits[state.trump]
    return found


def test_14_trumps_in_sequence() -> None:
    assert trumps(match(trump="sequence", target=9), 5) == "hdsch"


def test_15_partners_change() -> None:
    north, east, south, west = 0, 1, 2, 3
    state = after_hand(8, (3, 0), options={"rubbers": 3}, mangas=[1, 0], partners=[4, 8, 1, 2], mano=north, hand=3)
    assert state.wins == [1, 0, 1, 0]
    assert state.turn() == north
    assert {"dealer"} <= set(state.view(0).seats[north].badges)
    state.play(north, "deal")
    assert state.active == [north, south, east, west]
    assert [state.side(seat) for seat in range(4)] == [0, 0, 1, 1], "N+E, S+W"
    assert state.view(0).circle == (north, south, east, west)
    assert state.turn() == south
    again = rubber_won(state, 0, dealer=south)
    assert again.turn() == south
    again.play(south, "deal")
    assert again.active == [north, south, west, east]
    assert [again.side(seat) for seat in range(4)] == [0, 1, 1, 0], "N+W, S+E"
    assert again.rubber == 2
    assert again.turn() == west, "the deal has passed to S"


def rubber_won(state: WhistState, side: int, dealer: int) -> WhistState:
    """The same match when the side has won the rubber and ``dealer`` is to deal."""
    mangas = [2, 1] if side == 0 else [1, 2]
    wins = [won + (state.side(seat) == side) for seat, won in enumerate(state.wins)]
    changes = {"phase": "over", "mano": dealer, "mangas": mangas, "won": side, "wins": wins}
    empty: dict[str, object] = {name: [] for name in ("hands", "known", "piles", "played")}
    position = {**state.position(), **empty, **changes, "shown": "", "trick": "", "partial": True}
    del position["mover"]
    found = sobremesa.get("whist").restore(position)
    assert isinstance(found, WhistState)
    return found


def test_16_the_dummy() -> None:
    hands = ["Ah 3d", "Kh 4d", "5h 5d", "Qh Ad"]
    state = at(3, trump="s", active=[0, 1, DUMMY, 2], leader=1, mano=1, hands=hands)
    assert (state.owner(), state.side(0), state.side(1), state.side(2)) == (0, 0, 1, 1)
    for viewer in (0, 1, 2, None):
        (dummy,) = [zone for zone in state.view(viewer).zones if zone.id == f"hand-{DUMMY}"]
        assert sorted(item.face for item in dummy.items) == ["Ad", "Qh"], "it lies open"
    state.play(1, "4d")
    assert state.turn() == 0
    assert moves(state, 0) == ["Ad"], "the dummy must follow"
    assert refusal(state, 0, "Ah") == "whist-dummys-turn"
    assert refusal(state, 0, "Qh") == "tricks-follow"
    assert refusal(state, 2, "Ad") == "not-your-turn"
    state.play(0, "Ad")
    state.play(2, "5d")
    assert refusal(state, 0, "Qh") == "whist-own-turn"
    state.play(0, "3d")
    assert state.tricks[DUMMY] == 1
    assert (state.turn(), state.mover) == (0, DUMMY)
    assert moves(state, 0) == ["Qh"], "the winner leads, from the dummy"


def test_the_new_owner_of_the_dummy_deals_from_the_seat_of_the_old_one() -> None:
    a, b = 0, 1
    over = rubber_won(match(seats=3, rubbers=3, partners="fixed"), 0, dealer=a)
    assert over.next_dealer() == b
    assert [seat.seat for seat in over.view(a).seats if "dealer" in seat.badges] == [b]


def revoking(totals: tuple[int, int] = (0, 0)) -> WhistState:
    """P3 has thrown a heart on clubs though it held the six; P1+P3 have just taken their eighth trick. Trumps are diamonds."""
    hands = ["2c 3s", "Ac As", "3c 4s", "2h 6c"]
    state = at(options={"renuncio": "claim"}, trump="d", tricks=[5, 6], hands=hands, totals=list(totals))
    for seat, card in enumerate(("2c", "Ac", "3c", "2h")):
        state.play(seat, card)
    for seat, card in ((1, "As"), (2, "4s"), (3, "6c"), (0, "3s")):
        state.play(seat, card)
    assert state.side_tricks(1) == 8
    return state


def proved() -> WhistState:
    state = revoking()
    assert not state.hand_over(), "the hand is agreed to first"
    while state.turn() != 2:
        assert moves(state, state.turn()) == ["claim", "pass"]
        state.play(state.turn(), "pass")
    state.play(2, "claim")
    assert "revokes-proved" in said(state)
    assert moves(state, 2) == ["add", "take", "tricks"]
    return state


def test_17_three_tricks_for_a_renuncio() -> None:
    state = proved()
    state.play(2, "tricks")
    assert [state.won_tricks(0), state.won_tricks(1)] == [8, 5]
    assert state.totals == [2, 0]
    assert state.hand_over()


def test_18_american_target() -> None:
    state = after_hand(8, (5, 0), options={"target": 7})
    assert (state.totals, state.mangas) == ([7, 0], [1, 0])


def test_19_another_sequence() -> None:
    assert trumps(match(trump="sequence", trump_order="shdc", target=9), 5) == "shdcs"


def test_20_no_honours() -> None:
    assert all_four_honours(honours="off").totals == [1, 0]


def test_21_each_owns_the_dummy_once() -> None:
    a, b, c = range(3)
    first = match(seats=3, rubbers=3, partners="fixed")
    assert (first.active, first.owner()) == ([a, b, DUMMY, c], a)
    second = rubber_won(first, 1, dealer=a)
    assert second.wins == [0, 1, 1], "A loses with the dummy: one each to the others"
    second.play(b, "deal")
    assert (second.active, second.owner()) == ([b, a, DUMMY, c], b), "B at N, A at E"
    assert second.mano == a, "the seat at N deals, where B sits now"
    third = rubber_won(second, second.side(a), dealer=a)
    assert third.wins == [1, 1, 2], "A wins with C"
    third.play(a, "deal")
    assert (third.active, third.owner(), third.rubber) == ([c, a, DUMMY, b], c, 2), "C at N, B at W"
    assert third.mano == DUMMY, "A has not moved, and deals"
    assert across(third.active, a) == b
    position = {**third.position(), "hands": ["9c", "8c", "7c", "6c"], "trump": "d", "tricks": [12], "known": [], "partial": True}
    position |= {"mangas": [1, 1], "totals": [4, 0], "leader": a, "mover": a}
    last = sobremesa.get("whist").restore(position)
    while last.actors():
        last.apply(last.turn(), last.actions(last.turn())[0])
    assert last.scores() == [2, 2, 2]
    assert last.winners() == [a, b, c]


# -- beyond the examples --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "totals"), [("tricks", [2, 0]), ("add", [3, 2]), ("take", [0, 2])])
def test_the_three_penalties(choice: str, totals: list[int]) -> None:
    state = proved()
    state.play(2, choice)
    assert state.totals == totals
    assert state.hand_over()


def test_a_penalty_of_points_wins_a_manga_and_the_offenders_cannot() -> None:
    state = revoking((2, 4))
    while state.turn() != 0:
        state.play(state.turn(), "pass")
    state.play(0, "claim")
    state.play(0, "add")
    assert state.totals == [5, 4], "two tricks beyond six would have been 6: it stops at 4"
    assert state.mangas == [1, 0]
    state = revoking((2, 4))
    for _ in range(4):
        if not state.hand_over():
            state.play(state.turn(), "pass")
    assert (state.totals, state.mangas) == ([2, 6], [0, 1]), "unclaimed it goes by"


def test_a_false_claim_costs_nothing() -> None:
    state = at(options={"renuncio": "claim"}, trump="d", tricks=[5, 6], hands=["2c 3s", "Ac As", "3c 4s", "2h 6s"])
    for seat, card in enumerate(("2c", "Ac", "3c", "2h")):
        state.play(seat, card)
    for seat, card in ((1, "As"), (2, "4s"), (3, "6s")):
        state.play(seat, card)
    assert moves(state, 0) == ["3s", "claim"]
    state.play(0, "claim")
    assert "revokes-not-proved" in said(state)
    assert refusal(state, 0, "claim") == "revokes-nothing-to-claim"
    state.play(0, "3s")
    assert state.hand_over()
    assert state.totals == [0, 2]


def test_a_card_is_taken_back_and_then_called_for() -> None:
    state = at(options={"renuncio": "claim"}, trump="d", hands=["2c 3s 4s", "2h 6c 7s", "3c 5s 8s", "4c 6s 9s"])
    state.play(0, "2c")
    state.play(1, "2h")
    assert moves(state, 1) == ["retract 6c", "stand"]
    assert state.turn() == 2
    state.play(2, "3c")
    state.play(1, "retract 6c")
    assert state.text(0, state.trick[1]) == "6c"
    for viewer in (0, 2, 3, None):
        (hand,) = [zone for zone in state.view(viewer).zones if zone.id == "hand-1"]
        assert "2h" in [item.face for item in hand.items], "it lies exposed"
    state.play(3, "4c")
    assert state.tricks == [0, 1, 0, 0]
    assert [moves(state, seat) for seat in range(4)] == [["order 2h", "pass"], [], [], []]
    state.play(0, "pass")
    assert moves(state, 2) == ["order 2h", "pass"]
    assert refusal(state, 2, "order 7s") == "revokes-not-exposed"
    state.play(2, "order 2h")
    assert moves(state, 1) == ["2h"]
    assert refusal(state, 1, "7s") == "revokes-ordered"
    state.play(1, "2h")
    assert state.revokes.exposed == [0, 0, 0, 0]


def test_a_card_taken_back_is_held_though_a_claim_has_shown_the_hand_without_it() -> None:
    hands = ["2c Th 3d 8d", "Ac 2d 5d 5h", "3c Qh 6d 7h", "4h 4c 7c 9d"]
    state = at(options={"renuncio": "claim"}, trump="s", hands=hands)
    for seat, card in ((0, "2c"), (1, "Ac"), (2, "3c"), (3, "4h"), (1, "2d"), (2, "6d"), (3, "7c")):
        state.play(seat, card)
    state.play(0, "claim")
    assert state.known[3] == state.pack.mask("4c"), "the clubs of the hand are shown"
    assert state.barred[3] >> state.pack.card("7c") & 1
    state.play(3, "retract 9d")
    assert state.known[3] == state.pack.mask("4c 7c")
    assert not state.hands[3] & state.barred[3]


def test_an_order_binds_only_where_it_is_legal() -> None:
    state = at(options={"renuncio": "claim"}, trump="d", hands=["5s 9h", "2h 7s", "3s 8h", "4s Th"], exposed=["", "2h"], known=["", "2h"])
    state.play(0, "5s")
    assert (state.phase, state.turn()) == (3, 0)
    state.play(0, "order 2h")
    assert moves(state, 1) == ["7s"], "he can follow suit"


def test_a_discard_that_was_lawful_stands() -> None:
    state = at(options={"renuncio": "claim"}, trump="d", hands=["2c 3s", "2h 7s", "3c 5s", "4c 6s"])
    state.play(0, "2c")
    state.play(1, "2h")
    assert moves(state, 1) == ["stand"]
    assert refusal(state, 1, "retract 7s") == "revokes-nothing-to-retract"
    state.play(1, "stand")
    assert moves(state, 1) == []
    assert state.turn() == 2


def test_partners_are_drawn() -> None:
    partners = [across(match(seed).active, 0) for seed in range(60)]
    assert {partners.count(partner) > 8 for partner in (1, 2, 3)} == {True}
    assert {across(match(seed, partners="fixed").active, 0) for seed in range(20)} == {2}
    assert {match(seed, seats=3).owner() for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "rubbers"), [(4, 1), (4, 3), (3, 1), (3, 3)])
def test_tricks_and_rubbers_add_up(seats: int, rubbers: int) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        state = match(seed, seats, rubbers=rubbers)
        pairs: list[tuple[int, ...]] = []
        while state.actors():
            pairs.append(tuple(state.sides[:seats]))
            before = state.totals[:]
            while not state.hand_over():
                seat = state.turn()
                state.apply(seat, rng.choice(state.actions(seat)))
            assert sum(state.tricks) == 13
            assert sorted(state.gained)[0] == 0 < sorted(state.gained)[1] <= 7
            assert [state.totals[side] - old for side, old in enumerate(before)] == [state.gained[side] + state.honoured[side] for side in (0, 1)]
            assert all(honours in (0, 2, 4) for honours in state.honoured)
            if state.actors():
                state.play(state.turn(), "deal")
                if state.totals == [0, 0] == state.mangas and len(pairs) > 1:
                    assert state.rubber < rubbers
        if rubbers == 3:
            results = sorted(state.scores())
            assert results in ([1, 1, 1, 3], [0, 2, 2, 2]) if seats == 4 else sum(results) in (3, 4, 5, 6)
            assert len(set(pairs)) == 3, "each has partnered each other, or owned the dummy"


def test_what_a_position_may_not_say() -> None:
    wrong: list[dict[str, object]] = [
        {"active": [0, 1, 2]},
        {"mangas": [3, 0]},
        {"phase": "judge"},
        {"exposed": ["2h"], "options": {"renuncio": "claim"}},
        {"phase": "order", "mover": 0, "options": {"renuncio": "claim"}},
    ]
    for position in wrong:
        with pytest.raises(Refused):
            sobremesa.get("whist").restore({"partial": True, **position})


# -- what its bots know -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 3])
def test_bots_never_revoke(seats: int) -> None:
    bot = make_bot("easy")
    state = match(3, seats, renuncio="claim")
    chance = SeededChance(1)
    while not state.hand_over():
        seat = state.turn()
        action = bot.decide(state, seat, chance).action
        assert action is not None
        if action < state.pack.size:
            assert state.lawful(state.mover) >> action & 1
        assert state.text(seat, action) != "claim", "nobody has revoked"
        state.apply(seat, action)


def test_a_bot_claims_only_what_all_have_seen() -> None:
    state = revoking()
    assert (state.turn(), policy(state, 0, SeededChance(1))) == (0, CLAIM)
    decision = make_bot("normal").decide(state, 0, SeededChance(1))
    assert (decision.action, decision.say and decision.say.key) == (CLAIM, "hint-revokes-claim")
    hidden = at(options={"renuncio": "claim"}, trump="d", hands=["2c 3s 4s", "Ac As 8s", "3c 5s 6s", "2h 6c 7s"])
    for seat, card in enumerate(("2c", "Ac", "3c", "2h")):
        hidden.play(seat, card)
    hidden.play(1, "As")
    assert "claim" in moves(hidden, 2), "he may have revoked, and has"
    assert policy(hidden, 2, SeededChance(1)) != CLAIM, "but nobody has seen it"


def test_a_bot_takes_no_trick_from_its_partner() -> None:
    state = at(options={"partners": "fixed"}, trump="d", trick="2c Ac 9c", leader=1, hands=["Kc 3c", "5s 6s", "7s 8s", "9s Ts"])
    assert state.text(0, policy(state, 0, SeededChance(1))) == "3c", "the ace was the partner's"
