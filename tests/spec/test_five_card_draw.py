"""The numbered examples of rules/five-card-draw."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._draw import DISCARD, DRAWING, DrawTable
from sobremesa.games.vying._hand import BETTING
from sobremesa.games.vying._hands import FOUR, class_of, ranks_of
from sobremesa.games.vying._lows import LOWS, LowRanks
from tests.spec.poker import bounds, deal, mask, nets, owed, run

SUITED = " ".join(rank + suit for suit in "shdc" for rank in "A23456789TJQK")


def table(seats: int, calls: str = "", **options: object) -> DrawTable:
    """A hand after the first round, in which all have called or done as told; the stock in a known order."""
    state = deal("five-card-draw", seats, None, SUITED, None, **options)
    assert isinstance(state, DrawTable)
    run(state, calls or ", ".join(["call"] * (seats - 1) + ["check"]))
    assert state.phase == DRAWING
    return state


def change(state: DrawTable, count: int) -> DrawTable:
    """The player to draw changes his first so many cards."""
    state.apply(state.turn(), DISCARD + (1 << count) - 1)
    return state


def change_all(state: DrawTable, *counts: int) -> DrawTable:
    for count in counts:
        change(state, count)
    return state


def check_round(state: DrawTable) -> DrawTable:
    """Everybody checks."""
    assert state.phase == BETTING
    while state.phase == BETTING:
        state.play(state.turn(), "check")
    return state


def cards(state: DrawTable, *seats: int) -> set[int]:
    """The cards that seats hold."""
    return {card for seat in seats for card in bits(state.deal.holes[seat])}


def thrown(state: DrawTable) -> int:
    """How many cards lie discarded."""
    return sum(cards.bit_count() for cards in state.deal.thrown)


def automatic(hand: str, **options: object) -> set[str]:
    """What an absent P0 keeps of a hand."""
    position = {"seats": 2, "options": options, "phase": "draw", "street": 1, "mover": 0, "live": [0, 1], "holes": [hand], "partial": True}
    state = sobremesa.get("five-card-draw").restore(position)
    text = state.text(0, state.default(0))
    return set(hand.split()) - set(text.split()[1:])


def test_01_folded_hands_make_the_new_stock() -> None:
    state = table(6, "call, fold, call, call, call, check")
    assert len(state.deal.stock) == 22
    folded = cards(state, 3)
    change_all(state, 5, 5, 5, 4)
    before = state.deal.stock[:]
    discarded = {card for seat in (0, 1, 2, 4) for card in bits(state.discards[seat])}
    assert len(before) == 22  # nobody is served before the last has thrown
    change(state, 4)
    assert thrown(state) == 23
    assert len(cards(state, 5) & set(before[:3])) == 3
    assert len(cards(state, 5) & folded) == 1
    assert len(state.deal.stock) == 4
    assert set(state.deal.stock) < folded
    assert not cards(state, 0, 1, 2, 4, 5) & discarded
    assert not state.deal.holes[3]
    assert (state.phase, state.turn()) == (BETTING, 0)


def test_02_discards_make_the_new_stock() -> None:
    for own_back, seeds in (("on", 40), ("off", 40)):
        back = 0
        for seed in range(seeds):
            state = table(6, own_back=own_back)
            state.chance = SeededChance(seed)
            change_all(state, 4, 4, 4, 4, 4)
            last = state.deal.stock[:2]
            own = state.deal.holes[5]
            change(state, 4)
            assert set(last) < cards(state, 5)
            assert len(state.deal.stock) == 22
            assert thrown(state) == 0
            back += (state.deal.holes[5] & own).bit_count() > 1
        assert (back > 0) == (own_back == "on")


def test_03_all_draw_five() -> None:
    for how, shuffled in (("after_all", 30), ("in_turn", 25)):
        state = table(6, draw_deal=how)
        change_all(state, 5, 5, 5, 5)
        last = state.deal.stock[-2:] if how == "in_turn" else state.deal.stock[:2]
        first = state.deal.holes[5]
        change(state, 5)
        if how == "in_turn":
            assert state.drawn[4] == 5
            assert len(state.deal.stock) == shuffled - 3
            assert not set(last) & set(state.deal.stock)
        change(state, 5)
        assert set(last) < cards(state, 4)
        assert len(state.deal.stock) == shuffled - 8
        if how == "in_turn":
            assert state.deal.thrown[5] == first
            assert not cards(state, 4, 5) & set(bits(first))
        else:
            assert thrown(state) == 0


def test_04_no_shuffle() -> None:
    state = change_all(table(5), 5, 5, 5, 5, 5)
    assert (len(state.deal.stock), thrown(state), state.restocked) == (2, 25, -1)


def test_05_triple_draw() -> None:
    state = change_all(table(6, draws=3), 3, 3, 3, 3, 3, 3)
    assert (len(state.deal.stock), thrown(state)) == (4, 18)
    earlier = {card for seat in range(6) for card in bits(state.deal.thrown[seat])}
    run(state, "check, check, check, check, bet 2, fold, call, call, call, fold")
    folded = cards(state, 5, 3)
    change_all(state, 2, 2, 2)
    stock = set(state.deal.stock)
    assert len(stock) == 4
    change(state, 2)
    assert stock <= cards(state, 0, 1)
    assert len(cards(state, 2, 4) & (folded | earlier)) == 4
    assert len(state.deal.stock) == 24
    assert set(state.deal.stock) < folded | earlier
    assert thrown(state) == 8
    check_round(state)
    assert (state.phase, state.street) == (DRAWING, 3)
    change_all(state, 0, 0, 0, 0)
    assert state.turn() == 0
    check_round(state)
    assert state.hand_over()


def test_06_exactly_the_stock() -> None:
    state = change_all(table(6, "fold, call, call, call, call, check"), 5, 5, 4, 4, 4)
    assert (len(state.deal.stock), thrown(state), state.restocked) == (0, 22, -1)


def test_07_forms_of_forced_bets() -> None:
    state = deal("five-card-draw", 6, forced="antes")
    assert (state.turn(), owed(state), state.chips.pot) == (0, 0, 6)
    run(state, "check, check, check, check, check, check")
    assert state.phase == DRAWING
    run(state, "pat, pat, pat, pat, pat, pat")
    assert state.turn() == 0
    state = deal("five-card-draw", 6)
    assert (state.turn(), owed(state), bounds(state)[0]) == (2, 2, 4)


def test_08_structures() -> None:
    assert bounds(deal("five-card-draw", 6, structure="pl"))[1] == 7
    for fl_double, second in (("on", [4, 8, 12, 16]), ("off", [2, 4, 6, 8])):
        state = deal("five-card-draw", 2, structure="fl", fl_double=fl_double)
        assert state.chips.level == 2
        for total in (4, 6, 8):
            assert bounds(state) == (total, total)
            run(state, f"raise {total}")
        assert bounds(state) == (0, 0)
        run(state, "call, pat, pat")
        for total in second:
            assert bounds(state) == (total, total)
            run(state, f"{'raise' if state.chips.level else 'bet'} {total}")
        assert bounds(state) == (0, 0)
    state = deal("five-card-draw", 2, structure="fl", draws=3)
    sizes = []
    run(state, "call, check")
    for _ in range(3):
        run(state, "pat, pat")
        sizes.append(bounds(state)[0])
        run(state, "check, check")
    assert sizes == [2, 4, 4]
    state = deal("five-card-draw", 2, structure="fl", sb=2)
    assert (state.chips.level, bounds(state)) == (4, (8, 8))


def test_09_all_in_players_draw() -> None:
    state = deal("five-card-draw", 3, [1000, 30, 1000])
    run(state, "raise 60, call, call")
    assert (state.phase, state.turn()) == (DRAWING, 0)
    run(state, "pat")
    assert state.turn() == 1
    assert isinstance(state, DrawTable)
    change(state, 3)
    run(state, "pat, bet 100")
    assert state.turn() == 2
    run(state, "call")
    assert sum(state.won) == 90 + 260
    assert state.won[1] in (0, 90)
    assert sum(nets(state)) == 0


def test_10_who_shows_first() -> None:
    for show_order, first in (("last_bettor", 5), ("button_left", 4)):
        state = deal("five-card-draw", 6, stock=SUITED, show_order=show_order)
        run(state, "fold, fold, call, call, fold, check")
        run(state, "pat, pat, pat, check, bet 4, raise 8, fold")
        assert state.turn() == 4
        order = state.clone()
        assert isinstance(order, DrawTable)
        order.aggressor = 5
        assert order.showing_order()[0] == first
        run(state, "call")
        assert state.hand_over()
        assert state.deal.shown >> first & 1


def test_11_ties_must_show_and_losers_may_muck() -> None:
    holes = ["2s 3s 4s 5s 7d", "Kd Kh 9s 5c 2d", "2h 3h 4h 5h 8d", "Ks Kc 9d 5d 2c", "Qs Qh Jd 8s 7c"]
    state = deal("five-card-draw", 5, holes=holes)
    run(state, "fold, call, call, fold, check, pat, pat, pat, check, check, check")
    assert state.hand_over()
    assert state.deal.shown == 0b01010
    assert state.won == [0, 4, 0, 3, 0]


def test_12_exchange_of_an_absent_player() -> None:
    assert automatic("Qs Qh 7d 7c 2s") == {"Qs", "Qh", "7d", "7c"}
    assert automatic("9s 9h 9d Kc 2s") == {"9s", "9h", "9d"}
    assert automatic("Ks Qs Js Ts Kd") == {"Ks", "Qs", "Js", "Ts"}
    assert automatic("Js Jh 9h 6h 2h") == {"Js", "Jh"}
    assert automatic("9s 9h 9d 9c 2s") == {"9s", "9h", "9d", "9c"}
    assert len(automatic("9s 8h 7d 6c 5s")) == len(automatic("9s 8s 7s 6s 2s")) == len(automatic("9s 9h 9d 2c 2s")) == 5


def test_13_draws_and_low_pairs() -> None:
    assert automatic("Ts Td 8d 6d 2d") == {"Td", "8d", "6d", "2d"}
    assert automatic("8s 8d 7h 6c 5s") == {"8s", "8d"}
    assert automatic("9s 8d 7h 6c 2s") == {"9s", "8d", "7h", "6c"}
    assert automatic("As 2d 3h 4c 9s") == {"As", "2d", "3h", "4c"}
    assert automatic("As Kd Qh Jc 4s") == {"As", "Kd", "Qh", "Jc"}
    assert automatic("9s 8d 7h 5c 4s") == {"9s", "8d", "7h", "5c"}


def test_14_one_high_card_or_nothing() -> None:
    assert automatic("Kd Js 8h 5c 3d") == {"Kd"}
    assert automatic("Td 8s 6h 4c 2d") == set()
    assert automatic("Kd Js 8h 5c 3d", max_draw=3) == {"Kd", "Js"}
    assert automatic("Td 8s 6h 4c 2d", max_draw=3) == {"Td", "8s"}


def test_exchange_with_a_joker_and_for_the_lowest() -> None:
    assert automatic("*1 Kd 8h 5c 3d", jokers=1) == {"*1", "Kd"}
    assert automatic("*1 8d 8h 5c 3d", jokers=1) == {"*1", "8d", "8h"}
    assert automatic("*1 9d 8d 5d 3c", jokers=1) == {"*1", "9d", "8d", "5d"}
    assert automatic("*1 Kd 8d 5d 3c", jokers=1) == {"*1", "Kd"}
    assert automatic("*1 Ks Qs Js 3c", jokers=1) == {"*1", "Ks", "Qs", "Js"}
    assert automatic("*1 9d 7c 5h 3c", jokers=1) == {"*1", "9d"}
    assert automatic("As 8d 8h 5c Ks", goal="a5") in ({"As", "8d", "5c"}, {"As", "8h", "5c"})
    assert automatic("As 8d 7h 5c Ks", goal="d7") == {"8d", "7h", "5c"}
    assert automatic("As Qd Jh Tc Ks", goal="d6", max_draw=3) == {"Tc", "Jh"}
    assert automatic("As Qd Jh Tc 9s", goal="a6", max_draw=3) == {"As", "9s"}


def test_15_three_cards_at_most() -> None:
    state = table(3, max_draw=3)
    seat = state.turn()
    hand = [state.pack.names[card] for card in bits(state.deal.holes[seat])]
    with pytest.raises(Refused, match="draw-too-much"):
        state.play(seat, "discard " + " ".join(hand[:4]))
    state.play(seat, "discard " + " ".join(hand[:3]))
    assert state.drawn[seat] == 3


def test_16_lowest_hands() -> None:
    d7, a5 = LowRanks(LOWS.index("d7"), 0), LowRanks(LOWS.index("a5"), 0)
    assert d7.low(mask("7s 5h 4d 3c 2s")) > d7.low(mask("7s 6h 4d 3c 2s"))
    assert d7.low(mask("As 5h 4d 3c 2s")) < d7.low(mask("Ks Qh Jd Tc 8s"))
    assert a5.low(mask("As 5h 4d 3c 2s")) > a5.low(mask("6s 4h 3d 2c Ah"))
    wheel, king = "As 5h 4d 3c 2s", "Ks Qh Jd Tc 8s"
    for goal, won in (("d7", [0, 4]), ("a5", [4, 0])):
        state = run(deal("five-card-draw", 2, holes=[wheel, king], goal=goal), "call, check, pat, pat, check, check")
        assert state.won == won


def test_17_a_joker_and_three_kings() -> None:
    state = deal("five-card-draw", 2, holes=["Ks Kh *1 7d 2c", "As Qh 9d 5c 3s"], stock="Kc 9s", jokers=1)
    run(state, "call, check, discard 7d 2c, pat")
    worth = state.form.ranks.plain(state.worth(0, False))
    assert (class_of(worth), ranks_of(worth)[0]) == (FOUR, 13)
    assert state.deal.holes[0] == state.pack.mask("Ks Kh *1 Kc 9s")


def test_18_alone_before_the_draw() -> None:
    state = run(deal("five-card-draw", 6), "fold, fold, raise 6, fold, fold, fold")
    assert state.hand_over()
    assert state.may_show == 4
    assert state.street == 0
    assert "show" in [state.text(4, action) for action in state.actions(4)]
    state.play(4, "show")
    assert state.deal.shown == 1 << 4


def test_19_five_seats_and_other_lows() -> None:
    game = sobremesa.get("five-card-draw")
    with pytest.raises(Refused, match="draw-too-many"):
        game.check(6, Options.of(game, 6, {"max_seats": 5}))
    state = deal("five-card-draw", 5, max_seats=5, forced="blinds_antes", ante=1, sb=5)
    assert state.chips.pot == 20
    a6, d6 = LowRanks(LOWS.index("a6"), 0), LowRanks(LOWS.index("d6"), 0)
    assert a6.low(mask("6s 4h 3d 2c As")) > a6.low(mask("6s 5h 3d 2c As")) > a6.low(mask("5s 4h 3d 2c As"))
    assert d6.low(mask("6s 5h 4d 3c 2s")) > d6.low(mask("7s 5h 4d 3c 2s"))
    best = "6s 4h 3d 2c As"
    assert run(deal("five-card-draw", 2, holes=[best, "5s 4d 3c 2h Ad"], goal="a6"), "call, check, pat, pat, check, check").won == [4, 0]
    assert run(deal("five-card-draw", 2, holes=["6d 5h 4c 3c 2s", best], goal="d6"), "call, check, pat, pat, check, check").won == [4, 0]


def test_20_absent_and_pat() -> None:
    nothing = "Td 8s 6h 4c 2d"
    assert automatic(nothing, auto_exchange="pat") == set(nothing.split())
    state = deal("five-card-draw", 2, auto_exchange="pat")
    run(state, "call, check")
    assert state.text(0, state.default(0)) == "pat"
    run(state, "pat, pat")
    assert state.text(0, state.default(0)) == "check"
    run(state, "check, bet 10")
    assert state.text(0, state.default(0)) == "fold"


def test_touching_a_card_marks_it() -> None:
    state = table(2)
    name = state.pack.names[bits(state.deal.holes[0])[0]]
    with pytest.raises(Refused, match="draw-mark"):
        state.play(0, name)
    with pytest.raises(Refused, match="not-held"):
        state.play(0, "discard " + state.pack.names[state.deal.stock[0]])


def test_hands_wait_for_the_last_draw_to_be_turned_up() -> None:
    state = deal("five-card-draw", 2, [50, 50], all_in_face_up="on", draws=3)
    run(state, "raise 50, call")
    assert (state.phase, state.deal.shown) == (DRAWING, 0)
    run(state, "pat, pat, pat, pat, pat, pat")
    assert state.deal.shown == 3


@pytest.mark.parametrize("ranking", LOWS)
def test_a_joker_is_the_best_card_in_low_hands(ranking: str) -> None:
    """Against every card put in its place."""
    rng = random.Random(ranking)
    game = sobremesa.get("five-card-draw")
    form = game.start(2, Options.of(game, 2, {"goal": ranking, "jokers": 1}), SeededChance(1)).clone()
    assert isinstance(form, DrawTable)
    plain = LowRanks(LOWS.index(ranking), 0)
    for _ in range(150):
        natural = sum(1 << card for card in rng.sample(range(52), 4))
        best = max(plain.low(natural | 1 << card) for card in range(52) if not natural >> card & 1)
        assert form.form.low(natural | 1 << 52, 0) == best


@pytest.mark.parametrize("options", [{}, {"draws": 3, "own_back": "off"}, {"draws": 3, "draw_deal": "in_turn", "jokers": 2}])
def test_what_went_into_a_new_stock_is_not_guessed_elsewhere(options: dict[str, object]) -> None:
    """A guess never gives a player who has been served before what went into the stock afterwards, nor changes how many cards lie where."""
    rng = random.Random(str(options))
    game = sobremesa.get("five-card-draw")
    guessed = 0
    for seed in range(25):
        state = game.start(6, Options.of(game, 6, options), SeededChance(seed))
        assert isinstance(state, DrawTable)
        while not state.hand_over():
            seat = state.turn()
            actions = [action for action in state.actions(seat) if action or rng.random() < 0.1] if state.phase == BETTING else state.actions(seat)
            state.apply(seat, rng.choice(actions[-12:] if state.phase == DRAWING else actions[:1]))
            if state.restocked < 0 or state.hand_over():
                continue
            for viewer in range(6):
                guess = state.clone()
                guess.redeal(viewer, SeededChance(rng.randrange(1 << 30)))
                assert isinstance(guess, DrawTable)
                assert guess.deal.holes[viewer] == state.deal.holes[viewer]
                assert [cards.bit_count() for cards in guess.deal.holes] == [cards.bit_count() for cards in state.deal.holes]
                for other in range(6):
                    if other != viewer and not state.fresh[other]:
                        assert not guess.deal.holes[other] & state.recycled[viewer]
                        guessed += state.recycled[viewer] != 0
    assert guessed > 20


def test_the_odd_chip_by_suit() -> None:
    holes = ["Ah Ad Kc Qd Js", "7s 8d 2c 3h 5d", "As Ac Kd Qh Jc"]
    for odd_chip, won in (("button", [2, 0, 1]), ("suit", [1, 0, 2])):
        state = deal("five-card-draw", 3, holes=holes, odd_chip=odd_chip, forced="antes", ante=1)
        run(state, "check, check, check, pat, pat, pat, check, check, check")
        assert state.won == won
