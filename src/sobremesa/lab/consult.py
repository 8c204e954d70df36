"""The book asked about any decision of hold'em: what to do and why, whether to steal, and the exact odds behind it.

>>> found = consult(Asked("As Qd", players=9, seat=8, acts="P3 call"))
>>> found.advice.action, found.advice.total, found.advice.rule
('raise', 8, 'good-open')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.lab.ranges import cards_of, text_of
from sobremesa.lab.situation import Situation, acts_of, after_flop, before_flop, board_of
from sobremesa.lab.starting_hands import MOST_SEATS, PLAIN, STRATEGY, block, category, order, strategy
from sobremesa.lab.stealing import HABITS, STEALING, Steal, steal, stealing
from sobremesa.lab.strategy import Advice, advise, carelessly
from sobremesa.lab.trainer import Odds, Question, exact_odds

CHIPS_AT_MOST: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision. Chips are whole; 0 is what is usual, where that has a meaning.

    :ivar hole: one's two cards; ``board``: none, or three to five, in their order. Before the flop:
    :ivar players: dealt in; ``seat``: one's own, P0 the small blind; ``acts``: ``"P2 raise 6, P3 call"``, whoever is not named having folded.
    :ivar sb: half the big blind ``bb`` if 0; ``ante``: of each; ``straddle``; ``stack``: one's chips, and ``stacks`` others' by seat (a hundred big
        blinds where not told).
    :ivar tournament: or a cash game. ``entries``: how many of one's last hands one entered, the latest; ``since_steal``: hands since one's last
        steal, 0: none; ``opener_steals``: in how many of his last six chances the first raiser has raised first from the last seats;
        ``resisted``: by seat, how many of one's last three steals he stood up to. After it:
    :ivar pot: every chip in the middle; ``bet``: the total to match, ``own``: of it already paid; ``raises``: how many in this round, by itself one
        where there is a bet; ``rivals`` left; ``saw_flop``: how many did, by itself those left; ``aggressor``: one raised last before the flop, and
        ``continued``: one bet the flop as such.
    """

    hole: str
    board: str = ""
    players: int = 9
    seat: int = 8
    acts: str = ""
    sb: int = 0
    bb: int = 2
    ante: int = 0
    straddle: int = 0
    stack: int = 0
    stacks: Mapping[int, int] = field(default_factory=dict)
    tournament: bool = False
    entries: int = 0
    since_steal: int = 0
    opener_steals: int = 0
    resisted: Mapping[int, int] = field(default_factory=dict)
    pot: int = 0
    bet: int = 0
    own: int = 0
    raises: int = -1
    rivals: int = 1
    saw_flop: int = 0
    aggressor: bool = False
    continued: bool = False


@dataclass(frozen=True, slots=True)
class Consulted:
    """What the book says: ``advice`` and the exact ``odds``; before the flop also whether it would ``steal`` (nothing where the option forbids it)
    and the ``block`` of one's seat."""

    spot: Situation
    advice: Advice
    steal: Steal | None
    block: str
    odds: tuple[Odds, ...]


def both_options(given: Mapping[str, object]) -> tuple[Options, Options]:
    """The options of the strategy and of stealing out of one list; what both have goes to both. Raises :class:`Refused`."""
    known = {option.id for option in STRATEGY.options}, {option.id for option in STEALING.options}
    for id in given:
        if not any(id in ids for ids in known):
            raise Refused("option-unknown", option=id[:40], allowed=", ".join(sorted(known[0] | known[1])))
    parts = [{id: value for id, value in given.items() if id in ids} for ids in known]
    return strategy(parts[0]), stealing(parts[1])


