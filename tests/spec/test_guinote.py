"""Guiñote: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks._tricks import OVER
from sobremesa.games.tricks.guinote import GuinoteState
from tests.laws import laws


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> GuinoteState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("guinote").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, GuinoteState)
    return state


def moves(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def legal(trick: str, hand: str, trump: str = "b", options: dict[str, object] | None = None, **position: object) -> set[str]:
    """What may be played from a hand to a trick that P0 has led, with no stock left; every other card is refused."""
    turn = len(trick.split())
    state = at(4, options, trump=trump, trick=trick, hands=[*[""] * turn, hand], **position)
    found = set(moves(state, turn))
    for card in set(hand.split()) - found:
        assert refusal(state, turn, card).startswith("tricks-")
    return found


def test_01_while_stock_is_left_all_is_free() -> None:
    assert legal("1o", "3o 2c 4e", turn_up="7b", stock="4o 5o") == {"3o", "2c", "4e"}


def test_02_asistir_y_montar() -> None:
    assert legal("12o", "1o 4o 7c") == {"1o"}


def test_03_asistir() -> None:
    assert legal("12o", "11o 4o 7c") == {"11o", "4o"}


def test_04_the_best_card_counts_not_the_first() -> None:
    assert legal("5o 12o", "7o 2o") == {"7o", "2o"}


def test_05_no_duty_to_beat_once_trumped() -> None:
    assert legal("5o 4b", "1o 2o 3b") == {"1o", "2o"}


def test_06_pisar() -> None:
    assert legal("5o 4b", "6c 7b 1b") == {"7b", "1b"}


def test_07_subfallar() -> None:
    assert legal("5o 4b", "6c 2b 3c") == {"2b"}


def test_08_fallar() -> None:
    assert legal("5o 4e", "6c 2b 3c") == {"2b"}


def test_09_trumps_led() -> None:
    assert legal("7b", "1b 2b 3c") == {"1b"}


def test_10_descartar() -> None:
    assert legal("5o", "6c 3e") == {"6c", "3e"}


STOCK = "4b 5b 6b 7b 1b 3b 2b"


def won_by(winner: int, hands: list[str], options: dict[str, object] | None = None, **position: object) -> GuinoteState:
    """Four players; ``winner`` has just won a trick, ``hands`` are held besides."""
    cards = ["4c", "5c", "6c", "7c"]
    cards[winner] = "1c"
    state = at(4, options, hands=[f"{card} {hand}" for card, hand in zip(cards, hands, strict=True)], **position)
    for seat in range(4):
        state.play(seat, cards[seat])
    return state


def test_11_both_partners_sing_on_one_trick() -> None:
    state = won_by(2, ["12c 10c", "2o", "12o 10o", "4o"], turn_up="5o", stock=STOCK)
    assert "sing o" in moves(state, 2)
    state.play(2, "sing o")
    assert state.cante_points(0) == 40
    assert {item.face for zone in state.view(1).zones if zone.id == "hand-2" for item in zone.items} == {"12o", "10o"}
    state.play(0, "sing c")
    assert state.cante_points(0) == 60
    assert [note.key for note in state.view(1).seats[0].notes] == ["tricks-won", "cantes-sung"]


def test_12_one_cante_a_trick() -> None:
    state = won_by(0, ["12o 10o 12e 10e 3o 1o", "2b 10b", "4o 5o", "6o 7o"], trump="o")
    assert moves(state, 2) == ["pass"], "the partner is asked, for all that the others know he has a pair"
    state.play(2, "pass")
    assert {"sing o", "sing e"} <= set(moves(state, 0)), "the leader sings with his lead"
    assert state.prompt(0) is not None
    state.play(0, "sing e")
    assert refusal(state, 0, "sing o") == "cantes-not-now"
    assert moves(state, 0) == ["1o", "3o", "10o", "12o", "10e", "12e"]
    for seat, card in ((0, "1o"), (1, "2b"), (2, "4o"), (3, "6o")):
        state.play(seat, card)
    assert "sing o" in moves(state, 0)
    assert refusal(state, 0, "sing e") == "cantes-sung"
    state.play(0, "sing o")
    assert state.cante_points(0) == 60


def test_13_a_card_played_is_not_in_hand() -> None:
    state = at(turn_up="5o", stock=STOCK, hands=["12c 10c", "4c 4e", "5c 5e", "6c 6e"])
    for seat, card in enumerate(("12c", "4c", "5c", "6c")):
        state.play(seat, card)
    assert state.leader == 0
    assert refusal(state, 0, "sing c") in ("cantes-pair", "cantes-not-now")
    assert state.cante_points(0) == 0


def test_14_only_the_winning_side_sings() -> None:
    state = won_by(0, ["4o", "12e 10e", "5o", "6o"], turn_up="2o", stock=STOCK)
    assert refusal(state, 1, "sing e") == "not-your-turn"


LAST = ("4b", "4o", "5o", "6o", "7o")


def piles_worth(first: int) -> list[str]:
    """The whole pack but for the blank cards of the last trick, split so that the first side has so many points."""
    state = at()
    left = [state.pack.names[card] for card in range(40) if state.pack.names[card] not in LAST]
    worth = dict(zip(state.pack.names, state.ranking.points, strict=True))
    sets: dict[int, list[str]] = {0: []}
    for name in left:
        if worth[name]:
            sets = {**{total + worth[name]: [*cards, name] for total, cards in sets.items()}, **sets}
    return [" ".join(sets[first]), " ".join([name for name in left if name not in sets[first]])]


def played_out(first: int, last: int = 0, options: dict[str, object] | None = None, **position: object) -> GuinoteState:
    """Four players, the last trick being won by side ``last``; the first side has ``first`` card points."""
    cards = ["4o", "5o", "6o", "7o"]
    cards[last] = "4b"
    state = at(4, options, trump="b", hands=cards, piles=piles_worth(first), **position)
    for seat in range(4):
        state.play(seat, cards[seat])
    return state


def test_15_nobody_has_101() -> None:
    state = played_out(68, sung=[1 << 1])  # 20 sung in copas
    assert state.totals() == [98, 52]
    assert state.scores() == [0, 0, 0, 0]
    sheet = state.view(0).sheet
    assert sheet is not None
    assert [line.values for line in sheet.lines] == [(68, 52), (20, 0), (10, 0), (98, 52), (0, 0)]
    state.play(state.turn(), "deal")
    assert state.fields()["stage"] == "vueltas"
    assert state.totals() == [98, 52]
    assert {"guinote-vueltas"} <= {fact.key for fact in state.view(0).facts}
    assert [note.facts["n"] for note in state.view(0).seats[1].notes if note.key == "guinote-total"] == [52]


def test_16_vueltas_end_at_once() -> None:
    state = at(stage="vueltas", carried=[98, 52], turn_up="5o", stock=STOCK, hands=["11e 4o", "4e 6o", "5e 2o", "6e 7o"])
    for seat, card in enumerate(("11e", "4e", "5e", "6e")):
        assert state.phase != OVER
        state.play(seat, card)
    assert state.totals() == [101, 52]
    assert state.phase == OVER
    assert state.scores() == [1, 0, 1, 0]
    state.play(state.turn(), "deal")
    assert state.fields()["stage"] == "idas"
    assert state.totals() == [0, 0]


def test_16_a_cante_ends_the_vueltas_too() -> None:
    state = at(phase="talk", stage="vueltas", carried=[61, 52], turn_up="5o", stock=STOCK, hands=["", "", "12o 10o"])
    state.play(2, "sing o")
    assert state.scores() == [1, 0, 1, 0]
    assert state.phase == OVER


def test_17_the_last_trick_decides_above_101() -> None:
    # 36 + 60 + 10 = 106 against 84 + 20 = 104; then the same the other way round
    state = played_out(36, 0, sung=[0b1001, 0b0010])
    assert state.totals() == [106, 104]
    assert state.scores() == [1, 0, 1, 0]
    state = played_out(46, 1, sung=[0b1001, 0b0001])
    assert state.totals() == [106, 104]
    assert state.scores() == [0, 1, 0, 1]


def test_17_three_players_of_whom_two_pass_101_without_the_last_trick() -> None:
    hands = ["4o", "5o", "4b"]
    top = "1o 1c 1e 1b 3o 3c"  # 64
    low = "3e 3b 12o 12c 12e 12b 11o 11c 11e 11b"  # 48
    for sung, totals, scores in (
        ([0b1001, 0b0110], [124, 88, 18], [1, 0, 0]),
        ([0b1000, 0b0111], [104, 108, 18], [0, 1, 0]),
    ):
        state = at(3, trump="b", hands=hands, piles=[top, low, "10o 10c 10e 10b"], sung=sung)
        for seat in range(3):
            state.play(seat, hands[seat])
        assert state.totals() == totals
        assert state.scores() == scores


def test_17_level_above_101_another_hand_decides() -> None:
    hands = ["4o", "5o", "4b"]
    piles = ["1o 1c 1e 1b 12o 12c 12e", "3o 3c 3e 3b 11o 11c 11e 11b 12b", "10o 10c 10e 10b"]  # 56, 56, 8
    state = at(3, trump="b", hands=hands, piles=piles, sung=[0b1001, 0b0110 | 0b0001])
    for seat in range(3):
        state.play(seat, hands[seat])
    assert state.totals() == [116, 116, 18]
    assert state.scores() == [0, 0, 0]
    state.play(state.turn(), "deal")
    assert state.fields()["stage"] == "decider"
    state = at(3, trump="b", stage="decider", carried=[116, 116, 18], hands=hands, piles=["1o", "3o 3c", "10o"])
    for seat in range(3):
        state.play(seat, hands[seat])
    assert state.totals() == [127, 136, 30]
    assert state.scores() == [0, 1, 0], "nobody wins before the hand is over"
    state = at(3, trump="b", stage="decider", carried=[116, 116, 18], hands=hands, piles=["1o", "1c", "10o"])
    for seat in range(3):
        state.play(seat, hands[seat])
    assert state.scores() == [0, 0, 0]
    assert state.fields()["coming"] == "decider"


def test_18_the_partner_swaps() -> None:
    state = won_by(0, ["4o", "6o", "7e 5o", "2o"], turn_up="1e", stock="4b 5b 6b 7b 4e 5e 6e")
    assert moves(state, 2) == ["draw", "swap 7e"]
    assert refusal(state, 1, "swap 7e") == "not-your-turn"
    state.play(2, "swap 7e")
    assert state.fields()["turn_up"] == "7e"
    state.play(0, "draw")
    state.play(2, "draw")
    assert state.fields()["hands"] == ["4o 4b", "6o 5b", "5o 1e 6b", "2o 7b"]


def test_19_bound_while_stock_is_left() -> None:
    options: dict[str, object] = {"obligations": "before_stock"}
    assert legal("1o", "3o 2c 4e", options=options, turn_up="7b", stock="4o 5o") == {"3o"}
    assert legal("1o", "3o 2c 4e", options=options) == {"3o", "2c", "4e"}
    options = {"obligations": "always"}
    assert legal("1o", "3o 2c 4e", options=options, turn_up="7b", stock="4o 5o") == {"3o"}
    assert legal("1o", "3o 2c 4e", options=options) == {"3o"}


@pytest.mark.parametrize(("figures", "winner"), [("aragon", 1), ("source", 0)])
def test_20_sota_and_caballo(figures: str, winner: int) -> None:
    state = at(options={"figure_order": figures}, trump="b", hands=["11o 4c", "10o 5c", "4o 6c", "5o 7c"])
    for seat, card in enumerate(("11o", "10o", "4o", "5o")):
        state.play(seat, card)
    assert state.points[winner] == 5
    state = at(options={"figure_order": figures}, trump="b", piles=["10o", "11o"])
    assert state.points == ([3, 2] if figures == "aragon" else [2, 3])


def test_21_partner_relief() -> None:
    assert legal("3c 2c", "4b 5o", options={"partner_relief": "on"}) == {"4b", "5o"}
    assert legal("3c 2c", "4b 5o") == {"4b"}
    assert legal("3c 1c", "4b 5o", options={"partner_relief": "on"}) == {"4b"}
    assert legal("3c 2c", "1c 4c 5o", options={"partner_relief": "on"}) == {"1c", "4c"}


@pytest.mark.parametrize(("window", "sings"), [("while_stock", False), ("any_trick", True)])
def test_22_no_cante_after_the_stock(window: str, sings: bool) -> None:
    options: dict[str, object] = {"cante_window": window}
    state = at(options=options, turn_up="2o", stock="12e 5b 6b", trick="4c 5c 6c", hands=["4o", "5o", "6o", "1c 10e 3o"])
    state.play(3, "1c")
    while state.waiting:
        state.play(state.turn(), "draw")
    assert state.fields()["hands"][3] == "3o 10e 12e"  # type: ignore[index]
    assert refusal(state, 3, "sing e") == "cantes-not-now", "drawn since: another trick has to be won first"
    state.play(3, "3o")
    for seat in range(3):
        state.play(seat, ["4o", "5o", "6o"][seat])
    while state.waiting:
        state.play(state.turn(), "pass")
    assert state.turn() == 3
    assert ("sing e" in moves(state, 3)) == sings
    if not sings:
        assert refusal(state, 3, "sing e") == "cantes-not-now"
    state = at(options=options, turn_up="2o", stock="11e 5b 6b", trick="4c 5c 6c", hands=["4o", "5o", "6o", "1c 10e 12e"])
    state.play(3, "1c")
    assert "sing e" in moves(state, 3), "stock is left"


def test_23_hand_by_hand() -> None:
    state = played_out(70, 0, {"game_end": "hand"})
    assert state.totals() == [80, 50]
    assert state.scores() == [1, 0, 1, 0]
    state = played_out(70, 1, {"game_end": "hand"}, sung=[0, 0, 0, 1 << 1])
    assert state.totals() == [70, 80]
    assert state.scores() == [0, 1, 0, 1]
    state = played_out(55, 0, {"game_end": "hand"})
    assert state.totals() == [65, 65]
    assert state.scores() == [1, 1, 1, 1]
    state.play(state.turn(), "deal")
    assert state.totals() == [0, 0]
    state = played_out(55, 0, {"game_end": "hand"}, wins=[2, 2])
    assert state.actors(), "three each: they play on"


def test_24_seven_and_two() -> None:
    hands = ["4o", "6o", "7e 2e 5o", "2o"]
    state = won_by(0, hands, {"exchange": "seven_and_two"}, turn_up="5e", stock=STOCK)
    assert moves(state, 2) == ["draw", "swap 2e"]
    assert refusal(state, 2, "swap 7e") == "guinote-swap"
    state = won_by(0, hands, turn_up="5e", stock=STOCK)
    assert not any(text.startswith("swap") for text in moves(state, 2))
    assert refusal(state, 2, "swap 2e") in ("guinote-swap", "not-your-turn")
    state = won_by(0, ["2e", "6o", "7e 5o", "2o"], {"exchange": "seven_and_two"}, turn_up="1e", stock=STOCK)
    state.play(0, "draw")
    state.play(2, "swap 7e")
    assert moves(state, 0) == ["draw", "swap 2e"], "the two takes the seven just laid down"
    assert won_by(0, ["4o", "6o", "7e 5o", "2o"], {"exchange": "off"}, turn_up="1e", stock=STOCK).word(0)
    assert "swap 7e" not in moves(won_by(0, ["4o", "6o", "7e 5o", "2o"], {"exchange": "off"}, turn_up="1e", stock=STOCK), 2)


def test_25_three_partidas_make_the_coto() -> None:
    state = played_out(91, 0, wins=[2, 1])
    assert state.scores() == [3, 1, 3, 1]
    assert state.actors() == 0
    assert state.winners() == [0, 2]
    assert played_out(91, 0, wins=[1, 2]).actors()


def test_26_clockwise() -> None:
    state = at(
        options={"direction": "clockwise", "exchange": "off"}, turn_up="7b", stock="4o 5o 6o", leader=3, trick="4c 5c 6c", hands=["", "", "1c", ""]
    )
    state.play(2, "1c")
    for seat in bits(state.waiting):
        state.play(seat, "draw")
    assert state.fields()["hands"] == ["6o", "7b", "4o", "5o"], "draws follow in playing order from the winner"
    assert state.view(0).direction == "clockwise"
    assert sobremesa.make("guinote").view(0).direction == "anticlockwise"


def test_27_twins_cancel() -> None:
    cards = ["1b", "3b", "1b'", "4e", "2o", "5e"]
    state = at(
        6,
        trump="c",
        turn_up="4c",
        stock="5c",
        hands=[f"{card} {spare}" for card, spare in zip(cards, ("7o", "7o'", "6o", "6o'", "5o", "5o'"), strict=True)],
    )
    for seat, card in enumerate(cards):
        state.play(seat, card)
    assert state.leader == 1
    assert state.points == [0, 32, 0]


def arrastre(cards: str, hand: str, trump: str, **options: object) -> set[str]:
    turn = len(cards.split())
    state = at(6, options, trump=trump, trick=cards, hands=[*[""] * turn, hand])
    return set(moves(state, turn))


def test_twins_in_the_arrastre() -> None:
    assert arrastre("5o 4b 4b'", "1o 2o 3b", "b") == {"1o"}
    assert arrastre("4o 4b 4b' 5o", "6o 2o", "b") == {"6o"}, "the trumps are cancelled: the trick is untrumped, and must be headed"
    assert arrastre("5o 4b 4b'", "6c 2b 3c", "b") == {"2b"}
    assert arrastre("5o 7b 4b 7b'", "6c 5b 3c", "b") == {"5b"}, "above the trump that is left"
    assert arrastre("5o 5o'", "1o 2o 3b", "b") == {"1o", "2o"}, "nothing of the suit led is left: any card of it"
    assert arrastre("12o", "12o' 4o", "b") == {"12o'", "4o"}, "a twin does not beat the first"
    assert arrastre("12o", "12o' 4o", "b", twins="forbid") == {"12o'"}, "the second beats the first"


def test_twins_are_forbidden_while_stock_is_left() -> None:
    state = at(6, {"twins": "forbid"}, trump="b", turn_up="4b", stock="5b 6b", trick="3e", hands=["", "3e' 2b 5c"])
    assert set(moves(state, 1)) == {"2b", "5c"}
    assert refusal(state, 1, "3e'") == "guinote-twin"
    state = at(6, {"twins": "forbid"}, trump="b", turn_up="4b", stock="5b 6b", trick="3e", hands=["", "3e'"])
    assert moves(state, 1) == ["3e'"]
    state = at(6, {"twins": "forbid", "obligations": "always"}, trump="b", turn_up="4b", stock="5b 6b", trick="3e", hands=["", "3e' 2c 5c"])
    assert set(moves(state, 1)) == {"2c", "5c"}
    state.play(1, "2c")
    assert not state.barred[1] >> state.pack.card("3e'") & 1, "it was no proof"
    assert state.barred[1] >> state.pack.card("4e") & 1


@pytest.mark.parametrize(("seats", "stock", "tricks"), [(2, 28, 20), (3, 18, 12), (4, 16, 10), (6, 42, 13), (8, 32, 10)])
def test_the_table_of_packs(seats: int, stock: int, tricks: int) -> None:
    state = sobremesa.make("guinote", seats=seats)
    assert isinstance(state, GuinoteState)
    assert next(zone.count for zone in state.view(0).zones if zone.id == "stock") == stock
    assert [hand.bit_count() for hand in state.hands] == [6] * seats
    rng = random.Random(1)
    last = 0
    for _ in laws.matches(state, rng, 1000):
        if state.hand or state.phase == OVER or not state.actors():
            break
        last = sum(state.tricks)
    assert sum(state.tricks) == tricks
    assert last == tricks - 1


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_the_points_of_a_hand_add_up(seats: int) -> None:
    hands = 0
    for seed in range(6):
        state = sobremesa.make("guinote", seats=seats, seed=seed, game_end="hand")
        assert isinstance(state, GuinoteState)
        rng = random.Random(seed)
        while state.actors():
            laws.step(state, rng)
            if state.hand_over():
                cantes = sum(state.cante_points(side) for side in range(state.side_count))
                assert sum(state.hand_points(side) for side in range(state.side_count)) == (250 if seats >= 6 else 130) + cantes
                hands += 1
    assert hands >= 18


def test_nobody_is_asked_because_of_what_he_holds() -> None:
    """Who is asked after a trick follows from what everybody has seen."""
    seen = 0
    for seed in range(8):
        state = sobremesa.make("guinote", seed=seed)
        rng = random.Random(seed)
        for _ in laws.matches(state, rng, 120):
            for seat in range(4):
                guess = state.clone()
                guess.redeal(seat, SeededChance(rng.randrange(1 << 30)))
                before = state.clone()
                if state.actors() != 1 << seat or not before.actions(seat):
                    continue
                action = rng.choice(before.actions(seat))
                before.apply(seat, action)
                guess.apply(seat, action)
                assert guess.actors() == before.actors()
                seen += 1
    assert seen > 500


def test_three_players_are_not_asked_for_twos_that_are_not_there() -> None:
    state = at(
        3, {"exchange": "seven_and_two"}, turn_up="5e", stock="4b 5b 6b 7b 4e", trick="4c 5c", piles=["12o 12c 12e 12b"], hands=["1o", "1e", "1c 3o"]
    )
    state.play(2, "1c")
    assert state.fields()["phase"] == "play", "no swap and no cante can be: all have drawn"
    assert [hand.bit_count() for hand in state.hands] == [2, 2, 2]


@pytest.mark.parametrize(("obligations", "before", "after"), [("after_stock", False, True), ("before_stock", True, False), ("always", True, True)])
def test_the_table_says_when_the_duties_bind(obligations: str, before: bool, after: bool) -> None:
    state = at(options={"obligations": obligations}, turn_up="5e", stock="4b", trump="e")
    assert ("guinote-arrastre" in [fact.key for fact in state.facts(0)]) == before
    state = at(options={"obligations": obligations}, trump="e")
    assert ("guinote-arrastre" in [fact.key for fact in state.facts(0)]) == after


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": "talk", "waiting": [1]},
        {"phase": "talk", "leader": 1, "waiting": 1},
        {"waiting": 1},
        {"open": 2},
        {"trick": "4o", "open": 1},
        {"phase": "over", "open": 1},
        {"credited": 1},
        {"sung": [16]},
        {"ten": 2},
    ],
    ids=str,
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(Refused):
        at(4, {}, **{"trump": "o", "hands": ["1o", "3o", "4o", "5o"], **wrong})


def test_after_the_last_trick_nobody_sings() -> None:
    state = at(trump="b", hands=["12o", "10o", "4o", "5o"], piles=["12c 10c"])
    for seat, card in enumerate(("12o", "10o", "4o", "5o")):
        state.play(seat, card)
    assert state.hand_over()
    assert all(action == 1000 for seat in range(4) for action in state.actions(seat))


def test_one_left_card_asks_nothing() -> None:
    """With a single card nobody can hold a pair, and a suit of which everybody has seen a king go is sung by nobody."""
    state = at(trump="b", hands=["1o 4c", "4o 5c", "5o 6c", "6o 7c"])
    for seat, card in enumerate(("1o", "4o", "5o", "6o")):
        state.play(seat, card)
    assert state.phase != 3
    assert state.turn() == 0
    kings = "12o 12c 12e 12b"
    state = at(trump="b", piles=[kings], hands=["1o 4c 4e", "4o 5c 5e", "5o 6c 6e", "6o 7c 7e"])
    for seat, card in enumerate(("1o", "4o", "5o", "6o")):
        state.play(seat, card)
    assert state.turn() == 0


def test_a_player_without_the_suit_is_not_asked_to_sing_it() -> None:
    """In the arrastre, what a card has told counts too: P2 lacks oros, and all other kings are gone."""
    state = at(trump="b", piles=["12c 12e 12b"], hands=["1o 4c 4e", "4o 5c 5e", "6c 6e 3c", "6o 7c 7e"])
    for seat, card in enumerate(("1o", "4o", "6c", "6o")):
        state.play(seat, card)
    assert state.turn() == 0
    assert "sing o" not in moves(state, 0)


def test_the_running_score_is_told_in_the_vueltas_only() -> None:
    def told(**position: object) -> list[object]:
        state = at(4, {}, piles=["1o 3o", "1c"], hands=["1b", "3b", "4b", "5b"], trump="b", **position)
        return [note.facts["n"] for seat in state.view(1).seats for note in seat.notes if note.key == "guinote-total"]

    assert told() == []
    assert told(stage="vueltas", carried=[50, 60]) == [71, 71, 71, 71]
    assert told(stage="decider", carried=[110, 110]) == [110, 110, 110, 110]
