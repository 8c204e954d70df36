"""Durak: the numbered examples of its spec."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.games.tricks.durak import DurakState
from tests.laws import laws


def at(seats: int = 4, options: dict[str, object] | None = None, **position: object) -> DurakState:
    """A partial position, hearts being trumps unless told otherwise."""
    if "turn_up" not in position:
        position.setdefault("trump", "h")
    state = sobremesa.get("durak").restore({"seats": seats, "options": options or {}, "partial": True, **position})
    assert isinstance(state, DurakState)
    return state


def moves(state: State, seat: int) -> list[str]:
    return [state.text(seat, action) for action in state.actions(seat)]


def refusal(state: State, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        state.play(seat, text)
    laws.check_refusal(refused.value)
    return refused.value.key


def play(state: State, *plays: str) -> None:
    """Plays written ``P0 7d``; some in one text apart by commas."""
    for one in ", ".join(plays).split(", "):
        seat, text = one.split(" ", 1)
        state.play(int(seat[1:]), text)


def beats(attack: str, held: str, **options: object) -> str:
    """The cards of ``held`` with which the attack may be beaten."""
    trump = str(options.pop("trumps", "h"))
    state = at(options=options, trump=trump, table=[attack], hands=["", held])
    return " ".join(card for card in held.split() if card in moves(state, 1))


def hand(state: State, seat: int) -> set[str]:
    return set(str(state.fields()["hands"][seat]).split())  # type: ignore[index]


def test_01_what_beats_a_plain_card() -> None:
    assert set(beats("9c", "Tc Ac 6h 8c 9s Ad").split()) == {"Tc", "Ac", "6h"}
    state = at(table=["9c"], hands=["", "8c 9s Ad"])
    assert [refusal(state, 1, card) for card in ("8c", "9s", "Ad")] == ["durak-higher"] * 3


def test_02_what_beats_a_trump() -> None:
    assert beats("9h", "6h 7h 8h Th Jh Qh Kh Ah As Tc") == "Th Jh Qh Kh Ah"
    assert refusal(at(table=["9h"], hands=["", "As"]), 1, "As") == "durak-higher-trump"


def test_03_what_may_be_thrown_in() -> None:
    state = at(table=["9c Jc"], hands=["9s Jd Jh 9h Tc Qd As", "6s 7s"])
    assert sorted(moves(state, 0)) == sorted(["9s", "Jd", "Jh", "9h", "pass"])
    assert refusal(state, 0, "Tc") == "durak-rank"


def test_04_who_has_passed_is_asked_again() -> None:
    state = at(hands=["7d 6c", "8d 6h Ks Qs", "8s 9s", "Tc"])
    play(state, "P0 7d, P1 8d, P0 pass, P2 8s, P1 6h, P2 pass, P3 pass")
    assert state.turn() == 0
    assert moves(state, 0) == ["6c", "pass"]
    play(state, "P0 6c")
    assert state.turn() == 1


def test_05_all_pass() -> None:
    state = at(hands=["7d 6c", "8d Ks", "9s", "Tc"], stock="")
    play(state, "P0 7d, P1 8d, P0 pass, P2 pass, P3 pass")
    assert state.fields()["discard"] == "7d 8d"
    assert (state.attacker, state.defender, state.turn()) == (1, 2, 1)


def test_06_the_defender_takes() -> None:
    state = at(hands=["7d 7c 9c", "8d Ks Qs Js Ts", "8s 8h 9h", "Tc 9d"])
    play(state, "P0 7d, P1 8d, P0 pass, P2 8s, P1 take")
    assert state.turn() == 0
    play(state, "P0 7c, P0 pass, P2 8h, P2 pass, P3 pass, P0 pass")
    assert hand(state, 1) == {"7d", "8d", "8s", "7c", "8h", "Ks", "Qs", "Js", "Ts"}
    assert (state.attacker, state.defender, state.turn()) == (2, 3, 2)


def test_07_no_more_attacks_than_cards_to_meet_them() -> None:
    state = at(hands=["7d 7c 7s", "8d 8s", "7h 9d", "Tc"])
    play(state, "P0 7d, P1 8d, P0 7c")
    assert "durak-full" in [fact.key for fact in state.facts(2)]
    assert refusal(state, 0, "7s") == "durak-limit"
    assert refusal(state, 2, "7h") == "durak-limit"
    play(state, "P1 take")  # nobody is asked for more
    assert hand(state, 1) == {"7d", "8d", "7c", "8s"}
    assert state.turn() == 2


def test_08_the_last_card_beats_and_stock_is_left() -> None:
    state = at(
        options={"hand_size": 4}, table=["7d"], hands=["9c", "8d", "6d 7c 8c Tc", "6s 7s 8s 9s"], stock="Js Qs Ks As Jd Qd Kd Ad Jc Jh", turn_up="Jh"
    )
    play(state, "P1 8d")
    assert hand(state, 0) == {"9c", "Js", "Qs", "Ks"}
    assert hand(state, 1) == {"As", "Jd", "Qd", "Kd"}
    assert (state.attacker, state.turn()) == (1, 1)


def test_09_the_attacker_draws_all_there_is() -> None:
    table = ["6d 7d", "6s 7s", "6c 7c", "6h 7h", "9d Td", "9c"]
    state = at(table=table, hands=["", "Tc Ad As", "8s Ts", "8d"], stock="Jd Qd Kd Js Qs Kh", turn_up="Kh")
    assert state.limit == 8
    play(state, "P1 Tc, P2 pass, P3 pass")
    assert hand(state, 0) == {"Jd", "Qd", "Kd", "Js", "Qs", "Kh"}
    assert [len(hand(state, seat)) for seat in (1, 2, 3)] == [2, 2, 1]
    assert state.stock == []


def test_10_the_turn_up_is_drawn_last() -> None:
    state = at(2, table=["9c"], hands=["6s 7s 8s Qs Ks", "Tc Ad As Qd Jd"], stock="Kh", turn_up="Kh")
    play(state, "P1 Tc, P0 pass")
    assert hand(state, 0) == {"6s", "7s", "8s", "Qs", "Ks", "Kh"}
    assert len(hand(state, 1)) == 4
    assert state.fields()["trump"] == "h"
    assert state.fields()["known"] == ["Kh", ""]


def test_11_out_when_the_stock_is_empty() -> None:
    state = at(hands=["9c", "7d 8d", "Ts Js", "Qs Ks"])
    play(state, "P0 9c, P1 take, P2 pass, P3 pass")
    assert (state.attacker, state.defender) == (2, 3)
    assert state.seat(0, 0).out
    assert state.seat(0, 0).badges == ("out",)
    assert hand(state, 1) == {"9c", "7d", "8d"}


def test_12_a_dead_heat_has_no_durak() -> None:
    state = at(2, hands=["9c", "Tc"])
    play(state, "P0 9c, P1 Tc")
    assert (state.actors(), state.scores(), state.winners()) == (0, [0, 0], [0, 1])
    assert state.events[-1].say.key == "durak-nobody"


def test_13_the_last_with_cards_is_durak() -> None:
    state = at(2, hands=["9c", "Tc 7d"])
    play(state, "P0 9c, P1 Tc")
    assert (state.actors(), state.scores(), state.winners()) == (0, [0, 1], [0])
    assert state.losers == [1]


def test_14_hands_of_one_colour_void_the_deal() -> None:
    state = sobremesa.make("durak", seats=2)
    assert isinstance(state, DurakState)
    pack = state.pack

    def deal(first: str, rest: str) -> bool:
        """Whether a deal that gives the first player those cards, and the other the others, stands."""
        ones, others = pack.cards(first), pack.cards(rest)
        order = [card for pair in zip(ones, others, strict=True) for card in pair]
        two = state.clone()
        assert isinstance(two, DurakState)
        left = [card for card in range(pack.size) if card not in order]
        return two._lay(left + order[::-1])

    mixed = "6s 7s 6c 7c 8h 9d"
    assert not deal("6d 7d 9h Qh Kd Ah", mixed)
    assert deal("6d 7d 9h Qh Kd As", mixed)
    assert not deal("6s 7s 9s Qc Kc Ac", "6d 7d 6h 7h 8c 9c")  # all black
    for seed in range(40):
        dealt = sobremesa.make("durak", seats=6, seed=seed)
        assert isinstance(dealt, DurakState)
        assert not any(dealt.deck.plain(held) for held in dealt.hands)


def test_14_a_joker_counts_for_its_colour() -> None:
    deck = at(options={"deck": "fr52", "jokers": 2}, phase="over").deck
    assert deck.plain(deck.pack.mask("2h 3h 4d 5d 6d *1"))
    assert not deck.plain(deck.pack.mask("2h 3h 4d 5d 6d *2"))


def test_14_spanish_hands_of_one_suit_only() -> None:
    deck = at(options={"deck": "es36"}, trump="o", phase="over").deck
    assert deck.plain(deck.pack.mask("5o 6o 7o 8o 9o 10o"))
    assert not deck.plain(deck.pack.mask("5o 6o 7o 8c 9c 10c"))


def test_15_the_lowest_trump_is_swapped() -> None:
    hands = ["6s 7s", "8d 9d", "Tc Jc", "6h Ks"]
    state = at(phase="swapping", hands=hands, stock="Ad Qh", turn_up="Qh")
    assert [moves(state, seat) for seat in range(4)] == [["ready"], ["ready"], ["ready"], ["ready", "swap 6h"]]
    assert [state.prompt(seat) for seat in range(4)] == [state.prompt(0)] * 4
    assert refusal(state, 3, "swap Ks") == "durak-no-swap"
    assert refusal(state, 0, "6s") == "durak-answer-first"
    play(state, "P3 swap 6h, P1 ready, P0 ready")
    assert state.view(0).zones == at(phase="swapping", hands=hands, stock="Ad Qh", turn_up="Qh").view(0).zones  # nobody is told yet
    play(state, "P2 ready")
    assert hand(state, 3) == {"Qh", "Ks"}
    assert state.fields()["stock"] == "Ad 6h"
    assert (state.fields()["turn_up"], state.fields()["trump"], state.turn()) == ("6h", "h", 0)


def test_15_no_swap_for_the_lowest_turn_up() -> None:
    for seed in range(60):
        state = sobremesa.make("durak", seats=4, seed=seed)
        lowest = str(state.fields()["turn_up"])[0] == "6"
        assert state.fields()["phase"] == ("open" if lowest else "swapping")
        if lowest:
            return
    raise AssertionError("no turn-up was a six")


def test_15_of_two_holders_the_first_in_turn() -> None:
    for answers, taker in (({1: "swap 6h", 3: "swap 6h'"}, 1), ({1: "ready", 3: "swap 6h'"}, 3)):
        state = at(options={"packs": 2}, phase="swapping", hands=["6s 7s", "6h 9d", "Tc Jc", "6h' Ks"], stock="Ad Qh", turn_up="Qh")
        for seat in (3, 2, 1, 0):
            state.play(seat, answers.get(seat, "ready"))
        assert "Qh" in hand(state, taker)


def test_16_transfer() -> None:
    state = at(options={"transfer": "on"}, hands=["9c 6s", "9d 7s", "9s 8s Ts Js Qs", "Kd Ad 9h"])
    play(state, "P0 9c")
    assert moves(state, 1) == ["take", "transfer 9d"]
    play(state, "P1 transfer 9d")
    assert (state.attacker, state.defender, state.limit) == (1, 2, 5)
    assert moves(state, 2) == ["take", "transfer 9s"]
    play(state.clone(), "P2 transfer 9s")
    play(state, "P2 9s")  # a card that beats nothing is meant to pass the attack on
    assert (state.attacker, state.defender, state.turn()) == (2, 3, 3)


def test_16_no_transfer_to_too_few_cards() -> None:
    state = at(options={"transfer": "on"}, hands=["9c 6s", "9d 7s", "8s", "Kd Ad"])
    play(state, "P0 9c")
    assert refusal(state, 1, "transfer 9d") == "durak-transfer-full"
    assert moves(state, 1) == ["take"]
    assert refusal(at(hands=["", "9d"], table=["9c"]), 1, "transfer 9d") == "durak-transfer-off"
    wrong = at(options={"transfer": "on"}, hands=["6s", "9d 7s", "8s Ts"], table=["9c"])
    assert refusal(wrong, 1, "transfer 7s") == "durak-transfer-rank"


def test_16_two_nines_are_beaten_in_any_order() -> None:
    state = at(options={"transfer": "on"}, hands=["9c 6s", "9d 7s", "Tc Td 6h Js Qs", "Kd Ad 9h"])
    play(state, "P0 9c, P1 transfer 9d")
    assert set(moves(state, 2)) == {"take", "Tc on 9c", "6h on 9c", "Td on 9d", "6h on 9d"}
    assert refusal(state, 2, "6h") == "durak-which"
    play(state, "P2 Td")
    assert state.fields()["table"] == ["9c", "9d Td"]
    play(state, "P2 6h attack-0")
    assert state.turn() == 1  # he who passed the attack on attacks first


def test_17_no_transfer_once_something_is_beaten() -> None:
    state = at(options={"transfer": "on"}, hands=["Ts 9s", "Td Js Qs 7s", "6s 7c 8c 9d"], table=["9c Tc"])
    play(state, "P0 Ts")
    assert "transfer Td" not in moves(state, 1)
    assert refusal(state, 1, "transfer Td") == "durak-transfer-late"


def test_18_opening_with_a_pair() -> None:
    state = at(options={"open_pair": "on"}, hands=["8c 8d 9s", "9c 9d Ts"])
    assert set(moves(state, 0)) == {"8c", "8d", "9s", "8d 8c"}
    assert refusal(state, 0, "8c 9s") == "durak-pair-ranks"
    play(state, "P0 8d 8c")
    assert set(moves(state, 1)) == {"take", "9c on 8c", "9d on 8d"}
    play(state, "P1 9d on 8d, P1 9c")
    assert state.turn() == 0
    narrow = at(options={"open_pair": "on"}, hands=["8c 8d 9s", "9c"])
    assert set(moves(narrow, 0)) == {"8c", "8d", "9s"}
    assert refusal(narrow, 0, "8c 8d") == "durak-limit"
    assert refusal(at(hands=["8c 8d", "9c Ts"]), 0, "8c 8d") == "durak-pair-off"


def test_19_spades_only() -> None:
    assert beats("8s", "9s 6h", spades_only="on") == "9s"
    assert beats("8c", "6h 9c", spades_only="on") == "6h 9c"
    assert beats("6h", "As 7h", spades_only="on") == "7h"
    assert refusal(at(options={"spades_only": "on"}, table=["8s"], hands=["", "6h"]), 1, "6h") == "durak-spades"


def test_20_suitless() -> None:
    assert beats("9c", "Td Ts 6h 9d", suitless="on") == "Td Ts 6h"
    assert beats("9h", "As Kd 8h Th Ah", suitless="on") == "Th Ah"
    assert refusal(at(options={"suitless": "on"}, table=["9c"], hands=["", "9d"]), 1, "9d") == "durak-higher-any"


def test_21_no_trumps() -> None:
    assert beats("9c", "8c Tc Jc Qc Kc Ac Ah As Td", trump="none", trumps="") == "Tc Jc Qc Kc Ac"
    state = sobremesa.make("durak", seats=4, trump="none")
    assert (state.fields()["trump"], state.fields()["turn_up"], state.fields()["phase"]) == ("", "", "open")


def test_22_jokers() -> None:
    options = {"deck": "fr52", "jokers": 2}
    assert beats("Ah", "*1 *2", **options) == "*1"
    assert beats("2d", "*1 *2", **options) == "*1"
    assert beats("Ks", "*1 *2", **options) == "*2"
    state = at(options=options, table=["*2"], hands=["", "*1 Ah As 2h"])
    assert moves(state, 1) == ["take"]
    assert refusal(state, 1, "Ah") == "durak-joker"
    assert refusal(at(options=options, table=["Ks"], hands=["", "*1"]), 1, "*1") == "durak-joker-colour"
    assert beats("Ks", "*2 As", spades_only="on", **options) == "As"  # the house's rule of spades goes first
    assert sobremesa.make("durak", seats=4, deck="fr52", packs=2, jokers=2).pack.size == 108  # type: ignore[attr-defined]
    adding = at(options=options, table=["9c *2"], hands=["*1 Jc 9d", "6s 7s 8s"])
    assert sorted(moves(adding, 0)) == sorted(["9d", "*1", "pass"])  # jokers match jokers


def test_23_railway() -> None:
    state = sobremesa.make("durak", seats=5, railway="on", seed=3)
    assert isinstance(state, DurakState)
    assert [held.bit_count() for held in state.hands] == [7] * 5
    assert len(state.aside) == 1
    assert state.fields()["trump"] == state.pack.names[state.aside[-1]][-1]
    assert [item.face for zone in state.zones(-1) if zone.id == "aside" for item in zone.items] == [state.pack.names[state.aside[-1]]]
    state = sobremesa.make("durak", seats=4, railway="on", seed=3)
    assert isinstance(state, DurakState)
    assert [held.bit_count() for held in state.hands] == [9] * 4
    (shown,) = bits(state.known[3])
    assert state.hands[3] >> shown & 1
    assert state.fields()["trump"] == state.pack.names[shown][-1]
    assert (state.stock, state.aside, state.fields()["phase"]) == ([], [], "open")
    attack = moves(state, 0)[0]
    play(state, f"P0 {attack}, P1 take, P0 pass, P2 pass, P3 pass")
    assert [held.bit_count() for held in state.hands] == [8, 10, 9, 9]  # nothing is drawn


def test_24_a_second_trump_is_hidden() -> None:
    state = at(
        2,
        {"trump": "hidden_second", "deck": "fr52"},
        table=["8c"],
        hands=["Jc Qc Kc Qd Kd", "9c Js Qs Ks Jd"],
        stock="9h 4s",
        turn_up="9h",
        trump="h",
    )
    assert [item.face for zone in state.zones(0) if zone.id == "stock" for item in zone.items] == ["9h"]
    play(state, "P1 9c, P0 pass")
    assert state.fields()["trump"] == "s"
    assert hand(state, 0) == {"Jc", "Qc", "Kc", "Qd", "Kd", "9h"}
    assert hand(state, 1) == {"Js", "Qs", "Ks", "Jd", "4s"}  # the next draw
    other = at(
        2, {"trump": "hidden_second", "deck": "fr52"}, table=["8c"], hands=["Jc Qc Kc Qd Kd", "9c Js Qs Ks Jd Td Ts"], stock="9h 4s", turn_up="9h"
    )
    play(other, "P1 9c, P0 pass")
    assert (other.fields()["turn_up"], other.fields()["stock"], other.fields()["trump"]) == ("4s", "4s", "s")


def test_25_colour_swap() -> None:
    state = at(options={"trump": "colour_swap"}, hands=["9d 9c Ks", "7s 8s"], stock="Qs 9h", turn_up="9h")
    assert moves(state, 0) == ["Ks", "9d", "9c", "swap 9d"]
    assert refusal(state, 0, "swap 9c") == "durak-no-swap"
    play(state, "P0 swap 9d")
    assert (state.fields()["trump"], state.fields()["turn_up"], state.fields()["stock"]) == ("d", "9d", "Qs 9d")
    assert hand(state, 0) == {"9h", "9c", "Ks"}
    assert "swap 9h" not in moves(state, 0)  # once in a bout


def test_26_partners_do_not_attack_each_other() -> None:
    state = at(options={"teams": "pairs"}, hands=["7d Ks", "", "7s Qs", "8d 9d Jc"])
    assert (state.attacker, state.defender) == (0, 3)
    play(state, "P0 7d, P3 8d, P0 pass")
    assert state.turn() == 2
    assert "7s" in moves(state, 2)
    whole = at(options={"teams": "pairs"}, hands=["7d Ks Qs Js", "8d 8c Jh Qd", "7s Qc", "7c 9d Jc"])
    play(whole, "P0 7d, P1 8d, P0 pass, P2 pass")  # P3, the defender's partner, is not asked
    assert (whole.attacker, whole.defender) == (1, 2)


def test_26_the_game_ends_within_a_pair() -> None:
    both = at(options={"teams": "pairs"}, table=["9c"], hands=["7d", "Tc", "Ks", ""])
    play(both, "P1 Tc")
    assert (both.scores(), both.winners()) == ([1, 0, 1, 0], [1, 3])
    alone = at(options={"teams": "pairs"}, table=["9c"], hands=["", "Tc", "Ks", ""])
    play(alone, "P1 Tc")
    assert (alone.scores(), alone.winners()) == ([0, 0, 1, 0], [0, 1, 3])


def test_26_after_the_attacker_the_player_on_the_defenders_left_is_asked() -> None:
    """P1 and P2 are out and P3 is the attacker's partner, so the defender is not his neighbour: the order is still P0, P5, P3."""
    hands = ["6c 9s", "", "", "9h Th", "8c Ts Js", "9d Tc"]
    state = at(6, {"teams": "pairs"}, hands=hands, discard="Ah", attacker=0, dealer=5)
    play(state, "P0 6c, P4 8c")
    asked = []
    while state.position()["phase"] == "add":
        asked.append(state.turn())
        state.play(state.turn(), "pass")
    assert asked == [0, 5, 3]


