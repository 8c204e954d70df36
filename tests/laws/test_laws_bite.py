"""Each law catches the fault it is there for: a small game that keeps them all, and one fault planted in it at a time."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from sobremesa.core import registry
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.positions import Field, Int, IntEach, Masks, Stack
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import Item, Say, Seat, Zone
from tests.laws import laws
from tests.laws.test_laws import trace
from tests.laws.toy import PACK, Toy, ToyState, toy


class ViewShowsTheStock(ToyState):
    def zones(self, seat: int) -> list[Zone]:
        return [*super().zones(seat), Zone("next", "stock", "stack", items=[Item("next", PACK.names[self.stock[-1]])], count=1)]


class HiddenItemsKeepTheirIds(ToyState):
    def zones(self, seat: int) -> list[Zone]:
        found = super().zones(seat)
        for zone in found:
            if zone.kind == "hand" and zone.owner != seat:
                zone.items = [Item(id=str(card)) for card in bits(self.hands[zone.owner])]
        return found


class BadgeTellsOfAnAce(ToyState):
    def seat(self, seat: int, viewer: int) -> Seat:
        return Seat(seat, badges=("winner",) if self.hands[seat] & PACK.rank_masks[0] else ())


class GuessesKeepTheBestCard(ToyState):
    def redeal(self, seat: int, chance: Chance) -> None:
        other = (seat + 1) % self.seats
        best = max(bits(self.hands[other]), default=-1)
        super().redeal(seat, chance)
        if best in self.stock and self.hands[other]:
            swap = bits(self.hands[other])[0]
            self.hands[other] ^= 1 << swap | 1 << best
            self.stock[self.stock.index(best)] = swap


class TricksGetLost(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.gone = []


class CardsAreCopied(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.gone.append(action)


class NeverEnds(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if not any(self.hands):
            self.begin()


class ClonesShareTheStock(ToyState):
    def clone(self) -> State:
        new = super().clone()
        assert isinstance(new, ToyState)
        new.trick = self.trick
        return new


class RefusesTooLate(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if (0 <= seat < self.seats and not any(self.hands)) or seat != self.turn():
            self.leader = (self.leader + 1) % self.seats
        super().apply(seat, action)


class PlaysForOthers(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(self.turn() if 0 <= seat < self.seats else seat, action)


class RefusesWithoutAWord(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if action not in self.actions(seat):
            raise Refused("toy-because")
        super().apply(seat, action)


class TextsLoseTheSuit(ToyState):
    def text(self, seat: int, action: int) -> str:
        return PACK.ranks[PACK.rank[action]] + "o"


class TextsAreRead(ToyState):
    def parse(self, seat: int, text: str) -> int:
        return (PACK.card(text) + 1) % PACK.size


class PositionsForgetTheTrick(ToyState):
    def schema(self) -> tuple[Field, ...]:
        return (Masks("hands"), Stack("stock"), IntEach("won"), Int("leader"))


class PositionsForgetTheChance(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.chance.shuffle(self.stock)

    def position(self) -> dict[str, object]:
        return {**super().position(), "chance": "0"}


class OutsideChance(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        random.shuffle(self.stock)


class SaysTheUnsayable(ToyState):
    def facts(self, seat: int) -> list[Say]:
        return [Say("toy-nobody-wrote-this")]


class LeavesAFactOut(ToyState):
    def facts(self, seat: int) -> list[Say]:
        return [Say("stock-left")]


def law_1(made: type[ToyState]) -> None:
    laws.law_1_nothing_leaks(toy(made), random.Random(1))


def law_2(made: type[ToyState]) -> None:
    for seed in range(20):
        laws.law_2_guesses_forget(toy(made, seed=seed), random.Random(1))


def law_3(made: type[ToyState]) -> None:
    laws.law_3_cards_are_kept(toy(made), random.Random(1))


def law_4(made: type[ToyState]) -> None:
    laws.law_4_matches_end(toy(made), random.Random(1))


def law_5(made: type[ToyState]) -> None:
    state = toy(made)
    laws.step(state, random.Random(1))
    laws.law_5_clones_share_nothing(state, random.Random(1))


def law_6(made: type[ToyState]) -> None:
    laws.law_6_refusals_change_nothing(toy(made), random.Random(1), set(range(40)))


def law_7(made: type[ToyState]) -> None:
    for seed in range(20):
        laws.law_7_texts_come_back(toy(made, seed=seed), random.Random(1))


def law_8(made: type[ToyState]) -> None:
    state = toy(made)
    laws.step(state, random.Random(1))
    laws.law_8_positions_play_on(state, random.Random(1))


def law_9(made: type[ToyState]) -> None:
    game = Toy()
    game.made = made
    known = registry.get
    registry_get = pytest.MonkeyPatch()
    registry_get.setattr("sobremesa.core.records.get", lambda slug: game if slug == "toy" else known(slug))
    try:
        laws.law_9_records_replay(toy(made, seed=5), random.Random(1), 5, 50)
    finally:
        registry_get.undo()


def law_11(made: type[ToyState]) -> None:
    laws.law_11_texts_exist(toy(made), random.Random(1))


LAWS: list[Callable[[type[ToyState]], None]] = [law_1, law_2, law_3, law_4, law_5, law_6, law_7, law_8, law_9, law_11]
FAULTS: list[tuple[Callable[[type[ToyState]], None], type[ToyState]]] = [
    (law_1, ViewShowsTheStock),
    (law_1, HiddenItemsKeepTheirIds),
    (law_1, BadgeTellsOfAnAce),
    (law_2, GuessesKeepTheBestCard),
    (law_3, TricksGetLost),
    (law_3, CardsAreCopied),
    (law_4, NeverEnds),
    (law_5, ClonesShareTheStock),
    (law_6, RefusesTooLate),
    (law_6, PlaysForOthers),
    (law_6, RefusesWithoutAWord),
    (law_7, TextsLoseTheSuit),
    (law_7, TextsAreRead),
    (law_8, PositionsForgetTheTrick),
    (law_8, PositionsForgetTheChance),
    (law_9, OutsideChance),
    (law_11, SaysTheUnsayable),
    (law_11, LeavesAFactOut),
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_sound_game_keeps_the_law(law: Callable[[type[ToyState]], None]) -> None:
    law(ToyState)


@pytest.mark.parametrize(("law", "fault"), FAULTS, ids=lambda part: part.__name__)
def test_the_law_catches_the_fault(law: Callable[[type[ToyState]], None], fault: type[ToyState]) -> None:
    with pytest.raises((AssertionError, Refused)):
        law(fault)


def test_law_12_catches_an_option_that_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trace that the law compares differs for an option that works and is equal for one that does not."""

    class Deaf(ToyState):
        def apply(self, seat: int, action: int) -> None:
            ignored = self.options
            self.options = type(ignored)({"lowest": "off"}, {})
            super().apply(seat, action)
            self.options = ignored

    def differs(made: type[ToyState]) -> bool:
        monkeypatch.setattr("sobremesa.make", lambda slug, seats, seed, **options: toy(made, seats, seed, **options))
        return any(trace(("toy", 2, (("lowest", "on"),)), seed) != trace(("toy", 2, ()), seed) for seed in range(12))

    assert differs(ToyState)
    assert not differs(Deaf)


def test_states_are_frozen_whole() -> None:
    """What the laws compare holds the chance and every field."""
    position = msgspec.json.decode(laws.frozen(toy()))
    assert {"chance", "hands", "stock", "trick", "gone", "won", "leader"} <= set(position)
