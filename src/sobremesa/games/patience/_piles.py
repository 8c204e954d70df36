"""The piles that patiences are made of: columns, foundations, a stock with its waste; and a state that shows, writes and guesses them.

A patience composes pile types and says three things of its own: which card fits on which (a table made by :func:`descending` and its like), what may
be moved, and what each move does. Cards are ints of one pack; sets of cards are bit masks. The whole face-up part of a column is told from the hidden
part by a count, as hidden cards always lie beneath.

Moves are written ``<card> <zone>``: the card that heads what is moved, and where it goes (``9s column-2``, ``As foundation-1``): the same text that
dragging a card to a zone tries. Their numbers are ``card << 5 | target``, targets being columns, then foundations, then whatever else a game has.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.packs import Pack, bits
from sobremesa.core.positions import Field, Reader
from sobremesa.core.refusal import Refused
from sobremesa.core.view import Item, Zone

SHIFT: Final = 5
TARGETS: Final = (1 << SHIFT) - 1


def descending(pack: Pack, colours: str = "alternate", step: int = -1, wrap: bool = False) -> tuple[int, ...]:
    """For each card the set of cards on which it may be laid: those whose rank plus ``step`` is its own.

    ``colours``: of ``alternate`` colour, of the same ``suit``, or of ``any`` suit. ``wrap``: ace and king are neighbours. Jokers fit nowhere.
    """
    ranks = len(pack.ranks)
    red = [suit in "hd" for suit in pack.suits]
    found: list[int] = []
    for card in range(pack.size):
        mask = 0
        if pack.suit[card] >= 0:
            wanted = pack.rank[card] - step
            if wrap:
                wanted %= ranks
            for other in range(pack.size):
                if pack.suit[other] < 0 or pack.rank[other] != wanted:
                    continue
                one, two = pack.suit[card], pack.suit[other]
                if colours == "any" or (colours == "suit" and one == two) or (colours == "alternate" and red[one] != red[two]):
                    mask |= 1 << other
        found.append(mask)
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns:
    """The tableau.

    :ivar cards: each column, base to end; the first ``hidden`` of it lie face down.
    :ivar where: the column of each card that lies face up in one, else -1.
    :ivar up: the set of cards face up; ``ends``: of uncovered ones. ``empty``: how many columns are empty; ``down``: how many cards lie face down.
    """

    def __init__(self, count: int, size: int) -> None:
        self.count = count
        self.cards: list[list[int]] = [[] for _ in range(count)]
        self.hidden: list[int] = [0] * count
        self.where: list[int] = [-1] * size
        self.up = 0
        self.ends = 0
        self.empty = count
        self.down = 0

    def fill(self, cards: list[list[int]], hidden: list[int]) -> None:
        """Lay whole columns, and reckon the rest from them."""
        self.cards = cards
        self.hidden = hidden
        self.where = [-1] * len(self.where)
        self.up = self.ends = self.empty = self.down = 0
        for column, pile in enumerate(cards):
            self.down += hidden[column]
            if not pile:
                self.empty += 1
                continue
            self.ends |= 1 << pile[-1]
            for card in pile[hidden[column] :]:
                self.where[card] = column
                self.up |= 1 << card

    def lift(self, column: int, start: int) -> list[int]:
        """Take away the face-up cards of a column from place ``start`` on."""
        pile = self.cards[column]
        self.ends ^= 1 << pile[-1]
        if start == len(pile) - 1:
            card = pile.pop()
            group = [card]
            self.up ^= 1 << card
            self.where[card] = -1
        else:
            group = pile[start:]
            del pile[start:]
            up = self.up
            for card in group:
                up ^= 1 << card
                self.where[card] = -1
            self.up = up
        if not pile:
            self.empty += 1
        elif len(pile) > self.hidden[column]:
            self.ends |= 1 << pile[-1]
        return group

    def lay(self, column: int, group: list[int]) -> None:
        """Put cards at the end of a column."""
        pile = self.cards[column]
        if pile:
            self.ends ^= 1 << pile[-1]
        else:
            self.empty -= 1
        up = self.up
        where = self.where
        for card in group:
            up |= 1 << card
            where[card] = column
        self.up = up
        pile += group
        self.ends |= 1 << pile[-1]

    def turn(self, column: int) -> int:
        """Turn up the end of a column if it lies face down; that card, or -1."""
        pile = self.cards[column]
        last = len(pile) - 1
        if last < 0 or self.hidden[column] <= last:
            return -1
        card = pile[last]
        self.hidden[column] = last
        self.down -= 1
        self.up |= 1 << card
        self.ends |= 1 << card
        self.where[card] = column
        return card

    def start(self, card: int) -> int:
        """The place of a face-up card in its column."""
        column = self.where[card]
        return self.cards[column].index(card, self.hidden[column])

    def empties(self) -> list[int]:
        """The empty columns."""
        return [column for column in range(self.count) if not self.cards[column]]

    def heads(self) -> int:
        """The set of cards that head the whole face-up part of their column."""
        mask = 0
        for column, pile in enumerate(self.cards):
            if pile:
                mask |= 1 << pile[self.hidden[column]]
        return mask

    def clone(self) -> Columns:
        """An independent copy."""
        new = Columns(0, 0)
        new.count = self.count
        new.cards = [pile[:] for pile in self.cards]
        new.hidden = self.hidden[:]
        new.where = self.where[:]
        new.up = self.up
        new.ends = self.ends
        new.empty = self.empty
        new.down = self.down
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Foundations:
    """Piles that go up by suit from the ace; any suit may take any empty place.

    :ivar slot: the place of each suit, -1 before its ace; ``suits``: the suit of each place, -1 empty. ``height``: cards up, by suit.
    :ivar wanted: the set of cards that may go up next; ``tops``: of the uppermost ones. ``count``: cards up in all.
    """

    def __init__(self, suits: int, ranks: int) -> None:
        self.ranks = ranks
        self.slot: list[int] = [-1] * suits
        self.suits: list[int] = [-1] * suits
        self.height: list[int] = [0] * suits
        self.wanted = sum([1 << suit * ranks for suit in range(suits)])
        self.tops = 0
        self.count = 0

    def put(self, card: int, slot: int) -> None:
        """Put up a wanted card; an ace takes the empty place ``slot``."""
        suit = card // self.ranks
        height = self.height[suit]
        bit = 1 << card
        if height:
            self.tops ^= bit >> 1
        else:
            self.slot[suit] = slot
            self.suits[slot] = suit
        self.tops |= bit
        self.wanted ^= bit
        if height + 1 < self.ranks:
            self.wanted |= bit << 1
        self.height[suit] = height + 1
        self.count += 1

    def take(self, card: int) -> None:
        """Take away the uppermost card of its suit; a place left empty is free again."""
        suit = card // self.ranks
        height = self.height[suit] - 1
        bit = 1 << card
        self.height[suit] = height
        self.count -= 1
        self.tops ^= bit
        if height + 1 < self.ranks:
            self.wanted ^= bit << 1
        self.wanted |= bit
        if height:
            self.tops |= bit >> 1
        else:
            self.suits[self.slot[suit]] = -1
            self.slot[suit] = -1

    def cards(self) -> list[int]:
        """Every card up, by suit."""
        return [suit * self.ranks + rank for suit, height in enumerate(self.height) for rank in range(height)]

    def clone(self) -> Foundations:
        """An independent copy."""
        new = Foundations(0, self.ranks)
        new.slot = self.slot[:]
        new.suits = self.suits[:]
        new.height = self.height[:]
        new.wanted = self.wanted
        new.tops = self.tops
        new.count = self.count
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Talon:
    """A face-down stock and the waste drawn from it. Both lists have their top last.

    :ivar packet: drawn cards keep their order, only the top one turned up; else they are turned over together.
    :ivar drawn: with ``packet``, the cards drawn in this pass in the order of the stock. ``passes``: how often the stock has run out.
    :ivar seen: the set of cards of stock and waste that have been face up: their places are known for good, since nothing here is shuffled again.
    """

    def __init__(self, packet: bool) -> None:
        self.packet = packet
        self.stock: list[int] = []
        self.waste: list[int] = []
        self.drawn: list[int] = []
        self.passes = 0
        self.seen = 0

    def draw(self, count: int) -> int:
        """Draw up to ``count`` cards; how many there were."""
        stock = self.stock
        waste = self.waste
        count = min(count, len(stock))
        if count == 1:
            card = stock.pop()
            waste.append(card)
            self.seen |= 1 << card
            if self.packet:
                self.drawn.append(card)
        elif self.packet:
            cards = stock[-count:]
            del stock[-count:]
            waste += cards
            self.drawn += cards[::-1]
            self.seen |= 1 << waste[-1]
        else:
            for _ in range(count):
                card = stock.pop()
                waste.append(card)
                self.seen |= 1 << card
        if not stock:
            self.passes += 1
        return count

    def recycle(self) -> None:
        """Make the waste the stock again, in the stock's own order."""
        if self.packet:
            self.stock = [card for card in self.drawn[::-1] if card in self.waste]
            self.drawn = []
        else:
            self.stock = self.waste[::-1]
        self.waste = []

    def take(self) -> None:
        """Take away the top of the waste; the next is turned up."""
        waste = self.waste
        self.seen ^= 1 << waste.pop()
        if waste:
            self.seen |= 1 << waste[-1]

    def unseen(self) -> int:
        """The set of cards that have never been face up."""
        mask = 0
        for card in self.stock:
            mask |= 1 << card
        for card in self.waste:
            mask |= 1 << card
        return mask & ~self.seen

    def clone(self) -> Talon:
        """An independent copy."""
        new = Talon(self.packet)
        new.stock = self.stock[:]
        new.waste = self.waste[:]
        new.drawn = self.drawn[:]
        new.passes = self.passes
        new.seen = self.seen
        return new