def test_27_a_twin_does_not_beat() -> None:
    assert beats("9c", "9c' Tc'", packs=2) == "Tc'"


def test_28_the_trap() -> None:
    state = sobremesa.make("durak", seats=4, cut_trap="trap")
    assert moves(state, 3) == ["deal", "offer P0", "offer P1", "offer P2"]
    play(state, "P3 offer P1, P1 decline")
    assert moves(state, 3) == ["deal", "offer P0", "offer P2"]
    play(state, "P3 offer P2, P2 cut")
    assert state.turn() == 2
    assert moves(state, 2) == ["deal", "offer P0"]
    play(state, "P2 deal")
    assert state.fields()["dealer"] == 2
    assert state.fields()["phase"] in ("swapping", "open")
    for seat in range(4):
        if state.fields()["phase"] == "swapping":
            state.play(seat, "ready")
    assert state.turn() == 3


def test_28_the_plain_cut() -> None:
    state = sobremesa.make("durak", seats=4, cut_trap="cut", seed=1)
    assert (state.turn(), moves(state, 2)) == (2, ["cut"])
    before = state.fields()["stock"]
    play(state, "P2 cut")
    assert state.fields()["dealer"] == 3
    plain = sobremesa.make("durak", seats=4, seed=1)
    assert state.fields()["hands"] != plain.fields()["hands"]
    assert len(str(before).split()) == 36


