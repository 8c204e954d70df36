"""Tute: the numbered examples of its spec, and what must be true of every hand."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.games.tricks._first_dealer import first_of, highest
from sobremesa.games.tricks._tute_hand import ORDER, TUTES
from sobremesa.games.tricks.tute import TuteState

PACK = get_pack("es40")
Options_ = dict[str, object]


def at(seats: int = 4, options: Options_ | None = None, **position: object) -> TuteState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("tute").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, TuteState)
    return state


def start(seats: int, seed: int, **options: str | int) -> TuteState:
    game = sobremesa.get("tute")
    state = game.start(seats, Options.of(game, seats, options), SeededChance(seed))
    assert isinstance(state, TuteState)
    return state


def moves(state: TuteState, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def refusal(state: TuteState, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def play(state: TuteState, *steps: str) -> TuteState:
    """Play steps written ``"1 swap 7e"``: the seat and its move."""
    for step in steps:
        seat, text = step.split(" ", 1)
        state.play(int(seat), text)
    return state


def hand(state: TuteState, seat: int) -> set[str]:
    return set(PACK.mask_text(state.hands[seat]).split())


def legal(trick: str, held: str, trump: str = "b") -> set[str]:
    """What the next player may play to a trick, of that hand."""
    turns = len(trick.split())
    hands = [""] * 4
    hands[turns] = held
    return set(moves(at(trump=trump, trick=trick, hands=hands, tricks=[1], last="2o 4o 5o 6o"), turns))


def test_01_montar() -> None:
    assert legal("12o", "1o 4o 7c 12e") == {"1o"}


def test_02_following_without_beating() -> None:
    assert legal("12o", "10o 4o 7c 12e") == {"10o", "4o"}


def test_03_the_best_card_on_the_table_is_to_be_beaten() -> None:
    assert legal("5o 12o", "7o 2o 3c") == {"7o", "2o"}


def test_04_a_trick_already_trumped() -> None:
    assert legal("5o 4b", "1o 2o 3b") == {"1o", "2o"}


def test_05_pisar() -> None:
    assert legal("5o 4b", "6c 7b 1b") == {"7b", "1b"}


def test_06_no_trump_high_enough() -> None:
    assert legal("5o 4b", "6c 2b 3c") == {"6c", "2b", "3c"}


def test_07_fallar() -> None:
    assert legal("5o 4e", "6c 2b 3c") == {"2b"}


def test_08_trumps_led() -> None:
    assert legal("7b", "1b 2b 3c") == {"1b"}
    assert legal("7b 12b", "2b 4b 3c") == {"2b", "4b"}


def test_09_any_card_that_beats() -> None:
    assert legal("4c", "1c 7c 2c") == {"1c", "7c"}


def test_10_all_is_free_while_the_stock_lasts() -> None:
    state = at(2, trump="b", turn_up="5b", stock="4e 6e", trick="12o", hands=["", "1o 2b 4c"], tricks=[1], last="2o 4o")
    assert set(moves(state, 1)) == {"1o", "2b", "4c"}
    bound = at(2, trump="b", trick="12o", hands=["", "1o 2b 4c"], tricks=[1], last="2o 4o")
    assert moves(bound, 1) == ["1o"]
    assert refusal(bound, 1, "4c") == "tricks-follow"


def test_11_the_seven_and_then_the_two() -> None:
    for seats in (2, 3):
        state = at(
            seats, phase="swap", asked=list(range(seats)), turn_up="12e", stock="4o" if seats == 2 else "", hands=["2e 3c", "7e 3b", "5o 6o"][:seats]
        )
        assert moves(state, 0) == ["pass"]
        assert refusal(state, 0, "swap 2e") == "tute-swap"
        play(state, "0 pass", "1 swap 7e")
        assert hand(state, 1) == {"12e", "3b"}
        assert state.turn() == 0
        assert moves(state, 0) == ["pass", "swap 2e"]
        play(state, "0 swap 2e")
        assert hand(state, 0) == {"7e", "3c"}
        assert state.fields()["turn_up"] == "2e"
        assert state.fields()["phase"] == "play", "a two is taken by nobody"


def test_12_a_low_turn_up() -> None:
    state = at(2, phase="swap", asked=[0, 1], turn_up="6e", stock="4o", hands=["7e 3c", "2e 3b"])
    assert moves(state, 0) == ["pass"]
    play(state, "0 pass")
    assert moves(state, 1) == ["pass", "swap 2e"]
    seed = next(seed for seed in range(500) if PACK.names[start(2, seed).turn_up][0] == "2")
    assert start(2, seed).fields()["phase"] == "play", "nobody is asked"


def three_with_ace(swapped: bool) -> TuteState:
    """A whole hand of three with the ace of oros turned up, played at random."""
    rng = random.Random(4)
    cards = [card for card in range(40) if PACK.names[card] not in ("1o", "7o")]
    rng.shuffle(cards)
    hands = [PACK.text([*cards[:12], PACK.card("7o")]), PACK.text(cards[12:25]), PACK.text(cards[25:])]
    state = at(3, {"throw_in": "off", "tute_prize": "hand"}, phase="swap", asked=[0, 1, 2], turn_up="1o", hands=hands, partial=False)
    state.play(0, "swap 7o" if swapped else "pass")
    while not state.hand_over():
        seat = state.turn()
        texts = moves(state, seat)
        state.play(seat, "pass" if "pass" in texts else rng.choice(texts))
    return state


def test_13_the_turn_up_takes_its_points_along() -> None:
    assert sum(three_with_ace(swapped=False).hand_points()) == 119
    assert sum(three_with_ace(swapped=True).hand_points()) == 130


FOUR = ["1b 12b 11b 12o 11o 7b", "2c 4c 5c", "2e 4e 5e", "6c 7c 10c"]


def test_14_the_forty_first() -> None:
    state = play(at(trump="b", hands=FOUR), "0 1b", "1 2c", "2 2e", "3 6c")
    assert moves(state, 0) == ["pass", "sing b"]
    assert refusal(state, 0, "sing o") == "tute-forty-first"
    assert refusal(state, 0, "sing e") == "cantes-pair"
    play(state, "0 sing b")
    assert state.hand_points()[0] == 11 + 40
    assert state.turn() == 2
    play(state, "2 pass")
    assert refusal(state, 0, "sing o") == "cantes-not-now"
    play(state, "0 7b", "1 4c", "2 4e", "3 7c")
    assert moves(state, 0) == ["pass", "sing o"]
    play(state, "0 sing o")
    assert state.hand_points()[0] == 11 + 60


def test_whoever_is_asked_in_vain_is_told_that_he_has_nothing() -> None:
    """Who is asked follows from what all have seen, so one may be asked who has only to go on."""

    def prompt(state: TuteState, seat: int) -> str:
        said = state.view(seat).prompt
        assert said is not None
        return said.key

    state = play(at(trump="b", hands=FOUR), "0 1b", "1 2c", "2 2e", "3 6c")
    assert prompt(state, 0) == "tute-asked-1"
    play(state, "0 sing b")
    assert prompt(state, 2) == "tute-nothing-1"
    state = at(2, phase="swap", asked=[0, 1], turn_up="6e", stock="4o", hands=["7e 3c", "2e 3b"])
    assert prompt(state, 0) == "tute-nothing-0"
    play(state, "0 pass")
    assert prompt(state, 1) == "tute-asked-0"
    claims = play(at(4, {"renuncio": "claim"}, trump="b", hands=FOUR), "0 1b", "1 2c", "2 2e", "3 6c", "0 sing b")
    assert prompt(claims, 2) == "tute-asked-1", "anything may be claimed"


def test_15_one_cante_for_each_of_the_pair() -> None:
    state = at(trump="e", leader=2, hands=["12c 11c 4o", "5b 6b 7b", "1b 12e 11e", "2b 4b 3o"])
    play(state, "2 1b", "3 2b", "0 4o", "1 5b")
    play(state, "2 sing e", "0 sing c")
    assert state.hand_points()[0] == 11 + 60
    assert state.fields()["phase"] == "play"
    assert state.turn() == 2


def test_15_the_pair_sung_is_shown_until_the_next_trick_is_over() -> None:
    def shown(state: TuteState, seat: int) -> set[str]:
        return {item.face for zone in state.view(1).zones if zone.id == f"hand-{seat}" for item in zone.items if item.face}

    seen: set[str]
    for renuncio, seen in (("prevented", {"12e", "11e"}), ("claim", set())):
        state = at(4, {"renuncio": renuncio}, trump="e", leader=2, hands=["12c 11c 4o 6o", "5b 6b 7b 7o", "1b 12e 11e 3b", "2b 4b 3o 5o"])
        play(state, "2 1b", "3 2b", "0 4o", "1 5b")
        assert shown(state, 2) == set()
        play(state, "2 sing e")
        assert (shown(state, 2), shown(state, 0)) == (seen, set()), "what may be false is not shown"
        play(state, "0 pass", "2 3b", "3 4b", "0 6o", "1 6b")
        assert shown(state, 2) == set()


def test_16_both_cards_must_still_be_held() -> None:
    state = play(at(trump="b", hands=["12c 11c 4o 5o", "2c 3e 4e", "6c 5e 6e", "7c 7e 10e"]), "0 12c", "1 2c", "2 6c", "3 7c")
    assert state.turn() == 0
    assert moves(state, 0) == ["pass"]
    assert refusal(state, 0, "sing c") == "cantes-pair"


def test_17_tute_ends_the_match() -> None:
    state = play(at(trump="c", leader=3, hands=["2o 4o 5o", "11o 11c 11e 11b 2c", "6o 7o 10o", "1c 3o 12o"]), "3 1c", "0 2o", "1 2c", "2 6o")
    assert moves(state, 3) == ["pass"]
    assert refusal(state, 3, "tute 11") == "tute-four"
    play(state, "3 pass")
    assert moves(state, 1) == ["pass", "tute 11"]
    assert refusal(state, 1, "tute 12") == "tute-four"
    play(state, "1 tute 11")
    assert state.actors() == 0
    assert state.winners() == [1, 3]
    sheet = state.view(0).sheet
    assert sheet is not None
    assert (0, 100) in [line.values for line in sheet.lines], "a hundred points are noted"


def test_17_other_prizes() -> None:
    for prize, juegos in (("hand", 1), (3, 3)):
        state = at(4, {"tute_prize": prize}, trump="c", leader=3, hands=["2o 4o", "12o 12c 12e 12b 2c", "6o 7o", "1c 3o"])
        play(state, "3 1c", "0 2o", "1 2c", "2 6o", "1 tute 12")
        assert state.totals == [0, juegos]
        assert state.fields()["phase"] == "over"


def test_18_a_tute_after_another_cante() -> None:
    state = at(trump="o", leader=3, hands=["2b 4b 5b", "11o 11c 11e 11b 12c 2o 4o", "6b 7b 10b", "1o 3o 12b"])
    play(state, "3 1o", "0 2b", "1 2o", "2 6b")
    play(state, "3 pass", "1 sing c", "3 3o", "0 4b", "1 4o", "2 7b")
    assert moves(state, state.turn()) == ["pass"]
    assert refusal(state, 1, "tute 11") == "tute-late"


def final(points: list[int], last: int, seats: int = 4, options: Options_ | None = None, **more: object) -> TuteState:
    """The last trick, worth nothing, goes to the seat ``last``, who leads it with a trump; ``points`` before it."""
    hands = ["4c", "5c", "6c", "2c"][:seats]
    hands[last] = "7b"
    state = at(seats, options, trump="b", mano=last, leader=last, hands=hands, points=points, tricks=[1], last="2e 4e 5e 6e", **more)
    for step in range(seats):
        seat = (last + step) % seats
        state.play(seat, hands[seat])
    return state


def test_19_cards_cantes_and_the_last_trick() -> None:
    state = final([62, 58], 0, sung=[1 << 3, 1 << 1, 0, 1 << 2])
    assert state.hand_points() == [112, 98]
    assert state.totals == [1, 0]


def test_20_level_the_last_trick_decides() -> None:
    state = final([65, 55], 1)
    assert state.hand_points() == [65, 65]
    assert state.totals == [0, 1]


def test_21_capote() -> None:
    state = at(2, trump="b", phase="capote", asked=[1, 0], hands=["2c 4c 5c 7e 1o 3o", "1c 3c 4e 12o 11o 10o"], tricks=[7, 7], last="2b 4b", leader=1)
    assert moves(state, 1) == ["pass", "capote"]
    play(state, "1 capote")
    assert state.view(0).seats[1].notes[-1].key == "tute-vowed"
    for step in ("1 1c", "0 2c", "1 3c", "0 4c", "1 4e", "0 7e"):
        while moves(state, state.turn())[0] == "pass":
            state.play(state.turn(), "pass")
        play(state, step)
    assert state.fields()["phase"] == "over"
    assert state.totals == [1, 0]
    assert state.fields()["how"] == "capote_lost"


def test_21_a_capote_made_wins_whatever_the_points() -> None:
    hands = ["2c 4c", "1c 3c"]
    state = at(2, trump="b", phase="capote", asked=[1, 0], hands=hands, tricks=[7, 7], last="2b 4b", leader=1, points=[80, 0])
    play(state, "1 capote", "1 1c", "0 2c")
    if state.fields()["phase"] == "cantes":
        state.play(1, "pass")
    play(state, "1 3c", "0 4c")
    assert state.totals == [0, 1]


def test_21_capote_is_announced_when_the_stock_has_gone() -> None:
    options: Options_ = {"exchange": "off"}
    for capote in ("on", "off"):
        state = at(2, {**options, "capote": capote}, turn_up="5b", stock="6b", hands=["1o 4o 10c", "2o 5o 10e"])
        assert refusal(state, 0, "capote") == "tute-capote"
        play(state, "0 1o", "1 2o")
        while moves(state, state.turn()) == ["pass"]:
            state.play(state.turn(), "pass")
        assert hand(state, 0) == {"4o", "10c", "6b"}
        assert hand(state, 1) == {"5o", "10e", "5b"}
        assert (state.fields()["phase"], state.turn()) == ("capote" if capote == "on" else "play", 0)


POOR = "7o 5o 4o 2c 4c 5e 6e 2b 12b 11c"


def test_22_a_hand_thrown_in() -> None:
    state = at(trump="e", hands=[POOR, "1o", "3o", "6o"])
    assert moves(state, 0)[-1] == "throw"
    play(state, "0 throw")
    assert state.totals == [0, 2]
    assert state.fields()["phase"] == "over"
    shown = next(zone for zone in state.view(3).zones if zone.id == "hand-0")
    assert len(shown.items) == 10, "it is shown to all"


def test_22_the_button_says_what_it_costs() -> None:
    cases: list[tuple[int, Options_, str]] = [(4, {}, "juegos"), (2, {}, "juegos"), (3, {}, "losses"), (3, {"scoring": "points"}, "points")]
    for seats, options, unit in cases:
        state = at(seats, options, trump="e", turn_up="" if seats == 4 else "3e", hands=[POOR, "1o", "10o", "6o"][:seats])
        said = next(move.say for move in state.view(0).moves if move.text == "throw")
        assert said is not None
        assert said.key == f"tute-move-throw-{unit}"


def test_22_only_before_the_first_card() -> None:
    state = at(trump="e", hands=["1c 2o 4o", "2c 4b 5b", "4c 6b 7b", "5c 2e 4e"])
    play(state, "0 1c", "1 2c", "2 4c", "3 5c")
    while moves(state, state.turn()) == ["pass"]:
        state.play(state.turn(), "pass")
    assert "throw" not in moves(state, 0)
    assert refusal(state, 0, "throw") == "tute-throw"


def test_23_eleven_points_are_too_many() -> None:
    state = at(trump="e", hands=["1o 7o 5o 4o 2c 4c 5e 6e 2b 4b", "6o", "3o", "2o"])
    assert "throw" not in moves(state, 0)
    assert refusal(state, 0, "throw") == "tute-throw"


def test_24_the_lowest_notes_a_loss() -> None:
    state = final([50, 35, 35], 0, 3)
    assert (state.hand_points(), state.totals) == ([60, 35, 35], [0, 1, 1])
    state = final([60, 25, 35], 1, 3)
    assert (state.hand_points(), state.totals) == ([60, 35, 35], [0, 0, 1])


def test_24_ties_at_the_top() -> None:
    state = final([50, 50, 15], 2, 3, streak=0)
    assert (state.hand_points(), state.totals, state.streak) == ([50, 50, 25], [0, 0, 1], -1)
    state = final([45, 35, 30], 1, 3)
    assert (state.hand_points(), state.totals, state.streak) == ([45, 45, 30], [0, 0, 1], 1)


def test_25_two_hands_running() -> None:
    state = final([35, 20, 55], 2, 3, streak=2)
    assert (state.hand_points(), state.totals, state.streak) == ([35, 20, 65], [1, 1, 0], 2)
    assert final([35, 20, 55], 2, 3, streak=0).totals == [0, 1, 0]


def test_26_the_match_of_three() -> None:
    state = final([35, 20, 55], 2, 3, streak=2, totals=[9, 9, 4])
    assert state.totals == [10, 10, 4]
    assert state.actors() == 0
    assert state.winners() == [2]


def quick_hand(state: TuteState) -> None:
    """Play a hand to its end, passing where one may."""
    hand = state.hand
    while not state.hand_over() and state.hand == hand:
        state.play(state.turn(), moves(state, state.turn())[0])


def test_27_the_first_hand_of_four() -> None:
    seen = set()
    for seed in range(30):
        state = start(4, seed)
        (holder,) = [seat for seat in range(4) if "2o" in hand(state, seat)]
        seen.add(holder)
        assert state.turn() == state.mano == holder
        assert state.fields()["trump"] == "o"
        assert state.fields()["shown"] == ""
        if holder == 3:
            quick_hand(state)
            assert state.turn() == 3, "he deals"
            state.play(3, "deal")
            assert (state.mano, state.turn(), state.dealer) == (0, 0, 3)
            assert state.shown >= 0
            assert hand(state, 3) >= {PACK.names[state.shown]}, "the dealer's last card"
    assert len(seen) > 2
    other = start(4, 3, first_hand_oros="off")
    assert other.shown >= 0
    assert other.mano == (other.dealer + 1) % 4


def broken(card: str, **options: object) -> TuteState:
    """P0 has led the five of copas; P1, holding the three, has played ``card``; it is P0's turn again."""
    state = at(4, {"renuncio": "claim", **options}, trump="o", hands=["5c 4b", "3c 2e", "6c 4e", "7c 5e"])
    play(state, "0 5c", f"1 {card}", "2 6c", "3 7c")
    return play(state, "3 5e") if card == "2e" else play(state, "1 2e", "2 4e", "3 5e")


