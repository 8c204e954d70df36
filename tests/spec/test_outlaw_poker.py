"""The numbered examples of rules/outlaw-poker."""

from __future__ import annotations

import random

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import get_pack
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, TIMEOUT
from sobremesa.games.vying._hand import BETTING
from sobremesa.games.vying._hands import FIVE, FLUSH, FULL, STRAIGHT_FLUSH, class_of, ranks_of
from sobremesa.games.vying._outlaw import CHOOSING, POINT, points_text
from sobremesa.games.vying._two_packs import TwoPacks
from sobremesa.games.vying._wild import Wild
from sobremesa.games.vying.outlaw_poker import OutlawState
from tests.laws import laws
from tests.spec.poker import nets

SLUG = "outlaw-poker"
FIRST = ["Ks Kd 7h 4c 2s", "Qh Jh 9h 9c 3d"]


def start(groups: list[str], stock: str = "", **options: object) -> OutlawState:
    """A hand whose groups are dealt so; ``stock``: the cards added, in order."""
    dealt = " ".join([group.split()[place] for place in range(5) for group in groups])
    position = {"seats": len(groups), "options": options, "stock": f"{dealt} {stock}".strip()}
    state = sobremesa.get(SLUG).restore(position)
    assert isinstance(state, OutlawState)
    return state


def table(seats: int, **options: object) -> OutlawState:
    state = sobremesa.make(SLUG, seats, 1, None, **options)
    assert isinstance(state, OutlawState)
    return state


def keep(state: OutlawState, *cards: str) -> OutlawState:
    """Those in the game keep those cards, or any, and confirm."""
    for place, seat in enumerate(laws.seats_in(state.chips.live)):
        state.play(seat, f"reserve {cards[place]}" if cards else state.text(seat, state.actions(seat)[0]))
    for seat in laws.seats_in(state.chips.live):
        state.play(seat, "ready")
    return state


def to_bets(state: OutlawState, cycle: int) -> OutlawState:
    """Keep anything and check until the betting round after that card."""
    while not (state.phase == BETTING and state.street == cycle - 1):
        if state.phase == CHOOSING:
            keep(state)
        else:
            state.play(state.turn(), "check")
    return state


def group(state: OutlawState, seat: int) -> set[str]:
    return {state.pack.names[card] for card in state.draft.held(seat)}


def final(holes: list[str], **options: object) -> OutlawState:
    """The last betting round of a hand whose reserves are these; all but the last have checked. Without betting, the end of it."""
    seats = len(holes)
    position: dict[str, object] = {"seats": seats, "options": options, "phase": "bet", "street": 4, "holes": holes, "partial": True}
    live = list(range(seats))
    position |= {"stacks": [100] * seats, "paid": [10] * seats, "live": live, "pending": live[-1:], "mover": live[-1], "acted": live[:-1]}
    state = sobremesa.get(SLUG).restore(position)
    assert isinstance(state, OutlawState)
    return state


def refusal(state: OutlawState, seat: int, text: str) -> str:
    with pytest.raises(Refused) as caught:
        state.play(seat, text)
    return caught.value.key


def test_01_the_first_cycle() -> None:
    state = keep(start(FIRST, "8h 5d"), "Ks", "9h")
    assert group(state, 0) == {"Qh", "Jh", "9c", "3d", "5d"}
    assert group(state, 1) == {"Kd", "7h", "4c", "2s", "8h"}
    view = state.view(0)
    assert {item.face for zone in view.zones if zone.id == "group-0" for item in zone.items} == group(state, 0)
    assert [(zone.count, zone.items) for zone in view.zones if zone.id in ("group-1", "reserve-1")] == [(5, []), (1, [])]
    assert [item.face for zone in view.zones if zone.id == "reserve-0" for item in zone.items] == ["Ks"]


def test_02_what_is_known_of_a_group() -> None:
    state = keep(start(FIRST, "8h 5d"), "Ks", "9h")
    seen: set[str] = set()
    for seed in range(60):
        guess = state.clone()
        guess.redeal(1, SeededChance(seed))
        assert isinstance(guess, OutlawState)
        seen.add(guess.pack.mask_text(guess.deal.holes[0]))
        assert group(guess, 1) == group(state, 1)
        assert group(guess, 0) >= {"Qh", "Jh", "9c", "3d"}
    assert len(seen) > 10
    keep(state, "Qh", "Kd")
    # The four P0 passed on are the rival's to look at; the king of diamonds is in his reserve for ever.
    assert "Kd" not in group(state, 0)
    assert {"7h", "4c", "2s"} <= group(state, 0)
    facts = {fact.key: fact.facts for fact in state.view(0).facts}
    assert facts["outlaw-gone"]["cards"] == "Kd"
    for seed in range(10):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, OutlawState)
        assert guess.deal.holes[1] >> guess.pack.card("Kd") & 1


