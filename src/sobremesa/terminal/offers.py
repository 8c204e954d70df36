"""What can be chosen now, as the list at the right has it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from sobremesa.core.view import Control, Move, Pick, View
from sobremesa.terminal.faces import mark, suit_sign
from sobremesa.text import Speaker

FEW = 6
"""Of more sets than this that a pick could make as well, none is listed."""


@dataclass(frozen=True)
class Offer:
    """A line of the list.

    :ivar kind: ``move`` (and a pick of nothing, which is a button), ``pick``, ``control``, a ``number`` for the control being set, or a ``command``.
    :ivar key: what tells it from the others while it stays; of a move, its text. ``label``: as it is read.
    """

    kind: Literal["move", "pick", "control", "number", "command"]
    key: str
    label: str
    pick: Pick | None = None
    control: Control | None = None


def offers(view: View, speaker: Speaker, selected: list[str], target: str, control: Control | None) -> list[Offer]:
    """The list for what is ``selected`` (and the ``target`` touched for it), or for the ``control`` that is being set.

    What is likeliest comes first; what ends or gives up the match, in games that have such buttons, last.
    """
    if control is not None:
        numbers = dict.fromkeys([control.default or control.low, *control.marks])
        names = {n: f"{n} · {speaker.say(name)}" for n, name in zip(control.marks, control.names, strict=False)}
        return [Offer("number", str(n), names.get(n, str(n))) for n in numbers if control.low <= n <= control.high]
    zoned = [pick for pick in view.picks if pick.zones]
    bets = [re.escape(one.text).replace(re.escape("{n}"), r"-?\d+") for one in view.controls]
    sets = [re.escape(one.text).replace(re.escape("{items}"), r"\S+( \S+)*") for one in zoned]
    if selected and not zoned:
        moves = [move for move in view.moves if set(selected) <= set(move.items) and target in ("", move.target)]
    else:
        moves = [move for move in view.moves if not move.quiet and not _covered(move, bets)]
    picked = [move for move in moves if move.items and _covered(move, sets)]
    if len(picked) > FEW:
        moves = [move for move in moves if move not in picked]
    picks = [Offer("pick", pick.id, speaker.say(pick.say) + tally(view, pick, selected), pick=pick) for pick in zoned]
    taking = [Offer("move", move.text, label(move, view, speaker)) for move in _as_held(moves, view) if move.items]
    # In an auction what is no bid (to pass) comes first: the bids are many.
    buttons_first = sorted(moves, key=lambda move: bool(move.at))
    plain = [Offer("move", move.text, label(move, view, speaker)) for move in buttons_first if not move.items and not _covered(move, sets)]
    usual = [Offer("move", move.text, label(move, view, speaker)) for move in moves if not move.items and _covered(move, sets)]
    controls = [Offer("control", one.id, speaker.say(one.say), control=one) for one in view.controls]
    buttons = [Offer("move", pick.text.replace("{items}", "").strip(), speaker.say(pick.say)) for pick in view.picks if not pick.zones]
    if selected and not zoned:
        return _apart(taking)
    if selected:
        return _apart([*picks, *taking, *controls, *plain, *buttons])
    if len(usual) > FEW:
        usual = []
    return _apart([*taking, *controls, *usual, *picks, *plain, *buttons])


def number_of(move: Move) -> int | None:
    """The one number that a move's words name, None if they name none or several."""
    found = [fact for fact in move.say.facts.values() if isinstance(fact, int)] if move.say else []
    return found[0] if len(found) == 1 else None


def brief(move: Move, look: str, speaker: Speaker) -> tuple[str, str]:
    """A bid in a few characters, and their colour: the ``.short`` of its message, a number and the sign of a suit, or all its words."""
    if move.say is None:
        return move.text, "white"
    short = speaker.message(move.say.key, move.say.facts, "short")
    suit = str(move.say.facts.get("suit", ""))
    number = number_of(move)
    if suit and look and (short or number is not None):
        sign, colour = suit_sign(look, suit)
        return (short or str(number)) + sign, colour
    return short or speaker.say(move.say), "white"


