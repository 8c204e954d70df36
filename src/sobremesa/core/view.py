"""What a seat, or a spectator, may see: plain data, the same for browser, terminal and bots.

A view is made of zones (where things lie), seats (who plays and how they stand), moves and controls (what the reader may do) and events (what has
just been said and done). One renderer shows every game from it. These are msgspec structs, JSON on the wire; the module is never compiled.

**Trying.** Whatever the reader touches can be tried: the text of a try is the item's id, or ``"<item id> <target zone id>"`` when it was
dragged or a target was chosen. A game's ``parse`` understands both and refuses them with the rule that forbids them, so every refused try
gets its sentence.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sobremesa.core.refusal import Fact


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text to be spoken in the reader's language: a Fluent message and what fills it.

    A fact's name tells how it is said: ``card``/``cards``/``suit``/``rank`` in the pack's words, ``seat``/``seats`` by the players'
    names, ``option``/``value`` by their labels; any other is a number or stands as it is.
    """

    key: str
    facts: dict[str, Fact] = {}


class Item(msgspec.Struct, omit_defaults=True):
    """One thing in a zone: a card, die, tile, piece or chip.

    :ivar id: what names it in tries and moves. A face-up card's id is its notation. A hidden one has an id only when it can be chosen, and then a
        fresh handle that says nothing of its face nor of where it was before.
    :ivar face: its notation; empty when hidden.
    :ivar at: where it lies, in zones with places (a square ``d4``, a slot, a turn in tiles); ``turn`` quarter turns clockwise.
    :ivar owner: the seat that laid it, where that matters (tricks).
    :ivar stands_for: the card that a joker stands for.
    :ivar marks: words a renderer may show: ``last``, ``locked``, ``turned``, ``winner``, ``cross``, ``king``...
    """

    id: str = ""
    face: str = ""
    at: str = ""
    turn: int = 0
    owner: int = -1
    stands_for: str = ""
    marks: tuple[str, ...] = ()


Layout = Literal["fan", "row", "stack", "column", "trick", "ladder", "grid", "board", "line", "dice", "cup", "chips", "scatter"]


class Zone(msgspec.Struct, omit_defaults=True):
    """A place on the table.

    :ivar id: unique in the view (``hand-0``, ``stock``, ``column-3``); also the target of moves.
    :ivar kind: what it is (``hand``, ``stock``, ``discard``, ``trick``, ``pile``, ``foundation``, ``column``...): names it for the reader by the
        Fluent message ``zone-<kind>`` with ``seat`` and ``n``.
    :ivar owner: the seat it belongs to, -1 for the table's.
    :ivar items: what lies there, bottom or first to top or last. Of hidden things with no id only ``count`` may be given.
    :ivar count: how many things lie there, also those not listed.
    :ivar shape: what a layout needs to know (``rows``, ``cols``, ``show``: how many of the top ones to spread, ``seats``: who contests a pot,
        ``form``: ``stones`` where counters are stones and not chips...).
    """

    id: str
    kind: str
    layout: Layout
    owner: int = -1
    items: list[Item] = []
    count: int = 0
    label: Say | None = None
    shape: dict[str, Fact] = {}


class Seat(msgspec.Struct, omit_defaults=True):
    """A player as the table sees him. ``badges``: ``mano``, ``dealer``, ``turn``, ``out``, ``winner``...; ``notes``: lines beside the name;
    ``cards``: how many he holds, ``side``: his team, where there are teams."""

    seat: int
    score: int = 0
    side: int = -1
    cards: int = -1
    chips: int = -1
    badges: tuple[str, ...] = ()
    notes: tuple[Say, ...] = ()
    out: bool = False


class Move(msgspec.Struct, omit_defaults=True):
    """A legal action of the reader's.

    :ivar text: what to send, and what the record keeps.
    :ivar items: ids of the items it takes; none for a button. One item is played by touching it.
    :ivar target: the zone (or ``zone/at``) it goes to, where there is a choice.
    :ivar say: its label, on a button and for a screen reader.
    :ivar quiet: do not light it up: finding it is part of the game.
    :ivar at: of a button among many, its place in a panel: ``row,column`` from 1 (bids: a row for each level, a column for each suit).
    """

    text: str
    items: tuple[str, ...] = ()
    target: str = ""
    say: Say | None = None
    quiet: bool = False
    at: str = ""


