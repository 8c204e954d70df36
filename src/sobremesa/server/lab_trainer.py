"""The trainer's routes (docs/laboratory.md): questions of strategy, of stealing and of dead hands, their grades, and the grid of starting hands.

Questions are told without their answers; whoever asks for a grade names the questions again (topic, seed, what was failed, options).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Value
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Say
from sobremesa.lab import trainer as lab
from sobremesa.lab.consult import Asked, both_options, consult
from sobremesa.lab.dead_hands import Case, quiz
from sobremesa.lab.ranges import text_of
from sobremesa.lab.situation import cards_text
from sobremesa.lab.starting_hands import BLOCKS, CATEGORIES, HANDS, STRATEGY, block, category, combos, grid, hands_of
from sobremesa.lab.stealing import STEALING
from sobremesa.server.lab_messages import Figure
from sobremesa.server.lab_work import SEEDS, figure
from sobremesa.server.routes import Fixed, body_of, fixed, house_of, json
from sobremesa.table.shelf import OptionInfo, option_info

TOPICS: Final = ("strategy", "steal", "dead")


class TrainerAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Which questions: ``topic`` (``strategy``, ``steal``, ``dead``), ``seed``; how often each kind was ``failed`` before; ``options`` of the
    strategy and of stealing. For a grade also the number ``n`` of the question and the ``answer``."""

    topic: str = "strategy"
    seed: int = 0
    failed: dict[str, int] = {}
    options: dict[str, Value] = {}
    n: int = 0
    answer: str = ""


class ActTold(msgspec.Struct):
    """What somebody did before: ``kind`` and, of a bet or raise, its ``total``."""

    seat: int
    kind: str
    total: int


class RivalTold(msgspec.Struct):
    """Somebody still to act: his ``stack``; ``resisted``: how many of one's last three steals he called or raised."""

    seat: int
    stack: int
    resisted: int


class TrainerQuestion(msgspec.Struct, omit_defaults=True):
    """A question. ``name`` is the message of a case of the quiz; ``answers`` what may be answered (none: a number of chips).

    The rest is a :class:`sobremesa.lab.situation.Situation`; ``blocks`` tells the block of every seat, where that is not asked.
    """

    kind: str
    seat: int = 0
    answers: tuple[str, ...] = ()
    name: str = ""
    players: int = 0
    hole: list[str] = []
    board: list[str] = []
    blocks: list[str] = []
    sb: int = 0
    bb: int = 0
    antes: int = 0
    pot: int = 0
    stack: int = 0
    raiser_stack: int = 0
    rivals: int = 0
    aggressor: bool = False
    continued: bool = False
    told: list[ActTold] = []
    tournament: bool | None = None
    entries: list[bool] = []
    since_steal: int = 0
    behind: list[RivalTold] = []


class OddsTold(msgspec.Struct):
    """An exact chance in per cent, the message that tells it, and its numbers."""

    name: str
    share: Figure
    n: int
    of: int


class TrainerGrade(msgspec.Struct, omit_defaults=True):
    """Whether the answer was right, and the right one (of a size from ``low`` to ``high``).

    :ivar rule: in one line, with its numbers; ``odds``: the exact chances. ``category`` of the cards (``listed``: the attribute of
        its message that lists its hands), and ``blocks`` of the seats.
    :ivar failed: of a steal the conditions that fail; ``total`` what it raises to, ``risk`` R, ``gain`` D.
    """

    right: bool
    answer: str
    low: int = 0
    high: int = 0
    rule: Say | None = None
    odds: list[OddsTold] = []
    category: str = ""
    listed: str = ""
    blocks: list[str] = []
    failed: tuple[str, ...] = ()
    total: int = 0
    all_in: bool = False
    risk: int = 0
    gain: int = 0


class HandsAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The grid of starting hands, nobody having entered or behind so many ``limpers``."""

    options: dict[str, Value] = {}
    limpers: int = 0


class CategoryTold(msgspec.Struct):
    """A category: how many hands it has and what part of all they are, in per cent; ``listed``: the attribute of its message that lists them."""

    name: str
    listed: str
    combos: int
    share: Figure


class HandsTold(msgspec.Struct):
    """By block of seats 13 rows of what each kind does (``raise``, ``call``, ``fold``); the categories of the kinds; and their sizes."""

    actions: dict[str, list[list[str]]]
    kinds: list[list[str]]
    categories: list[CategoryTold]


class BookAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A decision, as :class:`sobremesa.lab.consult.Asked` has it, with the ``options`` of the strategy and of stealing; ``seed`` draws where they say
    how often."""

    hole: str = ""
    board: str = ""
    players: int = 9
    seat: int = 8
    acts: str = ""
    sb: int = 0
    bb: int = 2
    ante: int = 0
    straddle: int = 0
    stack: int = 0
    stacks: dict[int, int] = {}
    tournament: bool = False
    entries: int = 0
    since_steal: int = 0
    opener_steals: int = 0
    pot: int = 0
    bet: int = 0
    raises: int = -1
    rivals: int = 1
    saw_flop: int = 0
    aggressor: bool = False
    continued: bool = False
    options: dict[str, Value] = {}
    seed: int = 0


