"""Tic Tac Toe poker and its kin: two hidden cards each, shared ones in a square or an H, of which three in a line count."""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Listing, Number, Option, Options
from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import Item, Line, Move, Pick, Say, Zone, say
from sobremesa.games.vying._draw import DISCARD, DRAWING
from sobremesa.games.vying._forms import Form
from sobremesa.games.vying._hand import BETTING, HandState
from sobremesa.games.vying._lines import line_form
from sobremesa.games.vying._ranks import WILD_OPTIONS
from sobremesa.games.vying._rules import PokerGame
from sobremesa.games.vying._stakes import MOST, check_stakes, poker_options
from sobremesa.games.vying._tic_tac_toe import CENTRE, CLAIMING, DECLARING, LINE, TURN, TURNING, TicTacToeHand

LIFTS: Final = (("variant", ("elevator", "elevator_diag")),)
CHOICE: Final = (("variant", ("choice",)),)
CUSTOM: Final = (("layout", ("custom",)),)
WILD: Final[Option] = Listing("wild", "none", "deuces", "one_eyed", "centre", item="[A2-9TJQK][shdcoeb]?")


class PokerTicTacToe(PokerGame):
    seats = (6, 2, 3, 4, 5, 7, 8, 9, 10)
    options = poker_options(
        Choice("structure", "nl", "pl", "fl"),
        Number("ante", "tenth", 1, MOST),
        *[WILD if option.id == "wild" else option for option in WILD_OPTIONS],
        Choice("variant", "columns", "choice", "elevator", "elevator_diag"),
        Choice("discard", "off", "early", "late", "late_draw"),
        Choice("rows", 3, 4, 5, when=LIFTS),
        Choice("neighbours", "side", "any", when=CHOICE),
        Choice("open_round1", "must_bet", "check", when=CHOICE),
        Choice("last_player", "wins", "must_bet"),
        Choice("line_choice", "best", "declare"),
        Choice("layout", "auto", "custom"),
        Number("hand_size", 4, 2, 6, when=CUSTOM),
        Number("own_cards", 2, 0, 4, when=CUSTOM),
        Number("positions", 5, 3, 13, when=CUSTOM),
        Listing("groups", "auto", item="[1-9][0-9]?(-[1-9][0-9]?)*", high=13, when=CUSTOM),
        Listing("lines", "any", item="[1-9][0-9]?(-[1-9][0-9]?)*", high=99, when=CUSTOM),
        without=("forced", "heads_up", "rotation", "dealer_errors"),
    )
    sampled = True  # of the sizes of a bet, some are offered
    bound = 100_000

    def check(self, seats: int, options: Options) -> None:
        check_stakes(options)
        form = line_form(options)
        most = (52 + options.number("jokers") - form.layout.places) // form.streets[0].down
        if seats > most:
            raise Refused("ttt-too-many", n=most)
        if options["wild"] == "centre" and form.layout.centre < 0:
            raise Refused("ttt-no-centre")

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return TicTacToeState(self, seats, options, chance, self.rules(seats, options))

    def forms(self, seats: int, options: Options) -> list[Form]:
        return [line_form(options)]


class TicTacToeState(TicTacToeHand):
    """A match of Tic Tac Toe poker, and how the table shows it."""

    def blank(self) -> HandState:
        return TicTacToeState(self.game, self.seats, self.options, self.chance.clone(), self.rules)

    # -- table ----------------------------------------------------------------------------------------------------------------------------

    def shared_zones(self, best: int) -> list[Zone]:
        layout = self.layout
        table = self.table()
        items: list[Item] = []
        laid = self.deal.board or self.deal.covered
        for place, at in enumerate(layout.cells if laid else []):
            if table[place] >= 0:
                item = self.face(table[place], best)
                items.append(Item(item.id, item.face, at, marks=item.marks))
            else:
                turnable = self.phase == TURNING and place != CENTRE
                items.append(Item(layout.names[place] if turnable else "", at=at))
        found = [Zone("board", "community", "grid", items=items, count=len(items), shape={"rows": layout.rows, "cols": layout.cols})]
        thrown = sum([cards.bit_count() for cards in self.deal.thrown])
        return [*found, Zone("discard", "discard", "stack", count=thrown)] if thrown else found

    def face(self, card: int, best: int) -> Item:
        name = self.pack.names[card]
        marks = [] if not best >> card & 1 else ["winner"] if self.hand_over() else ["chosen"]
        if self.is_wild(card):
            marks.append("wild")
        return Item(name, name, marks=tuple(marks))

    def lit(self, seat: int) -> int:
        """While a hand is played, its owner sees what plays with the best line that is open."""
        if seat < 0 or self.hand_over() or not self.chips.live >> seat & 1 or not self.deal.board:
            return super().lit(seat)
        return self.best(seat)[2]

    def notes(self, seat: int, viewer: int) -> list[Say]:
        found = super().notes(seat, viewer)
        known = seat == viewer or self.deal.shown >> seat & 1
        if self.chips.live >> seat & 1 and self.deal.board and self.deal.own(seat) and known:
            found.insert(1, say("ttt-by-line", at=self.layout.line_says(self.best(seat)[1])))
        elif self.said[seat] and self.hand_over() and self.chips.live >> seat & 1:
            found.append(say("ttt-by-line", at=self.layout.line_says(self.said[seat] - 1)))
        return found

    def facts(self, seat: int) -> list[Say]:
        found = super().facts(seat)
        if self.centre_wild:
            found = [*[fact for fact in found if fact.key not in ("poker-wild-rank", "poker-wild-cards")], say("ttt-centre-wild")]
        return found

    def won_lines(self) -> list[Line]:
        found = super().won_lines()
        if self.carried:
            found.append(Line(say("ttt-pot-stays", n=self.carried)))
        for seat in bits(self.chips.live & self.deal.shown):
            if self.won[seat] and self.chips.live & (self.chips.live - 1):
                found.append(Line(say("ttt-line-won", seat=seat, at=self.layout.line_says(self.best(seat)[1]))))
        return found

    def move(self, seat: int, action: int) -> Move:
        if TURN <= action < TURN + 256:
            text = self.text(seat, action)
            return Move(text, tuple(text.split()[1:]), say=self.label(seat, action))
        return super().move(seat, action)

    def own_label(self, seat: int, action: int) -> Say:
        if TURN <= action < TURN + 256:
            return say("ttt-move-turn", at=" ".join(self.text(seat, action).split()[1:]))
        if action >= LINE:
            return say("ttt-move-line", at=self.layout.line_says(action - LINE))
        if self.redraws or action == DISCARD:
            return super().own_label(seat, action)
        return say("ttt-move-throw", card=self.text(seat, action).removeprefix("discard "))

    def picks(self, seat: int) -> list[Pick]:
        if self.phase == TURNING:
            return [Pick("turn", "turn {items}", say("ttt-pick-turn"), ("board",), 2, 2)]
        found = super().picks(seat)
        return found if self.redraws or not found else [Pick("discard", "discard {items}", say("ttt-pick-throw"), (f"hand-{seat}",), 1, 1)]

    def prompt(self, seat: int) -> Say | None:
        if self.phase == TURNING:
            return say("ttt-to-turn-apart" if self.apart else "ttt-to-turn")
        if self.phase == CLAIMING:
            return say("ttt-to-claim", n=self.claim_bet(seat))
        if self.phase == DECLARING:
            return say("ttt-to-declare")
        if self.phase == DRAWING and not self.redraws:
            return say("ttt-to-throw")
        if self.phase == BETTING and self.must_bet():
            return say("ttt-to-open")
        return super().prompt(seat)


GAME = PokerTicTacToe()
