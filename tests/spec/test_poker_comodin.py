"""The numbered examples of rules/poker-comodin, at the table. (:mod:`test_poker_comodin_hands` has the same hands, and all others, by value.)"""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import FIVE, FLUSH, FOUR, FULL, PAIR, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIR, class_of, ranks_of
from sobremesa.games.vying._lows import low_ranks
from sobremesa.games.vying._table import PokerTable
from sobremesa.text import Speaker
from tests.spec.poker import deal, run

SLUG = "poker-comodin"


def play(first: str, second: str, **options: object) -> list[int]:
    """What two players are paid who check their hands down to the showdown."""
    return run(deal(SLUG, 2, None, "", [first, second], **options), "call, check, pat, pat, check, check").won


def duel(first: str, second: str, **options: object) -> str:
    """Which of two hands wins: ``first``, ``second`` or ``both``."""
    won = play(first, second, **options)
    return "both" if won == [2, 2] else "first" if won == [4, 0] else "second"


def worth(hand: str, **options: object) -> tuple[int, list[int]]:
    """The class and ranks of a hand as the table names it."""
    state = table(hand, **options)
    found = state.form.ranks.plain(state.worth(0, False))
    return class_of(found), ranks_of(found)


def table(hand: str, **options: object) -> PokerTable:
    position = {"seats": 2, "options": options, "phase": "draw", "street": 1, "mover": 0, "live": [0, 1], "holes": [hand], "partial": True}
    state = sobremesa.get(SLUG).restore(position)
    assert isinstance(state, PokerTable)
    return state


def board(game: str, shared: str, holes: list[str], **options: object) -> PokerTable:
    """The river of a game with shared cards, checked by all but the last."""
    seats = len(holes)
    position: dict[str, object] = {"seats": seats, "options": {"game": game, **options}, "phase": "bet", "street": 3, "holes": holes, "board": shared}
    position |= {"paid": [10] * seats, "stacks": [100] * seats, "live": list(range(seats)), "pending": [seats - 1], "mover": seats - 1}
    position |= {"acted": list(range(seats - 1)), "button": seats - 1, "partial": True}
    state = sobremesa.get(SLUG).restore(position)
    assert isinstance(state, PokerTable)
    return state


def test_01_pairs_and_more() -> None:
    assert worth("Kh Kd *1 7s 2c") == (THREE, [13, 7, 2])
    assert worth("Th Td *1 8c 3s") == (THREE, [10, 8, 3])
    assert worth("Qh Qd Qs *1 5c") == (FOUR, [12, 5])
    assert worth("Kh Kd 7s 7c *1") == (FULL, [13, 7])
    assert worth("Ah 9d 7c 4s *1") == (PAIR, [14, 9, 7, 4])


def test_02_straights() -> None:
    assert worth("9h 8c 7d 5s *1") == (STRAIGHT, [9])
    assert worth("Qs Jh Td 9c *1") == (STRAIGHT, [13])
    assert worth("As 2h 3d 4c *1") == (STRAIGHT, [5])
    assert worth("As Kh 4d 3c *1") == (PAIR, [14, 13, 4, 3])


def test_03_flushes() -> None:
    assert worth("Ah Jh 8h 4h *1") == (FLUSH, [14, 13, 11, 8, 4])
    assert worth("Ah Jh 8h 4h *1", double_ace="on") == (FLUSH, [14, 14, 11, 8, 4])
    assert worth("Kh Qh Jh 9h *1") == (STRAIGHT_FLUSH, [13])
    assert worth("Kh Qh Jh Th *1") == (STRAIGHT_FLUSH, [14])


def test_04_place_of_repoquer() -> None:
    five = "7s 7h 7d 7c *1"
    assert worth(five) == (FIVE, [7])
    assert duel(five, "As Ah Ad Ac Kd") == "first"
    assert duel(five, "6d 5d 4d 3d 2d") == "second"
    assert duel(five, "As Ks Qs Js Ts", repoker="top") == "first"


