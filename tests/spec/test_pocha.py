"""Pocha: the numbered examples of its spec, and what must be true of any match."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import say
from sobremesa.games.tricks.pocha import PochaState
from sobremesa.text import Speaker
from tests.spec.tricks import moves, refusal


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> PochaState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("pocha").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, PochaState)
    return state


def new(seats: int = 4, seed: int = 0, **options: str | int) -> PochaState:
    state = sobremesa.make("pocha", seats, seed, None, **options)
    assert isinstance(state, PochaState)
    return state


def play_hand(state: State, rng: random.Random) -> None:
    """To the end of the hand."""
    while not state.hand_over():
        seat = state.turn()
        state.apply(seat, rng.choice(state.actions(seat)))


def at_hand(state: PochaState, number: int) -> PochaState:
    """The same match at the beginning of that hand (0: the first)."""
    rng = random.Random(number)
    while state.hand < number:
        play_hand(state, rng)
        state.play(state.turn(), "deal")
    return state


def facts(state: State) -> list[str]:
    return [fact.key for fact in state.view(None).facts]


def trick(cards: str, trump: str, **options: object) -> int:
    """Who wins a trick that P0 leads."""
    played = cards.split()
    spares = ("7s", "8s", "9s", "Ts")
    state = at(options=options, trump=trump, size=2, bids=[0, 0, 0, 0], hands=[f"{card} {spare}" for card, spare in zip(played, spares, strict=True)])
    for seat, card in enumerate(played):
        state.play(seat, card)
    assert sum(state.tricks) == 1
    assert state.tricks[state.turn()] == 1
    return state.turn()


# -- the examples ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bid", "won", "points"), [(3, 3, 13), (0, 0, 10), (2, 5, -3), (4, 1, -3), (0, 1, -1)])
def test_01_points_of_a_hand(bid: int, won: int, points: int) -> None:
    last: dict[str, object] = {
        "hand": 5,
        "size": 8,
        "tricks": [won, 7 - won, 0, 0],
        "leader": 1,
        "trick": "Ah 3h 4h",
        "hands": ["2h"],
        "bids": [bid, 0, 0, 0],
    }
    state = at(**last)  # type: ignore[arg-type]
    state.play(0, "2h")
    assert state.scores()[0] == points
    assert state.hand_over()


def test_02_trumps_are_turned_up_when_cards_are_left() -> None:
    state = new()
    assert (state.size, state.trump, state.turn_up, "tricks-no-trump" in facts(state)) == (13, -1, -1, True)
    state = at_hand(state, 1)
    assert (state.size, sum(hand.bit_count() for hand in state.hands), state.aside.bit_count()) == (12, 48, 3)
    assert state.trump == state.pack.suit[state.turn_up]
    turned = [zone.items[0].face for zone in state.view(2).zones if zone.id == "turn-up"]
    assert turned == [state.pack.names[state.turn_up]]
    state = at(hand=1, turn_up="7h", hands=["2h As", "3h"])
    assert state.fields()["trump"] == "h"


def test_03_fixed_trumps_and_the_last_card() -> None:
    fixed = new(trump="fixed")
    assert (fixed.size, fixed.fields()["trump"], fixed.turn_up) == (13, "s", -1)
    assert new(trump="fixed", deck="es48").fields()["trump"] == "e"
    shown = new(trump="last_card")
    assert shown.turn_up == -1
    assert shown.trump == shown.pack.suit[shown.shown]
    assert shown.hands[3] >> shown.shown & 1
    for viewer in range(4):
        assert [zone.items[0].face for zone in shown.view(viewer).zones if zone.id == "turn-up"] == [shown.pack.names[shown.shown]]
        guess = shown.clone()
        guess.redeal(viewer, SeededChance(viewer))
        assert isinstance(guess, PochaState)
        assert guess.hands[3] >> shown.shown & 1, "all have seen it"
    later = at_hand(shown, 1)
    assert later.turn_up >= 0
    assert later.trump == later.pack.suit[later.turn_up]


def test_04_the_dealer_may_not_level_open_bids() -> None:
    state = at(options={"bidding": "open"}, phase="bid", size=5, hands=[])
    for seat, bid in enumerate((2, 1, 1)):
        assert state.actors() == 1 << seat
        assert moves(state, seat) == [f"bid {n}" for n in range(6)]
        state.play(seat, f"bid {bid}")
    assert moves(state, 3) == ["bid 0", "bid 2", "bid 3", "bid 4", "bid 5"]
    assert refusal(state, 3, "bid 1") == "pocha-level"
    assert refusal(state, 3, "bid 6") == "tricks-bid-high"
    state = at(options={"bidding": "open"}, phase="bid", size=5, bids=[3, 2, 2])
    assert moves(state, 3) == [f"bid {n}" for n in range(6)]
    hidden = at(phase="bid", size=5)
    assert hidden.actors() == 15
    for seat, bid in ((2, 1), (0, 2), (3, 1), (1, 1)):
        hidden.play(seat, f"bid {bid}")
    assert hidden.bids == [2, 1, 1, 1]
    assert "pocha-even" in facts(hidden)


@pytest.mark.parametrize(("bids", "lean"), [((3, 2, 1, 1), "pocha-high"), ((1, 0, 2, 1), "pocha-low")])
def test_05_high_and_low(bids: tuple[int, ...], lean: str) -> None:
    state = at(phase="bid", size=5)
    for seat, bid in enumerate(bids):
        assert not [fact for fact in facts(state) if fact in ("pocha-high", "pocha-low", "pocha-even", "pocha-asked")]
        state.play(seat, f"bid {bid}")
    assert lean in [event.say.key for event in state.events]
    assert lean in facts(state)


def test_06_nobody_has_to_trump() -> None:
    assert trick("5h Kh 2c Ah", "c") == 2
    state = at(trump="c", trick="5h", size=3, hands=["", "9d 2c 4s"])
    assert sorted(moves(state, 1)) == ["2c", "4s", "9d"]
    state.play(1, "9d")


def test_07_only_to_follow_suit() -> None:
    state = at(trick="Kh", hands=["", "9h 2c Ad"])
    assert moves(state, 1) == ["9h"]
    assert refusal(state, 1, "2c") == "tricks-follow"
    state = at(trick="4s", hands=["", "9h 2c Ad"])
    assert sorted(moves(state, 1)) == ["2c", "9h", "Ad"]


def test_08_without_trumps_the_suit_led_wins() -> None:
    assert trick("3d As Td Kc", "") == 2


def test_09_jokers_are_the_top_of_their_colour() -> None:
    assert trick("5c Kc *2 *1", "h", jokers=2) == 3
    assert trick("4h Ah *1 2s", "s", jokers=2) == 3
    assert trick("4h Ah *1 Kh", "s", jokers=2) == 2
    state = at(options={"jokers": 2}, trump="s", size=2, leader=0, hands=["4h 2c", "Ah 3c", "*1 4c", "2s 5c"], bids=[0] * 4)
    for seat, card in enumerate(("4h", "Ah", "*1", "2s")):
        state.play(seat, card)
    assert state.turn() == 3
    state = at(options={"jokers": 2}, trump="s", size=2, leader=0, hands=["4h 2c", "Ah 3c", "*1 4c", "9h 5c"], bids=[0] * 4)
    for seat, card in enumerate(("4h", "Ah", "*1", "9h")):
        state.play(seat, card)
    assert state.turn() == 2


@pytest.mark.parametrize("deck", ["es40", "es48", "es52"])
def test_09_jokers_beat_the_highest_cards_of_spanish_packs_too(deck: str) -> None:
    top = ["Ao", "Ko", "Qo"] if deck == "es52" else ["1o", "12o", "11o"]
    hands = [f"{card} {other}" for card, other in zip([*top, "*1"], ["2b", "3b", "4b", "5b"], strict=True)]
    for trump in ("e", "o"):
        state = at(options={"jokers": 2, "deck": deck}, trump=trump, size=2, leader=0, hands=hands, bids=[0] * 4)
        for seat, card in enumerate([*top, "*1"]):
            state.play(seat, card)
        assert state.turn() == 3
    state = at(options={"jokers": 2, "deck": deck}, size=2, leader=3, hands=hands, bids=[0] * 4)
    state.play(3, "*1")
    state.play(3, "suit o")
    for seat, card in enumerate(top):
        state.play(seat, card)
    assert state.turn() == 3, "the joker led for a suit is its highest card"


def test_10_the_schedule() -> None:
    assert new(7).schedule == [7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7]
    assert new(4).schedule == [*range(13, 0, -1), *range(2, 14)]
    assert len(new(4).schedule) == 25
    long = new(4, bidding="open").schedule
    assert (len(long), long[:5], long[-5:]) == (31, [13, 13, 13, 13, 12], [12, 13, 13, 13, 13])
    assert new(4, bidding="open", top_hands="one").schedule == new(4).schedule
    assert new(4, top_hands="per_player").schedule == long
    short = new(3, max_cards=10).schedule
    assert (len(short), short[0], short[9], short[-1]) == (19, 10, 1, 10)


def test_11_only_down_and_only_up() -> None:
    assert new(5, schedule="down").schedule == list(range(10, 0, -1))
    assert new(6, schedule="up").schedule == list(range(1, 9))
    assert new(3, schedule="up", top_hands="per_player").schedule[-4:] == [16, 17, 17, 17]
    state = new(6, schedule="up")
    rng = random.Random(1)
    while state.actors():
        play_hand(state, rng)
        if state.actors():
            state.play(state.turn(), "deal")
    assert (state.hand, state.size) == (7, 8)


def test_12_ends_without_trumps() -> None:
    state = new(7, no_trump_ends="on")
    for number in range(13):
        at_hand(state, number)
        assert (state.trump < 0) == (number in (0, 12))
        assert (state.turn_up < 0) == (number in (0, 12))
    again = new(8, no_trump_ends="on", schedule="up", target=100)
    for number in range(12):
        at_hand(again, number)
        assert (again.trump < 0) == (number % 6 in (0, 5)), "the first and last of each pass"
        if again.actors() == 0:
            break


def hundred(totals: list[int]) -> PochaState:
    """After a hand that left those totals: each wins the trick or not, and had bid right (0) or not."""
    options: dict[str, object] = {"target": 100}
    before = [totals[0] - 11, totals[1] - 10, totals[2] - 10, totals[3] - 10]
    state = at(options=options, hand=12, size=1, mano=0, leader=1, trick="2h 3h 4h", hands=["Ah"], bids=[1, 0, 0, 0], totals=before)
    state.play(0, "Ah")
    assert state.scores() == totals
    return state


def test_13_a_hundred_points() -> None:
    over = hundred([104, 96, 101, 88])
    assert (over.actors(), over.winners()) == (0, [0])
    tied = hundred([104, 104, 90, 88])
    assert tied.actors()
    tied.play(tied.turn(), "deal")
    assert tied.hand == 13
    assert hundred([99, 98, 97, 96]).actors()
    series = at(hand=24, size=1, mano=0, leader=1, trick="2h 3h 4h", hands=["Ah"], bids=[1, 0, 0, 0], totals=[0, 1, 5, 5])
    series.play(0, "Ah")
    assert (series.actors(), series.winners()) == (0, [2, 3])


def test_14_spanish_packs() -> None:
    assert (new(5, deck="es40").size, new(5, deck="es40").trump) == (8, -1)
    for order, winner in (("natural", 0), ("brisca", 1)):
        state = at(options={"deck": "es40", "rank_order": order}, size=2, bids=[0] * 4, hands=["12o 4c", "3o 5c", "2o 6c", "4o 7c"])
        for seat, card in enumerate(("12o", "3o", "2o", "4o")):
            state.play(seat, card)
        assert state.turn() == winner


# -- what the rules say besides ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "most"),
    [("fr52", (17, 13, 10, 8, 7, 6)), ("es52", (17, 13, 10, 8, 7, 6)), ("es40", (13, 10, 8, 6, 5, 5)), ("es48", (16, 12, 9, 8, 6, 6))],
)
def test_the_table_of_hands(deck: str, most: tuple[int, ...]) -> None:
    for seats, size in zip(range(3, 9), most, strict=True):
        for jokers in (0, 2):
            state = new(seats, deck=deck, jokers=jokers)
            assert state.size == size
            left = state.pack.size - seats * size
            assert (state.turn_up >= 0) == (left > 0)
            assert state.aside.bit_count() == max(0, left - 1)


def test_hidden_bids_are_nobody_elses() -> None:
    state = new(seed=4)
    state.play(1, "bid 7")
    assert [event.say.key for event in state.events] == ["tricks-has-bid"]
    for viewer in (0, 2, 3, None):
        assert "7" not in [str(fact) for note in state.view(viewer).seats[1].notes for fact in note.facts.values()]
        assert [note.key for note in state.view(viewer).seats[1].notes] == ["tricks-bid-in"]
    assert [note.facts for note in state.view(1).seats[1].notes] == [{"n": 7}]
    assert refusal(state, 1, "bid 6") == "not-your-turn"
    guessed = set()
    for seed in range(40):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, PochaState)
        guessed.add(guess.bids[1])
    assert len(guessed) > 5


def test_touching_a_card_before_bidding_says_why() -> None:
    state = new(bidding="open")
    card = state.pack.names[state.hands[0].bit_length() - 1]
    assert refusal(state, 0, card) == "tricks-bid-first"
    assert refusal(state, 1, "bid 2") == "not-your-turn"


def joker_hand(hand: str, led: str, trump: str = "", deck: str = "fr52") -> list[str]:
    return sorted(moves(at(options={"jokers": 2, "deck": deck}, trump=trump, trick=led, hands=["", hand]), 1))


def test_following_with_jokers() -> None:
    assert joker_hand("7h *1 *2 3c", "Kh") == ["*1", "7h"]
    assert joker_hand("7c *1 *2 3d", "Kc") == ["*2", "7c"]
    assert joker_hand("*1 *2 3c", "Kh") == ["*1", "*2", "3c"], "without natural cards of the suit all is free"
    assert joker_hand("7d *1 2h", "Kd", trump="h") == ["*1", "7d"], "even where the joker is a trump"
    assert joker_hand("7o *1 *2 3b", "12o", deck="es40") == ["*1", "7o"]
    state = at(options={"jokers": 2}, trick="Kh", hands=["", "7h *1 *2 3c"])
    assert refusal(state, 1, "*2") == "tricks-follow"
    assert state.view(1).prompt == say("tricks-owe-follow", suit="h")


def test_a_joker_that_trumps_tells_nothing_of_the_suit_led() -> None:
    state = at(options={"jokers": 2}, trump="h", leader=0, size=2, hands=["4d 5d", "*1 9d", "9s Ks", "9c 8c"], bids=[0] * 4)
    state.play(0, "4d")
    state.play(1, "*1")
    assert state.barred[1] == 0
    state.play(2, "9s")
    assert state.barred[2] == state.pack.suit_masks[state.pack.suits.index("d")]
    state.play(3, "9c")
    assert state.turn() == 1


def test_leading_a_joker() -> None:
    state = at(options={"jokers": 2}, trump="h", size=2, hands=["*1 2c", "3h 3c", "4d *2", "5d 5c"], bids=[0] * 4)
    state.play(0, "*1")
    assert state.actors() == 2, "the red joker leads trumps"
    assert moves(state, 1) == ["3h"]
    assert sorted(moves(state.clone(), 1)) == ["3h"]
    state = at(options={"jokers": 2}, trump="h", size=2, hands=["*2 2c", "3h 3c", "4d *1", "As 5c"], bids=[0] * 4)
    state.play(0, "*2")
    assert state.actors() == 1
    assert moves(state, 0) == ["suit s", "suit c"]
    assert refusal(state, 0, "suit h") == "pocha-name-suit"
    assert refusal(state, 0, "2c") == "pocha-name-suit"
    assert refusal(state, 1, "3c") == "not-your-turn"
    state.play(0, "suit c")
    again = sobremesa.get("pocha").restore(state.position())
    for match in (state, again):
        assert moves(match, 1) == ["3c"]
        match.play(1, "3c")
        assert moves(match, 2) == ["4d", "*1"]
        match.play(2, "*1")
        match.play(3, "5c")
        assert match.turn() == 2, "a trump beats the joker that led a plain suit"
    state = at(options={"jokers": 2}, size=2, hands=["*2 2c", "Ac 3c", "4d *1", "As 5c"], bids=[0] * 4)
    for seat, text in ((0, "*2"), (0, "suit c"), (1, "Ac"), (2, "*1"), (3, "5c")):
        state.play(seat, text)
    assert state.turn() == 0, "without trumps nothing beats it in its suit"


def test_a_joker_turned_up_makes_no_trumps() -> None:
    found = set()
    for seed in range(200):
        state = new(5, seed, jokers=2)
        if state.turn_up >= state.pack.base:
            assert state.trump == -1
            assert "tricks-no-trump" in facts(state)
            found.add(state.turn_up)
    assert len(found) == 2


def test_the_two_jokers_are_told_apart() -> None:
    for lang, names in (("es", ["comodín rojo", "comodín negro"]), ("en", ["red joker", "black joker"])):
        assert [Speaker(lang, "french", slug="pocha").card(joker) for joker in ("*1", "*2")] == names
        assert Speaker(lang, "french", slug="chinchon").card("*1") == Speaker(lang, "french").card("*2")


def test_the_deal_goes_round() -> None:
    state = new(3, schedule="up")
    for number in range(5):
        at_hand(state, number)
        assert state.mano == number % 3
        assert [seat.seat for seat in state.view(0).seats if "dealer" in seat.badges] == [(number - 1) % 3]


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("jokers", [0, 2])
def test_each_hand_has_its_tricks(seats: int, jokers: int) -> None:
    """All the tricks of a hand are won; the points are those of bids kept and missed; only exact bids pay."""
    state = new(seats, seats, jokers=jokers, bidding="open", schedule="down")
    rng = random.Random(seats)
    while state.actors():
        before = state.scores()
        play_hand(state, rng)
        assert sum(state.tricks) == state.size
        assert sum(state.bids) != state.size, "open bids are never level"
        for seat in range(seats):
            gain = state.scores()[seat] - before[seat]
            assert gain == 10 + state.bids[seat] if state.tricks[seat] == state.bids[seat] else gain < 0
        if state.actors():
            state.play(state.turn(), "deal")
    assert state.hand + 1 == len(state.schedule)


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "bid", "size": 3, "bids": [1, 1, 1, 1]},
        {"size": 3, "bids": [4, 0, 0, 0]},
        {"size": 99},
        {"options": {"jokers": 2}, "phase": "suit", "trick": "4h", "hands": ["5h"]},
        {"options": {"jokers": 2}, "trick": "*1", "hands": ["5h"]},
        {"options": {"jokers": 2}, "trick": "*1", "named": "s", "hands": ["5h"]},
    ],
)
def test_positions_that_cannot_be(position: dict[str, object]) -> None:
    with pytest.raises(Refused):
        at(**position)  # type: ignore[arg-type]
