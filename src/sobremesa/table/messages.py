"""What a table hears and says: every message that crosses its WebSocket, as it is on the wire.

Messages are JSON objects told apart by ``type``. docs/protocol.md describes their order. Unknown fields are refused.
"""

from __future__ import annotations

import msgspec

from sobremesa.core.options import Value
from sobremesa.core.refusal import Fact
from sobremesa.core.view import Event, Say, View


class Ask(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a browser sends."""


class Sit(Ask, tag="sit"):
    """Take a free seat before the match (-1: any), or take over a bot's between hands."""

    seat: int = -1


class Rise(Ask, tag="rise"):
    """Leave one's seat; in a match a bot goes on with it."""


class SeatBot(Ask, tag="seat_bot"):
    """The host puts a bot of a level (``easy``, ``normal``, ``hard``) in a free seat, or with an empty level takes it away."""

    seat: int
    level: str = "normal"


class Start(Ask, tag="start"):
    """The host starts the match; free seats are filled with normal bots."""


class Add(Ask, tag="add"):
    """The seat's own chance for the deal, before the start; 1 to 200 characters. The browser sends a random one on sitting down."""

    text: str


class Act(Ask, tag="act"):
    """A move, or a try: ``seq`` is that of the view it answers, so a late or doubled one is told apart. ``text`` as in View moves."""

    seq: int
    text: str


class Undo(Ask, tag="undo"):
    """Take the last move back (games that allow it). ``redo`` brings it back."""

    redo: bool = False


class AskHint(Ask, tag="hint"):
    """Ask for a hint for the view ``seq``."""

    seq: int


class Chat(Ask, tag="chat"):
    """Say something to the table; at most 300 characters, rate-limited."""

    text: str


class Rematch(Ask, tag="rematch"):
    """After a match: play again with the same people and options."""


class Ping(Ask, tag="ping"):
    """Keeps the line open; ``n`` comes back in a ``pong``. Also the answer, at once, to a ``probe``, with its ``n``."""

    n: int = 0


Asks = Sit | Rise | SeatBot | Start | Add | Act | Undo | AskHint | Chat | Rematch | Ping


class Tell(msgspec.Struct, tag_field="type", omit_defaults=True):
    """Base of what the server sends."""


class Place(msgspec.Struct, omit_defaults=True):
    """Who sits in a seat: ``kind`` is ``free``, ``human`` or ``bot``; ``level`` a bot's; ``here`` whether he is connected; ``text`` his chance.

    ``stand_in``: who plays for a person who is away, once the table has ceased to wait: the ``rules`` (as for whoever is out of time) or a ``bot``.
    """

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    here: bool = False
    text: str = ""
    stand_in: str = ""


class Table(Tell, tag="table"):
    """The table itself, sent on joining and whenever it changes.

    :ivar options: what was chosen expressly, as in a record. ``next``: code of the table of the rematch, once there is one.
    :ivar undo: whether moves may be taken back here. ``seed``: number of a practice deal; there is no commitment then.
    :ivar status: ``waiting``, ``playing`` or ``over``. ``you``: one's own seat, -1 a spectator. ``host``: may start and seat bots.
    :ivar commitment: SHA-256 of the secret of the deal (hex). ``match``: the match id that goes into the key.
    :ivar secret: shown when the match is over. ``watchers``: spectators present. ``move_time``: seconds a move, 0 none.
    """

    code: str
    game: str
    options: dict[str, Value]
    places: list[Place]
    status: str
    you: int
    host: bool
    match: str
    commitment: str
    secret: str = ""
    watchers: int = 0
    move_time: int = 0
    undo: bool = False
    seed: int | None = None
    next: str = ""


class Look(Tell, tag="view"):
    """What one may see now. ``seq`` counts the log's steps. ``left``: ms until the clock of the move runs out, -1 none."""

    seq: int
    view: View
    left: int = -1
    can_undo: bool = False
    can_redo: bool = False


class Heard(Tell, tag="events"):
    """Events of the log up to ``seq``, for those who come in later: the last fifty, oldest first."""

    seq: int
    events: list[Event]


class No(Tell, tag="no"):
    """Something was refused and nothing has changed: the rule ``key`` (message ``refused-<key>``) and its facts. ``text``: what was tried."""

    key: str
    facts: dict[str, Fact] = {}
    text: str = ""


class Hint(Tell, tag="hint"):
    """What a strong player would do in the view ``seq``: the ``text`` of one of its moves, and why. An empty ``text``: to wait."""

    seq: int
    text: str = ""
    why: Say | None = None


class Said(Tell, tag="chat"):
    """Somebody spoke: ``seat`` -1 is a spectator."""

    name: str
    text: str
    seat: int = -1


class Pong(Tell, tag="pong"):
    """The answer to a ``ping``."""

    n: int = 0


class Probe(Tell, tag="probe"):
    """Measures the delay of the line in games in real time: to be answered at once with a ``ping`` of the same ``n``."""

    n: int


Tells = Table | Look | Heard | No | Hint | Said | Pong | Probe
