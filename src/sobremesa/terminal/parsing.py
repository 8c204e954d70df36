"""The parser of the command line, in the reader's language: its help, and what it complains of as refusals in the project's own words."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import typer
from typer.core import TyperCommand, TyperGroup

from sobremesa.core.refusal import Refused
from sobremesa.terminal.words import word

# typer has shipped the parser's classes under more than one name: neither its context nor its complaints can be imported by one that stays.
Foreign: TypeAlias = Any
Complaint: Any = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")

SAID = (
    (r"No such command '(?P<text>.*?)'", "cli-no-command"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<text>.*)\)", "cli-extra"),
    (r"Option '?(?P<text>\S+?)'? does not take a value", "cli-takes-none"),
    (r"Option '?(?P<text>\S+?)'? requires (?:an argument|\d+ arguments)", "cli-no-value"),
    (r"greater than or equal to (?P<low>\S+)", "cli-low"),
    (r"less than or equal to (?P<high>\S+)", "cli-high"),
    (r"range x>=(?P<low>[\d.]+)", "cli-low"),
    (r"integer", "cli-integer"),
    (r"number|float", "cli-number"),
)
"""How the parser words what has no class of its own: a pattern, and the refusal it is."""


HEADS = (
    ("Show this message and exit.", "cli-help-option"),
    ("Usage:", "cli-help-usage"),
    ("Arguments:", "cli-help-arguments"),
    ("Options:", "cli-help-options"),
    ("Commands:", "cli-help-commands"),
    ("[OPTIONS]", "cli-help-some-options"),
    ("COMMAND [ARGS]...", "cli-help-some-command"),
    ("[required]", "cli-help-required"),
    ("[default:", "cli-help-default"),
)
"""What the parser's help says in words of its own, and the message for it."""


def spoken(help_text: str) -> str:
    """A help text of the parser's in the reader's language."""
    for said, key in HEADS:
        help_text = help_text.replace(said, word(key))
    return help_text


class Spoken(TyperCommand):
    """A command whose help is in the reader's language."""

    def get_help(self, ctx: Foreign) -> str:
        return spoken(super().get_help(ctx))


class SpokenGroup(TyperGroup):
    """The same for the whole."""

    def get_help(self, ctx: Foreign) -> str:
        return spoken(super().get_help(ctx))


def refusal(error: Exception) -> Refused:
    """The refusal that a complaint of the parser's is."""
    kinds = [kind.__name__ for kind in type(error).__mro__]
    text = _parameter(error)
    if "MissingParameter" in kinds:
        return Refused("cli-missing", text=text)
    if "NoSuchOption" in kinds:
        return Refused("cli-no-option", text=str(getattr(error, "option_name", "")))
    message = str(error.format_message() if isinstance(error, Complaint) else error)
    for pattern, key in SAID:
        found = re.search(pattern, message)
        if found:
            return Refused(key, **{"text": text, **found.groupdict()})
    return Refused("cli-value", text=text) if "BadParameter" in kinds else Refused("cli-usage")


def _parameter(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", None) or "")
    options = [name for name in parameter.opts if name.startswith("-")]
    return str(max(options, key=len)) if options else str(parameter.metavar or parameter.human_readable_name)
