"""The docs are true: their commands run, their Python runs, their links lead somewhere, their make targets exist."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.M | re.S)

# Commands that would not come to an end, or that run these very tests; what they do is tested elsewhere.
ELSEWHERE = {"make": "the targets below", "play": "tests/terminal/test_play.py", "serve": "tests/web and tests/server"}


def blocks(page: Path, *kinds: str) -> list[str]:
    return [body for kind, body in BLOCK.findall(page.read_text(encoding="utf-8")) if kind in kinds]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "sh")], ids=name)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    """Every `sobremesa` command of a page, in its order, in an empty folder."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    for block in blocks(page, "sh"):
        for line in block.splitlines():
            line = line.split("  #")[0].strip()
            words = shlex.split(line)
            if not words or any(word in ELSEWHERE for word in words[:2]):
                continue
            if words[0].startswith(".venv/bin/pytest") or "<slug" in line:
                continue
            if words[0] not in ("echo", ".venv/bin/sobremesa"):
                continue  # the operator's own tools (systemctl, sqlite3, curl...) are not ours to run
            line = line.replace(".venv/bin/sobremesa", "sobremesa")
            done = subprocess.run(line, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False)
            assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


def test_readme_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = blocks(ROOT / "README.md", "python")
    exec(compile(block, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]\n", capsys.readouterr().out)


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for page in PAGES:
        for target in re.findall(r"`make ([a-z-]+)`|^make ([a-z-]+)", page.read_text(encoding="utf-8"), re.M):
            wanted = "".join(target)
            assert re.search(rf"^{wanted}:", makefile, re.M), f"{name(page)}: no target {wanted!r}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_and_files_exist(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", text):
        assert (page.parent / target).exists(), f"{name(page)} links to {target}"
    for path in re.findall(r"`((?:src|tests|docs|tools|web)/[\w./-]+\.\w+)`", text):
        assert (ROOT / path).exists(), f"{name(page)} names {path}"


def test_docstring_examples_run() -> None:
    """The doctests of the public modules."""
    files = [path for path in (ROOT / "src" / "sobremesa").rglob("*.py") if ">>>" in path.read_text(encoding="utf-8")]
    assert len(files) >= 4
    modules = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__") for path in files]
    code = f"import doctest, importlib, sys; bad = sum(doctest.testmod(importlib.import_module(m)).failed for m in {modules!r}); sys.exit(bad)"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "SOBREMESA_ENGINE": "interpreted"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
