"""Playing a PHH hand again on our own engine, by nothing but positions and actions.

The forced bets are left to the engine wherever its rules post them; what a table posted besides (straddles, a missing small blind, the ante of one
player) is written into the position. Cards that nobody noted are dealt at random from those left, again and again from numbered shuffles, until the
hand goes as it was told: whoever mucked does not win, and stacks end as they did.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from sobremesa.adapters.phh import KINDS, UNKNOWN, Action, Hand, Kind
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.state import State

TRIES = 300
"""Deals of unknown cards before giving up."""
MOST = 999_999  # the largest blind or bet of a table
_DECK = tuple(rank + suit for rank in "A23456789TJQK" for suit in "shdc")


@dataclass
class Replay:
    """A hand played again.

    :ivar first: the match before the first action; ``state``: after the last. ``steps``: what was played, seat and text.
    :ivar unit: what a chip of ours is in the file's unit. ``over``: the hand was played out.
    :ivar stacks: what each player has in the end, in the file's unit.
    """

    hand: Hand
    first: State
    state: State
    steps: list[tuple[int, str]]
    unit: Fraction
    over: bool
    stacks: list[Fraction]

    @property
    def reached(self) -> bool:
        """Whether the hand ended with the stacks it is told to end with, if it is told."""
        return self.over and (not self.hand.finishing or self.stacks == self.hand.finishing)


def replay(hand: Hand) -> Replay:
    """Play a hand again. Raises :class:`Refused`: ``phh-variant`` or ``phh-seats`` for what is not played here, ``phh-twice`` (a card), ``phh-turn``
    and ``phh-step`` for an action out of turn or against the rules, ``phh-big`` and ``phh-forced`` for bets that no table of ours posts."""
    table = Table(hand)
    cards = _Cards(hand, table.kind)
    refused: Refused | None = None
    last: Replay | None = None
    for attempt in range(TRIES if cards.unknown else 1):
        holes, stock = cards.dealt(attempt)
        try:
            last = _play(table, cards, table.start(holes, stock))
        except Refused as refusal:
            if refusal.key not in ("phh-turn", "phh-step"):
                raise
            refused = refused or refusal
            continue
        if (last.reached or not last.over) and not _mucker_wins(last):
            return last
    if last is None and refused is not None:
        raise refused
    assert last is not None
    return last


def _mucker_wins(told: Replay) -> bool:
    """Whether somebody who mucked has been paid at the showdown."""
    won: Any = told.state.position()["won"]
    mucked = {action.player for action in told.hand.actions if action.verb == "sm" and not action.cards}
    shown = {action.player for action in told.hand.actions if action.verb == "sm" and action.cards}
    return any(won[seat] for seat in mucked - shown)


def _play(table: Table, cards: _Cards, state: State) -> Replay:
    """Play the hand's actions."""
    hand = table.hand
    first = state.clone()
    steps: list[tuple[int, str]] = []
    for at, action in enumerate(hand.actions):
        if action.verb in ("db", "dh", "sm"):
            continue
        seat = action.player
        if state.hand_over() or state.turn() != seat:
            if action.verb == "cc" and _nobody_bets(state):
                continue  # some ask him to check; we do not
            raise Refused("phh-turn", text=hand.number, found=action.text, n=len(steps) + 1)
        text = _text(state, table, cards, at, action)
        try:
            state.play(seat, text)
        except Refused as refusal:
            raise Refused("phh-step", text=hand.number, found=action.text, n=len(steps) + 1, rule=refusal.key) from refusal
        steps.append((seat, text))
    left: Any = state.position()["stacks"]
    return Replay(hand, first, state, steps, table.unit, state.hand_over(), [chips * table.unit for chips in left])


def _nobody_bets(state: State) -> bool:
    """Whether all but one of those still in, at most, have bet all they had, or it has come to a showdown so."""
    position: Any = state.position()
    if state.hand_over():
        return bool(position["may_show"] < 0)
    able = [seat for seat in position["live"] if position["stacks"][seat]]
    return len(able) < 2


def _text(state: State, table: Table, cards: _Cards, at: int, action: Action) -> str:
    """The action in our notation."""
    if action.verb == "sd":
        thrown = cards.thrown[at]
        return "discard " + " ".join(cell.name for cell in thrown) if thrown else "pat"
    if action.verb == "cbr":
        return f"raise {_total(state, table, action)}"
    if action.verb == "f":
        return "fold"
    if action.verb == "pb":
        return "bring-in"
    offered = [state.text(action.player, choice) for choice in state.actions(action.player)]
    return "call" if "call" in offered else "check"


def _total(state: State, table: Table, action: Action) -> int:
    """The total that is bet. Some who write hands cut a fixed bet down to what the others can still pay; the rules ask for the whole of it."""
    total = table.chips(action.amount)
    if table.kind.structure != "fl":
        return total
    position: Any = state.position()
    stacks, bets = position["stacks"], position["bets"]
    most = max(stacks[seat] + bets[seat] for seat in position["live"] if seat != action.player)
    offered = [state.text(action.player, choice).split() for choice in state.actions(action.player)]
    sizes = sorted(int(words[1]) for words in offered if words[0] in ("bet", "raise"))
    if sizes and total not in sizes and total == most < sizes[0]:
        return sizes[0]
    return total


