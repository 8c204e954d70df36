"""La mona: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots import get_bot
from sobremesa.core.chance import SeededChance
from sobremesa.core.refusal import Refused
from sobremesa.games.matching.la_mona import GAME, LaMonaState


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> LaMonaState:
    """A position that holds only the cards that matter."""
    state = GAME.restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, LaMonaState)
    return state


def dealt(seats: int = 4, seed: int = 0, **options: object) -> LaMonaState:
    state = sobremesa.make("la-mona", seats=seats, seed=seed, **options)
    assert isinstance(state, LaMonaState)
    return state


def moves(state: LaMonaState, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def hands(state: LaMonaState) -> list[str]:
    return [state.pack.text(hand) for hand in state.hands]


def refusal(state: LaMonaState, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    return refused.value.key


def draw(state: LaMonaState, card: str) -> None:
    """The fan is held out, if it is not yet, and that card taken."""
    if "offer" in moves(state, state.giver):
        state.play(state.giver, "offer")
    place = state.hands[state.giver].index(state.pack.card(card))
    state.play(state.taker, f"take {place + 1}")


def said(state: LaMonaState, seat: int | None) -> list[str]:
    return [event.say.key for event in state.view(seat).events]


@pytest.mark.parametrize(
    ("seats", "options", "sizes"),
    [
        (4, {}, [10, 10, 10, 9]),
        (4, {"deck": "es48"}, [12, 12, 12, 11]),
        (4, {"deck": "fr52"}, [13, 13, 13, 12]),
        (10, {}, [4] * 9 + [3]),
        (4, {"variant": "blind"}, [10, 10, 10, 9]),
        (5, {"deck": "fr52", "variant": "blind"}, [11, 10, 10, 10, 10]),
    ],
)
def test_01_the_deal(seats: int, options: dict[str, object], sizes: list[int]) -> None:
    state = dealt(seats, **options)
    assert len(state.census()) == sum(sizes) + (state.aside >= 0)
    assert "10b" not in state.census() or state.blind
    laid: list[list[str]] = [[] for _ in range(seats)]
    for event in state.events:
        if event.say.key == "la-mona-lays":
            laid[event.seat] = str(event.say.facts["cards"]).split()
    assert [len(hand) + len(pairs) for hand, pairs in zip(state.hands, laid, strict=True)] == sizes
    assert (state.giver, state.taker) == (seats - 1, 0)
    assert "dealer" in state.view(0).seats[seats - 1].badges


def test_02_first_discards() -> None:
    state = at(hands=["10o 10c 10e 5o 5b 7c", "7e", "3c", "3b"])
    assert hands(state)[0] == "10o 7c"
    assert state.pack.text(state.laid) == "10c 10e 5o 5b"


def test_02_of_three_one_stays_and_of_four_none() -> None:
    state = at(hands=["5o 5c 5e 6o 6c 6e 6b 10o", "5b", "3c", "3b"])
    assert [len(hand) for hand in state.hands] == [2, 1, 1, 1]
    assert len(state.laid) == 6


def test_03_the_mona_pairs_with_nothing() -> None:
    state = at(hands=["10o 10c", "10e", "3c", "3b"])
    assert hands(state)[0] == "10o 10c"
    assert state.laid == []


def test_04_a_pair_goes_down_and_the_taker_offers() -> None:
    state = at(hands=["7c 2o", "2c 10o", "3c", "7e 3b"])
    assert moves(state, 3)[:2] == ["offer", "shuffle"]
    assert refusal(state, 0, "take 1") == "not-your-turn"
    draw(state, "7e")
    assert hands(state) == ["2o", "2c 10o", "3c", "3b"]
    assert state.pack.text(state.laid) == "7c 7e"
    assert (state.giver, state.taker) == (0, 1)


def test_04_a_card_without_a_mate_is_kept() -> None:
    state = at(hands=["7c 2o", "2c 10o", "3c", "7e 3b"])
    draw(state, "3b")
    assert hands(state)[0] == "7c 2o 3b"
    assert (state.giver, state.taker) == (0, 1)


def test_05_the_giver_is_out_with_his_last_card() -> None:
    state = at(hands=["7c 2o", "2c 10o 4e", "3c 4c 5o", "3b"])
    draw(state, "3b")
    assert state.hands[3] == []
    assert "la-mona-safe" in state.view(0).seats[3].badges
    draw(state, "7c")
    draw(state, "4e")
    assert (state.giver, state.taker) == (2, 0)
    draw(state, "5o")
    assert state.pack.text(state.hands[0]) == "2o 3b 5o"


def test_06_the_taker_goes_out() -> None:
    state = at(hands=["7c 2o", "7e", "2c 10o", "3c"], giver=0, taker=1)
    draw(state, "7c")
    assert state.hands[1] == []
    assert (state.giver, state.taker) == (0, 2)


def test_07_two_left() -> None:
    """Whatever happens, with two left the others' cards are the mates of the one's, and the mona."""
    for seed in range(6):
        state = dealt(3, seed).quiet()
        assert isinstance(state, LaMonaState)
        rng = random.Random(seed)
        while state.actors():
            state.apply(state.turn(), rng.choice(state.actions(state.turn())))
            holders = state.holders()
            if len(holders) == 2:
                one, other = ([state.kind(card) for card in state.hands[seat]] for seat in holders)
                assert set(one) ^ set(other) == {state.kind(state.mona)}
                assert abs(len(one) - len(other)) == 1
        assert state.pack.names[state.odd] == "10o"


def test_08_the_last_cards() -> None:
    state = at(2, hands=["3b", "3c 10o"])
    draw(state, "3c")
    assert not state.actors()
    assert (state.loser, state.scores(), state.winners()) == (1, [0, 1], [0])
    state = at(2, hands=["3b", "3c 10o"])
    draw(state, "10o")
    assert hands(state) == ["3b 10o", "3c"]
    assert (state.giver, state.taker) == (0, 1)


def test_09_blind_any_card_may_be_the_odd_one() -> None:
    state = at(2, {"variant": "blind"}, aside="4e", hands=["10o 10c 4b", "7o"])
    assert state.pack.text(state.laid) == "10o 10c"


def test_09_blind_the_holder_of_the_odd_card_loses() -> None:
    state = at(2, {"variant": "blind"}, aside="4e", hands=["7o 4b", "7c"], giver=0, taker=1)
    assert [zone.items for zone in state.view(0).zones if zone.id == "aside"] == [[]]
    state.play(0, "7o")
    assert (state.loser, state.pack.names[state.odd]) == (0, "4b")
    assert [zone.items[0].face for zone in state.view(None).zones if zone.id == "aside"] == ["4e"]


def test_10_blind_the_giver_chooses() -> None:
    state = at(4, {"deck": "es48", "variant": "blind"}, aside="4e", hands=["2o", "3o", "6o 9c", "9b 2c"], giver=2, taker=3)
    assert moves(state, 2) == ["6o", "9c"]
    assert refusal(state, 2, "9b") == "not-held"
    assert refusal(state, 2, "6o hand-0") == "la-mona-neighbour"
    state.play(2, "9c hand-3")
    assert hands(state) == ["2o", "3o", "6o", "2c"]
    assert state.pack.text(state.laid) == "9b 9c"
    assert (state.giver, state.taker) == (3, 0)


def test_11_the_forfeit() -> None:
    state = at(4, {"forfeit": "count"}, phase="forfeit", loser=1, odd="10o", monas=[0, 1, 0, 0], stock="5c 12o 1e 7b")
    for seat in (2, 3, 0):
        assert state.turn() == seat
        state.play(seat, "uncover")
    assert state.pack.text(state.uncovered) == "5c 12o 1e"
    assert [state.pats(seat) for seat in range(4)] == [1, 0, 5, 12]
    sheet = state.view(None).sheet
    assert sheet is not None
    assert sheet.lines[1].values == (1, 18, 5, 12)
    assert not state.actors()


def test_11_the_whole_pack_is_shuffled() -> None:
    state = at(2, {"forfeit": "count"}, hands=["3b", "3c 10o"])
    draw(state, "3c")
    assert (state.turn(), moves(state, 0)) == (0, ["uncover"])
    assert [item.face for zone in state.view(0).zones if zone.id == "hand-1" for item in zone.items] == ["10o"]
    before = sorted(state.census())
    state.play(0, "stock")
    assert sorted(state.census()) == before
    assert len(state.stock) == 2


@pytest.mark.parametrize(
    ("deck", "card", "worth"), [("es48", "9o", 9), ("es40", "10c", 10), ("fr52", "Ac", 1), ("fr52", "Th", 10), ("fr52", "Kd", 13)]
)
def test_11_what_a_card_counts(deck: str, card: str, worth: int) -> None:
    state = at(options={"deck": deck})
    assert state.worth(state.pack.card(card)) == worth


def test_12_the_french_pack() -> None:
    assert len(dealt(deck="fr52").census()) == 51
    assert "Jc" not in dealt(deck="fr52").census()
    state = at(options={"deck": "fr52"}, hands=["Jh Js Jd", "3c 4s", "3d 4h", ""])
    assert hands(state)[0] == "Jd"


def test_the_giver_arranges_his_fan() -> None:
    state = at(hands=["7c 2o", "2c 10o", "4c", "7e 3b 10c"])
    assert refusal(state, 3, "put 7e 1") == "la-mona-place"
    assert refusal(state, 3, "put 2o 1") == "not-held"
    assert refusal(state, 3, "7e") == "la-mona-unseen"
    state.play(3, "10c hand-3/1")
    assert hands(state)[3] == "10c 7e 3b"
    state.play(3, "put 3b 1")
    assert hands(state)[3] == "3b 10c 7e"
    assert moves(state, 3) == ["offer", "shuffle"], "two moves make any order of three"
    assert refusal(state, 3, "put 7e 1") == "la-mona-arranged"
    state.play(3, "offer")
    assert refusal(state, 0, "4c") == "not-held"
    state.play(0, "take 3")
    assert state.pack.text(state.laid) == "7c 7e"


def test_a_single_card_needs_no_arranging() -> None:
    assert at(hands=["7c 2o", "2c", "4c", "7e"]).turn() == 0


def test_the_fan_tells_nothing() -> None:
    """Fresh handles each time, for the taker alone, in the giver's order; nobody else sees which card went."""
    state = at(hands=["7c 2o", "2c 10o", "4c 5c", "7e 3b 10c"])
    state.play(3, "offer")
    (fan,) = [zone for zone in state.view(0).zones if zone.id == "fan"]
    first = [item.id for item in fan.items]
    assert len(set(first)) == 3
    assert all(not item.face for item in fan.items)
    for other in (1, 2, None):
        (fan,) = [zone for zone in state.view(other).zones if zone.id == "fan"]
        assert (fan.items, fan.count) == ([], 3)
    state.events = []
    state.play(0, first[1])
    assert hands(state)[0] == "7c 2o 3b"
    assert [said(state, seat)[0] for seat in (0, 3)] == ["la-mona-takes-card"] * 2
    assert [said(state, seat)[0] for seat in (1, 2, None)] == ["la-mona-takes"] * 3
    state.play(0, "offer")
    (fan,) = [zone for zone in state.view(1).zones if zone.id == "fan"]
    assert not {item.id for item in fan.items} & set(first)
    with pytest.raises(Refused):
        state.parse(1, first[1])


