"""The commands of the poker laboratory: odds, outs, range, odds-table, odds-drill."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from sobremesa.core.refusal import Fact, Refused
from sobremesa.terminal.data import show
from sobremesa.terminal.words import complain
from sobremesa.text import Speaker

if TYPE_CHECKING:
    from sobremesa.lab.by_hand import ByHand, Meeting
    from sobremesa.lab.equity import Result
    from sobremesa.lab.odds import Advice, Out, Spot

T = TypeVar("T")
_BETWEEN = re.compile(r"\s+(?:vs?\.?|contra)\s+|\s*[|/]\s*", re.IGNORECASE)


_NUMBERS = ("n", "percent", "odds", "pot", "bet")
CURRENCIES = ("eur", "usd", "chips")
"""What money is shown as."""
_WORDS = ("draw", "grade", "risk", "example")


class Teller:
    """Writes in one language, numbers with its decimal sign."""

    def __init__(self, lang: str) -> None:
        self.speaker = Speaker(lang)
        self.console = Console()

    def number(self, text: str) -> str:
        return text.replace(".", ",") if self.speaker.lang == "es" else text

    def say(self, key: str, **facts: Fact) -> str:
        return self.speaker.message(
            key, {name: self.number(fact) if name in _NUMBERS and isinstance(fact, str) else fact for name, fact in facts.items()}
        )

    def line(self, key: str, **facts: Fact) -> None:
        self.console.print(Text(self.say(key, **facts)))

    def table(self, *columns: str, title: str = "") -> Table:
        found = Table(title=self.say(title) if title else None, box=None, pad_edge=False)
        for place, column in enumerate(columns):
            found.add_column(self.say(f"odds-column-{column}"), justify="left" if not place or column in _WORDS else "right")
        return found


def _watched(work: Callable[[Callable[[float], object] | None], T], quiet: bool) -> T:
    """Do some work, its progress on stderr where a person watches."""
    if quiet or not sys.stderr.isatty():
        return work(None)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        return work(lambda part: bar.update(task, completed=part))


# -- odds ----------------------------------------------------------------------------------------------------------------------------------


def odds(
    hands: str,
    board: str,
    dead: str,
    game: str,
    exact: bool | None,
    trials: int,
    seed: int,
    streets: bool,
    json: bool,
    lang: str,
    by_kind: bool = False,
    by_hand: bool = False,
) -> None:
    """Equity of hands and ranges; of two players' also against each kind or each hand of the second. Raises :class:`Refused` for wrong input."""
    from sobremesa.lab.equity import by_street, equity

    players = [hand for hand in _BETWEEN.split(hands.strip()) if hand]
    result = _watched(lambda tell: equity(players, board, dead, game, exact=exact, trials=trials, seed=seed, progress=tell), json)
    along = by_street(players, board, game, dead=dead) if streets else []
    met = _met(players, board, dead, game, exact, seed, json) if by_kind or by_hand else None
    names = dict(zip((0, 3, 4, 5), along, strict=False))
    if json:
        told = _told(players, result)
        if streets:
            told["streets"] = {str(cards): _told(players, street) for cards, street in names.items()}
        if met is not None:
            told["by_hand"] = {"exact": met.exact, "boards": met.boards}
            told["kinds"] = [asdict(one) for one in met.kinds]
            told["hands"] = [asdict(one) for one in met.hands]
        show(told)
        return
    teller = Teller(lang)
    _equities(teller, players, result)
    if streets:
        teller.console.print()
        table = teller.table("street")
        for player in players:
            table.add_column(player, justify="right")
        for cards, street in names.items():
            table.add_row(teller.say(f"odds-street-{cards}"), *[_percent(teller, share.equity) for share in street.players])
        teller.console.print(table)
    if met is not None:
        for title, rows in (("odds-by-kind", met.kinds if by_kind else ()), ("odds-by-hand", met.hands if by_hand else ())):
            if rows:
                teller.console.print()
                teller.line(title, text=players[0])
                _meetings(teller, rows, met.exact)
        teller.line("odds-by-hand-exact" if met.exact else "odds-by-hand-sampled", n=met.boards)


def _met(players: list[str], board: str, dead: str, game: str, exact: bool | None, seed: int, quiet: bool) -> ByHand:
    from sobremesa.lab.by_hand import by_hand

    if len(players) != 2:
        raise Refused("lab-by-hand-players", n=len(players))
    return _watched(lambda tell: by_hand(players[0], players[1], board, dead, game, exact=exact, seed=seed, progress=tell), quiet)