def test_28_a_renuncio_denounced() -> None:
    state = broken("2e")
    assert "accuse" in moves(state, 0)
    play(state, "0 accuse")
    assert state.totals == [2, 0]
    assert state.fields()["phase"] == "over"


def test_28_a_wrong_accusation() -> None:
    state = broken("3c")
    play(state, "0 accuse")
    assert state.totals == [0, 2]


def test_28_until_the_next_deal() -> None:
    state = broken("2e")
    while state.fields()["phase"] != "renuncio":
        state.play(state.turn(), moves(state, state.turn())[0])
    asked = []
    while state.turn() != 2:
        asked.append(state.turn())
        state.play(state.turn(), "pass")
    assert asked == [0, 1]
    play(state, "2 accuse")
    assert state.totals == [2, 0]


def test_28_nobody_is_warned() -> None:
    state = at(4, {"renuncio": "claim"}, trump="o", trick="5c", hands=["", "3c 2e 4e 2o"], tricks=[1])
    assert set(moves(state, 1)) == {"3c", "2e", "4e", "2o"}
    assert state.view(1).prompt is None


def test_28_a_false_cante_is_a_renuncio() -> None:
    for suit, totals in (("c", [2, 0]), ("b", [0, 2])):
        state = at(4, {"renuncio": "claim"}, trump="o", leader=1, hands=["2c 4c", "1c 12b 11b", "5c 6c", "7c 4e"])
        play(state, "1 1c", "2 5c", "3 7c", "0 2c")
        assert {"sing c", "sing o", "sing b", "sing e"} <= set(moves(state, 1))
        play(state, f"1 sing {suit}")
        while state.turn() != 2:
            state.play(state.turn(), moves(state, state.turn())[0])
        play(state, "2 accuse")
        assert state.totals == totals


