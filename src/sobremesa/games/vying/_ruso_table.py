"""The table of póker ruso: what lies there, who has seen it, and how it is written, guessed and shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import to_mask
from sobremesa.core.positions import CardLists, Cards, Field, Int, IntEach, Word, whole
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game
from sobremesa.core.view import Control, Item, Line, Move, Pick, Say, Sheet, Zone, say
from sobremesa.games.vying._hands import THREE, high
from sobremesa.games.vying._house import FOLDED, OUTCOMES, PLAY, SESSION, WAITING, WON, HouseState, chips_text, kind_key
from sobremesa.games.vying._paytable import kind_of, odds_of, two_combinations

BET: Final = 5
BUY: Final = 6
TAKE_OFFER: Final = 7
NO_OFFER: Final = 8
CHANGE: Final = 64  # | places of the cards, five bits
INSURE: Final = 1 << 32  # | chips
MOST_INSURED: Final = (1 << 32) - 1  # more than the largest ante can win
_WORDS: Final = {"bet": BET, "buy": BUY, "game": TAKE_OFFER, "no": NO_OFFER}

GAME_OFFER: Final = PLAY + 1
"""The phase in which each box may buy the croupier a game."""
BOUGHT: Final = 6
"""Of :attr:`RusoTable.acts`: a sixth card was bought; smaller numbers are cards changed."""

BOXES: Final = 6
TRIES: Final = 400  # of a hand that another has insured

_EDGES: Final[dict[tuple[str, str, str, str], str]] = {
    ("paid", "per_card", "off", "six"): "+5.6",
    ("paid", "per_card", "on", "six"): "+7.6",
    ("paid", "flat", "off", "six"): "+16.7",
    ("paid", "flat", "on", "six"): "+19.4",
    ("push", "flat", "off", "six"): "−8.9",
    ("push", "flat", "on", "six"): "−6.7",
    ("push", "per_card", "off", "six"): "−12.2",
    ("paid", "per_card", "off", "off"): "+1.6",
    ("paid", "flat", "off", "off"): "+13.0",
}
"""What a player wins of an ante who plays well, in hundredths: by ante_win, fee, buy_dealer and double."""

_SCHEMA: Final[tuple[Field, ...]] = (
    Word("phase", ("bets", "over", "end", "play", "game")),
    *SESSION,
    IntEach("acts"),
    CardLists("thrown"),
    IntEach("insured"),
    IntEach("insured_nets"),
    Cards("house_thrown"),
    Int("buyers"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class RusoTable(HouseState):
    """The table.

    :ivar acts: of each box, how many cards were changed, or :data:`BOUGHT`. ``thrown``: the cards it threw, face down.
    :ivar insured: chips of insurance on each box; ``insured_nets``: what it brought, in hundredths.
    :ivar buyers: mask of the boxes that buy the croupier a game; ``house_thrown``: what he threw for it, face up.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance, BOXES, options.number("max_boxes"), 2)
        self.per_card = options["fee"] == "per_card"
        self.ante_paid = options["ante_win"] == "paid"
        self.double = str(options["double"])
        self.same_ranks = options["paired_straight"] == "straight"
        self.buys_game = options.on("buy_dealer")
        self.redraws = options.on("buy_redraw")
        self.insurance = str(options["insurance"])
        self.blind_third = options.on("blind_third")
        self.edge = _EDGES.get((str(options["ante_win"]), str(options["fee"]), str(options["buy_dealer"]), self.double), "")
        self.acts: list[int] = [0] * BOXES
        self.thrown: list[list[int]] = [[] for _ in range(BOXES)]
        self.insured: list[int] = [0] * BOXES
        self.insured_nets: list[int] = [0] * BOXES
        self.house_thrown: list[int] = []
        self.buyers = 0

    # -- what the options make of a hand ------------------------------------------------------------------------------------------------

    def combinations(self, hand: int) -> tuple[int, int, int, int]:
        """The first and second combination that a set of cards is paid for (kinds, then sets); see :func:`two_combinations`."""
        kind, second, one, other = two_combinations(hand, self.same_ranks)
        if self.double == "off" or (self.double == "six" and hand.bit_count() < 6):
            return kind, -1, one, 0
        return kind, second, one, other

    def odds_of_hand(self, hand: int) -> int:
        """What a set of cards wins for each chip of the bet, both combinations together."""
        if self.double == "off" or (self.double == "six" and hand.bit_count() < 6):
            return odds_of(kind_of(high(hand)))
        kind, second, _, _ = two_combinations(hand, self.same_ranks)
        return odds_of(kind) + odds_of(second)

    def is_blind(self, box: int) -> bool:
        """Whether a box is the third of its player and stays dark until it is settled."""
        if not self.blind_third or self.owners[box] < 0:
            return False
        return self.owners[:box].count(self.owners[box]) == 2

    def sees(self, seat: int, box: int) -> bool:
        if self.outcomes[box] > FOLDED:
            return True
        if self.owners[box] != seat or seat < 0 or self.is_blind(box):
            return False
        return self.phase != PLAY or box <= self.box

    # -- rounds, copies and guesses -----------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        super().clear()
        self.acts = [0] * BOXES
        self.thrown = [[] for _ in range(BOXES)]
        self.insured = [0] * BOXES
        self.insured_nets = [0] * BOXES
        self.house_thrown = []
        self.buyers = 0

    def copy_table(self, new: RusoTable) -> None:
        """Copy everything into a fresh state."""
        self.copy_house(new)
        new.acts = self.acts[:]
        new.thrown = [cards[:] for cards in self.thrown]
        new.insured = self.insured[:]
        new.insured_nets = self.insured_nets[:]
        new.house_thrown = self.house_thrown[:]
        new.buyers = self.buyers

    def unseen_piles(self, seat: int) -> list[list[int]]:
        return [self.thrown[box] for box in range(BOXES) if self.thrown[box] and self.owners[box] != seat]

    def unseen_boxes(self, seat: int) -> list[int]:
        boxes = super().unseen_boxes(seat)
        return [box for box in boxes if self.insured[box]] + [box for box in boxes if not self.insured[box]]

    def suit_guess(self, boxes: list[int], pool: list[int], chance: Chance) -> None:
        """What others have insured is such as may be insured so; or, if a few tries find none, the best that they find."""
        at = 0
        for box in boxes:
            end = at + len(self.hands[box])
            if self.insured[box]:
                best, most = pool[:], -1
                for _ in range(TRIES):
                    hand = to_mask(pool[at:end])
                    win = self.bets[box] * self.odds_of_hand(hand) if kind_of(high(hand)) >= THREE else 0
                    if win > most:
                        best, most = pool[:], win
                    if win and self.insured[box] <= (win // 2 if self.insurance == "half" else win):
                        break
                    for place in range(at, end):
                        other = place + chance.below(len(pool) - place)
                        pool[place], pool[other] = pool[other], pool[place]
                pool[:] = best
            at = end

    def all_cards(self) -> list[int]:
        cards = super().all_cards() + self.house_thrown
        for thrown in self.thrown:
            cards += thrown
        return cards

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def schema(self) -> tuple[Field, ...]:
        return _SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: full purses, no antes nor cards; a box with an ante is P0's."""
        super().place(position)
        for box in range(BOXES):
            if self.stakes[box] and self.owners[box] < 0:
                self.owners[box] = 0
        for name, good in (
            ("acts", all(0 <= act <= BOUGHT for act in self.acts)),
            ("thrown", len(self.thrown) == BOXES),
            ("insured", min(self.insured) >= 0),
            ("buyers", 0 <= self.buyers < 1 << BOXES),
            ("max_boxes", all(self.owners.count(seat) <= self.most for seat in range(self.seats))),
        ):
            if not good:
                raise Refused("position-value", name=name)
        self.check_house()

    def text(self, seat: int, action: int) -> str:
        if CHANGE < action < CHANGE + 32:
            hand = self.hands[self.box]
            return "change " + self.pack.text([card for place, card in enumerate(hand[:5]) if action >> place & 1])
        if INSURE <= action <= INSURE + MOST_INSURED:
            return f"bet insure {action - INSURE}"
        return next((word for word, known in _WORDS.items() if known == action), "") or self.ante_text(seat, action)

    def parse(self, seat: int, text: str) -> int:
        if text in _WORDS:
            return _WORDS[text]
        words = text.split()
        if words[:2] == ["bet", "insure"] and len(words) == 3 and whole(words[2]) >= 0:
            return INSURE + min(whole(words[2]), MOST_INSURED)
        if words[:1] == ["change"] and len(words) > 1:
            return self._parse_change(seat, words[1:])
        return self.parse_ante(seat, text)

    def _parse_change(self, seat: int, names: list[str]) -> int:
        places = 0
        if self.phase == PLAY and self.owners[self.box] == seat:
            if self.is_blind(self.box):
                raise Refused("poker-ruso-blind")
            hand = self.hands[self.box]
            for card in self.pack.cards(" ".join(names)):
                if card not in hand[:5]:
                    raise Refused("not-held", card=self.pack.names[card])
                places |= 1 << hand.index(card)
            if places.bit_count() == len(names):
                return CHANGE | places
        raise Refused("unknown-move", text="change " + " ".join(names))

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        ante = self.stakes[self.box]
        if CHANGE < action < CHANGE + 32:
            items = text.split()[1:]
            count = len(items)
            return Move(text, tuple(items), say=say("poker-ruso-move-change", n=count, chips=ante * (count if self.per_card else 1)))
        if INSURE <= action <= INSURE + MOST_INSURED:
            return Move(text, say=say("poker-ruso-move-insure", chips=2 * ante, chips2=action - INSURE))
        if action in _WORDS.values() and action != BET:
            return Move(text, say=say(f"poker-ruso-move-{text}", chips=ante))
        return Move(text, say=say("poker-ruso-move-bet", chips=2 * ante)) if action == BET else self.ante_move(seat, action)

    def most_change(self, box: int) -> int:
        """How many cards of a box can be changed."""
        raise NotImplementedError

    def most_insured(self, box: int) -> int:
        """The largest insurance of a box that bets, in chips; below its ante if there is none."""
        raise NotImplementedError

    def result(self, box: int) -> int:
        """What a box has brought in this round, in hundredths."""
        raise NotImplementedError

    def controls(self, seat: int) -> list[Control]:
        if self.phase != PLAY:
            return super().controls(seat)
        low, most = self.stakes[self.box], self.most_insured(self.box)
        if most < low:
            return []
        return [Control("insure", "bet insure {n}", say("poker-ruso-insurance"), low, most, 1, low, (low, (low + most) // 2, most))]

    def picks(self, seat: int) -> list[Pick]:
        if self.phase != PLAY or self.acts[self.box] or self.is_blind(self.box):
            return []
        most = self.most_change(self.box)
        key = "poker-ruso-pick-per-card" if self.per_card else "poker-ruso-pick-flat"
        return [Pick("change", "change {items}", say(key, chips=self.stakes[self.box]), (f"box-{self.box}",), 1, most)] if most else []

    def prompt(self, seat: int) -> Say | None:
        n = self.box + 1
        if self.phase == GAME_OFFER:
            return say("poker-ruso-ask-game", n=n)
        if self.phase == PLAY:
            if self.is_blind(self.box):
                return say("poker-ruso-ask-blind", n=n)
            hand = high(to_mask(self.hands[self.box]))
            return say("poker-ruso-ask-after" if self.acts[self.box] else "poker-ruso-ask", n=n, say=kind_key(hand))
        return super().prompt(seat)

    def facts(self, seat: int) -> list[Say]:
        found = self.session_facts()
        found.append(say("poker-ruso-sign-per-card" if self.per_card else "poker-ruso-sign-flat"))
        found.append(say("poker-ruso-sign-paid" if self.ante_paid else "poker-ruso-sign-push"))
        if self.double != "off":
            found.append(say("poker-ruso-sign-double" if self.same_ranks else "poker-ruso-sign-double-pair", n=5 if self.double == "any" else 6))
        if self.buys_game:
            found.append(say("poker-ruso-sign-game"))
        if self.insurance != "off":
            found.append(say(f"poker-ruso-sign-insurance-{self.insurance}"))
        if self.max_pay:
            found.append(say("house-sign-max-pay", chips=chips_text(self.max_pay)))
        if self.edge:
            found.append(say("poker-ruso-sign-yours" if self.edge[0] == "+" else "poker-ruso-sign-house", n=self.edge[1:]))
        return found

    def zones(self, seat: int) -> list[Zone]:
        found = [Zone("stock", "stock", "stack", count=len(self.stock), shape={"small": 1}), self.house_zone()]
        if self.house_thrown:
            items = [Item(self.pack.names[card], self.pack.names[card]) for card in self.house_thrown]
            found.append(Zone("tray", "tray", "row", items=items, count=len(items), shape={"small": 1}))
        for box in range(BOXES):
            turn: dict[str, str | int] = {"turn": 1} if self.phase >= PLAY and box == self.box else {}
            items = self.box_items(box, seat)
            found.append(Zone(f"box-{box}", "box", "row", self.owners[box], items, len(items), self._label(box), turn))
        return found

    def box_items(self, box: int, seat: int) -> list[Item]:
        """The cards of a box; of one that is paid, those of the first combination marked ``winner``, those of the second ``melded``."""
        if self.outcomes[box] != WON:
            return super().box_items(box, seat)
        _, _, one, other = self.combinations(to_mask(self.hands[box]))
        found: list[Item] = []
        for card in self.hands[box]:
            marks: list[str] = []
            if one >> card & 1:
                marks.append("winner")
            if other >> card & 1:
                marks.append("melded")
            found.append(Item(self.pack.names[card], self.pack.names[card], marks=tuple(marks)))
        return found

    def _label(self, box: int) -> Say:
        """The tag of a box: what lies on it, or what became of it."""
        n = box + 1
        if not self.stakes[box]:
            return say("boxes-free", n=n)
        outcome = self.outcomes[box]
        if outcome == WON:
            kind, second, _, _ = self.combinations(to_mask(self.hands[box]))
            if second >= 0:
                return say("poker-ruso-tag-double", n=n, odds=odds_of(kind), odds2=odds_of(second))
        if outcome != WAITING:
            return say(f"house-tag-{OUTCOMES[outcome]}", n=n, odds=self.odds[box])
        key = "poker-ruso-insured" if self.insured[box] else "poker-ruso-bet" if self.bets[box] else "poker-ruso-ante"
        if key == "poker-ruso-ante" and self.acts[box]:
            key = "poker-ruso-bought" if self.acts[box] == BOUGHT else "poker-ruso-changed"
        return say(key, n=n, chips=self.stakes[box], chips2=self.bets[box], chips3=self.insured[box], n2=self.acts[box])

    def sheet(self) -> Sheet | None:
        if not self.hand_over() or not any(self.stakes):
            return None
        lines = self.house_line()
        for box in range(BOXES):
            if self.stakes[box]:
                label = self._label(box)
                twice = label.key == "poker-ruso-tag-double"  # two combinations, not one
                lines.append(Line(label, (chips_text(self.nets[box], True),), using=None if twice else self.held(box)))
                if self.insured[box]:
                    lines.append(Line(say("poker-ruso-line-insurance", n=box + 1), (chips_text(self.insured_nets[box], True),)))
        return self.result_sheet(lines)

    def default(self, seat: int) -> int:
        return NO_OFFER if self.phase == GAME_OFFER else super().default(seat)