def test_the_deal_is_not_sorted() -> None:
    """A fan in the order of the pack would tell numbers by their places."""
    state = dealt(2, 3)
    assert any(hand != sorted(hand) for hand in state.hands)


def test_guesses_keep_what_a_seat_has_given() -> None:
    for blind in (False, True):
        options: dict[str, object] = {"variant": "blind"} if blind else {}
        state = at(4, options, aside="12o" if blind else "", hands=["7c 2o 6o", "2c 10o 6c", "4c 5c 12c", "5e 3b 4e"])
        if blind:
            state.play(3, "3b")
        else:
            draw(state, "3b")
        for seed in range(12):
            guess = state.clone()
            guess.redeal(3, SeededChance(seed))
            assert isinstance(guess, LaMonaState)
            assert state.pack.card("3b") in guess.hands[0]
            for hand in guess.hands:
                kinds = [guess.kind(card) for card in hand]
                assert len(set(kinds)) == len(kinds), "all pairs have gone down"
        if blind:
            state.play(0, "7c")
        else:
            draw(state, "7c")
        assert state.known[3] == 0, "it may have been that card"


def test_blind_chance_breaks_a_deadlock() -> None:
    state = at(3, {"variant": "blind"}, aside="12o", hands=["2o 3o 4o", "5o 6o 7o", "2c 5c 12c"], passes=35)
    assert moves(state, 2) == ["2c", "5c", "12c"]
    state = at(3, {"variant": "blind"}, aside="12o", hands=["2o 3o 4o", "5o 6o 7o", "2c 5c 12c"], passes=36)
    assert moves(state, 2) == ["pass"]
    assert refusal(state, 2, "2c") == "la-mona-random"
    while not state.laid:
        state.play(state.turn(), "pass")
    assert state.passes == 0
    assert "pass" not in moves(state, state.turn())