def test_29_albanian() -> None:
    position = {
        "table": ["9c"],
        "hands": ["6s 7s 8s Qs Ks", "Tc Ad As Qd Jc"],
        "stock": "Jd 7s' 6d'",
        "turn_up": "Jd",
    }
    state = at(2, {"trump": "albanian", "packs": 2}, **position)
    assert state.fields()["trump"] == "d"
    assert [(item.face, item.marks) for zone in state.zones(0) if zone.id == "stock" for item in zone.items] == [("Jd", ())]
    play(state, "P1 Tc, P0 pass")
    assert "Jd" in hand(state, 0)
    assert state.fields()["trump"] == "d"
    assert state.fields()["turn_up"] == ""
    rolling = at(2, {"trump": "albanian_rolling", "packs": 2}, **{**position, "hands": ["6s 7s 8s Qs Ks", "Tc Ad As Qd Jc 6c 7c 8c"]})
    play(rolling, "P1 Tc, P0 pass")
    assert "Jd" in hand(rolling, 0)
    assert (rolling.fields()["turn_up"], rolling.fields()["trump"]) == ("7s'", "s")
    play(rolling, "P1 6c, P0 take, P1 pass")  # both have six: nothing is drawn
    assert (rolling.fields()["turn_up"], rolling.fields()["trump"]) == ("7s'", "s")
    for id in ("albanian", "albanian_rolling"):
        dealt = sobremesa.make("durak", seats=4, trump=id, seed=2)
        assert str(dealt.fields()["stock"]).split()[0] == dealt.fields()["turn_up"]


