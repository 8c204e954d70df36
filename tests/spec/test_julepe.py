"""Julepe: the numbered examples of its spec, and what follows from its rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks._julepe_hand import DISCARDING
from sobremesa.games.tricks._plate import settle_alone
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.julepe import JulepeState
from tests.laws import laws

GAME = sobremesa.get("julepe")
OUT, IN = 1, 2


def at(seats: int = 6, options: dict[str, object] | None = None, **position: object) -> JulepeState:
    """A position that may hold less than the pack."""
    state = GAME.restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, JulepeState)
    return state


def new(seats: int = 6, seed: int = 1, **options: str | int) -> JulepeState:
    given: dict[str, object] = {"seats": seats, **options}
    state = GAME.start(seats, Options.of(GAME, seats, given), SeededChance(seed))
    assert isinstance(state, JulepeState)
    return state


def moves(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def refusal(state: State, seat: int, text: str) -> Refused:
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    assert state.position() == before
    return refused.value


def legal(hand: str, trick: str, deck: str = "es40", trump: str = "o") -> set[str]:
    """The cards that P1 may play to a trick led by the seat before him, or by the one before that."""
    leader = (1 - len(trick.split())) % 6
    hands = [""] * 6
    hands[1] = hand
    return set(moves(at(options={"deck": deck}, trump=trump, leader=leader, trick=trick, hands=hands), 1))


def declare(state: JulepeState, *words: str) -> JulepeState:
    for word in words:
        state.play(state.turn(), word)
    return state


def throw(state: JulepeState, *counts: int) -> JulepeState:
    """The next ones throw so many cards, any."""
    for count in counts:
        seat = state.turn()
        cards = [state.pack.names[card] for card in bits(state.hands[seat])][:count]
        state.play(seat, " ".join(["discard", *cards]))
    return state


def ended(tricks: list[int], seats: int = 6, options: dict[str, object] | None = None, **position: object) -> JulepeState:
    """A hand in which those with a number of tricks from 0 up play, the others (-1) having passed, after its last trick; trumps are oros."""
    ins = [seat for seat in range(seats) if tricks[seat] >= 0]
    called = [IN if seat in ins else OUT for seat in range(seats)]
    if seats == 7:
        called[6] = 0
    winner = next(seat for seat in ins if tricks[seat] > 0)
    before = [max(count, 0) for count in tricks]
    before[winner] -= 1
    low = iter(["2c", "4c", "5c", "6c", "7c", "10c"])
    hands = ["1o" if seat == winner else next(low) if seat in ins else "" for seat in range(seats)]
    state = at(seats, options, trump="o", called=called, tricks=before, hands=hands, leader=winner, **position)
    for _ in ins:
        state.apply(state.turn(), state.actions(state.turn())[0])
    assert state.hand_over()
    assert state.tricks == [max(count, 0) for count in tricks]
    return state


def against_baceta(lone: int, tricks: int, plate: int, **position: object) -> JulepeState:
    """A hand of P3 (or another) alone against the baceta, P0 (or P1) acting for it, before its last trick, which ``lone`` wins if he has any."""
    defender = 0 if lone else 1
    called = [OUT] * 6
    called[lone] = IN
    before = [0] * 6
    before[lone], before[defender] = tricks, 5 - tricks
    winner = lone if tricks else defender
    before[winner] -= 1
    hands = [""] * 6
    hands[winner] = "1o"
    hands[lone + defender - winner] = "2c"
    position = {"trump": "o", "called": called, "leader": winner, "tricks": before, "hands": hands, "plate": plate, "mano": 0, **position}
    state = at(**position)  # type: ignore[arg-type]
    assert state.defender == defender
    for card in ("1o", "2c"):
        state.play(state.turn(), card)
    assert state.hand_over()
    return state


def test_01_asistir_and_montar() -> None:
    assert legal("7c 2c 1o", "5c") == {"7c"}
    assert legal("7c 2c 1o", "12c") == {"7c", "2c"}
    state = at(trump="o", leader=0, trick="5c", hands=["", "7c 2c 1o"])
    assert refusal(state, 1, "2c").key == "tricks-head"
    assert refusal(state, 1, "1o").key == "tricks-head"
    assert legal("7o 2o 1c", "5o") == {"7o"}, "trumps led are headed too"


def test_02_pisar_and_subfallar() -> None:
    assert legal("7e 6o 2o", "5c 4o") == {"6o"}
    assert legal("7e 3b 2o", "5c 4o") == {"2o"}
    assert legal("7e 3b 2o", "5c") == {"2o"}
    assert legal("7e 3b", "5c 4o") == {"7e", "3b"}
    state = at(trump="o", leader=0, trick="5c 4o", hands=["", "", "7e 3b 2o"])
    assert refusal(state, 2, "7e").key == "tricks-underruff"
    state = at(trump="o", leader=0, trick="5c 4o", hands=["", "", "7e 6o 2o"])
    assert refusal(state, 2, "2o").key == "tricks-overruff"


def test_03_no_montar_after_a_ruff() -> None:
    assert legal("1c 2c 3o", "5c 4o") == {"1c", "2c"}


def test_04_two_julepes() -> None:
    state = ended([2, 2, 1, 0, -1, -1], plate=10)
    assert state.gained == [15, 15, -10, -10, 0, 0]
    assert state.plate == 0


def test_05_three_players_in() -> None:
    assert ended([3, 2, 0, -1, -1, -1], plate=10).gained == [10, 10, -10, 0, 0, 0]
    assert ended([3, 1, 1, -1, -1, -1], plate=10).gained == [30, -10, -10, 0, 0, 0]
    assert ended([5, 0, 0, -1, -1, -1], plate=10).gained == [30, -10, -10, 0, 0, 0]


def test_06_no_winner() -> None:
    state = ended([1, 1, 1, 1, 1, -1], plate=10)
    assert state.gained == [-10] * 5 + [0]
    assert state.plate == 60
    state.play(state.turn(), "deal")
    assert state.plate == 70


def test_07_an_odd_chip_stays() -> None:
    state = ended([2, 2, 1, -1, -1, -1], plate=15)
    assert state.gained[:3] == [12, 12, -10]
    assert state.plate == 1


def test_08_the_dealer_took_the_ace() -> None:
    state = ended([2, 1, -1, -1, -1, 2], plate=10, taken="1e")
    assert state.gained == [30, -10, 0, 0, 0, -10]
    assert state.need(5) == 3
    assert state.need(0) == 2
    assert ended([2, 1, -1, -1, -1, 2], plate=10, taken="3e").gained == [10, -10, 0, 0, 0, 10], "another pinta asks for two"


def test_09_the_ace_and_three_tricks() -> None:
    assert ended([2, -1, -1, -1, -1, 3], plate=10, taken="1e").gained == [5, 0, 0, 0, 0, 5]


def test_10_baile_with_six() -> None:
    state = declare(new(), "play", "pass", "pass", "pass", "pass", "take")
    assert state.hands[5].bit_count() == 6
    assert state.hands[5] >> state.taken & 1
    assert state.turn_up == -1
    state.play(0, "discard")
    assert refusal(state, 5, "discard").key == "julepe-discard-least"
    stock = len(state.stock)
    throw(state, 3)
    assert len(state.stock) == stock - 2
    assert state.hands[5].bit_count() == 5


def test_11_baile_with_five() -> None:
    state = declare(new(5), "play", "pass", "pass", "pass", "take")
    throw(state, 1)
    assert state.hands[4].bit_count() == 7
    assert refusal(state, 4, "discard " + state.pack.names[bits(state.hands[4])[0]]).facts["n"] == 2
    stock = len(state.stock)
    throw(state, 4)
    assert len(state.stock) == stock - 2
    assert state.hands[4].bit_count() == 5


def test_12_five_players() -> None:
    for count, served in ((1, 0), (3, 2)):
        state = declare(new(5), "pass", "play", "play", "pass", "pass")
        assert [hand.bit_count() for hand in state.hands] == [0, 6, 6, 0, 0]
        assert refusal(state, 1, "discard").key == "julepe-discard-least"
        throw(state, count, 1)
        assert len(state.stock) == 9 - served
        assert state.hands[1].bit_count() == 5


def test_13_defence_of_the_baceta() -> None:
    state = new()
    top = set(state.stock[-6:])
    declare(state, "pass", "pass", "pass", "play", "pass", "pass")
    assert state.turn() == 0
    assert set(bits(state.hands[0])) == top
    own = state.hands[3]
    assert refusal(state, 0, "discard").key == "julepe-discard-one"
    assert refusal(state, 0, "discard " + state.pack.text(bits(state.hands[0])[:2])).key == "julepe-discard-one"
    throw(state, 1)
    assert state.turn() == 3
    assert state.limits(3) == (0, 5)
    throw(state, 5)
    assert not state.hands[3] & own
    assert [hand.bit_count() for hand in state.hands] == [5, 0, 0, 5, 0, 0]
    assert state.turn() == 0
    assert state.phase == PLAY


def test_14_alone_from_the_first_seat() -> None:
    state = declare(new(), "play", "pass", "pass", "pass", "pass", "pass")
    assert state.defender == 1
    throw(state, 1, 2)
    assert state.turn() == 0
    assert state.active == [0, 1]


def test_15_against_the_baceta() -> None:
    for tricks, gain in ((5, 20), (4, 20), (3, 10), (2, 10), (1, 0), (0, 0)):
        state = against_baceta(3, tricks, 20)
        assert state.gained == [0, 0, 0, gain, 0, 0]
        assert state.plate == 20 - gain
    assert against_baceta(0, 2, 15).gained[0] == 7, "half, rounded down"
    for tricks, gain in ((5, 20), (4, 20), (3, 10), (2, 0), (1, 0), (0, 0)):
        assert against_baceta(5, tricks, 20, taken="1e").gained[5] == gain, "with the ace, three"
    assert [settle_alone(21, tricks, 2) for tricks in range(6)] == [0, 0, 10, 10, 21, 21]


def test_16_a_new_baceta() -> None:
    state = declare(new(), *["play"] * 6)
    throw(state, 4, 3, 3, 0, 1)
    first = set(state.stock)
    thrown = state.thrown[:]
    throw(state, 2)
    assert state.bacetas == 1
    assert state.lots == [1, 1, 0, 0, 0, 0]
    assert state.recycled[:2] == thrown[:2]
    assert not state.thrown[0] | state.thrown[1]
    assert state.thrown[2] == thrown[2]
    assert state.thrown[4] == thrown[4]
    from_new = [bits(state.served[6 + seat]) for seat in range(6)]
    assert [len(cards) for cards in from_new] == [0, 0, 1, 0, 1, 2]
    for cards in from_new:
        for card in cards:
            assert (thrown[0] | thrown[1]) >> card & 1
    assert (state.hands[2] & sum([1 << card for card in first])).bit_count() == 2
    assert len(state.stock) == 7 - 4
    assert {state.hands[seat].bit_count() for seat in range(6)} == {5}


def test_16_the_order_in_which_discards_are_taken() -> None:
    """Passed hands and old discards first, then discards of those still to be served, one's own last."""
    thrown = ["1o 3o", "12o", "11o 10o", "7o", "", ""]
    for wanted, donors in ((2, [0]), (3, [0, 2]), (5, [0, 2, 3]), (6, [0, 1, 2, 3])):
        state = at(trump="c", phase="discard", called=[OUT, IN, IN, IN], thrown=thrown)
        assert len(state.serve(1, wanted, [2, 3])) == wanted
        assert [seat for seat in range(6) if state.lots[seat]] == donors
    state = at(trump="c", phase="discard", called=[OUT, IN, IN, IN], thrown=thrown)
    assert len(state.serve(1, 9, [2, 3])) == 6, "there are no more"


