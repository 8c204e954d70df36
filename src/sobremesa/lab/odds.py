"""Outs, odds and the price of a call in Texas hold'em (rules/poker-odds) and in Omaha, in exact fractions.

>>> spot = Spot.read("Jh 8h", "Kh 4h 2s")
>>> answer = advise(spot, pot=8, bet=2)
>>> answer.outs, answer.unseen, answer.odds, answer.decision
(9, 47, Fraction(38, 9), 'call')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from itertools import combinations
from typing import Final

from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import high
from sobremesa.lab import _omaha_draws
from sobremesa.lab._draws import AUTO as AUTO
from sobremesa.lab._draws import FULL_PACK, KINDS, Draw, count, draws, suit_of
from sobremesa.lab.odds_tables import against, chance, printed, rule_of_2_and_4
from sobremesa.lab.ranges import Range, cards_of, text_of

HOLDEM: Final = "texas-holdem"
OMAHA: Final = "omaha"
GAMES: Final = {HOLDEM: 2, OMAHA: 4}
"""The games whose outs are counted, with how many cards a hand has."""
Money = int | str | Decimal | Fraction
ERRORS: Final = {
    "lab-card": "E_CARD",
    "lab-card-twice": "E_DUP",
    "odds-count": "E_COUNT",
    "odds-outs": "E_OUTS",
    "odds-negative": "E_NEG",
    "lab-range-empty": "E_RANGE_EMPTY",
}
"""The names the rules give to wrong input, by the key of the refusal."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The cards one sees, all sets.

    :ivar hole: one's two cards, in Omaha four; ``board``: three or four; ``dead``: known to be out of play.
    :ivar villains: up to eight known hands, or ``range``: what one opponent may hold.
    :ivar game: ``texas-holdem`` or ``omaha``.
    :ivar villain_known: the opponents' hands count for outs, odds and decision too, not only where hands are compared.
    """

    hole: int
    board: int
    dead: int = 0
    villains: tuple[int, ...] = ()
    range: Range | None = None
    villain_known: bool = False
    game: str = HOLDEM

    @classmethod
    def read(
        cls,
        hole: str,
        board: str,
        dead: str = "",
        villains: Sequence[str] = (),
        range: str | Range | None = None,
        villain_known: bool = False,
        game: str = HOLDEM,
    ) -> Spot:
        """Read cards in their notation.

        :raises Refused: ``lab-card``; ``lab-card-twice``; ``odds-count``: not as many as a hand has, or not three or four on the board, or more than
            eight hands of the others, or both hands and a range; ``lab-range-empty``; ``lab-not-listed``: any four cards are no range here;
            ``odds-game``.
        """
        if game not in GAMES:
            raise Refused("odds-game", text=game, allowed=", ".join(GAMES))
        size = GAMES[game]
        own, shared, out = cards_of(hole), cards_of(board), cards_of(dead)
        others = tuple(cards_of(villain) for villain in villains)
        if own.bit_count() != size:
            raise Refused("odds-count", what="hole", n=own.bit_count(), of=size)
        if shared.bit_count() not in (3, 4):
            raise Refused("odds-count", what="board", n=shared.bit_count(), of=size)
        for other in others:
            if other.bit_count() != size:
                raise Refused("odds-count", what="villain", n=other.bit_count(), of=size)
        if len(others) > 8 or (others and range is not None):
            raise Refused("odds-count", what="villains", n=len(others), of=size)
        seen = 0
        for part in (own, shared, out, *others):
            if seen & part:
                raise Refused("lab-card-twice", text=text_of(seen & part).split()[0])
            seen |= part
        held = Range.parse(range, size) if isinstance(range, str) else range
        if held is not None and not held.combos:
            raise Refused("lab-not-listed")
        return cls(own, shared, out, others, held.without(seen) if held else None, villain_known, game)

    @property
    def omaha(self) -> bool:
        """Whether two cards of one's own play with three of the board."""
        return self.game == OMAHA

    def worth(self, hole: int, board: int) -> int:
        """What two hole cards, or in Omaha four, are worth on a board."""
        return _omaha_draws.worth(hole, board) if self.omaha else high(hole | board)

    @property
    def known(self) -> int:
        """The cards that outs and odds leave out of account: one's own, the board, the dead ones, and known villains' if they count."""
        return self.hole | self.board | self.dead | (sum(self.villains) if self.villain_known else 0)

    @property
    def unseen(self) -> int:
        """The cards that may come, as a set."""
        return FULL_PACK & ~self.known

    @property
    def every_known(self) -> int:
        """All cards one knows of, the villains' included."""
        return self.hole | self.board | self.dead | sum(self.villains)

    @property
    def flop(self) -> bool:
        """Whether two cards are still to come."""
        return self.board.bit_count() == 3

    def draws(self) -> list[Draw]:
        """One's draws."""
        return self.draws_on(self.board, self.unseen)

    def draws_on(self, board: int, unseen: int) -> list[Draw]:
        """One's draws on another board."""
        return (_omaha_draws.draws if self.omaha else draws)(self.hole, board, unseen)


