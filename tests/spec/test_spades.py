"""Spades: the numbered examples of its spec, and what must be true of any match."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks.spades import SpadesState
from tests.spec.tricks import moves, refusal


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> SpadesState:
    """A position; ``partial`` unless told otherwise."""
    state = sobremesa.get("spades").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, SpadesState)
    return state


def new(seats: int = 4, seed: int = 0, **options: str | int) -> SpadesState:
    state = sobremesa.make("spades", seats, seed, None, **options)
    assert isinstance(state, SpadesState)
    return state


def facts(state: State) -> list[str]:
    return [fact.key for fact in state.view(None).facts]


def shown(state: State, seat: int) -> list[str]:
    """The cards of his own hand that a seat sees."""
    (hand,) = [zone for zone in state.view(seat).zones if zone.id == f"hand-{seat}"]
    return [item.face for item in hand.items]


def guesses(state: SpadesState, seat: int, count: int = 60) -> list[SpadesState]:
    found: list[SpadesState] = []
    for seed in range(count):
        guess = state.clone()
        guess.redeal(seat, SeededChance(seed))
        assert isinstance(guess, SpadesState)
        found.append(guess)
    return found


def scored(bids: list[int], tricks: list[int], blind: int = 0, **position: object) -> SpadesState:
    """The end of a hand of four with those bids and tricks (thirteen, or as many as given): P0 wins the last one."""
    won = [tricks[0] - 1, *tricks[1:]]
    played = at(bids=bids, blind=blind, tricks=won, leader=1, trick="2h 3h 4h", hands=["As"], broken=True, **position)  # type: ignore[arg-type]
    played.play(0, "As")
    assert played.tricks == tricks
    assert played.hand_over()
    return played


def gain(bids: list[int], tricks: list[int], blind: int = 0, side: int = 0, **options: object) -> tuple[int, int]:
    """The points and bags that the hand brings a side (P0 and P2, unless told otherwise). Seats are turned so that P0 wins the last trick."""
    state = scored(bids, tricks, blind, options=options)
    return state.totals[side], state.bags[side]


# -- the examples ----------------------------------------------------------------------------------------------------------------------


def test_01_a_contract_made_and_one_missed() -> None:
    assert gain([4, 2, 3, 2], [5, 3, 3, 2]) == (71, 1)
    assert gain([4, 2, 3, 2], [3, 5, 2, 3]) == (-20, 0)
    assert gain([4, 2, 3, 2], [3, 5, 2, 3], fail_penalty="total") == (-70, 0)


def test_02_ten_bags_cost_a_hundred() -> None:
    state = scored([4, 2, 2, 2], [5, 3, 3, 2], totals=[240, 0], bags=[9, 0])
    assert (state.totals[0], state.bags[0]) == (202, 1)
    sheet = state.sheet()
    assert sheet is not None
    lines = {line.say.key: line.values for line in sheet.lines}
    assert lines["spades-line-fine"] == (-100, 0)
    assert lines["spades-line-points"] == (62, 41)
    assert lines["spades-line-total"] == (202, 41)


def test_03_a_nil_beside_a_contract() -> None:
    assert gain([5, 3, 0, 3], [6, 4, 0, 3]) == (151, 1)
    assert gain([5, 3, 0, 3], [5, 4, 1, 3]) == (-50, 0)
    assert gain([5, 3, 0, 3], [5, 4, 1, 3], failed_nil="counted") == (-49, 1)
    assert gain([5, 3, 0, 3], [4, 4, 2, 3]) == (-110, 0)
    assert gain([5, 3, 0, 3], [4, 4, 2, 3], failed_nil="counted") == (-49, 1)


def test_04_a_blind_nil_is_worth_two_hundred() -> None:
    assert gain([4, 3, 0, 3], [4, 5, 0, 4], blind=0b0100) == (240, 0)
    assert gain([4, 3, 0, 3], [6, 2, 3, 2], blind=0b0100) == (-158, 2)


def test_05_both_partners_nil() -> None:
    assert gain([0, 3, 0, 3], [2, 6, 0, 5]) == (0, 0)
    assert gain([0, 3, 0, 3], [2, 6, 0, 5], failed_nil="counted") == (2, 2)


def test_06_blind_only_a_hundred_behind() -> None:
    state = at(phase="bid", totals=[120, 215], hands=["As 2c"])
    assert moves(state, 0)[0] == "bid 0"
    assert refusal(state, 0, "blind") == "spades-no-blind"
    assert shown(state, 0) == ["As", "2c"]
    state = at(phase="bid", totals=[115, 215], hands=["As 2c", "", "3c", ""])
    assert moves(state, 0) == ["look", "blind"]
    assert shown(state, 0) == shown(state, 2) == []
    assert refusal(state, 0, "bid 2") == "spades-look-first"
    assert refusal(state, 0, "As") == "spades-look-first"
    state.play(0, "blind")
    assert (state.bids[0], state.blind) == (0, 1)
    assert shown(state, 0) == ["As", "2c"]
    state.play(1, "bid 4")
    assert "look" not in moves(state, 2), "only one of a side"
    assert refusal(state, 2, "blind") == "spades-no-blind"


def test_07_the_first_lead() -> None:
    state = at(hands=["As 9d"])
    assert moves(state, 0) == ["9d"]
    assert refusal(state, 0, "As") == "spades-not-broken"
    spades = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
    state = at(hands=[spades, "2h"])
    assert sorted(moves(state, 0)) == sorted(spades.split())
    state.play(0, "5s")
    assert state.broken
    assert "spades-are-broken" in facts(state)


def test_08_a_spade_beats_the_suit_led_and_breaks() -> None:
    state = at(trick="Kh", hands=["2c", "2s 3c", "Ah 4c", "3s 5c"])
    assert "spades-unbroken" in facts(state)
    state.play(1, "2s")
    assert state.broken
    state.play(2, "Ah")
    state.play(3, "3s")
    assert state.turn() == 3
    assert "spades-are-broken" in facts(state)


def test_09_unbroken_spades_are_not_led() -> None:
    for broken, legal in ((False, ["4c"]), (True, ["4c", "Qs"])):
        state = at(leader=2, hands=["", "", "Qs 4c"], tricks=[1, 1], broken=broken)
        assert sorted(moves(state, 2)) == legal


def test_10_the_muestra_leads_the_first_trick() -> None:
    state = at(3, turn_up="7h", hands=["2c 3c", "Kh 4c", "3h 5c"], bids=[0] * 3)
    assert sorted(moves(state, 0)) == ["2c", "3c"]
    state.play(0, "2c")
    assert moves(state, 1) == ["Kh"]
    assert refusal(state, 1, "4c") == "tricks-follow"
    again = sobremesa.get("spades").restore(state.position())
    for match in (state, again):
        match.play(1, "Kh")
        match.play(2, "3h")
        assert (match.turn(), match.fields()["tricks"]) == (1, [0, 1, 0])
        assert moves(match, 1) == ["4c"]
    state = at(3, turn_up="Qs", hands=["5s 2c", "As Ks 3c", "Jd 4c"], bids=[0] * 3)
    for seat, card in enumerate(("5s", "As", "Jd")):
        state.play(seat, card)
    assert state.turn() == 1
    assert not state.broken
    assert moves(state, 1) == ["3c"]
    state = at(3, turn_up="Qs", hands=["5s 2c", "As Ks", "Jd 4c"], bids=[0] * 3)
    for seat, card in enumerate(("5s", "As", "Jd")):
        state.play(seat, card)
    assert moves(state, 1) == ["Ks"]
    state = at(3, turn_up="Ah", hands=["2s 3c", "3h 4c", "3s 5c"], bids=[0] * 3)
    for seat, card in enumerate(("2s", "3h", "3s")):
        state.play(seat, card)
    assert (state.turn(), state.broken) == (2, True)


@pytest.mark.parametrize(("twins", "winner"), [("first", 0), ("second", 1)])
def test_11_six_players(twins: str, winner: int) -> None:
    hands = ["Ks 2c", "Ks' 3c", "3s 4c", "4s 5c", "5s 6c", "6s 7c"]
    state = at(6, {"twins": twins}, broken=True, hands=hands, bids=[0] * 6)
    for seat, card in enumerate(("Ks", "Ks'", "3s", "4s", "5s", "6s")):
        state.play(seat, card)
    assert state.turn() == winner
    aside = new(6, fit="aside")
    assert (aside.aside.bit_count(), [hand.bit_count() for hand in aside.hands]) == (2, [17] * 6)
    for fit, out in (("remove_2d", ["2d", "2d'"]), ("remove_2c", ["2c", "2c'"])):
        whole = new(6, fit=fit)
        assert [hand.bit_count() for hand in whole.hands] == [17] * 6
        assert sorted(set(whole.pack.names) - set(whole.census())) == out


def test_12_whiz_and_mirror() -> None:
    four, none = "As 2s 3s 4s 5h", "2h 3h 4d"
    for variant, some, void in (("whiz", ["bid 0", "bid 4"], ["bid 0"]), ("mirror", ["bid 4"], ["bid 0"])):
        state = at(options={"variant": variant}, phase="bid", hands=[four, none])
        assert moves(state, 0) == some
        assert refusal(state, 0, "bid 3") == f"spades-{variant}"
        state.play(0, "bid 4")
        assert moves(state, 1) == void


def test_13_suicide() -> None:
    state = at(options={"variant": "suicide"}, phase="bid")
    assert moves(state, 0) == ["bid 0", *[f"bid {n}" for n in range(4, 14)]]
    assert refusal(state, 0, "bid 3") == "spades-suicide"
    state.play(0, "bid 0")
    state.play(1, "bid 5")
    assert moves(state, 2) == [f"bid {n}" for n in range(4, 14)]
    state.play(2, "bid 4")
    assert moves(state, 3) == ["bid 0"]
    state = at(options={"variant": "suicide"}, phase="bid")
    state.play(0, "bid 5")
    state.play(1, "bid 0")
    assert moves(state, 2) == ["bid 0"]
    assert refusal(state, 2, "bid 4") == "spades-suicide"


def test_14_without_nils_zero_is_a_number() -> None:
    assert gain([0, 4, 3, 4], [1, 5, 3, 4], nil="off") == (31, 1)


def ended(totals: list[int], hand: int = 0, **options: object) -> SpadesState:
    """A match after a hand of two contracts just made by six and four tricks."""
    state = scored([4, 3, 2, 1], [4, 4, 2, 3], options=options, hand=hand, totals=[totals[0] - 60, totals[1] - 43])
    assert state.totals == totals
    return state


def test_15_the_end() -> None:
    over = ended([505, 512])
    assert (over.actors(), over.winners()) == (0, [1, 3])
    lost = ended([-500, 20])
    assert (lost.actors(), lost.winners()) == (0, [1, 3])
    assert ended([-499, 20]).actors()
    tied = ended([520, 520])
    assert tied.actors()
    tied.play(tied.turn(), "deal")
    assert tied.phase == 3
    five = ended([310, 180], hand=4, hands=5)
    assert (five.actors(), five.winners()) == (0, [0, 2])
    assert ended([310, 180], hand=3, hands=5).actors()
    assert ended([180, 180], hand=4, hands=5).actors(), "level: another hand"
    assert ended([700, 180], hand=3, hands=5).actors(), "just so many hands"
    assert not ended([310, 180], target=300).actors()
    both = ended([-510, -620])
    assert (both.actors(), both.winners()) == (0, [0, 2])


def test_16_bags_without_a_fine() -> None:
    state = scored([4, 2, 2, 2], [5, 3, 3, 2], totals=[240, 0], bags=[9, 0], options={"bags": "none"})
    assert state.totals[0] == 302


def test_17_all_bid_before_they_see() -> None:
    state = new(variant="all_blind")
    for seat in range(4):
        for other in range(4):
            assert shown(state, other) == []
        assert moves(state, seat) == [f"bid {n}" for n in range(14)]
        state.play(seat, "bid 0" if seat == 1 else "bid 3")
    assert all(len(shown(state, seat)) == 13 for seat in range(4))
    assert state.phase == 0
    assert state.view(0).seats[1].notes[0].key == "spades-blind-nil"
    assert gain([4, 0, 4, 3], [5, 0, 4, 4], side=1, variant="all_blind")[0] == 231
    assert gain([0, 3, 4, 3], [2, 4, 4, 3], variant="all_blind")[0] == -160
    assert gain([0, 3, 4, 3], [2, 4, 4, 3], variant="all_blind", nil="off")[0] == 42


# -- the blind nil -----------------------------------------------------------------------------------------------------------------------


def behind(seed: int = 0, seats: int = 4, **options: str | int) -> SpadesState:
    """A match at the deal, the side of P0 two hundred behind."""
    state = new(seats, seed, **options)
    position = state.position()
    position.pop("blindfold")
    totals = [200] * state.teams
    totals[0] = 0
    again = sobremesa.get("spades").restore({**position, "totals": totals})
    assert isinstance(again, SpadesState)
    return again


def test_who_has_not_looked_knows_nothing_of_his_hand() -> None:
    state = behind()
    assert state.blindfold == 0b0101
    own = {guess.hands[0] for guess in guesses(state, 0)}
    assert len(own) > 50
    assert state.hands[0] not in own
    assert {guess.hands[1] for guess in guesses(state, 1)} == {state.hands[1]}
    assert len({guess.hands[0] for guess in guesses(state, 1)}) > 50
    state.play(0, "look")
    assert len(shown(state, 0)) == 13
    assert {guess.hands[0] for guess in guesses(state, 0)} == {state.hands[0]}
    assert len({guess.hands[2] for guess in guesses(state, 2)}) > 50, "P2 has still not looked"
    assert "blind" not in moves(state, 0)
    state.play(0, "bid 3")
    state.play(1, "bid 3")
    assert moves(state, 2) == ["look", "blind"]


def exchanging(seats: int = 4, **options: str | int) -> SpadesState:
    state = behind(0, seats, **options)
    state.play(0, "blind")
    for seat in range(1, state.seats):
        state.play(seat, "bid 3")
    return state


def test_the_exchange_is_between_the_two_alone() -> None:
    state = exchanging()
    assert state.actors() == 1
    assert len(moves(state, 0)) == 1 + 13 * 12 // 2
    assert refusal(state, 0, "give " + " ".join(shown(state, 0)[:1])) == "spades-give-two"
    assert refusal(state, 0, "give " + " ".join(shown(state, 2)[:2])) == "spades-give-two"
    given = shown(state, 0)[:2]
    state.events = []
    state.play(0, "give " + " ".join(given))
    assert [event.kind for event in state.heard(0)] == [event.kind for event in state.heard(1)] == ["pass"]
    assert [event.kind for event in state.heard(2)] == ["pass", "receive"]
    assert (state.actors(), len(shown(state, 2))) == (0b0100, 15)
    assert refusal(state, 2, "keep") == "spades-give-two"
    assert len(moves(state, 2)) == 15 * 14 // 2
    mask = state.pack.mask(" ".join(given))
    assert all(guess.hands[2] & mask == mask for guess in guesses(state, 0))
    assert not all(guess.hands[2] & mask == mask for guess in guesses(state, 1))
    back = [given[0], next(card for card in shown(state, 2) if card not in given)]
    state.play(2, "give " + " ".join(back))
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    assert (state.phase, state.actors()) == (0, 1)
    kept, returned = state.pack.mask(given[1]), state.pack.mask(" ".join(back))
    assert all(guess.hands[2] & kept for guess in guesses(state, 0))
    assert all(guess.hands[0] & returned == returned for guess in guesses(state, 2))
    assert not all(guess.hands[0] & returned == returned for guess in guesses(state, 3))


def test_the_same_two_may_come_back_and_none_need_go() -> None:
    state = exchanging()
    before = state.hands[:]
    given = " ".join(shown(state, 0)[:2])
    state.play(0, f"give {given}")
    state.play(2, f"give {given}")
    assert state.hands == before
    state = exchanging()
    state.play(0, "keep")
    assert (state.phase, state.actors()) == (0, 1)


def test_no_partner_no_exchange() -> None:
    assert exchanging(teams="individual").phase == 0
    assert exchanging(seats=3).phase == 0


def test_the_partner_in_teams_of_three_is_the_next_of_them() -> None:
    state = exchanging(seats=6, teams="two_teams")
    state.play(0, "give " + " ".join(shown(state, 0)[:2]))
    assert state.actors() == 1 << 2
    state = exchanging(seats=6)
    state.play(0, "give " + " ".join(shown(state, 0)[:2]))
    assert state.actors() == 1 << 3


def test_two_sides_may_be_blind() -> None:
    position = new(6).position()
    position.pop("blindfold")
    state = sobremesa.get("spades").restore({**position, "totals": [0, 50, 300]})
    assert isinstance(state, SpadesState)
    assert state.blindfold == 0b011011
    state.play(0, "look")
    state.play(0, "bid 4")
    state.play(1, "blind")
    state.play(2, "bid 4")
    state.play(3, "blind")
    state.play(4, "bid 2")
    state.play(5, "bid 2")
    assert state.actors() == 1 << 1
    state.play(1, "keep")
    assert state.actors() == 1 << 3
    state.play(3, "give " + " ".join(shown(state, 3)[:2]))
    assert state.actors() == 1
    state.play(0, "give " + " ".join(shown(state, 0)[:2]))
    assert state.phase == 0


def test_blind_nil_can_be_left_out() -> None:
    options: tuple[dict[str, str | int], ...] = ({"blind_nil": "off"}, {"nil": "off"}, {"variant": "whiz"}, {"variant": "mirror"})
    for chosen in options:
        assert behind(3, 4, **chosen).blindfold == 0
    assert behind(variant="suicide").blindfold == 0


# -- what the bids and plays tell ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["whiz", "mirror"])
def test_a_bid_that_counts_spades_is_believed(variant: str) -> None:
    """Guesses give a bidder just the spades that the rules say he has left."""
    for seed in range(6):
        state = new(4, seed, variant=variant)
        rng = random.Random(seed)
        first = state.bids[:]
        for _ in range(40):
            if state.hand_over():
                break
            seat = state.turn()
            state.apply(seat, rng.choice(state.actions(seat)))
            for guess in guesses(state, 0, 3):
                for place in range(1, 4):
                    if state.bids[place] > 0:
                        assert (guess.hands[place] & state.spades).bit_count() == (state.hands[place] & state.spades).bit_count()
        assert state.bids != first


def test_leading_an_unbroken_spade_tells_that_there_is_nothing_else() -> None:
    state = new(seed=1)
    position = state.position()
    spades = [card for card in state.pack.names if card.endswith("s")]
    rest = [card for card in state.pack.names if not card.endswith("s")]
    hands = [" ".join(spades), " ".join(rest[:13]), " ".join(rest[13:26]), " ".join(rest[26:])]
    state = sobremesa.get("spades").restore({**position, "phase": "play", "hands": hands, "bids": [13, 1, 1, 1], "mover": 0})  # type: ignore[assignment]
    assert isinstance(state, SpadesState)
    state.play(0, "As")
    assert all(guess.hands[0] == state.hands[0] for guess in guesses(state, 1, 5))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (4, {"teams": "individual"}), (3, {}), (6, {}), (6, {"teams": "two_teams"}), (6, {"teams": "individual", "fit": "aside"})],
)
def test_every_trick_is_won_and_every_point_explained(seats: int, options: dict[str, str | int]) -> None:
    state = new(seats, 5, hands=6, **options)
    rng = random.Random(seats)
    blind = 0
    while state.actors():
        before = state.totals[:]
        while not state.hand_over():
            seat = state.turn()
            blind += bool(state.blindfold)
            state.apply(seat, rng.choice(state.actions(seat)))
        assert sum(state.tricks) == (13 if seats == 4 else 17)
        assert sum(len(bits(pile)) for pile in state.piles) == sum(state.tricks) * seats
        sheet = state.sheet()
        assert sheet is not None
        for side in range(state.teams):
            shares = [line.values[side] for line in sheet.lines if line.say.key in ("spades-line-points", "spades-line-nil", "spades-line-fine")]
            assert sum(int(share) for share in shares) == state.totals[side] - before[side]
        assert all(0 <= bags < 10 for bags in state.bags)
        if state.actors():
            state.play(state.turn(), "deal")
    assert state.hand >= 5
    assert blind, "somebody was far enough behind"


def test_options_that_do_not_go_together() -> None:
    for seats, options in (
        (4, {"teams": "two_teams"}),
        (3, {"teams": "two_teams"}),
        (3, {"variant": "suicide"}),
        (4, {"variant": "suicide", "teams": "individual"}),
    ):
        with pytest.raises(Refused):
            sobremesa.make("spades", seats, 0, None, **options)


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "bid", "bids": [1, 1, 1, 1]},
        {"bids": [14, 0, 0, 0]},
        {"bids": [0, 1, 1, 1], "phase": "give"},
        {"bags": [12, 0]},
        {"blindfold": 1},
        {"phase": "bid", "blindfold": 64},
    ],
)
def test_positions_that_cannot_be(position: dict[str, object]) -> None:
    with pytest.raises(Refused):
        at(**position)  # type: ignore[arg-type]
