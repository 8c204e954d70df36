"""A process of its own for calculations: one at a time, told how far they are, stopped when nobody waits any more, killed if they do not listen.

Compiled kernels and long loops of Python would both hold up the event loop in a thread.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from sobremesa.core.refusal import Fact, Refused
from sobremesa.server.thinking import IDLE, follow_parent

GRACE: Final = 5.0
"""Seconds that work which was told to stop may go on before its process is killed."""
_TICK: Final = 0.05

Tell = Callable[[str, float], object]
"""Told ``warming`` or ``working`` and the part done; answering ``False`` stops the work."""
Work = Callable[[Any, Tell], object]
"""A calculation: its order, and whom to tell."""


class StoppedWork(Exception):  # noqa: N818  (nothing went wrong)
    """The work was stopped before there was a result."""


class Worker:
    """Hands calculations to a process, which starts with the first and ends after a while without any."""

    def __init__(self, find: Callable[[str], Work]) -> None:
        """:param find: gives the calculation of a name; a function of a module, since the process looks it up there."""
        self._find = find
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._number = 0
        self._idle: asyncio.TimerHandle | None = None
        self.waiting = 0

    async def run(self, name: str, order: object, *, tell: Callable[[str, float], None], stopped: Callable[[], bool], seconds: float) -> object:
        """Do a calculation when its turn comes.

        :param tell: told the part done, in the event loop. ``stopped``: asked now and then. ``seconds`` it may take, then it is stopped too.
        :raises Refused: what the calculation refuses; ``lab-too-long``: stopped by the time. :raises StoppedWork: stopped by ``stopped``.
        """
        self.waiting += 1
        try:
            async with self._turn:
                if stopped():
                    raise StoppedWork
                return await self._do(name, order, tell, stopped, seconds)
        finally:
            self.waiting -= 1
            self._rest_later()

    async def _do(self, name: str, order: object, tell: Callable[[str, float], None], stopped: Callable[[], bool], seconds: float) -> object:
        self._number += 1
        number = self._number
        line = await asyncio.to_thread(self._start)
        end = time.monotonic() + seconds
        asked = 0.0
        try:
            line.send((number, name, order))
            while True:
                told = await asyncio.to_thread(_next, line)
                now = time.monotonic()
                if told is None:
                    if not asked and (stopped() or now > end):
                        asked = now
                        line.send((number, "stop", None))
                    elif asked and now > asked + GRACE:
                        raise EOFError
                    continue
                kind, value = told
                if kind in ("warming", "working"):
                    tell(kind, value)
                    if kind == "warming":
                        end = now + seconds  # done once on a machine, and not held against the question
                elif kind == "done":
                    return value
                elif kind == "refused":
                    raise Refused(value[0], **value[1])
                else:
                    raise StoppedWork if stopped() else Refused("lab-too-long")
        except (EOFError, OSError) as error:
            self._kill()
            if stopped():
                raise StoppedWork from error
            raise Refused("lab-too-long" if asked else "lab-broken") from error
        except asyncio.CancelledError:
            self._kill()
            raise

    def _start(self) -> Connection:
        if self._line is None or self._process is None or not self._process.is_alive():
            self._forget()
            able = "forkserver" in multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver") if able else multiprocessing.get_context("spawn")
            self._line, other = context.Pipe()
            process = context.Process(target=serve, args=(other, self._find), name="sobremesa-lab", daemon=True)
            process.start()
            self._process = process
            other.close()
        return self._line

    def _rest_later(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._rest)

    def _rest(self) -> None:
        if not self.waiting:
            self.close()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
        self._forget()

    def _forget(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.join(2)
        self._process = self._line = None

    def close(self) -> None:
        """Stop the process."""
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if self.waiting:
            self._kill()
        else:
            self._forget()


def _next(line: Connection) -> tuple[str, Any] | None:
    """What the process says next; None if it says nothing for a tick. Raises :class:`EOFError` or :class:`OSError` when it is gone."""
    return line.recv() if line.poll(_TICK) else None


# -- in the process --------------------------------------------------------------------------------------------------------------------------


def serve(line: Connection, find: Callable[[str], Work]) -> None:
    """Do what comes by the line until it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl-C means the server, which closes the line
    follow_parent()
    with suppress(EOFError, OSError):
        while True:
            number, name, order = line.recv()
            if name != "stop":
                line.send(_answer(line, number, find(name), order))


def _answer(line: Connection, number: int, work: Work, order: object) -> tuple[str, object]:
    last = 0.0

    def tell(kind: str, part: float) -> bool:
        nonlocal last
        now = time.monotonic()
        if now - last > _TICK:
            last = now
            line.send((kind, part))
        while line.poll():
            if line.recv()[0] == number:
                return False
        return True

    try:
        return "done", work(order, tell)
    except Refused as refused:
        facts: dict[str, Fact] = refused.facts
        return "refused", (refused.key, facts)
    except StoppedWork:
        return "stopped", None
    except Exception:
        import logging

        logging.getLogger(__name__).exception("a calculation failed")
        return "refused", ("lab-broken", {})
