"""What is told to people: the table as it stands, and for whom it has changed."""

from __future__ import annotations

import msgspec

from sobremesa.core.view import View
from sobremesa.table.agenda import Agenda
from sobremesa.table.fold import Fold
from sobremesa.table.match import Match, commitment_of
from sobremesa.table.messages import Look, Place, Table, Tell
from sobremesa.table.presence import Presence


class Teller:
    """Says how the table stands, to everybody who is there as he may know it. Times are the table's own, in ms."""

    def __init__(self, fold: Fold, presence: Presence) -> None:
        self._fold = fold
        self._presence = presence
        self._stand_ins = [""] * fold.opened.seats

    def table(self, who: str, time: int) -> Table:
        """The table, for one."""
        return self._for(who, self._table(time))

    def tables(self, time: int, but: str = "") -> list[tuple[str, Tell]]:
        """The table, for all ``but`` one."""
        base = self._table(time)
        self._stand_ins = [place.stand_in for place in base.places]
        return [(who, self._for(who, base)) for who in self._presence.here() if who != but]

    def changed(self, time: int) -> bool:
        """Whether others play for those who are away than all have been told."""
        return self._stand_ins != [self._presence.stand_in(seat, time) for seat in range(self._fold.opened.seats)]

    def look(self, seat: int, match: Match, agenda: Agenda, time: int) -> Look:
        """The match as a seat (-1: a spectator) sees it."""
        playing = self._fold.status == "playing"
        mine = self._fold.undo and seat >= 0 and playing
        left = agenda.left(seat, time) if playing else -1
        view = match.state.view(None if seat < 0 else seat, seat >= 0 and self._fold.newcomer(seat))
        return Look(match.seq, view, left, mine and bool(match.steps), mine and bool(match.undone))

    def looks(self, match: Match, agenda: Agenda, time: int) -> list[tuple[str, Tell]]:
        """The match, for all."""
        found: list[tuple[str, Tell]] = []
        spectators: Look | None = None
        for who in self._presence.here():
            seat = self._fold.chairs.of(who)
            if seat < 0:
                spectators = spectators or self.look(-1, match, agenda, time)
                found.append((who, spectators))
            else:
                found.append((who, self.look(seat, match, agenda, time)))
        return found

    def _for(self, who: str, base: Table) -> Table:
        seat, host = self._fold.chairs.of(who), who == self._presence.acting_host(self._fold.host)
        return base if seat < 0 and not host else msgspec.structs.replace(base, you=seat, host=host)

    def _table(self, time: int) -> Table:
        """The table as everybody may know it; the secret of its deal only once the match is over."""
        fold, opened = self._fold, self._fold.opened
        return Table(
            code=opened.code,
            game=opened.game,
            options=opened.options,
            places=[self._place(seat, time) for seat in range(opened.seats)],
            status=fold.status,
            you=-1,
            host=False,
            match=opened.match,
            commitment=commitment_of(opened),
            secret=opened.secret if fold.status == "over" else "",
            watchers=self._presence.watchers,
            move_time=opened.move_time,
            undo=fold.undo,
            seed=opened.seed,
            next=fold.next,
        )

    def _place(self, seat: int, time: int) -> Place:
        chair = self._fold.chairs.all[seat]
        person = self._presence.seated(seat)
        here = person is not None and person.here
        return Place(seat, chair.kind, chair.name, chair.level, here, chair.text, self._presence.stand_in(seat, time))


class Changes:
    """Since which step the position is what it is, for each seat: a move that answers an older view is late.

    :ivar seq: that step, by seat.
    """

    def __init__(self, seats: int) -> None:
        self.seq = [0] * seats
        self._prints = [b""] * seats

    def note(self, match: Match, seat: int, before: int) -> None:
        """``seat`` has played; ``before`` were the actors. For who may still choose while others choose in secret, nothing has changed."""
        state = match.state
        after = state.actors()
        several = before & (before - 1) or after & (after - 1)
        for other in range(state.seats):
            known = b""
            if several and after >> other & 1 and not state.game.timed:
                known = _print(state.view(other))
            if other == seat or not known or known != self._prints[other]:
                self.seq[other] = match.seq
            self._prints[other] = known


def _print(view: View) -> bytes:
    """What of a view a move answers to: not who else may act, how long there is, or what lies face down."""
    faces = [(zone.id, [item.face for item in zone.items if item.face]) for zone in view.zones]
    return msgspec.json.encode((faces, view.moves, view.controls, view.picks))
