"""The course of a hand of tute: the deal, the turn-up taken, the duties, what is sung, vowed, thrown in and denounced; tute.py counts it."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits, get_pack
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game
from sobremesa.games.tricks._cantes import SING, Cantes, announce, might_hold
from sobremesa.games.tricks._duties import FREE, Duties
from sobremesa.games.tricks._order import Order
from sobremesa.games.tricks._renuncio import (
    SUNG,
    card_of,
    forget,
    honest_bars,
    kind_of,
    note_card,
    note_given,
    note_sung,
    note_taken,
    offences,
    place_of,
)
from sobremesa.games.tricks._stock import draw_round, lowest, swap, turn_up
from sobremesa.games.tricks._tricks import PLAY, TrickState

ORDER: Final = Order(get_pack("es40"), "1 3 12 11 10 7 6 5 4 2", {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2})
TWO: Final = 1  # places of ranks in their suit
SEVEN: Final = 6
KNIGHT: Final = 8
KING: Final = 9
OROS: Final = 0
DUTIES: Final = Duties(head="all", ruff=True, overruff=True)
CANTES: Final = Cantes(ORDER, ("12", "11"))
ALL_KINGS: Final[int] = ORDER.pack.rank_masks[KING]
ALL_KNIGHTS: Final[int] = ORDER.pack.rank_masks[KNIGHT]
TUTES: Final = (ALL_KINGS, ALL_KNIGHTS)
RANKS: Final = 10  # in a suit
CLAIMS: Final[list[list[int]]] = [[*pair] for pair in CANTES.pairs] + [[1 << card for card in bits(tute)] for tute in TUTES]
"""What each cante needs, by number: the suits, then the four kings and the four knights."""
KINGS: Final = 4
KNIGHTS: Final = 5
ALL_CANTES: Final = (1 << 6) - 1

FEW: Final = 10  # card points that a hand thrown in may hold
HONEST: Final = 20  # a guess takes it that nobody has broken a duty, but for one in so many
TRIES: Final = 60  # deals guessed before one that fits what a cante tells

# Actions; SING with the number of a cante lies between them.
PASS: Final = 200
THROW: Final = 201
CAPOTE: Final = 202
SWAP: Final = 210
ACCUSE: Final = 320

SWAPPING: Final = 3
SINGING: Final = 4
VOWING: Final = 5
JUDGING: Final = 6
"""Phases: the turn-up may be taken before the first lead; who has won a trick may sing; may vow to win the rest; a renuncio may be denounced."""

# How a hand ended.
RUNNING: Final = 0
COUNTED: Final = 1
THROWN: Final = 2
TUTE: Final = 3
VOWED: Final = 4
BROKEN: Final = 5
PROVED: Final = 6
FALSE: Final = 7


class TuteHand(TrickState):
    """A hand of tute in progress. Sets of seats and of cantes are masks.

    :ivar dealer: of this hand. ``asked``: seats still to answer in the phase, the next first.
    :ivar sung: what each seat has sung; ``lost``: what it held when it declined to sing, which only it knows. ``singers``: who has sung after this
        trick; ``declined``: in this hand; ``closed``: and has drawn nothing since. ``lacks``: who does not hold both cards of the forty, having
        sung a twenty first.
    :ivar vower: who has announced capote, -1 nobody.
    :ivar claims: whether duties may be broken; then ``log``, see :mod:`sobremesa.games.tricks._renuncio`, tells who has.
    :ivar how: the hand ended, by the doing of the seat ``hero``; ``accused``: the side that was denounced.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, ORDER, [seat % 2 if seats == 4 else seat for seat in range(seats)])
        self.swaps_on = seats < 4 and options["exchange"] != "off"
        self.swaps_late = seats == 2 and options["exchange"] == "after_trick"
        self.forfeits = options["cante_timing"] == "prompt"
        self.claims = options["renuncio"] == "claim"
        self.throws = seats != 3 or options.on("throw_in")
        self.dealer = seats - 1
        self.asked: list[int] = []
        self.sung: list[int] = [0] * seats
        self.lost: list[int] = [0] * seats
        self.singers = 0
        self.declined = 0
        self.closed = 0
        self.lacks = 0
        self.vower = -1
        self.log: list[int] = []
        self.how = RUNNING
        self.hero = 0
        self.accused = -1

    def settle(self) -> None:
        """Score the hand that has ended, ``how`` being set, and :meth:`close` it. To be given."""
        raise NotImplementedError

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        self.dealer = (self.mano - 1) % self.seats
        self.clear()
        seats = self.seats
        self.asked = []
        self.sung = [0] * seats
        self.lost = [0] * seats
        self.singers = self.declined = self.closed = self.lacks = 0
        self.vower = -1
        self.log = []
        self.how = RUNNING
        self.hero = 0
        self.accused = -1
        cards = list(range(self.pack.size))
        self.chance.shuffle(cards)
        if seats < 4:
            self.deal(cards, 13 if seats == 3 else self.options.number("hand_size"))
            turn_up(self, cards)
        elif self.hand == 0 and self.options.on("first_hand_oros"):
            self.deal(cards, 10)
            self._open_oros()
        else:
            self.deal_all(cards)
        self.bind()
        self._ask(SWAPPING, [self.after(self.mano, step) for step in range(seats)])

    def _open_oros(self) -> None:
        """Trumps are oros, and the holder of their two is mano."""
        self.set_trump(OROS)
        for seat in range(self.seats):
            if self.hands[seat] >> TWO & 1:
                self.mano = self.leader = self.last_leader = self.mover = seat
                self.known[seat] |= 1 << TWO

    def drawing(self) -> bool:
        """Whether there is still something to draw."""
        return self.seats == 2 and (self.turn_up >= 0 or bool(self.stock))

    def bind(self) -> None:
        """Put the duties in force."""
        self.duties = FREE if self.claims or self.drawing() else DUTIES
        self._legal = -1

    # -- who is asked what ------------------------------------------------------------------------------------------------------------

    def _ask(self, phase: int, seats: list[int]) -> None:
        """Ask those of the seats that, for all that everybody knows, may have something to say; go on where there is none."""
        found: list[int] = []
        for seat in seats:
            if self._may_answer(phase, seat):
                found.append(seat)
        self.asked = found
        if found:
            self.phase = phase
            self.mover = found[0]
        elif phase == SINGING:
            self._go_on()
        elif phase == JUDGING:
            self.settle()
        else:
            self._lead()

    def _lead(self) -> None:
        self.phase = PLAY
        self.mover = self.leader

    def _may_answer(self, phase: int, seat: int) -> bool:
        if phase == SWAPPING:
            return bool(self._swaps() & might_hold(self, seat))
        return phase != SINGING or self._may_sing(seat) or (self.swaps_late and bool(self._swaps() & might_hold(self, seat)))

    def _cantes_left(self) -> bool:
        """Whether both cards of any cante, sung or not, or all of a tute are still to be played."""
        gone = 0
        for pile in self.piles:
            gone |= pile
        kings = ALL_KINGS & ~gone
        knights = ALL_KNIGHTS & ~gone
        return kings & knights << 1 != 0 or kings == ALL_KINGS or knights == ALL_KNIGHTS

    def _may_sing(self, seat: int) -> bool:
        if (self.singers | self.closed) >> seat & 1 or not self.hands[seat] & (self.hands[seat] - 1):
            return False
        return self._possible(seat, might_hold(self, seat)) != 0

    def _possible(self, seat: int, cards: int) -> int:
        """The cantes, by number, that the seat could sing if it held all those cards."""
        kings = cards & ALL_KINGS
        knights = cards & ALL_KNIGHTS
        both = kings & knights << 1  # in the pack each knight lies just below its king
        sung = self.sung[seat]
        found = 0
        while both:
            king = both & -both
            both ^= king
            found |= 1 << (king.bit_length() - 1) // RANKS
        found &= ~sung
        if not sung and (kings == ALL_KINGS or knights == ALL_KNIGHTS) and self.tute_in_time(seat):
            found |= (1 << KINGS if kings == ALL_KINGS else 0) | (1 << KNIGHTS if knights == ALL_KNIGHTS else 0)
        return found

    def tute_in_time(self, seat: int) -> bool:
        """Whether four kings or knights still count: with three and four players only after the first trick of the side, in `free` too."""
        return self.seats == 2 or self.side_tricks(self.sides[seat]) < 2

    def singable(self, seat: int) -> int:
        """The cantes that the seat, being asked, may sing now."""
        if (self.singers | self.closed) >> seat & 1:
            return 0
        if self.claims:
            return self._possible(seat, might_hold(self, seat)) & ~self.lost[seat]
        found = self._possible(seat, self.hands[seat]) & ~self.lost[seat]
        return found & (1 << self.trump | 1 << KINGS | 1 << KNIGHTS) if found >> self.trump & 1 else found

    def _swaps(self) -> int:
        """The cards one of which may be swapped for the turn-up."""
        return ORDER.swaps(self.turn_up, SEVEN, TWO) if self.swaps_on and self.turn_up >= 0 else 0

    def swap_card(self, seat: int) -> int:
        """The card that the seat, being asked, may swap now; -1: none."""
        return lowest(self._swaps() & self.hands[seat]) if self.phase == SWAPPING or self.swaps_late else -1

    def may_throw(self, seat: int) -> bool:
        """Whether the seat, whose turn it is to play, may throw its hand in."""
        first = not self.last and not any(self.tricks) and not any(self.piles)
        return self.throws and first and self.ranking.total(self.hands[seat]) <= FEW

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        found = super().actions(seat)
        if self.phase == PLAY and seat == self.mover and seat >= 0:
            if self.may_throw(seat):
                found.append(THROW)
            if self.claims:
                found += self._accusations(seat)
        return found

    def only_cards(self) -> bool:
        return not self.claims and bool(self.last)

    def choices(self, seat: int) -> list[int]:
        found = [PASS]
        if self.phase == VOWING:
            found.append(CAPOTE)
        elif self.phase == SWAPPING or self.phase == SINGING:
            card = self.swap_card(seat)
            if card >= 0:
                found.append(SWAP + card)
            if self.phase == SINGING:
                found += [SING + number for number in bits(self.singable(seat))]
        return found + self._accusations(seat) if self.claims else found

    def _accusations(self, seat: int) -> list[int]:
        """To accuse each other side that has played."""
        played = 0
        for entry in self.log:
            played |= 1 << self.sides[place_of(entry)]
        return [ACCUSE + side for side in bits(played & ~(1 << self.sides[seat]))]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def put(self, place: int, card: int) -> None:
        if self.claims:
            note_card(self.log, self, place, card, not self.drawing())
        super().put(place, card)

    def choose(self, seat: int, action: int) -> None:
        if seat != self.mover or self.hand_over():
            raise Refused("not-your-turn")
        if 0 <= action < self.pack.size:
            raise Refused("tricks-no-card-now")
        if ACCUSE <= action < ACCUSE + len(self.points):
            self._accuse(seat, action)
        elif action == THROW:
            self._throw(seat)
        elif SING <= action < ACCUSE:
            self._sing(seat, action - SING)
        elif SWAP <= action < SWAP + self.pack.size:
            self._swap(seat, action - SWAP)
        elif action == PASS and self.phase != PLAY:
            self._pass(seat)
        elif action == CAPOTE and self.phase == VOWING:
            self.vower = seat
            self.note("say", "tute-vows", seat, True)
            self.asked = []
            self._lead()
        elif action == CAPOTE:
            raise Refused("tute-capote")
        else:
            super().choose(seat, action)

    def _pass(self, seat: int) -> None:
        if self.phase == SINGING and self.forfeits and not self.singers >> seat & 1:
            self.declined |= 1 << seat
            self.closed |= 1 << seat
            self.lost[seat] |= self._possible(seat, self.hands[seat])
        self._ask(self.phase, self.asked[1:])

    def _swap(self, seat: int, card: int) -> None:
        if self.phase not in (SWAPPING, SINGING) or card != self.swap_card(seat):
            raise Refused("tute-swap")
        taken = swap(self, seat, card)
        self.lacks &= ~(1 << seat)
        if self.claims:
            note_given(self.log, seat, card)
            note_taken(self.log, seat, taken, True)
        if self.loud:
            self.note("swap", "tute-swaps", seat, True, card=self.pack.names[card], card2=self.pack.names[taken])
        self._ask(self.phase, [self.after(self.mano, step) for step in range(self.seats)] if self.phase == SWAPPING else self.asked)

    def _sing(self, seat: int, number: int) -> None:
        if self.phase != SINGING:
            raise Refused("cantes-not-now")
        if not self.singable(seat) >> number & 1:
            raise self._no_cante(seat, number)
        if self.claims:
            note_sung(self.log, seat, number)
        self.singers |= 1 << seat
        if number >= KINGS:
            self.known[seat] |= 0 if self.claims else TUTES[number - KINGS]
            self.note("sing", "tute-sings-kings" if number == KINGS else "tute-sings-knights", seat, True)
            self._finish(TUTE, seat)
            return
        if number == self.trump or self.sung[seat] >> self.trump & 1 or self.claims:
            self.lacks &= ~(1 << seat)
        elif not self.declined >> seat & 1:
            self.lacks |= 1 << seat
        self.sung[seat] |= 1 << number
        if self.claims:
            self.note("sing", "cantes-sings", seat, True, suit=self.pack.suits[number], n=CANTES.worth(number, self.trump))
        else:
            announce(self, CANTES, seat, number)
        self._ask(SINGING, self.asked)

    def _no_cante(self, seat: int, number: int) -> Refused:
        """Why the seat may not sing that now."""
        if self.singers >> seat & 1:
            return Refused("tute-one-cante")
        if (number < KINGS and self.sung[seat] >> number & 1) or number > KNIGHTS:
            return Refused("cantes-sung")
        if number >= KINGS and (self.sung[seat] or not self.tute_in_time(seat)):
            return Refused("tute-late")
        if self.lost[seat] >> number & 1 or self.closed >> seat & 1:
            return Refused("tute-lost")
        if self._possible(seat, self.hands[seat]) >> number & 1:
            return Refused("tute-forty-first")
        return Refused("cantes-pair" if number < KINGS else "tute-four")

    def _throw(self, seat: int) -> None:
        if self.phase != PLAY or not self.may_throw(seat):
            raise Refused("tute-throw", n=FEW)
        self.known[seat] = self.hands[seat]
        self.note("throw", "tute-throws", seat, True)
        self._finish(THROWN, seat)

    def _accuse(self, seat: int, action: int) -> None:
        if not self.claims or action not in self._accusations(seat):
            raise Refused("tute-accuse")
        self.note("say", "tute-accuses", seat, True)
        side = action - ACCUSE
        for entry in offences(self.log, self.hands, self.ranking, DUTIES, CLAIMS):
            if self.sides[place_of(entry)] == side:
                self.hero = seat
                key = "tute-proved-cante" if kind_of(entry) == SUNG else "tute-proved"
                self.note("say", key, place_of(entry), card=self.pack.names[card_of(entry) % self.pack.size])
                self._finish(PROVED, seat, side)
                return
        self.note("say", "tute-not-proved", seat)
        self._finish(FALSE, seat, side)

    def _finish(self, how: int, hero: int, accused: int = -1) -> None:
        """End the hand; unless it was for a renuncio, that may still be denounced before the next deal."""
        self.how = how
        self.hero = hero
        self.accused = accused
        if self.claims and accused < 0:
            self._ask(JUDGING, [self.after(self.mano, step) for step in range(self.seats)])
        else:
            self.settle()

    def after_trick(self) -> None:
        leader = self.leader
        if self.vower >= 0 and leader != self.vower:
            self._finish(BROKEN, self.vower)
        elif not any(self.hands) and not self.drawing():
            self._finish(VOWED if self.vower >= 0 else COUNTED, leader)
        else:
            self.singers = 0
            if self.swaps_late or self._cantes_left():
                self._ask(SINGING, [leader, (leader + 2) % 4] if self.seats == 4 else [leader])
            else:
                self._go_on()

    def _go_on(self) -> None:
        """After a trick and what was sung: draw, and lead."""
        if self.drawing():
            before = self.hands[:]
            last = self.turn_up
            draw_round(self)
            self.closed = self.lacks = 0
            if self.claims:
                for seat in range(self.seats):
                    for card in bits(self.hands[seat] & ~before[seat]):
                        note_taken(self.log, seat, card, card == last)
            if not self.drawing():
                self.bind()
                if self.options.on("capote"):
                    self._ask(VOWING, [self.leader, self.next_place[self.leader]])
                    return
        self._lead()

    # -- copies and guesses -----------------------------------------------------------------------------------------------------------

    def copy_hand(self, new: TuteHand) -> None:
        """Copy what this class adds to a hand of tricks."""
        new.dealer, new.asked, new.sung, new.lost = self.dealer, self.asked[:], self.sung[:], self.lost[:]
        new.singers, new.declined, new.closed, new.lacks = self.singers, self.declined, self.closed, self.lacks
        new.claims = self.claims
        new.vower, new.log, new.how, new.hero, new.accused = self.vower, self.log[:], self.how, self.hero, self.accused

    def redeal(self, seat: int, chance: Chance) -> None:
        """Guess what the others hold; with ``renuncio: claim`` nearly always as if they had kept their duties, though nothing proves it."""
        self.chance = chance
        self.lost = [self.lost[other] if other == seat else 0 for other in range(self.seats)]
        if self.claims:
            self.log = forget(self.log, seat)
            if chance.below(HONEST):
                self.barred = self._honestly()
        forty = self.ranking.trumps & (CANTES.pairs[self.trump][0] | CANTES.pairs[self.trump][1])
        for _ in range(TRIES):
            self.deal_hidden(seat, chance)
            if not self.lacks or not self._holds_both(forty, seat):
                break
        if self.claims:
            self.barred = [0] * self.places

    def keep_duties(self) -> None:
        """From now on, in this copy, the duties are enforced and taken to have been kept: for thinking as an honest player does."""
        if self.claims:
            self.claims = False
            self.barred = self._honestly()
            self.bind()

    def broken_by(self, side: int) -> bool:
        """Whether the side has broken a duty in this hand, were the hands as they are; only with ``renuncio: claim``."""
        return any(self.sides[place_of(entry)] == side for entry in offences(self.log, self.hands, self.ranking, DUTIES, CLAIMS))

    def _holds_both(self, forty: int, seat: int) -> bool:
        """Whether somebody else holds the two cards that he is known not to hold together."""
        return any(other != seat and not forty & ~self.hands[other] for other in bits(self.lacks))

    def _honestly(self) -> list[int]:
        """What the hands do not hold if nobody has broken a duty nor sung what he did not have."""
        barred = honest_bars(self.log, self.places, self.ranking, DUTIES)
        if self.drawing():
            return barred
        for seat in range(self.seats):
            shown = 0
            for suit in bits(self.sung[seat]):
                shown |= CANTES.pairs[suit][0] | CANTES.pairs[suit][1]
            for other in range(self.seats):
                if other != seat:
                    barred[other] |= shown
        return [bars & ~known for bars, known in zip(barred, self.known, strict=True)]
