"""Who is at a table just now, and who plays for those who are not. None of it is kept in the log: whoever restarts the house begins to wait anew."""

from __future__ import annotations

from sobremesa.core.state import TABLE
from sobremesa.table.clock import Pauses
from sobremesa.table.match import Match
from sobremesa.table.people import Person
from sobremesa.table.seats import Chairs

STAND_IN = "normal"
"""The level of the bot that plays for somebody who is away."""


class Presence:
    """The people of a table: all who are connected, and those with a seat also while they are away.

    Somebody who drops may come back at any time and has his seat at once. Until he has been away for as long as the table waits nobody plays for
    him; then the game's rules do, by their default, for as many whole hands as the game says, and after them a bot.

    :ivar people: by private id. Times are the table's own, in ms.
    """

    def __init__(self, chairs: Chairs, pauses: Pauses) -> None:
        self.people: dict[str, Person] = {}
        self._chairs = chairs
        self._pauses = pauses
        self._match: Match | None = None

    # -- coming and going -------------------------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """The match begins: whoever is away is so from its first hand on."""
        self._match = match
        for person in self.people.values():
            person.left, person.hand = 0, -1

    def resume(self, match: Match | None, time: int) -> None:
        """The table has come out of storage: nobody is there, and waiting for those with a seat begins at ``time``."""
        self._match = match
        for seat in self._chairs.humans():
            chair = self._chairs.all[seat]
            self.people[chair.who] = Person(chair.name, time, self._hand())

    def come(self, who: str, name: str, time: int) -> bool:
        """Somebody has a connection more; whether it is his first."""
        person = self.people.setdefault(who, Person(name, time, self._hand()))
        person.connections += 1
        if person.connections > 1:
            return False
        person.name = name
        return True

    def go(self, who: str, time: int) -> bool:
        """Somebody has a connection less; whether it was his last."""
        person = self.people[who]
        person.connections -= 1
        if person.here:
            return False
        person.left, person.hand = time, self._hand()
        if self._chairs.of(who) < 0:
            del self.people[who]
        return True

    def _hand(self) -> int:
        return self._match.state.hand if self._match is not None else -1

    # -- who is there -----------------------------------------------------------------------------------------------------------------

    @property
    def present(self) -> int:
        """How many people are connected."""
        return sum(person.here for person in self.people.values())

    @property
    def watchers(self) -> int:
        """How many of them have no seat."""
        return sum(person.here and self._chairs.of(who) < 0 for who, person in self.people.items())

    def here(self) -> list[str]:
        """The private ids of those connected."""
        return [who for who, person in self.people.items() if person.here]

    def seated(self, seat: int) -> Person | None:
        """The person of a seat, here or not; None if it has none."""
        chair = self._chairs.all[seat]
        return self.people.get(chair.who) if chair.kind == "human" else None

    def acting_host(self, host: str) -> str:
        """The host; while he is away the first of those seated who are there, so that nobody waits in vain."""
        ids = [host, *[self._chairs.all[seat].who for seat in self._chairs.humans()]]
        return next((who for who in ids if who in self.people and self.people[who].here), host)

    def hold(self) -> int:
        """How long an action in real time waits for others that may have been earlier but are still on their way."""
        # The one ms more lets those of equal stamps meet, whichever is read first.
        people = [self.seated(seat) for seat in self._chairs.humans()]
        delays = [person.delay.ms for person in people if person is not None and person.here]
        return max(delays) + 1 if len(delays) > 1 else 0

    # -- who plays for those who are not ------------------------------------------------------------------------------------------------

    def driver(self, seat: int, time: int) -> str:
        """The level of the bot that plays for a seat at a time; empty while its person does, or the rules in his place."""
        chair = self._chairs.all[seat]
        if chair.kind == "bot":
            return chair.level
        person = self._absent(seat)
        given_up = person is not None and time >= self._patience(person) and not self._by_default(person)
        return STAND_IN if given_up else ""

    def stand_in(self, seat: int, time: int) -> str:
        """What is told of it: for the person of a seat play the ``rules`` by their default, or a ``bot``; empty: nobody."""
        person = self._absent(seat)
        if person is None or time < self._patience(person) or not self._plays(seat):
            return ""
        return "rules" if self._by_default(person) else "bot"

    @property
    def company(self) -> bool:
        """Whether some person's seat is still in the match."""
        return any(self._plays(seat) for seat in self._chairs.humans())

    def lapse(self, seat: int) -> int | None:
        """From when on the rules play for the person of a seat; None: not as things are."""
        person = self._absent(seat)
        return self._patience(person) if person is not None and self._by_default(person) else None

    def due(self, time: int) -> int | None:
        """When next, after ``time``, the table ceases to wait for somebody."""
        absent = [person for seat in self._chairs.humans() if (person := self._absent(seat)) is not None]
        return min((end for person in absent if (end := self._patience(person)) > time), default=None)

    def _plays(self, seat: int) -> bool:
        assert self._match is not None
        state = self._match.state
        return bool(state.actors() >> seat & 1) or not state.seat(seat, TABLE).out

    def _absent(self, seat: int) -> Person | None:
        person = self.seated(seat)
        playing = self._match is not None and not self._match.over
        return person if playing and person is not None and not person.here else None

    def _patience(self, person: Person) -> int:
        assert self._match is not None
        return person.left + (self._pauses.absent_timed if self._match.state.game.timed else self._pauses.absent)

    def _by_default(self, person: Person) -> bool:
        assert self._match is not None
        state = self._match.state
        whole = max(0, state.hand - person.hand - (not state.hand_over()))  # the hand in which he dropped is not whole
        return whole < state.hands_by_default()
