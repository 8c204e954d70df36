"""The lock that `make play` installs from holds everything the project needs when it runs, and not only what the tests brought along."""

from __future__ import annotations

import re
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(name: str, extras: frozenset[str], seen: set[tuple[str, frozenset[str]]]) -> set[str]:
    """The distributions that one needs, and those that they need."""
    if (name, extras) in seen:
        return set()
    seen.add((name, extras))
    found: set[str] = set()
    for line in requires(name) or []:
        requirement = Requirement(line)
        if requirement.marker and not any(requirement.marker.evaluate({"extra": extra}) for extra in extras | {""}):
            continue
        found.add(plain(requirement.name))
        found |= needed(requirement.name, frozenset(requirement.extras), seen)
    return found


def test_the_lock_of_make_play_is_whole() -> None:
    locked = {plain(line.split("==")[0]) for line in (ROOT / "requirements.lock").read_text().splitlines() if line.strip()}
    wanted = needed("sobremesa", frozenset(), set())
    assert {"sqlalchemy", "greenlet", "starlette", "textual"} <= wanted
    assert wanted <= locked, f"not in requirements.lock: {sorted(wanted - locked)}"
