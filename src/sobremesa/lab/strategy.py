"""The book's basic strategy for no-limit hold'em: what to do with what one seat sees, and which rule says so (rules/poker-estrategia).

>>> from sobremesa.lab.situation import before_flop
>>> found = advise(before_flop("As Qd", 9, 8, bb=50))
>>> found.action, found.total, found.rule
('raise', 150, 'good-open')
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.options import Options
from sobremesa.core.packs import to_mask
from sobremesa.core.refusal import Fact
from sobremesa.core.view import Say, say
from sobremesa.lab import odds
from sobremesa.lab.board_play import folds_needed, hand_class, has_draw, scare_card, standard_bet
from sobremesa.lab.ranges import kind_of
from sobremesa.lab.situation import Situation
from sobremesa.lab.starting_hands import PLAIN, PRICE, behind_chance, big_blind, category, enters_as, table
from sobremesa.lab.stealing import HABITS, defends, plays_on, steal

ACTIONS: Final = ("fold", "check", "call", "bet", "raise")
RULES: Final = (
    *("premium-open", "premium-over", "premium-again", "premium-call"),
    *("good-open", "good-early", "good-call", "good-fold", "good-fold-raised", "good-steal-call"),
    *("potential-open", "potential-limp", "potential-call", "potential-not-late", "potential-raised"),
    *("pairs-open", "pairs-middle", "pairs-limp", "pairs-price", "pairs-dear", "pairs-not-late", "pairs-raised"),
    *("speculative-open", "speculative-fold", "speculative-raised", "trash", "trash-raised"),
    *("steal", "steal-raised", "defend-raise", "defend-call", "defend-fold", "free", "closed"),
    *("strong-bet", "good_pair-bet", "medium_pair-bet", "medium_pair-check", "draw-check", "nothing-check"),
    *("cbet-one", "cbet-many", "cbet-again", "cbet-scare", "cbet-stop"),
    *("strong-raise", "good_pair-call", "good_pair-fold", "medium_pair-call", "medium_pair-fold"),
    *("draw-call", "draw-fold", "nothing-fold", "nothing-raised", "careless"),
)
"""The names of all rules; each has a sentence ``book-rule-<name>``."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do.

    :ivar action: of :data:`ACTIONS`; ``total``: what a bet or raise comes to in this round; ``all_in``: it is everything.
    :ivar rule: of :data:`RULES`. ``hand``: the category of the cards before the flop, their class on the board after it.
    :ivar facts: the numbers that its sentence speaks of.
    """

    action: str
    rule: str
    hand: str
    total: int = 0
    all_in: bool = False
    facts: dict[str, Fact] = field(default_factory=dict)

    @property
    def say(self) -> Say:
        """The rule in one line with its numbers."""
        return say(f"book-rule-{self.rule}", **self.facts)


def whole(share: Fraction) -> int:
    """A share as a whole per cent."""
    return round(100 * share)


# -- before the flop ---------------------------------------------------------------------------------------------------------------------------


def open_size(spot: Situation, options: Options = PLAIN) -> int:
    """What a raise before the flop comes to: so many big blinds with one more for each limper; three times a raise before it."""
    if spot.raises:
        return 3 * spot.level
    return (options.number("open_size") + spot.limpers) * spot.unit


def _raise(spot: Situation, rule: str, name: str, size: int, all_in: bool = False) -> Advice:
    """A raise before the flop: everything if it is more than half of what one has."""
    behind = whole(behind_chance(len(spot.behind), "premium", "good"))
    if spot.closed or spot.left <= spot.level:
        return Advice("call" if spot.owed else "check", "closed", name, facts={"n": spot.owed})
    total = spot.left if 2 * size > spot.left else size
    total = spot.legal(total)
    facts: dict[str, Fact] = {"n": total, "percent": behind, "seats_behind": len(spot.behind)}
    return Advice("raise", rule, name, total, all_in or total == spot.left, facts)


def before(spot: Situation, options: Options = PLAIN, stealing: Options = HABITS, chance: Chance | None = None) -> Advice:
    """What to do before the flop."""
    kind, name = kind_of(spot.hole), category(spot.hole, options)
    smaller = min(spot.stack, spot.raiser_stack)
    cheap = spot.owed * PRICE <= smaller
    found, rule = table(kind, enters_as(spot.players, spot.seat), spot.raises, spot.limpers, spot.callers, cheap, options)
    free = not spot.owed
    defence = defends(spot, stealing, options)
    if defence:
        found, rule = defence, f"defend-{defence}"
    elif spot.opened and spot.raises > 1 and found == "fold":
        # What was raised first without being worth it was a steal: raised again, good cards go on where the table would not.
        stolen = table(kind, enters_as(spot.players, spot.seat), 0, options=options)[0] == "fold"
        found, rule = ("call", "good-steal-call") if stolen and plays_on(spot.hole, options) else ("fold", "steal-raised" if stolen else rule)
    if free and spot.seat == big_blind(spot.players) and not spot.raises:
        # Entering is free: only what is raised anywhere is raised here.
        found, rule = ("raise", "premium-open" if name == "premium" else "good-open") if name in ("premium", "good") else ("fold", rule)
    if found == "raise":
        return _raise(spot, rule, name, open_size(spot, options))
    if found == "call":
        return Advice("call", rule, name, facts={"n": spot.owed, "m": smaller // PRICE}) if not free else Advice("check", "free", name)
    if options.on("steal") and not spot.raises:
        allowed = stealing
        if options.on("steal_sb") and not stealing.on("steal_sb"):
            allowed = Options({**stealing.all(), "steal_sb": "on"}, stealing.changed())
        answer = steal(spot, allowed, options, chance)
        if answer.verdict == "steal" and not spot.closed:
            facts: dict[str, Fact] = {"n": spot.legal(answer.total), "m": answer.gain, "percent": whole(answer.needed), "risk": answer.risk}
            return Advice("raise", "steal", name, spot.legal(answer.total), answer.all_in, facts)
    if free:
        return Advice("check", "free", name)
    behind = whole(behind_chance(len(spot.behind), "premium", "good"))
    return Advice("fold", rule, name, facts={"n": spot.owed, "m": smaller // PRICE, "percent": behind, "seats_behind": len(spot.behind)})


# -- flop, turn, river ---------------------------------------------------------------------------------------------------------------------------


def _bet(spot: Situation, rule: str, name: str, size: int) -> Advice:
    if spot.closed or not spot.stack:
        return Advice("check", "closed", name, facts={"n": 0})
    total = spot.legal(max(size, spot.bb if not spot.least else spot.least))
    needed = whole(folds_needed(total - spot.own, spot.pot))
    return Advice("bet", rule, name, total, total == spot.left, {"n": total, "pot": spot.pot, "percent": needed, "rivals": spot.rivals})


def _first(spot: Situation, name: str, options: Options, chance: Chance | None) -> Advice:
    """Nobody has bet in this round."""
    street = len(spot.board)
    size = standard_bet(spot.board, spot.pot, options)
    if street == 3 and spot.aggressor:
        if spot.saw_flop == 1:
            often = options.number("cbet_freq")
            if often == 100 or (often and (chance is None or chance.below(100) < often)):
                return _bet(spot, "cbet-one", name, size)
        elif name != "nothing":
            return _bet(spot, "cbet-many", name, size)
    if street == 4 and spot.continued:
        if name in ("good_pair", "strong", "draw") or (name == "medium_pair" and has_draw(spot.hole, spot.board)):
            return _bet(spot, "cbet-again", name, size)
        if spot.rivals == 1 and scare_card(spot.board):
            return _bet(spot, "cbet-scare", name, size)
        return Advice("check", "cbet-stop", name)
    if name in ("strong", "good_pair"):
        return _bet(spot, f"{name}-bet", name, size)
    if name == "medium_pair" and street == 3 and spot.rivals == 1:
        return _bet(spot, "medium_pair-bet", name, spot.pot)
    return Advice("check", f"{name}-check", name)


def _facing(spot: Situation, name: str) -> Advice:
    """Somebody has bet."""
    street = len(spot.board)
    facts: dict[str, Fact] = {"n": spot.owed, "pot": spot.pot}
    if name == "strong":
        if spot.closed or spot.left <= spot.level:
            return Advice("call", "closed", name, facts=facts)
        total = spot.legal(3 * spot.level)
        return Advice("raise", "strong-raise", name, total, total == spot.left, {**facts, "n": total})
    if name == "good_pair":
        folds = street > 3 and spot.raises > 1
        return Advice("fold" if folds else "call", "good_pair-fold" if folds else "good_pair-call", name, facts=facts)
    if name == "medium_pair":
        if street == 3 and spot.rivals == 1 and 2 * spot.owed <= spot.pot:
            return Advice("call", "medium_pair-call", name, facts=facts)
        if not has_draw(spot.hole, spot.board):
            return Advice("fold", "medium_pair-fold", name, facts=facts)
    elif name == "nothing":
        return Advice("fold", "nothing-raised" if spot.raises > 1 else "nothing-fold", name, facts=facts)
    return _draw(spot, name)


def _draw(spot: Situation, name: str) -> Advice:
    """A draw pays by its odds with one card."""
    seen = odds.Spot(spot.hole, to_mask(list(spot.board)))
    answer = odds.advise(seen, pot=spot.pot - spot.owed, bet=spot.owed, horizon="next")
    facts: dict[str, Fact] = {"n": spot.owed, "pot": spot.pot, "outs": answer.outs, "unseen": answer.unseen}
    facts["percent"] = whole(answer.chance)
    facts["needed"] = whole(answer.needed or Fraction(0))
    calls = answer.decision != "fold"
    return Advice("call" if calls else "fold", "draw-call" if calls else "draw-fold", name, facts=facts)


def after(spot: Situation, options: Options = PLAIN, chance: Chance | None = None) -> Advice:
    """What to do on the flop, on the turn or on the river."""
    name = hand_class(spot.hole, spot.board)
    if spot.owed:
        return _facing(spot, name)
    if spot.raises or spot.level > spot.own:
        return Advice("check", "closed", name, facts={"n": 0})
    return _first(spot, name, options, chance)


def advise(spot: Situation, options: Options = PLAIN, stealing: Options = HABITS, chance: Chance | None = None) -> Advice:
    """What the book would do.

    :param options: of :data:`~sobremesa.lab.starting_hands.STRATEGY`; its ``level`` is for those who play (see :func:`carelessly`).
    :param stealing: of :data:`~sobremesa.lab.stealing.STEALING`.
    :param chance: draws where an option says how often; without it such a thing is done.
    """
    return after(spot, options, chance) if spot.board else before(spot, options, stealing, chance)


CARELESS: Final = 5
"""At the easy level one decision in so many is made at random."""


def carelessly(spot: Situation, chance: Chance) -> Advice | None:
    """At the easy level: now and then (see :data:`CARELESS`) a call or a fold at random, else nothing."""
    if chance.below(CARELESS):
        return None
    name = hand_class(spot.hole, spot.board) if spot.board else category(spot.hole)
    if not spot.owed:
        return Advice("check", "free", name)
    return Advice("call" if chance.below(2) else "fold", "careless", name, facts={"n": spot.owed})