def test_05_ties() -> None:
    for tie, wins in (("category", "first"), ("exact", "second"), ("split", "second")):
        assert duel("2s 2h 2d 9c 4s", "As Ah *1 Kc Qd", joker_tie=tie) == wins


def test_06_ranks_of_threes() -> None:
    for tie in ("category", "exact", "split"):
        assert duel("Ks Kh Kd 9d 4s", "9s 9h *1 Ad Qd", joker_tie=tie) == "first"


def test_07_exact_and_split() -> None:
    for tie, wins in (("exact", "first"), ("split", "both")):
        assert duel("Ah Kh Th 6h 3h", "As *1 Ts 6s 3s", joker_tie=tie) == wins


def test_08_natural_cards() -> None:
    assert duel("Ah Qh 9h 4h *1", "Kd Qd 9d 4d *2", jokers=2, joker_tie="exact") == "first"


def test_09_between_repoquers() -> None:
    assert duel("9s 9h 9d 9c *1", "Js Jh Jd Jc *2", jokers=2) == "second"
    kings, queens = "Kh Kd 2s 2h *1", "Qs Qh Qd Qc 2d"
    assert duel(kings, queens, wild="deuces") == "first"
    assert duel(kings, queens, wild="deuces", wild_five_order="tie_rule") == "second"


def test_10_three_jokers() -> None:
    assert worth("Ks 9s *1 *2 *3", jokers=3) == (STRAIGHT_FLUSH, [13])
    assert worth("Ah *1 *2 *3 Kd", jokers=3) == (FOUR, [14, 13])
    assert worth("Ah *1 *2 *3 Kh", jokers=3) == (STRAIGHT_FLUSH, [14])


def test_11_deuces() -> None:
    assert worth("2s 2h 2d 2c Kd", wild="deuces", jokers=0) == (STRAIGHT_FLUSH, [14])
    assert worth("2s 2h 2d 2c Kd", wild="deuces", jokers=0, repoker="top") == (FIVE, [13])
    for tie, top in (("category", 6), ("exact", 7), ("split", 7)):
        assert worth("2s 3s 4s 5s 6s", wild="deuces", jokers=0, joker_tie=tie) == (STRAIGHT_FLUSH, [top])


def test_12_bug() -> None:
    bug: dict[str, object] = {"joker_kind": "bug"}
    assert worth("Kh Kd *1 7s 2c", **bug) == (PAIR, [13, 14, 7, 2])
    assert worth("Ah Ad *1 7s 2c", **bug) == (THREE, [14, 7, 2])
    assert worth("Kh Kd Qs Qc *1", **bug) == (TWO_PAIR, [13, 12, 14])
    assert worth("9h 8c 7d 5s *1", **bug) == (STRAIGHT, [9])
    assert worth("Ah Ad As Ac *1", **bug) == (FIVE, [14])
    assert worth("7s 7h 7d 7c *1", **bug) == (FOUR, [7, 14])


def test_13_seven_cards() -> None:
    for tie, ranks in (("category", [13, 9, 7, 5, 3]), ("exact", [14, 13, 9, 7, 5])):
        state = board("texas-holdem", "7s 5s 3s *1 2d", ["Ks 9s", "Ah 8d"], joker_tie=tie)
        found = state.form.ranks.plain(state.worth(0, False))
        assert (class_of(found), ranks_of(found)) == (FLUSH, ranks)


def test_14_a_joker_on_the_board() -> None:
    state = board("texas-holdem", "*1 Kd 8c 5h 2s", ["Ks Qh", "8h 8d", "Ah Ad"])
    found = [state.form.ranks.plain(state.worth(seat, False)) for seat in range(3)]
    assert [(class_of(worth), ranks_of(worth)[0]) for worth in found] == [(THREE, 13), (FOUR, 8), (THREE, 14)]
    run(state, "check")
    assert state.won == [0, 30, 0]


