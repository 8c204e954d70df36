"""``sobremesa play``: a table in the terminal, against the bots. The same table as the web's, driven without a network."""

from __future__ import annotations

import getpass
import time
from typing import ClassVar

from rich.markdown import Markdown
from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from sobremesa.bots import LEVELS
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.view import Control, Event, Move, Pick, Say, View
from sobremesa.table.messages import Act, AskHint, Heard, Hint, Look, No, SeatBot, Start, Tell, Undo
from sobremesa.table.opening import Setup, open_table
from sobremesa.table.table import Outcome, Table
from sobremesa.table.thinking import Thought, house_bots
from sobremesa.terminal.draw import Drawing
from sobremesa.text import Speaker, rulebook

ME = "me"


def play_at_terminal(slug: str, seats: int | None, options: dict[str, str], seed: int | None, level: str, lang: str) -> None:
    """Sit down at seat 0 against bots of ``level``. Raises :class:`Refused` for what the game does not have."""
    if level not in LEVELS:
        raise Refused("unknown-bot", text=level, allowed=", ".join(LEVELS))
    game = get(slug)
    chosen = dict(options)
    told = chosen.pop("seats", "")
    count = seats or (int(told) if told.isdigit() else game.seats[0])
    speaker = Speaker(lang, slug=slug)
    setup = Setup(slug, ME, my_name(), count, dict(chosen), seed=seed, listed=False)
    table = Table(open_table(setup, "LOCAL", int(time.time())), now())
    Terminal(table, speaker, level).run()


def now() -> int:
    """The clock the table is driven by, in ms."""
    return time.monotonic_ns() // 1_000_000


def my_name() -> str:
    """The player's name at this computer."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "P0"


class Page(ModalScreen[None]):
    """Something to read: the rules, the keys, the log."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,r,l,question_mark", "dismiss", "")]

    def __init__(self, body: str | Markdown) -> None:
        super().__init__()
        self.body = body

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.body)


