"""The numbered examples of blackjack's spec, and what any session must keep."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import sobremesa
from sobremesa.bots.knowledge.blackjack import best, explain, make_bot
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.options import Options
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.core.session import DEAL, READY, ROUNDS, STAKE
from sobremesa.games.banking._boxes import PURSE, chips_text
from sobremesa.games.banking._hands import hand_of
from sobremesa.games.banking._house import must_draw
from sobremesa.games.banking.blackjack import HIT, SPLIT, STAND, BlackjackState
from tests.laws import laws

AMERICAN = {"preset": "american"}


def table(shoe: str, *bets: int, seats: int = 1, chips: list[int] | None = None, **options: object) -> BlackjackState:
    """A round dealt from ``shoe`` (the next card first): a card for each box, the croupier's, a second for each, then what is drawn."""
    names: list[str] = []
    for name in shoe.replace("|", " ").split():
        while name in names:
            name += "'"
        names.append(name)
    position = {"partial": True, "seats": seats, "options": options, "shoe": " ".join(names)}
    if chips:
        position["chips"] = position["before"] = chips
    state = sobremesa.get("blackjack").restore(position)
    assert isinstance(state, BlackjackState)
    for box, chips_bet in enumerate(bets or (10,)):
        if chips_bet:
            state.play(box if box < seats else 0, f"bet P{box} {chips_bet}")
    for seat in range(seats):
        if state.actors() >> seat & 1 and state.phase == 0:
            state.play(seat, "ready")
    return state


def does(state: BlackjackState, *texts: str) -> BlackjackState:
    for text in texts:
        seat = state.turn()
        assert text in legal(state), (text, legal(state))
        state.play(seat, text)
    return state


def legal(state: BlackjackState) -> set[str]:
    seat = state.turn()
    return {state.text(seat, action) for action in state.actions(seat)}


def refusal(state: BlackjackState, text: str) -> str:
    before = laws.frozen(state)
    with pytest.raises(Refused) as caught:
        state.play(state.turn(), text)
    assert laws.frozen(state) == before
    laws.check_refusal(caught.value)
    return caught.value.key


def results(state: BlackjackState) -> list[str]:
    """What each box with a stake has won, in chips."""
    assert state.hand_over()
    assert state.chips[0] - state.before[0] == sum(state.result(box) for box in range(state.boxes) if state.owners[box] == 0)
    return [chips_text(state.result(box), True) for box in range(state.boxes) if state.stakes[box]]


def house(state: BlackjackState) -> str:
    return state.pack.text(state.house).replace("'", "")


def test_01_totals():
    pack = get_pack("fr52")
    for cards, total, soft in (
        ("As 7h", 18, True),
        ("As 7h 4c", 12, False),
        ("As 7h 2d", 20, True),
        ("Td 8s", 18, False),
        ("Td 8s 4c", 22, False),
        ("As Ah", 12, True),
        ("As Ah 9c", 21, True),
        ("As Ah 9c Td", 21, False),
    ):
        hand = hand_of(pack.cards(cards))
        assert (hand.total(), hand.soft()) == (total, soft), cards


def test_02_a_bust_is_lost_at_once():
    state = table("Ks Qh | 6s | 9d 6c | Td Kd Qc", 10, 10)
    does(state, "stand")
    does(state, "hit")
    assert results(state) == ["+10", "−10"]
    assert house(state) == "6s Kd Qc"
    state = table("Ks Qh | 6s | 9d 6c | Td Kd Qc", 10, 10)
    does(state, "stand")
    state.play(0, "hit")
    assert refusal(table("Ks | 6s | 9d"), "double") == "blackjack-double-total"


def test_03_blackjacks():
    state = table("As | Qh | Kd | Ah")
    assert results(state) == ["0"]
    state = table("As Td | 7h | Kd 8c | 7d 7c", 10, 10)
    does(state, "stand")
    assert house(state) == "7h 7d 7c"
    assert results(state) == ["+15", "−10"]


def test_04_a_late_blackjack_takes_all():
    assert results(does(table("5s | Kh | 6d | Tc As"), "double")) == ["−20"]
    assert results(does(table("5s | Kh | 6d | Tc As", enhc_loss="original_only"), "double")) == ["−10"]
    assert results(table("5s | Kh | 6d As", **AMERICAN)) == ["−10"]
    # The box as a whole loses its first stake, also when split or bust
    state = does(table("8s 9c | Kh | 8d 9d | Kc Td 5h As", 10, 10, enhc_loss="original_only"), "split", "stand", "hit", "stand")
    assert results(state) == ["−10", "−10"]


