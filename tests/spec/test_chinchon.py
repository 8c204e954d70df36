"""The numbered examples of chinchón's spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import Pack
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.rummy._showdown import END, LAYING, OVER, RETURNING, SHOWING
from sobremesa.games.rummy.chinchon import BACK, MOST_TURNS, ChinchonState

STOCK = "1e 2e 1e' 2e' 4b' 5e' 6o' 10c'"


def table(hands: list[str], options: dict[str, object] | None = None, **fields: object) -> ChinchonState:
    """A table at which P0 has drawn, all have had a turn, and only these cards are named."""
    given: dict[str, object] = {
        "partial": True,
        "seats": max(len(hands), 2),
        "options": options or {},
        "phase": "turn",
        "hands": hands,
        "stock": STOCK if (options or {}).get("packs", 2) == 2 else "",
        "turns": [1] * max(len(hands), 2),
        **fields,
    }
    if (options or {}).get("deck", "es40") == "fr52":
        given["stock"] = "Ad 2d"
    held = " ".join([*hands, str(given.get("pozo", ""))]).split()
    given["stock"] = " ".join([card for card in str(given["stock"]).split() if card not in held])
    state = sobremesa.get("chinchon").restore(given)
    assert isinstance(state, ChinchonState)
    return state


def texts(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def closes(state: State, card: str) -> bool:
    """Whether P0 may close with a card; a refusal is tried too."""
    legal = f"close {card}" in texts(state, 0)
    if not legal:
        refused(state, 0, f"close {card}")
    return legal


def refused(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refusal:
        state.play(seat, text)
    return refusal.value.key


def show_all(state: ChinchonState) -> None:
    while state.phase == SHOWING:
        state.play(state.turn(), "show")


def play_out(state: ChinchonState) -> None:
    """All show what is proposed and lay off what fits."""
    show_all(state)
    while state.phase == LAYING:
        state.apply(state.turn(), state.actions(state.turn())[-1])


SIX = "4o 5o 6o 12c 12e 12b"


def test_01_closing_with_a_low_card_left() -> None:
    assert closes(table([f"{SIX} 3c 11e"]), "11e")
    four = table([f"{SIX} 4c 11e"])
    assert not closes(four, "11e")
    assert refused(four, 0, "close 11e") == "chinchon-close-high"
    assert closes(table([f"{SIX} 4c 11e"], {"close_max": 4}), "11e")
    assert not closes(table([f"{SIX} 3c 11e"], {"close_max": 2}), "11e")
    assert refused(table(["4o 5o 6o 12c 12e 7b 3c 11e"]), 0, "close 11e") == "chinchon-close-loose"


def test_02_not_in_the_first_turn() -> None:
    state = table([f"{SIX} 3c 11e"], turns=[0, 0])
    assert not closes(state, "11e")
    assert refused(state, 0, "close 11e") == "chinchon-close-first-turn"


def after_one() -> ChinchonState:
    state = table([f"{SIX} 3c 11e", "1o 2o 3o 7o 10b 5c 5e", "10o 1c 2c 3c' 4e 4b 4c"])
    state.play(0, "close 11e")
    return state


def test_03_laying_off() -> None:
    state = after_one()
    show_all(state)
    assert state.turn() == 1
    assert texts(state, 1) == ["pass", "7o group-0"]
    assert refused(state, 1, "10b group-0") == "rummy-no-fit"
    assert refused(state, 1, "10b") == "rummy-no-fit"
    state.play(1, "7o group-0")
    assert state.turn() == 2
    assert "10o group-0" in texts(state, 2)
    play_out(state)
    assert state.totals[:2] == [3, 25]
    assert state.pack.text(state.groups[0]) == "4o 5o 6o 7o 10o"
    assert state.totals[2] == 0
    assert state.phase == OVER


@pytest.mark.parametrize(("rival", "closer"), [("3o 3e 3b 10b 5c 5e 1b", 0), ("7o 10b 5c 5e 1b 12o 11c", 3)])
def test_04_the_closer_lays_off_too(rival: str, closer: int) -> None:
    state = table([f"{SIX} 3c 11e", rival])
    state.play(0, "close 11e")
    play_out(state)
    assert state.totals[0] == closer


def test_05_seven_melded() -> None:
    state = table(["2b 3b 4b 5b 7o 7c 7c' 11e", "12o 4b' 1c 3o 4o 5o 6o", "1b 1e 1o 7b' 12c 11o 10e"])
    state.play(0, "close 11e")
    assert state.phase == OVER
    assert state.totals == [-10, 20, 7 + 15 + 15 + 15]
    sheet = state.sheet()
    assert sheet is not None
    assert [line.values for line in sheet.lines] == [(0, 20, 52), (-10, 0, 0), (-10, 20, 52)]


@pytest.mark.parametrize(("option", "winners", "score"), [("on", [0], 0), ("off", [], -10)])
def test_06_chinchon(option: str, winners: list[int], score: int) -> None:
    state = table(["5e 6e 7e 10e 11e 12e 4e 1c", "12o 4b 1c'"], {"chinchon_wins": option})
    state.play(0, "close 1c")
    assert state.winners() == winners
    assert state.totals[0] == score
    assert (state.phase == END) == (option == "on")


def test_07_not_above_the_limit() -> None:
    state = table(["4o 5o 6o 12c 12e 12b 3c 11e", "7o 10b 12o"], totals=[148, 20])
    assert not closes(state, "11e")
    assert refused(state, 0, "close 11e") == "chinchon-close-limit"
    state = table(["4o 5o 6o 12c 12e 12b 2c 11e", "7o 10b 12o"], totals=[148, 20])
    assert closes(state, "11e")
    state.play(0, "close 11e")
    play_out(state)
    assert state.totals[0] == 150
    assert state.active == [0, 1]


def test_08_one_joker_in_a_group() -> None:
    assert closes(table(["5o *1 7o 12c 12e *2 3c 11e"], {"jokers": 2}), "11e")
    state = table([""], {"jokers": 2})
    assert state.melds.find(state.pack.cards("5o *1 *2")) == []
    assert state.melds.find(state.pack.cards("5o 7o *1")) == [0b111]
    left = "4o *1 6o 12c 12e *2 *3 11b'"
    assert not closes(table([left], {"jokers": 2}), "11b'")
    assert not closes(table([left], {"jokers": 2, "close_max": 5}), "11b'")
    assert not closes(table([left], {"jokers": 2, "oklahoma": "on"}, first="12o"), "11b'")
    assert closes(table([left], {"jokers": 2, "oklahoma": "on"}, first="*4"), "11b'")


def test_09_a_natural_group() -> None:
    two = "5o 6o *1 12c 12e *2 1b 11e"
    assert closes(table([two], {"jokers": 2}), "11e")
    for value in ("six_close", "any_close"):
        state = table([two], {"jokers": 2, "natural_meld": value})
        assert refused(state, 0, "close 11e") == "chinchon-close-natural"
        assert closes(table(["5o 6o *1 12c 12e 12b 1b 11e"], {"jokers": 2, "natural_meld": value}), "11e")
    seven = "5o 6o 7o *1 12c 12e *2 11e"
    assert closes(table([seven], {"jokers": 2, "natural_meld": "six_close"}), "11e")
    assert refused(table([seven], {"jokers": 2, "natural_meld": "any_close"}), 0, "close 11e") == "chinchon-close-natural"


@pytest.mark.parametrize(("totals", "winner"), [([160, 90, 120], []), ([160, 90, 151], [1])])
def test_10_reentry(totals: list[int], winner: list[int]) -> None:
    state = table(["", "", ""], {"reentries": 1}, totals=totals)
    state.count()
    assert state.winners() == winner
    if winner:
        return
    assert state.phase == RETURNING
    assert state.actors() == 0b001
    again = state.clone()
    state.play(0, "back")
    assert state.totals == [120, 90, 120]
    assert (state.lives, state.active) == ([0, 1, 1], [0, 1, 2])
    again.play(0, "leave")
    assert isinstance(again, ChinchonState)
    assert again.active == [1, 2]
    assert again.seat(0, 1).out


def test_10_several_come_back_with_the_same() -> None:
    state = table(["", "", "", ""], {"reentries": 2}, totals=[160, 90, 155, 120])
    state.count()
    for seat in (0, 2):
        state.apply(seat, BACK)
    assert state.totals == [120, 90, 120, 120]


def test_10_out_without_reentries() -> None:
    state = table(["", "", ""], totals=[160, 90, 120])
    state.count()
    assert state.phase == OVER
    assert state.active == [1, 2]


def test_11_the_ace_is_low() -> None:
    melds = table([""]).melds
    pack = table([""]).pack
    assert melds.find(pack.cards("12o 1o 2o")) == []
    assert melds.find(pack.cards("7o 10o 11o")) == [0b111]
    assert melds.find(pack.cards("1o 2o 3o")) == [0b111]


def test_12_an_extra_card() -> None:
    state = sobremesa.make("chinchon", seats=2, start="extra_card")
    assert isinstance(state, ChinchonState)
    assert [len(hand) for hand in state.hands] == [8, 7]
    assert state.pozo == []
    assert refused(state, 0, "draw") == "unknown-move"
    card = texts(state, 0)[0]
    state.play(0, card)
    assert state.pack.text(state.pozo) == card
    assert (state.turns, state.turn()) == ([1, 0], 1)
    second = table([f"{SIX} 3c"], {"start": "extra_card"}, phase="draw", turns=[1, 1])
    second.play(0, "draw")
    assert any(text.startswith("close") for text in texts(second, 0))


def test_13_oklahoma() -> None:
    assert closes(table([f"{SIX} 5e 10b"], {"oklahoma": "on"}, first="5c"), "10b")
    six = table([f"{SIX} 6e 10b"], {"oklahoma": "on"}, first="5c")
    assert not closes(six, "10b")
    assert refused(six, 0, "close 10b") == "chinchon-close-oklahoma"
    assert closes(table(["4o 5o 6o 7c 7e 7b 12e 10b"], {"oklahoma": "on"}, first="11b"), "10b")


def test_14_the_best_split_is_proposed() -> None:
    state = table([f"{SIX} 3c 11e", "4c 5c 6c 7c 7o 7e 2b"])
    state.play(0, "close 11e")
    state.play(0, "show")
    groups = [state.pack.text([card for place, card in enumerate(state.hands[1]) if mask >> place & 1]) for mask in state.proposal(1)]
    assert sorted(groups) == ["4c 5c 6c", "7o 7c 7e"]
    other = state.clone()
    assert isinstance(other, ChinchonState)
    state.play(1, "show")
    assert state.points_left(1) == 2
    other.play(1, "meld 4c 5c 6c 7c")
    assert other.points_left(1) == 16


@pytest.mark.parametrize(("option", "winners", "score"), [("natural_only", [], -10), ("counts", [0], 0)])
def test_15_chinchon_with_a_joker(option: str, winners: list[int], score: int) -> None:
    state = table(["1b 2b 3b *1 5b 6b 7b 11e", "12o"], {"jokers": 1, "chinchon_joker": option})
    state.play(0, "close 11e")
    assert state.winners() == winners
    assert state.totals[0] == score
    assert closes(table(["1b 2b 3b *1 5b 6b 7b 11e"], {"jokers": 1, "natural_meld": "any_close"}), "11e")


def test_16_nine_cards() -> None:
    nine: dict[str, object] = {"hand_size": 9}
    assert closes(table([f"{SIX} 7o 12c' 3c 11e"], nine), "11e")
    assert not closes(table([f"{SIX} 7o 2e 3c 11e"], nine), "11e")
    state = table([f"{SIX} 7o 12c' 12e' 11e", "5c"], nine)
    state.play(0, "close 11e")
    assert state.totals == [-10, 5]
    for run in ("1o 2o 3o 4o 5o 6o 7o 10o 11o", "2o 3o 4o 5o 6o 7o 10o 11o 12o"):
        won = table([f"{run} 3c", "5c"], nine)
        won.play(0, "close 3c")
        assert won.winners() == [0]
    assert len(sobremesa.make("chinchon", seats=2, hand_size=9).view(0).zones[0].items) == 9


@pytest.mark.parametrize(("points", "total"), [(15, 20), (10, 15), ("printed", 17)])
def test_17_points_of_figures(points: str | int, total: int) -> None:
    state = table(["2b 3b 4b 5b 7o 7c 7c' 11e", "12o 4b' 1c"], {"figure_points": points})
    state.play(0, "close 11e")
    assert state.totals == [-10, total]


def test_18_other_packs() -> None:
    forty = table([""])
    assert forty.melds.find(forty.pack.cards("7o 10o 11o")) == [0b111]
    more = table([""], {"deck": "es48"})
    assert more.melds.find(more.pack.cards("7o 10o 11o")) == []
    assert 0b1111 in more.melds.find(more.pack.cards("7o 8o 9o 10o"))
    assert more.melds.points[more.pack.card("9o")] == 9
    french = table([""], {"deck": "fr52"})
    assert french.melds.find(french.pack.cards("Th Jh Qh")) == [0b111]
    assert [french.melds.points[french.pack.card(name)] for name in ("Td", "Jd", "Kd", "Ad")] == [10, 15, 15, 1]
    printed = table([""], {"deck": "fr52", "figure_points": "printed"})
    assert [printed.melds.points[printed.pack.card(name)] for name in ("Jd", "Qd", "Kd")] == [11, 12, 13]


def test_19_one_pack() -> None:
    names = sobremesa.make("chinchon", seats=4, packs=1).census()
    assert len(names) == len(set(names)) == 40
    assert not any("'" in name for name in names)
    with pytest.raises(Refused) as refusal:
        sobremesa.make("chinchon", seats=5, packs=1)
    assert refusal.value.key == "chinchon-few-cards"
    assert refusal.value.facts["n"] == 4
    four = sobremesa.make("chinchon", seats=4, packs=1)
    assert isinstance(four, ChinchonState)
    assert len(four.stock) == 11


def test_20_close_max_and_limit() -> None:
    assert closes(table([f"{SIX} 5e 11e"], {"close_max": 5}), "11e")
    state = table(["", ""], {"limit": 101}, totals=[101, 50])
    state.count()
    assert state.phase == OVER
    state = table(["", ""], {"limit": 101}, totals=[102, 50])
    state.count()
    assert state.winners() == [1]


# -- rules that no example shows ----------------------------------------------------------------------------------------------------------


def test_the_card_taken_from_the_pozo_is_not_thrown_but_may_close() -> None:
    state = table([f"{SIX} 3c", "1b"], phase="draw", pozo="11e")
    assert state.parse(0, "11e") == state.parse(0, "take")
    state.play(0, "take")
    assert "11e" not in texts(state, 0)
    assert refused(state, 0, "11e") == "chinchon-same-card"
    assert closes(state, "11e")


def test_the_pozo_becomes_the_stock_once() -> None:
    state = table(["1c 5o", "2c 6o"], phase="draw", stock="7e", pozo="10b 11b 12b")
    state.play(0, "draw")
    state.play(0, "1c")
    assert state.pack.text(state.pozo) == "1c"
    assert sorted(state.pack.text(state.stock).split()) == ["10b", "11b", "12b"]
    assert state.twice


def test_the_stock_out_twice_closes_the_hand() -> None:
    state = table(["1c 5o 11o 12e", "3c 4c 5c 12o"], phase="draw", stock="2e", pozo="10b", twice=True)
    state.play(0, "draw")
    state.play(0, "11o")
    assert state.phase == SHOWING
    assert state.turn() == 1  # the next in turn shows first
    play_out(state)
    assert state.totals == [1 + 5 + 15 + 2, 15]
    everybody = table(["10b 12b 11o 12e", "12c 11c 10c 12o"], phase="draw", stock="2e", pozo="", twice=True, totals=[140, 140])
    everybody.play(0, "draw")
    everybody.play(0, "2e")
    play_out(everybody)
    assert everybody.winners() == [1]  # 155 against 200: all above the limit, the lowest wins


def test_a_joker_at_either_end() -> None:
    state = table([f"{SIX} 3c 11e", "5c 6c *1 10b 11c"], {"jokers": 1})
    state.play(0, "close 11e")
    state.play(0, "show")
    assert {"meld *1 5c 6c", "meld 5c 6c *1"} <= set(texts(state, 1))
    low = state.clone()
    low.play(1, "meld *1 5c 6c")
    assert isinstance(low, ChinchonState)
    assert low.pack.text(low.groups[-1]) == "*1 5c 6c"
    assert "3c group-2" in texts(low, 0)  # after the joker's 4c
    assert low.zones(0)[-2].items[0].stands_for == "4c"
    state.play(1, "meld 5c 6c *1")
    assert state.phase == OVER  # 3c fits nothing


def test_a_joker_is_laid_off_once() -> None:
    state = table(["4o 5o 6o 1c 2c 3c' 3e 11e", "*1 *2 12c 1e"], {"jokers": 2})
    state.play(0, "close 11e")
    show_all(state)
    assert {"*1 group-0 low", "*1 group-0 high"} <= set(texts(state, 1))
    state.play(1, "*1 group-0 high")
    assert not any(text.startswith("*2 group-0") for text in texts(state, 1))
    assert "*2 group-1" in texts(state, 1)  # the run from the ace grows at one end only


def test_the_closer_must_show_a_close() -> None:
    state = table(["4o 5o 6o 7o 7c 7e 2b 11e", "12o"])
    state.play(0, "close 11e")
    assert texts(state, 0) == ["show", "meld 4o 5o 6o", "meld 7o 7c 7e"]
    assert refused(state, 0, "meld 4o 5o 6o 7o") == "rummy-bad-close"
    assert refused(state, 0, "meld 4o 5o 7c") == "rummy-no-group"
    assert refused(state, 0, "done") == "unknown-move"
    state.play(0, "meld 7o 7c 7e")
    state.play(0, "meld 4o 5o 6o")
    assert state.totals == [2, 15]


def test_guesses_keep_what_came_from_the_pozo() -> None:
    state = table(["1c 5o", "2c 6o 7o"], phase="draw", stock="7e 3e 4e", pozo="10b 11b")
    state.play(0, "take")
    state.play(0, "1c")
    seen: set[str] = set()
    for seed in range(30):
        guess = state.clone()
        guess.redeal(1, SeededChance(seed))
        assert isinstance(guess, ChinchonState)
        assert state.pack.card("10b") in guess.hands[0]
        seen |= set(state.pack.text(guess.hands[0]).split())
    assert seen == {"10b", "5o", "7e", "3e", "4e"}


def test_guesses_know_what_the_second_stock_is_made_of() -> None:
    """Right after the pozo has become the stock, a rival's hand holds none of it."""
    state = table(["1c 5o", "2c 6o 7o"], phase="draw", stock="7e", pozo="10b 11b 12b 1b")
    state.play(0, "draw")
    state.play(0, "1c")
    for seed in range(30):
        guess = state.clone()
        guess.redeal(1, SeededChance(seed))
        assert isinstance(guess, ChinchonState)
        assert state.pack.text(guess.hands[0]) == "5o 7e"


