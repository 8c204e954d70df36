"""A table of boxes with hands counted towards 21 against a croupier: what lies there, and how it is written, guessed and shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import get_pack
from sobremesa.core.positions import Cards, Field, Flag, Int, IntEach, Ints, Reader
from sobremesa.core.refusal import Refused
from sobremesa.core.session import BETS, OVER
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Say, Sheet, Zone, say
from sobremesa.games.banking._boxes import SESSION, BoxesState, chips_text, phase_field
from sobremesa.games.banking._hands import BUST, LIVE, NATURAL, PAID, Hand, HandsField, hand_of, is_natural, total_of
from sobremesa.games.banking._house import Shoe

# Phases besides those of every table: what is asked before any box plays, and play
ASK: Final = 3
PLAY: Final = 4

VALUE: Final = [min(card % 13 + 1, 10) for card in range(8 * 52)]
"""The value of each card of up to eight packs, 1 for an ace."""

SCHEMA: Final[tuple[Field, ...]] = (
    phase_field("ask", "play"),
    *SESSION,
    HandsField("hands"),
    Int("at"),
    Cards("house"),
    Flag("peeked"),
    Flag("shown"),
    IntEach("insured"),
    Ints("insurance_net"),
)


_LABELS: Final = ("", "", "blackjack-hand-bust", "blackjack-hand-surrendered", "blackjack-hand-natural", "blackjack-hand-paid")
_LINES: Final = ("hand", "hand", "bust", "surrendered", "natural", "natural")


class TwentyOneState(BoxesState):
    """The table.

    :ivar hands: of each box, the right one first. ``at``: the hand in turn in the box in turn.
    :ivar house: the croupier's cards; with a hole card the second lies face down until ``shown``. ``peeked``: he looked, and has no blackjack.
    :ivar insured: the insurance of each box in half-chips; ``insurance_net``: what it brought.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, options.number("boxes"), options.on("multi_box"))
        self.pack = get_pack("fr52", options.number("packs"))
        self.peek = options["hole_card"] == "peek"
        self.cut = options["reshuffle"] == "cut_75"
        self.shoe = Shoe(self.pack.size)
        self.hands: list[list[Hand]] = [[] for _ in range(self.boxes)]
        self.at = 0
        self.house: list[int] = []
        self.peeked = False
        self.shown = False
        self.insured: list[int] = [0] * self.boxes
        self.insurance_net: list[int] = [0] * self.boxes

    def clear(self) -> None:
        tray = self.shoe.tray
        for hands in self.hands:
            for hand in hands:
                if hand.state != BUST and hand.state != PAID:
                    tray += hand.cards
        tray += self.house
        self.hands = [[] for _ in range(self.boxes)]
        self.house = []
        self.peeked = False
        self.shown = False
        self.insured = [0] * self.boxes
        self.insurance_net = [0] * self.boxes
        if self.cut and self.shoe.dealt(75):
            self.shoe.fill(self.chance)

    def upcard(self) -> int:
        """The value of the croupier's upcard: 1 for an ace."""
        return VALUE[self.house[0]]

    def give(self, hand: Hand) -> int:
        """Deal a card to a hand; -1 if there is none anywhere."""
        card = self.shoe.draw(self.chance)
        if card >= 0:
            hand.add(card, VALUE[card])
        return card

    def house_natural(self) -> bool:
        return len(self.house) == 2 and total_of(self.house) == 21

    def hand_in_turn(self) -> Hand:
        """The hand that is to decide."""
        return self.hands[self.box][self.at]

    def result(self, box: int) -> int:
        """What a box has brought in this round, insurance included, in half-chips."""
        return sum([hand.net for hand in self.hands[box]]) + self.insurance_net[box]

    def _tell_results(self) -> None:
        for seat in range(self.seats):
            if self.own_boxes(seat):
                won = sum([self.result(box) for box in range(self.boxes) if self.owners[box] == seat])
                self.note("score", "boxes-result", seat, chips=chips_text(won, True))

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = self.game.new(self.seats, self.options, self.chance.clone())
        assert isinstance(new, TwentyOneState)
        self.copy_session(new)
        new.shoe = self.shoe.clone()
        new.hands = [[hand.clone() for hand in hands] for hands in self.hands]
        new.at = self.at
        new.house = self.house[:]
        new.peeked = self.peeked
        new.shown = self.shown
        new.insured = self.insured[:]
        new.insurance_net = self.insurance_net[:]
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        """Guess the shoe and the hole card: after a peek, not one that makes a blackjack."""
        self.chance = chance
        if not self.peek or self.shown or len(self.house) < 2:
            self.shoe.reguess([], chance)
            return
        barred = 0
        if self.peeked:
            barred = 10 if self.upcard() == 1 else 1
        possible = sorted([card for card in [*self.shoe.cards, self.house[1]] if VALUE[card] != barred])
        hole = possible[chance.below(len(possible))]
        rest = [*self.shoe.cards, self.house[1]]
        rest.remove(hole)
        self.shoe.cards = rest
        self.shoe.reguess([], chance)
        self.house[1] = hole

    def census(self) -> list[str]:
        cards = self.shoe.cards + self.shoe.tray + self.house
        for hands in self.hands:
            for hand in hands:
                if hand.state != BUST and hand.state != PAID:
                    cards = cards + hand.cards
        return [self.pack.names[card] for card in cards]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        found = super().fields()
        found["shoe"] = self.pack.text(self.shoe.cards[::-1])
        found["tray"] = self.pack.text(self.shoe.tray)
        return found

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: full purses, no bets, cards nor insurance, an empty shoe (written with the next card first); a box with a stake and no owner is
        P0's."""
        super().place(position)
        read = Reader(position)
        self.shoe.cards = self.pack.cards(read.text("shoe"))[::-1]
        self.shoe.tray = self.pack.cards(read.text("tray"))
        for name in ("stakes", "owners", "insured", "insurance_net"):
            values: list[int] = getattr(self, name)
            if len(values) > self.boxes:
                raise Refused("position-value", name=name)
            values += [-1 if name == "owners" else 0] * (self.boxes - len(values))
        for box, stake in enumerate(self.stakes):
            if stake and self.owners[box] < 0:
                self.owners[box] = 0
        self.complete()
        self.check_bets()
        self._check_cards()

    def _check_cards(self) -> None:
        """Refuse cards that cannot lie there as they do."""
        dealt = self.phase == ASK or self.phase == PLAY
        if min(self.insured) < 0:
            raise Refused("position-value", name="insured")
        house = len(self.house)
        if (
            (self.house and self.phase == BETS)
            or (dealt and house != (2 if self.peek else 1))
            or (self.phase == OVER and any(self.stakes) and not house)
        ):
            raise Refused("position-value", name="house")
        if self.peeked and (not self.peek or house < 2 or self.upcard() not in (1, 10) or self.house_natural()):
            raise Refused("position-value", name="peeked")
        for box, hands in enumerate(self.hands):
            if (hands and (not self.stakes[box] or self.phase == BETS)) or (dealt and self.stakes[box] and not hands):
                raise Refused("position-value", name="hands")
            for hand in hands:
                if (
                    not hand.cards
                    or (hand.hard > 21) != (hand.state == BUST)
                    or (hand.state == NATURAL and not (is_natural(hand) and len(hands) == 1))
                    or (self.phase == ASK and len(hand.cards) != 2)
                ):
                    raise Refused("position-value", name="hands")
        if dealt and not self.hands[self.box]:
            raise Refused("position-value", name="box")
        if self.phase == PLAY and not (
            0 <= self.at < len(self.hands[self.box]) and self.hand_in_turn().state == LIVE and len(self.hand_in_turn().cards) > 1
        ):
            raise Refused("position-value", name="at")

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def zones(self, seat: int) -> list[Zone]:
        names = self.pack.names
        house: list[Item] = []
        for place, card in enumerate(self.house):
            house.append(Item() if place == 1 and self.peek and not self.shown else Item(names[card], names[card]))
        found = [
            Zone("shoe", "shoe", "stack", count=len(self.shoe.cards), shape={"small": 1}),
            Zone("house", "house", "row", items=house, count=len(house), label=self._house_label(), shape={"show": len(house)} if house else {}),
            Zone("tray", "tray", "stack", count=len(self.shoe.tray), shape={"small": 1}),
        ]
        for box in range(self.boxes):
            hands = self.hands[box]
            if len(hands) < 2:
                found.append(self._box_zone(box, 0, f"box-{box}"))
            else:
                found += [self._box_zone(box, place, f"box-{box}" if not place else f"box-{box}-{place}") for place in range(len(hands))]
        return found

    def _house_label(self) -> Say | None:
        if not self.house:
            return None
        seen = self.house if self.shown or not self.peek else self.house[:1]
        hand = hand_of(seen)
        return say("blackjack-house-soft" if hand.soft() else "blackjack-house-hard", total=hand.total(), low=hand.hard)

    def _box_zone(self, box: int, place: int, id: str) -> Zone:
        owner = self.owners[box]
        hands = self.hands[box]
        if not hands:
            label = say("boxes-bet-of", n=box + 1, chips=self.stakes[box]) if owner >= 0 else say("boxes-free", n=box + 1)
            return Zone(id, "box", "row", owner, label=label)
        hand = hands[place]
        key = _LABELS[hand.state] or ("blackjack-hand-soft" if hand.soft() else "blackjack-hand-hard")
        label = say(key, n=box + 1, chips=hand.units * self.stakes[box], total=hand.total(), low=hand.hard)
        gone = hand.state == BUST or hand.state == PAID
        items = [] if gone else [Item(self.pack.names[card], self.pack.names[card]) for card in hand.cards]
        shape: dict[str, str | int] = {"turn": 1} if self.phase == PLAY and box == self.box and place == self.at else {}
        return Zone(id, "box", "row", owner, items, len(items), label, shape)

    def sheet(self) -> Sheet | None:
        if not self.hand_over() or not any(self.stakes):
            return None
        lines: list[Line] = []
        for box in range(self.boxes - 1, -1, -1):
            for hand in self.hands[box]:
                key = f"blackjack-line-{_LINES[hand.state]}"
                lines.append(Line(say(key, n=box + 1, total=hand.total(), total2=total_of(self.house)), (chips_text(hand.net, True),)))
            if self.insured[box]:
                lines.append(Line(say("blackjack-line-insurance", n=box + 1), (chips_text(self.insurance_net[box], True),)))
        return self.result_sheet(lines)