def test_28_a_false_tute() -> None:
    for accused, totals in ((True, [2, 0]), (False, [0, 0])):
        state = at(4, {"renuncio": "claim"}, trump="o", leader=1, hands=["2c 4c", "1c 12b 11b 2e 4e", "5c 6c", "7c 5e"])
        play(state, "1 1c", "2 5c", "3 7c", "0 2c", "1 tute 12")
        for _ in range(4):
            seat = state.turn()
            state.play(seat, "accuse" if accused and seat == 0 else "pass")
            if state.hand_over():
                break
        assert state.totals == totals
        assert state.winners() == ([] if accused else [1, 3])


def test_28_with_three_players() -> None:
    for card, text, totals in (("2e", "accuse 1", [0, 2, 0]), ("3c", "accuse 1", [2, 0, 0]), ("2e", "accuse 2", [2, 0, 0])):
        state = at(3, {"renuncio": "claim"}, trump="o", turn_up="4o", hands=["5c 4b", "3c 2e", "6c 4e"], streak=2)
        play(state, "0 5c", f"1 {card}", "2 6c")
        play(state, "2 4e") if card == "2e" else play(state, "1 2e", "2 4e")
        play(state, f"0 {text}")
        assert (state.totals, state.streak) == (totals, -1)


def test_28_a_guess_mostly_trusts_and_knows_what_is_proved() -> None:
    state = at(4, {"renuncio": "claim"}, trump="o", hands=["5c 4b 6b", "3c 2e 11c", "6c 4e 11e", "7c 5e 10e"], tricks=[1])
    play(state, "0 5c", "1 2e")
    held = 0
    for seed in range(400):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, TuteState)
        held += bool(guess.hands[1] & PACK.suit_masks[1])
    assert 0 < held < 60
    assert state.barred == [0] * 4