def union(found: Sequence[Draw], chosen: Sequence[str] = AUTO) -> int:
    """The outs of the chosen kinds of draw, each card once. Raises :class:`Refused` ``odds-draw`` for a kind there is not."""
    for kind in chosen:
        if kind not in KINDS:
            raise Refused("odds-draw", text=kind, allowed=", ".join(KINDS))
    outs = 0
    for draw in found:
        if draw.kind in chosen:
            outs |= draw.outs
    return outs


@dataclass(frozen=True, slots=True)
class Out:
    """One card that helps.

    :ivar card: its notation. ``kinds``: the draws it finishes.
    :ivar result: against known hands ``win``, ``tie`` or ``lose``; empty without any.
    :ivar nuts: it makes the best hand that anybody can have then.
    :ivar risks: what else it does: ``pairs_board`` (full houses become possible), ``suits_board`` (so do flushes in a suit one has not). In Omaha,
        where somebody mostly has what the board allows, also ``straight_there``, and ``higher``: of the same kind there are higher hands. ``held``:
        an opponent has it himself.
    """

    card: str
    kinds: tuple[str, ...]
    result: str
    nuts: bool
    risks: tuple[str, ...]

    @property
    def grade(self) -> str:
        """``false`` (helps somebody else more), ``tie``, ``nuts`` or ``weak``."""
        if self.result == "lose":
            return "false"
        return "tie" if self.result == "tie" else "nuts" if self.nuts else "weak"

    @property
    def clean(self) -> bool:
        """It wins, as far as can be seen: it beats the hands that are known or, where none is, helps nobody else in an obvious way."""
        return self.result == "win" if self.result else self.nuts or not self.risks


def explain(spot: Spot, chosen: Sequence[str] = AUTO) -> list[Out]:
    """The outs of the chosen draws, the highest first, with what is to be said of each."""
    found = [draw for draw in spot.draws() if draw.kind in chosen]
    outs = union(found, chosen)
    told: list[Out] = []
    nuts, risks = False, tuple[str, ...]()
    split = compare(spot) if spot.villains else None
    for name in text_of(outs).split():
        card = cards_of(name)
        result = ""
        if split is not None:
            result = "win" if split.win & card else "tie" if split.tie & card else "lose"
        kinds = tuple(draw.kind for draw in found if draw.outs & card)
        if card & sum(spot.villains):
            nuts, risks = False, ("held",)
        elif spot.omaha:
            nuts, risks = _omaha_draws.better(spot.hole, spot.board | card)
        else:
            nuts, risks = is_nuts(spot.hole, spot.board | card), _risks(spot, card)
        told.append(Out(name, kinds, result, nuts, risks))
    return told


def _risks(spot: Spot, card: int) -> tuple[str, ...]:
    board = spot.board | card
    rank, suit = bits(card)[0] % 13, bits(card)[0] // 13
    found = []
    full = high(spot.hole | board) >> 20 >= 6
    if count(board, rank) > 1 and not full:
        found.append("pairs_board")
    if suit_of(board, suit).bit_count() > 2 and suit_of(spot.hole | board, suit).bit_count() < 5 and not full:
        found.append("suits_board")
    return tuple(found)


def is_nuts(hole: int, board: int) -> bool:
    """Whether no other two cards make a better hand on that board."""
    own = high(hole | board)
    left = [1 << card for card in bits(FULL_PACK & ~(hole | board))]
    return all(high(board | one | two) <= own for one, two in combinations(left, 2))


@dataclass(frozen=True, slots=True)
class Comparison:
    """The next cards by what they lead to against known hands: sets ``win``, ``tie``, ``lose``."""

    win: int
    tie: int
    lose: int


def compare(spot: Spot) -> Comparison:
    """Each unseen card as if it were the last one: it wins if one then beats every known hand, ties if one shares the best."""
    win = tie = lose = 0
    for place in bits(FULL_PACK & ~spot.every_known):
        card = 1 << place
        board = spot.board | card
        own = spot.worth(spot.hole, board)
        best = max(spot.worth(villain, board) for villain in spot.villains)
        if own > best:
            win |= card
        elif own == best:
            tie |= card
        else:
            lose |= card
    return Comparison(win, tie, lose)


