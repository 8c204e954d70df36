"""What the games of tricks share: duties, what a card tells of the rest of a hand, and guesses that fit all that was seen."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import sobremesa
from sobremesa.core.chance import SeededChance
from sobremesa.core.packs import get_pack, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.games.tricks._duties import FOLLOW, FREE, Duties
from sobremesa.games.tricks._order import Order, uncancelled
from sobremesa.games.tricks._tricks import PLAY, TrickState
from tests.laws.test_laws import CASES, Case, name, start

PACK = get_pack("es40")
ORDER = Order(PACK, "1 3 12 11 10 7 6 5 4 2", {})
TRUMP = PACK.suits.index("e")
STRICT = Duties(head="all", ruff=True, overruff=True)
FAMILY = [case for case in CASES if sobremesa.get(case[0]).family == "tricks" and case[0] != "durak"]


def legal(duties: Duties, trick: str, hand: str, trump: int = TRUMP, partner: bool = False) -> str:
    """What may be played to a trick, in pack order."""
    ranking = ORDER.under(trump)
    cards = PACK.cards(trick)
    best = cards[0]
    for card in cards[1:]:
        if ranking.beats[best] >> card & 1:
            best = card
    return PACK.mask_text(duties.legal(ranking, PACK.mask(hand), ranking.suit[cards[0]], best, partner))


@pytest.mark.parametrize(
    ("duties", "trick", "hand", "allowed"),
    [  # examples 7 to 10 of the conventions, and each duty left out in turn
        (STRICT, "5o 3e", "7o 2o 12e", "2o 7o"),
        (STRICT, "5o 3e", "12e 2e 4b", "2e 12e 4b"),
        (STRICT, "5o 3e", "1e 2e 4b", "1e"),
        (STRICT, "5o", "7o 4o 1e", "7o"),
        (Duties(ruff=True, overruff=True), "5o", "7o 4o 1e", "4o 7o"),
        (Duties(head="all", ruff=True), "5o 3e", "1e 2e 4b", "1e 2e"),
        (Duties(head="all", ruff=True, overruff=True, underruff=True), "5o 3e", "12e 2e 4b", "2e 12e"),
        (Duties(head="trumps", ruff=True), "5o", "7o 4o 1e", "4o 7o"),
        (Duties(head="trumps", ruff=True), "5e", "7e 4e 1o", "7e"),
        (FOLLOW, "5o 3e", "1e 2e 4b", "1e 2e 4b"),
        (FOLLOW, "5o 3e", "7o 2e", "7o"),
        (FREE, "5o 3e", "7o 2e", "7o 2e"),
    ],
)
def test_duties(duties: Duties, trick: str, hand: str, allowed: str) -> None:
    assert legal(duties, trick, hand) == allowed


@pytest.mark.parametrize(
    ("relief", "trick", "hand", "allowed"),
    [
        ("no", "5o", "7o 4o 1e", "7o"),
        ("all", "5o", "7o 4o 1e", "4o 7o"),
        ("ruff", "5o", "7o 4o 1e", "7o"),
        ("ruff", "5o", "1e 4b", "1e 4b"),
        ("ruff", "5o 3e", "1e 2e 4b", "1e 4b"),
        ("ruff", "5o 3e", "12e 2e 4b", "2e 12e 4b"),
        ("all", "5o 3e", "1e 2e 4b", "1e 2e 4b"),
    ],
)
def test_a_partner_who_wins(relief: str, trick: str, hand: str, allowed: str) -> None:
    duties = Duties(head="all", ruff=True, overruff=True, underruff=True, relief=relief)
    assert legal(duties, trick, hand, partner=True) == allowed


def test_what_a_card_tells_is_just_what_follows() -> None:
    """For every duty, trick, hand of three and card of it: a card is barred if and only if the play would not have been allowed with it beside."""
    rng = random.Random(4)
    ruffs = ((False, False, False), (True, False, False), (True, True, False), (True, True, True))
    kinds = [
        Duties(head=head, ruff=ruff, overruff=over, underruff=under, relief=relief)
        for head in ("no", "trumps", "all")
        for ruff, over, under in ruffs
        for relief in ("no", "ruff", "all")
    ]
    for _ in range(4000):
        duties = rng.choice(kinds)
        ranking = ORDER.under(rng.choice((-1, TRUMP)))
        cards = rng.sample(range(PACK.size), 6)
        trick, hand = cards[: rng.randrange(1, 4)], cards[3:]
        best = trick[0]
        for card in trick[1:]:
            if ranking.beats[best] >> card & 1:
                best = card
        partner = rng.random() < 0.5
        led = ranking.suit[trick[0]]
        allowed = duties.legal(ranking, to_mask(hand), led, best, partner)
        card = rng.choice([card for card in hand if allowed >> card & 1])
        missing = duties.missing(ranking, card, led, best, partner)
        assert not missing & to_mask(hand)
        for other in set(range(PACK.size)) - set(trick) - set(hand):
            alone = 1 << card | 1 << other
            assert bool(duties.legal(ranking, alone, led, best, partner) >> card & 1) != bool(missing >> other & 1)


def test_cancelled_cards() -> None:
    pack = get_pack("es40", 2)
    ranking = Order(pack, "1 3 12 11 10 7 6 5 4 2", {}).under(pack.suits.index("c"))
    for trick, best in (("1b 3b 1b' 4e 2o 5e", 1), ("1b 1b'", -1), ("1b 2c 1b' 2c' 4b", 4), ("1b 1b' 4e 5e", 3)):
        assert uncancelled(ranking, pack.cards(trick)) == best


@pytest.mark.parametrize("case", FAMILY, ids=name)
def test_guesses_fit_all_that_was_played(case: Case) -> None:
    """Whatever a seat is dealt in a guess, every card that was played from there would have been allowed; and so says what is kept as known."""
    rng = random.Random(name(case))
    state = start(case, rng.randrange(1000)).quiet()
    assert isinstance(state, TrickState)
    if state.options.all().get("renuncio") == "claim":
        return  # there a card proves nothing
    moments: list[tuple[TrickState, int, int]] = []  # before each card of this hand: the state, the place, the card
    hand = state.hand
    checked = 0
    for _ in range(700):
        if not state.actors() or checked > 30:
            break
        assert not any(held & barred for held, barred in zip(state.hands, state.barred, strict=True)), "barred, and there it is"
        assert not any(known & ~held for held, known in zip(state.hands, state.known, strict=True)), "known, and not there"
        if state.hand != hand or state.stock or (state.turn_up >= 0 and state.phase != PLAY):
            hand, moments = state.hand, []
        if moments and rng.random() < 0.15:
            checked += 1
            _check(state, moments, rng)
        seat = rng.choice([seat for seat in range(state.seats) if state.actors() >> seat & 1])
        action = rng.choice(state.actions(seat))
        if state.phase == PLAY and action < state.pack.size:
            before = state.clone()
            assert isinstance(before, TrickState)
            moments.append((before, state.mover, action))
        state.apply(seat, action)


def _check(state: TrickState, moments: list[tuple[TrickState, int, int]], rng: random.Random) -> None:
    """Guess for some seat, and play the hand again with the hands guessed."""
    seat = rng.randrange(state.seats)
    guess = state.clone()
    guess.redeal(seat, SeededChance(rng.randrange(1 << 30)))
    assert isinstance(guess, TrickState)
    held = guess.hands[:]
    for before, place, card in reversed(moments):
        held[place] |= 1 << card
        again = before.clone()
        assert isinstance(again, TrickState)
        again.hands = held[:]
        again._legal = -1
        assert again.playable(place) >> card & 1, f"{again.pack.names[card]} would not have been allowed with {again.pack.mask_text(held[place])}"


def test_every_fitting_deal_is_as_likely() -> None:
    """Three hidden hands of two; one has shown to be out of hearts, one holds a card that all have seen: all fitting deals come, equally often."""
    pool = "2h 3h 2s 3s 2d 2c"
    state = sobremesa.get("sueca").restore(
        {
            "partial": True,
            "trump": "c",
            "hands": ["Ah As", "2h 3h", "2s 3s", "2d 2c"],
            "barred": ["", "", "2h 3h Ah", ""],
            "known": ["", "", "", "2c"],
        }
    )
    pack = get_pack("fr40")
    fitting = set()
    for first in combinations(pool.split(), 2):
        for second in combinations(sorted(set(pool.split()) - set(first)), 2):
            third = set(pool.split()) - set(first) - set(second)
            if "2c" in third and not {"2h", "3h"} & set(second):
                fitting.add((pack.mask(" ".join(first)), pack.mask(" ".join(second)), pack.mask(" ".join(third))))
    chance = SeededChance(5)
    seen: Counter[tuple[int, int, int]] = Counter()
    draws = 200 * len(fitting)
    for _ in range(draws):
        guess = state.clone()
        guess.redeal(0, chance)
        assert isinstance(guess, TrickState)
        seen[guess.hands[1], guess.hands[2], guess.hands[3]] += 1
    assert set(seen) == fitting
    expected = draws / len(fitting)
    chi = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi < len(fitting) + 4 * (2 * len(fitting)) ** 0.5, "some deals come too often"


@pytest.mark.parametrize(
    ("slug", "wrong", "name"),
    [
        ("sueca", {"leader": 1, "trick": "2s", "mover": 1}, "mover"),
        ("sueca", {"mover": -1}, "mover"),
        ("sueca", {"phase": "over", "mano": 2, "mover": 1}, "mover"),
        ("sueca", {"phase": "end", "mover": 0}, "mover"),
        ("sueca", {"waiting": 2, "mover": -1}, "waiting"),
        ("sueca", {"trick_size": 3}, "trick_size"),
        ("hearts", {"phase": "pass", "waiting": 0, "mover": -1}, "mover"),
        ("hearts", {"trick_size": 8}, "trick_size"),
        ("tute-cabron", {"leader": 1, "trick": "2o", "mover": 0}, "mover"),
        ("whist", {"phase": "over", "mover": 1}, "mover"),
    ],
)
def test_whose_turn_it_cannot_be(slug: str, wrong: dict[str, object], name: str) -> None:
    with pytest.raises(Refused) as refused:
        sobremesa.get(slug).restore({"partial": True, **wrong})
    assert refused.value.key == "position-value"
    assert refused.value.facts == {"name": name}