def test_29_seven_cards() -> None:
    state = start(2, 5, hand_size=7, capote="off", exchange="off")
    assert [len(hand(state, seat)) for seat in (0, 1)] == [7, 7]
    assert len(state.stock) + 1 == 26
    draws = tricks = 0
    while not state.hand_over():
        before, won = len(state.stock) + (state.turn_up >= 0), sum(state.tricks)
        state.play(state.turn(), moves(state, state.turn())[0])
        draws += (before - len(state.stock) - (state.turn_up >= 0)) // 2
        tricks += sum(state.tricks) > won and not before
    assert draws == 13
    assert tricks == 7
    assert sum(state.tricks) == 20


def test_30_prompt_or_free() -> None:
    for timing in ("prompt", "free"):
        state = play(at(4, {"cante_timing": timing}, trump="b", hands=FOUR), "0 1b", "1 2c", "2 2e", "3 6c", "0 pass")
        if state.turn() == 2:
            state.play(2, "pass")
        play(state, "0 7b", "1 4c", "2 4e", "3 7c")
        if timing == "free":
            assert moves(state, 0) == ["pass", "sing b"]
        else:
            assert state.fields()["phase"] == "play"
            assert refusal(state, 0, "sing b") == "cantes-not-now"


def test_30_free_cantes_leave_the_tute_to_the_first_trick() -> None:
    kings = ["1b 3b 12o 12c 12e 12b", "2o 4o 5o 6o", "7o 2c 4c 5c", "6c 7c 2e 4e"]
    for seats, later in ((4, False), (3, False), (2, True)):
        stock: Options_ = {"turn_up": "7b", "stock": "10o 10c 10e 10b 7e"} if seats == 2 else {"trump": "b"}
        if seats == 3:
            stock["turn_up"] = "7b"
        state = at(seats, {"cante_timing": "free"}, hands=kings[:seats], **stock)
        for lead in ("1b", "3b"):
            play(state, f"0 {lead}")
            while state.trick:
                state.apply(state.turn(), state.actions(state.turn())[0])
            if lead == "1b":
                assert "tute 12" in moves(state, 0)
                while state.fields()["phase"] == "cantes":
                    state.play(state.turn(), "pass")
        assert state.fields()["phase"] == "cantes"
        assert ("tute 12" in moves(state, 0)) == later
        if not later:
            assert refusal(state, 0, "tute 12") == "tute-late"


