"""The numbered examples of rules/poker-tic-tac-toe."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._forms import Ranks
from sobremesa.games.vying._hands import FLUSH, FOUR, PAIR, STRAIGHT, THREE, TWO_PAIR, class_of, ranks_of
from sobremesa.games.vying._lines import LineForm, elevator, square
from sobremesa.games.vying._tic_tac_toe import TURNING
from sobremesa.games.vying._two_three import omaha
from sobremesa.games.vying.poker_tic_tac_toe import TicTacToeState
from tests.spec.poker import deal, mask, nets, run

SLUG = "poker-tic-tac-toe"
SQUARE = "As 7h 2d Kc Qd 7c 9s Jh Td"
LIFT = "As 7h 2d Kc Qd 7c Jh"


def table(board: str, holes: list[str], **options: object) -> TicTacToeState:
    """The end of a hand with all cards open: all but the last have checked, who is to check."""
    seats = len(holes)
    last = {"columns": 3, "choice": 5}.get(str(options.get("variant", "columns")), int(str(options.get("rows", 3))) + 1)
    position: dict[str, object] = {"seats": seats, "options": options, "phase": "bet", "street": last, "holes": holes, "board": board}
    live = list(range(seats))
    position |= {"stacks": [100] * seats, "paid": [10] * seats, "live": live, "pending": live[-1:], "mover": live[-1]}
    position |= {"button": live[-1], "acted": live[:-1], "partial": True}
    state = sobremesa.get(SLUG).restore(position)
    assert isinstance(state, TicTacToeState)
    return state


def best(board: str, own: str, **options: object) -> tuple[int, list[int], str]:
    """The class and the ranks of the best hand, and its line."""
    state = table(board, [own, ""], **options)
    worth, line, _ = state.best(0)
    plain = state.ranks().plain(worth)
    return class_of(plain), ranks_of(plain), state.layout.line_name(line)


def hand(seats: int, stock: str = "", **options: object) -> TicTacToeState:
    """A hand about to be bet on."""
    state = deal(SLUG, seats, [100] * seats, stock, None, **options)
    assert isinstance(state, TicTacToeState)
    return state


def played(state: TicTacToeState, actions: str) -> TicTacToeState:
    """The same state after those actions."""
    run(state, actions)
    return state


def refusal(state: TicTacToeState, text: str) -> str:
    with pytest.raises(Refused) as caught:
        state.play(state.turn(), text)
    return caught.value.key


def seen(state: TicTacToeState) -> list[int]:
    """The places whose cards are open, as players call them, in the order of turning."""
    return [place + 1 for place in state.opened]


def test_01_three_sevens_and_no_four() -> None:
    assert best(SQUARE, "7s 7d") == (THREE, [7, 14, 2], "123")
    form = table(SQUARE, ["7s 7d", ""]).lines
    state = table(SQUARE, ["7s 7d", ""])
    for line in ("456", "258"):
        worth = form.best(Ranks(), mask("7s 7d"), state.table(), [state.layout.line_name(n) for n in range(8)].index(line))[0]
        assert class_of(worth) == THREE
        assert worth < state.best(0)[0]


def test_02_two_pairs_and_a_pair() -> None:
    assert best(SQUARE, "Kd Ad") == (TWO_PAIR, [14, 13, 9], "147")
    assert best(SQUARE, "Ks 9d") == (TWO_PAIR, [13, 9, 14], "147")
    assert best(SQUARE, "Qs Jc") == (TWO_PAIR, [12, 11, 7], "258")
    assert best(SQUARE, "8h 9h") == (PAIR, [9, 14, 13, 8], "147")


def test_03_three_aces_win() -> None:
    assert best(SQUARE, "Ah Ac") == (THREE, [14, 13, 9], "147")
    state = table(SQUARE, ["7s 7d", "Ah Ac"])
    state.play(1, "check")
    assert state.won == [0, 20]
    lit = [item.face for zone in state.view(None).zones if zone.id == "board" for item in zone.items if "winner" in item.marks]
    assert lit == ["As", "Kc", "9s"]


def test_04_the_elevator() -> None:
    assert best(LIFT, "Ts Qh", variant="elevator") == (STRAIGHT, [14], "1C4")
    assert elevator(3, False).lines == [(0, 6, 3), (1, 6, 4), (2, 6, 5)]
    layout = elevator(3, True)
    assert [layout.line_name(line) for line in range(5)] == ["1C4", "2C5", "3C6", "1C6", "3C4"]
    state = table(LIFT, ["As", ""], variant="elevator_diag")
    cards = [state.pack.text([state.table()[place] for place in line]) for line in layout.lines[3:]]
    assert cards == ["As Jh 7c", "2d Jh Kc"]


def test_05_no_line_of_three_corners() -> None:
    board = "Js Ts 2d 9s 3d 4h 5h 6h 8c"
    assert best(board, "Ks Qs")[0] < FLUSH
    assert (0, 1, 3) not in square(False).lines


def test_06_what_may_be_turned() -> None:
    state = played(hand(3, variant="choice"), "fold, bet 2, raise 4, call")
    assert isinstance(state, TicTacToeState)
    assert (state.phase, state.turn()) == (TURNING, 2)
    legal = {state.text(2, action) for action in state.actions(2)}
    assert {"turn 1 3", "turn 1 9", "turn 2 4", "turn 2 8"} <= legal
    assert not {"turn 1 2", "turn 6 9"} & legal
    assert not any("5" in text for text in legal)
    assert state.text(2, state.default(2)) == "turn 1 3", "out of time, the lowest legal pair"
    assert [refusal(state, text) for text in ("turn 1 2", "turn 6 9")] == ["ttt-neighbours"] * 2
    assert refusal(state, "turn 5 1") == "ttt-centre-last"
    assert refusal(state, "3") == "ttt-turn"
    state.play(2, "turn 1 3")
    run(state, "check, check")
    assert refusal(state, "turn 1 9") == "ttt-open-already"
    items = [item.id for zone in state.view(2).zones if zone.id == "board" for item in zone.items]
    assert items[1] == "2"
    assert items[4] == ""


def test_07_who_turns_next() -> None:
    state = hand(4, variant="choice")
    run(state, "fold, bet 2, raise 4, call, call")
    assert state.turn() == 2
    run(state, "turn 1 3")
    for seat in (3, 1, 2):
        assert state.turn() == seat
        run(state, "check")
    assert (state.phase, state.turn()) == (TURNING, 2)
    run(state, "turn 2 8")
    assert state.turn() == 3
    run(state, "bet 2, call, fold")
    assert (state.phase, state.turn()) == (TURNING, 3)
    run(state, "turn 7 9")
    assert state.turn() == 1


def test_08_the_last_outer_cards_and_the_centre() -> None:
    for turns, rest in (((1, 3), (7, 9), (2, 8)), [4, 6]), (((1, 6), (3, 8), (2, 9)), [4, 7]):
        state = hand(2, variant="choice")
        run(state, "bet 2, call")
        for one, other in turns:
            run(state, f"turn {one} {other}, check, check")
        assert seen(state)[-2:] == rest
        assert len(seen(state)) == 8
        run(state, "check, check")
        assert seen(state)[-1] == 5
        run(state, "check, check")
        assert state.hand_over()


def test_09_the_first_round_and_the_last_player() -> None:
    state = hand(3, variant="choice")
    assert refusal(state, "check") == "ttt-must-bet"
    run(state, "fold, fold")
    assert state.hand_over()
    assert nets(state) == [-1, -1, 2]
    for last, net, carried in (("bet 2", [-1, -1, 2], 0), ("fold", [-1, -1, -1], 3)):
        state = hand(3, variant="choice", last_player="must_bet")
        run(state, "fold, fold")
        assert not state.hand_over()
        assert refusal(state, "bet 4") == "ttt-claim"
        state.play(2, last)
        assert (state.hand_over(), nets(state), state.carried) == (True, net, carried)
    # Whoever has bet or called in the round has done enough.
    state = played(hand(3, last_player="must_bet"), "bet 2, fold, fold")
    assert state.hand_over()
    state = played(hand(3, last_player="must_bet"), "check, fold, fold")
    assert state.turn() == 0


def test_10_the_pot_that_stays() -> None:
    state = sobremesa.get(SLUG).restore({"seats": 3, "carried": 12, "stacks": [100] * 3})
    assert isinstance(state, TicTacToeState)
    assert state.chips.pot == 15
    run(state, "bet 2, fold, fold")
    assert nets(state) == [14, -1, -1]


def test_10_a_pot_left_at_the_end_is_shared() -> None:
    state = hand(3, last_player="must_bet", hands=1)
    run(state, "fold, fold, fold")
    assert state.actors() == 0
    assert state.scores() == [0, 0, 0]


def test_11_three_private_cards() -> None:
    state = hand(10, discard="early")
    assert 52 - len(state.deal.stock) == 39
    assert [cards.bit_count() for cards in state.deal.holes] == [3] * 10
    assert state.turn() == 0
    for seat in range(10):
        assert len(state.actions(seat)) == 3
        state.apply(seat, state.actions(seat)[0])
    assert [cards.bit_count() for cards in state.deal.holes] == [2] * 10
    assert (state.turn(), state.chips.level, state.opened) == (0, 0, [])
    state = hand(3, discard="late")
    run(state, "check, check, check, " * 2 + "check, check, check")
    assert len(seen(state)) == 9
    assert refusal(state, "pat") == "draw-too-few"
    for seat in range(3):
        state.apply(seat, state.actions(seat)[0])
    assert [cards.bit_count() for cards in state.deal.holes] == [2] * 3
    run(state, "check, check, check")
    assert state.hand_over()


def test_12_four_rows() -> None:
    state = hand(2, variant="elevator_diag", rows=4)
    assert len(state.deal.covered) == 9
    order: list[list[str]] = []
    for rounds in range(6):
        order.append([state.layout.names[place] for place in state.opened])
        assert not state.hand_over(), rounds
        run(state, "check, check")
    assert state.hand_over()
    assert order[1:] == [["1", "5"], ["1", "5", "4", "8"], ["1", "5", "4", "8", "2", "6"], ["1", "5", "4", "8", "2", "6", "3", "7"], [*"15482637C"]]
    layout = state.layout
    assert [layout.line_name(line) for line in range(6)] == ["1C5", "2C6", "3C7", "4C8", "1C8", "4C5"]
    assert [len(elevator(5, False).groups), elevator(5, True).places] == [6, 11]


def test_13_the_centre_is_wild() -> None:
    state = table(SQUARE, ["Qs Ac", ""], wild="centre")
    names = [state.layout.line_name(line) for line in range(8)]
    ranks = state.ranks()
    with_147 = state.lines.best(ranks, mask("Qs Ac"), state.table(), names.index("147"))[0]
    assert (class_of(ranks.plain(with_147)), ranks_of(ranks.plain(with_147))) == (THREE, [14, 13, 9])
    assert best(SQUARE, "Qs Ac", wild="centre") == (FOUR, [14, 10], "159")
    # Only from the moment it is seen.
    hidden = hand(2, "Qs 2c Ac 3c", wild="centre")
    assert not hidden.is_wild(hidden.pack.card("Qs"))
    assert state.is_wild(state.pack.card("Qs"))
    with pytest.raises(Refused, match="ttt-no-centre"):
        sobremesa.make(SLUG, 2, wild="centre", layout="custom")


def test_14_a_line_named_in_secret() -> None:
    state = table(SQUARE, ["Kd Ad", "8h 8c"], line_choice="declare")
    state.play(1, "check")
    assert not state.hand_over()
    state.play(0, "line 159")
    assert "ttt-by-line" not in [note.key for note in state.view(1).seats[0].notes]
    state.play(1, "line 123")
    assert (class_of(state.best(0)[0]), ranks_of(state.best(0)[0])) == (PAIR, [14, 13, 12, 10])
    assert state.won == [20, 0]
    state = table(SQUARE, ["Kd Ad", "Qs Jc"], line_choice="declare")
    run(state, "check, line 159, line 258")
    assert state.won == [0, 20]
    assert refusal(table(SQUARE, ["Kd Ad", "Qs Jc"], line_choice="declare"), "line 124") == "ttt-no-line"


def test_15_all_in() -> None:
    state = hand(3, variant="choice")
    run(state, "bet 2, call, fold, turn 2 8, bet 97, call")
    assert state.hand_over()
    assert seen(state) == [2, 8, 1, 3, 4, 5, 6, 7, 9]
    # An all-in player still turns where others bet on.
    short = deal(SLUG, 3, [6, 100, 100], variant="choice")
    run(short, "bet 5, call, call")
    assert (short.phase, short.turn()) == (TURNING, 0)


def test_16_neighbours_checks_and_fixed_limit() -> None:
    state = played(hand(3, variant="choice", neighbours="any"), "fold, bet 2, raise 4, call")
    legal = {state.text(2, action) for action in state.actions(2)}
    assert {"turn 1 2", "turn 1 3", "turn 6 9"} <= legal
    assert not any("5" in text for text in legal)
    state = hand(3, variant="choice", open_round1="check")
    run(state, "check, check, check")
    assert (state.phase, state.turn()) == (TURNING, 2)
    state = hand(3, structure="fl")
    sizes = []
    for _ in range(4):
        sizes.append(state.chips.lowest(state.turn()))
        run(state, "check, check, check")
    assert sizes == [2, 2, 4, 4]


def test_17_changing_at_the_end_and_layouts_of_ones_own() -> None:
    state = hand(10, discard="late_draw")
    assert len(state.deal.stock) == 23
    run(state, ", ".join(["check"] * 30))
    assert [len(state.actions(0)), len(seen(state))] == [4, 9]
    for seat in range(10):
        state.apply(seat, state.actions(seat)[-1])
    assert (len(state.deal.stock), [cards.bit_count() for cards in state.deal.holes]) == (3, [2] * 10)
    state = hand(3, layout="custom", hand_size=4, own_cards=2, positions=5, groups=["1-2-3", "4", "5"], lines="any")
    assert len(state.layout.lines) == 10
    shown = []
    for _ in range(4):
        shown.append(len(seen(state)))
        run(state, "check, check, check")
    assert shown == [0, 3, 4, 5]
    form = omaha(Ranks())
    for seat in range(3):
        assert state.worth(seat, False) == form.high(state.deal.own(seat), mask(state.pack.text(state.deal.board)))
    for wrong in ({"groups": ["1-2", "4", "5"]}, {"lines": ["1-2"]}, {"own_cards": 0, "positions": 3}):
        with pytest.raises(Refused, match="ttt-"):
            sobremesa.make(SLUG, 2, layout="custom", **wrong)


def test_the_deal_goes_by_columns_and_by_rows() -> None:
    """Setup: the first cards of the table go to 1 4 7, or to 1 2 3."""
    stock = "2c 3c 2d 3d As Ks Qs Js Ts 9s 8s 7s 6s"
    columns = hand(2, stock)
    run(columns, "check, check")
    assert [columns.pack.names[card] for card in columns.deal.board] == ["As", "Ks", "Qs"]
    assert seen(columns) == [1, 4, 7]
    run(columns, "check, check, check, check")
    assert [columns.pack.names[card] for card in columns.table()] == ["As", "Js", "8s", "Ks", "Ts", "7s", "Qs", "9s", "6s"]
    chosen = played(hand(2, stock, variant="choice"), "bet 2, call, turn 1 3")
    assert [chosen.pack.names[card] for card in chosen.deal.board] == ["As", "Qs"]
    lift = played(hand(2, stock, variant="elevator"), "check, check")
    assert [lift.pack.names[card] for card in lift.deal.board] == ["As", "Js"]


@pytest.mark.parametrize("options", [{"variant": "choice"}, {"last_player": "must_bet"}, {"discard": "late_draw", "jokers": 2}], ids=str)
def test_chips_are_kept(options: dict[str, str | int]) -> None:
    rng = random.Random(3)
    state = sobremesa.make(SLUG, 5, 2, None, **options)
    assert isinstance(state, TicTacToeState)
    for _ in range(600):
        if not state.actors():
            break
        seat = rng.choice([seat for seat in range(5) if state.actors() >> seat & 1])
        state.apply(seat, rng.choice(state.actions(seat)))
        chips = state.chips
        assert sum(chips.stacks) + chips.pot + state.carried == sum(state.bought)


def test_line_form_counts_each_line_once() -> None:
    """A line named by the table is the only one that counts."""
    form = table(SQUARE, ["Kd Ad", ""]).lines
    assert isinstance(form, LineForm)
    cards = [mask(name).bit_length() - 1 for name in SQUARE.split()]
    assert form.best(Ranks(), mask("Kd Ad"), cards, 0)[1] == 0
