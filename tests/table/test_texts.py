"""Every refusal of the table and the server has its sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from sobremesa import text

SOURCES = Path(text.__file__).parents[1]


def test_every_refusal_has_a_sentence():
    used: set[str] = set()
    for floor in ("table", "server"):
        for path in (SOURCES / floor).glob("*.py"):
            used |= set(re.findall(r'(?:Refused|No|Failure)\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(used) > 25
    for lang in text.LANGUAGES:
        assert {f"refused-{key}" for key in used} - text.keys(lang) == set()


def test_all_that_games_and_bots_say_has_a_text():
    used: set[str] = set()
    for floor in ("games", "bots"):
        for path in (SOURCES / floor).glob("**/*.py"):
            source = path.read_text(encoding="utf-8")
            used |= set(re.findall(r'\bsay\(\s*"([a-z0-9_-]*[a-z0-9])"', source)) | set(re.findall(r'"(hint-[a-z0-9_-]*[a-z0-9])"', source))
            used |= set(re.findall(r'\.note\(\s*"[a-z-]+",\s*"([a-z0-9_-]+)"', source))
    assert len(used) > 500
    for lang in text.LANGUAGES:
        assert used - text.keys(lang) == set()