@pytest.mark.parametrize(("seats", "used"), [(2, 18), (5, 45)])
def test_03_cards_needed(seats: int, used: int) -> None:
    state = to_bets(table(seats), 5)
    assert 52 - len(state.deal.stock) == used
    if seats == 2:
        assert len(state.deal.stock) == 34
    with pytest.raises(Refused) as caught:
        sobremesa.make(SLUG, 6, packs=1)
    assert (caught.value.key, caught.value.facts["n"]) == ("outlaw-cards", 54)


@pytest.mark.parametrize(("seats", "distances"), [(3, [1, 2, 1, 2]), (4, [1, 2, 3, 1]), (5, [1, 2, 3, 4]), (2, [1, 1, 1, 1])])
def test_04_distances(seats: int, distances: list[int]) -> None:
    state = table(seats, betting="off")
    assert [state.distance(exchange, seats) for exchange in (1, 2, 3, 4)] == distances
    for distance in distances:
        before = [state.draft.group_of(seat) for seat in range(seats)]
        keep(state)
        assert [state.draft.group_of((seat + distance) % seats) for seat in range(seats)] == before


def test_05_a_fold_before_the_third_exchange() -> None:
    state = to_bets(table(5), 3)
    held = [state.draft.group_of(seat) for seat in range(5)]
    for text in ("bet 2", "call", "call", "call", "fold"):
        state.play(state.turn(), text)
    assert [state.draft.group_of(seat) for seat in (3, 0, 1, 2)] == held[:4]
    assert not [zone for zone in state.view(0).zones if zone.owner == 4]
    assert state.draft.path[held[4]][-1] == 4


def test_06_two_left_of_three() -> None:
    state = to_bets(table(3), 4)
    held = [state.draft.group_of(seat) for seat in range(3)]
    for text in ("bet 2", "call", "fold"):
        state.play(state.turn(), text)
    assert [state.draft.group_of(seat) for seat in (1, 0)] == held[:2]


def test_07_the_clock() -> None:
    state = start(["Ks Kd 7h 4c 2s", "Td Tc 9s 9h 2d"])
    assert state.deadline() == 60_000
    state.play(0, "reserve 7h")
    state.tick(59_999)
    with pytest.raises(Refused, match="no-timeout"):
        state.apply(TABLE, TIMEOUT)
    state.tick(60_000)
    state.apply(TABLE, TIMEOUT)
    assert [state.pack.mask_text(cards) for cards in state.deal.holes] == ["7h", "Td"]
    assert state.deadline() == 120_000
    kept = set()
    for seed in range(12):
        position = start(["Ks Kd 7h 4c 2s", "Td Tc 9s 9h 2d"], timeout="random").position() | {"chance": f"seed {seed}"}
        chance = sobremesa.get(SLUG).restore(position)
        chance.tick(60_000)
        chance.apply(TABLE, TIMEOUT)
        assert isinstance(chance, OutlawState)
        kept.add(chance.deal.holes[1])
    assert len(kept) > 2


def test_08_changing_ones_mind() -> None:
    state = start(FIRST)
    assert refusal(state, 0, "ready") == "outlaw-mark-first"
    state.play(0, "reserve Ks")
    state.play(0, "ready")
    assert "ready" in state.view(1).seats[0].badges
    state.play(0, "7h")
    assert refusal(state, 0, "Qh") == "not-held"
    state.play(1, "reserve 9h")
    state.play(1, "ready")
    assert state.pack.mask_text(state.deal.holes[0]) == "7h"
    assert refusal(state, 0, "reserve 7h") == "outlaw-kept-already"
    assert refusal(state, 0, "reserve Ks") == "not-held"


def test_09_a_flush_wins() -> None:
    state = final(["Ks Kd 7h 7s 2c", "9h Jh Qh 5h 3h"])
    state.play(1, "check")
    assert state.won == [0, 20]


