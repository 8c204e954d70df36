"""A match of poker: hand after hand with the button moving, chips bought, players out, games and limits alternating; its notation and positions.

How a game is made of this: its module builds :class:`Form` objects (streets, what a hand is worth), :class:`Rules` from them and the options, and a
subclass of :class:`~sobremesa.games.vying._table.PokerTable` (of ``CommunityTable`` where cards are shared) that gives ``blank`` and, where the game
has more, overrides these, each told at its method:

- ``before_deal``, ``before_street`` (then ``resume``), ``show_down``: where players have something to do or say besides betting, in phases of the
  game's own, numbered from ``FIRST_OWN`` and named by ``phases``; ``choices`` and ``choose`` list and play the actions there, numbered from ``OWN``
  to ``BET - 1``, whose notation is ``word`` and ``read_words`` and whose buttons say ``own_label``. One seat acts by ``mover``, several at once by
  ``waiting`` (with ``mover`` -1).
- ``force_bets``, ``first_to_act``, ``before_round``, ``deal_street``: forced bets, who opens, a round's sizes, how the cards come.
- ``worth``, ``divide``: what a seat's hand is worth, and how a pot is divided. ``sure``: what a seat knows of others' hidden cards.
- ``copy_to`` and ``own_fields``: its own attributes.

Whatever changes the betting asks ``self.form`` (``form.stud``...) and not the class, because a mixed game changes its form between hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.packs import bits
from sobremesa.core.positions import CardLists, Cards, Field, Flag, Int, IntEach, Ints, Masks, Reader, Stack, Word, whole
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._fields import Renamed, SeatSet, Within
from sobremesa.games.vying._forms import NO_LOW
from sobremesa.games.vying._hand import BET, BETTING, BUY, CHECK, DEAL, END, FOLD, LEAVE, OVER, SHOW, SHOWING, STAY, read_deed
from sobremesa.games.vying._seating import seating
from sobremesa.games.vying._showdown import EndingState

WORDS: Final[tuple[str, ...]] = ("fold", "check", "call", "deal", "stay", "leave", "show", "muck", "bring-in")
PHASES: Final[tuple[str, ...]] = ("bet", "show", "over", "end")
RESERVE: Final = 60
"""Seconds for the match besides those of each decision (option ``time``)."""
HANDS_AWAY: Final = 2
"""Whole hands that somebody who is away only checks or folds."""


class PokerState(EndingState):
    """A match of poker."""

    def begin(self) -> None:
        stack = self.rules.ladder.buy_in
        self.chips.stacks = [stack] * self.seats
        self.bought = [stack] * self.seats
        if self.options["first_dealer"] == "random":
            self.seating.button = self.chance.below(self.seats)
            self.seating.place_blinds()
        else:
            cards = self.rules.cards[: self.pack.base]
            self.chance.shuffle(cards)
            if self.loud:
                for seat, player in enumerate(seating(self.pack, cards[: self.seats])):
                    self.note("draw", "poker-draws", seat, card=self.pack.names[cards[player]])
        self.lap_left = self.seats
        self.new_hand()

    def new_hand(self) -> None:
        """Shuffle and start the hand number ``hand``, the button being where it is to be."""
        stock = self.rules.cards[:]
        self.chance.shuffle(stock)
        self.start_hand(stock)

    def close_hand(self) -> None:
        """Who is out; whether the match is over; who may do what before the next deal."""
        seating = self.seating
        rules = self.rules
        stacks = self.chips.stacks
        if not rules.rebuy:
            self.put_out()
        self.mover = -1
        self.waiting = 0
        if seating.playing.bit_count() < 2 or (rules.hands and self.hand + 1 >= rules.hands):
            self.phase = END
            self.may_show = -1
            return
        self.phase = OVER
        if rules.rebuy:
            for seat in range(self.seats):
                if seating.playing >> seat & 1 and stacks[seat] < rules.ladder.buy_in:
                    self.waiting |= 1 << seat
        if self.may_show >= 0:
            self.waiting |= 1 << self.may_show
        self.find_dealer()
        if rules.may_leave and self.phase == OVER:
            self.waiting |= seating.playing & ~(1 << self.mover) if self.mover >= 0 else seating.playing

    def put_out(self) -> None:
        """Those without chips are out; of several at once, those who began the hand with more have outlasted the others."""
        seating = self.seating
        out = [seat for seat in range(self.seats) if seating.playing >> seat & 1 and not self.chips.stacks[seat]]
        before = self.seats - seating.playing.bit_count()
        for seat in out:
            self.outlasted[seat] = before
            for other in out:
                if self.began[other] < self.began[seat]:
                    self.outlasted[seat] += 1
            seating.playing &= ~(1 << seat)
            if self.loud:
                self.note("out", "poker-is-out", seat)

    def find_dealer(self) -> None:
        """Who deals next, once nobody without chips has still to decide; the match is over where one player is left."""
        seating = self.seating
        playing = seating.playing
        self.mover = -1
        if playing.bit_count() < 2:
            self.phase = END
            self.waiting = 0
            self.may_show = -1
            return
        for seat in range(self.seats):
            if playing >> seat & 1 and not self.chips.stacks[seat]:
                return
        button, small, big = seating.button, seating.small, seating.big
        seating.move_on()
        self.mover = seating.dealer()
        seating.button, seating.small, seating.big = button, small, big

    def next_hand(self, dealer: int) -> None:
        """Deal again."""
        self.hand += 1
        self.chance.begin_hand(self.hand)
        if self.loud:
            self.note("deal", "event-deal", dealer)
        self.seating.move_on()
        if self.lap_left <= 0:
            self.lap += 1
            self.lap_left = self.seating.playing.bit_count()
        self.new_hand()

    # -- legal -------------------------------------------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        mover = self.mover
        return self.waiting | 1 << mover if mover >= 0 else self.waiting

    def awaited(self) -> int:
        """Between hands, whoever deals and those without chips; the others may buy or show, but need not."""
        if self.phase != OVER:
            return self.actors()
        broke = sum([1 << seat for seat in range(self.seats) if self.waiting >> seat & 1 and not self.chips.stacks[seat]])
        return broke | 1 << self.mover if self.mover >= 0 else broke

    def thinking_time(self) -> tuple[int, int]:
        seconds = self.options.number("time")
        return seconds, RESERVE if seconds else 0

    def may_chat(self, seat: int) -> bool:
        chat = self.options["chat"]
        return chat == "free" or (chat == "between_hands" and self.hand_over())

    def may_hint(self) -> bool:
        return not self.rules.ladder.tournament

    def turn(self) -> int:
        mover = self.mover
        if mover >= 0:
            return mover
        waiting = self.waiting
        if self.phase == OVER:  # nobody can deal before those without chips have decided
            for seat in range(self.seats):
                if waiting >> seat & 1 and not self.chips.stacks[seat]:
                    return seat
        return (waiting & -waiting).bit_length() - 1

    def hand_over(self) -> bool:
        return self.phase == OVER or self.phase == END

    def actions(self, seat: int) -> list[int]:
        if self.phase == BETTING:
            return self.bet_choices(seat) if seat == self.mover else []
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        return self.between_choices(seat) if self.phase == OVER else self.choices(seat)

    def choices(self, seat: int) -> list[int]:
        """The actions of an actor in SHOWING and in the game's own phases, ascending."""
        raise NotImplementedError

    def between_choices(self, seat: int) -> list[int]:
        """What an actor may do between hands, ascending: some of the amounts he may buy."""
        found: list[int] = []
        stack = self.chips.stacks[seat]
        if seat == self.mover:
            found.append(DEAL)
        if self.waiting >> seat & 1:
            if stack:
                found.append(STAY)
            if not stack or self.rules.may_leave:
                found.append(LEAVE)
            if seat == self.may_show:
                found.append(SHOW)
            room = self.room_to_buy(seat)
            if room > 1:
                found.append(BUY + room // 2)
            if room > 0:
                found.append(BUY + room)
        elif self.rules.may_leave:
            found.append(LEAVE)
        return found

    def discloses(self, seat: int, action: int) -> bool:
        return action == SHOW

    def room_to_buy(self, seat: int) -> int:
        """How many chips the seat may add before the next deal."""
        return self.rules.ladder.buy_in - self.chips.stacks[seat] if self.rules.rebuy else 0

    def default(self, seat: int) -> int:
        actions = self.actions(seat)
        if self.phase == BETTING and not self.bring:
            return actions[0] if actions[0] != FOLD else CHECK if CHECK in actions else FOLD
        return actions[0]

    def hands_by_default(self) -> int:
        return HANDS_AWAY

    def parting(self, seat: int) -> int:
        return LEAVE if self.phase == OVER and self.rules.may_leave else -1

    # -- effect ------------------------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase != BETTING:
            if self.phase == END:
                raise Refused("match-over")
            if seat < 0 or not self.actors() >> seat & 1:
                raise Refused("not-your-turn")
            if self.phase == OVER:
                self.between(seat, action)
            else:
                self.choose(seat, action)
            return
        if seat != self.mover:
            raise Refused("not-your-turn")
        self.bet(seat, action)

    def choose(self, seat: int, action: int) -> None:
        """Play an action in SHOWING or in one of the game's own phases. Raises :class:`Refused` where it is not legal now."""
        raise Refused("unknown-move", text=self.text(seat, action))

    def between(self, seat: int, action: int) -> None:
        """Play an actor's action between hands."""
        stack = self.chips.stacks[seat]
        waits = self.waiting >> seat & 1
        if action == DEAL and seat == self.mover:
            self.next_hand(seat)
        elif action == DEAL:
            raise Refused("poker-not-the-dealer")
        elif action == STAY and waits and stack:
            self.waiting &= ~(1 << seat)
            if seat == self.may_show:
                self.may_show = -1
        elif action == LEAVE and (self.rules.may_leave or not stack):
            self.waiting &= ~(1 << seat)
            if seat == self.may_show:
                self.may_show = -1
            self.seating.playing &= ~(1 << seat)
            self.note("out", "poker-leaves", seat, True)
            self.find_dealer()
        elif action == SHOW and seat == self.may_show:
            self.may_show = -1
            self.deal.shown |= 1 << seat
            self.note("show", "poker-shows", seat, cards=self.pack.mask_text(self.deal.holes[seat]))
            if self.room_to_buy(seat) <= 0:
                self.waiting &= ~(1 << seat)
        elif action > BUY and waits and self.rules.rebuy:
            self._buy(seat, action - BUY)
        else:
            raise Refused("poker-hand-over")

    def _buy(self, seat: int, amount: int) -> None:
        room = self.room_to_buy(seat)
        if amount > room:
            raise Refused("poker-buy-too-much", n=max(room, 0))
        self.chips.stacks[seat] += amount
        self.bought[seat] += amount
        self.began[seat] += amount
        if self.may_show != seat:
            self.waiting &= ~(1 << seat)
        self.note("buy", "poker-buys", seat, n=amount)
        self.find_dealer()

    # -- score -------------------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Cash: chips won or lost in the match, as they stood when the hand began. Tournament: the players outlasted so far."""
        if self.rules.ladder.tournament:
            out = self.seats - self.seating.playing.bit_count()
            return [out if self.seating.playing >> seat & 1 else self.outlasted[seat] for seat in range(self.seats)]
        chips = self.chips.stacks if self.hand_over() else self.began
        return [chips[seat] - self.bought[seat] for seat in range(self.seats)]

    # -- notation ----------------------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if 0 <= action < len(WORDS):
            return WORDS[action]
        if action >= BUY:
            return f"buy {action - BUY}"
        if action >= BET:
            return f"{'raise' if self.chips.level else 'bet'} {action - BET}"
        return self.word(action)

    def word(self, action: int) -> str:
        """The notation of one of the game's own actions."""
        return str(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if len(words) == 2 and words[0] in ("bet", "raise", "buy") and whole(words[1]) >= 0:
            return (BUY if words[0] == "buy" else BET) + whole(words[1])
        if len(words) == 1 and words[0] in WORDS:
            return WORDS.index(words[0])
        return self.read_words(words, text)

    def read_words(self, words: list[str], text: str) -> int:
        """The game's own action so written. Raises :class:`Refused`; a card that is touched says that cards are not played."""
        if words and words[0] in self.pack.names:
            raise Refused("poker-no-card")
        raise Refused("unknown-move", text=text)

    # -- positions ---------------------------------------------------------------------------------------------------------------------------------

    def phases(self) -> tuple[str, ...]:
        """The names of the phases: those of every game, then the game's own."""
        return PHASES

    def own_fields(self) -> tuple[Field, ...]:
        """The fields that a game has besides."""
        return ()

    def schema(self) -> tuple[Field, ...]:
        return (Word("phase", self.phases()), *POKER, *self.own_fields())

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: full stacks, the button with the last seat, all playing; what has been bought is what lies before each.

        Without a ``phase`` the hand starts: blinds and antes are posted and the cards dealt from ``stock`` (top first), at whose end the cards
        that are named nowhere are put; ``holes`` may say what each has been dealt first instead.
        """
        read = Reader(position)
        chips = self.chips
        chips.stacks = [self.rules.ladder.buy_in] * self.seats
        self.began = chips.stacks[:]
        self.nothing_won()
        self.deal.begin_hand([])
        super().place(position)
        if not read.has("playing"):
            self.seating.playing = sum([1 << seat for seat in range(self.seats) if chips.stacks[seat] + chips.paid[seat]])
        if not read.has("big"):
            self.seating.place_blinds()
        if not read.has("bought"):
            self.bought = [chips.stacks[seat] + chips.paid[seat] for seat in range(self.seats)]
        if not read.has("began"):
            self.began = self.bought[:]
        self.check_seats()
        chips.check()
        if not read.has("phase"):
            if not read.has("lap_left"):
                self.lap_left = self.seating.playing.bit_count()
            self._start_from_position()
            return
        self.set_stakes()
        if self.street >= 0:
            self.form.set_limits(chips, self.street, self.stakes.small, self.stakes.big)
        live = chips.live
        chips.double, chips.single = self.rules.double, self.rules.single
        chips.able = sum([1 << seat for seat in range(self.seats) if live >> seat & 1 and chips.stacks[seat]])
        chips.pot = 0 if self.hand_over() else sum(chips.paid) + chips.dead
        if self.phase == BETTING:
            began = live
            for street, seat, action in [read_deed(number) for number in self.history]:
                if street == self.street and action == FOLD:
                    began |= 1 << seat
            chips.cap = self.rules.ladder.cap if began.bit_count() > 2 else self.rules.ladder.cap_heads_up
        self.check_phase()

    def check_phase(self) -> None:
        """Raise :class:`Refused` where something in the position cannot be so in its phase."""
        chips = self.chips
        mover = self.mover
        live = chips.live
        over = self.hand_over()
        wrong = ""
        if self.street >= len(self.form.streets) + (0 if self.phase == BETTING else 1):
            wrong = "street"
        elif any(won and not over for won in self.won) or any(self.high_won[seat] + self.low_won[seat] > won for seat, won in enumerate(self.won)):
            wrong = "won"
        elif live & ~self.seating.playing and not over:
            wrong = "live"
        elif over and any(chips.bets):
            wrong = "bets"
        elif (over or self.phase == BETTING) and not self.partial and not all(self.deal.own(seat) for seat in bits(live)):
            wrong = "holes"
        elif self.phase == BETTING:
            if self.street < 0:
                wrong = "street"
            elif chips.pending & ~chips.able or not (live & (live - 1) or self.partial):
                wrong = "pending"
            elif mover < 0 or not chips.pending >> mover & 1:
                wrong = "mover"
            elif self.waiting:
                wrong = "waiting"
            elif any(chips.bets[seat] >= chips.level for seat in bits(chips.acted & chips.pending)):
                wrong = "acted"
            elif self.bring and (self.bring != self.form.bring_in(self.street, self.stakes.small) or chips.level):
                wrong = "bring"
        elif self.phase == END:
            wrong = "mover" if mover >= 0 else "waiting" if self.waiting else ""
        elif self.phase == OVER:
            playing = self.seating.playing
            broke = sum([1 << seat for seat in bits(playing) if not chips.stacks[seat]])
            if self.waiting & ~playing:
                wrong = "waiting"
            elif broke and (mover >= 0 or broke & ~self.waiting):
                wrong = "stacks"
            elif mover >= 0 and not playing >> mover & 1:
                wrong = "mover"
            elif not self.awaited():
                wrong = "waiting"
        elif not self.phase_fits():
            wrong = "phase"
        if over and any(self.low_won) and not wrong:
            lows = self.worths(True)
            if any(won and lows[seat] == NO_LOW for seat, won in enumerate(self.low_won)):
                wrong = "low_won"
        if wrong:
            raise Refused("position-value", name=wrong)

    def phase_fits(self) -> bool:
        """Whether a position may be in its phase, SHOWING or one of the game's own: by default any but SHOWING."""
        return self.phase != SHOWING

    def check_seats(self) -> None:
        """Raise :class:`Refused` where a number of the position is no seat or no street."""
        for name, value, low in (
            ("mover", self.mover, -1),
            ("opener", self.opener, 0),
            ("button", self.seating.button, 0),
            ("small", self.seating.small, 0),
        ):
            if not low <= value < self.seats:
                raise Refused("position-value", name=name)
        for name, value, low in (("big", self.seating.big, 0), ("aggressor", self.aggressor, -1), ("straddler", self.straddler, -1)):
            if not low <= value < self.seats:
                raise Refused("position-value", name=name)
        for name, value in (("bring", self.bring), ("house", self.house), ("carried", self.carried)):
            if value < 0:
                raise Refused("position-value", name=name)
        for name, each in (("began", self.began), ("won", self.won), ("high_won", self.high_won), ("low_won", self.low_won)):
            if min(each) < 0:
                raise Refused("position-value", name=name)
        if not -1 <= self.street < 12 or self.lap < 0:
            raise Refused("position-value", name="street" if self.lap >= 0 else "lap")
        if self.seating.playing.bit_count() < 2 and self.phase != END:
            raise Refused("position-value", name="playing")

    def _start_from_position(self) -> None:
        """Start the hand that a position without a phase tells of."""
        deal = self.deal
        named = deal.all()
        stock = [card for card in range(self.pack.size - 1, -1, -1) if card not in named] + deal.stock
        holes = deal.holes
        if any(holes) and not all(holes[seat] for seat in bits(self.seating.playing)):
            raise Refused("position-value", name="holes")
        self.start_hand(stock, holes)


POKER: Final[tuple[Field, ...]] = (
    Int("street"),
    Int("mover"),
    SeatSet("waiting"),
    Int("opener"),
    Int("aggressor"),
    Int("straddler"),
    Int("bring"),
    Flag("bring_free"),
    Int("may_show"),
    Ints("history"),
    IntEach("began"),
    IntEach("won"),
    IntEach("high_won"),
    IntEach("low_won"),
    IntEach("bought"),
    IntEach("outlasted"),
    Int("house"),
    Int("carried"),
    Int("lap"),
    Int("lap_left"),
    Within("seating", SeatSet("playing")),
    Within("seating", Int("button")),
    Within("seating", Int("small")),
    Within("seating", Int("big")),
    Within("chips", IntEach("stacks")),
    Within("chips", IntEach("bets")),
    Within("chips", IntEach("paid")),
    Within("chips", IntEach("marks")),
    Within("chips", Int("dead")),
    Within("chips", SeatSet("live")),
    Within("chips", SeatSet("pending")),
    Within("chips", SeatSet("acted")),
    Within("chips", Int("level")),
    Within("chips", Int("delta")),
    Within("chips", Int("size")),
    Renamed("big_bet", "chips", "big"),
    Within("chips", SeatSet("wide")),
    Within("chips", Int("floor")),
    Within("chips", Int("counted")),
    Within("chips", Flag("halves")),
    Renamed("raiser", "chips", "aggressor"),
    Within("deal", Stack("stock")),
    Within("deal", Masks("holes")),
    Within("deal", CardLists("ups")),
    Within("deal", Cards("board")),
    Within("deal", Cards("covered")),
    Within("deal", Cards("burns")),
    Within("deal", Masks("thrown")),
    Within("deal", SeatSet("shown")),
)
"""The part of a position that all games of poker have."""