def test_17_the_alcalde() -> None:
    state = new(7)
    assert state.accounts == [0, 0, 0, 0, 0, 0, -10]
    assert state.hands[6] == 0
    assert [hand.bit_count() for hand in state.hands[:6]] == [5] * 6
    assert len(state.stock) == 9
    declare(state, "pass", "pass", "pass", "pass", "pass")
    assert refusal(state, 5, "take").key == "julepe-dealer-takes"
    state.play(5, "pass")
    assert state.hand_over()
    state = ended([1, 1, 1, 1, 1, 0, -1], 7, plate=10)
    assert state.gained == [-10] * 6 + [0]
    assert "julepe-alcalde" in new(7).view(0).seats[6].badges


def test_18_max_plate() -> None:
    state = ended([2, 2, 1, -1, -1, -1], options={"max_plate": 30}, plate=70)
    assert state.gained[:3] == [20, 20, -10]
    assert state.plate == 40
    state = ended([2, 2, 1, -1, -1, -1], options={"max_plate": 30, "julepe": "pot"}, plate=70)
    assert state.gained[:3] == [30, 30, -30]
    assert against_baceta(3, 3, 70, options={"max_plate": 31}).gained[3] == 15


def test_19_the_julepe_is_the_plate() -> None:
    assert ended([3, 1, 1, -1, -1, -1], options={"julepe": "pot"}, plate=40).gained[:3] == [120, -40, -40]
    state = ended([1, 1, 1, 1, 1, -1], options={"julepe": "pot"}, plate=40)
    assert state.gained == [-40] * 5 + [0]
    assert state.plate == 240


