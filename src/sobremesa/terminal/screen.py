"""What the terminal shows of a table: the view, the list of what can be chosen, the log, the line on top; and pages to read."""

from __future__ import annotations

import textwrap

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from sobremesa.core.refusal import Refused
from sobremesa.core.view import Control, Event, Say, View
from sobremesa.terminal.draw import Drawing, waited_for
from sobremesa.terminal.offers import Offer, keyed, numbered, offers
from sobremesa.terminal.pages import Page
from sobremesa.text import Speaker, rulebook

COLUMNS, ROWS = 80, 24
"""The smallest terminal that shows everything."""


class TableScreen(App[None]):
    """Shows one table of ``game`` (slug) and what its reader is about to choose.

    :ivar shown: the view. ``selected``: the items chosen so far, ``target`` where they are to go if that was touched, ``place`` the (zone, item)
        under the cursor, ``control`` the number being set. ``offers``: the list; ``hinted``: the move that the last hint gave.
        ``settled``: whether the last step has moved nothing on the table.
    """

    CSS = """
    #main { width: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #side { width: 34%; min-width: 27; max-width: 46; border-left: solid $primary; }
    #moves { height: 1fr; border: none; padding: 0; scrollbar-size-vertical: 1; }
    #log { height: 6; border-top: solid $primary; padding: 0 1; color: $text-muted; }
    #status { height: auto; max-height: 3; background: $primary-darken-2; padding: 0 1; }
    #small { height: auto; background: $warning-darken-2; padding: 0 1; display: none; }
    #line { height: 1; border: none; padding: 0 1; }
    Page { background: $surface; }
    #page { padding: 1 2; }
    #foot { height: 1; background: $primary-darken-2; padding: 0 1; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, speaker: Speaker, game: str) -> None:
        super().__init__()
        self.speaker = speaker
        self.game = game
        self.shown: View | None = None
        self.selected: list[str] = []
        self.target = ""
        self.place = ("", "")
        self.control: Control | None = None
        self.said: list[str] = []
        self.offers: list[Offer] = []
        self.hinted = ""
        self.settled = False
        self.message = ""

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)
        yield Static(id="status", markup=False)
        with Horizontal():
            with VerticalScroll(id="main", can_focus=False):
                yield Static(id="table", markup=False)
            with Vertical(id="side"):
                yield OptionList(id="moves", markup=False)
                yield Static(id="log", markup=False)
        yield Input(id="line", placeholder=self.speaker.message("term-line"), compact=True)

    def log_events(self, told: list[Event]) -> None:
        """Add to the log; what somebody says aloud has his name before it, unless it names him."""
        for event in told:
            text = self.speaker.say(event.say)
            name = self.speaker.name(str(event.seat)) if event.aloud and event.seat >= 0 else ""
            self.said.append(text if name in text else f"{name}: {text}")

    def refresh_table(self) -> None:
        """Draw again."""
        view = self.shown
        if view is None:
            return
        self.query_one("#status", Static).update(self.status(view))
        main = self.query_one("#main")
        width = main.content_size.width or self.size.width - 31
        height = main.content_size.height or self.size.height - 2
        listed = offers(view, self.speaker, self.selected, self.target, self.control)
        keys = () if self.control or keyed(listed, view) else numbered(view)  # digits of a bet go to the line
        drawing = Drawing(view, self.speaker, max(width - 1, 20), height, frozenset(self.selected), self.place, keys)
        self.query_one("#table", Static).update(Text("\n").join(drawing.table()))
        self.refresh_moves(view)
        log = self.query_one("#log", Static)
        room = max(log.content_size.width or 24, 12)
        lines = [part for line in self.said[-6:] for part in textwrap.wrap(line, room, subsequent_indent=" ")]
        log.update("\n".join(lines[-5:]))

    def refresh_moves(self, view: View) -> None:
        """The list again, the cursor where it was if that is still there."""
        moves = self.query_one("#moves", OptionList)
        at = moves.highlighted
        old = self.offers
        kept = old[at].key if at is not None and at < len(old) else ""
        self.offers = offers(view, self.speaker, self.selected, self.target, self.control)
        if view.over:
            self.offers = [Offer("command", key, self.speaker.message(f"term-{key}")) for key in ("again", "save", "quit")]
        keys = {place: key for key, place in keyed(self.offers, view).items()} if len(self.offers) > 1 else {}
        labels = [f"{keys[n]} " if n in keys else "  " if keys else "" for n in range(len(self.offers))]
        labels = [key + ("➜ " if offer.key == self.hinted else "") + offer.label for key, offer in zip(labels, self.offers, strict=True)]
        if labels != [str(option.prompt) for option in moves.options]:
            moves.clear_options()
            moves.add_options([Entry(text) for text in labels])
        if self.offers:
            known = {offer.key for offer in old}
            betting = any(offer.kind == "control" for offer in self.offers)
            # With a bet on the table one may go on: that is likelier than one more bet.
            new = next((n for n, offer in enumerate(self.offers) if betting and offer.kind == "move" and offer.key not in known), 0)
            if self.settled and kept and not betting:
                # A card that is chosen and yet lies where it lay waits to be confirmed.
                buttons = [move.text for move in view.moves if not move.items]
                new = next((n for n, offer in enumerate(self.offers) if offer.key in buttons), new)
            same = next((n for n, offer in enumerate(self.offers) if offer.key == kept), new if old else 0)
            moves.highlighted = next((n for n, offer in enumerate(self.offers) if offer.key == self.hinted), same)

    def status(self, view: View) -> str:
        """The line on top: what to do, or who is to play; at the end, who has won."""
        name = self.speaker.message(f"game-{view.game}")
        if view.over:
            return f"{name} · {self.ending(view)}" + (f" · {self.message}" if self.message else "")
        if self.message:
            return f"{name} · {self.message}"
        waited = waited_for(view)
        if view.seat in waited:
            return f"{name} · " + (self.speaker.say(view.prompt) if view.prompt else self.speaker.message("turn-yours"))
        return f"{name} · " + self.speaker.say(Say("turn-of", {"seat": waited[0] if waited else 0}))

    def ending(self, view: View) -> str:
        """Who has won, by the view's own word: not everywhere does the most win."""
        mine = view.seat in view.winners
        if len(view.seats) == 1:
            return self.speaker.message("term-won" if mine and view.seats[0].score > 0 else "term-ended")
        if not view.winners:
            return self.speaker.message("term-nobody")
        facts: dict[str, str | int] = {"seats": " ".join(map(str, view.winners)), "n": len(view.winners)}
        lost = self.speaker.message("term-lost", facts)
        return self.speaker.message("term-won") + (f" {lost}" if len(view.winners) > 1 else "") if mine else lost

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new size; say so if it is too small for everything."""
        width, height = event.size.width, event.size.height
        small = self.query_one("#small", Static)
        small.display = width < COLUMNS or height < ROWS
        small.update(self.speaker.message("term-small", {"columns": COLUMNS, "rows": ROWS, "width": width, "height": height}))
        self.call_after_refresh(self.refresh_table)

    def say(self, message: str) -> None:
        """Show a message in the line on top."""
        self.message = message
        self.refresh_table()

    def action_rules(self) -> None:
        """The rulebook page."""
        from rich.markdown import Markdown

        try:
            self.push_screen(Page(Markdown(rulebook(self.speaker.lang, self.game)), self.speaker.message("term-page")))
        except Refused as refusal:
            self.say(self.speaker.refusal(refusal.key, refusal.facts))

    def action_log(self) -> None:
        """All that has been said and done."""
        self.push_screen(Page(Text("\n".join(self.said)), self.speaker.message("term-page"), at_end=True))

    def action_keys(self) -> None:
        """The keys, and the suits of the pack."""
        keys = self.speaker.message("term-keys")
        if self.shown is not None and self.shown.look.startswith("spanish"):
            keys += "\n\n" + self.speaker.message("term-suits")
        self.push_screen(Page(Text(keys), self.speaker.message("term-page")))
