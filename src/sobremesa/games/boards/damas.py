"""Damas: the draughts family on one board, from the Spanish game to the Turkish one."""

from __future__ import annotations

import re
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Number, Options
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Pick, Say, Seat, Sheet, Zone, say
from sobremesa.games.boards._draughts import Jump
from sobremesa.games.boards._match import ACCEPT, ANSWER, DECLINE, END, HUFF, MINUTE, OFFER, PLAY, REASONS, RESIGN, Match, rules_of
from sobremesa.games.boards._routes import Route
from sobremesa.games.boards._variants import KING_FIRST, NAMES, ROWS_OF

_CUSTOM: Final = (("variant", ("custom",)),)
_PASSING: Final = (("variant", ("international", "brazilian", "canadian", "pool", "frisian", "malaysian")),)
_COLOURED: Final = (("variant", tuple([row[0] for row in ROWS_OF if (row[5] == "dark") != (row[11] == "dark")])),)
_WORDS: Final = {"resign": RESIGN, "offer draw": OFFER, "accept": ACCEPT, "decline": DECLINE}
_MOVE: Final = re.compile(r"(K?)([a-h][1-8]|\d{1,2})((?:[-x:][a-h][1-8]|[-x:]\d{1,2})+)(=?)(?:\[([a-h0-9, ]*)\])?")


class Damas(Game):
    seats = (2,)
    options = (
        Choice("variant", *NAMES, "custom"),
        Choice("size", "variant", 8, 10, 12, when=_CUSTOM),
        Choice("men", "variant", 8, 12, 15, 20, 24, 30, when=_CUSTOM),
        Choice("flying_king", "variant", "on", "off", when=_CUSTOM),
        Choice("men_backward", "variant", "on", "off", when=_CUSTOM),
        Choice("quantity", "variant", "on", "off", when=_CUSTOM),
        Choice("quality", "variant", "on", "off", when=_CUSTOM),
        Choice("capture", "compulsory", "huff", "free"),
        Choice("capture_promotion", "variant", "stops", when=_PASSING),
        Choice("frisian_value", "matrix", "official", when=(("variant", ("frisian",)),)),
        Flag("frisian_three", "on", when=(("variant", ("frisian",)),)),
        Choice("corner_steps", "czech", "both", when=(("variant", ("corner",)),)),
        Flag("turkish_turn", when=(("variant", ("turkish",)),)),
        Choice("first_colour", "square", "official", when=_COLOURED),
        Choice("draw_rules", "common", "official", "agreement"),
        Number("clock", "none", 1, 180, 5, 10, 30),
    )
    open = True
    sampled = True  # giving up and offering a draw are always there and never listed
    zero_sum = True
    bound = 4000

    def check(self, seats: int, options: Options) -> None:
        rules_of(options)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        state = DamasState(self, seats, options, chance)
        if state.rules.minutes and not self.timed:
            state.game = _timed_twin(self)
        return state


