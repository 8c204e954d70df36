"""What one seat of a hold'em table sees when it is to act: its cards, the board, the chips and what has been done, and nothing else.

The strategy (:mod:`sobremesa.lab.strategy`), the stealing of blinds (:mod:`sobremesa.lab.stealing`) and the trainer work from it. Seats are numbered
as in :mod:`sobremesa.lab.starting_hands`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sobremesa.core.refusal import Refused
from sobremesa.lab.ranges import cards_of, text_of
from sobremesa.lab.starting_hands import big_blind, order, small_blind


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody who is still to act after one before the flop.

    :ivar stack: the chips before him. ``resisted``: how many of one's last three steals he called or re-raised.
    """

    seat: int
    stack: int
    resisted: int = 0


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody did: ``fold``, ``check``, ``call``, ``bet`` or ``raise``, the last two to a total of the round."""

    seat: int
    kind: str
    total: int = 0


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision in a betting round.

    :ivar hole: one's two cards, a set; ``board``: the shared ones in the order they came. ``players``: dealt in; ``seat``: one's own.
    :ivar sb: and ``bb``: the blinds; ``antes``: all of them together; ``straddle``: 0 without.
    :ivar pot: every chip in the middle; ``level``: the total to match in this round; ``own``: what one has put in in this round; ``stack``: one's
        chips besides.
    :ivar least: and ``most``: the totals one may bet or raise to; ``closed``: one may not.
    :ivar raises: bets and raises of this round (blinds are none); ``raiser``: who made the last; ``raiser_stack``: the chips before him now.
    :ivar limpers: who called the big blind before any raise; ``callers``: who called the last raise; ``opener``: who raised first.
    :ivar behind: who is still to act before the flop, besides oneself.
    :ivar rivals: how many others are still in; ``saw_flop``: how many others saw the flop; ``aggressor``: one raised last before the flop.
    :ivar continued: one bet the flop as that raiser, and was called.
    :ivar entries: whether one entered each of the last hands dealt to one, the latest first. ``since_steal``: hands since one's last steal, 0: none.
    :ivar opened: one raised first in this round, nobody having entered.
    :ivar opener_steals: in how many of his last six chances, this one included, the opener has raised first from button, cut-off or small blind.
    :ivar told: what has been done in this round, for people to read.
    """

    hole: int
    players: int
    seat: int
    board: tuple[int, ...] = ()
    sb: int = 1
    bb: int = 2
    antes: int = 0
    straddle: int = 0
    pot: int = 3
    level: int = 2
    own: int = 0
    stack: int = 200
    least: int = 0
    most: int = 0
    closed: bool = False
    raises: int = 0
    raiser: int = -1
    raiser_stack: int = 0
    limpers: int = 0
    callers: int = 0
    opener: int = -1
    behind: tuple[Rival, ...] = ()
    rivals: int = 0
    saw_flop: int = 0
    aggressor: bool = False
    continued: bool = False
    tournament: bool = False
    entries: tuple[bool, ...] = ()
    since_steal: int = 0
    opened: bool = False
    opener_steals: int = 0
    told: tuple[Act, ...] = field(default=(), compare=False)

    @property
    def owed(self) -> int:
        """What a call costs, at most one's stack; 0: one may check."""
        return min(max(self.level - self.own, 0), self.stack)

    @property
    def unit(self) -> int:
        """What opening raises are multiples of: the big blind, or the straddle over it."""
        return max(self.bb, self.straddle)

    @property
    def left(self) -> int:
        """One's chips with those put in in this round."""
        return self.stack + self.own

    @property
    def posted(self) -> int:
        """What lies there before anybody acts: blinds, antes, straddle."""
        return self.sb + self.bb + self.antes + self.straddle

    @property
    def flop(self) -> tuple[int, ...]:
        """The first three shared cards."""
        return self.board[:3]

    def legal(self, total: int) -> int:
        """A total cut to what one may bet or raise to."""
        return min(max(total, self.least), self.most or self.left, self.left)


def board_of(text: str) -> tuple[int, ...]:
    """Shared cards in their order. Raises :class:`Refused` ``lab-card`` or ``lab-card-twice``."""
    cards_of(text)
    names = text.replace(",", " ").replace("10", "T").split()
    joined = "".join(names)
    return tuple(cards_of(joined[at : at + 2]).bit_length() - 1 for at in range(0, len(joined), 2))


def cards_text(cards: Sequence[int]) -> str:
    """Shared cards in their order, in notation.

    >>> cards_text(board_of("Kc 9s 4h"))
    'Kc 9s 4h'
    """
    return " ".join([text_of(1 << card) for card in cards])


