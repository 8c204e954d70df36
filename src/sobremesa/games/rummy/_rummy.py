"""The table that rummy games share: a stock and an open pile, hands, groups laid face up, and what everybody knows of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import Pack
from sobremesa.core.positions import Card, CardLists, Cards, Field, Int, Ints, Stack, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Move, Zone, say
from sobremesa.games.rummy._melds import HIGH, LOW, Melds, cards_of

# Actions above the cards. A group is MELD | its places in the hand | TO_LOW where its joker lies low by choice.
# Laying off is LAY_OFF | group << 9 | LOW_END | card.
MELD: Final = 1 << 20
TO_LOW: Final = 1 << 19
LAY_OFF: Final = 1 << 21
LOW_END: Final = 256

SCHEMA: Final[tuple[Field, ...]] = (
    Ints("active"),
    Int("mano"),
    Int("to_act"),
    Stack("stock"),
    Stack("pozo"),
    CardLists("hands"),
    CardLists("known"),
    Cards("recycled"),
    Card("taken"),
    Int("closer"),
    Card("face_down"),
    CardLists("groups"),
    Ints("owners"),
    Ints("exposed"),
)


class RummyState(State):
    """What a match of a draw-and-discard rummy holds.

    :ivar active: the seats in play. ``stock`` and ``pozo`` (the open pile): top last. ``taken``: the card just taken from the pozo, -1 if none.
    :ivar hands: ascending. ``known``: the cards of each hand that all have seen taken from the pozo.
    :ivar recycled: the cards that the present stock was made of when the first ran out, ascending.
    :ivar closer: who has closed, -1: nobody; ``face_down``: the card he closed with.
    :ivar groups: the groups on the table, with their ``owners``; ``exposed``: the seats whose hands all can see.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, pack: Pack, melds: Melds) -> None:
        super().__init__(game, seats, options, chance)
        self.pack = pack
        self.melds = melds
        self.active: list[int] = list(range(seats))
        self.mano = 0
        self.to_act = 0
        self.stock: list[int] = []
        self.pozo: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.recycled: list[int] = []
        self.taken = -1
        self.closer = -1
        self.face_down = -1
        self.groups: list[list[int]] = []
        self.owners: list[int] = []
        self.exposed: list[int] = []

    # -- the deal and the piles -------------------------------------------------------------------------------------------------------

    def gather(self) -> None:
        """All the cards are shuffled into the stock, and the table is clear."""
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        self.stock = cards
        self.pozo = []
        self.hands = [[] for _ in range(self.seats)]
        self.known = [[] for _ in range(self.seats)]
        self.recycled = []
        self.taken = self.closer = self.face_down = -1
        self.groups = []
        self.owners = []
        self.exposed = []
        self.to_act = self.mano

    def deal(self, each: int) -> None:
        """``each`` cards to every seat in play, one at a time."""
        for turn in range(each * len(self.active)):
            self.hands[self.after(self.mano, turn)].append(self.stock.pop())
        for hand in self.hands:
            hand.sort()

    def after(self, seat: int, step: int = 1) -> int:
        """The seat in play ``step`` turns after ``seat``."""
        active = self.active
        return active[(active.index(seat) + step) % len(active)]

    def get(self, seat: int, card: int) -> None:
        """A card joins a hand."""
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def part_with(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see. Raises :class:`Refused` ``not-held``."""
        if card not in self.hands[seat]:
            raise Refused("not-held", card=self.name(card))
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def draw_from_pozo(self, seat: int) -> int:
        """The top of the pozo joins a hand, where everybody knows it to be; returns it."""
        card = self.taken = self.pozo.pop()
        self.known[seat].append(card)
        self.get(seat, card)
        return card

    def recycle(self) -> None:
        """All the pozo but its top is shuffled into a new stock."""
        self.recycled = sorted(self.pozo[:-1])
        self.stock = self.recycled[:]
        self.pozo = self.pozo[-1:]
        self.chance.shuffle(self.stock)

    # -- groups -----------------------------------------------------------------------------------------------------------------------

    def meld_actions(self, seat: int, masks: list[int]) -> list[int]:
        """The actions of showing these groups of a hand: two where the joker may lie at either end."""
        hand = self.hands[seat]
        found: list[int] = []
        for mask in masks:
            found.append(MELD | mask)
            if self.melds.free_ends(cards_of(hand, mask)) == LOW | HIGH:
                found.append(MELD | TO_LOW | mask)
        found.sort()
        return found

    def place_meld(self, seat: int, cards: list[int], low: bool) -> list[int]:
        """A group goes from a hand to the table; returns it in its order."""
        group = self.melds.laid(cards, low)
        for card in cards:
            self.hands[seat].remove(card)
        self.groups.append(group)
        self.owners.append(seat)
        return group

    def groups_of(self, seat: int) -> list[list[int]]:
        """The groups that a seat has laid."""
        return [group for group, owner in zip(self.groups, self.owners, strict=True) if owner == seat]

    def lay_offs(self, seat: int) -> list[int]:
        """The actions of laying a card of the hand on a group of the table."""
        found: list[int] = []
        for number, group in enumerate(self.groups):
            for card in self.hands[seat]:
                ends = self.melds.fits(group, card)
                if ends & HIGH:
                    found.append(LAY_OFF | number << 9 | card)
                if ends & LOW:
                    found.append(LAY_OFF | number << 9 | LOW_END | card)
        found.sort()
        return found

    def place_lay_off(self, seat: int, action: int) -> int:
        """A card goes from a hand to a group; returns it."""
        group = self.groups[action >> 9 & 1023]
        card = action & 255
        self.hands[seat].remove(card)
        if action & LOW_END:
            group.insert(0, card)
        else:
            group.append(card)
        return card

    def points_left(self, seat: int) -> int:
        """The points of the cards in a hand."""
        return sum([self.melds.points[card] for card in self.hands[seat]])

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_rummy(self, new: RummyState) -> None:
        """Copy into a fresh state what every rummy has."""
        self.copy_to(new)
        new.active = self.active[:]
        new.mano = self.mano
        new.to_act = self.to_act
        new.stock = self.stock[:]
        new.pozo = self.pozo[:]
        new.hands = [hand[:] for hand in self.hands]
        new.known = [cards[:] for cards in self.known]
        new.recycled = self.recycled[:]
        new.taken = self.taken
        new.closer = self.closer
        new.face_down = self.face_down
        new.groups = [group[:] for group in self.groups]
        new.owners = self.owners[:]
        new.exposed = self.exposed[:]

    def over(self) -> bool:
        """Whether the hand has been counted, and all its cards have been seen. Each game gives it."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance) -> None:
        # After the pozo became the stock, everybody can count how many of a hand's unknown cards came from there: what was drawn since,
        # less what of it was thrown away. So the two kinds are guessed apart.
        self.chance = chance
        again = set(self.recycled)
        fresh: list[int] = []
        old: list[int] = []
        for card in self.stock:
            (fresh if card in again else old).append(card)
        hidden = [other for other in range(self.seats) if other != seat and other not in self.exposed]
        for other in hidden:
            for card in self.hands[other]:
                if card not in self.known[other]:
                    (fresh if card in again else old).append(card)
        secret = self.face_down >= 0 and seat != self.closer and not self.over() and self.face_down not in self.known[self.closer]
        if secret:
            (fresh if self.face_down in again else old).append(self.face_down)
        fresh.sort()
        old.sort()
        chance.shuffle(fresh)
        chance.shuffle(old)
        if secret:
            self.face_down = (fresh if self.face_down in again else old).pop()
        for other in hidden:
            known = self.known[other]
            self.hands[other] = sorted([card if card in known else (fresh if card in again else old).pop() for card in self.hands[other]])
        self.stock = fresh if again else old

    def census(self) -> list[str]:
        cards = self.stock + self.pozo + ([self.face_down] if self.face_down >= 0 else [])
        for pile in self.hands + self.groups:
            cards = cards + pile
        return [self.pack.names[card] for card in cards]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        """The notation of a card, or the number of what is none."""
        return self.pack.names[card] if 0 <= card < self.pack.size else str(card)

    def meld_text(self, seat: int, action: int) -> str:
        """A group to show or a card to lay off, in words."""
        if action & LAY_OFF:
            number = action >> 9 & 1023
            card = action & 255
            both = self.melds.fits(self.groups[number], card) == LOW | HIGH
            end = (" low" if action & LOW_END else " high") if both else ""
            return f"{self.name(card)} group-{number}{end}"
        cards = cards_of(self.hands[seat], action & (TO_LOW - 1))
        return "meld " + self.pack.text(self.melds.laid(cards, bool(action & TO_LOW)))

    def parse_meld(self, seat: int, names: str) -> int:
        """The action of showing the group written ``names``: a joker written first lies low if it may lie at either end."""
        cards = self.pack.cards(names)
        hand = self.hands[seat]
        mask = 0
        for card in cards:
            if card not in hand:
                raise Refused("not-held", card=self.name(card))
            mask |= 1 << hand.index(card)
        if mask.bit_count() != len(cards) or mask not in self.melds.find(hand):
            raise Refused("rummy-no-group", cards=names)
        low = self.pack.suit[cards[0]] < 0 and self.melds.free_ends(cards) == LOW | HIGH
        return MELD | mask | (TO_LOW if low else 0)

    def parse_lay_off(self, card: int, words: list[str]) -> int:
        """The action of laying ``card`` on the group named by the first of ``words``, at the end named by the second if there is one."""
        number = whole(words[0].removeprefix("group-"))
        if not 0 <= number < len(self.groups):
            raise Refused("unknown-move", text=" ".join(words))
        ends = self.melds.fits(self.groups[number], card)
        if not ends:
            raise Refused("rummy-no-fit", card=self.name(card))
        low = ends == LOW or (ends == LOW | HIGH and words[1:] == ["low"])
        return LAY_OFF | number << 9 | (LOW_END if low else 0) | card

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: no stock, no pozo, empty hands, nobody has had a turn, nothing scored yet. Hands may be told in any order."""
        super().place(position)
        for hand in self.hands:
            hand.sort()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def sorted_hand(self, seat: int) -> list[Item]:
        """A hand as it is best held: the groups of its best split, marked and apart, then what is loose."""
        hand = self.hands[seat]
        names = self.pack.names
        items: list[Item] = []
        covered = 0
        for mask in self.melds.best(hand):
            covered |= mask
            for place, card in enumerate(self.melds.laid(cards_of(hand, mask))):
                items.append(Item(names[card], names[card], marks=("melded", "apart") if items and place == 0 else ("melded",)))
        melded = len(items)
        for card in [card for place, card in enumerate(hand) if not covered >> place & 1]:
            items.append(Item(names[card], names[card], marks=("apart",) if melded and len(items) == melded else ()))
        return items

    def rummy_zones(self, seat: int, drawing: bool) -> list[Zone]:
        """Hands, stock, pozo and groups; ``drawing``: the seat may draw, so that the stock can be touched."""
        names = self.pack.names
        found: list[Zone] = []
        for other in self.active:
            hand = self.hands[other]
            items = self.sorted_hand(other) if other == seat or other in self.exposed else []
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, len(hand)))
        found.append(Zone("stock", "stock", "stack", items=[Item("stock")] if drawing and self.stock else [], count=len(self.stock)))
        found.append(Zone("discard", "discard", "stack", items=[Item(names[card], names[card]) for card in self.pozo], count=len(self.pozo)))
        for number, group in enumerate(self.groups):
            cards: list[Item] = []
            for place, card in enumerate(group):
                joker = self.pack.suit[card] < 0
                cards.append(Item(names[card], names[card], stands_for=self.melds.stands_for(group, place) if joker else ""))
            found.append(Zone(f"group-{number}", "meld", "row", self.owners[number], cards, len(cards)))
        return found

    def meld_move(self, seat: int, action: int) -> Move:
        """A group to show or a card to lay off, as shown to its seat."""
        text = self.meld_text(seat, action)
        if action & LAY_OFF:
            number = action >> 9 & 1023
            card = self.name(action & 255)
            end = text.split()[-1]
            label = say(f"rummy-move-lay-{end}", card=card) if end in ("low", "high") else None
            return Move(text, (card,), f"group-{number}", label)
        items = tuple(text.split()[1:])
        return Move(text, items, say=say("rummy-move-meld", cards=" ".join(items)))
