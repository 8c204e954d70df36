"""The laws of the house (numbered as in docs/architecture.md): what must be true of every game, as functions of a match in progress.

Each takes a state, may draw from a seeded ``random.Random`` and raises AssertionError. ``test_laws.py`` runs them over every registered game,
``test_laws_bite.py`` shows that each catches the fault it is there for.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from sobremesa.core.chance import SeededChance
from sobremesa.core.records import Record, Step, note_step, record_of
from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, TIMEOUT, State
from sobremesa.core.view import Say
from sobremesa.text import LANGUAGES, Speaker, keys


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def step(state: State, rng: random.Random) -> tuple[int, int]:
    """Play one random action, sometimes the rules' own timeout; returns (seat, action)."""
    deadline = state.deadline()
    if state.game.timed:
        state.tick(state.clock + rng.randrange(400))
    actors = seats_in(state.actors())
    if deadline >= 0 and (rng.random() < 0.15 or state.clock >= deadline):
        state.tick(deadline)
        seat, action = TABLE, TIMEOUT
    else:
        seat = rng.choice(actors)
        action = rng.choice(state.actions(seat))
    state.events = []
    state.apply(seat, action)
    return seat, action


def matches(state: State, rng: random.Random, most: int) -> Iterator[State]:
    """The state itself, after each of up to ``most`` random steps."""
    yield state
    for _ in range(most):
        if not state.actors():
            return
        step(state, rng)
        yield state


def frozen(state: State) -> bytes:
    """Everything about a state, comparable."""
    return msgspec.json.encode(state.position())


def shown(state: State, seat: int | None) -> bytes:
    """Everything a seat is shown: the view, and its actions with their texts."""
    actions = [] if seat is None else [(action, state.text(seat, action)) for action in state.actions(seat)]
    return msgspec.json.encode((state.view(seat), actions))


def law_1_nothing_leaks(state: State, rng: random.Random) -> None:
    """What a seat (or a spectator) is shown does not change when all that the seat cannot know is guessed anew; and guesses can be played on."""
    for seat in range(state.seats):
        for _ in range(2):
            guess = state.clone()
            guess.redeal(seat, SeededChance(rng.randrange(1 << 30)))
            assert shown(guess, seat) == shown(state, seat), f"the view of seat {seat} tells a secret"
            assert shown(guess, None) == shown(state, None), "a spectator's view tells a secret"
            assert sorted(guess.census()) == sorted(state.census())
            for _ in matches(guess, rng, 12):
                pass


def law_2_guesses_forget(state: State, rng: random.Random) -> None:
    """A guess made from a guess is the guess made from the truth: it reads nothing but what the seat knows."""
    for seat in range(state.seats):
        one, other = rng.randrange(1 << 30), rng.randrange(1 << 30)
        once = state.clone()
        once.redeal(seat, SeededChance(other))
        twice = state.clone()
        twice.redeal(seat, SeededChance(one))
        twice.redeal(seat, SeededChance(other))
        assert frozen(once) == frozen(twice), f"the guess of seat {seat} depends on the truth"


def law_3_cards_are_kept(state: State, rng: random.Random) -> None:
    """No card is lost or made in a hand. Each is there once. Scores of a zero-sum game add up to nothing."""
    for _ in range(80):
        hand, before = state.hand, sorted(state.census())
        assert len(set(before)) == len(before), "a card is there twice"
        assert not state.game.zero_sum or sum(state.scores()) == 0
        if not state.actors():
            return
        step(state, rng)
        assert state.hand != hand or sorted(state.census()) == before, "cards were lost or made"


def law_4_matches_end(state: State, rng: random.Random) -> None:
    """Random play ends within the bound; then nobody acts, somebody has won, and every action is refused."""
    state.quiet()
    for _ in range(state.game.bound):
        if not state.actors():
            break
        step(state, rng)
    assert not state.actors(), f"not over after {state.game.bound} actions"
    assert state.hand_over()
    assert all(not state.actions(seat) for seat in range(state.seats))
    assert len(state.scores()) == state.seats
    assert set(state.winners()) <= set(range(state.seats))


def law_5_clones_share_nothing(state: State, rng: random.Random) -> None:
    """Playing a clone to the end of some steps changes nothing in the original; at first they are equal."""
    before = frozen(state), shown(state, 0)
    copy = state.clone()
    assert frozen(copy) == before[0], "the clone differs"
    assert type(copy) is type(state)
    for name, value in getattr(state, "__dict__", {}).items():
        if isinstance(value, list | dict | set):
            assert getattr(copy, name) is not value, f"{name} is shared"
    for _ in matches(copy, rng, 30):
        pass
    copy.redeal(0, SeededChance(1))
    assert (frozen(state), shown(state, 0)) == before, "the clone shares something"


