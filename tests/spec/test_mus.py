"""Mus: the numbered examples of its spec."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.bots.knowledge.mus import MusBot
from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._mus_cards import CHICA, DUPLES, GRANDE, JUEGO, LANCES, MEDIAS, PAR, PARES, PUNTO, mus_cards
from sobremesa.games.vying._mus_lance import ALONE
from sobremesa.games.vying._mus_match import OVER, PHASES, drawn_dealer
from sobremesa.games.vying.mus import MusState
from tests.laws import laws

H = ["7o 7c 2o 1e", "3o 3c 10e 2c", "12o 12c 10o 1b", "11o 11c 11e 6b"]
K = ["7o 6c 4e 1b", "12o 7c 5e 4b", "11o 6o 5c 4c", "10o 10c 7e 2b"]
X, Y = 0, 1


def at(hands: list[str], options: dict[str, object] | None = None, **position: object) -> MusState:
    """A partial position; P0 is S0."""
    given = {"options": options or {}, "partial": True, "phase": "envites", **position}
    state = sobremesa.get("mus").restore({"hands": hands, **given})
    assert isinstance(state, MusState)
    return state


def in_lance(hands: list[str], lance: str, options: dict[str, object] | None = None, **position: object) -> MusState:
    """At the beginning of a lance, those before it having been passed."""
    which = min(LANCES.index(lance), 3)
    stands = [3] * which + [0] * (4 - which)
    return at(hands, options, which=which, stands=stands, staked=[1] * which, **position)


def match(seed: int = 1, **options: str | int | list[str]) -> MusState:
    """A new match."""
    game = sobremesa.get("mus")
    state = game.start(4, Options.of(game, 4, options), SeededChance(seed))
    assert isinstance(state, MusState)
    return state


def opening(hands: list[str] | None = None, **options: str | int | list[str]) -> MusState:
    """The voices of a hand that S3 has dealt, not corrido, with a whole pack."""
    state = match(7, corrido="off", first_dealer="random", **options)
    position = {**state.position(), "mano": 0, "game_mano": 0}
    if hands:
        pack = state.pack
        held = [pack.mask(hand) for hand in hands]
        rest = [card for card in range(pack.size) if not sum(held) >> card & 1]
        position.update(hands=hands, stock=pack.text(rest))
    state = sobremesa.get("mus").restore(position)  # type: ignore[assignment]
    assert isinstance(state, MusState)
    return state


def say_all(state: MusState, *words: str) -> None:
    for word in words:
        state.play(state.turn(), word)


def pass_out(state: MusState) -> None:
    """Everybody passes until the hand is over."""
    while not state.hand_over():
        state.play(state.turn(), "paso")


def offers(state: MusState, seat: int | None = None) -> set[str]:
    seat = state.turn() if seat is None else seat
    return {state.text(seat, action) for action in state.actions(seat)}


def refusal(state: MusState, text: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as refused:
        state.play(state.turn() if seat is None else seat, text)
    return refused.value.key


def key(lance: int, hand: str, deck: str = "es40", kings: int = 8, real: str = "none") -> int:
    cards = mus_cards(deck, kings, real)
    return cards.key(lance, cards.pack.mask(hand))


def total(hand: str, deck: str = "es40", kings: int = 8) -> int:
    cards = mus_cards(deck, kings, "none")
    return cards.hand(cards.pack.mask(hand)).total


def taken(state: MusState) -> list[int]:
    """What each pair took in the hand."""
    return [sum(line[4] for line in state.lines if line[3] == side) for side in (X, Y)]


def open_hands(state: MusState) -> set[int]:
    return {seat for seat in range(4) if state.deal.shown >> seat & 1}


def senas(hand: str, **options: str | int | list[str]) -> set[str]:
    state = opening([hand, *rest_of(hand)], **options)
    return {text.removeprefix("sena ") for text in offers(state, 0) if text.startswith("sena")}


def rest_of(hand: str) -> list[str]:
    """Three other hands."""
    left = [name for name in mus_cards("es40", 8, "none").pack.names if name not in hand.split()]
    return [" ".join(left[start : start + 4]) for start in (0, 4, 8)]


def test_01_who_has_the_best() -> None:
    state = at(H)
    assert key(GRANDE, H[1]) == key(GRANDE, H[2]) == max(key(GRANDE, hand) for hand in H)
    assert state.best(GRANDE) == 1
    assert state.best(CHICA) == 0
    assert state.best(PARES) == 0
    assert [total(hand) for hand in H] == [16, 31, 31, 36]
    state = in_lance(H, "juego")
    assert state.with_juego == 0b1110
    assert state.best(JUEGO) == 1


def test_02_everything_passed() -> None:
    state = at(H)
    pass_out(state)
    by_lance = [[line[4] for line in state.lines if line[1] == lance] for lance in (GRANDE, CHICA, PARES, JUEGO)]
    sides = [{line[3] for line in state.lines if line[1] == lance} for lance in (GRANDE, CHICA, PARES, JUEGO)]
    assert by_lance == [[1], [1], [3, 1], [3, 2]]
    assert sides == [{Y}, {X}, {X}, {Y}]
    assert state.points == [5, 6]


def test_03_a_bet_at_pares() -> None:
    state = in_lance(H, "pares")
    assert state.with_pares == 0b1111
    say_all(state, "envido 4", "quiero")
    pass_out(state)
    assert sum(line[4] for line in state.lines if line[1] == PARES) == 8
    assert {line[3] for line in state.lines if line[1] == PARES} == {X}


def test_04_refused_at_pares() -> None:
    state = in_lance(H, "pares")
    say_all(state, "envido 4", "subir 6")
    assert state.lance.total == 10
    assert state.turn() == 2
    say_all(state, "no_quiero")
    assert state.turn() == 0
    say_all(state, "no_quiero")
    assert state.points == [0, 4]
    pass_out(state)
    assert [(line[3], line[4]) for line in state.lines if line[1] == PARES] == [(Y, 4), (Y, 1), (Y, 2)]


def test_05_the_order_of_counting() -> None:
    state = at(H, points=[36, 34])
    pass_out(state)
    assert state.points == [41, 35]
    assert state.winner == X
    assert state.winners() == [0, 2]
    assert not any(line[1] == JUEGO for line in state.lines)
    assert not state.actors()


@pytest.mark.parametrize(
    ("words", "paid"),
    [(("envido 2", "subir 5", "subir 15"), 7), (("ordago",), 1), (("envido 5",), 1)],
)
def test_06_what_a_refusal_pays(words: tuple[str, ...], paid: int) -> None:
    state = at(H)
    say_all(state, *words)
    bettor = state.lance.bettor
    while state.which == GRANDE:
        say_all(state, "no_quiero")
    assert state.points[bettor % 2] == paid
    assert sum(state.points) == paid


def test_07_ordago_at_chica() -> None:
    def until_ordago(points: list[int]) -> MusState:
        state = at(H, points=points)
        say_all(state, "paso", "paso", "paso", "envido 5", "quiero")
        assert state.which == CHICA
        say_all(state, "envido", "subir 4")
        assert state.lance.total == 6
        say_all(state, "ordago")
        assert state.turn() == 3
        return state

    state = until_ordago([0, 0])
    say_all(state, "no_quiero")
    assert state.turn() == 1
    say_all(state, "no_quiero")
    assert state.points == [6, 0]
    pass_out(state)
    assert [(line[3], line[4]) for line in state.lines if line[1] == GRANDE] == [(Y, 5)]
    state = until_ordago([0, 38])
    say_all(state, "quiero")
    assert state.winners() == [0, 2]
    assert state.points[Y] == 38
    assert open_hands(state) == {0, 1, 2, 3}


def test_08_grande() -> None:
    assert key(GRANDE, "12o 7c 5e 4b") > key(GRANDE, "11o 11c 11e 10b")
    assert key(GRANDE, "11o 4c 4e 1b") > key(GRANDE, "10o 10c 10e 10b")


def test_09_chica() -> None:
    assert key(CHICA, "1o 2c 12e 12b") > key(CHICA, "1e 4c 4o 5b")


def test_10_pares() -> None:
    def kind(hand: str) -> tuple[int, int]:
        cards = mus_cards("es40", 8, "none")
        found = cards.hand(cards.pack.mask(hand))
        return found.kind, (found.pares >> 4 & 15) - 1

    assert key(PARES, "7o 7c 4e 3b") == key(PARES, "12o 11c 7e 7b")
    state = in_lance(["1o 4o 5o 6o", "12o 11c 7e 7b", "1c 4c 5c 6c", "7o 7c 4e 3b"], "pares")
    assert state.best(PARES) == 1
    assert in_lance(["1o 4o 5o 6o", "7o 7c 4e 3b", "1c 4c 5c 6c", "12o 11c 7e 7b"], "pares").best(PARES) == 1
    ace, sota, king = 0, 5, 7
    assert kind("7o 6c 2e 1b") == (PAR, ace)
    assert kind("12o 10c 10e 5b") == (PAR, sota)
    assert kind("12o 12c 3o 6e") == (MEDIAS, king)


def test_11_duples() -> None:
    cards = mus_cards("es40", 8, "none")
    assert cards.hand(cards.pack.mask("11o 11c 5e 5b")).kind == DUPLES
    assert key(PARES, "11o 11c 5e 5b") > key(PARES, "10o 10c 10e 10b")
    assert key(PARES, "11o 11c 5e 5b") > key(PARES, "11e 11b 4o 4c")
    assert key(PARES, "10o 10c 10e 10b") > key(PARES, "12o 12c 12e 11b")
    assert key(PARES, "10o 10c 10e 10b") > key(PARES, "10o 10c 7e 7b")


def test_12_only_one_pair_has_pares() -> None:
    assert [total(hand) for hand in K] == [18, 26, 25, 28]
    state = at(K)
    say_all(state, *["paso"] * 8)
    assert state.with_pares == 0b1000
    assert state.with_juego == 0
    assert state.punto
    assert state.which == 3
    assert state.stands[PARES] == ALONE
    pass_out(state)
    assert [(line[3], line[4]) for line in state.lines if line[1] == PARES] == [(Y, 1)]


@pytest.mark.parametrize(
    ("words", "at_once", "at_the_count"),
    [
        (("paso", "paso", "paso", "paso"), [0, 0], [0, 1]),
        (("envido", "no_quiero", "no_quiero"), [1, 0], [1, 0]),
        (("envido", "subir 4", "no_quiero", "no_quiero"), [0, 2], [0, 1]),
        (("envido 4", "quiero"), [0, 0], [0, 5]),
    ],
)
def test_13_punto(words: tuple[str, ...], at_once: list[int], at_the_count: list[int]) -> None:
    state = in_lance(K, "punto")
    assert state.kind(state.which) == PUNTO
    say_all(state, *words)
    assert state.hand_over()
    punto = [line for line in state.lines if line[1] == PUNTO]
    assert [sum(line[4] for line in punto if line[0] == 0 and line[3] == side) for side in (X, Y)] == at_once
    assert [sum(line[4] for line in punto if line[0] != 0 and line[3] == side) for side in (X, Y)] == at_the_count


def test_14_only_one_pair_has_juego() -> None:
    state = in_lance(["12o 10c 7e 4b", "7o 6c 4e 1b", "11o 11c 11e 6b", "12c 7c 5e 4o"], "pares")
    assert total("12o 10c 7e 4b") == 31
    assert state.with_pares == 0b0100
    assert state.hand_over(), "neither pares nor juego is bet on"
    assert state.stands[2:] == [ALONE, ALONE]
    assert state.with_juego == 0b0101
    assert not state.punto
    assert [(line[3], line[4]) for line in state.lines if line[1] == JUEGO] == [(X, 3), (X, 2)]


def test_15_who_answers_first() -> None:
    state = at(H)
    say_all(state, "paso", "envido")
    assert state.turn() == 2
    say_all(state, "no_quiero")
    assert state.turn() == 0
    assert {"quiero", "subir 2", "no_quiero", "ordago"} <= offers(state)


def test_16_the_most_that_can_be_bet() -> None:
    state = at(H)
    say_all(state, "envido 38")
    assert not any(text.startswith("subir") for text in offers(state))
    assert refusal(state, "subir 2") == "mus-say-ordago"
    assert "ordago" in offers(state)
    assert refusal(at(H), "envido 40") == "mus-say-ordago"
    assert refusal(at(H), "envido 1") == "mus-least-bet"


def test_17_the_first_dealer() -> None:
    assert drawn_dealer(1, "5c", "spanish") == 3
    assert drawn_dealer(1, "7b", "spanish") == 1
    assert [drawn_dealer(0, card, "spanish") for card in ("1o", "1c", "1e", "1b")] == [1, 2, 3, 0]
    assert [drawn_dealer(0, card, "french") for card in ("Ad", "Ah", "As", "Ac")] == [1, 2, 3, 0]
    for seed in range(8):
        state = match(seed)
        dealer = drawn_dealer(state.turner, state.pack.names[state.turned], "spanish")
        assert state.mano == (dealer + 1) % 4
    assert match(3, first_dealer="random").turned < 0


def corrido(**options: str | int) -> MusState:
    """A corrido hand dealt by S3."""
    state = match(3, **options)
    return sobremesa.get("mus").restore({**state.position(), "mano": 0, "game_mano": 0})  # type: ignore[return-value]


def test_18_corrido_is_cut() -> None:
    state = corrido()
    assert state.corrido
    assert not any(text.startswith(("sena", "gaze", "hasta")) for seat in range(4) for text in offers(state, seat))
    before = state.deal.hands[:]
    say_all(state, "mus", "mus", "cortar")
    assert state.deal.hands == before
    assert state.mano == 2
    assert [(state.mano + step) % 4 for step in range(4)] == [2, 3, 0, 1]
    assert state.dealer() == 1
    assert state.turn() == 2
    while not state.hand_over():
        say_all(state, "paso")
    assert state.turn() == state.next_dealer() == 2
    say_all(state, "deal")
    assert state.mano == 3


def test_19_corrido_goes_round() -> None:
    for circle, order in (("rotate", [1, 2, 3, 0]), ("same_dealer", [0, 1, 2, 3])):
        state = corrido(corrido_circle=circle)
        say_all(state, *["mus"] * 4)
        seats = []
        for _ in range(4):
            seats.append(state.turn())
            state.play(state.turn(), f"discard {state.pack.mask_text(state.deal.hands[state.turn()]).split()[0]}")
        assert seats == order
        assert state.turn() == order[0]
        assert state.dealer() == order[3]
        assert state.corrido


def test_20_juego_real() -> None:
    for hand, where in (
        ("7o 7c 7e 10b", {"any10", "fourth_suit"}),
        ("7c 7e 7b 10o", {"any10", "sota_oros", "fourth_suit"}),
        ("7o 7c 7e 3b", {"any10"}),
    ):
        found = {real for real in ("any10", "sota_oros", "fourth_suit") if key(JUEGO, hand, real=real) > key(JUEGO, "12o 12c 12e 1b", real=real)}
        assert found == where
    hands = ["12o 12c 12e 1b", "4o 4c 5o 6c", "4e 4b 5e 6b", "7o 7c 7e 10b"]
    assert in_lance(hands, "juego", {"real": "any10"}).best(JUEGO) == 3
    state = in_lance(hands, "juego", {"real": "any10"})
    pass_out(state)
    assert [(line[3], line[4]) for line in state.lines if line[1] == JUEGO] == [(Y, 3)]
    assert in_lance(hands, "juego").best(JUEGO) == 0


def test_21_four_kings() -> None:
    four, eight = mus_cards("es40", 4, "none"), mus_cards("es40", 8, "none")
    mask = four.pack.mask("3o 3c 12e 12b")
    one, other = four.hand(mask), eight.hand(mask)
    assert (one.kind, one.total) == (DUPLES, 26)
    assert four.names[(one.pares >> 4 & 15) - 1] == "12"
    assert four.names[(one.pares & 15) - 1] == "3"
    assert (other.kind, other.total, other.kings) == (DUPLES, 40, 4)


def test_22_eights_and_nines() -> None:
    assert total("12o 11c 10e 9b", "es48") == 39
    assert key(JUEGO, "12o 11c 10e 9b", "es48") > key(JUEGO, "12o 11c 10e 8b", "es48")
    assert key(JUEGO, "12o 11c 10e 9b", "es48") < key(JUEGO, "12o 11c 10e 10b", "es48")
    assert total("9o 9c 9e 4b", "es48") == 31
    assert len(match(1, deck="es48").deal.stock) == 32


def test_23_the_stock_runs_out() -> None:
    def running_out(stock_out: str) -> MusState:
        pack = mus_cards("es40", 8, "none").pack
        cards = list(range(40))
        random.Random(5).shuffle(cards)
        hands = [pack.text(cards[start : start + 4]) for start in (0, 4, 8, 12)]
        thrown = [pack.text(cards[16:25]), pack.text(cards[25:34]), pack.text(cards[34:39]), ""]
        given = {
            "phase": "discards",
            "turn_of": 2,
            "hands": hands,
            "thrown": thrown,
            "stock": pack.text(cards[39:]),
            "options": {"stock_out": stock_out},
        }
        state = sobremesa.get("mus").restore(given)
        assert isinstance(state, MusState)
        return state

    for stock_out, left, aside in (("all", 24, 0), ("own_aside", 21, 3)):
        state = running_out(stock_out)
        assert state.deal.pile().bit_count() == 16 + 7
        last = state.deal.stock[0]
        held = state.pack.mask_text(state.deal.hands[2]).split()
        assert state.turn() == 2
        state.play(2, "discard " + " ".join(held[:3]))
        assert state.deal.hands[2] >> last & 1
        assert state.deal.hands[2].bit_count() == 4
        assert len(state.deal.stock) == left
        assert state.deal.pile().bit_count() == aside


def test_24_stones() -> None:
    state = at(H, points=[34, 35])
    kept = {(zone.owner, zone.kind): zone.count for zone in state.view(0).zones if zone.layout == "chips"}
    assert kept == {(0, "piedras"): 4, (2, "amarracos"): 6}
    badges = [set(seat.badges) for seat in state.view(0).seats]
    assert "mus-inside" not in badges[0]
    assert "mus-inside" in badges[1]
    assert (3, "amarracos") not in kept, "they go back to the plate"
    state.take(X, 1, 1, GRANDE, 0)
    assert any(event.say.key == "mus-inside" and event.aloud for event in state.events)
    state.take(X, 4, 1, GRANDE, 0)
    assert any(event.say.key == "mus-one-short" for event in state.events)


def test_25_speaking_by_pairs() -> None:
    state = opening(speaking="by_pairs")
    say_all(state, "mus")
    assert state.turn() == 2
    say_all(state, "cortar")
    assert state.turn() == 0
    spoke = []
    for _ in range(4):
        spoke.append(state.turn())
        say_all(state, "paso")
    assert spoke == [0, 2, 1, 3]


def test_26_until_my_partner() -> None:
    state = opening()
    say_all(state, "hasta_companero", "mus", "mus", "mus")
    assert state.phase == 5
    state = opening()
    say_all(state, "hasta_companero", "mus")
    assert refusal(state, "hasta_companero") == "mus-partner-spoke"
    say_all(state, "cortar")
    assert state.phase == 6


def test_27_until_my_partner_in_a_lance() -> None:
    state = at(H)
    say_all(state, "envido", "hasta_companero")
    assert state.turn() == 3
    say_all(state, "no_quiero")
    assert state.which == CHICA
    assert state.points == [1, 0]


def test_28_senas() -> None:
    found = senas("12o 3c 12e 1b")
    assert found == {"tres_cerdos", "medias", "treinta_y_una", "solomillo"}
    state = opening(["12o 3c 12e 1b", *rest_of("12o 3c 12e 1b")])
    assert refusal(state, "sena dos_cerdos", 0) == "mus-sena-false"
    assert refusal(state, "sena ciego", 0) == "mus-sena-false"


def test_29_perete() -> None:
    hands = ["12o 11c 4e 1b", "10o 10c 7e 2b", "4o 5o 6c 7b", "11o 6o 5c 4c"]
    state = opening(hands, replace_4567="on")
    state = sobremesa.get("mus").restore({**state.position(), "phase": "replacing", "turn_of": 0})  # type: ignore[assignment]
    assert offers(state, 0) >= {"keep"}
    assert refusal(state, "show") == "mus-no-perete"
    say_all(state, "keep", "keep")
    assert {"keep", "show"} <= offers(state, 2)
    say_all(state, "show")
    assert not state.deal.hands[2] & state.pack.mask("4o 5o 6c 7b")
    assert state.deal.open == state.pack.mask("4o 5o 6c 7b")
    say_all(state, "keep")
    assert state.turn() == 0
    assert {"mus", "cortar"} <= offers(state)
    # The same ranks drawn later are kept: nobody is asked again.
    redrawn = "4b 5b 6e 7o"
    state = opening(hands, replace_4567="on")
    rest = " ".join(card for card in str(state.position()["stock"]).split() if card not in redrawn.split())
    given = {"phase": "replacing", "turn_of": 2, "stock": f"{redrawn} {rest}"}
    state = sobremesa.get("mus").restore({**state.position(), **given})  # type: ignore[assignment]
    say_all(state, "show")
    assert state.pack.mask_text(state.deal.hands[2]) == state.pack.mask_text(state.pack.mask(redrawn))
    assert not any("show" in offers(state, seat) for seat in range(4))
    assert refusal(state, "show", 2) == "not-your-turn"
    say_all(state, "keep")
    assert {"mus", "cortar"} <= offers(state)
    assert not any("show" in offers(state, seat) for seat in range(4))


def exposed(**options: str | int) -> MusState:
    state = opening(None, **options)
    card = state.pack.mask_text(state.deal.hands[3]).split()[0]
    return sobremesa.get("mus").restore({**state.position(), "phase": "exposed", "turn_of": 0, "known": ["", "", "", card]})  # type: ignore[return-value]


def change(state: MusState, count: int) -> None:
    held = state.pack.mask_text(state.deal.hands[state.turn()]).split()
    state.play(state.turn(), "discard " + " ".join(held[:count]) if count else "stand")


def test_30_a_card_was_seen() -> None:
    for mode, phase in (("exchange", 0), ("pat_cuts", 6)):
        state = exposed(mus_visto=mode)
        assert any(item.face for item in state.view(0).zones[3].items)
        for seat, count in enumerate((0, 4, 1, 2)):
            assert state.turn() == seat
            change(state, count)
        assert state.phase == phase
        assert state.turn() == 0
    state = exposed(mus_visto="pat_cuts")
    for count in (1, 4, 1, 2):
        change(state, count)
    assert {"mus", "cortar"} <= offers(state)


def test_a_seen_card_counts_although_its_holder_changes_a_dealt_4567() -> None:
    hands = ["12o 11c 4e 1b", "10o 10c 7e 2b", "4o 5o 6c 7b", "11o 6o 5c 4c"]
    state = opening(hands, replace_4567="on", mus_visto="exchange")
    state = sobremesa.get("mus").restore({**state.position(), "phase": "replacing", "turn_of": 2, "known": ["", "", "6c", ""]})  # type: ignore[assignment]
    say_all(state, "show", "keep")
    assert PHASES[state.phase] == "exposed"
    for count in (0, 4, 1, 2):
        change(state, count)
    assert {"mus", "cortar"} <= offers(state)


def test_a_seen_card_stays_in_sight_until_its_holder_changes() -> None:
    state = exposed(mus_visto="exchange")
    card = state.deal.known[3]
    for _ in range(4):
        change(state, 0)
    assert state.deal.known[3] == card
    assert [item.face for item in state.view(0).zones[3].items] == [state.pack.mask_text(card)]
    say_all(state, *["mus"] * 4)
    for _ in range(4):
        change(state, 1)
    assert not any(state.deal.known)


def test_a_sena_about_changed_cards_is_past() -> None:
    """Who signs blind and then shows his dealt 4 5 6 7 has said nothing about what he draws."""
    hands = ["4o 5o 6c 7b", "10o 10c 7e 2b", "12o 11c 4e 1b", "11o 6o 5c 4c"]
    state = opening(hands, replace_4567="on")
    state = sobremesa.get("mus").restore({**state.position(), "phase": "replacing", "turn_of": 0})  # type: ignore[assignment]
    state.play(0, "sena ciego")
    assert "mus-sign-seen" in [note.key for note in state.view(2).seats[0].notes]
    say_all(state, "show")
    assert "mus-sign-seen" not in [note.key for note in state.view(2).seats[0].notes]


def test_looking_round_does_not_cost_the_sena() -> None:
    hand = "12o 3c 12e 1b"
    state = opening([hand, *rest_of(hand)])
    for other in (1, 3, 2, 1):
        state.play(0, f"gaze {other}")
    state.play(0, "sena solomillo")
    assert refusal(state, "gaze 1", 0) == "mus-look-there"


def test_31_games_of_a_match() -> None:
    state = at(H, {"games": 3}, games=[1, 0], points=[36, 0])
    pass_out(state)
    assert state.games == [2, 0]
    assert not state.actors()
    assert state.winners() == [0, 2]
    state = at(H, {"target": 30})
    assert refusal(state, "envido 30") == "mus-say-ordago"
    say_all(state, "envido 29")


def test_32_cuts_raises_and_deals() -> None:
    state = opening(cut_out_of_turn="second_pair")
    assert state.turn() == 0
    assert refusal(state, "cortar", 2) in ("mus-cut-in-turn", "not-your-turn")
    assert "cortar" in offers(state, 3)
    state.play(3, "cortar")
    assert state.phase == 6
    assert refusal(opening(), "cortar", 3) == "mus-cut-in-turn"
    state = at(H, {"min_raise": 1})
    say_all(state, "envido", "subir 1")
    assert state.lance.total == 3
    state = at(H)
    say_all(state, "envido")
    assert refusal(state, "subir 1") == "mus-least-raise"
    state = opening(deal_rotation="each_game", games=3)
    for _ in range(3):
        say_all(state, "cortar")
        while not state.hand_over():
            say_all(state, "paso")
        if state.winner >= 0:
            break
        assert state.turn() == 3
        say_all(state, "deal")
        assert state.mano == 0
    state = opening(deal_rotation="each_game", games=3)
    say_all(state, "cortar", "ordago", "quiero")
    assert state.turn() == 0
    say_all(state, "deal")
    assert state.mano == 1


def test_33_the_french_pack() -> None:
    cards = mus_cards("fr40", 8, "none")
    assert [cards.names[cards.rank[cards.pack.card(name)]] for name in ("3h", "3d", "Jc", "2s")] == ["12", "12", "10", "1"]
    assert total("3h 3d Jc 2s", "fr40") == 31
    assert key(JUEGO, "7h 7s 7c Jd", "fr40", real="sota_oros") > key(JUEGO, "3h 3d Jc 2s", "fr40", real="sota_oros")


def test_34_what_is_shown() -> None:
    for showdown, seen in (("needed", {0, 1, 3}), ("all", {0, 1, 2, 3})):
        state = in_lance(H, "pares", {"showdown": showdown})
        say_all(state, "envido 4", "subir 6", "no_quiero", "no_quiero")
        pass_out(state)
        assert open_hands(state) == seen
        faces = {zone.owner for zone in state.view(None).zones if zone.kind == "hand" and any(item.face for item in zone.items)}
        assert faces == seen


def test_35_vacas() -> None:
    state = at(H, {"vacas": 3, "games": 3}, games=[1, 0], points=[36, 0])
    pass_out(state)
    assert state.vacas == [1, 0]
    assert state.games == [0, 0]
    assert state.phase == OVER
    state = at(H, {"vacas": 3, "games": 3}, vacas=[1, 0], games=[1, 0], points=[36, 0])
    pass_out(state)
    assert state.vacas == [2, 0]
    assert state.winners() == [0, 2]
    for when, hands in (("match", [False, False, True]), ("game", [False, True, True]), ("hand", [True, True, True]), ("off", [False, False, False])):
        found = []
        for points, games in (([0, 0], [0, 0]), ([36, 0], [0, 0]), ([36, 0], [1, 0])):
            state = at(H, {"vacas": 3, "games": 3, "corrido": when}, games=games, points=points)
            pass_out(state)
            state.partial = False
            say_all(state, "deal")
            found.append(state.corrido)
        assert found == hands
    state = opening()
    say_all(state, "mus", "mus", "cortar")
    assert state.mano == 0


def test_36_communication() -> None:
    for way, signs, talk in (("senas_and_talk", True, True), ("senas_only", True, False), ("talk_only", False, True), ("none", False, False)):
        state = opening(communication=way)
        assert any(text.startswith("sena") for seat in range(4) for text in offers(state, seat)) == signs
        assert state.may_chat(0) == talk
        assert not state.may_chat(-1)
    assert refusal(opening(communication="talk_only"), "sena ciego") == "mus-no-senas"
    hand = "7o 6c 5e 4b"
    assert senas(hand, senas_banned=["ciego"]) == set()
    assert senas(hand) == {"ciego"}
    state = opening([hand, *rest_of(hand)], senas_banned=["ciego"])
    assert refusal(state, "sena ciego", 0) == "mus-sena-banned"
    assert senas(hand, kings=4) == set()
    assert senas(hand, kings=4, senas_banned=[]) == {"ciego"}
    assert senas(hand, kings=4, senas_banned="none") == {"ciego"}
    assert not match(3).may_chat(0), "a corrido hand begins in silence"


def test_37_two_kings() -> None:
    assert "dos_cerdos" in senas("12o 3c 11e 4b")
    hand = "12o 3c 12e 3b"
    assert "dos_cerdos" in senas(hand)
    state = opening([hand, *rest_of(hand)])
    state.play(0, "sena dos_cerdos")
    assert [event.say.key for event in state.view(2).events] == ["mus-signs-twice"]
    assert "mus-mark-cuatro_cerdos" in {note.facts.get("say") for note in state.view(2).seats[0].notes}


# -- señas and gazes -------------------------------------------------------------------------------------------------------------------


def test_a_sena_is_seen_by_whoever_looks() -> None:
    hand = "12o 3c 12e 1b"
    state = opening([hand, *rest_of(hand)])
    state.play(1, "gaze 0")
    say_all(state, "mus")
    state.play(0, "sena medias")
    keys = {seat: [event.say.key for event in state.view(seat).events if event.say.key.startswith("mus-sign")] for seat in (1, 2, 3, None)}
    assert keys == {1: ["mus-signs"], 2: ["mus-signs"], 3: [], None: []}
    assert refusal(state, "sena solomillo", 0) == "mus-sena-once"


def test_a_glance_before_or_after_only_notices() -> None:
    hand = "12o 3c 12e 1b"
    state = opening([hand, *rest_of(hand)])
    state.play(1, "gaze 0")
    state.play(0, "sena medias")
    state.events = []
    say_all(state, "mus")
    assert [event.say.key for event in state.view(1).events] == ["mus-says-mus", "mus-gestured"]
    assert "mus-gestured" not in [event.say.key for event in state.view(3).events]
    assert {"ask 0 medias", "ask 0 duples"} <= offers(state, 1)
    assert not any(text.startswith("ask") for text in offers(state, 3))
    state.play(1, "ask 0 duples")
    assert "mus-denies" in [event.say.key for event in state.view(None).events]
    assert not any(text.startswith("ask") for text in offers(state, 1)), "one question"
    again = opening([hand, *rest_of(hand)])
    again.play(1, "gaze 0")
    again.play(0, "sena medias")
    say_all(again, "mus")
    again.play(1, "ask 0 medias")
    assert "mus-owns" in [event.say.key for event in again.view(3).events]
    guess = again.clone()
    guess.redeal(3, SeededChance(9))
    assert isinstance(guess, MusState)
    assert guess.cards.hand(guess.deal.hands[0]).kind == MEDIAS


def test_guesses_fit_what_has_been_told() -> None:
    """Declarations and señas that were seen bind every guess, and nothing unseen does."""
    hand = "12o 3c 12e 1b"
    state = opening([hand, *rest_of(hand)])
    state.play(0, "sena solomillo")
    seen = unseen = 0
    for seed in range(60):
        for viewer in (2, 1):
            guess = state.clone()
            guess.redeal(viewer, SeededChance(seed))
            assert isinstance(guess, MusState)
            fits = guess.cards.hand(guess.deal.hands[0]).kings == 3
            seen += fits and viewer == 2
            unseen += fits and viewer == 1
    assert seen == 60
    assert unseen < 20


def test_declarations_bind_guesses() -> None:
    state = opening(H)
    say_all(state, "cortar", *["paso"] * 12)
    for seed in range(40):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, MusState)
        hands = [guess.cards.hand(cards) for cards in guess.deal.hands]
        assert [bool(hand.pares) for hand in hands] == [True] * 4
        assert [bool(hand.juego) for hand in hands] == [False, True, True, True]


def test_matches_without_ordago_keep_the_laws() -> None:
    """Random matches that are played to the stones, so that every phase is met."""
    houses: list[dict[str, str | int | list[str]]] = [
        {},
        {"deck": "es48", "kings": 4, "games": 3},
        {"replace_4567": "on", "mus_visto": "pat_cuts", "corrido": "hand"},
        {"cut_out_of_turn": "second_pair"},
    ]
    for seed, options in enumerate(houses):
        state = match(seed, **options)
        rng = random.Random(seed)
        steps = 0
        while state.actors() and steps < 4000:
            seat = rng.choice(laws.seats_in(state.actors()))
            actions = [action for action in state.actions(seat) if state.text(seat, action) != "ordago"]
            if not actions:
                continue
            state.events = []
            state.apply(seat, rng.choice(actions))
            assert len(set(state.census())) == state.pack.size
            steps += 1
            if steps % 97 == 0:
                laws.law_1_nothing_leaks(state, rng)
                laws.law_2_guesses_forget(state, rng)
                laws.law_8_positions_play_on(state, rng)
        assert not state.actors()
        assert max(state.points) >= 40


# -- bots ------------------------------------------------------------------------------------------------------------------------------


def bot_says(state: MusState, seat: int, seed: int = 1) -> str:
    decision = MusBot("hard").decide(state, seat, SeededChance(seed))
    assert decision.action is not None
    assert decision.say is not None
    laws.check_say(decision.say, "spanish")
    return state.text(seat, decision.action)


def test_a_bot_knows_what_cannot_lose() -> None:
    state = at(["12o 12c 12e 3o", "4o 5o 6o 7o", "4c 5c 6c 7c", "4e 5e 6e 7e"], {"communication": "none"})
    say_all(state, "paso", "ordago")
    say_all(state, "no_quiero")
    assert bot_says(state, 0) == "quiero"
    state = in_lance(["4o 5o 6o 7o", "12o 12c 12e 3o", "4c 5c 6c 7c", "4e 5e 6e 1e"], "grande", {"communication": "none"})
    say_all(state, "ordago")
    assert bot_says(state, 1) == "quiero"


def test_a_bot_does_not_throw_away_its_best() -> None:
    state = opening(["12o 3c 4e 5b", *rest_of("12o 3c 4e 5b")], communication="none")
    say_all(state, *["mus"] * 4)
    assert set(bot_says(state, 0).split()) == {"discard", "4e", "5b"}


def test_a_bot_never_reads_a_sena_it_did_not_see() -> None:
    """Two tables that differ in an unseen seña and in the hands behind it get the same word from the same chance."""
    hand, other = "12o 3c 12e 1b", "4c 5e 6b 10b"
    tables = []
    for first in (hand, other):
        rest = [name for name in mus_cards("es40", 8, "none").pack.names if name not in f"{hand} {other} 4o 5o 10o 11o".split()]
        state = opening([first, "4o 5o 10o 11o", " ".join(rest[:4]), " ".join(rest[4:8])])
        if first == hand:
            state.play(0, "sena solomillo")
        say_all(state, "mus")
        tables.append(state)
    for seed in range(6):
        words = {MusBot("hard").decide(state, 1, SeededChance(seed)).action for state in tables}
        assert len(words) == 1


def test_a_bot_tells_its_partner() -> None:
    hand = "12o 3c 12e 1b"
    state = opening([hand, *rest_of(hand)])
    assert bot_says(state, 0) == "sena solomillo"


def test_what_both_of_a_pair_have_is_one_line() -> None:
    found = 0
    for seed in range(40):
        game = sobremesa.get("mus")
        state = game.start(4, Options.of(game, 4, {}), SeededChance(seed))
        rng = random.Random(seed)
        while not state.hand_over():
            seat = (state.actors() & -state.actors()).bit_length() - 1
            state.apply(seat, rng.choice(state.actions(seat)))
        sheet = state.sheet()
        assert sheet is not None
        told = [(line.say.key, line.say.facts.get("say"), line.values[0] == "") for line in sheet.lines]
        assert len(set(told)) == len(told), "no line is there twice"
        found += any(key == "mus-for-each" for key, *_ in told)
    assert found
