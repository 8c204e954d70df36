"""Dominó: the numbered examples of its spec."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.games.tiles._tiles import get_tiles, highest_lot
from sobremesa.games.tiles.domino import DominoState


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> DominoState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("domino").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, DominoState)
    return state


def make(seats: int, seed: int = 0, **options: object) -> DominoState:
    state = sobremesa.make("domino", seats=seats, seed=seed, **options)
    assert isinstance(state, DominoState)
    return state


def moves(state: DominoState, seat: int) -> set[str]:
    return {state.text(seat, action) for action in state.actions(seat)}


def refusal(state: DominoState, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def counts(state: DominoState) -> tuple[list[int], int]:
    """Tiles in each hand, and in the pozo."""
    return [hand.bit_count() for hand in state.hands], len(state.pozo)


def ends(state: DominoState) -> list[int]:
    return sorted(end for end in state.line.ends if end >= 0)


def heard(state: DominoState, kind: str) -> int:
    return sum(event.kind == kind for event in state.events)


def fresh(seats: int, options: dict[str, object], hands: list[str], starter: int = 0) -> DominoState:
    """The line is empty and the starter may open."""
    return at(seats, options, hands=hands, starter=starter, current=starter)


OUT = ["6-4 2-1", "5-5", "6-2", "3-0"]


def test_01_the_pips_of_all_the_others() -> None:
    state = at(options={"teams": "individual"}, start="6-6", hands=OUT, current=2)
    state.play(2, "6-2 left")
    assert state.scores() == [0, 0, 26, 0]
    state = at(start="6-6", hands=OUT, current=2)
    state.play(2, "6-2 left")
    assert state.scores() == [26, 0, 26, 0]


def closing(hands: list[str], seats: int = 4, **options: object) -> DominoState:
    """P0 closes the line with 6-3, the last of the threes; ``hands``: what is left then."""
    hands = [f"3-6 {hands[0]}", *hands[1:]]
    return at(seats, options, start="6-5", left="6-4 4-3", right="5-3 3-3 3-2 2-0 0-3 3-1 1-6", hands=hands)


HANDS_12_5_9_20 = ["6-6", "4-1", "5-4", "5-5 6-2 1-1"]


def test_02_a_block_between_players() -> None:
    state = closing(HANDS_12_5_9_20, teams="individual")
    state.play(0, "6-3 right")
    assert state.hand_over()
    assert state.out == -1
    assert ends(state) == [3, 3]
    assert state.pips() == [12, 5, 9, 20]
    assert state.scores() == [0, 46, 0, 0]
    state = closing(HANDS_12_5_9_20, teams="individual", blocked="own")
    state.play(0, "6-3 right")
    assert state.scores() == [0, 5, 0, 0]


def test_03_a_block_between_pairs() -> None:
    state = closing(HANDS_12_5_9_20)
    state.play(0, "6-3 right")
    assert state.pips() == [21, 25]
    assert state.scores() == [46, 0, 46, 0]
    state = closing(HANDS_12_5_9_20, blocked="own")
    state.play(0, "6-3 right")
    assert state.scores() == [21, 0, 21, 0]
    state = closing(["6-6", "5-4", "4-4 1-0", "5-5 1-1"])
    state.play(0, "6-3 right")
    assert state.pips() == [21, 21]
    assert state.scores() == [0, 0, 0, 0]
    assert state.winner == -1


def test_04_equal_lowest_in_a_block() -> None:
    state = closing(["5-1 1-0", "5-2", "6-6 4-4"], seats=3)
    state.play(0, "6-3 right")
    assert state.pips() == [7, 7, 20]
    assert state.scores() == [0, 0, 0]


def test_05_the_blank_double_is_worth_nothing() -> None:
    state = at(2, start="6-6", hands=["6-1", "0-0"])
    state.play(0, "6-1 left")
    assert state.scores() == [0, 0]
    assert state.out == 0
    state = at(2, start="6-6", hands=["6-1", "0-0 1-0"])
    state.play(0, "6-1 left")
    assert state.scores() == [1, 0]


def test_06_whoever_can_play_must() -> None:
    state = at(start="1-2", right="2-4", hands=["4-1 6-6", "5-5"])
    assert ends(state) == [1, 4]
    assert moves(state, 0) == {"4-1 left", "4-1 right"}
    assert refusal(state, 0, "6-6 left") == "domino-no-fit"
    assert refusal(state, 0, "draw") == "domino-can-play"
    assert refusal(state, 0, "pass") == "domino-no-pass"
    assert refusal(state, 0, "4-1") == "domino-which-end"


def test_07_draw_until_one_fits() -> None:
    state = at(2, start="6-6", hands=["5-5", "1-1 2-1"], pozo="3-2 4-4 6-3 5-0", current=1)
    for _ in range(3):
        assert moves(state, 1) == {"draw"}
        state.play(1, "draw")
    assert moves(state, 1) == {"6-3 left", "6-3 right"}
    assert counts(state) == ([1, 5], 1)
    state = at(2, start="6-6", hands=["5-6", "1-1 2-1"], pozo="3-2 4-4", current=1)
    state.play(1, "draw")
    state.play(1, "draw")
    assert heard(state, "pass") == 1
    assert counts(state) == ([1, 4], 0)
    assert state.turn() == 0


def test_08_draw_just_one() -> None:
    options = {"preset": "cuban"}
    state = at(4, options, start="5-5", hands=["9-9", "1-1", "3-3", "9-5"], pozo="5-2 8-8", current=1)
    state.play(1, "draw")
    assert moves(state, 1) == {"5-2 left", "5-2 right"}
    state = at(4, options, start="5-5", hands=["9-9", "1-1", "3-3", "9-5"], pozo="8-8 5-2", current=1)
    state.play(1, "draw")
    assert heard(state, "pass") == 1
    assert state.turn() == 2
    assert moves(state, 2) == {"draw"}
    assert counts(state) == ([1, 2, 1, 1], 1)


def test_08_the_option_overrides_the_style() -> None:
    for draw, turn in (("until", 1), ("one", 2)):
        state = at(4, {"preset": "cuban", "draw": draw}, start="5-5", hands=["9-9", "1-1", "3-3", "9-5"], pozo="8-8 5-2", current=1)
        state.play(1, "draw")
        assert state.turn() == turn


def test_09_a_starting_tile() -> None:
    for seed in range(5):
        state = make(3, seed, preset="all_tiles")
        assert counts(state) == ([9, 9, 9], 0)
        assert len(state.line.laid()) == 1
        item = next(zone for zone in state.view(0).zones if zone.id == "line").items[0]
        assert "start" in item.marks
    state = at(3, {"preset": "all_tiles"}, start="6-5", hands=["6-1 5-2 4-4", "1-1", "2-2"])
    assert moves(state, 0) == {"6-1 left", "5-2 right"}


def test_09_the_starting_tile_may_be_the_joker() -> None:
    state = next(state for state in (make(2, seed, preset="all_tiles", joker_tile="on") for seed in range(200)) if state.line.unnamed())
    seat = state.turn()
    assert len(state.actions(seat)) == 28
    assert refusal(state, seat, "draw") == "domino-name-first"
    state.play(seat, "*1=6-4")
    assert ends(state) == [4, 6]
    assert counts(state) == ([14, 14], 0)


def test_10_who_starts() -> None:
    for seed in range(30):
        state = make(4, seed, hands=1)
        double = max(tile for tile in range(state.tiles.size) if state.tiles.doubles >> tile & 1 and sum(state.hands) >> tile & 1)
        assert state.hands[state.turn()] >> double & 1
        assert moves(state, state.turn()) == {state.tiles.names[double]}
    tiles = get_tiles(6)
    assert tiles.names[tiles.best(tiles.mask("5-5 3-3"))] == "5-5"
    assert tiles.names[tiles.best(tiles.mask("6-4 6-5"))] == "6-5"
    assert tiles.names[tiles.best(tiles.mask("6-2 5-3"))] == "6-2", "equal sums: the higher end"
    assert highest_lot(tiles, tiles.tiles("5-3 6-2 1-0")) == 1


def test_10_without_doubles_the_highest_tile_starts() -> None:
    found = 0
    for seed in range(300):
        state = make(2, seed, hands=1, hand_size=2)
        held = sum(state.hands)
        if held & state.tiles.doubles:
            continue
        found += 1
        best = state.tiles.best(held)
        assert moves(state, state.turn()) == {state.tiles.names[best]}
    assert found


def test_10_the_lots_of_a_longer_match() -> None:
    for seed in range(20):
        state = make(4, seed)
        assert state.starter == highest_lot(state.tiles, state.lots)
        assert len(state.actions(state.starter)) == 7, "any tile opens"


def test_10_first_tile() -> None:
    for seed in range(20):
        single, free, forced = make(4, seed, hands=1), make(4, seed, hands=1, first_tile="free"), make(4, seed, first_tile="forced_double")
        assert free.turn() == single.turn(), "the same player starts"
        assert len(free.actions(free.turn())) == 7
        assert len(forced.actions(forced.turn())) == 1
        assert len(make(4, seed, first_tile="free").actions(make(4, seed).turn())) == 7
    seat = forced.turn()
    wrong = next(name for name in forced.tiles.text(forced.hands[seat]).split() if name not in moves(forced, seat))
    assert refusal(forced, seat, wrong) == "domino-forced"


def play_round(state: DominoState) -> None:
    while not state.hand_over():
        state.apply(state.turn(), state.actions(state.turn())[0])


def test_11_the_start_goes_round() -> None:
    for seed in range(6):
        state = make(3, seed, target=9999)
        first = state.starter
        for later in range(1, 4):
            play_round(state)
            assert state.turn() == (first + later - 1) % 3, "whoever started shuffles"
            state.play(state.turn(), "deal")
            assert state.starter == (first + later) % 3
            assert len(state.actions(state.turn())) >= 1


def test_12_the_spinner() -> None:
    options = {"preset": "cuban", "spinner": "on", "draw": "none"}
    state = fresh(4, options, ["7-7 1-1", "7-0", "7-1", "7-2"])
    state.play(0, "7-7")
    assert ends(state) == [7, 7, 7, 7]
    assert moves(state, 1) == {"7-0 left", "7-0 right", "7-0 up", "7-0 down"}
    assert state.view(0).zones[4].items[0].marks == ("double", "spinner", "start", "last")
    state = fresh(4, options, ["5-3 1-1", "5-5 0-0", "5-6 8-8", "6-6 9-9"])
    state.play(0, "5-3")
    state.play(1, "5-5 left")
    assert ends(state) == [3, 5, 5, 5]
    state.play(2, "5-6 up")
    assert ends(state) == [3, 5, 5, 6]
    state.play(3, "6-6 up")
    assert ends(state) == [3, 5, 5, 6], "a later double has no arms"
    assert state.line.write()["spinner"] == "left 0"
    assert state.line.write()["up"] == "5-6 6-6"


def test_12_a_spinner_turned_up() -> None:
    state = at(6, {"preset": "free", "spinner": "on"}, start="7-7", spinner="start", hands=["7-0"])
    assert moves(state, 0) == {"7-0 left", "7-0 right", "7-0 up", "7-0 down"}
    for seed in range(60):
        state = make(6, seed, preset="free", spinner="on")
        if state.line.laid()[0] in [tile for tile in range(55) if state.tiles.doubles >> tile & 1]:
            assert len(ends(state)) == 4
            return
    raise AssertionError("no double was turned up")


def test_13_the_first_tile_is_no_spinner_unless_it_is_a_double() -> None:
    state = fresh(4, {"preset": "cuban", "spinner": "on", "first_tile": "free"}, ["2-8 1-1", "9-9", "2-2", "8-8"])
    state.play(0, "2-8")
    assert ends(state) == [2, 8]


def test_14_ahorcado() -> None:
    state = at(2, {"draw": "none"}, start="6-3", right="3-2 2-0 0-3 3-1 1-5 5-3 3-4", hands=["4-4 6-2", "3-3 6-1"])
    assert ends(state) == [4, 6]
    state.play(0, "6-2 left")
    assert state.turn() == 0, "3-3 fits nowhere, and 6-1 neither: a pass"
    state.play(0, "4-4 right")
    assert state.scores() == [13, 0]
    state = at(2, {"draw": "none"}, start="6-2", left="6-3", right="2-3", hands=["3-3 6-6", "5-5"])
    assert ends(state) == [3, 3]
    assert moves(state, 0) == {"3-3 left", "3-3 right"}


def test_15_the_match() -> None:
    state = at(options={"teams": "individual"}, start="6-6", hands=OUT, current=2, totals=[0, 0, 231, 0])
    state.play(2, "6-2 left")
    assert state.scores()[2] == 257
    assert state.winners() == [2]
    state = at(options={"teams": "individual"}, start="6-6", hands=OUT, current=2, totals=[0, 0, 223, 0])
    state.play(2, "6-2 left")
    assert state.actors(), "249 are not 250"
    state = at(options={"teams": "individual", "hands": 10}, start="6-6", hands=OUT, current=2, totals=[300, 0, 231, 0], hand=9)
    state.play(2, "6-2 left")
    assert state.winners() == [0]
    state = at(options={"teams": "individual", "hands": 10}, start="6-6", hands=OUT, current=2, totals=[257, 0, 231, 0], hand=9)
    state.play(2, "6-2 left")
    assert state.winners() == [0, 2], "shared"
    state = at(options={"teams": "individual", "hands": 10}, start="6-6", hands=OUT, current=2, totals=[300, 0, 231, 0], hand=8)
    state.play(2, "6-2 left")
    assert state.actors()


def test_16_the_sleeping_tiles() -> None:
    state = make(4, 1, preset="cuban")
    assert counts(state) == ([10, 10, 10, 10], 15)
    play_round(state)
    assert sum(state.pips()) == sum(state.tiles.worth(hand) for hand in state.hands)
    assert state.gain == sum(state.pips())


def test_17_the_lowest_of_three_pairs_takes_all() -> None:
    state = at(
        6,
        {"tile_set": 9, "teams": "pairs", "draw": "none"},
        start="5-5",
        left="5-4",
        hands=["4-3 6-6", "9-9", "9-1", "8-0", "7-6", "6-2"],
        right="5-3",
    )
    state.play(0, "4-3 left")
    assert state.hand_over(), "no hand holds a three"
    assert state.pips() == [20, 31, 18]
    assert state.scores() == [0, 0, 69, 0, 0, 69]


def test_18_the_joker_tile() -> None:
    state = make(8, 2, preset="free")
    assert counts(state) == ([7] * 8, 0)
    assert "*1" in state.census()
    state = at(8, {"preset": "free"}, start="4-1", hands=["*1 0-0", "9-9"])
    assert refusal(state, 0, "*1 left") == "domino-name"
    assert refusal(state, 0, "*1=9") == "domino-which-end"
    state.play(0, "*1=9 left")
    assert ends(state) == [1, 9]
    laid = next(zone for zone in state.view(3).zones if zone.id == "line").items[1]
    assert (laid.id, laid.face, laid.at) == ("*1", "4-9", "left 0")
    assert laid.marks == ("last", "joker")
    state = fresh(8, {"preset": "free"}, ["*1 0-0", "6-6"])
    state.play(0, "*1=6-4")
    assert ends(state) == [4, 6]


def test_18_a_joker_has_no_pips() -> None:
    state = at(2, {"joker_tile": "on"}, start="6-6", hands=["6-1", "*1 1-0"])
    state.play(0, "6-1 left")
    assert state.scores() == [1, 0]


def test_18_eight_without_the_joker() -> None:
    state = make(8, 2, preset="free", joker_tile="off")
    assert counts(state) == ([6] * 8, 7)
    assert "*1" not in state.census()


def check_capicua(capicua: str, double: int, other: int) -> None:
    """What a round of 26 pips is worth: going out on both ends, and otherwise."""
    rest = ["6-4 2-2", "5-5", "2-0"]  # 26 pips
    options = {"teams": "individual", "capicua": capicua}
    state = at(options=options, start="2-1", left="2-4", hands=["4-1", *rest])
    state.play(0, "4-1 left")
    assert state.scores()[0] == double
    state = at(options=options, start="4-2", right="2-1 1-4", hands=["4-4", *rest])
    state.play(0, "4-4 left")
    assert state.scores()[0] == other, "a double does not count"
    state = at(options=options, start="0-3", right="3-4", hands=["4-0", *rest])
    state.play(0, "4-0 left")
    assert state.scores()[0] == other, "nor a blank"
    state = at(options=options, start="4-3", right="3-3", hands=["4-1", *rest])
    state.play(0, "4-1 left")
    assert state.scores()[0] == other, "nor a tile that fits one end"


def test_19_capicua_doubles() -> None:
    check_capicua("double", 52, 26)
    check_capicua("off", 26, 26)


def test_24_capicua_adds_25() -> None:
    check_capicua("plus25", 51, 26)


def test_20_a_block_with_sleeping_tiles() -> None:
    state = at(4, {"preset": "cuban", "draw": "none"}, start="5-5", hands=["5-2 9-9", "1-1", "3-3", "8-8"], pozo="5-9 2-7")
    state.play(0, "5-2 left")
    assert state.hand_over()
    assert state.out == -1
    state = at(4, {"preset": "cuban"}, start="5-5", hands=["5-2 9-9", "1-1", "3-3", "8-8"], pozo="5-9 2-7")
    state.play(0, "5-2 left")
    assert not state.hand_over(), "while there is a pozo the round goes on by drawing"
    assert moves(state, 1) == {"draw"}


def test_20_the_round_goes_on_while_the_pozo_lasts() -> None:
    state = at(2, start="5-5", hands=["5-2 6-6", "1-1"], pozo="4-4 3-3")
    state.play(0, "5-2 left")
    assert not state.hand_over(), "even if none of its tiles can fit"
    state.play(1, "draw")
    state.play(1, "draw")
    assert state.hand_over()
    assert state.pips() == [12, 16]


def test_21_the_starter_breaks_a_tie() -> None:
    for starter, scores in ((1, [0, 42, 0, 42]), (2, [42, 0, 42, 0])):
        state = closing(["6-6", "5-4", "4-4 1-0", "5-5 1-1"], tie="starter")
        state.starter = starter
        state.play(0, "6-3 right")
        assert state.pips() == [21, 21]
        assert state.scores() == scores


def test_22_the_winner_starts() -> None:
    state = at(options={"next_start": "winner"}, start="6-6", hands=OUT, current=2, starter=3)
    state.play(2, "6-2 left")
    assert state.turn() == 3
    state.play(3, "deal")
    assert state.starter == state.turn() == 2
    state = closing(HANDS_12_5_9_20, next_start="winner")
    state.play(0, "6-3 right")
    assert state.following == 2, "of the winning pair, who holds fewer pips"
    state = closing(["6-6", "5-4", "4-4 1-0", "5-5 1-1"], next_start="winner")
    state.play(0, "6-3 right")
    assert state.following == 1, "nobody won: in turn"
    state = closing(["5-4 1-0", "6-6", "5-5", "4-4 5-0"], next_start="winner")
    state.starter = 1
    state.play(0, "6-3 right")
    assert state.pips() == [20, 25]
    assert state.following == 2, "equal: the first in turn from the old starter"


def test_23_a_hidden_starting_tile() -> None:
    state = make(3, 4, preset="all_tiles", starting_tile="off")
    assert counts(state) == ([9, 9, 9], 1)
    assert state.line.start < 0
    assert len(state.actions(state.turn())) == 9
    while not state.hand_over():
        assert "draw" not in moves(state, state.turn())
        state.apply(state.turn(), state.actions(state.turn())[0])
    assert len(state.pozo) == 1


def test_25_fewer_tiles() -> None:
    assert counts(make(4, 0, tile_set=9, hand_size=6)) == ([6] * 4, 31)


@pytest.mark.parametrize(
    ("seats", "options", "each", "pozo"),
    [
        (2, {}, 7, 14),
        (3, {}, 7, 7),
        (4, {}, 7, 0),
        (2, {"preset": "all_tiles"}, 14, 0),
        (3, {"preset": "all_tiles"}, 9, 0),
        (5, {"preset": "all_tiles"}, 5, 3),
        (2, {"preset": "cuban"}, 10, 35),
        (3, {"preset": "cuban"}, 10, 25),
        (4, {"preset": "cuban"}, 10, 15),
        (5, {"preset": "free"}, 11, 0),
        (6, {"preset": "free"}, 9, 0),
        (7, {"preset": "free"}, 7, 6),
        (8, {"preset": "free"}, 7, 0),
        (6, {"tile_set": 9, "teams": "pairs"}, 7, 13),
        (4, {"tile_set": 12}, 7, 63),
    ],
)
def test_the_table_of_deals(seats: int, options: dict[str, object], each: int, pozo: int) -> None:
    assert counts(make(seats, 3, **options)) == ([each] * seats, pozo)


def test_sets() -> None:
    for top, size, pips in ((6, 28, 168), (9, 55, 495), (12, 91, 1092)):
        tiles = get_tiles(top)
        assert (tiles.size, sum(tiles.pips)) == (size, pips)


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (5, {}, "domino-too-many"),
        (8, {"tile_set": 9}, "domino-too-many"),
        (4, {"hand_size": 8}, "domino-too-many"),
        (5, {"preset": "cuban"}, "domino-cuban"),
        (3, {"teams": "pairs"}, "domino-pairs"),
    ],
)
def test_deals_that_cannot_be(seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refused:
        make(seats, 0, **options)
    assert refused.value.key == key


def test_teams() -> None:
    assert make(4).sides == 2
    assert make(4, teams="individual").sides == 4
    assert make(6, tile_set=9).sides == 6
    assert make(6, tile_set=9, teams="pairs").sides == 3
    assert make(8, preset="free", teams="pairs").sides == 4


def test_the_line_is_shown_as_it_lies() -> None:
    state = fresh(2, {}, ["6-4 1-1 5-1", "6-6 4-1"])
    state.play(0, "6-4")
    state.play(1, "6-6 left")
    line = next(zone for zone in state.view(None).zones if zone.id == "line")
    assert [(item.face, item.at) for item in line.items] == [("6-4", "start"), ("6-6", "left 0")]
    state = at(2, start="6-4", right="4-1", hands=["5-1 1-1"])
    move = next(move for move in state.view(0).moves if move.text == "5-1 right")
    assert (move.items, move.target) == (("5-1",), "line/right")
    state.play(0, "5-1 line/right")
    line = next(zone for zone in state.view(None).zones if zone.id == "line")
    assert line.items[-1].face == "1-5"


def test_all_hands_are_shown_at_the_end() -> None:
    state = at(start="6-6", hands=OUT, current=2)
    assert [len(zone.items) for zone in state.view(0).zones if zone.kind == "hand"] == [2, 0, 0, 0]
    state.play(2, "6-2 left")
    assert [len(zone.items) for zone in state.view(0).zones if zone.kind == "hand"] == [2, 1, 0, 1]


def test_passes_are_remembered_in_guesses() -> None:
    state = at(4, {"teams": "individual"}, start="6-6", left="6-5", hands=["5-0 1-1", "4-4 3-3", "5-1 2-2", "6-0 6-1"])
    state.play(0, "5-0 left")
    assert state.turn() == 3, "P1 has no 0 nor 6, P2 neither"
    for seed in range(40):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, DominoState)
        fitting = guess.line.fitting()
        assert not (guess.hands[1] | guess.hands[2]) & fitting
        assert guess.hands[3] & fitting, "whoever is to play can"


@pytest.mark.parametrize(
    "wrong",
    [
        {"current": 4},
        {"starter": -1},
        {"winner": 2},
        {"out": 7},
        {"forced": 3},
        {"failed": [-1]},
        {"failed": [1 << 20]},
        {"lots": [99, 0, 1, 2]},
        {"lots": [1]},
        {"hands": ["6-4", "4-6"]},
        {"hands": ["6-6"]},
        {"known": ["5-5"]},
        {"barred": ["6-4"]},
        {"spinner": "left"},
        {"spinner": "left 0"},
        {"spinner": "middle 0"},
        {"left": "6-6=5-6"},
        {"left": "5-4"},
        {"pozo": "6-6"},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    whole: dict[str, object] = {"seats": 4, "options": {}, "partial": True, "start": "6-6", "hands": ["6-4", "2-1"]}
    sobremesa.get("domino").restore(whole)
    with pytest.raises(Refused):
        sobremesa.get("domino").restore({**whole, **wrong})


def test_a_joker_named_by_too_many_digits() -> None:
    state = at(8, {"preset": "free"}, start="9-9", hands=["*1 3-2"])
    assert refusal(state, 0, f"*1={'9' * 5000} left") == "domino-name"


def test_the_table_says_which_tile_is_the_highest() -> None:
    for seed in range(6):
        state = make(4, seed, hands=1)
        told = [event.say for event in state.events if event.say.key.startswith("domino-highest")]
        tile = str(told[0].facts["tile"])
        assert told[0].key == ("domino-highest-double" if tile[0] == tile[-1] else "domino-highest")
