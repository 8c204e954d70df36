"""Poker against the house: antes on boxes and the croupier's hand (sessions: :mod:`sobremesa.core.session`).

The ledger counts hundredths of a chip, so that a share of a jackpot loses nothing. The pack is shuffled for every round.

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
from sobremesa.core.session import BETS, DEAL, LEAVE, MOST, OVER, READY, STAKE, WORDS, Session
from sobremesa.core.state import Game
from sobremesa.core.view import Control, Item, Line, Move, Say, Zone, say
from sobremesa.games.vying._hands import high
from sobremesa.games.vying._paytable import KIND_NAMES, LEAST_ACE_KING, LEAST_PAIR, kind_of

PURSE: Final = 300
"""What each player brings, in the least stakes: the largest ante of the usual table can be staked and gone on with."""
CENTS: Final = 100
"""Units of the ledger in a chip."""
FOLD: Final = 4
_WORDS: Final = {**WORDS, "fold": FOLD}

PLAY: Final = 3  # the first phase of a game's own

# What became of a box
WAITING: Final = 0
FOLDED: Final = 1
NO_GAME: Final = 2
WON: Final = 3
TIED: Final = 4
LOST: Final = 5
RETURNED: Final = 6
OUTCOMES: Final[tuple[str, ...]] = ("waiting", "folded", "no-game", "won", "tied", "lost", "returned")

LIMITS: Final[tuple[Option, ...]] = (
    Choice("limits", "1_to_100", "custom"),
    Number("min_stake", 5, 1, 100_000, when=(("limits", ("custom",)),)),
    Number("max_stake", 500, 1, 1_000_000, when=(("limits", ("custom",)),)),
)

SESSION: Final[tuple[Field, ...]] = (
    IntEach("chips"),
    IntEach("before"),
    IntEach("stakes"),
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
class HouseState(Session):
    """A session at a table of poker against the house.

    :ivar bets: chips put on each box behind the ante, which is its stake. ``most``: boxes that a seat may hold.
    :ivar hands: the cards of each box; ``house``: the croupier's, in the order dealt, the last face up, the others down until ``shown``.
    :ivar outcomes: what became of each box; ``nets``: what it brought, in hundredths; ``odds``: what its bet was paid to one.
    :ivar cover: how many antes it takes to go on.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, boxes: int, most: int, cover: int) -> None:
        custom = options["limits"] == "custom"
        low = options.number("min_stake") if custom else 1
        high = max(low, options.number("max_stake")) if custom else 100
        super().__init__(game, seats, options, chance, boxes, most > 1, low, high, CENTS, PURSE)
        self.least = CENTS * (1 + cover) * low
        self.pack = get_pack("fr52")
        self.max_pay = CENTS * options.number("max_pay")  # 0: no ceiling
        self.most = most
        self.cover = cover
        self.pair_only = False
        self.bets: list[int] = [0] * boxes
        self.outcomes: list[int] = [WAITING] * boxes
        self.nets: list[int] = [0] * boxes
        self.odds: list[int] = [0] * boxes
        self.hands: list[list[int]] = [[] for _ in range(boxes)]
        self.house: list[int] = []
        self.stock: list[int] = []
        self.shown = False

    # -- what a game gives ------------------------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """The cards are dealt: go to the first decision."""
        raise NotImplementedError

    def begin(self) -> None:
        self.stock = list(range(52))

    # -- antes ------------------------------------------------------------------------------------------------------------------------

    def spare(self, seat: int) -> int:
        """What of a purse is not needed to go on with boxes that have yet to decide, in hundredths."""
        pledged = 0
        for box in range(self.boxes):
            if self.owners[box] == seat and not self.bets[box] and self.outcomes[box] == WAITING:
                pledged += self.stakes[box]
        return self.chips[seat] - CENTS * self.cover * pledged

    def most_ante(self, seat: int) -> int:
        """The largest ante the seat can stake now; below :attr:`low` if none."""
        return min(self.high, self.spare(seat) // (CENTS * (1 + self.cover)))

    def open_boxes(self, seat: int) -> list[int]:
        """The boxes the seat may still stake on: as many as it may hold, while it can cover them."""
        return self.free_boxes(seat) if len(self.own_boxes(seat)) < self.most and self.most_ante(seat) >= self.low else []

    def ante_actions(self, seat: int) -> list[int]:
        """Legal actions of the phase of antes: some usual antes on the first box that is open to the seat."""
        found = [READY] if self.own_boxes(seat) else [READY, LEAVE]
        boxes = self.open_boxes(seat)
        if boxes:
            most = self.most_ante(seat)
            for chips in self.some_stakes(most):
                found.append(STAKE | boxes[0] << 20 | chips)
        return found

    def no_stake(self, seat: int, action: int) -> Refused:
        return Refused("house-cards-later") if self.phase == BETS else super().no_stake(seat, action)

    def not_yours(self, seat: int, box: int) -> Refused:
        full = len(self.own_boxes(seat)) >= self.most
        return Refused("house-most-boxes", n=self.most) if full else super().not_yours(seat, box)

    def check_stake(self, seat: int, box: int, chips: int) -> None:
        if len(self.own_boxes(seat)) >= self.most:
            raise Refused("house-most-boxes", n=self.most)
        if CENTS * (1 + self.cover) * chips > self.spare(seat):
            raise Refused("house-cover", n=1 + self.cover, chips=chips_text(self.spare(seat)))

    def clear(self) -> None:
        """Take away what the last round left. A game adds its own."""
        for box in range(self.boxes):
            self.bets[box] = self.nets[box] = self.odds[box] = 0
            self.outcomes[box] = WAITING
            self.hands[box] = []
        self.house = []
        self.stock = list(range(52))
        self.shown = False

    def deal_round(self) -> None:
        """Five cards to each box, one at a time in order, the croupier last."""
        boxes = [box for box in range(self.boxes) if self.stakes[box]]
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
        super().round_over()
        if self.loud:
            for seat in range(self.seats):
                if self.own_boxes(seat):
                    self.note("score", "boxes-result", seat, chips=chips_text(self.chips[seat] - self.before[seat], True))

    def written(self, parts: int, sign: bool = False) -> str:
        return chips_text(parts, sign)

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
        self.chips[self.owners[box]] += CENTS * (self.stakes[box] + self.bets[box]) + net

    def fold(self, seat: int) -> None:
        """Give up the box in turn with its ante."""
        box = self.box
        self.outcomes[box] = FOLDED
        self.nets[box] -= CENTS * self.stakes[box]
        if self.loud:
            self.note("say", "house-says-fold", seat, True)

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_house(self, new: HouseState) -> None:
        """Copy into a fresh state what every such game has."""
        self.copy_session(new)
        new.bets = self.bets[:]
        new.outcomes = self.outcomes[:]
        new.nets = self.nets[:]
        new.odds = self.odds[:]
        new.hands = [cards[:] for cards in self.hands]
        new.house = self.house[:]
        new.stock = self.stock[:]
        new.shown = self.shown

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
        if STAKE <= action < 2 * STAKE:
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
                return STAKE | min(box, 63) << 20 | min(whole(words[-1]), MOST)
        if len(words) == 2 and words[1].startswith("box-") and words[0] in self.census():
            raise Refused("house-cards-lie")
        if len(words) == 1 and words[0] in self.census():
            raise Refused("house-cards-lie")
        raise Refused("unknown-move", text=text)

    def check_house(self) -> None:
        """Of a position: a whole pack where nothing is dealt; refuse purses, stakes and cards that cannot be."""
        dealt = self.phase >= PLAY
        if not self.house and not self.stock:
            self.stock = list(range(52))
        self.check_session()
        for name, good in (
            ("bets", all(0 <= chips <= 3 * MOST and (stake > 0 or not chips) for chips, stake in zip(self.bets, self.stakes, strict=True))),
            ("outcomes", all(WAITING <= outcome <= RETURNED for outcome in self.outcomes)),
            ("box", not dealt or self.stakes[self.box] > 0),
            ("hands", len(self.hands) == self.boxes),
            ("house", len(self.house) in (0, 5) and (not dealt or len(self.house) == 5)),
        ):
            if not good:
                raise Refused("position-value", name=name)
        for box in range(self.boxes):
            if self.hands[box] and not self.stakes[box]:
                raise Refused("position-value", name="hands")
            if (dealt or (self.house and self.stakes[box])) and self.stakes[box] and not 5 <= len(self.hands[box]) <= 6:
                raise Refused("position-value", name="hands")
        self.complete()

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def ante_move(self, seat: int, action: int) -> Move:
        """An action of this module as shown."""
        return Move("fold", say=say("house-move-fold")) if action == FOLD else self.stake_move(seat, action, "house-move-ante")

    def controls(self, seat: int) -> list[Control]:
        boxes = self.open_boxes(seat) if self.phase == BETS else []
        if not boxes:
            return []
        most = self.most_ante(seat)
        text = "ante {n}" if boxes[0] == seat else f"ante B{boxes[0] + 1} {{n}}"
        return [Control(f"ante-{boxes[0]}", text, say("house-ante-on", n=boxes[0] + 1), self.low, most, 1, self.low, self.usual_stakes(most))]

    def session_facts(self) -> list[Say]:
        """Lines of the sign on the table: its limits, what the croupier needs, and the round of how many."""
        return [
            self.limits_sign(),
            say("house-sign-pair" if self.pair_only else "house-sign-ace-king"),
            self.rounds_sign(),
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

    def house_line(self) -> list[Line]:
        """The croupier's hand as a result sheet begins with it, if he has shown it."""
        return [Line(say("house-label", say=kind_key(high(to_mask(self.house)))))] if self.shown else []

    def held(self, box: int) -> Say | None:
        """What a box that was compared and shown had, for its line of the result sheet."""
        compared = self.outcomes[box] in (WON, TIED, LOST) and self.sees(-1, box)
        return say(kind_key(high(to_mask(self.hands[box])))) if compared else None

    def default(self, seat: int) -> int:
        """Nothing staked, nothing risked: the next round, or the hand given up."""
        return {BETS: READY, OVER: DEAL}.get(self.phase, FOLD)


def kind_key(worth: int) -> str:
    """The message that names the combination of a worth."""
    kind = kind_of(worth)
    return f"house-kind-{KIND_NAMES[kind]}" if kind >= 0 else "house-kind-nothing"
