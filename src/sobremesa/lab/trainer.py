"""A trainer in the strategy: ten questions from a number, one point each, and after each answer the rule, the size and the exact odds.

Repeats favour what was failed most:

>>> first = drill(7)
>>> [ask.kind for ask in first] == [ask.kind for ask in drill(7)], len(first)
(True, 10)
>>> grade(first[0], first[0].answer).right
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.options import Options
from sobremesa.core.packs import to_mask
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Say, say
from sobremesa.lab import board_play
from sobremesa.lab.situation import Act, Situation, after_flop, before_flop
from sobremesa.lab.starting_hands import (
    BLOCKS,
    CATEGORIES,
    HANDS,
    MOST_SEATS,
    PLAIN,
    behind_chance,
    big_blind,
    block,
    category,
    combos,
    order,
    small_blind,
)
from sobremesa.lab.stealing import CONDITIONS, HABITS, Steal, steal
from sobremesa.lab.strategy import Advice, advise

KINDS: Final = ("category", "position", "action", "size", "cbet")
QUESTIONS: Final = 10
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "category": CATEGORIES,
    "position": BLOCKS,
    "action": ("fold", "check", "call", "raise"),
    "size": (),
    "cbet": ("bet", "check"),
    "steal": ("steal", "no", "value"),
}
"""What each kind of question may be answered with; a size is a number of chips."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question.

    :ivar kind: of :data:`KINDS`, or ``steal``. ``spot``: what is seen. ``advice``: what the book does there (not asked of a category or position).
    :ivar low: and ``high``: the sizes that are right. ``stealing``: of a steal, its whole answer.
    """

    kind: str
    spot: Situation
    answer: str
    advice: Advice | None = None
    low: int = 0
    high: int = 0
    stealing: Steal | None = None


@dataclass(frozen=True, slots=True)
class Grade:
    """Whether an answer was right, and what it should have been."""

    right: bool
    answer: str

    @property
    def points(self) -> int:
        """0 or 1."""
        return int(self.right)


@dataclass(frozen=True, slots=True)
class Odds:
    """Exact chances that go with an answer: ``name`` of the sentence, the ``share`` itself, and the numbers ``n`` and ``of`` it speaks of."""

    name: str
    share: Fraction
    n: int = 0
    of: int = 0


# -- dealing questions -----------------------------------------------------------------------------------------------------------------------------


def _pick(chance: Chance, items: tuple[str, ...]) -> str:
    return items[chance.below(len(items))]


def _hole(chance: Chance, options: Options) -> int:
    """Two cards, every category as likely as another."""
    wanted = _pick(chance, CATEGORIES)
    while True:
        pack = list(range(52))
        chance.shuffle(pack)
        hole = to_mask(pack[:2])
        if category(hole, options) == wanted:
            return hole


def _spoken(chance: Chance, players: int, seat: int, bb: int) -> tuple[list[Act], int]:
    """What those before a seat have done: mostly nothing, now and then limpers, a raise, a call behind it or a second raise."""
    speaking = order(players)
    earlier = speaking[: speaking.index(seat)]
    chosen = chance.below(6)
    acts: list[Act] = []
    level = bb
    if chosen in (2, 3, 4, 5) and earlier:
        some = sorted({earlier[chance.below(len(earlier))] for _ in range(1 + chance.below(2))}, key=speaking.index)
        for place, other in enumerate(some):
            if chosen in (2, 3):
                acts.append(Act(other, "call"))
            elif place and chosen == 5:
                level *= 3
                acts.append(Act(other, "raise", level))
            elif place:
                acts.append(Act(other, "call"))
            else:
                level = (2 + chance.below(3)) * bb
                acts.append(Act(other, "raise", level))
    if not acts and seat == big_blind(players):  # with everybody gone there would be nothing to decide
        acts.append(Act(earlier[chance.below(len(earlier))], "call"))
    return acts, level


def _before(chance: Chance, options: Options) -> Situation:
    players = 2 + chance.below(MOST_SEATS - 1)
    seat = chance.below(players)
    bb = (2, 10, 20, 50, 100)[chance.below(5)]
    acts, level = _spoken(chance, players, seat, bb)
    deep = (level * (10 + chance.below(12))) if level > bb and chance.below(2) else 100 * bb
    return before_flop(_hole(chance, options), players, seat, acts, bb=bb, stack=deep, stacks=dict.fromkeys(range(players), deep))


def _board(chance: Chance, hole: int, cards: int) -> tuple[int, ...]:
    pack = [card for card in range(52) if not hole >> card & 1]
    chance.shuffle(pack)
    return tuple(pack[:cards])


def _after(chance: Chance, cards: int, aggressor: bool) -> Situation:
    hole = to_mask(list(_board(chance, 0, 2)))
    rivals = 1 + chance.below(3)
    pot = 10 * (2 + chance.below(30))
    return after_flop(hole, _board(chance, hole, cards), pot, rivals=rivals, aggressor=aggressor, continued=aggressor and cards == 4)


def question(kind: str, chance: Chance, options: Options = PLAIN) -> Question:
    """A question of a kind. Raises :class:`Refused` ``book-kind``."""
    if kind == "category":
        hole = _hole(chance, options)
        return Question(kind, before_flop(hole, 9, 8), category(hole, options))
    if kind == "position":
        players = 2 + chance.below(MOST_SEATS - 1)
        seat = chance.below(players)
        return Question(kind, before_flop(to_mask([0, 1]), players, seat), block(players, seat))
    if kind == "action":
        spot = _before(chance, options)
        found = advise(spot, options)
        return Question(kind, spot, found.action, found)
    if kind == "size":
        while True:
            spot = _before(chance, options) if chance.below(3) == 0 else _after(chance, 3 + chance.below(3), True)
            found = advise(spot, options)
            protects = found.rule == "medium_pair-bet"
            if found.total and not found.all_in and not protects:
                low, high = board_play.bounds(spot.board, spot.pot) if spot.board else (found.total, found.total)
                return Question(kind, spot, str(found.total), found, low, high)
    if kind == "cbet":
        spot = _after(chance, 3 + chance.below(2), True)
        found = advise(spot, options)
        return Question(kind, spot, found.action, found)
    raise Refused("book-kind", text=kind, allowed=", ".join(KINDS))


def drill(seed: int, failed: Mapping[str, int] | None = None, options: Options = PLAIN, questions: int = QUESTIONS) -> list[Question]:
    """The questions of a number. ``failed``: how often each kind has been failed before; such kinds come more often, by three for each."""
    chance = SeededChance(seed)
    weights = [1 + 3 * max((failed or {}).get(kind, 0), 0) for kind in KINDS]
    found: list[Question] = []
    for _ in range(questions):
        drawn = chance.below(sum(weights))
        place = 0
        while drawn >= weights[place]:
            drawn -= weights[place]
            place += 1
        found.append(question(KINDS[place], chance, options))
    return found


# -- grading ---------------------------------------------------------------------------------------------------------------------------------------


def grade(asked: Question, answer: str) -> Grade:
    """Compare an answer; of a steal that fails, ``no S3`` names a condition and any failed one is right.

    Raises :class:`Refused` ``book-answer``.
    """
    told = answer.strip().lower()
    allowed = ANSWERS[asked.kind]
    if asked.kind == "size":
        if not told.isdecimal():
            raise Refused("book-size", text=answer)
        return Grade(asked.low <= int(told) <= asked.high, asked.answer)
    word, _, why = told.partition(" ")
    if word not in allowed or (why and asked.kind != "steal"):
        raise Refused("book-answer", text=answer, allowed=", ".join(allowed))
    if asked.stealing is None or word != "no":
        return Grade(word == asked.answer, asked.answer)
    known = {name.lower(): name for name in CONDITIONS}
    if why not in known:
        raise Refused("book-answer", text=answer, allowed=", ".join(f"no {name}" for name in CONDITIONS))
    return Grade(word == asked.answer and known[why] in asked.stealing.failed, asked.answer)


def rule_of(asked: Question) -> Say | None:
    """The rule behind an answer, in one line; ``None`` of a category, whose hands say it, and of a steal, whose conditions do."""
    spot = asked.spot
    if asked.kind == "position":
        others = spot.players - 2
        late = min(2, others)
        name = "two" if spot.players == 2 else asked.answer
        return say(f"book-rule-seat-{name}", n=spot.players, others=others, late=late, early=(others - late + 1) // 2)
    return asked.advice.say if asked.advice is not None else None


def exact_odds(asked: Question, options: Options = PLAIN) -> list[Odds]:
    """The exact chances that explain an answer."""
    spot = asked.spot
    if asked.stealing is not None:
        return [Odds("book-odds-steal", asked.stealing.needed, asked.stealing.risk, asked.stealing.gain)]
    if asked.kind == "category":
        count = combos(options)[asked.answer]
        return [Odds("book-odds-category", Fraction(count, HANDS), count, HANDS)]
    if spot.board:
        bet = asked.advice.total if asked.advice else 0
        found = [Odds("book-odds-folds", board_play.folds_needed(bet, spot.pot), bet, spot.pot)] if bet else []
        if asked.kind == "cbet" and len(spot.board) == 3:
            found.append(Odds("book-odds-miss", board_play.all_miss(spot.rivals), spot.rivals))
        return found
    behind = len(spot.behind)
    found = [Odds("book-odds-behind", behind_chance(behind, "premium", "good", options=options), behind)] if behind else []
    if asked.advice is not None and asked.advice.action == "raise" and not spot.raises:
        risk = asked.advice.total - spot.own
        found.append(Odds("book-odds-steal", Fraction(risk, risk + spot.posted), risk, spot.posted))
    return found


# -- stealing --------------------------------------------------------------------------------------------------------------------------------------


def steal_question(chance: Chance, stealing: Options = HABITS, options: Options = PLAIN) -> Question:
    """A situation to tell whether to steal in: seats, stacks, blinds, format and history drawn so that every answer is fairly likely."""
    players = 3 + chance.below(8) if chance.below(8) else 2
    late = chance.below(6)
    seat = players - 1 if late < 3 else max(players - 2, 0) if late < 5 else chance.below(players)
    if seat == big_blind(players):
        seat = small_blind(players)
    tournament = chance.below(4) != 0
    bb = (20, 50, 100, 200, 400)[chance.below(5)] if tournament else 2
    ante = bb // 10 if tournament and chance.below(2) else 0
    stack = bb * (8 + chance.below(36))
    speaking = order(players)
    earlier = speaking[: speaking.index(seat)]
    acts = [Act(earlier[chance.below(len(earlier))], "call")] if earlier and chance.below(6) == 0 else []
    others = {other: bb * (12 + chance.below(90)) for other in range(players) if other != seat}
    entries = tuple(chance.below(4) == 0 for _ in range(10))
    resisted = {other: chance.below(5) // 2 if chance.below(4) == 0 else 0 for other in others}
    since = 1 + chance.below(players) if not tournament and chance.below(2) else 0
    pack = list(range(52))
    chance.shuffle(pack)
    hole = to_mask(pack[:2]) if chance.below(4) else _hole(chance, options)
    spot = before_flop(
        hole,
        players,
        seat,
        acts,
        bb=bb,
        ante=ante,
        stack=stack,
        stacks=others,
        resisted=resisted,
        tournament=tournament,
        entries=entries,
        since_steal=since,
    )
    answer = steal(spot, stealing, options)
    return Question("steal", spot, answer.verdict, stealing=answer)


def steal_drill(seed: int, stealing: Options = HABITS, options: Options = PLAIN, questions: int = QUESTIONS) -> list[Question]:
    """The questions of a number, about stealing."""
    chance = SeededChance(seed)
    return [steal_question(chance, stealing, options) for _ in range(questions)]
