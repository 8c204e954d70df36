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
