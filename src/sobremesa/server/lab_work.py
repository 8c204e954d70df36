"""What the laboratory's processes calculate, by name. Each takes an order and whom to tell how far it is (see :mod:`.lab_worker`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.lab._draws import AUTO, FULL_PACK
from sobremesa.lab.drill import Question, drill, grade
from sobremesa.lab.odds import GAMES, STYLES, Advice, Spot, advise, compare, explain, rounded
from sobremesa.lab.odds_tables import EXAMPLES, NOTES, against, printed, rows
from sobremesa.lab.ranges import Range, cards_of, text_of
from sobremesa.server.lab_messages import (
    AdviceTold,
    AnswerAsked,
    ByHandTold,
    DrawTold,
    EquityAsked,
    EquityTold,
    Figure,
    GradeTold,
    GridAsked,
    GridTold,
    MeetingTold,
    OutTold,
    PhhAsked,
    PhhHand,
    PhhStep,
    PhhTold,
    PhhViewAsked,
    QuestionTold,
    RangeAsked,
    RangeTold,
    RowTold,
    ShareTold,
    Split,
    SpotAsked,
    StreetTold,
    TablesTold,
    WarmAsked,
)
from sobremesa.server.lab_worker import StoppedWork, Tell, Work
from sobremesa.server.messages import Failure, Replay

if TYPE_CHECKING:
    from sobremesa.adapters.phh_replay import Replay as Played

EXACT_AT_MOST: Final = 2_000_000_000
"""So many hands are valued, at most, where every deal is asked for: half a minute of a core or so."""
TRIALS_AT_MOST: Final = 5_000_000
SEEDS: Final = 1_000_000
_AMOUNT: Final = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,4})?")
_Order = TypeVar("_Order")


def figure(value: Fraction, places: int = 2) -> Figure:
    """A number as it is told."""
    return Figure(str(value), float(value), rounded(value, places))


def _sum(value: Fraction) -> Figure:
    """An amount, without needless decimals."""
    return figure(value, 0 if value.denominator == 1 else 2)


def _percent(value: Fraction) -> Figure:
    return figure(100 * value)


def _amount(text: str) -> str:
    """An amount that is short enough to be reckoned with. Raises :class:`Refused` ``odds-money``."""
    if not _AMOUNT.fullmatch(text.strip()):
        raise Refused("odds-money", text=text[:20])
    return text.strip()


def _cards(mask: int) -> list[str]:
    return text_of(mask).split()


# -- outs, odds and the price of a call --------------------------------------------------------------------------------------------------------


def _spot(asked: SpotAsked) -> Spot:
    known = asked.unseen == "villain_known"
    if asked.outs is not None and not (asked.hole or asked.board):
        # Only their number matters: any cards will do.
        own = GAMES.get(asked.game, 2)
        some = bits(FULL_PACK)[: own + (3 if asked.street == "flop" else 4)]
        return Spot(sum(1 << card for card in some[:own]), sum(1 << card for card in some[own:]), game=asked.game)
    return Spot.read(asked.hole, asked.board, asked.dead, asked.villains, None, known, asked.game)


def advice(asked: SpotAsked) -> AdviceTold:
    """Everything that is to be said of a hand. Raises :class:`Refused` as :mod:`sobremesa.lab.odds` does, and ``odds-style``, ``odds-unseen``."""
    if asked.style not in STYLES:
        raise Refused("odds-style", text=asked.style[:20])
    if asked.unseen not in ("unknown", "villain_known"):
        raise Refused("odds-unseen", text=asked.unseen[:20])
    spot = _spot(asked)
    chosen = tuple(asked.draws) or AUTO
    found = advise(
        spot,
        pot=_amount(asked.pot),
        bet=_amount(asked.bet),
        stack=_amount(asked.stack) if asked.stack.strip() else None,
        implied=_amount(asked.implied),
        horizon=asked.horizon,
        outs=asked.outs,
        chosen=chosen,
        table=asked.table,
    )
    return _told(found, spot, chosen, STYLES[asked.style], asked.table, seen=asked.outs is None)


def _told(found: Advice, spot: Spot, chosen: tuple[str, ...], places: int, table: str, seen: bool) -> AdviceTold:
    told = AdviceTold(
        outs=found.outs,
        unseen=found.unseen,
        horizon=found.horizon,
        flop=spot.flop,
        chance=_percent(found.chance),
        call=_sum(found.call),
        win=_sum(found.win),
        value=figure(found.value),
        extra=figure(found.extra),
        decision=found.decision,
        shortcut=found.shortcut,
        cards=_cards(found.cards),
        odds=None if found.odds is None else figure(found.odds, places),
        grown=None if found.grown is None else _percent(found.grown),
        pot_odds=None if found.pot_odds is None else figure(found.pot_odds, places),
        needed=None if found.needed is None else _percent(found.needed),
        table=table if table != "off" else "",
        table_odds=None if found.table_odds is None else _sum(found.table_odds),
        table_decision=found.table_decision,
        differs=found.differs,
    )
    if not seen:
        return told
    for draw in spot.draws():
        by_river = None if draw.by_river is None else _percent(draw.by_river)
        told.draws.append(DrawTold(draw.kind, _cards(draw.outs), draw.kind in chosen, draw.shape, by_river))
    for out in explain(spot, chosen):
        told.explained.append(OutTold(out.card, list(out.kinds), out.grade, out.clean, out.result, list(out.risks)))
    if spot.villains:
        split = compare(spot)
        told.split = Split(_cards(split.win), _cards(split.tie), _cards(split.lose))
    return told


# -- ranges ------------------------------------------------------------------------------------------------------------------------------------


def read_range(asked: RangeAsked) -> RangeTold:
    """A range with some kinds taken in or left out. Raises :class:`Refused` as :class:`~sobremesa.lab.ranges.Range` does."""
    from sobremesa.lab.ranges import hands_of, kinds

    known = cards_of(asked.known)
    combos = dict(Range.parse(asked.text).combos) if asked.text.strip() else {}
    for kind, weight in asked.set.items():
        if kind not in kinds() or not 0 <= weight <= 1_000_000:
            raise Refused("lab-range", text=kind[:20])
        for hand in hands_of(kind):
            combos[hand] = weight
            if not weight:
                del combos[hand]
    if not combos:
        return RangeTold("", [[0.0] * 13 for _ in range(13)], 0, 0.0)
    whole = len(combos) == 1326 and set(combos.values()) == {1.0}
    found = Range.random() if whole else Range(combos)
    left = {hand: weight for hand, weight in combos.items() if not hand & known}
    return RangeTold(str(found), found.grid(), len(left), 100 * sum(left.values()) / 1326)


# -- tables ------------------------------------------------------------------------------------------------------------------------------------


def tables() -> TablesTold:
    """The exact table beside the book's two, and what these have wrong."""
    told = []
    for row in rows():
        books = [printed(name, row.outs, both) for name in ("a", "b") for both in (False, True)]
        odds = [figure(against(chance)) for chance in (row.flop, row.turn, row.both)]
        chances = [_percent(chance) for chance in (row.flop, row.turn, row.both)]
        texts = ["" if odds is None else f"{float(odds):g}" for odds in books]
        told.append(RowTold(row.outs, chances, odds, texts[:2], texts[2:], EXAMPLES.get(row.outs, "")))
    return TablesTold(told, [note.key for note in NOTES])