def test_05_even_money():
    for hole in ("Kc", "9c"):
        assert results(does(table(f"As | Ad | Qd {hole} | 5c", **AMERICAN), "even")) == ["+10"]
    assert results(does(table("As | Ad | Qd Kc", **AMERICAN), "stand")) == ["0"]
    assert results(does(table("As | Ad | Qd 9c", **AMERICAN), "stand")) == ["+15"]
    state = table("Ts | Ad | Qd 9c", **AMERICAN)
    assert refusal(state, "even") == "blackjack-no-even-money"
    with pytest.raises(Refused, match="blackjack-even-needs-peek"):
        sobremesa.make("blackjack", even_money="on")


def test_06_insurance():
    for options in ({}, AMERICAN):
        state = does(table("Tc | Ad | 9c Kc", **options), "insure 5")
        if not options:
            does(state, "stand")
        assert results(state) == ["0"]
        state = does(table("Tc | Ad | 9c 8h", **options), "insure 5", "stand")
        assert results(state) == ["−5"]
    state = table("Tc | Ad | 9c 8h", **AMERICAN)
    assert refusal(state, "insure 6") == "blackjack-insurance-size"
    assert refusal(state, "hit") == "blackjack-first-answer"
    state.play(0, "insure 3.5")
    assert results(does(state, "stand")) == ["−3½"]


def test_07_splits_and_doubles():
    state = table("8s | 5d | 8h | 3c Kd 8d Tc 9s Tc 2h")
    does(state, "split")
    assert state.pack.text(state.hand_in_turn().cards) == "8s 3c"
    does(state, "double")
    assert state.pack.text(state.hand_in_turn().cards) == "8h 8d"
    does(state, "split")
    does(state, "stand", "stand")
    assert house(state) == "5d Tc 2h"
    assert [hand.net for hand in state.hands[0]] == [40, 20, 0]
    assert results(state) == ["+30"]


def test_08_split_aces():
    state = does(table("As | 9h | Ah | Kc 5d 9d"), "split")
    assert [hand.net for hand in state.hands[0]] == [20, -20]
    assert results(state) == ["0"]
    state = table("As | Ad | Ah | Kc 5d Kd")
    does(state, "stand", "split")
    assert results(state) == ["−20"]


def test_09_soft_17():
    for cards, hits, draws in (
        ("Ad 6h", False, False),
        ("Ad 6h", True, True),
        ("Ad 2h 4c", False, False),
        ("Ad 5h", False, True),
        ("Ad 5h Tc", False, True),
        ("Td 7h", True, False),
    ):
        hand = hand_of(get_pack("fr52").cards(cards))
        assert must_draw(hand.hard, hand.ace, hits) is draws, cards
    assert house(does(table("Ts | Ad | 9s | 6h 4c"), "stand", "stand")) == "Ad 6h"
    assert house(does(table("Ts | Ad | 9s | 6h 4c", soft17="hit"), "stand", "stand")) == "Ad 6h 4c"
    assert house(does(table("Ts | Ad | 9s | 5h Tc 3d 2c"), "stand", "stand")) == "Ad 5h Tc 3d"


def test_10_no_card_for_nobody():
    state = does(table("Ts | Th | 6s | 9c Kd"), "hit")
    assert house(state) == "Th"
    state = does(table("Ts | Ah | 6s | 9c Kd 5c"), "insure 5", "hit")
    assert house(state) == "Ah Kd"
    assert results(state) == ["0"]
    american = does(table("Ts | Th | 6s 7d | 9c Kd", **AMERICAN), "hit")
    assert house(american) == "Th 7d"
    assert next(zone for zone in american.view(0).zones if zone.id == "house").items[1].face == "7d"


def test_11_only_a_blackjack_left():
    state = does(table("Ts Tc As | 9s | 6s 6c Kd | Kc Qc 5d", 10, 10, 10), "hit", "hit")
    assert results(state) == ["−10", "−10", "+15"]
    assert house(state) == "9s"
    state = table("As | 9s | Kd | Kc")
    assert results(state) == ["+15"]
    assert house(state) == "9s"
    state = table("As | Ks | Kd | Kc")
    assert results(state) == ["+15"]
    assert house(state) == "Ks Kc"