def test_30_the_spanish_pack() -> None:
    state = at(options={"deck": "es36"}, trump="o", table=["9c"], hands=["", "10c 1c 5o 8c 5e"])
    assert set(moves(state, 1)) == {"10c", "1c", "5o", "take"}
    swapping = at(options={"deck": "es36"}, phase="swapping", hands=["5o 6o", "7c", "8c", "9c"], stock="10c 12o", turn_up="12o")
    assert moves(swapping, 0) == ["ready", "swap 5o"]
    assert sobremesa.make("durak", deck="es36").pack.ranks == ("1", "5", "6", "7", "8", "9", "10", "11", "12")  # type: ignore[attr-defined]


def test_31_refill_order() -> None:
    hands = ["6s 7s 8s Qs", "Tc Ad As Qd Js", "6c 7c 8c Jc Qc", "6d 7d 8d 9d Td Jd"]
    drawn = {}
    for order in ("defender_last", "attacker_defender"):
        state = at(options={"refill_order": order}, table=["9c"], hands=hands, stock="Ks Kd Kh", turn_up="Kh")
        play(state, "P1 Tc, P0 pass, P2 pass, P3 pass")
        drawn[order] = [len(hand(state, seat)) for seat in range(4)]
    assert drawn == {"defender_last": [6, 4, 6, 6], "attacker_defender": [6, 5, 5, 6]}


