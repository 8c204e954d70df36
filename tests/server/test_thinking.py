"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time

import pytest

from sobremesa.core.registry import make
from sobremesa.server.thinking import ProcessThinker
from sobremesa.table.thinking import Thought

from .conftest import PATIENCE


def thought(level: str = "easy") -> Thought:
    state = make("brisca", seats=2, seed=3)
    return Thought(state, state.turn(), level, 0, 0, 5)


async def test_a_bot_decides_in_another_process():
    thinker = ProcessThinker(1)
    try:
        one = thought()
        decision = await asyncio.wait_for(thinker.think(one), PATIENCE)
        assert decision is not None
        assert decision.action in one.state.actions(one.seat)
        for pid in list(thinker._pool._processes):
            os.kill(pid, signal.SIGKILL)
        decision = await asyncio.wait_for(thinker.think(one), PATIENCE)
        assert decision.action in one.state.actions(one.seat)
    finally:
        thinker.close()


async def test_the_loop_goes_on_while_a_bot_thinks():
    thinker = ProcessThinker(1)
    try:
        await asyncio.wait_for(thinker.think(thought()), PATIENCE)
        task = asyncio.create_task(thinker.think(thought("hard")))
        beats = 0
        while not task.done():
            await asyncio.sleep(0.001)
            beats += 1
        assert (await task) is not None
        assert beats > 5
    finally:
        thinker.close()


PROGRAM = """
import asyncio, sys
from tests.server.test_thinking import thought
from sobremesa.server.thinking import ProcessThinker

async def main():
    thinker = ProcessThinker(1)
    await thinker.think(thought())
    print(*thinker._pool._processes, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not os.path.exists("/proc/self"), reason="needs /proc")
def test_the_processes_end_with_a_killed_server(tmp_path):
    program = tmp_path / "server.py"
    program.write_text(PROGRAM)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.getcwd()}) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        assert os.path.exists(f"/proc/{worker}")
        process.kill()
        process.wait()
    end = time.monotonic() + PATIENCE
    while os.path.exists(f"/proc/{worker}") and _state(worker) != "Z":
        assert time.monotonic() < end, "the process lives on"
        time.sleep(0.05)


def _state(pid: int) -> str:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0]
    except OSError:
        return "Z"