def test_30_with_a_stock_what_is_drawn_later_may_be_sung() -> None:
    hands = ["1o 3o 12c 11c 12e 2o", "4o 5o 2b 4b 5b 6b"]
    state = at(2, {"exchange": "off"}, turn_up="7b", stock="11e 10e 2e 4e 5e 6e 7e", hands=hands)
    play(state, "0 1o", "1 4o")
    assert moves(state, 0) == ["pass", "sing c"]
    play(state, "0 pass", "0 3o", "1 5o")
    assert moves(state, 0) == ["pass", "sing e"]
    assert refusal(state, 0, "sing c") == "tute-lost"


def test_31_the_first_king_deals() -> None:
    cards = PACK.cards("4o 12c 12o 1e")
    assert first_of(cards, TUTES[0], 4) == (1, cards[:2])
    assert highest(PACK.cards("4o 1c 12o 1e 7b 3b"), ORDER.strength, 4) == (3, PACK.cards("4o 1c 12o 1e 7b 3b"))
    dealers = set()
    for seed in range(20):
        state = start(2, seed)
        drawn = state.drawn
        assert [card for card in drawn if TUTES[0] >> card & 1] == drawn[-1:]
        assert state.dealer == (len(drawn) - 1) % 2
        assert state.mano == 1 - state.dealer
        dealers.add(state.dealer)
        high = start(3, seed, first_dealer="high_card")
        assert len(high.drawn) >= 3
        assert start(3, seed, first_dealer="random").drawn == []
    assert dealers == {0, 1}


