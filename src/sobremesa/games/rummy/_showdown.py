"""The showdown after a close: hands are turned up one after another, each shows its groups, and loose cards are laid off on any of them."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import Pack
from sobremesa.core.positions import Field, Ints, Word
from sobremesa.core.positions import Flag as FlagField
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game
from sobremesa.games.rummy._melds import Melds, cards_of
from sobremesa.games.rummy._rummy import LAY_OFF, MELD, SCHEMA, TO_LOW, RummyState

# Actions: the groups proposed, no more groups, nothing (more) to lay off
SHOW: Final = 600
DONE: Final = 601
PASS: Final = 602

# Phases: to draw, to discard or close, to show groups, to lay off, out and may come back, the next hand to deal, the match over
DRAWING: Final = 0
TURN: Final = 1
SHOWING: Final = 2
LAYING: Final = 3
RETURNING: Final = 4
OVER: Final = 5
END: Final = 6

SHOWDOWN_SCHEMA: Final[tuple[Field, ...]] = (
    Word("phase", ("draw", "turn", "show", "lay_off", "return", "over", "end")),
    *SCHEMA,
    FlagField("clean"),
    Ints("asked"),
    FlagField("placed"),
)


class ShowdownState(RummyState):
    """What a match of a rummy that is closed holds.

    :ivar clean: closed with every card melded. ``asked``: the seats still to show, or to lay off in this round; a hand is turned up when its turn
        to show comes, so that whoever shows early does so without seeing the others.
    :ivar placed: somebody has laid off in this round.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, pack: Pack, melds: Melds) -> None:
        super().__init__(game, seats, options, chance, pack, melds)
        self.phase = DRAWING
        self.clean = False
        self.asked: list[int] = []
        self.placed = False

    def proposal(self, seat: int) -> list[int]:
        """The groups proposed to a seat, as place masks of its hand. Each game gives it."""
        raise NotImplementedError

    def showable(self, seat: int) -> list[int]:
        """The groups that a seat may show next, as place masks of its hand. Each game gives it."""
        raise NotImplementedError

    def count(self) -> None:
        """Nothing more can be laid off: the hand is scored. Each game gives it."""
        raise NotImplementedError

    def turn(self) -> int:
        return -1 if self.phase == END else self.to_act

    def actors(self) -> int:
        return 0 if self.phase == END else 1 << self.to_act

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def over(self) -> bool:
        return self.phase >= RETURNING

    def gather(self) -> None:
        super().gather()
        self.clean = self.placed = False
        self.asked = []

    def show_actions(self, seat: int) -> list[int]:
        """What a seat may do in its turn to show: the closer must complete his close, others may stop at any time."""
        return [SHOW, *([] if seat == self.closer else [DONE]), *self.meld_actions(seat, self.showable(seat))]

    def begin_showing(self, first: int) -> None:
        """All show their groups, ``first`` first."""
        self.asked = [self.after(first, step) for step in range(len(self.active))]
        self.phase = SHOWING
        self._next_to_show()

    def _next_to_show(self) -> None:
        """Turn up hands until one has a choice of groups to make. After a clean close nothing hangs on the choice, so there is none."""
        while self.asked:
            seat = self.asked[0]
            self.to_act = seat
            self.exposed.append(seat)
            if not self.clean and self.melds.find(self.hands[seat]):
                return
            self.lay_down(seat)
            self.asked.pop(0)
        if self.clean:
            self.count()
            return
        self._begin_round()
        self.phase = LAYING
        self._next_to_lay()

    def lay_down(self, seat: int) -> None:
        """Show the groups proposed."""
        hand = self.hands[seat]
        for cards in [cards_of(hand, mask) for mask in self.proposal(seat)]:
            self._place(seat, cards, False)

    def _place(self, seat: int, cards: list[int], low: bool) -> None:
        group = self.place_meld(seat, cards, low)
        if self.loud:
            self.note("meld", "rummy-melds", seat, cards=self.pack.text(group))

    def show(self, seat: int, action: int) -> None:
        """Show a group, all the proposal, or no more. Raises :class:`Refused` if the seat may not."""
        if action not in self.show_actions(seat):
            if 0 <= action < 2 * MELD and action & MELD:
                raise Refused("rummy-bad-close" if seat == self.closer else "rummy-no-group")
            raise Refused("rummy-show-first" if 0 <= action < self.pack.size else "unknown-move", text=self.name(action))
        if action & MELD:
            self._place(seat, cards_of(self.hands[seat], action & (TO_LOW - 1)), bool(action & TO_LOW))
            if self.melds.find(self.hands[seat]) and (seat != self.closer or len(self.hands[seat]) > 1):
                return
        elif action == SHOW:
            self.lay_down(seat)
        self.asked.pop(0)
        self._next_to_show()

    def _next_to_lay(self) -> None:
        """On to the next seat that can lay something off (all hands lie open); once a whole round has added nothing, to the count."""
        while True:
            if not self.asked:
                if not self.placed:
                    self.count()
                    return
                self._begin_round()
            self.to_act = self.asked[0]
            if self.lay_offs(self.to_act):
                return
            self.asked.pop(0)

    def _begin_round(self) -> None:
        self.asked = self.exposed[:]
        self.placed = False

    def lay_off(self, seat: int, action: int) -> None:
        """Lay a card off, or nothing more in this round. Raises :class:`Refused` if the seat may not."""
        if action == PASS:
            self.asked.pop(0)
        elif action in self.lay_offs(seat):
            card = self.place_lay_off(seat, action)
            self.placed = True
            if self.loud:
                self.note("meld", "rummy-lays-off", seat, card=self.name(card))
        elif LAY_OFF <= action < 2 * LAY_OFF or 0 <= action < self.pack.size:
            raise Refused("rummy-no-fit", card=self.name(action & 255))
        else:
            raise Refused("unknown-move", text=self.name(action))
        self._next_to_lay()

    def check_showdown(self, size: int) -> None:
        """Of a position: refuse what cannot be in a game of ``size`` cards a hand, drawn to one more."""
        self.complete()
        active, asked, turn = self.active, self.asked, self.to_act
        seats = range(self.seats)
        if not active or active != sorted(set(active)) or active[0] not in seats or active[-1] not in seats:
            raise Refused("position-value", name="active")
        if len(self.hands) != self.seats or len(self.known) != self.seats:
            raise Refused("position-value", name="hands")
        if turn not in active and (self.phase != END or turn not in seats):
            raise Refused("position-value", name="to_act")
        # By whether a seat is in play and has drawn: once groups are shown, any number of cards is left; whoever has just gone out still holds his
        some = tuple(range(size + 1))
        sizes = ((some, some), (some, some)) if self.phase >= SHOWING else (((0,), (0,)), ((size,), (size + 1,)))
        drawn, asking = self.phase == TURN, self.phase in (SHOWING, LAYING)
        for name, good in (
            ("mano", self.mano in active),
            ("hands", self.partial or all(len(hand) in sizes[seat in active][drawn and seat == turn] for seat, hand in enumerate(self.hands))),
            ("known", self.phase >= SHOWING or all(card in hand for hand, known in zip(self.hands, self.known, strict=False) for card in known)),
            ("taken", self.taken < 0 or (drawn and self.taken in self.known[turn])),
            ("closer", -1 <= self.closer < self.seats and (self.closer < 0 or self.phase >= SHOWING)),
            ("face_down", (self.face_down >= 0) <= (self.closer >= 0)),
            ("owners", len(self.owners) == len(self.groups) and all(owner in self.exposed for owner in self.owners)),
            ("groups", all(sum([1 << place for place in range(len(group))]) in self.melds.find(sorted(group)) for group in self.groups)),
            ("exposed", len(set(self.exposed)) == len(self.exposed) and all(seat in seats for seat in self.exposed)),
            ("exposed", not self.exposed or self.phase >= SHOWING),
            ("asked", len(set(asked)) == len(asked) and all(seat in active for seat in asked)),
            ("asked", not (asking or self.phase == RETURNING) or asked[:1] == [turn]),
            ("exposed", not asking or turn in self.exposed),
        ):
            if not good:
                raise Refused("position-value", name=name)

    def copy_showdown(self, new: ShowdownState) -> None:
        """Copy into a fresh state what every such game has."""
        self.copy_rummy(new)
        new.phase = self.phase
        new.clean = self.clean
        new.asked = self.asked[:]
        new.placed = self.placed
