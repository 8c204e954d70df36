"""The project's texts: one Fluent catalogue per language, shared by server, terminal and browser, and how facts are spoken.

Texts lie in ``<lang>/*.ftl``: ``core.ftl`` for what games share, ``<slug>.ftl`` for a game's own. Rulebook pages in ``rulebook/<lang>/<slug>.md``.

Names of messages:

- ``game-<slug>``, ``about-<slug>``: a game's name and its line on the shelf; ``family-<family>``.
- ``refused-<key>``: why a move is refused. Every other key of a :class:`~sobremesa.core.view.Say` is a message as it stands.
- ``zone-<kind>`` with ``$seat`` and ``$n``, and ``zone-<kind>-own`` where the reader's own is called otherwise; ``badge-<badge>``.
- ``option-<id>`` with the attribute ``.help``, ``value-<value>``: an option's label, its explanation, and a value's label; a game's own
  wording is ``<slug>-option-<id>`` and ``<slug>-value-<id>-<value>``, asked for first (then ``value-<id>-<value>``, then ``value-<value>``).

How facts are spoken, by their name (up to a digit at its end: ``card2`` like ``card``):

- ``card``, ``cards``: a notation (``7o``; ``7o 3c``) in words: ``card-<look>`` with ``$rank`` and ``$suit``, from ``rank-<look>-<rank>`` and
  ``suit-<look>-<suit>``; jokers ``<slug>-card-joker-<n>`` or ``card-joker``. The mark of a copy is not spoken.
- ``suit``, ``rank``: a letter or rank of that look.
- ``seat``, ``seats``: the players' names (blank-separated numbers), joined by the language's "and" (``list-and``).
- ``option``, ``value``: an option's label; a value's label.
- ``say``: another message's key, spoken without facts.
- a text that is a number (``-1.5``) with a minus sign and the language's decimal sign, anything else as it is.

A sentence that begins with such a fact begins with a capital (``Siete de oros no está en la mesa``), but a player's name stays as it was given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from sobremesa.core.refusal import Fact, Refused
from sobremesa.core.view import Say

LANGUAGES = ("es", "en")
_HERE = Path(__file__).parent
_NUMBER = re.compile(r"[+−-]?\d+(\.\d+)?")
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


@cache
def source(lang: str) -> str:
    """The whole catalogue of a language as Fluent source."""
    if lang not in LANGUAGES:
        raise Refused("unknown-language", text=lang, allowed=", ".join(LANGUAGES))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((_HERE / lang).glob("*.ftl")))


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    return bundle


@cache
def _openings(lang: str) -> dict[str, str]:
    """The messages that begin with a fact, and that fact's name."""
    found: dict[str, str] = {}
    for entry in FluentResource(source(lang)).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        first = entry.value.elements[0]
        if isinstance(first, ast.Placeable) and isinstance(first.expression, ast.VariableReference):
            found[entry.id.name] = first.expression.id.name
    return found


def keys(lang: str) -> set[str]:
    """Every message of a language; attributes as ``key.attribute``."""
    found: set[str] = set()
    for entry in FluentResource(source(lang)).body:
        name = getattr(getattr(entry, "id", None), "name", None)
        if name is None or type(entry).__name__ != "Message":
            continue
        found.add(name)
        found.update(f"{name}.{attribute.id.name}" for attribute in getattr(entry, "attributes", []))
    return found


def rulebook(lang: str, slug: str) -> str:
    """The rulebook page of a game, Markdown. Raises :class:`Refused` ``no-rules``."""
    path = _HERE / "rulebook" / lang / f"{slug}.md"
    if lang not in LANGUAGES or not re.fullmatch(r"[a-z0-9-]+", slug) or not path.is_file():
        raise Refused("no-rules", text=slug)
    return path.read_text(encoding="utf-8")


def minus(text: str) -> str:
    """The numbers below zero in a text, with a minus sign instead of a hyphen.

    >>> minus("-4 en 3-4")
    '−4 en 3-4'
    """
    return _HYPHEN.sub("−", text)


