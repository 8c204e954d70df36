"""House rules of poker where they meet: sizes that leave no room, pots of one, seats that are empty, the Spanish pack, positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._slips import CommunityTable
from sobremesa.games.vying._table import PokerTable
from tests.spec.poker import bounds, deal, hand, run


def test_a_spread_that_has_no_room_for_a_raise() -> None:
    state = run(hand(3, structure="spread", bets=[5, 20], sb=2, min_raise="double"), "call, call, check, bet 20, raise 40")
    assert bounds(state) == (0, 0)
    assert {state.text(state.turn(), action) for action in state.actions(state.turn())} == {"fold", "call"}
    before = state.position()
    with pytest.raises(Refused, match="poker-no-room") as told:
        state.play(state.turn(), "raise 60")
    assert told.value.facts == {"n": 40, "m": 20}
    assert state.position() == before


def test_an_all_in_under_the_most_of_a_spread_without_room() -> None:
    state = run(hand(3, [55, 1000, 1000], structure="spread", bets=[5, 20], sb=2, min_raise="double"), "call, call, check, check, bet 20, raise 40")
    assert (state.turn(), bounds(state)) == (0, (51, 51))


def test_a_spread_with_antes_begins_at_its_own_least() -> None:
    state = deal("five-card-draw", 3, structure="spread", bets=[1, 20], forced="antes")
    assert bounds(state) == (1, 20)


BOARD = "2c 3d 7h 9s Jd"


def test_nothing_is_shown_for_a_pot_that_nobody_else_contests() -> None:
    """P0 is all-in for 50 and shows first; P1, beaten, has a side pot to himself since P2 folded after calling it."""
    state = hand(3, [50, 1000, 1000], stock=BOARD, holes=["As Ah", "4s 5h", "Ks Kh"], burn="off")
    run(state, "call, call, raise 100, call, call, bet 100, fold")
    assert state.hand_over()
    assert state.won == [150, 100, 0]
    assert state.deal.shown == 0b001


def test_odd_chips_by_suit_of_hands_that_are_all_on_the_table() -> None:
    """The same five cards are nobody's best: the odd chip goes from the button's left."""
    state = hand(3, stock="As Ks Qs Js Ts", holes=["2d 3d", "2h 3h", "2c 3c"], burn="off", odd_chip="suit", forced="bb_ante", ante=1)
    run(state, "fold, call" + ", check" * 7)
    assert state.won == [3, 2, 0]


@pytest.mark.parametrize(("holes", "won"), [(["Ac Kc", "Ao Ko", "2c 7b"], [3, 2, 0]), (["Ac Kc", "Ae Ke", "2c 7b"], [2, 3, 0])])
def test_odd_chips_by_suit_with_the_spanish_pack(holes: list[str], won: list[int]) -> None:
    """Copas stand above oros, and espadas above both, wherever the pack has them."""
    state = hand(3, stock="Qe Jc To 4b 3b", holes=holes, burn="off", deck="es52", odd_chip="suit", forced="bb_ante", ante=1)
    run(state, "fold, call" + ", check" * 7)
    assert state.won == won


def test_odd_chips_by_suit_look_at_the_best_of_several_fives() -> None:
    """With two aces in a straight it is the ace of espadas that counts, though that of oros comes first in the pack."""
    state = deal("omaha", 3, stock="Qe Jc To 4b 3b", holes=["Ao Ae Kc 5b", "Ac Ko 5o 6b", "2c 7b 2o 7o"], deck="es52", burn="off", odd_chip="suit")
    state.seating.button = 0  # P1 would come first from the button's left
    assert state.form.high(state.deal.own(0), state.pack.mask("Qe Jc To 4b 3b")) == state.form.high(
        state.deal.own(1), state.pack.mask("Qe Jc To 4b 3b")
    )
    state.deal.board = state.pack.cards("Qe Jc To 4b 3b")
    assert state.odd_order(0b011, False) == [0, 1]


def test_the_straddler_sits_left_of_a_big_blind_without_a_small_one() -> None:
    options = {"button": "dead", "straddle": "on"}
    state = sobremesa.get("texas-holdem").restore({"seats": 6, "options": options, "playing": [0, 1, 3, 4, 5], "button": 1, "small": 2, "big": 3})
    assert state.turn() == 4
    state.play(4, "straddle")
    assert state.turn() == 5


def test_an_absent_player_does_not_straddle() -> None:
    state = hand(6, straddle="on")
    assert state.text(2, state.default(2)) == "pass"


def test_no_second_card_is_shown_early_while_one_is_set_aside() -> None:
    stock = "As Ks Qs Js Ah Kh Qh 9h 2c 3d 5d 6d 8c Kd 4s 7h Tc 9s 9d 9c"
    state = sobremesa.get("texas-holdem").restore(
        {"seats": 4, "options": {"dealer_errors": "on"}, "stock": stock, "slip": "turn", "stacks": [1000] * 4}
    )
    assert isinstance(state, CommunityTable)
    run(state, "call, call, call, check")
    state.slip = "river"
    run(state, "check, check, check, check")
    assert state.pack.text(state.exposed) == "Kd"
    state.slip = "none"
    run(state, "check, check, check, check")
    assert (len(state.deal.board), state.exposed) == (5, [])


@pytest.mark.parametrize("burn", ["on", "off"])
def test_a_card_too_many_is_burnt_whether_others_are_or_not(burn: str) -> None:
    stock = "As Ks Qs Js Ah Kh Qh 9h 2c 3d 5d 6d 8c Kd"
    state = sobremesa.get("texas-holdem").restore(
        {"seats": 4, "options": {"dealer_errors": "on", "burn": burn}, "stock": stock, "slip": "extra", "stacks": [1000] * 4}
    )
    assert isinstance(state, CommunityTable)
    state.slip = "none"
    run(state, "call, call, call, check")
    assert state.pack.text(state.deal.board) == "3d 5d 6d"
    assert state.deal.holes[0] | 1 << state.deal.burns[0] == state.pack.mask("As Ah 2c")


def test_a_rotation_keeps_the_options_of_the_game_itself() -> None:
    state = sobremesa.make("omaha", seats=4, rotation=["omaha", "razz"], hand_size=5)
    assert isinstance(state, PokerTable)
    assert [holes.bit_count() for holes in state.deal.holes] == [5] * 4
    state = sobremesa.make("omaha-hilo", seats=4, rotation=["omaha-hilo", "razz"], qualifier=9)
    assert isinstance(state, PokerTable)
    assert state.form.low(state.pack.mask("As 2d Kh Kd"), state.pack.mask("9c 4h 3d Ks Qd")) > 0


@pytest.mark.parametrize(
    ("slug", "options", "key"),
    [
        ("texas-holdem", {"rake": [101, 5]}, "poker-rake"),
        ("texas-holdem", {"format": "tournament", "levels": ["5/10", "20/10"]}, "poker-level"),
        ("texas-holdem", {"rotation": ["texas-holdem", "razz"], "structure": "fl", "bets": [3, 6]}, "stud-odd-small"),
        ("texas-holdem", {"rotation": "horse", "format": "tournament", "levels": ["5/15"]}, "stud-odd-small"),
        ("poker-comodin", {"game": "seven-card-stud", "structure": "fl", "bets": [1, 2]}, "stud-odd-small"),
        ("poker-comodin", {"deck": "es52", "wild": ["Ks"]}, "unknown-card"),
    ],
)
def test_sizes_and_cards_that_cannot_be_are_refused(slug: str, options: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused, match=key):
        sobremesa.make(slug, seats=4, **options)


@pytest.mark.parametrize(("wild", "cards"), [(["Kc"], "Kc"), (["Ke", "7"], "7o 7c 7e 7b Ke"), ("one_eyed", "Jc Je")])
def test_wild_cards_are_those_of_the_pack_on_the_table(wild: object, cards: str) -> None:
    for slug in ("poker-comodin", "omaha"):
        state = sobremesa.make(slug, seats=3, deck="es52", jokers=0, wild=wild)
        assert isinstance(state, PokerTable)
        ranks = state.form.ranks
        assert isinstance(ranks, WildRanks)
        assert ranks.wild.named == get_pack("es52").mask(cards)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("mover", -1),
        ("mover", 2),
        ("street", 4),
        ("street", -1),
        ("phase", "over"),
        ("phase", "show"),
        ("phase", "straddle"),
        ("phase", "end"),
        ("waiting", [0]),
        ("pending", [0, 1, 2]),
        ("live", [1]),
        ("acted", [0, 1]),
        ("bring", 5),
        ("level", -4),
        ("size", -1),
        ("dead", -10),
        ("carried", -1),
        ("won", [5, 0, 0]),
        ("low_won", [0, 1, 0]),
        ("holes", ["As Ah", "", "Ks Kh"]),
        ("aside", True),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, value: object) -> None:
    state = run(hand(3, holes=["As Ah", "Qs Qh", "Ks Kh"]), "fold, call")
    position = state.position()
    assert sobremesa.get("texas-holdem").restore(position).position() == position
    with pytest.raises(Refused, match="position"):
        sobremesa.get("texas-holdem").restore({**position, field: value})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("buy 10", "poker-between-hands"),
        ("deal", "poker-between-hands"),
        ("leave", "poker-between-hands"),
        ("show", "poker-hand-goes-on"),
        ("bring-in", "poker-no-bring-in"),
        ("pat", "draw-not-now"),
        ("check", "poker-must-call"),
        ("raise 3", "poker-too-little"),
    ],
)
def test_what_cannot_be_done_in_a_betting_round_says_when_it_can(text: str, key: str) -> None:
    state = deal("five-card-draw", 3)
    before = state.position()
    with pytest.raises(Refused, match=key):
        state.play(state.turn(), text)
    assert state.position() == before


@pytest.mark.parametrize("text", ["check", "fold", "raise 10", "show"])
def test_nobody_bets_while_cards_are_changed(text: str) -> None:
    state = run(deal("five-card-draw", 3), "call, call, check")
    before = state.position()
    with pytest.raises(Refused, match="draw-mark"):
        state.play(state.turn(), text)
    assert state.position() == before


def test_an_open_pair_may_be_made_with_a_joker() -> None:
    """At 2/4, all called the bring-in; the joker and a king beside it open and may bet big."""
    stock = "2c 3c 4c 5d 6d 7d *1 9s 8h Kd Th Jh"
    state = deal("poker-comodin", 3, stock=stock, game="seven-card-stud", structure="fl")
    while state.street == 0:
        state.play(state.turn(), "bring-in" if state.bring else "call")
    assert state.turn() == 0
    assert [state.text(0, action) for action in state.actions(0)] == ["fold", "check", "bet 2", "bet 4"]


def test_the_cap_of_a_round_that_began_with_more_than_two_comes_back_with_the_position() -> None:
    state = run(hand(3, sb=5, structure="fl", max_bets_heads_up="none"), "call, call, check, bet 10, fold, raise 20, raise 30, raise 40")
    assert bounds(state) == (0, 0)
    again = sobremesa.get("texas-holdem").restore(state.position())
    assert isinstance(again, PokerTable)
    assert bounds(again) == (0, 0)
    run(again, "call, check, bet 20, raise 40, raise 60, raise 80")
    assert bounds(again) == (100, 100)
    assert bounds(sobremesa.get("texas-holdem").restore(again.position())) == (100, 100)  # type: ignore[arg-type]


def test_a_house_that_takes_all_ends_the_match_when_one_is_left() -> None:
    """Both are without chips once the house has taken its share of an all-in; the first leaves, and nobody is left to play with."""
    state = hand(2, [50, 50], stock=BOARD, holes=["As Ah", "Ks Kh"], burn="off", rake=[100, 1000])
    run(state, "raise 50, call")
    assert (state.chips.stacks, state.house) == ([0, 0], 100)
    run(state, "leave")
    assert state.actors() == 0


def test_nobody_without_chips_waits_unasked_for_the_next_deal() -> None:
    position = run(hand(3), "fold, fold").position()
    assert sobremesa.get("texas-holdem").restore(position).position() == position
    with pytest.raises(Refused, match="position-value"):
        sobremesa.get("texas-holdem").restore({**position, "stacks": [0, 1001, 1999]})