def test_a_hand_of_endless_turns_is_void() -> None:
    state = table(["1c 5o", "2c 6o"], phase="draw", pozo="10b", turns=[MOST_TURNS // 2, MOST_TURNS // 2 - 1])
    state.play(0, "draw")
    state.play(0, "1c")
    assert (state.phase, state.totals) == (OVER, [0, 0])


@pytest.mark.parametrize(("deck", "packs", "jokers"), [("es40", 2, 1), ("es48", 1, 0), ("fr52", 2, 2)])
def test_groups_are_those_of_the_definition(deck: str, packs: int, jokers: int) -> None:
    """Every subset of a hand, judged by the words of the rules."""
    state = table([""], {"deck": deck, "packs": packs, "jokers": jokers}, stock="")
    pack = state.pack
    rng = random.Random(deck)
    for _ in range(60):
        # few suits and ranks, so that there is something to find
        near = [card for card in range(pack.size) if pack.suit[card] < 2 and pack.rank[card] < 6]
        hand = sorted(rng.sample(near, min(8, len(near))))
        expected = [mask for mask in range(1 << len(hand)) if is_group(pack, [card for place, card in enumerate(hand) if mask >> place & 1])]
        assert sorted(state.melds.find(hand)) == expected
        least = min(state.melds.loose(hand, union) for union in state.melds.unions(expected))
        assert state.melds.least(hand) == least
        covered = state.melds.best(hand)
        assert sum(covered) == sum(set(covered))
        assert state.melds.loose(hand, sum(covered)) == least


def is_group(pack: Pack, cards: list[int]) -> bool:
    naturals = [card for card in cards if pack.suit[card] >= 0]
    if len(cards) < 3 or len(cards) - len(naturals) > 1:
        return False
    ranks = sorted(pack.rank[card] for card in naturals)
    if len(set(ranks)) == 1:
        return True
    one_suit = len({pack.suit[card] for card in naturals}) == 1
    return one_suit and len(set(ranks)) == len(ranks) and ranks[-1] - ranks[0] < len(cards) <= len(pack.ranks)


IMPOSSIBLE: dict[str, dict[str, object]] = {
    "nobody in play": {"active": []},
    "a seat in play twice": {"active": [0, 0]},
    "the turn of one who is out": {"active": [0], "to_act": 1},
    "a mano there is not": {"mano": 2},
    "the same card in two hands": {"hands": ["1o", "1o"]},
    "known to hold what he does not": {"hands": ["1o"], "known": ["2o"]},
    "a card taken that he does not hold": {"phase": "turn", "hands": ["1o"], "taken": "2o"},
    "a close before anybody has closed": {"closer": 1},
    "a card face down without a close": {"face_down": "1o"},
    "a group that is none": {"phase": "lay_off", "asked": [0], "exposed": [0, 1], "groups": ["1o 2o 4o"], "owners": [0]},
    "a group of nobody": {"phase": "lay_off", "asked": [0], "exposed": [0, 1], "groups": ["1o 2o 3o"]},
    "to show, though nobody is asked": {"phase": "show", "exposed": [0]},
    "a close that does not hold": {"phase": "show", "asked": [0, 1], "exposed": [0], "closer": 0, "hands": ["1o 5c 7e"], "face_down": "2b"},
    "back with no life left": {"phase": "return", "asked": [0], "totals": [160, 20]},
    "more lives than the table gives": {"lives": [1]},
    "over, and nobody has won": {"phase": "end"},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(position: dict[str, object]):
    with pytest.raises(Refused) as caught:
        sobremesa.get("chinchon").restore({"partial": True, "seats": 2, **position})
    assert caught.value.key in ("position-value", "position-twice")


def test_a_whole_position_has_whole_hands():
    position = sobremesa.make("chinchon", seed=2).position()
    hands = position["hands"]
    assert isinstance(hands, list)
    moved, hands[0] = hands[0].split(" ", 1)
    position["hands"] = [hands[0], f"{hands[1]} {moved}"]
    with pytest.raises(Refused):
        sobremesa.get("chinchon").restore(position)


@pytest.mark.parametrize("text", ["1o group-²", "1o group-" + "9" * 5000])
def test_groups_that_are_none_are_refused(text: str):
    assert refused(sobremesa.make("chinchon", seed=1), 0, text) == "unknown-move"