def test_12_what_may_be_split_and_doubled():
    assert "split" in legal(table("Ks | 5d | Qd"))
    assert refusal(table("Ks | 5d | Qd", split_match="rank"), "split") == "blackjack-split-unequal"
    assert "split" in legal(table("Ks | 5d | Kd", split_match="rank"))
    assert refusal(table("Ad | 5d | 8c"), "double") == "blackjack-double-total"
    assert "double" in legal(table("Ad | 5d | 8c", double_on="any"))
    assert "double" in legal(table("4d | 5d | 5c"))
    assert refusal(table("4d | 5d | 5c", double_on="10_to_11"), "double") == "blackjack-double-total"


def test_13_three_cards_of_21():
    assert results(does(table("7s | As | 7h | 7d Jd"), "stand", "hit")) == ["−10"]
    assert results(does(table("7s | 7h | 7d | 7c 7d 7c"), "hit")) == ["0"]


def test_14_surrender():
    late, early = {"surrender": "late"}, {"surrender": "early"}
    assert results(does(table("Ts 9h | Ad | 6h 9c | Kd", 10, 10, **late), "stand", "stand", "surrender", "stand")) == ["−10", "−10"]
    assert results(does(table("Ts 9h | Ad | 6h 9c | 8d", 10, 10, **late), "stand", "stand", "surrender", "stand")) == ["−5", "−10"]
    for second in ("Kd", "8d"):
        state = does(table(f"Ts 9h | Ad | 6h 9c | {second}", 10, 10, **early), "surrender", "stand", "stand")
        assert results(state) == ["−5", "−10"]
    state = does(table("Ts | Ad | 6h | 8d 5c", **late), "stand", "surrender")
    assert house(state) == "Ad 8d"
    state = does(table("Ts | Ad | 6h | 8d 5c", **early), "surrender")
    assert house(state) == "Ad"
    assert results(does(table("Ts | Ad | 6h Kd", **AMERICAN, **early), "surrender")) == ["−5"]
    assert results(does(table("Ts | Ad | 6h 9d", **AMERICAN, **late), "stand", "surrender")) == ["−5"]
    assert refusal(does(table("2s | 9d | 3h | 4c", **late), "hit"), "surrender") == "blackjack-surrender-first"
    assert refusal(table("2s | 9d | 3h | 4c"), "surrender") == "blackjack-no-surrender"
    assert legal(table("2s | 9d | 3h", **early)) == {"stand", "surrender"}


def test_15_other_options():
    assert results(table("As | 9s | Kd", bj_pays="six_to_five")) == ["+12"]
    state = table("Ts | Ad | 9h | Kc", 15, insurance="exact_half")
    assert legal(state) == {"stand", "insure 7.5"}
    assert refusal(state, "insure 7") == "blackjack-insurance-exact"
    assert results(does(state, "insure 7.5", "stand")) == ["0"]
    assert "insure 5" not in legal(table("Ts | Ad | 9h | Kc", insurance="off"))
    state = does(table("As | 9d | Ad | Ac 5c 6c 7c Td", resplit_aces="on"), "split")
    assert legal(state) == {"stand", "split"}
    assert refusal(state, "hit") == "blackjack-split-aces"
    does(state, "split")
    assert [state.pack.text(hand.cards) for hand in state.hands[0]] == ["As 5c", "Ac 6c", "Ad 7c"]
    state = table("As | 9d | Ad | Ac 5c Td")
    does(state, "split")
    assert [state.pack.text(hand.cards) for hand in state.hands[0]] == ["As Ac", "Ad 5c"]
    state = does(table("8s | 9d | 8h | 8d 8c 2c 3c 4c", max_hands=3), "split", "split")
    assert refusal(state, "split") == "blackjack-max-hands"
    assert len(state.hands[0]) == 3


def test_16_das_and_short_purses():
    state = does(table("8s | 9d | 8h | 3d 2c", das="off"), "split")
    assert refusal(state, "double") == "blackjack-no-das"
    state = table("8s | 9d | 8h | 3d 2c", chips=[39])
    assert state.chips == [19]
    assert refusal(state, "split") == "blackjack-no-chips"
    assert refusal(table("6s | 9d | 5h | 3d 2c", chips=[39]), "double") == "blackjack-no-chips"


