"""Looking back at a match that is over."""

from __future__ import annotations

from itertools import islice

from sobremesa.core.records import Record
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.core.view import View, Zone


def replay(record: Record, n: int, seat: int | None = None) -> View:
    """The match after ``n`` steps: as ``seat`` saw it, or with everybody's cards on the table. Raises :class:`Refused` ``step-unknown``."""
    if not 0 <= n <= len(record.steps):
        raise Refused("step-unknown", n=n, last=len(record.steps))
    if seat is not None and not 0 <= seat < record.seats:
        raise Refused("seat-unknown", n=seat, last=record.seats - 1)
    state = next(islice(record.states(), n, None))
    return open_view(state) if seat is None else state.view(seat)


def open_view(state: State) -> View:
    """What all the seats together see: the spectator's view, with each zone as the one who sees most of it sees it."""
    view = state.view(None)
    zones = [{zone.id: zone for zone in state.zones(seat)} for seat in range(state.seats)]

    def best(zone: Zone) -> Zone:
        owners_first = sorted(range(state.seats), key=lambda seat: seat != zone.owner)
        return max([zone, *[zones[seat][zone.id] for seat in owners_first if zone.id in zones[seat]]], key=_faces)

    view.zones = [best(zone) for zone in view.zones]
    known = {zone.id for zone in view.zones}
    view.zones += [zone for owned in zones for zone in owned.values() if zone.id not in known and zone.owner >= 0]
    return view


def _faces(zone: Zone) -> int:
    return sum(1 for item in zone.items if item.face)