class Speaker:
    """Speaks for one reader: a language, the look of the pack in play, the names of the players (by seat)."""

    def __init__(self, lang: str = "es", look: str = "", names: Sequence[str] = (), slug: str = "") -> None:
        self.lang = lang
        self.look = look
        self.names = names
        self.slug = slug
        self._bundle = _bundle(lang)
        self._ways: dict[str, Callable[[str], str]] = {
            "card": self.card,
            "cards": lambda text: self._join([self.card(name) for name in text.split()]),
            "suit": lambda text: self.message(f"suit-{self.look or 'french'}-{text}"),
            "rank": lambda text: self.message(f"rank-{self.look or 'french'}-{text}"),
            "seat": self.name,
            "seats": lambda text: self._join([self.name(seat) for seat in text.split()]),
            "option": self.option,
            "value": lambda text: self.value("", text),
            "say": self.message,
        }

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def message(self, key: str, facts: Mapping[str, Fact] | None = None, attribute: str = "") -> str:
        """A message filled with facts that are spoken as their names say. An unknown key is spoken as it stands."""
        if not self._bundle.has_message(key):
            return key
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, _ = self._bundle.format_pattern(pattern, {name: self._spoken(name, fact) for name, fact in (facts or {}).items()})
        return minus(str(text)) if any(isinstance(fact, int) and fact < 0 for fact in (facts or {}).values()) else str(text)

    def render(self, key: str, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]]:
        """A message that is known to exist, and what went wrong in filling it: a fact it lacks, a reference to nothing."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return "", [LookupError(key)]
        text, errors = self._bundle.format_pattern(pattern, {name: self._spoken(name, fact) for name, fact in facts.items()})
        return str(text), list(errors)

    def say(self, say: Say) -> str:
        """A :class:`~sobremesa.core.view.Say` in words."""
        return self._sentence(say.key, say.facts)

    def refusal(self, key: str, facts: Mapping[str, Fact]) -> str:
        """The sentence of a refusal."""
        return self._sentence(f"refused-{key}", facts)

    def _sentence(self, key: str, facts: Mapping[str, Fact]) -> str:
        """A message that stands by itself."""
        text = self.message(key, facts)
        opening = _openings(self.lang).get(key, "")
        way = opening.rstrip("0123456789")
        named = way in ("seat", "seats") and not self._is_dummy(str(facts.get(opening, "")))
        return text[:1].upper() + text[1:] if way in self._ways and not named else text

    def card(self, name: str) -> str:
        """A card in words: ``siete de oros``."""
        name = name.rstrip("'")
        if name.startswith("*"):
            return self._first([f"{self.slug}-card-joker-{name[1:]}", "card-joker"], name)
        look = self.look or "french"
        return self.message(f"card-{look}", {"r": self.message(f"rank-{look}-{name[:-1]}"), "s": self.message(f"suit-{look}-{name[-1:]}")})

    def name(self, seat: str) -> str:
        """A player's name; past the last player, the dummy's."""
        index = int(seat)
        if 0 <= index < len(self.names) and self.names[index]:
            return self.names[index]
        if self._is_dummy(seat):
            return self.message("seat-dummy")
        return self.message("seat-name", {"n": index + 1})

    def _is_dummy(self, seat: str) -> bool:
        return seat.isdigit() and 0 < len(self.names) <= int(seat)

    def zone(self, kind: str, owner: int, count: int, viewer: int) -> str:
        """What a zone is called for the seat ``viewer``."""
        own = f"zone-{kind}-own"
        key = own if owner >= 0 and owner == viewer and self.has(own) else f"zone-{kind}"
        return self.message(key, {"seat": max(owner, 0), "n": count})

    def option(self, id: str) -> str:
        """An option's label."""
        return self._first([f"{self.slug}-option-{id}", f"option-{id}"], id)

    def help(self, id: str) -> str:
        """An option's explanation, empty if it has none."""
        for key in (f"{self.slug}-option-{id}", f"option-{id}"):
            if self.has(key):
                return self.message(key, attribute="help")
        return ""

    def value(self, id: str, value: Fact) -> str:
        """A value's label, a list's being named with ``_`` between its items; numbers stand as they are."""
        named = str(value).replace(" ", "_")
        return self._first([f"{self.slug}-value-{id}-{named}", f"value-{id}-{named}", f"value-{named}"], str(value))

    def _first(self, wanted: list[str], otherwise: str) -> str:
        return next((self.message(key) for key in wanted if self.has(key)), otherwise)

    def _spoken(self, name: str, fact: Fact) -> Fact:
        way = self._ways.get(name.rstrip("0123456789"))
        if way and str(fact) != "":
            return way(str(fact))
        return self.number(fact) if isinstance(fact, str) else fact

    def number(self, value: Fact) -> str:
        """A number as the language writes it: below zero with a minus sign, decimals in Spanish with a comma; any other text as it is.

        >>> Speaker("es").number("−1.5"), Speaker("en").number("1.5"), Speaker("es").number("1.5 y 2"), Speaker("en").number(-4)
        ('−1,5', '1.5', '1.5 y 2', '−4')
        """
        text = str(value)
        if not _NUMBER.fullmatch(text):
            return text
        return minus(text.replace(".", ",") if self.lang == "es" else text)

    def _join(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.message("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})
