"""Which form of the engine runs: the Python files as they are, or the same files compiled by mypyc.

The compiled form lies in ``_compiled/`` beside this file, with a manifest of the sources it was made from. It is used when it is there and
made from exactly these sources; otherwise the interpreted form runs, which is the reference. ``SOBREMESA_ENGINE=interpreted`` asks
for that expressly, ``=compiled`` makes it an error not to have the compiled one.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).parent
COMPILED = _PACKAGE / "_compiled"
engine = "interpreted"
"""The form in use: ``interpreted`` or ``compiled``."""


def sources_digest(sources: Sequence[str]) -> str:
    """A digest of source files, named relative to the package."""
    digest = hashlib.sha256()
    for name in sources:
        digest.update(name.encode())
        digest.update((_PACKAGE / name).read_bytes())
    return digest.hexdigest()


class _Finder:
    """Finds compiled modules by the manifest."""

    def __init__(self, libraries: dict[str, str]) -> None:
        self._libraries = libraries

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> importlib.machinery.ModuleSpec | None:
        file = self._libraries.get(name)
        if file is None:
            return None
        location = str(COMPILED / file)
        loader = importlib.machinery.ExtensionFileLoader(name, location)
        return importlib.util.spec_from_file_location(name, location, loader=loader)


def install() -> None:
    """Choose the engine; called once, before any of it is imported."""
    global engine
    wanted = os.environ.get("SOBREMESA_ENGINE", "")
    if wanted == "interpreted":
        return
    problem = "it has not been built"
    try:
        manifest = json.loads((COMPILED / "manifest.json").read_text())
        if manifest["python"] != sys.version or manifest["digest"] != sources_digest(manifest["sources"]):
            problem = "the sources have changed since it was built"
        else:
            sys.meta_path.insert(0, _Finder(manifest["libraries"]))
            engine = "compiled"
            return
    except (OSError, ValueError, KeyError):
        pass
    if wanted == "compiled":
        raise ImportError(f"the compiled engine was asked for, but {problem}: run `make compiled`")
