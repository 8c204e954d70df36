"""Where bots think: in processes of their own, since a thought may take a second and a compiled engine lets nothing else run meanwhile.

The processes start with the first thought, and stop when no table has asked for one in a while.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from sobremesa.table.thinking import Bots, Decision, Thought, house_bots

IDLE = 300.0
"""Seconds without a thought after which the processes stop."""


class Thinker(Protocol):
    """Thinks without holding up the event loop."""

    async def think(self, thought: Thought) -> Decision | None: ...

    def close(self) -> None: ...


class ThreadThinker:
    """Thinks in a thread: for bots that are quick, or that other processes do not know."""

    def __init__(self, bots: Bots = house_bots) -> None:
        self._bots = bots

    async def think(self, thought: Thought) -> Decision | None:
        """Decide."""
        return await asyncio.to_thread(thought.run, self._bots)

    def close(self) -> None:
        """Nothing to stop."""


class ProcessThinker:
    """Thinks in a pool of processes, fed with positions."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._busy = 0

    async def think(self, thought: Thought) -> Decision | None:
        """Decide. A pool whose process was killed is made anew, once."""
        order = (thought.state.game.slug, thought.state.position(), thought.seat, thought.level, thought.seed)
        self._busy += 1
        try:
            try:
                return await self._run(order)
            except BrokenProcessPool:
                self.close()
                return await self._run(order)
        finally:
            self._busy -= 1
            self._wait()

    async def _run(self, order: tuple[str, Mapping[str, object], int, str, int]) -> Decision | None:
        if self._pool is None:
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            self._pool = ProcessPoolExecutor(self._workers, context, follow_parent)
        return await asyncio.get_running_loop().run_in_executor(self._pool, _decide, *order)

    def _wait(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._rest)

    def _rest(self) -> None:
        if not self._busy:
            self.close()

    def close(self) -> None:
        """Stop the processes."""
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)  # a thought under way takes a second at most
            self._pool = None


def follow_parent() -> None:
    """End with the server, even if it is killed: nobody would ever tell this process to stop."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _decide(slug: str, position: Mapping[str, object], seat: int, level: str, seed: int) -> Decision | None:
    from sobremesa.core.registry import get

    return Thought(get(slug).restore(position), seat, level, 0, 0, seed).run(house_bots)
