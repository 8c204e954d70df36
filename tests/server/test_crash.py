"""A real server process, killed in the middle of a hand."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .conftest import PATIENCE, Guest, Player

PROGRAM = """
import sys
from sobremesa.server.app import serve
from sobremesa.server.limits import Limits

serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], limits=Limits(haste=(1000, 1)))
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None
        self.host = f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        begun = time.monotonic()
        self.process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(self.port), str(self.database)])
        while True:
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() - begun < PATIENCE
            try:
                httpx.get(f"http://{self.host}/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @property
    def cpu(self) -> float:
        """Seconds of processor time used so far: unlike the time by the clock, the same on a busy machine."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Resident memory in kB."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    one = Process(tmp_path / "tables.db")
    yield one
    if one.process is not None and one.process.poll() is None:
        one.kill()


async def play(players: list[Player], moves: int) -> None:
    """Play so many moves, each told to all before the next."""
    for _ in range(moves):
        mover = next(player for player in players if player.moves)
        seq = mover.look["seq"]
        await mover.say("act", seq=seq, text=mover.moves[0])
        for player in players:
            await player.until("view", lambda tell, seq=seq: tell["seq"] == seq + 1)


async def test_a_killed_server_loses_no_accepted_move(process):
    process.start()
    ana, ben = Guest(process.host, "Ana"), Guest(process.host, "Ben")
    code = ana.open("brisca", seats=2, options={"hands": 1})
    async with ana.at(code) as one, ben.at(code) as two:
        await two.say("sit")
        await one.until("table", lambda tell: tell["places"][1]["kind"] == "human")
        await one.say("start")
        for player in (one, two):
            await player.until("view")
        await play([one, two], 3)
    for moves in (1, 4):
        async with ana.at(code) as one, ben.at(code) as two:
            for player in (one, two):
                await player.until("view")
            await play([one, two], moves)
            told = [one.look, two.look]
            mover = one if one.moves else two
            await mover.say("act", seq=mover.look["seq"], text=mover.moves[0])  # on its way when the server dies: may be kept or lost, not half
            process.kill()
            await one.until_closed()
            acknowledged = one.look["seq"]
        process.start()
        async with ana.at(code) as one, ben.at(code) as two:
            for player in (one, two):
                await player.until("view")
            assert one.look["seq"] == two.look["seq"]
            assert acknowledged <= one.look["seq"] <= told[0]["seq"] + 1
            if one.look["seq"] == told[0]["seq"]:
                for look, before in zip((one.look, two.look), told, strict=True):
                    assert look["view"]["zones"] == before["view"]["zones"]
    async with ana.at(code) as one, ben.at(code) as two:
        await asyncio.wait_for(asyncio.gather(one.play_out(), two.play_out()), PATIENCE * 2)
        assert one.table["status"] == "over"


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="needs /proc")
def test_an_idle_server_is_small_and_starts_quickly(process):
    process.start()
    process.kill()
    process.start()
    assert process.cpu < 3  # about 0.7
    assert process.memory < 120_000
