"""The games of three lines at the table: moves in writing, the lines of every seat, what they are worth so far, and the reckoning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.view import Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.vying._names import LETTERS, NAMES, SINGLE, plural
from sobremesa.games.vying._rows import BACK, FRONT, MIDDLE, NO_ROYALTIES, ROOM, ROYAL, Duel, Hand, kind_of, rank_of, worth_of
from sobremesa.games.vying._rows import NAMES as LINES
from sobremesa.games.vying._rows_deal import ARRANGE, LEAVE, OUT, TAKE, WORDS, RowsDeal, arrangement
from sobremesa.games.vying._rows_state import OVER, SAY, SET

_SIGNS: Final = ("front", "middle", "back", "hand")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def by_rank(cards: int) -> list[int]:
    """A set of cards as one holds them: the highest first, equal ranks together."""
    return sorted(bits(cards), key=_height)


def _height(card: int) -> int:
    return -1000 * rank_of(card) + card


@mypyc_attr(allow_interpreted_subclasses=True)
class RowsTable(RowsDeal):
    """The table."""

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        names = self.pack.names
        if 0 <= action < 4 * self.pack.size:
            return f"{names[action >> 2]} {_SIGNS[action & 3]}"
        if TAKE <= action < TAKE + self.pack.size:
            return f"{names[action - TAKE]} hand"
        if ARRANGE <= action < 2 * ARRANGE:
            pending = bits(self.hands[seat] | self.loose[seat])
            lines: list[list[int]] = [[], [], [], []]
            for place, card in enumerate(pending):
                lines[action >> 2 * place & 3].append(card)
            if not lines[OUT]:
                del lines[OUT]
            return "set " + " / ".join([self.pack.text(line) or "-" for line in lines])
        return next((word for word, known in WORDS.items() if known == action), "")

    def parse(self, seat: int, text: str) -> int:
        if text in WORDS:
            return WORDS[text]
        words = text.split()
        if words[:1] == ["set"]:
            return self._parse_set(seat, text)
        if not 1 <= len(words) <= 2 or self.phase != SET or not 0 <= seat < self.seats:
            raise Refused("unknown-move", text=text)
        card = self.pack.card(words[0])
        if len(words) == 1:
            if self.loose[seat] >> card & 1:
                return TAKE + card
            if self.hands[seat] >> card & 1:
                raise Refused("rows-which")
            self.check_loose(seat, card)
        zone = words[1].split("/")[0]
        kind, _, owner = zone.partition("-")
        if kind not in _SIGNS:
            raise Refused("unknown-move", text=text)
        if owner and owner != str(seat):
            raise Refused("rows-not-yours")
        if kind == "hand":
            return TAKE + card
        return 4 * card + _SIGNS.index(kind)

    def _parse_set(self, seat: int, text: str) -> int:
        """``set <front> / <middle> / <back>``, and ``/ <thrown away>``; a line that gets nothing is ``-``."""
        parts = [part.replace("-", " ") for part in text[3:].split("/")]
        if self.phase != SET or not 0 <= seat < self.seats or not 3 <= len(parts) <= 4:
            raise Refused("unknown-move", text=text)
        pending = bits(self.hands[seat] | self.loose[seat])
        lines = [OUT] * len(pending)
        seen = 0
        for line, part in enumerate(parts):
            mask = self.pack.mask(part)
            for card in self.pack.cards(part):
                if card not in pending:
                    self.check_loose(seat, card)
                lines[pending.index(card)] = line
            if mask & seen:
                raise Refused("card-twice", card=self.pack.names[bits(mask & seen)[0]])
            seen |= mask
        return arrangement(lines)

    # -- what is shown --------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def direction(self) -> str:
        return "clockwise"

    def line_seen(self, seat: int, line: int, viewer: int) -> list[int]:
        """The cards of a line whose faces the viewer sees."""
        row = self.rows[3 * seat + line]
        if seat == viewer:
            return row
        if self.covered >> seat & 1:
            return []
        return [card for card in row if not self.loose[seat] >> card & 1]

    def _items(self, cards: list[int], own: bool, seat: int) -> list[Item]:
        found: list[Item] = []
        for card in cards:
            marks = ("new",) if self.loose[seat] >> card & 1 else ()
            found.append(Item(self.pack.names[card] if own else "", self.pack.names[card], marks=marks))
        return found

    def zones(self, seat: int) -> list[Zone]:
        found: list[Zone] = []
        for other in [*[other for other in range(self.seats) if other != seat], *([seat] if seat >= 0 else [])]:
            own = other == seat
            for line in range(3):
                cards = self.line_seen(other, line, seat)
                items = self._items(cards, own, other)
                if not own and self.covered & self.done & 1 << other:
                    items = [Item() for _ in range(ROOM[line])]
                label = self.label(other, line, cards) if own else None
                shape: dict[str, Fact] = {"slots": ROOM[line]}
                found.append(Zone(f"{LINES[line]}-{other}", f"rows-{LINES[line]}", "row", other, items, len(items), label, shape))
            thrown = self.thrown[other]
            if self.throws() and thrown:
                if own:
                    items = [Item(face=self.pack.names[card]) for card in by_rank(thrown)]
                    found.append(Zone(f"out-{other}", "rows-out", "row", other, items, len(items), None, {"small": 1, "aside": 1}))
                else:
                    found.append(Zone(f"out-{other}", "rows-out", "stack", other, count=thrown.bit_count()))
            found.append(self._hand_zone(other, seat))
        return found

    def _hand_zone(self, owner: int, viewer: int) -> Zone:
        hand = self.hands[owner]
        if owner == viewer or self.is_open(owner):
            items = [Item(self.pack.names[card] if owner == viewer else "", self.pack.names[card]) for card in by_rank(hand)]
            return Zone(f"hand-{owner}", "hand", "fan", owner, items, len(items), None, {"sorted": 1})
        return Zone(f"hand-{owner}", "hand", "fan", owner, count=self.in_hand(owner))

    def throws(self) -> bool:
        """Whether cards are thrown away at all."""
        return self.drawn > self.kept

    def in_hand(self, seat: int) -> int:
        """How many cards others see a seat hold: those that it has put down without confirming are still with it."""
        return (self.hands[seat] | self.loose[seat]).bit_count()

    def label(self, seat: int, line: int, cards: list[int]) -> Say:
        """A line by its name and what lies there; its royalty once it is full."""
        facts: dict[str, Fact] = {"say3": f"rows-{LINES[line]}"}
        mask = to_mask(cards)
        if not mask:
            return Say("rows-tag-nothing", facts)
        worth = worth_of(line, mask)
        points = self.royalties.of(line, worth) if len(cards) == ROOM[line] else 0
        facts["n"] = points
        kind = kind_of(worth)
        if kind == ROYAL:
            return Say("rows-tag-royal", facts)
        name = NAMES[kind]
        if name in SINGLE:
            facts["rank"] = LETTERS[worth >> 16 & 15]
        else:
            facts["say"] = plural(self.pack.look, worth >> 16 & 15)
            if name in ("two-pair", "full"):
                facts["say2"] = plural(self.pack.look, worth >> 12 & 15)
        return Say(f"rows-tag-{name}", facts)

    def royalties_seen(self, seat: int, viewer: int) -> int:
        """The royalties of the full lines that the viewer sees."""
        total = 0
        for line in range(3):
            cards = self.line_seen(seat, line, viewer)
            if len(cards) == ROOM[line]:
                total += self.royalties.of(line, worth_of(line, to_mask(cards)))
        return total

    def order_seen(self, seat: int, viewer: int) -> str:
        """The badge of lines in the wrong order: ``rows-foul`` where nothing can mend it, ``rows-risk`` where cards to come may; else empty."""
        lines = [self.line_seen(seat, line, viewer) for line in range(3)]
        worths = [worth_of(line, to_mask(lines[line])) for line in range(3)]
        found = ""
        for upper, lower in ((FRONT, MIDDLE), (MIDDLE, BACK)):
            if lines[upper] and worths[upper] > worths[lower]:
                full = len(lines[lower]) == ROOM[lower]
                if full:
                    return "rows-foul"
                if worths[upper] >> 20 and ROOM[lower] - len(lines[lower]) < 3:
                    found = "rows-risk"
        return found

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        if seat == self.button:
            badges.append("button")
        if self.fantasy[seat] and self.phase == SET:
            badges.append("rows-fantasy")
        if self.gone >> seat & 1:
            badges.append("rows-gone")
        elif self.done >> seat & 1 and self.phase == SET and self.covered >> seat & 1:
            badges.append("rows-ready")
        natural = self.compared()[seat] if self.naturals and self.hand_over() else None
        if natural is not None and natural.natural:
            badges.append("rows-natural")
        else:
            order = self.order_seen(seat, viewer)
            if order:
                badges.append(order)
        if self.hand_over() and self.coming[seat]:
            badges.append("rows-to-fantasy")
        notes: list[Say] = []
        points = self.royalties_seen(seat, viewer)
        if points and "rows-foul" not in badges:
            notes.append(say("rows-note-royalties", n=points))
        cards = -1 if self.hand_over() else self.in_hand(seat)
        return Seat(seat, self.totals[seat], -1, cards, badges=tuple(badges), notes=tuple(notes))

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if 0 <= action < 4 * self.pack.size:
            line = LINES[action & 3]
            card = self.pack.names[action >> 2]
            items = () if self.single(seat) else (card,)
            return Move(text, items, f"{line}-{seat}", say(f"rows-{line}"))
        if ARRANGE <= action < 2 * ARRANGE:
            pending = self.hands[seat] | self.loose[seat]
            return Move(text, tuple([self.pack.names[card] for card in bits(pending)]), say=say("rows-move-set", told=text[4:]), quiet=True)
        key = "move-deal" if text == "deal" else f"rows-move-{text}"
        return Move(text, say=say(key))

    def prompt(self, seat: int) -> Say | None:
        if self.phase == OVER:
            return say("rows-may-deal" if seat == self.next_button() else "rows-may-leave")
        if self.phase == SAY:
            return say("rows-ask-say")
        if self.single(seat):
            return say("rows-ask-one", card=self.pack.names[bits(self.hands[seat])[0]])
        left = self.to_place(seat) - self.loose[seat].bit_count()
        thrown = self.in_hand(seat) - self.to_place(seat)
        if left == 0:
            return say("rows-ask-done-throw" if thrown else "rows-ask-done", n=thrown)
        if self.fantasy[seat]:
            return say("rows-ask-fantasy", n=left, n2=thrown)
        return say("rows-ask-throw" if thrown else "rows-ask", n=left, n2=thrown)

    def facts(self, seat: int) -> list[Say]:
        found = [say("stock-left", n=len(self.stock))] if not self.secret else []
        if self.last:
            found.append(say("rows-hand-of", n=self.hand + 1, n2=self.last))
        if self.unit > 1:
            found.append(say("rows-unit", n=self.unit))
        if self.royalties is NO_ROYALTIES:
            found.append(say("rows-no-royalties"))
        elif self.won_lines:
            found.append(say("rows-won-lines"))
        return found

    def parting(self, seat: int) -> int:
        return LEAVE if self.phase == OVER and not self.last else -1

    def default(self, seat: int) -> int:
        actions = self.actions(seat)
        if self.phase == SAY:
            return actions[-1]
        if self.phase == OVER:
            return actions[0]
        if self.single(seat):
            line = self.sensible(seat) - ARRANGE
            return 4 * bits(self.hands[seat])[0] + line
        return self.sensible(seat)

    # -- the reckoning --------------------------------------------------------------------------------------------------------------------

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        seats = range(self.seats)
        hands = self.compared()
        lines = [[0] * self.seats for _ in range(3)]
        scoops, royalties, naturals = [0] * self.seats, [0] * self.seats, [0] * self.seats
        for seat in seats:
            for other in seats:
                own, rival = hands[seat], hands[other]
                if own is None or rival is None or other == seat:
                    continue
                duel = Duel(own, rival, self.won_lines)
                for line in range(3):
                    lines[line][seat] += duel.lines[line]
                scoops[seat] += duel.scoop
                royalties[seat] += duel.royalties
                naturals[seat] += duel.natural
        duels = self.duels()
        surrenders = [sum([duels[seat][other] for other in seats if (self.gone >> seat ^ self.gone >> other) & 1]) for seat in seats]
        found = self._why(hands)
        found += [Line(say(f"rows-line-{LINES[line]}"), _row(lines[line])) for line in (FRONT, MIDDLE, BACK)]
        for key, points in (("scoop", scoops), ("royalties", royalties), ("natural", naturals), ("surrender", surrenders)):
            if any(points):
                found.append(Line(say(f"rows-line-{key}"), _row(points)))
        total = [sum(duels[seat]) for seat in seats]
        found.append(Line(say("rows-line-total"), _row(total), True))
        if self.unit > 1:
            found.append(Line(say("rows-line-unit", n=self.unit), _row(self.nets), True))
        if self.seats > 2:
            for other in seats:
                values: list[Fact] = [signed(duels[seat][other]) if seat != other else "·" for seat in seats]
                found.append(Line(say("rows-line-against", seat=other), tuple(values)))
        columns = tuple([say("seats", seats=str(seat)) for seat in seats])
        return Sheet(say("rows-sheet"), columns, tuple(found))

    def _why(self, hands: list[Hand | None]) -> list[Line]:
        """What the figures of the reckoning do not say: void hands, and who goes to fantasyland."""
        found: list[Line] = []
        for seat, hand in enumerate(hands):
            if hand is not None and hand.foul:
                found.append(Line(say("rows-event-foul", seat=seat)))
        for seat in range(self.seats):
            if self.coming[seat]:
                found.append(Line(say("rows-event-stays" if self.fantasy[seat] else "rows-event-fantasy", seat=seat)))
        return found


def _row(points: list[int]) -> tuple[Fact, ...]:
    return tuple([signed(value) for value in points])
