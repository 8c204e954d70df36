"""A hand of cards counted towards 21, and the hands of a position."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import Pack
from sobremesa.core.positions import Field, Reader, whole
from sobremesa.core.refusal import Refused
from sobremesa.games.banking._house import best_total

# What has become of a hand: still to play, standing, over 21, given up, a natural that waits for the house, paid already
LIVE: Final = 0
STOOD: Final = 1
BUST: Final = 2
GIVEN_UP: Final = 3
NATURAL: Final = 4
PAID: Final = 5
_STATES: Final = ("live", "stood", "bust", "surrendered", "natural", "paid")


class Hand:
    """One hand in a box.

    :ivar cards: in the order received; ``hard``: their total with aces as one; ``ace``: whether there is one.
    :ivar units: stakes on it, 2 when doubled. ``aces``: it comes from split aces. ``net``: won or lost, in half-chips, once settled.
    """

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.hard = 0
        self.ace = False
        self.state = LIVE
        self.units = 1
        self.aces = False
        self.net = 0

    def add(self, card: int, value: int) -> None:
        """Receive a card of that value, 1 for an ace."""
        self.cards.append(card)
        self.hard += value
        if value == 1:
            self.ace = True

    def total(self) -> int:
        """The best total: an ace counts 11 where that does not go over 21."""
        return self.hard + 10 if self.ace and self.hard <= 11 else self.hard

    def soft(self) -> bool:
        """Whether an ace is being counted as 11."""
        return self.ace and self.hard <= 11

    def clone(self) -> Hand:
        """An independent copy."""
        new = Hand()
        new.cards = self.cards[:]
        new.hard = self.hard
        new.ace = self.ace
        new.state = self.state
        new.units = self.units
        new.aces = self.aces
        new.net = self.net
        return new


def value_of(card: int) -> int:
    """The value of a card of any number of French packs, jokers apart: 1 for an ace."""
    return min(card % 13 + 1, 10)


def hand_of(cards: list[int]) -> Hand:
    """A hand of these cards."""
    hand = Hand()
    for card in cards:
        hand.add(card, value_of(card))
    return hand


def total_of(cards: list[int]) -> int:
    """The best total of cards."""
    hand = hand_of(cards)
    return best_total(hand.hard, hand.ace)


def is_natural(hand: Hand) -> bool:
    """Whether two cards are an ace and a ten; that the hand was not split is for the game to know."""
    return hand.ace and hand.hard == 11 and len(hand.cards) == 2


class HandsField(Field):
    """The hands of each box, its right one first: ``"P0 8s 3c"``, then what more is to say: ``"P0 8s 3c Kd | doubled stood net=20"``."""

    def write(self, state: object) -> object:
        pack = pack_of(state)
        boxes: list[list[Hand]] = getattr(state, self.name)
        return [f"P{box} {_write(pack, hand)}" for box, hands in enumerate(boxes) for hand in hands]

    def value(self, state: object, read: Reader) -> object:
        pack = pack_of(state)
        found: list[list[Hand]] = [[] for _ in getattr(state, self.name)]
        for text in read.texts(self.name):
            name, _, rest = text.partition(" ")
            box = whole(name.removeprefix("P"))
            if not 0 <= box < len(found):
                raise Refused("position-value", name=self.name)
            found[box].append(_read(pack, rest))
        return found


def _write(pack: Pack, hand: Hand) -> str:
    words = [_STATES[hand.state]] if hand.state != LIVE else []
    if hand.units == 2:
        words.append("doubled")
    if hand.aces:
        words.append("aces")
    if hand.net:
        words.append(f"net={hand.net}")
    return pack.text(hand.cards) + (" | " + " ".join(words) if words else "")


def _read(pack: Pack, text: str) -> Hand:
    cards, _, words = text.partition("|")
    hand = hand_of(pack.cards(cards))
    for word in words.split():
        if word in _STATES:
            hand.state = _STATES.index(word)
        elif word == "doubled":
            hand.units = 2
        elif word == "aces":
            hand.aces = True
        elif word.startswith("net="):
            hand.net = int(word[4:])
        else:
            raise ValueError(word)
    return hand


def pack_of(state: object) -> Pack:
    """The pack of a game's state."""
    pack = getattr(state, "pack")  # noqa: B009  (states are typed one by one; this names what they share)
    assert isinstance(pack, Pack)
    return pack
