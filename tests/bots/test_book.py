"""Hold'em by the book at a table: what a seat sees, what it plays, and what it remembers of others."""

from __future__ import annotations

import pytest

from sobremesa import text
from sobremesa.bots.knowledge._book import EASY, HARD, BookBot, book_move, book_say, situation
from sobremesa.bots.knowledge.texas_holdem import explain, likely, make_bot
from sobremesa.core.chance import SeededChance
from sobremesa.games.vying._habits import last
from sobremesa.games.vying._hand import BETTING, CALL, CHECK, FOLD
from sobremesa.games.vying.texas_holdem import HoldemState
from sobremesa.lab.starting_hands import strategy
from sobremesa.lab.stealing import steal
from tests.spec.poker import hand, run

JUNK = ["2c 3d", "2d 3h", "2s 4c", "3c 8d", "8h 5c"]


def table(seats: int, actions: str = "", *, holes: dict[int, str] | None = None, **facts: object) -> HoldemState:
    """A hand in which only some hole cards matter; the button is the last seat, so seats have the book's numbers."""
    rest = iter(["2c 3d", "2d 3h", "2s 4c", "3c 8d", "8h 5c", "5d 6h", "6c Tc", "Th Jc", "Jh Qc"])
    cards = [(holes or {}).get(seat) or next(rest) for seat in range(seats)]
    state = hand(seats, holes=cards, stock="Qh 7c 4d 2h 9s", burn="off", **facts)  # type: ignore[arg-type]
    assert isinstance(state, HoldemState)
    return run(state, actions) if actions else state  # type: ignore[return-value]


def plays(state: HoldemState, **options: object) -> str:
    seat = state.turn()
    action = book_move(state, seat, SeededChance(1), strategy(options))
    assert action is not None
    return state.text(seat, action)


def test_what_is_seen_before_the_flop() -> None:
    state = table(9, "fold, call, fold, raise 8, fold, call", holes={8: "9c 8c"})
    seen = situation(state, 8)
    assert seen is not None
    assert (seen.players, seen.seat, seen.raises, seen.limpers, seen.callers) == (9, 8, 1, 1, 1)
    assert (seen.raiser, seen.opener, seen.level, seen.pot, seen.owed) == (5, 5, 8, 2 + 1 + 2 + 8 + 8, 8)
    assert {rival.seat for rival in seen.behind} == {0, 1, 3}
    assert plays(state) == "call"


def test_example_8_at_a_table() -> None:
    folds = ", ".join(["fold"] * 6)
    state = table(9, f"{folds}, raise 150, fold, call", holes={8: "Ah Ks"}, sb=25, stacks=[10_000] * 9)
    run(state, "check")
    seen = situation(state, 8)
    assert seen is not None
    assert (seen.pot, seen.aggressor, seen.saw_flop, seen.rivals) == (325, True, 1, 1)
    assert plays(state) == "bet 163"
    said = book_say(state, 8, state.parse(8, "bet 163"))
    assert said is not None
    assert said.key == "book-rule-cbet-one"
    assert book_say(state, 8, CHECK) is None
    assert plays(run(state.clone(), "bet 163, raise 600")) == "fold"  # type: ignore[arg-type]
    run(state, "bet 163, call, check")
    assert (found := situation(state, 8)) is not None
    assert found.continued
    assert plays(state) == "check"


def test_two_players() -> None:
    state = table(2, holes={1: "Kc Jd"})
    assert plays(state) == "raise 6"
    assert plays(table(2, "raise 6", holes={0: "7d 2s"})) == "fold"


def test_the_unraised_big_blind() -> None:
    state = table(3, "call, call", holes={1: "7d 2s"})
    assert state.turn() == 1
    assert plays(state) == "check"


def test_legal_in_every_structure() -> None:
    for structure in ("nl", "pl", "fl", "spread"):
        for seed in range(3):
            state = hand(6, structure=structure, format="tournament" if seed == 1 else "cash", hands=4)
            assert isinstance(state, HoldemState)
            chance = SeededChance(seed)
            for _ in range(400):
                seat = state.turn()
                if not state.actors():
                    break
                action = book_move(state, seat, chance, EASY) if state.phase == BETTING else state.actions(seat)[0]
                assert action is not None
                state.apply(seat, action)


