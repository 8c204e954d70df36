"""What a table gives back whenever something has happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from sobremesa.table.log import Entry
from sobremesa.table.messages import Tell


@dataclass
class Outcome:
    """What came of a message or of the passing of time.

    :ivar entries: what the log has grown by: to be stored before anything is sent.
    :ivar sends: messages by person; ``replies``: for the one connection that asked.
    :ivar rematch: a new table is to be opened with :meth:`Table.again`, and its code told with :meth:`Table.follow`.
    """

    entries: list[Entry] = field(default_factory=list)
    sends: list[tuple[str, Tell]] = field(default_factory=list)
    replies: list[Tell] = field(default_factory=list)
    rematch: bool = False
