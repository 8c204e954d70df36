"""Law 10: the interpreted and the compiled engine play the same matches."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

import sobremesa
from sobremesa.core.state import TABLE
from tests.laws import laws
from tests.laws.test_laws import Case, plain, playable, start

ROOT = Path(__file__).resolve().parents[2]


def digests() -> dict[str, str]:
    """For every game, a digest of all that is shown and of every step along some random matches."""
    found: dict[str, str] = {}
    for slug in sobremesa.games():
        game = sobremesa.get(slug)
        digest = hashlib.sha256()
        for turn, seats in enumerate(game.seats):
            rng = random.Random(seats)
            options = {option.id: rng.choice(option.values) for option in game.options if option.id != "seats"} if turn % 2 else {}
            case: Case = (slug, seats, tuple(options.items()))
            state = start(case if playable(case) else plain(slug, seats), seats)
            for number in range(150):
                if not state.actors():
                    break
                digest.update(laws.shown(state, number % seats))
                seat, action = laws.step(state, rng)
                digest.update(f"{seat if seat != TABLE else 't'} {action}".encode())
            digest.update(laws.frozen(state))
        found[slug] = digest.hexdigest()
    return found


def run(engine: str) -> dict[str, str]:
    code = (
        "import msgspec, sobremesa._engine as e; from tests.laws.test_engines import digests;"
        f"found = digests(); assert e.engine == {engine!r}, e.engine; print(msgspec.json.encode(found).decode())"
    )
    environment = {**os.environ, "SOBREMESA_ENGINE": engine, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=dict[str, str])


def test_law_10_both_engines_play_the_same() -> None:
    """With a C compiler, the compiled engine is built (if it is not there yet) and every game goes the same way in both."""
    built = subprocess.run([sys.executable, "tools/compile_engine.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        assert built.returncode == 1
        assert "No C compiler" in built.stdout
        return
    assert built.returncode == 0, built.stdout
    assert run("interpreted") == run("compiled")