class StealTold(msgspec.Struct):
    """Whether to steal: ``verdict``, the conditions that ``failed``, what it raises to, the risk R and the gain D."""

    verdict: str
    failed: tuple[str, ...]
    total: int
    all_in: bool
    risk: int
    gain: int


class BookTold(msgspec.Struct, omit_defaults=True):
    """What the book does: ``action`` to a ``total``, by which ``rule``; ``hand``: the category of the cards, or their class on the board;
    ``blocks`` of all seats before the flop."""

    action: str
    rule: Say
    hand: str
    total: int = 0
    all_in: bool = False
    blocks: list[str] = []
    odds: list[OddsTold] = []
    steal: StealTold | None = None


class TrainerOptions(msgspec.Struct):
    """The options of both."""

    strategy: list[OptionInfo]
    stealing: list[OptionInfo]


def _check(asked: TrainerAsked) -> None:
    if asked.topic not in TOPICS:
        raise Refused("book-topic", text=asked.topic[:20], allowed=", ".join(TOPICS))
    if not 0 <= asked.seed < SEEDS:
        raise Refused("lab-seed", high=SEEDS - 1)
    for kind, count in asked.failed.items():
        if kind not in lab.KINDS or not 0 <= count <= 1000:
            raise Refused("book-kind", text=kind[:20], allowed=", ".join(lab.KINDS))


def _drill(asked: TrainerAsked) -> list[lab.Question]:
    chosen, habits = both_options(asked.options)
    if asked.topic == "steal":
        return lab.steal_drill(asked.seed, habits, chosen)
    return lab.drill(asked.seed, asked.failed, chosen)


def _quiz(asked: TrainerAsked) -> list[Case]:
    return quiz(SeededChance(asked.seed), live_events=both_options(asked.options)[1].on("live_events"))


def questions(asked: TrainerAsked) -> list[TrainerQuestion]:
    """The ten questions, or as many as there are cases. Raises :class:`Refused`: ``book-topic``, ``book-kind``, ``lab-seed``, as for options."""
    _check(asked)
    if asked.topic == "dead":
        return [TrainerQuestion("dead", case.event.seat, ("yes", "no"), case.name, 6) for case in _quiz(asked)]
    return [_question(one) for one in _drill(asked)]


def _question(one: lab.Question) -> TrainerQuestion:
    spot = one.spot
    found = TrainerQuestion(one.kind, spot.seat, lab.ANSWERS[one.kind])
    if one.kind != "position":
        found.hole = text_of(spot.hole).split()
    if one.kind == "category":
        return found
    if spot.board:
        found.board = cards_text(spot.board).split()
        found.pot, found.rivals, found.aggressor, found.continued = spot.pot, spot.rivals, spot.aggressor, spot.continued
        return found
    found.players = spot.players
    if one.kind == "position":
        return found
    found.blocks = _blocks(spot.players)
    found.sb, found.bb, found.antes, found.pot, found.stack = spot.sb, spot.bb, spot.antes, spot.pot, spot.stack
    found.raiser_stack = spot.raiser_stack if spot.raises else 0
    found.told = [ActTold(act.seat, act.kind, act.total) for act in spot.told]
    if one.stealing is not None:
        found.tournament = spot.tournament
        found.entries = list(spot.entries)
        found.since_steal = spot.since_steal
        found.behind = [RivalTold(rival.seat, rival.stack, rival.resisted) for rival in spot.behind]
    return found


def _blocks(players: int) -> list[str]:
    return [block(players, seat) for seat in range(players)]


