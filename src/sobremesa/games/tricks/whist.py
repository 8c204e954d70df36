"""Whist: two pairs, thirteen tricks and a trump suit; each trick beyond six is a point, and two mangas win the rubber."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import get_pack
from sobremesa.core.positions import Field, Int, IntEach, Reader, within
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Say, Sheet, Zone, say
from sobremesa.games.tricks._duties import FOLLOW
from sobremesa.games.tricks._hand import END
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._rubber import BOOK, across, change_owner, change_partners, gain_of, seating
from sobremesa.games.tricks._whist_hand import ORDERING, WHIST_HAND, WhistHand

RANKS: Final = "A K Q J T 9 8 7 6 5 4 3 2"
ORDERS: Final = {"fr52": Order(get_pack("fr52"), RANKS, {}), "es52": Order(get_pack("es52"), RANKS, {})}
LOOKS: Final = {"english": "french", "german": "german", "swiss": "swiss", "spanish_poker": "spanish52"}
SUITS: Final = {"fr52": "shdc", "es52": "ecob"}  # the same suits in each pack's letters
HONOURS: Final = (0, 10, 11, 12)  # ranks: A J Q K
TRUMP_ORDERS: Final = ("hdsc", *sorted({"".join(suits) for suits in permutations("hdsc")} - {"hdsc"}))
MANGAS: Final = 2  # win the rubber
LONGEST: Final = 25  # hands of a manga, where renuncios may keep both sides from winning it: then the pair that is ahead has won

SCHEMA: Final[tuple[Field, ...]] = (
    *WHIST_HAND,
    IntEach("gained"),
    IntEach("honoured"),
    IntEach("totals"),
    Int("won"),
    IntEach("mangas"),
    Int("hands_played"),
    IntEach("wins"),
    Int("rubber"),
    IntEach("partners"),
)


class Whist(Game):
    seats = (4, 3)
    options = (
        Choice("seats", 4, 3),
        Choice("trump", "turned", "sequence"),
        Choice("trump_order", *TRUMP_ORDERS, when=(("trump", ("sequence",)),)),
        Flag("honours", "on"),
        Choice("target", 5, 7, 9),
        Choice("rubbers", 1, 3),
        Choice("partners", "drawn", "fixed"),
        Choice("deck_art", "english", "german", "swiss", "spanish_poker"),
        Choice("honours_near_target", "void", "clip", when=(("honours", ("on",)),)),
        Choice("renuncio", "prevented", "claim"),
    )
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return WhistState(self, seats, options, chance)


class WhistState(WhistHand):
    """A match of whist.

    :ivar gained: points that tricks brought each side in the last hand, ``honoured`` those of honours.
    :ivar totals: points of each side in this manga, ``won``: the side that has won it, -1: none yet. ``mangas`` won in this rubber,
        ``hands_played`` in this manga. ``wins``: rubbers of each seat, ``rubber``: number of this one, from 0. ``partners``: for each seat the set of
        those who have been its partners.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        pack = "es52" if options["deck_art"] == "spanish_poker" else "fr52"
        super().__init__(game, seats, options, chance, ORDERS[pack])
        self.target = options.number("target")
        self.rubbers = options.number("rubbers")
        self.gained: list[int] = [0, 0]
        self.honoured: list[int] = [0, 0]
        self.totals: list[int] = [0, 0]
        self.won = -1
        self.mangas: list[int] = [0, 0]
        self.hands_played = 0
        self.wins: list[int] = [0] * seats
        self.rubber = 0
        self.partners: list[int] = [0] * seats
        self.take_places(seating(seats, False, chance))

    def note_partners(self) -> None:
        """Remember who is whose partner in this rubber; of a dummy's owner, that he has had it."""
        for seat in range(self.seats):
            partner = across(self.active, seat)
            if self.dummy < 0 or partner == self.dummy:
                self.partners[seat] |= 1 << partner

    # -- the deal -------------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.take_places(seating(self.seats, self.options["partners"] == "drawn", self.chance))
        self.note_partners()
        self.new_hand()

    def new_hand(self) -> None:
        self.clear()
        self.gained, self.honoured = [0, 0], [0, 0]
        self.hands_played += 1
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        if self.options["trump"] == "sequence":
            self.deal(cards, len(cards) // 4)
            self.set_trump(self.sequence_suit(self.hand))
        else:
            self.deal_all(cards)
        if self.dummy >= 0:
            self.known[self.dummy] = self.hands[self.dummy]

    def sequence_suit(self, hand: int) -> int:
        """The trump suit of that hand of the match where trumps go in sequence, as an index into the pack's suits."""
        letter = str(self.options["trump_order"])[hand % 4]
        return self.pack.suits.index(SUITS[self.pack.id]["shdc".index(letter)])

    def next_hand(self, dealer: int) -> None:
        if self.won >= 0:
            self.won = -1
            self.totals = [0, 0]
            self.hands_played = 0
            if max(self.mangas) == MANGAS:
                self.mano = self.next_dealer()
                self.mangas = [0, 0]
                self.rubber += 1
                self.change_places()
        super().next_hand(dealer)

    def change_places(self) -> None:
        """Sit as the next rubber wants it."""
        if self.dummy < 0:
            self.take_places(change_partners(self.active, self.mano, self.partners))
        else:
            self.take_places(change_owner(self.active, self.dummy, self.partners))
        self.note_partners()

    def next_mano(self) -> int:
        return self.next_place[self.mano]

    def next_dealer(self) -> int:
        """Mano deals next. Where the dummy's owner changes places first, whoever then sits where mano sat."""
        if self.dummy < 0 or max(self.mangas) < MANGAS:
            return self.mano
        return change_owner(self.active, self.dummy, self.partners)[self.active.index(self.mano)]

    # -- score ----------------------------------------------------------------------------------------------------------------------------

    def held_honours(self, side: int) -> int:
        """The trump honours that were dealt to a side, once the hand has been played out."""
        if not self.options.on("honours"):
            return 0
        suit = self.pack.suit_masks[self.trump]
        honours = sum([self.pack.rank_masks[rank] & suit for rank in HONOURS])
        return sum([(self.played[place] & honours).bit_count() for place in range(4) if self.sides[place] == side])

    def settle(self) -> None:
        """Score the hand, and the manga, rubber and match that it decides."""
        clip = self.options["honours_near_target"] == "clip"
        tricks = [self.won_tricks(side) for side in (0, 1)]
        honours = [self.held_honours(side) for side in (0, 1)]
        gain = gain_of(self.totals, self.target, tricks, honours, clip, self.revokes.added, self.revokes.taken, self.revokes.revoked)
        self.totals, self.gained, self.honoured, self.won = gain.totals, gain.tricks, gain.honours, gain.won
        better = 0 if tricks[0] > tricks[1] else 1
        self.note("score", "whist-hand-won", seats=self._names(better), n=gain.tricks[better])
        for side in (0, 1):
            if gain.honours[side]:
                self.note("score", "whist-honours", seats=self._names(side), n=gain.honours[side])
        if self.won < 0 and self.claims and self.hands_played >= LONGEST:
            self.won = better if self.totals[0] == self.totals[1] else 0 if self.totals[0] > self.totals[1] else 1
        won = self.won
        if won >= 0:
            self.mangas[won] += 1
            self.note("score", "whist-rubber-won" if self.mangas[won] == MANGAS else "whist-manga-won", seats=self._names(won))
        self.close(won >= 0 and self._rubber_won(won))

    def _rubber_won(self, side: int) -> bool:
        """Note the rubber if the side has won it; whether the match is over."""
        if self.mangas[side] < MANGAS:
            return False
        for seat in self.side_seats(side):
            self.wins[seat] += 1
        return self.rubber + 1 == self.rubbers

    def _names(self, side: int) -> str:
        return " ".join([str(seat) for seat in self.side_seats(side)])

    def scores(self) -> list[int]:
        return self.wins[:] if self.rubbers > 1 else [self.mangas[self.sides[seat]] for seat in range(self.seats)]

    def standing(self, seat: int) -> int:
        """Tricks against the rivals', with what penalties bring."""
        side = self.sides[seat]
        added, taken = self.revokes.added, self.revokes.taken
        points = added[side] - added[1 - side] + taken[1 - side] - taken[side]
        return self.won_tricks(side) - self.won_tricks(1 - side) + 2 * points

    # -- copies and positions -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = WhistState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.gained, new.honoured = self.gained[:], self.honoured[:]
        new.totals, new.won, new.mangas, new.hands_played = self.totals[:], self.won, self.mangas[:], self.hands_played
        new.wins, new.rubber, new.partners = self.wins[:], self.rubber, self.partners[:]
        return new

    def enforced(self) -> WhistState:
        """A copy of this moment in which no more renuncios can be made: what an honest player reckons with."""
        new = self.clone()
        assert isinstance(new, WhistState)
        new.claims, new.duties, new._legal = False, FOLLOW, -1
        return new

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        return {**super().fields(), **self.revokes.write()} if self.claims else super().fields()

    def place(self, position: Mapping[str, object]) -> None:
        """Left out besides: seats in order, nothing won. The sides follow from the order of play (``active``); a dummy lies open."""
        super().place(position)
        if sorted(self.active) != [0, 1, 2, 3]:
            raise Refused("position-value", name="active")
        self.take_places(self.active)
        if self.dummy >= 0:
            self.known[self.dummy] = self.hands[self.dummy]
        if self.claims:
            self.revokes.read(Reader(position), self, self.log)
        if self.phase == ORDERING and not self.revokes.exposed[self.awaited()]:
            raise Refused("position-value", name="exposed")
        if self.phase > END and not (self.claims and 0 <= self.mover < self.seats):
            raise Refused("position-value", name="phase")
        within("won", -1, 1, [self.won])
        within("totals", 0, 99, self.totals)
        within("mangas", 0, MANGAS, self.mangas)
        within("rubber", 0, self.rubbers - 1, [self.rubber])
        self.check_hands()
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return LOOKS[str(self.options["deck_art"])]

    def zones(self, seat: int) -> list[Zone]:
        found = [zone for zone in super().zones(seat) if zone.kind != "pile"]
        for zone in found:
            if zone.owner == self.dummy and zone.kind == "hand":
                zone.label = say("whist-dummys-hand", seat=self.owner())
            if zone.id == "last" and self.trick:
                zone.items, zone.count = [], 0
        for side in (0, 1):
            won = self.won_tricks(side)
            backs = [Item(marks=("apart",)) if at == BOOK else Item() for at in range(won)]
            found.append(Zone(f"pile-{side}", "pile", "fan", self.side_seats(side)[0], backs, won))
        return found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        side = self.sides[seat]
        found = [say("whist-tricks", n=self.won_tricks(side)), say("whist-points", n=self.totals[side])]
        if self.rubbers > 1:
            found.append(say("whist-mangas", n=self.mangas[side]))
        return found

    def badges(self, seat: int) -> list[str]:
        found = ["mano"] if seat == self.seat_of(self.mano) and not self.hand_over() else []
        dealer = self.next_dealer() if self.hand_over() else self.active[self.active.index(self.mano) - 1]
        return [*found, "dealer"] if seat == self.seat_of(dealer) else found

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.rubbers > 1:
            found.append(say("whist-rubber", n=self.rubber + 1, of=self.rubbers))
        return [*found, say("whist-goal", n=self.target)]

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        revokes = self.revokes
        both = (0, 1)
        lines = [
            Line(say("whist-line-tricks"), tuple([self.won_tricks(side) for side in both])),
            Line(say("whist-line-beyond"), tuple(self.gained)),
        ]
        if self.options.on("honours"):
            lines.append(Line(say("whist-line-honours"), tuple(self.honoured)))
        if any(revokes.added) or any(revokes.taken):
            lines.append(Line(say("whist-line-penalties"), tuple([revokes.added[side] - revokes.taken[side] for side in both])))
        lines.append(Line(say("whist-line-total"), tuple(self.totals), total=True))
        lines.append(Line(say("whist-line-mangas"), tuple(self.mangas), total=True))
        return Sheet(say("whist-sheet"), tuple([say("seats", seats=self._names(side)) for side in both]), tuple(lines))


GAME = Whist()