class Control(msgspec.Struct, omit_defaults=True):
    """A number for the reader to choose: a bet, an aim. ``text`` is the action with ``{n}`` for the number; ``marks`` are usual numbers.

    :ivar names: what each mark is called (half the pot), in their order; fewer, or none, where a number says enough.
    """

    id: str
    text: str
    say: Say
    low: int
    high: int
    step: int = 1
    default: int = 0
    marks: tuple[int, ...] = ()
    names: tuple[Say, ...] = ()


class Pick(msgspec.Struct, omit_defaults=True):
    """Several items for the reader to choose together. ``text`` is the action with ``{items}`` for their ids, blank-separated, in zone order.

    :ivar zones: where they may be picked from. ``low`` and ``high``: how many.
    :ivar worth: the worth of each item, and ``goal`` the sum that counts, where a running total helps (escoba's 15).
    """

    id: str
    text: str
    say: Say
    zones: tuple[str, ...]
    low: int = 1
    high: int = 99
    worth: dict[str, int] = {}
    goal: int = 0


class Event(msgspec.Struct, omit_defaults=True):
    """Something just said or done, for the log, bubbles, sound and screen readers; motion comes from comparing views.

    :ivar kind: ``play``, ``take``, ``draw``, ``deal``, ``say``, ``pass``, ``win``, ``score``, ``throw``...
    :ivar seat: who did it; -1 the table. ``say``: its sentence. ``aloud``: said by the player at the table, shown as a bubble.
    """

    kind: str
    say: Say
    seat: int = -1
    aloud: bool = False


class Line(msgspec.Struct, omit_defaults=True):
    """A line of a result sheet: what for, and a figure for each column (a side, or a seat); without figures, a sentence over the whole width.

    :ivar using: what it was won with (a hand of cards): spoken after ``say`` by ``line-with``.
    """

    say: Say
    values: tuple[Fact, ...] = ()
    total: bool = False
    using: Say | None = None


class Sheet(msgspec.Struct, omit_defaults=True):
    """The result of a hand as players count it. ``columns``: what heads each column, usually the seats of a side."""

    title: Say
    columns: tuple[Say, ...]
    lines: tuple[Line, ...]


class View(msgspec.Struct, omit_defaults=True):
    """All that one seat (``seat``; -1 a spectator) may see now.

    :ivar look: the look of the pack, see :class:`~sobremesa.core.packs.Pack` (``french``, ``spanish``..., empty without cards);
        ``german`` and ``swiss`` draw the French pack otherwise.
    :ivar direction: ``anticlockwise`` or ``clockwise``: how seats 0, 1, 2... go round the table.
    :ivar circle: who sits round the table in order of play, where that is not seat by seat (partners have changed): seats, and numbers past the
        last seat for hands without a player (a dummy), which own zones and cards as seats do.
    :ivar hand: number of the hand, from 0. ``over``: the match has ended; ``winners``: its winners then.
    :ivar actors: the seats that may act now; ``awaited``: those of them whom the game waits for, empty if for all. ``deadline``: game time in ms
        when the rules act by themselves, -1 if never.
    :ivar prompt: what the reader is to do. ``facts``: what everybody can see written (trumps, passes left, the standing bid).
    """

    game: str
    seat: int
    seats: list[Seat]
    zones: list[Zone]
    actors: tuple[int, ...]
    moves: list[Move] = []
    controls: list[Control] = []
    picks: list[Pick] = []
    events: list[Event] = []
    prompt: Say | None = None
    facts: tuple[Say, ...] = ()
    sheet: Sheet | None = None
    look: str = ""
    direction: str = "anticlockwise"
    circle: tuple[int, ...] = ()
    hand: int = 0
    clock: int = 0
    deadline: int = -1
    over: bool = False
    winners: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()


def say(key: str, **facts: Fact) -> Say:
    """A :class:`Say` in short."""
    return Say(key, facts)
