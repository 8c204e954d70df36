"""Who may take a seat, leave it, or give it to a bot. Each answer is what the log is to grow by; each raises :class:`Refused` for what may not be."""

from __future__ import annotations

import re

from sobremesa.core.refusal import Refused
from sobremesa.core.state import TABLE, State
from sobremesa.table.fold import Fold
from sobremesa.table.log import Added, BotSeated, Entry, Risen, Seated
from sobremesa.table.seats import LEVELS

TEXT_LIMIT = 200
"""The most characters that a seat adds to the chance of the deal."""


def sit(fold: Fold, who: str, name: str, wanted: int) -> list[Entry]:
    """Somebody takes the seat ``wanted`` (-1: any): before the match a free one or a bot's, later a bot's between hands."""
    fold.need_room()
    if fold.status == "over":
        raise Refused("match-over")
    old = fold.chairs.of(who)
    if fold.match is None:
        seat = fold.chairs.choose(wanted)
    elif old >= 0:
        raise Refused("already-seated")
    else:
        seat = _in_match(fold, who, wanted)
    if fold.opened.seed is not None and any(other != old for other in fold.chairs.humans()):
        raise Refused("practice-alone")
    left: list[Entry] = [Risen(old)] if old >= 0 else []
    return [*left, Seated(seat, who, name)]


def _in_match(fold: Fold, who: str, wanted: int) -> int:
    assert fold.match is not None
    state = fold.match.state
    own = fold.former.get(who, -1)
    if own >= 0 and wanted not in (-1, own):
        raise Refused("own-seat-only", seat=own)  # what one has won or lost stays one's own
    between = state.hand_over()
    shut = [seat for seat in range(state.seats) if between and state.seat(seat, TABLE).out and not state.actors() >> seat & 1]
    seat = fold.chairs.choose(own if own >= 0 else wanted, shut)
    if not between:
        raise Refused("hand-going-on")
    return seat


def open_to_newcomer(state: State, seat: int, text: str) -> bool:
    """Whether a text is one of what :meth:`State.view` offers a newcomer to the seat between hands: a move, or a number, be it out of range."""
    view = state.view(seat, newcomer=True)
    numbers = [re.escape(control.text).replace(re.escape("{n}"), r"-?\d+") for control in view.controls]
    asked = " ".join(text.split())
    return any(asked == move.text for move in view.moves) or any(re.fullmatch(number, asked) for number in numbers)


def rise(fold: Fold, who: str) -> list[Entry]:
    """Somebody leaves his seat; in a match a bot goes on with it."""
    seat = fold.seat_of(who)
    if fold.status == "over":
        raise Refused("match-over")  # the record tells who sat where at the end
    return [Risen(seat)]


def seat_bot(fold: Fold, seat: int, level: str) -> list[Entry]:
    """A bot of a level is put in a seat that is no person's, or with an empty level taken away."""
    fold.need_waiting()
    fold.need_room()
    if fold.chairs.named(seat).kind == "human":
        raise Refused("seat-taken")
    if level and level not in LEVELS:
        raise Refused("level-unknown", text=level, allowed=", ".join(LEVELS))
    return [BotSeated(seat, level)]


def fill(fold: Fold) -> list[Entry]:
    """Bots in all the seats that are free."""
    fold.need_waiting()
    return [BotSeated(seat, "normal") for seat, chair in enumerate(fold.chairs.all) if chair.kind == "free"]


def add(fold: Fold, who: str, text: str) -> list[Entry]:
    """Somebody adds his own chance to the deal."""
    fold.need_waiting()
    fold.need_room()
    seat = fold.seat_of(who)
    if not 1 <= len(text) <= TEXT_LIMIT or not text.isprintable():
        raise Refused("text-length", high=TEXT_LIMIT)
    return [Added(seat, text)]