class Terminal(App[None]):
    """The table in the terminal.

    The list at the right holds every move that can be made now; cards can be touched with the mouse, a move written below.
    """

    CSS = """
    #main { width: 1fr; padding: 0 1; }
    #side { width: 27; border-left: solid $primary; }
    #moves { height: 1fr; border: none; padding: 0; }
    #log { height: 7; border-top: solid $primary; padding: 0 1; color: $text-muted; }
    #status { height: 1; background: $primary-darken-2; padding: 0 1; }
    #line { height: 1; border: none; padding: 0 1; }
    Page { background: $surface; }
    #page { padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1,question_mark", "keys", ""),
        ("f2,h", "hint", ""),
        ("f3,r", "rules", ""),
        ("f4,l", "log", ""),
        ("u", "undo", ""),
        ("y", "redo", ""),
        ("slash", "write", ""),
        ("escape", "clear", ""),
        ("q,ctrl+q,ctrl+c", "quit", ""),
    ]

    def __init__(self, table: Table, speaker: Speaker, level: str) -> None:
        super().__init__()
        self.table = table
        self.speaker = speaker
        self.level = level
        self.seq = 0
        self.shown: View | None = None
        self.selected: list[str] = []
        self.control: Control | None = None
        self.said: list[str] = []
        self.offers: list[Move | Control | Pick] = []
        self.hinted = ""
        self.message = ""

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal():
            with VerticalScroll(id="main", can_focus=False):
                yield Static(id="table")
            with Vertical(id="side"):
                yield OptionList(id="moves")
                yield Static(id="log")
        yield Input(id="line", placeholder=self.speaker.message("term-line"), compact=True)

    def on_mount(self) -> None:
        table = self.table
        for seat in range(1, table.opened.seats):
            self.take(table.take(ME, SeatBot(seat, self.level), now()))
        self.take(table.connect(ME, my_name(), now()))
        self.take(table.take(ME, Start(), now()))
        self.speaker.names = [chair.name or self.speaker.message("term-bot", {"n": seat}) for seat, chair in enumerate(table.chairs.all)]
        self.set_interval(0.05, self.beat)
        self.query_one("#moves").focus()

    # -- the table ----------------------------------------------------------------------------------------------------------------------

    def beat(self) -> None:
        """Let the table's time pass."""
        due = self.table.due(now())
        if due is not None and due <= now():
            self.take(self.table.wake(now()))
        for thought in self.table.thoughts(now()):
            self.think(thought)

    @work(thread=True)
    def think(self, thought: Thought) -> None:
        """A bot's thought, off the screen's thread."""
        decision = thought.run(house_bots)
        self.call_from_thread(lambda: self.take(self.table.decided(thought, decision, now())))

    def take(self, outcome: Outcome) -> None:
        """What the table says."""
        for tell in [*outcome.replies, *[tell for who, tell in outcome.sends if who == ME]]:
            self.hear(tell)

    def hear(self, tell: Tell) -> None:
        """One message of the table's."""
        if isinstance(tell, Look):
            self.seq = tell.seq
            self.selected = []
            self.hinted = ""
            self.message = ""
            self.speaker.look = tell.view.look
            self.shown = tell.view
            self.log_events(tell.view.events)
            self.refresh_table()
        elif isinstance(tell, Heard):
            self.speaker.look = self.table.match.state.look() if self.table.match else ""
            self.log_events(tell.events)
        elif isinstance(tell, No):
            self.message = self.speaker.refusal(tell.key, tell.facts)
            self.bell()
            self.refresh_table()
        elif isinstance(tell, Hint):
            self.hinted = tell.text
            why = self.speaker.say(tell.why) if tell.why else ""
            self.message = self.speaker.message("term-hint", {"move": self.label_of(tell.text), "why": why})
            self.refresh_table()

    def log_events(self, events: list[Event]) -> None:
        """Add to the log."""
        self.said += [self.speaker.say(event.say) for event in events]

    def act(self, text: str) -> None:
        """Play, or try."""
        self.take(self.table.take(ME, Act(self.seq, text), now()))

    # -- the screen -----------------------------------------------------------------------------------------------------------------------

    def label(self, offer: Move | Control | Pick) -> str:
        """What an offer is called in the list."""
        if offer.say is not None:
            return self.speaker.say(offer.say)
        assert isinstance(offer, Move)
        first = offer.items[0] if offer.items else offer.text
        name = self.speaker.card(first) if self.shown is not None and self.shown.look and len(first) < 6 else first
        return f"{offer.text}  {name}" if name != first else offer.text

    def label_of(self, text: str) -> str:
        """A move's label by its text."""
        found = next((move for move in (self.shown.moves if self.shown else []) if move.text == text), None)
        return self.label(found) if found else text

    def refresh_table(self) -> None:
        """Draw again."""
        view = self.shown
        if view is None:
            return
        main = self.query_one("#main")
        drawing = Drawing(view, self.speaker, max(main.size.width - 2, 48), frozenset(self.selected))
        self.query_one("#table", Static).update(_joined(drawing))
        moves = self.query_one("#moves", OptionList)
        touched = [move for move in view.moves if set(self.selected) & set(move.items)] if self.selected and not view.picks else view.moves
        self.offers = [*view.picks, *view.controls, *[move for move in touched if not move.quiet or self.selected]]
        moves.clear_options()
        moves.add_options([Entry(self.pointed(offer) + self.label(offer)) for offer in self.offers])
        if self.offers:
            moves.highlighted = next((n for n, offer in enumerate(self.offers) if self.pointed(offer)), 0)
        self.query_one("#log", Static).update("\n".join(line[:24] for line in self.said[-6:]))
        self.query_one("#status", Static).update(self.status(view))

    def pointed(self, offer: Move | Control | Pick) -> str:
        """The mark of the move that the last hint gave."""
        return "➜ " if isinstance(offer, Move) and offer.text == self.hinted else ""

    def status(self, view: View) -> str:
        """The line on top: what to do, or who is to play."""
        name = self.speaker.message(f"game-{view.game}")
        if self.message:
            return f"{name} · {self.message}"
        if view.over:
            won = view.seat in view.winners
            names = self.speaker.say(Say("seats", {"seats": " ".join(map(str, view.winners))}))
            return f"{name} · " + (self.speaker.message("term-won") if won else self.speaker.message("term-lost", {"names": names or "—"}))
        if view.seat in view.actors:
            return f"{name} · " + (self.speaker.say(view.prompt) if view.prompt else self.speaker.message("turn-yours"))
        return f"{name} · " + self.speaker.say(Say("turn-of", {"seat": view.actors[0] if view.actors else 0}))

    # -- the hand that plays ----------------------------------------------------------------------------------------------------------------

    @on(OptionList.OptionSelected, "#moves")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click in the list."""
        offer = self.offers[event.option_index]
        if isinstance(offer, Move):
            self.act(offer.text)
        elif isinstance(offer, Pick):
            self.act(offer.text.replace("{items}", " ".join(self.in_order())))
        else:
            self.control = offer
            line = self.query_one("#line", Input)
            line.value = str(offer.default or offer.low)
            line.focus()
            self.message = self.speaker.message("term-number", {"low": offer.low, "high": offer.high})
            self.refresh_table()

    def in_order(self) -> list[str]:
        """The selected items as the zones have them."""
        zones = self.shown.zones if self.shown else []
        return [item.id for zone in zones for item in zone.items if item.id in self.selected]

    def action_touch(self, zone: str, item: str) -> None:
        """A card, tile, piece or place is touched."""
        view = self.shown
        if view is None:
            return
        if self.selected and not view.picks:
            places = {f"{zone}/{item}", zone, f"{zone}/{_at(view, zone, item)}"}
            found = [move for move in view.moves if set(self.selected) <= set(move.items) and move.target in places]
            if found:
                self.act(found[0].text)
                return
        if any(zone in pick.zones for pick in view.picks):
            self.selected = [other for other in self.selected if other != item] if item in self.selected else [*self.selected, item]
            self.message = self.total(view)
            self.refresh_table()
            return
        found = [move for move in view.moves if item and item in move.items]
        if len(found) == 1:
            self.act(found[0].text)
        elif found:
            self.selected = [item]
            self.refresh_table()
        else:
            button = next((move for move in view.moves if move.target == zone and not move.items), None)
            self.act(button.text if button else f"{item or zone}")

    def total(self, view: View) -> str:
        """The running total of what is selected, where one counts."""
        pick = view.picks[0]
        return f"{sum(pick.worth.get(item, 0) for item in self.selected)} / {pick.goal}" if pick.goal else ""

    @on(Input.Submitted, "#line")
    def written(self, event: Input.Submitted) -> None:
        """A move written, or the number of a control."""
        text, event.input.value = event.value.strip(), ""
        control, self.control = self.control, None
        self.query_one("#moves").focus()
        if text:
            self.act(control.text.replace("{n}", text) if control else text)

    def action_write(self) -> None:
        """To the line below."""
        self.query_one("#line").focus()

    def action_clear(self) -> None:
        """Nothing selected."""
        self.selected, self.message, self.control = [], "", None
        self.query_one("#moves").focus()
        self.refresh_table()

    def action_hint(self) -> None:
        """Ask for a hint."""
        self.message = self.speaker.message("term-thinking")
        self.refresh_table()
        self.take(self.table.take(ME, AskHint(self.seq), now()))

    def action_undo(self) -> None:
        """Take the last move back."""
        self.take(self.table.take(ME, Undo(), now()))

    def action_redo(self) -> None:
        """Play it again."""
        self.take(self.table.take(ME, Undo(redo=True), now()))

    def action_rules(self) -> None:
        """The rulebook page."""
        try:
            self.push_screen(Page(Markdown(rulebook(self.speaker.lang, self.table.opened.game))))
        except Refused as refusal:
            self.message = self.speaker.refusal(refusal.key, refusal.facts)
            self.refresh_table()

    def action_log(self) -> None:
        """All that has been said and done."""
        self.push_screen(Page("\n".join(self.said)))

    def action_keys(self) -> None:
        """The keys."""
        self.push_screen(Page(self.speaker.message("term-keys")))


def _joined(drawing: Drawing) -> Text:
    return Text("\n").join(drawing.table())


def _at(view: View, zone: str, item: str) -> str:
    for one in view.zones:
        if one.id == zone:
            return next((thing.at for thing in one.items if thing.id == item), "")
    return ""