def test_nothing_is_seen_that_is_hidden() -> None:
    for seed in range(30):
        state = table(6, "raise 6, call, call, call, call, call" if seed % 2 else "fold, call")
        seat = state.turn()
        before = situation(state, seat)
        guess = state.clone()
        guess.redeal(seat, SeededChance(seed))
        assert isinstance(guess, HoldemState)
        assert situation(guess, seat) == before


def test_easy_and_hard() -> None:
    state = table(9, holes={2: "Ah Ac"})
    found = {book_move(state, 2, SeededChance(seed), EASY) for seed in range(200)}
    assert {FOLD, CALL} < found
    assert found <= set(state.actions(2)) | {state.parse(2, "raise 6")}
    assert book_move(state, 2, SeededChance(1), HARD, lambda *_: FOLD) == state.parse(2, "raise 6")
    flop = table(2, "call, check")
    assert book_move(flop, flop.turn(), SeededChance(1), HARD, lambda *_: CHECK) == CHECK


def test_bots_of_every_level() -> None:
    for level in ("easy", "normal", "hard"):
        state = table(6, holes={2: "Kd 4h"})
        bot = BookBot(level, likely)
        for _ in range(60):
            seat = state.turn()
            if state.phase != BETTING:
                break
            decision = bot.decide(state, seat, SeededChance(7))
            assert decision.action is not None
            state.apply(seat, decision.action)
        assert state.hand_over()
    moves = {BookBot("easy").decide(table(9, holes={2: "Ah Ac"}), 2, SeededChance(seed)).action for seed in range(80)}
    assert {FOLD, CALL} < moves
    assert BookBot("easy").decide(hand(6, jokers=1, holes=["*1 Ac", *JUNK]), 2, SeededChance(1)).action is not None


def test_the_easy_bot_of_holdem_is_the_books() -> None:
    assert isinstance(make_bot("easy"), BookBot)
    state = table(9, holes={2: "Ah Kc"})
    said = explain(state, 2, state.parse(2, "raise 6"))
    assert said is not None
    assert said.key == "book-rule-premium-open"


def test_the_table_remembers_who_enters() -> None:
    state = table(6, "fold, fold, fold, raise 6, call, fold")  # the button opens, the small blind calls
    run(state, "check, check, check, check, check, check")
    habits = state.habits
    assert [last(habits.entered[seat], 5) for seat in range(6)] == [[True], [False], [False], [False], [False], [True]]
    assert last(habits.chances[5], 6) == [True]
    assert last(habits.chances[4], 6) == [False]
    assert habits.resists(5, 0) == 1
    assert habits.resists(5, 1) == 0
    assert habits.since[5] == 1
    again = state.game.restore(state.position())
    assert isinstance(again, HoldemState)
    assert again.habits.resisted == habits.resisted
    assert again.habits.entered == habits.entered


def test_a_thief_is_known() -> None:
    state = table(3, stacks=[60, 60, 60])
    for _ in range(9):
        seat = state.turn()
        while state.phase == BETTING:  # whoever has the button raises, the others fold
            state.play(seat, "raise 6" if seat == state.seating.button else "fold")
            seat = state.turn()
        for seat in (0, 1, 2):
            if state.actors() >> seat & 1 and "stay" in [state.text(seat, action) for action in state.actions(seat)]:
                state.play(seat, "stay")
        state.play(state.turn(), "deal")
    button = state.turn()
    assert button == state.seating.button
    seen = situation(state, button)
    assert seen is not None
    assert "S6" in steal(seen).failed or seen.since_steal >= seen.players
    state.play(button, "raise 6")
    robbed = situation(state, state.turn())
    assert robbed is not None
    assert robbed.opener_steals >= 3


def test_rules_are_spoken() -> None:
    state = table(9, holes={2: "Ah Kc"})
    said = book_say(state, 2, state.parse(2, "raise 6"))
    assert said is not None
    for lang in text.LANGUAGES:
        speaker = text.Speaker(lang)
        sentence, errors = speaker.render(said.key, said.facts)
        assert sentence
        assert not errors


@pytest.mark.parametrize("options", [{"jokers": 1}, {"rotation": "horse"}])
def test_what_the_book_does_not_know(options: dict[str, object]) -> None:
    holes = ["*1 Ac", *JUNK] if "jokers" in options else None
    state = hand(6, None, "", holes, **options)
    assert isinstance(state, HoldemState)
    seats = [seat for seat in range(6) if situation(state, seat) is None]
    assert seats == ([0] if "jokers" in options else [])