def grade(asked: TrainerAsked) -> TrainerGrade:
    """Grade an answer. Raises :class:`Refused` besides: ``not-found``, ``book-answer``, ``book-size``."""
    _check(asked)
    if len(asked.answer) > 40:
        raise Refused("book-answer", text=asked.answer[:40], allowed="")
    if asked.topic == "dead":
        return _dead(asked)
    drill = _drill(asked)
    if not 0 <= asked.n < len(drill):
        raise Refused("not-found")
    one = drill[asked.n]
    found = lab.grade(one, asked.answer)
    chosen, _ = both_options(asked.options)
    told = TrainerGrade(found.right, found.answer, one.low, one.high)
    told.odds = [OddsTold(odds.name, figure(100 * odds.share), odds.n, odds.of) for odds in lab.exact_odds(one, chosen)]
    if one.kind != "position":
        told.category = category(one.spot.hole, chosen)
        told.listed = hands_of(told.category, chosen)
    if not one.spot.board and one.kind != "category":
        told.blocks = _blocks(one.spot.players)
    told.rule = lab.rule_of(one)
    if one.stealing is not None:
        steal = one.stealing
        told.failed, told.total, told.all_in, told.risk, told.gain = steal.failed, steal.total, steal.all_in, steal.risk, steal.gain
    return told


def _dead(asked: TrainerAsked) -> TrainerGrade:
    cases = _quiz(asked)
    if not 0 <= asked.n < len(cases):
        raise Refused("not-found")
    if asked.answer not in ("yes", "no"):
        raise Refused("book-answer", text=asked.answer, allowed="yes, no")
    ruling = cases[asked.n].answer
    return TrainerGrade((asked.answer == "yes") == ruling.dead, "yes" if ruling.dead else "no", rule=Say(ruling.reason))


def hands(asked: HandsAsked) -> HandsTold:
    """The grid. Raises :class:`Refused` as for options."""
    chosen, _ = both_options(asked.options)
    by_block = {where: grid(where, chosen, min(max(asked.limpers, 0), 9)) for where in BLOCKS}
    actions = {where: [[action for _, action in row] for row in rows] for where, rows in by_block.items()}
    kinds = [[name for name, _ in row] for row in by_block["late"]]
    counts = combos(chosen)
    sizes = [CategoryTold(name, hands_of(name, chosen), counts[name], figure(Fraction(100 * counts[name], HANDS))) for name in CATEGORIES]
    return HandsTold(actions, kinds, sizes)


def book(asked: BookAsked) -> BookTold:
    """The book asked about a decision. Raises :class:`Refused` as :func:`sobremesa.lab.consult.situation` does, and as for options."""
    if not 0 <= asked.seed < SEEDS:
        raise Refused("lab-seed", high=SEEDS - 1)
    chosen, habits = both_options(asked.options)
    given = {name: getattr(asked, name) for name in BookAsked.__struct_fields__ if name not in ("options", "seed")}
    found = consult(Asked(**given), chosen, habits, asked.seed)
    advice, robbing = found.advice, found.steal
    told = BookTold(advice.action, advice.say, advice.hand, advice.total, advice.all_in)
    told.odds = [OddsTold(one.name, figure(100 * one.share), one.n, one.of) for one in found.odds]
    if robbing is not None:
        told.blocks = _blocks(found.spot.players)
        told.steal = StealTold(robbing.verdict, robbing.failed, robbing.total, robbing.all_in, robbing.risk, robbing.gain)
    return told


@cache
def _trainer_options() -> Fixed:
    told = TrainerOptions([option_info(option) for option in STRATEGY.options], [option_info(option) for option in STEALING.options])
    return Fixed(msgspec.json.encode(told), "application/json")


async def get_options(request: Request) -> Response:
    """``GET /api/lab/trainer/options``."""
    return await fixed(request, _trainer_options)


async def post_questions(request: Request) -> Response:
    """``POST /api/lab/trainer``."""
    house_of(request)
    return json(await run_in_threadpool(questions, await body_of(request, TrainerAsked)))


async def post_grade(request: Request) -> Response:
    """``POST /api/lab/trainer/grade``."""
    house_of(request)
    return json(await run_in_threadpool(grade, await body_of(request, TrainerAsked)))


async def post_book(request: Request) -> Response:
    """``POST /api/lab/book``."""
    house_of(request)
    return json(await run_in_threadpool(book, await body_of(request, BookAsked)))


async def post_hands(request: Request) -> Response:
    """``POST /api/lab/starting-hands``."""
    house_of(request)
    return json(await run_in_threadpool(hands, await body_of(request, HandsAsked)))


TRAINER_ROUTES: list[BaseRoute] = [
    Route("/api/lab/trainer/options", get_options),
    Route("/api/lab/trainer", post_questions, methods=["POST"]),
    Route("/api/lab/trainer/grade", post_grade, methods=["POST"]),
    Route("/api/lab/book", post_book, methods=["POST"]),
    Route("/api/lab/starting-hands", post_hands, methods=["POST"]),
]