# -- cards -----------------------------------------------------------------------------------------------------------------------------------


class _Cell:
    """A card that has been dealt, told or not."""

    def __init__(self, name: str) -> None:
        self.known = name != UNKNOWN
        self.name = name

    def tell(self, name: str) -> None:
        """Somebody has shown it later."""
        self.known = True
        self.name = name


class _Cards:
    """Every card of a hand in the order of the deal. ``thrown``: by the number of the action, what it discards; ``unknown``: cards never told."""

    def __init__(self, hand: Hand, kind: Kind) -> None:
        self.hand = hand
        self.kind = kind
        seats = len(hand.stacks)
        self.first: list[list[_Cell]] = [[] for _ in range(seats)]
        self.later: list[_Cell] = []
        self.thrown: dict[int, list[_Cell]] = {}
        held: list[list[_Cell]] = [[] for _ in range(seats)]
        for at, action in enumerate(hand.actions):
            own = held[action.player] if action.player >= 0 else []
            if action.verb in ("db", "dh"):
                self._deal(action, own)
            elif action.verb == "sd":
                self.thrown[at] = [self._throw(own, card) for card in action.cards]
            elif action.verb == "sm":
                self._show(own, action.cards)
        for cells in self.first:
            cells += [_Cell(UNKNOWN) for _ in range(kind.hole - len(cells))]
        self.later += [_Cell(UNKNOWN) for _ in range(kind.board - len(self.later))]
        cells = [cell for own in self.first for cell in own] + self.later
        self.unknown = [cell for cell in cells if not cell.known]
        names = [cell.name for cell in cells if cell.known]
        for name in names:
            if names.count(name) > 1:
                raise Refused("phh-twice", text=hand.number, found=name)
        self.left = [name for name in _DECK if name not in names]
        if len(self.unknown) > len(self.left) or any(len(own) != kind.hole for own in self.first):
            raise Refused("phh-cards", text=hand.number)

    def _deal(self, action: Action, own: list[_Cell]) -> None:
        for card in action.cards:
            cell = _Cell(card)
            if action.verb == "dh" and len(self.first[action.player]) < self.kind.hole:
                self.first[action.player].append(cell)
            else:
                self.later.append(cell)
            own.append(cell)

    def _throw(self, own: list[_Cell], card: str) -> _Cell:
        """Take a card out of a hand; one not seen before is one of those unknown."""
        for cell in own:
            if (cell.known and cell.name == card) or (card == UNKNOWN and not cell.known):
                own.remove(cell)
                return cell
        for cell in own:
            if not cell.known:
                cell.tell(card)
                own.remove(cell)
                return cell
        raise Refused("phh-held", text=self.hand.number, found=card)

    def _show(self, own: list[_Cell], cards: tuple[str, ...]) -> None:
        """Cards shown tell the unknown ones of the hand."""
        names = [cell.name for cell in own]
        fresh = [card for card in cards if card != UNKNOWN and card not in names]
        for cell in own:
            if not cell.known and fresh:
                cell.tell(fresh.pop(0))
        if fresh:
            raise Refused("phh-held", text=self.hand.number, found=fresh[0])

    def dealt(self, attempt: int) -> tuple[list[str], str]:
        """The hole cards of each seat where they lie in its hand at the start, and the stock, top first; the unknown ones from that shuffle."""
        left = self.left[:]
        random.Random(attempt).shuffle(left)
        for cell in self.unknown:
            cell.name = left.pop()
        later = [cell.name for cell in self.later] + left
        if not self.kind.up:
            return [" ".join(cell.name for cell in own) for own in self.first], " ".join(later)
        rounds = [own[place].name for place in range(self.kind.hole) for own in self.first]  # one each at a time, the open ones last
        return [], " ".join(rounds + later)


# -- the table -------------------------------------------------------------------------------------------------------------------------------