def _meetings(teller: Teller, rows: Sequence[Meeting], exact: bool) -> None:
    table = teller.table("player", "hands", "equity", *([] if exact else ["error"]), "beats", "tie")
    for one in rows:
        error = [] if exact else ["± " + _percent(teller, one.error)]
        figures = (_percent(teller, one.equity), *error, _percent(teller, one.beaten), _percent(teller, one.tie))
        table.add_row(Text(one.name), str(one.hands), *figures)
    teller.console.print(table)


def _told(players: list[str], result: Result) -> dict[str, object]:
    shares = [{"hand": player, **asdict(share)} for player, share in zip(players, result.players, strict=True)]
    return {"players": shares, "deals": result.deals, "exact": result.exact, "seconds": result.seconds}


def _percent(teller: Teller, share: float) -> str:
    return teller.number(f"{100 * share:.2f}") + " %"


def _equities(teller: Teller, players: list[str], result: Result) -> None:
    table = teller.table("player", "equity", *([] if result.exact else ["error"]), "win", "tie")
    for player, share in zip(players, result.players, strict=True):
        error = [] if result.exact else ["± " + _percent(teller, share.error)]
        table.add_row(Text(player), _percent(teller, share.equity), *error, _percent(teller, share.win), _percent(teller, share.tie))
    teller.console.print(table)
    teller.line("odds-equity-exact" if result.exact else "odds-equity-sampled", n=round(result.deals))


# -- outs ----------------------------------------------------------------------------------------------------------------------------------


def outs(
    hole: str,
    board: str,
    *,
    dead: str = "",
    villains: list[str] | None = None,
    held: str = "",
    known: bool = False,
    pot: str = "0",
    bet: str = "0",
    stack: str | None = None,
    implied: str = "0",
    horizon: str = "",
    number: int | None = None,
    draws: str = "",
    table: str = "",
    style: str = "exact",
    currency: str = "eur",
    game: str = "texas-holdem",
    rule: bool = False,
    json: bool = False,
    lang: str = "es",
) -> None:
    """Outs, odds, price and decision. Raises :class:`Refused` for wrong input."""
    from sobremesa.lab.odds import AUTO, STYLES, Spot, advise, equity, explain

    if style not in STYLES:
        raise Refused("odds-style", text=style)
    if currency not in CURRENCIES:
        raise Refused("odds-currency", text=currency)
    chosen = tuple(draws.replace(",", " ").split()) or AUTO
    spot = Spot.read(hole, board, dead, villains or [], held or None, known, game)
    advice = advise(spot, pot=pot, bet=bet, stack=stack, implied=implied, horizon=horizon, outs=number, chosen=chosen, table=table)
    explained = explain(spot, chosen) if number is None else []
    share = equity(spot).share if spot.villains or spot.range else None
    if json:
        found = [{**asdict(out), "grade": out.grade, "clean": out.clean} for out in explained]
        show({**_plain(advice), "explained": found, "draws": _draws(spot), "equity": None if share is None else float(share)})
        return
    teller = Teller(lang)
    for draw in spot.draws():
        shape = f" ({teller.say(f'odds-shape-{draw.shape}')})" if draw.shape else ""
        counts = "" if draw.kind in chosen else "·"
        by_river = f"{_rate(teller, draw.by_river)} %" if draw.by_river is not None else str(draw.outs.bit_count())
        teller.console.print(Text(f"{counts}{teller.say('odds-draw-' + draw.kind)}{shape}: {by_river}", style="dim" if counts else ""))
    if explained:
        listed = teller.table("card", "draw", "grade", "risk")
        for out in explained:
            colour = {"false": "red", "tie": "yellow"}.get(out.grade, "green" if out.clean else "yellow")
            kinds = ", ".join(teller.say(f"odds-draw-{kind}") for kind in out.kinds)
            risks = ", ".join(teller.say(f"odds-risk-{risk}") for risk in out.risks)
            listed.add_row(Text(out.card, style=colour), kinds, teller.say(f"odds-grade-{out.grade}"), risks)
        teller.console.print(listed)
        for key in ("clean", "dirty", "tied", "false"):
            cards = [out.card for out in explained if _sort(out) == key]
            if cards:
                teller.line(f"odds-{key}", n=len(cards), text=" ".join(cards))
    _advise(teller, advice, STYLES[style], table, currency, rule)
    if share is not None:
        teller.console.print(Text(f"{teller.say('odds-column-equity')}: {_rate(teller, share)} %"))