# -- odds and decisions --------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Advice:
    """What a draw is worth and whether to pay for it.

    :ivar outs: their number; ``cards``: which, a set (0 if only a number was given); ``unseen``: among how many cards.
    :ivar horizon: ``next`` card or ``both``. ``chance``: of an out by then; ``odds``: against it, as x to 1 (``None``: no outs).
    :ivar grown: on the flop the chance with both cards to come where outs change on the turn and it differs, else ``None``.
    :ivar shortcut: the percentage of the rule of two and four.
    :ivar call: what is to be paid; ``win``: what is then won, with what is hoped for later. ``pot_odds``: win to call as x to 1 (``None``: free);
        ``needed``: the chance from which it pays.
    :ivar value: the expected value of calling. ``extra``: how much more would have to be won later to make it even, 0 if it is not bad.
    :ivar decision: ``call``, ``fold``, ``even`` or ``check``.
    :ivar table_odds: what the rulebook's table prints, if it was asked for and has it; ``table_decision`` by it; ``differs``: from the exact one.
    """

    outs: int
    cards: int
    unseen: int
    horizon: str
    chance: Fraction
    odds: Fraction | None
    grown: Fraction | None
    shortcut: int
    call: Fraction
    win: Fraction
    pot_odds: Fraction | None
    needed: Fraction | None
    value: Fraction
    extra: Fraction
    decision: str
    table_odds: Fraction | None = None
    table_decision: str = ""
    differs: bool = False


def money(amount: Money) -> Fraction:
    """An amount as an exact fraction. Raises :class:`Refused`: ``odds-money`` for no number, ``odds-negative``."""
    try:
        found = Fraction(str(amount))
    except (ValueError, ZeroDivisionError) as error:
        raise Refused("odds-money", text=str(amount)) from error
    if found < 0:
        raise Refused("odds-negative", text=str(amount))
    return found


def outs_of(spot: Spot, chosen: Sequence[str] = AUTO) -> int:
    """The outs that odds are reckoned by: those that beat the known hands if these count, else those of the draws."""
    return compare(spot).win if spot.villains and spot.villain_known else union(spot.draws(), chosen)


def advise(
    spot: Spot,
    *,
    pot: Money = 0,
    bet: Money = 0,
    stack: Money | None = None,
    implied: Money = 0,
    horizon: str = "",
    outs: int | None = None,
    chosen: Sequence[str] = AUTO,
    table: str = "",
) -> Advice:
    """Odds, price and decision.

    :param pot: before the opponent's ``bet``; ``stack``: what one has left (enough, if not told); ``implied``: extra win expected later.
    :param horizon: ``next`` or ``both``; by itself both cards only where no betting can follow: on the flop, if the call takes the whole stack.
    :param outs: their number, instead of counting them. ``chosen``: the draws that count. ``table``: decide by the book's table ``a`` or ``b`` too.
    :raises Refused: ``odds-outs``, ``odds-money``, ``odds-negative``, ``odds-draw``, ``odds-horizon``, ``odds-table``.
    """
    before, price, later = money(pot), money(bet), money(implied)
    left = price if stack is None else money(stack)
    if horizon not in ("", "next", "both"):
        raise Refused("odds-horizon", text=horizon)
    if table not in ("", "off", "a", "b"):
        raise Refused("odds-table", text=table)
    unseen = spot.unseen.bit_count()
    cards = outs_of(spot, chosen) if outs is None else 0
    number = cards.bit_count() if outs is None else outs
    if not 0 <= number <= unseen:
        raise Refused("odds-outs", n=number, unseen=unseen)
    all_in = stack is not None and left <= price
    both = spot.flop and (horizon == "both" or (not horizon and all_in and price > 0))
    hope = chance(number, unseen, both)
    odds = against(hope) if number else None
    call = min(price, left)
    win = before + call + later
    pot_odds = win / call if call else None
    needed = call / (win + call) if call else None
    value = hope * win - (1 - hope) * call if call else hope * win
    extra = max(Fraction(0), call * odds - win) if odds is not None else Fraction(0)
    decision = _decision(odds, pot_odds)
    grown = None
    if spot.flop and cards and outs is None and not (spot.villains and spot.villain_known):
        every = by_river(spot, chosen)
        grown = every if every != chance(number, unseen, both=True) else None
    rounded = printed(table, number, both) if table in ("a", "b") else None
    by_table = _decision(rounded, pot_odds) if rounded is not None else ""
    return Advice(
        number,
        cards,
        unseen,
        "both" if both else "next",
        hope,
        odds,
        grown,
        rule_of_2_and_4(number, both),
        call,
        win,
        pot_odds,
        needed,
        value,
        extra,
        decision,
        rounded,
        by_table,
        bool(by_table) and by_table != decision,
    )