def test_32_swapping_later() -> None:
    for exchange, texts in (("after_trick", ["pass", "swap 7e"]), ("before_play", ["pass"])):
        hands = ["1o 3o 2b 4b 5b 6b", "4o 5o 2c 4c 5c 6c"]
        state = at(2, {"exchange": exchange}, turn_up="1e", stock="7e 10b 10c 10o 6o 7o 2o", hands=hands)
        play(state, "0 1o", "1 4o", "0 pass")
        assert "7e" in hand(state, 0)
        play(state, "0 3o", "1 5o")
        assert moves(state, 0) == texts
        if exchange == "after_trick":
            play(state, "0 swap 7e")
            assert "1e" in hand(state, 0)
            assert state.fields()["turn_up"] == "7e"


def test_33_tute_with_three_players() -> None:
    for prize, totals in (("match", [0, 0, 0]), ("hand", [1, 0, 1]), (2, [2, 0, 2])):
        state = at(3, {"tute_prize": prize}, trump="o", turn_up="4o", leader=1, hands=["2c 4c", "1c 12o 12c 12e 12b", "5c 6c"])
        play(state, "1 1c", "2 5c", "0 2c", "1 tute 12")
        assert state.totals == totals
        assert state.winners() == ([1] if prize == "match" else [])


def test_34_points_added_up() -> None:
    options: Options_ = {"scoring": "points", "hands": 3}
    state = final([50, 40, 30], 0, 3, options, totals=[5, 0, 7])
    assert state.totals == [65, 40, 37]
    assert state.fields()["phase"] == "over"
    state = final([50, 40, 30], 0, 3, options, totals=[5, 0, 70], hand=2)
    assert state.actors() == 0
    assert state.winners() == [2]