def law_6_refusals_change_nothing(state: State, rng: random.Random, known: set[int]) -> None:
    """Every action that is not legal is refused with a rule's name, and changes nothing. ``known``: actions met elsewhere in the game."""
    before = frozen(state)
    for seat in range(state.seats):
        legal = set(state.actions(seat))
        assert list(state.actions(seat)) == sorted(legal), "actions are ascending, each once"
        wrong = [*known, rng.randrange(10_000), rng.randrange(1 << 20), 1 << 40, -2, -(1 << 20)]
        for action in rng.sample(wrong, min(40, len(wrong))):
            if action in legal or (state.game.sampled and state.actors() >> seat & 1 and action >= 0):
                continue
            refused(state, seat, action)
        for text in ("", "?", "9z", "play everything", "deal deal", "\n", "7o 7o 7o 7o 7o 7o 7o 7o", "-1", "*9"):
            try:
                action = state.parse(seat, text)
            except Refused as refusal:
                check_refusal(refusal)
            else:
                if action not in legal and not state.game.sampled:
                    refused(state, seat, action)
    for seat in (TABLE, state.seats, state.seats + 7):
        if seat != TABLE or state.deadline() < 0 or state.clock < state.deadline():
            refused(state, seat, TIMEOUT if seat == TABLE else 0)
    assert frozen(state) == before, "a refusal changed something"


def refused(state: State, seat: int, action: int) -> None:
    """The action is refused, by a rule that has its sentence."""
    try:
        state.apply(seat, action)
    except Refused as refusal:
        check_refusal(refusal)
    else:
        raise AssertionError(f"seat {seat} could play {action}")


def check_refusal(refusal: Refused) -> None:
    """The rule has a sentence in both languages that its facts fill."""
    check_say(Say(f"refused-{refusal.key}", refusal.facts))


def law_7_texts_come_back(state: State, rng: random.Random) -> None:
    """Each legal action's text is its own and is read back as the action; each move shown is one of the legal actions."""
    for seat in seats_in(state.actors()):
        actions = state.actions(seat)
        assert actions, f"seat {seat} may act and has nothing to do"
        texts = [state.text(seat, action) for action in actions]
        assert len(set(texts)) == len(texts), "two actions have one text"
        for action, text in zip(actions, texts, strict=True):
            assert state.parse(seat, text) == action, f"{text!r} is read as another action"
        view = state.view(seat)
        assert [move.text for move in view.moves] == texts
        ids = {item.id for zone in view.zones for item in zone.items if item.id}
        places = {zone.id for zone in view.zones}
        for move in view.moves:
            assert set(move.items) <= ids, f"{move.text!r} takes {move.items}, which are not all shown"
            assert not move.target or move.target.split("/")[0] in places, f"{move.target} is no zone"
            assert move.items or move.say is not None, f"the button {move.text!r} has no label"
        assert state.default(seat) in actions
        drawn = {state.any_action(seat, SeededChance(seed)) for seed in range(60)}
        assert drawn <= set(actions), "an action is drawn that is not legal"
        assert len(actions) > 4 or drawn == set(actions), "a legal action is never drawn"


def law_8_positions_play_on(state: State, rng: random.Random) -> None:
    """A position, written as JSON and read back, is the same match and goes on the same way."""
    again = state.game.restore(msgspec.json.decode(frozen(state)))
    assert frozen(again) == frozen(state)
    state = state.clone()
    state.events = []  # of the last action: no part of a position
    for seed in range(25):
        if not state.actors():
            break
        assert step(state, random.Random(seed)) == step(again, random.Random(seed))
        assert frozen(again) == frozen(state)
    assert shown(again, 0) == shown(state, 0)


def law_9_records_replay(state: State, rng: random.Random, seed: int, most: int) -> None:
    """The record of a match, written and read back, replays to the same result."""
    steps: list[Step] = []
    for _ in range(most):
        if not state.actors():
            break
        before = state.clone()
        seat, action = step(state, rng)
        steps.append(note_step(state, seat, "timeout" if seat == TABLE else before.text(seat, action)))
    record = msgspec.json.decode(msgspec.json.encode(record_of(state, steps, seed)), type=Record)
    assert frozen(record.verify()) == frozen(state)


def law_11_texts_exist(state: State, rng: random.Random) -> None:
    """All that is shown and said has its words in every language, filled by its facts."""
    for _ in matches(state, rng, 40):
        for seat in (*range(state.seats), None):
            view = state.view(seat)
            look = view.look
            said = [event.say for event in view.events]
            said += [move.say for move in view.moves if move.say] + [control.say for control in view.controls] + [pick.say for pick in view.picks]
            said += [*view.facts, *([view.prompt] if view.prompt else [])]
            said += [zone.label for zone in view.zones if zone.label]
            said += [Say(f"zone-{zone.kind}", {"seat": max(zone.owner, 0), "n": zone.count}) for zone in view.zones]
            for other in view.seats:
                said += [*other.notes, *(Say(f"badge-{badge}") for badge in other.badges)]
            if view.sheet:
                said += [view.sheet.title, *view.sheet.columns, *(line.say for line in view.sheet.lines)]
                said += [line.using for line in view.sheet.lines if line.using]
                assert all(len(line.values) in (0, len(view.sheet.columns)) for line in view.sheet.lines)
            for say in said:
                check_say(say, look)


_known = {lang: keys(lang) for lang in LANGUAGES}
_checked: set[tuple[str, tuple[str, ...], str]] = set()


def check_say(say: Say, look: str = "") -> None:
    """The message exists in every language and its facts fill it."""
    mark = (say.key, tuple(say.facts), look)
    if mark in _checked:
        return
    for lang in LANGUAGES:
        assert say.key in _known[lang], f"no text {say.key!r} in {lang!r}"
        speaker = Speaker(lang, look, [f"Ana{n}" for n in range(10)])
        text, errors = speaker.render(say.key, say.facts)
        assert not errors, f"{say.key!r} in {lang!r} with {say.facts}: {errors}"
        assert text.strip()
    _checked.add(mark)
