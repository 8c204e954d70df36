"""Something to read over the table: the rules, the keys, the log."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """A page that is read with the arrows and left with any of the keys that open one."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,r,l,question_mark,enter,f1,f3,f4", "dismiss", "")]

    def __init__(self, body: RenderableType, foot: str, at_end: bool = False) -> None:
        super().__init__()
        self.body = body
        self.foot = foot
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.body, markup=False)
        yield Static(self.foot, id="foot", markup=False)

    def on_mount(self) -> None:
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self.at_end:
            page.scroll_end(animate=False)