def test_20_everybody_passes() -> None:
    state = declare(new(), *["pass"] * 6)
    assert state.hand_over()
    assert state.plate == 10
    state.play(state.turn(), "deal")
    assert state.plate == 20
    assert state.accounts == [-10, 0, 0, 0, 0, -10]


def test_21_the_english_packs() -> None:
    def wins(deck: str, trick: str, trump: str = "h") -> str:
        state = at(options={"deck": deck}, trump=trump, leader=0, trick=trick)
        return state.pack.names[state.best]

    assert wins("fr40_no_figures", "9s Ts") == "Ts"
    assert wins("fr40_no_figures", "Ts 3s") == "3s"
    for rank in "23456789T":
        assert wins("fr40_no_figures", f"As {rank}s") == "As"
        assert wins("fr40_no_figures", f"As {rank}h") == f"{rank}h"
    assert wins("fr40", "Qs Ks") == "Ks"
    assert wins("fr40", "Ks 3s") == "3s"
    assert wins("fr40", "Ks Qs") == "Ks"
    assert wins("fr40", "Js Qs") == "Qs"
    assert wins("fr40", "Js 7s") == "Js"
    for deck, ranks in (("fr40", "A234567JQK"), ("fr40_no_figures", "A23456789T")):
        state = new(deck=deck)
        assert sorted(state.pack.names) == sorted(rank + suit for rank in ranks for suit in "shdc")