def _sort(out: Out) -> str:
    """Whether an out is clean, dirty, shared or false."""
    return {"false": "false", "tie": "tied"}.get(out.grade, "clean" if out.clean else "dirty")


def _rate(teller: Teller, share: Fraction) -> str:
    from sobremesa.lab.odds import percent

    return teller.number(percent(share))


def _draws(spot: Spot) -> list[dict[str, object]]:
    from sobremesa.lab.ranges import text_of

    return [
        {
            "kind": draw.kind,
            "shape": draw.shape,
            "outs": text_of(draw.outs),
            "by_river": None if draw.by_river is None else str(draw.by_river),
        }
        for draw in spot.draws()
    ]


def _plain(advice: Advice) -> dict[str, object]:
    """An answer as JSON has it: fractions as text, cards in their notation."""
    from sobremesa.lab.ranges import text_of

    found = {key: str(value) if isinstance(value, Fraction) else value for key, value in asdict(advice).items()}
    found["cards"] = text_of(advice.cards)
    return found


def _advise(teller: Teller, advice: Advice, places: int, table: str, currency: str, rule: bool) -> None:
    from sobremesa.lab.odds import percent, rounded
    from sobremesa.lab.ranges import text_of

    if advice.odds is None:
        teller.line("odds-no-outs")
    else:
        key = "odds-outs" if advice.cards else "odds-outs-only"
        teller.line(key, n=advice.outs, unseen=advice.unseen, text=text_of(advice.cards))
        teller.line(f"odds-chance-{advice.horizon}", percent=percent(advice.chance), odds=rounded(advice.odds, places))
        if rule:
            teller.line(f"odds-shortcut-{advice.horizon}", n=advice.shortcut)
        if advice.grown is not None and advice.horizon == "both":
            teller.line("odds-grown", percent=percent(advice.grown))
    if advice.pot_odds is not None and advice.needed is not None:
        call, win = (_coins(teller, _sum(amount), currency) for amount in (advice.call, advice.win))
        teller.line("odds-price", call=call, win=win, odds=rounded(advice.pot_odds, places), percent=percent(advice.needed))
        teller.line("odds-value", text=_coins(teller, rounded(advice.value), currency))
        if advice.extra:
            teller.line("odds-extra", text=_coins(teller, rounded(advice.extra), currency))
    hopeless = advice.decision == "fold" and advice.odds is None
    teller.console.print(Text(teller.say("odds-decision-fold-none" if hopeless else f"odds-decision-{advice.decision}"), style="bold"))
    if table in ("a", "b"):
        if advice.table_odds is None:
            teller.line("odds-table-lacks", text=table.upper())
        else:
            teller.line("odds-by-table", text=table.upper(), odds=_sum(advice.table_odds), say=f"odds-say-{advice.table_decision}")
            if advice.differs:
                teller.line("odds-table-differs")


def _coins(teller: Teller, amount: str, currency: str) -> str:
    """An amount with its currency; the sign before all."""
    coins = teller.say(f"odds-money-{currency}", text=teller.number(amount.lstrip("-")))
    return "-" + coins if amount.startswith("-") else coins


def _sum(amount: Fraction) -> str:
    """An amount without needless decimals."""
    from sobremesa.lab.odds import rounded

    return rounded(amount, 0 if amount.denominator == 1 else 2)


# -- ranges --------------------------------------------------------------------------------------------------------------------------------


def held(text: str, against: str, board: str, json: bool, lang: str) -> None:
    """A range on the grid; with ``against``, each kind's equity. Raises :class:`Refused` for wrong input."""
    from sobremesa.lab.ranges import Range, cards_of

    found = Range.parse(text).without(cards_of(board))
    cells: list[list[float | None]] = [list(row) for row in found.grid()]
    equities: list[list[float | None]] = []
    if against:
        from sobremesa.lab.equity import grid

        equities = _watched(lambda tell: grid(against, board, progress=tell), json)
    if json:
        show({"range": str(found), "hands": len(found.combos), "share": found.share(), "grid": cells, "equity": equities or None})
        return
    teller = Teller(lang)
    _grid(teller, cells, equities)
    teller.console.print(Text(str(found), style="bold"))
    teller.line("odds-range-size", n=len(found.combos), percent=f"{100 * found.share():.2f}")
    if against:
        teller.line("odds-grid-against", text=against)


