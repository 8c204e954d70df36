"""Póker mentiroso: a cup of poker dice goes round, each claims a better hand than the one he got, and whoever doubts lifts the cup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Choice, Number, Options
from sobremesa.core.positions import Field, Flag, Int, IntEach, Ints, Reader, Word
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.state import Game, State
from sobremesa.core.view import Item, Line, Move, Pick, Say, Seat, Sheet, Zone, say
from sobremesa.games.dice._claims import FIGURES, KIND, KINDS, LOWEST_PAIR, NAMES, PARTS, TOP, rank, read_claim
from sobremesa.games.dice._notation import Dice, DieSet, Hand, candidates, choice_at, claim_said, claim_words, dice_mask, dice_text, is_die

# Actions: sets of dice are masks of five bits added to what is done with them; a claim is added as its hand.
DOUBT: Final = 0
BELIEVE: Final = 1
KEEP: Final = 2
DEAL: Final = 3
BACK: Final = 4
KINDS_AT: Final = 10
FIGURES_AT: Final = 20
TAKE: Final = 100
CUP: Final = 200
OPEN: Final = 300
REVEAL: Final = 400
PASS: Final = 1000
ALL: Final = 31

# Phases: a believer who may throw, dice to throw, a claim to make, its answer, the next hand, the match over
TURN: Final = 0
THROW: Final = 1
CLAIM: Final = 2
ANSWER: Final = 3
OVER: Final = 4
END: Final = 5

FEW: Final = 10  # claims that can be offered side by side

_PLAIN: Final = {"doubt": DOUBT, "believe": BELIEVE, "keep": KEEP, "deal": DEAL, "back": BACK}
_GROUPS: Final = {"take": TAKE, "cup": CUP, "open": OPEN, "reveal": REVEAL}


SCHEMA: Final = (
    Word("phase", ("turn", "throw", "claim", "answer", "over", "end")),
    IntEach("points"),
    Ints("gone"),
    Int("holder"),
    Flag("opening"),
    Dice("dice"),
    DieSet("hidden"),
    DieSet("loose"),
    IntEach("knows"),
    Hand("claim"),
    Ints("story"),
    Int("thrown"),
    Ints("picked"),
    Int("loser"),
)


class DadosMentiroso(Game):
    seats = (4, 2, 3, 5, 6, 7, 8)
    options = (
        Number("limit", 20, 1, 50, 3, 5),
        Choice("min_claim", "pair", "nothing"),
        Choice("hidden_later", 3, 5),
        Choice("claims", "full_or_partial", "full"),
    )
    sampled = True
    bound = 60_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return DadosMentirosoState(self, seats, options, chance)


class DadosMentirosoState(State):
    """A match of póker mentiroso.

    :ivar holder: who has the cup, or has just passed it. ``opening``: it is the starter's turn, or his claim that waits.
    :ivar dice: the faces, -1 not thrown. ``hidden``: those under the cup; ``loose``: those still to be thrown.
    :ivar knows: for each die, the mask of the seats that have seen it as it lies. ``claim``: the standing claim, -1 none.
    :ivar story: the claims of this hand, each as seat, hand, dice thrown before it and dice hidden then; all of it public.
    :ivar thrown: dice thrown in this turn. ``picked``: what the holder has settled of his next claim, a kind and then figures; his own secret.
    :ivar gone: the seats that are out, the first first. ``loser``: of the hand just over, -1 none.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.limit = options.number("limit")
        self.lowest = 0 if options["min_claim"] == "nothing" else LOWEST_PAIR
        self.hidden_later = options.number("hidden_later")
        self.phase = THROW
        self.points: list[int] = [0] * seats
        self.gone: list[int] = []
        self.holder = 0
        self.opening = True
        self.dice: list[int] = [-1] * 5
        self.hidden = 0
        self.loose = ALL
        self.knows: list[int] = [0] * 5
        self.claim = -1
        self.story: list[int] = []
        self.thrown = 0
        self.picked: list[int] = []
        self.loser = -1

    def begin(self) -> None:
        self._start(0)

    def _start(self, seat: int) -> None:
        self.phase = THROW
        self.holder = seat
        self.opening = True
        self.dice = [-1] * 5
        self.hidden = 0
        self.loose = ALL
        self.knows = [0] * 5
        self.claim = -1
        self.story = []
        self.thrown = 0
        self.picked = []
        self.loser = -1

    def _next(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        while seat in self.gone:
            seat = (seat + 1) % self.seats
        return seat

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        if self.phase == ANSWER:
            return self._next(self.holder)
        return self.holder if self.phase != END else -1

    def actors(self) -> int:
        return 1 << self.turn() if self.phase != END else 0

    def most_hidden(self) -> int:
        """How many dice may lie under the cup when it is passed."""
        return 3 if self.opening else self.hidden_later

    def least(self) -> int:
        """The lowest claim that may be made now."""
        return max(self.claim + 1, self.lowest)

    def actions(self, seat: int) -> list[int]:
        if seat < 0 or seat != self.turn():
            return []
        if self.phase == ANSWER:
            return [DOUBT, BELIEVE]
        if self.phase == TURN:
            single = self._single()
            return [KEEP, TAKE + single, TAKE + ALL] if 0 < single < ALL else [KEEP, TAKE + ALL]
        if self.phase == THROW:
            found = [CUP + self.loose, OPEN + self.loose]
            if self.loose == ALL:
                found += [CUP + 7, OPEN + 7]
            return sorted(found) + ([REVEAL + self.hidden] if self.hidden else [])
        if self.phase == CLAIM:
            return self._claim_actions()
        return [DEAL] if self.phase == OVER else []

    def _single(self) -> int:
        """The dice whose figure no other die has."""
        return sum([1 << die for die in range(5) if self.dice.count(self.dice[die]) == 1])

    def _claim_actions(self) -> list[int]:
        if self.hidden.bit_count() > self.most_hidden():
            return [REVEAL + (1 << die) for die in range(5) if self.hidden >> die & 1]
        claims = candidates(self.least(), self.picked)
        if not self.picked:
            found = [KINDS_AT + kind for kind in sorted({KIND[claim] for claim in claims})]
            real = rank(self.dice)
            return found + [PASS + claim for claim in sorted({self.least(), max(real, self.least())})]
        if len(claims) <= FEW:
            return [BACK] + [PASS + claim for claim in claims]
        place = choice_at(claims, self.picked)
        return [BACK] + [FIGURES_AT + figure for figure in sorted({PARTS[claim][place] for claim in claims})]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == END:
            raise Refused("match-over")
        if seat < 0 or seat != self.turn():
            raise Refused("not-your-turn")
        if TAKE < action <= TAKE + ALL:
            self._take(action - TAKE)
        elif CUP < action < REVEAL and 0 < action % 100 <= ALL:
            self._throw(action % 100, action < OPEN)
        elif REVEAL < action <= REVEAL + ALL:
            self._reveal(action - REVEAL)
        elif PASS <= action <= PASS + TOP:
            self._pass(action - PASS)
        elif action in (DOUBT, BELIEVE) and self.phase == ANSWER:
            self._answer(seat, action == BELIEVE)
        elif action == KEEP and self.phase == TURN:
            self.phase = CLAIM
            if self.loud:
                self.note("pass", "dados-mentiroso-keeps", seat)
        elif self.phase == CLAIM and action in self._claim_actions():
            self._choose(action)
        elif action == DEAL and self.phase == OVER:
            self.hand += 1
            self.chance.begin_hand(self.hand)
            self.note("deal", "dados-mentiroso-starts", seat)
            self._start(seat)
        else:
            raise self._not_now()

    def _not_now(self) -> Refused:
        return Refused(
            ("dados-mentiroso-turn", "dados-mentiroso-throw", "dados-mentiroso-pass", "dados-mentiroso-answer", "dados-mentiroso-over")[self.phase]
        )

    def _take(self, dice: int) -> None:
        if self.phase != TURN:
            raise self._not_now()
        shown = self.hidden & ~dice
        self.loose = dice
        self.hidden = 0
        for die in range(5):
            if dice >> die & 1:
                self.dice[die] = -1
                self.knows[die] = 0
        self.phase = THROW
        if self.loud:
            if shown:
                self.note("show", "dados-mentiroso-shows", self.holder, hand=self._letters(shown))
            self.note("take", "dados-mentiroso-takes", self.holder, n=dice.bit_count())

    def _throw(self, dice: int, cup: bool) -> None:
        if self.phase != THROW:
            raise self._not_now()
        if dice & ~self.loose:
            raise Refused("dados-mentiroso-thrown")
        for die in range(5):
            if dice >> die & 1:
                self.dice[die] = self.chance.below(6)
                if cup:
                    self.knows[die] = 1 << self.holder
        self.loose ^= dice
        self.thrown += dice.bit_count()
        if cup:
            self.hidden |= dice
        if self.loud:
            if cup:
                self.note("throw", "dados-mentiroso-throws-cup", self.holder, n=dice.bit_count())
            else:
                self.note("throw", "dados-mentiroso-throws-open", self.holder, hand=self._letters(dice))
        if not self.loose:
            self.phase = CLAIM

    def _reveal(self, dice: int) -> None:
        if self.phase != THROW and self.phase != CLAIM:
            raise self._not_now()
        if dice & ~self.hidden:
            raise Refused("dados-mentiroso-not-hidden")
        self.hidden ^= dice
        self.picked = []
        if self.loud:
            self.note("show", "dados-mentiroso-shows", self.holder, hand=self._letters(dice))

    def _choose(self, action: int) -> None:
        if action == BACK:
            self.picked = self.picked[:-1] if len(self.picked) > 1 else []
        elif action < FIGURES_AT:
            self.picked = [action - KINDS_AT]
        else:
            claims = candidates(self.least(), self.picked)
            place = choice_at(claims, self.picked)
            self.picked = [self.picked[0], *PARTS[claims[0]][:place], action - FIGURES_AT]

    def _pass(self, claim: int) -> None:
        if self.phase != CLAIM:
            raise self._not_now()
        if self.hidden.bit_count() > self.most_hidden():
            raise Refused("dados-mentiroso-too-hidden", n=self.hidden.bit_count(), most=self.most_hidden())
        if claim <= self.claim:
            raise Refused("dados-mentiroso-higher", hand=NAMES[claim], standing=NAMES[self.claim])
        if claim < self.lowest:
            raise Refused("dados-mentiroso-nothing")
        self.claim = claim
        self.story += [self.holder, claim, self.thrown, self.hidden.bit_count()]
        self.picked = []
        self.phase = ANSWER
        if self.loud:
            self.events.append(claim_said(self.holder, claim))

    def _answer(self, seat: int, believes: bool) -> None:
        if self.loud:
            self.note("say", "dados-mentiroso-believes" if believes else "dados-mentiroso-doubts", seat, True)
        if believes and self.claim < TOP:
            for die in range(5):
                if self.hidden >> die & 1:
                    self.knows[die] |= 1 << seat
            self.holder = seat
            self.opening = False
            self.thrown = 0
            self.phase = TURN
            return
        if self.loud:
            self.note("show", "dados-mentiroso-lifted", -1, hand=NAMES[rank(self.dice)])
        lied = rank(self.dice) < self.claim
        self._lose(self.holder if lied and not believes else seat)

    def _lose(self, seat: int) -> None:
        self.loser = seat
        self.hidden = 0
        self.points[seat] += 1
        if self.loud:
            self.note("score", "dados-mentiroso-loses", seat, points=self.points[seat])
        self.phase = OVER
        self.holder = seat
        if self.points[seat] >= self.limit:
            self.gone.append(seat)
            if self.loud:
                self.note("score", "dados-mentiroso-out", seat)
            if len(self.gone) == self.seats - 1:
                self.phase = END
            self.holder = self._next(seat)

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone] if self.phase == END else []

    def places(self) -> list[int]:
        """The place of each seat so far: 1 for whoever is still in, the first to go out last of all."""
        return [self.seats - self.gone.index(seat) if seat in self.gone else 1 for seat in range(self.seats)]

    def hand_over(self) -> bool:
        return self.phase >= OVER

    def standing(self, seat: int) -> int:
        if self.loser < 0:
            return 0
        return -self.seats + 1 if self.loser == seat else 1

    def default(self, seat: int) -> int:
        if self.phase == ANSWER:
            return BELIEVE
        if self.phase == THROW:
            return CUP + 7 if self.loose == ALL else OPEN + self.loose
        if self.phase == CLAIM and self.hidden.bit_count() <= self.most_hidden():
            if not self.picked:
                return PASS + self.least()
            return next((action for action in self._claim_actions() if action >= PASS), BACK)
        return self.actions(seat)[0]

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = DadosMentirosoState(self.game, self.seats, self.options, self.chance.clone())
        self.copy_to(new)
        new.phase = self.phase
        new.points = self.points[:]
        new.gone = self.gone[:]
        new.holder = self.holder
        new.opening = self.opening
        new.dice = self.dice[:]
        new.hidden = self.hidden
        new.loose = self.loose
        new.knows = self.knows[:]
        new.claim = self.claim
        new.story = self.story[:]
        new.thrown = self.thrown
        new.picked = self.picked[:]
        new.loser = self.loser
        return new

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        if seat != self.holder:
            self.picked = []
        for die in range(5):
            if self.hidden >> die & 1 and not self.knows[die] >> seat & 1:
                self.dice[die] = chance.below(6)

    def census(self) -> list[str]:
        return []

    # -- notation -----------------------------------------------------------------------------------------------------------------------

    def text(self, seat: int, action: int) -> str:
        if action >= PASS:
            return "pass " + NAMES[action - PASS]
        for word, base in _GROUPS.items():
            if base < action <= base + ALL:
                return f"{word} {dice_text(action - base)}"
        if KINDS_AT <= action < FIGURES_AT:
            return "kind " + KINDS[action - KINDS_AT]
        if FIGURES_AT <= action < TAKE:
            return "figure " + FIGURES[action - FIGURES_AT]
        return next((word for word, known in _PLAIN.items() if known == action), str(action))

    def parse(self, seat: int, text: str) -> int:
        """Besides the texts of the actions: ``cup 1 2 3``, ``throw cup 1 2 3``, and claims in figures or words with or without ``pass``."""
        words = text.split()
        if words[:1] == ["throw"]:
            words = words[1:]
        if not words:
            raise Refused("unknown-move", text=text)
        if len(words) == 1 and words[0] in _PLAIN:
            return _PLAIN[words[0]]
        if words[0] in _GROUPS and len(words) > 1:
            return _GROUPS[words[0]] + dice_mask(words[1:])
        if words[0] == "kind" and len(words) == 2 and words[1] in KINDS:
            return KINDS_AT + KINDS.index(words[1])
        if words[0] == "figure" and len(words) == 2 and len(words[1]) == 1 and words[1] in FIGURES:
            return FIGURES_AT + FIGURES.index(words[1])
        if is_die(words[0]):
            return self._touched(dice_mask(words[:1]), words[1] if len(words) > 1 else "")
        claim, full = read_claim(text.split(maxsplit=1)[1] if words[0] in ("pass", "claim") and len(words) > 1 else text)
        if not full and self.options["claims"] == "full":
            raise Refused("dados-mentiroso-all-five", text=text)
        return PASS + claim

    def _touched(self, die: int, target: str) -> int:
        """What touching a die, or dragging it to a zone, means now."""
        if self.phase == TURN:
            return TAKE + die
        if self.phase == THROW and not die & self.hidden:
            return (CUP if target == "cup" else OPEN) + die
        if self.phase in (THROW, CLAIM):
            return REVEAL + die
        raise self._not_now()

    def schema(self) -> tuple[Field, ...]:
        return SCHEMA

    def place(self, position: Mapping[str, object]) -> None:
        """Left out: the starter's turn at P0 with nothing thrown; with dice given but no phase, a claim to make. Hidden dice are known to the holder,
        and ``opening`` is whether no claim stands."""
        super().place(position)
        read = Reader(position)
        if not read.has("loose"):
            self.loose = sum([1 << die for die in range(5) if self.dice[die] < 0])
        if not read.has("phase"):
            self.phase = THROW if self.loose else CLAIM
        if not read.has("knows"):
            self.knows = [1 << self.holder if self.hidden >> die & 1 else 0 for die in range(5)]
        if not read.has("opening"):
            self.opening = self.claim < 0 or (self.phase == ANSWER and len(self.story) <= 4)
        self._check()

    def _check(self) -> None:
        """Of a position: refuse what cannot be."""
        unthrown = sum([1 << die for die in range(5) if self.dice[die] < 0])
        everybody = (1 << self.seats) - 1
        faces = [place for place in self.picked[1:] if not 0 <= place < len(FIGURES)]
        for name, good in (
            ("points", min(self.points) >= 0 and all((points >= self.limit) == (seat in self.gone) for seat, points in enumerate(self.points))),
            ("gone", len(set(self.gone)) == len(self.gone) < self.seats and all(0 <= seat < self.seats for seat in self.gone)),
            ("phase", (self.phase == END) == (len(self.gone) == self.seats - 1)),
            ("holder", 0 <= self.holder < self.seats and (self.holder not in self.gone or self.phase == END)),
            ("loose", self.loose == unthrown and (not unthrown or self.phase == THROW)),
            ("dice", bool(unthrown) or self.phase != THROW),
            ("hidden", not self.hidden & unthrown and not (self.hidden and self.phase >= OVER)),
            ("hidden", self.phase != ANSWER or self.hidden.bit_count() <= self.most_hidden()),
            ("knows", all(0 <= seen <= everybody for seen in self.knows)),
            ("claim", self.claim >= 0 or self.phase in (THROW, CLAIM)),
            ("story", len(self.story) % 4 == 0 and all(0 <= seat < self.seats for seat in self.story[::4])),
            ("story", all(0 <= claim <= TOP for claim in self.story[1::4])),
            ("picked", not self.picked or (self.phase == CLAIM and 0 <= self.picked[0] < len(KINDS) and not faces)),
            ("loser", -1 <= self.loser < self.seats and (self.loser >= 0) == (self.phase >= OVER)),
        ):
            if not good:
                raise Refused("position-value", name=name)
        if self.picked and not candidates(self.least(), self.picked):
            raise Refused("position-value", name="picked")

    def _letters(self, dice: int) -> str:
        faces = sorted([self.dice[die] for die in range(5) if dice >> die & 1], reverse=True)
        return "".join([FIGURES[face] for face in faces])

    # -- at the table ---------------------------------------------------------------------------------------------------------------------

    def zones(self, seat: int) -> list[Zone]:
        poker: dict[str, Fact] = {"set": "poker"}
        holds = seat >= 0 and seat == self.turn() and self.phase in (TURN, THROW, CLAIM)
        visible: list[Item] = []
        cup: list[Item] = []
        loose: list[Item] = []
        for die in range(5):
            face = FIGURES[self.dice[die]] if self.dice[die] >= 0 else ""
            if self.loose >> die & 1:
                loose.append(Item(f"d{die + 1}" if holds else ""))
            elif self.hidden >> die & 1:
                seen = seat >= 0 and self.knows[die] >> seat & 1
                cup.append(Item(f"d{die + 1}" if holds else "", face if seen else ""))
            else:
                visible.append(Item(f"d{die + 1}", face))
        said = [Item("", letter) for letter in NAMES[self.claim]] if self.claim >= 0 else []
        found = [
            Zone("claim", "dados-mentiroso-claim", "dice", items=said, count=len(said), shape=poker),
            Zone("dice", "dice", "dice", items=visible, count=len(visible), shape=poker),
            Zone("cup", "cup", "cup", items=cup, count=len(cup), shape=poker),
        ]
        if loose:
            found.append(Zone("loose", "dados-mentiroso-loose", "dice", items=loose, count=len(loose), shape=poker))
        return found

    def seat(self, seat: int, viewer: int) -> Seat:
        out = seat in self.gone
        badges = ["out"] if out else []
        if self.phase != END and seat == self.holder and not out:
            badges.append("mano" if self.opening and self.phase < OVER else "dados-mentiroso-cup")
        return Seat(
            seat, self.points[seat], self.side(seat), badges=tuple(badges), notes=(say("dados-mentiroso-points", n=self.points[seat]),), out=out
        )

    def move(self, seat: int, action: int) -> Move:
        text = self.text(seat, action)
        if action >= PASS:
            claim = action - PASS
            if self.picked:
                return Move(text, say=claim_words(claim))
            key = "dados-mentiroso-move-truth" if claim == rank(self.dice) else "dados-mentiroso-move-least"
            return Move(text, say=say(key, hand=NAMES[claim]))
        if KINDS_AT <= action < FIGURES_AT:
            return Move(text, say=say("dados-mentiroso-kind-" + KINDS[action - KINDS_AT]))
        if FIGURES_AT <= action < TAKE:
            return Move(text, say=say("dados-mentiroso-many-" + FIGURES[action - FIGURES_AT]))
        if REVEAL < action < PASS:
            dice = action - REVEAL
            if self.hidden.bit_count() > self.most_hidden() and self.phase == CLAIM:
                return Move(text, (dice_text(dice),), "dice", say("dados-mentiroso-move-reveal"))
            return Move(text, say=say("dados-mentiroso-move-lift"))
        for base, key in ((OPEN, "open"), (CUP, "cup"), (TAKE, "take")):
            if action > base:
                return Move(text, say=say(f"dados-mentiroso-move-{key}", n=(action - base).bit_count()))
        return Move(text, say=say("dados-mentiroso-move-" + text))

    def picks(self, seat: int) -> list[Pick]:
        hidden = self.hidden.bit_count()
        if self.phase == TURN:
            return [Pick("take", "take {items}", say("dados-mentiroso-pick-take"), ("dice", "cup"), 1, 5)]
        found: list[Pick] = []
        if self.phase == THROW:
            n = self.loose.bit_count()
            found.append(Pick("cup", "cup {items}", say("dados-mentiroso-pick-cup"), ("loose",), 1, n))
            found.append(Pick("open", "open {items}", say("dados-mentiroso-pick-open"), ("loose",), 1, n))
        if hidden and (self.phase == THROW or (self.phase == CLAIM and not self.picked and hidden <= self.most_hidden())):
            found.append(Pick("reveal", "reveal {items}", say("dados-mentiroso-move-reveal"), ("cup",), 1, hidden))
        return found

    def prompt(self, seat: int) -> Say | None:
        if self.phase == ANSWER:
            return say("dados-mentiroso-prompt-answer", seat=self.holder)
        if self.phase == CLAIM and self.hidden.bit_count() > self.most_hidden():
            return say("dados-mentiroso-prompt-reveal", most=self.most_hidden())
        if self.phase == CLAIM and self.picked:
            return say("dados-mentiroso-prompt-pick", say="dados-mentiroso-kind-" + KINDS[self.picked[0]])
        return [say("dados-mentiroso-prompt-turn"), say("dados-mentiroso-prompt-throw"), say("dados-mentiroso-prompt-claim"), None, None][self.phase]

    def facts(self, seat: int) -> list[Say]:
        found = [say("dados-mentiroso-limit", n=self.limit)]
        if self.claim >= 0 and self.phase < OVER:
            found.append(say("dados-mentiroso-standing", seat=self.story[-4] if self.story else self.holder))
            found.append(claim_words(self.claim))
        return found

    def sheet(self) -> Sheet | None:
        if self.phase < OVER:
            return None
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        lines = [
            Line(say("dados-mentiroso-line-said", hand=NAMES[self.claim], real=NAMES[rank(self.dice)]), ("",) * self.seats),
            Line(say("dados-mentiroso-line-point"), tuple([1 if seat == self.loser else 0 for seat in range(self.seats)])),
            Line(say("dados-mentiroso-line-points"), tuple(self.points), total=True),
        ]
        if self.phase == END:
            lines.append(Line(say("dados-mentiroso-line-place"), tuple(self.places()), total=True))
        return Sheet(say("dados-mentiroso-sheet"), columns, tuple(lines))


GAME = DadosMentiroso()
