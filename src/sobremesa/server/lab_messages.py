"""The bodies of the laboratory's routes (docs/laboratory.md). Cards and ranges are in their notation, amounts decimal text."""

from __future__ import annotations

import msgspec

from sobremesa.core.view import Say
from sobremesa.server.messages import Failure


class Figure(msgspec.Struct):
    """A number three ways: ``exact``, a fraction; ``value``, near it, to draw with; ``shown``, rounded half up with a decimal point."""

    exact: str
    value: float
    shown: str


# -- outs, odds and the price of a call --------------------------------------------------------------------------------------------------------


class SpotAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What one sees and what is to be paid.

    :ivar game: ``texas-holdem`` or ``omaha``.
    :ivar unseen: ``unknown`` or ``villain_known``: whether the others' hands count for outs, odds and decision.
    :ivar stack: empty: enough. ``horizon``: empty (by itself), ``next`` or ``both``. ``outs``: their number, instead of counting them; then the cards
        may be missing, and ``street`` (``flop``, ``turn``) tells how many are to come.
    :ivar draws: the kinds that count; empty: those that usually do. ``table``: ``off``, ``a``, ``b``. ``style``: how odds are rounded.
    """

    hole: str = ""
    board: str = ""
    dead: str = ""
    villains: list[str] = []
    unseen: str = "unknown"
    pot: str = "0"
    bet: str = "0"
    stack: str = ""
    implied: str = "0"
    horizon: str = ""
    outs: int | None = None
    street: str = "flop"
    draws: list[str] = []
    table: str = "off"
    style: str = "exact"
    game: str = "texas-holdem"


class DrawTold(msgspec.Struct, omit_defaults=True):
    """A draw: ``shape`` of a straight; ``counted``: among the outs; ``by_river``: of a backdoor flush, its chance in per cent."""

    kind: str
    outs: list[str]
    counted: bool
    shape: str = ""
    by_river: Figure | None = None


class OutTold(msgspec.Struct, omit_defaults=True):
    """A card that helps: ``result`` against known hands; ``grade`` ``false``, ``tie``, ``nuts`` or ``weak``; ``clean``; ``risks``."""

    card: str
    kinds: list[str]
    grade: str
    clean: bool
    result: str = ""
    risks: list[str] = []


class Split(msgspec.Struct):
    """The next cards by what they lead to against the known hands."""

    win: list[str]
    tie: list[str]
    lose: list[str]


class AdviceTold(msgspec.Struct, omit_defaults=True):
    """Odds, price and decision, as :class:`sobremesa.lab.odds.Advice` has them; chances are told in per cent."""

    outs: int
    unseen: int
    horizon: str
    flop: bool
    chance: Figure
    call: Figure
    win: Figure
    value: Figure
    extra: Figure
    decision: str
    shortcut: int
    cards: list[str] = []
    odds: Figure | None = None
    grown: Figure | None = None
    pot_odds: Figure | None = None
    needed: Figure | None = None
    table: str = ""
    table_odds: Figure | None = None
    table_decision: str = ""
    differs: bool = False
    draws: list[DrawTold] = []
    explained: list[OutTold] = []
    split: Split | None = None


# -- ranges ------------------------------------------------------------------------------------------------------------------------------------


class RangeAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A range to be read. ``set``: kinds (``AKs``) to be taken in with a weight, or left out with 0. ``known``: cards that are elsewhere."""

    text: str = ""
    set: dict[str, float] = {}
    known: str = ""


class RangeTold(msgspec.Struct):
    """A range: its shortest ``text``; the ``grid`` of 13 rows, what part of each kind it holds; ``hands`` that are left beside the known cards, and
    ``share`` of all hands in per cent."""

    text: str
    grid: list[list[float]]
    hands: int
    share: float


# -- long work ---------------------------------------------------------------------------------------------------------------------------------


class EquityAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What hands and ranges are worth. ``way``: ``auto``, ``exact`` or ``sample`` (of so many ``trials``); ``streets``: also street by
    street; ``by_hand``: also against each hand of the second of two players."""

    players: list[str]
    board: str = ""
    dead: str = ""
    game: str = "texas-holdem"
    way: str = "auto"
    trials: int = 500_000
    streets: bool = False
    by_hand: bool = False


class GridAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What each of the 169 kinds of hand is worth against a range."""

    range: str
    board: str = ""
    dead: str = ""


class WarmAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Make ready for long work, so that the first question need not wait."""


class ShareTold(msgspec.Struct):
    """A player's part, shares from 0 to 1."""

    equity: float
    error: float
    win: float
    tie: float
    wins: float
    ties: float


class StreetTold(msgspec.Struct):
    """The equities with so many ``cards`` on the board."""

    cards: int
    equities: list[float]


class MeetingTold(msgspec.Struct):
    """A hand of the opponent's range, or all those of a kind, as :class:`sobremesa.lab.by_hand.Meeting` has it; shares from 0 to 1."""

    name: str
    kind: str
    hands: int
    weight: float
    equity: float
    error: float
    beaten: float
    tie: float


class ByHandTold(msgspec.Struct):
    """What one is worth against each hand of a range, and against each kind; ``exact``, or on so many random ``boards``."""

    hands: list[MeetingTold]
    kinds: list[MeetingTold]
    exact: bool
    boards: int


class EquityTold(msgspec.Struct):
    """What came out; ``cut``: stopped before all the trials were done."""

    players: list[ShareTold]
    deals: float
    exact: bool
    seconds: float
    streets: list[StreetTold]
    cut: bool = False
    by_hand: ByHandTold | None = None


class GridTold(msgspec.Struct):
    """13 rows of shares from 0 to 1; null where no hand of the kind is possible."""

    cells: list[list[float | None]]


class Line(msgspec.Struct, omit_defaults=True):
    """One line of a long answer: ``state`` is ``waiting`` (behind ``ahead`` others), ``warming``, ``working`` (``part`` done), then ``done`` with the
    ``result``, or ``failed`` with the ``failure``."""

    state: str
    part: float = 0.0
    ahead: int = 0
    result: EquityTold | GridTold | None = None
    failure: Failure | None = None


# -- the drill ---------------------------------------------------------------------------------------------------------------------------------


class QuestionTold(msgspec.Struct):
    """A hand to be answered."""

    hole: list[str]
    board: list[str]
    pot: str
    bet: str


class AnswerAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An answer: the ``outs`` as cards, the ``odds`` against as x to 1, the ``decision``."""

    outs: list[str] = []
    odds: str = ""
    decision: str = ""


class GradeTold(msgspec.Struct, omit_defaults=True):
    """What was right, the cards ``missed`` and those that are ``wrong``, and the answer."""

    outs: bool
    odds: bool
    decision: bool
    advice: AdviceTold
    missed: list[str] = []
    wrong: list[str] = []


# -- tables ------------------------------------------------------------------------------------------------------------------------------------


class RowTold(msgspec.Struct):
    """A number of outs.

    :ivar chances: in per cent, ``odds``: against; each from flop to turn, from turn to river, from flop to river.
    :ivar a: what the book's table prints, for the next card and for both, ``b`` likewise; empty where it has nothing.
    """

    outs: int
    chances: list[Figure]
    odds: list[Figure]
    a: list[str]
    b: list[str]
    example: str


class TablesTold(msgspec.Struct):
    """Every row, and the keys of the notes on the book."""

    rows: list[RowTold]
    notes: list[str]


# -- hands in PHH ------------------------------------------------------------------------------------------------------------------------------


class PhhAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The text of a PHH file, and the name of the hand wanted; empty: the first."""

    text: str
    hand: str = ""


class PhhViewAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The text of one hand, and after how many steps it is to be looked at."""

    text: str
    step: int


class PhhHand(msgspec.Struct):
    """A hand of the file: its name there and its variant."""

    number: str
    variant: str


class PhhStep(msgspec.Struct):
    """A step: who, what in our notation, and what it led to in words."""

    seat: int
    text: str
    said: list[Say]


class PhhTold(msgspec.Struct, omit_defaults=True):
    """A file, and one hand of it played again.

    :ivar text: that hand alone. ``names``: the players, empty where they are not told. ``start``, ``end``, ``told``: stacks in the file's unit, the
        last as the file tells them. ``holes``, ``board``: the cards that were dealt, as text. ``reached``: it ended as told.
    :ivar failure: why it could not be played; then what follows ``number`` is missing.
    """

    hands: list[PhhHand]
    number: str
    variant: str
    game: str = ""
    text: str = ""
    names: list[str] = []
    start: list[float] = []
    end: list[float] = []
    told: list[float] = []
    holes: list[str] = []
    board: str = ""
    steps: list[PhhStep] = []
    over: bool = False
    reached: bool = False
    failure: Failure | None = None
