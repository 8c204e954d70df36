"""Renuncio: duties that nobody enforces. Any held card may be played and any cante claimed; whoever suspects a rival accuses him.

A game that plays so keeps a *log* of the hand: what was played, sung and drawn, in order. Together with the cards still held it says who has broken a
duty, so a guess of the hands carries its own guess of the offences, and nothing else need be kept secret.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.positions import Field, Reader, whole
from sobremesa.core.refusal import Refused
from sobremesa.games.tricks._duties import Duties
from sobremesa.games.tricks._order import Ranking
from sobremesa.games.tricks._tricks import TrickState

PLAYED: Final = 0
OWED: Final = 1
SUNG: Final = 2
DREW: Final = 3
TOOK: Final = 4
"""Entries: a card played freely, one played to a trick that bound its player, a cante, a card drawn unseen, one taken for all to see."""

KINDS: Final = ("plays", "owes", "sings", "draws", "takes")

# An entry is its kind with the place, the card (of a cante: its number), the suit led, the card that won the trick so far and whether it was the
# partner's, packed in bits.
_PLACE: Final = 3
_CARD: Final = 6
_LED: Final = 14
_BEST: Final = 18
_PARTNER: Final = 26


def kind_of(entry: int) -> int:
    """The kind of an entry."""
    return entry & 7


def place_of(entry: int) -> int:
    """Whose entry it is."""
    return entry >> _PLACE & 7


def card_of(entry: int) -> int:
    """The card of an entry, the number of a cante."""
    return entry >> _CARD & 255


def note_card(log: list[int], state: TrickState, place: int, card: int, bound: bool) -> None:
    """Log a card that the place is about to play; ``bound``: whether the duties hold for this trick."""
    if not bound or not state.trick:
        log.append(PLAYED | place << _PLACE | card << _CARD)
        return
    partner = 1 if state.partner_wins(place) else 0
    log.append(OWED | place << _PLACE | card << _CARD | state.led << _LED | state.best << _BEST | partner << _PARTNER)


def recarded(entry: int, card: int) -> int:
    """The same entry with another card: one that its player has taken back for it."""
    return entry & ~(255 << _CARD) | card << _CARD


def note_sung(log: list[int], place: int, number: int) -> None:
    """Log a cante."""
    log.append(SUNG | place << _PLACE | number << _CARD)


def note_taken(log: list[int], place: int, card: int, openly: bool) -> None:
    """Log a card that has come into the hand of the place."""
    log.append((TOOK if openly else DREW) | place << _PLACE | card << _CARD)


def note_given(log: list[int], place: int, card: int) -> None:
    """Log a card that has left the hand of the place otherwise than to a trick."""
    log.append(PLAYED | place << _PLACE | card << _CARD)


def offences(log: list[int], hands: list[int], ranking: Ranking, duties: Duties, claims: list[list[int]]) -> list[int]:
    """The entries that broke a duty, the latest first, if the hands now are ``hands``.

    ``claims``: by number of cante, sets of cards of each of which its singer must have held one.
    """
    held = hands[:]
    found: list[int] = []
    for entry in reversed(log):
        kind = kind_of(entry)
        place = place_of(entry)
        card = card_of(entry)
        if kind == SUNG:
            for part in claims[card]:
                if not held[place] & part:
                    found.append(entry)
                    break
        elif kind in (DREW, TOOK):
            held[place] &= ~(1 << card)
        else:
            held[place] |= 1 << card
            if kind == OWED:
                legal = duties.legal(ranking, held[place], entry >> _LED & 15, entry >> _BEST & 255, bool(entry >> _PARTNER))
                if not legal >> card & 1:
                    found.append(entry)
    return found


def honest_bars(log: list[int], places: int, ranking: Ranking, duties: Duties) -> list[int]:
    """By place, the cards that it does not hold unless it has broken a duty; those it has played since are left out."""
    barred = [0] * places
    for entry in log:
        kind = kind_of(entry)
        if kind in (PLAYED, OWED):
            place = place_of(entry)
            barred[place] &= ~(1 << card_of(entry))
            if kind == OWED:
                barred[place] |= duties.missing(ranking, card_of(entry), entry >> _LED & 15, entry >> _BEST & 255, bool(entry >> _PARTNER))
    return barred


def forget(log: list[int], seat: int) -> list[int]:
    """The log as the seat knows it: without what others have drawn."""
    return [entry for entry in log if kind_of(entry) != DREW or place_of(entry) == seat]


class Log(Field):
    """A log in a position: each entry as ``<place> <kind> <card or number>``, one that was bound goes on with ``<suit led> <best card> <0 or 1: the
    partner's>``."""

    def write(self, state: object) -> object:
        assert isinstance(state, TrickState)
        names = state.pack.names
        found: list[str] = []
        for entry in getattr(state, self.name):
            kind = kind_of(entry)
            text = f"{place_of(entry)} {KINDS[kind]} {card_of(entry) if kind == SUNG else names[card_of(entry)]}"
            if kind == OWED:
                text += f" {state.pack.suits[entry >> _LED & 15]} {names[entry >> _BEST & 255]} {entry >> _PARTNER}"
            found.append(text)
        return found

    def value(self, state: object, read: Reader) -> object:
        assert isinstance(state, TrickState)
        found: list[int] = []
        for text in read.texts(self.name):
            words = text.split()
            kind = KINDS.index(words[1])
            place = whole(words[0])
            card = whole(words[2]) if kind == SUNG else state.pack.card(words[2])
            if not 0 <= place < state.places or not 0 <= card < 256 or len(words) != (6 if kind == OWED else 3):
                raise Refused("position-value", name=self.name)
            entry = kind | place << _PLACE | card << _CARD
            if kind == OWED:
                partner = ("0", "1").index(words[5])
                entry |= state.pack.suits.index(words[3]) << _LED | state.pack.card(words[4]) << _BEST | partner << _PARTNER
            found.append(entry)
        return found
