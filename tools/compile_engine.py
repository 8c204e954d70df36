"""Compile the engine with mypyc: `core`, `games` and the search of `bots`, each family a library of its own.

The result goes to ``src/sobremesa/_compiled/`` with a manifest of the sources it was made from; ``sobremesa/_engine.py`` uses it while it
fits. Without a C compiler, or where something fails to compile, one line says so and the interpreted engine serves.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "sobremesa"
TARGET = PACKAGE / "_compiled"

# msgspec structs lose their annotations when compiled, and the registry and records import by name: those stay as they are. So does what no
# search ever calls, for the sake of the C compiler's time.
INTERPRETED = {"core/__init__", "core/view", "core/registry", "core/records", "core/fair", "games/boards/_pdn"}


def sources() -> list[str]:
    """The files to compile, relative to the package; each family's own engine before its games."""
    found = sorted((PACKAGE / "core").glob("*.py"))
    found += [path for path in sorted((PACKAGE / "games").glob("*/*.py")) if path.stem != "__init__"]
    searches = [PACKAGE / "bots" / name for name in ("search.py", "alphabeta.py", "endgame.py", "knowledge/damas.py", "knowledge/_tricks.py")]
    found += [path for path in searches if path.exists()]
    names = [path.relative_to(PACKAGE).as_posix() for path in found]
    return [name for name in names if name.removesuffix(".py") not in INTERPRETED]


def groups(files: list[str]) -> list[tuple[list[str], str]]:
    """The files by library: the core, each family, the bots. The largest comes first, so that no compiler is left alone with it at the end."""
    by_folder: dict[str, list[str]] = {}
    for file in files:
        by_folder.setdefault(str(Path(file).parent), []).append(f"sobremesa/{file}")
    largest_first = sorted(by_folder, key=lambda folder: -sum((SOURCE / member).stat().st_size for member in by_folder[folder]))
    return [(by_folder[folder], "sobremesa_" + folder.replace("/", "_")) for folder in largest_first]


def build() -> None:
    """Run in a process of its own, in ``src``: compile into the folder named by the environment."""
    from mypyc.build import mypycify
    from setuptools import setup

    files = sources()
    made = mypycify(
        ["--strict", "--config-file=", *[f"sobremesa/{file}" for file in files]],
        opt_level="1",  # what 2 adds takes as long again to compile and makes no game measurably faster
        debug_level="0",
        separate=groups(files),
        target_dir=os.environ["ENGINE_BUILD"] + "/c",
    )
    setup(
        name="sobremesa-engine",
        ext_modules=made,
        script_args=["-q", "build_ext", "-j2", "--build-lib", os.environ["ENGINE_BUILD"] + "/lib", "--build-temp", os.environ["ENGINE_BUILD"] + "/o"],
    )


def main() -> int:
    """Build unless what is there still fits; 0 if the compiled engine is ready, 1 with one line if there is none."""
    sys.path.insert(0, str(SOURCE))
    os.environ["SOBREMESA_ENGINE"] = "interpreted"
    from sobremesa._engine import sources_digest

    files = sources()
    digest = sources_digest(files)
    manifest = TARGET / "manifest.json"
    if manifest.exists() and (old := json.loads(manifest.read_text())) and old["digest"] == digest and old["python"] == sys.version:
        return 0
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        print("No C compiler: the interpreted engine serves (everything works, several times slower).")
        return 1
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        environment = {**os.environ, "ENGINE_BUILD": scratch, "MYPYPATH": str(SOURCE)}
        run = subprocess.run([sys.executable, __file__, "build"], cwd=SOURCE, env=environment, capture_output=True, text=True, check=False)
        built = {path.relative_to(scratch + "/lib"): path for path in Path(scratch, "lib").rglob("*.so")}
        if run.returncode or not built:
            log = Path(tempfile.gettempdir()) / "sobremesa-compile.log"
            log.write_text(run.stdout + run.stderr)
            print(f"The engine did not compile (see {log}): the interpreted engine serves.")
            return 1
        shutil.rmtree(TARGET, ignore_errors=True)
        TARGET.mkdir()
        libraries = {}
        for name, path in built.items():
            module = ".".join([*name.parent.parts, name.name.split(".")[0]])
            file = f"{module}.so"
            shutil.copy(path, TARGET / file)
            libraries[module] = file
    manifest.write_text(json.dumps({"python": sys.version, "digest": digest, "sources": files, "libraries": libraries}))
    print(f"Compiled engine built in {time.monotonic() - began:.0f} s ({len(files)} files).")
    return 0


if __name__ == "__main__":
    sys.exit(build() if sys.argv[1:] == ["build"] else main())
