"""Escoba del 15: a card from the hand takes cards of the table that make fifteen with it; clearing the table is an escoba."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.packs import Pack, bits, get_pack, to_mask
from sobremesa.core.positions import Card, Field, Int
from sobremesa.core.positions import Flag as FlagField
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Move, Pick, Say, say
from sobremesa.games.fishing._capture import most, parts, subsets, worth
from sobremesa.games.fishing._fishing import END, LAST, OVER, PLAY, SCHEMA, TAKING, FishingState

FIFTEEN: Final = 15
DEALT: Final = 3  # cards to each seat at a time
ON_TABLE: Final = 4
FEW: Final = 10  # a side with fewer cards is short

# Actions: a card is played by its number; a set of table cards is a mask with one of the bits below.
LAY: Final = 60
PASS: Final = 61
DEAL: Final = 62
TAKE: Final = 1 << 53
CLAIM: Final = 1 << 54
REPAIR: Final = 1 << 55
CARDS: Final = TAKE - 1

OWN_SCHEMA: Final[tuple[Field, ...]] = (*SCHEMA, Card("laid"), Int("culprit"), FlagField("fresh"))


class Escoba(Game):
    seats = (2, 3, 4, 6)
    options = (
        Number("target", 51, 5, 200),
        Choice("deck", "es40", "fr52"),
        Choice("teams", "individual", "pairs", when=(("seats", (4, 6)),)),
        Choice("refill", "batch", "draw"),
        Choice("direction", "anticlockwise", "clockwise"),
        Choice("missed", "penalty", "forced", "free"),
        Flag("late_capture", "on", when=(("missed", ("penalty", "free")),)),
        Choice("leftovers", "last_capture", "last_escoba"),
        Choice("mano", "pairs", "sum30", "off"),
        Choice("escoba_points", 2, 1),
        Choice("bonus_all", "add", "replace"),
        Choice("under_ten", "rivals", "own", "off"),
    )
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return EscobaState(self, seats, options, chance)

    def check(self, seats: int, options: Options) -> None:
        if options["teams"] == "pairs" and seats not in (4, 6):
            raise Refused("escoba-pairs", n=seats)


class EscobaState(FishingState):
    """A match of escoba.

    ``laid``: the card that the seat to play may still claim; ``culprit``: who laid it and may still take it himself (-1: nobody);
    ``fresh``: the seat to play has not claimed.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        sides = seats // 2 if options["teams"] == "pairs" else seats
        super().__init__(game, seats, options, chance, get_pack(str(options["deck"])), sides)
        self.values = card_values(self.pack)
        self.claims = options["missed"] == "penalty"
        self.forced = options["missed"] == "forced"
        self.repairs = options.on("late_capture") and not self.forced
        self.draws = options["refill"] == "draw"
        self.per_escoba = options.number("escoba_points")
        self.laid = -1
        self.culprit = -1
        self.fresh = True

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.gather()
        self.laid = self.culprit = -1
        self.fresh = True
        self.deal_round(DEALT)
        self.table = [self.stock.pop() for _ in range(ON_TABLE)]
        self._mano()

    def _mano(self) -> None:
        """The dealer's escoba with the four cards of the deal."""
        rule = self.options["mano"]
        count = parts(self.table, self.values, FIFTEEN) if rule != "off" else 0
        if rule == "sum30" and sum([self.values[card] for card in self.table]) == 2 * FIFTEEN:
            count = 2
        if not count:
            return
        dealer = self.before(self.mano)
        if self.loud:
            self.note("take", "escoba-mano", dealer, True, n=count, cards=self.pack.text(self.table))
        self.win(self.side(dealer), to_mask(self.table), 0)
        self.sweeps[self.side(dealer)] += count - 1

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        if self.phase == END:
            return -1
        return self.before(self.mano) if self.phase == OVER else self.to_play

    def actors(self) -> int:
        if self.phase == END:
            return 0
        mask = 1 << self.turn()
        if self.culprit >= 0:
            mask |= 1 << self.culprit
        return mask

    def actions(self, seat: int) -> list[int]:
        if self.phase == END:
            return []
        if seat == self.culprit:
            return [PASS] + [REPAIR | taken for taken in self._missed()]
        if seat != self.turn():
            return []
        if self.phase == OVER:
            return [DEAL]
        if self.phase == TAKING:
            sets = [TAKE | taken for taken in self.captures(self.played)]
            return sets if self.forced and sets else [LAY, *sets]
        found = bits(self.hands[seat]) if self.phase == PLAY else [PASS]
        if self.claims:
            found += [CLAIM | taken for taken in self._missed()]
        return found

    def captures(self, card: int) -> list[int]:
        """The sets of table cards that make fifteen with ``card``, as masks."""
        return subsets(self.table, self.values, FIFTEEN - self.values[card])

    def _missed(self) -> list[int]:
        """The fifteens with the card that has just been laid, that card included."""
        if self.laid < 0:
            return []
        rest = [card for card in self.table if card != self.laid]
        return [taken | 1 << self.laid for taken in subsets(rest, self.values, FIFTEEN - self.values[self.laid])]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        kind = action & ~CARDS
        if kind == REPAIR:
            self._repair(seat, action & CARDS)
        elif action == PASS and seat == self.culprit and seat >= 0:
            self.culprit = -1
        elif seat != self.turn():
            raise Refused("not-your-turn")
        elif kind == CLAIM:
            self._claim(seat, action & CARDS)
        elif self.phase == PLAY and 0 <= action < self.pack.size:
            self._play(seat, action)
        elif self.phase == TAKING and kind == TAKE:
            self._check_fifteen(action & CARDS, self.values[self.played])
            self._capture(seat, action & CARDS)
        elif self.phase == TAKING and action == LAY:
            if self.forced and self.captures(self.played):
                raise Refused("escoba-must-take", card=self.pack.names[self.played])
            self._lay(seat)
        elif self.phase == LAST and action == PASS:
            self._finish()
        elif self.phase == OVER and action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            if self.loud:
                self.note("deal", "event-deal", seat)
            self.begin()
        else:
            raise Refused("unknown-move", text=self._word(action))

    def _play(self, seat: int, card: int) -> None:
        if not self.hands[seat] >> card & 1:
            raise Refused("not-held", card=self.pack.names[card])
        self.hands[seat] ^= 1 << card
        self.played = card
        self.laid = self.culprit = -1
        self.fresh = False
        self.phase = TAKING
        if self.loud:
            self.note("play", "event-play", seat, card=self.pack.names[card])
        if not self.table:
            self._lay(seat)

    def _capture(self, seat: int, taken: int) -> None:
        card = self.played
        self.played = -1
        if self.loud:
            self.note("take", "escoba-takes", seat, card=self.pack.names[card], cards=self.pack.mask_text(taken))
        self._win(seat, taken, 1 << card)
        self._next(seat)

    def _win(self, seat: int, taken: int, more: int) -> None:
        if self.win(self.side(seat), taken, more) and self.loud:
            self.note("say", "escoba-says", seat, True)

    def _lay(self, seat: int) -> None:
        self.table.append(self.played)
        if self.claims or self.repairs:
            self.laid = self.played
            if self.repairs and len(self.table) > 1:
                self.culprit = seat
        if self.loud:
            self.note("lay", "escoba-lays", seat, card=self.pack.names[self.played])
        self.played = -1
        self._next(seat)

    def _next(self, seat: int) -> None:
        """The turn passes; cards are dealt or drawn; after the last card the hand ends."""
        self.to_play = (seat + 1) % self.seats
        self.fresh = True
        self.phase = PLAY
        if self.draws and self.stock:
            self.hands[seat] |= 1 << self.stock.pop()
        if any(self.hands):
            return
        if self.stock:
            self.deal_round(DEALT)
            if self.loud:
                dealer = self.before(self.mano)
                self.note("deal", "event-deal", dealer)
                if not self.stock:
                    self.note("say", "escoba-last-deal", dealer, True)
        elif self.claims and self.laid >= 0:
            self.phase = LAST
        else:
            self._finish()

    def _claim(self, seat: int, taken: int) -> None:
        if not self.claims:
            raise Refused("escoba-claim-off")
        if self.phase not in (PLAY, LAST) or not self.fresh:
            raise Refused("escoba-claim-late")
        self._check_missed(taken)
        self.laid = self.culprit = -1
        self.fresh = False
        if self.loud:
            self.note("take", "escoba-claims", seat, True, cards=self.pack.mask_text(taken))
        self._win(seat, taken, 0)
        if self.phase == LAST:
            self._finish()

    def _repair(self, seat: int, taken: int) -> None:
        if not self.repairs:
            raise Refused("escoba-repair-off")
        if seat < 0 or seat != self.culprit:
            raise Refused("escoba-repair-late")
        self._check_missed(taken)
        self.laid = self.culprit = -1
        if self.loud:
            self.note("take", "escoba-repairs", seat, True, cards=self.pack.mask_text(taken))
        self._win(seat, taken, 0)
        if self.phase == LAST:
            self._finish()

    def _check_missed(self, taken: int) -> None:
        """A fifteen with the card that has just been laid."""
        if self.laid < 0:
            raise Refused("escoba-claim-none")
        self._check_fifteen(taken, 0)
        if not taken >> self.laid & 1:
            raise Refused("escoba-claim-card", card=self.pack.names[self.laid])

    def _check_fifteen(self, taken: int, more: int) -> None:
        for card in bits(taken & ~to_mask(self.table)):
            if card >= self.pack.size:
                raise Refused("escoba-take-which")
            raise Refused("escoba-not-on-table", card=self.pack.names[card])
        total = worth(taken, self.values) + more
        if total != FIFTEEN:
            raise Refused("escoba-not-fifteen", n=total)

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        self.laid = self.culprit = -1
        side = self.last_capture
        if self.options["leftovers"] == "last_escoba" and self.last_sweep >= 0:
            side = self.last_sweep
        if side >= 0 and self.table and self.loud:
            self.note("take", "escoba-leftovers", -1, seats=self.members(side), cards=self.pack.text(self.table))
        self.sweep_up(side)
        self.count()
        best = max(self.totals)
        self.phase = END if best >= self.options.number("target") and self.totals.count(best) == 1 else OVER

    def items(self) -> list[tuple[str, list[int], list[int]]]:
        nothing = [0] * self.sides
        suit = self.pack.suit_masks[self.pack.suits.index("o" if self.pack.look == "spanish" else "d")]
        seven = self.pack.rank_masks[6]
        cards = [pile.bit_count() for pile in self.piles]
        sevens = [(pile & seven).bit_count() for pile in self.piles]
        oros = [(pile & suit).bit_count() for pile in self.piles]
        found: list[tuple[str, list[int], list[int]]] = [
            ("escoba-line-escobas", [count * self.per_escoba for count in self.sweeps], self.sweeps),
            ("escoba-line-cards", self._shared(cards), cards),
        ]
        for key, counts, every, bonus in (("sevens", sevens, 4, 3), ("oros", oros, suit.bit_count(), 2)):
            points = self._shared(counts)
            for side in range(self.sides):
                if counts[side] == every:
                    points[side] = bonus if self.options["bonus_all"] == "replace" else points[side] + bonus
            found.append((f"escoba-line-{key}", points, counts))
        velo = suit & seven
        has = [1 if pile & velo else 0 for pile in self.piles]
        found.append(("escoba-line-velo", has, has))
        short = [side for side in range(self.sides) if cards[side] < FEW]
        if self.options["under_ten"] == "rivals":
            found.append(("escoba-line-short", [0 if side in short else 2 * len(short) for side in range(self.sides)], nothing))
        elif self.options["under_ten"] == "own":
            found.append(("escoba-line-short-own", [2 if side in short else 0 for side in range(self.sides)], nothing))
        return found

    def _shared(self, counts: list[int]) -> list[int]:
        """A point to each side that has most."""
        best = most(counts)
        return [1 if side in best else 0 for side in range(self.sides)]

    def standing(self, seat: int) -> int:
        """Hundredths of a point ahead of the others' mean; before the end of the hand, from what the cards won promise."""
        side = self.side(seat)
        worths = [100 * points for points in self.gained] if self.phase >= OVER else [self._promise(other) for other in range(self.sides)]
        return (worths[side] * self.sides - sum(worths)) // max(1, self.sides - 1)

    def _promise(self, side: int) -> int:
        pile = self.piles[side]
        suit = self.pack.suit_masks[0 if self.pack.look == "spanish" else 2]
        seven = self.pack.rank_masks[6]
        found = 100 * self.per_escoba * self.sweeps[side] + 5 * pile.bit_count()
        return found + 12 * (pile & suit).bit_count() + 40 * (pile & seven).bit_count() + (100 if pile & suit & seven else 0)

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = EscobaState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_table(new)
        new.laid = self.laid
        new.culprit = self.culprit
        new.fresh = self.fresh
        return new

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        kind = action & ~CARDS
        if kind:
            return f"{_SETS[kind]} {self.pack.mask_text(action & CARDS)}"
        return self._word(action)

    def _word(self, action: int) -> str:
        for word, known in _WORDS.items():
            if known == action:
                return word
        return self.pack.names[action] if 0 <= action < self.pack.size else str(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if not words:
            raise Refused("unknown-move", text=text)
        for kind, word in _SETS.items():
            if words[0] == word:
                return kind | self._parse_set(kind, " ".join(words[1:]))
        if len(words) == 1 and words[0] in _WORDS:
            return _WORDS[words[0]]
        if len(words) > 2 or words[-1] == "stock":
            raise Refused("unknown-move", text=text)
        card = self.pack.card(words[0])
        if self.phase == TAKING:
            if card == self.played:
                return LAY
            if card not in self.table:
                raise Refused("escoba-take-or-lay", card=self.pack.names[self.played])
            return TAKE | 1 << card
        if card in self.table:
            raise Refused("escoba-hand-first")
        return card

    def _parse_set(self, kind: int, names: str) -> int:
        if names:
            return self.pack.mask(names)
        if kind == TAKE:
            raise Refused("escoba-take-which")
        raise Refused("escoba-claim-which" if self._missed() else "escoba-claim-none")

    def schema(self) -> tuple[Field, ...]:
        return OWN_SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: P0 to play, no cards anywhere, nothing won, nothing missed."""
        super().place(position)
        self.check_table(DEALT)
        asking = self.phase == PLAY or self.phase == LAST
        for name, good in (
            ("phase", self.partial or self.phase != LAST or (self.claims and self.laid >= 0)),
            ("laid", self.laid < 0 or (asking and self.fresh and self.laid in self.table)),
            ("culprit", self.culprit == -1 or (self.repairs and self.laid >= 0 and self.culprit == self.before(self.to_play))),
        ):
            if not good:
                raise Refused("position-value", name=name)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def direction(self) -> str:
        return str(self.options["direction"])

    def marks(self, card: int) -> tuple[str, ...]:
        return ("last",) if card == self.laid else ()

    def notes(self, seat: int) -> list[Say]:
        return [say("escoba-marks", n=self.sweeps[self.side(seat)])]

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        kind = action & ~CARDS
        if kind:
            return Move(text, tuple([self.pack.names[card] for card in bits(action & CARDS)]), quiet=True)
        if action == LAY:
            return Move(text, (self.pack.names[self.played],), "table", say("escoba-move-lay", card=self.pack.names[self.played]))
        if action == PASS:
            return Move(text, (), say=say("escoba-move-settle" if seat == self.culprit else "escoba-move-pass"))
        return Move(text, (), say=say("move-deal")) if action == DEAL else Move(text, (text,), "table")

    def picks(self, seat: int) -> list[Pick]:
        values = {self.pack.names[card]: self.values[card] for card in self.table}
        if seat == self.culprit:
            return [Pick("repair", "repair {items}", say("escoba-pick-repair"), ("table",), 2, worth=values, goal=FIFTEEN)]
        if self.phase == TAKING:
            goal = FIFTEEN - self.values[self.played]
            label = say("escoba-pick-take", card=self.pack.names[self.played], n=goal)
            return [Pick("take", "take {items}", label, ("table",), worth=values, goal=goal)]
        if self.claims and self.fresh and self.phase in (PLAY, LAST):
            return [Pick("claim", "claim {items}", say("escoba-pick-claim"), ("table",), 2, worth=values, goal=FIFTEEN)]
        return []

    def prompt(self, seat: int) -> Say | None:
        if seat == self.culprit:
            return say("escoba-laid-yours", card=self.pack.names[self.laid])
        if self.phase == TAKING:
            return say("escoba-take-or-leave", card=self.pack.names[self.played])
        return say("escoba-claim-or-pass") if self.phase == LAST else None


_WORDS: Final = {"lay": LAY, "pass": PASS, "deal": DEAL}
_SETS: Final = {TAKE: "take", CLAIM: "claim", REPAIR: "repair"}


def card_values(pack: Pack) -> list[int]:
    """What each card counts towards fifteen: its place in its suit, from 1 (in a Spanish pack the figures 8, 9 and 10)."""
    return [rank + 1 for rank in pack.rank]


GAME = Escoba()