@pytest.mark.parametrize("count", [1, 3, 5])
def test_hands_of_a_match(count: int) -> None:
    state = dealt(3, 5, hands=count)
    rng = random.Random(count)
    manos: list[int] = []
    while state.actors():
        if state.hand_over():
            assert moves(state, state.turn()) == ["deal"]
        if len(manos) == state.hand:
            manos.append(state.taker)
        state.apply(state.turn(), rng.choice(state.actions(state.turn())))
    assert manos == [hand % 3 for hand in range(count)], "the deal goes round"
    assert sum(state.scores()) == count
    most = max(state.scores())
    assert state.winners() == [seat for seat, monas in enumerate(state.scores()) if monas < most]


def test_bots_play_both_ways() -> None:
    for variant in ("classic", "blind"):
        state = dealt(3, 1, variant=variant, forfeit="count")
        chance = SeededChance(2)
        bot = get_bot("la-mona", "easy")
        for _ in range(400):
            if not state.actors():
                break
            decision = bot.decide(state, state.turn(), chance)
            assert decision.action is not None
            state.apply(state.turn(), decision.action)
        assert not state.actors()


def test_a_pair_laid_down_tells_which_card_went() -> None:
    """P0 gave the 7c to P1; the card that P2 then takes of P1 and pairs for all to see was another one."""
    state = at(3, hands=["7c 3b 10o", "4c 6b", "4e 3e 6o"], phase="draw", giver=0, taker=1)
    draw(state, "7c")
    draw(state, "4c")
    assert state.known[0] == 1 << state.pack.card("7c")
    for seed in range(20):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, LaMonaState)
        assert guess.pack.card("7c") in guess.hands[1]


