"""The server under load: tables live at once, each a person (a script here) against a bot, over real WebSockets on this machine's loopback.

`python -m tests.bench.server [--tables 200] [--seconds 20]`. Two runs: at a table's usual pace (how long a move takes to come back), and without
any pause (how many moves a second go through). Prints also the memory of the idle server and of a table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import websockets

from tests.web.house import ROOT, free_port


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


class Player:
    """Plays at random at one table and notes how long each of its moves took to come back."""

    def __init__(self, url: str, pause: float) -> None:
        self.url = url
        self.pause = pause
        self.delays: list[float] = []
        self.moves = 0
        self.rng = random.Random(url)
        self.playing = asyncio.Event()

    async def open(self, number: int) -> None:
        """A guest and a table."""
        headers = {"origin": self.url}
        async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60) as client:
            (await client.post("/api/me", json={"name": f"P{number}"})).raise_for_status()
            answer = await client.post("/api/tables", json={"game": "brisca", "seats": 2, "listed": False, "options": {"hands": 50}})
            answer.raise_for_status()
            self.code = answer.json()["code"]
            self.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    async def play(self, finish: float) -> None:
        """Until ``finish``, on the clock of the event loop."""
        loop = asyncio.get_running_loop()
        address = self.url.replace("http", "ws") + f"/api/tables/{self.code}/ws"
        async with websockets.connect(address, additional_headers={"origin": self.url, "cookie": self.cookie}, max_size=1 << 20) as socket:
            await socket.send(json.dumps({"type": "seat_bot", "seat": 1, "level": "easy"}))
            await socket.send(json.dumps({"type": "start"}))
            sent, asked = 0.0, -1
            while loop.time() < finish:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), max(0.01, finish - loop.time())))
                except TimeoutError:
                    return
                if message["type"] != "view":
                    continue
                self.moves += message["seq"] > 0
                if 0 <= asked < message["seq"]:
                    self.delays.append(loop.time() - sent)
                    asked = -1
                moves = message["view"].get("moves", [])
                if moves and asked < 0:
                    if self.pause:
                        await asyncio.sleep(self.pause * self.rng.uniform(0.5, 1.5))
                    sent, asked = loop.time(), message["seq"]
                    await socket.send(json.dumps({"type": "act", "seq": asked, "text": self.rng.choice(moves)["text"]}))


async def load(url: str, tables: int, seconds: float, pause: float) -> dict[str, float]:
    """Moves a second at all the tables together, and how long a person's own move takes to come back (ms)."""
    players = [Player(url, pause) for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*[player.open(start + n) for n, player in enumerate(players[start : start + 20])])
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*[player.play(began + seconds) for player in players])
    delays = sorted(delay for player in players for delay in player.delays)
    passed = asyncio.get_running_loop().time() - began
    return {
        "moves_per_second": sum(player.moves for player in players) / passed,
        "median_ms": 1000 * delays[len(delays) // 2],
        "p99_ms": 1000 * delays[int(len(delays) * 0.99)],
        "answers": len(delays),
    }


def measure(tables: int, seconds: float, pause: float, hasty: bool) -> dict[str, float]:
    """One server, one load."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.web.serve", str(port), f"{folder}/load.db", *([] if hasty else ["usual"])]
        server = subprocess.Popen(command, cwd=ROOT, env=dict(os.environ))
        try:
            for _ in range(400):
                try:
                    httpx.get(f"{url}/api/health", timeout=1)
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            httpx.get(f"{url}/api/games", timeout=30)
            idle = memory(server.pid)
            found = asyncio.run(load(url, tables, seconds, pause))
            return {**found, "idle_mb": idle, "kb_per_table": 1024 * (memory(server.pid) - idle) / tables}
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=20)
    given = arguments.parse_args()
    print(
        json.dumps(
            {
                "usual pace": measure(given.tables, given.seconds, 1.5, hasty=False),
                "no pauses": measure(given.tables, given.seconds, 0.0, hasty=True),
            },
            indent=1,
        )
    )