# -- the drill ---------------------------------------------------------------------------------------------------------------------------------


@lru_cache(64)
def _drill(seed: int) -> list[Question]:
    if not 0 <= seed < SEEDS:
        raise Refused("lab-seed", high=SEEDS - 1)
    return drill(seed)


def questions(seed: int) -> list[QuestionTold]:
    """The ten hands of a number, without their answers. Raises :class:`Refused` ``lab-seed``."""
    return [QuestionTold(_cards(one.spot.hole), _cards(one.spot.board), str(one.pot), str(one.bet)) for one in _drill(seed)]


def answer(order: tuple[int, int, AnswerAsked]) -> GradeTold:
    """Grade an answer. Raises :class:`Refused` as :func:`sobremesa.lab.drill.grade` does, and ``not-found``."""
    seed, number, given = order
    asked = _drill(seed)
    if not 0 <= number < len(asked):
        raise Refused("not-found")
    question = asked[number]
    odds = _amount(given.odds) if given.odds.strip() else None
    found = grade(question, outs=" ".join(given.outs), odds=odds, decision=given.decision)
    told = _told(question.advice, question.spot, AUTO, 2, "off", seen=True)
    return GradeTold(found.outs, found.odds, found.decision, told, found.missed.split(), found.wrong.split())


# -- hands in PHH ------------------------------------------------------------------------------------------------------------------------------


@lru_cache(16)
def _played(text: str) -> Played:
    from sobremesa.adapters.phh import loads
    from sobremesa.adapters.phh_replay import replay

    return replay(loads(text)[0])