def acts_of(text: str) -> tuple[Act, ...]:
    """What has been done, in the notation ``"P2 raise 6, P3 call"``. Raises :class:`Refused` ``book-acts``."""
    found: list[Act] = []
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        sized = len(words) == 3 and words[1] in ("bet", "raise") and words[2].isdecimal()
        if not (words[0][:1] == "P" and words[0][1:].isdecimal()) or not (sized or (len(words) == 2 and words[1] in ("fold", "check", "call"))):
            raise Refused("book-acts", text=part.strip())
        found.append(Act(int(words[0][1:]), words[1], int(words[2]) if sized else 0))
    return tuple(found)


def before_flop(
    hole: str | int,
    players: int,
    seat: int,
    acts: str | Sequence[Act] = "",
    *,
    sb: int = 0,
    bb: int = 2,
    ante: int = 0,
    straddle: int = 0,
    stack: int = 0,
    stacks: Mapping[int, int] | None = None,
    resisted: Mapping[int, int] | None = None,
    tournament: bool = False,
    entries: Sequence[bool] = (),
    since_steal: int = 0,
    opener_steals: int = 0,
) -> Situation:
    """A decision before the flop. Whoever spoke before and is not named in ``acts`` has folded.

    :param ante: of each player. ``stack``: the chips before one now, and ``stacks`` before others by seat: 100 big blinds where not told.
    :param sb: half the big blind if 0. The others: see :class:`Situation` and :class:`Rival`.
    :raises Refused: ``book-seat``, ``book-acts``, ``lab-card``, ``lab-card-twice``.
    """
    cards = cards_of(hole) if isinstance(hole, str) else hole
    done = acts_of(acts) if isinstance(acts, str) else tuple(acts)
    if not 2 <= players <= 10 or not 0 <= seat < players or any(act.seat >= players for act in done):
        raise Refused("book-seat", n=players, text=str(seat))
    small = sb or bb // 2
    bets = [0] * players
    bets[small_blind(players)], bets[big_blind(players)] = small, bb
    if straddle:
        bets[2] = straddle
    level = max(bb, straddle)
    chips = dict(stacks or {})
    raises = limpers = callers = 0
    raiser = opener = -1
    delta = level
    out: set[int] = set()
    acted: set[int] = set()
    opened = False
    for act in done:
        acted.add(act.seat)
        if act.kind == "fold":
            out.add(act.seat)
        elif act.kind == "call":
            bets[act.seat] = level
            limpers, callers = (limpers, callers + 1) if raises else (limpers + 1, 0)
        elif act.kind in ("bet", "raise"):
            if act.seat == seat and not raises and not limpers:
                opened = True
            raises, callers, raiser = raises + 1, 0, act.seat
            opener = act.seat if opener < 0 else opener
            delta, level = max(act.total - level, delta), act.total
            bets[act.seat] = act.total
    speaking = order(players)
    if straddle:
        speaking = [*speaking[1:], 2]
    place = speaking.index(seat)
    spoke = range(players) if seat in acted else speaking[:place]
    quiet = {other for other in spoke if other not in acted and other != seat}
    waiting = [other for other in range(players) if other != seat and other not in out | quiet]
    if raises:
        waiting = [other for other in waiting if other != raiser and (bets[other] < level or other not in acted)]
    else:
        waiting = [other for other in waiting if other not in acted]
    behind = tuple(Rival(other, chips.get(other, 100 * bb), (resisted or {}).get(other, 0)) for other in waiting)
    return Situation(
        cards,
        players,
        seat,
        sb=small,
        bb=bb,
        antes=ante * players,
        straddle=straddle,
        pot=sum(bets) + ante * players,
        level=level,
        own=bets[seat],
        stack=stack or chips.get(seat, 100 * bb),
        least=level + delta,
        raises=raises,
        raiser=raiser,
        raiser_stack=chips.get(raiser, 100 * bb),
        limpers=limpers,
        callers=callers,
        opener=opener,
        behind=behind,
        rivals=players - 1 - len(out | quiet),
        tournament=tournament,
        entries=tuple(entries),
        since_steal=since_steal,
        opened=opened,
        opener_steals=opener_steals,
        told=done,
    )


def after_flop(
    hole: str | int,
    board: str | Sequence[int],
    pot: int,
    *,
    bet: int = 0,
    own: int = 0,
    raises: int | None = None,
    rivals: int = 1,
    saw_flop: int = 0,
    aggressor: bool = False,
    continued: bool = False,
    stack: int = 100_000,
    bb: int = 2,
) -> Situation:
    """A decision on the flop or later: ``pot`` with every chip in it, ``bet``: the total to match. ``saw_flop``: as many as are left, if 0."""
    cards = cards_of(hole) if isinstance(hole, str) else hole
    shared = board_of(board) if isinstance(board, str) else tuple(board)
    return Situation(
        cards,
        rivals + 1,
        0,
        shared,
        bb=bb,
        sb=bb // 2,
        pot=pot,
        level=bet,
        own=own,
        stack=stack,
        least=2 * bet - own if bet else bb,
        raises=(1 if bet else 0) if raises is None else raises,
        rivals=rivals,
        saw_flop=saw_flop or rivals,
        aggressor=aggressor,
        continued=continued,
    )
