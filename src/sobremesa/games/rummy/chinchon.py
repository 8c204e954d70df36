"""Chinchón (conga): draw and discard until seven cards are melded, or six and a low one; loose cards are penalty points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import Pack, get_pack
from sobremesa.core.positions import Card, Field, IntEach, Ints
from sobremesa.core.positions import Flag as FlagField
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Pick, Say, Seat, Sheet, Zone, say
from sobremesa.games.rummy._melds import Melds, cards_of, loose_points
from sobremesa.games.rummy._rummy import MELD
from sobremesa.games.rummy._showdown import DONE, DRAWING, END, LAYING, OVER, PASS, RETURNING, SHOW, SHOWDOWN_SCHEMA, SHOWING, TURN, ShowdownState

JOKER_POINTS: Final = 20
CLEAN: Final = -10  # for closing with every card melded
MOST_TURNS: Final = 2000  # in a hand, which is void after so many

# Actions: a card is discarded by its number; closed with by CLOSE + number. Groups and lay-offs lie above.
CLOSE: Final = 256
DRAW, TAKE, BACK, LEAVE, DEAL = range(610, 615)

OWN_SCHEMA: Final[tuple[Field, ...]] = (
    *SHOWDOWN_SCHEMA,
    FlagField("twice"),
    Card("first"),
    IntEach("turns"),
    IntEach("gained"),
    IntEach("totals"),
    IntEach("lives"),
    Ints("champions"),
)


class Chinchon(Game):
    seats = (2, 3, 4, 5, 6, 7, 8)
    options = (
        Choice("deck", "es40", "es48", "fr52"),
        Choice("packs", 2, 1, 3),
        Choice("jokers", 0, 1, 2, 3),
        Choice("limit", 150, 100, 101, 200),
        Flag("chinchon_wins", "on"),
        Choice("chinchon_joker", "counts", "natural_only", when=(("jokers", (1, 2, 3)), ("chinchon_wins", ("on",)))),
        Choice("hand_size", 7, 8, 9, 10),
        Choice("start", "upcard", "extra_card"),
        Choice("close_max", 3, 2, 4, 5, when=(("oklahoma", ("off",)),)),
        Flag("oklahoma"),
        Choice("natural_meld", "off", "six_close", "any_close", when=(("jokers", (1, 2, 3)),)),
        Choice("reentries", 0, 1, 2, 3, when=(("seats", (3, 4, 5, 6, 7, 8)),)),
        Choice("figure_points", 15, 10, "printed"),
    )
    bound = 200_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return ChinchonState(self, seats, options, chance)

    def check(self, seats: int, options: Options) -> None:
        left = _pack(options).size - seats * options.number("hand_size") - 1
        if left < seats:
            raise Refused("chinchon-few-cards", n=max(left, 0), players=seats)


class ChinchonState(ShowdownState):
    """A match of chinchón. Scores are penalty points.

    ``twice``: the pozo has become the stock once. ``first``: the first card turned up. ``turns``: finished turns of each seat in this hand.
    ``lives``: re-entries left; ``asked`` also holds the seats still to say whether they come back.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        pack = _pack(options)
        super().__init__(game, seats, options, chance, pack, _melds(options, pack))
        self.size = options.number("hand_size")
        self.limit = options.number("limit")
        self.twice = False
        self.first = -1
        self.turns: list[int] = [0] * seats
        self.gained: list[int] = [0] * seats
        self.totals: list[int] = [0] * seats
        self.lives: list[int] = [options.number("reentries")] * seats
        self.champions: list[int] = []

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.gather()
        self.deal(self.size)
        self.twice = False
        self.turns = [0] * self.seats
        self.gained = [0] * self.seats
        if self.options["start"] == "extra_card":
            self.first = -1
            self.get(self.mano, self.stock.pop())
            self.phase = TURN
        else:
            self.first = self.stock.pop()
            self.pozo = [self.first]
            self.phase = DRAWING

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        if self.phase == END or seat != self.to_act:
            return []
        if self.phase == DRAWING:
            return ([DRAW] if self.stock else []) + ([TAKE] if self.pozo else [])
        if self.phase == TURN:
            found = [card for card in self.hands[seat] if card != self.taken]
            return found + [CLOSE + card for card in self.closing(seat)]
        if self.phase == SHOWING:
            return self.show_actions(seat)
        if self.phase == LAYING:
            return [PASS, *self.lay_offs(seat)]
        return [BACK, LEAVE] if self.phase == RETURNING else [DEAL]

    def closing(self, seat: int) -> list[int]:
        """The cards of the hand that the seat, which has drawn, may close with."""
        hand = self.hands[seat]
        if not self.turns[seat] or len(hand) != self.size + 1:
            return []
        groups = self.melds.find(hand)
        if not groups:
            return []
        jokers = self.melds.jokers(hand)
        found: list[int] = []
        whole = (1 << len(hand)) - 1
        strict = self._strict(True)
        plain = self.melds.unions(groups, jokers, strict)
        for union in plain:
            if union.bit_count() == self.size:
                found += cards_of(hand, whole & ~union)
        for union in plain if strict == self._strict(False) else self.melds.unions(groups, jokers, True):
            if union.bit_count() == self.size - 1:
                one, other = cards_of(hand, whole & ~union)
                if self._may_stay(seat, other):
                    found.append(one)
                if self._may_stay(seat, one):
                    found.append(other)
        return sorted(set(found))

    def _strict(self, clean: bool) -> bool:
        """Whether a close needs a group without joker."""
        return self.options["natural_meld"] in (("any_close",) if clean else ("any_close", "six_close"))

    def _low_enough(self, card: int) -> bool:
        """Whether a card may be left over in a close."""
        points = self.melds.points
        if self.options.on("oklahoma"):
            return self.first < 0 or points[card] <= points[self.first]
        rank = self.pack.rank[card]
        return 0 <= rank < self.options.number("close_max")

    def _may_stay(self, seat: int, card: int) -> bool:
        return self._low_enough(card) and self.totals[seat] + self.melds.points[card] <= self.limit

    def _all_melded(self, kept: list[int]) -> bool:
        """Whether the kept cards close without a leftover."""
        unions = self.melds.unions(self.melds.find(kept), self.melds.jokers(kept), self._strict(True))
        return (1 << self.size) - 1 in unions

    def is_chinchon(self, kept: list[int]) -> bool:
        """Whether the kept cards are a run of one suit as long as the hand."""
        naturals = [card for card in kept if self.pack.suit[card] >= 0]
        if len(naturals) < len(kept) - (1 if self.options["chinchon_joker"] == "counts" else 0):
            return False
        suits = {self.pack.suit[card] for card in naturals}
        ranks = sorted({self.pack.rank[card] for card in naturals})
        return len(suits) == 1 and len(ranks) == len(naturals) and ranks[-1] - ranks[0] < len(kept)

    def _natural_due(self, seat: int) -> bool:
        """Whether the closer has still to show a group without joker."""
        return self._strict(self.clean) and all(self.melds.jokers(group) for group in self.groups_of(seat))

    def _endings(self, seat: int) -> list[int]:
        """What the closer, who has still to show these cards, may cover with groups so that his close holds."""
        hand = self.hands[seat]
        left = 0 if self.clean else 1
        whole = (1 << len(hand)) - 1
        unions = self.melds.unions(self.melds.find(hand), self.melds.jokers(hand), self._natural_due(seat))
        unions = [union for union in unions if union.bit_count() == len(hand) - left]
        return [union for union in unions if self.clean or self._may_stay(seat, cards_of(hand, whole & ~union)[0])]

    def showable(self, seat: int) -> list[int]:
        """The groups that a seat may show next: any of its hand, but the closer must still be able to complete his close."""
        hand = self.hands[seat]
        groups = self.melds.find(hand)
        if seat != self.closer:
            return groups
        jokers = self.melds.jokers(hand)
        endings = self._endings(seat)
        found: list[int] = []
        for mask in groups:
            natural = self._natural_due(seat) and bool(mask & jokers)
            rest = self.melds.unions([group for group in groups if not group & mask], jokers, natural)
            if any(union | mask in endings for union in rest):
                found.append(mask)
        return found

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat != self.to_act:
            raise Refused("not-your-turn")
        if self.phase == DRAWING:
            self._draw(seat, action)
        elif self.phase == TURN and 0 <= action < self.pack.size:
            self._discard(seat, action)
        elif self.phase == TURN and 0 <= action - CLOSE < self.pack.size:
            self._close(seat, action - CLOSE)
        elif self.phase == SHOWING:
            self.show(seat, action)
        elif self.phase == LAYING:
            self.lay_off(seat, action)
        elif self.phase == RETURNING and action in (BACK, LEAVE):
            self._return(seat, action)
        elif self.phase == OVER and action == DEAL:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            if self.loud:
                self.note("deal", "event-deal", seat)
            self.begin()
        else:
            raise Refused("unknown-move", text=self._word(action))

    def _draw(self, seat: int, action: int) -> None:
        if action == DRAW and self.stock:
            self.get(seat, self.stock.pop())
            if self.loud:
                self.note("draw", "chinchon-draws", seat)
        elif action == TAKE and self.pozo:
            card = self.draw_from_pozo(seat)
            if self.loud:
                self.note("draw", "chinchon-takes", seat, card=self.name(card))
        elif 0 <= action < SHOW:
            raise Refused("chinchon-draw-first")
        else:
            raise Refused("unknown-move", text=self._word(action))
        self.phase = TURN

    def _discard(self, seat: int, card: int) -> None:
        if card == self.taken:
            raise Refused("chinchon-same-card", card=self.name(card))
        self.part_with(seat, card)
        self.pozo.append(card)
        if self.first < 0:
            self.first = card
        if self.loud:
            self.note("discard", "chinchon-discards", seat, card=self.name(card))
        self.turns[seat] += 1
        self.taken = -1
        if not self.stock:
            if self.twice:
                if self.loud:
                    self.note("say", "chinchon-stock-out")
                self.begin_showing(self.after(seat))
                return
            self.twice = True
            self.recycle()
            if self.loud:
                self.note("shuffle", "chinchon-shuffles")
        if sum(self.turns) >= MOST_TURNS:
            if self.loud:
                self.note("say", "chinchon-void")
            self._pass_the_deal()
            return
        self.to_act = self.after(seat)
        self.phase = DRAWING

    def _close(self, seat: int, card: int) -> None:
        if card not in self.hands[seat]:
            raise Refused("not-held", card=self.name(card))
        if card not in self.closing(seat):
            raise self.why_not(seat, card)
        # Cards known from the pozo stay noted: if the closing card is one, everybody can tell.
        self.hands[seat].remove(card)
        self.face_down = card
        self.taken = -1
        self.closer = seat
        self.turns[seat] += 1
        kept = self.hands[seat]
        self.clean = self._all_melded(kept)
        if self.clean and self.is_chinchon(kept) and self.options.on("chinchon_wins"):
            self.note("say", "chinchon-chinchon", seat, True)
            self.lay_down(seat)
            self.champions = [seat]
            self.exposed = self.active[:]
            self.phase = END
            return
        if self.loud:
            self.note("say", "chinchon-closes-clean" if self.clean else "chinchon-closes", seat, True)
        self.begin_showing(seat)

    def why_not(self, seat: int, card: int) -> Refused:
        """Why the seat may not close with a card of its hand."""
        if not self.turns[seat]:
            return Refused("chinchon-close-first-turn")
        kept = [other for other in self.hands[seat] if other != card]
        groups = self.melds.find(kept)
        jokers = self.melds.jokers(kept)
        whole = (1 << len(kept)) - 1
        enough = [union for union in self.melds.unions(groups) if union.bit_count() >= self.size - 1]
        if not enough:
            covered = 0
            for group in self.melds.best(kept):
                covered |= group
            return Refused("chinchon-close-loose", cards=self.pack.text(cards_of(kept, whole & ~covered)))
        left = [cards_of(kept, whole & ~union) for union in enough]
        low = [cards for cards in left if not cards or self._low_enough(cards[0])]
        if not low:
            if self.options.on("oklahoma"):
                return Refused("chinchon-close-oklahoma", card=self.name(left[0][0]), card2=self.name(self.first))
            return Refused("chinchon-close-high", card=self.name(left[0][0]), n=self.options.number("close_max"))
        if self._strict(not low[0]) and not any(union in enough for union in self.melds.unions(groups, jokers, True)):
            return Refused("chinchon-close-natural")
        total = min([self.totals[seat] + (self.melds.points[cards[0]] if cards else 0) for cards in low])
        if total > self.limit:
            return Refused("chinchon-close-limit", n=total, limit=self.limit)
        return Refused("chinchon-close-natural")

    # -- groups and lay-offs ----------------------------------------------------------------------------------------------------------

    def proposal(self, seat: int) -> list[int]:
        """The groups of the split proposed to a seat, as place masks of its hand: the fewest loose points, and for the closer a valid close."""
        hand = self.hands[seat]
        if seat != self.closer:
            return self.melds.best(hand)
        endings = self._endings(seat)
        best = endings[0]
        for union in endings:
            if self.melds.loose(hand, union) < self.melds.loose(hand, best):
                best = union
        return self.melds.parts(self.melds.find(hand), best, self.melds.jokers(hand), self._natural_due(seat))

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def count(self) -> None:
        for seat in self.active:
            points = self.points_left(seat)
            if self.clean and seat == self.closer:
                points = CLEAN
            self.gained[seat] = points
            self.totals[seat] += points
        inside = [seat for seat in self.active if self.totals[seat] <= self.limit]
        if len(inside) == 1:
            self.champions = inside
            self.phase = END
            return
        if not inside:
            lowest = min([self.totals[seat] for seat in self.active])
            self.champions = [seat for seat in self.active if self.totals[seat] == lowest]
            self.phase = END
            return
        turns = [self.after(self.mano, step) for step in range(len(self.active))]
        self.asked = [seat for seat in turns if self.totals[seat] > self.limit and self.lives[seat]]
        if self.loud:
            for seat in turns:
                if self.totals[seat] > self.limit and not self.lives[seat]:
                    self.note("say", "chinchon-out", seat)
        self._next_to_return()

    def _next_to_return(self) -> None:
        if self.asked:
            self.phase = RETURNING
            self.to_act = self.asked[0]
        else:
            self._pass_the_deal()

    def figure(self) -> int:
        """The points with which those come back who have been put out: the highest total within the limit."""
        return max([self.totals[seat] for seat in self.active if self.totals[seat] <= self.limit])

    def _return(self, seat: int, action: int) -> None:
        self.asked.pop(0)
        if action == BACK:
            self.totals[seat] = self.figure()
            self.lives[seat] -= 1
        if self.loud:
            self.note("say", "chinchon-back" if action == BACK else "chinchon-out", seat, action == BACK)
        self._next_to_return()

    def _pass_the_deal(self) -> None:
        self.active = [seat for seat in self.active if self.totals[seat] <= self.limit]
        mano = (self.mano + 1) % self.seats
        while mano not in self.active:
            mano = (mano + 1) % self.seats
        self.mano = mano
        self.to_act = self.after(mano, -1)
        self.phase = OVER

    def scores(self) -> list[int]:
        """Penalty points: the fewer the better."""
        return self.totals[:]

    def winners(self) -> list[int]:
        return self.champions[:] if self.phase == END else []

    def standing(self, seat: int) -> int:
        """Points fewer than the others' mean in this hand; while it lasts, by what each would have loose; a match won counts 200."""
        if self.phase == END:
            return 200 if seat in self.champions else -200
        costs: list[int] = []
        mine = 0
        for other in self.active:
            cost = self.gained[other] if self.phase >= RETURNING else self.melds.least(self.hands[other])
            if other == seat:
                mine = cost
            else:
                costs.append(cost)
        return sum(costs) // max(1, len(costs)) - mine

    # -- copies -------------------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = ChinchonState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_showdown(new)
        new.twice = self.twice
        new.first = self.first
        new.turns = self.turns[:]
        new.gained = self.gained[:]
        new.totals = self.totals[:]
        new.lives = self.lives[:]
        new.champions = self.champions[:]
        return new

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if action >= MELD:
            return self.meld_text(seat, action)
        return f"close {self.name(action - CLOSE)}" if CLOSE <= action < SHOW else self._word(action)

    def _word(self, action: int) -> str:
        for word, known in _WORDS.items():
            if known == action:
                return word
        return self.name(action)

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        if not words:
            raise Refused("unknown-move", text=text)
        if len(words) == 1 and words[0] in _WORDS:
            return _WORDS[words[0]]
        if words[0] == "stock":
            return DRAW
        if words[0] == "meld" and len(words) > 1:
            return self.parse_meld(seat, " ".join(words[1:]))
        if words[0] == "close" and len(words) == 2:
            return CLOSE + self.pack.card(words[1])
        card = self.pack.card(words[0])
        if len(words) > 1 and words[1].startswith("group-"):
            return self.parse_lay_off(card, words[1:])
        if words[1:] == ["closed"]:
            return CLOSE + card
        if self.phase == DRAWING and self.pozo and card == self.pozo[-1]:
            return TAKE
        if self.phase == LAYING:
            fitting = [action for action in self.lay_offs(seat) if action & 255 == card]
            if len(fitting) > 1:
                raise Refused("rummy-which-group", card=self.name(card))
            return fitting[0] if fitting else card
        return card

    def schema(self) -> tuple[Field, ...]:
        return OWN_SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        super().place(position)
        self.check_showdown(self.size)
        back = self.phase == RETURNING
        inside = [seat for seat in self.active if self.totals[seat] <= self.limit]
        for name, good in (
            ("turns", min(self.turns) >= 0),
            ("lives", all(0 <= lives <= self.options.number("reentries") for lives in self.lives)),
            ("totals", self.partial or len(inside) == len(self.active) or self.phase == END or (back and len(inside) > 1)),
            ("asked", not back or all(self.lives[seat] and seat not in inside for seat in self.asked)),
            ("champions", all(seat in self.active for seat in self.champions) and (self.phase == END) == bool(self.champions)),
            ("closer", self.phase != SHOWING or self.to_act != self.closer or bool(self._endings(self.closer))),
        ):
            if not good:
                raise Refused("position-value", name=name)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def default(self, seat: int) -> int:
        """Time up: draw from the stock, throw the dearest loose card, show what is proposed, lay off nothing."""
        if self.phase != TURN:
            return self.actions(seat)[0]
        hand = self.hands[seat]
        covered = 0
        for mask in self.melds.best(hand):
            covered |= mask
        free = [card for card in hand if card != self.taken]
        loose = [card for place, card in enumerate(hand) if not covered >> place & 1 and card != self.taken]
        best = loose[0] if loose else free[0]
        for card in loose:
            if self.melds.points[card] > self.melds.points[best]:
                best = card
        return best

    def zones(self, seat: int) -> list[Zone]:
        found = self.rummy_zones(seat, self.phase == DRAWING and seat == self.to_act)
        seen = self.face_down >= 0 and (seat == self.closer or self.over())
        items = [Item(self.name(self.face_down), self.name(self.face_down))] if seen else []
        found.append(Zone("closed", "closed", "stack", self.closer, items, 1 if self.face_down >= 0 else 0))
        return found

    def seat(self, seat: int, viewer: int) -> Seat:
        out = seat not in self.active
        badges: list[str] = ["out"] if out else []
        if seat == self.mano:
            badges.append("mano")
        if not out and seat == self.after(self.mano, -1):
            badges.append("dealer")
        notes: list[Say] = []
        if seat == viewer and not out and self.phase < RETURNING:
            notes.append(say("chinchon-loose", n=self.melds.least(self.hands[seat])))
        if self.options.number("reentries"):
            notes.append(say("chinchon-lives", n=self.lives[seat]))
        return Seat(seat, self.totals[seat], seat, len(self.hands[seat]), badges=tuple(badges), notes=tuple(notes), out=out)

    def move(self, seat: int, action: int) -> Move:
        if action >= MELD:
            return self.meld_move(seat, action)
        text = self.text(seat, action)
        if action < CLOSE:
            return Move(text, (text,), "discard")
        if action < SHOW:
            return Move(text, (text.split()[1],), "closed", say("chinchon-move-close", card=text.split()[1]))
        if action == DRAW:
            return Move(text, ("stock",), say=say("chinchon-move-draw"))
        if action == TAKE:
            return Move(text, (self.name(self.pozo[-1]),), say=say("chinchon-move-take", card=self.name(self.pozo[-1])))
        if action == SHOW:
            hand = self.hands[seat]
            cards = [card for mask in self.proposal(seat) for card in self.melds.laid(cards_of(hand, mask))]
            return Move(text, (), say=say("chinchon-move-show", cards=self.pack.text(cards)))
        if action == BACK:
            return Move(text, (), say=say("chinchon-move-back", n=self.figure()))
        return Move(
            text, (), say=say({DONE: "chinchon-move-done", PASS: "chinchon-move-pass", LEAVE: "chinchon-move-leave", DEAL: "move-deal"}[action])
        )

    def picks(self, seat: int) -> list[Pick]:
        if self.phase != SHOWING:
            return []
        return [Pick("meld", "meld {items}", say("chinchon-pick-meld"), (f"hand-{seat}",), 3)]

    def prompt(self, seat: int) -> Say | None:
        if self.phase == TURN:
            return say("chinchon-may-close" if self.closing(seat) else "chinchon-throw")
        keys = {DRAWING: "chinchon-draw", SHOWING: "chinchon-show", LAYING: "chinchon-lay", RETURNING: "chinchon-return"}
        return say(keys[self.phase]) if self.phase in keys else None

    def facts(self, seat: int) -> list[Say]:
        found = [say("stock-left", n=len(self.stock)), say("chinchon-limit", n=self.limit)]
        if self.twice:
            found.append(say("chinchon-second-stock"))
        if self.options.on("oklahoma") and self.first >= 0:
            found.append(say("chinchon-first", card=self.name(self.first), n=self.melds.points[self.first]))
        return found

    def sheet(self) -> Sheet | None:
        if self.phase < RETURNING:
            return None
        seats = sorted({*self.exposed, *self.active})
        clean = [seat == self.closer and self.clean for seat in seats]
        lines = [Line(say("chinchon-line-loose"), tuple([0 if ten else self.gained[seat] for seat, ten in zip(seats, clean, strict=True)]))]
        if any(clean) and self.gained[self.closer] == CLEAN:
            lines.append(Line(say("chinchon-line-clean"), tuple([CLEAN if ten else 0 for ten in clean])))
        lines.append(Line(say("chinchon-line-total"), tuple([self.totals[seat] for seat in seats]), total=True))
        return Sheet(say("chinchon-sheet"), tuple([say("seats", seats=str(seat)) for seat in seats]), tuple(lines))


_WORDS: Final = {"draw": DRAW, "take": TAKE, "show": SHOW, "done": DONE, "pass": PASS, "back": BACK, "leave": LEAVE, "deal": DEAL}
_known: dict[tuple[str, int, int, str], Melds] = {}


def _pack(options: Options) -> Pack:
    packs = options.number("packs")
    return get_pack(str(options["deck"]), packs, packs * options.number("jokers"))


def _melds(options: Options, pack: Pack) -> Melds:
    """The groups and the points of loose cards."""
    figures = str(options["figure_points"])
    key = (pack.id, pack.copies, pack.jokers, figures)
    if key not in _known:
        _known[key] = Melds(pack, loose_points(pack, figures, JOKER_POINTS))
    return _known[key]


GAME = Chinchon()
