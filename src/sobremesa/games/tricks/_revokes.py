"""Renuncios by the classic laws: a wrong card may be taken back until the trick is over and lies exposed then; later it can only be claimed."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import Pack
from sobremesa.core.positions import Card, Field, Int, IntEach, Ints, Masks, Reader, within
from sobremesa.core.refusal import Refused
from sobremesa.games.tricks._duties import FOLLOW
from sobremesa.games.tricks._renuncio import card_of, offences, place_of, recarded
from sobremesa.games.tricks._tricks import TrickState

PENALTY: Final = 3  # tricks or points for a renuncio

SCHEMA: Final[tuple[Field, ...]] = (
    Masks("exposed"),
    Card("ordered"),
    Int("stood"),
    Ints("asked"),
    Ints("pending"),
    IntEach("checked"),
    IntEach("revoked"),
    IntEach("moved"),
    IntEach("added"),
    IntEach("taken"),
)


class Revokes:
    """The renuncios of a hand of two sides, all but the log of its cards (see :mod:`._renuncio`), which the state keeps.

    :ivar exempt: the place that cannot revoke, since all see its cards; -1: none.
    :ivar exposed: cards of each hand that were played and taken back. ``ordered``: the one that the mover must play if he may; -1: none.
    :ivar stood: the places that let their discard to this trick stand.
    :ivar asked: the seats still to answer, the next first. ``pending``: the seats that have a penalty to choose.
    :ivar checked: how far each side's plays have been looked into, as a place in the log; ``revoked``: whether a renuncio of the side was proved.
    :ivar moved: tricks that penalties bring each side; ``added``, ``taken``: points that they give it, and cost it.
    """

    def __init__(self, pack: Pack, places: int, exempt: int) -> None:
        self.pack = pack
        self.exempt = exempt
        self.exposed: list[int] = [0] * places
        self.ordered = -1
        self.stood = 0
        self.asked: list[int] = []
        self.pending: list[int] = []
        self.checked: list[int] = [0, 0]
        self.revoked: list[int] = [0, 0]
        self.moved: list[int] = [0, 0]
        self.added: list[int] = [0, 0]
        self.taken: list[int] = [0, 0]

    def clone(self) -> Revokes:
        """A copy that shares nothing."""
        new = Revokes(self.pack, len(self.exposed), self.exempt)
        new.exposed, new.ordered, new.stood, new.asked, new.pending = self.exposed[:], self.ordered, self.stood, self.asked[:], self.pending[:]
        new.checked, new.revoked, new.moved = self.checked[:], self.revoked[:], self.moved[:]
        new.added, new.taken = self.added[:], self.taken[:]
        return new

    def write(self) -> dict[str, object]:
        """For positions."""
        return {field.name: field.write(self) for field in SCHEMA}

    def read(self, read: Reader, state: TrickState, log: list[int]) -> None:
        """From a position. Raises :class:`Refused` for what cannot be meant."""
        for field in SCHEMA:
            field.read(self, read)
        within("checked", 0, len(log), self.checked)
        within("asked", 0, state.seats - 1, self.asked)
        within("pending", 0, state.seats - 1, self.pending)
        if any(cards & ~hand for cards, hand in zip(self.exposed, state.hands, strict=True)):
            raise Refused("position-value", name="exposed")

    # -- until the trick is over ------------------------------------------------------------------------------------------------------

    def discarders(self, state: TrickState) -> list[int]:
        """The places that did not follow suit in this trick and may still take their card back, if they could have."""
        found: list[int] = []
        place = state.leader
        for card in state.trick:
            if state.ranking.suit[card] != state.led and place != self.exempt and not self.stood >> place & 1:
                found.append(place)
            place = state.next_place[place]
        return found

    def retractable(self, state: TrickState, place: int) -> int:
        """The cards that the place, which has discarded, should have played."""
        return state.hands[place] & state.ranking.suits[state.led]

    def retract(self, state: TrickState, log: list[int], place: int, card: int) -> int:
        """Play the card in place of the discard to this trick, which is exposed; returns that one."""
        if place not in self.discarders(state) or not self.retractable(state, place) >> card & 1:
            raise Refused("revokes-nothing-to-retract")
        at = (state.active.index(place) - state.active.index(state.leader)) % len(state.active)
        back = state.trick[at]
        state.trick[at] = card
        entry = len(log) - len(state.trick) + at
        log[entry] = recarded(log[entry], card)
        state.hands[place] ^= 1 << card | 1 << back
        self.exposed[place] = (self.exposed[place] | 1 << back) & ~(1 << card)
        state.known[place] = (state.known[place] | 1 << back) & ~(1 << card)
        state.barred[place] &= ~(1 << back)  # a claim may have shown the hand while that card lay on the table
        return back

    def played(self, state: TrickState, place: int, card: int) -> None:
        """Note what playing the card tells where it was ordered; no order outlives a card. To be called before it is laid."""
        self.exposed[place] &= ~(1 << card)
        if card == self.ordered:
            self.stood |= 1 << place
            if state.trick and state.ranking.suit[card] != state.led:
                state.barred[place] |= state.ranking.suits[state.led]
        self.ordered = -1

    # -- when it is over ----------------------------------------------------------------------------------------------------------------

    def discards(self, state: TrickState, log: list[int], side: int) -> list[tuple[int, int, int]]:
        """What a side has not followed suit with in the tricks that are over: place in the log, entry, and the suit led."""
        found: list[tuple[int, int, int]] = []
        led = -1
        for at in range(len(log) - len(state.trick)):
            place = place_of(log[at])
            suit = state.ranking.suit[card_of(log[at])]
            if at % len(state.active) == 0:
                led = suit
            elif suit != led and place != self.exempt and state.sides[place] == side:
                found.append((at, log[at], led))
        return found

    def claimable(self, state: TrickState, log: list[int], side: int) -> bool:
        """Whether there is a discard of the side that nobody has looked into."""
        return any(at >= self.checked[side] for at, _, _ in self.discards(state, log, side))

    def claim(self, state: TrickState, log: list[int], seat: int) -> int:
        """Look into the discards of the seat's rivals; returns the entry of the first renuncio found, -1 if there is none.

        They show what they hold of each suit that they did not follow.
        """
        side = 1 - state.sides[seat]
        suspect = [(entry, led) for at, entry, led in self.discards(state, log, side) if at >= self.checked[side]]
        for entry, led in suspect:
            place = place_of(entry)
            suits = state.ranking.suits[led]
            state.known[place] |= state.hands[place] & suits
            state.barred[place] |= suits & ~state.hands[place]
        self.checked[side] = len(log) - len(state.trick)
        wrong = offences(log, state.hands, state.ranking, FOLLOW, [])
        broken = [entry for entry, _ in suspect if entry in wrong]
        if not broken:
            return -1
        self.revoked[side] = 1
        self.pending.append(seat)
        return broken[0]

    def take_tricks(self, own: int, won: int) -> None:
        """The penalty of tricks, for a side whose rivals have ``won`` so many."""
        tricks = min(PENALTY, won)
        self.moved[own] += tricks
        self.moved[1 - own] -= tricks