def test_32_six_attacks_at_most() -> None:
    table = ["6s 7s", "6d 7d", "6c 7c", "6h 7h", "8s 9s"]
    hands = ["8d 8c Kd", "9d Ts Js Qs", "Jd", "Qd"]
    state = at(options={"max_attacks": "hand_or_six", "hand_size": 8}, table=table, hands=hands)
    assert state.limit == 6
    play(state, "P0 8d, P1 9d")
    assert state.fields()["phase"] == "open"  # the bout is over
    free = at(table=table, hands=hands)
    assert free.limit == 9
    play(free, "P0 8d, P1 9d, P0 8c")
    assert free.turn() == 1


def test_33_hands_of_eight() -> None:
    state = sobremesa.make("durak", seats=4, hand_size=8, exchange="off")
    assert isinstance(state, DurakState)
    assert [held.bit_count() for held in state.hands] == [8] * 4
    assert len(state.stock) == 4
    attack = moves(state, 0)[0]
    play(state, f"P0 {attack}, P1 take, P0 pass, P2 pass, P3 pass")
    assert [held.bit_count() for held in state.hands] == [8, 9, 8, 8]
    assert len(state.stock) == 3


# -- what goes together -----------------------------------------------------------------------------------------------------------------

REFUSED = {
    "no trumps to swap": (4, {"trump": "none", "exchange": "on"}, "durak-exchange-none"),
    "railway and swap": (4, {"railway": "on", "exchange": "on"}, "durak-exchange-stock"),
    "six of thirty-six and swap": (6, {"exchange": "on"}, "durak-exchange-stock"),
    **{
        f"railway and {trump}": (4, {"railway": "on", "trump": trump}, "durak-trump-stock")
        for trump in ("albanian", "albanian_rolling", "hidden_second", "colour_swap")
    },
    "six of thirty-six, albanian": (6, {"trump": "albanian"}, "durak-trump-stock"),
    "a second trump in a stock of one": (5, {"trump": "hidden_second", "hand_size": 7}, "durak-trump-stock"),
    "colours of Spanish suits": (4, {"deck": "es36", "trump": "colour_swap"}, "durak-no-colours"),
    "two Spanish packs": (4, {"deck": "es36", "packs": 2}, "durak-one-spanish-pack"),
    "jokers of the short pack": (4, {"jokers": 2}, "durak-no-jokers"),
    "seven with one pack": (7, {"deck": "fr52"}, "durak-two-packs"),
    "pairs of five": (5, {"teams": "pairs"}, "durak-no-pairs"),
    "more cards than there are": (6, {"hand_size": 7}, "durak-too-few-cards"),
}