class DamasState(Match):
    """A game of draughts with its notation and its looks."""

    def blank(self) -> Match:
        return DamasState(self.game, self.seats, self.options, self.chance, self.rules)

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        for word, known in _WORDS.items():
            if known == action:
                return word
        names = self.rules.board.names
        if action >= HUFF:
            return f"huff {names[action - HUFF]}"
        start, to = action >> 17, action >> 10 & 127
        jump = self.moves().jumps.get(action)
        if jump is None:
            man = self.men[self.mover] >> start & 1 and self.rules.board.crown[self.mover] >> to & 1
            return f"{names[start]}-{names[to]}{'=' if man else ''}"
        route = self.route(jump)
        route.find([])
        path = "x".join([names[square] for square in [start, *route.landings]])
        return f"{path}{'=' if jump[3] else ''}[{','.join([names[square] for square in route.victims])}]"

    def route(self, jump: Jump) -> Route:
        """A finder of the ways in which the mover can make a capture."""
        side = self.mover
        occupied = self.men[0] | self.men[1] | self.kings[0] | self.kings[1]
        return Route(self.rules.mover, side, jump, self.kings[side] >> jump[0] & 1 == 1, occupied, self.kings[1 - side])

    def parse(self, seat: int, text: str) -> int:
        """Reads the specs' notation; also a capture told by its ends alone or by some of its landings, where that says which it is."""
        text = " ".join(text.split())
        if text in _WORDS:
            return _WORDS[text]
        index = self.rules.board.index
        words = text.removeprefix("huff ").removeprefix("board/").split(" ")
        if text.startswith("huff ") and words[0] in index:
            action = HUFF + index[words[0]]
            if self.phase == END or action not in self.moves().actions:
                raise Refused("damas-huff", square=words[0])
            return action
        if len(words) == 2 and words[1].startswith("board/"):
            words = [words[0], words[1].removeprefix("board/")]
            if words[0] in index and words[1] in index:
                return self._chosen(seat, index[words[0]], [index[words[1]]], "", "", text)
        if len(words) == 1 and words[0] in index:
            raise self._stuck(seat, index[words[0]])
        match = _MOVE.fullmatch(text)
        if match is None:
            raise Refused("unknown-move", text=text)
        squares = [match[2], *re.split("[-x:]", match[3])[1:]]
        if not all(name in index for name in squares):
            raise Refused("unknown-move", text=text)
        return self._chosen(seat, index[squares[0]], [index[name] for name in squares[1:]], match[5] or "", match[4], text)

    def _chosen(self, seat: int, start: int, landings: list[int], taken: str, crown: str, text: str) -> int:
        """The legal move from ``start`` by ``landings`` taking ``taken``; what is left untold may be anything."""
        self._ready(seat)
        legal = self.moves()
        to = landings[-1]
        fitting = [action for action in legal.actions if action < RESIGN and action >> 17 == start and action >> 10 & 127 == to]
        if "x" in text or ":" in text or taken:
            fitting = [action for action in fitting if action in legal.jumps]
        elif "-" in text:
            fitting = [action for action in fitting if action not in legal.jumps] or fitting
        if taken:
            wanted = 0
            for name in taken.replace(",", " ").split():
                wanted |= 1 << self.rules.board.index.get(name, 127)
            fitting = [action for action in fitting if legal.jumps[action][2] == wanted]
        if len(landings) > 1:
            through = landings[:-1]
            fitting = [action for action in fitting if action in legal.jumps and self.route(legal.jumps[action]).find(through)]
            exact = [action for action in fitting if legal.jumps[action][2].bit_count() == len(landings)]
            fitting = exact or fitting
        if len(fitting) > 1:
            fitting = [action for action in fitting if action not in legal.jumps or legal.jumps[action][3] == (crown == "=")] or fitting
        if len(fitting) > 1:
            raise Refused("damas-which", allowed=", ".join([self.text(seat, action) for action in fitting]))
        if not fitting:
            raise self._forbids(start, to, "x" in text or ":" in text)
        return fitting[0]

    def _ready(self, seat: int) -> None:
        """Refuse whoever has no move to make."""
        if self.phase == END:
            raise Refused("match-over")
        if seat != self.turn():
            raise Refused("not-your-turn")
        if self.phase == ANSWER:
            raise Refused("damas-answer")

    def why_not(self, action: int) -> Refused:
        if not 0 <= action < RESIGN:
            return super().why_not(action)
        start, to = action >> 17, action >> 10 & 127
        names = self.rules.board.names
        if start >= len(names) or to >= len(names) or not names[start] or not names[to]:
            return super().why_not(action)
        return self._forbids(start, to, action & 1023 > 0)

    def _stuck(self, seat: int, start: int) -> Refused:
        """Why the piece on a square cannot be moved at all, or that it can and must be told where."""
        self._ready(seat)
        if any(action < RESIGN and action >> 17 == start for action in self.moves().actions):
            return Refused("damas-where", square=self.rules.board.names[start])
        return self._forbids(start, -1, False)

    def _forbids(self, start: int, to: int, capture: bool) -> Refused:
        """The rule against moving from a square to another (-1: anywhere), which is known not to be legal."""
        names = self.rules.board.names
        side = self.mover
        if not (self.men[side] | self.kings[side]) >> start & 1:
            return Refused("damas-not-yours", square=names[start])
        legal = self.moves()
        duty = legal.duty() if self.rules.compulsory else 0
        if duty:
            forced = self.rules.board.text(duty)
            chains = self.rules.mover.chains(side, self.men[side], self.kings[side], self.men[1 - side], self.kings[1 - side], False)
            if not any(jump[0] == start and to in (-1, jump[1]) for jump in chains):
                stops = self.rules.mover.chains(side, self.men[side], self.kings[side], self.men[1 - side], self.kings[1 - side], True)
                if any(jump[0] == start and jump[1] == to for jump in stops):
                    return Refused("damas-go-on", square=names[to])
                return Refused("damas-must-capture", pieces=forced)
            most = max(jump[2].bit_count() for jump in legal.dutiful)
            if self.rules.variant.quality == KING_FIRST:
                return Refused("damas-king-first", pieces=forced)
            if self.rules.variant.quantity and not any(jump[0] == start and jump[2].bit_count() == most for jump in chains):
                return Refused("damas-quantity", n=most, pieces=forced)
            return Refused("damas-quality", pieces=forced)
        if self.rules.variant.three and self.king_moves[side] >= 3 and self.king_square[side] == start:
            return Refused("damas-three")
        if capture:
            return Refused("damas-no-capture", square=names[start])
        return Refused("damas-blocked" if to < 0 else "damas-no-move", square=names[start], square2=names[max(to, 0)])

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def zones(self, seat: int) -> list[Zone]:
        board = self.rules.board
        names = board.names
        forced = self.forced() if self.phase == PLAY else 0
        last_from, last_to = (self.last >> 17, self.last >> 10 & 127) if self.last >= 0 else (-1, -1)
        items: list[Item] = []
        for square in board.squares:
            for owner in range(2):
                king = self.kings[owner] >> square & 1
                if not (king or self.men[owner] >> square & 1):
                    continue
                marks = ["king"] if king else []
                if square == last_to:
                    marks.append("last")
                if forced >> square & 1:
                    marks.append("forced")
                if self.huffable >> square & 1:
                    marks.append("huff")
                items.append(Item(names[square], f"{owner}{'k' if king else 'm'}", names[square], owner=owner, marks=tuple(marks)))
        shape: dict[str, str | int] = {
            "rows": board.size,
            "cols": board.size,
            "notation": "numeric" if board.numeric else "algebraic",
            "squares": " ".join([names[square] for square in board.squares]),
            "corner": "right" if self.rules.variant.corner_right else "left",
            "ground": self.rules.variant.ground,
            "first": self.rules.variant.first,
            "flip": 1 if seat == 1 else 0,
            "last": f"{names[last_from]} {names[last_to]}" if last_from >= 0 else "",
            "taken": board.text(self.last_taken),
        }
        return [Zone("board", "board", "board", items=items, count=len(items), shape=shape)]

    def seat(self, seat: int, viewer: int) -> Seat:
        notes = [say("damas-pieces", men=self.men[seat].bit_count(), kings=self.kings[seat].bit_count())]
        if self.rules.minutes:
            left = max(0, self.rules.minutes * MINUTE - self.used[seat]) // 1000
            notes.append(say("damas-clock", left=f"{left // 60}:{left % 60:02}"))
        return Seat(seat, self.scores()[seat], self.side(seat), notes=tuple(notes))

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action >= HUFF:
            return Move(text, (), say=say("damas-move-huff", square=text.removeprefix("huff ")))
        if action >= RESIGN:
            return Move(text, (), say=say("damas-move-accept" if action == ACCEPT else "damas-move-decline"))
        names = self.rules.board.names
        start, to = names[action >> 17], names[action >> 10 & 127]
        jump = self.moves().jumps.get(action)
        if jump is None:
            label = say("damas-label-move", square=start, square2=to)
        else:
            label = say("damas-label-take", square=start, square2=to, n=jump[2].bit_count())
        return Move(text, (start,), f"board/{to}", label)

    def picks(self, seat: int) -> list[Pick]:
        found = [Pick("resign", "resign", say("damas-move-resign"), (), 0, 0)]
        if self.phase == PLAY and not self.offered:
            found.insert(0, Pick("draw", "offer draw", say("damas-move-offer"), (), 0, 0))
        return found

    def prompt(self, seat: int) -> Say | None:
        if self.phase == ANSWER:
            return say("damas-prompt-answer", seat=self.mover)
        if self.huffable:
            return say("damas-prompt-huff")
        legal = self.moves()
        if legal.dutiful and self.rules.compulsory:
            return say("damas-prompt-capture", n=max(jump[2].bit_count() for jump in legal.dutiful))
        return None

    def facts(self, seat: int) -> list[Say]:
        found = [say("damas-variant-is", say=f"damas-value-variant-{self.rules.variant.id}")]
        if self.rules.quiet and self.calm > 1:
            found.append(say("damas-quiet", n=self.calm // 2, most=self.rules.quiet // 2))
        if self.limit:
            found.append(say("damas-limit", seat=self.strong, n=self.limit - self.limit_used))
        if self.rules.variant.three:
            found += [say("damas-three-left", seat=side, n=self.king_moves[side]) for side in range(2) if self.king_moves[side] and self.men[side]]
        return found

    def sheet(self) -> Sheet | None:
        if self.phase != END:
            return None
        key = f"damas-won-{REASONS[self.reason]}" if self.winner >= 0 else f"damas-drawn-{REASONS[self.reason]}"
        title = say(key, seat=self.winner) if self.winner >= 0 else say(key)
        men = tuple([self.men[side].bit_count() for side in range(2)])
        kings = tuple([self.kings[side].bit_count() for side in range(2)])
        lines = (Line(say("damas-line-men"), men), Line(say("damas-line-kings"), kings), Line(say("damas-line-score"), tuple(self.scores()), True))
        return Sheet(title, (say("seats", seats="0"), say("seats", seats="1")), lines)


class TimedDamas(Damas):
    """The same game where clocks run: its records keep the time of every move."""

    timed = True


def _timed_twin(game: Damas) -> Damas:
    twin = _TIMED
    twin.slug = game.slug
    twin.family = game.family
    return twin


_TIMED: Final = TimedDamas()
GAME = Damas()