def test_22_no_baile() -> None:
    for seed in range(5):
        state = declare(new(seed=seed, baile="off"), *["pass"] * 5)
        assert moves(state, 5) == ["pass", "play"]
        assert refusal(state, 5, "take").key == "julepe-no-baile"
        assert state.turn_up >= 0
    state = declare(new(), *["pass"] * 5)
    assert moves(state, 5) == ["pass", "play", "take"]
    assert refusal(new(), 0, "take").key == "julepe-dealer-takes"


def test_23_the_end_of_the_session() -> None:
    state = ended([2, 2, 1, -1, -1, -1], plate=12, hand=5, options={"max_plate": 1})
    assert state.actors() == 0
    assert state.plate == 0
    assert state.shared == 2
    assert state.accounts == [2 + 5, 2 + 5, 2 - 10, 2, 2, 2]
    state = ended([2, 2, 1, -1, -1, -1], plate=17, hand=5, options={"max_plate": 1})
    assert (state.shared, state.plate) == (2, 5), "what cannot be shared is left out"


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_chips_are_neither_lost_nor_made(seats: int) -> None:
    """Accounts and plate always add up to nothing, and only whole chips move; accounts may go below nothing."""
    for seed in range(12):
        rng = random.Random(seed)
        options = {option.id: rng.choice(option.values) for option in GAME.options if option.id != "seats"}
        state = new(seats, seed, **(options if seed % 2 else {}))
        lowest = 0
        for _ in laws.matches(state, rng, 2000):
            assert sum(state.accounts) + state.plate == 0
            assert state.plate >= 0
            lowest = min(lowest, *state.accounts)
        assert state.actors() == 0
        assert state.hand + 1 == seats
        assert state.plate < seats
        assert lowest < 0


