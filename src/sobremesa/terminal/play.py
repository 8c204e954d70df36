"""``sobremesa play``: a table in the terminal, against the bots. The same table as the web's, driven without a network."""

from __future__ import annotations

import getpass
import sys
import time
from pathlib import Path
from typing import ClassVar

from textual import events, on, work
from textual.binding import BindingType
from textual.widgets import Input, OptionList

from sobremesa.bots import LEVELS
from sobremesa.core.records import dumps
from sobremesa.core.refusal import Refused
from sobremesa.core.registry import get
from sobremesa.core.view import Control, View
from sobremesa.table.clock import Pauses
from sobremesa.table.messages import Act, AskHint, Heard, Hint, Look, No, SeatBot, Start, Tell, Undo
from sobremesa.table.opening import Setup, open_table
from sobremesa.table.table import Outcome, Table
from sobremesa.table.thinking import Thought, house_bots
from sobremesa.terminal.offers import keyed, label, numbered, pickable, tally, touchable
from sobremesa.terminal.screen import TableScreen
from sobremesa.terminal.spoken import meant
from sobremesa.terminal.words import seats_of
from sobremesa.text import Speaker

ME = "me"


def play_at_terminal(slug: str, seats: int | None, options: dict[str, str], seed: int | None, level: str, lang: str) -> None:
    """Sit down at seat 0 against bots of ``level``. Raises :class:`Refused` for what the game does not have."""
    if level not in LEVELS:
        raise Refused("unknown-bot", text=level, allowed=", ".join(LEVELS))
    game = get(slug)
    chosen = dict(options)
    told = chosen.pop("seats", "")
    count = seats_of(game, seats, told)
    speaker = Speaker(lang, slug=slug)
    setup = Setup(slug, ME, my_name(), count, dict(chosen), seed=seed, listed=False)
    table = Table(open_table(setup, "LOCAL", int(time.time())), now())
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused("cli-no-terminal")
    Terminal(table, speaker, level).run()


def now() -> int:
    """The clock the table is driven by, in ms."""
    return time.monotonic_ns() // 1_000_000


