"""Mus: two pairs, four cards each, four lances to bet on, and everything can be staked at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Listing, Options
from sobremesa.core.packs import bits
from sobremesa.core.positions import Card, Field, Int, IntEach, Reader, SeatNumber, Word, whole, within
from sobremesa.core.positions import Flag as Truth
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Control, Event, Move, Pick, Say, Seat, Sheet, Zone, say
from sobremesa.games.vying._mus_cards import PARES, SENAS, TWICE
from sobremesa.games.vying._mus_hand import MusHand
from sobremesa.games.vying._mus_lance import OPEN, ORDAGO_TOTAL
from sobremesa.games.vying._mus_match import (
    ACCEPT,
    CUT,
    DEAL,
    DEFER,
    DISCARD,
    DISCARDS,
    END,
    ENVIDO,
    ENVITES,
    EXPOSED,
    KEEP,
    MUS,
    ORDAGO,
    OVER,
    PASS,
    PHASES,
    RAISE,
    REFUSE,
    REPLACING,
    SHOW,
    VOICES,
    WORDS,
)
from sobremesa.games.vying._mus_senas import CAUGHT, DENIED, LOOKS, MAKER, MARK, Gestures, Sign, sena_of
from sobremesa.games.vying._mus_table import TALLY, facts, notes, sheet, zones

# Actions out of turn, above those of the hand: a look, a seña, a question to a seat about a seña.
LOOK: Final = 500
SENA: Final = 520
ASK: Final = 600
TOP: Final = 680
SPAN: Final = 16

NOTATION: Final = ("mus", "cortar", "hasta_companero", "paso", "quiero", "no_quiero", "ordago", "keep", "show")
"""The words of the specs, by action."""

SCHEMA: Final[tuple[Field, ...]] = (
    Word("phase", PHASES),
    SeatNumber("mano"),
    Truth("corrido"),
    Truth("seen"),
    Int("turn_of"),
    IntEach("said"),
    IntEach("swapped"),
    Int("rounds"),
    SeatNumber("cutter", nobody=True),
    Truth("pat"),
    Truth("punto"),
    Int("which"),
    IntEach("stands"),
    IntEach("staked"),
    IntEach("taken"),
    Int("with_pares"),
    Int("with_juego"),
    IntEach("points"),
    IntEach("games"),
    IntEach("vacas"),
    Int("winner"),
    Int("opening"),
    SeatNumber("game_mano"),
    Card("turned"),
    SeatNumber("turner", nobody=True),
)


class Mus(Game):
    seats = (4,)
    options = (
        Choice("kings", 8, 4),
        Choice("deck", "es40", "es48", "fr40"),
        Choice("real", "none", "any10", "sota_oros", "fourth_suit"),
        Flag("replace_4567"),
        Choice("mus_visto", "off", "exchange", "pat_cuts"),
        Choice("corrido", "match", "game", "hand", "off"),
        Choice("corrido_circle", "rotate", "same_dealer", when=(("corrido", ("match", "game", "hand")),)),
        Choice("deal_rotation", "each_hand", "each_game"),
        Choice("speaking", "turn", "by_pairs"),
        Choice("cut_out_of_turn", "off", "second_pair"),
        Choice("games", 1, 3, 5),
        Choice("vacas", 1, 3, 5),
        Choice("target", 40, 30),
        Choice("min_raise", 2, 1),
        Choice("stock_out", "all", "own_aside"),
        Choice("communication", "senas_and_talk", "senas_only", "talk_only", "none"),
        Listing("senas_banned", "auto", "none", item="|".join(SENAS), low=0, when=(("communication", ("senas_and_talk", "senas_only")),)),
        Choice("showdown", "needed", "all"),
        Choice("first_dealer", "suit_draw", "random"),
    )
    sampled = True
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return MusState(self, seats, options, chance)


class MusState(MusHand):
    """A match of mus, as it is written and shown."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        if str(options["communication"]) in ("senas_and_talk", "senas_only"):
            banned = str(options["senas_banned"])
            if banned == "auto":
                banned = "ciego" if options.number("kings") == 4 else ""
            self.gestures = Gestures(sum([1 << SENAS.index(word) for word in sorted(set(banned.split())) if word in SENAS]))

    # -- legal and effect ---------------------------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        found = self.words(seat)
        if found == [DEAL]:
            return found
        return found + self._silent(seat)

    def _silent(self, seat: int) -> list[int]:
        """What the seat may do without a word: look, sign, ask."""
        gestures = self.gestures
        if gestures is None or not self.may_gesture() or not self.actors() >> seat & 1:
            return []
        found = [LOOK + other for other in gestures.may_look(seat)]
        found += [SENA + sena for sena in gestures.may_sign(seat, self.cards.hand(self.deal.hands[seat]).marks)]
        return found + sorted([ASK + SPAN * maker + sena for maker, sena in gestures.may_ask(seat)])

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat < 0 or not self.actors() >> seat & 1:
            raise Refused("not-your-turn")
        if LOOK <= action < TOP and self.phase != OVER:
            if action not in self._silent(seat):
                raise self._no_gesture(seat, action)
            self._gesture(seat, action)
            return
        self.check_word(seat, action)
        self.speak(seat, action)

    def _no_gesture(self, seat: int, action: int) -> Refused:
        if self.gestures is None:
            return Refused("mus-no-senas")
        if self.corrido:
            return Refused("mus-corrido")
        if LOOK <= action < SENA:
            return Refused("mus-look-there" if self.gestures.looks[seat] < LOOKS else "mus-look")
        if action >= ASK:
            return Refused("mus-ask")
        sena = action - SENA
        if sena < len(SENAS) and self.gestures.banned >> sena & 1:
            return Refused("mus-sena-banned")
        marks = self.cards.hand(self.deal.hands[seat]).marks
        return Refused("mus-sena-once") if sena < len(SENAS) and marks >> sena & 1 else Refused("mus-sena-false")

    def _gesture(self, seat: int, action: int) -> None:
        gestures = self.gestures
        assert gestures is not None
        if action < SENA:
            gestures.look(seat, action - LOOK)
        elif action < ASK:
            made = gestures.sign(seat, action - SENA, self.cards.hand(self.deal.hands[seat]).marks)
            if self.loud:
                self._note_sign(seat, made)
        else:
            maker, sena = divmod(action - ASK, SPAN)
            yes = gestures.ask(seat, maker, sena)
            if self.loud:
                self.note("say", "mus-asks", seat, True, seat2=maker, say=f"mus-sena-{SENAS[sena]}")
                self.note("say", "mus-owns" if yes else "mus-denies", maker, True, say=f"mus-sena-{SENAS[sena]}")

    def _note_sign(self, seat: int, made: Sign) -> None:
        seen = made[3]
        self.note("signal", "mus-signs-twice" if made[MARK] in TWICE else "mus-signs", seat, seen=seen, say=f"mus-sena-{SENAS[sena_of(made[MARK])]}")
        if made[CAUGHT] & ~seen:
            self.note("gesture", "mus-gestured", seat, seen=made[CAUGHT] & ~seen)

    def default(self, seat: int) -> int:
        """Whose time is up does not want anything: no mus, no bet, all his cards thrown."""
        if seat != self.mover:
            return self.actions(seat)[0]
        if self.phase == VOICES:
            return CUT
        if self.phase == ENVITES:
            return REFUSE if self.lance.bettor >= 0 else PASS
        if self.phase == DISCARDS:
            return DISCARD + (1 << self.deal.hands[seat].bit_count()) - 1
        return DISCARD if self.phase == EXPOSED else self.actions(seat)[0]

    def may_chat(self, seat: int) -> bool:
        if seat < 0:
            return self.hand_over()
        return self.hand_over() or self.may_talk()

    # -- score --------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        measure = self.vacas if self.options.number("vacas") > 1 else self.games if self.options.number("games") > 1 else self.points
        return [measure[seat % 2] for seat in range(4)]

    def winners(self) -> list[int]:
        return [seat for seat in range(4) if self.phase == END and seat % 2 == self.winner]

    def standing(self, seat: int) -> int:
        side = seat % 2
        won = 0 if self.winner < 0 else self.target if self.winner == side else -self.target
        return self.points[side] - self.points[1 - side] + won

    def side(self, seat: int) -> int:
        return seat % 2

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = MusState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        self.deal.copy_to(new.deal)
        new.lance = self.lance.clone()
        new.gestures = self.gestures.clone() if self.gestures else None
        new.phase, new.mano, new.mover, new.corrido, new.turn_of = self.phase, self.mano, self.mover, self.corrido, self.turn_of
        new.seen = self.seen
        new.said, new.swapped, new.rounds, new.pat, new.cutter = self.said[:], self.swapped[:], self.rounds, self.pat, self.cutter
        new.which, new.punto = self.which, self.punto
        new.stands, new.staked, new.taken = self.stands[:], self.staked[:], self.taken[:]
        new.with_pares, new.with_juego = self.with_pares, self.with_juego
        new.lines = [line[:] for line in self.lines]
        new.points, new.games, new.vacas, new.winner = self.points[:], self.games[:], self.vacas[:], self.winner
        new.opening, new.game_mano, new.turned, new.turner = self.opening, self.game_mano, self.turned, self.turner
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        if self.events:
            self.events = self._kept(seat)
        needs = self.needs(seat)
        if self.gestures:
            self.gestures.forget(seat, chance)
        self.deal.redeal(seat, needs, chance)
        if self.gestures:
            for sign in self.gestures.signs:
                if sign[MARK] < 0:
                    sign[MARK] = self._guess_mark(sign, chance)
        self.chance = chance

    def _guess_mark(self, sign: Sign, chance: Chance) -> int:
        """What a seña that was only noticed may have told."""
        marks = self.cards.hand(self.deal.hands[sign[MAKER]]).marks
        never = sign[DENIED] | (self.gestures.banned if self.gestures else 0)
        able = [mark for mark in bits(marks) if not never >> sena_of(mark) & 1]
        return able[chance.below(len(able))] if able else 0

    def census(self) -> list[str]:
        return [self.pack.names[card] for card in self.deal.census()]

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if 0 <= action < len(NOTATION):
            return NOTATION[action]
        if ENVIDO < action < RAISE:
            return f"envido {action - ENVIDO}"
        if RAISE < action < DISCARD:
            return f"subir {action - RAISE}"
        if DISCARD < action < LOOK:
            held = bits(self.deal.hands[seat])
            return "discard " + self.pack.text([card for at, card in enumerate(held) if action - DISCARD >> at & 1])
        if LOOK <= action < SENA:
            return f"gaze {action - LOOK}"
        if SENA <= action < SENA + len(SENAS):
            return f"sena {SENAS[action - SENA]}"
        if ASK <= action < TOP and (action - ASK) % SPAN < len(SENAS):
            return f"ask {(action - ASK) // SPAN} {SENAS[(action - ASK) % SPAN]}"
        return {DISCARD: "stand", DEAL: "deal"}.get(action, str(action))

    def parse(self, seat: int, text: str) -> int:
        words = text.split()
        word = words[0] if words else ""
        if len(words) == 1:
            if word in NOTATION:
                return NOTATION.index(word)
            if word in SINGLE:
                return SINGLE[word]
        elif len(words) == 2 and word in ("envido", "subir") and 0 < whole(words[1]) < 100:
            return (ENVIDO if word == "envido" else RAISE) + whole(words[1])
        elif len(words) == 2 and word == "gaze" and 0 <= whole(words[1]) < 4:
            return LOOK + whole(words[1])
        elif len(words) == 2 and word == "sena" and words[1] in SENAS:
            return SENA + SENAS.index(words[1])
        elif len(words) == 3 and word == "ask" and 0 <= whole(words[1]) < 4 and words[2] in SENAS:
            return ASK + SPAN * whole(words[1]) + SENAS.index(words[2])
        if word == "discard" and len(words) > 1:
            return DISCARD + self._places(seat, [self.pack.card(name) for name in words[1:]])
        if words and word[0].isdigit():
            card = self.pack.card(word)
            if not self.deal.hands[seat] >> card & 1:
                raise Refused("not-held", card=word)
            raise Refused(f"mus-now-{PHASES[self.phase]}")
        raise Refused("unknown-move", text=text)

    def _places(self, seat: int, cards: list[int]) -> int:
        """The places in the hand, as a set, where the cards are."""
        held = bits(self.deal.hands[seat])
        found = 0
        for card in cards:
            name = self.pack.names[card]
            if card not in held:
                raise Refused("not-held", card=name)
            if found >> held.index(card) & 1:
                raise Refused("card-twice", card=name)
            found |= 1 << held.index(card)
        return found

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def fields(self) -> dict[str, object]:
        found = super().fields()
        found.update(self.deal.write())
        found["lines"] = [" ".join([str(number) for number in line]) for line in self.lines]
        if self.phase == ENVITES:
            found["lance"] = self.lance.write()
        if self.gestures:
            found.update(self.gestures.write())
        return found

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: P0 is mano and nothing has been said; a card that is known was ``seen`` in the deal. A lance (``which``, in the phase
        ``envites``) begins with its declaration; whether a later one was declared follows from the hands."""
        self.opening = 0
        super().place(position)
        read = Reader(position)
        self.deal.read(read)
        self.seen = self.seen or any(self.deal.known)
        for text in read.texts("lines"):
            line = [whole(word) for word in text.split()]
            if len(line) != 5 or line[0] not in range(3) or line[1] not in range(5) or line[3] not in (0, 1):
                raise Refused("position-value", name="lines")
            self.lines.append(line)
        if self.gestures:
            self.gestures.read(read)
        self._check(read)
        self.mover = self.waiting_for()
        if self.phase == ENVITES:
            self._place_lance(read)
        if self.mover < 0 and self.phase != END:
            raise Refused("position-value", name="phase")
        if not self.partial and self.phase != END and any(hand.bit_count() != 4 for hand in self.deal.hands):
            raise Refused("position-value", name="hands")
        self.complete()

    def _place_lance(self, read: Reader) -> None:
        if self.which > PARES and self.with_pares < 0:
            self.with_pares = sum([1 << seat for seat in range(4) if self.cards.hand(self.deal.hands[seat]).pares])
        if read.has("lance"):
            numbers = read.numbers("lance")
            if len(numbers) != 7 or any(not 0 <= number < 16 for number in (*numbers[:3], numbers[6])) or not -1 <= numbers[3] < 4:
                raise Refused("position-value", name="lance")
            if not (0 <= numbers[4] < self.target or numbers[4] == ORDAGO_TOTAL) or not 0 <= numbers[5] < self.target:
                raise Refused("position-value", name="lance")
            self.lance.read(numbers)
            self.mover = self.waiting_for()
        else:
            self.begin_lance()
            self.events = []

    def _check(self, read: Reader) -> None:
        """Raise :class:`Refused` for a position that cannot be."""
        within("which", 0, 3 if self.phase == ENVITES else 4, [self.which])
        within("turn_of", 0, 4, [self.turn_of])
        within("stands", OPEN, 5, self.stands)
        within("staked", 0, ORDAGO_TOTAL, self.staked)
        within("taken", -1, 1, self.taken)
        within("winner", -1, 1, [self.winner])
        within("opening", 0, 2, [self.opening])
        within("with_pares", -1, 15, [self.with_pares])
        within("with_juego", -1, 15, [self.with_juego])
        within("said", -1, DISCARD, self.said)
        within("points", 0, 1 << 20, [*self.points, *self.games, *self.vacas])
        if self.phase == END and self.winner < 0:
            raise Refused("position-value", name="winner")
        if self.phase in (REPLACING, EXPOSED, DISCARDS) and self.turn_of > 3:
            raise Refused("position-value", name="turn_of")

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def zones(self, seat: int) -> list[Zone]:
        return zones(self, seat)

    def facts(self, seat: int) -> list[Say]:
        return facts(self)

    def sheet(self) -> Sheet | None:
        return sheet(self) if self.hand_over() else None

    def seat(self, seat: int, viewer: int) -> Seat:
        points = self.points[seat % 2]
        badges = ["mano"] if seat == self.mano and not self.corrido else []
        if seat == (self.next_dealer() if self.hand_over() else self.dealer()):
            badges.append("dealer")
        if self.target - 5 <= points < self.target:
            badges.append("mus-one-short" if points == self.target - 1 else "mus-inside")
        return Seat(seat, points, seat % 2, self.deal.hands[seat].bit_count(), badges=tuple(badges), notes=tuple(notes(self, seat, viewer)))

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if LOOK <= action < SENA:
            return Move(text, say=say("mus-move-look", seat=action - LOOK), quiet=True)
        return Move(text, say=self._label(seat, action), quiet=SENA <= action < TOP)

    def _label(self, seat: int, action: int) -> Say:
        if action == DEAL:
            return say("move-deal")
        if ENVIDO < action < RAISE:
            return say("mus-move-envido", n=action - ENVIDO)
        if RAISE < action < DISCARD:
            return say("mus-move-raise", n=action - RAISE)
        if action == DISCARD:
            return say("mus-move-stand")
        if DISCARD < action < LOOK:
            return say("mus-move-discard", cards=self.text(seat, action).removeprefix("discard "))
        if SENA <= action < ASK:
            return say("mus-move-sena", say=f"mus-sena-{SENAS[action - SENA]}")
        if action >= ASK:
            maker, sena = divmod(action - ASK, SPAN)
            return say("mus-move-ask", seat=maker, say=f"mus-sena-{SENAS[sena]}")
        if action == DEFER and self.phase == VOICES and seat == (self.mano + 1) % 4:
            return say("mus-says-postre")
        return say(f"mus-move-{WORDS[action]}")

    def controls(self, seat: int) -> list[Control]:
        if seat != self.mover or self.phase != ENVITES or self.lance.is_ordago():
            return []
        if self.lance.bettor < 0:
            return [Control("envido", "envido {n}", say("mus-control-envido"), 2, self.target - 1, default=2, marks=(2, 5, 10))]
        least, most = self.raises()
        if least > most:
            return []
        marks = tuple([n for n in (2, 5, 10) if least <= n <= most])
        return [Control("subir", "subir {n}", say("mus-control-raise"), least, most, default=max(least, min(2, most)), marks=marks)]

    def picks(self, seat: int) -> list[Pick]:
        if seat != self.mover or self.phase not in (EXPOSED, DISCARDS):
            return []
        return [Pick("discard", "discard {items}", say("mus-pick-discard"), (f"hand-{seat}",), 1, 4)]

    def prompt(self, seat: int) -> Say | None:
        if seat != self.mover:
            return None
        if self.phase == ENVITES:
            lance = f"mus-lance-{TALLY[self.kind(self.which)]}"
            if self.lance.bettor < 0:
                return say("mus-your-word", say=lance)
            if self.lance.is_ordago():
                return say("mus-answer-to-ordago", say=lance, seat=self.lance.bettor)
            return say("mus-answer-to-bet", say=lance, seat=self.lance.bettor, n=self.lance.total)
        if self.phase == VOICES:
            return say("mus-ask-corrido" if self.corrido else "mus-ask-mus")
        return None if self.phase == OVER else say(f"mus-ask-{PHASES[self.phase]}")

    def heard(self, seat: int) -> list[Event]:
        """What was done in silence is known to those who saw it."""
        found: list[Event] = []
        for event in self.events:
            if "seen" in event.say.facts:
                seen = event.say.facts["seen"]
                if seat < 0 or not isinstance(seen, int) or not seen >> seat & 1:
                    continue
                facts = {name: fact for name, fact in event.say.facts.items() if name != "seen"}
                event = Event(event.kind, Say(event.say.key, facts), event.seat, event.aloud)
            found.append(event)
        return found

    def _kept(self, seat: int) -> list[Event]:
        """The events that the seat has heard, those done in silence as if nobody else had seen them."""
        found: list[Event] = []
        for event in self.events:
            seen = event.say.facts.get("seen", -1)
            if isinstance(seen, int) and seen >= 0:
                if not seen >> seat & 1:
                    continue
                event = Event(event.kind, Say(event.say.key, {**event.say.facts, "seen": 1 << seat}), event.seat, event.aloud)
            found.append(event)
        return found


SINGLE: Final[dict[str, int]] = {"envido": ENVIDO + 2, "stand": DISCARD, "deal": DEAL, "no_hay_mus": CUT}

assert tuple(range(len(NOTATION))) == (MUS, CUT, DEFER, PASS, ACCEPT, REFUSE, ORDAGO, KEEP, SHOW)

GAME = Mus()