def phh(asked: PhhAsked) -> PhhTold:
    """Read a file and play a hand of it again. Raises :class:`Refused`: ``phh-unreadable`` and the like for a file that makes no sense, and
    ``phh-no-hand``; what keeps the hand from being played is told as its ``failure``."""
    from sobremesa.adapters.phh import KINDS, dump_hand, loads

    hands = loads(asked.text)
    wanted = [one for one in hands if (one.number == asked.hand if asked.hand else one.variant in KINDS)]
    hand = wanted[0] if wanted else None if asked.hand else hands[0]
    if hand is None:
        raise Refused("phh-no-hand", text=asked.hand[:40])
    listed = [PhhHand(one.number, one.variant) for one in hands]
    told = PhhTold(listed, hand.number, hand.variant, KINDS[hand.variant].slug if hand.variant in KINDS else "")
    text = dump_hand(hand)
    try:
        played = _played(text)
    except Refused as refused:
        told.failure = Failure(refused.key, {**refused.facts, "text": hand.number})
        return told
    told.text = text
    names = hand.others.get("players")
    told.names = [str(name)[:40] for name in names] if isinstance(names, list) and len(names) == len(hand.stacks) else []
    told.start, told.end, told.told = ([float(amount) for amount in row] for row in (hand.stacks, played.stacks, hand.finishing))
    told.over, told.reached = played.over, played.reached
    told.holes = _holes(played)
    told.board = " ".join(card for action in hand.actions if action.verb == "db" for card in action.cards)
    state = played.first.clone()
    for seat, move in played.steps:
        state.play(seat, move)
        told.steps.append(PhhStep(seat, move, [event.say for event in state.view(None).events]))
    return told


def _holes(played: Played) -> list[str]:
    """The cards of each player as the file tells them, those shown later included."""
    hand = played.hand
    dealt: list[list[str]] = [[] for _ in hand.stacks]
    for action in hand.actions:
        if action.verb == "dh":
            dealt[action.player] += action.cards
        elif action.verb == "sm" and action.cards and "??" in dealt[action.player]:
            dealt[action.player] = list(action.cards)
    return [" ".join(cards) for cards in dealt]


def phh_view(asked: PhhViewAsked) -> Replay:
    """A hand after so many steps, everybody's cards on the table. Raises :class:`Refused` ``step-unknown``."""
    from sobremesa.table.replay import open_view

    played = _played(asked.text)
    if not 0 <= asked.step <= len(played.steps):
        raise Refused("step-unknown", n=asked.step, last=len(played.steps))
    state = played.first.clone()
    for seat, move in played.steps[: asked.step]:
        state.play(seat, move)
    return Replay(len(played.steps), open_view(state))


# -- long work ---------------------------------------------------------------------------------------------------------------------------------


class _Watch:
    """Passes on how far the work is, and remembers that it was told to stop."""

    def __init__(self, tell: Tell, parts: int = 1) -> None:
        self.tell = tell
        self.parts = parts
        self.done = 0
        self.stopped = False

    def __call__(self, part: float) -> bool:
        self.stopped = self.stopped or self.tell("working", (self.done + part) / self.parts) is False
        return not self.stopped


def equity(asked: EquityAsked, tell: Tell) -> EquityTold:
    """What hands and ranges are worth, street by street if that is wanted. Raises :class:`Refused` as :func:`sobremesa.lab.equity.equity` does, and
    ``lab-way``, ``lab-exact``, ``lab-trials``; :class:`StoppedWork`."""
    from sobremesa.lab import equity as lab

    if asked.way not in ("auto", "exact", "sample"):
        raise Refused("lab-way", text=asked.way[:20])
    if not 1 <= asked.trials <= TRIALS_AT_MOST:
        raise Refused("lab-trials-most", high=TRIALS_AT_MOST)
    order = _cards_in_order(asked.board)
    if asked.streets and len(order) not in (0, 3, 4, 5):
        raise Refused("lab-board", n=len(order))
    boards = [order] + [order[:count] for count in (0, 3, 4) if asked.streets and count < len(order)]
    exact = {"auto": None, "exact": True, "sample": False}[asked.way]
    if exact and lab.cost(asked.players, asked.board, asked.dead, asked.game) > EXACT_AT_MOST:
        raise Refused("lab-exact")
    if asked.by_hand and len(asked.players) != 2:
        raise Refused("lab-by-hand-players", n=len(asked.players))
    watch = _Watch(tell, len(boards) + asked.by_hand)
    _warm(tell)
    found = []
    for place, board in enumerate(boards):
        # Street by street, only the board as it is keeps to what was asked: before the flop, every deal may be far too many.
        way = exact if place == 0 else None
        try:
            found.append(lab.equity(asked.players, " ".join(board), asked.dead, asked.game, exact=way, trials=asked.trials, progress=watch))
        except lab.Stopped:
            break
        watch.done += 1
    if not found:
        raise StoppedWork
    first = found[0]
    one_by_one = None
    if asked.by_hand and not watch.stopped:
        with suppress(lab.Stopped):
            one_by_one = _by_hand(asked, exact, watch)
    streets = sorted(zip(map(len, boards), found, strict=False)) if asked.streets else []
    return EquityTold(
        [ShareTold(one.equity, one.error, one.win, one.tie, one.wins, one.ties) for one in first.players],
        first.deals,
        first.exact,
        first.seconds,
        [StreetTold(cards, [one.equity for one in result.players]) for cards, result in streets],
        cut=watch.stopped,
        by_hand=one_by_one,
    )


