"""Burro: cards go round at the call, whoever has four of a number puts a hand in the middle, and the last hand gets a letter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Flag, Options
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.positions import CardLists, Field, Int, IntEach, Ints, Masks, Reader, Word, whole
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.state import TABLE, TIMEOUT, Game, State
from sobremesa.core.view import Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.matching._numbers import Numbers
from sobremesa.games.matching._passing import Passing, Pool

WORD: Final = "BURRO"
SMALL: Final = 10  # numbers in the Spanish pack
# Nothing in the rules makes anybody claim: a hand of so many passes is void, and the match is over after so many void hands in a row.
MOST_PASSES: Final = 200
MOST_VOIDS: Final = 3

# Windows, in ms
CHOICE, ANSWER, BLUFF, CALM = 8000, 10_000, 2000, 1000
REST: Final = 20_000  # a dealer who lets so long pass does not hold up the others

# Actions: a card is chosen, or put back, by its number; positions of the pool lie above the rest.
GO: Final = 200
BURRO: Final = 201
HAND: Final = 202
LIE: Final = 203
AMAGO: Final = 204
PALM: Final = 205
PALM_AMAGO: Final = 206
DOWN: Final = 207
DEAL: Final = 208
POOL: Final = 300

# Phases: cards to choose, to take from the pool, hands to put in, the next hand to deal, the match over
CHOOSE: Final = 0
TAKE: Final = 1
SETTLE: Final = 2
OVER: Final = 3
END: Final = 4

# What is being settled
NOTHING: Final = 0
REAL: Final = 1
VOICE: Final = 2
OTHER_WORD: Final = 3
PALM_UP: Final = 4

_TEXTS: Final = {
    GO: "va", BURRO: "burro", HAND: "hand", LIE: "lie", AMAGO: "amago",
    PALM: "palm burro", PALM_AMAGO: "palm amago", DOWN: "turn", DEAL: "deal",
}  # fmt: skip
_WORDS: Final = {text: action for action, text in _TEXTS.items()}


SCHEMA: Final = (
    Word("phase", ("choose", "take", "settle", "over", "end")),
    IntEach("letters"),
    Ints("out"),
    Int("caller"),
    Int("passes"),
    Int("since"),
    Int("calm"),
    Masks("hands"),
    CardLists("chosen"),
    Masks("given"),
    IntEach("given_to"),
    Pool("pool"),
    Masks("taken"),
    Word("call", ("nothing", "real", "lie", "amago", "palm")),
    Int("called_by"),
    Ints("hands_in"),
    Int("palms"),
    Int("shown"),
    Ints("marked"),
    Int("winner"),
    Int("voids"),
    Int("waited"),
)


class Burro(Game):
    seats = (4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    options = (
        Choice("pass_direction", "right", "left", "alternate", "centre"),
        Choice("pass_cards", 1, 2, 3),
        Flag("lie"),
        Flag("amago"),
        Flag("palm_up"),
        Choice("hand_size", 4, 6, 7, 8),
        Choice("runs", "none", "suited"),
        Choice("end", "last_left", "two_left", "first_out"),
        Choice("misfire", "letter", "ignore"),
        Choice("deck", "es40", "fr52"),
    )
    timed = True
    bound = 60_000

    def check(self, seats: int, options: Options) -> None:
        if options["deck"] == "es40" and seats > SMALL:
            raise Refused("burro-too-many", n=seats, most=SMALL)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return BurroState(self, seats, options, chance)


class BurroState(Passing):
    """A match of burro.

    :ivar letters: of each seat. ``caller``: who gives the order. ``since``: the clock at which the window that is open began.
    :ivar calm: the clock until which a stray hand is let pass, -1 none.
    :ivar call: what is being settled, or was last; ``called_by`` whose call; ``hands_in``: in order; ``palms``: hands that lie palm up.
    :ivar marked: who got a letter last. ``winner``: of the hand just over, -1 none.
    :ivar voids: hands without a claim, up to the last one.
    :ivar waited: 1 when a claim has outlasted the window of a bluff. Until then both have one deadline, so that the clock gives nobody away.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        runs = options["runs"] == "suited"
        numbers = Numbers(str(options["deck"]), options.number("hand_size"), runs)
        super().__init__(game, seats, options, chance, numbers, str(options["pass_direction"]), options.number("pass_cards"))
        self.lies = options.on("lie")
        self.amagos = options.on("amago")
        self.palms_up = options.on("palm_up")
        self.punished = options["misfire"] == "letter"
        self.phase = CHOOSE
        self.letters: list[int] = [0] * seats
        self.caller = 0
        self.since = 0
        self.calm = -1
        self.call = NOTHING
        self.called_by = -1
        self.hands_in: list[int] = []
        self.palms = 0
        self.marked: list[int] = []
        self.winner = -1
        self.voids = 0
        self.waited = 0

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._deal()

    def _deal(self) -> None:
        self.deal(self.caller)
        self.marked = []
        self.winner = -1
        self._open()

    def _deal_next(self, dealer: int) -> None:
        self.hand += 1
        self.chance.begin_hand(self.hand)
        self.note("deal", "event-deal", dealer)
        self._deal()

    def _open(self) -> None:
        """Cards are to be chosen from now on."""
        self.phase = CHOOSE
        self.since = self.clock
        self.call = NOTHING
        self.called_by = -1
        self.hands_in = []
        self.palms = 0

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == CHOOSE:
            return to_mask(self.playing())
        if self.phase == TAKE:
            return to_mask(self.short())
        if self.phase == SETTLE:
            return to_mask([seat for seat in self.playing() if seat != self.called_by and seat not in self.hands_in])
        return 1 << self.before(self.caller) if self.phase == OVER else 0

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        if self.phase == OVER:
            return [DEAL]
        if self.phase == TAKE:
            return [POOL + place for place in self.places()]
        if self.phase == SETTLE:
            if self.palms >> seat & 1:
                return [DOWN]
            return [HAND, PALM] if self.palms_up else [HAND]
        found = bits(self.hands[seat])
        if seat == self.caller and self.all_ready():
            found.append(GO)
        if self.numbers.complete(self.hands[seat]):
            found.append(BURRO)
        found.append(HAND)
        if self.lies:
            found.append(LIE)
        if self.amagos:
            found.append(AMAGO)
        if self.palms_up:
            found += [PALM, PALM_AMAGO]
        return found

    def deadline(self) -> int:
        if self.phase == SETTLE:
            return self.since + (ANSWER if self.waited else BLUFF)
        if self.phase == OVER:
            return self.since + REST
        return self.since + CHOICE if self.phase <= TAKE else -1

    def default(self, seat: int) -> int:
        actions = self.actions(seat)
        if self.phase == CHOOSE and GO in actions:
            return GO
        return actions[0]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat == TABLE and action == TIMEOUT:
            self._timeout()
            return
        if seat < 0 or not self.actors() >> seat & 1:
            raise self._idle(seat, action)
        if action not in self.actions(seat):
            raise self._not_now(seat, action)
        if self.phase == OVER:
            self._deal_next(seat)
        elif self.phase == TAKE:
            self._take(seat, action - POOL)
        elif self.phase == SETTLE:
            self._answer(seat, action)
        elif action < GO:
            self.choose(seat, action)
        elif action == GO:
            self._slide()
        elif action == HAND:
            self._stray(seat)
        else:
            self._shout(seat, action)

    def _idle(self, seat: int, action: int) -> Refused:
        """Why one who is no actor may do nothing."""
        if self.phase == OVER and HAND <= action < DEAL:
            return Refused("burro-late")
        if self.phase == SETTLE and 0 <= seat < self.seats and seat not in self.out:
            return Refused("burro-already-in")
        return Refused("not-your-turn")

    def _not_now(self, seat: int, action: int) -> Refused:
        if 0 <= action < self.pack.size and self.phase == CHOOSE:
            return Refused("not-held", card=self.pack.names[action])
        if self.phase == SETTLE:
            return Refused("burro-settling")
        if self.phase == TAKE:
            return Refused("burro-take-first")
        if action == BURRO and self.phase == CHOOSE:
            return Refused("burro-not-complete-runs" if self.numbers.runs else "burro-not-complete", n=self.size)
        if action == GO and self.phase == CHOOSE:
            return Refused("burro-not-all" if seat == self.caller else "burro-not-caller", seat=self.caller)
        return Refused("unknown-move", text=_TEXTS.get(action, str(action)))

    def _slide(self) -> None:
        if self.loud:
            self.note("pass", "burro-goes", self.caller, True)
        self.slide()
        self.caller = self.before(self.caller)
        self.since = self.clock
        if self.pool:
            self.phase = TAKE
        else:
            self._count_passes()

    def _count_passes(self) -> None:
        if self.passes < MOST_PASSES:
            return
        self.voids += 1
        self.note("score", "burro-void")
        self.phase = END if self.voids == MOST_VOIDS else OVER

    def _take(self, seat: int, place: int) -> None:
        self.take(seat, place)
        if self.loud:
            self.note("take", "burro-takes", seat)
        if not self.places():
            self.forget_passes()
            self._open()
            self._count_passes()

    def _stray(self, seat: int) -> None:
        """A hand put in when nobody has called."""
        if self.clock < self.calm:
            return
        if self.loud:
            self.note("hand", "burro-stray", seat)
        if self.punished:
            self.called_by = seat
            self._give_letters([seat])

    def _shout(self, seat: int, action: int) -> None:
        self.call = {BURRO: REAL, LIE: VOICE, AMAGO: OTHER_WORD}.get(action, PALM_UP)
        self.called_by = seat
        self.phase = SETTLE
        self.since = self.clock
        self.hands_in = [] if action == LIE else [seat]
        self.palms = 1 << seat if self.call == PALM_UP else 0
        self.waited = 0
        if self.loud:
            self.note("say", "burro-shouts-other" if action in (AMAGO, PALM_AMAGO) else "burro-shouts", seat, True)
        self._check_hands()

    def _answer(self, seat: int, action: int) -> None:
        if action == PALM and self.call == REAL:
            self.palms |= 1 << seat
            if self.loud:
                self.note("hand", "burro-palm", seat)
            return
        self.palms &= ~(1 << seat)
        if action == PALM:
            self.palms |= 1 << seat
        self.hands_in.append(seat)
        if self.loud:
            self.note("hand", "burro-hand", seat)
        self._check_hands()

    def _check_hands(self) -> None:
        left = self.actors().bit_count()
        if self.call == REAL and left <= 1:
            self._settle_claim()
        elif self.call != REAL and left == 0:
            self._settle_bluff()

    def _timeout(self) -> None:
        if self.clock < self.deadline():
            raise Refused("no-timeout")
        if self.phase == OVER:
            self._deal_next(self.before(self.caller))
        elif self.phase == CHOOSE:
            self.choose_rest()
            self._slide()
        elif self.phase == TAKE:
            for seat in self.short():
                while self.hands[seat].bit_count() < self.size:
                    places = self.places()
                    self._take(seat, places[self.chance.below(len(places))])
        elif self.call == REAL and not self.waited:
            self.waited = 1
        elif self.call == REAL:
            slow = bits(self.actors())
            self.chance.shuffle(slow)
            self.hands_in += slow[:-1]
            self._settle_claim()
        else:
            self._settle_bluff()

    def _settle_claim(self) -> None:
        last = bits(self.actors())
        self.voids = 0
        self.winner = self.called_by
        self.shown = 1 << self.called_by
        best = self.numbers.top(self.hands[self.called_by])
        if best >= 0:
            for seat in self.hands_in:
                top = self.numbers.top(self.hands[seat])
                if top >= 0:
                    self.shown |= 1 << seat
                if top > best:
                    best, self.winner = top, seat
        if self.loud:
            self.note("show", "burro-shows", self.called_by, cards=self.pack.mask_text(self.hands[self.called_by]))
            if self.winner != self.called_by:
                self.note("show", "burro-higher", self.winner, cards=self.pack.mask_text(self.hands[self.winner]))
        self._give_letters(last)

    def _settle_bluff(self) -> None:
        fooled = [seat for seat in self.hands_in if seat != self.called_by]
        if self.loud:
            self.note("score", "burro-fooled" if fooled else "burro-not-fooled", self.called_by)
        self._give_letters(fooled or [self.called_by])

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def _give_letters(self, seats: list[int]) -> None:
        self.marked = sorted(seats)
        for seat in self.marked:
            self.letters[seat] += 1
            if self.loud:
                self.note("score", "burro-letter", seat, letter=WORD[self.letters[seat] - 1], word=WORD[: self.letters[seat]])
        gone = [seat for seat in self.marked if self.letters[seat] >= len(WORD)]
        self.calm = self.clock + CALM
        self.out += gone
        for seat in gone:
            if self.loud:
                self.note("score", "burro-out", seat)
        left = len(self.playing())
        end = self.options["end"]
        if left <= (2 if end == "two_left" else 1) or (gone and end == "first_out"):
            self.phase = END
        elif gone or self.call == REAL:
            self.phase = OVER
            self.since = self.clock
            if self.caller in self.out:
                self.caller = self.before(self.caller)
        else:
            self._open()

    def scores(self) -> list[int]:
        return self.letters[:]

    def winners(self) -> list[int]:
        if self.phase != END:
            return []
        if self.voids == MOST_VOIDS:
            least = min([self.letters[seat] for seat in self.playing()])
            return [seat for seat in self.playing() if self.letters[seat] == least]
        return self.playing() or [self.called_by]

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def standing(self, seat: int) -> int:
        return sum(self.letters) - self.letters[seat] * self.seats

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = BurroState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_passing_to(new)
        new.phase = self.phase
        new.letters = self.letters[:]
        new.caller = self.caller
        new.since = self.since
        new.calm = self.calm
        new.call = self.call
        new.called_by = self.called_by
        new.hands_in = self.hands_in[:]
        new.palms = self.palms
        new.marked = self.marked[:]
        new.winner = self.winner
        new.voids = self.voids
        new.waited = self.waited
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        claimed = self.phase == SETTLE and self.call == REAL and self.called_by != seat
        self.guess_hands(seat, chance, self.called_by if claimed else -1)

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if 0 <= action < self.pack.size:
            return self.pack.names[action]
        if action >= POOL:
            return f"take {action - POOL + 1}"
        return _TEXTS.get(action, str(action))

    def parse(self, seat: int, text: str) -> int:
        """Besides the texts of the actions: ``pass 7o``; and a feint or a palm that is not played is a plain hand."""
        words = text.split()
        plain = " ".join(words)
        if plain == "palm":
            plain = "palm burro"
        if plain in _WORDS:
            action = _WORDS[plain]
            if (action == AMAGO and not self.amagos) or (action in (PALM, PALM_AMAGO) and not self.palms_up):
                return HAND
            return PALM if action == PALM_AMAGO and self.phase == SETTLE else action
        if words[:1] == ["take"] and len(words) == 2 and 0 < whole(words[1]) <= len(self.pool):
            return POOL + whole(words[1]) - 1
        if words and words[0].startswith("p") and 0 < whole(words[0][1:]) <= len(self.pool):
            return POOL + whole(words[0][1:]) - 1
        if words[:1] == ["pass"] and len(words) == 2:
            words = words[1:]
        if not words:
            raise Refused("unknown-move", text=text)
        return self.pack.card(words[0])

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: cards to choose with P0 to call, nothing chosen, no letters, the window just open."""
        super().place(position)
        if not Reader(position).has("since"):
            self.since = self.clock
        self._check()

    def _check(self) -> None:
        """Of a position: refuse what cannot be."""
        self.check_passing()
        everybody = (1 << self.seats) - 1
        playing = self.playing()
        settling = self.phase == SETTLE
        for name, good in (
            ("letters", all(0 <= letters <= len(WORD) and (letters == len(WORD)) <= (seat in self.out) for seat, letters in enumerate(self.letters))),
            ("caller", self.caller in playing or (self.phase == END and 0 <= self.caller < self.seats)),
            ("call", (self.call != NOTHING) == settling or self.phase >= OVER),
            ("called_by", self.called_by in playing or (not settling and -1 <= self.called_by < self.seats)),
            ("hands_in", len(set(self.hands_in)) == len(self.hands_in) and all(0 <= seat < self.seats for seat in self.hands_in)),
            ("hands_in", not settling or (self.called_by in self.hands_in) != (self.call == VOICE)),
            ("hands", not settling or self.call != REAL or self.numbers.complete(self.hands[self.called_by])),
            ("pool", (self.phase == TAKE) == (len(self.places()) > 0)),
            ("phase", not settling or self.actors().bit_count() > (1 if self.call == REAL else 0)),
            ("palms", 0 <= self.palms <= everybody),
            ("marked", all(0 <= seat < self.seats for seat in self.marked)),
            ("winner", -1 <= self.winner < self.seats),
            ("passes", 0 <= self.passes <= MOST_PASSES),
            ("voids", 0 <= self.voids <= MOST_VOIDS and (self.voids < MOST_VOIDS or self.phase == END)),
            ("since", self.since <= self.clock),
        ):
            if not good:
                raise Refused("position-value", name=name)

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self.pack.look

    def zones(self, seat: int) -> list[Zone]:
        names = self.pack.names
        found: list[Zone] = []
        for other in self.playing():
            open_ = other == seat or self.shown >> other & 1
            put_by = self.chosen[other] if other == seat else []
            hand = bits(self.hands[other] & ~to_mask(put_by))
            items = [Item(names[card], names[card]) for card in hand] if open_ else []
            found.append(Zone(f"hand-{other}", "hand", "fan", other, items, self.hands[other].bit_count() - len(put_by)))
        if seat in self.playing() and self.phase in (CHOOSE, SETTLE):
            slot = [Item(names[card], names[card]) for card in self.chosen[seat]]
            found.append(Zone(f"slot-{seat}", "burro-slot", "row", seat, slot, len(slot)))
        if self.pool:
            backs = [Item(f"p{place + 1}") for place in self.places()]
            found.append(Zone("pool", "burro-pool", "row", items=backs, count=len(backs)))
        hands = [Item(owner=other, marks=("palm-up",) if self.palms >> other & 1 else ("palm-down",)) for other in self.hands_in]
        hands += [Item(owner=other, marks=("palm-up",)) for other in bits(self.palms) if other not in self.hands_in]
        found.append(Zone("middle", "burro-middle", "trick", items=hands, count=len(hands)))
        return found

    def seat(self, seat: int, viewer: int) -> Seat:
        badges: list[str] = []
        if seat in self.out:
            badges.append("out")
        elif seat == self.caller:
            badges.append("burro-caller")
        if self.phase == CHOOSE and self.ready(seat):
            badges.append("burro-ready")
        letters = self.letters[seat]
        notes = [say("burro-word", word=WORD[:letters])] if letters else []
        if seat in self.hands_in:
            notes.append(say("burro-place", n=self.hands_in.index(seat) + 1))
        return Seat(seat, letters, self.side(seat), self.hands[seat].bit_count(), badges=tuple(badges), notes=tuple(notes), out=seat in self.out)

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action < GO:
            return Move(text, (text,))
        if action >= POOL:
            return Move(text, (f"p{action - POOL + 1}",))
        key = "move-deal" if action == DEAL else "burro-move-" + text.replace(" ", "-")
        return Move(text, say=say(key))

    def prompt(self, seat: int) -> Say | None:
        if self.phase == TAKE:
            return say("burro-prompt-take")
        if self.phase == SETTLE:
            return say("burro-prompt-hand")
        if self.phase != CHOOSE:
            return None
        if seat == self.caller and self.all_ready():
            return say("burro-prompt-go")
        return say("burro-prompt-wait" if self.ready(seat) else "burro-prompt-choose", n=self.count)

    def facts(self, seat: int) -> list[Say]:
        return [
            say("burro-fact-caller", seat=self.caller),
            say("burro-fact-complete-runs" if self.numbers.runs else "burro-fact-complete", n=self.size),
        ]

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        given: list[Fact] = [WORD[self.letters[seat] - 1] if seat in self.marked else "" for seat in range(self.seats)]
        lines = [Line(say("burro-line-letter"), tuple(given))]
        if self.winner >= 0:
            best: list[Fact] = ["★" if seat == self.winner else "" for seat in range(self.seats)]
            lines.append(Line(say("burro-line-winner"), tuple(best)))
        lines.append(Line(say("burro-line-word"), tuple([WORD[:letters] for letters in self.letters]), total=True))
        return Sheet(say("burro-sheet"), columns, tuple(lines))


GAME = Burro()