def my_name() -> str:
    """The player's name at this computer."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return ""


class Terminal(TableScreen):
    """The table in the terminal.

    The list at the right holds what can be done now; items can be touched with the mouse, by their number keys, or with a cursor that
    goes from one to the next; a move can be written below. ``pauses``: of a table for another match.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1,question_mark", "keys", ""),
        ("f2,h", "hint", ""),
        ("f3,r", "rules", ""),
        ("f4,l", "log", ""),
        ("u", "undo", ""),
        ("y", "redo", ""),
        ("n", "again", ""),
        ("s", "save", ""),
        ("m", "slap", ""),
        ("left", "cursor(-1)", ""),
        ("right", "cursor(1)", ""),
        ("space", "touch_cursor", ""),
        ("slash", "write", ""),
        ("escape", "clear", ""),
        ("q,ctrl+q,ctrl+c", "quit", ""),
        *[(key, f"number({n})", "") for n, key in enumerate("1234567890")],
    ]

    def __init__(self, table: Table, speaker: Speaker, level: str, pauses: Pauses | None = None) -> None:
        super().__init__(speaker, table.opened.game)
        self.table = table
        self.level = level
        self.pauses = pauses
        self.seq = 0
        self.saving = False

    def on_mount(self) -> None:
        for seat in range(1, self.table.opened.seats):
            self.take(self.table.take(ME, SeatBot(seat, self.level), now()))
        self.sit_down()
        self.set_interval(0.05, self.beat)
        self.query_one("#moves").focus()

    def sit_down(self) -> None:
        """Begin the match of the table."""
        speaker = self.speaker
        chairs = self.table.chairs.all
        speaker.names = [chair.name or (speaker.message("term-bot", {"n": seat}) if seat else "") for seat, chair in enumerate(chairs)]
        self.take(self.table.connect(ME, speaker.names[0], now()))
        self.take(self.table.take(ME, Start(), now()))

    # -- the table ----------------------------------------------------------------------------------------------------------------------

    def beat(self) -> None:
        """Let the table's time pass."""
        due = self.table.due(now())
        if due is not None and due <= now():
            self.take(self.table.wake(now()))
        for thought in self.table.thoughts(now()):
            self.think(thought, self.table)

    @work(thread=True)
    def think(self, thought: Thought, table: Table) -> None:
        """A bot's thought, off the screen's thread."""
        decision = thought.run(house_bots)
        if self.is_running:
            self.call_from_thread(lambda: self.take(table.decided(thought, decision, now())) if table is self.table else None)

    def take(self, outcome: Outcome) -> None:
        """What the table says."""
        for tell in [*outcome.replies, *[tell for who, tell in outcome.sends if who == ME]]:
            self.hear(tell)

    def hear(self, tell: Tell) -> None:
        """One message of the table's."""
        if isinstance(tell, Look):
            self.look(tell)
        elif isinstance(tell, Heard):
            self.speaker.look = self.table.match.state.look() if self.table.match else ""
            self.log_events(tell.events)
        elif isinstance(tell, No):
            self.message = self.speaker.refusal(tell.key, tell.facts)
            self.bell()
            self.refresh_table()
        elif isinstance(tell, Hint):
            self.hinted = tell.text
            view = self.shown
            found = next((move for move in (view.moves if view else []) if move.text == tell.text), None)
            said = label(found, view, self.speaker) if found and view else tell.text or self.speaker.message("term-wait")
            self.message = self.speaker.message("term-hint", {"move": said, "why": self.speaker.say(tell.why)}) if tell.why else said
            self.refresh_table()

    def look(self, tell: Look) -> None:
        """A new view. What was being chosen stays chosen if others' moves leave it open."""
        before = self.shown
        view = tell.view
        self.seq = tell.seq
        self.speaker.look = view.look
        self.shown = view
        self.hinted = ""
        self.settled = before is not None and _lying(before) == _lying(view)
        if before is None or before.moves != view.moves or before.picks != view.picks or before.controls != view.controls:
            self.selected, self.target, self.message = [], "", ""
            self.control = next((one for one in view.controls if self.control and one.id == self.control.id), None)
        if self.place not in touchable(view):
            self.place = ("", "")
        self.log_events(view.events)
        self.refresh_table()

    def act(self, text: str) -> None:
        """Play, or try."""
        self.message = ""
        self.take(self.table.take(ME, Act(self.seq, text), now()))

    # -- the hand that plays ----------------------------------------------------------------------------------------------------------------

    def act_in_words(self, text: str) -> None:
        """Play, or try, what has been written: in the game's notation, or else in the words of the list."""
        self.message = ""
        outcome = self.table.take(ME, Act(self.seq, text), now())
        told = [*outcome.replies, *[tell for who, tell in outcome.sends if who == ME]]
        unknown = [tell for tell in told if isinstance(tell, No) and tell.key.startswith("unknown-")]
        offer = meant(text, self.offers) if unknown else None
        for tell in told:
            if offer is None or tell not in unknown:
                self.hear(tell)
        if offer is None:
            if unknown and self.offers:
                self.say(f"{self.message}. {self.speaker.message('term-as-listed')}")
        elif offer.control is not None:
            self.set_control(offer.control)
        else:
            self.act(offer.key)

    def set_control(self, control: Control) -> None:
        """Ask for the number of a control."""
        self.control = control
        line = self.query_one("#line", Input)
        line.value = str(control.default or control.low)
        line.focus()
        self.say(self.range(control))

    @on(OptionList.OptionSelected, "#moves")
    async def chosen(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click in the list."""
        if event.option_index >= len(self.offers):
            return
        offer = self.offers[event.option_index]
        if offer.kind == "move":
            self.act(offer.key)
        elif offer.kind == "number":
            self.set_number(offer.key)
        elif offer.kind == "command":
            await self.run_action(offer.key)
        elif offer.pick is not None and self.shown is not None:
            items = [item for item in pickable(self.shown, offer.pick) if item in self.selected]
            if items or offer.pick.low == 0:
                self.act(offer.pick.text.replace("{items}", " ".join(items)).strip())
            else:
                self.say(self.speaker.message("term-pick-first"))
        elif offer.control is not None:
            self.set_control(offer.control)

    def range(self, control: Control) -> str:
        """What numbers a control takes."""
        return f"{self.speaker.say(control.say)}: " + self.speaker.message("term-number", {"low": control.low, "high": control.high})

    def set_number(self, text: str) -> None:
        """Play the number of the control being set, if it takes it."""
        control = self.control
        assert control is not None
        if not text.lstrip("-").isdecimal() or not control.low <= int(text) <= control.high or (int(text) - control.low) % control.step:
            self.bell()
            self.query_one("#line", Input).focus()
            self.say(self.range(control))
            return
        self.control = None
        self.query_one("#line", Input).value = ""
        self.query_one("#moves").focus()
        self.act(control.text.replace("{n}", str(int(text))))

    @on(events.Click, "#table")
    def clicked(self, event: events.Click) -> None:
        """A click on the table."""
        place = event.style.meta.get("touch")
        if place:
            self.touch(str(place[0]), str(place[1]))

    def touch(self, zone: str, item: str) -> None:
        """A card, tile, piece or place (empty item) is touched; without a zone, a bid in the panel."""
        view = self.shown
        if view is None:
            return
        if not zone:
            self.act(item)
            return
        zoned = [pick for pick in view.picks if pick.zones]
        if self.selected and not zoned:
            places = {f"{zone}/{item}", zone, f"{zone}/{_at(view, zone, item)}"}
            found = [move for move in view.moves if set(self.selected) <= set(move.items) and move.target in places]
            if len(found) == 1:
                self.act(found[0].text)
                return
            if found:  # several ways to the same place: the list tells them apart
                self.target = found[0].target
                self.say(self.speaker.message("term-ways", {"n": len(found)}))
                return
        if any(zone in pick.zones for pick in zoned):
            if item:
                self.selected = [other for other in self.selected if other != item] if item in self.selected else [*self.selected, item]
                self.say(next((tally(view, pick, self.selected).strip(" ()") for pick in zoned if pick.goal and zone in pick.zones), ""))
            return
        found = [move for move in view.moves if item and item in move.items]
        if item and self.selected == [item]:
            self.action_clear()
        elif len(found) == 1:
            self.act(found[0].text)
        elif found:
            self.selected, self.target = [item], ""
            self.message = ""
            self.refresh_table()
            self.query_one("#moves", OptionList).highlighted = 0
        else:
            button = next((move for move in view.moves if (move.target == zone and not move.items) or zone in move.items), None)
            control = next((one for one in self.offers if one.control and button and _fits(one.control, button.text)), None)
            if control is not None:
                self.query_one("#moves", OptionList).highlighted = self.offers.index(control)
                self.query_one("#moves", OptionList).action_select()
            elif button or item:
                self.act(button.text if button else item)

    @on(Input.Submitted, "#line")
    def written(self, event: Input.Submitted) -> None:
        """A move written, the number of a control, or the name of a file."""
        text = event.value.strip()
        if self.control is not None and text:
            self.set_number(text)
            return
        event.input.value = ""
        saving, self.saving = self.saving, False
        self.control = None
        self.query_one("#moves").focus()
        if saving and text:
            self.write_record(Path(text).expanduser())
        elif text:
            self.act_in_words(text)
        else:
            self.refresh_table()

    def on_key(self, event: events.Key) -> None:
        """From the line at the foot to the list of usual numbers and back."""
        if event.key in ("up", "down") and self.focused is self.query_one("#line"):
            self.query_one("#moves").focus()
            event.stop()

    def action_write(self) -> None:
        """To the line below."""
        self.query_one("#line").focus()

    def action_clear(self) -> None:
        """Nothing selected."""
        self.selected, self.target, self.message, self.control, self.saving = [], "", "", None, False
        self.place = ("", "")
        self.query_one("#line", Input).value = ""
        self.query_one("#moves").focus()
        self.refresh_table()

    def action_number(self, number: int) -> None:
        """The item of a number key, or the line of the list where no item can be chosen."""
        line = keyed(self.offers, self.shown).get(str((number + 1) % 10)) if self.shown and len(self.offers) > 1 else None
        if line is not None:
            moves = self.query_one("#moves", OptionList)
            moves.highlighted = line
            moves.action_select()
            return
        places = numbered(self.shown) if self.shown else ()
        if number < len(places):
            self.touch(*places[number])

    def action_cursor(self, step: int) -> None:
        """The cursor to the next item that can be touched."""
        places = touchable(self.shown) if self.shown else []
        if places:
            at = places.index(self.place) + step if self.place in places else 0 if step > 0 else -1
            self.place = places[at % len(places)]
            self.refresh_table()

    def action_touch_cursor(self) -> None:
        """Touch what is under the cursor."""
        if self.place[1]:
            self.touch(*self.place)
        else:
            self.action_slap()

    def action_slap(self) -> None:
        """Where all race each other, the one thing that takes no card: what one shouts or does with the hand."""
        view = self.shown
        if view is not None and get(view.game).timed and len(view.actors) > 1:
            buttons = [move for move in view.moves if not move.items]
            if len(buttons) == 1:
                self.act(buttons[0].text)

    def action_hint(self) -> None:
        """Ask for a hint."""
        self.say(self.speaker.message("term-thinking"))
        self.take(self.table.take(ME, AskHint(self.seq), now()))

    def action_undo(self) -> None:
        """Take the last move back."""
        self.take(self.table.take(ME, Undo(), now()))

    def action_redo(self) -> None:
        """Play it again."""
        self.take(self.table.take(ME, Undo(redo=True), now()))

    def action_again(self) -> None:
        """After the end: the same game and bots, a new deal."""
        if self.table.status != "over":
            self.say(self.speaker.refusal("not-over", {}))
            return
        self.table = Table(self.table.again("LOCAL", int(time.time())), now(), pauses=self.pauses)
        self.shown, self.seq, self.said = None, 0, []
        self.sit_down()
        self.query_one("#moves").focus()

    def action_save(self) -> None:
        """After the end: ask for the file of the record."""
        try:
            self.table.record()
        except Refused as refusal:
            self.say(self.speaker.refusal(refusal.key, refusal.facts))
            return
        self.saving = True
        line = self.query_one("#line", Input)
        line.value = f"{self.table.opened.match}.json".replace("LOCAL", self.table.opened.game)
        line.focus()
        self.say(self.speaker.message("term-save-as"))

    def write_record(self, path: Path) -> None:
        """The record to a file that is not there yet."""
        try:
            with path.open("xb") as file:
                file.write(dumps(self.table.record()))
        except OSError as error:
            self.say(self.speaker.refusal("file-unwritable", {"text": str(error)}))
        else:
            self.say(self.speaker.message("term-saved", {"text": str(path)}))


def _at(view: View, zone: str, item: str) -> str:
    for one in view.zones:
        if one.id == zone:
            return next((thing.at for thing in one.items if thing.id == item), "")
    return ""


def _lying(view: View) -> list[tuple[str, list[str]]]:
    """What can be told apart on the table, and where it lies."""
    return [(zone.id, [item.id for item in zone.items]) for zone in view.zones]


def _fits(control: Control, text: str) -> bool:
    before, _, after = control.text.partition("{n}")
    return text.startswith(before) and text.endswith(after)