def _by_hand(asked: EquityAsked, exact: bool | None, watch: _Watch) -> ByHandTold:
    from sobremesa.lab.by_hand import Meeting, by_hand
    from sobremesa.lab.ranges import kind_of

    def told(one: Meeting) -> MeetingTold:
        kind = "" if asked.game.startswith("omaha") else kind_of(cards_of(one.name)) if len(one.name) > 3 else one.name
        return MeetingTold(one.name, kind, one.hands, one.weight, one.equity, one.error, one.beaten, one.tie)

    own, against = asked.players
    found = by_hand(own, against, asked.board, asked.dead, asked.game, exact=exact, progress=watch)
    return ByHandTold([told(one) for one in found.hands], [told(one) for one in found.kinds], found.exact, found.boards)


def _cards_in_order(board: str) -> list[str]:
    """The cards of a board as they came. Raises :class:`Refused` ``lab-card``, ``lab-card-twice``."""
    cards_of(board)
    spaced = re.findall(r"(?:10|[2-9TJQKA])[shdc]", board, re.IGNORECASE)
    return [_cards(cards_of(card))[0] for card in spaced]


def grid(asked: GridAsked, tell: Tell) -> GridTold:
    """What each kind of hand is worth against a range. Raises :class:`Refused` as :func:`sobremesa.lab.equity.grid` does; :class:`StoppedWork`."""
    from sobremesa.lab import equity as lab

    watch = _Watch(tell)
    _warm(tell)
    try:
        cells = lab.grid(asked.range, asked.board, asked.dead, progress=watch)
    except lab.Stopped as stopped:
        raise StoppedWork from stopped
    return GridTold(cells)


def warm(_asked: WarmAsked, tell: Tell) -> GridTold:
    """Make ready. Raises :class:`StoppedWork`."""
    _warm(tell)
    return GridTold([])


_READY: set[int] = set()


def _warm(tell: Tell) -> None:
    """Compile, or read from the machine's cache, all that equities need, in small steps: the first time on a machine that takes some seconds."""
    from sobremesa.lab import equity as lab
    from sobremesa.lab._tables import tables as look_ups

    board = "Jh Th 2c"
    steps: list[Callable[[], object]] = [
        look_ups,
        lambda: lab.equity(["AhKh", "QsQd"], board),
        lambda: lab.equity(["AhKh", "QsQd", "7c7d"], board),
        lambda: lab.equity(["AhKh", "QQ+"], board),
        lambda: lab.equity(["AhKh", "QQ+", "JJ"], board),
        lambda: lab.equity(["AhKh", "random"], trials=100, exact=False),
        lambda: lab.grid("QQ", boards=1),
        lambda: lab.equity(["AsAhKsKh", "QdQcJdJc"], board, game="omaha"),
    ]
    for place, step in enumerate(steps):
        if place in _READY:
            continue
        if tell("warming", place / len(steps)) is False:
            raise StoppedWork
        step()
        _READY.add(place)


# -- by name -----------------------------------------------------------------------------------------------------------------------------------


def _quick(work: Callable[[_Order], object]) -> Work:
    return lambda order, _tell: work(order)


_WORK: Final[dict[str, Work]] = {
    "advice": _quick(advice),
    "questions": _quick(questions),
    "answer": _quick(answer),
    "phh": _quick(phh),
    "phh-view": _quick(phh_view),
    "equity": equity,
    "grid": grid,
    "warm": warm,
}


def find(name: str) -> Work:
    """The calculation of a name."""
    return _WORK[name]