def test_a_last_card_is_known_wherever_it_goes() -> None:
    state = at(3, hands=["7c 3b 10o", "4c", "3e 7o"], phase="draw", giver=1, taker=2, known=["4c"])
    draw(state, "4c")
    assert state.known[0] == 1 << state.pack.card("4c")


@pytest.mark.parametrize(
    "wrong",
    [
        {"giver": 4},
        {"taker": -1},
        {"loser": 4},
        {"phase": "draw", "giver": 1, "taker": 1},
        {"phase": "draw", "giver": 3, "taker": 0},
        {"hands": ["7c", "7c"]},
        {"laid": "7c 7o"},
        {"known": ["", "", "", "", "7c"]},
        {"picked": [0, 0, 0, 0, 0]},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    whole: dict[str, object] = {"seats": 4, "partial": True, "hands": ["7c", "10o 7e"]}
    GAME.restore(whole)
    with pytest.raises(Refused):
        GAME.restore({**whole, **wrong})


@pytest.mark.parametrize("text", ["take ²", "take " + "9" * 5000, "put 7c ²"])
def test_words_that_are_no_place(text: str) -> None:
    with pytest.raises(Refused):
        dealt().play(3, text)


@pytest.mark.parametrize(("variant", "key"), [("classic", "la-mona-from"), ("blind", "la-mona-to")])
def test_the_table_says_who_chooses(variant: str, key: str) -> None:
    assert key in [fact.key for fact in dealt(variant=variant).view(None).facts]
