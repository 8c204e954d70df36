"""The contract that every game follows: :class:`Game`, what a game is, and :class:`State`, a match of it in progress.

A module of ``sobremesa.games`` defines one subclass of each and ``GAME``, the game's one object; the registry finds it. What every game must
keep is written as laws in ``tests/laws``; docs/add-a-game.md walks through a whole one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sobremesa.core.chance import Chance, parse_chance
from sobremesa.core.options import OptionOwner, Options
from sobremesa.core.positions import Field, Reader, once
from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.view import Control, Event, Move, Pick, Say, Seat, Sheet, View, Zone

TABLE: Final = -1
"""The seat of the rules themselves: it plays :data:`TIMEOUT` and nothing else."""
TIMEOUT: Final = -1
"""The action of time running out, see :meth:`State.deadline`; its text is ``timeout``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(OptionOwner):
    """What a game is: stateless, one object per slug.

    :ivar slug: the game's name in commands, records and addresses; its module is the slug with underscores.
    :ivar family: the package it lives in, filled in by the registry.
    :ivar seats: how many may play. ``options``: what a house may choose. ``presets``: the bundles that the option ``preset`` names.
    :ivar open: nothing is hidden and nothing is left to chance once started (draughts): searched by alpha-beta.
    :ivar undo: a player alone may take moves back.
    :ivar timed: order in time decides: records keep the clock of every step.
    :ivar sampled: some legal actions are not listed by :meth:`State.actions` (a bet of any size): it offers samples, ``parse`` takes all.
    :ivar zero_sum: match scores of all the seats always add up to nothing.
    :ivar bound: more actions than any match under random play takes; of a game whose rules set no end, the cap that voids a hand keeps it.
    """

    slug: str = ""
    family: str = ""
    open: ClassVar[bool] = False
    undo: ClassVar[bool] = False
    timed: ClassVar[bool] = False
    sampled: ClassVar[bool] = False
    zero_sum: ClassVar[bool] = False
    bound: ClassVar[int] = 20_000

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        """An empty state of this game, before anything is dealt. Each game gives it."""
        raise NotImplementedError

    def check(self, seats: int, options: Options) -> None:
        """Raise :class:`Refused` where options that are each fine do not go together (a deal larger than the pack)."""

    def start(self, seats: int, options: Options, chance: Chance, quiet: bool = False) -> State:
        """A match ready for its first action; ``quiet``: events are off from the first on, see :meth:`State.quiet`."""
        self.check(seats, options)
        state = self.new(seats, options, chance)
        state.loud = not quiet
        state.chance.begin_hand(0)
        state.begin()
        return state

    def restore(self, position: Mapping[str, object]) -> State:
        """The inverse of :meth:`State.position`.

        ``position`` may leave out whatever has a stated default (see each game's ``place``); ``partial: true`` says that it may hold less
        than the pack. Raises :class:`Refused` for what cannot be read, and unless partial for things that lie in two places.
        """
        given = position.get("options", {})
        if not isinstance(given, Mapping):
            raise Refused("position-value", name="options")
        chosen: dict[str, object] = {str(id): value for id, value in given.items()}
        seats = position.get("seats", chosen.pop("seats", self.seats[0]))
        if not isinstance(seats, int):
            raise Refused("position-value", name="seats")
        options = Options.of(self, seats, chosen)
        self.check(seats, options)
        chance = position.get("chance", "0")
        try:
            drawn = parse_chance(str(chance))
        except ValueError:
            raise Refused("position-value", name="chance") from None
        state = self.new(seats, options, drawn)
        for name in ("hand", "clock"):
            if not isinstance(position.get(name, 0), int):
                raise Refused("position-value", name=name)
        state.hand = _int(position.get("hand", 0))
        state.clock = _int(position.get("clock", 0))
        state.partial = bool(position.get("partial", False))
        state.place(position)
        if not state.partial:
            once(state.census())
        return state


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A match in progress, with every secret in it.

    :ivar game: and ``seats``, ``options``: what is played. ``chance``: where cards and dice come from.
    :ivar hand: number of the hand, from 0. ``clock``: game time in ms, set by :meth:`tick` and read by games in real time.
    :ivar loud: whether events are noted; searches turn it off. ``events``: those of the last action.
    :ivar partial: restored from a position that holds less than the pack.

    Games that search runs over keep cards in ints and lists; ``apply`` is called millions of times and notes events only ``if self.loud``.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.hand = 0
        self.clock = 0
        self.loud = True
        self.partial = False
        self.events: list[Event] = []

    # -- to be given by each game -------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Deal the first hand."""
        raise NotImplementedError

    def actors(self) -> int:
        """The seats that may act now, one bit each; 0: the match is over."""
        raise NotImplementedError

    def actions(self, seat: int) -> list[int]:
        """Every legal action of that seat (samples of them where :attr:`Game.sampled`), ascending; none if it is not an actor."""
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Play it. Raises :class:`Refused`, having changed nothing, unless it is legal now for that seat."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy that shares nothing that can change. Games build it with ``new`` and :meth:`copy_to`."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance) -> None:
        """Replace all that ``seat`` cannot know, the future included, by a fair guess drawn from ``chance``.

        Depends only on what the seat may know and on ``chance``, which becomes the state's own.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The match's score of each seat so far; partners have the same."""
        raise NotImplementedError

    def standing(self, seat: int) -> int:
        """How the current hand (or the one just over) goes for ``seat`` against the rest: for search, higher is better."""
        scores = self.scores()
        return scores[seat] * len(scores) - sum(scores)

    def text(self, seat: int, action: int) -> str:
        """The action in the specs' notation; unique among the legal ones."""
        raise NotImplementedError

    def parse(self, seat: int, text: str) -> int:
        """The action so written, legal now or not. Raises :class:`Refused` (``unknown-move`` at worst) when it says why not or is none."""
        raise NotImplementedError

    def schema(self) -> tuple[Field, ...]:
        """The attributes that positions hold, see :mod:`sobremesa.core.positions`."""
        raise NotImplementedError

    def zones(self, seat: int) -> list[Zone]:
        """The zones as ``seat`` (-1: a spectator) sees them."""
        raise NotImplementedError

    def census(self) -> list[str]:
        """Every card (tile, chip...) there is, wherever it lies, in any order: the same from the deal to the end of the hand. Dice and draughts
        captured for good need not be told."""
        raise NotImplementedError

    # -- with defaults that many games keep ---------------------------------------------------------------------------------------

    def place(self, position: Mapping[str, object]) -> None:
        """Fill this empty state from the game's own part of a position."""
        read = Reader(position)
        for field in self.schema():
            field.read(self, read)

    def complete(self) -> None:
        """For :meth:`place` of games that deal the same things in every hand: raise :class:`Refused` where one lies in two places or, unless the
        position is partial, in none."""
        found = self.census()
        once(found)
        if self.partial:
            return
        whole = self.game.start(self.seats, self.options, self.chance.clone()).census()
        for name in whole:
            if name not in found:
                raise Refused("position-missing", text=name)
        for name in found:
            if name not in whole:
                raise Refused("position-value", name=name)

    def fields(self) -> dict[str, object]:
        """The game's own part of the position, in the specs' notation; everything :meth:`place` needs to play on identically."""
        return {field.name: field.write(self) for field in self.schema()}

    def winners(self) -> list[int]:
        """The seats that have won the match, once it is over: by default all with the highest score."""
        if self.actors():
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def hand_over(self) -> bool:
        """Whether the hand has ended and waits for the next deal (or the match is over): where searches stop."""
        return self.actors() == 0

    def any_action(self, seat: int, chance: Chance) -> int:
        """One of the legal actions of an actor, each with the same chance: the same as drawing from :meth:`actions`, without listing them."""
        actions = self.actions(seat)
        return actions[chance.below(len(actions))] if len(actions) > 1 else actions[0]

    def side(self, seat: int) -> int:
        """The team of a seat, from 0; seats playing alone are each their own."""
        return seat

    def deadline(self) -> int:
        """The clock at which the rules act by themselves: from then on ``apply(TABLE, TIMEOUT)`` is legal; -1: never."""
        return -1

    def awaited(self) -> int:
        """Of the actors, those whom the game waits for and whose time runs; the others may act but need not (a seña, a word out of turn)."""
        return self.actors()

    def thinking_time(self) -> tuple[int, int]:
        """Seconds that the rules give each decision, and seconds for the whole match that a seat may use besides; zeros: as long as one likes."""
        return 0, 0

    def may_chat(self, seat: int) -> bool:
        """Whether the rules let that seat (-1: spectators) talk at the table now."""
        return True

    def may_hint(self) -> bool:
        """Whether the rules let a player ask for a hint while other people play; alone against bots he always may."""
        return True

    def default(self, seat: int) -> int:
        """What the table plays for a seat whose time is up: by default the first action."""
        return self.actions(seat)[0]

    def hands_by_default(self) -> int:
        """For how many whole hands :meth:`default` is played for somebody who has dropped, before a bot takes his seat; 0: a bot comes at once."""
        return 0

    def parting(self, seat: int) -> int:
        """The action by which an actor leaves a match that lasts until people leave, -1: there is none now. Bots do so once no person plays."""
        return -1

    def seat(self, seat: int, viewer: int) -> Seat:
        """A player as ``viewer`` sees him."""
        return Seat(seat, self.scores()[seat], self.side(seat))

    def move(self, seat: int, action: int) -> Move:
        """A legal action as shown to its seat: by default touching the item that its text names."""
        text = self.text(seat, action)
        return Move(text, (text,))

    def controls(self, seat: int) -> list[Control]:
        """Numbers the seat may choose now."""
        return []

    def picks(self, seat: int) -> list[Pick]:
        """Sets of items the seat may choose now."""
        return []

    def prompt(self, seat: int) -> Say | None:
        """What the seat is to do now, where "your turn" does not say it."""
        return None

    def facts(self, seat: int) -> list[Say]:
        """Lines that everybody at the table can read: trumps, counters."""
        return []

    def sheet(self) -> Sheet | None:
        """The result of the hand that has just ended."""
        return None

    def look(self) -> str:
        """The look of the pack in play, empty if there is none."""
        return ""

    def direction(self) -> str:
        """How the seats go round the table."""
        return "anticlockwise"

    def circle(self) -> list[int]:
        """Who sits round the table in order of play, see :class:`View`; empty: seat by seat."""
        return []

    def discloses(self, seat: int, action: int) -> bool:
        """Whether that action between hands tells a secret of the hand that is over, so that only who played it may choose it."""
        return False

    def heard(self, seat: int) -> list[Event]:
        """The events of the last action that ``seat`` may know of: by default all, so a game notes none that tells a secret."""
        return self.events

    # -- the same for all -----------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        """The lowest seat that may act; -1 when the match is over."""
        actors = self.actors()
        return (actors & -actors).bit_length() - 1

    def tick(self, clock: int) -> None:
        """Set the game's clock (ms since the start), before an action that comes later than the last. It never goes back."""
        if clock > self.clock:
            self.clock = clock

    def play(self, seat: int, text: str) -> None:
        """:meth:`apply` of a text."""
        self.apply(seat, self.parse(seat, text) if seat >= 0 else parse_timeout(text))

    def copy_to(self, new: State) -> None:
        """Copy into a fresh state what every state has."""
        new.hand = self.hand
        new.clock = self.clock
        new.loud = self.loud
        new.partial = self.partial
        new.events = list(self.events)

    def note(self, kind: str, key: str, by: int = -1, aloud: bool = False, **facts: Fact) -> None:
        """Add an event done by the seat ``by``, which its sentence gets as ``seat``. Hot paths ask ``if self.loud`` first."""
        if self.loud:
            if by >= 0:
                facts["seat"] = by
            self.events.append(Event(kind, Say(key, facts), by, aloud))

    def quiet(self) -> State:
        """Turn events off, for search and simulation; returns the state."""
        self.loud = False
        self.events = []
        return self

    def position(self) -> dict[str, object]:
        """Everything, in the specs' notation, as plain data: ``game.restore(position)`` plays on identically."""
        found: dict[str, object] = {
            "game": self.game.slug,
            "seats": self.seats,
            "options": self.options.changed(),
            "chance": self.chance.text(),
            "hand": self.hand,
            "clock": self.clock,
        }
        if self.partial:
            found["partial"] = True
        found.update(self.fields())
        return found

    def view(self, seat: int | None, newcomer: bool = False) -> View:
        """What that seat (None: a spectator) may see. A ``newcomer`` has taken it since the hand ended: of that hand he sees what spectators do."""
        viewer = -1 if seat is None else seat
        sees = -1 if newcomer else viewer
        actors = self.actors()
        awaited = self.awaited()
        moves: list[Move] = []
        controls: list[Control] = []
        picks: list[Pick] = []
        prompt: Say | None = None
        if viewer >= 0 and actors >> viewer & 1:
            actions = self.actions(viewer)
            open_to_him = [action for action in actions if not (newcomer and self.discloses(viewer, action))]
            moves = [self.move(viewer, action) for action in open_to_him]
            controls = self.controls(viewer)
            picks = self.picks(viewer)
            prompt = self.prompt(viewer) if len(open_to_him) == len(actions) else None
        return View(
            game=self.game.slug,
            seat=viewer,
            seats=[self.seat(other, sees) for other in range(self.seats)],
            zones=self.zones(sees),
            actors=tuple([other for other in range(self.seats) if actors >> other & 1]),
            awaited=() if awaited == actors else tuple([other for other in range(self.seats) if awaited >> other & 1]),
            moves=moves,
            controls=controls,
            picks=picks,
            events=list(self.heard(sees)),
            prompt=prompt,
            facts=tuple(self.facts(sees)),
            sheet=self.sheet(),
            look=self.look(),
            direction=self.direction(),
            circle=tuple(self.circle()),
            hand=self.hand,
            clock=self.clock,
            deadline=self.deadline(),
            over=actors == 0,
            winners=tuple(self.winners()) if actors == 0 else (),
        )


def parse_timeout(text: str) -> int:
    """The one action of :data:`TABLE`."""
    if text != "timeout":
        raise Refused("unknown-move", text=text)
    return TIMEOUT
