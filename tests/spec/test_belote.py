"""Belote: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks.belote import BeloteState
from tests.laws import laws
from tests.spec.tricks import of_the_hand

WHOLE = 162


def at(options: dict[str, object] | None = None, **position: object) -> BeloteState:
    """A partial position."""
    state = sobremesa.get("belote").restore({"options": options or {}, "partial": True, **position})
    assert isinstance(state, BeloteState)
    return state


def moves(state: State) -> set[str]:
    seat = state.turn()
    return {state.text(seat, action) for action in state.actions(seat)}


def legal(hand: str, trick: str, trump: str = "h", **options: object) -> str:
    """The cards that the player after those of the trick (led by P0) may play, in the order of the hand."""
    seat = len(trick.split())
    return of_the_hand(hand, at(options, trump=trump, taker=0, trick=trick, hands=["" if other != seat else hand for other in range(4)]))


def refusal(state: State, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(state.turn(), text)
    return refused.value.key


def match(seed: int, options: dict[str, object] | None = None) -> BeloteState:
    """A new match."""
    game = sobremesa.get("belote")
    state = game.start(4, Options.of(game, 4, options or {}), SeededChance(seed))
    assert isinstance(state, BeloteState)
    return state


def turned(card: str, **options: object) -> BeloteState:
    """A new match in which that card is turned up."""
    for seed in range(500):
        state = match(seed, options)
        if state.fields()["turn_up"] == card:
            return state
    raise AssertionError(card)


def trick(cards: str, trump: str, **options: object) -> tuple[int, int]:
    """Who wins a trick that P0 leads, and its points."""
    spares = [card for card in SPARES.split() if card[1] not in (trump, cards[1]) and card not in cards.split()]  # so that the hand goes on
    hands = [f"{card} {spare}" for card, spare in zip(cards.split(), spares, strict=False)]
    state = at(options, trump=trump, taker=0, hands=hands)
    for seat, card in enumerate(cards.split()):
        state.play(seat, card)
    return state.turn(), max(state.points)


SPARES = "7s 8s 7h 8h 7d 8d 9d 7c 8c 9c"


def hand(takers: int, belote: str = "", tricks: tuple[int, int] = (4, 3), totals: tuple[int, int] = (0, 0), **options: object) -> BeloteState:
    """A hand just over in which the pair of P0, who took, has so many points; ``belote``: who held it, ``us`` or ``them``.

    ``tricks``: of each pair before the last, which P0 wins with the ace of clubs.
    """
    last = "Ac 7c 8c 9c" if takers or tricks[0] else "7c Ac 8c 9c"
    ten = 11 + 10
    us, them = (takers - ten, WHOLE - takers) if takers or tricks[0] else (0, WHOLE - ten)
    state = at(
        options,
        trump="h",
        taker=0,
        belote={"": -1, "us": 2, "them": 3}[belote],
        hands=last.split(),
        points=[us, them],
        tricks=[*tricks, 0, 0],
        totals=list(totals),
    )
    for seat, card in enumerate(last.split()):
        state.play(seat, card)
    return state


def test_01_the_turned_suit_is_taken() -> None:
    state = turned("Qh")
    state.play(0, "pass")
    state.play(1, "take")
    fields = state.fields()
    assert fields["trump"] == "h"
    assert fields["taker"] == 1
    assert "Qh" in str(fields["hands"][1]).split()  # type: ignore[index]
    assert [hand.bit_count() for hand in state.hands] == [8, 8, 8, 8]
    assert not state.stock
    assert state.turn() == 0
    state.redeal(0, SeededChance(5))
    assert "Qh" in str(state.fields()["hands"][1]).split()  # type: ignore[index]  # everybody saw it go there


def test_01_two_cards_for_the_taker_and_three_for_the_others() -> None:
    state = turned("Qh")
    before, stock = state.hands[:], state.stock[:]
    state.play(0, "pass")
    state.play(1, "take")
    order = stock[::-1]  # from the top, mano first
    got = [order[:3], order[3:5], order[5:8], order[8:]]
    queen = state.pack.mask("Qh")
    for seat in range(4):
        extra = queen if seat == 1 else 0
        assert state.hands[seat] == before[seat] | extra | sum(1 << card for card in got[seat])


def test_02_another_suit_in_the_second_round() -> None:
    state = turned("Qh")
    for seat in range(4):
        assert moves(state) == {"pass", "take"}
        state.play(seat, "pass")
    state.play(0, "pass")
    assert moves(state) == {"pass", "take s", "take d", "take c"}
    assert refusal(state, "take h") == "belote-turned-suit"
    assert refusal(state, "take") == "belote-name-a-suit"
    state.play(1, "take s")
    assert state.fields()["trump"] == "s"
    assert "Qh" in str(state.fields()["hands"][1]).split()  # type: ignore[index]
    assert state.ranking.points[state.pack.card("Qh")] == 3


def test_02_second_round_any() -> None:
    state = turned("Qh", second_round="any")
    for seat in range(4):
        state.play(seat, "pass")
    assert moves(state) == {"pass", "take s", "take h", "take d", "take c"}
    state.play(0, "take h")
    assert state.fields()["trump"] == "h"


def test_02_nobody_takes() -> None:
    state = match(1)
    for seat in (0, 1, 2, 3) * 2:
        state.play(seat, "pass")
    assert state.hand_over()
    assert state.scores() == [0, 0, 0, 0]
    assert state.turn() == 0  # the next dealer
    state.play(0, "deal")
    assert state.turn() == 1
    assert state.scores() == [0, 0, 0, 0]


def test_03_no_duty_to_beat_in_a_plain_suit() -> None:
    assert legal("Ks 7s Ah", "9s") == "Ks 7s"


def test_04_cutting() -> None:
    assert legal("9h 7h Kd", "As") == "9h 7h"
    assert legal("9h 7h Kd", "As 7s") == "9h 7h Kd"


def test_05_overtrumping_and_undertrumping() -> None:
    assert legal("Jh 7h Kd", "As Ts 9h") == "Jh"
    assert legal("8h 7h Kd", "As Ts 9h") == "8h 7h"
    assert legal("8h 7h Kd", "As Ts 9h", undertrump="free") == "8h 7h Kd"
    assert legal("Jh 7h Kd", "As Ts 9h", undertrump="free") == "Jh"


def test_06_trumps_led() -> None:
    assert legal("Ah 8h Kd", "Th") == "Ah"
    assert legal("8h 7h Kd", "Th") == "8h 7h"
    assert legal("Jh 8h Kd", "9h 7h") == "Jh"
    assert legal("7s Kd", "9h 7h") == "7s Kd"


def test_07_partner_maestro_with_a_trump() -> None:
    assert legal("Jh 8h Kd", "As 9h 8s") == "Jh Kd"
    assert legal("7h 8h Kd", "As 9h 8s") == "7h 8h Kd"


def test_08_who_wins_and_how_much() -> None:
    assert trick("9s Ts 7h Js", "h") == (2, 12)
    assert trick("Jd Td Ad 9d", "d") == (0, 55)
    assert trick("Kc Tc Ac Jc", "h")[0] == 2
    assert trick("Kc Tc 7c Jc", "h")[0] == 1


@pytest.mark.parametrize(
    ("takers", "belote", "scored"),
    [(90, "", [90, 72]), (82, "", [82, 80]), (81, "", [0, 162]), (60, "us", [20, 162]), (90, "them", [90, 92])],
)
def test_09_the_contract(takers: int, belote: str, scored: list[int]) -> None:
    state = hand(takers, belote)
    assert sum(state.points) == WHOLE
    assert state.totals == scored
    assert state.scores() == scored * 2


def test_10_capote() -> None:
    assert hand(162, tricks=(7, 0)).totals == [252, 0]
    assert [event.say.key for event in hand(162, tricks=(7, 0)).events if event.aloud] == ["belote-says-capote"]
    assert hand(162, "them", tricks=(7, 0)).totals == [252, 20]
    assert hand(0, tricks=(0, 7)).totals == [0, 252]
    assert hand(0, "us", tricks=(0, 7)).totals == [20, 252]


def test_11_belote_counts() -> None:
    assert hand(70, "us", belote_counts="on").totals == [20, 162]
    assert hand(75, "us", belote_counts="on").totals == [95, 87]
    assert hand(75, "us").totals == [20, 162]
    assert hand(85, "them", belote_counts="on").totals == [0, 182]
    assert hand(81, "us", belote_counts="on", litigio="held").totals == [101, 81]
    assert hand(91, "them", belote_counts="on").totals == [0, 182]  # 91 each: equal is not more


def test_12_litigio_held() -> None:
    state = hand(81, litigio="held")
    assert state.totals == [0, 81]
    assert state.held == 81
    position = {**state.position(), "phase": "play", "taker": 0, "hands": ["Ac", "7c", "8c", "9c"], "piles": ["", ""], "mover": 0}
    won = at_again(position, [100 - 21, 62])
    assert won.totals == [181, 81 + 62]
    assert won.held == 0
    lost = at_again(position, [90 - 21, 72], belote=1)  # 92 beat 90
    assert lost.totals == [90, 81 + 92 + 81]
    even = at_again(position, [81 - 21, 81])
    assert even.totals == [0, 162]
    assert even.held == 162
    level = at_again(position, [91 - 21, 71], belote=1)  # 91 each: still put by
    assert level.totals == [91, 81 + 91]
    assert level.held == 81
    assert hand(81, "us", litigio="held").totals == [20, 81]
    assert hand(81, litigio="held", totals=(0, 430)).fields()["phase"] == "end"


def at_again(position: dict[str, object], points: list[int], belote: int = -1) -> BeloteState:
    """The last trick of the next hand, played."""
    state = sobremesa.get("belote").restore({**position, "points": points, "belote": belote, "tricks": [4, 3, 0, 0], "leader": 0})
    for seat, card in enumerate(["Ac", "7c", "8c", "9c"]):
        state.play(seat, card)
    assert isinstance(state, BeloteState)
    return state


def test_13_the_end_of_the_match() -> None:
    state = hand(90, totals=(490, 480))
    assert state.totals == [580, 552]
    assert state.winners() == [0, 2]
    assert not state.actors()
    state = hand(90, totals=(411, 429))
    assert state.totals == [501, 501]
    assert state.actors()
    assert hand(90, totals=(490, 480), target=1001).actors()
    assert hand(90, totals=(911, 0), target=1001).winners() == [0, 2]


def test_13_natural_order() -> None:
    assert trick("Tc Kc 7c Jc", "h", rank_order="natural")[0] == 1
    assert trick("Kc Tc 7c Jc", "h", rank_order="natural")[0] == 0
    assert trick("Jd Td Kd 9d", "d", rank_order="natural") == (2, 48)


def test_14_belote_must_be_said() -> None:
    def royal(text: str, **options: object) -> BeloteState:
        state = at(options, trump="h", taker=0, hands=["Qh Kh", "7h 8h", "7d 8d", "7c 8c"])
        state.play(0, text)
        return state

    assert royal("Qh", announce="manual").belote == -1
    assert royal("Qh belote", announce="manual").belote == 0
    assert royal("Qh").belote == 0
    silent = royal("Qh", announce="manual")
    assert silent.barred[0] == 0  # silence proves nothing
    for seat, card in ((1, "7h"), (2, "7d"), (3, "7c")):
        silent.play(seat, card)
    assert moves(silent) == {"Kh"}
    assert refusal(silent, "Kh belote") == "belote-no-belote"
    said = royal("Qh belote", announce="manual")
    assert next(event.say.key for event in said.events) == "belote-says-belote"
    assert said.known[0] == said.pack.mask("Kh")
    manual = at({"announce": "manual"}, trump="h", taker=0, hands=["Qh 7s", "Kh 8h", "7d 8d", "7c 8c"])
    assert refusal(manual, "Qh belote") == "belote-no-belote"
    assert refusal(royal("Qh"), "7h belote") == "belote-no-belote"


def test_a_queen_without_belote_tells_that_the_king_is_elsewhere() -> None:
    state = at(trump="h", taker=0, hands=["Qh 7s", "Kh 8h", "7d 8d", "7c 8c"])
    state.play(0, "Qh")
    assert state.belote == -1
    assert state.barred[0] == state.pack.mask("Kh")


def test_rebelote() -> None:
    state = at(trump="h", taker=0, hands=["Qh Kh", "7h 8h", "7d 8d", "7c 8c"])
    said: list[str] = []
    for card in ("Qh", "7h", "7d", "7c", "Kh"):
        state.events = []
        state.play(state.turn(), card)
        said += [event.say.key for event in state.events if event.aloud]
    assert said == ["belote-says-belote", "belote-says-rebelote"]


def test_refusals_name_the_duty() -> None:
    state = at(trump="h", taker=0, trick="As Ts 9h", hands=["", "", "", "Jh 7h Kd"])
    assert refusal(state, "Kd") == "tricks-overruff"
    assert refusal(state, "7h") == "tricks-overruff"
    state = at(trump="h", taker=0, trick="As", hands=["", "9h Kd"])
    assert refusal(state, "Kd") == "tricks-ruff"
    state = match(1)
    assert refusal(state, "take s" if state.fields()["turn_up"][-1] != "s" else "take h") == "belote-first-round"  # type: ignore[index]
    assert refusal(state, "As") == "tricks-no-card-now"


@pytest.mark.parametrize("seed", range(6))
def test_a_hand_has_162_points(seed: int) -> None:
    cases: list[dict[str, object]] = [
        {},
        {"rank_order": "natural"},
        {"undertrump": "free"},
        {"litigio": "held"},
        {"belote_counts": "on"},
        {"announce": "manual"},
    ]
    state = match(seed, cases[seed])
    rng = random.Random(seed)
    hands = 0
    while state.actors():
        laws.step(state, rng)
        assert not any(hand & barred for hand, barred in zip(state.hands, state.barred, strict=True))
        if state.hand_over():
            hands += 1
            played = state.taker >= 0
            assert sum(state.points) == (WHOLE if played else 0)
            assert state.belote < 0 or played
    assert hands > 2
