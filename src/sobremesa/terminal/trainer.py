"""The commands of the strategy: starting-hands and trainer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from rich.text import Text

from sobremesa.core.chance import SeededChance
from sobremesa.core.options import Options
from sobremesa.core.refusal import Fact, Refused
from sobremesa.lab import trainer as lab
from sobremesa.lab.consult import Asked, Consulted, both_options, consult
from sobremesa.lab.dead_hands import Case, quiz
from sobremesa.lab.odds import percent
from sobremesa.lab.ranges import kinds, text_of
from sobremesa.lab.situation import Situation, cards_text
from sobremesa.lab.starting_hands import BLOCKS, CATEGORIES, grid, hands_of
from sobremesa.lab.stealing import image_of
from sobremesa.terminal.data import show
from sobremesa.terminal.laboratory import Teller, ask
from sobremesa.text import Speaker

TOPICS = ("strategy", "steal", "dead")
_COLOURS = dict(zip(CATEGORIES, ("bold red", "bold yellow", "green", "cyan", "magenta", "dim"), strict=True))
_SIGNS = {"raise": "!", "call": "·", "fold": " "}


# -- the grid ------------------------------------------------------------------------------------------------------------------------------------


def starting_hands(block: str, limpers: int, options: Mapping[str, str], json: bool, lang: str) -> None:
    """The 169 kinds of hand by category and by what each block of seats does with them. Raises :class:`Refused` for wrong input."""
    chosen, _ = both_options(options)
    wanted = [block] if block else list(BLOCKS)
    found = {where: grid(where, chosen, limpers) for where in wanted}
    names = kinds()
    if json:
        cells = {
            where: [
                [{"hand": names[13 * row + column], "category": cell[0], "action": cell[1]} for column, cell in enumerate(line)]
                for row, line in enumerate(rows)
            ]
            for where, rows in found.items()
        }
        show({"grids": cells, "limpers": limpers})
        return
    teller = Teller(lang)
    legend = Text()
    for name in CATEGORIES:
        legend.append(f"{teller.say('book-category-' + name)}  ", _COLOURS[name])
    for where, rows in found.items():
        title = teller.say("book-grid-title", say=f"book-block-{where}")
        teller.console.print(Text(title + (f" · {teller.say('book-grid-limped')}" if limpers else ""), style="bold"))
        for row, line in enumerate(rows):
            shown = Text()
            for column, (name, action) in enumerate(line):
                style = _COLOURS[name] if action != "fold" else "dim"
                shown.append(f"{_SIGNS[action]}{names[13 * row + column]:<4}", style)
            teller.console.print(shown, soft_wrap=True)
        teller.console.print()
    teller.console.print(legend)
    teller.line("book-grid-acts")


# -- a decision asked -----------------------------------------------------------------------------------------------------------------------------


def book(asked: Asked, options: Mapping[str, str], seed: int, json: bool, lang: str) -> None:
    """What the book does in a decision, the rule, and whether it would steal. Raises :class:`Refused` for wrong input."""
    chosen, habits = both_options(options)
    found = consult(asked, chosen, habits, seed)
    advice, robbing = found.advice, found.steal
    if json:
        answer: dict[str, object] = {
            "action": advice.action,
            "total": advice.total,
            "all_in": advice.all_in,
            "rule": advice.rule,
            "hand": advice.hand,
            "block": found.block,
            "odds": [{"name": one.name, "share": str(one.share), "n": one.n, "of": one.of} for one in found.odds],
        }
        if robbing is not None:
            answer["steal"] = {
                "verdict": robbing.verdict,
                "failed": list(robbing.failed),
                "total": robbing.total,
                "risk": robbing.risk,
                "gain": robbing.gain,
                "needed": str(robbing.needed),
            }
        show(answer)
        return
    teller = Teller(lang)
    for line in _consulted(teller, found):
        teller.console.print(line)


def read_seats(given: Sequence[str]) -> dict[int, int]:
    """Numbers by seat, out of ``P2=80``. Raises :class:`Refused` ``book-by-seat``."""
    found: dict[int, int] = {}
    for part in given:
        match = re.fullmatch(r"[Pp]([0-9])=([0-9]{1,9})", part.strip())
        if match is None:
            raise Refused("book-by-seat", text=part)
        found[int(match[1])] = int(match[2])
    return found


def _consulted(teller: Teller, found: Consulted) -> list[Text]:
    advice, robbing = found.advice, found.steal
    facts: dict[str, Fact] = {"n": advice.total}
    key = f"book-do-{advice.action}" + ("-all-in" if advice.all_in else "")
    lines = [Text(teller.say(key, **facts), style="bold"), Text(teller.speaker.say(advice.say))]
    hand = teller.say(f"book-class-{advice.hand}" if found.spot.board else f"book-category-{advice.hand}")
    seat = "" if found.spot.board else " · " + teller.say("book-seat-in", n=found.spot.seat, say=f"book-block-{found.block}")
    lines.append(Text(teller.say("book-hand-is", text=hand) + seat))
    lines += [Text(teller.say(one.name, n=one.n, of=one.of, percent=percent(one.share))) for one in found.odds]
    if robbing is not None and not found.spot.raises:
        lines.append(Text(f"{teller.say('steal-title')}: {teller.say(f'steal-verdict-{robbing.verdict}')}"))
        lines += [Text("  " + teller.say(f"steal-{name}")) for name in robbing.failed]
        if not any(one.name == "book-odds-steal" for one in found.odds):
            lines.append(Text(teller.say("book-odds-steal", n=robbing.risk, of=robbing.gain, percent=percent(robbing.needed))))
    return lines


# -- the trainer -----------------------------------------------------------------------------------------------------------------------------------


def train(topic: str, seed: int, questions: int, failed: str, options: Mapping[str, str], lang: str) -> None:
    """Ask and grade, at the terminal or from lines of input; an answer that makes no sense is asked for again. Raises :class:`Refused`."""
    if topic not in TOPICS:
        raise Refused("book-topic", text=topic, allowed=", ".join(TOPICS))
    chosen, habits = both_options(options)
    teller = Teller(lang)
    if topic == "dead":
        _dead(teller, quiz(SeededChance(seed), questions, habits.on("live_events")))
        return
    asked = lab.steal_drill(seed, habits, chosen, questions) if topic == "steal" else lab.drill(seed, read_failed(failed), chosen, questions)
    points = done = 0
    missed: dict[str, int] = {}
    for place, question in enumerate(asked, 1):
        teller.console.print(Text(teller.say("book-trainer-title", n=place, of=len(asked)), style="bold"))
        for line in told(teller.speaker, question, image_of(habits)[1]):
            teller.console.print(Text(line))
        try:
            grade = ask(teller, f"book-trainer-ask-{question.kind}", _reader(question, teller.speaker))
        except EOFError:
            break
        done += 1
        points += grade.points
        if not grade.right:
            missed[question.kind] = missed.get(question.kind, 0) + 1
        right = teller.say("book-trainer-right") if grade.right else teller.say("book-trainer-wrong", text=answer_text(teller.speaker, question))
        teller.console.print(Text(right, style="green" if grade.right else "red"))
        for line in explained(teller, question, chosen):
            teller.console.print(Text(line))
        teller.console.print()
    teller.line("book-trainer-points", n=points, of=done)
    if missed and topic == "strategy":
        told_missed = " ".join(f"{kind}:{count}" for kind, count in missed.items())
        teller.line(
            "book-trainer-failed", text=", ".join(teller.say(f"book-trainer-kind-{kind}") for kind in missed) + f' (--failed "{told_missed}")'
        )


def read_failed(text: str) -> dict[str, int]:
    """How often each kind was failed, out of ``"size:3 cbet:1"``. Raises :class:`Refused` ``book-kind``."""
    found: dict[str, int] = {}
    for part in text.replace(",", " ").split():
        kind, _, count = part.partition(":")
        if kind not in lab.KINDS or not (count.isdecimal() or not count):
            raise Refused("book-kind", text=part, allowed=", ".join(lab.KINDS))
        found[kind] = int(count or 1)
    return found


def told(speaker: Speaker, question: lab.Question, image: int = 5) -> list[str]:
    """A question's situation in lines; ``image``: of how many hands one's entries are told."""
    spot = question.spot
    found: list[str] = []
    if question.kind != "position":
        found.append(speaker.message("book-trainer-hole", {"hole": text_of(spot.hole)}))
    if question.kind == "category":
        return found
    if spot.board:
        found.append(speaker.message("book-trainer-board", {"board": cards_text(spot.board)}))
        found.append(speaker.message("book-trainer-pot", {"n": spot.pot}) + " · " + speaker.message("book-trainer-rivals", {"n": spot.rivals}))
        if spot.aggressor:
            found.append(speaker.message("book-trainer-aggressor"))
        if spot.continued:
            found.append(speaker.message("book-trainer-continued"))
        return found
    found.append(speaker.message("book-trainer-seat", {"n": spot.players, "m": spot.seat}))
    if question.kind == "position":
        return found
    money = speaker.message("book-trainer-antes" if spot.antes else "book-trainer-blinds", {"sb": spot.sb, "bb": spot.bb, "n": spot.antes})
    found.append(money + " · " + speaker.message("book-trainer-stack", {"n": spot.stack}))
    found.append(
        ", ".join(speaker.message(f"book-trainer-act-{act.kind}", {"n": act.seat, "m": act.total}) for act in spot.told)
        or speaker.message("book-trainer-nobody")
    )
    if spot.raises:
        found.append(speaker.message("book-trainer-raiser", {"n": spot.raiser_stack}))
    if question.stealing is not None:
        found += _history(speaker, spot, image)
    return found


def _history(speaker: Speaker, spot: Situation, image: int) -> list[str]:
    format = "tournament" if spot.tournament else "cash"
    entries = spot.entries[:image]
    lines = [speaker.message(f"steal-format-{format}")]
    lines.append(speaker.message("steal-entries", {"n": sum(entries), "of": len(entries)}))
    if not spot.tournament:
        lines.append(speaker.message("steal-since", {"n": spot.since_steal}))
    for rival in spot.behind:
        key = "steal-behind-resists" if rival.resisted else "steal-behind"
        lines.append(speaker.message(key, {"n": rival.seat, "m": rival.stack, "of": rival.resisted}))
    return lines


def _names(speaker: Speaker, question: lab.Question) -> dict[str, str]:
    """What may be answered, by id and in the language's own words."""
    prefix = {"category": "book-category-", "position": "book-block-", "steal": "steal-verdict-"}.get(question.kind, "book-action-")
    return {name: speaker.message(prefix + name) for name in lab.ANSWERS[question.kind]}