def test_34_what_losses_are_there() -> None:
    options: Options_ = {"scoring": "points"}
    state = at(3, options, trump="e", turn_up="3e", hands=["7o 5o", "1o 2o", "3o 4o"])
    play(state, "0 throw")
    assert state.totals == [-100, 0, 0]
    state = at(3, {**options, "tute_prize": "hand"}, trump="o", turn_up="4o", leader=1, hands=["2c 4c", "1c 12o 12c 12e 12b", "5c 6c"])
    play(state, "1 1c", "2 5c", "0 2c", "1 tute 12")
    assert state.totals == [0, 100, 0]


def test_35_a_drawn_match() -> None:
    state = final([65, 45], 0, 4, {"hands": 6}, totals=[2, 3], hand=5)
    assert state.totals == [3, 3]
    assert state.actors() == 0
    assert state.winners() == [0, 1, 2, 3]
    assert final([65, 45], 0, 4, {"hands": 6}, totals=[2, 2], hand=4).actors()
    assert final([65, 45], 0, 4, {"games": 3}, totals=[2, 2], hand=4).winners() == [0, 2]


def test_36_twelve_losses() -> None:
    state = final([60, 40, 20], 0, 3, {"target": 12}, totals=[10, 9, 6])
    assert state.totals == [10, 9, 7]
    assert state.fields()["phase"] == "over"
    assert final([60, 40, 20], 0, 3, totals=[4, 9, 9]).actors() == 0


def test_36_a_renuncio_costs_the_match() -> None:
    state = broken("2e", renuncio_penalty="match")
    play(state, "0 accuse")
    assert state.actors() == 0
    assert state.winners() == [0, 2]


def test_37_a_hand_thrown_in_breaks_the_run() -> None:
    state = at(3, trump="e", turn_up="3e", leader=1, mano=1, hands=["1c 2o", "7o 5o", "3o 4o"], streak=0, hand=4)
    play(state, "1 throw")
    assert (state.totals, state.streak) == ([0, 2, 0], -1)
    six = final([60, 30, 20], 0, 3, totals=state.totals, streak=state.streak, hand=5)
    assert six.totals == [0, 2, 1]
    off = at(3, {"throw_in": "off"}, trump="e", turn_up="3e", hands=["7o 5o", "1o 2o", "3o 4o"])
    assert refusal(off, 0, "throw") == "tute-throw"