def situation(asked: Asked) -> Situation:
    """The decision, checked.

    :raises Refused: ``lab-card``, ``lab-card-twice``, ``odds-count``, ``book-seat``, ``book-acts``, ``book-turn``, ``book-raise``, ``book-chips``,
        ``book-pot``.
    """
    hole = cards_of(asked.hole)
    if hole.bit_count() != 2:
        raise Refused("odds-count", what="hole", n=hole.bit_count(), of=2)
    shared = board_of(asked.board)
    twice = hole & sum(1 << card for card in shared)
    if twice:
        raise Refused("lab-card-twice", text=text_of(twice).split()[0])
    if len(shared) not in (0, 3, 4, 5):
        raise Refused("lab-board", n=len(shared))
    chips = (asked.sb, asked.bb, asked.ante, asked.straddle, asked.stack, asked.pot, asked.bet, asked.own, *asked.stacks.values())
    for amount in chips:
        if not 0 <= amount <= CHIPS_AT_MOST:
            raise Refused("book-chips", n=amount)
    if not asked.bb:
        raise Refused("book-chips", n=0)
    if shared:
        if not 1 <= asked.rivals < MOST_SEATS:
            raise Refused("book-seat", n=asked.rivals + 1, text="0")
        if asked.pot < asked.bet or asked.own > asked.bet or not asked.pot:
            raise Refused("book-pot", n=asked.pot, bet=asked.bet)
        return after_flop(
            hole,
            shared,
            asked.pot,
            bet=asked.bet,
            own=asked.own,
            raises=asked.raises if asked.raises >= 0 else None,
            rivals=asked.rivals,
            saw_flop=max(asked.saw_flop, asked.rivals),
            aggressor=asked.aggressor,
            continued=asked.continued,
            stack=asked.stack or 100 * asked.bb,
            bb=asked.bb,
        )
    _check_acts(asked)
    return before_flop(
        hole,
        asked.players,
        asked.seat,
        asked.acts,
        sb=asked.sb,
        bb=asked.bb,
        ante=asked.ante,
        straddle=asked.straddle,
        stack=asked.stack,
        stacks=asked.stacks,
        resisted=asked.resisted,
        tournament=asked.tournament,
        entries=[True] * asked.entries,
        since_steal=asked.since_steal,
        opener_steals=asked.opener_steals,
    )


def _check_acts(asked: Asked) -> None:
    """That what has been done could have been: each in his turn, whoever folded stays out, and a raise is more than what was there."""
    if not 2 <= asked.players <= MOST_SEATS or not 0 <= asked.seat < asked.players:
        raise Refused("book-seat", n=asked.players, text=str(asked.seat))
    level = max(asked.bb, asked.straddle)
    out: set[int] = set()
    speaking = order(asked.players)
    if asked.straddle:
        speaking = [*speaking[1:], speaking[0]]
    spoken: set[int] = set()
    furthest = last = -1
    for act in acts_of(asked.acts):
        if act.seat >= asked.players:
            raise Refused("book-seat", n=asked.players, text=str(act.seat))
        place = speaking.index(act.seat)
        # Who is passed over has folded; who has spoken may be asked again.
        if act.seat in out or act.seat == last or (act.seat not in spoken and place < furthest):
            raise Refused("book-turn", n=act.seat)
        last, furthest = act.seat, max(furthest, place)
        spoken.add(act.seat)
        if act.kind == "fold":
            out.add(act.seat)
        if act.kind in ("bet", "raise"):
            if act.total <= level:
                raise Refused("book-raise", n=act.seat, total=act.total, level=level)
            level = act.total
        elif act.kind == "check" and (level > max(asked.bb, asked.straddle) or place != len(speaking) - 1):
            raise Refused("book-turn", n=act.seat)
    passed = asked.seat not in spoken and speaking.index(asked.seat) < furthest
    if last == asked.seat or asked.seat in out or passed:
        raise Refused("book-turn", n=asked.seat)


def consult(asked: Asked, options: Options = PLAIN, habits: Options = HABITS, seed: int = 0) -> Consulted:
    """What the book says about a decision.

    Where an option says how often (``cbet_freq``, ``freq``), and at the level ``easy``, ``seed`` draws. Raises :class:`Refused` as
    :func:`situation` does.
    """
    spot = situation(asked)
    chance = SeededChance(seed)
    careless = carelessly(spot, chance) if options["level"] == "easy" else None
    found = careless or advise(spot, options, habits, chance)
    robbing = None if spot.board or not options.on("steal") else steal(spot, habits, options, SeededChance(seed))
    where = "" if spot.board else block(spot.players, spot.seat)
    odds = exact_odds(Question("action", spot, found.action, found), options)
    if not spot.board:
        count = exact_odds(Question("category", spot, category(spot.hole, options)), options)
        odds = [*count, *odds]
    return Consulted(spot, found, robbing, where, tuple(odds))