def test_17_the_shoe_runs_out_and_the_tray_comes_back():
    state = sobremesa.get("blackjack").restore({"partial": True, "shoe": "5s 9d 6h", "tray": "2c 3c 4c 5c"})
    for text in ("bet P0 10", "ready", "hit"):
        state.play(0, text)
    assert isinstance(state, BlackjackState)
    assert len(state.shoe.cards) + len(state.hands[0][0].cards) - 2 == 4
    full = sobremesa.make("blackjack", seed=1, reshuffle="cut_75", packs=1)
    assert isinstance(full, BlackjackState)
    left: list[int] = []
    for _ in range(25):
        if not full.actors():
            break
        for text in ("bet P0 10", "ready"):
            full.play(0, text)
        while not full.hand_over():
            full.play(0, "stand")
        left.append(len(full.shoe.cards))
        if full.actors():
            full.play(0, "deal")
    fresh = [one for one, other in pairwise(left) if other > one]
    assert fresh
    assert all(cards <= 13 for cards in fresh)


def test_18_boxes():
    state = sobremesa.make("blackjack", seats=2, boxes=4)
    assert isinstance(state, BlackjackState)
    assert state.actors() == 3
    state.play(1, "bet 20")
    state.play(1, "bet P3 30")
    for text, key in (("bet P3 10", "boxes-taken"), ("bet P1 10", "boxes-taken"), ("bet P4 10", "boxes-no-box"), ("bet P0 5", "boxes-limits")):
        assert refusal(state, text) == key
    state.play(1, "ready")
    assert refusal(state, "bet P0 501") == "boxes-limits"
    state.play(0, "bet P2 10")
    state.play(0, "bet P0 10")
    assert state.owners == [0, 1, 0, 1]
    assert state.phase >= 3 or state.hand_over()
    alone = sobremesa.make("blackjack", seats=2, multi_box="off")
    assert refusal(alone, "bet P3 10") == "boxes-not-yours"
    alone.play(0, "bet 10")
    assert alone.actors() == 2
    with pytest.raises(Refused, match="boxes-too-few"):
        sobremesa.make("blackjack", seats=5, boxes=4)


def test_19_a_session_ends_when_players_leave_or_are_broke():
    state = sobremesa.make("blackjack", seats=2)
    state.play(0, "leave")
    state.play(1, "leave")
    assert not state.actors()
    broke = sobremesa.get("blackjack").restore({"partial": True, "chips": [20], "before": [20], "shoe": "Ts 9d 8s Kc"})
    for text in ("bet P0 10", "stand"):
        broke.play(0, text)
    assert broke.hand_over()
    assert not broke.actors()
    idle = sobremesa.make("blackjack")
    for turn in range(ROUNDS):
        idle.play(0, "ready")
        assert bool(idle.actors()) == (turn < ROUNDS - 1)
        if idle.actors():
            idle.play(0, "deal")


def test_20_a_peeked_hole_card_is_guessed_without_blackjack():
    for up, never in (("Ad", 10), ("Kd", 1)):
        state = table(f"Ts | {up} | 6h 5c | 2c 3c Kc Qc Ac Ah As", **AMERICAN)
        if up == "Ad":
            does(state, "stand")
        seen = set()
        for seed in range(60):
            guess = state.clone()
            guess.redeal(0, SeededChance(seed))
            assert isinstance(guess, BlackjackState)
            seen.add(guess.house[1] % 13)
            assert min(guess.house[1] % 13 + 1, 10) != never
        assert len(seen) > 3