def keyed(found: list[Offer], view: View) -> dict[str, int]:
    """The lines of the list that a number key chooses, where it chooses no card: numbers by themselves, other lines by their place."""
    if touchable(view) or not view.moves or any(offer.kind not in ("move", "control") for offer in found):
        return {}
    by_place = {str((n + 1) % 10): n for n in range(min(10, len(found)))}
    if any(offer.kind == "control" for offer in found):
        return by_place
    moves = {move.text: move for move in view.moves}
    numbers = {n: number_of(moves[offer.key]) for n, offer in enumerate(found) if offer.key in moves and not moves[offer.key].at}
    named = {n: number for n, number in numbers.items() if number is not None}
    if len(named) > 1 and len(set(named.values())) == len(named):
        return {str(number): n for n, number in named.items() if 0 <= number <= 9}
    return by_place


def _as_held(moves: list[Move], view: View) -> list[Move]:
    # Cards to play stand in the list as they stand in the hand.
    hand = [item.id for zone in view.zones if zone.kind == "hand" and zone.owner == view.seat for item in zone.items]
    if all(move.items[0] in hand for move in moves if move.items):
        return sorted(moves, key=lambda move: hand.index(move.items[0]) if move.items else 0)
    return moves


def _covered(move: Move, shapes: list[str]) -> bool:
    # A number, or several items to choose, say the same better than one line for each.
    return any(re.fullmatch(shape, move.text) for shape in shapes)


def _apart(found: list[Offer]) -> list[Offer]:
    # Two routes to the same square are called the same: then their notation tells them apart.
    labels = [offer.label for offer in found]
    return [
        Offer(offer.kind, offer.key, f"{offer.label} · {offer.key}" if labels.count(offer.label) > 1 else offer.label, offer.pick, offer.control)
        for offer in found
    ]


def label(move: Move, view: View, speaker: Speaker) -> str:
    """What a move is called: its own words, with the things it takes before them where they do not name them."""
    faces = {item.id: item for zone in view.zones for item in zone.items if item.id and item.face}
    things = [faces[item] for item in move.items if item in faces]
    if move.say is not None:
        said = speaker.say(move.say)
        named = " ".join(str(fact) for fact in move.say.facts.values()).split()
        missing = [thing for thing in things if thing.id not in named and thing.face not in named and not thing.at.isalnum()]
        return " ".join([*[mark(view.look, thing)[0] for thing in missing], said])
    if things and view.look:
        return "  ".join([mark(view.look, things[0])[0], speaker.card(things[0].face)])
    return move.text


def tally(view: View, pick: Pick, selected: list[str]) -> str:
    """How far a pick has got: its running total and goal, or how many are chosen."""
    chosen = [item for item in selected if item in pickable(view, pick)]
    if pick.goal:
        return f" ({sum(pick.worth.get(item, 0) for item in chosen)}/{pick.goal})"
    if pick.low == pick.high:
        return f" ({len(chosen)}/{pick.high})"
    return f" ({len(chosen)})" if chosen else ""


def pickable(view: View, pick: Pick) -> list[str]:
    """The items that may be picked, as the zones have them."""
    return [item.id for zone in view.zones if zone.id in pick.zones for item in zone.items if item.id]


def touchable(view: View) -> list[tuple[str, str]]:
    """Every (zone, item) that can be played or picked now, as the zones have them."""
    legal = {item for move in view.moves for item in move.items}
    zones = {zone for pick in view.picks for zone in pick.zones}
    return [(zone.id, item.id) for zone in view.zones for item in zone.items if item.id and (item.id in legal or zone.id in zones)]


def numbered(view: View) -> tuple[tuple[str, str], ...]:
    """The items that the keys 1 to 9 and 0 choose: one's hand (of a large one what can be played) if
    anything in it can be played or picked, else what can be, unless it is a board."""
    open_now = set(touchable(view))
    hand = [(zone.id, item.id) for zone in view.zones if zone.kind == "hand" and zone.owner == view.seat for item in zone.items]
    if open_now & set(hand):
        # Of a hand of more cards than there are keys, those that can be played.
        return tuple(hand if len(hand) <= 10 else [place for place in hand if place in open_now])[:10]
    large = {zone.id for zone in view.zones if zone.layout in ("board", "column", "ladder", "stack")}
    return tuple(place for place in touchable(view) if place[0] not in large)[:10] or tuple(hand[:10])