def test_10_equal_reserves() -> None:
    holes = ["As Ks Qd Jh 9c", "Ah Kd Qs Jc 9d"]
    state = final(holes)
    state.play(1, "check")
    assert state.won == [10, 10]
    state = final(holes, betting="off")
    state.play(1, "check")
    assert state.points == [POINT // 2] * 2
    assert points_text(state.points[0]) == "½"


def test_11_a_fold_hides_everything() -> None:
    state = to_bets(table(2), 4)
    kept = state.pack.mask_text(state.deal.holes[1]).split()
    state.play(0, "bet 2")
    state.play(1, "fold")
    assert state.hand_over()
    assert nets(state)[0] > 0
    for viewer in (0, None):
        view = state.view(viewer)
        assert not [zone for zone in view.zones if zone.id.startswith("group") or zone.id == "reserve-1"]
        faces = {item.face for zone in view.zones for item in zone.items}
        assert not faces & set(kept)


def test_12_the_added_card_is_seen() -> None:
    state = keep(start(FIRST, "8h 5d", draw_seen="on"), "Ks", "9h")
    facts = {fact.key: fact.facts for fact in state.view(0).facts}
    assert set(str(facts["outlaw-passed"]["cards"]).split()) == {"Kd", "7h", "4c", "2s", "8h"}
    for seed in range(10):
        guess = state.clone()
        guess.redeal(0, SeededChance(seed))
        assert isinstance(guess, OutlawState)
        assert group(guess, 1) == {"Kd", "7h", "4c", "2s", "8h"}
    assert "outlaw-passes-seen" in [event.say.key for event in state.events]
    plain = keep(start(FIRST, "8h 5d"), "Ks", "9h")
    assert "outlaw-passes" in [event.say.key for event in plain.events]
    facts = {fact.key: fact.facts for fact in plain.view(0).facts}
    assert set(str(facts["outlaw-passed"]["cards"]).split()) == {"Kd", "7h", "4c", "2s"}


def test_13_seven_players() -> None:
    state = to_bets(table(7), 5)
    assert (state.pack.size, state.pack.size - len(state.deal.stock)) == (104, 63)


def test_14_directions_clocks_and_points() -> None:
    state = table(3, pass_direction="right", betting="off")
    for _ in range(5):
        path = state.draft.path[0][:]
        keep(state)
    assert path == [0, 2, 1, 0, 2]
    left = keep(table(3, pass_direction="left"))
    assert left.draft.path[0] == [0, 1]
    state = table(2, early_end="off")
    state.tick(20_000)
    keep(state)
    assert state.street == 0
    state.play(0, state.text(0, state.actions(0)[0]))
    state.tick(60_000)
    state.apply(TABLE, TIMEOUT)
    assert (state.street, state.deadline()) == (1, 120_000)
    state = table(2, time="none", early_end="off")
    assert state.deadline() == -1
    assert keep(state).street == 1
    position = final(["As Ks Qd Jh 9c", "Ah Kd Qs Jc 8d"], betting="off", target=3).position()
    won = sobremesa.get(SLUG).restore(position | {"points": [5 * POINT // 2, 0]})
    won.play(1, "check")
    assert won.scores() == [7 * POINT // 2, 0]
    assert (won.actors(), won.winners()) == (0, [0])
    assert points_text(won.scores()[0]) == "3½"
    on = sobremesa.get(SLUG).restore(position | {"points": [3 * POINT // 2, 0]})
    on.play(1, "check")
    assert on.actors()


def test_betting_rounds_and_sizes() -> None:
    """Play 2 and option ``structure``: bets after the third, the fourth and the fifth card."""
    state = table(2)
    rounds = []
    while not state.hand_over():
        if state.phase == CHOOSING:
            keep(state)
        else:
            if state.turn() == 0:
                rounds.append((state.street + 1, state.chips.lowest(0)))
            state.play(state.turn(), "check")
    assert rounds == [(3, 2), (4, 2), (5, 4)]
    with pytest.raises(Refused, match="outlaw-target"):
        sobremesa.make(SLUG, 2, target=3)
    with pytest.raises(Refused, match="outlaw-tournament"):
        sobremesa.make(SLUG, 2, betting="off", format="tournament")


def worth(cards: str, jokers: int = 0, **agreed: bool) -> tuple[int, list[int]]:
    two = TwoPacks(**agreed)  # type: ignore[arg-type]
    plain = two.plain(two.high(get_pack("fr52", 2, jokers).mask(cards)))
    return class_of(plain), ranks_of(plain)


def test_two_packs() -> None:
    """Option ``packs``: five equal cards are repóquer, equal cards are equal."""
    two = TwoPacks()
    pack = get_pack("fr52", 2)
    assert worth("As As' Ah Ac Ad") == (FIVE, [14])
    assert worth("As As' Ah Kc Kc'") == (FULL, [14, 13])
    assert worth("As As' Ks Qs 9s") == (FLUSH, [14, 14, 13, 12, 9])
    assert worth("As Ks' Qs Js Ts") == (STRAIGHT_FLUSH, [14])
    assert two.high(pack.mask("As Ks Qd Jh 9c")) == two.high(pack.mask("As' Ks' Qd' Jh' 9c'"))
    assert two.high(pack.mask("5s 4s 3s 2s As")) > two.high(pack.mask("As As' Ah Ac Ad"))
    assert TwoPacks(top=True).high(pack.mask("As Ks Qs Js Ts")) < TwoPacks(top=True).high(pack.mask("2s 2s' 2h 2c 2d"))
    assert worth("*1 As As' Ah Ac", 1) == (FIVE, [14])
    assert worth("*1 As As' 9s 2s", 1) == (FLUSH, [14, 14, 13, 9, 2])
    assert worth("*1 As As' 9s 2s", 1, double_ace=True) == (FLUSH, [14, 14, 14, 9, 2])
    assert worth("*1 9s 9s' 4d 2c", 1, bug=True)[0] == 1
    assert worth("*1 9s 8s' 7d 6c", 1, bug=True)[0] == 4


def test_two_packs_agree_with_one() -> None:
    """Hands without equal cards are worth the same out of one pack."""
    rng = random.Random(1)
    for wild in ({}, {"named": 0b10}, {"bug": True}, {"tie": "exact", "top": True}):
        one, two = Wild(**wild), TwoPacks(**wild)
        for _ in range(300):
            cards = rng.sample(range(54), 5)
            mask = sum(1 << card for card in cards)
            other = sum(1 << (card + 52 if card > 51 else card + 52 * rng.randrange(2)) for card in cards)
            assert one.high(mask) == two.high(other)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"draw_seen": "on"}), (7, {"jokers": 2, "showdown": "all"})], ids=str)
def test_guesses_fit_what_is_known(seats: int, options: dict[str, str | int]) -> None:
    """All that a seat passed on lies in that group, or with somebody who has held it since; each reserve can have been kept so."""
    rng = random.Random(seats)
    state = sobremesa.make(SLUG, seats, 4, None, **options)
    assert isinstance(state, OutlawState)
    for _ in laws.matches(state, rng, 120):
        seat = rng.randrange(seats)
        guess = state.clone()
        guess.redeal(seat, SeededChance(rng.randrange(1000)))
        assert isinstance(guess, OutlawState)
        draft = guess.draft
        assert state.draft.seen(seat) == draft.seen(seat)
        for place in range(seats):
            for cycle, holder in enumerate(draft.path[place]):
                if cycle < len(draft.taken[holder]):
                    assert draft.taken[holder][cycle] in draft.inside(place, cycle)
        sobremesa.get(SLUG).restore(guess.position())


def test_all_in_face_up() -> None:
    """Option ``all_in_face_up``: reserves are never shown while cards are kept; at the showdown all are."""
    for face_up, shown in (("off", 0b010), ("on", 0b111)):
        position = final(["Ks Kd 7h 7s 2c", "9h Jh Qh 5h 3h", "As Ad Kh Qc 2d"], all_in_face_up=face_up, structure="nl").position()
        state = sobremesa.get(SLUG).restore(position | {"pending": [0, 1, 2], "mover": 1, "acted": [], "opener": 1, "delta": 2})
        assert isinstance(state, OutlawState)
        for seat, text in ((1, "bet 100"), (2, "call"), (0, "call")):
            state.play(seat, text)
        assert state.hand_over()
        assert state.deal.shown == shown


def test_the_odd_chip_by_suit() -> None:
    """Option ``odd_chip``: to the tied hand with the highest card by suit."""
    holes = ["Ah Kd Qs Jc 9d", "As Ks Qd Jh 9c"]
    for odd, won in (("button", [11, 10]), ("suit", [10, 11])):
        position = final(holes, odd_chip=odd).position() | {"dead": 1}
        state = sobremesa.get(SLUG).restore(position)
        assert isinstance(state, OutlawState)
        state.play(1, "check")
        assert state.won == won
