"""Poker against the house: antes on boxes, purses, the croupier's hand and the rounds of a session (docs/decisions/0020).

The ledger counts hundredths of a chip, so that a share of a jackpot loses nothing; stakes are whole chips. Each seat has a box of its own; where a
player may hold several, boxes that are no seat's own belong to whoever stakes on them first. The pack is shuffled for every round.

An ante is taken only if what it takes to go on with it can be paid too: nobody is dealt a hand that he could but fold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Option, Options
from sobremesa.core.packs import get_pack, to_mask
from sobremesa.core.positions import CardLists, Cards, Field, Flag, Int, IntEach, Stack, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Control, Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.vying._hands import high
from sobremesa.games.vying._paytable import KIND_NAMES, LEAST_ACE_KING, LEAST_PAIR, kind_of

ROUNDS: Final = 100
"""Rounds of a session at most."""
PURSE: Final = 300
"""What each player brings, in the least stakes: the largest ante of the usual table can be staked and gone on with."""
CENTS: Final = 100
"""Units of the ledger in a chip."""
MOST: Final = (1 << 20) - 1
"""The largest stake there can be."""

READY, LEAVE, DEAL, FOLD = 1, 2, 3, 4
ANTE: Final = 1 << 26  # | box << 20 | chips
_WORDS = {"ready": READY, "leave": LEAVE, "deal": DEAL, "fold": FOLD}

# Phases; a game's own come after
BETS, OVER, END, PLAY = range(4)

# What became of a box
WAITING, FOLDED, NO_GAME, WON, TIED, LOST, RETURNED = range(7)
OUTCOMES: tuple[str, ...] = ("waiting", "folded", "no-game", "won", "tied", "lost", "returned")

LIMITS: tuple[Option, ...] = (
    Choice("limits", "1_to_100", "custom"),
    Number("min_stake", 5, 1, 100_000, when=(("limits", ("custom",)),)),
    Number("max_stake", 500, 1, 1_000_000, when=(("limits", ("custom",)),)),
)

SESSION: tuple[Field, ...] = (
    IntEach("chips"),
    IntEach("before"),
    IntEach("antes"),
    IntEach("owners"),
    IntEach("bets"),
    IntEach("outcomes"),
    IntEach("nets"),
    IntEach("odds"),
    CardLists("hands"),
    Cards("house"),
    Stack("stock"),
    Flag("shown"),
    Int("ready"),
    Int("gone"),
    Int("box"),
)
"""The fields that positions of these games share."""


def chips_text(cents: int, sign: bool = False) -> str:
    """Hundredths of a chip as chips: ``7``, ``1200.08``, ``−0.5``; with ``sign``, gains with a plus.

    >>> chips_text(120008), chips_text(-50), chips_text(1000, True)
    ('1200.08', '−0.5', '+10')
    """
    chips, rest = divmod(abs(cents), CENTS)
    text = str(chips) + (f".{rest:02}".rstrip("0") if rest else "")
    return ("−" if cents < 0 else "+" if sign and cents > 0 else "") + text


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseState(State):
    """A session at a table of poker against the house.

    :ivar chips: the purse of each seat in hundredths; ``before``: the same when the round began.
    :ivar owners: the seat that holds each box in this round, -1 for none; ``antes``: chips staked on it; ``bets``: chips put behind the ante.
    :ivar hands: the cards of each box; ``house``: the croupier's, in the order dealt, the last face up, the others down until ``shown``.
    :ivar outcomes: what became of each box; ``nets``: what it brought, in hundredths; ``odds``: what its bet was paid to one.
    :ivar ready: mask of the seats that have finished staking; ``gone``: of those that have left or can stake no more. ``box``: the one in turn.
    :ivar cover: how many antes it takes to go on.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, boxes: int, most: int, cover: int) -> None:
        super().__init__(game, seats, options, chance)
        self.pack = get_pack("fr52")
        custom = options["limits"] == "custom"
        self.low = options.number("min_stake") if custom else 1
        self.high = max(self.low, options.number("max_stake")) if custom else 100
        self.max_pay = CENTS * options.number("max_pay")  # 0: no ceiling
        self.boxes = boxes
        self.most = most
        self.cover = cover
        self.pair_only = False
        self.phase = BETS
        self.chips: list[int] = [CENTS * PURSE * self.low] * seats
        self.before: list[int] = self.chips[:]
        self.antes: list[int] = [0] * boxes
        self.owners: list[int] = [-1] * boxes
        self.bets: list[int] = [0] * boxes
        self.outcomes: list[int] = [WAITING] * boxes
        self.nets: list[int] = [0] * boxes
        self.odds: list[int] = [0] * boxes
        self.hands: list[list[int]] = [[] for _ in range(boxes)]
        self.house: list[int] = []
        self.stock: list[int] = []
        self.shown = False
        self.ready = 0
        self.gone = 0
        self.box = 0

    # -- what a game gives ------------------------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """The cards are dealt: go to the first decision."""
        raise NotImplementedError

    def clear(self) -> None:
        """Take away what else the last round left."""

    def begin(self) -> None:
        self.stock = list(range(52))

    # -- antes ------------------------------------------------------------------------------------------------------------------------

    def in_play(self) -> int:
        """Mask of the seats that are still in the session."""
        return (1 << self.seats) - 1 & ~self.gone

    def actors(self) -> int:
        if self.phase == BETS:
            return self.in_play() & ~self.ready
        if self.phase == OVER:
            return self.in_play() & -self.in_play()
        return 0 if self.phase == END else 1 << self.owners[self.box]

    def own_boxes(self, seat: int) -> list[int]:
        """The boxes the seat has staked on in this round, in order."""
        return [box for box in range(self.boxes) if self.owners[box] == seat]

    def spare(self, seat: int) -> int:
        """What of a purse is not needed to go on with boxes that have yet to decide, in hundredths."""
        pledged = 0
        for box in range(self.boxes):
            if self.owners[box] == seat and not self.bets[box] and self.outcomes[box] == WAITING:
                pledged += self.antes[box]
        return self.chips[seat] - CENTS * self.cover * pledged

    def most_ante(self, seat: int) -> int:
        """The largest ante the seat can stake now; below :attr:`low` if none."""
        return min(self.high, self.spare(seat) // (CENTS * (1 + self.cover)))

    def open_boxes(self, seat: int) -> list[int]:
        """The boxes the seat may still stake on: its own, and those that nobody holds nor has as his own."""
        if len(self.own_boxes(seat)) >= self.most or self.most_ante(seat) < self.low:
            return []
        found = [seat] if self.owners[seat] < 0 else []
        if self.most > 1:
            found += [box for box in range(self.seats, self.boxes) if self.owners[box] < 0]
        return found

    def ante_actions(self, seat: int) -> list[int]:
        """Legal actions of the phase of antes: some usual antes on the first box that is open to the seat."""
        found = [READY] if self.own_boxes(seat) else [READY, LEAVE]
        boxes = self.open_boxes(seat)
        if boxes:
            most = self.most_ante(seat)
            for chips in sorted({self.low, min(2 * self.low, most), min(5 * self.low, most), most}):
                found.append(ANTE | boxes[0] << 20 | chips)
        return found

    def apply_ante(self, seat: int, action: int) -> None:
        """An action of the phases of antes and between rounds. Refused, with nothing changed, unless legal."""
        if self.phase == OVER and action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self._open_round()
            return
        if self.phase != BETS or not (action in (READY, LEAVE) or ANTE <= action < 2 * ANTE):
            raise Refused("house-cards-later" if self.phase == BETS else "unknown-move", text=self.text(seat, action))
        if action == LEAVE:
            if self.own_boxes(seat):
                raise Refused("boxes-already-bet")
            self.gone |= 1 << seat
            if self.loud:
                self.note("say", "boxes-leaves", seat)
        elif action == READY:
            self.ready |= 1 << seat
        else:
            self._ante(seat, action >> 20 & 63, action & MOST)
        self.go_on_antes()

    def go_on_antes(self) -> None:
        """Deal when nobody has anything more to stake."""
        if not self.in_play():
            self.phase = END
        elif not self.in_play() & ~self.ready:
            self._deal()

    def _ante(self, seat: int, box: int, chips: int) -> None:
        if box >= self.boxes:
            raise Refused("boxes-no-box", n=self.boxes)
        if self.owners[box] >= 0:
            raise Refused("boxes-taken", n=box + 1)
        if len(self.own_boxes(seat)) >= self.most:
            raise Refused("house-most-boxes", n=self.most)
        if box != seat and box < self.seats:
            raise Refused("boxes-not-yours", n=box + 1)
        if not self.low <= chips <= self.high:
            raise Refused("boxes-limits", low=self.low, high=self.high)
        if CENTS * (1 + self.cover) * chips > self.spare(seat):
            raise Refused("house-cover", n=1 + self.cover, chips=chips_text(self.spare(seat)))
        self.chips[seat] -= CENTS * chips
        self.antes[box] = chips
        self.owners[box] = seat
        if self.loud:
            self.note("play", "boxes-bets", seat, chips=chips, n=box + 1)
        if not self.open_boxes(seat):
            self.ready |= 1 << seat

    def _open_round(self) -> None:
        self.phase = BETS
        self.before = self.chips[:]
        for box in range(self.boxes):
            self.antes[box] = self.bets[box] = self.nets[box] = self.odds[box] = 0
            self.owners[box] = -1
            self.outcomes[box] = WAITING
            self.hands[box] = []
        self.house = []
        self.stock = list(range(52))
        self.shown = False
        self.ready = 0
        self.clear()
        if self.loud:
            self.note("say", "boxes-place-bets")

    def _deal(self) -> None:
        """Five cards to each box, one at a time in order, the croupier last."""
        boxes = [box for box in range(self.boxes) if self.antes[box]]
        if not boxes:
            self.round_over()
            return
        if self.loud:
            self.note("say", "boxes-no-more-bets")
        stock = list(range(52))
        self.chance.shuffle(stock)
        for _ in range(5):
            for box in boxes:
                self.hands[box].append(stock.pop())
            self.house.append(stock.pop())
        self.stock = stock
        if self.loud:
            self.note("deal", "house-upcard", card=self.pack.names[self.house[4]])
        self.begin_round()

    def round_over(self) -> None:
        """The round is settled: another may follow, unless nobody can stake or the session has lasted long enough."""
        for seat in range(self.seats):
            if self.chips[seat] < CENTS * (1 + self.cover) * self.low:
                self.gone |= 1 << seat
        self.phase = OVER if self.in_play() and self.hand + 1 < ROUNDS else END
        if self.loud:
            for seat in range(self.seats):
                if self.own_boxes(seat):
                    self.note("score", "boxes-result", seat, chips=chips_text(self.chips[seat] - self.before[seat], True))

    # -- the croupier -----------------------------------------------------------------------------------------------------------------

    def house_plays(self, worth: int) -> bool:
        """Whether the croupier's hand counts."""
        return worth >= (LEAST_PAIR if self.pair_only else LEAST_ACE_KING)

    def show_house(self) -> None:
        """Turn the croupier's hand up."""
        self.shown = True
        if self.loud:
            worth = high(to_mask(self.house))
            self.note("turn", "house-shows", cards=self.pack.text(self.house))
            self.note("say", "house-has-game" if self.house_plays(worth) else "house-no-game", say=kind_key(worth))

    def pay(self, box: int, outcome: int, ante: int, bet: int) -> None:
        """Settle a box that has bet: what its ante and its bet win (in chips; lost if negative), up to the ceiling."""
        won = CENTS * bet
        if self.max_pay and won > self.max_pay:
            won = self.max_pay
        net = CENTS * ante + won
        self.outcomes[box] = outcome
        self.nets[box] += net
        self.chips[self.owners[box]] += CENTS * (self.antes[box] + self.bets[box]) + net

    def fold(self, seat: int) -> None:
        """Give up the box in turn with its ante."""
        box = self.box
        self.outcomes[box] = FOLDED
        self.nets[box] -= CENTS * self.antes[box]
        if self.loud:
            self.note("say", "house-says-fold", seat, True)

    # -- score --------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """What each seat has won, in hundredths of a chip; what lies on the table counts as the house's."""
        return [chips - CENTS * PURSE * self.low for chips in self.chips]

    def standing(self, seat: int) -> int:
        return self.chips[seat] - self.before[seat]

    def hand_over(self) -> bool:
        return self.phase == OVER or self.phase == END

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_session(self, new: HouseState) -> None:
        """Copy into a fresh state what every such game has."""
        self.copy_to(new)
        new.phase = self.phase
        new.chips = self.chips[:]
        new.before = self.before[:]
        new.antes = self.antes[:]
        new.owners = self.owners[:]
        new.bets = self.bets[:]
        new.outcomes = self.outcomes[:]
        new.nets = self.nets[:]
        new.odds = self.odds[:]
        new.hands = [cards[:] for cards in self.hands]
        new.house = self.house[:]
        new.stock = self.stock[:]
        new.shown = self.shown
        new.ready = self.ready
        new.gone = self.gone
        new.box = self.box

    def sees(self, seat: int, box: int) -> bool:
        """Whether ``seat`` (-1: a spectator) has seen the cards of a box."""
        return self.owners[box] == seat

    def unseen_piles(self, seat: int) -> list[list[int]]:
        """Further lists of cards whose faces the seat does not know."""
        return []

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        if not self.house:
            return  # nothing is dealt, and the pack will be shuffled
        boxes = self.unseen_boxes(seat)
        piles = [self.hands[box] for box in boxes] + self.unseen_piles(seat)
        piles.append(self.stock)
        pool: list[int] = [] if self.shown else self.house[:4]
        for pile in piles:
            pool += pile
        pool.sort()
        chance.shuffle(pool)
        self.suit_guess(boxes, pool, chance)
        at = 0
        for pile in piles:
            count = len(pile)
            pile[:] = pool[at : at + count]
            at += count
        if not self.shown:
            self.house[:4] = pool[at:]

    def unseen_boxes(self, seat: int) -> list[int]:
        """The boxes whose cards the seat has not seen, in the order in which they are guessed."""
        return [box for box in range(self.boxes) if self.hands[box] and not self.sees(seat, box)]

    def suit_guess(self, boxes: list[int], pool: list[int], chance: Chance) -> None:
        """Rearrange a shuffled pool, from which the boxes are dealt one after another, to suit what is known of them."""

    def all_cards(self) -> list[int]:
        """Every card, wherever it lies."""
        cards = self.stock + self.house
        for hand in self.hands:
            cards += hand
        return cards

    def census(self) -> list[str]:
        return [self.pack.names[card] for card in self.all_cards()]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def ante_text(self, seat: int, action: int) -> str:
        """An action of this module as text; that of an ante names its box unless it is the seat's own."""
        if ANTE <= action < 2 * ANTE:
            box = action >> 20 & 63
            return f"ante {action & MOST}" if box == seat else f"ante B{box + 1} {action & MOST}"
        return next((word for word, known in _WORDS.items() if known == action), str(action))

    def parse_ante(self, seat: int, text: str) -> int:
        """The inverse. Raises :class:`Refused` ``unknown-move``."""
        words = text.split()
        if len(words) == 1 and words[0] in _WORDS:
            return _WORDS[words[0]]
        if words and words[0] == "ante" and len(words) in (2, 3) and whole(words[-1]) >= 0:
            box = seat if len(words) == 2 else whole(words[1][1:]) - 1 if words[1][:1] == "B" else -1
            if box >= 0:
                return ANTE | min(box, 63) << 20 | min(whole(words[-1]), MOST)
        if len(words) == 2 and words[1].startswith("box-") and words[0] in self.census():
            raise Refused("house-cards-lie")
        if len(words) == 1 and words[0] in self.census():
            raise Refused("house-cards-lie")
        raise Refused("unknown-move", text=text)

    def check_session(self) -> None:
        """Of a position: a whole pack where nothing is dealt; refuse purses, stakes and cards that cannot be."""
        everybody = (1 << self.seats) - 1
        dealt = self.phase >= PLAY
        if not self.house and not self.stock:
            self.stock = list(range(52))
        for name, good in (
            ("chips", min(self.chips) >= 0),
            ("before", min(self.before) >= 0),
            ("antes", all(0 <= chips <= MOST for chips in self.antes)),
            ("bets", all(0 <= chips <= 3 * MOST for chips in self.bets)),
            ("owners", all(-1 <= owner < self.seats for owner in self.owners)),
            ("outcomes", all(WAITING <= outcome <= RETURNED for outcome in self.outcomes)),
            ("ready", 0 <= self.ready <= everybody and (self.phase != BETS or self.actors() != 0)),
            ("gone", 0 <= self.gone <= everybody and (self.phase == END or self.in_play() != 0)),
            ("box", 0 <= self.box < self.boxes and (not dealt or self.antes[self.box] > 0)),
            ("hands", len(self.hands) == self.boxes),
            ("house", len(self.house) in (0, 5) and (not dealt or len(self.house) == 5)),
        ):
            if not good:
                raise Refused("position-value", name=name)
        for box in range(self.boxes):
            if (self.antes[box] == 0) != (self.owners[box] < 0):
                raise Refused("position-value", name="owners")
            if self.hands[box] and not self.antes[box]:
                raise Refused("position-value", name="hands")
            if (dealt or (self.house and self.antes[box])) and self.antes[box] and not 5 <= len(self.hands[box]) <= 6:
                raise Refused("position-value", name="hands")
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def direction(self) -> str:
        return "clockwise"

    def seat(self, seat: int, viewer: int) -> Seat:
        won = (self.chips if self.hand_over() else self.before)[seat] - CENTS * PURSE * self.low  # a round counts once it is settled
        # The seat shows whole chips by itself; only a part of one needs saying.
        notes = [say("boxes-purse", chips=chips_text(self.chips[seat]))] if self.chips[seat] % CENTS else []
        notes.append(say("boxes-won", chips=chips_text(won, True)))
        out = bool(self.gone >> seat & 1)
        return Seat(seat, won // CENTS, seat, chips=self.chips[seat] // CENTS, badges=("out",) if out else (), notes=tuple(notes), out=out)

    def ante_move(self, seat: int, action: int) -> Move:
        """An action of this module as shown."""
        text = self.text(seat, action)
        if ANTE <= action < 2 * ANTE:
            box = action >> 20 & 63
            return Move(text, target=f"box-{box}", say=say("house-move-ante", chips=action & MOST, n=box + 1))
        if action == READY:
            return Move(text, say=say("boxes-move-ready" if self.own_boxes(seat) else "boxes-move-pass"))
        return Move(text, say=say({LEAVE: "boxes-move-leave", FOLD: "house-move-fold"}.get(action, "move-deal")))

    def controls(self, seat: int) -> list[Control]:
        boxes = self.open_boxes(seat) if self.phase == BETS else []
        if not boxes:
            return []
        most = self.most_ante(seat)
        marks = tuple([chips for chips in (self.low, 2 * self.low, 5 * self.low, 10 * self.low, self.high) if chips <= most])
        text = "ante {n}" if boxes[0] == seat else f"ante B{boxes[0] + 1} {{n}}"
        return [Control(f"ante-{boxes[0]}", text, say("house-ante-on", n=boxes[0] + 1), self.low, most, 1, self.low, marks)]

    def prompt(self, seat: int) -> Say | None:
        return say("boxes-place-bets") if self.phase == BETS else None

    def session_facts(self) -> list[Say]:
        """Lines of the sign on the table: its limits, what the croupier needs, and the round of how many."""
        return [
            say("boxes-sign-limits", low=self.low, high=self.high),
            say("house-sign-pair" if self.pair_only else "house-sign-ace-king"),
            say("boxes-round", n=self.hand + 1, n2=ROUNDS),
        ]

    def house_zone(self) -> Zone:
        """The croupier's row: one card open until all are."""
        names = self.pack.names
        items = [Item(names[card], names[card]) if self.shown or place == 4 else Item() for place, card in enumerate(self.house)]
        label = say("house-label", say=kind_key(high(to_mask(self.house)))) if self.shown else None
        return Zone("house", "house", "row", items=items, count=len(items), label=label, shape={"show": 5} if items else {})

    def box_items(self, box: int, seat: int) -> list[Item]:
        """The cards of a box as a seat sees them."""
        names = self.pack.names
        return [Item(names[card], names[card]) if self.sees(seat, box) else Item() for card in self.hands[box]]

    def result_sheet(self, lines: list[Line]) -> Sheet:
        """The result of a round: the game's lines, then what each seat has won."""
        for seat in range(self.seats):
            if not self.gone >> seat & 1 or self.chips[seat] != self.before[seat]:
                won = chips_text(self.chips[seat] - self.before[seat], True)
                lines.append(Line(say("boxes-line-seat", seat=seat), (won,), total=True))
        return Sheet(say("boxes-sheet", n=self.hand + 1), (say("boxes-column-chips"),), tuple(lines))

    def default(self, seat: int) -> int:
        """Nothing staked, nothing risked: the next round, or the hand given up."""
        return {BETS: READY, OVER: DEAL}.get(self.phase, FOLD)


def kind_key(worth: int) -> str:
    """The message that names the combination of a worth."""
    kind = kind_of(worth)
    return f"house-kind-{KIND_NAMES[kind]}" if kind >= 0 else "house-kind-nothing"
