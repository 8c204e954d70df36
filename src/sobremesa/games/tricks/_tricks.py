"""What the games of this family are built on.

The course of a hand (:mod:`~sobremesa.games.tricks._hand`), and here how it is written and how it lies on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.positions import Card, Cards, Field, Int, IntEach, Ints, Mask, Masks, Reader, Stack, Suit, Word
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Item, Move, Say, Seat, Zone, say
from sobremesa.games.tricks._hand import DEAL, END, OVER, PLAY, TrickHand
from sobremesa.games.tricks._table import hand_zone, trick_zone

__all__ = ["DEAL", "END", "OVER", "PLAY", "TRICKS", "TrickState", "phases"]


def phases(*own: str) -> Field:
    """The field of the phase, with the names of a game's own."""
    return Word("phase", ("play", "over", "end", *own))


class TrickState(TrickHand):
    """A match of a trick-taking game in progress. A game gives, besides what its hand needs, the labels of its own actions and its words for them."""

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if 0 <= action < self.pack.size:
            return self.pack.names[action]
        return "deal" if action == DEAL else self.word(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if not words:
            raise Refused("unknown-move", text=text)
        if words == ["deal"]:
            return DEAL
        action = self.read_words(words)
        return action if action >= 0 else self.pack.card(words[0])

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: the phase of play, empty hands and piles, P0 mano and to lead, no trumps. Points and turns follow from the rest."""
        super().place(position)
        read = Reader(position)
        if not set(self.active) <= set(range(self.places)) or len(set(self.active)) != len(self.active):
            raise Refused("position-value", name="active")
        self.sit(self.active)
        self.trick_size = read.number("trick_size", len(self.active), 1)
        if self.turn_up >= 0 and not read.has("trump"):
            self.trump = self.pack.suit[self.turn_up]
        for name, default in (("leader", self.mano), ("last_leader", self.mano)):
            if not read.has(name):
                setattr(self, name, default)
        if not 0 <= self.mano < self.places:
            raise Refused("position-value", name="mano")
        for name, value in (("leader", self.leader), ("last_leader", self.last_leader)):
            if value not in self.active:
                raise Refused("position-value", name=name)
        if len(self.trick) >= self.trick_size:
            raise Refused("position-value", name="trick")
        self.set_trump(self.trump)
        self._follow_trick()
        if not read.has("points"):
            self.points = [self.ranking.total(pile) for pile in self.piles]
        if not read.has("mover"):
            self.mover = self.after(self.leader, len(self.trick)) if self.phase == PLAY else self.next_dealer() if self.phase == OVER else -1

    def _follow_trick(self) -> None:
        """Work out from the cards of the trick who wins it so far."""
        self.led = self.best = self.winner = -1
        place = self.leader
        for at, card in enumerate(self.trick):
            if at == 0:
                self.led = self.ranking.suit[card]
            if self.best < 0 or self.ranking.beats[self.best] >> card & 1:
                self.best, self.winner = card, place
            place = self.next_place[place]
        if self.cancels and self.trick:
            self.cancel()

    def lengths(self) -> tuple[int, ...]:
        """How many cards may make a trick whole: by default one of each active place."""
        return (len(self.active),)

    def _check_turn(self) -> None:
        """Raise :class:`Refused` unless somebody is to act while the match goes on, and where that is sure, the right one."""
        if self.trick_size not in self.lengths():
            raise Refused("position-value", name="trick_size")
        if self.waiting >> self.seats or (self.waiting and (self.mover >= 0 or self.phase in (PLAY, OVER, END))):
            raise Refused("position-value", name="waiting")
        if self.phase == PLAY:
            fits = self.mover == self.after(self.leader, len(self.trick))
        elif self.phase == OVER:
            fits = self.mover == self.next_dealer()
        elif self.phase == END:
            fits = self.mover == -1
        else:
            fits = self.waiting != 0 or self.mover in self.active
        if not fits:
            raise Refused("position-value", name="mover")

    def check_hands(self) -> None:
        """For :meth:`place`: raise :class:`Refused` unless whose turn it is and the hands fit the phase and the cards of the trick, and what is known
        of them fits too."""
        self._check_turn()
        turns = len(self.active)
        played = [(len(self.trick) - turn + turns - 1) // turns for turn in range(turns)]
        held = [self.hands[self.after(self.leader, turn)].bit_count() + played[turn] for turn in range(turns)]
        if not self.partial and self.phase == PLAY and (min(held) != max(held) or not held[0]):
            raise Refused("position-value", name="hands")
        if any(known & ~hand for known, hand in zip(self.known, self.hands, strict=True)):
            raise Refused("position-value", name="known")

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def direction(self) -> str:
        return str(self.options["direction"])

    def faces(self, place: int, viewer: int) -> int:
        """The cards of a hand that the viewer (-1: a spectator) sees: by default his own."""
        return -1 if place == viewer else 0

    def zones(self, seat: int) -> list[Zone]:
        pack = self.pack
        found = [hand_zone(self.ranking, place, self.hands[place], self.faces(place, seat)) for place in self.active]
        if self.shown >= 0 and not self.last and self.phase != END:
            found.append(Zone("turn-up", "turn-up", "row", items=[Item(face=pack.names[self.shown])], count=1))
        turns = range(max(self.trick_size, len(self.last)))
        found.append(trick_zone(pack, "trick", self.trick, [self.after(self.leader, step) for step in turns]))
        found.append(trick_zone(pack, "last", self.last, [self.after(self.last_leader, step) for step in turns], self.leader))
        return found + [Zone(f"pile-{side}", "pile", "stack", side, count=self.piles[side].bit_count()) for side in range(len(self.piles))]

    def notes(self, seat: int, viewer: int) -> list[Say]:
        """Lines beside a player's name: by default the tricks he has won."""
        return [say("tricks-won", n=self.tricks[seat])]

    def badges(self, seat: int) -> list[str]:
        """A player's badges: by default who is mano and who deals."""
        found = ["mano"] if seat == self.mano else []
        dealer = self.next_dealer() if self.hand_over() else (self.mano - 1) % self.seats
        return [*found, "dealer"] if seat == dealer else found

    def seat(self, seat: int, viewer: int) -> Seat:
        notes = tuple(self.notes(seat, viewer))
        return Seat(seat, self.scores()[seat], self.side(seat), self.hands[seat].bit_count(), badges=tuple(self.badges(seat)), notes=notes)

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if 0 <= action < self.pack.size:
            return Move(text, (text,), "trick")
        return Move(text, say=say("move-deal") if action == DEAL else self.label(seat, action))

    def label(self, seat: int, action: int) -> Say:
        """What the button of one of the game's own actions says."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Say | None:
        """The duty in force."""
        owed = self.owed(seat) if self.phase == PLAY and self.turn() == seat else ""
        return say(f"tricks-owe-{owed}", suit=self._suit_owed(owed)) if owed else None

    def facts(self, seat: int) -> list[Say]:
        return [say("trump-is", suit=self.pack.suits[self.trump]) if self.trump >= 0 else say("tricks-no-trump")]


TRICKS: Final[tuple[Field, ...]] = (
    Ints("active"),
    Int("mano"),
    Int("leader"),
    Int("mover"),
    Int("waiting"),
    Int("trick_size"),
    Suit("trump"),
    Card("turn_up"),
    Card("shown"),
    Stack("stock"),
    Mask("aside"),
    Masks("thrown"),
    Masks("hands"),
    Masks("known"),
    Masks("barred"),
    Masks("told"),
    Cards("trick"),
    Cards("last"),
    Int("last_leader"),
    IntEach("tricks"),
    Masks("piles"),
    IntEach("points"),
)
"""The part of a position that all games of tricks have: a game's schema is its phases, these and its own."""
