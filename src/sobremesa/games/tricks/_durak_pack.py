"""Durak's packs: the order of the cards, what beats what under each rule of the house, and what goes with what."""

from __future__ import annotations

from typing import Final

from sobremesa.core.options import Options
from sobremesa.core.packs import Pack, bits, get_pack
from sobremesa.core.positions import Field, Reader
from sobremesa.core.refusal import Refused

ORDER: Final = {
    "fr36": "6 7 8 9 T J Q K A",
    "fr52": "2 3 4 5 6 7 8 9 T J Q K A",
    "es36": "5 6 7 8 9 10 11 12 1",
}
"""Ranks of each pack from the lowest."""
BLACK: Final = "sc"
SPADES: Final = "se"
NO_TRUMP: Final = -1


class Deck:
    """A pack of durak with its rules of beating.

    :ivar strength: of each card among its suit, from 0; of a joker -1. ``alike``: for each card, all that match it for throwing in.
    :ivar colours: the cards of each colour, jokers included: black, red; nothing where suits have no colour. ``lowest``: its lowest rank's cards.
    """

    def __init__(self, deck: str, copies: int, jokers: int, spades_only: bool, suitless: bool) -> None:
        self.pack: Pack = get_pack(deck, copies, jokers * copies)
        self.spades_only = spades_only
        self.suitless = suitless
        pack = self.pack
        order = ORDER[deck].split()
        self.strength: list[int] = []
        self.alike: list[int] = []
        for card in range(pack.size):
            rank = pack.rank[card]
            self.strength.append(order.index(pack.ranks[rank]) if rank >= 0 else -1)
            self.alike.append(pack.rank_masks[rank] if rank >= 0 else pack.joker_mask)
        self.lowest = pack.rank_masks[pack.ranks.index(order[0])]
        self.spade = next(suit for suit in range(len(pack.suits)) if pack.suits[suit] in SPADES)
        self.colours: list[int] = [0, 0]
        if pack.look == "french":
            for card in range(pack.size):
                self.colours[0 if self.black(card) else 1] |= 1 << card
        self.beaters: list[list[int]] = [[self._beating(card, trump) for card in range(pack.size)] for trump in range(-1, len(pack.suits))]

    def black(self, card: int) -> bool:
        """Whether a French card or joker is black; the first joker of each pack is red, the second black."""
        suit = self.pack.suit[card]
        return self.pack.suits[suit] in BLACK if suit >= 0 else self.pack.names[card][-1] in "24"

    def _beating(self, attack: int, trump: int) -> int:
        """All cards that beat ``attack``."""
        suit = self.pack.suit
        strength = self.strength
        mine = suit[attack]
        found = 0
        if mine < 0:
            return 0
        for card in range(self.pack.size):
            other = suit[card]
            higher = strength[card] > strength[attack]
            if self.spades_only and mine == self.spade:
                beats = other == mine and higher
            elif other < 0:
                beats = self.black(card) == self.black(attack)
            elif mine == trump:
                beats = other == trump and higher
            elif other == trump:
                beats = True
            else:
                beats = higher and (other == mine or self.suitless)
            if beats:
                found |= 1 << card
        return found

    def beating(self, attack: int, trump: int) -> int:
        """All cards that beat ``attack`` with those trumps (:data:`NO_TRUMP`: none)."""
        return self.beaters[trump + 1][attack]

    def why_not(self, attack: int, card: int, trump: int) -> Refused:
        """Why ``card`` does not beat ``attack``."""
        pack = self.pack
        names = pack.names
        if pack.suit[attack] < 0:
            return Refused("durak-joker", card=names[card])
        if self.spades_only and pack.suit[attack] == self.spade:
            return Refused("durak-spades", card=names[attack], suit=pack.suits[self.spade])
        if pack.suit[card] < 0:
            return Refused("durak-joker-colour", card=names[attack])
        if pack.suit[attack] == trump:
            return Refused("durak-higher-trump", card=names[attack], suit=pack.suits[trump])
        if self.suitless:
            return Refused("durak-higher-any", card=names[attack])
        return Refused("durak-higher", card=names[attack], suit=pack.suits[pack.suit[attack]])

    def plain(self, hand: int) -> bool:
        """Whether a whole hand is of one suit, or of one colour: then the deal is void."""
        return any(not hand & ~mask for mask in (self.colours if self.colours[0] else self.pack.suit_masks))

    def trump_of(self, card: int, before: int) -> int:
        """The trumps that a card turned sets: a joker leaves them as they were."""
        suit = self.pack.suit[card]
        return suit if suit >= 0 else before

    def sorted(self, hand: int, trump: int) -> list[int]:
        """A hand as it is held: suit by suit, low to high, trumps and jokers last."""
        pack = self.pack
        found: list[int] = []
        for suit in [*[suit for suit in range(len(pack.suits)) if suit != trump], trump]:
            if suit >= 0:
                held = bits(hand & pack.suit_masks[suit])
                found += [card for step in range(len(pack.ranks)) for card in held if self.strength[card] == step]
        return found + bits(hand & pack.joker_mask)


_decks: dict[tuple[str, int, int, bool, bool], Deck] = {}


def deck_of(options: Options) -> Deck:
    """The one shared :class:`Deck` of those options."""
    key = (str(options["deck"]), options.number("packs"), options.number("jokers"), options.on("spades_only"), options.on("suitless"))
    found = _decks.get(key)
    if found is None:
        found = _decks[key] = Deck(*key)
    return found


class TrumpField(Field):
    """The trump suit by its letter, empty for none."""

    def write(self, state: object) -> object:
        return _suits(state)[getattr(state, self.name)] if getattr(state, self.name) >= 0 else ""

    def value(self, state: object, read: Reader) -> object:
        text = read.text(self.name)
        if text and text not in _suits(state):
            raise Refused("position-value", name=self.name)
        return _suits(state).index(text) if text else NO_TRUMP


def _suits(state: object) -> str:
    pack = getattr(state, "pack")  # noqa: B009  (states are typed one by one; this names what they share)
    assert isinstance(pack, Pack)
    return pack.suits