def reguess(columns: Columns, talon: Talon, cards: list[int]) -> None:
    """Put ``cards`` one by one in the places of the hidden cards of the columns and of the cards of the talon never seen."""
    turn = 0
    for column, pile in enumerate(columns.cards):
        for place in range(columns.hidden[column]):
            pile[place] = cards[turn]
            turn += 1
    swapped: dict[int, int] = {}
    seen = talon.seen
    for pile in (talon.stock, talon.waste):
        for place, card in enumerate(pile):
            if not seen >> card & 1:
                swapped[card] = pile[place] = cards[turn]
                turn += 1
    talon.drawn = [swapped.get(card, card) for card in talon.drawn]


def unseen_cards(columns: Columns, talon: Talon) -> list[int]:
    """Every card that nobody has seen, ascending."""
    mask = talon.unseen()
    for column, pile in enumerate(columns.cards):
        for place in range(columns.hidden[column]):
            mask |= 1 << pile[place]
    return bits(mask)


def pack_of(state: object) -> Pack:
    """The pack of a patience's state."""
    pack = getattr(state, "pack")  # noqa: B009  (states are typed one by one; this names what they share)
    assert isinstance(pack, Pack)
    return pack


class ColumnsField(Field):
    """The columns of a position, base to end, hidden cards in brackets: ``[Qh 3c] 9s 8d``. Left out: empty."""

    def write(self, state: object) -> object:
        columns: Columns = getattr(state, self.name)
        pack = pack_of(state)
        found: list[str] = []
        for pile, hidden in zip(columns.cards, columns.hidden, strict=True):
            down = f"[{pack.text(pile[:hidden])}]" if hidden else ""
            found.append(f"{down} {pack.text(pile[hidden:])}".strip())
        return found

    def value(self, state: object, read: Reader) -> object:
        pack = pack_of(state)
        columns: Columns = getattr(state, self.name)
        cards: list[list[int]] = []
        hidden: list[int] = []
        for text in read.texts(self.name, columns.count):
            down, bracket, up = text.partition("]")
            if not bracket:
                down, up = "", text
            beneath = pack.cards(down.strip().removeprefix("["))
            cards.append(beneath + pack.cards(up))
            hidden.append(len(beneath))
            if beneath and not up.strip():
                raise Refused("position-value", name=self.name)
        columns.fill(cards, hidden)
        return columns