def _reader(question: lab.Question, speaker: Speaker) -> Callable[[str], lab.Grade]:
    names = _names(speaker, question)

    def read(text: str) -> lab.Grade:
        known = {label.lower(): name for name, label in names.items()}
        answer = known.get(text.strip().lower(), text)
        try:
            return lab.grade(question, answer)
        except Refused as refused:
            if refused.key == "book-answer" and names and question.kind != "steal":
                raise Refused("book-answer", text=text, allowed=", ".join(f"{name} ({label})" for name, label in names.items())) from None
            raise

    return read


def answer_text(speaker: Speaker, question: lab.Question) -> str:
    """The right answer in words."""
    if question.kind == "size":
        if question.low == question.high:
            return question.answer
        return speaker.message("book-trainer-size-range", {"n": question.low, "m": question.high})
    label = _names(speaker, question)[question.answer]
    failed = question.stealing.failed if question.stealing is not None else ()
    return f"{label} ({', '.join(f'{name}, ' + speaker.message(f'steal-short-{name}') for name in failed)})" if failed else label


def explained(teller: Teller, question: lab.Question, options: Options) -> list[str]:
    """The rule in one line, and the exact odds."""
    speaker = teller.speaker
    found: list[str] = []
    rule = lab.rule_of(question)
    if rule is not None:
        found.append(speaker.say(rule))
    if question.kind == "category":
        key = f"book-category-{question.answer}"
        found.append(f"{speaker.message(key)}: {speaker.message(key, attribute=hands_of(question.answer, options))}")
    if question.stealing is not None:
        found += [speaker.message(f"steal-{name}") for name in question.stealing.failed]
        value = question.stealing.value(Fraction(7, 10))
        success = teller.say("steal-success", percent="70")
        found.append(f"{success}: {teller.say('steal-value', text=teller.number(f'{float(value):+g}'))}")
    for odds in lab.exact_odds(question, options):
        found.append(teller.say(odds.name, n=odds.n, of=odds.of, percent=percent(odds.share)))
    return found


def _dead(teller: Teller, cases: list[Case]) -> None:
    points = done = 0
    words = {"yes": True, "no": False, "sí": True, "si": True, "s": True, "y": True, "n": False}
    words |= {teller.say("dead-yes"): True, teller.say("dead-no"): False}

    def read(text: str) -> bool:
        if text.lower() not in words:
            raise Refused("book-answer", text=text, allowed="yes, no")
        return words[text.lower()]

    for place, case in enumerate(cases, 1):
        teller.console.print(Text(teller.say("book-trainer-title", n=place, of=len(cases)), style="bold"))
        teller.line(case.name, n=case.event.seat)
        try:
            dead = ask(teller, "dead-ask", read, n=case.event.seat)
        except EOFError:
            break
        right = case.answer
        done += 1
        points += dead == right.dead
        teller.line("book-trainer-right" if dead == right.dead else "book-trainer-wrong", text=teller.say("dead-yes" if right.dead else "dead-no"))
        teller.line(right.reason)
        teller.console.print()
    teller.line("book-trainer-points", n=points, of=done)