def busy(seed: int) -> JulepeState:
    """A hand in which all six play and change so many cards that the baceta is made anew, some cards played."""
    state = declare(new(seed=seed), *["play"] * 6)
    throw(state, 4, 3, 3, 2, 1, 2)
    rng = random.Random(seed)
    for _ in range(rng.randrange(14)):
        laws.step(state, rng)
    return state


def test_own_discards_can_only_be_where_they_can_have_gone() -> None:
    """Guesses put what one threw into the new baceta, or with those served from it, no more than they were served; and all of that happens."""
    places: Counter[str] = Counter()
    for seed in range(25):
        state = busy(seed)
        for number in range(12):
            guess = state.clone()
            guess.redeal(0, SeededChance(number))
            assert isinstance(guess, JulepeState)
            own = state.recycled[0]
            assert guess.recycled[0] == own
            assert own.bit_count() == 4
            found = 0
            for seat in range(1, 6):
                here = own & (guess.hands[seat] | guess.played[seat])
                assert here.bit_count() <= state.served[6 + seat].bit_count()
                assert not own & guess.thrown[seat]
                places["hand"] += (own & guess.hands[seat]).bit_count()
                found |= here
            stock = sum([1 << card for card in guess.stock])
            assert found | own & stock == own
            places["stock"] += (own & stock).bit_count()
            made = stock
            for seat in range(6):
                made |= guess.served[6 + seat]
                assert guess.served[6 + seat].bit_count() == state.served[6 + seat].bit_count()
                assert not guess.served[6 + seat] & ~(guess.hands[seat] | guess.played[seat])
            assert made == guess.recycled[0] | guess.recycled[1]
            assert [hand.bit_count() for hand in guess.hands] == [hand.bit_count() for hand in state.hands]
    assert min(places["hand"], places["stock"]) > 100


def test_guesses_are_even_about_own_discards() -> None:
    """P0 threw four of the seven cards of the new baceta; P2 and P3 were served one and two of them, P5 two: each of his is
    as likely in one place of the seven as in another."""
    state = declare(new(), *["play"] * 6)
    throw(state, 4, 3, 3, 2, 0, 2)
    assert [state.served[6 + seat].bit_count() for seat in range(6)] == [0, 0, 1, 2, 0, 2]
    found: Counter[int] = Counter()
    trials = 1500
    chance = SeededChance(7)
    for _ in range(trials):
        guess = state.clone()
        guess.redeal(0, chance)
        assert isinstance(guess, JulepeState)
        for seat in range(6):
            found[seat] += (guess.hands[seat] & state.recycled[0]).bit_count()
    assert found[0] == found[1] == found[4] == 0
    for seat, served in ((2, 1), (3, 2), (5, 2)):
        assert abs(found[seat] / trials - 4 * served / 7) < 0.08


def test_the_baceta_may_be_made_anew_several_times() -> None:
    for seats, words in ((6, ["play"] * 5 + ["take"]), (5, ["play"] * 4 + ["take"]), (7, ["play"] * 6)):
        state = declare(new(seats), *words)
        throw(state, *[state.limits(seat)[1] for seat in state.turns()])
        assert state.phase == PLAY
        assert state.bacetas >= 2
        assert not state.served[0]
        assert {state.hands[seat].bit_count() for seat in state.active} == {5}
        rng = random.Random(seats)
        for _ in range(6):
            laws.law_1_nothing_leaks(state, rng)
            laws.law_2_guesses_forget(state, rng)
            laws.law_8_positions_play_on(state, rng)
            laws.step(state, rng)
            laws.step(state, rng)


