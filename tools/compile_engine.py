"""Compile the engine with mypyc: `core`, `games` and the search of `bots`, each family a library of its own.

The result goes to ``src/sobremesa/_compiled/`` with a manifest of the sources it was made from; ``sobremesa/_engine.py`` uses it while it
fits. Without a C compiler, or where something fails to compile, one line says so and the interpreted engine serves.

What is made on the way stays in ``build/engine``, so that after a change only what depends on it is compiled again. ``--later`` compiles in a
process of its own that gives way to any other and goes on after this one has ended.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "sobremesa"
TARGET = PACKAGE / "_compiled"
SCRATCH = ROOT / "build" / "engine"
LOG = SCRATCH / "log.txt"

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


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """The files by library: the core, each family, the bots. The largest comes first, so that no compiler is left alone with it at the end."""
    by_folder: dict[str, list[str]] = {}
    for file in files:
        by_folder.setdefault(str(Path(file).parent), []).append(f"sobremesa/{file}")
    largest_first = sorted(by_folder, key=lambda folder: -sum((SOURCE / member).stat().st_size for member in by_folder[folder]))
    return [(by_folder[folder], "sobremesa_" + folder.replace("/", "_")) for folder in largest_first]


def build() -> None:
    """Run in a process of its own, in ``src``: compile into ``SCRATCH``."""
    from mypyc.build import mypycify
    from setuptools import setup

    files = sources()
    made = mypycify(
        ["--strict", "--config-file=", f"--cache-dir={SCRATCH / 'mypy'}", *[f"sobremesa/{file}" for file in files]],
        opt_level="1",  # what 2 adds takes as long again to compile and makes no game measurably faster
        debug_level="0",
        separate=groups(files),
        target_dir=str(SCRATCH / "c"),
    )
    setup(
        name="sobremesa-engine",
        ext_modules=made,
        script_args=["-q", "build_ext", "-j2", "--build-lib", str(SCRATCH / "lib"), "--build-temp", str(SCRATCH / "o")],
    )


def fits(digest: str) -> bool:
    """Whether the compiled engine that is there was made from these sources for this Python."""
    manifest = TARGET / "manifest.json"
    if not manifest.exists():
        return False
    old = json.loads(manifest.read_text())
    return bool(old["digest"] == digest and old["python"] == sys.version)


def belongs(library: Path, files: list[str]) -> bool:
    """Whether a library is of one of the files or of a whole group: those of files that are gone stay among what is kept."""
    module = library.relative_to(SCRATCH / "lib").as_posix().split(".")[0]
    return module.endswith("__mypyc") or f"{module.removeprefix('sobremesa/')}.py" in files


def compile_all(files: list[str], digest: str) -> int:
    """Compile in ``SCRATCH`` and put the libraries and their manifest in their place, all at once; 0 if that went well."""
    began = time.monotonic()
    made_for = SCRATCH / "made-for"
    if not made_for.exists() or made_for.read_text() != sys.version:
        shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True, exist_ok=True)
    made_for.write_text(sys.version)
    environment = {**os.environ, "MYPYPATH": str(SOURCE)}
    with LOG.open("w") as log:
        run = subprocess.run([sys.executable, __file__, "build"], cwd=SOURCE, env=environment, stdout=log, stderr=log, check=False)
    built = {path.relative_to(SCRATCH / "lib"): path for path in (SCRATCH / "lib").rglob("*.so") if belongs(path, files)}
    if run.returncode or not built:
        print(f"The engine did not compile (see {LOG.relative_to(ROOT)}): the interpreted engine serves.")
        return 1
    fresh = TARGET.with_name("_compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    libraries = {}
    for name, path in built.items():
        module = ".".join([*name.parent.parts, name.name.split(".")[0]])
        libraries[module] = f"{module}.so"
        shutil.copy(path, fresh / libraries[module])
    (fresh / "manifest.json").write_text(json.dumps({"python": sys.version, "digest": digest, "sources": files, "libraries": libraries}))
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)
    print(f"Compiled engine built in {time.monotonic() - began:.0f} s ({len(files)} files).")
    return 0


def main(later: bool) -> int:
    """Build unless what is there still fits; 0 if the compiled engine is ready (or ``later`` will be), 1 with one line if there is none."""
    sys.path.insert(0, str(SOURCE))
    os.environ["SOBREMESA_ENGINE"] = "interpreted"
    from sobremesa._engine import sources_digest

    files = sources()
    digest = sources_digest(files)
    if fits(digest):
        return 0
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        print("No C compiler: the interpreted engine serves (everything works, several times slower).")
        return 1
    if later:
        quietly = ["nice", "-n", "15"] if shutil.which("nice") else []
        subprocess.Popen([*quietly, sys.executable, __file__], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        print("The engine is being compiled meanwhile (some minutes): until then bots think more slowly.")
        return 0
    ROOT.joinpath("build").mkdir(exist_ok=True)
    with ROOT.joinpath("build", "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one at a time; whoever has waited finds it done
        return 0 if fits(digest) else compile_all(files, digest)


if __name__ == "__main__":
    if sys.argv[1:] == ["build"]:
        build()
    else:
        sys.exit(main(sys.argv[1:] == ["--later"]))