class Table:
    """Where a hand is played: seat 0 left of the button, which the last seat has; its options and forced bets, in whole chips.

    :ivar unit: what a chip is in the file's unit.
    """

    def __init__(self, hand: Hand) -> None:
        if hand.variant not in KINDS:
            raise Refused("phh-variant", text=hand.number, found=hand.variant, allowed=", ".join(KINDS))
        self.hand = hand
        self.kind = KINDS[hand.variant]
        self.seats = len(hand.stacks)
        if self.seats not in get(self.kind.slug).seats:
            raise Refused("phh-seats", text=hand.number, n=self.seats)
        self.least = hand.small_bet or hand.min_bet
        self.unit = self._unit()
        self.stacks = [self.chips(amount) for amount in hand.stacks]
        turned = -1 if self.seats == 2 else 1  # with two players the first number is that of the button, who is the second player
        self.antes = [self.chips(amount) for amount in hand.antes[::turned]]
        self.blinds = [self.chips(amount) for amount in hand.blinds[::turned]]

    def chips(self, amount: Fraction) -> int:
        """An amount in chips."""
        return int(amount / self.unit)

    def _unit(self) -> Fraction:
        """The file's own unit, or the part of it that makes every amount whole; more only where a table's bets would be too large."""
        amounts = [amount for amount in self.hand.amounts() if amount]
        parts = lcm(*(amount.denominator for amount in amounts))
        unit = Fraction(1, parts)
        most = max(self.hand.big_bet, self.least, self.hand.bring_in)
        if most / unit > MOST:
            unit = Fraction(gcd(*(int(amount * parts) for amount in amounts)), parts)
        if most / unit > MOST or not self.least:
            raise Refused("phh-big", text=self.hand.number)
        return unit

    def usual(self) -> bool:
        """Whether the engine posts the hand's forced bets by its own rules."""
        ante = max(self.antes)
        equal = ante == min(self.antes) and (not ante or self.hand.trimming)
        if self.kind.up:
            return equal and not any(self.blinds)
        small, big = (1, 0) if self.seats == 2 else (0, 1)
        only = [0] * self.seats
        only[small], only[big] = self.blinds[small], self.chips(self.least)
        if self.blinds != only or not self.blinds[small]:
            return False
        one = not self.hand.trimming and self.antes == [ante if seat == big else 0 for seat in range(self.seats)]
        return equal or (one and self.kind.board > 0 and ante <= MOST and self.stacks[big] >= self.blinds[big] + ante)

    def options(self) -> dict[str, str | int]:
        """The options of the match."""
        kind = self.kind
        least = self.chips(self.least)
        usual = self.usual()
        sb = self.blinds[1 if self.seats == 2 else 0] if usual else 0
        found: dict[str, str | int] = {"format": "tournament", "structure": kind.structure, "levels": f"{sb or least}/{least}", **kind.options}
        if kind.structure == "fl":
            found["bets"] = f"{least} {self.chips(self.hand.big_bet)}"
            caps = next(option for option in get(kind.slug).options if option.id == "max_bets").values
            found["max_bets"] = "none" if "none" in caps else 5
            found["max_bets_heads_up"] = "none"
        if kind.up:
            found["bring_in"] = self.chips(self.hand.bring_in)
            found["ante"] = max(self.antes) if usual else 0
        elif usual and any(self.antes):
            found["forced"] = "blinds_antes" if min(self.antes) == max(self.antes) else "bb_ante"
            found["ante"] = max(self.antes)
        return found

    def start(self, holes: list[str], stock: str) -> State:
        """The match with the forced bets posted and these cards dealt."""
        game = get(self.kind.slug)
        position: dict[str, object] = {
            "game": game.slug,
            "seats": self.seats,
            "options": self.options(),
            "stacks": self.stacks,
            "stock": stock,
        }
        if holes:
            position["holes"] = holes
        if self.usual():
            return game.restore(position)
        room = 4 * (max(self.blinds) + max(self.antes) + self.chips(self.least))
        position["stacks"] = [stack + room for stack in self.stacks]  # so that somebody can act, and there is a position to write into
        return game.restore({**game.restore(position).position(), **self._posted()})

    def _posted(self) -> dict[str, object]:
        """What a position says of the hand's own forced bets."""
        everyone = range(self.seats)
        antes = [min(ante, stack) for ante, stack in zip(self.antes, self.stacks, strict=True)]
        blinds = [min(blind, stack - ante) for blind, stack, ante in zip(self.blinds, self.stacks, antes, strict=True)]
        stacks = [self.stacks[seat] - antes[seat] - blinds[seat] for seat in everyone]
        trimmed = self.hand.trimming
        found: dict[str, object] = {
            "stacks": stacks,
            "began": self.stacks,
            "bought": self.stacks,
            "bets": blinds,
            "paid": [antes[seat] + blinds[seat] if trimmed else blinds[seat] for seat in everyone],
            "dead": 0 if trimmed else sum(antes),
            "pending": [seat for seat in everyone if stacks[seat]],
        }
        if self.kind.up:
            return found
        level = max(self.blinds)
        if not level:
            raise Refused("phh-forced", text=self.hand.number)
        last = max(seat for seat in everyone if self.blinds[seat] == level)
        opener = (last + 1) % self.seats
        able = [seat for seat in everyone if stacks[seat]]
        if not able or (len(able) == 1 and blinds[able[0]] >= max(blinds[seat] for seat in everyone if seat != able[0])):
            raise Refused("phh-forced", text=self.hand.number)  # nobody is asked anything
        mover = min(able, key=lambda seat: (seat - opener) % self.seats)
        straddled = level > self.chips(self.least)
        found.update(level=level, delta=level, floor=level, counted=1 + straddled, opener=opener, mover=mover, straddler=last if straddled else -1)
        return found