def test_a_pinta_taken_may_be_thrown_unseen() -> None:
    """Until the dealer discards everybody knows where it is; then it is among what he kept or threw, and nowhere else."""
    state = declare(new(), "play", "play", "pass", "pass", "pass", "take")
    throw(state, 2, 2)
    names = state.pack.names
    shown = {item.face for zone in state.view(0).zones if zone.id == "hand-5" for item in zone.items}
    assert shown == {names[state.taken]}
    throw(state, 3)
    found: Counter[str] = Counter()
    for number in range(400):
        guess = state.clone()
        guess.redeal(0, SeededChance(number))
        assert isinstance(guess, JulepeState)
        found["kept" if guess.hands[5] >> state.taken & 1 else "thrown" if guess.thrown[5] >> state.taken & 1 else "lost"] += 1
        assert not guess.served[5] >> state.taken & 1
    assert found["lost"] == 0
    assert abs(found["kept"] / 400 - 1 / 2) < 0.1


def test_passed_hands_stay_secret() -> None:
    state = declare(new(), "pass")
    own = {item.face for zone in state.view(0).zones if zone.id == "thrown-0" for item in zone.items}
    assert own == {state.pack.names[card] for card in bits(state.thrown[0])}
    for viewer in (1, None):
        zone = next(zone for zone in state.view(viewer).zones if zone.id == "thrown-0")
        assert (zone.items, zone.count) == ([], 5)


def test_the_trick_stands_before_the_plate() -> None:
    """Where there is little room what stands first is seen: the trick, while there is one, and no more beside names than is needed."""
    state = declare(new(), "play", "play", "pass", "pass", "pass", "pass")
    middle = [zone.id for zone in state.view(0).zones if zone.owner < 0]
    assert "trick" not in middle
    assert [fact.key for fact in state.view(0).facts] == ["trump-is", "julepe-payment"]
    throw(state, 2, 1)
    view = state.view(0)
    assert [zone.id for zone in view.zones if zone.owner < 0] == ["trick", "plate", "stock", "last"]
    assert [zone.shape for zone in view.zones if zone.id == "trick"] == [{"cols": 2}], "as wide as the number who play"
    assert [zone.id for zone in view.zones if zone.id.startswith("thrown")] == ["thrown-0"]
    assert [note.key for note in view.seats[1].notes] == ["julepe-has-changed", "tricks-won-of"], "the number thrown is told in words"
    assert [fact.key for fact in view.facts] == ["trump-is"]


def test_what_is_refused_in_each_phase() -> None:
    state = new()
    card = state.pack.names[bits(state.hands[0])[0]]
    other = state.pack.names[bits(state.hands[1])[0]]
    assert refusal(state, 0, card).key == "julepe-declare-first"
    assert refusal(state, 0, "discard").key == "unknown-move"
    declare(state, *["play"] * 6)
    assert refusal(state, 0, card).key == "julepe-discard-first"
    assert refusal(state, 0, f"discard {other}").key == "not-held"
    assert refusal(state, 0, f"discard {card} {card}").key == "card-twice"
    assert refusal(state, 1, "discard").key == "not-your-turn"
    assert refusal(state, 0, "pass").key == "unknown-move"


def test_any_set_may_be_thrown() -> None:
    state = declare(new(), *["play"] * 6)
    hand = bits(state.hands[0])
    for mask in range(32):
        again = state.clone()
        assert isinstance(again, JulepeState)
        cards = [state.pack.names[card] for at, card in enumerate(hand) if mask >> at & 1]
        again.play(0, " ".join(["discard", *cards]))
        assert again.changed[0] == len(cards)
        assert again.phase == DISCARDING


@pytest.mark.parametrize(
    "wrong",
    [
        {"called": [IN, OUT, 3]},
        {"phase": "declare", "called": [0, IN]},
        {"phase": "discard", "changed": [-1, 2]},
        {"served": ["1o"]},
        {"bacetas": 1, "lots": [1], "recycled": ["1o"], "stock": "3o"},
        {"called": [IN, OUT, IN, OUT, OUT, OUT], "active": [0, 1, 2]},
        {"known": ["1o"], "hands": ["1o"]},
        {"phase": "declare", "mover": 3},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        at(**wrong)  # type: ignore[arg-type]
    assert refused.value.key == "position-value"