OPTIONS: list[dict[str, object]] = [
    {},
    {"preset": "american", "surrender": "late", "resplit_aces": "on", "double_on": "any"},
    {"packs": 1, "surrender": "early", "insurance": "exact_half", "enhc_loss": "original_only", "bj_pays": "six_to_five"},
    {"preset": "american", "packs": 1, "reshuffle": "cut_75", "soft17": "hit", "surrender": "early"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_books_balance(options: dict[str, object]):
    """Without leaving: purses change by exactly what boxes have brought, and no card is lost."""
    rng = random.Random(str(options))
    for seats in (1, 3, 7):
        state = sobremesa.make("blackjack", seats=seats, seed=seats, **options)
        assert isinstance(state, BlackjackState)
        cards = sorted(state.census())
        for turn in range(600):
            if not state.actors():
                break
            seat = rng.choice(laws.seats_in(state.actors()))
            actions = [action for action in state.actions(seat) if action != 2]
            state.apply(seat, rng.choice(actions))
            if turn % 50 == 0:
                laws.law_1_nothing_leaks(state, rng)
                laws.law_2_guesses_forget(state, rng)
                laws.law_8_positions_play_on(state, rng)
            if state.hand_over():
                assert sorted(state.census()) == cards
                for one in range(seats):
                    won = sum(state.result(box) for box in range(state.boxes) if state.owners[box] == one)
                    assert state.chips[one] == state.before[one] + won


EDGES: list[tuple[dict[str, object], float]] = [
    ({}, 0.66),
    ({"preset": "american"}, 0.55),
    ({"double_on": "any"}, 0.57),
    ({"preset": "american", "double_on": "any"}, 0.46),
    ({"das": "off"}, 0.78),
    ({"preset": "american", "das": "off"}, 0.67),
    ({"preset": "american", "soft17": "hit"}, 0.77),
]


def house_edge(options: dict[str, object], rounds: int, seed: int) -> tuple[float, float]:
    """The house's share of the first stakes against basic strategy without resplits, and its standard error, both in per cent."""
    game = sobremesa.get("blackjack")
    chosen = Options.of(game, 1, {"max_hands": 2, "boxes": 1, **options})
    state = game.start(1, chosen, SeededChance(seed)).quiet()
    assert isinstance(state, BlackjackState)
    purse = 2 * PURSE * state.low
    total = squares = 0
    bet = STAKE | state.low
    for _ in range(rounds):
        state.hand = 0
        state.chips[0] = purse
        state.apply(0, bet)
        while state.phase > 2:
            state.apply(0, best(state) if state.phase == 4 else STAND)
        won = state.chips[0] - purse
        total += won
        squares += won * won
        state.phase = 1
        state.chance = Running(state.chance)
        state.apply(0, DEAL)
        state.chance = state.chance.chance
    unit = 2 * state.low
    mean = total / rounds / unit
    return -100 * mean, 100 * ((squares / rounds / unit**2 - mean**2) / rounds) ** 0.5


class Running(Chance):
    """A chance that goes on with one stream from round to round, so that many sessions can be one."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def below(self, n: int) -> int:
        return self.chance.below(n)


@pytest.mark.parametrize("preset", ["european", "american"])
def test_house_edge_quickly(preset: str):
    """Within four standard errors of the spec's figure: about 1.5 per cent of a stake, enough to see a wrong payment or a wrong rule of play."""
    edge, error = house_edge({"preset": preset}, 100_000, 11)
    assert error < 0.4
    assert abs(edge - (0.66 if preset == "european" else 0.55)) < 4 * error, (edge, error)


@pytest.mark.soak
@pytest.mark.parametrize(("options", "told"), EDGES, ids=str)
def test_house_edge(options: dict[str, object], told: float):
    """Two million rounds: a standard error of 0.08 per cent."""
    edge, error = house_edge(options, 2_000_000, 5)
    assert error < 0.1
    assert abs(edge - told) < 3.5 * error, (edge, error)


# The spec's table of play, upcards 2 to ace; two letters where the tables differ: American / European
TABLE = {
    "4 3": "H H H H H H H H H H",
    "5 4": "H D D D D H H H H H",
    "6 4": "D D D D D D D D H H",
    "5 5": "D D D D D D D D H H",
    "6 5": "D D D D D D D D D/H H",
    "T 2": "H H S S S H H H H H",
    "T 3": "S S S S S H H H H H",
    "T 6": "S S S S S H H H H H",
    "T 7": "S S S S S S S S S S",
    "A 2": "H H H H H H H H H H",
    "A 6": "H H H H H H H H H H",
    "A 7": "S S S S S S S H H H",
    "A 8": "S S S S S S S S S S",
    "A A": "P P P P P P P P P P/H",
    "2 2": "P P P P P P H H H H",
    "3 3": "P P P P P P H H H H",
    "4 4": "H H H P P H H H H H",
    "6 6": "P P P P P H H H H H",
    "7 7": "P P P P P P H H H H",
    "8 8": "P P P P P P P P P/H P/H",
    "9 9": "P P P P P S P P S S",
    "T T": "S S S S S S S S S S",
}
LETTERS = {"H": "hit", "S": "stand", "D": "double", "P": "split", "R": "surrender"}


def plays(hand: str, up: str, **options: object) -> str:
    one, other = hand.split()
    state = table(f"{one}s | {up}d | {other}h 7c 5c 6c 7d", **options)
    if state.phase == 3:
        does(state, "stand")
    if state.hand_over():
        return ""
    action = best(state)
    said = explain(state, 0, action)
    assert said is not None
    laws.check_say(said, "french")
    return state.text(0, action)


@pytest.mark.parametrize("preset", ["american", "european"])
def test_the_table_of_play(preset: str):
    for hand, row in TABLE.items():
        for up, letters in zip("23456789TA", row.split(), strict=True):
            letter = letters.split("/")[-1 if preset == "european" else 0]
            assert plays(hand, up, preset=preset) == LETTERS[letter], (hand, up)


def test_the_table_of_play_changes_with_the_house():
    for hand, row in {"2 2": "HHPPPPHHHH", "3 3": "HHPPPPHHHH", "4 4": "HHHHHHHHHH", "6 6": "HPPPPHHHHH"}.items():
        for up, letter in zip("23456789TA", row, strict=True):
            assert plays(hand, up, das="off") == LETTERS[letter], (hand, up)
    soft = {"A 2": "56", "A 3": "56", "A 4": "456", "A 5": "456", "A 6": "3456", "A 7": "3456", "A 8": ""}
    for hand, ups in soft.items():
        for up in "23456789TA":
            assert (plays(hand, up, double_on="any") == "double") == (up in ups), (hand, up)
    assert plays("6 5", "A", preset="american", soft17="hit") == "double"
    assert plays("5 4", "4", double_on="10_to_11") == "hit"
    late = {"preset": "american", "surrender": "late"}
    for hand, ups in {"T 6": "9TA", "T 5": "T", "8 8": "", "T 4": ""}.items():
        for up in "23456789TA":
            assert (plays(hand, up, **late) == "surrender") == (up in ups), (hand, up)
    assert plays("6 5", "T", enhc_loss="original_only") == "double"


def test_the_bot_never_insures_and_hints_speak():
    for level in ("easy", "normal", "hard"):
        state = table("As | Ad | Kd 9c | 5c", preset="american")
        decision = make_bot(level).decide(state, 0, SeededChance(3))
        assert decision.action == STAND
        assert decision.say is not None
        laws.check_say(decision.say, "french")
    state = table("Ts | Td | 6d | 5c")
    decision = make_bot("hard").decide(state, 0, SeededChance(3))
    assert decision.action == HIT
    assert decision.say is not None
    assert decision.say.key == "hint-blackjack-hit"
    assert SPLIT not in state.actions(0)
    empty = sobremesa.make("blackjack")
    assert make_bot("hard").decide(empty, 0, SeededChance(1)).action != READY


IMPOSSIBLE: dict[str, dict[str, object]] = {
    "a debt": {"chips": [-20]},
    "a box that is nobody's": {"stakes": [10], "owners": [3]},
    "a box of one who has bet nothing": {"owners": [0]},
    "more boxes than the table has": {"options": {"boxes": 2}, "stakes": [10, 10, 10]},
    "cards in a box without a stake": {"phase": "play", "house": "9h", "hands": ["P0 8s 9s"]},
    "cards in a box there is not": {"phase": "play", "house": "9h", "stakes": [10], "hands": ["P9 8s 9s"]},
    "play without a croupier": {"phase": "play", "stakes": [10], "hands": ["P0 8s 9s"]},
    "two cards of a croupier who has one": {"phase": "play", "stakes": [10], "hands": ["P0 8s 9s"], "house": "9h 2h"},
    "a turn of a hand there is not": {"phase": "play", "stakes": [10], "hands": ["P0 8s 9s"], "house": "9h", "at": 1},
    "a turn of a hand that stands": {"phase": "play", "stakes": [10], "hands": ["P0 8s 9s | stood"], "house": "9h"},
    "over 21, and alive": {"phase": "play", "stakes": [10], "hands": ["P0 8s 9s Th"], "house": "9h"},
    "a natural of three cards": {"phase": "play", "stakes": [10, 10], "hands": ["P0 8s 9s", "P1 8d 9d 4h | natural"], "house": "9h"},
    "looked, and has a blackjack": {"options": AMERICAN, "phase": "play", "stakes": [10], "hands": ["P0 8s 9s"], "house": "Ah Kh", "peeked": True},
    "everybody ready, and nothing dealt": {"ready": 1},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(position: dict[str, object]):
    with pytest.raises(Refused) as caught:
        sobremesa.get("blackjack").restore({"partial": True, **position})
    laws.check_refusal(caught.value)


def test_numbers_that_are_none_or_too_large_are_refused():
    state = sobremesa.make("blackjack")
    assert isinstance(state, BlackjackState)
    for text, key in (("bet P0 ²", "unknown-move"), ("bet P² 10", "unknown-move"), ("bet P0 " + "9" * 5000, "boxes-limits")):
        assert refusal(state, text) == key
