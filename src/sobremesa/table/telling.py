"""What is told to people: the table as it stands, and for whom it has changed."""

from __future__ import annotations

import msgspec

from sobremesa.core.view import View
from sobremesa.table.log import Opened
from sobremesa.table.match import Match, commitment_of
from sobremesa.table.messages import Place, Table
from sobremesa.table.seats import Chairs


def table_tell(opened: Opened, chairs: Chairs, here: list[bool], status: str, undo: bool) -> Table:
    """The table as everybody may know it; the secret of its deal only once the match is over."""
    return Table(
        code=opened.code,
        game=opened.game,
        options=opened.options,
        places=[Place(n, c.kind, c.name, c.level, here[n], c.text) for n, c in enumerate(chairs.all)],
        status=status,
        you=-1,
        host=False,
        match=opened.match,
        commitment=commitment_of(opened),
        secret=opened.secret if status == "over" else "",
        move_time=opened.move_time,
        undo=undo,
        seed=opened.seed,
    )


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