def test_15_high_and_low() -> None:
    for shared, hole, top, low in (("*1 Ah 2d Kc Ks", "3c 4s Qd Jd", 5, [5, 4, 3, 2, 1]), ("*1 2d 3c Kc Ks", "4s 5h Qd Jd", 6, [5, 4, 3, 2, 1])):
        state = board("omaha-hilo", shared, [hole, "Th Td 9h 9d"])
        found = state.form.ranks.plain(state.worth(0, False))
        assert low_ranks(state.worth(0, True)) == low
        five = "".join(sorted(state.pack.names[card][0] for card in range(53) if state.playing_five(0, True) >> card & 1))
        assert "*" in five
        assert class_of(found) >= STRAIGHT
        natural = state.pack.mask(" ".join(shared.split()[:3]) + " " + " ".join(hole.split()[:2]))
        straight = state.form.ranks.plain(state.form.ranks.high(natural))
        assert (class_of(straight), ranks_of(straight)) == (STRAIGHT, [top])


def test_16_open_jokers() -> None:
    state = deal(SLUG, 2, stock="9h 9d 8h 8d *1 2c", game="seven-card-stud")
    assert [state.pack.text(cards) for cards in state.deal.ups] == ["*1", "2c"]
    assert (state.turn(), state.bring) == (1, 1)
    state = deal(SLUG, 2, stock="9h 9d 8h 8d *1 Qs Kd Qh", game="seven-card-stud")
    run(state, "bring-in, call")
    assert [state.pack.text(cards) for cards in state.deal.ups] == ["*1 Kd", "Qs Qh"]
    assert state.turn() == 0


def test_17_cards_of_the_pack() -> None:
    assert worth("Js Kd Kc 9h 4s", wild="one_eyed") == (THREE, [13, 9, 4])
    assert worth("Kh Ah 7d 7c 2s", wild=["Kh"]) == (THREE, [7, 14, 2])
    assert worth("7h Ah Kd Kc 2s", wild=["7"]) == (THREE, [13, 14, 2])


def test_no_wild_card_at_all() -> None:
    game = sobremesa.get(SLUG)
    with pytest.raises(Refused, match="comodin-none"):
        game.check(2, Options.of(game, 2, {"jokers": 0}))
    game.check(2, Options.of(game, 2, {"jokers": 0, "wild": "deuces"}))
    with pytest.raises(Refused, match="draw-too-many"):
        game.check(10, Options.of(game, 10, {"game": "seven-card-stud"}))
    game.check(10, Options.of(game, 10, {"game": "omaha"}))


def test_the_table_tells_what_a_joker_stands_for() -> None:
    state = table("Kh Kd *1 7s 2c")
    notes = [(note.key, note.facts) for note in state.view(0).seats[0].notes]
    assert ("poker-wild-is", {"card": "*1", "rank": "K"}) in notes
    hand = next(zone for zone in state.view(0).zones if zone.id == "hand-0")
    assert [item.id for item in hand.items if "wild" in item.marks] == ["*1"]
    assert all(note.key != "poker-wild-is" for note in state.view(1).seats[0].notes)
    assert {fact.key for fact in state.view(1).facts} >= {"poker-wild-jokers", "poker-repoker-below", "poker-wild-ties"}


@pytest.mark.parametrize(
    ("wild", "told"),
    [
        ("deuces", ["Los doses son comodines"]),
        ("2", ["Valen de comodín: doses"]),
        ("2 Kh", ["Valen de comodín: doses", "Valen de comodín: rey de corazones"]),
    ],
)
def test_wild_cards_are_told_by_their_rank(wild: str, told: list[str]) -> None:
    game = sobremesa.get("poker-comodin")
    state = game.start(4, Options.of(game, 4, {"wild": wild}), SeededChance(1))
    speaker = Speaker("es", state.look())
    says = [speaker.say(fact) for fact in state.facts(0) if fact.key in ("poker-wild-named", "poker-wild-rank", "poker-wild-cards")]
    assert says == told