@pytest.mark.parametrize(("seats", "options", "key"), REFUSED.values(), ids=REFUSED.keys())
def test_what_does_not_go_together(seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refused:
        sobremesa.make("durak", seats=seats, **options)  # type: ignore[arg-type]
    assert refused.value.key == key
    laws.check_refusal(refused.value)


def test_the_swap_is_off_by_itself_where_it_cannot_be() -> None:
    for seats, options in ((6, {}), (4, {"trump": "none"}), (4, {"railway": "on"})):
        assert sobremesa.make("durak", seats=seats, **options).fields()["phase"] == "open"  # type: ignore[arg-type]


def test_the_durak_deals_next() -> None:
    state = at(3, {"hands": 2}, table=["9c"], hands=["", "Tc", "Ks"], dealer=2, attacker=0)
    play(state, "P1 Tc")
    assert state.hand_over()
    assert (state.scores(), state.turn(), moves(state, 2)) == ([0, 0, 1], 2, ["deal"])
    play(state, "P2 deal")
    assert state.fields()["dealer"] == 2
    pair = at(4, {"hands": 2, "teams": "pairs"}, table=["9c"], hands=["7d", "Tc", "Ks", ""], dealer=0, attacker=0)
    play(pair, "P1 Tc")
    assert pair.losers == [0, 2]
    assert pair.turn() == 2  # the first clockwise from the last dealer
    heat = at(2, {"hands": 2}, table=["9c"], hands=["", "Tc"])
    play(heat, "P1 Tc")
    assert heat.turn() == 1  # nobody is durak: the same dealer


def test_a_guess_keeps_what_everybody_saw() -> None:
    """Cards picked up from the table stay where they went, and what one took oneself is known."""
    state = sobremesa.make("durak", seats=3, seed=5, exchange="off")
    assert isinstance(state, DurakState)
    attack = moves(state, 0)[0]
    play(state, f"P0 {attack}, P1 take, P0 pass, P2 pass")
    for seed in range(20):
        guess = state.clone()
        guess.redeal(2, SeededChance(seed))
        assert attack in hand(guess, 1)
        assert hand(guess, 2) == hand(state, 2)
    assert {hand_text(state, 0, seed) for seed in range(20)} != {hand_text(state, 0, 0)}


def hand_text(state: DurakState, seat: int, seed: int) -> str:
    guess = state.clone()
    guess.redeal(2, SeededChance(seed))
    return " ".join(sorted(hand(guess, seat)))


def test_a_guess_of_a_first_bout_is_no_void_deal() -> None:
    state = sobremesa.make("durak", seats=6, hand_size=4, exchange="off", seed=2)
    assert isinstance(state, DurakState)
    for seed in range(60):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, DurakState)
        assert not any(guess.deck.plain(held) for held in guess.hands)