def _grid(teller: Teller, held_: list[list[float | None]], equities: list[list[float | None]]) -> None:
    from sobremesa.lab.ranges import kinds

    names = kinds()
    for row in range(13):
        line = Text()
        for column in range(13):
            part = held_[row][column] or 0.0
            worth = equities[row][column] if equities else None
            shown = names[row * 13 + column] if not equities else "" if worth is None else f"{100 * worth:.0f}"
            # What is held is marked by a sign as well as by its colour.
            mark = "*" if part >= 1 else "+" if part else " "
            line.append(f"{mark}{shown:<4}", "bold green" if part >= 1 else "yellow" if part else "dim")
        teller.console.print(line, soft_wrap=True)


# -- tables and drill ------------------------------------------------------------------------------------------------------------------------


def odds_table(json: bool, lang: str) -> None:
    """The exact table beside the book's, and the notes."""
    from sobremesa.lab.odds import percent, rounded
    from sobremesa.lab.odds_tables import EXAMPLES, NOTES, against, printed, rows

    if json:
        exact = [{"outs": row.outs, "flop": str(row.flop), "turn": str(row.turn), "both": str(row.both)} for row in rows()]
        notes = [
            {"key": note.key, "told": None if note.told is None else str(note.told), "true": None if note.true is None else str(note.true)}
            for note in NOTES
        ]
        show({"rows": exact, "notes": notes})
        return
    teller = Teller(lang)
    table = teller.table("outs", "flop", "turn", "both", "book-a", "book-b", "example", title="odds-table-title")
    for row in rows():
        figures = [teller.number(f"{percent(chance)} % {rounded(against(chance))}") for chance in (row.flop, row.turn, row.both)]
        books = []
        for name in ("a", "b"):
            pair = [printed(name, row.outs, both) for both in (False, True)]
            books.append(" · ".join(teller.number(f"{float(odds):g}") for odds in pair if odds is not None))
        example = teller.say(f"odds-example-{EXAMPLES[row.outs]}") if row.outs in EXAMPLES else ""
        table.add_row(str(row.outs), *figures, *books, example)
    teller.console.print(table)
    teller.console.print()
    teller.line("odds-notes-title")
    for note in NOTES:
        teller.console.print(Text("- " + teller.say(f"odds-note-{note.key}")))


def odds_drill(seed: int, hands: int, lang: str) -> None:
    """Ask and grade, at the terminal or from lines of input; an answer that makes no sense is asked for again."""
    from sobremesa.lab.drill import DECISIONS, drill, grade
    from sobremesa.lab.odds import money, rounded
    from sobremesa.lab.ranges import cards_of, text_of

    teller = Teller(lang)
    points = 0
    asked = 0
    for place, question in enumerate(drill(seed, hands), 1):
        spot = question.spot
        teller.line("odds-drill-hand", n=place, of=hands, hole=text_of(spot.hole), board=text_of(spot.board))
        teller.line("odds-drill-money" if question.bet else "odds-drill-free", pot=_sum(question.pot), bet=_sum(question.bet))
        try:
            told = ask(teller, "odds-drill-ask-outs", lambda text: int(text) if text.isdecimal() else text_of(cards_of(text)))
            odds = ask(teller, "odds-drill-ask-odds", lambda text: money(text.replace(",", ".")))
            decision = ask(teller, "odds-drill-ask-decision", lambda text: _decision(text, DECISIONS))
        except EOFError:
            break
        found = grade(question, outs=told, odds=odds, decision=decision)
        right = question.advice
        asked += 3
        points += found.points
        teller.line("odds-drill-points", n=found.points)
        teller.line(
            "odds-drill-right", n=right.outs, text=text_of(right.cards), odds=rounded(right.odds or Fraction(0)), say=f"odds-say-{right.decision}"
        )
        if found.missed and not isinstance(told, int):
            teller.line("odds-drill-missed", text=found.missed)
        if found.wrong:
            teller.line("odds-drill-wrong", text=found.wrong)
    teller.line("odds-drill-total", n=points, of=asked)


def _decision(text: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise Refused("odds-decision", text=text, allowed=", ".join(allowed))
    return text


def ask(teller: Teller, key: str, read: Callable[[str], T], **facts: Fact) -> T:
    """Ask until the answer can be read. Raises :class:`EOFError` at the end of the input."""
    while True:
        try:
            return read(input(teller.say(key, **facts) + " ").strip())
        except Refused as refusal:
            complain(refusal, teller.speaker)