def _decision(odds: Fraction | None, pot_odds: Fraction | None) -> str:
    if pot_odds is None:
        return "check"
    if odds is None or odds > pot_odds:
        return "fold"
    return "call" if odds < pot_odds else "even"


def value_at(odds: Fraction, win: Money, call: Money) -> Fraction:
    """The expected value of a call at given odds against, such as a table's rounded ones.

    >>> value_at(Fraction(4), win=10, call=2)
    Fraction(2, 5)
    """
    hope = 1 / (odds + 1)
    return hope * money(win) - (1 - hope) * money(call)


def by_river(spot: Spot, chosen: Sequence[str] = AUTO) -> Fraction:
    """The chance to finish one of the draws one has on the flop with two cards to come, the outs counted anew on the turn."""
    held = [draw.kind for draw in spot.draws() if draw.kind in chosen]
    outs = union(spot.draws(), held)
    hits = Fraction(outs.bit_count())
    left = bits(spot.unseen)
    for place in left:
        card = 1 << place
        if not card & outs:
            unseen = spot.unseen & ~card
            hits += Fraction(union(spot.draws_on(spot.board | card, unseen), held).bit_count(), len(left) - 1)
    return hits / len(left)


# -- equity --------------------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Equity:
    """One's part of the pot against known hands or a range: over ``total`` ends (a range's by weight) so many won, shared and lost."""

    win: Fraction
    tie: Fraction
    lose: Fraction
    total: Fraction
    share: Fraction
    by_hand: Mapping[int, Fraction] = field(default_factory=dict)


def equity(spot: Spot) -> Equity:
    """Go through every board that may come. Against a range: the mean over its hands, by their weights, told one by one in ``by_hand``.

    For larger questions (more players with ranges, before the flop, sampling) see :mod:`sobremesa.lab.equity`.
    """
    if spot.range is None:
        win, tie, lose, share = _ends(spot, spot.villains)
        total = Fraction(win + tie + lose)
        return Equity(Fraction(win), Fraction(tie), Fraction(lose), total, share / total)
    sums = [Fraction(0)] * 5
    by_hand: dict[int, Fraction] = {}
    weights = Fraction(0)
    for hand, told in spot.range.combos.items():
        weight = Fraction(str(told))
        win, tie, lose, share = _ends(spot, (hand,))
        by_hand[hand] = share / (win + tie + lose)
        weights += weight
        for place, one in enumerate((win, tie, lose, win + tie + lose)):
            sums[place] += weight * one
        sums[4] += weight * by_hand[hand]
    return Equity(sums[0], sums[1], sums[2], sums[3], sums[4] / weights, by_hand)


def _ends(spot: Spot, villains: tuple[int, ...]) -> tuple[int, int, int, Fraction]:
    if not villains:
        raise Refused("odds-count", what="villains", n=0, of=GAMES[spot.game])
    left = [1 << card for card in bits(FULL_PACK & ~(spot.every_known | sum(villains)))]
    win = lose = 0
    ties: dict[int, int] = {}
    for more in combinations(left, 5 - spot.board.bit_count()):
        board = spot.board | sum(more)
        own = spot.worth(spot.hole, board)
        others = [spot.worth(villain, board) for villain in villains]
        best = max(others)
        if own > best:
            win += 1
        elif own < best:
            lose += 1
        else:
            sharing = 1 + others.count(best)
            ties[sharing] = ties.get(sharing, 0) + 1
    shared = sum((Fraction(number, sharing) for sharing, number in ties.items()), Fraction(0))
    return win, sum(ties.values()), lose, win + shared


# -- told as text --------------------------------------------------------------------------------------------------------------------------


def rounded(value: Fraction, places: int = 2) -> str:
    """A number to so many decimals, halves up.

    >>> rounded(Fraction(38, 9))
    '4.22'
    """
    scaled = value * 10**places
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    sign = "-" if whole < 0 else ""
    digits = str(abs(whole)).rjust(places + 1, "0")
    return sign + (digits[:-places] + "." + digits[-places:] if places else digits)


STYLES: Final = {"exact": 2, "one_decimal": 1, "simple": 0}
"""Decimals that odds are shown with."""


def percent(value: Fraction) -> str:
    """A chance in per cent to two decimals.

    >>> percent(Fraction(9, 47))
    '19.15'
    """
    return rounded(100 * value)