def test_who_holds_no_card_to_throw_in_is_asked_all_the_same() -> None:
    state = at(hands=["7d Ks", "8d Kc Qc", "Jd", "Td"])
    play(state, "P0 7d, P1 8d, P0 pass")
    assert (state.turn(), moves(state, 2)) == (2, ["pass"])


def test_a_game_that_goes_on_for_ever_is_void() -> None:
    state = at(2, hands=["9c 7s", "8d 7d"], bouts=999)
    play(state, "P0 9c, P1 take, P0 pass")
    assert (state.actors(), state.scores(), state.winners()) == (0, [0, 0], [0, 1])


IMPOSSIBLE = {
    "a card in two hands": {"hands": ["6s", "6s"]},
    "a turn-up out of the stock": {"hands": ["6s", "7s"], "turn_up": "9h"},
    "nobody to attack": {"hands": ["6s", ""]},
    "three cards in a pair": {"hands": ["6s", "7s"], "table": ["8s 9s Ts"]},
    "partners at war": {"options": {"teams": "pairs"}, "hands": ["6s", "7s", "8s", "9s"], "attacker": 0, "defender": 2},
    "a card known that is not held": {"hands": ["6s", "7s"], "known": ["8s"]},
    "a swap of a card not held": {"phase": "swapping", "hands": ["6s", "7s"], "stock": "9h", "turn_up": "9h", "answers": [2]},
    "a cut of half a pack": {"phase": "cutting", "stock": "6s 7s", "current": 2},
    "nothing to beat": {"phase": "defend", "hands": ["6s", "7s"], "table": ["8s 9s"]},
    "a suit that is none": {"hands": ["6s", "7s"], "trump": "o"},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(position: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        sobremesa.get("durak").restore({"partial": True, "seats": 4, **position})
    laws.check_refusal(caught.value)
