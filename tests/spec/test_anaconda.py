"""The numbered examples of rules/anaconda."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._anaconda import CHOOSING, DECLARING, PASSING
from sobremesa.games.vying._forms import Ranks
from sobremesa.games.vying._hand import BETTING
from sobremesa.games.vying._hands import STRAIGHT, class_of, ranks_of
from sobremesa.games.vying._lead import lead_card
from sobremesa.games.vying._lows import low_ranks
from sobremesa.games.vying._pass import distance
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._seating import seating
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying._wild import Wild
from sobremesa.games.vying.anaconda import AnacondaState
from tests.spec.poker import mask, run
from tests.spec.stud import texts


def table(hands: list[str], **options: object) -> AnacondaState:
    """A hand about to be bet on: what each holds of the cards that matter, filled up with any others."""
    jokers = options.get("jokers", 0)
    size = options.get("hand_size", 7)
    assert isinstance(jokers, int)
    assert isinstance(size, int)
    named = " ".join(hands).split()
    spare = [name for name in get_pack("fr52").names if name not in named]
    random.Random(1).shuffle(spare)
    holes = [" ".join([*hand.split(), *[spare.pop() for _ in range(size - len(hand.split()))]]) for hand in hands]
    state = sobremesa.get("anaconda").restore({"seats": len(hands), "options": options, "stacks": [1000] * len(hands), "holes": holes})
    assert isinstance(state, AnacondaState)
    return state


def bet_round(state: AnacondaState) -> AnacondaState:
    """Bring in, call and check until the round is over."""
    while state.phase == BETTING:
        seat = state.mover
        street = state.street
        state.play(seat, "bring-in" if state.bring else "call" if state.chips.owes(seat) else "check")
        if state.street != street:
            break
    return state


def pick_all(state: AnacondaState, picks: dict[int, str] | None = None) -> AnacondaState:
    """All pick: what ``picks`` says, or what is played for those who do not."""
    phase, street = state.phase, state.street
    for seat, text in (picks or {}).items():
        for one in text.split(","):
            state.play(seat, one.strip())
    while state.phase == phase and state.street == street:
        seat = state.turn()
        state.apply(seat, state.default(seat))
    return state


def to_pass(state: AnacondaState, number: int) -> AnacondaState:
    """Go on to a pass (1 the first), all calling and passing on their lowest cards."""
    while not (state.phase == PASSING and state.plan.passes[state.street] == number - 1):
        bet_round(state) if state.phase == BETTING else pick_all(state)
    return state


def to_choice(state: AnacondaState) -> AnacondaState:
    """Go on to the choice of five."""
    while state.phase != CHOOSING:
        bet_round(state) if state.phase == BETTING else pick_all(state)
    return state


def ended(fives: list[str], *, ups: list[str] | None = None, opener: int = 0, paid: int = 15, **options: object) -> AnacondaState:
    """Round 5 with so much paid by each and nothing bet in it: ``fives``, of which one card is open, and the opener is to act."""
    seats = len(fives)
    state = table(["" for _ in fives], **options)
    up = ups or [five.split()[0] for five in fives]
    holes = [" ".join([name for name in five.split() if name != up[seat]]) for seat, five in enumerate(fives)]
    position: dict[str, object] = {"seats": seats, "options": options, "phase": "bet", "street": state.plan.chooses, "holes": holes}
    position |= {"ups": up, "stacks": [1000] * seats, "paid": [paid] * seats, "live": list(range(seats)), "pending": list(range(seats))}
    position |= {"mover": opener, "opener": opener, "size": 4, "delta": 2, "button": seats - 1, "partial": True}
    found = sobremesa.get("anaconda").restore(position)
    assert isinstance(found, AnacondaState)
    return found


def cards(state: PokerTable, seat: int) -> set[str]:
    """What a seat holds face down."""
    return set(state.pack.mask_text(state.deal.holes[seat]).split())


def test_01_seats_by_one_card_each() -> None:
    pack = get_pack("fr52")
    assert seating(pack, pack.cards("Qd 4c As 9h")) == [1, 3, 0, 2]
    state = sobremesa.make("anaconda", seats=4, seed=3)
    assert isinstance(state, AnacondaState)
    assert (state.seating.button, state.mover) == (3, 0)
    run(state, "bring-in, fold, fold, fold")
    for seat in bits(state.actors() & ~(1 << state.mover)):
        state.play(seat, "stay")
    state.play(state.mover, "deal")
    assert (state.seating.button, state.mover) == (0, 1)


def test_02_the_bring_in() -> None:
    state = table([""] * 4)
    assert state.chips.pot == 4
    assert texts(state) == ["bring-in", "bet 2"]
    for text in ("fold", "check", "bet 4"):
        with pytest.raises(Refused, match="poker-bring-in"):
            state.play(0, text)
    state.play(0, "bring-in")
    assert texts(state) == ["fold", "call", "raise 2"]
    run(state, "call, call, call")
    assert (state.chips.pot, state.phase) == (8, PASSING)
    full = run(table([""] * 4), "bet 2, call, raise 4")
    assert full.chips.pot == 4 + 2 + 2 + 4


def test_03_only_those_still_in_pass() -> None:
    state = run(table(["As Ks Qs", "", "Ah Kh Qh", "Ad Kd Qd"]), "bring-in, fold, call, call")
    assert state.phase == PASSING
    for seat, text in ((2, "pass Ah Kh Qh"), (0, "pass As Ks Qs"), (3, "pass Ad Kd Qd")):
        assert not state.actors() >> 1 & 1
        state.play(seat, text)
    assert cards(state, 2) >= {"As", "Ks", "Qs"}
    assert cards(state, 3) >= {"Ah", "Kh", "Qh"}
    assert cards(state, 0) >= {"Ad", "Kd", "Qd"}
    assert [len(cards(state, seat)) for seat in range(4)] == [7] * 4


def test_04_a_full_house_is_broken() -> None:
    state = to_pass(table(["As Ah Ad Kc Kd 7h 2c", "", "", ""]), 1)
    assert len(state.actions(0)) == 35
    with pytest.raises(Refused, match="anaconda-pass"):
        state.play(0, "pass 7h 2c")
    state.play(0, "pass Kd 7h 2c")
    pick_all(state)
    assert {"As", "Ah", "Ad", "Kc"} <= cards(state, 0)
    assert not {"Kd", "7h", "2c"} & cards(state, 0)
    assert len(cards(state, 0)) == 7


def test_05_what_was_received_may_be_passed_on() -> None:
    state = to_pass(table(["", "9c 9d 4s", "", ""]), 1)
    pick_all(state, {1: "pass 9c 9d 4s"})
    assert {"9c", "9d", "4s"} <= cards(state, 2)
    to_pass(state, 2)
    assert "pass 9d 9c" in [state.text(2, action) for action in state.actions(2)]
    pick_all(state, {2: "pass 9c 9d"})
    assert {"9c", "9d"} <= cards(state, 3)


def test_06_nobody_sees_anything_until_all_have_chosen() -> None:
    state = to_choice(table([""] * 4))
    before = state.view(3)
    seat_2 = cards(state, 2)
    choice = state.text(3, state.default(3))
    state.play(3, choice)
    assert not state.actors() >> 3 & 1
    after = state.view(3)
    assert not {item.id for zone in after.zones for item in zone.items} & seat_2
    assert not {item.id for zone in before.zones for item in zone.items} & seat_2
    assert not any(state.deal.ups)
    pick_all(state)
    assert all(len(up) == 1 for up in state.deal.ups)


def test_06_a_pass_may_be_changed_until_all_have_confirmed() -> None:
    state = to_pass(table(["As Ks Qs Js", "", ""]), 1)
    state.play(0, "pass As Ks Qs")
    assert state.actors() == 0b111
    assert state.awaited() == 0b110
    assert not {"As", "Ks", "Qs"} & {item.id for zone in state.view(1).zones for item in zone.items}
    with pytest.raises(Refused, match="anaconda-same"):
        state.play(0, "pass As Ks Qs")
    state.play(0, "pass Js Ks Qs")
    pick_all(state)
    assert "As" in cards(state, 0)
    assert {"Js", "Ks", "Qs"} <= cards(state, 1)


def test_07_the_card_that_leads() -> None:
    pack = get_pack("fr52")
    for five, lead in {
        "9s 9h Ad 5c 3h": "9s",
        "Ks Kd 7h 7c As": "Ks",
        "4s 4h 4d Kc Kd": "Kd",
        "5s 4h 3d 2c Ac": "5s",
        "Ah Jh 8h 4h 2h": "Ah",
        "Kd Qs 9h 5c 3s": "Kd",
        "7s 7h 7d 7c Ad": "7s",
        "Tc 9c 8c 7c 6c": "Tc",
    }.items():
        assert pack.names[lead_card(Ranks(), pack, pack.mask(five))] == lead
    state = to_choice(table(["9s 9h Ad 5c 3h", "", ""], hand_size=5, open_card="choice", pass_cards=[1]))
    assert state.turning(0)
    state = ended(["9h 9s Ad 5c 3h", "Kd Qs 9d 4c 2s"], ups=["9s", "Kd"])
    assert state.view(1).seats[0].cards == 5


def test_08_the_highest_open_card_opens() -> None:
    holes = ["Kd Qs 9h 5c 3s", "Ah Jh 8h 4h 2h", "As Jd 7d 4c 2c"]
    state = to_choice(table([f"{hand} 2d 3d" if seat == 0 else f"{hand}" for seat, hand in enumerate(holes)], hand_size=7, pass_cards=[1]))
    state.deal.ups = [state.pack.cards(card) for card in ("Kd", "Ah", "As")]
    assert state.first_to_act(state.form.streets[state.plan.chooses]) == 2
    state.deal.ups = [state.pack.cards(card) for card in ("Kd", "Ah", "Qs")]
    assert state.first_to_act(state.form.streets[state.plan.chooses]) == 1


def test_08_round_five_by_play() -> None:
    state = to_choice(table([""] * 4))
    pick_all(state)
    assert state.phase == BETTING
    tops = [(state.pack.names[up[0]], seat) for seat, up in enumerate(state.deal.ups)]
    order = "23456789TJQKA"
    best = max(tops, key=lambda top: (order.index(top[0][0]), "cdhs".index(top[0][1])))
    assert state.mover == best[1]
    assert "check" in texts(state)


def test_09_how_many_can_play() -> None:
    state = sobremesa.make("anaconda", seats=7)
    assert isinstance(state, AnacondaState)
    assert sum(hand.bit_count() for hand in state.deal.holes) == 49
    assert len(state.deal.stock) == 3
    with pytest.raises(Refused, match="anaconda-too-many"):
        sobremesa.make("anaconda", seats=8)
    eight = sobremesa.make("anaconda", seats=8, hand_size=6)
    assert isinstance(eight, AnacondaState)
    assert sum(hand.bit_count() for hand in eight.deal.holes) == 48
    assert sobremesa.make("anaconda", seats=10, hand_size=5)
    assert sobremesa.make("anaconda", seats=6, hand_size=8) is not None
    with pytest.raises(Refused, match="anaconda-too-many"):
        sobremesa.make("anaconda", seats=7, hand_size=8)
    assert sobremesa.make("anaconda", seats=6, hand_size=8, jokers=1)


def test_10_directions() -> None:
    state = to_pass(table([""] * 5, pass_direction=[1, 2, 3]), 1)
    all_five = 0b11111
    assert [state.passing.takers(at, all_five)[0] for at in range(3)] == [1, 2, 3]
    assert [state.passing.takers(at, 0b01001) for at in range(3)] == [[3, -1, -1, 0, -1]] * 3
    assert distance("3", 3) == 1
    assert [distance(way, 4) for way in ("left", "right", "across", "4", "5")] == [1, 3, 2, 1, 2]
    crossed = to_pass(table(["As Ks Qs", "", "", ""], pass_direction=["across", "right", "left"]), 1)
    pick_all(crossed, {0: "pass As Ks Qs"})
    assert {"As", "Ks", "Qs"} <= cards(crossed, 2)
    to_pass(crossed, 2)
    assert crossed.passing.takers(1, 0b1111)[2] == 1


def test_11_betting_at_the_end_only() -> None:
    state = table([""] * 4, betting="end_only")
    assert state.phase == PASSING
    for count in (3, 2, 1):
        assert (state.phase, state.count()) == (PASSING, count)
        pick_all(state)
    assert (state.phase, state.mover) == (BETTING, 0)
    assert texts(state) == ["fold", "check", "bet 2"]
    assert not any(state.deal.ups)
    run(state, "check, check, check, check")
    assert state.hand_over()
    assert sum(state.won) == 4


def test_12_other_open_cards() -> None:
    hand = "9s 9h Ad 5c 3h"
    state = to_choice(table([hand, "", ""], open_card="choice", hand_size=5, pass_cards=[1], pass_direction=["left"]))
    five = [state.pack.names[card] for card in bits(state.deal.holes[0])]
    low = min(five, key=lambda name: "23456789TJQKA".index(name[0]))
    state.play(0, f"turn {low}")
    pick_all(state)
    assert state.pack.text(state.deal.ups[0]) == low

    rolled = to_choice(table([""] * 3, open_card="roll"))
    pick_all(rolled)
    for count in range(1, 5):
        assert rolled.phase == BETTING
        assert [len(up) for up in rolled.deal.ups] == [count] * 3
        bet_round(rolled)
    assert rolled.hand_over()


def test_12_any_of_the_five_may_be_shown() -> None:
    state = to_choice(table([""] * 3, open_card="choice"))
    keeps = state.text(0, state.default(0))
    state.play(0, keeps)
    assert len(state.actions(0)) == 5
    assert not any(text.endswith(away) for text in texts(state) for away in keeps.split()[1:])
    away = keeps.split()[1]
    with pytest.raises(Refused, match="anaconda-turn-other"):
        state.play(0, f"turn {away}")
    position = {"seats": 2, "options": {"open_card": "choice"}, "phase": "choose", "street": 4, "live": [0, 1], "stacks": [90, 90], "paid": [10, 10]}
    position |= {"holes": ["9s 9h Ad 5c 3h 2s 4h", "Kd Qs 9d 4c 2c 7c 8d"], "picked": ["2s 4h", ""], "partial": True}
    shown = sobremesa.get("anaconda").restore(position)
    assert isinstance(shown, AnacondaState)
    run(shown, "turn 3h, discard 2c 4c, turn 7c")
    assert [shown.pack.text(up) for up in shown.deal.ups] == ["3h", "7c"]
    assert shown.mover == 1


def test_13_high_and_low_of_seven() -> None:
    state = table(["As Ah 5d 4c 3h 2s 2d", "Kd Kc Qh Qs Jd 9c 9h"], hilo="cards_speak")
    high = state.worth(0, False)
    assert class_of(state.form.ranks.plain(high)) == STRAIGHT
    assert ranks_of(state.form.ranks.plain(high)) == [5]
    assert low_ranks(state.worth(0, True)) == [5, 4, 3, 2, 1]
    to_pass(state, 3)
    pick_all(state)
    bet_round(state)
    assert state.phase == BETTING
    assert state.mover == 0
    assert [len(cards(state, seat)) for seat in range(2)] == [7, 7]
    bet_round(state)
    assert state.hand_over()
    assert sum(state.won) == 4


def test_14_a_joker() -> None:
    pack = get_pack("fr52", jokers=1)
    ranks = WildRanks(Wild())
    for five, lead in {
        "*1 Kd Kc 8h 5s": "Kd",
        "*1 As Js 8s 4s": "As",
        "*1 Ks Js 8s 4s": "*1",
        "*1 Qh Jd Tc 9s": "*1",
        "*1 5h 4d 3c 2s": "*1",
        "*1 9h 8d 7c 5s": "9h",
        "*1 Kd Qc 8h 5s": "Kd",
    }.items():
        assert pack.names[lead_card(ranks, pack, pack.mask(five))] == lead, five
    state = ended(["*1 Ks Js 8s 4s", "Ah Qh 9d 5c 3h"], ups=["*1", "Ah"], jokers=1)
    assert state.stood[0] == 14
    assert state.first_to_act(state.form.streets[state.plan.chooses]) == 1, "a natural ace comes before one that a joker stands for"
    assert "poker-wild-is" in [note.key for note in state.view(1).seats[0].notes]


def test_15_who_shows_first() -> None:
    fives = ["Kd Qs 9h 5c 3s", "Ah Jh 8h 4h 2d", "9s 9h Ad 5c 3h", "Jd Jc 7d 4c 2c"]
    fives[2] = "9s 9c Ad 5d 3h"
    state = ended(fives, opener=1, paid=10)
    run(state, "bet 4, fold, call, fold")
    assert state.hand_over()
    assert state.showing_order() == [1, 3]
    assert state.deal.shown == 0b1010
    checked = ended(fives, opener=2, paid=10)
    run(checked, "check, check, check, check")
    assert checked.showing_order()[0] == 2
    assert checked.deal.shown >> 2 & 1


def test_16_time_out_passes_the_two_lowest() -> None:
    state = to_pass(table([""] * 3), 2)
    with pytest.raises(Refused, match="anaconda-pass"):
        state.play(0, "check")
    order = sorted(cards(state, 0), key=lambda name: ("23456789TJQKA".index(name[0]), "cdhs".index(name[1])))
    assert set(state.text(0, state.default(0)).split()[1:]) == set(order[:2])
    fixed = to_pass(table(["As Kh 2s 2d 2c 9d Td", "", ""], pass_cards=[2]), 1)
    assert set(fixed.text(0, fixed.default(0)).split()[1:]) == {"2c", "2d"}


def rounds(state: AnacondaState) -> int:
    """The betting rounds until the end of the hand."""
    found = 0
    while not state.hand_over():
        if state.phase == BETTING:
            found += 1
            bet_round(state)
        else:
            pick_all(state)
    return found


def test_17_other_numbers() -> None:
    assert rounds(table([""] * 4)) == 5
    assert rounds(table([""] * 4, pass_cards=[2, 1, 1])) == 5
    assert rounds(table([""] * 4, pass_cards=[3])) == 3
    steps = run(table([""] * 4, over_bring_in="by_bring_in"), "bring-in, raise 2, raise 3, raise 4")
    assert texts(steps) == ["fold", "call"]
    with pytest.raises(Refused, match="poker-cap"):
        steps.play(0, "raise 5")
    free = table([""] * 4, bring_in="off")
    assert texts(free) == ["fold", "check", "bet 2"]
    assert run(free, "check").mover == 1
    with pytest.raises(Refused, match="anaconda-bring-in"):
        sobremesa.make("anaconda", bets=[10, 20], bring_in=6)
    less = table([""] * 4, bets=[10, 20], bring_in=2)
    assert texts(less) == ["bring-in", "bet 10"]
    with pytest.raises(Refused, match="anaconda-pass-too-much"):
        sobremesa.make("anaconda", hand_size=5, pass_cards=[6])


def test_17_big_bets_from_the_third_round() -> None:
    state = table([""] * 4)
    sizes = []
    while not state.hand_over():
        if state.phase == BETTING:
            sizes.append(state.chips.size)
            bet_round(state)
        else:
            pick_all(state)
    assert sizes == [2, 2, 4, 4, 4]


DECLARED = ["Kh Ks 9d 9c 4s", "9s 8h 5s 4d 2c", "7h 5h 4h 3h 2h"]


def test_18_declaring() -> None:
    state = ended(DECLARED, paid=20, hilo="declare")
    run(state, "check, check, check")
    assert state.phase == DECLARING
    for seat, said in enumerate(("alto", "bajo", "ambos")):
        state.play(seat, said)
    assert state.won == [0, 0, 60]
    other = ended(DECLARED, paid=20, hilo="declare")
    run(other, "check, check, check")
    for seat, said in enumerate(("alto", "bajo", "bajo")):
        other.play(seat, said)
    assert other.won == [30, 0, 30]


def test_18_without_betting() -> None:
    state = table(["As Ah Ad Ac Ks Kh Kd", "", "", ""], betting="off", pass_cards=[1])
    assert state.view(0).seats[0].chips == -1
    pick_all(state, {0: "pass Kd"})
    assert state.hand_over()
    assert state.scores() == [1, 0, 0, 0]
    assert state.standing(0) == 3
    with pytest.raises(Refused, match="anaconda-no-tournament"):
        sobremesa.make("anaconda", betting="off", format="tournament")
    split = table(["As Ah Ad Ac Ks Kh Kd", "", "2c 3c 4d 5h 7s 9d Jd"], betting="off", hilo="cards_speak", pass_cards=[1])
    pick_all(split, {0: "pass Kd", 2: "pass Jd"})
    assert split.scores()[0] == 1
    assert sum(split.scores()) == 2


def test_all_in_face_up() -> None:
    """Once nothing can be bet any more and nothing is left to choose, all hands are shown; otherwise whoever cannot win keeps his."""
    for chosen, shown in (("off", 0b01), ("on", 0b11)):
        state = table(["As Ah Ad Ac Ks Kh Kd", "2s 3s 5d 7c 9h Jd Qc"], structure="nl", all_in_face_up=chosen, bring_in="off", pass_cards=[1])
        run(state, "bet 999, call")
        pick_all(state, {0: "pass Kd"})
        assert state.phase == CHOOSING
        assert state.deal.shown == 0, "what is passed and chosen stays secret"
        pick_all(state)
        assert state.hand_over()
        assert state.deal.shown == shown


def test_the_odd_chip_by_suit() -> None:
    fives = ["Kh Kc 9d 5c 3s", "Ks Kd 9h 5d 3c", "Qs Jh 8d 4c 2s"]
    for chosen, won in (("button", [8, 7, 0]), ("suit", [7, 8, 0])):
        state = run(ended(fives, paid=5, odd_chip=chosen), "check, check, check")
        assert state.won == won


def guesses(state: AnacondaState, seat: int, count: int = 200) -> list[AnacondaState]:
    """What a seat may guess."""
    found = []
    for seed in range(count):
        guess = state.clone()
        guess.redeal(seat, SeededChance(seed))
        assert isinstance(guess, AnacondaState)
        found.append(guess)
    return found


def test_a_guess_keeps_what_was_passed() -> None:
    """After the first pass the neighbour holds the three; after the second at most two of them have gone on, after the third one more."""
    state = to_pass(table(["As Ks Qs", "", "", ""]), 1)
    pick_all(state, {0: "pass As Ks Qs"})
    gave = mask("As Ks Qs")
    assert all(guess.deal.holes[1] & gave == gave for guess in guesses(state, 0, 40))
    assert any(guess.deal.holes[1] & gave != gave for guess in guesses(state, 2, 40)), "the others know nothing of them"
    to_pass(state, 2)
    pick_all(state, {1: f"pass {' '.join(sorted(cards(state, 1) - {'As', 'Ks', 'Qs'})[:2])}"})
    seen: Counter[tuple[int, int]] = Counter()
    for guess in guesses(state, 0):
        stayed, gone = (guess.deal.holes[1] & gave).bit_count(), (guess.deal.holes[2] & gave).bit_count()
        assert stayed + gone == 3
        seen[stayed, gone] += 1
    assert set(seen) == {(3, 0), (2, 1), (1, 2)}
    assert seen[2, 1] > seen[1, 2]


def test_a_card_that_comes_back_is_seen() -> None:
    state = to_pass(table(["As Ks Qs", ""]), 1)
    pick_all(state, {0: "pass As Ks Qs"})
    to_pass(state, 2)
    pick_all(state, {1: "pass As Ks"})
    assert {"As", "Ks"} <= cards(state, 0)
    assert all(guess.deal.holes[1] >> state.pack.card("Qs") & 1 for guess in guesses(state, 0, 40))


def test_a_guess_fits_the_open_cards() -> None:
    state = to_choice(table([""] * 5))
    pick_all(state)
    for guess in guesses(state, 0, 60):
        for seat in range(1, 5):
            assert lead_card(guess.form.ranks, guess.pack, guess.deal.own(seat)) == guess.deal.ups[seat][0]


def test_a_guess_hides_what_a_folded_player_would_have_turned_up() -> None:
    """Option ``open_card`` ``roll``: the order of the cards of whoever folds stays his secret."""
    state = to_choice(table([""] * 3, open_card="roll"))
    pick_all(state)
    while state.mover != 2:
        run(state, "check")
    state.play(2, "fold")
    planned = {tuple(guess.order[2]) for guess in guesses(state, 0, 20)}
    assert len(planned) > 10
    for guess in guesses(state, 0, 20):
        assert all(guess.deal.holes[2] >> card & 1 for card in guess.order[2])
        sobremesa.get("anaconda").restore(guess.position())


def test_nobody_seems_to_hold_more_than_seven() -> None:
    """What a rival has picked lies apart from his hand, face down."""
    state = to_pass(table([""] * 3), 1)
    state.apply(1, state.default(1))
    counts = {zone.id: (zone.count, zone.items) for zone in state.view(0).zones if zone.owner == 1}
    assert counts["hand-1"] == (4, [])
    assert counts["tray-1"] == (3, [])


def test_only_giver_and_taker_hear_of_the_cards() -> None:
    state = to_pass(table(["As Ks Qs", "", "", ""]), 1)
    for seat in (1, 2, 3):
        state.apply(seat, state.default(seat))
    state.events = []
    state.play(0, "pass As Ks Qs")

    def hears(seat: int) -> bool:
        return any(event.say.facts.get("cards") == "As Ks Qs" for event in state.heard(seat))

    assert [hears(seat) for seat in range(-1, 4)] == [False, False, True, False, False]
    memory = [fact for fact in state.view(0).facts if fact.key == "anaconda-memory"]
    assert memory[0].facts["cards"] == "As Ks Qs"
    assert not [fact for fact in state.view(None).facts if fact.key == "anaconda-memory"]


def test_the_chips_never_change_their_sum() -> None:
    rng = random.Random(4)
    for seed in range(12):
        state = sobremesa.make("anaconda", seats=4, seed=seed, hands=3, structure="nl" if seed % 2 else "fl", rebuy="off")
        assert isinstance(state, AnacondaState)
        while state.actors():
            seat = rng.choice(bits(state.actors()))
            state.apply(seat, rng.choice(state.actions(seat)))
            held = 0 if state.hand_over() else state.chips.pot
            assert sum(state.chips.stacks) + held == sum(state.bought)
