"""The numbered examples of klondike's spec, and what random play must keep."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots.knowledge.klondike import explain, make_bot, policy
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.games.patience._patience import CONCEDE, DRAW
from sobremesa.games.patience.klondike import KlondikeState
from tests.laws import laws


def deal(columns: list[str] | None = None, *, options: dict[str, object] | None = None, **rest: object) -> KlondikeState:
    state = sobremesa.get("klondike").restore({"partial": True, "columns": columns or [], "options": options or {}, **rest})
    assert isinstance(state, KlondikeState)
    return state


def legal(state: KlondikeState) -> set[str]:
    return {state.text(0, action) for action in state.actions(0)}


def refusal(state: KlondikeState, text: str) -> str:
    before = laws.frozen(state)
    with pytest.raises(Refused) as caught:
        state.play(0, text)
    assert laws.frozen(state) == before
    laws.check_refusal(caught.value)
    assert text not in legal(state)
    return caught.value.key


def does(state: KlondikeState, text: str) -> None:
    assert text in legal(state)
    state.play(0, text)


def column(state: KlondikeState, number: int) -> str:
    found = state.position()["columns"]
    assert isinstance(found, list)
    return str(found[number - 1])


def waste(state: KlondikeState) -> str:
    return str(state.position()["waste"])


def test_01_after_the_deal():
    state = sobremesa.make("klondike", seed=5)
    view = state.view(0)
    zones = {zone.id: zone for zone in view.zones}
    assert [zones[f"column-{n}"].count for n in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]
    hidden = [item for zone in view.zones if zone.kind == "column" for item in zone.items if not item.face]
    assert len(hidden) == 21
    assert all(not item.id for item in hidden)
    assert zones["stock"].count == 24
    assert zones["waste"].count == 0
    assert [zones[f"foundation-{n}"].count for n in range(1, 5)] == [0, 0, 0, 0]


def test_02_building():
    state = deal(["6h", "5s", "5d", "6c"])
    assert "5s column-1" in legal(state)
    assert refusal(state, "5d column-1") == "patience-same-colour"
    assert refusal(state, "5s column-4") == "patience-same-colour"
    assert "5d column-4" in legal(state)
    assert refusal(state, "6h column-2") == "patience-not-lower"


def test_03_groups():
    state = deal(["[2s] 9s 8d 7c", "Th", "[Kh] 9c"])
    assert "8d column-3" in legal(state)
    does(state, "9s column-2")
    assert column(state, 1) == "2s"
    assert column(state, 2) == "Th 9s 8d 7c"
    state = deal(["[2s] 9s 8d 7c", "Th", "[Kh] 9c"], options={"group_move": "whole"})
    assert refusal(state, "8d column-3") == "klondike-whole-group"
    does(state, "9s column-2")
    single = deal(["[2s] 9s 8d 7c", "8h"], options={"group_move": "whole"})
    does(single, "7c column-2")


def test_04_to_a_foundation():
    state = deal(foundations=["4h"], waste="6h 5h")
    does(state, "5h foundation-1")
    does(state, "6h foundation-1")
    state = deal(foundations=["4h"], waste="5h 6h")
    assert refusal(state, "6h foundation-1") == "patience-not-next"
    assert refusal(state, "5h foundation-1") == "patience-not-free"


def test_05_block():
    state = deal(stock="2h 9c Kd 4s 5s 6s 7s")
    does(state, "draw")
    assert waste(state) == "2h 9c Kd"
    does(state, "Kd column-1")
    assert waste(state) == "2h 9c"
    does(state, "draw")
    assert waste(state) == "2h 9c 4s 5s 6s"
    assert state.view(0).zones[1].items[-1].face == "6s"


def test_06_packet():
    state = deal(["3s"], stock="2h 9c Kd 4s 5s 6s", options={"draw_order": "packet"})
    does(state, "draw")
    shown = [item.face for item in state.view(0).zones[1].items]
    assert shown == ["", "", "2h"]
    does(state, "2h column-1")
    assert [item.face for item in state.view(0).zones[1].items] == ["", "9c"]
    does(state, "draw")
    assert state.view(0).zones[1].items[-1].face == "4s"
    assert refusal(state, "9c column-1") == "patience-not-free"
    does(state, "recycle")
    assert state.position()["stock"] == "9c Kd 4s 5s 6s"


def test_07_fewer_cards_left():
    state = deal(stock="2h 9c")
    does(state, "draw")
    assert waste(state) == "2h 9c"
    state = deal(stock="2h 9c", options={"draw_order": "packet"})
    does(state, "draw")
    assert waste(state) == "9c 2h"
    assert state.talon.passes == 1


def test_08_recycling():
    state = deal(["Th"], stock="2h 9c Kd", options={"draw": 1})
    assert refusal(state, "recycle") == "patience-nothing-to-recycle"
    does(state, "draw")
    does(state, "draw")
    does(state, "9c column-1")
    does(state, "draw")
    assert refusal(state, "draw") == "patience-stock-empty"
    does(state, "recycle")
    assert state.position()["stock"] == "2h Kd"
    assert waste(state) == ""


def test_09_passes():
    state = deal(["Ac"], stock="2h 9c Kd", options={"draw": 3})
    for _ in range(2):
        does(state, "draw")
        does(state, "recycle")
    does(state, "draw")
    assert refusal(state, "recycle") == "patience-no-passes"
    does(state, "Kd column-2")


def test_10_empty_column():
    state = deal(["[2c] Qd Jc", "3s"])
    assert refusal(state, "Qd column-3") == "klondike-king-only"
    state = deal(["[2c] Qd Jc", "3s"], options={"empty_column": "any"})
    does(state, "Qd column-3")
    assert column(state, 3) == "Qd Jc"
    for value in ("king", "any"):
        state = deal(["[2c] Ks Qd Jc"], options={"empty_column": value})
        does(state, "Ks column-2")
        assert column(state, 2) == "Ks Qd Jc"
        assert column(state, 1) == "2c"


def test_11_back_from_a_foundation():
    state = deal(["7c", "5s"], foundations=["", "6h"])
    does(state, "6h column-1")
    assert state.position()["foundations"] == ["", "5h", "", ""]
    does(state, "5s column-1")
    assert column(state, 1) == "7c 6h 5s"


def test_12_stock_only_when_stuck():
    stuck = {"stock_when": "stuck"}
    state = deal(["[2c 3c] 7s", "8h"], stock="9d 9c Jd", options=stuck)
    assert refusal(state, "draw") == "klondike-columns-first"
    does(state, "7s column-2")
    state = deal(["[2c] 8h 7s", "8d"], stock="9d 9c Jd", options=stuck)
    assert "7s column-2" in legal(state)
    does(state, "draw")
    state = deal(["As"], stock="9d 9c Jd", options=stuck)
    assert refusal(state, "draw") == "klondike-columns-first"
    state = deal(["[2c] Ks Qd"], stock="9d 9c Jd", options=stuck)
    assert refusal(state, "draw") == "klondike-columns-first"
    state = deal(["Ks Qd"], stock="9d 9c Jd", options=stuck)
    assert "Ks column-2" in legal(state)
    does(state, "draw")
    state = deal(["[2c] Ks", "3d"], stock="", waste="9d 9c", passes=1, options=stuck)
    assert refusal(state, "recycle") == "klondike-columns-first"


def test_13_jokers():
    jokers = {"jokers": 1}
    state = deal(["8h", "6d", "6s", "As"], waste="*1", options=jokers)
    assert refusal(state, "*1 column-4") == "klondike-joker-on-ace"
    assert refusal(state, "*1 foundation-1") == "patience-joker-up"
    does(state, "*1 column-1")
    assert state.view(0).zones[6].items[-1].stands_for == "7s"
    assert refusal(state, "6s column-1") == "patience-not-on-joker"
    does(state, "6d column-1")


def test_13_jokers_not_decided():
    state = deal(["[3h] *1", "6d", "Kc", "5c", "4c"], options={"jokers": 2}, waste="*2")
    assert refusal(state, "Kc column-1") == "patience-not-on-joker"
    assert refusal(state, "*2 column-1") == "klondike-joker-undecided"
    does(state, "6d column-1")
    assert state.view(0).zones[6].items[1].stands_for == "7s"
    does(state, "5c column-1")
    does(state, "*2 column-1")
    assert state.view(0).zones[6].items[-1].stands_for == "4h"
    # A joker moved on its own is read afresh; in a group it keeps its reading
    does(state, "*2 column-3")
    assert state.view(0).zones[8].items[-1].stands_for == "Qh"


def test_13_jokers_in_empty_columns():
    state = deal(["Qh", "Jc", "8d"], options={"jokers": 1}, waste="*1")
    does(state, "*1 column-4")
    assert refusal(state, "8d column-4") == "patience-not-on-joker"
    does(state, "Qh column-4")
    does(state, "Jc column-4")
    does(state, "*1 column-5")
    assert column(state, 5) == "*1 Qh Jc"
    state = deal(["Qh", "Kc", "8d"], options={"jokers": 1, "empty_column": "any"}, waste="*1")
    does(state, "*1 column-4")
    assert refusal(state, "Kc column-4") == "patience-not-on-joker"
    does(state, "8d column-4")


def test_13_jokers_on_jokers_keep_their_readings_in_groups():
    state = deal(["8h", "8d", "5s"], options={"jokers": 2}, waste="*2 *1")
    does(state, "*1 column-1")
    does(state, "*2 column-1")
    does(state, "*1 column-2")
    assert [item.stands_for for item in state.view(0).zones[7].items] == ["", "7s", "6h"]
    does(state, "5s column-2")
    ace = deal(["2h", "3c"], options={"jokers": 2}, waste="*2 *1")
    does(ace, "*1 column-1")
    assert refusal(ace, "*2 column-1") == "klondike-joker-on-ace"


def test_13_won_with_the_natural_cards_only():
    state = deal(["Kc", "*1"], foundations=["Ks", "Kh", "Kd", "Qc"], options={"jokers": 1})
    does(state, "Kc foundation-4")
    assert state.winners() == [0]


def test_14_standard():
    state = deal(["8h", "[9d] 2c", "3c"], foundations=["Ac", "2h"], waste="3s 7s", options={"scoring": "standard"})
    does(state, "7s column-1")
    assert state.scores() == [5]
    does(state, "2c foundation-1")
    assert state.scores() == [20]
    does(state, "2h column-3")
    assert state.scores() == [5]
    low = deal(["3c"], foundations=["2h"], options={"scoring": "standard"})
    does(low, "2h column-1")
    assert low.scores() == [0]


def test_14_standard_recycling():
    state = deal(["Kc"], stock="9d", waste="8d", points=250, options={"scoring": "standard", "draw": 1, "max_passes": "none"})
    seen: list[int] = []
    for _ in range(3):
        while state.talon.stock:
            does(state, "draw")
        does(state, "recycle")
        seen.append(state.scores()[0])
    assert seen == [150, 50, 0]
    state = deal(["Kc"], stock="9d", waste="8d", points=50, options={"scoring": "standard", "draw": 3, "max_passes": "none"})
    seen = []
    for _ in range(5):
        does(state, "draw")
        does(state, "recycle")
        seen.append(state.scores()[0])
    assert seen == [50, 50, 50, 30, 10]


def test_15_draw_by_choice():
    state = deal(["Kc"], stock="2h 9c Kd 4s 5s", options={"draw": "choice"})
    assert refusal(state, "draw 4") == "klondike-draw-number"
    assert {"draw 1", "draw 2", "draw 3"} <= legal(state)
    does(state, "draw 2")
    assert state.talon.passes == 0
    does(state, "draw 3")
    assert state.talon.passes == 1
    with pytest.raises(Refused, match="klondike-vegas-choice"):
        sobremesa.make("klondike", draw="choice", scoring="vegas")


def test_16_vegas():
    state = deal(["Ks Qh Js Th 9s 8h 7s 6h 5s 4h 3s 2h As"], options={"scoring": "vegas"})
    assert state.scores() == [-52]
    rng = random.Random(3)
    cards = [f"{rank}{suit}" for suit in "shdc" for rank in "A23456789TJQK"]
    full = deal([" ".join(reversed(cards[13 * suit : 13 * suit + 13])) for suit in range(4)], options={"scoring": "vegas"})
    while full.actors():
        full.apply(0, rng.choice([action for action in full.actions(0) if action < DRAW and action & 31 >= 7]))
    assert full.scores() == [208]
    assert full.winners() == [0]
    for draw in (1, 2, 3):
        assert sobremesa.make("klondike", scoring="vegas", draw=draw, max_passes="none").max_passes == draw  # type: ignore[attr-defined]


def test_17_time():
    state = deal(["Kc"], foundations=["Ks", "Kh", "Kd", "Qc"], points=690, options={"scoring": "standard", "timed": "on"})
    state.tick(250_000)
    does(state, "Kc foundation-4")
    assert state.scores() == [690 - 50 + 10 + 2800]
    quick = deal(["Kc"], foundations=["Ks", "Kh", "Kd", "Qc"], points=690, options={"scoring": "standard", "timed": "on"})
    quick.tick(29_999)
    does(quick, "Kc foundation-4")
    assert quick.scores() == [696]


def test_18_no_return_and_no_limit_of_passes():
    state = deal(["7c"], foundations=["6h"], stock="2s", options={"foundation_return": "off"})
    assert refusal(state, "6h column-1") == "klondike-no-return"
    state = deal(["7c"], waste="9c", passes=400, options={"max_passes": "none"})
    does(state, "recycle")


def test_loss_is_told_only_when_certain():
    state = deal(["5c", "5s"], stock="9d", options={"max_passes": 1})
    assert state.actors() == 1
    does(state, "draw")
    assert not state.actors()
    assert state.winners() == []
    state = deal(["6h", "5s"], stock="9d", options={"max_passes": 1})
    does(state, "draw")
    assert state.actors() == 1


def test_the_offer_to_end_reads_only_what_has_been_seen():
    def offered(state: KlondikeState) -> bool:
        return any(fact.key == "patience-no-useful" for fact in state.facts(0))

    unseen = deal(["5c", "5s"], stock="9d 8d")
    assert not offered(unseen)
    seen = deal(["5c", "5s"], stock="9d 8d", waste="7d", seen="9d 8d 7d")
    assert offered(seen)
    assert not offered(deal(["5c", "9s"], stock="9d 8d", waste="7d", seen="9d 8d 7d", options={"draw": 1}))
    assert not offered(deal(["5c", "As"], stock="9d 8d", waste="7d", seen="9d 8d 7d"))


def test_a_deal_is_lost_at_the_cap():
    state = deal(["Ks"], stock="2h", moves=4999)
    does(state, "Ks column-2")
    assert not state.actors()
    assert state.winners() == []


def test_finish_puts_up_the_rest():
    state = deal(["Kc Qc", "Ks"], foundations=["Qs", "Kh", "Kd", "Jc"])
    does(state, "finish")
    assert state.winners() == [0]
    assert state.moves == 3
    assert refusal(deal(["Kc"], stock="2h"), "finish") == "patience-cannot-finish"


def test_touching_a_card_plays_it_and_any_empty_foundation_takes_an_ace():
    state = deal(["As", "2h", "3c 2d"], stock="4s")
    assert {f"As foundation-{n}" for n in range(1, 5)} <= legal(state)
    state.play(0, "As foundation-3")
    assert state.position()["foundations"] == ["", "", "As", ""]
    state = deal(["2s", "3h", "Kc"], foundations=["As"])
    assert state.text(0, state.parse(0, "2s")) == "2s foundation-1"
    assert state.text(0, state.parse(0, "Kc")) == "Kc column-4"
    with pytest.raises(Refused, match="patience-goes-nowhere"):
        state.parse(0, "3h")


OPTIONS: list[dict[str, object]] = [
    {},
    {"draw": 1, "max_passes": "none"},
    {"draw": 2, "draw_order": "packet", "empty_column": "any"},
    {"draw": "choice", "group_move": "whole", "stock_when": "stuck", "max_passes": "none"},
    {"jokers": 3, "draw": 1, "max_passes": "none"},
    {"jokers": 2, "empty_column": "any", "draw_order": "packet", "max_passes": "none", "foundation_return": "off"},
    {"jokers": 3, "group_move": "whole", "draw": 1},
    {"scoring": "vegas", "foundation_return": "off", "empty_column": "any"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_played_to_the_end_without_giving_up(options: dict[str, object]):
    """Long random play: the quick list of moves is the one the rules give one by one; nothing leaks, is lost, or is told wrong."""
    rng = random.Random(str(options))
    for seed in range(3):
        state = sobremesa.make("klondike", seed=seed, **options)
        assert isinstance(state, KlondikeState)
        cards = sorted(state.census())
        for turn in range(300):
            if not state.actors():
                break
            if turn % 4 == 0:
                slow = [card << 5 | to for card in range(state.pack.size) for to in range(11) if state._why_not(card, to) is None]
                assert [action for action in state.actions(0) if action < DRAW] == slow
            if turn % 60 == 0:
                laws.law_1_nothing_leaks(state, rng)
                laws.law_2_guesses_forget(state, rng)
                laws.law_7_texts_come_back(state, rng)
                laws.law_8_positions_play_on(state, rng)
                assert sorted(state.census()) == cards
            up = [action for action in state.actions(0) if action & 31 >= 7 and action < DRAW]
            state.apply(0, rng.choice(up if up and rng.random() < 0.7 else [action for action in state.actions(0) if action != CONCEDE] or [CONCEDE]))


def test_a_recycled_stock_is_known():
    state = sobremesa.make("klondike", seed=9, draw=1)
    for _ in range(24):
        state.play(0, "draw")
    state.play(0, "recycle")
    guess = state.clone()
    guess.redeal(0, SeededChance(77))
    assert guess.position()["stock"] == state.position()["stock"]
    assert guess.position()["columns"] != state.position()["columns"]


def test_policy_wins_deals_and_its_reasons_speak():
    won = 0
    for seed in range(60):
        state = sobremesa.make("klondike", seed=seed, draw=1)
        while state.actors():
            action = policy(state, 0, SeededChance(0))
            reason = explain(state, 0, action)
            assert reason is not None
            laws.check_say(reason, "french")
            state.apply(0, action)
        won += bool(state.winners())
    assert won >= 18  # it wins about half of them


def test_hints_give_the_advice_of_the_rules():
    def hint(state: KlondikeState) -> tuple[str, str]:
        decision = make_bot("easy").decide(state, 0, SeededChance(1))
        assert decision.action is not None
        assert decision.say is not None
        return state.text(0, decision.action), decision.say.key

    assert hint(deal(["As", "[3c 4c] 9s", "Th"])) == ("As foundation-1", "hint-klondike-ace")
    # Turn up from the column with most hidden cards
    assert hint(deal(["[3c] 9s", "[5c 6c 7c] 9c", "Th"])) == ("9c column-3", "hint-klondike-turn")
    # Of two kings the one that lets a waiting queen move
    kings = deal(["[2c] Kh", "[4c 5c 6c] Qd", "9d", "9h", "8d"], waste="Kc")
    assert hint(kings) == ("Kc column-6", "hint-klondike-king-queen")
    # Do not empty a column without a king ready
    assert hint(deal(["9s", "Th", "5c", "5s", "2c", "2d", "7d"], stock="8d 6d 4d")) == ("draw", "hint-klondike-draw")
    # A card comes back to unlock a column
    assert hint(deal(["[2c 3c] 5s", "7c"], foundations=["", "6h"], stock="Td"))[1] == "hint-klondike-return"


def test_the_bot_looks_ahead_over_fair_guesses_only():
    state = sobremesa.make("klondike", seed=3, draw=1)
    guess = state.clone()
    guess.redeal(0, SeededChance(123))
    bot = make_bot("normal")
    assert bot.decide(state, 0, SeededChance(7)).action == bot.decide(guess, 0, SeededChance(7)).action


def test_13_a_group_headed_by_a_joker_goes_on_no_joker_that_is_not_decided():
    state = deal(["[2s] *1", "9h *2 7h", "[3s] 8s"], options={"jokers": 2})
    assert refusal(state, "*2 column-1") == "klondike-joker-undecided"
    assert "7h column-1" in legal(state)


IMPOSSIBLE: dict[str, dict[str, object]] = {
    "the same card in two columns": {"columns": ["9s", "9s"]},
    "a joker read as nothing": {"columns": ["9s"], "options": {"jokers": 1}, "reads": [99]},
    "one joker more": {"columns": ["9s"], "options": {"jokers": 1}, "reads": [-1, -1]},
    "seen though it lies elsewhere": {"columns": ["9s"], "stock": "2h", "seen": "3h"},
    "more passes than there are": {"columns": ["9s"], "passes": 4},
    "moves beyond the cap": {"columns": ["9s"], "moves": 5000},
    "won with cards to go": {"columns": ["9s"], "phase": "won"},
    "drawn, and still in the stock": {"options": {"draw_order": "packet"}, "stock": "2h", "waste": "3h", "drawn": "2h 3h"},
    "in the waste, and never drawn": {"options": {"draw_order": "packet"}, "waste": "3h", "drawn": ""},
    "recycled a negative number of times": {"columns": ["9s"], "recycled": -1},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(position: dict[str, object]):
    with pytest.raises(Refused) as caught:
        sobremesa.get("klondike").restore({"partial": True, **position})
    laws.check_refusal(caught.value)


def test_columns_of_a_whole_pack_run_down_in_alternate_colours():
    position = sobremesa.make("klondike", seed=3).position()
    columns = [str(column) for column in position["columns"]]  # type: ignore[attr-defined]
    position["columns"] = [*columns[:6], columns[6].replace("[", "").replace("]", "")]
    with pytest.raises(Refused, match="position-value"):
        sobremesa.get("klondike").restore(position)


@pytest.mark.parametrize("text", ["draw ²", "draw " + "9" * 5000, "9s column-²", "9s foundation-²"])
def test_numbers_that_are_none_are_refused(text: str):
    assert refusal(deal(["9s"], stock="2h 3h"), text) in ("unknown-move", "unknown-card")
