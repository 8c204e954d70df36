"""The numbered examples of the draughts spec."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.boards._match import Match, rules_of

START = {
    "english": "7 49 302 1469 7361 36768 179740 845931 3963680",
    "spanish": "7 49 302 1469 7361 36473 177532 828783 3860866",
    "portuguese": "7 49 302 1469 7361 36473 177532 828783 3860866",
    "italian": "7 49 302 1469 7361 36473 177532 828783 3860875",
    "russian": "7 49 302 1469 7482 37986 190146 929899 4570586",
    "poddavki": "7 49 302 1469 7482 37986 190146 929899 4570586",
    "brazilian": "7 49 302 1469 7473 37628 187302 907830 4431766",
    "pool": "7 49 302 1469 7482 37986 190146 929896 4570534",
    "international": "9 81 658 4265 27117 167140 1049442 6483961",
    "frisian": "9 81 658 3874 21265 102431",
    "canadian": "11 121 1222 10053 79049 584100",
    "thai": "7 49 392 3136 26592 218695 1820189",
    "turkish": "8 64 708 7538 85090 931312",
    "czech": "7 49 302 1469 7361 36768 179740 845931",
    "malaysian": "11 121 1222 10053 79070",
    "corner": "6 6 14 39 78 240 804 2768 11209",
    "corner both": "6 6 14 44 138 496 2172",
}
QUICK, DEEP = 250_000, 7_000_000


def at(variant: str, own: str, others: str, mover: int = 0, **options: object) -> Match:
    """A position with P0 to move."""
    game = sobremesa.get("damas")
    position = {"partial": True, "options": {"variant": variant, **options}, "pieces": [own, others], "mover": mover}
    state = game.restore(position)
    assert isinstance(state, Match)
    return state


def moves(state: State) -> list[str]:
    seat = state.turn()
    return sorted(state.text(seat, action) for action in state.actions(seat))


def told(variant: str, own: str, others: str, **options: object) -> list[str]:
    return moves(at(variant, own, others, **options))


def refusal(state: State, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(state.turn(), text)
    return refused.value.key


def check_perft(name: str, low: int, high: int) -> None:
    variant, _, both = name.partition(" ")
    game = sobremesa.get("damas")
    rules = rules_of(Options.of(game, 2, {"variant": variant, "capture": "compulsory", "corner_steps": both or "czech"}))
    home = rules.board.home
    for depth, leaves in enumerate(map(int, START[name].split()), 1):
        if low < leaves <= high:
            assert rules.mover.perft(0, home[0], 0, home[1], 0, depth) == leaves, f"{name} at depth {depth}"


@pytest.mark.parametrize("name", START)
def test_01_move_sequences(name):
    check_perft(name, 0, QUICK)


@pytest.mark.soak
@pytest.mark.parametrize("name", START)
def test_01_move_sequences_deep(name):
    check_perft(name, QUICK, DEEP)


@pytest.mark.parametrize("variant", ["spanish", "international", "turkish"])
def test_01_states_count_the_same(variant):
    def leaves(state: State, depth: int) -> int:
        actions = state.actions(state.turn())
        if depth == 1:
            return len(actions)
        count = 0
        for action in actions:
            child = state.clone()
            child.apply(child.turn(), action)
            count += leaves(child, depth - 1)
        return count

    for depth, expected in enumerate(START[variant].split()[:4], 1):
        assert leaves(sobremesa.make("damas", variant=variant), depth) == int(expected)


def test_02_men_capture_backward_or_not():
    for variant in ("russian", "pool", "brazilian"):
        assert told(variant, "d4 h2", "e3 c7") == ["d4xf2[e3]"]
    assert told("english", "d4 h2", "e3 c7") == ["d4-c5", "d4-e5", "h2-g3"]
    assert told("spanish", "d5 h1", "e4 c8") == ["d5-c6", "d5-e6", "h1-g2"]


def test_03_quantity_before_quality():
    assert told("spanish", "b3 f3", "Kc4 g4 g6") == ["f3xh5xf7[g4,g6]"]
    assert told("spanish", "b3 f3", "Kc4 g4") == ["b3xd5[c4]"]
    state = at("spanish", "b3 f3", "Kc4 g4 g6")
    assert refusal(state, "b3xd5") == "damas-quantity"
    assert refusal(state, "f3xh5") == "damas-go-on"
    assert refusal(state, "b3-a4") == "damas-must-capture"
    assert refusal(at("spanish", "b3 f3", "Kc4 g4"), "f3xh5") == "damas-quality"


def test_04_italian_captures_with_the_king():
    assert told("spanish", "Ka6 e2", "f3 b7") == ["a6xc8[b7]", "e2xg4[f3]"]
    assert told("italian", "Ka6 e2", "f3 b7") == ["a6xc8[b7]"]


def test_05_italian_men_do_not_take_kings():
    assert told("italian", "e2", "Kf3 c8") == ["e2-d3"]
    assert told("spanish", "e2", "Kf3 c8") == ["e2xg4[f3]"]


def test_06_italian_takes_kings_early():
    assert told("italian", "Kd1", "Kc2 c4 e2 Kg4") == ["d1xb3xd5[c2,c4]"]


def test_07_flying_king():
    assert told("spanish", "Kh1", "e4 c8") == [f"h1x{to}[e4]" for to in ("a8", "b7", "c6", "d5")]
    assert told("spanish", "Kh1", "e4 d5") == ["h1-f3", "h1-g2"]


def test_08_crowning_in_a_capture():
    assert told("russian", "b6", "c7 f6 a3") == ["b6xd8xg5=[c7,f6]", "b6xd8xh4=[c7,f6]"]
    for variant in ("brazilian", "pool", "english"):
        assert told(variant, "b6", "c7 f6 a3") == ["b6xd8=[c7]"]


def test_09_passing_the_far_row():
    for variant in ("brazilian", "pool"):
        state = at(variant, "a1 f6", "e7 h4 h8 f2 c7")
        assert moves(state) == ["f6xd8xb6[e7,c7]"]
        state.play(0, "f6xd8xb6")
        assert state.position()["pieces"] == ["b6 a1", "h8 h4 f2"]
        assert told(variant, "a1 f6", "e7 h4 h8 f2 c7", capture_promotion="stops") == ["f6xd8=[e7]"]
    for stops in ("variant", "stops"):
        state = at("russian", "a1 f6", "e7 h4 h8 f2 c7", capture_promotion=stops)
        assert moves(state) == ["f6xd8xb6xg1=[e7,c7,f2]"]
    state.play(0, "f6xd8xb6xg1=[e7,c7,f2]")
    assert state.position()["pieces"] == ["a1 Kg1", "h8 h4"]


def test_10_when_pieces_leave_the_board():
    assert told("brazilian", "Kf6", "d8 h6 g7 h2 b2") == ["f6xa1[b2]", "f6xh8[g7]"]
    assert told("thai", "Kf6", "d8 h6 g7 h2 b2") == ["f6xa1xh8[b2,g7]", "f6xh8xa1[g7,b2]"]


def test_11_where_kings_land():
    assert told("thai", "Ka1", "d4") == ["a1xe5[d4]"]
    assert told("brazilian", "Ka1", "d4") == [f"a1x{to}[d4]" for to in ("e5", "f6", "g7", "h8")]
    assert told("english", "Ka1", "d4") == ["a1-b2"]


def test_12_russian_kings_go_on():
    assert told("russian", "Ka1", "d4 f4") == ["a1xe5xg3[d4,f4]", "a1xe5xh2[d4,f4]"]
    assert told("russian", "Ka1 c1", "d4 g5 b2") == ["a1xc3xf6xh4[b2,d4,g5]", "c1xa3[b2]"]


def test_13_english_choice_and_round_trip():
    assert told("english", "c3 g3", "d4 f4 d6") == ["c3xe5xc7[d4,d6]", "g3xe5xc7[f4,d6]"]
    state = at("english", "Kd2", "c3 e3 c5 e5")
    assert len(moves(state)) == 1
    assert state.parse(0, "d2xf4xd6xb4xd2") == state.parse(0, "d2xb4xd6xf4xd2") == state.actions(0)[0]
    state.play(0, "d2xf4xd6xb4xd2")
    assert state.position()["pieces"] == ["Kd2", ""]
    assert state.winners() == [0]


def test_14_international():
    state = at("international", "13", "9 10")
    assert moves(state) == ["13x4x15[9,10]"]
    state.play(0, "13x15")
    assert state.position()["pieces"] == ["15", ""]
    assert told("international", "33 32", "29 20 28 18 9") == ["33x22x13x4=[28,18,9]"]
    assert told("international", "K46", "43 18 32 17 45 19") == ["46x23x12x21[32,18,17]", "46x23x12x26[32,18,17]"]


def test_15_frisian():
    assert told("frisian", "32 42", "22 37") == ["32x12[22]", "32x41[37]", "42x31[37]"]
    assert told("frisian", "38", "28 19 9") == ["38x18x20[28,19]"]
    assert told("frisian", "42 22 K27", "K32 K43 7 17 8") == ["22x11x2x13[17,7,8]"]
    assert told("frisian", "42 22 K27", "K32 K43 7 17 8", frisian_value="official") == ["27x38x49[32,43]"]


def test_16_turkish_men():
    assert told("turkish", "d4 a3", "c4 d5 h8") == ["d4xb4[c4]", "d4xd6[d5]"]
    assert all("x" not in text for text in told("turkish", "d4", "d3 h8"))
    assert told("turkish", "d4", "d5 e6 h8") == ["d4xd6xf6[d5,e6]"]


def test_17_turkish_kings():
    assert told("turkish", "Kd4", "f4 b4") == ["d4xa4[b4]", "d4xg4[f4]", "d4xh4[f4]"]
    both = told("turkish", "Kd4", "f4 b4", turkish_turn="on")
    assert {text[text.index("[") :] for text in both} == {"[f4,b4]", "[b4,f4]"}
    assert told("turkish", "Kh8", "h7 e2 f4 f6 c4") == [f"h8xh6xc6xc2xf2x{to}[h7,f6,c4,e2,f4]" for to in ("f5", "f6", "f7", "f8")]


def test_18_turkish_crowning_ends():
    assert told("turkish", "e6 a1", "e7 d8 f8 h5") == ["e6xe8=[e7]"]


def test_19_turkish_lone_piece():
    state = at("turkish", "Kb2 c3", "g7 h8", mover=0)
    assert state.actors()
    state = at("turkish", "Kb1 c3", "g7 h8")
    state.play(0, "b1-b2")
    assert state.actors() == 2, "two pieces are no lone piece"
    state = at("turkish", "Kb2 c3 g5", "g6 g8")
    state.play(0, "g5xg7[g6]")
    assert state.actors() == 2, "the lone piece can capture"
    state.play(1, "g8xg6[g7]")
    assert (state.actors(), state.winners(), state.reason) == (0, [0], 3)
    state = at("turkish", "Kb1 c3 f6", "g6")
    assert state.actors() == 1, "the side to move can capture"
    state = at("turkish", "Kb2 c3", "g7", mover=1)
    assert (state.actors(), state.winners()) == (0, [0])
    state = at("turkish", "Kb2", "Kg7", mover=1)
    assert (state.actors(), state.winners(), state.scores()) == (0, [], [0, 0])
    state = at("turkish", "Kb2", "Kb7", mover=1)
    assert state.actors() == 2, "a capture is pending"


def test_20_no_move():
    for variant in ("english", "russian"):
        state = at(variant, "a5", "b6 c7")
        assert (state.actors(), state.winners(), state.scores()) == (0, [1], [-1, 1])
    assert at("poddavki", "a5", "b6 c7").winners() == [0]


def test_21_corner():
    assert told("corner", "a5 b6", "f8 e7") == ["b6-a7=", "b6-c7"]
    for square in ("d8", "f8"):
        assert told("corner", f"{square} a3", "h4") == ["a3-b4"]
    start = sobremesa.make("damas", variant="corner").position()["pieces"]
    assert start == ["h6 g5 f4 h4 e3 g3 d2 f2 h2 c1 e1 g1", "b8 d8 f8 a7 c7 e7 b6 d6 a5 c5 b4 a3"]
    assert told("corner", "d8 a3", "h4", corner_steps="both") == ["a3-b4", "d8-c7"]
    assert at("corner", "c7 h8", "g3", mover=1).text(1, at("corner", "c7 h8", "g3", mover=1).actions(1)[0]) == "g3-f2"
    assert told("czech", "a5 b6", "f8 e7") == ["b6-a7", "b6-c7"]


def test_22_czech_king_first():
    assert told("czech", "Kb6 e1", "f2 c7 h2") == ["b6xd8[c7]", "b6xg1[f2]"]
    assert told("czech", "Kb6 e1", "f2 c7") == ["b6xd8[c7]", "b6xg1[f2]"]
    assert refusal(at("czech", "Kb6 e1", "f2 c7"), "e1xg3") == "damas-king-first"


def test_23_huffing():
    state = at("russian", "d4 h2", "e3 c7", capture="huff")
    assert {"d4xf2[e3]", "h2-g3", "d4-c5", "d4-e5"} == set(moves(state))
    state.play(0, "h2-g3")
    assert "huff d4" in moves(state)
    assert "c7-b6" in moves(state)
    state.play(1, "huff d4")
    assert state.position()["pieces"] == ["g3", "c7 e3"]
    assert state.turn() == 1
    state.play(1, "c7-b6")
    assert state.turn() == 0
    obeyed = at("russian", "d4 h2", "e3 c7", capture="huff")
    obeyed.play(0, "d4xf2[e3]")
    assert not any(text.startswith("huff") for text in moves(obeyed))
    free = at("russian", "d4 h2", "e3 c7", capture="free")
    free.play(0, "h2-g3")
    assert not any(text.startswith("huff") for text in moves(free))


def test_23_huffing_follows_the_piece():
    state = at("spanish", "d3 h1", "c4 c6 a8", capture="huff")
    assert {"d3xb5[c4]", "d3xb5xd7[c4,c6]"} <= set(moves(state))
    state.play(0, "d3xb5[c4]")
    assert "huff b5" in moves(state), "the piece that stopped half way is huffed where it stands"
    state.play(1, "huff b5")
    assert state.position()["pieces"] == ["h1", "a8 c6"]
    state = at("spanish", "d3 h1", "c4 c6 a8", capture="huff")
    state.play(0, "d3-e4")
    assert "huff e4" in moves(state)


def test_24_third_occurrence():
    state = at("spanish", "Kb1 d1", "Kc8 e8")
    for _ in range(2):
        assert state.actors()
        for seat, text in ((0, "b1-a2"), (1, "c8-b7"), (0, "a2-b1"), (1, "b7-c8")):
            state.play(seat, text)
            if not state.actors():
                break
    assert (state.actors(), state.winners()) == (0, [])
    assert state.position()["reason"] == "repeated"


@pytest.mark.parametrize(
    ("variant", "rules", "plies"),
    [
        ("english", "common", 50),
        ("english", "official", 80),
        ("brazilian", "official", 40),
        ("russian", "official", 30),
        ("poddavki", "official", 30),
        ("spanish", "official", 50),
    ],
)
def test_24_king_moves_without_capture(variant, rules, plies):
    own, others = ("Kb1", "Kc8") if variant == "spanish" else ("Ka1", "Kh2")
    state = at(variant, own, others, draw_rules=rules)
    state.calm = plies - 1
    seat = state.turn()
    kings = state.kings[seat]
    quiet = next(action for action in state.actions(seat) if kings >> (action >> 17) & 1 and action & 1023 == 0)
    state.apply(seat, quiet)
    assert (state.actors(), state.position()["reason"]) == (0, "quiet")
    state = at(variant, own, others, draw_rules=rules)
    state.calm = plies - 2
    state.apply(0, quiet)
    assert state.actors()
    state = at(variant, own, others, draw_rules="agreement")
    state.calm = plies - 1
    state.apply(0, quiet)
    assert state.actors(), "by agreement only"


@pytest.mark.parametrize(
    ("variant", "own", "others", "moves_left"),
    [
        ("international", "K46 K47 31", "K5", 16),
        ("canadian", "K67 K68 56", "K6", 16),
        ("international", "K46 K47", "K15", 5),
        ("international", "K47", "K15", 5),
        ("brazilian", "Ka3 Kc1", "Kh8", 5),
        ("russian", "Kc1 Ke1 Kg1", "Kh8", 15),
        ("pool", "Kc1 Ke1 Kg1", "Kh8", 13),
        ("frisian", "K46 K47", "K15", 7),
        ("frisian", "K47", "K15", 2),
    ],
)
def test_24_official_limits(variant, own, others, moves_left):
    state = at(variant, own, others, draw_rules="official")
    assert (state.strong, state.limit, state.limit_used) == (0, moves_left, 0)
    state.limit_used = moves_left - 1
    quiet = [action for action in state.actions(0) if state.kings[0] >> (action >> 17) & 1]
    assert quiet
    for action in quiet:
        after = state.clone()
        after.apply(0, action)
        assert (after.actors(), after.position()["reason"]) == (0, "material")
    assert at(variant, own, others).limit == 0, "common rules have no such limit"


def test_24_official_limits_need_their_material():
    assert at("russian", "Kc1 Ke1 g1", "Kh8", draw_rules="official").limit == 0
    assert at("international", "46 47 48", "K5", draw_rules="official").limit == 0
    assert at("spanish", "Ka2 Kc2 Kb1", "Kg8", draw_rules="official").limit == 0


def test_25_three_moves_of_a_king():
    game = sobremesa.get("damas")
    base = {"partial": True, "options": {"variant": "frisian"}, "pieces": ["K46 31", "6 15"], "king_square": ["46", ""], "king_moves": [3, 0]}
    state = game.restore(base)
    assert [text for text in moves(state) if text.startswith("46")] == []
    assert moves(state) == ["31-26", "31-27"]
    assert refusal(state, "46-41") == "damas-three"
    off = game.restore({**base, "options": {"variant": "frisian", "frisian_three": "off"}})
    assert any(text.startswith("46") for text in moves(off))
    capture = game.restore({**base, "pieces": ["K46 31", "41 1"]})
    assert "46x37[41]" in moves(capture)
    alone = game.restore({**base, "pieces": ["K46 K31", "6 15"]})
    assert any(text.startswith("46") for text in moves(alone)), "who has no men left is free"


def test_25_the_count_runs_and_is_reset():
    state = at("frisian", "K46 49", "1 5")
    for own, other in (("46-41", "1-7"), ("41-46", "7-12"), ("46-41", "12-18")):
        state.play(0, own)
        state.play(1, other)
    assert state.king_moves == [3, 0]
    assert not any(text.startswith("41") for text in moves(state))
    state.play(0, "49-43")
    state.play(1, "18-22")
    assert any(text.startswith("41") for text in moves(state))


# -- options beyond the examples ------------------------------------------------------------------------------------------------------------


def test_options_of_the_custom_game():
    def pieces(**options: object) -> list[int]:
        state = sobremesa.make("damas", variant="custom", **options)
        assert isinstance(state, Match)
        return [state.men[0].bit_count(), state.rules.board.size]

    assert pieces() == pieces(size=8) == pieces(men=12) == [12, 8]
    assert pieces(men=8) == [8, 8]
    assert pieces(size=10) == pieces(men=20) == [20, 10]
    assert pieces(men=15) == [15, 10]
    assert pieces(size=12) == [30, 12]
    assert pieces(size=12, men=24) == [24, 12]
    with pytest.raises(Refused, match="damas-men"):
        pieces(size=8, men=20)


def test_options_of_the_custom_rules():
    king = ("Kh1", "e4 c8")
    assert told("custom", *king) == told("custom", *king, flying_king="on") == [f"h1x{to}[e4]" for to in ("a8", "b7", "c6", "d5")]
    assert told("custom", *king, flying_king="off") == ["h1-g2"]
    man = ("d5 h1", "e4 c8")
    assert told("custom", *man) == told("custom", *man, men_backward="off") == ["d5-c6", "d5-e6", "h1-g2"]
    assert told("custom", *man, men_backward="on") == ["d5xf3[e4]"]
    law = ("b3 f3", "Kc4 g4 g6")
    assert told("custom", *law) == told("custom", *law, quantity="on") == ["f3xh5xf7[g4,g6]"]
    assert told("custom", *law, quantity="off") == ["b3xd5[c4]"]
    assert told("custom", *law, quantity="off", quality="off") == ["b3xd5[c4]", "f3xh5xf7[g4,g6]"]
    equal = ("b3 f3", "Kc4 g4")
    assert told("custom", *equal) == told("custom", *equal, quality="on") == ["b3xd5[c4]"]
    assert told("custom", *equal, quality="off") == ["b3xd5[c4]", "f3xh5[g4]"]


def test_malaysian_is_played_with_huffing():
    for given, huffs in (({}, True), ({"capture": "compulsory"}, False)):
        state = sobremesa.make("damas", variant="malaysian", **given)
        assert isinstance(state, Match)
        assert state.rules.huff is huffs


def test_colour_of_the_first_mover():
    def first(variant: str, rule: str) -> object:
        return sobremesa.make("damas", variant=variant, first_colour=rule).view(0).zones[0].shape["first"]

    assert [first(variant, "square") for variant in ("spanish", "portuguese", "turkish", "english")] == ["white", "dark", "white", "dark"]
    assert [first(variant, "official") for variant in ("spanish", "portuguese", "russian", "pool")] == ["white", "white", "white", "dark"]


def test_draw_offers_and_resigning():
    state = sobremesa.make("damas")
    state.play(0, "offer draw")
    assert (state.turn(), moves(state), state.default(1)) == (1, ["accept", "decline"], state.parse(1, "decline"))
    assert refusal(state, "a6-b5") == "damas-answer"
    state.play(1, "decline")
    assert state.turn() == 0
    assert refusal(state, "offer draw") == "damas-offered"
    assert [pick.text for pick in state.view(0).picks] == ["resign"]
    state.apply(0, state.actions(0)[0])
    assert [pick.text for pick in state.view(1).picks] == ["offer draw", "resign"]
    state.play(1, "offer draw")
    state.play(0, "accept")
    assert (state.actors(), state.winners(), state.position()["reason"]) == (0, [], "agreed")
    state = sobremesa.make("damas")
    state.play(0, "resign")
    assert (state.winners(), state.scores()) == ([1], [-1, 1])


def test_the_clock():
    state = sobremesa.make("damas", clock=1)
    assert state.game.timed
    assert not sobremesa.make("damas").game.timed
    state.tick(20_000)
    state.apply(0, state.actions(0)[0])
    assert state.deadline() == 80_000
    state.tick(30_000)
    state.apply(1, state.actions(1)[0])
    assert state.deadline() == 70_000
    with pytest.raises(Refused, match="no-timeout"):
        state.apply(-1, -1)
    state.tick(70_000)
    state.apply(-1, -1)
    assert (state.actors(), state.winners(), state.position()["reason"]) == (0, [1], "time")


def test_tries_say_what_forbids_them():
    state = at("spanish", "d5 h1", "e6 c8")
    assert refusal(state, "h1") == "damas-must-capture"
    assert refusal(state, "h1 board/g2") == "damas-must-capture"
    assert refusal(state, "e6") == "damas-not-yours"
    assert refusal(state, "d5") == "damas-where"
    assert state.parse(0, "d5 board/f7") == state.actions(0)[0]
    quiet = at("spanish", "b1 d1", "h7")
    assert refusal(quiet, "b1-b2") == "unknown-move"
    assert refusal(quiet, "b1-d3") == "damas-no-move"


def test_the_view():
    state = at("spanish", "d5 Kh1", "e6 c8")
    board = state.view(0).zones[0]
    marks = {item.id: item.marks for item in board.items}
    assert marks["d5"] == ("forced",)
    assert marks["h1"] == ("king",)
    assert [item.face for item in board.items if item.owner == 0] == ["0m", "0k"]
    assert (board.shape["rows"], board.shape["notation"], board.shape["flip"], state.view(1).zones[0].shape["flip"]) == (8, "algebraic", 0, 1)
    move = state.view(0).moves[0]
    assert (move.text, move.items, move.target) == ("d5xf7[e6]", ("d5",), "board/f7")
    big = sobremesa.make("damas", variant="international").view(0).zones[0].shape
    assert (big["notation"], str(big["squares"]).split()[0], str(big["squares"]).split()[-1]) == ("numeric", "1", "50")


def test_two_captures_with_the_same_ends_keep_their_texts():
    state = at("russian", "Ka1", "b2 d4 d2 f4 f2 d6 h2 h6 f6")
    texts = moves(state)
    assert len(set(texts)) == len(texts)
    for action in state.actions(0):
        assert state.parse(0, state.text(0, action)) == action
