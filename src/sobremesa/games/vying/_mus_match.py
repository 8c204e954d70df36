"""A match of mus as it stands: the deal, the stones, the count, and who wins what."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import bits
from sobremesa.core.state import Game, State
from sobremesa.games.vying._mus_cards import CHICA, GRANDE, JUEGO, LANCES, MARKS, PARES, PUNTO, MusCards, mus_cards
from sobremesa.games.vying._mus_deal import MusDeal
from sobremesa.games.vying._mus_lance import ALONE, BET, NOBODY, OPEN, PASSED, REFUSED, Lance
from sobremesa.games.vying._mus_senas import Gestures, sena_of

VOICES: Final = 0
OVER: Final = 1
END: Final = 2
REPLACING: Final = 3
EXPOSED: Final = 4
DISCARDS: Final = 5
ENVITES: Final = 6
"""Phases: mus or no mus, the next hand to deal, the match over, a dealt 4 5 6 7 to show, cards to change after one was seen, the discards of mus, the
lances."""
PHASES: Final = ("voices", "over", "end", "replacing", "exposed", "discards", "envites")

MUS: Final = 0
CUT: Final = 1
DEFER: Final = 2
PASS: Final = 3
ACCEPT: Final = 4
REFUSE: Final = 5
ORDAGO: Final = 6
KEEP: Final = 7
SHOW: Final = 8
"""What is said. Then come numbers and sets: :data:`ENVIDO` and :data:`RAISE` with the stones, :data:`DISCARD` with a set of places in the hand."""
ENVIDO: Final = 100
RAISE: Final = 200
DISCARD: Final = 400
DEAL: Final = 1000

DEJE: Final = 0
STAKE: Final = 1
BONUS: Final = 2
"""Why points are taken: a refused bet, a lance won, what the hands earn besides."""

SEEN_IN: Final = 8  # one deal in so many shows a card, where the house plays mus visto


class MusMatch(State):
    """A match of mus in progress.

    A side is a pair: seats 0 and 2, seats 1 and 3. Sets of seats have a bit each.

    :ivar cards: what cards are worth. ``deal``: where they lie. ``lance``: the betting. ``gestures``: señas, None where there are none.
    :ivar mano: who speaks first. The dealer sits at his left. ``mover``: whom the game waits for; -1: the match is over.
    :ivar corrido: whether this is a mus corrido that nobody has cut yet.
    :ivar seen: whether a card was seen in the deal.
    :ivar turn_of: how many have had their turn, where all do something one after the other: replacing, changing, discarding.
    :ivar said: what each seat has said in this round of mus, or last in this lance; -1 nothing. ``swapped``: how many cards each threw last.
    :ivar cutter: who cut the mus of this hand, -1 nobody. ``rounds``: how often cards have been exchanged in it. ``pat``: somebody kept all his
        cards though one was seen.
    :ivar which: the lance in play, from 0 to 3; the fourth is juego or ``punto``. ``stands``, ``staked``, ``taken``: of each lance, how it ended, the
        stones staked or paid, the side that was paid (-1 none).
    :ivar with_pares: who has pares, once that is declared, else -1; ``with_juego`` the same.
    :ivar lines: what has been taken in this hand: why, in which lance, the kind of pares or the sum of juego, by which side, how much.
    :ivar points: of each side in this game, ``games``: won in this vaca, ``vacas``: won. ``winner``: the side that has just won a game, -1.
    :ivar opening: 2: the first hand of a vaca, 1: of a game, 0: of neither. ``game_mano``: the mano of the first hand of this game.
    :ivar turned: the card turned to find the first dealer, -1; ``turner``: who turned it.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.cards: MusCards = mus_cards(str(options["deck"]), options.number("kings"), str(options["real"]))
        self.pack = self.cards.pack
        self.deal = MusDeal(self.cards)
        self.lance = Lance()
        self.target = options.number("target")
        self.least_raise = options.number("min_raise")
        self.by_pairs = options["speaking"] == "by_pairs"
        self.gestures: Gestures | None = None
        self.phase = VOICES
        self.mano = 0
        self.mover = 0
        self.corrido = False
        self.seen = False
        self.turn_of = 0
        self.said: list[int] = [-1] * 4
        self.swapped: list[int] = [-1] * 4
        self.cutter = -1
        self.rounds = 0
        self.pat = False
        self.which = 0
        self.punto = False
        self.stands: list[int] = [OPEN] * 4
        self.staked: list[int] = [0] * 4
        self.taken: list[int] = [-1] * 4
        self.with_pares = -1
        self.with_juego = -1
        self.lines: list[list[int]] = []
        self.points: list[int] = [0, 0]
        self.games: list[int] = [0, 0]
        self.vacas: list[int] = [0, 0]
        self.winner = -1
        self.opening = 2
        self.game_mano = 0
        self.turned = -1
        self.turner = -1

    # -- to be given by the course of a hand ------------------------------------------------------------------------------------------

    def waiting_for(self) -> int:
        """Whom the game waits for; -1: nobody."""
        raise NotImplementedError

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        dealer = self._first_dealer()
        self.mano = self.game_mano = (dealer + 1) % 4
        self.new_hand()

    def _first_dealer(self) -> int:
        if self.options["first_dealer"] == "random":
            return self.chance.below(4)
        self.turner = self.chance.below(4)
        self.turned = self.chance.below(self.pack.size)
        return drawn_dealer(self.turner, self.pack.names[self.turned], self.pack.look)

    def new_hand(self) -> None:
        """Deal, ``mano`` and ``opening`` being set."""
        self.deal.begin(self.mano, self.chance)
        self.lance = Lance()
        if self.gestures:
            self.gestures = Gestures(self.gestures.banned)
        when = str(self.options["corrido"])
        self.corrido = when == "hand" or (when == "game" and self.opening > 0) or (when == "match" and self.opening > 1)
        self.turn_of = 0
        self.said = [-1] * 4
        self.swapped = [-1] * 4
        self.cutter = -1
        self.rounds = 0
        self.pat = False
        self.which = 0
        self.punto = False
        self.stands = [OPEN] * 4
        self.staked = [0] * 4
        self.taken = [-1] * 4
        self.with_pares = -1
        self.with_juego = -1
        self.lines = []
        self.seen = False
        if self.options["mus_visto"] != "off" and self.chance.below(SEEN_IN) == 0:
            seat = self.chance.below(4)
            self.expose(seat, bits(self.deal.hands[seat])[self.chance.below(4)])
        self.before_voices(REPLACING)

    def expose(self, seat: int, card: int) -> None:
        """A card has been seen in the deal."""
        self.seen = True
        self.deal.known[seat] |= 1 << card
        if self.loud:
            self.note("show", "mus-exposed", seat, card=self.pack.names[card])

    def before_voices(self, phase: int) -> None:
        """Ask for what comes before the voices, from this phase on, as far as the house plays it."""
        self.turn_of = 0
        if phase == REPLACING and self.options.on("replace_4567"):
            self.phase = REPLACING
        elif self.seen:
            self.phase = EXPOSED
        else:
            self.phase = VOICES
        self.mover = self.waiting_for()

    def dealer(self) -> int:
        """Who has dealt this hand."""
        return (self.mano + 3) % 4

    def next_dealer(self) -> int:
        """Who deals the next hand."""
        if self.options["deal_rotation"] == "each_hand":
            return self.mano
        return self.game_mano if self.winner >= 0 else (self.game_mano + 3) % 4

    def next_hand(self, dealer: int) -> None:
        self.hand += 1
        self.chance.begin_hand(self.hand)
        self.note("deal", "event-deal", dealer)
        self.opening = 0
        if self.winner >= 0:
            self.opening = 1 if any(self.games) else 2
            self.points = [0, 0]
            self.winner = -1
        self.turned = self.turner = -1
        self.mano = (dealer + 1) % 4
        if self.opening:
            self.game_mano = self.mano
        self.new_hand()

    # -- the count --------------------------------------------------------------------------------------------------------------------

    def take(self, side: int, n: int, why: int, lance: int, what: int) -> None:
        """A side takes stones: why, in which lance, for which kind of pares or which sum."""
        before = self.points[side]
        self.points[side] += n
        self.lines.append([why, lance, what, side, n])
        if self.loud:
            self.note("score", "mus-takes", -1, False, seats=pair(side), n=n, say=reason(why, lance, what))
            now = self.points[side]
            if before < self.target - 5 <= now < self.target:
                self.note("say", "mus-inside", side + 2, True)
            if before < self.target - 1 == now:
                self.note("say", "mus-one-short", side, True)

    def count(self) -> None:
        """Count the lances in their order, until a pair is out."""
        for which in range(4):
            side = self._count_lance(which)
            if side >= 0 and self.points[side] >= self.target:
                self._show_all()
                self.win(side)
                return
        self._show_all()
        self.close()

    def _show_all(self) -> None:
        if self.options["showdown"] == "all":
            self.deal.shown = 15
        for seat in range(4):
            if self.loud and self.deal.shown >> seat & 1:
                self.note("show", "mus-shows", seat, cards=self.pack.mask_text(self.deal.hands[seat]))

    def _count_lance(self, which: int) -> int:
        """Take what a lance brings; the side that takes it, -1: nobody."""
        how = self.stands[which]
        if how == NOBODY:
            return -1
        lance = self.kind(which)
        if how == REFUSED:
            side = self.taken[which]
        else:
            seat = self.best(which)
            side = seat % 2
            if how != ALONE:
                self.deal.shown |= 1 << seat
            if how == BET or (how == PASSED and lance in (GRANDE, CHICA)):
                self.take(side, self.staked[which], STAKE, lance, 0)
        if lance == PUNTO:
            self.take(side, 1, BONUS, PUNTO, 0)
        elif lance in (PARES, JUEGO):
            self._bonus(side, lance)
        return side

    def _bonus(self, side: int, lance: int) -> None:
        having = self.with_pares if lance == PARES else self.with_juego
        for step in range(4):
            seat = (self.mano + step) % 4
            if seat % 2 != side or not having >> seat & 1:
                continue
            hand = self.cards.hand(self.deal.hands[seat])
            earned = hand.bonus if lance == PARES else hand.juego_bonus
            self.deal.shown |= 1 << seat
            if earned:
                self.take(side, earned, BONUS, lance, hand.kind if lance == PARES else hand.total)

    def win(self, side: int) -> None:
        """The side is out: it wins the game, and with it perhaps more."""
        self.winner = side
        self.games[side] += 1
        self.note("win", "mus-out", side, True)
        if self.games[side] * 2 > self.options.number("games"):
            self.vacas[side] += 1
            if self.vacas[side] * 2 > self.options.number("vacas"):
                self.phase = END
                self.mover = -1
                return
            self.games = [0, 0]
            self.note("win", "mus-vaca-won", seats=pair(side))
        self.close()

    def close(self) -> None:
        self.phase = OVER
        self.mover = self.next_dealer()

    def kind(self, which: int) -> int:
        """The lance that is played as number ``which``."""
        return PUNTO if which == JUEGO and self.punto else which

    def best(self, which: int) -> int:
        """Who has the best hand in a lance of those who take part in it."""
        lance = self.kind(which)
        having = self.with_pares if lance == PARES else self.with_juego if lance == JUEGO else 15
        found, most = self.mano, -1
        for step in range(4):
            seat = (self.mano + step) % 4
            if having >> seat & 1:
                key = self.cards.key(lance, self.deal.hands[seat])
                if key > most:
                    found, most = seat, key
        return found