class FoundationsField(Field):
    """The uppermost card of each foundation, an empty text for none."""

    def write(self, state: object) -> object:
        piles: Foundations = getattr(state, self.name)
        pack = pack_of(state)
        return [pack.names[suit * piles.ranks + piles.height[suit] - 1] if suit >= 0 else "" for suit in piles.suits]

    def value(self, state: object, read: Reader) -> object:
        piles: Foundations = getattr(state, self.name)
        pack = pack_of(state)
        for slot, text in enumerate(read.texts(self.name, len(piles.suits))):
            if text:
                top = pack.card(text)
                if pack.suit[top] < 0 or piles.height[pack.suit[top]]:
                    raise Refused("position-value", name=self.name)
                for card in range(top - pack.rank[top], top + 1):
                    piles.put(card, slot)
        return piles


def column_zone(pack: Pack, columns: Columns, column: int, stands_for: dict[int, str] | None = None) -> Zone:
    """A column as everybody sees it. ``stands_for``: what jokers in it are read as."""
    pile = columns.cards[column]
    hidden = columns.hidden[column]
    read = stands_for or {}
    items = [Item() for _ in range(hidden)]
    items += [Item(pack.names[card], pack.names[card], stands_for=read.get(card, "")) for card in pile[hidden:]]
    return Zone(f"column-{column + 1}", "column", "column", items=items, count=len(pile))


def foundation_zone(pack: Pack, piles: Foundations, slot: int) -> Zone:
    """A foundation: its uppermost card."""
    suit = piles.suits[slot]
    if suit < 0:
        return Zone(f"foundation-{slot + 1}", "foundation", "stack")
    height = piles.height[suit]
    name = pack.names[suit * piles.ranks + height - 1]
    return Zone(f"foundation-{slot + 1}", "foundation", "stack", items=[Item(name, name)], count=height)


def talon_zones(pack: Pack, talon: Talon, show: int) -> list[Zone]:
    """The stock, a single item ``stock`` to touch; and the waste, of which the last ``show`` cards are spread."""
    stock = Zone("stock", "stock", "stack", items=[Item("stock")] if talon.stock else [], count=len(talon.stock))
    spread = talon.waste[-show:]
    items: list[Item] = []
    for place, card in enumerate(spread, start=1):
        name = pack.names[card]
        items.append(Item() if talon.packet and place < len(spread) else Item(name, name))
    return [stock, Zone("waste", "waste", "fan", items=items, count=len(talon.waste), shape={"show": show})]
