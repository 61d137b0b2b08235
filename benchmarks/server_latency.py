"""How long from one seat's act to the other seats' update.

    python -m benchmarks.server_latency TABLES SECONDS

Tables of four people on a server process of its own, each table moving once a second.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.people import Person
from tests.server.test_crash import Server

SEATS = 4


class Bench:
    """One table: whoever owes an act plays at random, and everybody's update is timed."""

    def __init__(self, server: Server, number: int) -> None:
        self.port = server.port
        self.rng = Random(number)
        self.people = [Person(self.port, f"P{number}-{seat}") for seat in range(SEATS)]
        self.table = self.people[0].create("me", *["friend"] * (SEATS - 1))
        for person in self.people[1:]:
            person.join(self.table)
        self.people[0].start(self.table)
        self.sent: dict[int, float] = {}  # turn after the act -> when it was sent
        self.states: dict[int, Any] = {}
        self.pending: float | None = None
        self.times: list[float] = []
        self.acknowledged: list[float] = []

    async def run(self, seconds: float) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        sockets = [
            await connect(address, additional_headers={"Cookie": person.cookie}, compression=None)
            for person in self.people
        ]
        readers = [
            asyncio.create_task(self.read(seat, socket)) for seat, socket in enumerate(sockets)
        ]
        for socket in sockets:
            await socket.send(json.dumps({"do": "watch", "table": self.table["id"]}))
        await asyncio.sleep(1 + self.rng.random())
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.states[0]["ending"]:
            await self.move(sockets)
            await asyncio.sleep(1)
        for socket in sockets:
            await socket.close()
        await asyncio.gather(*readers, return_exceptions=True)

    async def move(self, sockets: list[ClientConnection]) -> None:
        able = [seat for seat, state in self.states.items() if state["offers"]]
        seat = self.rng.choice(able)
        state = self.states[seat]
        act = self.rng.choice(state["offers"])
        message = {"do": "act", "table": self.table["id"], "turn": state["turn"], "act": act}
        self.mover, self.pending = seat, time.perf_counter()
        await sockets[seat].send(json.dumps(message | {"id": "a"}))

    async def read(self, seat: int, socket: ClientConnection) -> None:
        async for raw in socket:
            now = time.perf_counter()
            message = json.loads(raw)
            if message["say"] == "state":
                old = self.states.get(seat)
                self.states[seat] = message
                if self.pending is not None and old and seat != self.mover:
                    self.times.append(now - self.pending)
            elif message["say"] == "done" and message.get("id") == "a":
                assert self.pending is not None
                self.acknowledged.append(now - self.pending)


async def measure(benches: list[Bench], seconds: float) -> None:
    await asyncio.gather(*(bench.run(seconds) for bench in benches))


def share(times: list[float], part: float) -> float:
    return round(1000 * sorted(times)[min(len(times) - 1, int(len(times) * part))], 2)


def main(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            benches = [Bench(server, number) for number in range(tables)]
            asyncio.run(measure(benches, seconds))
        finally:
            server.stop()
    for name, times in (
        ("update of another seat", [t for bench in benches for t in bench.times]),
        ("acknowledgement", [t for bench in benches for t in bench.acknowledged]),
    ):
        print(
            f"{tables} tables of {SEATS}: {name}: {len(times)} measured, "
            f"p50 {share(times, 0.5)} ms, p99 {share(times, 0.99)} ms, "
            f"max {share(times, 1)} ms"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