WORDS: Final = ("mus", "cut", "defer", "pass", "accept", "refuse", "ordago", "keep", "show")
"""How the words are called in texts."""


def marks_left(never: int) -> int:
    """The marks that a seña may tell which is none of those, a set."""
    found = 0
    for mark in range(len(MARKS)):
        if not never >> sena_of(mark) & 1:
            found |= 1 << mark
    return found


def drawn_dealer(turner: int, card: str, look: str) -> int:
    """Who deals first when the seat ``turner`` turns that card: oros or diamonds the player at its right, copas or hearts its partner, espadas or
    spades the one at its left, bastos or clubs itself."""
    return (turner + ("dhsc" if look == "french" else "oceb").index(card[-1]) + 1) % 4


def pair(side: int) -> str:
    """The seats of a side."""
    return f"{side} {side + 2}"


def reason(why: int, lance: int, what: int) -> str:
    """The message that says what stones are taken for."""
    if why == DEJE:
        return f"mus-for-deje-{LANCES[lance]}"
    if why == STAKE:
        return f"mus-for-{LANCES[lance]}"
    if lance == PARES:
        return ("mus-for-nothing", "mus-for-par", "mus-for-medias", "mus-for-duples")[what]
    if lance == PUNTO:
        return "mus-for-the-punto"
    return "mus-for-31" if what == 31 else "mus-for-other"
